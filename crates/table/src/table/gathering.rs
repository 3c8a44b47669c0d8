//! Before the first deal, a table can wait until its people have connected.

use boneyard_rules::Seat;

use crate::{
    event::Event, occupant::Occupant, reaction::Reaction, table::Table, timestamp::Timestamp, view::Phase,
};

impl Table {
    /// Until when the first deal waits for people who have not connected yet; `None` if it waits for nobody.
    pub(crate) fn gathers_until(&self) -> Option<Timestamp> {
        let seconds = self.options.gather_seconds?;
        let is_before_first = self.phase == Phase::Between && self.match_number == 1 && self.sheet.is_empty();
        let waits = is_before_first && Seat::all(self.players()).any(|seat| self.is_expected(seat));
        waits.then(|| self.gather_began.after_ms(u64::from(seconds) * 1_000))
    }

    /// Whether the table gathers its people: nobody's clock runs, and nobody may go on without those who are still to come.
    #[must_use]
    pub fn is_gathering(&self) -> bool {
        self.gathers_until().is_some()
    }

    /// Gives the seats of people who have not come in time to bots.
    pub(crate) fn end_gathering(&mut self, reaction: &mut Reaction) {
        if self.gathers_until().is_none_or(|until| until > reaction.now) {
            return;
        }
        for seat in Seat::all(self.players()).filter(|seat| self.is_expected(*seat)).collect::<Vec<_>>() {
            self.emit(reaction, None, Event::Held { seat, level: Self::HOLDING_LEVEL });
        }
    }

    /// Whether the person on this seat has not connected yet, and no bot plays for the person.
    fn is_expected(&self, seat: Seat) -> bool {
        let plays = matches!(self.seats[seat], Occupant::Person { held_by: None, .. });
        plays && self.connected_at[seat].is_none()
    }
}
