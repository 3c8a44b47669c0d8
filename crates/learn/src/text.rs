//! The words of a preset in one language: what it is about, the words of its lesson, its strategy.
//!
//! The file is Markdown. What stands before the first heading says what is peculiar to the game; the first heading of
//! the second level opens the words of the lesson, the next one the strategy. Headings of the third level in the
//! lesson are keys: `3` is said after the third turn, `0` before the first, `3?` asks for the third turn, `3!` is the
//! hint for it, `end` closes the lesson. The first key says where the lesson begins.

use std::collections::BTreeMap;

/// The words of a preset, as Markdown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Text {
    /// What is peculiar to the game.
    pub(crate) about: String,
    /// How many turns lie on the table when the lesson begins.
    pub(crate) begins: usize,
    /// What is said after so many turns.
    pub(crate) said: BTreeMap<usize, String>,
    /// The turns that the learner is asked for.
    pub(crate) asked: BTreeMap<usize, Question>,
    /// What closes the lesson.
    pub(crate) end: String,
    /// How to play it well.
    pub(crate) strategy: String,
}

/// What is asked of the learner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Question {
    /// The question.
    pub(crate) text: String,
    /// What to say after another choice.
    pub(crate) hint: String,
}

/// Where a paragraph belongs.
#[derive(Clone, Copy)]
enum Key {
    Said(usize),
    Asked(usize),
    Hint(usize),
    End,
}

impl Key {
    fn parse(text: &str) -> Option<Self> {
        if text == "end" {
            return Some(Self::End);
        }
        if let Some(turn) = text.strip_suffix('?') {
            return turn.parse().ok().map(Self::Asked);
        }
        match text.strip_suffix('!') {
            Some(turn) => turn.parse().ok().map(Self::Hint),
            None => text.parse().ok().map(Self::Said),
        }
    }
}

impl Text {
    /// Reads a file.
    ///
    /// # Errors
    /// What is missing, or the first heading that is no key.
    pub(crate) fn parse(markdown: &str) -> Result<Self, String> {
        let mut text = Self::default();
        let mut parts = 0;
        let mut key = None;
        let mut first = true;
        for line in markdown.lines() {
            if line.starts_with("## ") {
                parts += 1;
                key = None;
                continue;
            }
            if let Some(heading) = line.strip_prefix("### ").filter(|_| parts == 1) {
                let found = Key::parse(heading.trim());
                let found = found.ok_or_else(|| format!("`{heading}` is no key of a lesson"))?;
                if std::mem::take(&mut first) {
                    let Key::Said(begins) = found else {
                        return Err("a lesson begins with words after a number of turns".into());
                    };
                    text.begins = begins;
                }
                if !text.slot(found).is_empty() {
                    return Err(format!("`{heading}` stands twice"));
                }
                key = Some(found);
                continue;
            }
            let slot = match (parts, key) {
                (0, _) => &mut text.about,
                (1, Some(key)) => text.slot(key),
                (1, None) if line.trim().is_empty() => continue,
                (1, None) => return Err("words of a lesson stand under the key of a turn".into()),
                (2, _) => &mut text.strategy,
                _ => return Err("after the strategy nothing follows".into()),
            };
            slot.push_str(line);
            slot.push('\n');
        }
        text.checked()
    }

    fn slot(&mut self, key: Key) -> &mut String {
        match key {
            Key::Said(turn) => self.said.entry(turn).or_default(),
            Key::Asked(turn) => &mut self.asked.entry(turn).or_default().text,
            Key::Hint(turn) => &mut self.asked.entry(turn).or_default().hint,
            Key::End => &mut self.end,
        }
    }

    fn checked(self) -> Result<Self, String> {
        let is_empty = |text: &str| text.trim().is_empty();
        for (what, part) in
            [("introduction", &self.about), ("end of the lesson", &self.end), ("strategy", &self.strategy)]
        {
            if is_empty(part) {
                return Err(format!("the {what} is missing"));
            }
        }
        if let Some((turn, _)) = self.said.iter().find(|(_, said)| is_empty(said)) {
            return Err(format!("nothing is said after turn {turn}"));
        }
        if let Some((turn, _)) =
            self.asked.iter().find(|(_, asked)| is_empty(&asked.text) || is_empty(&asked.hint))
        {
            return Err(format!("turn {turn} needs both a question and a hint"));
        }
        if self.asked.is_empty() {
            return Err("the learner is asked for no turn".into());
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
        assert_eq!((text.begins, text.said.len(), text.asked.len()), (2, 1, 1));
        assert_eq!(text.asked[&3].hint.trim(), "The double.");
        assert_eq!((text.about.trim(), text.strategy.trim()), ("About.", "Count."));
    }

    #[test]
    fn what_is_missing_is_named() {
        let error = |text: &str| Text::parse(text).expect_err("something is missing");
        assert_eq!(
            error(&WHOLE.replace("### 3!\nThe double.\n", "")),
            "turn 3 needs both a question and a hint"
        );
        assert_eq!(error(&WHOLE.replace("### 3?", "### three?")), "`three?` is no key of a lesson");
        assert_eq!(error(&WHOLE.replace("It is over.", "")), "the end of the lesson is missing");
        assert_eq!(
            error(&WHOLE.replace("### 2\nBegin.\n", "")),
            "a lesson begins with words after a number of turns"
        );
    }
}
