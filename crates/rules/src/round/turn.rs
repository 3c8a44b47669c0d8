//! The rules of a turn: what each step allows, when the turn ends, and when the round is blocked.
//!
//! [`Position`](super::Position) and [`PartialRound`](super::PartialRound) share them. A [`Turn`] does not hold the hands:
//! its callers pass the tiles. Start with [`Turn::legal_into`].

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
    /// No tile was laid in this turn yet.
    Fresh,
    /// A double was laid; a second one may follow (R0.3.22, R2.9). It goes to another end, because no other double has
    /// the number of the first one.
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
    pub(super) last_laid: Seat,
    /// How many tiles were drawn in this turn; the count starts again for the cover of a double.
    pub(super) drawn: u8,
    /// How many tiles are in the boneyard.
    pub(super) boneyard_len: u8,
    pub(super) step: Step,
    pub(super) outcome: Option<Outcome>,
}

/// The tiles that are or may be in any hand, in the boneyard and on the table. An unknown tile may be in several.
#[derive(Clone, Copy)]
pub(super) struct Whereabouts<const W: usize> {
    pub(super) held: Tiles<W>,
    pub(super) boneyard: Tiles<W>,
    pub(super) laid: Tiles<W>,
}

impl<L> Turn<L> {
    /// The first turn of a round, or a later one with this layout in which nothing was done yet.
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

    /// Whether the boneyard allows another draw in this turn. Before the first tile the seats draw one tile each for the
    /// hub.
    #[inline]
    pub(super) fn may_draw(&self) -> bool {
        match self.layout {
            None => self.drawn == 0 && self.boneyard_len > 0,
            Some(_) => self.drawn < self.rules.draw_limit && self.is_drawable(),
        }
    }

    /// Counts a draw of the seat whose turn it is.
    #[inline]
    pub(super) fn draw(&mut self) {
        self.drawn += 1;
        self.boneyard_len -= 1;
    }

    /// Whether the boneyard holds a tile that a seat may ever draw.
    #[inline]
    pub(super) fn is_drawable(&self) -> bool {
        self.boneyard_len > self.rules.reserve && self.rules.draw_limit > 0
    }

    /// Whether the seat has begun to draw and must take more tiles before it plays.
    #[inline]
    pub(super) fn draws_on(&self) -> bool {
        self.rules.exactly && self.drawn > 0 && self.may_draw()
    }

    /// Whether this turn has laid a tile and may lay more.
    pub(super) fn is_begun(&self) -> bool {
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
            Step::Fresh | Step::Cover if self.draws_on() => Tiles::EMPTY,
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

    /// Checks a move that lays no tile. `legal` are all legal moves.
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

    /// Sets the step after a tile was laid. It does not check whether the seat holds a tile that may follow, because the
    /// seat ends such a turn itself with [`Move::Done`].
    fn advance_step(&mut self, tile: Tile, at: Place, leads: bool) {
        let begins = self.step == Step::Fresh;
        let leads = leads || self.step == Step::LeadRun;
        self.step = match self.rules.turn {
            TurnPlays::TwoDoubles if begins && tile.is_double() && !leads => Step::Second,
            TurnPlays::DoubleRun if leads => Step::LeadRun,
            TurnPlays::DoubleRun => {
                let may_close = self.rules.close_double && tile.is_double();
                Step::Run { closable: may_close.then_some(at) }
            }
            TurnPlays::CoverDouble if tile.is_double() && !leads => {
                self.drawn = 0;
                Step::Cover
            }
            TurnPlays::TwoDoubles | TurnPlays::CoverDouble | TurnPlays::One => Step::Fresh,
        };
    }

    /// Calls `each` with the legal plays of a hand. `leads` returns the tiles of the hand that may open the round.
    #[inline]
    pub(super) fn plays<const W: usize>(
        &self,
        hand: Tiles<W>,
        leads: impl FnOnce() -> Tiles<W>,
        mut each: impl FnMut(Fits<W>),
    ) where
        L: Layout<W>,
    {
        if self.outcome.is_some() {
            return;
        }
        match &self.layout {
            None => each(Fits::plain(Place::First, leads())),
            Some(layout) => {
                layout.plays(self.allowed(hand), self.seat, &self.rules, each);
            }
        }
    }

    /// Adds the legal moves of a seat with this hand. Plays that lead to the same position are listed once (G88).
    pub(super) fn legal_into<const W: usize>(
        &self,
        hand: Tiles<W>,
        leads: impl FnOnce() -> Tiles<W>,
        moves: &mut Vec<Move>,
    ) where
        L: Layout<W>,
    {
        let begin = moves.len();
        self.plays(hand, leads, |fits| moves.extend(fits.iter()));
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
            Step::Fresh | Step::Cover if self.draws_on() => Err(PlayError::MustDraw),
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
        let leads = self.layout.is_none();
        match &mut self.layout {
            Some(layout) => layout.lay(tile, at, leaves, self.seat, &self.rules),
            None => self.layout = Some(L::first(tile, self.seats.into(), &self.rules)),
        }
        self.last_laid = self.seat;
        if self.rules.turn != TurnPlays::One {
            self.advance_step(tile, at, leads);
        }
    }

    /// Ends the round if the seat went out, or the turn if no tile may follow. A seat that goes out with a blocking tile
    /// has gone out (G87).
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

    /// Gives the turn to the next seat, or ends the round if it is blocked.
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

    /// Whether the round is blocked (C12, C13). Only plays and passes can block it: after a draw the seat must still play
    /// or pass.
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
            let doubles = Tiles::<W>::of_number(number).doubles();
            let others = (laid | boneyard | held) & Tiles::of_number(number).without(doubles);
            if others.without(laid).is_empty() {
                return true;
            }
        }
        // Nearly always a seat holds a tile that fits, so this is asked before the boneyard is looked at.
        if layout.fits_any(held, &self.rules) {
            return false;
        }
        let open: Tiles<W> = layout.open_tiles(&self.rules);
        // Where no end is left, or no tile could ever fit one, nothing is drawn any more.
        open.is_empty()
            || !self.is_drawable()
            || (self.rules.dead_boneyard_blocks && (boneyard & open).is_empty())
    }
}
