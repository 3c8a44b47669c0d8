//! `seats.*`: the numbers of players, their sides and the direction of play.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// `seats.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRules {
    /// The numbers of players a table may have.
    pub count: Vec<u8>,
    /// The seats that score together.
    pub sides: SideRule,
    /// The direction in which a page draws the seats. The order of play is always the order of the seats.
    pub direction: Direction,
}

impl Default for SeatRules {
    fn default() -> Self {
        Self { count: [2, 3, 4].into(), sides: SideRule::Solo, direction: Direction::Clockwise }
    }
}

/// The seats that score together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SideRule {
    /// Every seat for itself.
    #[default]
    Solo,
    /// Two pairs of alternate seats; needs four seats.
    Pairs,
    /// Pairs with four seats, solo with fewer.
    #[serde(rename = "pairs-at-4")]
    PairsAt4,
    /// Two players with two hands each, at four seats: A1 B1 A2 B2 (R1.3).
    TwoHands,
}

/// The direction in which the turn passes round the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Direction {
    /// To the left-hand neighbour.
    #[default]
    Clockwise,
    /// To the right-hand neighbour (C35).
    Counterclockwise,
}
