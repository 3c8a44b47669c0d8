//! A round in progress in which every tile is known, without its history.
//!
//! Start with [`Position::legal`]. The rules of a turn are in `turn.rs`, and a `Layout` says where tiles may lie.

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

/// A round in progress in which every tile is known. It is always legal: it comes from a checked
/// [`Setup`](crate::Setup) and plays only legal actions.
///
/// It does not contain the order of the boneyard; the caller names the drawn tile. `L` is the layout, `W` the number of
/// machine words of [`Tiles`].
///
/// ```
/// use boneyard_rules::{Action, BySeat, Line, MustLead, Place, Position, Rules, Seat, Setup};
///
/// let rules = Rules::preset("block")?;
/// let tiles = rules.tile_list(2);
/// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
/// let setup = Setup::deal(hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any);
/// let mut position: Position<Line, 1> = setup.position(&rules)?;
/// position.play(Action::play("0-1".parse()?, Place::First))?;
/// assert_eq!(position.turn(), Seat::at(1));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<L = Line, const W: usize = 1> {
    hands: [Tiles<W>; SEATS_MAX],
    /// The union of all hands.
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
    /// The seat that laid the last tile; before the first tile, the leader.
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

    /// The seat whose turn it is. After the end of the round: the seat that went out, or in a block the next seat.
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

    /// The tiles that a seat holds.
    #[must_use]
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Tiles<W> {
        self.hands[seat.index()]
    }

    /// The tiles that were not dealt and not drawn.
    #[must_use]
    pub const fn boneyard(&self) -> Tiles<W> {
        self.boneyard
    }

    /// The tiles on the table.
    #[must_use]
    pub const fn laid(&self) -> Tiles<W> {
        self.laid
    }

    /// The layout; `None` before the first tile.
    #[must_use]
    pub const fn layout(&self) -> Option<&L> {
        self.turn.layout.as_ref()
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.ends())
    }

    /// What each of [`Position::ends`] counts where the ends score in play, as [`Layout::end_counts`].
    #[must_use]
    pub fn end_counts(&self) -> Vec<Option<u32>> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.end_counts())
    }

    /// The seats whose trains are marked, so that every seat may lay there; empty on other layouts.
    #[must_use]
    pub fn marked(&self) -> Vec<Seat> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.marked())
    }

    /// What the round must open with.
    #[must_use]
    pub const fn must_lead(&self) -> MustLead {
        self.must_lead
    }

    /// How many tiles were drawn so far in this turn, or since the double that the turn must now cover.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.turn.drawn
    }

    /// Whether this turn has laid a tile and may lay more. It stays true if the seat went out with that tile.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        self.turn.is_mid_turn()
    }

    /// Whether the last tile is a double that may be closed. It stays true if the seat went out with that double.
    #[must_use]
    pub const fn may_close(&self) -> bool {
        self.turn.may_close()
    }

    /// How the round ended; `None` until it has ended.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.turn.outcome
    }

    /// Adds every legal move to `moves`. Plays that lead to the same position are listed once (G88).
    pub fn legal_into(&self, moves: &mut Vec<Move>) {
        let hand = self.playing_hand();
        self.turn.legal_into(hand, || self.must_lead.of(hand), moves);
    }

    /// Picks one of [`Position::legal`]; `None` once the round has ended. If there may be several, it calls `choose`
    /// with their count, and `choose` returns a number below that count. It rarely builds the list of moves, which
    /// makes it fast.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Line, MustLead, Rules, Seat, Setup};
    ///
    /// let rules = Rules::preset("block")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let position = Setup::deal(hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any).position::<Line, 1>(&rules)?;
    /// assert_eq!(position.pick(|count| count - 1), position.legal().last().copied());
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.turn.outcome.is_some() {
            return None;
        }
        let Turn { rules, seat, .. } = &self.turn;
        let hand = self.playing_hand();
        match (&self.turn.layout, self.turn.step) {
            // The most common case: a turn begins, and a seat that can lay a tile must.
            (Some(layout), Step::Fresh) if !rules.if_able && !self.turn.must_draw_more() => {
                layout.pick(hand, *seat, rules, choose).or_else(|| Some(self.turn.draw_or_pass()))
            }
            // A turn begins, and a seat that can lay a tile may draw instead.
            (Some(layout), Step::Fresh) if !self.turn.must_draw_more() => {
                let plays = layout.count(hand, *seat, rules);
                let others = usize::from(plays == 0 || self.turn.may_draw());
                match choose(plays + others) {
                    n if n < plays => layout.nth(hand, *seat, rules, n),
                    _ => Some(self.turn.draw_or_pass()),
                }
            }
            (None, _) => {
                let opening_tiles = self.must_lead.of(hand);
                match opening_tiles.len() {
                    0 => Some(self.turn.draw_or_pass()),
                    count => opening_tiles.nth(choose(count)).map(|tile| Move::play(tile, Place::First)),
                }
            }
            (Some(layout), _) => {
                let hand = self.turn.allowed(hand);
                let plays = layout.count(hand, *seat, rules);
                let [first, second] = self.turn.other_choices(plays > 0);
                match choose(plays + usize::from(first.is_some()) + usize::from(second.is_some())) {
                    n if n < plays => layout.nth(hand, *seat, rules, n),
                    n if n == plays => first.or(second),
                    _ => second,
                }
            }
        }
    }

    /// The hand of the seat whose turn it is.
    #[inline]
    fn playing_hand(&self) -> Tiles<W> {
        self.hands[self.turn.seat.index()]
    }

    #[inline]
    fn whereabouts(&self) -> Whereabouts<W> {
        Whereabouts { held: self.held, boneyard: self.boneyard, laid: self.laid }
    }

    /// All legal moves of the seat whose turn it is; empty once the round has ended.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Line, MustLead, Rules, Seat, Setup};
    ///
    /// let rules = Rules::preset("block")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let setup = Setup::deal(hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Double);
    /// assert_eq!(setup.position::<Line, 1>(&rules)?.legal(), ["0-0".parse()?]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_into(&mut moves);
        moves
    }

    /// Plays an action of the seat whose turn it is. It also accepts plays that [`Position::legal`] leaves out because
    /// they lead to the same position as a listed play.
    ///
    /// # Errors
    /// Says what would have been legal; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Checks an action of the seat whose turn it is, without playing it.
    ///
    /// # Errors
    /// Says what would have been legal.
    ///
    /// ```
    /// use boneyard_rules::{Action, BySeat, Line, MustLead, Rules, Seat, Setup};
    ///
    /// let rules = Rules::preset("block")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let position = Setup::deal(hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any).position::<Line, 1>(&rules)?;
    /// let refused = position.check(Action::Pass).expect_err("any tile may lead");
    /// assert_eq!(refused.to_string(), "a tile fits and must be played, such as 0-0");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
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

    /// Plays an action without checking it. The caller passes a legal action, such as one of [`Position::legal`].
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

    /// Makes this seat the leader, which must lead this tile.
    pub(crate) fn led_by(&mut self, seat: Seat, tile: Tile) {
        self.turn.seat = seat;
        self.turn.last_laid = seat;
        self.must_lead = MustLead::Tile(tile);
    }

    /// Replays a history without checking it, then gives the turn to `turn`. From the start, each hand must have every
    /// tile that its seat lays or draws in the history.
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

    /// Every tile in a hand, in the boneyard or on the table.
    #[must_use]
    #[inline]
    pub fn all_tiles(&self) -> Tiles<W> {
        self.laid | self.boneyard | self.held
    }

    /// The same position with other hidden tiles, for a bot that samples the other hands. The caller keeps the size of
    /// each hand and the set in play unchanged.
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

/// The union of all hands.
pub(crate) fn all_hands<const W: usize>(hands: &[Tiles<W>; SEATS_MAX]) -> Tiles<W> {
    hands.iter().fold(Tiles::EMPTY, |all, hand| all | *hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::SpinnerLayout, ruleset::TileSet};

    #[test]
    fn positions_are_small() {
        // Lines where ends score or blanks are wild use a `SpinnerLayout`. One word holds every set up to double-nine.
        assert!(Tiles::<1>::fits(TileSet::Double9));
        assert!(size_of::<Position<Line, 1>>() <= 128, "{}", size_of::<Position<Line, 1>>());
        assert!(
            size_of::<Position<SpinnerLayout, 1>>() <= 128,
            "{}",
            size_of::<Position<SpinnerLayout, 1>>()
        );
    }
}
