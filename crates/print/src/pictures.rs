//! The pips and the sets of pictures, read from data files that the web page uses too.

use std::sync::LazyLock;

use boneyard_i18n::{Language, Messages};
use boneyard_rules::Pips;
use kurbo::{BezPath, Point};
use serde::Deserialize;

/// A set of pictures for the numbers from 0 to 6.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PictureSet {
    /// The name on the command line.
    pub id: String,
    /// Whether each picture has its digit in a corner.
    pub digit: bool,
    pictures: Vec<Picture>,
}

/// A picture in one colour, on a square 100 units wide.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// The subject, as an identifier.
    pub id: String,
    #[serde(deserialize_with = "path")]
    path: BezPath,
}

/// The pips of a number, on a square 100 units wide.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PipLayout {
    /// The diameter of each pip, in units of the square.
    pub(crate) width: f64,
    spots: Vec<(f64, f64)>,
}

impl PipLayout {
    pub(crate) fn spots(&self) -> impl Iterator<Item = Point> {
        self.spots.iter().map(|&at| at.into())
    }
}

impl PictureSet {
    /// The name in a language.
    #[must_use]
    pub fn name(&self, language: Language) -> String {
        Messages::of(language).message(&format!("pictureSet.{}", self.id))
    }

    /// The picture of a number; `None` if the set has none.
    #[must_use]
    pub fn picture(&self, number: Pips) -> Option<&Picture> {
        self.pictures.get(usize::from(number))
    }
}

impl Picture {
    /// The subject in a language.
    #[must_use]
    pub fn name(&self, language: Language) -> String {
        Messages::of(language).message(&format!("picture.{}", self.id))
    }

    pub(crate) const fn path(&self) -> &BezPath {
        &self.path
    }
}

fn path<'de, D: serde::Deserializer<'de>>(from: D) -> Result<BezPath, D::Error> {
    let text = String::deserialize(from)?;
    BezPath::from_svg(&text).map_err(serde::de::Error::custom)
}

const FILES: [&str; 6] = [
    include_str!("../../../faces/pictures/first.json"),
    include_str!("../../../faces/pictures/animals.json"),
    include_str!("../../../faces/pictures/fruit.json"),
    include_str!("../../../faces/pictures/letters.json"),
    include_str!("../../../faces/pictures/numbers.json"),
    include_str!("../../../faces/pictures/objects.json"),
];

/// All sets of pictures. The first is the default.
#[must_use]
pub fn picture_sets() -> &'static [PictureSet] {
    static SETS: LazyLock<Vec<PictureSet>> = LazyLock::new(|| {
        let read = |file| serde_json::from_str(file).expect("the embedded pictures are valid");
        FILES.into_iter().map(read).collect()
    });
    &SETS
}

/// The pips of a number; `None` above twelve, which is written in digits.
pub(crate) fn pips(number: Pips) -> Option<&'static PipLayout> {
    static PIPS: LazyLock<Vec<PipLayout>> = LazyLock::new(|| {
        serde_json::from_str(include_str!("../../../faces/pips.json")).expect("the embedded pips are valid")
    });
    PIPS.get(usize::from(number))
}

#[cfg(test)]
mod tests {
    use kurbo::{Rect, Shape};

    use super::*;

    #[test]
    fn every_set_has_seven_pictures_within_its_square() {
        let square = Rect::new(0.0, 0.0, 100.0, 100.0);
        for set in picture_sets() {
            assert_eq!(set.pictures.len(), 7, "{}", set.id);
            for picture in &set.pictures {
                let bounds = picture.path.bounding_box();
                assert_eq!(bounds.union(square), square, "{} is drawn at {bounds:?}", picture.id);
                assert!(
                    bounds.height() > 40.0 && bounds.width() > 30.0,
                    "{} is small: {bounds:?}",
                    picture.id
                );
            }
        }
    }

    #[test]
    fn a_number_has_as_many_pips_as_it_says() {
        for number in 0..=12 {
            let spots = pips(number).map_or(0, |layout| layout.spots().count());
            assert_eq!(spots, usize::from(number));
        }
        assert!(pips(13).is_none());
    }
}
