//! The evening file: its content and its refusals. Each refusal says what is wrong and what to write instead.

use boneyard_club::file::{self, Privacy};
use boneyard_club::limits::FILE_BYTES_MAX;

use super::evening::{TestEvening, at, evening, player};

/// CLUB-99: a written file is read back.
#[test]
fn a_file_holds_the_whole_evening() {
    let text = "evening 1\nname \"Friday \\\"late\\\" at the harbour\"\norigin \"Cuba\" \"Havana\" \"Club\"\ndate 2026-11-20\n\
                players 6 published\nmatches 5\nstake 10 \"chips\"\nprize losses shared\nrepeat void\ntarget 120\npenalties on\n\
                limit 45\nplayer 1 \"Ana\"\nplayer 2 \"Boris\" sight hearing\nplayer 3 \"3\"\nplayer 4 \"4\"\nplayer 5 \"5\"\n\
                player 6 \"6\"\npairs 4 table 1 1 5 2 6 filler 2\nmatch 1 table 1 50:0 70:0\nannulled 1 table 1\n\
                match 1 table 1 31:0 0:0/2 0:119 0:118 first 3\n";
    // A round has 118 points at most.
    let error = file::read(text).expect_err("a round of 119");
    assert!(error.message.contains("`0:119` cannot be"), "{error}");
    let text = text.replace("0:119 ", "");
    let once = file::read(&text.replace("0:118", "0:118 0:2")).expect("an evening");
    for privacy in [Privacy::Whole, Privacy::Shared] {
        let written = file::write(&once, privacy);
        let again = file::read(&written).expect("what was written");
        assert_eq!(file::write(&again, privacy), written);
        assert_eq!(again.report(), once.report());
        assert_eq!(
            written.contains("sight"),
            privacy == Privacy::Whole,
            "needs are left out of what is shared"
        );
        assert_eq!(again.annulled().len(), 1);
    }
}

/// The conditions of a file may be in any order after the version line, with comments. Optional conditions may be left
/// out.
#[test]
fn conditions_may_be_on_any_line_after_the_first() {
    let evening = evening(
        "# typed at the bar\nmatch 1 table 1 final 100:0 # quick\npenalty 2 30 match 1\nplayers 4 published\npenalties on\n",
    );
    assert_eq!(evening.sanctions()[0].player, player(2));
    assert_eq!(evening.setup().name_of(player(3)), "3");
    assert!(evening.sheet(at(1, 1)).is_some());
}

/// CLUB-47, CLUB-49, CLUB-59: an invalid file is refused, with the line of the error.
#[test]
fn invalid_lines_are_refused() {
    let head = "evening 1\nname \"Friday\"\nplayers 8 published\n";
    let one = "match 1 table 1 final 100:0\n";
    let cases: &[(&str, u32, &str)] = &[
        ("match 1 table 1 31:0 70:0 5:0\n", 4, "round 3: the match was over at 100:0"),
        ("match 1 table 1 final 99:80\n", 4, "neither pair has 100"),
        ("match 1 table 1 final 48:48 stopped\n", 4, "level at 48:48"),
        ("match 1 table 1 20:0 0:20 stopped\n", 4, "level at 20:20"),
        ("match 1 table 1 final 48:40 lot 1\n", 4, "no lot decides"),
        ("match 1 table 1 final 100:100\n", 4, "both pairs cannot have 100"),
        ("match 1 table 1 final 218:0\n", 4, "218 cannot be"),
        ("match 1 table 1 31:5\n", 4, "only one pair scores in a round"),
        ("match 1 table 1 119:0\n", 4, "worth 1 to 118"),
        ("match 1 table 1 31:0 first 5\n", 4, "player 5 does not sit at this table"),
        ("match 1 table 3 final 100:0\n", 4, "match 1 has no table 3"),
        ("match 8 table 1 final 100:0\n", 4, "there is no match 8"),
        ("match 0 table 1 final 100:0\n", 4, "there is no match 0"),
        ("match 1 table 1 final 100:0\nmatch 1 table 1 final 100:0\n", 5, "is already on line 4"),
        (
            "match 1 table 1 final 100:0\nmatch 2 table 1 final 100:0\n",
            5,
            "begun before table 2 delivered match 1",
        ),
        (
            "match 1 table 1 final 100:0\nmatch 1 table 2 50:0\nmatch 2 table 1 final 100:0\n",
            6,
            "begun before table 2",
        ),
        ("annulled 1 table 1\n", 4, "no lines for match 1 table 1 yet"),
        ("player 9 \"Zoe\"\n", 4, "there is no player 9"),
        ("player 1 \"Ana\"\nplayer 2 \"Ana\"\n", 5, "players 1 and 2 are both called"),
        ("player 1 \"Ana\"\nplayer 1 \"Eva\"\n", 5, "appears twice"),
        ("player 1 \"\"\n", 4, "is empty"),
        ("player 1 \"Ana\" deaf\n", 4, "`deaf` is not an accommodation"),
        ("pairs 4 table 1 1 5 2 6 3\n", 4, "`3` is too much here"),
        ("pairs 4 table 1 1 5 2 1\n", 4, "sit twice"),
        ("pairs 4 table 1 1 5 2 9\n", 4, "there is no player 9"),
        ("pairs 1 table 1 1 2 3 5\n", 4, "player 5 would sit twice in match 1"),
        ("pairs 1 table 3 1 2 3 4\n", 4, "no table 3"),
        ("scorer 1 1 7\n", 4, "player 7 does not sit at this table"),
        ("penalty 2 30 match 1 \"touched\"\n", 4, "penalties are off"),
        ("penalties on\npenalty 2 0\n", 5, "write a `sanction`"),
        ("penalties on\npenalty 2 30 match 9 \"x\"\n", 5, "there is no match 9"),
        ("sanction 9 \"x\"\n", 4, "there is no player 9"),
        ("stake 10 \"chips\"\n", 4, "stakes are for 4 to 7 players"),
        ("prize stakes 1\n", 4, "the additional prize is for 4 to 7 players"),
        ("target 5\n", 4, "cannot be played to 5"),
        ("limit 0\n", 4, "write 1 to 600 minutes"),
        ("matches 0\n", 4, "write 1 to 200"),
        ("date 2026-02-30\n", 4, "`2026-02-30` is not a date"),
        ("log yesterday 1 \"a\" \"b\" \"c\" \"d\"\n", 4, "`yesterday` is not a time"),
        ("name \"Again\"\n", 4, "`name` appears twice, first on line 2"),
        ("dance 1\n", 4, "`dance` begins no line of an evening; lines begin with name, origin, date, "),
        ("mach 1 table 1\n", 4, "`mach` begins no line of an evening; did you mean `match`?"),
        ("plaers 4\n", 4, "did you mean `players`?"),
        ("name \"open\n", 4, "a text has no end"),
        ("match one table 1\n", 4, "`one` is not a number"),
    ];
    for (lines, line, says) in cases {
        let text = format!("{head}{lines}");
        let error = file::read(&text).expect_err(lines);
        assert!(error.message.contains(says), "{lines}: {error}");
        assert_eq!(error.line, *line, "{lines}: {error}");
    }
    assert!(file::read(&format!("{head}{one}")).is_ok());
    for (text, line, says) in [
        ("", 1, "its first line is `evening 1`"),
        ("name \"x\"\n", 1, "its first line is `evening 1`"),
        ("evening 2\n", 1, "version 2 is not known"),
        ("evening 1\nname \"x\"\n", 2, "nothing says how many play"),
        ("evening 1\nplayers 4 published\n", 2, "the evening has no name"),
        ("evening 1\nname \"x\"\nplayers 9 published\n", 3, "no seating is published for 9"),
        ("evening 1\nname \"x\"\nplayers 10 balanced\n", 3, "10 players have no fixed seating"),
        ("evening 1\nname \"x\"\nplayers 3 balanced\n", 3, "3 players cannot play an evening"),
        ("evening 1\nname \"x\"\nplayers 65 balanced\n", 3, "partners rotate among 64 players at most"),
    ] {
        let error = file::read(text).expect_err(text);
        assert!(error.message.contains(says), "{text}: {error}");
        assert_eq!(error.line, line, "{text}: {error}");
    }
}

/// A match in progress is listed with its next leader, and does not count in the standings.
#[test]
fn a_match_in_progress_is_listed() {
    let evening = evening("players 4 published\nmatch 1 table 1 31:0 45:0 0:0 first 3\n");
    let report = evening.report();
    assert!(!report.is_final);
    assert_eq!((report.matches[0].score, report.matches[0].next_lead), ([76, 0], Some(player(1))));
    assert!(report.standings.iter().all(|line| line.tally.played == 0));
}

/// Without a fixed seating, the file has a line for every table.
#[test]
fn an_evening_without_a_fixed_seating_is_seated_by_its_file() {
    let pairs =
        "pairs 1 table 1 1 2 3 4\npairs 1 table 2 5 6 7 8\npairs 2 table 1 9 10 1 3\npairs 2 table 2 none\n";
    let evening = evening(&format!(
        "players 10 balanced\n{pairs}match 1 table 1 final 100:0\nmatch 1 table 2 final 100:0\n"
    ));
    assert_eq!((evening.schedule().len(), evening.current()), (2, Some(2)));
    assert_eq!(evening.schedule().matches[1].resting(10).len(), 6);
    let written = file::write(&evening, Privacy::Whole);
    assert_eq!(file::read(&written).as_ref(), Ok(&evening));
}

/// Chapter 4 [D]: any prefix of a schedule is an evening.
#[test]
fn a_short_evening_ends_earlier() {
    let evening = evening("players 4 published\nmatches 1\nmatch 1 table 1 final 100:0\n");
    assert!(evening.is_final());
}

#[test]
fn a_file_of_the_largest_size_is_read_and_a_larger_one_refused() {
    let head = "evening 1\nname \"Friday\"\nplayers 4 published\n";
    let of_size = |bytes: usize| format!("{head}{}", "\n".repeat(bytes - head.len()));
    assert!(file::read(&of_size(FILE_BYTES_MAX)).is_ok());
    let error = file::read(&of_size(FILE_BYTES_MAX + 1)).expect_err("one byte too many");
    assert!(error.message.contains("too long"), "{error}");
}

#[test]
fn a_long_refusal_keeps_its_beginning_and_its_end() {
    let word = format!("a{}z", "b".repeat(2_000));
    let error = file::read(&format!("evening 1\n{word} x\n")).expect_err("no such line");
    assert!(error.message.starts_with("`abb") && error.message.contains(" … "), "{error}");
    assert!(error.message.ends_with("scorer and log"), "{error}");
}

/// CLUB-99: finished tables of a file count as confirmed, and the evening as begun.
#[test]
fn an_evening_opened_from_a_file_has_begun_where_tables_finished() {
    let friday = TestEvening::new("players 4 published\nmatch 1 table 1 final 100:60\n");
    let (view, table) = (friday.view(), friday.table(at(1, 1)));
    assert_eq!(view.begun, 1);
    assert!(view.begun_at.is_some() && table.confirmed.is_some());
    assert!(table.sent);
    let unplayed = TestEvening::new("players 4 published\n");
    assert_eq!((unplayed.view().begun, unplayed.view().begun_at), (0, None));
}
