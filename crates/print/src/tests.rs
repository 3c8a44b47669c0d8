//! The catalogues of printed pages: every message exists in every language, is used, and can be printed.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, slice};

use boneyard_club::competition::{
    CompetitionCounts, CompetitionEntry, CompetitionPlan, CompetitionResults, CompetitionSession,
    SessionPlayed,
};
use boneyard_club::{Evening, Moment, RegulationName, SheetKind, file, never_stop};
use boneyard_i18n::{Messages, files};
use boneyard_rules::ruleset::TileSet;
use fluent_syntax::{ast::Entry, parser};

use crate::club::{SheetOptions, TextSize};
use crate::competition::Official;
use crate::fonts::Weight;
use crate::{Document, Language, Paper, club, competition, tiles};

/// The catalogues of printed pages. The web client uses some of them too.
const CATALOGUES: [&str; 7] =
    ["courtesies", "numbers", "picture-sets", "pictures", "print", "procedure", "regulations"];

fn catalogues(language: Language) -> impl Iterator<Item = String> {
    files(language).filter(|(name, _)| CATALOGUES.contains(&name.as_str())).map(|(_, text)| text)
}

/// The messages of a language, and the names of their values.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for text in catalogues(language) {
        let read =
            parser::parse(text.as_str()).unwrap_or_else(|(_, faults)| panic!("{language}: {faults:?}"));
        for entry in read.body {
            let Entry::Message(message) = entry else { continue };
            let name = message.id.name;
            let text = message.value.iter().map(|value| (name.to_owned(), value));
            let attributes =
                message.attributes.iter().map(|it| (format!("{name}.{}", it.id.name), &it.value));
            for (name, pattern) in text.chain(attributes) {
                let debug = format!("{pattern:?}");
                let values = debug.split("VariableReference { id: Identifier { name: \"").skip(1);
                let values = values.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
                assert!(messages.insert(name.clone(), values).is_none(), "{language} has {name} twice");
            }
        }
    }
    messages
}

#[test]
fn every_message_exists_in_every_language_with_the_same_values() {
    let english = messages(Language::En);
    assert_eq!(english["print-card-next-seat"].len(), 2);
    for language in Language::ALL {
        let other = messages(language);
        for (name, values) in &english {
            assert_eq!(other.get(name), Some(values), "{language}: {name}");
        }
        assert_eq!(other.len(), english.len(), "{language} has messages that English lacks");
    }
}

/// An evening with what the others lack: stakes in chips, all needs, and corrections of all kinds.
const MORE: &str = r#"evening 1
name "Friday"
players 4 published
stake 10
prize stakes 1
limit 45
player 1 "Ana" sight movement hearing
player 2 "Boris"
match 1 table 1 31:0
scorer 1 1 2
log 2026-11-20T20:14:05Z 1 "match 1" "" "" ""
log 2026-11-20T20:14:05Z 1 "match 1 table 1" "" "" ""
log 2026-11-20T20:14:05Z 1 "match 1 table 1 scorer" "" "" ""
log 2026-11-20T20:14:05Z 1 "match 1 table 1 round 1" "" "" ""
"#;

/// An evening after which nobody owes anything.
const EVEN: &str = r#"evening 1
name "Friday"
players 4 published
stake 10
matches 2
pairs 1 table 1 1 2 3 4
pairs 2 table 1 1 2 3 4
match 1 table 1 final 100:40
match 2 table 1 final 40:100
"#;

/// An evening at which plus points decide between the winners of both tables.
const PLUS: &str = r#"evening 1
name "Friday"
players 8 published
match 1 table 1 final 72:55 stopped
match 1 table 2 final 100:83
"#;

/// Evenings of fixed pairs whose matches are drawn, each with a bye.
const SWISS: &str = r#"evening 1
name "Friday"
players 6 swiss
matches 2
pairs 1 table 1 1 2 3 4
bye 1 5 6
match 1 table 1 final 100:40
"#;
const KNOCK_OUT: &str = r#"evening 1
name "Friday"
players 6 knock-out
pairs 1 table 1 3 4 5 6
bye 1 1 2
match 1 table 1 final 100:40
"#;

/// A night of two teams, of which one has a name.
const TEAMS: &str = r#"evening 1
name "Friday"
players 8 pairs teams 2
team 1 "Los Tigres"
match 1 table 1 final 100:40
match 1 table 2 final 100:60
"#;

/// Two groups, of which the best play a final; the place in the group parts the others.
const GROUPS: &str = r#"evening 1
name "Friday"
players 12 groups 2 qualify 1
pairs 4 table 1 1 2 3 4
match 1 table 1 final 100:40
match 1 table 2 final 100:40
match 2 table 1 final 100:40
match 2 table 2 final 100:40
match 3 table 1 final 100:40
match 3 table 2 final 100:40
match 4 table 1 final 100:40
"#;

/// Notes of the organiser, about a table and about nothing.
const NOTED: &str = r#"evening 1
name "Friday"
players 4 published
log 2026-11-20T20:14:05Z 1 "note table 1" "" "" "Luka"
log 2026-11-20T20:15:05Z 1 "note" "" "" "Ana"
"#;

/// A night by each regulation, and by one with a changed rule.
fn by_regulations() -> impl Iterator<Item = String> {
    let named = RegulationName::ALL.into_iter().map(|name| {
        let target = name.known().target;
        format!("evening 1\nname \"x\"\nplayers 4 published\ntarget {target}\nregulation {name}\n")
    });
    let changed =
        "evening 1\nname \"x\"\nplayers 4 published\nexcess on\norder difference\ntied-block same\n"
            .to_owned();
    named.chain([changed])
}

/// An evening with names in many scripts, which the built-in fonts lack.
const SCRIPTS: &str = include_str!("../tests/files/scripts.evening");

/// An evening whose own name is in another script.
const ARABIC: &str = "evening 1\nname \"ليلة\"\nplayers 4 published\n";

/// The files of club nights.
fn evening_files() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../club/tests/files/played");
    let texts = fs::read_dir(folder)
        .expect("a folder of evenings")
        .map(|entry| fs::read_to_string(entry.expect("an entry").path()).expect("text"));
    texts
        .chain([MORE, EVEN, PLUS, SWISS, KNOCK_OUT, TEAMS, GROUPS, NOTED, SCRIPTS, ARABIC].map(str::to_owned))
        .chain(by_regulations())
        .collect()
}

fn evenings() -> Vec<Evening> {
    let read = |text: String| file::read(&text).unwrap_or_else(|error| panic!("{error}"));
    evening_files().into_iter().map(read).collect()
}

/// Competitions of players and of pairs, with sessions that are over, that go on, and without a result.
fn competitions() -> [CompetitionResults; 3] {
    let session = |id: &str, room: &str| CompetitionSession {
        evening: id.into(),
        day: "2026-11-20".parse().expect("a day"),
        room: room.into(),
    };
    let played = |text: &str, is_over: bool| {
        SessionPlayed::of(&file::read(text).unwrap_or_else(|error| panic!("{error}")), is_over)
    };
    let entry = CompetitionEntry { name: "Ana".into(), licence: "1".into(), club: "Luka".into() };
    let results = |counts, name: &str, sessions| {
        let plan = CompetitionPlan { counts, sessions: Vec::new(), answers: Vec::new() };
        plan.results("Friday", name, slice::from_ref(&entry), sessions).expect("sessions that add up").results
    };
    let penalties = format!("{EVEN}player 1 \"Ana\"\npenalties on\npenalty 1 20\n");
    [
        results(
            CompetitionCounts::Players,
            "Friday",
            vec![
                (session("one", "Friday"), played(&penalties, true)),
                (session("two", ""), played(PLUS, false)),
            ],
        ),
        results(CompetitionCounts::Pairs, "ليلة", vec![(session("one", ""), played(SWISS, true))]),
        results(CompetitionCounts::Players, "Friday", vec![(session("one", ""), played(ARABIC, false))]),
    ]
}

/// Every sheet of [`evenings`] and every set of tiles, in one language.
fn documents(language: Language) -> Vec<Document> {
    let mut documents = Vec::new();
    for evening in evenings() {
        for kind in SheetKind::ALL {
            for size in TextSize::ALL {
                let options = SheetOptions { language, size, ..SheetOptions::default() };
                let sheet = club::document(kind, &evening, options, &never_stop);
                documents.push(sheet.expect("never stopped"));
            }
        }
    }
    let checksum = "0123456789".repeat(6) + "0123";
    let official = Official { version: 2, since: Moment(1_790_000_000_000), checksum: &checksum };
    for results in competitions() {
        for (size, official) in TextSize::ALL.into_iter().zip([Some(official), None]) {
            let options = SheetOptions { language, size, ..SheetOptions::default() };
            documents.push(
                competition::document(&results, official, options, &never_stop).expect("never stopped"),
            );
        }
    }
    let none =
        CompetitionResults { standings: Vec::new(), sessions: Vec::new(), ..competitions()[0].clone() };
    documents.push(
        competition::document(&none, None, SheetOptions { language, ..SheetOptions::default() }, &never_stop)
            .expect("never stopped"),
    );
    for set in [TileSet::Double6, TileSet::Double9, TileSet::Double12, TileSet::Double15, TileSet::Double18] {
        let look = "cards".parse().expect("a look");
        documents.push(tiles::document(set, look, language, Paper::A4));
    }
    for pictures in crate::picture_sets() {
        let look = format!("cards:{}", pictures.id).parse().expect("a look");
        documents.push(tiles::document(TileSet::Triomino56, look, language, Paper::A4));
        documents.push(tiles::document(TileSet::Double6, look, language, Paper::A4));
    }
    documents
}

/// Messages for values that no evening has yet: no order names the number, which decides last, nor what comes before
/// the order in a knock-out, and every source says the target and the bonuses.
const FOR_LATER: [&str; 5] = [
    "regulation-key.number",
    "regulation-key.progress",
    "regulation-key.group",
    "regulation-item.bonus",
    "regulation-item.target",
];

#[test]
fn every_message_is_used_and_has_its_values() {
    let language = Language::Hr;
    for document in documents(language) {
        for text in document.pages.iter().flat_map(|page| page.texts()) {
            assert!(!Messages::is_missing(&text.words), "{}: {text:?}", document.title);
        }
    }
    let used = Messages::of(language).used();
    let is_unused = |name: &String| !FOR_LATER.contains(&name.as_str()) && !used.contains(name);
    let unused: Vec<String> = messages(language).into_keys().filter(is_unused).collect();
    assert!(unused.is_empty(), "no page has {unused:?}");
}

/// The words in Latin letters of a text.
fn latin_words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic())
        .filter(|word| word.len() > 1 && word.is_ascii())
        .map(str::to_owned)
}

// Words that code writes are in English in every language. On a Russian page their letters show them.
#[test]
fn code_writes_no_words_on_a_page() {
    // Names stand in quotes in the files of club nights. They may contain quotes, after a backslash.
    let files: Vec<String> = evening_files().iter().map(|text| text.replace("\\\"", " ")).collect();
    let mut known: BTreeSet<String> =
        files.iter().flat_map(|text| text.split('"').skip(1).step_by(2)).flat_map(latin_words).collect();
    known.extend(["UTC", "SHA"].map(str::to_owned));
    // Sources stay in their own language. A long address is broken anywhere.
    let sources = RegulationName::ALL.into_iter().flat_map(|name| name.known().sources);
    let sources: String = sources.map(|source| source.title + " " + &source.address + " ").collect();
    for document in documents(Language::Ru) {
        for text in document.pages.iter().flat_map(|page| page.texts()) {
            let unknown = latin_words(&text.words)
                .find(|word| !known.contains(word) && !sources.contains(word.as_str()));
            assert_eq!(unknown, None, "{}: {}", document.title, text.words);
        }
    }
}

#[test]
fn the_fonts_have_every_letter() {
    for language in Language::ALL {
        for text in catalogues(language) {
            for weight in [Weight::Regular, Weight::SemiBold] {
                let missing = text.chars().find(|&letter| letter != '\n' && weight.glyph(letter) == 0);
                assert_eq!(missing, None, "{language}");
            }
        }
    }
}

#[test]
fn soft_hyphens_in_headings_are_kept() {
    let heading = |language| Messages::of(language).message("print-column-effectiveness");
    assert_eq!(heading(Language::En), "Effec\u{ad}tive\u{ad}ness");
    assert_eq!(heading(Language::Ru), "Резуль\u{ad}татив\u{ad}ность");
}

#[test]
fn braces_in_a_name_are_not_replaced() {
    let values = [("from", "{to}".into()), ("to", "Ana".into()), ("amount", "{ $to }".into())];
    let text = Messages::of(Language::En).message_with("print-money-payment", values);
    assert_eq!(text, "{to} pays Ana: { $to }.");
}
