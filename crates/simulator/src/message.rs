//! What reaches the server.

use boneyard_ids::PersonId;
use boneyard_rules::{Move, Seat};
use boneyard_table::{Command, Shuffle};

/// A connection of a client, never used again once it is broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Connection {
    pub(crate) client: usize,
    /// Which of the client's connections.
    pub(crate) number: u32,
    /// Which of the server's lives it leads to.
    pub(crate) life: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A client says hello.
    Hello {
        connection: Connection,
        person: Option<PersonId>,
        last_seen: u64,
    },
    /// A connection turns out to be gone.
    Gone {
        connection: Connection,
    },
    Command {
        connection: Connection,
        id: String,
        command: Command,
    },
    /// A person asks for a seat, by a request of its own.
    Sit {
        life: u32,
        person: PersonId,
        name: String,
        seat: Seat,
    },
    /// A bot has chosen.
    Chosen {
        life: u32,
        turn: u64,
        choice: Move,
    },
    /// A bot decided whether it announces 6-6.
    DeclareAnswered {
        life: u32,
        question: u64,
        declares: bool,
    },
    /// The tiles are shuffled.
    Shuffled {
        life: u32,
        shuffle: Shuffle,
    },
}

impl Message {
    /// The life of the server that it is meant for: a later one never hears it.
    pub(crate) const fn life(&self) -> u32 {
        match self {
            Self::Hello { connection, .. } | Self::Gone { connection } | Self::Command { connection, .. } => {
                connection.life
            }
            Self::Sit { life, .. }
            | Self::Chosen { life, .. }
            | Self::DeclareAnswered { life, .. }
            | Self::Shuffled { life, .. } => *life,
        }
    }
}
