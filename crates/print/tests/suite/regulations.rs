//! What sheets say of the regulation of a night, for every regulation and every changed rule.
//!
//! `cargo xtask generate regulations` writes the cases and their sentences. The page's tests read the same file.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_club::{
    Evening, Groups, LeadRule, Regulation, RegulationName, SeatingKind, Setup, SheetKind, file,
};
use boneyard_print::club::{RuleSentences, SheetOptions, document};
use boneyard_print::{Language, never_stop};
use boneyard_test_support::pdf;
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    regulation: Regulation,
    target: u16,
    limit: Option<u16>,
    seating: SeatingKind,
    sentences: BTreeMap<String, Sentences>,
}

#[derive(Deserialize)]
struct Sentences {
    deal: Vec<String>,
    round: Vec<String>,
    target: Vec<String>,
    time: Vec<String>,
    wins: Vec<String>,
    places: Vec<String>,
    draw: Vec<String>,
    mishaps: Vec<String>,
}

impl Case {
    fn all() -> Vec<Self> {
        serde_json::from_str(include_str!("../../../../web/src/features/evening/testing/regulations.json"))
            .expect("the generated cases")
    }

    fn evening(&self) -> Evening {
        // Two groups are the fewest.
        let (players, groups) = match self.seating {
            SeatingKind::Groups => (8, Some(Groups { count: 2, qualify: 1 })),
            _ => (4, None),
        };
        let mut setup = Setup { groups, ..Setup::new("Friday", players, self.seating) };
        for (number, player) in (1..).zip(&mut setup.players) {
            player.name = format!("P{number}");
        }
        let Self { regulation, target, limit, .. } = self;
        let setup = Setup { regulation: regulation.clone(), target: *target, limit: *limit, ..setup };
        Evening::planned(setup).expect("an evening")
    }

    /// What a table has to know, in the order of the procedure.
    fn at_the_table(&self, language: Language) -> Vec<&str> {
        let Sentences { deal, round, target, time, wins, .. } = &self.sentences[language.code()];
        [deal, round, target, time, wins].into_iter().flatten().map(String::as_str).collect()
    }
}

/// The text of a sheet on one line.
fn text(kind: SheetKind, evening: &Evening, language: Language) -> String {
    let options = SheetOptions { language, ..SheetOptions::default() };
    let document = document(kind, evening, options, &never_stop).expect("never stopped");
    let pages = pdf::texts(&document.to_pdf(&never_stop).expect("never stopped")).join("\n");
    let plain = pages.replace('\u{a0}', " ").replace('\u{2011}', "-");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the club's own procedure says of a round, in words that must stand only in the sentences of a regulation.
fn words_of_club_pairs(language: Language) -> [&'static str; 3] {
    match language {
        Language::En => ["seven", "loser", "no matter"],
        Language::Es => ["siete", "perdedor", "gane quien"],
        Language::Hr => ["sedam", "gubitni", "bez obzira"],
        Language::Pt => ["sete", "perdedor", "não importa"],
        Language::Ru => ["семь", "проигравш", "кто бы ни"],
        other => panic!("{other} has no expected words"),
    }
}

/// CLUB-41, CLUB-44, CLUB-46, CLUB-56: the procedure says the rules of the night, and no others.
#[test]
fn the_procedure_says_the_rules_of_the_night_and_no_others() {
    let cases = Case::all();
    assert!(cases.len() > RegulationName::ALL.len() + 30);
    for language in Language::ALL {
        let every: BTreeSet<&str> = cases.iter().flat_map(|case| case.at_the_table(language)).collect();
        for case in &cases {
            let mut text = text(SheetKind::Procedure, &case.evening(), language);
            let here = case.at_the_table(language);
            for sentence in &here {
                let found = text.find(sentence);
                let start = found.unwrap_or_else(|| panic!("{language}: no `{sentence}` in {text}"));
                text.replace_range(start..start + sentence.len(), "");
            }
            let other = every.iter().find(|sentence| text.contains(**sentence));
            assert_eq!(other, None, "{language}: {here:?}");
            for word in words_of_club_pairs(language) {
                assert!(!text.contains(word), "{language}: `{word}` in {text}");
            }
        }
    }
}

/// A score sheet to fill in says the target, what is recorded above it, and who leads the next round.
#[test]
fn a_score_sheet_says_the_rules_of_the_night() {
    for language in Language::ALL {
        for case in Case::all() {
            let text = text(SheetKind::Score, &case.evening(), language);
            let Sentences { target, round, .. } = &case.sentences[language.code()];
            for sentence in target {
                assert!(text.contains(sentence), "{language}: no `{sentence}` in {text}");
            }
            let winners = round.last().is_some_and(|lead| text.contains(lead));
            assert_eq!(winners, case.regulation.lead == LeadRule::Winner, "{language}: {text}");
            if language == Language::En {
                assert_eq!(text.contains("Lead in this order"), !winners, "{text}");
            }
        }
    }
}

/// The sheet of the regulation has every sentence.
#[test]
fn the_sheet_of_the_regulation_has_every_rule() {
    for case in Case::all() {
        let evening = case.evening();
        let words = RuleSentences::of(evening.setup(), Language::En);
        let Sentences { deal, round, target, time, wins, places, draw, mishaps } = &case.sentences["en"];
        assert_eq!(words.clone().all(), [&**deal, round, target, time, wins, places, draw, mishaps].concat());
        let text = text(SheetKind::Regulation, &evening, Language::En);
        for sentence in words.all() {
            assert!(text.contains(&sentence), "no `{sentence}` in {text}");
        }
    }
}

/// The name says whether a rule was changed.
#[test]
fn the_title_says_whether_a_rule_was_changed() {
    let title = |rules: &str| {
        let evening = file::read(&format!("evening 1\nname \"x\"\nplayers 4 published\n{rules}"));
        let text = text(SheetKind::Regulation, &evening.expect("an evening"), Language::En);
        text.contains("Regulation: Spain, changed")
    };
    assert!(!title("regulation spain\ntarget 200\n"));
    assert!(title("regulation spain\ntarget 200\nexcess on\n"));
}

/// CLUB-74: stakes follow the match points of the regulation.
#[test]
fn the_money_sheet_says_what_a_win_is_worth() {
    // Stakes are for one table, and groups have two or more.
    for case in Case::all().into_iter().filter(|case| case.seating != SeatingKind::Groups) {
        let mut setup = case.evening().setup().clone();
        setup.stake = 10;
        let evening = Evening::planned(setup).expect("an evening");
        for language in Language::ALL {
            let text = text(SheetKind::Money, &evening, language);
            for sentence in &case.sentences[language.code()].wins {
                assert!(text.contains(sentence), "{language}: no `{sentence}` in {text}");
            }
        }
    }
}
