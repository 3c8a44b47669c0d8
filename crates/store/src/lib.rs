//! Durable storage: the one crate that contains SQL.
//!
//! Start at [`Store::open`]. A match is stored as its events. [`Store::append`] returns once the events are on disk, so
//! a crash never loses an event that a player has seen. One thread appends events (`event_log`), and one task writes
//! everything else (`writer`). Both commit what waits together, and take turns.
//!
//! SQLite is the only backend. A second one must pass `tests/suite`.

mod accounts;
mod backup;
mod clubs;
mod error;
mod evenings;
mod event_log;
mod guests;
mod house_rules;
mod inspect;
mod job;
mod limits;
mod matches;
mod metrics;
mod moderation;
mod moderators;
mod open;
mod ratings;
mod relations;
mod row;
mod tables;
mod tournaments;
mod writer;
mod writes;

pub use accounts::{Account, AccountChange, LinkPurpose, Passkey, PushDevice, Session};
pub use backup::{BackupError, back_up, restore};
pub use clubs::{
    Club, ClubChange, GuestClub, Invitation, Member, MergedMember, OfficialVersion, Organiser,
    StoredCompetition, StoredRegulation,
};
pub use error::{
    AccountError, AccountRefusal, AppendError, ClubError, ClubRefusal, EveningError, EveningRefusal,
    InspectError, ModerationError, ModerationRefusal, OpenError, StoreError, TournamentError,
    TournamentRefusal,
};
pub use evenings::{
    BarredGuest, ClosedEvening, Evening, EveningChange, EveningLink, EveningPerson, NewEntry, StoredEntry,
};
pub use guests::Guest;
pub use house_rules::HouseRules;
pub use inspect::{InspectedTable, Inspection, RatedMatch};
pub use limits::{
    COMPETITION_NOTES_MAX, COMPETITIONS_MAX, DEVICES_MAX, EVENING_LINKS_MAX, INVITATIONS_MAX, MEMBERS_MAX,
    NAME_CHARS_MAX, OFFICIAL_VERSIONS_MAX, ORGANISERS_MAX, PASSKEYS_MAX, PUSH_DEVICES_MAX, PUSH_FAILURES_MAX,
    PUSH_KEPT_MS, REGULATIONS_MAX, RELATIONS_MAX, SESSIONS_MAX, TOKENS_MAX,
};
pub use matches::{
    CountedMatch, FinishedMatch, FinishedPlayer, Found, HandCount, HandGroup, HeadToHead, Import,
    ImportedMatch, ImportedPlayer, MatchChange, MatchOutcome, MatchPlace, MatchQuery, PlayerRecord,
    SEARCHED_MAX, SearchQuery, UncountedMatch,
};
pub use metrics::{StoreMetrics, WriterMetrics};
pub use moderation::{
    Appeal, AppealDecided, Conduct, EARLY_EXITS_KEPT_MS, EarlyExits, HintedPair, ModeratedPerson,
    ModerationChange, ModerationEntry, NETWORKS_KEPT_MS, NewReport, NewSanction, PlayFinding, PlayHint,
    PlayHintRun, PlayerConduct, Report, ReportCounts, ReportDecided, ReportPlace, Sanction, SanctionKind,
    SanctionPlace, SharedNetwork, TALK_KEPT_MS, replace_play_hints,
};
pub use moderators::NamedModerator;
pub use open::{OpenOptions, QUICK_CHECK_BYTES_MAX};
pub use ratings::{FamilyRating, Leader, RatingChange};
pub use relations::{Acquaintance, Relation};
pub use tables::{Append, NewEvent, StoredEvent, UnfinishedTable};
pub use tournaments::{
    ClosedTournament, HeldTournament, NewTournamentEvent, StoredTournamentEvent, Tournament,
    TournamentChange, TournamentEntry, TournamentMember, TournamentTable,
};
pub use writer::{GROUP_ROWS_MAX, QUEUE_JOBS_MAX};

use std::fs::File;
use std::thread;

use sqlx::SqlitePool;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Length of the secret that signs cookies, in bytes.
pub const SECRET_BYTES: usize = 64;

/// An open database. Cheap to share behind an `Arc`.
pub struct Store {
    readers: SqlitePool,
    log_reader: event_log::LogReader,
    appends: mpsc::Sender<event_log::AppendJob>,
    log_writer: thread::JoinHandle<()>,
    jobs: mpsc::Sender<job::Job>,
    writer: JoinHandle<()>,
    metrics: StoreMetrics,
    epoch: i64,
    secret: [u8; SECRET_BYTES],
    /// The lock on the database, held until the store is closed; `None` if it was opened without a lock.
    lock: Option<File>,
}

impl Store {
    /// How many times this database has been opened for writing. Each event is stored with the current epoch.
    pub fn epoch(&self) -> i64 {
        self.epoch
    }

    /// The secret that signs cookies. It lives as long as the database.
    pub fn secret(&self) -> &[u8; SECRET_BYTES] {
        &self.secret
    }

    /// What the store counts while it writes.
    pub fn metrics(&self) -> StoreMetrics {
        self.metrics.clone()
    }

    /// How many appends of events wait now, and how many other writes.
    pub fn queued(&self) -> (usize, usize) {
        let waiting = |capacity: usize, max: usize| max.saturating_sub(capacity);
        (
            waiting(self.appends.capacity(), self.appends.max_capacity()),
            waiting(self.jobs.capacity(), self.jobs.max_capacity()),
        )
    }

    /// Waits until everything accepted so far is on disk, then closes the file.
    pub async fn close(self) {
        drop((self.appends, self.jobs));
        let log_writer = tokio::task::spawn_blocking(|| self.log_writer.join());
        if !matches!(log_writer.await, Ok(Ok(()))) {
            tracing::error!("The writer of events had stopped before the store was closed");
        }
        if self.writer.await.is_err() {
            tracing::error!("The storage writer had stopped before the store was closed");
        }
        self.log_reader.close();
        self.readers.close().await;
        // A process that another thread is starting right now has the file open, too, so closing the file would not release the lock.
        if let Some(Err(cause)) = self.lock.map(|lock| lock.unlock()) {
            tracing::error!("The lock of the database could not be released: {cause}");
        }
    }
}
