//! Tests of accounts: who may open, use, change and delete one.

pub(crate) mod device;
pub(crate) mod mailbox;
mod passkeys;
mod turn_mails;

use std::time::Duration;

use boneyard_protocol::ServerMessage;
use boneyard_server::Config;
use serde_json::{Value, json};

use self::mailbox::Mailbox;
use crate::running::Running;
use crate::visitor::{Answer, PASSWORD, Visitor, send};

const OTHER_PASSWORD: &str = "another horse";

/// The code of a refusal.
fn code(answer: &Answer) -> String {
    let problem = &answer.json()["problem"];
    let code = problem["refusal"]["code"].as_str().or(problem["code"].as_str());
    format!("{} {}", answer.status, code.unwrap_or("none"))
}

/// Signs in on another browser.
async fn sign_in(browser: &Visitor, name: &str, password: &str) -> Answer {
    let request = json!({ "name": name, "password": password });
    browser.request("POST", "/api/session", Some(&request)).await
}

async fn me(browser: &Visitor) -> Value {
    browser.request("GET", "/api/me", None).await.json()
}

#[tokio::test]
async fn a_guest_who_opens_an_account_keeps_tables_and_clubs() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = guest.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let club = guest.request("POST", "/api/clubs", Some(&json!({ "name": "Harbour" }))).await;
    assert_eq!(club.status, 201, "{}", club.text());

    let request = json!({ "name": " Ana  María ", "password": PASSWORD });
    let opened = guest.request("POST", "/api/account", Some(&request)).await;
    assert_eq!((opened.status, opened.json()), (201, json!({ "name": "Ana María", "account": true })));
    for cookie in opened.header("set-cookie").lines() {
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(part) || cookie.starts_with("boneyard_guest=;"), "{cookie}");
        }
    }
    let ana = guest.with_cookies_of(&opened);
    assert!(!ana.cookie.contains("boneyard_guest"), "{}", ana.cookie);
    assert_eq!(me(&ana).await, json!({ "name": "Ana María", "account": true }));
    let mine = ana.request("GET", "/api/tables/mine", None).await.json();
    assert_eq!((&mine[0]["table"]["id"], &mine[0]["table"]["you"]), (&json!(table), &json!(1)));
    // The table shows the new name soon.
    let shown = async || ana.request("GET", &format!("/api/tables/{table}"), None).await.json();
    while shown().await["seats"][0]["name"] != "Ana María" {}
    let clubs = ana.request("GET", "/api/clubs", None).await.json();
    assert_eq!(clubs[0]["name"], "Harbour");

    // The guest's cookie, wherever it is, opens nothing any more.
    assert_eq!(me(&guest).await, json!({ "name": "" }));
    assert_eq!(guest.request("GET", "/api/tables/mine", None).await.json(), json!([]));
    let mut watching = guest.join(&table, 0).await.unwrap();
    let Some(ServerMessage::Snapshot { view, .. }) = watching.receive().await else { panic!("a snapshot") };
    assert_eq!(view.you, None);
}

#[tokio::test]
async fn names_and_passwords_are_checked() {
    let server = Running::start().await;
    let _ana = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::new(server.address).await;
    let long = "x".repeat(257);
    for (name, password, refusal) in [
        ("ana", PASSWORD, "409 name-taken"),
        (" ANA ", PASSWORD, "409 name-taken"),
        // With a Cyrillic letter.
        ("Аna", PASSWORD, "409 name-taken"),
        ("Ana.", PASSWORD, "409 name-taken"),
        ("Bot 2", PASSWORD, "409 name-of-house"),
        ("Moderator", PASSWORD, "409 name-of-house"),
        ("Eva", "seven77", "422 bad-password"),
        ("Eva", &long, "422 bad-password"),
        ("", PASSWORD, "422 bad-name"),
        ("eva@example.org", PASSWORD, "422 bad-name"),
        ("twenty-five characters xx", PASSWORD, "422 bad-name"),
    ] {
        let request = json!({ "name": name, "password": password });
        let answer = guest.request("POST", "/api/account", Some(&request)).await;
        assert_eq!(code(&answer), refusal, "{name} {password}");
    }
    let request = json!({ "name": "Eva", "password": PASSWORD });
    let nobody = send(server.address, "POST", "/api/account", &[], Some(&request.to_string())).await.unwrap();
    assert_eq!(code(&nobody), "403 not-allowed", "a visitor becomes a guest first");
    let eva = Visitor::with_account(server.address, "Eva").await;
    let again =
        eva.request("POST", "/api/account", Some(&json!({ "name": "E", "password": PASSWORD }))).await;
    assert_eq!(code(&again), "409 signed-in");
    let renamed = eva.request("PUT", "/api/me", Some(&json!({ "name": "ANA" }))).await;
    assert_eq!(code(&renamed), "409 name-taken");
    let renamed = eva.request("PUT", "/api/me", Some(&json!({ "name": "Evita" }))).await;
    assert_eq!((renamed.status, renamed.json()["account"].clone()), (200, json!(true)));
    let taken_no_more = Visitor::with_account(server.address, "Eva").await;
    assert_eq!(me(&taken_no_more).await["name"], "Eva");
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_the_same_answer() {
    let server = Running::start().await;
    let _ana = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::new(server.address).await;
    let [wrong_password, wrong_name] =
        [sign_in(&guest, "Ana", "wrong horse").await, sign_in(&guest, "Eva", PASSWORD).await];
    assert_eq!(code(&wrong_password), "403 wrong-sign-in");
    assert_eq!(wrong_password.body, wrong_name.body);
    for bad in [json!({ "name": "Ana" }), json!({}), json!({ "name": 1, "password": 2 })] {
        assert_eq!(code(&guest.request("POST", "/api/session", Some(&bad)).await), "400 bad-request");
    }
    // Capital and small letters of a name are the same.
    let signed_in = sign_in(&guest, "aNA", PASSWORD).await;
    assert_eq!(signed_in.json(), json!({ "name": "Ana", "account": true }));
    let here = guest.with_cookies_of(&signed_in);
    assert_eq!(code(&sign_in(&here, "Ana", PASSWORD).await), "409 signed-in");
}

/// A server behind a proxy, so that requests can come from different networks. It allows two wrong passwords.
async fn behind_a_proxy() -> Running {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.public_url = Some("https://dominoes.example".parse().unwrap());
    config.limits.wrong_passwords = 2;
    config.limits.wrong_passwords_every = Duration::from_secs(60 * 60);
    Running::start_with(folder, config).await
}

/// Signs in from a network.
async fn sign_in_from(network: &str, browser: &Visitor, name: &str, password: &str) -> Answer {
    let body = json!({ "name": name, "password": password }).to_string();
    let headers = [("cookie", browser.cookie.as_str()), ("x-forwarded-for", network)];
    send(browser.address, "POST", "/api/session", &headers, Some(&body)).await.unwrap()
}

const MALLORYS: &str = "203.0.113.7";
const HOME: &str = "198.51.100.20";

#[tokio::test]
async fn wrong_passwords_slow_down_their_network_and_not_the_owner() {
    let server = behind_a_proxy().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let _eva = Visitor::with_account(server.address, "Eva").await;
    let stranger = Visitor::new(server.address).await;
    for _ in 0..2 {
        let wrong = sign_in_from(MALLORYS, &stranger, "ANA", "wrong horse").await;
        assert_eq!(code(&wrong), "403 wrong-sign-in");
    }
    let refused = sign_in_from(MALLORYS, &stranger, "Ana", PASSWORD).await;
    assert_eq!(code(&refused), "429 too-many", "a right guess must not be seen either");
    assert_eq!(sign_in_from(MALLORYS, &stranger, "Eva", PASSWORD).await.status, 200, "another name");
    assert_eq!(sign_in_from(HOME, &stranger, "Ana", PASSWORD).await.status, 200, "another network");

    // In the same network Ana's own browser signs in, before and after a restart, and strangers cannot stop its confirmations.
    let change = json!({ "password": PASSWORD, "new_password": PASSWORD });
    let changed = ana.request("PUT", "/api/account/password", Some(&change)).await;
    assert_eq!(changed.status, 204);
    let ana = ana.with_cookies_of(&changed);
    let signed_out = ana.with_cookies_of(&ana.request("DELETE", "/api/session", None).await);
    let signed_in = sign_in_from(MALLORYS, &signed_out, "Ana", PASSWORD).await;
    assert_eq!(signed_in.status, 200, "{}", signed_in.text());
    let ana = signed_out.with_cookies_of(&signed_in);
    let signed_out = ana.with_cookies_of(&ana.request("DELETE", "/api/session", None).await);
    // It is known for Ana only.
    for expected in ["403 wrong-sign-in", "403 wrong-sign-in", "429 too-many"] {
        assert_eq!(code(&sign_in_from(MALLORYS, &signed_out, "Eva", "wrong horse").await), expected);
    }
    // A passkey needs no name, so nobody can guess it.
    let ask = json!({ "for": "sign-in" }).to_string();
    let headers = [("x-forwarded-for", MALLORYS)];
    let asked = send(server.address, "POST", "/api/passkeys/challenge", &headers, Some(&ask)).await.unwrap();
    assert_eq!(asked.status, 200, "{}", asked.text());
}

#[tokio::test]
async fn a_device_is_known_until_the_password_changes() {
    let server = behind_a_proxy().await;
    let there = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::new(server.address).await;
    let library = guest.with_cookies_of(&sign_in_from(HOME, &guest, "Ana", PASSWORD).await);
    let library = library.with_cookies_of(&library.request("DELETE", "/api/session", None).await);
    assert!(library.cookie.contains("boneyard_device=") && !library.cookie.contains("boneyard_session="));
    for _ in 0..2 {
        sign_in_from(MALLORYS, &guest, "Ana", "wrong horse").await;
    }
    let again = sign_in_from(MALLORYS, &library, "Ana", PASSWORD).await;
    assert_eq!(again.status, 200, "{}", again.text());
    // The cookie has a new secret, and the old one is worth nothing.
    assert_eq!(code(&sign_in_from(MALLORYS, &library, "Ana", PASSWORD).await), "429 too-many");
    let library = library.with_cookies_of(&again);
    let library = library.with_cookies_of(&library.request("DELETE", "/api/session", None).await);

    let change = json!({ "password": PASSWORD, "new_password": OTHER_PASSWORD });
    let changed = there.request("PUT", "/api/account/password", Some(&change)).await;
    assert_eq!(changed.status, 204);
    assert_eq!(code(&sign_in_from(MALLORYS, &library, "Ana", OTHER_PASSWORD).await), "429 too-many");
    let there = there.with_cookies_of(&changed);
    let there = there.with_cookies_of(&there.request("DELETE", "/api/session", None).await);
    assert_eq!(sign_in_from(MALLORYS, &there, "Ana", OTHER_PASSWORD).await.status, 200, "it stays known");
}

#[tokio::test]
async fn each_check_of_ones_own_password_counts_for_the_session() {
    let server = behind_a_proxy().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::new(server.address).await;
    let laptop = guest.with_cookies_of(&sign_in_from(HOME, &guest, "Ana", PASSWORD).await);
    let delete = json!({ "password": "wrong horse" });
    for expected in ["403 wrong-password", "403 wrong-password", "429 too-many"] {
        assert_eq!(code(&laptop.request("DELETE", "/api/account", Some(&delete)).await), expected);
    }
    // They count also when they are right: each costs the server as much.
    let change = json!({ "password": PASSWORD, "new_password": PASSWORD });
    for expected in [204, 204, 429] {
        assert_eq!(ana.request("PUT", "/api/account/password", Some(&change)).await.status, expected);
    }
}

#[tokio::test]
async fn a_taken_name_uses_up_no_new_account() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.limits.accounts_per_network = 2;
    let server = Running::start_with(folder, config).await;
    let _ana = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::new(server.address).await;
    let open = async |name: &str| {
        code(
            &guest
                .request("POST", "/api/account", Some(&json!({ "name": name, "password": PASSWORD })))
                .await,
        )
    };
    for _ in 0..3 {
        assert_eq!(open("ANA").await, "409 name-taken");
    }
    let _eva = Visitor::with_account(server.address, "Eva").await;
    assert_eq!(open("Ivo").await, "429 too-many");
}

#[tokio::test]
async fn sessions_are_listed_and_ended_and_the_rest_go_on() {
    let server = Running::start().await;
    let phone = Visitor::with_account(server.address, "Ana").await;
    let sign_in_there = async |agent: &str| {
        let browser = Visitor::new(server.address).await;
        let body = json!({ "name": "Ana", "password": PASSWORD }).to_string();
        let headers = [("cookie", browser.cookie.as_str()), ("user-agent", agent)];
        let answer = send(server.address, "POST", "/api/session", &headers, Some(&body)).await.unwrap();
        browser.with_cookies_of(&answer)
    };
    let laptop = sign_in_there("Laptop/1.0").await;
    let library = sign_in_there(&"long ".repeat(100)).await;
    let sessions = async |browser: &Visitor| {
        let view = browser.request("GET", "/api/account", None).await.json();
        view["sessions"].as_array().unwrap().clone()
    };
    let listed = sessions(&laptop).await;
    assert_eq!(listed.len(), 3);
    let device = |device: &str| listed.iter().find(|session| session["device"] == device).unwrap();
    assert_eq!(device("Laptop/1.0")["here"], json!(true));
    assert_eq!(listed.iter().filter(|session| session["here"] == json!(true)).count(), 1);
    let long = listed.iter().map(|session| session["device"].as_str().unwrap().chars().count()).max();
    assert_eq!(long, Some(160));

    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = phone.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let mut open_page = laptop.join(&table, 0).await.unwrap();
    assert!(matches!(open_page.receive().await, Some(ServerMessage::Snapshot { .. })));

    // Another person cannot end them.
    let eva = Visitor::with_account(server.address, "Eva").await;
    let path = format!("/api/account/sessions/{}", device("Laptop/1.0")["id"].as_str().unwrap());
    assert_eq!(code(&eva.request("DELETE", &path, None).await), "404 gone");
    assert_eq!(phone.request("DELETE", &path, None).await.status, 204);
    while open_page.receive().await.is_some() {}
    assert_eq!(me(&laptop).await["account"], Value::Null);
    assert_eq!(code(&laptop.request("GET", "/api/account", None).await), "403 not-signed-in");
    assert_eq!(code(&phone.request("DELETE", &path, None).await), "404 gone");

    assert_eq!(phone.request("DELETE", "/api/account/sessions", None).await.status, 204);
    assert_eq!(sessions(&phone).await.len(), 1);
    assert_eq!(code(&library.request("GET", "/api/account", None).await), "403 not-signed-in");

    let left = phone.request("DELETE", "/api/session", None).await;
    assert_eq!(left.status, 204);
    assert!(!phone.with_cookies_of(&left).cookie.contains("boneyard_session"));
    assert_eq!(code(&phone.request("GET", "/api/account", None).await), "403 not-signed-in");
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let server = Running::start().await;
    let phone = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::new(server.address).await;
    let laptop = guest.with_cookies_of(&sign_in(&guest, "Ana", PASSWORD).await);
    let change = async |password: &str, new_password: &str| {
        let request = json!({ "password": password, "new_password": new_password });
        phone.request("PUT", "/api/account/password", Some(&request)).await
    };
    assert_eq!(code(&change("wrong horse", OTHER_PASSWORD).await), "403 wrong-password");
    assert_eq!(code(&change(PASSWORD, "short").await), "422 bad-password");
    assert_eq!(change(PASSWORD, OTHER_PASSWORD).await.status, 204);
    assert_eq!(me(&phone).await["account"], json!(true));
    assert_eq!(me(&laptop).await["account"], Value::Null);
    let other = Visitor::new(server.address).await;
    assert_eq!(code(&sign_in(&other, "Ana", PASSWORD).await), "403 wrong-sign-in");
    assert_eq!(sign_in(&other, "Ana", OTHER_PASSWORD).await.status, 200);
}

#[tokio::test]
async fn settings_follow_the_account_and_are_nobody_elses() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let read = async |browser: &Visitor| browser.request("GET", "/api/account/settings", None).await;
    assert_eq!(read(&ana).await.json(), json!({ "settings": {} }));
    let settings = json!({ "settings": { "language": "hr", "theme": "dark" } });
    assert_eq!(ana.request("PUT", "/api/account/settings", Some(&settings)).await.status, 204);
    let guest = Visitor::new(server.address).await;
    assert_eq!(code(&read(&guest).await), "403 not-signed-in");
    let laptop = guest.with_cookies_of(&sign_in(&guest, "Ana", PASSWORD).await);
    assert_eq!(read(&laptop).await.json(), settings);
    let eva = Visitor::with_account(server.address, "Eva").await;
    assert_eq!(read(&eva).await.json(), json!({ "settings": {} }));

    let long = json!({ "settings": { "note": "x".repeat(4_096) } });
    let refused = ana.request("PUT", "/api/account/settings", Some(&long)).await;
    assert_eq!(code(&refused), "422 too-many-settings");
    for bad in [json!({ "settings": [] }), json!({ "settings": "dark" }), json!({})] {
        let refused = ana.request("PUT", "/api/account/settings", Some(&bad)).await;
        assert_eq!(code(&refused), "400 bad-request");
    }
    assert_eq!(read(&ana).await.json(), settings);
}

#[tokio::test]
async fn a_guest_who_signs_in_can_move_tables_and_clubs_into_the_account() {
    let server = Running::start().await;
    let _there = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::named(server.address, "Guest").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = guest.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    guest.request("POST", "/api/clubs", Some(&json!({ "name": "Harbour" }))).await;
    let mut before = guest.join(&table, 0).await.unwrap();
    assert!(matches!(before.receive().await, Some(ServerMessage::Snapshot { .. })));

    let request = json!({ "name": "Ana", "password": PASSWORD, "move_guest": true });
    let ana = guest.with_cookies_of(&guest.request("POST", "/api/session", Some(&request)).await);
    let mut socket = ana.join(&table, 0).await.unwrap();
    let Some(ServerMessage::Snapshot { view, .. }) = socket.receive().await else { panic!("a snapshot") };
    assert_eq!(view.you.map(|seat| seat.number()), Some(1));
    // The old page only watches from now on.
    loop {
        if let Some(ServerMessage::Snapshot { view, .. }) = before.receive().await {
            assert_eq!(view.you, None);
            break;
        }
    }
    let mine = async || ana.request("GET", "/api/tables/mine", None).await.json();
    while mine().await[0]["table"]["seats"][0]["name"] != "Ana" {}
    assert_eq!(ana.request("GET", "/api/clubs", None).await.json()[0]["you"]["organises"], json!(true));
    assert_eq!(guest.request("GET", "/api/tables/mine", None).await.json(), json!([]));

    // All of it survives a restart.
    let server = server.restart().await;
    let ana = Visitor { address: server.address, ..ana };
    assert_eq!(ana.request("GET", "/api/tables/mine", None).await.json()[0]["table"]["you"], json!(1));
}

#[tokio::test]
async fn a_guest_who_signs_in_without_moving_keeps_nothing_and_gives_nothing() {
    let server = Running::start().await;
    let _there = Visitor::with_account(server.address, "Ana").await;
    let guest = Visitor::named(server.address, "Guest").await;
    guest.request("POST", "/api/clubs", Some(&json!({ "name": "Harbour" }))).await;
    let ana = guest.with_cookies_of(&sign_in(&guest, "Ana", PASSWORD).await);
    assert_eq!(ana.request("GET", "/api/clubs", None).await.json(), json!([]));
    assert_eq!(guest.request("GET", "/api/clubs", None).await.json()[0]["name"], "Harbour");
}

#[tokio::test]
async fn a_deleted_account_leaves_no_name_and_no_way_in() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let club = ana.request("POST", "/api/clubs", Some(&json!({ "name": "Harbour" }))).await.json();
    let delete = async |password: &str| {
        ana.request("DELETE", "/api/account", Some(&json!({ "password": password }))).await
    };
    assert_eq!(code(&delete("wrong horse").await), "403 wrong-password");

    // Others are in the club, so it must not lose its only organiser.
    let eva = Visitor::with_account(server.address, "Eva").await;
    let club = club["id"].as_str().unwrap();
    let invite = ana.request("POST", &format!("/api/clubs/{club}/invitations"), None).await.json();
    let organisers = format!("/api/clubs/{club}/organisers");
    let join = json!({ "secret": invite["secret"] });
    assert_eq!(eva.request("POST", &organisers, Some(&join)).await.status, 204);
    let own = eva.request("GET", &organisers, None).await.json();
    let own =
        own["organisers"].as_array().unwrap().iter().find(|one| one["you"] == json!(true)).unwrap().clone();
    let members = format!("/api/clubs/{club}/names");
    let be = eva.request("PUT", &members, Some(&json!({ "name": "Eva" }))).await;
    assert!(be.status < 300, "{} {}", be.status, be.text());
    let leave = format!("{organisers}/{}", own["id"].as_str().unwrap());
    assert_eq!(eva.request("DELETE", &leave, None).await.status, 204);
    assert_eq!(code(&delete(PASSWORD).await), "409 last-organiser");
    let invite = ana.request("POST", &format!("/api/clubs/{club}/invitations"), None).await.json();
    let join = json!({ "secret": invite["secret"] });
    assert_eq!(eva.request("POST", &organisers, Some(&join)).await.status, 204);

    assert_eq!(delete(PASSWORD).await.status, 204);
    assert_eq!(me(&ana).await, json!({ "name": "" }));
    let guest = Visitor::new(server.address).await;
    assert_eq!(code(&sign_in(&guest, "Ana", PASSWORD).await), "403 wrong-sign-in");
    let shown = guest.request("GET", &format!("/api/tables/{table}"), None).await.json();
    assert_eq!(shown["seats"][0]["kind"], "open", "{shown}");
    let again = Visitor::with_account(server.address, "Ana").await;
    assert_eq!(again.request("GET", "/api/clubs", None).await.json(), json!([]), "it is another person");
}

#[tokio::test]
async fn an_export_has_what_is_stored_about_the_person_and_no_secrets() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let _eva = Visitor::with_account(server.address, "Eva").await;
    ana.request("POST", "/api/clubs", Some(&json!({ "name": "Harbour" }))).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let answer = ana.request("GET", "/api/account/export", None).await;
    assert!(answer.header("content-disposition").contains("boneyard-account.json"));
    let file = answer.json();
    assert_eq!((&file["name"], &file["tables"]), (&json!("Ana"), &json!([table])));
    assert_eq!(
        (&file["clubs"][0]["name"], &file["clubs"][0]["organises"]),
        (&json!("Harbour"), &json!(true))
    );
    assert!(!answer.text().contains("argon2") && !answer.text().contains("Eva"), "{}", answer.text());
    let guest = Visitor::new(server.address).await;
    assert_eq!(code(&guest.request("GET", "/api/account/export", None).await), "403 not-signed-in");
}

/// A server that sends its e-mails to the mailbox.
async fn with_mail() -> (Running, Mailbox) {
    let (folder, mailbox) = (tempfile::tempdir().unwrap(), Mailbox::start().await);
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.mail = Some(mailbox.settings());
    (Running::start_with(folder, config).await, mailbox)
}

#[tokio::test]
async fn a_confirmed_e_mail_signs_in_and_sets_a_new_password() {
    let (server, mut mailbox) = with_mail().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let set = json!({ "password": PASSWORD, "email": "Ana@Example.org" });
    assert_eq!(ana.request("PUT", "/api/account/email", Some(&set)).await.status, 204);
    let confirm = mailbox.secret_for("Ana@Example.org").await;
    let email = async || ana.request("GET", "/api/account", None).await.json()["email"].clone();
    assert_eq!(email().await, json!({ "email": "Ana@Example.org", "confirmed": false }));

    // Before it is confirmed it opens nothing.
    let guest = Visitor::new(server.address).await;
    assert_eq!(code(&sign_in(&guest, "ana@example.org", PASSWORD).await), "403 wrong-sign-in");
    let post = async |path: &str, body: Value| guest.request("POST", path, Some(&body)).await;
    let wrong = post("/api/password", json!({ "secret": confirm, "password": OTHER_PASSWORD })).await;
    assert_eq!(code(&wrong), "410 link-over", "each link serves its purpose only");
    assert_eq!(post("/api/account/email/confirm", json!({ "secret": confirm })).await.status, 204);
    assert_eq!(email().await, json!({ "email": "Ana@Example.org", "confirmed": true }));
    let again = post("/api/account/email/confirm", json!({ "secret": confirm })).await;
    assert_eq!(code(&again), "410 link-over");
    assert_eq!(sign_in(&guest, "ana@example.org", PASSWORD).await.status, 200);

    let forgotten = post("/api/password/forgotten", json!({ "name": "ana" })).await;
    let unknown = post("/api/password/forgotten", json!({ "name": "nobody" })).await;
    assert_eq!((forgotten.status, &forgotten.body), (unknown.status, &unknown.body));
    let secret = mailbox.secret_for("Ana@Example.org").await;
    let short = post("/api/password", json!({ "secret": secret, "password": "short" })).await;
    assert_eq!(code(&short), "422 bad-password", "the link still works");
    let reset = post("/api/password", json!({ "secret": secret, "password": OTHER_PASSWORD })).await;
    assert_eq!(reset.status, 204);
    assert_eq!(me(&ana).await["account"], Value::Null, "all sessions have ended");
    assert_eq!(code(&sign_in(&guest, "Ana", PASSWORD).await), "403 wrong-sign-in");
    assert_eq!(sign_in(&guest, "Ana", OTHER_PASSWORD).await.status, 200);
    let again = post("/api/password", json!({ "secret": secret, "password": PASSWORD })).await;
    assert_eq!(code(&again), "410 link-over");
    assert!(mailbox.is_empty(), "nobody else got an e-mail");
}

#[tokio::test]
async fn an_e_mail_needs_the_password_and_a_form() {
    let (server, mut mailbox) = with_mail().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    for (password, email, refusal) in [
        (PASSWORD, "ana", "422 bad-email"),
        (PASSWORD, "ana@example.org\r\nBcc: eva@example.org", "422 bad-email"),
        ("wrong horse", "ana@example.org", "403 wrong-password"),
    ] {
        let set = json!({ "password": password, "email": email });
        assert_eq!(code(&ana.request("PUT", "/api/account/email", Some(&set)).await), refusal, "{email}");
    }
    assert!(mailbox.is_empty());
    // Whoever proves last that an e-mail is theirs has it.
    let eva = Visitor::with_account(server.address, "Eva").await;
    for browser in [&ana, &eva] {
        let set = json!({ "password": PASSWORD, "email": "us@example.org" });
        assert_eq!(browser.request("PUT", "/api/account/email", Some(&set)).await.status, 204);
        let secret = mailbox.secret_for("us@example.org").await;
        let confirm = json!({ "secret": secret });
        assert_eq!(browser.request("POST", "/api/account/email/confirm", Some(&confirm)).await.status, 204);
    }
    assert_eq!(ana.request("GET", "/api/account", None).await.json()["email"], Value::Null);
    let remove = json!({ "password": PASSWORD, "email": null });
    assert_eq!(eva.request("PUT", "/api/account/email", Some(&remove)).await.status, 204);
    assert_eq!(eva.request("GET", "/api/account", None).await.json()["email"], Value::Null);
}
