//! Who leads the first round, and who leads after that.

use boneyard_rules::{
    Rules,
    ruleset::{
        AfterBlock, AfterTie, BlockTie, BlockWinner, FirstLead, IfNone, LeadTile, LotBy, NextLeadRule,
        OpeningTile,
    },
};

use super::{
    Draft,
    Weight::{Core, Detail, Minor, Usual},
    facts::{Opponents, game, is_single_round},
    word,
};
use crate::clauses::{
    facts::{Facts, has_double, is_in_play},
    may_tie,
};

/// The most tiles of an order that are named.
const ORDER_MAX: usize = 8;

/// How many tiles of a longer order are named.
const ORDER_SHOWN: usize = 4;

pub(super) fn say(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    if rules.lead.next == NextLeadRule::DescendingDouble {
        hub(draft);
        return;
    }
    if rules.lead.first == FirstLead::Doubles {
        by_tiles(draft);
    } else {
        let by = if rules.lead.lot_by == LotBy::Half { "half" } else { "sum" };
        let values = [("first", word(rules.lead.first).into()), ("by", by.into())];
        draft.say(Core, &["lead.first", "lead.lotBy"], "summary-lead-lot", values);
    }
    if !is_single_round(rules) {
        next(draft);
        after_block(draft);
        after_tie(draft);
    }
}

fn hub(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let double = |round: u32| named(rules, LeadTile::Double(rules.hub(round).high()));
    let values = [("first", double(1).into()), ("second", double(2).into())];
    draft.say(Core, &["lead.next"], "summary-hub", values);
    if draft.facts.leaves_tiles() {
        draft.say(Minor, &["lead.ifNone"], "summary-hub-search", []);
    }
}

/// The text of a tile that decides: `6-6`, or `5-5-5` for triangles.
fn named(rules: &Rules, entry: LeadTile) -> String {
    match entry {
        LeadTile::Double(number) => rules
            .tiles
            .set
            .double(number)
            .map_or_else(|| format!("{number}-{number}"), |tile| tile.to_string()),
        LeadTile::Tile(tile) => tile.to_string(),
    }
}

fn by_tiles(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let parameters = ["lead.first", "lead.order", "lead.tile"];
    let opens = if rules.lead.tile == OpeningTile::Any { "any" } else { "that" };
    let in_play = |entry: &LeadTile| match *entry {
        LeadTile::Double(number) => has_double(rules, number),
        LeadTile::Tile(tile) => is_in_play(rules, tile),
    };
    let order: Vec<LeadTile> = rules.lead.order.iter().copied().filter(in_play).collect();
    let name = |entry: &LeadTile| named(rules, *entry);
    match order.as_slice() {
        [] => {
            let tile = word(rules.lead.if_none);
            let values = [("tile", tile.into()), ("opens", opens.into())];
            draft.say(Core, &parameters, "summary-lead-weight", values);
        }
        [single] => {
            let values = [("tile", name(single).into()), ("opens", opens.into())];
            draft.say(Core, &parameters, "summary-lead-tile", values);
        }
        [first, second, .., last] if runs(&order, -1) => {
            let values = [
                ("first", name(first).into()),
                ("second", name(second).into()),
                ("last", name(last).into()),
                ("opens", opens.into()),
            ];
            draft.say(Core, &parameters, "summary-lead-down", values);
        }
        [first, second, .., peak, last @ LeadTile::Double(0)] if runs(&order[..order.len() - 1], 1) => {
            let values = [
                ("first", name(first).into()),
                ("second", name(second).into()),
                ("peak", name(peak).into()),
                ("last", name(last).into()),
                ("opens", opens.into()),
            ];
            draft.say(Core, &parameters, "summary-lead-up", values);
        }
        order => {
            let is_long = order.len() > ORDER_MAX;
            let shown = if is_long { ORDER_SHOWN } else { order.len() };
            let mut tiles = order[..shown].iter().map(name).collect::<Vec<_>>().join(", ");
            tiles.push_str(if is_long { "…" } else { "" });
            let values = [("tiles", tiles.into()), ("opens", opens.into())];
            draft.say(Core, &parameters, "summary-lead-list", values);
        }
    }
    if !order.is_empty() && may_lack(&draft.facts, &order) {
        let weight = if rules.lead.if_none == IfNone::Redeal { Usual } else { Detail };
        let values = [("tile", word(rules.lead.if_none).into())];
        draft.say(weight, &["lead.ifNone"], "summary-lead-none", values);
    }
}

/// Whether an order is a run of doubles with this step between their numbers.
fn runs(order: &[LeadTile], step: i16) -> bool {
    let follows = |two: &[LeadTile]| match two {
        [LeadTile::Double(one), LeadTile::Double(next)] => i16::from(*next) - i16::from(*one) == step,
        _ => false,
    };
    order.len() > 2 && order.windows(2).all(follows)
}

/// Whether a deal may leave no seat with a tile of the order.
fn may_lack(facts: &Facts<'_>, order: &[LeadTile]) -> bool {
    let rules = facts.rules;
    let found = |seats: u8| {
        let tiles = rules.tile_list(seats.into());
        order.iter().any(|entry| match *entry {
            LeadTile::Double(number) => {
                rules.tiles.set.double(number).is_some_and(|tile| tiles.contains(&tile))
            }
            LeadTile::Tile(tile) => tiles.contains(&tile),
        })
    };
    facts.leaves_tiles() || !rules.seat_counts().all(found)
}

fn next(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let alone = matches!(Opponents::of(rules), Opponents::Duel | Opponents::Solo);
    let next = match rules.lead.next {
        NextLeadRule::WinningSide if alone => NextLeadRule::Winner,
        next => next,
    };
    let opens = if rules.lead.tile == OpeningTile::AnyDouble { "double" } else { "any" };
    let values = [("next", word(next).into()), ("opens", opens.into())];
    draft.say(Core, &["lead.next", "lead.tile"], "summary-lead-next", values);
}

/// Whether the next leader is the winner of the round.
fn follows_winner(rules: &Rules) -> bool {
    matches!(rules.lead.next, NextLeadRule::Winner | NextLeadRule::WinningSide)
}

fn after_block(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let alone = matches!(Opponents::of(rules), Opponents::Duel | Opponents::Solo);
    let (weight, who) = match rules.lead.after_block {
        AfterBlock::Blocker => (Minor, "blocker"),
        AfterBlock::LowestHand => (Minor, "lightest"),
        AfterBlock::Same if !follows_winner(rules) => return,
        // A block without a winner leaves the lead where it was.
        AfterBlock::Same | AfterBlock::Winner if rules.score.block_winner == BlockWinner::Nobody => {
            (Minor, "leader")
        }
        AfterBlock::Same | AfterBlock::Winner if alone && follows_winner(rules) => return,
        AfterBlock::Winner if alone => (Minor, "winner"),
        AfterBlock::Same if rules.lead.next == NextLeadRule::WinningSide => return,
        _ if rules.score.block_winner == BlockWinner::BlockerVsNext => (Detail, "compared"),
        _ => (Detail, "lighter"),
    };
    draft.say(
        weight,
        &["lead.afterBlock"],
        "summary-lead-after-block",
        [("who", who.into()), ("game", game(rules).into())],
    );
}

fn after_tie(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let breaks_ties = matches!(
        rules.score.block_tie,
        BlockTie::BlockerLoses | BlockTie::BlockerWins | BlockTie::LeaderWins
    );
    if !may_tie(rules) || breaks_ties && Opponents::of(rules).are_two_sides() {
        return;
    }
    let who = match (rules.lead.after_tie, rules.lead.after_block) {
        (AfterTie::Blocker, AfterBlock::Blocker) => return,
        (AfterTie::Blocker, _) => "blocker",
        (AfterTie::Rotate, _) if rules.lead.next == NextLeadRule::Rotate => return,
        (AfterTie::Rotate, _) => "next",
        (AfterTie::AsFirst, _) if rules.lead.next == NextLeadRule::AsFirst => return,
        (AfterTie::AsFirst, _) => "as-first",
        (AfterTie::Same, _) if follows_winner(rules) => "leader",
        (AfterTie::Same, _) => return,
    };
    draft.say(
        Detail,
        &["lead.afterTie"],
        "summary-lead-after-tie",
        [("who", who.into()), ("game", game(rules).into())],
    );
}
