//! A round of a record whose every tile is known: the engine plays it.

use alloc::{format, string::String, vec::Vec};

use super::{
    record::{Then, Turn},
    table::{end_left_out, listed},
};
use crate::{
    action::{Action, Move, Place},
    position::Outcome,
    round::Round,
    rules::{EqualEnds, Rules},
    seat::Seat,
    tile::Tile,
};

pub(crate) struct Dealt {
    pub(crate) round: Round,
    /// The boneyard in the order it will be drawn; `None` where only its tiles are known.
    order: Option<Vec<Tile>>,
    /// Tiles drawn from it so far.
    taken: usize,
    right_on_equal: bool,
}

impl Dealt {
    pub(crate) fn new(rules: &Rules, round: Round, order: Option<Vec<Tile>>) -> Self {
        let right_on_equal = rules.turn.equal_ends == EqualEnds::LeaderRight;
        Self { round, order, taken: 0, right_on_equal }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.round.outcome()
    }

    pub(crate) fn turn(&self) -> Seat {
        self.round.turn()
    }

    pub(crate) fn legal(&self) -> Vec<Move> {
        self.round.legal()
    }

    /// Plays a turn of the seat whose turn it is. Gives it back with nothing left out.
    pub(crate) fn take(&mut self, turn: &Turn) -> Result<Turn, String> {
        let mut whole = turn.clone();
        for drawn in &mut whole.drawn {
            let tile = self.draw(*drawn)?;
            *drawn = Some(tile);
        }
        match turn.then {
            Then::Unfinished => {}
            Then::Pass => self.act(Action::Pass)?,
            Then::Play { tile, at } => {
                let place = match (at, self.round.ends()) {
                    (None, None) => Place::First,
                    (None, Some(ends)) => end_left_out(tile, ends, self.right_on_equal)?,
                    (Some(at), _) => at,
                };
                self.act(Action::Play { tile, at: place })?;
                whole.then = Then::Play { tile, at: (place != Place::First).then_some(place) };
            }
        }
        Ok(whole)
    }

    fn draw(&mut self, drawn: Option<Tile>) -> Result<Tile, String> {
        let next = self.order.as_ref().map(|order| order.get(self.taken).copied());
        let tile = match (drawn, next) {
            (Some(tile), None) | (None, Some(Some(tile))) => tile,
            (Some(tile), Some(Some(next))) if tile == next => tile,
            // Whether anything may be drawn at all is said first.
            (drawn, next) => {
                let next = next.flatten();
                if let Some(next) = next {
                    self.check(Action::Draw { tile: next })?;
                } else if !self.legal().contains(&Move::Draw) {
                    return Err(self.refused("nothing may be drawn now"));
                }
                return Err(match (drawn, next) {
                    (Some(tile), Some(next)) => {
                        format!("{tile} is not the next tile of the stock; the next one is {next}")
                    }
                    (Some(tile), None) => format!("{tile} is not in the boneyard; it is used up"),
                    (None, _) => "the drawn tile is not known, but the hands are; write the tile".into(),
                });
            }
        };
        self.act(Action::Draw { tile })?;
        self.taken += 1;
        Ok(tile)
    }

    fn check(&self, action: Action) -> Result<(), String> {
        self.round.check(action).map_err(|fault| self.refused(&format!("{fault}")))
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        match self.round.play(action) {
            Ok(()) => Ok(()),
            Err(fault) => Err(self.refused(&format!("{fault}"))),
        }
    }

    fn refused(&self, what: &str) -> String {
        listed(what, &self.legal())
    }
}
