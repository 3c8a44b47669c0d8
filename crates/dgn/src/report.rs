//! What comes of a replayed record, in the JSON of `boneyard replay --json`.

use boneyard_rules::{Seat, Sides};
use serde::Serialize;

use crate::record::Ended;

/// A match, round by round. Seats and sides count from 1; a side is named by its place in `sides`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The preset.
    pub rules: String,
    /// The seats of each side.
    pub sides: Sides,
    /// The rounds of the record.
    pub rounds: Vec<RoundReport>,
    /// How the match stands.
    #[serde(rename = "match")]
    pub match_: MatchReport,
}

/// One round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundReport {
    /// Its number.
    pub number: u32,
    /// Who led; `None` in a deal that was thrown back, and where it is not settled.
    pub lead: Option<Seat>,
    /// How it ended; `None` while it is open.
    pub end: Option<EndReport>,
    /// What each seat's remaining tiles count, where that is known.
    pub values: Option<Vec<Option<u32>>>,
    /// Points added to each side's record.
    pub scored: Option<Vec<i32>>,
    /// Each side's record after the round.
    pub totals: Option<Vec<i32>>,
    /// Each side's remembered points, under rules that remember.
    pub remembered: Option<Vec<u32>>,
    /// Whether each side's account is open, under rules that open them.
    pub open: Option<Vec<bool>>,
    /// Points waiting on the table, under rules that carry them.
    pub carried: Option<u32>,
    /// Who leads the next round, where that is settled.
    pub next_lead: Option<Seat>,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EndReport {
    /// The way.
    pub kind: EndKind,
    /// Who went out, closed the line or ran out of time.
    pub seat: Option<Seat>,
}

/// The ways a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EndKind {
    /// A seat went out.
    Out,
    /// Nobody could go on.
    Blocked,
    /// The deal was thrown back.
    Redeal,
    /// A seat's time ran out.
    Timeout,
    /// The match was broken off.
    Stopped,
}

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MatchReport {
    /// Whether it is over.
    pub over: bool,
    /// The sides that won.
    pub won: Vec<usize>,
    /// The sides that lost.
    pub lost: Vec<usize>,
    /// Rating points by seat, once it is over and where the rules have a formula.
    pub rating_points: Option<Vec<u32>>,
}

impl From<Ended> for EndReport {
    fn from(ended: Ended) -> Self {
        let (kind, seat) = match ended {
            Ended::Out(seat) => (EndKind::Out, Some(seat)),
            Ended::Blocked(seat) => (EndKind::Blocked, Some(seat)),
            Ended::Redeal => (EndKind::Redeal, None),
            Ended::Timeout(seat) => (EndKind::Timeout, Some(seat)),
            Ended::Stopped => (EndKind::Stopped, None),
        };
        Self { kind, seat }
    }
}
