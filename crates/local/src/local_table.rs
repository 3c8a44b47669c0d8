//! A table for one person and bots, driven by a page.

use std::collections::VecDeque;

use boneyard_bots::{Budget, advise, announces, choose};
use boneyard_deal::{Part, Secret, Seed};
use boneyard_ids::{MatchId, PersonId, TableId};
use boneyard_protocol::http::{CheckedTable, MatchInShort, MyTable, OpenTable, TableSummary, bad_seats};
use boneyard_protocol::local::{LocalAnswer, LocalNext};
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_rules::{Seat, View};
use boneyard_table::session::{Effect, SessionBounds, SessionInput, TableSession};
use boneyard_table::{
    Advice, CommandId, DealKey, Event, Input, Level, Opening, Phase, Recorded, Request, SeatPlan, Shuffle,
    Table, TableOptions, Talk, Timestamp, sitter,
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::events;

/// A connection of the person's page. Each has a number of its own.
type Connection = u32;

/// A year. Nobody but the person waits for a table on a device, so it never closes by itself.
const NEVER_MS: u64 = 365 * 24 * 60 * 60 * 1_000;

const BOUNDS: SessionBounds = SessionBounds {
    idle_waiting_ms: NEVER_MS,
    idle_playing_ms: NEVER_MS,
    idle_over_ms: NEVER_MS,
    ..SessionBounds::STANDARD
};

/// A table for one person and bots. Pass it what happens, then call [`LocalTable::go_on`].
#[derive(Debug)]
pub struct LocalTable {
    id: TableId,
    session: TableSession<Connection>,
    /// The table's random number. The bots' thoughts follow from it too.
    seed: Seed,
    connection: Option<Connection>,
    /// The number of the last connection.
    connections: Connection,
    /// Messages that are not shown yet.
    messages: Vec<ServerMessage>,
    /// Whether the connection ends after these messages.
    closes: bool,
    thoughts: VecDeque<Thought>,
}

/// A bot's turn to choose.
#[derive(Debug)]
struct Thought {
    turn: u64,
    level: Level,
    view: Box<View>,
}

impl LocalTable {
    /// Opens a table. One seat is the person's, and the others have bots.
    ///
    /// # Errors
    /// The table has no seat or several for the person, a free seat, a number of seats or options that its rules do not allow, or it
    /// is rated.
    pub fn open(id: TableId, table: OpenTable, random: Secret, now: Timestamp) -> Result<Self, Problem> {
        let bad = |detail: &str| Problem::BadRequest { detail: detail.to_owned() };
        let CheckedTable { rules, seats, options, own_seat } = table.try_into()?;
        let seat = own_seat.ok_or_else(|| bad("seats: you play at your own table"))?;
        if seats.iter().filter(|plan| **plan == SeatPlan::Open).count() != 1 {
            return Err(bad("seats: only bots can join you on this device"));
        }
        if options.rated {
            return Err(bad("options: a match on this device is not rated"));
        }
        // The bots have nothing to say.
        let options = TableOptions { talk: Talk::Off, gather_seconds: None, ..options };
        let seed = Seed::new(*random.as_bytes());
        let opening = Opening { seed: Some(seed), ..Opening::default() };
        let session = TableSession::open(now, &rules, &seats, options, opening, BOUNDS)
            .map_err(|_| bad_seats(&rules))?;
        let mut table = Self::new(id, session, seed);
        let (name, face, program) = (String::new(), None, false);
        let sit = Input::Sit { person: the_person(), name, face, program, seat };
        table.session.handle(now, SessionInput::Table(sit));
        Ok(table)
    }

    /// Continues a table from all its events, as it was.
    ///
    /// # Errors
    /// [`Problem::NotFound`] without events, and [`Problem::Storage`] if they do not follow from each other.
    pub fn restore(id: TableId, events: Vec<Recorded>, now: Timestamp) -> Result<Self, Problem> {
        let seed = match events.first().map(|first| &first.event) {
            None => return Err(Problem::NotFound),
            Some(Event::Opened { seed: Some(seed), .. }) => *seed,
            Some(_) => return Err(Problem::Storage),
        };
        let table = Table::restore(events).map_err(|_| Problem::Storage)?;
        Ok(Self::new(id, TableSession::resume(now, table, BOUNDS), seed))
    }

    fn new(id: TableId, session: TableSession<Connection>, seed: Seed) -> Self {
        Self {
            id,
            session,
            seed,
            connection: None,
            connections: 0,
            messages: Vec::new(),
            closes: false,
            thoughts: VecDeque::new(),
        }
    }

    /// A message of the person's page.
    pub fn receive(&mut self, message: ClientMessage, now: Timestamp) {
        if let ClientMessage::Hello { version, last_seen } = message {
            return self.connect(version, last_seen, now);
        }
        let Some(client) = self.connection else {
            return self.close(Problem::BadRequest { detail: "say hello first".into() });
        };
        let input = match message {
            ClientMessage::Command { id, .. } | ClientMessage::Say { id, .. }
                if id.len() > CommandId::LEN_MAX =>
            {
                let problem = Problem::TooLarge { max: CommandId::LEN_MAX };
                return self.messages.push(ServerMessage::Problem { problem });
            }
            ClientMessage::Command { id, command } => SessionInput::Command { client, id, command },
            ClientMessage::Say { id, said } => SessionInput::Say { client, id, said },
            ClientMessage::Part { commitment, part } => SessionInput::Part { client, commitment, part },
            ClientMessage::Ping | ClientMessage::Hello { .. } => {
                return self.messages.push(ServerMessage::Pong);
            }
        };
        self.session.handle(now, input);
    }

    /// Replaces the person's connection.
    fn connect(&mut self, version: u32, last_seen: u64, now: Timestamp) {
        if version != VERSION {
            return self.close(Problem::Version { server: VERSION });
        }
        self.connections += 1;
        let before = self.connection.replace(self.connections);
        let joined = SessionInput::Joined { client: self.connections, person: Some(the_person()), last_seen };
        self.session.handle(now, joined);
        // The new connection comes first, so that the person is never away between the two.
        if let Some(client) = before {
            self.session.handle(now, SessionInput::Left { client });
        }
    }

    fn close(&mut self, problem: Problem) {
        self.messages.push(ServerMessage::Problem { problem });
        self.connection = None;
        self.closes = true;
    }

    /// The events that [`LocalNext::Store`] named are on the disk.
    pub fn stored(&mut self, now: Timestamp) {
        if self.session.waits_for_store() {
            self.session.handle(now, SessionInput::Stored);
        }
    }

    /// The events were not stored, or could not be read.
    pub fn store_failed(&mut self, now: Timestamp) {
        if self.session.waits_for_store() {
            self.thoughts.clear();
            self.session.handle(now, SessionInput::StoreFailed);
        }
    }

    /// Replaces the table by its stored events, after [`LocalNext::Recover`].
    ///
    /// # Errors
    /// [`Problem::Storage`] if the events do not follow from each other.
    pub fn recover(&mut self, events: Vec<Recorded>, now: Timestamp) -> Result<(), Problem> {
        if !self.session.waits_for_store() {
            return Err(Problem::BadRequest { detail: "the table is open already".into() });
        }
        let table = Table::restore(events).map_err(|_| Problem::Storage)?;
        self.session.handle(now, SessionInput::Recovered(Box::new(table)));
        Ok(())
    }

    /// Lets the bot that has waited longest choose its move.
    pub fn think(&mut self, now: Timestamp) {
        let Some(Thought { turn, level, view }) = self.thoughts.pop_front() else { return };
        let choice = choose(level, &view, &mut self.random_for(&view), Budget::default());
        if let Some(choice) = choice.or(view.legal.first().copied()) {
            self.session.handle(now, SessionInput::Table(Input::Chosen { turn, choice }));
        }
    }

    /// What a bot of the highest level would play for the person now, and why.
    ///
    /// # Errors
    /// Why the person gets no hint now, as a server would say it.
    pub fn hint(&self) -> Result<Advice, Problem> {
        let view = self.session.table().view_for_hint(&the_person());
        let view = view.map_err(|refusal| Problem::Refused { refusal })?;
        // It is this person's turn, so there is a legal move.
        advise(&view, &mut self.random_for(&view), Budget::default()).ok_or(Problem::Internal)
    }

    /// The random numbers follow from the place in the match. So the bots of a restored table choose what they would have chosen.
    fn random_for(&self, view: &View) -> Xoshiro256PlusPlus {
        let table = self.session.table();
        let place = [u64::from(table.match_number()), table.rounds_over() as u64, view.history.len() as u64];
        let place = place.into_iter().fold(0, |all, part| (all << 20) | part);
        Xoshiro256PlusPlus::seed_from_u64(self.seed.number(place, view.seat.number()))
    }

    /// Goes on until the page has to do something.
    ///
    /// # Errors
    /// The events cannot be written as JSON, which never happens.
    pub fn go_on(&mut self, now: Timestamp) -> Result<LocalAnswer, Problem> {
        let next = self.next(now)?;
        let (messages, closes) = (std::mem::take(&mut self.messages), std::mem::take(&mut self.closes));
        Ok(LocalAnswer::Went { messages, closes, next })
    }

    fn next(&mut self, now: Timestamp) -> Result<LocalNext, Problem> {
        while let Some(effect) = self.session.poll(now) {
            match effect {
                Effect::Append(events) => {
                    let own = Box::new(self.own(now));
                    return Ok(LocalNext::Store { events: events::written(&events)?, own });
                }
                Effect::Recover => return Ok(LocalNext::Recover),
                Effect::Send { to, message } => {
                    if self.connection.is_some_and(|connection| to.contains(&connection)) {
                        self.messages.push(message.into());
                    }
                }
                Effect::Close { client, reason } => {
                    if self.connection == Some(client) {
                        self.close(reason.into());
                    }
                }
                Effect::Request(request) => self.carry_out(request, now),
                // The table never closes, and nobody else sits down.
                Effect::AnswerSit(_) | Effect::SummaryChanged | Effect::Resumed | Effect::Ended => {}
            }
        }
        Ok(match self.thoughts.is_empty() {
            false => LocalNext::Think,
            true => LocalNext::Wait { until_ms: self.session.next_wake().map(|at| at.0) },
        })
    }

    fn carry_out(&mut self, request: Request, now: Timestamp) {
        let answer = match request {
            Request::Think { turn, level, view } => {
                return self.thoughts.push_back(Thought { turn, level, view });
            }
            Request::Shuffle { match_number, round, key } => {
                Input::Shuffled(self.shuffle(match_number, round, key))
            }
            Request::AskToDeclare { question, level, hand, .. } => {
                Input::DeclareAnswered { question, declares: announces(level, &hand) }
            }
        };
        self.session.handle(now, SessionInput::Table(answer));
    }

    fn shuffle(&self, match_number: u32, round: u32, key: Option<DealKey>) -> Shuffle {
        let table = self.session.table();
        let seats = table.seats().seats();
        // The table has a seed, so there is always a key.
        let key = key.unwrap_or_else(|| DealKey {
            secret: self.seed.secret(match_number, round, 1),
            parts: Seat::all(seats).map(|seat| Part::missing(seat.number())).collect(),
        });
        key.shuffle(table.rules(), seats, &MatchId::new(&self.id, match_number), round)
    }

    /// The table for a list of the person's own.
    fn own(&self, now: Timestamp) -> MyTable {
        let table = self.session.table();
        let players = table.players();
        let you = table.seat_of(&the_person());
        let summary = TableSummary {
            id: self.id.clone(),
            rules: table.rules().clone(),
            options: table.options(),
            house_rules: None,
            seats: table.seats().iter().take(players).map(sitter).collect(),
            phase: table.phase(),
            host: table.host().filter(|_| table.phase() == Phase::Waiting),
            here: self.session.here(),
            you,
            waiting_ms: now.ms_since(table.waits_since()),
        };
        MyTable {
            table: summary,
            your_turn: you.is_some_and(|seat| table.waits_for(seat)),
            turn: table.turn().map(|seat| Seat::at(seat.index() % players)),
            match_: MatchInShort::of(table),
        }
    }
}

/// The person whose device it is.
fn the_person() -> PersonId {
    PersonId::from("you")
}
