//! Caches an evening's answers for further requests.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use boneyard_club::live::Audience;

use crate::bounds::CACHED_ANSWER_BYTES_MAX;

/// Answers by question and audience. Long answers are not cached.
#[derive(Default)]
pub(crate) struct AnswerCache {
    cached: Mutex<HashMap<(Audience, &'static str), CachedAnswer>>,
}

struct CachedAnswer {
    /// The number of entries when the answer was made.
    entries: u32,
    made: Instant,
    bytes: Bytes,
}

impl AnswerCache {
    /// The answer for this number of entries, unless it is older than `age_max`.
    pub(crate) fn get(
        &self,
        audience: Audience,
        what: &'static str,
        entries: u32,
        age_max: Option<Duration>,
    ) -> Option<Bytes> {
        let cached = self.cached.lock().unwrap_or_else(|broken| broken.into_inner());
        let answer = cached.get(&(audience, what)).filter(|cached| cached.entries == entries)?;
        let is_fresh = age_max.is_none_or(|age_max| answer.made.elapsed() < age_max);
        is_fresh.then(|| answer.bytes.clone())
    }

    /// Caches an answer, if it is short enough.
    pub(crate) fn put(&self, audience: Audience, what: &'static str, entries: u32, bytes: &Bytes) {
        let mut cached = self.cached.lock().unwrap_or_else(|broken| broken.into_inner());
        if bytes.len() <= CACHED_ANSWER_BYTES_MAX {
            cached.insert(
                (audience, what),
                CachedAnswer { entries, made: Instant::now(), bytes: bytes.clone() },
            );
        } else {
            cached.remove(&(audience, what));
        }
    }
}
