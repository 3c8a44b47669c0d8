//! Rules that the solver does not support.

use boneyard_rules::{
    Rules,
    ruleset::{Blanks, IfAble, Matching, Shape, TargetTest, TurnPlays},
};
use thiserror::Error;

use crate::seats::SEATS;

/// The feature of a ruleset that the solver does not support.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsupported {
    /// The rules have no table of this size, or it has more seats than the solver supports.
    #[error("no table of {0} seats (the solver plays the rules' own tables of 2 to {SEATS})")]
    Seats(usize),
    /// The tiles do not form a line with two ends.
    #[error("`layout.shape` is not `line`: the solver plays lines with two ends")]
    Shape(Shape),
    /// Numbers that differ may touch.
    #[error(
        "numbers that differ may touch (`layout.match` or `tiles.blanks`): in the solver only equal numbers do"
    )]
    Touch,
    /// Tiles score while they are laid.
    #[error("`score.play` is set: the solver counts the points of the hands at the end of a round only")]
    ScoresInPlay,
    /// A double may be closed.
    #[error("`turn.closeDouble` is set: both ends of the solver's lines stay open")]
    ClosedDoubles,
    /// A double must be covered in the same turn.
    #[error("`turn.plays` is `cover-double`: the solver never draws in the middle of a turn")]
    CoveredDoubles,
    /// A seat that can play may draw.
    #[error("`draw.ifAble` is `allowed`: in the solver only a seat that cannot play draws")]
    DrawsIfAble,
    /// A score that would pass the target is void, so the end of a match cannot be valued.
    #[error(
        "`match.test` is `==`: the solver values the end of a match only where a side may pass the target"
    )]
    ExactTarget,
    /// The standing has another number of sides than the table.
    #[error("the standing has {0} sides, but the table has another number")]
    Standing(usize),
}

/// Refuses the first feature that the solver does not support.
pub(crate) fn check(rules: &Rules, seats: usize) -> Result<(), Unsupported> {
    if rules.layout.shape != Shape::Line {
        return Err(Unsupported::Shape(rules.layout.shape));
    }
    if rules.layout.match_ != Matching::Equal || rules.tiles.blanks == Blanks::Wild {
        return Err(Unsupported::Touch);
    }
    if rules.score.play.is_some() {
        return Err(Unsupported::ScoresInPlay);
    }
    if rules.turn.close_double {
        return Err(Unsupported::ClosedDoubles);
    }
    if rules.turn.plays == TurnPlays::CoverDouble {
        return Err(Unsupported::CoveredDoubles);
    }
    if rules.draw.if_able == IfAble::Allowed {
        return Err(Unsupported::DrawsIfAble);
    }
    if seats > SEATS || rules.hand_size(seats).is_none() {
        return Err(Unsupported::Seats(seats));
    }
    Ok(())
}

/// Refuses the feature with which the solver does not support values that include the end of the match.
pub(crate) fn check_match(rules: &Rules) -> Result<(), Unsupported> {
    if rules.match_.test == TargetTest::Exactly { Err(Unsupported::ExactTarget) } else { Ok(()) }
}
