//! People who connect and disconnect, and the restart of a table after an outage.

use boneyard_rules::Seat;

use crate::{event::Event, occupant::Occupant, reaction::Reaction, table::Table, view::Phase};

impl Table {
    pub(crate) fn arrived(&mut self, reaction: &mut Reaction, seat: Seat) {
        let Some(Occupant::Person { held_by, .. }) = self.seats.get(seat) else { return };
        let held = held_by.is_some();
        let seat = self.first_seat(seat);
        let was_away = self.away_since[seat].take().is_some();
        self.connected_at[seat] = Some(reaction.now);
        if held {
            self.emit(reaction, None, Event::Returned { seat });
        }
        if was_away || held {
            reaction.show();
        }
    }

    pub(crate) fn departed(&mut self, reaction: &mut Reaction, seat: Seat) {
        if self.seats.get(seat).is_some_and(|occupant| occupant.person().is_some()) {
            let seat = self.first_seat(seat);
            self.away_since[seat] = Some(reaction.now);
            reaction.show();
        }
    }

    pub(crate) fn set_round_trip(&mut self, seat: Seat, ms: u64) {
        if seat.index() < self.seats.seats() {
            let seat = self.first_seat(seat);
            self.round_trip_ms[seat] = ms;
        }
    }

    /// After an outage: credits its time to the clocks, and restarts the grace time of people who are away.
    pub(crate) fn restored(&mut self, reaction: &mut Reaction) {
        let out_ms = reaction.now.ms_since(self.outage_began());
        if out_ms > 0 && matches!(self.phase, Phase::Playing | Phase::Taking | Phase::Between) {
            self.emit(reaction, None, Event::Credited { ms: out_ms });
        }
        // People have their whole time again to come to the first deal.
        self.gather_began = reaction.now;
        for seat in Seat::all(self.seats.seats()) {
            if self.away_since[seat].is_some() {
                self.away_since[seat] = Some(reaction.now);
            }
        }
        reaction.show();
    }
}
