//! The time before the lead in which 6-6 may be announced (R0.3.23).
//!
//! Whoever announces says that they hold 6-6; that nobody does must say nothing. So the time is the same whoever holds
//! it, and everybody can tell beforehand whether there will be one: it hangs on the accounts alone.

use boneyard_bots::announces;
use boneyard_rules::Seat;

use crate::{
    command::Refusal,
    event::{By, Event},
    options::Timestamp,
    table::{Table, Turn},
    view::Phase,
};

impl Table {
    /// When nobody may announce any more; `None` where nobody may now.
    pub(crate) fn declare_ends(&self) -> Option<Timestamp> {
        let began = self.declare_began.filter(|_| self.phase == Phase::Playing)?;
        Some(began.after_ms(Self::DECLARE_MS))
    }

    /// Whether some side has the right to announce, which everybody knows.
    pub(crate) fn anybody_may_declare(&self) -> bool {
        Seat::all(self.seats.seats()).any(|seat| self.game.may_announce(seat))
    }

    /// Whether a seat has the right, holds the tile, and it is time.
    pub(crate) fn can_declare(&self, seat: Seat) -> bool {
        let holds = || self.round.as_ref().is_some_and(|round| round.can_announce(seat));
        self.declare_ends().is_some() && self.game.may_announce(seat) && holds()
    }

    /// The seat of the same player that can announce.
    pub(crate) fn declarer(&self, seat: Seat) -> Option<Seat> {
        self.seats_with(seat).find(|seat| self.can_declare(*seat))
    }

    /// For which of their seats a player may announce.
    pub(crate) fn may_declare(&self, now: Timestamp, seat: Seat) -> Result<Seat, Refusal> {
        let in_time = self.declare_ends().is_some_and(|ends| now < ends);
        self.declarer(seat).filter(|_| in_time).ok_or(Refusal::NothingToDeclare)
    }

    /// Once the time is over a bot may still speak; then the lead's turn begins, which no event tells.
    pub(crate) fn go_on_declaring(&mut self, turn: &mut Turn, ends: Timestamp) -> bool {
        if turn.now < ends {
            return false;
        }
        match self.declaring_bot() {
            Some(seat) => self.happen(turn, None, Event::Declared { seat, by: By::Bot }),
            None => self.declare_began = None,
        }
        turn.show();
        true
    }

    /// The bot that holds 6-6, may announce it, and does.
    fn declaring_bot(&self) -> Option<Seat> {
        let round = self.round.as_ref()?;
        let speaks = |seat: &Seat| {
            let bot = self.seats[*seat].bot().filter(|_| self.can_declare(*seat));
            bot.is_some_and(|level| announces(level, &round.hand(*seat)))
        };
        Seat::all(self.seats.seats()).find(speaks)
    }

    /// Since when the table may have been out of reach. Before the lead it counts from the deal, so that whoever would
    /// have announced still can.
    pub(crate) fn out_since(&self) -> Timestamp {
        let untouched = self.declare_ends().is_some_and(|ends| ends == self.step_began);
        self.declare_began.filter(|_| untouched).unwrap_or(self.step_began)
    }
}
