//! Table cards: the seats, the next table of each player, and the courtesies at the table (CLUB-103).

use boneyard_club::{Courtesy, Pairing, Player, SheetId, Stopped, scorekeepers, shuffler};
use kurbo::{Line, Point};

use crate::club::composer::Composer;
use crate::club::procedure;
use crate::club::table::Drawing;
use crate::flow::{Block, Style, fitted};
use crate::page::Align;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let cards: Vec<SheetId> = composer.evening.all_tables().collect();
    for at in cards {
        let Some(table) = composer.evening.schedule().table(at) else { continue };
        let pairing = table.pairing;
        let mut blocks = vec![front(composer, at, &pairing)];
        blocks.extend(courtesy_lines(composer, &pairing));
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
    let (large, small) = (Style::strong(size.pick(26.0, 36.0)), size.heading());
    card.text(&composer.table_label(at.table), Point::new(0.0, large.baseline()), large, Align::Start);
    card.text(&composer.match_of(at.number), Point::new(width, large.baseline()), small, Align::End);
    card.stretch(large.line());
    let drawing = Drawing {
        side: size.pick(40.0, 52.0),
        gap: 2.0,
        number: Style::strong(size.pick(30.0, 40.0)),
        arrows: true,
    };
    card.below(drawing.draw(width, &at.table.to_string(), |seat, room, align| {
        let player = pairing.at(seat);
        let biggest = Style::strong(size.pick(20.0, 30.0));
        let (style, lines) = fitted(&composer.player(player), biggest, size.least(), room, 3);
        let mut label = Block::lines(&lines, style, room, align);
        let next = next_place(composer, at.number, player);
        label.below(Block::paragraph(&next, Style::plain(size.pick(13.0, 20.0)), room, align));
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

/// The courtesies at a table, each sentence once. They do not say which need a player has.
fn courtesy_lines(composer: &Composer<'_>, pairing: &Pairing) -> Vec<Block> {
    let mut sentences: Vec<String> = Vec::new();
    for player in pairing.in_order() {
        for courtesy in composer.evening.courtesies_of(player) {
            let sentence = courtesy_sentence(composer, pairing, player, courtesy);
            sentences.extend(sentence.filter(|sentence| !sentences.contains(sentence)));
        }
    }
    if sentences.is_empty() {
        return Vec::new();
    }
    let size = composer.size;
    let mut heading = Block::empty(size.pick(3.0, 5.0));
    heading.below(composer.lines(&composer.message("print-card-courtesies"), size.strong()));
    let line = |sentence: &String| composer.item(sentence);
    std::iter::once(heading).chain(sentences.iter().map(line)).collect()
}

/// The sentence about a courtesy for a player; `None` if nobody at this table has to do anything.
fn courtesy_sentence(
    composer: &Composer<'_>,
    pairing: &Pairing,
    player: Player,
    courtesy: Courtesy,
) -> Option<String> {
    let courtesies_of = |player| composer.evening.courtesies_of(player);
    let name = |player: Player| composer.evening.setup().name_of(player);
    let partner = pairing.partner_of(player)?;
    let right = pairing.right_of(player)?;
    let helped = |id, helper: String| {
        let values = [("player", name(player).into()), ("helper", helper.into())];
        Some(composer.message_with(id, values))
    };
    match courtesy {
        Courtesy::PartnerWrites => {
            let able = scorekeepers(pairing, courtesies_of);
            // If all four need help, `able` holds all four, and the card says nothing.
            if able.contains(&player) {
                return None;
            }
            // If neither partner can write, an opponent does (CLUB-104).
            let helper = if able.contains(&partner) {
                name(partner)
            } else {
                composer.messages.either(&able.into_iter().map(name).collect::<Vec<_>>())
            };
            helped("courtesyNamed.partner-writes", helper)
        }
        Courtesy::PartnerShuffles => {
            helped("courtesyNamed.partner-shuffles", name(shuffler(pairing, right, courtesies_of)?))
        }
        Courtesy::MayRearrange => {
            Some(composer.message_with("courtesyNamed.may-rearrange", [("player", name(player).into())]))
        }
        Courtesy::NeighbourSets => helped("courtesyNamed.neighbour-sets", name(right)),
        Courtesy::MayAskCount => helped("courtesyNamed.may-ask-count", name(right)),
        Courtesy::NeighbourStands => helped("courtesyNamed.neighbour-stands", name(right)),
        Courtesy::NeighbourPlaces => helped("courtesyNamed.neighbour-places", name(right)),
        Courtesy::KnocksToPass => helped("courtesyNamed.knocks-to-pass", name(right)),
        // All players do these.
        Courtesy::AllSayEnds | Courtesy::OthersKnock | Courtesy::SheetShown => {
            Some(composer.message(procedure::rule(courtesy)))
        }
    }
}
