//! Tests of opening, listing and sitting at tables over HTTP.

use std::collections::BTreeSet;
use std::time::Duration;

use boneyard_protocol::ServerMessage;
use boneyard_protocol::http::TableSummary;
use boneyard_rules::Seat;
use boneyard_server::Config;
use boneyard_table::{Command, Level, Persona, SeenEvent, Sitter};
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Shown, Visitor, send};

/// The HTTP status and the code of the problem.
fn code(answer: &crate::visitor::Answer) -> (u16, String) {
    let body = answer.json();
    (answer.status, body["problem"]["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_table_is_listed_until_its_seats_are_taken() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let id =
        ana.open_table(&json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;

    let listed = eva.request("GET", "/api/tables", None).await.json();
    assert_eq!(listed[0]["id"], id.as_str());
    assert_eq!(listed[0]["phase"], "waiting");
    assert_eq!(
        listed[0]["seats"],
        json!([{ "kind": "person", "name": "Ana", "held_by": null }, { "kind": "open" }])
    );
    assert_eq!([&listed[0]["host"], &listed[0]["you"]], [&json!(1), &json!(null)]);
    let own = ana.request("GET", "/api/tables", None).await.json();
    assert_eq!(own[0]["you"], json!(1), "it is hers");

    let sat = eva.request("POST", &format!("/api/tables/{id}/seats/2"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    let table = eva.request("GET", &format!("/api/tables/{id}"), None).await.json();
    assert_ne!(table["phase"], "waiting", "a full table begins");
}

#[tokio::test]
async fn a_table_without_clients_sleeps_and_wakes_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.limits.table_awake = Duration::from_millis(1);
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let mut before = None;
    for _ in 0..3 {
        let mut socket = ana.join(&id, 0).await.unwrap();
        let Some(ServerMessage::Snapshot { view, .. }) = socket.receive().await else {
            panic!("a socket begins with the whole table");
        };
        // Nothing was stored while the table slept.
        assert_eq!(before.get_or_insert(view.clone()), &view);
        drop(socket);
        // A sleeping table is not in the list.
        while eva.request("GET", "/api/tables", None).await.json() != json!([]) {}
    }
    // The request for a seat wakes it too.
    let sat = eva.request("POST", &format!("/api/tables/{id}/seats/2"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    let table = eva.request("GET", &format!("/api/tables/{id}"), None).await.json();
    assert_ne!(table["phase"], "waiting", "a full table begins");
}

#[tokio::test]
async fn a_table_is_not_listed_after_a_restart_until_one_of_its_people_is_back() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    // Her own list waits until the tables of the earlier run are awake.
    let own = ana.request("GET", "/api/tables/mine", None).await.json();
    assert_eq!(own[0]["table"]["id"], id.as_str());
    let listed = async || ana.request("GET", "/api/tables", None).await.json();
    assert_eq!(listed().await, json!([]));

    let mut socket = ana.join(&id, 0).await.unwrap();
    socket.receive().await.unwrap();
    let back = listed().await;
    assert_eq!((&back[0]["id"], &back[0]["here"]), (&json!(id.as_str()), &json!([1])));
}

#[tokio::test]
async fn bots_are_those_asked_for_and_others_whose_names_are_like_nobodys() {
    let server = Running::start().await;
    let boris = Visitor::named(server.address, "Bоris").await;
    let bot = |persona: Value| json!({ "kind": "bot", "level": "steady", "persona": persona });
    let open = async |bots: [Value; 3]| {
        let [one, two, three] = bots;
        let request = json!({ "rules": "spanish-pairs", "seats": [{ "kind": "me" }, one, two, three] });
        boris.request("POST", "/api/tables", Some(&request)).await
    };
    for _ in 0..8 {
        let opened = open([bot(json!("eva")), bot(json!(null)), bot(json!(null))]).await.json();
        let shown = format!("/api/tables/{}", opened["id"].as_str().unwrap());
        let table: TableSummary = boris.request("GET", &shown, None).await.parse();
        let personas = table.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Bot { persona, face, level } => {
                assert_eq!((*face, *level), (persona.face(), Level::Steady));
                Some(*persona)
            }
            Sitter::Open | Sitter::Person { .. } => None,
        });
        let personas: Vec<Persona> = personas.collect();
        assert_eq!((personas.len(), personas[0]), (3, Persona::Eva));
        let others = BTreeSet::from_iter(personas);
        assert_eq!(others.len(), 3, "{others:?}");
        assert!(!others.contains(&Persona::Boris), "a person has that name here");
    }
    let twice = open([bot(json!("eva")), bot(json!("ana")), bot(json!("eva"))]).await;
    let problem = json!({ "code": "bad-request", "detail": "seats: the bot `eva` sits once at a table" });
    assert_eq!((twice.status, &twice.json()["problem"]), (400, &problem));
    let nobody = open([bot(json!("nobody")), bot(json!("ana")), bot(json!("eva"))]).await;
    assert_eq!(code(&nobody), (400, "bad-request".into()));
}

#[tokio::test]
async fn a_person_finds_their_unfinished_tables_also_those_that_sleep() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.limits.table_awake = Duration::from_millis(1);
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let me = json!({ "kind": "me" });
    let bot = json!({ "kind": "bot", "level": "easy" });
    let waiting = ana.open_table(&json!({ "rules": "draw", "seats": [me, { "kind": "open" }] })).await;
    let seats = json!([me, bot, bot, bot]);
    let request = json!({ "rules": "spanish-pairs", "seats": seats, "options": { "bot_delay_ms": 0 } });
    let played = ana.open_table(&request).await;
    // The deal waits for her first connection, and not for somebody who is away.
    drop(ana.join(&played, 0).await.unwrap());

    let of = async |who: &Visitor, path: &str| who.request("GET", path, None).await.json();
    // The bots play until it is her turn; then the table sleeps. The line is the one of the table.
    let mine = loop {
        let mine = of(&ana, "/api/tables/mine").await;
        if mine[0]["your_turn"] == json!(true) {
            break mine;
        }
    };
    assert_eq!(mine.as_array().map(Vec::len), Some(2));
    assert_eq!([&mine[0]["table"]["id"], &mine[1]["table"]["id"]], [&json!(played), &json!(waiting)]);
    assert_eq!([&mine[0]["turn"], &mine[0]["table"]["you"]], [&json!(1); 2]);
    assert_eq!((&mine[1]["match"], &mine[1]["your_turn"]), (&json!(null), &json!(false)));
    let mut socket = ana.join(&played, 0).await.unwrap();
    let Some(ServerMessage::Snapshot { view, .. }) = socket.receive().await else {
        panic!("a socket begins with the whole table");
    };
    let round = view.round.expect("a round is in progress");
    let laid = mine[0]["match"]["laid"].as_array().unwrap();
    let count = round.history.iter().filter(|event| matches!(event, SeenEvent::Played { .. })).count();
    assert_eq!((laid.len(), &mine[0]["match"]["ends"]), (count, &json!(round.ends)));
    drop(socket);

    // The short list says the same.
    let calls = of(&ana, "/api/tables/calls").await;
    assert_eq!(
        [&calls[0]["id"], &calls[0]["preset"], &calls[0]["your_turn"]],
        [&json!(played), &json!("spanish-pairs"), &json!(true)]
    );
    assert_eq!((&calls[1]["phase"], &calls[1]["you"]), (&json!("waiting"), &json!(1)));

    // Other people have no tables, and nor has a visitor without a cookie.
    for path in ["/api/tables/mine", "/api/tables/calls"] {
        assert_eq!(of(&eva, path).await, json!([]));
        assert_eq!(send(server.address, "GET", path, &[], None).await.unwrap().json(), json!([]));
    }
}

#[tokio::test]
async fn a_call_tells_who_sat_down_and_whose_turn_it_is() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = ana.open_table(&json!({ "rules": "for-three", "seats": seats })).await;
    let call = async |who: &Visitor| who.request("GET", "/api/tables/calls", None).await.json()[0].take();
    assert_eq!(call(&ana).await["seats"][1], json!({ "kind": "open" }));

    let sat = eva.request("POST", &format!("/api/tables/{id}/seats/2"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    assert_eq!(call(&ana).await["seats"][1]["name"], json!("Eva"));
    assert_eq!(call(&eva).await["you"], json!(2));

    let dan = Visitor::named(server.address, "Dan").await;
    dan.request("POST", &format!("/api/tables/{id}/seats/3"), None).await;
    // The match begins, and one of the three has the turn.
    loop {
        let mut turns = 0;
        for who in [&ana, &eva, &dan] {
            turns += u32::from(call(who).await["your_turn"] == json!(true));
        }
        if turns == 1 {
            break;
        }
        assert_eq!(turns, 0, "two people have the turn");
    }

    // A person who stood up is not called any more.
    let free =
        ana.open_table(&json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut socket = ana.join(&free, 0).await.unwrap();
    socket.command("up", Command::Leave).await.unwrap();
    while ana.request("GET", "/api/tables/calls", None).await.json().as_array().map(Vec::len) != Some(1) {}
}

#[tokio::test]
async fn a_list_of_own_tables_is_bounded_and_the_newest_come_first() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let request = json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let mut opened = Vec::new();
    for _ in 0..14 {
        opened.push(ana.open_table(&request).await);
    }
    let mine = ana.request("GET", "/api/tables/mine", None).await.json();
    let mine: Vec<&str> =
        mine.as_array().unwrap().iter().map(|own| own["table"]["id"].as_str().unwrap()).collect();
    assert_eq!(mine.len(), 12);
    assert_eq!(ana.request("GET", "/api/tables/calls", None).await.json().as_array().map(Vec::len), Some(12));
    // Tables opened within one millisecond may stand in either order, so the last is near the front.
    assert!(mine.iter().take(3).any(|id| *id == opened[13].as_str()), "{mine:?}");
}

// R1.3.1: sitting down on either seat takes both, and each player sees only their own two hands.
#[tokio::test]
async fn two_people_hold_two_hands_each() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.open_table(&json!({ "rules": "seven-plus-seven", "seats": seats })).await;
    let listed = eva.request("GET", "/api/tables", None).await.json();
    assert_eq!(listed[0]["seats"].as_array().map(Vec::len), Some(2), "the table is for two people");

    let sat = eva.request("POST", &format!("/api/tables/{id}/seats/4"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    for (who, own) in [(&ana, [1, 3]), (&eva, [2, 4])] {
        let (mut socket, mut shown) = (who.join(&id, 0).await.unwrap(), Shown::default());
        let hands = loop {
            shown.take(&socket.receive().await.expect("the server goes on"));
            let dealt = shown.events.values().find_map(|event| match event {
                SeenEvent::Dealt { hand, second_hand, .. } => Some([hand.clone(), second_hand.clone()]),
                _ => None,
            });
            let round = shown.view.as_ref().and_then(|view| view.round.clone());
            let hands = dealt.or(round.map(|round| [round.hand, round.second_hand]));
            if let Some(hands) = hands {
                break hands;
            }
        };
        let view = shown.view.clone().expect("a socket begins with the whole table");
        assert_eq!([view.you, view.second].map(|seat| seat.map(Seat::number)), own.map(Some));
        assert_eq!(hands.map(|hand| hand.map(|hand| hand.len())), [Some(7); 2]);
    }
}

#[tokio::test]
async fn a_seat_is_taken_once_and_a_person_sits_once() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = ana.open_table(&json!({ "rules": "for-three", "seats": seats })).await;
    let sit = async |who: &Visitor, seat: u8| {
        who.request("POST", &format!("/api/tables/{id}/seats/{seat}"), None).await
    };

    let taken = sit(&eva, 1).await;
    assert_eq!(
        taken.json(),
        json!({ "problem": { "code": "refused", "refusal": { "code": "seat-taken", "seat": 1 } } })
    );
    let twice = sit(&ana, 2).await;
    assert_eq!(twice.json()["problem"]["refusal"], json!({ "code": "already-seated", "seat": 1 }));
    assert_eq!(sit(&eva, 7).await.json()["problem"]["refusal"]["code"], "no-such-seat");
    assert_eq!(code(&sit(&eva, 99).await), (404, "not-found".into()));
    assert_eq!(sit(&eva, 3).await.status, 204);
}

#[tokio::test]
async fn an_impossible_table_is_refused_with_the_reason() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let me = json!({ "kind": "me" });
    let bot = json!({ "kind": "bot", "level": "beginner" });
    let cases = [
        (json!({ "rules": "drow", "seats": [me, bot] }), "bad-rules"),
        (json!({ "rules": "draw deal.rest=asleep", "seats": [me, bot] }), "bad-rules"),
        (json!({ "rules": "spanish-pairs", "seats": [me, bot] }), "bad-seats"),
        (json!({ "rules": "draw", "seats": [me, me] }), "bad-request"),
        (json!({ "rules": "draw", "seats": [me, bot], "options": { "turn_seconds": 1 } }), "bad-request"),
        (json!({ "rules": "draw", "seats": [me, bot], "options": { "bot_delay_ms": 60000 } }), "bad-request"),
        (json!({ "rules": "draw" }), "bad-request"),
        (json!({ "rules": "seven-plus-seven", "seats": [me, bot, bot, bot] }), "bad-seats"),
    ];
    for (request, expected) in cases {
        let answer = ana.request("POST", "/api/tables", Some(&request)).await;
        assert_eq!(code(&answer).1, expected, "{request}: {}", answer.text());
        assert!((400..500).contains(&answer.status), "{request}");
    }
    let long = json!({ "rules": "x".repeat(20_000), "seats": [] });
    assert_eq!(code(&ana.request("POST", "/api/tables", Some(&long)).await), (413, "too-large".into()));
    let nobody =
        send(server.address, "POST", "/api/tables", &[], Some(r#"{"rules":"draw","seats":[]}"#)).await;
    assert_eq!(code(&nobody.unwrap()), (403, "not-allowed".into()));
}

#[tokio::test]
async fn opening_tables_is_rate_limited() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let request = json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    for opened in 0.. {
        let answer = ana.request("POST", "/api/tables", Some(&request)).await;
        if answer.status == 429 {
            assert!(opened >= 20, "after {opened} tables");
            assert!(answer.header("retry-after").parse::<u32>().unwrap() > 0);
            break;
        }
        assert!(opened < 100, "a guest could open {opened} tables");
    }
    let eva = Visitor::named(server.address, "Eva").await;
    eva.open_table(&request).await;
}

#[tokio::test]
async fn sitting_down_is_rate_limited_for_each_person() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let request = json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ana.open_table(&request).await;
    let path = format!("/api/tables/{id}/seats/2");
    for tries in 0.. {
        let (status, refused) = code(&ana.request("POST", &path, None).await);
        if status == 429 {
            assert!(tries >= 20, "after {tries} tries");
            break;
        }
        assert_eq!((status, refused), (409, "refused".into()));
        assert!(tries < 100, "a guest could try {tries} times");
    }
    let eva = Visitor::named(server.address, "Eva").await;
    assert_eq!(eva.request("POST", &path, None).await.status, 204);
}

#[tokio::test]
async fn the_catalogue_has_every_preset() {
    let server = Running::start().await;
    let presets = send(server.address, "GET", "/api/presets", &[], None).await.unwrap().json();
    let ids: Vec<&str> =
        presets.as_array().unwrap().iter().map(|preset| preset["id"].as_str().unwrap()).collect();
    assert_eq!(ids, boneyard_rules::presets::NAMES);
}

#[tokio::test]
async fn rules_are_checked_before_a_table_is_opened() {
    let server = Running::start().await;
    let check = async |rules: &str| {
        let body = json!({ "rules": rules }).to_string();
        send(server.address, "POST", "/api/rules", &[], Some(&body)).await.unwrap()
    };
    assert_eq!(check("draw match.target=61").await.json()["match"]["target"], json!(61));
    let refused = check("draw deal.rest=asleep").await;
    assert_eq!(refused.status, 422);
    let conflict = &refused.json()["problem"]["conflict"];
    assert_eq!(conflict, &json!(["deal.rest=asleep", "draw.mode=until-playable"]));
}
