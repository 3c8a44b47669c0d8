//! A short run of the fuzz target for evening files, without a nightly compiler. It reads randomly damaged files and
//! the files that once caused a failure. `fuzz/README.md` says how to run it longer. A failure prints the command that
//! repeats it with its seed.

#[path = "../../../../fuzz/src/evening.rs"]
#[expect(unreachable_pub, reason = "it is in a crate of its own where it is fuzzed for long")]
mod evening;

use std::{env, fs, panic, path::Path};

/// A random number generator with a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }
}

/// The files of a folder as text, in the order of their names.
fn texts(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(root.join(folder)).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.into_iter().map(|path| fs::read_to_string(path).expect("text")).collect()
}

/// Characters that may be inserted.
const INSERTED: [char; 12] = ['0', '1', '9', ':', '/', '"', '\\', '#', ' ', '\r', '\u{feff}', 'ž'];

/// Damages a text in a few places: a line is lost, doubled or moved, a word is changed, a character is removed or inserted.
fn damage(text: &str, dictionary: &[String], random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=random.below(3) {
        let at = random.below(lines.len());
        let Some(line) = lines.get(at).cloned() else { break };
        let mut letters: Vec<char> = line.chars().collect();
        match random.below(6) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(random.below(lines.len()), line),
            2 => lines.swap(at, random.below(at + 1)),
            3 => {
                let mut parts: Vec<&str> = line.split(' ').collect();
                let part = random.below(parts.len());
                parts[part] = &dictionary[random.below(dictionary.len())];
                lines[at] = parts.join(" ");
            }
            4 if !letters.is_empty() => {
                letters.remove(random.below(letters.len()));
                lines[at] = letters.into_iter().collect();
            }
            _ => {
                letters.insert(random.below(letters.len() + 1), INSERTED[random.below(INSERTED.len())]);
                lines[at] = letters.into_iter().collect();
            }
        }
    }
    lines.join("\n")
}

#[test]
fn damaged_files_are_read_or_refused() {
    let mut evenings = texts("tests/files/played");
    evenings.extend(texts("tests/files/refused"));
    let dictionary = include_str!("../../../../fuzz/evening.dict");
    let dictionary: Vec<String> = dictionary.lines().map(|word| word.trim_matches('"').to_owned()).collect();
    let only = env::var("SHORT_FUZZ_SEED").ok().map(|seed| seed.parse().expect("a number"));
    let seeds = only.map_or(0..3_000, |seed: u64| seed..seed + 1);
    for seed in seeds {
        let failed = panic::catch_unwind(|| {
            let mut random = Random(seed);
            let text = &evenings[random.below(evenings.len())];
            evening::check(&damage(text, &dictionary, &mut random));
        });
        if let Err(cause) = failed {
            eprintln!(
                "seed {seed} failed (replay: SHORT_FUZZ_SEED={seed} cargo test -p boneyard-club --test suite short_fuzz)"
            );
            panic::resume_unwind(cause);
        }
    }
}

#[test]
fn files_that_once_failed_are_read_or_refused() {
    for text in texts("../../fuzz/kept/evening") {
        evening::check(&text);
    }
}

#[test]
fn files_with_long_lines_are_read_or_refused() {
    let long = "9".repeat(1 << 20);
    for line in [
        long.clone(),
        format!("name \"{long}\""),
        format!("players {long} published"),
        format!("match 1 table 1 {}", "0:0 ".repeat(1 << 18)),
        format!("match {long} table 1 final 100:0"),
        format!("sanction 1 \"{long}\" \"{long}\""),
        format!("log 2026-11-20T20:14:05Z 1 \"{long}\" \"\" \"\" \"\""),
        "\"".repeat(1 << 20),
        "pairs 200 table 2 1 2 3 4".to_owned(),
    ] {
        evening::check(&format!("evening 1\nname \"x\"\nplayers 8 published\n{line}\n"));
    }
}
