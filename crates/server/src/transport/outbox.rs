//! The outboxes of clients, through which tables and evenings write to their sockets.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use boneyard_protocol::Problem;

use crate::transport::frame::Frame;
use crate::transport::lines::LineSender;
use crate::transport::socket::{HangUp, SocketWriter};

/// The id of a client, which is one open socket or stream.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ClientId(u64);

impl ClientId {
    /// An id that no other client of this process has.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ClientId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Sends frames to one client. Once every clone is dropped, the connection ends after the queued frames.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Open>);

/// A connection that is open as long as its owner has this.
enum Open {
    Socket(Arc<SocketWriter>),
    Stream(LineSender),
}

impl Outbox {
    /// The outbox of a WebSocket.
    pub(crate) fn new(writer: Arc<SocketWriter>) -> Self {
        Outbox(Arc::new(Open::Socket(writer)))
    }

    /// The outbox of a response that is a stream of lines.
    pub(crate) fn of_stream(sender: LineSender) -> Self {
        Outbox(Arc::new(Open::Stream(sender)))
    }

    /// Sends frames in one write; false if the client reads too slowly or the connection is closed.
    fn send(&self, frames: &[Frame]) -> bool {
        match &*self.0 {
            Open::Socket(writer) => writer.send(frames),
            Open::Stream(sender) => sender.send(frames),
        }
    }

    /// Ends the connection after the queued frames, with a problem for the client.
    pub(crate) fn close(self, why: Problem) {
        // An earlier reason is kept.
        match &*self.0 {
            Open::Socket(writer) => writer.hang_up(HangUp::Problem(why)),
            Open::Stream(sender) => sender.end(why),
        }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Open::Socket(writer) = self {
            writer.hang_up(HangUp::NoReason);
        }
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

    /// How many clients are connected.
    pub(crate) fn len(&self) -> usize {
        self.by_client.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.by_client.is_empty()
    }

    /// The connected clients.
    pub(crate) fn clients(&self) -> Vec<ClientId> {
        self.by_client.keys().copied().collect()
    }

    /// Closes a client's socket with a problem.
    pub(crate) fn close(&mut self, client: ClientId, why: Problem) {
        if let Some(outbox) = self.by_client.remove(&client) {
            outbox.close(why);
        }
    }

    /// Sends a frame. False if the client has no outbox, or if its outbox is full or closed. Then the outbox is removed
    /// and the socket closes; the client can resume on a new one.
    pub(crate) fn send(&mut self, client: ClientId, frame: &Frame) -> bool {
        self.send_all(client, std::slice::from_ref(frame))
    }

    /// Sends frames in one write, like [`Outboxes::send`].
    pub(crate) fn send_all(&mut self, client: ClientId, frames: &[Frame]) -> bool {
        let sent = self.by_client.get(&client).is_some_and(|outbox| outbox.send(frames));
        if !sent {
            self.remove(client);
        }
        sent
    }
}
