//! Tells the devices of entrants that their tournament begins soon.

use std::collections::{HashMap, HashSet};

use boneyard_ids::{PersonId, TournamentId};

use crate::bounds::TOURNAMENTS_LOOKED_AT_EVERY;
use crate::clock;
use crate::push::{Push, PushText};
use crate::tournaments::{self, Beginning, Tournaments};

/// How long before its start, in milliseconds.
const BEFORE_MS: i64 = 10 * 60 * 1000;

/// Tells people that a tournament begins soon.
pub(crate) struct TournamentNotices {
    pub(crate) tournaments: Tournaments,
    pub(crate) push: Push,
}

impl TournamentNotices {
    /// Tells each entrant of a tournament once, even those who enter in the last minutes. If the server starts again in these minutes, it
    /// tells them twice.
    pub(crate) async fn keep(self) {
        if self.push.key().is_none() {
            return;
        }
        let mut told: HashMap<TournamentId, HashSet<PersonId>> = HashMap::new();
        loop {
            tokio::time::sleep(TOURNAMENTS_LOOKED_AT_EVERY).await;
            let now_ms = clock::now_ms();
            let soon = tournaments::beginning(&self.tournaments, now_ms..now_ms + BEFORE_MS);
            told.retain(|id, _| soon.iter().any(|soon| soon.id == *id));
            for Beginning { id, title, people } in soon {
                let told = told.entry(id.clone()).or_default();
                for person in people {
                    if told.insert(person.clone()) {
                        self.push.send(person, PushText::Tournament { id: id.clone(), title: title.clone() });
                    }
                }
            }
        }
    }
}
