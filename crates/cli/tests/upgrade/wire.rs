//! The wire as bytes and JSON values. It uses no type of this workspace, so the same client works with any version of the
//! program.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use boneyard_protocol::ServerMessage;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than any pause between events.
const PATIENCE: Duration = Duration::from_secs(20);

/// A `boneyard serve` of any version.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts the server on a free port and waits until it is ready.
    pub(crate) async fn start(program: &Path, database: &Path) -> Self {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next_line().await.unwrap().expect("the server says that it is ready");
        let address = line
            .strip_prefix("Boneyard is ready at http://")
            .and_then(|rest| rest.strip_suffix('/')?.parse().ok())
            .unwrap_or_else(|| panic!("not an address: {line}"));
        Self { child, address }
    }

    /// Stops the server as Ctrl-C does. SQLite then moves its log into the database file.
    pub(crate) async fn stop(mut self) {
        let pid = rustix::process::Pid::from_raw(self.child.id().unwrap().try_into().unwrap()).unwrap();
        rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
        self.child.wait().await.unwrap();
    }
}

/// The answer to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error} in {}", self.text()))
    }
}

/// A visitor with a cookie, or without one.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

impl Guest {
    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let body = body.map(Value::to_string).unwrap_or_default();
        self.send_bytes(method, path, "application/json", body.as_bytes()).await
    }

    /// Sends one request over its own connection.
    pub(crate) async fn send_bytes(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: {cookie}\r\n");
        }
        if !body.is_empty() {
            head += &format!("content-type: {kind}\r\n");
        }
        head += &format!("content-length: {}\r\n\r\n", body.len());
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        let head_ends = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a whole answer");
        let body = bytes.split_off(head_ends + 4);
        let head = String::from_utf8(bytes).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        Answer { status, cookie: cookie.map(str::to_owned), body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    /// Sends a request that must succeed, and returns the JSON of the answer.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Value) -> Value {
        let answer = self.send(method, path, Some(&body)).await;
        assert!((200..300).contains(&answer.status), "{method} {path} {body}: {}", answer.text());
        if answer.body.is_empty() { Value::Null } else { answer.json() }
    }

    /// Opens a WebSocket and says hello.
    pub(crate) async fn socket(&self, path: &str, hello: Value) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let connected = tokio_tungstenite::connect_async(request).await;
        let (stream, _) = connected.unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut socket = Socket { stream };
        socket.send(&hello).await;
        socket
    }
}

/// An open WebSocket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message. Panics if the server closes the socket or sends nothing.
    pub(crate) async fn receive(&mut self) -> Value {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("the server answers");
            match next.expect("the socket stays open").unwrap() {
                Message::Text(text) => return expanded(serde_json::from_str(text.as_str()).unwrap()),
                Message::Close(frame) => panic!("the server closed the socket: {frame:?}"),
                _ => {}
            }
        }
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
