//! What decides the places in standings.

use serde::{Deserialize, Serialize};

/// A key that puts a player before the next one (CLUB-86, CLUB-87, CLUB-89).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StandingsKey {
    /// Match points.
    Points,
    /// Matches won.
    Wins,
    /// Effectiveness.
    Effectiveness,
    /// Plus points less minus points; penalties do not count.
    Difference,
    /// Plus points.
    Plus,
    /// The matches of the tied players against each other, in the final standings only (CLUB-88).
    Meetings,
    /// How far the pair came in a knock-out, before all other keys. No regulation names it.
    Progress,
    /// The place in the group, where the best of groups play a knock-out. No regulation names it.
    Group,
    /// The lower player number, if all other keys are equal.
    Number,
}

impl StandingsKey {
    /// The keys, in the usual order.
    pub const ALL: [Self; 9] = [
        Self::Points,
        Self::Wins,
        Self::Effectiveness,
        Self::Difference,
        Self::Plus,
        Self::Meetings,
        Self::Progress,
        Self::Group,
        Self::Number,
    ];

    /// Whether a regulation may name the key.
    #[must_use]
    pub const fn is_chosen(self) -> bool {
        !matches!(self, Self::Progress | Self::Group | Self::Number)
    }

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Wins => "wins",
            Self::Effectiveness => "effectiveness",
            Self::Difference => "difference",
            Self::Plus => "plus",
            Self::Meetings => "meetings",
            Self::Progress => "progress",
            Self::Group => "group",
            Self::Number => "number",
        }
    }
}
