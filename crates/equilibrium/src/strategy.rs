//! A strategy: what each hand chooses at each node.

use boneyard_rules::{Action, BySeat, Move, Round, Seat, Tile, Tiles, View};

use crate::{
    tree::{NodeId, Tree},
    unsupported::SEATS,
};

/// The probability of every choice of a [`Tree`].
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    /// For each seat and each hand of each node, how likely it comes from the hand that it was at the parent; 1 where that
    /// hand had no choice.
    pub(crate) chances: [Vec<f64>; SEATS],
}

/// A hand that has several moves at a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The node.
    pub node: NodeId,
    /// The hand.
    pub hand: Tiles<1>,
    /// The moves, in the order of [`View::legal`].
    pub choices: Vec<Choice>,
}

/// A move of a [`Decision`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub choice: Move,
    /// What the hand becomes: its place among the hands of its seat.
    pub(crate) hand: u32,
}

impl Tree {
    /// What a hand may choose at a node; `None` if the seat whose turn it is cannot hold it there, or has no choice.
    #[must_use]
    pub fn decision(&self, node: NodeId, hand: Tiles<1>) -> Option<Decision> {
        let turn = self.turn(node);
        let public = self.nodes.get(node.0 as usize)?;
        let at = self.hands_of(public, turn).iter().position(|held| *held == hand)?;
        self.decision_at(node, at as u32)
    }

    /// All decisions, parents before children.
    pub fn decisions(&self) -> impl Iterator<Item = Decision> {
        (0..self.nodes.len() as u32).map(NodeId).flat_map(move |node| {
            let hands = self.nodes[node.0 as usize].range(self.turn(node)).len() as u32;
            (0..hands).filter_map(move |at| self.decision_at(node, at))
        })
    }

    pub(crate) fn turn(&self, node: NodeId) -> usize {
        self.nodes[node.0 as usize].turn
    }

    /// The decision of the hand at this place of its node.
    fn decision_at(&self, node: NodeId, at: u32) -> Option<Decision> {
        let public = self.nodes.get(node.0 as usize).filter(|public| public.plays > 1)?;
        let seat = public.turn;
        let mut choices = Vec::new();
        for child in public.children.clone().take(public.plays as usize) {
            let child = &self.nodes[child as usize];
            let hands = child.range(seat);
            // The hands stand in the order of those that they were.
            if let (Some(choice), Ok(place)) = (child.by, self.from[seat][hands.clone()].binary_search(&at)) {
                choices.push(Choice { choice, hand: (hands.start + place) as u32 });
            }
        }
        let hand = self.hands_of(public, seat)[at as usize];
        (choices.len() > 1).then_some(Decision { node, hand, choices })
    }

    /// What the seat with the turn sees, if it holds this hand. `None` unless the tree begins before the first tile and
    /// nobody has drawn: the tree does not say who was dealt a drawn tile.
    #[must_use]
    pub fn view(&self, node: NodeId, hand: Tiles<1>) -> Option<View> {
        let public = self.nodes.get(node.0 as usize)?;
        let seat = public.turn;
        let mut others = self.hands_of(public, 1 - seat).iter().copied();
        let other = others.find(|other| (*other & hand).is_empty())?;
        let moves = self.moves_to(node);
        if self.start.ends.is_some() || moves.iter().any(|(_, choice)| *choice == Move::Draw) {
            return None;
        }
        let mut dealt = [hand, other];
        if seat != 0 {
            dealt.swap(0, 1);
        }
        for (by, choice) in &moves {
            if let Move::Play { tile, .. } = choice {
                dealt[by.index()].insert(*tile);
            }
        }
        let rules = &self.start.rules;
        let boneyard: Vec<Tile> = rules.set::<1>(SEATS).without(dealt[0] | dealt[1]).iter().collect();
        let hands = BySeat::new(SEATS, |seat| dealt[seat.index()].iter().collect());
        let mut round = Round::deal(rules, hands, boneyard, self.start.leader, self.start.must_lead).ok()?;
        for (_, choice) in moves {
            round
                .play(match choice {
                    Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
                    _ => Action::Pass,
                })
                .ok()?;
        }
        Some(View::of(&round, rules.clone(), self.start.standing.clone(), Seat::at(seat)))
    }
}

impl Strategy {
    /// Every choice equally likely.
    #[must_use]
    pub fn uniform(tree: &Tree) -> Self {
        Self::of(tree, |decision| vec![1.0; decision.choices.len()])
    }

    /// The strategy that gives each choice of a decision a probability in proportion to what `weights` returns, in the order
    /// of the choices. If all weights are 0 or missing, the choices are equally likely.
    #[must_use]
    pub fn of(tree: &Tree, mut weights: impl FnMut(&Decision) -> Vec<f64>) -> Self {
        let mut chances = tree.hands.each_ref().map(|hands| vec![1.0; hands.len()]);
        for decision in tree.decisions() {
            let mut weights = weights(&decision);
            weights.resize(decision.choices.len(), 0.0);
            for (choice, chance) in decision.choices.iter().zip(shares(&weights)) {
                chances[tree.turn(decision.node)][choice.hand as usize] = chance;
            }
        }
        Self { chances }
    }

    /// The probabilities of the choices of a decision of the same tree.
    #[must_use]
    pub fn chances(&self, tree: &Tree, decision: &Decision) -> Vec<f64> {
        let chances = &self.chances[tree.turn(decision.node)];
        decision.choices.iter().map(|choice| chances[choice.hand as usize]).collect()
    }
}

/// The weights as parts of their sum; equal parts if the sum is 0.
fn shares(weights: &[f64]) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let equal = 1.0 / weights.len().max(1) as f64;
    weights.iter().map(|weight| if sum > 0.0 { weight / sum } else { equal }).collect()
}
