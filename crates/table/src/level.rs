//! The playing strengths of bots.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How well a bot plays, and what it sees. No level knows more than a person on its seat could.
///
/// Stored tables and older programs say `random` for a beginner, and `greedy` for easy.
///
/// ```
/// use boneyard_table::Level;
///
/// assert_eq!("steady".parse(), Ok(Level::Steady));
/// assert!("clever".parse::<Level>().is_err());
/// assert!(Level::Beginner < Level::Master);
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Likes doubles, and otherwise lays any tile that fits.
    #[serde(alias = "random")]
    Beginner,
    /// Looks at its own hand only: heavy tiles and doubles first, and many numbers to keep.
    #[serde(alias = "greedy")]
    Easy,
    /// Tries every move on some deals that are still possible, and remembers who passed.
    Steady,
    /// Tries more deals, and notices what the others choose to lay.
    Strong,
    /// Also plays the end of a round through to the last tile.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Steady, Self::Strong, Self::Master];

    /// The level's name, as records and requests write it.
    ///
    /// ```
    /// use boneyard_table::Level;
    ///
    /// assert_eq!(Level::ALL.map(Level::name), ["beginner", "easy", "steady", "strong", "master"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Steady => "steady",
            Self::Strong => "strong",
            Self::Master => "master",
        }
    }

    /// How strong the level is, as the ratings of people are written: 100 points more win about 64 of 100 matches. Measured between
    /// the levels, in matches of Spanish pairs; `docs/strength.md` has the command. A steady bot stands at 1500.
    #[must_use]
    pub const fn rating(self) -> u16 {
        match self {
            Self::Beginner => 1_215,
            Self::Easy => 1_340,
            Self::Steady => 1_500,
            Self::Strong => 1_640,
            Self::Master => 1_680,
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
/// assert_eq!(error.to_string(), "no bot is called `clever`; known are beginner, easy, steady, strong, master");
/// ```
impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| ParseLevelError(text.into()))
    }
}
