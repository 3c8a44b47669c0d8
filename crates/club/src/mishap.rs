//! What a regulation says for when something goes wrong: a pair that does not come, an annulled round, a tied block, a penalty,
//! an expulsion.

use serde::{Deserialize, Serialize};

use crate::limits::{AMOUNT_MAX, WIN_POINTS_MAX};
use crate::round::ROUND_POINTS_MAX;

/// The rules for when something goes wrong.
///
/// ```
/// use boneyard_club::{LeadAfter, MishapRules, PenaltyTakes, RegulationName};
///
/// let usual = MishapRules::default();
/// assert_eq!((usual.annulled, usual.tied), (LeadAfter::Same, LeadAfter::Next));
/// assert_eq!(RegulationName::Club.known().regulation.mishaps, usual);
/// assert_eq!(PenaltyTakes::MatchPoints.most(), 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MishapRules {
    /// What a match counts to which a fixed pair did not come.
    pub walkover: Walkover,
    /// Who leads after a round that is annulled.
    pub annulled: LeadAfter,
    /// Who leads after a block that is tied. Neither pair scores.
    pub tied: LeadAfter,
    /// What penalties lower.
    pub penalties: PenaltyTakes,
    /// What an expulsion does.
    pub expulsion: Expulsion,
}

impl Default for MishapRules {
    /// The club's own. A walkover counts as a bye.
    fn default() -> Self {
        Self {
            walkover: Walkover {
                lost: AbsentScore::Half,
                absent: AbsentResult::Loss,
                worth: None,
                penalty: 0,
            },
            annulled: LeadAfter::Same,
            tied: LeadAfter::Next,
            penalties: PenaltyTakes::Effectiveness,
            expulsion: Expulsion { score: ExpelledScore::Keeps, results: ExpelledResults::Stay },
        }
    }
}

/// What a match counts to which a fixed pair did not come. The pair that waited wins by the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Walkover {
    /// The points of the absent pair, which are the minus points of the other.
    pub lost: AbsentScore,
    /// Whether the match counts for the absent pair.
    pub absent: AbsentResult,
    /// The match points of the win; `None` for as many as a match with that score.
    pub worth: Option<u8>,
    /// A penalty for the absent pair; 0 for none.
    pub penalty: u16,
}

/// The points of a pair that did not come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AbsentScore {
    /// None.
    Zero,
    /// Half of the target.
    Half,
}

/// What a match counts for a pair that did not come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AbsentResult {
    /// A lost match.
    Loss,
    /// Nothing, as if the pair had not been drawn.
    Nothing,
}

/// Who leads after a round without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeadAfter {
    /// The same player again: the round is replayed.
    Same,
    /// The next player to the right.
    Next,
}

/// What penalties lower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyTakes {
    /// Effectiveness and nothing else (CLUB-71).
    Effectiveness,
    /// The player's plus points, and effectiveness with them. Plus points do not fall below 0.
    Points,
    /// Match points, and nothing else. They do not fall below 0.
    MatchPoints,
}

impl PenaltyTakes {
    /// The highest amount of a penalty.
    #[must_use]
    pub const fn most(self) -> u32 {
        match self {
            Self::Effectiveness => AMOUNT_MAX,
            Self::Points => ROUND_POINTS_MAX as u32,
            Self::MatchPoints => WIN_POINTS_MAX as u32,
        }
    }
}

/// What an expulsion does. The pair of an expelled player loses the match. Fixed pairs can be expelled from the evening too; then
/// they have not come to the matches that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Expulsion {
    /// The points of that pair in the match.
    pub score: ExpelledScore,
    /// What happens to the results of a pair that is expelled from the evening.
    pub results: ExpelledResults,
}

/// The points of the pair of an expelled player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExpelledScore {
    /// Those of the rounds before.
    Keeps,
    /// None.
    Zero,
}

/// What happens to the results of a pair that is expelled from the evening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExpelledResults {
    /// They stay.
    Stay,
    /// They count for nobody. In a knock-out they stay, because others have gone on from them.
    Annulled,
}
