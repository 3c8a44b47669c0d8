//! `boneyard print`: what it prints, writes and refuses.

use std::process::Output;

use boneyard_agreement::Language;

use crate::program::{self, boneyard, refusal, temporary_path, text};

fn run(arguments: &[&str]) -> Output {
    program::run(&[&["print"], arguments].concat())
}

fn file(name: &str) -> String {
    temporary_path(name).display().to_string()
}

#[test]
fn print_writes_a_pdf_and_reports_its_pages() {
    let into = file("animals.pdf");
    let output =
        run(&["double-9", "--faces", "pictures:animals", "--lang", "ru", "--paper", "letter", "-o", &into]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), format!("{into}: Набор до девяти, 55 костей. Животные, 2 pages\n"));
    assert!(std::fs::read(&into).expect("the file it named").starts_with(b"%PDF-"));
}

#[test]
fn without_an_output_flag_the_pdf_is_named_after_the_set() {
    let folder = temporary_path("unnamed");
    std::fs::create_dir_all(&folder).expect("a folder");
    let output = boneyard(&["print", "triomino-56"]).current_dir(&folder).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(folder.join("triomino-56.pdf").is_file());
}

#[test]
fn invalid_input_is_refused_with_a_sentence() {
    let codes = Language::ALL.map(Language::code).join(", ");
    let no_language = format!("boneyard: no language here has the code `de`; languages are {codes}\n");
    let nowhere = file("no/such/folder/set.pdf");
    for (arguments, sentence) in [
        (
            vec!["double-7"],
            "boneyard: not a set of tiles: `double-7` (write double-6, double-9, double-12, double-15, double-18 or triomino-56)\n",
        ),
        (
            vec!["double-6", "--faces", "spots"],
            "boneyard: not faces of tiles: `spots` (there are pips, large, digits, both, pictures and cards)\n",
        ),
        (
            vec!["double-6", "--faces", "pictures:cars"],
            "boneyard: not a set of pictures: `cars` (there are first, animals, fruit, letters, numbers, objects)\n",
        ),
        (vec!["double-6", "--lang", "de"], &*no_language),
        (
            vec!["double-6", "--paper", "a3"],
            "boneyard: not a size of paper: `a3` (there are a4 and letter)\n",
        ),
    ] {
        assert_eq!(refusal(&[vec!["print"], arguments].concat()), sentence);
    }
    let output = run(&["double-6", "-o", &nowhere]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).starts_with(&format!("boneyard: cannot write `{nowhere}`: ")),
        "{}",
        text(&output.stderr)
    );
}

#[test]
fn help_shows_examples() {
    let help = program::printed(&["print", "--help"]);
    assert!(help.contains("boneyard print double-6 --faces pictures:animals --lang ru"));
}
