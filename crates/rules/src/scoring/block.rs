//! Scores a blocked round: its winner and the credits of each side (C16 to C19).

use alloc::vec::Vec;

use super::credits::{Counted, Credits, HandValues, single_highest};
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
        let counted = match self.rules.score.block {
            BlockPays::Table => Counted::Table,
            BlockPays::OpponentsMinusOwn => Counted::OpponentsMinusOwn,
            BlockPays::SumOfDifferences => Counted::SumOfDifferences,
            BlockPays::Opponents
            | BlockPays::Own
            | BlockPays::OwnAll
            | BlockPays::Difference
            | BlockPays::HighestPaysTable => Counted::Opponents,
        };
        self.hands.gain(self.rules, winner, counted)
    }

    /// Credits the winner with `points`, where hands do not count.
    pub(super) fn credit_winner(&self, points: u32) -> Credits {
        let lowest = self.lowest();
        match self.break_tie(&lowest) {
            Some(winner) => self.hands.wins(winner, Counted::Points(points)),
            None => self.tied_block(&lowest),
        }
    }

    /// Credits the losers with the hands that `score.block` names.
    pub(super) fn losers_pay(&self) -> Credits {
        match self.rules.score.block {
            BlockPays::OwnAll => self.hands.pay(None, |_| Counted::Own),
            BlockPays::HighestPaysTable => self.highest_pays(),
            BlockPays::Difference => self.all_but_lightest_pay(Counted::OwnMinus),
            BlockPays::Opponents
            | BlockPays::Table
            | BlockPays::OpponentsMinusOwn
            | BlockPays::SumOfDifferences
            | BlockPays::Own => self.all_but_lightest_pay(|_| Counted::Own),
        }
    }

    /// Credits the side with the heaviest hands with all hands.
    fn highest_pays(&self) -> Credits {
        let Some(payer) = single_highest(self.hands.by_side().enumerate()) else {
            let highest = self.hands.by_side().max();
            let tied = self.hands.by_side().enumerate().filter(|(_, hands)| Some(*hands) == highest);
            return self.tied_block(&tied.map(|(side, _)| side).collect::<Vec<_>>());
        };
        let counted = |side| if side == payer { Counted::Table } else { Counted::Nothing };
        Credits { sole_payer: Some(payer), ..self.hands.pay(None, counted) }
    }

    /// Credits every side but the lightest. `counted` takes the hands of the lightest side.
    fn all_but_lightest_pay(&self, counted: impl Fn(u32) -> Counted) -> Credits {
        let lowest = self.lowest();
        let winner = self.break_tie(&lowest);
        if winner.is_none() && self.rules.score.block_tie == BlockTie::Carry {
            return self.tied_block(&lowest);
        }
        // If several sides tie for the lightest hands, the heavier sides still pay.
        let spared = |side: Side| winner.map_or(lowest.contains(&side), |winner| winner == side);
        let lightest = lowest.first().map_or(0, |side| self.hands.of_side(*side));
        let counted = |side| if spared(side) { Counted::Nothing } else { counted(lightest) };
        let waiting = match (winner, self.rules.score.block_tie) {
            (None, BlockTie::Eggs) => self.eggs(&lowest),
            _ => Vec::new(),
        };
        Credits { tied: winner.is_none(), waiting, ..self.hands.pay(winner, counted) }
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
            BlockWinner::LowestPlayer | BlockWinner::LowestSide => {
                sides_with_least(self.hands.by_side().collect())
            }
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
            BlockTie::Carry => (0..self.hands.sides.count()).collect(),
            BlockTie::Void | BlockTie::BlockerWins | BlockTie::LeaderWins | BlockTie::BlockerLoses => {
                Vec::new()
            }
        };
        Credits { tied: true, waiting, ..self.hands.pay(None, |_| Counted::Nothing) }
    }

    /// The tied sides whose hands are carried to a later round.
    fn eggs(&self, tied: &[Side]) -> Vec<Side> {
        match self.rules.score.eggs {
            Eggs::Sum => tied.to_vec(),
            Eggs::Once => tied.iter().copied().take(1).collect(),
        }
    }
}
