//! The facts of a lesson: lines such as `18 out 2 = 6`.

use std::{fmt, str::FromStr};

/// When something is said: a third-level heading in the words of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Key {
    /// `18`: after turn 18.
    After(usize),
    /// `18?`: before turn 18, the question.
    Question(usize),
    /// `18!`: before turn 18, the hint.
    Hint(usize),
    /// `end`: after the round, with all hands turned up.
    End,
}

impl FromStr for Key {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no key of a lesson"));
        match (text, text.strip_suffix('?'), text.strip_suffix('!')) {
            ("end", ..) => Ok(Self::End),
            (_, Some(turn), _) => number(turn).map(Self::Question),
            (_, _, Some(turn)) => number(turn).map(Self::Hint),
            _ => number(text).map(Self::After),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::After(turn) => write!(f, "{turn}"),
            Self::Question(turn) => write!(f, "{turn}?"),
            Self::Hint(turn) => write!(f, "{turn}!"),
            Self::End => f.write_str("end"),
        }
    }
}

/// One line of a facts file: a question about the record, and its answer.
#[derive(Clone, Debug)]
pub(crate) struct Fact {
    pub(crate) key: Key,
    pub(crate) query: Vec<String>,
    pub(crate) answer: Vec<String>,
}

impl FromStr for Fact {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let (asked, answer) = line.split_once(" = ").unwrap_or((line, "yes"));
        let mut words = asked.split_whitespace().map(str::to_owned);
        let key = words.next().ok_or("an empty line")?.parse()?;
        let query: Vec<String> = words.collect();
        if query.is_empty() {
            return Err(format!("`{line}` asks nothing"));
        }
        Ok(Self { key, query, answer: answer.split_whitespace().map(str::to_owned).collect() })
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} = {}", self.key, self.query.join(" "), self.answer.join(" "))
    }
}
