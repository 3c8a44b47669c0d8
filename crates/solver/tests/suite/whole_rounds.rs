//! Whole rounds with the hands that the rules deal.

use boneyard_rules::{BySeat, FinishedRound, MustLead, Round, Rules, Seat, Standing, ruleset::Reach, settle};
use boneyard_solver::{Budget, OpenRound, Solver, Table};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

use crate::plain::action as action_of;

#[test]
fn the_value_stays_while_both_sides_play_their_best_moves() {
    for (rules, seats, deals) in [
        ("spanish-pairs", 4, 12),
        ("goat", 4, 8),
        ("sea-goat", 4, 6),
        ("draw", 2, 6),
        ("jamaican-partner", 4, 12),
    ] {
        let rules = Rules::preset(rules).expect("a preset");
        for seed in 0..deals {
            play_best(&rules, seats, seed);
        }
    }
}

/// Plays a whole round with best moves. The value of every position must be what the round pays in the end.
fn play_best(rules: &Rules, seats: usize, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let hand = rules.hand_size(seats).expect("the rules have this table");
    let mut tiles = rules.tile_list(seats);
    tiles.shuffle(&mut rng);
    let hands = BySeat::new(seats, |seat| tiles[seat.index() * hand..][..hand].to_vec());
    let mut boneyard = &tiles[seats * hand..];
    let leader = Seat::at(rng.random_range(0..seats));
    let mut round =
        Round::deal(rules, hands, boneyard.to_vec(), leader, MustLead::Any).expect("a legal deal");
    let (sides, standing) = (rules.sides(seats), Standing::new(rules, rules.sides(seats).count()));
    let solver = Solver::new(rules, seats, &standing).expect("a table that the solver plays");
    let mut table = Table::with_entries(1 << 15);

    let mut expected = None;
    while round.outcome().is_none() {
        let best =
            solver.best(&OpenRound::of(&round, boneyard), &mut table, Budget::UNLIMITED).expect("legal");
        let value = best.value.exact().expect("no limit");
        // The value to the first side.
        let value = if sides.of(round.turn()) == 0 { value } else { -value };
        assert_eq!(*expected.get_or_insert(value), value, "seed {seed}: {rules} after {:?}", round.history());
        let action;
        (action, boneyard) = action_of(best.choice, boneyard);
        round.play(action).expect("a legal move");
    }
    let finished = FinishedRound::of(&round, rules, &standing).expect("the round has ended");
    let credits: Vec<i32> =
        settle(rules, &sides, &standing, &finished).sides.iter().map(|side| side.credit).collect();
    let paid =
        if rules.match_.reach == Reach::Wins { credits[0] - credits[1] } else { credits[1] - credits[0] };
    assert_eq!(expected, Some(paid), "seed {seed}: {rules} with {:?}", round.history());
}
