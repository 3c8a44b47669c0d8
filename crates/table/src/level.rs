//! The playing strengths of bots.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How well a bot plays.
///
/// ```
/// use boneyard_table::Level;
///
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// assert!("clever".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Level {
    /// A random legal move.
    Random,
    /// Weighs each move by simple rules, such as heavy tiles and doubles first, without looking ahead.
    Greedy,
    /// Tries every move on many random deals that agree with what its seat saw, and makes the best one.
    Steady,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Steady];

    /// The level's name, as records and requests write it.
    ///
    /// ```
    /// use boneyard_table::Level;
    ///
    /// assert_eq!(Level::ALL.map(Level::name), ["random", "greedy", "steady"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Steady => "steady",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLevelError(String);

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no bot is called `{}`; known are {}", self.0, Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for ParseLevelError {}

/// Reads the name that [`Level::name`] returns.
///
/// ```
/// use boneyard_table::Level;
///
/// assert_eq!("steady".parse(), Ok(Level::Steady));
/// let error = "clever".parse::<Level>().expect_err("no bot has this name");
/// assert_eq!(error.to_string(), "no bot is called `clever`; known are random, greedy, steady");
/// ```
impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| ParseLevelError(text.into()))
    }
}
