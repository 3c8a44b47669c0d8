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
    assert_eq!(refusal(&bonus(10_001)), Some(ConflictReason::BonusTooLarge { most: 10_000 }));
}

#[test]
fn a_special_value_names_each_of_its_tiles_once() {
    let special = |tiles: &str, points: u32| {
        format!(r#"draw value.special=[{{"tiles":{tiles},"when":"held","points":{points}}}]"#)
    };
    let refused = Some(ConflictReason::SpecialValue { most: 10_000 });
    assert_eq!(refusal(&special("[[0,0],[6,6]]", 10_000)), None);
    assert_eq!(refusal(&special("[[0,0],[0,0]]", 25)), refused);
    assert_eq!(refusal(&special("[]", 25)), refused);
    assert_eq!(refusal(&special("[[0,0]]", 10_001)), refused);
}

#[test]
fn points_of_winners_do_not_lose_and_points_of_losers_do_not_win() {
    let winners = Some(ConflictReason::WinnersMustNotLose);
    assert_eq!(refusal("goat score.sense=winner-gains score.out=opponents score.block=opponents"), winners);
    assert_eq!(refusal("spanish-pairs match.reach=loses"), winners);
    let switched = "goat score.sense=winner-gains score.out=opponents score.block=opponents match.reach=wins";
    assert_eq!(refusal(switched), None, "F-goat: winners score to 101");
    let losers = Some(ConflictReason::LosersMustNotWin);
    assert_eq!(refusal("goat match.reach=wins"), losers);
    assert_eq!(refusal("mexican-train match.reach=wins"), losers, "the lowest total wins");
}

#[test]
fn a_rating_fits_what_the_target_decides() {
    assert_eq!(refusal("draw rating.formula=goat-club"), Some(ConflictReason::RatingNeedsLosingTarget));
    assert_eq!(refusal("goat rating.formula=club-3-2-1"), Some(ConflictReason::RatingNeedsWinningTarget));
    assert_eq!(refusal("goat rating.formula=goat-club"), None);
}

#[test]
fn a_rule_about_a_tile_needs_that_tile() {
    let missing = Some(ConflictReason::TileNotInPlay);
    assert_eq!(refusal("sea-goat seats.count=[2] tiles.without=[[0,0]]"), missing);
    assert_eq!(refusal("sea-goat seats.count=[2] tiles.without=[[6,6]]"), missing);
    let bonus = r#"draw score.bonus=[{"event":"chuchazo","points":100}]"#;
    assert_eq!(refusal(&format!("{bonus} tiles.without=[[0,0]]")), missing);
    assert_eq!(refusal(&format!("{bonus} tiles.without=[[0,1]]")), None);
    assert_eq!(refusal("sea-goat tiles.without={\"2\":[[0,0]]}"), None, "four players have 0-0");
    assert_eq!(refusal("sea-goat seats.count=[2] tiles.without=[[1,2]]"), None);
}

#[test]
fn hands_that_need_more_tiles_than_the_set_has_are_counted() {
    let says = |rules: &str| Rules::parse(rules).expect_err("refused").to_string();
    assert_eq!(
        says("goat deal.hand={\"4\":9}"),
        "`deal.hand={\"4\":9}` conflicts with `tiles.set=double-6`: \
         4 players × 9 tiles = 36; the set has 28. At most 7 each"
    );
    assert!(says("seven-plus-seven deal.hand={\"2\":16}").ends_with("At most 14 each"));
    assert!(says("for-three deal.hand={\"3\":10}").contains("the set has 27"));
    assert_eq!(says("draw deal.hand={\"2\":0}"), "`deal.hand={\"2\":0}`: every hand needs at least 1 tile");
    assert_eq!(says("draw match.target=0"), "`match.target=0`: a target is at least 1");
}
