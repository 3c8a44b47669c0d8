//! Cutting text into lines.

use crate::flow::Style;
use crate::fonts::width;

/// Where a long word may be cut; it is seen, as a hyphen, only there.
const SOFT_HYPHEN: char = '\u{ad}';

/// A space at which a line ends wherever all of it does not go on one line: what stands on either side belongs together.
pub(crate) const APART: char = '\u{2028}';

/// Text in lines no wider than `room`, cut at line ends, spaces, hyphens and soft hyphens, and within a word only where that
/// is wider by itself. Always one line at least.
pub(crate) fn wrap(words: &str, style: Style, room: f64) -> Vec<String> {
    words.split('\n').flat_map(|line| wrap_line(line, style, room)).collect()
}

/// The same in at most `most` lines; what is left out is shown by dots.
pub(crate) fn clip(words: &str, style: Style, room: f64, most: usize) -> Vec<String> {
    let mut lines = wrap(words, style, room);
    if lines.len() <= most {
        return lines;
    }
    lines.truncate(most);
    if let Some(last) = lines.last_mut() {
        while width(&format!("{last}…"), style.weight, style.size) > room && last.pop().is_some() {}
        last.push('…');
    }
    lines
}

fn wrap_line(line: &str, style: Style, room: f64) -> Vec<String> {
    if line.contains(APART) && natural(line, style) > room + 0.001 {
        return line.split(APART).flat_map(|part| wrapped(part, style, room)).collect();
    }
    wrapped(&line.replace(APART, " "), style, room)
}

fn wrapped(words: &str, style: Style, room: f64) -> Vec<String> {
    // What a sum loses in its last digit must not cut a word.
    let room = room + 0.001;
    let wide = |text: &str| width(text, style.weight, style.size);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in words.split(' ') {
        for (place, piece) in pieces(word).into_iter().enumerate() {
            let gap = if place == 0 && !line.is_empty() { " " } else { "" };
            if wide(&format!("{line}{gap}{}{}", piece.letters, piece.hyphen)) <= room {
                line = format!("{line}{gap}{}", piece.letters);
                continue;
            }
            if !line.is_empty() {
                let hyphen = if place > 0 { pieces(word)[place - 1].hyphen } else { "" };
                lines.push(std::mem::take(&mut line) + hyphen);
            }
            let mut rest = piece.letters;
            while wide(rest) + wide(piece.hyphen) > room
                && let Some((cut, after)) = cut(rest, room, &wide)
            {
                lines.push(cut);
                rest = after;
            }
            line.push_str(rest);
        }
    }
    lines.push(line);
    lines
}

/// As much of a word that is too wide as goes on a line, with a hyphen between letters, and the rest; `None` for a single
/// letter.
fn cut<'a>(word: &'a str, room: f64, wide: &impl Fn(&str) -> f64) -> Option<(String, &'a str)> {
    let between: Vec<usize> =
        word.char_indices().filter(|(_, letter)| *letter != '-').map(|(at, _)| at).skip(1).collect();
    let parted = |at: usize| {
        let (before, after) = word.split_at(at);
        let letters = before.ends_with(char::is_alphabetic) && after.starts_with(char::is_alphabetic);
        (format!("{before}{}", if letters { "-" } else { "" }), after)
    };
    let fitting = between.iter().rev().map(|at| parted(*at)).find(|(before, _)| wide(before) <= room);
    // Where not even a hyphen has room, a letter stands alone.
    fitting.or_else(|| between.first().map(|at| (word[..*at].to_owned(), &word[*at..])))
}

/// A part of a word between places where it may be cut, and what is seen where it is.
struct Piece<'a> {
    letters: &'a str,
    hyphen: &'static str,
}

fn pieces(word: &str) -> Vec<Piece<'_>> {
    word.split_inclusive(['-', SOFT_HYPHEN]).map(Piece::of).collect()
}

impl<'a> Piece<'a> {
    fn of(part: &'a str) -> Self {
        match part.strip_suffix(SOFT_HYPHEN) {
            Some(letters) => Self { letters, hyphen: "-" },
            None => Self { letters: part, hyphen: "" },
        }
    }
}

/// How wide text must be at least: its widest part that is not cut.
pub(crate) fn narrowest(words: &str, style: Style) -> f64 {
    let piece =
        |piece: Piece<'_>| width(&format!("{}{}", piece.letters, piece.hyphen), style.weight, style.size);
    words.split([' ', '\n', APART]).flat_map(pieces).map(piece).fold(0.0, f64::max)
}

/// How wide text is where no line is cut.
pub(crate) fn natural(words: &str, style: Style) -> f64 {
    let line =
        |line: &str| width(&line.replace(SOFT_HYPHEN, "").replace(APART, " "), style.weight, style.size);
    words.split('\n').map(line).fold(0.0, f64::max)
}

/// How wide text is with a word a line.
pub(crate) fn widest_word(words: &str, style: Style) -> f64 {
    words.split([' ', '\n', APART]).map(|word| natural(word, style)).fold(0.0, f64::max)
}

/// Text in at most `lines` lines, written smaller where it must be, but never smaller than `least` points; then it takes
/// as many lines as it needs.
pub(crate) fn fitted(words: &str, style: Style, least: f64, room: f64, lines: usize) -> (Style, Vec<String>) {
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

    const STYLE: Style = Style::plain(11.0);

    #[test]
    fn text_is_cut_at_spaces_and_soft_hyphens() {
        assert_eq!(wrap("one two three", STYLE, 16.0), ["one two", "three"]);
        assert_eq!(wrap("", STYLE, 16.0), [""]);
        let word = "Результа\u{ad}тивность";
        assert_eq!(wrap(word, STYLE, 60.0), ["Результативность"]);
        assert_eq!(wrap(word, STYLE, narrowest(word, STYLE)), ["Результа-", "тивность"]);
        assert_eq!(wrap("Anna-Lena", STYLE, 12.0), ["Anna-", "Lena"]);
        assert_eq!(wrap("Maximilian", STYLE, 12.0), ["Maxi-", "milian"]);
    }

    #[test]
    fn what_belongs_together_is_cut_apart_first() {
        assert_eq!(wrap("Ana Lima,\u{2028}Bo Diaz", STYLE, 40.0), ["Ana Lima, Bo Diaz"]);
        assert_eq!(wrap("Ana Lima,\u{2028}Bo Diaz", STYLE, 25.0), ["Ana Lima,", "Bo Diaz"]);
        assert_eq!(wrap("Ana\nBo", STYLE, 40.0), ["Ana", "Bo"]);
    }

    #[test]
    fn dots_stand_for_what_is_left_out() {
        assert_eq!(clip("Ana Boris Vera", STYLE, 20.0, 3), ["Ana Boris", "Vera"]);
        assert_eq!(clip("Ana Boris Vera", STYLE, 20.0, 1), ["Ana Bori…"]);
    }

    #[test]
    fn a_name_is_written_smaller_before_it_is_cut() {
        let (style, lines) = fitted("Maximilian", Style::strong(30.0), 11.0, 40.0, 1);
        assert!((11.0..30.0).contains(&style.size) && lines == ["Maximilian"], "{style:?} {lines:?}");
        let (style, lines) = fitted(&"M".repeat(60), Style::strong(30.0), 11.0, 40.0, 1);
        assert!(style.size == 11.0 && lines.len() > 2, "{style:?} {lines:?}");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// No line is too wide, and nothing but spaces is lost.
        #[test]
        fn lines_fit_and_keep_every_letter(words in "[a-zžШ]{0,40}( [a-z]{1,9}){0,8}", room in 5.0..80.0) {
            let lines = wrap(&words, STYLE, room);
            for line in &lines {
                let one = line.chars().count() == 1;
                prop_assert!(one || width(line, STYLE.weight, STYLE.size) <= room + 0.002, "{line}");
            }
            prop_assert_eq!(lines.concat().replace([' ', '-'], ""), words.replace(' ', ""));
        }
    }
}
