//! The WebSocket of a table: JSON text frames, one socket for each client and table.
//!
//! The client sends `hello` with the number of the last event that it has. The server answers with the events after
//! that number. A client that is new, missed too many events or has another audience now gets a snapshot. Event
//! numbers have no gaps, so a client notices a lost event.

mod single;

use boneyard_deal::{Commitment, Part};
use boneyard_rules::{Pips, Place, Seat, Tile};
use boneyard_table::{
    ActedBy, Command, LiveState, Refusal, Said, SeenEvent, TableView, session::TableMessage,
};
use serde::{Deserialize, Serialize};

use crate::problem::Problem;

pub use single::{OtherMove, ShortEnds, ShortMove};

/// The protocol version. A client with another version gets [`Problem::Version`] and must reload.
pub const VERSION: u32 = 2;

/// A message from a client. The server ignores unknown fields. It answers an unknown `type` with a problem.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message. Send it within ten seconds.
    Hello {
        /// The version of the messages that the client sends: [`VERSION`].
        version: u32,
        /// The number of the last event that the client has applied. If it is 0 or left out, you get a snapshot.
        #[serde(default)]
        last_seen: u64,
    },
    /// A command. If you get no answer, repeat it with the same `id`: the table carries it out once and answers again.
    /// The table remembers your last 32 successful commands and your last 32 refused ones.
    Command {
        /// The id that the client chooses for the command, at most 64 bytes.
        id: String,
        command: Command,
    },
    /// Says something to everyone at the table. Answered like a command.
    Say {
        /// The id that the client chooses, at most 64 bytes.
        id: String,
        said: Said,
    },
    /// Adds a part to the next deal, for the seat of the person. It has no answer; the record of the match has the part.
    /// Send it once for each [`LiveState::next_deal`].
    Part {
        /// The commitment in that `next_deal`.
        commitment: Commitment,
        /// 16 random bytes.
        part: Part,
    },
    /// Asks for a `pong`, to check the connection.
    Ping,
}

/// The end of each short message: who acted, and the live state after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ShortState {
    /// Left out if it is `person`.
    #[serde(default, skip_serializing_if = "ActedBy::is_person")]
    pub by: ActedBy,
    /// As in [`LiveState::turn`].
    pub turn: Option<Seat>,
    /// As in [`LiveState::legal`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<ShortMove>,
    /// As in [`LiveState::clock_ms`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
}

/// A message from the server.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
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
        from: u64,
        events: Vec<SeenEvent>,
        now: LiveState,
    },
    /// A seat played a tile. A short form of `update`, for an update that says nothing else.
    Played {
        /// The number of the event.
        n: u64,
        seat: Seat,
        tile: Tile,
        at: Place,
        /// The half that stayed open, if either half could have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
        ends: ShortEnds,
        #[serde(flatten)]
        after: ShortState,
    },
    /// A seat drew a tile. A short form of `update`, for an update that says nothing else.
    Drew {
        /// The number of the event.
        n: u64,
        seat: Seat,
        /// The tile, for the seat that drew it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
        /// How many tiles the boneyard has left.
        boneyard: usize,
        #[serde(flatten)]
        after: ShortState,
    },
    /// A seat passed. A short form of `update`, for an update that says nothing else.
    Passed {
        /// The number of the event.
        n: u64,
        seat: Seat,
        #[serde(flatten)]
        after: ShortState,
    },
    /// A person at the table said something. It has no number, and a client that connects later does not get it.
    Said {
        /// The first seat of the person.
        seat: Seat,
        said: Said,
    },
    /// The table carried out a command and stored its events.
    Ack {
        /// The command's id.
        id: String,
        /// The number of the command's last event.
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
            TableMessage::Update { from, events, now } => Self::update(from, events, now),
            TableMessage::Said { seat, said } => Self::Said { seat, said },
            TableMessage::Ack { id, seq } => Self::Ack { id, seq },
            TableMessage::Refused { id, refusal } => Self::Refused { id, refusal },
        }
    }
}
