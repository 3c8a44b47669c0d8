//! An evening as one visitor may know it, frozen so that long work can be done elsewhere.

use std::sync::Arc;

use boneyard_club::live::{Audience, Author, LiveEvening};

use crate::evenings::answer_cache::AnswerCache;

/// What one visitor may know of an evening.
pub(crate) struct EveningSnapshot {
    /// Who asks; `None` for an onlooker.
    pub(crate) author: Option<Author>,
    pub(crate) live: Arc<LiveEvening>,
    /// How many entries the evening had.
    pub(crate) entries: u32,
    pub(crate) answers: Arc<AnswerCache>,
}

impl EveningSnapshot {
    pub(crate) fn audience(&self) -> Audience {
        Audience::of(self.author)
    }
}
