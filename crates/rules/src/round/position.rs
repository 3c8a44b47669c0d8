//! A round in progress, with every tile known.

use alloc::vec::Vec;

use super::{
    must_lead::MustLead,
    observed::Seen,
    outcome::Outcome,
    turn::{Step, Turn, Whereabouts},
};
use crate::{
    layout::{Layout, Line},
    play::{Action, Move, OpenEnd, Place, PlayError, PlayRules},
    seat::{SEATS_MAX, Seat},
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// A round in progress, with every tile known. It is always legal: it comes from a checked
/// [`Setup`](crate::Setup) and moves only to legal positions.
///
/// The order of the boneyard is not part of it: the caller says which tile a draw brought. `L` is how the tiles lie,
/// `W` is that of [`Tiles`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<L = Line, const W: usize = 1> {
    hands: [Tiles<W>; SEATS_MAX],
    /// All hands together.
    held: Tiles<W>,
    boneyard: Tiles<W>,
    laid: Tiles<W>,
    must_lead: MustLead,
    turn: Turn<L>,
}

/// The parts of a position, which the caller has checked.
pub(crate) struct Parts<L, const W: usize> {
    pub(crate) rules: PlayRules,
    pub(crate) seats: usize,
    pub(crate) hands: [Tiles<W>; SEATS_MAX],
    pub(crate) boneyard: Tiles<W>,
    pub(crate) laid: Tiles<W>,
    pub(crate) layout: Option<L>,
    pub(crate) must_lead: MustLead,
    pub(crate) turn: Seat,
    pub(crate) last_laid: Seat,
    pub(crate) drawn: u8,
}

impl<L: Layout<W>, const W: usize> Position<L, W> {
    #[inline]
    pub(crate) fn from_parts(parts: Parts<L, W>) -> Self {
        let Parts { rules, seats, hands, boneyard, laid, layout, must_lead, turn, last_laid, drawn } = parts;
        let turn = Turn { last_laid, drawn, ..Turn::new(rules, seats, turn, layout, boneyard.len()) };
        Self { held: all_hands(&hands), hands, boneyard, laid, must_lead, turn }
    }

    /// The seat whose turn it is. After the round, the seat that went out, or the one after the last turn.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn.seat
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.turn.seats as usize
    }

    /// The tiles a seat holds.
    #[must_use]
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Tiles<W> {
        self.hands[seat.index()]
    }

    /// The tiles nobody was dealt and nobody drew.
    #[must_use]
    pub const fn boneyard(&self) -> Tiles<W> {
        self.boneyard
    }

    /// The tiles on the table.
    #[must_use]
    pub const fn laid(&self) -> Tiles<W> {
        self.laid
    }

    /// How the tiles lie; `None` before the first.
    #[must_use]
    pub const fn layout(&self) -> Option<&L> {
        self.turn.layout.as_ref()
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.ends())
    }

    /// The seats whose trains are marked, so that anybody may lay there.
    #[must_use]
    pub fn marked(&self) -> Vec<Seat> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.marked())
    }

    /// What the round must open with.
    #[must_use]
    pub const fn must_lead(&self) -> MustLead {
        self.must_lead
    }

    /// Tiles drawn so far in this turn.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.turn.drawn
    }

    /// Whether something was laid in this turn, which may go on.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        self.turn.is_begun()
    }

    /// Whether the tile laid last is a double that may be closed. This stays true when that tile went out.
    #[must_use]
    pub const fn may_close(&self) -> bool {
        self.turn.may_close()
    }

    /// How the round ended; `None` while it goes on.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.turn.outcome
    }

    /// Adds every legal move. Plays that lead to the same position are listed once (G88).
    pub fn legal_into(&self, moves: &mut Vec<Move>) {
        let hand = self.playing_hand();
        self.turn.legal_into(hand, || self.must_lead.of(hand), moves);
    }

    /// Picks one of [`Position::legal`]; `None` after the round. Where there may be several, it calls `choose` with their
    /// count for a number below it. It hardly ever lists the moves, so it is fast.
    #[inline]
    pub fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.turn.outcome.is_some() {
            return None;
        }
        let Turn { rules, seat, .. } = &self.turn;
        let hand = self.playing_hand();
        match (&self.turn.layout, self.turn.step) {
            // By far the commonest: a turn begins, and a seat that can lay a tile must.
            (Some(layout), Step::Fresh) if !rules.if_able && !self.turn.draws_on() => {
                layout.pick(hand, *seat, rules, choose).or_else(|| Some(self.turn.draw_or_pass()))
            }
            (None, _) => {
                let leads = self.must_lead.of(hand);
                match leads.len() {
                    0 => Some(self.turn.draw_or_pass()),
                    count => leads.nth(choose(count)).map(|tile| Move::play(tile, Place::First)),
                }
            }
            (Some(layout), _) => {
                let hand = self.turn.allowed(hand);
                let plays = layout.count(hand, *seat, rules);
                let mut others = self.turn.other_choices(plays > 0).into_iter().flatten();
                match choose(plays + others.clone().count()) {
                    n if n < plays => layout.nth(hand, *seat, rules, n),
                    n => others.nth(n - plays),
                }
            }
        }
    }

    /// What the seat whose turn it is holds.
    #[inline]
    fn playing_hand(&self) -> Tiles<W> {
        self.hands[self.turn.seat.index()]
    }

    /// Where all tiles are.
    #[inline]
    fn whereabouts(&self) -> Whereabouts<W> {
        Whereabouts { held: self.held, boneyard: self.boneyard, laid: self.laid }
    }

    /// All that the seat whose turn it is may choose from.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_into(&mut moves);
        moves
    }

    /// Carries out an action of the seat whose turn it is. Plays that lead to the same position as a
    /// listed one are taken too.
    ///
    /// # Errors
    /// Says what would have been right; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Whether the seat whose turn it is may do this.
    ///
    /// # Errors
    /// Says what would have been right.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        if self.turn.outcome.is_some() {
            return Err(PlayError::Over);
        }
        if let Action::Play { tile, at, leaves } = action {
            return self.check_play(tile, at, leaves);
        }
        self.turn.check_other(action.choice(), &self.legal())?;
        match action {
            Action::Draw { tile } if !self.boneyard.contains(tile) => Err(PlayError::NotInBoneyard(tile)),
            _ => Ok(()),
        }
    }

    fn check_play(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Result<(), PlayError> {
        if !self.playing_hand().contains(tile) {
            return Err(PlayError::NotHeld(tile));
        }
        if let Some(layout) = &self.turn.layout {
            return self.turn.check_play(layout, (tile, at, leaves));
        }
        let play = Move::Play { tile, at, leaves };
        match self.must_lead {
            _ if at != Place::First => Err(PlayError::WrongPlace(play)),
            _ if leaves.is_some() => Err(PlayError::NoChoiceOfHalf(play)),
            MustLead::Tile(must) if must != tile => Err(PlayError::MustLead(must)),
            MustLead::Double if !tile.is_double() => Err(PlayError::MustLeadDouble),
            _ => Ok(()),
        }
    }

    /// Carries out an action that the caller knows to be legal, such as one of [`Position::legal`].
    #[inline(always)]
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Play { tile, at, leaves } => self.lay(tile, at, leaves),
            Action::Draw { tile } => {
                self.boneyard.remove(tile);
                self.hands[self.turn.seat.index()].insert(tile);
                self.held.insert(tile);
                self.turn.draw();
            }
            Action::Close => self.turn.close(),
            Action::Done => self.turn.end(self.whereabouts()),
            Action::Pass => self.turn.pass(self.whereabouts()),
        }
    }

    #[inline]
    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>) {
        self.hands[self.turn.seat.index()].remove(tile);
        self.held.remove(tile);
        self.laid.insert(tile);
        self.turn.lay(tile, at, leaves);
        self.turn.after_play(self.playing_hand().is_empty(), self.whereabouts());
    }

    /// Another seat leads, with this tile.
    pub(crate) fn led_by(&mut self, seat: Seat, tile: Tile) {
        self.turn.seat = seat;
        self.turn.last_laid = seat;
        self.must_lead = MustLead::Tile(tile);
    }

    /// What happened, done again as far as everybody saw it. The hands hold all that the seats have laid since, so
    /// that what they could have done besides is not known.
    pub(crate) fn replay_seen(mut self, history: &[Seen], turn: Seat) -> Self {
        for seen in history {
            if seen.seat() != self.turn.seat {
                self.turn.end(self.whereabouts());
            }
            match *seen {
                Seen::Played { tile, at, leaves, .. } => self.lay(tile, at, leaves),
                Seen::Drew { .. } => self.turn.drawn += 1,
                Seen::Closed { .. } => self.turn.close(),
                Seen::Done { .. } => self.turn.end(self.whereabouts()),
                Seen::Passed { .. } => self.turn.pass(self.whereabouts()),
            }
        }
        if turn != self.turn.seat {
            self.turn.end(self.whereabouts());
        }
        self.turn.outcome = None;
        self
    }

    /// Every tile of the set in play.
    #[must_use]
    #[inline]
    pub fn all_tiles(&self) -> Tiles<W> {
        self.laid | self.boneyard | self.held
    }

    /// The same round with the hidden tiles elsewhere: for a bot that imagines what others hold.
    /// The caller keeps the counts and the set as they are.
    #[must_use]
    pub fn with_hidden(mut self, hands: [Tiles<W>; SEATS_MAX], boneyard: Tiles<W>) -> Self {
        self.hands = hands;
        self.held = all_hands(&hands);
        self.boneyard = boneyard;
        self.turn.boneyard_len = boneyard.len() as u8;
        debug_assert!(self.all_tiles().len() >= self.laid.len());
        self
    }
}

/// All hands together.
pub(crate) fn all_hands<const W: usize>(hands: &[Tiles<W>; SEATS_MAX]) -> Tiles<W> {
    hands.iter().fold(Tiles::EMPTY, |all, hand| all | *hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::SpinnerLayout, ruleset::TileSet};

    #[test]
    fn positions_are_small() {
        // Lines where ends score or blanks are wild are played on arms. One word holds every set up to double-nine.
        assert!(Tiles::<1>::fits(TileSet::Double9));
        assert!(size_of::<Position<Line, 1>>() <= 128, "{}", size_of::<Position<Line, 1>>());
        assert!(
            size_of::<Position<SpinnerLayout, 1>>() <= 128,
            "{}",
            size_of::<Position<SpinnerLayout, 1>>()
        );
    }
}
