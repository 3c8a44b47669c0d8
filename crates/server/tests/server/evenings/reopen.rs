//! Closing an evening so that it counts or not, and opening it again.

use boneyard_club::live::{EntryRefusal, EveningCommand};
use serde_json::{Value, json};

use super::{FOUR, Friday};
use crate::phone::{join_evening, open_evening};
use crate::visitor::Visitor;

const CLOSE: EveningCommand = EveningCommand::Close { counts: None };

/// The open evening of a person, or null.
async fn mine(person: &Visitor) -> Value {
    person.request("GET", "/api/evenings/mine", None).await.json()
}

// CLUB-20, CLUB-54: the organiser corrects an evening after it was closed. The players are there as before.
#[tokio::test]
async fn a_closed_evening_is_opened_again() {
    let friday = Friday::open(FOUR).await;
    let (_, mut boris) = friday.player(2).await;
    let mut laptop = friday.organiser().await;
    laptop.does(CLOSE).await;
    boris.receive_until(2).await;
    let id = json!(friday.opened.id);
    assert_eq!(mine(&friday.ana).await, Value::Null);
    assert_eq!(laptop.enter(EveningCommand::Begin { number: 1 }).await, Err(EntryRefusal::Closed));
    assert_eq!(boris.enter(EveningCommand::Reopen).await, Err(EntryRefusal::NotOrganiser));

    laptop.does(EveningCommand::Reopen).await;
    assert_eq!(mine(&friday.ana).await["id"], id);
    while boris.code.is_none() {
        boris.receive().await.expect("the socket stays open");
    }
    assert_eq!(boris.code.as_deref(), Some(friday.opened.code.as_str()), "nobody else uses the letters");
    let found = Visitor::new(friday.server.address).await;
    let path = format!("/api/evenings?code={}", friday.opened.code);
    assert_eq!(found.request("GET", &path, None).await.json()["id"], id);
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    assert_eq!(laptop.enter(EveningCommand::Reopen).await, Err(EntryRefusal::NotFound));

    // The server restarts with the evening open, and it closes once more.
    drop((laptop, boris));
    let friday = friday.restart().await;
    assert_eq!(mine(&friday.ana).await["id"], id);
    let mut laptop = friday.organiser().await;
    laptop.does(CLOSE).await;
    assert_eq!(mine(&friday.ana).await, Value::Null);
}

// CLUB-20: a person is in one open evening. Players who have joined another one since stay there, and an organiser must leave it.
#[tokio::test]
async fn people_of_a_reopened_evening_stay_where_they_are_now() {
    let friday = Friday::open(FOUR).await;
    let (boris, _) = friday.player(2).await;
    let (_, mut carmen) = friday.player(3).await;
    let mut laptop = friday.organiser().await;
    laptop.does(CLOSE).await;

    let dora = Visitor::named(friday.server.address, "Dora").await;
    let saturday = open_evening(&dora, FOUR).await;
    assert_eq!(join_evening(&boris, &saturday, 2).await.status, 204);
    assert_eq!(join_evening(&friday.ana, &saturday, 4).await.status, 204);
    assert_eq!(laptop.enter(EveningCommand::Reopen).await, Err(EntryRefusal::InAnother));
    let left = friday.ana.request("DELETE", &format!("/api/evenings/{}/people/me", saturday.id), None).await;
    assert_eq!(left.status, 204, "{}", left.text());
    laptop.does(EveningCommand::Reopen).await;

    assert_eq!(mine(&boris).await["id"], json!(saturday.id));
    assert_eq!(mine(&friday.ana).await["id"], json!(friday.opened.id));
    carmen.receive_until(laptop.len()).await;
    assert!(carmen.me.is_some());
    // Boris’s name is free for another device.
    let other = Visitor::new(friday.server.address).await;
    assert_eq!(join_evening(&other, &friday.opened, 2).await.status, 204);
}

// CLUB-5: a discarded evening is in no list of the club, its players see why, and it frees them for another one. The organiser can
// take it back.
#[tokio::test]
async fn a_discarded_evening_is_in_no_list() {
    let friday = Friday::open(FOUR).await;
    let (_, mut boris) = friday.player(2).await;
    let mut laptop = friday.organiser().await;
    let club = mine(&friday.ana).await["club"].as_str().unwrap().to_owned();
    let listed = async || {
        let path = format!("/api/clubs/{club}/evenings");
        let evenings: Value = friday.ana.request("GET", &path, None).await.json();
        evenings.as_array().unwrap().len()
    };
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    assert_eq!(listed().await, 1);
    laptop.does(EveningCommand::Discard).await;
    boris.receive_until(3).await;
    assert!(boris.view().discarded);
    assert_eq!(listed().await, 0);
    assert_eq!(mine(&friday.ana).await, Value::Null);
    laptop.does(EveningCommand::Reopen).await;
    assert_eq!(listed().await, 1);
}
