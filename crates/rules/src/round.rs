//! A round in progress together with what happened in it.

use alloc::{boxed::Box, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Move, Place},
    lead::MustLead,
    position::{Ends, Outcome, PlayError, Position},
    rules::Rules,
    seat::{BySeat, Seat},
    setup::{Setup, SetupError},
    tile::Tile,
};

/// An action and the seat that did it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acted {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub action: Action,
}

/// A round of any set, with its history. Small sets are kept in one word a hand, large ones in three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    position: AnyPosition,
    leader: Seat,
    must_lead: MustLead,
    history: Vec<Acted>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum AnyPosition {
    Narrow(Position<1>),
    Wide(Box<Position<3>>),
}

/// Asks the position, whatever its size.
macro_rules! position {
    ($round:expr, $position:ident => $value:expr) => {
        match &$round.position {
            AnyPosition::Narrow($position) => $value,
            AnyPosition::Wide($position) => $value,
        }
    };
}

impl Round {
    /// A fresh deal.
    ///
    /// # Errors
    /// The first thing that is wrong with the tiles or the leader.
    pub fn deal(
        rules: &Rules,
        hands: BySeat<Vec<Tile>>,
        boneyard: Vec<Tile>,
        leader: Seat,
        must_lead: MustLead,
    ) -> Result<Self, SetupError> {
        let setup = Setup::deal(hands, boneyard, leader, must_lead);
        let position = if rules.tiles.set.highest() <= 9 {
            AnyPosition::Narrow(setup.position(rules)?)
        } else {
            AnyPosition::Wide(Box::new(setup.position(rules)?))
        };
        Ok(Self { position, leader, must_lead, history: Vec::new() })
    }

    /// Carries out an action of the seat whose turn it is.
    ///
    /// # Errors
    /// Says what would have been right; the round is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        let seat = self.turn();
        match &mut self.position {
            AnyPosition::Narrow(position) => position.play(action)?,
            AnyPosition::Wide(position) => position.play(action)?,
        }
        self.history.push(Acted { seat, action });
        Ok(())
    }

    /// Whether the seat whose turn it is may do this.
    ///
    /// # Errors
    /// Says what would have been right.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        position!(self, position => position.check(action))
    }

    /// The open ends once this tile lies there; `None` where it does not fit.
    #[must_use]
    pub fn ends_after(&self, tile: Tile, at: Place) -> Option<Ends> {
        position!(self, position => position.check(Action::Play { tile, at }).ok().map(|()| Ends::follow(position.ends(), tile, at)))
    }

    /// All that the seat whose turn it is may choose from.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        position!(self, position => position.moves().iter().collect())
    }

    /// Who led, or will.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// What the round had to open with.
    #[must_use]
    pub const fn must_lead(&self) -> MustLead {
        self.must_lead
    }

    /// What happened, in order.
    #[must_use]
    pub fn history(&self) -> &[Acted] {
        &self.history
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> usize {
        position!(self, position => position.seats())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        position!(self, position => position.turn())
    }

    /// The open ends; `None` before the first tile.
    #[must_use]
    pub fn ends(&self) -> Option<Ends> {
        position!(self, position => position.ends())
    }

    /// How the round ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        position!(self, position => position.outcome())
    }

    /// Tiles drawn so far in this turn.
    #[must_use]
    pub fn drawn(&self) -> u8 {
        position!(self, position => position.drawn())
    }

    /// The tiles a seat holds, by their larger half.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Vec<Tile> {
        position!(self, position => position.hand(seat).iter().collect())
    }

    /// How many tiles lie in the boneyard, or asleep.
    #[must_use]
    pub fn boneyard_len(&self) -> usize {
        position!(self, position => position.boneyard().len())
    }

    /// Whether a tile is still in the boneyard.
    #[must_use]
    pub fn in_boneyard(&self, tile: Tile) -> bool {
        position!(self, position => position.boneyard().contains(tile))
    }

    /// What each seat's remaining tiles count (R0.1.12).
    #[must_use]
    pub fn values(&self, rules: &Rules) -> BySeat<u32> {
        BySeat::new(self.seats(), |seat| rules.hand_value(&self.hand(seat)))
    }
}
