//! What a record holds, each thing with the line it stands on.

use alloc::{string::String, vec::Vec};

use crate::{
    action::Place,
    rules::Rules,
    seat::{BySeat, Seat},
    tile::{Pips, Tile},
};

/// Something and the line of the file it stands on, counted from 1; 0 where it comes from no file.
///
/// Two are equal when what stands there is: the same match may be written on other lines.
#[derive(Clone, Debug)]
pub struct At<T> {
    /// The line.
    pub line: u32,
    /// What stands there.
    pub is: T,
}

impl<T: PartialEq> PartialEq for At<T> {
    fn eq(&self, other: &Self) -> bool {
        self.is == other.is
    }
}

impl<T: Eq> Eq for At<T> {}

impl<T> From<T> for At<T> {
    fn from(is: T) -> Self {
        Self { line: 0, is }
    }
}

/// One match as somebody wrote it down. It may be anything: [`replay`](crate::dgn::replay) checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The match's identifier, where it has one.
    pub id: Option<String>,
    /// The rules played by.
    pub rules: Rules,
    /// The day, as `2026-11-21`.
    pub date: Option<String>,
    /// The occasion.
    pub event: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// Whatever else is worth writing down.
    pub notes: Vec<String>,
    /// Who sits where.
    pub players: BySeat<Player>,
    /// The standing before the first round of the record, where it is not that of a new match.
    pub start: Vec<At<Start>>,
    /// The rounds, in sequence.
    pub rounds: Vec<RoundRecord>,
    /// How the match ended.
    pub result: Option<At<MatchResult>>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The level of a bot; `None` for a person.
    pub bot: Option<String>,
}

/// Part of the standing before the first round of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// A side's points.
    Side(SideStart),
    /// Points waiting on the table.
    Carried(u32),
}

/// A side's points before the first round of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideStart {
    /// The lowest seat of the side.
    pub side: Seat,
    /// Recorded points; an account with any is open.
    pub points: i32,
    /// Points kept outside the account.
    pub remembered: u32,
}

/// One round of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundRecord {
    /// Its number.
    pub number: At<u32>,
    /// The parts of a checkable deal.
    pub fair: Option<At<Fair>>,
    /// What was dealt, a line a seat.
    pub deals: Vec<At<(Seat, Hand)>>,
    /// The boneyard in the order it will be drawn; `None` for a tile that is not known.
    pub stock: Option<At<Vec<Option<Tile>>>>,
    /// Who leads.
    pub lead: Option<At<Seat>>,
    /// What was played.
    pub turns: Vec<At<Turn>>,
    /// What was left in the hands.
    pub left: Vec<At<(Seat, Left)>>,
    /// The tile that went out, in a round without turns.
    pub last: Option<At<Tile>>,
    /// Points that a side, named by its lowest seat, made in play, in a round without turns.
    pub made: Vec<At<(Seat, i32)>>,
    /// Who announced 6-6, in a round without turns.
    pub declared: Option<At<Seat>>,
    /// How it ended.
    pub end: Option<At<Ended>>,
    /// Points written to a side, named by its lowest seat.
    pub scores: Vec<At<(Seat, i32)>>,
    /// A side's recorded total after the round.
    pub totals: Vec<At<(Seat, i32)>>,
}

impl<T: Default> Default for At<T> {
    fn default() -> Self {
        T::default().into()
    }
}

/// A dealt hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Its tiles, as far as they are known.
    pub known: Vec<Tile>,
    /// How many more there are.
    pub unknown: usize,
}

/// A turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// What it did, in order. A turn that ends in a draw is not finished: the record breaks off there.
    pub steps: Vec<Step>,
}

/// Something done in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// 6-6 is announced, before the turn's play (R0.3.23).
    Declare,
    /// Tiles taken from the boneyard, in order; `None` for one that is not known.
    Draw(Vec<Option<Tile>>),
    /// A tile is laid.
    Play(Laying),
    /// The double that was just laid is closed.
    Close,
    /// Nothing is laid, or nothing more where something would have to be.
    Pass,
}

/// A tile laid. What may be left out is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laying {
    /// The tile.
    pub tile: Tile,
    /// Where it goes; it may be left out where only one position can follow.
    pub at: Option<Place>,
    /// The half that stays open, where there is a choice.
    pub leaves: Option<Pips>,
}

impl Turn {
    /// The tiles taken from the boneyard.
    pub fn drawn(&self) -> impl Iterator<Item = Option<Tile>> {
        let drawn = |step: &Step| match step {
            Step::Draw(tiles) => tiles.clone(),
            _ => Vec::new(),
        };
        self.steps.iter().flat_map(drawn)
    }

    /// The tiles laid.
    pub fn laid(&self) -> impl Iterator<Item = Tile> {
        self.steps.iter().filter_map(|step| match step {
            Step::Play(laying) => Some(laying.tile),
            _ => None,
        })
    }

    /// Whether the record breaks off in it.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        matches!(self.steps.last(), None | Some(Step::Draw(_)))
    }

    /// Whether it begins with an announcement.
    #[must_use]
    pub fn announces(&self) -> bool {
        self.steps.first() == Some(&Step::Declare)
    }
}

/// What was left in a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// These tiles.
    Tiles(Vec<Tile>),
    /// So many pips, when tiles were not written down.
    Pips(u32),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// This seat went out.
    Out(Seat),
    /// Nobody could go on; this seat laid the last tile.
    Blocked(Seat),
    /// The deal was thrown back.
    Redeal,
    /// This seat's time ran out, which ends the match.
    Timeout(Seat),
    /// The match was broken off.
    Stopped,
}

/// How a match ended. Sides are named by their lowest seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchResult {
    /// All sides that won.
    Won(Vec<Seat>),
    /// All sides that lost.
    Lost(Vec<Seat>),
    /// Level at the top.
    Drawn,
    /// It is not over.
    Unfinished,
}

/// The parts of a deal that anybody can check, in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fair {
    /// What was shown before the deal.
    pub commit: Option<String>,
    /// What each seat added, in seat order.
    pub parts: Vec<String>,
    /// What was committed to, shown after the match.
    pub secret: Option<String>,
    /// The sum over all rounds so far.
    pub chain: Option<String>,
    /// Positions on the pile, where players picked their tiles: hands separated by `;`.
    pub picks: Option<String>,
}
