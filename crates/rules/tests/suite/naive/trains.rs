//! A train for every seat and a public one, all from one hub (F-train).

use boneyard_rules::Tile;

use super::{
    parameters::Parameters,
    play::{Play, Spot},
};

#[derive(Clone)]
pub(crate) struct Trains {
    /// The number at the end of each seat's train, then of the public train. Every train begins with the hub's number.
    ends: Vec<u8>,
    pub(crate) marked: Vec<bool>,
    /// The train whose last tile is a double without a cover.
    pub(crate) uncovered: Option<usize>,
    must_cover: bool,
}

impl Trains {
    pub(crate) fn new(parameters: &Parameters, hub: Tile, seats: usize) -> Self {
        Self {
            ends: vec![hub.low(); seats + 1],
            marked: vec![false; seats],
            uncovered: None,
            must_cover: parameters.is("turn.plays", "cover-double"),
        }
    }

    fn spot(&self, train: usize) -> Spot {
        if train == self.marked.len() { Spot::PublicTrain } else { Spot::Train(train) }
    }

    /// Each train and the number at its end; only the uncovered double if there is one.
    pub(crate) fn ends(&self) -> Vec<(Spot, u8)> {
        let open = |train: &usize| self.uncovered.is_none_or(|uncovered| uncovered == *train);
        (0..self.ends.len()).filter(open).map(|train| (self.spot(train), self.ends[train])).collect()
    }

    /// The trains that a seat may lay on: its own, the public one, the marked ones.
    pub(crate) fn open_to(&self, seat: usize) -> Vec<(Spot, u8)> {
        let may = |spot: Spot| match spot {
            Spot::Train(owner) => owner == seat || self.marked[owner] || self.uncovered.is_some(),
            _ => true,
        };
        self.ends().into_iter().filter(|(spot, _)| may(*spot)).collect()
    }

    pub(crate) fn plays(&self, tile: Tile, seat: usize) -> Vec<Play> {
        let open = self.open_to(seat).into_iter();
        open.filter(|(_, number)| tile.has(*number)).map(|(spot, _)| Play { tile, spot }).collect()
    }

    pub(crate) fn lay(&mut self, play: Play, seat: usize) {
        let train = match play.spot {
            Spot::Train(owner) => owner,
            _ => self.marked.len(),
        };
        let tile = play.tile;
        self.ends[train] = if tile.low() == self.ends[train] { tile.high() } else { tile.low() };
        // Only a tile that the owner lays on the train removes the mark.
        if train == seat {
            self.marked[seat] = false;
        }
        self.uncovered = Some(train).filter(|_| self.must_cover && tile.is_double());
    }
}
