//! Parses a [`Record`] from text.
//!
//! A `Reader` takes one line after the other: those of the header, then those of each round. It does not check the rules
//! of play.

mod header;
mod round_line;
mod turn_line;
mod words;

use self::{
    header::Header,
    words::{Words, number, quote, without_comment},
};
use crate::{
    error::DgnError,
    record::{MatchResult, Record, RoundRecord},
    spanned::Spanned,
};

impl Record {
    /// Parses a record. It does not check the rules of play; [`replay`](crate::replay) does.
    ///
    /// # Errors
    /// The first malformed line.
    ///
    /// ```
    /// use boneyard_dgn::Record;
    ///
    /// let text = "dgn 1\nrules draw\nseat 1 \"N\"\nseat 2 \"S\"\n";
    /// assert_eq!(Record::read(text)?.to_string(), text);
    ///
    /// let refused = Record::read("dgn 1\nrules drow\n").expect_err("misspelt");
    /// assert!(refused.to_string().starts_with("line 2: no preset is called `drow`; did you mean `draw`?"));
    /// # Ok::<_, boneyard_dgn::DgnError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, DgnError> {
        match read_until_fault(text)? {
            (record, None) => Ok(record),
            (_, Some(fault)) => Err(fault),
        }
    }
}

/// Parses up to the first malformed line. The caller can replay the lines before it, and so find an earlier illegal line
/// first.
pub(crate) fn read_until_fault(text: &str) -> Result<(Record, Option<DgnError>), DgnError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader::default();
    let mut last_line = 1;
    for (index, line) in text.split('\n').enumerate() {
        let Ok(line_number) = u32::try_from(index + 1) else { break };
        let line = without_comment(line);
        if line.is_empty() {
            continue;
        }
        last_line = line_number;
        if let Err(fault) = reader.read_line(Words::new(line_number, line)) {
            return match reader.record {
                Some(record) => Ok((record, Some(fault))),
                None => Err(fault),
            };
        }
    }
    reader.begin(last_line)?;
    match reader.record {
        Some(record) => Ok((record, None)),
        None => Err(DgnError::new(last_line, "nothing was read; a record starts with `dgn 1`")),
    }
}

#[derive(Default)]
struct Reader {
    /// Whether the line `dgn 1` was read.
    has_version: bool,
    header: Header,
    /// Built from the header once a line after it, or the end of the text, is reached.
    record: Option<Record>,
}

impl Reader {
    fn read_line(&mut self, mut words: Words) -> Result<(), DgnError> {
        let first = words.expect("a word")?;
        if !self.has_version {
            if first != "dgn" {
                return Err(words.error(format!("a record starts with `dgn 1`, not with `{}`", quote(first))));
            }
            let version = words.expect("the version")?;
            if version != "1" {
                return Err(
                    words.error(format!("version `{}` is not known; this reads `dgn 1`", quote(version)))
                );
            }
            self.has_version = true;
            return words.end();
        }
        match first {
            "id" | "rules" | "date" | "event" | "site" | "note" | "seat" | "start" => {
                if self.record.is_some() {
                    return Err(words.error(format!("`{first}` comes before the first round")));
                }
                self.header.line(first, words)
            }
            "dgn" => Err(words.error("`dgn 1` must appear once, at the top")),
            "round" => {
                let record = self.begin(words.line)?;
                after_result(record, &words)?;
                let number = words.number("a round's number, counted from 1")?;
                words.end()?;
                if !(1..=ROUNDS_MAX).contains(&number) {
                    return Err(words.error(format!("rounds count from 1 to {ROUNDS_MAX}")));
                }
                let number = Spanned { line: words.line, value: number };
                record.rounds.push(RoundRecord { number, ..RoundRecord::default() });
                Ok(())
            }
            "result" => {
                let record = self.begin(words.line)?;
                after_result(record, &words)?;
                let line = words.line;
                record.result = Some(Spanned { line, value: result(words, record.players.seats())? });
                Ok(())
            }
            _ if !ROUND_WORDS.contains(&first) && number::<u8>(first).is_none() => {
                Err(unknown_word(first, &words))
            }
            _ => {
                let record = self.begin(words.line)?;
                after_result(record, &words)?;
                let seats = record.players.seats();
                match record.rounds.last_mut() {
                    Some(round) => round.line(first, words, seats),
                    None => Err(words.error("a `round` line belongs before this")),
                }
            }
        }
    }

    /// The record. The first call checks the header and builds the record from it.
    fn begin(&mut self, line: u32) -> Result<&mut Record, DgnError> {
        if self.record.is_none() {
            if !self.has_version {
                return Err(DgnError::new(line, "a record starts with `dgn 1`"));
            }
            self.record = Some(std::mem::take(&mut self.header).record(line)?);
        }
        self.record.as_mut().ok_or_else(|| DgnError::new(line, "a record starts with `dgn 1`"))
    }
}

/// The highest number of a round: more rounds than any match has.
const ROUNDS_MAX: u32 = 1_000_000;

/// The words that begin the lines of a round. A turn begins with its seat instead.
const ROUND_WORDS: [&str; 11] =
    ["fair", "deal", "stock", "lead", "left", "last", "made", "declared", "end", "score", "total"];

fn after_result(record: &Record, words: &Words) -> Result<(), DgnError> {
    match record.result {
        None => Ok(()),
        Some(_) => Err(words.error("nothing follows `result`")),
    }
}

pub(crate) fn unknown_word(word: &str, words: &Words) -> DgnError {
    words.error(format!(
        "`{}` begins no line; a round has deal, stock, lead, turns such as `2 1-5@R`, left, end, score, total",
        quote(word)
    ))
}

fn result(mut words: Words, seats: usize) -> Result<MatchResult, DgnError> {
    let how = words.expect("how the match ended")?;
    let mut sides = Vec::new();
    let result = match how {
        "won" | "lost" => {
            while let Some(word) = words.next() {
                let seat = words.seat_from(word, seats)?;
                if sides.contains(&seat) {
                    return Err(words.error(format!("side {seat} appears twice")));
                }
                sides.push(seat);
            }
            if sides.is_empty() {
                return Err(words.error(format!("the line ends where the sides that {how} belong")));
            }
            if how == "won" { MatchResult::Won(sides) } else { MatchResult::Lost(sides) }
        }
        "drawn" => MatchResult::Drawn,
        "unfinished" => MatchResult::Unfinished,
        other => {
            return Err(words.error(format!(
                "no match ends `{}`; write won SIDE, lost SIDE, drawn or unfinished",
                quote(other)
            )));
        }
    };
    words.end()?;
    Ok(result)
}
