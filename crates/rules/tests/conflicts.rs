//! Parameters at the edges of what the rules allow together.

use boneyard_rules::{Rules, RulesError, ruleset::ConflictReason};

/// Why these rules are refused; `None` if they are valid.
fn refusal(rules: &str) -> Option<ConflictReason> {
    match Rules::parse(rules) {
        Ok(_) => None,
        Err(RulesError::Conflict { why, .. }) => Some(why),
        Err(other) => panic!("{rules}: {other}"),
    }
}

#[test]
fn a_cap_that_puts_the_target_out_of_reach_is_refused() {
    assert_eq!(refusal("draw match.target=100 match.cap=99"), Some(ConflictReason::CapBelowTarget));
    assert_eq!(refusal("draw match.target=100 match.cap=100"), None);
    let above = "draw match.target=100 match.test=>";
    assert_eq!(refusal(&format!("{above} match.cap=100")), Some(ConflictReason::CapBelowTarget));
    assert_eq!(refusal(&format!("{above} match.cap=101")), None);
}

#[test]
fn points_in_play_exclude_accounts_that_must_open() {
    let rules = "draw score.play=fives score.round=nearest-5";
    assert_eq!(refusal(rules), None);
    assert_eq!(refusal(&format!("{rules} account.openAt=20")), Some(ConflictReason::PlayScoreCountsAtOnce));
}

#[test]
fn a_bonus_pays_at_most_10_000_points() {
    let bonus = |points: u32| format!(r#"draw score.bonus=[{{"event":"out","points":{points}}}]"#);
    assert_eq!(refusal(&bonus(10_000)), None);
    assert_eq!(refusal(&bonus(10_001)), Some(ConflictReason::BonusTooLarge(10_000)));
}

#[test]
fn a_special_value_names_each_of_its_tiles_once() {
    let special = |tiles: &str, points: u32| {
        format!(r#"draw value.special=[{{"tiles":{tiles},"when":"held","points":{points}}}]"#)
    };
    let refused = Some(ConflictReason::SpecialValue(10_000));
    assert_eq!(refusal(&special("[[0,0],[6,6]]", 10_000)), None);
    assert_eq!(refusal(&special("[[0,0],[0,0]]", 25)), refused);
    assert_eq!(refusal(&special("[]", 25)), refused);
    assert_eq!(refusal(&special("[[0,0]]", 10_001)), refused);
}
