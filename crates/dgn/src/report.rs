//! The report of a replayed record, in the JSON of `boneyard replay --json`.

use boneyard_rules::{Seat, Sides};
use serde::Serialize;

use crate::record::Ended;

/// A match, round by round. Seats and sides count from 1; the number of a side is its position in `sides`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The name of the preset.
    pub rules: String,
    /// The seats of each side.
    pub sides: Sides,
    /// The rounds of the record.
    pub rounds: Vec<RoundReport>,
    /// The state of the match after the record.
    #[serde(rename = "match")]
    pub match_: MatchReport,
}

/// One round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundReport {
    /// Its number.
    pub number: u32,
    /// The leader; `None` for a redeal, and while it is not decided.
    pub lead: Option<Seat>,
    /// How it ended; `None` until it has ended.
    pub end: Option<EndReport>,
    /// The points of each seat's remaining tiles; `None` for an unknown hand.
    pub values: Option<Vec<Option<u32>>>,
    /// The points that the round added to each side.
    pub scored: Option<Vec<i32>>,
    /// The total points of each side after the round.
    pub totals: Option<Vec<i32>>,
    /// Each side's remembered points; `None` under rules without them.
    pub remembered: Option<Vec<u32>>,
    /// Whether each side's account is open; `None` under rules without such accounts.
    pub open: Option<Vec<bool>>,
    /// The points carried to a later round; `None` under rules without them.
    pub carried: Option<u32>,
    /// The leader of the next round, if that is decided.
    pub next_lead: Option<Seat>,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EndReport {
    /// How it ended.
    pub kind: EndKind,
    /// The seat that went out, laid the last tile or ran out of time.
    pub seat: Option<Seat>,
}

/// The ways in which a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EndKind {
    /// A seat went out.
    Out,
    /// No seat could play or draw.
    Blocked,
    /// The hands were redealt.
    Redeal,
    /// A seat's time ran out.
    Timeout,
    /// The match was broken off.
    Stopped,
}

/// The state of a match after its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MatchReport {
    /// Whether it is over.
    pub over: bool,
    /// The sides that won.
    pub won: Vec<usize>,
    /// The sides that lost.
    pub lost: Vec<usize>,
    /// Rating points by seat; `None` until it is over, and where the rules have no formula.
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
