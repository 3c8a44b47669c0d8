//! What people do at a table: sensible things mostly, at their own pace, and sometimes nonsense.

use boneyard_ids::PersonId;
use boneyard_rules::{Place, SEATS_MAX, Seat};
use boneyard_table::{BoneyardChoice, Command, Phase, Sitter, TableView, Timestamp};

use crate::{
    agenda::Happening,
    client::{Client, Link},
    dice::Dice,
    environment::Environment,
    message::{Connection, Message},
};

/// How long a person waits for an answer before asking again.
const ANSWER_MS: u64 = 4_000;
/// Who asks more at once may find that the table has forgotten what it answered.
const UNANSWERED_MAX: usize = 4;
/// What was answered is repeated only while the table must still remember it: a person may have two pages.
const REPEATS_WITHIN: u32 = 8;
/// How often of a thousand times a person announces 6-6 who may.
const DECLARES: usize = 600;
/// How long a client on a network that loses messages waits to hear anything.
const SILENCE_MS: u64 = 10_000;

impl Client {
    /// How long the person thinks before they act again; `None` where there is nothing to think about.
    pub(crate) fn thinks_for(&mut self, environment: &mut Environment) -> Option<u64> {
        let unhurried = environment.closing || !environment.dice.chance(environment.plan.people.dawdle);
        let wait = environment.dice.between(if unhurried {
            environment.plan.people.think_ms
        } else {
            (20_000, 90_000)
        });
        let Link::On(_) = self.link else {
            return matches!(self.link, Link::Trying(_)).then_some(SILENCE_MS);
        };
        let view = self.view.as_ref()?;
        let seated = view.you.is_some();
        let grace = self.now.away.iter().map(|away| self.heard_at.after_ms(away.grace_ms)).min();
        let grace = grace.filter(|_| seated).map(|at| at.ms_since(environment.agenda.now) + wait);
        let has_plans = match view.phase {
            Phase::Waiting => seated || self.wants.is_some(),
            Phase::Playing => !self.now.legal.is_empty() || self.now.may_declare,
            Phase::Between => seated,
            Phase::Taking => seated && self.now.turn.is_none_or(|turn| is_own(view, turn)),
            Phase::Over | Phase::Stopped => {
                seated && environment.tally.matches < u64::from(environment.plan.matches)
            }
        };
        if has_plans {
            return Some(wait.max(1));
        }
        let asks_again = (!self.unanswered.is_empty()).then_some(ANSWER_MS);
        let doubts = (!environment.plan.network.ordered || environment.closing).then_some(SILENCE_MS);
        [grace, asks_again, doubts].into_iter().flatten().min()
    }

    /// Whether nothing was heard for so long that a new connection is due.
    pub(crate) fn gives_up(&self, environment: &Environment) -> bool {
        let silent = environment.agenda.now.ms_since(self.heard_at) >= SILENCE_MS;
        let trying = matches!(self.link, Link::Trying(_));
        silent
            && (trying
                || !environment.plan.network.ordered
                || environment.closing && !self.unanswered.is_empty())
    }

    /// Does what comes to the person's mind.
    pub(crate) fn act(&mut self, environment: &mut Environment, connection: Connection, life: u32) {
        let now = environment.agenda.now;
        for (id, command, asked_at) in &mut self.unanswered {
            if now.ms_since(*asked_at) >= ANSWER_MS {
                *asked_at = now;
                environment
                    .say(connection, &Message::Command { connection, id: id.clone(), command: *command });
            }
        }
        if self.unanswered.len() < UNANSWERED_MAX && environment.dice.chance(environment.plan.people.mischief)
        {
            if let Some(command) = self.nonsense(environment) {
                self.ask(environment, connection, command);
            } else if let Some((id, command, commands)) = self.answered.clone()
                && self.commands < commands + REPEATS_WITHIN
            {
                environment.say(connection, &Message::Command { connection, id, command });
            }
        }
        let Some(view) = &self.view else { return };
        if view.you.is_none() {
            if let (Phase::Waiting, Some(seat), Some(person)) = (view.phase, self.wants, self.person.clone())
            {
                self.sit(environment, life, person, seat);
            }
        } else if self.unanswered.len() < UNANSWERED_MAX
            && let Some(command) = self.sensible(environment)
        {
            self.ask(environment, connection, command);
        }
    }

    /// Sitting down is a request of its own, which arrives. A client on a network that loses messages then
    /// reconnects, since what it may see has changed.
    fn sit(&mut self, environment: &mut Environment, life: u32, person: PersonId, seat: Seat) {
        let name = format!("Person {seat}");
        environment.agenda.after_ms(0, Happening::ToServer(Message::Sit { life, person, name, seat }));
        if !environment.plan.network.ordered {
            self.view = None;
            self.heard_at = Timestamp(0);
        }
    }

    fn ask(&mut self, environment: &mut Environment, connection: Connection, command: Command) {
        self.commands += 1;
        let id = format!("{}-{}", self.index, self.commands);
        self.unanswered.push((id.clone(), command, environment.agenda.now));
        environment.say(connection, &Message::Command { connection, id, command });
    }

    fn sensible(&self, environment: &mut Environment) -> Option<Command> {
        let view = self.view.as_ref()?;
        let me = view.you?;
        let people = &environment.plan.people;
        let asked =
            |asked: &dyn Fn(&Command) -> bool| self.unanswered.iter().any(|(_, known, _)| asked(known));
        let away = self.now.away.iter().find(|away| {
            let held = matches!(view.seats[away.seat].sitter, Sitter::Person { held_by: Some(_), .. });
            !held && away.seat != me && self.heard_at.after_ms(away.grace_ms) <= environment.agenda.now
        });
        if let Some(away) = away.filter(|_| !environment.closing) {
            let (stop, hold) = (people.stop, people.hold);
            if matches!(view.phase, Phase::Playing | Phase::Between) && environment.dice.chance(stop) {
                return Some(Command::Stop);
            }
            if environment.dice.chance(hold) {
                return Some(Command::Hold { seat: away.seat });
            }
        }
        match view.phase {
            Phase::Waiting => None,
            Phase::Playing if self.now.may_declare => {
                let declares = asked(&|command| *command == Command::Declare);
                (!declares && environment.dice.chance(DECLARES)).then_some(Command::Declare)
            }
            Phase::Playing => {
                let plays = |command: &Command| {
                    use Command::{Close, Done, Draw, DrawAt, Pass, Play};
                    matches!(command, Play { .. } | Close | Done | Draw | DrawAt { .. } | Pass)
                };
                if self.now.legal.is_empty() || asked(&plays) {
                    return None;
                }
                let choice = (*environment.dice.pick(&self.now.legal)).into();
                let left = view.round.as_ref().map_or(0, |round| round.boneyard);
                let points = view.options.boneyard == BoneyardChoice::Pointed && left > 0;
                Some(match choice {
                    Command::Draw if points => Command::DrawAt { place: environment.dice.below(left) },
                    choice => choice,
                })
            }
            Phase::Taking => self.takes(view, environment),
            Phase::Between => {
                let ready = view.seats[me].ready || asked(&|command| *command == Command::Ready);
                let chance = people.ready;
                (!ready && environment.dice.chance(chance)).then_some(Command::Ready)
            }
            Phase::Over | Phase::Stopped => {
                let ready = view.seats[me].ready || asked(&|command| *command == Command::Ready);
                (!ready && !environment.closing).then_some(Command::Ready)
            }
        }
    }

    /// A tile from the pile, now and then all that are missing.
    fn takes(&self, view: &TableView, environment: &mut Environment) -> Option<Command> {
        let pile = view.pile.as_ref()?;
        let lacks = |seat: &Seat| {
            let taken = pile.takers.iter().filter(|taker| **taker == Some(*seat)).count();
            taken < pile.each && self.now.turn.is_none_or(|turn| turn == *seat)
        };
        let may = view.you.iter().chain(&view.second).any(lacks);
        if !may || !self.unanswered.is_empty() {
            return None;
        }
        if self.now.may_mix_again && environment.dice.chance(300) {
            return Some(Command::MixAgain);
        }
        if environment.dice.chance(100) {
            return Some(Command::TakeRest);
        }
        let free: Vec<usize> = (0..pile.takers.len()).filter(|place| pile.takers[*place].is_none()).collect();
        Some(Command::Take { place: *environment.dice.pick(&free) })
    }

    /// Anything that might be asked; `None` to say again what was answered before.
    fn nonsense(&self, environment: &mut Environment) -> Option<Command> {
        let view = self.view.as_ref()?;
        let seats = view.seats.seats();
        let over = matches!(view.phase, Phase::Over | Phase::Stopped);
        let waiting = view.phase == Phase::Waiting;
        let dice = &mut environment.dice;
        match dice.below(10) {
            0 | 1 => None,
            9 => {
                let place = dice.below(60);
                let asks = [
                    Command::Close,
                    Command::Done,
                    Command::Declare,
                    Command::DrawAt { place },
                    Command::Take { place },
                    Command::TakeRest,
                    Command::MixAgain,
                ];
                Some(*dice.pick(&asks))
            }
            2 => Some(Command::Draw),
            3 => Some(Command::Pass),
            4 if !over => Some(Command::Ready),
            5 => Some(Command::Hold { seat: Seat::at(dice.below((seats + 1).min(SEATS_MAX))) }),
            6 => Some(Command::Stop),
            // Who may see what must not change where the client may miss that it did.
            7 if !waiting || environment.plan.network.ordered => Some(Command::Leave),
            _ => Some(any_play(&view.rules.tile_list(seats), dice)),
        }
    }
}

fn is_own(view: &TableView, seat: Seat) -> bool {
    view.you == Some(seat) || view.second == Some(seat)
}

fn any_play(tiles: &[boneyard_rules::Tile], dice: &mut Dice) -> Command {
    let places = [Place::First, Place::Left, Place::Right, Place::Up, Place::Public];
    Command::Play { tile: *dice.pick(tiles), at: *dice.pick(&places), leaves: None }
}
