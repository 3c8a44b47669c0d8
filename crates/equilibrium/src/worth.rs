//! What a strategy gains against itself and against a best response.

use crate::{
    strategy::{Choice, Decision, Strategy},
    sweep::{Own, gains, reach},
    tree::Tree,
    unsupported::SEATS,
};

/// What both seats gain with a strategy, and with the best response to it, over all deals of one tree or several.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// The sum of the weights of all deals.
    weight: f64,
    gains: [f64; SEATS],
    best: [f64; SEATS],
}

impl Worth {
    /// Plays the strategy against itself, and the best response of each seat against it. The best response knows the
    /// strategy, but no hidden tile.
    #[must_use]
    pub fn of(tree: &Tree, strategy: &Strategy) -> Self {
        let reached = reached(tree, strategy);
        let of = |seat: usize, own: Own| -> f64 {
            let mut gained = vec![0.0; tree.hands[seat].len()];
            gains(tree, &strategy.chances[seat], &reached[1 - seat], seat, own, &mut gained);
            let weighted = tree.start.hands[seat].iter().zip(&gained);
            weighted.map(|((_, weight), gain)| weight * gain).sum()
        };
        Self {
            gains: [of(0, Own::Follows), of(1, Own::Follows)],
            best: [of(0, Own::Best), of(1, Own::Best)],
            weight: weight(tree),
        }
    }

    /// What the first seat gains, in points a round.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.per_round(self.gains[0])
    }

    /// What a best response gains more than the strategy against the same opponent, in points a round: for a responder in
    /// each seat.
    #[must_use]
    pub fn lost(&self) -> [f64; SEATS] {
        [0, 1].map(|seat| self.per_round(self.best[seat] - self.gains[seat]))
    }

    /// How much a best response gains in the mean of both seats, in points a round: half of the NashConv (Lanctot and
    /// others 2017). It is 0 for an equilibrium.
    #[must_use]
    pub fn exploitability(&self) -> f64 {
        let [first, second] = self.lost();
        (first + second) / 2.0
    }

    /// Both together, each deal by its weight.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let sum = |a: [f64; SEATS], b: [f64; SEATS]| [a[0] + b[0], a[1] + b[1]];
        Self {
            weight: self.weight + other.weight,
            gains: sum(self.gains, other.gains),
            best: sum(self.best, other.best),
        }
    }

    /// How many deals there are, each counted by its weight.
    #[must_use]
    pub const fn deals(&self) -> f64 {
        self.weight
    }

    fn per_round(&self, sum: f64) -> f64 {
        if self.weight > 0.0 { sum / self.weight } else { 0.0 }
    }
}

/// What every choice gains if from then on both seats follow a strategy, as they did before.
#[derive(Clone, Debug)]
pub struct Values {
    reached: [Vec<f64>; SEATS],
    gained: [Vec<f64>; SEATS],
}

impl Values {
    /// The values of a strategy.
    #[must_use]
    pub fn of(tree: &Tree, strategy: &Strategy) -> Self {
        let reached = reached(tree, strategy);
        let gained = [0, 1].map(|seat: usize| {
            let mut gained = vec![0.0; tree.hands[seat].len()];
            let chances = &strategy.chances[seat];
            gains(tree, chances, &reached[1 - seat], seat, Own::Follows, &mut gained);
            gained
        });
        Self { reached, gained }
    }

    /// What each choice of a decision of the same tree gains for the seat that chooses, in points. `None` if the other seat
    /// never gets there by the strategy.
    #[must_use]
    pub fn of_choices(&self, tree: &Tree, decision: &Decision) -> Option<Vec<f64>> {
        let node = &tree.nodes[decision.node.0 as usize];
        let others = tree
            .hands_of(node, 1 - node.turn)
            .iter()
            .zip(&self.reached[1 - node.turn][node.range(1 - node.turn)]);
        let reached: f64 = others
            .filter(|(other, _)| (**other & decision.hand).is_empty())
            .map(|(_, reached)| reached)
            .sum();
        let gain = |choice: &Choice| self.gained[node.turn][choice.hand as usize] / reached;
        (reached > 0.0).then(|| decision.choices.iter().map(gain).collect())
    }
}

/// How likely each hand of each seat gets to its node.
fn reached(tree: &Tree, strategy: &Strategy) -> [Vec<f64>; SEATS] {
    [0, 1].map(|seat: usize| {
        let mut reached = vec![0.0; tree.hands[seat].len()];
        reach(tree, &strategy.chances[seat], 0.0, seat, &mut reached);
        reached
    })
}

fn weight(tree: &Tree) -> f64 {
    let [first, second] = &tree.start.hands;
    let with = |hand: &boneyard_rules::Tiles<1>| -> f64 {
        let apart = second.iter().filter(|(other, _)| (*hand & *other).is_empty());
        apart.map(|(_, weight)| weight).sum()
    };
    first.iter().map(|(hand, weight)| weight * with(hand)).sum()
}
