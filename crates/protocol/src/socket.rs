//! The WebSocket of a table: JSON text frames, one socket for each client and table.
//!
//! The client sends `hello` with the number of the last event that it has. The server answers with the events after
//! that number. A client that is new, missed too many events or has another audience now gets a snapshot. Event
//! numbers have no gaps, so a client notices a lost event.

use boneyard_table::{Command, LiveState, Refusal, SeenEvent, TableView, session::TableMessage};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// The protocol version. A client with another version gets [`Problem::Version`] and must reload.
pub const VERSION: u32 = 1;

/// A message from a client. The server ignores unknown fields. It answers an unknown `type` with a problem.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message. Send it within ten seconds.
    Hello {
        /// The client's [`VERSION`].
        version: u32,
        /// The number of the last event that the client has applied. If it is 0 or left out, you get a snapshot.
        #[serde(default)]
        #[ts(type = "number")]
        last_seen: u64,
    },
    /// A command. If you get no answer, repeat it with the same `id`: the table carries it out once and answers again.
    /// The table remembers your last 32 successful commands and your last 32 refused ones.
    Command {
        /// The id that the client chooses for the command, at most 64 bytes.
        id: String,
        command: Command,
    },
    /// Asks for a `pong`, to check the connection.
    Ping,
}

/// A message from the server.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is encoded")]
pub enum ServerMessage {
    /// Everything that the client's audience may know, up to event `view.seq`.
    Snapshot {
        /// The server's [`VERSION`].
        version: u32,
        view: TableView,
        now: LiveState,
    },
    /// Events numbered `from`, `from` + 1, … and the live state after them. If there are no events, only the live state
    /// is new.
    Update {
        /// The number of the first event.
        #[ts(type = "number")]
        from: u64,
        events: Vec<SeenEvent>,
        now: LiveState,
    },
    /// The table carried out a command and stored its events.
    Ack {
        /// The command's id.
        id: String,
        /// The number of the command's last event.
        #[ts(type = "number")]
        seq: u64,
    },
    /// The table refused a command.
    Refused {
        /// The command's id.
        id: String,
        refusal: Refusal,
    },
    /// A message of the client failed, or the connection cannot continue. If it cannot continue, the server closes it
    /// next.
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
