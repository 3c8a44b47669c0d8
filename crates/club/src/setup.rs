//! The conditions of an evening, which the organiser sets before the first match.

mod check;
mod error;
mod groups;
mod schedule;
mod teams;

use serde::{Deserialize, Serialize};

pub(crate) use groups::QUALIFY;
pub use {
    error::{NameOwner, SetupError},
    groups::Groups,
};

use crate::{Day, Need, PLAYERS_MAX, Player, Regulation, SeatingKind, SheetRules};

/// The usual target of a match (CLUB-10).
pub const TARGET: u16 = 100;

/// The range of allowed targets. Where a round scores one point, any target up to the highest is allowed.
pub const TARGETS: std::ops::RangeInclusive<u16> = 10..=999;

/// The longest time limit of a match, in minutes.
pub const LIMIT_MINUTES_MAX: u16 = 600;

/// The conditions, the players and the kind of seating of an evening (CLUB-2, CLUB-3, CLUB-10).
///
/// ```
/// use boneyard_club::{SeatingKind, Setup};
///
/// let setup = Setup::new("Friday", 8, SeatingKind::Balanced);
/// assert_eq!(setup.check(), Ok(()));
/// let error = Setup { target: 1_000, ..setup }.check().expect_err("the target is too high");
/// assert_eq!(error.to_string(), "a match cannot be played to 1000; targets go from 10 to 999");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Setup {
    /// The name of the evening.
    pub name: String,
    /// Where the evening takes place.
    pub origin: Option<Origin>,
    /// The planned day (T-8).
    pub date: Option<Day>,
    /// All players, player 1 first.
    pub players: Vec<PlayerSetup>,
    /// The kind of seating.
    pub seating: SeatingKind,
    /// How many fixed pairs make a team; 1 without teams, which JSON leaves out.
    #[serde(default = "no_teams", skip_serializing_if = "is_no_team")]
    pub team_pairs: u16,
    /// The names of teams 1, 2, …; empty for those that have only their number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<String>,
    /// The groups before a knock-out; `None` without groups, which JSON leaves out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<Groups>,
    /// The number of matches; `None` for as many as the seating has, and for a knock-out. With groups, those of the groups.
    pub matches: Option<u16>,
    /// The score that wins a match.
    pub target: u16,
    /// The value of one unit; 0 for an evening without stakes (CLUB-76). For one table only (T-3).
    pub stake: u32,
    /// The unit of the stake, such as a currency; may be empty.
    pub unit: String,
    /// The additional prize, if any (CLUB-78).
    pub prize: Option<Prize>,
    /// Whether money is settled when a pair only fills the table (CLUB-36).
    #[serde(rename = "repeat")]
    pub filler_money: FillerMoney,
    /// Whether there are penalties (CLUB-69).
    pub penalties: bool,
    /// The time limit of a match, in minutes; `None` for no limit (CLUB-56).
    pub limit: Option<u16>,
    /// How rounds, matches and places count; left out in JSON if it is the club's own, as before there were others.
    #[serde(default, skip_serializing_if = "Regulation::is_clubs_own")]
    pub regulation: Regulation,
    /// The name of the regulation if it is one that a club has saved; empty for one that comes with the program, and for a changed
    /// one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub own_regulation: String,
}

/// Where an evening takes place (T-9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Origin {
    pub country: String,
    pub city: String,
    /// The club or house; may be empty.
    pub organisation: String,
}

/// A player of the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PlayerSetup {
    /// The name on the sheets, unique in the evening (CLUB-15).
    pub name: String,
    /// The needs of the player, which only the organiser and that player may see.
    pub needs: Vec<Need>,
}

/// The additional prize: what each player from the third place on pays the winner (CLUB.md 2.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Prize {
    /// How the payment is computed.
    pub reading: PrizeReading,
    /// Whether tied winners share the prize (CLUB-79).
    pub shared: bool,
}

/// The three readings of the rule: what each player from the third place on pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PrizeReading {
    /// Reading A: a fixed number of stakes.
    Stakes {
        /// The number of stakes, 1 or more.
        stakes: u16,
    },
    /// Reading B: the money that the player has lost.
    Losses,
    /// Reading C: the money that the player has won.
    Winnings,
}

/// Whether money is settled in a match in which a pair only fills the table (CLUB-36).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FillerMoney {
    /// All four players settle.
    #[default]
    Settle,
    /// Nobody pays.
    Void,
}

impl Setup {
    /// The default conditions for a number of players, who are named by their numbers.
    #[must_use]
    pub fn new(name: &str, players: u16, seating: SeatingKind) -> Self {
        let unnamed = |player: Player| PlayerSetup { name: player.to_string(), needs: Vec::new() };
        Self {
            name: name.to_owned(),
            origin: None,
            date: None,
            players: Player::all(players).map(unnamed).collect(),
            seating,
            team_pairs: 1,
            teams: Vec::new(),
            groups: None,
            matches: None,
            target: TARGET,
            stake: 0,
            unit: String::new(),
            prize: None,
            filler_money: FillerMoney::default(),
            penalties: false,
            limit: None,
            regulation: Regulation::default(),
            own_regulation: String::new(),
        }
    }

    /// The number of players.
    #[must_use]
    pub fn size(&self) -> u16 {
        u16::try_from(self.players.len()).unwrap_or(PLAYERS_MAX)
    }

    /// A player; `None` if the number is above the number of players.
    #[must_use]
    pub fn person(&self, player: Player) -> Option<&PlayerSetup> {
        self.players.get(player.index())
    }

    /// The name of a player; the number if there is no such player.
    ///
    /// ```
    /// use boneyard_club::{Player, SeatingKind, Setup};
    ///
    /// let mut setup = Setup::new("Friday", 4, SeatingKind::Published);
    /// setup.players[0].name = "Ana".to_owned();
    /// assert_eq!(setup.name_of(Player::ORGANISER), "Ana");
    /// ```
    #[must_use]
    pub fn name_of(&self, player: Player) -> String {
        self.person(player).map_or_else(|| player.to_string(), |person| person.name.clone())
    }

    /// What a score sheet needs to know of the conditions.
    #[must_use]
    pub fn sheet_rules(&self) -> SheetRules {
        SheetRules {
            target: self.target,
            round_points_max: self.regulation.round_points_max(),
            lead: self.regulation.lead,
            excess: self.regulation.excess,
            reset: self.regulation.reset,
            wins: self.regulation.wins,
            mishaps: self.regulation.mishaps,
        }
    }

    /// The partner with whom a player plays all matches; `None` without fixed pairs.
    #[must_use]
    pub fn fixed_partner(&self, player: Player) -> Option<Player> {
        player.fixed_partner().filter(|_| self.seating.has_fixed_pairs())
    }

    /// Whether there is a single table. Only then stakes are allowed (T-3).
    #[must_use]
    pub fn is_round_robin(&self) -> bool {
        self.size() < 8
    }
}

/// The size of teams of conditions that name none.
const fn no_teams() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "Serde passes references")]
const fn is_no_team(team_pairs: &u16) -> bool {
    *team_pairs == 1
}
