//! Random matches, played by the naive rules. Their records must replay to the naive report, allow the same moves, and be
//! refused at a line with a wrong play.

use std::{collections::BTreeSet, sync::LazyLock};

use boneyard_dgn as dgn;
use boneyard_rules::{Rules, presets};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::naive::{self, game, random::Random};

/// House rules to try on every preset. A combination that is refused is left out.
const OVERRIDES: &[&str] = &[
    "",
    "match.target=31",
    "deal.hand={\"2\":6,\"3\":5,\"4\":4}",
    "deal.hand={\"2\":3,\"3\":3,\"4\":3}",
    "score.blockTie=eggs",
    "score.blockTie=eggs score.eggs=once",
    "score.blockTie=carry",
    "score.blockTie=blocker-loses",
    "score.blockTie=blocker-wins",
    "score.blockTie=leader-wins",
    "draw.max=2",
    "draw.reserve=2",
    "draw.mode=exactly draw.count=2",
    "draw.mode=exactly",
    "draw.mode=none",
    "draw.mode=until-playable deal.rest=boneyard deal.hand={\"2\":5,\"3\":5,\"4\":5}",
    "end.block=dead-suit",
    "end.block=no-move",
    "end.deadBoneyard=stays end.block=no-move",
    "end.deadBoneyard=drawn-out",
    "end.block=dead-suit end.deadBoneyard=drawn-out",
    "lead.order=[6,5]",
    "lead.order=[[2,3],1,0] lead.first=doubles",
    "lead.ifNone=lightest lead.order=[] lead.first=doubles",
    "lead.ifNone=redeal lead.order=[6] lead.next=as-first lead.first=doubles",
    "lead.tile=any lead.first=doubles",
    "lead.next=winner",
    "lead.next=rotate",
    "lead.next=as-first",
    "lead.first=lot",
    "lead.next=winner lead.afterBlock=winner lead.afterTie=rotate",
    "lead.afterBlock=lowest-hand lead.afterTie=blocker",
    "lead.afterBlock=blocker lead.afterTie=as-first",
    "score.blockWinner=lowest-side",
    "score.blockWinner=side-of-lowest-player lead.next=winner",
    "score.blockWinner=blocker-vs-next lead.next=winner",
    "score.block=opponents",
    "score.block=table",
    "score.block=difference",
    "score.block=own",
    "score.block=own-all score.blockWinner=nobody",
    "score.block=highest-pays-table score.blockWinner=nobody",
    "score.block=highest-pays-table score.blockWinner=nobody score.blockTie=eggs",
    "score.block=sum-of-differences",
    "score.out=table",
    "score.round=nearest-5",
    "score.round=up-5",
    "account.openAt=13 account.below=lost",
    "account.openAt=20 account.below=remembered account.clearOnOut=true account.carryOpens=false",
    "account.openAt=0",
    "value.special=[{\"tiles\":[[0,0]],\"when\":\"only\",\"points\":10}]",
    "value.special=[{\"tiles\":[[0,0],[6,6]],\"when\":\"only\",\"points\":75},{\"tiles\":[[6,6]],\"when\":\"held\",\"points\":50}]",
    "score.sense=round-points score.out=opponents score.block=opponents-minus-own",
    "score.sense=none score.out=opponents score.block=opponents-minus-own match.rounds=3",
    "score.sense=round-points match.instant=[\"six-in-a-row\"] lead.next=winning-side lead.afterTie=as-first",
    "score.blockWinner=fewest-tiles",
    "score.blockWinner=fewest-tiles score.blockTie=blocker-loses lead.next=winner",
    "score.bonus=[{\"event\":\"round-1\",\"points\":10},{\"event\":\"out\",\"points\":3},{\"event\":\"capicua\",\"points\":25}]",
    "score.bonus=[{\"event\":\"pass-all-three\",\"points\":7},{\"event\":\"chuchazo\",\"points\":100},{\"event\":\"round-2\",\"points\":5}]",
    "match.instant=[\"out-with-0-0\",\"out-with-6-6-if-a-loser-holds-over-25\"]",
    "lead.tile=any-double lead.next=winner",
    "lead.tile=any-double lead.next=rotate deal.hand={\"2\":3,\"3\":3,\"4\":3}",
    "lead.next=winning-side",
    "lead.first=youngest",
    "lead.first=random lead.next=winning-side",
    "match.test=== match.target=40",
    "match.test=== match.target=40 score.bonus=[{\"event\":\"out\",\"points\":7}]",
    "match.test=== match.target=40 score.play=fives score.sense=play-only",
    "score.play=fives",
    "score.play=fives-threes turn.equalEnds=leader-right",
    "score.play=headings tiles.set=double-9",
    "match.rounds=3",
    "match.rounds=2 match.target=null",
    "match.reach=loses match.severalOver=highest match.target=41",
    "match.reach=wins match.target=41",
    "match.test=>",
    "match.cap=40 match.target=40",
    "rating.formula=goat-club rating.remembered=true",
    "rating.formula=club-3-2-1",
    "turn.equalEnds=leader-right",
    "tiles.set=double-9",
    "tiles.set=double-12 match.target=300",
    "tiles.without=[[0,0],[6,6]] deal.hand={\"2\":7,\"3\":7,\"4\":6}",
    "deal.redeal={\"doubles\":4,\"suit\":4}",
    "deal.rest=asleep draw.mode=none",
];

/// Every preset with every override that the preset allows.
static ALL_RULES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let combined = |preset: &&str| {
        OVERRIDES
            .iter()
            .filter_map(|overrides| Rules::parse(&format!("{preset} {overrides}")).ok())
            .collect::<Vec<_>>()
    };
    presets::NAMES.iter().flat_map(combined).collect()
});

/// The rules among [`ALL_RULES`] that are played on a plain line, one tile a turn.
static PLAIN_RULES: LazyLock<Vec<Rules>> =
    LazyLock::new(|| ALL_RULES.iter().filter(|rules| naive::is_plain(rules)).cloned().collect());

/// The match of a seed.
fn a_match(all: &[Rules], seed: u64) -> game::Played {
    let mut random = Random::new(seed);
    let rules = &all[random.below(all.len())];
    let tables: Vec<u8> = rules.seat_counts().collect();
    let seats = tables[random.below(tables.len())];
    game::play(rules, seats.into(), seed)
}

fn replayed(text: &str) -> Value {
    match dgn::replay(text) {
        Ok(report) => serde_json::to_value(report).expect("a report is JSON"),
        Err(fault) => json!(fault.to_string()),
    }
}

fn sorted_legal(mut answer: Value) -> Value {
    let set: BTreeSet<String> = answer["legal"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|word| word.as_str().expect("a word").into())
        // No seat announces 6-6 in these records.
        .filter(|word: &String| !word.starts_with("declare"))
        .collect();
    answer["legal"] = json!(set);
    answer.as_object_mut().expect("an answer").remove("also");
    answer
}

fn first_lines(text: &str, count: usize) -> String {
    text.lines().take(count).map(|line| format!("{line}\n")).collect()
}

/// How many matches each property plays: 120, or the number in `BONEYARD_CASES`.
fn cases() -> ProptestConfig {
    let cases = std::env::var("BONEYARD_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(120);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

#[test]
fn each_override_fits_some_preset() {
    for overrides in OVERRIDES {
        let fits = |preset: &&str| Rules::parse(&format!("{preset} {overrides}")).is_ok();
        assert!(presets::NAMES.iter().any(fits), "{overrides}");
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn records_replay_to_the_naive_report(seed in any::<u64>()) {
        let played = a_match(&ALL_RULES, seed);
        let answer = replayed(&played.text);
        prop_assert_eq!(&answer, &played.report, "{}", played.text);
    }

    #[test]
    fn legal_moves_equal_those_of_the_naive_rules(seed in any::<u64>()) {
        let played = a_match(&ALL_RULES, seed);
        let whole_lines = played.legal.into_iter().map(|(line, right)| (first_lines(&played.text, line), right));
        for (text, right) in whole_lines.chain(played.drawing) {
            let answer = match dgn::legal(&text) {
                Ok(report) => serde_json::to_value(report).expect("a report is JSON"),
                Err(fault) => json!({ "legal": [fault.to_string()] }),
            };
            prop_assert_eq!(sorted_legal(answer), sorted_legal(right), "{}", text);
        }
    }

    #[test]
    fn a_wrong_play_is_refused_at_its_line(seed in any::<u64>()) {
        let played = a_match(&PLAIN_RULES, seed);
        let mut random = Random::new(!seed);
        for (line, seat, legal) in played.turns.iter().take(60) {
            let lines: Vec<&str> = played.text.lines().collect();
            let written = lines[line - 1];
            let words: Vec<&str> = written.split(' ').collect();
            let drawn = if words[1] == "draw" { words.len() - 3 } else { 0 };
            let spoilt = match random.below(5) {
                // Another seat.
                0 => format!("{} {}", (seat + 1) % lines.iter().filter(|line| line.starts_with("seat ")).count() + 1, words[1..].join(" ")),
                // A pass in place of a play, or a play in place of a pass.
                1 if words[words.len() - 1] != "pass" => format!("{} pass", words[..words.len() - 1].join(" ")),
                1 => format!("{} {}", words[..words.len() - 1].join(" "), "0-1@L"),
                // A draw too few, or one where nothing is drawn.
                2 if drawn > 1 => format!("{} draw {} {}", words[0], words[2..words.len() - 2].join(" "), words[words.len() - 1]),
                2 => format!("{} draw 0-1 {}", words[0], words[1..].join(" ")),
                // A tile that is not legal there.
                _ => {
                    let highest = if written.contains("12") { 12 } else { 6 };
                    let (a, b) = (random.below(highest + 1), random.below(highest + 1));
                    let (a, b) = (a.min(b), a.max(b));
                    let end = ["@L", "@R", ""][random.below(3)];
                    let alike = |word: &String| word.split('@').next() == Some(&format!("{a}-{b}"));
                    if legal.iter().any(alike) {
                        continue;
                    }
                    format!("{} {a}-{b}{end}", words[..words.len() - 1].join(" "))
                }
            };
            let same_again = spoilt == written;
            let text: String = lines[..line - 1].iter().copied().chain([spoilt.as_str()]).chain(lines[*line..].iter().copied())
                .map(|line| format!("{line}\n")).collect();
            match dgn::replay(&text) {
                Err(fault) => prop_assert_eq!(fault.line as usize, *line, "{} for {}: {}\n{}", spoilt, written, fault.what, text),
                Ok(_) => prop_assert!(same_again, "{} for {} was taken\n{}", spoilt, written, text),
            }
        }
    }

    #[test]
    fn written_records_read_back_the_same(seed in any::<u64>()) {
        let played = a_match(&ALL_RULES, seed);
        let record = dgn::Record::read(&played.text).expect("it replays");
        let written = record.to_string();
        let again = dgn::Record::read(&written).expect("what is written can be read");
        prop_assert_eq!(again.to_string(), written);
        prop_assert_eq!(&again, &record);
        let whole = record.completed().expect("it replays");
        let written = whole.to_string();
        let again = dgn::Record::read(&written).expect("what is written can be read");
        prop_assert_eq!(&again, &whole);
        prop_assert_eq!(again.to_string(), written.clone());
        prop_assert_eq!(replayed(&written), played.report, "{}", written);
    }

    #[test]
    fn random_text_never_panics(seed in any::<u64>()) {
        let played = a_match(&ALL_RULES, seed);
        let mut random = Random::new(seed.rotate_left(17));
        let pieces = ["?", "?7", "?999", " ", "-", "\"", "\\", "#", "@", "@L", "0", "4294967296", "-9999999999", "é", "left 1 ", "left 2 ?13",
            "deal 1 ?7", "stock ?14", "start carried 9", "end blocked 2", "end out 1", "end timeout 1", "round 2", "score 1 7", "\n", "draw ?2 ", "pass"];
        for _ in 0..8 {
            let mut text: Vec<char> = played.text.chars().take(1 + random.below(3000)).collect();
            for _ in 0..1 + random.below(6) {
                let at = random.below(text.len());
                let until = text.len().min(at + random.below(4));
                text.splice(at..until, pieces[random.below(pieces.len())].chars());
                if text.is_empty() {
                    text.push('d');
                }
            }
            let text: String = text.into_iter().collect();
            let lines = text.split('\n').count();
            if let Err(fault) = dgn::replay(&text) {
                prop_assert!((1..=lines).contains(&(fault.line as usize)), "{}", fault);
            }
            let _ = dgn::legal(&text);
            if let Ok(record) = dgn::Record::read(&text) {
                prop_assert_eq!(dgn::Record::read(&record.to_string()).expect("what is written can be read"), record);
            }
        }
    }
}
