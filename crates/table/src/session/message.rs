//! What a session sends to its clients. `protocol` gives it the form it has on the wire.

use crate::{
    command::Refusal,
    seen::SeenEvent,
    view::{LiveState, TableView},
};

/// A message to clients that may see the same.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a message lives only until it is encoded")]
pub enum TableMessage {
    /// Everything the audience may know, up to event `view.seq`.
    Snapshot {
        /// The table.
        view: TableView,
        /// The present moment.
        now: LiveState,
    },
    /// Events numbered `from`, `from` + 1, … and the present moment after them. Without events, only the moment has
    /// changed.
    Update {
        /// The number of the first event.
        from: u64,
        /// The events.
        events: Vec<SeenEvent>,
        /// The present moment.
        now: LiveState,
    },
    /// A command was carried out, and its events are stored.
    Ack {
        /// The command's name.
        id: String,
        /// The number of its last event.
        seq: u64,
    },
    /// A command was refused.
    Refused {
        /// The command's name.
        id: String,
        /// Why.
        refusal: Refusal,
    },
}

/// Why a session closes a client's connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// The table, or the person, has as many clients as it may have.
    TooManyClients,
    /// The store fails, so the table cannot be shown.
    StoreFails,
}
