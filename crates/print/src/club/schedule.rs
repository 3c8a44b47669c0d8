//! The seating of the whole evening in one table.

use boneyard_club::{MatchPlan, Pair, Pairing, Player, Stopped, TablePlan};
use kurbo::Vec2;

use crate::club::composer::Composer;
use crate::flow::{Block, Column, Row};
use crate::page::Align;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    composer.title(&composer.message("print-schedule-title"))?;
    let matches = &composer.evening.schedule().matches;
    let tables = matches.iter().map(|plan| plan.tables.len()).max().unwrap_or_default();
    if tables > 1 {
        line_up(composer)?;
        composer.text(&composer.message("print-schedule-note"))?;
        composer.space(0.5);
        by_numbers(composer, matches, tables)?;
    } else {
        by_names(composer, matches)?;
    }
    for (number, plan) in (1_u16..).zip(matches) {
        for table in &plan.tables {
            if let Some(pair) = table.filler {
                let players = composer.pair(&table.pairing, pair);
                composer.text(&composer.message_with(
                    "print-filler-of-match",
                    [("number", number.into()), ("players", players.into())],
                ))?;
            }
        }
    }
    Ok(())
}

/// The gap between two columns of names, in millimetres.
const COLUMN_GAP: f64 = 4.0;

/// All players with their numbers, in columns that are read downwards.
fn line_up(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let style = composer.size.body();
    let players: Vec<Player> = Player::all(composer.evening.setup().size()).collect();
    let columns = composer.size.pick(3.0, 2.0);
    let width = (composer.flow.width() - COLUMN_GAP * (columns - 1.0)) / columns;
    let row_count = players.len().div_ceil(columns as usize);
    let heading = composer.lines(&composer.message("print-players-heading"), composer.size.heading());
    let rows: Vec<Block> = (0..row_count)
        .map(|row| {
            let mut line = Block::default();
            for (column, place) in (row..players.len()).step_by(row_count).enumerate() {
                let name = composer.player(players[place]);
                let cell = Block::paragraph(&name, style, width, Align::Start);
                line.put(Vec2::new(column as f64 * (width + COLUMN_GAP), 0.0), &cell);
            }
            line
        })
        .collect();
    composer.flow.rows(&heading, &rows)?;
    composer.space(0.8);
    Ok(())
}

/// One row per match, one column per table.
fn by_numbers(composer: &mut Composer<'_>, matches: &[MatchPlan], tables: usize) -> Result<(), Stopped> {
    let mut columns = vec![Column::number(composer.message("print-column-match")).key()];
    columns.extend((1..=tables).map(|number| {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        Column::word(composer.table_label(number)).centred().even()
    }));
    let schedule = composer.evening.schedule();
    let resting: Vec<Vec<Player>> = (1..=schedule.len()).map(|number| schedule.sitting_out(number)).collect();
    let has_rests = resting.iter().any(|resting| !resting.is_empty());
    columns.extend(has_rests.then(|| Column::word(composer.message("print-column-resting"))));
    let mut table = composer.table(columns);
    for ((number, plan), resting) in (1..).zip(matches).zip(resting) {
        let number: u16 = number;
        let mut cells = vec![number.to_string()];
        cells.extend((0..tables).map(|at| plan.tables.get(at).map(numbers).unwrap_or_default()));
        cells.extend(has_rests.then(|| listed(&resting)));
        table.rows.push(Row::plain(cells));
    }
    composer.flow.table(&table)
}

/// `1·2 – 3·4`, without a line break at the dash.
fn numbers(table: &TablePlan) -> String {
    let [[a, b], [c, d]] = table.pairing.pairs();
    format!("{a}·{b}\u{a0}–\u{a0}{c}·{d}")
}

fn listed(players: &[Player]) -> String {
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(", ")
}

/// One row per match, with names, for a single table.
fn by_names(composer: &mut Composer<'_>, matches: &[MatchPlan]) -> Result<(), Stopped> {
    composer.text(&composer.message("print-seats-note"))?;
    composer.space(0.5);
    let players = composer.evening.setup().size();
    let mut columns = vec![
        Column::number(composer.message("print-column-match")).key(),
        Column::text(composer.message("print-column-top-bottom")).even(),
        Column::text(composer.message("print-column-left-right")).even(),
    ];
    columns.extend((players > 4).then(|| Column::text(composer.message("print-column-resting"))));
    let mut table = composer.table(columns);
    for (number, plan) in (1..).zip(matches) {
        let number: u16 = number;
        let pairing: Option<&Pairing> = plan.tables.first().map(|table| &table.pairing);
        let pair =
            |pair| pairing.map(|pairing| composer.pair_cell(pairing.players_of(pair))).unwrap_or_default();
        let mut cells = vec![number.to_string(), pair(Pair::First), pair(Pair::Second)];
        cells.extend(
            (players > 4).then(|| composer.players(&composer.evening.schedule().sitting_out(number))),
        );
        table.rows.push(Row::plain(cells));
    }
    composer.flow.table(&table)
}
