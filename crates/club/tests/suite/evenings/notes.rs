//! Notes of the organiser in the log.

use boneyard_club::csv::{self, CsvKind};
use boneyard_club::file::{self, Privacy};
use boneyard_club::limits::NOTES_MAX;
use boneyard_club::live::{Audience, EnteredSheet, EntryRefusal, EveningCommand, entries_seen_by};
use boneyard_club::{EveningError, LimitedItem, Player, SheetScore};

use super::evening::{TestEvening, at, evening, player};

fn note(number: Option<u16>, table: Option<u8>, round: Option<u16>, text: &str) -> EveningCommand {
    EveningCommand::Note { number, table, round, text: text.to_owned() }
}

fn friday() -> TestEvening {
    let mut friday = TestEvening::new("players 8 pairs\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday
}

#[test]
fn notes_stand_in_the_log_with_what_they_are_about() {
    let mut friday = friday();
    friday.organiser(note(None, None, None, "  Doors   opened late "));
    friday.organiser(note(Some(2), Some(1), None, "Wrong tile, played on"));
    let scored = SheetScore::Final { score: [100, 20] };
    let result = EnteredSheet { scored, stop: None, first: None };
    friday.organiser(EveningCommand::Result { at: at(1, 1), result, why: String::new(), was: None });
    friday.organiser(EveningCommand::Annul { at: at(1, 1), why: String::new() });
    friday.organiser(note(None, Some(2), None, "Spilt tea"));
    friday.organiser(note(Some(1), Some(2), Some(3), "Asked for a count"));
    let log = friday.view().log;
    let lines: Vec<(&str, &str, bool)> =
        log.iter().map(|line| (&*line.what, &*line.why, line.is_note())).collect();
    assert_eq!(
        lines,
        [
            ("note", "Doors opened late", true),
            ("note match 2 table 1", "Wrong tile, played on", true),
            ("match 1 table 1", "", false),
            ("note table 2", "Spilt tea", true),
            ("note match 1 table 2 round 3", "Asked for a count", true),
        ]
    );
    assert!(log.iter().all(|line| line.by == Player::ORGANISER && line.at.0 > 0));
}

#[test]
fn notes_are_kept_with_the_file_and_in_the_log_as_csv() {
    let lines =
        "players 4 published\nlog 2026-11-20T20:14:05Z 1 \"note match 1 table 1\" \"\" \"\" \"Wrong tile\"\n";
    let evening = evening(lines);
    let written = file::write(&evening, Privacy::Whole);
    assert!(written.contains("\"note match 1 table 1\" \"\" \"\" \"Wrong tile\"\n"), "{written}");
    assert_eq!(file::read(&written).as_ref(), Ok(&evening));
    let log = csv::write(&evening, CsvKind::Log);
    assert!(log.contains("\nnote,2026-11-20T20:14:05Z,1,note match 1 table 1,"), "{log}");
    let corrections = csv::write(&evening.without_needs(), CsvKind::Log);
    assert!(!corrections.contains("Wrong tile"), "{corrections}");
}

/// Neither players nor spectators get a note: not from an entry, and not from the file of a night that was opened with notes.
#[test]
fn only_organisers_see_notes() {
    let opened = "players 4 published\nlog 2026-11-20T20:14:05Z 1 \"note\" \"\" \"\" \"Secret-one\"\n";
    let mut friday = TestEvening::new(opened);
    friday.organiser(note(Some(1), Some(1), None, "Secret-two"));
    for audience in [Audience::Player(player(2)), Audience::Spectators] {
        let seen = serde_json::to_string(&entries_seen_by(audience, &friday.entries)).expect("JSON");
        assert!(!seen.contains("Secret"), "{audience:?}: {seen}");
    }
    assert_eq!(friday.view().log.len(), 2);
}

#[test]
fn wrong_notes_are_refused() {
    let mut friday = friday();
    let refused = |error| Err(EntryRefusal::Evening { error });
    let matches = friday.view().matches;
    let no_match = note(Some(matches + 1), None, None, "x");
    assert_eq!(
        friday.try_organiser(no_match),
        refused(EveningError::NoMatch { number: matches + 1, matches })
    );
    let no_table = EveningError::NoTable { at: at(1, 3), tables: 2 };
    assert_eq!(friday.try_organiser(note(Some(1), Some(3), None, "x")), refused(no_table));
    for about in [(None, Some(1), Some(1)), (Some(1), None, Some(1)), (Some(1), Some(1), Some(0))] {
        let refusal = friday.try_organiser(note(about.0, about.1, about.2, "x"));
        assert!(
            matches!(refusal, Err(EntryRefusal::Evening { error: EveningError::NoRound { .. } })),
            "{refusal:?}"
        );
    }
    for text in ["", " ", "\u{202e}gnol", &"x".repeat(301)] {
        assert!(friday.try_organiser(note(None, None, None, text)).is_err(), "{text:?}");
    }
    assert_eq!(friday.try_player(1, note(None, None, None, "x")), Err(EntryRefusal::NotOrganiser));
}

/// Notes leave room for corrections.
#[test]
fn a_night_has_only_so_many_notes() {
    let lines = "log 2026-11-20T20:14:05Z 1 \"note\" \"\" \"\" \"x\"\n".repeat(NOTES_MAX);
    let mut friday = TestEvening::new(&format!("players 4 published\n{lines}"));
    let error = EveningError::TooMany { what: LimitedItem::Notes, most: NOTES_MAX };
    let refusal = friday.try_organiser(note(None, None, None, "one more"));
    assert_eq!(refusal, Err(EntryRefusal::Evening { error }));
}
