//! Tests of tokens, bot accounts and play over plain HTTP.

use std::net::SocketAddr;

use boneyard_ids::TableId;
use boneyard_protocol::{Problem, ServerMessage};
use boneyard_server::Config;
use boneyard_table::{Command, Refusal, SeenEvent};
use serde_json::{Value, json};

use crate::play::{against_bots, match_is_over};
use crate::running::Running;
use crate::visitor::{Answer, Lines, PART, PASSWORD, Shown, Visitor, send};

/// A program with a token.
struct Program {
    address: SocketAddr,
    authorization: String,
}

impl Program {
    /// Makes a token of this person.
    async fn of(person: &Visitor, scopes: &[&str]) -> Self {
        let made = make(person, "a program", scopes).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let secret = made.json()["secret"].as_str().unwrap().to_owned();
        Program { address: person.address, authorization: format!("Bearer {secret}") }
    }

    async fn request(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let headers = [("authorization", self.authorization.as_str())];
        let body = body.map(Value::to_string);
        send(self.address, method, path, &headers, body.as_deref()).await.unwrap()
    }

    async fn stream(&self, table: &TableId, last_seen: u64) -> Lines {
        let path = format!("/api/tables/{table}/stream?last_seen={last_seen}");
        Lines::open(self.address, &path, &[("authorization", &self.authorization)]).await
    }

    /// Sends a command; returns the answer.
    async fn command(&self, table: &TableId, id: &str, command: &Command) -> ServerMessage {
        let body = json!({ "id": id, "command": command });
        self.request("POST", &format!("/api/tables/{table}/commands"), Some(&body)).await.parse()
    }
}

async fn make(person: &Visitor, name: &str, scopes: &[&str]) -> Answer {
    let request = json!({ "name": name, "scopes": scopes });
    person.request("POST", "/api/account/tokens", Some(&request)).await
}

fn code(answer: &Answer) -> String {
    let problem = &answer.json()["problem"];
    let code = problem["refusal"]["code"].as_str().or(problem["code"].as_str());
    format!("{} {}", answer.status, code.unwrap_or("none"))
}

#[tokio::test]
async fn a_token_does_what_its_scopes_say_until_it_is_withdrawn() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let reader = Program::of(&ana, &["read"]).await;
    let player = Program::of(&ana, &["play", "read"]).await;
    assert_eq!(
        reader.request("GET", "/api/me", None).await.json(),
        json!({ "name": "Ana", "account": true })
    );
    let table = against_bots("draw", 1);
    assert_eq!(code(&reader.request("POST", "/api/tables", Some(&table)).await), "403 not-in-scope");
    assert_eq!(player.request("POST", "/api/tables", Some(&table)).await.status, 201);
    let mine = reader.request("GET", "/api/tables/mine", None).await.json();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    let club = json!({ "name": "Harbour" });
    assert_eq!(code(&player.request("POST", "/api/clubs", Some(&club)).await), "403 not-in-scope");

    // No token reaches the account itself.
    for (method, path) in [
        ("GET", "/api/account"),
        ("GET", "/api/account/export"),
        ("GET", "/api/account/tokens"),
        ("POST", "/api/account/bot"),
        ("DELETE", "/api/session"),
        ("DELETE", "/api/account/sessions"),
    ] {
        assert_eq!(code(&player.request(method, path, None).await), "403 not-in-scope", "{method} {path}");
    }
    let renamed = player.request("PUT", "/api/me", Some(&json!({ "name": "Eva" }))).await;
    assert_eq!(code(&renamed), "403 not-in-scope");
    // The secret of a token is no cookie.
    let secret = player.authorization.trim_start_matches("Bearer ");
    let thief = Visitor { address: server.address, cookie: format!("boneyard_session={secret}") };
    assert_eq!(thief.request("GET", "/api/me", None).await.json(), json!({ "name": "" }));

    let listed = ana.request("GET", "/api/account/tokens", None).await.json();
    assert_eq!(listed.as_array().unwrap().len(), 2);
    assert!(!listed.to_string().contains(secret));
    let account = ana.request("GET", "/api/account", None).await.json();
    assert_eq!(account["sessions"].as_array().unwrap().len(), 1, "a token is no browser");
    let reading = listed.as_array().unwrap().iter().find(|token| token["scopes"] == json!(["read"])).unwrap();
    let path = format!("/api/account/tokens/{}", reading["id"].as_str().unwrap());
    assert_eq!(ana.request("DELETE", &path, None).await.status, 204);
    assert_eq!(code(&reader.request("GET", "/api/me", None).await), "403 not-signed-in");
    assert_eq!(player.request("GET", "/api/me", None).await.status, 200);

    // Signing out elsewhere keeps tokens, a new password ends them.
    assert_eq!(ana.request("DELETE", "/api/account/sessions", None).await.status, 204);
    assert_eq!(player.request("GET", "/api/me", None).await.status, 200);
    let change = json!({ "password": PASSWORD, "new_password": "another horse" });
    assert_eq!(ana.request("PUT", "/api/account/password", Some(&change)).await.status, 204);
    assert_eq!(code(&player.request("GET", "/api/me", None).await), "403 not-signed-in");
}

#[tokio::test]
async fn tokens_are_named_have_a_scope_and_are_few() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    assert_eq!(code(&make(&ana, "", &["read"]).await), "422 bad-token");
    assert_eq!(code(&make(&ana, &"x".repeat(41), &["read"]).await), "422 bad-token");
    assert_eq!(code(&make(&ana, "idle", &[]).await), "422 bad-token");
    assert_eq!(code(&make(&ana, "root", &["admin"]).await), "400 bad-request");
    for _ in 0..20 {
        assert_eq!(make(&ana, "one of many", &["read"]).await.status, 201);
    }
    assert_eq!(code(&make(&ana, "one more", &["read"]).await), "409 too-many-tokens");
    let guest = Visitor::new(server.address).await;
    assert_eq!(code(&make(&guest, "a guest's", &["read"]).await), "403 not-signed-in");
}

#[tokio::test]
async fn everyone_sees_that_a_bot_account_is_one() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    assert_eq!(code(&ana.request("POST", "/api/account/bot", None).await), "409 has-played");

    let robot = Visitor::with_account(server.address, "Robot").await;
    let marked = robot.request("POST", "/api/account/bot", None).await;
    assert_eq!(marked.json(), json!({ "name": "Robot", "account": true, "bot": true }));
    let program = Program::of(&robot, &["play", "read"]).await;
    let sat = program.request("POST", &format!("/api/tables/{table}/seats/2"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    let seats = ana.request("GET", &format!("/api/tables/{table}"), None).await.json();
    let shown = json!({ "kind": "person", "name": "Robot", "held_by": null, "program": true });
    assert_eq!(seats["seats"][1], shown);
    let pool = json!({ "games": ["draw"], "players": 2, "options": {} });
    assert_eq!(code(&program.request("POST", "/api/pool", Some(&pool)).await), "403 bot-in-pool");
}

#[tokio::test]
async fn a_match_is_played_over_plain_http() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    // A match without pauses could reach the limit of a token.
    config.limits.api_requests = 100_000;
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let program = Program::of(&ana, &["play"]).await;
    let opened = program.request("POST", "/api/tables", Some(&against_bots("draw match.target=20", 1))).await;
    let table = TableId::from(opened.json()["id"].as_str().unwrap());
    let mut stream = program.stream(&table, 0).await;
    let (mut shown, mut sent) = (Shown::default(), 0);
    let mut latest = None;
    while !match_is_over(&shown) {
        let message = stream.next().await.unwrap().expanded();
        shown.take(&message);
        if let Some(commitment) = shown.now.next_deal.map(|next| next.commitment) {
            let part = json!({ "commitment": commitment, "part": PART });
            let added = program.request("POST", &format!("/api/tables/{table}/parts"), Some(&part)).await;
            assert_eq!(added.status, 204, "{}", added.text());
        }
        let command = match (shown.now.legal.first(), shown.events.get(&shown.last)) {
            (Some(choice), _) => Command::from(*choice),
            (None, Some(SeenEvent::RoundEnded { .. })) => Command::Ready,
            _ => continue,
        };
        sent += 1;
        let id = format!("c{}", shown.last);
        let answer = program.command(&table, &id, &command).await;
        let ServerMessage::Ack { seq, .. } = answer else { panic!("{answer:?}") };
        latest = Some((id, command, seq));
    }
    assert!(sent > 0);
    let record = ana.request("GET", &format!("/api/tables/{table}/record"), None).await;
    assert!(record.text().contains(&format!("parts={PART},")), "{}", record.text());
    // A repeated command is answered as before.
    let (id, command, seq) = latest.unwrap();
    assert_eq!(program.command(&table, &id, &command).await, ServerMessage::Ack { id, seq });
    // A stream goes on after the last event that the program has.
    let mut missed = program.stream(&table, shown.last - 1).await;
    assert!(matches!(missed.next().await, Some(ServerMessage::Update { from, .. }) if from == shown.last));
}

#[tokio::test]
async fn a_stream_and_commands_obey_the_seat() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let table = ana.open_table(&against_bots("draw", 1)).await;
    let (own, other) = (Program::of(&ana, &["play"]).await, Program::of(&eva, &["play"]).await);
    let mut watching = other.stream(&table, 0).await;
    let Some(ServerMessage::Snapshot { view, .. }) = watching.next().await else { panic!("a snapshot") };
    assert_eq!(view.you, None);
    let refused = other.command(&table, "c1", &Command::Ready).await;
    assert_eq!(refused, ServerMessage::Refused { id: "c1".into(), refusal: Refusal::NotSeated });
    let part = json!({ "commitment": "0".repeat(64), "part": PART });
    let part = other.request("POST", &format!("/api/tables/{table}/parts"), Some(&part)).await;
    assert_eq!((part.status, &part.json()["problem"]["refusal"]["code"]), (409, &json!("not-seated")));
    let nobody =
        send(server.address, "POST", &format!("/api/tables/{table}/commands"), &[], Some("{}")).await;
    assert_eq!(nobody.unwrap().status, 400);
    let long = "x".repeat(65);
    let body = json!({ "id": long, "command": Command::Ready });
    let path = format!("/api/tables/{table}/commands");
    assert_eq!(own.request("POST", &path, Some(&body)).await.status, 413);
    let missing = "/api/tables/none/commands";
    let body = json!({ "id": "c1", "command": Command::Ready });
    assert_eq!(own.request("POST", missing, Some(&body)).await.status, 404);

    // A stream ends with its token, and tells nothing after that.
    let mut stream = own.stream(&table, 0).await;
    assert!(matches!(stream.next().await, Some(ServerMessage::Snapshot { view, .. }) if view.you.is_some()));
    let listed = ana.request("GET", "/api/account/tokens", None).await.json();
    let token = listed[0]["id"].as_str().unwrap();
    assert_eq!(ana.request("DELETE", &format!("/api/account/tokens/{token}"), None).await.status, 204);
    while let Some(message) = stream.next().await {
        assert!(!matches!(message, ServerMessage::Problem { problem: Problem::Internal }));
    }
}
