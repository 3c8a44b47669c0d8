//! `boneyard club schedule` and `boneyard bench seatings`: what they print and refuse.

use serde_json::{Value, json};

use crate::program::{self, refusal};

fn printed(arguments: &[&str]) -> String {
    program::printed(&[&["club"], arguments].concat())
}

fn printed_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(arguments)).expect("JSON")
}

#[test]
fn schedule_prints_a_page_with_matches_and_balance() {
    assert_eq!(
        printed(&["schedule", "6"]),
        "\
6 players, published: 8 matches, 1 table

match  table 1      resting
    1  1-4 v 3-5    2, 6
    2  1-2 v 5-6    3, 4
    3  1-6 v 4-3    2, 5
    4  2-5 v 3-6    1, 4
    5  1-5 v 2-4    3, 6
    6  1-3 v 6-4    2, 5
    7  4-5 v 6-2    1, 3
    8  (1-4) v 3-2  5, 6

`a-b v c-d`: a at the top, b at the bottom, c on the left and d on the right.
A pair in brackets fills the table. The match does not count for it.

Balance. Meetings are counted only in matches that count for both players.
  partners          15 pairs once
  opponents         4 pairs once, 9 twice, 2 three times
  right neighbours  5 ordered pairs never, 19 once, 5 twice, 1 three times
  seats             every player sits 0 to 6 times on each side of the table
  rests             2 to 3 each, never twice in a row
  scorekeepers      1

15 pairs of partners are an odd number and a table takes two, so one pair plays twice, to fill a table.
"
    );
}

#[test]
fn a_schedule_with_many_tables_prints_a_block_for_each_match() {
    let page = printed(&["schedule", "35", "--balanced"]);
    assert!(
        page.starts_with("35 players, balanced: 38 matches, 8 tables\n\nmatch 1\n  tables 1-5  "),
        "{page}"
    );
    assert!(page.contains("\n  tables 6-8  "), "{page}");
    assert!(page.contains("\n  resting       1, "), "{page}");
    assert!(page.lines().all(|line| line.chars().count() <= 110), "{page}");
}

#[test]
fn schedule_prints_json() {
    let schedule = printed_json(&["schedule", "6", "--json"]);
    let keys: Vec<&String> = schedule.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["balance", "kind", "matches", "players"]);
    assert_eq!((&schedule["players"], &schedule["kind"]), (&json!(6), &json!("published")));
    assert_eq!(
        schedule["matches"][7],
        json!({"number": 8, "tables": [{"table": 1, "pairs": [[1, 4], [3, 2]]}], "resting": [5, 6], "not_entered": [1, 4]})
    );
    assert_eq!(schedule["balance"], json!({"partners": {"1": 15}, "opponents": {"1": 4, "2": 9, "3": 2}}));
}

#[test]
fn a_balanced_schedule_has_its_kind_in_json() {
    let schedule = printed_json(&["schedule", "16", "--balanced", "--json"]);
    assert_eq!(schedule["kind"], "balanced");
    assert_eq!(schedule["balance"], json!({"partners": {"1": 120}, "opponents": {"2": 120}}));
    assert_eq!(schedule["matches"][1]["tables"][0], json!({"table": 1, "pairs": [[16, 2], [1, 15]]}));
}

#[test]
fn pairs_that_never_meet_are_counted() {
    let schedule = printed_json(&["schedule", "12", "--json"]);
    assert_eq!(schedule["balance"]["opponents"]["0"], 4);
}

#[test]
fn schedule_prints_one_csv_line_for_each_table() {
    let lines = printed(&["schedule", "7", "--csv"]);
    assert!(
        lines.starts_with("match,table,top,bottom,left,right,not_entered,resting\n1,1,1,3,2,4,,5 6 7\n"),
        "{lines}"
    );
    assert!(lines.ends_with("\n11,1,1,7,3,6,3 6,2 4 5\n"), "{lines}");
}

#[test]
fn turned_seats_keep_partners_and_opponents() {
    let turned = printed_json(&["schedule", "12", "--turned", "--json"]);
    let plain = printed_json(&["schedule", "12", "--json"]);
    assert_ne!(turned["matches"], plain["matches"]);
    assert_eq!(turned["balance"], plain["balance"]);
}

#[test]
fn invalid_input_is_refused_with_a_sentence() {
    for (arguments, sentence) in [
        (
            vec!["schedule", "10"],
            "boneyard: no seating is published for `10` players (published: 4 to 8, 12 and 16; balanced: any number); \
             try `boneyard club schedule 10 --balanced`\n",
        ),
        (vec!["schedule", "3"], "boneyard: a club night has 4 to 800 players, not `3`\n"),
        (
            vec!["schedule", "65", "--balanced"],
            "boneyard: partners rotate among 64 players at most, not `65`; fixed pairs can be more\n",
        ),
        (
            vec!["schedule", "many"],
            "boneyard: not a number of players: `many` (write a number from 4 to 800)\n",
        ),
        (vec!["schedule", "1000"], "boneyard: a club night has 4 to 800 players, not `1000`\n"),
        (
            vec!["schedule", "8", "--json", "--csv"],
            "boneyard: the argument '--json' cannot be used with '--csv'\n",
        ),
        (vec!["schedule"], "boneyard: the following required arguments were not provided: <PLAYERS>\n"),
    ] {
        assert_eq!(refusal(&[vec!["club"], arguments].concat()), sentence);
    }
}

#[cfg(feature = "measure")]
#[test]
fn bench_seatings_prints_json_for_a_number_of_players() {
    let printed = program::printed(&["bench", "seatings", "--players", "10", "--json"]);
    let measured: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!(
        (&measured["players"], &measured["matches"], &measured["uneven"]),
        (&json!(10), &json!(12), &json!(8))
    );
}

#[test]
fn help_shows_examples() {
    assert!(printed(&["schedule", "--help"]).contains("boneyard club schedule 10 --balanced"));
}

#[test]
fn a_schedule_of_teams_brings_whole_teams_together() {
    let page = printed(&["schedule", "16", "--pairs", "--teams", "2"]);
    assert!(page.starts_with("16 players, pairs: 3 matches, 4 tables\n"), "{page}");
    let file = printed(&["schedule", "16", "--pairs", "--teams", "2", "--evening"]);
    assert!(file.contains("players 16 pairs teams 2\n") && !file.contains("\npairs "), "{file}");
    let refused = refusal(&["club", "schedule", "16", "--pairs", "--teams", "3"]);
    assert!(refused.contains("`16` players make no teams of 3"), "{refused}");
    assert!(refusal(&["club", "schedule", "16", "--teams", "2"]).contains("--pairs"));
}
