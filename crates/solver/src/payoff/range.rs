//! What a round can pay at least and at most.

use boneyard_rules::ruleset::{BlockPays, OutPays, Sense};

use super::{Bonuses, Payoff};
use crate::seats::Each;

/// The points that are left, at most, and those that must be laid.
#[derive(Clone, Copy)]
pub(crate) struct Left {
    /// The most points that each seat's hand can count, without tiles that it draws.
    pub(crate) hands: Each<i32>,
    /// The points of all tiles that may be drawn.
    pub(crate) drawable: i32,
    /// The fewest points that are laid before the round can be blocked.
    pub(crate) laid_by_block: i32,
    /// The most points of bonuses for silenced seats that are still to be earned.
    pub(crate) silences: i32,
    /// The points of such bonuses that a side has earned, at most. Counted only if [`Payoff::counts_silences`].
    pub(crate) silenced: i32,
    /// Whether our side, and whether another side, can win the match with its last tile.
    pub(crate) at_once: [bool; 2],
}

/// The points in the hands of our side, or in those of all other sides.
#[derive(Clone, Copy)]
struct Hands {
    sum: i32,
    lightest: i32,
}

impl Payoff {
    /// The least and the most that a round can still pay.
    #[inline]
    pub(crate) fn range(&self, left: &Left) -> (i32, i32) {
        let [ours, theirs] = self.hands(left);
        let table = left.drawable + ours.sum + theirs.sum;
        // More than two sides are single seats, of which only one wins.
        let lightest_of_them = if self.sides == 2 { theirs.sum } else { theirs.lightest };
        let ours = self.most(left, table, ours, ours.sum);
        let theirs = self.most(left, table, theirs, lightest_of_them);
        let Bonuses { out, both_ends, blank, winner, .. } = self.bonuses;
        let extra = self.carried + out + both_ends + blank + winner;
        let (ours, theirs) = (ours + extra, theirs + extra);
        let (least, most) = if self.sign > 0 { (-theirs, ours) } else { (-ours, theirs) };
        let (least, most) = (least - left.silences, most + left.silences);
        match &self.match_end {
            None => (least, most),
            Some(end) => {
                let silences = left.silences + left.silenced;
                let (loses, wins) = end.range(ours + silences, theirs + silences, left.at_once);
                (least + loses, most + wins)
            }
        }
    }

    #[inline]
    fn hands(&self, left: &Left) -> [Hands; 2] {
        let mut hands = [Hands { sum: 0, lightest: i32::MAX }; 2];
        for (seat, points) in left.hands.iter().enumerate().take(self.seats) {
            let hands = &mut hands[usize::from(!self.is_ours(seat))];
            hands.sum += points;
            hands.lightest = hands.lightest.min(*points);
        }
        hands
    }

    /// The most points that these hands can score: those of one side, or of several sides together where several score.
    /// `lightest_side` are the points of the lightest side among them.
    #[inline]
    fn most(&self, left: &Left, table: i32, hands: Hands, lightest_side: i32) -> i32 {
        match self.sense {
            Sense::WinnerGains => {
                let opponents = table - lightest_side;
                let out = match self.out {
                    // A seat that goes out has laid its hand.
                    OutPays::Table => table - hands.lightest,
                    OutPays::Opponents | OutPays::Own => opponents,
                };
                let block = match self.block {
                    BlockPays::Table => table - left.laid_by_block,
                    _ => opponents,
                };
                self.rounded(out.max(block))
            }
            Sense::LosersPay if self.block == BlockPays::HighestPaysTable => table,
            Sense::LosersPay => hands.sum + left.drawable,
            Sense::RoundPoints | Sense::None => 1,
            Sense::PlayOnly => 0,
        }
    }

    /// The points of the bonus for a tile after which the next three seats passed.
    pub(crate) const fn silence_points(&self) -> i32 {
        self.bonuses.silence
    }
}
