//! What the end of a round pays, by the rules' own [`settle`].

use std::collections::HashMap;

use boneyard_rules::{
    BySeat, FinishedRound, Outcome, Rules, Seat, Sides, Standing, Tiles, ruleset::Reach, settle,
};

use crate::unsupported::SEATS;

/// Points of hands below this are settled once; heavier hands each time.
const QUICK: usize = 64;
/// A pair of points that was not settled yet.
const UNKNOWN: i32 = i32::MIN;

/// Settles rounds, each kind once.
pub(crate) struct Payoffs<'a> {
    rules: &'a Rules,
    sides: Sides,
    standing: &'a Standing,
    leader: Seat,
    /// For each kind of end, the payoff of each pair of points.
    settled: HashMap<(Outcome, [usize; SEATS]), Vec<i32>>,
}

impl<'a> Payoffs<'a> {
    pub(crate) fn new(rules: &'a Rules, standing: &'a Standing, leader: Seat) -> Self {
        Self { rules, sides: rules.sides(SEATS), standing, leader, settled: HashMap::new() }
    }

    /// The credit of the first seat less that of the second, for each pair of these points; the other way round where points
    /// are bad. `tiles` says how many each seat holds.
    pub(crate) fn of_pairs(
        &mut self,
        outcome: Outcome,
        [first, second]: [&[u32]; SEATS],
        tiles: [usize; SEATS],
    ) -> Vec<i32> {
        let Self { rules, sides, standing, leader, settled } = self;
        // The number of tiles counts in few games.
        let counted = if rules.score.counts_tiles() { tiles } else { [0, 0] };
        let table = settled.entry((outcome, counted)).or_insert_with(|| vec![UNKNOWN; QUICK * QUICK]);
        let mut pairs = Vec::with_capacity(first.len() * second.len());
        for a in first {
            for b in second {
                let settle = || settle_pair(rules, sides, standing, *leader, outcome, [*a, *b], tiles);
                let (row, column) = (*a as usize, *b as usize);
                pairs.push(if row < QUICK && column < QUICK {
                    let known = &mut table[row * QUICK + column];
                    if *known == UNKNOWN {
                        *known = settle();
                    }
                    *known
                } else {
                    settle()
                });
            }
        }
        pairs
    }

    pub(crate) fn value(&self, hand: Tiles<1>) -> u32 {
        self.rules.tiles_value(hand)
    }
}

fn settle_pair(
    rules: &Rules,
    sides: &Sides,
    standing: &Standing,
    leader: Seat,
    outcome: Outcome,
    values: [u32; SEATS],
    tiles: [usize; SEATS],
) -> i32 {
    let by_seat = BySeat::new(SEATS, |seat| values[seat.index()]);
    let finished = FinishedRound {
        tiles: BySeat::new(SEATS, |seat| tiles[seat.index()]),
        ..FinishedRound::plain(outcome, leader, by_seat)
    };
    let settlement = settle(rules, sides, standing, &finished);
    let credit = |side: usize| settlement.sides.get(side).map_or(0, |line| line.credit);
    let difference = credit(0).saturating_sub(credit(1));
    if rules.match_.reach == Reach::Wins { difference } else { -difference }
}
