//! A line of an evening file, read word by word.

use std::fmt;
use std::str::FromStr;

use crate::limits::{AMOUNT_MAX, LINE_WORDS_MAX};
use crate::round::number;
use crate::{Pair, Player, SheetId};

/// An error in an evening file. The message says what is wrong and what to write instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct FileError {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong, and what to write instead, in English.
    pub message: String,
}

impl FileError {
    /// An error of another part of the crate, at a line.
    pub(crate) fn at(line: u32, error: impl fmt::Display) -> Self {
        Self { line, message: error.to_string() }
    }
}

/// How many characters of a long message are kept at its start and at its end.
const KEPT_CHARS: usize = 200;

/// A word of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Word {
    /// A word without quotation marks.
    Bare(String),
    /// A text between quotation marks.
    Quoted(String),
}

/// The words of a line that have not been read yet.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    pub(crate) line: u32,
    rest: std::collections::VecDeque<Word>,
}

impl Words {
    /// Splits a line into words. An empty line or a comment gives no words.
    pub(crate) fn of(line: u32, text: &str) -> Result<Self, FileError> {
        let refuse = |message: &str| FileError { line, message: message.to_owned() };
        let mut rest = std::collections::VecDeque::new();
        let mut letters = text.chars().peekable();
        while let Some(&letter) = letters.peek() {
            if letter == '#' {
                break;
            } else if letter.is_whitespace() {
                letters.next();
            } else if rest.len() >= LINE_WORDS_MAX {
                return Err(refuse(&format!(
                    "a line has {LINE_WORDS_MAX} words at most; write a match with more rounds as `final`"
                )));
            } else if letter == '"' {
                letters.next();
                rest.push_back(Word::Quoted(quoted(&mut letters).ok_or_else(|| {
                    refuse("a text has no end; close it with a quotation mark on the same line")
                })?));
                if letters.peek().is_some_and(|next| !next.is_whitespace() && *next != '#') {
                    return Err(refuse(
                        "a text ends in the middle of a word; write a space after its quotation mark",
                    ));
                }
            } else {
                let mut word = String::new();
                while let Some(letter) = letters.next_if(|letter| !letter.is_whitespace() && *letter != '#') {
                    word.push(letter);
                }
                rest.push_back(Word::Bare(word));
            }
        }
        Ok(Self { line, rest })
    }

    /// The error for more lines of a kind than a file may have.
    pub(crate) fn too_many(&self, most: usize, what: &str) -> FileError {
        self.error(format!("a file has {most} {what} at most; leave this one out"))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// An error on this line. A very long message is cut in the middle.
    pub(crate) fn error(&self, message: impl Into<String>) -> FileError {
        let message = message.into();
        let letters = message.chars().count();
        let message = if letters <= 2 * KEPT_CHARS {
            message
        } else {
            message
                .chars()
                .take(KEPT_CHARS)
                .chain([' ', '…', ' '])
                .chain(message.chars().skip(letters - KEPT_CHARS))
                .collect()
        };
        FileError { line: self.line, message }
    }

    /// The next word, which stays unread; `None` if a text in quotation marks or nothing comes next.
    pub(crate) fn peek(&self) -> Option<&str> {
        match self.rest.front() {
            Some(Word::Bare(word)) => Some(word),
            Some(Word::Quoted(_)) | None => None,
        }
    }

    /// Reads a word. `example` is an example of the whole line for the error message.
    pub(crate) fn word(&mut self, example: &str) -> Result<String, FileError> {
        match self.rest.pop_front() {
            Some(Word::Bare(word)) => Ok(word),
            Some(Word::Quoted(text)) => {
                Err(self.error(format!("the text {} is in the wrong place; write `{example}`", quote(&text))))
            }
            None => Err(self.error(format!("something is missing; write `{example}`"))),
        }
    }

    /// Reads a text between quotation marks.
    pub(crate) fn text(&mut self, example: &str) -> Result<String, FileError> {
        match self.rest.pop_front() {
            Some(Word::Quoted(text)) => Ok(text),
            Some(Word::Bare(word)) => {
                Err(self.error(format!("`{word}` is not a text in quotation marks; write `{example}`")))
            }
            None => Err(self.error(format!("a text is missing; write `{example}`"))),
        }
    }

    /// Reads a text between quotation marks if one comes next.
    pub(crate) fn optional_text(&mut self) -> Option<String> {
        let Some(Word::Quoted(_)) = self.rest.front() else { return None };
        match self.rest.pop_front() {
            Some(Word::Quoted(text)) => Some(text),
            Some(Word::Bare(_)) | None => None,
        }
    }

    /// Reads a number in plain digits.
    pub(crate) fn number(&mut self, example: &str) -> Result<u16, FileError> {
        let word = self.word(example)?;
        number(&word)
            .ok_or_else(|| self.error(format!("`{word}` is not a number that fits here; write `{example}`")))
    }

    /// Reads an amount in plain digits, up to nine of them.
    pub(crate) fn amount(&mut self, example: &str) -> Result<u32, FileError> {
        let word = self.word(example)?;
        let plain = (1..=9).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
        let amount = if plain { word.parse().ok() } else { None };
        amount.ok_or_else(|| {
            self.error(format!(
                "`{word}` is not an amount; write a whole number up to {AMOUNT_MAX}, as in `{example}`"
            ))
        })
    }

    /// Reads a word with [`FromStr`], whose error message says what to write instead.
    pub(crate) fn parsed<T: FromStr<Err: fmt::Display>>(&mut self, example: &str) -> Result<T, FileError> {
        let word = self.word(example)?;
        word.parse().map_err(|error: T::Err| self.error(error.to_string()))
    }

    /// Reads one of these words, and returns what it stands for.
    pub(crate) fn one_of<T: Copy>(&mut self, words: &[(T, &str)], example: &str) -> Result<T, FileError> {
        let found = self.word(example)?;
        let named = words.iter().find(|(_, word)| *word == found).map(|(value, _)| *value);
        named.ok_or_else(|| {
            let words = words.iter().map(|(_, word)| format!("`{word}`")).collect::<Vec<_>>().join(", ");
            self.error(format!("`{found}` is none of {words}; write one of them, as in `{example}`"))
        })
    }

    /// Reads a player's number.
    pub(crate) fn player(&mut self, example: &str) -> Result<Player, FileError> {
        self.parsed(example)
    }

    /// Reads `1` or `2`: one of the two pairs of a table.
    pub(crate) fn pair(&mut self, example: &str) -> Result<Pair, FileError> {
        match self.word(example)?.as_str() {
            "1" => Ok(Pair::First),
            "2" => Ok(Pair::Second),
            other => Err(self
                .error(format!("`{other}` is not a pair; the first is 1, the second 2, as in `{example}`"))),
        }
    }

    /// Reads a table such as `1 table 2`.
    pub(crate) fn sheet(&mut self, example: &str) -> Result<SheetId, FileError> {
        let number = self.number(example)?;
        self.expect("table", example)?;
        let table = self.number(example)?;
        u8::try_from(table)
            .map(|table| SheetId { number, table })
            .map_err(|_| self.error(format!("there is no table {table}; write `{example}`")))
    }

    /// Reads a word that must be `word`.
    pub(crate) fn expect(&mut self, word: &str, example: &str) -> Result<(), FileError> {
        let found = self.word(example)?;
        if found == word {
            return Ok(());
        }
        Err(self.error(format!("`{found}` is where `{word}` should be; write `{example}`")))
    }

    /// Checks that the line has no more words.
    pub(crate) fn end(mut self, example: &str) -> Result<(), FileError> {
        match self.rest.pop_front() {
            None => Ok(()),
            Some(Word::Bare(word)) => {
                Err(self.error(format!("`{word}` is too much here; write `{example}`")))
            }
            Some(Word::Quoted(text)) => {
                Err(self.error(format!("the text {} is too much here; write `{example}`", quote(&text))))
            }
        }
    }
}

/// Reads a text up to its closing quotation mark. `\n` is a line end; any other character after a backslash is taken literally.
fn quoted(letters: &mut impl Iterator<Item = char>) -> Option<String> {
    let mut text = String::new();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            '\\' => match letters.next()? {
                'n' => text.push('\n'),
                letter => text.push(letter),
            },
            letter => text.push(letter),
        }
    }
}

/// The word for a value.
pub(crate) fn word<T: PartialEq>(words: &[(T, &str)], value: T) -> String {
    words.iter().find(|(other, _)| *other == value).map_or("", |(_, word)| word).to_owned()
}

/// Puts a text between quotation marks, for [`Words`] to read.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            // A text must end on its line.
            '\n' => quoted.push_str("\\n"),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
