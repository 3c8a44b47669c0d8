//! Facts about rules that several sentences of a summary need.

use boneyard_i18n::Messages;
use boneyard_rules::{
    Family, Rules, presets,
    ruleset::{Sense, SideRule, TargetTest},
};

/// Who plays against whom, at all tables of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opponents {
    /// Two players.
    Duel,
    /// Everyone alone, at some table with three players or more.
    Solo,
    /// Two pairs.
    Pairs,
    /// Pairs at a table of four, everyone alone at other tables.
    Mixed,
    /// Two players with two hands each.
    TwoHands,
}

impl Opponents {
    pub(super) fn of(rules: &Rules) -> Self {
        let is_pair = |seats: u8| rules.sides(seats.into()).count() < usize::from(seats);
        match rules.seats.sides {
            SideRule::TwoHands => Self::TwoHands,
            _ if rules.seat_counts().all(is_pair) => Self::Pairs,
            _ if rules.seat_counts().any(is_pair) => Self::Mixed,
            _ if rules.seat_counts().all(|seats| seats == 2) => Self::Duel,
            _ => Self::Solo,
        }
    }

    /// Whether every table has two sides.
    pub(super) const fn are_two_sides(self) -> bool {
        matches!(self, Self::Duel | Self::Pairs | Self::TwoHands)
    }

    /// The value of `$sides` in messages.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::Solo => "solo",
            Self::Pairs => "pairs",
            Self::Mixed => "mixed",
            Self::TwoHands => "two-hands",
        }
    }
}

/// The value of `$game` in messages: in games of Goat a block is called a fish.
pub(super) fn game(rules: &Rules) -> &'static str {
    let family = presets::find(&rules.preset).map(|preset| preset.family);
    if family.is_ok_and(|family| family == Family::Goat) { "goat" } else { "other" }
}

/// What is counted to the target: won rounds, or points.
pub(super) fn counts_rounds(rules: &Rules) -> bool {
    match rules.score.sense {
        Sense::None => true,
        Sense::RoundPoints => rules.score.play.is_none() && rules.score.bonus.is_empty(),
        Sense::WinnerGains | Sense::LosersPay | Sense::PlayOnly => false,
    }
}

/// Whether a match has one round only.
pub(super) fn is_single_round(rules: &Rules) -> bool {
    rules.match_.rounds == Some(1)
}

/// How the target is met, as `$test` in messages.
pub(super) const fn test(test: TargetTest) -> &'static str {
    match test {
        TargetTest::AtLeast => "at-least",
        TargetTest::Above => "above",
        TargetTest::Exactly => "exactly",
    }
}

/// The numbers of players that a table may have.
pub(super) fn player_numbers(rules: &Rules) -> Vec<u8> {
    let has_table =
        |players: &&u8| rules.hand_size(usize::from(**players) * rules.hands_per_player()).is_some();
    rules.seats.count.iter().filter(has_table).copied().collect()
}

/// Numbers of players: `2–4`, or `2 or 4`.
pub(super) fn player_range(words: &Messages, numbers: &[u8]) -> String {
    match numbers {
        [first, _, .., last]
            if usize::from(last.abs_diff(*first)) + 1 == numbers.len() && numbers.len() > 2 =>
        {
            format!("{first}–{last}")
        }
        _ => words.either(&numbers.iter().map(u8::to_string).collect::<Vec<_>>()),
    }
}

/// Numbers of players grouped by a value that depends on them.
pub(super) fn by_players<T: PartialEq>(rules: &Rules, value: impl Fn(u8) -> Option<T>) -> Vec<(T, Vec<u8>)> {
    let mut groups: Vec<(T, Vec<u8>)> = Vec::new();
    for players in player_numbers(rules) {
        let Some(value) = value(players) else { continue };
        match groups.iter_mut().find(|(known, _)| *known == value) {
            Some((_, together)) => together.push(players),
            None => groups.push((value, vec![players])),
        }
    }
    groups
}
