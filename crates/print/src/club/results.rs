//! The results sheet.

use boneyard_club::{Ending, Evening, MatchOutcome, Pair, Sheet, SheetId, Stopped, TablePlan};

use crate::club::TextSize;
use crate::club::composer::Composer;
use crate::flow::{Column, Row};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    composer.title(&composer.message("print-results-title"))?;
    let evening: &Evening = composer.evening;
    let sheets: Vec<(SheetId, &Sheet)> = evening.sheets().collect();
    if sheets.is_empty() {
        composer.text(&composer.message("print-result-none"))?;
        return Ok(());
    }
    let has_many_tables = evening.schedule().matches.iter().any(|plan| plan.tables.len() > 1);
    let has_remarks = sheets.iter().any(|(_, sheet)| remark(composer, sheet).is_some());
    let mut columns = vec![Column::number(composer.message("print-column-match")).key()];
    columns.extend(has_many_tables.then(|| Column::number(composer.message("print-column-table")).key()));
    columns.extend(result_columns(composer));
    columns.push(Column::number(composer.message("print-column-match-points")).centred());
    columns.extend(has_remarks.then(|| Column::word(composer.message("print-column-remark"))));
    let mut table = composer.table(columns);
    for (place, (at, sheet)) in sheets.iter().enumerate() {
        let Some(plan) = evening.schedule().table(*at) else { continue };
        let mut cells = vec![at.number.to_string()];
        cells.extend(has_many_tables.then(|| at.table.to_string()));
        cells.extend(result(composer, sheet, plan));
        cells.push(points(sheet));
        cells.extend(has_remarks.then(|| remark(composer, sheet).unwrap_or_default()));
        let closes =
            has_many_tables && sheets.get(place + 1).is_none_or(|(next, _)| next.number != at.number);
        table.rows.push(Row { closes, ..Row::plain(cells) });
    }
    composer.flow.table(&table)
}

fn result_columns(composer: &Composer<'_>) -> Vec<Column> {
    let score = Column::number(composer.message("print-column-score")).centred();
    match composer.size.size {
        TextSize::Normal => {
            vec![
                Column::text(composer.message("print-column-first-pair")).even(),
                score,
                Column::text(composer.message("print-column-second-pair")).even(),
            ]
        }
        // In large print, both pairs share a column.
        TextSize::Large => {
            vec![Column::text(composer.message("print-column-pairs")), score]
        }
    }
}

/// The cells for the pairs and the score.
fn result(composer: &Composer<'_>, sheet: &Sheet, plan: &TablePlan) -> Vec<String> {
    let pair_text = |pair: Pair| {
        let players = composer.pair_cell(plan.pairing.players_of(pair));
        // The match does not count for a filler (CLUB-35).
        if plan.filler.or(sheet.uncounted()) == Some(pair) {
            composer.message_with("print-result-filler-pair", [("players", players.into())])
        } else {
            players
        }
    };
    let [first, second] = Pair::ALL.map(pair_text);
    let score = score(sheet.recorded());
    match composer.size.size {
        TextSize::Normal => vec![first, score, second],
        TextSize::Large => vec![format!("{first}\u{a0}–\n{second}"), score],
    }
}

/// `100 : 37`, without line breaks.
fn score([first, second]: [u16; 2]) -> String {
    format!("{first}\u{a0}:\u{a0}{second}")
}

/// The match points of both pairs; empty while the match is in progress.
fn points(sheet: &Sheet) -> String {
    let points = |outcome: MatchOutcome| score(Pair::ALL.map(|pair| outcome.result_of(pair).points.into()));
    sheet.outcome().map(points).unwrap_or_default()
}

/// How the match ended; `None` if at the target.
fn remark(composer: &Composer<'_>, sheet: &Sheet) -> Option<String> {
    let id = match sheet.outcome().map(|outcome| outcome.ending) {
        None => "print-result-in-progress",
        Some(Ending::Target) => return None,
        Some(Ending::Stopped) => "print-result-stopped",
        Some(Ending::Lot) => "print-result-lot",
        Some(Ending::Absent) => "print-result-absent",
        Some(Ending::Expelled) => "print-result-expelled",
    };
    Some(composer.message(id))
}
