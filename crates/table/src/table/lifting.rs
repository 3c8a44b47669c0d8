//! When the seats may look at the tiles they took, and the order of a hand (R3.1.9, R3.1.10).

use boneyard_rules::{Round, Seat, Tile};

use crate::{event::Event, options::Lifting, reaction::Reaction, table::Table};

impl Table {
    /// The seats that may not look at their tiles when the round begins: the third seat waits for the first move, the
    /// fourth for the second, and so on (R3.1.9). If a tile decides the lead, every seat looks at once.
    pub(crate) fn unlifted_from(&self, leader: Seat) -> Vec<Seat> {
        let looked_for = self.known_leader().is_none() || self.any_side_may_declare();
        if self.options.lifting == Lifting::AtOnce || looked_for {
            return Vec::new();
        }
        let seats = self.seats.seats();
        (2..seats).map(|step| Seat::at((leader.index() + step) % seats)).collect()
    }

    /// Lets the next seat look at its tiles once enough turns are over.
    pub(crate) fn lift(&mut self, reaction: &mut Reaction) -> bool {
        let Some(&seat) = self.unlifted.first() else { return false };
        let Some(round) = &self.round else { return false };
        // The first of these seats waits for one turn, the second for two.
        if self.turns_ended + self.unlifted.len() < self.seats.seats() - 1 {
            return false;
        }
        let hand = self.standing_hand(round, seat);
        self.emit(reaction, None, Event::Lifted { seat, hand });
        true
    }

    /// The hand in the order in which its tiles were taken, where players may not reorder it (R3.1.10).
    pub(crate) fn standing_hand(&self, round: &Round, seat: Seat) -> Vec<Tile> {
        let held = round.hand(seat);
        match &self.racks {
            Some(racks) => racks[seat].iter().copied().filter(|tile| held.contains(tile)).collect(),
            None => held,
        }
    }
}
