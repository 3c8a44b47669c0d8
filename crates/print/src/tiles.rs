//! A set of tiles, or of cards with tiles, to cut out.

use boneyard_i18n::{Language, Messages};
use boneyard_rules::ruleset::TileSet;
use boneyard_rules::{Tile, Wide};
use kurbo::{Point, Rect, Size, Triangle};

use crate::fonts::Weight;
use crate::look::{Face, Form, Look};
use crate::page::{Align, Document, Page, Text};
use crate::paper::Paper;
use crate::{face, words};

/// The size of a tile and of a card, and the side of a triangle, in millimetres.
const TILE: Size = Size::new(24.0, 48.0);
const CARD: Size = Size::new(44.0, 63.0);
const TRIANGLE_SIDE: f64 = 44.0;

/// The width of the cutting lines, in millimetres.
const CUT_WIDTH: f64 = 0.1;

/// The heights for the title above and for the instructions and the page number below, in millimetres.
const HEAD: f64 = 11.0;
const FOOT: f64 = 7.0;

/// Each tile of a set once, on as many pages as needed.
#[must_use]
pub fn document(set: TileSet, look: Look, language: Language, paper: Paper) -> Document {
    let words = Messages::of(language);
    let tiles: Vec<Tile> = Wide::full_set(set).iter().collect();
    let cells = cells(set, look.form, room(paper));
    let pages = tiles.chunks(cells.len()).map(|tiles| {
        let mut page = Page::new(paper);
        for (&tile, cell) in tiles.iter().zip(&cells) {
            put(&mut page, look, tile, *cell, language);
        }
        page
    });
    let mut pages: Vec<Page> = pages.collect();
    let (title, of) = (title(set, tiles.len(), look.face, language), pages.len());
    for (i, page) in pages.iter_mut().enumerate() {
        frame(page, &title, &words::page(i + 1, of, words), words);
    }
    Document { title, language, pages }
}

/// The place of one tile or card.
#[derive(Clone, Copy)]
enum Cell {
    Box(Rect),
    /// The corners: the one opposite the horizontal side first, then clockwise.
    Triangle(Triangle),
}

/// The area for tiles.
fn room(paper: Paper) -> Rect {
    let inner = paper.inner();
    Rect::new(inner.x0, inner.y0 + HEAD, inner.x1, inner.y1 - FOOT)
}

/// The cells of a page in reading order, centred horizontally.
fn cells(set: TileSet, form: Form, room: Rect) -> Vec<Cell> {
    match form {
        Form::Cards => boxes(CARD, room),
        Form::Tiles if set.is_triangles() => triangles(room),
        Form::Tiles => boxes(TILE, room),
    }
}

fn boxes(size: Size, room: Rect) -> Vec<Cell> {
    let (columns, rows) = (fitting(room.width(), size.width), fitting(room.height(), size.height));
    let left = room.center().x - f64::from(columns) * size.width / 2.0;
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let cell = |(row, column): (u32, u32)| {
        let corner =
            Point::new(left + f64::from(column) * size.width, room.y0 + f64::from(row) * size.height);
        Cell::Box(Rect::from_origin_size(corner, size))
    };
    places.map(cell).collect()
}

/// Triangles in rows that share their sides, alternately pointing up and down.
fn triangles(room: Rect) -> Vec<Cell> {
    let height = triangle_height();
    let (half_sides, rows) = (fitting(room.width(), TRIANGLE_SIDE / 2.0), fitting(room.height(), height));
    let left = room.center().x - f64::from(half_sides) * TRIANGLE_SIDE / 4.0;
    let places = (0..rows).flat_map(|row| (0..half_sides.saturating_sub(1)).map(move |column| (row, column)));
    let cell = |(row, column): (u32, u32)| {
        let x = left + f64::from(column) * TRIANGLE_SIDE / 2.0;
        let (top, bottom) = (room.y0 + f64::from(row) * height, room.y0 + f64::from(row + 1) * height);
        let middle = x + TRIANGLE_SIDE / 2.0;
        Cell::Triangle(if (row + column) % 2 == 0 {
            Triangle::new((middle, top), (x + TRIANGLE_SIDE, bottom), (x, bottom))
        } else {
            Triangle::new((middle, bottom), (x, top), (x + TRIANGLE_SIDE, top))
        })
    };
    places.map(cell).collect()
}

fn triangle_height() -> f64 {
    TRIANGLE_SIDE * 3_f64.sqrt() / 2.0
}

fn fitting(room: f64, each: f64) -> u32 {
    (room / each) as u32
}

fn put(page: &mut Page, look: Look, tile: Tile, cell: Cell, language: Language) {
    match cell {
        Cell::Triangle(corners) => {
            page.line(&corners, CUT_WIDTH);
            face::triangle(page, look.face, tile, corners);
        }
        Cell::Box(within) => {
            page.line(&within, CUT_WIDTH);
            match look.form {
                Form::Tiles => face::domino(page, look.face, tile, within),
                Form::Cards => card(page, look.face, tile, within, language),
            }
        }
    }
}

/// A card: a tile with its name below.
fn card(page: &mut Page, shown: Face, tile: Tile, within: Rect, language: Language) {
    let middle = within.center().x;
    if tile.third().is_some() {
        let (side, top) = (within.width() - 10.0, within.y0 + 8.0);
        let bottom = top + side * 3_f64.sqrt() / 2.0;
        let corners =
            Triangle::new((middle, top), (middle + side / 2.0, bottom), (middle - side / 2.0, bottom));
        page.line(&corners, 0.3);
        face::triangle(page, shown, tile, corners);
    } else {
        let drawn = Rect::from_center_size((middle, within.y0 + 26.5), (22.0, 44.0));
        face::outline(page, drawn);
        face::domino(page, shown, tile, drawn);
    }
    let mut line = |words: String, y: f64, size: f64| {
        let text = Text {
            words,
            at: Point::new(middle, within.y0 + y),
            size,
            weight: Weight::Regular,
            align: Align::Middle,
            shaped: None,
        };
        page.text(text.within(within.width() - 5.0));
    };
    line(words::tile(tile, Messages::of(language)), 54.5, 11.0);
    if let Face::Pictures(set) = shown {
        let mut names: Vec<String> =
            tile.numbers().filter_map(|number| Some(set.picture(number)?.name(language))).collect();
        if tile.third().is_none() {
            names.reverse();
        }
        names.dedup();
        line(names.join(", "), 59.5, 8.0);
    }
}

fn title(set: TileSet, tiles: usize, face: Face, language: Language) -> String {
    let words = Messages::of(language);
    let title = words::set_title(set, tiles, words);
    match face {
        Face::Pictures(pictures) => words.message_with(
            "print-tiles-title-pictures",
            [("title", title.into()), ("pictures", pictures.name(language).into())],
        ),
        Face::Pips | Face::Large | Face::Digits | Face::Both => title,
    }
}

/// Writes the title above, and the instructions and the page number below.
fn frame(page: &mut Page, title: &str, number: &str, words: &Messages) {
    let inner = page.paper.inner();
    let text = |words: &str, at, size, weight, align| Text {
        words: words.to_owned(),
        at,
        size,
        weight,
        align,
        shaped: None,
    };
    page.text(text(title, Point::new(inner.x0, inner.y0 + 5.0), 14.0, Weight::SemiBold, Align::Start));
    let (left, right) = (Point::new(inner.x0, inner.y1), Point::new(inner.x1, inner.y1));
    page.text(text(&words.message("print-tiles-advice"), left, 9.0, Weight::Regular, Align::Start));
    page.text(text(number, right, 9.0, Weight::Regular, Align::End));
}

#[cfg(test)]
mod tests {
    use kurbo::Shape;

    use super::*;
    use crate::fonts::width;
    use crate::page::Mark;

    const SETS: [(TileSet, usize); 6] = [
        (TileSet::Double6, 28),
        (TileSet::Double9, 55),
        (TileSet::Double12, 91),
        (TileSet::Double15, 136),
        (TileSet::Double18, 190),
        (TileSet::Triomino56, 56),
    ];

    fn look(text: &str) -> Look {
        text.parse().expect("a look")
    }

    #[test]
    fn cells_lie_on_the_paper_and_do_not_overlap() {
        for (set, _) in SETS {
            for paper in Paper::ALL {
                for form in [Form::Tiles, Form::Cards] {
                    let cells = cells(set, form, room(paper));
                    let area: f64 = cells.iter().map(|cell| bounds(*cell).area() * share(*cell)).sum();
                    let all = cells
                        .iter()
                        .map(|cell| bounds(*cell))
                        .reduce(|all, each| all.union(each))
                        .expect("places");
                    assert!(
                        room(paper).inflate(0.01, 0.01).contains_rect(all),
                        "{set:?} {form:?} {paper}: {all:?}"
                    );
                    // Cells that fill their common bounds do not overlap. Only the slanted ends of triangle rows stay empty.
                    let slanted =
                        if share(cells[0]) < 1.0 { TRIANGLE_SIDE / 2.0 * all.height() } else { 0.0 };
                    assert!((all.area() - slanted - area).abs() < 0.01, "{set:?} {form:?} {paper}");
                }
            }
        }
    }

    fn bounds(cell: Cell) -> Rect {
        match cell {
            Cell::Box(within) => within,
            Cell::Triangle(corners) => corners.bounding_box(),
        }
    }

    /// The fraction of its bounds that a cell fills.
    fn share(cell: Cell) -> f64 {
        if matches!(cell, Cell::Box(_)) { 1.0 } else { 0.5 }
    }

    #[test]
    fn every_tile_is_cut_out_once() {
        for (set, tiles) in SETS {
            for faces in ["pips", "large", "digits", "both", "pictures", "cards", "cards:objects"] {
                let document = document(set, look(faces), Language::En, Paper::A4);
                let cuts = document.pages.iter().flat_map(|page| &page.marks);
                let cuts =
                    cuts.filter(|mark| matches!(mark, Mark::Line(_, width) if *width == CUT_WIDTH)).count();
                assert_eq!(cuts, tiles, "{set:?} as {faces}");
            }
        }
    }

    #[test]
    fn pips_are_as_many_as_the_set_has() {
        let pips = |set| {
            let document = document(set, look("pips"), Language::En, Paper::A4);
            let marks = document.pages.iter().flat_map(|page| &page.marks);
            marks.filter(|mark| matches!(mark, Mark::Filled(_))).count()
        };
        // In a double-n set, every number is on n + 2 halves.
        assert_eq!(pips(TileSet::Double6), 21 * 8);
        assert_eq!(pips(TileSet::Double12), 78 * 14);
        // Numbers above twelve are digits.
        assert_eq!(pips(TileSet::Double18), 78 * 20);
    }

    #[test]
    fn all_text_is_on_the_paper() {
        for language in Language::ALL {
            for (set, _) in SETS {
                for paper in Paper::ALL {
                    for page in document(set, look("cards:animals"), language, paper).pages {
                        for text in page.texts() {
                            let start = text.start();
                            let end = start + (width(&text.words, text.weight, text.size), 0.0);
                            let inner = page.paper.inner().inflate(0.1, 0.1);
                            assert!(inner.contains(start) && inner.contains(end), "{text:?}");
                            assert!(text.size >= 5.0, "too small to read: {text:?}");
                        }
                    }
                }
            }
        }
    }
}
