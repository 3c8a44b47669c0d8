//! What a side scored in a round, with its sum.

use boneyard_i18n::{FluentValue, Messages};
use boneyard_rules::{
    HandSum, PaidBonus, Side, SideScore,
    ruleset::{Below, Sense},
};

use crate::{
    clauses::word,
    example::{
        names::Names,
        played::PlayedRound,
        sum::{Sum, number},
    },
};

/// Sentences about a side's line of the score sheet; none if nothing changed.
pub(super) fn line(
    played: &PlayedRound,
    side: Side,
    hands: &HandSum,
    words: &Messages,
    names: &Names<'_>,
) -> Vec<String> {
    let line = &played.settlement.sides[side];
    let (sum, rounded) = (Sum::of_hands(hands), hands.rounded);
    let (name, people) = (names.side(side), names.people(side));
    let about = SideLine { played, side, line, hands: sum, rounded, words, name, people };
    let mut sentences = Vec::new();
    if played.rules().score.sense == Sense::None {
        sentences.extend(about.rounds_won());
    } else {
        sentences.extend(about.wiped());
        sentences.extend(about.scored());
        sentences.extend(about.not_opened());
    }
    if line.before.points.saturating_add(line.scored) != line.after.points {
        sentences.push(words.message_with("example-reset", [about.side()]));
    }
    sentences
}

/// A side's line of the score sheet.
struct SideLine<'a> {
    played: &'a PlayedRound,
    side: Side,
    line: &'a SideScore,
    /// The hands that the side scores.
    hands: Sum,
    /// Their points after rounding; `None` where the sum is not rounded.
    rounded: Option<u32>,
    words: &'a Messages,
    name: String,
    people: usize,
}

/// A part of a side's score.
struct Part {
    points: i64,
    text: String,
    is_in_play: bool,
}

type Value<'a> = (&'static str, FluentValue<'a>);

impl<'a> SideLine<'a> {
    fn side(&self) -> Value<'a> {
        ("side", self.name.clone().into())
    }

    fn people(&self) -> Value<'a> {
        ("people", self.people.into())
    }

    fn opens(&self) -> bool {
        self.line.after.open && !self.line.before.open
    }

    fn rounds_won(&self) -> Option<String> {
        let points = ("points", self.line.after.points.into());
        (self.line.scored > 0).then(|| self.words.message_with("example-rounds-won", [self.side(), points]))
    }

    /// The remembered points that are lost.
    fn wiped(&self) -> Option<String> {
        let before = self.line.before.remembered;
        let kept = self.line.after.remembered >= before || self.opens();
        let points = ("points", before.into());
        (!kept).then(|| self.words.message_with("example-wiped", [self.side(), self.people(), points]))
    }

    /// The score with its sum and the new total.
    fn scored(&self) -> Vec<String> {
        let parts = self.parts();
        let mut sentences = Vec::new();
        let sum = match &parts[..] {
            [] => return sentences,
            [only] => only.text.clone(),
            _ => {
                if self.counts_hands() && !self.hands.is_single() {
                    let sum = ("sum", self.hands.to_string().into());
                    sentences.push(self.words.message_with("example-left", [sum]));
                }
                self.added(&parts)
            }
        };
        let total: i64 = parts.iter().map(|part| part.points).sum();
        let scored = i64::from(self.line.scored);
        let sum = if total == scored {
            sum
        } else {
            self.words.message_with("example-limited", [("sum", sum.into()), ("points", scored.into())])
        };
        let key = if self.opens() { "example-opens" } else { "example-scores" };
        let totals = Sum::of([self.line.before.points, self.line.scored]).to_string();
        let values = [self.side(), self.people(), ("sum", sum.into()), ("total", totals.into())];
        sentences.push(self.words.message_with(key, values));
        sentences
    }

    /// Whether the credit of the round adds to the account.
    fn counts_hands(&self) -> bool {
        self.line.before.open || self.opens()
    }

    /// The points of the hands, after rounding.
    fn hand_points(&self) -> i64 {
        self.rounded.map_or_else(|| self.hands.total(), i64::from)
    }

    /// The parts of the score.
    fn parts(&self) -> Vec<Part> {
        let line = self.line;
        let gross = i64::from(line.made) + i64::from(line.paid);
        let mut parts = vec![
            self.part("example-part-play", gross),
            self.part("example-part-paid", -i64::from(line.paid)),
        ];
        if self.counts_hands() {
            let bonuses = self.played.settlement.bonuses.iter().filter(|bonus| bonus.side == self.side);
            parts.extend(bonuses.map(|bonus| self.bonus(bonus)));
            parts.push(self.part("example-part-carried", line.received.into()));
        }
        if self.opens() {
            let others: i64 = parts.iter().map(|part| part.points).sum::<i64>() + self.hand_points();
            let remembered = i64::from(line.scored) - others;
            let remembered = remembered.clamp(0, line.before.remembered.into());
            parts.push(self.part("example-part-remembered", remembered));
        }
        parts.retain(|part| part.points != 0);
        if self.counts_hands() && self.hands.total() != 0 {
            let after_play = parts.iter().position(|part| !part.is_in_play).unwrap_or(parts.len());
            let text = self.hands(parts.is_empty());
            parts.insert(after_play, Part { points: self.hand_points(), text, is_in_play: false });
        }
        parts
    }

    /// The part for hands. Alone, it shows its own sum.
    fn hands(&self, is_alone: bool) -> String {
        let sum = ("sum", self.hands.to_string().into());
        let points = ("points", self.hands.total().into());
        match self.rounded.map(|rounded| ("rounded", rounded.into())) {
            _ if self.played.rules().score.sense == Sense::RoundPoints => {
                self.words.message_with("example-part-round", [points])
            }
            None if is_alone => self.hands.to_string(),
            None => self.words.message_with("example-part-left", [points]),
            Some(rounded) if is_alone => self.words.message_with("example-rounded", [sum, rounded]),
            Some(rounded) => self.words.message_with("example-part-rounded", [points, rounded]),
        }
    }

    fn bonus(&self, bonus: &PaidBonus) -> Part {
        let values = [("points", bonus.points.to_string().into()), ("event", word(bonus.event).into())];
        let text = self.words.message_with("example-part-bonus", values);
        Part { points: bonus.points.into(), text, is_in_play: false }
    }

    fn part(&self, key: &str, points: i64) -> Part {
        let shown = ("points", points.unsigned_abs().to_string().into());
        let is_in_play = matches!(key, "example-part-play" | "example-part-paid");
        Part { points, text: self.words.message_with(key, [shown]), is_in_play }
    }

    /// All parts with their total: `15 in play + 19 left = 34`.
    fn added(&self, parts: &[Part]) -> String {
        let mut text = String::new();
        for (index, part) in parts.iter().enumerate() {
            match (index, part.points < 0) {
                (0, false) => {}
                (0, true) => text.push('−'),
                (_, false) => text.push_str(" + "),
                (_, true) => text.push_str(" − "),
            }
            text.push_str(&part.text);
        }
        let total: i64 = parts.iter().map(|part| part.points).sum();
        format!("{text} = {}", number(total))
    }

    /// Points that are too few to open the account.
    fn not_opened(&self) -> Option<String> {
        if self.line.after.open || self.line.credit == 0 {
            return None;
        }
        let credit = Sum::of([self.line.credit]);
        let sum = if self.hands.total() == credit.total() { &self.hands } else { &credit };
        let open_at = self.played.rules().account.open_at;
        let values = [self.side(), ("sum", sum.to_string().into()), ("open", open_at.into())];
        if self.played.rules().account.below == Below::Lost {
            return Some(self.words.message_with("example-lost", values));
        }
        let before = if self.wiped().is_some() { 0 } else { self.line.before.remembered };
        let total = Sum::of([i64::from(before), self.line.credit.into()]);
        let [side, sum, open] = values;
        let values = [side, sum, open, ("total", total.to_string().into())];
        Some(self.words.message_with("example-remembers", values))
    }
}
