//! Events into state. A table changes here and nowhere else, live and when it is brought back.

use std::sync::Arc;

use boneyard_rules::{Action, BySeat, Match, Round, SEATS_MAX, Seat};

use crate::{
    command::{CommandId, Refusal},
    event::{Event, Recorded, RoundResult},
    options::{HandOrder, Occupant},
    table::{Answered, Table, Turn},
    taking::Pile,
    view::Phase,
};

impl Table {
    /// Lets an event happen that the table has decided on.
    ///
    /// # Panics
    /// When the table decided on something impossible: it must not go on, and whoever runs it stops it.
    pub(crate) fn happen(&mut self, turn: &mut Turn, cause: Option<CommandId>, event: Event) {
        let waiting = self.waiting.as_ref().and_then(|waiting| waiting.cause.clone());
        let recorded = Recorded { seq: self.seq + 1, at: turn.now, cause, event };
        self.apply(recorded.clone()).expect("the table decides only on what can happen");
        turn.record(recorded);
        // Whoever was told to wait for the beat must still be answered.
        if let Some(id) = waiting.filter(|_| self.waiting.is_none()) {
            self.refuse(turn, id, Refusal::NoRound);
        }
    }

    /// Folds one event in. Says why, where it does not follow from those before it.
    pub(crate) fn apply(&mut self, recorded: Recorded) -> Result<(), String> {
        let Recorded { seq, at, ref cause, ref event } = recorded;
        if let Some(cause) = cause {
            self.remember(cause, Ok(seq));
        }
        self.fold(at, event)?;
        self.seq = seq;
        if matches!(event, Event::Dealt { .. }) {
            self.forget_before_last_deal();
        }
        self.log.push_back(recorded);
        Ok(())
    }

    /// Keeps the events of two rounds at hand; an older gap is closed by a fresh view.
    fn forget_before_last_deal(&mut self) {
        let is_deal = |recorded: &Recorded| matches!(recorded.event, Event::Dealt { .. });
        if let Some(last) = self.log.iter().rposition(is_deal) {
            self.log.drain(..last);
        }
    }

    /// Remembers the answer to a command, so that repeating it is harmless. What others ask meanwhile
    /// pushes nothing out, and whoever takes a seat over may use the same names.
    pub(crate) fn remember(&mut self, id: &CommandId, answer: Result<u64, Refusal>) {
        let Some(person) = self.seats.get(id.seat).and_then(Occupant::person).cloned() else { return };
        // A refusal pushes out no answer that says a command was carried out.
        let is_like =
            |answered: &Answered| answered.person == person && answered.answer.is_ok() == answer.is_ok();
        let alike = || self.answered.iter().enumerate().filter(|(_, answered)| is_like(answered));
        let oldest = alike().next().map(|(at, _)| at).filter(|_| alike().count() >= Self::ANSWERS_MAX);
        // Each seat has as many answers of either kind.
        let too_many = self.answered.len() >= 2 * Self::ANSWERS_MAX * SEATS_MAX;
        if let Some(at) = oldest.or(too_many.then_some(0)) {
            self.answered.remove(at);
        }
        self.answered.push_back(Answered { person, id: id.id.clone(), answer });
    }

    fn fold(&mut self, at: crate::Timestamp, event: &Event) -> Result<(), String> {
        match event {
            Event::Opened { .. } => {}
            Event::Seated { seat, person, name } => {
                self.occupant(*seat)?;
                for seat in self.seats_with(*seat) {
                    self.seats[seat] =
                        Occupant::Person { id: person.clone(), name: name.clone(), held_by: None };
                }
            }
            Event::Left { seat } => {
                self.occupant(*seat)?;
                for seat in self.seats_with(*seat) {
                    self.seats[seat] = Occupant::Open;
                    self.away_since[seat] = None;
                }
            }
            Event::MatchBegan { number } => {
                let rules = Arc::unwrap_or_clone(self.rules.clone());
                self.game = Match::new(rules, self.seats.seats()).map_err(|error| error.to_string())?;
                self.match_number = *number;
                self.phase = Phase::Between;
                self.round = None;
                self.pile = None;
                self.lot_leader = None;
                self.sheet.clear();
                self.nobody_ready();
                self.begin_turn(at);
            }
            Event::LotDrawn { leader, .. } => self.lot_leader = Some(*leader),
            Event::Mixed { round, pile, each, order, again } => {
                let seats = self.seats.seats();
                self.pile = Some(Pile::new(*round, pile, seats, *each, order.clone(), *again));
                self.shuffling = false;
                self.phase = Phase::Taking;
                self.nobody_ready();
                self.begin_turn(at);
            }
            Event::MixedAgain { .. } => {
                self.pile.as_mut().ok_or("no tiles lie there")?.leave();
            }
            Event::Took { seat, place, .. } => {
                let pile = self.pile.as_mut().ok_or("no tiles lie there")?;
                let turn = pile.turn();
                pile.take(*seat, *place)?;
                // Whoever takes next has time of their own.
                if pile.turn() == turn {
                    self.begin_step(at);
                } else {
                    self.begin_turn(at);
                }
            }
            Event::Lifted { seat, .. } => self.unlifted.retain(|waiting| waiting != seat),
            Event::Dealt { round, hands, boneyard, leader, must_lead, unlifted } => {
                self.pile = None;
                self.unlifted.clone_from(unlifted);
                self.racks = (self.options.hand_order == HandOrder::Fixed).then(|| hands.clone());
                self.turns_passed = 0;
                self.round = Some(
                    Round::deal(&self.rules, hands.clone(), boneyard.clone(), *leader, *must_lead)
                        .map_err(|error| error.to_string())?,
                );
                self.round_number = *round;
                self.boneyard = boneyard.iter().rev().copied().collect();
                self.lot_leader = None;
                self.shuffling = false;
                self.phase = Phase::Playing;
                self.nobody_ready();
                self.declare_began = self.anybody_may_declare().then_some(at);
                self.begin_turn(at);
            }
            Event::Declared { seat, .. } => {
                let may = self.game.may_announce(*seat);
                let round = self.round.as_mut().filter(|_| may).ok_or("nothing may be announced")?;
                if !round.announce(*seat) {
                    return Err(format!("seat {seat} cannot announce 6-6"));
                }
                self.declare_began = None;
                self.begin_turn(at);
            }
            Event::ThrownBack { .. } => {
                self.game.throw_back();
                self.pile = None;
                self.phase = Phase::Between;
                self.shuffling = false;
            }
            Event::Played { seat, tile, at: place, leaves, .. } => {
                self.act(*seat, Action::Play { tile: *tile, at: *place, leaves: *leaves })?;
                self.go_on_turn(at);
            }
            Event::Closed { seat, .. } => {
                self.act(*seat, Action::Close)?;
                self.go_on_turn(at);
            }
            Event::Done { seat, .. } => {
                self.act(*seat, Action::Done)?;
                self.end_turn(at);
            }
            Event::Drew { seat, tile, place, .. } => {
                let at_place = self.boneyard.len().checked_sub(place + 1);
                match at_place.filter(|at| self.boneyard[*at] == *tile) {
                    Some(at) => drop(self.boneyard.remove(at)),
                    None => return Err(format!("{tile} is not at place {place} of the boneyard")),
                }
                self.act(*seat, Action::Draw { tile: *tile })?;
                if let Some(racks) = &mut self.racks {
                    racks[*seat].push(*tile);
                }
                self.begin_step(at);
            }
            Event::Passed { seat, .. } => {
                self.act(*seat, Action::Pass)?;
                self.end_turn(at);
            }
            Event::RoundEnded { round, outcome, hands, settlement, lead } => {
                let standing = self.game.standing();
                let finished = self.round.as_ref().and_then(|round| round.finish(&self.rules, standing));
                self.game.finish(&finished.ok_or("no round was played to its end")?);
                self.sheet.push(RoundResult {
                    round: *round,
                    outcome: *outcome,
                    hands: hands.clone(),
                    settlement: settlement.clone(),
                    lead: *lead,
                });
                self.phase = Phase::Between;
                self.nobody_ready();
                self.begin_turn(at);
            }
            Event::Ready { seat } => {
                self.occupant(*seat)?;
                for seat in self.seats_with(*seat) {
                    self.ready[seat] = true;
                }
            }
            Event::MatchEnded { end } => {
                self.phase = if end.is_some() { Phase::Over } else { Phase::Stopped };
                if let Some(seat) = end.as_ref().and_then(|end| end.eliminated) {
                    self.game.eliminate(seat);
                }
                self.shuffling = false;
                self.pile = None;
                self.nobody_ready();
                self.forget_plans();
            }
            Event::Held { seat, level } => self.hold(*seat, Some(*level), at)?,
            Event::Returned { seat } => self.hold(*seat, None, at)?,
            Event::Credited { ms } => {
                self.turn_began = self.turn_began.after_ms(*ms);
                self.step_began = self.step_began.after_ms(*ms);
                self.declare_began = self.declare_began.map(|began| began.after_ms(*ms));
            }
        }
        Ok(())
    }

    fn occupant(&self, seat: Seat) -> Result<&Occupant, String> {
        self.seats.get(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let round = self.round.as_mut().ok_or("no round is being played")?;
        if round.turn() != seat {
            return Err(format!("it is the turn of seat {}", round.turn()));
        }
        round.play(action).map_err(|error| error.to_string())?;
        self.declare_began = None;
        Ok(())
    }

    fn hold(
        &mut self,
        seat: Seat,
        level: Option<boneyard_bots::Level>,
        at: crate::Timestamp,
    ) -> Result<(), String> {
        self.occupant(seat)?;
        for seat in self.seats_with(seat) {
            match &mut self.seats[seat] {
                Occupant::Person { held_by, .. } => *held_by = level,
                Occupant::Open | Occupant::Bot { .. } => return Err(format!("seat {seat} is no person's")),
            }
        }
        let turn = self.round.as_ref().filter(|_| self.phase == Phase::Playing).map(Round::turn);
        if turn.is_some_and(|turn| self.first_seat(turn) == self.first_seat(seat)) {
            self.begin_turn(at);
        }
        Ok(())
    }

    /// Something was laid: another turn begins, unless this one may go on.
    fn go_on_turn(&mut self, at: crate::Timestamp) {
        if self.round.as_ref().is_some_and(Round::is_mid_turn) {
            self.begin_step(at);
        } else {
            self.end_turn(at);
        }
    }

    fn end_turn(&mut self, at: crate::Timestamp) {
        self.turns_passed += 1;
        self.begin_turn(at);
    }

    /// The turn goes on under the same clock, and no plan of before holds.
    fn begin_step(&mut self, at: crate::Timestamp) {
        self.step_began = at;
        self.forget_plans();
    }

    /// A new turn, or a pause, begins: the clock starts and no plan of the last one holds. The lead's starts once
    /// nothing may be announced any more.
    fn begin_turn(&mut self, at: crate::Timestamp) {
        let at = self.declare_ends().map_or(at, |ends| ends.max(at));
        self.turn_began = at;
        self.step_began = at;
        self.forget_plans();
    }

    fn forget_plans(&mut self) {
        self.waiting = None;
        self.thinking = None;
    }

    fn nobody_ready(&mut self) {
        self.ready = BySeat::new(self.seats.seats(), |_| false);
    }
}
