//! Caches an evening's answers for further requests.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use boneyard_club::live::Audience;
use parking_lot::Mutex;

use crate::bounds::CACHED_ANSWER_BYTES_MAX;

/// Answers by question and audience. Long answers are not cached.
#[derive(Default)]
pub(crate) struct AnswerCache {
    answers: Mutex<HashMap<(Audience, &'static str), CachedAnswer>>,
}

struct CachedAnswer {
    /// The number of entries when the answer was made.
    entries: u32,
    made_at: Instant,
    bytes: Bytes,
}

impl AnswerCache {
    /// The answer for this number of entries, unless it is older than `age_max`. `None` accepts any age.
    pub(crate) fn get(
        &self,
        audience: Audience,
        question: &'static str,
        entries: u32,
        age_max: Option<Duration>,
    ) -> Option<Bytes> {
        let cached = self.answers.lock();
        let answer = cached.get(&(audience, question)).filter(|cached| cached.entries == entries)?;
        let is_fresh = age_max.is_none_or(|age_max| answer.made_at.elapsed() < age_max);
        is_fresh.then(|| answer.bytes.clone())
    }

    /// Caches an answer, if it is short enough.
    pub(crate) fn put(&self, audience: Audience, question: &'static str, entries: u32, bytes: &Bytes) {
        let mut cached = self.answers.lock();
        if bytes.len() <= CACHED_ANSWER_BYTES_MAX {
            cached.insert(
                (audience, question),
                CachedAnswer { entries, made_at: Instant::now(), bytes: bytes.clone() },
            );
        } else {
            cached.remove(&(audience, question));
        }
    }
}
