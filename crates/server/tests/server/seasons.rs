//! Seasons and the hall of fame of a club.

use boneyard_club::SheetId;
use boneyard_club::live::EveningCommand;
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::evening::OpenedEvening;
use serde_json::{Value, json};

use crate::phone::{Phone, club, enter_club};
use crate::running::Running;
use crate::visitor::{Answer, Visitor};

/// A club whose organiser and member is Ana, with evenings.
struct Harbour {
    server: Running,
    ana: Visitor,
    club: ClubId,
}

impl Harbour {
    async fn open() -> Self {
        let server = Running::start().await;
        let ana = Visitor::named(server.address, "Ana").await;
        let club = club(&ana).await;
        enter_club(&ana, &club, &ana, "Ana").await;
        Harbour { server, ana, club }
    }

    async fn get(&self, rest: &str) -> Answer {
        // Every visitor with the club's URL can read its seasons, even without a cookie.
        let nobody = Visitor { address: self.server.address, cookie: String::new() };
        nobody.request("GET", &format!("/api/clubs/{}{rest}", self.club), None).await
    }

    /// Opens an evening of these players with these scores and closes it. Returns the evening's id.
    async fn hold(&self, date: &str, players: [&str; 4], scores: &[&str]) -> EveningId {
        let (id, mut laptop) = self.play(date, players, scores).await;
        laptop.does(EveningCommand::Close { counts: None }).await;
        id
    }

    /// Opens an evening of these players with these scores. Returns its id and the organiser's device.
    async fn play(&self, date: &str, players: [&str; 4], scores: &[&str]) -> (EveningId, Phone) {
        let mut file = format!("evening 1\nname \"Friday\"\n{date}\nplayers 4 published\n");
        for (number, name) in (1..).zip(players) {
            file += &format!("player {number} \"{name}\"\n");
        }
        for (number, score) in (1..).zip(scores) {
            file += &format!("match {number} table 1 final {score}\n");
        }
        let body = json!({ "club": self.club, "file": file });
        let opened = self.ana.request("POST", "/api/evenings", Some(&body)).await;
        assert_eq!(opened.status, 201, "{}", opened.text());
        let OpenedEvening { id, .. } = opened.parse();
        let laptop = Phone::follow(self.server.address, Some(&self.ana.cookie), &id, "laptop").await.unwrap();
        (id, laptop)
    }

    async fn set_season(&self, season: Value) {
        let body = json!({ "name": "At the harbour", "settings": { "season": season } });
        let edited = self.ana.request("PUT", &format!("/api/clubs/{}", self.club), Some(&body)).await;
        assert_eq!(edited.status, 200, "{}", edited.text());
    }
}

/// The standings of a season: place, name, whether a guest, evenings played, points.
fn lines(view: &Value) -> Vec<Value> {
    let person = |id: &Value| {
        let people = view["people"].as_array().unwrap();
        people.iter().find(|person| person["id"] == *id).unwrap().clone()
    };
    let standings = view["standings"].as_array().unwrap().iter();
    let line = standings.map(|line| {
        let person = person(&line["member"]);
        json!([line["place"], person["name"], person["guest"], line["played"], line["points"]])
    });
    line.collect()
}

// EX-11 of the worked examples: the scores of its matches.
const PLAYED: [&str; 3] = ["100:0", "100:37", "64:100"];

#[tokio::test]
async fn complete_evenings_count_by_year() {
    let club = Harbour::open().await;
    let empty = club.get("/season").await.json();
    assert_eq!(empty["standings"], json!([]));
    assert_eq!((empty["over"].clone(), empty["seasons"].clone()), (json!(false), json!([empty["season"]])));
    assert_eq!(club.get("/hall").await.json()["hall"]["honours"], json!([]));

    let first = club.hold("date 2024-11-20", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED).await;
    let second = club.hold("date 2024-03-05", ["Ana", "Eva", "Carmen", "Dora"], &PLAYED).await;
    club.hold("date 2023-03-05", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED).await;
    // CLUB-20: an evening that ended early has no winner.
    club.hold("date 2024-12-24", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED[..2]).await;

    let season = club.get("/season").await.json();
    assert_eq!((season["season"].clone(), season["over"].clone()), (json!("2024"), json!(true)));
    let evenings = season["evenings"].as_array().unwrap().iter();
    let held: Vec<_> = evenings.map(|evening| evening["id"].clone()).collect();
    assert_eq!(held, [second, first].map(|id| json!(id)), "in the order of their days");
    assert_eq!(
        lines(&season),
        [
            json!([1, "Ana", false, 2, 10]),
            json!([2, "Carmen", true, 2, 6]),
            json!([3, "Boris", true, 1, 4]),
            json!([3, "Eva", true, 1, 4]),
            json!([5, "Dora", true, 2, 0]),
        ]
    );
    assert_eq!(lines(&club.get("/season?season=2023").await.json()).len(), 4);
    assert_eq!(lines(&club.get("/season?season=2022").await.json()), Vec::<Value>::new());
    for (unknown, status) in [("2024-1", 404), ("spring", 400)] {
        assert_eq!(club.get(&format!("/season?season={unknown}")).await.status, status, "{unknown}");
    }

    let hall = club.get("/hall").await.json();
    let champions = hall["hall"]["champions"].as_array().unwrap();
    let seasons: Vec<_> = champions.iter().map(|champion| champion["season"].clone()).collect();
    assert_eq!(seasons, ["2024", "2023"]);
    assert_eq!(hall["hall"]["honours"][0]["evenings"], 3);
    assert_eq!(hall["people"][0], json!({ "id": champions[0]["members"][0], "name": "Ana", "guest": false }));
}

// The organiser says at closing whether an evening counts. Opened again, it counts no longer; closed again, it counts anew.
#[tokio::test]
async fn a_night_with_a_later_date_does_not_open_a_later_season() {
    let club = Harbour::open().await;
    club.hold("date 2024-11-20", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED).await;
    club.hold("date 2099-03-05", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED).await;
    let shown = club.get("/season").await.json();
    assert_eq!(shown["season"], json!("2024"));
    assert!(shown["seasons"].as_array().unwrap().contains(&json!("2099")), "it can be chosen: {shown}");
}

#[tokio::test]
async fn an_evening_counts_as_its_organiser_says() {
    let club = Harbour::open().await;
    let people = ["Ana", "Boris", "Carmen", "Dora"];
    let points = |season: &Value| lines(season).iter().map(|line| line[4].clone()).collect::<Vec<_>>();
    let close = |counts| EveningCommand::Close { counts: Some(counts) };

    let (short, mut laptop) = club.play("date 2024-12-24", people, &PLAYED[..2]).await;
    laptop.does(close(true)).await;
    let season = club.get("/season").await.json();
    assert_eq!(season["evenings"][0]["id"], json!(short));
    assert_eq!(points(&season), [json!(5), json!(3), json!(2), json!(0)]);
    let listed = club.get("/evenings").await.json();
    assert_eq!((listed[0]["final"].clone(), listed[0]["counts"].clone()), (json!(false), json!(true)));

    laptop.does(EveningCommand::Reopen).await;
    assert_eq!(club.get("/season?season=2024").await.json()["evenings"], json!([]));
    assert_eq!(club.get("/evenings").await.json()[0]["counts"], Value::Null);
    let change = EveningCommand::Annul { at: SheetId { number: 2, table: 1 }, why: "misread".to_owned() };
    laptop.does(change).await;
    laptop.does(close(true)).await;
    assert_eq!(points(&club.get("/season?season=2024").await.json()), [3, 3, 0, 0].map(|n| json!(n)));

    let (_, mut laptop) = club.play("date 2024-12-26", people, &PLAYED).await;
    laptop.does(close(false)).await;
    let (_, mut laptop) = club.play("date 2024-12-27", people, &[]).await;
    laptop.does(close(true)).await;
    let season = club.get("/season?season=2024").await.json();
    assert_eq!(season["evenings"].as_array().unwrap().len(), 1, "not wanted, and without a result");
}

#[tokio::test]
async fn season_rules_apply_to_earlier_evenings() {
    let club = Harbour::open().await;
    club.hold("date 2024-02-20", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED).await;
    club.hold("date 2024-03-20", ["Dora", "Boris", "Carmen", "Ana"], &PLAYED).await;
    let points = json!({ "kind": "by-place", "points": [10, 7] });
    let counted = json!({ "kind": "best", "evenings": 1 });
    club.set_season(json!({ "rules": { "points": points, "counted": counted } })).await;
    let season = club.get("/season").await.json();
    for line in [json!([1, "Ana", false, 2, 10]), json!([1, "Dora", true, 2, 10])] {
        assert!(lines(&season)[..2].contains(&line), "{line}");
    }

    club.set_season(json!({ "span": "month", "rules": { "evenings_min": 2 } })).await;
    let season = club.get("/season").await.json();
    assert_eq!(season["season"], "2024-3");
    assert!(season["seasons"].as_array().unwrap().contains(&json!("2024-2")));
    assert_eq!(lines(&season)[0], json!([null, "Dora", true, 1, 5]), "one evening is too few to be ranked");

    let rises = json!({ "kind": "by-place", "points": [1, 2] });
    let body = json!({ "name": "x", "settings": { "season": { "rules": { "points": rises } } } });
    let refused = club.ana.request("PUT", &format!("/api/clubs/{}", club.club), Some(&body)).await;
    assert_eq!(refused.status, 400, "{}", refused.text());
}

#[tokio::test]
async fn renamed_members_keep_their_evenings_after_a_restart() {
    let mut club = Harbour::open().await;
    club.hold("date 2024-02-20", ["Ana", "Boris", "Carmen", "Dora"], &PLAYED).await;
    let path = format!("/api/clubs/{}/members", club.club);
    let ana = club.ana.request("GET", &path, None).await.json()[0]["id"].as_str().unwrap().to_owned();
    let renamed = json!({ "name": "Ana Luna", "email": "ana@example.org" });
    let put = club.ana.request("PUT", &format!("{path}/{ana}"), Some(&renamed)).await;
    assert_eq!(put.status, 200, "{}", put.text());
    // Earlier evenings also count for a member who is added later under the same name.
    let boris = json!({ "name": "Boris", "email": "boris@example.org" });
    assert_eq!(club.ana.request("POST", &path, Some(&boris)).await.status, 201);
    club.server = club.server.restart().await;
    let season = club.get("/season").await.json();
    assert_eq!(lines(&season)[..2], [json!([1, "Ana Luna", false, 1, 5]), json!([2, "Boris", false, 1, 4])]);
}

#[tokio::test]
async fn two_members_who_were_merged_count_as_one() {
    let club = Harbour::open().await;
    let members = format!("/api/clubs/{}/members", club.club);
    let mut ids = Vec::new();
    for name in ["Ivan Babić", "Ivan Babic"] {
        let added = club
            .ana
            .request("POST", &format!("{members}?namesakes=true"), Some(&json!({ "name": name })))
            .await;
        ids.push(added.json()["id"].as_str().unwrap().to_owned());
    }
    club.hold("date 2024-11-20", ["Ana", "Ivan Babić", "Carmen", "Dora"], &PLAYED).await;
    let second = club.hold("date 2024-11-27", ["Ana", "Ivan Babic", "Carmen", "Dora"], &PLAYED).await;
    let body = json!({ "other": ids[1], "entry": { "name": "Ivan B." } });
    let merged = club.ana.request("POST", &format!("{members}/{}/merge", ids[0]), Some(&body)).await;
    assert_eq!(merged.status, 200, "{}", merged.text());
    // The old name still counts.
    let third = club.hold("date 2024-12-04", ["Ana", "Ivan Babic", "Carmen", "Dora"], &PLAYED).await;

    let lines = lines(&club.get("/season?season=2024").await.json());
    let ivan: Vec<_> = lines.iter().filter(|line| line[1].as_str().unwrap().contains("Ivan")).collect();
    assert_eq!(ivan.len(), 1, "{lines:?}");
    assert_eq!((&ivan[0][1], &ivan[0][2], &ivan[0][3]), (&json!("Ivan B."), &json!(false), &json!(3)));

    // The same names as last time are those that the members have now.
    for evening in [&second, &third] {
        let path = format!("/api/clubs/{}/names?evening={evening}", club.club);
        let players = club.ana.request("GET", &path, None).await.json()["players"].clone();
        assert_eq!(players[1], json!({ "name": "Ivan Babic", "member": "Ivan B." }));
        assert_eq!(players[2], json!({ "name": "Carmen", "member": null }));
    }
    let other = crate::phone::club(&club.ana).await;
    let path = format!("/api/clubs/{other}/names?evening={third}");
    assert_eq!(club.ana.request("GET", &path, None).await.status, 404, "an evening of another club");
}
