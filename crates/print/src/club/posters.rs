//! Sheets to hang on a wall: one page in letters as large as the page allows, to read from two metres.

use boneyard_club::{MatchPlan, Pair, Stopped, TablePlan};
use kurbo::Vec2;

use crate::club::composer::{Composer, signed};
use crate::club::places::{self, Place, places};
use crate::club::standings;
use crate::flow::{Block, Column, Part, Row, Table};

/// The largest text of a poster in points, and the factor from each size that is tried to the next.
const LARGEST: f64 = 64.0;
const STEP: f64 = 0.94;

/// The size of the headings, as a part of the size of the rows.
const HEADING: f64 = 0.5;

/// The highest row, in lines of its text, when rows spread over a page.
const ROW_LINES_MAX: f64 = 2.6;

/// The gap between the two halves of a long table, in millimetres.
const HALVES_GAP: f64 = 8.0;

/// The seating of the next match.
pub(crate) fn seating(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    // After the last match, the poster shows that match.
    let schedule = evening.schedule();
    let number = evening.current().unwrap_or(schedule.len());
    let Some(plan) = usize::from(number).checked_sub(1).and_then(|at| schedule.matches.get(at)) else {
        return Ok(());
    };
    composer.flow.page();
    composer.title(&composer.message_with(
        "print-poster-seating",
        [("number", number.into()), ("matches", schedule.len().into())],
    ))?;
    let columns = || {
        vec![
            Column::number(composer.message("print-column-table")).centred(),
            Column::text(composer.message("print-column-top-bottom")).even(),
            Column::text(composer.message("print-column-left-right")).even(),
        ]
    };
    let rows = seat_rows(composer, plan);
    let below = remarks(composer, number);
    let parts = spread(composer, &columns, &rows, below.height())?;
    composer.flow.put_parts(parts)?;
    composer.flow.put(&below)
}

/// A row for each table.
fn seat_rows(composer: &Composer<'_>, plan: &MatchPlan) -> Vec<Row> {
    let row = |(number, table): (usize, &TablePlan)| {
        let pair = |pair| composer.pair_cell(table.pairing.players_of(pair));
        Row { closes: true, ..Row::plain(vec![number.to_string(), pair(Pair::First), pair(Pair::Second)]) }
    };
    (1..).zip(&plan.tables).map(row).collect()
}

/// Who rests, and how partners sit.
fn remarks(composer: &Composer<'_>, number: u16) -> Block {
    let style = composer.size.bold(composer.size.pick(16.0, 20.0));
    let mut block = Block::default();
    let resting = composer.evening.schedule().sitting_out(number);
    if !resting.is_empty() {
        let players = composer.players(&resting);
        let words = composer.message_with("print-resting", [("players", players.into())]);
        block.below(composer.lines(&words, style));
    }
    block.below(composer.lines(&composer.message("print-seats-note"), composer.size.body()));
    block
}

/// The standings: place, player, match points, wins and effectiveness. While groups play, each has a page.
pub(crate) fn standings(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    let groups = if standings::groups_play(evening) { places::groups(composer) } else { Vec::new() };
    if evening.done().is_empty() {
        composer.flow.page();
        composer.title(&standings::title(composer))?;
        return composer.text(&composer.message("print-result-none"));
    }
    if groups.is_empty() {
        return standings_of(composer, &standings::title(composer), &places(composer));
    }
    for (group, lines) in (1..).zip(groups) {
        standings_of(composer, &standings::group(composer, group), &lines)?;
    }
    Ok(())
}

fn standings_of(composer: &mut Composer<'_>, title: &str, lines: &[Place]) -> Result<(), Stopped> {
    composer.flow.page();
    composer.title(title)?;
    let columns = || {
        vec![
            Column::number("").key(),
            Column::text(places::heading(composer)).key(),
            Column::number(composer.message("print-column-match-points")),
            Column::number(composer.message("print-column-wins")),
            Column::number("±"),
        ]
    };
    let row = |standing: &Place| {
        let tally = standing.tally;
        let (points, wins) = (tally.points.to_string(), tally.wins.to_string());
        let cells = vec![
            standing.place.to_string(),
            standing.names.clone(),
            points,
            wins,
            signed(tally.effectiveness),
        ];
        // The first three stand out.
        if standing.place <= 3 { Row::strong(cells) } else { Row::plain(cells) }
    };
    let rows: Vec<Row> = lines.iter().map(row).collect();
    let parts = spread(composer, &columns, &rows, 0.0)?;
    composer.flow.put_parts(parts)
}

/// A table that fills the rest of the page but for `below` millimetres, in the largest letters at which no column is left over. A
/// long table stands in two halves beside each other if its letters are larger then. A table that is too long even in the
/// smallest letters continues on further pages.
fn spread(
    composer: &Composer<'_>,
    columns: &dyn Fn() -> Vec<Column>,
    rows: &[Row],
    below: f64,
) -> Result<Vec<Part>, Stopped> {
    let least = composer.size.least();
    let room = composer.flow.left() - below;
    let table = |size: f64, rows: &[Row]| {
        let mut table = Table::new(composer.size.plain(size), columns());
        table.headings = composer.size.bold((size * HEADING).max(least));
        table.rows = rows.to_vec();
        table
    };
    let mut size = LARGEST;
    while size > least {
        let whole = table(size, rows);
        if let Some(part) = on_one_page(composer, whole, composer.flow.width(), room)? {
            return Ok(vec![part]);
        }
        if rows.len() > 1 {
            let width = (composer.flow.width() - HALVES_GAP) / 2.0;
            let (first, second) = rows.split_at(rows.len().div_ceil(2));
            let left = on_one_page(composer, table(size, first), width, room)?;
            let right = on_one_page(composer, table(size, second), width, room)?;
            if let (Some(left), Some(right)) = (left, right) {
                return Ok(vec![beside(left, right, width + HALVES_GAP)]);
            }
        }
        size *= STEP;
    }
    composer.flow.parts(&table(least, rows))
}

/// The table as one part, with rows spread over `room` millimetres; `None` if it is higher or wider.
fn on_one_page(
    composer: &Composer<'_>,
    mut table: Table<'_>,
    width: f64,
    room: f64,
) -> Result<Option<Part>, Stopped> {
    let fits = |parts: &[Part]| matches!(parts, [part] if part.height() <= room);
    let parts = composer.flow.narrow_parts(&table, width)?;
    if !fits(&parts) {
        return Ok(None);
    }
    let head: f64 = parts.iter().map(|part| part.head.height() + part.below).sum();
    let share = (room - head) / table.rows.len().max(1) as f64;
    table.row_min = share.min(table.style.line() * ROW_LINES_MAX);
    let mut spread = composer.flow.narrow_parts(&table, width)?;
    // A row that needs more than its share makes the spread table too high.
    let parts = if fits(&spread) { &mut spread } else { &mut { parts } };
    Ok(parts.pop())
}

/// Two tables beside each other, row by row.
fn beside(left: Part, right: Part, x: f64) -> Part {
    let joined = |one: Option<&Block>, other: Option<&Block>| {
        let mut block = Block::default();
        if let Some(one) = one {
            block.put(Vec2::ZERO, one);
        }
        if let Some(other) = other {
            block.put(Vec2::new(x, 0.0), other);
        }
        block
    };
    let count = left.rows.len().max(right.rows.len());
    let rows = (0..count).map(|row| joined(left.rows.get(row), right.rows.get(row))).collect();
    Part { head: joined(Some(&left.head), Some(&right.head)), rows, below: left.below }
}
