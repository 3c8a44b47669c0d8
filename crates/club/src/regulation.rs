//! The rules by which rounds are scored, matches end and players are ranked at real tables.
//!
//! A regulation is data. Those that come with the program stand in `regulations/`, in the words of an evening file, each with its
//! source and with what the source leaves open. An organiser begins with one of them and may change every value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::limits::WIN_POINTS_MAX;
use crate::{MishapRules, StandingsKey, Walkover};

/// The most points that a regulation may add to a round.
pub const BONUS_MAX: u16 = 500;

/// How an evening is scored and ranked. The target and the time limit of a match stand in [`crate::Setup`].
///
/// ```
/// use boneyard_club::{Regulation, RegulationName};
///
/// let brazil = RegulationName::Brazil.known();
/// assert_eq!((brazil.target, brazil.limit), (150, Some(30)));
/// assert_eq!(brazil.regulation.round_points_max(), 153, "seven tiles at least are laid");
/// assert_eq!(Regulation::default().round_points_max(), 118);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Regulation {
    /// The regulation that the values come from, or came from before the organiser changed them.
    pub name: RegulationName,
    /// The set of tiles.
    pub tiles: ClubTiles,
    /// What a won round scores.
    pub counts: Counted,
    /// The most points that bonuses add to a round; 0 for no bonuses.
    pub bonus: u16,
    /// Who leads the rounds after the first.
    pub lead: LeadRule,
    /// Whether a score above the target is recorded as it is.
    pub excess: bool,
    /// Whether a won round sets the score of the other pair to 0, as in six-love.
    pub reset: bool,
    /// What a win is worth in the standings.
    pub wins: WinPoints,
    /// What decides the places, the most important first. If everything is equal, the player number decides.
    pub order: Vec<StandingsKey>,
    /// How many minutes before the time is up the tables are warned.
    pub warning: u16,
    /// What happens if something goes wrong; the club's own in what earlier versions stored.
    #[serde(default)]
    pub mishaps: MishapRules,
}

/// The set of tiles at the tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClubTiles {
    /// 28 tiles, of which each player takes 7.
    DoubleSix,
    /// 55 tiles, of which each player takes 10.
    DoubleNine,
}

/// A regulation that comes with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct KnownRegulation {
    /// The rules.
    pub regulation: Regulation,
    /// The usual target of a match.
    pub target: u16,
    /// The usual time limit of a match, in minutes; `None` for no limit.
    pub limit: Option<u16>,
    /// Where the values come from; empty for the club's own.
    pub sources: Vec<Source>,
    /// What the sources leave open. There the values of club pairs stand, or those that are usual.
    pub open: Vec<RegulationItem>,
}

/// A text that a regulation was taken from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Source {
    /// The title, in its own language.
    pub title: String,
    /// The address without `https://`; empty if there is none.
    pub address: String,
}

/// A value of a regulation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the values of a regulation, by their names")]
pub enum RegulationItem {
    Target,
    Limit,
    Warning,
    Counts,
    Bonus,
    Lead,
    Excess,
    Order,
    Walkover,
    AnnulledRound,
    TiedBlock,
    Penalties,
    Expulsion,
}

/// What a won round scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// The pips left with both losers (T-19).
    Losers,
    /// The pips left with all four players.
    All,
    /// One point, whatever is left.
    Rounds,
}

/// Who leads the rounds after the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeadRule {
    /// The lead passes counter-clockwise, no matter which pair won (CLUB-41).
    Rotates,
    /// The pair that won leads.
    Winner,
}

/// What a win is worth in the standings, by the losers' score (CLUB-61 to CLUB-65). A loss is worth nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct WinPoints {
    /// The losers have no point.
    pub shutout: u8,
    /// The losers have up to half of the target.
    pub half: u8,
    /// The losers have more.
    pub close: u8,
    /// The match was stopped below the target.
    pub stopped: u8,
}

impl WinPoints {
    /// The club's own: three points for a shut-out.
    const CLUB: Self = Self { shutout: 3, half: 2, close: 1, stopped: 1 };
}

/// The regulations that come with the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is named after the place where it is played")]
pub enum RegulationName {
    /// Club pairs, with three points for a shut-out.
    #[default]
    Club,
    Spain,
    Mexico,
    Brazil,
    Venezuela,
    DominicanRepublic,
    Cuba,
    PuertoRico,
    Jamaica,
}

impl RegulationName {
    /// All of them, in the order in which an organiser is offered them.
    pub const ALL: [Self; 9] = [
        Self::Club,
        Self::Spain,
        Self::Mexico,
        Self::Brazil,
        Self::Venezuela,
        Self::DominicanRepublic,
        Self::Cuba,
        Self::PuertoRico,
        Self::Jamaica,
    ];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Spain => "spain",
            Self::Mexico => "mexico",
            Self::Brazil => "brazil",
            Self::Venezuela => "venezuela",
            Self::DominicanRepublic => "dominican-republic",
            Self::Cuba => "cuba",
            Self::PuertoRico => "puerto-rico",
            Self::Jamaica => "jamaica",
        }
    }
}

impl fmt::Display for RegulationName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

/// A text that names no regulation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{tried}` is no regulation; write one of {}", RegulationName::ALL.map(RegulationName::word).join(", "))]
pub struct ParseRegulationError {
    tried: String,
}

impl FromStr for RegulationName {
    type Err = ParseRegulationError;

    fn from_str(text: &str) -> Result<Self, ParseRegulationError> {
        let named = Self::ALL.into_iter().find(|name| name.word() == text);
        named.ok_or_else(|| ParseRegulationError { tried: text.to_owned() })
    }
}

impl Default for Regulation {
    /// Club pairs, as evenings were scored before there were other regulations.
    fn default() -> Self {
        use StandingsKey::{Effectiveness, Meetings, Plus, Points, Wins};
        Self {
            name: RegulationName::Club,
            tiles: ClubTiles::DoubleSix,
            counts: Counted::Losers,
            bonus: 0,
            lead: LeadRule::Rotates,
            excess: false,
            reset: false,
            wins: WinPoints::CLUB,
            order: vec![Points, Wins, Effectiveness, Plus, Meetings],
            warning: 5,
            mishaps: MishapRules::default(),
        }
    }
}

impl Regulation {
    /// The most points of a round, with bonuses.
    #[must_use]
    pub fn round_points_max(&self) -> u16 {
        let (highest, dealt) = match self.tiles {
            ClubTiles::DoubleSix => (6, 7),
            ClubTiles::DoubleNine => (9, 10),
        };
        let pips = match self.counts {
            Counted::Losers => heaviest(highest, 2 * dealt),
            // One player has laid all tiles, or the row is blocked, which takes as many.
            Counted::All => heaviest(highest, 3 * dealt),
            Counted::Rounds => 1,
        };
        pips + self.bonus
    }

    /// Whether this is [`Regulation::default`].
    pub(crate) fn is_clubs_own(&self) -> bool {
        *self == Self::default()
    }

    /// Checks the values. The error is the first one found.
    pub fn check(&self) -> Result<(), RegulationError> {
        if self.bonus > BONUS_MAX {
            return Err(RegulationError::Bonus { bonus: self.bonus });
        }
        let WinPoints { shutout, half, close, stopped } = self.wins;
        if let Some(points) =
            [shutout, half, close, stopped].into_iter().find(|points| *points > WIN_POINTS_MAX)
        {
            return Err(RegulationError::WinPoints { points });
        }
        if self.order.is_empty() || self.order.iter().any(|key| !key.is_chosen()) {
            return Err(RegulationError::Order);
        }
        let twice = (1..self.order.len()).find(|at| self.order[..*at].contains(&self.order[*at]));
        if let Some(at) = twice {
            return Err(RegulationError::KeyTwice { key: self.order[at] });
        }
        self.check_walkover()
    }
}

impl Regulation {
    fn check_walkover(&self) -> Result<(), RegulationError> {
        let Walkover { worth, penalty, .. } = self.mishaps.walkover;
        if let Some(points) = worth.filter(|points| *points > WIN_POINTS_MAX) {
            return Err(RegulationError::WalkoverPoints { points });
        }
        let most = self.mishaps.penalties.most();
        if u32::from(penalty) > most {
            return Err(RegulationError::WalkoverPenalty { penalty, most });
        }
        Ok(())
    }
}

/// Why a regulation is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum RegulationError {
    /// The bonuses of a round are too high.
    #[error("bonuses of {bonus} points are too high; {BONUS_MAX} is the most in a round")]
    Bonus { bonus: u16 },
    /// A win is worth too much.
    #[error("a win cannot be worth {points} points; {WIN_POINTS_MAX} is the most")]
    WinPoints { points: u8 },
    /// Nothing decides the places, or something that no regulation names.
    #[error(
        "the order names what decides the places, the most important first, without `progress` and `number`"
    )]
    Order,
    /// A key stands twice in the order.
    #[error("the order names `{}` twice; name each once", .key.name())]
    KeyTwice { key: StandingsKey },
    /// A walkover is worth too much.
    #[error("a walkover cannot be worth {points} points; {WIN_POINTS_MAX} is the most")]
    WalkoverPoints { points: u8 },
    /// The penalty of a pair that did not come is too high.
    #[error("a penalty of {penalty} for a walkover is too high; {most} is the most by this regulation")]
    WalkoverPenalty { penalty: u16, most: u32 },
}

/// The pips of the `tiles` heaviest tiles of a set with this highest number.
fn heaviest(highest: u16, tiles: usize) -> u16 {
    let mut pips: Vec<u16> =
        (0..=highest).flat_map(|one| (one..=highest).map(move |other| one + other)).collect();
    pips.sort_unstable_by(|one, other| other.cmp(one));
    pips.iter().take(tiles).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CLUB-45: the fourteen heaviest tiles have 118 pips. Without the seven lightest, all have 153.
    #[test]
    fn a_round_scores_no_more_than_the_hands_can_hold() {
        let most = |tiles, counts, bonus| {
            Regulation { tiles, counts, bonus, ..Regulation::default() }.round_points_max()
        };
        assert_eq!(most(ClubTiles::DoubleSix, Counted::Losers, 0), 118);
        assert_eq!(most(ClubTiles::DoubleSix, Counted::All, 0), 153);
        assert_eq!(most(ClubTiles::DoubleNine, Counted::Losers, 0), 270);
        assert_eq!(most(ClubTiles::DoubleNine, Counted::All, 200), 565);
        assert_eq!(most(ClubTiles::DoubleSix, Counted::Rounds, 0), 1);
    }

    #[test]
    fn impossible_values_are_refused() {
        use StandingsKey::{Number, Plus, Wins};
        let with = |order| Regulation { order, ..Regulation::default() }.check();
        assert_eq!(with(vec![]), Err(RegulationError::Order));
        assert_eq!(with(vec![Number, Wins]), Err(RegulationError::Order));
        assert_eq!(with(vec![Wins, Plus, Wins]), Err(RegulationError::KeyTwice { key: Wins }));
        assert_eq!(with(vec![Plus]), Ok(()));
        let bonus = Regulation { bonus: 501, ..Regulation::default() };
        assert_eq!(bonus.check(), Err(RegulationError::Bonus { bonus: 501 }));
        let wins = WinPoints { shutout: 21, half: 1, close: 1, stopped: 1 };
        let dear = Regulation { wins, ..Regulation::default() };
        assert_eq!(dear.check(), Err(RegulationError::WinPoints { points: 21 }));
    }
}
