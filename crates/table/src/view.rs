//! A table as one audience sees it: what a client starts from before it follows events.

use boneyard_rules::{BySeat, MatchEnd, Move, MustLead, OpenEnd, Rules, Seat, Side, Sides, Standing, Tile};
use serde::{Deserialize, Serialize};

use crate::{event::RoundResult, level::Level, options::TableOptions, seen::SeenEvent};

/// Everything an audience may know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// The number of the last event in it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seq: u64,
    /// The rules.
    pub rules: Rules,
    /// How the table is run.
    pub options: TableOptions,
    /// This audience's seat, or the first of two; `None` for spectators.
    pub you: Option<Seat>,
    /// This audience's second seat, where each player has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second: Option<Seat>,
    /// Who sits where.
    pub seats: BySeat<SeatView>,
    /// Who scores together.
    pub sides: Sides,
    /// What the table is doing.
    pub phase: Phase,
    /// The number of the match at this table; 0 before the first.
    pub match_number: u32,
    /// How the match stands.
    pub standing: Standing,
    /// The tiles that are being taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pile: Option<PileView>,
    /// The round in progress, or the last one; `None` before the first.
    pub round: Option<RoundView>,
    /// The rounds of this match that were written, in order.
    pub sheet: Vec<RoundResult>,
    /// How the match ended, where it was not stopped.
    pub match_end: Option<MatchEnd>,
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// It waits for people to sit down.
    Waiting,
    /// The seats take their tiles from a pile.
    Taking,
    /// A round is played.
    Playing,
    /// A round was written and the next one has not begun.
    Between,
    /// The match is over.
    Over,
    /// The players stopped the match.
    Stopped,
}

/// A seat, as every audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Who sits there.
    pub sitter: Sitter,
    /// Which side the seat scores for, counted from 0.
    pub side: Side,
    /// Whether the person is ready for the next round.
    pub ready: bool,
}

/// Who sits on a seat, as every audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sitter {
    /// The seat is free.
    Open,
    /// A person.
    Person {
        /// The name.
        name: String,
        /// The bot that plays while they are away.
        held_by: Option<Level>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// Tiles that lie face down and are being taken, as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// The number of the round they are for.
    pub round: u32,
    /// By place: who took the tile that lay there.
    pub takers: Vec<Option<Seat>>,
    /// How many tiles each seat takes.
    pub each: usize,
    /// The seats in the order in which they take; `None` where all do at the same time.
    pub order: Option<Vec<Seat>>,
    /// Whether the leader had the tiles shuffled once more.
    pub again: bool,
    /// What this audience took, as far as it may look.
    pub hand: Option<Vec<Tile>>,
    /// What it took for its second hand, where each player has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second_hand: Option<Vec<Tile>>,
}

/// A round, as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundView {
    /// Its number.
    pub number: u32,
    /// Who led, or will.
    pub leader: Seat,
    /// The tile the round had to open with.
    pub must_lead: MustLead,
    /// This audience's hand; `None` for spectators, and for a seat that has not lifted its tiles.
    pub hand: Option<Vec<Tile>>,
    /// This audience's second hand, where each player has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second_hand: Option<Vec<Tile>>,
    /// How many tiles each seat holds.
    pub counts: BySeat<usize>,
    /// How many tiles lie in the boneyard.
    pub boneyard: usize,
    /// The open ends; none before the first tile.
    pub ends: Vec<OpenEnd>,
    /// What happened since the deal, in order: what each seat did.
    pub history: Vec<SeenEvent>,
}

/// The present moment, which is in no event: whose turn it is, which moves are legal, how much time is left. Each one
/// replaces the one before.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LiveState {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The seats whose trains are marked, so that every seat may lay there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub marked: Vec<Seat>,
    /// What this audience may choose from: its seat, or the one of two that has the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Move>>"))]
    pub legal: Vec<Move>,
    /// What each seat made in play so far in this round, where the rules score there. It is on record once the round is
    /// written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub made: Option<BySeat<i32>>,
    /// Milliseconds until the lead, in which the seat with 6-6 may announce it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub declare_ms: Option<u64>,
    /// Whether this audience's seat may announce it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub may_declare: bool,
    /// Milliseconds until the turn's time has run out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub clock_ms: Option<u64>,
    /// Milliseconds until the table takes the missing tiles for the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub taking_ms: Option<u64>,
    /// Whether this audience's seat may have the tiles shuffled once more.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub may_mix_again: bool,
    /// Milliseconds until this audience's seat is moved, since it has a single choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub forced_ms: Option<u64>,
    /// Milliseconds until the next round begins even if some people are not ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub next_round_ms: Option<u64>,
    /// People who are away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Away>>"))]
    pub away: Vec<Away>,
    /// Whether the table cannot store what happens, so it accepts no command until it recovers.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub frozen: bool,
}

/// A person who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    /// Whose seat, or the first of two.
    pub seat: Seat,
    /// Milliseconds until the others may let a bot hold it, or stop the match.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub grace_ms: u64,
}
