//! Taking back what was played in a round.

use boneyard_rules::Seat;

use crate::{
    command::Refusal,
    event::{Event, Recorded, not_taken_back},
    proposal::Proposed,
    table::Table,
    view::Phase,
};

impl Table {
    /// What the person on a seat may ask to take back: the plays of the last turn in which the seat played, closed, passed or ended the
    /// turn, and everything after them. The tiles drawn in that turn before it stay drawn.
    pub(crate) fn may_take_back(&self, seat: Seat) -> Result<Proposed, Refusal> {
        if self.options.rated {
            return Err(Refusal::RatedStands);
        }
        if self.phase != Phase::Playing || self.pending.is_some() {
            return Err(Refusal::NoRound);
        }
        let own = |actor: Seat| self.first_seat(actor) == seat;
        let actions = self.actions();
        let last = actions.iter().rposition(|recorded| chosen_by(&recorded.event).is_some_and(own));
        let Some(last) = last else { return Err(Refusal::NothingToTakeBack) };
        let run = actions[..=last].iter().rev();
        let turn = run.take_while(|recorded| chosen_by(&recorded.event).is_some_and(own));
        let from = turn.last().map_or(actions[last].seq, |first| first.seq);
        Ok(Proposed::TakeBack { from })
    }

    /// The actions of the round so far, without those that were taken back.
    pub(crate) fn actions(&self) -> Vec<&Recorded> {
        let left = not_taken_back(self.since_deal());
        left.into_iter().filter(|recorded| recorded.event.is_action()).collect()
    }

    /// The last deal and everything since then.
    pub(crate) fn since_deal(&self) -> impl Iterator<Item = &Recorded> {
        let is_deal = |recorded: &Recorded| matches!(recorded.event, Event::Dealt { .. });
        let deal = self.log.iter().rposition(is_deal).unwrap_or(self.log.len());
        self.log.range(deal..)
    }
}

/// The seat that decided with this event how its turn goes on; `None` for a tile drawn.
fn chosen_by(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { seat, .. }
        | Event::Closed { seat, .. }
        | Event::Done { seat, .. }
        | Event::Passed { seat, .. } => Some(*seat),
        _ => None,
    }
}
