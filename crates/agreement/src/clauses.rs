//! The sentence of each parameter, and the line of the sheet that shows it. Each file has some groups of parameters.

mod contest;
mod lead;
mod play;
mod score;
mod table;

use boneyard_rules::{
    Rules,
    ruleset::{AfterBlock, BlockPays, BlockTie, BlockWinner, NextLeadRule, Sense},
};
use serde::Serialize;
use serde_json::Value;

use boneyard_i18n::Messages;

/// The sentence of a parameter.
pub(crate) struct Clause {
    /// The parameter, as `group.field`.
    pub(crate) parameter: &'static str,
    sentence: fn(&Rules, &Messages) -> String,
    place: fn(&Rules) -> Place,
}

/// The line of the sheet that shows a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A line of its own.
    Own,
    /// The line of the parameter named here. Its sentence covers both parameters, or the parameter placed in that line
    /// has no effect and its usual value.
    Within(&'static str),
    /// A line among the unused parameters: the parameter has no effect, although it does not have its usual value.
    Unused,
}

/// The sections of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heading {
    Tiles,
    Seats,
    Deal,
    Lead,
    Layout,
    Turn,
    Boneyard,
    End,
    Value,
    Score,
    Block,
    Account,
    Match,
    Rating,
    Unused,
}

impl Heading {
    pub(crate) const ALL: [Self; 15] = [
        Self::Tiles,
        Self::Seats,
        Self::Deal,
        Self::Lead,
        Self::Layout,
        Self::Turn,
        Self::Boneyard,
        Self::End,
        Self::Value,
        Self::Score,
        Self::Block,
        Self::Account,
        Self::Match,
        Self::Rating,
        Self::Unused,
    ];

    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Tiles => "section-tiles",
            Self::Seats => "section-seats",
            Self::Deal => "section-deal",
            Self::Lead => "section-lead",
            Self::Layout => "section-layout",
            Self::Turn => "section-turn",
            Self::Boneyard => "section-boneyard",
            Self::End => "section-end",
            Self::Value => "section-value",
            Self::Score => "section-score",
            Self::Block => "section-block",
            Self::Account => "section-account",
            Self::Match => "section-match",
            Self::Rating => "section-rating",
            Self::Unused => "section-unused",
        }
    }
}

impl Clause {
    /// The sentence under these rules, whether or not the parameter has an effect.
    pub(crate) fn text(&self, rules: &Rules, words: &Messages) -> String {
        (self.sentence)(rules, words)
    }

    /// The line that shows the parameter under these rules.
    pub(crate) fn place(&self, rules: &Rules) -> Place {
        (self.place)(rules)
    }

    /// The section that the parameter belongs to.
    pub(crate) fn heading(&self) -> Heading {
        match self.parameter.split_once('.').unwrap_or_default() {
            ("tiles", _) => Heading::Tiles,
            ("seats", _) => Heading::Seats,
            ("deal", _) => Heading::Deal,
            ("lead", _) => Heading::Lead,
            ("layout", _) => Heading::Layout,
            ("turn", _) => Heading::Turn,
            ("draw", _) => Heading::Boneyard,
            ("end", _) => Heading::End,
            ("value", _) => Heading::Value,
            ("score", field) if field.starts_with("block") || field == "eggs" => Heading::Block,
            ("score", _) => Heading::Score,
            ("account", _) => Heading::Account,
            ("match", _) => Heading::Match,
            ("rating", _) => Heading::Rating,
            _ => Heading::Unused,
        }
    }

    /// The key of the message with the parameter's name.
    pub(crate) fn message(&self) -> String {
        self.parameter.replace('.', "-")
    }
}

/// The clause of a parameter.
pub(crate) fn clause(parameter: &str) -> Option<&'static Clause> {
    let groups = [table::CLAUSES, lead::CLAUSES, play::CLAUSES, score::CLAUSES, contest::CLAUSES];
    groups.into_iter().flatten().find(|clause| clause.parameter == parameter)
}

/// The word for a value, as a part of a message's key.
fn word(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(Value::Bool(true)) => "yes".into(),
        Ok(Value::Bool(false)) => "no".into(),
        _ => "none".into(),
    }
}

/// The sentence of a parameter's value.
fn chosen(words: &Messages, message: &str, value: impl Serialize) -> String {
    words.message(&format!("{message}.{}", word(value)))
}

/// A line of its own if the parameter has an effect. Otherwise the line of `host` if the parameter has its usual value,
/// else a line among the unused parameters.
fn own_line_if(has_effect: bool, is_usual: bool, host: &'static str) -> Place {
    match (has_effect, is_usual) {
        (true, _) => Place::Own,
        (false, true) => Place::Within(host),
        (false, false) => Place::Unused,
    }
}

/// The line of `host` if the parameter has an effect or its usual value, else a line among the unused parameters.
fn part_if(has_effect: bool, is_usual: bool, host: &'static str) -> Place {
    if has_effect || is_usual { Place::Within(host) } else { Place::Unused }
}

/// Whether the points of hands are scored.
fn counts_hands(rules: &Rules) -> bool {
    matches!(rules.score.sense, Sense::WinnerGains | Sense::LosersPay)
}

/// Whether each seat is a side of its own at every table.
fn is_solo(rules: &Rules) -> bool {
    rules.seat_counts().all(|seats| rules.sides(seats.into()).count() == usize::from(seats))
}

/// Whether two sides play at every table.
fn has_two_sides(rules: &Rules) -> bool {
    rules.seat_counts().all(|seats| rules.sides(seats.into()).count() == 2)
}

/// Whether winning a round pays a bonus.
fn rewards_rounds(rules: &Rules) -> bool {
    rules.score.bonus.iter().any(|bonus| bonus.event.of_round().is_some())
}

/// Whether the score or the next lead depends on the winner of a block.
pub(crate) fn asks_block_winner(rules: &Rules) -> bool {
    let leads = matches!(rules.lead.next, NextLeadRule::Winner | NextLeadRule::WinningSide);
    rules.score.sense != Sense::PlayOnly || leads || rewards_rounds(rules)
}

/// Whether the score or the next lead depends on the points of a hand.
pub(crate) fn weighs_hands(rules: &Rules) -> bool {
    let compares = !matches!(rules.score.block_winner, BlockWinner::FewestTiles | BlockWinner::Nobody);
    let leads = rules.lead.after_block == AfterBlock::LowestHand;
    counts_hands(rules) || compares && asks_block_winner(rules) || leads
}

/// Whether a side wins a tied block.
fn gives_ties(rules: &Rules) -> bool {
    matches!(rules.score.block_tie, BlockTie::BlockerLoses | BlockTie::BlockerWins | BlockTie::LeaderWins)
}

/// Whether a block may end in a tie that matters.
pub(crate) fn may_tie(rules: &Rules) -> bool {
    asks_block_winner(rules)
        && (rules.score.block_winner != BlockWinner::Nobody
            || rules.score.block == BlockPays::HighestPaysTable)
}

/// Whether some table has tiles left after the deal.
fn leaves_tiles(rules: &Rules) -> bool {
    rules.seat_counts().any(|seats| {
        let seats = usize::from(seats);
        rules.hand_size(seats).is_some_and(|hand| hand * seats < rules.tile_list(seats).len())
    })
}
