//! The time before the lead in which 6-6 may be announced (R0.3.23).
//!
//! A seat that announces reveals that it holds 6-6, but a seat that does not announce must reveal nothing. So the
//! length of the wait does not depend on who holds 6-6, and only public facts decide whether there is a wait.

use boneyard_rules::Seat;

use crate::{
    command::Refusal,
    event::{ActedBy, Event},
    input::Request,
    reaction::Reaction,
    table::{BotDeclares, Table},
    timestamp::Timestamp,
    view::Phase,
};

impl Table {
    /// When the time for announcing ends; `None` outside that time.
    pub(crate) fn declare_ends(&self) -> Option<Timestamp> {
        let began = self.declare_began.filter(|_| self.phase == Phase::Playing)?;
        Some(began.after_ms(Self::DECLARE_MS))
    }

    /// Whether any side has the right to announce. This is public.
    pub(crate) fn any_side_may_declare(&self) -> bool {
        Seat::all(self.seats.seats()).any(|seat| self.game.may_announce(seat))
    }

    /// Whether a seat has the right and the tile, in the time for announcing.
    pub(crate) fn can_declare(&self, seat: Seat) -> bool {
        let holds = || self.round.as_ref().is_some_and(|round| round.can_announce(seat));
        self.declare_ends().is_some() && self.game.may_announce(seat) && holds()
    }

    /// The seat of this player that can announce.
    pub(crate) fn declaring_seat(&self, seat: Seat) -> Option<Seat> {
        self.seats_with(seat).find(|seat| self.can_declare(*seat))
    }

    /// The seat that announces if the player on `seat` sends the command now, or the refusal.
    pub(crate) fn may_declare(&self, now: Timestamp, seat: Seat) -> Result<Seat, Refusal> {
        let in_time = self.declare_ends().is_some_and(|ends| now < ends);
        self.declaring_seat(seat).filter(|_| in_time).ok_or(Refusal::NothingToDeclare)
    }

    /// Before `ends`: asks the bot that can announce, and returns false. From `ends` on: the bot announces, or the time
    /// for announcing is over, for which there is no event; returns true.
    pub(crate) fn advance_declaring(&mut self, reaction: &mut Reaction, ends: Timestamp) -> bool {
        if reaction.now < ends {
            self.ask_bot_to_declare(reaction);
            return false;
        }
        match self.bot_declares {
            BotDeclares::Yes { seat } if self.seats[seat].bot().is_some() => {
                self.emit(reaction, None, Event::Declared { seat, by: ActedBy::Bot });
            }
            _ => self.declare_began = None,
        }
        reaction.show();
        true
    }

    fn ask_bot_to_declare(&mut self, reaction: &mut Reaction) {
        if self.bot_declares != BotDeclares::NotAsked {
            return;
        }
        let bot_that_can = |seat: Seat| {
            let level = self.seats[seat].bot().filter(|_| self.can_declare(seat))?;
            Some((seat, level, self.round.as_ref()?.hand(seat)))
        };
        let Some((seat, level, hand)) = Seat::all(self.seats.seats()).find_map(bot_that_can) else { return };
        let question = self.seq;
        self.bot_declares = BotDeclares::Asked { question, seat };
        reaction.request(Request::AskToDeclare { question, seat, level, hand });
    }

    pub(crate) fn declare_answered(&mut self, answered: u64, declares: bool) {
        if let BotDeclares::Asked { question, seat } = self.bot_declares
            && question == answered
        {
            self.bot_declares = if declares { BotDeclares::Yes { seat } } else { BotDeclares::No };
        }
    }

    /// The earliest time at which an outage can have begun: when the turn or the last step began. Before the lead it is
    /// the deal, so that a seat still has the full time to announce after the outage.
    pub(crate) fn outage_began(&self) -> Timestamp {
        let before_lead = self.declare_ends().is_some_and(|ends| ends == self.step_began);
        self.declare_began.filter(|_| before_lead).unwrap_or(self.step_began)
    }
}
