//! Sends malformed input: silent connections, oversized headers and frames, invalid numbers and texts.

use std::collections::VecDeque;
use std::time::Duration;

use boneyard_client::Request;
use boneyard_client::Socket;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::super::error::LoadError;
use super::secrets::Reader;
use super::shared_state::{CurrentEvening, SharedState};

/// Connections that one attacker keeps half open.
const HALF_OPEN_MAX: usize = 150;

/// How long to wait for an answer to malformed input.
const ANSWER_MAX: Duration = Duration::from_secs(10);

const HELLO: &str = r#"{"type":"hello","version":1,"device":"bad"}"#;

/// Connections that never send a request.
#[derive(Default)]
pub(super) struct HalfOpenConnections {
    connections: VecDeque<TcpStream>,
}

/// Sends one kind of malformed input, chosen by the seed. The server must not fail.
pub(super) async fn send_malformed(
    shared: &SharedState,
    evening: &CurrentEvening,
    cookie: &str,
    half_open: &mut HalfOpenConnections,
    seed: u64,
) -> Result<(), LoadError> {
    match seed % 5 {
        0 => open_half(shared, half_open).await,
        1 => headers(shared, seed / 5).await,
        2 => bodies(shared, evening, cookie, seed / 5).await,
        3 => frames(shared, evening, cookie, seed / 5).await,
        _ => texts(shared, evening, cookie, seed / 5).await,
    }
}

/// Opens connections that send only the beginning of a request.
async fn open_half(shared: &SharedState, half_open: &mut HalfOpenConnections) -> Result<(), LoadError> {
    for _ in 0..25 {
        let mut stream = shared.server.connect().await?;
        let _ = stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: ").await;
        half_open.connections.push_back(stream);
    }
    while half_open.connections.len() > HALF_OPEN_MAX {
        half_open.connections.pop_front();
    }
    Ok(())
}

/// Sends request headers that are too long or malformed.
async fn headers(shared: &SharedState, choice: u64) -> Result<(), LoadError> {
    let headers: [Vec<u8>; 7] = [
        format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", "a".repeat(200_000)).into_bytes(),
        format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(100_000)).into_bytes(),
        format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(5_000)).into_bytes(),
        vec![0xff; 50_000],
        b"\r\n\r\n\r\n".to_vec(),
        b"POST /api/rules HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999999999999\r\n\r\n".to_vec(),
        b"POST /api/rules HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nfffffffff\r\n"
            .to_vec(),
    ];
    let mut stream = shared.server.connect().await?;
    let header = &headers[(choice % headers.len() as u64) as usize];
    let _ = stream.write_all(header).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = timeout(ANSWER_MAX, stream.read_to_end(&mut answer)).await;
    if answer.starts_with(b"HTTP/1.1 500") {
        shared.record_fault("header", &String::from_utf8_lossy(&answer));
    }
    Ok(())
}

/// Sends malformed bodies and paths.
async fn bodies(
    shared: &SharedState,
    evening: &CurrentEvening,
    cookie: &str,
    choice: u64,
) -> Result<(), LoadError> {
    let id = &evening.id;
    let deep = "[".repeat(15_000);
    let paths = [
        format!("/api/evenings/{id}/people"),
        format!("/api/evenings/{id}/organisers"),
        "/api/clubs".to_owned(),
        "/api/tables".to_owned(),
        "/api/evenings".to_owned(),
        "/api/rules".to_owned(),
        format!("/api/clubs/{}/enter", evening.club),
    ];
    let bodies = [
        deep,
        "{\"name\":\"\\u0000\\u202e\"}".to_owned(),
        "{\"code\":null,\"player\":4294967295}".to_owned(),
        "{\"secret\":\"\"}".to_owned(),
        "\u{feff}{}".to_owned(),
        format!("{{\"rules\":\"{}\"}}", "x".repeat(16_000)),
        String::new(),
        "9".repeat(10_000),
    ];
    let path = &paths[(choice % paths.len() as u64) as usize];
    let body = &bodies[(choice / 16 % bodies.len() as u64) as usize];
    let request = Request::new("POST", path.clone()).cookie(cookie).body("application/json", body.as_str());
    shared.request(Reader::Player, &request).await?;
    let paths = [
        format!("/api/evenings/{id}/matches/65536/tables/1"),
        format!("/api/evenings/{id}/matches/65535/tables/255"),
        format!("/api/evenings/{id}/sheets/..%2f..%2fetc%2fpasswd"),
        format!("/api/evenings/{id}%00/report"),
        format!("/api/clubs/{}/evenings?before=-9223372036854775808", evening.club),
        format!("/api/clubs/{}/season?season=%00", evening.club),
        "/api/evenings?code=%ff%fe".to_owned(),
        "/%2e%2e/%2e%2e/etc/passwd".to_owned(),
    ];
    let path = &paths[(choice / 256 % paths.len() as u64) as usize];
    shared.request(Reader::Player, &Request::new("GET", path.clone()).cookie(cookie)).await?;
    Ok(())
}

/// Sends frames that are too long, of another kind, or malformed.
async fn frames(
    shared: &SharedState,
    evening: &CurrentEvening,
    cookie: &str,
    choice: u64,
) -> Result<(), LoadError> {
    let mut socket = open(shared, evening, cookie).await?;
    if choice.is_multiple_of(2) {
        socket.send_text(HELLO).await?;
    }
    match choice / 2 % 5 {
        0 => socket.send_text("x".repeat(2_000_000)).await?,
        1 => socket.send_frame(Message::binary(vec![0; 3_000])).await?,
        2 => socket.send_raw(&[0xff; 64]).await?,
        // The head of a frame with 2^63 bytes.
        3 => {
            socket.send_raw(&[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]).await?
        }
        _ => socket.send_frame(Message::Ping(vec![1; 100].into())).await?,
    }
    drain(shared, &mut socket).await;
    Ok(())
}

/// Sends malformed and invalid messages.
async fn texts(
    shared: &SharedState,
    evening: &CurrentEvening,
    cookie: &str,
    choice: u64,
) -> Result<(), LoadError> {
    let mut socket = open(shared, evening, cookie).await?;
    socket.send_text(HELLO).await?;
    let call = r#"{"act":"call","at":{"number":1,"table":1},"reason":"rule"}"#;
    let messages = [
        "[".repeat(4_000),
        r#"{"a":"#.repeat(600),
        format!(r#"{{"type":"enter","n":0,"at":0,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":4294967295,"at":0,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":4294967296,"at":0,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":-1,"at":-1,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":7,"at":18446744073709551615,"act":{call}}}"#),
        r#"{"type":"enter","n":8,"at":0,"act":{"act":"announce","text":"\u0000\u202e"}}"#.to_owned(),
        r#"{"type":"enter","n":9,"at":0,"act":{"act":"open","file":"","options":{}}}"#.to_owned(),
        r#"{"type":"hello","version":1,"device":"bad"}"#.to_owned(),
        r#"{"type":"hello","version":4294967295,"device":""}"#.to_owned(),
        "null".to_owned(),
        "\u{0}".to_owned(),
    ];
    for place in 0..messages.len() as u64 {
        // The server closes the socket after some messages, so the first one varies.
        let text = &messages[((choice + place) % messages.len() as u64) as usize];
        if socket.send_text(text.as_str()).await.is_err() {
            break;
        }
    }
    drain(shared, &mut socket).await;
    Ok(())
}

async fn open(shared: &SharedState, evening: &CurrentEvening, cookie: &str) -> Result<Socket, LoadError> {
    Ok(shared.server.visitor(cookie).socket(&format!("/api/evenings/{}/ws", evening.id)).await?)
}

/// Reads messages until a ping is answered or the socket is closed.
async fn drain(shared: &SharedState, socket: &mut Socket) {
    let _ = socket.send_text(r#"{"type":"ping"}"#).await;
    let reading = async {
        while let Some(text) = socket.receive_text().await {
            if text.contains("\"code\":\"internal\"") {
                shared.record_fault("frame", &text);
            }
            shared.check_secrets(Reader::Player, "a socket", &text);
            if text == r#"{"type":"pong"}"# {
                return;
            }
        }
    };
    // After half a frame, the server waits for the rest.
    let _ = timeout(ANSWER_MAX, reading).await;
}
