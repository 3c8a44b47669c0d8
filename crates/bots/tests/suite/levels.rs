//! The choices of each level, and the number of playouts of a decision.

use std::{cell::Cell, collections::BTreeSet, sync::Arc};

use boneyard_bots::{Bot, Budget, Estimate, Level, RandomRounds, announces, arena::Deal, choose};
use boneyard_rules::{
    Action, BySeat, Move, MustLead, Outcome, Round, Rules, Seat, Standing, Tile, View, WIDE,
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn tiles(text: &str) -> Vec<Tile> {
    text.split(' ').map(|tile| tile.parse().expect("a tile")).collect()
}

/// The view of the second seat after the first has led the tile `led`. If that is `None`, the view of the first seat
/// before the lead.
fn view(rules: &str, led: Option<&str>, hand: &str) -> View {
    let hand = tiles(hand);
    let size = hand.len();
    let rules = Arc::new(Rules::parse(&format!(r#"{rules} deal.hand={{"2":{size}}}"#)).expect("sound rules"));
    let all: Vec<Tile> = rules.set::<WIDE>(2).iter().collect();
    let lead: Option<Tile> = led.map(|led| led.parse().expect("a tile"));
    let others = all.iter().copied().filter(|tile| !hand.contains(tile) && Some(*tile) != lead);
    let rest: Vec<Tile> = lead.into_iter().chain(others).collect();
    let (opponent, boneyard) = rest.split_at(size);
    let mut hands = [opponent.to_vec(), hand];
    if lead.is_none() {
        hands.reverse();
    }
    let hands = BySeat::new(2, |seat| hands[seat.index()].clone());
    let mut round =
        Round::deal(&rules, hands, boneyard.to_vec(), Seat::FIRST, MustLead::Any).expect("a sound deal");
    if let Some(lead) = lead {
        let choice = round.legal().into_iter().find_map(|choice| match choice {
            Move::Play { tile, at, leaves } if tile == lead => Some(Action::Play { tile, at, leaves }),
            _ => None,
        });
        round.play(choice.expect("it may be led")).expect("it is legal");
    }
    let standing = Standing::new(&rules, 2);
    View::of(&round, rules, standing, round.turn())
}

/// All moves that greedy bots may choose in a view.
fn greedy(view: &View) -> BTreeSet<String> {
    let chosen = |seed| Bot::Greedy.choose(view, &mut rng(seed), None);
    (0..40).filter_map(chosen).map(|choice| choice.to_string()).collect()
}

fn only(choice: &str) -> BTreeSet<String> {
    [choice.to_owned()].into()
}

#[test]
fn greedy_lays_heavy_tiles_first() {
    assert_eq!(greedy(&view("draw", None, "5-6 0-1 2-3")), only("5-6"));
}

#[test]
fn greedy_lays_doubles_early() {
    // 4-4 leaves two numbers: 8 + 4. 5-6 leaves one: 11 + 2. But doubles are better to play early.
    assert_eq!(greedy(&view("draw", None, "4-4 5-6")), only("4-4"));
}

#[test]
fn greedy_keeps_many_numbers() {
    // Without 4-5 only three numbers remain, without 2-3 five.
    assert_eq!(greedy(&view("draw", None, "1-2 1-3 2-3 4-5")), only("2-3"));
}

#[test]
fn greedy_keeps_tiles_that_fit_what_it_opens() {
    // After 4-1 four tiles of the hand fit; after the heavier 4-2 only two.
    let chosen = greedy(&view("draw", Some("4-4"), "1-4 2-4 0-1 2-3 1-5 1-6"));
    assert!(chosen.iter().all(|choice| choice.starts_with("1-4")), "{chosen:?}");
}

#[test]
fn greedy_chooses_among_equal_moves_at_random() {
    let chosen = greedy(&view("draw", None, "1-5 2-4"));
    assert_eq!(chosen, ["1-5", "2-4"].map(str::to_owned).into());
}

#[test]
fn a_beginner_lays_a_double_if_one_fits() {
    // Without a partner, the heaviest of those that it likes equally.
    for (hand, expected) in [("0-0 1-2 3-4 6-6", "6-6"), ("0-0 3-4", "0-0"), ("1-2 3-4", "3-4")] {
        let view = view("draw", None, hand);
        let chosen = |seed| choose(Level::Beginner, &view, &mut rng(seed), Budget::default());
        let chosen: BTreeSet<String> = (0..40).filter_map(chosen).map(|choice| choice.to_string()).collect();
        assert_eq!(chosen, only(expected));
    }
}

#[test]
fn random_may_choose_anything() {
    let view = view("draw", None, "0-0 1-2 3-4 5-6 6-6");
    let chosen = |seed| Bot::Random.choose(&view, &mut rng(seed), None);
    let chosen: BTreeSet<String> = (0..80).filter_map(chosen).map(|choice| choice.to_string()).collect();
    assert_eq!(chosen.len(), 5, "{chosen:?}");
}

#[test]
fn a_single_choice_is_made_at_once() {
    let view = view("draw", Some("4-4"), "1-4 0-2");
    let view = View { legal: view.legal[..1].to_vec(), ..view };
    for level in Level::ALL {
        let mut rng_used = rng(5);
        let budget = Budget::playouts(8_000).until(&|| panic!("the clock is not read"));
        assert_eq!(choose(level, &view, &mut rng_used, budget), Some(view.legal[0]));
        assert_eq!(rng_used.next_u64(), rng(5).next_u64(), "no random number is used");
    }
}

/// How often a decision reads the clock.
fn clock_reads(level: Level, view: &View, budget: Budget<'_>, is_over: bool) -> u32 {
    let clock_reads = Cell::new(0);
    let count = || {
        clock_reads.set(clock_reads.get() + 1);
        is_over
    };
    choose(level, view, &mut rng(3), budget.until(&count)).expect("a choice");
    clock_reads.get()
}

#[test]
fn a_budget_is_shared_by_all_choices_and_the_clock_is_read_every_eight_deals() {
    let view = view("draw", None, "0-0 1-2 3-4 5-6 6-6");
    let clock_reads = |view, budget, is_over| clock_reads(Level::Steady, view, budget, is_over);
    assert_eq!(clock_reads(&view, Budget::playouts(5 * 80), false), 10);
    assert_eq!(clock_reads(&view, Budget::playouts(5 * 87), false), 10);
    assert_eq!(clock_reads(&view, Budget::playouts(5 * 88), false), 11);
    assert_eq!(clock_reads(&view, Budget::playouts(1), false), 0, "still one deal for each choice");
    assert_eq!(clock_reads(&view, Budget::playouts(5 * 80), true), 1, "no more deals once the time is over");
}

#[test]
fn larger_sets_get_fewer_playouts() {
    let clock_reads =
        |rules, hand| clock_reads(Level::Master, &view(rules, None, hand), Budget::default(), false);
    // 3 000 deals, and at most 20 000 playouts with 28 tiles, in proportion for 91. The clock is read at every eighth deal.
    assert_eq!(clock_reads("draw", "0-0 1-2 3-4 5-6 6-6"), 3_000 / 8);
    assert_eq!(clock_reads("draw tiles.set=double-12", "0-0 1-2 3-4 5-6 12-12"), 20_000 * 28 / 91 / 5 / 8);
}

#[test]
fn six_six_is_announced_with_four_sixes_and_at_most_one_more_double() {
    let enough = "6-6 5-6 4-6 3-6 1-1 0-1 2-3";
    let three_sixes = "6-6 5-6 4-6 3-5 1-1 0-1 2-3";
    let two_doubles = "6-6 5-6 4-6 3-6 1-1 0-0 2-3";
    for (hand, expected) in [(enough, true), (three_sixes, false), (two_doubles, false)] {
        assert_eq!(announces(Level::Steady, &tiles(hand)), expected, "{hand}");
        assert_eq!(announces(Level::Easy, &tiles(hand)), expected, "{hand}");
        assert!(!announces(Level::Beginner, &tiles(hand)), "{hand}");
    }
}

#[test]
fn a_margin_is_a_mean_and_its_standard_error() {
    let margin = Estimate::of([1.0, 2.0, 3.0, 6.0]);
    assert!((margin.mean - 3.0).abs() < 1e-9);
    // The squared distances sum to 14. The variance is 14 / 3, and that of the mean is a quarter of it.
    assert!((margin.error - (14.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    let [low, high] = margin.interval();
    assert!((low - (3.0 - 1.96 * margin.error)).abs() < 1e-9 && (high + low - 6.0).abs() < 1e-9);
    assert_eq!(Estimate::of([5.0]), Estimate { mean: 5.0, error: 0.0 });
    assert_eq!(Estimate::of([]), Estimate { mean: 0.0, error: 0.0 });
}

/// Random rounds with their outcome, settlement and worth.
fn worths(rules: &str, seats: usize) -> Vec<(Outcome, boneyard_rules::Settlement, Vec<f64>)> {
    let rules = Arc::new(Rules::parse(rules).expect("sound rules"));
    let mut random = rng(17);
    let mut played = || {
        let deal = Deal::shuffled(rules.clone(), seats, &mut random).expect("a table the rules have");
        let played = deal.play(|view| choose(Level::Beginner, view, &mut random, Budget::default()));
        let played = played.expect("legal play");
        (played.round.outcome().expect("it is over"), played.settlement, played.worth)
    };
    (0..30).map(|_| played()).collect()
}

#[test]
fn a_round_is_worth_what_a_side_gains_against_the_others() {
    // The winner of a round scores; no side gets near the target.
    for (_, settlement, worth) in worths("draw match.target=1000", 3) {
        let gained: Vec<f64> = settlement.sides.iter().map(|line| f64::from(line.after.points)).collect();
        let [first, second, third] = gained[..] else { panic!("three play") };
        let expected =
            [first - (second + third) / 2.0, second - (first + third) / 2.0, third - (first + second) / 2.0];
        assert_eq!(worth, expected);
    }
}

#[test]
fn remembered_points_count_half_and_points_count_negative_where_they_lose() {
    let rules = "goat-yard match.target=500 account.openAt=1000 account.below=remembered";
    let mut is_remembered = false;
    for (_, settlement, worth) in worths(rules, 2) {
        let [first, second] = [0, 1].map(|side: usize| settlement.sides[side].after);
        assert_eq!((first.points, second.points), (0, 0));
        is_remembered |= first.remembered != second.remembered;
        let expected = (f64::from(second.remembered) - f64::from(first.remembered)) / 2.0;
        assert_eq!(worth, [expected, -expected]);
    }
    assert!(is_remembered);
}

#[test]
fn the_end_of_a_match_is_worth_fifty_points_more() {
    let mut ended = 0;
    for (_, settlement, worth) in worths("draw match.target=1", 2) {
        let Some(verdict) = &settlement.verdict else { continue };
        let [winner] = verdict.won[..] else { panic!("one side wins: {verdict:?}") };
        let gain =
            f64::from(settlement.sides[winner].after.points - settlement.sides[1 - winner].after.points);
        assert_eq!(worth[winner], gain + 50.0);
        assert_eq!(worth[1 - winner], -gain - 50.0);
        ended += 1;
    }
    assert!(ended > 20, "{ended} matches ended");
}

#[test]
fn random_rounds_count_deals_without_redeals_and_all_their_actions() {
    // Nothing is drawn, so a round of 28 tiles has at most 28 plays, with passes between them.
    let play = |rules: &str, seats, seed, deals| {
        let rules = Rules::parse(rules).expect("sound rules");
        RandomRounds::new(&rules, seats, seed).expect("a table").play(deals).expect("sound deals")
    };
    let counted = play("spanish-pairs", 4, 1, 200);
    assert_eq!(counted.rounds, 200);
    assert!((200 * 20..200 * 40).contains(&counted.plays), "{counted:?}");
    assert_eq!(play("spanish-pairs", 4, 1, 200), counted, "the same seed plays the same rounds");
    assert_ne!(play("spanish-pairs", 4, 2, 200).plays, counted.plays);
    let redealt_rounds = play("goat", 4, 1, 2_000);
    assert!((1_800..2_000).contains(&redealt_rounds.rounds), "some deals are redealt: {redealt_rounds:?}");
    assert!(RandomRounds::new(&Rules::preset("spanish-pairs").expect("a preset"), 3, 1).is_err());
}
