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
    /// The number of the round, counted from 1.
    pub number: u32,
    /// The leader; `None` for a redeal, and while the leader is not decided.
    pub lead: Option<Seat>,
    /// How the round ended; `None` until it has ended.
    pub end: Option<EndReport>,
    /// The points of each seat's remaining tiles, `None` for an unknown hand. The list is `None` until the round is
    /// scored.
    pub values: Option<Vec<Option<u32>>>,
    /// The points that the round added to each side; `None` until the round is scored, and under rules without points.
    pub scored: Option<Vec<i32>>,
    /// The total points of each side after the round; `None` under rules without points.
    pub totals: Option<Vec<i32>>,
    /// Each side's remembered points; `None` under rules without them.
    pub remembered: Option<Vec<u32>>,
    /// Whether each side's account is open; `None` under rules without such accounts.
    pub open: Option<Vec<bool>>,
    /// The points carried to a later round; `None` under rules without them.
    pub carried: Option<u32>,
    /// The leader of the next round; `None` until that is decided.
    pub next_lead: Option<Seat>,
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EndReport {
    /// Out, blocked, redealt, timed out or stopped.
    pub kind: EndKind,
    /// The seat that went out, laid the last tile of a block or ran out of time; `None` for other ways.
    pub seat: Option<Seat>,
}

/// The ways in which a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EndKind {
    /// A seat went out.
    Out,
    /// The round was blocked.
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
    /// Whether the match is over.
    pub over: bool,
    /// The sides that won, counted from 1.
    pub won: Vec<usize>,
    /// The sides that lost, counted from 1.
    pub lost: Vec<usize>,
    /// Rating points by seat; `None` until the match is over, and where the rules have no formula.
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
