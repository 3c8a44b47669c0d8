//! The course of an evening: who makes which entry, in which order.

use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{
    Alert, AlertCause, EntryRefusal, EveningCommand, EveningOptions, EveningPhase, LateReason,
    REMIND_AFTER_MS, REMIND_EVERY_MS, TableState, UNDO_MS,
};
use boneyard_club::{EveningError, SeatingKind, Setup, SheetError};

use super::evening::{TestEvening, at, player, round};

/// CLUB-37..42, CLUB-46, CLUB-50..53, R3.1.4, R3.1.23: a match from its start to the organiser's confirmation.
#[test]
fn a_match_from_its_start_to_its_confirmation() {
    let mut friday = TestEvening::new("players 4 published\n");
    assert_eq!(friday.view().phase, EveningPhase::Waiting);
    friday.organiser(EveningCommand::Begin { number: 1 });
    let first = at(1, 1);
    assert_eq!(friday.table(first).state, TableState::Waiting);
    assert_eq!(friday.table(first).able, [1, 2, 3, 4].map(player), "the system offers those who are there");
    friday.start_table(3, first, 2);
    let table = friday.table(first);
    assert_eq!(
        (table.state, table.present, table.acting_scorekeeper),
        (TableState::Playing, true, Some(player(3)))
    );
    assert_eq!((table.next_lead, table.shuffler), (Some(player(2)), Some(player(3))));
    friday.enter_rounds(3, first, 1, &["31:0", "0:12", "45:0"]);
    assert_eq!(friday.table(first).next_lead, Some(player(3)), "2, 4, 1, then 3");
    assert_eq!(friday.table(first).raw, [76, 12]);
    friday.enter_rounds(3, first, 4, &["40:0"]);
    let table = friday.table(first);
    assert_eq!((table.state, table.raw, table.score), (TableState::ToConfirm, [116, 12], [100, 12]));
    assert_eq!((table.next_lead, table.sent), (None, false));
    friday.player(3, EveningCommand::Finish { at: first });
    assert!(friday.table(first).sent);
    let played = |friday: &TestEvening| friday.view().report.standings[0].tally.played;
    assert_eq!(played(&friday), 0, "nothing counts before the organiser has confirmed it");
    assert_eq!(friday.try_player(3, EveningCommand::Confirm { at: first }), Err(EntryRefusal::NotOrganiser));
    friday.organiser(EveningCommand::Confirm { at: first });
    assert_eq!((friday.table(first).state, friday.table(first).acting_scorekeeper), (TableState::Done, None));
    let change =
        EveningCommand::Change { at: first, number: 4, old: round("40:0"), new: None, why: String::new() };
    let refused = friday.try_player(3, change);
    assert_eq!(refused, Err(EntryRefusal::Confirmed { at: first }), "the scorekeeper's rights have ended");
    let view = friday.view();
    assert_eq!((view.phase, played(&friday)), (EveningPhase::Between, 1));
    assert_eq!(view.report.standings[0].number, player(1));
    assert_eq!(view.schedule.matches[1].table_of(player(4)), Some(1), "and the next seating is known");
}

/// CLUB-49, CLUB-116: the next match waits for every table; the refusal names those that are missing.
#[test]
fn the_next_match_waits_for_every_table() {
    let mut friday = TestEvening::new("players 8 published\n");
    assert_eq!(
        friday.try_organiser(EveningCommand::Begin { number: 2 }),
        Err(EntryRefusal::NotNext { next: 1 })
    );
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["50:0", "50:0"]);
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    let missing = EntryRefusal::NotDelivered { tables: vec![2] };
    assert_eq!(friday.try_organiser(EveningCommand::Begin { number: 2 }), Err(missing));
    let next = friday.view().schedule.matches[1].tables[1].pairing.in_order()[0];
    let early =
        friday.try_player(next.number(), EveningCommand::NameScorekeeper { at: at(2, 2), player: next });
    assert_eq!(early, Err(EntryRefusal::NotBegun { number: 2 }));
    friday.start_table(7, at(1, 2), 7);
    friday.enter_rounds(7, at(1, 2), 1, &["0:99", "0:1"]);
    friday.organiser(EveningCommand::Confirm { at: at(1, 2) });
    friday.organiser(EveningCommand::Begin { number: 2 });
    assert_eq!(friday.view().begun, 2);
}

/// CLUB-51: the organiser sees all tables of a match with their states and pairs, and confirms each one separately.
#[test]
fn the_organiser_has_every_table_in_one_list() {
    let mut friday = TestEvening::new("players 16 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(5, at(1, 2), 5);
    friday.enter_rounds(5, at(1, 2), 1, &["20:0"]);
    friday.start_table(9, at(1, 3), 9);
    friday.enter_rounds(9, at(1, 3), 1, &["60:0", "59:0"]);
    let states =
        |friday: &TestEvening| friday.view().tables.iter().map(|table| table.state).collect::<Vec<_>>();
    let (waiting, playing) = (TableState::Waiting, TableState::Playing);
    assert_eq!(states(&friday), [waiting, playing, TableState::ToConfirm, waiting]);
    let seated: Vec<Vec<u16>> = friday
        .view()
        .tables
        .iter()
        .map(|table| table.seats.iter().map(|seat| seat.player.number()).collect())
        .collect();
    // Top, left, bottom, right: partners sit opposite.
    assert_eq!(seated, [[1, 3, 2, 4], [5, 7, 6, 8], [9, 11, 10, 12], [13, 15, 14, 16]]);
    friday.organiser(EveningCommand::Confirm { at: at(1, 3) });
    assert_eq!(states(&friday), [waiting, playing, TableState::Done, waiting]);
    assert_eq!(friday.view().report.standings[0].number, player(9));
}

/// CLUB-23..25, CLUB-85: of the players, only the scorekeeper enters the score of a table. The scorekeeper cannot make
/// the organiser's entries.
#[test]
fn authors_make_only_entries_they_may_make() {
    let mut friday = TestEvening::new("players 8 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 2);
    let write = |number| EveningCommand::Round { at: here, number, round: round("20:0"), sure: false };
    assert_eq!(
        friday.try_player(7, write(1)),
        Err(EntryRefusal::NotScorekeeper { at: here, scorekeeper: None })
    );
    friday.start_table(7, here, 5);
    assert_eq!(
        friday.try_player(8, write(1)),
        Err(EntryRefusal::NotScorekeeper { at: here, scorekeeper: Some(player(7)) })
    );
    assert_eq!(friday.try_player(1, write(1)), Err(EntryRefusal::NotAtTable { at: here }));
    friday.player(7, write(1));
    friday.organiser(write(2));
    for command in [
        EveningCommand::Begin { number: 2 },
        EveningCommand::Confirm { at: here },
        EveningCommand::Announce { text: "Tea".to_owned() },
        EveningCommand::Minutes { at: here, minutes: 5 },
        EveningCommand::Close { counts: None },
    ] {
        assert_eq!(friday.try_player(7, command), Err(EntryRefusal::NotOrganiser));
    }
}

/// CLUB-38: any player at the table can become the scorekeeper; the change is logged.
#[test]
fn scorekeeping_is_handed_over_and_taken_over() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.player(1, EveningCommand::NameScorekeeper { at: at(1, 1), player: player(2) });
    assert_eq!(friday.table(at(1, 1)).acting_scorekeeper, Some(player(2)));
    friday.player(4, EveningCommand::NameScorekeeper { at: at(1, 1), player: player(4) });
    assert_eq!(friday.table(at(1, 1)).acting_scorekeeper, Some(player(4)));
    assert_eq!(friday.view().log.len(), 2);
}

/// CLUB-48: a table is reminded after eight minutes without an entry, or once half of the other tables are done. The
/// reminder is repeated every four minutes.
#[test]
fn silent_tables_are_reminded() {
    let mut friday = TestEvening::new("players 16 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let began = friday.now;
    let late =
        |friday: &TestEvening, table: u8| friday.view().late.into_iter().find(|late| late.at == at(1, table));
    let times = |friday: &TestEvening, table: u8| late(friday, table).map(|late| late.times);
    let reason = |friday: &TestEvening, table: u8| late(friday, table).map(|late| late.reason);
    friday.now = began + REMIND_AFTER_MS - 1;
    assert_eq!(times(&friday, 1), None);
    friday.now = began + REMIND_AFTER_MS;
    assert_eq!((times(&friday, 1), reason(&friday, 1)), (Some(1), Some(LateReason::Silent)));
    assert_eq!(friday.table(at(1, 1)).state, TableState::Late);
    friday.now = began + REMIND_AFTER_MS + REMIND_EVERY_MS;
    assert_eq!(times(&friday, 1), Some(2));
    // Any entry restarts the time.
    friday.start_table(1, at(1, 1), 1);
    assert_eq!(times(&friday, 1), None);
    // Half of the three other tables, rounded up, is two.
    friday.start_table(5, at(1, 2), 5);
    friday.enter_rounds(5, at(1, 2), 1, &["60:0", "59:0"]);
    friday.start_table(9, at(1, 3), 9);
    assert_eq!(times(&friday, 1), None);
    friday.enter_rounds(9, at(1, 3), 1, &["60:0", "59:0"]);
    assert_eq!((times(&friday, 1), reason(&friday, 1)), (Some(1), Some(LateReason::OthersDone)));
    friday.now += REMIND_AFTER_MS;
    assert_eq!(reason(&friday, 1), Some(LateReason::Silent), "and by now it is silent, too");
    assert_eq!(times(&friday, 2), None, "a table that is done is not reminded");
}

/// CLUB-54: the scorekeeper can remove the last round until the result is confirmed; afterwards the organiser can, with a reason.
/// The log has both values of each correction.
#[test]
fn corrections_are_logged() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["45:0", "10:0"]);
    let change = |number, old: &str, new: Option<&str>, why: &str| EveningCommand::Change {
        at: here,
        number,
        old: round(old),
        new: new.map(round),
        why: why.to_owned(),
    };
    assert_eq!(friday.try_player(1, change(1, "45:0", Some("54:0"), "")), Err(EntryRefusal::NotLast));
    assert_eq!(friday.try_player(1, change(2, "11:0", None, "")), Err(EntryRefusal::ValueChanged));
    friday.player(1, change(2, "10:0", None, ""));
    friday.player(1, change(1, "45:0", Some("54:0"), "misread"));
    friday.enter_rounds(1, here, 2, &["46:0"]);
    friday.organiser(EveningCommand::Confirm { at: here });
    assert_eq!(friday.try_organiser(change(2, "46:0", Some("0:46"), "")), Err(EntryRefusal::NoReason));
    let unfinished = friday.try_organiser(change(2, "46:0", Some("0:46"), "swapped"));
    assert_eq!(unfinished, Err(EntryRefusal::NotOver { at: here }), "a match that is confirmed stays over");
    friday.organiser(change(2, "46:0", Some("50:0"), "counted again"));
    let log = friday.view().log;
    let corrections: Vec<(&str, &str, &str)> =
        log.iter().map(|line| (line.old.as_str(), line.new.as_str(), line.why.as_str())).collect();
    assert_eq!(
        corrections,
        [("10:0", "", ""), ("45:0", "54:0", "misread"), ("46:0", "50:0", "counted again")]
    );
    assert_eq!((log[0].by, log[0].what.as_str()), (player(1), "match 1 table 1 round 2"));
    assert_eq!((log[2].by, log[2].what.as_str()), (player(1), "match 1 table 1 round 2"));
    let when: Vec<u64> = log.iter().map(|line| line.at.0).collect();
    assert!(when.is_sorted() && when[0] < when[2] && when[2] <= friday.now, "{when:?} by {}", friday.now);
    assert_eq!(friday.table(here).raw, [104, 0], "all derived values are recomputed");
}

/// A confirmation can be undone within ten seconds, and not later.
#[test]
fn a_confirmation_can_be_undone_for_ten_seconds() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0", "59:0"]);
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    friday.now += UNDO_MS;
    friday.organiser(EveningCommand::Undo { at: at(1, 1) });
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    friday.now += UNDO_MS + 1;
    assert_eq!(friday.try_organiser(EveningCommand::Undo { at: at(1, 1) }), Err(EntryRefusal::TooLate));
}

/// If the club requires it, a player of the other pair agrees before the organiser confirms.
#[test]
fn the_other_pair_countersigns_where_the_club_asks_for_it() {
    let mut friday = TestEvening::with(
        "players 4 published\n",
        EveningOptions { countersign: true, ..EveningOptions::default() },
    );
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0", "59:0"]);
    assert_eq!(
        friday.try_organiser(EveningCommand::Confirm { at: at(1, 1) }),
        Err(EntryRefusal::NotAgreed { at: at(1, 1) })
    );
    assert!(
        friday.try_player(2, EveningCommand::Agree { at: at(1, 1) }).is_err(),
        "the scorekeeper's own pair cannot"
    );
    friday.player(4, EveningCommand::Agree { at: at(1, 1) });
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
}

/// CLUB-50, CLUB-54, CLUB-81: a correction that changes the result removes "sent" and "agreed" and raises an alert. A correction
/// that keeps the result keeps both.
#[test]
fn a_result_ended_by_a_correction_has_no_agreement_yet() {
    let mut friday = TestEvening::with(
        "players 4 published\n",
        EveningOptions { countersign: true, ..EveningOptions::default() },
    );
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = at(1, 1);
    friday.start_table(1, here, 1);
    friday.enter_rounds(1, here, 1, &["0:41", "60:0", "59:0"]);
    friday.player(1, EveningCommand::Finish { at: here });
    friday.player(4, EveningCommand::Agree { at: here });
    let change = |old: &str, new: &str, why: &str| EveningCommand::Change {
        at: here,
        number: 3,
        old: round(old),
        new: Some(round(new)),
        why: why.to_owned(),
    };
    friday.player(1, change("59:0", "58:0", "miscounted"));
    let table = friday.table(here);
    assert_eq!((table.score, table.sent, table.agreed), ([100, 41], true, Some(player(4))));
    assert!(friday.view().alerts.is_empty());

    // The other pair has won.
    friday.player(1, change("58:0", "0:59", "wrong column"));
    let table = friday.table(here);
    assert_eq!((table.score, table.state), ([60, 100], TableState::ToConfirm));
    assert_eq!((table.sent, table.agreed), (false, None));
    assert!(matches!(
        friday.view().alerts[..],
        [Alert { about: AlertCause::CorrectedEnd { number: 3 }, .. }]
    ));
    assert_eq!(
        friday.try_organiser(EveningCommand::Confirm { at: here }),
        Err(EntryRefusal::NotAgreed { at: here })
    );
    friday.player(1, EveningCommand::Finish { at: here });
    friday.player(3, EveningCommand::Agree { at: here });
    friday.organiser(EveningCommand::Confirm { at: here });

    // A later correction by the organiser stays confirmed, and no player has agreed to it.
    friday.organiser(change("0:59", "0:75", "found on the paper"));
    assert_eq!(friday.table(here).agreed, Some(player(3)), "60 to 100, as before");
    friday.organiser(change("0:75", "61:0", "found on the paper"));
    let table = friday.table(here);
    assert_eq!((table.score, table.state), ([100, 41], TableState::Done));
    assert_eq!((table.sent, table.agreed), (false, None));
    assert_eq!(friday.view().report.standings[0].tally.plus, 100, "all derived values are recomputed");
    assert_eq!(friday.view().log.len(), 4);
}

/// CLUB-5, CLUB-6, CLUB-12: the organiser can replace the evening until the first match begins.
#[test]
fn the_evening_is_fixed_once_it_has_begun() {
    let open = |players: &str| EveningCommand::Open {
        file: format!("evening 1\nname \"Other\"\nplayers {players}\n"),
        options: EveningOptions::default(),
        courtesies: Vec::new(),
    };
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(open("8 balanced"));
    assert_eq!((friday.view().setup.name.as_str(), friday.view().setup.size()), ("Other", 8));
    friday.organiser(EveningCommand::Begin { number: 1 });
    assert_eq!(friday.try_organiser(open("4 published")), Err(EntryRefusal::Started));
}

/// CLUB-2, CLUB-3, CLUB-7, CLUB-8, CLUB-10, R3.1.1: the organiser, player 1, sets place, day, players, their number and the stake.
#[test]
fn the_evening_has_the_conditions_that_the_organiser_set() {
    let friday = TestEvening::new(
        "origin \"Cuba\" \"Havana\" \"Harbour club\"\ndate 2026-11-20\nplayers 4 published\nstake 10 \"chips\"\n\
         prize stakes 2\ntarget 150\npenalties on\nlimit 45\nplayer 1 \"Ana\"\nplayer 2 \"Boris\"\n",
    );
    let setup = friday.view().setup;
    let origin = setup.origin.expect("an origin");
    assert_eq!(
        (origin.country.as_str(), origin.city.as_str(), origin.organisation.as_str()),
        ("Cuba", "Havana", "Harbour club")
    );
    assert_eq!(setup.date.map(|day| day.to_string()).as_deref(), Some("2026-11-20"));
    assert_eq!((setup.stake, setup.unit.as_str(), setup.target, setup.limit), (10, "chips", 150, Some(45)));
    assert_eq!(setup.players[0].name, "Ana");
    assert!(setup.penalties && setup.prize.is_some());
}

/// CLUB-11, T-8: the first match records the start time; the planned day does not change.
#[test]
fn the_start_time_of_a_match_is_recorded() {
    let mut friday = TestEvening::new("players 4 published\ndate 2026-11-20\n");
    assert_eq!(friday.view().begun_at, None);
    friday.now += 5_000;
    friday.organiser(EveningCommand::Begin { number: 1 });
    assert_eq!(friday.view().begun_at.map(|at| at.0), Some(friday.now));
}

/// CLUB-95: the evening ends with the money and the final order. Once closed, it accepts no entries.
#[test]
fn a_closed_evening_accepts_no_entries() {
    let mut friday = TestEvening::new("players 4 published\nstake 10\nprize stakes 1\n");
    for number in 1..=3 {
        friday.organiser(EveningCommand::Begin { number });
        friday.start_table(1, at(number, 1), 1);
        friday.enter_rounds(1, at(number, 1), 1, &["60:0", "59:0"]);
        friday.organiser(EveningCommand::Confirm { at: at(number, 1) });
    }
    let view = friday.view();
    assert_eq!((view.phase, view.report.is_final), (EveningPhase::Played, true));
    assert_eq!(view.report.standings.iter().map(|line| line.tally.money + line.prize).sum::<i64>(), 0);
    assert_eq!(view.report.standings[0].prize, 20);
    assert_eq!(friday.try_organiser(EveningCommand::Begin { number: 4 }), Err(EntryRefusal::AllPlayed));
    friday.organiser(EveningCommand::Close { counts: None });
    assert_eq!(friday.view().phase, EveningPhase::Closed);
    assert_eq!(
        friday.try_organiser(EveningCommand::Announce { text: "Tea".to_owned() }),
        Err(EntryRefusal::Closed)
    );
}

/// Late arrivals, leavers and substitutes: played matches stay, the others get new seats.
#[test]
fn the_remaining_matches_are_reseated() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0", "59:0"]);
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    let view = friday.view();
    let mut setup: Setup = view.setup.clone();
    setup.seating = SeatingKind::Balanced;
    setup.players.push(boneyard_club::PlayerSetup { name: "Late".to_owned(), needs: Vec::new() });
    let mut rest = view.schedule.matches[1..].to_vec();
    rest[0].tables[0].pairing =
        boneyard_club::Pairing::new([[player(1), player(5)], [player(2), player(3)]]).expect("four players");
    let reseat = |from| EveningCommand::Reseat {
        setup: setup.clone(),
        from,
        matches: rest.clone(),
        courtesies: Vec::new(),
        namesakes: false,
    };
    assert_eq!(friday.try_organiser(reseat(1)), Err(EntryRefusal::NotNext { next: 2 }));
    friday.organiser(reseat(2));
    let view = friday.view();
    assert_eq!((view.schedule.players, view.schedule.len()), (5, 3));
    assert_eq!(view.report.matches[0].score, [100, 0], "what was played is kept");
    friday.organiser(EveningCommand::Begin { number: 2 });
    friday.start_table(5, at(2, 1), 5);
    friday.enter_rounds(5, at(2, 1), 1, &["10:0"]);
}

/// An announcement of the organiser; its text is not empty and not too long.
#[test]
fn announcements_reach_all_readers() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Announce { text: "  Tea   in ten minutes ".to_owned() });
    assert_eq!(friday.view().announcements[0].text, "Tea in ten minutes");
    assert!(matches!(
        friday.try_organiser(EveningCommand::Announce { text: " ".to_owned() }),
        Err(EntryRefusal::InvalidText { .. })
    ));
    assert!(friday.try_organiser(EveningCommand::Announce { text: "x".repeat(301) }).is_err());
}

/// CLUB-46: no round is entered after the target is reached.
#[test]
fn no_round_follows_the_end() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0", "59:0"]);
    let over =
        EntryRefusal::Evening { error: EveningError::Sheet { error: SheetError::Over { score: [100, 0] } } };
    let more = EveningCommand::Round { at: at(1, 1), number: 3, round: round("5:0"), sure: false };
    assert_eq!(friday.try_player(1, more), Err(over));
}

/// CLUB-95: the organiser closes the evening and may open it again. Nothing else is possible meanwhile.
#[test]
fn a_closed_evening_can_be_opened_again() {
    let mut friday = TestEvening::new("players 4 published\n");
    assert_eq!(friday.try_organiser(EveningCommand::Reopen), Err(EntryRefusal::NotFound));
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.organiser(EveningCommand::Close { counts: None });
    let text = "too late".to_owned();
    assert_eq!(friday.try_organiser(EveningCommand::Announce { text }), Err(EntryRefusal::Closed));
    assert_eq!(friday.try_player(2, EveningCommand::Reopen), Err(EntryRefusal::NotOrganiser));
    friday.organiser(EveningCommand::Reopen);
    let view = friday.view();
    assert_eq!((view.phase, view.closed, view.counts), (EveningPhase::Playing, None, false));
    friday.start_table(1, at(1, 1), 1);
}

/// CLUB-5: the organiser may discard an evening until the first result is entered, and may take that back.
#[test]
fn an_evening_without_a_result_can_be_discarded() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    assert_eq!(friday.try_player(1, EveningCommand::Discard), Err(EntryRefusal::NotOrganiser));
    friday.organiser(EveningCommand::Discard);
    let view = friday.view();
    assert_eq!((view.phase, view.discarded, view.counts), (EveningPhase::Closed, true, false));
    assert_eq!(friday.try_organiser(EveningCommand::Begin { number: 2 }), Err(EntryRefusal::Closed));
    friday.organiser(EveningCommand::Reopen);
    assert!(!friday.view().discarded);

    friday.enter_rounds(1, at(1, 1), 1, &["0:0"]);
    assert_eq!(friday.try_organiser(EveningCommand::Discard), Err(EntryRefusal::ValueChanged));
    friday.organiser(EveningCommand::Annul { at: at(1, 1), why: "misdeal".to_owned() });
    assert_eq!(friday.try_organiser(EveningCommand::Discard), Err(EntryRefusal::ValueChanged));
}

/// The organiser shortens or lengthens an evening that has begun, even to the match that was played last. Its file says so too.
#[test]
fn the_number_of_matches_changes_after_the_first_match() {
    let mut friday = TestEvening::new("players 4 published\nmatch 1 table 1 final 100:37\n");
    let planned = friday.view().schedule.matches;
    for count in [2, 5, 1, 3] {
        let setup = Setup { seating: SeatingKind::Balanced, ..friday.view().setup };
        let matches = planned.iter().cycle().take(count).skip(1).cloned().collect();
        let (courtesies, namesakes) = (Vec::new(), false);
        friday.organiser(EveningCommand::Reseat { setup, from: 2, matches, courtesies, namesakes });
        let view = friday.view();
        assert_eq!(view.schedule.matches.len(), count);
        assert_eq!(view.phase == EveningPhase::Played, count == 1);
        let text = file::write(friday.live.evening().expect("it is open"), Privacy::Whole);
        assert_eq!(file::read(&text).expect(&text).schedule().matches, view.schedule.matches);
    }
}

/// An evening counts if every match was played, or as the organiser says; without a confirmed result it never counts.
#[test]
fn the_organiser_says_whether_an_evening_counts() {
    let played = "match 1 table 1 final 100:0\nmatch 2 table 1 final 100:37\n";
    let last = "match 3 table 1 final 64:100\n";
    let counts = |scores: &str, says| {
        let mut friday = TestEvening::new(&format!("players 4 published\n{scores}"));
        assert!(!friday.view().counts, "it is open");
        friday.organiser(EveningCommand::Close { counts: says });
        friday.view().counts
    };
    assert_eq!([None, Some(true), Some(false)].map(|says| counts(played, says)), [false, true, false]);
    let all = format!("{played}{last}");
    assert_eq!([None, Some(true), Some(false)].map(|says| counts(&all, says)), [true, true, false]);
    assert!(!counts("", Some(true)));
    let old: EveningCommand = serde_json::from_str(r#"{"act":"close"}"#).expect("an entry of version 0.1");
    assert_eq!(old, EveningCommand::Close { counts: None });
}

/// CLUB-28: a player has no phone. The organiser says so, the player, or another player at the table; everyone sees it.
#[test]
fn a_player_takes_part_without_a_phone() {
    let mut friday = TestEvening::new("players 8 published\n");
    let phone = |number, has| EveningCommand::Phone { player: player(number), has };
    friday.organiser(phone(3, false));
    friday.player(2, phone(2, false));
    assert_eq!(friday.try_player(4, phone(3, true)), Err(EntryRefusal::NotOrganiser), "no match has begun");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let here = friday.table(at(1, 1)).seats;
    let [one, other] = [here[0].player.number(), here[1].player.number()];
    friday.player(one, phone(other, false));
    let elsewhere = friday.table(at(1, 2)).seats[0].player.number();
    assert_eq!(friday.try_player(one, phone(elsewhere, false)), Err(EntryRefusal::NotOrganiser));
    friday.organiser(phone(2, true));
    let mut without = vec![player(3), player(other)];
    without.retain(|one| *one != player(2));
    without.sort_unstable();
    without.dedup();
    assert_eq!(friday.view().without_phone, without);
    assert!(friday.try_organiser(phone(9, false)).is_err(), "there is no such player");
}
