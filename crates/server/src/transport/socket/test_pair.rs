//! Sockets for tests: an outbox, and the other end of its connection.

use std::sync::Arc;

use boneyard_protocol::Problem;
use futures_util::StreamExt;
use tokio::net::tcp::OwnedReadHalf;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{Message, Role};

use super::writer::WriterStatus;
use super::{HangUp, SocketWriter};
use crate::transport::outbox::Outbox;

/// The other end of an outbox: the client, and what the connection's task does about the writer.
pub(crate) struct Peer {
    socket: WebSocketStream<TcpStream>,
    writer: Arc<SocketWriter>,
    _read: OwnedReadHalf,
}

/// An outbox with a client on this machine.
pub(crate) async fn pair() -> (Outbox, Peer) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let (server, _) = listener.accept().await.unwrap();
    let (read, write) = server.into_split();
    let writer = Arc::new(SocketWriter::new(write));
    let socket = WebSocketStream::from_raw_socket(client, Role::Client, None).await;
    (Outbox::new(Arc::clone(&writer)), Peer { socket, writer, _read: read })
}

impl Peer {
    /// The next message. Frames that wait for room are sent too.
    pub(crate) async fn receive(&mut self) -> String {
        loop {
            self.writer.drain();
            let message = tokio::select! {
                message = self.socket.next() => message,
                _ = self.writer.has_room(), if self.writer.waits() => continue,
            };
            match message.unwrap().unwrap() {
                Message::Text(text) => return text.as_str().to_owned(),
                _ => continue,
            }
        }
    }

    /// The problem with which the owner closed the socket.
    pub(crate) fn problem(&self) -> Option<Problem> {
        match self.writer.drain() {
            WriterStatus::HungUp(HangUp::Problem(problem)) => Some(problem),
            _ => None,
        }
    }
}
