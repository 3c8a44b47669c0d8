//! An arena, computed by hand.

use boneyard_tournament::{Command, Format, Outcome, Reason, Refusal, TieBreak, Timestamp};

use crate::run::{Run, entrant};

fn arena(entrants: u16) -> Run {
    Run::start(Format::Arena { minutes: 60 }, entrants)
}

/// Reports the open match of two entrants so that the first of them wins.
fn win(run: &mut Run, winner: u16) {
    let open = run.open();
    let (first, _) = open.iter().find(|(first, second)| [*first, *second].contains(&winner)).expect("open");
    run.report(*first, if *first == winner { Outcome::First } else { Outcome::Second });
}

#[test]
fn the_third_win_in_a_row_counts_double() {
    let mut run = arena(2);
    let mut points = Vec::new();
    for outcome in ["win", "win", "win", "win", "tie", "win"] {
        let open = run.pair();
        match outcome {
            "win" => win(&mut run, 1),
            _ => run.report(open[0].0, Outcome::Tie),
        }
        points.push(run.half_points(1) / 2);
    }
    assert_eq!(points, [2, 4, 8, 12, 13, 15]);
    assert_eq!(run.half_points(2), 2);
}

#[test]
fn two_who_have_just_met_wait_for_others() {
    let mut run = arena(4);
    let first = run.pair();
    assert_eq!(first.len(), 2);
    let (one, other) = first[0];
    win(&mut run, one);
    assert_eq!(run.refused(Command::Pair), Refusal::NobodyToPair);
    let (third, _) = first[1];
    win(&mut run, third);
    for (ours, theirs) in run.pair() {
        assert!((ours, theirs) != (one, other) && (theirs, ours) != (one, other));
    }
    assert_eq!(run.open().len(), 2);
}

#[test]
fn the_entrant_who_waited_longest_is_paired() {
    let mut run = arena(3);
    let (one, other) = run.pair()[0];
    let left_out = (1..=3).find(|it| ![one, other].contains(it)).expect("one of three");
    win(&mut run, one);
    let (first, second) = run.pair()[0];
    assert!([first, second].contains(&left_out));
}

#[test]
fn a_match_that_began_in_time_counts() {
    let mut run = arena(2);
    run.pair();
    run.ok(Command::Enter { rating: None });
    run.now = run.tournament.ends_at().expect("it has started");
    assert_eq!(run.now, Timestamp(1_000_000 + 3_600_000));
    assert!(!run.tournament.is_complete(run.now));
    win(&mut run, 2);
    assert_eq!(run.refused(Command::Pair), Refusal::TimeOver);
    assert_eq!(run.refused(Command::Enter { rating: None }), Refusal::EntryClosed);
    assert_eq!(run.half_points(2), 4);
    assert!(run.tournament.is_complete(run.now));
}

#[test]
fn an_entrant_who_leaves_plays_the_open_match() {
    let mut run = arena(2);
    run.pair();
    run.ok(Command::Withdraw { entrant: entrant(1) });
    assert_eq!(run.open().len(), 1);
    win(&mut run, 1);
    assert_eq!(run.refused(Command::Pair), Refusal::NobodyToPair);
    run.ok(Command::Return { entrant: entrant(1) });
    assert_eq!(run.pair().len(), 1);
}

#[test]
fn nobody_leaves_or_comes_back_after_the_last_match() {
    let mut run = arena(3);
    let (one, other) = run.pair()[0];
    let left_out = entrant(6 - one - other);
    run.ok(Command::Withdraw { entrant: left_out });
    run.now = run.tournament.ends_at().expect("it has started");
    win(&mut run, one);
    assert_eq!(run.refused(Command::Withdraw { entrant: entrant(one) }), Refusal::Closed);
    assert_eq!(run.refused(Command::Return { entrant: left_out }), Refusal::Closed);
}

#[test]
fn fewer_matches_are_better() {
    // Two play and the third waits. The loser and the third have no points, but the third has played less.
    let mut run = arena(3);
    let (one, other) = run.pair()[0];
    win(&mut run, one);
    let left_out = (1..=3).find(|it| ![one, other].contains(it)).expect("one of three");
    assert_eq!(run.order(), [one, left_out, other]);
    let reason = run.tournament.standings()[1].before_next;
    assert_eq!(reason, Some(Reason { by: TieBreak::FewerMatches, ours: 0, theirs: 1 }));
}

#[test]
fn an_entrant_who_left_does_not_win() {
    let mut run = arena(3);
    let (one, other) = run.pair()[0];
    win(&mut run, one);
    assert_eq!(run.tournament.winner(), Some(entrant(one)));
    run.ok(Command::Withdraw { entrant: entrant(one) });
    // The standings are one, left out, other.
    assert_eq!(run.order()[0], one);
    assert_eq!(run.tournament.winner(), Some(entrant(6 - one - other)));
    run.ok(Command::Return { entrant: entrant(one) });
    assert_eq!(run.tournament.winner(), Some(entrant(one)));
}
