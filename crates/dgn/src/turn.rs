//! The turns of a recorded round, and their steps.

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
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The steps of the turn, in order. A turn that ends in a draw is unfinished: the record breaks off there.
    pub steps: Vec<Step>,
}

/// One step of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The seat announces 6-6 before its play (R0.3.23).
    Declare,
    /// The seat draws these tiles in order; `None` for an unknown one.
    Draw(Vec<Option<Tile>>),
    /// The seat lays a tile.
    Play(Placement),
    /// The seat closes the double that it has just laid.
    Close,
    /// The seat passes, or ends its turn without covering its double.
    Pass,
}

/// A laid tile. A part that the record left out is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The tile.
    pub tile: Tile,
    /// The place. A record may leave the place out if all legal places lead to the same position.
    pub at: Option<Place>,
    /// The half that stays open, if either half fits.
    pub leaves: Option<Pips>,
}

impl Turn {
    /// The tiles drawn in this turn; `None` for an unknown one.
    ///
    /// ```
    /// use boneyard_dgn::{Step, Turn};
    /// use boneyard_rules::Seat;
    ///
    /// let tile = "2-6".parse()?;
    /// let turn = Turn { seat: Seat::FIRST, steps: vec![Step::Draw(vec![None, Some(tile)])] };
    /// assert!(turn.drawn().eq([None, Some(tile)]));
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    pub fn drawn(&self) -> impl Iterator<Item = Option<Tile>> {
        let drawn = |step: &Step| match step {
            Step::Draw(tiles) => tiles.clone(),
            _ => Vec::new(),
        };
        self.steps.iter().flat_map(drawn)
    }

    /// The tiles laid in this turn.
    pub fn laid(&self) -> impl Iterator<Item = Tile> {
        self.steps.iter().filter_map(|step| match step {
            Step::Play(placement) => Some(placement.tile),
            _ => None,
        })
    }

    /// Whether the record breaks off in this turn.
    ///
    /// ```
    /// use boneyard_dgn::{Step, Turn};
    /// use boneyard_rules::Seat;
    ///
    /// let turn = |steps| Turn { seat: Seat::FIRST, steps };
    /// assert!(turn(vec![Step::Draw(vec![None])]).is_unfinished());
    /// assert!(!turn(vec![Step::Draw(vec![None]), Step::Pass]).is_unfinished());
    /// ```
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        matches!(self.steps.last(), None | Some(Step::Draw(_)))
    }

    /// Whether the turn begins with an announcement of 6-6.
    #[must_use]
    pub fn announces(&self) -> bool {
        self.steps.first() == Some(&Step::Declare)
    }
}
