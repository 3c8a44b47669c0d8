//! A round: the position in progress and the history of what happened in it.
//!
//! Start with [`Round`]. A [`Setup`] is checked once and becomes a [`Position`], which moves only to legal positions.
//! [`Deals`] makes positions for bulk play.

mod announcement;
mod deals;
mod history;
mod lead;
mod must_lead;
mod observed;
mod opening;
mod outcome;
mod partial;
mod position;
mod setup;
mod turn;

use alloc::{boxed::Box, vec::Vec};

use crate::{
    layout::{LayoutKind, Line, SpinnerLayout, Trains, Tree, Triangles},
    play::{Action, Move, OpenEnd, Place, PlayError},
    ruleset::Rules,
    seat::{BySeat, Seat},
    tile::Tile,
    tiles::WIDE,
};

pub use self::{
    announcement::announced_tile,
    deals::Deals,
    history::Acted,
    lead::{Lead, TileLead},
    must_lead::MustLead,
    observed::Seen,
    opening::Opening,
    outcome::Outcome,
    partial::{PartialError, PartialHand, PartialRound},
    position::Position,
    setup::{Setup, SetupError},
};
pub(crate) use self::{history::replay_layout, position::Parts};

/// A round in progress under any rules, with its history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    position: Box<AnyPosition>,
    leader: Seat,
    must_lead: MustLead,
    /// The seat that announced 6-6 before the lead.
    announced: Option<Seat>,
    history: Vec<Acted>,
}

/// A position on any layout. Sets are wide: a round is no place where a few words matter.
#[derive(Clone, PartialEq, Eq, Debug)]
enum AnyPosition {
    Line(Position<Line, WIDE>),
    Spinner(Position<SpinnerLayout, WIDE>),
    Trains(Position<Trains, WIDE>),
    Tree(Position<Tree, WIDE>),
    Triangles(Position<Triangles, WIDE>),
}

impl AnyPosition {
    fn new(rules: &Rules, setup: &Setup) -> Result<Self, SetupError> {
        Ok(match LayoutKind::of(rules) {
            LayoutKind::Line => Self::Line(setup.position(rules)?),
            LayoutKind::Spinner => Self::Spinner(setup.position(rules)?),
            LayoutKind::Trains => Self::Trains(setup.position(rules)?),
            LayoutKind::Tree => Self::Tree(setup.position(rules)?),
            LayoutKind::Triangles => Self::Triangles(setup.position(rules)?),
        })
    }
}

/// Evaluates an expression on the position, whichever its layout.
macro_rules! position {
    ($round:expr, $position:ident => $value:expr) => {
        match $round {
            AnyPosition::Line($position) => $value,
            AnyPosition::Spinner($position) => $value,
            AnyPosition::Trains($position) => $value,
            AnyPosition::Tree($position) => $value,
            AnyPosition::Triangles($position) => $value,
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
        Ok(Self {
            position: Box::new(AnyPosition::new(rules, &setup)?),
            leader,
            must_lead,
            announced: None,
            history: Vec::new(),
        })
    }

    /// Plays an action of the seat whose turn it is.
    ///
    /// # Errors
    /// [`PlayError`] says what would have been legal; the round is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        let seat = self.turn();
        position!(&mut *self.position, position => position.play(action)?);
        if let Action::Play { at: Place::First, .. } = action {
            // Where the seats drew for the hub, the seat that found it leads.
            self.leader = seat;
        }
        self.history.push(Acted { seat, action });
        Ok(())
    }

    /// Announces 6-6 before the lead. The seat then leads it in place of the seat that was due (R0.3.23).
    ///
    /// Returns whether the seat could: see [`Round::can_announce`]. Whether its side has the right is asked of
    /// [`Match::may_announce`](crate::Match::may_announce).
    #[must_use]
    pub fn announce(&mut self, seat: Seat) -> bool {
        let tile = announced_tile();
        let could = self.can_announce(seat);
        if could {
            self.announced = Some(seat);
            self.leader = seat;
            self.must_lead = MustLead::Tile(tile);
            position!(&mut *self.position, position => position.led_by(seat, tile));
        }
        could
    }

    /// Whether the seat holds 6-6 in a round where nobody has led or announced yet.
    #[must_use]
    pub fn can_announce(&self, seat: Seat) -> bool {
        self.history.is_empty()
            && self.announced.is_none()
            && seat.index() < self.seats()
            && self.hand(seat).contains(&announced_tile())
    }

    /// The seat that announced 6-6 before the lead.
    #[must_use]
    pub const fn announced(&self) -> Option<Seat> {
        self.announced
    }

    /// Checks an action of the seat whose turn it is.
    ///
    /// # Errors
    /// [`PlayError`] says what would have been legal.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        position!(&*self.position, position => position.check(action))
    }

    /// The open ends after this action; `None` if it is not legal.
    #[must_use]
    pub fn ends_after(&self, action: Action) -> Option<Vec<OpenEnd>> {
        let mut after = self.position.clone();
        position!(&mut *after, position => position.play(action).ok().map(|()| position.ends()))
    }

    /// All legal moves of the seat whose turn it is.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        position!(&*self.position, position => position.legal())
    }

    /// The seat that led, or will lead. While the seats draw for the hub: the one that drew first.
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
        position!(&*self.position, position => position.seats())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        position!(&*self.position, position => position.turn())
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        position!(&*self.position, position => position.ends())
    }

    /// The seats whose trains are marked: every seat may lay there.
    #[must_use]
    pub fn marked(&self) -> Vec<Seat> {
        position!(&*self.position, position => position.marked())
    }

    /// How the round ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        position!(&*self.position, position => position.outcome())
    }

    /// Whether this turn has laid a tile and may lay more.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        position!(&*self.position, position => position.is_mid_turn())
    }

    /// Whether the last tile is a double that may be closed. It stays true after that tile went out.
    #[must_use]
    pub fn may_close(&self) -> bool {
        position!(&*self.position, position => position.may_close())
    }

    /// Tiles drawn so far in this turn.
    #[must_use]
    pub fn drawn(&self) -> u8 {
        position!(&*self.position, position => position.drawn())
    }

    /// The tiles a seat holds, by their larger half.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Vec<Tile> {
        position!(&*self.position, position => position.hand(seat).iter().collect())
    }

    /// The number of tiles in the boneyard, or asleep.
    #[must_use]
    pub fn boneyard_len(&self) -> usize {
        position!(&*self.position, position => position.boneyard().len())
    }

    /// What each seat's remaining tiles count (R0.1.12).
    #[must_use]
    pub fn values(&self, rules: &Rules) -> BySeat<u32> {
        BySeat::new(self.seats(), |seat| rules.hand_value(&self.hand(seat)))
    }
}
