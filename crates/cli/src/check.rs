//! `boneyard check`: verifies a whole database.

use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_club::live::{LiveEvening, LogEntry};
use boneyard_ids::{EveningId, TournamentId};
use boneyard_server::{ReadEventError, read_events};
use boneyard_store::{InspectedTable, Inspection, StoreError, StoredTournamentEvent};
use boneyard_table::{RestoreError, Table};
use boneyard_terminal::{Progress, print};
use boneyard_tournament::{Event, LogError, Tournament};
use serde::Serialize;

use crate::refuse;

/// Verify a database: its structure, the checksum of every stored event and entry, and that every table can be restored.
///
/// The command changes nothing, and a server may have the database open. It names every damaged table, evening and tournament. With damage,
/// the exit status is 1.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The database file.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard check boneyard.db
  boneyard check /var/lib/boneyard/boneyard.db --json

One damaged table does not affect the others, but its own players cannot open it. To get it back, restore a backup.";

/// The exit code if damage was found.
const EXIT_DAMAGED: u8 = 1;

/// What was found.
#[derive(Serialize, Default)]
pub(crate) struct Found {
    tables: usize,
    events: usize,
    evenings: usize,
    entries: usize,
    tournaments: usize,
    pub(crate) damage: Vec<String>,
}

/// Why a table, an evening or a tournament cannot be restored.
#[derive(Debug, thiserror::Error)]
enum Damage {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    UnreadableEvent(#[from] ReadEventError),
    #[error("entry {seq} cannot be read: {cause}")]
    UnreadableEntry { seq: u32, cause: serde_json::Error },
    #[error("entry {found} follows entry {before}")]
    EntryGap { before: u32, found: u32 },
    #[error(transparent)]
    Events(#[from] RestoreError),
    #[error("event {seq} of the tournament cannot be read: {cause}")]
    UnreadableTournament { seq: u32, cause: serde_json::Error },
    #[error(transparent)]
    Tournament(#[from] LogError),
}

/// Verifies the database and prints what was found.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let inspection = match Inspection::open(&arguments.file) {
        Ok(inspection) => inspection,
        Err(error) => return refuse(error),
    };
    let found = match inspect(&inspection) {
        Ok(found) => found,
        Err(error) => return refuse(format_args!("{}: {error}", arguments.file.display())),
    };
    let text = match arguments.json {
        true => serde_json::to_string(&found).map(|json| json + "\n"),
        false => Ok(found.to_string()),
    };
    match text {
        Ok(text) => print(&text),
        Err(error) => return refuse(error),
    };
    if found.damage.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(EXIT_DAMAGED) }
}

pub(crate) fn inspect(inspection: &Inspection) -> Result<Found, StoreError> {
    let mut found = Found { damage: inspection.structure_faults()?, ..Found::default() };
    let (tables, evenings) = (inspection.tables()?, inspection.evenings()?);
    let tournaments = inspection.tournaments()?;
    let all = tables.len() + evenings.len() + tournaments.len();
    let mut progress = Progress::new(all.max(1) as f64);
    for table in &tables {
        progress.show(0.0, || format!("{} of {} tables", found.tables, tables.len()));
        match restore(inspection, table) {
            Ok(events) => found.events += events,
            Err(damage) => found.damage.push(format!("table {}: {damage}", table.id)),
        }
        found.tables += 1;
        progress.done(1.0);
    }
    for evening in &evenings {
        progress.show(0.0, || format!("{} of {} evenings", found.evenings, evenings.len()));
        match fold(inspection, evening) {
            Ok(entries) => found.entries += entries,
            Err(damage) => found.damage.push(format!("evening {evening}: {damage}")),
        }
        found.evenings += 1;
        progress.done(1.0);
    }
    for tournament in &tournaments {
        progress.show(0.0, || format!("{} of {} tournaments", found.tournaments, tournaments.len()));
        if let Err(damage) = replay(inspection, tournament) {
            found.damage.push(format!("tournament {tournament}: {damage}"));
        }
        found.tournaments += 1;
        progress.done(1.0);
    }
    progress.clear();
    match inspection.lost_events()? {
        0 => {}
        lost => found.damage.push(format!("{lost} events belong to no table")),
    }
    match inspection.without_checksum()? {
        0 => {}
        missing => found.damage.push(format!("{missing} events or entries have no checksum")),
    }
    Ok(found)
}

/// Restores a table; returns the number of its events.
fn restore(inspection: &Inspection, table: &InspectedTable) -> Result<usize, Damage> {
    let stored = inspection.events(table)?;
    let events = read_events(&stored)?;
    // A table without events was opened by a server that was killed before it stored the first one.
    if !events.is_empty() {
        Table::restore(events)?;
    }
    Ok(stored.len())
}

/// Restores a tournament.
fn replay(inspection: &Inspection, tournament: &TournamentId) -> Result<(), Damage> {
    let stored = inspection.tournament_events(tournament)?;
    let read = |event: &StoredTournamentEvent| {
        let seq = event.seq;
        serde_json::from_str(&event.body).map_err(|cause| Damage::UnreadableTournament { seq, cause })
    };
    let events: Vec<Event> = stored.iter().map(read).collect::<Result<_, _>>()?;
    Tournament::restore(&events)?;
    Ok(())
}

/// Folds the entries of an evening; returns their number.
fn fold(inspection: &Inspection, evening: &EveningId) -> Result<usize, Damage> {
    let stored = inspection.entries(evening)?;
    let mut live = LiveEvening::default();
    let mut before = 0;
    for entry in &stored {
        let seq = entry.seq;
        if seq != before + 1 {
            return Err(Damage::EntryGap { before, found: seq });
        }
        before = seq;
        let entry: LogEntry =
            serde_json::from_str(&entry.body).map_err(|cause| Damage::UnreadableEntry { seq, cause })?;
        // Entries that later rules refuse are skipped, as the server does.
        let _ = live.replay(&entry);
    }
    Ok(stored.len())
}

impl fmt::Display for Found {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { tables, events, evenings, entries, tournaments, damage } = self;
        write!(out, "{tables} tables with {events} events, {evenings} evenings with {entries} entries, ")?;
        writeln!(out, "{tournaments} tournaments")?;
        match damage.len() {
            0 => out.write_str("no damage\n"),
            _ => damage.iter().try_for_each(|damage| writeln!(out, "damaged: {damage}")),
        }
    }
}
