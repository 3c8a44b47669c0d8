//! What holds for the values of every round.

use boneyard_solver::{Budget, OpenRound, Solver, Table, Value};

use crate::small_rounds::{SmallRound, solved_tables};

/// Calls `each` with rounds of every table that the solver plays.
fn each_round(rounds: u64, held_max: usize, each: impl Fn(&SmallRound, &Solver, &OpenRound, u64)) {
    let tables = solved_tables();
    for seed in 0..rounds {
        let table = &tables[seed as usize % tables.len()];
        if let Some(small) = SmallRound::new(table, held_max, seed) {
            let solver =
                Solver::new(&small.rules, table.seats, &small.standing).expect("a table that it plays");
            let open = OpenRound::of(&small.round, &small.boneyard);
            each(&small, &solver, &open, seed);
        }
    }
}

#[test]
fn a_larger_budget_only_narrows_the_bounds() {
    each_round(1_500, 20, |small, solver, open, seed| {
        let side = small.rules.sides(small.round.seats()).of(small.round.turn());
        let solve =
            |nodes| solver.value(open, side, &mut Table::with_entries(1 << 12), nodes).expect("legal");
        let exact = solve(Budget::UNLIMITED).exact().expect("no limit");
        let mut before = solve(Budget::nodes(0));
        for nodes in [1, 2, 5, 10, 30, 100, 1_000] {
            let value = solve(Budget::nodes(nodes));
            assert!(
                before.at_least() <= value.at_least() && value.at_most() <= before.at_most(),
                "seed {seed}"
            );
            assert!(value.at_least() <= exact && exact <= value.at_most(), "seed {seed}");
            before = value;
        }
    });
}

#[test]
fn a_budget_that_is_over_gives_bounds_at_once() {
    each_round(300, 20, |_, solver, open, seed| {
        let mut table = Table::with_entries(1 << 12);
        let over = || true;
        let value = solver.value(open, 0, &mut table, Budget::UNLIMITED.until(&over)).expect("legal");
        assert!(value.at_least() <= value.at_most(), "seed {seed}");
        for valued in solver.moves(open, &mut table, Budget::UNLIMITED.until(&over)).expect("legal") {
            assert!(valued.value.at_least() <= valued.value.at_most(), "seed {seed}");
        }
        let best = solver.best(open, &mut table, Budget::UNLIMITED.until(&over)).expect("legal");
        let moves = solver.moves(open, &mut table, Budget::nodes(0)).expect("legal");
        assert!(moves.iter().any(|valued| valued.choice == best.choice), "seed {seed}");
    });
}

#[test]
fn the_best_move_keeps_the_value() {
    each_round(1_500, 20, |small, solver, open, seed| {
        let side = small.rules.sides(small.round.seats()).of(small.round.turn());
        let mut table = Table::with_entries(1 << 12);
        let moves = solver.moves(open, &mut table, Budget::UNLIMITED).expect("legal");
        let value = solver.value(open, side, &mut table, Budget::UNLIMITED).expect("legal");
        let best = moves.iter().map(|valued| valued.value.at_least()).max();
        assert_eq!(best, value.exact(), "seed {seed}");
    });
}

#[test]
fn two_sides_win_what_the_other_loses() {
    each_round(1_500, 20, |small, solver, open, seed| {
        if small.rules.sides(small.round.seats()).count() == 2 {
            let mut table = Table::with_entries(1 << 12);
            let mut value = |side| solver.value(open, side, &mut table, Budget::UNLIMITED).expect("legal");
            assert_eq!(value(0).exact(), value(1).exact().map(|value| -value), "seed {seed}");
        }
    });
}

#[test]
fn a_table_filled_before_changes_no_answer() {
    each_round(1_500, 16, |small, solver, _, seed| {
        let mut filled = Table::with_entries(1 << 14);
        let (mut round, mut boneyard) = (small.round.clone(), &small.boneyard[..]);
        // The moves of one round, each searched with what the searches before have left.
        while round.outcome().is_none() {
            let open = OpenRound::of(&round, boneyard);
            let fresh = solver.best(&open, &mut Table::with_entries(4), Budget::UNLIMITED).expect("legal");
            let kept = solver.best(&open, &mut filled, Budget::UNLIMITED).expect("legal");
            assert_eq!(kept, fresh, "seed {seed}");
            let action;
            (action, boneyard) = crate::plain::action(kept.choice, boneyard);
            round.play(action).expect("a legal move");
        }
    });
}

#[test]
fn values_say_what_they_know() {
    assert_eq!(Value::Exact(3).exact(), Some(3));
    let bound = Value::Bound { at_least: -2, at_most: 5 };
    assert_eq!((bound.exact(), bound.at_least(), bound.at_most()), (None, -2, 5));
}
