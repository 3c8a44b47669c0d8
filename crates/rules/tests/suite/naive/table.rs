//! The laid tiles, in the layout that the rules name.

use boneyard_rules::Tile;

use super::{
    cross::Cross,
    parameters::Parameters,
    play::{Play, Spot},
    trains::Trains,
    tree::Tree,
    triangles::{Shape, Triangles},
};

#[derive(Clone)]
pub(crate) enum Table<'a> {
    Cross(Cross<'a>),
    Tree(Tree),
    Trains(Trains),
    Triangles(Triangles),
}

impl<'a> Table<'a> {
    pub(crate) fn new(parameters: &'a Parameters, tile: Tile, seats: usize) -> Self {
        match parameters.word("layout.shape") {
            "line" | "cross" => Self::Cross(Cross::new(parameters, tile)),
            "tree" | "chicken-foot" => Self::Tree(Tree::new(parameters, tile)),
            "trains" => Self::Trains(Trains::new(parameters, tile, seats)),
            "triangles" => Self::Triangles(Triangles::new(tile)),
            other => panic!("no such shape: {other}"),
        }
    }

    /// Every place where this seat may lay this tile.
    pub(crate) fn plays(&self, tile: Tile, seat: usize) -> Vec<Play> {
        match self {
            Self::Cross(cross) => cross.plays(tile),
            Self::Tree(tree) => tree.plays(tile),
            Self::Trains(trains) => trains.plays(tile, seat),
            Self::Triangles(triangles) => triangles.plays(tile),
        }
    }

    /// The places for a tile. Of places that lead to the same position, only one is listed.
    pub(crate) fn listed(&self, tile: Tile, seat: usize) -> Vec<Play> {
        match self {
            Self::Cross(cross) => cross.listed(tile),
            Self::Tree(tree) => tree.listed(tile),
            // Two trains are never equivalent. Cells that are equivalent by symmetry are all listed.
            _ => self.plays(tile, seat),
        }
    }

    /// Whether a tile fits any end, even an end that is not open to every seat.
    pub(crate) fn takes(&self, tile: Tile) -> bool {
        match self {
            Self::Trains(trains) => trains.ends().iter().any(|(_, number)| tile.has(*number)),
            _ => !self.plays(tile, 0).is_empty(),
        }
    }

    pub(crate) fn lay(&mut self, play: Play, seat: usize) -> Shape {
        match self {
            Self::Cross(cross) => cross.lay(play),
            Self::Tree(tree) => tree.lay(play),
            Self::Trains(trains) => trains.lay(play, seat),
            Self::Triangles(triangles) => return triangles.lay(play),
        }
        Shape::Nothing
    }

    /// The number of every open end; triangles have none.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        match self {
            Self::Cross(cross) => cross.ends().iter().map(|end| end.number).collect(),
            Self::Tree(tree) => tree.ends().iter().map(|(_, number)| *number).collect(),
            Self::Trains(trains) => trains.ends().iter().map(|(_, number)| *number).collect(),
            Self::Triangles(_) => Vec::new(),
        }
    }

    /// The open ends by their names in records, with their numbers.
    pub(crate) fn ends(&self) -> Vec<String> {
        let spot = |spot: Spot| match spot {
            Spot::Train(owner) => (owner + 1).to_string(),
            _ => "M".into(),
        };
        match self {
            Self::Cross(cross) => {
                cross.ends().iter().map(|end| format!("{} {}", end.name, end.number)).collect()
            }
            Self::Tree(tree) => tree.ends().iter().map(|(laid, number)| format!("{laid} {number}")).collect(),
            Self::Trains(trains) => {
                trains.ends().iter().map(|(at, number)| format!("{} {number}", spot(*at))).collect()
            }
            Self::Triangles(_) => Vec::new(),
        }
    }
}
