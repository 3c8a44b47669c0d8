//! Requests, their answers, and a connection for them.

use std::collections::BTreeMap;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::error::ClientError;

/// A request.
///
/// ```
/// use boneyard_client::Request;
///
/// let request = Request::new("POST", "/api/tables/k3x9/commands").json(&["any JSON"]);
/// assert_eq!(request.body.unwrap().1, br#"["any JSON"]"#);
/// ```
#[derive(Clone, Debug)]
pub struct Request {
    /// Such as `GET`.
    pub method: String,
    /// The path and the query.
    pub path: String,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// The content type and the bytes.
    pub body: Option<(String, Vec<u8>)>,
}

impl Request {
    /// A request without a body.
    #[must_use]
    pub fn new(method: impl Into<String>, path: impl Into<String>) -> Self {
        Request { method: method.into(), path: path.into(), headers: Vec::new(), body: None }
    }

    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Adds the cookie of a guest or of a session. An empty one is nobody's and adds nothing.
    #[must_use]
    pub fn cookie(self, cookie: &str) -> Self {
        if cookie.is_empty() { self } else { self.header("cookie", cookie) }
    }

    /// Adds a body of any content type.
    #[must_use]
    pub fn body(mut self, content_type: impl Into<String>, body: impl Into<Vec<u8>>) -> Self {
        self.body = Some((content_type.into(), body.into()));
        self
    }

    /// Adds a body in JSON.
    #[must_use]
    pub fn json(self, body: &(impl Serialize + ?Sized)) -> Self {
        self.body("application/json", serde_json::to_vec(body).unwrap_or_default())
    }
}

/// The answer to a request, with any status.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The HTTP status, such as 200.
    pub status: u16,
    /// The headers by their names in small letters. One that comes several times has a line for each.
    pub headers: BTreeMap<String, String>,
    /// The bytes of the body.
    pub body: Vec<u8>,
}

/// The cookies that say who the visitor is. Another one says only that a person has signed in on this browser before.
const IDENTITIES: [&str; 2] = ["boneyard_session=", "boneyard_guest="];

impl Answer {
    /// A header; empty if there is none.
    #[must_use]
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// The cookie that says who the visitor is, as a browser would send it back. A removed one has no value and does not count.
    ///
    /// # Errors
    /// The answer sets none.
    pub fn cookie(&self) -> Result<String, ClientError> {
        let mut pairs = self.header("set-cookie").lines().filter_map(|line| line.split(';').next());
        let names_person =
            |pair: &&str| IDENTITIES.iter().any(|name| pair.starts_with(name)) && !pair.ends_with('=');
        let cookie = pairs.find(names_person).map(str::to_owned);
        cookie.ok_or_else(|| ClientError::NoCookie(self.text()))
    }

    /// The body as text. Bytes that are not UTF-8 are replaced.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body, which is JSON. An empty one is `null`.
    ///
    /// # Errors
    /// It is not what the caller expects.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        let body = if self.body.is_empty() { b"null" } else { self.body.as_slice() };
        serde_json::from_slice(body).map_err(|cause| ClientError::Unreadable { cause, text: self.text() })
    }

    /// The body of a successful answer to this request.
    fn ok<T: DeserializeOwned>(&self, Request { method, path, .. }: &Request) -> Result<T, ClientError> {
        let request = || format!("{method} {path}");
        match self.status {
            200..300 => self.json().map_err(|cause| {
                let cause = Box::new(cause);
                ClientError::BadAnswer { request: request(), cause }
            }),
            status => Err(ClientError::Refused { request: request(), status, text: self.text() }),
        }
    }
}

/// A connection that sends one request after the other.
pub struct Connection {
    authority: String,
    sender: http1::SendRequest<Full<Bytes>>,
}

impl Connection {
    /// Uses an open connection to the server with this host and port.
    ///
    /// # Errors
    /// The connection breaks.
    pub async fn over(authority: &str, stream: TcpStream) -> Result<Self, ClientError> {
        let authority = authority.to_owned();
        match http1::handshake(TokioIo::new(stream)).await {
            Ok((sender, connection)) => {
                // It ends with the sender. Its errors are reported with the answer.
                tokio::spawn(connection);
                Ok(Connection { authority, sender })
            }
            Err(cause) => Err(ClientError::Http { authority, cause }),
        }
    }

    /// Sends a request.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn send(&mut self, request: &Request) -> Result<Answer, ClientError> {
        let (head, body) = self.begin(request).await?.into_parts();
        let body = body.collect().await.map_err(|cause| self.failed(cause))?.to_bytes().to_vec();
        let mut headers = BTreeMap::<String, String>::new();
        for (name, value) in &head.headers {
            let text = String::from_utf8_lossy(value.as_bytes());
            let lines = headers.entry(name.to_string());
            lines.and_modify(|lines| *lines += &format!("\n{text}")).or_insert_with(|| text.into_owned());
        }
        Ok(Answer { status: head.status.as_u16(), headers, body })
    }

    /// Sends a request that must succeed, and reads the answer.
    ///
    /// # Errors
    /// There is no answer, it is no success, or not what the caller expects.
    pub async fn ask<T: DeserializeOwned>(&mut self, request: &Request) -> Result<T, ClientError> {
        self.send(request).await?.ok(request)
    }

    /// Sends a request, and returns once the head of the answer has arrived.
    async fn begin(&mut self, request: &Request) -> Result<hyper::Response<Incoming>, ClientError> {
        let Request { method, path, headers, body } = request;
        let mut message = hyper::Request::builder().method(method.as_str()).uri(path);
        if !headers.iter().any(|(name, _)| HOST == *name.as_str()) {
            message = message.header(HOST, &self.authority);
        }
        for (name, value) in headers {
            message = message.header(name, value);
        }
        if let Some((content_type, _)) = body {
            message = message.header(CONTENT_TYPE, content_type);
        }
        let bytes = body.as_ref().map_or(Bytes::new(), |(_, bytes)| Bytes::copy_from_slice(bytes));
        let message = message.body(Full::new(bytes))?;
        let sent = async {
            self.sender.ready().await?;
            self.sender.send_request(message).await
        };
        sent.await.map_err(|cause| self.failed(cause))
    }

    fn failed(&self, cause: hyper::Error) -> ClientError {
        ClientError::Http { authority: self.authority.clone(), cause }
    }
}

/// An answer that does not end by itself: a message on each line.
pub struct Lines {
    body: Incoming,
    /// What was received after the last whole line.
    rest: Vec<u8>,
    /// Open as long as the answer.
    _connection: Connection,
}

impl Lines {
    /// Sends a request over this connection. The answer must be a success.
    pub(crate) async fn open(mut connection: Connection, request: &Request) -> Result<Self, ClientError> {
        let answer = connection.begin(request).await?;
        let status = answer.status();
        if !status.is_success() {
            let Request { method, path, .. } = request;
            let (request, text) = (format!("{method} {path}"), String::new());
            return Err(ClientError::Refused { request, status: status.as_u16(), text });
        }
        Ok(Lines { body: answer.into_body(), rest: Vec::new(), _connection: connection })
    }

    /// The next message; `None` once the answer has ended. Empty lines only show that the connection works.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            while let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if line.len() > 1 {
                    return String::from_utf8(line).ok();
                }
            }
            let frame = self.body.frame().await?.ok()?;
            self.rest.extend_from_slice(frame.data_ref()?);
        }
    }
}
