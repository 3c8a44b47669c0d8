//! Snapshots of the agreement of every preset in English, for a person to read.

use std::fmt::Write;

use boneyard_agreement::{Language, Sheet};
use boneyard_rules::presets;

fn as_text(sheet: &Sheet) -> String {
    let mut text = format!("{}\n", sheet.title);
    for section in &sheet.sections {
        let _ = write!(text, "\n{}\n", section.heading);
        for line in &section.lines {
            let _ = writeln!(text, "  {}  [{}]", line.text, line.parameters.join(" "));
        }
    }
    if let Some(line) = &sheet.nothing_else {
        let _ = write!(text, "\n{}  [{}]\n", line.text, line.parameters.join(" "));
    }
    let _ = write!(text, "\n{}\n", sheet.example.heading);
    for line in &sheet.example.intro {
        let _ = writeln!(text, "  {line}");
    }
    for round in &sheet.example.rounds {
        let _ = writeln!(text, "  {}", round.heading);
        for line in round.hands.iter().chain(&round.written) {
            let _ = writeln!(text, "    {line}");
        }
    }
    text
}

#[test]
fn the_sheet_of_every_preset_says_its_rules() {
    for preset in presets::all() {
        let sheet = Sheet::of(&preset.rules, Language::En);
        insta::assert_snapshot!(preset.rules.preset.to_string(), as_text(&sheet));
    }
}
