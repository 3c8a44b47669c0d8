//! The standings of an evening, with the key that decided each place.

use std::cmp::Reverse;

use crate::tally::{FinishedTable, Tally};
use crate::{Player, StandingsKey};

/// A player in the order of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Ranked {
    pub player: Player,
    /// The key that puts the player before the next one; `None` for the last player.
    pub decided_by: Option<StandingsKey>,
}

/// Who is ranked by what.
pub(crate) struct Ranking<'evening> {
    /// What decides, the most important first; after that the player number.
    pub(crate) keys: &'evening [StandingsKey],
    /// The totals of each player.
    pub(crate) tallies: &'evening [Tally],
    /// All finished tables. In interim standings meetings do not count (CLUB-86), and there are none.
    pub(crate) done: Option<&'evening [FinishedTable]>,
    /// What decides before `keys`, and how much of it each player has.
    pub(crate) leading: &'evening [(StandingsKey, Vec<u16>)],
}

impl Ranking<'_> {
    /// The order of these players, who stand in the order of their numbers.
    pub(crate) fn order(&self, players: Vec<Player>) -> Vec<Ranked> {
        let mut order = Vec::with_capacity(players.len());
        let leading = self.leading.iter().map(|(key, _)| *key);
        let keys: Vec<StandingsKey> = leading.chain(self.keys.iter().copied()).collect();
        self.rank(players, &keys, &mut order);
        if let Some(last) = order.last_mut() {
            last.decided_by = None;
        }
        order
    }

    /// Adds a group of players who are level so far. The last of them is decided by the number until the caller knows better.
    fn rank(&self, group: Vec<Player>, keys: &[StandingsKey], order: &mut Vec<Ranked>) {
        let Some((key, rest)) = keys.split_first().filter(|_| group.len() > 1) else {
            let level = |player| Ranked { player, decided_by: Some(StandingsKey::Number) };
            order.extend(group.into_iter().map(level));
            return;
        };
        for part in self.split(group, *key) {
            self.rank(part, rest, order);
            if let Some(last) = order.last_mut() {
                last.decided_by = Some(*key);
            }
        }
    }

    /// Splits a group by one key, the best part first.
    fn split(&self, group: Vec<Player>, key: StandingsKey) -> Vec<Vec<Player>> {
        let value = |tally: &Tally| match key {
            StandingsKey::Points => tally.points.into(),
            StandingsKey::Wins => tally.wins.into(),
            StandingsKey::Effectiveness => tally.effectiveness,
            StandingsKey::Difference => i64::from(tally.plus) - i64::from(tally.minus),
            StandingsKey::Plus => tally.plus.into(),
            StandingsKey::Meetings | StandingsKey::Progress | StandingsKey::Group | StandingsKey::Number => 0,
        };
        if let Some((_, most)) = self.leading.iter().find(|(leading, _)| *leading == key) {
            return parts(group, &|player| [most[player.index()].into(), 0, 0]);
        }
        match (key, self.done) {
            (StandingsKey::Meetings, Some(done)) => {
                Meetings::of(&group, self.tallies.len(), done).split(group)
            }
            _ => parts(group, &|player| [value(&self.tallies[player.index()]), 0, 0]),
        }
    }
}

/// Splits players by their values, the highest first. A stable sort keeps the lower number first.
fn parts(mut group: Vec<Player>, value: &dyn Fn(&Player) -> [i64; 3]) -> Vec<Vec<Player>> {
    group.sort_by_cached_key(|player| Reverse(value(player)));
    group.chunk_by(|one, next| value(one) == value(next)).map(<[Player]>::to_vec).collect()
}

/// The tables at which the players of a group have played.
struct Meetings<'done> {
    /// By player, without tables with a filler pair, which are no meetings (CLUB-35).
    tables: Vec<Vec<&'done FinishedTable>>,
}

impl<'done> Meetings<'done> {
    fn of(group: &[Player], players: usize, done: &'done [FinishedTable]) -> Self {
        let mut tables = vec![Vec::new(); players];
        let is_in = members(group, players);
        for table in done.iter().filter(|table| table.plan.filler.is_none()) {
            for player in table.plan.pairing.in_order().into_iter().filter(|player| is_in[player.index()]) {
                tables[player.index()].push(table);
            }
        }
        Self { tables }
    }

    /// Splits a group by the matches of its members against each other, and repeats this within each part that is still tied.
    fn split(&self, group: Vec<Player>) -> Vec<Vec<Player>> {
        if group.len() < 2 {
            return vec![group];
        }
        let is_in = members(&group, self.tables.len());
        let parts = parts(group, &|player| self.totals(*player, &is_in).in_order());
        match parts.len() {
            1 => parts,
            _ => parts.into_iter().flat_map(|part| self.split(part)).collect(),
        }
    }

    fn totals(&self, player: Player, is_in: &[bool]) -> MeetingTotals {
        let mut met = MeetingTotals::default();
        for table in &self.tables[player.index()] {
            let pairing = table.plan.pairing;
            let Some(pair) = pairing.pair_of(player) else { continue };
            let opponents = pairing.players_of(pair.other()).into_iter().filter(|other| is_in[other.index()]);
            let entered = table.outcome.result_of(pair);
            for _ in opponents {
                met.units += i32::from(entered.units);
                met.wins += if entered.wins == 1 { 1 } else { -1 };
                met.difference += entered.effectiveness();
            }
        }
        met
    }
}

/// Which of so many players are in a group, by player.
fn members(group: &[Player], players: usize) -> Vec<bool> {
    let mut is_in = vec![false; players];
    group.iter().for_each(|player| is_in[player.index()] = true);
    is_in
}

/// The results of a player against the others of a group. Losses count negative, because not all have met equally often.
#[derive(Clone, Copy, Default, Debug)]
struct MeetingTotals {
    units: i32,
    wins: i32,
    difference: i32,
}

impl MeetingTotals {
    /// The totals, the most important first.
    fn in_order(self) -> [i64; 3] {
        [self.units, self.wins, self.difference].map(i64::from)
    }
}

/// The players tied with the one at index `place` in all keys but the player number, including that player.
///
/// ```
/// use boneyard_club::{Player, Ranked, StandingsKey, level_with};
///
/// let ranked = |number, decided_by| Ranked { player: Player::new(number).expect("1 to 64"), decided_by };
/// let order = [ranked(1, Some(StandingsKey::Number)), ranked(2, Some(StandingsKey::Points)), ranked(3, None)];
/// assert_eq!(level_with(&order, 0).len(), 2);
/// assert_eq!(level_with(&order, 2).len(), 1);
/// ```
#[must_use]
pub fn level_with(ranked: &[Ranked], place: usize) -> Vec<Player> {
    let by_number = |at: usize| ranked[at].decided_by == Some(StandingsKey::Number);
    let mut first = place;
    while first > 0 && by_number(first - 1) {
        first -= 1;
    }
    let mut end = place + 1;
    while end < ranked.len() && by_number(end - 1) {
        end += 1;
    }
    ranked[first..end].iter().map(|ranked| ranked.player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pair, Pairing, Regulation, Sheet};

    fn by_meetings(group: Vec<Player>, done: &[FinishedTable]) -> Vec<Vec<Player>> {
        Meetings::of(&group, 8, done).split(group)
    }

    fn player(number: u16) -> Player {
        Player::new(number).expect("a player's number")
    }

    fn won(pairs: [[u16; 2]; 2], score: [u16; 2]) -> FinishedTable {
        let pairing = Pairing::new(pairs.map(|pair| pair.map(player))).expect("four players");
        let sheet = Sheet::new(pairing, 100).with_final(score, None).expect("a finished match");
        FinishedTable::of(&sheet, None).expect("a finished match")
    }

    /// The order by the club's own keys: interim without finished tables, else final.
    fn order_of(tallies: &[Tally], done: Option<&[FinishedTable]>) -> Vec<Ranked> {
        let keys = Regulation::default().order;
        let players = Player::all(u16::try_from(tallies.len()).expect("few players")).collect();
        Ranking { keys: &keys, tallies, done, leading: &[] }.order(players)
    }

    /// CLUB-88: a part that is still tied is compared again, among its own members only.
    #[test]
    fn a_tied_part_is_split_by_its_own_meetings() {
        // 1 wins against 2, and 3 against 1, both 100:0. 2 and 3 never met.
        let done = [won([[1, 5], [2, 6]], [100, 0]), won([[3, 5], [1, 6]], [100, 0])];
        let group = vec![player(1), player(2), player(3)];
        let parts = by_meetings(group, &done);
        assert_eq!(parts, [vec![player(3)], vec![player(1)], vec![player(2)]]);
    }

    /// CLUB-35, CLUB-88: a match with a filling pair is not a meeting.
    #[test]
    fn a_match_with_a_filler_pair_is_no_meeting() {
        let mut done = won([[1, 4], [3, 2]], [100, 0]);
        let group = || vec![player(1), player(2)];
        assert_eq!(by_meetings(group(), &[done]), [vec![player(1)], vec![player(2)]]);
        done.plan.filler = Some(Pair::First);
        assert_eq!(by_meetings(group(), &[done]), [group()]);
    }

    /// CLUB-89: ties in everything but the number.
    #[test]
    fn the_number_decides_last() {
        let tallies = [Tally::default(); 3];
        let ranked = order_of(&tallies, None);
        let keys: Vec<Option<StandingsKey>> = ranked.iter().map(|ranked| ranked.decided_by).collect();
        assert_eq!(keys, [Some(StandingsKey::Number), Some(StandingsKey::Number), None]);
        assert_eq!(level_with(&ranked, 1).len(), 3);
    }

    /// CLUB-86: the first key that differs decides. Later keys and the player numbers then do not count.
    #[test]
    fn each_sum_decides_before_those_that_weigh_less() {
        type Change = fn(&mut Tally);
        let ahead: [(StandingsKey, Change); 4] = [
            (StandingsKey::Points, |tally| tally.points += 1),
            (StandingsKey::Wins, |tally| tally.wins += 1),
            (StandingsKey::Effectiveness, |tally| tally.effectiveness += 1),
            (StandingsKey::Plus, |tally| tally.plus += 1),
        ];
        let level = Tally { points: 5, wins: 2, plus: 300, effectiveness: -40, ..Tally::default() };
        for (at, (key, is_ahead)) in ahead.iter().enumerate() {
            let (mut first, mut second) = (level, level);
            is_ahead(&mut second);
            for (_, lighter) in &ahead[at + 1..] {
                (0..9).for_each(|_| lighter(&mut first));
            }
            let order = |ranked: Vec<Ranked>| {
                ranked.iter().map(|ranked| (ranked.player.number(), ranked.decided_by)).collect::<Vec<_>>()
            };
            let expected = [(2, Some(*key)), (1, None)];
            assert_eq!(order(order_of(&[first, second], None)), expected, "{key:?}");
            assert_eq!(order(order_of(&[first, second], Some(&[]))), expected, "{key:?}");
        }
    }

    /// CLUB-66, CLUB-71: minus and penalties weigh in effectiveness alone; matches played and money not at all.
    #[test]
    fn no_other_key_decides() {
        let level = Tally { points: 5, wins: 2, plus: 300, effectiveness: -40, ..Tally::default() };
        let other = Tally { played: 9, minus: 10, penalties: 3, money: 500, ..level };
        for tallies in [[level, other], [other, level]] {
            let ranked = order_of(&tallies, None);
            assert_eq!(ranked[0].decided_by, Some(StandingsKey::Number));
            assert_eq!(level_with(&ranked, 0), [player(1), player(2)]);
        }
    }

    /// CLUB-88: in meetings units weigh most, then matches won, then the difference of scores.
    #[test]
    fn meetings_compare_units_then_wins_then_the_difference() {
        let order = |done: &[FinishedTable]| by_meetings(vec![player(1), player(2)], done);
        let (one_first, two_first) = ([vec![player(1)], vec![player(2)]], [vec![player(2)], vec![player(1)]]);
        let meet = |score| won([[1, 3], [2, 4]], score);
        // A win with the losers at 0 against two narrow ones: three units to two, although there are fewer wins.
        assert_eq!(order(&[meet([100, 0]), meet([99, 100]), meet([99, 100])]), one_first);
        assert_eq!(order(&[meet([0, 100]), meet([100, 99]), meet([100, 99])]), two_first);
        // Two units against twice one: equal, so the number of wins decides, although the difference favours the other
        // player.
        assert_eq!(order(&[meet([100, 10]), meet([99, 100]), meet([99, 100])]), two_first);
        assert_eq!(order(&[meet([10, 100]), meet([100, 99]), meet([100, 99])]), one_first);
        // A unit and a win each: the difference decides.
        assert_eq!(order(&[meet([100, 60]), meet([70, 100])]), one_first);
        assert_eq!(order(&[meet([60, 100]), meet([100, 70])]), two_first);
        // Level in all: one part, in the order of numbers.
        assert_eq!(order(&[meet([100, 60]), meet([60, 100])]), [vec![player(1), player(2)]]);
    }

    /// CLUB-88: neither a match as partners nor a match against players outside the group is a meeting.
    #[test]
    fn only_opponents_of_the_group_have_met() {
        let group = || vec![player(1), player(2)];
        let partners = won([[1, 2], [3, 4]], [100, 0]);
        let against_others = won([[1, 5], [3, 4]], [100, 0]);
        assert_eq!(by_meetings(group(), &[partners, against_others]), [group()]);
        // Both opponents belong to the group: the match counts against each of them.
        let group = vec![player(1), player(2), player(3)];
        let done = [won([[1, 4], [2, 3]], [100, 60]), won([[5, 2], [3, 6]], [100, 60])];
        assert_eq!(by_meetings(group, &done), [vec![player(1)], vec![player(2)], vec![player(3)]]);
    }

    /// CLUB-89: a tie ends at the first key that differs, on both sides.
    #[test]
    fn tied_groups_end_where_another_key_decides() {
        let tally = |points| Tally { points, ..Tally::default() };
        let ranked = order_of(&[tally(9), tally(5), tally(5), tally(5), tally(1)], None);
        let level =
            |place| level_with(&ranked, place).iter().map(|player| player.number()).collect::<Vec<_>>();
        assert_eq!(level(0), [1]);
        for place in 1..=3 {
            assert_eq!(level(place), [2, 3, 4]);
        }
        assert_eq!(level(4), [5]);
    }
}
