//! A table whose clients record everything they get: one for each player, and a spectator. For a bot, the client
//! records the spectators' messages and the views that the bot gets.

use boneyard_bots::{Level, announces};
use boneyard_ids::PersonId;
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Move, Rules, Seat, View};
use boneyard_table::{
    ActedBy, Audience, Command, Event, Input, LiveState, Opening, Phase, Recorded, Request, SeatPlan,
    SeenEvent, Shuffle, Table, TableOptions, Timestamp,
    session::{Effect, SessionBounds, SessionInput, TableMessage, TableSession},
};

use super::round::action;
use crate::{alternative_deal::SeatAction, rng::SimRng, violation::Violation};

/// The most steps of a round: inputs, choices of bots and deadlines.
const STEPS_MAX: usize = 5_000;
const OPENED_AT: Timestamp = Timestamp(1_000_000);

/// A client's id: the player's index, or the number of players for the spectator.
type Client = usize;

/// Something that an audience got.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Observation {
    /// A message, as its JSON.
    Message { at: Timestamp, text: String },
    /// The view that a bot got for a move.
    View(Box<View>),
    /// The end of the round, when all hands are shown.
    End,
}

pub(super) struct ObservedTable {
    session: TableSession<Client>,
    now: Timestamp,
    pub(super) events: Vec<Recorded>,
    /// What each audience got, the spectators last.
    pub(super) streams: Vec<Vec<Observation>>,
    /// The inputs of clients, with their times.
    inputs: Vec<(Timestamp, SessionInput<Client>)>,
    /// The players who were away at the start.
    away: Vec<Seat>,
    wants_shuffle: bool,
    thought: Option<(u64, Vec<Move>)>,
    commands: u32,
}

impl ObservedTable {
    /// A table with people and bots that requests its first deal.
    pub(super) fn opened(
        rng: &mut SimRng,
        rules: &Rules,
        seats: usize,
        options: TableOptions,
    ) -> Result<Self, Violation> {
        let bot = SeatPlan::bot(Level::Beginner);
        let plan: Vec<SeatPlan> =
            (0..rules.players(seats)).map(|_| if rng.chance(600) { SeatPlan::Open } else { bot }).collect();
        let opening = Opening::default();
        let session = TableSession::open(OPENED_AT, rules, &plan, options, opening, SessionBounds::STANDARD)?;
        let mut observed = Self::new(session, OPENED_AT);
        for client in 0..=plan.len() {
            observed.pass(OPENED_AT, observed.joined(client, 0));
        }
        for client in (0..plan.len()).filter(|client| plan[*client] == SeatPlan::Open) {
            let (seat, person) = (Seat::at(client), person(client));
            let name = format!("{seat}");
            observed.pass(
                OPENED_AT,
                SessionInput::Table(Input::Sit { seat, person, name, face: None, program: false }),
            );
        }
        Ok(observed)
    }

    fn new(session: TableSession<Client>, now: Timestamp) -> Self {
        Self {
            streams: vec![Vec::new(); session.table().players() + 1],
            away: session
                .table()
                .live_state(now, Audience::Spectators)
                .away
                .iter()
                .map(|away| away.seat)
                .collect(),
            session,
            now,
            events: Vec::new(),
            inputs: Vec::new(),
            wants_shuffle: false,
            thought: None,
            commands: 0,
        }
    }

    /// A copy of the table with nothing recorded.
    pub(super) fn fork(&self) -> Self {
        let forked = Self::new(self.session.clone(), self.now);
        Self { wants_shuffle: self.wants_shuffle, commands: self.commands, ..forked }
    }

    fn table(&self) -> &Table {
        self.session.table()
    }

    /// Whether the table requests a shuffle for the next deal.
    pub(super) const fn wants_shuffle(&self) -> bool {
        self.wants_shuffle
    }

    /// Each player, by the first of their seats.
    fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table().players())
    }

    pub(super) fn audiences(&self) -> impl Iterator<Item = Audience> {
        self.players().map(|seat| self.table().audience_at(seat)).chain([Audience::Spectators])
    }

    /// When a person sent a command.
    pub(super) fn asked_at(&self, command: &str) -> Option<Timestamp> {
        let asks =
            |input: &SessionInput<Client>| matches!(input, SessionInput::Command { id, .. } if id == command);
        self.inputs.iter().find(|(_, input)| asks(input)).map(|(at, _)| *at)
    }

    /// Whether the player of a seat was connected at this time.
    pub(super) fn was_connected(&self, seat: Seat, at: Timestamp) -> bool {
        let client = self.client_of(seat);
        let mut here = !self.away.contains(&Seat::at(client));
        for (_, input) in self.inputs.iter().filter(|(then, _)| *then < at) {
            match input {
                SessionInput::Left { client: left } if *left == client => here = false,
                SessionInput::Joined { client: joined, .. } if *joined == client => here = true,
                _ => {}
            }
        }
        here
    }

    fn client_of(&self, seat: Seat) -> Client {
        seat.index() % self.table().players()
    }

    fn joined(&self, client: Client, last_seen: u64) -> SessionInput<Client> {
        let person = (client < self.table().players()).then(|| person(client));
        SessionInput::Joined { client, person, last_seen }
    }

    fn pass(&mut self, at: Timestamp, input: SessionInput<Client>) {
        self.session.handle(at, input);
        self.wait_until(at);
    }

    /// Advances time and carries out all effects that are due.
    fn wait_until(&mut self, at: Timestamp) {
        self.now = at;
        let mut round_ended = false;
        while let Some(effect) = self.session.poll(at) {
            match effect {
                Effect::Append(events) => {
                    round_ended |= events.iter().any(|kept| matches!(kept.event, Event::RoundEnded { .. }));
                    self.events.extend(events.iter().cloned());
                    self.session.handle(at, SessionInput::Stored);
                }
                Effect::Send { to, message } => self.show(&to, message),
                Effect::Request(Request::Shuffle { .. }) => self.wants_shuffle = true,
                Effect::Request(Request::Think { turn, view, .. }) => {
                    self.thought = Some((turn, view.legal.clone()));
                    let client = self.client_of(view.seat);
                    self.streams[client].push(Observation::View(view));
                }
                Effect::Request(Request::AskToDeclare { question, level, hand, .. }) => {
                    let declares = announces(level, &hand);
                    self.session
                        .handle(at, SessionInput::Table(Input::DeclareAnswered { question, declares }));
                }
                Effect::AnswerSit(_) | Effect::SummaryChanged => {}
                Effect::Recover | Effect::Resumed | Effect::Close { .. } | Effect::Ended => {
                    unreachable!("the store never fails, and the spectator stays")
                }
            }
        }
        if round_ended {
            // Clients that are away get this mark too, because they get the hands when they return.
            self.streams.iter_mut().for_each(|stream| stream.push(Observation::End));
        }
    }

    /// Records a message up to the end of the round, when hands are shown.
    fn show(&mut self, to: &[Client], message: TableMessage) {
        let ends = match &message {
            TableMessage::Update { events, .. } => {
                events.iter().position(|event| matches!(event, SeenEvent::RoundEnded { .. }))
            }
            _ => None,
        };
        let message = match message {
            TableMessage::Update { from, mut events, .. } if ends.is_some() => {
                events.truncate(ends.unwrap_or(0));
                TableMessage::Update { from, events, now: LiveState::default() }
            }
            message => message,
        };
        let text =
            serde_json::to_string(&ServerMessage::from(message)).expect("messages have string keys only");
        for client in to {
            self.streams[*client].push(Observation::Message { at: self.now, text: text.clone() });
            if ends.is_some() {
                self.streams[*client].push(Observation::End);
            }
        }
    }

    /// Deals, and plays until the table requests another deal or the match is over.
    pub(super) fn play_round(&mut self, rng: &mut SimRng, shuffle: Shuffle) -> Result<(), Violation> {
        self.wants_shuffle = false;
        self.pass(self.now, SessionInput::Table(Input::Shuffled(shuffle)));
        let mut act_at = None;
        for _ in 0..STEPS_MAX {
            if self.wants_shuffle || matches!(self.table().phase(), Phase::Over | Phase::Stopped) {
                return Ok(());
            }
            if let Some((turn, legal)) = self.thought.take() {
                self.pass(self.now, SessionInput::Table(Input::Chosen { turn, choice: *rng.pick(&legal) }));
                continue;
            }
            let at = *act_at.get_or_insert_with(|| self.now.after_ms(rng.between((1, 5_000))));
            match self.session.next_wake() {
                Some(due) if due <= at => self.wait_until(due),
                _ => {
                    act_at = None;
                    self.now = at;
                    if let Some(input) = self.person_input(rng, at) {
                        self.inputs.push((at, input.clone()));
                        self.pass(at, input);
                    }
                }
            }
        }
        Err(Violation::Replay("the round does not end"))
    }

    /// A random input: the person whose turn it is plays or takes tiles; others come, go and send commands that do
    /// not depend on tiles.
    fn person_input(&mut self, rng: &mut SimRng, at: Timestamp) -> Option<SessionInput<Client>> {
        let table = self.session.table();
        let seat = Seat::at(rng.below(table.players()));
        let is_person = |seat: Seat| table.seats()[seat].person().is_some();
        let now = |seat: Seat| table.live_state(at, table.audience_at(seat));
        let declares = self.players().find(|seat| now(*seat).may_declare);
        let turn = self.players().find(|seat| !now(*seat).legal.is_empty() && is_person(*seat));
        let (seat, command) = match (turn, rng.below(10)) {
            (_, 0) if is_person(seat) => return Some(SessionInput::Left { client: self.client_of(seat) }),
            (_, 1 | 2) if is_person(seat) => {
                // A client that returns gets what it missed, or a snapshot.
                let last_seen = if rng.chance(500) { table.seq() } else { 0 };
                return Some(self.joined(self.client_of(seat), last_seen));
            }
            (Some(turn), 3) if turn != seat && is_person(seat) => (seat, Command::Draw),
            (_, 4) if is_person(seat) && table.phase() == Phase::Playing => (seat, Command::Ready),
            (_, chance) if is_person(seat) && table.phase() == Phase::Taking => {
                (seat, if chance == 9 { Command::TakeRest } else { self.any_tile(rng)? })
            }
            _ if declares.is_some_and(is_person) => (declares?, Command::Declare),
            (Some(turn), _) => (turn, (*rng.pick(&now(turn).legal)).into()),
            _ => return None,
        };
        self.commands += 1;
        Some(SessionInput::Command { client: self.client_of(seat), id: self.commands.to_string(), command })
    }

    fn any_tile(&self, rng: &mut SimRng) -> Option<Command> {
        let pile = self.table().view(Audience::Spectators).pile?;
        let free: Vec<usize> = (0..pile.takers.len()).filter(|place| pile.takers[*place].is_none()).collect();
        (!free.is_empty()).then(|| Command::Take { place: *rng.pick(&free) })
    }

    /// Replays the round with another shuffle: everyone acts as before, at the same times.
    pub(super) fn replay(
        &mut self,
        first: &Self,
        shuffle: Shuffle,
        actions: &[SeatAction],
        choices: &[usize],
    ) -> Result<(), Violation> {
        let mut inputs = Vec::new();
        for (index, (done, choices)) in actions.iter().zip(choices).enumerate() {
            if done.by == ActedBy::Forced && *choices > 1 {
                let (client, id) = (self.client_of(done.seat), format!("again-{index}"));
                let command = done.action.choice().into();
                inputs.push((done.at, SessionInput::Command { client, id, command }));
            }
        }
        // The table's own actions come before inputs at the same time.
        inputs.extend(first.inputs.iter().cloned());
        inputs.sort_by_key(|(at, _)| *at);
        let mut inputs = inputs.into_iter().peekable();
        self.wants_shuffle = false;
        self.pass(self.now, SessionInput::Table(Input::Shuffled(shuffle)));
        for _ in 0..STEPS_MAX {
            if !matches!(self.table().phase(), Phase::Playing | Phase::Taking) {
                return Ok(());
            }
            if let Some((turn, _)) = self.thought.take() {
                let done = self.events.iter().filter(|recorded| action(&recorded.event).is_some()).count();
                let choice = actions.get(done).map(|done| done.action.choice());
                let choice = choice.ok_or(Violation::Replay("the round goes on with the other deal"))?;
                self.pass(self.now, SessionInput::Table(Input::Chosen { turn, choice }));
                continue;
            }
            match (self.session.next_wake(), inputs.peek()) {
                (Some(due), Some((at, _))) if due <= *at => self.wait_until(due),
                (_, Some(_)) => {
                    if let Some((at, input)) = inputs.next() {
                        self.pass(at, input);
                    }
                }
                (Some(due), None) => self.wait_until(due),
                (None, None) => break,
            }
        }
        Err(Violation::Replay("with the other deal the round does not end"))
    }
}

fn person(client: Client) -> PersonId {
    PersonId::from(format!("person {client}"))
}
