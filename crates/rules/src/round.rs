//! A round in progress together with what happened in it.

use alloc::{boxed::Box, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Move, Place},
    instant::announced_tile,
    layout::{Arms, Figure, Line, OpenEnd, Trains, Tree, Triangles},
    lead::MustLead,
    play_error::PlayError,
    position::{Outcome, Position},
    rules::Rules,
    seat::{BySeat, Seat},
    setup::{Setup, SetupError},
    tile::Tile,
    tiles::{Tiles, WIDE},
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

/// A round of any set and figure, with its history. Small sets are kept in one word a hand, large ones in four.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    position: AnyPosition,
    leader: Seat,
    must_lead: MustLead,
    /// Who announced 6-6 before the lead.
    announced: Option<Seat>,
    history: Vec<Acted>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum AnyPosition {
    Line(Position<Line, 1>),
    WideLine(Box<Position<Line, WIDE>>),
    Arms(Position<Arms, 1>),
    WideArms(Box<Position<Arms, WIDE>>),
    Trains(Position<Trains, 1>),
    WideTrains(Box<Position<Trains, WIDE>>),
    Tree(Box<Position<Tree, 1>>),
    WideTree(Box<Position<Tree, WIDE>>),
    Triangles(Box<Position<Triangles, WIDE>>),
}

impl AnyPosition {
    fn of(rules: &Rules, setup: &Setup) -> Result<Self, SetupError> {
        let narrow = Tiles::<1>::fits(rules.tiles.set);
        Ok(match (rules.figure(), narrow) {
            (Figure::Line, true) => Self::Line(setup.position(rules)?),
            (Figure::Line, false) => Self::WideLine(Box::new(setup.position(rules)?)),
            (Figure::Arms, true) => Self::Arms(setup.position(rules)?),
            (Figure::Arms, false) => Self::WideArms(Box::new(setup.position(rules)?)),
            (Figure::Trains, true) => Self::Trains(setup.position(rules)?),
            (Figure::Trains, false) => Self::WideTrains(Box::new(setup.position(rules)?)),
            (Figure::Tree, true) => Self::Tree(Box::new(setup.position(rules)?)),
            (Figure::Tree, false) => Self::WideTree(Box::new(setup.position(rules)?)),
            (Figure::Triangles, _) => Self::Triangles(Box::new(setup.position(rules)?)),
        })
    }
}

/// Asks the position, whatever its figure and size.
macro_rules! position {
    ($round:expr, $position:ident => $value:expr) => {
        match $round {
            AnyPosition::Line($position) => $value,
            AnyPosition::WideLine($position) => $value,
            AnyPosition::Arms($position) => $value,
            AnyPosition::WideArms($position) => $value,
            AnyPosition::Trains($position) => $value,
            AnyPosition::WideTrains($position) => $value,
            AnyPosition::Tree($position) => $value,
            AnyPosition::WideTree($position) => $value,
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
            position: AnyPosition::of(rules, &setup)?,
            leader,
            must_lead,
            announced: None,
            history: Vec::new(),
        })
    }

    /// Carries out an action of the seat whose turn it is.
    ///
    /// # Errors
    /// Says what would have been right; the round is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        let seat = self.turn();
        position!(&mut self.position, position => position.play(action)?);
        if let Action::Play { at: Place::First, .. } = action {
            // Where the seats drew for the hub, whoever found it leads.
            self.leader = seat;
        }
        self.history.push(Acted { seat, action });
        Ok(())
    }

    /// A seat announces 6-6 before the lead, and leads it in place of whoever was due (R0.3.23). Whether its side has
    /// the right is the match's business: [`Match::may_announce`](crate::Match::may_announce). Says whether the seat
    /// could: it holds 6-6, nobody has led, and nobody announced.
    #[must_use]
    pub fn announce(&mut self, seat: Seat) -> bool {
        let tile = announced_tile();
        let could = self.can_announce(seat);
        if could {
            self.announced = Some(seat);
            self.leader = seat;
            self.must_lead = MustLead::Tile(tile);
            position!(&mut self.position, position => position.led_by(seat, tile));
        }
        could
    }

    /// Whether the seat could announce 6-6, had its side the right: it holds it, nobody has led, and nobody announced.
    #[must_use]
    pub fn can_announce(&self, seat: Seat) -> bool {
        self.history.is_empty()
            && self.announced.is_none()
            && seat.index() < self.seats()
            && self.hand(seat).contains(&announced_tile())
    }

    /// Who announced 6-6 before the lead.
    #[must_use]
    pub const fn announced(&self) -> Option<Seat> {
        self.announced
    }

    /// Whether the seat whose turn it is may do this.
    ///
    /// # Errors
    /// Says what would have been right.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        position!(&self.position, position => position.check(action))
    }

    /// The open ends once this is done; `None` where it may not be.
    #[must_use]
    pub fn ends_after(&self, action: Action) -> Option<Vec<OpenEnd>> {
        let mut after = self.position.clone();
        position!(&mut after, position => position.play(action).ok().map(|()| position.ends()))
    }

    /// All that the seat whose turn it is may choose from.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        position!(&self.position, position => position.legal())
    }

    /// Who led, or will. While the seats draw for the hub, the one that drew first.
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
        position!(&self.position, position => position.seats())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        position!(&self.position, position => position.turn())
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        position!(&self.position, position => position.ends())
    }

    /// The seats whose trains are marked, so that anybody may lay there.
    #[must_use]
    pub fn marked(&self) -> Vec<Seat> {
        position!(&self.position, position => position.marked())
    }

    /// How the round ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        position!(&self.position, position => position.outcome())
    }

    /// Whether something was laid in this turn, which may go on.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        position!(&self.position, position => position.is_mid_turn())
    }

    /// Whether the tile laid last is a double that may be closed: also after it went out, when it no longer matters.
    #[must_use]
    pub fn may_close(&self) -> bool {
        position!(&self.position, position => position.may_close())
    }

    /// Tiles drawn so far in this turn.
    #[must_use]
    pub fn drawn(&self) -> u8 {
        position!(&self.position, position => position.drawn())
    }

    /// The tiles a seat holds, by their larger half.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Vec<Tile> {
        position!(&self.position, position => position.hand(seat).iter().collect())
    }

    /// How many tiles lie in the boneyard, or asleep.
    #[must_use]
    pub fn boneyard_len(&self) -> usize {
        position!(&self.position, position => position.boneyard().len())
    }

    /// Whether a tile is still in the boneyard.
    #[must_use]
    pub fn in_boneyard(&self, tile: Tile) -> bool {
        position!(&self.position, position => position.boneyard().contains(tile))
    }

    /// What each seat's remaining tiles count (R0.1.12).
    #[must_use]
    pub fn values(&self, rules: &Rules) -> BySeat<u32> {
        BySeat::new(self.seats(), |seat| rules.hand_value(&self.hand(seat)))
    }
}
