//! Scores a blocked round: its winner and the credits of each side (C16 to C19).

use alloc::{vec, vec::Vec};

use super::credits::{Credits, HandValues, single_highest};
use crate::{
    ruleset::{BlockPays, BlockTie, BlockWinner, Eggs, Rules},
    seat::{Seat, Side},
};

/// Scores a blocked round. `blocker` is the seat that laid the last tile of the round.
pub(super) struct BlockScorer<'a> {
    pub(super) rules: &'a Rules,
    pub(super) hands: &'a HandValues<'a>,
    pub(super) blocker: Seat,
}

impl BlockScorer<'_> {
    /// Credits the winner with the hands that `score.block` names.
    pub(super) fn winner_gains(&self) -> Credits {
        let lowest = self.lowest();
        let Some(winner) = self.break_tie(&lowest) else {
            return self.tied_block(&lowest);
        };
        let hands = self.hands;
        let (table, own) = (hands.table(), hands.of_side(winner));
        let points = match self.rules.score.block {
            BlockPays::Table => table,
            BlockPays::OpponentsMinusOwn => (table - own).saturating_sub(own),
            BlockPays::SumOfDifferences => {
                hands.by_side().iter().map(|other| other.saturating_sub(own)).sum()
            }
            _ => table - own,
        };
        hands.gain(self.rules, winner, points)
    }

    /// Credits the winner with `points`, where hands do not count.
    pub(super) fn credit_winner(&self, points: u32) -> Credits {
        let lowest = self.lowest();
        match self.break_tie(&lowest) {
            Some(winner) => self.hands.wins(winner, points),
            None => self.tied_block(&lowest),
        }
    }

    /// Credits the losers with the hands that `score.block` names.
    pub(super) fn losers_pay(&self) -> Credits {
        let mut points = self.hands.by_side();
        match self.rules.score.block {
            BlockPays::OwnAll => {
                let receiver = single_highest(&points, |_| true);
                Credits { winner: None, tied: false, points, receiver, waiting: 0, sole_payer: None }
            }
            BlockPays::HighestPaysTable => {
                let Some(payer) = single_highest(&points, |_| true) else {
                    let highest = points.iter().copied().max().unwrap_or(0);
                    let tied = (0..points.len()).filter(|side| points[*side] == highest).collect::<Vec<_>>();
                    return self.tied_block(&tied);
                };
                let table = self.hands.table();
                points.fill(0);
                points[payer] = table;
                Credits {
                    winner: None,
                    tied: false,
                    points,
                    receiver: Some(payer),
                    waiting: 0,
                    sole_payer: Some(payer),
                }
            }
            _ => self.all_but_lightest_pay(points),
        }
    }

    /// Credits every side but the lightest with its own hands, or with the difference to the lightest.
    fn all_but_lightest_pay(&self, mut points: Vec<u32>) -> Credits {
        let lowest = self.lowest();
        let winner = self.break_tie(&lowest);
        if winner.is_none() && self.rules.score.block_tie == BlockTie::Carry {
            return self.tied_block(&lowest);
        }
        // If several sides tie for the lightest hands, the heavier sides still pay.
        let spared = |side: Side| winner.map_or(lowest.contains(&side), |winner| winner == side);
        let lightest = lowest.first().map_or(0, |side| points[*side]);
        for (side, credit) in points.iter_mut().enumerate() {
            if spared(side) {
                *credit = 0;
            } else if self.rules.score.block == BlockPays::Difference {
                *credit = credit.saturating_sub(lightest);
            }
        }
        let receiver = single_highest(&points, |side| !spared(side));
        let waiting = match (winner, self.rules.score.block_tie) {
            (None, BlockTie::Eggs) => self.eggs(&lowest),
            _ => 0,
        };
        Credits { winner, tied: winner.is_none(), points, receiver, waiting, sole_payer: None }
    }

    /// The sides with the lowest hands, as `score.blockWinner` compares them; several if they tie.
    fn lowest(&self) -> Vec<Side> {
        let HandValues { sides, finished } = self.hands;
        let seats = finished.values.seats();
        let sides_of_lightest = |seats: &[Seat]| {
            let least = seats.iter().map(|seat| finished.values[*seat]).min().unwrap_or(0);
            let lightest = seats.iter().filter(|seat| finished.values[**seat] == least);
            let mut lowest: Vec<Side> = lightest.map(|seat| sides.of(*seat)).collect();
            lowest.sort_unstable();
            lowest.dedup();
            lowest
        };
        let sides_with_least = |of_side: Vec<u32>| {
            let least = of_side.iter().copied().min().unwrap_or(0);
            (0..of_side.len()).filter(|side| of_side[*side] == least).collect()
        };
        match self.rules.score.block_winner {
            BlockWinner::LowestPlayer | BlockWinner::LowestSide => sides_with_least(self.hands.by_side()),
            BlockWinner::FewestTiles => {
                let held = |seats: &[Seat]| seats.iter().map(|seat| finished.tiles[*seat]).sum::<usize>();
                let held = |seats| u32::try_from(held(seats)).unwrap_or(u32::MAX);
                sides_with_least(sides.iter().map(held).collect())
            }
            BlockWinner::SideOfLowestPlayer => sides_of_lightest(&Seat::all(seats).collect::<Vec<_>>()),
            BlockWinner::BlockerVsNext => sides_of_lightest(&[self.blocker, self.blocker.next(seats)]),
            BlockWinner::Nobody => Vec::new(),
        }
    }

    /// The winner: the only lowest side, or in a tie the side that `score.blockTie` names.
    fn break_tie(&self, lowest: &[Side]) -> Option<Side> {
        if let [single] = lowest {
            return Some(*single);
        }
        let HandValues { sides, finished } = self.hands;
        let side_of = |seat: Seat| lowest.iter().copied().find(|side| *side == sides.of(seat));
        match self.rules.score.block_tie {
            BlockTie::Void | BlockTie::Eggs | BlockTie::Carry => None,
            BlockTie::BlockerWins => side_of(self.blocker),
            BlockTie::LeaderWins => side_of(finished.leader),
            BlockTie::BlockerLoses => {
                let others: Vec<Side> =
                    lowest.iter().copied().filter(|side| *side != sides.of(self.blocker)).collect();
                if let [other] = others[..] { Some(other) } else { None }
            }
        }
    }

    /// No side scores, because the lowest hands tie. Points may be carried to a later round.
    fn tied_block(&self, tied: &[Side]) -> Credits {
        let waiting = match self.rules.score.block_tie {
            BlockTie::Eggs => self.eggs(tied),
            BlockTie::Carry => self.hands.table(),
            _ => 0,
        };
        Credits {
            winner: None,
            tied: true,
            points: vec![0; self.hands.sides.count()],
            receiver: None,
            waiting,
            sole_payer: None,
        }
    }

    /// The points of the tied hands that are carried to a later round.
    fn eggs(&self, tied: &[Side]) -> u32 {
        match self.rules.score.eggs {
            Eggs::Sum => tied.iter().map(|side| self.hands.of_side(*side)).sum(),
            Eggs::Once => tied.first().map_or(0, |side| self.hands.of_side(*side)),
        }
    }
}
