//! Sentences of `lead.*`.

use boneyard_rules::{
    Rules,
    ruleset::{
        AfterBlock, AfterTie, BlockWinner, FirstLead, IfNone, LeadRules, LeadTile, NextLeadRule, OpeningTile,
        Shape,
    },
};

use super::{Clause, Place, chosen, gives_ties, has_two_sides, is_solo, may_tie, own_line_if};
use boneyard_i18n::Messages;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "lead.first",
        sentence: |rules, words| chosen(words, "lead-first", rules.lead.first),
        place: |rules| own_line_if(!has_hubs(rules), rules.lead.first == FirstLead::Doubles, "lead.next"),
    },
    Clause {
        parameter: "lead.order",
        sentence: order,
        place: |rules| {
            let usual = if has_hubs(rules) { downwards(rules) } else { LeadRules::default().order };
            let host = if has_hubs(rules) { "lead.next" } else { "lead.first" };
            own_line_if(
                by_tiles(rules),
                rules.lead.order == usual || rules.lead.order == downwards(rules),
                host,
            )
        },
    },
    Clause {
        parameter: "lead.lotBy",
        sentence: |rules, words| chosen(words, "lead-lotBy", rules.lead.lot_by),
        place: |rules| {
            let usual = rules.lead.lot_by == LeadRules::default().lot_by;
            own_line_if(rules.lead.first.is_by_lot() && !has_hubs(rules), usual, first_line(rules))
        },
    },
    Clause {
        parameter: "lead.ifNone",
        sentence: if_none,
        place: |rules| {
            // The sentence of `lead.next` names the hub, and then what happens if no seat holds it.
            if has_hubs(rules) {
                return Place::Within("lead.next");
            }
            own_line_if(may_lack(rules), rules.lead.if_none == IfNone::Heaviest, "lead.first")
        },
    },
    Clause {
        parameter: "lead.tile",
        sentence: tile,
        place: |rules| {
            let usual =
                if by_tiles(rules) || has_hubs(rules) { OpeningTile::ThatTile } else { OpeningTile::Any };
            let has_effect = !has_hubs(rules) && (by_tiles(rules) || rules.lead.tile == OpeningTile::Any);
            own_line_if(has_effect, rules.lead.tile == usual, first_line(rules))
        },
    },
    Clause {
        parameter: "lead.next",
        sentence: next,
        place: |rules| own_line_if(!is_single(rules), rules.lead.next == usual(rules).next, "match.rounds"),
    },
    Clause {
        parameter: "lead.afterBlock",
        sentence: after_block,
        place: |rules| {
            let is_usual = rules.lead.after_block == usual(rules).after_block;
            own_line_if(!is_single(rules), is_usual, "match.rounds")
        },
    },
    Clause {
        parameter: "lead.afterTie",
        sentence: after_tie,
        place: |rules| {
            // With two sides, a rule that gives a tie to one of them leaves no block without a winner.
            let always_won = gives_ties(rules) && has_two_sides(rules);
            let has_effect = may_tie(rules) && !always_won && !is_single(rules);
            let host = if is_single(rules) { "match.rounds" } else { "lead.afterBlock" };
            let leads_both =
                rules.lead.after_block == AfterBlock::Blocker && rules.lead.after_tie == AfterTie::Blocker;
            if has_effect && leads_both {
                // The blocker leads after every block, so one line covers both parameters.
                return Place::Within(host);
            }
            own_line_if(has_effect, rules.lead.after_tie == usual(rules).after_tie, host)
        },
    },
];

/// The preset's values. A parameter that has its preset's value and no effect needs no line.
fn usual(rules: &Rules) -> LeadRules {
    Rules::preset(&rules.preset).map_or_else(|_| LeadRules::default(), |preset| preset.lead)
}

/// Whether a match has one round only, so that there is no next leader.
fn is_single(rules: &Rules) -> bool {
    rules.match_.rounds == Some(1) && !has_hubs(rules)
}

/// Whether every round begins with a hub: the next lower double.
fn has_hubs(rules: &Rules) -> bool {
    rules.lead.next == NextLeadRule::DescendingDouble
}

/// Whether the tiles of `lead.order` decide the first lead.
fn by_tiles(rules: &Rules) -> bool {
    rules.lead.first == FirstLead::Doubles && !has_hubs(rules)
}

/// The parameter whose line is about the first lead.
fn first_line(rules: &Rules) -> &'static str {
    if has_hubs(rules) { "lead.next" } else { "lead.first" }
}

/// Every double of the set, from the highest down.
fn downwards(rules: &Rules) -> Vec<LeadTile> {
    (0..=rules.tiles.set.highest()).rev().map(LeadTile::Double).collect()
}

/// Whether a seat always holds a tile of the order, because all tiles are dealt.
fn always_found(rules: &Rules) -> bool {
    !super::leaves_tiles(rules)
        && rules.seat_counts().all(|seats| {
            let tiles = rules.tile_list(seats.into());
            rules.lead.order.iter().any(|entry| match *entry {
                LeadTile::Double(number) => {
                    rules.tiles.set.double(number).is_some_and(|tile| tiles.contains(&tile))
                }
                LeadTile::Tile(tile) => tiles.contains(&tile),
            })
        })
}

/// Whether a deal may leave no seat with a tile of the order.
fn may_lack(rules: &Rules) -> bool {
    by_tiles(rules) && !always_found(rules)
}

/// Whether hands are redealt if no tile decides the lead.
pub(super) fn may_redeal(rules: &Rules) -> bool {
    rules.lead.if_none == IfNone::Redeal && may_lack(rules)
}

/// The text of a double: `6-6`, or `5-5-5` for triangles.
fn double(rules: &Rules, number: u8) -> String {
    if rules.tiles.set.is_triangles() {
        format!("{number}-{number}-{number}")
    } else {
        format!("{number}-{number}")
    }
}

fn order(rules: &Rules, words: &Messages) -> String {
    let order = &rules.lead.order;
    let named = |entry: &LeadTile| match entry {
        LeadTile::Double(number) => double(rules, *number),
        LeadTile::Tile(tile) => tile.to_string(),
    };
    let doubles: Vec<u8> = order
        .iter()
        .filter_map(|entry| match entry {
            LeadTile::Double(number) => Some(*number),
            LeadTile::Tile(_) => None,
        })
        .collect();
    let run = |numbers: &[u8], step: i16| {
        numbers.len() > 2 && numbers.windows(2).all(|two| i16::from(two[1]) - i16::from(two[0]) == step)
    };
    let only_doubles = doubles.len() == order.len();
    match (order.as_slice(), doubles.as_slice()) {
        ([], _) => words.message("lead-order.empty"),
        ([single], _) => words.message_with("lead-order.single", [("tile", named(single).into())]),
        (_, [first, second, .., last]) if only_doubles && run(&doubles, -1) => words.message_with(
            "lead-order.down",
            [
                ("first", double(rules, *first).into()),
                ("second", double(rules, *second).into()),
                ("last", double(rules, *last).into()),
            ],
        ),
        (_, [rising @ .., last @ 0]) if only_doubles && run(rising, 1) => words.message_with(
            "lead-order.up",
            [
                ("first", double(rules, rising[0]).into()),
                ("second", double(rules, rising[1]).into()),
                ("peak", double(rules, rising[rising.len() - 1]).into()),
                ("last", double(rules, *last).into()),
            ],
        ),
        _ => {
            let tiles: Vec<String> = order.iter().map(named).collect();
            words.message_with("lead-order.list", [("tiles", tiles.join(", ").into())])
        }
    }
}

fn if_none(rules: &Rules, words: &Messages) -> String {
    if rules.tiles.set.is_triangles() && rules.lead.if_none == IfNone::Heaviest {
        return words.message("lead-ifNone.heaviest-triangles");
    }
    chosen(words, "lead-ifNone", rules.lead.if_none)
}

/// Whether the winner has the right to lead a double, and may have to pass it on.
fn gives_right_to_winner(rules: &Rules) -> bool {
    rules.lead.tile == OpeningTile::AnyDouble && rules.lead.next == NextLeadRule::Winner
}

fn tile(rules: &Rules, words: &Messages) -> String {
    if rules.lead.tile == OpeningTile::ThatTile && rules.lead.next == NextLeadRule::AsFirst {
        return words.message("lead-tile.that-tile-always");
    }
    if gives_right_to_winner(rules) {
        return words.message("lead-tile.any-double-first");
    }
    chosen(words, "lead-tile", rules.lead.tile)
}

fn next(rules: &Rules, words: &Messages) -> String {
    let highest = rules.tiles.set.highest();
    match rules.lead.next {
        NextLeadRule::DescendingDouble => {
            let hub = if rules.layout.shape == Shape::Trains { "engine" } else { "hub" };
            let values = [
                ("hub", hub.into()),
                ("first", double(rules, highest).into()),
                ("second", double(rules, highest.saturating_sub(1)).into()),
            ];
            format!("{} {}", words.message_with("lead-next.descending-double", values), if_none(rules, words))
        }
        _ if gives_right_to_winner(rules) => words.message("lead-next.winner-any-double"),
        next => chosen(words, "lead-next", next),
    }
}

fn after_block(rules: &Rules, words: &Messages) -> String {
    let compares = rules.score.block_winner == BlockWinner::BlockerVsNext;
    let key = match (rules.lead.after_block, rules.lead.next) {
        (AfterBlock::Winner, _) if !is_solo(rules) && compares => "lead-afterBlock.winner-compared",
        // A pair wins the block, so the sentence must say which partner leads.
        (AfterBlock::Same, NextLeadRule::Winner) if !is_solo(rules) => {
            if compares {
                "lead-afterBlock.same-compared"
            } else {
                "lead-afterBlock.same-winner"
            }
        }
        (after_block, _) => return chosen(words, "lead-afterBlock", after_block),
    };
    words.message(key)
}

fn after_tie(rules: &Rules, words: &Messages) -> String {
    let asks_winner = matches!(rules.lead.next, NextLeadRule::Winner | NextLeadRule::WinningSide);
    if rules.lead.after_tie == AfterTie::Same && asks_winner {
        return words.message("lead-afterTie.same-winner");
    }
    chosen(words, "lead-afterTie", rules.lead.after_tie)
}
