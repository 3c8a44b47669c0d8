//! Matches that are stopped below the target.

use boneyard_club::live::{EnteredSheet, EntryRefusal, EveningCommand, StoppedBy};
use boneyard_club::{Ending, EveningError, Pair, SheetError, SheetScore, Stop};

use super::evening::{TestEvening, at, evening};

/// CLUB-56..58: the leading pair wins one match point, even if the losers have 0; the score is not raised to the target.
#[test]
fn a_stopped_match_is_worth_one() {
    for (line, plus, minus) in [("final 72:55 stopped", 72, 55), ("40:0 32:0 stopped", 72, 0)] {
        let evening = evening(&format!("players 4 published\nmatch 1 table 1 {line}\n"));
        let standings = evening.standings();
        let first = standings[0].tally;
        assert_eq!((first.points, first.wins, first.plus, first.minus), (1, 1, plus, minus), "{line}");
        assert_eq!(standings[3].tally.minus, plus, "{line}");
        assert!(evening.report().matches[0].stopped);
    }
}

/// CLUB-59: at a tie, a lot decides the winner.
#[test]
fn a_lot_decides_a_tied_match() {
    let evening = evening("players 4 published\nmatch 1 table 1 final 48:48 lot 2\n");
    let outcome = evening.done()[0].outcome;
    assert_eq!((outcome.winner, outcome.ending), (Pair::Second, Ending::Lot));
    let winner = outcome.result_of(Pair::Second);
    assert_eq!((winner.points, winner.units, winner.effectiveness()), (1, 1, 0));
}

/// CLUB-59: at a tie the stop is refused; the table plays more rounds until the scores differ.
#[test]
fn a_tied_match_cannot_be_stopped() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["20:0", "0:20"]);
    let level =
        EntryRefusal::Evening { error: EveningError::Sheet { error: SheetError::Level { score: 20 } } };
    assert_eq!(friday.try_organiser(EveningCommand::Stop { at: at(1, 1), lot: None }), Err(level));
    friday.enter_rounds(1, at(1, 1), 3, &["0:5"]);
    friday.organiser(EveningCommand::Stop { at: at(1, 1), lot: None });
    let outcome = friday.table(at(1, 1)).outcome.expect("an end");
    assert_eq!((outcome.winner, outcome.score), (Pair::Second, [20, 25]));
}

/// CLUB-56, CLUB-60: the scorekeeper can stop only once the time is up. If a pair reaches the target, the match ends as usual.
#[test]
fn the_scorekeeper_stops_when_the_time_is_up() {
    let mut friday = TestEvening::new("players 4 published\nlimit 45\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let began = friday.now;
    friday.start_table(1, at(1, 1), 1);
    friday.enter_rounds(1, at(1, 1), 1, &["60:0"]);
    assert_eq!(
        friday.try_player(1, EveningCommand::Stop { at: at(1, 1), lot: None }),
        Err(EntryRefusal::TimeNotUp)
    );
    assert_eq!(friday.table(at(1, 1)).time_up.map(|up| up.0), Some(began + 45 * 60_000));
    friday.organiser(EveningCommand::Minutes { at: at(1, 1), minutes: 5 });
    friday.now = began + 46 * 60_000;
    assert_eq!(
        friday.try_player(1, EveningCommand::Stop { at: at(1, 1), lot: None }),
        Err(EntryRefusal::TimeNotUp)
    );
    friday.now = began + 50 * 60_000;
    friday.enter_rounds(1, at(1, 1), 2, &["45:0"]);
    friday.player(1, EveningCommand::Stop { at: at(1, 1), lot: None });
    let outcome = friday.table(at(1, 1)).outcome.expect("an end");
    assert_eq!((outcome.ending, outcome.score), (Ending::Target, [100, 0]));
    assert_eq!(outcome.result_of(Pair::First).points, 3);
}

/// CLUB-47, CLUB-57: a result always has a winner, and the organiser confirms it.
#[test]
fn the_organiser_confirms_a_stopped_match() {
    let mut friday = TestEvening::new("players 4 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    assert_eq!(
        friday.try_organiser(EveningCommand::Confirm { at: at(1, 1) }),
        Err(EntryRefusal::NotOver { at: at(1, 1) })
    );
    friday.start_table(3, at(1, 1), 4);
    friday.enter_rounds(3, at(1, 1), 1, &["0:30"]);
    friday.organiser(EveningCommand::Stop { at: at(1, 1), lot: None });
    friday.organiser(EveningCommand::Confirm { at: at(1, 1) });
    assert_eq!(friday.view().report.standings[0].tally.plus, 30);
}

/// CLUB-56: the table is told whether the time or the organiser stopped its match. A sheet from paper does not say.
#[test]
fn the_table_knows_who_stopped_its_match() {
    let begun = |limit: &str| {
        let mut friday = TestEvening::new(&format!("players 4 published\n{limit}"));
        friday.organiser(EveningCommand::Begin { number: 1 });
        friday.start_table(1, at(1, 1), 1);
        friday.enter_rounds(1, at(1, 1), 1, &["20:0"]);
        friday
    };
    let here = at(1, 1);
    let stop = EveningCommand::Stop { at: here, lot: None };
    for limit in ["", "limit 30\n"] {
        let mut friday = begun(limit);
        assert_eq!(friday.table(here).stopped_by, None);
        friday.organiser(stop.clone());
        assert_eq!(friday.table(here).stopped_by, Some(StoppedBy::Organiser), "{limit:?}");
    }
    let mut friday = begun("limit 30\n");
    friday.now += 30 * 60_000;
    friday.player(1, stop.clone());
    assert_eq!(friday.table(here).stopped_by, Some(StoppedBy::Time));
    let paper = |stop| EveningCommand::Result {
        at: here,
        result: EnteredSheet { scored: SheetScore::Final { score: [72, 55] }, stop, first: None },
        why: String::new(),
        was: None,
    };
    friday.organiser(paper(Some(Stop::Ahead)));
    assert_eq!(friday.table(here).stopped_by, Some(StoppedBy::Time), "it is still the same stop");
    let result = EnteredSheet { scored: SheetScore::Final { score: [100, 55] }, stop: None, first: None };
    friday.organiser(EveningCommand::Result { at: here, result, why: String::new(), was: None });
    assert_eq!(friday.table(here).stopped_by, None);
    friday.organiser(paper(Some(Stop::Ahead)));
    assert_eq!(friday.table(here).stopped_by, None, "from paper");
}
