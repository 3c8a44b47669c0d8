//! `lead.*`: the leader of a round and the opening tile.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::tile::{Pips, Tile};

/// The `lead.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct LeadRules {
    /// How the first leader is found.
    pub first: FirstLead,
    /// The tiles that decide the leader, the first choice first.
    pub order: Vec<LeadTile>,
    /// How tiles drawn by lot are compared (C40).
    pub lot_by: LotBy,
    /// Which tile decides when no seat holds a tile of `order` (C4).
    pub if_none: IfNone,
    /// The tile that must open a round whose leader a tile decided (C6).
    pub tile: OpeningTile,
    /// Who leads the rounds after the first (C7).
    pub next: NextLeadRule,
    /// Who leads after a blocked round.
    pub after_block: AfterBlock,
    /// Who leads after a block without a winner.
    pub after_tie: AfterTie,
}

impl Default for LeadRules {
    fn default() -> Self {
        Self {
            first: FirstLead::Doubles,
            order: (0..=6).rev().map(LeadTile::Double).collect(),
            lot_by: LotBy::Half,
            if_none: IfNone::Heaviest,
            tile: OpeningTile::ThatTile,
            next: NextLeadRule::AsFirst,
            after_block: AfterBlock::Same,
            after_tie: AfterTie::Same,
        }
    }
}

/// An entry of `lead.order`: the number of a double, or a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(untagged, expecting = "expected numbers of doubles, or tiles such as [2,3]")]
pub enum LeadTile {
    /// The double of this number.
    Double(Pips),
    /// This tile.
    Tile(Tile),
}

/// How the first leader is found.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum FirstLead {
    /// The tiles of `lead.order` decide.
    #[default]
    Doubles,
    /// Each seat draws a tile; the best tile leads (R3.1.3).
    Lot,
    /// The youngest player (F-kitty). Ages are unknown here, so lots decide.
    Youngest,
    /// Any seat: lots decide.
    Random,
}

impl FirstLead {
    /// Whether lots decide.
    ///
    /// ```
    /// use boneyard_rules::ruleset::FirstLead;
    ///
    /// assert!(FirstLead::Youngest.is_by_lot() && !FirstLead::Doubles.is_by_lot());
    /// ```
    #[must_use]
    pub const fn is_by_lot(self) -> bool {
        !matches!(self, Self::Doubles)
    }
}

/// How tiles drawn by lot are compared.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum LotBy {
    /// The larger half, then a double, then the sum.
    #[default]
    Half,
    /// The sum, then the larger half.
    Sum,
}

/// Which tile decides the leader when no seat holds a tile of `lead.order`.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum IfNone {
    /// The tile with the most pips; among equals, the one with the larger half (C5).
    #[default]
    Heaviest,
    /// The tile with the fewest pips; among equals, the one whose larger half is smaller.
    Lightest,
    /// The triangle with the highest pair; among equals, the one with the larger third number (F-triangle).
    HighestPair,
    /// No tile: the hands are redealt.
    Redeal,
    /// The hub: the seats draw until one of them draws it (F-train).
    Draw,
}

/// The tile that must open a round whose leader a tile decided.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningTile {
    /// The tile that decided.
    #[default]
    ThatTile,
    /// Any tile.
    Any,
    /// In the first round the tile that decided. Later any double: from the seat that is due on, the first seat that
    /// holds a double leads (F-gaple).
    AnyDouble,
}

/// Who leads the rounds after the first.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum NextLeadRule {
    /// The tiles decide again.
    #[default]
    AsFirst,
    /// The winner of the round.
    Winner,
    /// The next seat in the order of play.
    Rotate,
    /// Either seat of the side that won the round (F-jam).
    WinningSide,
    /// The holder of the round's hub: the doubles from the highest down (F-train).
    DescendingDouble,
}

/// Who leads after a blocked round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum AfterBlock {
    /// As `lead.next` says.
    #[default]
    Same,
    /// The seat whose tile blocked the round.
    Blocker,
    /// The seat that won the round.
    Winner,
    /// The seat with the lightest hand.
    LowestHand,
}

/// Who leads after a block without a winner.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum AfterTie {
    /// As `lead.next` says. If that needs a winner, the same leader again.
    #[default]
    Same,
    /// The seat whose tile blocked the round.
    Blocker,
    /// The next seat in the order of play.
    Rotate,
    /// The tiles decide again.
    AsFirst,
}
