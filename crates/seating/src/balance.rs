//! Measures how even a seating is.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{ClubSeat, MatchPlan, Pair, Pairing, Player, Schedule, SeatingKind, TablePlan};

/// How even a seating is. Partners and opponents count only if the match counts for both players (CLUB-33, CLUB-34).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Balance {
    /// For each count, how many pairs of players are partners that often.
    pub partners: BTreeMap<u16, u32>,
    /// For each count, how many pairs of players are opponents that often.
    pub opponents: BTreeMap<u16, u32>,
    /// For each count, how many ordered pairs of players sit that often with the second to the right of the first.
    pub neighbours: BTreeMap<u16, u32>,
    /// One entry per player, in order.
    pub players: Vec<PlayerBalance>,
}

/// The tables, seats and rests of one player. Matches as a filler are included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct PlayerBalance {
    pub player: Player,
    /// The number of matches that count for the player.
    pub entered: u16,
    /// The number of rests.
    pub rests: u16,
    /// The most rests in a row.
    #[serde(rename = "rests_on_end")]
    pub longest_rest: u16,
    /// How often the player sits at table 1, 2, …
    pub tables: Vec<u16>,
    /// How often the player sits at the top, on the left, at the bottom and on the right.
    pub seats: [u16; 4],
}

impl Balance {
    /// Measures the matches of players 1 to `players`.
    ///
    /// ```
    /// use boneyard_seating::{Balance, Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(8, SeatingKind::Balanced)?;
    /// assert!(Balance::of(&schedule.matches, 8).is_exact());
    /// assert!(!Balance::of(&schedule.matches[..3], 8).is_exact());
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn of(matches: &[MatchPlan], players: u16) -> Self {
        let mut counts = Counts::new(players.into());
        for table in matches.iter().flat_map(|plan| &plan.tables) {
            counts.add(table);
        }
        let tables = matches.iter().map(|plan| plan.tables.len()).max().unwrap_or(0);
        Self {
            partners: counts.partners.unordered(),
            opponents: counts.opponents.unordered(),
            neighbours: counts.neighbours.ordered(),
            players: Player::all(players).map(|player| PlayerBalance::of(matches, player, tables)).collect(),
        }
    }

    /// Whether every two players are partners once and opponents twice.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        let always = |counts: &BTreeMap<u16, u32>, times| counts.keys().eq([&times]);
        always(&self.partners, 1) && always(&self.opponents, 2)
    }
}

impl PlayerBalance {
    fn of(matches: &[MatchPlan], player: Player, tables: usize) -> Self {
        let mut balance =
            Self { player, entered: 0, rests: 0, longest_rest: 0, tables: vec![0; tables], seats: [0; 4] };
        let mut in_a_row = 0;
        for plan in matches {
            let seated = plan.tables.iter().enumerate().find_map(|(at, table)| {
                table.pairing.seat_of(player).map(|seat| (at, seat, table.enters(player)))
            });
            match seated {
                Some((table, seat, entered)) => {
                    in_a_row = 0;
                    balance.entered += u16::from(entered);
                    balance.tables[table] += 1;
                    balance.seats[seat as usize] += 1;
                }
                None => {
                    in_a_row += 1;
                    balance.rests += 1;
                    balance.longest_rest = balance.longest_rest.max(in_a_row);
                }
            }
        }
        balance
    }
}

/// How often every two players are partners, opponents and neighbours.
struct Counts {
    partners: PairCounts,
    opponents: PairCounts,
    neighbours: PairCounts,
}

impl Counts {
    fn new(players: usize) -> Self {
        let square = || PairCounts { width: players, cells: vec![0; players * players] };
        Self { partners: square(), opponents: square(), neighbours: square() }
    }

    fn add(&mut self, table: &TablePlan) {
        let TablePlan { pairing, filler } = table;
        for pair in Pair::ALL.into_iter().filter(|pair| *filler != Some(*pair)) {
            let [one, other] = pairing.players_of(pair);
            self.partners.count(one, other);
            self.partners.count(other, one);
        }
        if filler.is_none() {
            for (one, other) in opponents(pairing) {
                self.opponents.count(one, other);
                self.opponents.count(other, one);
            }
        }
        for seat in ClubSeat::ALL {
            self.neighbours.count(pairing.at(seat), pairing.at(seat.after(1)));
        }
    }
}

fn opponents(pairing: &Pairing) -> impl Iterator<Item = (Player, Player)> {
    let [first, second] = pairing.pairs();
    first.into_iter().flat_map(move |one| second.into_iter().map(move |other| (one, other)))
}

/// A count for every ordered pair of players.
struct PairCounts {
    width: usize,
    cells: Vec<u16>,
}

impl PairCounts {
    fn count(&mut self, one: Player, other: Player) {
        // A player number above the number of players is ignored.
        if one.index().max(other.index()) < self.width {
            self.cells[one.index() * self.width + other.index()] += 1;
        }
    }

    fn histogram(&self, counted: impl Fn(usize, usize) -> bool) -> BTreeMap<u16, u32> {
        let mut counts = BTreeMap::new();
        for (at, times) in self.cells.iter().enumerate() {
            if counted(at / self.width, at % self.width) {
                *counts.entry(*times).or_default() += 1;
            }
        }
        counts
    }

    fn unordered(&self) -> BTreeMap<u16, u32> {
        self.histogram(|one, other| one < other)
    }

    fn ordered(&self) -> BTreeMap<u16, u32> {
        self.histogram(|one, other| one != other)
    }
}

/// Why a seating is not exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Unevenness {
    /// No seating can be exact: the players make an odd number of pairs, and a table takes two.
    OddPairs {
        /// The number of pairs that the players make.
        pairs: u16,
    },
    /// An exact seating exists, but the published one is not exact.
    AsPublished,
}

impl fmt::Display for Unevenness {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddPairs { pairs } => write!(
                out,
                "{pairs} pairs of partners are an odd number and a table takes two, so one pair plays twice, to fill a table"
            ),
            Self::AsPublished => out.write_str(
                "the published seating meets some opponents more often than others; a balanced one is exact",
            ),
        }
    }
}

impl Schedule {
    /// How even the seating is.
    #[must_use]
    pub fn balance(&self) -> Balance {
        Balance::of(&self.matches, self.players)
    }

    /// Why the seating is not exact; `None` if it is, and for pairs who stay together.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, SeatingKind, Unevenness};
    ///
    /// let schedule = Schedule::of(6, SeatingKind::Balanced)?;
    /// assert_eq!(schedule.unevenness(), Some(Unevenness::OddPairs { pairs: 15 }));
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn unevenness(&self) -> Option<Unevenness> {
        if self.kind.has_fixed_pairs() {
            return None;
        }
        let pairs = self.players * self.players.saturating_sub(1) / 2;
        match self.kind {
            _ if !pairs.is_multiple_of(2) => Some(Unevenness::OddPairs { pairs }),
            SeatingKind::Published if !self.balance().is_exact() => Some(Unevenness::AsPublished),
            _ => None,
        }
    }
}
