//! The measurements of many tables, as text and as JSON.

use std::time::Duration;

use serde::Serialize;

use super::super::machine::Machine;
use super::super::player::PlayerTimes;
use super::super::target_server::TargetServer;
use super::Arguments;
use crate::quantile::quantile;

/// What the server process has used so far; `None` where the system does not say.
#[derive(Clone, Copy, Default)]
pub(super) struct Usage {
    cpu_s: Option<f64>,
    rss_kib: Option<f64>,
    disk_bytes: Option<u64>,
}

impl Usage {
    pub(super) async fn of(server: &TargetServer) -> Self {
        let Some(process) = server.process().await else { return Usage::default() };
        Usage {
            cpu_s: process.cpu_seconds(),
            rss_kib: process.now_mib().map(|mib| mib * 1024.0),
            disk_bytes: process.disk_bytes(),
        }
    }
}

/// The measurements. What belongs to the server process is `None` for a server that the test did not start.
#[derive(Serialize)]
pub(super) struct Measured {
    rules: String,
    rated: bool,
    tables: u32,
    pace_ms: u32,
    seconds: f64,
    moves: usize,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    cpu_s_per_1000_moves: Option<f64>,
    rss_kib_per_table: Option<f64>,
    bytes_per_move_per_client: f64,
    db_bytes_per_move: Option<f64>,
    disk_bytes_per_move: Option<f64>,
    opening_s: f64,
    #[serde(flatten)]
    machine: Machine,
}

impl Measured {
    /// `usage` is that of the server without tables, and at the start and the end of the measurement. `database_bytes` is how
    /// much the database grew by `moves_in_all`, which includes the moves before and after the measurement.
    pub(super) fn new(
        arguments: &Arguments,
        players: &[PlayerTimes],
        seconds: f64,
        opening_s: f64,
        [empty, before, after]: [Usage; 3],
        (database_bytes, moves_in_all): (Option<u64>, u64),
    ) -> Self {
        let times: Vec<Duration> = players.iter().flat_map(|player| player.moves.iter().copied()).collect();
        let per_move = |amount: f64| if times.is_empty() { 0.0 } else { amount / times.len() as f64 };
        let grown = |what: fn(Usage) -> Option<f64>| Some(what(after)? - what(before)?);
        let received: u64 = players.iter().map(|player| player.bytes).sum();
        let clients = players.len() as f64 / f64::from(arguments.tables);
        Measured {
            rules: arguments.rules.clone(),
            rated: arguments.rated,
            tables: arguments.tables,
            pace_ms: arguments.pace_ms,
            seconds: rounded(seconds),
            moves: times.len(),
            moves_per_s: rounded(times.len() as f64 / seconds),
            p50_ms: quantile(&times, 0.5),
            p99_ms: quantile(&times, 0.99),
            max_ms: quantile(&times, 1.0),
            cpu_s_per_1000_moves: grown(|usage| usage.cpu_s).map(|cpu| rounded(per_move(cpu) * 1000.0)),
            rss_kib_per_table: after
                .rss_kib
                .zip(empty.rss_kib)
                .map(|(after, empty)| rounded((after - empty) / f64::from(arguments.tables))),
            bytes_per_move_per_client: rounded(per_move(received as f64 / clients)),
            db_bytes_per_move: database_bytes
                .filter(|_| moves_in_all > 0)
                .map(|bytes| rounded(bytes as f64 / moves_in_all as f64)),
            disk_bytes_per_move: grown(|usage| usage.disk_bytes.map(|bytes| bytes as f64))
                .map(|bytes| rounded(per_move(bytes))),
            opening_s: rounded(opening_s),
            machine: Machine::this(),
        }
    }

    pub(super) fn table(&self) -> String {
        let known = |value: Option<f64>| value.map_or("unknown".to_owned(), |value| value.to_string());
        let rows = [
            ("moves", format!("{} in {} s, {} a second", self.moves, self.seconds, self.moves_per_s)),
            (
                "time to see a move",
                format!("p50 {} ms, p99 {} ms, max {} ms", self.p50_ms, self.p99_ms, self.max_ms),
            ),
            ("processor s per 1000 moves", known(self.cpu_s_per_1000_moves)),
            ("memory per table, KiB", known(self.rss_kib_per_table)),
            ("bytes per move and client", self.bytes_per_move_per_client.to_string()),
            ("database bytes per move", known(self.db_bytes_per_move)),
            ("disk bytes per move", known(self.disk_bytes_per_move)),
            ("opening, s", self.opening_s.to_string()),
            ("machine", self.machine.to_string()),
        ];
        let pace = match self.pace_ms {
            0 => "flat out".to_owned(),
            pace => format!("a move per {pace} ms"),
        };
        let mut text = format!("{} tables of {}, {pace}\n", self.tables, self.rules);
        for (what, value) in rows {
            text.push_str(&format!("{what:28} {value}\n"));
        }
        text
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}
