//! Sentences of `lead.*`.

use boneyard_rules::{
    Rules,
    ruleset::{
        AfterBlock, AfterTie, BlockWinner, FirstLead, IfNone, LeadTile, NextLeadRule, OpeningTile, Shape,
    },
};

use super::{
    Clause, Place,
    facts::{Facts, Partners, Wording, has_double, is_in_play},
    gives_ties, has_no_block_winner, may_tie, own_if,
};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "lead.first",
        sentence: |said| {
            let first = said.chosen("lead-first", said.rules().lead.first);
            // Without tiles that decide, the parameter for the tile has no effect: the leader is free.
            let is_free = !by_tiles(said.rules()) && said.rules().lead.tile != OpeningTile::Any;
            if is_free { format!("{first} {}", said.say("lead-tile.any")) } else { first }
        },
        place: |Facts { rules, .. }| match rules.lead.first {
            _ if has_hubs(rules) => Place::Unused("lead.next"),
            FirstLead::Doubles => Place::Within(order_line(rules)),
            _ => Place::Own,
        },
    },
    Clause {
        parameter: "lead.order",
        sentence: order,
        place: |Facts { rules, .. }| {
            if by_tiles(rules) && rules.lead.order.is_empty() {
                return Place::Within("lead.ifNone");
            }
            own_if(by_tiles(rules), first_line(rules))
        },
    },
    Clause {
        parameter: "lead.lotBy",
        sentence: |said| said.chosen("lead-lotBy", said.rules().lead.lot_by),
        place: |Facts { rules, .. }| {
            own_if(rules.lead.first.is_by_lot() && !has_hubs(rules), first_line(rules))
        },
    },
    Clause {
        parameter: "lead.ifNone",
        sentence: if_none,
        place: |facts| {
            // The sentence of `lead.next` names the hub, and then what happens if no seat holds it.
            if has_hubs(facts.rules) {
                return Place::Within("lead.next");
            }
            own_if(may_lack(facts), first_line(facts.rules))
        },
    },
    Clause {
        parameter: "lead.tile",
        sentence: tile,
        place: |Facts { rules, .. }| {
            let has_effect = !has_hubs(rules) && (by_tiles(rules) || rules.lead.tile == OpeningTile::Any);
            own_if(has_effect, first_line(rules))
        },
    },
    Clause {
        parameter: "lead.next",
        sentence: next,
        place: |Facts { rules, .. }| own_if(!is_single(rules), "match.rounds"),
    },
    Clause {
        parameter: "lead.afterBlock",
        sentence: after_block,
        place: |Facts { rules, .. }| match rules.lead.after_block {
            _ if is_single(rules) => Place::Unused("match.rounds"),
            AfterBlock::Same if rules.lead.next != NextLeadRule::Winner && !leads_again(rules) => {
                Place::Within("lead.next")
            }
            _ => Place::Own,
        },
    },
    Clause {
        parameter: "lead.afterTie",
        sentence: after_tie,
        place: |facts| {
            let rules = facts.rules;
            // With two sides, a rule that gives a tie to one of them leaves no block without a winner.
            let always_won = gives_ties(rules) && facts.two_sides;
            let after_block = rules.lead.after_block;
            match rules.lead.after_tie {
                _ if is_single(rules) => Place::Unused("match.rounds"),
                _ if !may_tie(rules) || always_won => Place::Unused("lead.next"),
                // The blocker leads after every block, so one line covers both parameters.
                AfterTie::Blocker if after_block == AfterBlock::Blocker => Place::Within("lead.afterBlock"),
                AfterTie::Same if after_block == AfterBlock::Same && !asks_winner(rules) => {
                    Place::Within("lead.next")
                }
                _ => Place::Own,
            }
        },
    },
];

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
    match rules.lead.first {
        _ if has_hubs(rules) => "lead.next",
        FirstLead::Doubles => order_line(rules),
        _ => "lead.first",
    }
}

/// The parameter whose line names the tiles that decide the lead.
fn order_line(rules: &Rules) -> &'static str {
    if rules.lead.order.is_empty() { "lead.ifNone" } else { "lead.order" }
}

/// Whether the next leader is a winner.
fn asks_winner(rules: &Rules) -> bool {
    matches!(rules.lead.next, NextLeadRule::Winner | NextLeadRule::WinningSide)
}

/// Whether a winner should lead after a block, but no block has one. Then the leader of the round leads again.
fn leads_again(rules: &Rules) -> bool {
    has_no_block_winner(rules)
        && match rules.lead.after_block {
            AfterBlock::Winner => true,
            AfterBlock::Same => asks_winner(rules),
            AfterBlock::Blocker | AfterBlock::LowestHand => false,
        }
}

/// Whether a seat always holds a tile of the order, because all tiles are dealt.
fn always_found(facts: &Facts) -> bool {
    let rules = facts.rules;
    !facts.leaves_tiles()
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
fn may_lack(facts: &Facts) -> bool {
    by_tiles(facts.rules) && !always_found(facts)
}

/// Whether hands are redealt if no tile decides the lead.
pub(super) fn may_redeal(facts: &Facts) -> bool {
    facts.rules.lead.if_none == IfNone::Redeal && may_lack(facts)
}

/// The text of a double: `6-6`, or `5-5-5` for triangles.
fn double(rules: &Rules, number: u8) -> String {
    if rules.tiles.set.is_triangles() {
        format!("{number}-{number}-{number}")
    } else {
        format!("{number}-{number}")
    }
}

/// Whether the tiles decide the lead of the first round only: `first`, or `every` if of every round.
fn rounds_led_by_tiles(rules: &Rules) -> &'static str {
    if is_single(rules) || rules.lead.next == NextLeadRule::AsFirst { "every" } else { "first" }
}

fn order(said: &Wording) -> String {
    let rules = said.rules();
    let in_play = |entry: &LeadTile| match entry {
        LeadTile::Double(number) => has_double(rules, *number),
        LeadTile::Tile(tile) => is_in_play(rules, *tile),
    };
    let order: Vec<LeadTile> = rules.lead.order.iter().copied().filter(in_play).collect();
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
    let rounds = ("rounds", rounds_led_by_tiles(rules).into());
    match (order.as_slice(), doubles.as_slice()) {
        ([], _) => said.say("lead-order.empty"),
        ([single], _) => said.say_with("lead-order.single", [rounds, ("tile", named(single).into())]),
        (_, [first, second, .., last]) if only_doubles && run(&doubles, -1) => said.say_with(
            "lead-order.down",
            [
                rounds,
                ("first", double(rules, *first).into()),
                ("second", double(rules, *second).into()),
                ("last", double(rules, *last).into()),
            ],
        ),
        (_, [rising @ .., last @ 0]) if only_doubles && run(rising, 1) => said.say_with(
            "lead-order.up",
            [
                rounds,
                ("first", double(rules, rising[0]).into()),
                ("second", double(rules, rising[1]).into()),
                ("peak", double(rules, rising[rising.len() - 1]).into()),
                ("last", double(rules, *last).into()),
            ],
        ),
        _ => {
            let tiles: Vec<String> = order.iter().map(named).collect();
            said.say_with("lead-order.list", [rounds, ("tiles", tiles.join(", ").into())])
        }
    }
}

fn if_none(said: &Wording) -> String {
    let rules = said.rules();
    let order = match rules.lead.order.len() {
        0 => "none",
        1 => "one",
        _ => "many",
    };
    let values = [("order", order.into()), ("rounds", rounds_led_by_tiles(rules).into())];
    said.say_with(&format!("lead-ifNone.{}", super::word(rules.lead.if_none)), values)
}

/// Whether the winner has the right to lead a double, and may have to pass it on.
fn gives_right_to_winner(rules: &Rules) -> bool {
    rules.lead.tile == OpeningTile::AnyDouble && rules.lead.next == NextLeadRule::Winner
}

fn tile(said: &Wording) -> String {
    let lead = &said.rules().lead;
    let always = rounds_led_by_tiles(said.rules()) == "every";
    match lead.tile {
        OpeningTile::ThatTile | OpeningTile::AnyDouble if always => said.say("lead-tile.that-tile-always"),
        OpeningTile::AnyDouble if gives_right_to_winner(said.rules()) => {
            said.say("lead-tile.any-double-first")
        }
        tile => said.chosen("lead-tile", tile),
    }
}

fn next(said: &Wording) -> String {
    let rules = said.rules();
    let highest = rules.tiles.set.highest();
    match rules.lead.next {
        NextLeadRule::DescendingDouble => {
            let hub = if rules.layout.shape == Shape::Trains { "engine" } else { "hub" };
            let doubles = u32::from(highest) + 1;
            let again = rules.match_.rounds.is_none_or(|rounds| rounds > doubles);
            let values = [
                ("hub", hub.into()),
                ("first", double(rules, highest).into()),
                ("second", double(rules, highest.saturating_sub(1)).into()),
                ("again", if again { "yes" } else { "no" }.into()),
            ];
            format!("{} {}", said.say_with("lead-next.descending-double", values), if_none(said))
        }
        _ if gives_right_to_winner(rules) => said.say("lead-next.winner-any-double"),
        next => said.chosen("lead-next", next),
    }
}

fn after_block(said: &Wording) -> String {
    let rules = said.rules();
    let compares = rules.score.block_winner == BlockWinner::BlockerVsNext;
    let winner_leads = match rules.lead.after_block {
        AfterBlock::Winner => true,
        AfterBlock::Same => rules.lead.next == NextLeadRule::Winner,
        AfterBlock::Blocker | AfterBlock::LowestHand => false,
    };
    if leads_again(rules) {
        return said.say("lead-afterBlock.leader-again");
    }
    if !winner_leads {
        return said.chosen("lead-afterBlock", rules.lead.after_block);
    }
    // If a pair wins the block, the sentence says which partner leads.
    match said.facts.partners {
        Partners::Solo => said.say("lead-afterBlock.winner"),
        _ if compares => said.say("lead-afterBlock.winner-compared"),
        _ => said.say("lead-afterBlock.winner-partner"),
    }
}

fn after_tie(said: &Wording) -> String {
    let lead = &said.rules().lead;
    if lead.after_tie == AfterTie::Same && asks_winner(said.rules()) {
        return said.say("lead-afterTie.same-winner");
    }
    said.chosen("lead-afterTie", lead.after_tie)
}
