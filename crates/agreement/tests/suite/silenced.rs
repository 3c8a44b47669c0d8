//! What another parameter silences is not said.

use boneyard_agreement::{Language, Sheet};
use boneyard_rules::Rules;

/// All English text of a sheet apart from what it lists as without effect.
fn said(rules: &str) -> String {
    let rules = Rules::parse(rules).expect("possible rules");
    let sheet = Sheet::of(&rules, Language::En);
    let sections = sheet.sections.iter().filter(|section| !section.heading.contains("without effect"));
    let lines = sections.flat_map(|section| &section.lines).map(|line| line.text.clone());
    let example = sheet.example.rounds.iter().flat_map(|round| [&round.hands[..], &round.written].concat());
    [sheet.title]
        .into_iter()
        .chain(sheet.summary.sentences)
        .chain(lines)
        .chain(example)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The English sentences under “Agreed, but without effect here”.
fn without_effect(rules: &str) -> Vec<String> {
    let sheet = Sheet::of(&Rules::parse(rules).expect("possible rules"), Language::En);
    let unused = sheet.sections.into_iter().filter(|section| section.heading.contains("without effect"));
    unused.flat_map(|section| section.lines).map(|line| line.text).collect()
}

#[track_caller]
fn assert_said(rules: &str, present: &[&str], absent: &[&str]) {
    let text = said(rules);
    for part in present {
        assert!(text.contains(part), "{rules} does not say “{part}”\n{text}");
    }
    for part in absent {
        assert!(!text.contains(part), "{rules} says “{part}”\n{text}");
    }
}

/// Checks that the rules in short do not say a text.
fn assert_short_without(rules: &str, text: &str) {
    let sheet = Sheet::of(&Rules::parse(rules).expect("possible rules"), Language::En);
    assert!(!sheet.summary.sentences.join(" ").contains(text), "{rules}: {:?}", sheet.summary);
}

#[test]
fn six_rounds_in_a_row_end_the_match_before_a_higher_target() {
    assert_said(
        "jamaican-partner match.target=10",
        &["Win six rounds in a row and you win the match"],
        &["10 rounds"],
    );
    assert!(without_effect("jamaican-partner match.target=10")[0].contains("10 rounds in a row"));
    assert_said("jamaican-partner", &["first pair to win 6 rounds in a row"], &["six rounds"]);
    assert_said("jamaican-partner match.target=3", &["first pair to win 3 rounds in a row"], &["six rounds"]);
    assert_said(
        "jamaican-partner match.target=3 match.test=>",
        &["win 4 rounds in a row"],
        &["six rounds", "more than"],
    );
}

#[test]
fn rounds_that_are_not_played_pay_no_bonus() {
    let three = "Winning rounds 1, 2 and 3 scores 100, 75 and 50 more";
    assert_said("puerto-rico-500 match.rounds=3", &[three], &["3 and 4", "and 25 more"]);
    assert_said("puerto-rico-500 match.rounds=1", &["Winning round 1 scores 100 more"], &["75"]);
}

#[test]
fn a_limit_that_a_match_cannot_pass_gives_no_condition() {
    assert_said("telefon", &["5-5 scores if you have fewer than 300"], &[]);
    assert_said("telefon match.target=200", &["except 5-5 after the first round"], &["fewer than 300"]);
    assert_short_without("telefon match.target=200", "300");
}

#[test]
fn match_points_have_no_step_that_losers_cannot_reach() {
    assert_said(
        "club-pairs match.target=50",
        &["3 if the losers have 0 points, 2 with more"],
        &["1 with more"],
    );
    assert_said("club-pairs", &["2 with 1 to 50, 1 with more"], &[]);
    assert_short_without("club-pairs match.target=50", "100");
}

#[test]
fn a_wild_blank_joins_other_numbers() {
    assert_said(
        "draw tiles.blanks=wild",
        &["Join tiles at equal numbers, or at a blank."],
        &["at equal numbers.\n"],
    );
}

#[test]
fn a_bonus_in_an_example_has_its_name() {
    assert_said(
        "dominican-200",
        &["25 for three passes", "at the end of the round"],
        &["25 bonus", "at once"],
    );
}

#[test]
fn a_tie_says_what_is_equal() {
    let pairs = "If the lightest hands of both pairs are equal, nobody wins the";
    for preset in ["cuban", "jamaican-partner"] {
        assert_said(
            preset,
            &[pairs, "A tie: the lightest hand of each pair is "],
            &["In a tie", "is tied, nobody"],
        );
    }
    assert_said("all-fives", &["nobody scores the tiles left"], &["In a tie"]);
    assert_said("spanish-pairs", &["If both totals are equal", "A tie: both pairs hold "], &["In a tie"]);
    assert_said("picture", &[], &["In a tie", "If both totals", "the lightest"]);
}

#[test]
fn a_fish_is_explained_before_it_is_counted() {
    for preset in ["goat-club-all", "goat-club-one"] {
        assert_said(preset, &["It is a fish when nobody can play"], &["It is also a fish once"]);
    }
}

#[test]
fn every_block_of_an_example_says_why_nobody_plays() {
    for preset in ["mexican-train", "chickenfoot", "triominoes"] {
        assert_said(preset, &["Nobody holds a tile that fits anywhere"], &[]);
    }
    assert_said("chickenfoot", &["You may go out with a double"], &[]);
}

#[test]
fn rules_without_a_change_are_not_called_changed() {
    for rules in ["spanish-pairs draw.mode=until-playable", "spanish-pairs draw.max=3", "draw"] {
        assert_said(rules, &[], &["with changes"]);
    }
    for rules in ["draw draw.max=3", "spanish-pairs match.target=100", "jamaican-partner match.target=3"] {
        assert_said(rules, &["with changes"], &[]);
    }
}
