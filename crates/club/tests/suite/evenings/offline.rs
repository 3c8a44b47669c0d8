//! Entries that arrive late, twice, or out of order.

use boneyard_club::live::{
    AlertCause, AlertSettlement, Applied, Author, EnteredSheet, EntryRefusal, EveningCommand, LateRound,
    LiveEvening, TableState,
};
use boneyard_club::{Moment, SheetScore};

use super::evening::{TestEvening, at, player, round};

/// A sheet with only the final score.
fn final_sheet(score: [u16; 2]) -> EnteredSheet {
    EnteredSheet { scored: SheetScore::Final { score }, stop: None, first: None }
}

/// The rounds that a phone enters without a network. The test gives them to the evening later.
fn offline_entries(
    friday: &mut TestEvening,
    number: u16,
    rounds: &[(u16, &str)],
) -> Vec<boneyard_club::live::LogEntry> {
    let by = Author::Player { player: player(number) };
    let here = at(1, 1);
    rounds
        .iter()
        .map(|(number, text)| {
            let command = EveningCommand::Round { at: here, number: *number, round: round(text), sure: true };
            friday.entry("offline phone", by, command)
        })
        .collect()
}

/// CLUB-98: a repeated entry is recognised and changes nothing.
#[test]
fn a_repeated_entry_changes_nothing() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    let entry = friday.entry(
        "phone",
        Author::Player { player: player(1) },
        EveningCommand::Round { at: at(1, 1), number: 1, round: round("20:0"), sure: false },
    );
    assert_eq!(friday.take(&entry), Ok(Applied::New));
    assert_eq!(friday.take(&entry), Ok(Applied::Repeated));
    assert_eq!(friday.table(at(1, 1)).raw, [20, 0]);
}

/// CLUB-98: the same round from two devices is accepted once; different rounds raise an alert, and nothing is merged.
#[test]
fn different_rounds_from_two_devices_raise_an_alert() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["20:0"]);
    let same = EveningCommand::Round { at: at(1, 1), number: 1, round: round("20:0"), sure: false };
    friday.organiser(same);
    assert!(friday.view().alerts.is_empty());
    let other = EveningCommand::Round { at: at(1, 1), number: 1, round: round("0:20"), sure: false };
    friday.organiser(other);
    assert_eq!(friday.table(at(1, 1)).raw, [20, 0], "the first entry stays");
    let alert = &friday.view().alerts[0];
    assert_eq!(
        alert.about,
        AlertCause::Conflict { number: 1, recorded: Some(round("20:0")), entered: round("0:20") }
    );
    assert_eq!(
        friday.try_player(
            1,
            EveningCommand::Round { at: at(1, 1), number: 3, round: round("5:0"), sure: false }
        ),
        Err(EntryRefusal::RoundsMissing { next: 2 })
    );
}

/// CLUB-28, CLUB-96, CLUB-98: the organiser enters a table from paper while its phone has no network. If the phone's
/// rounds end with the same score, they replace the final score.
#[test]
fn late_rounds_with_the_same_final_score_replace_it() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    let late = offline_entries(&mut friday, 1, &[(1, "60:0"), (2, "0:30"), (3, "45:0")]);
    friday.organiser(EveningCommand::Result {
        at: at(1, 1),
        result: final_sheet([100, 30]),
        why: String::new(),
        was: None,
    });
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    friday.organiser(EveningCommand::Begin { number: 2 });
    // Rounds made before the confirmation are still sent.
    for entry in &late {
        assert_eq!(friday.take(entry), Ok(Applied::New));
    }
    let table = friday.table(at(1, 1));
    assert_eq!((table.only_end, table.rounds.len(), table.score), (false, 3, [100, 30]));
    assert_eq!(table.first, Some(player(1)));
    assert!(friday.view().alerts.is_empty());
}

/// CLUB-98: late rounds continue those that arrived before the phone lost the network.
#[test]
fn late_rounds_continue_the_rounds_that_arrived_earlier() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0"]);
    let late = offline_entries(&mut friday, 1, &[(2, "0:30"), (3, "45:0")]);
    friday.organiser(EveningCommand::Result {
        at: at(1, 1),
        result: final_sheet([105, 30]),
        why: "from paper".to_owned(),
        was: None,
    });
    let table = friday.table(at(1, 1));
    assert!(table.by_organiser && !table.sent, "the scorekeeper has no result to send");
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    for entry in &late {
        assert_eq!(friday.take(entry), Ok(Applied::New), "the scorekeeper of that match still delivers it");
    }
    assert_eq!(friday.table(at(1, 1)).rounds.len(), 3);
}

/// CLUB-98: rounds that end with another score raise an alert. The organiser decides; the sheet does not change.
#[test]
fn late_rounds_with_another_end_raise_an_alert() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    let late = offline_entries(&mut friday, 1, &[(1, "60:0"), (2, "0:31"), (3, "45:0")]);
    friday.organiser(EveningCommand::Result {
        at: at(1, 1),
        result: final_sheet([100, 30]),
        why: String::new(),
        was: None,
    });
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    for entry in &late {
        friday.take(entry).expect("a round that was played");
    }
    let view = friday.view();
    assert_eq!(view.alerts[0].about, AlertCause::OtherEnd { recorded: [100, 30], entered: [100, 31] });
    assert_eq!(view.report.matches[0].score, [100, 30]);
    let rounds = ["60:0", "0:31", "45:0"].map(round).to_vec();
    let result = EnteredSheet { scored: SheetScore::Rounds { rounds }, stop: None, first: Some(player(1)) };
    friday.organiser(EveningCommand::Result {
        at: at(1, 1),
        result,
        why: "the phone was right".to_owned(),
        was: None,
    });
    assert_eq!(friday.view().report.matches[0].score, [100, 31]);
    assert!(friday.view().alerts.is_empty());
}

/// CLUB-98: a scorekeeper loses the network, and another player takes over. The late rounds raise one alert for the organiser and the
/// table; the sheet does not change. A late round that the sheet has too raises none.
#[test]
fn late_rounds_of_a_replaced_scorekeeper_raise_an_alert() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["20:0"]);
    let late = offline_entries(&mut friday, 1, &[(2, "0:12"), (3, "0:30"), (4, "9:0")]);
    friday.player(3, EveningCommand::NameScorekeeper { at: here, player: player(3) });
    friday.enter_rounds(3, here, 2, &["0:12", "0:31"]);
    for entry in &late {
        assert_eq!(friday.take(entry), Ok(Applied::New));
    }
    assert_eq!(friday.table(here).raw, [20, 43]);
    let view = friday.view();
    let [alert] = &view.alerts[..] else { panic!("{:?}", view.alerts) };
    let late_round = |number, text| LateRound { by: player(1), number, round: round(text) };
    assert_eq!(
        alert.about,
        AlertCause::LateRounds { rounds: vec![late_round(3, "0:30"), late_round(4, "9:0")] }
    );
    // Only the organiser answers, and the new scorekeeper goes on.
    let answer = EveningCommand::Answer { alert: alert.id, is_error: false };
    assert_eq!(friday.try_player(3, answer), Err(EntryRefusal::NotOrganiser));
    friday.enter_rounds(3, here, 4, &["5:0"]);
    friday.organiser(EveningCommand::Settle { alert: alert.id, how: AlertSettlement::Dismiss });
    assert!(friday.view().alerts.is_empty());
}

/// CLUB-85, CLUB-98: the rounds of a suspended scorekeeper who was offline are shown too. The other entries, and those of other
/// players, are refused.
#[test]
fn only_rounds_of_former_scorekeepers_arrive_late() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["20:0"]);
    friday.player(4, EveningCommand::Object { at: here, round: 1, text: "no".to_owned() });
    let alert = friday.view().alerts[0].id;
    let result = EnteredSheet { scored: SheetScore::Rounds { rounds: vec![] }, stop: None, first: None };
    let how = AlertSettlement::Correct { result, why: String::new(), was: None, suspend: true };
    friday.organiser(EveningCommand::Settle { alert, how });
    let write = |text| EveningCommand::Round { at: here, number: 1, round: round(text), sure: true };
    friday.player(1, write("0:20"));
    assert!(matches!(friday.view().alerts[0].about, AlertCause::LateRounds { .. }));
    assert_eq!(friday.table(here).raw, [0, 0]);
    let refused = EntryRefusal::NotScorekeeper { at: here, scorekeeper: None };
    assert_eq!(friday.try_player(2, write("0:20")), Err(refused.clone()));
    let late = |number, text| EveningCommand::LateRound { at: here, number, round: round(text) };
    assert_eq!(friday.try_player(2, late(1, "0:20")), Err(refused));
    let suspended = EntryRefusal::Suspended { player: player(1) };
    assert_eq!(friday.try_player(1, EveningCommand::Finish { at: here }), Err(suspended));
    assert!(friday.try_player(1, late(0, "0:20")).is_err());
    assert!(friday.try_player(1, late(151, "0:20")).is_err());
}

/// CLUB-98: two organisers correct the same sheet. The second correction is based on a sheet that has changed: nothing is
/// overwritten, an alert shows both sheets to both organisers, and one of them decides.
#[test]
fn a_result_on_a_changed_sheet_raises_an_alert() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["20:0"]);
    let was = EnteredSheet {
        scored: SheetScore::Rounds { rounds: vec![round("20:0")] },
        stop: None,
        first: Some(player(1)),
    };
    let result = |score| EveningCommand::Result {
        at: here,
        result: final_sheet(score),
        why: String::new(),
        was: Some(was.clone()),
    };
    friday.organiser(result([100, 37]));
    friday.organiser(result([100, 47]));
    assert_eq!(friday.table(here).score, [100, 37], "the first entry stays");
    let alert = friday.view().alerts[0].clone();
    let entered = EnteredSheet { first: Some(player(1)), ..final_sheet([100, 47]) };
    assert_eq!(
        alert.about,
        AlertCause::OtherSheet { recorded: [100, 37], score: [100, 47], entered: entered.clone() }
    );
    friday.organiser(result([100, 47]));
    friday.organiser(result([100, 37]));
    assert_eq!(friday.view().alerts.len(), 1, "the same contradiction again, and the sheet that stands");
    // While the organiser decides, the sheet may change once more: the decision names the sheet that it replaces.
    let settle = |was| EveningCommand::Settle {
        alert: alert.id,
        how: AlertSettlement::Correct {
            result: entered.clone(),
            why: String::new(),
            was: Some(was),
            suspend: false,
        },
    };
    friday.organiser(settle(was.clone()));
    assert_eq!((friday.table(here).score, friday.view().alerts.len()), ([100, 37], 1));
    friday.organiser(settle(EnteredSheet { first: Some(player(1)), ..final_sheet([100, 37]) }));
    assert_eq!(friday.table(here).score, [100, 47]);
    assert!(friday.view().alerts.is_empty());
}

/// CLUB-98: a round from a phone also changes the sheet that the organiser corrects.
#[test]
fn a_result_does_not_overwrite_a_round_that_a_phone_sent_meanwhile() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["20:0"]);
    let sheet = |text| EnteredSheet {
        scored: SheetScore::Rounds { rounds: vec![round(text)] },
        stop: None,
        first: Some(player(1)),
    };
    friday.enter_rounds(1, here, 2, &["0:30"]);
    let (result, was) = (sheet("10:0"), Some(sheet("20:0")));
    friday.organiser(EveningCommand::Result { at: here, result, why: String::new(), was });
    assert_eq!(friday.table(here).raw, [20, 30]);
    assert!(matches!(
        friday.view().alerts[0].about,
        AlertCause::OtherSheet { recorded: [20, 30], score: [10, 0], .. }
    ));
}

/// CLUB-98, CLUB-99: a device without a network can begin the next match. Its entries are accepted in order when they arrive.
#[test]
fn a_phone_continues_without_a_network() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let mut phone: LiveEvening = friday.live.clone();
    let by = Author::Player { player: player(2) };
    let mut entries = Vec::new();
    for number in 1..=3 {
        phone.assume_begun(number);
        let here = at(number, 1);
        let mut commands = vec![
            EveningCommand::NameScorekeeper { at: here, player: player(2) },
            EveningCommand::Present { at: here },
        ];
        commands.push(EveningCommand::Lead { at: here, round: 1, player: player(1) });
        for (number, text) in (1..).zip(["60:0", "59:0"]) {
            commands.push(EveningCommand::Round { at: here, number, round: round(text), sure: true });
        }
        commands.push(EveningCommand::Finish { at: here });
        for command in commands {
            friday.now += 60_000;
            let entry = friday.entry("phone", by, command);
            assert_eq!(phone.take(&entry), Ok(Applied::New));
            entries.push(entry);
        }
        assert_eq!(
            phone.table_view(here, Moment(friday.now)).map(|table| table.state),
            Some(TableState::ToConfirm)
        );
    }
    let mut entries = entries.into_iter().peekable();
    for number in 1..=3 {
        while let Some(entry) = entries.next_if(|entry| {
            matches!(&entry.command, EveningCommand::NameScorekeeper { at, .. } | EveningCommand::Present { at } | EveningCommand::Lead { at, .. }
                | EveningCommand::Round { at, .. } | EveningCommand::Finish { at } if at.number == number)
        }) {
            assert_eq!(friday.take(&entry), Ok(Applied::New));
        }
        friday.organiser(EveningCommand::Confirm { at: at(number, 1) });
        if number < 3 {
            friday.organiser(EveningCommand::Begin { number: number + 1 });
        }
    }
    assert!(friday.view().report.is_final);
}

/// CLUB-28, CLUB-98: a phone without a network for three matches sends them after the organiser has confirmed them from paper.
/// Scorekeepers, leaders and rounds are added to the final scores.
#[test]
fn a_phone_delivers_matches_that_are_confirmed() {
    let mut friday = TestEvening::new("players 4 published\n");
    let by = Author::Player { player: player(2) };
    let mut entries = Vec::new();
    for number in 1..=3 {
        let here = at(number, 1);
        entries.push(friday.entry(
            "phone",
            by,
            EveningCommand::NameScorekeeper { at: here, player: player(2) },
        ));
        entries.push(friday.entry("phone", by, EveningCommand::Present { at: here }));
        entries.push(friday.entry(
            "phone",
            by,
            EveningCommand::Lead { at: here, round: 1, player: player(1) },
        ));
        entries.push(friday.entry(
            "phone",
            by,
            EveningCommand::Round { at: here, number: 1, round: round("60:0"), sure: true },
        ));
        entries.push(friday.entry(
            "phone",
            by,
            EveningCommand::Round { at: here, number: 2, round: round("59:0"), sure: true },
        ));
        entries.push(friday.entry("phone", by, EveningCommand::Finish { at: here }));
        friday.organiser(EveningCommand::Begin { number });
        friday.organiser(EveningCommand::Result {
            at: here,
            result: final_sheet([100, 0]),
            why: String::new(),
            was: None,
        });
        friday.organiser(EveningCommand::Confirm { at: here });
    }
    let before = friday.view().report;
    for entry in &entries {
        assert_eq!(friday.take(entry), Ok(Applied::New), "{:?}", entry.command);
    }
    assert_eq!(friday.view().report, before);
    assert!(friday.view().alerts.is_empty());
    for number in 1..=3 {
        let table = friday.table(at(number, 1));
        assert_eq!(
            (table.rounds.len(), table.first, table.scorekeeper),
            (2, Some(player(1)), Some(player(2)))
        );
        assert_eq!(table.state, TableState::Done);
    }
}

/// CLUB-99: an evening moves to another device as one file and continues there.
#[test]
fn an_evening_is_reopened_from_its_file() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0", "59:0"]);
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    friday.organiser(EveningCommand::Begin { number: 2 });
    friday.start_table(4, at(2, 1), 4);
    friday.enter_rounds(4, at(2, 1), 1, &["10:0"]);
    let file = boneyard_club::file::write(
        friday.live.evening().expect("an evening"),
        boneyard_club::file::Privacy::Whole,
    );
    let mut reopened = TestEvening::new(file.split_once("name \"Friday\"\n").map_or("", |(_, rest)| rest));
    assert_eq!(reopened.view().report, friday.view().report);
    assert_eq!((reopened.view().begun, reopened.table(at(2, 1)).acting_scorekeeper), (2, Some(player(4))));
    reopened.enter_rounds(4, at(2, 1), 2, &["95:0"]);
    reopened.organiser(EveningCommand::Confirm { at: at(2, 1) });
    reopened.organiser(EveningCommand::Begin { number: 3 });
}
