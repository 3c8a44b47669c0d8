//! `score.*`: who scores what after a round.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// `score.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreRules {
    /// Who scores (C14).
    pub sense: Sense,
    /// What going out pays (C15).
    pub out: OutPays,
    /// Who wins a blocked round (C16).
    pub block_winner: BlockWinner,
    /// What a blocked round pays (C17).
    pub block: BlockPays,
    /// What an equal block does (C18).
    pub block_tie: BlockTie,
    /// How tied hands are counted as eggs (C19).
    pub eggs: Eggs,
    /// Points scored while playing.
    pub play: Option<PlayScore>,
    /// Which tiles score in play when they open a round.
    pub opening: OpeningScores,
    /// How the points of a round are rounded.
    pub round: Option<Rounding>,
    /// Points for winning a round never lift the winner above this.
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
    /// Whether a block is won by the number of tiles held.
    #[must_use]
    pub fn counts_tiles(&self) -> bool {
        self.block_winner == BlockWinner::FewestTiles
    }

    /// Whether points are scored at all.
    #[must_use]
    pub fn writes_points(&self) -> bool {
        self.sense != Sense::None
    }
}

/// Who scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sense {
    /// The winner scores what the others hold.
    #[default]
    WinnerGains,
    /// The losers score what they hold.
    LosersPay,
    /// The winner scores one point.
    RoundPoints,
    /// Only points made in play count, and bonuses.
    PlayOnly,
    /// No points: the side that wins most rounds wins.
    None,
}

/// What going out pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OutPays {
    /// The hands of the other sides.
    #[default]
    Opponents,
    /// Every unplayed tile, the winner's side included.
    Table,
    /// Each losing side its own hands.
    Own,
}

/// Who wins a blocked round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockWinner {
    /// The player with the lightest hand; in pairs, the side.
    #[default]
    LowestPlayer,
    /// The side with the lightest hands.
    LowestSide,
    /// The side of the player with the lightest hand.
    SideOfLowestPlayer,
    /// The lighter hand of the blocker and the next player.
    BlockerVsNext,
    /// The side with the fewest tiles.
    FewestTiles,
    /// Nobody.
    Nobody,
}

/// What a blocked round pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockPays {
    /// The hands of the other sides.
    Opponents,
    /// Every unplayed tile.
    Table,
    /// The hands of the others less the winner's.
    #[default]
    OpponentsMinusOwn,
    /// The sum of each other hand less the winner's.
    SumOfDifferences,
    /// All but the winner score their own hands.
    Own,
    /// Every side scores its own hands.
    OwnAll,
    /// The heavier side scores the difference.
    Difference,
    /// The single heaviest side scores the whole table.
    HighestPaysTable,
}

/// What an equal block does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BlockTie {
    /// The tied sides score nothing.
    #[default]
    Void,
    /// The tied hands wait for the next loser.
    Eggs,
    /// The whole table waits for the next loser.
    Carry,
    /// The other side than the blocker's wins.
    BlockerLoses,
    /// The blocker's side wins.
    BlockerWins,
    /// The leader's side wins.
    LeaderWins,
}

/// How tied hands are counted as eggs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Eggs {
    /// Added up.
    #[default]
    Sum,
    /// The common number once.
    Once,
}

/// Points scored while playing: by every tile that is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlayScore {
    /// The sum of the open ends, where it is a multiple of five (F-fives).
    Fives,
    /// A point for every five and for every three in the sum of the open ends, where it is a multiple (F-53).
    FivesThrees,
    /// 2 for equal ends, 3 where one of them is a double (F-bergen).
    Headings,
    /// The numbers of a triangle, with bridges, hexagons and the lead (F-trio).
    Triominoes,
    /// The numbers of a triangle (F-triangle).
    FaceSum,
}

impl PlayScore {
    /// Whether open ends are counted, of dominoes in a line or a cross.
    #[must_use]
    pub const fn counts_ends(self) -> bool {
        matches!(self, Self::Fives | Self::FivesThrees | Self::Headings)
    }
}

/// Which tiles score in play when they open a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OpeningScores {
    /// Every tile.
    #[default]
    Every,
    /// None.
    None,
    /// 5-5 alone: after the first round, for a side below `score.roundCap` (F-telefon).
    #[serde(rename = "later-5-5")]
    LaterDoubleFive,
}

/// How the points of a round are rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rounding {
    /// To the nearest five.
    #[serde(rename = "nearest-5")]
    Nearest5,
    /// Up to the next five.
    #[serde(rename = "up-5")]
    Up5,
}

/// Extra points for an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bonus {
    /// What must happen.
    pub event: BonusEvent,
    /// What it pays.
    pub points: u32,
}

/// An event that pays extra points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BonusEvent {
    /// Going out with a tile that is no double and fitted both ends, which differed (F-dr).
    Capicua,
    /// The same by its Puerto Rican name (F-pr).
    Capicu,
    /// Going out with 0-0 (F-pr).
    Chuchazo,
    /// The three turns after a play were passes (F-dr).
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
    /// The round of the match whose winner this pays.
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

    /// Whether it asks for the tile that went out.
    #[must_use]
    pub const fn asks_for_last_tile(self) -> bool {
        matches!(self, Self::Capicua | Self::Capicu | Self::Chuchazo)
    }
}
