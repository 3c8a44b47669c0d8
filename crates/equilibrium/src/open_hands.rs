//! Averages over open hands: perfect-information Monte Carlo with every deal (PIMC).

use boneyard_rules::Tiles;
use thiserror::Error;

use crate::{
    strategy::{Decision, Strategy},
    tree::{Node, Tree},
    unsupported::SEATS,
};

/// The values of all pairs of hands would be too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("more than {0} pairs of hands are to be valued")]
pub struct TooManyPairs(usize);

/// The strategy that chooses the move with the best mean value over all hands of the other seat that can be there, each
/// equally likely, if from then on both saw each other's tiles and played perfectly. Among equal moves it takes the first.
///
/// # Errors
/// The tree has more than `pairs_max` pairs of hands at its nodes.
pub fn open_hands(tree: &Tree, pairs_max: usize) -> Result<Strategy, TooManyPairs> {
    let pairs = |node: &Node| node.hands[0].len() * node.hands[1].len();
    if tree.nodes.iter().map(pairs).sum::<usize>() > pairs_max {
        return Err(TooManyPairs(pairs_max));
    }
    let mut sums = tree.hands.each_ref().map(|hands| vec![0.0; hands.len()]);
    values(tree, 0, &mut sums);
    let best = |decision: &Decision| {
        let sums = &sums[tree.turn(decision.node)];
        let mut best = 0;
        for (at, choice) in decision.choices.iter().enumerate() {
            // Sums of the same numbers in another order differ a little.
            if sums[choice.hand as usize] > sums[decision.choices[best].hand as usize] + 1e-9 {
                best = at;
            }
        }
        (0..decision.choices.len()).map(|at| f64::from(u8::from(at == best))).collect()
    };
    Ok(Strategy::of(tree, best))
}

/// The values of all pairs of hands at a node for the first seat, a row for each of its hands. Also writes, for each hand
/// that a play led to, the sum of its values for its own seat.
fn values(tree: &Tree, at: u32, sums: &mut [Vec<f64>; SEATS]) -> Vec<f32> {
    let node = &tree.nodes[at as usize];
    let [rows, columns] = node.hands.each_ref().map(ExactSizeIterator::len);
    if let Some(begin) = node.end {
        return tree.payoffs[begin as usize..][..rows * columns].to_vec();
    }
    let seat = node.turn;
    let sign = if seat == 0 { 1.0 } else { -1.0_f32 };
    let mut values: Vec<Option<f32>> = vec![None; rows * columns];
    for child_at in node.children.clone() {
        let child = &tree.nodes[child_at as usize];
        let of_child = self::values(tree, child_at, sums);
        let chance = if child.draws.is_empty() { 1.0 } else { 1.0 / child.drawn_from.max(1) as f32 };
        for (was, moved) in moved(tree, child, seat) {
            for (watched, also_was) in tree.from[1 - seat][child.range(1 - seat)].iter().enumerate() {
                let hands = [(seat, moved), (1 - seat, watched)]
                    .map(|(seat, at)| tree.hands[seat][child.range(seat).start + at]);
                let was_hand = tree.hands[seat][node.range(seat).start + was];
                if !(hands[0] & hands[1]).is_empty() || !(was_hand & hands[1]).is_empty() {
                    continue;
                }
                let cell = |own: usize, other: usize, width: usize| {
                    if seat == 0 { own * width + other } else { other * width + own }
                };
                let value = of_child[cell(moved, watched, child.hands[1].len())];
                let pair = &mut values[cell(was, *also_was as usize, columns)];
                if child.is_play() {
                    sums[seat][child.range(seat).start + moved] += f64::from(sign * value);
                    *pair = Some(pair.map_or(value, |best| sign * (sign * best).max(sign * value)));
                } else {
                    // A draw: the mean over the tiles.
                    *pair = Some(pair.map_or(value * chance, |sum| sum + value * chance));
                }
            }
        }
    }
    values.into_iter().map(Option::unwrap_or_default).collect()
}

/// For each hand of the seat that moved, its place at the parent and its place at the child.
fn moved(tree: &Tree, child: &Node, seat: usize) -> Vec<(usize, usize)> {
    if child.draws.is_empty() {
        let from = &tree.from[seat][child.range(seat)];
        return from.iter().enumerate().map(|(to, was)| (*was as usize, to)).collect();
    }
    let draws = &tree.draws[child.draws.start as usize..child.draws.end as usize];
    draws.iter().map(|(was, to)| (*was as usize, *to as usize)).collect()
}

impl Tree {
    /// The value for the first seat if both see each other's hands and play perfectly from the root; the mean over the next
    /// tiles where one is drawn. `None` if the hands cannot be together.
    #[must_use]
    pub fn open_value(&self, first: Tiles<1>, second: Tiles<1>) -> Option<f32> {
        let place =
            |seat: usize, hand: Tiles<1>| self.start.hands[seat].iter().position(|(held, _)| *held == hand);
        let (row, column) = (place(0, first)?, place(1, second)?);
        let apart = (first & second).is_empty();
        let mut sums = self.hands.each_ref().map(|hands| vec![0.0; hands.len()]);
        let values = values(self, 0, &mut sums);
        apart.then(|| values[row * self.start.hands[1].len() + column])
    }
}
