//! The loop of every client socket. The connection's task only reads: it passes messages to a handler. The table or
//! evening writes its messages to the socket itself, through a [`SocketWriter`].
//!
//! A [`SocketHandler`] is a table or an evening, with its own message types. This file has what all sockets share: the
//! first message, timeouts, and closing.

#[cfg(test)]
pub(crate) mod test_pair;
mod upgrade;
mod writer;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::response::Response;
use boneyard_protocol::Problem;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as SocketError, Utf8Bytes};

use crate::bounds::{FIRST_PING_AFTER, LINGER_SOCKET_BYTES_MAX, MEASURE_EVERY, SOCKET_BUFFER_BYTES};
use crate::config::Limits;
use crate::shutdown::ShutdownSignal;
use crate::transport::Transport;
use crate::transport::connections::LingeringStream;
use crate::transport::frame::Frame;
use crate::transport::outbox::Outbox;
use crate::transport::session_ends::SocketSession;
pub(crate) use upgrade::SocketUpgrade;
use upgrade::Upgraded;
pub(crate) use writer::{HangUp, SocketWriter};
use writer::{SocketIo, WriterStatus};

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
    ) -> impl Future<Output = Result<Option<Frame>, Problem>> + Send;

    /// A new measurement of the round trip to the client.
    fn round_trip(&mut self, took: Duration);

    /// Whether the table or evening itself has ended.
    fn is_gone(&self) -> bool;

    /// Handles the end of the client's socket.
    fn leave(&mut self) -> impl Future<Output = ()> + Send;

    /// Encodes a problem as a message of this handler.
    fn problem(problem: Problem) -> Frame;

    /// The answer to a later message that cannot be read. A handler may name what the message was about.
    fn unreadable(message: UnreadableMessage) -> Frame {
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

/// Connects a client with a handler, with messages of at most `message_bytes_max` bytes. The socket ends with the `session` of the person
/// who opened it.
pub(crate) fn open<H: SocketHandler>(
    upgrade: SocketUpgrade,
    transport: &Transport,
    message_bytes_max: usize,
    mut session: Option<SocketSession>,
    mut handler: H,
) -> Response {
    let (waits, stopping) = (SocketWaits::of(&transport.limits), transport.shutdown.subscribe());
    let permit = Arc::clone(upgrade.permit());
    let (response, upgraded) = upgrade.accept();
    transport.runtime.spawn(async move {
        let Some(Upgraded { stream, read }) = upgraded.await else { return };
        let (read_half, write_half) = stream.into_split();
        let writer = Arc::new(SocketWriter::new(write_half));
        let io = SocketIo { read: read_half, writer: Arc::clone(&writer) };
        let config = WebSocketConfig::default()
            .max_message_size(Some(message_bytes_max))
            .max_frame_size(Some(message_bytes_max))
            .read_buffer_size(SOCKET_BUFFER_BYTES)
            .write_buffer_size(0);
        let socket = WebSocketStream::from_partially_read(io, read, Role::Server, Some(config)).await;
        let mut connection =
            Connection { waits, socket, writer, stopping, message_bytes_max, pings: Pings::default() };
        let ended = connection.run(&mut handler, session.as_mut()).await;
        let ended = connection.unless_stopping(ended);
        if matches!(ended, Ended::Problem(_)) {
            // The client may still be sending. Without lingering it would then lose the problem.
            permit.linger(LINGER_SOCKET_BYTES_MAX);
        }
        connection.close::<H>(ended).await;
        if let Some(stream) = connection.into_tcp() {
            drop(LingeringStream::new(stream, permit));
        }
    });
    response
}

/// How long a socket waits for what.
#[derive(Clone, Copy)]
struct SocketWaits {
    /// For the first message.
    hello: Duration,
    /// For a client that reads nothing while frames wait.
    send: Duration,
    /// For any message, until a ping.
    ping_every: Duration,
    /// For any message, until the end.
    silence: Duration,
}

impl SocketWaits {
    fn of(limits: &Limits) -> Self {
        SocketWaits {
            hello: limits.hello_wait,
            send: limits.send_wait,
            ping_every: limits.ping_every,
            silence: limits.silence_wait,
        }
    }
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
    waits: SocketWaits,
    socket: WebSocketStream<SocketIo>,
    writer: Arc<SocketWriter>,
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
    /// The next ping.
    fn next(&mut self) -> Frame {
        let number = self.sent.map_or(0, |(number, _)| number.wrapping_add(1));
        self.sent = Some((number, Instant::now()));
        Frame::ping(vec![number])
    }

    /// Whether it is time for a ping: to hear from a silent client, or to measure the round trip again.
    fn is_due(&self, last_message_at: Instant, ping_every: Duration) -> bool {
        let measured = self.sent.is_some_and(|(_, at)| at.elapsed() < MEASURE_EVERY);
        !measured || last_message_at.elapsed() >= ping_every
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
    async fn run<H: SocketHandler>(&mut self, handler: &mut H, session: Option<&mut SocketSession>) -> Ended {
        let message = match timeout(self.waits.hello, self.first()).await {
            Ok(Ok(message)) => message,
            Ok(Err(ended)) => return ended,
            Err(_) => return hello_expected().into(),
        };
        let outbox = Outbox::new(Arc::clone(&self.writer));
        if let Err(problem) = handler.connect(message, outbox).await {
            return problem.into();
        }
        let ended = self.exchange(handler, session).await;
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

    /// Passes messages to the handler, and sends the frames that the handler could not send at once.
    async fn exchange<H: SocketHandler>(
        &mut self,
        handler: &mut H,
        session: Option<&mut SocketSession>,
    ) -> Ended {
        let (mut stopping, writer, waits) = (self.stopping.clone(), Arc::clone(&self.writer), self.waits);
        let mut stopped = pin!(stopping.wait());
        let mut session_ended = pin!(async {
            match session {
                Some(session) => session.ended().await,
                None => std::future::pending().await,
            }
        });
        let mut check = pin!(sleep(FIRST_PING_AFTER));
        let mut last_message_at = Instant::now();
        // When frames began to wait for room; `None` if none waits.
        let mut waits_since: Option<Instant> = None;
        loop {
            tokio::select! {
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
                        // If the answer cannot be sent, the writer hangs up.
                        Ok(Some(answer)) => _ = writer.send(&[answer]),
                        Err(problem) => return problem.into(),
                    }
                    if let Some(took) = self.pings.round_trip.take() {
                        handler.round_trip(took);
                    }
                },
                () = writer.changed() => match writer.drain() {
                    WriterStatus::Idle => {}
                    WriterStatus::Waits => _ = waits_since.get_or_insert_with(Instant::now),
                    WriterStatus::HungUp(how) => return hung_up(how, handler),
                },
                room = writer.has_room(), if waits_since.is_some() => match writer.drain() {
                    _ if room.is_err() => return Ended::Disconnected,
                    WriterStatus::Idle => waits_since = None,
                    WriterStatus::Waits => waits_since = Some(Instant::now()),
                    WriterStatus::HungUp(how) => return hung_up(how, handler),
                },
                () = sleep_since(waits_since, waits.send) => return Ended::Disconnected,
                () = &mut check => {
                    if last_message_at.elapsed() > waits.silence {
                        return Ended::Disconnected;
                    }
                    if self.pings.is_due(last_message_at, waits.ping_every) {
                        writer.send(&[self.pings.next()]);
                    }
                    check.as_mut().reset(tokio::time::Instant::now() + waits.ping_every);
                }
                () = &mut stopped => return Ended::Restart,
                // The client comes back without the session.
                () = &mut session_ended => return Ended::Restart,
            }
        }
    }

    /// Reads one frame; `None` if it has no message, like a ping or a pong.
    async fn read<T: DeserializeOwned>(&mut self) -> Result<Option<Result<T, UnreadableMessage>>, Ended> {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => {
                let message = serde_json::from_str(&text);
                Ok(Some(message.map_err(|error| UnreadableMessage { text, detail: error.to_string() })))
            }
            Some(Ok(Message::Binary(_))) => {
                let detail = "messages are text frames".to_owned();
                Ok(Some(Err(UnreadableMessage { text: Utf8Bytes::default(), detail })))
            }
            Some(Ok(Message::Ping(_) | Message::Frame(_))) => Ok(None),
            Some(Ok(Message::Pong(payload))) => {
                self.pings.answered(&payload);
                Ok(None)
            }
            Some(Ok(Message::Close(_))) | None => Err(Ended::Disconnected),
            Some(Err(error)) => Err(self.read_error(&error)),
        }
    }

    /// Why the socket cannot be read any more.
    fn read_error(&self, error: &SocketError) -> Ended {
        match error {
            SocketError::Capacity(_) => Problem::TooLarge { max: self.message_bytes_max }.into(),
            SocketError::Utf8(_) => Problem::BadRequest { detail: "messages are UTF-8".into() }.into(),
            SocketError::Protocol(fault) => {
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

    /// Sends the problem, if the client can still be reached, and closes the socket.
    async fn close<H: SocketHandler>(&mut self, ended: Ended) {
        let code = match ended {
            Ended::Disconnected => return,
            Ended::Restart => CloseCode::Restart,
            Ended::Problem(problem) => {
                self.writer.finish(&H::problem(problem));
                CloseCode::Policy
            }
        };
        let reason = Utf8Bytes::from_static("");
        self.writer.finish(&Frame::close(CloseFrame { code, reason }));
        self.writer.drain();
        while self.writer.waits() {
            match timeout(self.waits.send, self.writer.has_room()).await {
                Ok(Ok(())) => _ = self.writer.drain(),
                // The socket ends even if the last frames are lost.
                Ok(Err(_)) | Err(_) => return,
            }
        }
    }

    /// The connection's stream, once no other task writes to it.
    fn into_tcp(self) -> Option<TcpStream> {
        let SocketIo { read, writer } = self.socket.into_inner();
        drop(self.writer);
        read.reunite(Arc::into_inner(writer)?.into_tcp()).ok()
    }
}

/// Completes this long after the start; never without a start.
async fn sleep_since(start: Option<Instant>, wait: Duration) {
    match start {
        Some(start) => tokio::time::sleep_until((start + wait).into()).await,
        None => std::future::pending().await,
    }
}

/// Why a socket ends that its owner ended.
fn hung_up(how: HangUp, handler: &impl SocketHandler) -> Ended {
    match how {
        HangUp::Problem(problem) => problem.into(),
        // The handler has ended, or the client reads too slowly.
        HangUp::NoReason if handler.is_gone() => Problem::NotFound.into(),
        HangUp::NoReason => Problem::TooSlow.into(),
    }
}

/// The problem for a client whose first message is not `hello`, or that sends no message in time.
pub(crate) fn hello_expected() -> Problem {
    Problem::BadRequest { detail: "say hello first".into() }
}
