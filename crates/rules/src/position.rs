//! A round in progress, with every tile known.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Move, Place},
    layout::{Fits, Layout, Line, OpenEnd},
    lead::MustLead,
    play_error::PlayError,
    play_rules::PlayRules,
    rules::TurnPlays,
    seat::{SEATS_MAX, Seat},
    tile::{Pips, Tile},
    tiles::Tiles,
    view::Seen,
};

/// How a round ended at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "seat", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// This seat went out.
    Out(Seat),
    /// Nobody can go on; this seat laid the last tile.
    Blocked(Seat),
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// Nothing has been laid in it.
    Fresh,
    /// A double was laid; a second one may follow (R0.3.22, R2.9). It goes to another end, for no other double has the
    /// number of the first one.
    Second,
    /// Doubles may follow; the one laid there last may be closed where that is said (F-donkey).
    Run {
        /// Where.
        closable: Option<Place>,
    },
    /// Doubles may follow those that led the round; nothing is closed in this turn.
    LeadRun,
    /// A double waits for its cover (F-train).
    Cover,
}

/// A round in progress, with every tile known. It is always legal: it comes from a checked
/// [`Setup`](crate::Setup) and moves only to legal positions.
///
/// The order of the boneyard is not part of it: whoever deals says which tile a draw brought. `L` is how the tiles lie,
/// `W` is that of [`Tiles`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<L = Line, const W: usize = 1> {
    hands: [Tiles<W>; SEATS_MAX],
    /// All hands together.
    held: Tiles<W>,
    boneyard: Tiles<W>,
    laid: Tiles<W>,
    rules: PlayRules,
    /// `None` before the first tile.
    layout: Option<L>,
    must_lead: MustLead,
    seats: u8,
    turn: Seat,
    last_laid: Seat,
    /// Tiles drawn in this turn.
    drawn: u8,
    step: Step,
    outcome: Option<Outcome>,
}

/// What a position is made of, where its maker has checked it.
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
        Self {
            held: union(&hands),
            hands,
            boneyard,
            laid,
            rules,
            layout,
            must_lead,
            seats: seats as u8,
            turn,
            last_laid,
            drawn,
            step: Step::Fresh,
            outcome: None,
        }
    }

    /// The seat whose turn it is. After the round, the seat that went out, or the one after whoever blocked it.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
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
        self.layout.as_ref()
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        self.layout.map_or(Vec::new(), |layout| layout.ends())
    }

    /// The seats whose trains are marked, so that anybody may lay there.
    #[must_use]
    pub fn marked(&self) -> Vec<Seat> {
        self.layout.map_or(Vec::new(), |layout| layout.marked())
    }

    /// What the round must open with.
    #[must_use]
    pub const fn must_lead(&self) -> MustLead {
        self.must_lead
    }

    /// Tiles drawn so far in this turn.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.drawn
    }

    /// Whether something was laid in this turn, which may go on.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        self.step != Step::Fresh
    }

    /// Whether the tile laid last is a double that may be closed: also after it went out, when it no longer matters.
    #[must_use]
    pub const fn may_close(&self) -> bool {
        matches!(self.step, Step::Run { closable: Some(_) })
    }

    /// How the round ended; `None` while it goes on.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Adds all that the seat whose turn it is may choose from. Plays that lead to the same position stand once (G88).
    pub fn legal_into(&self, moves: &mut Vec<Move>) {
        let begin = moves.len();
        self.plays(|fits| moves.extend(fits.iter()));
        let can_play = moves.len() > begin;
        moves.extend(self.choices_beside(can_play).into_iter().flatten());
    }

    /// One of [`Position::legal`]; none after the round. Where there may be several, `choose` is asked for a number below
    /// their count. They are hardly ever listed, so this is quick.
    #[inline]
    pub fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.outcome.is_some() {
            return None;
        }
        let hand = self.hands[self.turn.index()];
        match (&self.layout, self.step) {
            // By far the commonest: a turn begins, and who can lay a tile must.
            (Some(layout), Step::Fresh) if !self.rules.if_able && !self.draws_on() => {
                match layout.count(hand, self.turn, &self.rules) {
                    0 => Some(self.draw_or_pass()),
                    count => layout.nth(hand, self.turn, &self.rules, choose(count)),
                }
            }
            (None, _) => {
                let leads = self.must_lead.of(hand);
                match leads.len() {
                    0 => Some(self.draw_or_pass()),
                    count => leads.nth(choose(count)).map(|tile| Move::play(tile, Place::First)),
                }
            }
            (Some(layout), step) => {
                let hand = match step {
                    Step::Second | Step::Run { .. } | Step::LeadRun => hand.doubles(),
                    _ if self.draws_on() => Tiles::EMPTY,
                    _ => hand,
                };
                let plays = layout.count(hand, self.turn, &self.rules);
                let mut beside = self.choices_beside(plays > 0).into_iter().flatten();
                match choose(plays + beside.clone().count()) {
                    n if n < plays => layout.nth(hand, self.turn, &self.rules, n),
                    n => beside.nth(n - plays),
                }
            }
        }
    }

    /// Tells `each` what the seat whose turn it is may lay.
    #[inline]
    fn plays(&self, mut each: impl FnMut(Fits<W>)) {
        if self.outcome.is_some() {
            return;
        }
        let hand = self.hands[self.turn.index()];
        let Some(layout) = &self.layout else {
            each(Fits::plain(Place::First, self.must_lead.of(hand)));
            return;
        };
        match self.step {
            Step::Fresh | Step::Cover if self.draws_on() => {}
            Step::Fresh | Step::Cover => layout.plays(hand, self.turn, &self.rules, each),
            Step::Second | Step::Run { .. } | Step::LeadRun => {
                layout.plays(hand.doubles(), self.turn, &self.rules, each);
            }
        }
    }

    /// What the seat whose turn it is may choose beside laying a tile.
    #[inline]
    fn choices_beside(&self, can_play: bool) -> [Option<Move>; 2] {
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

    /// What is left to a seat that can lay nothing.
    #[inline]
    fn draw_or_pass(&self) -> Move {
        let may_draw = match self.layout {
            // Where nobody was dealt the hub, each seat draws one tile until it turns up.
            None => self.drawn == 0,
            Some(_) => self.may_draw(),
        };
        if may_draw { Move::Draw } else { Move::Pass }
    }

    /// Whether the seat has begun to draw and must take more tiles first.
    #[inline]
    fn draws_on(&self) -> bool {
        self.rules.exactly && self.drawn > 0 && self.may_draw()
    }

    /// All that the seat whose turn it is may choose from.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_into(&mut moves);
        moves
    }

    /// Whether the seat may take a tile now, as far as the boneyard goes.
    #[inline]
    fn may_draw(&self) -> bool {
        self.drawn < self.rules.draw_limit && self.drawable()
    }

    /// Whether the boneyard holds a tile that anybody may ever take.
    #[inline]
    fn drawable(&self) -> bool {
        let left = match self.rules.reserve {
            0 => !self.boneyard.is_empty(),
            reserve => self.boneyard.len() > usize::from(reserve),
        };
        left && self.rules.draw_limit > 0
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
        if self.outcome.is_some() {
            return Err(PlayError::Over);
        }
        if let Action::Play { tile, at, leaves } = action {
            return self.check_play(tile, at, leaves);
        }
        let legal = self.legal();
        if legal.contains(&action.choice()) {
            return match action {
                Action::Draw { tile } if !self.boneyard.contains(tile) => Err(PlayError::NotInBoneyard(tile)),
                _ => Ok(()),
            };
        }
        Err(match (action, legal.first()) {
            (Action::Close, _) => PlayError::NothingToClose,
            (Action::Done, _) if self.step != Step::Cover => PlayError::NotDone,
            (Action::Draw { .. } | Action::Pass, _) if legal.contains(&Move::Done) => PlayError::TurnMayEnd,
            (_, Some(choice @ Move::Play { .. })) => PlayError::MustPlay(*choice),
            (_, Some(Move::Draw)) => PlayError::MustDraw,
            (Action::Done, _) => PlayError::MustPass,
            _ => PlayError::NothingToDraw,
        })
    }

    fn check_play(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at, leaves };
        if !self.hand(self.turn).contains(tile) {
            return Err(PlayError::NotHeld(tile));
        }
        let Some(layout) = &self.layout else {
            return match self.must_lead {
                _ if at != Place::First => Err(PlayError::WrongPlace(choice)),
                _ if leaves.is_some() => Err(PlayError::NoChoiceOfHalf(choice)),
                MustLead::Tile(must) if must != tile => Err(PlayError::MustLead(must)),
                MustLead::Double if !tile.is_double() => Err(PlayError::MustLeadDouble),
                _ => Ok(()),
            };
        };
        layout.check(tile, at, leaves, self.turn, &self.rules)?;
        match self.step {
            // All tiles of a turn are drawn before a play.
            Step::Fresh | Step::Cover if self.draws_on() => Err(PlayError::MustDraw),
            Step::Fresh | Step::Cover => Ok(()),
            _ if !tile.is_double() => Err(PlayError::OnlyDoubles(tile)),
            Step::Second | Step::Run { .. } | Step::LeadRun => Ok(()),
        }
    }

    /// Carries out an action that the caller knows to be legal, such as one of [`Position::legal`].
    #[inline(always)]
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Play { tile, at, leaves } => self.lay(tile, at, leaves),
            Action::Draw { tile } => {
                self.boneyard.remove(tile);
                self.hands[self.turn.index()].insert(tile);
                self.held.insert(tile);
                self.drawn += 1;
            }
            Action::Close => self.close(),
            Action::Done => self.end_turn(),
            Action::Pass => self.pass(),
        }
    }

    #[inline]
    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>) {
        self.hands[self.turn.index()].remove(tile);
        self.held.remove(tile);
        self.laid.insert(tile);
        let leads = self.layout.is_none();
        match &mut self.layout {
            Some(layout) => layout.lay(tile, at, leaves, self.turn, &self.rules),
            None => self.layout = Some(L::first(tile, self.seats(), &self.rules)),
        }
        self.last_laid = self.turn;
        if self.rules.turn != TurnPlays::One {
            self.go_on(tile, at, leads);
        }
        // Going out is tested before blocking (G87).
        if self.hands[self.turn.index()].is_empty() {
            self.outcome = Some(Outcome::Out(self.turn));
        } else if self.step == Step::Fresh {
            self.end_turn();
        }
    }

    /// The turn goes on where something may follow the tile that was just laid. Whether the seat holds such a tile
    /// is nobody's business: it says itself that it is done.
    fn go_on(&mut self, tile: Tile, at: Place, leads: bool) {
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
                // What is drawn for the cover is counted by itself.
                self.drawn = 0;
                Step::Cover
            }
            TurnPlays::TwoDoubles | TurnPlays::CoverDouble | TurnPlays::One => Step::Fresh,
        };
    }

    fn close(&mut self) {
        let (Step::Run { closable: Some(at) }, Some(layout)) = (self.step, &mut self.layout) else { return };
        layout.close(at);
        self.step = Step::Run { closable: None };
    }

    #[inline]
    fn pass(&mut self) {
        if let Some(layout) = &mut self.layout {
            layout.pass(self.turn);
        }
        self.end_turn();
    }

    #[inline]
    fn end_turn(&mut self) {
        self.drawn = 0;
        self.step = Step::Fresh;
        self.turn = self.turn.next(self.seats());
        if self.is_blocked() {
            self.outcome = Some(Outcome::Blocked(self.last_laid));
        }
    }

    /// Whether nobody can go on (C12, C13). The turn in which the last draw changed nothing still ends
    /// in a pass, so this is asked after plays and passes only.
    #[inline]
    fn is_blocked(&self) -> bool {
        let Some(layout) = &self.layout else { return false };
        let open: Tiles<W> = layout.open_tiles(&self.rules);
        if self.rules.dead_suit
            && let Some(number) = layout.single_number()
        {
            let doubles = Tiles::<W>::of_number(number).doubles();
            let others = self.known() & Tiles::of_number(number).without(doubles);
            if others.without(self.laid).is_empty() {
                return true;
            }
        }
        // Nearly always somebody holds a tile that fits, so this is asked before the boneyard is looked at.
        if !(self.held & open).is_empty() {
            return false;
        }
        // Where no end is left, or no tile could ever fit one, nothing is drawn any more.
        open.is_empty() || !self.drawable() || (self.rules.stays && (self.boneyard & open).is_empty())
    }

    /// Another seat leads, with this tile.
    pub(crate) fn led_by(&mut self, seat: Seat, tile: Tile) {
        self.turn = seat;
        self.last_laid = seat;
        self.must_lead = MustLead::Tile(tile);
    }

    /// What happened, done again as far as everybody saw it. The hands hold all that the seats have laid since, so
    /// that what they could have done besides is not known.
    pub(crate) fn relive(mut self, history: &[Seen], turn: Seat) -> Self {
        for seen in history {
            if seen.seat() != self.turn {
                self.end_turn();
            }
            match *seen {
                Seen::Played { tile, at, leaves, .. } => self.lay(tile, at, leaves),
                Seen::Drew { .. } => self.drawn += 1,
                Seen::Closed { .. } => self.close(),
                Seen::Done { .. } => self.end_turn(),
                Seen::Passed { .. } => self.pass(),
            }
        }
        if turn != self.turn {
            self.end_turn();
        }
        self.outcome = None;
        self
    }

    /// Every tile of the set in play.
    #[must_use]
    #[inline]
    pub fn known(&self) -> Tiles<W> {
        self.laid | self.boneyard | self.held
    }

    /// The same round with the hidden tiles elsewhere: for a bot that imagines what others hold.
    /// The caller keeps the counts and the set as they are.
    #[must_use]
    pub fn with_hidden(mut self, hands: [Tiles<W>; SEATS_MAX], boneyard: Tiles<W>) -> Self {
        self.hands = hands;
        self.held = union(&hands);
        self.boneyard = boneyard;
        debug_assert!(self.known().len() >= self.laid.len());
        self
    }
}

/// All hands together.
pub(crate) fn union<const W: usize>(hands: &[Tiles<W>; SEATS_MAX]) -> Tiles<W> {
    hands.iter().fold(Tiles::EMPTY, |all, hand| all | *hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{layout::Arms, rules::TileSet};

    #[test]
    fn positions_are_small() {
        // Lines where ends score or blanks are wild are played on arms. One word holds every set up to double-nine.
        assert!(Tiles::<1>::fits(TileSet::Double9));
        assert!(size_of::<Position<Line, 1>>() <= 128, "{}", size_of::<Position<Line, 1>>());
        assert!(size_of::<Position<Arms, 1>>() <= 128, "{}", size_of::<Position<Arms, 1>>());
    }
}
