//! The task that owns a table: one loop that waits for a message or a deadline, asks the table what should happen,
//! and does it in that order. What happened is stored before anybody is shown it.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use boneyard_protocol::http::TableSummary;
use boneyard_protocol::{Problem, ServerMessage, VERSION};
use boneyard_rules::Seat;
use boneyard_table::{
    Audience, Command, CommandId, Event, Input, Now, Output, PersonId, Phase, Recorded, Refusal, Shuffle,
    Table, Timestamp, sitter,
};
use tokio::sync::{mpsc, watch};

use super::{Joining, Message, Sitting, record};
use crate::bounds::{
    ARRIVAL_WAIT, IDLE_OVER_MAX, IDLE_PLAYING_MAX, IDLE_WAITING_MAX, MISSED_EVENTS_MAX,
    SOCKETS_PER_TABLE_MAX, STORE_RETRY_FIRST, STORE_RETRY_MAX,
};
use crate::clients::{ClientId, Clients};
use crate::state::App;
use crate::{clock, deal, random};

/// A table, everybody at it, and what is still to be done.
pub(crate) struct TableTask {
    id: String,
    app: App,
    /// Where bots send their choices. Weak, so that a table nobody can reach comes to its end.
    address: mpsc::WeakSender<Message>,
    summary: watch::Sender<TableSummary>,
    table: Table,
    clients: Clients<Audience>,
    /// Stored, but not shown yet.
    unshown: Vec<Recorded>,
    /// What the next deal was shuffled with.
    secret: Option<[u8; 32]>,
    /// People who sat down without a socket, and when they count as away.
    expected: Vec<(Timestamp, Seat)>,
    /// Since when nobody is here.
    idle_since: Option<Timestamp>,
    /// The time never goes back, whatever the system's clock does.
    now: Timestamp,
    /// Commands that have no answer yet, and who asked.
    unanswered: HashMap<CommandId, ClientId>,
    /// The last event that was shown.
    shown: u64,
    /// When something could not be stored: the time to try again. What the table knows may then not be true, so
    /// nothing of it is shown until it is brought back from what is stored.
    retry_at: Option<Timestamp>,
    /// How long to wait before that.
    retry_wait: Duration,
}

/// Whether the loop goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Close,
}

impl TableTask {
    /// A task for a table of which events up to `stored` are in the store.
    pub(crate) fn new(
        id: String,
        app: App,
        table: Table,
        stored: u64,
        address: mpsc::WeakSender<Message>,
    ) -> Self {
        let now = clock::now();
        TableTask {
            summary: watch::Sender::new(summary(&id, &table)),
            unanswered: HashMap::new(),
            shown: stored,
            id,
            app,
            address,
            table,
            clients: Clients::new(SOCKETS_PER_TABLE_MAX),
            unshown: Vec::new(),
            secret: None,
            expected: Vec::new(),
            idle_since: Some(now),
            now,
            retry_at: None,
            retry_wait: STORE_RETRY_FIRST,
        }
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// What the table says of itself, from now on.
    pub(crate) fn summary(&self) -> watch::Receiver<TableSummary> {
        self.summary.subscribe()
    }

    /// Whether everything so far is stored.
    pub(crate) fn is_sound(&self) -> bool {
        self.retry_at.is_none()
    }

    /// Runs the table until it is closed or the server stops.
    pub(crate) async fn run(mut self, mut mailbox: mpsc::Receiver<Message>, first: Option<Input>) {
        let mut stopping = self.app.stopping();
        if let Some(input) = first {
            self.tell(input).await;
        }
        loop {
            let now = self.time();
            let wait = self.next_wake().map(|at| Duration::from_millis(at.ms_since(now).max(1)));
            let then = tokio::select! {
                message = mailbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => Then::Close,
                },
                () = clock::sleep(wait) => self.wake().await,
                () = stopping.told() => return,
            };
            if then == Then::Close {
                return self.close().await;
            }
        }
    }

    async fn take(&mut self, message: Message) -> Then {
        match message {
            Message::Join(joining) => self.join(joining).await,
            Message::Leave(client) => self.leave(client).await,
            Message::Command { client, id, command } => self.command(client, id, command).await,
            Message::Lag { client, ms } => self.lag(client, ms).await,
            Message::Sit(sitting) => self.sit(sitting).await,
            Message::Chosen { turn, choice } => {
                if self.is_sound() {
                    self.tell(Input::Chosen { turn, choice }).await;
                }
            }
        }
        Then::GoOn
    }

    // Time.

    fn time(&mut self) -> Timestamp {
        self.now = clock::now().max(self.now);
        self.now
    }

    fn next_wake(&self) -> Option<Timestamp> {
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let idle = self.idle_since.map(|since| since.after_ms(clock::as_ms(self.patience())));
        let expected = self.expected.iter().map(|(at, _)| *at).min();
        [self.table.next_deadline(), idle, expected].into_iter().flatten().min()
    }

    /// How long the table stays when nobody is there.
    fn patience(&self) -> Duration {
        match self.table.phase() {
            Phase::Waiting => IDLE_WAITING_MAX,
            Phase::Playing | Phase::Taking | Phase::Between => IDLE_PLAYING_MAX,
            Phase::Over | Phase::Stopped => IDLE_OVER_MAX,
        }
    }

    async fn wake(&mut self) -> Then {
        let now = self.time();
        if let Some(retry_at) = self.retry_at {
            if retry_at <= now {
                self.thaw().await;
            }
            return Then::GoOn;
        }
        if self.idle_since.is_some_and(|since| since.after_ms(clock::as_ms(self.patience())) <= now) {
            return Then::Close;
        }
        for (_, seat) in self.expected.extract_if(.., |(at, _)| *at <= now).collect::<Vec<_>>() {
            if !self.is_here(seat) {
                self.tell(Input::Departed { seat }).await;
            }
        }
        if self.is_sound() && self.table.next_deadline().is_some_and(|deadline| deadline <= now) {
            self.tell(Input::Tick).await;
        }
        Then::GoOn
    }

    // People.

    async fn join(&mut self, joining: Joining) {
        let Joining { client, person, last_seen, outbox } = joining;
        // Before the newcomer is taken in, so that the first thing it is told is how the table stands.
        if self.is_sound()
            && let Some(person) = &person
            && let Some(seat) = self.table.seat_of(person)
            && !self.clients.is_here(person)
        {
            self.tell(Input::Arrived { seat }).await;
        }
        if !self.is_sound() {
            return outbox.close(Problem::Storage);
        }
        let audience = self.table.audience(person.as_ref());
        if !self.clients.join(client, person.clone(), audience, outbox.clone()) {
            return outbox.close(Problem::TooMany { retry_s: 60 });
        }
        self.idle_since = None;
        let welcome =
            self.missed(last_seen, person.as_ref(), audience).unwrap_or_else(|| self.snapshot(audience));
        self.clients.tell(client, &welcome);
    }

    /// The events a client missed; `None` where a snapshot is shorter, or the client's seat is another one than it
    /// was.
    fn missed(&self, last_seen: u64, person: Option<&PersonId>, audience: Audience) -> Option<ServerMessage> {
        if last_seen == 0 {
            return None;
        }
        let missed: Vec<&Recorded> = self.table.events_after(last_seen)?.collect();
        let moved = |recorded: &&Recorded| match &recorded.event {
            Event::Seated { person: seated, .. } => Some(seated) == person,
            Event::Left { .. } => true,
            _ => false,
        };
        if missed.len() > MISSED_EVENTS_MAX || missed.iter().any(moved) {
            return None;
        }
        let events = missed.iter().map(|recorded| recorded.event.seen_by(audience)).collect();
        Some(ServerMessage::Update { from: last_seen + 1, events, now: self.table.now(self.now, audience) })
    }

    fn snapshot(&self, audience: Audience) -> ServerMessage {
        let now = self.table.now(self.now, audience);
        ServerMessage::Snapshot { version: VERSION, view: self.table.view(audience), now }
    }

    async fn leave(&mut self, client: ClientId) {
        let gone = self.clients.leave(client);
        if self.clients.is_empty() {
            self.idle_since = Some(self.time());
        }
        if self.is_sound()
            && let Some(seat) = gone.and_then(|person| self.table.seat_of(&person))
        {
            self.tell(Input::Departed { seat }).await;
        }
    }

    async fn lag(&mut self, client: ClientId, ms: u64) {
        let seat = self.clients.person(client).and_then(|person| self.table.seat_of(person));
        if self.is_sound()
            && let Some(seat) = seat
        {
            self.tell(Input::Lag { seat, ms }).await;
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        let person = self.table.seats().get(seat).and_then(|occupant| occupant.person());
        person.is_some_and(|person| self.clients.is_here(person))
    }

    pub(crate) async fn sit(&mut self, Sitting { seat, person, name, answer }: Sitting) {
        let allowed = if self.is_sound() { self.table.can_sit(&person, seat) } else { Err(Refusal::Frozen) };
        if allowed.is_ok() {
            if !self.clients.is_here(&person) {
                let until = self.time().after_ms(clock::as_ms(ARRIVAL_WAIT));
                self.expected.push((until, seat));
            }
            self.tell(Input::Sit { person, name, seat }).await;
        }
        let outcome = if self.is_sound() { allowed } else { Err(Refusal::Frozen) };
        // Whoever asked may have gone, which changes nothing.
        let _ = answer.send(outcome);
    }

    async fn command(&mut self, client: ClientId, id: String, command: Command) {
        let seat = self.clients.person(client).and_then(|person| self.table.seat_of(person));
        let refusal = match seat {
            _ if !self.is_sound() => Refusal::Frozen,
            None => Refusal::NotSeated,
            Some(seat) => {
                let id = CommandId { seat, id };
                self.unanswered.insert(id.clone(), client);
                return self.tell(Input::Command { id, command }).await;
            }
        };
        self.clients.tell(client, &ServerMessage::Refused { id, refusal });
    }

    // What should happen.

    /// Tells the table something and carries out what follows from it.
    async fn tell(&mut self, input: Input) {
        let now = self.time();
        let outputs = self.table.handle(now, input);
        self.carry_out(outputs).await;
    }

    /// Carries out outputs in their order: store, then show, then answer.
    pub(crate) async fn carry_out(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Append(events) => {
                    if let Err(cause) = self.store(&events).await {
                        return self.freeze(&cause);
                    }
                    self.unshown.extend(events);
                }
                Output::Show => self.show(),
                Output::Answer { to, answer } => self.answer(to, answer),
                Output::Shuffle { match_number, round } => {
                    let shuffle = self.shuffle(match_number, round);
                    let now = self.time();
                    outputs.extend(self.table.handle(now, Input::Shuffled(shuffle)));
                }
                Output::Think { turn, level, view } => {
                    self.app.bots().think(self.address.clone(), turn, level, view);
                }
            }
        }
    }

    async fn store(&mut self, events: &[Recorded]) -> Result<(), String> {
        let append = record::append(&self.id, events, &mut self.secret);
        self.app.store().append(append).await.map_err(|error| error.to_string())
    }

    /// Shows each audience the events since the last time, and the present moment.
    fn show(&mut self) {
        let now = self.time();
        let events = std::mem::take(&mut self.unshown);
        let table = &self.table;
        let moved = self.clients.regroup(|person| table.audience(person));
        let from = self.shown + 1;
        self.shown += events.len() as u64;
        let newcomers: Vec<ClientId> = moved.iter().map(|(client, _)| *client).collect();
        self.clients.show(&newcomers, |audience| ServerMessage::Update {
            from,
            events: events.iter().map(|recorded| recorded.event.seen_by(audience)).collect(),
            now: table.now(now, audience),
        });
        for (client, audience) in moved {
            let snapshot = self.snapshot(audience);
            self.clients.tell(client, &snapshot);
        }
        if events.iter().any(|recorded| !recorded.event.is_action()) {
            self.summary.send_replace(summary(&self.id, &self.table));
        }
    }

    fn answer(&mut self, to: CommandId, answer: Result<u64, Refusal>) {
        let asked = self.unanswered.remove(&to);
        let CommandId { seat, id } = to;
        let message = match answer {
            Ok(seq) => ServerMessage::Ack { id, seq },
            Err(refusal) => ServerMessage::Refused { id, refusal },
        };
        // To every page of that person, since the one that asked may have been replaced; and to whoever stood up by
        // asking.
        let person = self.table.seats().get(seat).and_then(|occupant| occupant.person());
        let person = person.or_else(|| self.clients.person(asked?)).cloned();
        if let Some(person) = person {
            self.clients.tell_person(&person, &message);
        }
    }

    fn shuffle(&mut self, match_number: u32, round: u32) -> Shuffle {
        let seats = self.table.seats().seats();
        let tiles = self.table.rules().tile_list(seats);
        let match_id = format!("{}-{match_number}", self.id);
        let secret = random::bytes();
        self.secret = Some(secret);
        let deal = deal::shuffled(&tiles, &secret, seats, &match_id, round);
        // A lot of its own: who leads must tell nothing of the hands.
        let lot = deal::shuffled(&tiles, &random::bytes(), seats, &match_id, round);
        Shuffle { deal, lot }
    }

    // When nothing can be stored.

    fn freeze(&mut self, cause: &str) {
        let wait = self.retry_wait;
        if wait == STORE_RETRY_FIRST {
            tracing::error!(table.id = %self.id, "Table {} stands still, since nothing can be stored: {cause}", self.id);
        } else {
            tracing::debug!(table.id = %self.id, "Table {} still stands still: {cause}", self.id);
        }
        self.retry_wait = (wait * 2).min(STORE_RETRY_MAX);
        self.retry_at = Some(self.time().after_ms(clock::as_ms(wait)));
        self.unshown.clear();
        self.secret = None;
        let from = self.shown + 1;
        let now = Now { frozen: true, ..Now::default() };
        self.clients.show(&[], |_| ServerMessage::Update { from, events: Vec::new(), now: now.clone() });
        // The table forgets them; whoever asked may ask again.
        for (CommandId { id, .. }, client) in std::mem::take(&mut self.unanswered) {
            self.clients.tell(client, &ServerMessage::Refused { id, refusal: Refusal::Frozen });
        }
    }

    /// Brings the table back from what is stored, if something can be stored again.
    async fn thaw(&mut self) {
        let stored = match self.app.store().events(&self.id).await {
            Ok(stored) => stored,
            Err(cause) => return self.freeze(&cause.to_string()),
        };
        self.table = match record::restore(&stored) {
            Ok(table) => table,
            Err(cause) => return self.freeze(&cause),
        };
        self.shown = self.table.seq();
        self.retry_at = None;
        // Nobody is shown anything until it is certain that the table can go on.
        let clients = std::mem::replace(&mut self.clients, Clients::new(SOCKETS_PER_TABLE_MAX));
        self.tell(Input::Restored).await;
        for seat in Seat::all(self.table.players()) {
            let person = self.table.seats().get(seat).and_then(|occupant| occupant.person());
            if self.is_sound() && person.is_some_and(|person| clients.is_here(person)) {
                self.tell(Input::Arrived { seat }).await;
            }
        }
        self.clients = clients;
        if self.is_sound() {
            self.retry_wait = STORE_RETRY_FIRST;
            tracing::info!(table.id = %self.id, "Table {} goes on", self.id);
            self.snapshot_for_all();
        }
    }

    fn snapshot_for_all(&mut self) {
        let (table, now) = (&self.table, self.now);
        self.clients.regroup(|person| table.audience(person));
        self.clients.show(&[], |audience| ServerMessage::Snapshot {
            version: VERSION,
            view: table.view(audience),
            now: table.now(now, audience),
        });
    }

    /// The table is over: it need not be brought back any more.
    async fn close(mut self) {
        let now = self.time();
        if let Err(cause) = self.app.store().append(record::closing(&self.id, self.table.seq(), now)).await {
            tracing::error!(table.id = %self.id, "Table {} could not be closed: {cause}", self.id);
            return;
        }
        tracing::info!(table.id = %self.id, "Table {} is closed: nobody was there any more", self.id);
    }
}

fn summary(id: &str, table: &Table) -> TableSummary {
    TableSummary {
        id: id.into(),
        rules: table.rules().clone(),
        options: table.options(),
        seats: table.seats().iter().take(table.players()).map(sitter).collect(),
        phase: table.phase(),
    }
}
