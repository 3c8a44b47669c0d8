//! Finds what a lesson's words claim: numbers, tiles, and words such as "must", "only" and "cannot".
//!
//! A language without words here is checked by its digits and names only.
//!
//! The number one is left out as a word: in most languages it is also an article or a pronoun.

use boneyard_learn::Language;
use boneyard_rules::Tile;

use super::coverage::Modal;
use crate::facts::fact::Key;

/// A sentence of a lesson.
pub(crate) struct Sentence {
    pub(crate) key: Key,
    pub(crate) text: String,
}

/// The sentences of the lesson in the words of a preset.
pub(crate) fn sentences(markdown: &str) -> Vec<Sentence> {
    let lesson = markdown.split("\n## ").nth(1).unwrap_or_default();
    let parts = lesson.split("\n### ").skip(1).filter_map(|part| part.split_once('\n'));
    let mut sentences = Vec::new();
    for (heading, text) in parts {
        let key = heading.trim().parse().expect("a key");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in text.split_inclusive(['.', '?', '!', ';', ':']) {
            sentences.push(Sentence { key, text: sentence.trim().to_owned() });
        }
    }
    sentences
}

/// The words of a sentence in lower case. Tiles and sums are words too.
fn words(text: &str) -> Vec<String> {
    let is_letter = |c: char| c.is_alphanumeric() || c == '-';
    let words = text.split(|c| !is_letter(c)).map(|word| word.trim_matches('-').to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

/// The tiles that a sentence names.
pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    words(text).iter().filter_map(|word| word.parse().ok()).collect()
}

/// The numbers that a sentence names, each with its word.
pub(crate) fn numbers(text: &str, language: Language) -> Vec<(String, u32)> {
    let number = |word: String| {
        let number = word.parse().ok().or_else(|| number_word(&word, language))?;
        Some((word, number))
    };
    plain(text, language).split_whitespace().map(str::to_owned).filter_map(number).collect()
}

/// The words of a sentence without the phrases that only look like a claim: a line always has two ends.
fn plain(text: &str, language: Language) -> String {
    let text = format!(" {} ", words(text).join(" "));
    let phrases: &[&str] = match language {
        Language::Ru => &[" только что ", " с двух сторон "],
        Language::Es => &[" los dos lados ", " los dos extremos ", " las dos puntas ", " ambos lados "],
        Language::Pt => &[" dois lados ", " duas pontas "],
        _ => &[],
    };
    phrases.iter().fold(text, |text, phrase| text.replace(phrase, " "))
}

/// The players that a sentence names, by their English names.
pub(crate) fn players(text: &str, language: Language) -> Vec<&'static str> {
    let words = words(text);
    let is_named = |stem: &str, endings: &str| {
        words.iter().any(|word| {
            word.strip_prefix(stem)
                .is_some_and(|end| end.is_empty() || endings.split(' ').any(|ending| ending == end))
        })
    };
    let cast: [(&str, &str, &str); 4] = match language {
        Language::Ru => [
            ("Ana", "ан", "я и е ю ей"),
            ("Boris", "борис", "а у ом е"),
            ("Carla", "карл", "а ы е у ой"),
            ("Davor", "давид", "а у ом е"),
        ],
        Language::Hr => [
            ("Ana", "an", "a e i u om in ina ine inu inih"),
            ("Boris", "boris", "a u om ov ova ove ovih"),
            ("Carla", "karl", "a e i u om in ina ine inu inih"),
            ("Davor", "davor", "a u om ov ova ove ovih"),
        ],
        _ => [("Ana", "ana", "s"), ("Boris", "boris", "s"), ("Carla", "carla", "s"), ("Davor", "davor", "s")],
    };
    cast.into_iter().filter(|(_, stem, endings)| is_named(stem, endings)).map(|(name, ..)| name).collect()
}

/// Whether a sentence has a word of this meaning.
pub(crate) fn claims(text: &str, modal: Modal, language: Language) -> bool {
    let text = plain(text, language);
    modal_words(modal, language).iter().any(|part| text.contains(part))
}

/// The words of a meaning. A space marks the start or end of a word.
fn modal_words(modal: Modal, language: Language) -> &'static [&'static str] {
    match (language, modal) {
        (Language::En, Modal::Must) => &[" must ", " had to ", " has to ", " have to ", " forced "],
        (Language::En, Modal::Only) => {
            &[" only ", " nothing but ", " no other ", " no one but ", " nobody but "]
        }
        (Language::En, Modal::Cannot) => &[
            " cannot ",
            " can not ",
            " could not ",
            " can t ",
            " nobody ",
            " nowhere ",
            " neither ",
            " impossible ",
        ],
        (Language::Ru, Modal::Must) => {
            &[" долж", " обязан", " приходится ", " пришлось ", " надо ", " нужно ", " вынужд", " придётся "]
        }
        (Language::Ru, Modal::Only) => &[" только ", " лишь ", " единственн", " одного вас ", " одна ваша "],
        (Language::Ru, Modal::Cannot) => &[
            " нельзя ",
            " не мож",
            " не мог",
            " не смог",
            " никто ",
            " ни у кого ",
            " никому ",
            " нечем ",
            " некуда ",
        ],
        (Language::Hr, Modal::Must) => &[" mora", " moraju ", " treba ", " prisilj"],
        (Language::Hr, Modal::Only) => &[" samo ", " jedini ", " jedina ", " jedino ", " jedinu ", " tek "],
        (Language::Hr, Modal::Cannot) => {
            &[" ne može", " ne mogu ", " nije mog", " nisu mog", " nitko ", " nikome ", " nema nitko "]
        }
        (Language::Es, Modal::Must) => &[
            " debe ",
            " debes ",
            " deben ",
            " hay que ",
            " tiene que ",
            " tienes que ",
            " tuvo que ",
            " tuviste que ",
            " obligad",
            " hubo que ",
            " toca robar ",
        ],
        (Language::Es, Modal::Only) => &[" solo ", " sólo ", " únic", " nada más que "],
        (Language::Es, Modal::Cannot) => {
            &[" no puede", " no pudo ", " no pueden ", " nadie ", " ningun", " ningún "]
        }
        (Language::Pt, Modal::Must) => &[
            " deve ",
            " devem ",
            " tem de ",
            " tem que ",
            " teve de ",
            " teve que ",
            " precisa ",
            " precisou ",
            " obrigad",
            " é preciso ",
        ],
        (Language::Pt, Modal::Only) => &[" só ", " somente ", " apenas ", " únic"],
        (Language::Pt, Modal::Cannot) => &[" não pode", " não pôde ", " não podem ", " ninguém ", " nenhum"],
        _ => &[],
    }
}

/// The number that a word of this language names: a count, or a number of pips as players call it.
fn number_word(word: &str, language: Language) -> Option<u32> {
    let exact = |words: &str| words.split_whitespace().any(|other| other == word);
    let found = number_words(language).iter().find(|(_, words, stems)| {
        exact(words) || stems.split_whitespace().any(|stem| word.starts_with(stem))
    });
    found.map(|(number, _, _)| *number)
}

/// Each number with its words, and with the stems that begin its other words. The longer stem stands first.
fn number_words(language: Language) -> &'static [(u32, &'static str, &'static str)] {
    match language {
        Language::En => &[
            (0, "blank blanks zero nil", ""),
            (1, "ones", ""),
            (2, "two twos twice", ""),
            (3, "three threes", ""),
            (4, "four fours", ""),
            (5, "five fives", ""),
            (6, "six sixes", ""),
            (7, "seven sevens", ""),
            (8, "eight eights", ""),
            (9, "nine nines", ""),
            (10, "ten tens", ""),
            (11, "eleven", ""),
            (12, "twelve", ""),
            (13, "thirteen", ""),
            (14, "fourteen", ""),
            (15, "fifteen", ""),
            (16, "sixteen", ""),
            (17, "seventeen", ""),
            (18, "eighteen", ""),
            (19, "nineteen", ""),
            (20, "twenty", ""),
            (50, "fifty", ""),
            (90, "ninety", ""),
            (100, "hundred", ""),
        ],
        Language::Ru => &[
            (0, "пусто пустые пустой пусты ноль нуль ноля нулём", "пустышк пустыш"),
            (1, "", "единиц"),
            (11, "", "одиннадцат"),
            (12, "", "двенадцат"),
            (13, "", "тринадцат"),
            (14, "", "четырнадцат"),
            (15, "", "пятнадцат"),
            (16, "", "шестнадцат"),
            (17, "", "семнадцат"),
            (18, "", "восемнадцат"),
            (19, "", "девятнадцат"),
            (20, "", "двадцат"),
            (40, "сорок сорока", ""),
            (50, "", "пятьдесят пятидесят"),
            (90, "девяносто девяноста", ""),
            (100, "сто ста", ""),
            (2, "два две двух двум двумя двое двоек вдвоём дважды", "двойк двушк"),
            (3, "три трёх трем трём тремя трое троих троек втроём трижды", "тройк"),
            (4, "четверо четверых вчетвером", "четыр четвёрк четвер"),
            (5, "пять пяти пятью пятеро", "пятёр"),
            (6, "шесть шести шестью", "шестёр"),
            (7, "семь семи семью", "семёр"),
            (8, "восемь восьми", "восьмёр"),
            (9, "девять девяти", "девятк девяток"),
            (10, "десять десяти", "десятк"),
        ],
        Language::Hr => &[
            (0, "nula nule nulu prazno prazni praznog praznom", "praznin"),
            (1, "", "jedinic"),
            (11, "", "jedanaest"),
            (12, "", "dvanaest"),
            (13, "", "trinaest"),
            (14, "", "četrnaest"),
            (15, "", "petnaest"),
            (16, "", "šesnaest"),
            (17, "", "sedamnaest"),
            (18, "", "osamnaest"),
            (19, "", "devetnaest"),
            (20, "", "dvadeset"),
            (50, "", "pedeset"),
            (90, "", "devedeset"),
            (100, "sto stotinu", ""),
            (2, "dva dvije dviju dvjema dvama dvoje dvaput", "dvojk dvojak dvojc"),
            (3, "tri triju trima troje triput", "trojk trojak trojc"),
            (4, "četiri četvero", "četvork četvorak četvorc"),
            (5, "pet petero", "petic"),
            (6, "šest šestero", "šestic"),
            (7, "sedam", "sedmic"),
            (8, "osam", "osmic"),
            (9, "devet", "devetk"),
            (10, "deset", "desetk"),
        ],
        Language::Es => &[
            (0, "blanca blancas cero", ""),
            (1, "unos ases", ""),
            (2, "dos doses", ""),
            (3, "tres treses", ""),
            (4, "cuatro cuatros", ""),
            (5, "cinco cincos", ""),
            (6, "seis seises", ""),
            (7, "siete sietes", ""),
            (8, "ocho ochos", ""),
            (9, "nueve nueves", ""),
            (10, "diez", ""),
            (11, "once", ""),
            (12, "doce", ""),
            (13, "trece", ""),
            (14, "catorce", ""),
            (15, "quince", ""),
            (16, "dieciséis", ""),
            (17, "diecisiete", ""),
            (18, "dieciocho", ""),
            (19, "diecinueve", ""),
            (20, "veinte", ""),
            (50, "cincuenta", ""),
            (90, "noventa", ""),
            (100, "cien ciento", ""),
        ],
        Language::Pt => &[
            (0, "branco brancos branca brancas zero", ""),
            (1, "uns ases", ""),
            (2, "dois duas", ""),
            (3, "três ternos", ""),
            (4, "quatro quatros", ""),
            (5, "cinco cincos", ""),
            (6, "seis", ""),
            (7, "sete setes", ""),
            (8, "oito oitos", ""),
            (9, "nove noves", ""),
            (10, "dez", ""),
            (11, "onze", ""),
            (12, "doze", ""),
            (13, "treze", ""),
            (14, "catorze quatorze", ""),
            (15, "quinze", ""),
            (16, "dezesseis", ""),
            (17, "dezessete", ""),
            (18, "dezoito", ""),
            (19, "dezenove", ""),
            (20, "vinte", ""),
            (50, "cinquenta", ""),
            (90, "noventa", ""),
            (100, "cem cento", ""),
        ],
        _ => &[],
    }
}
