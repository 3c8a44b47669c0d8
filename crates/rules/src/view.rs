//! What one seat may know of a round. Nothing else is in the type.

use alloc::{sync::Arc, vec::Vec};

use crate::{
    action::{Action, Move, Place},
    lead::MustLead,
    position::Ends,
    round::Round,
    rules::Rules,
    seat::{BySeat, Seat},
    settle::Standing,
    tile::Tile,
};

/// Something a seat saw happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// A tile was laid.
    Played {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where it went.
        at: Place,
    },
    /// A tile was drawn; only the seat that drew it knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile, where this view's seat drew it.
        tile: Option<Tile>,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
}

/// A round as one seat sees it: its own hand, the counts of the others, and what happened openly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The rules played by.
    pub rules: Arc<Rules>,
    /// How the match stands.
    pub standing: Standing,
    /// Whose view this is.
    pub seat: Seat,
    /// What it holds, by the larger half.
    pub hand: Vec<Tile>,
    /// How many tiles each seat holds.
    pub counts: BySeat<usize>,
    /// How many tiles lie in the boneyard, or asleep.
    pub boneyard: usize,
    /// Who led, or will.
    pub leader: Seat,
    /// What the round had to open with; everybody was told.
    pub must_lead: MustLead,
    /// What happened, in order.
    pub history: Vec<Seen>,
    /// The open ends; `None` before the first tile.
    pub ends: Option<Ends>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Tiles drawn so far in this turn.
    pub drawn: u8,
    /// What this seat may choose from; empty when it is another's turn.
    pub legal: Vec<Move>,
}

impl Round {
    /// What a seat may know of the round.
    #[must_use]
    pub fn view(&self, rules: Arc<Rules>, standing: Standing, seat: Seat) -> View {
        let seen = |acted: &crate::round::Acted| match acted.action {
            Action::Play { tile, at } => Seen::Played { seat: acted.seat, tile, at },
            Action::Draw { tile } => {
                Seen::Drew { seat: acted.seat, tile: (acted.seat == seat).then_some(tile) }
            }
            Action::Pass => Seen::Passed { seat: acted.seat },
        };
        View {
            rules,
            standing,
            seat,
            hand: self.hand(seat),
            counts: BySeat::new(self.seats(), |seat| self.hand(seat).len()),
            boneyard: self.boneyard_len(),
            leader: self.leader(),
            must_lead: self.must_lead(),
            history: self.history().iter().map(seen).collect(),
            ends: self.ends(),
            turn: self.turn(),
            drawn: self.drawn(),
            legal: if self.turn() == seat { self.legal() } else { Vec::new() },
        }
    }
}
