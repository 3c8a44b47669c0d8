//! The sums of all sessions, and the places that follow from them.

use std::cmp::Reverse;

use crate::{MatchOutcome, Pair, StandingsKey, Tally};

/// The sums of all sessions. Those of an evening are smaller numbers, see [`Tally`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Totals {
    pub(super) played: u32,
    pub(super) points: u32,
    pub(super) wins: u32,
    pub(super) plus: u32,
    pub(super) minus: u32,
    pub(super) penalties: u64,
    pub(super) effectiveness: i64,
}

impl Totals {
    /// Adds the totals of a session. Money is settled in the evening itself.
    pub(super) fn add(&mut self, tally: &Tally) {
        self.played += u32::from(tally.played);
        self.points += u32::from(tally.points);
        self.wins += u32::from(tally.wins);
        self.plus += tally.plus;
        self.minus += tally.minus;
        self.penalties += u64::from(tally.penalties);
        self.effectiveness += tally.effectiveness;
    }
}

/// Who has a place: a player or a pair, with the sums of all sessions.
#[derive(Clone, Debug)]
pub(super) struct Side {
    /// The indices of the people.
    pub(super) people: Vec<usize>,
    pub(super) totals: Totals,
    /// The number of sessions in which they played.
    pub(super) sessions: u16,
}

/// A finished table: the sides that sat on either side, and how the match ended.
#[derive(Clone, Debug)]
pub(super) struct MetAt {
    pub(super) sides: [Vec<usize>; 2],
    pub(super) outcome: MatchOutcome,
}

/// A side in the order of places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) side: usize,
    /// From 1. Sides that are level share it.
    pub(super) place: u16,
    /// The key that puts this side before the next; `None` for the last, and for a tie.
    pub(super) decided_by: Option<StandingsKey>,
}

/// The sides by place. `met` is `None` while sessions go on: meetings do not count then (CLUB-86).
pub(super) fn ranked(sides: &[Side], keys: &[StandingsKey], met: Option<&[MetAt]>) -> Vec<Placed> {
    let mut order = Vec::with_capacity(sides.len());
    Ranking { sides, met }.rank((0..sides.len()).collect(), keys, &mut order);
    let mut place = 0;
    for (at, number) in (0..order.len()).zip(1..) {
        if at == 0 || order[at - 1].decided_by.is_some() {
            place = number;
        }
        order[at].place = place;
    }
    if let Some(last) = order.last_mut() {
        last.decided_by = None;
    }
    order
}

struct Ranking<'a> {
    sides: &'a [Side],
    met: Option<&'a [MetAt]>,
}

impl Ranking<'_> {
    /// Adds a group of sides that are level so far.
    fn rank(&self, group: Vec<usize>, keys: &[StandingsKey], order: &mut Vec<Placed>) {
        let Some((key, rest)) = keys.split_first().filter(|_| group.len() > 1) else {
            order.extend(group.into_iter().map(|side| Placed { side, place: 0, decided_by: None }));
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
    fn split(&self, group: Vec<usize>, key: StandingsKey) -> Vec<Vec<usize>> {
        let value = |tally: &Totals| -> i64 {
            match key {
                StandingsKey::Points => tally.points.into(),
                StandingsKey::Wins => tally.wins.into(),
                StandingsKey::Effectiveness => tally.effectiveness,
                StandingsKey::Difference => i64::from(tally.plus) - i64::from(tally.minus),
                StandingsKey::Plus => tally.plus.into(),
                StandingsKey::Meetings
                | StandingsKey::Group
                | StandingsKey::Progress
                | StandingsKey::Number => 0,
            }
        };
        match (key, self.met) {
            (StandingsKey::Meetings, Some(met)) => self.by_meetings(group, met),
            _ => parts(group, |side| [value(&self.sides[side].totals), 0, 0]),
        }
    }

    /// Splits a group by the matches of its sides against each other, and repeats this within each part that is still tied (CLUB-88).
    fn by_meetings(&self, group: Vec<usize>, met: &[MetAt]) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group];
        }
        let mut is_in = vec![false; self.sides.len()];
        group.iter().for_each(|side| is_in[*side] = true);
        let mut totals = vec![[0_i64; 3]; self.sides.len()];
        for table in met {
            for pair in Pair::ALL {
                let opponents = table.sides[pair.other().index()].iter().filter(|side| is_in[**side]).count();
                let opponents = i64::try_from(opponents).unwrap_or_default();
                let result = table.outcome.result_of(pair);
                for side in table.sides[pair.index()].iter().filter(|side| is_in[**side]) {
                    let [units, wins, difference] = &mut totals[*side];
                    *units += opponents * i64::from(result.units);
                    *wins += opponents * if result.wins == 1 { 1 } else { -1 };
                    *difference += opponents * i64::from(result.effectiveness());
                }
            }
        }
        let parts = parts(group, |side| totals[side]);
        match parts.len() {
            1 => parts,
            _ => parts.into_iter().flat_map(|part| self.by_meetings(part, met)).collect(),
        }
    }
}

/// Splits sides by their values, the highest first.
fn parts(mut group: Vec<usize>, value: impl Fn(usize) -> [i64; 3]) -> Vec<Vec<usize>> {
    group.sort_by_key(|side| Reverse(value(*side)));
    group.chunk_by(|one, next| value(*one) == value(*next)).map(<[usize]>::to_vec).collect()
}
