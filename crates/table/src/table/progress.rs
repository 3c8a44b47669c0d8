//! Advances a table without an input from a person: matches begin and end, deals are requested, rounds begin.

use boneyard_rules::{BySeat, Lead};

use crate::{
    event::Event, input::Shuffle, occupant::Occupant, options::DealMethod, reaction::Reaction, table::Table,
    view::Phase,
};

impl Table {
    /// Does everything that is due, until the table waits for a person, a bot or a deadline.
    pub(crate) fn advance(&mut self, reaction: &mut Reaction) {
        loop {
            let went_on = match self.phase {
                Phase::Waiting => self.begin_match_when_full(reaction),
                Phase::Taking => self.advance_taking(reaction),
                Phase::Playing => self.advance_playing(reaction) || self.lift(reaction),
                Phase::Between => {
                    let ended = self.end_match(reaction);
                    if !ended {
                        self.end_gathering(reaction);
                        self.request_shuffle(reaction);
                    }
                    ended
                }
                Phase::Over | Phase::Stopped => self.begin_rematch(reaction),
            };
            if !went_on {
                return;
            }
        }
    }

    fn begin_match_when_full(&mut self, reaction: &mut Reaction) -> bool {
        let full = !self.seats.iter().any(|occupant| *occupant == Occupant::Open);
        if full {
            self.emit(reaction, None, Event::MatchBegan { number: self.match_number + 1 });
        }
        full
    }

    fn begin_rematch(&mut self, reaction: &mut Reaction) -> bool {
        let again = self.everyone_ready();
        if again {
            self.emit(reaction, None, Event::MatchBegan { number: self.match_number + 1 });
        }
        again
    }

    fn end_match(&mut self, reaction: &mut Reaction) -> bool {
        let end = self.game.end().cloned();
        let ended = end.is_some();
        if ended {
            self.emit(reaction, None, Event::MatchEnded { end });
        }
        ended
    }

    pub(crate) fn deal(&mut self, reaction: &mut Reaction, shuffle: Shuffle) {
        // The players may have stopped the match since the request.
        let asked = self.shuffling && matches!(self.phase, Phase::Between | Phase::Taking);
        if !asked {
            return;
        }
        self.shuffling = false;
        let seats = self.seats.seats();
        let Some(size) = self.rules.hand_size(seats) else { return };
        let mut sorted = shuffle.deal.clone();
        sorted.sort_unstable();
        let whole_set = sorted == self.rules.tile_list(seats) && shuffle.lot.len() >= seats;
        assert!(whole_set, "a shuffle has every tile once");

        if self.game.lead() == Lead::Lot && self.lot_leader.is_none() {
            let tiles = BySeat::new(seats, |seat| shuffle.lot[seat.index()]);
            let leader = self.rules.lead_by_lot(&tiles);
            self.emit(reaction, None, Event::LotDrawn { tiles, leader });
        }
        let parts = self.seed.map_or(Vec::new(), |_| self.parts_in_seat_order());
        if self.options.taking != DealMethod::Dealt {
            let again = self.phase == Phase::Taking;
            return self.lay_pile(reaction, shuffle.deal, size, again, parts);
        }
        let hands = BySeat::new(seats, |seat| shuffle.deal[seat.index() * size..][..size].to_vec());
        let boneyard = shuffle.deal[seats * size..].to_vec();
        self.begin_round(reaction, hands, boneyard, parts);
    }
}
