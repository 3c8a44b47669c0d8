//! Virtual time, and what will happen in it.

use std::collections::BTreeMap;

use boneyard_protocol::ServerMessage;
use boneyard_table::Timestamp;

use crate::message::{Connection, Message};

/// Something that happens at its time.
pub(crate) enum Happening {
    /// Something reaches the server.
    ToServer(Message),
    /// A message reaches a client.
    ToClient { connection: Connection, message: Box<ServerMessage> },
    /// A client learns that its connection is gone.
    Cut { connection: Connection },
    /// A client connects.
    Connect { client: usize },
    /// A connection breaks by itself.
    Break { connection: Connection },
    /// A person has thought long enough.
    Act { client: usize },
    /// The disk has done what it was asked, or refuses.
    Stored { life: u32 },
    /// The session asked to be woken.
    Wake { life: u32 },
    /// The server is killed.
    Kill { life: u32 },
    /// The server starts again.
    Start,
}

pub(crate) struct Agenda {
    pub(crate) now: Timestamp,
    due: BTreeMap<(Timestamp, u64), Happening>,
    count: u64,
}

impl Agenda {
    pub(crate) const fn new(now: Timestamp) -> Self {
        Self { now, due: BTreeMap::new(), count: 0 }
    }

    /// What is due at the same time happens in the order in which it was added.
    pub(crate) fn at(&mut self, at: Timestamp, happening: Happening) {
        self.count += 1;
        self.due.insert((at.max(self.now), self.count), happening);
    }

    pub(crate) fn after_ms(&mut self, ms: u64, happening: Happening) {
        self.at(self.now.after_ms(ms), happening);
    }

    /// Moves time on to the next thing that happens.
    pub(crate) fn next(&mut self) -> Option<Happening> {
        let ((at, _), happening) = self.due.pop_first()?;
        self.now = at;
        Some(happening)
    }
}
