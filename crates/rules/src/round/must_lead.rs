//! The tiles that may open a round, and their serialized form.

use serde::{Deserialize, Serialize};

use crate::{tile::Tile, tiles::Tiles};

/// What must open a round. Its JSON is the tile, `"double"` or `null`.
///
/// ```
/// use boneyard_rules::MustLead;
///
/// assert_eq!(serde_json::from_str::<MustLead>("[6,6]")?, MustLead::Tile("6-6".parse()?));
/// assert_eq!(serde_json::from_str::<MustLead>("null")?, MustLead::Any);
/// assert!(serde_json::from_str::<MustLead>(r#""triple""#).is_err());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Serialized", into = "Serialized")]
pub enum MustLead {
    /// Any tile of the leader may open the round.
    #[default]
    Any,
    /// This tile must open the round.
    Tile(Tile),
    /// A double must open the round; the leader chooses which (F-gaple).
    Double,
}

#[cfg(feature = "openapi")]
mod schema {
    use alloc::{borrow::Cow, string::String, vec::Vec};

    use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
    use utoipa::openapi::{Ref, RefOr};
    use utoipa::{PartialSchema, ToSchema};

    use super::{Double, MustLead, Tile};

    impl PartialSchema for MustLead {
        fn schema() -> RefOr<Schema> {
            OneOfBuilder::new()
                .description(Some(
                    "What must open a round: a tile, any double, or `null` for any tile of the leader.",
                ))
                .item(ObjectBuilder::new().schema_type(Type::Null))
                .item(Ref::from_schema_name(Tile::name()))
                .item(Double::schema())
                .into()
        }
    }

    impl ToSchema for MustLead {
        fn name() -> Cow<'static, str> {
            "MustLead".into()
        }

        fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            schemas.push((Tile::name().into(), Tile::schema()));
        }
    }
}

impl MustLead {
    /// The tiles of a hand that may open the round.
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

    /// The one tile that must lead; `None` if the leader may choose.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Any | Self::Double => None,
        }
    }
}

/// The serialized form of [`MustLead`].
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Serialized {
    Any(()),
    Tile(Tile),
    Double(Double),
}

#[derive(Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Double {
    Double,
}

impl From<Serialized> for MustLead {
    fn from(written: Serialized) -> Self {
        match written {
            Serialized::Any(()) => Self::Any,
            Serialized::Tile(tile) => Self::Tile(tile),
            Serialized::Double(Double::Double) => Self::Double,
        }
    }
}

impl From<MustLead> for Serialized {
    fn from(must_lead: MustLead) -> Self {
        match must_lead {
            MustLead::Any => Self::Any(()),
            MustLead::Tile(tile) => Self::Tile(tile),
            MustLead::Double => Self::Double(Double::Double),
        }
    }
}
