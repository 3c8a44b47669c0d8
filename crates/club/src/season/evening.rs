//! An evening that is over, as a season sees it.

use std::collections::BTreeSet;
use std::fmt;

use boneyard_ids::{EveningId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::{PLAYERS_MAX, PLAYERS_MIN};

/// What a member came to in an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonResult {
    /// The member's id in the club.
    pub member: SeasonPlayerId,
    /// The final place among all players (CLUB-87).
    pub place: u8,
    /// Match points.
    pub points: u16,
    /// Matches won.
    pub wins: u16,
    /// Effectiveness.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub effectiveness: i64,
}

/// The final results of an evening. Players who are no members have a place and no result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Untested", into = "Untested")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeasonEvening {
    /// The evening's id in the club.
    id: EveningId,
    /// How many played, members or not.
    players: u8,
    /// The members' results.
    results: Vec<SeasonResult>,
}

impl SeasonEvening {
    /// An evening of so many players with the results of the members among them.
    ///
    /// # Errors
    /// So many cannot play, or the results cannot all be true.
    pub fn new(
        id: impl Into<EveningId>,
        players: u8,
        results: Vec<SeasonResult>,
    ) -> Result<Self, SeasonEveningError> {
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) {
            return Err(SeasonEveningError::Players { players });
        }
        let mut members = BTreeSet::new();
        let mut places = BTreeSet::new();
        for SeasonResult { member, place, .. } in &results {
            if !(1..=players).contains(place) {
                return Err(SeasonEveningError::NoSuchPlace {
                    member: member.clone(),
                    place: *place,
                    players,
                });
            }
            if !members.insert(member) {
                return Err(SeasonEveningError::MemberTwice { member: member.clone() });
            }
            if !places.insert(place) {
                return Err(SeasonEveningError::PlaceTwice { place: *place });
            }
        }
        Ok(Self { id: id.into(), players, results })
    }

    /// The evening's id in the club.
    #[must_use]
    pub fn id(&self) -> &EveningId {
        &self.id
    }

    /// How many played, members or not.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The members' results.
    #[must_use]
    pub fn results(&self) -> &[SeasonResult] {
        &self.results
    }

    /// The result of a member; `None` where he did not play.
    #[must_use]
    pub fn result_of(&self, member: &SeasonPlayerId) -> Option<&SeasonResult> {
        self.results.iter().find(|result| result.member == *member)
    }

    /// The member who won; `None` if a guest won.
    #[must_use]
    pub fn winner(&self) -> Option<&SeasonPlayerId> {
        self.results.iter().find(|result| result.place == 1).map(|result| &result.member)
    }
}

/// Results that no evening can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeasonEveningError {
    /// So many cannot play.
    Players {
        /// How many.
        players: u8,
    },
    /// There is no such place.
    NoSuchPlace {
        /// Who is said to have it.
        member: SeasonPlayerId,
        /// The place.
        place: u8,
        /// How many played.
        players: u8,
    },
    /// A member has two results.
    MemberTwice {
        /// Who.
        member: SeasonPlayerId,
    },
    /// Two members have one place.
    PlaceTwice {
        /// Which.
        place: u8,
    },
}

impl fmt::Display for SeasonEveningError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players } => {
                write!(out, "{players} cannot play an evening: {PLAYERS_MIN} to {PLAYERS_MAX} can")
            }
            Self::NoSuchPlace { member, place, players } => {
                write!(
                    out,
                    "member `{member}` cannot be on place {place}: the {players} places go from 1 to {players}"
                )
            }
            Self::MemberTwice { member } => {
                write!(out, "member `{member}` has two results; one evening gives one")
            }
            Self::PlaceTwice { place } => {
                write!(out, "two members are on place {place}; a final place is one player's")
            }
        }
    }
}

impl std::error::Error for SeasonEveningError {}

/// An evening as it is written.
#[derive(Serialize, Deserialize)]
struct Untested {
    id: EveningId,
    players: u8,
    results: Vec<SeasonResult>,
}

impl TryFrom<Untested> for SeasonEvening {
    type Error = SeasonEveningError;

    fn try_from(Untested { id, players, results }: Untested) -> Result<Self, SeasonEveningError> {
        Self::new(id, players, results)
    }
}

impl From<SeasonEvening> for Untested {
    fn from(SeasonEvening { id, players, results }: SeasonEvening) -> Self {
        Self { id, players, results }
    }
}
