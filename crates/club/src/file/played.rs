//! The lines that say what happened.

use std::collections::BTreeMap;

use crate::file::words::{FileError, Words};
use crate::round::number;
use crate::{Evening, LogLine, Pair, Player, Round, Sanction, Sheet, SheetId, Stop};

/// Takes a line in. `begun` keeps the line of each sheet.
pub(crate) fn take(
    evening: &mut Evening,
    keyword: &str,
    words: Words,
    begun: &mut BTreeMap<SheetId, u32>,
) -> Result<(), FileError> {
    match keyword {
        "match" => take_match(evening, words, begun),
        "annulled" => take_annulled(evening, words, begun),
        "penalty" => take_sanction(evening, words, true),
        "sanction" => take_sanction(evening, words, false),
        "scorer" => take_scorer(evening, words),
        _ => take_log(evening, words),
    }
}

/// What a `match` line says, before it is checked against the evening.
#[derive(Default)]
struct Line {
    rounds: Vec<Round>,
    score: Option<[u16; 2]>,
    stopped: bool,
    lot: Option<Pair>,
    first: Option<Player>,
}

fn take_match(
    evening: &mut Evening,
    mut words: Words,
    begun: &mut BTreeMap<SheetId, u32>,
) -> Result<(), FileError> {
    let like = "match 1 table 1 31:0 0:45 40:0 first 3";
    let at = words.sheet(like)?;
    let line = words.line;
    if let Some(first) = begun.get(&at) {
        let what = format!(
            "match {} table {} stands on line {first} already; write `annulled {} table {}` before it is played again",
            at.number, at.table, at.number, at.table
        );
        return Err(words.error(what));
    }
    let said = read_match(words)?;
    let refuse = |what: String| FileError { line, what };
    let mut sheet = evening.blank(at).map_err(|error| refuse(error.to_string()))?;
    if let Some(score) = said.score {
        if !said.rounds.is_empty() {
            return Err(refuse("rounds and a final score stand together; write one of them".to_owned()));
        }
        let stop = match (said.lot, said.stopped) {
            (Some(winner), _) => Some(Stop::Lot { winner }),
            (None, true) => Some(Stop::Ahead),
            (None, false) => None,
        };
        sheet = Sheet::with_final(*sheet.pairing(), evening.setup().target, score, stop)
            .map_err(|error| refuse(error.to_string()))?;
    }
    if let Some(first) = said.first {
        sheet.set_first(first).map_err(|error| refuse(error.to_string()))?;
    }
    for (round, place) in said.rounds.iter().zip(1..) {
        sheet.add(*round).map_err(|error| refuse(format!("round {place}: {error}")))?;
    }
    if said.score.is_none() && (said.stopped || said.lot.is_some()) {
        sheet.stop(said.lot).map_err(|error| refuse(error.to_string()))?;
    }
    evening.put(at, sheet).map_err(|error| refuse(error.to_string()))?;
    begun.insert(at, line);
    Ok(())
}

fn read_match(mut words: Words) -> Result<Line, FileError> {
    let like = "match 1 table 1 31:0 0:45 40:0 first 3";
    let mut said = Line::default();
    while let Some(word) = words.peek() {
        match word {
            "final" => {
                once(&mut words, said.score.is_none(), like)?;
                said.score = Some(score(&mut words)?);
            }
            "stopped" => {
                once(&mut words, !said.stopped, like)?;
                said.stopped = true;
            }
            "lot" => {
                once(&mut words, said.lot.is_none(), like)?;
                said.lot = Some(words.pair("match 3 table 1 final 48:48 lot 1")?);
            }
            "first" => {
                once(&mut words, said.first.is_none(), like)?;
                said.first = Some(words.player(like)?);
            }
            _ => said.rounds.push(words.parsed(like)?),
        }
    }
    words.end(like)?;
    Ok(said)
}

/// Takes a word that stands on a line once.
fn once(words: &mut Words, is_first: bool, like: &str) -> Result<(), FileError> {
    let word = words.word(like)?;
    if is_first { Ok(()) } else { Err(words.error(format!("`{word}` stands twice; leave one of them out"))) }
}

/// `100:37`.
fn score(words: &mut Words) -> Result<[u16; 2], FileError> {
    let like = "match 2 table 1 final 100:37";
    let word = words.word(like)?;
    let halves = word.split_once(':').and_then(|(first, second)| Some([number(first)?, number(second)?]));
    halves.ok_or_else(|| words.error(format!("`{word}` is no score; write `{like}`")))
}

fn take_annulled(
    evening: &mut Evening,
    mut words: Words,
    begun: &mut BTreeMap<SheetId, u32>,
) -> Result<(), FileError> {
    let like = "annulled 1 table 1";
    let at = words.sheet(like)?;
    evening.plan(at).map_err(|error| words.error(error.to_string()))?;
    evening.annul(at).map_err(|error| words.error(error.to_string()))?;
    begun.remove(&at);
    words.end(like)
}

fn take_sanction(evening: &mut Evening, mut words: Words, is_penalty: bool) -> Result<(), FileError> {
    let like = if is_penalty {
        "penalty 2 30 match 1 \"touched a tile\""
    } else {
        "sanction 3 match 2 round 4 \"spoke\""
    };
    let player = words.player(like)?;
    let amount = if is_penalty { words.amount(like)? } else { 0 };
    if is_penalty && amount == 0 {
        return Err(words.error("a penalty of 0 is none; write a `sanction` instead"));
    }
    let mut sanction = Sanction { player, amount, number: None, round: None, reason: String::new() };
    while let Some(word) = words.peek() {
        match word {
            "match" => {
                once(&mut words, sanction.number.is_none(), like)?;
                sanction.number = Some(words.number(like)?);
            }
            "round" => {
                once(&mut words, sanction.round.is_none(), like)?;
                sanction.round = Some(words.number(like)?);
            }
            _ => break,
        }
    }
    if sanction.round == Some(0) {
        return Err(words.error(format!("rounds are counted from 1; write `{like}`")));
    }
    sanction.reason = words.text_if_there().unwrap_or_default();
    evening.sanction(sanction).map_err(|error| words.error(error.to_string()))?;
    words.end(like)
}

fn take_scorer(evening: &mut Evening, mut words: Words) -> Result<(), FileError> {
    let like = "scorer 2 1 7";
    let (number, table, player) = (words.number(like)?, words.number(like)?, words.player(like)?);
    let table =
        u8::try_from(table).map_err(|_| words.error(format!("there is no table {table}; write `{like}`")))?;
    evening.set_scorer(SheetId { number, table }, player).map_err(|error| words.error(error.to_string()))?;
    words.end(like)
}

fn take_log(evening: &mut Evening, mut words: Words) -> Result<(), FileError> {
    let like = "log 2026-11-20T20:14:05Z 1 \"match 1 table 1 round 2\" \"45\" \"54\" \"misread\"";
    let (at, by) = (words.parsed(like)?, words.player(like)?);
    let mut text = || words.text(like);
    let line = LogLine { at, by, what: text()?, old: text()?, new: text()?, why: text()? };
    evening.note(line).map_err(|error| words.error(error.to_string()))?;
    words.end(like)
}
