//! Rated matches that end early: a player's time runs out, or a player gives up.

use boneyard_ids::TableId;
use boneyard_protocol::http::OpenedTable;
use boneyard_protocol::matches::FinishedMatch;
use boneyard_rules::Seat;
use boneyard_table::{Command, SeenEvent};
use serde_json::json;

use super::{booked, profile};
use crate::play::{follow, match_is_over, play_until};
use crate::running::Running;
use crate::visitor::{Shown, Visitor};

/// What was written for each seat when the last round ended. Remembered points do not count for rating points in this preset.
fn totals(shown: &Shown) -> Vec<i64> {
    let mut results = shown.events.values().filter_map(|event| match event {
        SeenEvent::RoundEnded { result } => Some(result),
        _ => None,
    });
    let Some(last) = results.next_back() else { return vec![0; 3] };
    last.settlement.sides.iter().map(|line| i64::from(line.after.points)).collect()
}

fn rounds(shown: &Shown) -> usize {
    shown.events.values().filter(|event| matches!(event, SeenEvent::RoundEnded { .. })).count()
}

// R0.4.48-51: the player whose time ran out gets nothing; the others get a tenth of the difference, at least 1.
#[tokio::test]
async fn a_player_whose_time_runs_out_ends_the_match_and_the_others_get_their_points() {
    let server = Running::start().await;
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Dan"] {
        people.push(Visitor::with_account(server.address, name).await);
    }
    let [ana, ben, dan] = &people[..] else { unreachable!("there are three") };
    let options = json!({ "rated": true, "turn_seconds": 5, "on_timeout": "eliminate" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    // Nobody reaches the target before Dan stops.
    let request = json!({ "rules": "goat-club-one match.target=500", "seats": seats, "options": options });
    let table = ana.open_table(&request).await;
    for (visitor, seat) in [(ben, 2), (dan, 3)] {
        let sat = visitor.request("POST", &format!("/api/tables/{table}/seats/{seat}"), None).await;
        assert_eq!(sat.status, 204, "{}", sat.text());
    }
    let plays = async |visitor: &Visitor| {
        let (mut socket, mut shown) = (visitor.join(&table, 0).await.unwrap(), Shown::default());
        play_until(&mut socket, &mut shown, match_is_over).await;
        shown
    };
    // Dan plays three rounds, is ready for the fourth, and does nothing there when the turn comes.
    let stops = async || {
        let (mut socket, mut shown) = (dan.join(&table, 0).await.unwrap(), Shown::default());
        let in_fourth = |shown: &Shown| rounds(shown) == 3 && !shown.now.legal.is_empty();
        play_until(&mut socket, &mut shown, |shown| match_is_over(shown) || in_fourth(shown)).await;
        while !match_is_over(&shown) {
            follow(&mut socket, &mut shown).await;
        }
        shown
    };
    let (seen, _, _) = tokio::join!(plays(ana), plays(ben), stops());

    let end = seen.events.values().find_map(|event| match event {
        SeenEvent::MatchEnded { end } => end.clone(),
        _ => None,
    });
    let end = end.expect("the match was decided");
    assert_eq!(end.eliminated, Some(Seat::at(2)), "{end:?}");
    let own = totals(&seen);
    // A tenth, half up: 7.5 is 8 (R0.4.47).
    let by_hand = |seat: usize| u32::try_from((own[2] - own[seat] + 5).div_euclid(10).max(1)).unwrap();
    let match_ = booked(ana, &format!("{table}-1")).await;
    let points: Vec<Option<u32>> = match_.players.iter().map(|player| player.rating_points).collect();
    assert_eq!(points, [Some(by_hand(0)), Some(by_hand(1)), Some(0)], "{own:?}");
    assert!(match_.players[2].left, "the profile says that Dan left");
    let [played] = &profile(dan, "Ana").await.played[..] else { panic!("one preset") };
    assert_eq!(played.rating_points, Some(by_hand(0)));
}

/// Ana and Ben begin a rated match of Draw, and Ana gives up before anybody has played. Returns the table, or the refusal.
async fn give_up_at_once(ana: &Visitor, ben: &Visitor) -> Result<TableId, serde_json::Value> {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let request = json!({ "rules": "draw", "seats": seats, "options": { "rated": true } });
    let opened = ana.request("POST", "/api/tables", Some(&request)).await;
    if opened.status != 201 {
        return Err(opened.json());
    }
    let OpenedTable { id: table } = opened.parse();
    let (mut socket, mut shown) = (ana.join(&table, 0).await.unwrap(), Shown::default());
    assert_eq!(ben.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    let _other = ben.join(&table, 0).await.unwrap();
    while !shown.events.values().any(|event| matches!(event, SeenEvent::Dealt { .. })) {
        follow(&mut socket, &mut shown).await;
    }
    socket.command("enough", Command::Resign).await.unwrap();
    while !match_is_over(&shown) {
        follow(&mut socket, &mut shown).await;
    }
    Ok(table)
}

#[tokio::test]
async fn a_match_that_is_given_up_before_everyone_played_is_not_rated() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let ben = Visitor::with_account(server.address, "Ben").await;
    let table = give_up_at_once(&ana, &ben).await.expect("a table");
    let found: FinishedMatch = ana.request("GET", &format!("/api/matches/{table}-1"), None).await.parse();
    assert!(!found.rated && found.players.iter().all(|player| player.rating.is_none()), "{found:?}");
    assert!(found.players[0].left, "it is known who gave up");
}

#[tokio::test]
async fn who_often_gives_up_at_once_waits_before_the_next_rated_match() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let ben = Visitor::with_account(server.address, "Ben").await;
    for _ in 0..3 {
        give_up_at_once(&ana, &ben).await.expect("a table");
    }
    let refused = give_up_at_once(&ana, &ben).await.expect_err("a wait");
    let refusal = json!({ "code": "cooling-off", "minutes": 15 });
    assert_eq!(refused["problem"]["refusal"], refusal);
    let pool = json!({ "games": ["draw"], "players": 2, "options": { "rated": true } });
    let refused = ana.request("POST", "/api/pool", Some(&pool)).await;
    assert_eq!((refused.status, &refused.json()["problem"]["refusal"]), (403, &refusal));
    // If she does not mind, she meets people for matches that are not rated.
    let ben_insists = {
        let ben = ben.clone();
        tokio::spawn(async move { ben.request("POST", "/api/pool", Some(&pool)).await })
    };
    let zoe = Visitor::named(server.address, "Zoe").await;
    let any = json!({ "games": ["draw"], "any": ["clock", "talk", "rated"] });
    let meets = async |person: &Visitor| person.request("POST", "/api/pool", Some(&any)).await.json();
    let (found, _) = tokio::join!(meets(&ana), meets(&zoe));
    let found = ana.request("GET", &format!("/api/tables/{}", found["id"].as_str().unwrap()), None).await;
    assert_eq!(found.json()["options"]["rated"], json!(null));
    assert!(!ben_insists.is_finished());
    ben_insists.abort();
    // Ben may open one, and Ana may not sit down there. Other tables are open to her.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let rated = json!({ "rules": "draw", "seats": seats, "options": { "rated": true } });
    let table = ben.open_table(&rated).await;
    let refused = ana.request("POST", &format!("/api/tables/{table}/seats/2"), None).await;
    assert_eq!((refused.status, &refused.json()["problem"]["refusal"]), (403, &refusal));
    ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
}

#[tokio::test]
async fn a_rated_match_always_has_a_clock() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    for (rules, turn_seconds) in [("draw", 40), ("triominoes", 60)] {
        let request = json!({ "rules": rules, "seats": seats, "options": { "rated": true } });
        let table = ana.open_table(&request).await;
        let found = ana.request("GET", &format!("/api/tables/{table}"), None).await.json();
        let options = &found["options"];
        assert_eq!(options["turn_seconds"], turn_seconds, "{found}");
        assert_eq!((&options["bank_seconds"], &options["on_timeout"]), (&json!(60), &json!("hold")));
        let presets = ana.request("GET", "/api/presets", None).await.json();
        let preset = presets.as_array().unwrap().iter().find(|preset| preset["id"] == rules).unwrap();
        assert_eq!(preset["clock"]["turn_seconds"], turn_seconds, "the page says it before you sit");
    }
}
