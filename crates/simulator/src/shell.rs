//! The server around a table, as the real one runs it: one thing at a time, stored before it is shown.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};

use boneyard_protocol::{Problem, ServerMessage, VERSION};
use boneyard_rules::Seat;
use boneyard_table::{
    Audience, CommandId, Event, Input, Now, Output, PersonId, Phase, Recorded, Refusal, Shuffle, Table,
    Timestamp,
};

use crate::{
    agenda::Happening,
    message::{Connection, Message},
    network::Way,
    world::Around,
};

/// One life of the server, from its start until it is killed.
pub(crate) struct Shell {
    pub(crate) life: u32,
    pub(crate) table: Table,
    mailbox: VecDeque<Message>,
    /// What is left to do of the message at hand.
    steps: VecDeque<Step>,
    outputs: VecDeque<Output>,
    pub(crate) storing: Option<Storing>,
    frozen: Option<Frozen>,
    /// Coming back from that, nobody is shown anything until it is certain that the table can go on.
    thawing: bool,
    pages: BTreeMap<Connection, Page>,
    /// Connections that are over, whatever still comes from them.
    closed: HashSet<Connection>,
    unshown: Vec<Recorded>,
    shown: u64,
    /// Who asked, for the answer.
    asked: HashMap<CommandId, PersonId>,
    answers: HashMap<CommandId, Result<u64, Refusal>>,
    thought: Option<u64>,
    shuffling: bool,
    /// When it last had to wait for something.
    free_at: Timestamp,
    wake_at: Option<Timestamp>,
}

enum Step {
    Tell(Input),
    Welcome { connection: Connection, person: Option<PersonId>, last_seen: u64 },
    Thawed,
}

struct Page {
    person: Option<PersonId>,
    audience: Audience,
}

/// Events on their way to the disk.
pub(crate) struct Storing {
    pub(crate) events: Vec<Recorded>,
    /// Whether the disk will say no.
    refused: bool,
    /// Whether the server had nothing else to do when they happened.
    pub(crate) prompt: bool,
}

struct Frozen {
    since: Timestamp,
    until: Timestamp,
}

impl Shell {
    /// The server starts: with what is on the disk, or with a new table.
    pub(crate) fn start(around: &mut Around, life: u32) -> Result<Self, String> {
        let now = around.agenda.now;
        let plan = &around.plan;
        let (table, outputs, steps) = if around.disk.is_empty() {
            let (table, outputs) = Table::open(now, &plan.rules, &plan.players, plan.options)
                .map_err(|error| format!("the table does not open: {error}"))?;
            (table, outputs, VecDeque::new())
        } else {
            (around.restored()?, Vec::new(), VecDeque::from([Step::Tell(Input::Restored)]))
        };
        Ok(Self {
            life,
            shown: around.disk.len() as u64,
            table,
            mailbox: VecDeque::new(),
            steps,
            outputs: outputs.into(),
            storing: None,
            frozen: None,
            thawing: false,
            pages: BTreeMap::new(),
            closed: HashSet::new(),
            unshown: Vec::new(),
            asked: HashMap::new(),
            answers: HashMap::new(),
            thought: None,
            shuffling: false,
            free_at: now,
            wake_at: None,
        })
    }

    pub(crate) fn receive(&mut self, message: Message) {
        self.mailbox.push_back(message);
    }

    /// Nothing is stored, waits or stands still.
    pub(crate) fn is_idle(&self) -> bool {
        self.storing.is_none() && self.frozen.is_none() && self.mailbox.is_empty()
    }

    /// Works until it must wait: for the disk, a message or a deadline.
    pub(crate) fn run(&mut self, around: &mut Around) -> Result<(), String> {
        while self.storing.is_none() {
            let now = around.agenda.now;
            let due = self.frozen.is_none() && self.table.next_deadline().is_some_and(|at| at <= now);
            if let Some(output) = self.outputs.pop_front() {
                self.carry_out(around, output)?;
            } else if let Some(step) = self.steps.pop_front() {
                self.step(around, step)?;
            } else if self.frozen.as_ref().is_some_and(|frozen| frozen.until <= now) {
                self.thaw(around)?;
            } else if due && (self.mailbox.is_empty() || around.dice.chance(500)) {
                self.tell(around, Input::Tick);
            } else if let Some(message) = self.mailbox.pop_front() {
                self.take(around, message);
            } else {
                break;
            }
        }
        if self.storing.is_some() {
            return Ok(());
        }
        let wake_at = match &self.frozen {
            Some(frozen) => Some(frozen.until),
            None => {
                self.check_not_stuck(around.agenda.now)?;
                self.table.next_deadline()
            }
        };
        if let Some(at) = wake_at.filter(|_| wake_at != self.wake_at) {
            around.agenda.at(at, Happening::Wake { life: self.life });
        }
        self.wake_at = wake_at;
        Ok(())
    }

    /// At any time somebody or something must be able to bring the table on.
    fn check_not_stuck(&self, now: Timestamp) -> Result<(), String> {
        let deadline = self.table.next_deadline();
        let goes_on = deadline.is_some() || self.thought.is_some() || self.shuffling;
        let goes_on = match self.table.phase() {
            Phase::Waiting => {
                self.table.seats().iter().any(|seat| seat.person().is_none() && seat.bot().is_none())
            }
            Phase::Playing => goes_on || self.somebody_may_choose(now),
            Phase::Taking | Phase::Between => goes_on,
            Phase::Over | Phase::Stopped => true,
        };
        match deadline {
            Some(at) if at <= now => Err(format!("a deadline is overdue by {} ms", now.ms_since(at))),
            _ if !goes_on => Err(format!("the table is stuck after event {}", self.table.seq())),
            _ => Ok(()),
        }
    }

    fn somebody_may_choose(&self, now: Timestamp) -> bool {
        self.table.seats().seated().any(|(seat, occupant)| {
            occupant.bot().is_none() && !self.table.now(now, self.table.audience_at(seat)).legal.is_empty()
        })
    }

    fn tell(&mut self, around: &mut Around, input: Input) {
        self.outputs.extend(self.table.handle(around.agenda.now, input));
    }

    fn take(&mut self, around: &mut Around, message: Message) {
        match message {
            Message::Hello { connection, person, last_seen } => {
                self.hello(around, connection, person, last_seen)
            }
            Message::Gone { connection } => self.gone(around, connection),
            Message::Command { connection, id, command } => {
                let Some(page) = self.pages.get(&connection) else { return };
                let person = page.person.clone();
                let seat = person.as_ref().and_then(|person| self.table.seat_of(person));
                let refusal = match (self.frozen.is_some(), seat, person) {
                    (true, ..) => Refusal::Frozen,
                    (_, Some(seat), Some(person)) => {
                        let id = CommandId { seat, id };
                        self.asked.insert(id.clone(), person);
                        return self.tell(around, Input::Command { id, command });
                    }
                    _ => Refusal::NotSeated,
                };
                around.send(connection, ServerMessage::Refused { id, refusal });
            }
            Message::Sit { person, name, seat, .. } => {
                if self.frozen.is_some() || self.table.can_sit(&person, seat).is_err() {
                    return;
                }
                if !self.is_here(&person) {
                    self.steps.push_back(Step::Tell(Input::Departed { seat }));
                }
                self.tell(around, Input::Sit { person, name, seat });
            }
            Message::Chosen { turn, choice, .. } => {
                self.thought = self.thought.filter(|thought| *thought != turn);
                if self.frozen.is_none() {
                    self.tell(around, Input::Chosen { turn, choice });
                }
            }
            Message::Shuffled { shuffle, .. } => {
                self.shuffling = false;
                if self.frozen.is_none() {
                    self.tell(around, Input::Shuffled(shuffle));
                }
            }
        }
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.pages.values().any(|page| page.person.as_ref() == Some(person))
    }

    fn hello(
        &mut self,
        around: &mut Around,
        connection: Connection,
        person: Option<PersonId>,
        last_seen: u64,
    ) {
        if self.closed.contains(&connection) {
            return;
        }
        if self.frozen.is_some() {
            return around.send(connection, ServerMessage::Problem { problem: Problem::Storage });
        }
        let seat = person.as_ref().and_then(|person| self.table.seat_of(person));
        let newly_here = person.as_ref().is_some_and(|person| !self.is_here(person));
        if let Some(seat) = seat.filter(|_| newly_here) {
            self.tell(around, Input::Arrived { seat });
        }
        self.steps.push_back(Step::Welcome { connection, person, last_seen });
        if let Some(seat) = seat {
            // Some lines are slow, and some of them slower than what is made good.
            let ms = around.dice.between((0, 2 * Table::LAG_MS_MAX));
            self.steps.push_back(Step::Tell(Input::Lag { seat, ms }));
        }
    }

    fn gone(&mut self, around: &mut Around, connection: Connection) {
        self.closed.insert(connection);
        let person = self.pages.remove(&connection).and_then(|page| page.person);
        let seat =
            person.filter(|person| !self.is_here(person)).and_then(|person| self.table.seat_of(&person));
        if let Some(seat) = seat.filter(|_| self.frozen.is_none()) {
            self.tell(around, Input::Departed { seat });
        }
    }

    fn step(&mut self, around: &mut Around, step: Step) -> Result<(), String> {
        match step {
            Step::Tell(input) => self.tell(around, input),
            Step::Welcome { connection, person, last_seen } => {
                let audience = self.table.audience(person.as_ref());
                let welcome = self
                    .missed(around, last_seen, person.as_ref(), audience)
                    .unwrap_or_else(|| self.snapshot(around, audience));
                self.pages.insert(connection, Page { person, audience });
                self.show_to(around, connection, welcome)?;
            }
            Step::Thawed => {
                self.thawing = false;
                self.unshown.clear();
                self.shown = self.table.seq();
                for (connection, audience) in self.regrouped(|_| true) {
                    let snapshot = self.snapshot(around, audience);
                    self.show_to(around, connection, snapshot)?;
                }
            }
        }
        Ok(())
    }

    /// What a client missed; `None` where it must start from a snapshot.
    fn missed(
        &self,
        around: &Around,
        last_seen: u64,
        person: Option<&PersonId>,
        audience: Audience,
    ) -> Option<ServerMessage> {
        if last_seen == 0 {
            return None;
        }
        let missed: Vec<&Recorded> = self.table.events_after(last_seen)?.collect();
        let moved = missed.iter().any(|recorded| match &recorded.event {
            Event::Seated { person: seated, .. } => Some(seated) == person,
            Event::Left { .. } => true,
            _ => false,
        });
        let events = missed.iter().map(|recorded| recorded.event.seen_by(audience)).collect();
        let now = self.table.now(around.agenda.now, audience);
        (!moved).then_some(ServerMessage::Update { from: last_seen + 1, events, now })
    }

    fn snapshot(&self, around: &Around, audience: Audience) -> ServerMessage {
        let now = self.table.now(around.agenda.now, audience);
        ServerMessage::Snapshot { version: VERSION, view: self.table.view(audience), now }
    }

    fn carry_out(&mut self, around: &mut Around, output: Output) -> Result<(), String> {
        match output {
            Output::Append(events) => self.store(around, events)?,
            Output::Show => self.show(around)?,
            Output::Answer { to, answer } => self.answer(around, &to, answer)?,
            Output::Shuffle { .. } => {
                let tiles = self.table.rules().tile_list(self.table.seats().seats());
                let deal = around.dice.shuffled(tiles.clone());
                let lot = around.dice.shuffled(tiles);
                self.shuffling = true;
                let message = Message::Shuffled { life: self.life, shuffle: Shuffle { deal, lot } };
                let delay = around.dice.between(around.plan.server.shuffle_ms);
                around.agenda.after_ms(delay, Happening::ToServer(message));
            }
            Output::Think { turn, level, view } => {
                self.thought = Some(turn);
                let choice = around.bots_choice(level, &view)?;
                let delay = around.dice.between(around.plan.server.thought_ms);
                let message = Message::Chosen { life: self.life, turn, choice };
                around.agenda.after_ms(delay, Happening::ToServer(message));
            }
        }
        Ok(())
    }

    fn store(&mut self, around: &mut Around, events: Vec<Recorded>) -> Result<(), String> {
        for recorded in &events {
            let refused = recorded.cause.as_ref().and_then(|cause| self.answers.get(cause));
            if let Some(Err(refusal)) = refused {
                return Err(format!(
                    "a command that was refused as {refusal:?} was carried out: {recorded:?}"
                ));
            }
        }
        let prompt = self.free_at < around.agenda.now;
        let refused = around.dice.chance(around.plan.server.refused);
        let delay = around.dice.between(around.plan.server.append_ms);
        around.agenda.after_ms(delay, Happening::Stored { life: self.life });
        if around.dice.chance(around.plan.server.killed_storing) {
            let after = around.dice.between((0, delay));
            around.agenda.after_ms(after, Happening::Kill { life: self.life });
        }
        self.storing = Some(Storing { events, refused, prompt });
        Ok(())
    }

    /// The disk has answered.
    pub(crate) fn stored(&mut self, around: &mut Around) -> Result<(), String> {
        let Some(Storing { events, refused, prompt }) = self.storing.take() else { return Ok(()) };
        self.free_at = around.agenda.now;
        if refused {
            // Whether a disk that said no has written after all is not known.
            if around.dice.chance(300) {
                around.keep(&events, prompt)?;
            }
            return self.freeze(around);
        }
        around.keep(&events, prompt)?;
        self.unshown.extend(events);
        Ok(())
    }

    fn freeze(&mut self, around: &mut Around) -> Result<(), String> {
        let now = around.agenda.now;
        around.tally.freezes += 1;
        let until = now.after_ms(around.dice.between(around.plan.server.down_ms));
        let since = self.frozen.as_ref().map_or(now, |frozen| frozen.since);
        self.frozen = Some(Frozen { since, until });
        self.outputs.clear();
        self.steps.clear();
        self.unshown.clear();
        self.thawing = false;
        self.thought = None;
        self.shuffling = false;
        let moment = Now { frozen: true, ..Now::default() };
        for connection in self.pages.keys().copied().collect::<Vec<_>>() {
            let from = self.shown + 1;
            let update = ServerMessage::Update { from, events: Vec::new(), now: moment.clone() };
            self.show_to(around, connection, update)?;
        }
        Ok(())
    }

    fn thaw(&mut self, around: &mut Around) -> Result<(), String> {
        let now = around.agenda.now;
        let Some(frozen) = self.frozen.take() else { return Ok(()) };
        around.referee.down(now.ms_since(frozen.since));
        self.free_at = now;
        // What was refused may be asked again of the table as it is on the disk.
        self.answers.retain(|_, answer| answer.is_ok());
        if around.disk.is_empty() {
            let (table, outputs) =
                Table::open(now, &around.plan.rules, &around.plan.players, around.plan.options)
                    .map_err(|error| error.to_string())?;
            self.table = table;
            self.outputs.extend(outputs);
        } else {
            self.table = around.restored()?;
            self.steps.push_back(Step::Tell(Input::Restored));
        }
        self.thawing = true;
        for seat in Seat::all(self.table.players()) {
            let person = self.table.seats()[seat].person();
            if person.is_some_and(|person| self.is_here(person)) {
                self.steps.push_back(Step::Tell(Input::Arrived { seat }));
            }
        }
        self.steps.push_back(Step::Thawed);
        Ok(())
    }

    /// Shows each audience the events since the last time, and the present moment.
    fn show(&mut self, around: &mut Around) -> Result<(), String> {
        if self.thawing {
            return Ok(());
        }
        let events = std::mem::take(&mut self.unshown);
        let from = self.shown + 1;
        self.shown += events.len() as u64;
        if self.shown != self.table.seq() {
            return Err(format!("event {} is shown before it is stored", self.table.seq()));
        }
        let moved = self.regrouped(|moved| moved);
        let now = around.agenda.now;
        let mut updates: Vec<(Audience, ServerMessage)> = Vec::new();
        for connection in self.pages.keys().copied().collect::<Vec<_>>() {
            if moved.iter().any(|(mover, _)| *mover == connection) {
                continue;
            }
            let audience = self.pages[&connection].audience;
            let known = updates.iter().find(|(shown, _)| *shown == audience);
            let update = known.map(|(_, update)| update.clone()).unwrap_or_else(|| {
                let events = events.iter().map(|recorded| recorded.event.seen_by(audience)).collect();
                let update = ServerMessage::Update { from, events, now: self.table.now(now, audience) };
                updates.push((audience, update.clone()));
                update
            });
            self.show_to(around, connection, update)?;
        }
        for (connection, audience) in moved {
            let snapshot = self.snapshot(around, audience);
            self.show_to(around, connection, snapshot)?;
        }
        Ok(())
    }

    /// Gives every page the audience its person now belongs to; returns those asked for by whether that is
    /// another one than before.
    fn regrouped(&mut self, which: impl Fn(bool) -> bool) -> Vec<(Connection, Audience)> {
        let table = &self.table;
        let mut regrouped = Vec::new();
        for (connection, page) in &mut self.pages {
            let audience = table.audience(page.person.as_ref());
            if which(audience != page.audience) {
                regrouped.push((*connection, audience));
            }
            page.audience = audience;
        }
        regrouped
    }

    /// Sends something of the table, which must be stored.
    fn show_to(
        &self,
        around: &mut Around,
        connection: Connection,
        message: ServerMessage,
    ) -> Result<(), String> {
        let last = match &message {
            ServerMessage::Snapshot { view, .. } => view.seq,
            ServerMessage::Update { from, events, .. } => from - 1 + events.len() as u64,
            _ => 0,
        };
        if last > around.disk.len() as u64 {
            return Err(format!("event {last} is shown, but only {} are stored", around.disk.len()));
        }
        around.send(connection, message);
        Ok(())
    }

    fn answer(
        &mut self,
        around: &mut Around,
        to: &CommandId,
        answer: Result<u64, Refusal>,
    ) -> Result<(), String> {
        if let Some(before) =
            self.answers.insert(to.clone(), answer.clone()).filter(|before| *before != answer)
        {
            return Err(format!("command {to:?} is answered {answer:?} after {before:?}"));
        }
        if let Ok(seq) = answer {
            let cause = around.disk.get(seq as usize - 1).and_then(|recorded| recorded.cause.as_ref());
            if cause != Some(to) {
                return Err(format!(
                    "command {to:?} is acknowledged as event {seq}, which is not stored as its"
                ));
            }
        }
        let person = self.asked.get(to).cloned();
        let id = to.id.clone();
        let message = match answer {
            Ok(seq) => ServerMessage::Ack { id, seq },
            Err(refusal) => ServerMessage::Refused { id, refusal },
        };
        for (connection, page) in &self.pages {
            if page.person.is_some() && page.person == person {
                around.network_send(*connection, Way::ToClient, &message);
            }
        }
        Ok(())
    }
}
