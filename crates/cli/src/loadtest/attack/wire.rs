//! Malformed input: silent connections, endless heads and frames, absurd numbers and texts.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::super::error::LoadError;
use super::super::host::Request;
use super::super::socket::Socket;
use super::field::{Field, Friday};
use super::secrets::Reader;

/// Connections that one attacker keeps half open.
const HALF_OPEN_MAX: usize = 150;

/// How long to wait for an answer to malformed input.
const PATIENCE: Duration = Duration::from_secs(10);

const HELLO: &str = r#"{"type":"hello","version":1,"device":"odd"}"#;

/// Connections that never send a request.
#[derive(Default)]
pub(super) struct HalfOpen {
    connections: VecDeque<TcpStream>,
}

/// Sends malformed input. The server may answer, close the connection or do neither; it must not fail.
pub(super) async fn nonsense(
    field: &Field,
    friday: &Friday,
    cookie: &str,
    open: &mut HalfOpen,
    seed: u64,
) -> Result<(), LoadError> {
    match seed % 5 {
        0 => half_open(field, open).await,
        1 => heads(field, seed / 5).await,
        2 => bodies(field, friday, cookie, seed / 5).await,
        3 => frames(field, friday, cookie, seed / 5).await,
        _ => texts(field, friday, cookie, seed / 5).await,
    }
}

/// Opens connections, sends the beginning of a request, and leaves them open.
async fn half_open(field: &Field, open: &mut HalfOpen) -> Result<(), LoadError> {
    for _ in 0..25 {
        let mut stream = field.host.connect().await?;
        let _ = stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: ").await;
        open.connections.push_back(stream);
    }
    while open.connections.len() > HALF_OPEN_MAX {
        open.connections.pop_front();
    }
    Ok(())
}

/// Sends a head that is too long or malformed.
async fn heads(field: &Field, choice: u64) -> Result<(), LoadError> {
    let heads: [Vec<u8>; 7] = [
        format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", "a".repeat(200_000)).into_bytes(),
        format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(100_000)).into_bytes(),
        format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(5_000)).into_bytes(),
        vec![0xff; 50_000],
        b"\r\n\r\n\r\n".to_vec(),
        b"POST /api/rules HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999999999999\r\n\r\n".to_vec(),
        b"POST /api/rules HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nfffffffff\r\n"
            .to_vec(),
    ];
    let mut stream = field.host.connect().await?;
    let head = &heads[(choice % heads.len() as u64) as usize];
    let _ = stream.write_all(head).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    if answer.starts_with(b"HTTP/1.1 500") {
        field.fault("head", &String::from_utf8_lossy(&answer));
    }
    Ok(())
}

/// Sends malformed bodies and paths.
async fn bodies(field: &Field, friday: &Friday, cookie: &str, choice: u64) -> Result<(), LoadError> {
    let id = &friday.id;
    let deep = "[".repeat(15_000);
    let paths = [
        format!("/api/evenings/{id}/people"),
        format!("/api/evenings/{id}/organisers"),
        "/api/clubs".to_owned(),
        "/api/tables".to_owned(),
        "/api/evenings".to_owned(),
        "/api/rules".to_owned(),
        format!("/api/clubs/{}/enter", friday.club),
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
    let request = Request::new("POST", path.clone()).guest(cookie).body("application/json", body.as_str());
    field.ask(Reader::Player, &request).await?;
    let odd = [
        format!("/api/evenings/{id}/matches/65536/tables/1"),
        format!("/api/evenings/{id}/matches/65535/tables/255"),
        format!("/api/evenings/{id}/sheets/..%2f..%2fetc%2fpasswd"),
        format!("/api/evenings/{id}%00/report"),
        format!("/api/clubs/{}/evenings?before=-9223372036854775808", friday.club),
        format!("/api/clubs/{}/season?season=%00", friday.club),
        "/api/evenings?code=%ff%fe".to_owned(),
        "/%2e%2e/%2e%2e/etc/passwd".to_owned(),
    ];
    let path = &odd[(choice / 256 % odd.len() as u64) as usize];
    field.ask(Reader::Player, &Request::new("GET", path.clone()).guest(cookie)).await?;
    Ok(())
}

/// Sends frames that are too long, of another kind, or malformed.
async fn frames(field: &Field, friday: &Friday, cookie: &str, choice: u64) -> Result<(), LoadError> {
    let mut socket = open(field, friday, cookie).await?;
    if choice.is_multiple_of(2) {
        socket.say(HELLO).await?;
    }
    match choice / 2 % 5 {
        0 => socket.say("x".repeat(2_000_000)).await?,
        1 => socket.frame(Message::binary(vec![0; 3_000])).await?,
        2 => socket.bytes(&[0xff; 64]).await?,
        // The head of a frame with 2^63 bytes.
        3 => socket.bytes(&[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]).await?,
        _ => socket.frame(Message::Ping(vec![1; 100].into())).await?,
    }
    hear_out(field, &mut socket).await;
    Ok(())
}

/// Sends malformed and absurd messages.
async fn texts(field: &Field, friday: &Friday, cookie: &str, choice: u64) -> Result<(), LoadError> {
    let mut socket = open(field, friday, cookie).await?;
    socket.say(HELLO).await?;
    let call = r#"{"act":"call","at":{"number":1,"table":1},"reason":"rule"}"#;
    let said = [
        "[".repeat(4_000),
        r#"{"a":"#.repeat(600),
        format!(r#"{{"type":"enter","n":0,"at":0,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":4294967295,"at":0,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":4294967296,"at":0,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":-1,"at":-1,"act":{call}}}"#),
        format!(r#"{{"type":"enter","n":7,"at":18446744073709551615,"act":{call}}}"#),
        r#"{"type":"enter","n":8,"at":0,"act":{"act":"announce","text":"\u0000\u202e"}}"#.to_owned(),
        r#"{"type":"enter","n":9,"at":0,"act":{"act":"open","file":"","customs":{}}}"#.to_owned(),
        r#"{"type":"hello","version":1,"device":"odd"}"#.to_owned(),
        r#"{"type":"hello","version":4294967295,"device":""}"#.to_owned(),
        "null".to_owned(),
        "\u{0}".to_owned(),
    ];
    for place in 0..said.len() as u64 {
        // Starts at any of them, so that different ones end the conversation.
        let text = &said[((choice + place) % said.len() as u64) as usize];
        if socket.say(text.as_str()).await.is_err() {
            break;
        }
    }
    hear_out(field, &mut socket).await;
    Ok(())
}

async fn open(field: &Field, friday: &Friday, cookie: &str) -> Result<Socket, LoadError> {
    Socket::open(&field.host.authority, &format!("/api/evenings/{}/ws", friday.id), cookie).await
}

/// Reads messages until a ping is answered or the socket is closed.
async fn hear_out(field: &Field, socket: &mut Socket) {
    let _ = socket.say(r#"{"type":"ping"}"#).await;
    let hearing = async {
        while let Some(text) = socket.hear().await {
            if text.contains("\"code\":\"internal\"") {
                field.fault("frame", &text);
            }
            field.check(Reader::Player, "a socket", &text);
            if text == r#"{"type":"pong"}"# {
                return;
            }
        }
    };
    // In the middle of a frame, the server waits for the rest.
    let _ = timeout(PATIENCE, hearing).await;
}
