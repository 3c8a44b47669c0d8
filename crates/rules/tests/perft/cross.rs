//! All Fives: a line whose first double is the spinner, with two further arms once both its sides are covered (F-fives).

use std::collections::BTreeSet;

use super::{Deal, Slow};

type Pair = (u8, u8);

#[derive(Clone)]
pub(crate) struct Cross {
    hands: Vec<Vec<Pair>>,
    stock: Vec<Pair>,
    /// From left to right, each tile as it lies.
    line: Vec<Pair>,
    /// The first double that was laid.
    spinner: Option<Pair>,
    /// Further arms from the spinner outwards.
    up: Vec<Pair>,
    down: Vec<Pair>,
    turn: usize,
    must: Option<Pair>,
    over: bool,
}

/// An open end: its name, its number, what it counts.
type End = (char, u8, u32);

impl Cross {
    pub(crate) fn of(deal: &Deal) -> Self {
        let pair = |tile: &boneyard_rules::Tile| (tile.low(), tile.high());
        let round = deal.round();
        Self {
            hands: deal.hands.iter().map(|hand| hand.iter().map(pair).collect()).collect(),
            stock: deal.stock.iter().map(pair).collect(),
            line: Vec::new(),
            spinner: None,
            up: Vec::new(),
            down: Vec::new(),
            turn: round.leader().index(),
            must: round.must_lead().tile().map(|tile| pair(&tile)),
            over: false,
        }
    }

    fn ends(&self) -> Vec<End> {
        let counts =
            |tile: Pair, open: u8| if tile.0 == tile.1 { 2 * u32::from(open) } else { u32::from(open) };
        let (Some(first), Some(last)) = (self.line.first(), self.line.last()) else { return Vec::new() };
        let mut ends = vec![('L', first.0, counts(*first, first.0)), ('R', last.1, counts(*last, last.1))];
        let at = self.line.iter().position(|tile| Some(*tile) == self.spinner);
        if let (Some(at), Some(spinner)) = (at, self.spinner)
            && at > 0
            && at + 1 < self.line.len()
        {
            for (name, arm) in [('U', &self.up), ('D', &self.down)] {
                ends.push(
                    arm.last().map_or((name, spinner.0, 0), |tile| (name, tile.1, counts(*tile, tile.1))),
                );
            }
        }
        ends
    }

    /// Lays a tile with the half that fits inwards.
    fn lay(&mut self, tile: Pair, name: char, number: u8) {
        let outward = if tile.0 == number { tile } else { (tile.1, tile.0) };
        match name {
            'L' => self.line.insert(0, (outward.1, outward.0)),
            'R' => self.line.push(outward),
            'U' => self.up.push(outward),
            _ => self.down.push(outward),
        }
        if tile.0 == tile.1 && self.spinner.is_none() {
            self.spinner = Some(tile);
        }
    }

    /// The words for a hand's plays, one for those that lead to the same numbers and counts.
    fn plays(&self, hand: &[Pair]) -> Vec<String> {
        let mut words = Vec::new();
        let mut seen: Vec<(Pair, Vec<(u8, u32)>)> = Vec::new();
        for (name, number, _) in self.ends() {
            for tile in hand.iter().filter(|tile| tile.0 == number || tile.1 == number) {
                let mut after = self.clone();
                after.lay(*tile, name, number);
                let mut ends: Vec<(u8, u32)> = after.ends().iter().map(|end| (end.1, end.2)).collect();
                ends.sort_unstable();
                if !seen.contains(&(*tile, ends.clone())) {
                    seen.push((*tile, ends));
                    words.push(format!("{}-{}@{name}", tile.0, tile.1));
                }
            }
        }
        words
    }
}

impl Slow for Cross {
    fn legal(&self) -> BTreeSet<String> {
        let hand = &self.hands[self.turn];
        if self.over {
            return BTreeSet::new();
        }
        if self.line.is_empty() {
            let may = |tile: &&Pair| self.must.is_none_or(|must| must == **tile);
            return hand.iter().filter(may).map(|tile| format!("{}-{}", tile.0, tile.1)).collect();
        }
        let plays = self.plays(hand);
        if !plays.is_empty() {
            return plays.into_iter().collect();
        }
        [if self.stock.is_empty() { "pass".to_owned() } else { "draw".to_owned() }].into()
    }

    fn act(&mut self, word: &str) {
        if word == "draw" {
            let tile = self.stock.remove(0);
            return self.hands[self.turn].push(tile);
        }
        if word != "pass" {
            let (tile, name) = word.split_once('@').unwrap_or((word, "R"));
            let (a, b) = tile.split_once('-').expect("a tile");
            let tile = (a.parse().expect("a number"), b.parse().expect("a number"));
            self.hands[self.turn].retain(|held| *held != tile);
            let name = name.chars().next().expect("an end");
            let number = self.ends().iter().find(|end| end.0 == name).map_or(tile.0, |end| end.1);
            self.lay(tile, name, number);
            if self.hands[self.turn].is_empty() {
                self.over = true;
                return;
            }
        }
        self.turn = (self.turn + 1) % self.hands.len();
        self.over = self.stock.is_empty() && self.hands.iter().all(|hand| self.plays(hand).is_empty());
    }
}
