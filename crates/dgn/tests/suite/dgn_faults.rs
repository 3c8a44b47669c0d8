//! Wrong records, and for each the line and the message of its error.

use boneyard_dgn::{Record, legal, replay};

/// Lines 1 to 4: the header of a match of Goat at two seats.
const HEAD: &str = "dgn 1\nrules goat\nseat 1 \"A\"\nseat 2 \"B\"\n";

/// Lines 5 to 9: a deal that seat 1 leads with 1-1. Its stock lacks 0-5.
const DEAL: &str = "round 1\ndeal 1 0-1 0-3 1-1 1-4 1-5 3-5 5-6\ndeal 2 0-0 0-4 1-6 2-2 2-3 2-5 5-5\n\
    stock 1-3 2-4 0-6 1-2 3-6 4-5 4-6 6-6 3-3 0-2 4-4 3-4 2-6\nlead 1\n";

/// The text with the tile that the stock of [`DEAL`] lacks.
fn with_full_stock(text: &str) -> String {
    text.replace("2-6\nlead", "2-6 0-5\nlead")
}

/// Checks that a record is refused at this line with these words.
#[track_caller]
fn refused(text: &str, line: u32, words: &str) {
    let fault = replay(text).expect_err(text);
    assert!(
        fault.line == line && fault.what.contains(words),
        "{fault}\nfor line {line}: {words}\nin\n{text}"
    );
    assert_eq!(legal(text).err(), Some(fault), "legal says the same");
}

#[test]
fn wrong_headers_are_refused() {
    refused("", 1, "`dgn 1`");
    refused("\n# nothing\n", 1, "`dgn 1`");
    refused("rules goat\n", 1, "not with `rules`");
    refused("dgn 2\n", 1, "version `2`");
    refused("dgn 1 now\n", 1, "one word too many");
    refused("dgn 1\nseat 1 \"A\"\nseat 2 \"B\"\n", 3, "rules are missing");
    refused("dgn 1\nrules goot\n", 2, "no preset is called `goot`");
    refused("dgn 1\nrules goat match.target=low\n", 2, "match.target");
    refused("dgn 1\nrules goat\nrules goat\n", 3, "`rules` appears twice");
    refused("dgn 1\nrules goat\nseat 1 \"A\"\n", 3, "no table of 1 seats");
    refused(
        "dgn 1\nrules for-two\nseat 1 \"A\"\nseat 2 \"B\"\nseat 3 \"C\"\n",
        5,
        "no table of 3 seats; they have 2",
    );
    refused("dgn 1\nrules goat\nseat 1 \"A\"\nseat 3 \"B\"\n", 4, "seat 2 is missing");
    refused("dgn 1\nrules goat\nseat 1 A\n", 3, "double quotes");
    refused("dgn 1\nrules goat\nseat 1 \"A\n", 3, "closing quote");
    refused("dgn 1\nrules goat\nseat 1 \"A\\n\"\n", 3, "`\\`");
    refused("dgn 1\nrules goat\nseat 1 \"A\" level=4\n", 3, "bot=steady");
    refused("dgn 1\nrules goat\ndate 21.11.2026\n", 3, "2026-11-21");
    refused("dgn 1\nrules goat\nname \"B\"\n", 3, "`name` begins no line");
    refused(&format!("{HEAD}tile 1\n"), 5, "begins no line");
    refused(&format!("{HEAD}deal 1 0-0\n"), 5, "`round` line");
    refused(&format!("{HEAD}round 1\nseat 3 \"C\"\n"), 6, "before the first round");
}

#[test]
fn wrong_standings_are_refused() {
    refused(&format!("{HEAD}start 3 5\n"), 5, "no side is called 3");
    refused(&format!("{HEAD}start 1 5\nstart 1 6\n"), 6, "appears twice");
    refused(&format!("{HEAD}start 1 0 remembered 5\n"), 5, "no points are remembered");
    refused(&format!("{HEAD}start carried 5\n"), 5, "no points are carried over");
    refused(&format!("{HEAD}start 1 99999999999\n"), 5, "is not a number of points");
    let club = HEAD.replace("goat", "goat-club-one");
    refused(&format!("{club}start 1 20 remembered 5\n"), 5, "remembers nothing");
    let pairs = HEAD.replace("goat", "venezuelan") + "seat 3 \"C\"\nseat 4 \"D\"\n";
    refused(&format!("{pairs}start 3 20\n"), 7, "lowest seats: 1, 2");
}

#[test]
fn wrong_deals_are_refused() {
    let deal = with_full_stock(DEAL);
    assert!(replay(&format!("{HEAD}{deal}")).is_ok());
    refused(&format!("{HEAD}{DEAL}"), 8, "the stock has 13 tiles; 14 are left");
    refused(
        &format!("{HEAD}{}", deal.replace("0-1 0-3", "0-3")),
        6,
        "seat 1 is dealt 6 tiles; the rules deal 7",
    );
    refused(&format!("{HEAD}{}", deal.replace("0-0 0-4", "0-1 0-4")), 7, "0-1 appears twice");
    refused(&format!("{HEAD}{}", deal.replace("stock 1-3", "stock 0-1")), 8, "0-1 appears twice");
    refused(&format!("{HEAD}{}", deal.replace("0-0 0-4", "0-7 0-4")), 7, "numbers go up to 6");
    refused(&format!("{HEAD}{}", deal.replace("0-0 0-4", "0_0 0-4")), 7, "`0_0` is not a tile");
    refused(&format!("{HEAD}{}", deal.replace("0-0 0-4", "0-0-4 0-4")), 7, "its tiles show two numbers");
    refused(&format!("{HEAD}{}", deal.replace("deal 2", "deal 1")), 7, "appears twice in this round");
    refused(&format!("{HEAD}{}", deal.replace("deal 2", "deal 3")), 7, "`3` is not a seat; seats are 1 to 2");
    refused(
        &format!("{HEAD}{}", deal.replace("lead 1", "lead 2")),
        9,
        "by the rules it is seat 1, which has 1-1",
    );
    refused(&format!("{HEAD}{deal}1 1-1\ndeal 2 ?7\n"), 11, "before the first turn");
    refused(&format!("{HEAD}round 1\ndeal 1 ?7\n1 1-1\n"), 7, "the hand of seat 2 is missing");
    refused(&format!("{HEAD}round 2\nround 4\n"), 6, "round 2 is not over");
    refused(&format!("{HEAD}{}", deal.replace("round 1", "round 0")), 5, "rounds count from 1");
}

#[test]
fn wrong_turns_are_refused() {
    let deal = with_full_stock(DEAL);
    let played = |lines: &str| format!("{HEAD}{deal}{lines}\n");
    refused(&played("2 2-2"), 10, "the turn of seat 1, not of seat 2; legal: 1-1");
    refused(&played("1 1-5"), 10, "must open with 1-1");
    refused(&played("1 1-1@L"), 10, "nothing lies on the table");
    refused(&played("1 pass"), 10, "1-1");
    refused(&played("1 draw 1-3 pass"), 10, "1-1");
    refused(&played("1 1-1\n2 1-5@L"), 11, "1-5 is not in this hand; legal: 1-6@L");
    refused(&played("1 1-1\n2 2-5@L"), 11, "does not fit");
    refused(&played("1 1-1\n2 1-6@L 5-5@R"), 11, "the turn is over");
    refused(&played("1 1-1\n2 pass"), 11, "must be played");
    refused(&played("1 1-1\n2 draw 1-3"), 11, "must be played");
    refused(&played("1 1-1\n2 1-6@R\n1 1-5@L\n2 2-5@R"), 13, "legal: 2-5@L, 5-5@L");
    refused(&played("1 1-1\n2 draw"), 11, "where the drawn tiles belong");
    refused(&played("1 1-1\n2"), 11, "where a play");
    refused(&played("1 1-1\n2 1-6@R\n1 1-5\n2 1-5 pass"), 13, "1-5 is not in this hand");
}

#[test]
fn lines_of_other_rules_are_refused() {
    let deal = with_full_stock(DEAL);
    let played = |line: &str| format!("{HEAD}{deal}1 1-1\n{line}\n");
    refused(&played("2 1-6@U"), 11, "1-6@U names an end that is not open; open are @L with 1, @R with 1");
    refused(&played("2 1-6@M"), 11, "1-6@M names an end that is not open");
    refused(&played("2 1-6@3"), 11, "1-6@3 names an end that is not open");
    refused(&played("2 1-6@0"), 11, "1-6 needs an end");
    refused(&played("2 1-6@1-1"), 11, "1-6@1-1 names an end that is not open");
    refused(&played("2 1-6@L=6"), 11, "1-6@L=6 names a half left open, but only one half can be");
    refused(&played("2 1-2-5@-3,-2"), 11, "1-2-5 is not in this hand");
    refused(&played("2 declare 6-6"), 11, "nothing is announced");
    refused(&played("2 1-6@L close"), 11, "`close` is too much: the turn is over");
    refused(&played("2 1-6@X"), 11, "`@X` is not an end");
    refused(&played("made 1 5"), 11, "nothing scores in play");
    refused(&played("last 6-6"), 11, "the last tile pays extra");
    refused(&played("declared 1"), 11, "nothing is announced");
}

#[test]
fn no_line_may_follow_an_unfinished_turn() {
    // Both ends show 5. Seat 1 has 3-5 and 5-6; seat 2 has no tile that fits and draws.
    let deal = with_full_stock(DEAL)
        .replace("0-0 0-4 1-6 2-2 2-3 2-5 5-5", "0-0 0-4 1-6 2-2 2-3 2-6 6-6")
        .replace("4-6 6-6 3-3 0-2 4-4 3-4 2-6 0-5", "4-6 5-5 3-3 0-2 4-4 3-4 2-5 0-5");
    let text = format!("{HEAD}{deal}1 1-1\n2 1-6@L\n1 1-5@R\n2 6-6@L\n1 5-6@L\n2 draw 1-3 2-4\n");
    let report = legal(&text).expect("an unfinished turn at the end");
    assert_eq!((report.seat.map(u8::from), report.legal), (Some(2), vec!["draw".to_owned()]));
    refused(&format!("{text}1 3-5@L\n"), 15, "not finished");
    refused(&format!("{text}2 draw 0-6\n"), 15, "not finished");
    refused(&format!("{text}result unfinished\n"), 15, "not finished");
    refused(&format!("{text}end out 2\n"), 15, "not finished");
    // A timeout may end an unfinished turn.
    assert!(replay(&format!("{text}end timeout 2\nresult lost 2\n")).is_ok());
    refused(&text.replace("draw 1-3 2-4", "draw 2-4"), 15, "the next one is 1-3");
    refused(&text.replace("draw 1-3 2-4", "pass"), 15, "so draw");
}

#[test]
fn wrong_ends_and_points_are_refused() {
    let with_left = |lines: &str| format!("{HEAD}round 1\nleft 1 -\nleft 2 6-6 0-1\n{lines}\n");
    assert!(replay(&with_left("end out 1\nscore 2 13\ntotal 2 13\nresult unfinished")).is_ok());
    refused(&with_left("end out 2"), 8, "seat 1 has no tiles left");
    refused(&with_left("end blocked 2"), 8, "seat 1 has no tiles left");
    refused(&with_left("end over 2"), 8, "no round ends `over`");
    refused(&with_left("end out 1\nscore 2 12"), 9, "by them it is 13: score 2 13");
    refused(&with_left("end out 1\nscore 2 13\ntotal 2 14"), 10, "total 2 13");
    refused(&with_left("end out 1\nscore 2 13\nscore 2 13"), 10, "appears twice");
    refused(&with_left("end out 1\nend out 1"), 9, "appears twice");
    refused(&with_left("end out 1\nleft 1 -"), 9, "before the end of the round");
    refused(&with_left("end out 1\nresult won 2"), 9, "by them it is `result unfinished`");
    refused(&with_left("end out 1\nresult unfinished\nround 2"), 10, "nothing follows `result`");
    refused(&with_left("end redeal"), 8, "nothing is left");
    refused(&with_left("end out 1").replace("0-1", "6-6"), 7, "6-6 is left twice");
    refused(&with_left("end out 1").replace("left 1 -", "left 1 1-2"), 8, "seat 1 still has tiles");
    let over = HEAD.to_owned() + "start 2 99\nround 1\nleft 1 -\nleft 2 6-6\nend out 1\n";
    assert!(replay(&format!("{over}result lost 2\n")).is_ok());
    assert!(replay(&format!("{over}result won 1\n")).is_ok());
    refused(&format!("{over}result unfinished\n"), 10, "`result lost 2` or `result won 1`");
    refused(&format!("{over}round 2\n"), 10, "the match is over");
    let stopped = format!("{HEAD}round 1\nend stopped\n");
    assert!(replay(&format!("{stopped}result unfinished\n")).is_ok());
    refused(&format!("{stopped}round 2\n"), 7, "the match was stopped");
    refused(&format!("{stopped}score 1 5\n"), 7, "by them it is 0");
}

#[test]
fn missing_lines_are_named() {
    // The hand of seat 2 is unknown, and its points would be scored.
    refused(&format!("{HEAD}round 1\nleft 1 -\nend out 1\n"), 7, "`left 2 2-3 0-0`");
    // The hand may stay unknown if the record has the score.
    let report =
        replay(&format!("{HEAD}round 1\nleft 1 -\nend out 1\nscore 2 17\n")).expect("a possible score");
    assert_eq!(report.rounds[0].values, Some(vec![Some(0), None]));
    assert_eq!(report.rounds[0].totals, Some(vec![0, 17]));
    // Under these rules the tiles of the winner's partner do not count, so they may stay unknown.
    let pairs = HEAD.to_owned()
        + "seat 3 \"C\"\nseat 4 \"D\"\nround 1\nleft 1 -\nleft 2 6-6\nleft 4 0-1\nend out 1\n";
    let report = replay(&pairs).expect("the hand of seat 3 does not count");
    assert_eq!(report.rounds[0].scored, Some(vec![0, 13]));
    // A resumed match must name its first leader.
    let resumed = format!("{HEAD}{}1 1-4\n", with_full_stock(DEAL).replace("round 1", "round 3"));
    assert!(replay(&resumed).is_ok(), "any tile may be led");
    refused(&resumed.replace("lead 1\n", ""), 9, "this match was resumed");
    // The lead rotates under these rules, so the next leader depends on the leader of this round.
    let rotates = HEAD.replace("rules goat", "rules for-two") + "round 4\nleft 1 -\nleft 2 6-6\nend out 1\n";
    refused(&rotates, 8, "`lead 1`");
}

#[test]
fn the_first_error_of_any_kind_is_named() {
    let deal = with_full_stock(DEAL);
    refused(&format!("{HEAD}{deal}1 1-5\n2 six-six\n"), 10, "must open with 1-1");
    refused(&format!("{HEAD}{deal}1 1-1\n2 six-six\n1 1-5\n"), 11, "`six-six` is not a tile");
    refused(&format!("{HEAD}round 1\nleft 1 -\nleft 2 6_6\nend out 1\n"), 7, "`6_6` is not a tile");
    refused(
        &format!("{HEAD}{}", deal.replace("stock 1-3", "stock 1_3").replace("lead 1", "lead 2")),
        8,
        "`1_3`",
    );
}

#[test]
fn each_part_of_a_checkable_deal_is_named_once() {
    let fair = |parts: &str| format!("{HEAD}round 1\nfair {parts}\n");
    assert!(Record::read(&fair("commit=ab12 parts=00,ff secret=0A chain=9 picks=1,2;3")).is_ok());
    for part in ["commit=ab12", "parts=00,ff", "secret=0A", "chain=9", "picks=1,2;3"] {
        refused(&fair(&format!("{part} {part}")), 6, &format!("`{part}` is not part of a deal"));
    }
}

#[test]
fn written_records_keep_every_value() {
    let text = "dgn 1\nid \"k3 \\\"f9\\\" \\\\\"\nrules draw draw.max=3 deal.hand={\"2\":6,\"3\":5,\"4\":5}\ndate 2026-11-21\n\
        event \"Friday # club\"\nsite \"Ё\"\nnote \"one\"\nnote \"two\"\nseat 1 \"A\"\nseat 2 \"\" bot=steady\nstart 1 20\n\n\
        round 7\nfair commit=ab12 parts=00,ff secret=0A chain=9 picks=1,2;3\ndeal 1 0-1 ?5\ndeal 2 ?6\nstock ?3 1-2 ?12\nlead 2\n\
        2 0-0\n1 0-1\n2 draw ?1 3-4 pass\n\nresult unfinished\n";
    let record = Record::read(text).expect("a record");
    let written = record.to_string();
    assert_eq!(Record::read(&written), Ok(record));
    // The overrides are written in the order of the parameters.
    assert_eq!(
        written.replace(
            "deal.hand={\"2\":6,\"3\":5,\"4\":5} draw.max=3",
            "draw.max=3 deal.hand={\"2\":6,\"3\":5,\"4\":5}"
        ),
        text
    );
}

#[test]
fn written_records_keep_the_place_of_a_first_tile() {
    let head = format!("{HEAD}round 1\ndeal 1 ?7\ndeal 2 ?7\nstock ?14\nlead 1\n");
    for (turns, is_legal) in [
        ("1 0-0\n", true),
        ("1 0-0@0\n", true),
        ("1 0-0@0\n2 0-3\n", true),
        // Without `@0`, seat 2 would lay 0-3 at the only open end.
        ("1 0-0\n2 0-3@0\n", false),
        ("1 0-0\n2 0-3@0 0-2@R\n", false),
        ("1 draw 0-3 0-3@0=3\n", false),
    ] {
        let text = format!("{head}{turns}").replace("rules goat", "rules draw");
        let record = Record::read(&text).expect(turns);
        let written = record.to_string();
        assert!(written.ends_with(turns), "{written}");
        let again = Record::read(&written).expect("what is written can be read");
        assert_eq!(again, record);
        assert_eq!(replay(&written).is_ok(), is_legal, "{turns}: {:?}", replay(&text).err());
        assert_eq!(replay(&text).is_ok(), is_legal, "{turns}: {:?}", replay(&text).err());
    }
}
