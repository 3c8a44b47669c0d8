//! What goes into a table, and what comes out.

use boneyard_ids::PersonId;
use boneyard_rules::{Move, Seat, Tile, View};

use crate::{
    command::{Command, CommandId, Refusal},
    event::Recorded,
    level::Level,
};

/// What happens to a table.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Debug)]
pub enum Input {
    /// A person sits down.
    Sit {
        person: PersonId,
        /// The name others see.
        name: String,
        seat: Seat,
    },
    /// The person on a seat asks for something.
    Command {
        /// Who, and the command's name.
        id: CommandId,
        /// What.
        command: Command,
    },
    /// The tiles that [`Output::Shuffle`] asked for.
    Shuffled(Shuffle),
    /// The choice that [`Output::Think`] asked for.
    Chosen {
        /// The thought it answers.
        turn: u64,
        /// What the bot chose.
        choice: Move,
    },
    /// The answer to [`Output::AskToDeclare`].
    DeclareAnswered {
        /// The question it answers.
        question: u64,
        /// Whether the bot announces 6-6.
        declares: bool,
    },
    /// A seat's person can be reached.
    Arrived { seat: Seat },
    /// A seat's person can no longer be reached.
    Departed { seat: Seat },
    /// How long messages to a seat's person and back take.
    RoundTrip {
        seat: Seat,
        /// Milliseconds.
        ms: u64,
    },
    /// The time [`Table::next_deadline`](crate::Table::next_deadline) named has come.
    Tick,
    /// The table was restored from its events.
    Restored,
}

/// What the driver of a table must do. Carry outputs out in the order in which they come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Store these events before anything that follows.
    Append(Vec<Recorded>),
    /// Show every audience the events since the last time, and the present moment.
    Show,
    /// Answer a command.
    Answer {
        /// Which.
        to: CommandId,
        /// The number of its last event, or why it was refused.
        answer: Result<u64, Refusal>,
    },
    /// Shuffle the tiles of these rules and say so with [`Input::Shuffled`].
    Shuffle {
        /// The number of the match at this table.
        match_number: u32,
        /// The number of the round in its match.
        round: u32,
    },
    /// Choose a move and say so with [`Input::Chosen`].
    Think {
        /// Names the thought.
        turn: u64,
        /// How well.
        level: Level,
        /// All that the seat may know.
        view: Box<View>,
    },
    /// Decide whether the bot that holds 6-6 announces it, and answer with [`Input::DeclareAnswered`] before the time
    /// for announcing is over (R0.3.23).
    AskToDeclare {
        /// Names the question.
        question: u64,
        /// The bot's seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
        /// Its hand.
        hand: Vec<Tile>,
    },
}

/// Tiles in the order in which they were shuffled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// All tiles in play: the hands of seats 1, 2, … in turn, then the boneyard.
    pub deal: Vec<Tile>,
    /// A shuffle of its own, of which each seat draws one tile for the lead.
    pub lot: Vec<Tile>,
}
