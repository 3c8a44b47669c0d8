//! Honest players at many tables, and how soon they see their moves.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use boneyard_ids::TableId;
use boneyard_rules::Rules;
use boneyard_terminal::Progress;
use serde::Serialize;
use tokio::time::sleep;

use super::super::connected_seats::ConnectedSeats;
use super::super::error::LoadError;
use super::super::opening;
use super::super::player::{Load, Player, Task};
use super::super::target_server::TargetServer;
use super::Arguments;
use crate::quantile::quantile;

/// How long the players play before the first measurement. With a longer pace: one move of each table.
const WARM_UP: Duration = Duration::from_secs(2);

/// The seed of the moves.
const SEED: u64 = 1;

/// The players of all tables. They play all the time.
pub(super) struct HonestPlayers {
    load: Arc<Load>,
    tasks: Vec<Task>,
    /// One of their tables.
    table: TableId,
}

/// The moves of one measurement. Times are from sending a move until the player saw it.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Moves {
    pub(super) moves: usize,
    pub(super) seconds: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) max_ms: f64,
}

impl HonestPlayers {
    /// Opens tables with four players each, and lets them play for a while.
    pub(super) async fn open(
        server: &TargetServer,
        rules: &Rules,
        arguments: &Arguments,
        progress: &mut Progress,
    ) -> Result<Self, LoadError> {
        let pace = Duration::from_millis(arguments.pace_ms.into());
        let tables = opening::open(server, rules, arguments.tables, false, progress).await?;
        let ConnectedSeats { load, players } =
            ConnectedSeats::open(server, &tables, pace, SEED, progress).await?;
        let tasks = players.into_iter().map(Player::start).collect();
        sleep(WARM_UP.max(pace)).await;
        let table = tables.first().map(|table| table.id.clone()).unwrap_or_default();
        Ok(HonestPlayers { load, tasks, table })
    }

    /// One of the tables, which attackers may know.
    pub(super) fn table(&self) -> &TableId {
        &self.table
    }

    /// Measures until `end` completes.
    pub(super) async fn measure(&self, end: impl Future<Output = ()>) -> Moves {
        self.tasks.iter().for_each(|task| drop(task.take()));
        let began = Instant::now();
        self.load.is_measured.store(true, Ordering::Relaxed);
        end.await;
        self.load.is_measured.store(false, Ordering::Relaxed);
        let seconds = began.elapsed().as_secs_f64();
        let times: Vec<Duration> = self.tasks.iter().flat_map(|task| task.take().moves).collect();
        Moves {
            moves: times.len(),
            seconds: (seconds * 1e3).round() / 1e3,
            p50_ms: quantile(&times, 0.5),
            p99_ms: quantile(&times, 0.99),
            max_ms: quantile(&times, 1.0),
        }
    }

    /// How many players have failed.
    pub(super) fn failed(&self) -> usize {
        self.tasks.iter().filter(|task| task.has_failed()).count()
    }

    /// Stops all players. Returns how many had failed, and the first error.
    pub(super) async fn stop(&mut self) -> (usize, String) {
        let mut errors = Vec::new();
        for task in self.tasks.drain(..) {
            errors.extend(task.stop().await.err());
        }
        (errors.len(), errors.first().map(LoadError::to_string).unwrap_or_default())
    }
}

impl Moves {
    /// Moves a second.
    pub(super) fn per_s(&self) -> f64 {
        self.moves as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}
