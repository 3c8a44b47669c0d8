//! Why the conditions of an evening are refused.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::MATCHES_MAX;
use crate::limits::AMOUNT_MAX;
use crate::setup::{LIMIT_MINUTES_MAX, TARGETS};
use crate::{
    NAME_CHARS_MAX, Need, PLAYERS_MAX, PLAYERS_MIN, Player, ROTATING_PLAYERS_MAX, RegulationError, TEAM_PAIRS,
};
use boneyard_seating::group_range;
use boneyard_text::InvalidText;

/// The item that a name belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum NameOwner {
    /// The evening.
    Evening,
    /// A country, a city or an organisation.
    Place,
    /// The unit of the stake.
    Unit,
    /// The club's own regulation.
    Regulation,
    /// A player.
    Player { player: Player },
    /// A team.
    Team { team: u16 },
}

impl fmt::Display for NameOwner {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evening => out.write_str("the name of the evening"),
            Self::Place => out.write_str("the name of the place"),
            Self::Unit => out.write_str("what a stake is counted in"),
            Self::Regulation => out.write_str("the name of the regulation"),
            Self::Player { player } => write!(out, "the name of player {player}"),
            Self::Team { team } => write!(out, "the name of team {team}"),
        }
    }
}

/// Why conditions are refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum SetupError {
    /// The number of players is out of range.
    #[error("{players} players cannot play an evening; {PLAYERS_MIN} to {PLAYERS_MAX} can")]
    Players { players: usize },
    /// A name is invalid.
    #[error("{what} {}", name_fault(*.why))]
    Name {
        what: NameOwner,
        #[serde(rename = "bad")]
        why: InvalidText,
    },
    /// Two players have the same name (CLUB-15).
    #[error("players {first} and {second} are both called \"{name}\"; names differ within an evening")]
    NameTwice {
        /// The first of the two.
        first: Player,
        /// The second of the two.
        second: Player,
        name: String,
    },
    /// No seating is published for this number of players.
    #[error(
        "no seating is published for {players} players; write `balanced` (published: 4, 5, 6, 7, 8, 12, 16)"
    )]
    NotPublished { players: u16 },
    /// Fixed pairs need an even number of players.
    #[error("{players} players make no pairs; fixed pairs need an even number")]
    OddPlayers { players: u16 },
    /// The players make no teams: not of fixed pairs, not all of the same size, or fewer than two.
    #[error(
        "{players} players make no teams of {team_pairs}; teams are two or more, each of {} to {} fixed pairs",
        TEAM_PAIRS.start(),
        TEAM_PAIRS.end()
    )]
    TeamSize { players: u16, team_pairs: u16 },
    /// The pairs or teams do not play in so many groups.
    #[error("{sides} pairs or teams do not play in {groups} groups; {}", group_range(*.least, *.most))]
    Groups { groups: u16, sides: u16, least: u16, most: u16 },
    /// Too few pairs or teams for groups.
    #[error("groups need four pairs or teams, or more; there are {sides}")]
    FewForGroups { sides: u16 },
    /// Nobody of a group goes on to the knock-out, or more than the smallest group has.
    #[error("{qualify} of each group cannot go on to the knock-out; write `qualify` with 1 to {most}")]
    Qualify { qualify: u16, most: u16 },
    /// There is no such team.
    #[error("there is no team {team} to name; there are {teams} teams")]
    NoTeam {
        team: u16,
        /// The number of teams.
        teams: u16,
    },
    /// Too many players for partners who rotate.
    #[error(
        "partners rotate among {ROTATING_PLAYERS_MAX} players at most; {players} can play in fixed pairs"
    )]
    TooManyToRotate { players: u16 },
    /// A knock-out has another number of matches.
    #[error("a knock-out of {players} players has {matches} matches; leave `matches` out")]
    MatchesOfKnockOut { players: u16, matches: u16 },
    /// The regulation is refused.
    #[error("{why}")]
    Regulation { why: RegulationError },
    /// The warning does not come before the time is up.
    #[error(
        "a warning {minutes} minutes before the end comes before the start; write fewer minutes than `limit`"
    )]
    Warning { minutes: u16 },
    /// The additional prize is paid by single players.
    #[error("there is no additional prize for fixed pairs; leave the line out")]
    PrizeOfPairs,
    /// A target outside [`TARGETS`].
    #[error("a match cannot be played to {target}; targets go from {} to {}", TARGETS.start(), TARGETS.end())]
    Target { target: u16 },
    /// Stakes and the prize need a single table (T-3).
    #[error("{} for 4 to 7 players at one table; leave the line out", prize_or_stakes(*.prize))]
    StakesAtManyTables {
        /// Whether only the prize is set, without a stake.
        prize: bool,
    },
    /// The stake is too high.
    #[error("a stake of {stake} is too high; the highest is {AMOUNT_MAX}")]
    Stake { stake: u32 },
    /// The prize is 0 stakes or too high.
    #[error("a prize of {stakes} stakes is not possible; write 1 to {most}")]
    PrizeStakes {
        stakes: u16,
        /// The highest number of stakes.
        most: u16,
    },
    /// A player has more needs than there are kinds.
    #[error(
        "player {player} has more accommodations than there are; write each of {} once",
        Need::ALL.map(Need::word).join(", ")
    )]
    Needs { player: Player },
    /// The time limit is out of range.
    #[error("not a possible time limit; write 1 to {LIMIT_MINUTES_MAX} minutes")]
    Limit,
    /// The number of matches is out of range.
    #[error("too many matches; write 1 to {MATCHES_MAX}")]
    Matches,
}

fn name_fault(why: InvalidText) -> String {
    match why {
        InvalidText::TooLong => format!("{why}; the longest has {NAME_CHARS_MAX} characters"),
        _ => why.to_string(),
    }
}

const fn prize_or_stakes(prize: bool) -> &'static str {
    if prize { "the additional prize is" } else { "stakes are" }
}
