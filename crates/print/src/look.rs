//! The look of printed tiles.

use core::str::FromStr;

use crate::pictures::{PictureSet, picture_sets};

/// The look of printed tiles: `pips`, `pictures:animals`, `cards`, `cards:fruit` …
///
/// ```
/// use boneyard_print::{Form, Look};
///
/// let look: Look = "cards:fruit".parse()?;
/// assert_eq!(look.form, Form::Cards);
/// let error = "dots".parse::<Look>().map(|_| ()).expect_err("no such faces");
/// assert!(error.to_string().starts_with("not faces of tiles: `dots`"));
/// # Ok::<_, boneyard_print::ParseLookError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Look {
    /// Tiles or cards.
    pub form: Form,
    /// What each half shows.
    pub face: Face,
}

/// The form to cut out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The tiles themselves.
    Tiles,
    /// Cards with a tile and its name on each.
    Cards,
}

/// What shows the number on each half of a tile.
#[derive(Clone, Copy)]
pub enum Face {
    /// Pips.
    Pips,
    /// Large pips.
    Large,
    /// Digits.
    Digits,
    /// Pips with a digit in a corner.
    Both,
    /// A picture; in the sets with [`digit`](PictureSet::digit) set, a digit in a corner too.
    Pictures(&'static PictureSet),
}

/// A text that names no look of tiles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseLookError {
    /// There are no such faces.
    #[error("not faces of tiles: `{0}` (there are pips, large, digits, both, pictures and cards)")]
    Faces(String),
    /// There is no such set of pictures.
    #[error("not a set of pictures: `{0}` (there are {ids})", ids = picture_ids())]
    Pictures(String),
}

impl FromStr for Look {
    type Err = ParseLookError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let tiles = |face| Ok(Self { form: Form::Tiles, face });
        match text.split_once(':') {
            None => match text {
                "pips" => tiles(Face::Pips),
                "large" => tiles(Face::Large),
                "digits" => tiles(Face::Digits),
                "both" => tiles(Face::Both),
                "pictures" => tiles(Face::Pictures(&picture_sets()[0])),
                "cards" => Ok(Self { form: Form::Cards, face: Face::Pips }),
                _ => Err(ParseLookError::Faces(text.to_owned())),
            },
            Some(("pictures", id)) => tiles(pictures(id)?),
            Some(("cards", id)) => Ok(Self { form: Form::Cards, face: pictures(id)? }),
            Some(_) => Err(ParseLookError::Faces(text.to_owned())),
        }
    }
}

fn pictures(id: &str) -> Result<Face, ParseLookError> {
    let set = picture_sets().iter().find(|set| set.id == id);
    set.map(Face::Pictures).ok_or_else(|| ParseLookError::Pictures(id.to_owned()))
}

fn picture_ids() -> String {
    picture_sets().iter().map(|set| &*set.id).collect::<Vec<_>>().join(", ")
}
