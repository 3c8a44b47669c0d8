//! The clubs and evenings of a fixture.

use std::collections::BTreeMap;
use std::path::Path;

use boneyard_client::Request;
use serde_json::{Value, json};

use crate::cast::Cast;
use crate::phone::Phone;
use crate::tables::PLAYERS;
use crate::wire::Guest;

/// Opens clubs and evenings: some are over, some are in progress, one has not started. Returns the facts that the test needs.
pub(crate) async fn write(cast: &mut Cast, played: &Path) -> Value {
    let club = open_club(cast).await;
    let closed = hold_closed(cast, &club, played).await;
    let prepared = prepare(cast, &club).await;
    let running = run(cast, &club).await;
    let balanced = run_balanced(cast, &club).await;
    let settled = run_with_stakes(cast, &club).await;
    let invitation = invitation(cast, &club, "Ana").await;
    json!({
        "club": club,
        "invitation": invitation,
        "closed": closed,
        "prepared": prepared,
        "open": [running, balanced, settled],
    })
}

async fn open_club(cast: &mut Cast) -> String {
    let ana = cast.guest("Ana");
    let opened = ana.ask("POST", "/api/clubs", json!({ "name": "At the harbour" })).await;
    let club = opened["id"].as_str().unwrap().to_owned();
    let settings = json!({
        "page_name": "The harbour club",
        "entry_name": "harbour",
        "penalties": [{ "reason": "spoke", "amount": 10 }, { "reason": "came late", "amount": 0 }],
        "countersigned": true,
        "tied_fish": "blocker",
        "season": {
            "span": "year",
            "rules": {
                "points": { "kind": "by-place", "points": [10, 7, 5, 3, 1] },
                "counted": { "kind": "best", "evenings": 8 },
                "evenings_min": 2,
            },
        },
    });
    ana.ask("PUT", &format!("/api/clubs/{club}"), json!({ "name": "At the harbour", "settings": settings }))
        .await;
    for name in PLAYERS {
        let email = format!("{}@example.org", name.to_lowercase());
        let member = json!({ "name": name, "email": email, "note": "since the first day" });
        ana.ask("POST", &format!("/api/clubs/{club}/members"), member).await;
        cast.guest(name).ask("POST", &format!("/api/clubs/{club}/enter"), json!({ "email": email })).await;
    }
    let list = b"name;email;note\nEva;eva@example.org;\nFilip;filip@example.org;\"sees badly; sits near the light\"\n";
    let import = Request::new("POST", format!("/api/clubs/{club}/members.csv")).body("text/csv", list);
    let imported = ana.0.send(import).await.unwrap();
    assert_eq!(imported.status, 200, "{}", imported.text());
    let secret = invitation(cast, &club, "Ana").await;
    let join = json!({ "secret": secret });
    cast.guest("Boris").ask("POST", &format!("/api/clubs/{club}/organisers"), join).await;
    // A second club with other settings.
    let dora = cast.guest("Dora");
    dora.ask("POST", "/api/clubs", json!({ "name": "U kavani \"Kod mosta\"" })).await;
    club
}

async fn invitation(cast: &Cast, club: &str, by: &str) -> String {
    let path = format!("/api/clubs/{club}/invitations");
    let made = cast.guest(by).ask("POST", &path, Value::Null).await;
    made["secret"].as_str().unwrap().to_owned()
}

struct Evening {
    id: String,
    code: String,
}

async fn open(organiser: &Guest, club: &str, file: &str, customs: Value) -> Evening {
    let mut body = json!({ "club": club, "file": file });
    if !customs.is_null() {
        body["customs"] = customs;
    }
    let opened = organiser.ask("POST", "/api/evenings", body).await;
    let text = |name: &str| opened[name].as_str().unwrap().to_owned();
    Evening { id: text("id"), code: text("code") }
}

/// Finished evenings of every kind that a file can hold, counted in seasons.
async fn hold_closed(cast: &Cast, club: &str, played: &Path) -> Vec<Value> {
    let mut files: Vec<(String, String)> = std::fs::read_dir(played)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    let names = ["Ana", "Boris", "Carmen", "Dora", "Gina", "Hugo"];
    let mut closed = Vec::new();
    for (number, (name, file)) in files.into_iter().enumerate() {
        let is_named = file.lines().any(|line| line.trim_start().starts_with("player "));
        let mut more = format!("date {}-{:02}-1{}\n", 2023 + number % 3, 1 + number % 12, number % 10);
        // Members and guests alternate, so that the season has both.
        for (place, name) in names.iter().enumerate().take(4).skip(number % 2).filter(|_| !is_named) {
            more += &format!("player {} \"{name}\"\n", place + 1);
        }
        let dated = |line: &&str| line.starts_with("date ");
        let file: String =
            file.lines().filter(|line| !dated(line)).map(|line| line.to_owned() + "\n").collect();
        let conditions = file.find("players").unwrap();
        let file = file[..conditions].to_owned() + &more + &file[conditions..];
        let organiser = ["Ana", "Boris", "Carmen"][number % 3];
        let guest = cast.guest(organiser);
        let evening = open(&guest, club, &file, Value::Null).await;
        Phone::follow(&guest, &evening.id, "laptop").await.enter(json!({ "act": "close" })).await;
        closed.push(json!({ "id": evening.id, "name": name, "organiser": organiser }));
    }
    closed
}

const PREPARED: &str = r#"evening 1
name "Saturday"
date 2026-12-05
players 8 published
player 1 "Ana"
player 2 "Gina" sight
player 3 "Hugo"
player 4 "Željko"
player 5 "Иван"
limit 45
penalties on
"#;

/// An evening that has not begun: two players have joined, and one of them was removed.
async fn prepare(cast: &mut Cast, club: &str) -> Value {
    let ana = cast.guest("Ana");
    let evening = open(&ana, club, PREPARED, json!({ "countersign": false, "blockers_column": false })).await;
    join(cast, &evening, 2, "Gina").await;
    join(cast, &evening, 3, "Hugo").await;
    let people = format!("/api/evenings/{}/people", evening.id);
    let device = |people: &Value, player: u8| {
        let find = |one: &&Value| one["author"]["player"] == player;
        people.as_array().unwrap().iter().find(find).unwrap()["id"].as_str().unwrap().to_owned()
    };
    let list = ana.json(&people).await;
    let gina = format!("{people}/{}", device(&list, 2));
    ana.ask("PUT", &gina, json!({ "confirmed": true })).await;
    ana.ask("DELETE", &format!("{people}/{}", device(&list, 3)), Value::Null).await;
    let links = format!("/api/evenings/{}/links", evening.id);
    let link = ana.ask("POST", &links, Value::Null).await["secret"].clone();
    let mut laptop = Phone::follow(&ana, &evening.id, "laptop").await;
    let file = PREPARED.replace("limit 45", "limit 50");
    let customs = json!({ "countersign": true, "blockers_column": true });
    laptop.enter(json!({ "act": "open", "file": file, "customs": customs })).await;
    let code = ana.get(&format!("/api/evenings/{}", evening.id)).await;
    assert_eq!(code.status, 200);
    json!({ "id": evening.id, "code": evening.code, "organiser": "Ana", "people": ["Gina"], "link": link })
}

async fn join(cast: &mut Cast, evening: &Evening, player: u8, name: &str) -> Guest {
    let guest = cast.add_guest(name).await;
    let body = json!({ "code": evening.code, "player": player });
    guest.ask("POST", &format!("/api/evenings/{}/people", evening.id), body).await;
    guest
}

const RUNNING: &str = r#"evening 1
name "Friday"
date 2026-11-20
players 8 published
limit 45
penalties on
"#;

/// The players at a table, in the order of their seats.
async fn seats(guest: &Guest, evening: &str, number: u16, table: u8) -> Vec<u64> {
    let path = format!("/api/evenings/{evening}/matches/{number}/tables/{table}");
    let seats = guest.json(&path).await["seats"].clone();
    seats.as_array().unwrap().iter().map(|seat| seat["player"].as_u64().unwrap()).collect()
}

async fn view(guest: &Guest, evening: &str) -> Value {
    // The server caches a view for a second.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    guest.json(&format!("/api/evenings/{evening}")).await
}

fn won(at: &Value, number: u16, pair: &str, points: u8) -> Value {
    let round = json!({ "kind": "won", "pair": pair, "points": points });
    json!({ "act": "round", "at": at, "number": number, "round": round })
}

fn at(number: u16, table: u8) -> Value {
    json!({ "match": number, "table": table })
}

/// The end of a match as on a sheet of paper.
fn final_score(score: [u16; 2]) -> Value {
    json!({ "scored": { "kind": "final", "score": score }, "stop": null, "first": null })
}

/// A running evening of pairs, with almost everything that can be entered.
async fn run(cast: &mut Cast, club: &str) -> Value {
    let boris = cast.guest("Boris");
    let customs = json!({ "countersign": true, "blockers_column": false });
    let evening = open(&boris, club, RUNNING, customs).await;
    let id = evening.id.as_str();
    let mut names = Vec::new();
    let mut phones = BTreeMap::new();
    for player in 2..=8 {
        let name = format!("Friday {player}");
        let guest = join(cast, &evening, player, &name).await;
        phones.insert(u64::from(player), Phone::follow(&guest, id, "phone").await);
        names.push(name);
    }
    let mut laptop = Phone::follow(&boris, id, "laptop").await;
    laptop.enter(json!({ "act": "begin", "number": 1 })).await;

    // Match 1, table 1: an objection, an unusual round, and a correction by the organiser.
    let here = at(1, 1);
    let four = seats(&boris, id, 1, 1).await;
    let scorekeeper = phones.get_mut(&four[1]).unwrap();
    scorekeeper.enter(json!({ "act": "keeper", "at": here, "player": four[1] })).await;
    scorekeeper.enter(json!({ "act": "present", "at": here })).await;
    scorekeeper.enter(json!({ "act": "lead", "at": here, "round": 1, "player": four[0] })).await;
    scorekeeper.enter(won(&here, 1, "first", 31)).await;
    scorekeeper.enter(won(&here, 2, "second", 45)).await;
    let tied = json!({ "kind": "tied", "column": "first" });
    scorekeeper.enter(json!({ "act": "round", "at": here, "number": 3, "round": tied })).await;
    let round = |points: u8| json!({ "kind": "won", "pair": "second", "points": points });
    let change =
        json!({ "act": "change", "at": here, "number": 2, "old": round(45), "new": round(40), "why": "" });
    // The scorekeeper may change only the last round.
    laptop.enter(change).await;
    let objects = json!({ "act": "object", "at": here, "round": 1, "text": "it was 30" });
    phones.get_mut(&four[2]).unwrap().enter(objects).await;
    let alert = view(&boris, id).await["alerts"][0]["id"].clone();
    let scorekeeper = phones.get_mut(&four[1]).unwrap();
    scorekeeper.enter(json!({ "act": "answer", "alert": alert, "is_error": false })).await;
    scorekeeper.enter(won(&here, 4, "first", 61)).await;
    let alert = view(&boris, id).await["alerts"][0]["id"].clone();
    let scorekeeper = phones.get_mut(&four[1]).unwrap();
    scorekeeper.enter(json!({ "act": "answer", "alert": alert, "is_error": true })).await;
    let win = |pair: &str, points: u8| json!({ "kind": "won", "pair": pair, "points": points });
    let rounds =
        [win("first", 31), win("second", 40), json!({ "kind": "tied", "column": null }), win("first", 70)];
    let result = json!({ "scored": { "kind": "rounds", "rounds": rounds }, "stop": null, "first": four[0] });
    let how = json!({ "kind": "correct", "result": result, "why": "the sheet of paper says so" });
    laptop.enter(json!({ "act": "settle", "alert": alert, "how": how })).await;
    phones.get_mut(&four[2]).unwrap().enter(json!({ "act": "agree", "at": here })).await;
    laptop.enter(json!({ "act": "confirm", "at": here })).await;
    laptop.enter(json!({ "act": "undo", "at": here })).await;
    laptop.enter(json!({ "act": "confirm", "at": here })).await;

    // Table 2: countersigned.
    let here = at(1, 2);
    let four = seats(&boris, id, 1, 2).await;
    let scorekeeper = phones.get_mut(&four[0]).unwrap();
    scorekeeper.enter(json!({ "act": "keeper", "at": here, "player": four[0] })).await;
    scorekeeper.enter(won(&here, 1, "first", 60)).await;
    scorekeeper.enter(won(&here, 2, "first", 59)).await;
    scorekeeper.enter(json!({ "act": "finish", "at": here })).await;
    phones.get_mut(&four[3]).unwrap().enter(json!({ "act": "agree", "at": here })).await;
    laptop.enter(json!({ "act": "confirm", "at": here })).await;

    // Match 2: one table from paper and corrected later, one stopped.
    laptop.enter(json!({ "act": "begin", "number": 2 })).await;
    let here = at(2, 1);
    laptop.enter(json!({ "act": "result", "at": here, "result": final_score([100, 37]), "why": "" })).await;
    laptop.enter(json!({ "act": "confirm", "at": here })).await;
    let again =
        json!({ "act": "result", "at": here, "result": final_score([100, 40]), "why": "a slip of the pen" });
    laptop.enter(again).await;
    let here = at(2, 2);
    let four = seats(&boris, id, 2, 2).await;
    // Neither the scorekeeper nor the player who countersigns is the organiser, who is player 1.
    let keeper_place = (0..4).find(|place| four[*place] != 1 && four[(place + 1) % 4] != 1).unwrap();
    let (scorekeeper, other) = (four[keeper_place], four[(keeper_place + 1) % 4]);
    let phone = phones.get_mut(&scorekeeper).unwrap();
    phone.enter(json!({ "act": "keeper", "at": here, "player": scorekeeper })).await;
    phone.enter(won(&here, 1, "second", 20)).await;
    phone.enter(json!({ "act": "call", "at": here, "reason": "rule" })).await;
    let call = view(&boris, id).await["calls"][0]["id"].clone();
    laptop.enter(json!({ "act": "attend", "call": call, "state": "on-the-way" })).await;
    laptop.enter(json!({ "act": "stop", "at": here, "lot": null })).await;
    phones.get_mut(&other).unwrap().enter(json!({ "act": "agree", "at": here })).await;
    laptop.enter(json!({ "act": "confirm", "at": here })).await;

    let sanction = |player: u64, amount: u32, reason: &str| json!({ "player": player, "amount": amount, "match": 2, "round": 1, "reason": reason });
    laptop.enter(json!({ "act": "sanction", "sanction": sanction(3, 10, "spoke") })).await;
    laptop.enter(json!({ "act": "sanction", "sanction": sanction(4, 0, "came late") })).await;
    let withdraw =
        json!({ "act": "withdraw", "place": 0, "sanction": sanction(3, 10, "spoke"), "why": "it was 4" });
    laptop.enter(withdraw).await;
    laptop.enter(json!({ "act": "announce", "text": "Tea in ten minutes" })).await;

    // Match 3 continues: one table was annulled and plays again, one has an open alert.
    laptop.enter(json!({ "act": "begin", "number": 3 })).await;
    let here = at(3, 1);
    let four: Vec<u64> = seats(&boris, id, 3, 1).await.into_iter().filter(|player| *player != 1).collect();
    let scorekeeper = phones.get_mut(&four[0]).unwrap();
    scorekeeper.enter(json!({ "act": "keeper", "at": here, "player": four[0] })).await;
    scorekeeper.enter(won(&here, 1, "first", 25)).await;
    let objects = json!({ "act": "object", "at": here, "round": 1, "text": "we sit otherwise" });
    phones.get_mut(&four[1]).unwrap().enter(objects).await;
    let alert = view(&boris, id).await["alerts"][0]["id"].clone();
    let how = json!({ "kind": "annul", "keeper": four[1], "why": "they sat otherwise" });
    laptop.enter(json!({ "act": "settle", "alert": alert, "how": how })).await;
    let scorekeeper = phones.get_mut(&four[1]).unwrap();
    scorekeeper.enter(won(&here, 1, "second", 33)).await;
    let playing = json!({ "at": here, "keeper": format!("Friday {}", four[1]), "next": 2 });
    let here = at(3, 2);
    let four: Vec<u64> = seats(&boris, id, 3, 2).await.into_iter().filter(|player| *player != 1).collect();
    let scorekeeper = phones.get_mut(&four[0]).unwrap();
    scorekeeper.enter(json!({ "act": "keeper", "at": here, "player": four[0] })).await;
    scorekeeper.enter(won(&here, 1, "first", 64)).await;
    laptop.enter(json!({ "act": "minutes", "at": here, "minutes": 60 })).await;

    // A player comes late: the remaining matches get new seats.
    let seen = view(&boris, id).await;
    let mut setup = seen["setup"].clone();
    setup["name"] = json!("Friday, after the storm");
    laptop.enter(json!({ "act": "conditions", "setup": setup })).await;
    setup["seating"] = json!("balanced");
    setup["players"].as_array_mut().unwrap().push(json!({ "name": "Late", "needs": [] }));
    let mut rest = seen["schedule"]["matches"].as_array().unwrap()[3..].to_vec();
    let pairs =
        rest[0]["tables"][0]["pairing"].to_string().replacen(":1,", ":9,", 1).replacen("[1,", "[9,", 1);
    rest[0]["tables"][0]["pairing"] = serde_json::from_str(&pairs).unwrap();
    laptop.enter(json!({ "act": "reseat", "setup": setup, "from": 4, "matches": rest })).await;
    json!({ "id": id, "code": evening.code, "organiser": "Boris", "people": names, "playing": playing })
}

const BALANCED: &str = "evening 1\nname \"Čaj\"\nplayers 9 balanced\nmatches 2\npairs 2 table 1 1 9 2 8 filler 2\npairs 2 table 2 none\n";

/// A running evening of nine with its own pairs, and contradictory entries.
async fn run_balanced(cast: &mut Cast, club: &str) -> Value {
    let carmen = cast.guest("Carmen");
    let evening = open(&carmen, club, BALANCED, Value::Null).await;
    let id = evening.id.as_str();
    let mut laptop = Phone::follow(&carmen, id, "laptop").await;
    laptop.enter(json!({ "act": "begin", "number": 1 })).await;
    let four: Vec<u64> = seats(&carmen, id, 1, 1).await.into_iter().filter(|player| *player != 1).collect();
    let name = format!("Tea {}", four[0]);
    let guest = join(cast, &evening, u8::try_from(four[0]).unwrap(), &name).await;
    let mut phone = Phone::follow(&guest, id, "phone").await;
    let here = at(1, 1);
    phone.enter(json!({ "act": "keeper", "at": here, "player": four[0] })).await;
    phone.enter(won(&here, 1, "first", 31)).await;
    laptop.enter(won(&here, 1, "first", 13)).await;
    let alert = view(&carmen, id).await["alerts"][0]["id"].clone();
    laptop.enter(json!({ "act": "settle", "alert": alert, "how": { "kind": "dismiss" } })).await;
    phone.enter(won(&here, 2, "second", 20)).await;
    laptop.enter(won(&here, 2, "first", 20)).await;
    let alert = view(&carmen, id).await["alerts"][0]["id"].clone();
    laptop.enter(json!({ "act": "settle", "alert": alert, "how": { "kind": "stop", "lot": null } })).await;
    json!({ "id": id, "code": evening.code, "organiser": "Carmen", "people": [name] })
}

const SETTLED: &str = "evening 1\nname \"Sunday\"\nplayers 6 published\nstake 10 \"kuna\"\nrepeat settle\n";

/// A running evening of six, kept by its organiser alone.
async fn run_with_stakes(cast: &Cast, club: &str) -> Value {
    let dora = cast.guest("Dora");
    let evening = open(&dora, club, SETTLED, Value::Null).await;
    let mut laptop = Phone::follow(&dora, &evening.id, "laptop").await;
    for (number, score) in [(1, [100, 20]), (2, [45, 100]), (3, [100, 70])] {
        let here = at(number, 1);
        laptop.enter(json!({ "act": "begin", "number": number })).await;
        laptop.enter(json!({ "act": "result", "at": here, "result": final_score(score), "why": "" })).await;
        laptop.enter(json!({ "act": "confirm", "at": here })).await;
    }
    laptop.enter(json!({ "act": "begin", "number": 4 })).await;
    json!({ "id": evening.id, "code": evening.code, "organiser": "Dora", "people": [] })
}
