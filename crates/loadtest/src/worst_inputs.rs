//! The most expensive evenings and requests: at the limits, and beyond them.
//!
//! No club plays such evenings, but an attacker may send them. `boneyard bench sheets` shows the cost of each.

use std::fmt::Write;

use boneyard_club::limits::{
    ANNULLED_MAX, LOG_CHARS_MAX, LOG_LINES_MAX, REASON_CHARS_MAX, ROUNDS_MAX, SANCTIONS_MAX,
    SHEET_ROUNDS_MAX, TEXT_LINES_MAX, VALUE_CHARS_MAX,
};
use boneyard_club::{MATCHES_MAX, NAME_CHARS_MAX, PLAYERS_MAX, ROTATING_PLAYERS_MAX, TABLES_MAX};

/// The most tables of a match in which partners rotate.
const TABLES_PER_MATCH: usize = ROTATING_PLAYERS_MAX as usize / 4;

/// The matches in which all players play, so that the evening has the most tables.
const FULL_MATCHES: usize = TABLES_MAX / TABLES_PER_MATCH;

/// Evening files, each with a name. Some are beyond the limits and refused.
pub fn evening_files() -> Vec<(&'static str, String)> {
    let mut files = accepted_files();
    files.extend(refused_files());
    files
}

/// Files at the limits, which are accepted.
fn accepted_files() -> Vec<(&'static str, String)> {
    let unplayed = |letter| full_evening(letter, |_, _, _| {});
    vec![
        ("wide-names", unplayed('W')),
        ("cyrillic-names", unplayed('Ж')),
        ("chinese-names", unplayed('漢')),
        ("names-of-words", names_of_words()),
        ("finals", full_evening('W', |text, number, table| push_line(text, &finished(number, table)))),
        (
            "most-rounds",
            full_evening('W', |text, number, table| {
                push_line(text, &tied(number, table, ROUNDS_MAX / TABLES_MAX))
            }),
        ),
        ("longest-sheets", full_evening('W', longest_sheet)),
        ("most-log-lines", with_log(LOG_LINES_MAX, &["W", "i", "i", &"W ".repeat(14)])),
        ("longest-log-words", with_long_log("W")),
        ("longest-log-cyrillic", with_long_log("Ж")),
        ("longest-log-narrow", with_long_log("i")),
        ("longest-log-spaced", with_long_log("W ")),
        ("longest-log-marks", with_long_log("a\u{301}")),
        ("log-of-lines", log_of_lines()),
        ("most-sanctions", with_sanctions()),
        ("most-annulled", with_annulled()),
        ("longest-round-robin", round_robin()),
        ("level-in-everything", all_tied()),
        (
            "most-players",
            most_players("swiss", |number| {
                format!("final {}", if number % 2 == 0 { "999:0" } else { "0:999" })
            }),
        ),
        ("largest-knock-out", most_players("knock-out", |_| "final 999:0".to_owned())),
    ]
}

/// Files beyond the limits, which are refused.
fn refused_files() -> Vec<(&'static str, String)> {
    let four_players = "evening 1\nname \"Friday\"\nplayers 4 published\n";
    let of_line = |line: String| format!("{four_players}{line}\n");
    vec![
        ("word-in-the-log", of_line(log_line(&["what", &"W".repeat(900_000), "", ""]))),
        ("long-unit", of_line(format!("stake 1 \"{}\"", "W".repeat(900_000)))),
        ("long-reason", of_line(format!("sanction 1 \"{}\"", "W".repeat(900_000)))),
        ("long-name", of_line(format!("player 1 \"{}\"", "W".repeat(900_000)))),
        ("tied-for-ever", of_line(format!("match 1 table 1{}", " 0:0".repeat(230_000)))),
        ("words-without-end", of_line("a ".repeat(450_000))),
        ("lines-without-end", four_players.to_owned() + &"match 1 table 1\n".repeat(60_000)),
        (
            "seated-without-end",
            four_players.to_owned() + &"pairs 1 table 1 1 2 3 4\nannulled 1 table 1\n".repeat(20_000),
        ),
        ("scorers-without-end", four_players.to_owned() + &"scorer 1 1 1\n".repeat(30_000)),
        ("one-bare-word", "W".repeat(900_000)),
        ("one-open-text", format!("name \"{}", "\\\"".repeat(450_000))),
        ("too-long-a-file", four_players.to_owned() + &"# nothing\n".repeat(500_000)),
    ]
}

/// Requests to `/api/evenings/desk`, as JSON, each with a name.
pub fn desk_requests() -> Vec<(&'static str, String)> {
    let players = |count: usize| (1..=count).map(|player| player.to_string()).collect::<Vec<_>>().join(",");
    let present: Vec<String> =
        (1..=PLAYERS_MAX).map(|player| format!(r#"{{"player":{player},"since":0}}"#)).collect();
    let rotating = present[..usize::from(ROTATING_PLAYERS_MAX)].join(",");
    let replan = |kept: String, matches: usize| {
        format!(r#"{{"type":"replan","kept":[{kept}],"present":[{rotating}],"matches":{matches},"seed":1}}"#)
    };
    let replan_pairs = |matches: usize| {
        let everyone = present.join(",");
        format!(
            r#"{{"type":"replan","kind":"pairs","kept":[],"present":[{everyone}],"matches":{matches},"seed":1}}"#
        )
    };
    let plan = |number: usize, tables: usize| {
        let table = |table: usize| {
            let [a, b, c, d] = players_at(number, table % TABLES_PER_MATCH + 1);
            format!(r#"{{"pairing":[[{a},{b}],[{c},{d}]],"filler":null}}"#)
        };
        format!(r#"{{"tables":[{}]}}"#, (0..tables).map(table).collect::<Vec<_>>().join(","))
    };
    let kept = |matches: usize, tables: usize| {
        (1..=matches).map(|number| plan(number, tables)).collect::<Vec<_>>().join(",")
    };
    let half = usize::from(MATCHES_MAX) / 2;
    let scorekeepers =
        |list: String| format!(r#"{{"type":"coverage","players":63,"kind":"balanced","keepers":[{list}]}}"#);
    let score = |text: &str| serde_json::json!({ "type": "score", "file": text }).to_string();
    vec![
        ("schedule-64", r#"{"type":"schedule","players":64,"kind":"balanced"}"#.to_owned()),
        ("schedule-63", r#"{"type":"schedule","players":63,"kind":"balanced"}"#.to_owned()),
        ("schedule-62", r#"{"type":"schedule","players":62,"kind":"balanced"}"#.to_owned()),
        ("coverage", scorekeepers(players(2))),
        ("coverage-of-many", scorekeepers("64,".repeat(300_000) + "64")),
        ("replan-all", replan(String::new(), MATCHES_MAX.into())),
        ("replan-half", replan(kept(half, TABLES_PER_MATCH), half)),
        ("replan-too-many-tables", replan(kept(1, 20_000), 10)),
        ("replan-pairs", replan_pairs(10)),
        ("replan-pairs-too-many", replan_pairs(MATCHES_MAX.into())),
        ("schedule-pairs", r#"{"type":"schedule","players":800,"kind":"pairs"}"#.to_owned()),
        ("schedule-swiss", r#"{"type":"schedule","players":800,"kind":"swiss"}"#.to_owned()),
        ("replan-too-many-matches", replan(kept(3_000, 1), 10)),
        ("write", written_setup(PLAYERS_MAX, 1)),
        ("write-63", written_setup(63, 1)),
        ("write-needs", written_setup(PLAYERS_MAX, 1_000)),
        ("score", score(&full_evening('W', |text, number, table| push_line(text, &finished(number, table))))),
        ("score-tied-for-ever", score(&refused_files()[4].1)),
        ("deep", "[".repeat(900_000)),
        ("deep-object", r#"{"type":"#.repeat(100_000)),
        ("wide", format!("[{}1]", "1,".repeat(450_000))),
        ("long-text", format!(r#"{{"type":"{}"}}"#, "W".repeat(900_000))),
    ]
}

fn written_setup(players: u16, needs: usize) -> String {
    let person = |number: u16| {
        let needs = vec!["sight"; needs];
        serde_json::json!({ "name": name('漢', number.into()), "needs": needs })
    };
    let setup = serde_json::json!({
        "name": "漢".repeat(NAME_CHARS_MAX), "origin": null, "date": null,
        "players": (1..=players).map(person).collect::<Vec<_>>(), "seating": "balanced", "matches": null,
        "target": 999, "stake": 0, "unit": "", "prize": null, "repeat": "settle", "penalties": true, "limit": 600,
    });
    serde_json::json!({ "type": "write", "setup": setup }).to_string()
}

/// A unique name of the greatest length, in one letter.
fn name(letter: char, number: usize) -> String {
    let number = number.to_string();
    letter.to_string().repeat(NAME_CHARS_MAX - number.len()) + &number
}

/// The lines before the matches: the longest names, and all needs of all players.
fn header(letter: char, players: usize, kind: &str) -> String {
    let long = letter.to_string().repeat(NAME_CHARS_MAX);
    let mut text = format!(
        "evening 1\nname \"{long}\"\norigin \"{long}\" \"{long}\" \"{long}\"\ndate 2026-11-20\nplayers {players} {kind}\n\
         target 999\npenalties on\nlimit 600\n"
    );
    for player in 1..=players {
        push_line(&mut text, &format!("player {player} \"{}\" sight movement hearing", name(letter, player)));
    }
    text
}

fn push_line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// The four players at a table of a match. Matches and tables count from 1.
fn players_at(number: usize, table: usize) -> [usize; 4] {
    [0, 1, 2, 3]
        .map(|seat| (4 * (table - 1) + seat + number * seat) % (4 * TABLES_PER_MATCH))
        .map(|place| place + 1)
}

/// An evening with the most tables; `played` writes the result of each.
fn full_evening(letter: char, played: impl Fn(&mut String, usize, usize)) -> String {
    let mut text = header(letter, 4 * TABLES_PER_MATCH, "balanced");
    push_line(&mut text, &format!("matches {FULL_MATCHES}"));
    for number in 1..=FULL_MATCHES {
        for table in 1..=TABLES_PER_MATCH {
            let first = 4 * (table - 1);
            let [a, b, c, d] = [1, 2, 3, 4].map(|seat| first + seat);
            push_line(&mut text, &format!("pairs {number} table {table} {a} {b} {c} {d}"));
            played(&mut text, number, table);
            push_line(&mut text, &format!("scorer {number} {table} {a}"));
        }
    }
    text
}

fn finished(number: usize, table: usize) -> String {
    // All players of different tables are tied.
    format!("match {number} table {table} final {}", if number.is_multiple_of(2) { "999:0" } else { "0:999" })
}

/// A sheet of tied rounds, decided by lot.
fn tied(number: usize, table: usize, rounds: usize) -> String {
    let first = 4 * (table - 1) + 1;
    format!("match {number} table {table}{} lot 1 first {first}", " 0:0".repeat(rounds))
}

/// Writes as many sheets with the most rounds as allowed; the other sheets have no rounds.
fn longest_sheet(text: &mut String, number: usize, table: usize) {
    let place = (number - 1) * TABLES_PER_MATCH + table - 1;
    let long = place < ROUNDS_MAX / SHEET_ROUNDS_MAX;
    push_line(text, &if long { tied(number, table, SHEET_ROUNDS_MAX) } else { finished(number, table) });
}

/// Names of one-letter words, where a line may break anywhere.
fn names_of_words() -> String {
    let mut text = full_evening('W', |_, _, _| {});
    for player in 1..=usize::from(ROTATING_PLAYERS_MAX) {
        let spaced: String = "Щ ".repeat(NAME_CHARS_MAX / 2 - 2) + &player.to_string();
        text = text.replace(&format!("\"{}\"", name('W', player)), &format!("\"{spaced}\""));
    }
    text
}

fn log_line(texts: &[&str; 4]) -> String {
    let mut line = "log 2026-11-20T20:14:05Z 1".to_owned();
    for text in texts {
        let _ = write!(line, " \"{}\"", text.trim());
    }
    line
}

fn with_log(lines: usize, texts: &[&str; 4]) -> String {
    let chars: usize = texts.map(|text| text.trim().chars().count()).iter().sum();
    let mut text = header('W', 61, "balanced");
    for _ in 0..lines.min(LOG_CHARS_MAX / chars.max(1)) {
        push_line(&mut text, &log_line(texts));
    }
    text
}

/// The longest log with the longest texts.
fn with_long_log(part: &str) -> String {
    let long = |chars: usize| part.chars().cycle().take(chars).collect::<String>();
    let (old, why) = (long(VALUE_CHARS_MAX), long(REASON_CHARS_MAX));
    with_log(LOG_LINES_MAX, &[&long(100), &old, &old, &why])
}

/// A log whose texts have as many lines as possible, each of one letter.
fn log_of_lines() -> String {
    let lines = ["W"; TEXT_LINES_MAX].join("\\n");
    with_log(LOG_LINES_MAX, &[&lines, &lines, &lines, &lines])
}

fn with_sanctions() -> String {
    let mut text = header('W', 61, "balanced");
    for number in 0..SANCTIONS_MAX {
        let reason = "W".repeat(REASON_CHARS_MAX);
        push_line(&mut text, &format!("penalty {} 1000000 match 1 round 150 \"{reason}\"", number % 61 + 1));
    }
    text
}

fn with_annulled() -> String {
    let mut text = full_evening('W', |text, number, table| {
        if (number - 1) * TABLES_PER_MATCH + table <= ANNULLED_MAX {
            push_line(text, &tied(number, table, 20));
            push_line(text, &format!("annulled {number} table {table}"));
        }
    });
    text.push('\n');
    text
}

/// Seven players, the most matches, stakes and a shared prize.
fn round_robin() -> String {
    let mut text = header('W', 7, "balanced");
    push_line(
        &mut text,
        &format!(
            "matches {MATCHES_MAX}\nstake 1000000 \"{}\"\nprize stakes 1000 shared",
            "W".repeat(NAME_CHARS_MAX)
        ),
    );
    for number in 1..=usize::from(MATCHES_MAX) {
        let [a, b, c, d] = [0, 1, 2, 3].map(|seat| (number + seat) % 7 + 1);
        push_line(
            &mut text,
            &format!(
                "pairs {number} table 1 {a} {b} {c} {d}\nmatch {number} table 1{} lot 1 first {a}",
                " 0:0".repeat(ROUNDS_MAX / 200)
            ),
        );
    }
    text
}

/// As many fixed pairs as can be, in as many matches as have tables. `result` writes how each match of a number ended.
fn most_players(kind: &str, result: impl Fn(usize) -> String) -> String {
    let (pairs, tables) = (usize::from(PLAYERS_MAX / 2), usize::from(PLAYERS_MAX / 4));
    let mut text = header('W', 2 * pairs, kind);
    for number in 1..=TABLES_MAX / tables {
        for table in 1..=tables {
            // The odd pairs move past the even ones.
            let (even, odd) = (2 * (table - 1), (2 * (table + number) - 1) % pairs);
            let [a, b] = [even, odd].map(|pair| format!("{} {}", 2 * pair + 1, 2 * pair + 2));
            push_line(&mut text, &format!("pairs {number} table {table} {a} {b}"));
            push_line(&mut text, &format!("match {number} table {table} {}", result(number)));
        }
    }
    text
}

/// All players are tied with many others, so the matches between them decide.
fn all_tied() -> String {
    let mut text = header('W', 4 * TABLES_PER_MATCH, "balanced");
    push_line(&mut text, &format!("matches {FULL_MATCHES}"));
    for number in 1..=FULL_MATCHES {
        for table in 0..TABLES_PER_MATCH {
            // Circles of sixteen players rotate against each other.
            let seat = |circle: usize, step: usize| 16 * circle + (table + number * step) % 16 + 1;
            let [a, b, c, d] = [seat(0, 0), seat(1, 1), seat(2, 2), seat(3, 3)];
            let score = if number.is_multiple_of(2) { "999:500" } else { "500:999" };
            push_line(
                &mut text,
                &format!(
                    "pairs {number} table {} {a} {b} {c} {d}\nmatch {number} table {} final {score}",
                    table + 1,
                    table + 1
                ),
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use boneyard_club::csv::{self, CsvKind};
    use boneyard_club::{SheetKind, Stopped, file};
    use boneyard_print::club::{SheetOptions, TextSize, document};
    use boneyard_print::{Language, Paper};

    use super::*;

    #[test]
    fn files_at_the_limits_are_accepted_and_files_beyond_them_refused() {
        for (name, text) in accepted_files() {
            let evening = file::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(evening.report().standings.len(), usize::from(evening.setup().size()), "{name}");
            for kind in CsvKind::ALL {
                assert!(csv::write(&evening, kind).contains('\n'), "{name}");
            }
            let written = file::write(&evening, file::Privacy::Whole);
            assert!(
                file::read(&written).is_ok_and(|again| again == evening),
                "{name} is written and read back"
            );
        }
        for (name, text) in refused_files() {
            let error = file::read(&text).expect_err(name);
            assert!(error.line > 0 && (10..450).contains(&error.message.len()), "{name}: {error}");
        }
    }

    #[test]
    fn every_sheet_is_made_or_stops_when_asked() {
        let combinations = Language::ALL.into_iter().cycle().zip(Paper::ALL.into_iter().cycle());
        let mut combinations = combinations.zip(TextSize::ALL.into_iter().rev().cycle());
        for (name, text) in accepted_files() {
            let evening = file::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            for kind in SheetKind::ALL {
                let ((language, paper), size) = combinations.next().expect("the cycle never ends");
                let asked = Cell::new(0);
                let stop = || {
                    asked.set(asked.get() + 1);
                    asked.get() > 400
                };
                let options = SheetOptions { language, paper, size, ..SheetOptions::default() };
                let pdf =
                    document(kind, &evening, options, &stop).and_then(|document| document.to_pdf(&stop));
                match pdf {
                    Ok(pdf) => assert!(pdf.starts_with(b"%PDF") && asked.get() <= 400, "{name} {kind}"),
                    Err(Stopped) => assert_eq!(asked.get(), 401, "{name} {kind}: goes on after the stop"),
                }
            }
        }
    }
}
