//! How a match ends.

use serde::{Deserialize, Serialize};

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = MeetingOutcome)]
pub enum Outcome {
    /// The first entrant won.
    First,
    /// The second entrant won.
    Second,
    /// Neither entrant won. In a knock-out the match is played again.
    Tie,
    /// The first entrant won because the second was absent or withdrew.
    WalkoverFirst,
    /// The second entrant won because the first was absent or withdrew.
    WalkoverSecond,
    /// Both entrants were absent, and both lose.
    Neither,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 6] =
        [Self::First, Self::Second, Self::Tie, Self::WalkoverFirst, Self::WalkoverSecond, Self::Neither];

    /// What the match was for the first entrant.
    #[must_use]
    pub const fn for_first(self) -> Share {
        match self {
            Self::First => Share::Won,
            Self::Second => Share::Lost,
            Self::Tie => Share::Tied,
            Self::WalkoverFirst => Share::WonUnplayed,
            Self::WalkoverSecond | Self::Neither => Share::LostUnplayed,
        }
    }

    /// What the match was for the second entrant.
    #[must_use]
    pub const fn for_second(self) -> Share {
        match self {
            Self::First => Share::Lost,
            Self::Second => Share::Won,
            Self::Tie => Share::Tied,
            Self::WalkoverSecond => Share::WonUnplayed,
            Self::WalkoverFirst | Self::Neither => Share::LostUnplayed,
        }
    }
}

/// What a match was for one of its entrants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Share {
    /// Won at the table.
    Won,
    /// Nobody won.
    Tied,
    /// Lost at the table.
    Lost,
    /// Won by a walkover.
    WonUnplayed,
    /// Lost by a walkover, or because both entrants were absent.
    LostUnplayed,
}

impl Share {
    /// Whether the match was played at a table.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Won | Self::Tied | Self::Lost)
    }

    /// Whether the entrant won, at the table or by a walkover.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Won | Self::WonUnplayed)
    }

    /// The points of the match in half points, where a win is worth one point: 2, 1 or 0.
    #[must_use]
    pub const fn halves(self) -> u32 {
        match self {
            Self::Won | Self::WonUnplayed => 2,
            Self::Tied => 1,
            Self::Lost | Self::LostUnplayed => 0,
        }
    }
}
