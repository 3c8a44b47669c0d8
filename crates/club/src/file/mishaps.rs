//! The lines of a regulation for when something goes wrong.

use std::fmt::{self, Write};

use crate::file::words::{FileError, Words, word};
use crate::{
    AbsentResult, AbsentScore, ExpelledResults, ExpelledScore, Expulsion, LeadAfter, MishapRules,
    PenaltyTakes, Walkover,
};

pub(super) const WALKOVER: &str = "walkover zero loss worth 3 penalty 20";
pub(super) const ANNULLED_ROUND: &str = "annulled-round same";
pub(super) const TIED_BLOCK: &str = "tied-block next";
pub(super) const PENALTIES_TAKE: &str = "penalties-take points";
pub(super) const EXPULSION: &str = "expulsion zero annulled";

const SCORES: [(AbsentScore, &str); 2] = [(AbsentScore::Zero, "zero"), (AbsentScore::Half, "half")];
const RESULTS: [(AbsentResult, &str); 2] = [(AbsentResult::Loss, "loss"), (AbsentResult::Nothing, "nothing")];
const LEADS: [(LeadAfter, &str); 2] = [(LeadAfter::Same, "same"), (LeadAfter::Next, "next")];
const TAKES: [(PenaltyTakes, &str); 3] = [
    (PenaltyTakes::Effectiveness, "effectiveness"),
    (PenaltyTakes::Points, "points"),
    (PenaltyTakes::MatchPoints, "match-points"),
];
const EXPELLED_SCORES: [(ExpelledScore, &str); 2] =
    [(ExpelledScore::Keeps, "keeps"), (ExpelledScore::Zero, "zero")];
const EXPELLED_RESULTS: [(ExpelledResults, &str); 2] =
    [(ExpelledResults::Stay, "stay"), (ExpelledResults::Annulled, "annulled")];

/// The rules that lines have set.
#[derive(Default)]
pub(super) struct MishapLines {
    walkover: Option<Walkover>,
    annulled: Option<LeadAfter>,
    tied: Option<LeadAfter>,
    penalties: Option<PenaltyTakes>,
    expulsion: Option<Expulsion>,
}

impl MishapLines {
    /// Reads the words after the keyword of a rule.
    pub(super) fn take(&mut self, keyword: &str, words: &mut Words) -> Result<(), FileError> {
        match keyword {
            "walkover" => self.walkover = Some(read_walkover(words)?),
            "annulled-round" => self.annulled = Some(words.one_of(&LEADS, ANNULLED_ROUND)?),
            "tied-block" => self.tied = Some(words.one_of(&LEADS, TIED_BLOCK)?),
            "penalties-take" => self.penalties = Some(words.one_of(&TAKES, PENALTIES_TAKE)?),
            _ => {
                let score = words.one_of(&EXPELLED_SCORES, EXPULSION)?;
                let results = words.one_of(&EXPELLED_RESULTS, EXPULSION)?;
                self.expulsion = Some(Expulsion { score, results });
            }
        }
        Ok(())
    }

    /// The rules with what the lines change.
    pub(super) fn applied(&self, to: MishapRules) -> MishapRules {
        MishapRules {
            walkover: self.walkover.unwrap_or(to.walkover),
            annulled: self.annulled.unwrap_or(to.annulled),
            tied: self.tied.unwrap_or(to.tied),
            penalties: self.penalties.unwrap_or(to.penalties),
            expulsion: self.expulsion.unwrap_or(to.expulsion),
        }
    }
}

fn read_walkover(words: &mut Words) -> Result<Walkover, FileError> {
    let lost = words.one_of(&SCORES, WALKOVER)?;
    let absent = words.one_of(&RESULTS, WALKOVER)?;
    let mut walkover = Walkover { lost, absent, worth: None, penalty: 0 };
    if words.peek() == Some("worth") {
        words.expect("worth", WALKOVER)?;
        walkover.worth = Some(u8::try_from(words.number(WALKOVER)?).unwrap_or(u8::MAX));
    }
    if words.peek() == Some("penalty") {
        words.expect("penalty", WALKOVER)?;
        walkover.penalty = words.number(WALKOVER)?;
    }
    Ok(walkover)
}

/// Writes each rule that differs from the known regulation.
pub(super) fn write(out: &mut String, rules: &MishapRules, known: &MishapRules) -> fmt::Result {
    let MishapRules { walkover, annulled, tied, penalties, expulsion } = rules;
    if *walkover != known.walkover {
        let Walkover { lost, absent, worth, penalty } = walkover;
        write!(out, "walkover {} {}", word(&SCORES, *lost), word(&RESULTS, *absent))?;
        if let Some(points) = worth {
            write!(out, " worth {points}")?;
        }
        if *penalty > 0 {
            write!(out, " penalty {penalty}")?;
        }
        out.push('\n');
    }
    if *annulled != known.annulled {
        writeln!(out, "annulled-round {}", word(&LEADS, *annulled))?;
    }
    if *tied != known.tied {
        writeln!(out, "tied-block {}", word(&LEADS, *tied))?;
    }
    if *penalties != known.penalties {
        writeln!(out, "penalties-take {}", word(&TAKES, *penalties))?;
    }
    if *expulsion != known.expulsion {
        let Expulsion { score, results } = expulsion;
        let (score, results) = (word(&EXPELLED_SCORES, *score), word(&EXPELLED_RESULTS, *results));
        writeln!(out, "expulsion {score} {results}")?;
    }
    Ok(())
}
