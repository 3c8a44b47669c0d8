//! Player cards: the seat, the partner, the opponents and the result of each match (CLUB-92).

use boneyard_club::{Card, CardMatch, CardSeat, Stopped};

use crate::club::TextSize;
use crate::club::composer::{Composer, signed};
use crate::flow::{Column, Part, Row, Table};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    for card in Card::all(evening) {
        let mut parts = composer.flow.parts(&totals(composer, &card))?;
        parts.extend(composer.flow.parts(&matches(composer, &card))?);
        let mut heading = composer.lines(&composer.player(card.player), composer.size.title());
        heading.space(composer.size.pick(1.0, 2.0));
        // A card that fits on one page is not split.
        let height = heading.height() + parts.iter().map(Part::height).sum::<f64>();
        if !composer.flow.is_fresh() && !composer.flow.fits(height) {
            composer.flow.page();
        }
        composer.flow.put(&heading)?;
        composer.flow.put_parts(parts)?;
        composer.space(1.0);
    }
    Ok(())
}

/// A table with the player's place and totals so far.
fn totals<'a>(composer: &Composer<'a>, card: &Card) -> Table<'a> {
    let setup = composer.evening.setup();
    let tally = card.standing.tally;
    let mut totals = vec![
        ("print-column-place", card.standing.place.to_string()),
        ("print-column-played", tally.played.to_string()),
        ("print-column-match-points", tally.points.to_string()),
        ("print-column-wins", tally.wins.to_string()),
        ("print-column-effectiveness", signed(tally.effectiveness)),
        ("print-column-plus", tally.plus.to_string()),
        ("print-column-minus", tally.minus.to_string()),
    ];
    if setup.penalties {
        totals.push(("print-column-penalties", tally.penalties.to_string()));
    }
    if setup.stake > 0 {
        totals.push(("print-column-money", signed(tally.money)));
    }
    if setup.prize.is_some() {
        totals.push(("print-column-prize", signed(card.standing.prize)));
    }
    let columns = totals
        .iter()
        .map(|(heading, _)| Column { stretches: true, ..Column::word(composer.message(heading)).centred() });
    let mut table = composer.table(columns.collect());
    // Before the first result there are no totals.
    let has_results = composer.evening.sheets().any(|(_, sheet)| sheet.outcome().is_some());
    table.rows.push(Row::strong(
        totals.into_iter().map(|(_, sum)| if has_results { sum } else { "–".to_owned() }).collect(),
    ));
    table
}

fn matches<'a>(composer: &Composer<'a>, card: &Card) -> Table<'a> {
    let mut columns = vec![
        Column::number(composer.message("print-column-match")).key(),
        Column::number(composer.message("print-column-table")).key(),
        Column::word(composer.message("print-column-seat")),
    ];
    columns.extend(match composer.size.size {
        TextSize::Normal => vec![
            Column::text(composer.message("print-column-partner")),
            Column::text(composer.message("print-column-opponents")),
        ],
        // In large print, partner and opponents share a column.
        TextSize::Large => {
            vec![Column::text(composer.message("print-column-partner-opponents"))]
        }
    });
    columns.extend([
        Column::number(composer.message("print-column-score")).centred(),
        Column::number(composer.message("print-column-match-points")),
    ]);
    let mut table = composer.table(columns);
    table.rows = card.matches.iter().map(|match_| row(composer, match_)).collect();
    table
}

fn row(composer: &Composer<'_>, match_: &CardMatch) -> Row {
    let seated = match_.seated.as_ref();
    let result = seated.map_or_else(|| match_.bye.and_then(|bye| bye.result), |seated| seated.result);
    let score = result.map(|result| format!("{}\u{a0}:\u{a0}{}", result.plus, result.minus));
    // The match does not count for a filler (CLUB-35).
    let points = match seated {
        Some(seated) if seated.filled_in => composer.message("print-result-filler"),
        _ => result.map(|result| result.points.to_string()).unwrap_or_default(),
    };
    let mut cells = vec![
        match_.number.to_string(),
        seated.map(|seated| seated.table.to_string()).unwrap_or_default(),
        seated.map(|seated| composer.seat(seated.seat)).unwrap_or_default(),
    ];
    let without = if match_.bye.is_some() { "print-result-bye" } else { "print-result-rests" };
    cells.extend(people(composer, seated, without));
    cells.extend([score.unwrap_or_default(), points]);
    Row::plain(cells)
}

/// Partner and opponents: two cells, or one in large print. The message `without` stands for a player without a seat.
fn people(composer: &Composer<'_>, seated: Option<&CardSeat>, without: &str) -> Vec<String> {
    let partner = seated.map_or_else(|| composer.message(without), |seated| composer.player(seated.partner));
    let opponents = seated.map(|seated| composer.pair_cell(seated.opponents));
    match composer.size.size {
        TextSize::Normal => vec![partner, opponents.unwrap_or_default()],
        TextSize::Large => {
            vec![opponents.map_or(partner.clone(), |opponents| format!("{partner}\u{a0}–\n{opponents}"))]
        }
    }
}
