//! The wire as bytes and JSON values. No body and no message is a type of this workspace, so the same client works with any
//! version of the program.

use std::path::Path;
use std::time::Duration;

use boneyard_client::process::{Serve, ServerProcess};
use boneyard_client::{Answer, Request, Visitor};
use boneyard_protocol::ServerMessage;
use serde_json::{Value, json};

/// Longer than any pause between events.
const PATIENCE: Duration = Duration::from_secs(20);

/// Starts a `boneyard serve` of any version.
pub(crate) async fn serve(program: &Path, database: &Path) -> ServerProcess {
    Serve::new(program, database).flags(["--log", "warn"]).start().await.unwrap()
}

/// A visitor with a cookie, or without one.
#[derive(Clone)]
pub(crate) struct Guest(pub(crate) Visitor);

impl Guest {
    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let request = Request::new(method, path);
        self.0.send(body.into_iter().fold(request, |request, body| request.json(body))).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    /// The JSON at a path.
    pub(crate) async fn json(&self, path: &str) -> Value {
        self.get(path).await.json().unwrap()
    }

    /// Sends a request that must succeed, and returns the JSON of the answer.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Value) -> Value {
        self.0
            .ask(Request::new(method, path).json(&body))
            .await
            .unwrap_or_else(|error| panic!("{body}: {error}"))
    }

    /// Opens a WebSocket and says hello.
    pub(crate) async fn socket(&self, path: &str, hello: Value) -> Socket {
        let socket = self.0.socket(path).await;
        let mut socket = Socket(socket.unwrap_or_else(|error| panic!("{path}: {error}")));
        socket.send(&hello).await;
        socket
    }
}

/// An open WebSocket.
pub(crate) struct Socket(boneyard_client::Socket);

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.0.send(message).await.unwrap();
    }

    /// The next message. Panics if the server closes the socket or sends nothing.
    pub(crate) async fn receive(&mut self) -> Value {
        let next = tokio::time::timeout(PATIENCE, self.0.receive()).await.expect("the server answers");
        expanded(next.expect("the socket stays open").unwrap())
    }
}

/// A message, with the short forms of an update as the update.
fn expanded(message: Value) -> Value {
    match message["type"].as_str() {
        Some("played" | "drew" | "passed") => {
            let short: ServerMessage = serde_json::from_value(message).unwrap();
            serde_json::to_value(short.expanded()).unwrap()
        }
        _ => message,
    }
}

/// The first message on the socket of a table or an evening.
pub(crate) fn hello(more: Value) -> Value {
    let mut hello = json!({ "type": "hello", "version": 2 });
    hello.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    hello
}
