//! Privacy of every URL and stream, checked for each role.
//!
//! `FACTS` has one text for each private thing, with the roles that may see the text. The test searches for the texts
//! in everything that each role gets. The snapshot lists the fields that each URL and stream sends to each role, so
//! that a new field is reviewed for each role.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_club::Sanction;
use boneyard_club::live::{CallReason, EveningCommand};
use boneyard_ids::{ClubId, TableId};
use boneyard_protocol::club::ClubSummary;
use serde_json::{Value, json};

use super::Friday;
use crate::pdf_reader::texts;
use crate::phone::{Phone, at, enter_club, join_evening, player, round};
use crate::visitor::{Visitor, send};

const EVENING: &str = r#"evening 1
name "Friday"
players 4 published
penalties on
player 1 "Ana"
player 2 "Boris" sight
player 3 "Carmen"
player 4 "Dora" hearing
"#;

/// The roles of readers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Role {
    /// Runs the club and the evening.
    Organiser,
    /// A player with a need and a confirmed device.
    Confirmed,
    /// The scorekeeper.
    Player,
    /// A player whose device was removed.
    Removed,
    /// The organiser of another club, which has a member with the same e-mail.
    Stranger,
    /// A visitor without a cookie.
    Spectator,
}

use Role::{Confirmed, Organiser, Player, Removed, Spectator, Stranger};

const ROLES: [Role; 6] = [Organiser, Confirmed, Player, Removed, Stranger, Spectator];

/// A private thing, the text to search for, and the roles that may see it.
const FACTS: [(&str, &str, &[Role]); 13] = [
    ("what Dora needs", "hearing", &[Organiser]),
    ("what Boris needs", "sight", &[Organiser, Confirmed]),
    ("what is done for Dora", "knocks-to-pass", &[Organiser, Confirmed, Player]),
    ("why the organiser is called", "health", &[Organiser, Confirmed, Player]),
    ("what is objected", "Objection-text", &[Organiser, Confirmed, Player]),
    ("why a round was corrected", "Correction-text", &[Organiser, Confirmed, Player]),
    ("why somebody was sanctioned", "Sanction-text", &[Organiser, Confirmed, Player]),
    ("a note in the log", "Log-note-text", &[Organiser]),
    ("a member's e-mail", "eva@secret.example", &[Organiser]),
    ("a note about a member", "Note-text", &[Organiser]),
    ("a regulation of the club", "Regulation-text", &[Organiser]),
    ("who runs the club", "Anastasia-the-guest", &[Organiser]),
    ("an announcement", "Supper-text", &ROLES),
];

/// The URLs of a path in the description, with values for its parameters.
fn urls_of(path: &str, evening: &PrivateEvening) -> Vec<String> {
    let PrivateEvening { friday, club, table, competition, .. } = evening;
    let id = match path {
        path if path.starts_with("/api/clubs") => club.as_str(),
        path if path.starts_with("/api/evenings") => friday.opened.id.as_str(),
        _ => table.as_str(),
    };
    let path = path.replace("{id}", id).replace("{match}", "1").replace("{table}", "1");
    let path = path.replace("{language}", "en").replace("{preset}", "goat").replace("{guide}", "play");
    let path = path.replace("{competition}", competition).replace("{format}", "json");
    let path =
        path.replace("{name}", "Ana").replace("{family}", "goat").replace("{version}", "0000000000000000");
    let each = |name: &str, values: &[&str]| values.iter().map(|value| path.replace(name, value)).collect();
    match &path {
        path if path.contains("/csv/{what}") => {
            each("{what}", &["standings", "results", "money", "log", "seating"])
        }
        path if path.contains("/sheets/{kind}") => each(
            "{kind}",
            &[
                "seating",
                "schedule",
                "tables",
                "score",
                "players",
                "results",
                "standings",
                "log",
                "procedure",
            ],
        ),
        // The stream of a table does not end. It shows what a socket shows, and no evening.
        path if path.ends_with("/stream") => Vec::new(),
        path if path.ends_with("/api/evenings") => vec![format!("{path}?code={}", friday.opened.code)],
        path if path.ends_with("/api/rules/sheet") => vec![format!("{path}?rules=goat")],
        path => vec![(*path).clone()],
    }
}

/// The names of all fields in a value.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                fields(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

/// An evening with every private thing, and its readers.
struct PrivateEvening {
    friday: Friday,
    club: ClubId,
    table: TableId,
    /// A competition with the evening as its session.
    competition: String,
    /// The secret of an organiser link.
    secret: String,
    visitors: BTreeMap<Role, Visitor>,
    streams: BTreeMap<Role, Phone>,
}

impl PrivateEvening {
    async fn open() -> Self {
        let friday = Friday::open(EVENING).await;
        let server = friday.server.address;
        let clubs: Vec<ClubSummary> = friday.ana.request("GET", "/api/clubs", None).await.parse();
        let club = clubs[0].id.clone();
        let rename =
            friday.ana.request("PUT", "/api/me", Some(&json!({ "name": "Anastasia-the-guest" }))).await;
        assert!(rename.status == 200 || rename.status == 422, "{}", rename.text());
        let member = json!({ "name": "Eva", "email": "eva@secret.example", "note": "Note-text" });
        let members = format!("/api/clubs/{club}/members");
        assert_eq!(friday.ana.request("POST", &members, Some(&member)).await.status, 201);
        let rules = json!({ "regulation": boneyard_club::Regulation::default(), "target": 100 });
        let regulation = json!({ "name": "Regulation-text", "rules": rules });
        let regulations = format!("/api/clubs/{club}/regulations");
        assert_eq!(friday.ana.request("POST", &regulations, Some(&regulation)).await.status, 201);

        let session = json!({ "evening": friday.opened.id, "day": "2026-11-20" });
        let plan = json!({ "counts": "players", "sessions": [session] });
        let competitions = format!("/api/clubs/{club}/competitions");
        let cup = json!({ "name": "Cup", "plan": plan });
        let made = friday.ana.request("POST", &competitions, Some(&cup)).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let competition = made.json()["id"].as_str().unwrap().to_owned();

        let mut laptop = friday.organiser().await;
        let (boris, mut boris_phone) = friday.player(2).await;
        let (carmen, mut carmen_phone) = friday.player(3).await;
        let dora = Visitor::new(server).await;
        assert_eq!(join_evening(&dora, &friday.opened, 4).await.status, 204);
        let stranger = Visitor::named(server, "Stranger").await;
        let own = crate::phone::club(&stranger).await;
        enter_club(&stranger, &own, &stranger, "Eva").await;

        // Player 3 is the scorekeeper. The entries from here on have the private texts.
        laptop.does(EveningCommand::Begin { number: 1 }).await;
        let here = at(1, 1);
        carmen_phone.does(EveningCommand::NameScorekeeper { at: here, player: player(3) }).await;
        carmen_phone.does(EveningCommand::Lead { at: here, round: 1, player: player(3) }).await;
        carmen_phone.does(round(here, 1, [31, 0])).await;
        carmen_phone.does(EveningCommand::Call { at: here, reason: CallReason::Health }).await;
        boris_phone.does(EveningCommand::Object { at: here, round: 1, text: "Objection-text".into() }).await;
        let (old, new) = ("31:0".parse().unwrap(), Some("13:0".parse().unwrap()));
        carmen_phone
            .does(EveningCommand::Change { at: here, number: 1, old, new, why: "Correction-text".into() })
            .await;
        // The correction settled the first objection. This one stays open.
        carmen_phone.does(round(here, 2, [12, 0])).await;
        boris_phone.does(EveningCommand::Object { at: here, round: 2, text: "Objection-text".into() }).await;
        let sanction = Sanction {
            player: player(4),
            amount: 5,
            number: Some(1),
            round: None,
            reason: "Sanction-text".into(),
            expelled: false,
        };
        laptop.does(EveningCommand::Sanction { sanction }).await;
        laptop.does(EveningCommand::Announce { text: "Supper-text".into() }).await;
        let note = EveningCommand::Note {
            number: Some(1),
            table: Some(1),
            round: None,
            text: "Log-note-text".into(),
        };
        laptop.does(note).await;
        for (number, id) in people(&friday).await {
            let path = format!("/api/evenings/{}/people/{id}", friday.opened.id);
            match number {
                2 => {
                    let confirmed = json!({ "confirmed": true });
                    assert_eq!(friday.ana.request("PUT", &path, Some(&confirmed)).await.status, 204);
                }
                4 => assert_eq!(friday.ana.request("DELETE", &path, None).await.status, 204),
                _ => {}
            }
        }
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
        let table = stranger.open_table(&json!({ "rules": "draw", "seats": seats })).await;
        let visitors = BTreeMap::from([
            (Organiser, friday.ana.clone()),
            (Confirmed, boris),
            (Player, carmen),
            (Removed, dora),
            (Stranger, stranger),
        ]);
        let (_, secret) = friday.link().await;
        let mut streams = BTreeMap::new();
        for role in ROLES {
            let cookie = visitors.get(&role).map(|visitor| visitor.cookie.as_str());
            streams.insert(role, Phone::follow(server, cookie, &friday.opened.id, "walk").await.unwrap());
        }
        PrivateEvening { friday, club, table, competition, secret, visitors, streams }
    }

    /// The text of a URL's response to a role. The text of a refusal is searched, too.
    async fn get(&self, role: Role, path: &str) -> String {
        let headers: Vec<(&str, &str)> =
            self.visitors.get(&role).map(|visitor| ("cookie", visitor.cookie.as_str())).into_iter().collect();
        let answer = send(self.friday.server.address, "GET", path, &headers, None).await.unwrap();
        let text = match answer.header("content-type") {
            "application/pdf" => texts(&answer.body).join("\n"),
            _ => answer.text().to_owned(),
        };
        assert!(answer.status == 200 || [403, 404].contains(&answer.status), "{path} for {role:?}: {text}");
        text
    }
}

/// The ids of devices, by their players' numbers.
async fn people(friday: &Friday) -> Vec<(u64, String)> {
    let people: Value = friday.get(&friday.ana, "/people").await.json();
    let number_and_id = |person: &Value| {
        (person["author"]["player"].as_u64().unwrap_or(1), person["id"].as_str().unwrap().to_owned())
    };
    people.as_array().unwrap().iter().map(number_and_id).collect()
}

#[tokio::test]
async fn each_role_gets_only_what_it_may_see() {
    let evening = PrivateEvening::open().await;
    let description =
        send(evening.friday.server.address, "GET", "/api/openapi.json", &[], None).await.unwrap().json();
    let mut sent: BTreeMap<Role, String> = BTreeMap::new();
    let mut fields_by_role: BTreeMap<String, BTreeMap<Role, BTreeSet<String>>> = BTreeMap::new();
    for (path, operations) in description["paths"].as_object().unwrap() {
        if operations["get"].is_null() {
            continue;
        }
        for address in urls_of(path, &evening) {
            assert!(!address.contains('{'), "give a value for each parameter of {path}");
            for role in ROLES {
                let text = evening.get(role, &address).await;
                if let Ok(value) = serde_json::from_str::<Value>(&text) {
                    let found = fields_by_role.entry(path.clone()).or_default().entry(role).or_default();
                    fields(&value, found);
                }
                // The public texts about rules and games can have the same words.
                if !path.starts_with("/api/rules")
                    && !path.starts_with("/api/learn")
                    && !path.starts_with("/api/presets")
                {
                    *sent.entry(role).or_default() += &text;
                }
            }
        }
    }
    for (role, phone) in &evening.streams {
        *sent.entry(*role).or_default() += &phone.received;
        let found =
            fields_by_role.entry("the stream of an evening".into()).or_default().entry(*role).or_default();
        for message in serde_json::Deserializer::from_str(&phone.received).into_iter::<Value>() {
            fields(&message.unwrap(), found);
        }
    }
    for (what, text, known_to) in FACTS {
        for role in ROLES {
            let knows = sent[&role].contains(text);
            assert_eq!(knows, known_to.contains(&role), "{role:?} and {what} (`{text}`)");
        }
    }
    // No role ever gets the guest id of a cookie. The id follows the cookie's signature, which ends in `=` or `%3D`.
    for (owner, visitor) in &evening.visitors {
        let id = visitor.cookie.split_once('=').unwrap().1;
        let id = id.rsplit(['=', 'D']).next().unwrap_or(id);
        for role in ROLES {
            assert!(!sent[&role].contains(id), "{role:?} is sent the cookie of {owner:?}");
        }
    }
    for role in ROLES {
        assert!(!sent[&role].contains(&evening.secret), "{role:?} is sent the secret of a link");
    }
    let mut lines = Vec::new();
    for (path, roles) in fields_by_role {
        let private = ["/api/clubs", "/api/evenings", "the"].into_iter().any(|area| path.starts_with(area));
        let mut roles_by_fields: BTreeMap<BTreeSet<String>, Vec<Role>> = BTreeMap::new();
        for (role, fields) in roles {
            roles_by_fields.entry(fields).or_default().push(role);
        }
        for (fields, roles) in roles_by_fields.into_iter().filter(|_| private) {
            let fields: Vec<String> = fields.into_iter().collect();
            lines.push(format!("{path} for {roles:?}: {}", fields.join(" ")));
        }
    }
    insta::assert_snapshot!("fields", lines.join("\n"));
}
