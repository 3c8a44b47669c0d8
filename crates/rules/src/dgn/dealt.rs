//! A round of a record whose every tile is known: the engine plays it.

use alloc::{format, string::String, vec::Vec};

use super::{
    believed::{at_as_written, written_after},
    record::{Laying, Step, Turn},
    table::listed,
};
use crate::{
    action::{Action, Move, Place},
    position::Outcome,
    round::{Acted, Round},
    seat::Seat,
    tile::Tile,
};

pub(crate) struct Dealt {
    pub(crate) round: Round,
    /// The boneyard in the order it will be drawn; `None` where only its tiles are known.
    order: Option<Vec<Tile>>,
    /// Tiles drawn from it so far.
    taken: usize,
}

impl Dealt {
    pub(crate) fn new(round: Round, order: Option<Vec<Tile>>) -> Self {
        Self { round, order, taken: 0 }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.round.outcome()
    }

    pub(crate) fn turn(&self) -> Seat {
        self.round.turn()
    }

    /// All turns that may follow, or what may follow in a turn that has begun, as records write them.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut turns = Vec::new();
        sequences(&self.round, "", &mut turns);
        turns
    }

    /// Who laid the first tile.
    pub(crate) fn led(&self) -> Option<Seat> {
        let played = |acted: &Acted| matches!(acted.action, Action::Play { .. });
        self.round.history().iter().any(played).then(|| self.round.leader())
    }

    /// Plays a turn of the seat whose turn it is. Gives it back with nothing left out. `unfinished` says that the
    /// record breaks off in it.
    pub(crate) fn take(&mut self, turn: &Turn, unfinished: bool) -> Result<Turn, String> {
        let begun = self.round.history().len();
        let mut whole = turn.clone();
        let last = whole.steps.len().saturating_sub(1);
        for (index, step) in whole.steps.iter_mut().enumerate() {
            // Closing the double that goes out changes nothing, and is said all the same.
            if *step == Step::Close
                && index == last
                && self.round.outcome().is_some()
                && self.round.may_close()
            {
                break;
            }
            if self.is_over(turn.seat, begun) {
                return Err(self.too_much(step));
            }
            match step {
                Step::Draw(drawn) => {
                    for drawn in drawn {
                        *drawn = Some(self.draw(*drawn)?);
                    }
                }
                Step::Play(laying) => *laying = self.lay(*laying)?,
                Step::Declare => return Err(self.too_much(step)),
                Step::Close => self.act(Action::Close)?,
                Step::Pass => self.act(Action::Pass)?,
            }
        }
        // A turn that might go on is done with at the end of its line.
        if self.round.is_mid_turn() && !self.is_over(turn.seat, begun) {
            let done = self.act(Action::Done);
            if !unfinished {
                done?;
            }
        }
        Ok(whole)
    }

    /// Whether the turn that began after so many actions is over.
    fn is_over(&self, seat: Seat, begun: usize) -> bool {
        let acted = self.round.history().len() > begun;
        acted && (self.round.outcome().is_some() || self.round.turn() != seat)
    }

    fn too_much(&self, step: &Step) -> String {
        let what = match step {
            Step::Draw(_) => "draw".into(),
            Step::Play(laying) => format!("{}", laying.tile),
            Step::Declare => "declare".into(),
            Step::Close => "close".into(),
            Step::Pass => "pass".into(),
        };
        format!("`{what}` is too much: the turn is over")
    }

    fn lay(&mut self, laying: Laying) -> Result<Laying, String> {
        let Laying { tile, at, leaves } = laying;
        let (at, leaves) = match at {
            Some(at) => (at, leaves),
            None => self.end_left_out(tile)?,
        };
        let drew = self.round.drawn() > 0;
        self.act(Action::Play { tile, at, leaves })?;
        Ok(Laying { tile, at: at_as_written(at, drew), leaves })
    }

    /// The end that a tile goes to where none is written.
    fn end_left_out(&self, tile: Tile) -> Result<(Place, Option<crate::Pips>), String> {
        let ways: Vec<Move> = self
            .round
            .legal()
            .into_iter()
            .filter(|choice| matches!(choice, Move::Play { tile: laid, .. } if *laid == tile))
            .collect();
        match ways[..] {
            [Move::Play { at, leaves, .. }] => Ok((at, leaves)),
            [] if self.round.ends().is_empty() => Ok((Place::First, None)),
            // The engine says what is wrong with it.
            [] => Ok((self.round.ends()[0].at, None)),
            _ => {
                let ways: Vec<String> = ways.iter().map(|way| format!("{way}")).collect();
                Err(format!("{tile} fits more than one end and they lead apart; write {}", ways.join(" or ")))
            }
        }
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
                } else if !self.round.legal().contains(&Move::Draw) {
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

/// Adds every way to go on to the end of the turn. What a draw brings is not known, so a draw is as far as it goes.
fn sequences(round: &Round, before: &str, turns: &mut Vec<String>) {
    for choice in round.legal() {
        let word = |choice: Move| written_after(before, choice, round.drawn() > 0);
        let action = match choice {
            Move::Done => {
                // The end of its line says that a turn is done: no word does.
                if !before.is_empty() {
                    turns.push(before.into());
                }
                continue;
            }
            Move::Draw | Move::Pass => {
                turns.push(word(choice));
                continue;
            }
            Move::Close => Action::Close,
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
        };
        let mut after = round.clone();
        if after.play(action).is_err() {
            continue;
        }
        if after.is_mid_turn() && after.outcome().is_none() {
            sequences(&after, &word(choice), turns);
        } else {
            turns.push(word(choice));
            if after.outcome().is_some() && after.may_close() {
                turns.push(format!("{} {}", word(choice), Move::Close));
            }
        }
    }
}
