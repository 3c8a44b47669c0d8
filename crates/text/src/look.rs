//! How a name looks, for comparison.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::confusable_detection;
use unicode_segmentation::UnicodeSegmentation;

/// What a name looks like: in capitals, in small letters, and as it is. Names that share a look are confusable: readers take one for
/// the other. Looks are for comparison only, not for people to read.
///
/// A look is a skeleton of [UTS #39](https://www.unicode.org/reports/tr39/#Confusable_Detection), also without compatibility characters, and
/// without spaces and punctuation at the ends. A name of punctuation alone keeps it.
///
/// ```
/// use boneyard_text::{are_alike, looks};
///
/// assert!(are_alike("Моd", "mod"), "with Cyrillic letters");
/// assert!(are_alike("MaiI.", "Mail"), "with a capital i");
/// assert!(!are_alike("Ana", "Ána"));
/// assert_eq!(looks("Ana"), ["ANA", "ana", "ana"]);
/// ```
#[must_use]
pub fn looks(name: &str) -> [String; 3] {
    let name: String = name.nfkc().collect();
    // Letters that look alike often do so only as capitals, or only as small ones: `В` and `B`, `г` and `r`.
    let capitals = skeleton(&name.to_uppercase());
    let small = skeleton(&name.to_lowercase());
    // A capital can look like a small letter: `I` and `l`.
    let as_is = skeleton(&name).to_lowercase();
    [capitals, small, as_is].map(|look| {
        let inner = look.trim_matches(is_ornament);
        if inner.is_empty() { look } else { inner.to_owned() }
    })
}

/// Whether readers may take one name for the other.
#[must_use]
pub fn are_alike(one: &str, other: &str) -> bool {
    let others = looks(other);
    looks(one).iter().any(|look| others.contains(look))
}

/// A name without accents, capitals, spaces and punctuation, which people often leave out. Two people rarely have the same plain name in one
/// club. It is for comparison only.
///
/// ```
/// use boneyard_text::plain;
///
/// assert_eq!(plain("Ivan Babić"), plain("ivan  Babic"));
/// assert_ne!(plain("Ivan Babić"), plain("Ivana Babić"));
/// ```
#[must_use]
pub fn plain(name: &str) -> String {
    let mut plain = String::new();
    for c in name.nfkd().filter(|c| !is_ornament(*c) && !is_accent(*c)).flat_map(char::to_lowercase) {
        // Unicode does not decompose these.
        match c {
            'đ' => plain.push('d'),
            'ł' => plain.push('l'),
            'ø' => plain.push('o'),
            'ı' => plain.push('i'),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            c => plain.push(c),
        }
    }
    // A name of punctuation alone keeps it.
    if plain.is_empty() { name.to_owned() } else { plain }
}

/// The accents of Latin, Greek and Cyrillic letters. Marks of other scripts are vowels, which tell names apart.
const fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

fn skeleton(text: &str) -> String {
    confusable_detection::skeleton(text).collect()
}

/// A name with a number after it, at most `max` characters long: `Ana 2`.
///
/// ```
/// use boneyard_text::numbered;
///
/// assert_eq!(numbered("Ana", 2, 24), "Ana 2");
/// assert_eq!(numbered("Maximiliana", 12, 10), "Maximil 12");
/// ```
#[must_use]
pub fn numbered(name: &str, number: usize, max: usize) -> String {
    let number = number.to_string();
    let kept = max.saturating_sub(number.len() + 1);
    let name: String = name.graphemes(true).take(kept).collect();
    format!("{} {number}", name.trim_end())
}

fn is_ornament(c: char) -> bool {
    matches!(c.general_category_group(), GeneralCategoryGroup::Punctuation | GeneralCategoryGroup::Separator)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_plain_name_has_no_accents_capitals_and_spaces() {
        for (one, other) in [
            ("Ivan Babic", "Ivan Babić"),
            ("IVAN  BABIĆ", "ivan babic"),
            ("Đurđa Žganjer", "Durda Zganjer"),
            ("José Núñez", "Jose\u{301} Nunez"),
            ("Артём Зайцев", "Артем Заицев"),
            ("Łukasz Strauß", "Lukasz Strauss"),
            ("Ana-Marija", "Ana Marija"),
            ("Ana M.", "ana m"),
        ] {
            assert_eq!(plain(one), plain(other));
        }
        for (one, other) in [("Ivan Babić", "Ivan Babin"), ("Ana 1", "Ana 2"), ("राम", "रामा"), ("?", "!")]
        {
            assert_ne!(plain(one), plain(other));
        }
    }
}
