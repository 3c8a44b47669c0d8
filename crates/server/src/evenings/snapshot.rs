//! An immutable copy of an evening for one visitor, so that another thread can do long work with it.

use std::sync::Arc;

use boneyard_club::live::{Audience, Author, LiveEvening};
use boneyard_ids::ClubId;

use crate::evenings::answer_cache::AnswerCache;

/// An evening, as far as one visitor may see it.
pub(crate) struct EveningSnapshot {
    /// The club that holds the evening.
    pub(crate) club: ClubId,
    /// The visitor's author; `None` for a spectator.
    pub(crate) author: Option<Author>,
    pub(crate) live: Arc<LiveEvening>,
    /// How many entries the evening had.
    pub(crate) entries: u32,
    pub(crate) answers: Arc<AnswerCache>,
}

impl EveningSnapshot {
    /// The name of the evening; `None` before it is opened.
    pub(crate) fn name(&self) -> Option<String> {
        Some(self.live.evening()?.setup().name.clone())
    }

    /// The names of the players, by number; none before it is opened.
    pub(crate) fn player_names(&self) -> Vec<String> {
        let players = self.live.evening().map(|evening| &evening.setup().players);
        players.into_iter().flatten().map(|player| player.name.clone()).collect()
    }

    pub(crate) fn audience(&self) -> Audience {
        Audience::of(self.author)
    }
}
