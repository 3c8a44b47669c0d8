//! The socket of a page that follows the lobby.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use boneyard_ids::PersonId;
use boneyard_protocol::lobby::{LobbyClientMessage, LobbyServerMessage};
use boneyard_protocol::{Problem, VERSION};
use tokio::sync::mpsc;

use super::Lobbies;
use super::followers::Message;
use crate::bounds::CLIENT_MESSAGE_BYTES_MAX;
use crate::presence::{Presence, PresenceGuard};
use crate::transport::Transport;
use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outbox};
use crate::transport::socket::{self, SocketHandler, SocketUpgrade, hello_expected};
use crate::visitors::Identity;

/// Opens the socket of the lobby. The person is here as long as it is open.
pub(crate) async fn open(
    State(lobbies): State<Arc<Lobbies>>,
    State(transport): State<Transport>,
    visitor: Option<Identity>,
    upgrade: SocketUpgrade,
) -> Response {
    let session = visitor.as_ref().and_then(|visitor| visitor.socket_session(&transport));
    let handler = LobbySocket {
        followers: lobbies.followers.sender(&lobbies),
        client: ClientId::new(),
        presence: lobbies.presence.clone(),
        person: visitor.map(|visitor| visitor.person.id),
        here: None,
    };
    socket::open(upgrade, &transport, CLIENT_MESSAGE_BYTES_MAX, session, handler)
}

/// The lobby, as the handler of a page's socket.
struct LobbySocket {
    followers: mpsc::Sender<Message>,
    client: ClientId,
    presence: Presence,
    person: Option<PersonId>,
    /// Keeps the person here, from the first message on.
    here: Option<PresenceGuard>,
}

impl SocketHandler for LobbySocket {
    type Message = LobbyClientMessage;

    async fn connect(&mut self, message: LobbyClientMessage, outbox: Outbox) -> Result<(), Problem> {
        match message {
            LobbyClientMessage::Hello { version: VERSION } => {}
            LobbyClientMessage::Hello { .. } => return Err(Problem::Version { server: VERSION }),
            LobbyClientMessage::Ping => return Err(hello_expected()),
        }
        self.here = self.person.take().map(|person| self.presence.follow(person));
        // A failed send means that the server is stopping.
        let joined = self.followers.send(Message::Join(self.client, outbox)).await;
        joined.map_err(|_| Problem::Restarting)
    }

    async fn receive(&mut self, message: LobbyClientMessage) -> Result<Option<Frame>, Problem> {
        Ok(Some(match message {
            LobbyClientMessage::Ping => Frame::of(&LobbyServerMessage::Pong),
            LobbyClientMessage::Hello { .. } => {
                Self::problem(Problem::BadRequest { detail: "the hello was already received".into() })
            }
        }))
    }

    fn round_trip(&mut self, _: Duration) {
        // The lobby has no clocks that credit network time.
    }

    fn is_gone(&self) -> bool {
        self.followers.is_closed()
    }

    async fn leave(&mut self) {
        self.here = None;
        // A failed send means that the server is stopping.
        let _ = self.followers.send(Message::Leave(self.client)).await;
    }

    fn problem(problem: Problem) -> Frame {
        Frame::of(&LobbyServerMessage::Problem { problem })
    }
}
