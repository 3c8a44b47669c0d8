//! Tests of e-mails about the turns of slow matches, and about people who come.

use std::time::Duration;

use boneyard_server::Config;
use serde_json::json;

use super::mailbox::Mailbox;
use crate::play::{against_bots, play_until, until};
use crate::running::Running;
use crate::visitor::{PASSWORD, Shown, Visitor};

#[tokio::test]
async fn a_slow_match_calls_an_absent_player_once_a_turn_by_e_mail() {
    let (folder, mut mailbox) = (tempfile::tempdir().unwrap(), Mailbox::start().await);
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.mail = Some(mailbox.settings());
    config.limits.turn_mail_after = Duration::from_millis(20);
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let set = json!({ "password": PASSWORD, "email": "ana@example.org" });
    assert_eq!(ana.request("PUT", "/api/account/email", Some(&set)).await.status, 204);
    let secret = mailbox.secret_for("ana@example.org").await;
    let confirm = json!({ "secret": secret });
    assert_eq!(ana.request("POST", "/api/account/email/confirm", Some(&confirm)).await.status, 204);

    let mut request = against_bots("draw", 1);
    request["options"]["turn_seconds"] = json!(86_400);
    let id = ana.open_table(&request).await;
    let mut socket = ana.join(&id, 0).await.unwrap();
    let mut shown = Shown::default();
    until(&mut socket, &mut shown, |shown| !shown.now.legal.is_empty()).await;
    drop(socket);
    // Nobody gets an e-mail without asking for it.
    let wants = json!({ "wants": true });
    assert_eq!(ana.request("PUT", "/api/account/turn-mails", Some(&wants)).await.status, 204);
    let account = ana.request("GET", "/api/account", None).await.json();
    assert_eq!(account["turn_mails"], true);
    // The server may have looked at this turn before she asked. It tells of the next one at the latest.
    let mut socket = ana.join(&id, shown.last).await.unwrap();
    let before = shown.last;
    play_until(&mut socket, &mut shown, |shown| shown.last > before + 1 && !shown.now.legal.is_empty()).await;
    drop(socket);
    let mail = mailbox.next().await;
    assert!(mail.contains("To: ana@example.org"), "{mail}");
    assert!(mail.contains(&format!("/table/{id}")), "{mail}");
    assert!(mailbox.is_empty(), "one turn, one e-mail");
}

#[tokio::test]
async fn who_asked_gets_one_e_mail_when_someone_comes() {
    let (folder, mut mailbox) = (tempfile::tempdir().unwrap(), Mailbox::start().await);
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.mail = Some(mailbox.settings());
    let server = Running::start_with(folder, config).await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let set = json!({ "password": PASSWORD, "email": "ana@example.org" });
    assert_eq!(ana.request("PUT", "/api/account/email", Some(&set)).await.status, 204);
    let secret = mailbox.secret_for("ana@example.org").await;
    let confirm = json!({ "secret": secret });
    assert_eq!(ana.request("POST", "/api/account/email/confirm", Some(&confirm)).await.status, 204);
    let wants = json!({ "wants": true });
    assert_eq!(ana.request("PUT", "/api/account/arrival-mails", Some(&wants)).await.status, 204);
    let account = ana.request("GET", "/api/account", None).await.json();
    assert_eq!((&account["arrival_mails"], &account["turn_mails"]), (&json!(true), &json!(false)));
    assert_eq!(ana.request("PUT", "/api/notices/wish", None).await.status, 200);
    let ben = Visitor::new(server.address).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ben.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let _there = ben.join(&table, 0).await.unwrap();
    let mail = mailbox.next().await;
    assert!(mail.contains("To: ana@example.org"), "{mail}");
    assert!(mail.contains(&format!("/table/{table}")), "{mail}");
    assert!(mailbox.is_empty());
}
