//! Disconnects the open pages of a session that has ended. Requests ask the store each time; a socket asks once, so it must be told.

use std::sync::Arc;

use boneyard_ids::{PersonId, SessionId};
use boneyard_store::Store;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::bounds::SESSION_ENDS_MAX;

/// Tells sockets whose sessions may have ended. Cheap to clone.
#[derive(Clone)]
pub(crate) struct SessionEnds(broadcast::Sender<PersonId>);

impl Default for SessionEnds {
    fn default() -> Self {
        SessionEnds(broadcast::Sender::new(SESSION_ENDS_MAX))
    }
}

impl SessionEnds {
    /// Watches the session of a new socket.
    pub(crate) fn watch(&self, store: Arc<Store>, person: PersonId, session: SessionId) -> SocketSession {
        SocketSession { store, person, session, ends: self.0.subscribe() }
    }

    /// Some or all sessions of a person have ended.
    pub(crate) fn tell(&self, person: PersonId) {
        // A failed send means that nobody who is signed in is connected.
        let _ = self.0.send(person);
    }
}

/// The session of a socket.
pub(crate) struct SocketSession {
    store: Arc<Store>,
    person: PersonId,
    session: SessionId,
    ends: broadcast::Receiver<PersonId>,
}

impl SocketSession {
    /// Completes once the session has ended.
    pub(crate) async fn ended(&mut self) {
        loop {
            match self.ends.recv().await {
                Ok(person) if person != self.person => continue,
                // Some news was missed, so ask.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return std::future::pending().await,
            }
            match self.store.has_session(&self.session).await {
                Ok(true) => {}
                Ok(false) => return,
                // Without an answer the page must come back and prove who it is.
                Err(cause) => {
                    tracing::warn!("A session could not be checked: {cause}");
                    return;
                }
            }
        }
    }
}
