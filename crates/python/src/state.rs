//! A round and a view of it, as the classes of Python hold them. The methods for Python are in `round.rs` and `view.rs`.

use std::sync::Arc;

use boneyard_bots::arena::Deal;
use boneyard_rules::{Action, FinishedRound, Move, Seat, Settlement, Standing, Tile, settle};
use pyo3::prelude::*;

use crate::{
    error::{Code, Error},
    table::Table,
};

/// A round in progress. Every tile is known; `view` gives what one seat may see.
#[pyclass(module = "boneyard")]
#[derive(Clone)]
pub(crate) struct Round {
    pub(crate) table: Arc<Table>,
    pub(crate) standing: Standing,
    pub(crate) round: boneyard_rules::Round,
    /// The boneyard, the next tile last.
    pub(crate) boneyard: Vec<Tile>,
    pub(crate) legal: Vec<Move>,
}

impl Round {
    /// `boneyard` has the next tile first.
    pub(crate) fn at(
        table: Arc<Table>,
        standing: Standing,
        round: boneyard_rules::Round,
        mut boneyard: Vec<Tile>,
    ) -> Self {
        boneyard.reverse();
        let legal = round.legal();
        Self { table, standing, round, boneyard, legal }
    }

    pub(crate) fn dealt(table: Arc<Table>, deal: Deal) -> Self {
        let standing = deal.standing().clone();
        let (round, boneyard) = deal.into_round();
        Self::at(table, standing, round, boneyard)
    }

    pub(crate) fn is_over(&self) -> bool {
        // Until the end, a seat that can do nothing else passes.
        self.legal.is_empty()
    }

    pub(crate) fn finished(&self) -> Result<FinishedRound, Error> {
        FinishedRound::of(&self.round, &self.table.rules, &self.standing)
            .ok_or_else(|| Error::new(Code::NotOver, "the round is not over"))
    }

    pub(crate) fn settlement(&self) -> Result<Settlement, Error> {
        Ok(settle(&self.table.rules, &self.table.sides, &self.standing, &self.finished()?))
    }

    /// The seat with this index; the seat whose turn it is if none is given.
    pub(crate) fn seat_or_turn(&self, seat: Option<i64>) -> Result<Seat, Error> {
        seat.map_or(Ok(self.round.turn()), |seat| self.table.seat(seat))
    }

    pub(crate) fn seen(&self, seat: Seat) -> View {
        let rules = self.table.rules.clone();
        View {
            table: self.table.clone(),
            view: boneyard_rules::View::of(&self.round, rules, self.standing.clone(), seat),
            over: self.is_over(),
        }
    }

    pub(crate) fn make(&mut self, choice: Move) -> Result<(), Error> {
        let action = match choice {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Draw => match self.boneyard.last() {
                Some(tile) => Action::Draw { tile: *tile },
                None => return Err(Error::new(Code::Move, "nothing may be drawn now")),
            },
            Move::Close => Action::Close,
            Move::Done => Action::Done,
            Move::Pass => Action::Pass,
        };
        self.round.play(action)?;
        if choice == Move::Draw {
            self.boneyard.pop();
        }
        self.legal.clear();
        self.round.legal_into(&mut self.legal);
        Ok(())
    }

    pub(crate) fn numbers(&self) -> Vec<u16> {
        let mut numbers = Vec::with_capacity(self.legal.len());
        self.table.actions.numbers(&self.legal, self.round.turn(), || self.round.ends(), &mut numbers);
        numbers
    }
}

/// What one seat may see of a round. It has no field for hidden tiles.
#[pyclass(frozen, module = "boneyard")]
pub(crate) struct View {
    pub(crate) table: Arc<Table>,
    pub(crate) view: boneyard_rules::View,
    pub(crate) over: bool,
}
