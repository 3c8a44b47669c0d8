//! Settling alerts: corrections, stops, annulled matches and suspensions (CLUB-81, CLUB-82).

use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{
    AlertCause, AlertSettlement, AlertState, Applied, EnteredSheet, EntryRefusal, EveningCommand,
    LiveEvening, LogEntry, TableState,
};
use boneyard_club::{Moment, SheetId, SheetScore, Stop};

use super::evening::{TestEvening, at, player, round};
use super::trouble::begun;

/// The rounds of a sheet, as the organiser enters them.
fn sheet(rounds: &[&str], stop: Option<Stop>) -> EnteredSheet {
    let rounds = rounds.iter().map(|text| round(text)).collect();
    EnteredSheet { scored: SheetScore::Rounds { rounds }, stop, first: None }
}

/// A correction that leaves the scorekeeper in place, without a reason.
fn corrected(rounds: &[&str]) -> AlertSettlement {
    AlertSettlement::Correct { result: sheet(rounds, None), why: String::new(), suspend: false, was: None }
}

/// CLUB-81, CLUB-82: the organiser corrects the rounds. The scorekeeper goes on.
#[test]
fn a_correction_keeps_the_scorekeeper() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 2, text: "it was 40".to_owned() });
    let alert = friday.view().alerts[0].id;
    friday.player(1, EveningCommand::Answer { alert, is_error: true });
    friday.organiser(EveningCommand::Settle { alert, how: corrected(&["20:0", "0:40"]) });
    let table = friday.table(here);
    assert_eq!((table.raw, table.acting_scorekeeper, table.waiting), ([20, 40], Some(player(1)), None));
    assert!(friday.view().alerts.is_empty());
    friday.enter_rounds(1, here, 3, &["0:60"]);
}

/// CLUB-82, CLUB-85: a suspended scorekeeper is named nowhere. The table names the next one, and the log names both.
#[test]
fn a_suspended_scorekeeper_is_named_nowhere() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 2, text: "it was 40".to_owned() });
    let alert = friday.view().alerts[0].id;
    let how = AlertSettlement::Correct {
        result: sheet(&["20:0"], None),
        why: String::new(),
        suspend: true,
        was: None,
    };
    friday.organiser(EveningCommand::Settle { alert, how });
    let table = friday.table(here);
    assert_eq!((table.scorekeeper, table.acting_scorekeeper), (None, None));
    assert_eq!(table.able, [2, 3, 4].map(player));
    let text = file::write(friday.live.evening().expect("an evening"), Privacy::Whole);
    assert!(!text.contains("scorer"), "{text}");
    let finish = EveningCommand::Finish { at: here };
    assert_eq!(friday.try_player(1, finish), Err(EntryRefusal::Suspended { player: player(1) }));
    friday.player(1, EveningCommand::NameScorekeeper { at: here, player: player(3) });
    assert_eq!(friday.table(here).acting_scorekeeper, Some(player(3)));
    let line = friday.view().log.last().cloned().expect("a line");
    assert_eq!([&line.what, &line.old, &line.new], ["match 1 table 1 scorer", "1", "3"]);
}

/// CLUB-103: if the partner enters the score for the scorekeeper, suspending the partner ends both. Every reader sees that.
#[test]
fn a_suspended_partner_leaves_the_table_without_a_scorekeeper() {
    let mut friday = TestEvening::new("players 4 published\nplayer 1 \"Ana\" sight\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.player(1, EveningCommand::NameScorekeeper { at: here, player: player(1) });
    friday.player(2, EveningCommand::Lead { at: here, round: 1, player: player(1) });
    friday.enter_rounds(2, here, 1, &["20:0"]);
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "no".to_owned() });
    let alert = friday.view().alerts[0].id;
    let how = AlertSettlement::Correct {
        result: sheet(&["30:0"], None),
        why: String::new(),
        suspend: true,
        was: None,
    };
    friday.organiser(EveningCommand::Settle { alert, how });
    let table = friday.table(here);
    assert_eq!(
        (table.scorekeeper, table.acting_scorekeeper, table.able),
        (None, None, [3, 4].map(player).to_vec())
    );
}

/// CLUB-81: the correction of a round settles what was objected to it, and nothing else.
#[test]
fn correcting_a_round_settles_its_alerts() {
    let (mut friday, here) = begun();
    let object = |round| EveningCommand::Object { at: here, round, text: "no".to_owned() };
    friday.player(4, object(1));
    friday.player(4, object(2));
    let change = |old: &str, new: &str| EveningCommand::Change {
        at: here,
        number: 2,
        old: round(old),
        new: Some(round(new)),
        why: String::new(),
    };
    friday.player(1, change("0:30", "0:30"));
    assert_eq!(friday.view().alerts.len(), 2, "the same round again corrects nothing");
    friday.player(1, change("0:30", "0:40"));
    let [alert] = &friday.view().alerts[..] else { panic!("{:?}", friday.view().alerts) };
    assert!(matches!(alert.about, AlertCause::Objection { number: 1, .. }), "{alert:?}");
    assert_eq!(
        friday.try_player(1, EveningCommand::Answer { alert: alert.id + 1, is_error: true }),
        Err(EntryRefusal::NotFound)
    );
    friday.player(4, object(2));
}

/// CLUB-81, CLUB-96: a new sheet from the organiser settles all alerts of the table. The same sheet again settles none.
#[test]
fn a_new_sheet_settles_the_alerts_of_its_table() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "no".to_owned() });
    friday.player(1, EveningCommand::Lead { at: here, round: 3, player: player(4) });
    let enter = |rounds: &[&str]| EveningCommand::Result {
        at: here,
        result: sheet(rounds, None),
        why: String::new(),
        was: None,
    };
    friday.organiser(enter(&["20:0", "0:30"]));
    assert_eq!(friday.view().alerts.len(), 2);
    friday.organiser(enter(&["10:0", "0:30"]));
    assert!(friday.view().alerts.is_empty());
}

/// The ids of alerts and calls are the same as in version 0.1, where a correction settled no alert: a stored log names them.
#[test]
fn an_alert_that_is_raised_again_keeps_its_id() {
    let (mut friday, here) = begun();
    let high = EveningCommand::Round { at: here, number: 3, round: round("0:61"), sure: false };
    friday.player(1, high.clone());
    let alert = friday.view().alerts[0].id;
    let remove =
        EveningCommand::Change { at: here, number: 3, old: round("0:61"), new: None, why: String::new() };
    friday.player(1, remove);
    assert!(friday.view().alerts.is_empty());
    friday.now += 30_000;
    friday.player(1, high);
    let again = friday.view().alerts[0].clone();
    assert_eq!((again.id, again.state, again.raised.0), (alert, AlertState::Open, friday.now));
    friday.organiser(EveningCommand::Settle { alert, how: AlertSettlement::Dismiss });
    assert!(friday.view().alerts.is_empty());
}

/// Entries of version 0.1 do not say whether the scorekeeper is suspended: they always suspend. They may settle an alert that a
/// correction has settled since.
#[test]
fn entries_of_version_0_1_keep_their_meaning() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 2, text: "it was 40".to_owned() });
    let alert = friday.view().alerts[0].id;
    let change = EveningCommand::Change {
        at: here,
        number: 2,
        old: round("0:30"),
        new: Some(round("0:40")),
        why: String::new(),
    };
    friday.player(1, change);
    let mut entries = friday.entries.clone();
    let stored = |n: u32, act: &str| -> LogEntry {
        let entry =
            format!(r#"{{"device":"old","n":{n},"at":2000000,"by":{{"kind":"organiser"}},"act":{act}}}"#);
        serde_json::from_str(&entry).expect("an entry of version 0.1")
    };
    let rounds = r#"[{"kind":"won","pair":"first","points":25}]"#;
    let result = format!(r#"{{"scored":{{"kind":"rounds","rounds":{rounds}}},"stop":null,"first":null}}"#);
    let how = format!(r#"{{"kind":"correct","result":{result},"why":""}}"#);
    entries.push(stored(1, &format!(r#"{{"act":"answer","alert":{alert},"is_error":true}}"#)));
    entries.push(stored(2, &format!(r#"{{"act":"settle","alert":{alert},"how":{how}}}"#)));
    let mut live = LiveEvening::new();
    for entry in &entries {
        assert_eq!(live.replay(entry), Ok(Applied::New), "{entry:?}");
    }
    let table = live.table_view(here, Moment(friday.now)).expect("a table");
    assert_eq!((table.raw, table.scorekeeper, table.waiting), ([25, 0], None, None));
    assert!(!table.able.contains(&player(1)));
}

/// CLUB-82: the organiser corrects the rounds and suspends the scorekeeper.
#[test]
fn an_error_is_settled_by_correcting_the_rounds() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 2, text: "it was 40".to_owned() });
    let alert = friday.view().alerts[0].id;
    friday.player(1, EveningCommand::Answer { alert, is_error: true });
    let result = sheet(&["20:0", "0:40", "0:60"], None);
    friday.organiser(EveningCommand::Settle {
        alert,
        how: AlertSettlement::Correct { result, why: String::new(), suspend: true, was: None },
    });
    assert_eq!(friday.table(here).score, [20, 100]);
    assert_eq!(
        friday.try_player(1, EveningCommand::Finish { at: here }),
        Err(EntryRefusal::Suspended { player: player(1) })
    );
    friday.organiser(EveningCommand::Confirm { at: here });
    assert_eq!(friday.view().log[0].old, "20:0 0:30");
}

/// CLUB-82: the organiser stops the match at its present score.
#[test]
fn an_error_is_settled_by_stopping() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "no".to_owned() });
    let alert = friday.view().alerts[0].id;
    friday
        .organiser(EveningCommand::Settle { alert, how: AlertSettlement::Stop { lot: None, suspend: true } });
    assert_eq!(friday.table(here).outcome.map(|outcome| outcome.score), Some([20, 30]));
    assert!(friday.view().alerts.is_empty());
}

/// CLUB-82: the organiser annuls the match. It is played again with another scorekeeper; the file keeps the annulled sheet.
#[test]
fn an_error_is_settled_by_playing_again() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "no".to_owned() });
    let alert = friday.view().alerts[0].id;
    let how = |scorekeeper| AlertSettlement::Annul {
        scorekeeper: player(scorekeeper),
        why: String::new(),
        suspend: true,
    };
    let annul = |scorekeeper| EveningCommand::Settle { alert, how: how(scorekeeper) };
    assert_eq!(friday.try_organiser(annul(1)), Err(EntryRefusal::Suspended { player: player(1) }));
    assert_eq!(friday.table(here).raw, [20, 30], "what is refused changes nothing");
    friday.organiser(annul(4));
    let table = friday.table(here);
    assert_eq!((table.raw, table.acting_scorekeeper, table.rounds.len()), ([0, 0], Some(player(4)), 0));
    assert_eq!(friday.live.evening().map(|evening| evening.annulled().len()), Some(1));
    assert_eq!(
        friday.try_player(1, EveningCommand::NameScorekeeper { at: here, player: player(1) }),
        Err(EntryRefusal::Suspended { player: player(1) })
    );
    friday.player(4, EveningCommand::Lead { at: here, round: 1, player: player(2) });
    friday.enter_rounds(4, here, 1, &["60:0", "59:0"]);
}

/// The evening of [`begun`] after its first match is confirmed. Returns the id of an objection to that match too.
pub(crate) fn confirmed() -> (TestEvening, SheetId, u32) {
    let (mut friday, here) = begun();
    friday.enter_rounds(1, here, 3, &["0:70"]);
    friday.player(1, EveningCommand::Finish { at: here });
    friday.organiser(EveningCommand::Confirm { at: here });
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "it was 10".to_owned() });
    let alert = friday.view().alerts.iter().map(|alert| alert.id).max().expect("an alert");
    (friday, here, alert)
}

/// CLUB-54, CLUB-82: a confirmed match is corrected with a reason, which the log keeps. It stays confirmed, and all alerts of the
/// table are settled.
#[test]
fn a_confirmed_match_is_settled_with_a_reason() {
    let (mut friday, here, alert) = confirmed();
    let result = sheet(&["10:0", "0:30", "0:70"], None);
    let correct = |why: &str| {
        let how = AlertSettlement::Correct {
            result: result.clone(),
            why: why.to_owned(),
            suspend: false,
            was: None,
        };
        EveningCommand::Settle { alert, how }
    };
    assert_eq!(friday.try_organiser(correct("")), Err(EntryRefusal::NoReason));
    assert_eq!(friday.try_organiser(correct("  ")), Err(EntryRefusal::NoReason));
    assert_eq!(friday.table(here).score, [20, 100], "what is refused changes nothing");
    friday.organiser(correct("a slip of the pen"));
    let (table, view) = (friday.table(here), friday.view());
    assert_eq!((table.score, table.state), ([10, 100], TableState::Done));
    assert!(view.alerts.is_empty());
    let line = view.log.last().expect("a line");
    assert_eq!([&line.old, &line.new, &line.why], ["20:0 0:30 0:70", "10:0 0:30 0:70", "a slip of the pen"]);
    let ana = view.report.standings.iter().find(|standing| standing.number == player(1)).expect("Ana");
    assert_eq!(ana.tally.plus, 10, "all derived values are recomputed");
}

/// CLUB-82: a confirmed match cannot be stopped; it can be corrected to a stopped one.
#[test]
fn a_confirmed_match_cannot_be_stopped() {
    let (mut friday, here, alert) = confirmed();
    let stop = EveningCommand::Settle { alert, how: AlertSettlement::Stop { lot: None, suspend: true } };
    assert_eq!(friday.try_organiser(stop), Err(EntryRefusal::Confirmed { at: here }));
    let result = sheet(&["20:0", "0:30"], Some(Stop::Ahead));
    let why = "nobody played the third".to_owned();
    let how = AlertSettlement::Correct { result, why, was: None, suspend: false };
    friday.organiser(EveningCommand::Settle { alert, how });
    let table = friday.table(here);
    assert_eq!((table.score, table.stop, table.state), ([20, 30], Some(Stop::Ahead), TableState::Done));
}

/// CLUB-54, CLUB-82: until the next match begins, a confirmed match can be played again, with a reason and another scorekeeper.
#[test]
fn a_confirmed_match_is_annulled_with_a_reason() {
    let (mut friday, here, alert) = confirmed();
    let annul = |scorekeeper, why: &str| {
        let how =
            AlertSettlement::Annul { scorekeeper: player(scorekeeper), why: why.to_owned(), suspend: true };
        EveningCommand::Settle { alert, how }
    };
    assert_eq!(friday.try_organiser(annul(4, "")), Err(EntryRefusal::NoReason));
    assert_eq!(
        friday.try_organiser(annul(1, "eight tiles")),
        Err(EntryRefusal::Suspended { player: player(1) }),
        "the scorekeeper's rights had ended, and he is suspended all the same"
    );
    friday.organiser(annul(4, "eight tiles"));
    let table = friday.table(here);
    assert_eq!((table.rounds.len(), table.confirmed, table.acting_scorekeeper), (0, None, Some(player(4))));
    assert_eq!(friday.view().log.last().map(|line| line.why.clone()).as_deref(), Some("eight tiles"));
    assert_eq!(
        friday.try_organiser(EveningCommand::Begin { number: 2 }),
        Err(EntryRefusal::NotDelivered { tables: vec![1] })
    );
    assert_eq!(
        friday.try_player(1, EveningCommand::NameScorekeeper { at: here, player: player(1) }),
        Err(EntryRefusal::Suspended { player: player(1) })
    );
}

/// CLUB-82: a match that is played again without blame keeps its scorekeeper.
#[test]
fn a_match_is_played_again_with_the_same_scorekeeper() {
    let (mut friday, here, alert) = confirmed();
    let how =
        AlertSettlement::Annul { scorekeeper: player(1), why: "eight tiles".to_owned(), suspend: false };
    friday.organiser(EveningCommand::Settle { alert, how });
    assert_eq!(friday.table(here).acting_scorekeeper, Some(player(1)));
}

/// CLUB-82: the organiser annuls a match without an alert. The players choose a scorekeeper again, and open alerts end with the match.
#[test]
fn a_match_is_annulled_without_an_alert() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "no".to_owned() });
    let annul = |why: &str| EveningCommand::Annul { at: here, why: why.to_owned() };
    assert_eq!(friday.try_player(1, annul("")), Err(EntryRefusal::NotOrganiser));
    friday.organiser(annul(""));
    let (table, view) = (friday.table(here), friday.view());
    assert_eq!((table.scorekeeper, table.rounds.len(), table.state), (None, 0, TableState::Playing));
    assert!(view.alerts.is_empty());
    let line = view.log.last().cloned().expect("a line");
    assert_eq!([&line.old, &line.new], ["20:0 0:30", "annulled"]);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["60:0", "59:0"]);
    friday.organiser(EveningCommand::Confirm { at: here });
    assert_eq!(friday.try_organiser(annul(" ")), Err(EntryRefusal::NoReason));
    friday.organiser(annul("eight tiles"));
    assert!(friday.try_organiser(annul("again")).is_err(), "the new sheet is empty");
    friday.organiser(EveningCommand::Result {
        at: here,
        result: sheet(&["100:0"], None),
        why: String::new(),
        was: None,
    });
    friday.organiser(EveningCommand::Confirm { at: here });
    friday.organiser(EveningCommand::Begin { number: 2 });
    assert_eq!(friday.try_organiser(annul("too late")), Err(EntryRefusal::TooLate));
}
