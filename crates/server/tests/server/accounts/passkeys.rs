//! Tests of passkeys: who can sign in with one, and what an account without a password can do.

use boneyard_server::Config;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use super::device::Device;
use super::{code, me, sign_in};
use crate::running::Running;
use crate::visitor::{Answer, PASSWORD, Visitor};

async fn ask(browser: &Visitor, request: Value) -> Value {
    let asked = browser.request("POST", "/api/passkeys/challenge", Some(&request)).await;
    assert_eq!(asked.status, 200, "{}", asked.text());
    asked.json()
}

/// Opens an account whose device has this number.
async fn open(browser: Visitor, name: &str, number: u8) -> (Visitor, Device) {
    let asked = ask(&browser, json!({ "for": "open", "name": name })).await;
    let device = Device::new(number, &asked["options"]);
    let answer = json!({ "challenge": asked["challenge"], "credential": device.make(&asked["options"]) });
    let opened = browser.request("POST", "/api/account/passkey", Some(&answer)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    assert_eq!(opened.json(), json!({ "name": name, "account": true }));
    (browser.with_cookies_of(&opened), device)
}

async fn answer(browser: &Visitor, device: &Device) -> (Value, Value) {
    let asked = ask(browser, json!({ "for": "sign-in" })).await;
    let answer = json!({ "challenge": asked["challenge"], "credential": device.prove(&asked["options"]) });
    (answer, asked)
}

async fn send(browser: &Visitor, answer: &Value) -> Answer {
    browser.request("POST", "/api/session/passkey", Some(answer)).await
}

#[tokio::test]
async fn a_device_opens_an_account_and_signs_in_elsewhere_without_a_password() {
    let server = Running::start().await;
    let (ana, device) = open(Visitor::named(server.address, "Guest").await, "Ana", 1).await;
    let account = ana.request("GET", "/api/account", None).await.json();
    assert_eq!((&account["has_password"], account["passkeys"].as_array().unwrap().len()), (&json!(false), 1));

    let other = Visitor::new(server.address).await;
    let (proof, asked) = answer(&other, &device).await;
    assert!(asked["options"]["allowCredentials"].as_array().is_none_or(Vec::is_empty), "no keys are named");
    let signed_in = send(&other, &proof).await;
    assert_eq!(signed_in.status, 200, "{}", signed_in.text());
    assert_eq!(me(&other.with_cookies_of(&signed_in)).await["name"], "Ana");
    // A name that is taken is refused before a device makes a passkey for it.
    let taken = Visitor::named(server.address, "Guest").await;
    let request = json!({ "for": "open", "name": "ANA" });
    let taken = taken.request("POST", "/api/passkeys/challenge", Some(&request)).await;
    assert_eq!(code(&taken), "409 name-taken");
    // No password opens the account.
    for password in ["", PASSWORD] {
        let wrong = sign_in(&Visitor::new(server.address).await, "Ana", password).await;
        assert_eq!(code(&wrong), "403 wrong-sign-in");
    }
}

#[tokio::test]
async fn an_answer_counts_once_and_only_from_the_right_device_and_page() {
    let server = Running::start().await;
    let (_, device) = open(Visitor::named(server.address, "Guest").await, "Ana", 1).await;
    let browser = Visitor::new(server.address).await;
    let (proof, asked) = answer(&browser, &device).await;
    assert_eq!(send(&browser, &proof).await.status, 200);
    assert_eq!(code(&send(&browser, &proof).await), "410 challenge-over");

    // Another device, and the right one with the answer to another question.
    let stranger = Device::new(2, &asked["options"]);
    assert_eq!(code(&send(&browser, &answer(&browser, &stranger).await.0).await), "403 wrong-passkey");
    let (mut mixed, _) = answer(&browser, &device).await;
    mixed["credential"] = proof["credential"].clone();
    assert_eq!(code(&send(&browser, &mixed).await), "403 wrong-passkey");
    let (mut changed, _) = answer(&browser, &device).await;
    changed["credential"]["response"]["signature"] = json!("MEUCIQ");
    assert_eq!(code(&send(&browser, &changed).await), "403 wrong-passkey");
    let (mut nonsense, _) = answer(&browser, &device).await;
    nonsense["credential"] = json!({ "id": 7 });
    assert_eq!(code(&send(&browser, &nonsense).await), "403 wrong-passkey");
    // A page of another host asks the device for its own passkeys.
    let elsewhere = device.at("http://localhost.example:4000");
    assert_eq!(code(&send(&browser, &answer(&browser, &elsewhere).await.0).await), "403 wrong-passkey");
}

#[tokio::test]
async fn passkeys_are_added_with_the_password_listed_and_removed() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let wrong = json!({ "for": "add", "password": "wrong horse" });
    let refused = ana.request("POST", "/api/passkeys/challenge", Some(&wrong)).await;
    assert_eq!(code(&refused), "403 wrong-password");
    let asked = ask(&ana, json!({ "for": "add", "password": PASSWORD })).await;
    let device = Device::new(3, &asked["options"]);
    let made = json!({ "challenge": asked["challenge"], "credential": device.make(&asked["options"]) });
    // What one person's device was asked, another cannot answer.
    let eva = Visitor::with_account(server.address, "Eva").await;
    let stolen = eva.request("POST", "/api/account/passkeys", Some(&made)).await;
    assert_eq!(code(&stolen), "410 challenge-over");
    let asked = ask(&ana, json!({ "for": "add", "password": PASSWORD })).await;
    let made = json!({ "challenge": asked["challenge"], "credential": device.make(&asked["options"]) });
    assert_eq!(ana.request("POST", "/api/account/passkeys", Some(&made)).await.status, 204);

    let browser = Visitor::new(server.address).await;
    let signed_in = send(&browser, &answer(&browser, &device).await.0).await;
    let elsewhere = browser.with_cookies_of(&signed_in);
    let account = ana.request("GET", "/api/account", None).await.json();
    let passkey = account["passkeys"][0]["id"].as_str().unwrap();
    let path = format!("/api/account/passkeys/{passkey}");
    assert_eq!(code(&eva.request("DELETE", &path, None).await), "404 gone");
    assert_eq!(ana.request("DELETE", &path, None).await.status, 204);
    assert_eq!(me(&elsewhere).await.get("account"), None, "the other session has ended");
    let browser = Visitor::new(server.address).await;
    assert_eq!(code(&send(&browser, &answer(&browser, &device).await.0).await), "403 wrong-passkey");
}

#[tokio::test]
async fn the_last_passkey_stays_until_there_is_a_password() {
    let server = Running::start().await;
    let (ana, device) = open(Visitor::named(server.address, "Guest").await, "Ana", 1).await;
    let account = ana.request("GET", "/api/account", None).await.json();
    let path = format!("/api/account/passkeys/{}", account["passkeys"][0]["id"].as_str().unwrap());
    assert_eq!(code(&ana.request("DELETE", &path, None).await), "409 last-passkey");
    let browser = Visitor::new(server.address).await;
    assert_eq!(send(&browser, &answer(&browser, &device).await.0).await.status, 200, "it still works");

    // Who signed in a moment ago needs no password.
    let set = json!({ "password": "", "new_password": PASSWORD });
    assert_eq!(ana.request("PUT", "/api/account/password", Some(&set)).await.status, 204);
    assert_eq!(ana.request("DELETE", &path, None).await.status, 204);
    assert_eq!(sign_in(&Visitor::new(server.address).await, "Ana", PASSWORD).await.status, 200);
    let again = json!({ "password": "", "new_password": "another horse" });
    assert_eq!(code(&ana.request("PUT", "/api/account/password", Some(&again)).await), "403 wrong-password");
}

#[tokio::test]
async fn an_account_without_a_password_is_changed_only_a_short_time_after_signing_in() {
    let server = Running::start().await;
    let (ana, _) = open(Visitor::named(server.address, "Guest").await, "Ana", 1).await;
    let folder = server.stop().await;
    let path = format!("sqlite://{}", folder.path().join("boneyard.db").display());
    let mut database = SqliteConnection::connect(&path).await.unwrap();
    let earlier = sqlx::query("UPDATE sessions SET since_ms = since_ms - 11 * 60 * 1000");
    earlier.execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let server = Running::start_in(folder, None).await;
    let ana = Visitor { address: server.address, ..ana };
    let set = json!({ "password": "", "new_password": PASSWORD });
    assert_eq!(code(&ana.request("PUT", "/api/account/password", Some(&set)).await), "403 sign-in-again");
    let delete = json!({ "password": "" });
    assert_eq!(code(&ana.request("DELETE", "/api/account", Some(&delete)).await), "403 sign-in-again");
    let email = json!({ "password": "", "email": "ana@example.org" });
    assert_eq!(code(&ana.request("PUT", "/api/account/email", Some(&email)).await), "403 sign-in-again");
    let add = json!({ "for": "add", "password": "" });
    let add = ana.request("POST", "/api/passkeys/challenge", Some(&add)).await;
    assert_eq!(code(&add), "403 sign-in-again");
}

#[tokio::test]
async fn a_server_at_an_ip_address_says_that_it_makes_no_passkeys() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.public_url = Some("http://192.168.0.7:8080".parse().unwrap());
    let server = Running::start_with(folder, config).await;
    let browser = Visitor::new(server.address).await;
    let ways = browser.request("GET", "/api/account/ways", None).await.json();
    assert_eq!(ways, json!({ "passkeys_of": null, "sends_mail": false }));
    let asked = browser.request("POST", "/api/passkeys/challenge", Some(&json!({ "for": "sign-in" }))).await;
    assert_eq!(code(&asked), "404 no-passkeys");
}
