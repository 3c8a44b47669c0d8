//! The tiles that may open a round with unknown hands.

use super::must_lead::MustLead;
use crate::{
    tile::Tile,
    tiles::{Tiles, WIDE, Wide},
};

/// What may open a round where some tiles are unknown. [`MustLead`] is the same where every tile is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// Any tile.
    #[default]
    Any,
    /// Any double.
    Double,
    /// One of these tiles.
    OneOf(Wide),
    /// The hub, which no seat was dealt. The seats draw one tile each in turn until a seat draws it.
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

    /// This opening for a round where every tile is known. Of several tiles, only the first may then open the round.
    ///
    /// ```
    /// use boneyard_rules::{MustLead, Opening};
    ///
    /// assert_eq!(Opening::Double.must_lead(), MustLead::Double);
    /// let tile = "6-6".parse()?;
    /// assert_eq!(Opening::OneOf([tile].into_iter().collect()).must_lead(), MustLead::Tile(tile));
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
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
