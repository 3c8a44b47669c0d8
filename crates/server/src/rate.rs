//! Rate limits: each key has a bucket of tokens that refills over time.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::bounds::{RATE_KEYS_MAX, RATE_SWEEP_EVERY};

/// A bucket is empty. How long to wait for its next token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooSoon(pub(crate) Duration);

/// Tokens that refill over time.
#[derive(Clone)]
pub(crate) struct TokenBucket {
    burst: u32,
    every: Duration,
    /// When the bucket is full again; `None` if no token was ever taken.
    full_at: Option<Instant>,
}

impl TokenBucket {
    /// `burst` tokens at once, one more after each `every`.
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        TokenBucket { burst, every, full_at: None }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// If the bucket is empty: how long to wait for the next token.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), TooSoon> {
        let full_at = self.after_one(now)?;
        self.full_at = Some(full_at);
        Ok(())
    }

    /// Whether the bucket has a token, without taking it.
    ///
    /// # Errors
    /// If the bucket is empty: how long to wait for the next token.
    pub(crate) fn check(&self, now: Instant) -> Result<(), TooSoon> {
        self.after_one(now).map(|_| ())
    }

    /// When the bucket is full again, if one token is taken now.
    ///
    /// # Errors
    /// If the bucket is empty: how long to wait for the next token.
    fn after_one(&self, now: Instant) -> Result<Instant, TooSoon> {
        let full_at = self.full_at.map_or(now, |at| at.max(now)) + self.every;
        let ahead = full_at - now;
        let room = self.every * self.burst;
        if ahead > room { Err(TooSoon(ahead - room)) } else { Ok(full_at) }
    }

    fn is_full(&self, now: Instant) -> bool {
        self.full_at.is_none_or(|at| at <= now)
    }
}

/// A bucket for each key. Full buckets need no memory. If too many keys have a bucket that is not full, new keys
/// share one bucket, so that memory is bounded and a flood of keys limits itself.
pub(crate) struct RateLimiter<K> {
    burst: u32,
    every: Duration,
    buckets: Mutex<Buckets<K>>,
}

struct Buckets<K> {
    by_key: HashMap<K, TokenBucket>,
    /// The bucket of all keys without room for their own.
    shared: TokenBucket,
    /// When full buckets were last removed.
    swept: Option<Instant>,
}

impl<K: Hash + Eq> RateLimiter<K> {
    /// `burst` tokens at once for each key, one more after each `every`.
    pub(crate) fn new(burst: u32, every: Duration) -> Self {
        let shared = TokenBucket::new(burst, every);
        let buckets = Buckets { by_key: HashMap::new(), shared, swept: None };
        RateLimiter { burst, every, buckets: Mutex::new(buckets) }
    }

    /// Counts a request that comes now: takes a token from the key's bucket.
    ///
    /// # Errors
    /// If the bucket is empty: how long to wait for the next token.
    pub(crate) fn count(&self, key: K) -> Result<(), TooSoon> {
        self.take(key, Instant::now())
    }

    /// Takes a token from the key's bucket.
    ///
    /// # Errors
    /// If the bucket is empty: how long to wait for the next token.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), TooSoon> {
        self.with_bucket(key, now, |bucket| bucket.take(now))
    }

    /// Whether the key's bucket has a token, without taking it.
    ///
    /// # Errors
    /// If the bucket is empty: how long to wait for the next token.
    pub(crate) fn check(&self, key: &K, now: Instant) -> Result<(), TooSoon> {
        let buckets = self.buckets.lock();
        match buckets.by_key.get(key) {
            Some(bucket) => bucket.check(now),
            None if buckets.by_key.len() >= RATE_KEYS_MAX => buckets.shared.check(now),
            None => Ok(()),
        }
    }

    /// Fills the key's bucket.
    pub(crate) fn reset(&self, key: &K) {
        self.buckets.lock().by_key.remove(key);
    }

    fn with_bucket<T>(&self, key: K, now: Instant, run: impl FnOnce(&mut TokenBucket) -> T) -> T {
        let mut buckets = self.buckets.lock();
        if let Some(bucket) = buckets.by_key.get_mut(&key) {
            return run(bucket);
        }
        let is_full = buckets.by_key.len() >= RATE_KEYS_MAX;
        if is_full && buckets.swept.is_none_or(|at| now.duration_since(at) >= RATE_SWEEP_EVERY) {
            buckets.by_key.retain(|_, bucket| !bucket.is_full(now));
            buckets.swept = Some(now);
        }
        if buckets.by_key.len() >= RATE_KEYS_MAX {
            return run(&mut buckets.shared);
        }
        run(buckets.by_key.entry(key).or_insert_with(|| TokenBucket::new(self.burst, self.every)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_refills() {
        let rate = RateLimiter::new(2, Duration::from_secs(10));
        let start = Instant::now();
        assert_eq!(rate.take("ana", start), Ok(()));
        assert_eq!(rate.take("ana", start), Ok(()));
        assert_eq!(rate.check(&"ana", start), Err(TooSoon(Duration::from_secs(10))));
        assert_eq!(rate.take("ana", start), Err(TooSoon(Duration::from_secs(10))));
        assert_eq!(rate.take("eva", start), Ok(()));
        assert_eq!(rate.take("ana", start + Duration::from_secs(4)), Err(TooSoon(Duration::from_secs(6))));
        assert_eq!(rate.take("ana", start + Duration::from_secs(10)), Ok(()));
    }

    #[test]
    fn a_flood_of_keys_needs_no_more_memory_and_does_not_lock_out_known_keys() {
        let rate = RateLimiter::new(1, Duration::from_secs(60));
        let start = Instant::now();
        for key in 0..RATE_KEYS_MAX + 5 {
            // The last five keys share one bucket, so only the first of them gets a token.
            assert_eq!(rate.take(key, start).is_ok(), key <= RATE_KEYS_MAX, "{key}");
        }
        assert_eq!(rate.buckets.lock().by_key.len(), RATE_KEYS_MAX);
        let later = start + Duration::from_secs(60);
        assert_eq!(rate.take(7, later), Ok(()));
        // The buckets of all other keys are full by now and are removed.
        assert_eq!(rate.take(RATE_KEYS_MAX + 9, later), Ok(()));
        assert_eq!(rate.buckets.lock().by_key.len(), 2);
    }
}
