//! The rules of a game, as Python sees them.

use std::sync::Arc;

use boneyard_solver::Solver;
use pyo3::prelude::*;

use crate::{
    blocks,
    error::Error,
    table::{Table, tile_texts},
};

/// The rules of a game at a table of some number of seats.
#[pyclass(frozen, module = "boneyard")]
pub(crate) struct Rules(pub(crate) Arc<Table>);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (text, seats = None))]
    fn new(text: &str, seats: Option<i64>) -> Result<Self, Error> {
        Ok(Self(Arc::new(Table::new(text, seats)?)))
    }

    /// The preset's name and the parameters that differ from it.
    #[getter]
    fn text(&self) -> String {
        self.0.rules.to_string()
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats
    }

    /// The numbers of seats that these rules allow.
    #[getter]
    fn seats_allowed(&self) -> Vec<usize> {
        self.0.rules.seat_counts().map(usize::from).collect()
    }

    /// The seats of each side. Seats of one side score together.
    #[getter]
    fn sides(&self) -> Vec<Vec<usize>> {
        self.0.sides.iter().map(|seats| seats.iter().map(|seat| seat.index()).collect()).collect()
    }

    /// The tiles in play, in ascending order: the order of tiles in observations and actions.
    #[getter]
    fn tiles(&self) -> Vec<String> {
        tile_texts(&self.0.tiles)
    }

    /// How many tiles each seat is dealt.
    #[getter]
    fn hand_size(&self) -> usize {
        self.0.rules.hand_size(self.0.seats).unwrap_or_default()
    }

    /// The points that end a match; `None` where only the number of rounds ends it.
    #[getter]
    fn target(&self) -> Option<u32> {
        self.0.rules.target(self.0.seats)
    }

    /// Whether the solver supports these rules.
    #[getter]
    fn solvable(&self) -> bool {
        Solver::new(&self.0.rules, self.0.seats, &self.0.standing).is_ok()
    }

    /// The length of an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.observation_size
    }

    /// The blocks of an observation in order: a name and a shape each.
    #[getter]
    fn observation_blocks(&self) -> Vec<(&'static str, Vec<usize>)> {
        blocks::blocks(&self.0.rules, self.0.seats, self.0.tiles.len())
    }

    /// How many actions are numbered.
    #[getter]
    fn action_count(&self) -> usize {
        self.0.actions.count()
    }

    /// What each action does.
    #[getter]
    fn action_names(&self) -> Vec<String> {
        self.0.actions.names(&self.0.tiles)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.rules == other.0.rules && self.0.seats == other.0.seats
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.0.rules.to_string(), self.0.seats).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("Rules({:?}, seats={})", self.0.rules.to_string(), self.0.seats)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<pyo3::types::PyType>, (String, usize)) {
        let table = &slf.get().0;
        (slf.get_type().unbind(), (table.rules.to_string(), table.seats))
    }
}
