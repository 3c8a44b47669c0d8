//! Scores a blocked round: its winner and the credits of each side (C16 to C19).

use alloc::vec::Vec;

use super::{
    comparison::BlockComparison,
    credits::{Counted, Credits, HandValues},
};
use crate::{
    ruleset::{BlockPays, BlockTie, Eggs, Rules},
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
        let lowest = self.best();
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
        let lowest = self.best();
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
        let highest = self.best();
        let [payer] = highest[..] else { return self.tied_block(&highest) };
        let counted = |side| if side == payer { Counted::Table } else { Counted::Nothing };
        Credits { sole_payer: Some(payer), ..self.hands.pay(None, counted) }
    }

    /// Credits every side but the lightest. `counted` takes the hands of the lightest side.
    fn all_but_lightest_pay(&self, counted: impl Fn(u32) -> Counted) -> Credits {
        let lowest = self.best();
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

    /// The sides that are best in what decides the block; several if they tie.
    fn best(&self) -> Vec<Side> {
        let HandValues { sides, finished } = self.hands;
        BlockComparison::of(self.rules, sides, finished).map_or_else(Vec::new, |compared| compared.sides)
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
