//! Bots think off the threads that serve people, as many at once as there are processors.

use std::sync::Arc;
use std::time::Instant;

use boneyard_bots::{Budget, Level, choose};
use boneyard_rules::View;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tokio::sync::{Semaphore, mpsc};

use crate::bounds::THOUGHT_MAX;
use crate::random;
use crate::tables::Message;

/// Where bots think.
pub(crate) struct Bots {
    places: Arc<Semaphore>,
}

impl Bots {
    pub(crate) fn new() -> Self {
        let places = std::thread::available_parallelism().map_or(1, usize::from);
        Bots { places: Arc::new(Semaphore::new(places)) }
    }

    /// Lets a bot think, and tells the table what it chose.
    pub(crate) fn think(&self, table: mpsc::WeakSender<Message>, turn: u64, level: Level, view: Box<View>) {
        let places = self.places.clone();
        tokio::spawn(async move {
            // The semaphore is never closed, and without a place a thought would only be late.
            let _place = places.acquire().await;
            let first = view.legal.first().copied();
            let thought = tokio::task::spawn_blocking(move || think(level, &view)).await;
            let choice = thought.unwrap_or_else(|error| {
                tracing::error!(%error, "A {level} bot failed; its first legal move stands in: {error}");
                first
            });
            if let (Some(choice), Some(table)) = (choice.or(first), table.upgrade()) {
                // A table that is gone needs no choice.
                let _ = table.send(Message::Chosen { turn, choice }).await;
            }
        });
    }
}

fn think(level: Level, view: &View) -> Option<boneyard_rules::Move> {
    let mut rng = ChaCha8Rng::from_seed(random::bytes());
    let began = Instant::now();
    let out_of_time = || began.elapsed() > THOUGHT_MAX;
    choose(level, view, &mut rng, Budget::default().until(&out_of_time))
}
