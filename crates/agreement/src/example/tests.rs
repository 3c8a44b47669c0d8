use std::time::Instant;
use boneyard_i18n::Language;
use boneyard_rules::presets;
use super::PlayedExample;

#[test]
#[ignore]
fn show() {
    for preset in presets::all() {
        let begun = Instant::now();
        let played = PlayedExample::of(&preset.rules);
        let took = begun.elapsed();
        println!("\n=== {} {:?}", preset.rules.preset, took);
        for lang in [Language::En] {
        let told = played.told(lang);
        for line in &told.intro { println!("  {line}"); }
        for round in &told.rounds {
            println!("  * {}", round.heading);
            for line in round.hands.iter().chain(&round.written) { println!("      {line}"); }
        }
        }
        for record in played.records(Language::En) {
            if let Err(e) = record.replay() { println!("!!! {e}\n{record}"); }
        }
    }
}
