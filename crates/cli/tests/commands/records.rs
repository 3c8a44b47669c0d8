//! `boneyard replay`, `legal` and `rules`: what they print and refuse.

use std::io::Read;
use std::process::Stdio;

use crate::program::{boneyard, file as record, refusal, run, text};

/// A round without moves: the tiles left in the hands, and the seat that went out.
const LEFT: &str =
    "dgn 1\nrules block\nseat 1 \"Ann\"\nseat 2 \"Ben\"\n\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";

#[test]
fn each_file_gets_its_own_answer_or_error() {
    let good = record("good.dgn", LEFT);
    let bad = record("bad.dgn", LEFT.replace("6-6", "3-4"));
    let output = run(&["replay", "--json", &good, &bad, &good]);
    assert_eq!(output.status.code(), Some(2));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(
        lines[0].starts_with(r#"{"rules":"block","sides":[[1],[2]],"rounds":[{"number":1"#),
        "{}",
        lines[0]
    );
    let fault = text(&output.stderr);
    assert_eq!(fault, format!("{bad}:8: 3-4 is left twice; each tile appears once\n"));
}

#[test]
fn a_score_sheet_names_the_players() {
    let output = run(&["replay", &record("sheet.dgn", LEFT)]);
    assert_eq!(output.status.code(), Some(0));
    let sheet = text(&output.stdout);
    assert!(sheet.contains("Ann out") && sheet.contains("+19 = 19"), "{sheet}");
}

#[test]
fn bytes_that_are_not_utf8_are_reported_with_their_line() {
    let output = run(&["replay", &record("odd.dgn", b"dgn 1\nrules draw\nevent \"\xff\"\n")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("odd.dgn:3: "), "{}", text(&output.stderr));
}

#[test]
fn legal_lists_no_moves_after_a_finished_round() {
    let output = run(&["legal", "--json", &record("legal.dgn", LEFT)]);
    assert_eq!(text(&output.stdout), "{\"round\":1,\"seat\":null,\"legal\":[]}\n");
}

#[test]
fn rules_mark_what_was_changed() {
    let output = run(&["rules", "goat-yard", "match.target=61", "--parameters"]);
    assert!(text(&output.stdout).contains("61  (preset: 125)"), "{}", text(&output.stdout));
    let why = refusal(&["rules", "goat-yard", "match.target=high"]);
    assert!(why.contains("match.target"), "{why}");
    assert_eq!(run(&["rules"]).status.code(), Some(2));
    let output = run(&["rules", "draw", "deal.rest=asleep", "--lang", "hr"]);
    assert!(
        text(&output.stderr).contains("pločice koje spavaju nikad se ne vuku"),
        "{}",
        text(&output.stderr)
    );
    assert!(text(&run(&["rules", "--list"]).stdout).contains("spanish-pairs"));
}

#[test]
fn rules_are_printed_in_words() {
    let output = run(&["rules", "goat-yard", "match.target=61"]);
    assert!(
        text(&output.stdout).contains("The first player to reach 61 points loses and is the Goat."),
        "{}",
        text(&output.stdout)
    );
    let output = run(&["rules", "goat-yard", "--lang", "ru"]);
    assert!(
        text(&output.stdout).contains("Кто набрал 125 очков, проиграл: он козёл."),
        "{}",
        text(&output.stdout)
    );
    refusal(&["rules", "goat-yard", "--lang", "tlh"]);
    let output = run(&["rules", "draw", "deal.rest=asleep"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("Try: `draw deal.rest=asleep draw.mode=none`; or leave it as it was."),
        "{}",
        text(&output.stderr)
    );
    assert!(text(&run(&["rules", "--list"]).stdout).contains("Sports Lotto"));
}

#[test]
fn the_list_of_games_has_the_titles_of_the_sheets_in_each_language() {
    for (language, heading) in
        [("en", "not playable here"), ("ru", "здесь не играют"), ("es", "no se juegan aquí")]
    {
        let output = run(&["rules", "--list", "--lang", language]);
        let list = text(&output.stdout);
        assert!(list.contains(heading), "{list}");
        for preset in ["donkey", "goat-yard", "spanish-pairs"] {
            let sheet = run(&["rules", preset, "--lang", language]);
            let (_, title) =
                text(&sheet.stdout).lines().next().and_then(|line| line.split_once(": ")).expect("a title");
            assert!(list.contains(title), "{title} is not in\n{list}");
        }
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let good = record("pipe.dgn", LEFT);
    let mut files = vec!["replay"];
    files.extend(std::iter::repeat_n(good.as_str(), 400));
    let mut child =
        boneyard(&files).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let mut fault = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut fault).expect("text");
    assert_eq!((child.wait().expect("it ends").code(), fault.as_str()), (Some(0), ""));
}

/// A match whose deals are all published.
const DEALT: &str = include_str!("../../../dgn/tests/deals/match.dgn");

#[test]
fn verify_refuses_a_record_in_which_one_deal_lacks_its_numbers() {
    let whole = record("dealt.dgn", DEALT);
    let output = run(&["verify", &whole]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("round 5: the deal follows from the secret and the parts\n"));
    assert!(text(&output.stdout).contains("; so does the lot for the lead\n"));

    let (before, last) = DEALT.rsplit_once("\nfair ").expect("every round has the line");
    let (_, after) = last.split_once('\n').expect("hands follow");
    let stripped = record("stripped.dgn", format!("{before}\n{after}"));
    let fault = format!("{stripped}:1: round 5 has no line `fair` with the numbers of its deal\n");
    assert_eq!(refusal(&["verify", "--json", &stripped]), fault);

    let lines: Vec<&str> = DEALT.lines().filter(|line| !line.starts_with("fair ")).collect();
    let ordinary = record("ordinary.dgn", lines.join("\n") + "\n");
    let fault = format!(
        "{ordinary}:1: this record cannot be verified: it has no proof of its deals (the lines `fair`)\n"
    );
    assert_eq!(refusal(&["verify", &ordinary]), fault);
}

#[test]
fn a_file_with_several_records_gets_an_answer_to_each() {
    let bad = LEFT.replace("6-6", "3-4");
    // A comment before the first line of a record, and a record without a line break at its end.
    let file = record("several.dgn", format!("# all of Ann's\n{LEFT}\n{bad}\n{}", LEFT.trim_end()));
    let fault = format!("{file}:19: 3-4 is left twice; each tile appears once\n");
    let alone = run(&["replay", "--json", &record("alone.dgn", LEFT)]);
    let alone = text(&alone.stdout).strip_prefix('{').expect("an object");

    let output = run(&["replay", "--several", "--json", &file]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &*fault));
    assert_eq!(text(&output.stdout), format!("{{\"line\":1,{alone}{{\"line\":22,{alone}"));
    let output = run(&["replay", "--several", &file]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &*fault));
    for heading in [format!("{file}:1: legal\n"), format!("\n\n{file}:22: legal\n")] {
        assert!(text(&output.stdout).contains(&heading), "{}", text(&output.stdout));
    }

    let output = run(&["legal", "--several", "--json", &file]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &*fault));
    let over = r#""round":1,"seat":null,"legal":[]}"#;
    assert_eq!(text(&output.stdout), format!("{{\"line\":1,{over}\n{{\"line\":22,{over}\n"));
    let output = run(&["legal", "--several", &file]);
    assert!(text(&output.stdout).starts_with(&format!("{file}:1: round 1: ")), "{}", text(&output.stdout));
}

#[test]
fn without_the_flag_a_second_record_is_an_error_at_its_line() {
    let file = record("two.dgn", format!("{LEFT}{LEFT}"));
    for command in ["replay", "legal"] {
        let sentence = format!("{file}:10: `dgn 1` must appear once, at the top\n");
        assert_eq!(refusal(&[command, "--json", &file]), sentence);
    }
}

#[test]
fn the_flag_changes_nothing_for_a_file_with_one_record() {
    for file in
        [record("one.dgn", LEFT), record("one-bad.dgn", LEFT.replace("6-6", "3-4")), record("none.dgn", "")]
    {
        for command in ["replay", "legal"] {
            for arguments in [vec![command, &file], vec![command, "--json", &file]] {
                let (plain, flagged) = (run(&arguments), run(&[arguments, vec!["--several"]].concat()));
                assert_eq!(
                    (plain.status, plain.stdout, plain.stderr),
                    (flagged.status, flagged.stdout, flagged.stderr)
                );
            }
        }
    }
}

#[test]
fn verify_answers_to_each_record_of_a_file() {
    let (before, last) = DEALT.rsplit_once("\nfair ").expect("every round has the line");
    let (_, after) = last.split_once('\n').expect("hands follow");
    let file = record("dealt-several.dgn", format!("{DEALT}{before}\n{after}{DEALT}"));
    let (second, third) = (DEALT.lines().count() + 1, DEALT.lines().count() * 2);
    let fault = format!("{file}:{second}: round 5 has no line `fair` with the numbers of its deal\n");

    let output = run(&["verify", &file]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &*fault));
    let headings: Vec<&str> = text(&output.stdout).lines().filter(|line| line.starts_with(&file)).collect();
    assert_eq!(headings, [format!("{file}:1:"), format!("{file}:{third}:")]);

    let output = run(&["verify", "--json", &file]);
    let alone = run(&["verify", "--json", &record("dealt-alone.dgn", DEALT)]);
    let alone = text(&alone.stdout).strip_prefix('{').expect("an object");
    assert_eq!(text(&output.stdout), format!("{{\"line\":1,{alone}{{\"line\":{third},{alone}"));
}

#[test]
fn bytes_that_are_not_utf8_spoil_only_their_records() {
    let odd = [LEFT.as_bytes(), b"note \"\xff\"\n"].concat();
    let file = record("several-odd.dgn", [LEFT.as_bytes(), &odd, LEFT.as_bytes(), &odd].concat());
    let output = run(&["replay", "--several", "--json", &file]);
    assert_eq!((output.status.code(), text(&output.stdout).lines().count()), (Some(2), 2));
    let lines: Vec<&str> =
        text(&output.stderr).lines().filter_map(|line| line.split("several-odd.dgn:").nth(1)).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("19: ") && lines[1].starts_with("38: "), "{lines:?}");
}
