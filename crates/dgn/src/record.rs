//! A record: the match, its header and its rounds, each value with its line.

use boneyard_rules::{BySeat, Rules, Seat, Tile};

use crate::{spanned::Spanned, turn::Turn};

/// One match as it was written down. Anything may stand in it: [`replay`](crate::replay) checks it.
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
    /// Other remarks.
    pub notes: Vec<String>,
    /// Who sits where.
    pub players: BySeat<Player>,
    /// The standing before the first round of the record, where it is not that of a new match.
    pub start: Vec<Spanned<Start>>,
    /// The rounds, in sequence.
    pub rounds: Vec<RoundRecord>,
    /// How the match ended.
    pub result: Option<Spanned<MatchResult>>,
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
    pub number: Spanned<u32>,
    /// The parts of a checkable deal.
    pub fair: Option<Spanned<Fair>>,
    /// What was dealt, a line a seat.
    pub deals: Vec<Spanned<(Seat, Hand)>>,
    /// The boneyard in the order it will be drawn; `None` for a tile that is not known.
    pub stock: Option<Spanned<Vec<Option<Tile>>>>,
    /// Who leads.
    pub lead: Option<Spanned<Seat>>,
    /// What was played.
    pub turns: Vec<Spanned<Turn>>,
    /// What was left in the hands.
    pub left: Vec<Spanned<(Seat, Left)>>,
    /// The tile that went out, in a round without turns.
    pub last: Option<Spanned<Tile>>,
    /// Points that a side, named by its lowest seat, made in play, in a round without turns.
    pub made: Vec<Spanned<(Seat, i32)>>,
    /// Who announced 6-6, in a round without turns.
    pub declared: Option<Spanned<Seat>>,
    /// How it ended.
    pub end: Option<Spanned<Ended>>,
    /// Points written to a side, named by its lowest seat.
    pub scores: Vec<Spanned<(Seat, i32)>>,
    /// A side's recorded total after the round.
    pub totals: Vec<Spanned<(Seat, i32)>>,
}

/// A dealt hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Its tiles, as far as they are known.
    pub known: Vec<Tile>,
    /// How many more there are.
    pub unknown: usize,
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
