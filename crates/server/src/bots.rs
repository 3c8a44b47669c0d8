//! Runs bots on blocking threads, at the same time at most one bot for each processor.

use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_bots::{Budget, Level, choose};
use boneyard_rules::{Move, View};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tokio::sync::Semaphore;

use crate::random;

/// The bots of all tables. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Bots {
    places: Arc<Semaphore>,
    /// How long a bot may think about one move.
    time_max: Duration,
}

impl Bots {
    pub(crate) fn new(time_max: Duration) -> Self {
        let places = std::thread::available_parallelism().map_or(1, usize::from);
        Bots { places: Arc::new(Semaphore::new(places)), time_max }
    }

    /// A bot's move; `None` if no move is legal.
    pub(crate) fn think(
        &self,
        level: Level,
        view: Box<View>,
    ) -> impl Future<Output = Option<Move>> + Send + 'static {
        let (places, time_max) = (self.places.clone(), self.time_max);
        async move {
            // `acquire` fails only on a closed semaphore, and this one is never closed.
            let _place = places.acquire().await;
            let first = view.legal.first().copied();
            let thought = tokio::task::spawn_blocking(move || think(level, &view, time_max)).await;
            let choice = thought.unwrap_or_else(|error| {
                tracing::error!(%error, "A {level} bot failed, and its first legal move is played: {error}");
                first
            });
            choice.or(first)
        }
    }
}

fn think(level: Level, view: &View, time_max: Duration) -> Option<Move> {
    let mut rng = ChaCha8Rng::from_seed(random::bytes());
    let began = Instant::now();
    let out_of_time = || began.elapsed() > time_max;
    choose(level, view, &mut rng, Budget::default().until(&out_of_time))
}
