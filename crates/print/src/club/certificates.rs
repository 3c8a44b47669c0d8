//! Certificates for the first three players of an evening, one page each.

use boneyard_club::{EveningStanding, StandingsKey, Stopped};
use boneyard_rules::Tile;
use kurbo::{Line, Point, Rect, RoundedRect};

use crate::club::composer::Composer;
use crate::club::standings;
use crate::face;
use crate::flow::{Block, Style, clip, fitted};
use crate::look::Face;
use crate::page::{Align, Page};
use crate::paper::Paper;

/// Players at these places get a certificate.
const PLACES: usize = 3;

/// The distances of both frames from the edge of the content, and the widths of their lines, in millimetres.
const FRAMES: [(f64, f64); 2] = [(0.5, 1.0), (3.0, 0.3)];

/// The room for text, as a part of the width.
const TEXT_WIDTH: f64 = 0.84;

/// The distance of the ornament from the top, as a part of the height.
const TOP: f64 = 0.06;

/// The width of a half tile of the ornament, in millimetres.
const TILE_SIDE: f64 = 13.0;

/// The distance of the line to sign on from the bottom, in millimetres.
const SIGNATURE: f64 = 22.0;

/// The scales of fonts and spaces that are tried, from the biggest.
const SCALES: [f64; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5];

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    if evening.done().is_empty() {
        composer.title(&composer.message("print-certificates-title"))?;
        return composer.text(&composer.message("print-result-none"));
    }
    let standings = evening.standings();
    for standing in &standings {
        let place = SharedPlace::of(&standings, standing);
        if place.place <= PLACES {
            composer.flow.page();
            let certificate = certificate(composer, standing, place);
            composer.flow.put(&certificate)?;
        }
    }
    Ok(())
}

/// A place that several players share if only their numbers separate them (CLUB-89).
#[derive(Clone, Copy)]
struct SharedPlace {
    /// The best place of these players.
    place: usize,
    is_shared: bool,
}

impl SharedPlace {
    fn of(standings: &[EveningStanding], own: &EveningStanding) -> Self {
        let is_tied_with_next = |one: &EveningStanding| one.decided_by == Some(StandingsKey::Number);
        let above = standings.iter().rev().skip_while(|one| one.place >= own.place);
        let tied = above.take_while(|one| is_tied_with_next(one)).last();
        let place = tied.map_or(own.place, |first| first.place);
        Self { place: place.into(), is_shared: tied.is_some() || is_tied_with_next(own) }
    }
}

/// A framed page: a tile, the club, the title, the name, the place, the points, the evening and a line to sign on. Without a club,
/// the evening stands in its place.
fn certificate(composer: &Composer<'_>, standing: &EveningStanding, place: SharedPlace) -> Block {
    let (width, height) = (composer.flow.width(), composer.flow.page_height());
    let mut page = Block::empty(height);
    for (inset, line) in FRAMES {
        let frame = Rect::new(0.0, 0.0, width, height).inset(-inset);
        page.line(&RoundedRect::from_rect(frame, 4.0), line);
    }
    ornament(&mut page, composer.flow.paper(), width / 2.0, height * TOP);
    let (top, bottom) = (height * TOP + 2.0 * TILE_SIDE + 6.0, height - SIGNATURE);
    let room = width * TEXT_WIDTH;
    let text = text(&paragraphs(composer, standing, place), composer.size.least(), room, bottom - 2.0 - top);
    page.put(((width - room) / 2.0, top).into(), &text);
    signature(composer, &mut page, width, bottom);
    page
}

/// A paragraph of a certificate.
struct Paragraph<'a> {
    words: String,
    /// The style where there is room enough.
    style: Style<'a>,
    lines_max: usize,
    /// The space below, in millimetres, where there is room enough.
    space: f64,
    /// Whether the words are written by hand, on a line.
    is_by_hand: bool,
}

/// The paragraphs in the biggest fonts that let them end within `height`. If even the smallest fonts need more, long paragraphs are
/// cut.
fn text(paragraphs: &[Paragraph<'_>], least: f64, width: f64, height: f64) -> Block {
    let set = |scale: f64, is_cut: bool| {
        let mut text = Block::empty(0.0);
        for paragraph in paragraphs {
            let biggest = Style { size: (paragraph.style.size * scale).max(least), ..paragraph.style };
            let (style, mut lines) = fitted(&paragraph.words, biggest, least, width, paragraph.lines_max);
            if is_cut {
                lines = clip(&paragraph.words, style, width, paragraph.lines_max);
            }
            text.below(Block::lines(&lines, style, width, Align::Middle));
            if paragraph.is_by_hand {
                let y = text.height();
                text.line(&Line::new((width * 0.15, y), (width * 0.85, y)), 0.3);
            }
            text.space(paragraph.space * scale);
        }
        text
    };
    let whole = SCALES.into_iter().map(|scale| set(scale, false)).find(|text| text.height() <= height);
    whole.unwrap_or_else(|| set(SCALES[SCALES.len() - 1], true))
}

fn paragraphs<'a>(
    composer: &Composer<'a>,
    standing: &EveningStanding,
    place: SharedPlace,
) -> Vec<Paragraph<'a>> {
    let paragraph = |words: String, style, lines_max, space| Paragraph {
        words,
        style,
        lines_max,
        space,
        is_by_hand: false,
    };
    let (evening, small) = (composer.evening, composer.size.pick(14.0, 18.0));
    let (size, name, club) = (composer.size, composer.name.clone(), composer.club.clone());
    let points = composer.message_with(
        "print-certificate-points",
        [("points", standing.tally.points.into()), ("players", evening.setup().size().into())],
    );
    let head = club.clone().unwrap_or_else(|| name.clone());
    let mut paragraphs = vec![
        paragraph(head, size.bold(28.0), 2, 8.0),
        paragraph(composer.message("print-certificate-title"), size.bold(40.0), 1, 8.0),
    ];
    match composer.name_of(standing.number) {
        Some(name) => paragraphs.push(paragraph(name, size.bold(44.0), 2, 8.0)),
        None => paragraphs.extend([
            Paragraph { is_by_hand: true, ..paragraph(String::new(), size.bold(44.0), 1, 1.5) },
            paragraph(composer.number(standing.number), size.bold(28.0), 1, 8.0),
        ]),
    }
    paragraphs.extend([
        paragraph(place_words(composer, place), size.bold(28.0), 2, 6.0),
        paragraph(points, size.plain(18.0), 2, 4.0),
        paragraph(standings::title(composer), size.plain(small), 2, 4.0),
    ]);
    if club.is_some() {
        paragraphs.push(paragraph(name, size.bold(small), 2, 1.0));
    }
    if !composer.place_and_date.is_empty() {
        paragraphs.push(paragraph(composer.place_and_date.clone(), size.plain(small), 2, 0.0));
    }
    paragraphs
}

/// The place, as in "First place" or "Shared first place".
fn place_words(composer: &Composer<'_>, place: SharedPlace) -> String {
    let id = if place.is_shared { "print-certificate-shared-place" } else { "print-certificate-place" };
    composer.message_with(id, [("place", place.place.into())])
}

/// A double six, upright.
fn ornament(block: &mut Block, paper: Paper, middle: f64, top: f64) {
    let Some(double_six) = Tile::double(6) else { return };
    let tile = Rect::new(middle - TILE_SIDE / 2.0, top, middle + TILE_SIDE / 2.0, top + 2.0 * TILE_SIDE);
    let mut page = Page::new(paper);
    face::outline(&mut page, tile);
    face::domino(&mut page, Face::Pips, double_six, tile);
    block.add(page);
}

/// A line to sign on.
fn signature(composer: &Composer<'_>, page: &mut Block, width: f64, y: f64) {
    let style = composer.size.body();
    let half = width * 0.22;
    page.line(&Line::new((width / 2.0 - half, y), (width / 2.0 + half, y)), 0.3);
    let words = composer.message("print-certificate-organiser");
    page.text(&words, Point::new(width / 2.0, y + 1.0 + style.baseline()), style, Align::Middle);
}
