//! Outboxes: the frames that wait for each client's socket.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use boneyard_protocol::Problem;
use tokio::sync::mpsc;

/// The id of a client, which is one open socket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ClientId(u64);

impl ClientId {
    /// An id that no other client of this process has.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ClientId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The queue of frames for one client. Once every clone is dropped, the socket sends the queued frames and closes.
#[derive(Clone)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    reason: Arc<OnceLock<Problem>>,
}

/// The receiving end of an [`Outbox`].
pub(crate) struct Frames {
    pub(crate) frames: mpsc::Receiver<Utf8Bytes>,
    pub(crate) reason: Arc<OnceLock<Problem>>,
}

impl Outbox {
    /// An outbox for at most `frames_max` frames, with its receiving end.
    pub(crate) fn new(frames_max: usize) -> (Self, Frames) {
        let (sender, frames) = mpsc::channel(frames_max);
        let reason = Arc::new(OnceLock::new());
        (Outbox { frames: sender, reason: Arc::clone(&reason) }, Frames { frames, reason })
    }

    /// Adds a frame; false if the outbox is full or the socket is closed.
    fn try_send(&self, frame: Utf8Bytes) -> bool {
        self.frames.try_send(frame).is_ok()
    }

    /// Closes the socket after the queued frames, with a problem for the client.
    pub(crate) fn close(self, why: Problem) {
        // An earlier reason is kept.
        let _ = self.reason.set(why);
    }
}

impl Frames {
    /// The next frame.
    ///
    /// # Errors
    /// If every clone of the outbox is dropped: the problem with which it was closed, or `None`.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Option<Problem>> {
        self.frames.recv().await.ok_or_else(|| self.reason.get().cloned())
    }
}

/// The outboxes of connected clients.
#[derive(Default)]
pub(crate) struct Outboxes {
    by_client: HashMap<ClientId, Outbox>,
}

impl Outboxes {
    pub(crate) fn insert(&mut self, client: ClientId, outbox: Outbox) {
        self.by_client.insert(client, outbox);
    }

    pub(crate) fn remove(&mut self, client: ClientId) {
        self.by_client.remove(&client);
    }

    /// Closes a client's socket with a problem.
    pub(crate) fn close(&mut self, client: ClientId, why: Problem) {
        if let Some(outbox) = self.by_client.remove(&client) {
            outbox.close(why);
        }
    }

    /// Sends a frame. False if the client has no outbox, or if its outbox is full or closed. Then the outbox is removed
    /// and the socket closes; the client can resume on a new one.
    pub(crate) fn send(&mut self, client: ClientId, frame: Utf8Bytes) -> bool {
        let sent = self.by_client.get(&client).is_some_and(|outbox| outbox.try_send(frame));
        if !sent {
            self.remove(client);
        }
        sent
    }
}
