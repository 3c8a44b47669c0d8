//! What several functions take.

use std::sync::Arc;

use pyo3::{Borrowed, prelude::*};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    error::{Code, Error},
    rules::Rules,
    table::Table,
};

/// Rules as a text, or rules that were made before.
#[derive(FromPyObject)]
pub(crate) enum RulesArgument<'py> {
    Made(Bound<'py, Rules>),
    Text(String),
}

impl RulesArgument<'_> {
    /// The table of these rules. `seats` is needed only for another number than the first that the rules allow.
    pub(crate) fn table(&self, seats: Option<i64>) -> Result<Arc<Table>, Error> {
        let made = match self {
            Self::Text(text) => return Ok(Arc::new(Table::new(text, seats)?)),
            Self::Made(rules) => &rules.get().0,
        };
        match seats {
            Some(seats) if usize::try_from(seats) != Ok(made.seats) => {
                Ok(Arc::new(Table::new(&made.rules.to_string(), Some(seats))?))
            }
            _ => Ok(made.clone()),
        }
    }
}

/// The seed of random numbers.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

impl Seed {
    pub(crate) fn rng(self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.0)
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Seed {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let refused = |_| {
            let seed = object.repr().map_or_else(|_| "this".to_owned(), |it| it.to_string());
            Error::new(Code::Seed, format!("{seed} is no seed: write a whole number from 0 to 2**64 - 1"))
        };
        Ok(Self(object.extract().map_err(refused)?))
    }
}

/// A move: its text, or its index in the list of legal moves.
#[derive(FromPyObject)]
pub(crate) enum Choice {
    Index(i64),
    Text(String),
}
