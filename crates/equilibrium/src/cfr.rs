//! Computes an equilibrium: counterfactual regret minimization with regrets that never fall below 0, updated for one seat
//! after the other (CFR+: Tammelin 2014, "Solving large imperfect information games using CFR+"), and with the last change
//! of each regret as the forecast of its next one (Farina, Kroer and Sandholm 2021, "Faster game solving via predictive
//! Blackwell approachability").

use crate::{
    strategy::Strategy,
    sweep::{Own, gains, reach},
    tree::Tree,
};

/// Both seats expect that the other may choose anything, if only this rarely. So a hand has a good answer to every play, also
/// to those that an equilibrium never makes (Selten 1975, "Reexamination of the perfectness concept for equilibrium points in
/// extensive games").
const TREMBLE: f32 = 1e-4;

/// What the average adds to the likelihood of each hand, which weighs its choices. Otherwise the first iterations, which try
/// everything, would decide for hands that the later ones never come to.
const UNREACHED: f32 = 0.01;

/// The average strategy of this many iterations. Each iteration updates both seats once; [`Tree::work`] says how long it
/// takes.
///
/// The weights of the hands of the start are at most about 1. In a game of two players this is an equilibrium up to an error, which [`Worth`](crate::Worth) measures.
#[must_use]
pub fn equilibrium(tree: &Tree, iterations: u32) -> Strategy {
    let mut sides = [Side::new(tree, 0), Side::new(tree, 1)];
    for iteration in 1..=iterations {
        // Late iterations are better, so they count more.
        let weight = iteration as f32 * iteration as f32;
        let [first, second] = &mut sides;
        first.update(tree, &second.reached, weight);
        second.update(tree, &first.reached, weight);
    }
    Strategy { chances: sides.map(|side| side.average(tree)) }
}

/// What the search knows about the hands of one seat, for each hand of each node.
struct Side {
    seat: usize,
    /// The plays among which this seat has a choice: the nodes before and after each.
    choices: Vec<(u32, u32)>,
    /// How likely each hand comes from the hand that it was at the parent, by the current strategy.
    chances: Vec<f32>,
    /// How much more that hand would have gained by coming here than by the strategies so far.
    regrets: Vec<f32>,
    /// How often it came here by choice.
    chosen: Vec<f32>,
    reached: Vec<f32>,
    gained: Vec<f32>,
    /// How many plays each hand has from here.
    plays: Vec<f32>,
    /// The sum of the weights of its plays.
    sums: Vec<f32>,
}

impl Side {
    fn new(tree: &Tree, seat: usize) -> Self {
        let zeros = vec![0.0; tree.hands[seat].len()];
        let parent_of = |child: u32| tree.nodes[child as usize].parent;
        let is_choice = |child: &u32| {
            let parent = &tree.nodes[parent_of(*child) as usize];
            tree.nodes[*child as usize].is_play() && parent.turn == seat && parent.plays > 1
        };
        let nodes = 1..tree.nodes.len() as u32;
        let mut side = Self {
            seat,
            choices: nodes.filter(is_choice).map(|child| (parent_of(child), child)).collect(),
            chances: vec![1.0; zeros.len()],
            regrets: zeros.clone(),
            chosen: zeros.clone(),
            reached: zeros.clone(),
            gained: zeros.clone(),
            plays: zeros.clone(),
            sums: zeros,
        };
        for (parent, child) in &side.choices {
            let plays = &mut side.plays[tree.nodes[*parent as usize].range(seat)];
            for was in &tree.from[seat][tree.nodes[*child as usize].range(seat)] {
                plays[*was as usize] += 1.0;
            }
        }
        side.choose(tree);
        reach(tree, &side.chances, TREMBLE, seat, &mut side.reached);
        side
    }

    /// Learns from the current strategies, and changes that of this seat. `others` says how likely the hands of the other
    /// seat get to their nodes.
    fn update(&mut self, tree: &Tree, others: &[f32], weight: f32) {
        gains(tree, &self.chances, others, self.seat, Own::Follows, &mut self.gained);
        self.learn(tree, weight);
        self.choose(tree);
        reach(tree, &self.chances, TREMBLE, self.seat, &mut self.reached);
    }

    /// Adds the current strategy to the average, the last gains to the regrets, and writes the weight of each choice: its
    /// regret, if it gains next time what it has gained now.
    fn learn(&mut self, tree: &Tree, weight: f32) {
        self.sums.fill(0.0);
        for (parent, child) in &self.choices {
            let parents = tree.nodes[*parent as usize].range(self.seat);
            let hands = tree.nodes[*child as usize].range(self.seat);
            let (reached, expected) = (&self.reached[parents.clone()], &self.gained[parents.clone()]);
            let sums = &mut self.sums[parents];
            let was = &tree.from[self.seat][hands.clone()];
            let gained = &self.gained[hands.clone()];
            let regrets = &mut self.regrets[hands.clone()];
            let chances = &mut self.chances[hands.clone()];
            let chosen = &mut self.chosen[hands];
            let each = was.iter().zip(gained).zip(regrets).zip(chances).zip(chosen);
            for ((((was, gained), regret), chance), chosen) in each {
                let was = *was as usize;
                *chosen += weight * (reached[was] + UNREACHED) * *chance;
                let more = gained - expected[was];
                *regret = (*regret + more).max(0.0);
                *chance = (*regret + more).max(0.0);
                sums[was] += *chance;
            }
        }
    }

    /// Makes probabilities of the weights of the choices.
    fn choose(&mut self, tree: &Tree) {
        for (parent, child) in &self.choices {
            let parents = tree.nodes[*parent as usize].range(self.seat);
            let hands = tree.nodes[*child as usize].range(self.seat);
            let (sums, plays) = (&self.sums[parents.clone()], &self.plays[parents]);
            let was = &tree.from[self.seat][hands.clone()];
            for (chance, was) in self.chances[hands].iter_mut().zip(was) {
                let was = *was as usize;
                *chance = if sums[was] > 0.0 { *chance / sums[was] } else { 1.0 / plays[was] };
            }
        }
    }

    /// The average strategy.
    fn average(mut self, tree: &Tree) -> Vec<f64> {
        self.sums.fill(0.0);
        for (parent, child) in &self.choices {
            let sums = &mut self.sums[tree.nodes[*parent as usize].range(self.seat)];
            let hands = tree.nodes[*child as usize].range(self.seat);
            self.chances[hands.clone()].copy_from_slice(&self.chosen[hands.clone()]);
            for (was, chosen) in tree.from[self.seat][hands.clone()].iter().zip(&self.chosen[hands]) {
                sums[*was as usize] += chosen;
            }
        }
        self.choose(tree);
        self.chances.into_iter().map(f64::from).collect()
    }
}
