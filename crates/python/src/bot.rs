//! Bots: choose a move from a view.

use pyo3::prelude::*;

use crate::{
    arguments::Seed,
    error::{Code, Error},
    state::View,
};

/// A bot by its name.
#[pyclass(frozen, module = "boneyard")]
pub(crate) struct Bot(boneyard_bots::Bot);

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str) -> Result<Self, Error> {
        Ok(Self(name.parse()?))
    }

    /// The name of the bot.
    #[getter]
    fn name(&self) -> String {
        self.0.to_string()
    }

    /// The move that the bot chooses. The same view and seed give the same move.
    #[pyo3(signature = (view, seed = Seed(0)), text_signature = "($self, view, seed=0)")]
    fn choose(&self, py: Python<'_>, view: &View, seed: Seed) -> Result<String, Error> {
        let chosen = py.detach(|| self.0.choose(&view.view, &mut seed.rng(), None));
        match chosen {
            Some(choice) => Ok(choice.to_string()),
            None if view.over => Err(Error::new(Code::Over, "the round is over")),
            None => {
                let (seat, turn) = (view.view.seat.index(), view.view.turn.index());
                Err(Error::new(
                    Code::NotYourTurn,
                    format!("seat {seat} cannot move: it is the turn of seat {turn}"),
                ))
            }
        }
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.0.to_string())
    }
}
