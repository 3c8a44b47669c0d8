//! The standings, with the key that decided each place (CLUB-86 to CLUB-90).

use boneyard_club::{Evening, EveningStanding, StandingsKey, Stopped};

use crate::club::composer::{Composer, signed};
use crate::club::words::{Words, fill};
use crate::flow::{Column, Row};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    composer.title(&title(words, evening))?;
    if evening.done().is_empty() {
        composer.text(words.nothing_played)?;
        return Ok(());
    }
    let standings = evening.standings();
    let setup = evening.setup();
    let mut columns = vec![
        Column::number(words.place).key(),
        Column::text(words.player).key(),
        Column::number(words.played),
        Column::number(words.match_points),
        Column::number(words.wins),
        Column::number(words.effectiveness),
        Column::number(words.plus),
        Column::number(words.minus),
    ];
    columns.extend(setup.penalties.then(|| Column::number(words.penalties)));
    columns.push(Column::word(words.decided_by));
    let tied = evening.by_number();
    let mut table = composer.table(columns);
    let row = |standing: &EveningStanding| {
        let tally = standing.tally;
        let mark = if tied.contains(&standing.number) { "\u{a0}=" } else { "" };
        let mut cells = vec![
            standing.place.to_string(),
            composer.player(standing.number) + mark,
            tally.played.to_string(),
            tally.points.to_string(),
            tally.wins.to_string(),
            signed(tally.effectiveness),
            tally.plus.to_string(),
            tally.minus.to_string(),
        ];
        cells.extend(setup.penalties.then(|| tally.penalties.to_string()));
        cells.push(standing.decided_by.map(|key| key_name(words, key)).unwrap_or_default().to_owned());
        Row::plain(cells)
    };
    table.rows = standings.iter().map(row).collect();
    composer.flow.table(&table)?;
    composer.text(words.decided_note)?;
    if !tied.is_empty() {
        composer.text(words.level_note)?;
    }
    Ok(())
}

/// The title: final standings, or the standings after the last match with a result.
fn title(words: &Words, evening: &Evening) -> String {
    let last_finished =
        evening.sheets().filter(|(_, sheet)| sheet.outcome().is_some()).map(|(at, _)| at.number).max();
    match last_finished {
        Some(_) if evening.is_final() => words.final_standings.to_owned(),
        Some(number) => fill(
            words.standings_after,
            &[("number", &number.to_string()), ("of", &evening.schedule().len().to_string())],
        ),
        None => words.standings.to_owned(),
    }
}

const fn key_name(words: &Words, key: StandingsKey) -> &'static str {
    words.keys[key as usize]
}
