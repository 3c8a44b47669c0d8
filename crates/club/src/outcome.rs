//! The outcome of a match, and its match points.

use serde::{Deserialize, Serialize};

use crate::Pair;

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A pair reached the target (CLUB-46).
    Target,
    /// The match was stopped while one pair led (CLUB-57).
    Stopped,
    /// The match was stopped at a tie, and a lot decided the winner (CLUB-59).
    Lot,
    /// The other pair did not come.
    Absent,
    /// A player of the other pair was expelled.
    Expelled,
}

/// The outcome of a finished match. It always has a winner (CLUB-47).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct MatchOutcome {
    pub winner: Pair,
    /// The recorded score of each pair (CLUB-46).
    pub score: [u16; 2],
    pub ending: Ending,
    pub target: u16,
    /// The match points of each winner.
    pub worth: u8,
}

/// What a match adds to the totals of each player of a pair (CLUB-61 to CLUB-66).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PairResult {
    /// Match points: by club pairs 3, 2, 1 or 0.
    pub points: u8,
    /// 1 for the winners, 0 for the losers.
    pub wins: u8,
    /// The pair's own recorded score.
    pub plus: u16,
    /// The opponents' recorded score.
    pub minus: u16,
    /// Signed match points for money: by club pairs ±3, ±2 or ±1 (CLUB-74).
    pub units: i8,
}

impl PairResult {
    /// The difference of the two recorded scores.
    ///
    /// ```
    /// use boneyard_club::PairResult;
    ///
    /// assert_eq!(PairResult { plus: 37, minus: 100, ..PairResult::default() }.effectiveness(), -63);
    /// ```
    #[must_use]
    pub fn effectiveness(self) -> i32 {
        i32::from(self.plus) - i32::from(self.minus)
    }
}

impl MatchOutcome {
    /// What the match adds to the totals of each player of a pair.
    ///
    /// ```
    /// use boneyard_club::{Ending, MatchOutcome, Pair};
    ///
    /// let outcome = MatchOutcome { winner: Pair::First, score: [100, 0], ending: Ending::Target, target: 100, worth: 3 };
    /// assert_eq!(outcome.result_of(Pair::First).points, 3);
    /// assert_eq!(outcome.result_of(Pair::Second).units, -3);
    /// ```
    #[must_use]
    pub fn result_of(&self, pair: Pair) -> PairResult {
        let (worth, won) = (self.worth, pair == self.winner);
        PairResult {
            points: if won { worth } else { 0 },
            wins: u8::from(won),
            plus: self.score[pair.index()],
            minus: self.score[pair.other().index()],
            units: if won { worth.cast_signed() } else { -worth.cast_signed() },
        }
    }
}
