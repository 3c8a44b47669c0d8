//! The results of a competition, read from their PDF files.

use boneyard_club::competition::{
    CompetitionCounts, CompetitionPlan, CompetitionResults, CompetitionSession, SessionPlayed,
};
use boneyard_club::{Moment, file};
use boneyard_print::club::{SheetOptions, TextSize};
use boneyard_print::competition::{Official, document};
use boneyard_print::{Language, Paper, never_stop};
use boneyard_test_support::pdf;

const CHECKSUM: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/// Two rooms on one day. The second session goes on.
fn results(counts: CompetitionCounts, seating: &str) -> CompetitionResults {
    let played = |names: [&str; 4], score: &str, is_over| {
        let mut text = format!("evening 1\nname \"Friday\"\nplayers 4 {seating}\n");
        for (number, name) in (1..).zip(names) {
            text += &format!("player {number} \"{name}\"\n");
        }
        text += &format!("match 1 table 1 final {score}\n");
        SessionPlayed::of(&file::read(&text).unwrap_or_else(|error| panic!("{error}")), is_over)
    };
    let session = |id: &str, room: &str| {
        let day = "2026-11-20".parse().expect("a day");
        CompetitionSession { evening: id.into(), day, room: room.into() }
    };
    let sessions = vec![
        (session("one", "Red room"), played(["Ana", "Boris", "Carmen", "Dora"], "100:20", true)),
        (session("two", ""), played(["Eva", "Filip", "Gina", "Hugo"], "40:100", false)),
    ];
    let plan = CompetitionPlan { counts, sessions: vec![], answers: vec![] };
    plan.results("Harbour", "Summer cup", &[], sessions).expect("sessions that add up").results
}

fn lines(results: &CompetitionResults, official: Option<Official<'_>>) -> Vec<String> {
    let document = document(results, official, SheetOptions::default(), &never_stop).expect("never stopped");
    let pages = pdf::texts(&document.to_pdf(&never_stop).expect("never stopped"));
    let lines = pages.iter().flat_map(|page| page.lines());
    lines.map(|line| line.replace('\u{a0}', " ")).collect()
}

fn assert_has(lines: &[String], wanted: &[&str]) {
    let found = lines.windows(wanted.len()).any(|some| some == wanted);
    assert!(found, "no {wanted:?} in {lines:#?}");
}

#[test]
fn official_results_say_since_when_and_have_every_match() {
    let official = Official { version: 2, since: Moment(1_795_000_000_000), checksum: CHECKSUM };
    let lines = lines(&results(CompetitionCounts::Players, "published"), Some(official));
    assert_has(&lines, &["Official results", "Version 2, official since 18 November 2026, 11:06 UTC."]);
    let sum = format!("Checksum (SHA-256): {} {}", &CHECKSUM[..32], &CHECKSUM[32..]);
    assert!(lines.join(" ").contains(&sum), "{lines:#?}");
    assert_has(&lines, &["1", "Ana", "1", "1", "2", "1", "+80", "100", "20"]);
    assert_has(&lines, &["Friday, Red room, 20 November 2026"]);
    assert_has(&lines, &["1", "1", "Ana, Boris", "100 : 20", "Carmen, Dora"]);
    assert_has(&lines, &["Friday, 20 November 2026"]);
    assert_has(&lines, &["This session is still being played."]);
}

#[test]
fn other_results_say_that_they_are_not_official() {
    let lines = lines(&results(CompetitionCounts::Pairs, "pairs"), None);
    assert_has(&lines, &["Results so far", "These results are not official yet."]);
    assert_has(&lines, &["1", "Ana, Boris", "1", "1", "2", "1", "+80", "100", "20"]);
}

#[test]
fn licence_numbers_and_clubs_have_columns_if_anyone_has_one() {
    let mut results = results(CompetitionCounts::Pairs, "pairs");
    let without = lines(&results, None);
    assert!(!without.iter().any(|line| line == "Licence"), "{without:#?}");
    for line in &mut results.standings[..2] {
        for player in &mut line.players {
            player.club = "Split".into();
        }
    }
    results.standings[0].players[0].licence = "HR-1".into();
    let lines = lines(&results, None);
    assert_has(&lines, &["Licence", "Club"]);
    assert_has(&lines, &["Boris", "HR-1, –", "Split"]);
    assert!(
        !lines.iter().any(|line| line.contains('?')),
        "a pair without a licence has an empty cell: {lines:#?}"
    );
}

#[test]
fn results_are_printed_in_every_language_and_size() {
    let results = results(CompetitionCounts::Players, "published");
    for language in Language::ALL {
        for (paper, size) in Paper::ALL.into_iter().zip(TextSize::ALL) {
            let options = SheetOptions { language, paper, size, ..SheetOptions::default() };
            let document = document(&results, None, options, &never_stop).expect("never stopped");
            assert!(document.title.ends_with("Summer cup"), "{}", document.title);
            assert!(document.to_pdf(&never_stop).is_ok_and(|pdf| pdf.starts_with(b"%PDF")));
        }
    }
}
