//! Chooses the layout of a ruleset and runs code on it.

use super::{Layout, line::Line, spinner::SpinnerLayout, trains::Trains, tree::Tree, triangles::Triangles};
use crate::{
    play::{PlayRules, Touch},
    ruleset::{Rules, Shape},
    tiles::{Tiles, WIDE},
};

/// The layout that a ruleset is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LayoutKind {
    /// [`Line`].
    Line,
    /// [`SpinnerLayout`].
    Spinner,
    /// [`Trains`].
    Trains,
    /// [`Tree`].
    Tree,
    /// [`Triangles`].
    Triangles,
}

/// An operation that is generic over the layout, with sets of tiles `W` words wide.
///
/// Implement it for every `W` and pass it to [`visit_layout`], or for [`WIDE`] and pass it to [`LayoutKind::visit`].
pub trait LayoutVisitor<const W: usize> {
    /// What the operation returns.
    type Output;

    /// Runs the operation on layout `L`.
    fn visit<L: Layout<W>>(self) -> Self::Output;
}

impl LayoutKind {
    /// The fastest layout that supports these rules.
    ///
    /// ```
    /// use boneyard_rules::{LayoutKind, Rules};
    ///
    /// assert_eq!(LayoutKind::of(&Rules::preset("draw")?), LayoutKind::Line);
    /// assert_eq!(LayoutKind::of(&Rules::preset("all-fives")?), LayoutKind::Spinner);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        Self::of_play(&PlayRules::new(rules))
    }

    /// The same as [`LayoutKind::of`], from the packed rules.
    pub(crate) fn of_play(rules: &PlayRules) -> Self {
        // A `Line` closes no doubles, scores nothing, and only equal numbers touch.
        let plain = rules.touch == Touch::Equal && !rules.close_double && rules.score.is_none();
        match rules.shape {
            Shape::Line if plain => Self::Line,
            Shape::Line | Shape::Cross => Self::Spinner,
            Shape::Trains => Self::Trains,
            Shape::Tree | Shape::ChickenFoot => Self::Tree,
            Shape::Triangles => Self::Triangles,
        }
    }

    /// Runs a visitor on this layout.
    pub fn visit<const W: usize, V: LayoutVisitor<W>>(self, visitor: V) -> V::Output {
        match self {
            Self::Line => visitor.visit::<Line>(),
            Self::Spinner => visitor.visit::<SpinnerLayout>(),
            Self::Trains => visitor.visit::<Trains>(),
            Self::Tree => visitor.visit::<Tree>(),
            Self::Triangles => visitor.visit::<Triangles>(),
        }
    }
}

/// Runs a visitor on the layout of these rules, with the narrowest tile sets that hold their set.
///
/// ```
/// use boneyard_rules::{Layout, LayoutVisitor, Rules, visit_layout};
///
/// struct Words;
///
/// impl<const W: usize> LayoutVisitor<W> for Words {
///     type Output = usize;
///
///     fn visit<L: Layout<W>>(self) -> usize {
///         W
///     }
/// }
///
/// assert_eq!(visit_layout(&Rules::preset("draw")?, Words), 1);
/// assert_eq!(visit_layout(&Rules::preset("mexican-train")?, Words), 2);
/// assert_eq!(visit_layout(&Rules::preset("triominoes")?, Words), 4);
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn visit_layout<T>(
    rules: &Rules,
    visitor: impl LayoutVisitor<1, Output = T> + LayoutVisitor<2, Output = T> + LayoutVisitor<WIDE, Output = T>,
) -> T {
    let kind = LayoutKind::of(rules);
    if Tiles::<1>::fits(rules.tiles.set) {
        kind.visit::<1, _>(visitor)
    } else if Tiles::<2>::fits(rules.tiles.set) {
        kind.visit::<2, _>(visitor)
    } else {
        kind.visit::<WIDE, _>(visitor)
    }
}
