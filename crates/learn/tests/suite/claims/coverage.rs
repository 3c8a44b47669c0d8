//! What a fact vouches for in the words of a lesson.

use boneyard_rules::Tile;

use crate::facts::{fact::Fact, lesson::Lesson};

/// What a word such as "must", "only" or "cannot" claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Modal {
    Must,
    Only,
    Cannot,
}

impl Modal {
    pub(crate) const ALL: [Self; 3] = [Self::Must, Self::Only, Self::Cannot];

    fn parse(text: &str) -> Option<Self> {
        match text {
            "must" => Some(Self::Must),
            "only" => Some(Self::Only),
            "cannot" => Some(Self::Cannot),
            _ => None,
        }
    }
}

impl Fact {
    /// Reads a facts file.
    pub(crate) fn read_all(text: &str) -> Result<Vec<Self>, String> {
        text.lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
            .map(str::parse)
            .collect()
    }

    /// Whether this line only excuses a word that claims nothing.
    pub(crate) fn is_excuse(&self) -> bool {
        self.query[0] == "word"
    }

    /// The question without what is supposed before it: `after 1-4@L ends` asks for `ends`.
    fn asked(&self) -> &[String] {
        let mut query = &self.query[..];
        while query.len() > 2 && query[0] == "after" {
            query = &query[2..];
        }
        query
    }

    /// The counts and numbers of pips that this fact vouches for.
    pub(crate) fn numbers(&self) -> Vec<u32> {
        let mut numbers: Vec<u32> = self.words().filter_map(|word| word.parse().ok()).collect();
        let is_list = self
            .answer
            .iter()
            .all(|item| !item.chars().next().is_some_and(|c| c.is_ascii_digit()) || tile(item).is_some());
        if is_list && self.answer.len() > 1 {
            numbers.push(self.answer.len().try_into().expect("a short list"));
        }
        if self.asked()[0] == "rule" {
            // The value of a rule may be a name or a list.
            let value = self.answer.join(" ");
            numbers.extend(
                value.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse::<u32>().ok()),
            );
        }
        numbers
    }

    /// The tiles that this fact vouches for.
    pub(crate) fn tiles(&self) -> Vec<Tile> {
        self.words().flat_map(|word| word.split(['+', '@'])).filter_map(tile).collect()
    }

    /// Whether this fact is about the player.
    pub(crate) fn names(&self, player: &str) -> bool {
        self.words().any(|word| word == player)
    }

    /// Whether this fact is about a rule or the position as a whole: `blocked`, or `legal = draw`.
    pub(crate) fn is_general(&self) -> bool {
        self.asked()[0] == "rule"
            || self.numbers().is_empty()
                && self.tiles().is_empty()
                && !self.words().any(|word| word.starts_with(char::is_uppercase))
    }

    fn words(&self) -> impl Iterator<Item = &String> {
        self.query.iter().chain(&self.answer)
    }

    /// Whether this fact proves what such a word claims.
    pub(crate) fn proves(&self, modal: Modal) -> bool {
        let asked = self.asked();
        if self.is_excuse() {
            return asked[1..].iter().any(|word| Modal::parse(word) == Some(modal));
        }
        let no_answer = self.answer == ["none"] || self.answer == ["no"] || self.answer == ["0"];
        match (asked[0].as_str(), modal) {
            ("fits" | "legal", Modal::Must) => self.answer.len() == 1,
            ("fits" | "legal", Modal::Cannot) => {
                no_answer || self.answer == ["draw"] || self.answer == ["pass"]
            }
            ("fits" | "legal", Modal::Only) => self.answer.len() == 1 && !no_answer,
            (
                "may" | "holders" | "unseen" | "mine" | "hand" | "count" | "out" | "value" | "scored",
                Modal::Only,
            ) => true,
            ("surely" | "must-lead" | "forced", Modal::Must | Modal::Only) => true,
            ("holders", Modal::Cannot) => no_answer || self.answer == ["boneyard"],
            ("unseen" | "mine" | "may", Modal::Cannot) => no_answer,
            ("partner", Modal::Cannot) => no_answer,
            ("void" | "stuck" | "blocked", Modal::Cannot | Modal::Must) => !no_answer,
            ("drew", Modal::Cannot | Modal::Must) => !no_answer,
            ("passes", Modal::Cannot) => !no_answer,
            // Both ends show one number.
            ("ends", Modal::Must | Modal::Only) => self.answer.iter().all(|end| *end == self.answer[0]),
            ("rule", _) => true,
            _ => false,
        }
    }

    /// Whether the stated answer is the true one. The order of a list does not count.
    pub(crate) fn is_true(&self, lesson: &Lesson) -> Result<bool, String> {
        let sorted = |mut items: Vec<String>| {
            items.sort();
            items
        };
        Ok(sorted(self.true_answer(lesson)?) == sorted(self.answer.clone()))
    }
}

/// The tile of a word such as `1-4` or `1-4@L`.
fn tile(word: &str) -> Option<Tile> {
    word.split('@').next()?.parse().ok()
}
