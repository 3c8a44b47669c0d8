//! The rules of a turn: what each step allows, when the turn ends, and when the round is blocked.
//!
//! [`Position`](super::Position) and [`PartialRound`](super::PartialRound) share them. A [`Turn`] does not hold the
//! hands: its callers pass the tiles. Start with [`Turn::legal_into`].

use alloc::vec::Vec;

use super::outcome::Outcome;
use crate::{
    layout::{Fits, Layout},
    play::{Move, Place, PlayError, PlayRules},
    ruleset::TurnPlays,
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// The step that a turn has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    /// No tile was laid in this turn yet, or no tile may follow the tile that was laid.
    Fresh,
    /// A double was laid; a second double may follow (R0.3.22, R2.9). The second double goes to another end, because
    /// its number differs.
    Second,
    /// Doubles may follow (F-donkey).
    Run {
        /// The place of the double that may be closed now.
        closable: Option<Place>,
    },
    /// Doubles may follow the double that opened the round (F-donkey). No double is closed in this turn.
    LeadRun,
    /// The double that was laid must be covered in the same turn (F-train).
    Cover,
}

/// The state of a round without its hands: whose turn it is, its step, and the layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Turn<L> {
    pub(super) rules: PlayRules,
    /// `None` before the first tile.
    pub(super) layout: Option<L>,
    pub(super) seats: u8,
    pub(super) seat: Seat,
    /// The seat that laid the last tile; before the first tile, the leader.
    pub(super) last_laid: Seat,
    /// How many tiles were drawn in this turn; the count starts again for the cover of a double.
    pub(super) drawn: u8,
    /// How many tiles are in the boneyard.
    pub(super) boneyard_len: u8,
    pub(super) step: Step,
    pub(super) outcome: Option<Outcome>,
}

/// Where the tiles are. An unknown tile that may be in a hand and in the boneyard is in both sets.
#[derive(Clone, Copy)]
pub(super) struct Whereabouts<const W: usize> {
    /// The tiles that any seat holds or may hold.
    pub(super) held: Tiles<W>,
    /// The tiles that are or may be in the boneyard.
    pub(super) boneyard: Tiles<W>,
    /// The tiles on the table.
    pub(super) laid: Tiles<W>,
}

impl<L> Turn<L> {
    /// The start of a turn: of the first turn in a round without a `layout`, otherwise of a later turn.
    #[inline]
    pub(super) fn new(
        rules: PlayRules,
        seats: usize,
        seat: Seat,
        layout: Option<L>,
        boneyard_len: usize,
    ) -> Self {
        Self {
            rules,
            layout,
            seats: seats as u8,
            seat,
            last_laid: seat,
            drawn: 0,
            boneyard_len: boneyard_len as u8,
            step: Step::Fresh,
            outcome: None,
        }
    }

    /// Whether the rules and the boneyard allow another draw in this turn. Before the first tile, where the seats draw
    /// for the hub, a turn draws one tile at most.
    #[inline]
    pub(super) fn may_draw(&self) -> bool {
        match self.layout {
            None => self.drawn == 0 && self.boneyard_len > 0,
            Some(_) => self.drawn < self.rules.draw_limit && self.has_drawable_tiles(),
        }
    }

    /// Counts a draw of the seat whose turn it is.
    #[inline]
    pub(super) fn draw(&mut self) {
        self.drawn += 1;
        self.boneyard_len -= 1;
    }

    /// Whether the rules let a seat draw from the boneyard as it is now, in this turn or in a later one.
    #[inline]
    pub(super) fn has_drawable_tiles(&self) -> bool {
        self.boneyard_len > self.rules.reserve && self.rules.draw_limit > 0
    }

    /// Whether the seat has begun to draw and must take more tiles before it plays.
    #[inline]
    pub(super) fn must_draw_more(&self) -> bool {
        self.rules.exactly && self.drawn > 0 && self.may_draw()
    }

    /// Whether this turn has laid a tile and may lay more. It stays true if the seat went out with that tile.
    pub(super) fn is_mid_turn(&self) -> bool {
        self.step != Step::Fresh
    }

    /// Whether the next tile is the first of the turn or the cover of a double.
    pub(super) const fn takes_any_tile(&self) -> bool {
        matches!(self.step, Step::Fresh | Step::Cover)
    }

    /// Whether the last tile is a double that may be closed.
    pub(super) const fn may_close(&self) -> bool {
        matches!(self.step, Step::Run { closable: Some(_) })
    }

    /// The tiles of a hand that this step allows, whether or not they fit an end.
    #[inline]
    pub(super) fn allowed<const W: usize>(&self, hand: Tiles<W>) -> Tiles<W> {
        match self.step {
            Step::Second | Step::Run { .. } | Step::LeadRun => hand.doubles(),
            Step::Fresh | Step::Cover if self.must_draw_more() => Tiles::EMPTY,
            Step::Fresh | Step::Cover => hand,
        }
    }

    /// The legal moves that lay no tile. `can_play` says whether any tile can be laid.
    #[inline]
    pub(super) fn other_choices(&self, can_play: bool) -> [Option<Move>; 2] {
        if self.outcome.is_some() {
            return [None, None];
        }
        match (self.step, &self.layout) {
            (Step::Second | Step::LeadRun, _) => [Some(Move::Done), None],
            (Step::Run { closable }, _) => [closable.map(|_| Move::Close), Some(Move::Done)],
            _ if !can_play => [Some(self.draw_or_pass()), None],
            (_, Some(_)) if self.rules.if_able && self.may_draw() => [Some(Move::Draw), None],
            _ => [None, None],
        }
    }

    /// The only legal move of a seat that can lay no tile.
    #[inline]
    pub(super) fn draw_or_pass(&self) -> Move {
        if self.may_draw() { Move::Draw } else { Move::Pass }
    }

    /// Checks a move that lays no tile. `legal` has all legal moves.
    pub(super) fn check_other(&self, choice: Move, legal: &[Move]) -> Result<(), PlayError> {
        if legal.contains(&choice) {
            return Ok(());
        }
        Err(match (choice, legal.first()) {
            (Move::Close, _) => PlayError::NothingToClose,
            (Move::Done, _) if self.step != Step::Cover => PlayError::NotDone,
            (Move::Draw | Move::Pass, _) if legal.contains(&Move::Done) => PlayError::TurnMayEnd,
            (_, Some(choice @ Move::Play { .. })) => PlayError::MustPlay(*choice),
            (_, Some(Move::Draw)) => PlayError::MustDraw,
            (Move::Done, _) => PlayError::MustPass,
            _ => PlayError::NothingToDraw,
        })
    }

    /// Sets the step after a tile was laid, whether or not the seat holds a tile that may follow. A seat without one
    /// ends its turn with [`Move::Done`]; a seat without a cover for its double draws or passes.
    fn advance_step(&mut self, tile: Tile, at: Place, opens_round: bool) {
        let is_first_of_turn = self.step == Step::Fresh;
        let is_opening_turn = opens_round || self.step == Step::LeadRun;
        self.step = match self.rules.turn {
            TurnPlays::TwoDoubles if is_first_of_turn && tile.is_double() && !is_opening_turn => Step::Second,
            TurnPlays::DoubleRun if is_opening_turn => Step::LeadRun,
            TurnPlays::DoubleRun => {
                let may_close = self.rules.close_double && tile.is_double();
                Step::Run { closable: may_close.then_some(at) }
            }
            TurnPlays::CoverDouble if tile.is_double() && !is_opening_turn => {
                self.drawn = 0;
                Step::Cover
            }
            TurnPlays::TwoDoubles | TurnPlays::CoverDouble | TurnPlays::One => Step::Fresh,
        };
    }

    /// Calls `each` with the legal plays of a hand. `opening_tiles` returns the tiles of the hand that may open the
    /// round.
    #[inline]
    pub(super) fn plays<const W: usize>(
        &self,
        hand: Tiles<W>,
        opening_tiles: impl FnOnce() -> Tiles<W>,
        mut each: impl FnMut(Fits<W>),
    ) where
        L: Layout<W>,
    {
        if self.outcome.is_some() {
            return;
        }
        match &self.layout {
            None => each(Fits::plain(Place::First, opening_tiles())),
            Some(layout) => {
                layout.plays(self.allowed(hand), self.seat, &self.rules, each);
            }
        }
    }

    /// Adds the legal moves of a seat with this hand. Plays that lead to the same position are listed once (G88).
    pub(super) fn legal_into<const W: usize>(
        &self,
        hand: Tiles<W>,
        opening_tiles: impl FnOnce() -> Tiles<W>,
        moves: &mut Vec<Move>,
    ) where
        L: Layout<W>,
    {
        let begin = moves.len();
        self.plays(hand, opening_tiles, |fits| moves.extend(fits.iter()));
        let can_play = moves.len() > begin;
        moves.extend(self.other_choices(can_play).into_iter().flatten());
    }

    /// Checks a play that is not the first of the round.
    pub(super) fn check_play<const W: usize>(
        &self,
        layout: &L,
        (tile, at, leaves): (Tile, Place, Option<Pips>),
    ) -> Result<(), PlayError>
    where
        L: Layout<W>,
    {
        layout.check(tile, at, leaves, self.seat, &self.rules)?;
        match self.step {
            // The seat must draw all its tiles before it plays.
            Step::Fresh | Step::Cover if self.must_draw_more() => Err(PlayError::MustDraw),
            Step::Fresh | Step::Cover => Ok(()),
            _ if !tile.is_double() => Err(PlayError::OnlyDoubles(tile)),
            Step::Second | Step::Run { .. } | Step::LeadRun => Ok(()),
        }
    }

    /// Lays a tile. The caller then removes it from the hand and calls [`Turn::after_play`].
    #[inline]
    pub(super) fn lay<const W: usize>(&mut self, tile: Tile, at: Place, leaves: Option<Pips>)
    where
        L: Layout<W>,
    {
        let opens_round = self.layout.is_none();
        match &mut self.layout {
            Some(layout) => layout.lay(tile, at, leaves, self.seat, &self.rules),
            None => self.layout = Some(L::first(tile, self.seats.into(), &self.rules)),
        }
        self.last_laid = self.seat;
        if self.rules.turn != TurnPlays::One {
            self.advance_step(tile, at, opens_round);
        }
    }

    /// Ends the round if the seat went out, otherwise the turn if no tile may follow. A last tile that would also block
    /// the round counts as going out (G87).
    #[inline]
    pub(super) fn after_play<const W: usize>(&mut self, went_out: bool, tiles: Whereabouts<W>)
    where
        L: Layout<W>,
    {
        if went_out {
            self.outcome = Some(Outcome::Out(self.seat));
        } else if self.step == Step::Fresh {
            self.end(tiles);
        }
    }

    /// Closes the double that was just laid.
    pub(super) fn close<const W: usize>(&mut self)
    where
        L: Layout<W>,
    {
        let (Step::Run { closable: Some(at) }, Some(layout)) = (self.step, &mut self.layout) else { return };
        layout.close(at);
        self.step = Step::Run { closable: None };
    }

    /// Records a pass and ends the turn.
    #[inline]
    pub(super) fn pass<const W: usize>(&mut self, tiles: Whereabouts<W>)
    where
        L: Layout<W>,
    {
        if let Some(layout) = &mut self.layout {
            layout.pass(self.seat);
        }
        self.end(tiles);
    }

    /// Gives the turn to the next seat, or ends the round if the round is blocked.
    #[inline]
    pub(super) fn end<const W: usize>(&mut self, tiles: Whereabouts<W>)
    where
        L: Layout<W>,
    {
        self.drawn = 0;
        self.step = Step::Fresh;
        self.seat = self.seat.next(self.seats.into());
        if self.is_blocked(tiles) {
            self.outcome = Some(Outcome::Blocked(self.last_laid));
        }
    }

    /// Whether the round is blocked (C12, C13), asked at the end of a turn. A draw ends no turn, because the seat must
    /// then still play or pass.
    #[inline]
    fn is_blocked<const W: usize>(&self, tiles: Whereabouts<W>) -> bool
    where
        L: Layout<W>,
    {
        let Some(layout) = &self.layout else { return false };
        let Whereabouts { held, boneyard, laid } = tiles;
        if self.rules.dead_suit
            && let Some(number) = layout.single_number()
        {
            let double = Tiles::<W>::of_number(number).doubles();
            let suit_without_double = (laid | boneyard | held) & Tiles::of_number(number).without(double);
            if suit_without_double.without(laid).is_empty() {
                return true;
            }
        }
        // Nearly always a seat holds a tile that fits, so the slower checks of the boneyard come last.
        if layout.fits_any(held, &self.rules) {
            return false;
        }
        let open: Tiles<W> = layout.open_tiles(&self.rules);
        // If every end is closed, or no tile at all could fit, the round is blocked even while tiles may be drawn.
        open.is_empty()
            || !self.has_drawable_tiles()
            || (self.rules.dead_boneyard_blocks && (boneyard & open).is_empty())
    }
}
