//! What must open a round, and how that is sent.

use serde::{Deserialize, Serialize};

use crate::{tile::Tile, tiles::Tiles};

/// What must open a round. It is sent as the tile, as `double`, or as nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Tile | \"double\" | null"))]
pub enum MustLead {
    /// Any tile may.
    #[default]
    Any,
    /// This tile.
    Tile(Tile),
    /// Any double of the leader's (F-gaple).
    Double,
}

impl MustLead {
    /// Those of a hand's tiles that may open the round.
    ///
    /// ```
    /// use boneyard_rules::{MustLead, Tiles};
    ///
    /// let hand: Tiles<1> = ["1-2".parse()?, "3-3".parse()?].into_iter().collect();
    /// assert_eq!(MustLead::Double.of(hand).len(), 1);
    /// assert_eq!(MustLead::Any.of(hand), hand);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn of<const W: usize>(self, hand: Tiles<W>) -> Tiles<W> {
        match self {
            Self::Any => hand,
            Self::Tile(tile) => [tile].into_iter().collect::<Tiles<W>>() & hand,
            Self::Double => hand.doubles(),
        }
    }

    /// The one tile that must lead.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Any | Self::Double => None,
        }
    }
}

/// [`MustLead`] as it is serialised.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Any(()),
    Tile(Tile),
    Double(Double),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Double {
    Double,
}

impl From<Written> for MustLead {
    fn from(written: Written) -> Self {
        match written {
            Written::Any(()) => Self::Any,
            Written::Tile(tile) => Self::Tile(tile),
            Written::Double(Double::Double) => Self::Double,
        }
    }
}

impl From<MustLead> for Written {
    fn from(must_lead: MustLead) -> Self {
        match must_lead {
            MustLead::Any => Self::Any(()),
            MustLead::Tile(tile) => Self::Tile(tile),
            MustLead::Double => Self::Double(Double::Double),
        }
    }
}
