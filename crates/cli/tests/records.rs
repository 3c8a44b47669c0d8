//! `boneyard replay`, `legal` and `rules`: what they print and refuse.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn boneyard(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boneyard"));
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    boneyard(arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

/// Writes a record file and returns its path.
fn record(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file that can be written");
    path.display().to_string()
}

/// A round without moves: the tiles left in the hands, and the seat that went out.
const LEFT: &str =
    "dgn 1\nrules block\nseat 1 \"Ann\"\nseat 2 \"Ben\"\n\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";

#[test]
fn each_file_gets_its_own_answer_or_error() {
    let good = record("good.dgn", LEFT);
    let bad = record("bad.dgn", &LEFT.replace("6-6", "3-4"));
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
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("odd.dgn");
    std::fs::write(&path, b"dgn 1\nrules draw\nevent \"\xff\"\n").expect("a file that can be written");
    let output = run(&["replay", &path.display().to_string()]);
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
    let output = run(&["rules", "goat-yard", "match.target=high"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert!(text(&output.stderr).contains("match.target"), "{}", text(&output.stderr));
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
    let output = run(&["rules", "goat-yard", "--lang", "tlh"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
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
const DEALT: &str = include_str!("../../dgn/tests/deals/match.dgn");

#[test]
fn verify_refuses_a_record_in_which_one_deal_lacks_its_numbers() {
    let whole = record("dealt.dgn", DEALT);
    let output = run(&["verify", &whole]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("round 5: the deal follows from the secret and the parts\n"));
    assert!(text(&output.stdout).contains("; so does the lot for the lead\n"));

    let (before, last) = DEALT.rsplit_once("\nfair ").expect("every round has the line");
    let (_, after) = last.split_once('\n').expect("hands follow");
    let stripped = record("stripped.dgn", &format!("{before}\n{after}"));
    let output = run(&["verify", "--json", &stripped]);
    assert_eq!(output.status.code(), Some(2));
    let fault = format!("{stripped}:1: round 5 has no line `fair` with the numbers of its deal\n");
    assert_eq!((text(&output.stderr), text(&output.stdout)), (&*fault, ""));
}
