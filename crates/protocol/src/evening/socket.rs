//! The WebSocket of an evening.
//!
//! The client sends `hello` with its device and the number of the last entry that it has. The server answers with
//! `welcome` and the entries after that number. Entry numbers are the same for all clients of an evening. Each audience
//! gets its own version of an entry ([`LogEntry::seen_by`]). A device also numbers its own entries, so it can safely
//! repeat an entry until the server answers.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LogEntry};
use boneyard_club::{Moment, Need, Player};
use boneyard_ids::{ClubId, DeviceId};
use serde::{Deserialize, Serialize};

use crate::problem::Problem;

/// A message from a client. The server ignores unknown fields. It answers an unknown `type` with a problem.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is read")]
pub enum EveningClientMessage {
    /// The first message. Send it within ten seconds.
    Hello {
        /// The version of the messages that the client sends: [`VERSION`](crate::VERSION).
        version: u32,
        /// The device's name among your devices: 1 to `DeviceName::CHARS_MAX` ASCII letters, digits and hyphens. Keep it as
        /// long as the device remembers its entry numbers.
        device: String,
        /// The number of the last entry that the device has. If you leave it out or send 0, you get all entries.
        #[serde(default)]
        last_seen: u32,
        /// The `me` of the `welcome` before that entry; `None` for a spectator. If your author has changed since, the
        /// server sends all entries again.
        #[serde(default)]
        seen_as: Option<Author>,
    },
    /// A new entry. The server sets the author. It replaces a time in the future with its own time.
    Enter {
        /// The entry's number on this device, from 1 to 1 000 000. Each new entry needs a new number. You may repeat an
        /// entry with its number: the server stores it once and answers again.
        n: u32,
        /// When the entry was made, in milliseconds since 1970, by the device's clock.
        at: Moment,
        /// The command that the entry carries out.
        #[serde(rename = "act")]
        command: EveningCommand,
    },
    /// Asks for a `pong`, to check the connection.
    Ping,
}

/// A message from the server.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EveningServerMessage {
    /// Answers `hello`. The server sends it again when your author, your confirmation, the join code or the line-up
    /// changes.
    Welcome {
        /// The server's [`VERSION`](crate::VERSION).
        version: u32,
        /// The author of your entries; `None` for a spectator (CLUB-26).
        me: Option<Author>,
        /// The join code; `None` for a spectator, or if the evening is closed.
        code: Option<String>,
        club: ClubId,
        /// The needs of this device's player (CLUB-103). `None` for organisers and spectators. Also `None` if the
        /// organiser has not confirmed the device and it joined after the needs were last changed.
        needs: Option<Vec<Need>>,
        /// The time by the server's clock, in milliseconds since 1970.
        now: Moment,
        /// The number of the first entry that follows. Discard your copies of this and later entries: they were not
        /// stored, or were sent for another author.
        entries_from: u32,
        /// The number of the last entry. You are up to date when you have this entry.
        entries_to: u32,
        /// The `device` of this device's entries; `None` for a client without a guest cookie.
        device: Option<DeviceId>,
        /// The highest `n` among the stored entries of this device; 0 for none. If the device would give a lower number
        /// to a new entry, it has lost its counter. Then it must continue after this number.
        entered_to: u32,
    },
    /// Entries numbered `from`, `from` + 1, …
    Entries {
        /// The number of the first entry.
        from: u32,
        entries: Vec<LogEntry>,
    },
    /// An entry is stored. The server has already sent it in `entries`.
    Taken {
        /// The entry's number on the device.
        n: u32,
        /// Whether the entry was already stored when it arrived.
        again: bool,
    },
    /// The server refused an entry and did not store it. An entry that the server cannot read also gets this answer, if
    /// its number is readable.
    Refused {
        /// The entry's number on the device.
        n: u32,
        refusal: EntryRefusal,
    },
    /// The players who have joined with a device, and who of them is connected. Only participants get it.
    People {
        /// The players with a device, ordered by number.
        people: Vec<PlayerDevice>,
    },
    /// A message of the client failed, or the connection cannot continue. If it cannot continue, the server closes it
    /// next.
    Problem { problem: Problem },
    /// Answers `ping`.
    Pong,
}

/// A player who has joined with a device (CLUB-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PlayerDevice {
    /// The player's number.
    pub player: Player,
    /// Whether a device of the player is connected now. Organisers' devices count for player 1.
    pub online: bool,
}
