//! Score sheets: with the rounds played so far, and with empty rows for the rest.

use boneyard_club::{ClubSeat, Ending, LeadRule, Pair, Round, Sheet, SheetId, SheetScore, Stopped};
use kurbo::{Line, Point, Vec2};

use crate::club::composer::Composer;
use crate::club::regulation::RuleSentences;
use crate::flow::{Block, Column, Part, Row};
use crate::page::Align;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    for at in composer.tables() {
        let sheet = match composer.evening.sheet(at) {
            Some(sheet) => sheet.clone(),
            None => match composer.evening.empty_sheet(at) {
                Ok(empty_sheet) => empty_sheet,
                Err(_) => continue,
            },
        };
        compose_sheet(composer, at, &sheet)?;
    }
    Ok(())
}

fn compose_sheet(composer: &mut Composer<'_>, at: SheetId, sheet: &Sheet) -> Result<(), Stopped> {
    let (head, foot) = (head(composer, at, sheet), foot(composer, sheet));
    let line = composer.size.body().line();
    // A sheet to fill in gets a whole page. Finished sheets follow each other on a page.
    if sheet.outcome().is_none() {
        composer.flow.page();
        composer.flow.put(&head)?;
        let grid = grid(composer, sheet, foot.height())?;
        composer.flow.put_parts(grid)?;
        composer.flow.put(&foot)?;
    } else if let SheetScore::Final { .. } = sheet.scored() {
        let unknown = composer.lines(&composer.message("print-score-rounds-unknown"), composer.size.body());
        composer.flow.together(&[head, unknown, Block::empty(line), foot])?;
        composer.space(2.0);
    } else {
        let grid = grid(composer, sheet, 0.0)?;
        let whole = head.height() + height(&grid) + foot.height();
        if !composer.flow.is_fresh() && !composer.flow.fits(whole) {
            composer.flow.page();
        }
        composer.flow.put(&head)?;
        composer.flow.put_parts(grid)?;
        composer.flow.put(&foot)?;
        composer.space(2.0);
    }
    Ok(())
}

fn head(composer: &Composer<'_>, at: SheetId, sheet: &Sheet) -> Block {
    let (size, setup) = (composer.size, composer.evening.setup());
    let matches = composer.evening.match_count();
    let title = composer.message_with(
        "print-match-table",
        [("number", at.number.into()), ("matches", matches.into()), ("table", at.table.into())],
    );
    let mut block = composer.lines(&title, size.title());
    let mut terms = vec![RuleSentences::with(composer.messages, setup).target.join(" ")];
    terms.extend(
        setup.limit.map(|minutes| composer.message_with("print-score-limit", [("minutes", minutes.into())])),
    );
    terms.push(match setup.regulation.lead {
        LeadRule::Rotates => {
            let players = order(composer, sheet);
            composer.message_with("print-score-leaders", [("players", players.into())])
        }
        LeadRule::Winner => composer.message("regulation-lead.winner"),
    });
    for term in terms {
        block.below(composer.lines(&term, size.body()));
    }
    block.below(match composer.evening.scorekeeper(at) {
        None => to_fill_in(composer, &composer.message("print-score-scorekeeper-blank")),
        Some(player) => {
            let player = composer.player(player);
            let text = composer.message_with("print-score-scorekeeper", [("player", player.into())]);
            composer.lines(&text, size.body())
        }
    });
    block.space(size.pick(2.0, 3.0));
    block
}

/// The order in which the players lead, starting with the first leader if known.
fn order(composer: &Composer<'_>, sheet: &Sheet) -> String {
    let pairing = sheet.pairing();
    let first = sheet.first().and_then(|player| pairing.seat_of(player)).unwrap_or(ClubSeat::Top);
    composer.players(&[0, 1, 2, 3].map(|steps| pairing.at(first.after(steps))))
}

/// A question with a line to write the answer on.
fn to_fill_in(composer: &Composer<'_>, question: &str) -> Block {
    let style = composer.size.body();
    let question_width = style.width(question);
    let mut block = Block::empty(composer.size.pick(3.0, 4.0));
    block.below(composer.lines(question, style));
    let y = block.height() - style.line() + style.baseline() + 1.0;
    block.line(
        &Line::new((question_width + 2.0, y), ((question_width + 80.0).min(composer.flow.width()), y)),
        0.2,
    );
    block
}

/// The table of rounds. If the match is not over, empty rows fill the page, except for `foot_height` at its bottom.
fn grid(composer: &Composer<'_>, sheet: &Sheet, foot_height: f64) -> Result<Vec<Part>, Stopped> {
    let column = |heading| Column::number(composer.message(heading)).centred().even();
    let mut table = composer.table(vec![
        Column::number(composer.message("print-column-round")).centred(),
        Column::text(composer.message("print-column-leader")),
        column("print-column-points"),
        column("print-column-sum"),
        column("print-column-points"),
        column("print-column-sum"),
    ]);
    let pairing = sheet.pairing();
    table.spans = vec![(2, String::new())];
    table.spans.extend(Pair::ALL.map(|pair| (2, composer.pair(pairing, pair))));
    table.grid = true;
    table.row_min = composer.size.pick(7.6, 10.0);
    table.rows = played(composer, sheet);
    if sheet.outcome().is_some() {
        return composer.flow.parts(&table);
    }
    let written = table.rows.len();
    let room = composer.flow.left() - foot_height;
    // Add too many rows and remove those that do not fit. This is faster than adding one at a time.
    let empty_rows = EMPTY_ROWS_MIN.max((room / table.row_min).max(0.0) as usize + 1);
    table.rows.extend((written + 1..=written + empty_rows).map(|number| empty_row(composer, sheet, number)));
    let mut parts = composer.flow.parts(&table)?;
    let mut needed = height(&parts);
    while needed > room && parts.iter().all(|part| part.rows.len() > written + EMPTY_ROWS_MIN) {
        needed -= parts.iter_mut().filter_map(|part| part.rows.pop()).map(|row| row.height()).sum::<f64>();
    }
    Ok(parts)
}

/// The smallest number of empty rows on a sheet to fill in.
const EMPTY_ROWS_MIN: usize = 6;

fn height(parts: &[Part]) -> f64 {
    parts.iter().map(Part::height).sum()
}

/// A row for each round, with its points and the running totals.
fn played(composer: &Composer<'_>, sheet: &Sheet) -> Vec<Row> {
    let mut sums = [0, 0];
    let row = |(number, round): (usize, &Round)| {
        let gains = round.gains();
        sums = sheet.after(sums, *round);
        let column = sheet.column_of(number);
        let mut cells = vec![number.to_string(), leader(composer, sheet, number)];
        for pair in Pair::ALL {
            // A tied fish is a zero in its column, or in both columns if the column is unknown (T-7).
            let written = match column {
                Some(column) => column == pair,
                None => true,
            };
            let gain = match round {
                Round::Annulled => "–".to_owned(),
                _ if written => gains[pair.index()].to_string(),
                _ => String::new(),
            };
            cells.extend([gain, sums[pair.index()].to_string()]);
        }
        Row::plain(cells)
    };
    (1..).zip(sheet.rounds()).map(row).collect()
}

fn empty_row(composer: &Composer<'_>, sheet: &Sheet, number: usize) -> Row {
    let mut cells = vec![number.to_string(), leader(composer, sheet, number)];
    cells.resize(6, String::new());
    Row::plain(cells)
}

fn leader(composer: &Composer<'_>, sheet: &Sheet, round: usize) -> String {
    sheet.leader_of(round).map(|player| composer.player(player)).unwrap_or_default()
}

/// The result, and lines for the signatures of both pairs.
fn foot(composer: &Composer<'_>, sheet: &Sheet) -> Block {
    let size = composer.size;
    let mut block = match sheet.outcome() {
        None => to_fill_in(composer, &composer.message("print-score-result-blank")),
        Some(outcome) => {
            let [first, second] = outcome.score;
            let points = outcome.result_of(outcome.winner).points;
            let ending = match outcome.ending {
                Ending::Target => "target",
                Ending::Stopped => "stopped",
                Ending::Lot => "lot",
                Ending::Absent => "absent",
                Ending::Expelled => "expelled",
            };
            let result = composer.message_with(
                "print-score-result",
                [("first", first.into()), ("second", second.into()), ("ending", ending.into())],
            );
            let mut block = composer.lines(&result, size.body());
            let winners = composer.pair(sheet.pairing(), outcome.winner);
            let won = composer.message_with(
                "print-score-winners",
                [("players", winners.into()), ("points", points.into())],
            );
            block.below(composer.lines(&won, size.strong()));
            block
        }
    };
    block.space(size.pick(13.0, 16.0));
    let gap = 12.0;
    let width = (composer.flow.width() - gap) / 2.0;
    let y = block.height();
    let mut signatures = Block::default();
    for pair in Pair::ALL {
        let x = pair.index() as f64 * (width + gap);
        block.line(&Line::new(Point::new(x, y), Point::new(x + width, y)), 0.2);
        let players = composer.pair(sheet.pairing(), pair);
        let who = composer.message_with("print-score-signature", [("players", players.into())]);
        let mut signed = Block::empty(1.0);
        signed.below(Block::paragraph(&who, size.body(), width, Align::Start));
        signatures.put(Vec2::new(x, 0.0), &signed);
    }
    block.below(signatures);
    block
}
