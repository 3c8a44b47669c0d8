//! The worked example of a sheet: rounds that are played out under its rules and settled by the engine.
//!
//! `search` finds the rounds, `hands` and `score` put them into words, `record` writes them down.

mod deal;
mod ends;
mod hands;
mod names;
mod played;
mod policy;
pub(crate) mod random;
mod record;
mod score;
mod search;
mod sum;
#[cfg(test)]
mod tests;

use boneyard_dgn::Record;
use boneyard_i18n::{Language, Messages};
use boneyard_rules::{Rules, Sides};
use serde::{Deserialize, Serialize};

use self::{names::Names, played::PlayedRound};

/// A worked example: a few rounds, settled by the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Example {
    /// The title of the example.
    pub heading: String,
    /// Sentences that introduce the players.
    pub intro: Vec<String>,
    /// The rounds.
    pub rounds: Vec<ExampleRound>,
}

/// A round of the example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ExampleRound {
    /// A sentence about how the round ended.
    pub heading: String,
    /// Sentences about the hands at the end of the round and the points scored in play.
    pub hands: Vec<String>,
    /// Sentences about the score of the round and the end of the match.
    pub written: Vec<String>,
}

/// The rounds of a worked example, played move by move under its rules.
///
/// The same rules always give the same rounds. A kind of round that these rules do not allow, or that no tried deal
/// gives, is left out.
///
/// ```
/// use boneyard_agreement::{Language, PlayedExample};
/// use boneyard_rules::Rules;
///
/// let played = PlayedExample::of(&Rules::preset("spanish-pairs")?);
/// assert!(played.told(Language::En).rounds[0].heading.contains(" goes out with "));
/// for record in played.records(Language::En) {
///     assert!(record.replay().is_ok(), "every round is legal");
/// }
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PlayedExample {
    rules: Rules,
    seats: usize,
    sides: Sides,
    rounds: Vec<PlayedRound>,
}

impl PlayedExample {
    /// Plays the rounds of an example under these rules; none where every table has more than four seats.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let seats = table(rules);
        Self {
            rounds: seats.map_or_else(Vec::new, |seats| search::rounds(rules, seats)),
            seats: seats.unwrap_or_default(),
            sides: rules.sides(seats.unwrap_or_default()),
            rules: rules.clone(),
        }
    }

    /// The records of the example, one for each match. The players have their names in this language.
    #[must_use]
    pub fn records(&self, language: Language) -> Vec<Record> {
        record::records(&self.rounds, &self.names(Messages::of(language)).players())
    }

    /// The example in words.
    #[must_use]
    pub fn told(&self, language: Language) -> Example {
        let words = Messages::of(language);
        let names = self.names(words);
        let told = |(index, round): (usize, &PlayedRound)| {
            let sentence = hands::heading(round, words, &names);
            let heading = match (index, round.number) {
                (0, _) => sentence,
                (_, 1) => words.message_with("example-other", [("sentence", sentence.into())]),
                _ => words.message_with("example-next", [("sentence", sentence.into())]),
            };
            ExampleRound {
                heading,
                hands: hands::sentences(round, words, &names),
                written: score::sentences(round, words, &names),
            }
        };
        Example {
            heading: words.message("section-example"),
            intro: self.intro(words, &names),
            rounds: self.rounds.iter().enumerate().map(told).collect(),
        }
    }

    fn names<'a>(&'a self, words: &'a Messages) -> Names<'a> {
        Names::of(&self.rules, &self.sides, self.seats, words)
    }

    fn intro(&self, words: &Messages, names: &Names<'_>) -> Vec<String> {
        if self.rounds.is_empty() {
            return Vec::new();
        }
        let sides: Vec<String> = (0..self.sides.count()).map(|side| names.side(side)).collect();
        let [first, second] = &sides[..] else { return vec![words.message("example-intro")] };
        let key = match self.rules.hands_per_player() {
            2 => "example-two-hands",
            _ if self.seats > 2 => "example-partners",
            _ => return vec![words.message("example-intro")],
        };
        let who = [("first", first.as_str().into()), ("second", second.as_str().into())];
        vec![words.message("example-intro"), words.message_with(key, who)]
    }
}

/// The number of seats in the example: a table with pairs, else three seats, else the most up to four.
fn table(rules: &Rules) -> Option<usize> {
    let tables: Vec<usize> = rules.seat_counts().map(usize::from).collect();
    let paired = |seats: &usize| rules.sides(*seats).count() < *seats;
    let preferred =
        tables.iter().copied().find(paired).or_else(|| tables.iter().copied().find(|seats| *seats == 3));
    preferred.or_else(|| tables.into_iter().filter(|seats| *seats <= 4).max())
}
