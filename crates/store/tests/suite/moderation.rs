//! Tests of reports, sanctions, appeals, the log of moderation, the conduct of people, and hints about their plays.

use boneyard_store::{
    AccountChange, Append, Conduct, EarlyExits, FinishedMatch, FinishedPlayer, MatchOutcome,
    ModerationChange, ModerationError, ModerationRefusal, NETWORKS_KEPT_MS, NamedModerator, NewReport,
    NewSanction, PlayFinding, PlayHint, PlayHintRun, PlayerConduct, ReportPlace, SanctionKind, Store,
    TALK_KEPT_MS, replace_play_hints,
};

use crate::accounts::{open, person};
use crate::{Scratch, append};

async fn with_people() -> (Scratch, Store) {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    for (id, name) in [("mod", "Mia"), ("second", "Sven"), ("ana", "Ana"), ("ben", "Ben")] {
        open(&store, id, name).await.unwrap();
    }
    store.save_guest(person("guest", "Gus")).await.unwrap();
    (scratch, store)
}

fn report(id: &str, person: &str, reporter: &str, at_ms: i64) -> NewReport {
    NewReport {
        id: id.into(),
        person: person.into(),
        reporter: reporter.into(),
        reason: "talk".into(),
        words: "He said bad words.".into(),
        at_ms,
        place: None,
        talk: "[]".into(),
    }
}

fn at_table(report: NewReport, table: &str) -> NewReport {
    let place = ReportPlace { table: table.into(), match_id: None, seat: 2 };
    NewReport { place: Some(place), talk: "[1]".into(), ..report }
}

async fn send(store: &Store, report: NewReport) -> Result<(), ModerationRefusal> {
    change(store, ModerationChange::Report(report)).await
}

async fn change(store: &Store, change: ModerationChange) -> Result<(), ModerationRefusal> {
    match store.change_moderation(change).await {
        Ok(()) => Ok(()),
        Err(ModerationError::Refused(refusal)) => Err(refusal),
        Err(ModerationError::Store(cause)) => panic!("the store failed: {cause}"),
    }
}

fn sanction(id: &str, kind: SanctionKind, until_ms: Option<i64>) -> NewSanction {
    NewSanction { id: id.into(), kind, until_ms }
}

fn decides(report: &str, moderator: &str, imposes: Option<NewSanction>, all: bool) -> ModerationChange {
    ModerationChange::Decide {
        report: report.into(),
        moderator: moderator.into(),
        imposes,
        reason: "Be kind.".into(),
        all,
        now_ms: 100,
    }
}

fn imposes(person: &str, moderator: &str, sanction: NewSanction) -> ModerationChange {
    let (person, moderator) = (person.into(), moderator.into());
    ModerationChange::Impose { person, moderator, sanction, reason: "Be kind.".into(), now_ms: 100 }
}

fn lifts(sanction: &str, moderator: &str) -> ModerationChange {
    let (sanction, moderator) = (sanction.into(), moderator.into());
    ModerationChange::Lift { sanction, moderator, reason: "A mistake.".into(), now_ms: 200 }
}

fn appeals(person: &str, sanction: &str) -> ModerationChange {
    let (person, sanction) = (person.into(), sanction.into());
    ModerationChange::Appeal { person, sanction, words: "It was not me.".into(), now_ms: 150 }
}

fn decides_appeal(sanction: &str, moderator: &str, moderators: &[&str], lifts: bool) -> ModerationChange {
    ModerationChange::DecideAppeal {
        sanction: sanction.into(),
        moderator: moderator.into(),
        moderators: moderators.iter().map(|id| (*id).into()).collect(),
        lifts,
        reason: "I read it again.".into(),
        now_ms: 200,
    }
}

#[tokio::test]
async fn a_person_is_reported_once_at_a_table_and_never_by_themselves() {
    let (_scratch, store) = with_people().await;
    assert_eq!(send(&store, at_table(report("r1", "ana", "ben", 1), "t")).await, Ok(()));
    let again = at_table(report("r2", "ana", "ben", 2), "t");
    assert_eq!(send(&store, again).await, Err(ModerationRefusal::Reported));
    assert_eq!(send(&store, at_table(report("r3", "ana", "ben", 3), "other")).await, Ok(()));
    assert_eq!(send(&store, at_table(report("r4", "ana", "guest", 4), "t")).await, Ok(()));
    assert_eq!(send(&store, report("r5", "ana", "ben", 5)).await, Ok(()), "about the account");
    assert_eq!(send(&store, report("r6", "ana", "ben", 6)).await, Err(ModerationRefusal::Reported));
    assert_eq!(send(&store, report("r7", "ben", "ben", 7)).await, Err(ModerationRefusal::Own));
    assert_eq!(change(&store, decides("r5", "mod", None, false)).await, Ok(()));
    assert_eq!(send(&store, report("r8", "ana", "ben", 8)).await, Ok(()), "the first one is decided");
}

#[tokio::test]
async fn a_moderators_name_means_the_account_that_had_it_first() {
    let (_scratch, store) = with_people().await;
    let named = |names: &[(&str, &str)]| {
        let named =
            |(name, person): &(&str, &str)| NamedModerator { name: (*name).into(), person: (*person).into() };
        ModerationChange::NameModerators(names.iter().map(named).collect())
    };
    let person = async |name: &str| store.moderator_named(name).await.unwrap();
    assert_eq!(person("Mia").await, None);
    assert_eq!(change(&store, named(&[("Mia", "mod"), ("Sven", "second"), ("mia", "ana")])).await, Ok(()));
    assert_eq!((person("MIA").await, person("sven").await), (Some("mod".into()), Some("second".into())));
    let delete = AccountChange::Delete { person: "mod".into() };
    store.change_account(delete).await.unwrap();
    open(&store, "other", "Mia").await.unwrap();
    assert_eq!(person("Mia").await, Some("mod".into()), "also after the account was deleted");
    assert_eq!(change(&store, named(&[("Sven", "second")])).await, Ok(()));
    assert_eq!((person("Mia").await, person("Sven").await), (None, Some("second".into())));
}

#[tokio::test]
async fn the_queue_groups_reports_by_person_and_pages() {
    let (_scratch, store) = with_people().await;
    for (id, person, reporter, at_ms) in [
        ("r1", "ana", "ben", 1),
        ("r2", "ben", "ana", 2),
        ("r3", "ana", "guest", 3),
        ("r4", "guest", "ana", 4),
    ] {
        send(&store, report(id, person, reporter, at_ms)).await.unwrap();
    }
    let ids = |groups: Vec<Vec<boneyard_store::Report>>| -> Vec<Vec<String>> {
        groups.iter().map(|group| group.iter().map(|report| report.id.to_string()).collect()).collect()
    };
    let first = store.reported_people(false, None, 2, 10).await.unwrap();
    assert_eq!(first[0][0].person.person.name, "Ana");
    assert!(first[0][0].person.has_account && !first[0][1].reporter.has_account);
    assert_eq!(ids(first), [vec!["r1", "r3"], vec!["r2"]]);
    let rest = store.reported_people(false, Some(&"r2".into()), 2, 10).await.unwrap();
    assert_eq!(ids(rest), [vec!["r4"]]);
    let counts = store.report_counts(&"ana".into()).await.unwrap();
    assert_eq!((counts.open, counts.all), (2, 2));

    let warning = sanction("s1", SanctionKind::Warning, None);
    change(&store, decides("r1", "mod", Some(warning), true)).await.unwrap();
    assert_eq!(ids(store.reported_people(false, None, 9, 9).await.unwrap()), [vec!["r2"], vec!["r4"]]);
    let decided = store.reported_people(true, None, 9, 9).await.unwrap();
    assert_eq!(ids(decided), [vec!["r1", "r3"]], "both are decided");
    let counts = store.report_counts(&"ana".into()).await.unwrap();
    assert_eq!((counts.open, counts.all), (0, 2));
    assert_eq!(store.open_moderation().await.unwrap(), (2, 0));
}

#[tokio::test]
async fn nobody_decides_about_themselves_or_their_own_report() {
    let (_scratch, store) = with_people().await;
    send(&store, report("about", "mod", "ana", 1)).await.unwrap();
    send(&store, report("sent", "ana", "mod", 2)).await.unwrap();
    send(&store, report("other", "ana", "ben", 3)).await.unwrap();
    for own in ["about", "sent"] {
        assert_eq!(change(&store, decides(own, "mod", None, false)).await, Err(ModerationRefusal::Own));
    }
    assert_eq!(change(&store, decides("other", "mod", None, true)).await, Ok(()));
    let sent = store.report(&"sent".into()).await.unwrap().unwrap();
    assert_eq!(sent.decided, None, "a decision about all leaves the moderator's own report open");
    assert_eq!(
        change(&store, decides("other", "second", None, false)).await,
        Err(ModerationRefusal::Decided)
    );
    assert_eq!(change(&store, decides("none", "mod", None, false)).await, Err(ModerationRefusal::Gone));
    let own = imposes("mod", "mod", sanction("s", SanctionKind::Warning, None));
    assert_eq!(change(&store, own).await, Err(ModerationRefusal::Own));
    change(&store, imposes("mod", "second", sanction("s", SanctionKind::Ban, None))).await.unwrap();
    assert_eq!(change(&store, lifts("s", "mod")).await, Err(ModerationRefusal::Own));
}

#[tokio::test]
async fn sanctions_hold_until_they_end_or_are_lifted() {
    let (scratch, store) = with_people().await;
    for (id, kind, until_ms) in [
        ("warning", SanctionKind::Warning, None),
        ("short", SanctionKind::TimeOut, Some(300)),
        ("long", SanctionKind::Ban, Some(1_000)),
        ("ever", SanctionKind::Ban, None),
    ] {
        change(&store, imposes("ana", "mod", sanction(id, kind, until_ms))).await.unwrap();
    }
    store.close().await;
    let store = scratch.open().await;
    let active = |now_ms| {
        let store = &store;
        async move {
            let found = store.active_sanctions(now_ms, None, 9).await.unwrap();
            found.iter().map(|sanction| sanction.id.to_string()).collect::<Vec<_>>()
        }
    };
    assert_eq!(active(299).await, ["short", "long", "ever"]);
    assert_eq!(active(300).await, ["long", "ever"]);
    assert_eq!(active(2_000).await, ["ever"]);
    change(&store, lifts("ever", "second")).await.unwrap();
    assert_eq!(change(&store, lifts("ever", "second")).await, Err(ModerationRefusal::Decided));
    assert_eq!(change(&store, lifts("none", "second")).await, Err(ModerationRefusal::Gone));
    assert_eq!(active(299).await, ["short", "long"]);
    let page = store.active_sanctions(299, Some(&(100, "short".into())), 9).await.unwrap();
    assert_eq!(page.len(), 1);
    let of_ana = store.sanctions_of(&"ana".into()).await.unwrap();
    assert_eq!(of_ana.len(), 4);
    let lifted = of_ana.iter().find(|sanction| sanction.id.as_str() == "ever").unwrap();
    assert_eq!((lifted.lifted.as_ref().unwrap().0, lifted.is_active(150)), (200, false));
}

#[tokio::test]
async fn an_appeal_is_decided_by_another_moderator_if_there_is_one() {
    let (_scratch, store) = with_people().await;
    for id in ["s1", "s2", "s3"] {
        change(&store, imposes("ana", "mod", sanction(id, SanctionKind::Ban, None))).await.unwrap();
    }
    assert_eq!(change(&store, appeals("ben", "s1")).await, Err(ModerationRefusal::Gone), "it is Ana's");
    assert_eq!(change(&store, appeals("ana", "s1")).await, Ok(()));
    assert_eq!(change(&store, appeals("ana", "s1")).await, Err(ModerationRefusal::Appealed));
    let undecided = decides_appeal("s2", "second", &["mod", "second"], true);
    assert_eq!(change(&store, undecided).await, Err(ModerationRefusal::Gone), "there is no appeal");
    let own = |moderators: &[&str]| decides_appeal("s1", "mod", moderators, false);
    assert_eq!(change(&store, own(&["mod", "second"])).await, Err(ModerationRefusal::Own));
    assert_eq!(change(&store, own(&["mod", "ana"])).await, Ok(()), "Ana cannot decide about herself");
    let appealed = store.sanction(&"s1".into()).await.unwrap().unwrap();
    assert!(appealed.is_active(1_000) && appealed.appeal.unwrap().decided.unwrap().upheld);

    change(&store, appeals("ana", "s2")).await.unwrap();
    assert_eq!(store.appeals(false, None, 9).await.unwrap().len(), 1);
    change(&store, decides_appeal("s2", "second", &["mod", "second"], true)).await.unwrap();
    let again = decides_appeal("s2", "second", &["mod", "second"], true);
    assert_eq!(change(&store, again).await, Err(ModerationRefusal::Decided));
    assert!(!store.sanction(&"s2".into()).await.unwrap().unwrap().is_active(1_000));
    assert_eq!(store.appeals(true, None, 9).await.unwrap().len(), 2);

    change(&store, appeals("ana", "s3")).await.unwrap();
    change(&store, lifts("s3", "mod")).await.unwrap();
    assert!(store.appeals(false, None, 9).await.unwrap().is_empty(), "it was granted with the lifting");
}

#[tokio::test]
async fn every_act_of_a_moderator_is_in_the_log_for_good() {
    let (scratch, store) = with_people().await;
    send(&store, report("r1", "ana", "ben", 1)).await.unwrap();
    send(&store, report("r2", "guest", "ben", 2)).await.unwrap();
    change(&store, decides("r1", "mod", None, false)).await.unwrap();
    change(&store, decides("r2", "mod", Some(sanction("s", SanctionKind::TimeOut, Some(900))), false))
        .await
        .unwrap();
    change(&store, appeals("guest", "s")).await.unwrap();
    change(&store, decides_appeal("s", "second", &["mod", "second"], true)).await.unwrap();
    assert!(change(&store, decides("r1", "mod", None, false)).await.is_err());
    store.change_account(AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() }).await.unwrap();
    let log = store.moderation_log(None, 9).await.unwrap();
    let acts: Vec<_> = log
        .iter()
        .map(|entry| (entry.by.as_str(), entry.act.as_str(), entry.person.person.name.as_str()))
        .collect();
    assert_eq!(acts, [("Sven", "grant", "Ana"), ("Mia", "time-out", "Ana"), ("Mia", "dismiss", "Ana")]);
    assert_eq!((log[1].until_ms, log[1].report.clone()), (Some(900), Some("r2".into())));
    assert_eq!(store.moderation_log(Some(log[1].seq), 9).await.unwrap().len(), 1);
    store.close().await;
    let connection = rusqlite::Connection::open(scratch.path()).unwrap();
    for statement in ["DELETE FROM moderation_log", "UPDATE moderation_log SET reason = ''"] {
        let refused = connection.execute(statement, ()).unwrap_err();
        assert!(refused.to_string().contains("the log of moderation is not changed"), "{refused}");
    }
}

fn player(seat: u8, person: &str, side: u8) -> FinishedPlayer {
    FinishedPlayer {
        seat,
        side,
        person: Some(person.into()),
        bot: None,
        persona: None,
        name: person.into(),
        face: None,
        points: 0,
        outcome: MatchOutcome::Won,
        has_left: false,
        rating_points: None,
        rating: None,
    }
}

fn conduct(seat: u8, person: &str, networks: &[u8]) -> PlayerConduct {
    PlayerConduct {
        seat,
        person: person.into(),
        has_left: seat == 2,
        has_given_up: false,
        left_early: false,
        turns: 10,
        timed_out: u32::from(seat),
        networks: networks.iter().map(|mark| [*mark; 16]).collect(),
    }
}

/// A rated match of Ana and Ben against Mia and Sven that ends at this time.
fn ends(table: &str, first_seq: u64, ended_ms: i64, conduct: Vec<PlayerConduct>) -> Append {
    let ends = FinishedMatch {
        id: format!("{table}-1").as_str().into(),
        number: 1,
        rules: "draw".into(),
        preset: "draw".into(),
        began_ms: 1,
        ended_ms,
        rounds: 1,
        rated_in: Some("classic".into()),
        house_rules: None,
        players: vec![player(1, "ana", 0), player(2, "mod", 1), player(3, "ben", 0), player(4, "second", 1)],
    };
    Append { ends: Some(ends), conduct, ..append(table, first_seq, &["event"]) }
}

#[tokio::test]
async fn conduct_is_counted_once_for_each_match_of_people() {
    let (_scratch, store) = with_people().await;
    let both = || vec![conduct(1, "ana", &[]), conduct(2, "ben", &[])];
    store.append(ends("t", 1, 50, both())).await.unwrap();
    store.append(ends("t", 1, 50, both())).await.unwrap();
    store.append(ends("u", 1, 60, both())).await.unwrap();
    store.append(ends("alone", 1, 70, vec![conduct(1, "ana", &[])])).await.unwrap();
    let ana = store.conduct_of(&"ana".into()).await.unwrap();
    let twice = Conduct { begun: 2, finished: 2, left: 0, given_up: 0, turns: 20, timed_out: 2 };
    assert_eq!(ana, twice, "a repeated append and a match against bots do not count");
    let ben = store.conduct_of(&"ben".into()).await.unwrap();
    assert_eq!((ben.begun, ben.finished, ben.left, ben.timed_out), (2, 0, 2, 4));
    assert_eq!(store.conduct_of(&"nobody".into()).await.unwrap(), Conduct::default());
    store.append(ends("v", 1, 80, vec![conduct(1, "guest", &[]), conduct(2, "mod", &[])])).await.unwrap();
    let moves = AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() };
    store.change_account(moves).await.unwrap();
    assert_eq!(store.conduct_of(&"ana".into()).await.unwrap().begun, 3);
}

#[tokio::test]
async fn early_exits_are_counted_for_a_day_and_go_with_the_account() {
    const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
    let (_scratch, store) = with_people().await;
    let leaves =
        |person| vec![conduct(1, "ben", &[]), PlayerConduct { left_early: true, ..conduct(2, person, &[]) }];
    store.append(ends("t", 1, 50, leaves("ana"))).await.unwrap();
    store.append(ends("t", 1, 50, leaves("ana"))).await.unwrap();
    store.append(ends("u", 1, 60, leaves("ana"))).await.unwrap();
    store.append(ends("v", 1, 70, leaves("guest"))).await.unwrap();
    let exits = async |now_ms| {
        let EarlyExits { count, last_ms } = store.early_exits_of(&"ana".into(), now_ms).await.unwrap();
        (count, last_ms)
    };
    assert_eq!(exits(100).await, (2, 60), "a repeated append does not count");
    assert_eq!(exits(50 + DAY_MS).await, (1, 60));
    assert_eq!(exits(60 + DAY_MS).await, (0, 0));
    let moves = AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() };
    store.change_account(moves).await.unwrap();
    assert_eq!(exits(100).await, (3, 70));
    store.append(ends("w", 1, 70 + DAY_MS, leaves("ana"))).await.unwrap();
    assert_eq!(exits(100).await, (2, 70 + DAY_MS), "older ones are removed");
    let deletes = AccountChange::Delete { person: "ana".into() };
    store.change_account(deletes).await.unwrap();
    assert_eq!(exits(100).await, (0, 0));
}

#[tokio::test]
async fn only_networks_that_players_share_are_stored_and_for_90_days() {
    let (scratch, store) = with_people().await;
    let four = || {
        vec![
            conduct(1, "ana", &[1, 2]),
            conduct(2, "mod", &[2]),
            conduct(3, "ben", &[1]),
            conduct(4, "second", &[9]),
        ]
    };
    store.append(ends("t", 1, 50, four())).await.unwrap();
    store.append(ends("u", 1, 60, vec![conduct(1, "ana", &[3]), conduct(3, "ben", &[3])])).await.unwrap();
    let shared = store.networks_shared_with(&"ana".into(), 0, 9).await.unwrap();
    let shared: Vec<_> = shared
        .iter()
        .map(|other| (other.person.person.name.as_str(), other.matches, other.partners, other.last_ms))
        .collect();
    assert_eq!(shared, [("Ben", 2, 2, 60), ("Mia", 1, 0, 50)]);
    let pairs = store.shared_networks(0, 9).await.unwrap();
    assert_eq!(pairs.len(), 2);
    assert_eq!((pairs[0].0.person.name.as_str(), pairs[0].1.person.person.name.as_str()), ("Ana", "Ben"));
    assert!(store.networks_shared_with(&"second".into(), 0, 9).await.unwrap().is_empty());
    assert_eq!(store.networks_shared_with(&"ana".into(), 60, 9).await.unwrap().len(), 1);

    let now_ms = 60 + NETWORKS_KEPT_MS;
    change(&store, ModerationChange::ForgetOld { now_ms }).await.unwrap();
    assert_eq!(store.shared_networks(0, 9).await.unwrap().len(), 1, "the first match is too old");
    store.close().await;
    let connection = rusqlite::Connection::open(scratch.path()).unwrap();
    let rows: u32 =
        connection.query_row("SELECT count(*) FROM match_networks", (), |row| row.get(0)).unwrap();
    assert_eq!(rows, 2, "Ana's and Ben's network of the second match");
}

#[tokio::test]
async fn a_guest_who_becomes_part_of_an_account_stays_sanctioned() {
    let (_scratch, store) = with_people().await;
    send(&store, at_table(report("r1", "guest", "ben", 1), "t")).await.unwrap();
    send(&store, at_table(report("r2", "ana", "ben", 2), "t")).await.unwrap();
    send(&store, report("r3", "guest", "ana", 3)).await.unwrap();
    send(&store, report("r4", "ben", "guest", 4)).await.unwrap();
    change(&store, imposes("guest", "mod", sanction("s", SanctionKind::Ban, None))).await.unwrap();
    let moves = AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() };
    store.change_account(moves).await.unwrap();
    assert_eq!(store.sanctions_of(&"ana".into()).await.unwrap().len(), 1);
    let about = store.reports_about(&"ana".into(), 9).await.unwrap();
    assert_eq!(about.len(), 1, "one for each reporter and table, and none from the person");
    assert_eq!(store.reports_by(&"ana".into(), 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_deleted_account_leaves_no_words() {
    let (_scratch, store) = with_people().await;
    send(&store, report("about", "ana", "ben", 1)).await.unwrap();
    send(&store, report("by", "ben", "ana", 2)).await.unwrap();
    change(&store, imposes("ana", "mod", sanction("s", SanctionKind::Ban, None))).await.unwrap();
    change(&store, appeals("ana", "s")).await.unwrap();
    store.append(ends("t", 1, 50, vec![conduct(1, "ana", &[1]), conduct(3, "ben", &[1])])).await.unwrap();
    store.change_account(AccountChange::Delete { person: "ana".into() }).await.unwrap();
    assert_eq!(store.report(&"about".into()).await.unwrap(), None);
    let by = store.report(&"by".into()).await.unwrap().unwrap();
    assert_eq!((by.words.as_str(), by.reporter.person.name.as_str()), ("", ""));
    let left = store.sanction(&"s".into()).await.unwrap().unwrap();
    assert_eq!((left.appeal.unwrap().words.as_str(), left.person.person.name.as_str()), ("", ""));
    assert_eq!(store.conduct_of(&"ana".into()).await.unwrap(), Conduct::default());
    assert!(store.shared_networks(0, 9).await.unwrap().is_empty());
    assert_eq!(store.moderation_log(None, 9).await.unwrap()[0].person.person.name, "");
}

#[tokio::test]
async fn the_talk_of_a_decided_report_is_forgotten_after_90_days() {
    let (_scratch, store) = with_people().await;
    send(&store, at_table(report("open", "ana", "ben", 1), "t")).await.unwrap();
    send(&store, at_table(report("decided", "ben", "ana", 2), "t")).await.unwrap();
    change(&store, decides("decided", "mod", None, false)).await.unwrap();
    let talk = |id: &'static str| {
        let store = &store;
        async move { store.report(&id.into()).await.unwrap().unwrap().talk }
    };
    change(&store, ModerationChange::ForgetOld { now_ms: 100 + TALK_KEPT_MS }).await.unwrap();
    assert_eq!(talk("decided").await, "[1]");
    change(&store, ModerationChange::ForgetOld { now_ms: 101 + TALK_KEPT_MS }).await.unwrap();
    assert_eq!((talk("decided").await.as_str(), talk("open").await.as_str()), ("[]", "[1]"));
}

fn play_hint(person: &str, other: &str, deviations: f64) -> PlayHint {
    let found = PlayFinding {
        partners: true,
        helps: true,
        rounds: 60,
        tiles: 1.5,
        deviations,
        matches: vec!["t-1".into(), "u-2".into()],
    };
    PlayHint { person: person.into(), other: other.into(), found }
}

const RUN: PlayHintRun = PlayHintRun { at_ms: 1_000, since_ms: 10, matches: 12, judged: 6 };

/// The pairs with a hint, by name.
async fn hinted(store: &Store) -> Vec<(String, String)> {
    let pairs = store.play_hints(9).await.unwrap();
    pairs.into_iter().map(|pair| (pair.person.person.name, pair.other.person.name)).collect()
}

fn named(one: &str, other: &str) -> (String, String) {
    (one.to_owned(), other.to_owned())
}

#[tokio::test]
async fn hints_about_plays_are_replaced_while_a_server_has_the_database() {
    let (scratch, store) = with_people().await;
    assert_eq!((store.play_hint_run().await.unwrap(), hinted(&store).await), (None, Vec::new()));
    let first = [play_hint("ana", "ben", 5.0), play_hint("ben", "ana", 7.5), play_hint("ana", "nobody", 9.0)];
    replace_play_hints(&scratch.path(), RUN, &first).unwrap();
    assert_eq!(store.play_hint_run().await.unwrap(), Some(RUN));
    assert_eq!(hinted(&store).await, [named("Ben", "Ana"), named("Ana", "Ben")], "the clearest first");
    let about = store.play_hints_about(&"ana".into(), 9).await.unwrap();
    assert_eq!((about.len(), &about[1].found), (2, &first[0].found));
    assert!(store.play_hints_about(&"mod".into(), 9).await.unwrap().is_empty());
    // The server goes on writing.
    send(&store, report("r", "ana", "ben", 1)).await.unwrap();
    store.append(append("t", 1, &["event"])).await.unwrap();

    let again = PlayHintRun { at_ms: 2_000, ..RUN };
    replace_play_hints(&scratch.path(), again, &[play_hint("mod", "ben", 4.5)]).unwrap();
    assert_eq!(store.play_hint_run().await.unwrap(), Some(again));
    assert_eq!(hinted(&store).await, [named("Mia", "Ben")]);
    let forget = |now_ms| change(&store, ModerationChange::ForgetOld { now_ms });
    forget(again.at_ms + NETWORKS_KEPT_MS).await.unwrap();
    assert_eq!(hinted(&store).await.len(), 1);
    forget(again.at_ms + NETWORKS_KEPT_MS + 1).await.unwrap();
    assert!(hinted(&store).await.is_empty());
}

#[tokio::test]
async fn hints_about_plays_follow_a_guest_and_end_with_the_account() {
    let (scratch, store) = with_people().await;
    let hints = [
        play_hint("guest", "ben", 5.0),
        play_hint("guest", "ana", 6.0),
        play_hint("ana", "ben", 7.0),
        play_hint("mod", "guest", 4.0),
    ];
    replace_play_hints(&scratch.path(), RUN, &hints).unwrap();
    let moves = AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() };
    store.change_account(moves).await.unwrap();
    let expected = [named("Ana", "Ben"), named("Mia", "Ana")];
    assert_eq!(hinted(&store).await, expected, "one for each pair, and none of the person with themselves");
    store.change_account(AccountChange::Delete { person: "ana".into() }).await.unwrap();
    assert!(hinted(&store).await.is_empty());
    replace_play_hints(&scratch.path(), RUN, &[play_hint("ana", "ben", 5.0), play_hint("ben", "mod", 5.0)])
        .unwrap();
    assert_eq!(hinted(&store).await, [named("Ben", "Mia")], "the account was deleted during the run");
}
