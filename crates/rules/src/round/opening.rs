//! What a round may open with, as far as it is known.

use super::must_lead::MustLead;
use crate::{
    tile::Tile,
    tiles::{Tiles, WIDE, Wide},
};

/// What a round may open with, where not every hand is known. [`MustLead`] is the same where all are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// Any tile.
    #[default]
    Any,
    /// Any double.
    Double,
    /// One of these tiles.
    OneOf(Wide),
    /// The hub, which nobody was dealt: each seat draws one tile until it turns up.
    Drawn(Tile),
}

impl Opening {
    /// The tiles of a hand that may open the round.
    ///
    /// ```
    /// use boneyard_rules::{Opening, Wide};
    ///
    /// let hand: Wide = ["1-2".parse()?, "3-3".parse()?].into_iter().collect();
    /// assert_eq!(Opening::Double.of(hand).len(), 1);
    /// assert_eq!(Opening::Any.of(hand), hand);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn of(self, hand: Wide) -> Wide {
        match self {
            Self::Any => hand,
            Self::Double => hand.doubles(),
            Self::OneOf(tiles) => hand & tiles,
            Self::Drawn(hub) => hand & only(hub),
        }
    }

    /// The same where every hand is known, so that one tile at most is left to choose from.
    #[must_use]
    pub fn must_lead(self) -> MustLead {
        match self {
            Self::Any => MustLead::Any,
            Self::Double => MustLead::Double,
            Self::OneOf(tiles) => tiles.first().map_or(MustLead::Any, MustLead::Tile),
            Self::Drawn(hub) => MustLead::Tile(hub),
        }
    }
}

impl From<MustLead> for Opening {
    fn from(must_lead: MustLead) -> Self {
        match must_lead {
            MustLead::Any => Self::Any,
            MustLead::Double => Self::Double,
            MustLead::Tile(tile) => Self::OneOf(only(tile)),
        }
    }
}

fn only(tile: Tile) -> Tiles<WIDE> {
    [tile].into_iter().collect()
}
