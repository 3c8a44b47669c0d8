//! The lines of a regulation: in an evening file, and in the files of the regulations that come with the program.

use std::fmt::{self, Write};

use crate::file::mishaps::{self, MishapLines};
use crate::file::words::{FileError, Words, quote, word};
use crate::{
    ClubTiles, Counted, KnownRegulation, LeadRule, Regulation, RegulationError, RegulationItem,
    RegulationName, Source, StandingsKey, TARGET, WinPoints,
};

const TILES: [(ClubTiles, &str); 2] =
    [(ClubTiles::DoubleSix, "double-six"), (ClubTiles::DoubleNine, "double-nine")];
const COUNTS: [(Counted, &str); 3] =
    [(Counted::Losers, "losers"), (Counted::All, "all"), (Counted::Rounds, "rounds")];
const LEADS: [(LeadRule, &str); 2] = [(LeadRule::Rotates, "rotates"), (LeadRule::Winner, "winner")];
const SWITCH: [(bool, &str); 2] = [(true, "on"), (false, "off")];

/// The words for what sources leave open.
const ITEMS: [(RegulationItem, &str); 13] = [
    (RegulationItem::Target, "target"),
    (RegulationItem::Limit, "limit"),
    (RegulationItem::Warning, "warning"),
    (RegulationItem::Counts, "counts"),
    (RegulationItem::Bonus, "bonus"),
    (RegulationItem::Lead, "lead"),
    (RegulationItem::Excess, "excess"),
    (RegulationItem::Order, "order"),
    (RegulationItem::Walkover, "walkover"),
    (RegulationItem::AnnulledRound, "annulled-round"),
    (RegulationItem::TiedBlock, "tied-block"),
    (RegulationItem::Penalties, "penalties-take"),
    (RegulationItem::Expulsion, "expulsion"),
];

/// A line for every rule, as it may be written. It begins with the keyword.
const RULES: [&str; 14] = [
    "tiles double-nine",
    "counts all",
    "bonus 100",
    "lead winner",
    "excess on",
    "reset on",
    "wins 3 2 1 1",
    "order wins effectiveness plus meetings",
    "warning 5",
    mishaps::WALKOVER,
    mishaps::ANNULLED_ROUND,
    mishaps::TIED_BLOCK,
    mishaps::PENALTIES_TAKE,
    mishaps::EXPULSION,
];

/// The line for the rule of this keyword; `None` if no rule has it.
pub(super) fn example_of(keyword: &str) -> Option<&'static str> {
    RULES.into_iter().find(|example| example.split(' ').next() == Some(keyword))
}

/// The keyword of the line that caused an error.
pub(super) const fn rule_of(error: RegulationError) -> &'static str {
    match error {
        RegulationError::Bonus { .. } => "bonus",
        RegulationError::WinPoints { .. } => "wins",
        RegulationError::Order | RegulationError::KeyTwice { .. } => "order",
        RegulationError::WalkoverPoints { .. } | RegulationError::WalkoverPenalty { .. } => "walkover",
    }
}

/// The rules that lines have set.
#[derive(Default)]
pub(super) struct RegulationLines {
    tiles: Option<ClubTiles>,
    counts: Option<Counted>,
    bonus: Option<u16>,
    lead: Option<LeadRule>,
    excess: Option<bool>,
    reset: Option<bool>,
    wins: Option<WinPoints>,
    order: Option<Vec<StandingsKey>>,
    warning: Option<u16>,
    mishaps: MishapLines,
}

impl RegulationLines {
    /// Reads the words after the keyword of a rule.
    pub(super) fn take(&mut self, keyword: &str, mut words: Words) -> Result<(), FileError> {
        let example = example_of(keyword).unwrap_or(RULES[0]);
        match keyword {
            "tiles" => self.tiles = Some(words.one_of(&TILES, example)?),
            "counts" => self.counts = Some(words.one_of(&COUNTS, example)?),
            "bonus" => self.bonus = Some(words.number(example)?),
            "lead" => self.lead = Some(words.one_of(&LEADS, example)?),
            "excess" => self.excess = Some(words.one_of(&SWITCH, example)?),
            "reset" => self.reset = Some(words.one_of(&SWITCH, example)?),
            "wins" => {
                let mut points =
                    || words.number(example).map(|points| u8::try_from(points).unwrap_or(u8::MAX));
                let (shutout, half, close, stopped) = (points()?, points()?, points()?, points()?);
                self.wins = Some(WinPoints { shutout, half, close, stopped });
            }
            "order" => {
                let keys = StandingsKey::ALL.map(|key| (key, key.name()));
                let mut order = vec![words.one_of(&keys, example)?];
                while words.peek().is_some() {
                    order.push(words.one_of(&keys, example)?);
                }
                self.order = Some(order);
            }
            "warning" => self.warning = Some(words.number(example)?),
            _ => self.mishaps.take(keyword, &mut words)?,
        }
        words.end(example)
    }

    /// A regulation with what the lines change.
    pub(super) fn applied(&self, to: Regulation) -> Regulation {
        Regulation {
            name: to.name,
            tiles: self.tiles.unwrap_or(to.tiles),
            counts: self.counts.unwrap_or(to.counts),
            bonus: self.bonus.unwrap_or(to.bonus),
            lead: self.lead.unwrap_or(to.lead),
            excess: self.excess.unwrap_or(to.excess),
            reset: self.reset.unwrap_or(to.reset),
            wins: self.wins.unwrap_or(to.wins),
            order: self.order.clone().unwrap_or(to.order),
            warning: self.warning.unwrap_or(to.warning),
            mishaps: self.mishaps.applied(to.mishaps),
        }
    }
}

/// Writes a regulation: its names unless they are those of club pairs, and each rule that was changed.
pub(super) fn write(out: &mut String, own: &str, regulation: &Regulation) -> fmt::Result {
    if !own.is_empty() {
        writeln!(out, "regulation {} based on {}", quote(own), regulation.name)?;
    } else if regulation.name != RegulationName::default() {
        writeln!(out, "regulation {}", regulation.name)?;
    }
    let known = regulation.name.known().regulation;
    let Regulation { name: _, tiles, counts, bonus, lead, excess, reset, wins, order, warning, mishaps } =
        regulation;
    let mut line = |is_changed: bool, keyword: &str, value: String| match is_changed {
        true => writeln!(out, "{keyword} {value}"),
        false => Ok(()),
    };
    line(*tiles != known.tiles, "tiles", word(&TILES, *tiles))?;
    line(*counts != known.counts, "counts", word(&COUNTS, *counts))?;
    line(*bonus != known.bonus, "bonus", bonus.to_string())?;
    line(*lead != known.lead, "lead", word(&LEADS, *lead))?;
    line(*excess != known.excess, "excess", word(&SWITCH, *excess))?;
    line(*reset != known.reset, "reset", word(&SWITCH, *reset))?;
    let WinPoints { shutout, half, close, stopped } = wins;
    line(*wins != known.wins, "wins", format!("{shutout} {half} {close} {stopped}"))?;
    line(*order != known.order, "order", order.iter().map(|key| key.name()).collect::<Vec<_>>().join(" "))?;
    line(*warning != known.warning, "warning", warning.to_string())?;
    mishaps::write(out, mishaps, &known.mishaps)
}

/// Reads the file of a regulation that comes with the program.
fn regulation_of(name: RegulationName, text: &str) -> Result<KnownRegulation, FileError> {
    let (mut rules, mut target, mut limit) = (RegulationLines::default(), TARGET, None);
    let (mut sources, mut open) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        let mut words = Words::of(line, text)?;
        let Some(keyword) = words.peek().map(str::to_owned) else { continue };
        words.word("")?;
        match keyword.as_str() {
            "source" => sources.push(Source { title: words.text("source")?, address: words.text("source")? }),
            "open" => {
                while words.peek().is_some() {
                    open.push(words.one_of(&ITEMS, "open lead order")?);
                }
            }
            "target" => target = words.number("target 100")?,
            "limit" => limit = Some(words.number("limit 45")?),
            rule => rules.take(rule, words)?,
        }
    }
    let regulation = rules.applied(Regulation { name, ..Regulation::default() });
    Ok(KnownRegulation { regulation, target, limit, sources, open })
}

impl RegulationName {
    /// The regulation of this name.
    ///
    /// # Panics
    /// Never: a test reads every one.
    #[must_use]
    pub fn known(self) -> KnownRegulation {
        let text = match self {
            Self::Club => include_str!("../../regulations/club.txt"),
            Self::Spain => include_str!("../../regulations/spain.txt"),
            Self::Mexico => include_str!("../../regulations/mexico.txt"),
            Self::Brazil => include_str!("../../regulations/brazil.txt"),
            Self::Venezuela => include_str!("../../regulations/venezuela.txt"),
            Self::DominicanRepublic => include_str!("../../regulations/dominican-republic.txt"),
            Self::Cuba => include_str!("../../regulations/cuba.txt"),
            Self::PuertoRico => include_str!("../../regulations/puerto-rico.txt"),
            Self::Jamaica => include_str!("../../regulations/jamaica.txt"),
        };
        regulation_of(self, text).expect("the regulations of the project are valid")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file;
    use crate::file::conditions::CONDITIONS;

    #[test]
    fn every_rule_has_a_line_that_files_may_hold() {
        for example in RULES {
            let keyword = example.split(' ').next().expect("a keyword");
            assert!(CONDITIONS.contains(&keyword), "{keyword}");
            assert_eq!(example_of(keyword), Some(example));
            let text = format!("evening 1\nname \"Friday\"\nplayers 4 published\n{example}\n");
            assert!(file::read(&text).is_ok(), "{example}");
        }
        assert_eq!(example_of("limit"), None);
    }
}
