//! Tells the devices of entrants that their tournament begins soon.

use std::collections::HashSet;

use boneyard_ids::TournamentId;

use crate::bounds::TOURNAMENTS_LOOKED_AT_EVERY;
use crate::clock;
use crate::push::{Push, PushText};
use crate::tournaments::{self, Tournaments};

/// How long before its start, in milliseconds.
const BEFORE_MS: i64 = 10 * 60 * 1000;

/// Tells people that a tournament begins soon.
pub(crate) struct TournamentNotices {
    pub(crate) tournaments: Tournaments,
    pub(crate) push: Push,
}

impl TournamentNotices {
    /// Tells the entrants of each tournament once. If the server starts again in these minutes, it tells them twice.
    pub(crate) async fn keep(self) {
        if self.push.key().is_none() {
            return;
        }
        let mut told: HashSet<TournamentId> = HashSet::new();
        loop {
            tokio::time::sleep(TOURNAMENTS_LOOKED_AT_EVERY).await;
            let now_ms = clock::now_ms();
            let soon = tournaments::beginning(&self.tournaments, now_ms..now_ms + BEFORE_MS);
            told.retain(|id| soon.iter().any(|soon| soon.id == *id));
            for tournament in soon {
                if !told.insert(tournament.id.clone()) {
                    continue;
                }
                for person in tournament.people {
                    let (id, title) = (tournament.id.clone(), tournament.title.clone());
                    self.push.send(person, PushText::Tournament { id, title });
                }
            }
        }
    }
}
