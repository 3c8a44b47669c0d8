//! Draws the faces of dominoes and triangles.

use boneyard_rules::{Pips, Tile};
use kurbo::{Affine, Circle, Line, Point, Rect, RoundedRect, Triangle};

use crate::fonts::{FIGURE_HEIGHT, MM_PER_POINT, Weight};
use crate::look::Face;
use crate::page::{Align, Page, Text};
use crate::pictures::{self, PipLayout};

/// Draws an upright tile without its outline, the higher number on top, in a box twice as high as wide.
pub(crate) fn domino(page: &mut Page, face: Face, tile: Tile, within: Rect) {
    let side = within.width();
    let bar =
        Line::new((within.x0 + side * 0.14, within.center().y), (within.x1 - side * 0.14, within.center().y));
    page.line(&bar, 0.4);
    half(page, face, tile.high(), Point::new(within.center().x, within.y0 + side / 2.0), side);
    half(page, face, tile.low(), Point::new(within.center().x, within.y1 - side / 2.0), side);
}

/// The outline of a tile on a card.
pub(crate) fn outline(page: &mut Page, within: Rect) {
    page.line(&RoundedRect::from_rect(within, within.width() * 0.12), 0.3);
}

// Pips or a picture with a digit in the corner. All measures are fractions of the side of the half.

/// The size of the pips or the picture.
const BESIDE_DIGIT: f64 = 0.68;
/// Where they are, from the middle of the half.
const PICTURE_AT: (f64, f64) = (0.07, 0.06);
/// Where the digit is, from the middle of the half.
const DIGIT_AT: (f64, f64) = (-0.36, -0.34);
/// The height of the digit.
const DIGIT_HEIGHT: f64 = 0.16;

fn half(page: &mut Page, face: Face, number: Pips, middle: Point, side: f64) {
    let moved = |(x, y): (f64, f64)| Point::new(middle.x + x * side, middle.y + y * side);
    let corner = |page: &mut Page| figure(page, number, moved(DIGIT_AT), DIGIT_HEIGHT * side);
    let Some(layout) = pictures::pips(number) else {
        figure(page, number, middle, 0.44 * side);
        return;
    };
    match face {
        Face::Pips => pips(page, layout, middle, side, 1.0),
        Face::Large => pips(page, layout, middle, side * 1.06, 1.16),
        Face::Digits => figure(page, number, middle, 0.44 * side),
        Face::Both => {
            pips(page, layout, moved(PICTURE_AT), side * BESIDE_DIGIT, 1.0);
            corner(page);
        }
        Face::Pictures(set) => {
            let (at, size) = if set.digit { (moved(PICTURE_AT), BESIDE_DIGIT) } else { (middle, 0.76) };
            match set.picture(number) {
                Some(picture) => picture_at(page, picture.path(), at, size * side),
                // A number without a picture keeps its pips.
                None => pips(page, layout, moved(PICTURE_AT), side * BESIDE_DIGIT, 1.0),
            }
            if set.digit || set.picture(number).is_none() {
                corner(page);
            }
        }
    }
}

/// Pips on a square; `grow` scales each pip.
fn pips(page: &mut Page, layout: &PipLayout, middle: Point, side: f64, grow: f64) {
    let unit = side / 100.0;
    for spot in layout.spots() {
        let at = middle + (spot - Point::new(50.0, 50.0)) * unit;
        page.fill(&Circle::new(at, layout.width * grow / 2.0 * unit));
    }
}

fn picture_at(page: &mut Page, path: &kurbo::BezPath, middle: Point, side: f64) {
    let place =
        Affine::translate(middle.to_vec2()) * Affine::scale(side / 100.0) * Affine::translate((-50.0, -50.0));
    page.fill(&(place * path.clone()));
}

/// A number in digits, centred on a point.
fn figure(page: &mut Page, number: Pips, middle: Point, height: f64) {
    page.text(Text {
        words: number.to_string(),
        at: Point::new(middle.x, middle.y + height / 2.0),
        size: height / FIGURE_HEIGHT / MM_PER_POINT,
        weight: Weight::SemiBold,
        align: Align::Middle,
        shaped: None,
    });
}

/// The distance of a number from its corner, as a fraction of the way to the middle of the triangle.
const CORNER_IN: f64 = 0.46;

/// A triangle with a number at each corner, clockwise from the first. A corner has no room for pips, so numbers are
/// digits, or pictures, with digits if the set has them.
pub(crate) fn triangle(page: &mut Page, face: Face, tile: Tile, corners: Triangle) {
    let side = (corners.b - corners.a).hypot();
    let centre = corners.centroid();
    for (number, corner) in tile.numbers().zip([corners.a, corners.b, corners.c]) {
        let at = corner.lerp(centre, CORNER_IN);
        match face {
            Face::Pictures(set) if set.picture(number).is_some() => {
                if let Some(picture) = set.picture(number) {
                    picture_at(page, picture.path(), at.lerp(centre, 0.25), side * 0.2);
                }
                if set.digit {
                    figure(page, number, corner.lerp(centre, 0.22), side * 0.055);
                }
            }
            Face::Pips | Face::Large | Face::Digits | Face::Both | Face::Pictures(_) => {
                figure(page, number, at, side * 0.12);
            }
        }
    }
}
