//! Mexican Train: a train for every seat and a public one, markers, doubles that must be covered (F-train).

use std::collections::BTreeSet;

use super::{Deal, Slow};

type Pair = (u8, u8);

#[derive(Clone)]
pub(crate) struct Trains {
    hands: Vec<Vec<Pair>>,
    stock: Vec<Pair>,
    hub: Pair,
    /// Whether the hub lies.
    begun: bool,
    /// The number at the end of each seat's train, then of the public one.
    ends: Vec<u8>,
    marked: Vec<bool>,
    /// The train whose last tile is a double without a cover.
    uncovered: Option<usize>,
    /// Whether a tile was drawn since the turn began, or since its double.
    drew: bool,
    turn: usize,
    over: bool,
}

impl Trains {
    pub(crate) fn of(deal: &Deal) -> Self {
        let pair = |tile: &boneyard_rules::Tile| (tile.low(), tile.high());
        let round = deal.round();
        let hub = round.must_lead().tile().map(|tile| pair(&tile)).expect("a seat holds the hub");
        Self {
            hands: deal.hands.iter().map(|hand| hand.iter().map(pair).collect()).collect(),
            stock: deal.stock.iter().map(pair).collect(),
            hub,
            begun: false,
            ends: vec![hub.0; deal.seats() + 1],
            marked: vec![false; deal.seats()],
            uncovered: None,
            drew: false,
            turn: round.leader().index(),
            over: false,
        }
    }

    /// The trains that a seat may lay on.
    fn open_to(&self, seat: usize) -> Vec<usize> {
        if let Some(train) = self.uncovered {
            return vec![train];
        }
        let public = self.hands.len();
        (0..=public).filter(|train| *train == seat || *train == public || self.marked[*train]).collect()
    }

    fn plays(&self, seat: usize) -> Vec<String> {
        let mut words = Vec::new();
        for train in self.open_to(seat) {
            let number = self.ends[train];
            let name = if train == self.hands.len() { "M".to_owned() } else { (train + 1).to_string() };
            let fits = |tile: &&Pair| tile.0 == number || tile.1 == number;
            words.extend(
                self.hands[seat].iter().filter(fits).map(|tile| format!("{}-{}@{name}", tile.0, tile.1)),
            );
        }
        words
    }

    fn end_turn(&mut self) {
        self.drew = false;
        self.turn = (self.turn + 1) % self.hands.len();
        // Whose turn it would be does not matter: nobody holds a tile for any end, marked or not.
        let ends: Vec<u8> = self.uncovered.map_or(self.ends.clone(), |train| vec![self.ends[train]]);
        let fits = |tile: &Pair| ends.iter().any(|end| tile.0 == *end || tile.1 == *end);
        self.over = self.stock.is_empty() && !self.hands.iter().flatten().any(fits);
    }
}

impl Slow for Trains {
    fn legal(&self) -> BTreeSet<String> {
        if self.over {
            return BTreeSet::new();
        }
        if !self.begun {
            return [format!("{}-{}", self.hub.0, self.hub.1)].into();
        }
        let plays = self.plays(self.turn);
        if !plays.is_empty() {
            return plays.into_iter().collect();
        }
        [if self.drew || self.stock.is_empty() { "pass".to_owned() } else { "draw".to_owned() }].into()
    }

    fn act(&mut self, word: &str) {
        if word == "draw" {
            let tile = self.stock.remove(0);
            self.hands[self.turn].push(tile);
            self.drew = true;
            return;
        }
        if word == "pass" {
            self.marked[self.turn] = true;
            return self.end_turn();
        }
        let (tile, name) = word.split_once('@').unwrap_or((word, ""));
        let (a, b) = tile.split_once('-').expect("a tile");
        let tile: Pair = (a.parse().expect("a number"), b.parse().expect("a number"));
        self.hands[self.turn].retain(|held| *held != tile);
        if name.is_empty() {
            self.begun = true;
        } else {
            let train =
                if name == "M" { self.hands.len() } else { name.parse::<usize>().expect("a seat") - 1 };
            self.ends[train] = if tile.0 == self.ends[train] { tile.1 } else { tile.0 };
            if train == self.turn {
                self.marked[train] = false;
            }
            self.uncovered = (tile.0 == tile.1).then_some(train);
        }
        if self.hands[self.turn].is_empty() {
            self.over = true;
        } else if self.uncovered.is_some() {
            // The cover belongs to the same turn, from the hand or drawn.
            self.drew = false;
        } else {
            self.end_turn();
        }
    }
}
