//! The summary of an agreement: what players tell a newcomer before they sit down, in 60 to 150 words.
//!
//! Each file in `summary/` says some of the rules. Every sentence has a weight. [`Draft::fit`] leaves out the lightest
//! sentences if there are too many words, and adds fillers if there are too few.

mod account;
mod aim;
mod block;
mod deal;
mod facts;
mod lead;
mod play;
mod score;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use boneyard_i18n::{FluentValue, Messages};
use boneyard_rules::Rules;
use serde::{Deserialize, Serialize};

use crate::clauses::{facts::Facts, word};

/// An agreement in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Summary {
    /// “In short”, in the language.
    pub heading: String,
    /// The sentences, to be shown as one paragraph. The first one names the game.
    pub sentences: Vec<String>,
}

impl Summary {
    /// The summary of these rules.
    pub(crate) fn of(rules: &Rules, words: &Messages) -> Self {
        let mut draft = Draft::new(rules, words);
        aim::say(&mut draft);
        deal::say(&mut draft);
        lead::say(&mut draft);
        play::say(&mut draft);
        score::say(&mut draft);
        block::say(&mut draft);
        account::say(&mut draft);
        Self { heading: words.message("summary-heading"), sentences: draft.fit() }
    }
}

/// The fewest words of a summary.
const WORDS_MIN: usize = 60;

/// The most words of a summary.
const WORDS_MAX: usize = 150;

/// How much a sentence matters, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Weight {
    /// What most players know. It is said only if the summary is too short.
    Filler,
    /// A rule that seldom matters.
    Detail,
    /// A rule that players can do without in the first round.
    Minor,
    /// A rule that players of the game are told.
    Usual,
    /// A rule that differs from the preset.
    Changed,
    /// A rule without which nobody can begin.
    Core,
}

struct Sentence {
    text: String,
    weight: Weight,
}

/// A summary in the making.
struct Draft<'a> {
    rules: &'a Rules,
    facts: Facts<'a>,
    words: &'a Messages,
    /// The parameters that differ from the preset.
    changed: Vec<String>,
    sentences: Vec<Sentence>,
}

impl<'a> Draft<'a> {
    fn new(rules: &'a Rules, words: &'a Messages) -> Self {
        let name = |text: String| text.split_once('=').map_or(text.clone(), |(name, _)| name.to_owned());
        let changed = rules.differences().into_iter().map(name).collect();
        Self { rules, facts: Facts::of(rules), words, changed, sentences: Vec::new() }
    }

    /// Adds the sentence of some parameters. If one of them differs from the preset, the sentence weighs more.
    fn say<const N: usize>(
        &mut self,
        weight: Weight,
        parameters: &[&str],
        message: &str,
        values: [(&'static str, FluentValue<'a>); N],
    ) {
        let is_changed = self.changed.iter().any(|changed| parameters.contains(&changed.as_str()));
        let weight = if is_changed { weight.max(Weight::Changed) } else { weight };
        self.sentences.push(Sentence { text: self.words.message_with(message, values), weight });
    }

    /// The sentences that fit, in their order.
    fn fit(self) -> Vec<String> {
        let (mut said, mut count) = (Vec::new(), 0);
        for sentence in &self.sentences {
            said.push(sentence.weight > Weight::Filler);
            count += if sentence.weight > Weight::Filler { count_words(&sentence.text) } else { 0 };
        }
        while count > WORDS_MAX {
            // The name of the game always stays.
            let Some(lightest) = (1..said.len())
                .rev()
                .filter(|index| said[*index])
                .min_by_key(|index| self.sentences[*index].weight)
            else {
                break;
            };
            said[lightest] = false;
            count -= count_words(&self.sentences[lightest].text);
        }
        // A long sentence that was left out may have made room for a short one.
        let mut left_out: Vec<usize> = (0..said.len()).filter(|index| !said[*index]).collect();
        left_out.retain(|index| self.sentences[*index].weight > Weight::Filler);
        left_out.sort_by_key(|index| Reverse(self.sentences[*index].weight));
        for index in left_out {
            let words = count_words(&self.sentences[index].text);
            if count + words <= WORDS_MAX {
                said[index] = true;
                count += words;
            }
        }
        for (index, sentence) in self.sentences.iter().enumerate() {
            if count >= WORDS_MIN {
                break;
            }
            if sentence.weight == Weight::Filler {
                said[index] = true;
                count += count_words(&sentence.text);
            }
        }
        let kept = self.sentences.into_iter().zip(said).filter(|(_, said)| *said);
        kept.map(|(sentence, _)| sentence.text).collect()
    }
}

/// The number of words: a dash alone is none.
fn count_words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}
