//! A client's socket: what it says goes to a host, what the host shows comes from an outbox. Nothing is decided here.
//!
//! A [`Host`] is a table or an evening; each brings its own messages, and this file what all sockets have alike: who must say
//! hello first, how long anybody may be silent, and how a conversation ends.

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

use crate::bounds::{HELLO_WAIT, OUTBOX_FRAMES_MAX, PING_EVERY, SEND_WAIT, SILENCE_MAX, SOCKET_BUFFER_BYTES};
use crate::connections::Pass;
use crate::outbox::{Frames, Outbox};
use crate::stopping::Stopping;

/// What a client converses with.
pub(crate) trait Host: Send + 'static {
    /// What a client says.
    type Said: DeserializeOwned + Send;

    /// Takes the first message, which says where the client left off. From now on it is shown things through `outbox`; letting
    /// go of that ends the conversation.
    ///
    /// # Errors
    /// Why there will be no conversation.
    fn greet(&mut self, said: Self::Said, outbox: Outbox)
    -> impl Future<Output = Result<(), Problem>> + Send;

    /// Takes a later message; answers what can be answered at once.
    ///
    /// # Errors
    /// Why the conversation cannot go on.
    fn hear(&mut self, said: Self::Said) -> impl Future<Output = Result<Option<Utf8Bytes>, Problem>> + Send;

    /// How long messages to the client and back take.
    fn round_trip(&mut self, took: Duration);

    /// Whether the host is gone, and not only this client's outbox.
    fn is_gone(&self) -> bool;

    /// The client has left.
    fn leave(&mut self) -> impl Future<Output = ()> + Send;

    /// A problem in the host's own messages.
    fn problem(problem: Problem) -> Utf8Bytes;

    /// Answers a later message that cannot be read. A host that can tell what it was meant for says so.
    fn unread(unread: Unread) -> Utf8Bytes {
        Self::problem(unread.into())
    }
}

/// A message that cannot be read.
pub(crate) struct Unread {
    /// The message; empty where it was no text.
    pub(crate) text: Utf8Bytes,
    /// What is wrong, in English.
    pub(crate) detail: String,
}

impl From<Unread> for Problem {
    fn from(Unread { detail, .. }: Unread) -> Self {
        Problem::BadRequest { detail }
    }
}

/// Lets a client converse with a host, in messages of at most so many bytes. `pass` is its place among the connections.
pub(crate) fn open<H: Host>(
    upgrade: WebSocketUpgrade,
    pass: Arc<Pass>,
    stopping: Stopping,
    message_bytes_max: usize,
    mut host: H,
) -> Response {
    // Frames are written as they come: nothing is gained by collecting them, and each socket would hold the buffer.
    let upgrade = upgrade
        .max_message_size(message_bytes_max)
        .max_frame_size(message_bytes_max)
        .read_buffer_size(SOCKET_BUFFER_BYTES)
        .write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        let mut connection = Connection { socket, stopping, message_bytes_max, pings: Pings::default() };
        let ended = connection.converse(&mut host).await;
        let ended = connection.unless_stopping(ended);
        if matches!(ended, Ended::Because(_)) {
            // What the client still sends must not cost it the reason.
            pass.linger();
        }
        connection.say_goodbye::<H>(ended).await;
    })
}

/// A message as it goes over the wire.
pub(crate) fn encode(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys only").into()
}

/// Why a conversation ended.
enum Ended {
    /// The client left, or cannot be reached.
    Gone,
    /// The server stops or starts anew; the client should come back soon.
    Restart,
    /// The client has to be told first.
    Because(Problem),
}

impl From<Problem> for Ended {
    fn from(problem: Problem) -> Self {
        Ended::Because(problem)
    }
}

struct Connection {
    socket: WebSocket,
    stopping: Stopping,
    message_bytes_max: usize,
    pings: Pings,
}

/// Measures how long a client takes to answer.
#[derive(Default)]
struct Pings {
    /// The last one sent, by its number.
    sent: Option<(u8, Instant)>,
    /// What the last answer took, until it is passed on.
    round_trip: Option<Duration>,
}

impl Pings {
    /// What the next ping carries.
    fn next(&mut self) -> [u8; 1] {
        let number = self.sent.map_or(0, |(number, _)| number.wrapping_add(1));
        self.sent = Some((number, Instant::now()));
        [number]
    }

    /// Takes an answer in; answers to earlier pings, and those nobody asked for, tell nothing.
    fn answered(&mut self, payload: &[u8]) {
        if let Some((number, at)) = self.sent
            && payload == [number]
        {
            self.round_trip = Some(at.elapsed());
        }
    }
}

impl Connection {
    /// Greets, then carries messages both ways until one side has enough.
    async fn converse<H: Host>(&mut self, host: &mut H) -> Ended {
        let said = match timeout(HELLO_WAIT, self.first()).await {
            Ok(Ok(said)) => said,
            Ok(Err(ended)) => return ended,
            Err(_) => return say_hello_first().into(),
        };
        let (outbox, frames) = Outbox::new(OUTBOX_FRAMES_MAX);
        if let Err(problem) = host.greet(said, outbox).await {
            return problem.into();
        }
        let ended = self.exchange(host, frames).await;
        host.leave().await;
        ended
    }

    /// Reads the first message.
    async fn first<T: DeserializeOwned>(&mut self) -> Result<T, Ended> {
        loop {
            if let Some(said) = self.read().await? {
                return said.map_err(|unread| Problem::from(unread).into());
            }
        }
    }

    async fn exchange<H: Host>(&mut self, host: &mut H, mut frames: Frames) -> Ended {
        let mut stopping = self.stopping.clone();
        let mut pings = interval(PING_EVERY);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                frame = frames.next() => match frame {
                    Ok(frame) => if let Err(ended) = self.send(Frame::Text(frame)).await { return ended },
                    Err(Some(problem)) => return problem.into(),
                    // The host let go of this client without a word: there is no host any more, or it read too slowly.
                    Err(None) if host.is_gone() => return Problem::NotFound.into(),
                    Err(None) => return Problem::TooSlow.into(),
                },
                said = self.read() => {
                    heard = Instant::now();
                    let answer = match said {
                        Ok(Some(Ok(said))) => host.hear(said).await,
                        Ok(Some(Err(unread))) => Ok(Some(H::unread(unread))),
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
                        host.round_trip(took);
                    }
                },
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE_MAX {
                        return Ended::Gone;
                    }
                    let payload = self.pings.next().to_vec();
                    if let Err(ended) = self.send(Frame::Ping(payload.into())).await { return ended }
                },
                () = stopping.told() => return Ended::Restart,
            }
        }
    }

    /// Reads one message. `None` for frames that carry none.
    async fn read<T: DeserializeOwned>(&mut self) -> Result<Option<Result<T, Unread>>, Ended> {
        match self.socket.recv().await {
            Some(Ok(Frame::Text(text))) => {
                let said = serde_json::from_str(&text);
                Ok(Some(said.map_err(|error| Unread { text, detail: error.to_string() })))
            }
            Some(Ok(Frame::Binary(_))) => {
                let detail = "messages are text frames".to_owned();
                Ok(Some(Err(Unread { text: Utf8Bytes::default(), detail })))
            }
            Some(Ok(Frame::Ping(_))) => Ok(None),
            Some(Ok(Frame::Pong(payload))) => {
                self.pings.answered(&payload);
                Ok(None)
            }
            Some(Ok(Frame::Close(_))) | None => Err(Ended::Gone),
            Some(Err(error)) => Err(self.unreadable(&error)),
        }
    }

    /// Why nothing more can be read.
    fn unreadable(&self, error: &axum::Error) -> Ended {
        match error.source().and_then(|source| source.downcast_ref::<SocketError>()) {
            Some(SocketError::Capacity(_)) => Problem::TooLarge { max: self.message_bytes_max }.into(),
            Some(SocketError::Utf8(_)) => Problem::BadRequest { detail: "messages are UTF-8".into() }.into(),
            Some(SocketError::Protocol(fault)) => {
                Problem::BadRequest { detail: format!("not a WebSocket frame: {fault}") }.into()
            }
            _ => Ended::Gone,
        }
    }

    /// A server that stops takes its tables and evenings along. They come back with the next one, and so should the client.
    fn unless_stopping(&self, ended: Ended) -> Ended {
        match ended {
            Ended::Because(_) if self.stopping.is_told() => Ended::Restart,
            ended => ended,
        }
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Ended> {
        match timeout(SEND_WAIT, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended::Gone),
        }
    }

    /// Tells the client why, if it can still be told, and closes.
    async fn say_goodbye<H: Host>(&mut self, ended: Ended) {
        let code = match ended {
            Ended::Gone => return,
            Ended::Restart => close_code::RESTART,
            Ended::Because(problem) => {
                if self.send(Frame::Text(H::problem(problem))).await.is_err() {
                    return;
                }
                close_code::POLICY
            }
        };
        // Whether it arrives is no longer our concern.
        let _ = self.send(Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }))).await;
    }
}

/// To whoever says something else first, or nothing.
pub(crate) fn say_hello_first() -> Problem {
    Problem::BadRequest { detail: "say hello first".into() }
}
