//! Best responses against a plain enumeration with rounds of the rules, and equilibria that nobody can exploit.

use std::collections::HashMap;

use boneyard_equilibrium::{
    Start, StartError, Strategy, TooLarge, Tree, Unsupported, Worth, check, equilibrium, open_hands,
};
use boneyard_rules::{
    Action, BySeat, FinishedRound, Move, MustLead, Round, Rules, Seat, Standing, Tile, Tiles, settle,
};

use crate::small::rules;

/// Rounds with their weights.
type Rounds = Vec<(f64, Round)>;
/// The own hand and the history.
type Seen = (Vec<Tile>, String);

/// A strategy that depends on everything that a hand has seen, with odd probabilities.
fn odd(tree: &Tree) -> Strategy {
    Strategy::of(tree, |decision| {
        let seen = tree.moves_to(decision.node).len() as u32 * 7 + decision.hand.pips() * 3;
        (0..decision.choices.len() as u32).map(|at| f64::from((seen + at * 5) % 4)).collect()
    })
}

/// What the responder can gain from these equally likely rounds, which it cannot tell apart when it moves.
fn respond(tree: &Tree, strategy: &Strategy, rules: &Rules, responder: usize, rounds: Rounds) -> f64 {
    let mut value = 0.0;
    // What the responder knows: its own hand and the history.
    let mut asked: HashMap<Seen, Rounds> = HashMap::new();
    for (weight, round) in rounds {
        let standing = Standing::new(rules, 2);
        if let Some(finished) = FinishedRound::of(&round, rules, &standing) {
            let sides = settle(rules, &rules.sides(2), &standing, &finished).sides;
            value += weight * f64::from(sides[responder].credit - sides[1 - responder].credit);
            continue;
        }
        let seen = format!("{:?}", round.history());
        if round.turn().index() == responder {
            asked.entry((round.hand(round.turn()), seen)).or_default().push((weight, round));
            continue;
        }
        let moves: Vec<Move> = round.history().iter().map(|acted| acted.action.choice()).collect();
        let hand: Tiles<1> = round.hand(round.turn()).into_iter().collect();
        let node = tree.after(&moves).expect("the tree has every course");
        let chances = match tree.decision(node, hand) {
            None => vec![1.0],
            Some(decision) => strategy.chances(tree, &decision),
        };
        let nexts: Rounds = round
            .legal()
            .into_iter()
            .zip(chances)
            .map(|(choice, chance)| (weight * chance, after(&round, choice)))
            .collect();
        // The responder sees what was chosen, so each course is a case of its own for it.
        for (weight, next) in nexts {
            asked
                .entry((next.hand(Seat::at(responder)), format!("{:?}", next.history())))
                .or_default()
                .push((weight, next));
        }
    }
    for (_, rounds) in asked {
        let (own, others): (Vec<_>, Vec<_>) = rounds
            .into_iter()
            .partition(|(_, round)| round.outcome().is_none() && round.turn().index() == responder);
        if !others.is_empty() {
            value += respond(tree, strategy, rules, responder, others);
        }
        let Some((_, one)) = own.first() else { continue };
        let gains = one.legal().into_iter().map(|choice| {
            let nexts = own.iter().map(|(weight, round)| (*weight, after(round, choice))).collect();
            respond(tree, strategy, rules, responder, nexts)
        });
        value += gains.fold(f64::NEG_INFINITY, f64::max);
    }
    value
}

fn after(round: &Round, choice: Move) -> Round {
    let mut next = round.clone();
    let action = match choice {
        Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
        _ => Action::Pass,
    };
    next.play(action).expect("legal");
    next
}

#[test]
fn a_best_response_gains_what_enumeration_finds() {
    for (highest, hand) in [(2, 2), (2, 3), (3, 2)] {
        let rules = rules("block", highest, hand);
        let [start] = &Start::rounds(&rules).expect("supported")[..] else { panic!("one start") };
        let tree = Tree::new(start, 1_000_000).expect("small");
        let set: Tiles<1> = rules.set(2);
        for strategy in [Strategy::uniform(&tree), odd(&tree), open_hands(&tree, 1_000_000).expect("small")] {
            let mut rounds = Vec::new();
            for (first, _) in &start.hands[0] {
                for (second, _) in start.hands[1].iter().filter(|(second, _)| (*first & *second).is_empty()) {
                    let hands = BySeat::new(2, |seat| [first, second][seat.index()].iter().collect());
                    let boneyard = set.without(*first | *second).iter().collect();
                    let round = Round::deal(&rules, hands, boneyard, Seat::FIRST, MustLead::Any);
                    rounds.push((1.0, round.expect("a legal deal")));
                }
            }
            let deals = rounds.len() as f64;
            let best = [0, 1].map(|seat| respond(&tree, &strategy, &rules, seat, rounds.clone()) / deals);
            let worth = Worth::of(&tree, &strategy);
            assert_eq!(worth.deals(), deals);
            let found = [worth.lost()[0] + worth.value(), worth.lost()[1] - worth.value()];
            for seat in 0..2 {
                assert!(
                    (best[seat] - found[seat]).abs() < 1e-9,
                    "{rules}: {best:?} by enumeration, {found:?}"
                );
            }
        }
    }
}

#[test]
fn equilibria_can_hardly_be_exploited() {
    for (game, highest, hand, iterations, most) in [
        ("block", 2, 2, 200, 0.001),
        ("block", 2, 3, 200, 0.001),
        ("block", 3, 3, 100, 0.01),
        ("draw", 2, 2, 200, 0.002),
    ] {
        let rules = rules(game, highest, hand);
        let [start] = &Start::rounds(&rules).expect("supported")[..] else { panic!("one start") };
        let tree = Tree::new(start, 4_000_000).expect("small");
        let strategy = equilibrium(&tree, iterations);
        assert_eq!(strategy, equilibrium(&tree, iterations), "the same question has the same answer");
        let lost = Worth::of(&tree, &strategy).exploitability();
        assert!((-1e-9..most).contains(&lost), "{rules}: {lost}");
        assert!(Worth::of(&tree, &Strategy::uniform(&tree)).exploitability() > 10.0 * most);
    }
}

#[test]
fn refusals_are_one_plain_sentence() {
    for (text, expected) in [
        ("all-fives", Unsupported::Shape),
        ("spanish-pairs", Unsupported::Seats),
        ("matador", Unsupported::Touch),
        ("block tiles.set=double-12", Unsupported::Set),
        ("draw draw.ifAble=allowed", Unsupported::Draws),
        ("bergen", Unsupported::ScoresInPlay),
        ("draw end.deadBoneyard=stays", Unsupported::Ends),
    ] {
        let rules = Rules::parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(check(&rules), Err(expected), "{text}");
        let sentence = expected.to_string();
        assert!(!sentence.contains('\n') && !sentence.ends_with('.') && sentence.len() < 120, "{sentence}");
    }
    let block = std::sync::Arc::new(Rules::preset("block").expect("a preset"));
    assert_eq!(Start::rounds(&block), Err(StartError::TooManyHands));
    let small = rules("block", 3, 3);
    let start = &Start::rounds(&small).expect("supported")[0];
    assert_eq!(Tree::new(start, 1_000).map(|tree| tree.entries()), Err(TooLarge::Entries(1_000)));
}
