//! The kinds of printed sheets (CLUB-94).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Evening;

/// A kind of printed sheet for an evening.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SheetKind {
    /// What a club prints before an evening, in one document: the seating poster, the schedule, table cards, score sheets and the
    /// procedure. Tables whose match is over have no card and no score sheet in it.
    Tonight,
    /// The seating of the next match on one page, to hang on a wall.
    SeatingPoster,
    /// Who sits where, match by match.
    Seating,
    /// The seating of the whole evening in one table.
    Schedule,
    /// A card for every table of every match.
    Tables,
    /// A score sheet for every table of every match.
    Score,
    /// A card for every player.
    Players,
    /// The results of all matches.
    Results,
    /// The standings, with the key that decided each place.
    Standings,
    /// The standings on one page, to hang on a wall.
    StandingsPoster,
    /// A certificate for each of the first three players.
    Certificates,
    /// What each player won or lost, and who pays whom.
    Money,
    /// Corrections, notes, sanctions and penalties.
    Log,
    /// The procedure at the table.
    Procedure,
    /// How rounds, matches and places count.
    Regulation,
}

impl SheetKind {
    /// All kinds, in the order in which an evening needs them.
    pub const ALL: [Self; 15] = [
        Self::Tonight,
        Self::SeatingPoster,
        Self::Seating,
        Self::Schedule,
        Self::Tables,
        Self::Score,
        Self::Players,
        Self::Results,
        Self::Standings,
        Self::StandingsPoster,
        Self::Certificates,
        Self::Money,
        Self::Log,
        Self::Procedure,
        Self::Regulation,
    ];

    /// The name on the command line and in URLs.
    ///
    /// ```
    /// use boneyard_club::SheetKind;
    ///
    /// assert_eq!("money".parse(), Ok(SheetKind::Money));
    /// let error = "map".parse::<SheetKind>().expect_err("no such sheet");
    /// assert!(error.to_string().starts_with("no kind of sheet: `map` (there are tonight, seating-poster, "));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tonight => "tonight",
            Self::SeatingPoster => "seating-poster",
            Self::Seating => "seating",
            Self::Schedule => "schedule",
            Self::Tables => "tables",
            Self::Score => "score",
            Self::Players => "players",
            Self::Results => "results",
            Self::Standings => "standings",
            Self::StandingsPoster => "standings-poster",
            Self::Certificates => "certificates",
            Self::Money => "money",
            Self::Log => "log",
            Self::Procedure => "procedure",
            Self::Regulation => "regulation",
        }
    }

    /// The kinds that one document of this kind holds, in order.
    #[must_use]
    pub const fn parts(self) -> &'static [Self] {
        match self {
            Self::Tonight => {
                &[Self::SeatingPoster, Self::Schedule, Self::Tables, Self::Score, Self::Procedure]
            }
            Self::SeatingPoster => &[Self::SeatingPoster],
            Self::Seating => &[Self::Seating],
            Self::Schedule => &[Self::Schedule],
            Self::Tables => &[Self::Tables],
            Self::Score => &[Self::Score],
            Self::Players => &[Self::Players],
            Self::Results => &[Self::Results],
            Self::Standings => &[Self::Standings],
            Self::StandingsPoster => &[Self::StandingsPoster],
            Self::Certificates => &[Self::Certificates],
            Self::Money => &[Self::Money],
            Self::Log => &[Self::Log],
            Self::Procedure => &[Self::Procedure],
            Self::Regulation => &[Self::Regulation],
        }
    }

    /// Whether the sheet has content for an evening: the money sheet needs a stake.
    #[must_use]
    pub fn applies_to(self, evening: &Evening) -> bool {
        self != Self::Money || evening.setup().stake > 0
    }
}

impl fmt::Display for SheetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no kind of sheet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no kind of sheet: `{0}` (there are {kinds})", kinds = SheetKind::ALL.map(SheetKind::name).join(", "))]
pub struct ParseSheetKindError(String);

impl FromStr for SheetKind {
    type Err = ParseSheetKindError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| ParseSheetKindError(name.to_owned()))
    }
}
