//! People at a table before their match: names and faces that change, bots on free seats, and guests who look.

use std::time::Duration;

use boneyard_ids::TableId;
use boneyard_rules::Seat;
use boneyard_server::Config;
use boneyard_table::{Command, Level, Persona, Phase, SeenEvent, Sitter};
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Shown, Socket, Visitor};

/// A time limit longer than anything that these tests wait for.
const PATIENCE: Duration = Duration::from_secs(20);

fn one_free_seat() -> Value {
    json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })
}

/// Receives messages until the condition holds.
async fn until(socket: &mut Socket, shown: &mut Shown, condition: impl Fn(&Shown) -> bool) {
    while !condition(shown) {
        let message = tokio::time::timeout(PATIENCE, socket.receive()).await;
        shown.take(&message.expect("no message came").expect("the server goes on"));
    }
}

/// A socket that has received the whole table.
async fn at_table(visitor: &Visitor, table: &TableId) -> (Socket, Shown) {
    let mut socket = visitor.join(table, 0).await.unwrap();
    let mut shown = Shown::default();
    until(&mut socket, &mut shown, |shown| shown.view.is_some()).await;
    (socket, shown)
}

fn renamed(shown: &Shown, name: &str, face: Option<u16>) -> bool {
    let event = SeenEvent::Renamed { seat: Seat::FIRST, name: name.into(), face };
    shown.events.values().any(|seen| *seen == event)
}

#[tokio::test]
async fn a_guest_has_a_face_once_they_choose_one() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let put = async |body: Value| ana.request("PUT", "/api/me", Some(&body)).await;
    assert_eq!(put(json!({ "name": "Ana", "face": 65_535 })).await.json()["face"], 65_535);
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    let put = async |body: Value| ana.request("PUT", "/api/me", Some(&body)).await;
    let me = ana.request("GET", "/api/me", None).await.json();
    assert_eq!(me, json!({ "name": "Ana", "face": 65_535 }));
    for face in [json!(65_536), json!(-1), json!(1.5), json!("hat")] {
        let answer = put(json!({ "name": "Ana", "face": face })).await;
        assert_eq!(
            (answer.status, &answer.json()["problem"]["code"]),
            (400, &json!("bad-request")),
            "{face}"
        );
    }
    // Without a face, it follows the name again.
    assert_eq!(put(json!({ "name": "Ana" })).await.json(), json!({ "name": "Ana" }));
}

#[tokio::test]
async fn a_saved_name_and_face_reach_the_tables_where_the_person_sits() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let (first, second) = (ana.open_table(&one_free_seat()).await, ana.open_table(&one_free_seat()).await);
    let other = eva.open_table(&one_free_seat()).await;
    let (mut watched, mut watching) = at_table(&eva, &first).await;
    let (mut own, mut playing) = at_table(&ana, &second).await;
    let me = json!({ "name": "Anica", "face": 7 });
    assert_eq!(ana.request("PUT", "/api/me", Some(&me)).await.status, 200);
    until(&mut watched, &mut watching, |shown| renamed(shown, "Anica", Some(7))).await;
    until(&mut own, &mut playing, |shown| renamed(shown, "Anica", Some(7))).await;
    let (_, elsewhere) = at_table(&eva, &other).await;
    let seats = &elsewhere.view.as_ref().expect("a snapshot").seats;
    assert_eq!(
        seats[Seat::FIRST].sitter,
        Sitter::Person { name: "Eva".into(), face: None, held_by: None, program: false }
    );
}

#[tokio::test]
async fn a_table_that_slept_learns_the_new_name_when_it_wakes() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.limits.table_awake = Duration::from_millis(1);
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&one_free_seat()).await;
    // A table that sleeps is not in the list.
    while ana.request("GET", "/api/tables", None).await.json() != json!([]) {}
    assert_eq!(ana.request("PUT", "/api/me", Some(&json!({ "name": "Anica" }))).await.status, 200);
    let (mut socket, mut shown) = at_table(&ana, &id).await;
    let has_name = |shown: &Shown| {
        let named = Sitter::Person { name: "Anica".into(), face: None, held_by: None, program: false };
        renamed(shown, "Anica", None)
            || shown.view.as_ref().is_some_and(|view| view.seats[Seat::FIRST].sitter == named)
    };
    until(&mut socket, &mut shown, has_name).await;
}

#[tokio::test]
async fn a_restarted_server_tells_its_tables_the_names_of_today() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let id = ana.open_table(&one_free_seat()).await;
    let before = at_table(&ana, &id).await.1.last;
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    let (mut socket, mut shown) = at_table(&ana, &id).await;
    assert_eq!(shown.last, before, "a name that did not change is not stored again");
    assert_eq!(ana.request("PUT", "/api/me", Some(&json!({ "name": "Anica" }))).await.status, 200);
    until(&mut socket, &mut shown, |shown| renamed(shown, "Anica", None)).await;
}

#[tokio::test]
async fn the_host_sees_guests_come_and_plays_with_bots_if_they_go() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let id = ana.open_table(&one_free_seat()).await;
    let (mut host, mut shown) = at_table(&ana, &id).await;
    assert_eq!((shown.now.host, shown.now.guests), (Some(Seat::FIRST), 0));
    let (guest, seen) = at_table(&eva, &id).await;
    assert_eq!((seen.now.host, seen.now.guests), (Some(Seat::FIRST), 0), "she is the guest");
    until(&mut host, &mut shown, |shown| shown.now.guests == 1).await;
    drop(guest);
    until(&mut host, &mut shown, |shown| shown.now.guests == 0).await;
    let bot = Command::SeatBots { seat: None, level: Level::Beginner, persona: Some(Persona::Rita) };
    host.command("bots", bot).await.unwrap();
    until(&mut host, &mut shown, |shown| {
        shown.events.values().any(|event| matches!(event, SeenEvent::Dealt { .. }))
    })
    .await;
    let (_, seen) = at_table(&eva, &id).await;
    let view = seen.view.clone().expect("a snapshot");
    assert_eq!((view.phase, view.you), (Phase::Playing, None));
    assert_eq!(view.seats[Seat::at(1)].sitter, Sitter::bot(Level::Beginner, Persona::Rita));
}
