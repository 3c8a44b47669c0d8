//! The inputs and outputs of a table.

use boneyard_deal::{Commitment, Part, Secret};
use boneyard_ids::{MatchId, PersonId};
use boneyard_rules::{BySeat, Move, Rules, Seat, Tile, View};

use crate::{
    command::{Command, CommandId, Refusal},
    event::Recorded,
    level::Level,
};

/// An input of a table: a request, an answer, or a change of connections or time.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Debug)]
pub enum Input {
    /// A person sits down.
    Sit {
        person: PersonId,
        /// The name others see.
        name: String,
        /// The number of the face that the person chose; `None` if the face follows the name.
        face: Option<u16>,
        /// Whether a program plays for the person: a bot account.
        program: bool,
        seat: Seat,
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
    /// The person on a seat sends a command.
    Command {
        /// The seat, and the client's name for the command.
        id: CommandId,
        command: Command,
    },
    /// The client of the person on a seat adds a part to the next deal. The table ignores it if the deal has another
    /// commitment by now, or the seat's part already.
    Part {
        seat: Seat,
        /// The commitment that the client saw before it chose its part.
        commitment: Commitment,
        part: Part,
    },
    /// The tiles that [`Request::Shuffle`] asked for.
    Shuffled(Shuffle),
    /// The choice that [`Request::Think`] asked for.
    Chosen {
        /// The `turn` of the [`Request::Think`] that this answers.
        turn: u64,
        /// What the bot chose.
        choice: Move,
    },
    /// The answer to [`Request::AskToDeclare`].
    DeclareAnswered {
        /// The `question` of the [`Request::AskToDeclare`] that this answers.
        question: u64,
        /// Whether the bot announces 6-6.
        declares: bool,
    },
    /// The person on a seat has connected.
    Arrived { seat: Seat },
    /// The person on a seat has lost every connection.
    Departed { seat: Seat },
    /// A new measurement of the round trip to the person on a seat.
    RoundTrip { seat: Seat, ms: u64 },
    /// It is the time that [`Table::next_deadline`](crate::Table::next_deadline) returned, or later.
    Tick,
    /// The table was just restored from its events.
    Restored,
}

/// What the driver of a table must do, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Store these events before anything that follows.
    Append(Vec<Recorded>),
    /// Show every audience the events since the last `Show`, and the live state.
    Show,
    /// Answer a command.
    Answer {
        /// The command.
        to: CommandId,
        /// The number of its last event, or the reason for the refusal.
        answer: Result<u64, Refusal>,
    },
    /// Find out something that the table needs, and pass the answer as an input.
    Request(Request),
}

/// What a table asks its driver for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Shuffle the tiles and answer with [`Input::Shuffled`].
    Shuffle {
        /// The number of the match at this table.
        match_number: u32,
        /// The number of the round in its match.
        round: u32,
        /// What decides the order, so that the deal can be checked. Without it, shuffle with random numbers of your own.
        key: Option<DealKey>,
    },
    /// Choose a bot's move and answer with [`Input::Chosen`].
    Think {
        /// Identifies the request; the answer repeats it.
        turn: u64,
        /// How well the bot plays.
        level: Level,
        /// What the bot's seat may know.
        view: Box<View>,
    },
    /// Decide whether the bot that holds 6-6 announces it. Answer with [`Input::DeclareAnswered`] before the
    /// announcement time ends (R0.3.23).
    AskToDeclare {
        /// Identifies the request; the answer repeats it.
        question: u64,
        /// The bot's seat.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
        /// The bot's hand.
        hand: Vec<Tile>,
    },
}

/// What decides a deal besides the id of its match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealKey {
    /// The secret of the round.
    pub secret: Secret,
    /// The part of every seat, in seat order.
    pub parts: Vec<Part>,
}

/// Shuffled tiles, to deal and for the lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// All tiles in play: the hands of seats 1, 2, …, then the boneyard.
    pub deal: Vec<Tile>,
    /// The tiles that the seats draw for the lead, in seat order, and perhaps more.
    pub lot: Vec<Tile>,
}

impl DealKey {
    /// The shuffle that this key gives for a round of a match. The seat on which the lot falls draws the best tile.
    ///
    /// # Panics
    /// If the rules have no tiles for so many seats.
    #[must_use]
    pub fn shuffle(&self, rules: &Rules, seats: usize, match_id: &MatchId, round: u32) -> Shuffle {
        let tiles = rules.tile_list(seats);
        let count = u16::try_from(tiles.len()).expect("the largest set has 190 tiles");
        let Self { secret, parts } = self;
        let shuffle = boneyard_deal::Shuffle { secret, parts, match_id: match_id.as_str(), round };
        let of_places = |places: Vec<u16>| -> Vec<Tile> {
            places.into_iter().map(|place| tiles[usize::from(place)]).collect()
        };
        let deal = of_places(shuffle.order(count));
        let (falls_on, drawn) = shuffle.lot_with_tiles(seats, count);
        let mut lot = of_places(drawn);
        let best = rules.lead_by_lot(&BySeat::new(seats, |seat| lot[seat.index()]));
        lot.swap(falls_on, best.index());
        Shuffle { deal, lot }
    }
}
