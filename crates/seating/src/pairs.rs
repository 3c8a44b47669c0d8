//! Pairs who stay together for a whole evening: players 1 and 2, 3 and 4, and so on.
//!
//! Every two pairs meet once, by the circle method: one pair keeps its place, and the others turn round it. If the number of
//! pairs is odd, each rests once.

use crate::counts::CountTable;
use crate::random::Random;
use crate::{
    MatchPlan, PLAYERS_MAX, Pairing, Player, PresentPlayer, ROTATING_PLAYERS_MAX, Stopped, TABLES_MAX,
    TablePlan, check_stop,
};

/// The cost of two pairs who meet n times is n² times this.
const MEETINGS: i32 = 2;

/// The cost of n rests of a pair is n² times this. It exceeds what an exchange can gain elsewhere, so even rests come first.
const RESTS: i32 = 400;

/// How often the plan of a match is begun anew, and the plan of all matches. A match that is planned without a look at those that
/// follow can leave them no pairs who have not met. In large fields that cannot be.
const STARTS: usize = 10;
const PLANS: usize = 16;

impl Player {
    /// The partner of a player in fixed pairs.
    ///
    /// ```
    /// use boneyard_seating::Player;
    ///
    /// assert_eq!(Player::new(3).map(Player::fixed_partner), Some(Player::new(4)));
    /// assert_eq!(Player::new(4).map(Player::fixed_partner), Some(Player::new(3)));
    /// ```
    #[must_use]
    pub const fn fixed_partner(self) -> Option<Self> {
        let number = self.number();
        Self::new(if number.is_multiple_of(2) { number - 1 } else { number + 1 })
    }
}

/// All matches of an even number of players, in which every two pairs meet once; the first ones, if there are too many.
pub(super) fn round_robin(players: u16) -> Vec<MatchPlan> {
    let pairs = usize::from(players / 2);
    // With an odd number of pairs, who meets the last place rests.
    let places = pairs + pairs % 2;
    let turning = places - 1;
    let matches = (0..turning.min(TABLES_MAX / (places / 2))).map(|step| {
        let place = |by: usize| (step + by) % turning;
        let others = (1..places / 2).map(|by| [place(by), place(turning - by)]);
        let with_last = if step % 2 == 0 { [place(0), turning] } else { [turning, place(0)] };
        let met = std::iter::once(with_last).chain(others);
        let tables = met.filter(|two| two.iter().all(|pair| *pair < pairs)).filter_map(table);
        MatchPlan::of(tables.collect())
    });
    matches.collect()
}

/// The table of two pairs, named by their indices.
pub(super) fn table([one, other]: [usize; 2]) -> Option<TablePlan> {
    Some(TablePlan { pairing: Pairing::new([players_of(one)?, players_of(other)?])?, filler: None })
}

/// The players of the pair with this index.
pub(super) fn players_of(pair: usize) -> Option<[Player; 2]> {
    let first = u16::try_from(2 * pair + 1).ok()?;
    Some([Player::new(first)?, Player::new(first + 1)?])
}

/// The indices of the pairs at a table.
pub(super) fn opponents(table: &TablePlan) -> [usize; 2] {
    table.pairing.pairs().map(|[one, _]| pair_of(one))
}

/// The index of a player's pair.
pub(super) const fn pair_of(player: Player) -> usize {
    player.index() / 2
}

/// Plans the remaining matches of fixed pairs. Rests are even over the whole evening; then pairs meet again as
/// little as possible.
///
/// `present` holds both players of each pair, in the order of their numbers.
pub(super) fn replan(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    matches: u16,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Result<Vec<MatchPlan>, Stopped> {
    let mut random = Random::new(seed);
    let mut best: Option<(i32, Vec<MatchPlan>)> = None;
    for _ in 0..if present.len() > usize::from(ROTATING_PLAYERS_MAX) { 1 } else { PLANS } {
        let mut draft = Draft::new(played, present);
        let mut plans = Vec::new();
        for _ in 0..matches {
            plans.push(draft.next_match(&mut random, stop)?);
        }
        if best.as_ref().is_none_or(|(least, _)| draft.cost < *least) {
            best = Some((draft.cost, plans));
        }
    }
    Ok(best.map(|(_, plans)| plans).unwrap_or_default())
}

/// What the matches so far and the planned ones add up to.
struct Draft {
    /// The pairs who play on, by their indices among all pairs.
    pairs: Vec<usize>,
    /// How often two pairs have met.
    met: CountTable,
    /// How often each pair has rested since it came, in the order of `pairs`.
    rests: Vec<i32>,
    /// The cost of the planned matches.
    cost: i32,
}

impl Draft {
    fn new(played: &[MatchPlan], present: &[PresentPlayer]) -> Self {
        let first_of_each = || present.iter().step_by(2);
        let mut met = CountTable::new(usize::from(PLAYERS_MAX / 2));
        for table in played.iter().flat_map(|plan| &plan.tables) {
            let [[one, _], [other, _]] = table.pairing.pairs();
            meet(&mut met, pair_of(one), pair_of(other));
        }
        let rests = |one: &PresentPlayer| {
            let since = played.iter().skip(one.since.into());
            since.filter(|plan| plan.table_of(one.player).is_none()).count() as i32
        };
        Self {
            pairs: first_of_each().map(|one| pair_of(one.player)).collect(),
            met,
            rests: first_of_each().map(rests).collect(),
            cost: 0,
        }
    }

    /// The cheapest plan found for the next match, which then counts as played.
    fn next_match(&mut self, random: &mut Random, stop: &dyn Fn() -> bool) -> Result<MatchPlan, Stopped> {
        let mut best: Option<(i32, Vec<usize>)> = None;
        for _ in 0..if self.pairs.len() > usize::from(ROTATING_PLAYERS_MAX) { 1 } else { STARTS } {
            // Neighbours in this order meet; the last of an odd number rests.
            let mut order: Vec<usize> = (0..self.pairs.len()).collect();
            for last in (1..order.len()).rev() {
                order.swap(last, random.below(last + 1));
            }
            let cost = self.descend(&mut order, stop)?;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, order));
            }
        }
        let (cost, order) = best.unwrap_or_default();
        self.cost += cost;
        for two in order.chunks_exact(2) {
            meet(&mut self.met, self.pairs[two[0]], self.pairs[two[1]]);
        }
        for resting in order.chunks_exact(2).remainder() {
            self.rests[*resting] += 1;
        }
        let tables = order.chunks_exact(2).filter_map(|two| table([self.pairs[two[0]], self.pairs[two[1]]]));
        Ok(MatchPlan::of(tables.collect()))
    }

    /// Exchanges pairs while that lowers the cost, and returns the cost.
    fn descend(&self, order: &mut [usize], stop: &dyn Fn() -> bool) -> Result<i32, Stopped> {
        loop {
            check_stop(stop)?;
            let mut is_lower = false;
            for one in 0..order.len() {
                // Two who meet need not change places.
                for other in (one + 1..order.len()).filter(|other| one / 2 != other / 2) {
                    let cost =
                        |order: &[usize]| self.cost_at(order, one / 2) + self.cost_at(order, other / 2);
                    let before = cost(order);
                    order.swap(one, other);
                    if cost(order) < before {
                        is_lower = true;
                    } else {
                        order.swap(one, other);
                    }
                }
            }
            if !is_lower {
                return Ok((0..order.len().div_ceil(2)).map(|place| self.cost_at(order, place)).sum());
            }
        }
    }

    /// The cost of the two neighbours at a place, or of the one who rests at the last.
    fn cost_at(&self, order: &[usize], place: usize) -> i32 {
        match order[2 * place..] {
            [one, other, ..] => MEETINGS * self.met.growth(self.pairs[one], self.pairs[other]),
            [one] => RESTS * (2 * self.rests[one] + 1),
            [] => 0,
        }
    }
}

/// Counts a meeting of two pairs for both of them.
fn meet(met: &mut CountTable, one: usize, other: usize) {
    met.increment(one, other);
    met.increment(other, one);
}
