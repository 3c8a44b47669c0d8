//! Entries that arrive late, twice, or out of order.

use boneyard_club::live::{
    AlertCause, AlertSettlement, Applied, Author, EnteredSheet, EntryRefusal, EveningCommand, LiveEvening,
    TableState,
};
use boneyard_club::{Moment, SheetScore};

use crate::evening::{Night, at, player, round};

fn filled(score: [u16; 2]) -> EnteredSheet {
    EnteredSheet { scored: SheetScore::Final { score }, stop: None, first: None }
}

/// A phone without a network: it keeps its entries and sends them later.
fn phone(night: &mut Night, number: u8, rounds: &[(u16, &str)]) -> Vec<boneyard_club::live::LogEntry> {
    let by = Author::Player { player: player(number) };
    let here = at(1, 1);
    rounds
        .iter()
        .map(|(number, text)| {
            let command = EveningCommand::Round { at: here, number: *number, round: round(text), sure: true };
            night.entry("offline phone", by, command)
        })
        .collect()
}

/// CLUB-98: a repeated entry is recognised and changes nothing.
#[test]
fn a_repeat_is_harmless() {
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    night.keeps(1, at(1, 1), 1);
    let entry = night.entry(
        "phone",
        Author::Player { player: player(1) },
        EveningCommand::Round { at: at(1, 1), number: 1, round: round("20:0"), sure: false },
    );
    assert_eq!(night.take(&entry), Ok(Applied::New));
    assert_eq!(night.take(&entry), Ok(Applied::Again));
    assert_eq!(night.table(at(1, 1)).raw, [20, 0]);
}

/// CLUB-98: the same round from two devices is accepted once; different rounds raise an alert, and nothing is merged.
#[test]
fn two_devices_that_disagree_are_shown() {
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    night.keeps(1, at(1, 1), 1);
    night.writes(1, at(1, 1), 1, &["20:0"]);
    let same = EveningCommand::Round { at: at(1, 1), number: 1, round: round("20:0"), sure: false };
    night.organiser(same);
    assert!(night.view().alerts.is_empty());
    let other = EveningCommand::Round { at: at(1, 1), number: 1, round: round("0:20"), sure: false };
    night.organiser(other);
    assert_eq!(night.table(at(1, 1)).raw, [20, 0], "what arrived first stands");
    let alert = &night.view().alerts[0];
    assert_eq!(
        alert.about,
        AlertCause::Conflict { number: 1, stands: Some(round("20:0")), told: round("0:20") }
    );
    assert_eq!(
        night.try_player(
            1,
            EveningCommand::Round { at: at(1, 1), number: 3, round: round("5:0"), sure: false }
        ),
        Err(EntryRefusal::Gap { next: 2 })
    );
}

/// CLUB-28, CLUB-96, CLUB-98: the organiser enters a table from paper while its phone has no network. If the phone's rounds end
/// with the same score, they replace it.
#[test]
fn rounds_of_a_phone_replace_the_end_they_come_to() {
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    night.keeps(1, at(1, 1), 1);
    let late = phone(&mut night, 1, &[(1, "60:0"), (2, "0:30"), (3, "45:0")]);
    night.organiser(EveningCommand::Result { at: at(1, 1), result: filled([100, 30]), why: String::new() });
    night.organiser(EveningCommand::Confirm { at: at(1, 1) });
    night.organiser(EveningCommand::Begin { number: 2 });
    // Rounds made before the confirmation are still sent.
    for entry in &late {
        assert_eq!(night.take(entry), Ok(Applied::New));
    }
    let table = night.table(at(1, 1));
    assert_eq!((table.only_end, table.rounds.len(), table.score), (false, 3, [100, 30]));
    assert_eq!(table.first, Some(player(1)));
    assert!(night.view().alerts.is_empty());
}

/// CLUB-98: the same, with some rounds that arrived before the network failed.
#[test]
fn rounds_that_had_arrived_are_continued() {
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    night.keeps(1, at(1, 1), 1);
    night.writes(1, at(1, 1), 1, &["60:0"]);
    let late = phone(&mut night, 1, &[(2, "0:30"), (3, "45:0")]);
    night.organiser(EveningCommand::Result {
        at: at(1, 1),
        result: filled([105, 30]),
        why: "from paper".to_owned(),
    });
    night.organiser(EveningCommand::Confirm { at: at(1, 1) });
    for entry in &late {
        assert_eq!(night.take(entry), Ok(Applied::New), "the scorekeeper of that match still delivers it");
    }
    assert_eq!(night.table(at(1, 1)).rounds.len(), 3);
}

/// CLUB-98: rounds that end with another score raise an alert. The organiser decides; the sheet does not change.
#[test]
fn rounds_that_come_to_another_end_are_shown() {
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    night.keeps(1, at(1, 1), 1);
    let late = phone(&mut night, 1, &[(1, "60:0"), (2, "0:31"), (3, "45:0")]);
    night.organiser(EveningCommand::Result { at: at(1, 1), result: filled([100, 30]), why: String::new() });
    night.organiser(EveningCommand::Confirm { at: at(1, 1) });
    for entry in &late {
        night.take(entry).expect("a round that was played");
    }
    let view = night.view();
    assert_eq!(view.alerts[0].about, AlertCause::OtherEnd { stands: [100, 30], told: [100, 31] });
    assert_eq!(view.report.matches[0].score, [100, 30]);
    let alert = view.alerts[0].id;
    let rounds = ["60:0", "0:31", "45:0"].map(round).to_vec();
    let result = EnteredSheet { scored: SheetScore::Rounds { rounds }, stop: None, first: Some(player(1)) };
    night.organiser(EveningCommand::Result { at: at(1, 1), result, why: "the phone was right".to_owned() });
    night.organiser(EveningCommand::Settle { alert, how: AlertSettlement::Dismiss });
    assert_eq!(night.view().report.matches[0].score, [100, 31]);
    assert!(night.view().alerts.is_empty());
}

/// CLUB-98, CLUB-99: a device without a network can begin the next match. Its entries are accepted in order when they arrive.
#[test]
fn a_phone_goes_on_without_a_network() {
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    let mut phone: LiveEvening = night.live.clone();
    let by = Author::Player { player: player(2) };
    let mut kept = Vec::new();
    for number in 1..=3 {
        phone.assume_begun(number);
        let here = at(number, 1);
        let mut acts = vec![
            EveningCommand::NameScorekeeper { at: here, player: player(2) },
            EveningCommand::Present { at: here },
        ];
        acts.push(EveningCommand::Lead { at: here, round: 1, player: player(1) });
        for (number, text) in (1..).zip(["60:0", "59:0"]) {
            acts.push(EveningCommand::Round { at: here, number, round: round(text), sure: true });
        }
        acts.push(EveningCommand::Finish { at: here });
        for command in acts {
            night.now += 60_000;
            let entry = night.entry("phone", by, command);
            assert_eq!(phone.take(&entry), Ok(Applied::New));
            kept.push(entry);
        }
        assert_eq!(
            phone.table(here, Moment(night.now)).map(|table| table.state),
            Some(TableState::ToConfirm)
        );
    }
    let mut kept = kept.into_iter().peekable();
    for number in 1..=3 {
        while let Some(entry) = kept.next_if(|entry| {
            matches!(&entry.command, EveningCommand::NameScorekeeper { at, .. } | EveningCommand::Present { at } | EveningCommand::Lead { at, .. }
                | EveningCommand::Round { at, .. } | EveningCommand::Finish { at } if at.number == number)
        }) {
            assert_eq!(night.take(&entry), Ok(Applied::New));
        }
        night.organiser(EveningCommand::Confirm { at: at(number, 1) });
        if number < 3 {
            night.organiser(EveningCommand::Begin { number: number + 1 });
        }
    }
    assert!(night.view().report.is_final);
}

/// CLUB-28, CLUB-98: a phone without a network for three matches sends them after the organiser has confirmed them from paper.
/// Scorekeepers, leaders and rounds are added to the final scores.
#[test]
fn a_phone_delivers_matches_that_are_confirmed() {
    let mut night = Night::new("players 4 published\n");
    let by = Author::Player { player: player(2) };
    let mut kept = Vec::new();
    for number in 1..=3 {
        let here = at(number, 1);
        kept.push(night.entry("phone", by, EveningCommand::NameScorekeeper { at: here, player: player(2) }));
        kept.push(night.entry("phone", by, EveningCommand::Present { at: here }));
        kept.push(night.entry("phone", by, EveningCommand::Lead { at: here, round: 1, player: player(1) }));
        kept.push(night.entry(
            "phone",
            by,
            EveningCommand::Round { at: here, number: 1, round: round("60:0"), sure: true },
        ));
        kept.push(night.entry(
            "phone",
            by,
            EveningCommand::Round { at: here, number: 2, round: round("59:0"), sure: true },
        ));
        kept.push(night.entry("phone", by, EveningCommand::Finish { at: here }));
        night.organiser(EveningCommand::Begin { number });
        night.organiser(EveningCommand::Result { at: here, result: filled([100, 0]), why: String::new() });
        night.organiser(EveningCommand::Confirm { at: here });
    }
    let before = night.view().report;
    for entry in &kept {
        assert_eq!(night.take(entry), Ok(Applied::New), "{:?}", entry.command);
    }
    assert_eq!(night.view().report, before);
    assert!(night.view().alerts.is_empty());
    for number in 1..=3 {
        let table = night.table(at(number, 1));
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
    let mut night = Night::new("players 4 published\n");
    night.organiser(EveningCommand::Begin { number: 1 });
    night.keeps(1, at(1, 1), 1);
    night.writes(1, at(1, 1), 1, &["60:0", "59:0"]);
    night.organiser(EveningCommand::Confirm { at: at(1, 1) });
    night.organiser(EveningCommand::Begin { number: 2 });
    night.keeps(4, at(2, 1), 4);
    night.writes(4, at(2, 1), 1, &["10:0"]);
    let file = boneyard_club::file::write(
        night.live.evening().expect("an evening"),
        boneyard_club::file::Privacy::Whole,
    );
    let mut there = Night::new(file.split_once("name \"Friday\"\n").map_or("", |(_, rest)| rest));
    assert_eq!(there.view().report, night.view().report);
    assert_eq!((there.view().begun, there.table(at(2, 1)).writer), (2, Some(player(4))));
    there.writes(4, at(2, 1), 2, &["95:0"]);
    there.organiser(EveningCommand::Confirm { at: at(2, 1) });
    there.organiser(EveningCommand::Begin { number: 3 });
}
