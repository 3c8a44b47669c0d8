//! Evenings whose tables are played online.

mod time_limit;

use std::time::Duration;

use boneyard_club::live::{
    Author, EnteredSheet, EntryRefusal, EveningCommand, EveningOptions, EveningPhase, LiveEvening, LogEntry,
    is_table_device, table_device,
};
use boneyard_club::{Moment, Player, Report, Round, SheetId, SheetScore, Stop};
use boneyard_ids::TableId;
use boneyard_protocol::evening::OpenedEvening;
use boneyard_table::{Phase, SeenEvent};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;

use super::{FOUR, Friday, refusal};
use crate::phone::{Phone, at, club, enter_club, round};
use crate::play::{match_is_over, play_until};
use crate::running::Running;
use crate::visitor::{Shown, Visitor};

/// How the tables are played. They wait for a short time only.
fn online(rules: &str) -> Value {
    json!({
        "rules": rules, "turn_seconds": null, "bank_seconds": null, "even_tempo": false, "absent_after_s": 6,
    })
}

/// Ana's evening, with tables that are played online.
async fn opened(file: &str) -> Friday {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let club = club(&ana).await;
    enter_club(&ana, &club, &ana, "Ana").await;
    let body = json!({ "club": club, "file": file, "online": online("club-pairs") });
    let opened = ana.request("POST", "/api/evenings", Some(&body)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let opened: OpenedEvening = opened.parse();
    Friday { server, ana, opened }
}

/// Two short matches of four.
fn short() -> String {
    format!("{FOUR}target 60\nmatches 2\n")
}

/// Receives entries until something holds.
async fn wait_for(phone: &mut Phone, holds: impl Fn(&Phone) -> bool) {
    while !holds(phone) {
        let waited = tokio::time::timeout(Duration::from_secs(60), phone.receive()).await;
        waited.unwrap_or_else(|_| panic!("nothing new after {:?}", phone.entries.last())).unwrap();
    }
}

/// The table of the current match.
fn table_of(phone: &Phone) -> Option<TableId> {
    phone.view().tables[0].online.clone()
}

async fn opened_table(phone: &mut Phone) -> TableId {
    wait_for(phone, |phone| table_of(phone).is_some()).await;
    table_of(phone).unwrap()
}

/// Whether the match is over, also for a person who comes back after its end.
fn is_over(shown: &Shown) -> bool {
    match_is_over(shown) || shown.view.as_ref().is_some_and(|view| view.phase == Phase::Over)
}

/// Plays at a table until something holds.
async fn play(visitor: Visitor, table: TableId, holds: fn(&Shown) -> bool) {
    for _ in 0..100 {
        // The id is in the log a moment before the table is open.
        if let Ok(mut socket) = visitor.join(&table, 0).await {
            play_until(&mut socket, &mut Shown::default(), holds).await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table does not open");
}

async fn play_all(people: &[Visitor], table: &TableId, holds: fn(&Shown) -> bool) {
    let mut playing = JoinSet::new();
    for person in people {
        playing.spawn(play(person.clone(), table.clone(), holds));
    }
    playing.join_all().await;
}

fn has_begun(shown: &Shown) -> bool {
    shown.events.values().filter(|event| matches!(event, SeenEvent::Played { .. })).count() >= 3
}

fn round_is_over(shown: &Shown) -> bool {
    shown.events.values().any(|event| matches!(event, SeenEvent::RoundEnded { .. }))
}

/// The report of an evening in which the organiser enters the same rounds from paper.
fn by_hand(file: &str, sheets: &[(SheetId, Vec<Round>, Option<Stop>)]) -> Report {
    let mut live = LiveEvening::new();
    let mut n = 0;
    let mut enter = |command: EveningCommand| {
        n += 1;
        let entry =
            LogEntry { device: "laptop".into(), n, at: Moment(1_000), by: Author::Organiser, command };
        live.take(&entry).unwrap();
    };
    let (options, courtesies) = (EveningOptions::default(), Vec::new());
    enter(EveningCommand::Open { file: file.into(), options, courtesies });
    for (at, rounds, stop) in sheets {
        enter(EveningCommand::Begin { number: at.number });
        let scored = SheetScore::Rounds { rounds: rounds.clone() };
        let result = EnteredSheet { scored, stop: *stop, first: None };
        enter(EveningCommand::Result { at: *at, result, why: String::new(), was: None });
        enter(EveningCommand::Confirm { at: *at });
    }
    live.view(None, Moment(1_000)).unwrap().report
}

fn rounds(phone: &Phone, at: SheetId) -> Vec<Round> {
    let table = phone.live().table_view(at, phone.now).unwrap();
    table.rounds.iter().map(|round| round.round).collect()
}

/// The entries that tables have made.
fn of_tables(phone: &Phone) -> Vec<&LogEntry> {
    phone.entries.iter().filter(|entry| is_table_device(&entry.device)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_evening_is_played_online() {
    let friday = opened(&short()).await;
    let mut laptop = friday.organiser().await;
    let mut people = vec![friday.ana.clone()];
    for player in 2..=4 {
        people.push(friday.player(player).await.0);
    }
    assert_eq!(laptop.view().online.unwrap().rules, "club-pairs");

    // Everyone has joined, so the table opens at once.
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let first = opened_table(&mut laptop).await;
    let seats = laptop.view().tables[0].seats.iter().map(|seat| seat.player.number()).collect::<Vec<_>>();
    play_all(&people, &first, is_over).await;
    // The server disconnects devices that say nothing for a while.
    let mut laptop = friday.organiser().await;
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
    // The people sit as the schedule says.
    let shown = friday.ana.request("GET", &format!("/api/tables/{first}"), None).await.json();
    let own = shown["seats"].as_array().unwrap().len();
    assert_eq!((own, seats.len()), (4, 4));
    for (index, number) in seats.iter().enumerate() {
        let person = &people[usize::from(*number) - 1];
        let you = person.request("GET", &format!("/api/tables/{first}"), None).await.json()["you"].clone();
        assert_eq!(you, json!(index + 1), "player {number}");
    }
    let entered = of_tables(&laptop);
    assert!(entered.iter().all(|entry| entry.device == table_device(&first)));
    assert!(matches!(entered[0].command, EveningCommand::Present { .. }));
    assert!(matches!(entered[1].command, EveningCommand::Lead { round: 1, .. }));
    assert!(matches!(entered.last().unwrap().command, EveningCommand::Finish { .. }));
    let view = laptop.view();
    assert!(view.alerts.is_empty() && view.tables[0].outcome.is_some(), "{:?}", view.alerts);
    laptop.does(EveningCommand::Confirm { at: at(1, 1) }).await;

    // In the second match Dora does not come: a bot plays for her. The server is stopped in the middle.
    laptop.does(EveningCommand::Begin { number: 2 }).await;
    let second = opened_table(&mut laptop).await;
    assert_ne!(first, second);
    play_all(&people[..3], &second, has_begun).await;
    let friday = friday.restart().await;
    for person in &mut people {
        person.address = friday.server.address;
    }
    assert_eq!(table_of(&friday.organiser().await), Some(second.clone()));
    play_all(&people[..3], &second, is_over).await;
    let mut laptop = friday.organiser().await;
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
    laptop.does(EveningCommand::Confirm { at: at(2, 1) }).await;
    let shown = people[0].request("GET", &format!("/api/tables/{second}"), None).await.json();
    assert!(shown["seats"].to_string().contains("held_by"), "{shown}");

    // The standings are those of the same rounds from paper.
    let sheets = [at(1, 1), at(2, 1)].map(|at| (at, rounds(&laptop, at), None));
    let view = laptop.view();
    assert_eq!((view.phase, view.alerts.len()), (EveningPhase::Played, 0));
    let paper = by_hand(&short(), &sheets);
    assert_eq!(view.report.standings, paper.standings);

    // The organiser corrects a round, as at a real table.
    let old = sheets[0].1[0];
    let points = |round: Round| round.gains().into_iter().max().unwrap();
    let new = match old {
        Round::Won { pair, points } if points > 1 => Round::Won { pair, points: points - 1 },
        _ => Round::Tied { column: None },
    };
    let over: u16 = sheets[0].1[1..].iter().map(|round| points(*round)).sum();
    let change =
        EveningCommand::Change { at: at(1, 1), number: 1, old, new: Some(new), why: "recount".into() };
    match laptop.enter(change).await {
        Ok(_) => {
            let mut corrected = sheets.clone();
            corrected[0].1[0] = new;
            assert_eq!(laptop.view().report.standings, by_hand(&short(), &corrected).standings);
        }
        // Without that point the match is not over.
        Err(refused) => assert!(matches!(refused, EntryRefusal::NotOver { .. }), "{refused:?} {over}"),
    }

    // A restart enters nothing twice.
    let before = laptop.entries.clone();
    let friday = friday.restart().await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(friday.organiser().await.entries, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn entries_that_a_crash_lost_are_made_once() {
    let friday = opened(&short()).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    // Nobody else has joined: bots play for them, but only after the time that they have.
    assert_eq!(table_of(&laptop), None);
    let table = opened_table(&mut laptop).await;
    play_all(std::slice::from_ref(&friday.ana), &table, is_over).await;
    let mut laptop = friday.organiser().await;
    wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
    let whole = laptop.entries.clone();

    // The server is killed while it enters the result: some of the entries are lost.
    let entered = of_tables(&laptop).len();
    let mut friday = friday;
    for lost in [1, entered - 1, entered] {
        friday = restart_without(friday, whole.len() - lost).await;
        let mut laptop = friday.organiser().await;
        wait_for(&mut laptop, |phone| phone.view().tables[0].sent).await;
        let commands = |entries: &[LogEntry]| {
            let entries = entries.iter().map(|entry| (entry.device.clone(), entry.n, entry.command.clone()));
            entries.collect::<Vec<_>>()
        };
        assert_eq!(commands(&laptop.entries), commands(&whole));
    }
}

/// Restarts the server with the first entries of the evening only.
async fn restart_without(friday: Friday, kept: usize) -> Friday {
    let Friday { server, mut ana, opened } = friday;
    let folder = server.stop().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("boneyard.db"));
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("DELETE FROM evening_entries WHERE seq > ?")
        .bind(i64::try_from(kept).unwrap())
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    let server = Running::start_in(folder, None).await;
    ana.address = server.address;
    Friday { server, ana, opened }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_organiser_enters_a_result_or_annuls_it_while_the_table_plays() {
    let friday = opened(&short()).await;
    let mut laptop = friday.organiser().await;
    let mut people = vec![friday.ana.clone()];
    for player in 2..=4 {
        people.push(friday.player(player).await.0);
    }
    // A phone cannot say that a table is open.
    let forged = EveningCommand::OnlineTable { at: at(1, 1), table: "forged".into() };
    assert!(matches!(laptop.enter(forged).await, Err(EntryRefusal::Unreadable { .. })));
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let off = EveningCommand::Online { play: None };
    let refused = laptop.enter(off).await;
    assert_eq!(refused, Err(EntryRefusal::InProgress { number: 1 }), "not while a match is played");
    let table = opened_table(&mut laptop).await;
    play_all(&people, &table, round_is_over).await;
    let mut laptop = friday.organiser().await;
    wait_for(&mut laptop, |phone| !phone.view().tables[0].rounds.is_empty()).await;

    // An annulled match gets another table, and the first one closes.
    laptop.does(EveningCommand::Annul { at: at(1, 1), why: String::new() }).await;
    wait_for(&mut laptop, |phone| table_of(phone).is_some_and(|other| other != table)).await;
    is_closed(&friday, &table).await;
    let table = table_of(&laptop).unwrap();

    // A result from paper ends the table's match.
    let result = EnteredSheet { scored: SheetScore::Final { score: [62, 7] }, stop: None, first: None };
    laptop.does(EveningCommand::Result { at: at(1, 1), result, why: String::new(), was: None }).await;
    is_closed(&friday, &table).await;
    laptop.does(EveningCommand::Confirm { at: at(1, 1) }).await;
    // The rest of the evening is played at a real table.
    laptop.does(EveningCommand::Online { play: None }).await;
    laptop.does(EveningCommand::Begin { number: 2 }).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!((table_of(&laptop), laptop.view().alerts.len()), (None, 0));
}

/// Waits until a table is closed.
async fn is_closed(friday: &Friday, table: &TableId) {
    for _ in 0..200 {
        if friday.ana.request("GET", &format!("/api/tables/{table}"), None).await.status == 404 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table stays");
}

#[tokio::test]
async fn a_game_that_scores_otherwise_is_refused_at_once() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let club = club(&ana).await;
    enter_club(&ana, &club, &ana, "Ana").await;
    let body = json!({ "club": club, "file": FOUR, "online": online("spanish-pairs") });
    let refused = ana.request("POST", "/api/evenings", Some(&body)).await;
    assert_eq!(refusal(&refused), (422, "game-does-not-fit".into()));
    let mut clock = online("club-pairs");
    clock["turn_seconds"] = json!(1);
    let body = json!({ "club": club, "file": FOUR, "online": clock });
    assert_eq!(ana.request("POST", "/api/evenings", Some(&body)).await.status, 400);
    // Nothing was opened.
    assert_eq!(ana.request("GET", "/api/evenings/mine", None).await.json(), Value::Null);
    let body = json!({ "club": club, "file": FOUR });
    let opened: OpenedEvening = ana.request("POST", "/api/evenings", Some(&body)).await.parse();
    let friday = Friday { server, ana, opened };
    let mut laptop = friday.organiser().await;
    let play = serde_json::from_value(online("draw")).unwrap();
    let refused = laptop.enter(EveningCommand::Online { play: Some(play) }).await;
    assert!(matches!(refused, Err(EntryRefusal::Unreadable { .. })), "{refused:?}");
}

/// Online tables play by club pairs, so an evening with another regulation, or with a changed rule, has real tables.
#[tokio::test]
async fn an_evening_with_another_regulation_is_not_played_online() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let club = club(&ana).await;
    enter_club(&ana, &club, &ana, "Ana").await;
    let by_regulation = |rules: &str| format!("{FOUR}{rules}");
    for rules in ["regulation spain\n", "lead winner\n", "order wins\n"] {
        let body = json!({ "club": club, "file": by_regulation(rules), "online": online("club-pairs") });
        let refused = ana.request("POST", "/api/evenings", Some(&body)).await;
        assert_eq!(refusal(&refused), (422, "regulation-not-online".into()), "{rules}");
    }
    assert_eq!(ana.request("GET", "/api/evenings/mine", None).await.json(), Value::Null);
    // At real tables it is welcome, and stays at them.
    let body = json!({ "club": club, "file": by_regulation("regulation spain\n") });
    let opened: OpenedEvening = ana.request("POST", "/api/evenings", Some(&body)).await.parse();
    let friday = Friday { server, ana, opened };
    let mut laptop = friday.organiser().await;
    let play = EveningCommand::Online { play: Some(serde_json::from_value(online("club-pairs")).unwrap()) };
    assert_eq!(laptop.enter(play.clone()).await, Err(EntryRefusal::RegulationNotOnline));
    // A file that takes the place of an online evening has no regulation either.
    let open = |rules: &str| EveningCommand::Open {
        file: by_regulation(rules),
        options: EveningOptions::default(),
        courtesies: Vec::new(),
    };
    laptop.does(open("")).await;
    laptop.does(play).await;
    assert_eq!(laptop.enter(open("counts all\n")).await, Err(EntryRefusal::RegulationNotOnline));
    laptop.does(open("target 60\n")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_organiser_chooses_online_tables_after_the_evening_is_open() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    let (player, mut phone) = friday.player(2).await;
    let play = Some(serde_json::from_value(online("club-pairs")).unwrap());
    // A player cannot, and no game that scores otherwise is taken.
    let refused = phone.enter(EveningCommand::Online { play: play.clone() }).await;
    assert_eq!(refused, Err(EntryRefusal::NotOrganiser));
    laptop.does(EveningCommand::Online { play: play.clone() }).await;
    laptop.does(EveningCommand::Online { play: None }).await;
    laptop.does(EveningCommand::Online { play }).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let table = opened_table(&mut laptop).await;
    play_all(&[friday.ana.clone(), player], &table, has_begun).await;
    let refused = laptop.enter(EveningCommand::Online { play: None }).await;
    assert_eq!(refused, Err(EntryRefusal::InProgress { number: 1 }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_acts_for_an_online_table() {
    let friday = opened(FOUR).await;
    let mut laptop = friday.organiser().await;
    let (boris, mut phone) = friday.player(2).await;
    for player in 3..=4 {
        friday.player(player).await;
    }
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let table = opened_table(&mut laptop).await;
    // A visitor with the address gets no seat.
    let stranger = Visitor::named(friday.server.address, "Eva").await;
    let path = format!("/api/tables/{table}");
    for seat in 1..=4 {
        let sat = stranger.request("POST", &format!("{path}/seats/{seat}"), None).await;
        assert!((400..500).contains(&sat.status), "seat {seat}: {}", sat.status);
    }
    // No phone may call itself a table, and its player keeps no score.
    let (cookie, device) = (Some(boris.cookie.as_str()), table_device(&table));
    let forged = Phone::follow(friday.server.address, cookie, &friday.opened.id, device.as_str()).await;
    assert!(forged.is_err());
    let lead = EveningCommand::Lead { at: at(1, 1), round: 1, player: Player::ORGANISER };
    for command in [lead, round(at(1, 1), 1, [50, 0]), EveningCommand::Finish { at: at(1, 1) }] {
        let refused = phone.enter(command).await;
        assert!(matches!(refused, Err(EntryRefusal::NotScorekeeper { .. })), "{refused:?}");
    }
    let view = friday.organiser().await.view();
    assert!(view.tables[0].rounds.is_empty() && !view.tables[0].sent);
}
