//! The texts of printed pages, in every language.

use boneyard_agreement::Language;
use boneyard_rules::ruleset::TileSet;
use boneyard_rules::{Pips, Tile};

/// The names of the numbers, blank first.
type Numbers = [&'static str; 19];

const ENGLISH: Numbers = [
    "blank",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
];
const RUSSIAN: Numbers = [
    "пусто",
    "один",
    "два",
    "три",
    "четыре",
    "пять",
    "шесть",
    "семь",
    "восемь",
    "девять",
    "десять",
    "одиннадцать",
    "двенадцать",
    "тринадцать",
    "четырнадцать",
    "пятнадцать",
    "шестнадцать",
    "семнадцать",
    "восемнадцать",
];
const CROATIAN: Numbers = [
    "prazno",
    "jedan",
    "dva",
    "tri",
    "četiri",
    "pet",
    "šest",
    "sedam",
    "osam",
    "devet",
    "deset",
    "jedanaest",
    "dvanaest",
    "trinaest",
    "četrnaest",
    "petnaest",
    "šesnaest",
    "sedamnaest",
    "osamnaest",
];
const SPANISH: Numbers = [
    "blanca",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
];
const PORTUGUESE: Numbers = [
    "branco",
    "um",
    "dois",
    "três",
    "quatro",
    "cinco",
    "seis",
    "sete",
    "oito",
    "nove",
    "dez",
    "onze",
    "doze",
    "treze",
    "catorze",
    "quinze",
    "dezesseis",
    "dezessete",
    "dezoito",
];

/// The numbers in the names of Croatian doubles.
const CROATIAN_DOUBLES: Numbers = [
    "praznina",
    "jedinica",
    "dvojka",
    "trojka",
    "četvorka",
    "petica",
    "šestica",
    "sedmica",
    "osmica",
    "devetka",
    "desetka",
    "jedanaestica",
    "dvanaestica",
    "trinaestica",
    "četrnaestica",
    "petnaestica",
    "šesnaestica",
    "sedamnaestica",
    "osamnaestica",
];

fn number(number: Pips, language: Language) -> &'static str {
    let numbers = match language {
        Language::En => ENGLISH,
        Language::Ru => RUSSIAN,
        Language::Hr => CROATIAN,
        Language::Es => SPANISH,
        Language::Pt => PORTUGUESE,
    };
    numbers[usize::from(number)]
}

/// The name of a tile as players say it: "six-five", "double four", "carroça de branco".
pub(crate) fn tile(tile: Tile, language: Language) -> String {
    if tile.third().is_some() {
        let numbers: Vec<&str> = tile.numbers().map(|each| number(each, language)).collect();
        return numbers.join(if language == Language::Pt { ", " } else { "-" });
    }
    let (low, high) = (number(tile.low(), language), number(tile.high(), language));
    if !tile.is_double() {
        return match language {
            Language::Pt => format!("{high} e {low}"),
            Language::En | Language::Ru | Language::Hr | Language::Es => format!("{high}-{low}"),
        };
    }
    match language {
        Language::En => format!("double {low}"),
        Language::Ru => format!("дубль {low}"),
        Language::Hr => format!("dupla {}", CROATIAN_DOUBLES[usize::from(tile.low())]),
        Language::Es => format!("{low} doble"),
        Language::Pt => format!("carroça de {low}"),
    }
}

/// The name of a set with its number of tiles.
pub(crate) const fn set(set: TileSet, language: Language) -> &'static str {
    match (language, set) {
        (Language::En, TileSet::Double6) => "Double-six, 28 tiles",
        (Language::En, TileSet::Double9) => "Double-nine, 55 tiles",
        (Language::En, TileSet::Double12) => "Double-twelve, 91 tiles",
        (Language::En, TileSet::Double15) => "Double-fifteen, 136 tiles",
        (Language::En, TileSet::Double18) => "Double-eighteen, 190 tiles",
        (Language::En, TileSet::Triomino56) => "Triangles, 56 tiles",
        (Language::Ru, TileSet::Double6) => "Набор до шести, 28 костей",
        (Language::Ru, TileSet::Double9) => "Набор до девяти, 55 костей",
        (Language::Ru, TileSet::Double12) => "Набор до двенадцати, 91 кость",
        (Language::Ru, TileSet::Double15) => "Набор до пятнадцати, 136 костей",
        (Language::Ru, TileSet::Double18) => "Набор до восемнадцати, 190 костей",
        (Language::Ru, TileSet::Triomino56) => "Треугольный набор, 56 костей",
        (Language::Hr, TileSet::Double6) => "Set do šestice, 28 pločica",
        (Language::Hr, TileSet::Double9) => "Set do devetke, 55 pločica",
        (Language::Hr, TileSet::Double12) => "Set do dvanaestice, 91 pločica",
        (Language::Hr, TileSet::Double15) => "Set do petnaestice, 136 pločica",
        (Language::Hr, TileSet::Double18) => "Set do osamnaestice, 190 pločica",
        (Language::Hr, TileSet::Triomino56) => "Trokutni set, 56 pločica",
        (Language::Es, TileSet::Double6) => "Doble seis, 28 fichas",
        (Language::Es, TileSet::Double9) => "Doble nueve, 55 fichas",
        (Language::Es, TileSet::Double12) => "Doble doce, 91 fichas",
        (Language::Es, TileSet::Double15) => "Doble quince, 136 fichas",
        (Language::Es, TileSet::Double18) => "Doble dieciocho, 190 fichas",
        (Language::Es, TileSet::Triomino56) => "Triángulos, 56 fichas",
        (Language::Pt, TileSet::Double6) => "Duplo seis, 28 peças",
        (Language::Pt, TileSet::Double9) => "Duplo nove, 55 peças",
        (Language::Pt, TileSet::Double12) => "Duplo doze, 91 peças",
        (Language::Pt, TileSet::Double15) => "Duplo quinze, 136 peças",
        (Language::Pt, TileSet::Double18) => "Duplo dezoito, 190 peças",
        (Language::Pt, TileSet::Triomino56) => "Triângulos, 56 peças",
    }
}

/// The instructions at the bottom of each page of tiles.
pub(crate) const fn advice(language: Language) -> &'static str {
    match language {
        Language::En => "Print at 100 % on stiff paper and cut along the thin lines.",
        Language::Ru => "Печатайте в масштабе 100 % на плотной бумаге и режьте по тонким линиям.",
        Language::Hr => "Ispišite u mjerilu 100 % na čvrstom papiru i režite po tankim crtama.",
        Language::Es => "Imprima al 100 % en papel grueso y corte por las líneas finas.",
        Language::Pt => "Imprima a 100 % em papel grosso e corte pelas linhas finas.",
    }
}

/// The page number.
pub(crate) fn page(page: usize, of: usize, language: Language) -> String {
    match language {
        Language::En => format!("Page {page} of {of}"),
        Language::Ru => format!("Страница {page} из {of}"),
        Language::Hr => format!("Stranica {page} od {of}"),
        Language::Es | Language::Pt => format!("Página {page} de {of}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::Weight;

    fn named(text: &str, language: Language) -> String {
        tile(text.parse().expect("a tile"), language)
    }

    #[test]
    fn tiles_are_called_as_players_call_them() {
        let six_five = Language::ALL.map(|language| named("6-5", language));
        assert_eq!(six_five, ["six-five", "шесть-пять", "šest-pet", "seis-cinco", "seis e cinco"]);
        let double_four = Language::ALL.map(|language| named("4-4", language));
        assert_eq!(
            double_four,
            ["double four", "дубль четыре", "dupla četvorka", "cuatro doble", "carroça de quatro"]
        );
        assert_eq!(named("0-0", Language::Hr), "dupla praznina");
        assert_eq!(named("0-3-5", Language::En), "blank-three-five");
    }

    #[test]
    fn the_fonts_have_every_letter() {
        let tiles = ["18-17", "16-15", "14-13", "12-11", "10-9", "8-7", "6-5", "4-3", "2-1", "0-0"];
        for language in Language::ALL {
            let mut text =
                advice(language).to_owned() + &page(1, 2, language) + set(TileSet::Double18, language);
            text.extend(tiles.map(|tile| named(tile, language)));
            for weight in [Weight::Regular, Weight::SemiBold] {
                assert_eq!(text.chars().find(|&letter| weight.glyph(letter) == 0), None);
            }
        }
    }
}
