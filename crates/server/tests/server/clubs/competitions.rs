//! Tests of competitions over several evenings, and of their official results.

use boneyard_club::live::EveningCommand;
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::evening::OpenedEvening;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{Harbour, refusal};
use crate::phone::Phone;
use crate::visitor::{Answer, Visitor, send};

/// A plan for players with these evenings as sessions.
pub(super) fn plan(evenings: &[&EveningId]) -> Value {
    let session = |evening: &&EveningId| json!({ "evening": evening, "day": "2026-11-20", "room": "" });
    let sessions: Vec<Value> = evenings.iter().map(session).collect();
    json!({ "counts": "players", "sessions": sessions, "answers": [] })
}

impl Harbour {
    fn club(&self) -> ClubId {
        self.path.rsplit('/').next().unwrap().into()
    }

    /// Opens an evening of these players, with more lines of its file. An organiser is in one open evening at a time, so another
    /// visitor opens it, whom the club knows by e-mail.
    async fn evening(&self, runner: &Visitor, names: [&str; 4], more: &str) -> (EveningId, Phone) {
        let mut file = "evening 1\nname \"Friday\"\nplayers 4 published\n".to_owned();
        for (number, name) in (1..).zip(names) {
            file += &format!("player {number} \"{name}\"\n");
        }
        let body = json!({ "club": self.club(), "file": file + more });
        let opened = runner.request("POST", "/api/evenings", Some(&body)).await;
        assert_eq!(opened.status, 201, "{}", opened.text());
        let OpenedEvening { id, .. } = opened.parse();
        let phone = Phone::follow(self.server.address, Some(&runner.cookie), &id, "laptop").await.unwrap();
        (id, phone)
    }

    /// An evening that is closed after these results.
    async fn closed(&self, names: [&str; 4], scores: &[&str]) -> EveningId {
        let (id, mut phone) = self.evening(&self.ana, names, &results(scores)).await;
        phone.does(EveningCommand::Close { counts: None }).await;
        id
    }

    async fn make(&self, name: &str, plan: Value) -> Answer {
        self.post(&self.ana, "/competitions", json!({ "name": name, "plan": plan })).await
    }

    async fn cup(&self, plan: Value) -> String {
        let made = self.make("Cup", plan).await;
        assert_eq!(made.status, 201, "{}", made.text());
        made.json()["id"].as_str().unwrap().to_owned()
    }

    async fn edit_cup(&self, id: &str, plan: Value, revision: u32) -> Answer {
        let body = json!({ "name": "Cup", "plan": plan, "revision": revision });
        self.ana.request("PUT", &format!("{}/competitions/{id}", self.path), Some(&body)).await
    }

    /// What a visitor without a cookie reads.
    async fn public(&self, rest: &str) -> Answer {
        send(self.server.address, "GET", &format!("{}{rest}", self.path), &[], None).await.unwrap()
    }

    async fn declare(&self, id: &str, checksum: &Value) -> Answer {
        self.post(&self.ana, &format!("/competitions/{id}/official"), json!({ "checksum": checksum })).await
    }
}

fn results(scores: &[&str]) -> String {
    (1..).zip(scores).map(|(number, score)| format!("match {number} table 1 final {score}\n")).collect()
}

/// Place, name and wins of each line.
fn lines(view: &Value) -> Vec<String> {
    let standings = view["results"]["standings"].as_array().unwrap().iter();
    let line = |line: &Value| {
        format!("{} {} {}", line["place"], line["players"][0]["name"].as_str().unwrap(), line["wins"])
    };
    standings.map(line).collect()
}

#[tokio::test]
async fn evenings_of_two_days_add_up_and_everyone_can_read_them() {
    let club = Harbour::open().await;
    for name in ["Ana", "Boris", "Carmen", "Dora"] {
        club.post(&club.ana, "/members", json!({ "name": name })).await;
    }
    let one = club.closed(["Ana", "Boris", "Carmen", "Dora"], &["100:20", "100:30", "100:40"]).await;
    let two = club.closed(["Boris", "Ana", "Carmen", "Eva"], &["100:20", "30:100", "100:40"]).await;
    let id = club.cup(plan(&[&one, &two])).await;
    let listed = club.public("/competitions").await.json();
    assert_eq!(listed[0]["name"], "Cup");
    assert_eq!((&listed[0]["sessions"], &listed[0]["official"]), (&json!(2), &Value::Null));
    let view = club.public(&format!("/competitions/{id}")).await.json();
    assert_eq!(lines(&view)[0], "1 Ana 5");
    assert_eq!(view["results"]["standings"].as_array().unwrap().len(), 5);
    assert_eq!((&view["results"]["final"], &view["organises"]), (&json!(true), &json!(false)));
    assert_eq!(view["results"]["sessions"][1]["matches"][1]["score"], json!([30, 100]));
    assert_eq!(club.get(&club.ana, &format!("/competitions/{id}")).await.json()["organises"], true);
    for unknown in ["/competitions/none", "/competitions/none/results/json"] {
        assert_eq!(club.public(unknown).await.status, 404);
    }
    let other = format!("/api/clubs/other/competitions/{id}");
    assert_eq!(send(club.server.address, "GET", &other, &[], None).await.unwrap().status, 404);
}

#[tokio::test]
async fn an_evening_counts_while_it_is_played() {
    let club = Harbour::open().await;
    let (running, mut phone) =
        club.evening(&club.ana, ["Ana", "Boris", "Carmen", "Dora"], &results(&["100:20"])).await;
    let id = club.cup(plan(&[&running])).await;
    let view = club.public(&format!("/competitions/{id}")).await.json();
    assert_eq!(
        (&view["results"]["final"], view["results"]["sessions"][0]["over"].clone()),
        (&json!(false), json!(false))
    );
    assert_eq!(lines(&view)[0], "1 Ana 1");
    let early = club.declare(&id, &view["checksum"]).await;
    assert_eq!(refusal(&early), (409, "not-over".into()));
    phone.does(EveningCommand::Close { counts: None }).await;
    let view = club.public(&format!("/competitions/{id}")).await.json();
    assert_eq!(view["results"]["final"], true);
    assert_eq!(club.declare(&id, &view["checksum"]).await.status, 201);
}

#[tokio::test]
async fn official_results_stay_until_a_correction_is_declared() {
    let club = Harbour::open().await;
    let one = club.closed(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]).await;
    let id = club.cup(plan(&[&one])).await;
    let path = format!("/competitions/{id}");
    let view = club.public(&path).await.json();
    assert_eq!(refusal(&club.declare(&id, &json!("0")).await), (409, "changed".into()));
    let mark = club.declare(&id, &view["checksum"]).await.json();
    assert_eq!((&mark["version"], &mark["checksum"]), (&json!(1), &view["checksum"]));
    assert_eq!(
        club.declare(&id, &view["checksum"]).await.json(),
        mark,
        "the same results are the same version"
    );
    assert_eq!(refusal(&club.delete(&club.ana, &path).await), (409, "official".into()));

    // Another session changes the results, but not those that are official.
    let two = club.closed(["Eva", "Filip", "Gina", "Hugo"], &["100:20"]).await;
    assert_eq!(club.edit_cup(&id, plan(&[&one, &two]), 1).await.status, 204);
    let official = club.public(&path).await.json();
    assert_eq!((&official["shown"], &official["results"]), (&mark, &view["results"]));
    assert_ne!(official["checksum"], mark["checksum"]);
    let so_far = club.public(&format!("{path}?version=0")).await.json();
    assert_eq!((lines(&so_far).len(), &so_far["shown"]), (8, &Value::Null));
    let second = club.declare(&id, &so_far["checksum"]).await.json();
    assert_eq!(second["version"], 2);
    assert_eq!(club.public(&path).await.json()["results"], so_far["results"]);
    assert_eq!(club.public(&format!("{path}?version=1")).await.json()["results"], view["results"]);
    assert_eq!(club.public(&format!("{path}?version=3")).await.status, 404);
}

#[tokio::test]
async fn files_have_the_official_results_and_their_checksum() {
    let club = Harbour::open().await;
    let one = club.closed(["Ana", "=Boris", "Carmen", "Dora"], &["100:20"]).await;
    let id = club.cup(plan(&[&one])).await;
    let file = |format: &str| format!("/competitions/{id}/results/{format}");
    let so_far = club.public(&file("json")).await.json();
    assert_eq!((&so_far["format"], &so_far["official"]), (&json!("boneyard-competition/1"), &Value::Null));
    let view = club.public(&format!("/competitions/{id}")).await.json();
    let mark = club.declare(&id, &view["checksum"]).await.json();

    let answer = club.public(&file("json")).await;
    assert_eq!(answer.header("content-type"), "application/json");
    let text = answer.text().to_owned();
    assert_eq!(answer.json()["official"], mark);
    let results = text.split_once("\"results\":").unwrap().1.strip_suffix('}').unwrap();
    let sum: String = Sha256::digest(results).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(json!(sum), mark["checksum"]);

    let csv = club.public(&file("csv")).await;
    assert!(csv.text().contains("\n1,'=Boris,,1,1,2,1,100,20,0,80,"), "{}", csv.text());
    let for_people = club.public(&format!("{}?spreadsheet=semicolon", file("csv"))).await;
    assert!(for_people.text().starts_with("\u{feff}place;name;"), "{}", for_people.text());
    let pdf = club.public(&format!("{}?lang=hr&paper=letter&large=true", file("pdf"))).await;
    assert_eq!((pdf.status, pdf.header("content-type")), (200, "application/pdf"));
    let text = boneyard_test_support::pdf::texts(&pdf.body).join("\n");
    assert!(text.contains("Službeni rezultati") && text.contains("Carmen"), "{text}");
    for bad in ["xml", "pdf?lang=xx", "pdf?paper=a7"] {
        assert_eq!(club.public(&file(bad)).await.status, 400, "{bad}");
    }
}

#[tokio::test]
async fn guests_of_several_evenings_are_asked_about_before_results_are_official() {
    let club = Harbour::open().await;
    let one = club.closed(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]).await;
    let two = club.closed(["Boris", "Eva", "Filip", "Gina"], &["100:20"]).await;
    let id = club.cup(plan(&[&one, &two])).await;
    let path = format!("/competitions/{id}");
    let public = club.public(&path).await.json();
    assert_eq!(public["questions"], json!([]), "questions are for organisers");
    let view = club.get(&club.ana, &path).await.json();
    let question = json!(["guest:Boris", "guest:Boris"]);
    assert_eq!(
        (&view["questions"][0]["entrants"], &view["questions"][0]["doubt"]),
        (&question, &json!("same-name"))
    );
    let open = club.declare(&id, &view["checksum"]).await;
    assert_eq!(refusal(&open), (409, "questions".into()));

    let mut answered = plan(&[&one, &two]);
    answered["answers"] = json!([{ "entrants": question, "same": false }]);
    assert_eq!(club.edit_cup(&id, answered.clone(), 1).await.status, 204);
    assert_eq!(refusal(&club.edit_cup(&id, answered, 1).await), (409, "changed".into()));
    let view = club.get(&club.ana, &path).await.json();
    assert_eq!((lines(&view).len(), &view["questions"]), (8, &json!([])));
    assert_eq!(view["plan"]["answers"].as_array().unwrap().len(), 1);
    assert_eq!(club.public(&path).await.json()["plan"]["answers"], json!([]), "answers are for organisers");
    assert_eq!(club.declare(&id, &view["checksum"]).await.status, 201);
}

impl Harbour {
    /// Sends an entry list.
    async fn send_entries(&self, id: &str, list: &str, query: &str) -> Answer {
        let path = format!("{}/competitions/{id}/entries.csv?{query}", self.path);
        self.ana.send_bytes("PUT", &path, "text/csv", list.as_bytes()).await
    }
}

#[tokio::test]
async fn licence_numbers_and_clubs_stand_in_results_from_the_entry_list_on() {
    let club = Harbour::open().await;
    let one = club.closed(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]).await;
    let id = club.cup(plan(&[&one])).await;
    let path = format!("/competitions/{id}");
    let view = club.get(&club.ana, &path).await.json();
    assert_eq!(view["entries"], Value::Null);
    let mark = club.declare(&id, &view["checksum"]).await.json();

    let list = "Club;Licence number;Name\nSplit;HR-1;Ana\nZadar;HR-9;BORIS\n;HR-3;Luka\n";
    let seen = club.send_entries(&id, list, "revision=1&preview=true").await;
    assert_eq!((seen.status, seen.json()["entries"].as_array().unwrap().len()), (200, 3));
    assert_eq!(club.get(&club.ana, &path).await.json()["entries"], Value::Null, "a preview changes nothing");
    assert_eq!(club.send_entries(&id, list, "revision=1").await.status, 200);
    assert_eq!(refusal(&club.send_entries(&id, list, "revision=1").await), (409, "changed".into()));

    // What is official stays as it was.
    let official = club.get(&club.ana, &path).await.json();
    assert_eq!((&official["shown"], &official["results"]), (&mark, &view["results"]));
    let so_far = club.get(&club.ana, &format!("{path}?version=0")).await.json();
    let ana = json!([{ "name": "Ana", "licence": "HR-1", "club": "Split" }]);
    assert_eq!(so_far["results"]["standings"][0]["players"], ana);
    let check = json!({ "entries": 3, "unlisted": ["Carmen", "Dora"], "absent": ["Luka"] });
    assert_eq!((&so_far["entries"], &so_far["questions"][0]["doubt"]), (&check, &json!("entry")));
    assert_eq!(club.public(&path).await.json()["entries"], Value::Null, "who is absent is for organisers");
    assert_eq!(refusal(&club.declare(&id, &so_far["checksum"]).await), (409, "questions".into()));

    let mut answered = plan(&[&one]);
    answered["answers"] = json!([{ "entrants": so_far["questions"][0]["entrants"], "same": true }]);
    assert_eq!(club.edit_cup(&id, answered, 2).await.status, 204);
    let so_far = club.get(&club.ana, &format!("{path}?version=0")).await.json();
    assert_eq!(club.declare(&id, &so_far["checksum"]).await.json()["version"], 2);
    let csv = club.public(&format!("{path}/results/csv")).await;
    assert!(csv.text().contains(",HR-9,Zadar,,\n"), "{}", csv.text());
    let pdf = club.public(&format!("{path}/results/pdf")).await;
    let text = boneyard_test_support::pdf::texts(&pdf.body).join("\n");
    assert!(text.contains("HR-1") && text.contains("Zadar"), "{text}");

    let file = format!("{path}/entries.csv");
    assert_eq!(
        club.get(&club.ana, &file).await.text(),
        "name,licence,club\r\nAna,HR-1,Split\r\nBORIS,HR-9,Zadar\r\nLuka,HR-3,\r\n"
    );
    assert_eq!(club.public(&file).await.status, 403);
    let remove = club.delete(&club.ana, &format!("{file}?revision=3")).await;
    assert_eq!(remove.status, 204, "{}", remove.text());
    let view = club.get(&club.ana, &format!("{path}?version=0")).await.json();
    assert_eq!(
        (&view["entries"], &view["results"]["standings"][0]["players"]),
        (&Value::Null, &json!([{ "name": "Ana" }]))
    );
    assert_eq!(
        club.public(&format!("{path}/results/csv")).await.text(),
        csv.text(),
        "version 2 has them still"
    );
}

#[tokio::test]
async fn only_organisers_see_the_notes_of_a_competition() {
    let club = Harbour::open().await;
    let one = club.closed(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]).await;
    let id = club.cup(plan(&[&one])).await;
    let path = format!("/competitions/{id}");
    let write = async |text: &str| {
        let body = json!({ "text": text, "evening": one });
        club.post(&club.ana, &format!("{path}/notes"), body).await
    };
    assert_eq!(write("  Wrong tile,  played on ").await.status, 201);
    assert_eq!(write("Late start").await.status, 201);
    let view = club.get(&club.ana, &path).await.json();
    let texts: Vec<_> = view["notes"].as_array().unwrap().iter().map(|note| &note["text"]).collect();
    assert_eq!(texts, ["Wrong tile, played on", "Late start"]);
    assert_eq!((&view["notes"][0]["evening"], &view["revision"]), (&json!(one), &json!(1)));
    assert!(view["notes"][0]["at_ms"].as_i64().unwrap() > 1_700_000_000_000);
    assert_eq!(club.public(&path).await.json()["notes"], json!([]));
    for bad in ["", "x\u{202e}", &"x".repeat(301)] {
        assert_eq!(refusal(&write(bad).await).0, 422, "{bad:?}");
    }
    let body = json!({ "text": "x", "evening": null });
    assert_eq!(club.post(&club.ana, "/competitions/none/notes", body.clone()).await.status, 404);
    assert_eq!(club.post(&club.eva, &format!("{path}/notes"), body).await.status, 403);
}

#[tokio::test]
async fn entry_lists_with_faults_are_refused() {
    let club = Harbour::open().await;
    let id = club.cup(plan(&[])).await;
    for (list, code) in [
        ("", "empty"),
        ("Ana,HR-1", "no-headings"),
        ("name,licence\nAna,1\nEva,1", "licence-twice"),
        ("name\nAna\nAna", "entry-twice"),
        ("licence,club\n1,Split", "no-column"),
    ] {
        let refused = club.send_entries(&id, list, "revision=1").await;
        assert_eq!(refusal(&refused), (422, "bad-list".into()), "{list}");
        assert_eq!(refused.json()["problem"]["refusal"]["faults"][0]["fault"]["code"], code, "{list}");
    }
    assert_eq!(club.send_entries("none", "Ana", "revision=1").await.status, 404);
    let path = format!("{}/competitions/{id}/entries.csv?revision=1", club.path);
    let stranger = send(club.server.address, "PUT", &path, &[], None).await.unwrap();
    assert_eq!(stranger.status, 403);
}

#[tokio::test]
async fn plans_that_do_not_add_up_are_refused() {
    let club = Harbour::open().await;
    let one = club.closed(["Ana", "Boris", "Carmen", "Dora"], &["100:20"]).await;
    let fault = |answer: Answer| {
        assert_eq!(refusal(&answer), (422, "faulty".into()), "{}", answer.text());
        answer.json()["problem"]["refusal"]["refusal"]["fault"]["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(fault(club.make("Cup", plan(&[&one, &one])).await), "session-twice");
    assert_eq!(fault(club.make("Cup", plan(&[&"none".into()])).await), "no-evening");
    let mut pairs = plan(&[&one]);
    pairs["counts"] = json!("pairs");
    assert_eq!(fault(club.make("Cup", pairs).await), "no-pairs");
    let (by_wins, mut phone) =
        club.evening(&club.ana, ["Ana", "Boris", "Carmen", "Dora"], "order wins points\n").await;
    phone.does(EveningCommand::Close { counts: None }).await;
    assert_eq!(fault(club.make("Cup", plan(&[&one, &by_wins])).await), "other-order");
    let mut room = plan(&[&one]);
    room["sessions"][0]["room"] = json!("x".repeat(61));
    assert_eq!(fault(club.make("Cup", room).await), "bad-room");
    for name in ["", "Cup\u{202e}", &"x".repeat(61)] {
        assert_eq!(refusal(&club.make(name, plan(&[])).await), (422, "bad-name".into()), "{name:?}");
    }
    // The evening of another club is no session.
    let stranger = Harbour::open_at(club).await;
    assert_eq!(fault(stranger.make("Cup", plan(&[&one])).await), "no-evening");
}

impl Harbour {
    /// Another club on the same server, whose organiser is Eva.
    async fn open_at(club: Harbour) -> Harbour {
        let own = crate::phone::club(&club.eva).await;
        let Harbour { server, ana, eva, .. } = club;
        Harbour { server, ana: eva, eva: ana, path: format!("/api/clubs/{own}") }
    }
}
