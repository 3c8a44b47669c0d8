//! The inputs and effects of a session.

use std::sync::Arc;

use boneyard_deal::{Commitment, Part};
use boneyard_ids::PersonId;
use boneyard_rules::{Move, Seat, Tile, View};

use super::{CloseReason, TableMessage};
use crate::{
    command::{Command, Refusal},
    event::Recorded,
    input::{DealKey, Shuffle},
    level::Level,
    table::Table,
    talk::Said,
};

/// An input of a session. `C` identifies a client, which is one open socket.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Debug)]
pub enum SessionInput<C> {
    /// A client connected.
    Joined {
        /// An id that no earlier client had.
        client: C,
        /// `None` for an anonymous spectator.
        person: Option<PersonId>,
        /// The number of the last event the client has, 0 for none.
        last_seen: u64,
    },
    /// A client's connection is closed.
    Left { client: C },
    /// A new measurement of the round trip to a client.
    RoundTrip { client: C, ms: u64 },
    /// A client sends a command.
    Command {
        client: C,
        /// The client's id for the command.
        id: String,
        command: Command,
    },
    /// A program sends a command for a person, without being connected. It gets the answer and nothing else.
    Ask {
        /// An id that no other client had.
        client: C,
        person: PersonId,
        /// The program's id for the command.
        id: String,
        command: Command,
    },
    /// A client says something. The driver has checked the text.
    Say {
        client: C,
        /// The client's id for it.
        id: String,
        said: Said,
    },
    /// A client adds a part to the next deal.
    Part {
        client: C,
        /// The commitment that the client saw.
        commitment: Commitment,
        part: Part,
    },
    /// A program adds a part for a person, without being connected.
    PartOf {
        person: PersonId,
        /// The commitment that the program saw.
        commitment: Commitment,
        part: Part,
    },
    /// A person asks for a seat. Answered with [`Effect::AnswerSit`], in the order of the requests.
    Sit {
        seat: Seat,
        person: PersonId,
        /// The name that others see.
        name: String,
        /// The number of the face that the person chose; `None` if the face follows the name.
        face: Option<u16>,
        /// Whether a program plays for the person: a bot account.
        program: bool,
    },
    /// A person has this name and this face now. The table may know them already.
    Introduce {
        person: PersonId,
        /// The name that others see.
        name: String,
        /// The number of the face that the person chose; `None` if the face follows the name.
        face: Option<u16>,
        /// Who the person is now, if the person was a guest and became part of an account.
        account: Option<PersonId>,
    },
    /// Answers [`Effect::Shuffle`].
    Shuffled(Shuffle),
    /// Answers [`Effect::Think`].
    Chosen {
        /// The `turn` of the [`Effect::Think`].
        turn: u64,
        choice: Move,
    },
    /// Answers [`Effect::AskToDeclare`].
    DeclareAnswered {
        /// The `question` of the [`Effect::AskToDeclare`].
        question: u64,
        /// Whether the bot announces 6-6.
        declares: bool,
    },
    /// Answers [`Effect::Append`]: the events are durable.
    Stored,
    /// Answers [`Effect::Append`]: the events may not be durable. The table freezes until it recovers.
    StoreFailed,
    /// Answers [`Effect::Recover`]: the table as its stored events make it.
    Recovered(Box<Table>),
    /// Answers [`Effect::Recover`]: the stored events cannot be read now.
    RecoveryFailed,
}

/// What the driver of a session must do, in this order.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "an effect lives only until it is carried out")]
pub enum Effect<C> {
    /// Store these events, then answer with [`SessionInput::Stored`] or [`SessionInput::StoreFailed`].
    Append(Arc<[Recorded]>),
    /// Read the stored events, restore the table from them, and answer with [`SessionInput::Recovered`] or
    /// [`SessionInput::RecoveryFailed`].
    Recover,
    /// Send one message to several clients. Encode it once.
    Send {
        /// Clients in ascending order.
        to: Vec<C>,
        message: TableMessage,
    },
    /// Close a client's connection. The session has already removed the client.
    Close {
        client: C,
        /// The reason to send before closing.
        reason: CloseReason,
    },
    /// Answer the oldest [`SessionInput::Sit`] that has no answer yet.
    AnswerSit(Result<(), Refusal>),
    /// Shuffle the tiles of the table's rules and answer with [`SessionInput::Shuffled`].
    Shuffle {
        /// The number of the match at this table.
        match_number: u32,
        /// The number of the round in its match.
        round: u32,
        /// As in [`Output::Shuffle`](crate::Output::Shuffle).
        key: Option<DealKey>,
    },
    /// Choose a bot's move and answer with [`SessionInput::Chosen`].
    Think {
        /// Identifies the request; the answer repeats it.
        turn: u64,
        /// How well the bot plays.
        level: Level,
        /// What the bot's seat may know.
        view: Box<View>,
    },
    /// Decide whether a bot announces 6-6 and answer with [`SessionInput::DeclareAnswered`].
    AskToDeclare {
        /// Identifies the request; the answer repeats it.
        question: u64,
        /// How well the bot plays.
        level: Level,
        hand: Vec<Tile>,
    },
    /// The table's entry in a list of tables may have changed.
    SummaryChanged,
    /// The table has recovered from a store failure.
    Resumed,
    /// No client was connected for too long. Mark the table as closed; `poll` returns nothing more.
    Ended,
}
