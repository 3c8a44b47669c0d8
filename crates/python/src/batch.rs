//! Many rounds at a time: the environment for learning.
//!
//! [`tables`] plays the rounds, each on the layout of its rules. This file passes numbers in and out.

mod tables;

use std::sync::Arc;

use pyo3::{
    buffer::PyBuffer,
    prelude::*,
    types::{PyBytes, PyMemoryView},
};

use self::tables::{Tables, deal};
use crate::{
    arguments::{RulesArgument, Seed},
    error::{Code, Error},
    observation,
    rules::Rules,
    state::Round,
    table::Table,
};

/// The most tables of a batch.
const TABLES_MAX: usize = 1 << 20;

/// Many rounds of one game at a time. A round that ends is replaced by a new deal.
#[pyclass(module = "boneyard")]
pub(crate) struct Batch {
    table: Arc<Table>,
    tables: Box<dyn Tables>,
}

/// A read-only view of these bytes, as items of a format in rows of some width.
fn items<'py>(
    py: Python<'py>,
    bytes: &[u8],
    format: &str,
    shape: Option<(usize, usize)>,
) -> PyResult<Bound<'py, PyAny>> {
    let view = PyMemoryView::from(&PyBytes::new(py, bytes))?;
    match shape {
        // An empty array has no rows to arrange.
        Some((rows, width)) if rows * width > 0 => view.call_method1("cast", (format, (rows, width))),
        _ => view.call_method1("cast", (format,)),
    }
}

/// Numbers from any buffer of integers, or from any list of integers.
fn numbers(object: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    fn of<T: pyo3::buffer::Element + Into<i64>>(object: &Bound<'_, PyAny>) -> Option<Vec<i64>> {
        let buffer = PyBuffer::<T>::get(object).ok()?;
        let numbers = buffer.to_vec(object.py()).ok()?;
        Some(numbers.into_iter().map(Into::into).collect())
    }
    let buffered = of::<i64>(object).or_else(|| of::<u32>(object)).or_else(|| of::<i32>(object));
    match buffered.or_else(|| of::<u16>(object)).or_else(|| of::<u8>(object)) {
        Some(numbers) => Ok(numbers),
        None => object.extract(),
    }
}

impl Batch {
    fn rows(&self, width: usize) -> Option<(usize, usize)> {
        Some((self.tables.count(), width))
    }

    /// Plays one move at every table. Returns the rewards of each seat and whether each round ended.
    fn played<'py>(
        &mut self,
        py: Python<'py>,
        choices: &[usize],
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let seats = self.table.seats;
        let (rewards, over) = py.detach(|| {
            let mut rewards = vec![0.0_f32; choices.len() * seats];
            let mut over = vec![0; choices.len()];
            self.tables.play(choices, &mut rewards, &mut over);
            (rewards, over)
        });
        let rewards: Vec<u8> = rewards.into_iter().flat_map(f32::to_ne_bytes).collect();
        Ok((items(py, &rewards, "f", self.rows(seats))?, items(py, &over, "B", None)?))
    }

    fn check_length(&self, numbers: &[i64]) -> Result<(), Error> {
        let (found, wanted) = (numbers.len(), self.tables.count());
        let refused =
            || Error::new(Code::Size, format!("{found} choices for {wanted} tables: write one for each"));
        if found == wanted { Ok(()) } else { Err(refused()) }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (rules, size, seats = None, seed = Seed(0)), text_signature = "(rules, size, seats=None, seed=0)")]
    fn new(rules: RulesArgument<'_>, size: i64, seats: Option<i64>, seed: Seed) -> Result<Self, Error> {
        let table = rules.table(seats)?;
        let refused =
            || Error::new(Code::Size, format!("a batch cannot have {size} tables: write 1 to {TABLES_MAX}"));
        let count = usize::try_from(size)
            .ok()
            .filter(|count| (1..=TABLES_MAX).contains(count))
            .ok_or_else(refused)?;
        let tables = deal(&table, count, seed.rng())?;
        Ok(Self { table, tables })
    }

    /// The rules of the rounds.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.table.clone())
    }

    fn __len__(&self) -> usize {
        self.tables.count()
    }

    /// The seat whose turn it is at each table.
    fn turns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let turns: Vec<u8> = (0..self.tables.count()).map(|at| self.tables.turn(at).index() as u8).collect();
        items(py, &turns, "B", None)
    }

    /// How many moves are legal at each table.
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let counts = (0..self.tables.count()).map(|at| self.tables.legal(at).len() as u16);
        let counts: Vec<u8> = counts.flat_map(u16::to_ne_bytes).collect();
        items(py, &counts, "H", None)
    }

    /// What the seat whose turn it is sees at each table, one row each.
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let width = self.table.observation_size;
        let bytes = py.detach(|| {
            let mut bytes = Vec::with_capacity(self.tables.count() * width);
            for at in 0..self.tables.count() {
                let view = self.tables.view(at, self.tables.turn(at));
                observation::observe(&self.table, &view, &mut bytes);
            }
            bytes
        });
        items(py, &bytes, "B", self.rows(width))
    }

    /// One row for each table, with one byte for each action: 1 if it is legal.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let width = self.table.actions.count();
        let bytes = py.detach(|| {
            let mut bytes = vec![0; self.tables.count() * width];
            let mut numbers = Vec::new();
            for (at, row) in bytes.chunks_exact_mut(width).enumerate() {
                self.numbers(at, &mut numbers);
                for number in &numbers {
                    row[usize::from(*number)] = 1;
                }
            }
            bytes
        });
        items(py, &bytes, "B", self.rows(width))
    }

    /// Plays one move at every table: its index among the legal moves of that table.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        choices: &Bound<'py, PyAny>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let given = numbers(choices)?;
        self.check_length(&given)?;
        let mut indexes = Vec::with_capacity(given.len());
        for (at, index) in given.iter().enumerate() {
            let count = self.tables.legal(at).len();
            match usize::try_from(*index) {
                Ok(index) if index < count => indexes.push(index),
                _ => {
                    let last = count - 1;
                    let message = format!("table {at} has no legal move {index}: indexes are 0 to {last}");
                    return Err(Error::new(Code::Move, message).into());
                }
            }
        }
        self.played(py, &indexes)
    }

    /// Plays one move at every table: the number of an action.
    fn act<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'py, PyAny>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let given = numbers(actions)?;
        self.check_length(&given)?;
        let mut indexes = Vec::with_capacity(given.len());
        let mut legal = Vec::new();
        for (at, action) in given.iter().enumerate() {
            self.numbers(at, &mut legal);
            let Some(index) = legal.iter().position(|number| i64::from(*number) == *action) else {
                return Err(
                    Error::new(Code::Move, format!("action {action} is not legal at table {at}")).into()
                );
            };
            indexes.push(index);
        }
        self.played(py, &indexes)
    }

    /// A copy of the round at one table. Its boneyard is in a random order, as nothing has decided the order yet.
    fn round(&mut self, table: i64) -> Result<Round, Error> {
        let count = self.tables.count();
        let refused =
            || Error::new(Code::Size, format!("there is no table {table}: tables are 0 to {}", count - 1));
        let at = usize::try_from(table).ok().filter(|at| *at < count).ok_or_else(refused)?;
        let (round, boneyard) = self.tables.round(at)?;
        Ok(Round::at(self.table.clone(), self.table.standing.clone(), round, boneyard))
    }

    fn __repr__(&self) -> String {
        format!(
            "<Batch of {} tables of {}, {} seats>",
            self.tables.count(),
            self.table.rules,
            self.table.seats
        )
    }
}

impl Batch {
    /// The numbers of the legal moves at one table.
    fn numbers(&self, at: usize, numbers: &mut Vec<u16>) {
        numbers.clear();
        let (legal, turn) = (self.tables.legal(at), self.tables.turn(at));
        self.table.actions.numbers(legal, turn, || self.tables.ends(at), numbers);
    }
}
