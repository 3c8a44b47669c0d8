//! When seats lift the tiles they took, and the order in which they stand (R3.1.9, R3.1.10).

use boneyard_rules::{Round, Seat, Tile};

use crate::{event::Event, options::Lifting, reaction::Reaction, table::Table};

impl Table {
    /// Who has not lifted the tiles of a round that this seat leads: the third seat until the first move, the fourth
    /// until the second, and so on (R3.1.9). Where a tile must be looked for before the lead, all lift at once.
    pub(crate) fn unlifted_from(&self, leader: Seat) -> Vec<Seat> {
        let looked_for = self.known_leader().is_none() || self.any_side_may_declare();
        if self.options.lifting == Lifting::AtOnce || looked_for {
            return Vec::new();
        }
        let seats = self.seats.seats();
        (2..seats).map(|step| Seat::at((leader.index() + step) % seats)).collect()
    }

    /// Lets the next seat lift its tiles once a turn is over.
    pub(crate) fn lift(&mut self, reaction: &mut Reaction) -> bool {
        let Some(&seat) = self.unlifted.first() else { return false };
        let Some(round) = &self.round else { return false };
        // The first of them waits for one turn to pass, the second for two.
        if self.turns_passed + self.unlifted.len() < self.seats.seats() - 1 {
            return false;
        }
        let hand = self.standing_hand(round, seat);
        self.happen(reaction, None, Event::Lifted { seat, hand });
        true
    }

    /// The hand in the order in which its tiles stand, where they may not be moved (R3.1.10).
    pub(crate) fn standing_hand(&self, round: &Round, seat: Seat) -> Vec<Tile> {
        let held = round.hand(seat);
        match &self.racks {
            Some(racks) => racks[seat].iter().copied().filter(|tile| held.contains(tile)).collect(),
            None => held,
        }
    }
}
