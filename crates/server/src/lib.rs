//! The server. Start with `router`, which lists every address. Then read `tables`, where one task runs each table,
//! and `evenings`, where one task runs each club evening.
//!
//! The server is a thin shell: `boneyard_table` decides what a table does, and `boneyard_store` stores it. Only the
//! server reads the clock, draws random numbers, and uses sockets.

mod accounts;
mod announcement;
mod app;
mod backoff;
mod backups;
mod bots;
mod bounds;
mod catalogue;
mod clock;
mod clubs;
mod config;
mod cooling_off;
mod email;
mod evenings;
mod exposition;
mod friends;
mod http;
mod learn;
mod lobby;
mod matches;
mod me;
mod metrics;
mod moderation;
mod names;
mod network;
mod notices;
mod openapi;
mod permissions;
mod pools;
mod presence;
mod profiles;
mod push;
mod random;
mod rate;
mod reach;
mod registry;
mod router;
mod serve;
mod shutdown;
mod tables;
mod threads;
mod tokens;
mod tournaments;
mod transport;
mod visitors;
mod watch;
mod work;

pub use backups::BackupFolderError;
pub use config::{
    Config, FontFolder, FontFolderError, Limit, LimitConflict, LimitError, LimitValue, Limits, LocalName,
    MailSettings, ParseLocalNameError, ParseMailError, ParsePublicUrlError, ParsePushError, PublicUrl,
    PushReach,
};
pub use moderation::HouseRulesError;
pub use reach::Reach;
pub use serve::{Server, StartError, open_database, stop_signal};
pub use tables::{ReadEventError, read_events};
