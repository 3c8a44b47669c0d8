//! `score.*`: the points of a round.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `score.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct ScoreRules {
    /// Which side scores (C14).
    pub sense: Sense,
    /// Which hands count when a seat goes out (C15).
    pub out: OutPays,
    /// Who wins a blocked round (C16).
    pub block_winner: BlockWinner,
    /// Which hands count in a blocked round (C17).
    pub block: BlockPays,
    /// What happens in a blocked round with several lowest hands (C18).
    pub block_tie: BlockTie,
    /// How tied hands are counted as eggs, points carried to a later round (C19).
    pub eggs: Eggs,
    /// Points scored in play, by laying tiles; `None` for no such points.
    pub play: Option<PlayScore>,
    /// Which tiles score in play when they open a round.
    pub opening: OpeningScores,
    /// How the points of a round are rounded; `None` for no rounding.
    pub round: Option<Rounding>,
    /// The highest total that a side can reach by winning a round; `None` for no limit.
    pub round_cap: Option<u32>,
    /// Extra points for events.
    pub bonus: Vec<Bonus>,
}

impl Default for ScoreRules {
    fn default() -> Self {
        Self {
            sense: Sense::WinnerGains,
            out: OutPays::Opponents,
            block_winner: BlockWinner::LowestPlayer,
            block: BlockPays::OpponentsMinusOwn,
            block_tie: BlockTie::Void,
            eggs: Eggs::Sum,
            play: None,
            opening: OpeningScores::Every,
            round: None,
            round_cap: None,
            bonus: Vec::new(),
        }
    }
}

impl ScoreRules {
    /// Whether the number of tiles held decides a block.
    #[must_use]
    pub fn counts_tiles(&self) -> bool {
        self.block_winner == BlockWinner::FewestTiles
    }

    /// Whether a match has points. Without points, won rounds decide it.
    #[must_use]
    pub fn writes_points(&self) -> bool {
        self.sense != Sense::None
    }
}

/// Which side scores after a round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Sense {
    /// The winner scores the points of the other hands.
    #[default]
    WinnerGains,
    /// The losers score the points of their hands.
    LosersPay,
    /// The winner scores one point.
    RoundPoints,
    /// Only points made in play count, and bonuses.
    PlayOnly,
    /// No points: the side that wins most rounds wins.
    None,
}

/// Which hands count when a seat goes out.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum OutPays {
    /// The hands of the other sides.
    #[default]
    Opponents,
    /// All hands, those of the winner's side included.
    Table,
    /// For each losing side, its own hands.
    Own,
}

/// Who wins a blocked round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum BlockWinner {
    /// The player with the lightest hand; in pairs, the side whose two hands are lightest together.
    #[default]
    LowestPlayer,
    /// The side with the lightest hands.
    LowestSide,
    /// The side of the player with the lightest hand.
    SideOfLowestPlayer,
    /// The side of the lighter hand among the blocker's and the next player's.
    BlockerVsNext,
    /// The side with the fewest tiles.
    FewestTiles,
    /// No side.
    Nobody,
}

/// Which hands count in a blocked round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum BlockPays {
    /// The hands of the other sides.
    Opponents,
    /// All hands.
    Table,
    /// The hands of the other sides, less the winner's hands once.
    #[default]
    OpponentsMinusOwn,
    /// The sum over the other sides of their hands less the winner's hands.
    SumOfDifferences,
    /// Every side but the winner scores its own hands.
    Own,
    /// Every side scores its own hands.
    OwnAll,
    /// The heavier side scores the difference.
    Difference,
    /// The side with the heaviest hands scores all hands.
    HighestPaysTable,
}

/// What happens in a blocked round when several sides tie for the lowest hands.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum BlockTie {
    /// The tied sides score nothing.
    #[default]
    Void,
    /// The points of the tied hands are carried to the next loser.
    Eggs,
    /// The points of all hands are carried to the next loser.
    Carry,
    /// The tied side that is not the blocker's wins.
    BlockerLoses,
    /// The blocker's side wins.
    BlockerWins,
    /// The leader's side wins.
    LeaderWins,
}

/// How tied hands are counted as eggs.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Eggs {
    /// The points of all tied hands are added up.
    #[default]
    Sum,
    /// The points of one tied hand count.
    Once,
}

/// Points scored in play, by every tile that is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlayScore {
    /// The sum of the open ends if five divides the sum (F-fives).
    Fives,
    /// A fifth of the sum of the open ends if five divides the sum, plus a third if three divides the sum (F-53).
    FivesThrees,
    /// 2 for equal ends, 3 if one of them is a double (F-bergen).
    Headings,
    /// The sum of a triangle's numbers, with bonuses for bridges, hexagons and the lead (F-trio).
    Triominoes,
    /// The sum of a triangle's numbers (F-triangle).
    FaceSum,
}

impl PlayScore {
    /// Whether the points come from the open ends of a line or a cross.
    ///
    /// ```
    /// use boneyard_rules::ruleset::PlayScore;
    ///
    /// assert!(PlayScore::Fives.counts_ends() && !PlayScore::FaceSum.counts_ends());
    /// ```
    #[must_use]
    pub const fn counts_ends(self) -> bool {
        matches!(self, Self::Fives | Self::FivesThrees | Self::Headings)
    }
}

/// Which tiles score in play when they open a round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningScores {
    /// Every tile.
    #[default]
    Every,
    /// No tile.
    None,
    /// Only 5-5, after the first round, for a side below `score.roundCap` (F-telefon).
    #[serde(rename = "later-5-5")]
    LaterDoubleFive,
}

/// How the points of a round are rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray, utoipa::ToSchema)]
pub enum Rounding {
    /// To the nearest five.
    #[serde(rename = "nearest-5")]
    Nearest5,
    /// Up to the next five.
    #[serde(rename = "up-5")]
    Up5,
}

/// Extra points for an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// The event.
    pub event: BonusEvent,
    /// The points that the event pays.
    pub points: u32,
}

/// An event that pays extra points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BonusEvent {
    /// Going out with a tile that is no double and fits both ends, which show different numbers (F-dr).
    Capicua,
    /// The same event under its Puerto Rican name (F-pr).
    Capicu,
    /// Going out with 0-0 (F-pr).
    Chuchazo,
    /// Laying a tile after which the next three turns are passes (F-dr).
    PassAllThree,
    /// Winning the first round of the match.
    #[serde(rename = "round-1")]
    Round1,
    /// Winning the second round.
    #[serde(rename = "round-2")]
    Round2,
    /// Winning the third round.
    #[serde(rename = "round-3")]
    Round3,
    /// Winning the fourth round.
    #[serde(rename = "round-4")]
    Round4,
    /// Going out.
    Out,
}

impl BonusEvent {
    /// The number of the round whose winner receives this bonus, counted from 1; `None` for other events.
    ///
    /// ```
    /// use boneyard_rules::ruleset::BonusEvent;
    ///
    /// assert_eq!((BonusEvent::Round2.of_round(), BonusEvent::Out.of_round()), (Some(2), None));
    /// ```
    #[must_use]
    pub const fn of_round(self) -> Option<u32> {
        match self {
            Self::Round1 => Some(1),
            Self::Round2 => Some(2),
            Self::Round3 => Some(3),
            Self::Round4 => Some(4),
            _ => None,
        }
    }

    /// Whether this event depends on the tile that the winner went out with.
    #[must_use]
    pub const fn asks_for_last_tile(self) -> bool {
        matches!(self, Self::Capicua | Self::Capicu | Self::Chuchazo)
    }
}
