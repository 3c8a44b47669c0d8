//! The counts and faults of a run.

use boneyard_rules::presets;
use serde::Serialize;

use super::super::machine::Machine;
use super::Arguments;

/// The most faults that are listed.
const FAULTS_LISTED_MAX: usize = 20;

/// The most characters of a listed fault.
const FAULT_CHARS_MAX: usize = 600;

/// The counts and faults of a run.
#[derive(Serialize)]
pub(super) struct Report {
    seed: u64,
    tables: u32,
    /// The kills that the user asked for.
    kills_planned: u32,
    pub(super) kills: u32,
    /// Events that clients were shown, over all clients.
    pub(super) events_shown: usize,
    /// Those that were compared with the database.
    pub(super) events_checked: usize,
    pub(super) acknowledgements_checked: usize,
    /// Matches that ended with a result, at all tables.
    pub(super) matches_ended: usize,
    /// Comparisons of a person's rated matches, ratings and profile with the matches that ended.
    pub(super) ratings_checked: usize,
    /// Comparisons of a match of a tournament with its booked outcome and its standings.
    pub(super) outcomes_checked: usize,
    presets_played: usize,
    presets_missing: Vec<&'static str>,
    faults: usize,
    /// The first faults.
    faults_listed: Vec<String>,
    #[serde(flatten)]
    machine: Machine,
}

impl Report {
    pub(super) fn new(arguments: &Arguments, seed: u64) -> Self {
        Report {
            seed,
            tables: arguments.tables,
            kills_planned: arguments.kills,
            kills: 0,
            events_shown: 0,
            events_checked: 0,
            acknowledgements_checked: 0,
            matches_ended: 0,
            ratings_checked: 0,
            outcomes_checked: 0,
            presets_played: 0,
            presets_missing: presets::NAMES.to_vec(),
            faults: 0,
            faults_listed: Vec::new(),
            machine: Machine::this(),
        }
    }

    pub(super) fn fault(&mut self, what: impl Into<String>) {
        self.faults += 1;
        if self.faults_listed.len() < FAULTS_LISTED_MAX {
            self.faults_listed.push(what.into().chars().take(FAULT_CHARS_MAX).collect());
        }
    }

    /// How many faults were found.
    pub(super) fn faults(&self) -> usize {
        self.faults
    }

    /// Counts a preset as played.
    pub(super) fn played(&mut self, preset: &str) {
        let before = self.presets_missing.len();
        self.presets_missing.retain(|missing| *missing != preset);
        self.presets_played += before - self.presets_missing.len();
    }

    pub(super) fn text(&self) -> String {
        let Report { seed, tables, kills_planned, kills, faults, machine, .. } = self;
        let Report { presets_played, presets_missing, .. } = self;
        let presets = presets_played + presets_missing.len();
        let rows = [
            ("events shown to clients", self.events_shown),
            ("events checked", self.events_checked),
            ("acknowledgements checked", self.acknowledgements_checked),
            ("matches ended", self.matches_ended),
            ("ratings checked", self.ratings_checked),
            ("outcomes checked", self.outcomes_checked),
            ("faults", *faults),
        ];
        let mut text = format!("{kills} kills, {tables} tables, {presets_played} of {presets} presets\n");
        for (what, count) in rows {
            text += &format!("{what:28} {count}\n");
        }
        for fault in &self.faults_listed {
            text += &format!("  * {fault}\n");
        }
        text + &format!(
            "seed {seed} (replay: boneyard loadtest kill --kills {kills_planned} --tables {tables} --seed {seed})\n{machine}\n"
        )
    }
}
