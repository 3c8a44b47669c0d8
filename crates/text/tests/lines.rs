//! The check of one line of typed text.

use boneyard_text::{InvalidText, visible_line, visible_name};
use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Names as people write them. Each is in NFC.
const NAMES: &[&str] = &[
    "Ana",
    "Вера",
    "Nguyễn Thị Ánh",
    "李小龍",
    "山田 花子",
    "葛\u{e0100}城",
    "김민준",
    "علی\u{200c}رضا",
    "مُحَمَّد",
    "می\u{200c}خواهم",
    "श्री",
    "राज\u{94d}\u{200c}कुमार",
    "क\u{94d}\u{200d}षमा",
    "कार्त्स्न्यं",
    "শ্রী র\u{200d}\u{9cd}যাব",
    "ශ\u{dca}\u{200d}රී",
    "രാജന\u{d4d}\u{200d}",
    "ಕೆ. ರಾಜ\u{ccd}\u{200c}ಕುಮಾರ\u{ccd}",
    "தமிழ்",
    "လျှို့ဝှက်",
    "ខ្មែរ",
    "น้ำผึ้ง",
    "བསྒྲུབས",
    "ᠰᠣᠯᠣᠩᠭ\u{180e}ᠠ",
    "עִבְרִית",
    "Ελένη",
    "Հայկ",
    "ქეთევან",
    "O’Brien",
    "Jean-Luc D'Arcy",
    "Ž",
    "Ọlá́",
    "№ 1 (Friday) & Co. – 50 % «Б»",
    "👨\u{200d}👩\u{200d}👧\u{200d}👦",
    "👩🏻\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}👨🏼",
    "🏳\u{fe0f}\u{200d}🌈",
    "🧑🏽\u{200d}🚀",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "🇪🇸",
    "1\u{fe0f}\u{20e3}",
    "❤\u{fe0f}",
];

/// Ranges of characters, first and last, that are invisible alone and beside Latin letters.
const HIDDEN: &[(u32, u32)] = &[
    (0x00, 0x08),
    (0x0e, 0x1f),
    (0x7f, 0x84),
    (0x86, 0x9f),
    (0xad, 0xad),
    (0x34f, 0x34f),
    (0x61c, 0x61c),
    (0x115f, 0x1160),
    (0x17b4, 0x17b5),
    (0x180b, 0x180f),
    (0x200b, 0x200f),
    (0x202a, 0x202e),
    (0x2060, 0x206f),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xe000, 0xe00f),
    (0xfdd0, 0xfdef),
    (0xfe00, 0xfe0f),
    (0xfeff, 0xfeff),
    (0xffa0, 0xffa0),
    (0xfff0, 0xfffc),
    (0xfffe, 0xffff),
    (0x16fe4, 0x16fe4),
    (0x1d159, 0x1d159),
    (0x1d173, 0x1d17a),
    (0xe0000, 0xe0fff),
    (0xf_fff0, 0xf_ffff),
    (0x10_fff0, 0x10_ffff),
];

fn hidden() -> impl Iterator<Item = char> {
    HIDDEN.iter().flat_map(|(first, last)| *first..=*last).filter_map(char::from_u32)
}

#[test]
fn names_in_many_scripts_are_accepted_unchanged() {
    for name in NAMES {
        assert_eq!(visible_name(name, 60).as_deref(), Ok(*name), "{}", name.escape_unicode());
        let decomposed: String = name.nfd().collect();
        assert_eq!(visible_name(&decomposed, 60).as_deref(), Ok(*name), "{}", name.escape_unicode());
    }
}

#[test]
fn invisible_characters_are_refused() {
    for c in hidden() {
        for text in [format!("{c}"), format!("A{c}"), format!("{c}A"), format!("A{c}b"), format!("A {c} b")] {
            assert_eq!(visible_name(&text, 60), Err(InvalidText::Hidden), "{}", text.escape_unicode());
        }
    }
    // Marks without a letter, joiners without neighbours, and tags without a flag.
    for text in [
        "\u{301}",
        "A \u{301}b",
        "\u{fe0f}",
        "1\u{fe0f}",
        "A\u{200d}👩",
        "👩\u{200d}",
        "👩\u{200d}\u{200d}👩",
        "👩\u{200d}a",
        "👩\u{fe0f}\u{fe0f}",
        "ع \u{200c}ل",
        "ع\u{200c}",
        "ع\u{200c}\u{200c}ل",
        "ع\u{200c}5",
        "क\u{200d}क",
        "🏴\u{e0067}\u{e0062}\u{e007f}",
        "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}",
        "A\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    ] {
        assert_eq!(visible_name(text, 60), Err(InvalidText::Hidden), "{}", text.escape_unicode());
    }
}

#[test]
fn spaces_of_all_kinds_become_single_ones() {
    let spaces = "\t\n\u{b}\u{c}\r \u{85}\u{a0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2009}\u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}";
    assert_eq!(visible_line(spaces, 0), Ok(String::new()));
    assert_eq!(visible_name(spaces, 60), Err(InvalidText::Empty));
    for space in spaces.chars() {
        assert_eq!(visible_name(&format!("{space}Ana{space} {space}B{space}"), 60).as_deref(), Ok("Ana B"));
    }
}

#[test]
fn length_counts_characters_as_readers_do() {
    assert_eq!(
        visible_line(&"👨\u{200d}👩\u{200d}👧\u{200d}👦".repeat(30), 60).map(|line| line.len()),
        Ok(750)
    );
    assert_eq!(visible_line(&"x".repeat(60), 60).map(|line| line.len()), Ok(60));
    assert_eq!(visible_line(&"x".repeat(61), 60), Err(InvalidText::TooLong));
    assert_eq!(visible_line(&"श्री".repeat(61), 60), Err(InvalidText::TooLong));
    // Each is one character, but together they fill a page.
    assert_eq!(
        visible_line(&"👩🏻\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}👨🏼".repeat(60), 60),
        Err(InvalidText::TooLong)
    );
    assert_eq!(visible_line(&format!("a{}", "\u{301}".repeat(1 << 20)), 60), Err(InvalidText::TooLong));
}

#[test]
fn letters_do_not_vanish_under_marks() {
    let zalgo = "Z\u{338}\u{321}\u{34e}\u{326}\u{336}\u{320}\u{33a}\u{31f}a";
    assert_eq!(visible_name(zalgo.replace('\u{34e}', "\u{325}").as_str(), 60), Err(InvalidText::Stacked));
    assert_eq!(visible_name(&format!("ก{}", "\u{e47}".repeat(7)), 60), Err(InvalidText::Stacked));
    assert_eq!(visible_name(&"\u{1100}".repeat(13), 60), Err(InvalidText::Stacked));
    assert_eq!(visible_name(&format!("👩{}", "\u{200d}👩".repeat(9)), 60), Err(InvalidText::Stacked));
}

#[test]
fn every_scalar_is_accepted_or_refused_as_hidden() {
    for c in '\0'..=char::MAX {
        let is_answered = |text: &str| match visible_line(text, 3) {
            Ok(line) => line.nfc().eq(line.chars()),
            Err(bad) => bad == InvalidText::Hidden,
        };
        assert!(is_answered(&format!("{c}")) && is_answered(&format!("a{c}b")), "{}", c.escape_unicode());
    }
}

/// Random texts with many joiners, hidden characters and marks.
fn texts() -> impl Strategy<Value = String> {
    let special: Vec<String> = hidden()
        .filter(|c| u32::from(*c) < 0xe0000)
        .chain("\u{301}\u{308}\u{94d}\u{200c}\u{200d}\u{fe0f}\u{20e3}\u{e0100} 1a\u{1100}\u{1161}\u{11a8}👩❤🏽🇪علकر\u{1820}".chars())
        .map(String::from)
        .chain(NAMES.iter().map(|name| (*name).to_owned()))
        .collect();
    let part = prop_oneof![
        2 => any::<char>().prop_map(String::from),
        3 => proptest::sample::select(special),
        1 => "\\PC{0,8}",
        1 => ".{0,8}",
    ];
    proptest::collection::vec(part, 0..12).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn an_accepted_line_is_normalized(text in texts(), max in 0_usize..40) {
        let Ok(line) = visible_line(&text, max) else { return Ok(()) };
        prop_assert_eq!(visible_line(&line, max), Ok(line.clone()));
        prop_assert!(line.nfc().eq(line.chars()));
        prop_assert!(line.graphemes(true).count() <= max);
        prop_assert!(line.chars().count() <= 4 * max + 12);
        prop_assert!(!line.starts_with(' ') && !line.ends_with(' ') && !line.contains("  "));
        prop_assert!(!line.chars().any(|c| c.is_control()));
        prop_assert_eq!(visible_name(&text, max), if line.is_empty() { Err(InvalidText::Empty) } else { Ok(line) });
    }

    #[test]
    fn equal_texts_become_the_same_line(text in texts()) {
        let (composed, decomposed): (String, String) = (text.nfc().collect(), text.nfd().collect());
        prop_assert_eq!(visible_line(&composed, 60), visible_line(&text, 60));
        prop_assert_eq!(visible_line(&decomposed, 60), visible_line(&text, 60));
    }

    #[test]
    fn direction_characters_are_refused_anywhere(
        text in texts(),
        more in texts(),
        hidden_character in proptest::sample::select("\u{202a}\u{202b}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{200e}\u{200f}\u{61c}\0\u{200b}\u{feff}\u{2060}\u{ad}".chars().collect::<Vec<_>>()),
    ) {
        prop_assert!(visible_line(&[text, String::from(hidden_character), more].concat(), 1_000).is_err());
    }
}
