//! An evening under attack from visitors who know its code.

use boneyard_club::live::{CallReason, EntryRefusal, EveningCommand};
use serde_json::json;

use super::{FOUR, Friday, refusal};
use crate::phone::{Phone, at, club, enter_club, join_evening, player};
use crate::running::Running;
use crate::visitor::Visitor;

/// The public id of a player's device.
async fn device_id(friday: &Friday, number: u16) -> String {
    let people = friday.get(&friday.ana, "/people").await.json();
    let mut people = people.as_array().unwrap().iter();
    let device = people.find(|person| person["author"]["player"] == json!(number)).unwrap();
    device["id"].as_str().unwrap().to_owned()
}

// Three phones send scorekeeper changes, calls and leads until they reach a limit. The organiser can still enter.
#[tokio::test]
async fn one_player_cannot_fill_an_evening() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let here = at(1, 1);
    let mut taken = 0;
    for number in 2..=4 {
        let (visitor, mut phone) = friday.player(number).await;
        for n in 0..40 {
            let scorekeeper = EveningCommand::NameScorekeeper { at: here, player: player(number) };
            taken += u32::from(phone.enter(scorekeeper).await.is_ok());
            taken += u32::from(
                phone.enter(EveningCommand::Call { at: here, reason: CallReason::Other }).await.is_ok(),
            );
            let lead = EveningCommand::Lead { at: here, round: 1, player: player(n % 4 + 1) };
            taken += u32::from(phone.enter(lead).await.is_ok());
        }
        let more = phone.enter(EveningCommand::NameScorekeeper { at: here, player: player(number) }).await;
        assert!(matches!(more, Err(EntryRefusal::TooMany { .. })), "{more:?}");
        friday.delete(&visitor, "/people/me").await;
    }
    assert!(taken < 360, "all {taken} were taken");
    laptop.does(EveningCommand::Announce { text: "Supper".into() }).await;
    laptop.does(EveningCommand::Close { counts: None }).await;
}

// A removed phone cannot join, even with the code, until the organiser allows it.
#[tokio::test]
async fn a_removed_device_stays_out() {
    let friday = Friday::open(FOUR).await;
    let (boris, mut phone) = friday.player(2).await;
    let id = device_id(&friday, 2).await;
    assert_eq!(friday.delete(&friday.ana, &format!("/people/{id}")).await.status, 204);
    while phone.me.is_some() {
        phone.receive().await.unwrap();
    }
    for number in 2..=4 {
        assert_eq!(refusal(&join_evening(&boris, &friday.opened, number).await), (403, "barred".into()));
    }
    assert_eq!(refusal(&friday.get(&boris, "/barred").await), (403, "not-organiser".into()));
    let friday = friday.restart().await;
    let boris = Visitor { address: friday.server.address, ..boris };
    assert_eq!(refusal(&join_evening(&boris, &friday.opened, 2).await), (403, "barred".into()));

    let barred = friday.get(&friday.ana, "/barred").await.json();
    assert_eq!((&barred[0]["id"], &barred[0]["player"]), (&json!(id), &json!(2)));
    assert_eq!(friday.delete(&friday.ana, &format!("/barred/{id}")).await.status, 204);
    assert_eq!(friday.get(&friday.ana, "/barred").await.json(), json!([]));
    assert_eq!(join_evening(&boris, &friday.opened, 2).await.status, 204);
}

#[tokio::test]
async fn a_new_code_replaces_the_old_one() {
    let friday = Friday::open(FOUR).await;
    let (boris, mut phone) = friday.player(2).await;
    let new_code = |who: Visitor| {
        let path = format!("/api/evenings/{}/code", friday.opened.id);
        async move { who.request("POST", &path, None).await }
    };
    assert_eq!(refusal(&new_code(boris).await), (403, "not-organiser".into()));
    let answer = new_code(friday.ana.clone()).await;
    let code = answer.json()["code"].as_str().unwrap().to_owned();
    assert_ne!(code, friday.opened.code);
    // Connected participants get the new code.
    while phone.code.as_ref() != Some(&code) {
        phone.receive().await.unwrap();
    }
    let carmen = Visitor::new(friday.server.address).await;
    assert_eq!(refusal(&join_evening(&carmen, &friday.opened, 3).await), (403, "wrong-code".into()));
    let find =
        async |code: &str| carmen.request("GET", &format!("/api/evenings?code={code}"), None).await.status;
    assert_eq!((find(&friday.opened.code).await, find(&code).await), (404, 200));
    let body = json!({ "code": code, "player": 3 });
    let path = format!("/api/evenings/{}/people", friday.opened.id);
    assert_eq!(carmen.request("POST", &path, Some(&body)).await.status, 204);
}

// After an organiser is removed, neither that organiser nor others can use the links that the organiser made.
#[tokio::test]
async fn links_are_withdrawn_with_their_organiser() {
    let friday = Friday::open(FOUR).await;
    let boris = Visitor::named(friday.server.address, "Boris").await;
    let (_, secret) = friday.link().await;
    assert_eq!(friday.claim(&boris, &secret).await.status, 204);
    let made = friday.post(&boris, "/links", serde_json::Value::Null).await.json();
    let of_boris = made["secret"].as_str().unwrap();
    let people = friday.get(&friday.ana, "/people").await.json();
    let own = people.as_array().unwrap().iter().find(|person| person["you"] == json!(false)).unwrap();
    let path = format!("/people/{}", own["id"].as_str().unwrap());
    assert_eq!(friday.delete(&friday.ana, &path).await.status, 204);
    assert_eq!(refusal(&friday.claim(&boris, of_boris).await), (410, "link-over".into()));
    let eva = Visitor::new(friday.server.address).await;
    assert_eq!(refusal(&friday.claim(&eva, of_boris).await), (410, "link-over".into()));
    assert_eq!(friday.get(&friday.ana, "/people").await.json().as_array().unwrap().len(), 1);
}

// E-mails are not verified, so entering one in a club has no effect in another club.
#[tokio::test]
async fn an_e_mail_has_no_effect_in_another_club() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let home = club(&ana).await;
    enter_club(&ana, &home, &ana, "Ana").await;
    let body = json!({ "club": home, "file": FOUR });
    let opened = ana.request("POST", "/api/evenings", Some(&body)).await;
    assert_eq!(opened.status, 201);
    // An attacker's club has a member with the same e-mail.
    let mallory = Visitor::named(server.address, "Mallory").await;
    let own = club(&mallory).await;
    let entered = enter_club(&mallory, &own, &mallory, "Ana").await.json();
    assert_eq!(entered, json!({ "kind": "free" }), "the answer does not say that Ana is in an evening");
    assert_eq!(mallory.request("GET", "/api/evenings/mine", None).await.json(), serde_json::Value::Null);
    let body = json!({ "club": own, "file": FOUR });
    assert_eq!(mallory.request("POST", "/api/evenings", Some(&body)).await.status, 201);
    // Ana is not locked out anywhere.
    let mine = ana.request("GET", "/api/evenings/mine", None).await.json();
    assert_eq!(mine["club"], json!(home));
    let again = enter_club(&ana, &home, &ana, "Ana").await.json();
    assert_eq!(again["kind"], "in-evening");
}

// A guest who joins as one player after another is stopped.
#[tokio::test]
async fn a_guest_cannot_join_under_every_name() {
    let friday = Friday::open(FOUR).await;
    let eva = Visitor::new(friday.server.address).await;
    let joined = async |player: u16| join_evening(&eva, &friday.opened, player).await.status;
    let mut taken = 0;
    for turn in 0..30 {
        match joined(turn % 3 + 2).await {
            204 => taken += 1,
            429 => break,
            other => panic!("{other}"),
        }
    }
    assert!((3..=10).contains(&taken), "{taken}");
    let _phone =
        Phone::follow(friday.server.address, Some(&eva.cookie), &friday.opened.id, "p").await.unwrap();
}

#[tokio::test]
async fn invalid_entry_numbers_are_refused() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    for n in [0, u32::MAX] {
        let at = laptop.now;
        let refused =
            laptop.enter_as(n, at, EveningCommand::Announce { text: "Supper".into() }).await.unwrap();
        assert!(matches!(refused, Err(EntryRefusal::Unreadable { .. })), "{refused:?}");
    }
    laptop.does(EveningCommand::Announce { text: "Supper".into() }).await;
}
