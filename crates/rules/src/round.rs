//! A round: its position and its history.
//!
//! Start with [`Round`]. A [`Setup`] is checked once and becomes a [`Position`], which allows only legal actions.
//! [`Deals`] makes positions for bulk play, [`PartialRound`] replays rounds with unknown tiles.

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
    layout::{AnyLayout, LayoutKind, Line, SpinnerLayout, Trains, Tree, Triangles},
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
///
/// ```
/// use boneyard_rules::{Action, BySeat, MustLead, Place, Round, Rules, Seat};
///
/// let rules = Rules::preset("draw")?;
/// let tiles = rules.tile_list(2);
/// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
/// let mut round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
/// round.play(Action::play("0-1".parse()?, Place::First))?;
/// assert_eq!((round.turn(), round.ends().len()), (Seat::at(1), 2));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    position: Box<AnyPosition>,
    leader: Seat,
    must_lead: MustLead,
    /// The seat that announced 6-6 before the lead; `None` if no seat did.
    announced: Option<Seat>,
    history: Vec<Acted>,
}

/// A position on any layout. Its tile sets are wide enough for every game: unlike positions in bulk play, a round
/// need not be small.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a round has only one, in a box")]
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

/// Evaluates an expression on the position of any layout.
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
    /// A fresh deal. `boneyard` has the tiles that no seat was dealt, in any order.
    ///
    /// # Errors
    /// The first mistake in the tiles or the leader.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat};
    ///
    /// let rules = Rules::preset("draw")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let refused = Round::deal(&rules, hands, tiles[15..].to_vec(), Seat::FIRST, MustLead::Any);
    /// assert_eq!(refused.expect_err("a tile lacks").to_string(), "2-3 is missing");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
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
    ///
    /// ```
    /// use boneyard_rules::{Action, BySeat, MustLead, Place, Round, Rules, Seat};
    ///
    /// let rules = Rules::preset("draw")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let mut round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let refused = round.play(Action::play("6-6".parse()?, Place::First));
    /// assert_eq!(refused.expect_err("seat 2 may hold it").to_string(), "6-6 is not in this hand");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        let seat = self.turn();
        position!(&mut *self.position, position => position.play(action)?);
        if let Action::Play { at: Place::First, .. } = action {
            // Where the seats drew for the hub, the seat that drew the hub leads.
            self.leader = seat;
        }
        self.history.push(Acted { seat, action });
        Ok(())
    }

    /// Announces 6-6 before the lead. The seat then leads 6-6 in place of the seat that was due (R0.3.23).
    ///
    /// Returns false and changes nothing unless [`Round::can_announce`]. The caller has checked
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

    /// Whether the seat holds 6-6 and no seat has led or announced yet.
    #[must_use]
    pub fn can_announce(&self, seat: Seat) -> bool {
        self.history.is_empty()
            && self.announced.is_none()
            && seat.index() < self.seats()
            && self.hand(seat).contains(&announced_tile())
    }

    /// The seat that announced 6-6 before the lead; `None` if no seat did.
    #[must_use]
    pub const fn announced(&self) -> Option<Seat> {
        self.announced
    }

    /// Checks an action of the seat whose turn it is, without playing it.
    ///
    /// # Errors
    /// [`PlayError`] says what would have been legal.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        position!(&*self.position, position => position.check(action))
    }

    /// The open ends after this action; `None` for an action that is not legal.
    ///
    /// ```
    /// use boneyard_rules::{Action, BySeat, MustLead, Place, Round, Rules, Seat};
    ///
    /// let rules = Rules::preset("draw")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let ends = round.ends_after(Action::play("0-1".parse()?, Place::First)).expect("a legal play");
    /// assert!(ends.iter().map(|end| end.number).eq([0, 1]));
    /// assert_eq!(round.ends_after(Action::Pass), None);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ends_after(&self, action: Action) -> Option<Vec<OpenEnd>> {
        let mut after = self.position.clone();
        position!(&mut *after, position => position.play(action).ok().map(|()| position.ends()))
    }

    /// All legal moves of the seat whose turn it is; empty once the round has ended. Plays that lead to the same
    /// position are listed once (G88).
    ///
    /// ```
    /// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat};
    ///
    /// let rules = Rules::preset("draw")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let must_lead = MustLead::Tile("0-0".parse()?);
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, must_lead)?;
    /// assert_eq!(round.legal(), ["0-0".parse()?]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        position!(&*self.position, position => position.legal())
    }

    /// Adds every legal move to `moves`, in the order of [`Round::legal`].
    pub fn legal_into(&self, moves: &mut Vec<Move>) {
        position!(&*self.position, position => position.legal_into(moves));
    }

    /// The seat that led or is due to lead. While the seats draw for the hub, the seat that drew first.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// What the round had to open with.
    #[must_use]
    pub const fn must_lead(&self) -> MustLead {
        self.must_lead
    }

    /// The actions so far, in order.
    #[must_use]
    pub fn history(&self) -> &[Acted] {
        &self.history
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> usize {
        position!(&*self.position, position => position.seats())
    }

    /// The seat whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        position!(&*self.position, position => position.turn())
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        position!(&*self.position, position => position.ends())
    }

    /// What each of [`Round::ends`] counts where the ends score in play: a half once, a double twice. `None` for an arm
    /// of a cross without a tile. Empty where ends never score.
    ///
    /// ```
    /// use boneyard_rules::{Action, BySeat, MustLead, Place, Round, Rules, Seat};
    ///
    /// let rules = Rules::preset("all-fives")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let mut round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// round.play(Action::play("0-1".parse()?, Place::First))?;
    /// round.play(Action::play("1-1".parse()?, Place::Right))?;
    /// assert_eq!(round.end_counts(), [Some(0), Some(2)]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn end_counts(&self) -> Vec<Option<u32>> {
        position!(&*self.position, position => position.end_counts())
    }

    /// The layout; `None` before the first tile.
    pub(crate) fn layout(&self) -> Option<AnyLayout> {
        match &*self.position {
            AnyPosition::Line(position) => position.layout().copied().map(AnyLayout::Line),
            AnyPosition::Spinner(position) => position.layout().copied().map(AnyLayout::Spinner),
            AnyPosition::Trains(position) => position.layout().copied().map(AnyLayout::Trains),
            AnyPosition::Tree(position) => position.layout().copied().map(AnyLayout::Tree),
            AnyPosition::Triangles(position) => position.layout().copied().map(AnyLayout::Triangles),
        }
    }

    /// The seats whose trains are marked, so that every seat may lay there; empty on other layouts.
    #[must_use]
    pub fn marked(&self) -> Vec<Seat> {
        position!(&*self.position, position => position.marked())
    }

    /// How the round ended; `None` until it has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        position!(&*self.position, position => position.outcome())
    }

    /// Whether this turn has laid a tile and may lay more. It stays true if the seat went out with that tile.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        position!(&*self.position, position => position.is_mid_turn())
    }

    /// Whether the last tile is a double that may be closed. It stays true if the seat went out with that double.
    #[must_use]
    pub fn may_close(&self) -> bool {
        position!(&*self.position, position => position.may_close())
    }

    /// How many tiles were drawn so far in this turn, or since the double that the turn must now cover.
    #[must_use]
    pub fn drawn(&self) -> u8 {
        position!(&*self.position, position => position.drawn())
    }

    /// The tiles that a seat holds, in the order of [`Tiles::iter`](crate::Tiles::iter).
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Vec<Tile> {
        position!(&*self.position, position => position.hand(seat).iter().collect())
    }

    /// How many tiles a seat holds.
    #[must_use]
    pub fn hand_len(&self, seat: Seat) -> usize {
        position!(&*self.position, position => position.hand(seat).len())
    }

    /// How many tiles were not dealt and not drawn.
    #[must_use]
    pub fn boneyard_len(&self) -> usize {
        position!(&*self.position, position => position.boneyard().len())
    }

    /// The points that each seat's remaining tiles count (R0.1.12).
    ///
    /// ```
    /// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat};
    ///
    /// let rules = Rules::preset("draw")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// assert_eq!(round.values(&rules)[Seat::FIRST], 21, "0-0 to 0-6");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn values(&self, rules: &Rules) -> BySeat<u32> {
        let value = |seat| position!(&*self.position, position => rules.tiles_value(position.hand(seat)));
        BySeat::new(self.seats(), value)
    }
}
