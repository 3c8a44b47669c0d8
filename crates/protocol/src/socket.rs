//! The WebSocket of a table: JSON text frames, one socket a table and client.
//!
//! The client says `hello` with the last event it saw and gets what it missed, or a snapshot where
//! that is shorter. Events carry a dense number, so a gap is visible.

use boneyard_table::{Command, LiveState, Refusal, SeenEvent, TableView, session::TableMessage};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// The version of this protocol. A client that names another is told to reload.
pub const VERSION: u32 = 1;

/// What a client says. Unknown fields are ignored; an unknown type is refused with a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The client's [`VERSION`].
        version: u32,
        /// The last event it has applied; 0 or absent for none.
        #[serde(default)]
        #[ts(type = "number")]
        last_seen: u64,
    },
    /// A request. Repeating it under the same `id` is harmless and answered the same.
    Command {
        /// The client's own name for it, at most 64 bytes.
        id: String,
        /// What it asks.
        command: Command,
    },
    /// Answered with `pong`.
    Ping,
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is encoded")]
pub enum ServerMessage {
    /// Everything the audience may know, up to event `view.seq`.
    Snapshot {
        /// The server's [`VERSION`].
        version: u32,
        /// The table.
        view: TableView,
        /// The present moment.
        now: LiveState,
    },
    /// Events numbered `from`, `from` + 1, … and the present moment after them. Without events, only
    /// the moment has changed.
    Update {
        /// The number of the first event.
        #[ts(type = "number")]
        from: u64,
        /// The events.
        events: Vec<SeenEvent>,
        /// The present moment.
        now: LiveState,
    },
    /// A command was carried out, and what it did is stored.
    Ack {
        /// The command's name.
        id: String,
        /// The number of its last event.
        #[ts(type = "number")]
        seq: u64,
    },
    /// A command was refused.
    Refused {
        /// The command's name.
        id: String,
        /// Why.
        refusal: Refusal,
    },
    /// What the client said cannot be done. Where the server cannot go on, it closes the socket next.
    Problem {
        /// Why.
        problem: Problem,
    },
    /// Answers `ping`.
    Pong,
}

impl From<TableMessage> for ServerMessage {
    fn from(message: TableMessage) -> Self {
        match message {
            TableMessage::Snapshot { view, now } => Self::Snapshot { version: VERSION, view, now },
            TableMessage::Update { from, events, now } => Self::Update { from, events, now },
            TableMessage::Ack { id, seq } => Self::Ack { id, seq },
            TableMessage::Refused { id, refusal } => Self::Refused { id, refusal },
        }
    }
}
