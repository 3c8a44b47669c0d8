//! How often each person acted in the match, and how often the clock did. Moderators see the sums over all matches.

use boneyard_rules::{BySeat, Seat};

use crate::{
    command::CommandId,
    event::{ActedBy, Event},
    table::Table,
};

/// What a person did in the turns of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnCount {
    /// Plays and passes, with those that the clock made. What is taken back counts.
    pub turns: u32,
    /// How often the time ran out.
    pub timed_out: u32,
}

impl Table {
    /// The counts of the match, by the first seat of each player. What bots did is left out.
    #[must_use]
    pub const fn turn_counts(&self) -> &BySeat<TurnCount> {
        &self.turn_counts
    }

    /// Counts an event that is being applied.
    pub(crate) fn count_turn(&mut self, cause: Option<&CommandId>, event: &Event) {
        match event {
            Event::MatchBegan { .. } => {
                self.turn_counts = BySeat::new(self.seats.seats(), |_| TurnCount::default());
            }
            Event::Played { seat, by: by @ (ActedBy::Person | ActedBy::Clock), .. }
            | Event::Passed { seat, by: by @ (ActedBy::Person | ActedBy::Clock) } => {
                let first = self.first_seat(*seat);
                let count = &mut self.turn_counts[first];
                count.turns = count.turns.saturating_add(1);
                count.timed_out = count.timed_out.saturating_add(u32::from(*by == ActedBy::Clock));
            }
            // No command did it, so the time ran out.
            Event::Held { seat, .. } if cause.is_none() => self.count_timeout(*seat),
            Event::MatchEnded { end: Some(end) } if cause.is_none() => {
                if let Some(seat) = end.eliminated {
                    self.count_timeout(seat);
                }
            }
            _ => {}
        }
    }

    fn count_timeout(&mut self, seat: Seat) {
        let first = self.first_seat(seat);
        let count = &mut self.turn_counts[first];
        count.timed_out = count.timed_out.saturating_add(1);
    }
}
