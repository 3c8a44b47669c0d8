//! The time limit of an evening whose tables are played online (CLUB-56 to CLUB-60).

use std::time::Duration;

use boneyard_club::live::{EveningCommand, LogEntry, StoppedBy};
use boneyard_club::{Moment, Setup, Stop};
use boneyard_store::{EveningChange, NewEntry, Store};
use boneyard_table::SeenEvent;
use sqlx::{Connection, SqliteConnection};

use super::{
    by_hand, is_closed, is_over, of_tables, opened, opened_table, play, round_is_over, rounds, wait_for,
};
use crate::evenings::{FOUR, Friday};
use crate::phone::{Phone, at};
use crate::running::Running;
use crate::visitor::Shown;

const HOUR_MS: u64 = 3_600_000;

/// Restarts the server. Everything that was entered at the evening was entered an hour earlier now.
async fn an_hour_later(friday: Friday) -> Friday {
    let Friday { server, mut ana, opened } = friday;
    let folder = server.stop().await;
    let path = folder.path().join("boneyard.db");
    let store = Store::open(&path, [0; 64]).await.unwrap();
    let stored = store.evening_entries(&opened.id).await.unwrap();
    let mut entries = Vec::new();
    for stored in stored {
        let mut entry: LogEntry = serde_json::from_str(&stored.body).unwrap();
        entry.at = Moment(entry.at.0 - HOUR_MS);
        let body = serde_json::to_string(&entry).unwrap();
        entries.push(NewEntry { device: entry.device, n: entry.n, at_ms: stored.at_ms, body });
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("DELETE FROM evening_entries").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let append = EveningChange::Append {
        evening: opened.id.clone(),
        first_seq: 1,
        entries,
        summary: None,
        reassigned: Vec::new(),
        removed: Vec::new(),
        closes_at_ms: None,
        result: None,
        reopens: None,
    };
    store.change_evening(append).await.unwrap();
    store.close().await;
    let server = Running::start_in(folder, None).await;
    ana.address = server.address;
    Friday { server, ana, opened }
}

/// An evening whose first match began an hour ago. Its table is not open yet.
async fn begun_an_hour_ago(file: &str) -> (Friday, Phone) {
    let friday = opened(file).await;
    friday.organiser().await.does(EveningCommand::Begin { number: 1 }).await;
    let friday = an_hour_later(friday).await;
    let laptop = friday.organiser().await;
    (friday, laptop)
}

/// An evening of four whose matches do not reach their target in the first rounds.
fn far_from_over() -> String {
    format!("{FOUR}target 300\n")
}

/// How many rounds the first match has, and whether it was stopped in time and the organiser has its result.
fn stopped_in_time(laptop: &Phone) -> (usize, bool) {
    let table = laptop.view().tables[0].clone();
    let leads = table.raw[0] != table.raw[1];
    let is_stopped = (table.stop, table.stopped_by) == (Some(Stop::Ahead), Some(StoppedBy::Time));
    (table.rounds.len(), leads && is_stopped && table.sent && table.outcome.is_some())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_limit_ends_a_match_with_the_round_in_progress() {
    let file = format!("{FOUR}limit 30\n");
    let (friday, mut laptop) = begun_an_hour_ago(&file).await;
    // The time is up already, but a match without a round has no winner: the table opens.
    let table = opened_table(&mut laptop).await;
    let playing = tokio::spawn(play(friday.ana.clone(), table.clone(), is_over));
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
    playing.abort();
    let (played, is_stopped) = stopped_in_time(&laptop);
    assert!(is_stopped, "{:?}", laptop.view().tables[0]);
    // Only tied rounds go before the one that decides (CLUB-59).
    let sheet = rounds(&laptop, at(1, 1));
    assert!(sheet[..played - 1].iter().all(|round| round.gains() == [0, 0]), "{sheet:?}");
    is_closed(&friday, &table).await;
    let commands: Vec<&EveningCommand> = of_tables(&laptop).into_iter().map(|entry| &entry.command).collect();
    let [.., round, stop, finish] = commands[..] else { panic!("{commands:?}") };
    assert!(matches!(round, EveningCommand::Round { .. }), "{round:?}");
    assert_eq!(*stop, EveningCommand::Stop { at: at(1, 1), lot: None });
    assert_eq!(*finish, EveningCommand::Finish { at: at(1, 1) });
    laptop.does(EveningCommand::Confirm { at: at(1, 1) }).await;
    let paper = by_hand(&file, &[(at(1, 1), sheet, Some(Stop::Ahead))]);
    assert_eq!(laptop.view().report.standings, paper.standings);

    // A restart stops nothing twice.
    let before = laptop.entries.clone();
    let friday = friday.restart().await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(friday.organiser().await.entries, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_limit_ends_a_match_between_two_rounds() {
    let (friday, mut laptop) = begun_an_hour_ago(&far_from_over()).await;
    let table = opened_table(&mut laptop).await;
    // The table waits for Ana before it deals again. If nobody leads, she plays one more round.
    loop {
        let entered = laptop.view().tables[0].rounds.len();
        play(friday.ana.clone(), table.clone(), round_is_over).await;
        wait_for(&mut laptop, |phone| phone.view().tables[0].rounds.len() > entered).await;
        let [first, second] = laptop.view().tables[0].raw;
        if first != second {
            break;
        }
    }
    let (before, is_stopped) = stopped_in_time(&laptop);
    assert!(!is_stopped);
    // The organiser sets a time that is up already, while no round is in progress.
    let setup = Setup { limit: Some(30), ..laptop.live().evening().unwrap().setup().clone() };
    laptop.does(EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes: false }).await;
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
    assert_eq!(stopped_in_time(&laptop), (before, true));
    is_closed(&friday, &table).await;
}

/// Whether a round is over and the next one is in progress.
fn second_round_has_begun(shown: &Shown) -> bool {
    let end = shown.events.iter().find(|(_, event)| matches!(event, SeenEvent::RoundEnded { .. }));
    end.is_some_and(|(end, _)| {
        let later = shown.events.range(end..).filter(|(_, event)| matches!(event, SeenEvent::Played { .. }));
        later.count() >= 2
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_that_has_begun_is_played_out_when_the_time_is_up() {
    let (friday, mut laptop) = begun_an_hour_ago(&far_from_over()).await;
    let table = opened_table(&mut laptop).await;
    play(friday.ana.clone(), table.clone(), second_round_has_begun).await;
    wait_for(&mut laptop, |phone| !phone.view().tables[0].rounds.is_empty()).await;
    let setup = Setup { limit: Some(30), ..laptop.live().evening().unwrap().setup().clone() };
    laptop.does(EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes: false }).await;
    // Ana is gone, and the table waits for her. It looks at the time again and again meanwhile.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let laptop = friday.organiser().await;
    assert_eq!(stopped_in_time(&laptop), (1, false));
    let mut laptop = laptop;
    let playing = tokio::spawn(play(friday.ana.clone(), table.clone(), is_over));
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
    playing.abort();
    let (played, is_stopped) = stopped_in_time(&laptop);
    assert!(played >= 2 && is_stopped, "{:?}", laptop.view().tables[0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_plays_on_if_the_organiser_gives_it_more_time() {
    let friday = opened(&format!("{FOUR}limit 30\n")).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    laptop.does(EveningCommand::Minutes { at: at(1, 1), minutes: 60 }).await;
    let friday = an_hour_later(friday).await;
    let mut laptop = friday.organiser().await;
    let table = opened_table(&mut laptop).await;
    play(friday.ana.clone(), table.clone(), round_is_over).await;
    wait_for(&mut laptop, |phone| !phone.view().tables[0].rounds.is_empty()).await;
    let view = laptop.view().tables[0].clone();
    assert_eq!((view.stop, view.sent, view.time_up > Some(laptop.now)), (None, false, true));
    assert_eq!(friday.ana.request("GET", &format!("/api/tables/{table}"), None).await.status, 200);
}
