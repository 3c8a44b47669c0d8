//! A recorded round in which every tile is known.

use boneyard_rules::{Acted, Action, Move, Round, Seat, Tile};

use super::turn_error::TurnError;
use crate::record::Left;

/// A round in which every tile is known, with the order of its boneyard if the record has it.
#[derive(Clone)]
pub(crate) struct KnownRound {
    pub(crate) round: Round,
    /// The round before its first action.
    pub(crate) dealt: Round,
    /// The boneyard in the order in which it will be drawn; `None` where only its tiles are known.
    pub(crate) order: Option<Vec<Tile>>,
    /// How many tiles were drawn so far in the round.
    taken: usize,
}

impl KnownRound {
    pub(crate) fn new(round: Round, order: Option<Vec<Tile>>) -> Self {
        Self { dealt: round.clone(), round, order, taken: 0 }
    }

    /// The seat that laid the first tile; `None` before it.
    pub(crate) fn leader(&self) -> Option<Seat> {
        let is_play = |acted: &Acted| matches!(acted.action, Action::Play { .. });
        self.round.history().iter().any(is_play).then(|| self.round.leader())
    }

    /// The legal plays of this tile now.
    pub(crate) fn ways_to_lay(&self, tile: Tile) -> Vec<Move> {
        let mut ways = self.round.legal();
        ways.retain(|choice| matches!(choice, Move::Play { tile: laid, .. } if *laid == tile));
        ways
    }

    pub(crate) fn play(&mut self, choice: Move) -> Result<(), TurnError> {
        let action = match choice {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Draw => return self.draw(None).map(|_| ()),
            Move::Close => Action::Close,
            Move::Done => Action::Done,
            Move::Pass => Action::Pass,
        };
        Ok(self.round.play(action)?)
    }

    /// Draws a tile and returns it. The record or the order of the boneyard must name the tile.
    pub(crate) fn draw(&mut self, drawn: Option<Tile>) -> Result<Tile, TurnError> {
        let next = self.order.as_ref().map(|order| order.get(self.taken).copied());
        let tile = match (drawn, next) {
            (Some(tile), None) | (None, Some(Some(tile))) => tile,
            (Some(tile), Some(Some(next))) if tile == next => tile,
            (drawn, next) => {
                let next = next.flatten();
                // An error that the seat may not draw at all comes first.
                if let Some(next) = next {
                    self.round.check(Action::Draw { tile: next })?;
                } else if !self.round.legal().contains(&Move::Draw) {
                    return Err(TurnError::NothingToDraw);
                }
                return Err(match (drawn, next) {
                    (Some(tile), Some(next)) => TurnError::NotNext { tile, next },
                    (Some(tile), None) => TurnError::BoneyardUsedUp(tile),
                    (None, _) => TurnError::UnknownDraw,
                });
            }
        };
        self.round.play(Action::Draw { tile })?;
        self.taken += 1;
        Ok(tile)
    }

    /// Checks the recorded tiles that are left in a hand.
    pub(crate) fn check_left(&self, seat: Seat, left: &Left) -> Result<(), TurnError> {
        let mut hand = self.round.hand(seat);
        hand.sort_unstable();
        let agrees = match left {
            Left::Tiles(tiles) => *tiles == hand,
            Left::Pips(pips) => *pips == hand.iter().map(|tile| tile.pips()).sum::<u32>(),
        };
        if agrees {
            return Ok(());
        }
        let held: Vec<String> = hand.iter().map(|tile| format!("{tile}")).collect();
        Err(TurnError::LeftOther { seat, held: if held.is_empty() { "-".into() } else { held.join(" ") } })
    }
}
