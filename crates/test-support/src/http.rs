//! One request to a server, over its own connection.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpStream;

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

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
) -> io::Result<Answer> {
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
) -> io::Result<Answer> {
    let answer = request(address, method, path, headers, body).await?;
    let status = answer.status().as_u16();
    let mut headers = BTreeMap::<String, String>::new();
    for (name, value) in answer.headers() {
        // A header that comes several times has a line for each.
        let text = String::from_utf8_lossy(value.as_bytes()).into_owned();
        headers.entry(name.to_string()).and_modify(|lines| *lines += &format!("\n{text}")).or_insert(text);
    }
    let body = answer.into_body().collect().await.map_err(io::Error::other)?.to_bytes().to_vec();
    Ok(Answer { status, headers, body })
}

/// Begins to read a response that does not end by itself.
pub(crate) async fn open_stream(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
) -> io::Result<Incoming> {
    let answer = request(address, "GET", path, headers, None).await?;
    assert_eq!(answer.status(), 200, "{path}");
    Ok(answer.into_body())
}

/// Sends one request over its own connection. Returns once the head of the response has arrived.
async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<(&str, &[u8])>,
) -> io::Result<hyper::Response<Incoming>> {
    let mut request = hyper::Request::builder()
        .method(method)
        .uri(path)
        .header("host", address.to_string())
        .header("connection", "close");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if let Some((kind, _)) = body {
        request = request.header("content-type", kind);
    }
    let body = body.map_or_else(Bytes::new, |(_, body)| Bytes::copy_from_slice(body));
    let request = request.body(Full::new(body)).map_err(io::Error::other)?;
    let stream = TokioIo::new(TcpStream::connect(address).await?);
    let (mut sender, connection) = http1::handshake(stream).await.map_err(io::Error::other)?;
    // The connection ends with the answer.
    tokio::spawn(connection);
    sender.send_request(request).await.map_err(io::Error::other)
}
