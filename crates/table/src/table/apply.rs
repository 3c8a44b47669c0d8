//! Applies events to the state, in play and on restore. This is the only file that changes what events describe.

use std::sync::Arc;

use boneyard_rules::{Action, BySeat, Match, PlayScoring, Round, Seat, Settlement};

use crate::{
    error::EventError,
    event::{Event, Recorded, RoundResult},
    level::Level,
    occupant::Occupant,
    options::HandOrder,
    persona::Persona,
    pile::Pile,
    table::{BotDeclares, Table},
    timestamp::Timestamp,
    view::Phase,
};

impl Table {
    /// Applies one event, or says why it cannot follow from those before it.
    pub(crate) fn apply(&mut self, recorded: Recorded) -> Result<(), EventError> {
        let Recorded { seq, at, ref cause, ref event } = recorded;
        if let Some(cause) = cause {
            self.remember(cause, Ok(seq));
        }
        self.fold(at, event)?;
        self.count_turn(cause.as_ref(), event);
        if ends_proposals(event) {
            self.proposal = None;
        }
        self.seq = seq;
        if matches!(event, Event::Dealt { .. }) {
            self.forget_before_last_deal();
        }
        self.log.push_back(recorded);
        Ok(())
    }

    /// Keeps only the events since the last deal. A table does so before it adds the next deal: it keeps two rounds, and a client that
    /// missed more gets a snapshot.
    pub(crate) fn forget_before_last_deal(&mut self) {
        let is_deal = |recorded: &Recorded| matches!(recorded.event, Event::Dealt { .. });
        if let Some(last) = self.log.iter().rposition(is_deal) {
            self.log.drain(..last);
        }
        let oldest = self.log.front().map_or(0, |recorded| recorded.seq);
        self.scored.retain(|(seq, _)| *seq >= oldest);
    }

    fn fold(&mut self, at: Timestamp, event: &Event) -> Result<(), EventError> {
        match event {
            Event::Opened { .. } => {}
            Event::Seated { seat, person, name, face, program } => {
                self.occupant(*seat)?;
                for seat in self.seats_with(*seat) {
                    let (id, name) = (person.clone(), name.clone());
                    let (face, program) = (*face, *program);
                    self.seats[seat] = Occupant::Person { id, name, face, held_by: None, program };
                }
                let first = self.first_seat(*seat);
                self.connected_at[first] = None;
                self.arrivals.push(first);
            }
            Event::Renamed { seat, name, face, person } => {
                self.occupant(*seat)?;
                for seat in self.seats_with(*seat) {
                    let Occupant::Person { id, name: known, face: shown, .. } = &mut self.seats[seat] else {
                        return Err(EventError::NoPerson(seat));
                    };
                    known.clone_from(name);
                    *shown = *face;
                    if let Some(person) = person {
                        id.clone_from(person);
                    }
                }
            }
            Event::BotSeated { seat, level, persona } => {
                self.occupant(*seat)?;
                let (level, persona) = (*level, persona.unwrap_or(Persona::of_seat(*seat)));
                for seat in self.seats_with(*seat) {
                    self.seats[seat] = Occupant::Bot { level, persona };
                }
            }
            Event::Left { seat } => {
                self.occupant(*seat)?;
                let first = self.first_seat(*seat);
                self.arrivals.retain(|arrived| *arrived != first);
                for seat in self.seats_with(*seat) {
                    self.seats[seat] = Occupant::Open;
                    self.away_since[seat] = None;
                    self.parts[seat] = None;
                }
            }
            Event::MatchBegan { number } => {
                let rules = Arc::unwrap_or_clone(self.rules.clone());
                self.game = Match::new(rules, self.seats.seats())?;
                self.match_number = *number;
                self.match_began = at;
                self.fill_banks();
                self.phase = Phase::Between;
                self.round = None;
                self.lot_leader = None;
                self.sheet.clear();
                self.clear_ready();
                self.begin_turn(at);
                self.committed = at;
                self.gather_began = at;
            }
            Event::LotDrawn { leader, .. } => self.lot_leader = Some(*leader),
            Event::Mixed { round, pile, each, order, again, .. } => {
                self.forget_parts();
                let seats = self.seats.seats();
                self.pile = Some(Pile::new(*round, pile, seats, *each, order.clone(), *again));
                self.shuffling = false;
                self.phase = Phase::Taking;
                self.clear_ready();
                self.begin_turn(at);
            }
            Event::MixedAgain { .. } => {
                self.pile.as_mut().ok_or(EventError::NoPile)?.abandon();
                self.committed = at;
            }
            Event::Took { seat, place, .. } => {
                let pile = self.pile.as_mut().ok_or(EventError::NoPile)?;
                let turn = pile.turn();
                pile.take(*seat, *place)?;
                // Each seat that takes in turn gets the full time.
                if pile.turn() == turn {
                    self.begin_step(at);
                } else {
                    self.begin_turn(at);
                }
            }
            Event::Lifted { seat, .. } => self.unlifted.retain(|waiting| waiting != seat),
            Event::Dealt { round, hands, boneyard, leader, must_lead, unlifted, .. } => {
                self.forget_parts();
                self.pile = None;
                self.unlifted.clone_from(unlifted);
                self.racks = (self.options.hand_order == HandOrder::Fixed).then(|| hands.clone());
                self.turns_ended = 0;
                self.round =
                    Some(Round::deal(&self.rules, hands.clone(), boneyard.clone(), *leader, *must_lead)?);
                self.scoring = PlayScoring::new(&self.rules, self.game.standing(), self.seats.seats());
                self.round_number = *round;
                self.boneyard = boneyard.iter().rev().copied().collect();
                self.lot_leader = None;
                self.shuffling = false;
                self.phase = Phase::Playing;
                self.clear_ready();
                self.declare_began = self.any_side_may_declare().then_some(at);
                self.bot_declares = BotDeclares::NotAsked;
                self.begin_turn(at);
            }
            Event::Declared { seat, .. } => {
                let may = self.game.may_announce(*seat);
                let round = self.round.as_mut().filter(|_| may).ok_or(EventError::MayNotDeclare(*seat))?;
                if !round.announce(*seat) {
                    return Err(EventError::MayNotDeclare(*seat));
                }
                self.declare_began = None;
                self.begin_turn(at);
            }
            Event::ThrownBack { .. } => {
                self.forget_parts();
                self.committed = at;
                self.game.count_redeal();
                self.pile = None;
                self.phase = Phase::Between;
                self.shuffling = false;
            }
            Event::Played { seat, tile, at: place, leaves, .. } => {
                let points = self.act(*seat, Action::Play { tile: *tile, at: *place, leaves: *leaves })?;
                if points != 0 {
                    self.scored.push_back((self.seq + 1, points));
                }
                self.continue_turn(*seat, at);
            }
            Event::Closed { seat, .. } => {
                self.act(*seat, Action::Close)?;
                self.continue_turn(*seat, at);
            }
            Event::Done { seat, .. } => {
                self.act(*seat, Action::Done)?;
                self.end_turn(*seat, at);
            }
            Event::Drew { seat, tile, place, .. } => {
                let at_place = self.boneyard.len().checked_sub(place + 1);
                match at_place.filter(|at| self.boneyard[*at] == *tile) {
                    Some(at) => drop(self.boneyard.remove(at)),
                    None => return Err(EventError::NotInBoneyard { tile: *tile, place: *place }),
                }
                self.act(*seat, Action::Draw { tile: *tile })?;
                if let Some(racks) = &mut self.racks {
                    racks[*seat].push(*tile);
                }
                self.begin_step(at);
            }
            Event::Passed { seat, .. } => {
                self.act(*seat, Action::Pass)?;
                self.end_turn(*seat, at);
            }
            Event::RoundEnded { round, outcome, hands, settlement, lead } => {
                let played = self.round.as_ref().filter(|round| round.outcome().is_some());
                played.ok_or(EventError::RoundGoesOn)?;
                // Keep the recorded settlement: this version might settle the round in another way.
                self.game.finish_as_recorded(settlement, *lead);
                self.sheet.push(RoundResult {
                    round: *round,
                    outcome: *outcome,
                    hands: hands.clone(),
                    settlement: Settlement::clone(settlement),
                    lead: *lead,
                });
                self.phase = Phase::Between;
                self.clear_ready();
                self.begin_turn(at);
                self.committed = at;
            }
            Event::Ready { seat } => {
                self.occupant(*seat)?;
                for seat in self.seats_with(*seat) {
                    self.ready[seat] = true;
                }
            }
            Event::MatchEnded { end } => {
                self.phase = if end.is_some() { Phase::Over } else { Phase::Stopped };
                if let Some(end) = end {
                    self.game.end_as_recorded(end.clone());
                }
                self.shuffling = false;
                self.pile = None;
                self.forget_parts();
                self.clear_ready();
                self.discard_pending();
            }
            Event::Held { seat, level } => self.hold(*seat, Some(*level), at)?,
            Event::Returned { seat } => self.hold(*seat, None, at)?,
            Event::Paced { seat, bot_delay_ms } => {
                self.occupant(*seat)?;
                self.options.bot_delay_ms = *bot_delay_ms;
            }
            Event::Proposed { seat, proposed } => self.apply_proposed(*seat, *proposed)?,
            Event::Agreed { seat } => self.apply_agreed(*seat)?,
            Event::Declined { seat } => {
                self.occupant(*seat)?;
                self.proposal = None;
            }
            Event::TookBack { from, .. } => {
                self.play_again_until(*from, at)?;
                self.proposal = None;
            }
            Event::Credited { ms } => {
                self.committed = self.committed.after_ms(*ms);
                self.turn_began = self.turn_began.after_ms(*ms);
                self.step_began = self.step_began.after_ms(*ms);
                self.declare_began = self.declare_began.map(|began| began.after_ms(*ms));
            }
        }
        Ok(())
    }

    /// Plays the round once more from its deal up to the event `from`, which is taken back with everything after it.
    fn play_again_until(&mut self, from: u64, at: Timestamp) -> Result<(), EventError> {
        let kept: Vec<Recorded> =
            self.actions().into_iter().filter(|recorded| recorded.seq < from).cloned().collect();
        let deal = self.since_deal().next().cloned().ok_or(EventError::NoRound)?;
        // Tiles that a seat has looked at stay known, and so do the points of plays that stay.
        let unlifted = std::mem::take(&mut self.unlifted);
        let mut scored = std::mem::take(&mut self.scored);
        self.fold(deal.at, &deal.event)?;
        for Recorded { at, event, .. } in &kept {
            self.fold(*at, event)?;
        }
        scored.retain(|(seq, _)| *seq < from);
        (self.unlifted, self.scored) = (unlifted, scored);
        self.declare_began = None;
        self.begin_turn(at);
        Ok(())
    }

    fn occupant(&self, seat: Seat) -> Result<&Occupant, EventError> {
        self.seats.get(seat).ok_or(EventError::NoSeat(seat))
    }

    /// Plays an action and returns the points that it scored.
    fn act(&mut self, seat: Seat, action: Action) -> Result<i32, EventError> {
        let round = self.round.as_mut().ok_or(EventError::NoRound)?;
        if round.turn() != seat {
            return Err(EventError::OtherTurn(round.turn()));
        }
        let points = self.scoring.play(round, action)?;
        self.declare_began = None;
        Ok(points)
    }

    fn hold(&mut self, seat: Seat, level: Option<Level>, at: Timestamp) -> Result<(), EventError> {
        self.occupant(seat)?;
        for seat in self.seats_with(seat) {
            match &mut self.seats[seat] {
                Occupant::Person { held_by, .. } => *held_by = level,
                Occupant::Open | Occupant::Bot { .. } => return Err(EventError::NoPerson(seat)),
            }
        }
        let turn = self.round.as_ref().filter(|_| self.phase == Phase::Playing).map(Round::turn);
        if turn.is_some_and(|turn| self.first_seat(turn) == self.first_seat(seat)) {
            self.begin_turn(at);
        }
        Ok(())
    }

    /// After a play or a closed double: continues the same turn, or begins the next one.
    fn continue_turn(&mut self, seat: Seat, at: Timestamp) {
        // A double may go out in mid-turn, and then the turn is over.
        if self.round.as_ref().is_some_and(|round| round.is_mid_turn() && round.outcome().is_none()) {
            self.begin_step(at);
        } else {
            self.end_turn(seat, at);
        }
    }

    fn end_turn(&mut self, seat: Seat, at: Timestamp) {
        self.turns_ended += 1;
        self.spend_bank(seat, at);
        self.begin_turn(at);
    }

    /// Continues the turn under the same clock, and discards the pending move.
    fn begin_step(&mut self, at: Timestamp) {
        self.step_began = at;
        self.discard_pending();
    }

    /// Starts the clock for a turn, for taking tiles, or for a pause, and discards the pending move. The clock of the
    /// lead starts after the time for announcing 6-6.
    fn begin_turn(&mut self, at: Timestamp) {
        let at = self.declare_ends().map_or(at, |ends| ends.max(at));
        self.turn_began = at;
        self.step_began = at;
        self.discard_pending();
    }

    fn discard_pending(&mut self) {
        self.pending = None;
        self.thinking = None;
    }

    fn clear_ready(&mut self) {
        self.ready = BySeat::new(self.seats.seats(), |_| false);
    }
}

/// Whether what was asked lapses with this event: play went on, or the seats are others now.
fn ends_proposals(event: &Event) -> bool {
    event.is_action()
        || matches!(
            event,
            Event::RoundEnded { .. }
                | Event::MatchBegan { .. }
                | Event::MatchEnded { .. }
                | Event::Held { .. }
                | Event::Returned { .. }
        )
}
