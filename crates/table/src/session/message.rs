//! The messages of a session to its clients. `protocol` defines their form on the wire.

use boneyard_rules::Seat;

use crate::{
    command::Refusal,
    seen::SeenEvent,
    talk::Said,
    view::{LiveState, TableView},
};

/// A message for all clients of one audience.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is encoded")]
pub enum TableMessage {
    /// Everything the audience may know, up to event `view.seq`.
    Snapshot { view: TableView, now: LiveState },
    /// Events numbered `from`, `from` + 1, … and the live state after them. Without events, only the live state has
    /// changed.
    Update {
        /// The number of the first event.
        from: u64,
        events: Vec<SeenEvent>,
        now: LiveState,
    },
    /// A person at the table said something.
    Said {
        /// The first seat of the person.
        seat: Seat,
        said: Said,
    },
    /// A command was carried out, and its events are stored.
    Ack {
        /// The command's id.
        id: String,
        /// The number of its last event.
        seq: u64,
    },
    /// A command was refused.
    Refused {
        /// The command's id.
        id: String,
        refusal: Refusal,
    },
}

/// Why a session closes a client's connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// The table or the person has too many clients.
    TooManyClients,
    /// The store has failed, so the table cannot be shown.
    StoreFails,
}
