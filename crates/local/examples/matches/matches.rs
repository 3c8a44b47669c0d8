//! A match of every preset, and what its page was answered.

use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_rules::presets;
use boneyard_table::{Level, TableOptions};
use serde::Serialize;

use super::page::Page;

/// A table, how many requests its match took, and the SHA-256 of all answers.
#[derive(Serialize)]
struct Played {
    table: OpenTable,
    requests: u32,
    answers: String,
}

/// The page is loaded again early in a round, and then again and again at other places.
pub(crate) const RELOADED_EVERY: usize = 61;

/// All matches as JSON, one line each.
pub(crate) fn text() -> String {
    let line = |table: OpenTable| {
        let mut page = Page::open(&table);
        for step in 0.. {
            if page.is_over() {
                break;
            }
            if step % RELOADED_EVERY == 5 {
                page.reload();
            }
            page.go_on();
        }
        let played = Played { table, requests: page.requests(), answers: page.digest() };
        serde_json::to_string(&played).expect("it is JSON")
    };
    let lines: Vec<String> = tables(Level::ALL[0]).into_iter().map(line).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// A table for every preset, as the home page opens it: with four players if its rules allow that.
pub(crate) fn tables(level: Level) -> Vec<OpenTable> {
    let table = |preset: presets::Preset| {
        let rules = preset.rules;
        let counts: Vec<usize> = rules.seat_counts().map(|seats| rules.players(usize::from(seats))).collect();
        let at_most_four = counts.iter().filter(|count| **count <= 4).max();
        let players = *at_most_four.or(counts.iter().max()).expect("someone plays");
        let bots = std::iter::repeat_n(SeatRequest::bot(level), players - 1);
        let seats = std::iter::once(SeatRequest::Me).chain(bots).collect();
        let options = TableOptions { bot_delay_ms: 100, ..TableOptions::default() };
        OpenTable { rules: rules.to_string(), seats, options }
    };
    presets::all().into_iter().map(table).collect()
}
