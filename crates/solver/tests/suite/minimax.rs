//! The solver gives the values of a plain minimax.

use boneyard_rules::Move;
use boneyard_solver::{Budget, OpenRound, Solver, Table, Value};

use crate::{
    plain::Plain,
    small_rounds::{SmallRound, solved_tables},
};

/// How many positions are compared, over every table that the solver plays. `BONEYARD_POSITIONS` asks for others.
fn positions() -> u64 {
    std::env::var("BONEYARD_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(10_000)
}

/// Tiles in all hands together.
const HELD_MAX: usize = 12;

#[test]
fn values_are_those_of_a_plain_minimax() {
    compare_all(0, |_, _| ());
}

#[test]
fn values_with_the_end_of_the_match_are_those_of_a_plain_minimax() {
    compare_all(50, SmallRound::bring_near_the_target);
}

/// Compares rounds of every table that the solver plays. `prepare` may change each before.
fn compare_all(match_worth: u16, prepare: impl Fn(&mut SmallRound, u64)) {
    let tables = solved_tables();
    // A table that forgets much, so that replacing entries is tested too.
    let mut memory = Table::with_entries(64);
    let mut left = positions();
    for seed in 0.. {
        let table = &tables[seed as usize % tables.len()];
        if let Some(mut small) = SmallRound::new(table, HELD_MAX, seed) {
            prepare(&mut small, seed);
            compare(&small, match_worth, seed, &mut memory);
            left -= 1;
        }
        if left == 0 {
            break;
        }
    }
}

fn compare(small: &SmallRound, match_worth: u16, seed: u64, memory: &mut Table) {
    let SmallRound { rules, standing, round, boneyard } = small;
    let seats = round.seats();
    let sides = rules.sides(seats);
    let solver = Solver::new(rules, seats, standing).expect("a table that the solver plays");
    let solver = solver.with_match(match_worth).expect("no target that must be met exactly");
    let open = OpenRound::of(round, boneyard);
    let told = || {
        format!("seed {seed}: {rules}, {seats} seats, seat {}'s turn, {standing:?}, {open:?}", round.turn())
    };

    let turn = sides.of(round.turn());
    for us in [turn, (turn + 1) % sides.count()] {
        let plain = Plain { rules, sides: sides.clone(), standing, us, match_worth };
        let earned = plain.earned(round);
        let expected = plain.value(round, boneyard) - earned;
        let value = solver.value(&open, us, memory, Budget::UNLIMITED).expect("a legal round");
        assert_eq!(value, Value::Exact(expected), "side {us}, {}", told());

        if us == turn {
            let mut legal: Vec<Move> = round.legal();
            legal.sort_unstable();
            let moves = solver.moves(&open, memory, Budget::UNLIMITED).expect("a legal round");
            assert_eq!(moves.iter().map(|valued| valued.choice).collect::<Vec<_>>(), legal, "{}", told());
            for valued in &moves {
                let after = plain.after(round, boneyard, valued.choice) - earned;
                assert_eq!(valued.value, Value::Exact(after), "{}, {}", valued.choice, told());
            }
            let best = solver.best(&open, memory, Budget::UNLIMITED).expect("a legal round");
            let first = moves.iter().find(|valued| valued.value == Value::Exact(expected));
            assert_eq!(Some(&best), first, "{}", told());
        }
    }
}
