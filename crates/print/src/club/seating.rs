//! The seating sheet, match by match.

use boneyard_club::{MatchPlan, Stopped};
use kurbo::Vec2;

use crate::club::composer::Composer;
use crate::club::table::Drawing;
use crate::flow::Block;
use crate::page::Align;

/// The gap between two tables side by side, in millimetres.
const TABLE_GAP: f64 = 6.0;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let matches = &composer.evening.schedule().matches;
    let one_table = matches.iter().all(|plan| plan.tables.len() == 1);
    let columns = if one_table { composer.size.pick(2.0, 1.0) } else { 1.0 };
    // The introduction is left out if it does not fit on one page with the first match. Then the note about seats comes
    // last.
    let mut has_introduction = false;
    let width = column_width(composer, columns);
    let numbered: Vec<(u16, &MatchPlan)> = (1..).zip(matches).collect();
    for (place, side_by_side) in numbered.chunks(columns as usize).enumerate() {
        let blocks = if one_table {
            let card =
                |(number, plan): &(u16, &MatchPlan)| stacked(match_blocks(composer, *number, plan, width));
            rows(&side_by_side.iter().map(card).collect::<Vec<Block>>(), columns, width)
        } else {
            side_by_side
                .iter()
                .flat_map(|(number, plan)| match_blocks(composer, *number, plan, width))
                .collect()
        };
        if place == 0 {
            let introduction = introduction(composer);
            let first: f64 = blocks.iter().map(Block::height).sum();
            has_introduction = introduction.height() + first <= composer.flow.page_height();
            if has_introduction {
                composer.flow.put(&introduction)?;
            }
        }
        composer.flow.together(&blocks)?;
    }
    if !has_introduction {
        composer.text(&composer.message("print-seats-note"))?;
    }
    Ok(())
}

fn introduction(composer: &Composer<'_>) -> Block {
    let size = composer.size;
    let mut block = composer.lines(&composer.message("print-seating-title"), size.title());
    block.space(size.pick(1.5, 2.5));
    block.below(composer.lines(&composer.message("print-seats-note"), size.body()));
    block.space(size.body().line() * 0.8);
    block
}

fn column_width(composer: &Composer<'_>, columns: f64) -> f64 {
    (composer.flow.width() - TABLE_GAP * (columns - 1.0)) / columns
}

/// Places blocks of one width beside each other, row by row.
fn rows(blocks: &[Block], columns: f64, width: f64) -> Vec<Block> {
    let row = |blocks: &[Block]| {
        let mut row = Block::default();
        for (place, block) in blocks.iter().enumerate() {
            row.put(Vec2::new(place as f64 * (width + TABLE_GAP), 0.0), block);
        }
        row
    };
    blocks.chunks(columns as usize).map(row).collect()
}

fn stacked(blocks: Vec<Block>) -> Block {
    let mut all = Block::default();
    for block in blocks {
        all.below(block);
    }
    all
}

/// A match: its number, its tables, the players who rest, and the filler pair.
fn match_blocks(composer: &Composer<'_>, number: u16, plan: &MatchPlan, width: f64) -> Vec<Block> {
    let size = composer.size;
    let text = |words: &str, style| Block::paragraph(words, style, width, Align::Start);
    let mut blocks = tables(composer, plan, width);
    let mut heading = text(&composer.match_of(number), size.heading());
    heading.space(1.0);
    if let Some(first) = blocks.first_mut() {
        heading.below(std::mem::take(first));
        *first = heading;
    }
    blocks.extend(remarks(composer, number, plan).iter().map(|words| text(words, size.body())));
    blocks.push(Block::empty(size.body().line()));
    blocks
}

/// The tables of a match, in one or two columns.
fn tables(composer: &Composer<'_>, plan: &MatchPlan, width: f64) -> Vec<Block> {
    let size = composer.size;
    let columns = if plan.tables.len() > 1 { size.pick(2.0, 1.0) } else { 1.0 };
    let width = (width - TABLE_GAP * (columns - 1.0)) / columns;
    let drawing = Drawing {
        side: size.pick(14.0, 24.0),
        gap: 1.2,
        number: size.bold(size.pick(16.0, 26.0)),
        arrows: false,
    };
    let drawn: Vec<Block> = (1..)
        .zip(&plan.tables)
        .map(|(table, plan): (u8, _)| {
            let mut block = drawing.draw(width, &table.to_string(), |seat, room, align| {
                Block::paragraph(&composer.player(plan.pairing.at(seat)), size.strong(), room, align)
            });
            block.space(size.pick(2.2, 4.0));
            block
        })
        .collect();
    rows(&drawn, columns, width)
}

/// Sentences about the players who rest and about filler pairs.
fn remarks(composer: &Composer<'_>, number: u16, plan: &MatchPlan) -> Vec<String> {
    let mut sentences = Vec::new();
    let resting = composer.evening.schedule().sitting_out(number);
    if !resting.is_empty() {
        let players = composer.players(&resting);
        sentences.push(composer.message_with("print-resting", [("players", players.into())]));
    }
    for table in &plan.tables {
        if let Some(pair) = table.filler {
            let players = composer.pair(&table.pairing, pair);
            sentences.push(composer.message_with("print-filler", [("players", players.into())]));
        }
    }
    sentences
}
