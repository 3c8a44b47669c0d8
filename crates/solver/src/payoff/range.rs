//! What a round can pay at least and at most.

use boneyard_rules::{
    Side,
    ruleset::{BlockPays, OutPays, Sense},
};

use super::{Bonuses, Payoff};
use crate::{
    bounds::Left,
    seats::{Each, SEATS},
};

/// The points that are left, at most, by side.
struct BySide {
    table: i32,
    hands: Each<i32>,
    /// The lightest hand of each side: a seat that goes out has laid its hand.
    lightest: Each<i32>,
}

impl Payoff {
    /// The least and the most that a round can still pay, without bonuses for silenced seats.
    #[inline]
    pub(crate) fn range(&self, left: &Left) -> (i32, i32) {
        let by_side = self.by_side(left);
        let (mut ours, mut theirs) = (0, 0);
        for side in 0..self.sides {
            let most = self.most(left, &by_side, side);
            if side == self.us {
                ours = most;
            } else if self.sense == Sense::LosersPay && self.block != BlockPays::HighestPaysTable {
                theirs += most;
            } else {
                // Only one of the other sides scores.
                theirs = theirs.max(most);
            }
        }
        let Bonuses { out, both_ends, blank, winner, .. } = self.bonuses;
        let extra = self.carried + out + both_ends + blank + winner;
        let (ours, theirs) = (ours + extra, theirs + extra);
        if self.sign > 0 { (-theirs, ours) } else { (-ours, theirs) }
    }

    #[inline]
    fn by_side(&self, left: &Left) -> BySide {
        let mut by_side = BySide { table: left.drawable, hands: [0; SEATS], lightest: [i32::MAX; SEATS] };
        for seat in 0..self.seats {
            let (side, hand) = (self.side_of[seat], left.hands[seat]);
            by_side.table += hand;
            by_side.hands[side] += hand;
            by_side.lightest[side] = by_side.lightest[side].min(hand);
        }
        by_side
    }

    /// The most points that a side can score for hands.
    #[inline]
    fn most(&self, left: &Left, by_side: &BySide, side: Side) -> i32 {
        let opponents = by_side.table - by_side.hands[side];
        match self.sense {
            Sense::WinnerGains => {
                let out = match self.out {
                    OutPays::Table => by_side.table - by_side.lightest[side],
                    OutPays::Opponents | OutPays::Own => opponents,
                };
                let block = match self.block {
                    BlockPays::Table => by_side.table - left.laid_by_block,
                    _ => opponents,
                };
                self.rounded(out.max(block))
            }
            Sense::LosersPay if self.block == BlockPays::HighestPaysTable => by_side.table,
            Sense::LosersPay => by_side.hands[side] + left.drawable,
            Sense::RoundPoints | Sense::None => 1,
            Sense::PlayOnly => 0,
        }
    }

    /// The points of the bonus for a tile after which the next three seats passed.
    pub(crate) const fn silence_points(&self) -> i32 {
        self.bonuses.silence
    }
}
