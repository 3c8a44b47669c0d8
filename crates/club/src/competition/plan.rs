//! What an organiser says about a competition.

use std::collections::BTreeSet;

use boneyard_ids::{EntrantId, EveningId};
use boneyard_text::visible_line;
use serde::{Deserialize, Serialize};

use crate::Day;
use crate::competition::{COMPETITION_ANSWERS_MAX, SESSIONS_MAX};
use crate::limits::NAME_CHARS_MAX;

/// A competition, as its organisers plan it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionPlan {
    /// Whose results add up.
    pub counts: CompetitionCounts,
    /// The sessions, in the order in which they are shown. At most 60.
    pub sessions: Vec<CompetitionSession>,
    /// What the organisers said about who is the same person.
    #[serde(default)]
    pub answers: Vec<EntrantAnswer>,
}

/// Whose results add up in a competition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CompetitionCounts {
    /// Each player has a place. Partners may change.
    #[default]
    Players,
    /// Each pair of two people has a place. Every session has fixed pairs.
    Pairs,
}

/// A session of a competition: one evening of the club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionSession {
    /// The evening.
    pub evening: EveningId,
    /// The day on which it is held.
    pub day: Day,
    /// The room, at most 60 characters; may be empty.
    #[serde(default)]
    pub room: String,
}

/// What an organiser said about two entrants, or about one in several sessions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EntrantAnswer {
    /// The two entrants; the same one twice if the question is about several sessions.
    pub entrants: [EntrantId; 2],
    /// Whether they are one person.
    pub same: bool,
}

/// Why sessions cannot be added up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum CompetitionFault {
    /// There are too many sessions.
    #[error("a competition has at most {max} sessions")]
    TooManySessions { max: usize },
    /// There are too many answers about who is the same person.
    #[error("a competition has at most {max} answers about its players")]
    TooManyAnswers { max: usize },
    /// There are too many players.
    #[error("a competition has at most {max} players")]
    TooManyPlayers { max: usize },
    /// An evening is a session twice.
    #[error("the evening `{evening}` is a session twice")]
    SessionTwice { evening: EveningId },
    /// The name of a room is too long or has invisible characters.
    #[error("the name of a room has at most {max} visible characters")]
    BadRoom { max: usize },
    /// The evening is not one of the club, or was discarded.
    #[error("the club has no evening `{evening}`")]
    NoEvening { evening: EveningId },
    /// The evening ranks its players by other keys than the first session.
    #[error("the evening `{evening}` orders its places in another way than the first session")]
    OtherOrder { evening: EveningId },
    /// Pairs are counted, but partners change in this evening.
    #[error("the evening `{evening}` has no fixed pairs")]
    NoPairs { evening: EveningId },
    /// The evening is a knock-out, whose places do not add up.
    #[error("the evening `{evening}` is a knock-out, whose places do not add up")]
    KnockOut { evening: EveningId },
}

impl CompetitionPlan {
    /// The same plan with the names of rooms trimmed, if it keeps the limits.
    ///
    /// ```
    /// use boneyard_club::competition::{CompetitionCounts, CompetitionFault, CompetitionPlan, CompetitionSession};
    ///
    /// let session = CompetitionSession { evening: "friday".into(), day: "2026-11-20".parse()?, room: " Red  room ".into() };
    /// let plan = CompetitionPlan { counts: CompetitionCounts::Players, sessions: vec![session.clone()], answers: vec![] };
    /// assert_eq!(plan.clone().checked()?.sessions[0].room, "Red room");
    /// let twice = CompetitionPlan { sessions: vec![session.clone(), session], ..plan };
    /// assert_eq!(twice.checked(), Err(CompetitionFault::SessionTwice { evening: "friday".into() }));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// There are too many sessions or answers, an evening stands twice, or the name of a room is invalid.
    pub fn checked(mut self) -> Result<Self, CompetitionFault> {
        if self.sessions.len() > SESSIONS_MAX {
            return Err(CompetitionFault::TooManySessions { max: SESSIONS_MAX });
        }
        if self.answers.len() > COMPETITION_ANSWERS_MAX {
            return Err(CompetitionFault::TooManyAnswers { max: COMPETITION_ANSWERS_MAX });
        }
        let mut evenings = BTreeSet::new();
        for session in &mut self.sessions {
            if !evenings.insert(session.evening.clone()) {
                return Err(CompetitionFault::SessionTwice { evening: session.evening.clone() });
            }
            session.room = visible_line(&session.room, NAME_CHARS_MAX)
                .map_err(|_| CompetitionFault::BadRoom { max: NAME_CHARS_MAX })?;
        }
        Ok(self)
    }
}
