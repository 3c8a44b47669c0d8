//! Splits a line of text into words and parses them.

use boneyard_rules::{SET_TILES_MAX, Seat, Tile};

use crate::error::DgnError;

/// The line without its comment. A `#` outside quotes starts a comment.
pub(crate) fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted => return line[..at].trim(),
            _ => {}
        }
    }
    line.trim()
}

/// The words of a line that are not parsed yet.
pub(crate) struct Words<'a> {
    pub(crate) line: u32,
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of `text`, a line without its comment.
    pub(crate) fn new(line: u32, text: &'a str) -> Self {
        Self { line, rest: text.trim() }
    }

    pub(crate) fn error(&self, what: impl Into<String>) -> DgnError {
        DgnError::new(self.line, what)
    }

    /// Takes the remaining text of the line, so that no word is left.
    pub(crate) fn take_rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// The next word, up to white space.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        Some(word)
    }

    /// The next word; an error if there is none. `what` names the expected word in the error.
    pub(crate) fn expect(&mut self, what: &str) -> Result<&'a str, DgnError> {
        self.next().ok_or_else(|| self.error(format!("the line ends where {what} belongs")))
    }

    /// Takes a text in double quotes, without the quotes.
    pub(crate) fn quoted(&mut self) -> Result<String, DgnError> {
        let Some(inner) = self.rest.strip_prefix('"') else {
            return Err(self.error("write text in double quotes, such as \"Friday club\""));
        };
        let mut text = String::new();
        let mut chars = inner.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    let rest = &inner[at + 1..];
                    if rest.starts_with(|next: char| !next.is_whitespace()) {
                        return Err(self.error("a space belongs after the closing quote"));
                    }
                    self.rest = rest.trim_start();
                    return Ok(text);
                }
                '\\' => match chars.next() {
                    Some((_, c @ ('"' | '\\'))) => text.push(c),
                    _ => return Err(self.error("in quotes, `\\` may come only before `\"` or `\\`")),
                },
                // A carriage return inside a line does not end the line. It becomes a space.
                '\r' => text.push(' '),
                c => text.push(c),
            }
        }
        Err(self.error("the closing quote is missing"))
    }

    /// Checks that no word is left.
    pub(crate) fn end(&mut self) -> Result<(), DgnError> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(self.error(format!("`{}` is one word too many", quote(word)))),
        }
    }

    pub(crate) fn number<N: TryFrom<i64>>(&mut self, what: &str) -> Result<N, DgnError> {
        let word = self.expect(what)?;
        number(word).ok_or_else(|| self.error(format!("`{}` is not {what}", quote(word))))
    }

    pub(crate) fn seat(&mut self, seats: usize) -> Result<Seat, DgnError> {
        let word = self.expect("a seat")?;
        self.seat_from(word, seats)
    }

    pub(crate) fn seat_from(&self, word: &str, seats: usize) -> Result<Seat, DgnError> {
        number(word)
            .and_then(Seat::new)
            .filter(|seat| seat.index() < seats)
            .ok_or_else(|| self.error(format!("`{}` is not a seat; seats are 1 to {seats}", quote(word))))
    }

    pub(crate) fn tile_from(&self, word: &str) -> Result<Tile, DgnError> {
        word.parse().map_err(|_| {
            self.error(format!("`{}` is not a tile; write two numbers, such as 3-5", quote(word)))
        })
    }

    /// The tiles up to the end of the line: `3-5` for a known tile, `?n` for `n` unknown tiles, `-` for none.
    pub(crate) fn tiles(&mut self) -> Result<Vec<Option<Tile>>, DgnError> {
        let mut tiles = Vec::new();
        match self.rest {
            "" => return Err(self.error("the line ends where tiles belong; `-` stands for none")),
            "-" => self.rest = "",
            _ => {}
        }
        while let Some(word) = self.next() {
            self.tile_or_count(word, &mut tiles)?;
            if tiles.len() > SET_TILES_MAX {
                return Err(self.error("too many tiles; no set has this many"));
            }
        }
        Ok(tiles)
    }

    pub(crate) fn tile_or_count(&self, word: &str, into: &mut Vec<Option<Tile>>) -> Result<(), DgnError> {
        match word.strip_prefix('?') {
            None => into.push(Some(self.tile_from(word)?)),
            Some(count) => {
                let count: usize =
                    number(count).filter(|count| (1..=SET_TILES_MAX).contains(count)).ok_or_else(|| {
                        self.error(format!(
                            "`{}` counts no tiles; write ?7 for seven that are not known",
                            quote(word)
                        ))
                    })?;
                into.extend(std::iter::repeat_n(None, count));
            }
        }
        Ok(())
    }
}

/// Parses a number of at most ten digits, without leading zeros; the only sign is a minus.
pub(crate) fn number<N: TryFrom<i64>>(word: &str) -> Option<N> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let is_not_minus_zero = digits == word || digits != "0";
    let has_no_leading_zero = digits == "0" || digits.starts_with(|c: char| ('1'..='9').contains(&c));
    let is_short = digits.len() <= 10;
    let has_only_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_not_minus_zero && has_no_leading_zero && is_short && has_only_digits)
        .then(|| word.parse().ok())
        .flatten()
        .and_then(|number: i64| N::try_from(number).ok())
}

/// A word as an error quotes it: at most 40 characters.
pub(crate) fn quote(word: &str) -> String {
    const CHARS_MAX: usize = 40;
    match word.char_indices().nth(CHARS_MAX) {
        None => word.to_string(),
        Some((end, _)) => format!("{}…", &word[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_start_outside_quotes() {
        assert_eq!(without_comment(" seat 1 \"a # b \\\" # c\" # d"), "seat 1 \"a # b \\\" # c\"");
        assert_eq!(without_comment("# all"), "");
        assert_eq!(without_comment("2 1-1#led"), "2 1-1");
    }

    #[test]
    fn malformed_numbers_are_refused() {
        assert_eq!(number::<i32>("-15"), Some(-15));
        for text in ["", "-", "-0", "+1", "01", "1_0", "99999999999999", "٣"] {
            assert_eq!(number::<i64>(text), None, "{text}");
        }
        assert_eq!(number::<u8>("256"), None);
    }
}
