//! Seats, streams, matches and tournaments of other people.

use std::time::Duration;

use boneyard_client::Request;
use boneyard_protocol::{ClientMessage, ServerMessage, VERSION};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::super::error::LoadError;
use super::findings::Findings;
use super::world::World;

/// How long to wait for the snapshot of a table.
const SNAPSHOT_MAX: Duration = Duration::from_secs(10);

/// How often to look whether the table has dealt, and the time between.
const LOOKS: usize = 100;
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// So many tiles in a message are a hand. One may look like another pair of numbers.
const TILES_OF_HAND: usize = 4;

pub(super) async fn attack(world: &World, findings: &Findings) -> Result<(), LoadError> {
    hands(world, findings).await?;
    seats(world, findings).await?;
    matches(world, findings).await?;
    tournaments(world, findings).await
}

/// The table as someone sees it.
async fn seen(world: &World, cookie: &str) -> Result<Value, LoadError> {
    let path = format!("/api/tables/{}/ws", world.table);
    let mut socket = world.server.visitor(cookie).socket(&path).await?;
    socket.send(&ClientMessage::Hello { version: VERSION, last_seen: 0 }).await?;
    let snapshot = timeout(SNAPSHOT_MAX, async {
        while let Some(text) = socket.receive_text().await {
            if let Ok(ServerMessage::Snapshot { .. }) = serde_json::from_str(&text) {
                return serde_json::from_str(&text).ok();
            }
        }
        None
    });
    snapshot.await.ok().flatten().ok_or(LoadError::Expected("a snapshot of the table"))
}

/// The tiles of the visitor's own hand.
fn hand_in(snapshot: &Value) -> Vec<String> {
    let tiles = snapshot["view"]["round"]["hand"].as_array().map(Vec::as_slice).unwrap_or_default();
    tiles.iter().map(Value::to_string).collect()
}

/// Each seat sees its own hand, and others see none.
async fn hands(world: &World, findings: &Findings) -> Result<(), LoadError> {
    // The first round begins when both people are at the table.
    let mut own = (Value::Null, Value::Null);
    for _ in 0..LOOKS {
        own = tokio::try_join!(seen(world, &world.ana.cookie), seen(world, &world.luis.cookie))?;
        if !hand_in(&own.0).is_empty() && !hand_in(&own.1).is_empty() {
            break;
        }
        sleep(LOOK_EVERY).await;
    }
    let [anas, luises] = [&own.0, &own.1].map(hand_in);
    findings.expect(
        "hands",
        !anas.is_empty() && !luises.is_empty(),
        "no hands were dealt, so this attack proves nothing",
    );
    // Nobody has played yet, so no hand may be anywhere in a message.
    let shows = |message: &Value, hand: &[String]| {
        let text = message.to_string();
        hand.iter().filter(|tile| text.contains(tile.as_str())).count() >= TILES_OF_HAND
    };
    findings.expect("hands", !shows(&own.0, &luises), "Ana sees tiles of Luis");
    findings.expect("hands", !shows(&own.1, &anas), "Luis sees tiles of Ana");
    for cookie in [&world.eva.cookie, &world.guest, &world.moderator.cookie, &String::new()] {
        let message = seen(world, cookie).await?;
        let is_hidden = !shows(&message, &anas) && !shows(&message, &luises);
        findings.expect("hands", is_hidden, "a spectator sees tiles of a hand");
        let record = Request::new("GET", format!("/api/tables/{}/record", world.table)).cookie(cookie);
        if let Some(record) = findings.send("hands", &world.server, &record).await? {
            let is_hidden = !record.text().lines().any(|line| line.starts_with("deal "));
            findings.expect("hands", is_hidden, "the record shows the hands of a round in progress");
        }
    }
    Ok(())
}

/// Nobody plays from a seat that is not theirs.
async fn seats(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (attack, server, table) = ("seats", &world.server, &world.table);
    let commands = [
        json!({ "type": "pass" }),
        json!({ "type": "draw" }),
        json!({ "type": "ready" }),
        json!({ "type": "stop" }),
        json!({ "type": "leave" }),
        json!({ "type": "resign" }),
        json!({ "type": "take-back" }),
        json!({ "type": "offer-end" }),
        json!({ "type": "agree" }),
        json!({ "type": "hold", "seat": 1 }),
        json!({ "type": "remove-bot", "seat": 1 }),
        json!({ "type": "seat-bots", "seat": 1, "level": "beginner" }),
        json!({ "type": "play", "tile": [6, 6], "at": "first" }),
    ];
    for cookie in [&world.eva.cookie, &world.guest, &world.moderator.cookie, &String::new()] {
        for command in &commands {
            for seat in [Value::Null, json!(1), json!(2)] {
                let body = json!({ "id": "stolen", "command": command, "seat": seat });
                let request =
                    Request::new("POST", format!("/api/tables/{table}/commands")).cookie(cookie).json(&body);
                findings.refused(attack, server, &request, &[400, 403, 404, 409, 429]).await?;
            }
        }
        let part = json!({ "commitment": "0".repeat(64), "part": "0".repeat(32) });
        let part = Request::new("POST", format!("/api/tables/{table}/parts")).cookie(cookie).json(&part);
        findings.refused(attack, server, &part, &[403, 409]).await?;
        for seat in ["0", "1", "2", "3", "9", "255", "256", "-1", "x"] {
            let sit = Request::new("POST", format!("/api/tables/{table}/seats/{seat}")).cookie(cookie);
            findings.refused(attack, server, &sit, &[400, 403, 404, 409]).await?;
        }
    }
    let shown: Value = server.ask(&Request::new("GET", format!("/api/tables/{table}"))).await?;
    let names = [&shown["seats"][0]["name"], &shown["seats"][1]["name"]];
    findings.expect(attack, names == ["Ana", "Luis"], "the seats of Ana and Luis were changed");
    Ok(())
}

/// Before a match is over, there is no record, replay or document of it; ids of other matches cannot be guessed.
async fn matches(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let table = &world.table;
    let ids = [
        format!("{table}-1"),
        format!("{table}-0"),
        format!("{table}-2"),
        format!("{table}-99999999999"),
        "1".to_owned(),
    ];
    for cookie in [&world.ana.cookie, &world.eva.cookie, &world.guest, &String::new()] {
        for id in &ids {
            for what in ["", "/record", "/replay", "/replay?seat=1", "/replay?seat=2", "/document"] {
                let request = Request::new("GET", format!("/api/matches/{id}{what}")).cookie(cookie);
                findings.refused("matches", &world.server, &request, &[404]).await?;
            }
        }
        let last = table.chars().next_back().unwrap_or('a');
        let next = char::from_u32(u32::from(last) + 1).unwrap_or('b');
        for id in ["1", "2", "00000000", &format!("{}{next}", table.trim_end_matches(last))] {
            let request = Request::new("GET", format!("/api/tables/{id}")).cookie(cookie);
            findings.refused("guessed-ids", &world.server, &request, &[404]).await?;
        }
    }
    Ok(())
}

/// Only the host runs a tournament, and entrants act for themselves.
async fn tournaments(world: &World, findings: &Findings) -> Result<(), LoadError> {
    let (server, id) = (&world.server, &world.tournament);
    let outcome = json!({ "outcome": "first" });
    for cookie in
        [&world.eva.cookie, &world.luis.cookie, &world.guest, &world.moderator.cookie, &String::new()]
    {
        for (what, body) in [
            ("start", json!({})),
            ("pair", json!({})),
            ("close", json!({})),
            ("outcomes/1", outcome.clone()),
            ("outcomes/4294967295", outcome.clone()),
            ("withdraw", json!({ "entrant": 1 })),
            ("return", json!({ "entrant": 1 })),
            ("withdraw", json!({ "entry": 1 })),
            ("confirm", json!({ "entry": 1 })),
            ("confirm", json!({ "entry": 4294967295_u32 })),
        ] {
            let request =
                Request::new("POST", format!("/api/tournaments/{id}/{what}")).cookie(cookie).json(&body);
            findings.refused("tournaments", server, &request, &[400, 403, 404, 409, 422]).await?;
        }
    }
    let view: Value = server.ask(&Request::new("GET", format!("/api/tournaments/{id}"))).await?;
    let summary = &view["tournament"]["summary"];
    let is_unchanged = summary["status"] == "to-come" && summary["entrants"] == 2;
    findings.expect("tournaments", is_unchanged, &format!("the tournament was changed: {summary}"));
    Ok(())
}
