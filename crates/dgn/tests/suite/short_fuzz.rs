//! A short run of the fuzz targets without a nightly compiler: scenarios and rules with random mistakes. `fuzz/README.md`
//! says how to run them for longer. A failure prints the seed that repeats it: `SHORT_FUZZ_SEED=7041`.

#[path = "../../../../fuzz/src/dgn.rs"]
#[expect(unreachable_pub, reason = "it is in a crate of its own where it is fuzzed for long")]
mod dgn;
#[path = "../../../../fuzz/src/position.rs"]
#[expect(unreachable_pub, reason = "it is in a crate of its own where it is fuzzed for long")]
mod position;
#[path = "../../../../fuzz/src/rules.rs"]
#[expect(unreachable_pub, reason = "it is in a crate of its own where it is fuzzed for long")]
mod rules;

use std::{env, fs, panic, path::Path};

/// A small random generator whose numbers depend on the seed alone.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        // Splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }

    fn pick<'a>(&mut self, texts: &'a [String]) -> &'a str {
        &texts[self.below(texts.len())]
    }
}

/// Runs a check on inputs made from seeds, and prints the seed of a failure.
fn run(inputs: u64, check: impl Fn(&mut Random) + panic::RefUnwindSafe) {
    let only = env::var("SHORT_FUZZ_SEED").ok().map(|seed| seed.parse().expect("a number"));
    let seeds = only.map_or(0..inputs, |seed: u64| seed..seed + 1);
    for seed in seeds {
        if let Err(cause) = panic::catch_unwind(|| check(&mut Random(seed))) {
            eprintln!(
                "seed {seed} failed (replay: SHORT_FUZZ_SEED={seed} cargo test -p boneyard-dgn --test suite short_fuzz)"
            );
            panic::resume_unwind(cause);
        }
    }
}

fn scenarios() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let folders = fs::read_dir(root).expect("the scenarios").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = folders
        .filter(|path| path.is_dir())
        .flat_map(|folder| fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()))
        .collect();
    files.sort();
    files.into_iter().map(|file| fs::read_to_string(file).expect("text")).collect()
}

/// The words of the fuzzing dictionary.
fn dictionary() -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/dgn.dict");
    let text = fs::read_to_string(file).expect("the dictionary");
    text.lines().map(|line| line.trim_matches('"').to_owned()).filter(|word| !word.is_empty()).collect()
}

/// The characters that a mistake may insert.
const INSERTED_CHARS: [char; 13] = ['0', '6', '9', '-', '@', '=', ' ', '"', '?', '#', '\u{fe0f}', 'L', ','];

/// A text with a few mistakes: a line removed, repeated or moved, a word changed, a character removed or
/// inserted.
fn spoil(text: &str, words: &[String], random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=random.below(3) {
        let at = random.below(lines.len());
        let Some(line) = lines.get(at).cloned() else { break };
        match random.below(6) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(random.below(lines.len()), line),
            2 => lines.swap(at, random.below(text.lines().count()).min(at)),
            3 => {
                let mut parts: Vec<&str> = line.split(' ').collect();
                let part = random.below(parts.len());
                parts[part] = random.pick(words);
                lines[at] = parts.join(" ");
            }
            4 => {
                let mut letters: Vec<char> = line.chars().collect();
                if !letters.is_empty() {
                    letters.remove(random.below(letters.len()));
                }
                lines[at] = letters.into_iter().collect();
            }
            _ => {
                let mut letters: Vec<char> = line.chars().collect();
                let new = INSERTED_CHARS[random.below(INSERTED_CHARS.len())];
                let place = random.below(letters.len() + 1);
                letters.insert(place, new);
                lines[at] = letters.into_iter().collect();
            }
        }
    }
    lines.join("\n")
}

#[test]
fn records_with_mistakes_never_panic() {
    let (texts, words) = (scenarios(), dictionary());
    assert!(texts.len() > 100 && words.len() > 20);
    run(2_000, |random| dgn::check(&spoil(random.pick(&texts), &words, random)));
}

#[test]
fn rules_with_mistakes_never_panic() {
    let texts: Vec<String> = scenarios()
        .iter()
        .flat_map(|text| {
            text.lines().filter_map(|line| line.strip_prefix("rules ")).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    let parameters = boneyard_rules::Rules::preset("goat").expect("a preset").parameters();
    let mut words: Vec<String> = parameters.iter().map(|(name, value)| format!("{name}={value}")).collect();
    for preset in boneyard_rules::presets::NAMES {
        let rules = boneyard_rules::Rules::preset(preset).expect("a preset");
        words.extend(
            rules
                .parameters()
                .into_iter()
                .map(|(name, value)| format!("{name}={}", value.to_string().trim_matches('"'))),
        );
    }
    run(3_000, |random| {
        let mut text = random.pick(&texts).to_owned();
        for _ in 0..random.below(3) {
            text = format!("{text} {}", random.pick(&words));
        }
        rules::check(&spoil(&text, &words, random));
    });
}

#[test]
fn any_inputs_to_a_position_never_panic() {
    run(1_500, |random| {
        let bytes: Vec<u8> = (0..700).map(|_| random.below(256) as u8).collect();
        position::check(&bytes);
    });
}
