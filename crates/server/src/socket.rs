//! One client's socket at a table: what it says goes to the table's mailbox, what the table shows comes from its
//! outbox. Nothing is decided here.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_table::{CommandId, PersonId};
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::time::{interval, timeout};

use crate::bounds::{
    CLIENT_MESSAGE_BYTES_MAX, COMMANDS_BURST, COMMANDS_EVERY, HELLO_WAIT, OUTBOX_FRAMES_MAX, PING_EVERY,
    SEND_WAIT, SILENCE_MAX,
};
use crate::error::ApiError;
use crate::guests::Visitor;
use crate::rate::Purse;
use crate::state::{App, Stopping};
use crate::tables::{ClientId, Joining, Message, TableHandle};

/// Opens the socket of a table. Somebody without a guest's cookie watches.
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let table = app.tables().get(&id).ok_or(Problem::NotFound)?;
    let person = visitor.map(|Visitor(guest)| PersonId(guest.id));
    let upgrade = upgrade.max_message_size(CLIENT_MESSAGE_BYTES_MAX).max_frame_size(CLIENT_MESSAGE_BYTES_MAX);
    let stopping = app.stopping();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let mut connection = Connection { socket, stopping, pings: Pings::default() };
        let ended = connection.converse(&table, person).await;
        connection.say_goodbye(ended).await;
    }))
}

/// A message as it goes over the wire.
pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
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
    pings: Pings,
}

/// Measures how long a client takes to answer.
#[derive(Default)]
struct Pings {
    /// The last one sent, by its number.
    sent: Option<(u8, Instant)>,
    /// What the last answer took, until it is passed on.
    lag: Option<Duration>,
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
            self.lag = Some(at.elapsed());
        }
    }
}

impl Connection {
    /// Greets, then carries messages both ways until one side has enough.
    async fn converse(&mut self, table: &TableHandle, person: Option<PersonId>) -> Ended {
        let last_seen = match timeout(HELLO_WAIT, self.hello()).await {
            Ok(Ok(last_seen)) => last_seen,
            Ok(Err(ended)) => return ended,
            Err(_) => return Problem::BadRequest { detail: "say hello first".into() }.into(),
        };
        let client = ClientId::new();
        let (outbox, frames) = mpsc::channel(OUTBOX_FRAMES_MAX);
        let joining = Joining { client, person, last_seen, outbox };
        if table.mailbox.send(Message::Join(joining)).await.is_err() {
            return Problem::NotFound.into();
        }
        let ended = self.exchange(table, client, frames).await;
        // The table may be gone, and then nobody misses us.
        let _ = table.mailbox.send(Message::Leave(client)).await;
        ended
    }

    /// Reads the first message, which says where the client left off.
    async fn hello(&mut self) -> Result<u64, Ended> {
        loop {
            match self.read().await? {
                Some(Ok(ClientMessage::Hello { version: VERSION, last_seen })) => return Ok(last_seen),
                Some(Ok(ClientMessage::Hello { .. })) => {
                    return Err(Problem::Version { server: VERSION }.into());
                }
                Some(Ok(_)) => return Err(Problem::BadRequest { detail: "say hello first".into() }.into()),
                Some(Err(problem)) => return Err(problem.into()),
                None => {}
            }
        }
    }

    async fn exchange(
        &mut self,
        table: &TableHandle,
        client: ClientId,
        mut frames: mpsc::Receiver<Utf8Bytes>,
    ) -> Ended {
        let mut stopping = self.stopping.clone();
        let mut commands = Purse::new(COMMANDS_BURST, COMMANDS_EVERY);
        let mut pings = interval(PING_EVERY);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                frame = frames.recv() => match frame {
                    Some(frame) => if let Err(ended) = self.send(Frame::Text(frame)).await { return ended },
                    // The table let go of this client: it read too slowly, or there is no table any more.
                    None if table.mailbox.is_closed() => return Problem::NotFound.into(),
                    None => return Problem::TooSlow.into(),
                },
                message = self.read() => {
                    heard = Instant::now();
                    let answer = match message {
                        Ok(Some(Ok(message))) => self.pass_on(message, table, client, &mut commands),
                        Ok(Some(Err(problem))) => Some(ServerMessage::Problem { problem }),
                        Ok(None) => None,
                        Err(ended) => return ended,
                    };
                    if let Some(answer) = answer
                        && let Err(ended) = self.send(Frame::Text(encode(&answer))).await { return ended }
                    if let Some(lag) = self.pings.lag.take() {
                        let ms = u64::try_from(lag.as_millis()).unwrap_or(u64::MAX);
                        // A table too busy to be told goes by what was measured before.
                        let _ = table.mailbox.try_send(Message::Lag { client, ms });
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

    /// Puts a command into the table's mailbox, or says at once why not.
    fn pass_on(
        &self,
        message: ClientMessage,
        table: &TableHandle,
        client: ClientId,
        commands: &mut Purse,
    ) -> Option<ServerMessage> {
        let problem = |problem| Some(ServerMessage::Problem { problem });
        let (id, command) = match message {
            ClientMessage::Command { id, command } => (id, command),
            ClientMessage::Ping => return Some(ServerMessage::Pong),
            ClientMessage::Hello { .. } => {
                return problem(Problem::BadRequest { detail: "hello was said".into() });
            }
        };
        if id.len() > CommandId::LEN_MAX {
            return problem(Problem::TooLarge { max: CommandId::LEN_MAX });
        }
        if commands.take(Instant::now()).is_err() {
            return problem(Problem::TooMany { retry_s: 1 });
        }
        match table.mailbox.try_send(Message::Command { client, id, command }) {
            Ok(()) => None,
            Err(TrySendError::Full(_)) => problem(Problem::TooMany { retry_s: 1 }),
            Err(TrySendError::Closed(_)) => problem(Problem::NotFound),
        }
    }

    /// Reads one message. `None` for frames that carry none.
    async fn read(&mut self) -> Result<Option<Result<ClientMessage, Problem>>, Ended> {
        match self.socket.recv().await {
            Some(Ok(Frame::Text(text))) => Ok(Some(
                serde_json::from_str(&text)
                    .map_err(|error| Problem::BadRequest { detail: error.to_string() }),
            )),
            Some(Ok(Frame::Binary(_))) => {
                Ok(Some(Err(Problem::BadRequest { detail: "messages are text frames".into() })))
            }
            Some(Ok(Frame::Ping(_))) => Ok(None),
            Some(Ok(Frame::Pong(payload))) => {
                self.pings.answered(&payload);
                Ok(None)
            }
            Some(Ok(Frame::Close(_))) | None => Err(Ended::Gone),
            // The library has no kinds of errors to tell a long message from a cut line, and after either the
            // connection is of no more use than to say so.
            Some(Err(_)) => Err(Problem::TooLarge { max: CLIENT_MESSAGE_BYTES_MAX }.into()),
        }
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Ended> {
        match timeout(SEND_WAIT, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended::Gone),
        }
    }

    /// Tells the client why, if it can still be told, and closes.
    async fn say_goodbye(&mut self, ended: Ended) {
        let code = match ended {
            Ended::Gone => return,
            Ended::Restart => close_code::RESTART,
            Ended::Because(problem) => {
                if self.send(Frame::Text(encode(&ServerMessage::Problem { problem }))).await.is_err() {
                    return;
                }
                close_code::POLICY
            }
        };
        // Whether it arrives is no longer our concern.
        let _ = self.send(Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }))).await;
    }
}
