//! A round on a score sheet.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Pair;

/// The most points of a round in any regulation. [`crate::Regulation::round_points_max`] says how many one allows (CLUB-45).
pub const ROUND_POINTS_MAX: u16 = 999;

/// The result of a round. What the points count, the regulation says: by default the pips left in both hands of the losing pair. Both
/// hold at least one tile, and only one tile is blank, so 0 always means a tied fish (CLUB-44, CLUB-45).
///
/// ```
/// use boneyard_club::{Pair, Round};
///
/// assert_eq!("0:45".parse(), Ok(Round::Won { pair: Pair::Second, points: 45 }));
/// assert_eq!("0:0".parse(), Ok(Round::Tied { column: None }));
/// let error = "31:5".parse::<Round>().expect_err("both pairs score");
/// assert_eq!(error.to_string(), "`31:5` is not a round: only one pair scores in a round; write 0 for the other");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum Round {
    /// A pair went out, or held fewer pips when the round was blocked.
    Won {
        pair: Pair,
        /// From 1.
        points: u16,
    },
    /// A tied fish: neither pair scores, and the lead passes on (CLUB-43).
    Tied {
        /// The column of the zero; `None` for the column of the pair that led (T-7).
        column: Option<Pair>,
    },
    /// A round that was played and does not count, such as after a misdeal. Neither pair scores; the regulation says who leads
    /// the next.
    Annulled,
}

impl Round {
    /// The points of each pair.
    ///
    /// ```
    /// use boneyard_club::{Pair, Round};
    ///
    /// assert_eq!(Round::Won { pair: Pair::Second, points: 45 }.gains(), [0, 45]);
    /// ```
    #[must_use]
    pub fn gains(self) -> [u16; 2] {
        let mut gains = [0, 0];
        if let Self::Won { pair, points } = self {
            gains[pair.index()] = points;
        }
        gains
    }

    /// Whether the points are from 1 to `most`.
    ///
    /// ```
    /// use boneyard_club::{Pair, Round};
    ///
    /// assert!(!Round::Won { pair: Pair::First, points: 119 }.is_possible(118));
    /// ```
    #[must_use]
    pub fn is_possible(self, most: u16) -> bool {
        match self {
            Self::Won { points, .. } => (1..=most).contains(&points),
            Self::Tied { .. } | Self::Annulled => true,
        }
    }
}

impl fmt::Display for Round {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won { pair: Pair::First, points } => write!(out, "{points}:0"),
            Self::Won { pair: Pair::Second, points } => write!(out, "0:{points}"),
            Self::Annulled => out.write_str(ANNULLED),
            Self::Tied { column: None } => out.write_str("0:0"),
            Self::Tied { column: Some(pair) } => write!(out, "0:0/{}", pair.index() + 1),
        }
    }
}

/// The word of a round that does not count.
const ANNULLED: &str = "annulled";

/// A text that is not a round.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{tried}` is not a round: {why}")]
pub struct ParseRoundError {
    tried: String,
    why: &'static str,
}

impl FromStr for Round {
    type Err = ParseRoundError;

    fn from_str(text: &str) -> Result<Self, ParseRoundError> {
        if text == ANNULLED {
            return Ok(Self::Annulled);
        }
        let refuse = |why| ParseRoundError { tried: text.to_owned(), why };
        let shape =
            "each pair has a number, with a colon between; write `31:0` or `0:31`, and `0:0` for a tied fish";
        let (score, column) = match text.split_once('/') {
            None => (text, None),
            Some((score, "1")) => (score, Some(Pair::First)),
            Some((score, "2")) => (score, Some(Pair::Second)),
            Some(_) => return Err(refuse("after `/` comes the pair that made the fish; write 1 or 2")),
        };
        let (first, second) = score.split_once(':').ok_or_else(|| refuse(shape))?;
        let gains = [number(first), number(second)].map(|gain| gain.ok_or_else(|| refuse(shape)));
        let won = |pair, points| match points {
            1..=ROUND_POINTS_MAX => Ok(Self::Won { pair, points }),
            _ => Err(refuse("no round is worth more than 999; write 1 to 999")),
        };
        match gains {
            [Err(error), _] | [_, Err(error)] => Err(error),
            [Ok(0), Ok(0)] => Ok(Self::Tied { column }),
            [Ok(_), Ok(_)] if column.is_some() => {
                Err(refuse("only a tied fish names who made it; leave `/` and what follows out"))
            }
            [Ok(points), Ok(0)] => won(Pair::First, points),
            [Ok(0), Ok(points)] => won(Pair::Second, points),
            [Ok(_), Ok(_)] => Err(refuse("only one pair scores in a round; write 0 for the other")),
        }
    }
}

/// Parses a number of one to four plain digits, without a sign.
pub(crate) fn number(text: &str) -> Option<u16> {
    let plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_written_as_they_are_read() {
        for text in ["31:0", "0:118", "565:0", "0:0", "0:0/1", "0:0/2", "annulled"] {
            assert_eq!(text.parse::<Round>().map(|round| round.to_string()), Ok(text.to_owned()));
        }
    }

    /// CLUB-45.
    #[test]
    fn impossible_rounds_are_refused() {
        for text in ["1000:0", "31:5", "31", "-1:0", "0:0/3", "31:0/1", "", ":", "1:", "99999:0", "+1:0"] {
            let error = text.parse::<Round>().expect_err(text);
            assert!(error.to_string().starts_with(&format!("`{text}` is not a round: ")), "{error}");
        }
    }
}
