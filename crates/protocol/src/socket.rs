//! The WebSocket of a table: JSON text frames, one socket for each client and table.
//!
//! The client sends `hello` with the number of the last event it has. It gets the events it missed. If it missed too
//! many, or its audience changed, it gets a snapshot. Event numbers have no gaps, so a client notices a lost event.

use boneyard_table::{Command, LiveState, Refusal, SeenEvent, TableView, session::TableMessage};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// The protocol version. A client with another version gets [`Problem::Version`] and should reload.
pub const VERSION: u32 = 1;

/// A message from a client. Unknown fields are ignored; an unknown type is refused with a code.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The client's [`VERSION`].
        version: u32,
        /// The number of the last event it has applied; 0 or absent for none.
        #[serde(default)]
        #[ts(type = "number")]
        last_seen: u64,
    },
    /// A command. A repetition with the same `id` gets the same answer.
    Command {
        /// The client's id for the command, at most 64 bytes.
        id: String,
        command: Command,
    },
    /// Answered with `pong`.
    Ping,
}

/// A message from the server.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is encoded")]
pub enum ServerMessage {
    /// Everything the audience may know, up to event `view.seq`.
    Snapshot {
        /// The server's [`VERSION`].
        version: u32,
        view: TableView,
        now: LiveState,
    },
    /// Events numbered `from`, `from` + 1, … and the live state after them. Without events, only the live state has
    /// changed.
    Update {
        /// The number of the first event.
        #[ts(type = "number")]
        from: u64,
        events: Vec<SeenEvent>,
        now: LiveState,
    },
    /// A command was carried out, and its events are stored.
    Ack {
        /// The command's id.
        id: String,
        /// The number of its last event.
        #[ts(type = "number")]
        seq: u64,
    },
    /// A command was refused.
    Refused {
        /// The command's id.
        id: String,
        refusal: Refusal,
    },
    /// A client's message failed. If the connection cannot continue, the server closes it next.
    Problem { problem: Problem },
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
