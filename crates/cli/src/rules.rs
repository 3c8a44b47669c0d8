//! `boneyard rules`: the presets, and the agreement of one of them, in words or as parameters.

use std::process::ExitCode;

use boneyard_agreement::{
    Language, Sheet, Variant, list_headings, refusal, title, unplayable, variants, variants_heading,
};
use boneyard_rules::{Family, Preset, Rules, RulesError, presets};
use boneyard_terminal::print;
use serde::Serialize;
use serde_json::Value;

use crate::refuse;

/// Print the whole rules of a game in plain words, or list all games.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The game, by the name of its preset.
    #[arg(value_name = "PRESET", conflicts_with = "list")]
    preset: Option<String>,

    /// Your changes to the rules.
    #[arg(value_name = "GROUP.FIELD=VALUE")]
    overrides: Vec<String>,

    /// List all games with the names of their presets.
    #[arg(long)]
    list: bool,

    /// Print every parameter instead of the rules in words.
    #[arg(long)]
    parameters: bool,

    /// The language: en, ru, hr, es or pt. The default is English.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// Print JSON: every parameter, and with --lang also the rules in words.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard rules --list
  boneyard rules goat-yard
  boneyard rules draw draw.max=3 match.target=61
  boneyard rules goat-club-one --lang ru
  boneyard rules goat --parameters
  boneyard rules goat 'deal.hand={\"2\":6,\"3\":6,\"4\":6}' --json";

/// A preset in the list, or the rules asked for.
#[derive(Serialize)]
struct Printed<'a> {
    name: &'a str,
    title: String,
    family: Family,
    source: &'a str,
    seats: &'a [u8],
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    differences: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parameters: Option<serde_json::Map<String, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sheet: Option<Sheet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variants: Option<Vec<Variant>>,
}

impl<'a> Printed<'a> {
    fn listed(preset: &'a Preset, language: Language) -> Self {
        Self {
            name: &preset.rules.preset,
            title: title(&preset.rules.preset, language),
            family: preset.family,
            source: &preset.source,
            seats: &preset.rules.seats.count,
            rules: None,
            differences: None,
            parameters: None,
            sheet: None,
            variants: None,
        }
    }
}

/// Why no rules are printed.
#[derive(Debug, thiserror::Error)]
enum PrintRulesError {
    #[error("name a game, as in `boneyard rules goat`; `boneyard rules --list` lists all games")]
    NoPreset,
    #[error(transparent)]
    Preset(#[from] RulesError),
    /// The parameters contradict each other; the sentence is in the language of the agreement.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Prints the list of presets or the rules of one.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let text = match &arguments.preset {
        None if arguments.list => list(arguments.json, arguments.lang.unwrap_or_default()),
        None => Err(PrintRulesError::NoPreset),
        Some(preset) => one(preset, arguments),
    };
    match text {
        Ok(text) => {
            print(&text);
            ExitCode::SUCCESS
        }
        Err(error) => refuse(error),
    }
}

fn json(value: &impl Serialize) -> Result<String, PrintRulesError> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

fn list(as_json: bool, language: Language) -> Result<String, PrintRulesError> {
    let all = presets::all();
    if as_json {
        return json(&all.iter().map(|preset| Printed::listed(preset, language)).collect::<Vec<_>>());
    }
    let widest = all.iter().map(|preset| preset.rules.preset.len()).max().unwrap_or(0);
    let [preset, players, titles, not_playable] = list_headings(language);
    let players_wide = players.chars().count().max(7);
    let line = |preset: &Preset| {
        let seats = joined(&preset.rules.seats.count);
        format!(
            "{:widest$}  {seats:players_wide$}  {}\n",
            preset.rules.preset,
            title(&preset.rules.preset, language)
        )
    };
    let mut text = format!("{preset:widest$}  {players:players_wide$}  {titles}\n");
    text.extend(all.iter().map(line));
    text.push_str(&format!("\n{not_playable}\n"));
    for game in unplayable(language) {
        text.push_str(&wrapped(&format!("{}. {}", game.title, game.statement)));
    }
    Ok(text)
}

/// Numbers of players in the shortest form: `2-4` for 2, 3 and 4.
fn joined(seats: &[u8]) -> String {
    match seats {
        [first, .., last] if usize::from(last - first) + 1 == seats.len() => format!("{first}-{last}"),
        _ => seats.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn one(name: &str, arguments: &Arguments) -> Result<String, PrintRulesError> {
    let language = arguments.lang.unwrap_or_default();
    let preset = presets::find(name)?;
    let overrides: Vec<&str> = arguments.overrides.iter().map(String::as_str).collect();
    let rules = preset.rules.with(&overrides).map_err(|error| {
        let requested = [&[name][..], &overrides[..]].concat().join(" ");
        PrintRulesError::Refused(refusal(&error, &requested, language))
    })?;
    if arguments.json {
        return json(&Printed {
            rules: Some(rules.to_string()),
            differences: Some(rules.differences()),
            parameters: Some(rules.parameters().into_iter().collect()),
            sheet: arguments.lang.map(|language| Sheet::of(&rules, language)),
            variants: Some(variants(name, language)),
            ..Printed::listed(&preset, language)
        });
    }
    Ok(if arguments.parameters { page(&preset, &rules) } else { agreement(&rules, language) })
}

/// The agreement as text.
fn agreement(rules: &Rules, language: Language) -> String {
    let sheet = Sheet::of(rules, language);
    let mut text = format!("{}\n{rules}\n", sheet.title);
    text.push_str(&format!("\n{}\n", sheet.summary.heading));
    text.push_str(&paragraph(&sheet.summary.sentences.join(" ")));
    for section in &sheet.sections {
        text.push_str(&format!("\n{}\n", section.heading));
        section.lines.iter().for_each(|line| text.push_str(&wrapped(&line.text)));
    }
    if let Some(line) = &sheet.nothing_else {
        text.push('\n');
        text.push_str(&wrapped(&line.text));
    }
    text.push_str(&format!("\n{}\n", sheet.example.heading));
    sheet.example.intro.iter().for_each(|line| text.push_str(&wrapped(line)));
    for round in &sheet.example.rounds {
        text.push_str(&format!("\n  {}\n", round.heading));
        round.hands.iter().chain(&round.written).for_each(|line| text.push_str(&wrapped(line)));
    }
    text + &house_variants(rules, language)
}

/// The house variants of the preset, each with its rules as arguments of this command.
fn house_variants(rules: &Rules, language: Language) -> String {
    let known = variants(&rules.preset, language);
    if known.is_empty() {
        return String::new();
    }
    let lines = known.iter().map(|variant| format!("  - {}: {}\n", variant.label, variant.rules));
    format!("\n{}\n", variants_heading(language)) + &lines.collect::<String>()
}

/// The longest line of an agreement, in characters.
const LINE_CHARS_MAX: usize = 100;

/// A sentence as a list entry, wrapped if it is long.
fn wrapped(sentence: &str) -> String {
    wrapped_after("  -", "   ", sentence)
}

/// A paragraph, wrapped.
fn paragraph(text: &str) -> String {
    wrapped_after(" ", " ", text)
}

/// A text in lines: the first begins with `first`, the others with `indent`.
fn wrapped_after(first: &str, indent: &str, sentence: &str) -> String {
    let mut text = String::from(first);
    let mut width = text.len();
    for word in sentence.split_whitespace() {
        let chars = word.chars().count() + 1;
        if width + chars > LINE_CHARS_MAX {
            text.push('\n');
            text.push_str(indent);
            width = indent.len();
        }
        text.push(' ');
        text.push_str(word);
        width += chars;
    }
    text + "\n"
}

/// One line for each parameter, marked if it differs from the preset.
fn page(preset: &Preset, rules: &Rules) -> String {
    let in_preset = preset.rules.parameters();
    let defaults = presets::read("").map(|defaults| defaults.rules.parameters()).unwrap_or_default();
    let find = |list: &[(String, Value)], name: &str| {
        list.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
    };
    let all: Vec<(String, Value)> =
        rules.parameters().into_iter().filter(|(name, _)| name.contains('.')).collect();
    let widest = all.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let title = title(&preset.rules.preset, Language::En);
    let mut text = format!("{rules}\n{title}; source {}\n\n", preset.source);
    for (name, value) in &all {
        let before = find(&in_preset, name).filter(|before| before != value);
        let mark = match &before {
            Some(_) => '*',
            None if find(&defaults, name).as_ref() != Some(value) => '+',
            None => ' ',
        };
        let line = format!("{mark} {name:widest$}  {}", written(value));
        text.push_str(&match before {
            Some(before) => format!("{line}  (preset: {})\n", written(&before)),
            None => line + "\n",
        });
    }
    text.push_str("\n+ differs from the defaults   * differs from the preset\n");
    text
}

/// A value in the syntax of overrides.
fn written(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}
