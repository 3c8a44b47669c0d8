//! A player of an evening, named by number.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most players of an evening.
pub const PLAYERS_MAX: u16 = 800;

/// The most players of an evening in which partners rotate.
pub const ROTATING_PLAYERS_MAX: u16 = 64;

/// The fewest players of an evening: one table.
pub const PLAYERS_MIN: u16 = 4;

/// A player's number in an evening, from 1; player 1 is the organiser (CLUB-7).
///
/// ```
/// use boneyard_seating::Player;
///
/// let organiser: Player = "1".parse()?;
/// assert_eq!(organiser, Player::ORGANISER);
/// let error = "801".parse::<Player>().expect_err("there are 800 players at most");
/// assert_eq!(error.to_string(), "`801` is not a player's number; numbers go from 1 to 800");
/// # Ok::<_, boneyard_seating::ParsePlayerError>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(try_from = "u16", into = "u16")]
#[schema(value_type = u16)]
pub struct Player(NonZeroU16);

impl Player {
    /// The organiser, player 1.
    pub const ORGANISER: Self = Self(NonZeroU16::MIN);

    /// The player with a number from 1 to 800.
    ///
    /// ```
    /// use boneyard_seating::Player;
    ///
    /// assert_eq!(Player::new(7).map(Player::number), Some(7));
    /// assert_eq!(Player::new(0), None);
    /// ```
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        match NonZeroU16::new(number) {
            Some(number) if number.get() <= PLAYERS_MAX => Some(Self(number)),
            _ => None,
        }
    }

    /// The number, from 1.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0.get()
    }

    /// The index in a list of all players, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The players 1 to `players`.
    ///
    /// ```
    /// use boneyard_seating::Player;
    ///
    /// assert_eq!(Player::all(4).map(Player::number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    /// ```
    pub fn all(players: u16) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=players).filter_map(Self::new)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// A player for the remaining matches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PresentPlayer {
    /// The player's new number.
    pub player: Player,
    /// The number of matches that were over when the player arrived. These matches do not count as rests.
    pub since: u16,
}

impl PresentPlayer {
    /// A player who was present from the start.
    ///
    /// ```
    /// use boneyard_seating::{Player, PresentPlayer};
    ///
    /// assert_eq!(PresentPlayer::from_the_start(Player::ORGANISER).since, 0);
    /// ```
    #[must_use]
    pub const fn from_the_start(player: Player) -> Self {
        Self { player, since: 0 }
    }
}

/// A text or number that is not a player's number.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{tried}` is not a player's number; numbers go from 1 to {PLAYERS_MAX}")]
pub struct ParsePlayerError {
    tried: String,
}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        number.and_then(Self::new).ok_or_else(|| ParsePlayerError { tried: text.to_owned() })
    }
}

impl TryFrom<u16> for Player {
    type Error = ParsePlayerError;

    fn try_from(number: u16) -> Result<Self, ParsePlayerError> {
        Self::new(number).ok_or_else(|| ParsePlayerError { tried: number.to_string() })
    }
}

impl From<Player> for u16 {
    fn from(player: Player) -> Self {
        player.number()
    }
}
