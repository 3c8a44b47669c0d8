//! How simulated people act: mostly sensible, at their own pace, and sometimes with useless commands.

use boneyard_ids::PersonId;
use boneyard_rules::{Place, SEATS_MAX, Seat};
use boneyard_table::{BoneyardChoice, Command, Level, Pace, Persona, Phase, Sitter, TableView, Timestamp};

use crate::{
    client::{Client, Link},
    environment::Environment,
    message::{Connection, Message},
    queue::SimEvent,
    rng::SimRng,
};

/// How long a person waits for an answer before repeating a command.
const ANSWER_MS: u64 = 4_000;
/// The most commands of one client without an answer. With more, the table might forget an answer before the client
/// repeats the command.
const UNANSWERED_MAX: usize = 4;
/// A client repeats an answered command only while all clients have sent fewer than this many further commands. So the
/// table still remembers the answer, even if the person has two clients.
const REPEATS_WITHIN: u32 = 24;
/// How many of 1000 times that a person may announce 6-6, they announce it.
const DECLARE_CHANCE: usize = 600;
/// How long a client waits for a message before it reconnects.
const SILENCE_MS: u64 = 10_000;

impl Client {
    /// Milliseconds until the person acts next; `None` if the client is offline or only waits for messages.
    pub(crate) fn next_action_in_ms(&mut self, environment: &mut Environment) -> Option<u64> {
        let slow = !environment.closing && environment.rng.chance(environment.plan.people.slow_decisions);
        let think_ms = if slow { (20_000, 90_000) } else { environment.plan.people.think_ms };
        let wait = environment.rng.between(think_ms);
        let Link::Online(_) = self.link else {
            return matches!(self.link, Link::Connecting(_)).then_some(SILENCE_MS);
        };
        let view = self.view.as_ref()?;
        let seated = view.you.is_some();
        let grace_ends = self.now.away.iter().map(|away| self.last_message_at.after_ms(away.grace_ms)).min();
        let grace_wait = grace_ends.filter(|_| seated).map(|at| at.ms_since(environment.queue.now) + wait);
        let can_act = match view.phase {
            Phase::Waiting => seated || self.wanted_seat.is_some(),
            Phase::Playing => !self.now.legal.is_empty() || self.now.may_declare,
            Phase::Between => seated,
            Phase::Taking => seated && self.now.turn.is_none_or(|turn| is_own(view, turn)),
            Phase::Over | Phase::Stopped => {
                seated && environment.tally.matches < u64::from(environment.plan.matches)
            }
        };
        if can_act {
            return Some(wait.max(1));
        }
        let repeat_wait = (!self.unanswered.is_empty()).then_some(ANSWER_MS);
        let silence_wait = (!environment.plan.network.ordered || environment.closing).then_some(SILENCE_MS);
        [grace_wait, repeat_wait, silence_wait].into_iter().flatten().min()
    }

    /// Whether the client should reconnect: it got no message for a long time, and either it waits for its first
    /// message, messages can get lost, or at the end of the world an answer is missing.
    pub(crate) fn reconnects(&self, environment: &Environment) -> bool {
        let silent = environment.queue.now.ms_since(self.last_message_at) >= SILENCE_MS;
        let connecting = matches!(self.link, Link::Connecting(_));
        silent
            && (connecting
                || !environment.plan.network.ordered
                || environment.closing && !self.unanswered.is_empty())
    }

    /// Lets the person act: repeats unanswered commands, sometimes sends a useless command, and then takes a free seat
    /// or sends a sensible command.
    pub(crate) fn act(&mut self, environment: &mut Environment, connection: Connection, server_run: u32) {
        let now = environment.queue.now;
        for (id, command, asked_at) in &mut self.unanswered {
            if now.ms_since(*asked_at) >= ANSWER_MS {
                *asked_at = now;
                environment.send_to_server(
                    connection,
                    &Message::Command { connection, id: id.clone(), command: *command },
                );
            }
        }
        if self.unanswered.len() < UNANSWERED_MAX
            && environment.rng.chance(environment.plan.people.useless_commands)
        {
            if let Some(command) = self.useless_command(environment) {
                self.ask(environment, connection, command);
            } else if let Some((id, command, commands)) = self.answered.clone()
                && environment.commands < commands + REPEATS_WITHIN
            {
                environment.send_to_server(connection, &Message::Command { connection, id, command });
            }
        }
        if let Some(person) = self.person.clone().filter(|_| !environment.closing)
            && environment.rng.chance(environment.plan.people.renames)
        {
            let name = format!("Name {}", environment.rng.below(3));
            let face = u16::try_from(environment.rng.below(3)).ok().filter(|face| *face > 0);
            let renamed = Message::Introduce { server_run, person, name, face };
            environment.queue.after_ms(0, SimEvent::ToServer(renamed));
        }
        let Some(view) = &self.view else { return };
        if view.you.is_none() {
            if let (Phase::Waiting, Some(seat), Some(person)) =
                (view.phase, self.wanted_seat, self.person.clone())
            {
                self.sit(environment, server_run, person, seat);
            }
        } else if self.unanswered.len() < UNANSWERED_MAX
            && let Some(command) = self.sensible_command(environment)
        {
            self.ask(environment, connection, command);
        }
    }

    /// Asks for a seat over HTTP, which always arrives. If the network loses messages, the client then reconnects,
    /// because its audience may have changed.
    fn sit(&mut self, environment: &mut Environment, server_run: u32, person: PersonId, seat: Seat) {
        let name = format!("Person {seat}");
        environment.queue.after_ms(0, SimEvent::ToServer(Message::Sit { server_run, person, name, seat }));
        if !environment.plan.network.ordered {
            self.view = None;
            self.last_message_at = Timestamp(0);
        }
    }

    fn ask(&mut self, environment: &mut Environment, connection: Connection, command: Command) {
        self.commands += 1;
        environment.commands += 1;
        let id = format!("{}-{}", self.index, self.commands);
        self.unanswered.push((id.clone(), command, environment.queue.now));
        environment.send_to_server(connection, &Message::Command { connection, id, command });
    }

    fn sensible_command(&self, environment: &mut Environment) -> Option<Command> {
        let view = self.view.as_ref()?;
        let me = view.you?;
        let people = &environment.plan.people;
        let is_pending = |is_pending: &dyn Fn(&Command) -> bool| {
            self.unanswered.iter().any(|(_, known, _)| is_pending(known))
        };
        let away = self.now.away.iter().find(|away| {
            let held = matches!(view.seats[away.seat].sitter, Sitter::Person { held_by: Some(_), .. });
            !held && away.seat != me && self.last_message_at.after_ms(away.grace_ms) <= environment.queue.now
        });
        if let Some(away) = away.filter(|_| !environment.closing) {
            let (stop, hold) = (people.stop, people.hold);
            if matches!(view.phase, Phase::Playing | Phase::Between) && environment.rng.chance(stop) {
                return Some(Command::Stop);
            }
            if environment.rng.chance(hold) {
                return Some(Command::Hold { seat: away.seat });
            }
        }
        let is_held = matches!(view.seats[me].sitter, Sitter::Person { held_by: Some(_), .. });
        if is_held && !is_pending(&|command| *command == Command::Return) {
            return Some(Command::Return);
        }
        match view.phase {
            Phase::Waiting => self.host_command(view, environment),
            Phase::Playing if self.now.may_declare => {
                let already_sent = is_pending(&|command| *command == Command::Declare);
                (!already_sent && environment.rng.chance(DECLARE_CHANCE)).then_some(Command::Declare)
            }
            Phase::Playing => {
                let plays = |command: &Command| {
                    use Command::{Close, Done, Draw, DrawAt, Pass, Play};
                    matches!(command, Play { .. } | Close | Done | Draw | DrawAt { .. } | Pass)
                };
                if self.now.legal.is_empty() || is_pending(&plays) {
                    return None;
                }
                let choice = (*environment.rng.pick(&self.now.legal)).into();
                let left = view.round.as_ref().map_or(0, |round| round.boneyard);
                let points = view.options.boneyard == BoneyardChoice::Pointed && left > 0;
                Some(match choice {
                    Command::Draw if points => Command::DrawAt { place: environment.rng.below(left) },
                    choice => choice,
                })
            }
            Phase::Taking => self.taking_command(view, environment),
            Phase::Between => {
                let ready = view.seats[me].ready || is_pending(&|command| *command == Command::Ready);
                let chance = people.ready;
                (!ready && environment.rng.chance(chance)).then_some(Command::Ready)
            }
            Phase::Over | Phase::Stopped => {
                let ready = view.seats[me].ready || is_pending(&|command| *command == Command::Ready);
                (!ready && !environment.closing).then_some(Command::Ready)
            }
        }
    }

    /// Before the match: the host gives one free seat or all of them to bots, or takes one back.
    fn host_command(&self, view: &TableView, environment: &mut Environment) -> Option<Command> {
        let people = &environment.plan.people;
        let hosts = self.now.host == view.you && !environment.closing && self.unanswered.is_empty();
        if !hosts || !environment.rng.chance(people.hosts) {
            return None;
        }
        let seat = Seat::at(environment.rng.below(view.seats.seats()));
        let level = *environment.rng.pick(&Level::ALL);
        let is_here = |wanted: Persona| {
            view.seats
                .iter()
                .any(|seat| matches!(seat.sitter, Sitter::Bot { persona, .. } if persona == wanted))
        };
        let wanted = *environment.rng.pick(&Persona::ALL);
        let persona = Some(wanted).filter(|wanted| environment.rng.chance(500) && !is_here(*wanted));
        Some(match &view.seats[seat].sitter {
            Sitter::Bot { .. } => Command::RemoveBot { seat },
            Sitter::Open => Command::SeatBots { seat: Some(seat), level, persona },
            Sitter::Person { .. } => Command::SeatBots { seat: None, level, persona },
        })
    }

    /// While tiles lie in a pile: usually takes one, sometimes all missing tiles, or asks for a second shuffle.
    fn taking_command(&self, view: &TableView, environment: &mut Environment) -> Option<Command> {
        let pile = view.pile.as_ref()?;
        let lacks = |seat: &Seat| {
            let taken = pile.takers.iter().filter(|taker| **taker == Some(*seat)).count();
            taken < pile.each && self.now.turn.is_none_or(|turn| turn == *seat)
        };
        let may = view.you.iter().chain(&view.second).any(lacks);
        if !may || !self.unanswered.is_empty() {
            return None;
        }
        if self.now.may_mix_again && environment.rng.chance(300) {
            return Some(Command::MixAgain);
        }
        if environment.rng.chance(100) {
            return Some(Command::TakeRest);
        }
        let free: Vec<usize> = (0..pile.takers.len()).filter(|place| pile.takers[*place].is_none()).collect();
        Some(Command::Take { place: *environment.rng.pick(&free) })
    }

    /// A random command; `None` to repeat an answered one.
    fn useless_command(&self, environment: &mut Environment) -> Option<Command> {
        let view = self.view.as_ref()?;
        let seats = view.seats.seats();
        let over = matches!(view.phase, Phase::Over | Phase::Stopped);
        let waiting = view.phase == Phase::Waiting;
        let rng = &mut environment.rng;
        match rng.below(12) {
            0 | 1 => None,
            11 => Some(Command::Pace { pace: *rng.pick(&Pace::ALL) }),
            10 if !waiting || self.now.host != view.you => {
                let seat = Seat::at(rng.below((seats + 1).min(SEATS_MAX)));
                let level = *rng.pick(&Level::ALL);
                let persona = Some(*rng.pick(&Persona::ALL));
                let one = Command::SeatBots { seat: Some(seat), level, persona };
                let all = Command::SeatBots { seat: None, level, persona: None };
                Some(*rng.pick(&[one, all, Command::RemoveBot { seat }]))
            }
            9 => {
                let place = rng.below(60);
                let commands = [
                    Command::Close,
                    Command::Done,
                    Command::Declare,
                    Command::DrawAt { place },
                    Command::Take { place },
                    Command::TakeRest,
                    Command::MixAgain,
                ];
                Some(*rng.pick(&commands))
            }
            8 => {
                let commands =
                    [Command::OfferEnd, Command::Agree, Command::Decline, Command::Return, Command::Resign];
                Some(*rng.pick(&commands))
            }
            2 => Some(Command::Draw),
            3 => Some(Command::Pass),
            4 if !over => Some(Command::Ready),
            5 => Some(Command::Hold { seat: Seat::at(rng.below((seats + 1).min(SEATS_MAX))) }),
            6 => Some(Command::Stop),
            // Leaving changes the audience while the table waits. The client must not miss this, so messages must
            // keep their order.
            7 if !waiting || environment.plan.network.ordered => Some(Command::Leave),
            _ => Some(any_play(&view.rules.tile_list(seats), rng)),
        }
    }
}

fn is_own(view: &TableView, seat: Seat) -> bool {
    view.you == Some(seat) || view.second == Some(seat)
}

fn any_play(tiles: &[boneyard_rules::Tile], rng: &mut SimRng) -> Command {
    let places = [Place::First, Place::Left, Place::Right, Place::Up, Place::Public];
    Command::Play { tile: *rng.pick(tiles), at: *rng.pick(&places), leaves: None }
}
