//! Who sits at the table, and how the tiles are handed out.

use alloc::{collections::BTreeMap, vec::Vec};

use serde::{Deserialize, Serialize};

use super::by_players;
use crate::{tile::PIPS_MAX, tiles::Tiles};

/// `seats.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRules {
    /// The numbers of players a table may have.
    pub count: Vec<u8>,
    /// Who scores together.
    pub sides: SideRule,
    /// Which way a table is drawn; the order of play is the order of the seats.
    pub direction: Direction,
}

impl Default for SeatRules {
    fn default() -> Self {
        Self { count: [2, 3, 4].into(), sides: SideRule::Solo, direction: Direction::Clockwise }
    }
}

/// Who scores together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// Two players with both hands of a pair each: four seats A1 B1 A2 B2 (R1.3).
    TwoHands,
}

/// Which way the turn goes round the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Direction {
    /// To the left-hand neighbour.
    #[default]
    Clockwise,
    /// To the right-hand neighbour (C35).
    Counterclockwise,
}

/// `deal.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealRules {
    /// Tiles a player, by number of players.
    #[serde(deserialize_with = "by_players::read")]
    pub hand: BTreeMap<u8, u8>,
    /// What becomes of the tiles nobody was dealt.
    pub rest: Rest,
    /// Hands that are thrown back.
    pub redeal: Redeal,
}

impl Default for DealRules {
    fn default() -> Self {
        Self {
            hand: [(2, 7), (3, 5), (4, 5)].into(),
            rest: Rest::Boneyard,
            redeal: Redeal { doubles: None, suit: None },
        }
    }
}

/// What becomes of the tiles nobody was dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rest {
    /// They may be drawn.
    #[default]
    Boneyard,
    /// They are never drawn and never counted.
    Asleep,
}

/// How many tiles of a kind in one hand throw the deal back (C8); `None` for no such redeal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Redeal {
    /// Doubles.
    pub doubles: Option<u8>,
    /// Tiles of one number, its double included.
    pub suit: Option<u8>,
}

impl Redeal {
    /// Whether a hand throws the deal back.
    #[must_use]
    #[inline]
    pub fn throws_back<const W: usize>(self, hand: Tiles<W>) -> bool {
        let full = |tiles: Tiles<W>, limit: u8| tiles.len() >= usize::from(limit);
        self.doubles.is_some_and(|limit| full(hand.doubles(), limit))
            || self
                .suit
                .is_some_and(|limit| (0..=PIPS_MAX).any(|number| full(hand.with_number(number), limit)))
    }
}
