//! A tree that branches at every double, and chicken-foot, where a double must take its toes first.

use boneyard_rules::Tile;

use super::{
    parameters::Parameters,
    play::{Play, Spot},
};

#[derive(Clone)]
struct Laid {
    tile: Tile,
    /// The number of each side that may still be built on.
    open: Vec<u8>,
}

#[derive(Clone)]
pub(crate) struct Tree {
    /// The laid tiles, oldest first.
    laid: Vec<Laid>,
    is_chicken_foot: bool,
    /// The index in `laid` of the double that still needs toes.
    foot: Option<usize>,
}

impl Tree {
    /// The layout after the first tile. A double takes four tiles, or as a hub of chicken-foot six (F-chicken).
    pub(crate) fn new(parameters: &Parameters, tile: Tile) -> Self {
        let is_chicken_foot = parameters.is("layout.shape", "chicken-foot");
        let sides = match (tile.is_double(), is_chicken_foot) {
            (true, true) => vec![tile.low(); 6],
            (true, false) => vec![tile.low(); 4],
            (false, _) => vec![tile.low(), tile.high()],
        };
        Self {
            laid: vec![Laid { tile, open: sides }],
            is_chicken_foot,
            foot: Some(0).filter(|_| is_chicken_foot),
        }
    }

    /// The laid tiles that may be built on: only the incomplete foot if there is one.
    fn buildable(&self) -> impl Iterator<Item = &Laid> {
        let feet = self.laid.iter().enumerate().filter(|(at, _)| self.foot.is_none_or(|foot| foot == *at));
        feet.map(|(_, laid)| laid).filter(|laid| !laid.open.is_empty())
    }

    /// The laid tile and the number of each open end.
    pub(crate) fn ends(&self) -> Vec<(Tile, u8)> {
        self.buildable().flat_map(|laid| laid.open.iter().map(|number| (laid.tile, *number))).collect()
    }

    /// The plays of a tile on every laid tile that it fits.
    pub(crate) fn plays(&self, tile: Tile) -> Vec<Play> {
        let fits = |laid: &&Laid| laid.open.iter().any(|number| tile.has(*number));
        self.buildable().filter(fits).map(|laid| Play { tile, spot: Spot::On(laid.tile) }).collect()
    }

    /// The plays of a tile, for each number only on the oldest laid tile that is open with it.
    pub(crate) fn listed(&self, tile: Tile) -> Vec<Play> {
        let mut numbers: Vec<u8> = vec![tile.low(), tile.high()];
        numbers.dedup();
        let oldest = |number: &u8| self.buildable().find(|laid| laid.open.contains(number));
        numbers.iter().filter_map(oldest).map(|laid| Play { tile, spot: Spot::On(laid.tile) }).collect()
    }

    pub(crate) fn lay(&mut self, play: Play) {
        let Play { tile, spot: Spot::On(target) } = play else { panic!("{play} on a tree") };
        let below = self.laid.iter_mut().find(|laid| laid.tile == target).expect("a laid tile");
        let at = below.open.iter().position(|number| tile.has(*number)).expect("it fits");
        let number = below.open.remove(at);
        if self.foot.is_some_and(|foot| self.laid[foot].open.is_empty()) {
            self.foot = None;
        }
        let other = if tile.low() == number { tile.high() } else { tile.low() };
        let sides = if tile.is_double() { 3 } else { 1 };
        self.laid.push(Laid { tile, open: vec![other; sides] });
        if self.is_chicken_foot && tile.is_double() {
            self.foot = Some(self.laid.len() - 1);
        }
    }
}
