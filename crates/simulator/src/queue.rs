//! Virtual time and the queue of future events.

use std::collections::BTreeMap;

use boneyard_protocol::ServerMessage;
use boneyard_table::Timestamp;

use crate::message::{Connection, Message};

/// A scheduled event of a world.
pub(crate) enum SimEvent {
    /// A message reaches the server.
    ToServer(Message),
    /// A message reaches a client.
    ToClient { connection: Connection, message: Box<ServerMessage> },
    /// A client notices that its connection is lost.
    ConnectionLost { connection: Connection },
    /// A client connects.
    Connect { client: usize },
    /// A connection breaks.
    Break { connection: Connection },
    /// A person acts.
    Act { client: usize },
    /// A write to the disk ends, successfully or not.
    Stored { server_run: u32 },
    /// The session's next deadline is due.
    Wake { server_run: u32 },
    /// The server is killed.
    Kill { server_run: u32 },
    /// The server starts again.
    Start,
}

pub(crate) struct EventQueue {
    pub(crate) now: Timestamp,
    due: BTreeMap<(Timestamp, u64), SimEvent>,
    count: u64,
}

impl EventQueue {
    pub(crate) const fn new(now: Timestamp) -> Self {
        Self { now, due: BTreeMap::new(), count: 0 }
    }

    /// Schedules an event. Events at the same time happen in the order in which they were added.
    pub(crate) fn at(&mut self, at: Timestamp, event: SimEvent) {
        self.count += 1;
        self.due.insert((at.max(self.now), self.count), event);
    }

    pub(crate) fn after_ms(&mut self, ms: u64, event: SimEvent) {
        self.at(self.now.after_ms(ms), event);
    }

    /// Advances time to the next event and returns it.
    pub(crate) fn next(&mut self) -> Option<SimEvent> {
        let ((at, _), event) = self.due.pop_first()?;
        self.now = at;
        Some(event)
    }
}
