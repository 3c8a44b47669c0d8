//! The final results of an evening, for a season.

use std::collections::BTreeSet;

use boneyard_ids::{EveningId, SeasonPlayerId};
use serde::{Deserialize, Serialize};

use crate::{PLAYERS_MAX, PLAYERS_MIN};

/// The result of a member in an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct SeasonResult {
    /// The id of the member in the club.
    pub member: SeasonPlayerId,
    /// The final place among all players (CLUB-87). Players who differ only by their numbers share it.
    pub place: u16,
    /// Match points.
    pub points: u16,
    /// Matches won.
    pub wins: u16,
    pub effectiveness: i64,
}

/// The final results of an evening. Players who are not members (guests) take a place, but only members have a result
/// here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(try_from = "UncheckedEvening", into = "UncheckedEvening")]
pub struct SeasonEvening {
    /// The id of the evening in the club.
    id: EveningId,
    /// The number of players, including guests.
    players: u16,
    /// The members' results.
    results: Vec<SeasonResult>,
}

impl SeasonEvening {
    /// An evening with `players` players and the results of the members among them.
    ///
    /// # Errors
    /// The number of players is out of range, or the results contradict each other.
    pub fn new(
        id: impl Into<EveningId>,
        players: u16,
        results: Vec<SeasonResult>,
    ) -> Result<Self, SeasonEveningError> {
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) {
            return Err(SeasonEveningError::Players { players });
        }
        let mut members = BTreeSet::new();
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
        }
        Ok(Self { id: id.into(), players, results })
    }

    /// The id of the evening in the club.
    #[must_use]
    pub fn id(&self) -> &EveningId {
        &self.id
    }

    /// The number of players, including guests.
    #[must_use]
    pub const fn players(&self) -> u16 {
        self.players
    }

    /// The members' results.
    #[must_use]
    pub fn results(&self) -> &[SeasonResult] {
        &self.results
    }

    /// The result of a member; `None` if the member did not play.
    ///
    /// ```
    /// use boneyard_club::season::{SeasonEvening, SeasonResult};
    ///
    /// let ana = SeasonResult { member: "ana".into(), place: 2, points: 6, wins: 3, effectiveness: 40 };
    /// let friday = SeasonEvening::new("friday", 4, vec![ana.clone()])?;
    /// assert_eq!(friday.result_of(&"ana".into()), Some(&ana));
    /// assert_eq!(friday.result_of(&"eva".into()), None);
    /// # Ok::<_, boneyard_club::season::SeasonEveningError>(())
    /// ```
    #[must_use]
    pub fn result_of(&self, member: &SeasonPlayerId) -> Option<&SeasonResult> {
        self.results.iter().find(|result| result.member == *member)
    }

    /// The members who won: several if they differ only by their numbers, none if a guest won.
    ///
    /// ```
    /// use boneyard_club::season::{SeasonEvening, SeasonResult};
    ///
    /// let ana = SeasonResult { member: "ana".into(), place: 1, points: 6, wins: 3, effectiveness: 40 };
    /// let friday = SeasonEvening::new("friday", 4, vec![ana.clone()])?;
    /// assert!(friday.winners().eq([&"ana".into()]));
    /// let error = SeasonEvening::new("sunday", 4, vec![ana.clone(), ana]).expect_err("ana is named twice");
    /// assert_eq!(error.to_string(), "member `ana` has two results; one evening gives one");
    /// # Ok::<_, boneyard_club::season::SeasonEveningError>(())
    /// ```
    pub fn winners(&self) -> impl Iterator<Item = &SeasonPlayerId> {
        self.results.iter().filter(|result| result.place == 1).map(|result| &result.member)
    }
}

/// Why the results of an evening are refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum SeasonEveningError {
    /// The number of players is out of range.
    #[error("{players} cannot play an evening: {PLAYERS_MIN} to {PLAYERS_MAX} can")]
    Players { players: u16 },
    /// The place is 0 or higher than the number of players.
    #[error("member `{member}` cannot be on place {place}: the {players} places go from 1 to {players}")]
    NoSuchPlace { member: SeasonPlayerId, place: u16, players: u16 },
    /// A member has two results.
    #[error("member `{member}` has two results; one evening gives one")]
    MemberTwice { member: SeasonPlayerId },
}

/// An evening in JSON, before it is checked.
#[derive(Serialize, Deserialize)]
struct UncheckedEvening {
    id: EveningId,
    players: u16,
    results: Vec<SeasonResult>,
}

impl TryFrom<UncheckedEvening> for SeasonEvening {
    type Error = SeasonEveningError;

    fn try_from(
        UncheckedEvening { id, players, results }: UncheckedEvening,
    ) -> Result<Self, SeasonEveningError> {
        Self::new(id, players, results)
    }
}

impl From<SeasonEvening> for UncheckedEvening {
    fn from(SeasonEvening { id, players, results }: SeasonEvening) -> Self {
        Self { id, players, results }
    }
}
