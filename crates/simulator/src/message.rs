//! The messages that reach the simulated server.

use boneyard_deal::{Commitment, Part};
use boneyard_ids::PersonId;
use boneyard_rules::{Move, Seat};
use boneyard_table::{Command, Shuffle};

/// A connection of a client. A new connection gets a new number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Connection {
    pub(crate) client: usize,
    /// The number among the client's connections.
    pub(crate) number: u32,
    /// The run of the server that it belongs to. Every restart begins a new one.
    pub(crate) server_run: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A client connects.
    Hello {
        connection: Connection,
        person: Option<PersonId>,
        last_seen: u64,
    },
    /// The server notices that a connection is lost.
    ConnectionLost {
        connection: Connection,
    },
    Command {
        connection: Connection,
        id: String,
        command: Command,
    },
    /// A client adds a part to the next deal.
    Part {
        connection: Connection,
        commitment: Commitment,
        part: Part,
    },
    /// A person asks for a seat, over HTTP.
    Sit {
        server_run: u32,
        person: PersonId,
        name: String,
        seat: Seat,
    },
    /// A person saved another name or face, over HTTP.
    Introduce {
        server_run: u32,
        person: PersonId,
        name: String,
        face: Option<u16>,
    },
    /// A bot has chosen.
    Chosen {
        server_run: u32,
        turn: u64,
        choice: Move,
    },
    /// A bot decided whether it announces 6-6.
    DeclareAnswered {
        server_run: u32,
        question: u64,
        declares: bool,
    },
    /// The tiles are shuffled.
    Shuffled {
        server_run: u32,
        shuffle: Shuffle,
    },
}

impl Message {
    /// The run of the server that the message is for. Later runs do not get it.
    pub(crate) const fn server_run(&self) -> u32 {
        match self {
            Self::Hello { connection, .. }
            | Self::ConnectionLost { connection }
            | Self::Part { connection, .. }
            | Self::Command { connection, .. } => connection.server_run,
            Self::Sit { server_run, .. }
            | Self::Introduce { server_run, .. }
            | Self::Chosen { server_run, .. }
            | Self::DeclareAnswered { server_run, .. }
            | Self::Shuffled { server_run, .. } => *server_run,
        }
    }
}
