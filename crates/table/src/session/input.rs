//! What goes into a session, and what comes out.

use std::sync::Arc;

use boneyard_ids::PersonId;
use boneyard_rules::{Move, Seat, Tile, View};

use super::{CloseReason, TableMessage};
use crate::{
    command::{Command, Refusal},
    event::Recorded,
    input::Shuffle,
    level::Level,
    table::Table,
};

/// What happens to a session. `C` names a client: one open socket.
#[derive(Clone, Debug)]
pub enum SessionInput<C> {
    /// A client connected.
    Joined {
        /// A name that no earlier client had.
        client: C,
        /// `None` for an anonymous spectator.
        person: Option<PersonId>,
        /// The number of the last event the client has, 0 for none.
        last_seen: u64,
    },
    /// A client's connection is closed.
    Left {
        /// The client.
        client: C,
    },
    /// How long messages to a client and back take, as measured last.
    RoundTrip {
        /// The client.
        client: C,
        /// Milliseconds.
        ms: u64,
    },
    /// A client sends a command.
    Command {
        /// The client.
        client: C,
        /// The client's own name for the command.
        id: String,
        /// What it asks.
        command: Command,
    },
    /// A person asks for a seat. Answered with [`Effect::AnswerSit`], in the order of the requests.
    Sit {
        /// The seat asked for.
        seat: Seat,
        /// Who asks.
        person: PersonId,
        /// The name that others see.
        name: String,
    },
    /// Answers [`Effect::Shuffle`].
    Shuffled(Shuffle),
    /// Answers [`Effect::Think`].
    Chosen {
        /// The thought it answers.
        turn: u64,
        /// The bot's choice.
        choice: Move,
    },
    /// Answers [`Effect::AskToDeclare`].
    DeclareAnswered {
        /// The question it answers.
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

/// What the driver of a session must do. Carry effects out in the order in which they come.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "an effect lives only until it is carried out")]
pub enum Effect<C> {
    /// Store these events, then answer with [`SessionInput::Stored`] or [`SessionInput::StoreFailed`].
    Append(Arc<[Recorded]>),
    /// Read the stored events, restore the table from them, and answer with [`SessionInput::Recovered`] or
    /// [`SessionInput::RecoveryFailed`].
    Recover,
    /// Send a message. All of these clients may see the same, so encode it once.
    Send {
        /// Clients in ascending order.
        to: Vec<C>,
        /// What they get.
        message: TableMessage,
    },
    /// Close a client's connection. The session has forgotten the client already.
    Close {
        /// The client.
        client: C,
        /// What to say to it first.
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
    },
    /// Choose a bot's move and answer with [`SessionInput::Chosen`].
    Think {
        /// Names the thought.
        turn: u64,
        /// How well the bot plays.
        level: Level,
        /// All that its seat may know.
        view: Box<View>,
    },
    /// Decide whether a bot announces 6-6 and answer with [`SessionInput::DeclareAnswered`].
    AskToDeclare {
        /// Names the question.
        question: u64,
        /// How well the bot plays.
        level: Level,
        /// Its hand.
        hand: Vec<Tile>,
    },
    /// What a list of tables says about this one may have changed.
    SummaryChanged,
    /// The table recovered and goes on.
    Resumed,
    /// No client was here for too long. Record that the table is closed; `poll` returns nothing more.
    Ended,
}
