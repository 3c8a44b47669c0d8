//! Who sits on a seat: a person, a bot or nobody.

use boneyard_ids::PersonId;
use serde::{Deserialize, Serialize};

use crate::{level::Level, persona::Persona};

/// Who may take a player's place when the table opens: one seat, or both seats of a player with two hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Any person may sit down.
    Open,
    /// A bot plays.
    Bot {
        /// How well it plays.
        level: Level,
        /// Who it is. Tables that were stored before bots had names have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<Persona>,
    },
}

impl SeatPlan {
    /// A bot of this level. The table chooses who it is.
    ///
    /// ```
    /// use boneyard_table::{Level, SeatPlan};
    ///
    /// assert_eq!(SeatPlan::bot(Level::Steady), SeatPlan::Bot { level: Level::Steady, persona: None });
    /// ```
    #[must_use]
    pub const fn bot(level: Level) -> Self {
        Self::Bot { level, persona: None }
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The seat is free.
    Open,
    /// A person sits here.
    Person {
        /// The person's id.
        id: PersonId,
        /// The name others see.
        name: String,
        /// The number of the face that the person chose; `None` if the face follows the name.
        face: Option<u16>,
        /// The bot that plays while the person is away, if the others chose so.
        held_by: Option<Level>,
        /// Whether a program plays for the person: a bot account.
        program: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// Who it is.
        persona: Persona,
    },
}

impl Occupant {
    /// The bot that plays this seat now, if one does.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::{Level, Occupant};
    /// let held_by = Some(Level::Steady);
    /// let away = Occupant::Person { id: PersonId::from("ana"), name: "Ana".into(), face: None, held_by, program: false };
    /// assert_eq!(away.bot(), Some(Level::Steady));
    /// assert_eq!(Occupant::Open.bot(), None);
    /// ```
    #[must_use]
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Self::Open => None,
            Self::Person { held_by, .. } => *held_by,
            Self::Bot { level, .. } => Some(*level),
        }
    }

    /// The person who owns the seat, also while a bot plays for them.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::Occupant;
    /// let id = PersonId::from("ana");
    /// let ana = Occupant::Person { id: id.clone(), name: "Ana".into(), face: None, held_by: None, program: false };
    /// assert_eq!(ana.person(), Some(&id));
    /// assert_eq!(Occupant::Open.person(), None);
    /// ```
    #[must_use]
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}
