//! The WebSocket of an evening.
//!
//! The client sends `hello` with its device and the last entry it has. It gets `welcome` and the entries that it misses.
//! All readers of an evening count the same entries, and each audience gets its own version of them
//! ([`LogEntry::seen_by`]). A device numbers what it enters, so it may send an entry again until the server answers.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LogEntry};
use boneyard_club::{Moment, Need, Player};
use boneyard_ids::{ClubId, DeviceId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// What a client says. Unknown fields are ignored; an unknown type is refused with a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is read")]
pub enum EveningClientMessage {
    /// The first message.
    Hello {
        /// The client's [`VERSION`](crate::VERSION).
        version: u32,
        /// Names the device among those of the same visitor; the same as long as it remembers the numbers it gave.
        device: String,
        /// The number of the last entry it has; 0 or absent for none.
        #[serde(default)]
        last_seen: u32,
        /// The author that the server named then. If the author is another one now, the server sends all entries again.
        #[serde(default)]
        seen_as: Option<Author>,
    },
    /// Something was done. The server sees to it who the author is, and that it was not done in the future.
    Enter {
        /// The entry's number among those of this device, from 1. Repeating one is harmless and answered.
        n: u32,
        /// When it was done.
        at: Moment,
        /// What.
        #[serde(rename = "act")]
        command: EveningCommand,
    },
    /// Answered with `pong`.
    Ping,
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EveningServerMessage {
    /// Answers `hello`; sent again when the author of this client changes.
    Welcome {
        /// The server's [`VERSION`](crate::VERSION).
        version: u32,
        /// Who the client is; `None` for one that only looks on (CLUB-26).
        me: Option<Author>,
        /// The code by which others join. Only participants get it, while the evening is open.
        code: Option<String>,
        /// The club whose evening it is.
        club: ClubId,
        /// What the player of this device needs. `None` where the device is not told (CLUB-103): the organiser has not confirmed that it is
        /// the player's, and it was not there before that was entered.
        needs: Option<Vec<Need>>,
        /// The time by the server's clock.
        now: Moment,
        /// The number of the first entry that follows. The client discards what it has from there on: it is not stored, or was sent
        /// for another author.
        entries_from: u32,
        /// The number of the last entry there is. The client is up to date once it has that one.
        entries_to: u32,
        /// What the entries of this device are known by; `None` for a client without a guest's cookie.
        device: Option<DeviceId>,
        /// The highest number of this device among the entries that were taken; 0 for none. A device that would give a lower one to
        /// something else has forgotten how far it was.
        entered_to: u32,
    },
    /// Entries numbered `from`, `from` + 1, …
    Entries {
        /// The number of the first entry.
        from: u32,
        /// The entries.
        entries: Vec<LogEntry>,
    },
    /// An entry was taken and is stored; it is among the entries that were sent.
    Taken {
        /// Its number among those of the device.
        n: u32,
        /// Whether it had arrived before.
        again: bool,
    },
    /// An entry was refused, and nothing of it is kept. The same answers one that cannot be read, as far as its number can.
    Refused {
        /// Its number among those of the device.
        n: u32,
        /// Why.
        refusal: EntryRefusal,
    },
    /// For which players there are devices, and which of them can be reached. For those who are somebody here.
    People {
        /// Players with a device, in the order of their numbers.
        people: Vec<PlayerDevice>,
    },
    /// What the client said cannot be done. Where the server cannot go on, it closes the socket next.
    Problem {
        /// Why.
        problem: Problem,
    },
    /// Answers `ping`.
    Pong,
}

/// A player with a device (CLUB-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayerDevice {
    /// Who.
    pub player: Player,
    /// Whether it can be reached now.
    pub online: bool,
}
