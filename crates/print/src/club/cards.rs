//! Table cards: the seats, the next table of each player, and the courtesies at the table (CLUB-103).

use std::collections::BTreeSet;

use boneyard_club::{Courtesy, Pairing, Player, SheetId, Stopped};
use kurbo::{Line, Point};

use crate::club::composer::Composer;
use crate::club::procedure;
use crate::club::table::Drawing;
use crate::flow::{Block, fitted};
use crate::page::Align;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    for at in composer.tables() {
        let Some(table) = composer.evening.schedule().table(at) else { continue };
        let pairing = table.pairing;
        let mut blocks = vec![front(composer, at, &pairing)];
        blocks.extend(courtesy_lines(composer, at, &pairing));
        put(composer, &blocks)?;
    }
    Ok(())
}

/// Places a card. If it fits below the last card, a cutting line separates them, in the middle of the page if possible.
/// Otherwise the card starts a new page.
fn put(composer: &mut Composer<'_>, blocks: &[Block]) -> Result<(), Stopped> {
    let flow = &mut composer.flow;
    let height: f64 = blocks.iter().map(Block::height).sum();
    if !flow.is_fresh() {
        let half = flow.page_height() / 2.0;
        let gap = (flow.left() - half).max(CUT_ROOM);
        if flow.fits(gap + height) {
            let cut = cut(flow.width(), gap);
            flow.put(&cut)?;
        } else {
            flow.page();
        }
    }
    flow.together(blocks)
}

/// The empty space around a cutting line, above and below together, in millimetres.
const CUT_ROOM: f64 = 8.0;

/// An empty block with a dashed cutting line near its bottom.
fn cut(width: f64, height: f64) -> Block {
    let mut block = Block::empty(height);
    let y = height - CUT_ROOM / 2.0;
    let dashes = (width / DASH) as u32;
    for dash in 0..dashes {
        let x = (f64::from(dash) + 0.25) * width / f64::from(dashes);
        block.line(&Line::new((x, y), (x + DASH / 2.0, y)), 0.15);
    }
    block
}

/// The length of a dash and of the gap after it, together, in millimetres.
const DASH: f64 = 4.0;

fn front(composer: &Composer<'_>, at: SheetId, pairing: &Pairing) -> Block {
    let size = composer.size;
    let width = composer.flow.width();
    let mut card = Block::default();
    let (large, small) = (size.bold(size.pick(26.0, 36.0)), size.heading());
    card.text(&composer.table_label(at.table), Point::new(0.0, large.baseline()), large, Align::Start);
    card.text(&composer.match_of(at.number), Point::new(width, large.baseline()), small, Align::End);
    card.stretch(large.line());
    let drawing = Drawing {
        side: size.pick(40.0, 52.0),
        gap: 2.0,
        number: size.bold(size.pick(30.0, 40.0)),
        arrows: true,
    };
    card.below(drawing.draw(width, &at.table.to_string(), |seat, room, align| {
        let player = pairing.at(seat);
        let biggest = size.bold(size.pick(20.0, 30.0));
        let (style, lines) = fitted(&composer.player(player), biggest, size.least(), room, 3);
        let mut label = Block::lines(&lines, style, room, align);
        let next = next_place(composer, at.number, player);
        label.below(Block::paragraph(&next, size.plain(size.pick(13.0, 20.0)), room, align));
        label
    }));
    card
}

/// Where a player sits in the match after match `number`: the table and the seat, or a rest, or no match.
fn next_place(composer: &Composer<'_>, number: u16, player: Player) -> String {
    let schedule = composer.evening.schedule();
    let Some(plan) = schedule.matches.get(usize::from(number)) else {
        return composer.message("print-card-last-match");
    };
    let table = plan.table_of(player).map(|table| SheetId { number: number + 1, table });
    let seat = table.and_then(|at| Some((at.table, schedule.table(at)?.pairing.seat_of(player)?)));
    match seat {
        None => composer.message("print-card-next-rest"),
        Some((table, seat)) => composer.message_with(
            "print-card-next-seat",
            [("table", table.into()), ("seat", composer.seat(seat).into())],
        ),
    }
}

/// The courtesies at a table, each sentence once, if the reader may see them. They name no player and no need: a card lies where everyone reads it
/// (CLUB-103).
fn courtesy_lines(composer: &Composer<'_>, at: SheetId, pairing: &Pairing) -> Vec<Block> {
    let courtesies: BTreeSet<Courtesy> = pairing
        .in_order()
        .into_iter()
        .flat_map(|player| composer.evening.courtesies_at(at, player))
        .collect();
    if courtesies.is_empty() {
        return Vec::new();
    }
    let size = composer.size;
    let mut heading = Block::empty(size.pick(3.0, 5.0));
    heading.below(composer.lines(&composer.message("print-card-courtesies"), size.strong()));
    let line = |courtesy| composer.item(&composer.message(procedure::rule(courtesy)));
    std::iter::once(heading).chain(courtesies.into_iter().map(line)).collect()
}
