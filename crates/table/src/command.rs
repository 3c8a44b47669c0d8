//! The commands of the people at a table, and why the table refuses them.

use boneyard_rules::{Move, OpenEnd, Pips, Place, PlayError, Seat, Tile};
use serde::{Deserialize, Serialize};

/// What a person on a seat asks.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// Lay a tile.
    Play {
        tile: Tile,
        /// Where it goes.
        at: Place,
        /// The half that stays open, where either half may touch the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        leaves: Option<Pips>,
    },
    /// Close the double that was just laid.
    Close,
    /// Lay nothing more in a turn that might go on.
    Done,
    /// Take a tile from the boneyard.
    Draw,
    /// Take this tile of the boneyard, where players point at what they draw (R1.8.4). The next one to be drawn is 0.
    DrawAt {
        /// Its place.
        place: usize,
    },
    /// Take a tile from the pile before the round (R1.8.1).
    Take {
        /// Its place in the pile.
        place: usize,
    },
    /// Take at random what is missing in the hand.
    TakeRest,
    /// Have the tiles shuffled once more and take last: the leader's right (R3.1.7).
    MixAgain,
    /// Pass.
    Pass,
    /// Announce 6-6 before the lead, and lead it (R0.3.23).
    Declare,
    /// Go on to the next round; after a match, to a rematch.
    Ready,
    /// Let a bot play for a person who has been away for longer than the grace time.
    Hold { seat: Seat },
    /// Stop the match without a winner, since a person has been away for longer than the grace time.
    Stop,
    /// Stand up before the match has begun.
    Leave,
}

/// The command that asks for this choice.
impl From<Move> for Command {
    fn from(choice: Move) -> Self {
        match choice {
            Move::Play { tile, at, leaves } => Self::Play { tile, at, leaves },
            Move::Draw => Self::Draw,
            Move::Close => Self::Close,
            Move::Done => Self::Done,
            Move::Pass => Self::Pass,
        }
    }
}

/// A command's own name, chosen by the client. Repeating a command under its name is harmless.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CommandId {
    /// Whose command.
    pub seat: Seat,
    /// Its name, at most [`CommandId::LEN_MAX`] bytes.
    pub id: String,
}

impl CommandId {
    /// The longest name of a command, in bytes.
    pub const LEN_MAX: usize = 64;
}

/// Why a table refuses. The client owns the sentence in each language.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    /// The table has no such seat.
    NoSuchSeat { seat: Seat },
    /// Another person or a bot sits there.
    SeatTaken { seat: Seat },
    /// This person sits at the table already.
    AlreadySeated { seat: Seat },
    /// Only people who sit at the table may ask that.
    NotSeated,
    /// It is another seat's turn.
    NotYourTurn { turn: Seat },
    /// No round is being played.
    NoRound,
    /// The match has begun, so you cannot stand up.
    MatchBegan,
    /// Nothing waits for this seat to be ready.
    NothingToWaitFor,
    /// The seat's person is here.
    NotAway { seat: Seat },
    /// The grace time is not over.
    InGrace {
        seat: Seat,
        /// What is left of it.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        left_ms: u64,
    },
    /// The tile is not in the hand.
    NotHeld { tile: Tile },
    /// The round opens with another tile.
    MustLead {
        /// The tile that opens it.
        tile: Tile,
    },
    /// The round opens with a double.
    MustLeadDouble,
    /// The first tile has no end, and every other one has; or a triangle does not fit its cell.
    WrongPlace { tile: Tile },
    /// The tile does not fit there.
    DoesNotFit {
        tile: Tile,
        /// The open ends.
        ends: Vec<OpenEnd>,
    },
    /// Either half fits there, so the command must say which one stays open.
    WhichHalf {
        tile: Tile,
        /// The halves.
        halves: [Pips; 2],
    },
    /// Only another double may follow in this turn.
    OnlyDoubles {
        /// The tile that may not.
        tile: Tile,
    },
    /// While both ends are equal, tiles go to the right (R3.1.11).
    RightOnEqualEnds {
        tile: Tile,
        /// What both ends show.
        number: Pips,
    },
    /// A tile fits, so the seat may neither draw nor pass.
    MustPlay {
        /// A play the seat has.
        choice: Move,
    },
    /// Nothing fits and the boneyard has tiles.
    MustDraw,
    /// Nothing may be drawn.
    NothingToDraw,
    /// Nothing is taken from a pile now, or this seat has all its tiles.
    NothingToTake,
    /// Another seat took the tile that lay there.
    TakenAlready,
    /// Only the leader may have the tiles shuffled once more, and only before a tile is taken.
    NotMixedAgain,
    /// Tiles are drawn in their order at this table, or no tile lies at that place.
    NotPointed,
    /// No double was just laid that may be closed.
    NothingToClose,
    /// There is no turn that might go on.
    NotDone,
    /// The lead waits while 6-6 may be announced.
    BeforeLead {
        /// What is left of that time.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        left_ms: u64,
    },
    /// This seat may not announce 6-6 now.
    NothingToDeclare,
    /// The table cannot store what happens and has stopped its clocks.
    Frozen,
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        let tile_of = |choice: Move| match choice {
            Move::Play { tile, .. } => Some(tile),
            Move::Draw | Move::Close | Move::Done | Move::Pass => None,
        };
        match error {
            PlayError::Over => Self::NoRound,
            PlayError::NotHeld(tile) => Self::NotHeld { tile },
            PlayError::MustLead(tile) => Self::MustLead { tile },
            PlayError::MustLeadDouble => Self::MustLeadDouble,
            PlayError::NeedsCell(tile) => Self::WrongPlace { tile },
            PlayError::WrongPlace(choice)
            | PlayError::NoChoiceOfHalf(choice)
            | PlayError::NoSuchCell(choice)
            | PlayError::CornersDiffer(choice, _) => {
                tile_of(choice).map_or(Self::NoRound, |tile| Self::WrongPlace { tile })
            }
            PlayError::WhichHalf(choice, halves) => {
                tile_of(choice).map_or(Self::NoRound, |tile| Self::WhichHalf { tile, halves })
            }
            PlayError::OnlyDoubles(tile) => Self::OnlyDoubles { tile },
            PlayError::NothingToClose => Self::NothingToClose,
            PlayError::NotDone => Self::NotDone,
            PlayError::DoesNotFit(choice, ends) | PlayError::NoSuchEnd(choice, ends) => {
                tile_of(choice).map_or(Self::NoRound, |tile| Self::DoesNotFit { tile, ends })
            }
            PlayError::RightOnEqualEnds(tile, number) => Self::RightOnEqualEnds { tile, number },
            PlayError::MustPlay(choice) => Self::MustPlay { choice },
            PlayError::MustDraw => Self::MustDraw,
            PlayError::NothingToDraw
            | PlayError::MustPass
            | PlayError::NotInBoneyard(_)
            | PlayError::TurnMayEnd => Self::NothingToDraw,
        }
    }
}
