//! A draft of the remaining matches, improved by exchanging players.

use crate::PresentPlayer;
use crate::counts::CountTable;
use crate::even;
use crate::random::Random;
use crate::{
    MatchPlan, Pair, Pairing, Player, ROTATING_PLAYERS_MAX, Schedule, SeatingKind, Stopped, TablePlan,
    check_stop,
};

/// The cost of two players who are partners or opponents n times is n² times this.
const PARTNERS: i32 = 30;
const OPPONENTS: i32 = 2;

/// The cost of n rests of a player is n² times this. It exceeds what an exchange can gain elsewhere, so even rests come
/// first.
const RESTS: i32 = 2_000;

/// The cost of two rests in a row.
const RESTS_IN_A_ROW: i32 = 40;

/// The highest accepted increases of the cost by one exchange while annealing, in order.
const LIMITS: [usize; 8] = [120, 80, 60, 40, 25, 15, 8, 3];

/// Exchanges tried for each limit: per table of a remaining match, and the most in total.
const TRIES_PER_TABLE: usize = 2_000;
const TRIES_MAX: usize = 600_000;

/// Exchanges between two calls of `stop`: about a millisecond.
const TRIES_BETWEEN_STOP_CHECKS: usize = 4_096;

/// The remaining matches, with counts over the played and the remaining matches.
#[derive(Clone)]
pub(super) struct Draft {
    present: Vec<Player>,
    tables: usize,
    /// The remaining matches. Each lists all players as indices of `present`: four per table with partners side by
    /// side, then those who rest.
    matches: Vec<Vec<usize>>,
    /// Whether each player rested in the last match played; `false` for those who arrived after it.
    just_rested: Vec<bool>,
    partners: CountTable,
    opponents: CountTable,
    rests: Vec<i32>,
    cost: i32,
}

impl Draft {
    /// Starts with the matches of a balanced seating that fit best to those that were played.
    pub(super) fn new(
        played: &[MatchPlan],
        present: &[PresentPlayer],
        matches: u16,
        stop: &dyn Fn() -> bool,
    ) -> Result<Self, Stopped> {
        let rests_of = |one: &PresentPlayer| {
            let since = played.iter().skip(one.since.into());
            since.filter(|plan| plan.table_of(one.player).is_none()).count() as i32
        };
        let just_rested = |one: &PresentPlayer| {
            usize::from(one.since) < played.len()
                && played.last().is_some_and(|plan| plan.table_of(one.player).is_none())
        };
        let mut draft = Self {
            present: present.iter().map(|one| one.player).collect(),
            tables: present.len() / 4,
            matches: Vec::new(),
            just_rested: present.iter().map(just_rested).collect(),
            partners: CountTable::new(ROTATING_PLAYERS_MAX.into()),
            opponents: CountTable::new(ROTATING_PLAYERS_MAX.into()),
            rests: present.iter().map(rests_of).collect(),
            cost: 0,
        };
        for table in played.iter().flat_map(|plan| &plan.tables) {
            draft.count_played(table);
        }
        draft.add_balanced_matches(matches.into(), stop)?;
        Ok(draft)
    }

    /// Counts a table that was played. Fillers and absent players do not count.
    fn count_played(&mut self, table: &TablePlan) {
        let place = |player: Player| self.present.binary_search(&player).ok();
        let [first, second] = Pair::ALL.map(|pair| {
            let entered = table.filler != Some(pair);
            table.pairing.players_of(pair).map(|player| place(player).filter(|_| entered))
        });
        for pair in [first, second] {
            if let [Some(one), Some(other)] = pair {
                self.partners.increment(one.min(other), one.max(other));
            }
        }
        for one in first.into_iter().flatten() {
            for other in second.into_iter().flatten() {
                self.opponents.increment(one.min(other), one.max(other));
            }
        }
    }

    /// Adds matches of a balanced seating, each time the cheapest one that is left. When none is left, all of them can
    /// be used again.
    fn add_balanced_matches(&mut self, matches: usize, stop: &dyn Fn() -> bool) -> Result<(), Stopped> {
        let known = full_matches(self.present.len(), stop)?;
        let mut left = known.clone();
        for number in 0..matches {
            check_stop(stop)?;
            if left.is_empty() {
                left = known.clone();
            }
            let mut cheapest = (i32::MAX, 0);
            for (at, seating) in left.iter().enumerate() {
                self.matches.push(seating.clone());
                self.count_match(number, true);
                cheapest = cheapest.min((self.cost, at));
                self.count_match(number, false);
                self.matches.pop();
            }
            self.matches.push(left.remove(cheapest.1));
            self.count_match(number, true);
        }
        Ok(())
    }

    /// The cost of all remaining matches.
    pub(super) fn cost(&self) -> i32 {
        self.cost
    }

    /// Accepts exchanges that increase the cost up to a limit. The limit decreases step by step.
    pub(super) fn anneal(&mut self, seed: u64, stop: &dyn Fn() -> bool) -> Result<(), Stopped> {
        let mut random = Random::new(seed);
        for limit in LIMITS {
            self.exchange_often(limit, &mut random, stop)?;
        }
        Ok(())
    }

    /// Accepts only exchanges that do not increase the cost.
    pub(super) fn descend(&mut self, seed: u64, stop: &dyn Fn() -> bool) -> Result<(), Stopped> {
        self.exchange_often(0, &mut Random::new(seed), stop)
    }

    fn exchange_often(
        &mut self,
        limit: usize,
        random: &mut Random,
        stop: &dyn Fn() -> bool,
    ) -> Result<(), Stopped> {
        let tries = (self.matches.len() * self.tables * TRIES_PER_TABLE).min(TRIES_MAX);
        for tried in 0..tries {
            if tried % TRIES_BETWEEN_STOP_CHECKS == 0 {
                check_stop(stop)?;
            }
            let number = random.below(self.matches.len());
            let [one, other] = [random.below(4 * self.tables), random.below(self.present.len())];
            if one / 2 == other / 2 {
                continue;
            }
            let before = self.cost;
            self.exchange(number, one, other);
            if self.cost - before > random.below(limit + 1) as i32 {
                self.exchange(number, one, other);
            }
        }
        Ok(())
    }

    /// Swaps the players at two positions of a match who are not partners. The first one plays; the other may rest.
    fn exchange(&mut self, number: usize, one: usize, other: usize) {
        let at_one_table = one / 4 == other / 4;
        for add in [false, true] {
            self.count_table(number, one / 4, add);
            match other / 4 {
                _ if at_one_table => {}
                table if table < self.tables => self.count_table(number, table, add),
                _ => self.count_rest(number, self.matches[number][other], add),
            }
            if !add {
                self.matches[number].swap(one, other);
            }
        }
    }

    fn count_match(&mut self, number: usize, add: bool) {
        for table in 0..self.tables {
            self.count_table(number, table, add);
        }
        for at in 4 * self.tables..self.present.len() {
            self.count_rest(number, self.matches[number][at], add);
        }
    }

    /// Adds a table to the counts if `add`, else removes it.
    fn count_table(&mut self, number: usize, table: usize, add: bool) {
        let count = if add { CountTable::increment } else { CountTable::decrement };
        let [a, b, c, d] = [0, 1, 2, 3].map(|seat| self.matches[number][4 * table + seat]);
        for (one, other) in [(a, b), (c, d)] {
            self.cost += PARTNERS * count(&mut self.partners, one.min(other), one.max(other));
        }
        for (one, other) in [(a, c), (a, d), (b, c), (b, d)] {
            self.cost += OPPONENTS * count(&mut self.opponents, one.min(other), one.max(other));
        }
    }

    /// Adds a rest to the counts if `add`, else removes it.
    fn count_rest(&mut self, number: usize, player: usize, add: bool) {
        let before = match number.checked_sub(1) {
            Some(before) => self.rests_in(before, player),
            None => self.just_rested[player],
        };
        let beside = i32::from(before) + i32::from(self.rests_in(number + 1, player));
        let rests = &mut self.rests[player];
        let sign = if add { 1 } else { -1 };
        self.cost += RESTS_IN_A_ROW * sign * beside + RESTS * (2 * *rests * sign + 1);
        *rests += sign;
    }

    fn rests_in(&self, number: usize, player: usize) -> bool {
        self.matches.get(number).is_some_and(|places| places[4 * self.tables..].contains(&player))
    }

    /// The remaining matches, with tables, seats and neighbours evened out over the evening.
    pub(super) fn matches(
        &self,
        played: &[MatchPlan],
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<MatchPlan>, Stopped> {
        let player = |place: usize| self.present[place];
        let mut matches = played.to_vec();
        for places in &self.matches {
            let fours = places.chunks_exact(4).take(self.tables);
            let pairings = fours.filter_map(|four| {
                Pairing::new([[player(four[0]), player(four[1])], [player(four[2]), player(four[3])]])
            });
            let tables = pairings.map(|pairing| TablePlan { pairing, filler: None });
            matches.push(MatchPlan::of(tables.collect()));
        }
        even::even_tables(&mut matches, played.len(), stop)?;
        even::even_neighbours(&mut matches, played.len(), stop)?;
        even::even_seats(&mut matches, played.len(), stop)?;
        Ok(matches.split_off(played.len()))
    }
}

/// The matches of a balanced seating with all tables full and without fillers, as player indices.
fn full_matches(players: usize, stop: &dyn Fn() -> bool) -> Result<Vec<Vec<usize>>, Stopped> {
    let number = u16::try_from(players).unwrap_or(ROTATING_PLAYERS_MAX);
    let schedule = Schedule::of_until(number, SeatingKind::Balanced, stop)?;
    let matches = schedule.map(|schedule| schedule.matches).unwrap_or_default();
    let full =
        matches.into_iter().filter(|plan| plan.tables.len() == players / 4 && plan.not_entered().is_empty());
    let places = full.map(|plan| {
        let playing = plan.tables.iter().flat_map(|table| table.pairing.pairs()).flatten();
        playing.chain(plan.resting(number)).map(Player::index).collect()
    });
    Ok(places.collect())
}
