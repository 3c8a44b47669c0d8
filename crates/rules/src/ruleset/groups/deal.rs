//! `deal.*`: how many tiles are dealt, and which hands are redealt.

use alloc::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::by_players;
use crate::{tile::PIPS_MAX, tiles::Tiles};

/// The `deal.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DealRules {
    /// How many tiles each player is dealt, by number of players.
    #[serde(deserialize_with = "by_players::read")]
    pub hand: BTreeMap<u8, u8>,
    /// What happens to the tiles that are not dealt.
    pub rest: Rest,
    /// The hands for which all hands are redealt.
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

/// What happens to the tiles that are not dealt.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// The tiles may be drawn.
    #[default]
    Boneyard,
    /// The tiles are out of the game: never drawn and never counted.
    Asleep,
}

/// How many tiles of a kind in one hand require a redeal (C8). `None` means that they never do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Redeal {
    /// The fewest doubles in one hand that require a redeal.
    pub doubles: Option<u8>,
    /// The fewest tiles of one number in one hand, the double included, that require a redeal.
    pub suit: Option<u8>,
}

impl Redeal {
    /// Whether this hand requires a redeal.
    ///
    /// ```
    /// use boneyard_rules::{Tiles, ruleset::Redeal};
    ///
    /// let redeal = Redeal { doubles: Some(5), suit: None };
    /// let doubles: Tiles<1> = ["0-0", "1-1", "2-2", "3-3", "4-4"].iter().filter_map(|tile| tile.parse().ok()).collect();
    /// assert!(redeal.applies_to(doubles));
    /// assert!(!redeal.applies_to(Tiles::<1>::of_number(6)));
    /// ```
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
