//! The loop of every client socket: messages go to a handler, and frames for the client come from an outbox.
//!
//! A [`SocketHandler`] is a table or an evening, with its own message types. This file has what all sockets share: the
//! first message, timeouts, and closing.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use boneyard_protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::{interval, timeout};
use tungstenite::error::Error as SocketError;

use crate::bounds::{
    HELLO_WAIT, LINGER_SOCKET_BYTES_MAX, OUTBOX_FRAMES_MAX, PING_EVERY, SEND_WAIT, SILENCE_MAX,
    SOCKET_BUFFER_BYTES,
};
use crate::connections::ConnectionPermit;
use crate::outbox::{Frames, Outbox};
use crate::shutdown::ShutdownSignal;

/// The other side of a client's socket: a table or an evening.
pub(crate) trait SocketHandler: Send + 'static {
    /// The messages from clients.
    type Message: DeserializeOwned + Send;

    /// Handles the first message. From now on the handler sends frames through `outbox`; dropping the outbox closes the
    /// socket.
    ///
    /// # Errors
    /// The problem to send before the socket closes.
    fn connect(
        &mut self,
        message: Self::Message,
        outbox: Outbox,
    ) -> impl Future<Output = Result<(), Problem>> + Send;

    /// Handles a later message. Returns an answer if the handler can answer at once.
    ///
    /// # Errors
    /// The problem to send before the socket closes.
    fn receive(
        &mut self,
        message: Self::Message,
    ) -> impl Future<Output = Result<Option<Utf8Bytes>, Problem>> + Send;

    /// A new measurement of the round trip to the client.
    fn round_trip(&mut self, took: Duration);

    /// Whether the table or evening itself has ended.
    fn is_gone(&self) -> bool;

    /// Handles the end of the client's socket.
    fn leave(&mut self) -> impl Future<Output = ()> + Send;

    /// Encodes a problem as a message of this handler.
    fn problem(problem: Problem) -> Utf8Bytes;

    /// The answer to a later message that cannot be read. A handler may name what the message was about.
    fn unreadable(message: UnreadableMessage) -> Utf8Bytes {
        Self::problem(message.into())
    }
}

/// A message that cannot be read.
pub(crate) struct UnreadableMessage {
    /// The message; empty if it was not text.
    pub(crate) text: Utf8Bytes,
    /// What is wrong, in English.
    pub(crate) detail: String,
}

impl From<UnreadableMessage> for Problem {
    fn from(UnreadableMessage { detail, .. }: UnreadableMessage) -> Self {
        Problem::BadRequest { detail }
    }
}

/// Connects a client with a handler, with messages of at most `message_bytes_max` bytes. `permit` is the permit of the
/// client's connection.
pub(crate) fn open<H: SocketHandler>(
    upgrade: WebSocketUpgrade,
    permit: Arc<ConnectionPermit>,
    stopping: ShutdownSignal,
    message_bytes_max: usize,
    mut handler: H,
) -> Response {
    // Frames are written at once: a write buffer would only use memory in each socket.
    let upgrade = upgrade
        .max_message_size(message_bytes_max)
        .max_frame_size(message_bytes_max)
        .read_buffer_size(SOCKET_BUFFER_BYTES)
        .write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        let mut connection = Connection { socket, stopping, message_bytes_max, pings: Pings::default() };
        let ended = connection.run(&mut handler).await;
        let ended = connection.unless_stopping(ended);
        if matches!(ended, Ended::Problem(_)) {
            // The client may still be sending. Without lingering it would then lose the problem.
            permit.linger(LINGER_SOCKET_BYTES_MAX);
        }
        connection.close::<H>(ended).await;
    })
}

/// The JSON of a message.
pub(crate) fn encode(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys only").into()
}

/// Why a socket ends.
enum Ended {
    /// The client has closed the socket or cannot be reached.
    Disconnected,
    /// The server is stopping or restarting; the client should reconnect soon.
    Restart,
    /// The client gets this problem first.
    Problem(Problem),
}

impl From<Problem> for Ended {
    fn from(problem: Problem) -> Self {
        Ended::Problem(problem)
    }
}

struct Connection {
    socket: WebSocket,
    stopping: ShutdownSignal,
    message_bytes_max: usize,
    pings: Pings,
}

/// Measures the round trip to a client.
#[derive(Default)]
struct Pings {
    /// The number and time of the last ping.
    sent: Option<(u8, Instant)>,
    /// The last measurement, until the handler gets it.
    round_trip: Option<Duration>,
}

impl Pings {
    /// The payload of the next ping.
    fn next(&mut self) -> [u8; 1] {
        let number = self.sent.map_or(0, |(number, _)| number.wrapping_add(1));
        self.sent = Some((number, Instant::now()));
        [number]
    }

    /// Handles a pong. Pongs for earlier pings, and unrequested ones, are ignored.
    fn answered(&mut self, payload: &[u8]) {
        if let Some((number, at)) = self.sent
            && payload == [number]
        {
            self.round_trip = Some(at.elapsed());
        }
    }
}

impl Connection {
    /// Reads the first message, then forwards messages both ways until the socket ends.
    async fn run<H: SocketHandler>(&mut self, handler: &mut H) -> Ended {
        let message = match timeout(HELLO_WAIT, self.first()).await {
            Ok(Ok(message)) => message,
            Ok(Err(ended)) => return ended,
            Err(_) => return hello_expected().into(),
        };
        let (outbox, frames) = Outbox::new(OUTBOX_FRAMES_MAX);
        if let Err(problem) = handler.connect(message, outbox).await {
            return problem.into();
        }
        let ended = self.exchange(handler, frames).await;
        handler.leave().await;
        ended
    }

    /// Reads the first message.
    async fn first<T: DeserializeOwned>(&mut self) -> Result<T, Ended> {
        loop {
            if let Some(message) = self.read().await? {
                return message.map_err(|unread| Problem::from(unread).into());
            }
        }
    }

    async fn exchange<H: SocketHandler>(&mut self, handler: &mut H, mut frames: Frames) -> Ended {
        let mut stopping = self.stopping.clone();
        let mut pings = interval(PING_EVERY);
        let mut last_message_at = Instant::now();
        loop {
            tokio::select! {
                frame = frames.next() => match frame {
                    Ok(frame) => if let Err(ended) = self.send(Frame::Text(frame)).await { return ended },
                    Err(Some(problem)) => return problem.into(),
                    // The handler dropped the outbox without a reason: the handler has ended, or the client reads too
                    // slowly.
                    Err(None) if handler.is_gone() => return Problem::NotFound.into(),
                    Err(None) => return Problem::TooSlow.into(),
                },
                message = self.read() => {
                    last_message_at = Instant::now();
                    let answer = match message {
                        Ok(Some(Ok(message))) => handler.receive(message).await,
                        Ok(Some(Err(unread))) => Ok(Some(H::unreadable(unread))),
                        Ok(None) => Ok(None),
                        Err(ended) => return ended,
                    };
                    match answer {
                        Ok(None) => {}
                        Ok(Some(answer)) => {
                            if let Err(ended) = self.send(Frame::Text(answer)).await { return ended }
                        }
                        Err(problem) => return problem.into(),
                    }
                    if let Some(took) = self.pings.round_trip.take() {
                        handler.round_trip(took);
                    }
                },
                _ = pings.tick() => {
                    if last_message_at.elapsed() > SILENCE_MAX {
                        return Ended::Disconnected;
                    }
                    let payload = self.pings.next().to_vec();
                    if let Err(ended) = self.send(Frame::Ping(payload.into())).await { return ended }
                },
                () = stopping.wait() => return Ended::Restart,
            }
        }
    }

    /// Reads one frame; `None` if it has no message, like a ping or a pong.
    async fn read<T: DeserializeOwned>(&mut self) -> Result<Option<Result<T, UnreadableMessage>>, Ended> {
        match self.socket.recv().await {
            Some(Ok(Frame::Text(text))) => {
                let message = serde_json::from_str(&text);
                Ok(Some(message.map_err(|error| UnreadableMessage { text, detail: error.to_string() })))
            }
            Some(Ok(Frame::Binary(_))) => {
                let detail = "messages are text frames".to_owned();
                Ok(Some(Err(UnreadableMessage { text: Utf8Bytes::default(), detail })))
            }
            Some(Ok(Frame::Ping(_))) => Ok(None),
            Some(Ok(Frame::Pong(payload))) => {
                self.pings.answered(&payload);
                Ok(None)
            }
            Some(Ok(Frame::Close(_))) | None => Err(Ended::Disconnected),
            Some(Err(error)) => Err(self.read_error(&error)),
        }
    }

    /// Why the socket cannot be read any more.
    fn read_error(&self, error: &axum::Error) -> Ended {
        match error.source().and_then(|source| source.downcast_ref::<SocketError>()) {
            Some(SocketError::Capacity(_)) => Problem::TooLarge { max: self.message_bytes_max }.into(),
            Some(SocketError::Utf8(_)) => Problem::BadRequest { detail: "messages are UTF-8".into() }.into(),
            Some(SocketError::Protocol(fault)) => {
                Problem::BadRequest { detail: format!("not a WebSocket frame: {fault}") }.into()
            }
            _ => Ended::Disconnected,
        }
    }

    /// When the server stops, tables and evenings end too. The client should reconnect instead of showing a problem.
    fn unless_stopping(&self, ended: Ended) -> Ended {
        match ended {
            Ended::Problem(_) if self.stopping.is_set() => Ended::Restart,
            ended => ended,
        }
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Ended> {
        match timeout(SEND_WAIT, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended::Disconnected),
        }
    }

    /// Sends the problem, if the client can still be reached, and closes the socket.
    async fn close<H: SocketHandler>(&mut self, ended: Ended) {
        let code = match ended {
            Ended::Disconnected => return,
            Ended::Restart => close_code::RESTART,
            Ended::Problem(problem) => {
                if self.send(Frame::Text(H::problem(problem))).await.is_err() {
                    return;
                }
                close_code::POLICY
            }
        };
        // The socket ends even if the close frame is lost.
        let _ = self.send(Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }))).await;
    }
}

/// The problem for a client whose first message is not `hello`, or that sends no message in time.
pub(crate) fn hello_expected() -> Problem {
    Problem::BadRequest { detail: "say hello first".into() }
}
