//! The task that owns a table: one loop that waits for a message or a deadline, passes it to the table's session, and
//! carries out the session's effects.

use std::collections::{BTreeMap, VecDeque};
use std::error::Error;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_bots::announces;
use boneyard_deal::{Part, Secret};
use boneyard_ids::{MatchId, PersonId, TableId};
use boneyard_protocol::ServerMessage;
use boneyard_protocol::http::MatchInShort;
use boneyard_protocol::watch::WatchedScore;
use boneyard_rules::Seat;
use boneyard_store::{AppendError, Guest};
use boneyard_table::session::{Effect, SessionInput, TableMessage, TableSession};
use boneyard_table::{DealKey, Input, Recorded, Refusal, Request, Shuffle, Table, Timestamp};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::yield_now;

use super::Listed;
use super::conduct::{Networks, conduct, evidence};
use super::finished::finished_match;
use super::listing::{Listing, Turn};
use super::message::{JoinRequest, Message, SitRequest};
use super::people::SeatedPeople;
use super::record::{self, RecoverError};
use super::services::TableServices;
use crate::shutdown::ShutdownSignal;
use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outboxes};
use crate::{clock, random};

/// A table's session with everything it uses.
pub(super) struct TableTask {
    id: TableId,
    services: TableServices,
    /// The mailbox for bots' moves. It is weak so that bots do not keep the task alive.
    address: mpsc::WeakSender<Message>,
    listing: watch::Sender<Listing>,
    people: SeatedPeople,
    networks: Networks,
    /// Whether a client came or left since the table was last listed.
    presence_changed: bool,
    session: TableSession<ClientId>,
    outboxes: Outboxes,
    /// Frames that are not written yet. What a client gets in one go is written in one go.
    unsent: Vec<(ClientId, Frame)>,
    /// Where to answer the requests for seats that have no answer yet, oldest first.
    sit_requests: VecDeque<oneshot::Sender<Result<(), Refusal>>>,
    /// Where to answer programs that sent a command without being connected.
    asked: BTreeMap<ClientId, oneshot::Sender<TableMessage>>,
    /// Whether people of the table may have other names or faces now.
    renamed: bool,
    /// Whether the table is needed no more.
    closing: bool,
}

/// How long a table stays awake after it could not sleep, because a request had found its mailbox. In milliseconds.
const SLEEP_RETRY_MS: u64 = 1_000;

/// Whether the task's loop continues.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    Continue,
    Close,
}

impl TableTask {
    pub(super) fn new(
        id: TableId,
        services: TableServices,
        people: SeatedPeople,
        session: TableSession<ClientId>,
        address: mpsc::WeakSender<Message>,
    ) -> Self {
        let rules = Arc::new(session.table().rules().clone());
        let listing = Listing::new(&id, rules, &session);
        people.set(&id, listing.people().cloned().collect());
        TableTask {
            listing: watch::Sender::new(listing),
            people,
            networks: Networks::new(),
            presence_changed: false,
            id,
            services,
            address,
            session,
            outboxes: Outboxes::default(),
            unsent: Vec::new(),
            sit_requests: VecDeque::new(),
            asked: BTreeMap::new(),
            renamed: false,
            closing: false,
        }
    }

    pub(super) fn id(&self) -> &TableId {
        &self.id
    }

    /// What lists show of the table. It changes with the table.
    pub(super) fn listing(&self) -> watch::Receiver<Listing> {
        self.listing.subscribe()
    }

    /// Whether the store failed and the table has not recovered yet.
    pub(super) fn is_frozen(&self) -> bool {
        self.session.is_frozen()
    }

    /// Runs the table until it is closed, falls asleep, or the server stops.
    pub(super) async fn run(
        &mut self,
        mut mailbox: mpsc::Receiver<Message>,
        stopping: &mut ShutdownSignal,
        listed: &Listed,
    ) {
        let mut stopped = pin!(stopping.wait());
        // When the table next tries to sleep, if it could not.
        let mut retry_at = Timestamp(0);
        // When the command came that is carried out now.
        let mut command_at: Option<Instant> = None;
        while self.carry_out().await == Next::Continue {
            if let Some(at) = command_at.take() {
                self.services.move_seconds.observe(at.elapsed().as_secs_f64());
            }
            let now = clock::now();
            let sleeps_at = self.session.sleeps_at().map(|at| at.max(retry_at));
            if sleeps_at.is_some_and(|at| at <= now) {
                let listing = self.listing.borrow().clone();
                if listed.fall_asleep(&mailbox, self.session.closes_at(), listing, self.match_in_short()) {
                    tracing::debug!(table.id = %self.id, "Table {} is asleep", self.id);
                    return;
                }
                retry_at = now.after_ms(SLEEP_RETRY_MS);
                continue;
            }
            let wake_at = self.session.next_wake().into_iter().chain(sleeps_at).min();
            let wait = wake_at.map(|at| Duration::from_millis(at.ms_since(now).max(1)));
            tokio::select! {
                message = mailbox.recv() => {
                    let Some(message) = message else { break };
                    if matches!(message, Message::Join(_)) {
                        // Thousands of clients may join at once. Between two of them, other tables have their turn.
                        yield_now().await;
                    }
                    command_at = message.is_command().then(Instant::now);
                    self.take(message);
                }
                () = clock::sleep(wait) => {}
                () = &mut stopped => return,
            }
        }
        self.close().await;
    }

    /// Passes a message to the session. Call [`TableTask::carry_out`] next.
    pub(super) fn take(&mut self, message: Message) {
        let input = match message {
            Message::Join(JoinRequest { client, person, network, last_seen, outbox }) => {
                if let Some(person) = &person
                    && self.session.table().seat_of(person).is_some()
                {
                    self.networks.note(self.session.table(), person, network);
                }
                self.outboxes.insert(client, outbox);
                self.presence_changed = true;
                SessionInput::Joined { client, person, last_seen }
            }
            Message::Leave(client) => {
                self.outboxes.remove(client);
                self.presence_changed = true;
                SessionInput::Left { client }
            }
            Message::Session(input) => input,
            Message::Ask { person, id, command, answer } => {
                let client = ClientId::new();
                // Programs that gave up wait no longer.
                self.asked.retain(|_, answer| !answer.is_closed());
                self.asked.insert(client, answer);
                SessionInput::Ask { client, person, id, command }
            }
            Message::Sit(SitRequest { seat, person, network, name, face, program, answer }) => {
                if let Some(network) = network {
                    self.networks.note(self.session.table(), &person, network);
                }
                self.sit_requests.push_back(answer);
                SessionInput::Table(Input::Sit { seat, person, name, face, program })
            }
            Message::Close => {
                self.closing = true;
                return;
            }
            Message::Renamed => {
                self.renamed = true;
                return;
            }
            Message::Show(answer) => {
                if !self.is_frozen() {
                    // A failed send means that the request was cancelled.
                    let _ = answer.send(self.match_in_short());
                }
                return;
            }
            Message::Hint { person, answer } => {
                if !self.is_frozen() {
                    let view = self.session.table().view_for_hint(&person);
                    let _ = answer.send(view.map(Box::new));
                }
                return;
            }
            Message::Score(answer) => {
                if !self.is_frozen() {
                    let (sides, standing) = self.session.shown_to_spectators().score();
                    // A failed send means that the request was cancelled.
                    let _ = answer.send(WatchedScore { sides: sides.clone(), standing: standing.clone() });
                }
                return;
            }
            Message::Report { seat, answer } => {
                // A failed send means that the request was cancelled.
                let _ = answer.send(evidence(&self.session, seat));
                return;
            }
        };
        self.session.handle(clock::now(), input);
    }

    /// Carries out the session's effects that are due, in order. Returns `Close` once the session has ended.
    pub(super) async fn carry_out(&mut self) -> Next {
        if std::mem::take(&mut self.renamed) {
            self.introduce_people().await;
        }
        let next = match self.carry_out_effects().await {
            Next::Continue if self.closing => Next::Close,
            next => next,
        };
        self.write_unsent();
        if std::mem::take(&mut self.presence_changed) {
            self.list();
        } else if !self.is_frozen() {
            let turn = Turn::of(self.session.table());
            self.listing.send_if_modified(|listing| listing.set_turn(&turn));
        }
        next
    }

    async fn carry_out_effects(&mut self) -> Next {
        while let Some(effect) = self.session.poll(clock::now()) {
            match effect {
                Effect::Append(events) => {
                    self.write_unsent();
                    let stored = self.store(&events).await;
                    self.answer_session(stored);
                }
                Effect::Recover => {
                    let recovered = self.recover().await;
                    self.answer_session(recovered);
                }
                Effect::Send { to, message } => self.send(&to, message),
                Effect::Close { client, reason } => {
                    self.write_unsent();
                    self.outboxes.close(client, reason.into());
                }
                Effect::AnswerSit(answer) => {
                    if let Some(reply) = self.sit_requests.pop_front() {
                        // A failed send means that the request was cancelled.
                        let _ = reply.send(answer);
                    }
                }
                Effect::Request(Request::Shuffle { match_number, round, key }) => {
                    let shuffle = self.shuffle(match_number, round, key);
                    self.answer_session(SessionInput::Table(Input::Shuffled(shuffle)));
                }
                Effect::Request(Request::Think { turn, level, view }) => {
                    let thought = self.services.bots.think(level, view);
                    let address = self.address.clone();
                    self.services.runtime.spawn(async move {
                        if let (Some(choice), Some(table)) = (thought.await, address.upgrade()) {
                            // A failed send means that the table has closed.
                            let chosen = SessionInput::Table(Input::Chosen { turn, choice });
                            let _ = table.send(Message::Session(chosen)).await;
                        }
                    });
                }
                Effect::Request(Request::AskToDeclare { question, level, hand, .. }) => {
                    let declares = announces(level, &hand);
                    self.answer_session(SessionInput::Table(Input::DeclareAnswered { question, declares }));
                }
                Effect::SummaryChanged => self.list(),
                Effect::Resumed => {
                    tracing::info!(table.id = %self.id, "Table {} recovered from a store failure", self.id);
                    // A frozen table learns no names.
                    self.introduce_people().await;
                }
                Effect::Ended => return Next::Close,
            }
        }
        Next::Continue
    }

    /// Updates what lists show of the table.
    fn list(&self) {
        // The events of a frozen table may be lost.
        if self.is_frozen() {
            return;
        }
        let next = self.listing.borrow().next(clock::now(), &self.session);
        self.people.set(&self.id, next.people().cloned().collect());
        self.listing.send_replace(next);
    }

    /// The match, for lists of a person's tables. Everything in it is stored.
    fn match_in_short(&self) -> Option<MatchInShort> {
        MatchInShort::of(self.session.table())
    }

    fn answer_session(&mut self, input: SessionInput<ClientId>) {
        self.session.handle(clock::now(), input);
    }

    async fn store(&self, events: &[Recorded]) -> SessionInput<ClientId> {
        let ends = finished_match(&self.id, self.session.table(), events);
        let is_rated = ends.as_ref().is_some_and(|ends| ends.rated_in.is_some());
        let conduct = ends
            .as_ref()
            .map(|ends| conduct(self.session.table(), ends, events, &self.networks))
            .unwrap_or_default();
        let append = record::append(&self.id, events, ends, conduct);
        let stored: Result<(), AppendError> = self.services.store.append(append).await;
        match stored {
            Ok(()) => {
                if is_rated {
                    self.book_ratings();
                }
                SessionInput::Stored
            }
            Err(cause) => {
                self.log_store_failure(&cause);
                SessionInput::StoreFailed
            }
        }
    }

    /// Books the ratings of the match that has just ended, and of others that wait. Players need not wait for it.
    fn book_ratings(&self) {
        let (store, a_day_max) = (Arc::clone(&self.services.store), self.services.rated_a_day_max);
        self.services.runtime.spawn(async move {
            if let Err(cause) = store.book_ratings(a_day_max).await {
                tracing::error!("Ratings are not booked yet: {cause}");
            }
        });
    }

    async fn recover(&self) -> SessionInput<ClientId> {
        match self.stored_table().await {
            Ok(table) => SessionInput::Recovered(Box::new(table)),
            Err(cause) => {
                self.log_store_failure(&cause);
                SessionInput::RecoveryFailed
            }
        }
    }

    async fn stored_table(&self) -> Result<Table, RecoverError> {
        record::restore(&self.services.store.events(&self.id).await?)
    }

    /// Passes the names and faces of the people to the session. It ignores those that it knows.
    async fn introduce_people(&mut self) {
        for person in people(self.session.table()) {
            match self.services.store.who_is(&person).await {
                Ok(Some(Guest { id, name, face, .. })) => {
                    let account = (id != person).then_some(id);
                    let introduced = Input::Introduce { person, name, face, account };
                    self.answer_session(SessionInput::Table(introduced));
                }
                Ok(None) => {}
                Err(cause) => {
                    tracing::warn!(table.id = %self.id, "A name of table {} is old: {cause}", self.id)
                }
            }
        }
    }

    /// Logs the first failure as an error and later ones at debug level.
    fn log_store_failure(&self, cause: &dyn Error) {
        let id = &self.id;
        if self.session.is_frozen() {
            tracing::debug!(table.id = %id, "Table {id} is still frozen: {cause}");
        } else {
            tracing::error!(table.id = %id, "Table {id} is frozen because its events cannot be stored: {cause}");
        }
    }

    /// Encodes a message once for all these clients.
    fn send(&mut self, to: &[ClientId], message: TableMessage) {
        for client in to {
            if let Some(answer) = self.asked.remove(client) {
                // A failed send means that the request was cancelled.
                let _ = answer.send(message.clone());
            }
        }
        let frame = Frame::of(&ServerMessage::from(message));
        self.unsent.extend(to.iter().map(|client| (*client, frame.clone())));
    }

    /// Writes the frames of each client in one go.
    fn write_unsent(&mut self) {
        self.unsent.sort_by_key(|(client, _)| *client);
        for frames in self.unsent.chunk_by(|(one, _), (other, _)| one == other) {
            // A client that reads too slowly is disconnected. The session learns of that when the socket closes.
            match frames {
                [(client, frame)] => self.outboxes.send(*client, frame),
                [(client, _), ..] => {
                    let frames: Vec<Frame> = frames.iter().map(|(_, frame)| frame.clone()).collect();
                    self.outboxes.send_all(*client, &frames)
                }
                [] => true,
            };
        }
        self.unsent.clear();
    }

    fn shuffle(&self, match_number: u32, round: u32, key: Option<DealKey>) -> Shuffle {
        let table = self.session.table();
        let seats = table.seats().seats();
        // Tables of older versions have no key. Nobody can check their deals.
        let key = key.unwrap_or_else(|| DealKey {
            secret: Secret::new(random::bytes()),
            parts: Seat::all(seats).map(|seat| Part::missing(seat.number())).collect(),
        });
        key.shuffle(table.rules(), seats, &MatchId::new(&self.id, match_number), round)
    }

    /// Marks the table as closed, so that it is not restored after a restart.
    async fn close(&mut self) {
        let closing = record::closing(&self.id, clock::now());
        if let Err(cause) = self.services.store.append(closing).await {
            tracing::error!(table.id = %self.id, "Table {} could not be closed: {cause}", self.id);
            return;
        }
        let why = if self.closing { "it is needed no more" } else { "nobody was connected" };
        tracing::info!(table.id = %self.id, "Table {} is closed because {why}", self.id);
    }
}

/// The people with a seat.
fn people(table: &Table) -> Vec<PersonId> {
    let players = table.seats().iter().take(table.players());
    players.filter_map(|occupant| occupant.person().cloned()).collect()
}
