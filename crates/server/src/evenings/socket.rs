//! The socket of a client at an evening.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Response;
use boneyard_club::live::{Author, EntryRefusal};
use boneyard_ids::{DeviceName, EveningId, PersonId};
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage};
use boneyard_protocol::{Problem, VERSION};
use serde::Deserialize;

use crate::bounds::{CLIENT_MESSAGE_BYTES_MAX, EVENING_MESSAGE_BYTES_MAX};
use crate::config::Rates;
use crate::evenings::Evenings;
use crate::evenings::message::{EveningQuery, JoinRequest, Message, SubmittedEntry};
use crate::evenings::registry::EveningHandle;
use crate::http::{ApiError, VisitorNetwork};
use crate::network::Network;
use crate::transport::Transport;
use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outbox};
use crate::transport::socket::{self, SocketHandler, SocketUpgrade, UnreadableMessage, hello_expected};
use crate::visitors::Identity;

/// Opens the socket of an evening. A visitor without a cookie is a spectator (CLUB-26).
pub(crate) async fn open(
    State(evenings): State<Evenings>,
    State(rates): State<Arc<Rates>>,
    State(transport): State<Transport>,
    Path(id): Path<EveningId>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    upgrade: SocketUpgrade,
) -> Result<Response, ApiError> {
    let evening = evenings.find(&id).await?;
    let session = visitor.as_ref().and_then(|visitor| visitor.socket_session(&transport));
    let guest = visitor.map(|visitor| visitor.person.id);
    let asking_guest = guest.clone();
    let author = evening.ask(|reply| EveningQuery::Author { guest: asking_guest, reply }).await?;
    // Only the organiser sends line-ups, which are long.
    let message_bytes_max = match author {
        Some(Author::Organiser) => EVENING_MESSAGE_BYTES_MAX,
        _ => CLIENT_MESSAGE_BYTES_MAX,
    };
    let handler = EveningSocket { rates, evening, client: ClientId::new(), person: guest, network };
    Ok(socket::open(upgrade, &transport, message_bytes_max, session, handler))
}

/// The evening, as the handler of a client's socket.
struct EveningSocket {
    rates: Arc<Rates>,
    evening: EveningHandle,
    client: ClientId,
    person: Option<PersonId>,
    network: Network,
}

impl EveningSocket {
    /// Sends the evening a message and waits while its mailbox is full, because a device may send the entries of
    /// hours at once.
    async fn send(&self, message: Message) -> Result<(), Problem> {
        self.evening.send(message).await
    }
}

/// The number of an entry, from a message that cannot be read as a whole.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Numbered {
    Enter { n: u32 },
}

impl SocketHandler for EveningSocket {
    type Message = EveningClientMessage;

    async fn connect(&mut self, message: EveningClientMessage, outbox: Outbox) -> Result<(), Problem> {
        let (device, last_seen, seen_as) = match message {
            EveningClientMessage::Hello { version: VERSION, device, last_seen, seen_as } => {
                (device, last_seen, seen_as)
            }
            EveningClientMessage::Hello { .. } => return Err(Problem::Version { server: VERSION }),
            _ => return Err(hello_expected()),
        };
        let device: DeviceName =
            device.parse().map_err(|error| Problem::BadRequest { detail: format!("device: {error}") })?;
        let (client, person, network) = (self.client, self.person.clone(), self.network);
        let request = JoinRequest { client, person, network, device, last_seen, seen_as, outbox };
        self.send(Message::Join(request)).await
    }

    /// Passes an entry to the evening. A device that sends too many is disconnected: its entries are accepted in
    /// order, so none can be left out.
    async fn receive(&mut self, message: EveningClientMessage) -> Result<Option<Frame>, Problem> {
        let (n, at, command) = match message {
            EveningClientMessage::Enter { n, at, command } => (n, at, command),
            EveningClientMessage::Ping => return Ok(Some(Frame::of(&EveningServerMessage::Pong))),
            EveningClientMessage::Hello { .. } => {
                return Ok(Some(Self::problem(Problem::BadRequest {
                    detail: "the hello was already received".into(),
                })));
            }
        };
        let Some(person) = &self.person else {
            return Ok(Some(Self::problem(Problem::NotAllowed)));
        };
        self.rates.entries.count(person.clone())?;
        self.send(Message::Enter(Box::new(SubmittedEntry { client: self.client, n, at, command }))).await?;
        Ok(None)
    }

    fn round_trip(&mut self, _: Duration) {
        // Evenings have no clocks that credit network time.
    }

    fn is_gone(&self) -> bool {
        self.evening.is_closed()
    }

    async fn leave(&mut self) {
        // A failed send means that the evening has ended.
        let _ = self.send(Message::Leave(self.client)).await;
    }

    fn problem(problem: Problem) -> Frame {
        Frame::of(&EveningServerMessage::Problem { problem })
    }

    /// Names the entry that cannot be read. The device then stops sending it and can show that it was not stored.
    fn unreadable(message: UnreadableMessage) -> Frame {
        match serde_json::from_str(&message.text) {
            Ok(Numbered::Enter { n }) => {
                let refusal = EntryRefusal::Unreadable { detail: message.detail };
                Frame::of(&EveningServerMessage::Refused { n, refusal })
            }
            Err(_) => Self::problem(message.into()),
        }
    }
}
