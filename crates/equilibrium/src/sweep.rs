//! The two passes over a tree: how likely each hand gets to each node, and what it gains from there.
//!
//! A pass is about the hands of one seat, in the order of the nodes. A search needs speed and takes `f32`; a measurement
//! takes `f64`.

use std::iter::Sum;
use std::ops::{AddAssign, Mul, Neg};

use crate::tree::{Node, Tree};

/// The numbers of a pass.
pub(crate) trait Real:
    Copy + PartialOrd + From<f32> + Sum + AddAssign + Mul<Output = Self> + Neg<Output = Self>
{
    const ZERO: Self;
    const LEAST: Self;
    fn from_f64(number: f64) -> Self;
}

impl Real for f32 {
    const ZERO: Self = 0.0;
    const LEAST: Self = Self::NEG_INFINITY;

    fn from_f64(number: f64) -> Self {
        number as Self
    }
}

impl Real for f64 {
    const ZERO: Self = 0.0;
    const LEAST: Self = Self::NEG_INFINITY;

    fn from_f64(number: f64) -> Self {
        number
    }
}

/// What the seat whose gain is asked for does at its own nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Own {
    /// It follows the strategy.
    Follows,
    /// It chooses what gains most against the other seat's strategy.
    Best,
}

/// Writes how likely each hand of a seat gets to its node: its weight at the start, times the chances of the draws and of
/// its choices. `chances` says how likely each hand comes to its node from the hand that it was at the parent; rarer choices
/// than `least` count as that.
pub(crate) fn reach<F: Real>(tree: &Tree, chances: &[F], least: F, seat: usize, reach: &mut [F]) {
    for (to, (_, weight)) in reach.iter_mut().zip(&tree.start.hands[seat]) {
        *to = F::from_f64(*weight);
    }
    for node in &tree.nodes[1..] {
        let parent = &tree.nodes[node.parent as usize];
        let hands = node.range(seat);
        let (before, after) = reach.split_at_mut(hands.start);
        let (from, to) = (&before[parent.range(seat)], &mut after[..hands.len()]);
        if has_drawn(tree, node, seat) {
            to.fill(F::ZERO);
            let chance = chance_of_draw(node);
            for (drew, became) in &tree.draws[node.draws.start as usize..node.draws.end as usize] {
                to[*became as usize] += from[*drew as usize] * chance;
            }
            continue;
        }
        for ((to, was), chance) in to.iter_mut().zip(&tree.from[seat][hands.clone()]).zip(&chances[hands]) {
            *to = from[*was as usize] * if *chance < least { least } else { *chance };
        }
    }
}

/// Writes what each hand of a seat gains from its node on, times the probabilities that hands of the other seat get there,
/// which are in `reached`.
pub(crate) fn gains<F: Real>(
    tree: &Tree,
    chances: &[F],
    reached: &[F],
    seat: usize,
    own: Own,
    gains: &mut [F],
) {
    gains.fill(F::ZERO);
    if own == Own::Best {
        for node in tree.nodes.iter().filter(|node| node.turn == seat) {
            gains[node.range(seat)].fill(F::LEAST);
        }
    }
    for (at, node) in tree.nodes.iter().enumerate().rev() {
        let hands = node.range(seat);
        if let Some(payoffs) = node.end {
            let others = &reached[node.range(1 - seat)];
            let rows = &tree.payoffs[payoffs as usize..][..hands.len() * others.len()];
            paid(rows, others, seat, &mut gains[hands.clone()]);
        } else if own == Own::Best {
            // A hand that no hand of the other seat goes with gains nothing.
            for gain in gains[hands.clone()].iter_mut().filter(|gain| **gain == F::LEAST) {
                *gain = F::ZERO;
            }
        }
        if at == 0 {
            return;
        }
        let parent = &tree.nodes[node.parent as usize];
        let (before, after) = gains.split_at_mut(hands.start);
        let (to, from) = (&mut before[parent.range(seat)], &after[..hands.len()]);
        if has_drawn(tree, node, seat) {
            let chance = chance_of_draw(node);
            for (drew, became) in &tree.draws[node.draws.start as usize..node.draws.end as usize] {
                add(&mut to[*drew as usize], from[*became as usize] * chance);
            }
            continue;
        }
        let was = &tree.from[seat][hands.clone()];
        if own == Own::Best && parent.turn == seat {
            let is_play = node.is_play();
            for (gain, was) in from.iter().zip(was) {
                let best = &mut to[*was as usize];
                if !is_play {
                    add(best, *gain);
                } else if *gain > *best {
                    *best = *gain;
                }
            }
            continue;
        }
        for ((gain, was), chance) in from.iter().zip(was).zip(&chances[hands]) {
            to[*was as usize] += *gain * *chance;
        }
    }
}

/// Whether the hands of a seat at a node have just drawn.
fn has_drawn(tree: &Tree, node: &Node, seat: usize) -> bool {
    !node.draws.is_empty() && tree.nodes[node.parent as usize].turn == seat
}

fn chance_of_draw<F: Real>(node: &Node) -> F {
    F::from_f64(1.0 / node.drawn_from.max(1) as f64)
}

/// Adds a gain, perhaps the first.
fn add<F: Real>(sum: &mut F, gain: F) {
    if *sum == F::LEAST {
        *sum = gain;
    } else {
        *sum += gain;
    }
}

/// The payoffs of an end for each hand of a seat. `rows` has one row for each hand of the first seat.
fn paid<F: Real>(rows: &[f32], others: &[F], seat: usize, gains: &mut [F]) {
    if seat == 0 {
        for (gain, row) in gains.iter_mut().zip(rows.chunks_exact(others.len().max(1))) {
            *gain = product(row, others);
        }
        return;
    }
    gains.fill(F::ZERO);
    for (reach, row) in others.iter().zip(rows.chunks_exact(gains.len().max(1))) {
        let reach = -*reach;
        for (gain, paid) in gains.iter_mut().zip(row) {
            *gain += F::from(*paid) * reach;
        }
    }
}

/// The scalar product, in several sums side by side: one sum alone would wait for each addition.
fn product<F: Real>(row: &[f32], others: &[F]) -> F {
    const LANES: usize = 8;
    let mut sums = [F::ZERO; LANES];
    let (rows, others) = (row.chunks_exact(LANES), others.chunks_exact(LANES));
    let rest = rows.remainder().iter().zip(others.remainder());
    let rest: F = rest.map(|(paid, reach)| F::from(*paid) * *reach).sum();
    for (row, others) in rows.zip(others) {
        for lane in 0..LANES {
            sums[lane] += F::from(row[lane]) * others[lane];
        }
    }
    let mut sum: F = sums.into_iter().sum();
    sum += rest;
    sum
}
