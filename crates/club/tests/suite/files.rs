//! Evening files. A file in `played/` is valid and lists its results in `#=` comments. A file in `refused/` is invalid and ends with
//! the line and message of its refusal: `# refused: 4: …`. A new case needs no Rust.

mod round_trip;

use std::{fs, path::Path};

use boneyard_club::file::{self, Privacy};
use boneyard_club::{Report, StandingsKey};

/// The files of a folder by name, with their text.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files").join(folder);
    let entries = fs::read_dir(folder).expect("a folder of evenings");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("text")))
        .collect();
    files.sort();
    files
}

#[test]
fn valid_evenings_have_the_expected_results() {
    let files = files("played");
    assert!(files.len() > 20);
    for (name, text) in files {
        let evening = file::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let expected: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("#= ")).collect();
        assert_eq!(lines(&evening.report()), expected, "{name}");
        let again = file::read(&file::write(&evening, Privacy::Whole));
        assert_eq!(again.as_ref(), Ok(&evening), "{name}");
    }
}

fn lines(report: &Report) -> Vec<String> {
    let mut lines = vec![if report.is_final { "final" } else { "goes on" }.to_owned()];
    for line in &report.standings {
        let tally = line.tally;
        lines.push(format!(
            "{}. player {}: played {}, points {}, wins {}, plus {}, minus {}, penalties {}, effectiveness {}, money {}, prize {}, {}",
            line.place,
            line.number,
            tally.played,
            tally.points,
            tally.wins,
            tally.plus,
            tally.minus,
            tally.penalties,
            tally.effectiveness,
            tally.money,
            line.prize,
            line.decided_by.map_or("last", key),
        ));
    }
    for played in &report.matches {
        let ([[a, b], [c, d]], [first, second]) = (played.pairs.pairs(), played.score);
        let stopped = if played.stopped { " stopped" } else { "" };
        let lead = played.next_lead.map(|player| format!(", {player} leads")).unwrap_or_default();
        let (number, table) = (played.number, played.table);
        lines
            .push(format!("match {number} table {table}: {a} {b} v {c} {d} {first}:{second}{stopped}{lead}"));
    }
    lines
}

const fn key(key: StandingsKey) -> &'static str {
    match key {
        StandingsKey::Points => "points",
        StandingsKey::Wins => "wins",
        StandingsKey::Effectiveness => "effectiveness",
        StandingsKey::Difference => "difference",
        StandingsKey::Plus => "plus",
        StandingsKey::Meetings => "meetings",
        StandingsKey::Progress => "progress",
        StandingsKey::Group => "group",
        StandingsKey::Number => "number",
    }
}

#[test]
fn invalid_evenings_have_the_expected_error() {
    let files = files("refused");
    assert!(files.len() > 100);
    for (name, text) in files {
        let expected = text.lines().last().and_then(|line| line.strip_prefix("# refused: "));
        let expected = expected.unwrap_or_else(|| panic!("{name} does not close with `# refused: …`"));
        let error = file::read(&text).expect_err(&name);
        assert_eq!(format!("{}: {}", error.line, error.message), expected, "{name}");
        assert!(!error.message.ends_with('.') && !error.message.contains('\n'), "{name}: {error}");
    }
}
