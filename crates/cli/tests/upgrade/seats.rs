//! The players at one table, each with a socket.

use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::select_all;
use serde_json::{Value, json};

use crate::wire::{Guest, Socket, hello};

/// One person's page of a table.
pub(crate) struct Page {
    socket: Socket,
    /// The number of the last event.
    seq: u64,
    /// The last snapshot.
    pub(crate) view: Value,
    /// The last live state.
    pub(crate) now: Value,
    /// Every event since the snapshot.
    pub(crate) events: Vec<Value>,
}

impl Page {
    /// Opens the page of a table, and reads messages until the first snapshot.
    pub(crate) async fn open(guest: &Guest, table: &str) -> Self {
        let socket = guest.socket(&format!("/api/tables/{table}/ws"), hello(json!({ "last_seen": 0 }))).await;
        let mut page = Self { socket, seq: 0, view: Value::Null, now: Value::Null, events: Vec::new() };
        while page.view.is_null() {
            page.receive().await;
        }
        page
    }

    async fn receive(&mut self) -> Value {
        let message = self.socket.receive().await;
        match message["type"].as_str() {
            Some("snapshot") => {
                self.view = message["view"].clone();
                self.seq = self.view["seq"].as_u64().unwrap();
                self.now = message["now"].clone();
            }
            Some("update") => {
                let events = message["events"].as_array().unwrap();
                assert_eq!(message["from"], self.seq + 1, "a gap or a repetition");
                self.seq += events.len() as u64;
                self.events.extend(events.iter().cloned());
                self.now = message["now"].clone();
            }
            _ => {}
        }
        message
    }

    /// Reads messages until event `seq`.
    async fn receive_until(&mut self, seq: u64) {
        while self.seq < seq {
            self.receive().await;
        }
    }

    /// Sends a command and returns the number of its last event; `None` if the table refused it.
    async fn command(&mut self, id: &str, command: &Value) -> Option<u64> {
        let message = json!({ "type": "command", "id": id, "command": command });
        self.socket.send(&message).await;
        loop {
            let message = self.receive().await;
            match message["type"].as_str() {
                Some("problem") if message["problem"]["code"] == "too-many" => {
                    let wait = message["problem"]["retry_s"].as_u64().unwrap();
                    tokio::time::sleep(Duration::from_secs(wait)).await;
                    self.socket.send(&message).await;
                }
                Some("ack") if message["id"] == id => return message["seq"].as_u64(),
                Some("refused") if message["id"] == id => return None,
                Some("problem") => panic!("{message}"),
                _ => {}
            }
        }
    }

    /// Whether the next round or a rematch waits for people to be ready.
    fn waits_for_ready(&self) -> bool {
        let is_over = match self.events.last() {
            Some(event) => event["type"] == "match-ended" || event["type"] == "ready",
            None => self.view["phase"] == "over",
        };
        is_over || self.now.get("next_round_ms").is_some()
    }

    fn legal(&self) -> &[Value] {
        self.now["legal"].as_array().map_or(&[], Vec::as_slice)
    }
}

/// Everyone at a table, seated in this order.
pub(crate) struct Seats {
    pub(crate) table: String,
    pub(crate) pages: Vec<Page>,
    commands: u64,
    /// The state that chooses among legal moves: the same events lead to the same choices.
    choices: u64,
}

impl Seats {
    /// Opens a page for each of these guests.
    pub(crate) async fn open(guests: &[Guest], table: &str) -> Self {
        let mut pages = Vec::new();
        for guest in guests {
            pages.push(Page::open(guest, table).await);
        }
        Self { table: table.to_owned(), pages, commands: 0, choices: 0 }
    }

    /// Plays legal moves, and continues after each round, until the condition holds. Panics if the table does not advance.
    pub(crate) async fn play_until(&mut self, condition: impl Fn(&Page) -> bool) {
        let mut refused = 0;
        while !condition(&self.pages[0]) {
            if let Some(place) = self.pages.iter().position(|page| page.now["may_declare"] == true) {
                self.command(place, &json!({ "type": "declare" })).await;
                continue;
            }
            let asked = match self.pages.iter().position(|page| !page.legal().is_empty()) {
                Some(place) => {
                    self.choices = self.choices.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(97);
                    let legal = self.pages[place].legal();
                    let choice = usize::try_from(self.choices >> 33).unwrap() % legal.len();
                    let command = legal[choice].clone();
                    self.command(place, &command).await
                }
                None if self.pages[0].now.get("taking_ms").is_some() => {
                    self.everyone(&json!({ "type": "take-rest" })).await
                }
                None if self.pages[0].waits_for_ready() => self.everyone(&json!({ "type": "ready" })).await,
                // A bot thinks, or the table pauses before the lead.
                None => {
                    self.receive().await;
                    true
                }
            };
            if asked {
                refused = 0;
                continue;
            }
            refused += 1;
            assert!(refused < 10, "table {} refuses: {}", self.table, self.pages[0].now);
        }
    }

    /// Sends one player's command. Returns false if the table refused it.
    pub(crate) async fn command(&mut self, place: usize, command: &Value) -> bool {
        self.commands += 1;
        let id = format!("c{}-{}", self.pages[place].seq, self.commands);
        let Some(seq) = self.pages[place].command(&id, command).await else { return false };
        self.receive_until(seq).await;
        true
    }

    /// Sends a command for each player in turn. If the table refuses all of them, reads the next message.
    async fn everyone(&mut self, command: &Value) -> bool {
        let mut accepted = false;
        let before = self.pages[0].seq;
        for place in 0..self.pages.len() {
            accepted |= self.command(place, command).await;
        }
        // A refusal may arrive after the event that causes it.
        if !accepted && self.pages[0].seq == before {
            self.receive().await;
        }
        accepted
    }

    /// Reads the next message to any page.
    async fn receive(&mut self) {
        let ((), place, _) =
            select_all(self.pages.iter_mut().map(|page| page.receive().map(drop).boxed())).await;
        self.receive_until(self.pages[place].seq).await;
    }

    async fn receive_until(&mut self, seq: u64) {
        for page in &mut self.pages {
            page.receive_until(seq).await;
        }
    }
}
