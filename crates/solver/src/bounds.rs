//! What a round can still pay at least and at most, by the points that are left in hands.

use crate::{
    deal::{Deal, NO_END},
    payoff::Left,
    state::State,
};

/// More points than any round has.
const NEVER: i32 = 1 << 20;

/// The least and the most that a round can still pay.
pub(crate) fn bounds(deal: &Deal, state: &State) -> (i32, i32) {
    let left = Left { laid_by_block: laid_by_block(deal, state), ..without_block(deal, state) };
    deal.payoff.range(&left)
}

/// A bound that says whether the round pays at least `goal`: at least that, or less. `None` if the points that are left
/// do not say so.
#[inline]
pub(crate) fn decided(deal: &Deal, state: &State, goal: i32) -> Option<i32> {
    let mut left = without_block(deal, state);
    let (at_least, at_most) = deal.payoff.range(&left);
    if at_least < goal && goal <= at_most {
        return None;
    }
    // A block may pay more than a seat that goes out, but it is slower to bound.
    left.laid_by_block = laid_by_block(deal, state);
    let (at_least, at_most) = deal.payoff.range(&left);
    if at_least >= goal { Some(at_least) } else { Some(at_most).filter(|most| *most < goal) }
}

/// The points that are left if the round is never blocked.
#[inline]
fn without_block(deal: &Deal, state: &State) -> Left {
    let mut hands = state.sums.map(i32::from);
    let may_draw = deal.draws && state.left > deal.turns.reserve;
    let drawable = if may_draw { deal.values.sum(deal.rest(state.left)) } else { 0 };
    if deal.values.has_whole_hands() {
        for (most, hand) in hands.iter_mut().zip(state.hands) {
            *most = deal.values.most(hand, *most, may_draw);
        }
    }
    let silences = if deal.payoff.pays_silence() { silences(deal, state) } else { 0 };
    let silenced = if deal.payoff.counts_silences() { silenced(deal, state) } else { 0 };
    Left { hands, drawable, laid_by_block: NEVER, silences, silenced, at_once: wins_at_once(deal, state) }
}

/// Whether our side, and whether another side, can win the match with its last tile.
#[inline]
fn wins_at_once(deal: &Deal, state: &State) -> [bool; 2] {
    let mut wins = [false; 2];
    if deal.wins_at_once != 0 {
        let drawable = if deal.draws { deal.rest(state.left) } else { 0 };
        for (seat, hand) in state.hands.iter().enumerate().take(deal.payoff.seats) {
            wins[usize::from(!deal.payoff.is_ours(seat))] |= (hand | drawable) & deal.wins_at_once != 0;
        }
    }
    wins
}

/// The fewest points that must be laid before a block: all tiles in hands that show a number which can be at an end.
#[inline]
fn laid_by_block(deal: &Deal, state: &State) -> i32 {
    if deal.values.has_whole_hands() || deal.turns.dead_suit {
        return 0;
    }
    let held = state.held();
    let mut least = NEVER;
    for (number, tiles) in (0..).zip(&deal.of_number[..=deal.highest]) {
        // After the first tile, only a tile that is no double brings another number to an end. It may also be drawn.
        let can_be_end = deal.draws
            || state.ends[0] == NO_END
            || state.ends.contains(&number)
            || held & tiles & !deal.doubles != 0;
        if can_be_end {
            least = least.min(deal.values.sum(held & tiles));
        }
    }
    least
}

/// The points of the bonuses for silenced seats, if each tile earned one.
fn silences(deal: &Deal, state: &State) -> i32 {
    let tiles = state.held().count_ones() as i32 + if deal.draws { i32::from(state.left) } else { 0 };
    tiles * deal.payoff.silence_points()
}

/// The points of the bonuses for silenced seats that one side has earned, at most.
fn silenced(deal: &Deal, state: &State) -> i32 {
    let most = state.silences.iter().max().copied().unwrap_or(0);
    i32::from(most) * deal.payoff.silence_points()
}
