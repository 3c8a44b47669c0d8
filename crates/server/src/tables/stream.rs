//! A table over plain HTTP, for programs: the messages of a socket as a stream of lines, and a POST for each message to the table.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::http::{AddPart, SendCommand, StreamRequest};
use boneyard_protocol::{Problem, ServerMessage};
use boneyard_table::session::SessionInput;
use boneyard_table::{CommandId, Refusal};
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::bounds::TABLE_MAILBOX_WAIT;
use crate::config::Rates;
use crate::http::{ApiError, Body, Params, VisitorNetwork};
use crate::permissions::Permissions;
use crate::tables::{JoinRequest, Message, TableHandle, Tables};
use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outbox};
use crate::transport::{Transport, lines};
use crate::visitors::Identity;

/// How long a command may take. A table whose store fails does not answer.
const COMMAND_WAIT: Duration = Duration::from_secs(10);

/// Follow a table as a stream of lines, each a `ServerMessage`.
///
/// The first line is a `snapshot`, or the events after `last_seen`. Empty lines come every 15 seconds and mean nothing. While the stream is open, you
/// are present at the table. If it ends, open it again with the number of the last event that you have.
///
/// Look at the status first. A stream that cannot begin has another status than 200. Its body is one `Failure`, which has no `type`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "tables", params(StreamRequest),
    responses((status = 200, body = ServerMessage, content_type = "application/x-ndjson"), (status = 404)))]
pub(crate) async fn open(
    State(tables): State<Tables>,
    State(permissions): State<Arc<Permissions>>,
    State(transport): State<Transport>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<TableId>,
    Params(StreamRequest { last_seen }): Params<StreamRequest>,
) -> Result<Response, ApiError> {
    let table = tables.running(&id).await?;
    let session = visitor.as_ref().and_then(|visitor| visitor.socket_session(&transport));
    let person = visitor.map(|visitor| visitor.person.id);
    // A banned person only watches, so that the bot on the seat plays on.
    let person = person.filter(|person| !permissions.is_banned(person));
    let (client, (sender, receiver)) = (ClientId::new(), lines::channel());
    let request = JoinRequest { client, person, network, last_seen, outbox: Outbox::of_stream(sender) };
    table.mailbox.send(Message::Join(request)).await.map_err(|_| tables.not_found())?;
    let leaving = Leaving { client, table: Some(table), runtime: transport.runtime.clone() };
    Ok(lines::response(receiver, session, transport.shutdown.subscribe(), problem, leaving))
}

fn problem(problem: Problem) -> Frame {
    Frame::of(&ServerMessage::Problem { problem })
}

/// Tells the table that a client has gone, when it is dropped.
struct Leaving {
    client: ClientId,
    /// As long as the stream has it, the table stays awake.
    table: Option<TableHandle>,
    runtime: Handle,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (client, Some(table)) = (self.client, self.table.take()) else { return };
        self.runtime.spawn(async move {
            // A failed send means that the table has closed.
            let _ = table.mailbox.send(Message::Leave(client)).await;
        });
    }
}

/// Send a command to a table, such as a play. The answer is an `ack` once its events are stored, or a `refused`.
///
/// Repeat a command under the same `id` if you got no answer: the table carries it out once.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", request_body = SendCommand,
    responses((status = 200, body = ServerMessage), (status = 403), (status = 404),
    (status = 409, body = ServerMessage)))]
pub(crate) async fn send(
    State(tables): State<Tables>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    visitor: Option<Identity>,
    Path(table): Path<TableId>,
    Body(SendCommand { id, command }): Body<SendCommand>,
) -> Result<Response, ApiError> {
    let person = sender(&rates, visitor)?;
    if id.len() > CommandId::LEN_MAX {
        return Err(Problem::TooLarge { max: CommandId::LEN_MAX }.into());
    }
    permissions.may_command(&person, command)?;
    let (answer, answered) = oneshot::channel();
    pass(&tables, &table, Message::Ask { person, id, command, answer }).await?;
    let answer = timeout(COMMAND_WAIT, answered).await.map_err(|_| Problem::Storage)?;
    let answer = ServerMessage::from(answer.map_err(|_| tables.not_found())?);
    let status = match answer {
        ServerMessage::Refused { .. } => StatusCode::CONFLICT,
        _ => StatusCode::OK,
    };
    Ok((status, Json(answer)).into_response())
}

/// Add your part to the next deal, so that nobody can have chosen it. Do it once for each `next_deal` of the table; the deal waits a moment for it.
///
/// Only players have a part. Others get `not-seated`.
#[utoipa::path(post, path = "/api/tables/{id}/parts", tag = "tables", request_body = AddPart,
    responses((status = 204), (status = 403), (status = 404), (status = 409)))]
pub(crate) async fn add_part(
    State(tables): State<Tables>,
    State(rates): State<Arc<Rates>>,
    visitor: Option<Identity>,
    Path(table): Path<TableId>,
    Body(AddPart { commitment, part }): Body<AddPart>,
) -> Result<StatusCode, ApiError> {
    let person = sender(&rates, visitor)?;
    if !tables.running(&table).await?.listing().people().any(|seated| *seated == person) {
        return Err(Problem::Refused { refusal: Refusal::NotSeated }.into());
    }
    pass(&tables, &table, Message::Session(SessionInput::PartOf { person, commitment, part })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The person who sends a message to a table. Requests with a token were counted when it was checked; others are counted here.
fn sender(rates: &Rates, visitor: Option<Identity>) -> Result<PersonId, ApiError> {
    let visitor = visitor.ok_or(Problem::NotAllowed)?;
    if !visitor.is_program() {
        rates.api_requests.count(visitor.person.id.clone())?;
    }
    Ok(visitor.person.id)
}

/// Puts a message into a table's mailbox.
pub(super) async fn pass(tables: &Tables, table: &TableId, message: Message) -> Result<(), ApiError> {
    let table = tables.running(table).await?;
    match table.mailbox.send_timeout(message, TABLE_MAILBOX_WAIT).await {
        Ok(()) => Ok(()),
        Err(SendTimeoutError::Timeout(_)) => Err(Problem::TooMany { retry_s: 1 }.into()),
        Err(SendTimeoutError::Closed(_)) => Err(tables.not_found().into()),
    }
}
