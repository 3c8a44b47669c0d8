//! The log sheet: sanctions and penalties, corrections, annulled matches.

use boneyard_club::{Correction, Moment, Pair, Sanction, Stopped};

use crate::club::composer::Composer;
use crate::club::words::{Words, fill};
use crate::flow::{APART, Column, Row};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    composer.title(words.log)?;
    let is_empty =
        evening.log().is_empty() && evening.sanctions().is_empty() && evening.annulled().is_empty();
    if is_empty {
        composer.text(words.nothing_logged)?;
        return Ok(());
    }
    sanctions(composer)?;
    corrections(composer)?;
    annulled(composer)?;
    Ok(())
}

fn sanctions(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    if evening.sanctions().is_empty() {
        return Ok(());
    }
    let mut table = composer.table(vec![
        Column::text(words.player).key(),
        Column::number(words.match_column),
        Column::number(words.round),
        Column::number(words.penalty),
        Column::text(words.why),
    ]);
    table.title = Some((words.sanctions.to_owned(), composer.size.heading()));
    let row = |sanction: &Sanction| {
        let text = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
        Row::plain(vec![
            composer.player(sanction.player),
            text(sanction.number),
            text(sanction.round),
            if sanction.amount > 0 { sanction.amount.to_string() } else { "–".to_owned() },
            sanction.reason.clone(),
        ])
    };
    table.rows = evening.sanctions().iter().map(row).collect();
    composer.flow.table(&table)
}

fn corrections(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    if evening.log().is_empty() {
        return Ok(());
    }
    let mut table = composer.table(vec![
        Column::word(words.time).key(),
        Column::text(words.who),
        Column::text(words.what),
        Column::word(words.old),
        Column::word(words.new),
        Column::text(words.why),
    ]);
    table.title = Some((words.corrections.to_owned(), composer.size.heading()));
    let row = |line: &Correction| {
        Row::plain(vec![
            time(line.at),
            composer.player(line.by),
            translated(words, &line.what),
            line.old.clone(),
            line.new.clone(),
            line.why.clone(),
        ])
    };
    table.rows = evening.log().iter().map(row).collect();
    composer.flow.table(&table)
}

/// `2026‑11‑20 20:14:05`, on two lines if the column is narrow. Neither part can be split.
fn time(at: Moment) -> String {
    at.to_string().replace('-', "\u{2011}").replace('T', &APART.to_string()).replace('Z', "")
}

/// Translates `match 1 table 1 round 2` to the language of the sheet. Other texts stay as they are.
fn translated(words: &Words, what: &str) -> String {
    let parts: Vec<&str> = what.split(' ').collect();
    let text: Option<Vec<String>> = parts
        .chunks(2)
        .map(|part| {
            let (template, key) = match part {
                ["match", _] => (words.match_, "number"),
                ["table", _] => (words.table, "table"),
                ["round", _] => (words.round_number, "round"),
                _ => return None,
            };
            let number = part.last().filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()))?;
            Some(fill(template, &[(key, number)]))
        })
        .collect();
    text.map_or_else(
        || what.to_owned(),
        |text| {
            let (first, rest) = text.split_at(1);
            first.concat() + &rest.iter().map(|part| format!(", {}", part.to_lowercase())).collect::<String>()
        },
    )
}

fn annulled(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    if evening.annulled().is_empty() {
        return Ok(());
    }
    let mut table = composer.table(vec![
        Column::number(words.match_column).key(),
        Column::number(words.table_column).key(),
        Column::text(words.first_pair).even(),
        Column::number(words.score).centred(),
        Column::text(words.second_pair).even(),
    ]);
    table.title = Some((words.annulled.to_owned(), composer.size.heading()));
    for (at, sheet) in evening.annulled() {
        let [first, second] = sheet.recorded();
        let pair = |pair| composer.pair_cell(sheet.pairing().players_of(pair));
        table.rows.push(Row::plain(vec![
            at.number.to_string(),
            at.table.to_string(),
            pair(Pair::First),
            format!("{first}\u{a0}:\u{a0}{second}"),
            pair(Pair::Second),
        ]));
    }
    composer.flow.table(&table)
}
