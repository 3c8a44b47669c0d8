//! `deal.*`: how tiles are dealt, and which deals are thrown back.

use alloc::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::by_players;
use crate::{tile::PIPS_MAX, tiles::Tiles};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
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
    pub fn applies_to<const W: usize>(self, hand: Tiles<W>) -> bool {
        let full = |tiles: Tiles<W>, limit: u8| tiles.len() >= usize::from(limit);
        self.doubles.is_some_and(|limit| full(hand.doubles(), limit))
            || self
                .suit
                .is_some_and(|limit| (0..=PIPS_MAX).any(|number| full(hand.with_number(number), limit)))
    }
}
