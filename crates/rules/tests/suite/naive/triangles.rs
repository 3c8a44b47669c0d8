//! Triangles on a lattice (fine print, Triangles and Placing).

use std::collections::{BTreeMap, BTreeSet};

use boneyard_rules::Tile;

use super::play::{Play, Spot};

type Cell = (i32, i32);
type Point = (i32, i32);

/// Whether a cell points up: x + y is even.
fn points_up((x, y): Cell) -> bool {
    (x + y) % 2 == 0
}

/// The corners of a cell, clockwise from its apex.
fn corners((x, y): Cell) -> [Point; 3] {
    if points_up((x, y)) {
        [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    } else {
        [(x, y + 1), (x - 1, y), (x + 1, y)]
    }
}

/// The cells across the edges of a cell.
fn neighbours((x, y): Cell) -> [Cell; 3] {
    [(x - 1, y), (x + 1, y), (x, if points_up((x, y)) { y + 1 } else { y - 1 })]
}

/// The six cells round a point.
fn around((x, y): Point) -> [Cell; 6] {
    [(x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y), (x, y), (x + 1, y)]
}

/// The shape that a laid tile completes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Shape {
    Nothing,
    Bridge,
    Hexagons(usize),
}

#[derive(Clone)]
pub(crate) struct Triangles {
    /// The numbers of each laid tile, clockwise from the apex of its cell.
    laid: BTreeMap<Cell, [u8; 3]>,
}

impl Triangles {
    /// The layout after the first tile, with its smallest number at the top.
    pub(crate) fn new(tile: Tile) -> Self {
        Self { laid: BTreeMap::from([((0, 0), numbers(tile))]) }
    }

    /// The number at a point; `None` if no laid tile has a corner there.
    fn at(&self, point: Point) -> Option<u8> {
        around(point).into_iter().find_map(|cell| {
            let laid = self.laid.get(&cell)?;
            let corner = corners(cell).iter().position(|corner| *corner == point)?;
            Some(laid[corner])
        })
    }

    /// Free cells that touch a laid tile along an edge.
    fn frontier(&self) -> BTreeSet<Cell> {
        let beside = self.laid.keys().flat_map(|cell| neighbours(*cell));
        beside.filter(|cell| !self.laid.contains_key(cell)).collect()
    }

    /// Every cell where a tile fits: all corners that it shares with laid tiles show the same number.
    pub(crate) fn plays(&self, tile: Tile) -> Vec<Play> {
        let [a, b, c] = numbers(tile);
        let mut plays = Vec::new();
        for (x, y) in self.frontier() {
            let known = corners((x, y)).map(|point| self.at(point));
            let fits = |turned: &[u8; 3]| {
                known.iter().zip(turned).all(|(known, shows)| known.is_none_or(|known| known == *shows))
            };
            let turned = [[a, b, c], [b, c, a], [c, a, b]].into_iter().find(fits);
            plays.extend(turned.map(|from_apex| Play { tile, spot: Spot::Cell { x, y, from_apex } }));
        }
        plays
    }

    /// Lays a tile and returns the shape that it completes. A bridge touches one edge and a laid tile at the opposite
    /// corner; a hexagon is the sixth tile round a corner (F-trio).
    pub(crate) fn lay(&mut self, play: Play) -> Shape {
        let Spot::Cell { x, y, from_apex } = play.spot else { panic!("{play} among triangles") };
        let cell = (x, y);
        let touched: Vec<Cell> =
            neighbours(cell).into_iter().filter(|beside| self.laid.contains_key(beside)).collect();
        let bridge = touched.len() == 1 && {
            let of_neighbour = corners(touched[0]);
            let opposite = corners(cell).into_iter().find(|point| !of_neighbour.contains(point));
            self.at(opposite.expect("two corners are shared")).is_some()
        };
        self.laid.insert(cell, from_apex);
        let whole = |point: &Point| around(*point).iter().all(|cell| self.laid.contains_key(cell));
        let hexagons = corners(cell).iter().filter(|point| whole(point)).count();
        match (bridge, hexagons) {
            (true, _) => Shape::Bridge,
            (false, 0) => Shape::Nothing,
            (false, hexagons) => Shape::Hexagons(hexagons),
        }
    }
}

/// The text of a triangle: its numbers clockwise from the smallest.
fn numbers(tile: Tile) -> [u8; 3] {
    let mut numbers = tile.numbers();
    [(); 3].map(|()| numbers.next().expect("three numbers"))
}
