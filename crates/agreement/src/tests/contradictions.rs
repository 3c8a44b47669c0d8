//! Random rules that the ruleset accepts: no sheet may contradict itself, or speak of what cannot happen.
//!
//! `BONEYARD_CASES=10000 BONEYARD_SEED=2 cargo test -p boneyard-agreement contradict` tries more, with another seed.

use boneyard_i18n::{Language, Messages};
use boneyard_rules::{
    BySeat, FinishedRound, Outcome, Rules, Seat, Settlement, Standing, presets,
    ruleset::{IfNone, Sense},
    settle,
};

use super::{changed, random_rules::check_random_rules};
use crate::{
    clauses::{
        Place,
        facts::{Facts, Partners, Wording},
    },
    example::random::Shuffler,
    placed::Placed,
};

/// Messages that exclude each other in a sheet. A star stands for any ending.
const EXCLUDING: &[(&str, &[&str])] = &[
    (
        "draw-mode.none",
        &[
            "draw-penalty.*",
            "draw-passPenalty.*",
            "draw-reserve.*",
            "draw-ifAble.allowed",
            "end-deadBoneyard.*",
        ],
    ),
    (
        "draw-mode.all-dealt",
        &[
            "deal-rest.*",
            "draw-penalty.*",
            "draw-passPenalty.*",
            "draw-reserve.*",
            "draw-ifAble.allowed",
            "end-deadBoneyard.*",
        ],
    ),
    (
        "draw-mode.all-kept",
        &["draw-penalty.*", "draw-passPenalty.*", "draw-ifAble.allowed", "end-deadBoneyard.*"],
    ),
    (
        "deal-hand.none-left",
        &["deal-rest.*", "draw-mode.until*", "draw-mode.exactly", "draw-mode.no-boneyard"],
    ),
    ("deal-rest.asleep", &["draw-mode.until*", "draw-mode.exactly", "draw-reserve.*", "lead-ifNone.draw"]),
    ("deal-rest.out-of-play", &["draw-mode.until*", "draw-mode.exactly", "lead-ifNone.draw"]),
    ("deal-redeal.nothing", &["lead-ifNone.redeal"]),
    (
        "score-sense.winner-gains*",
        &[
            "score-out.own",
            "score-block.own*",
            "score-block.difference",
            "score-block.highest-pays-table",
            "match-target.loses*",
        ],
    ),
    (
        "score-sense.losers-pay",
        &[
            "score-out.opponents",
            "score-out.table",
            "score-block.opponents*",
            "score-block.table",
            "score-block.sum-of-differences",
            "score-round.*",
            "score-roundCap.*",
            "match-target.wins*",
            "match-rounds.highest",
        ],
    ),
    (
        "score-sense.play-only*",
        &["score-out.*", "score-block.*", "score-round.*", "account-*", "match-target.loses*"],
    ),
    ("score-sense.round-points", &["score-out.*", "score-block.*", "account-*", "match-target.loses*"]),
    ("score-sense.none*", &["score-out.*", "score-block.*", "account-*", "score-bonus.out"]),
    (
        "score-sense.play-only-bare",
        &["score-bonus.out", "score-bonus.c*", "score-bonus.pass*", "score-bonus.rounds"],
    ),
    ("score-play.nothing", &["score-opening.*", "score-sense.play-only*", "score-sense.winner-gains-play"]),
    ("score-opening.none", &["score-play.headings-lead", "score-play.triominoes-lead"]),
    (
        "score-block.own-all",
        &["score-blockWinner.*", "lead-afterBlock.winner*", "lead-afterTie.*", "score-blockTie.*"],
    ),
    ("score-block.highest-pays-table", &["score-blockWinner.*", "lead-afterBlock.winner*"]),
    ("lead-afterBlock.leader-again", &["score-blockWinner.*"]),
    ("lead-first.*", &["lead-order.*", "lead-ifNone.*", "lead-tile.that*"]),
    ("lead-tile.that-tile-always", &["lead-next.winner*", "lead-next.rotate", "lead-next.winning-side"]),
    ("match-rounds.single", &["lead-next.*", "lead-afterBlock.*", "lead-afterTie.*", "match-target.*"]),
    ("match-target.loses*", &["match-target.several", "match-cap.nothing", "match-rounds.highest"]),
    ("match-target.wins*", &["match-severalOver.*", "match-rounds.lowest"]),
    ("match-target.wins-exactly", &["match-cap.*", "match-target.several"]),
    ("match-instant.nothing", &["match-announceBy.*"]),
    ("rating-formula.nothing", &["rating-remembered.*"]),
    (
        "account-openAt.nothing",
        &["account-below.*", "account-clearOnOut.*", "account-blockResets.*", "account-carryOpens.*"],
    ),
    ("account-below.lost", &["account-clearOnOut.*", "account-blockResets.*"]),
    ("tiles-blanks.wild", &["layout-match.sum-7", "layout-match.equal"]),
    ("match-instant.six-in-a-row", &["match-target.*"]),
    ("score-sense.losers-pay", &["score-roundCap.*"]),
    ("rating-formula.nothing", &["rating-formula.club*", "rating-formula.goat*"]),
    (
        "tiles-set.triomino-56",
        &["layout-match.equal", "layout-match.sum-7", "layout-shape.line", "tiles-blanks.plain"],
    ),
];

/// Sentences that nothing happens. They are alternatives in the rule editor, and no lines.
const NOTHING_HAPPENS: [&str; 3] = ["*.none", "*.no", "lead-afterBlock.same"];

/// Messages that end like those, but say what happens.
const SOMETHING_HAPPENS: [&str; 6] = [
    "draw-mode.none",
    "score-sense.none",
    "score-opening.none",
    "account-carryOpens.no",
    "rating-remembered.no",
    "score-roundCap.none",
];

/// Words for partners and their sides, by language, in small letters.
fn words_of_partners(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["partner", " pair", " side"],
        Language::Ru => &["партнёр", "напарник", " пара", " пары", " паре", " пару", "сторон"],
        Language::Hr => &["partner", " par ", " para ", " paru ", "stran"],
        Language::Es => &["compañer", "pareja", "bando"],
        Language::Pt => &["parceir", "dupla", " lado"],
        _ => &[],
    }
}

/// Messages in which such words mean edges of tiles or equal numbers.
const SIDES_OF_TILES: [&str; 6] = [
    "layout-*",
    "lead-ifNone.highest-pair",
    "seats-direction.*",
    "turn-equalEnds.*",
    "score-play.*",
    "turn-plays.*",
];

/// Words for the boneyard, by language, in small letters.
fn words_of_boneyard(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["boneyard"],
        Language::Ru => &["базар"],
        Language::Hr => &["zalih"],
        Language::Es => &["pozo"],
        Language::Pt => &["monte"],
        _ => &[],
    }
}

/// Words for several opponents, by language, in small letters.
fn words_of_others(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["the others", "all other", "everyone else", "if several", "all three"],
        Language::Ru => &["остальные", "остальных", "если несколько", "все трое"],
        Language::Hr => &["ostali", "svi drugi", "ako ih više", "ako više"],
        Language::Es => &["los demás", "las demás", "si varios", "si varias"],
        Language::Pt => &["os outros", "os demais", "todos os outros", "se vários", "se várias"],
        _ => &[],
    }
}

/// Messages in which such words mean tiles.
const OTHER_TILES: [&str; 3] = ["layout-*", "turn-*", "end-*"];

/// A sentence of a sheet with the messages that it is made of.
struct Said {
    parameter: &'static str,
    keys: Vec<String>,
    text: String,
    /// Whether it is a part of the closing line.
    is_nothing: bool,
}

/// All sentences of a sheet but those about unused parameters.
fn said(facts: &Facts, language: Language) -> Vec<Said> {
    let words = Messages::of(language);
    let sentence = |(clause, place): &(&'static crate::clauses::Clause, Place)| {
        let wording = Wording::new(facts, words);
        let is_nothing = *place == Place::Nothing;
        let text = match place {
            Place::Own => clause.said(&wording),
            Place::Nothing => clause.nothing(&wording),
            Place::Within(_) | Place::Unused(_) => return None,
        };
        Some(Said { parameter: clause.parameter, keys: wording.keys.take(), text, is_nothing })
    };
    Placed::of(facts).0.iter().filter_map(sentence).collect()
}

/// How long a sentence may be. What follows a colon or a semicolon is read as a sentence of its own.
const WORDS_MAX: usize = 20;

fn matches(key: &str, pattern: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(end), _) => key.ends_with(end),
        (None, Some(start)) => key.starts_with(start),
        (None, None) => key == pattern,
    }
}

fn is_any(key: &str, patterns: &[&str]) -> bool {
    patterns.iter().any(|pattern| matches(key, pattern))
}

/// What happens in rounds that the engine settles.
#[derive(Default)]
struct Happens {
    several_score: bool,
    block_won: bool,
    tied: bool,
}

/// Settles random rounds at every table: hands of few points, so that ties are frequent.
fn play(rules: &Rules, random: &mut Shuffler, rounds: usize) -> Happens {
    let mut happens = Happens::default();
    for seats in rules.seat_counts().map(usize::from) {
        let sides = rules.sides(seats);
        for _ in 0..rounds {
            let seat = Seat::at(random.below(seats));
            let is_out = random.below(3) == 0;
            let hand = |other: Seat, random: &mut Shuffler| {
                if is_out && other == seat { 0 } else { u32::try_from(random.below(3)).expect("few") * 7 + 3 }
            };
            let values = BySeat::new(seats, |other| hand(other, random));
            let outcome = if is_out { Outcome::Out(seat) } else { Outcome::Blocked(seat) };
            let mut round = FinishedRound::plain(outcome, Seat::at(random.below(seats)), values);
            round.tiles =
                BySeat::new(seats, |other| if is_out && other == seat { 0 } else { random.below(2) + 1 });
            let settled: Settlement = settle(rules, &sides, &Standing::new(rules, sides.count()), &round);
            happens.several_score |= settled.sides.iter().filter(|side| side.credit > 0).count() > 1;
            happens.block_won |= !is_out && settled.winner.is_some();
            happens.tied |= settled.tied;
        }
    }
    happens
}

/// What is wrong with a sheet.
fn faults(rules: &Rules, language: Language, happens: &Happens) -> Vec<String> {
    let facts = Facts::of(rules);
    let said = said(&facts, language);
    let mut faults = Vec::new();
    let keys: Vec<&str> = said.iter().flat_map(|said| &said.keys).map(String::as_str).collect();
    let has = |pattern: &str| keys.iter().any(|key| matches(key, pattern));

    for (one, others) in EXCLUDING {
        let excluded = others.iter().filter(|other| has(other));
        faults.extend(excluded.filter(|_| has(one)).map(|other| format!("{one} and {other}")));
    }
    let tells_several = has("match-target.several") || has("match-severalOver.*");
    let highest_wins = has("match-target.wins-a*") && !has("lead-next.descending-double");
    if happens.several_score && highest_wins && !tells_several && rules.score.sense != Sense::None {
        faults.push("several score in a round, but no sentence says who wins then".into());
    }
    let makes_points = rules.score.play.is_some();
    if tells_several
        && !happens.several_score
        && !makes_points
        && !has("score-bonus.three-passes")
        && !has("score-bonus.pass*")
    {
        faults.push("several never score in a round".into());
    }
    if has("lead-afterBlock.winner*") && !happens.block_won {
        faults.push("no block is ever won".into());
    }
    let has_winner_in_ties =
        ["blocker-wins", "blocker-loses", "leader-wins"].map(|tie| format!("score-blockTie.{tie}"));
    if has("score-blockTie.*") && !happens.tied && !has_winner_in_ties.iter().any(|key| has(key)) {
        faults.push("no block is ever tied".into());
    }
    if happens.tied && !has("score-blockTie.*") && rules.score.sense != Sense::PlayOnly {
        faults.push("a block may be tied, but no sentence says what happens then".into());
    }
    let draws_for_hub = rules.lead.if_none == IfNone::Draw;
    for Said { parameter, keys, text, is_nothing } in &said {
        let mut fault = |what: &str| faults.push(format!("{what} ({parameter}): {text}"));
        if Messages::is_missing(text) {
            fault("a message is missing");
        }
        let is_about = |patterns: &[&str]| keys.iter().any(|key| is_any(key, patterns));
        let small = format!(" {}", text.to_lowercase());
        let contains = |words: &[&str]| words.iter().any(|word| small.contains(word));
        let alone = matches!(facts.partners, Partners::Solo | Partners::Hands);
        if alone
            && contains(words_of_partners(language))
            && !is_about(&SIDES_OF_TILES)
            && !is_about(&["seats-*"])
        {
            fault("partners where there are none");
        }
        if !facts.draws() && !draws_for_hub && contains(words_of_boneyard(language)) {
            fault("a boneyard where nobody draws");
        }
        if facts.two_sides
            && contains(words_of_others(language))
            && !is_about(&OTHER_TILES)
            && !is_about(&["score-bonus.pass*", "seats-*"])
        {
            fault("several opponents where there is one");
        }
        if !is_nothing && is_about(&NOTHING_HAPPENS) && !is_about(&SOMETHING_HAPPENS) {
            fault("a line says that nothing happens");
        }
        let sentences = text.split_inclusive(['.', '?', '!', ':', ';']);
        for sentence in sentences.filter(|sentence| sentence.split_whitespace().count() > WORDS_MAX) {
            fault(&format!("a sentence of more than {WORDS_MAX} words: {sentence}"));
        }
    }
    faults
}

#[test]
fn no_sheet_of_a_preset_or_random_rules_contradicts_itself() {
    let mut found: Vec<String> = Vec::new();
    let mut check = |rules: &Rules, random: &mut Shuffler| {
        let happens = play(rules, random, 100);
        for language in Language::ALL {
            let faults = faults(rules, language, &happens);
            found.extend(faults.into_iter().map(|fault| format!("{language}: {rules}\n    {fault}")));
        }
    };
    let mut random = Shuffler::new(1);
    for preset in presets::all() {
        check(&preset.rules, &mut random);
    }
    check_random_rules(check);
    let shown = found.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} faults\n{shown}", found.len());
}

#[test]
fn no_value_that_a_preset_accepts_contradicts_its_sheet() {
    let mut found: Vec<String> = Vec::new();
    let mut random = Shuffler::new(1);
    let mut languages = Language::ALL.into_iter().cycle();
    for preset in presets::all() {
        for (change, rules) in changed(&preset.rules).filter(|(_, rules)| rules.with(&[]).is_ok()) {
            let happens = play(&rules, &mut random, 60);
            // Each value in English and in one more language: all languages have the same messages.
            let others = languages.next().filter(|language| *language != Language::En);
            for language in [Language::En].into_iter().chain(others) {
                let faults = faults(&rules, language, &happens);
                let name = &preset.rules.preset;
                found.extend(
                    faults.into_iter().map(|fault| format!("{language}: {name} {change}\n    {fault}")),
                );
            }
        }
    }
    let shown = found.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} faults\n{shown}", found.len());
}
