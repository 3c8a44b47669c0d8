//! Whole random rounds.

use boneyard_bots::RandomRounds;
use pyo3::prelude::*;

use crate::{
    arguments::{RulesArgument, Seed},
    error::{Code, Error},
};

/// Deals `count` times and plays every round at random to its end. Returns how many rounds and how many actions were played: hands that
/// the rules redeal are no round.
#[pyfunction]
#[pyo3(signature = (rules, count, seats = None, seed = Seed(0)), text_signature = "(rules, count, seats=None, seed=0)")]
pub(crate) fn playouts(
    py: Python<'_>,
    rules: RulesArgument<'_>,
    count: i64,
    seats: Option<i64>,
    seed: Seed,
) -> Result<(u64, u64), Error> {
    let table = rules.table(seats)?;
    let Ok(count) = u32::try_from(count) else {
        return Err(Error::new(
            Code::Size,
            format!("{count} rounds cannot be played: write 0 to 4294967295"),
        ));
    };
    py.detach(|| {
        let counted = RandomRounds::new(&table.rules, table.seats, seed.0)?.play(count)?;
        Ok((counted.rounds, counted.plays))
    })
}
