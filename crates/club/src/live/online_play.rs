//! How the tables of an evening are played online, as the organiser chooses it.
//!
//! The server opens the tables in `evenings/task/tables.rs`, knows which games fit in `evenings/online.rs`, and enters what was
//! played in `evenings/played.rs`.

use serde::{Deserialize, Serialize};

use crate::live::EntryRefusal;

/// How the tables of an evening are played online.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct OnlinePlay {
    /// The rules of the game: a preset with its changes, such as `club-pairs`. The target is that of the evening.
    pub rules: String,
    /// Seconds for each turn; `None` for no clock.
    pub turn_seconds: Option<u32>,
    /// Seconds that each player has in reserve for a match; `None` for no reserve.
    pub bank_seconds: Option<u16>,
    /// Whether plays appear at an even pace, so that the time before a play reveals nothing.
    pub even_tempo: bool,
    /// How long a table waits for a player who has not joined or has not come, in seconds. Then a bot plays for the player. From
    /// `OnlinePlay::ABSENT_AFTER_S_MIN` to `OnlinePlay::ABSENT_AFTER_S_MAX`.
    pub absent_after_s: u32,
}

impl OnlinePlay {
    /// The longest text of the rules, in characters.
    pub const RULES_CHARS_MAX: usize = 300;
    /// The shortest time for which a table waits, in seconds.
    pub const ABSENT_AFTER_S_MIN: u32 = 5;
    /// The longest time for which a table waits, in seconds.
    pub const ABSENT_AFTER_S_MAX: u32 = 3_600;

    /// Checks the bounds. The server checks the rules and the times of a turn.
    pub(crate) fn check(&self) -> Result<(), EntryRefusal> {
        let chars = Self::RULES_CHARS_MAX;
        if self.rules.chars().count() > chars {
            return Err(EntryRefusal::Unreadable { detail: format!("rules: at most {chars} characters") });
        }
        let seconds = Self::ABSENT_AFTER_S_MIN..=Self::ABSENT_AFTER_S_MAX;
        if !seconds.contains(&self.absent_after_s) {
            let (min, max) = seconds.into_inner();
            return Err(EntryRefusal::Unreadable { detail: format!("absent_after_s: {min} to {max}") });
        }
        Ok(())
    }
}
