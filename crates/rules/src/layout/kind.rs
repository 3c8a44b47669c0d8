//! Which layout a ruleset is played on, and the one place that chooses between them.

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

/// Work written once for every layout, with sets of tiles `W` words wide.
///
/// Implement it for every `W` where the width of the set matters, and give it to [`visit_layout`].
pub trait LayoutVisitor<const W: usize> {
    /// What the work returns.
    type Output;

    /// Does the work on layout `L`.
    fn visit<L: Layout<W>>(self) -> Self::Output;
}

impl LayoutKind {
    /// The fastest layout that does all that the rules ask for.
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

    /// The same, from the rules of play alone.
    pub(crate) fn of_play(rules: &PlayRules) -> Self {
        // A plain line keeps both ends open and scores nothing.
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

/// Runs a visitor on the layout of these rules, with the narrowest sets of tiles that hold all of theirs.
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
    let figure = LayoutKind::of(rules);
    if Tiles::<1>::fits(rules.tiles.set) {
        figure.visit::<1, _>(visitor)
    } else if Tiles::<2>::fits(rules.tiles.set) {
        figure.visit::<2, _>(visitor)
    } else {
        figure.visit::<WIDE, _>(visitor)
    }
}
