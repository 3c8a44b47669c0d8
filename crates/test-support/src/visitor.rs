//! A guest who uses the server as a browser does: requests with a cookie, and a socket at a table.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use boneyard_deal::{Commitment, Part};
use boneyard_ids::TableId;
use boneyard_protocol::http::OpenedTable;
use boneyard_protocol::{ClientMessage, ServerMessage, VERSION};
use boneyard_table::{Command, LiveState, SeenEvent, TableView};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::http::open_stream;
pub use crate::http::{Answer, send, send_bytes};

/// A guest of the server, known by a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Visitor {
    /// Becomes a new guest.
    pub async fn new(address: SocketAddr) -> Self {
        let answer = send(address, "GET", "/api/me", &[], None).await.unwrap();
        let cookie = answer.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
        assert!(!cookie.is_empty(), "{answer:?}");
        Visitor { address, cookie }
    }

    /// Becomes a new guest with a name.
    pub async fn named(address: SocketAddr, name: &str) -> Self {
        let visitor = Self::new(address).await;
        let answer = visitor.request("PUT", "/api/me", Some(&serde_json::json!({ "name": name }))).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        visitor
    }

    /// The same browser after an answer that set cookies.
    #[must_use]
    pub fn with_cookies_of(&self, answer: &Answer) -> Self {
        let pair = |line: &str| {
            line.split(';')
                .next()
                .unwrap_or_default()
                .split_once('=')
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
        };
        let mut cookies: BTreeMap<String, String> = self.cookie.split("; ").filter_map(pair).collect();
        cookies.extend(answer.header("set-cookie").lines().filter_map(pair));
        // A removed cookie has no value.
        cookies.retain(|_, value| !value.is_empty());
        let cookie =
            cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ");
        Visitor { address: self.address, cookie }
    }

    /// Opens an account with this name and [`PASSWORD`], in a new browser.
    pub async fn with_account(address: SocketAddr, name: &str) -> Self {
        let guest = Self::new(address).await;
        let request = serde_json::json!({ "name": name, "password": PASSWORD });
        let answer = guest.request("POST", "/api/account", Some(&request)).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        guest.with_cookies_of(&answer)
    }

    pub async fn request(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let body = body.map(Value::to_string);
        send(self.address, method, path, &[("cookie", &self.cookie)], body.as_deref()).await.unwrap()
    }

    /// Sends a body that is not JSON.
    pub async fn send_bytes(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> Answer {
        let headers = [("cookie", self.cookie.as_str())];
        send_bytes(self.address, method, path, &headers, Some((kind, body))).await.unwrap()
    }

    /// Opens a table and returns its id.
    pub async fn open_table(&self, request: &Value) -> TableId {
        let answer = self.request("POST", "/api/tables", Some(request)).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.parse::<OpenedTable>().id
    }

    /// Opens the socket of a table and says hello.
    pub async fn join(&self, table: &TableId, last_seen: u64) -> tungstenite::Result<Socket> {
        let mut socket = Socket::open(self.address, table, &[("cookie", &self.cookie)]).await?;
        socket.send(&ClientMessage::Hello { version: VERSION, last_seen }).await?;
        Ok(socket)
    }
}

/// The password of every account in tests.
pub const PASSWORD: &str = "correct horse";

/// A socket at a table or an evening.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The close code of the server; `None` while the socket is open, or if the server sent none.
    closed: Option<u16>,
    /// The last deal to which the client added its part.
    answered_deal: Option<Commitment>,
}

/// The part that a test's client adds to every deal.
pub const PART: Part = Part::new([0x5a; 16]);

impl Socket {
    /// Opens the socket of a table.
    pub async fn open(
        address: SocketAddr,
        table: &TableId,
        headers: &[(&'static str, &str)],
    ) -> tungstenite::Result<Self> {
        Self::open_at(address, &format!("/api/tables/{table}/ws"), headers).await
    }

    /// Opens a socket at a path.
    pub async fn open_at(
        address: SocketAddr,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> tungstenite::Result<Self> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Socket { stream, closed: None, answered_deal: None })
    }

    pub async fn send(&mut self, message: &ClientMessage) -> tungstenite::Result<()> {
        self.send_text(&serde_json::to_string(message).unwrap()).await
    }

    pub async fn send_text(&mut self, text: &str) -> tungstenite::Result<()> {
        self.stream.send(Message::text(text)).await
    }

    pub async fn command(&mut self, id: &str, command: Command) -> tungstenite::Result<()> {
        self.send(&ClientMessage::Command { id: id.into(), command }).await
    }

    /// The next message as text; `None` once the server has closed the socket.
    pub async fn receive_text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Sends raw bytes, which may be an invalid frame.
    pub async fn send_raw(&mut self, bytes: &[u8]) {
        match self.stream.get_mut() {
            MaybeTlsStream::Plain(stream) => stream.write_all(bytes).await.unwrap(),
            _ => unreachable!("the test's server has no certificate"),
        }
    }

    /// The close code of the server.
    pub fn closed_with(&self) -> Option<u16> {
        self.closed
    }

    /// The next message. Adds [`PART`] to a deal that it announces, as the page does.
    pub async fn receive(&mut self) -> Option<ServerMessage> {
        let text = self.receive_text().await?;
        let message: ServerMessage =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        let message = message.expanded();
        if let ServerMessage::Snapshot { now, .. } | ServerMessage::Update { now, .. } = &message
            && let Some(commitment) = now.next_deal.map(|next| next.commitment)
            && self.answered_deal.replace(commitment) != Some(commitment)
        {
            // The server may close the socket meanwhile; then the next call says so.
            let _ = self.send(&ClientMessage::Part { commitment, part: PART }).await;
        }
        Some(message)
    }
}

/// The state that a client keeps of a table.
#[derive(Default, Debug)]
pub struct Shown {
    /// The last snapshot; events since are in `events`.
    pub view: Option<TableView>,
    /// Events by number.
    pub events: BTreeMap<u64, SeenEvent>,
    pub last: u64,
    pub now: LiveState,
}

impl Shown {
    /// Adds a message. Panics if the server leaves a gap or goes back.
    pub fn take(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot { view, now, .. } => {
                assert!(view.seq >= self.last, "a snapshot of {} after event {}", view.seq, self.last);
                self.last = view.seq;
                self.view = Some(view.clone());
                self.now = now.clone();
            }
            ServerMessage::Update { from, events, now } => {
                assert_eq!(*from, self.last + 1, "a gap or a repetition");
                for event in events {
                    self.last += 1;
                    self.events.insert(self.last, event.clone());
                }
                self.now = now.clone();
            }
            _ => {}
        }
    }
}

/// A response that is a stream of lines with messages of a table.
pub struct Lines {
    body: Incoming,
    /// What was received after the last whole line.
    rest: Vec<u8>,
}

impl Lines {
    pub async fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Self {
        let body = open_stream(address, path, headers).await.unwrap();
        Lines { body, rest: Vec::new() }
    }

    /// The next message; `None` once the stream has ended.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let line = self.next_line().await?;
        Some(serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in {line}")))
    }

    /// The text of the next message; `None` once the stream has ended. Empty lines mean nothing.
    pub async fn next_line(&mut self) -> Option<String> {
        loop {
            while let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if line.len() > 1 {
                    return Some(String::from_utf8(line).unwrap());
                }
            }
            let frame = self.body.frame().await?.ok()?;
            self.rest.extend_from_slice(frame.data_ref()?);
        }
    }
}
