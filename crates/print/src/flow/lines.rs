//! Splits text into lines.

use unicode_segmentation::UnicodeSegmentation;

use super::style::Style;
use crate::fonts::width;
use crate::typeset::{APART, ISOLATE, ISOLATE_END, SOFT_HYPHEN, balance, is_built_in};

/// Splits text into lines no wider than `room`, at line ends, spaces, hyphens and soft hyphens. A word is split inside only if it
/// is wider than a line. There is always at least one line. Letters that no font has are left out.
pub(crate) fn wrap(words: &str, style: Style<'_>, room: f64) -> Vec<String> {
    let printable = style.setter.printable(words);
    let mut lines: Vec<String> =
        printable.split('\n').flat_map(|line| wrap_line(line, style, room)).collect();
    if printable.contains(ISOLATE) {
        balance(&mut lines);
    }
    lines
}

/// Like [`wrap`], with at most `lines_max` lines. If text is left out, the last line ends with an ellipsis.
pub(crate) fn clip(words: &str, style: Style<'_>, room: f64, lines_max: usize) -> Vec<String> {
    let mut lines = wrap(words, style, room);
    if lines.len() <= lines_max {
        return lines;
    }
    lines.truncate(lines_max);
    if let Some(last) = lines.last_mut() {
        if !last.chars().all(is_built_in) {
            *last = clipped(last, style, room);
            return lines;
        }
        let mut wide = width(last, style.weight, style.size);
        let dots = width("…", style.weight, style.size);
        while wide + dots > room
            && let Some(letter) = last.pop()
        {
            wide -= width(letter.encode_utf8(&mut [0; 4]), style.weight, style.size);
        }
        last.push('…');
    }
    lines
}

/// Like the end of [`clip`], for a line with letters that the built-in fonts lack.
fn clipped(line: &str, style: Style<'_>, room: f64) -> String {
    let mut line = line.trim_end_matches(ISOLATE_END).to_owned();
    while style.width(&format!("{line}…")) > room
        && let Some((last, _)) = line.grapheme_indices(true).next_back()
    {
        line.truncate(last);
    }
    line.push('…');
    balance(std::slice::from_mut(&mut line));
    line
}

fn wrap_line(line: &str, style: Style<'_>, room: f64) -> Vec<String> {
    if line.contains(APART) && natural(line, style) > room + 0.001 {
        return line.split(APART).flat_map(|part| wrapped(part, style, room)).collect();
    }
    wrapped(&line.replace(APART, " "), style, room)
}

fn wrapped(words: &str, style: Style<'_>, room: f64) -> Vec<String> {
    // A rounding error must not split a word.
    let room = room + 0.001;
    let wide = |text: &str| style.width(text);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    // The width of `line`, kept so that each letter is measured only once.
    let mut taken = 0.0;
    for word in words.split(' ') {
        let mut before = "";
        for (place, piece) in pieces(word).enumerate() {
            let gap = if place == 0 && !line.is_empty() { " " } else { "" };
            let own = wide(piece.letters);
            if taken + wide(gap) + own + wide(piece.hyphen) <= room {
                line.push_str(gap);
                line.push_str(piece.letters);
                taken += wide(gap) + own;
            } else {
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line) + before);
                }
                let (mut rest, mut left) = (piece.letters, own);
                // Asked once: a very long word is cut many times.
                let cut = if rest.chars().all(is_built_in) { cut } else { cut_shaped };
                while left + wide(piece.hyphen) > room
                    && let Some(cut) = cut(rest, style, room)
                {
                    lines.push(cut.line);
                    rest = cut.rest;
                    left = cut.width.map_or_else(|| wide(rest), |width| left - width);
                }
                line.push_str(rest);
                taken = left;
            }
            before = piece.hyphen;
        }
    }
    lines.push(line);
    lines
}

/// A split of a word that is too wide for a line.
struct Cut<'a> {
    /// The part that fits on the line, with a hyphen if it is between letters.
    line: String,
    /// The width of that part, without the hyphen; `None` if the rest must be measured anew.
    width: Option<f64>,
    /// The rest of the word.
    rest: &'a str,
}

/// Splits a word that is too wide, with as much as possible on the line; `None` for a single letter.
fn cut<'a>(word: &'a str, style: Style<'_>, room: f64) -> Option<Cut<'a>> {
    let wide = |letter: char| width(letter.encode_utf8(&mut [0; 4]), style.weight, style.size);
    let hyphen = wide('-');
    let mut best = None;
    let (mut taken, mut last, mut seen) = (0.0, None, false);
    for (at, letter) in word.char_indices() {
        // A hyphen stays with the letters before it.
        if letter != '-' && std::mem::replace(&mut seen, true) {
            let parts_letters = || last.is_some_and(char::is_alphabetic) && letter.is_alphabetic();
            // The lookup of a letter is slow, so it is done only if it decides the result.
            let fits = taken + hyphen <= room || (taken <= room && !parts_letters());
            // If not even the first letter and a hyphen fit, the line has that letter alone.
            if fits || best.is_none() {
                best = Some((at, taken, fits));
            }
        }
        if taken > room && best.is_some() {
            break;
        }
        taken += wide(letter);
        last = Some(letter);
    }
    let (at, width, fits) = best?;
    let (before, rest) = word.split_at(at);
    let hyphenated = fits && before.ends_with(char::is_alphabetic) && rest.starts_with(char::is_alphabetic);
    Some(Cut { line: format!("{before}{}", if hyphenated { "-" } else { "" }), width: Some(width), rest })
}

/// Like [`cut`], for a word with letters that the built-in fonts lack. It is split between letters with their marks. Most of their scripts
/// have no hyphen.
fn cut_shaped<'a>(word: &'a str, style: Style<'_>, room: f64) -> Option<Cut<'a>> {
    let is_between = |at: &usize| !word[..*at].ends_with(ISOLATE) && !word[*at..].starts_with(ISOLATE_END);
    let places: Vec<usize> =
        word.grapheme_indices(true).map(|(at, _)| at).skip(1).filter(is_between).collect();
    let fitting = places.partition_point(|at| style.width(&word[..*at]) <= room);
    let at = *places.get(fitting.saturating_sub(1))?;
    Some(Cut { line: word[..at].to_owned(), width: None, rest: &word[at..] })
}

/// A part of a word between two places where it may be split, and the hyphen to show there.
struct Piece<'a> {
    letters: &'a str,
    hyphen: &'static str,
}

fn pieces(word: &str) -> impl Iterator<Item = Piece<'_>> {
    word.split_inclusive(['-', SOFT_HYPHEN]).map(Piece::of)
}

impl<'a> Piece<'a> {
    fn of(part: &'a str) -> Self {
        match part.strip_suffix(SOFT_HYPHEN) {
            Some(letters) => Self { letters, hyphen: "-" },
            None => Self { letters: part, hyphen: "" },
        }
    }
}

/// The smallest width without splitting inside a word: that of the widest part between two places for a line end.
pub(crate) fn narrowest(words: &str, style: Style<'_>) -> f64 {
    let piece = |piece: Piece<'_>| style.width(&format!("{}{}", piece.letters, piece.hyphen));
    style.setter.printable(words).split([' ', '\n', APART]).flat_map(pieces).map(piece).fold(0.0, f64::max)
}

/// The width of a text if no line is wrapped.
pub(crate) fn natural(words: &str, style: Style<'_>) -> f64 {
    let line = |line: &str| style.width(&line.replace(SOFT_HYPHEN, "").replace(APART, " "));
    style.setter.printable(words).split('\n').map(line).fold(0.0, f64::max)
}

/// The width of the widest word.
pub(crate) fn widest_word(words: &str, style: Style<'_>) -> f64 {
    words.split([' ', '\n', APART]).map(|word| natural(word, style)).fold(0.0, f64::max)
}

/// Text in at most `lines` lines without split words, with a smaller font if needed. At `least` points the font is not
/// reduced further: the text takes as many lines as it needs, and long words are split.
pub(crate) fn fitted<'a>(
    words: &str,
    style: Style<'a>,
    least: f64,
    room: f64,
    lines: usize,
) -> (Style<'a>, Vec<String>) {
    let mut style = style;
    loop {
        let cut = wrap(words, style, room);
        let whole = widest_word(words, style) <= room && cut.len() <= lines;
        if whole || style.size <= least {
            return (style, cut);
        }
        style.size = (style.size - 1.0).max(least);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::fonts::Weight;
    use crate::host::Fonts;
    use crate::typeset::Typesetter;

    /// The built-in fonts in 11 points.
    fn style() -> Style<'static> {
        Style::plain(11.0, Box::leak(Box::new(Typesetter::new(Fonts::none()))))
    }

    #[test]
    fn text_is_cut_at_spaces_and_soft_hyphens() {
        assert_eq!(wrap("one two three", style(), 16.0), ["one two", "three"]);
        assert_eq!(wrap("", style(), 16.0), [""]);
        let word = "Результа\u{ad}тивность";
        assert_eq!(wrap(word, style(), 60.0), ["Результативность"]);
        assert_eq!(wrap(word, style(), narrowest(word, style())), ["Результа-", "тивность"]);
        assert_eq!(wrap("Anna-Lena", style(), 12.0), ["Anna-", "Lena"]);
        assert_eq!(wrap("Maximilian", style(), 12.0), ["Maxi-", "milian"]);
    }

    #[test]
    fn a_line_is_split_at_apart_before_it_is_split_at_spaces() {
        assert_eq!(wrap("Ana Lima,\u{2028}Bo Diaz", style(), 40.0), ["Ana Lima, Bo Diaz"]);
        assert_eq!(wrap("Ana Lima,\u{2028}Bo Diaz", style(), 25.0), ["Ana Lima,", "Bo Diaz"]);
        assert_eq!(wrap("Ana\nBo", style(), 40.0), ["Ana", "Bo"]);
    }

    #[test]
    fn an_ellipsis_replaces_omitted_text() {
        assert_eq!(clip("Ana Boris Vera", style(), 20.0, 3), ["Ana Boris", "Vera"]);
        assert_eq!(clip("Ana Boris Vera", style(), 20.0, 1), ["Ana Bori…"]);
    }

    #[test]
    fn a_name_is_written_smaller_before_it_is_cut() {
        let large = Style { size: 30.0, weight: Weight::SemiBold, ..style() };
        let (Style { size, .. }, lines) = fitted("Maximilian", large, 11.0, 40.0, 1);
        assert!((11.0..30.0).contains(&size) && lines == ["Maximilian"], "{size} {lines:?}");
        let (Style { size, .. }, lines) = fitted(&"M".repeat(60), large, 11.0, 40.0, 1);
        assert!(size == 11.0 && lines.len() > 2, "{size} {lines:?}");
    }

    /// Each letter is measured once. Measuring each prefix of this word from its start would take days.
    #[test]
    fn a_very_long_word_is_split_fast() {
        let lines = wrap(&"W".repeat(1_000_000), style(), 60.0);
        assert!(lines[..lines.len() - 1].iter().all(|line| line == &lines[0]), "{}", lines[0]);
        assert_eq!(lines.concat().replace('-', "").len(), 1_000_000);
        // The fonts have no combining marks, so they are left out.
        assert_eq!(wrap(&format!("a{}", "\u{301}".repeat(1_000_000)), style(), 60.0), ["a"]);
        assert_eq!(clip(&"i".repeat(1_000_000), style(), 60.0, 2).len(), 2);
    }

    /// The simplest way to split a word: try every place, the last first.
    fn cut_by_trying(word: &str, room: f64) -> Option<(String, &str)> {
        let between: Vec<usize> =
            word.char_indices().filter(|(_, letter)| *letter != '-').map(|(at, _)| at).skip(1).collect();
        let parted = |at: usize| {
            let (before, after) = word.split_at(at);
            let letters = before.ends_with(char::is_alphabetic) && after.starts_with(char::is_alphabetic);
            (format!("{before}{}", if letters { "-" } else { "" }), after)
        };
        let wide = |text: &str| width(text, Weight::Regular, 11.0);
        let fitting = between.iter().rev().map(|at| parted(*at)).find(|(before, _)| wide(before) <= room);
        fitting.or_else(|| between.first().map(|at| (word[..*at].to_owned(), &word[*at..])))
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// No line is too wide, and only spaces are lost.
        #[test]
        fn lines_fit_and_keep_every_letter(words in "[a-zžШ]{0,40}( [a-z]{1,9}){0,8}", room in 5.0..80.0) {
            let lines = wrap(&words, style(), room);
            for line in &lines {
                let one = line.chars().count() == 1;
                prop_assert!(one || width(line, Weight::Regular, 11.0) <= room + 0.002, "{line}");
            }
            prop_assert_eq!(lines.concat().replace([' ', '-'], ""), words.replace(' ', ""));
        }

        /// [`cut`] splits where [`cut_by_trying`] does.
        #[test]
        fn a_word_is_cut_where_most_of_it_fits(word in "[a-zЖ1.·-]{1,30}", room in 0.0..40.0) {
            let found = cut(&word, style(), room).map(|cut| (cut.line, cut.rest));
            prop_assert_eq!(found, cut_by_trying(&word, room));
        }
    }
}
