//! The messages of sockets, requests and bots to a table's task.

use boneyard_ids::PersonId;
use boneyard_protocol::http::MatchInShort;
use boneyard_protocol::watch::WatchedScore;
use boneyard_rules::{Seat, View};
use boneyard_table::session::{SessionInput, TableMessage};
use boneyard_table::{Command, Refusal};
use tokio::sync::oneshot;

use super::conduct::Evidence;
use crate::network::Network;
use crate::transport::outbox::{ClientId, Outbox};

pub(crate) enum Message {
    /// A client connected.
    Join(JoinRequest),
    /// A client's socket has closed.
    Leave(ClientId),
    /// An input of the session: of a client's socket, of a program or of a bot.
    Session(SessionInput<ClientId>),
    /// A program sends a command for a person, without being connected.
    Ask {
        person: PersonId,
        /// The program's id for the command.
        id: String,
        command: Command,
        /// Gets the answer: `Ack` or `Refused`.
        answer: oneshot::Sender<TableMessage>,
    },
    /// A person asks for a seat.
    Sit(SitRequest),
    /// A list of a person's tables asks for the match. Not answered while the store fails.
    Show(oneshot::Sender<Option<MatchInShort>>),
    /// The list of matches to watch asks for the points. Not answered while the store fails.
    Score(oneshot::Sender<WatchedScore>),
    /// A person asks for a hint.
    Hint {
        person: PersonId,
        /// Gets what the person may know, or why there is no hint now.
        answer: oneshot::Sender<Result<Box<View>, Refusal>>,
    },
    /// The person on a seat is reported.
    Report {
        seat: Seat,
        /// Gets `None` if no person sits there.
        answer: oneshot::Sender<Option<Evidence>>,
    },
    /// The table is needed no more: it ends, also in the middle of a match.
    Close,
    /// A person of the table may have another name or face now. The store has them.
    Renamed,
}

impl Message {
    /// Whether a person or a program wants to play.
    pub(super) fn is_command(&self) -> bool {
        matches!(self, Message::Session(SessionInput::Command { .. }) | Message::Ask { .. })
    }
}

/// A client that connects.
pub(crate) struct JoinRequest {
    pub(crate) client: ClientId,
    /// `None` for an anonymous spectator.
    pub(crate) person: Option<PersonId>,
    pub(crate) network: Network,
    /// The number of the last event the client has, 0 for none.
    pub(crate) last_seen: u64,
    pub(crate) outbox: Outbox,
}

/// A person who asks for a seat.
pub(crate) struct SitRequest {
    pub(crate) seat: Seat,
    pub(crate) person: PersonId,
    /// `None` if the server itself seats the person.
    pub(crate) network: Option<Network>,
    /// The name that other people see.
    pub(crate) name: String,
    /// The number of the face that the person chose.
    pub(crate) face: Option<u16>,
    /// Whether a program plays for the person.
    pub(crate) program: bool,
    /// Gets the answer once the seat is stored.
    pub(crate) answer: oneshot::Sender<Result<(), Refusal>>,
}
