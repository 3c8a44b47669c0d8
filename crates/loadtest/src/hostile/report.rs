//! The measurements of all attacks, as text and as JSON.

use serde::Serialize;

use super::super::machine::Machine;
use super::{Arguments, Attack, Moves};
use crate::process::Process;

/// How many times longer the 99th percentile may be during an attack.
const RATIO_MAX: f64 = 1.3;

/// Differences below this are noise.
const NOISE_MS: f64 = 5.0;

/// How much the server may grow during an attack.
const MIB_GROWN_MAX: f64 = 200.0;

/// The least part of the quiet time's moves that honest players must make during an attack.
const MOVES_PART_MIN: f64 = 0.5;

/// Files that the server may open during an attack and keep, such as those of the database.
pub(super) const FILES_LEFT_MAX: usize = 8;

/// One attack and its effect.
#[derive(Serialize)]
pub(super) struct Row {
    attack: &'static str,
    /// How much the attackers sent, in `unit`.
    sent: u64,
    unit: &'static str,
    /// Honest players without attackers, just before.
    quiet: Moves,
    attacked: Moves,
    p99_ratio: f64,
    /// How often the row was measured. The row has the last measurement.
    tries: u32,
    /// The server's memory after the attack; `None` if the system does not report it.
    mib: Option<f64>,
    mib_peak: Option<f64>,
    /// From the start of the attack to the peak.
    mib_grown: Option<f64>,
    faults: Vec<String>,
}

impl Row {
    pub(super) fn new(attack: Attack, sent: u64, quiet: Moves, attacked: Moves) -> Self {
        let p99_ratio = rounded(attacked.p99_ms / quiet.p99_ms.max(f64::MIN_POSITIVE));
        Row {
            attack: attack.name(),
            sent,
            unit: attack.unit(),
            quiet,
            attacked,
            p99_ratio,
            tries: 1,
            mib: None,
            mib_peak: None,
            mib_grown: None,
            faults: Vec::new(),
        }
    }

    /// Whether honest players waited longer, or made far fewer moves.
    pub(super) fn is_slow(&self) -> bool {
        let Row { quiet, attacked, p99_ratio, .. } = self;
        (*p99_ratio > RATIO_MAX && attacked.p99_ms - quiet.p99_ms > NOISE_MS)
            || attacked.per_s() < MOVES_PART_MIN * quiet.per_s()
    }

    pub(super) fn has_faults(&self) -> bool {
        !self.faults.is_empty()
    }

    /// Ends the row after this number of measurements.
    pub(super) fn finish(&mut self, tries: u32) {
        self.tries = tries;
        if self.is_slow() {
            let Row { quiet, attacked, p99_ratio, .. } = self;
            let what = format!(
                "p99 is {p99_ratio} times that of the quiet time, {:.0} moves a second instead of {:.0}, in {tries} tries",
                attacked.per_s(),
                quiet.per_s()
            );
            self.faults.insert(0, what);
        }
    }

    /// Adds the server's memory. `before` is that before the attack.
    pub(super) fn measure_memory(&mut self, process: Process, before: Option<f64>) {
        self.mib = process.now_mib().map(rounded);
        self.mib_peak = process.peak_mib().map(rounded);
        self.mib_grown = self.mib_peak.zip(before).map(|(peak, before)| rounded(peak - before));
        if let Some(grown) = self.mib_grown.filter(|grown| *grown > MIB_GROWN_MAX) {
            self.fault(format!("the server grew by {grown:.0} MiB"));
        }
    }

    pub(super) fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    /// The row of the table, and its faults below.
    pub(super) fn text(&self) -> String {
        let Row { attack, sent, unit, quiet, attacked, p99_ratio, .. } = self;
        let star = if self.faults.is_empty() { "" } else { " *" };
        let mib = |mib: Option<f64>| mib.map_or("unknown".to_owned(), |mib| format!("{mib:.1}"));
        let sent = format!("{sent} {unit}");
        let mut text = format!(
            "{attack:13} {sent:21} {:7.2} {:7.2} {:7.1}  {:9.2} {p99_ratio:6.2} {:>7} {:>7}{star}\n",
            attacked.p50_ms,
            attacked.p99_ms,
            attacked.max_ms,
            quiet.p99_ms,
            mib(self.mib),
            mib(self.mib_peak),
        );
        for fault in &self.faults {
            text += &format!("  * {fault}\n");
        }
        text
    }
}

/// All rows.
#[derive(Serialize)]
pub(super) struct Report {
    tables: u32,
    pace_ms: u32,
    seconds: u32,
    rows: Vec<Row>,
    /// How many rows have a fault.
    faults: usize,
    #[serde(flatten)]
    machine: Machine,
}

impl Report {
    pub(super) fn new(arguments: &Arguments) -> Self {
        let &Arguments { tables, pace_ms, seconds, .. } = arguments;
        Report { tables, pace_ms, seconds, rows: Vec::new(), faults: 0, machine: Machine::this() }
    }

    pub(super) fn add(&mut self, row: Row) {
        self.faults += usize::from(row.has_faults());
        self.rows.push(row);
    }

    pub(super) fn has_faults(&self) -> bool {
        self.faults > 0
    }

    /// The head of the table.
    pub(super) fn head(&self) -> String {
        let Report { tables, pace_ms, seconds, .. } = self;
        let [what, sent, p50, p99, max] = ["attack", "sent", "p50 ms", "p99 ms", "max ms"];
        let [quiet, ratio, mib, peak] = ["quiet p99", "ratio", "MiB", "peak"];
        format!(
            "{tables} tables, a move per {pace_ms} ms, {seconds} s for each row\n\
             {what:13} {sent:21} {p50:>7} {p99:>7} {max:>7}  {quiet:>9} {ratio:>6} {mib:>7} {peak:>7}\n"
        )
    }

    /// What follows the table.
    pub(super) fn summary(&self) -> String {
        format!("{} of {} attacks had a fault; {}\n", self.faults, self.rows.len(), self.machine)
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}
