//! When a round is blocked, who wins it and what it scores.

use boneyard_rules::{
    Rules,
    ruleset::{BlockPays, BlockRule, BlockTie, BlockWinner, DeadBoneyard, Eggs, Sense},
};

use super::{
    Draft,
    Weight::{Core, Detail, Filler, Minor, Usual},
    facts::{Opponents, game},
    word,
};
use crate::clauses::{asks_block_winner, counts_hands, may_tie};

pub(super) fn say(draft: &mut Draft<'_>) {
    when(draft);
    let rules = draft.rules;
    if !asks_block_winner(rules) {
        return;
    }
    winner(draft);
    if counts_hands(rules) {
        pays(draft);
    }
    tie(draft);
}

fn when(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let draws = if draft.facts.draws() { "yes" } else { "no" };
    let game = game(rules);
    let values = [("draws", draws.into()), ("game", game.into())];
    if rules.end.block == BlockRule::DeadSuit {
        draft.say(Usual, &["end.block"], "summary-block-dead", values);
    } else {
        draft.say(Filler, &[], "summary-block", values);
    }
    if rules.end.dead_boneyard == DeadBoneyard::Stays && draft.facts.draws() {
        draft.say(Detail, &["end.deadBoneyard"], "summary-block-boneyard", [("game", game.into())]);
    }
}

fn winner(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let sides = Opponents::of(rules);
    let alone = matches!(sides, Opponents::Duel | Opponents::Solo);
    let by = match rules.score.block_winner {
        BlockWinner::Nobody => return,
        BlockWinner::FewestTiles => "tiles",
        BlockWinner::SideOfLowestPlayer if !alone => "single",
        // Two players have two hands, so these are all hands.
        BlockWinner::BlockerVsNext if sides != Opponents::Duel => "compared",
        _ => "lowest",
    };
    draft.say(
        Core,
        &["score.blockWinner"],
        "summary-block-winner",
        [("by", by.into()), ("sides", sides.word().into()), ("game", game(rules).into())],
    );
}

fn pays(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let sides = Opponents::of(rules);
    let two = sides.are_two_sides();
    let pays = match rules.score.block {
        BlockPays::Opponents => "opponents",
        BlockPays::Table => "table",
        BlockPays::OpponentsMinusOwn | BlockPays::SumOfDifferences if two => "difference",
        BlockPays::OpponentsMinusOwn => "minus-own",
        BlockPays::SumOfDifferences => "differences",
        BlockPays::Own => "own",
        BlockPays::Difference => "loser-difference",
        BlockPays::OwnAll => "all",
        BlockPays::HighestPaysTable => "highest",
    };
    draft.say(
        Core,
        &["score.block"],
        "summary-block-pays",
        [("pays", pays.into()), ("sides", sides.word().into()), ("game", game(rules).into())],
    );
}

fn tie(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let breaks = matches!(
        rules.score.block_tie,
        BlockTie::BlockerLoses | BlockTie::BlockerWins | BlockTie::LeaderWins
    );
    if !may_tie(rules) || breaks && rules.score.block_winner == BlockWinner::Nobody {
        return;
    }
    let parameters = ["score.blockTie", "score.eggs"];
    let facts = &draft.facts;
    // The values of the message `if-tied`, which says what is equal.
    let tied = [("sides", facts.sides()), ("others", facts.others()), ("compared", facts.compared())];
    let [sides, others, compared] = tied.map(|(name, value)| (name, value.into()));
    match rules.score.block_tie {
        BlockTie::Void => {
            let among = match rules.score.sense {
                // Without points for a block there is nothing to lose in a tie.
                Sense::PlayOnly => return,
                Sense::None | Sense::RoundPoints => "round",
                _ => among(rules),
            };
            let values = [("among", among.into()), sides, others, compared];
            draft.say(Minor, &parameters, "summary-tie-void", values);
        }
        BlockTie::Eggs => {
            let eggs = if rules.score.eggs == Eggs::Once { "once" } else { "sum" };
            let values = [("among", among(rules).into()), ("eggs", eggs.into())];
            draft.say(Usual, &parameters, "summary-tie-eggs", values);
        }
        BlockTie::Carry => {
            let values = [("among", among(rules).into()), sides, others, compared];
            draft.say(Usual, &parameters, "summary-tie-carry", values);
        }
        side @ (BlockTie::BlockerLoses | BlockTie::BlockerWins | BlockTie::LeaderWins) => {
            let values = [("side", word(side).into()), sides, others, compared];
            draft.say(Usual, &parameters, "summary-tie-broken", values);
        }
    }
}

/// Whose hands are equal in a tied block: those of the winners or of the two losers, the lowest of several, or the
/// highest.
fn among(rules: &Rules) -> &'static str {
    match (rules.score.sense, rules.score.block) {
        (Sense::LosersPay, BlockPays::HighestPaysTable) => "highest",
        (Sense::LosersPay, _) if Opponents::of(rules).are_two_sides() => "losers",
        (Sense::LosersPay, _) => "lowest",
        _ => "winners",
    }
}
