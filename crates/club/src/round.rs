//! One deal as the scorekeeper writes it down.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Pair;

/// The most a round can be worth: the fourteen heaviest tiles, two hands, hold no more pips (CLUB-45).
pub const ROUND_POINTS_MAX: u8 = 118;

/// What a round wrote. Both partners of the losing pair hold what it is worth, since each of them held at least one tile
/// and only one tile is blank: 0 always means a tied fish (CLUB-44, CLUB-45).
///
/// ```
/// use boneyard_club::{Pair, Round};
///
/// assert_eq!("0:45".parse(), Ok(Round::Won { pair: Pair::Second, points: 45 }));
/// assert_eq!("0:0".parse(), Ok(Round::Tied { column: None }));
/// assert!("31:5".parse::<Round>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Round {
    /// A pair went out, or held less when the game was blocked.
    Won {
        /// The pair that won.
        pair: Pair,
        /// What both losers held, from 1 to 118.
        points: u8,
    },
    /// A tied fish: neither pair scores, and the lead passes on (CLUB-43).
    Tied {
        /// The column of the zero; `None` means the column of the pair that led (T-7).
        column: Option<Pair>,
    },
}

impl Round {
    /// What each pair gains.
    #[must_use]
    pub fn gains(self) -> [u16; 2] {
        let mut gains = [0, 0];
        if let Self::Won { pair, points } = self {
            gains[pair.index()] = u16::from(points);
        }
        gains
    }

    /// Whether a round can be worth so much.
    #[must_use]
    pub fn is_possible(self) -> bool {
        match self {
            Self::Won { points, .. } => (1..=ROUND_POINTS_MAX).contains(&points),
            Self::Tied { .. } => true,
        }
    }
}

impl fmt::Display for Round {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won { pair: Pair::First, points } => write!(out, "{points}:0"),
            Self::Won { pair: Pair::Second, points } => write!(out, "0:{points}"),
            Self::Tied { column: None } => out.write_str("0:0"),
            Self::Tied { column: Some(pair) } => write!(out, "0:0/{}", pair.index() + 1),
        }
    }
}

/// Something that is no round.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{tried}` is no round: {why}")]
pub struct ParseRoundError {
    tried: String,
    why: &'static str,
}

impl FromStr for Round {
    type Err = ParseRoundError;

    fn from_str(text: &str) -> Result<Self, ParseRoundError> {
        let refuse = |why| ParseRoundError { tried: text.to_owned(), why };
        let shape =
            "each pair has a number, with a colon between; write `31:0` or `0:31`, and `0:0` for a tied fish";
        let (score, column) = match text.split_once('/') {
            None => (text, None),
            Some((score, "1")) => (score, Some(Pair::First)),
            Some((score, "2")) => (score, Some(Pair::Second)),
            Some(_) => return Err(refuse("after `/` stands the pair that made the fish; write 1 or 2")),
        };
        let (first, second) = score.split_once(':').ok_or_else(|| refuse(shape))?;
        let gains = [number(first), number(second)].map(|gain| gain.ok_or_else(|| refuse(shape)));
        let won = |pair, points| match u8::try_from(points) {
            Ok(points) if points <= ROUND_POINTS_MAX => Ok(Self::Won { pair, points }),
            _ => Err(refuse("the two losers cannot hold more than 118; write 1 to 118")),
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

/// A number in plain digits; a sign or anything longer than a score is none.
pub(crate) fn number(text: &str) -> Option<u16> {
    let plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_rounds_undo_each_other() {
        for text in ["31:0", "0:118", "0:0", "0:0/1", "0:0/2"] {
            assert_eq!(text.parse::<Round>().map(|round| round.to_string()), Ok(text.to_owned()));
        }
    }

    /// CLUB-45.
    #[test]
    fn what_no_round_can_be_worth_is_refused() {
        for text in ["119:0", "31:5", "31", "-1:0", "0:0/3", "31:0/1", "", ":", "1:", "99999:0", "+1:0"] {
            let error = text.parse::<Round>().expect_err(text);
            assert!(error.to_string().starts_with(&format!("`{text}` is no round: ")), "{error}");
        }
    }
}
