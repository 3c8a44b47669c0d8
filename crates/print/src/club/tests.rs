//! Layout rules for every sheet of random evenings: all marks inside the margins, no overlapping texts, no line through a text, no
//! small text, and no letter without a glyph.

use std::cell::Cell;
use std::fmt::Write;

use boneyard_club::{Evening, SheetKind, Stopped, file, never_stop};
use boneyard_i18n::Language;
use kurbo::{Line, ParamCurve, PathSeg, Point, Rect, Shape};
use proptest::prelude::*;

use crate::club::{SheetOptions, TextSize};
use crate::fonts::{MM_PER_POINT, Weight};
use crate::page::{Align, Document, Mark, Page, Text};
use crate::paper::Paper;
use crate::typeset;

fn read(text: &str) -> Evening {
    file::read(text).unwrap_or_else(|error| panic!("{error} in\n{text:.2000}"))
}

/// The bounds of a text, including accents and descenders, in millimetres.
fn bounds(text: &Text) -> Rect {
    let (start, em) = (text.start(), text.size * MM_PER_POINT);
    let (low, high) = text.shaped.as_ref().map_or((-0.26, 0.93), |line| line.ink());
    Rect::new(start.x, start.y - high * em, start.x + text.width(), start.y - low * em)
}

/// The document, never stopped.
fn document(
    kind: SheetKind,
    evening: &Evening,
    language: Language,
    paper: Paper,
    size: TextSize,
) -> Document {
    let options =
        SheetOptions { language, paper, size, club: Some(NAMES[4]), fonts: typeset::tests::fonts() };
    crate::club::document(kind, evening, options, &never_stop).expect("never stopped")
}

fn check(document: &Document, size: TextSize) {
    assert!(!document.pages.is_empty());
    for (number, page) in (1..).zip(&document.pages) {
        if let Err(fault) = check_page(page, size) {
            panic!("{}, page {number}: {fault}", document.title);
        }
    }
}

/// The tolerance for rounding errors, in millimetres.
const TOLERANCE: f64 = 0.05;

fn check_page(page: &Page, size: TextSize) -> Result<(), String> {
    let room = page.paper.inner().inflate(TOLERANCE, TOLERANCE);
    let mut placed: Vec<(Rect, &Text)> = Vec::new();
    for text in page.texts() {
        if text.size < size.least() {
            return Err(format!("too small: {text:?}"));
        }
        let lacks = |letter: &char| text.shaped.is_none() && text.weight.glyph(*letter) == 0;
        if let Some(letter) = text.words.chars().find(lacks) {
            return Err(format!("the fonts lack {letter:?} of {text:?}"));
        }
        let place = bounds(text);
        if !room.contains_rect(place) {
            return Err(format!("off the paper: {text:?}"));
        }
        // Texts that only touch do not overlap.
        let core = place.inset(-0.05);
        if let Some((_, other)) = placed.iter().find(|(other, _)| overlap(*other, core)) {
            return Err(format!("over each other: {text:?} and {other:?}"));
        }
        placed.push((core, text));
    }
    for mark in &page.marks {
        let (Mark::Line(path, _) | Mark::Filled(path)) = mark else { continue };
        if !room.contains_rect(path.bounding_box()) {
            return Err(format!("off the paper: {mark:?}"));
        }
        for segment in path.segments() {
            if let Some((_, text)) = placed.iter().find(|(place, _)| crosses(segment, *place)) {
                return Err(format!("a line through {text:?}: {segment:?}"));
            }
        }
    }
    Ok(())
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1
}

/// Whether a stroke crosses a text.
fn crosses(segment: PathSeg, place: Rect) -> bool {
    // A line may touch the accents of a text.
    let core =
        Rect::new(place.x0, place.y0 + place.height() * 0.2, place.x1, place.y1 - place.height() * 0.1);
    let within = |segment: PathSeg| overlap(segment.bounding_box().inflate(1e-6, 1e-6), core);
    match segment {
        PathSeg::Line(_) => within(segment),
        PathSeg::Quad(_) | PathSeg::Cubic(_) => {
            let cut = |part: u8| segment.subsegment(f64::from(part) / 8.0..f64::from(part + 1) / 8.0);
            (0..8).map(cut).any(within)
        }
    }
}

#[test]
fn the_checks_find_each_kind_of_fault() {
    let text = |words: &str, x: f64, y: f64, size: f64| Text {
        words: words.to_owned(),
        at: Point::new(x, y),
        size,
        weight: Weight::Regular,
        align: Align::Start,
        shaped: None,
    };
    let fault = |texts: &[Text], line: Option<Line>| {
        let mut page = Page::new(Paper::A4);
        texts.iter().for_each(|text| page.text(text.clone()));
        line.iter().for_each(|line| page.line(line, 0.2));
        check_page(&page, TextSize::Normal).err().unwrap_or_default()
    };
    let good = text("Ana", 20.0, 20.0, 11.0);
    assert_eq!(fault(&[good.clone(), text("Boris", 20.0, 25.1, 11.0)], None), "");
    assert!(fault(&[text("Ana", 20.0, 20.0, 10.9)], None).starts_with("too small"));
    assert!(fault(&[text("Ana", 198.0, 20.0, 11.0)], None).starts_with("off the paper"));
    assert!(fault(&[text("\u{4e00}", 20.0, 20.0, 11.0)], None).starts_with("the fonts lack"));
    assert!(fault(&[good.clone(), text("Boris", 25.0, 22.0, 11.0)], None).starts_with("over each other"));
    let through = Line::new((10.0, 19.0), (60.0, 19.0));
    assert!(fault(std::slice::from_ref(&good), Some(through)).starts_with("a line through"));
    assert_eq!(fault(&[good], Some(Line::new((10.0, 21.5), (60.0, 21.5)))), "");
}

/// Names for players: one letter, several words, one long word, Latin and Cyrillic letters, and the scripts of the fonts for tests.
const NAMES: [&str; 20] = [
    "A",
    "Ana",
    "Žarko Đurđević",
    "Петар Иванов",
    "Luis Alberto Hernández Fernández de la Concepción y Santiago",
    "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis",
    "Константинопольская-Преображенская",
    "João da Conceição",
    "Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ Щ",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    "محمد علي",
    "محمدمحمدمحمدمحمدمحمدمحمدمحمدمحمدمحمدمحمدمحمدمحمدمحمد",
    "שרה Ana כהן (לוי)",
    "שרה כהן שרה כהן שרה כהן שרה כהן שרה כהן שרה כהן שרה כהן",
    "ฐิติ",
    "ปู่กุ้งปู่กุ้งปู่กุ้งปู่กุ้งปู่กุ้งปู่กุ้งปู่กุ้ง",
    "अमित क्षत्रिय",
    "श्रीश्रीश्रीश्रीश्रीश्रीश्रीश्रीश्रीश्री",
    "王小明王小明王小明王小明王小明王小明王小明王小明王小明王小明",
    "さくら 김민수",
];

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

    fn once_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }
}

/// A random evening with `over` finished matches, then one in progress at table 1.
fn any_evening(seed: u64, players: usize, matches: usize, over: usize) -> Evening {
    let mut random = Random(seed);
    let text = write_evening(&mut random, players, matches, over).expect("a string takes all");
    read(&text)
}

fn write_evening(
    random: &mut Random,
    players: usize,
    matches: usize,
    over: usize,
) -> Result<String, std::fmt::Error> {
    let mut text = String::from("evening 1\n");
    writeln!(text, "name \"{}\"", NAMES[random.below(NAMES.len())])?;
    if random.once_in(2) {
        let place = |random: &mut Random| NAMES[random.below(NAMES.len())];
        let (country, city, house) = (place(random), place(random), place(random));
        writeln!(text, "origin \"{country}\" \"{city}\" \"{house}\"\ndate 2026-11-20\nlimit 45")?;
    }
    writeln!(text, "players {players} balanced\nmatches {matches}\npenalties on")?;
    if players < 8 {
        let stake = [1, 10, 1_000_000][random.below(3)];
        writeln!(
            text,
            "stake {stake} \"chips\"\nprize {}",
            ["stakes 1", "losses", "winnings shared"][random.below(3)]
        )?;
    }
    for player in 1..=players {
        let name = NAMES[random.below(NAMES.len())];
        // Names are unique in an evening.
        let name: String = format!("{player} {name}").chars().take(60).collect();
        let needs = ["", "", " sight", " movement hearing", " sight movement hearing"][random.below(5)];
        writeln!(text, "player {player} \"{}\"{needs}", name.trim())?;
    }
    for number in 1..=matches {
        write_match(random, &mut text, players, number, over)?;
    }
    for _ in 0..random.below(4) {
        let reason = "touched a tile, and spoke ".repeat(random.below(12));
        writeln!(text, "penalty {} 30 match 1 round 2 \"{}\"", 1 + random.below(players), reason.trim())?;
        writeln!(
            text,
            "log 2026-11-20T20:14:05Z 1 \"match 1 table 1 round 2\" \"45\" \"54\" \"{}\"",
            reason.trim()
        )?;
    }
    Ok(text)
}

fn write_match(
    random: &mut Random,
    text: &mut String,
    players: usize,
    number: usize,
    over: usize,
) -> std::fmt::Result {
    let mut order: Vec<usize> = (1..=players).collect();
    for last in (1..players).rev() {
        order.swap(last, random.below(last + 1));
    }
    for (table, four) in (1..).zip(order.chunks_exact(4)) {
        let filler = if random.once_in(8) { " filler 2" } else { "" };
        writeln!(
            text,
            "pairs {number} table {table} {} {} {} {}{filler}",
            four[0], four[1], four[2], four[3]
        )?;
        if number > over + 1 || number == over + 1 && table > 1 {
            continue;
        }
        write!(text, "match {number} table {table}")?;
        if number <= over && random.once_in(3) {
            write!(text, " final {}", ["100:37", "48:48 lot 1", "72:55 stopped", "0:217"][random.below(4)])?;
        } else {
            write_rounds(random, text, number <= over)?;
        }
        if random.once_in(2) {
            write!(text, " first {}", four[random.below(4)])?;
        }
        writeln!(text)?;
        if random.once_in(2) {
            writeln!(text, "scorer {number} {table} {}", four[random.below(4)])?;
        }
    }
    Ok(())
}

fn write_rounds(random: &mut Random, text: &mut String, over: bool) -> std::fmt::Result {
    let mut score = [0, 0];
    // A match may have many tied rounds.
    let ties = if random.once_in(10) { 60 } else { random.below(3) };
    for _ in 0..ties {
        text.write_str([" 0:0", " 0:0/2"][random.below(2)])?;
    }
    while over && score.iter().all(|sum| *sum < 100) {
        let (pair, points) = (random.below(2), 1 + random.below(60));
        score[pair] += points;
        match pair {
            0 => write!(text, " {points}:0")?,
            _ => write!(text, " 0:{points}")?,
        }
    }
    Ok(())
}

proptest! {
    // Shrinking is limited: a smaller seed does not give a simpler evening.
    #![proptest_config(ProptestConfig { cases: 64, max_shrink_iters: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sheets_keep_the_layout_rules(
        seed in any::<u64>(),
        players in prop_oneof![4_usize..8, 8_usize..20, Just(64)],
        matches in 1_usize..5,
        over in 0_usize..5,
    ) {
        let evening = any_evening(seed, players, matches, over);
        let mut random = Random(seed);
        for kind in SheetKind::ALL {
            let language = Language::ALL[random.below(5)];
            let (paper, size) = (Paper::ALL[random.below(2)], TextSize::ALL[random.below(2)]);
            check(&document(kind, &evening, language, paper, size), size);
        }
    }
}

/// Long names and places take smaller fonts: they stay above the line to sign on.
#[test]
fn certificates_of_long_names_end_above_the_signature() {
    let origin = format!("origin \"{}\" \"{}\" \"{}\"\ndate 2026-11-20\n", NAMES[9], NAMES[8], NAMES[5]);
    for (name, player) in [(NAMES[9], NAMES[9]), (NAMES[5], NAMES[5]), (NAMES[1], NAMES[1])] {
        let mut text = format!("evening 1\nname \"{name}\"\n{origin}players 4 balanced\nmatches 1\n");
        for number in 1..=4 {
            let name: String = format!("{number} {player}").chars().take(60).collect();
            writeln!(text, "player {number} \"{name}\"").expect("a string takes all");
        }
        text.push_str("pairs 1 table 1 1 2 3 4\nmatch 1 table 1 final 100:37\n");
        let evening = read(&text);
        for (paper, size) in Paper::ALL.into_iter().flat_map(|paper| TextSize::ALL.map(|size| (paper, size)))
        {
            for language in Language::ALL {
                check(&document(SheetKind::Certificates, &evening, language, paper, size), size);
            }
        }
    }
}

/// Whenever `stop` first returns `true`, printing ends and does not call `stop` again.
#[test]
fn printing_can_be_stopped_at_any_call() {
    let evening = any_evening(7041, 12, 3, 2);
    for kind in SheetKind::ALL {
        let calls = Cell::new(0);
        let print = |allowed: usize| {
            calls.set(0);
            let stop = || {
                calls.set(calls.get() + 1);
                calls.get() > allowed
            };
            let options = SheetOptions { size: TextSize::Large, ..SheetOptions::default() };
            crate::club::document(kind, &evening, options, &stop).and_then(|document| document.to_pdf(&stop))
        };
        print(usize::MAX).expect("never stopped");
        let all = calls.get();
        for allowed in (0..all).filter(|allowed| *allowed < 20 || allowed % 7 == 0 || allowed + 1 == all) {
            assert_eq!(
                (print(allowed), calls.get()),
                (Err(Stopped), allowed + 1),
                "{kind}: {allowed} of {all}"
            );
        }
    }
}

/// The largest evening.
#[test]
fn sixty_four_players_and_sixty_three_matches() {
    let evening = any_evening(7041, 64, 63, 20);
    for kind in SheetKind::ALL {
        let document = document(kind, &evening, Language::Hr, Paper::Letter, TextSize::Normal);
        check(&document, TextSize::Normal);
        if kind == SheetKind::Schedule {
            let numbers = |text: &&Text| text.words.contains('·') && !text.words.contains(':');
            let tables = document.pages.iter().flat_map(Page::texts).filter(numbers).count();
            assert_eq!(tables, 63 * 16);
        }
    }
}
