//! A device that follows a club evening.

use serde_json::{Value, json};

use crate::wire::{Guest, Socket, hello};

pub(crate) struct Phone {
    socket: Socket,
    /// The first message of the server.
    pub(crate) welcome: Value,
    /// The entries that the server sent.
    pub(crate) entries: Vec<Value>,
    /// The number of this device's last entry.
    n: u64,
}

impl Phone {
    /// Follows an evening from its first entry.
    pub(crate) async fn follow(guest: &Guest, evening: &str, device: &str) -> Self {
        Self::resume(guest, evening, device, 0, &Value::Null).await
    }

    /// Follows an evening after the entries that the device already has.
    pub(crate) async fn resume(
        guest: &Guest,
        evening: &str,
        device: &str,
        last_seen: usize,
        seen_as: &Value,
    ) -> Self {
        let hello = hello(json!({ "device": device, "last_seen": last_seen, "seen_as": seen_as }));
        let mut socket = guest.socket(&format!("/api/evenings/{evening}/ws"), hello).await;
        let welcome = socket.receive().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        let number = |name: &str| usize::try_from(welcome[name].as_u64().unwrap()).unwrap();
        let missing = number("entries_to") + 1 - number("entries_from");
        let n = number("entered_to") as u64;
        let mut phone = Self { socket, welcome, entries: Vec::new(), n };
        while phone.entries.len() < missing {
            phone.receive().await;
        }
        phone
    }

    async fn receive(&mut self) -> Value {
        let message = self.socket.receive().await;
        if message["type"] == "entries" {
            self.entries.extend(message["entries"].as_array().unwrap().iter().cloned());
        }
        message
    }

    /// Makes an entry that the server must accept.
    pub(crate) async fn enter(&mut self, act: Value) {
        self.n += 1;
        let n = self.n;
        self.socket.send(&json!({ "type": "enter", "n": n, "at": self.welcome["now"], "act": act })).await;
        loop {
            let message = self.receive().await;
            match message["type"].as_str() {
                Some("taken") if message["n"] == n => return,
                Some("refused" | "problem") => panic!("{message} to {act}"),
                _ => {}
            }
        }
    }
}
