//! Accounts, the end of the match, and what it is worth.

use alloc::{collections::BTreeMap, vec::Vec};

use serde::{Deserialize, Serialize};

use super::by_players;
/// `account.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AccountRules {
    /// The credit of one round that opens an account; 0 where it is open from the start (C22, C24).
    pub open_at: u32,
    /// What becomes of points below it (C23).
    pub below: Below,
    /// Whether going out clears one's own remembered points.
    pub clear_on_out: bool,
    /// Whether a fish for one wipes the others' remembered points (C25).
    pub block_resets: bool,
    /// Whether carried points count towards opening (C21).
    pub carry_opens: bool,
}

impl Default for AccountRules {
    fn default() -> Self {
        Self { open_at: 0, below: Below::Lost, clear_on_out: false, block_resets: false, carry_opens: true }
    }
}

/// What becomes of points below the opening threshold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Below {
    /// They are not written.
    #[default]
    Lost,
    /// They are remembered and written when the account opens.
    Remembered,
}

/// `match.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchRules {
    /// The points that end the match.
    pub target: Target,
    /// What reaching the target does.
    pub reach: Reach,
    /// How points are compared with the target.
    pub test: TargetTest,
    /// The most points a side ever has.
    pub cap: Option<u32>,
    /// The number of rounds of a match, where that is fixed.
    pub rounds: Option<u32>,
    /// Events that end the match at once.
    pub instant: Vec<InstantEnd>,
    /// Who loses when several pass a losing target at once (C30).
    pub several_over: SeveralOver,
    /// Who may announce.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a number, null, or numbers by players such as {\"2\":15,\"3\":10}")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// The same for any number of players.
    Points(u32),
    /// By number of players.
    ByPlayers(#[serde(deserialize_with = "by_players::read")] BTreeMap<u8, u32>),
    /// No target: a number of rounds decides.
    None(()),
}

impl Target {
    /// The points for so many players, if there is a target for them.
    #[must_use]
    pub fn points(&self, players: usize) -> Option<u32> {
        match self {
            Self::Points(points) => Some(*points),
            Self::ByPlayers(points) => points.get(&u8::try_from(players).ok()?).copied(),
            Self::None(()) => None,
        }
    }
}

/// What reaching the target does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reach {
    /// It wins.
    #[default]
    Wins,
    /// It loses.
    Loses,
}

/// How points are compared with the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TargetTest {
    /// At least the target.
    #[default]
    #[serde(rename = ">=")]
    AtLeast,
    /// More than the target.
    #[serde(rename = ">")]
    Above,
    /// Exactly the target; a score that would pass it is void (F-53).
    #[serde(rename = "==")]
    Exactly,
}

/// An event that ends the match at once, whatever the points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum InstantEnd {
    /// Six rounds won in a row: a win sets the other totals to nothing (F-jam).
    SixInARow,
    /// Going out with 0-0, the bald goat, wins (R0.3.24).
    #[serde(rename = "out-with-0-0")]
    OutWith00,
    /// Going out with 6-6 wins while an opposing hand holds more than 25 (R0.3.25).
    #[serde(rename = "out-with-6-6-if-a-loser-holds-over-25")]
    OutWith66,
    /// An announced 6-6 wins with its round, and loses with 25 or more left (R0.3.23).
    #[serde(rename = "announced-6-6")]
    Announced66,
}

impl InstantEnd {
    /// Whether it asks for the tile that went out.
    #[must_use]
    pub const fn asks_for_last_tile(self) -> bool {
        matches!(self, Self::OutWith00 | Self::OutWith66)
    }
}

/// Who loses when several pass a losing target at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeveralOver {
    /// All of them.
    #[default]
    All,
    /// Those with the most points.
    Highest,
}

/// Who may announce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnnounceBy {
    /// The side that opened its account first.
    #[default]
    FirstOpen,
    /// Any side with an open account (C34).
    OpenSide,
}

/// `rating.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingRules {
    /// How rating points are worked out.
    pub formula: Option<RatingFormula>,
    /// Whether remembered points count as scored.
    pub remembered: bool,
}

/// How rating points are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RatingFormula {
    /// A tenth of what is missing to 100 (R0.4.46-51).
    #[serde(rename = "goat-club")]
    GoatClub,
    /// 3, 2 or 1 by the loser's points (R3.3.3).
    #[serde(rename = "club-3-2-1")]
    Club321,
}
