//! The types of a record: its header and its rounds. Each value keeps the line that it was read from.

use boneyard_rules::{BySeat, Rules, Seat, Tile};

use crate::{spanned::Spanned, turn::Turn};

/// One match as it was written down. It may break the rules of play; [`replay`](crate::replay) checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The match's identifier.
    pub id: Option<String>,
    /// The rules of the match.
    pub rules: Rules,
    /// The day, such as `2026-11-21`.
    pub date: Option<String>,
    /// The event, such as a tournament.
    pub event: Option<String>,
    /// The place where the match was played.
    pub site: Option<String>,
    /// Remarks.
    pub notes: Vec<String>,
    /// The player of each seat.
    pub players: BySeat<Player>,
    /// The standing before the first round of the record; empty for a new match.
    pub start: Vec<Spanned<Start>>,
    /// The rounds, in sequence.
    pub rounds: Vec<RoundRecord>,
    /// How the match ended.
    pub result: Option<Spanned<MatchResult>>,
}

/// The player of a seat.
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
    /// Points carried from earlier rounds.
    Carried(u32),
}

/// A side's points before the first round of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideStart {
    /// The lowest seat of the side.
    pub side: Seat,
    /// The points of the side's account. An account with points is open.
    pub points: i32,
    /// Points that are added once the account opens.
    pub remembered: u32,
}

/// One round of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundRecord {
    /// The number of the round, counted from 1.
    pub number: Spanned<u32>,
    /// The published numbers of a verifiable deal.
    pub fair: Option<Spanned<Fair>>,
    /// The dealt hands, one line for each seat.
    pub deals: Vec<Spanned<(Seat, Hand)>>,
    /// The boneyard in the order in which it will be drawn; `None` for an unknown tile.
    pub stock: Option<Spanned<Vec<Option<Tile>>>>,
    /// The leader.
    pub lead: Option<Spanned<Seat>>,
    /// The turns, in order.
    pub turns: Vec<Spanned<Turn>>,
    /// The tiles left in the hands.
    pub left: Vec<Spanned<(Seat, Left)>>,
    /// The last tile of the seat that went out, in a round without turns.
    pub last: Option<Spanned<Tile>>,
    /// The points that each side scored in play, in a round without turns. A side is named by its lowest seat.
    pub made: Vec<Spanned<(Seat, i32)>>,
    /// The seat that announced 6-6, in a round without turns.
    pub declared: Option<Spanned<Seat>>,
    /// How the round ended.
    pub end: Option<Spanned<Ended>>,
    /// The points that each side scored. A side is named by its lowest seat.
    pub scores: Vec<Spanned<(Seat, i32)>>,
    /// The total points of each side after the round. A side is named by its lowest seat.
    pub totals: Vec<Spanned<(Seat, i32)>>,
}

/// A dealt hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The known tiles of the hand.
    pub known: Vec<Tile>,
    /// How many more tiles the hand has.
    pub unknown: usize,
}

/// The tiles left in a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// These tiles.
    Tiles(Vec<Tile>),
    /// The sum of the pips, if the tiles were not written down.
    Pips(u32),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// This seat went out.
    Out(Seat),
    /// The round was blocked. This seat laid the last tile.
    Blocked(Seat),
    /// The hands were redealt.
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
    /// Several sides share the best total.
    Drawn,
    /// The match is not over.
    Unfinished,
}

/// The published numbers of a checkable deal, in hexadecimal but for `picks`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fair {
    /// The commitment, published before the deal.
    pub commit: Option<String>,
    /// The contribution of each seat, in seat order.
    pub parts: Vec<String>,
    /// The committed secret, published after the match.
    pub secret: Option<String>,
    /// The hash over all rounds so far.
    pub chain: Option<String>,
    /// The places from which players took their tiles, from 0: each hand, then the draws, separated by `;`.
    pub picks: Option<String>,
}
