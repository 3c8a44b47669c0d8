//! What opens an account, what else ends the match, and the rating.

use boneyard_rules::ruleset::{Below, BlockPays, InstantEnd, Reach, SeveralOver, Target};

use super::{
    Draft,
    Weight::{Core, Detail, Usual},
    facts::game,
    word,
};
use crate::clauses::{contest::losers_most, facts::has_double, highest_target};

pub(super) fn say(draft: &mut Draft<'_>) {
    account(draft);
    at_once(draft);
    limits(draft);
    if let Some(formula) = draft.rules.rating.formula {
        let values = [("formula", word(formula).into()), ("most", losers_most(&draft.facts).into())];
        draft.say(Detail, &["rating.formula"], "summary-rating", values);
    }
}

fn account(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let account = &rules.account;
    if account.open_at == 0 {
        return;
    }
    let values = [("points", account.open_at.into()), ("below", word(account.below).into())];
    draft.say(Core, &["account.openAt", "account.below"], "summary-account", values);
    if account.below == Below::Lost {
        return;
    }
    if account.clear_on_out {
        draft.say(Detail, &["account.clearOnOut"], "summary-account-out", []);
    }
    if account.block_resets && rules.score.block == BlockPays::HighestPaysTable {
        let values = [("game", game(rules).into())];
        draft.say(Detail, &["account.blockResets"], "summary-account-block", values);
    }
}

fn at_once(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let has = |instant| rules.match_.instant.contains(&instant);
    let parameters = ["match.instant"];
    let blank = has(InstantEnd::OutWith00) && has_double(rules, 0);
    let six = has(InstantEnd::OutWith66) && has_double(rules, 6);
    match (blank, six) {
        (true, true) => draft.say(Core, &parameters, "summary-instant-both", []),
        (true, false) => draft.say(Core, &parameters, "summary-instant-blank", []),
        (false, true) => draft.say(Core, &parameters, "summary-instant-six", []),
        (false, false) => {}
    }
    if has(InstantEnd::Announced66) && has_double(rules, 6) {
        let by = if rules.account.open_at == 0 { "anyone".into() } else { word(rules.match_.announce_by) };
        let parameters = ["match.instant", "match.announceBy"];
        draft.say(Usual, &parameters, "summary-announce", [("by", by.into())]);
        draft.say(Usual, &parameters, "summary-announce-lost", []);
    }
}

fn limits(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let loses = rules.match_.reach == Reach::Loses && rules.match_.target != Target::None(());
    if loses && rules.match_.several_over == SeveralOver::Highest {
        draft.say(Usual, &["match.severalOver"], "summary-several", []);
    }
    if let Some(cap) =
        rules.match_.cap.filter(|cap| highest_target(rules).is_none_or(|target| target >= *cap))
    {
        draft.say(Usual, &["match.cap"], "summary-cap", [("cap", cap.into())]);
    }
}
