//! The log sheet: sanctions and penalties, corrections and notes, annulled matches.

use boneyard_club::{Correction, Moment, Pair, Sanction, Stopped};

use crate::club::composer::Composer;
use crate::flow::{Column, Row};
use crate::typeset::APART;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    composer.title(&composer.message("print-log-title"))?;
    let is_empty =
        evening.log().is_empty() && evening.sanctions().is_empty() && evening.annulled().is_empty();
    if is_empty {
        composer.text(&composer.message("print-log-none"))?;
        return Ok(());
    }
    sanctions(composer)?;
    corrections(composer)?;
    annulled(composer)?;
    Ok(())
}

fn sanctions(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    if evening.sanctions().is_empty() {
        return Ok(());
    }
    let mut table = composer.table(vec![
        Column::text(composer.message("print-column-player")).key(),
        Column::number(composer.message("print-column-match")),
        Column::number(composer.message("print-column-round")),
        Column::number(composer.message("print-column-penalty")),
        Column::text(composer.message("print-column-reason")),
    ]);
    table.title = Some((composer.message("print-log-sanctions"), composer.size.heading()));
    let row = |sanction: &Sanction| {
        let text = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
        Row::plain(vec![
            composer.player(sanction.player),
            text(sanction.number),
            text(sanction.round),
            if sanction.amount > 0 { sanction.amount.to_string() } else { "–".to_owned() },
            reason(composer, sanction),
        ])
    };
    table.rows = evening.sanctions().iter().map(row).collect();
    composer.flow.table(&table)
}

/// Why, and whether the player is out.
fn reason(composer: &Composer<'_>, sanction: &Sanction) -> String {
    let reason = composer.own(&sanction.reason);
    match (sanction.expelled, sanction.reason.is_empty()) {
        (false, _) => reason,
        (true, true) => composer.message("print-log-expelled"),
        (true, false) => format!("{}: {reason}", composer.message("print-log-expelled")),
    }
}

fn corrections(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    if evening.log().is_empty() {
        return Ok(());
    }
    let mut table = composer.table(vec![
        Column::word(composer.message("print-column-time")).key(),
        Column::text(composer.message("print-column-corrected-by")),
        Column::text(composer.message("print-column-entry")),
        Column::word(composer.message("print-column-before")),
        Column::word(composer.message("print-column-after")),
        Column::text(composer.message("print-column-reason")),
    ]);
    let title = match evening.log().iter().any(Correction::is_note) {
        true => "print-log-corrections-and-notes",
        false => "print-log-corrections",
    };
    table.title = Some((composer.message(title), composer.size.heading()));
    let row = |line: &Correction| {
        Row::plain(vec![
            time(line.at),
            composer.player(line.by),
            corrected(composer, &line.what),
            line.old.clone(),
            line.new.clone(),
            composer.own(&line.why),
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
fn corrected(composer: &Composer<'_>, what: &str) -> String {
    if let Some(about) = what.strip_prefix("note ") {
        let about = corrected(composer, about);
        return composer.message_with("print-log-note-about", [("about", about.into())]);
    }
    let parts: Vec<&str> = what.split(' ').collect();
    let is_number = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !parts.iter().skip(1).step_by(2).all(is_number) {
        return what.to_owned();
    }
    match parts[..] {
        ["note"] => composer.message("print-log-note"),
        ["table", table] => composer.message_with("print-log-only-table", [("table", table.into())]),
        ["match", number] => composer.message_with("print-log-match", [("number", number.into())]),
        ["match", number, "table", table] => {
            composer.message_with("print-log-table", [("number", number.into()), ("table", table.into())])
        }
        ["match", number, "table", table, "scorer"] => composer
            .message_with("print-log-scorekeeper", [("number", number.into()), ("table", table.into())]),
        ["match", number, "table", table, "round", round] => composer.message_with(
            "print-log-round",
            [("number", number.into()), ("table", table.into()), ("round", round.into())],
        ),
        _ => what.to_owned(),
    }
}

fn annulled(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    if evening.annulled().is_empty() {
        return Ok(());
    }
    let mut table = composer.table(vec![
        Column::number(composer.message("print-column-match")).key(),
        Column::number(composer.message("print-column-table")).key(),
        Column::text(composer.message("print-column-first-pair")).even(),
        Column::number(composer.message("print-column-score")).centred(),
        Column::text(composer.message("print-column-second-pair")).even(),
    ]);
    table.title = Some((composer.message("print-log-annulled"), composer.size.heading()));
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
