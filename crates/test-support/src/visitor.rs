//! A guest who uses the server as a browser does: requests with a cookie, and a socket at a table.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};

use boneyard_client::{ClientError, Request, Server, TableState};
use boneyard_deal::{Commitment, Part};
use boneyard_ids::TableId;
use boneyard_protocol::http::OpenedTable;
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_table::{Command, LiveState};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// An answer to a request.
#[derive(Debug)]
pub struct Answer(boneyard_client::Answer);

impl Deref for Answer {
    type Target = boneyard_client::Answer;

    fn deref(&self) -> &boneyard_client::Answer {
        &self.0
    }
}

impl Answer {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn json(&self) -> Value {
        self.parse()
    }

    pub fn parse<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error} in {}", self.text()))
    }
}

/// Sends one request over its own connection.
pub async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Result<Answer, ClientError> {
    let body = body.map(|body| ("application/json", body.as_bytes()));
    send_bytes(address, method, path, headers, body).await
}

/// Sends one request with a body of any content type; `body` is the type and the bytes.
pub async fn send_bytes(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<(&str, &[u8])>,
) -> Result<Answer, ClientError> {
    let mut request = get(path, headers);
    request.method = method.to_owned();
    request.body = body.map(|(kind, bytes)| (kind.to_owned(), bytes.to_owned()));
    Server::from(address).send(&request).await.map(Answer)
}

fn get(path: &str, headers: &[(&str, &str)]) -> Request {
    headers.iter().fold(Request::new("GET", path), |request, (name, value)| request.header(*name, *value))
}

/// A guest of the server, known by a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Visitor {
    /// Becomes a new guest.
    pub async fn new(address: SocketAddr) -> Self {
        let guest = boneyard_client::Visitor::guest(&address.into()).await.unwrap();
        Visitor { address, cookie: guest.cookie().to_owned() }
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
    pub async fn join(&self, table: &TableId, last_seen: u64) -> Result<Socket, ClientError> {
        let mut socket = Socket::open(self.address, table, &[("cookie", &self.cookie)]).await?;
        socket.send(&ClientMessage::Hello { version: VERSION, last_seen }).await?;
        Ok(socket)
    }
}

/// The password of every account in tests.
pub const PASSWORD: &str = "correct horse";

/// A socket at a table or an evening.
pub struct Socket {
    socket: boneyard_client::Socket,
    /// The last deal to which the client added its part.
    answered_deal: Option<Commitment>,
}

/// The part that a test's client adds to every deal.
pub const PART: Part = Part::new([0x5a; 16]);

impl Deref for Socket {
    type Target = boneyard_client::Socket;

    fn deref(&self) -> &boneyard_client::Socket {
        &self.socket
    }
}

impl DerefMut for Socket {
    fn deref_mut(&mut self) -> &mut boneyard_client::Socket {
        &mut self.socket
    }
}

impl Socket {
    /// Opens the socket of a table.
    pub async fn open(
        address: SocketAddr,
        table: &TableId,
        headers: &[(&str, &str)],
    ) -> Result<Self, ClientError> {
        Self::open_at(address, &format!("/api/tables/{table}/ws"), headers).await
    }

    /// Opens a socket at a path.
    pub async fn open_at(
        address: SocketAddr,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Self, ClientError> {
        let socket = boneyard_client::Socket::open(&address.into(), path, headers).await?;
        Ok(Socket { socket, answered_deal: None })
    }

    pub async fn command(&mut self, id: &str, command: Command) -> Result<(), ClientError> {
        self.send(&ClientMessage::Command { id: id.into(), command }).await
    }

    /// The next message. Adds [`PART`] to a deal that it announces, as the page does.
    pub async fn receive(&mut self) -> Option<ServerMessage> {
        let message = self.socket.receive::<ServerMessage>().await?;
        let message = message.unwrap_or_else(|error| panic!("{error}")).expanded();
        match &message {
            ServerMessage::Snapshot { now, .. } | ServerMessage::Update { now, .. } => {
                self.add_part(now).await
            }
            // The part may be what the server has not read.
            ServerMessage::Problem { problem: Problem::TooMany { .. } } => self.answered_deal = None,
            _ => {}
        }
        Some(message)
    }

    /// Adds [`PART`] to the next deal, if it has not done so yet.
    pub async fn add_part(&mut self, now: &LiveState) {
        if let Some(commitment) = now.next_deal.map(|next| next.commitment)
            && self.answered_deal.replace(commitment) != Some(commitment)
        {
            // The server may close the socket meanwhile; then the next call says so.
            let _ = self.send(&ClientMessage::Part { commitment, part: PART }).await;
        }
    }
}

/// The state that a client keeps of a table.
#[derive(Default, Debug)]
pub struct Shown(TableState);

impl Deref for Shown {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.0
    }
}

impl Shown {
    /// Adds a message. Panics if the server leaves a gap or goes back.
    pub fn take(&mut self, message: &ServerMessage) {
        self.0.apply(message).unwrap_or_else(|error| panic!("{error}: {message:?}"));
    }
}

/// A response that is a stream of lines with messages of a table.
pub struct Lines(boneyard_client::Lines);

impl Lines {
    pub async fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Self {
        Lines(Server::from(address).lines(&get(path, headers)).await.unwrap())
    }

    /// The next message; `None` once the stream has ended.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let line = self.next_line().await?;
        Some(serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in {line}")))
    }

    /// The text of the next message; `None` once the stream has ended.
    pub async fn next_line(&mut self) -> Option<String> {
        self.0.next().await
    }
}
