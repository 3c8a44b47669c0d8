//! `match.*`: when a match ends, and who won it.

use alloc::{collections::BTreeMap, vec::Vec};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::by_players;

/// The `match.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct MatchRules {
    /// The points that end the match.
    pub target: Target,
    /// Whether a side that reaches the target wins or loses.
    pub reach: Reach,
    /// How points are compared with the target.
    pub test: TargetTest,
    /// The most points that a side can have; `None` for no limit.
    pub cap: Option<u32>,
    /// The number of rounds of a match; `None` where the target alone ends it.
    pub rounds: Option<u32>,
    /// Events that end the match at once.
    pub instant: Vec<InstantEnd>,
    /// Who loses when several sides pass a losing target in one round (C30).
    pub several_over: SeveralOver,
    /// Which side may announce 6-6 before the lead (R0.3.23).
    pub announce_by: AnnounceBy,
}

impl Default for MatchRules {
    fn default() -> Self {
        Self {
            target: Target::Points(100),
            reach: Reach::Wins,
            test: TargetTest::AtLeast,
            cap: None,
            rounds: None,
            instant: Vec::new(),
            several_over: SeveralOver::All,
            announce_by: AnnounceBy::FirstOpen,
        }
    }
}

/// The points that end a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(untagged, expecting = "expected a number, null, or numbers by players such as {\"2\":15,\"3\":10}")]
pub enum Target {
    /// The same for any number of players.
    Points(u32),
    /// By number of players.
    ByPlayers(#[serde(deserialize_with = "by_players::read")] BTreeMap<u8, u32>),
    /// No target: the match ends after `match.rounds`.
    None(()),
}

impl Target {
    /// The target for this number of players; `None` if there is none.
    ///
    /// ```
    /// use boneyard_rules::ruleset::Target;
    ///
    /// let target: Target = serde_json::from_str(r#"{"2":61,"4":101}"#)?;
    /// assert_eq!((target.points(2), target.points(3)), (Some(61), None));
    /// let refused = serde_json::from_str::<Target>(r#""high""#).expect_err("no number");
    /// assert!(refused.to_string().starts_with("expected a number, null, or numbers by players"));
    /// # Ok::<_, serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn points(&self, players: usize) -> Option<u32> {
        match self {
            Self::Points(points) => Some(*points),
            Self::ByPlayers(points) => points.get(&u8::try_from(players).ok()?).copied(),
            Self::None(()) => None,
        }
    }
}

/// Whether a side that reaches the target wins or loses.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// The side wins.
    #[default]
    Wins,
    /// The side loses.
    Loses,
}

/// How points are compared with the target.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
pub enum TargetTest {
    /// At least the target.
    #[default]
    #[serde(rename = ">=")]
    AtLeast,
    /// More than the target.
    #[serde(rename = ">")]
    Above,
    /// Exactly the target; a score that would pass the target is void (F-53).
    #[serde(rename = "==")]
    Exactly,
}

/// An event that ends the match at once, regardless of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum InstantEnd {
    /// Six rounds won in a row win the match; each win sets the other totals to 0 (F-jam).
    SixInARow,
    /// Going out with 0-0, the bald goat, wins (R0.3.24).
    #[serde(rename = "out-with-0-0")]
    OutWith00,
    /// Going out with 6-6 wins while an opposing hand counts more than 25 points (R0.3.25).
    #[serde(rename = "out-with-6-6-if-a-loser-holds-over-25")]
    OutWith66,
    /// The side that announced 6-6 wins the match if it wins the round. If another side wins the round and the hands of
    /// the announcing side count 25 points or more, the announcing side loses the match (R0.3.23).
    #[serde(rename = "announced-6-6")]
    Announced66,
}

impl InstantEnd {
    /// Whether this event depends on the tile that the winner went out with.
    #[must_use]
    pub const fn asks_for_last_tile(self) -> bool {
        matches!(self, Self::OutWith00 | Self::OutWith66)
    }
}

/// Who loses when several sides pass a losing target in one round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SeveralOver {
    /// All sides that pass the target.
    #[default]
    All,
    /// Of these sides, only those with the most points.
    Highest,
}

/// Which side may announce 6-6 before the lead.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum AnnounceBy {
    /// The side that opened its account first.
    #[default]
    FirstOpen,
    /// Any side with an open account (C34).
    OpenSide,
}
