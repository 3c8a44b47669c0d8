//! The caller can stop long work: `stop` is called often, and the work ends once it returns `true`.

use std::cell::Cell;
use std::fmt::Debug;

use boneyard_seating::{
    MatchPlan, Pairing, Player, PresentPlayer, ReplanError, Schedule, SeatingKind, Stopped, TablePlan,
    never_stop, replan, replan_pairs_until, replan_until,
};

/// Runs the work many times, and each time lets another call of `stop` return `true`. Checks that the work then ends
/// without a further call. Returns the number of calls if the work is not stopped.
fn check_stops<T: Debug>(work: impl Fn(&dyn Fn() -> bool) -> Result<T, Stopped>) -> usize {
    let calls = Cell::new(0);
    let stop_after = |allowed: usize| {
        calls.set(0);
        work(&|| {
            calls.set(calls.get() + 1);
            calls.get() > allowed
        })
    };
    stop_after(usize::MAX).expect("never stopped");
    let total = calls.get();
    for allowed in (0..total).take(12).chain([total / 2, total - 1]) {
        assert!(matches!(stop_after(allowed), Err(Stopped)), "stopped after {allowed} of {total} calls");
        assert_eq!(calls.get(), allowed + 1, "no call follows the one that returned `true`");
    }
    total
}

#[test]
fn computing_a_seating_can_be_stopped_at_any_call() {
    assert!(check_stops(|stop| Schedule::of_until(62, SeatingKind::Balanced, stop)) > 400);
}

#[test]
fn the_search_for_scorekeepers_can_be_stopped_at_any_call() {
    let schedule = Schedule::of(21, SeatingKind::Balanced).expect("a seating");
    assert!(check_stops(|stop| schedule.scorekeepers_until(stop)) > 20);
    assert_eq!(schedule.scorekeepers_until(&never_stop), Ok(schedule.scorekeepers()));
    assert!(check_stops(|stop| schedule.renumbering_until(&[Player::ORGANISER], stop)) > 20);
}

#[test]
fn replanning_can_be_stopped_at_any_call() {
    let played = Schedule::of(9, SeatingKind::Balanced).expect("a seating").matches;
    let present: Vec<PresentPlayer> = Player::all(10).map(PresentPlayer::from_the_start).collect();
    assert!(check_stops(|stop| replan_until(&played, &present, 5, 1, stop)) > 40);
    assert_eq!(replan_until(&played, &present, 5, 1, &never_stop), Ok(replan(&played, &present, 5, 1)));
}

/// Regression test: a played match with more tables than an evening can have overflowed the count table.
#[test]
fn a_match_of_too_many_tables_is_refused() {
    let four = [[1, 2], [3, 4]].map(|pair| pair.map(|number| Player::new(number).expect("a number")));
    let table = TablePlan { pairing: Pairing::new(four).expect("four players"), filler: None };
    let present: Vec<PresentPlayer> = Player::all(64).map(PresentPlayer::from_the_start).collect();
    for tables in [17, 20_000] {
        let played = [MatchPlan::of(vec![table; tables])];
        let refused = ReplanError::TooManyTables { number: 1, most: 16 };
        assert_eq!(replan(&played, &present, 3, 1), Err(refused));
    }
}

/// Only pairs who stay together can be more than 64 players, before a match and in it.
#[test]
fn players_who_rotate_have_numbers_up_to_sixty_four() {
    let player = |number| Player::new(number).expect("a number");
    let four = Pairing::new([[player(1), player(2)], [player(3), player(65)]]).expect("four players");
    let played = [MatchPlan::of(vec![TablePlan { pairing: four, filler: None }])];
    let refused = Err(ReplanError::TooManyToRotate { player: player(65) });
    let present: Vec<PresentPlayer> = Player::all(8).map(PresentPlayer::from_the_start).collect();
    assert_eq!(replan(&played, &present, 3, 1), refused);
    let present: Vec<PresentPlayer> = Player::all(65).map(PresentPlayer::from_the_start).collect();
    assert_eq!(replan(&[], &present, 3, 1), refused);
    let everyone: Vec<PresentPlayer> = Player::all(800).map(PresentPlayer::from_the_start).collect();
    let plans = replan_pairs_until(&[], &everyone, 2, 1, &never_stop).expect("never stopped").expect("pairs");
    assert!(plans.iter().all(|plan| plan.tables.len() == 200));
}

/// A request may name the same scorekeeper a million times; the answer is the same, and fast.
#[test]
fn repeated_scorekeepers_are_read_once() {
    let schedule = Schedule::of(64, SeatingKind::Balanced).expect("a seating");
    let last = Player::new(64).expect("a number");
    assert_eq!(schedule.tables_without(&vec![last; 1_000_000]), schedule.tables_without(&[last]));
}
