//! A table as one audience sees it. A client starts from this view and then applies events.

use boneyard_deal::Commitment;
use boneyard_rules::{BySeat, MatchEnd, Move, MustLead, OpenEnd, Rules, Seat, Side, Sides, Standing, Tile};
use serde::{Deserialize, Serialize};

use crate::{
    event::RoundResult, level::Level, options::TableOptions, persona::Persona, proposal::ProposalView,
    seen::SeenEvent,
};

/// Everything an audience may know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TableView {
    /// The number of the last event that the view includes.
    pub seq: u64,
    /// The rules.
    pub rules: Rules,
    /// How the table is run.
    pub options: TableOptions,
    /// The version of the host's own rules; absent if the host had none when the table was opened. Who sits down accepts
    /// them, the rules and the options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_rules: Option<String>,
    /// This audience's seat, or the first of its two; `None` for spectators.
    pub you: Option<Seat>,
    /// This audience's second seat, where each player has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Seat>,
    /// Who sits where.
    pub seats: BySeat<SeatView>,
    /// Which seats score together.
    pub sides: Sides,
    /// What the table is doing.
    pub phase: Phase,
    /// The number of the match at this table; 0 before the first.
    pub match_number: u32,
    /// The points of the match so far.
    pub standing: Standing,
    /// The pile, while the seats take tiles from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<PileView>,
    /// The current or the last round; `None` before the first.
    pub round: Option<RoundView>,
    /// The finished rounds of this match, in order.
    pub sheet: Vec<RoundResult>,
    /// How the match ended; `None` before its end, or if the players stopped it.
    pub match_end: Option<MatchEnd>,
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The table waits for people to sit down.
    Waiting,
    /// The seats take their tiles from a pile.
    Taking,
    /// A round is in progress.
    Playing,
    /// A round is over and the next one has not begun.
    Between,
    /// The match is over.
    Over,
    /// The players stopped the match.
    Stopped,
}

/// A seat, the same for every audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct SeatView {
    /// Who sits there.
    pub sitter: Sitter,
    /// The side the seat scores for, from 0.
    pub side: Side,
    /// Whether the person is ready for the next round or for a rematch.
    pub ready: bool,
}

/// Who sits on a seat, the same for every audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// The seat is free.
    Open,
    /// A person.
    Person {
        /// The name others see.
        name: String,
        /// The number of the face that the person chose; absent if the face follows the name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<u16>,
        /// The bot that plays while the person is away.
        held_by: Option<Level>,
        /// Whether a program plays for the person: a bot account.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        program: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Who it is.
        persona: Persona,
        /// The number of its face.
        face: u16,
    },
}

impl Sitter {
    /// A bot with the face of its persona.
    ///
    /// ```
    /// use boneyard_table::{Level, Persona, Sitter};
    ///
    /// let Sitter::Bot { face, .. } = Sitter::bot(Level::Steady, Persona::Eva) else { unreachable!() };
    /// assert_eq!(face, Persona::Eva.face());
    /// ```
    #[must_use]
    pub const fn bot(level: Level, persona: Persona) -> Self {
        Self::Bot { level, persona, face: persona.face() }
    }
}

/// The pile of tiles that the seats take from, as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PileView {
    /// The number of the round that follows.
    pub round: u32,
    /// By place: the seat that took the tile; `None` while the tile is there.
    pub takers: Vec<Option<Seat>>,
    /// How many tiles each seat takes.
    pub each: usize,
    /// The seats in the order in which they take; `None` if all take at the same time.
    pub order: Option<Vec<Seat>>,
    /// Whether the leader asked for this second shuffle.
    pub again: bool,
    /// The tiles this audience took, if it may look at them.
    pub hand: Option<Vec<Tile>>,
    /// The tiles it took for its second hand, where each player has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_hand: Option<Vec<Tile>>,
}

/// A round, as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RoundView {
    /// The round's number in its match, from 1.
    pub number: u32,
    /// The seat that led or will lead.
    pub leader: Seat,
    /// Which tiles may be played first, or might have been.
    pub must_lead: MustLead,
    /// This audience's hand; `None` for spectators, and for a seat that may not look at its tiles yet.
    pub hand: Option<Vec<Tile>>,
    /// This audience's second hand, where each player has two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_hand: Option<Vec<Tile>>,
    /// How many tiles each seat holds.
    pub counts: BySeat<usize>,
    /// How many tiles the boneyard has.
    pub boneyard: usize,
    /// The open ends; none before the first tile.
    pub ends: Vec<OpenEnd>,
    /// What the seats did since the deal, in order.
    pub history: Vec<SeenEvent>,
}

/// The state of a table that no event carries: whose turn it is, which moves are legal, and how much time is left.
/// Each new live state replaces the one before.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LiveState {
    /// The seat whose turn it is, to play or to take a tile; `None` if no single seat has the turn.
    pub turn: Option<Seat>,
    /// The seats whose trains are marked: every seat may play there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<Seat>,
    /// The legal moves of this audience's seat, or of the one of its two seats that has the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<Move>,
    /// The points that each of `legal` would score, in the same order; empty if none of them scores.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal_points: Vec<i32>,
    /// What each open end counts, in the order of the ends, where ends score: a half once, a double twice. `None` for an
    /// arm of a cross without a tile, which counts nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub end_counts: Vec<Option<u32>>,
    /// The points each seat has scored in play this round, where the rules score there. They are written when the
    /// round ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<BySeat<i32>>,
    /// Milliseconds until the lead. Until then the seat with 6-6 may announce it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declare_ms: Option<u64>,
    /// Whether this audience's seat may announce 6-6.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub may_declare: bool,
    /// Milliseconds until the time of the turn runs out; `None` without a clock, or while a bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// Milliseconds until the table takes the missing tiles for the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taking_ms: Option<u64>,
    /// Whether this audience's seat may ask for a second shuffle.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub may_mix_again: bool,
    /// Milliseconds until the table makes this audience's only legal move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced_ms: Option<u64>,
    /// Milliseconds until the next round begins without waiting for people who are not ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_round_ms: Option<u64>,
    /// What the next deal is bound to, while the table waits for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_deal: Option<NextDeal>,
    /// The people who are away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Away>,
    /// Before the match: the host's seat. The host is the person who has sat here longest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// Before the match, for people with a seat: how many free seats may soon be taken, because so many people have
    /// opened the table and do not sit yet.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub guests: usize,
    /// Milliseconds that the player whose turn it is has in reserve. They pass once `clock_ms` is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank_ms: Option<u64>,
    /// What one person asks of the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<ProposalView>,
    /// Whether the table cannot store what happens, so it accepts no command until it recovers.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub frozen: bool,
}

const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// What the next deal is bound to. A client with a seat answers with 16 random bytes. The table waits for them, for each
/// client at most [`Table::PARTS_MS`](crate::Table::PARTS_MS) milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NextDeal {
    /// The number of the match at this table, from 1.
    pub match_number: u32,
    /// The number of the round in its match, from 1.
    pub round: u32,
    /// The hash of the round's secret.
    pub commitment: Commitment,
}

/// A person who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Away {
    /// The person's seat, or the first of their two.
    pub seat: Seat,
    /// Milliseconds until the others may let a bot play for the person, or stop the match.
    pub grace_ms: u64,
}
