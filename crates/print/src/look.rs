//! What printed tiles look like.

use core::fmt;
use core::str::FromStr;

use crate::pictures::{PictureSet, picture_sets};

/// What printed tiles look like: `pips`, `pictures:animals`, `cards`, `cards:fruit` …
#[derive(Clone, Copy)]
pub struct Look {
    /// What is cut out.
    pub form: Form,
    /// What stands on it.
    pub face: Face,
}

/// What is cut out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Tiles.
    Tiles,
    /// Cards with a tile on each, and its name.
    Cards,
}

/// What stands on a half.
#[derive(Clone, Copy)]
pub enum Face {
    /// Pips.
    Pips,
    /// Pips as large as they can be.
    Large,
    /// Digits.
    Digits,
    /// Pips with a digit in a corner.
    Both,
    /// A picture, most often with a digit in a corner.
    Pictures(&'static PictureSet),
}

/// What was given is not a look of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseLookError {
    /// There are no such faces.
    Faces(String),
    /// There is no such set of pictures.
    Pictures(String),
}

impl fmt::Display for ParseLookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faces(given) => {
                write!(
                    f,
                    "not faces of tiles: `{given}` (there are pips, large, digits, both, pictures and cards)"
                )
            }
            Self::Pictures(given) => {
                let ids: Vec<&str> = picture_sets().iter().map(|set| &*set.id).collect();
                write!(f, "not a set of pictures: `{given}` (there are {})", ids.join(", "))
            }
        }
    }
}

impl core::error::Error for ParseLookError {}

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
