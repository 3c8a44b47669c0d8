//! Evenings survive restarts, and close by themselves.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, EveningPhase};
use boneyard_protocol::evening::EveningServerMessage;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};

use super::{FOUR, Friday, refusal};
use crate::phone::{Phone, at, player, round};
use crate::running::Running;

#[tokio::test]
async fn an_evening_continues_after_a_restart() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    let (mut boris, mut phone) = friday.player(2).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    phone.does(EveningCommand::NameScorekeeper { at: at(1, 1), player: player(2) }).await;
    phone.does(round(at(1, 1), 1, [31, 0])).await;
    let (entries, me, n) = (phone.entries.clone(), phone.me, phone.n);

    let friday = friday.restart().await;
    boris.address = friday.server.address;
    let cookie = Some(boris.cookie.as_str());
    let resumed = Phone::resume(boris.address, cookie, &friday.opened.id, "phone", entries.clone(), me);
    let mut phone = resumed.await.unwrap();
    assert_eq!(
        (phone.me, phone.n, &phone.entries),
        (me, n, &entries),
        "nothing is missing, and the device is known"
    );
    assert_eq!(phone.code.as_ref(), Some(&friday.opened.code));
    // A device sends an entry again if it got no acknowledgement.
    assert_eq!(phone.enter_as(n, phone.now, round(at(1, 1), 1, [31, 0])).await, Ok(Ok(true)));
    phone.does(round(at(1, 1), 2, [0, 45])).await;
    assert_eq!(phone.view().tables[0].raw, [31, 45]);
}

/// Stops the server, makes the entries in the database older by some hours, and starts the server again.
async fn restart_later(friday: Friday, hours: i64) -> Friday {
    let Friday { server, mut ana, opened } = friday;
    let folder = server.stop().await;
    let path = format!("sqlite://{}", folder.path().join("boneyard.db").display());
    let mut database = SqliteConnection::connect(&path).await.unwrap();
    sqlx::query("UPDATE evening_entries SET at_ms = at_ms - ?, checksum = NULL")
        .bind(hours * 3_600_000)
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    let server = Running::start_in(folder, None).await;
    ana.address = server.address;
    Friday { server, ana, opened }
}

// CLUB-20: an evening is abandoned a day after its last entry.
#[tokio::test]
async fn an_evening_without_entries_for_a_day_is_closed() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let friday = restart_later(friday, 23).await;
    let mut laptop = friday.organiser().await;
    assert_eq!(laptop.view().phase, EveningPhase::Playing);
    let text = "Go on".to_owned();
    laptop.does(EveningCommand::Announce { text }).await;

    let friday = restart_later(friday, 25).await;
    let mut laptop = friday.organiser().await;
    laptop.receive_until(4).await;
    let last = laptop.entries.last().unwrap();
    assert_eq!(
        (&last.command, last.device.as_str(), last.by),
        (&EveningCommand::Close { counts: None }, "server", Author::Organiser)
    );
    assert_eq!(laptop.enter(EveningCommand::Begin { number: 2 }).await, Err(EntryRefusal::Closed));
    assert_eq!(friday.ana.request("GET", "/api/evenings/mine", None).await.json(), Value::Null);
    let code = friday.opened.code.as_str();
    assert_eq!(friday.ana.request("GET", &format!("/api/evenings?code={code}"), None).await.status, 404);
    assert_eq!(refusal(&friday.delete(&friday.ana, "/people/me").await), (409, "closed".into()));
}

#[tokio::test]
async fn a_closed_evening_can_still_be_viewed() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Close { counts: None }).await;
    let friday = friday.restart().await;
    let view = friday.get(&friday.ana, "").await.json();
    assert_eq!(view["phase"], "closed");
    assert!(
        friday
            .get(&friday.ana, "/file")
            .await
            .text()
            .starts_with("evening 1\nname \"Friday at the harbour\"\n")
    );
    let mut screen = friday.screen().await;
    assert_eq!(screen.len(), 2);
    screen.send_text(r#"{"type":"ping"}"#).await.unwrap();
    assert_eq!(screen.receive().await, Some(EveningServerMessage::Pong));
}
