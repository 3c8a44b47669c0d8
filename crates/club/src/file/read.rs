//! Reads an evening file.

use std::collections::BTreeMap;

use crate::file::VERSION;
use crate::file::conditions::{CONDITIONS, Conditions};
use crate::file::played::Played;
use crate::file::seats::PairsLines;
use crate::file::words::{FileError, Words};
use crate::limits::{FILE_BYTES_MAX, FILE_LINES_MAX};
use crate::{Evening, EveningError, Pairing, SheetId, TableOverride, TablePlan};

const PAIRS: &str = "pairs";

/// The first words of the lines about what was played.
const EVENTS: [&str; 8] = ["bye", "match", "annulled", "penalty", "sanction", "expelled", "scorer", "log"];

/// Reads an evening. The error names the line.
///
/// ```
/// use boneyard_club::file;
///
/// let error = file::read("evening 1\nplayers 801 pairs\n").expect_err("too many players");
/// assert_eq!(error.to_string(), "line 2: 801 players cannot play an evening; 4 to 800 can");
/// ```
pub fn read(text: &str) -> Result<Evening, FileError> {
    let mut conditions = Conditions::default();
    let mut seats = PairsLines::default();
    let mut events = Vec::new();
    let mut lines = numbered(text)?.into_iter();
    check_version(lines.next())?;
    for mut words in lines {
        let line = words.line;
        let keyword = words.word("match 1 table 1 final 100:37")?;
        match keyword.as_str() {
            word if CONDITIONS.contains(&word) => conditions.take(word, words)?,
            PAIRS => seats.take(line, read_pairs(words)?)?,
            word if EVENTS.contains(&word) => {
                if keyword == "annulled"
                    && let Ok(at) = words.clone().sheet("annulled 1 table 1")
                {
                    seats.annul(at);
                }
                events.push((keyword, words));
            }
            "evening" => return Err(words.error("`evening` appears twice; one file is one evening")),
            other => return Err(words.error(unknown(other))),
        }
    }
    let mut played = Played::new(seated(&conditions, &seats.last())?, &seats);
    for (keyword, words) in events {
        played.take(&keyword, words)?;
    }
    let (evening, begun) = played.finish();
    check_order(&evening, &begun)?;
    Ok(evening)
}

fn unknown(keyword: &str) -> String {
    // From 0 for different words to 1 for the same: a slip of the keyboard.
    const SIMILARITY_MIN: f64 = 0.8;
    let known = || CONDITIONS.into_iter().chain([PAIRS]).chain(EVENTS);
    let similar = known()
        .map(|word| (strsim::jaro(keyword, word), word))
        .max_by(|(one, _), (two, _)| one.total_cmp(two));
    let advice = match similar {
        Some((similarity, word)) if similarity >= SIMILARITY_MIN => format!("did you mean `{word}`?"),
        _ => {
            let [events @ .., last] = EVENTS;
            let words: Vec<_> = CONDITIONS.into_iter().chain([PAIRS]).chain(events).collect();
            format!("lines begin with {} and {last}", words.join(", "))
        }
    };
    format!("`{keyword}` begins no line of an evening; {advice}")
}

/// The words of all lines except empty lines and comments.
fn numbered(text: &str) -> Result<Vec<Words>, FileError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > FILE_BYTES_MAX {
        let message = format!("this is too long for an evening; a file has {FILE_BYTES_MAX} bytes at most");
        return Err(FileError { line: 1, message });
    }
    let mut lines = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let words = Words::of(line, text)?;
        if lines.len() == FILE_LINES_MAX && !words.is_empty() {
            return Err(words.too_many(FILE_LINES_MAX, "lines"));
        }
        if !words.is_empty() {
            lines.push(words);
        }
    }
    Ok(lines)
}

fn check_version(first: Option<Words>) -> Result<(), FileError> {
    let example = "evening 1";
    let missing = "this is not an evening file; its first line is `evening 1`";
    let Some(mut words) = first else { return Err(FileError { line: 1, message: missing.to_owned() }) };
    if words.peek() != Some("evening") {
        return Err(words.error(missing));
    }
    words.expect("evening", example)?;
    let version = words.number(example)?;
    if version != VERSION {
        return Err(words.error(format!("version {version} is not known here; write `{example}`")));
    }
    words.end(example)
}

/// Reads the words after `pairs`, such as `4 table 1 1 5 2 6`. `filler 1` at the end marks the pair that fills the
/// table. `none` in place of the players removes a table of the fixed seating.
fn read_pairs(mut words: Words) -> Result<TableOverride, FileError> {
    let example = "pairs 4 table 1 1 5 2 6";
    let at = words.sheet(example)?;
    if words.peek() == Some("none") {
        words.expect("none", example)?;
        words.end(example)?;
        return Ok((at, None));
    }
    let mut player = || words.player(example);
    let [a, b, c, d] = [player()?, player()?, player()?, player()?];
    let pairing = Pairing::new([[a, b], [c, d]])
        .ok_or_else(|| words.error("a player would sit twice at this table; write four different players"))?;
    let filler = match words.peek() {
        Some("filler") => {
            words.expect("filler", example)?;
            Some(words.pair("pairs 8 table 1 1 4 3 2 filler 1")?)
        }
        _ => None,
    };
    words.end(example)?;
    Ok((at, Some(TablePlan { pairing, filler })))
}

fn seated(conditions: &Conditions, pairs: &[(u32, TableOverride)]) -> Result<Evening, FileError> {
    let overrides: Vec<TableOverride> = pairs.iter().map(|(_, table)| *table).collect();
    Evening::new(conditions.setup()?, &overrides).map_err(|error| {
        let line_of = |found: &dyn Fn(&SheetId) -> bool| {
            pairs.iter().rev().find(|(_, (at, _))| found(at)).map(|(line, _)| *line)
        };
        let line = match &error {
            EveningError::Setup { error } => Some(conditions.line_of(error)),
            EveningError::NoTable { at, .. } => line_of(&|table| table == at),
            EveningError::SeatedTwice { at, .. }
            | EveningError::Parted { at, .. }
            | EveningError::TeamMates { at, .. } => {
                line_of(&|table| table == at).or_else(|| line_of(&|table| table.number == at.number))
            }
            EveningError::NoMatch { number, .. } => line_of(&|table| table.number == *number),
            EveningError::Unseated { number } => {
                line_of(&|table| table.number == *number).or_else(|| conditions.line_of_matches())
            }
            EveningError::NoPlayer { player, .. } => pairs
                .iter()
                .find(|(_, (_, plan))| plan.is_some_and(|plan| plan.pairing.seats(*player)))
                .map(|(line, _)| *line),
            _ => None,
        };
        FileError { line: line.unwrap_or_else(|| conditions.line_of_players()), message: error.to_string() }
    })
}

/// Checks that no match began before every table had finished the one before (CLUB-49).
fn check_order(evening: &Evening, begun: &BTreeMap<SheetId, u32>) -> Result<(), FileError> {
    let Some((early, missing)) = evening.begun_too_early() else { return Ok(()) };
    let message = format!(
        "match {} was begun before table {} delivered match {}; write how that one ended, or leave this line out",
        early.number, missing.table, missing.number
    );
    Err(FileError { line: begun.get(&early).copied().unwrap_or(1), message })
}
