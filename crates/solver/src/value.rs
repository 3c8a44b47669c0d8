//! What the solver answers.

use boneyard_rules::Move;

/// The value of a position for one side, in points.
///
/// See [`Solver`](crate::Solver) for what the points are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The value.
    Exact(i32),
    /// The search ran out of its budget. It has proved that the value lies between these two, both included.
    Bound {
        /// The value is not below this.
        at_least: i32,
        /// The value is not above this.
        at_most: i32,
    },
}

impl Value {
    pub(crate) const fn between(at_least: i32, at_most: i32) -> Self {
        if at_least == at_most { Self::Exact(at_least) } else { Self::Bound { at_least, at_most } }
    }

    /// The value if the search has proved it, otherwise `None`.
    #[must_use]
    pub const fn exact(self) -> Option<i32> {
        match self {
            Self::Exact(value) => Some(value),
            Self::Bound { .. } => None,
        }
    }

    /// The value is not below this.
    #[must_use]
    pub const fn at_least(self) -> i32 {
        match self {
            Self::Exact(value) => value,
            Self::Bound { at_least, .. } => at_least,
        }
    }

    /// The value is not above this.
    #[must_use]
    pub const fn at_most(self) -> i32 {
        match self {
            Self::Exact(value) => value,
            Self::Bound { at_most, .. } => at_most,
        }
    }
}

/// A legal move and the value of the position after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValuedMove {
    /// The move.
    pub choice: Move,
    /// The value for the side whose turn it is.
    pub value: Value,
}
