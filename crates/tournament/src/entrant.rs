//! Who takes part.

use std::{fmt, num::NonZeroU16};

use serde::{Deserialize, Serialize};

/// A single player or a fixed pair, by the order of registration: the first entrant is 1.
///
/// ```
/// use boneyard_tournament::Entrant;
///
/// assert_eq!(Entrant::at(0).to_string(), "1");
/// assert_eq!(serde_json::from_str::<Entrant>("1")?, Entrant::at(0));
/// assert!(serde_json::from_str::<Entrant>("0").is_err());
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(transparent)]
#[schema(value_type = u16, minimum = 1)]
pub struct Entrant(NonZeroU16);

impl Entrant {
    /// The entrant with this index, from 0. Indexes beyond the range give the last entrant.
    #[must_use]
    pub fn at(index: usize) -> Self {
        let number = u16::try_from(index.saturating_add(1)).ok().and_then(NonZeroU16::new);
        Self(number.unwrap_or(NonZeroU16::MAX))
    }

    /// The index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The number, from 1.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0.get()
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
