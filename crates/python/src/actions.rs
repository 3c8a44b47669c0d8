//! Numbers for moves: a fixed number of actions for each table, so that a policy has a fixed number of outputs.
//!
//! Each tile has a row of slots, one for every place where it may go. After the tiles come draw, close, done and pass. In the order of
//! [`Round::legal`](boneyard_rules::Round::legal), each legal move has a number of its own.

use boneyard_rules::{
    Move, OpenEnd, PIPS_MAX, Pips, Place, Rules, Seat, Tile,
    ruleset::{Blanks, Matching, Shape},
};

/// The slots of a triangle: the cells where it fits. The other tiles of the set have at most 13 edges that match an edge of one tile, and
/// each such edge has one free cell at most.
const CELLS: usize = 16;

/// The moves that lay no tile, in the order of their numbers.
const OTHERS: [&str; 4] = ["draw", "close", "done", "pass"];

/// The numbering of the moves of one table.
#[derive(Debug)]
pub(crate) struct Actions {
    slots: Slots,
    tiles: usize,
    /// The index of each tile, by [`key`].
    index: Vec<u16>,
}

#[derive(Clone, Copy, Debug)]
enum Slots {
    /// The ends of a line or the arms of a cross. Where either half of a tile may touch, each has two slots: which half stays open.
    Ends { places: usize, halves: usize },
    /// The public train, and the trains of the seats from the mover on.
    Trains { seats: usize },
    /// Which half of the tile touches.
    Tree,
    /// The cells where the tile fits, by row and then by column.
    Cells,
}

impl Slots {
    const fn count(self) -> usize {
        match self {
            Self::Ends { places, halves } => places * halves,
            Self::Trains { seats } => 1 + seats,
            Self::Tree => 2,
            Self::Cells => CELLS,
        }
    }

    fn name(self, slot: usize) -> String {
        match self {
            Self::Ends { halves, .. } => {
                let place = ["left", "right", "up", "down"][slot / halves % 4];
                let half = if halves == 1 { "" } else { [", low half open", ", high half open"][slot % 2] };
                format!("{place}{half}")
            }
            Self::Trains { .. } => match slot {
                0 => "public train".to_owned(),
                1 => "own train".to_owned(),
                _ => format!("train of the seat {} after", slot - 1),
            },
            Self::Tree => ["low half touches", "high half touches"][slot % 2].to_owned(),
            Self::Cells => format!("cell {}", slot + 1),
        }
    }
}

/// A number for every tile, without gaps that matter.
fn key(tile: Tile) -> usize {
    let (low, high) = (usize::from(tile.low()), usize::from(tile.high()));
    match tile.third() {
        None => low * (usize::from(PIPS_MAX) + 1) + high,
        Some(third) => (low * 6 + high) * 6 + usize::from(third),
    }
}

impl Actions {
    pub(crate) fn new(rules: &Rules, seats: usize, tiles: &[Tile]) -> Self {
        let either_half = rules.layout.match_ != Matching::Equal || rules.tiles.blanks == Blanks::Wild;
        let halves = if either_half { 2 } else { 1 };
        let slots = match rules.layout.shape {
            Shape::Line => Slots::Ends { places: 2, halves },
            Shape::Cross => Slots::Ends { places: 4, halves },
            Shape::Trains => Slots::Trains { seats },
            Shape::Tree | Shape::ChickenFoot => Slots::Tree,
            Shape::Triangles => Slots::Cells,
        };
        let mut index = vec![0; (usize::from(PIPS_MAX) + 1).pow(2)];
        for (at, tile) in (0..).zip(tiles) {
            index[key(*tile)] = at;
        }
        Self { slots, tiles: tiles.len(), index }
    }

    /// How many actions there are.
    pub(crate) const fn count(&self) -> usize {
        self.tiles * self.slots.count() + OTHERS.len()
    }

    /// The index of a tile among the tiles in play.
    pub(crate) fn tile(&self, tile: Tile) -> usize {
        self.index[key(tile)].into()
    }

    /// What each action does.
    pub(crate) fn names(&self, tiles: &[Tile]) -> Vec<String> {
        let slots = 0..self.slots.count();
        let plays = tiles
            .iter()
            .flat_map(|tile| slots.clone().map(move |slot| format!("{tile} {}", self.slots.name(slot))));
        plays.chain(OTHERS.map(str::to_owned)).collect()
    }

    /// Adds the number of each legal move of `turn` to `numbers`, in the same order. `ends` are the open ends.
    pub(crate) fn numbers(
        &self,
        legal: &[Move],
        turn: Seat,
        ends: impl FnOnce() -> Vec<OpenEnd>,
        numbers: &mut Vec<u16>,
    ) {
        let others = self.tiles * self.slots.count();
        let ends = if matches!(self.slots, Slots::Tree) { ends() } else { Vec::new() };
        let mut cells = [0_u8; 64];
        numbers.extend(legal.iter().map(|choice| {
            let number = match *choice {
                Move::Play { tile, at, leaves } => {
                    let index = self.tile(tile);
                    let slot = match self.slots {
                        Slots::Ends { halves, .. } => {
                            end(at) * halves + usize::from(halves == 2 && is_high(leaves, tile))
                        }
                        Slots::Trains { seats } => train(at, turn, seats),
                        Slots::Tree => {
                            let touched = ends.iter().find(|end| end.at == at).map(|end| end.number);
                            usize::from(touched.is_some_and(|number| number != tile.low()))
                        }
                        Slots::Cells => {
                            let seen = &mut cells[index % 64];
                            *seen += 1;
                            usize::from(*seen - 1) % CELLS
                        }
                    };
                    index * self.slots.count() + slot
                }
                Move::Draw => others,
                Move::Close => others + 1,
                Move::Done => others + 2,
                Move::Pass => others + 3,
            };
            number as u16
        }));
    }
}

/// The slot of a place on a line or a cross. The first tile goes to the first slot.
pub(crate) const fn end(at: Place) -> usize {
    match at {
        Place::Right => 1,
        Place::Up => 2,
        Place::Down => 3,
        _ => 0,
    }
}

/// The slot of a train, for the seat `from`. The first tile goes to the first slot.
pub(crate) fn train(at: Place, from: Seat, seats: usize) -> usize {
    match at {
        Place::Train(seat) => 1 + (seat.index() + seats - from.index()) % seats,
        _ => 0,
    }
}

fn is_high(leaves: Option<Pips>, tile: Tile) -> bool {
    leaves.is_some_and(|number| number != tile.low())
}
