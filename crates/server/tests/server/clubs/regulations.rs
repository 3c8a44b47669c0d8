//! Tests of the regulations that a club has saved.

use boneyard_club::Regulation;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use super::{Harbour, refusal};
use crate::running::Running;
use crate::visitor::{Answer, Visitor, send};

/// The rules of club pairs, with this target.
pub(super) fn rules(target: u16) -> Value {
    json!({ "regulation": Regulation::default(), "target": target, "limit": 45, "source": "" })
}

impl Harbour {
    async fn save(&self, name: &str, rules: Value) -> Answer {
        self.post(&self.ana, "/regulations", json!({ "name": name, "rules": rules })).await
    }

    async fn edit(&self, id: &str, body: Value) -> Answer {
        self.ana.request("PUT", &format!("{}/regulations/{id}", self.path), Some(&body)).await
    }

    async fn regulations(&self) -> Value {
        self.get(&self.ana, "/regulations").await.json()
    }
}

#[tokio::test]
async fn a_club_saves_renames_replaces_and_deletes_regulations() {
    let club = Harbour::open().await;
    assert_eq!(club.regulations().await, json!([]));
    let mut sourced = rules(120);
    sourced["source"] = json!("  Our   assembly, 2026 ");
    let saved = club.save("  Our   league ", sourced.clone()).await;
    assert_eq!(saved.status, 201, "{}", saved.text());
    let id = saved.json()["id"].as_str().unwrap().to_owned();
    sourced["source"] = json!("Our assembly, 2026");
    assert_eq!(saved.json(), json!({ "id": id, "name": "Our league", "rules": sourced }));
    assert_eq!(club.regulations().await, json!([saved.json()]));

    assert_eq!(club.edit(&id, json!({ "name": "OUR LEAGUE" })).await.status, 204);
    assert_eq!(club.regulations().await, json!([{ "id": id, "name": "OUR LEAGUE", "rules": sourced }]));
    let replaced = json!({ "name": "League", "rules": rules(200) });
    assert_eq!(club.edit(&id, replaced).await.status, 204);
    assert_eq!(club.regulations().await, json!([{ "id": id, "name": "League", "rules": rules(200) }]));

    let one = format!("/regulations/{id}");
    assert_eq!(club.delete(&club.ana, &one).await.status, 204);
    assert_eq!(refusal(&club.delete(&club.ana, &one).await), (404, "gone".into()));
    assert_eq!(refusal(&club.edit(&id, json!({ "name": "League" })).await), (404, "gone".into()));
    assert_eq!(club.regulations().await, json!([]));
}

#[tokio::test]
async fn organisers_and_members_read_the_regulations() {
    let club = Harbour::open().await;
    club.save("Our league", rules(100)).await;
    let path = format!("{}/regulations", club.path);
    let nobody = send(club.server.address, "GET", &path, &[], None).await.unwrap();
    assert_eq!(refusal(&nobody), (403, "not-member".into()));
    assert_eq!(refusal(&club.get(&club.eva, "/regulations").await), (403, "not-member".into()));
    club.add("Eva", "eva@example.org").await;
    club.enter(&club.eva, "eva@example.org").await;
    assert_eq!(club.get(&club.eva, "/regulations").await.json(), club.regulations().await);
    let body = json!({ "name": "Mine", "rules": rules(100) });
    assert_eq!(refusal(&club.post(&club.eva, "/regulations", body).await), (403, "not-organiser".into()));
    let other = club.eva.request("GET", "/api/clubs/other/regulations", None).await;
    assert_eq!(other.status, 404);
}

#[tokio::test]
async fn names_are_checked_and_unique() {
    let club = Harbour::open().await;
    for name in ["", "  ", &"x".repeat(61), "Liga\u{202e}"] {
        assert_eq!(refusal(&club.save(name, rules(100)).await), (422, "bad-name".into()), "{name:?}");
    }
    assert_eq!(club.save(&"x".repeat(60), rules(100)).await.status, 201);
    let liga = club.save("Liga", rules(100)).await.json();
    let taken = club.save("LIGA", rules(100)).await;
    assert_eq!(refusal(&taken), (409, "regulation-taken".into()));
    assert_eq!(taken.json()["problem"]["refusal"]["name"], "Liga");
    let copa = club.save("Copa", rules(100)).await.json();
    let rename = club.edit(copa["id"].as_str().unwrap(), json!({ "name": "liga" })).await;
    assert_eq!(refusal(&rename), (409, "regulation-taken".into()));
    assert_eq!(club.edit(liga["id"].as_str().unwrap(), json!({ "name": "liga" })).await.status, 204);
    assert_eq!(club.edit(liga["id"].as_str().unwrap(), json!({ "name": "" })).await.status, 422);
}

#[tokio::test]
async fn only_rules_that_an_evening_can_have_are_saved() {
    let club = Harbour::open().await;
    let with = |pointer: &str, value: Value| {
        let mut rules = rules(100);
        *rules.pointer_mut(pointer).unwrap() = value;
        rules
    };
    let bad = [
        with("/target", json!(0)),
        with("/target", json!(60_000)),
        with("/limit", json!(0)),
        with("/regulation/bonus", json!(501)),
        with("/regulation/wins/half", json!(21)),
        with("/regulation/order", json!([])),
        with("/regulation/order", json!(["number"])),
        with("/regulation/order", json!(["wins", "wins"])),
        with("/regulation/warning", json!(45)),
    ];
    for rules in bad {
        assert_eq!(
            refusal(&club.save("Liga", rules.clone()).await),
            (422, "bad-regulation".into()),
            "{rules}"
        );
    }
    let long = with("/source", json!("x".repeat(201)));
    assert_eq!(refusal(&club.save("Liga", long).await), (422, "bad-source".into()));
    let unread =
        [json!({}), json!("club"), with("/regulation/name", json!("atlantis")), with("/target", json!(-1))];
    for rules in unread {
        assert_eq!(club.save("Liga", rules.clone()).await.status, 400, "{rules}");
    }
    assert_eq!(club.regulations().await, json!([]));
}

#[tokio::test]
async fn a_club_has_at_most_20_regulations() {
    let club = Harbour::open().await;
    for n in 1..=20 {
        assert_eq!(club.save(&format!("Liga {n}"), rules(100)).await.status, 201);
    }
    let more = club.save("Copa", rules(100)).await;
    assert_eq!(refusal(&more), (409, "too-many-regulations".into()));
    assert_eq!(more.json()["problem"]["refusal"]["max"], 20);
    assert_eq!(club.regulations().await.as_array().unwrap().len(), 20);
}

#[tokio::test]
async fn a_stored_regulation_that_cannot_be_read_is_listed_and_can_be_replaced() {
    let club = Harbour::open().await;
    let saved = club.save("Liga", rules(100)).await.json();
    let id = saved["id"].as_str().unwrap();
    let Harbour { server, ana, eva, path } = club;
    let folder = server.stop().await;
    let database = folder.path().join("boneyard.db");
    let mut connection =
        SqliteConnection::connect(&format!("sqlite://{}", database.display())).await.unwrap();
    let future = "{\"regulation\":{\"name\":\"atlantis\"},\"target\":100}";
    sqlx::query("UPDATE club_regulations SET rules = ?").bind(future).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let config = boneyard_server::Config::new("127.0.0.1:0".parse().unwrap(), database);
    let server = Running::start_with(folder, config).await;
    let ana = Visitor { address: server.address, ..ana };
    let club = Harbour { server, ana, eva, path };

    assert_eq!(club.regulations().await, json!([{ "id": id, "name": "Liga", "rules": null }]));
    assert_eq!(club.edit(id, json!({ "name": "Copa" })).await.status, 204);
    assert_eq!(club.regulations().await, json!([{ "id": id, "name": "Copa", "rules": null }]));
    let replaced = json!({ "name": "Copa", "rules": rules(100) });
    assert_eq!(club.edit(id, replaced).await.status, 204);
    assert_eq!(club.regulations().await[0]["rules"], rules(100));
}
