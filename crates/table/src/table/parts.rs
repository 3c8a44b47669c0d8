//! The commitment of the next deal, and the parts that clients add to it.
//!
//! `boneyard_deal` computes the deal; `docs/deals.md` says how anyone can check it.

use boneyard_deal::{Commitment, Part, Secret};
use boneyard_rules::{BySeat, Seat};

use crate::{
    input::{DealKey, Request},
    occupant::Occupant,
    pile::Pile,
    reaction::Reaction,
    table::Table,
    timestamp::Timestamp,
    view::{NextDeal, Phase},
};

/// A deal, by its place in the history of a table. All numbers count from 1.
#[derive(Clone, Copy)]
struct DealNumber {
    match_number: u32,
    round: u32,
    /// 2 if the leader asked for a second shuffle.
    shuffle: u32,
}

/// Whether the next deal has the parts of all people who are here.
enum Parts {
    Complete,
    /// It waits for parts until then.
    Until(Timestamp),
    /// It waits for a person who sat down and has no connection yet. They soon count as away.
    OfSomeoneWhoComes,
}

impl Table {
    /// What the next deal is bound to, while the table waits for it. `None` for tables without a seed.
    pub(crate) fn next_deal(&self) -> Option<NextDeal> {
        let DealNumber { match_number, round, .. } = self.next_number()?;
        Some(NextDeal { match_number, round, commitment: self.next_secret()?.commitment() })
    }

    fn next_number(&self) -> Option<DealNumber> {
        let (match_number, round, shuffle) = match self.phase {
            Phase::Waiting | Phase::Over | Phase::Stopped => (self.match_number + 1, 1, 1),
            Phase::Between => (self.match_number, self.game.round_number() + 1, 1),
            Phase::Taking => {
                (self.match_number, self.pile.as_ref().filter(|pile| pile.is_abandoned())?.round, 2)
            }
            Phase::Playing => return None,
        };
        Some(DealNumber { match_number, round, shuffle })
    }

    fn next_secret(&self) -> Option<Secret> {
        let DealNumber { match_number, round, shuffle } = self.next_number()?;
        Some(self.seed?.secret(match_number, round, shuffle))
    }

    pub(crate) fn add_part(&mut self, seat: Seat, commitment: Commitment, part: Part) {
        let seated = self.seats.get(seat).is_some_and(|occupant| occupant.person().is_some());
        let expected = self.next_secret().is_some_and(|secret| secret.commitment() == commitment);
        if seated && expected && !self.shuffling {
            let seat = self.first_seat(seat);
            self.parts[seat].get_or_insert(part);
        }
    }

    /// The part of every seat. Where each player has two seats, the part of the second one is missing.
    pub(crate) fn parts_in_seat_order(&self) -> Vec<Part> {
        self.parts.seated().map(|(seat, part)| part.unwrap_or(Part::missing(seat.number()))).collect()
    }

    pub(crate) fn forget_parts(&mut self) {
        self.parts = BySeat::new(self.seats.seats(), |_| None);
    }

    /// Asks the driver for the next deal, if it is due.
    pub(crate) fn request_shuffle(&mut self, reaction: &mut Reaction) {
        let Some(DealNumber { match_number, round, .. }) = self.next_number() else { return };
        if self.shuffling || self.deals_at().is_none_or(|at| at > reaction.now) {
            return;
        }
        self.shuffling = true;
        let key = self.next_secret().map(|secret| DealKey { secret, parts: self.parts_in_seat_order() });
        reaction.request(Request::Shuffle { match_number, round, key });
    }

    /// When the next deal is due: the pause is over, and all connected people have added their part or had the time to.
    pub(crate) fn deals_at(&self) -> Option<Timestamp> {
        let due = match self.phase {
            Phase::Between => self.deal_is_due_at(),
            Phase::Taking if self.pile.as_ref().is_some_and(Pile::is_abandoned) => self.committed,
            _ => return None,
        };
        if let Some(until) = self.gathers_until() {
            return Some(until.max(due));
        }
        match self.parts() {
            Parts::Complete => Some(due),
            Parts::Until(until) => Some(due.max(until)),
            Parts::OfSomeoneWhoComes => None,
        }
    }

    /// Whether the next deal waits for the first connection of a person who sat down.
    pub(crate) fn deal_waits_for_someone(&self) -> bool {
        matches!(self.phase, Phase::Between | Phase::Taking)
            && matches!(self.parts(), Parts::OfSomeoneWhoComes)
    }

    fn parts(&self) -> Parts {
        let mut parts = Parts::Complete;
        for seat in Seat::all(self.players()).filter(|_| self.seed.is_some()) {
            let plays = matches!(self.seats[seat], Occupant::Person { held_by: None, .. });
            if !plays || self.away_since[seat].is_some() || self.parts[seat].is_some() {
                continue;
            }
            let Some(connected) = self.connected_at[seat] else { return Parts::OfSomeoneWhoComes };
            let until = self.committed.max(connected).after_ms(Self::PARTS_MS);
            parts = match parts {
                Parts::Until(latest) => Parts::Until(latest.max(until)),
                _ => Parts::Until(until),
            };
        }
        parts
    }
}
