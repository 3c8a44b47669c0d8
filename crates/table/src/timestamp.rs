//! The time, as a table gets it from its driver.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970. The table's driver reads the clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// The time this many milliseconds later.
    ///
    /// ```
    /// # use boneyard_table::Timestamp;
    /// assert_eq!(Timestamp(1_000).after_ms(500), Timestamp(1_500));
    /// ```
    #[must_use]
    pub const fn after_ms(self, ms: u64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// This time less some milliseconds; 0 at the least.
    ///
    /// ```
    /// # use boneyard_table::Timestamp;
    /// assert_eq!(Timestamp(1_500).before_ms(500), Timestamp(1_000));
    /// ```
    #[must_use]
    pub const fn before_ms(self, ms: u64) -> Self {
        Self(self.0.saturating_sub(ms))
    }

    /// Milliseconds from `earlier` to this time; 0 if this time is not later.
    ///
    /// ```
    /// # use boneyard_table::Timestamp;
    /// assert_eq!(Timestamp(1_500).ms_since(Timestamp(1_000)), 500);
    /// assert_eq!(Timestamp(1_000).ms_since(Timestamp(1_500)), 0);
    /// ```
    #[must_use]
    pub const fn ms_since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
