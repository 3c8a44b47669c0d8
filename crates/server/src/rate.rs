//! How often somebody may do something: each key has a purse of tries that refills over time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::bounds::RATE_KEYS_MAX;

/// Tries that refill over time.
pub(crate) struct Purse {
    burst: u32,
    every: Duration,
    full_at: Option<Instant>,
}

impl Purse {
    /// `burst` tries at once, one more `every` so often.
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Purse { burst, every, full_at: None }
    }

    /// Takes a try; where there is none, says how long to wait.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), Duration> {
        let full_at = self.full_at.map_or(now, |at| at.max(now)) + self.every;
        let ahead = full_at - now;
        let room = self.every * self.burst;
        if ahead > room {
            return Err(ahead - room);
        }
        self.full_at = Some(full_at);
        Ok(())
    }

    fn is_full(&self, now: Instant) -> bool {
        self.full_at.is_none_or(|at| at <= now)
    }
}

/// A purse for each key. Full purses need no memory and are forgotten when room is needed.
pub(crate) struct Rate<K> {
    burst: u32,
    every: Duration,
    purses: Mutex<HashMap<K, Purse>>,
}

impl<K: Hash + Eq> Rate<K> {
    /// For each key `burst` tries at once, one more `every` so often.
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Rate { burst, every, purses: Mutex::default() }
    }

    /// Takes a try from the key's purse; where it is empty, says how long to wait.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut purses = self.purses.lock().unwrap_or_else(|broken| broken.into_inner());
        if purses.len() >= RATE_KEYS_MAX {
            purses.retain(|_, purse| !purse.is_full(now));
        }
        purses.entry(key).or_insert_with(|| Purse::new(self.burst, self.every)).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_empties_and_refills() {
        let rate = Rate::new(2, Duration::from_secs(10));
        let start = Instant::now();
        assert_eq!(rate.take("ana", start), Ok(()));
        assert_eq!(rate.take("ana", start), Ok(()));
        assert_eq!(rate.take("ana", start), Err(Duration::from_secs(10)));
        assert_eq!(rate.take("eva", start), Ok(()));
        assert_eq!(rate.take("ana", start + Duration::from_secs(4)), Err(Duration::from_secs(6)));
        assert_eq!(rate.take("ana", start + Duration::from_secs(10)), Ok(()));
    }
}
