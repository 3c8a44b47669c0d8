//! The socket of a client at a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::response::Response;
use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_table::session::SessionInput;
use boneyard_table::{CommandId, Refusal, Said};
use boneyard_text::visible_name;
use tokio::sync::mpsc::error::SendTimeoutError;

use crate::bounds::{CLIENT_MESSAGE_BYTES_MAX, TABLE_MAILBOX_WAIT};
use crate::http::{ApiError, VisitorNetwork};
use crate::network::Network;
use crate::permissions::Permissions;
use crate::rate::TokenBucket;
use crate::tables::{JoinRequest, Message, TableHandle, Tables};
use crate::transport::Transport;
use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outbox};
use crate::transport::socket::{self, SocketHandler, SocketUpgrade, hello_expected};
use crate::visitors::Identity;

/// Opens the socket of a table. A visitor without a cookie is a spectator.
pub(crate) async fn open(
    State(tables): State<Tables>,
    State(permissions): State<Arc<Permissions>>,
    State(transport): State<Transport>,
    Path(id): Path<TableId>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    upgrade: SocketUpgrade,
) -> Result<Response, ApiError> {
    let table = tables.running(&id).await?;
    let session = visitor.as_ref().and_then(|visitor| visitor.socket_session(&transport));
    let person = visitor.map(|visitor| visitor.person.id);
    let limits = &transport.limits;
    let commands = TokenBucket::new(limits.commands_per_client, limits.commands_per_client_every);
    let handler =
        TableSocket { tables, permissions, table, client: ClientId::new(), person, network, commands };
    Ok(socket::open(upgrade, &transport, CLIENT_MESSAGE_BYTES_MAX, session, handler))
}

/// The table, as the handler of a client's socket.
struct TableSocket {
    tables: Tables,
    permissions: Arc<Permissions>,
    /// As long as the socket has it, the table stays awake.
    table: TableHandle,
    client: ClientId,
    person: Option<PersonId>,
    network: Network,
    commands: TokenBucket,
}

impl SocketHandler for TableSocket {
    type Message = ClientMessage;

    async fn connect(&mut self, message: ClientMessage, outbox: Outbox) -> Result<(), Problem> {
        let last_seen = match message {
            ClientMessage::Hello { version: VERSION, last_seen } => last_seen,
            ClientMessage::Hello { .. } => return Err(Problem::Version { server: VERSION }),
            _ => return Err(hello_expected()),
        };
        // A banned person only watches, so that the bot on the seat plays on.
        let person = self.person.clone().filter(|person| !self.permissions.is_banned(person));
        let request = JoinRequest { client: self.client, person, network: self.network, last_seen, outbox };
        self.table.mailbox.send(Message::Join(request)).await.map_err(|_| self.tables.not_found())
    }

    /// Puts a command or a part into the table's mailbox, or answers at once with the problem.
    async fn receive(&mut self, message: ClientMessage) -> Result<Option<Frame>, Problem> {
        let problem = |problem| Ok(Some(Self::problem(problem)));
        let client = self.client;
        let input = match message {
            ClientMessage::Command { id, .. } | ClientMessage::Say { id, .. }
                if id.len() > CommandId::LEN_MAX =>
            {
                return problem(Problem::TooLarge { max: CommandId::LEN_MAX });
            }
            ClientMessage::Command { id, command } => {
                match self.may(|by| self.permissions.may_command(by, command)) {
                    Ok(()) => SessionInput::Command { client, id, command },
                    Err(refusal) => return Ok(Some(Frame::of(&ServerMessage::Refused { id, refusal }))),
                }
            }
            ClientMessage::Say { id, said } => {
                match self.may(|by| self.permissions.may_talk(by)).and_then(|()| checked(said)) {
                    Ok(said) => SessionInput::Say { client, id, said },
                    Err(refusal) => return Ok(Some(Frame::of(&ServerMessage::Refused { id, refusal }))),
                }
            }
            ClientMessage::Part { commitment, part } => SessionInput::Part { client, commitment, part },
            ClientMessage::Ping => return Ok(Some(Frame::of(&ServerMessage::Pong))),
            ClientMessage::Hello { .. } => {
                return problem(Problem::BadRequest { detail: "the hello was already received".into() });
            }
        };
        if self.commands.take(Instant::now()).is_err() {
            return problem(Problem::TooMany { retry_s: 1 });
        }
        // Many clients may join at once and fill the mailbox. Senders wait in turn, so a player's command gets through.
        match self.table.mailbox.send_timeout(Message::Session(input), TABLE_MAILBOX_WAIT).await {
            Ok(()) => Ok(None),
            Err(SendTimeoutError::Timeout(_)) => problem(Problem::TooMany { retry_s: 1 }),
            Err(SendTimeoutError::Closed(_)) => Err(Problem::NotFound),
        }
    }

    fn round_trip(&mut self, took: Duration) {
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        // If the mailbox is full, the table keeps the last measurement.
        let measured = SessionInput::RoundTrip { client: self.client, ms };
        let _ = self.table.mailbox.try_send(Message::Session(measured));
    }

    fn is_gone(&self) -> bool {
        self.table.mailbox.is_closed()
    }

    async fn leave(&mut self) {
        // A failed send means that the table has closed.
        let _ = self.table.mailbox.send(Message::Leave(self.client)).await;
    }

    fn problem(problem: Problem) -> Frame {
        Frame::of(&ServerMessage::Problem { problem })
    }
}

impl TableSocket {
    /// Whether a sanction allows something. Those who have no name here are not sanctioned.
    fn may(&self, check: impl FnOnce(&PersonId) -> Result<(), Refusal>) -> Result<(), Refusal> {
        self.person.as_ref().map_or(Ok(()), check)
    }
}

/// Checks and trims a text that a person says.
fn checked(said: Said) -> Result<Said, Refusal> {
    match said {
        Said::Phrase(_) => Ok(said),
        Said::Text(text) => visible_name(&text, Said::TEXT_CHARS_MAX)
            .map(Said::Text)
            .map_err(|_| Refusal::BadText { max: Said::TEXT_CHARS_MAX }),
    }
}
