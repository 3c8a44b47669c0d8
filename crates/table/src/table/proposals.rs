//! What people ask of each other: to take back a play, or to end the match without a result. It happens once everyone agrees.
//!
//! `take_back.rs` takes back a play once everyone agrees.

use boneyard_rules::{BySeat, Round, Seat};

use crate::{
    command::{CommandId, Refusal},
    error::EventError,
    event::Event,
    proposal::{Proposal, ProposalView, Proposed},
    reaction::Reaction,
    table::Table,
    view::Phase,
};

impl Table {
    pub(crate) fn proposal_view(&self) -> Option<ProposalView> {
        let Proposal { seat, what, .. } = *self.proposal.as_ref()?;
        Some(ProposalView { seat, what, waits_for: self.proposal_waits_for() })
    }

    /// Asks the others for something. If nobody else has to agree, it happens at once.
    pub(crate) fn propose(
        &mut self,
        reaction: &mut Reaction,
        id: CommandId,
        what: Result<Proposed, Refusal>,
    ) {
        let seat = self.first_seat(id.seat);
        let what = match (what, &self.proposal) {
            (Ok(_), Some(_)) => Err(Refusal::AskedAlready),
            (what, _) => what,
        };
        match what {
            Ok(what) if self.others(seat).next().is_none() => {
                let event = self.agreed_event(seat, what);
                self.emit_for(reaction, id, event);
            }
            Ok(proposed) => self.emit_for(reaction, id, Event::Proposed { seat, proposed }),
            Err(refusal) => self.refuse(reaction, id, refusal),
        }
    }

    /// Agrees with what is asked. The last one who agrees makes it happen.
    pub(crate) fn agree(&mut self, reaction: &mut Reaction, id: CommandId) {
        let seat = self.first_seat(id.seat);
        let waits_for = self.proposal_waits_for();
        let Some(&Proposal { seat: asks, what, .. }) =
            self.proposal.as_ref().filter(|_| waits_for.contains(&seat))
        else {
            return self.refuse(reaction, id, Refusal::NothingAsked);
        };
        if waits_for == [seat] {
            self.emit(reaction, None, Event::Agreed { seat });
            let event = self.agreed_event(asks, what);
            self.emit_for(reaction, id, event);
        } else {
            self.emit_for(reaction, id, Event::Agreed { seat });
        }
    }

    /// Refuses what is asked. The person who asked may withdraw it in the same way.
    pub(crate) fn may_decline(&self, seat: Seat) -> Result<Event, Refusal> {
        let asked = self.proposal.as_ref().is_some_and(|proposal| proposal.seat == seat)
            || self.proposal_waits_for().contains(&seat);
        if asked { Ok(Event::Declined { seat }) } else { Err(Refusal::NothingAsked) }
    }

    /// Whether the match may be ended without a result, if everyone agrees.
    pub(crate) fn may_offer_end(&self) -> Result<Proposed, Refusal> {
        match self.phase {
            Phase::Playing | Phase::Taking | Phase::Between => Ok(Proposed::End),
            Phase::Waiting | Phase::Over | Phase::Stopped => Err(Refusal::NoRound),
        }
    }

    /// The end of a match between two in which the person on a seat gives up.
    pub(crate) fn may_resign(&self, seat: Seat) -> Result<Event, Refusal> {
        let alone = self.players() == 2 && self.phase == Phase::Playing;
        if !alone {
            return Err(Refusal::NotResigned);
        }
        let mut game = self.game.clone();
        game.resign(seat);
        Ok(Event::MatchEnded { end: game.end().cloned() })
    }

    /// Whether every player has acted in the match: a round is over, or each has played, drawn or passed in the first one. What a bot
    /// did in a person's place counts.
    #[must_use]
    pub fn has_everyone_acted(&self) -> bool {
        let history = self.round.iter().flat_map(Round::history);
        let has_acted = |player| history.clone().any(|acted| self.first_seat(acted.seat) == player);
        !self.sheet.is_empty() || Seat::all(self.players()).all(has_acted)
    }

    pub(crate) fn apply_proposed(&mut self, seat: Seat, what: Proposed) -> Result<(), EventError> {
        self.seats.get(seat).ok_or(EventError::NoSeat(seat))?;
        self.proposal = Some(Proposal { seat, what, agreed: BySeat::new(self.seats.seats(), |_| false) });
        Ok(())
    }

    pub(crate) fn apply_agreed(&mut self, seat: Seat) -> Result<(), EventError> {
        self.seats.get(seat).ok_or(EventError::NoSeat(seat))?;
        if let Some(proposal) = &mut self.proposal {
            proposal.agreed[seat] = true;
        }
        Ok(())
    }

    /// What happens once everyone agreed.
    fn agreed_event(&self, seat: Seat, what: Proposed) -> Event {
        match what {
            Proposed::TakeBack { from } => Event::TookBack { seat, from },
            Proposed::End => Event::MatchEnded { end: None },
        }
    }

    /// The people who have not answered yet, by their first seats.
    fn proposal_waits_for(&self) -> Vec<Seat> {
        let Some(proposal) = &self.proposal else { return Vec::new() };
        self.others(proposal.seat).filter(|seat| !proposal.agreed[*seat]).collect()
    }

    /// The other people who play, by their first seats. A bot agrees with everything, also one that plays for a person.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let plays = |seat: &Seat| self.seats[*seat].person().is_some() && self.seats[*seat].bot().is_none();
        Seat::all(self.players()).filter(move |other| *other != seat).filter(plays)
    }

    /// Emits an event for a command, and answers the command.
    pub(crate) fn emit_for(&mut self, reaction: &mut Reaction, id: CommandId, event: Event) {
        self.emit(reaction, Some(id.clone()), event);
        reaction.answer(id, Ok(self.seq));
    }
}
