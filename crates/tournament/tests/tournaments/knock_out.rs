//! A knock-out, computed by hand.

use boneyard_tournament::{Command, Format, Outcome, PairingId, Reason, Refusal, Slot, TieBreak};

use crate::run::{Run, entrant};

fn six(third_place: bool) -> Run {
    Run::start(Format::KnockOut { third_place }, 6)
}

#[test]
fn the_best_seeds_have_the_byes() {
    let mut run = six(false);
    // With an even seed, the odd seeds have the first side.
    assert_eq!(run.pair(), [(5, 4), (3, 6)]);
    assert_eq!(run.tournament.byes(1).collect::<Vec<_>>(), [entrant(1), entrant(2)]);
    assert_eq!(run.tournament.rounds(), Some(3));
    // A semi-final can begin while the other half is still in its first round.
    run.report(5, Outcome::First);
    assert_eq!(run.pair(), [(3, 6), (1, 5)]);
    assert_eq!(run.refused(Command::Pair), Refusal::NobodyToPair);
}

#[test]
fn a_tie_is_played_again_with_sides_swapped() {
    let mut run = six(false);
    run.pair();
    run.report(5, Outcome::Tie);
    assert_eq!(run.pair(), [(3, 6), (4, 5)]);
    run.report(4, Outcome::Second);
    let bracket = run.tournament.bracket().expect("a bracket");
    let replayed = &bracket.rounds[0][1];
    assert_eq!((replayed.winner, replayed.loser), (Slot::Entrant(entrant(5)), Slot::Entrant(entrant(4))));
    assert_eq!(replayed.pairings, [PairingId::at(0), PairingId::at(2)]);
}

#[test]
fn losers_share_their_places_without_a_third_place_match() {
    let mut run = six(false);
    while !run.tournament.is_complete(run.now) {
        run.pair();
        let pairs = run.open();
        for (first, second) in pairs {
            run.report(first, if first < second { Outcome::First } else { Outcome::Second });
        }
    }
    let rows = run.tournament.standings();
    let ranks: Vec<(u16, u16)> = rows.iter().map(|row| (row.rank, row.entrant.number())).collect();
    assert_eq!(ranks, [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6)]);
    let reached = |ours, theirs| Some(Reason { by: TieBreak::RoundReached, ours, theirs });
    assert_eq!(rows[0].before_next, reached(4, 3));
    assert_eq!((rows[2].before_next, rows[3].before_next), (None, reached(2, 1)));
    assert_eq!(run.refused(Command::Pair), Refusal::AllPaired);
}

#[test]
fn the_losers_of_the_semi_finals_play_for_the_third_place() {
    let mut run = Run::start(Format::KnockOut { third_place: true }, 4);
    assert_eq!(run.pair(), [(1, 4), (3, 2)]);
    run.report(1, Outcome::First);
    run.report(3, Outcome::Second);
    // 1 had the first side and 2 the second; 4 had the second side and 3 the first.
    assert_eq!(run.pair(), [(4, 3), (2, 1)]);
    run.report(4, Outcome::First);
    run.report(2, Outcome::First);
    assert_eq!(run.order(), [2, 1, 4, 3]);
    let reason = run.tournament.standings()[2].before_next;
    assert_eq!(reason, Some(Reason { by: TieBreak::ThirdPlace, ours: 1, theirs: 0 }));
}

#[test]
fn a_correction_may_not_contradict_a_later_match() {
    let mut run = six(false);
    run.pair();
    let pairing = run.open_of(5);
    run.report(5, Outcome::Second);
    run.ok(Command::Correct { pairing, outcome: Outcome::First });
    assert_eq!(run.pair(), [(3, 6), (1, 5)]);
    let later = run.open_of(1);
    let refusal = run.refused(Command::Correct { pairing, outcome: Outcome::Second });
    assert_eq!(refusal, Refusal::Followed { pairing, later });
    // The winner stays the same, so the semi-final still follows.
    run.ok(Command::Correct { pairing, outcome: Outcome::WalkoverFirst });
}

#[test]
fn withdrawn_entrants_give_walkovers_up_to_the_final() {
    let mut run = six(false);
    for number in [1, 2, 3] {
        run.ok(Command::Withdraw { entrant: entrant(number) });
    }
    // 6 wins against 3 and against 2. The other half waits for 4 and 5.
    assert_eq!(run.pair(), [(5, 4)]);
    run.report(5, Outcome::Second);
    assert_eq!(run.pair().len(), 1);
    let (first, second) = run.open()[0];
    assert_eq!((first.min(second), first.max(second)), (4, 6));
}

#[test]
fn nobody_leaves_after_the_final_unless_it_is_open_again() {
    let mut run = Run::start(Format::KnockOut { third_place: false }, 2);
    run.pair();
    let pairing = run.tournament.meetings()[0].pairing;
    run.report_all(Outcome::First);
    let withdraw = Command::Withdraw { entrant: pairing.second };
    assert_eq!(run.refused(withdraw), Refusal::Closed);
    run.ok(Command::Correct { pairing: pairing.id, outcome: Outcome::Tie });
    run.ok(withdraw);
}

#[test]
fn nobody_goes_on_if_both_are_absent() {
    let mut run = six(false);
    run.pair();
    run.report(5, Outcome::Neither);
    run.report(3, Outcome::First);
    run.pair();
    run.report_all(Outcome::First);
    let bracket = run.tournament.bracket().expect("a bracket");
    assert_eq!(bracket.rounds[1][0].sides, [Slot::Entrant(entrant(1)), Slot::Nobody]);
    assert_eq!(bracket.rounds[2][0].sides[0], Slot::Entrant(entrant(1)));
}

#[test]
fn an_entrant_who_withdrew_does_not_win() {
    let mut run = Run::start(Format::KnockOut { third_place: true }, 4);
    assert_eq!(run.tournament.winner(), None, "all have reached the first round");
    run.pair();
    run.report(1, Outcome::First);
    run.report(3, Outcome::Second);
    assert_eq!(run.tournament.winner(), None, "two are in the final");
    assert_eq!(run.pair(), [(4, 3), (2, 1)]);
    run.report(4, Outcome::First);
    run.ok(Command::Withdraw { entrant: entrant(2) });
    assert_eq!(run.tournament.winner(), Some(entrant(1)));
    // The host says that 2 won after all. The place is right, and the winner is the best of the others.
    let pairing = run.tournament.meetings().last().expect("the final").pairing;
    run.ok(Command::Correct { pairing: pairing.id, outcome: Outcome::First });
    assert_eq!((run.order()[0], run.tournament.winner()), (2, Some(entrant(1))));
}

#[test]
fn nobody_wins_if_everyone_withdrew() {
    let mut run = six(false);
    assert_eq!(run.tournament.winner(), None, "six share the first round");
    for number in 1..=6 {
        run.ok(Command::Withdraw { entrant: entrant(number) });
    }
    assert_eq!(run.tournament.winner(), None);
}
