//! Names that cannot be printed whole, because no font has some of their letters.

use boneyard_club::{Evening, Player};
use unicode_properties::UnicodeEmoji;
use unicode_script::{Script, UnicodeScript};
use unicode_segmentation::UnicodeSegmentation;

use crate::host::Fonts;
use crate::typeset::Typesetter;

/// A name that cannot be printed whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The player; `None` for any other text of the evening, such as its own name, its place or a reason.
    pub player: Option<Player>,
    /// The whole name.
    pub name: String,
    /// The fonts that have its letters, such as `Noto Sans Arabic`.
    pub fonts: Vec<String>,
    /// Whether only emoji and other signs are left out, so that the name can still be read.
    pub only_signs: bool,
}

/// The font with emoji in one colour. Fonts in several colours cannot be printed.
const EMOJI: &str = "Noto Emoji";

/// The names and other texts of an evening that the built-in fonts and those of the host cannot print whole: first the players, by
/// number. `club` is the name of the club, as in [`SheetOptions`](super::SheetOptions).
#[must_use]
pub fn left_out(evening: &Evening, club: Option<&str>, fonts: &Fonts) -> Vec<LeftOut> {
    let (setter, setup) = (Typesetter::new(fonts), evening.setup());
    let names = Player::all(setup.size()).map(|player| (Some(player), setup.name_of(player)));
    let mut found: Vec<LeftOut> =
        names.filter_map(|(player, name)| lacking(player, &name, &setter)).collect();
    let mut texts = vec![&*setup.name];
    texts.extend(club);
    if let Some(origin) = &setup.origin {
        texts.extend([&*origin.organisation, &origin.city, &origin.country]);
    }
    texts.push(&setup.unit);
    texts.extend(evening.sanctions().iter().map(|sanction| &*sanction.reason));
    texts.extend(evening.log().iter().map(|line| &*line.why));
    for text in texts {
        if let Some(text) = lacking(None, text, &setter)
            && !found.contains(&text)
        {
            found.push(text);
        }
    }
    found
}

fn lacking(player: Option<Player>, name: &str, setter: &Typesetter<'_>) -> Option<LeftOut> {
    let mut left_out = LeftOut { player, name: name.to_owned(), fonts: Vec::new(), only_signs: true };
    for cluster in name.graphemes(true).filter(|cluster| !setter.has(cluster)) {
        let font = font_for(cluster);
        left_out.only_signs &= !cluster.chars().any(char::is_alphabetic);
        if !left_out.fonts.contains(&font) {
            left_out.fonts.push(font);
        }
    }
    (!left_out.fonts.is_empty()).then_some(left_out)
}

/// The name of a font with a letter.
fn font_for(cluster: &str) -> String {
    let scripts = cluster.chars().map(|letter| letter.script());
    let own = scripts.into_iter().find(|script| !matches!(script, Script::Common | Script::Inherited));
    let is_wide = |letter| matches!(letter, '\u{3000}'..='\u{33ff}' | '\u{fe30}'..='\u{fe4f}' | '\u{ff00}'..='\u{ffef}');
    match own {
        Some(Script::Han | Script::Hiragana | Script::Katakana | Script::Hangul | Script::Bopomofo) => {
            "Noto Sans CJK".to_owned()
        }
        Some(Script::Latin | Script::Greek | Script::Cyrillic | Script::Unknown) => "Noto Sans".to_owned(),
        Some(Script::Tibetan) => "Noto Serif Tibetan".to_owned(),
        Some(script) => format!("Noto Sans {}", script.full_name().replace('_', " ")),
        None if cluster.chars().any(is_wide) => "Noto Sans CJK".to_owned(),
        None if cluster.chars().any(|letter| letter.is_emoji_char()) => EMOJI.to_owned(),
        None => "Noto Sans Symbols".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_a_font_that_can_be_found() {
        for (letter, font) in [
            ("م", "Noto Sans Arabic"),
            ("ש", "Noto Sans Hebrew"),
            ("ฐิ", "Noto Sans Thai"),
            ("मि", "Noto Sans Devanagari"),
            ("王", "Noto Sans CJK"),
            ("が", "Noto Sans CJK"),
            ("ー", "Noto Sans CJK"),
            ("한", "Noto Sans CJK"),
            ("Ω", "Noto Sans"),
            ("🎲", EMOJI),
            ("👨‍👩‍👧‍👦", EMOJI),
            ("🇨🇺", EMOJI),
            ("⟁", "Noto Sans Symbols"),
        ] {
            assert_eq!(font_for(letter), font, "{letter}");
        }
    }
}
