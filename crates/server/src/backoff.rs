//! Waits that grow: after some tries, each further one doubles the wait until the next.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::bounds::RATE_KEYS_MAX;
use crate::rate::TooSoon;

/// How many tries a key has, and how long it waits then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patience {
    /// Tries without a wait between them.
    pub(crate) free: u32,
    /// The wait after the last of these. It doubles with each further try.
    pub(crate) first: Duration,
    /// The longest wait. After each such time one try is forgotten.
    pub(crate) longest: Duration,
}

impl Patience {
    /// The wait after this many tries.
    fn wait(&self, count: u32) -> Duration {
        let Some(doublings) = count.checked_sub(self.free) else { return Duration::ZERO };
        let factor = 1u32.checked_shl(doublings).unwrap_or(u32::MAX);
        self.first.saturating_mul(factor).min(self.longest)
    }
}

/// The tries of each key. If too many keys have tries, the one that waits least gives way, so memory is bounded and a flood
/// of keys refuses nobody.
pub(crate) struct Backoff<K> {
    patience: Patience,
    by_key: Mutex<HashMap<K, Tries>>,
}

/// The tries of one key that are not forgotten.
#[derive(Clone, Copy)]
struct Tries {
    count: u32,
    /// From when the next try is forgotten.
    counted_from: Instant,
    /// When the next try is allowed.
    next: Instant,
}

impl Tries {
    fn forget(&mut self, now: Instant, every: Duration) {
        let forgotten = now.saturating_duration_since(self.counted_from).as_nanos() / every.as_nanos().max(1);
        let forgotten = u32::try_from(forgotten).unwrap_or(u32::MAX).min(self.count);
        self.count -= forgotten;
        self.counted_from = if self.count == 0 { now } else { self.counted_from + every * forgotten };
    }
}

impl<K: Hash + Eq + Clone> Backoff<K> {
    pub(crate) fn new(patience: Patience) -> Self {
        Backoff { patience, by_key: Mutex::default() }
    }

    /// Counts a try that happens now.
    ///
    /// # Errors
    /// If the key must wait: how long. Then the try does not count.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), TooSoon> {
        self.take_with(self.patience, key, now)
    }

    /// Like [`take`](Self::take), with another patience.
    ///
    /// # Errors
    /// If the key must wait: how long. Then the try does not count.
    pub(crate) fn take_with(&self, patience: Patience, key: K, now: Instant) -> Result<(), TooSoon> {
        let mut by_key = self.by_key.lock();
        if by_key.len() >= RATE_KEYS_MAX && !by_key.contains_key(&key) {
            self.make_room(&mut by_key, now);
        }
        let tries = by_key.entry(key).or_insert(Tries { count: 0, counted_from: now, next: now });
        if now < tries.next {
            return Err(TooSoon(tries.next - now));
        }
        tries.forget(now, patience.longest);
        tries.count = tries.count.saturating_add(1);
        tries.next = now + patience.wait(tries.count);
        Ok(())
    }

    /// Takes back the last try, which need not have counted.
    pub(crate) fn take_back(&self, key: &K, now: Instant) {
        if let Some(tries) = self.by_key.lock().get_mut(key) {
            tries.count = tries.count.saturating_sub(1);
            tries.next = now;
        }
    }

    /// Forgets all tries of a key.
    pub(crate) fn reset(&self, key: &K) {
        self.by_key.lock().remove(key);
    }

    fn make_room(&self, by_key: &mut HashMap<K, Tries>, now: Instant) {
        by_key.retain(|_, tries| {
            tries.forget(now, self.patience.longest);
            tries.count > 0
        });
        if by_key.len() >= RATE_KEYS_MAX {
            let first = by_key.iter().min_by_key(|(_, tries)| (tries.next, tries.count));
            if let Some(key) = first.map(|(key, _)| key.clone()) {
                by_key.remove(&key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn patience(free: u32) -> Patience {
        Patience { free, first: SECOND, longest: SECOND * 60 }
    }

    /// The wait until a key may try again.
    fn wait(backoff: &Backoff<&str>, key: &'static str, now: Instant) -> Duration {
        backoff.take(key, now).map_or_else(|TooSoon(wait)| wait, |()| Duration::ZERO)
    }

    #[test]
    fn each_try_after_the_free_ones_doubles_the_wait() {
        let backoff = Backoff::new(patience(3));
        let mut now = Instant::now();
        let mut waits = Vec::new();
        for _ in 0..12 {
            assert_eq!(backoff.take("ana", now), Ok(()));
            let next = wait(&backoff, "ana", now);
            waits.push(next.as_secs());
            if next.is_zero() {
                // The question was a try itself.
                backoff.take_back(&"ana", now);
            }
            now += next;
        }
        // When 60 seconds are over, one try is forgotten.
        assert_eq!(waits, [0, 0, 1, 2, 4, 8, 16, 32, 32, 60, 60, 60]);
        assert_eq!(wait(&backoff, "eva", now), Duration::ZERO, "others do not wait");
    }

    #[test]
    fn tries_are_forgotten_one_by_one() {
        let backoff = Backoff::new(patience(3));
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(backoff.take("ana", start), Ok(()));
        }
        assert_eq!(wait(&backoff, "ana", start), SECOND);
        let later = start + SECOND * 60;
        assert_eq!(backoff.take("ana", later), Ok(()));
        assert_eq!(wait(&backoff, "ana", later), SECOND, "one was forgotten, and one has come");
        let much_later = later + SECOND * 60 * 3;
        for _ in 0..3 {
            assert_eq!(backoff.take("ana", much_later), Ok(()));
        }
        assert_eq!(wait(&backoff, "ana", much_later), SECOND);
    }

    #[test]
    fn a_right_try_is_taken_back_or_forgets_all() {
        let backoff = Backoff::new(patience(2));
        let now = Instant::now();
        for _ in 0..20 {
            assert_eq!(backoff.take("ana", now), Ok(()));
            backoff.take_back(&"ana", now);
        }
        for _ in 0..2 {
            assert_eq!(backoff.take("ana", now), Ok(()));
        }
        assert!(backoff.take("ana", now).is_err());
        backoff.reset(&"ana");
        assert_eq!(backoff.take("ana", now), Ok(()));
    }

    #[test]
    fn less_patience_starts_with_a_longer_wait() {
        let backoff = Backoff::new(patience(10));
        let now = Instant::now();
        let short = Patience { free: 1, first: SECOND * 30, longest: SECOND * 60 };
        assert_eq!(backoff.take_with(short, "ana", now), Ok(()));
        assert_eq!(backoff.take_with(short, "ana", now), Err(TooSoon(SECOND * 30)));
    }

    #[test]
    fn a_flood_of_keys_needs_no_more_memory_and_refuses_nobody() {
        let backoff = Backoff::new(patience(1));
        let now = Instant::now();
        assert_eq!(backoff.take(usize::MAX, now), Ok(()));
        assert_eq!(backoff.take(usize::MAX, now + SECOND), Ok(()));
        let now = now + SECOND;
        for key in 0..RATE_KEYS_MAX + 5 {
            assert_eq!(backoff.take(key, now), Ok(()), "{key}");
        }
        assert_eq!(backoff.by_key.lock().len(), RATE_KEYS_MAX);
        assert_eq!(backoff.take(usize::MAX, now), Err(TooSoon(SECOND * 2)), "the one with most tries stays");
        let later = now + SECOND * 60 * 3;
        assert_eq!(backoff.take(RATE_KEYS_MAX + 9, later), Ok(()));
        assert_eq!(backoff.by_key.lock().len(), 1, "forgotten keys are removed");
    }
}
