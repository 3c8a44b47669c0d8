//! Tables and evenings of the old version continue in the current one, with the old cookies.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::cast::Cast;
use crate::copy::Copy;
use crate::phone::Phone;
use crate::seats::{Page, Seats};

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_old_table_can_be_played_further() {
    let copy = Copy::open().await;
    join_all(list(&copy.manifest["tables"]).map(|table| play_on(&copy.cast, table))).await;
    copy.close().await;
}

/// Plays the unfinished round to its end and begins another, or begins a rematch.
async fn play_on(cast: &Cast, table: &Value) {
    let id = text(&table["id"]);
    let people: Vec<&str> = list(&table["people"]).map(text).collect();
    let guests: Vec<_> = people.iter().map(|name| cast.guest(name)).collect();
    let mut seats = Seats::open(&guests, id).await;
    assert_keeps(&seats, &table["goes_on"]);
    let is_slow = seats.pages[0].view["options"]["tempo"] == "even";
    match text(&seats.pages[0].view["phase"]) {
        // The match is stopped or a player is missing: only the seats may change.
        "stopped" => assert!(!seats.command(0, &json!({ "type": "pass" })).await),
        "waiting" => {
            for (place, name) in people.iter().enumerate() {
                cast.guest(name).send("POST", &format!("/api/tables/{id}/seats/{}", place + 1), None).await;
            }
            seats.play_until(|page| has(page, "round-ended")).await;
        }
        // With an even tempo, each move takes more than a second.
        "playing" if is_slow => seats.play_until(|page| has(page, "played")).await,
        "over" => seats.play_until(|page| has(page, "match-began") && has(page, "played")).await,
        _ => {
            seats.play_until(|page| has(page, "round-ended")).await;
            seats.play_until(|page| has(page, "dealt") || has(page, "match-ended")).await;
        }
    }
    let record = cast.guest("").get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200, "table {id}");
    assert!(record.text().contains(&format!("seat 1 \"{}\"", people[0])), "{}", record.text());
}

/// Checks that a table that continues by itself still shows the tiles taken and the rounds scored.
fn assert_keeps(seats: &Seats, kept: &Value) {
    for (page, taken) in seats.pages.iter().zip(kept["taken"].as_array().into_iter().flatten()) {
        let held = ["pile", "round"].map(|part| &page.view[part]);
        let hands = held.iter().flat_map(|part| [&part["hand"], &part["second_hand"]]);
        let tiles: Vec<&Value> = hands.filter_map(Value::as_array).flatten().collect();
        for tile in list(taken) {
            assert!(tiles.contains(&tile), "table {} has lost {tile}: {tiles:?}", seats.table);
        }
    }
    if let Some(sheet) = kept["sheet"].as_array() {
        let written = seats.pages[0].view["sheet"].as_array().unwrap();
        assert_eq!(written[..sheet.len()], sheet[..]);
    }
}

fn has(page: &Page, kind: &str) -> bool {
    page.events.iter().any(|event| event["type"] == kind)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_evenings_continue_with_their_cookies_codes_and_links() {
    let mut copy = Copy::open().await;
    let (cast, clubs) = (&mut copy.cast, &copy.manifest["clubs"]);

    // An evening that had not begun: the link, the code and the organiser's own device open it.
    let prepared = &clubs["prepared"];
    let id = text(&prepared["id"]);
    let mut laptop = Phone::follow(&cast.guest(text(&prepared["organiser"])), id, "laptop").await;
    laptop.enter(json!({ "act": "begin", "number": 1 })).await;
    let tablet = cast.add_guest("Tablet").await;
    tablet
        .ask("POST", &format!("/api/evenings/{id}/organisers"), json!({ "secret": prepared["link"] }))
        .await;
    let mut organiser = Phone::follow(&tablet, id, "tablet").await;
    organiser.enter(json!({ "act": "announce", "text": "Good evening" })).await;
    let join = json!({ "code": prepared["code"], "player": 4 });
    let late = cast.add_guest("Late").await;
    late.ask("POST", &format!("/api/evenings/{id}/people"), join).await;

    // An evening in mid-match: the scorekeeper's phone has all entries, gets none twice, and enters the next round.
    let running = &clubs["open"][0];
    let (id, playing) = (text(&running["id"]), &running["playing"]);
    let scorekeeper = cast.guest(text(&playing["keeper"]));
    let entries = Phone::follow(&scorekeeper, id, "phone").await;
    let seen = entries.entries.len();
    let mut phone = Phone::resume(&scorekeeper, id, "phone", seen, &entries.welcome["me"]).await;
    assert_eq!(phone.entries, [Value::Null; 0]);
    let round = json!({ "kind": "won", "pair": "first", "points": 12 });
    let at = &playing["at"];
    phone.enter(json!({ "act": "round", "at": at, "number": playing["next"], "round": round })).await;
    let path = format!("/api/evenings/{id}/matches/{}/tables/{}", at["match"], at["table"]);
    let table = scorekeeper.json(&path).await;
    assert_eq!(table["rounds"].as_array().map(Vec::len), playing["next"].as_u64().map(|next| next as usize));

    for evening in list(&clubs["open"]) {
        let organiser = cast.guest(text(&evening["organiser"]));
        let mut laptop = Phone::follow(&organiser, text(&evening["id"]), "laptop").await;
        laptop.enter(json!({ "act": "close" })).await;
    }
    copy.close().await;
}

/// Old evening files can be imported, and are the same when downloaded.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_evening_files_are_imported() {
    let mut copy = Copy::open().await;
    let (cast, clubs) = (&mut copy.cast, &copy.manifest["clubs"]);
    let club = text(&clubs["club"]);

    // The invitation makes a new guest an organiser of the club.
    let eva = cast.add_guest("Eva").await;
    eva.ask("POST", &format!("/api/clubs/{club}/organisers"), json!({ "secret": clubs["invitation"] })).await;
    assert_eq!(eva.json(&format!("/api/clubs/{club}")).await["you"]["organises"], true);
    let mut member = eva;
    for (number, evening) in list(&clubs["closed"]).chain(list(&clubs["open"])).enumerate() {
        // A guest may open ten evenings at once.
        if number % 9 == 0 {
            member = cast.add_guest("Eva").await;
            member
                .ask("POST", &format!("/api/clubs/{club}/enter"), json!({ "email": "eva@example.org" }))
                .await;
        }
        let organiser = cast.guest(text(&evening["organiser"]));
        let file = organiser.get(&format!("/api/evenings/{}/file", text(&evening["id"]))).await.text();
        let opened = member.ask("POST", "/api/evenings", json!({ "club": club, "file": file })).await;
        let id = text(&opened["id"]);
        assert_eq!(member.get(&format!("/api/evenings/{id}/file")).await.text(), file);
        Phone::follow(&member, id, "laptop").await.enter(json!({ "act": "close" })).await;
    }
    copy.close().await;
}
