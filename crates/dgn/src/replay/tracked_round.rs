//! A recorded round while its turns are replayed, with or without unknown tiles.

use std::ops::RangeInclusive;

use boneyard_rules::{Move, OpenEnd, Outcome, PartialRound, Pips, Place, Rules, Seat, Tile};

use super::{known_round::KnownRound, turn_error::TurnError};
use crate::{
    record::Left,
    turn::{Placement, Step, Turn},
};

/// The round in which the turns of a record are played.
#[derive(Clone)]
pub(crate) enum TrackedRound {
    /// A round in which every tile is known.
    Known(KnownRound),
    /// A round with unknown tiles.
    Partial(Box<PartialRound>),
}

impl TrackedRound {
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Known(known) => known.round.outcome(),
            Self::Partial(partial) => partial.outcome(),
        }
    }

    pub(crate) fn turn(&self) -> Seat {
        match self {
            Self::Known(known) => known.round.turn(),
            Self::Partial(partial) => partial.turn(),
        }
    }

    /// The seat that laid the first tile; `None` before it.
    pub(crate) fn leader(&self) -> Option<Seat> {
        match self {
            Self::Known(known) => known.leader(),
            Self::Partial(partial) => partial.leader(),
        }
    }

    /// A block that the unknown tiles allow. `is_claimed` says that the record claims a block.
    pub(crate) fn possible_block(&self, is_claimed: bool) -> Option<Outcome> {
        match self {
            Self::Known(_) => None,
            Self::Partial(partial) => partial.possible_block(is_claimed),
        }
    }

    /// Checks and keeps the recorded tiles that are left in a hand. Returns the pips if the tiles are unknown.
    pub(crate) fn left(&mut self, seat: Seat, left: &Left) -> Result<Option<u32>, TurnError> {
        match (self, left) {
            (Self::Known(known), left) => known.check_left(seat, left).map(|()| None),
            (Self::Partial(partial), Left::Tiles(tiles)) => Ok(partial.reveal(seat, tiles).map(|()| None)?),
            (Self::Partial(partial), Left::Pips(written)) => {
                let hand = partial.hand(seat);
                match hand.known.pips() {
                    _ if hand.unknown > 0 => Ok(Some(*written)),
                    held if held == *written => Ok(None),
                    held => Err(TurnError::LeftPips { seat, held, written: *written }),
                }
            }
        }
    }

    /// The least and the most points that the tiles of a seat may count.
    pub(crate) fn hand_value(&self, rules: &Rules, seat: Seat) -> RangeInclusive<u32> {
        match self {
            Self::Known(known) => {
                let value = rules.hand_value(&known.round.hand(seat));
                value..=value
            }
            Self::Partial(partial) => partial.hand_value(seat),
        }
    }

    /// Plays a turn and returns it with every place and known drawn tile. `is_unfinished` says that the record breaks off
    /// in this turn.
    pub(crate) fn replay_turn(&mut self, turn: &Turn, is_unfinished: bool) -> Result<Turn, TurnError> {
        if let Some(outcome) = self.outcome() {
            return Err(TurnError::RoundOver(outcome));
        }
        if turn.seat != self.turn() {
            return Err(TurnError::OtherSeat { due: self.turn(), seat: turn.seat });
        }
        let mut completed = turn.clone();
        let last = completed.steps.len().saturating_sub(1);
        for (index, step) in completed.steps.iter_mut().enumerate() {
            // A record may close a double with which the seat went out. That changes nothing.
            if *step == Step::Close && index == last && self.outcome().is_some() && self.may_close() {
                break;
            }
            if index > 0 && self.is_over_for(turn.seat) || *step == Step::Declare {
                return Err(TurnError::TurnOver(word(step)));
            }
            match step {
                Step::Draw(drawn) => {
                    for drawn in drawn {
                        *drawn = self.draw(*drawn)?;
                    }
                }
                Step::Play(placement) => *placement = self.lay(*placement)?,
                Step::Close => self.play(Move::Close)?,
                Step::Declare | Step::Pass => self.play(Move::Pass)?,
            }
        }
        // Records have no word for `Done`: the end of the line ends a turn in which more tiles could follow.
        if self.is_mid_turn() && !self.is_over_for(turn.seat) {
            let done = self.play(Move::Done);
            if !is_unfinished {
                done?;
            }
        }
        Ok(completed)
    }

    /// Every legal continuation of the turn, as records write it; `None` if some tiles of the seat are unknown. A draw ends
    /// a continuation, because its tile is unknown.
    pub(crate) fn legal(&self) -> Option<Vec<String>> {
        let mut turns = Vec::new();
        self.continuations("", &mut turns)?;
        Some(turns)
    }

    /// The message of an error, with the legal turns where they help.
    pub(crate) fn explain(&self, fault: &TurnError) -> String {
        let what = format!("{fault}");
        if !fault.asks_for_legal() {
            return what;
        }
        match (self.legal(), fault) {
            (Some(legal), _) => with_legal(&what, &legal),
            (None, TurnError::OtherSeat { due, .. }) => format!("{what}; seat {due} plays"),
            (None, _) => format!("{what}; a tile that fits would be legal"),
        }
    }

    fn continuations(&self, before: &str, turns: &mut Vec<String>) -> Option<()> {
        for choice in self.legal_moves()? {
            if choice == Move::Done {
                // Records have no word for `Done`: the line ends.
                if !before.is_empty() {
                    turns.push(before.into());
                }
                continue;
            }
            let way = followed_by(before, choice, self.drawn() > 0);
            if matches!(choice, Move::Draw | Move::Pass) {
                turns.push(way);
                continue;
            }
            let mut after = self.clone();
            if after.play(choice).is_err() {
                continue;
            }
            if after.is_mid_turn() && after.outcome().is_none() {
                after.continuations(&way, turns)?;
                continue;
            }
            let closed = (after.outcome().is_some() && after.may_close())
                .then(|| followed_by(&way, Move::Close, false));
            turns.push(way);
            turns.extend(closed);
        }
        Some(())
    }

    fn lay(&mut self, placement: Placement) -> Result<Placement, TurnError> {
        let Placement { tile, at, leaves } = placement;
        let (at, leaves) = match at {
            Some(at) => (at, leaves),
            None => self.only_place(tile)?,
        };
        let drew = self.drawn() > 0;
        self.play(Move::Play { tile, at, leaves })?;
        Ok(Placement { tile, at: written_place(at, drew), leaves })
    }

    /// The place of a tile whose line names none. The tile must have only one legal place.
    fn only_place(&self, tile: Tile) -> Result<(Place, Option<Pips>), TurnError> {
        let ways = match self {
            Self::Known(known) => known.ways_to_lay(tile),
            Self::Partial(partial) => partial.ways_to_lay(tile),
        };
        match ways[..] {
            [Move::Play { at, leaves, .. }] => Ok((at, leaves)),
            // Return some place, so that the round refuses the play with its message.
            [] => Ok((self.ends().first().map_or(Place::First, |end| end.at), None)),
            _ => Err(TurnError::Ambiguous { tile, ways }),
        }
    }

    fn play(&mut self, choice: Move) -> Result<(), TurnError> {
        match self {
            Self::Known(known) => known.play(choice),
            Self::Partial(partial) => Ok(partial.play(choice)?),
        }
    }

    fn draw(&mut self, tile: Option<Tile>) -> Result<Option<Tile>, TurnError> {
        match self {
            Self::Known(known) => known.draw(tile).map(Some),
            Self::Partial(partial) => Ok(partial.draw(tile)?),
        }
    }

    fn is_over_for(&self, seat: Seat) -> bool {
        self.outcome().is_some() || self.turn() != seat
    }

    fn legal_moves(&self) -> Option<Vec<Move>> {
        match self {
            Self::Known(known) => Some(known.round.legal()),
            Self::Partial(partial) => partial.legal(),
        }
    }

    fn ends(&self) -> Vec<OpenEnd> {
        match self {
            Self::Known(known) => known.round.ends(),
            Self::Partial(partial) => partial.ends(),
        }
    }

    fn drawn(&self) -> u8 {
        match self {
            Self::Known(known) => known.round.drawn(),
            Self::Partial(partial) => partial.drawn(),
        }
    }

    fn is_mid_turn(&self) -> bool {
        match self {
            Self::Known(known) => known.round.is_mid_turn(),
            Self::Partial(partial) => partial.is_mid_turn(),
        }
    }

    fn may_close(&self) -> bool {
        match self {
            Self::Known(known) => known.round.may_close(),
            Self::Partial(partial) => partial.may_close(),
        }
    }
}

/// A message followed by the legal turns.
pub(crate) fn with_legal(what: &str, legal: &[String]) -> String {
    const LISTED_MAX: usize = 24;
    let mut words: Vec<String> = legal.iter().take(LISTED_MAX).cloned().collect();
    if legal.len() > LISTED_MAX {
        words.push("…".into());
    }
    if words.is_empty() { what.into() } else { format!("{what}; legal: {}", words.join(", ")) }
}

/// The text of a turn with one more move. `drew` says that a tile was drawn since the turn began or a double was laid.
fn followed_by(before: &str, choice: Move, drew: bool) -> String {
    let word = match choice {
        // After a draw, `@0` marks the first tile of a round; a tile without it would be one more drawn tile.
        Move::Play { tile, at: Place::First, .. } if drew => format!("{tile}@0"),
        _ => format!("{choice}"),
    };
    if before.is_empty() { word } else { format!("{before} {word}") }
}

/// The place as a record writes it: none for the first tile of a round, unless it was drawn in the same turn.
fn written_place(at: Place, drew: bool) -> Option<Place> {
    (at != Place::First || drew).then_some(at)
}

/// The first word of a step.
fn word(step: &Step) -> String {
    match step {
        Step::Draw(_) => "draw".into(),
        Step::Play(placement) => format!("{}", placement.tile),
        Step::Declare => "declare".into(),
        Step::Close => "close".into(),
        Step::Pass => "pass".into(),
    }
}
