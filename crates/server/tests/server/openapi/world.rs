//! A server with people, tables, matches, a club and an evening, and valid requests to each of its operations.

use boneyard_ids::{ClubId, EveningId, TableId};
use boneyard_protocol::evening::OpenedEvening;
use boneyard_protocol::{ServerMessage, http::OpenedTable};
use boneyard_server::Config;
use boneyard_table::{Command, SeenEvent};
use serde_json::{Value, json};
use sqlx::Connection;
use tokio::sync::Mutex;

use super::document::{Api, Body, Call, Caller};
use crate::accounts::device::Device;
use crate::accounts::mailbox::Mailbox;
use crate::evenings::FOUR;
use crate::phone::{Phone, enter_club, join_evening};
use crate::play::{against_bots, match_is_over};
use crate::running::Running;
use crate::visitor::{Lines, PART, PASSWORD, Shown, Visitor};

pub(super) struct World {
    pub(super) server: Running,
    mailbox: Mutex<Mailbox>,
    /// A person with an account, who organises the club and the evening.
    ana: Visitor,
    /// Another person with an account.
    eva: Visitor,
    /// A moderator.
    mia: Visitor,
}

/// Imports a record of two players. The server has the database open, so `boneyard import` would refuse.
async fn import(database: &std::path::Path, record: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query(
        "INSERT INTO imported_matches (id, rules, preset, rounds, place_ms, imported_ms, record) \
         VALUES ('imported-1', 'draw', 'draw', 1, 1, 1, ?)",
    )
    .bind(record)
    .execute(&mut connection)
    .await
    .unwrap();
    sqlx::raw_sql(
        "INSERT INTO imported_players (match_id, seat, side, name, points, outcome, place_ms) \
         VALUES ('imported-1', 1, 0, 'Ana', 20, 'won', 1), ('imported-1', 2, 1, 'Eva', 3, 'lost', 1)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
}

impl World {
    pub(super) async fn open() -> Self {
        let (folder, mailbox) = (tempfile::tempdir().unwrap(), Mailbox::start().await);
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
        config.mail = Some(mailbox.settings());
        // A match here has no pauses, so it could reach the limit of a token.
        config.limits.api_requests = 100_000;
        // A moderator has an account before the server starts.
        let server = Running::start_with(folder, config.clone()).await;
        let mia = Visitor::with_account(server.address, "Mia").await;
        let folder = server.stop().await;
        config.moderators = vec!["Mia".into()];
        let house_rules = folder.path().join("rules.txt");
        std::fs::write(&house_rules, "Be kind.").unwrap();
        config.house_rules = Some(house_rules);
        let server = Running::start_with(folder, config).await;
        let mia = Visitor { address: server.address, ..mia };
        let ana = Visitor::with_account(server.address, "Ana").await;
        let eva = Visitor::with_account(server.address, "Eva").await;
        World { server, mailbox: Mutex::new(mailbox), ana, eva, mia }
    }

    pub(super) async fn guests_and_accounts(&self, api: &mut Api) {
        let ana = &self.ana;
        api.get(Caller::Nobody, "/api/reach", &[], "").await;
        api.get(Caller::Nobody, "/api/me", &[], "").await;
        api.put(ana, "/api/me", &[], json!({ "name": "Ana", "face": 3 })).await;
        let guest = Visitor::new(self.server.address).await;
        let account = json!({ "name": "Ivo", "password": PASSWORD });
        let opened = api.post(&guest, "/api/account", &[], account.clone()).await;
        let ivo = guest.with_cookies_of(&opened);
        let signed_in = api.post(Caller::Nobody, "/api/session", &[], account).await;
        let elsewhere = Visitor { cookie: String::new(), ..guest }.with_cookies_of(&signed_in);
        let seen = api.get(&ivo, "/api/account", &[], "").await.json();
        let other =
            seen["sessions"].as_array().unwrap().iter().find(|session| session["here"] == json!(false));
        let other = other.unwrap()["id"].as_str().unwrap().to_owned();
        api.delete(&ivo, "/api/account/sessions/{id}", &[&other]).await;
        api.delete(&elsewhere, "/api/session", &[]).await;
        api.delete(&ivo, "/api/account/sessions", &[]).await;
        api.get(Caller::Nobody, "/api/account/ways", &[], "").await;
        self.passkeys(api).await;
        api.get(ana, "/api/account/settings", &[], "").await;
        api.put(ana, "/api/account/settings", &[], json!({ "settings": { "tiles": "ivory" } })).await;
        api.get(ana, "/api/account/export", &[], "").await;
        let made =
            api.post(ana, "/api/account/tokens", &[], json!({ "name": "reader", "scopes": ["read"] })).await;
        let made = made.json();
        api.get(ana, "/api/account/tokens", &[], "").await;
        let secret = made["secret"].as_str().unwrap().to_owned();
        api.get(Caller::Token(secret), "/api/me", &[], "").await;
        api.delete(ana, "/api/account/tokens/{id}", &[made["token"]["id"].as_str().unwrap()]).await;
        api.ask_for(&ivo, "/api/account/bot", &[]).await;
    }

    async fn passkeys(&self, api: &mut Api) {
        let guest = Visitor::new(self.server.address).await;
        let challenge = "/api/passkeys/challenge";
        let asked = api.post(&guest, challenge, &[], json!({ "for": "open", "name": "Key" })).await.json();
        let device = Device::new(1, &asked["options"]);
        let made = json!({ "challenge": asked["challenge"], "credential": device.make(&asked["options"]) });
        let opened = api.post(&guest, "/api/account/passkey", &[], made).await;
        let person = guest.with_cookies_of(&opened);
        let asked = api.post(&person, challenge, &[], json!({ "for": "add", "password": "" })).await.json();
        let other = Device::new(2, &asked["options"]);
        let made = json!({ "challenge": asked["challenge"], "credential": other.make(&asked["options"]) });
        api.post(&person, "/api/account/passkeys", &[], made).await;
        let seen = api.get(&person, "/api/account", &[], "").await.json();
        let one = seen["passkeys"][0]["id"].as_str().unwrap();
        let asked = api.post(Caller::Nobody, challenge, &[], json!({ "for": "sign-in" })).await.json();
        let proof = json!({ "challenge": asked["challenge"], "credential": device.prove(&asked["options"]) });
        api.post(Caller::Nobody, "/api/session/passkey", &[], proof).await;
        api.delete(&person, "/api/account/passkeys/{id}", &[one]).await;
    }

    /// E-mails, passwords and the end of an account.
    pub(super) async fn accounts_end(&self, api: &mut Api) {
        let (eva, mut mailbox) = (&self.eva, self.mailbox.lock().await);
        let set = json!({ "password": PASSWORD, "email": "eva@example.org" });
        api.put(eva, "/api/account/email", &[], set).await;
        let secret = mailbox.secret_for("eva@example.org").await;
        api.post(Caller::Nobody, "/api/account/email/confirm", &[], json!({ "secret": secret })).await;
        api.get(eva, "/api/account", &[], "").await;
        api.put(eva, "/api/account/turn-mails", &[], json!({ "wants": true })).await;
        api.put(eva, "/api/account/arrival-mails", &[], json!({ "wants": true })).await;
        api.post(Caller::Nobody, "/api/password/forgotten", &[], json!({ "name": "Eva" })).await;
        let secret = mailbox.secret_for("eva@example.org").await;
        let reset = json!({ "secret": secret, "password": "another horse" });
        api.post(Caller::Nobody, "/api/password", &[], reset).await;
        let change = json!({ "password": PASSWORD, "new_password": "third horse" });
        api.put(&self.ana, "/api/account/password", &[], change).await;
        let luis = Visitor::with_account(self.server.address, "Luis").await;
        let delete = Some(Body::from(json!({ "password": PASSWORD })));
        api.call(&luis, ("DELETE", "/api/account"), &[], "", delete).await;
    }

    pub(super) async fn rules_and_lessons(&self, api: &mut Api) {
        let nobody = || Caller::Nobody;
        api.get(nobody(), "/api/presets", &[], "").await;
        api.get(nobody(), "/api/presets/unplayable", &[], "?lang=hr").await;
        api.post(nobody(), "/api/rules", &[], json!({ "rules": "draw match.target=50" })).await;
        api.get(nobody(), "/api/rules/sheet", &[], "?rules=goat-club-one&lang=es").await;
        api.get(nobody(), "/api/learn/{language}", &["ru"], "").await;
        for preset in ["block", "mexican-train", "triominoes", "chickenfoot"] {
            api.get(nobody(), "/api/learn/{language}/{preset}", &["en", preset], "").await;
        }
        api.get(nobody(), "/api/guides/{language}/{guide}", &["en", "play"], "").await;
    }

    /// Plays at a new table against bots, with a token. Checks every message. Ends after `lines` messages, or with the match.
    pub(super) async fn play(&self, api: &mut Api, rules: &str, bots: usize, lines: Option<u64>) -> TableId {
        let made = json!({ "name": "player", "scopes": ["play"] });
        let made = api.post(&self.ana, "/api/account/tokens", &[], made).await.json();
        let secret = made["secret"].as_str().unwrap();
        let token = || Caller::Token(secret.to_owned());
        let opened = api.post(token(), "/api/tables", &[], against_bots(rules, bots)).await;
        let OpenedTable { id } = opened.parse();
        let url = format!("/api/tables/{id}/stream?last_seen=0");
        let authorization = format!("Bearer {secret}");
        let mut stream = Lines::open(api.address, &url, &[("authorization", &authorization)]).await;
        let path = "/api/tables/{id}/stream";
        api.calls.push(Call { caller: token(), method: "GET", path, url, body: None });
        let schema = api.document.operation("GET", path)["responses"]["200"]["content"]
            ["application/x-ndjson"]["schema"]
            .clone();
        let (mut shown, mut count, mut added, mut hinted) = (Shown::default(), 0, None, false);
        while !match_is_over(&shown) && lines.is_none_or(|most| count < most) {
            let line = stream.next_line().await.unwrap();
            api.document.validate(&schema, &serde_json::from_str(&line).unwrap(), rules);
            shown.take(&serde_json::from_str::<ServerMessage>(&line).unwrap().expanded());
            count += 1;
            if let Some(commitment) = shown.now.next_deal.map(|next| next.commitment)
                && added.replace(commitment) != Some(commitment)
            {
                let part = json!({ "commitment": commitment, "part": PART });
                api.post(token(), "/api/tables/{id}/parts", &[id.as_str()], part).await;
            }
            let command = match (shown.now.legal.first(), shown.events.get(&shown.last)) {
                (Some(choice), _) => Command::from(*choice),
                (None, Some(SeenEvent::RoundEnded { .. })) => Command::Ready,
                (None, Some(SeenEvent::Mixed { .. })) => Command::TakeRest,
                _ => continue,
            };
            if !hinted && !shown.now.legal.is_empty() {
                hinted = true;
                api.ask_for(&self.ana, "/api/tables/{id}/hint", &[id.as_str()]).await;
            }
            let body = json!({ "id": format!("c{}", shown.last), "command": command });
            api.post(token(), "/api/tables/{id}/commands", &[id.as_str()], body).await;
        }
        id
    }

    pub(super) async fn tables_and_matches(&self, api: &mut Api) {
        let (ana, eva) = (&self.ana, &self.eva);
        let table = self.play(api, "draw match.target=20", 1, None).await;
        api.get(ana, "/api/tables/{id}/record", &[table.as_str()], "").await;
        let finished = format!("{table}-1");
        let list = api.get(ana, "/api/matches", &[], "?preset=draw").await.json();
        assert_eq!(list["matches"][0]["id"], json!(finished));
        api.get(Caller::Nobody, "/api/matches/{id}", &[&finished], "").await;
        api.get(Caller::Nobody, "/api/matches/{id}/record", &[&finished], "").await;
        api.get(Caller::Nobody, "/api/matches/{id}/replay", &[&finished], "?seat=1").await;
        api.get(Caller::Nobody, "/api/matches/{id}/document", &[&finished], "").await;
        api.get(ana, "/api/matches/download", &[], "?format=json").await;
        api.get(ana, "/api/matches/download", &[], "").await;
        api.get(ana, "/api/matches/hands", &[], "").await;
        let record = api.get(ana, "/api/matches/{id}/record", &[&finished], "").await.text().to_owned();
        import(&self.server.folder.path().join("boneyard.db"), &record).await;
        let found = api.get(ana, "/api/matches/search", &[], "?player=ana&rated=false&result=won").await;
        assert_eq!(found.json()["matches"][0]["source"], "imported");
        api.get(Caller::Nobody, "/api/imports/{id}", &["imported-1"], "?seat=2").await;
        api.get(Caller::Nobody, "/api/imports/{id}/record", &["imported-1"], "").await;
        api.get(Caller::Nobody, "/api/people/{name}", &["Ana"], "").await;
        api.get(Caller::Nobody, "/api/people/{name}/opponents", &["Ana"], "?against=Eva").await;
        api.get(Caller::Nobody, "/api/leaders/{family}", &["classic"], "?season=2026-4").await;
        api.get(Caller::Nobody, "/api/ratings/{family}", &["classic"], "").await;

        // A table that waits is listed while its host is there.
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let opened = api.post(ana, "/api/tables", &[], json!({ "rules": "draw", "seats": seats })).await;
        let OpenedTable { id } = opened.parse();
        let _there = ana.join(&id, 0).await.unwrap();
        api.ask_for(eva, "/api/tables/{id}/seats/{seat}", &[id.as_str(), "2"]).await;
        while api.get(ana, "/api/tables", &[], "").await.json() == json!([]) {}
        api.get(ana, "/api/tables/{id}", &[id.as_str()], "").await;
        api.get(ana, "/api/tables/mine", &[], "").await;
        api.get(ana, "/api/tables/calls", &[], "").await;
        // One more, with tiles on it.
        self.play(api, "draw", 1, Some(12)).await;
        api.get(ana, "/api/tables/mine", &[], "").await;
    }

    pub(super) async fn pools(&self, api: &mut Api) {
        let (server, wants) = (self.server.address, json!({ "games": ["block", "draw"], "any": ["talk"] }));
        let other = Visitor::named(server, "Zoe").await;
        let waits = async { other.request("POST", "/api/pool", Some(&wants)).await };
        let (found, _) = tokio::join!(api.post(&self.eva, "/api/pool", &[], wants.clone()), waits);
        assert_eq!(found.json()["kind"], "table");
        api.delete(&self.eva, "/api/pool", &[]).await;
        api.get(&self.eva, "/api/lobby", &[], "").await;
    }

    pub(super) async fn friends(&self, api: &mut Api) {
        let (ana, eva) = (&self.ana, &self.eva);
        api.call(ana, ("PUT", "/api/friends/{name}"), &["Eva"], "", None).await;
        api.get(ana, "/api/friends", &[], "").await;
        api.delete(ana, "/api/friends/{name}", &["Eva"]).await;
        api.call(ana, ("PUT", "/api/blocked/{name}"), &["Eva"], "", None).await;
        api.delete(ana, "/api/blocked/{name}", &["Eva"]).await;
        api.put(ana, "/api/presence", &[], json!({ "hides": true })).await;
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
        api.post(ana, "/api/tables/{id}/invitations", &[table.as_str()], json!({ "name": "Eva" })).await;
        api.get(eva, "/api/invitations", &[], "").await;
        api.get(eva, "/api/notices", &[], "").await;
        api.delete(eva, "/api/invitations/{table}", &[table.as_str()]).await;
        api.call(eva, ("PUT", "/api/notices/wish"), &[], "", None).await;
        api.get(eva, "/api/notices", &[], "").await;
        api.delete(eva, "/api/notices/wish", &[]).await;
        api.get(Caller::Nobody, "/api/watch", &[], "").await;
        let device = json!({
            "endpoint": "https://push.example/eva",
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
            "language": "en",
        });
        api.put(eva, "/api/push", &[], device).await;
        let known = api.get(eva, "/api/push", &[], "").await.json();
        api.delete(eva, "/api/push/{device}", &[known["devices"][0].as_str().unwrap()]).await;
    }

    pub(super) async fn moderation(&self, api: &mut Api) {
        let (ana, eva, mia) = (&self.ana, &self.eva, &self.mia);
        let rules = api.get(Caller::Nobody, "/api/house-rules", &[], "").await.json();
        let version = rules["version"].as_str().unwrap();
        api.get(Caller::Nobody, "/api/house-rules/{version}", &[version], "").await;
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
        let about = json!({ "kind": "seat", "table": table, "seat": 1 });
        let report = |about: Value| json!({ "about": about, "reason": "talk", "words": "He shouts." });
        api.post(eva, "/api/reports", &[], report(about)).await;
        api.post(eva, "/api/reports", &[], report(json!({ "kind": "account", "name": "Ana" }))).await;
        let queue = "/api/moderation/reports";
        let listed = api.get(mia, queue, &[], "").await.json();
        let id = listed["people"][0]["reports"][0]["id"].as_str().unwrap();
        api.get(mia, "/api/moderation/reports/{id}", &[id], "").await;
        let decision = json!({ "measure": { "kind": "warn" }, "reason": "Be kind.", "all": true });
        api.post(mia, "/api/moderation/reports/{id}/decision", &[id], decision).await;
        api.get(mia, queue, &[], "?decided=true").await;
        let measure = json!({ "measure": { "kind": "time-out", "minutes": 1 }, "reason": "Be kind." });
        let imposed =
            api.post(mia, "/api/moderation/people/{name}/sanctions", &["Ana"], measure).await.json();
        let id = imposed["sanction"]["id"].as_str().unwrap();
        let own = api.get(ana, "/api/account/sanctions", &[], "").await.json();
        let words = json!({ "words": "It was not me." });
        for sanction in own.as_array().unwrap() {
            let sanction = sanction["id"].as_str().unwrap();
            api.post(ana, "/api/account/sanctions/{id}/appeal", &[sanction], words.clone()).await;
        }
        api.get(mia, "/api/moderation/appeals", &[], "").await;
        let warning = own.as_array().unwrap().iter().find(|sanction| sanction["id"] != json!(id)).unwrap();
        let uphold = json!({ "decision": "uphold", "reason": "It was rude." });
        let warning = warning["id"].as_str().unwrap();
        api.post(mia, "/api/moderation/sanctions/{id}/decision", &[warning], uphold).await;
        api.get(mia, "/api/moderation/sanctions", &[], "").await;
        let lifts = json!({ "reason": "It was a mistake." });
        api.post(mia, "/api/moderation/sanctions/{id}/lift", &[id], lifts).await;
        api.get(mia, "/api/moderation/people/{name}", &["Ana"], "").await;
        api.get(mia, "/api/moderation/log", &[], "").await;
        api.get(mia, "/api/moderation/networks", &[], "").await;
        api.get(mia, "/api/moderation/plays", &[], "").await;
    }

    pub(super) async fn tournaments(&self, api: &mut Api) {
        let (ana, eva) = (&self.ana, &self.eva);
        let robin = json!({
            "title": "Friday", "rules": "draw", "format": { "type": "round-robin", "cycles": 2 },
            "entrants_max": 2, "starts_ms": now_ms() + 3_600_000, "next_round": { "type": "by-host" },
        });
        let opened = api.post(ana, "/api/tournaments", &[], robin.clone()).await.json();
        let id = &[opened["id"].as_str().unwrap()];
        api.get(ana, "/api/tournaments", &[], "").await;
        for person in [ana, eva] {
            api.post(person, "/api/tournaments/{id}/enter", id, json!({})).await;
        }
        api.post(ana, "/api/tournaments/{id}/withdraw", id, json!({})).await;
        api.post(ana, "/api/tournaments/{id}/return", id, json!({})).await;
        api.ask_for(ana, "/api/tournaments/{id}/start", id).await;
        let outcome = ("/api/tournaments/{id}/outcomes/{pairing}", json!({ "outcome": "walkover-first" }));
        api.post(ana, outcome.0, &[id[0], "1"], outcome.1.clone()).await;
        api.ask_for(ana, "/api/tournaments/{id}/pair", id).await;
        api.post(ana, outcome.0, &[id[0], "2"], outcome.1).await;
        api.get(eva, "/api/tournaments/{id}", id, "").await;
        api.ask_for(ana, "/api/tournaments/{id}/close", id).await;
        api.get(ana, "/api/tournaments", &[], "?status=over").await;

        let mut pairs = robin;
        (pairs["pairs"], pairs["rules"]) = (true.into(), "spanish-pairs".into());
        let opened = api.post(eva, "/api/tournaments", &[], pairs).await.json();
        let id = &[opened["id"].as_str().unwrap()];
        api.post(ana, "/api/tournaments/{id}/enter", id, json!({ "partner": "Eva" })).await;
        let seen = api.get(eva, "/api/tournaments/{id}", id, "").await.json();
        let entry = json!({ "entry": seen["you"]["invitations"][0]["entry"] });
        api.post(eva, "/api/tournaments/{id}/confirm", id, entry).await;
    }

    pub(super) async fn clubs(&self, api: &mut Api) {
        let (ana, eva) = (&self.ana, &self.eva);
        let opened = api.post(ana, "/api/clubs", &[], json!({ "name": "Harbour" })).await.json();
        let club = opened["id"].as_str().unwrap();
        api.get(ana, "/api/clubs", &[], "").await;
        let view = api.get(ana, "/api/clubs/{id}", &[club], "").await.json();
        let edit = json!({ "name": "Harbour", "settings": view["settings"] });
        api.put(ana, "/api/clubs/{id}", &[club], edit).await;
        let entry = json!({ "name": "Eva", "email": "eva@example.org", "note": "" });
        let added = api.post(ana, "/api/clubs/{id}/members", &[club], entry.clone()).await.json();
        let member = added["id"].as_str().unwrap();
        api.get(ana, "/api/clubs/{id}/members", &[club], "").await;
        api.put(ana, "/api/clubs/{id}/members/{member}", &[club, member], entry).await;
        let link = api.ask_for(ana, "/api/clubs/{id}/members/{member}/link", &[club, member]).await.json();
        api.post(eva, "/api/clubs/{id}/enter/link", &[club], json!({ "secret": link["secret"] })).await;
        api.post(eva, "/api/clubs/{id}/enter", &[club], json!({ "email": "eva@example.org" })).await;
        api.get(eva, "/api/clubs/{id}/names", &[club], "").await;
        let twin = json!({ "name": "Éva" });
        let add = ("POST", "/api/clubs/{id}/members");
        let twin = api.call(ana, add, &[club], "?namesakes=true", Some(twin.into())).await.json();
        let twin = json!({ "other": twin["id"], "entry": { "name": "Eva", "email": "eva@example.org" } });
        api.post(ana, "/api/clubs/{id}/members/{member}/merge", &[club, member], twin).await;
        api.put(ana, "/api/clubs/{id}/names", &[club], json!({ "name": "Ana" })).await;
        api.get(ana, "/api/clubs/{id}/members.csv", &[club], "").await;
        api.get(ana, "/api/clubs/{id}/members.csv", &[club], "?spreadsheet=semicolon").await;
        let list = Body { kind: "text/csv", bytes: "Boris,boris@example.org\nCarmen\n".into() };
        let spreadsheet = include_bytes!("../../../../spreadsheet/tests/files/members.xlsx");
        let spreadsheet = Body { kind: "application/octet-stream", bytes: spreadsheet.into() };
        api.call(Caller::Nobody, ("POST", "/api/spreadsheet"), &[], "", Some(spreadsheet)).await;
        let import = ("POST", "/api/clubs/{id}/members.csv");
        api.call(ana, import, &[club], "?preview=true", Some(list.clone())).await;
        api.call(ana, import, &[club], "", Some(list)).await;
        let invitation = api.ask_for(ana, "/api/clubs/{id}/invitations", &[club]).await.json();
        let unused = api.ask_for(ana, "/api/clubs/{id}/invitations", &[club]).await.json();
        let secret = json!({ "secret": invitation["secret"] });
        api.post(eva, "/api/clubs/{id}/organisers", &[club], secret).await;
        let organisers = api.get(ana, "/api/clubs/{id}/organisers", &[club], "").await.json();
        let unused = unused["id"].as_str().unwrap();
        api.delete(ana, "/api/clubs/{id}/invitations/{invitation}", &[club, unused]).await;
        let other =
            organisers["organisers"].as_array().unwrap().iter().find(|one| one["you"] == json!(false));
        let other = other.unwrap()["id"].as_str().unwrap();
        api.delete(ana, "/api/clubs/{id}/organisers/{organiser}", &[club, other]).await;
        api.delete(ana, "/api/clubs/{id}/members/{member}", &[club, member]).await;
        self.regulations(api, club).await;

        self.competitions(api, club).await;

        // A season with an evening that counts.
        let mut file = FOUR.to_owned();
        for number in 1..=3 {
            file += &format!("match {number} table 1 final 100:37\n");
        }
        let evening = self.evening(api, &ClubId::from(club), &file).await;
        let mut laptop =
            Phone::follow(self.server.address, Some(&ana.cookie), &evening.id, "laptop").await.unwrap();
        laptop.does(boneyard_club::live::EveningCommand::Close { counts: None }).await;
        let season = api.get(Caller::Nobody, "/api/clubs/{id}/season", &[club], "").await.json();
        assert_eq!(season["evenings"].as_array().unwrap().len(), 1);
        api.get(Caller::Nobody, "/api/clubs/{id}/season", &[club], "?season=2026").await;
        api.get(Caller::Nobody, "/api/clubs/{id}/hall", &[club], "").await;
        api.get(Caller::Nobody, "/api/clubs/{id}/evenings", &[club], "?before=99999999999999").await;
    }

    async fn regulations(&self, api: &mut Api, club: &str) {
        let ana = &self.ana;
        let rules = json!({ "regulation": boneyard_club::Regulation::default(), "target": 100, "limit": 45 });
        let body = json!({ "name": "Our league", "rules": rules });
        let saved = api.post(ana, "/api/clubs/{id}/regulations", &[club], body).await.json();
        api.get(ana, "/api/clubs/{id}/regulations", &[club], "").await;
        let regulation = saved["id"].as_str().unwrap();
        let one = "/api/clubs/{id}/regulations/{regulation}";
        api.put(ana, one, &[club, regulation], json!({ "name": "Summer league" })).await;
        api.delete(ana, one, &[club, regulation]).await;
    }

    async fn competitions(&self, api: &mut Api, club: &str) {
        let ana = &self.ana;
        let opened =
            self.evening(api, &ClubId::from(club), &format!("{FOUR}match 1 table 1 final 100:37\n")).await;
        let mut laptop =
            Phone::follow(self.server.address, Some(&ana.cookie), &opened.id, "desk").await.unwrap();
        let session = json!({ "evening": opened.id, "day": "2026-11-20", "room": "Red room" });
        let plan = json!({ "counts": "players", "sessions": [session], "answers": [] });
        let body = json!({ "name": "Cup", "plan": plan });
        let made = api.post(ana, "/api/clubs/{id}/competitions", &[club], body).await.json();
        let id = made["id"].as_str().unwrap();
        let one = "/api/clubs/{id}/competitions/{competition}";
        api.get(Caller::Nobody, one, &[club, id], "").await;
        laptop.does(boneyard_club::live::EveningCommand::Close { counts: Some(false) }).await;
        let view = api.get(ana, one, &[club, id], "?version=0").await.json();
        let declare = json!({ "checksum": view["checksum"] });
        api.post(ana, "/api/clubs/{id}/competitions/{competition}/official", &[club, id], declare).await;
        api.get(Caller::Nobody, one, &[club, id], "").await;
        let file = "/api/clubs/{id}/competitions/{competition}/results/{format}";
        api.get(Caller::Nobody, file, &[club, id, "pdf"], "?lang=ru").await;
        api.get(Caller::Nobody, "/api/clubs/{id}/competitions", &[club], "").await;
        let edit = json!({ "name": "Summer cup", "plan": plan, "revision": 1 });
        api.put(ana, one, &[club, id], edit).await;
        let note = json!({ "text": "Wrong tile, played on", "evening": opened.id });
        api.post(ana, "/api/clubs/{id}/competitions/{competition}/notes", &[club, id], note).await;
        let entries = "/api/clubs/{id}/competitions/{competition}/entries.csv";
        let list = Body { kind: "text/csv", bytes: "name,licence,club\nAna,HR-1,Split\n".into() };
        api.call(ana, ("PUT", entries), &[club, id], "?revision=2", Some(list)).await;
        api.get(ana, entries, &[club, id], "?spreadsheet=semicolon").await;
        api.get(ana, one, &[club, id], "?version=0").await;
        api.call(ana, ("DELETE", entries), &[club, id], "?revision=3", None).await;
        let none = json!({ "counts": "pairs", "sessions": [] });
        let body = json!({ "name": "Other", "plan": none });
        let other = api.post(ana, "/api/clubs/{id}/competitions", &[club], body).await.json();
        api.delete(ana, one, &[club, other["id"].as_str().unwrap()]).await;
    }

    async fn evening(&self, api: &mut Api, club: &ClubId, file: &str) -> OpenedEvening {
        api.post(&self.ana, "/api/evenings", &[], json!({ "club": club, "file": file })).await.parse()
    }

    pub(super) async fn evenings(&self, api: &mut Api) {
        let (ana, eva) = (&self.ana, &self.eva);
        let clubs = api.get(ana, "/api/clubs", &[], "").await.json();
        let club = ClubId::from(clubs[0]["id"].as_str().unwrap());
        enter_club(ana, &club, eva, "Eva").await;
        let opened = self.evening(api, &club, &format!("{FOUR}match 1 table 1 final 100:37\n")).await;
        let (id, code) = (opened.id.as_str(), opened.code.as_str());
        api.get(eva, "/api/evenings", &[], &format!("?code={code}")).await;
        api.get(ana, "/api/evenings/mine", &[], "").await;
        api.get(Caller::Nobody, "/api/evenings/mine", &[], "").await;
        for caller in [Caller::from(ana), Caller::Nobody] {
            api.get(caller.clone(), "/api/evenings/{id}", &[id], "").await;
            api.get(caller.clone(), "/api/evenings/{id}/report", &[id], "").await;
            api.get(caller.clone(), "/api/evenings/{id}/file", &[id], "").await;
            let table = "/api/evenings/{id}/matches/{match}/tables/{table}";
            api.get(caller, table, &[id, "1", "1"], "").await;
        }
        api.get(Caller::Nobody, "/api/evenings/{id}/sheets/{kind}", &[id, "standings"], "?paper=letter")
            .await;
        api.get(Caller::Nobody, "/api/evenings/{id}/csv/{what}", &[id, "results"], "").await;
        api.get(Caller::Nobody, "/api/evenings/{id}/unprintable", &[id], "").await;
        self.people_of(api, &opened.id, code).await;
        let recoded = api.ask_for(ana, "/api/evenings/{id}/code", &[id]).await.json();
        assert_ne!(recoded["code"], json!(code));
        let links = "/api/evenings/{id}/links";
        let link = api.ask_for(ana, links, &[id]).await.json();
        let unused = api.ask_for(ana, links, &[id]).await.json();
        api.get(ana, links, &[id], "").await;
        let unused = unused["id"].as_str().unwrap();
        api.delete(ana, "/api/evenings/{id}/links/{link}", &[id, unused]).await;
        let tablet = Visitor::named(self.server.address, "Tablet").await;
        let secret = json!({ "secret": link["secret"] });
        api.post(&tablet, "/api/evenings/{id}/organisers", &[id], secret).await;
        api.get(&tablet, "/api/evenings/{id}", &[id], "").await;

        let text = || Some(Body { kind: "text/plain", bytes: FOUR.into() });
        let nobody = || Caller::Nobody;
        let path = ("POST", "/api/evenings/files/sheets/{kind}");
        api.call(nobody(), path, &["seating"], "?lang=ru&large=true", text()).await;
        api.call(nobody(), ("POST", "/api/evenings/files/csv/{what}"), &["standings"], "", text()).await;
        api.call(nobody(), ("POST", "/api/evenings/files/report"), &[], "", text()).await;
        api.call(nobody(), ("POST", "/api/evenings/files/unprintable"), &[], "", text()).await;
        let present: Vec<Value> = (1..=4).map(|player| json!({ "player": player, "since": 0 })).collect();
        for request in [
            json!({ "type": "schedule", "players": 8, "kind": "published" }),
            json!({ "type": "schedule", "players": 65, "kind": "balanced" }),
            json!({ "type": "score", "file": FOUR }),
            json!({ "type": "coverage", "players": 8, "kind": "published", "keepers": [1] }),
            json!({ "type": "replan", "kept": [], "matches": 2, "seed": 1, "present": present }),
        ] {
            api.post(nobody(), "/api/evenings/desk", &[], request).await;
        }
    }

    /// Devices that join an evening, are removed and leave.
    async fn people_of(&self, api: &mut Api, evening: &EveningId, code: &str) {
        let (ana, eva, id) = (&self.ana, &self.eva, evening.as_str());
        let people = "/api/evenings/{id}/people";
        api.post(eva, people, &[id], json!({ "code": code, "player": 2 })).await;
        let boris = Visitor::new(self.server.address).await;
        let opened = OpenedEvening { id: evening.clone(), code: code.into() };
        assert_eq!(join_evening(&boris, &opened, 3).await.status, 204);
        let listed = api.get(ana, people, &[id], "").await.json();
        let device = |player: u8| {
            let all = listed.as_array().unwrap();
            let of = all.iter().find(|person| person["author"]["player"] == json!(player)).unwrap();
            of["id"].as_str().unwrap().to_owned()
        };
        let person = "/api/evenings/{id}/people/{person}";
        api.put(ana, person, &[id, &device(2)], json!({ "confirmed": true })).await;
        api.get(eva, "/api/evenings/{id}", &[id], "").await;
        api.delete(ana, person, &[id, &device(3)]).await;
        let barred = api.get(ana, "/api/evenings/{id}/barred", &[id], "").await.json();
        let barred = barred[0]["id"].as_str().unwrap();
        api.delete(ana, "/api/evenings/{id}/barred/{device}", &[id, barred]).await;
        api.delete(eva, "/api/evenings/{id}/people/me", &[id]).await;
    }
}

/// The time, in milliseconds since 1970.
fn now_ms() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}
