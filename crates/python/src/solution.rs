//! What the solver found.

use boneyard_rules::Side;
use boneyard_solver::{Budget, OpenRound, OpenRoundError, Solver, Table, Value};
use pyo3::prelude::*;

/// The entries of the solver's table: 512 KiB, which stay in the processor's cache.
const ENTRIES: usize = 1 << 15;

/// The value of a round and of every legal move for the side whose turn it is, in points.
#[pyclass(frozen, module = "boneyard")]
pub(crate) struct Solution {
    value: Value,
    moves: Vec<(String, Value)>,
}

impl Solution {
    /// Solves a round for a side, which is that of the seat whose turn it is.
    pub(crate) fn of(
        solver: &Solver,
        open: &OpenRound,
        side: Side,
        budget: Budget<'_>,
    ) -> Result<Self, OpenRoundError> {
        let mut table = Table::with_entries(ENTRIES);
        let moves = solver.moves(open, &mut table, budget)?;
        let value = solver.value(open, side, &mut table, budget)?;
        Ok(Self { value, moves: moves.iter().map(|it| (it.choice.to_string(), it.value)).collect() })
    }
}

const fn bounds(value: Value) -> (i32, i32) {
    (value.at_least(), value.at_most())
}

#[pymethods]
impl Solution {
    /// Two bounds of the value of the round. They are equal if the search was not cut short.
    #[getter]
    const fn value(&self) -> (i32, i32) {
        bounds(self.value)
    }

    /// Two bounds of the value after each legal move.
    #[getter]
    fn moves(&self) -> Vec<(String, (i32, i32))> {
        self.moves.iter().map(|(choice, value)| (choice.clone(), bounds(*value))).collect()
    }

    /// Whether every value is exact.
    #[getter]
    fn exact(&self) -> bool {
        self.value.exact().is_some() && self.moves.iter().all(|(_, value)| value.exact().is_some())
    }

    /// The move of which most is proved.
    #[getter]
    fn best(&self) -> &str {
        let best = self.moves.iter().rev().max_by_key(|(_, value)| value.at_least());
        best.map_or("pass", |(choice, _)| choice)
    }

    fn __repr__(&self) -> String {
        let (at_least, at_most) = self.value();
        format!("<Solution: value {at_least} to {at_most}, best {}>", self.best())
    }
}
