//! Plain lines, by the naive rules.

use std::collections::BTreeSet;

use super::{
    Deal, Slow,
    naive::{Must, Parameters, Round},
};

#[derive(Clone)]
pub(crate) struct Line<'a> {
    parameters: &'a Parameters,
    round: Round,
}

impl Line<'_> {
    pub(crate) fn of(deal: &Deal) -> Line<'static> {
        let pair = |tile: &boneyard_rules::Tile| (tile.low(), tile.high());
        let round = deal.round();
        let leader = round.leader().index();
        Line {
            // The parameters outlive every copy of the round; a test ends with its process.
            parameters: Box::leak(Box::new(Parameters::of(&deal.rules))),
            round: Round {
                hands: deal.hands.iter().map(|hand| hand.iter().map(pair).collect()).collect(),
                stock: deal.stock.iter().map(pair).collect(),
                line: Vec::new(),
                turn: leader,
                must: round.must_lead().tile().map_or(Must::Anything, |tile| Must::This(pair(&tile))),
                drawn: 0,
                last: leader,
                last_tile: None,
                passes: 0,
                silenced: Vec::new(),
                made: Vec::new(),
                over: None,
            },
        }
    }
}

impl Slow for Line<'_> {
    fn legal(&self) -> BTreeSet<String> {
        self.round.legal(self.parameters).into_iter().collect()
    }

    fn act(&mut self, word: &str) {
        self.round.act(self.parameters, word);
    }
}
