//! The table of a round in a record, whether or not all its tiles are known.

use alloc::{boxed::Box, format, string::String, vec::Vec};

use super::{
    believed::Believing,
    dealt::Dealt,
    record::{Left, Turn},
};
use crate::{position::Outcome, rules::Rules, seat::Seat};

pub(crate) enum Table {
    /// Every tile is known.
    Dealt(Dealt),
    /// Some are not.
    Believed(Box<dyn Believing>),
}

/// What a seat's remaining tiles count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// So much.
    Known(u32),
    /// Something from the first to the second.
    Between(u32, u32),
}

impl Table {
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Dealt(dealt) => dealt.outcome(),
            Self::Believed(believed) => believed.outcome(),
        }
    }

    pub(crate) fn turn(&self) -> Seat {
        match self {
            Self::Dealt(dealt) => dealt.turn(),
            Self::Believed(believed) => believed.turn(),
        }
    }

    /// Who laid the first tile.
    pub(crate) fn led(&self) -> Option<Seat> {
        match self {
            Self::Dealt(dealt) => dealt.led(),
            Self::Believed(believed) => believed.led(),
        }
    }

    /// What the seat whose turn it is may do, as records write it; `None` where its tiles are not known.
    pub(crate) fn legal(&self) -> Option<Vec<String>> {
        match self {
            Self::Dealt(dealt) => Some(dealt.legal()),
            Self::Believed(believed) => believed.legal(),
        }
    }

    /// Plays a turn. Gives it back with nothing left out. `unfinished` says that the record breaks off in it.
    pub(crate) fn take(&mut self, turn: &Turn, unfinished: bool) -> Result<Turn, String> {
        if let Some(outcome) = self.outcome() {
            return Err(format!("the round is over; legal: end {}", ended(outcome)));
        }
        if turn.seat != self.turn() {
            let what = format!("it is the turn of seat {}, not of seat {}", self.turn(), turn.seat);
            return Err(match self.legal() {
                Some(legal) => listed(&what, &legal),
                None => format!("{what}; seat {} plays", self.turn()),
            });
        }
        match self {
            Self::Dealt(dealt) => dealt.take(turn, unfinished),
            Self::Believed(believed) => believed.take(turn, unfinished),
        }
    }

    /// The block that the record tells of, or that its passes show, where unknown tiles allow it.
    pub(crate) fn could_be_blocked(&self, told: bool) -> Option<Outcome> {
        match self {
            Self::Dealt(_) => None,
            Self::Believed(believed) => believed.could_be_blocked(told),
        }
    }

    /// Checks what the record says is left in a hand, and learns from it. Gives its pips where only they
    /// are written and the tiles are not known.
    pub(crate) fn left(&mut self, seat: Seat, left: &Left) -> Result<Option<u32>, String> {
        match self {
            Self::Believed(believed) => believed.left(seat, left),
            Self::Dealt(dealt) => {
                let mut hand = dealt.round.hand(seat);
                hand.sort_unstable();
                let agrees = match left {
                    Left::Tiles(tiles) => *tiles == hand,
                    Left::Pips(pips) => *pips == hand.iter().map(|tile| tile.pips()).sum::<u32>(),
                };
                let held: Vec<String> = hand.iter().map(|tile| format!("{tile}")).collect();
                let held = if held.is_empty() { "-".into() } else { held.join(" ") };
                if agrees {
                    Ok(None)
                } else {
                    Err(format!("seat {seat} is left with other tiles; write left {seat} {held}"))
                }
            }
        }
    }

    pub(crate) fn value(&self, rules: &Rules, seat: Seat) -> Value {
        match self {
            Self::Dealt(dealt) => Value::Known(rules.hand_value(&dealt.round.hand(seat))),
            Self::Believed(believed) => match believed.value(seat) {
                (least, most) if least == most => Value::Known(least),
                (least, most) => Value::Between(least, most),
            },
        }
    }
}

/// An outcome as `end` says it.
pub(crate) fn ended(outcome: Outcome) -> String {
    match outcome {
        Outcome::Out(seat) => format!("out {seat}"),
        Outcome::Blocked(seat) => format!("blocked {seat}"),
    }
}

/// A fault, and what would have been legal.
pub(crate) fn listed(what: &str, legal: &[String]) -> String {
    const MOST: usize = 24;
    let mut words: Vec<String> = legal.iter().take(MOST).cloned().collect();
    if legal.len() > MOST {
        words.push("…".into());
    }
    if words.is_empty() { what.into() } else { format!("{what}; legal: {}", words.join(", ")) }
}
