//! The time that each player has in reserve for a match.

use boneyard_rules::{BySeat, Seat};

use crate::{table::Table, timestamp::Timestamp, view::Phase};

impl Table {
    /// Gives every player the full reserve, at the start of a match.
    pub(crate) fn fill_banks(&mut self) {
        let full = u64::from(self.options.bank_seconds.unwrap_or(0)) * 1_000;
        self.bank_ms = BySeat::new(self.seats.seats(), |_| full);
    }

    /// Takes from the reserve of the player on a seat what the turn took beyond its time. Call it when the turn ends.
    pub(crate) fn spend_bank(&mut self, seat: Seat, at: Timestamp) {
        let Some(seconds) = self.options.turn_seconds else { return };
        let over_ms = at.ms_since(self.turn_began).saturating_sub(u64::from(seconds) * 1_000);
        let first = self.first_seat(seat);
        self.bank_ms[first] = self.bank_ms[first].saturating_sub(over_ms);
    }

    /// What the player whose turn it is has left in reserve now; `None` without a reserve, or while a bot plays.
    pub(crate) fn bank_left(&self, now: Timestamp) -> Option<u64> {
        self.options.bank_seconds?;
        let ends = self.turn_ends_at().filter(|_| self.phase == Phase::Playing)?;
        let seat = self.first_seat(self.round.as_ref()?.turn());
        Some(self.bank_ms[seat].saturating_sub(now.ms_since(ends)))
    }
}
