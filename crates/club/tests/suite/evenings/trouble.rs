//! Alerts, objections, calls.

use boneyard_club::live::{
    AlertCause, AlertSettlement, AlertState, Audience, Author, CallReason, CallState, EnteredSheet,
    EntryRefusal, EveningCommand, EveningOptions, TEXT_CHARS_MAX, TableState, entries_seen_by,
};
use boneyard_club::{Player, Sanction, SheetId, SheetScore};
use boneyard_text::InvalidText;

use super::evening::{TestEvening, at, player, round};
use super::settling::confirmed;

/// An evening whose first match has two rounds, and the id of its table.
pub(crate) fn begun() -> (TestEvening, SheetId) {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["20:0", "0:30"]);
    (friday, at(1, 1))
}

fn write(here: SheetId, number: u16, text: &str) -> EveningCommand {
    EveningCommand::Round { at: here, number, round: round(text), sure: false }
}

/// CLUB-45, CLUB-81: more than 60 points, or the same round within 20 seconds, raises an alert, unless the scorekeeper is sure.
#[test]
fn unusual_rounds_raise_an_alert() {
    let (mut friday, here) = begun();
    friday.player(1, write(here, 3, "0:61"));
    assert!(matches!(friday.view().alerts[0].about, AlertCause::High { number: 3, .. }));
    let alert = friday.view().alerts[0].id;
    friday.player(1, EveningCommand::Answer { alert, is_error: false });
    assert!(friday.view().alerts.is_empty(), "denied, and entry goes on");
    friday.now += 30_000;
    friday.player(1, write(here, 4, "1:0"));
    friday.now += 19_999;
    friday.player(1, write(here, 5, "1:0"));
    assert!(matches!(friday.view().alerts[0].about, AlertCause::Twice { number: 5, .. }));
    friday.now += 20_000;
    friday.player(1, write(here, 6, "1:0"));
    assert_eq!(friday.view().alerts.len(), 1, "after twenty seconds, the same round is not unusual");
    friday.now += 20_000;
    friday.player(1, EveningCommand::Round { at: here, number: 7, round: round("75:0"), sure: true });
    assert_eq!(friday.view().alerts.len(), 1);
}

/// CLUB-81, CLUB-84: a player objects. If the error is confirmed, entry waits for the organiser; if denied, entry continues.
#[test]
fn an_objection_is_confirmed_or_denied() {
    let (mut friday, here) = begun();
    friday.player(4, EveningCommand::Object { at: here, round: 2, text: "it was 40".to_owned() });
    let alert = friday.view().alerts[0].clone();
    assert_eq!((alert.state, alert.at), (AlertState::Open, here));
    friday.player(1, write(here, 3, "5:0"));
    friday.player(1, EveningCommand::Answer { alert: alert.id, is_error: true });
    assert_eq!(friday.table(here).state, TableState::Calls);
    assert_eq!(friday.try_player(1, write(here, 4, "5:0")), Err(EntryRefusal::Waiting { alert: alert.id }));
    assert_eq!(
        friday.try_organiser(EveningCommand::Confirm { at: here }),
        Err(EntryRefusal::Waiting { alert: alert.id })
    );
    friday.organiser(EveningCommand::Settle { alert: alert.id, how: AlertSettlement::Dismiss });
    friday.player(1, write(here, 4, "6:0"));
    assert!(friday.try_player(3, EveningCommand::Answer { alert: alert.id, is_error: false }).is_err());
}

/// CLUB-81, CLUB-41: the wrong player leads.
#[test]
fn a_wrong_leader_raises_an_alert() {
    let (mut friday, here) = begun();
    friday.player(1, EveningCommand::Lead { at: here, round: 3, player: player(2) });
    assert!(friday.view().alerts.is_empty(), "2 sits opposite 1, two places on");
    friday.player(1, EveningCommand::Lead { at: here, round: 3, player: player(4) });
    let about = friday.view().alerts[0].about.clone();
    assert_eq!(about, AlertCause::WrongLead { number: 3, leads: player(4), should: player(2) });
}

/// CLUB-81: a result that follows from a corrected round raises an alert.
#[test]
fn a_result_by_a_correction_raises_an_alert() {
    let (mut friday, here) = begun();
    let change = EveningCommand::Change {
        at: here,
        number: 2,
        old: round("0:30"),
        new: Some(round("80:0")),
        why: String::new(),
    };
    friday.player(1, change);
    assert_eq!(friday.view().alerts[0].about, AlertCause::CorrectedEnd { number: 2 });
}

/// CLUB-80, CLUB-83: a call has a reason and is open, on the way, or done. Every player at the table may call.
#[test]
fn the_organiser_is_called() {
    let (mut friday, here) = begun();
    assert!(friday.try_player(4, EveningCommand::Call { at: at(9, 9), reason: CallReason::Score }).is_err());
    friday.player(1, EveningCommand::Call { at: here, reason: CallReason::Rule });
    friday.player(3, EveningCommand::Call { at: here, reason: CallReason::Health });
    assert_eq!(friday.table(here).state, TableState::Calls);
    let calls = friday.view().calls;
    assert_eq!(calls.iter().map(|call| call.by).collect::<Vec<_>>(), [1, 3].map(player));
    friday.organiser(EveningCommand::Attend { call: calls[0].id, state: CallState::OnTheWay });
    friday.organiser(EveningCommand::Attend { call: calls[1].id, state: CallState::Done });
    assert_eq!(friday.view().calls.len(), 1);
    assert_eq!(friday.table(here).state, TableState::Playing, "he is on the way");
    friday.organiser(EveningCommand::Attend { call: calls[0].id, state: CallState::Done });
    assert_eq!(
        friday.try_organiser(EveningCommand::Attend { call: calls[0].id, state: CallState::Open }),
        Err(EntryRefusal::NotFound)
    );
}

/// CLUB-81: only the organiser can revoke a confirmed error.
#[test]
fn a_confirmed_error_waits_for_the_organiser() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["90:0"]);
    let alert = friday.view().alerts[0].id;
    friday.player(1, EveningCommand::Answer { alert, is_error: true });
    let revoked = friday.try_player(1, EveningCommand::Answer { alert, is_error: false });
    assert_eq!(revoked, Err(EntryRefusal::Waiting { alert }));
    friday.player(1, EveningCommand::Answer { alert, is_error: true });
    assert_eq!(friday.table(at(1, 1)).waiting, Some(alert));
    friday.organiser(EveningCommand::Answer { alert, is_error: false });
    assert_eq!(friday.table(at(1, 1)).waiting, None);
}

/// The player who entered the result and the partner cannot agree to it, even after another scorekeeper is named.
#[test]
fn nobody_agrees_to_their_own_result() {
    let options = EveningOptions { countersign: true, blockers_column: false };
    let mut friday = TestEvening::with("players 4 published\n", options);
    friday.organiser(EveningCommand::Begin { number: 1 });
    let first = at(1, 1);
    friday.start_table(1, first, 1);
    friday.enter_rounds(1, first, 1, &["60:0", "60:0"]);
    friday.player(1, EveningCommand::NameScorekeeper { at: first, player: player(3) });
    for own in [1, 2] {
        assert_eq!(
            friday.try_player(own, EveningCommand::Agree { at: first }),
            Err(EntryRefusal::NotAtTable { at: first })
        );
    }
    friday.player(1, EveningCommand::NameScorekeeper { at: first, player: player(1) });
    friday.player(1, EveningCommand::Finish { at: first });
    assert_eq!(
        friday.try_organiser(EveningCommand::Confirm { at: first }),
        Err(EntryRefusal::NotAgreed { at: first })
    );
    friday.player(4, EveningCommand::Agree { at: first });
    friday.organiser(EveningCommand::Confirm { at: first });
}

/// CLUB-80, CLUB-84: a player has at most one open call at a table and one open objection to a round. An objection
/// names a round on the sheet.
#[test]
fn repeated_calls_and_objections_are_refused() {
    let mut friday = TestEvening::new("players 8 published\n");
    let call = |at| EveningCommand::Call { at, reason: CallReason::Score };
    let object = |round| EveningCommand::Object { at: at(1, 1), round, text: "it was 13".to_owned() };
    assert_eq!(friday.try_player(1, call(at(1, 1))), Err(EntryRefusal::NotBegun { number: 1 }));
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.player(1, call(at(1, 1)));
    let id = friday.view().calls[0].id;
    assert_eq!(friday.try_player(1, call(at(1, 1))), Err(EntryRefusal::Called { call: id }));
    friday.organiser(EveningCommand::Attend { call: id, state: CallState::Done });
    friday.player(1, call(at(1, 1)));

    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["12:0"]);
    for missing in [0, 2, 60_000] {
        assert_eq!(friday.try_player(2, object(missing)), Err(EntryRefusal::NotFound));
    }
    friday.player(2, object(1));
    let alert = friday.view().alerts[0].id;
    assert_eq!(friday.try_player(2, object(1)), Err(EntryRefusal::Objected { alert }));
}

/// A device with a slow clock makes no table late, and its corrections are not logged before the match.
#[test]
fn no_entry_is_dated_before_its_match_began() {
    let mut friday = TestEvening::new("players 8 published\n");
    friday.now = 1_700_000_000_000;
    friday.organiser(EveningCommand::Begin { number: 1 });
    let began = friday.now;
    friday.now = 5;
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0", "40:0"]);
    let change = EveningCommand::Change {
        at: at(1, 1),
        number: 2,
        old: round("40:0"),
        new: Some(round("41:0")),
        why: String::new(),
    };
    friday.player(1, change);
    friday.now = began + 60_000;
    let view = friday.view();
    assert_eq!(view.late.len(), 1, "half of the others are over since the match began");
    assert!(view.late.iter().all(|late| late.since.0 >= began), "{:?}", view.late);
    assert!(view.log.iter().all(|line| line.at.0 == began), "{:?}", view.log);
}

/// No text of an entry may hide characters.
#[test]
fn texts_of_entries_have_no_hidden_characters() {
    let (mut friday, here) = begun();
    for hidden in ["no\u{202e}", "no\0", "\u{3164}", "a\u{200b}b"] {
        let refused = Err(EntryRefusal::InvalidText { max: TEXT_CHARS_MAX, why: InvalidText::Hidden });
        let text = || hidden.to_owned();
        assert_eq!(
            friday.try_player(4, EveningCommand::Object { at: here, round: 1, text: text() }),
            refused
        );
        assert_eq!(friday.try_organiser(EveningCommand::Announce { text: text() }), refused);
        let (old, new) = (round("0:30"), Some(round("0:20")));
        assert_eq!(
            friday.try_player(1, EveningCommand::Change { at: here, number: 2, old, new, why: text() }),
            refused
        );
        let result = EnteredSheet {
            scored: SheetScore::Rounds { rounds: vec![round("20:0")] },
            stop: None,
            first: None,
        };
        assert_eq!(
            friday.try_organiser(EveningCommand::Result { at: here, result, why: text(), was: None }),
            refused
        );
        let sanction = Sanction {
            player: player(2),
            amount: 0,
            number: None,
            round: None,
            reason: text(),
            expelled: false,
        };
        assert_eq!(friday.try_organiser(EveningCommand::Sanction { sanction }), refused);
    }
    assert_eq!(friday.table(here).raw, [20, 30], "what is refused changes nothing");
    // A reason is normalized, also to find the sanction to remove.
    let spaced = Sanction {
        player: player(2),
        amount: 0,
        number: None,
        round: None,
        reason: " spoke  e\u{301}lan ".to_owned(),
        expelled: false,
    };
    friday.organiser(EveningCommand::Sanction { sanction: spaced.clone() });
    let reasons = |friday: &TestEvening| -> Vec<String> {
        let evening = friday.live.evening().expect("an evening");
        evening.sanctions().iter().map(|sanction| sanction.reason.clone()).collect()
    };
    assert_eq!(reasons(&friday), ["spoke élan"]);
    friday.organiser(EveningCommand::Withdraw { place: 0, sanction: spaced, why: String::new() });
    assert!(reasons(&friday).is_empty());
}

/// CLUB-54: the log lists corrections. The first entry of a table is not a correction.
#[test]
fn the_first_result_of_a_table_is_no_correction() {
    let (mut friday, _) = begun();
    let mut fresh = TestEvening::new("players 4 published\n");
    fresh.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    let rounds = vec![round("100:0")];
    let result = EnteredSheet { scored: SheetScore::Rounds { rounds }, stop: None, first: None };
    fresh.organiser(EveningCommand::Result {
        at: here,
        result: result.clone(),
        why: String::new(),
        was: None,
    });
    assert!(fresh.view().log.is_empty());
    friday.organiser(EveningCommand::Result { at: here, result, why: String::new(), was: None });
    assert_eq!(friday.view().log.len(), 1, "rounds were entered before");
}

/// Spectators see that an alert was settled, but not the reason.
#[test]
fn spectators_do_not_see_reasons() {
    let (mut friday, _, alert) = confirmed();
    let how = AlertSettlement::Annul { scorekeeper: player(4), why: "eight tiles".to_owned(), suspend: true };
    friday.organiser(EveningCommand::Settle { alert, how });
    let seen = entries_seen_by(Audience::Spectators, &friday.entries);
    let text = format!("{seen:?}");
    assert!(!text.contains("eight tiles"), "{text}");
}

/// Spectators see that a player at the table called, but not which one: the entry names the player on the first seat.
#[test]
fn spectators_do_not_see_who_called() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    let seats: Vec<Player> = friday.table(here).seats.iter().map(|seat| seat.player).collect();
    let number = |seat: usize| u16::try_from(seats[seat].index() + 1).expect("few players");
    friday.start_table(number(1), here, number(1));
    friday.player(number(2), EveningCommand::Call { at: here, reason: CallReason::Health });
    let seen = entries_seen_by(Audience::Spectators, &friday.entries);
    let call = seen.last().expect("the call");
    assert_eq!(call.by, Author::Player { player: seats[0] });
    assert!(matches!(call.command, EveningCommand::Call { reason: CallReason::Other, .. }), "{call:?}");
}
