//! Every round of every example is replayed from its record, and every sum in it is added up again.

mod arithmetic;
mod replayed;

use boneyard_i18n::Language;
use boneyard_rules::{Rules, presets};

use self::{arithmetic::assert_sums, replayed::assert_replays};
use super::PlayedExample;
use crate::tests::random_rules::check_random_rules;

/// Checks the example of these rules in every way.
fn check(rules: &Rules) {
    let played = PlayedExample::of(rules);
    assert_replays(&played);
    assert_sums(rules, &played.told(Language::En));
}

/// The English sentences of a preset's example: each round's heading and lines.
fn sentences(rules: &str) -> Vec<String> {
    let rules = Rules::parse(rules).expect("possible rules");
    let rounds = PlayedExample::of(&rules).told(Language::En).rounds;
    rounds.into_iter().flat_map(|round| [vec![round.heading], round.hands, round.written].concat()).collect()
}

#[test]
fn the_examples_of_all_presets_are_legal_rounds_with_correct_sums() {
    for preset in presets::all() {
        check(&preset.rules);
    }
}

#[test]
fn the_examples_of_random_rules_are_legal_rounds_with_correct_sums() {
    check_random_rules(|rules, _| check(rules));
}

#[test]
fn the_same_rules_give_the_same_example() {
    assert_eq!(sentences("draw"), sentences("draw"));
}

#[test]
fn an_example_shows_a_round_out_a_block_and_a_tie() {
    let draw = sentences("draw");
    for part in [" goes out with ", " blocks the round with ", "A tie: "] {
        assert!(draw.iter().any(|line| line.contains(part)), "{part}: {draw:#?}");
    }
}

#[test]
fn carried_points_are_shown_until_a_side_scores_them() {
    // R0.4.37 to R0.4.42: in a fish for one, an equal maximum is carried over.
    let goat = sentences("goat-club-one");
    for part in ["A tie: several hold the most, ", "Carried over to the next round: ", " carried over = "] {
        assert!(goat.iter().any(|line| line.contains(part)), "{part}: {goat:#?}");
    }
}

#[test]
fn an_example_counts_what_its_rules_count() {
    let hands = |rules: &str| -> Vec<String> {
        sentences(rules).into_iter().filter(|line| line.contains(" holds ")).collect()
    };
    // G77: the fewest tiles win, and no pips are counted.
    assert!(hands("picture").iter().all(|line| line.contains(" tile")), "{:#?}", hands("picture"));
    for preset in ["picture", "bergen", "fives-threes", "triangle-dominoes"] {
        assert!(hands(preset).iter().all(|line| !line.contains('=')), "{:#?}", hands(preset));
    }
    for preset in ["draw", "gaple", "goat-club-all", "mexican-train"] {
        assert!(hands(preset).iter().any(|line| line.contains('=')), "{:#?}", hands(preset));
    }
}

#[test]
fn only_the_games_of_goat_have_a_fish() {
    assert!(sentences("goat").iter().any(|line| line.contains(" makes a fish with ")));
    for preset in presets::all() {
        let lines = sentences(&preset.rules.preset);
        let fish = lines.iter().any(|line| line.contains("fish"));
        assert!(!fish || preset.family == boneyard_rules::Family::Goat, "{lines:#?}");
    }
}
