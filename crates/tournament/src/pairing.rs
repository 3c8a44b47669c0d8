//! Pairings, and who meets whom in each format.

pub(crate) mod arena;
pub(crate) mod knock_out;
pub(crate) mod round_robin;
mod sides;
pub(crate) mod swiss;

use std::{fmt, num::NonZeroU32};

use serde::{Deserialize, Serialize};

use crate::{Entrant, Outcome, Share};

/// A pairing, by the order in which pairings were made: the first is 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(transparent)]
#[schema(value_type = u32, minimum = 1)]
pub struct PairingId(NonZeroU32);

impl PairingId {
    /// The pairing with this index, from 0. Indexes beyond the range give the last id.
    #[must_use]
    pub fn at(index: usize) -> Self {
        let number = u32::try_from(index.saturating_add(1)).ok().and_then(NonZeroU32::new);
        Self(number.unwrap_or(NonZeroU32::MAX))
    }

    /// The index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for PairingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two entrants who play a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Pairing {
    pub id: PairingId,
    /// The entrant who has the first side.
    pub first: Entrant,
    pub second: Entrant,
}

impl Pairing {
    /// The two entrants, the first side first.
    #[must_use]
    pub const fn entrants(&self) -> [Entrant; 2] {
        [self.first, self.second]
    }

    /// The opponent of an entrant; `None` if the entrant is not in this pairing.
    #[must_use]
    pub fn opponent(&self, entrant: Entrant) -> Option<Entrant> {
        match entrant {
            _ if entrant == self.first => Some(self.second),
            _ if entrant == self.second => Some(self.first),
            _ => None,
        }
    }
}

/// A pairing with its round and its outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Who plays.
    pub pairing: Pairing,
    /// The round, as in [`Event::Paired`](crate::Event::Paired).
    pub round: u16,
    /// How it ended; `None` while it is open.
    pub outcome: Option<Outcome>,
}

impl Meeting {
    /// Each entrant with its opponent and its share of a decided match.
    pub(crate) fn shares(&self) -> impl Iterator<Item = (Entrant, Entrant, Share)> {
        let Pairing { first, second, .. } = self.pairing;
        self.outcome.into_iter().flat_map(move |outcome| {
            [(first, second, outcome.for_first()), (second, first, outcome.for_second())]
        })
    }
}

/// A round before its pairings have ids: the entrants of each match, the first side first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Round {
    pub(crate) pairs: Vec<[Entrant; 2]>,
    pub(crate) byes: Vec<Entrant>,
}
