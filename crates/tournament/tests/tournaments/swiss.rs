//! A Swiss, computed by hand.

use boneyard_tournament::{Command, Format, Outcome, Reason, Refusal, Settings, TieBreak};

use crate::run::{Run, entrant};

const SWISS: Format = Format::Swiss { rounds: 3, late_until_round: Some(2) };

/// Eleven entrants, a twelfth in round 2, and entrant 3 withdraws before round 3. Entrants are seeded by their numbers.
fn twelve() -> Run {
    use Outcome::{First, Second, Tie, WalkoverSecond};

    let mut run = Run::start(SWISS, 11);
    // The bye goes to the last. The others are 1 to 5 against 6 to 10; with an even seed, the odd seeds have the first side.
    assert_eq!(run.pair(), [(1, 6), (7, 2), (3, 8), (9, 4), (5, 10)]);
    assert_eq!(run.tournament.byes(1).collect::<Vec<_>>(), [entrant(11)]);
    for (first, outcome) in [(1, First), (7, Second), (3, First), (9, Tie), (5, First)] {
        run.report(first, outcome);
    }

    // Points in halves: 1, 2, 3, 5 and 11 have 2; 4 and 9 have 1; 6, 7, 8, 10 and 12 have 0.
    // 11 is the last of five and meets 4; 9 has met 4 and goes down to 6. The rest of each group: first half against second.
    run.ok(Command::Enter { rating: None });
    assert_eq!(run.pair(), [(1, 3), (2, 5), (4, 11), (6, 9), (10, 7), (8, 12)]);
    for (first, outcome) in [(1, First), (2, Tie), (4, Second), (6, Second), (10, Second), (8, Second)] {
        run.report(first, outcome);
    }

    // 4: 1, 11. 3: 2, 5, 9. 2: 7, 12 (3 has withdrawn). 1: 4. 0: 6, 8, 10. The bye goes to 10.
    // 2 and 5 have met. If 5 goes down, one place from the end of the group, that weighs 4, and 2 meets 9 at one place too
    // far: 5 in all. If 2 goes down, two places from the end, that weighs 8.
    run.ok(Command::Withdraw { entrant: entrant(3) });
    assert_eq!(run.refused(Command::Enter { rating: None }), Refusal::EntryClosed);
    assert_eq!(run.pair(), [(11, 1), (9, 2), (5, 7), (12, 4), (8, 6)]);
    assert_eq!(run.tournament.byes(3).collect::<Vec<_>>(), [entrant(10)]);
    for (first, outcome) in [(11, Second), (9, Second), (5, Tie), (12, Second), (8, WalkoverSecond)] {
        run.report(first, outcome);
    }
    assert_eq!(run.refused(Command::Pair), Refusal::AllPaired);
    assert!(run.tournament.is_complete(run.now));
    run
}

#[test]
fn twelve_entrants_are_ranked_as_by_hand() {
    // Points in halves: 1: 6. 2: 5. 5 and 11: 4. 4, 7 and 9: 3. 3, 6, 10 and 12: 2. 8: 0.
    // Opponents count 3 with 3, because of the round after its withdrawal, and 8 with 1, because it was absent at the end.
    //
    // 11: bye (own 4), 4 (3), 1 (6): cut 10.   5: 10 (2), 2 (5), 7 (3): cut 8.
    // 7: 2 (5), 10 (2), 5 (4): cut 9.   9: 4 (3), 6 (2), 2 (5): cut 8.   4: 9 (3), 11 (4), 12 (2): cut 7.
    // 6: 1 (6), 9 (3), walkover (own 2): cut 9.   3: 8 (1), 1 (6), absent (own 2): cut 8.
    // 10: 5 (4), 7 (3), bye (own 2): cut 7.   12: absent (own 2), 8 (1), 4 (3): cut 5.
    // No group has met completely, so the direct encounter never counts.
    let run = twelve();
    assert_eq!(run.order(), [1, 2, 11, 5, 7, 9, 4, 6, 3, 10, 12, 8]);
    let cut = |ours, theirs| Some(Reason { by: TieBreak::BuchholzCut1, ours, theirs });
    let points = |ours, theirs| Some(Reason { by: TieBreak::Points, ours, theirs });
    let rows = run.tournament.standings();
    let reasons: Vec<Option<Reason>> = rows.iter().map(|row| row.before_next).collect();
    assert_eq!(
        reasons,
        [
            points(6, 5),
            points(5, 4),
            cut(10, 8),
            points(4, 3),
            cut(9, 8),
            cut(8, 7),
            points(3, 2),
            cut(9, 8),
            cut(8, 7),
            cut(7, 5),
            points(2, 0),
            None,
        ]
    );
    let six = rows[7];
    assert_eq!((six.played, six.lost, six.won_unplayed, six.byes), (2, 2, 1, 0));
    let three = rows[8];
    assert!(three.is_withdrawn && !three.is_annulled);
}

#[test]
fn a_correction_changes_the_standings() {
    let mut run = twelve();
    let pairing = run.tournament.meetings()[0].pairing.id;
    assert_eq!(
        run.refused(Command::Correct { pairing, outcome: Outcome::First }),
        Refusal::SameOutcome { pairing }
    );
    run.ok(Command::Correct { pairing, outcome: Outcome::Second });
    assert_eq!((run.half_points(1), run.half_points(6)), (4, 4));
    assert_eq!(run.order()[0], 2);
}

#[test]
fn a_withdrawal_during_a_round_is_a_walkover() {
    let mut run = Run::start(SWISS, 4);
    assert_eq!(run.pair(), [(1, 3), (4, 2)]);
    run.ok(Command::Withdraw { entrant: entrant(4) });
    assert_eq!(run.tournament.meetings()[1].outcome, Some(Outcome::WalkoverSecond));
    assert_eq!(run.refused(Command::Pair), Refusal::MatchesOpen { open: 1 });
    run.report(1, Outcome::First);
    run.pair();
    assert_eq!(run.tournament.byes(2).collect::<Vec<_>>(), [entrant(3)]);
}

#[test]
fn four_entrants_have_no_fourth_round() {
    let mut run = Run::start(Format::Swiss { rounds: 5, late_until_round: None }, 4);
    assert_eq!((run.tournament.rounds(), run.tournament.rounds_possible()), (Some(5), Some(3)));
    for _ in 0..3 {
        run.pair();
        assert_eq!(run.tournament.stop(), None, "matches are open");
        run.report_all(Outcome::Tie);
    }
    let before = run.tournament.clone();
    assert_eq!(run.refused(Command::Pair), Refusal::AllHaveMet { round: 4 });
    assert_eq!(run.tournament, before);
    assert_eq!(run.tournament.stop(), Some(Refusal::AllHaveMet { round: 4 }));
    run.ok(Command::Close);
    assert_eq!(run.refused(Command::Pair), Refusal::Closed);
}

#[test]
fn a_return_lets_a_round_follow() {
    let mut run = Run::start(Format::Swiss { rounds: 3, late_until_round: None }, 4);
    run.pair();
    run.report_all(Outcome::First);
    for number in [1, 2, 3] {
        run.ok(Command::Withdraw { entrant: entrant(number) });
    }
    let too_few = Refusal::TooFewEntrants { entrants: 1, needed: 2 };
    assert_eq!(run.tournament.stop(), Some(too_few));
    assert_eq!((run.refused(Command::Pair), run.tournament.rounds_possible()), (too_few, Some(1)));
    run.ok(Command::Return { entrant: entrant(1) });
    assert_eq!((run.tournament.stop(), run.tournament.rounds_possible()), (None, Some(2)));
    assert_eq!(run.pair(), [(1, 4)]);
}

#[test]
fn six_entrants_play_five_rounds() {
    // After three rounds, two threes who have not met among themselves would have no fourth.
    for seed in 0..50 {
        let settings = Settings::new(Format::Swiss { rounds: 5, late_until_round: None }, 2..=6);
        let mut run = Run::with(settings.expect("settings"), seed);
        for _ in 0..6 {
            run.ok(Command::Enter { rating: None });
        }
        run.ok(Command::Start);
        for round in 0..5 {
            run.pair();
            for (at, (first, _)) in run.open().into_iter().enumerate() {
                let outcome =
                    [Outcome::First, Outcome::Second, Outcome::Tie][(at + seed as usize * 7 + round) % 3];
                run.report(first, outcome);
            }
        }
        assert!(run.tournament.is_complete(run.now), "seed {seed}");
    }
}

#[test]
fn three_entrants_have_one_bye_each() {
    let mut run = Run::start(Format::Swiss { rounds: 5, late_until_round: None }, 3);
    let byes: Vec<u16> = (1..=3)
        .map(|round| {
            run.pair();
            run.report_all(Outcome::First);
            run.tournament.byes(round).map(|it| it.number()).sum()
        })
        .collect();
    assert_eq!(byes, [3, 2, 1]);
    assert_eq!(run.tournament.rounds_possible(), Some(3));
    assert_eq!(run.refused(Command::Pair), Refusal::AllHaveMet { round: 4 });
}

#[test]
fn the_direct_encounter_comes_before_the_buchholz() {
    // 1 beats 3, 2 beats 4; then 2 beats 1 and 3 beats 4. 1 and 3 are tied, and 1 has beaten 3.
    let mut run = Run::start(Format::Swiss { rounds: 2, late_until_round: None }, 4);
    assert_eq!(run.pair(), [(1, 3), (4, 2)]);
    run.report(1, Outcome::First);
    run.report(4, Outcome::Second);
    assert_eq!(run.pair(), [(2, 1), (3, 4)]);
    run.report_all(Outcome::First);
    assert_eq!(run.order(), [2, 1, 3, 4]);
    let reason = run.tournament.standings()[1].before_next;
    assert_eq!(reason, Some(Reason { by: TieBreak::DirectEncounter, ours: 2, theirs: 0 }));
}

#[test]
fn an_entrant_who_withdrew_keeps_the_place_and_does_not_win() {
    let mut run = Run::start(SWISS, 4);
    assert_eq!(run.pair(), [(1, 3), (4, 2)]);
    run.report(1, Outcome::First);
    run.report(4, Outcome::Tie);
    let second_round = run.pair();
    for (first, second) in second_round {
        run.report(first, if second == 1 { Outcome::Second } else { Outcome::First });
    }
    let [best, next] = [0, 1].map(|at: usize| entrant(run.order()[at]));
    assert_eq!((best, run.tournament.winner()), (entrant(1), Some(best)));
    run.ok(Command::Withdraw { entrant: best });
    assert_eq!((run.order()[0], run.tournament.winner()), (1, Some(next)));
}
