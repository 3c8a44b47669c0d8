//! A match of every preset against beginners, the first moves against the other levels, and small rounds against a master; and what their pages were answered.

use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_rules::presets;
use boneyard_table::{Level, TableOptions};
use serde::Serialize;

use super::page::Page;

/// A table, how many requests its page made, and the SHA-256 of all answers.
#[derive(Serialize)]
struct Played {
    table: OpenTable,
    requests: u32,
    answers: String,
}

/// The page is loaded again early in a round, and then again and again at other places.
pub(crate) const RELOADED_EVERY: usize = 61;

/// A preset for each layout.
const LAYOUTS: [&str; 5] = ["draw", "all-fives", "mexican-train", "chickenfoot", "triominoes"];

/// The levels that look ahead, and after how many requests their tables stop. Masters think long.
const LOOKING_AHEAD: [(&[Level], u32); 2] =
    [(&[Level::Easy, Level::Steady, Level::Strong], 60), (&[Level::Master], 16)];

/// Rounds so small that a master solves them from the deal on: as a round of hidden hands, and in deals with all tiles open.
const SMALL: [&str; 2] = [
    r#"block deal.hand={"2":3} tiles.without=[[0,4],[1,4],[2,4],[3,4],[4,4],[0,5],[1,5],[2,5],[3,5],[4,5],[5,5],[0,6],[1,6],[2,6],[3,6],[4,6],[5,6],[6,6]]"#,
    r#"draw deal.hand={"2":5} tiles.without=[[0,5],[1,5],[2,5],[3,5],[4,5],[5,5],[0,6],[1,6],[2,6],[3,6],[4,6],[5,6],[6,6]]"#,
];

/// After how many requests the tables of small rounds stop.
const SMALL_REQUESTS: u32 = 60;

/// All tables as JSON, one line each.
pub(crate) fn text() -> String {
    let matches = tables(Level::ALL[0]).into_iter().map(|table| line(table, u32::MAX));
    let first_moves = LOOKING_AHEAD.iter().flat_map(|(levels, requests)| {
        LAYOUTS.iter().map(|rules| line(open((*rules).to_owned(), levels), *requests))
    });
    let small = SMALL.iter().map(|rules| line(open((*rules).to_owned(), &[Level::Master]), SMALL_REQUESTS));
    let lines: Vec<String> = matches.chain(first_moves).chain(small).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// Plays until the match is over or the page has made so many requests.
fn line(table: OpenTable, requests_max: u32) -> String {
    let mut page = Page::open(&table);
    for step in 0.. {
        if page.is_over() || page.requests() >= requests_max {
            break;
        }
        if step % RELOADED_EVERY == 5 {
            page.reload();
        }
        page.go_on();
    }
    let played = Played { table, requests: page.requests(), answers: page.digest() };
    serde_json::to_string(&played).expect("it is JSON")
}

/// A table for every preset, as the home page opens it: with four players if its rules allow that.
pub(crate) fn tables(level: Level) -> Vec<OpenTable> {
    let table = |preset: presets::Preset| {
        let rules = preset.rules;
        let counts: Vec<usize> = rules.seat_counts().map(|seats| rules.players(usize::from(seats))).collect();
        let at_most_four = counts.iter().filter(|count| **count <= 4).max();
        let players = *at_most_four.or(counts.iter().max()).expect("someone plays");
        open(rules.to_string(), &vec![level; players - 1])
    };
    presets::all().into_iter().map(table).collect()
}

/// A table of these rules against bots of these levels.
fn open(rules: String, levels: &[Level]) -> OpenTable {
    let bots = levels.iter().copied().map(SeatRequest::bot);
    let seats = std::iter::once(SeatRequest::Me).chain(bots).collect();
    let options = TableOptions { bot_delay_ms: 100, ..TableOptions::default() };
    OpenTable { rules, seats, options }
}
