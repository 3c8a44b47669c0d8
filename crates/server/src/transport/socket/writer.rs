//! The writing half of a client's socket. Several tasks share it: the table or evening writes its messages, and the
//! connection's own task writes pings and answers.

use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::Bytes;
use boneyard_protocol::Problem;
use parking_lot::Mutex;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;

use crate::bounds::OUTBOX_FRAMES_MAX;
use crate::transport::frame::Frame;

/// Writes frames at once if the socket has room. Others wait in a queue, which the connection's task sends.
pub(crate) struct SocketWriter {
    tcp: OwnedWriteHalf,
    state: Mutex<WriterState>,
    /// Wakes the connection's task when the state has changed in a way that it must handle.
    changed: Notify,
}

#[derive(Default)]
struct WriterState {
    /// The bytes that wait for room. The first ones may be the rest of a frame.
    waiting: VecDeque<Bytes>,
    /// Whether nothing more can be written, because the socket failed.
    is_cut: bool,
    hang_up: Option<HangUp>,
}

/// How the owner of a socket ended it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HangUp {
    /// With a problem for the client.
    Problem(Problem),
    /// Without a reason: the owner has ended, or the client reads too slowly.
    NoReason,
}

/// What the connection's task must do about a writer.
pub(super) enum WriterStatus {
    /// Nothing waits.
    Idle,
    /// Frames wait for room in the socket.
    Waits,
    /// The owner ended the socket. Frames before that may still wait.
    HungUp(HangUp),
}

impl SocketWriter {
    pub(super) fn new(tcp: OwnedWriteHalf) -> Self {
        SocketWriter { tcp, state: Mutex::default(), changed: Notify::new() }
    }

    /// The stream, to close it.
    pub(super) fn into_tcp(self) -> OwnedWriteHalf {
        self.tcp
    }

    /// Writes frames, or queues them. False if the queue is full or the socket is cut.
    pub(crate) fn send(&self, frames: &[Frame]) -> bool {
        let mut state = self.state.lock();
        if state.hang_up.is_some() {
            return false;
        }
        match frames {
            [frame] => self.write(&mut state, frame.bytes().clone()),
            frames => {
                let together: Vec<&[u8]> = frames.iter().map(|frame| &frame.bytes()[..]).collect();
                self.write(&mut state, together.concat().into())
            }
        }
    }

    /// Ends the socket after the queued frames. An earlier reason stays.
    pub(crate) fn hang_up(&self, how: HangUp) {
        self.state.lock().hang_up.get_or_insert(how);
        self.changed.notify_one();
    }

    /// Completes when the state has changed since the last call.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Completes when the socket may have room.
    pub(super) async fn has_room(&self) -> io::Result<()> {
        self.tcp.writable().await
    }

    /// Sends queued frames, as far as the socket has room.
    pub(super) fn drain(&self) -> WriterStatus {
        let mut state = self.state.lock();
        while let Some(mut bytes) = state.waiting.pop_front() {
            match self.tcp.try_write(&bytes) {
                Ok(written) if written == bytes.len() => continue,
                Ok(written) => drop(bytes.split_to(written)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => {
                    state.cut();
                    break;
                }
            }
            state.waiting.push_front(bytes);
            break;
        }
        match &state.hang_up {
            Some(how) => WriterStatus::HungUp(how.clone()),
            None if state.is_cut => WriterStatus::HungUp(HangUp::NoReason),
            None if state.waiting.is_empty() => WriterStatus::Idle,
            None => WriterStatus::Waits,
        }
    }

    /// Whether frames wait for room.
    pub(super) fn waits(&self) -> bool {
        !self.state.lock().waiting.is_empty()
    }

    /// Queues a last frame, after [`SocketWriter::hang_up`] too. Call [`SocketWriter::drain`] next.
    pub(super) fn finish(&self, frame: &Frame) {
        let mut state = self.state.lock();
        if !state.is_cut {
            state.waiting.push_back(frame.bytes().clone());
        }
    }

    fn write(&self, state: &mut WriterState, bytes: Bytes) -> bool {
        if state.is_cut {
            return false;
        }
        let written = match state.waiting.is_empty() {
            false => 0,
            true => match self.tcp.try_write(&bytes) {
                Ok(written) if written == bytes.len() => return true,
                Ok(written) => written,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
                Err(_) => {
                    state.cut();
                    self.changed.notify_one();
                    return false;
                }
            },
        };
        if state.waiting.len() >= OUTBOX_FRAMES_MAX {
            // The client reads too slowly.
            state.hang_up.get_or_insert(HangUp::NoReason);
            self.changed.notify_one();
            return false;
        }
        if state.waiting.is_empty() {
            self.changed.notify_one();
        }
        state.waiting.push_back(bytes.slice(written..));
        true
    }
}

impl WriterState {
    fn cut(&mut self) {
        self.is_cut = true;
        self.waiting.clear();
    }
}

/// A client's socket, as the WebSocket library reads it. What the library writes, such as a pong, goes through the
/// shared writer.
pub(super) struct SocketIo {
    pub(super) read: OwnedReadHalf,
    pub(super) writer: Arc<SocketWriter>,
}

impl AsyncRead for SocketIo {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(context, buffer)
    }
}

impl AsyncWrite for SocketIo {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let mut state = self.writer.state.lock();
        if self.writer.write(&mut state, Bytes::copy_from_slice(bytes)) {
            Poll::Ready(Ok(bytes.len()))
        } else {
            Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()))
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
