//! Triominoes: triangles on a lattice, drawing beside plays (F-trio).

use std::collections::{BTreeMap, BTreeSet};

use super::{Deal, Slow};

type Cell = (i32, i32);
type Numbers = [u8; 3];

#[derive(Clone)]
pub(crate) struct Triangles {
    hands: Vec<Vec<Numbers>>,
    stock: Vec<Numbers>,
    /// The numbers of laid tiles, clockwise from the apex of their cell.
    laid: BTreeMap<Cell, Numbers>,
    must: Option<Numbers>,
    drawn: usize,
    turn: usize,
    over: bool,
}

/// The most tiles drawn in a turn.
const DRAWS_MAX: usize = 3;

fn points_up((x, y): Cell) -> bool {
    (x + y).rem_euclid(2) == 0
}

/// The corners of a cell, clockwise from its apex.
fn corners(cell: Cell) -> [Cell; 3] {
    let (x, y) = cell;
    if points_up(cell) {
        [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    } else {
        [(x, y + 1), (x - 1, y), (x + 1, y)]
    }
}

/// The cells across the edges of a cell.
fn neighbours(cell: Cell) -> [Cell; 3] {
    let (x, y) = cell;
    [(x - 1, y), (x + 1, y), if points_up(cell) { (x, y + 1) } else { (x, y - 1) }]
}

fn shown(tile: Numbers) -> String {
    format!("{}-{}-{}", tile[0], tile[1], tile[2])
}

impl Triangles {
    pub(crate) fn of(deal: &Deal) -> Self {
        let numbers = |tile: &boneyard_rules::Tile| {
            let text = tile.to_string();
            let mut parts = text.split('-').map(|number| number.parse().expect("a number"));
            [(); 3].map(|()| parts.next().expect("three numbers"))
        };
        let round = deal.round();
        Self {
            hands: deal.hands.iter().map(|hand| hand.iter().map(numbers).collect()).collect(),
            stock: deal.stock.iter().map(numbers).collect(),
            laid: BTreeMap::new(),
            must: round.must_lead().tile().map(|tile| numbers(&tile)),
            drawn: 0,
            turn: round.leader().index(),
            over: false,
        }
    }

    /// How a tile lies in a cell, if it may lie there.
    fn lies(&self, tile: Numbers, cell: Cell) -> Option<Numbers> {
        let free = !self.laid.contains_key(&cell);
        if !free || !neighbours(cell).iter().any(|beside| self.laid.contains_key(beside)) {
            return None;
        }
        let at = |point: Cell| {
            let shows = |(laid, numbers): (&Cell, &Numbers)| {
                corners(*laid).iter().position(|corner| *corner == point).map(|corner| numbers[corner])
            };
            self.laid.iter().find_map(shows)
        };
        let known = corners(cell).map(at);
        let turned = [tile, [tile[1], tile[2], tile[0]], [tile[2], tile[0], tile[1]]];
        turned.into_iter().find(|turned| {
            known.iter().zip(turned).all(|(known, shows)| known.is_none_or(|known| known == *shows))
        })
    }

    fn frontier(&self) -> BTreeSet<Cell> {
        self.laid
            .keys()
            .flat_map(|cell| neighbours(*cell))
            .filter(|cell| !self.laid.contains_key(cell))
            .collect()
    }

    fn plays(&self, hand: &[Numbers]) -> Vec<String> {
        let mut words = Vec::new();
        for cell in self.frontier() {
            for tile in hand {
                if self.lies(*tile, cell).is_some() {
                    words.push(format!("{}@{},{}", shown(*tile), cell.0, cell.1));
                }
            }
        }
        words
    }

    fn end_turn(&mut self) {
        self.drawn = 0;
        self.turn = (self.turn + 1) % self.hands.len();
        self.over = self.stock.is_empty() && self.hands.iter().all(|hand| self.plays(hand).is_empty());
    }
}

impl Slow for Triangles {
    fn legal(&self) -> BTreeSet<String> {
        let hand = &self.hands[self.turn];
        if self.over {
            return BTreeSet::new();
        }
        if self.laid.is_empty() {
            let may = |tile: &&Numbers| self.must.is_none_or(|must| must == **tile);
            return hand.iter().filter(may).map(|tile| shown(*tile)).collect();
        }
        let mut words: BTreeSet<String> = self.plays(hand).into_iter().collect();
        if self.drawn < DRAWS_MAX && !self.stock.is_empty() {
            words.insert("draw".into());
        }
        if words.is_empty() {
            words.insert("pass".into());
        }
        words
    }

    fn act(&mut self, word: &str) {
        if word == "draw" {
            let tile = self.stock.remove(0);
            self.hands[self.turn].push(tile);
            self.drawn += 1;
            return;
        }
        if word != "pass" {
            let (tile, cell) = word.split_once('@').unwrap_or((word, "0,0"));
            let mut numbers = tile.split('-').map(|number| number.parse().expect("a number"));
            let tile: Numbers = [(); 3].map(|()| numbers.next().expect("three numbers"));
            let (x, y) = cell.split_once(',').expect("a cell");
            let cell = (x.parse().expect("a number"), y.parse().expect("a number"));
            self.hands[self.turn].retain(|held| *held != tile);
            let lies = if self.laid.is_empty() { tile } else { self.lies(tile, cell).expect("it fits") };
            self.laid.insert(cell, lies);
            if self.hands[self.turn].is_empty() {
                self.over = true;
                return;
            }
        }
        self.end_turn();
    }
}
