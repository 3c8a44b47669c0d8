//! `boneyard collusion`: looks for people who share what they hold, and leaves hints for moderators.

use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_ids::{MatchId, PersonId};
use boneyard_integrity::{Effect, ExcessError, Findings, Hint, Tally, match_excess};
use boneyard_rules::Seat;
use boneyard_server::{ReadEventError, read_events};
use boneyard_store::{
    InspectError, Inspection, PlayFinding, PlayHint, PlayHintRun, RatedMatch, StoreError, replace_play_hints,
};
use boneyard_table::Recorded;
use boneyard_terminal::{Progress, print};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::clock::now_ms;
use crate::columns::aligned;
use crate::refuse;

/// Look for people who share what they hold: plays in rated matches that only shared knowledge explains.
///
/// For every play of a person with a choice, the command counts the tiles of another player's hidden hand that fit afterwards. It compares
/// that with the other plays the person could have made, and with random hands that agree with all the person saw. If a person knows
/// nothing of the hand, the difference is 0 on average. Good players also read hands from plays, and people differ in style. So each pair
/// of people is compared with all other pairs in the same game, and with the other pairs of the same player.
///
/// A pair is listed if it has 40 rounds or more, the other pairs in the same game have 200 or more, and it differs by 4 standard errors or
/// more. With many pairs the limit is higher: in one run of twenty, one honest pair is listed. It is a hint, no proof.
///
/// Moderators see the list under "Shared knowledge". Each run replaces the list of the run before, and a list is removed after 90 days.
/// A server may have the database open.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The database file of the server.
    #[arg(long, value_name = "FILE", default_value = "boneyard.db")]
    database: PathBuf,

    /// Look at rated matches that ended in the last N days.
    #[arg(long, value_name = "N", default_value_t = 90, value_parser = clap::value_parser!(u16).range(1..=3_650))]
    days: u16,

    /// Look at most at this many matches, the last ones.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=50_000))]
    matches: u32,

    /// Print the findings, but do not store them.
    #[arg(long)]
    dry_run: bool,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard collusion
  boneyard collusion --database /var/lib/boneyard/boneyard.db --days 30
  boneyard collusion --dry-run --json

The same matches give the same findings.";

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Why nothing was computed or stored.
#[derive(Debug, thiserror::Error)]
enum CollusionError {
    #[error(transparent)]
    Inspect(#[from] InspectError),
    #[error("the matches cannot be read: {0}")]
    Read(StoreError),
    #[error("the hints are not stored: {0}")]
    Write(StoreError),
}

/// Why a match is left out.
#[derive(Debug, thiserror::Error)]
enum Skipped {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    UnreadableEvent(#[from] ReadEventError),
    #[error(transparent)]
    Events(#[from] ExcessError),
    #[error("its table has no such match")]
    NoMatch,
}

/// What a run found, for people and programs.
#[derive(Serialize)]
struct Report {
    at_ms: i64,
    since_ms: i64,
    /// Matches that were looked at.
    matches: u32,
    /// Matches that could not be read, with the reason.
    skipped: Vec<String>,
    pairs: usize,
    judged: usize,
    /// How much more ordinary pairs differ than chance explains; 1 if they do not.
    spread: f64,
    /// How many of the hints are expected to be false.
    expected_false: f64,
    stored: bool,
    hints: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    by: String,
    of: String,
    partners: bool,
    helps: bool,
    rounds: u32,
    tiles: f64,
    deviations: f64,
    matches: Vec<MatchId>,
}

impl Report {
    fn text(&self) -> String {
        let Report { matches, skipped, pairs, judged, expected_false, hints, .. } = self;
        let mut text =
            format!("{matches} rated matches, {pairs} pairs, {judged} of them with enough rounds\n");
        for why in skipped {
            text.push_str(&format!("left out: {why}\n"));
        }
        if hints.is_empty() {
            text.push_str("no hints\n");
        } else {
            let headings = ["who plays", "whose hand", "as", "does", "rounds", "tiles", "errors", "matches"];
            let mut rows = vec![headings.map(String::from).to_vec()];
            rows.extend(hints.iter().map(Line::cells));
            text.push_str(&aligned(&rows, &[4, 5, 6]));
            text.push_str(&format!(
                "{} hints, of which {expected_false:.2} are expected to be false; a hint is no proof\n",
                hints.len()
            ));
        }
        if !self.stored {
            text.push_str("not stored\n");
        }
        text
    }
}

impl Line {
    fn cells(&self) -> Vec<String> {
        let matches: Vec<&str> = self.matches.iter().map(MatchId::as_str).collect();
        vec![
            self.by.clone(),
            self.of.clone(),
            if self.partners { "partner" } else { "opponent" }.to_owned(),
            if self.helps { "helps" } else { "hinders" }.to_owned(),
            self.rounds.to_string(),
            format!("{:.2}", self.tiles),
            format!("{:.1}", self.deviations),
            matches.join(" "),
        ]
    }
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let report = match compute(arguments) {
        Ok(report) => report,
        Err(error) => return refuse(error),
    };
    match arguments.json {
        true => match serde_json::to_string(&report) {
            Ok(json) => print(&(json + "\n")),
            Err(error) => return refuse(error),
        },
        false => print(&report.text()),
    };
    ExitCode::SUCCESS
}

fn compute(arguments: &Arguments) -> Result<Report, CollusionError> {
    let at_ms = now_ms();
    let since_ms = at_ms - i64::from(arguments.days) * DAY_MS;
    let inspection = Inspection::open(&arguments.database)?;
    let max = usize::try_from(arguments.matches).unwrap_or(usize::MAX);
    let mut rated = inspection.rated_matches(since_ms, max).map_err(CollusionError::Read)?;
    // The matches of a table are read together.
    rated.sort_by(|one, other| (&one.table.id, one.number).cmp(&(&other.table.id, other.number)));
    let (tally, matches, skipped) = tally(&inspection, &rated);
    let findings = tally.findings();
    let hints = named(&inspection, &findings).map_err(CollusionError::Read)?;
    // The inspection reads the database as it was. Its transaction ends before the hints are written.
    drop(inspection);
    if !arguments.dry_run {
        let judged = u32::try_from(findings.judged).unwrap_or(u32::MAX);
        let run = PlayHintRun { at_ms, since_ms, matches, judged };
        let stored: Vec<PlayHint> = hints.iter().map(|(hint, _)| stored(hint)).collect();
        replace_play_hints(&arguments.database, run, &stored).map_err(CollusionError::Write)?;
    }
    Ok(Report {
        at_ms,
        since_ms,
        matches,
        skipped,
        pairs: findings.met,
        judged: findings.judged,
        spread: findings.spread,
        expected_false: findings.expected_false,
        stored: !arguments.dry_run,
        hints: hints.into_iter().map(line).collect(),
    })
}

/// Adds up all matches. Returns also how many there were, and why others are left out.
fn tally(inspection: &Inspection, rated: &[RatedMatch]) -> (Tally, u32, Vec<String>) {
    let (mut tally, mut matches, mut skipped) = (Tally::default(), 0, Vec::new());
    let mut progress = Progress::new(rated.len().max(1) as f64);
    for of_table in rated.chunk_by(|one, other| one.table == other.table) {
        progress.show(0.0, || format!("{matches} of {} matches", rated.len()));
        match events(inspection, &of_table[0]) {
            Err(why) => skipped.push(format!("table {}: {why}", of_table[0].table.id)),
            Ok(events) => {
                for rated in of_table {
                    match add(&mut tally, inspection, rated, &events) {
                        Ok(()) => matches += 1,
                        Err(why) => skipped.push(format!("match {}: {why}", rated.id)),
                    }
                }
            }
        }
        progress.done(of_table.len() as f64);
    }
    progress.clear();
    (tally, matches, skipped)
}

fn events(inspection: &Inspection, rated: &RatedMatch) -> Result<Vec<Recorded>, Skipped> {
    Ok(read_events(&inspection.events(&rated.table)?)?)
}

fn add(
    tally: &mut Tally,
    inspection: &Inspection,
    rated: &RatedMatch,
    events: &[Recorded],
) -> Result<(), Skipped> {
    let people: Vec<(Seat, PersonId)> = inspection
        .people_of(rated)?
        .into_iter()
        .filter_map(|(seat, person)| Some((Seat::new(seat)?, person)))
        .collect();
    let found = match_excess(events, rated.number, seed(&rated.id))?.ok_or(Skipped::NoMatch)?;
    tally.add(&rated.id, &rated.preset, &people, &found);
    Ok(())
}

/// The seed of the random hands of a match, so that each run finds the same.
fn seed(id: &MatchId) -> u64 {
    let hash = Sha256::digest(id.as_str().as_bytes());
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// The hints with the names of both people, without people who have deleted their accounts.
fn named(inspection: &Inspection, findings: &Findings) -> Result<Vec<(Hint, [String; 2])>, StoreError> {
    let mut named = Vec::new();
    for hint in &findings.hints {
        let (by, of) = (inspection.name_of(&hint.pair.by)?, inspection.name_of(&hint.pair.of)?);
        if let (Some(by), Some(of)) = (by, of) {
            named.push((hint.clone(), [by, of]));
        }
    }
    Ok(named)
}

fn stored(hint: &Hint) -> PlayHint {
    PlayHint {
        person: hint.pair.by.clone(),
        other: hint.pair.of.clone(),
        found: PlayFinding {
            partners: hint.pair.partners,
            helps: hint.effect == Effect::Helps,
            rounds: hint.rounds,
            tiles: hint.tiles,
            deviations: hint.deviations,
            matches: hint.matches.clone(),
        },
    }
}

fn line((hint, [by, of]): (Hint, [String; 2])) -> Line {
    Line {
        by,
        of,
        partners: hint.pair.partners,
        helps: hint.effect == Effect::Helps,
        rounds: hint.rounds,
        tiles: hint.tiles,
        deviations: hint.deviations,
        matches: hint.matches,
    }
}
