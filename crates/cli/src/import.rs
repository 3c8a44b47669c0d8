//! `boneyard import`: stores recorded matches.

use std::collections::HashSet;
use std::fmt::{self, Display, Formatter};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_dgn::{self as dgn, DealCheck, DealReport, DgnError, EndKind, Record, Report};
use boneyard_ids::MatchId;
use boneyard_rules::Seat;
use boneyard_server::open_database;
use boneyard_store::{
    Import, ImportedMatch, ImportedPlayer, MatchChange, MatchOutcome, OpenError, Store, StoreError,
};
use boneyard_terminal::print;
use serde::Serialize;
use sha2::{Digest, Sha256};
use time::{Date, Month};

use crate::clock::now_ms;
use crate::record_file::RecordFile;
use crate::{EXIT_REFUSED, refuse};

/// Store recorded matches in the database of a server, which then finds and shows them.
///
/// Each record is checked as `boneyard replay` checks it, and its deals as `boneyard verify` checks them. A record without the
/// numbers of its deals is accepted too. A file may have several records, one after another. The matches are marked as imported:
/// they have no accounts and no ratings, and what a record leaves open stays open. A record that is stored already is left out.
/// Stop the server first.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Files with records in Domino Game Notation; - reads standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// The database file of the server.
    #[arg(long, value_name = "FILE", default_value = "boneyard.db")]
    database: PathBuf,

    /// Store the other records of a file if one is refused.
    ///
    /// Without this flag nothing of such a file is stored.
    #[arg(long)]
    keep_going: bool,

    /// Print JSON: one line for each record.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard import archive.dgn
  boneyard import --database /var/lib/boneyard/boneyard.db boneyard-matches.dgn
  cat *.dgn | boneyard import --keep-going -

The exit status is 0 if every record is stored now, and 2 if one was refused.";

/// The most bytes of one record.
const RECORD_BYTES_MAX: usize = 1024 * 1024;

/// The most records of one file.
const RECORDS_MAX: usize = 20_000;

/// Why nothing can be imported.
#[derive(Debug, thiserror::Error)]
enum ImportError {
    #[error("there is no database {}; pass the one of your server with --database", .0.display())]
    NoDatabase(PathBuf),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("the matches are not stored: {0}")]
    Store(#[from] StoreError),
    #[error("could not start: {0}")]
    Runtime(std::io::Error),
}

/// What became of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Code {
    Imported,
    /// The same record is stored already.
    Known,
    /// The match was played at this server.
    PlayedHere,
    /// The record is right, but another one of its file is refused.
    NotStored,
    Refused,
}

impl Code {
    fn name(self) -> &'static str {
        match self {
            Code::Imported => "imported",
            Code::Known => "known",
            Code::PlayedHere => "played-here",
            Code::NotStored => "not-stored",
            Code::Refused => "refused",
        }
    }
}

/// The answer to one record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Answer {
    file: String,
    /// The line on which the record begins; for a refused one, the wrong line.
    line: u32,
    code: Code,
    /// The id of the stored match.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<MatchId>,
    text: String,
}

impl Display for Answer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Answer { file, line, code, text, .. } = self;
        write!(f, "{file}:{line}: {}: {text}", code.name())
    }
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let imported = match runtime {
        Ok(runtime) => runtime.block_on(import_all(arguments)),
        Err(error) => Err(ImportError::Runtime(error)),
    };
    match imported {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(EXIT_REFUSED),
        Err(error) => refuse(error),
    }
}

/// Imports every file. Returns whether no record was refused.
async fn import_all(arguments: &Arguments) -> Result<bool, ImportError> {
    if !arguments.database.exists() {
        return Err(ImportError::NoDatabase(arguments.database.clone()));
    }
    let store = open_database(&arguments.database).await?;
    let mut all_right = true;
    for path in &arguments.files {
        let answers = match RecordFile::open(path) {
            Ok(file) => import_file(&store, &file, arguments.keep_going).await,
            Err(error) => {
                all_right = false;
                let _ = writeln!(std::io::stderr(), "{error}");
                continue;
            }
        };
        let answers = match answers {
            Ok(answers) => answers,
            Err(error) => {
                store.close().await;
                return Err(error.into());
            }
        };
        all_right &= answers.iter().all(|answer| answer.code != Code::Refused);
        show(&answers, arguments.json);
    }
    store.close().await;
    Ok(all_right)
}

fn show(answers: &[Answer], json: bool) {
    for answer in answers {
        let line = if json { serde_json::to_string(answer).unwrap_or_default() } else { answer.to_string() };
        if json || answer.code != Code::Refused {
            print(&(line + "\n"));
        } else {
            let _ = writeln!(std::io::stderr(), "{line}");
        }
    }
}

/// Imports the records of a file: all of them in one step.
async fn import_file(store: &Store, file: &RecordFile, keep_going: bool) -> Result<Vec<Answer>, StoreError> {
    let at_ms = now_ms();
    let (mut answers, mut imports): (Vec<Answer>, Vec<Import>) = (Vec::new(), Vec::new());
    let answer = |line, code, id, text: String| Answer { file: file.name.clone(), line, code, id, text };
    let records = file.records();
    if records.len() > RECORDS_MAX {
        let text =
            format!("the file has {} records; split it into files of at most {RECORDS_MAX}", records.len());
        return Ok(vec![answer(1, Code::Refused, None, text)]);
    }
    let mut seen = HashSet::new();
    for (index, &(first_line, text)) in records.iter().enumerate() {
        let next_line = records.get(index + 1).map_or(u32::MAX, |(line, _)| *line);
        let invalid = file.invalid_utf8_line_in(first_line..next_line);
        let (read, played_as) = match checked(text, at_ms, invalid.map(|line| line - first_line + 1)) {
            Ok(checked) => checked,
            Err(fault) => {
                // A fault without a line is one of the whole record.
                let line = first_line + fault.line.max(1) - 1;
                answers.push(answer(line, Code::Refused, None, fault.what));
                continue;
            }
        };
        let id = read.imported.id.clone();
        let played_here = match played_as {
            Some(played_as) => store.finished_match(&played_as).await?.is_some(),
            None => false,
        };
        if played_here {
            let text = "this match was played at this server, which has it already".to_owned();
            answers.push(answer(first_line, Code::PlayedHere, None, text));
        } else if !seen.insert(id.clone()) || !store.imported_ids(std::slice::from_ref(&id)).await?.is_empty()
        {
            let text = "this record is stored already".to_owned();
            answers.push(answer(first_line, Code::Known, Some(id), text));
        } else {
            answers.push(answer(first_line, Code::Imported, Some(id), in_short(&read.imported)));
            imports.push(read);
        }
    }
    let is_refused = answers.iter().any(|answer| answer.code == Code::Refused);
    if is_refused && !keep_going {
        for answer in answers.iter_mut().filter(|answer| answer.code == Code::Imported) {
            answer.code = Code::NotStored;
            answer.id = None;
            answer.text = "another record of this file is refused; --keep-going stores the others".to_owned();
        }
        return Ok(answers);
    }
    if !imports.is_empty() {
        store.change_matches(MatchChange::Import(imports)).await?;
    }
    Ok(answers)
}

/// What a reader needs to recognise the match.
fn in_short(imported: &ImportedMatch) -> String {
    let names: Vec<&str> = imported.players.iter().map(|player| player.name.as_str()).collect();
    let rounds = match imported.rounds {
        1 => "1 round".to_owned(),
        rounds => format!("{rounds} rounds"),
    };
    format!("{}, {rounds}, {} ({})", imported.rules, names.join(", "), imported.id)
}

/// A record that is legal, with the id under which it was played, if it has one.
fn checked(text: &str, at_ms: i64, invalid_utf8: Option<u32>) -> Result<(Import, Option<MatchId>), DgnError> {
    if text.len() > RECORD_BYTES_MAX {
        return Err(DgnError { line: 1, what: format!("the record has more than {RECORD_BYTES_MAX} bytes") });
    }
    let report = dgn::replay(text);
    if let Some(line) = invalid_utf8
        && report.as_ref().err().is_none_or(|fault| fault.line >= line)
    {
        return Err(DgnError { line, what: "this is not UTF-8; save the file as UTF-8".to_owned() });
    }
    let report = report?;
    // Published numbers of a deal must agree with its hands.
    check_each_or_none(text, &dgn::check_deals(text)?)?;
    let record = Record::read(text)?.completed()?;
    let played_as = record.id.as_deref().map(MatchId::from);
    let canonical = record.to_string();
    let imported = imported(&record, &report, &canonical, at_ms);
    Ok((Import { imported, record: canonical, at_ms }, played_as))
}

/// Refuses a record in which only some rounds have the numbers of their deal: the numbers of a bad deal may have been taken out.
fn check_each_or_none(text: &str, rounds: &[DealReport]) -> Result<(), DgnError> {
    let unproved = rounds.iter().find(|round| round.deal == DealCheck::Unpublished);
    let any_proved = rounds.iter().any(|round| round.deal == DealCheck::Checked);
    let Some(round) = unproved.filter(|_| any_proved) else { return Ok(()) };
    let heading = format!("round {}", round.number);
    let line = text.lines().position(|line| line.trim() == heading).map_or(1, |index| index as u32 + 1);
    let what = format!(
        "round {} has no line `fair` with the numbers of its deal, but other rounds have one",
        round.number
    );
    Err(DgnError { line, what })
}

fn imported(record: &Record, report: &Report, canonical: &str, at_ms: i64) -> ImportedMatch {
    let seats = record.players.seats();
    let totals = report.rounds.iter().rev().find_map(|round| round.totals.as_ref());
    let stopped =
        report.rounds.last().and_then(|round| round.end).is_some_and(|end| end.kind == EndKind::Stopped);
    let outcome = |side: usize| match &report.match_ {
        end if end.over && end.won.contains(&(side + 1)) => Some(MatchOutcome::Won),
        end if end.over && end.lost.contains(&(side + 1)) => Some(MatchOutcome::Lost),
        end if end.over => Some(MatchOutcome::Tied),
        _ => stopped.then_some(MatchOutcome::Stopped),
    };
    let players = Seat::all(record.rules.players(seats)).map(|seat| {
        let side = report.sides.iter().position(|side| side.contains(&seat)).unwrap_or_default();
        let player = &record.players[seat];
        ImportedPlayer {
            seat: seat.number(),
            side: u8::try_from(side).unwrap_or(u8::MAX),
            name: player.name.clone(),
            bot: player.bot.clone(),
            points: totals.and_then(|totals| totals.get(side)).map(|points| i64::from(*points)),
            outcome: outcome(side),
        }
    });
    ImportedMatch {
        id: id_of(canonical),
        rules: record.rules.to_string(),
        preset: record.rules.preset.clone(),
        place_ms: record.date.as_deref().and_then(day_ms).unwrap_or(at_ms),
        day: record.date.clone(),
        event: record.event.clone(),
        site: record.site.clone(),
        rounds: u32::try_from(report.rounds.len()).unwrap_or(u32::MAX),
        players: players.collect(),
    }
}

/// The id of a record: the same record has the same one, however it is spaced and commented.
fn id_of(canonical: &str) -> MatchId {
    let hash = Sha256::digest(canonical.as_bytes());
    let hex: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("imported-{hex}").as_str().into()
}

/// The beginning of a day in UTC, in milliseconds since 1970.
fn day_ms(day: &str) -> Option<i64> {
    let mut parts = day.split('-');
    let (year, month, day) = (parts.next()?.parse().ok()?, parts.next()?.parse::<u8>().ok()?, parts.next()?);
    let date = Date::from_calendar_date(year, Month::try_from(month).ok()?, day.parse().ok()?).ok()?;
    Some(date.midnight().assume_utc().unix_timestamp() * 1_000)
}
