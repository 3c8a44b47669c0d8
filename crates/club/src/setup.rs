//! What an organiser decides before the first match.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits::PRIZE_STAKES_MAX;
use crate::text::{BadText, visible_line, visible_name};
use crate::{Day, NAME_CHARS_MAX, Need, PLAYERS_MAX, PLAYERS_MIN, PUBLISHED, Player, SeatingKind};

/// The usual target of a match (CLUB-10).
pub const TARGET: u16 = 100;

/// The lowest and the highest target there can be.
pub const TARGETS: std::ops::RangeInclusive<u16> = 10..=999;

/// The highest stake, in the organiser's unit, and the highest penalty.
pub const AMOUNT_MAX: u32 = 1_000_000;

/// The longest time limit of a match, in minutes.
pub const LIMIT_MINUTES_MAX: u16 = 600;

/// The conditions, the line-up and the seating of an evening (CLUB-2, CLUB-3, CLUB-10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// What the evening is called.
    pub name: String,
    /// Where it takes place.
    pub origin: Option<Origin>,
    /// The planned day (T-8).
    pub date: Option<Day>,
    /// The players, player 1 first.
    pub players: Vec<PlayerSetup>,
    /// Which seating was chosen.
    pub seating: SeatingKind,
    /// How many matches are played, where that is fewer or more than the seating has.
    pub matches: Option<u16>,
    /// What matches are played to.
    pub target: u16,
    /// What one unit is worth; 0 plays without stakes (CLUB-76). For one table only (T-3).
    pub stake: u32,
    /// What a stake is counted in.
    pub unit: String,
    /// The additional prize, if there is one (CLUB-78).
    pub prize: Option<Prize>,
    /// What becomes of the money where a pair only fills the table (CLUB-36).
    pub repeat: FillerMoney,
    /// Whether penalties are given (CLUB-69).
    pub penalties: bool,
    /// The time limit of a match, in minutes (CLUB-56).
    pub limit: Option<u16>,
}

/// Where an evening takes place (T-9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Origin {
    /// The country.
    pub country: String,
    /// The city.
    pub city: String,
    /// The club or house; empty where there is none.
    pub organisation: String,
}

/// A player of the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerSetup {
    /// The name on the sheets, unique within the evening (CLUB-15).
    pub name: String,
    /// What the player needs; private.
    pub needs: Vec<Need>,
}

/// The three readings of the additional prize (CLUB.md 2.10): what each player from the third place on pays the winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prize {
    /// What each of them pays.
    pub reading: PrizeReading,
    /// Whether players whom nothing but their numbers part share it (CLUB-79).
    pub shared: bool,
}

/// What each player from the third place on pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PrizeReading {
    /// Reading A: a fixed number of stakes.
    Stakes {
        /// How many, 1 or more.
        stakes: u16,
    },
    /// Reading B: what he has lost in money.
    Losses,
    /// Reading C: what he has won in money.
    Winnings,
}

/// What becomes of the money of a match in which a pair only fills the table (CLUB-36).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FillerMoney {
    /// All four settle.
    #[default]
    Settle,
    /// The match moves no money.
    Void,
}

impl Setup {
    /// An evening with a number of unnamed players and a seating; all else is the default.
    #[must_use]
    pub fn new(name: &str, players: u8, seating: SeatingKind) -> Self {
        let nobody = |player: Player| PlayerSetup { name: player.to_string(), needs: Vec::new() };
        Self {
            name: name.to_owned(),
            origin: None,
            date: None,
            players: Player::all(players).map(nobody).collect(),
            seating,
            matches: None,
            target: TARGET,
            stake: 0,
            unit: String::new(),
            prize: None,
            repeat: FillerMoney::default(),
            penalties: false,
            limit: None,
        }
    }

    /// How many players there are.
    #[must_use]
    pub fn size(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(PLAYERS_MAX)
    }

    /// A player of the evening; `None` where the number is higher than there are players.
    #[must_use]
    pub fn person(&self, player: Player) -> Option<&PlayerSetup> {
        self.players.get(player.index())
    }

    /// A player's name; the number where there is no such player.
    #[must_use]
    pub fn name_of(&self, player: Player) -> String {
        self.person(player).map_or_else(|| player.to_string(), |person| person.name.clone())
    }

    /// Whether there is one table only; only then stakes are allowed (T-3).
    #[must_use]
    pub fn is_round_robin(&self) -> bool {
        self.size() < 8
    }
}

impl Setup {
    /// The same with its texts as [`crate::text`] would have them. Texts with spaces at an end, or that cannot be taken at all,
    /// stay as they are, and [`Setup::check`] refuses them.
    #[must_use]
    pub fn normalized(mut self) -> Self {
        let places = self
            .origin
            .iter_mut()
            .flat_map(|origin| [&mut origin.country, &mut origin.city, &mut origin.organisation]);
        let people = self.players.iter_mut().map(|person| &mut person.name);
        [&mut self.name, &mut self.unit].into_iter().chain(places).chain(people).for_each(normalized);
        self
    }

    /// Whether all of it can be so.
    pub fn check(&self) -> Result<(), SetupError> {
        let players = self.size();
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) || self.players.len() > usize::from(PLAYERS_MAX) {
            return Err(SetupError::Players { players: self.players.len() });
        }
        check_name(&self.name).map_err(|bad| SetupError::Name { what: NameOwner::Evening, bad })?;
        if let Some(origin) = &self.origin {
            let optional = (!origin.organisation.is_empty()).then_some(&origin.organisation);
            for place in [Some(&origin.country), Some(&origin.city), optional].into_iter().flatten() {
                check_name(place).map_err(|bad| SetupError::Name { what: NameOwner::Place, bad })?;
            }
        }
        visible_line(&self.unit, NAME_CHARS_MAX)
            .and_then(|tidy| check_tidy(&self.unit, tidy))
            .map_err(|bad| SetupError::Name { what: NameOwner::Unit, bad })?;
        for (player, person) in Player::all(players).zip(&self.players) {
            check_name(&person.name)
                .map_err(|bad| SetupError::Name { what: NameOwner::Player { player }, bad })?;
            if person.needs.len() > Need::ALL.len() {
                return Err(SetupError::Needs { player });
            }
            let twin = Player::all(players).zip(&self.players).find(|(_, other)| other.name == person.name);
            if let Some((first, _)) = twin.filter(|(first, _)| *first < player) {
                return Err(SetupError::NameTwice { first, second: player, name: person.name.clone() });
            }
        }
        if self.seating == SeatingKind::Published && !PUBLISHED.contains(&players) {
            return Err(SetupError::NotPublished { players });
        }
        if !TARGETS.contains(&self.target) {
            return Err(SetupError::Target { target: self.target });
        }
        if !self.is_round_robin() && (self.stake > 0 || self.prize.is_some()) {
            return Err(SetupError::StakesAtManyTables { prize: self.stake == 0 });
        }
        if self.stake > AMOUNT_MAX {
            return Err(SetupError::Stake { stake: self.stake });
        }
        if let Some(Prize { reading: PrizeReading::Stakes { stakes }, .. }) = self.prize
            && !(1..=PRIZE_STAKES_MAX).contains(&stakes)
        {
            return Err(SetupError::PrizeStakes { stakes, most: PRIZE_STAKES_MAX });
        }
        if self.limit.is_some_and(|minutes| !(1..=LIMIT_MINUTES_MAX).contains(&minutes)) {
            return Err(SetupError::Limit);
        }
        if self.matches.is_some_and(|matches| !(1..=MATCHES_MAX).contains(&matches)) {
            return Err(SetupError::Matches);
        }
        Ok(())
    }
}

/// The most matches of an evening.
pub const MATCHES_MAX: u16 = 200;

/// A name that can stand on a sheet. It is tidy already, so that a file says it as it was said.
fn check_name(name: &str) -> Result<(), BadText> {
    check_tidy(name, visible_name(name, NAME_CHARS_MAX)?)
}

fn check_tidy(text: &str, tidy: String) -> Result<(), BadText> {
    if tidy == text { Ok(()) } else { Err(BadText::Hidden) }
}

/// A text as it was typed once, in NFC and with single spaces; as it is where it cannot be taken at all.
fn normalized(text: &mut String) {
    if text.trim() == text
        && let Ok(tidy) = visible_line(text, NAME_CHARS_MAX)
    {
        *text = tidy;
    }
}

/// What a name is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NameOwner {
    /// The evening.
    Evening,
    /// A country, a city or an organisation.
    Place,
    /// What a stake is counted in.
    Unit,
    /// A player.
    Player {
        /// Which.
        player: Player,
    },
}

impl fmt::Display for NameOwner {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evening => out.write_str("the name of the evening"),
            Self::Place => out.write_str("the name of the place"),
            Self::Unit => out.write_str("what a stake is counted in"),
            Self::Player { player } => write!(out, "the name of player {player}"),
        }
    }
}

/// Why conditions cannot be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SetupError {
    /// Too few or too many.
    #[error("{players} players cannot play an evening; {PLAYERS_MIN} to {PLAYERS_MAX} can")]
    Players {
        /// How many.
        players: usize,
    },
    /// A name that cannot stand on a sheet.
    #[error("{what} {}", name_fault(*.bad))]
    Name {
        /// Whose.
        what: NameOwner,
        /// Why.
        bad: BadText,
    },
    /// Two players of one name (CLUB-15).
    #[error("players {first} and {second} are both called \"{name}\"; names differ within an evening")]
    NameTwice {
        /// The first of them.
        first: Player,
        /// The second.
        second: Player,
        /// The name.
        name: String,
    },
    /// No seating is published for this number.
    #[error(
        "no seating is published for {players} players; write `balanced` (published: 4, 5, 6, 7, 8, 12, 16)"
    )]
    NotPublished {
        /// How many.
        players: u8,
    },
    /// A target outside [`TARGETS`].
    #[error("a match cannot be played to {target}; targets go from {} to {}", TARGETS.start(), TARGETS.end())]
    Target {
        /// The target.
        target: u16,
    },
    /// Stakes and the prize are for one table (T-3).
    #[error("{} for 4 to 7 players at one table; leave the line out", prize_or_stakes(*.prize))]
    StakesAtManyTables {
        /// Whether it is the prize alone.
        prize: bool,
    },
    /// A stake that is too high.
    #[error("a stake of {stake} is too high; the highest is {AMOUNT_MAX}")]
    Stake {
        /// The stake.
        stake: u32,
    },
    /// A prize of no stake, or of too many.
    #[error("a prize of {stakes} stakes cannot be; write 1 to {most}")]
    PrizeStakes {
        /// How many.
        stakes: u16,
        /// The most there can be.
        most: u16,
    },
    /// More needs of a player than there are.
    #[error(
        "player {player} has more accommodations than there are; write each of {} once",
        Need::ALL.map(Need::word).join(", ")
    )]
    Needs {
        /// Whose.
        player: Player,
    },
    /// A time limit that is none.
    #[error("no match can have such a time limit; write 1 to {LIMIT_MINUTES_MAX} minutes")]
    Limit,
    /// Too few or too many matches.
    #[error("no evening can have so many matches; write 1 to {MATCHES_MAX}")]
    Matches,
}

fn name_fault(bad: BadText) -> String {
    match bad {
        BadText::TooLong => format!("{bad}; the longest has {NAME_CHARS_MAX} characters"),
        _ => bad.to_string(),
    }
}

const fn prize_or_stakes(prize: bool) -> &'static str {
    if prize { "the additional prize is" } else { "stakes are" }
}
