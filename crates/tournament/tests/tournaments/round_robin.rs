//! A round robin, computed by hand.

use boneyard_tournament::{Command, Entrant, Event, Format, Outcome, Reason, Refusal, TieBreak};

use crate::run::Run;

/// Four entrants, and the order that the lot gave them.
fn four() -> (Run, Vec<Entrant>) {
    let run = Run::start(Format::RoundRobin { cycles: 1 }, 4);
    let seeding = run.tournament.seeding().to_vec();
    (run, seeding)
}

/// Plays every round. `winner` says which of two numbers of the table wins, from 1; 0 is a tie.
fn play(run: &mut Run, seeding: &[Entrant], winner: impl Fn(usize, usize) -> usize) {
    let number = |it: u16| 1 + seeding.iter().position(|entrant| entrant.number() == it).expect("seeded");
    while run.tournament.round() < 3 {
        for (first, second) in run.pair() {
            let won = winner(number(first), number(second));
            let outcome = match won {
                0 => Outcome::Tie,
                _ if won == number(first) => Outcome::First,
                _ => Outcome::Second,
            };
            run.report(first, outcome);
        }
    }
}

fn order(run: &Run, seeding: &[Entrant]) -> Vec<usize> {
    let rows = run.tournament.standings();
    rows.iter().map(|row| 1 + seeding.iter().position(|it| *it == row.entrant).expect("seeded")).collect()
}

#[test]
fn the_direct_encounter_splits_two_ties() {
    // 1 beats 4, 2 beats 3 and 1, 3 beats 1, 4 beats 3 and 2. So 2 and 4 have 4 halves, 1 and 3 have 2.
    let (mut run, seeding) = four();
    play(&mut run, &seeding, |one, other| match (one.min(other), one.max(other)) {
        (1, 4) => 1,
        (2, 3) | (1, 2) => 2,
        (1, 3) => 3,
        _ => 4,
    });
    assert_eq!(order(&run, &seeding), [4, 2, 3, 1]);
    let rows = run.tournament.standings();
    let direct = Some(Reason { by: TieBreak::DirectEncounter, ours: 2, theirs: 0 });
    let points = Some(Reason { by: TieBreak::Points, ours: 4, theirs: 2 });
    assert_eq!([0, 1, 2, 3].map(|at: usize| rows[at].before_next), [direct, points, direct, None]);
    assert_eq!(run.refused(Command::Pair), Refusal::AllPaired);
}

#[test]
fn the_sonneborn_berger_splits_a_tie() {
    // 1 and 2 tie. 1 beats 3 and loses to 4; 2 beats 4 and loses to 3; 3 beats 4. Halves: 3, 3, 4 and 2.
    // Sonneborn-Berger: 1 has 1 × 3 + 2 × 4 = 11 quarters, 2 has 1 × 3 + 2 × 2 = 7.
    let (mut run, seeding) = four();
    play(&mut run, &seeding, |one, other| match (one.min(other), one.max(other)) {
        (1, 2) => 0,
        (1, 3) => 1,
        (1, 4) => 4,
        (2, 4) => 2,
        _ => 3,
    });
    assert_eq!(order(&run, &seeding), [3, 1, 2, 4]);
    let reason = run.tournament.standings()[1].before_next;
    assert_eq!(reason, Some(Reason { by: TieBreak::SonnebornBerger, ours: 11, theirs: 7 }));
}

#[test]
fn the_lot_splits_a_circle() {
    // 1 beats 2, 2 beats 3, 3 beats 1, and all beat 4: everything is equal, and the table is in the order of the lot.
    let (mut run, seeding) = four();
    play(&mut run, &seeding, |one, other| match (one.min(other), one.max(other)) {
        (1, 3) => 3,
        (lower, _) => lower,
    });
    assert_eq!(order(&run, &seeding), [1, 2, 3, 4]);
    let reason = run.tournament.standings()[0].before_next.expect("a reason");
    assert_eq!(reason.by, TieBreak::Lot);
    assert!(reason.ours < reason.theirs);
}

#[test]
fn results_do_not_count_after_less_than_half() {
    let (mut run, seeding) = four();
    run.pair();
    run.report_all(Outcome::First);
    // 1 has beaten 4, one of three matches.
    run.ok(Command::Withdraw { entrant: seeding[0] });
    // In round 2, 1 would play 2, and in round 3, 3 would play 1.
    for _ in 0..2 {
        run.pair();
        run.report_all(Outcome::First);
    }
    let rows = run.tournament.standings();
    let row = |place: usize| rows.iter().find(|row| row.entrant == seeding[place - 1]).expect("a row");
    assert!(row(1).is_annulled);
    assert_eq!((row(1).won, row(1).lost_unplayed, row(1).half_points), (1, 2, 0));
    // 2 has beaten 3 and 4; 4 has beaten 3. The walkovers against 1 and the loss of 4 do not count.
    assert_eq!([2, 3, 4].map(|place| row(place).half_points), [4, 0, 2]);
    assert_eq!(row(2).won_unplayed, 1);
}

#[test]
fn results_count_from_half_on() {
    let (mut run, seeding) = four();
    for _ in 0..2 {
        run.pair();
        run.report_all(Outcome::First);
    }
    // 1 has beaten 4 and 2, and 4 has beaten 3.
    run.ok(Command::Withdraw { entrant: seeding[0] });
    let events = run.ok(Command::Pair);
    assert!(matches!(events[1], Event::Decided { outcome: Outcome::WalkoverFirst, .. }), "{events:?}");
    run.report_all(Outcome::First);
    let rows = run.tournament.standings();
    let row = |place: usize| rows.iter().find(|row| row.entrant == seeding[place - 1]).expect("a row");
    // 1: two wins. 2: beat 3 and 4. 3: the walkover. 4: beat 3.
    assert_eq!([1, 2, 3, 4].map(|place| row(place).half_points), [4, 4, 2, 2]);
    assert!(!row(1).is_annulled);
}

#[test]
fn nobody_enters_late() {
    let (mut run, _) = four();
    assert_eq!(run.refused(Command::Enter { rating: None }), Refusal::EntryClosed);
}

#[test]
fn an_entrant_who_withdrew_does_not_win() {
    let (mut run, seeding) = four();
    for _ in 0..2 {
        run.pair();
        run.report_all(Outcome::First);
    }
    // 1 has beaten 4 and 2, withdraws, and is the first because of the direct encounter with 2.
    run.ok(Command::Withdraw { entrant: seeding[0] });
    run.pair();
    run.report_all(Outcome::First);
    assert_eq!(order(&run, &seeding)[..2], [1, 2]);
    assert_eq!(run.tournament.winner(), Some(seeding[1]));
}
