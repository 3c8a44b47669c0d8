//! How often somebody may do something: each key has a purse of tries that refills over time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::bounds::RATE_KEYS_MAX;

/// A rate for each key. Keys with a full purse need no memory and are forgotten when room is needed.
pub(crate) struct Rate<K> {
    burst: u32,
    every: Duration,
    /// When each key's purse will be full again.
    full_at: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq> Rate<K> {
    /// `burst` tries at once, one more `every` so often.
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        Rate { burst, every, full_at: Mutex::default() }
    }

    /// Takes a try from the key's purse; where it is empty, says how long to wait.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut full_at = self.full_at.lock().unwrap_or_else(|broken| broken.into_inner());
        if full_at.len() >= RATE_KEYS_MAX {
            full_at.retain(|_, at| *at > now);
        }
        let entry = full_at.entry(key).or_insert(now);
        let next = (*entry).max(now) + self.every;
        let room = self.every * self.burst;
        let ahead = next - now;
        if ahead > room {
            return Err(ahead - room);
        }
        *entry = next;
        Ok(())
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
