//! The WebSocket of an evening.
//!
//! The client sends `hello` with its device and the number of the last entry it has. It gets `welcome` and the
//! entries that it lacks. Entry numbers are the same for all clients of an evening, but each audience gets its own
//! version of an entry ([`LogEntry::seen_by`]). A device numbers its own entries, so it may repeat one until the
//! server answers.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LogEntry};
use boneyard_club::{Moment, Need, Player};
use boneyard_ids::{ClubId, DeviceId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// A message from a client. Unknown fields are ignored; an unknown type is refused with a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is read")]
pub enum EveningClientMessage {
    /// The first message.
    Hello {
        /// The client's [`VERSION`](crate::VERSION).
        version: u32,
        /// Identifies the device among those of the same visitor. It stays the same as long as the device remembers
        /// its entry numbers.
        device: String,
        /// The number of the last entry that the device has; 0 or absent for none.
        #[serde(default)]
        last_seen: u32,
        /// The author that the server named when it sent that entry. If the author has changed, the server sends all
        /// entries again.
        #[serde(default)]
        seen_as: Option<Author>,
    },
    /// A new entry. The server sets the author, and limits the time to its own clock.
    Enter {
        /// The entry's number on this device, from 1. A repeated entry is answered again and not stored twice.
        n: u32,
        /// When the entry was made, by the device's clock.
        at: Moment,
        /// What was entered.
        #[serde(rename = "act")]
        command: EveningCommand,
    },
    /// Answered with `pong`.
    Ping,
}

/// A message from the server.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EveningServerMessage {
    /// Answers `hello`. Sent again when the author of this client changes.
    Welcome {
        /// The server's [`VERSION`](crate::VERSION).
        version: u32,
        /// The author for this client's entries; `None` for a spectator (CLUB-26).
        me: Option<Author>,
        /// The code for joining. Only participants get it, while the evening is open.
        code: Option<String>,
        club: ClubId,
        /// The needs of this device's player. `None` if the device may not see them (CLUB-103): the organiser has not
        /// confirmed the device, and it joined after the needs were entered.
        needs: Option<Vec<Need>>,
        /// The time by the server's clock.
        now: Moment,
        /// The number of the first entry that follows. The client discards its own copies from there on: they were
        /// not stored, or were sent for another author.
        entries_from: u32,
        /// The number of the last entry. The client is up to date once it has that one.
        entries_to: u32,
        /// The device id in entries of this device; `None` for a client without a guest cookie.
        device: Option<DeviceId>,
        /// The highest number of this device among the stored entries; 0 for none. A device that would reuse a lower
        /// number has lost its counter.
        entered_to: u32,
    },
    /// Entries numbered `from`, `from` + 1, …
    Entries {
        /// The number of the first entry.
        from: u32,
        entries: Vec<LogEntry>,
    },
    /// An entry is stored; it is among the entries that were sent.
    Taken {
        /// The entry's number on the device.
        n: u32,
        /// Whether it was a repetition.
        again: bool,
    },
    /// An entry was refused and not stored. Also sent for an entry that cannot be read, if its number can.
    Refused {
        /// The entry's number on the device.
        n: u32,
        refusal: EntryRefusal,
    },
    /// The players with devices, and which devices are connected. Only sent to participants.
    People {
        /// The players with a device, by number.
        people: Vec<PlayerDevice>,
    },
    /// A client's message failed. If the connection cannot continue, the server closes it next.
    Problem { problem: Problem },
    /// Answers `ping`.
    Pong,
}

/// A player with a device (CLUB-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayerDevice {
    /// The player's number.
    pub player: Player,
    /// Whether the device is connected.
    pub online: bool,
}
