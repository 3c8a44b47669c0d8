//! The tree allows what a round of the rules allows, and pays what it pays.

use std::sync::Arc;

use boneyard_equilibrium::{Start, Strategy, Tree, Worth};
use boneyard_rules::{
    Action, BySeat, FinishedRound, Move, Outcome, Round, Rules, Seat, Standing, Tile, Tiles, settle,
};
use boneyard_solver::{Budget, OpenRound, Solver, Table};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::small::rules;

fn games() -> Vec<Arc<Rules>> {
    let text = |text: &str| Arc::new(Rules::parse(text).expect("sound overrides"));
    vec![
        rules("block", 3, 3),
        rules("block", 2, 3),
        rules("draw", 2, 2),
        rules("draw draw.reserve=1", 2, 2),
        rules("draw draw.max=1", 2, 2),
        rules("block turn.equalEnds=leader-right score.block=opponents", 3, 2),
        text(
            r#"block deal.hand={"2":2} tiles.without=[[0,6],[1,6],[2,6],[3,6],[4,6],[5,6],[6,6],[0,5],[1,5],[2,5],[3,5],[4,5],[5,5]]"#,
        ),
    ]
}

/// A random deal of a start, with the order of its boneyard.
fn deal(start: &Start, rng: &mut Xoshiro256PlusPlus) -> ([Tiles<1>; 2], Vec<Tile>) {
    loop {
        let [a, b] = start.hands.each_ref().map(|hands| hands[rng.random_range(0..hands.len())].0);
        if (a & b).is_empty() {
            let mut boneyard: Vec<Tile> = start.rules.set::<1>(2).without(a | b).iter().collect();
            for last in (1..boneyard.len()).rev() {
                boneyard.swap(last, rng.random_range(0..=last));
            }
            return ([a, b], boneyard);
        }
    }
}

#[test]
fn a_tree_allows_the_moves_of_the_rules() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for rules in games() {
        for start in Start::rounds(&rules).expect("supported") {
            let tree = Tree::new(&start, 4_000_000).expect("small");
            for _ in 0..60 {
                let (dealt, boneyard) = deal(&start, &mut rng);
                let hands = BySeat::new(2, |seat| dealt[seat.index()].iter().collect());
                let mut round = Round::deal(&rules, hands, boneyard.clone(), start.leader, start.must_lead)
                    .expect("a legal deal");
                let mut boneyard = boneyard.into_iter();
                let mut moves = Vec::new();
                while round.outcome().is_none() {
                    let node =
                        tree.after(&moves).unwrap_or_else(|| panic!("{rules}: no node after {moves:?}"));
                    let hand: Tiles<1> = round.hand(round.turn()).into_iter().collect();
                    let mut legal = round.legal();
                    if legal.len() > 1 {
                        let decision = tree.decision(node, hand).expect("a choice");
                        let choices: Vec<Move> =
                            decision.choices.iter().map(|choice| choice.choice).collect();
                        assert_eq!(choices, legal, "{rules} after {moves:?}");
                    } else {
                        assert_eq!(tree.decision(node, hand), None, "{rules} after {moves:?}");
                    }
                    let choice = legal.swap_remove(rng.random_range(0..legal.len()));
                    let action = match choice {
                        Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
                        Move::Draw => Action::Draw { tile: boneyard.next().expect("a tile to draw") },
                        _ => Action::Pass,
                    };
                    round.play(action).expect("legal");
                    moves.push(choice);
                }
                // Whether a round is blocked depends on both hands, so with others it may go on.
                let may_go_on = matches!(round.outcome(), Some(Outcome::Blocked(_)));
                assert!(may_go_on || tree.after(&moves).is_none(), "{rules}: the round has ended");
            }
        }
    }
}

/// The mean of random rounds by the rules, and what the tree says about them.
#[test]
fn a_tree_pays_what_the_rules_pay() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for rules in games() {
        let (mut expected, mut sum, mut squares) = (Worth::default(), 0.0, 0.0);
        let starts = Start::rounds(&rules).expect("supported");
        let mut rounds = 0.0;
        for start in &starts {
            let tree = Tree::new(start, 4_000_000).expect("small");
            let worth = Worth::of(&tree, &Strategy::uniform(&tree));
            expected = expected.and(&worth);
            // Only one start has many deals; a mean over several would need as many rounds of each as its weight says.
            if starts.len() > 1 {
                continue;
            }
            for _ in 0..2_000 {
                let value = f64::from(play(start, &mut rng));
                rounds += 1.0;
                sum += value;
                squares += value * value;
            }
        }
        if rounds > 0.0 {
            let mean = sum / rounds;
            let error = ((squares / rounds - mean * mean) / rounds).sqrt();
            assert!(
                (mean - expected.value()).abs() < 4.5 * error,
                "{rules}: {mean} of {error}, the tree says {}",
                expected.value()
            );
        }
    }
}

/// Plays a random round, and returns the credit of the first seat less that of the second.
fn play(start: &Start, rng: &mut Xoshiro256PlusPlus) -> i32 {
    let rules = &start.rules;
    let (dealt, boneyard) = deal(start, rng);
    let hands = BySeat::new(2, |seat| dealt[seat.index()].iter().collect());
    let mut round =
        Round::deal(rules, hands, boneyard.clone(), start.leader, start.must_lead).expect("a legal deal");
    let mut boneyard = boneyard.into_iter();
    let standing = Standing::new(rules, 2);
    loop {
        if let Some(finished) = FinishedRound::of(&round, rules, &standing) {
            let settled = settle(rules, &rules.sides(2), &standing, &finished);
            return settled.sides[0].credit - settled.sides[1].credit;
        }
        let legal = round.legal();
        let action = match legal[rng.random_range(0..legal.len())] {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Draw => Action::Draw { tile: boneyard.next().expect("a tile to draw") },
            _ => Action::Pass,
        };
        round.play(action).expect("legal");
    }
}

#[test]
fn open_hands_have_the_values_of_the_solver() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let rules = rules("block", 3, 3);
    let [start] = &Start::rounds(&rules).expect("supported")[..] else { panic!("one start") };
    let tree = Tree::new(start, 4_000_000).expect("small");
    let solver = Solver::new(&rules, 2, &start.standing).expect("supported");
    let mut table = Table::with_entries(1 << 12);
    for _ in 0..10 {
        let ([first, second], boneyard) = deal(start, &mut rng);
        let hands = BySeat::new(2, |seat| [first, second][seat.index()].iter().collect());
        let round =
            Round::deal(&rules, hands, boneyard.clone(), Seat::FIRST, start.must_lead).expect("legal");
        let value = solver.value(&OpenRound::of(&round, &boneyard), 0, &mut table, Budget::UNLIMITED);
        let exact = value.expect("a round").exact().expect("no limit");
        assert_eq!(tree.open_value(first, second), Some(exact as f32));
    }
}
