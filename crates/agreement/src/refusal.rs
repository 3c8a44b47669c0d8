//! Explains why rules are refused: the parameters, the reason and the nearest valid rules.

use boneyard_rules::{ConflictReason, Rules, RulesError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use boneyard_i18n::{Language, Messages};

use crate::{clauses::clause, sheet::Line};

/// Two parameters that exclude each other, or one that cannot have its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Conflict {
    /// The two parameters, as `group.field`. If only one value is wrong, it is that of the first.
    pub parameters: [String; 2],
    /// The sentences that exclude each other, or the wrong one, in the language.
    pub text: String,
    /// Why they are refused, in the language.
    pub why: String,
    /// The nearest valid rules, the nearest first. The last one gives up a requested value.
    pub nearest: Vec<Nearby>,
}

/// Valid rules near to rules with a conflict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Nearby {
    /// The rules, as a preset and overrides.
    pub rules: String,
    /// The sentences of the parameters that differ from the requested rules.
    pub changes: Vec<Line>,
}

/// The conflict of rules given as text; `None` if they are valid.
///
/// # Errors
/// The first unknown preset, unknown parameter or value that a parameter does not take.
///
/// ```
/// use boneyard_agreement::{Language, near};
///
/// assert_eq!(near("draw match.target=61", Language::En)?, None);
/// let conflict = near("draw deal.rest=asleep", Language::En)?.expect("players never draw tiles that are asleep");
/// assert_eq!(conflict.parameters, ["deal.rest", "draw.mode"]);
/// assert!(near("draw deal.rest=awake", Language::En).is_err());
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn near(text: &str, language: Language) -> Result<Option<Conflict>, RulesError> {
    let mut words = text.split_whitespace();
    let preset = Rules::preset(words.next().unwrap_or_default())?;
    let overrides: Vec<&str> = words.collect();
    let wanted = preset.with_unchecked(&overrides)?;
    Ok(conflict(&wanted, &[], Messages::of(language)))
}

/// Why rules given as text are refused, and what to try instead, for a terminal. Only conflicts are translated; other
/// errors are in English.
///
/// ```
/// use boneyard_agreement::{Language, refusal};
/// use boneyard_rules::Rules;
///
/// let text = r#"goat deal.hand={"4":9}"#;
/// let error = Rules::parse(text).expect_err("36 tiles of 28");
/// let sentence = refusal(&error, text, Language::En);
/// assert!(sentence.contains("4 players × 9 tiles = 36; the set has 28. At most 7 each. Try: `goat deal.hand={\"4\":7}`,"));
/// assert!(sentence.ends_with("; or leave it as it was."));
/// assert!(refusal(&error, text, Language::Es).contains("4 jugadores × 9 fichas = 36"));
/// ```
#[must_use]
pub fn refusal(error: &RulesError, text: &str, language: Language) -> String {
    let RulesError::Conflict { first, second, why } = error else { return error.to_string() };
    let words = Messages::of(language);
    let [first, second] = [first, second].map(|written| format!("`{written}`"));
    let values = [("first", first.into()), ("second", second.into()), ("why", reason(*why, words).into())];
    let message = if why.is_about_one_value() { "conflict-value" } else { "conflict-written" };
    let refusal = words.message_with(message, values);
    let nearest = near(text, language).ok().flatten().map(|conflict| conflict.nearest).unwrap_or_default();
    // With one override, the preset is the rules without it.
    let is_preset =
        |near: &Nearby| text.split_whitespace().count() == 2 && text.starts_with(&format!("{} ", near.rules));
    let others: Vec<String> =
        nearest.iter().filter(|near| !is_preset(near)).map(|near| format!("`{}`", near.rules)).collect();
    let message = match (others.is_empty(), nearest.iter().any(is_preset)) {
        (true, _) => "conflict-leave",
        (false, true) => "conflict-try-or-leave",
        (false, false) => "conflict-try",
    };
    words.message_with(message, [("refusal", refusal.into()), ("rules", others.join(", ").into())])
}

/// A text as a sentence: with a capital and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

/// Why rules are refused, as a part of a sentence.
pub(crate) fn reason(why: ConflictReason, words: &Messages) -> String {
    let numbers = why.numbers().into_iter().map(|(name, number)| (name, number.into()));
    words.message_with(&format!("why-{}", why.id()), numbers)
}

pub(crate) fn conflict(wanted: &Rules, fixed: &[&str], words: &Messages) -> Option<Conflict> {
    let Err(RulesError::Conflict { first, second, why }) = wanted.with(&[]) else { return None };
    let name = |text: &str| text.split_once('=').map_or(text, |(name, _)| name).to_owned();
    let parameters = [name(&first), name(&second)];
    let sentence_of = |name: &str| clause(name).map_or_else(String::new, |clause| clause.text(wanted, words));
    let text = words.message_with(
        if why.is_about_one_value() { "conflict-one" } else { "conflict" },
        [("first", sentence_of(&parameters[0]).into()), ("second", sentence_of(&parameters[1]).into())],
    );
    let why = sentence(&reason(why, words));
    let nearest =
        wanted.nearest_possible(fixed).into_iter().map(|rules| nearby(wanted, &rules, words)).collect();
    Some(Conflict { parameters, text, why, nearest })
}

fn nearby(wanted: &Rules, rules: &Rules, words: &Messages) -> Nearby {
    let before = wanted.parameters();
    let after = rules.parameters();
    let differs = after.into_iter().filter(|parameter| !before.contains(parameter));
    let line = |(name, _): (String, Value)| {
        let text = clause(&name).map_or_else(String::new, |clause| clause.text(rules, words));
        Line { parameters: vec![name], text }
    };
    Nearby { rules: rules.to_string(), changes: differs.map(line).collect() }
}
