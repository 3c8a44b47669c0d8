//! The schedule of an evening: who sits where in every match.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Pair, Pairing, Player};

/// The most matches of an evening.
pub const MATCHES_MAX: u16 = 200;

/// The most tables in all matches together: 63 matches at 16 tables are 1,008, and 10 at 200 are 2,000.
pub const TABLES_MAX: usize = 2_048;

/// The kind of seating (CLUB-4). In the first two kinds, everybody plays with everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatingKind {
    /// The published seatings, for 4, 5, 6, 7, 8, 12 and 16 players.
    Published,
    /// Seatings for any number of players, listed or computed to be as even as possible.
    Balanced,
    /// Pairs who stay together: players 1 and 2, 3 and 4, and so on. Every two pairs meet once.
    Pairs,
    /// Pairs who stay together and meet pairs with about as many points. Each match is drawn from the results before it.
    Swiss,
    /// Pairs who stay together and are out after a lost match. Each match is drawn from the results before it.
    KnockOut,
    /// Pairs who stay together, in groups in which every two pairs meet once. Then the best of each group play a knock-out, which is
    /// drawn.
    Groups,
}

/// The plan of one table in one match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TablePlan {
    /// Who sits where.
    pub pairing: Pairing,
    /// The pair that only fills the table, so that the match does not count for it (CLUB-33 to CLUB-35).
    pub filler: Option<Pair>,
}

impl TablePlan {
    /// Whether a player sits here and the match counts for the player (CLUB-35).
    ///
    /// ```
    /// use boneyard_seating::{Pair, Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(6, SeatingKind::Published)?;
    /// let table = schedule.matches.iter().flat_map(|plan| &plan.tables).find(|table| table.filler.is_some());
    /// let table = table.expect("15 pairs leave one over");
    /// let [first, second] = Pair::ALL.map(|pair| table.enters(table.pairing.players_of(pair)[0]));
    /// assert_ne!(first, second, "one pair only fills the table");
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn enters(&self, player: Player) -> bool {
        self.pairing.pair_of(player).is_some_and(|pair| self.filler != Some(pair))
    }

    /// The same table, with each player moved by `steps` seats against the order of play.
    #[must_use]
    pub const fn turned(&self, steps: usize) -> Self {
        let filler = match self.filler {
            Some(pair) if !steps.is_multiple_of(2) => Some(pair.other()),
            filler => filler,
        };
        Self { pairing: self.pairing.turned(steps), filler }
    }

    /// The same table with left and right swapped.
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self { pairing: self.pairing.mirrored(), filler: self.filler }
    }
}

/// The plan of one match: tables 1, 2, … in order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct MatchPlan {
    pub tables: Vec<TablePlan>,
    /// Pairs who are there and have no opponents in a match that was drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<[Player; 2]>,
}

impl MatchPlan {
    /// A match at these tables, without byes.
    #[must_use]
    pub const fn of(tables: Vec<TablePlan>) -> Self {
        Self { tables, byes: Vec::new() }
    }

    /// All players who sit at a table.
    pub fn players(&self) -> impl Iterator<Item = Player> {
        self.tables.iter().flat_map(|table| table.pairing.in_order())
    }

    /// The players of 1 to `players` who rest, in order (CLUB-32).
    ///
    /// ```
    /// use boneyard_seating::{Player, Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(5, SeatingKind::Balanced)?;
    /// assert_eq!(schedule.matches[0].resting(5).len(), 1);
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn resting(&self, players: u16) -> Vec<Player> {
        Player::all(players).filter(|player| !self.players().any(|plays| plays == *player)).collect()
    }

    /// The players who only fill a table, in the order of their numbers.
    #[must_use]
    pub fn not_entered(&self) -> Vec<Player> {
        let mut players: Vec<Player> = self
            .tables
            .iter()
            .filter_map(|table| table.filler.map(|pair| table.pairing.players_of(pair)))
            .flatten()
            .collect();
        players.sort_unstable();
        players
    }

    /// The table of a player, from 1; `None` if the player rests.
    ///
    /// ```
    /// use boneyard_seating::{Player, Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(4, SeatingKind::Published)?;
    /// assert_eq!(schedule.matches[0].table_of(Player::ORGANISER), Some(1));
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn table_of(&self, player: Player) -> Option<u8> {
        let at = self.tables.iter().position(|table| table.pairing.seats(player))?;
        u8::try_from(at + 1).ok()
    }
}

/// The seating of a whole evening (CLUB-12, CLUB-30).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Schedule {
    /// The number of players.
    pub players: u16,
    pub kind: SeatingKind,
    /// Matches 1, 2, … in order.
    pub matches: Vec<MatchPlan>,
    /// How many of the matches are those of the groups, before the knock-out; 0 without groups, which JSON leaves out.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub group_matches: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "Serde passes references")]
const fn is_zero(count: &u16) -> bool {
    *count == 0
}

impl Schedule {
    /// The plan of a table; `None` if there is no such table.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, SeatingKind, SheetId};
    ///
    /// let schedule = Schedule::of(8, SeatingKind::Published)?;
    /// assert!(schedule.table(SheetId { number: 1, table: 2 }).is_some());
    /// assert!(schedule.table(SheetId { number: 1, table: 3 }).is_none());
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn table(&self, at: SheetId) -> Option<&TablePlan> {
        let number = usize::from(at.number).checked_sub(1)?;
        self.matches.get(number)?.tables.get(usize::from(at.table).checked_sub(1)?)
    }

    /// The players who sit out match `number`, in order (CLUB-32). Players who have not come yet, or who have left, do not sit out.
    /// In a match that was drawn, these are the pairs with a bye.
    ///
    /// A schedule does not say who came late or left early, so the seats decide. A player has come by the match before their first
    /// seat. A player without a seat from some match on has left, unless so few matches remain that these can be rests. No seating
    /// rests a player twice in a row, except that three of seven players rest in each match: then up to three times.
    ///
    /// ```
    /// use boneyard_seating::{Player, PresentPlayer, Schedule, SeatingKind, replan};
    ///
    /// let mut schedule = Schedule::of(5, SeatingKind::Balanced)?;
    /// assert_eq!(schedule.sitting_out(1).len(), 1);
    /// // Player 5 leaves after two matches.
    /// let present: Vec<PresentPlayer> = Player::all(4).map(PresentPlayer::from_the_start).collect();
    /// let rest = replan(&schedule.matches[..2], &present, 3, 1)?;
    /// schedule.matches.splice(2.., rest);
    /// assert_eq!(schedule.sitting_out(3), []);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sitting_out(&self, number: u16) -> Vec<Player> {
        let at = usize::from(number).wrapping_sub(1);
        let Some(plan) = self.matches.get(at) else { return Vec::new() };
        let is_of_groups = at < usize::from(self.group_matches);
        if self.kind.is_drawn() || self.kind == SeatingKind::Groups && !is_of_groups {
            return plan.byes.iter().flatten().copied().collect();
        }
        let resting = plan.resting(self.players);
        // A smaller group is over two matches before a larger one.
        let rests_in_a_row = match (is_of_groups, plan.tables.len() == 1 && resting.len() == 3) {
            (true, _) => 2,
            (_, true) => 3,
            _ => 1,
        };
        resting.into_iter().filter(|player| self.is_there(*player, at, rests_in_a_row)).collect()
    }

    /// Whether a player's pair is there and has no opponents in a match that was drawn.
    #[must_use]
    pub fn has_bye(&self, number: u16, player: Player) -> bool {
        let plan = self.matches.get(usize::from(number).wrapping_sub(1));
        plan.is_some_and(|plan| plan.byes.iter().any(|pair| pair.contains(&player)))
    }

    /// Whether a player who has no seat in a match has come and not left.
    fn is_there(&self, player: Player, at: usize, rests_in_a_row: usize) -> bool {
        let seats = |plan: &MatchPlan| plan.table_of(player).is_some();
        let all = match self.group_matches {
            0 => &self.matches[..],
            group_matches => &self.matches[..self.matches.len().min(group_matches.into())],
        };
        match all.iter().rposition(seats) {
            Some(last) if last > at => all[..at].iter().any(seats) || seats(&all[at + 1]),
            last => all.len() - last.map_or(0, |last| last + 1) <= rests_in_a_row,
        }
    }

    /// The number of matches.
    #[must_use]
    pub fn len(&self) -> u16 {
        u16::try_from(self.matches.len()).unwrap_or(u16::MAX)
    }

    /// Whether there are no matches.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }
}

/// Identifies a table of a match, and so its score sheet.
///
/// ```
/// use boneyard_seating::SheetId;
///
/// assert_eq!(SheetId { number: 2, table: 1 }.to_string(), "match 2 table 1");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
pub struct SheetId {
    /// The match, from 1.
    #[serde(rename = "match")]
    pub number: u16,
    /// The table, from 1.
    pub table: u8,
}

impl SeatingKind {
    /// The kinds, in the order in which an organiser is offered them.
    pub const ALL: [Self; 6] =
        [Self::Published, Self::Balanced, Self::Pairs, Self::Swiss, Self::KnockOut, Self::Groups];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::Balanced => "balanced",
            Self::Pairs => "pairs",
            Self::Swiss => "swiss",
            Self::KnockOut => "knock-out",
            Self::Groups => "groups",
        }
    }

    /// Whether partners stay together.
    #[must_use]
    pub const fn has_fixed_pairs(self) -> bool {
        matches!(self, Self::Pairs | Self::Swiss | Self::KnockOut | Self::Groups)
    }

    /// Whether each match is drawn from the results before it. After groups, only the knock-out is.
    #[must_use]
    pub const fn is_drawn(self) -> bool {
        matches!(self, Self::Swiss | Self::KnockOut)
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "match {} table {}", self.number, self.table)
    }
}
