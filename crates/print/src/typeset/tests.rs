//! Text in the scripts of the fonts in `tests/fonts`, which have just the letters that are written here.

use std::path::Path;
use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use crate::flow::{Style, clip, wrap};
use crate::fonts::MM_PER_POINT;

/// Names whose letters the fonts for tests have.
pub(crate) const NAMES: [&str; 9] = [
    "محمد علي",
    "فاطمة، ليلة",
    "שרה כהן",
    "דן (לוי) 12",
    "ฐิติ ปู่กุ้ง",
    "अमित क्षत्रिय",
    "श्री",
    "王小明",
    "さくら 김민수",
];

/// The fonts for tests.
pub(crate) fn fonts() -> &'static Fonts {
    static FONTS: LazyLock<Fonts> =
        LazyLock::new(|| Fonts::in_folders([Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fonts")]));
    &FONTS
}

fn line(words: &str) -> Arc<ShapedLine> {
    Typesetter::new(fonts()).line(words, Weight::Regular).expect("letters that the built-in fonts lack")
}

/// The letters from left to right, and the numbers of their glyphs.
fn seen(words: &str) -> (String, Vec<u16>) {
    let line = line(words);
    let glyphs: Vec<_> = line.runs.iter().flat_map(|run| &run.glyphs).collect();
    assert!(glyphs.iter().all(|glyph| glyph.id != 0), "{words}: {line:?}");
    (glyphs.iter().map(|glyph| &*glyph.letters).collect(), glyphs.iter().map(|glyph| glyph.id).collect())
}

#[test]
fn signs_without_a_glyph_are_left_out_without_a_gap() {
    let setter = Typesetter::new(Fonts::none());
    let printable = |words| setter.printable(words).into_owned();
    assert_eq!(printable("Ana"), "Ana");
    assert_eq!(printable("Ana 🎲 Lima"), "Ana Lima");
    assert_eq!(printable("🎲 Ana"), "Ana");
    assert_eq!(printable("Ana 👩‍👩‍👧"), "Ana");
    assert_eq!(printable("Ana🎲Lima"), "AnaLima");
    assert_eq!(printable("Ана  ❤️\nЖ\u{a0}\u{ad}x"), "Ана  \nЖ\u{a0}\u{ad}x");
    assert_eq!(printable("李"), "");
    assert_eq!(printable("e\u{301}"), "e");
}

#[test]
fn a_font_of_the_host_has_the_letters_that_the_built_in_fonts_lack() {
    assert_eq!((fonts().count(), fonts().skipped().len()), (5, 0), "{:?}", fonts().skipped());
    let setter = Typesetter::new(fonts());
    for name in NAMES {
        assert_eq!(setter.printable(name), name);
        assert_eq!(Typesetter::new(Fonts::none()).printable(name).chars().find(|c| c.is_alphabetic()), None);
        assert!(setter.width(name, Weight::SemiBold) > 0.5, "{name}");
    }
    assert_eq!(setter.printable("王 龍 🎲"), "王");
    assert!(setter.line("Žarko Петар", Weight::Regular).is_none());
    assert!(setter.memory.borrow().faces.len() <= 5);
}

/// A document with letters of the built-in fonts alone lists no folder.
#[test]
fn no_folder_is_read_without_need() {
    let fonts = Fonts::in_folders([Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fonts")]);
    let setter = Typesetter::new(&fonts);
    assert_eq!(setter.printable("Žarko Петар"), "Žarko Петар");
    assert!(setter.width("Žarko Петар", Weight::Regular) > 1.0);
    assert!(!fonts.is_listed());
    assert!(setter.has("ש") && fonts.is_listed());
}

#[test]
fn hebrew_stands_from_right_to_left() {
    assert_eq!(seen("שרה כהן").0, "ןהכ הרש");
}

#[test]
fn arabic_letters_are_joined() {
    let (letters, glyphs) = seen("محمد علي");
    assert_eq!(letters, "يلع دمحم");
    // The first letter of a word is written otherwise than the same letter inside and alone.
    let (first, inside, alone) = (glyphs[7], glyphs[5], seen("م").1[0]);
    assert!(first != inside && first != alone && inside != alone, "{glyphs:?}");
}

#[test]
fn numbers_and_latin_letters_stand_where_they_are_read() {
    let list = format!("3\u{a0}{}, 5\u{a0}{}", isolated("שרה"), isolated("דן"));
    assert_eq!(seen(&list).0, "3\u{a0}הרש, 5\u{a0}ןד");
    let mixed = isolated("שרה Ana כהן");
    assert_eq!(seen(&mixed).0, "ןהכ Ana הרש");
    // Brackets open towards the text, and digits are read from left to right.
    assert_eq!(seen(&isolated("דן (לוי) 12")).0, "12 (יול) ןד");
    assert_eq!(isolated("Ana"), "Ana");
    assert_eq!(plain(&list), "3\u{a0}שרה, 5\u{a0}דן");
}

#[test]
fn devanagari_signs_are_combined_and_ordered() {
    // The sign for i follows its letter, and is drawn before it.
    let (ma, mi) = (seen("म").1, seen("मि").1);
    assert!(mi.len() == 2 && mi[1] == ma[0] && mi[0] != ma[0], "{ma:?} {mi:?}");
    // Three letters are one sign.
    assert_eq!(seen("क्ष").1.len(), 1);
    assert_eq!(seen("श्री").0, "श्री");
}

#[test]
fn tall_letters_stay_in_their_line() {
    for name in NAMES {
        let (low, high) = line(name).ink();
        assert!(
            (-0.3001..=1.0001).contains(&low) && (-0.3001..=1.0001).contains(&high),
            "{name}: {low} {high}"
        );
    }
}

/// The fonts for tests in 11 points.
fn style() -> Style<'static> {
    Style::plain(11.0, Box::leak(Box::new(Typesetter::new(fonts()))))
}

#[test]
fn a_long_name_is_split_without_hyphens() {
    let style = style();
    let lines = wrap(&"王小明".repeat(4), style, 20.0);
    assert!(lines.len() > 2 && lines.concat() == "王小明".repeat(4), "{lines:?}");
    let lines = wrap(&isolated("محمد علي"), style, style.width("محمد") + 0.5);
    assert_eq!(lines, ["\u{2068}محمد\u{2069}", "\u{2068}علي\u{2069}"]);
    assert_eq!(clip(&isolated("محمد علي"), style, style.width("محمد") + 0.5, 1).len(), 1);
    let clipped = clip(&"王小明".repeat(4), style, 20.0, 1);
    assert!(clipped[0].ends_with('…') && style.width(&clipped[0]) <= 20.0, "{clipped:?}");
    // A letter keeps its marks.
    let thai = wrap("ปู่กุ้ง", style, 0.1);
    assert_eq!(thai, ["ปู่", "กุ้", "ง"]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Lines of any mixture fit, and keep every letter.
    #[test]
    fn lines_fit_and_keep_every_letter(
        words in prop::collection::vec(prop::sample::select(&NAMES[..]).prop_union(prop::sample::select(&["Ana", "Žarko Петар", "12"][..])), 1..5),
        room in 8.0..60.0,
    ) {
        let style = style();
        let words = words.iter().map(|name| isolated(name).into_owned()).collect::<Vec<_>>().join(", ");
        let lines = wrap(&words, style, room);
        for line in &lines {
            let one = plain(line).graphemes(true).count() == 1;
            prop_assert!(one || style.width(line) <= room + 0.01 * MM_PER_POINT * 11.0, "{line} {}", style.width(line));
        }
        let letters = |text: &str| plain(text).replace([' ', '-'], "");
        prop_assert_eq!(letters(&lines.concat()), letters(&words));
    }
}
