//! Only the organiser and the player see a player's needs (CLUB-103).

use boneyard_club::csv::CsvKind;
use boneyard_club::live::EveningCommand;
use boneyard_club::{MatchPlan, Need, Pairing, SheetKind, TablePlan};
use serde_json::{Value, json};

use super::{Friday, refusal};
use crate::pdf_reader::texts;
use crate::phone::{Phone, join_evening, player};
use crate::visitor::Visitor;

const NEEDS: &str = r#"evening 1
name "Friday"
players 4 published
player 1 "Ana" movement
player 2 "Boris" sight
player 3 "Carmen"
player 4 "Dora" hearing sight
"#;

const WORDS: [&str; 3] = ["sight", "movement", "hearing"];

/// The words for needs that appear in a text.
fn needs_in(text: &str) -> Vec<&'static str> {
    WORDS.into_iter().filter(|word| text.contains(word)).collect()
}

/// Receives messages until the phone has so many entries. Returns the words for needs in everything it received.
async fn receive_needs(phone: &mut Phone, entries: u32) -> Vec<&'static str> {
    phone.receive_until(entries).await;
    needs_in(&phone.received)
}

// CLUB-103: checks every byte that is sent.
#[tokio::test]
async fn needs_are_never_sent_to_others() {
    let friday = Friday::open(NEEDS).await;
    let mut laptop = friday.organiser().await;
    let (boris, mut boris_phone) = friday.player(2).await;
    let (carmen, mut carmen_phone) = friday.player(3).await;
    let mut screen = friday.screen().await;
    let mut setup = laptop.view().setup;
    setup.name = "Friday again".into();
    let options = laptop.view().options;
    laptop.does(EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes: false }).await;
    let file = NEEDS.into();
    laptop.does(EveningCommand::Open { file, options, courtesies: Vec::new() }).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;

    assert_eq!(receive_needs(&mut laptop, 4).await, WORDS);
    assert_eq!(
        receive_needs(&mut boris_phone, 4).await,
        [] as [&str; 0],
        "Boris joined after the needs were entered"
    );
    assert_eq!(boris_phone.needs, None);
    assert_eq!(receive_needs(&mut carmen_phone, 4).await, [] as [&str; 0]);
    assert_eq!(receive_needs(&mut screen, 4).await, [] as [&str; 0]);
    // The players of the table see courtesies.
    assert!(carmen_phone.received.contains("partner-writes"));
    assert!(!screen.received.contains("partner-writes"));
    let nobody = Visitor::new(friday.server.address).await;
    for path in ["", "/matches/1/tables/1"] {
        assert!(friday.get(&carmen, path).await.text().contains("partner-writes"), "{path}");
        assert!(!friday.get(&nobody, path).await.text().contains("partner-writes"), "{path}");
    }
    for path in ["", "/file", "/report", "/matches/1/tables/1", "/people", "/csv/seating", "/csv/log"] {
        for who in [&boris, &carmen, &Visitor::new(friday.server.address).await] {
            let text = friday.get(who, path).await;
            assert_eq!(needs_in(text.text()), [] as [&str; 0], "{path}");
        }
    }
    // Players see the same courtesies as the organiser, over the socket and over HTTP.
    let over_http: Value = friday.get(&carmen, "").await.json();
    let over_socket = serde_json::to_value(carmen_phone.view()).unwrap();
    let organisers = serde_json::to_value(laptop.view()).unwrap();
    for view in [over_http, over_socket] {
        assert_eq!(view["tables"][0]["seats"], organisers["tables"][0]["seats"]);
        assert_eq!(view["tables"][0]["able"], organisers["tables"][0]["able"]);
    }
    assert_eq!(needs_in(friday.get(&friday.ana, "/file").await.text()), WORDS);
}

// CLUB-103: a device gets its player's needs if the organiser has confirmed the device, or if the device joined before
// the needs were entered. A guest who joins as each player in turn learns nothing, not even who has needs.
#[tokio::test]
async fn needs_are_sent_to_confirmed_or_earlier_devices() {
    let friday = Friday::open(NEEDS).await;
    let mut laptop = friday.organiser().await;
    let eva = Visitor::new(friday.server.address).await;
    for number in 2..=4 {
        assert_eq!(join_evening(&eva, &friday.opened, number).await.status, 204);
        let eva_phone = friday.phone_of(&eva, "phone").await;
        assert_eq!(eva_phone.needs, None, "player {number}");
        assert_eq!(needs_in(&eva_phone.received), [] as [&str; 0], "player {number}");
    }
    let mut eva_phone = friday.phone_of(&eva, "phone").await;
    let people: Value = friday.get(&friday.ana, "/people").await.json();
    let id = people[1]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/evenings/{}/people/{id}", friday.opened.id);
    let confirm = json!({ "confirmed": true });
    assert_eq!(refusal(&eva.request("PUT", &path, Some(&confirm)).await), (403, "not-organiser".into()));
    assert_eq!(friday.ana.request("PUT", &path, Some(&confirm)).await.status, 204);
    while eva_phone.needs.is_none() {
        eva_phone.receive().await.unwrap();
    }
    assert_eq!(eva_phone.needs, Some(vec![Need::Sight, Need::Hearing]));

    // Carmen joined before her needs were entered.
    let (_, mut carmen_phone) = friday.player(3).await;
    let mut setup = laptop.view().setup;
    setup.players[2].needs = vec![Need::Movement];
    laptop.does(EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes: false }).await;
    while carmen_phone.needs.is_none() {
        carmen_phone.receive().await.unwrap();
    }
    assert_eq!(carmen_phone.needs, Some(vec![Need::Movement]));
    assert_eq!(needs_in(&carmen_phone.received), ["movement"]);
}

// CLUB-103: a player who takes over a number does not learn the previous player's needs.
#[tokio::test]
async fn a_player_who_takes_over_a_number_does_not_learn_the_earlier_players_needs() {
    let friday = Friday::open(NEEDS).await;
    let mut laptop = friday.organiser().await;
    let (carmen, mut carmen_phone) = friday.player(3).await;
    let file = NEEDS
        .replace("Carmen\"", "x")
        .replace("Dora\" hearing sight", "Carmen\" hearing")
        .replace('x', "Dora\"");
    let options = laptop.view().options;
    laptop.does(EveningCommand::Open { file, options, courtesies: Vec::new() }).await;
    let mut back = friday.phone_of(&carmen, "other").await;
    assert_eq!(back.me.map(|me| me.player().number()), Some(4), "Carmen is player 4 now");
    // Number 4 was Dora's, who has more needs. Carmen learns only her own needs, because she joined before they were
    // entered.
    assert_eq!(receive_needs(&mut back, 2).await, ["hearing"]);
    while carmen_phone.me.map(|me| me.player().number()) != Some(4) {
        carmen_phone.receive().await.unwrap();
    }
    assert_eq!(receive_needs(&mut carmen_phone, 2).await, ["hearing"]);
    assert_eq!(back.needs, Some(vec![Need::Hearing]));
}

/// Eight players at two tables, for one match: players 1 to 4, and players 5 to 8.
const TWO_TABLES: &str = r#"evening 1
name "Friday"
players 8 published
matches 1
player 1 "Ana"
player 2 "Boris" sight
player 3 "Carmen"
player 5 "Eva"
"#;

/// Everything that a visitor can download about the evening, by address. PDF files are read as text.
async fn downloads(friday: &Friday, who: &Visitor) -> Vec<(String, String)> {
    let description = who.request("GET", "/api/openapi.json", None).await.json();
    let mut addresses = Vec::new();
    for (path, operations) in description["paths"].as_object().unwrap() {
        let Some(rest) = path.strip_prefix("/api/evenings/{id}").filter(|_| !operations["get"].is_null())
        else {
            continue;
        };
        let rest = rest.replace("{match}", "1");
        match () {
            () if rest.contains("{table}") => {
                addresses.extend(["1", "2"].map(|table| rest.replace("{table}", table)));
            }
            () if rest.contains("{what}") => {
                addresses.extend(CsvKind::ALL.map(|kind| rest.replace("{what}", kind.name())));
            }
            () if rest.contains("{kind}") => {
                addresses.extend(SheetKind::ALL.map(|kind| rest.replace("{kind}", kind.name())));
            }
            () => addresses.push(rest),
        }
    }
    let mut downloads = Vec::new();
    for rest in addresses {
        assert!(!rest.contains('{'), "give a value for each parameter of {rest}");
        let answer = friday.get(who, &rest).await;
        let is_pdf = answer.status == 200 && answer.header("content-type") == "application/pdf";
        let text = if is_pdf { texts(&answer.body).join("\n") } else { answer.text().to_owned() };
        downloads.push((rest, text));
    }
    downloads
}

/// The words on a table card and on the wire that say what is done at a table for somebody.
fn says_what_is_done(text: &str) -> bool {
    text.contains("partner-writes") || text.replace('\u{a0}', " ").contains("At this table")
}

// CLUB-103: what is done at a table for whom goes to the people of that table and to the organiser. Reads every address of the
// evening and every byte of the socket.
#[tokio::test]
async fn courtesies_are_never_sent_to_another_table() {
    let friday = Friday::open(TWO_TABLES).await;
    let mut laptop = friday.organiser().await;
    let (carmen, mut carmen_phone) = friday.player(3).await;
    let (eva, mut eva_phone) = friday.player(5).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    carmen_phone.receive_until(2).await;
    eva_phone.receive_until(2).await;

    let where_said = async |who: &Visitor| {
        let all = downloads(&friday, who).await;
        all.into_iter().filter(|(_, text)| says_what_is_done(text)).map(|(path, _)| path).collect::<Vec<_>>()
    };
    let at_the_table = ["", "/matches/1/tables/1", "/sheets/tonight", "/sheets/tables"];
    assert_eq!(where_said(&friday.ana).await, at_the_table);
    assert_eq!(where_said(&carmen).await, at_the_table);
    assert_eq!(where_said(&eva).await, [""; 0]);
    assert!(says_what_is_done(&carmen_phone.received));
    assert!(!says_what_is_done(&eva_phone.received), "{}", eva_phone.received);
    // A phone that connects later gets the same.
    let later = friday.phone_of(&eva, "later").await;
    assert!(!says_what_is_done(&later.received));

    // Eva now sits with Boris in a second match.
    let plan = |tables: [[[u16; 2]; 2]; 2]| {
        let table = |pairs: [[u16; 2]; 2]| TablePlan {
            pairing: Pairing::new(pairs.map(|pair| pair.map(player))).unwrap(),
            filler: None,
        };
        MatchPlan::of(tables.map(table).into())
    };
    let reseat = EveningCommand::Reseat {
        setup: laptop.view().setup,
        from: 2,
        matches: vec![plan([[[1, 3], [4, 6]], [[2, 5], [7, 8]]])],
        courtesies: Vec::new(),
        namesakes: false,
    };
    laptop.does(reseat).await;
    eva_phone.receive_until(3).await;
    carmen_phone.receive_until(3).await;
    assert!(says_what_is_done(&eva_phone.received));
    let with_boris = ["/sheets/tonight", "/sheets/tables"];
    assert_eq!(where_said(&eva).await, with_boris, "but not for the first match, at the other table");
    for (phone, who) in [(&eva_phone, &eva), (&carmen_phone, &carmen)] {
        let over_http: Value = friday.get(who, "").await.json();
        let over_socket = serde_json::to_value(phone.view()).unwrap();
        assert_eq!(over_http["tables"], over_socket["tables"]);
    }
}
