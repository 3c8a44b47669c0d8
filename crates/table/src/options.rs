//! What a table is opened with.

use boneyard_ids::PersonId;
use boneyard_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::level::Level;

/// Milliseconds since 1970, by the clock of the table's driver.
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

    /// Milliseconds from `earlier` to this time; 0 where it is not later.
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

/// How a table is run: its time, and how tiles come to its seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableOptions {
    /// Seconds a turn may take; `None` for no clock.
    pub turn_seconds: Option<u16>,
    /// What happens when they have run out.
    pub on_timeout: OnTimeout,
    /// What thinking time may reveal to the others.
    pub tempo: Tempo,
    /// Milliseconds a bot waits before it shows its choice, so that people can follow. At most
    /// [`TableOptions::BOT_DELAY_MS_MAX`].
    pub bot_delay_ms: u16,
    /// How hands come to the seats.
    pub taking: DealMethod,
    /// When seats see what they took.
    pub lifting: Lifting,
    /// Which tile of the boneyard a draw brings.
    pub boneyard: BoneyardChoice,
    /// What happens to a seat that has a single choice.
    pub single_choice: SingleChoice,
    /// Whether tiles may be moved within a hand. Where they may not, the table shows them as they came, and
    /// pages keep them so, except for players who need to touch their tiles (R3.2.2).
    pub hand_order: HandOrder,
}

impl TableOptions {
    /// The longest turn a clock may give.
    pub const TURN_SECONDS_MAX: u16 = 600;
    /// The shortest turn a clock may give.
    pub const TURN_SECONDS_MIN: u16 = 5;
    /// The longest wait of a bot.
    pub const BOT_DELAY_MS_MAX: u16 = 5_000;
}

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            turn_seconds: None,
            on_timeout: OnTimeout::Play,
            tempo: Tempo::Open,
            bot_delay_ms: 700,
            taking: DealMethod::Dealt,
            lifting: Lifting::AtOnce,
            boneyard: BoneyardChoice::Next,
            single_choice: SingleChoice::Waits,
            hand_order: HandOrder::Free,
        }
    }
}

/// What happens when a seat's time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OnTimeout {
    /// The table plays the heaviest tile that fits, draws or passes for it.
    #[default]
    Play,
    /// It is eliminated, which ends the match (R0.4.48).
    Eliminate,
}

/// What thinking time may reveal to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tempo {
    /// Plays appear as they are made.
    #[default]
    Open,
    /// Nothing is shown sooner than a beat after the turn began, and a seat with a single choice is
    /// moved after three seconds (R1.8.5).
    Even,
}

/// How hands come to the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealMethod {
    /// They are dealt.
    #[default]
    Dealt,
    /// All seats take tiles from the pile at the same time (R1.8.1).
    Together,
    /// One after the other, from the leader on; the leader may have the pile shuffled once more and then takes last
    /// (R3.1.6-7).
    InTurn,
}

/// When seats see what they took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lifting {
    /// At once.
    #[default]
    AtOnce,
    /// The leader and the next seat at once, the third after the first move, the fourth after the second (R3.1.9).
    InStages,
}

/// Which tile of the boneyard a draw brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BoneyardChoice {
    /// The next one, in the order in which they were shuffled.
    #[default]
    Next,
    /// The one that the seat points at (R1.8.4).
    Pointed,
}

/// What happens to a seat that has a single choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SingleChoice {
    /// The table waits for it; under even tempo it is moved all the same.
    #[default]
    Waits,
    /// It is moved after three seconds (R1.8.5).
    Moved,
}

/// Whether tiles may be moved within a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum HandOrder {
    /// As their player likes (R1.8.7).
    #[default]
    Free,
    /// They stand in the order in which they were taken (R3.1.10).
    Fixed,
}

/// What a player's place is opened with: one seat, or both of a player who has two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatPlan {
    /// A person may sit down.
    Open,
    /// A bot plays.
    Bot {
        /// How well.
        level: Level,
    },
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The seat is free.
    Open,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// The name others see.
        name: String,
        /// The bot that plays while they are away, if the others chose so.
        held_by: Option<Level>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Occupant {
    /// The bot that acts for this seat now, if one does.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::{Level, Occupant};
    /// let held_by = Some(Level::Steady);
    /// let away = Occupant::Person { id: PersonId::from("ana"), name: "Ana".into(), held_by };
    /// assert_eq!(away.bot(), Some(Level::Steady));
    /// assert_eq!(Occupant::Open.bot(), None);
    /// ```
    #[must_use]
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Self::Open => None,
            Self::Person { held_by, .. } => *held_by,
            Self::Bot { level } => Some(*level),
        }
    }

    /// The person whose seat it is.
    #[must_use]
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}

/// Who sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// The person on this seat.
    Seat(Seat),
    /// The person on both of these seats, the first of them first, where each player has two hands (R1.3.1).
    BothSeats(Seat, Seat),
    /// Everyone else.
    Spectators,
}

impl Audience {
    /// The person's seat, or the first of two.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) | Self::BothSeats(seat, _) => Some(seat),
            Self::Spectators => None,
        }
    }

    /// The person's second seat, where they have two.
    #[must_use]
    pub const fn second_seat(self) -> Option<Seat> {
        match self {
            Self::BothSeats(_, second) => Some(second),
            Self::Seat(_) | Self::Spectators => None,
        }
    }

    /// Whether the person plays this seat, and so sees its hand.
    ///
    /// ```
    /// # use boneyard_rules::Seat;
    /// # use boneyard_table::Audience;
    /// let both = Audience::BothSeats(Seat::at(0), Seat::at(2));
    /// assert!(both.plays(Seat::at(2)) && !both.plays(Seat::at(1)));
    /// ```
    #[must_use]
    pub fn plays(self, seat: Seat) -> bool {
        self.seat() == Some(seat) || self.second_seat() == Some(seat)
    }
}
