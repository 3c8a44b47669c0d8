//! The sentence of each parameter, and the line of the sheet that shows it. Each file has some groups of parameters.

pub(crate) mod contest;
pub(crate) mod facts;
mod lead;
mod play;
mod score;
mod table;

use boneyard_rules::{
    Rules,
    ruleset::{
        AfterBlock, BlockPays, BlockTie, BlockWinner, Bonus, BonusEvent, NextLeadRule, PlayScore, Sense,
    },
};
use serde::Serialize;
use serde_json::Value;

use boneyard_i18n::Messages;

use facts::{Facts, Wording};

/// The sentence of a parameter.
pub(crate) struct Clause {
    /// The parameter, as `group.field`.
    pub(crate) parameter: &'static str,
    sentence: fn(&Wording) -> String,
    place: fn(&Facts) -> Place,
}

/// The line of the sheet that shows a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A line of its own.
    Own,
    /// The line that shows the parameter named here. Its sentence covers both parameters.
    Within(&'static str),
    /// The closing line, because the value means that nothing happens: no redeal, no bonuses.
    Nothing,
    /// The parameter has no effect. If its value differs from the preset's, it has a line among the unused parameters,
    /// else the line of the parameter named here covers it.
    Unused(&'static str),
}

/// The sections of a sheet, in the order in which players ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heading {
    Aim,
    Score,
    Block,
    Lead,
    Turn,
    Draw,
    Value,
    Table,
    Account,
    Match,
    Rating,
    Unused,
}

impl Heading {
    pub(crate) const ALL: [Self; 12] = [
        Self::Aim,
        Self::Score,
        Self::Block,
        Self::Lead,
        Self::Turn,
        Self::Draw,
        Self::Value,
        Self::Table,
        Self::Account,
        Self::Match,
        Self::Rating,
        Self::Unused,
    ];

    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Aim => "section-aim",
            Self::Score => "section-score",
            Self::Block => "section-block",
            Self::Lead => "section-lead",
            Self::Turn => "section-turn",
            Self::Draw => "section-draw",
            Self::Value => "section-value",
            Self::Table => "section-table",
            Self::Account => "section-account",
            Self::Match => "section-match",
            Self::Rating => "section-rating",
            Self::Unused => "section-unused",
        }
    }

    /// The parameters of the section, in the order of their lines.
    pub(crate) const fn parameters(self) -> &'static [&'static str] {
        match self {
            Self::Aim => &["match.target", "match.rounds", "match.reach", "match.test"],
            Self::Score => &[
                "score.sense",
                "score.play",
                "score.opening",
                "end.out",
                "score.out",
                "score.round",
                "score.roundCap",
                "score.bonus",
            ],
            Self::Block => &[
                "end.block",
                "end.deadBoneyard",
                "score.blockWinner",
                "score.block",
                "score.blockTie",
                "score.eggs",
            ],
            Self::Lead => &[
                "lead.first",
                "lead.order",
                "lead.lotBy",
                "lead.ifNone",
                "lead.tile",
                "lead.next",
                "lead.afterBlock",
                "lead.afterTie",
            ],
            Self::Turn => &[
                "turn.plays",
                "turn.closeDouble",
                "layout.shape",
                "layout.crossOpens",
                "layout.match",
                "turn.equalEnds",
            ],
            Self::Draw => &[
                "draw.ifAble",
                "draw.mode",
                "draw.count",
                "draw.max",
                "draw.reserve",
                "draw.penalty",
                "draw.passPenalty",
            ],
            Self::Value => &["value.special", "tiles.blanks"],
            Self::Table => &[
                "tiles.set",
                "tiles.faces",
                "tiles.without",
                "seats.count",
                "seats.sides",
                "seats.direction",
                "deal.hand",
                "deal.rest",
                "deal.redeal",
            ],
            Self::Account => &[
                "account.openAt",
                "account.below",
                "account.clearOnOut",
                "account.blockResets",
                "account.carryOpens",
            ],
            Self::Match => &["match.severalOver", "match.cap", "match.instant", "match.announceBy"],
            Self::Rating => &["rating.formula", "rating.remembered"],
            Self::Unused => &[],
        }
    }
}

impl Clause {
    /// The sentence under these rules, whether or not the parameter has an effect.
    pub(crate) fn text(&self, rules: &Rules, words: &Messages) -> String {
        self.said(&Wording::new(&Facts::of(rules), words))
    }

    /// The same as [`Clause::text`], for callers that say several sentences.
    pub(crate) fn said(&self, wording: &Wording) -> String {
        (self.sentence)(wording)
    }

    /// What the rules do without if the parameter says that nothing happens, in a few words: `no redeal`.
    pub(crate) fn nothing(&self, wording: &Wording) -> String {
        let both = wording.rules().draw.pass_penalty == 0;
        let key = format!("{}.nothing", self.message());
        wording.say_with(&key, [("both", if both { "yes" } else { "no" }.into())])
    }

    /// The line that shows the parameter under these rules.
    pub(crate) fn place(&self, facts: &Facts) -> Place {
        (self.place)(facts)
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
pub(crate) fn word(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(Value::Bool(true)) => "yes".into(),
        Ok(Value::Bool(false)) => "no".into(),
        _ => "none".into(),
    }
}

/// A line of its own if the parameter has an effect.
fn own_if(has_effect: bool, host: &'static str) -> Place {
    if has_effect { Place::Own } else { Place::Unused(host) }
}

/// A part of the line of `host` if the parameter has an effect.
fn part_if(has_effect: bool, host: &'static str) -> Place {
    if has_effect { Place::Within(host) } else { Place::Unused(host) }
}

/// The closing line if the value means that nothing happens, else as [`own_if`].
fn own_or_nothing(has_effect: bool, host: &'static str, is_nothing: bool) -> Place {
    if has_effect && is_nothing { Place::Nothing } else { own_if(has_effect, host) }
}

/// Whether the points of hands are scored.
pub(crate) fn counts_hands(rules: &Rules) -> bool {
    matches!(rules.score.sense, Sense::WinnerGains | Sense::LosersPay)
}

/// The bonuses that a round of the match can pay.
pub(crate) fn bonuses(rules: &Rules) -> impl Iterator<Item = &Bonus> {
    rules.score.bonus.iter().filter(|bonus| match bonus.event {
        BonusEvent::Chuchazo => facts::has_double(rules, 0),
        event => {
            event.of_round().is_none_or(|number| rules.match_.rounds.is_none_or(|rounds| number <= rounds))
        }
    })
}

/// Whether winning a round pays a bonus.
fn rewards_rounds(rules: &Rules) -> bool {
    bonuses(rules).any(|bonus| bonus.event.of_round().is_some())
}

/// The highest target of any table; `None` if a table has none.
pub(crate) fn highest_target(rules: &Rules) -> Option<u32> {
    let targets = rules.seat_counts().map(|seats| rules.match_.target.points(rules.players(seats.into())));
    targets.collect::<Option<Vec<u32>>>()?.into_iter().max()
}

/// Whether a match may go on when a side has more points than `cap`.
pub(crate) fn may_pass(rules: &Rules, cap: u32) -> bool {
    highest_target(rules).is_none_or(|target| target > cap)
}

/// Whether the score or the next lead depends on the winner of a block.
pub(crate) fn asks_block_winner(rules: &Rules) -> bool {
    let leads = matches!(rules.lead.next, NextLeadRule::Winner | NextLeadRule::WinningSide);
    let leads_after = rules.lead.after_block == AfterBlock::Winner;
    rules.score.sense != Sense::PlayOnly || leads || leads_after || rewards_rounds(rules)
}

/// Whether the score or the next lead depends on the points of a hand.
pub(crate) fn weighs_hands(rules: &Rules) -> bool {
    let compares = !matches!(rules.score.block_winner, BlockWinner::FewestTiles | BlockWinner::Nobody);
    let leads = rules.lead.after_block == AfterBlock::LowestHand;
    counts_hands(rules) || compares && asks_block_winner(rules) || leads
}

/// Whether the pips of tiles matter: in hands, or at the open ends.
fn counts_pips(rules: &Rules) -> bool {
    let in_play = rules.score.play.is_some_and(|play| play != PlayScore::Headings);
    weighs_hands(rules) || in_play
}

/// Whether a side wins a tied block.
fn gives_ties(rules: &Rules) -> bool {
    matches!(rules.score.block_tie, BlockTie::BlockerLoses | BlockTie::BlockerWins | BlockTie::LeaderWins)
        && rules.score.block_winner != BlockWinner::Nobody
}

/// Whether a block may end in a tie that matters.
pub(crate) fn may_tie(rules: &Rules) -> bool {
    asks_block_winner(rules)
        && (rules.score.block_winner != BlockWinner::Nobody
            || rules.score.block == BlockPays::HighestPaysTable)
}

/// Whether a block never has a winner.
fn has_no_block_winner(rules: &Rules) -> bool {
    rules.score.block_winner == BlockWinner::Nobody
}
