//! Handles what clients and people ask of a session.

use boneyard_deal::{Commitment, Part};
use boneyard_ids::PersonId;
use boneyard_rules::Seat;

use super::{CloseReason, Effect, SessionInput, Step, TableMessage, TableSession};
use crate::{
    command::{Command, CommandId, Refusal},
    input::Input,
};

impl<C: Copy + Ord> TableSession<C> {
    pub(super) fn handle_request(&mut self, input: SessionInput<C>) {
        match input {
            SessionInput::Joined { client, person, last_seen } => self.joined(client, person, last_seen),
            SessionInput::Left { client } => self.left(client),
            SessionInput::RoundTrip { client, ms } => {
                if let Some(seat) = self.seat_of_client(client) {
                    self.pass_to_table_unless_frozen(Input::RoundTrip { seat, ms });
                }
            }
            SessionInput::Command { client, id, command } => {
                self.command(client, self.seat_of_client(client), id, command);
            }
            SessionInput::Ask { client, person, id, command } => {
                self.command(client, self.table.seat_of(&person), id, command);
            }
            SessionInput::Say { client, id, said } => self.say(client, id, said),
            SessionInput::Part { client, commitment, part } => {
                self.part(self.seat_of_client(client), commitment, part);
            }
            SessionInput::PartOf { person, commitment, part } => {
                self.part(self.table.seat_of(&person), commitment, part);
            }
            SessionInput::Table(Input::Sit { person, name, face, program, seat }) => {
                self.sit(seat, person, name, face, program);
            }
            SessionInput::Table(input) => self.pass_to_table_unless_frozen(input),
            SessionInput::Stored
            | SessionInput::StoreFailed
            | SessionInput::Recovered(_)
            | SessionInput::RecoveryFailed => unreachable!("the store's answers never wait"),
        }
    }

    /// A frozen table is replaced when it recovers, so it must not handle inputs.
    fn pass_to_table_unless_frozen(&mut self, input: Input) {
        if !self.is_frozen() {
            self.pass_to_table(input);
        }
    }

    fn part(&mut self, seat: Option<Seat>, commitment: Commitment, part: Part) {
        if let Some(seat) = seat {
            self.pass_to_table_unless_frozen(Input::Part { seat, commitment, part });
        }
    }

    /// The table handles the arrival before the client joins, so the client's first message shows it.
    fn joined(&mut self, client: C, person: Option<PersonId>, last_seen: u64) {
        let newly_here = person.as_ref().filter(|person| !self.roster.is_here(person));
        let seat = newly_here.and_then(|person| self.table.seat_of(person));
        self.steps.push_front(Step::Welcome { client, person, last_seen });
        if let Some(seat) = seat {
            self.pass_to_table_unless_frozen(Input::Arrived { seat });
        }
    }

    pub(super) fn welcome(&mut self, client: C, person: Option<PersonId>, last_seen: u64) {
        if self.is_frozen() {
            return self.close(client, CloseReason::StoreFails);
        }
        let audience = self.table.audience(person.as_ref());
        let welcome =
            self.missed(last_seen, person.as_ref(), audience).unwrap_or_else(|| self.snapshot(audience));
        let guests = self.guests();
        match self.roster.join(client, person, audience) {
            Err(_) => self.close(client, CloseReason::TooManyClients),
            Ok(removed) => {
                for client in removed {
                    self.close(client, CloseReason::TooManyClients);
                }
                self.idle_since = None;
                self.send(vec![client], welcome);
            }
        }
        self.show_guests(guests);
    }

    fn close(&mut self, client: C, reason: CloseReason) {
        self.effects.push_back(Effect::Close { client, reason });
    }

    fn left(&mut self, client: C) {
        let guests = self.guests();
        let gone = self.roster.leave(client);
        if self.roster.is_empty() {
            self.idle_since.get_or_insert(self.now);
        }
        if let Some(seat) = gone.and_then(|person| self.table.seat_of(&person)) {
            self.pass_to_table_unless_frozen(Input::Departed { seat });
        }
        self.show_guests(guests);
    }

    fn command(&mut self, client: C, seat: Option<Seat>, id: String, command: Command) {
        let refusal = match seat {
            _ if self.is_frozen() => Refusal::Frozen,
            None => Refusal::NotSeated,
            Some(seat) => {
                let id = CommandId { seat, id };
                self.unanswered.retain(|(asked, _)| *asked != id);
                self.unanswered.push((id.clone(), client));
                return self.pass_to_table(Input::Command { id, command });
            }
        };
        self.send(vec![client], TableMessage::Refused { id, refusal });
    }

    /// Sends the answer to every client of the person, because the asking client may have been replaced, and to a program that
    /// asked without being connected. If the person left the seat with this command, the asking client gets it.
    pub(super) fn answer(&mut self, to: &CommandId, answer: Result<u64, Refusal>) {
        let asked = self.unanswered.iter().position(|(id, _)| id == to);
        let asked = asked.map(|index| self.unanswered.swap_remove(index).1);
        let is_seated = self.table.seats().get(to.seat).is_some_and(|occupant| occupant.person().is_some());
        let mut clients = match asked.and_then(|client| self.roster.person(client)) {
            _ if is_seated => self.roster.of_audience(self.table.audience_at(to.seat)).collect(),
            Some(person) => self.roster.clients_of(person),
            None => Vec::new(),
        };
        clients.extend(asked.filter(|client| self.roster.audience(*client).is_none()));
        clients.sort_unstable();
        let id = to.id.clone();
        let message = match answer {
            Ok(seq) => TableMessage::Ack { id, seq },
            Err(refusal) => TableMessage::Refused { id, refusal },
        };
        self.send(clients, message);
    }

    fn sit(&mut self, seat: Seat, person: PersonId, name: String, face: Option<u16>, program: bool) {
        let allowed = if self.is_frozen() { Err(Refusal::Frozen) } else { self.table.can_sit(&person, seat) };
        if allowed.is_err() {
            return self.effects.push_back(Effect::AnswerSit(allowed));
        }
        self.steps.push_front(Step::AnswerSit);
        if self.roster.is_here(&person) {
            self.steps.push_front(Step::Table(Input::Arrived { seat }));
        } else {
            self.expected.push((self.now.after_ms(self.bounds.arrival_ms), seat));
        }
        self.pass_to_table(Input::Sit { person, name, face, program, seat });
    }

    /// Runs after the seat is stored, or after the store failed.
    pub(super) fn answer_sit(&mut self) {
        let answer = if self.is_frozen() { Err(Refusal::Frozen) } else { Ok(()) };
        self.effects.push_back(Effect::AnswerSit(answer));
    }
}
