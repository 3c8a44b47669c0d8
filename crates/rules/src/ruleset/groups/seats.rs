//! `seats.*`: the numbers of players, their sides and the direction of play.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `seats.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeatRules {
    /// The numbers of players that a table may have. Each player has one seat, or two with `two-hands`.
    pub count: Vec<u8>,
    /// How the seats form sides. The seats of a side score together.
    pub sides: SideRule,
    /// The direction in which a page draws the seats. The order of play is always the order of the seats.
    pub direction: Direction,
}

impl Default for SeatRules {
    fn default() -> Self {
        Self { count: [2, 3, 4].into(), sides: SideRule::Solo, direction: Direction::Clockwise }
    }
}

/// How the seats form sides.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SideRule {
    /// Every seat is a side of its own.
    #[default]
    Solo,
    /// Two pairs, seats 1 and 3 against seats 2 and 4. A table has four seats.
    Pairs,
    /// `pairs` at a table of four seats, `solo` at any other table.
    #[serde(rename = "pairs-at-4")]
    PairsAt4,
    /// Two players with two hands each, at four seats: A1 B1 A2 B2 (R1.3).
    TwoHands,
}

/// The direction in which a page draws the seats, in the order of play.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Each seat's successor sits at its left hand.
    #[default]
    Clockwise,
    /// Each seat's successor sits at its right hand (C35).
    Counterclockwise,
}
