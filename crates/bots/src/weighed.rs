//! What a bot found about the moves of a view.

use boneyard_rules::Move;

use crate::estimate::Estimate;

/// The moves of a view, each with its value in the same deals.
///
/// A value is in points for the mover's side: what it gains in the round, less the mean of what the others gain, and 50 more or less if the
/// match ends with it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weighed {
    moves: Vec<Values>,
}

/// A move, and its value in each deal.
#[derive(Clone, PartialEq, Debug)]
struct Values {
    choice: Move,
    values: Vec<f32>,
}

impl Weighed {
    pub(crate) fn new(moves: &[Move]) -> Self {
        Self { moves: moves.iter().map(|choice| Values { choice: *choice, values: Vec::new() }).collect() }
    }

    /// Adds the value of each move in one deal, in the order of the moves.
    pub(crate) fn add(&mut self, values: impl IntoIterator<Item = f64>) {
        for (to, value) in self.moves.iter_mut().zip(values) {
            to.values.push(value as f32);
        }
    }

    /// How many deals were tried.
    #[must_use]
    pub fn deals(&self) -> usize {
        self.moves.first().map_or(0, |first| first.values.len())
    }

    /// Each move with the mean of its values, in the order of [`View::legal`](boneyard_rules::View::legal).
    pub fn moves(&self) -> impl Iterator<Item = (Move, Estimate)> {
        self.moves.iter().map(|one| (one.choice, Estimate::of(one.values.iter().copied().map(f64::from))))
    }

    /// The move with the highest mean; the first of several.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        let sum = |one: &Values| one.values.iter().copied().map(f64::from).sum::<f64>();
        let summed = self.moves.iter().map(|one| (one.choice, sum(one)));
        summed.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(choice, _)| choice)
    }

    /// By how much a move is better than another in the same deals; `None` if one of them is no move of the view.
    #[must_use]
    pub fn better_by(&self, one: Move, other: Move) -> Option<Estimate> {
        let values =
            |choice| self.moves.iter().find(|found| found.choice == choice).map(|found| &found.values);
        let (one, other) = (values(one)?, values(other)?);
        Some(Estimate::of(one.iter().zip(other).map(|(one, other)| f64::from(*one) - f64::from(*other))))
    }
}
