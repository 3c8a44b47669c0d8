//! The caller can stop long searches.

use std::cell::Cell;
use std::fmt::Debug;

use boneyard_club::{
    MatchPlan, Pairing, Player, PresentPlayer, ReplanError, Schedule, SeatingKind, Stopped, TablePlan,
    never_stop, replan, replan_until,
};

/// Stops the work at each of its first calls of `stop`, and checks that it makes no further call. Returns how many it would make.
fn stopped_at_each<T: Debug>(work: impl Fn(&dyn Fn() -> bool) -> Result<T, Stopped>) -> usize {
    let asked = Cell::new(0);
    let at = |most: usize| {
        asked.set(0);
        work(&|| {
            asked.set(asked.get() + 1);
            asked.get() > most
        })
    };
    at(usize::MAX).expect("nobody stops it");
    let all = asked.get();
    for most in (0..all).take(12).chain([all / 2, all - 1]) {
        assert!(matches!(at(most), Err(Stopped)), "stopped at {most} of {all}");
        assert_eq!(asked.get(), most + 1, "it asks no more once it is told to stop");
    }
    all
}

#[test]
fn a_seating_is_stopped_at_any_time() {
    assert!(stopped_at_each(|stop| Schedule::of_until(62, SeatingKind::Balanced, stop)) > 400);
}

#[test]
fn the_search_for_scorekeepers_is_stopped_at_any_time() {
    let schedule = Schedule::of(21, SeatingKind::Balanced).expect("a seating");
    assert!(stopped_at_each(|stop| schedule.scorekeepers_until(stop)) > 20);
    assert_eq!(schedule.scorekeepers_until(&never_stop), Ok(schedule.scorekeepers()));
    assert!(stopped_at_each(|stop| schedule.renumbering_until(&[Player::ORGANISER], stop)) > 20);
}

#[test]
fn a_plan_for_the_rest_is_stopped_at_any_time() {
    let played = Schedule::of(9, SeatingKind::Balanced).expect("a seating").matches;
    let present: Vec<PresentPlayer> = Player::all(10).map(PresentPlayer::from_the_start).collect();
    assert!(stopped_at_each(|stop| replan_until(&played, &present, 5, 1, stop)) > 40);
    assert_eq!(replan_until(&played, &present, 5, 1, &never_stop), Ok(replan(&played, &present, 5, 1)));
}

/// More tables than an evening can have once overflowed the count table.
#[test]
fn a_match_of_too_many_tables_is_refused() {
    let four = [[1, 2], [3, 4]].map(|pair| pair.map(|number| Player::new(number).expect("a number")));
    let table = TablePlan { pairing: Pairing::new(four).expect("four players"), filler: None };
    let present: Vec<PresentPlayer> = Player::all(64).map(PresentPlayer::from_the_start).collect();
    for tables in [17, 20_000] {
        let kept = [MatchPlan { tables: vec![table; tables] }];
        assert_eq!(replan(&kept, &present, 3, 1), Err(ReplanError::TooManyTables { number: 1 }));
    }
}

/// A request may name the same scorekeepers many times.
#[test]
fn repeated_scorekeepers_are_read_once() {
    let schedule = Schedule::of(64, SeatingKind::Balanced).expect("a seating");
    let last = Player::new(64).expect("a number");
    assert_eq!(schedule.tables_without(&vec![last; 1_000_000]), schedule.tables_without(&[last]));
}
