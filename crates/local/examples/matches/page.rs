//! The page of a table on a device: it stores the events, keeps the time, and plays for the person.
//!
//! `web/src/features/table/local/testing/page.ts` does exactly the same with the engine in WebAssembly.

use boneyard_deal::{Commitment, Part, Secret};
use boneyard_ids::TableId;
use boneyard_local::LocalEngine;
use boneyard_protocol::http::{MyTable, OpenTable};
use boneyard_protocol::local::{LocalAnswer, LocalEvent, LocalNext, LocalRequest};
use boneyard_protocol::{ClientMessage, ServerMessage, VERSION};
use boneyard_rules::Move;
use boneyard_table::{Command, LiveState, Phase, SeenEvent};
use sha2::{Digest, Sha256};

/// A page, and everything that its engine has answered.
pub(crate) struct Page {
    engine: LocalEngine,
    requests: u32,
    answers: Sha256,
    pub(crate) stored: Vec<LocalEvent>,
    pub(crate) own: Option<MyTable>,
    now_ms: u64,
    /// When time has an effect.
    until_ms: Option<u64>,
    live: LiveState,
    /// How many commands were sent.
    commands: usize,
    /// Whether a command was sent since the last live state.
    acted: bool,
    /// Whether the person is ready for the next round.
    ready: bool,
    /// The last deal to which a part was added.
    parted: Option<Commitment>,
}

const RANDOM: Secret = Secret::new([7; 32]);
const PART: Part = Part::new([9; 16]);
const BEGAN_MS: u64 = 1_790_000_000_000;

fn id() -> TableId {
    "local-1".into()
}

impl Page {
    /// Opens a table and connects to it.
    pub(crate) fn open(table: &OpenTable) -> Self {
        let mut page = Self {
            engine: LocalEngine::default(),
            requests: 0,
            answers: Sha256::new(),
            stored: Vec::new(),
            own: None,
            now_ms: BEGAN_MS,
            until_ms: None,
            live: LiveState::default(),
            commands: 0,
            acted: false,
            ready: false,
            parted: None,
        };
        page.run(LocalRequest::Open { id: id(), table: table.clone(), random: RANDOM, now_ms: BEGAN_MS });
        page.connect();
        page
    }

    /// Loads the page again: the engine knows nothing but the stored events.
    pub(crate) fn reload(&mut self) {
        self.engine = LocalEngine::default();
        // Parts are stored with their deal, so a page that was loaded again adds its own once more.
        self.parted = None;
        self.run(LocalRequest::Continue { id: id(), events: self.stored.clone(), now_ms: self.now_ms });
        self.connect();
    }

    fn connect(&mut self) {
        self.receive(ClientMessage::Hello { version: VERSION, last_seen: 0 });
    }

    /// Does what the person would do next, or waits.
    pub(crate) fn go_on(&mut self) {
        if let Some(message) = self.next_message() {
            return self.receive(message);
        }
        let until_ms = self.until_ms.expect("the table waits for the person or for a time");
        self.now_ms = self.now_ms.max(until_ms);
        self.run(LocalRequest::Tick { now_ms: self.now_ms });
    }

    pub(crate) fn is_over(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.table.phase == Phase::Over)
    }

    pub(crate) fn requests(&self) -> u32 {
        self.requests
    }

    /// The SHA-256 of all answers so far.
    pub(crate) fn digest(&self) -> String {
        self.answers.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn receive(&mut self, message: ClientMessage) {
        self.run(LocalRequest::Receive { message, now_ms: self.now_ms });
    }

    fn next_message(&mut self) -> Option<ClientMessage> {
        if let Some(next) = self.live.next_deal.filter(|next| self.parted != Some(next.commitment)) {
            self.parted = Some(next.commitment);
            return Some(ClientMessage::Part { commitment: next.commitment, part: PART });
        }
        if self.acted {
            return None;
        }
        let command = if self.live.legal.is_empty() {
            let waits = self.live.next_round_ms.is_some() && !self.ready;
            self.ready |= waits;
            waits.then_some(Command::Ready)?
        } else {
            let choice: Move = self.live.legal[self.commands % self.live.legal.len()];
            choice.into()
        };
        self.acted = true;
        self.commands += 1;
        Some(ClientMessage::Command { id: format!("c{}", self.commands), command })
    }

    /// Asks until the table waits.
    fn run(&mut self, first: LocalRequest) {
        let mut request = first;
        loop {
            let answer = self.ask(&request);
            let LocalAnswer::Went { messages, closes: false, next } = answer else {
                panic!("{request:?} was answered by {answer:?}");
            };
            for message in messages {
                self.hear(message.expanded());
            }
            let now_ms = self.now_ms;
            request = match next {
                LocalNext::Store { events, own } => {
                    self.stored.extend(events);
                    self.own = Some(*own);
                    LocalRequest::Stored { now_ms }
                }
                LocalNext::Think => LocalRequest::Think { now_ms },
                LocalNext::Wait { until_ms } => {
                    self.until_ms = until_ms;
                    return;
                }
                LocalNext::Recover => panic!("the store never fails here"),
            };
        }
    }

    fn ask(&mut self, request: &LocalRequest) -> LocalAnswer {
        let answer = self.engine.answer_json(&serde_json::to_vec(request).expect("a request is JSON"));
        self.requests += 1;
        self.answers.update(&answer);
        serde_json::from_slice(&answer).expect("an answer is JSON")
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Snapshot { now, .. } => self.show(now),
            ServerMessage::Update { events, now, .. } => {
                if events.iter().any(|event| matches!(event, SeenEvent::Dealt { .. })) {
                    self.ready = false;
                }
                self.show(now);
            }
            ServerMessage::Refused { refusal, .. } => panic!("the table refused a move: {refusal:?}"),
            ServerMessage::Problem { problem } => panic!("the table has a problem: {problem:?}"),
            _ => {}
        }
    }

    fn show(&mut self, now: LiveState) {
        self.live = now;
        self.acted = false;
    }
}
