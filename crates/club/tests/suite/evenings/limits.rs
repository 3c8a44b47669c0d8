//! The limits of an evening. An entry beyond them is refused and changes nothing.

use boneyard_club::limits::{
    ANNULLED_MAX, LOG_CHARS_MAX, LOG_LINES_MAX, REASON_CHARS_MAX, ROUNDS_MAX, SHEET_ROUNDS_MAX,
    TEXT_LINES_MAX,
};
use boneyard_club::live::{EntryRefusal, EveningCommand};
use boneyard_club::{
    Card, Correction, Evening, EveningError, LimitedItem, MatchPlan, Moment, NameOwner, Need, Pairing,
    Player, Prize, PrizeReading, Sanction, SeatingKind, Setup, SetupError, SheetError, SheetKind, TablePlan,
    TextError, TextFault, TextKind,
};
use boneyard_text::InvalidText;

use super::evening::{TestEvening, at, evening, player, round};

fn line(why: &str) -> Correction {
    let [what, old, new] = ["match 1 table 1", "45", "54"].map(str::to_owned);
    Correction { at: Moment(0), by: player(1), what, old, new, why: why.to_owned() }
}

fn sanction(reason: &str) -> Sanction {
    Sanction {
        player: player(1),
        amount: 0,
        number: None,
        round: None,
        reason: reason.to_owned(),
        expelled: false,
    }
}

fn text_error(text: TextKind, why: TextFault, max: usize) -> EveningError {
    EveningError::Text { error: TextError { text, why, max } }
}

#[test]
fn texts_have_a_limit_and_no_hidden_characters() {
    let mut evening = evening("players 4 published\n");
    let longest = "W".repeat(REASON_CHARS_MAX);
    for good in ["", "Ana & Жанна 漢", "a\nb", &longest] {
        assert_eq!(evening.sanction(sanction(good)), Ok(()));
        assert_eq!(evening.note(line(good)), Ok(()));
    }
    let long = longest + "W";
    for (text, why, max) in [
        (long.as_str(), TextFault::TooLong, REASON_CHARS_MAX),
        ("a\nb\nc\nd\ne\nf", TextFault::TooManyLines, TEXT_LINES_MAX),
        ("\u{202e}gnol", TextFault::Hidden, REASON_CHARS_MAX),
        ("a\0", TextFault::Hidden, REASON_CHARS_MAX),
        ("a\u{2028}b", TextFault::Hidden, REASON_CHARS_MAX),
    ] {
        assert_eq!(evening.sanction(sanction(text)), Err(text_error(TextKind::Reason, why, max)), "{text:?}");
        assert_eq!(evening.note(line(text)), Err(text_error(TextKind::Reason, why, max)), "{text:?}");
    }
    assert_eq!((evening.sanctions().len(), evening.log().len()), (4, 4));
    let beyond = Sanction { round: Some(60_000), ..sanction("") };
    assert_eq!(
        evening.sanction(beyond),
        Err(EveningError::NoRound { round: 60_000, most: SHEET_ROUNDS_MAX })
    );
}

/// The page sends conditions as JSON, not as a file.
#[test]
fn conditions_from_the_page_have_limits() {
    let setup = || Setup::new("Friday", 4, SeatingKind::Published);
    let long = Setup { unit: "W".repeat(900_000), ..setup() };
    assert!(matches!(long.check(), Err(SetupError::Name { what: NameOwner::Unit, .. })));
    let prize = |stakes| Some(Prize { reading: PrizeReading::Stakes { stakes }, shared: false });
    for stakes in [0, 1_001, u16::MAX] {
        let refused = Setup { prize: prize(stakes), ..setup() }.check();
        assert_eq!(refused, Err(SetupError::PrizeStakes { stakes, most: 1_000 }));
    }
    let mut needy = setup();
    needy.players[2].needs = vec![Need::Sight; 100_000];
    assert_eq!(needy.check(), Err(SetupError::Needs { player: player(3) }));
}

#[test]
fn an_evening_has_limits_for_rounds_and_annulled_sheets() {
    let mut evening = evening("players 4 published\n");
    let tied = |evening: &Evening| {
        let mut sheet = evening.empty_sheet(at(1, 1)).expect("a sheet");
        (0..SHEET_ROUNDS_MAX).for_each(|_| sheet.add(round("0:0")).expect("a round"));
        sheet
    };
    let mut full = tied(&evening);
    assert_eq!(full.add(round("1:0")), Err(SheetError::TooManyRounds { most: SHEET_ROUNDS_MAX }));
    let sheets = ROUNDS_MAX / SHEET_ROUNDS_MAX;
    for _ in 0..sheets {
        evening.put(at(1, 1), tied(&evening)).expect("room");
        evening.annul(at(1, 1)).expect("room");
    }
    let sheet = tied(&evening);
    let refused = evening.put(at(1, 1), sheet);
    assert_eq!(refused, Err(EveningError::TooMany { what: LimitedItem::Rounds, most: ROUNDS_MAX }));
    for _ in sheets..ANNULLED_MAX {
        evening.put(at(1, 1), evening.empty_sheet(at(1, 1)).expect("a sheet")).expect("room");
        evening.annul(at(1, 1)).expect("room");
    }
    evening.put(at(1, 1), evening.empty_sheet(at(1, 1)).expect("a sheet")).expect("room");
    let refused = evening.annul(at(1, 1));
    assert_eq!(refused, Err(EveningError::TooMany { what: LimitedItem::Annulled, most: ANNULLED_MAX }));
    assert!(evening.sheet(at(1, 1)).is_some(), "what is not annulled stays");
}

/// The organiser's page may send any plan of matches.
#[test]
fn a_plan_of_too_many_matches_or_tables_is_refused() {
    let mut evening = evening("players 4 published\n");
    let pairing = Pairing::new([[1, 2], [3, 4]].map(|pair| pair.map(player))).expect("four players");
    let table = TablePlan { pairing, filler: None };
    let plans = |matches, tables| vec![MatchPlan::of(vec![table; tables]); matches];
    let setup = evening.setup().clone();
    let mut reseat = |matches, tables| evening.reseat(setup.clone(), 1, plans(matches, tables));
    assert_eq!(reseat(70_000, 1), Err(SetupError::Matches.into()));
    assert!(matches!(reseat(5, 600), Err(EveningError::TooMany { what: LimitedItem::Tables, .. })));
    assert_eq!(reseat(200, 1), Ok(()));
}

/// A correction is applied before it is logged. If the log is full, it must not be applied.
#[test]
fn a_correction_that_cannot_be_logged_changes_nothing() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["31:0"]);
    let change = |why: &str| {
        let (old, new, why) = (round("31:0"), Some(round("13:0")), why.to_owned());
        EveningCommand::Change { at: at(1, 1), number: 1, old, new, why }
    };
    let hidden = EntryRefusal::InvalidText { max: REASON_CHARS_MAX, why: InvalidText::Hidden };
    assert_eq!(friday.try_organiser(change("mis\u{202e}read")), Err(hidden));
    assert_eq!(friday.table(at(1, 1)).raw, [31, 0]);
    friday.organiser(change("misread"));
    assert_eq!(friday.table(at(1, 1)).raw, [13, 0]);
}

#[test]
fn a_log_has_limits_for_lines_and_characters() {
    let empty = Correction { what: String::new(), old: String::new(), new: String::new(), ..line("") };
    let mut by_lines = evening("players 4 published\n");
    (0..LOG_LINES_MAX).for_each(|_| by_lines.note(empty.clone()).expect("room"));
    let refused = by_lines.note(empty);
    assert_eq!(refused, Err(EveningError::TooMany { what: LimitedItem::LogLines, most: LOG_LINES_MAX }));
    let mut by_chars = evening("players 4 published\n");
    let long = Correction { old: "W".repeat(1_000), new: "W".repeat(1_000), ..line("") };
    let most = LOG_CHARS_MAX / (2_000 + long.what.len());
    (0..most).for_each(|_| by_chars.note(long.clone()).expect("room"));
    let refused = by_chars.note(long);
    assert_eq!(refused, Err(EveningError::TooMany { what: LimitedItem::LogChars, most: LOG_CHARS_MAX }));
}

/// The cards of all players equal the card of each player.
#[test]
fn all_cards_equal_the_cards_of_single_players() {
    let evening = evening("players 6 published\nmatch 1 table 1 final 100:37\n");
    let each: Vec<Card> = Player::all(6).filter_map(|player| Card::of(&evening, player)).collect();
    assert_eq!(Card::all(&evening), each);
}

/// The page may send a name that is not in NFC, or has several spaces in a row.
#[test]
fn names_from_the_page_are_normalized() {
    let mut setup = Setup::new("Cafe\u{301}", 4, SeatingKind::Published);
    setup.players[0].name = "Jose\u{301}  Luis".to_owned();
    let setup = setup.normalized();
    assert_eq!((setup.name.as_str(), setup.players[0].name.as_str()), ("Caf\u{e9}", "Jos\u{e9} Luis"));
    // Spaces at an end are refused later, so they stay.
    assert_eq!(Setup::new(" Friday", 4, SeatingKind::Published).normalized().name, " Friday");
}

/// CLUB-76: the sheet of money needs a stake.
#[test]
fn an_evening_without_a_stake_has_no_sheet_of_money() {
    let (free, paid) =
        (evening("players 4 published\n"), evening("players 4 published\nstake 10 \"chips\"\n"));
    for kind in SheetKind::ALL {
        assert!(kind.applies_to(&paid));
        assert_eq!(kind.applies_to(&free), kind != SheetKind::Money, "{kind}");
    }
}
