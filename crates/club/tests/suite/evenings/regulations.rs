//! Regulations: what rounds score, who leads, what is recorded and what decides the places.

use boneyard_club::file::{self, Privacy};
use boneyard_club::{
    ClubTiles, Counted, Evening, LeadRule, MishapRules, Player, Regulation, RegulationName, Setup, Sheet,
    StandingsKey, WinPoints,
};

use super::evening::{at, evening, player, round};

/// The players by place, each with the key that puts the player before the next.
fn order(evening: &Evening) -> Vec<(u16, Option<StandingsKey>)> {
    evening.standings().iter().map(|line| (line.number.number(), line.decided_by)).collect()
}

#[test]
fn every_regulation_that_comes_with_the_program_can_be_played() {
    for name in RegulationName::ALL {
        let known = name.known();
        assert_eq!(known.regulation.name, name);
        assert_eq!(known.sources.is_empty(), name == RegulationName::Club, "{name}: who says so?");
        assert_eq!(name.word().parse(), Ok(name));
        let evening = evening(&format!("players 8 pairs\nregulation {name}\n"));
        assert_eq!(evening.setup().regulation, known.regulation, "{name}");
        assert_eq!(evening.setup().target, known.target, "{name}");
        let written = file::write(&evening, Privacy::Whole);
        assert_eq!(file::read(&written).as_ref(), Ok(&evening), "{written}");
    }
    assert_eq!(RegulationName::Club.known().regulation, Regulation::default());
    let error = "france".parse::<RegulationName>().expect_err("none");
    assert!(error.to_string().starts_with("`france` is no regulation; write one of club, spain,"), "{error}");
}

/// A file without a regulation is read and written as before there were others.
#[test]
fn an_evening_by_the_clubs_own_regulation_is_written_as_before() {
    let written = file::write(&evening("players 4 published\n"), Privacy::Whole);
    assert!(!written.contains("regulation") && !written.contains("order"), "{written}");
    let json = serde_json::to_value(Setup::new("Friday", 4, boneyard_club::SeatingKind::Published));
    let mut json = json.expect("JSON");
    json.as_object_mut().expect("an object").remove("regulation");
    let setup: Setup = serde_json::from_value(json).expect("conditions of an earlier version");
    assert_eq!(setup.regulation, Regulation::default());
}

#[test]
fn an_organiser_changes_every_rule() {
    let lines = "players 4 published\nregulation cuba\ntiles double-six\ncounts losers\nbonus 25\nlead rotates\nexcess on\nreset on\n\
                 wins 4 3 2 1\norder plus difference meetings\nwarning 3\ntarget 60\n";
    let evening = evening(lines);
    let expected = Regulation {
        name: RegulationName::Cuba,
        tiles: ClubTiles::DoubleSix,
        counts: Counted::Losers,
        bonus: 25,
        lead: LeadRule::Rotates,
        excess: true,
        reset: true,
        wins: WinPoints { shutout: 4, half: 3, close: 2, stopped: 1 },
        order: vec![StandingsKey::Plus, StandingsKey::Difference, StandingsKey::Meetings],
        warning: 3,
        mishaps: MishapRules::default(),
    };
    assert_eq!(evening.setup().regulation, expected);
    let written = file::write(&evening, Privacy::Whole);
    assert_eq!(file::read(&written).as_ref(), Ok(&evening), "{written}");
}

#[test]
fn impossible_rules_are_refused_on_their_line() {
    let head = "evening 1\nname \"Friday\"\nplayers 4 published\n";
    for (line, says) in [
        ("regulation france", "`france` is no regulation"),
        ("tiles double-four", "`double-four` is none of `double-six`, `double-nine`"),
        ("bonus 501", "bonuses of 501 points are too high"),
        ("wins 3 2 1", "something is missing; write `wins 3 2 1 1`"),
        ("wins 30 2 1 1", "a win cannot be worth 30 points"),
        ("order wins wins", "the order names `wins` twice"),
        ("order number", "the order names what decides"),
        ("order luck", "`luck` is none of `points`, `wins`"),
        ("counts half", "`counts all`"),
        ("warning 45\nlimit 45", "comes before the start"),
        ("walkover none", "`none` is none of `zero`, `half`"),
        ("walkover half", "something is missing; write `walkover zero loss worth 3 penalty 20`"),
        ("walkover half loss worth 21", "a walkover cannot be worth 21 points"),
        (
            "walkover half loss penalty 21\npenalties-take match-points",
            "a penalty of 21 for a walkover is too high",
        ),
        ("annulled-round last", "`last` is none of `same`, `next`"),
        ("tied-block", "something is missing; write `tied-block next`"),
        ("penalties-take money", "`money` is none of `effectiveness`, `points`, `match-points`"),
        ("expulsion keeps", "something is missing; write `expulsion zero annulled`"),
        (
            "regulation \"Summer league\"",
            "something is missing; write `regulation \"Summer league\" based on spain`",
        ),
        ("regulation \"\" based on spain", "the name of the regulation"),
        ("target 6", "a match cannot be played to 6"),
    ] {
        let error = file::read(&format!("{head}{line}\n")).expect_err(line);
        assert!(error.message.contains(says), "{line}: {error}");
        assert_eq!(error.line, 4, "{line}: {error}");
    }
}

/// In Spain and Brazil, the pips left with all four players count.
#[test]
fn a_round_has_the_points_that_its_regulation_allows() {
    let head = "players 4 published\nregulation spain\n";
    let sheet = evening(&format!("{head}match 1 table 1 153:0\n")).sheet(at(1, 1)).cloned().expect("a sheet");
    assert_eq!(sheet.raw(), [153, 0]);
    let text = format!("evening 1\nname \"Friday\"\n{head}match 1 table 1 154:0\n");
    let error = file::read(&text).expect_err("a round of 154");
    assert!(error.message.ends_with("a round is worth 1 to 153, or 0:0 for a tied fish"), "{error}");
}

#[test]
fn the_winner_of_a_round_leads_the_next() {
    let evening =
        evening("players 4 published\nregulation puerto-rico\nmatch 1 table 1 120:0 0:30 first 1\n");
    let sheet = evening.sheet(at(1, 1)).expect("a sheet");
    assert_eq!(sheet.leader_of(1), Some(player(1)));
    assert_eq!(
        (sheet.leader_of(2), sheet.next_lead()),
        (None, None),
        "a sheet knows the pair, not the player"
    );
}

/// Six-love: a won round scores one point and sets the other pair back to 0.
#[test]
fn six_rounds_in_a_row_win() {
    let lines = "players 4 published\nregulation jamaica\nmatch 1 table 1 1:0 1:0 0:1 0:0 0:1 1:0";
    let sheet =
        |rounds: &str| evening(&format!("{lines}{rounds}\n")).sheet(at(1, 1)).cloned().expect("a sheet");
    assert_eq!(sheet("").raw(), [1, 0]);
    assert!(sheet("").outcome().is_none());
    let won = sheet(" 1:0 1:0 1:0 1:0 1:0");
    assert_eq!(won.outcome().map(|outcome| (outcome.score, outcome.worth)), Some(([6, 0], 1)));
    assert!(sheet("").clone().add(round("2:0")).is_err(), "a round is worth one point");
}

#[test]
fn a_score_above_the_target_is_recorded_only_if_the_regulation_says_so() {
    let recorded = |excess| {
        let evening = evening(&format!("players 4 published\nexcess {excess}\nmatch 1 table 1 90:0 30:0\n"));
        evening.sheet(at(1, 1)).map(Sheet::recorded)
    };
    assert_eq!(recorded("off"), Some([100, 0]));
    assert_eq!(recorded("on"), Some([120, 0]));
}

/// By the rules of Brasília, wins come before the difference; by club pairs, match points come first.
#[test]
fn the_order_of_the_keys_decides_the_places() {
    // 1 wins once by a shut-out, and loses twice narrowly.
    let results = "match 1 table 1 final 100:0\nmatch 2 table 1 final 99:100\nmatch 3 table 1 final 99:100\n";
    let by = |rules: &str| order(&evening(&format!("players 4 published\n{rules}{results}")));
    // 1 and 2, then 1 and 3, then 1 and 4 play together; each win has its points.
    let club = by("");
    assert_eq!(club[0], (2, Some(StandingsKey::Points)));
    let first =
        |order: &[(u16, Option<StandingsKey>)]| order.iter().map(|(number, _)| *number).collect::<Vec<_>>();
    let wins = by("wins 1 1 1 1\norder wins effectiveness plus\n");
    assert_eq!(first(&wins)[0], 2, "two wins and the shut-out");
    let plus = by("order plus\n");
    assert_eq!(plus[0].1, Some(StandingsKey::Plus));
    let mut all = first(&plus);
    all.sort_unstable();
    assert_eq!(all, Player::all(4).map(Player::number).collect::<Vec<_>>());
}

/// Meetings may stand before sums, as in a league where the direct match decides first. They count once all is played.
#[test]
fn meetings_may_decide_before_other_keys() {
    let results = "match 1 table 1 final 100:99\nmatch 1 table 2 final 100:0\nmatch 2 table 1 final 0:100\n\
                   match 2 table 2 final 100:0\nmatch 3 table 1 final 0:100\nmatch 3 table 2 final 100:99\n";
    let first = |keys: &str| {
        let evening = evening(&format!("players 8 pairs\nwins 1 1 1 1\norder {keys}\n{results}"));
        order(&evening)[0]
    };
    // The first and the second pair won twice. The first beat the second, which has more points.
    assert_eq!(first("wins plus meetings"), (3, Some(StandingsKey::Plus)));
    assert_eq!(first("wins meetings plus"), (1, Some(StandingsKey::Meetings)));
}
