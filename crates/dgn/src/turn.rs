//! The turns of a recorded round.

use boneyard_rules::{Pips, Place, Seat, Tile};

/// A turn of one seat: a line of the record.
///
/// ```
/// use boneyard_dgn::{Placement, Step, Turn};
/// use boneyard_rules::{Place, Seat};
///
/// let placement = Placement { tile: "2-6".parse()?, at: Some(Place::Left), leaves: None };
/// let turn = Turn { seat: Seat::at(1), steps: vec![Step::Draw(vec![None]), Step::Play(placement)] };
/// assert_eq!(turn.to_string(), "2 draw ?1 2-6@L");
/// assert_eq!((turn.drawn().count(), turn.laid().count()), (1, 1));
/// # Ok::<_, boneyard_rules::ParseTileError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The seat.
    pub seat: Seat,
    /// What it did, in order. A turn that ends in a draw is not finished: the record breaks off there.
    pub steps: Vec<Step>,
}

/// One step of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// 6-6 is announced, before the turn's play (R0.3.23).
    Declare,
    /// Tiles are drawn, in this order; `None` for an unknown one.
    Draw(Vec<Option<Tile>>),
    /// A tile is laid.
    Play(Placement),
    /// The double that was just laid is closed.
    Close,
    /// The seat passes, or cannot cover its double.
    Pass,
}

/// A tile laid. What may be left out is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// Where it goes; it may be left out where only one position can follow.
    pub at: Option<Place>,
    /// The half that stays open, where there is a choice.
    pub leaves: Option<Pips>,
}

impl Turn {
    /// The tiles taken from the boneyard.
    pub fn drawn(&self) -> impl Iterator<Item = Option<Tile>> {
        let drawn = |step: &Step| match step {
            Step::Draw(tiles) => tiles.clone(),
            _ => Vec::new(),
        };
        self.steps.iter().flat_map(drawn)
    }

    /// The tiles laid.
    pub fn laid(&self) -> impl Iterator<Item = Tile> {
        self.steps.iter().filter_map(|step| match step {
            Step::Play(placement) => Some(placement.tile),
            _ => None,
        })
    }

    /// Whether the record breaks off in it.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        matches!(self.steps.last(), None | Some(Step::Draw(_)))
    }

    /// Whether it begins with an announcement.
    #[must_use]
    pub fn announces(&self) -> bool {
        self.steps.first() == Some(&Step::Declare)
    }
}
