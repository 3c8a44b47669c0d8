//! Reads the words of a preset in one language: introduction, lesson and strategy.
//!
//! The file is Markdown. The introduction comes before the first heading. The first second-level heading starts the
//! lesson, the next one the strategy. Third-level headings in the lesson are keys: `3` is shown after turn 3, `0`
//! before turn 1, `3?` asks for turn 3, `3!` is its hint, and `end` closes the lesson. The first key is the number of
//! turns that are played before the lesson begins.

use std::collections::BTreeMap;

/// The words of a preset, as Markdown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Text {
    /// The introduction.
    pub(crate) about: String,
    /// How many turns are played before the lesson begins.
    pub(crate) turns_before: usize,
    /// Notes, each by the number of the turn after which it is shown; 0 is before the first turn.
    pub(crate) notes: BTreeMap<usize, String>,
    /// Questions, by the number of the turn that they ask for.
    pub(crate) questions: BTreeMap<usize, Question>,
    /// The last words of the lesson.
    pub(crate) end: String,
    pub(crate) strategy: String,
}

/// A question to the learner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Question {
    pub(crate) text: String,
    /// Shown if the learner makes a move other than the recorded one.
    pub(crate) hint: String,
}

/// The key under which text stands. Numbers are turns.
#[derive(Clone, Copy)]
enum Key {
    Note(usize),
    Question(usize),
    Hint(usize),
    End,
}

impl Key {
    fn parse(text: &str) -> Option<Self> {
        if text == "end" {
            return Some(Self::End);
        }
        if let Some(turn) = text.strip_suffix('?') {
            return turn.parse().ok().map(Self::Question);
        }
        match text.strip_suffix('!') {
            Some(turn) => turn.parse().ok().map(Self::Hint),
            None => text.parse().ok().map(Self::Note),
        }
    }
}

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum TextFault {
    #[error("`{heading}` is not a key of a lesson")]
    NotAKey { heading: String },
    #[error("the first key of a lesson must be a number of turns")]
    FirstKey,
    #[error("the key `{heading}` is repeated")]
    RepeatedKey { heading: String },
    #[error("the lesson has words before its first key")]
    WordsWithoutKey,
    #[error("there is a heading after the strategy")]
    AfterStrategy,
    #[error("the {part} is missing")]
    Missing { part: &'static str },
    #[error("there are no words after turn {turn}")]
    EmptyNote { turn: usize },
    #[error("turn {turn} needs both a question and a hint")]
    HalfQuestion { turn: usize },
    #[error("there is no question")]
    NoQuestion,
}

impl Text {
    /// Reads a file.
    ///
    /// # Errors
    /// The first fault, from the start of the file; then the first missing part.
    pub(crate) fn parse(markdown: &str) -> Result<Self, TextFault> {
        let mut text = Self::default();
        let mut headings_seen = 0;
        let mut key = None;
        let mut is_first_key = true;
        for line in markdown.lines() {
            if line.starts_with("## ") {
                headings_seen += 1;
                key = None;
                continue;
            }
            if let Some(heading) = line.strip_prefix("### ").filter(|_| headings_seen == 1) {
                let found = Key::parse(heading.trim());
                let found = found.ok_or_else(|| TextFault::NotAKey { heading: heading.into() })?;
                if std::mem::take(&mut is_first_key) {
                    let Key::Note(turns_before) = found else {
                        return Err(TextFault::FirstKey);
                    };
                    text.turns_before = turns_before;
                }
                if !text.slot(found).is_empty() {
                    return Err(TextFault::RepeatedKey { heading: heading.into() });
                }
                key = Some(found);
                continue;
            }
            let slot = match (headings_seen, key) {
                (0, _) => &mut text.about,
                (1, Some(key)) => text.slot(key),
                (1, None) if line.trim().is_empty() => continue,
                (1, None) => return Err(TextFault::WordsWithoutKey),
                (2, _) => &mut text.strategy,
                _ => return Err(TextFault::AfterStrategy),
            };
            slot.push_str(line);
            slot.push('\n');
        }
        text.checked()
    }

    fn slot(&mut self, key: Key) -> &mut String {
        match key {
            Key::Note(turn) => self.notes.entry(turn).or_default(),
            Key::Question(turn) => &mut self.questions.entry(turn).or_default().text,
            Key::Hint(turn) => &mut self.questions.entry(turn).or_default().hint,
            Key::End => &mut self.end,
        }
    }

    fn checked(self) -> Result<Self, TextFault> {
        let is_empty = |text: &str| text.trim().is_empty();
        for (part, text) in
            [("introduction", &self.about), ("end of the lesson", &self.end), ("strategy", &self.strategy)]
        {
            if is_empty(text) {
                return Err(TextFault::Missing { part });
            }
        }
        if let Some((&turn, _)) = self.notes.iter().find(|(_, note)| is_empty(note)) {
            return Err(TextFault::EmptyNote { turn });
        }
        let is_half = |question: &Question| is_empty(&question.text) || is_empty(&question.hint);
        if let Some((&turn, _)) = self.questions.iter().find(|(_, question)| is_half(question)) {
            return Err(TextFault::HalfQuestion { turn });
        }
        if self.questions.is_empty() {
            return Err(TextFault::NoQuestion);
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "About.\n\n## Lesson\n\n### 2\nBegin.\n\n### 3?\nWhat now?\n\n### 3!\nThe double.\n\n### end\nIt is over.\n\n## Strategy\n\nCount.\n";

    #[test]
    fn words_are_found_under_their_keys() {
        let text = Text::parse(WHOLE).expect("a whole text");
        assert_eq!((text.turns_before, text.notes.len(), text.questions.len()), (2, 1, 1));
        assert_eq!(text.questions[&3].hint.trim(), "The double.");
        assert_eq!((text.about.trim(), text.strategy.trim()), ("About.", "Count."));
    }

    #[test]
    fn a_missing_part_is_named() {
        let error = |text: &str| Text::parse(text).expect_err("something is missing").to_string();
        assert_eq!(
            error(&WHOLE.replace("### 3!\nThe double.\n", "")),
            "turn 3 needs both a question and a hint"
        );
        assert_eq!(error(&WHOLE.replace("### 3?", "### three?")), "`three?` is not a key of a lesson");
        assert_eq!(error(&WHOLE.replace("It is over.", "")), "the end of the lesson is missing");
        assert_eq!(
            error(&WHOLE.replace("### 2\nBegin.\n", "")),
            "the first key of a lesson must be a number of turns"
        );
    }
}
