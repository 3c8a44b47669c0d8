//! The Python package `boneyard`: rounds, environments, views, resampling, bots and the solver.
//!
//! It is a bridge and has no rules of its own. Start with `round`, then `batch` for many rounds at a time. `observation` and
//! `actions` say how a view becomes a vector and how moves are numbered. The types that Python sees are described in
//! `python/boneyard/_boneyard.pyi`.

mod actions;
mod arguments;
mod batch;
mod blocks;
mod bot;
mod error;
mod game;
mod observation;
mod playouts;
mod round;
mod rules;
mod solution;
mod state;
mod table;
mod view;

use pyo3::prelude::*;

/// Dominoes: rounds, environments, views, resampling, bots and the solver.
#[pymodule]
fn _boneyard(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("BoneyardError", module.py().get_type::<error::BoneyardError>())?;
    module.add("PRESETS", pyo3::types::PyTuple::new(module.py(), boneyard_rules::presets::NAMES)?)?;
    module.add_class::<rules::Rules>()?;
    module.add_class::<state::Round>()?;
    module.add_class::<state::View>()?;
    module.add_class::<game::Match>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<solution::Solution>()?;
    module.add_function(wrap_pyfunction!(playouts::playouts, module)?)
}
