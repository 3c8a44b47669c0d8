//! Tests of what calls people: one answer for pages, notices on devices, and the wish to hear when someone comes.

mod push_service;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use boneyard_protocol::notices::{Notices, PushNotice, PushView};
use boneyard_server::{Config, PushReach};
use serde_json::{Value, json};

use self::push_service::{Device, PushService};
use crate::play::{against_bots, play_until, until};
use crate::running::Running;
use crate::tournaments::{does, wants, with};
use crate::visitor::{Shown, Visitor, send};

/// A server that sends notices to this machine, soon.
async fn server() -> Running {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.push = PushReach::ThisMachine;
    config.limits.turn_push_after = Duration::from_millis(20);
    Running::start_with(folder, config).await
}

async fn notices(person: &Visitor) -> Notices {
    person.request("GET", "/api/notices", None).await.parse()
}

async fn devices(person: &Visitor) -> Vec<String> {
    person.request("GET", "/api/push", None).await.parse::<PushView>().devices
}

async fn put(person: &Visitor, device: &Value) -> u16 {
    person.request("PUT", "/api/push", Some(device)).await.status
}

fn two_seats(rules: &str) -> Value {
    json!({ "rules": rules, "seats": [{ "kind": "me" }, { "kind": "open" }] })
}

#[tokio::test]
async fn one_answer_has_tables_and_invitations_also_for_guests() {
    let server = Running::start().await;
    let nobody = send(server.address, "GET", "/api/notices", &[], None).await.unwrap();
    assert_eq!(nobody.json(), json!({ "tables": [], "invitations": [], "wish": null }));

    let guest = Visitor::new(server.address).await;
    let id = guest.open_table(&against_bots("draw", 1)).await;
    let mut socket = guest.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();
    until(&mut socket, &mut shown, |shown| !shown.now.legal.is_empty()).await;
    let calling = notices(&guest).await.tables;
    assert_eq!((calling.len(), &calling[0].id, calling[0].your_turn), (1, &id, true));

    let [ana, eva] = [
        Visitor::with_account(server.address, "Ana").await,
        Visitor::with_account(server.address, "Eva").await,
    ];
    let table = ana.open_table(&two_seats("draw")).await;
    let path = format!("/api/tables/{table}/invitations");
    assert_eq!(ana.request("POST", &path, Some(&json!({ "name": "Eva" }))).await.status, 204);
    let invited = notices(&eva).await;
    assert_eq!((invited.invitations[0].table.clone(), invited.tables.len()), (table, 0));
}

#[tokio::test]
async fn a_device_hears_of_an_invitation_until_its_service_forgets_it() {
    let (server, mut service) = (server().await, PushService::start().await);
    let [ana, eva] = [
        Visitor::with_account(server.address, "Ana").await,
        Visitor::with_account(server.address, "Eva").await,
    ];
    let device = Device::new(7);
    assert_eq!(put(&eva, &device.subscription(&service, "/eva?id=1", "hr")).await, 204);
    assert_eq!(devices(&eva).await.len(), 1);
    assert!(devices(&ana).await.is_empty());

    let table = ana.open_table(&two_seats("draw")).await;
    let path = format!("/api/tables/{table}/invitations");
    assert_eq!(ana.request("POST", &path, Some(&json!({ "name": "Eva" }))).await.status, 204);
    let request = service.next().await;
    assert_eq!(request.line, "POST /eva?id=1 HTTP/1.1");
    assert_eq!(request.header("content-encoding"), "aes128gcm");
    assert_eq!((request.header("ttl"), request.header("urgency")), ("600", "high"));
    assert_eq!(request.header("topic"), format!("invitation-{table}"));
    let key = eva.request("GET", "/api/push", None).await.parse::<PushView>().key.unwrap();
    assert!(request.header("authorization").starts_with("vapid t="), "{request:?}");
    assert!(request.header("authorization").ends_with(&format!(", k={key}")), "{request:?}");
    let notice: PushNotice = serde_json::from_slice(&device.decrypt(&request.body)).unwrap();
    let expected = PushNotice {
        title: "Ana poziva vas za stol".into(),
        body: notice.body.clone(),
        path: format!("/table/{table}"),
        tag: format!("invitation-{table}"),
    };
    assert_eq!(notice, expected);

    service.answer(410);
    assert_eq!(ana.request("POST", &path, Some(&json!({ "name": "Eva" }))).await.status, 204);
    service.next().await;
    while !devices(&eva).await.is_empty() {}
}

#[tokio::test]
async fn a_slow_match_calls_the_device_of_a_guest_once_a_turn() {
    let (server, mut service) = (server().await, PushService::start().await);
    let guest = Visitor::new(server.address).await;
    let device = Device::new(9);
    assert_eq!(put(&guest, &device.subscription(&service, "/guest", "en")).await, 204);
    // A tile drawn from the boneyard would not end the turn: in this game nobody draws.
    let mut request = against_bots("block", 1);
    request["options"]["turn_seconds"] = json!(86_400);
    let id = guest.open_table(&request).await;
    let mut shown = Shown::default();
    for _ in 0..2 {
        let mut socket = guest.join(&id, shown.last).await.unwrap();
        let before = shown.last;
        let is_next = |shown: &Shown| shown.last > before + 1 && !shown.now.legal.is_empty();
        play_until(&mut socket, &mut shown, is_next).await;
        drop(socket);
        let notice: PushNotice = serde_json::from_slice(&device.decrypt(&service.next().await.body)).unwrap();
        assert_eq!((notice.title.as_str(), notice.body.as_str()), ("It is your turn", "Block"));
        assert_eq!(notice.path, format!("/table/{id}"));
        assert!(service.is_empty(), "one turn, one notice");
    }
}

#[tokio::test]
async fn who_asked_hears_when_someone_comes() {
    let (server, mut service) = (server().await, PushService::start().await);
    let [ana, ben] = [Visitor::new(server.address).await, Visitor::new(server.address).await];
    let device = Device::new(3);
    assert_eq!(put(&ana, &device.subscription(&service, "/ana", "en")).await, 204);
    assert_eq!(notices(&ana).await.wish, None);
    let wish = ana.request("PUT", "/api/notices/wish", None).await;
    assert_eq!((wish.status, wish.json()["came"].clone()), (200, Value::Null));
    assert!(notices(&ana).await.wish.unwrap().seconds > 14_000);

    let table = ben.open_table(&two_seats("block")).await;
    let _there = ben.join(&table, 0).await.unwrap();
    let notice: PushNotice = serde_json::from_slice(&device.decrypt(&service.next().await.body)).unwrap();
    assert_eq!((notice.title.as_str(), notice.body.as_str()), ("Someone wants to play", "Block"));
    assert_eq!(notice.path, format!("/table/{table}"));
    let came = notices(&ana).await.wish.unwrap().came.unwrap();
    assert_eq!((came.table, came.presets), (Some(table), vec!["block".to_owned()]));

    assert_eq!(ana.request("DELETE", "/api/notices/wish", None).await.status, 204);
    assert_eq!(notices(&ana).await.wish, None);
    let nobody = send(server.address, "PUT", "/api/notices/wish", &[], None).await.unwrap();
    assert_eq!(nobody.status, 403);
}

#[tokio::test]
async fn a_person_who_waits_for_opponents_is_news_but_not_to_themselves() {
    let server = server().await;
    let [ana, ben] = [Visitor::new(server.address).await, Visitor::new(server.address).await];
    for person in [&ana, &ben] {
        assert_eq!(person.request("PUT", "/api/notices/wish", None).await.status, 200);
    }
    let wants = json!({ "games": ["draw"], "players": 2 });
    let waits = ben.request("POST", "/api/pool", Some(&wants));
    let hears = async {
        loop {
            if let Some(came) = notices(&ana).await.wish.unwrap().came {
                return came;
            }
        }
    };
    let came = tokio::select! {
        came = hears => came,
        answer = waits => panic!("nobody else is here: {}", answer.text()),
    };
    assert_eq!((came.table, came.presets), (None, vec!["draw".to_owned()]));
    assert_eq!(notices(&ben).await.wish.unwrap().came, None);
}

/// A request for a tournament that begins in so many minutes.
fn tournament_in(minutes: i64, fields: Value) -> Value {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let request = wants(&json!({ "type": "swiss", "rounds": 3 }));
    with(with(request, json!({ "starts_ms": now + minutes * 60_000 })), fields)
}

async fn open_tournament(host: &Visitor, request: &Value) -> String {
    let answer = host.request("POST", "/api/tournaments", Some(request)).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn entrants_hear_once_that_their_tournament_begins_soon() {
    let (server, mut service) = (server().await, PushService::start().await);
    let mut people = Vec::new();
    for (number, name) in (1..).zip(["Ana", "Ben", "Eva", "Ivo"]) {
        let person = Visitor::with_account(server.address, name).await;
        let subscription = Device::new(number).subscription(&service, &format!("/{name}"), "en");
        people.push((person, subscription));
    }
    let [(ana, of_ana), (ben, of_ben), (eva, of_eva), (ivo, of_ivo)] = &people[..] else { unreachable!() };
    for (person, device) in [(ana, of_ana), (eva, of_eva), (ivo, of_ivo)] {
        assert_eq!(put(person, device).await, 204);
    }
    let far = open_tournament(ana, &tournament_in(60, json!({ "title": "Far" }))).await;
    does(ana, &far, "enter", &json!({})).await;
    // Ben has withdrawn, and Ivo has not confirmed that he plays with Eva.
    let near = open_tournament(ana, &tournament_in(5, json!({ "title": "Near" }))).await;
    does(ben, &near, "enter", &json!({})).await;
    does(ben, &near, "withdraw", &json!({})).await;
    assert_eq!(put(ben, of_ben).await, 204);
    let pairs = json!({ "title": "Pairs", "rules": "latin-pairs", "pairs": true });
    let pairs = open_tournament(ana, &tournament_in(5, pairs)).await;
    does(eva, &pairs, "enter", &json!({ "partner": "Ivo" })).await;
    does(ana, &near, "enter", &json!({})).await;

    let next = async |service: &mut PushService, device: u8, line: &str| {
        let request = service.next().await;
        assert_eq!(request.line, format!("POST {line} HTTP/1.1"));
        let notice: PushNotice = serde_json::from_slice(&Device::new(device).decrypt(&request.body)).unwrap();
        assert_eq!(notice.title, "Your tournament begins soon");
        (notice.body, notice.path, notice.tag)
    };
    let expected = ("Near".into(), format!("/tournaments/{near}"), format!("tournament-{near}"));
    assert_eq!(next(&mut service, 1, "/Ana").await, expected);
    // The next one is of another tournament: the server has looked again, and told nobody twice.
    let later = open_tournament(ben, &tournament_in(5, json!({ "title": "Later" }))).await;
    does(ben, &later, "enter", &json!({})).await;
    assert_eq!(next(&mut service, 2, "/Ben").await.0, "Later");
    assert!(service.is_empty(), "nobody else was told");
}

#[tokio::test]
async fn a_device_goes_with_its_session_and_is_removed_by_its_name() {
    let (server, service) = (server().await, PushService::start().await);
    let ana = Visitor::with_account(server.address, "Ana").await;
    assert_eq!(put(&ana, &Device::new(1).subscription(&service, "/a", "en")).await, 204);
    assert_eq!(put(&ana, &Device::new(2).subscription(&service, "/b", "en")).await, 204);
    let [first, _] = &devices(&ana).await[..] else { panic!("two devices") };
    let eva = Visitor::with_account(server.address, "Eva").await;
    let path = format!("/api/push/{first}");
    assert_eq!(eva.request("DELETE", &path, None).await.status, 404, "it is not hers");
    assert_eq!(ana.request("DELETE", &path, None).await.status, 204);
    assert_eq!(devices(&ana).await.len(), 1);
    // Another person on the same browser takes it over.
    assert_eq!(put(&eva, &Device::new(2).subscription(&service, "/b", "en")).await, 204);
    assert_eq!(put(&eva, &Device::new(1).subscription(&service, "/a", "en")).await, 204);
    assert!(devices(&ana).await.is_empty());
    assert_eq!(devices(&eva).await.len(), 2);
    assert_eq!(eva.request("DELETE", "/api/session", None).await.status, 204);
    let again = json!({ "name": "Eva", "password": crate::visitor::PASSWORD });
    let signed_in = Visitor::new(server.address).await;
    let answer = signed_in.request("POST", "/api/session", Some(&again)).await;
    assert!(devices(&signed_in.with_cookies_of(&answer)).await.is_empty(), "she has signed out there");
}

#[tokio::test]
async fn addresses_that_no_browser_gives_are_refused_with_a_reason() {
    let server = Running::start().await;
    let ana = Visitor::new(server.address).await;
    let device = Device::new(5);
    let with = |field: &str, value: &str| {
        let mut subscription = device.subscription_at("https://push.example/a", "en");
        subscription[field] = json!(value);
        subscription
    };
    for (subscription, why) in [
        (with("endpoint", "http://push.example/a"), "endpoint: not an address with https"),
        (with("endpoint", "https://127.0.0.1/a"), "endpoint: not the host name of a push service"),
        (with("endpoint", "https://push.example:22/a"), "endpoint: has another port than 443"),
        (with("p256dh", "AAAA"), "p256dh: not a point of P-256"),
        (with("auth", "AAAA"), "auth: has not 16 bytes"),
        (with("auth", "!"), "auth: not base64url"),
    ] {
        let answer = ana.request("PUT", "/api/push", Some(&subscription)).await;
        let detail = answer.json()["problem"]["detail"].clone();
        assert_eq!((answer.status, detail), (400, json!(why)), "{subscription}");
    }
    let language = ana.request("PUT", "/api/push", Some(&with("language", "xx"))).await;
    assert_eq!(language.status, 400, "{}", language.text());
    assert_eq!(put(&ana, &device.subscription_at("https://push.example/a", "en")).await, 204);
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(put(&ana, &device.subscription_at("https://push.example/a", "en")).await);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn a_host_can_turn_push_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.push = PushReach::Off;
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::new(server.address).await;
    let view: PushView = ana.request("GET", "/api/push", None).await.parse();
    assert_eq!(view, PushView { key: None, devices: Vec::new() });
    let device = Device::new(5).subscription_at("https://push.example/a", "en");
    assert_eq!(put(&ana, &device).await, 400);
}

#[tokio::test]
async fn the_key_of_a_server_stays_the_same() {
    let server = Running::start().await;
    let key = async |server: &Running| {
        let answer = send(server.address, "GET", "/api/push", &[], None).await.unwrap();
        answer.parse::<PushView>().key.unwrap()
    };
    let before = key(&server).await;
    let server = server.restart().await;
    assert_eq!(key(&server).await, before);
}
