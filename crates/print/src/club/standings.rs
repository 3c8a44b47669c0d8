//! The standings, with the key that decided each place (CLUB-86 to CLUB-90).

use boneyard_club::{Evening, StandingsKey, Stopped};

use crate::club::composer::{Composer, signed};
use crate::club::places::{self, Place, groups, places};
use crate::flow::{Column, Row};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    composer.title(&title(composer))?;
    if evening.done().is_empty() {
        composer.text(&composer.message("print-result-none"))?;
        return Ok(());
    }
    let standings = places(composer);
    let groups = groups(composer);
    if !groups_play(evening) {
        table(composer, &standings)?;
    }
    for (number, lines) in (1..).zip(groups) {
        composer.space(0.6);
        composer.styled(&group(composer, number), composer.size.strong())?;
        table(composer, &lines)?;
    }
    composer.text(&composer.message("print-standings-decided-note"))?;
    if standings.iter().any(|standing| standing.is_level) {
        composer.text(&composer.message("print-standings-level-note"))?;
    }
    Ok(())
}

/// Whether groups still play, so that their tables are the standings.
pub(crate) fn groups_play(evening: &Evening) -> bool {
    let schedule = evening.schedule();
    schedule.group_matches > 0 && schedule.len() <= schedule.group_matches
}

/// The title of the standings of a group.
pub(crate) fn group(composer: &Composer<'_>, number: u16) -> String {
    composer.message_with("print-group", [("number", number.into())])
}

/// A table of these lines.
fn table(composer: &mut Composer<'_>, standings: &[Place]) -> Result<(), Stopped> {
    let setup = composer.evening.setup();
    let mut columns = vec![
        Column::number(composer.message("print-column-place")).key(),
        Column::text(places::heading(composer)).key(),
        Column::number(composer.message("print-column-played")),
        Column::number(composer.message("print-column-match-points")),
        Column::number(composer.message("print-column-wins")),
        Column::number(composer.message("print-column-effectiveness")),
        Column::number(composer.message("print-column-plus")),
        Column::number(composer.message("print-column-minus")),
    ];
    columns.extend(setup.penalties.then(|| Column::number(composer.message("print-column-penalties"))));
    columns.push(Column::word(composer.message("print-column-decided-by")));
    let mut table = composer.table(columns);
    let row = |standing: &Place| {
        let tally = standing.tally;
        let mark = if standing.is_level { "\u{a0}=" } else { "" };
        let mut cells = vec![
            standing.place.to_string(),
            standing.who.clone() + mark,
            tally.played.to_string(),
            tally.points.to_string(),
            tally.wins.to_string(),
            signed(tally.effectiveness),
            tally.plus.to_string(),
            tally.minus.to_string(),
        ];
        cells.extend(setup.penalties.then(|| tally.penalties.to_string()));
        cells.push(standing.decided_by.map(|key| composer.message(key_name(key))).unwrap_or_default());
        Row::plain(cells)
    };
    table.rows = standings.iter().map(row).collect();
    composer.flow.table(&table)
}

/// The title: final standings, or the standings after the last match with a result.
pub(crate) fn title(composer: &Composer<'_>) -> String {
    let evening = composer.evening;
    let last_finished =
        evening.sheets().filter(|(_, sheet)| sheet.outcome().is_some()).map(|(at, _)| at.number).max();
    match last_finished {
        Some(_) if evening.is_final() => composer.message("print-standings-final"),
        Some(number) => {
            let matches = evening.match_count();
            composer.message_with(
                "print-standings-after",
                [("number", number.into()), ("matches", matches.into())],
            )
        }
        None => composer.message("print-standings-title"),
    }
}

/// The message with the name of a key.
pub(crate) const fn key_name(key: StandingsKey) -> &'static str {
    match key {
        StandingsKey::Points => "print-key-points",
        StandingsKey::Wins => "print-key-wins",
        StandingsKey::Effectiveness => "print-key-effectiveness",
        StandingsKey::Difference => "regulation-key.difference",
        StandingsKey::Plus => "print-key-plus",
        StandingsKey::Meetings => "print-key-meetings",
        StandingsKey::Progress => "print-key-progress",
        StandingsKey::Group => "print-key-group",
        StandingsKey::Number => "print-key-number",
    }
}
