//! What printed pages say about tiles, sets, dates and page numbers.

use boneyard_club::Day;
use boneyard_i18n::Messages;
use boneyard_rules::ruleset::TileSet;
use boneyard_rules::{Pips, Tile};

fn number(number: Pips, words: &Messages) -> String {
    words.message_with("number", [("n", number.into())])
}

/// The name of a tile as players say it: "six-five", "double four", "carroça de branco".
pub(crate) fn tile(tile: Tile, words: &Messages) -> String {
    let (low, high) = (tile.low(), tile.high());
    let Some(third) = tile.third() else {
        return if tile.is_double() {
            words.message_with("tile-double", [("n", low.into())])
        } else {
            let (high, low) = (number(high, words), number(low, words));
            words.message_with("tile-plain", [("high", high.into()), ("low", low.into())])
        };
    };
    if tile.numbers().all(|each| each == third) {
        return words.message_with("tile-triple", [("n", third.into())]);
    }
    let mut spoken = tile.numbers().map(|each| number(each, words));
    let mut next = || spoken.next().unwrap_or_default().into();
    words.message_with("tile-triangle", [("first", next()), ("second", next()), ("third", next())])
}

/// The name of a set with its number of tiles.
pub(crate) fn set_title(set: TileSet, tiles: usize, words: &Messages) -> String {
    let name = words.message(match set {
        TileSet::Double6 => "print-set-double-6",
        TileSet::Double9 => "print-set-double-9",
        TileSet::Double12 => "print-set-double-12",
        TileSet::Double15 => "print-set-double-15",
        TileSet::Double18 => "print-set-double-18",
        TileSet::Triomino56 => "print-set-triomino-56",
    });
    words.message_with("print-tiles-title", [("set", name.into()), ("tiles", tiles.into())])
}

/// The page number.
pub(crate) fn page(page: usize, pages: usize, words: &Messages) -> String {
    words.message_with("print-page", [("page", page.into()), ("pages", pages.into())])
}

/// A date, with no-break spaces.
pub(crate) fn date(day: Day, words: &Messages) -> String {
    let (year, month, day) = day.parts();
    let date = words
        .message_with("print-date", [("day", day.into()), ("month", month.into()), ("year", year.into())]);
    date.replace(' ', "\u{a0}")
}

#[cfg(test)]
mod tests {
    use boneyard_i18n::Language;

    use super::*;

    /// The languages whose words are expected below.
    const KNOWN: [Language; 5] = [Language::En, Language::Ru, Language::Hr, Language::Es, Language::Pt];

    fn named(text: &str, language: Language) -> String {
        tile(text.parse().expect("a tile"), Messages::of(language))
    }

    fn everywhere(text: &str) -> [String; 5] {
        KNOWN.map(|language| named(text, language))
    }

    #[test]
    fn tiles_are_called_as_players_call_them() {
        assert_eq!(everywhere("6-5"), ["six-five", "шесть-пять", "šest-pet", "seis-cinco", "seis e cinco"]);
        assert_eq!(
            everywhere("4-4"),
            ["double four", "дубль четыре", "dupla četvorka", "cuatro doble", "carroça de quatro"]
        );
        assert_eq!(
            everywhere("0-0"),
            ["double blank", "дубль пусто", "dupla praznina", "blanca doble", "carroça de branco"]
        );
        assert_eq!(
            everywhere("0-3-5"),
            [
                "blank-three-five",
                "пусто-три-пять",
                "prazno-tri-pet",
                "blanca-tres-cinco",
                "branco e três e cinco"
            ]
        );
        assert_eq!(
            everywhere("5-5-5"),
            ["triple five", "тройка пять", "trostruka petica", "cinco triple", "tripla de cinco"]
        );
    }

    #[test]
    fn tiles_are_counted_in_the_plural_of_the_language() {
        let titles = |set, tiles| KNOWN.map(|language| set_title(set, tiles, Messages::of(language)));
        assert_eq!(
            titles(TileSet::Double12, 91),
            [
                "Double-twelve, 91 tiles",
                "Набор до двенадцати, 91 кость",
                "Set do dvanaestice, 91 pločica",
                "Doble doce, 91 fichas",
                "Duplo doze, 91 peças"
            ]
        );
        assert_eq!(titles(TileSet::Double6, 28)[1], "Набор до шести, 28 костей");
    }
}
