//! The time, as the caller gives it.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970. The caller reads the clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// The time this many minutes later.
    #[must_use]
    pub const fn after_minutes(self, minutes: u16) -> Self {
        Self(self.0.saturating_add(minutes as u64 * 60_000))
    }
}
