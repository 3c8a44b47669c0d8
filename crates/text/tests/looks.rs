//! Tests of how names are compared.

use boneyard_text::{are_alike, looks, numbered, visible_name};
use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization;

#[test]
fn names_that_look_alike_share_a_look() {
    for (one, other) in [
        ("Mod", "mod"),
        ("Mod", "Mоd"),
        ("Mod", "Моd"),
        ("MOD", "МОD"),
        ("mod", "МОD"),
        ("Olaf", "0laf"),
        ("olaf", "OLAF"),
        ("Iva", "lva"),
        ("Iva", "1va"),
        ("Iva", "|va"),
        ("Bill", "BiIl"),
        ("Сара", "Capa"),
        ("modern", "rnodern"),
        ("Ana", "Ａｎａ"),
        ("Ana", "𝐀𝓷𝖺"),
        ("Ana", "Ana."),
        ("Ana", "_Ana_"),
        ("Ana", "«Ana»"),
        ("Ana", "anA!"),
        ("Vera", "νera"),
        ("M0D", "mod"),
        ("Ana María", "Ana Mari\u{301}a"),
        ("Ελένης", "ΕΛΈΝΗΣ"),
        ("Straße", "STRASSE"),
        ("Вова", "ВОВА"),
    ] {
        assert!(are_alike(one, other), "{one} {other}: {:?} {:?}", looks(one), looks(other));
    }
}

#[test]
fn names_that_look_different_share_none() {
    for (one, other) in [
        ("Ana", "Ána"),
        ("Ana", "Anna"),
        ("Ana", "Ana 2"),
        ("Ana 2", "Ana 3"),
        ("Ana B.", "Ana C."),
        ("Ana", "Ana 🦊"),
        ("🦊", "🐻"),
        ("!", "?"),
        ("Ана", "Яна"),
        ("Iva", "Eva"),
        ("iva", "lva"),
        ("Вера", "Нера"),
        ("Ila", "Lia"),
        ("Vera", "Nera"),
        ("李小龍", "李小龙"),
    ] {
        assert!(!are_alike(one, other), "{one} {other}: {:?} {:?}", looks(one), looks(other));
    }
    assert_eq!(looks(""), ["", "", ""]);
    assert_eq!(looks(" . "), [" . ", " . ", " . "]);
}

#[test]
fn capital_and_small_letters_of_every_script_look_alike() {
    let cased = |c: &char| !c.to_lowercase().eq(c.to_uppercase());
    for c in ('\0'..=char::MAX).filter(cased) {
        let (small, capital) = (c.to_lowercase().collect::<String>(), c.to_uppercase().collect::<String>());
        let (small, capital) = (format!("a{small}b"), format!("a{capital}b"));
        assert!(are_alike(&small, &capital), "{}", c.escape_unicode());
    }
}

// The store keeps the looks of names. It computes them again if its `LOOKS_VERSION` changes.
#[test]
fn looks_come_from_this_version_of_unicode() {
    let (major, minor, update) = unicode_security::UNICODE_VERSION;
    let hint = "count up `LOOKS_VERSION` in crates/store/src/accounts/names.rs, then change the number here";
    assert_eq!((major, minor, update), (18, 0, 0), "{hint}");
}

proptest! {
    #[test]
    fn looks_have_a_bound(name in "\\PC{0,40}") {
        for look in looks(&name) {
            prop_assert!(look.chars().count() <= 40 * 18 * 3, "{look}");
        }
    }

    #[test]
    fn normal_forms_and_capitals_of_a_name_look_alike(name in "\\PC{0,40}") {
        for other in [name.nfc().collect(), name.nfkd().collect(), name.to_lowercase(), name.to_uppercase()] {
            let other: String = other;
            prop_assert!(are_alike(&name, &other), "{other}");
        }
    }

    #[test]
    fn a_numbered_name_is_a_name(name in "[a-zA-Zа-яА-Яéñ🦊 ]{1,30}", number in 2usize..1_000) {
        if let Ok(name) = visible_name(&name, 24) {
            let numbered = numbered(&name, number, 24);
            prop_assert_eq!(visible_name(&numbered, 24), Ok(numbered));
        }
    }
}
