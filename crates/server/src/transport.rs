//! How messages travel between clients and the tasks of tables and evenings. Start with [`connections`], which accepts clients, then
//! [`socket`] and [`lines`], the two ways in which a client follows a table.

pub(crate) mod clients;
pub(crate) mod connections;
pub(crate) mod frame;
pub(crate) mod lines;
pub(crate) mod outbox;
pub(crate) mod session_ends;
pub(crate) mod socket;

use std::sync::Arc;

use boneyard_ids::{PersonId, SessionId};
use boneyard_store::Store;
use tokio::runtime::Handle;

use crate::config::Limits;
use crate::shutdown::Shutdown;
use session_ends::{SessionEnds, SocketSession};

/// What the sockets and streams of clients need. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Transport {
    pub(crate) limits: Arc<Limits>,
    pub(crate) store: Arc<Store>,
    pub(crate) session_ends: SessionEnds,
    /// Runs the tasks of sockets. Requests run on [`RequestThreads`].
    ///
    /// [`RequestThreads`]: crate::threads::RequestThreads
    pub(crate) runtime: Handle,
    pub(crate) shutdown: Shutdown,
}

impl Transport {
    /// Watches the session of a new socket or stream.
    pub(crate) fn watch(&self, person: PersonId, session: SessionId) -> SocketSession {
        self.session_ends.watch(Arc::clone(&self.store), person, session)
    }
}
