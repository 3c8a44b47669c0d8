//! Limits that keep the server usable for others: connections, host names, bodies, and stopping.

use std::time::Duration;

use boneyard_ids::TableId;
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_server::{Config, Limits};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::running::Running;
use crate::visitor::{Socket, Visitor, send};

/// A time limit longer than any step of these tests.
const PATIENCE: Duration = Duration::from_secs(120);

fn config(folder: &tempfile::TempDir) -> Config {
    Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"))
}

async fn running(limits: Limits) -> Running {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { limits, ..config(&folder) };
    Running::start_with(folder, config).await
}

/// Opens a table with seats for four.
async fn table(visitor: &Visitor) -> TableId {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    visitor.open_table(&json!({ "rules": "goat", "seats": seats })).await
}

// SERVER 1: a client can resume after a restart, so it must never learn that its table does not exist.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_asks_clients_to_reconnect() {
    const SOCKETS: usize = 1_000;
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let mut sockets = JoinSet::new();
    for _ in 0..SOCKETS / 100 {
        let table = table(&ana).await;
        for _ in 0..100 {
            let mut socket = Socket::open(server.address, &table, &[]).await.unwrap();
            socket.send(&ClientMessage::Hello { version: VERSION, last_seen: 0 }).await.unwrap();
            assert!(matches!(socket.receive().await, Some(ServerMessage::Snapshot { .. })));
            sockets.spawn(async move {
                while let Some(message) = socket.receive().await {
                    assert!(!matches!(message, ServerMessage::Problem { .. }), "{message:?}");
                }
                socket.close_code()
            });
        }
    }
    let folder = server.stop().await;
    let mut restarts = 0;
    while let Some(code) = timeout(PATIENCE, sockets.join_next()).await.unwrap() {
        assert_eq!(code.unwrap(), Some(1012), "the server restarts");
        restarts += 1;
    }
    assert_eq!(restarts, SOCKETS);
    drop(folder);
}

#[tokio::test]
async fn idle_connections_do_not_block_others() {
    let server = running(Limits { connections: 40, ..Limits::default() }).await;
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
        // Half of them send an incomplete request.
        if silent.len() % 2 == 0 {
            silent.last_mut().unwrap().write_all(b"GET /healthz HTTP/1.1\r\nhost: 127").await.unwrap();
        }
    }
    let ana = timeout(PATIENCE, Visitor::named(server.address, "Ana")).await.unwrap();
    let table = table(&ana).await;
    let mut socket = ana.join(&table, 0).await.unwrap();
    assert!(matches!(socket.receive().await, Some(ServerMessage::Snapshot { .. })));
    // The oldest waiting connections are closed; connections that sent a request stay.
    let mut answer = Vec::new();
    let first = &mut silent[0];
    assert!(matches!(timeout(PATIENCE, first.read_to_end(&mut answer)).await.unwrap(), Ok(0) | Err(_)));
    for _ in 0..200 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
    }
    socket.send(&ClientMessage::Ping).await.unwrap();
    assert_eq!(socket.receive().await, Some(ServerMessage::Pong));
}

#[tokio::test]
async fn long_heads_are_refused() {
    let server = Running::start().await;
    let long = "x".repeat(100_000);
    let refused = send(server.address, "GET", "/healthz", &[("x-long", &long)], None).await;
    // The response may be lost with the connection.
    assert!(refused.is_err() || refused.as_ref().is_ok_and(|answer| answer.status == 431), "{refused:?}");
    let many: Vec<(&str, &str)> = (0..500).map(|_| ("x-many", "1")).collect();
    let refused = send(server.address, "GET", "/healthz", &many, None).await;
    assert!(refused.is_err() || refused.as_ref().is_ok_and(|answer| answer.status == 431), "{refused:?}");
    assert_eq!(send(server.address, "GET", "/healthz", &[], None).await.unwrap().status, 200);
}

/// Sends a request with this `Host` header. Returns the status and the body.
async fn ask_as(server: &Running, host: &str, head: &str) -> (String, String) {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("{head} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let status = answer.split(' ').nth(1).unwrap().to_owned();
    (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
}

// If the name of another site resolves to this server, requests of the site's pages have that name as host and origin.
#[tokio::test]
async fn only_accepted_host_names_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { allowed_hosts: vec!["dominoes.lan".into()], ..config(&folder) };
    let server = Running::start_with(folder, config).await;
    for host in ["127.0.0.1:8080", "localhost", "[::1]:80", "DOMINOES.lan:8080"] {
        assert_eq!(ask_as(&server, host, "GET /healthz").await.0, "200", "{host}");
    }
    let (status, body) = ask_as(&server, "evil.example:8080", "GET /api/me").await;
    let problem = json!({ "problem": { "code": "unknown-host", "host": "evil.example:8080" } });
    assert_eq!((status.as_str(), body.parse::<serde_json::Value>().unwrap()), ("421", problem));
    let (status, body) = ask_as(&server, "evil.example:8080", "GET /").await;
    assert_eq!(status, "421");
    assert!(body.contains("--allow-host evil.example"), "{body}");
}

#[tokio::test]
async fn failures_have_codes() {
    let server = Running::start().await;
    let ana = Visitor::new(server.address).await;
    let code = |answer: &crate::visitor::Answer| {
        (answer.status, answer.json()["problem"]["code"].as_str().unwrap().to_owned())
    };
    // The code arrives even if the server does not read a long body to its end.
    for (path, bytes) in [
        ("/api/evenings/files/report", 600 * 1024),
        ("/api/evenings/files/csv/log", 3_000_000),
        ("/api/evenings/files/sheets/log", 10_000_000),
    ] {
        let answer = ana.send_bytes("POST", path, "text/plain", &vec![b'x'; bytes]).await;
        assert_eq!(code(&answer), (413, "too-large".into()), "{path}");
        assert_eq!(answer.json()["problem"]["max"], 512 * 1024, "{path}");
        let answer = ana.send_bytes("POST", path, "text/plain", b"\xff\xfe").await;
        assert_eq!(code(&answer), (400, "bad-request".into()), "{path}");
    }
    let answer = ana.request("DELETE", "/api/me", None).await;
    assert_eq!((code(&answer), answer.header("allow").is_empty()), ((405, "bad-request".into()), false));
    // The framework's text is turned into JSON even if the client accepts compressed responses.
    let headers = [("accept-encoding", "gzip"), ("content-type", "application/json")];
    let answer = send(server.address, "PUT", "/api/tables", &headers, None).await.unwrap();
    assert_eq!((answer.status, answer.header("content-type")), (405, "application/json"));
    for path in ["/api/evenings/x/matches/one/tables/1", "/api/clubs/%ff", "/api/nothing"] {
        assert!([400, 404].contains(&ana.request("GET", path, None).await.status), "{path}");
        assert!(
            ["bad-request", "not-found"].contains(&code(&ana.request("GET", path, None).await).1.as_str())
        );
    }
}

// An invalid frame and a message that is too long get different reasons.
#[tokio::test]
async fn a_client_that_breaks_the_protocol_gets_the_reason() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let table = table(&ana).await;
    let last = async |mut socket: Socket| {
        let mut last = None;
        while let Some(message) = socket.receive().await {
            last = Some(message);
        }
        match last {
            Some(ServerMessage::Problem { problem }) => problem,
            other => panic!("{other:?}"),
        }
    };
    // The reason arrives even if the server does not read a long message to its end.
    for bytes in [5_000, 200_000] {
        let mut socket = ana.join(&table, 0).await.unwrap();
        socket.send_text(&"x".repeat(bytes)).await.unwrap();
        assert_eq!(last(socket).await, Problem::TooLarge { max: 4096 });
    }
    let mut socket = ana.join(&table, 0).await.unwrap();
    socket.send_raw(&[0x8f, 0x80, 1, 2, 3, 4]).await.unwrap();
    assert!(matches!(last(socket).await, Problem::BadRequest { .. }));
}

#[tokio::test]
async fn readiness_differs_from_liveness() {
    let server = Running::start().await;
    let get = async |path: &str| send(server.address, "GET", path, &[], None).await.unwrap().status;
    assert_eq!((get("/healthz").await, get("/readyz").await), (200, 200));
    // Another store opens the database without the lock and takes it over, so this server cannot write any more.
    let path = server.folder.path().join("boneyard.db");
    let options = boneyard_store::OpenOptions { exclusive: false, ..Default::default() };
    let other = boneyard_store::Store::open_with(&path, [0; 64], options).await.unwrap();
    assert_eq!((get("/healthz").await, get("/readyz").await), (200, 503));
    other.close().await;
}

#[tokio::test]
async fn a_second_server_on_a_file_does_not_start() {
    let server = Running::start().await;
    let config = Config::new(([127, 0, 0, 1], 0).into(), server.folder.path().join("boneyard.db"));
    let error = boneyard_server::Server::start(config).await.err().unwrap();
    assert!(error.to_string().contains("another server has"), "{error}");
}

// CPU-heavy work runs on other threads and does not delay a stop.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_stops_in_the_middle_of_long_work() {
    let server = Running::start().await;
    // Sheets for each of 64 players, with the longest names, take long.
    let names: String =
        (1..=64).map(|player| format!("player {player} \"{}{player:02}\"\n", "Ж".repeat(58))).collect();
    let file = format!("evening 1\nname \"Friday\"\nplayers 64 balanced\n{names}");
    let mut requests = JoinSet::new();
    for _ in 0..8 {
        let (address, file) = (server.address, file.clone());
        requests.spawn(async move {
            let body = Some(("text/plain", file.as_bytes()));
            crate::visitor::send_bytes(
                address,
                "POST",
                "/api/evenings/files/sheets/players?large=true",
                &[],
                body,
            )
            .await
        });
    }
    // Later requests are answered, so some of these are running.
    for _ in 0..3 {
        assert_eq!(send(server.address, "GET", "/healthz", &[], None).await.unwrap().status, 200);
    }
    let folder = timeout(Duration::from_secs(30), server.stop()).await.expect("it stops");
    requests.shutdown().await;
    // The database file is not in use any more.
    Running::start_in(folder, None).await.stop().await;
}
