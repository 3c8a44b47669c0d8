//! What the organiser chooses.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// How many entrants a tournament can have at a time. To pair 512 of a Swiss or an arena takes about 0.2 s at most.
pub const ENTRANTS: RangeInclusive<u16> = 2..=512;
/// The most entrants of a round robin: 31 rounds a cycle, 992 matches in two cycles.
pub const ROUND_ROBIN_ENTRANTS_MAX: u16 = 32;
/// How many rounds a Swiss can have. 9 rounds find one winner among 512 entrants; 20 rounds have 5,120 matches at most.
pub const SWISS_ROUNDS: RangeInclusive<u16> = 1..=20;
/// How often each two entrants of a round robin meet.
pub const ROUND_ROBIN_CYCLES: RangeInclusive<u16> = 1..=2;
/// How long an arena can last, in minutes. [`PAIRINGS_MAX`](crate::PAIRINGS_MAX) bounds its matches.
pub const ARENA_MINUTES: RangeInclusive<u16> = 5..=720;

/// Who plays whom, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = TournamentFormat)]
pub enum Format {
    /// Entrants play on until the time is over, each time against another who waits. They may enter until the end, and a
    /// match that began in time counts. A win is worth 2 points, a tie 1. After two wins in a row each further win counts
    /// double, until a match that is not won.
    Arena {
        /// How long it lasts, 5 to 720 minutes.
        minutes: u16,
    },
    /// Each round, entrants with similar points meet, and no two meet twice. A bye is worth a win. A late entrant has no
    /// points for the rounds before.
    Swiss {
        /// How many rounds it has, 1 to 20.
        rounds: u16,
        /// The last round in which a late entrant may begin, from 2 to `rounds`; `None` if nobody may enter late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late_until_round: Option<u16>,
    },
    /// Everyone meets everyone. Entrants cannot enter late. A bye is worth nothing, because everyone has as many.
    /// An entrant who withdraws loses all matches to come by walkovers.
    RoundRobin {
        /// How often each two entrants meet, 1 or 2.
        cycles: u16,
    },
    /// The loser of a match is out, and a tie is played again. Entrants cannot enter late.
    KnockOut {
        /// Whether the losers of the semi-finals play for the third place.
        third_place: bool,
    },
}

/// The checked settings of a tournament.
///
/// ```
/// use boneyard_tournament::{Format, Settings, SettingsError};
///
/// let swiss = Format::Swiss { rounds: 5, late_until_round: Some(2) };
/// assert_eq!(Settings::new(swiss, 6..=64)?.entrants_max(), 64);
/// let error = Settings::new(Format::Arena { minutes: 0 }, 2..=64).unwrap_err();
/// assert_eq!(error, SettingsError::Minutes { minutes: 0 });
/// let error = Settings::new(swiss, 2..=4).unwrap_err();
/// assert_eq!(error, SettingsError::TooManyRounds { rounds: 5, entrants_max: 4, most: 3 });
/// # Ok::<_, SettingsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StoredSettings", into = "StoredSettings")]
pub struct Settings {
    format: Format,
    entrants: RangeInclusive<u16>,
}

impl Settings {
    /// Checks settings. `entrants` says how many are needed to start and how many may take part at a time.
    ///
    /// # Errors
    /// If a number is out of its range, or if a Swiss has more rounds than so many entrants can play without a repeat.
    pub fn new(format: Format, entrants: RangeInclusive<u16>) -> Result<Self, SettingsError> {
        let entrants_max = *entrants.end();
        let settings = Self::in_range(format, entrants)?;
        let most = rounds_of(entrants_max);
        match format {
            Format::Swiss { rounds, .. } if rounds > most => {
                Err(SettingsError::TooManyRounds { rounds, entrants_max, most })
            }
            _ => Ok(settings),
        }
    }

    /// Checks each number alone. Tournaments that were opened earlier have no other check.
    fn in_range(format: Format, entrants: RangeInclusive<u16>) -> Result<Self, SettingsError> {
        let most = match format {
            Format::RoundRobin { .. } => ROUND_ROBIN_ENTRANTS_MAX,
            _ => *ENTRANTS.end(),
        };
        let (&entrants_min, &entrants_max) = (entrants.start(), entrants.end());
        if entrants.is_empty() || entrants_min < *ENTRANTS.start() || entrants_max > most {
            return Err(SettingsError::Entrants { entrants_min, entrants_max, most });
        }
        match format {
            Format::Arena { minutes } if !ARENA_MINUTES.contains(&minutes) => {
                Err(SettingsError::Minutes { minutes })
            }
            Format::Swiss { rounds, .. } if !SWISS_ROUNDS.contains(&rounds) => {
                Err(SettingsError::Rounds { rounds })
            }
            Format::Swiss { rounds, late_until_round: Some(round) } if !(2..=rounds).contains(&round) => {
                Err(SettingsError::LateEntry { round, rounds })
            }
            Format::RoundRobin { cycles } if !ROUND_ROBIN_CYCLES.contains(&cycles) => {
                Err(SettingsError::Cycles { cycles })
            }
            _ => Ok(Self { format, entrants }),
        }
    }

    /// Who plays whom, and until when.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// How many entrants are needed to start.
    #[must_use]
    pub const fn entrants_min(&self) -> u16 {
        *self.entrants.start()
    }

    /// How many entrants may take part at a time.
    #[must_use]
    pub const fn entrants_max(&self) -> u16 {
        *self.entrants.end()
    }
}

/// How many rounds so many entrants can play: everyone meets everyone, and has one bye if the number is odd.
const fn rounds_of(entrants: u16) -> u16 {
    if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants }
}

/// Why settings are refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
#[schema(as = TournamentSettingsError)]
pub enum SettingsError {
    /// The numbers of entrants are out of range.
    #[error("`{entrants_min}` to `{entrants_max}` entrants are out of range; this format takes 2 to {most}")]
    Entrants { entrants_min: u16, entrants_max: u16, most: u16 },
    /// The length of an arena is out of range.
    #[error("an arena of `{minutes}` minutes is out of range; choose 5 to 720")]
    Minutes { minutes: u16 },
    /// The number of rounds is out of range.
    #[error("`{rounds}` rounds are out of range; choose 1 to 20")]
    Rounds { rounds: u16 },
    /// So many entrants cannot play so many rounds of a Swiss without meeting again.
    #[error("`{entrants_max}` entrants can play {most} rounds without meeting again, not `{rounds}`")]
    TooManyRounds { rounds: u16, entrants_max: u16, most: u16 },
    /// The last round for late entrants is out of range.
    #[error("late entry until round `{round}` is out of range; choose 2 to {rounds}, or no late entry")]
    LateEntry { round: u16, rounds: u16 },
    /// The number of cycles is out of range.
    #[error("`{cycles}` cycles are out of range; choose 1 or 2")]
    Cycles { cycles: u16 },
}

#[derive(Serialize, Deserialize)]
struct StoredSettings {
    format: Format,
    entrants_min: u16,
    entrants_max: u16,
}

impl TryFrom<StoredSettings> for Settings {
    type Error = SettingsError;

    fn try_from(stored: StoredSettings) -> Result<Self, SettingsError> {
        Self::in_range(stored.format, stored.entrants_min..=stored.entrants_max)
    }
}

impl From<Settings> for StoredSettings {
    fn from(settings: Settings) -> Self {
        let (entrants_min, entrants_max) = (settings.entrants_min(), settings.entrants_max());
        Self { format: settings.format, entrants_min, entrants_max }
    }
}
