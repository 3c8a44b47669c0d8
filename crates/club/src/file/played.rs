//! Reads the lines about matches: results, sanctions, scorekeepers, the log.

use std::collections::BTreeMap;

use crate::file::seats::PairsLines;
use crate::file::words::{FileError, Words};
use crate::limits::SCORER_LINES_MAX;
use crate::round::number;
use crate::{
    Correction, Evening, EveningError, Pair, Pairing, Player, Round, Sanction, Schedule, Sheet, SheetError,
    SheetId, Stop,
};

/// The evening while its lines about matches are read.
pub(crate) struct Played<'file> {
    evening: Evening,
    seats: &'file PairsLines,
    /// The seating for tables without a `pairs` line.
    fixed: Option<Schedule>,
    /// The line of each sheet that is not annulled.
    sheet_lines: BTreeMap<SheetId, u32>,
    /// How often the match of a table has been annulled so far.
    annulled: BTreeMap<SheetId, usize>,
    /// Sheets of tables that a later `pairs` line seats with other players. An `annulled` line in between annuls them.
    former: BTreeMap<SheetId, Sheet>,
    /// How many `scorer` lines were read.
    scorer_lines: usize,
}

impl<'file> Played<'file> {
    pub(crate) fn new(evening: Evening, seats: &'file PairsLines) -> Self {
        let fixed = evening.setup().fixed_schedule();
        let (sheet_lines, annulled, former) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { evening, seats, fixed, sheet_lines, annulled, former, scorer_lines: 0 }
    }

    /// Reads the words after the keyword of a line.
    pub(crate) fn take(&mut self, keyword: &str, words: Words) -> Result<(), FileError> {
        match keyword {
            "bye" => take_bye(&mut self.evening, words),
            "match" => self.take_match(words),
            "annulled" => self.take_annulled(words),
            "penalty" | "sanction" | "expelled" => take_sanction(&mut self.evening, words, keyword),
            "scorer" => {
                self.scorer_lines += 1;
                if self.scorer_lines > SCORER_LINES_MAX {
                    return Err(words.too_many(SCORER_LINES_MAX, "`scorer` lines"));
                }
                take_scorer(&mut self.evening, words)
            }
            _ => take_log(&mut self.evening, words),
        }
    }

    /// The evening, and the line of each sheet that is not annulled.
    pub(crate) fn finish(self) -> (Evening, BTreeMap<SheetId, u32>) {
        (self.evening, self.sheet_lines)
    }

    fn take_match(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "match 1 table 1 31:0 0:45 40:0 first 3";
        let at = words.sheet(example)?;
        let line = words.line;
        if let Some(first) = self.sheet_lines.get(&at) {
            let message = format!(
                "match {} table {} is already on line {first}; write `annulled {} table {}` before it is played again",
                at.number, at.table, at.number, at.table
            );
            return Err(words.error(message));
        }
        let match_line = read_match(words)?;
        match self.former(at)? {
            Some(pairing) => {
                let empty_sheet = Sheet::by_rules(pairing, self.evening.setup().sheet_rules());
                self.former
                    .insert(at, match_line.fill(empty_sheet).map_err(|error| FileError::at(line, error))?);
            }
            None => {
                let empty_sheet = self.evening.empty_sheet(at).map_err(|error| FileError::at(line, error))?;
                let sheet = match_line.fill(empty_sheet).map_err(|error| FileError::at(line, error))?;
                self.evening.put(at, sheet).map_err(|error| FileError::at(line, error))?;
            }
        }
        self.sheet_lines.insert(at, line);
        Ok(())
    }

    /// The pairing of a table at this point of the file. `None` if no later `pairs` line changes it.
    fn former(&self, at: SheetId) -> Result<Option<Pairing>, FileError> {
        let annulled = self.annulled.get(&at).copied().unwrap_or_default();
        let Some((line, pairing)) = self.seats.former(at, annulled, self.fixed.as_ref()) else {
            return Ok(None);
        };
        let players = self.evening.setup().size();
        if let Some(player) = pairing.pairs().into_iter().flatten().find(|player| player.number() > players) {
            let message = EveningError::NoPlayer { player, players }.to_string();
            return Err(FileError { line: line.unwrap_or(1), message });
        }
        Ok(Some(pairing))
    }

    fn take_annulled(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "annulled 1 table 1";
        let at = words.sheet(example)?;
        match self.former.remove(&at) {
            Some(sheet) => {
                self.evening.put_annulled(at, sheet).map_err(|error| words.error(error.to_string()))?;
            }
            None => {
                self.evening.plan(at).map_err(|error| words.error(error.to_string()))?;
                self.evening.annul(at).map_err(|error| words.error(error.to_string()))?;
            }
        }
        self.sheet_lines.remove(&at);
        *self.annulled.entry(at).or_default() += 1;
        words.end(example)
    }
}

/// Reads a pair without opponents in a match that was drawn.
fn take_bye(evening: &mut Evening, mut words: Words) -> Result<(), FileError> {
    let example = "bye 2 9 10";
    let number = words.number(example)?;
    let pair = [words.player(example)?, words.player(example)?];
    evening.add_bye(number, pair).map_err(|error| words.error(error.to_string()))?;
    words.end(example)
}

/// The content of a `match` line, before it is checked against the evening.
#[derive(Default)]
struct MatchLine {
    rounds: Vec<Round>,
    score: Option<[u16; 2]>,
    stopped: bool,
    lot: Option<Pair>,
    absent: Option<Pair>,
    expelled: Option<Pair>,
    first: Option<Player>,
}

impl MatchLine {
    /// Fills an empty sheet with the line.
    fn fill(self, mut sheet: Sheet) -> Result<Sheet, MatchLineError> {
        let stop = self.stop()?;
        if let Some(score) = self.score {
            if !self.rounds.is_empty() {
                return Err(MatchLineError::RoundsAndFinal);
            }
            sheet = sheet.with_final(score, stop)?;
        }
        if let Some(first) = self.first {
            sheet.set_first(first)?;
        }
        for (round, place) in self.rounds.iter().zip(1..) {
            sheet.add(*round).map_err(|error| MatchLineError::Round { place, error })?;
        }
        if let Some(stop) = stop.filter(|_| self.score.is_none()) {
            sheet.set_stop(stop)?;
        }
        Ok(sheet)
    }

    /// How the match ended before a pair reached the target. `stopped` beside `lot` says nothing more.
    fn stop(&self) -> Result<Option<Stop>, MatchLineError> {
        let stopped = (self.stopped && self.lot.is_none()).then_some(Stop::Ahead);
        let stops = [
            stopped,
            self.lot.map(|winner| Stop::Lot { winner }),
            self.absent.map(|pair| Stop::Absent { pair }),
            self.expelled.map(|pair| Stop::Expelled { pair }),
        ];
        let mut stops = stops.into_iter().flatten();
        match (stops.next(), stops.next()) {
            (_, Some(_)) => Err(MatchLineError::TwoEnds),
            (stop, None) => Ok(stop),
        }
    }
}

/// Why a `match` line is refused.
#[derive(Debug, thiserror::Error)]
enum MatchLineError {
    #[error("this line has both rounds and a final score; write one of them")]
    RoundsAndFinal,
    #[error("a match ends in one way; write one of `stopped`, `lot`, `absent` and `expelled`")]
    TwoEnds,
    #[error("round {place}: {error}")]
    Round { place: usize, error: SheetError },
    #[error(transparent)]
    Sheet(#[from] SheetError),
}

fn read_match(mut words: Words) -> Result<MatchLine, FileError> {
    let example = "match 1 table 1 31:0 0:45 40:0 first 3";
    let mut line = MatchLine::default();
    while let Some(word) = words.peek() {
        match word {
            "final" => {
                once(&mut words, line.score.is_none(), example)?;
                line.score = Some(score(&mut words)?);
            }
            "stopped" => {
                once(&mut words, !line.stopped, example)?;
                line.stopped = true;
            }
            "lot" => {
                once(&mut words, line.lot.is_none(), example)?;
                line.lot = Some(words.pair("match 3 table 1 final 48:48 lot 1")?);
            }
            "absent" => {
                once(&mut words, line.absent.is_none(), example)?;
                line.absent = Some(words.pair("match 1 table 1 absent 2")?);
            }
            "expelled" => {
                once(&mut words, line.expelled.is_none(), example)?;
                line.expelled = Some(words.pair("match 1 table 1 31:0 expelled 2")?);
            }
            "first" => {
                once(&mut words, line.first.is_none(), example)?;
                line.first = Some(words.player(example)?);
            }
            _ => line.rounds.push(words.parsed(example)?),
        }
    }
    words.end(example)?;
    Ok(line)
}

/// Reads a word that may occur only once on a line.
fn once(words: &mut Words, is_first: bool, example: &str) -> Result<(), FileError> {
    let word = words.word(example)?;
    if is_first { Ok(()) } else { Err(words.error(format!("`{word}` appears twice; remove one of them"))) }
}

/// Reads a score such as `100:37`.
fn score(words: &mut Words) -> Result<[u16; 2], FileError> {
    let example = "match 2 table 1 final 100:37";
    let word = words.word(example)?;
    let halves = word.split_once(':').and_then(|(first, second)| Some([number(first)?, number(second)?]));
    halves.ok_or_else(|| words.error(format!("`{word}` is not a score; write `{example}`")))
}

fn take_sanction(evening: &mut Evening, mut words: Words, keyword: &str) -> Result<(), FileError> {
    let example = match keyword {
        "penalty" => "penalty 2 30 match 1 \"touched a tile\"",
        "expelled" => "expelled 3 match 2 \"hit a player\"",
        _ => "sanction 3 match 2 round 4 \"spoke\"",
    };
    let (player, expelled) = (words.player(example)?, keyword == "expelled");
    let is_penalty = keyword == "penalty" || (expelled && words.peek() == Some("penalty"));
    if expelled && is_penalty {
        words.expect("penalty", example)?;
    }
    let amount = if is_penalty { words.amount(example)? } else { 0 };
    if is_penalty && amount == 0 {
        return Err(words.error("a penalty of 0 is none; write a `sanction` instead"));
    }
    let mut sanction =
        Sanction { player, amount, number: None, round: None, reason: String::new(), expelled };
    while let Some(word) = words.peek() {
        match word {
            "match" => {
                once(&mut words, sanction.number.is_none(), example)?;
                sanction.number = Some(words.number(example)?);
            }
            "round" => {
                once(&mut words, sanction.round.is_none(), example)?;
                sanction.round = Some(words.number(example)?);
            }
            _ => break,
        }
    }
    if sanction.round == Some(0) {
        return Err(words.error(format!("rounds are counted from 1; write `{example}`")));
    }
    sanction.reason = words.optional_text().unwrap_or_default();
    evening.sanction(sanction).map_err(|error| words.error(error.to_string()))?;
    words.end(example)
}

fn take_scorer(evening: &mut Evening, mut words: Words) -> Result<(), FileError> {
    let example = "scorer 2 1 7";
    let (number, table, player) = (words.number(example)?, words.number(example)?, words.player(example)?);
    let table = u8::try_from(table)
        .map_err(|_| words.error(format!("there is no table {table}; write `{example}`")))?;
    evening
        .set_scorekeeper(SheetId { number, table }, player)
        .map_err(|error| words.error(error.to_string()))?;
    words.end(example)
}

fn take_log(evening: &mut Evening, mut words: Words) -> Result<(), FileError> {
    let example = "log 2026-11-20T20:14:05Z 1 \"match 1 table 1 round 2\" \"45\" \"54\" \"misread\"";
    let (at, by) = (words.parsed(example)?, words.player(example)?);
    let mut text = || words.text(example);
    let line = Correction { at, by, what: text()?, old: text()?, new: text()?, why: text()? };
    evening.note(line).map_err(|error| words.error(error.to_string()))?;
    words.end(example)
}
