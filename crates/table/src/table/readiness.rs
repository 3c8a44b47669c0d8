//! Whether people are ready, and when the next deal is due.

use boneyard_rules::Seat;

use crate::{table::Table, timestamp::Timestamp};

impl Table {
    /// When the pause before the next deal ends.
    pub(crate) fn deal_is_due_at(&self) -> Timestamp {
        let at_once = self.sheet.is_empty() || self.everyone_here_is_ready();
        if at_once { self.turn_began } else { self.turn_began.after_ms(Self::PAUSE_MS) }
    }

    /// Whether every person who plays is ready; false at a table of bots only.
    pub(crate) fn everyone_ready(&self) -> bool {
        self.all_ready(|_| true)
    }

    /// Whether all connected players are ready. False if no player is connected.
    fn everyone_here_is_ready(&self) -> bool {
        self.all_ready(|seat| self.away_since[self.first_seat(seat)].is_none())
    }

    /// Whether all people who play and are `asked` are ready; false if there are none.
    fn all_ready(&self, asked: impl Fn(Seat) -> bool) -> bool {
        let mut people = self
            .seats
            .seated()
            .filter(|(seat, occupant)| {
                occupant.person().is_some() && occupant.bot().is_none() && asked(*seat)
            })
            .peekable();
        people.peek().is_some() && people.all(|(seat, _)| self.ready[seat])
    }
}
