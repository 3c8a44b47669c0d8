//! A match: rounds up to the target of the rules.

use std::sync::Arc;

use boneyard_bots::arena::Deal;
use pyo3::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{
    arguments::{RulesArgument, Seed},
    error::{Code, Error},
    rules::Rules,
    state::Round,
    table::Table,
};

/// A match: rounds up to the target of the rules.
#[pyclass(module = "boneyard")]
pub(crate) struct Match {
    table: Arc<Table>,
    game: boneyard_rules::Match,
    rng: Xoshiro256PlusPlus,
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (rules, seats = None, seed = Seed(0)), text_signature = "(rules, seats=None, seed=0)")]
    fn new(rules: RulesArgument<'_>, seats: Option<i64>, seed: Seed) -> Result<Self, Error> {
        let table = rules.table(seats)?;
        Ok(Self { game: table.game.clone(), table, rng: seed.rng() })
    }

    /// The rules of the match.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.table.clone())
    }

    /// Deals the next round.
    fn deal(&mut self) -> Result<Round, Error> {
        if self.game.end().is_some() {
            return Err(Error::new(Code::Over, "the match is over"));
        }
        let deal = Deal::next(self.table.rules.clone(), &self.game, &mut self.rng);
        Ok(Round::dealt(self.table.clone(), deal))
    }

    /// Writes down a finished round, and returns the points that it adds to the account of each side.
    fn finish(&mut self, round: &Round) -> Result<Vec<i32>, Error> {
        if self.game.end().is_some() {
            return Err(Error::new(Code::Over, "the match is over"));
        }
        if !Arc::ptr_eq(&self.table, &round.table) || round.standing != *self.game.standing() {
            return Err(Error::new(Code::OtherMatch, "this is not the round that this match dealt last"));
        }
        let settlement = self.game.finish(&round.finished()?);
        Ok(settlement.sides.iter().map(|line| line.scored).collect())
    }

    /// The points of each side.
    #[getter]
    fn points(&self) -> Vec<i32> {
        self.game.standing().accounts.iter().map(|account| account.points).collect()
    }

    /// How many rounds were finished.
    #[getter]
    fn rounds(&self) -> u32 {
        self.game.standing().rounds
    }

    /// Whether the match is over.
    #[getter]
    fn over(&self) -> bool {
        self.game.end().is_some()
    }

    /// The sides that won; `None` until the match is over. Empty in a drawn match.
    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.game.end().map(|end| end.verdict.won.clone())
    }

    fn __repr__(&self) -> String {
        format!("<Match of {}, {} seats, points {:?}>", self.table.rules, self.table.seats, self.points())
    }
}
