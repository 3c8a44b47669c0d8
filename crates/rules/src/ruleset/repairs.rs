//! The legal values nearest to a value that is refused, for numbers and lists. The search for alternatives tries them.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use serde_json::{Value, json};

use super::{
    LeadTile, Rules, Shape, SideRule, Target, TargetTest, TileSet, Without, conflict_reason::ConflictReason,
    parameter::Parameter,
};
use crate::{
    seat::SEATS_MAX,
    tile::Tile,
    tiles::{WIDE, Wide},
};

/// The rounds of a match that gets a number of rounds because it would not end otherwise.
const ROUNDS: u32 = 10;

/// The legal values nearest to the value that was asked for, where the reason is its size. Empty for choices.
pub(super) fn nearest_legal(parameter: Parameter, rules: &Rules, why: ConflictReason) -> Vec<Value> {
    match (parameter.name, why) {
        ("deal.hand", ConflictReason::TooFewTiles { .. } | ConflictReason::EmptyHand) => {
            vec![json!(hands_that_fit(rules))]
        }
        ("deal.hand", ConflictReason::HandsUneven) => equal_hands(rules),
        ("deal.redeal", ConflictReason::RedealDoubles { .. } | ConflictReason::RedealSuit { .. })
        | ("seats.count", ConflictReason::SeatsOutOfRange { .. } | ConflictReason::NoTargetFor { .. })
        | ("match.target", ConflictReason::OverAtOnce | ConflictReason::NoTargetFor { .. })
        | ("match.cap", ConflictReason::CapBelowTarget | ConflictReason::TieNeverBroken)
        | ("match.rounds", ConflictReason::NoRounds)
        | ("draw.count" | "draw.max", ConflictReason::DrawsNoTile)
        | ("score.bonus", ConflictReason::BonusTooLarge { .. })
        | ("value.special", ConflictReason::SpecialValue { .. })
        | ("lead.order", ConflictReason::NoSuchTile) => fitting(parameter, rules, why),
        ("seats.count", ConflictReason::TwoPairs | ConflictReason::TwoHands) => {
            // The number of players moves only if it includes the one that the sides need.
            let mut values = fitting(parameter, rules, why);
            values.retain(|value| {
                value.as_array().is_some_and(|needed| {
                    needed
                        .iter()
                        .all(|needed| rules.seats.count.iter().any(|players| json!(players) == *needed))
                })
            });
            values
        }
        _ => Vec::new(),
    }
}

/// Values that fit the other parameters, for a parameter that was not asked for: of a number or a list, and of a choice
/// where only one value can help.
pub(super) fn fitting(parameter: Parameter, rules: &Rules, why: ConflictReason) -> Vec<Value> {
    match (parameter.name, why) {
        ("deal.hand", ConflictReason::TooFewTiles { .. }) => vec![json!(hands_for_the_set(rules))],
        ("deal.hand", ConflictReason::EmptyHand) => vec![json!(hands_that_fit(rules))],
        ("deal.hand", ConflictReason::HandsUneven) => equal_hands(rules),
        ("deal.hand", ConflictReason::NoHandSize) => vec![json!(hands_for_the_players(rules))],
        ("deal.redeal", _) => vec![redeal(rules, why)],
        ("seats.count", _) => players(rules, why),
        ("match.target", _) => target(rules, why),
        ("match.cap", _) => cap(rules, why).into_iter().collect(),
        ("match.rounds", ConflictReason::NeverEnds) => vec![json!(ROUNDS)],
        ("match.rounds", _) | ("draw.count" | "draw.max", _) => vec![json!(1)],
        ("score.bonus", ConflictReason::BonusTooLarge { most }) => {
            let mut bonuses = rules.score.bonus.clone();
            bonuses.iter_mut().for_each(|bonus| bonus.points = bonus.points.min(most));
            vec![json!(bonuses)]
        }
        ("value.special", ConflictReason::SpecialValue { most }) => {
            let mut values = rules.value.special.clone();
            for special in &mut values {
                special.points = special.points.min(most);
                let mut tiles: Vec<Tile> = Vec::new();
                special.tiles.retain(|tile| {
                    !tiles.contains(tile) && {
                        tiles.push(*tile);
                        true
                    }
                });
            }
            values.retain(|special| !special.tiles.is_empty());
            vec![json!(values)]
        }
        ("lead.order", _) => lead_orders(rules, why),
        ("tiles.without", ConflictReason::HubIsEveryDouble) => vec![removed(rules, |tile| !tile.is_double())],
        ("tiles.without", ConflictReason::TileNotInPlay) => {
            let needed = [Tile::double(0), Tile::double(6)];
            vec![removed(rules, |tile| !needed.contains(&Some(tile)))]
        }
        ("account.openAt", ConflictReason::NoFirstOpenAccount) => vec![json!(13)],
        ("layout.shape", ConflictReason::TrianglesNeedTriangleLayout) => vec![json!(Shape::Triangles)],
        (
            "tiles.set",
            ConflictReason::TriangleLayoutNeedsTriangles
            | ConflictReason::TilePointsNeedTriangles
            | ConflictReason::PairsNeedTriangles,
        ) => vec![json!(TileSet::Triomino56)],
        _ => Vec::new(),
    }
}

/// The numbers of tiles that one player can be dealt, by number of players.
fn most_tiles(rules: &Rules, players: u8) -> u8 {
    let hands = usize::from(players) * rules.hands_per_player();
    let tiles = rules.set::<WIDE>(hands).len() / hands.max(1) * rules.hands_per_player();
    u8::try_from(tiles).unwrap_or(u8::MAX)
}

/// The hands, with those cut that the set has not enough tiles for.
fn hands_that_fit(rules: &Rules) -> BTreeMap<u8, u8> {
    let fits =
        |(players, tiles): (&u8, &u8)| (*players, (*tiles).clamp(1, most_tiles(rules, *players).max(1)));
    rules.deal.hand.iter().map(fits).collect()
}

/// The hands in proportion to a smaller set, so that a game with draws keeps a boneyard.
fn hands_for_the_set(rules: &Rules) -> BTreeMap<u8, u8> {
    let fitting = hands_that_fit(rules);
    if rules.draw.mode == super::DrawMode::None {
        return fitting;
    }
    let before = Rules::preset(&rules.preset).map_or(TileSet::Double6, |preset| preset.tiles.set);
    let tiles = |set: TileSet| Wide::full_set(set).len();
    let scaled = |tiles_each: u8| {
        let scaled = usize::from(tiles_each) * tiles(rules.tiles.set) / tiles(before).max(1);
        u8::try_from(scaled).unwrap_or(u8::MAX).max(1)
    };
    let hands = rules.deal.hand.iter();
    hands.map(|(players, each)| (*players, scaled(*each).min(fitting[players]))).collect()
}

/// Hands of which each player has two: each as large as one hand before, or the next smaller even number.
fn equal_hands(rules: &Rules) -> Vec<Value> {
    let each = |size: fn(u8) -> u8| {
        let hand = |(players, tiles): (&u8, &u8)| {
            let tiles = if tiles % 2 == 0 { *tiles } else { size(*tiles) };
            (*players, tiles)
        };
        let played = rules.deal.hand.iter().filter(|(players, _)| rules.seats.count.contains(players));
        json!(played.map(hand).collect::<BTreeMap<u8, u8>>())
    };
    vec![each(|tiles| tiles.saturating_mul(2)), each(|tiles| (tiles - 1).max(2))]
}

/// Hands for all numbers of players that may play. A new number gets as many tiles as the smallest hand, or fewer.
fn hands_for_the_players(rules: &Rules) -> BTreeMap<u8, u8> {
    let hands = u8::try_from(rules.hands_per_player()).unwrap_or(1);
    let smallest = rules.deal.hand.values().copied().min().unwrap_or(7);
    let size = |players: &u8| {
        let known = rules.deal.hand.get(players).copied().unwrap_or(smallest);
        let wanted = if known % hands == 0 { known } else { known.saturating_mul(hands) };
        (*players, wanted.clamp(1, most_tiles(rules, *players).max(1)))
    };
    rules.seats.count.iter().filter(|players| **players > 0).map(size).collect()
}

/// A redeal with the lowest limit that is not refused, or none.
fn redeal(rules: &Rules, why: ConflictReason) -> Value {
    let mut redeal = rules.deal.redeal;
    let limit = |least: u32| u8::try_from(least).ok();
    match why {
        ConflictReason::RedealDoubles { least } => redeal.doubles = limit(least),
        ConflictReason::RedealSuit { least } => redeal.suit = limit(least),
        _ => (redeal.doubles, redeal.suit) = (None, None),
    }
    json!(redeal)
}

/// Numbers of players that the sides, the hands and the targets allow.
fn players(rules: &Rules, why: ConflictReason) -> Vec<Value> {
    let most = u8::try_from(SEATS_MAX).unwrap_or(u8::MAX);
    let with_hand = || rules.deal.hand.keys().copied().filter(|players| (2..=most).contains(players));
    let count: Vec<u8> = match (why, rules.seats.sides) {
        (ConflictReason::TwoPairs, _) => vec![4],
        (ConflictReason::TwoHands, _) => vec![2],
        (ConflictReason::NoTargetFor { .. }, _) => {
            let has_target = |players: &u8| rules.match_.target.points((*players).into()).is_some();
            rules.seats.count.iter().copied().filter(has_target).collect()
        }
        (ConflictReason::NoHandSize | ConflictReason::NoPlayers, _) => with_hand().collect(),
        (ConflictReason::SeatsOutOfRange { .. }, SideRule::TwoHands) => vec![2],
        _ => {
            let mut count: Vec<u8> =
                rules.seats.count.iter().map(|players| (*players).clamp(2, most)).collect();
            count.dedup();
            count
        }
    };
    if count.is_empty() { Vec::new() } else { vec![json!(count)] }
}

/// Targets of at least 1, for every number of players, that the cap lets a side reach.
fn target(rules: &Rules, why: ConflictReason) -> Vec<Value> {
    let above = u32::from(rules.match_.test == TargetTest::Above);
    let each = |change: &dyn Fn(u32) -> u32| match &rules.match_.target {
        Target::Points(points) => Target::Points(change(*points)),
        Target::ByPlayers(targets) => {
            let last = targets.values().next_back().copied().unwrap_or(100);
            let points = |players: &u8| targets.get(players).copied().unwrap_or(last);
            let all = rules.seats.count.iter().chain(targets.keys());
            Target::ByPlayers(all.map(|players| (*players, change(points(players)))).collect())
        }
        Target::None(()) => Target::None(()),
    };
    let target = match (why, rules.match_.cap) {
        (ConflictReason::OverAtOnce | ConflictReason::NoTargetFor { .. }, _) => each(&|points| points.max(1)),
        (ConflictReason::CapBelowTarget, Some(cap)) => {
            each(&|points| points.min(cap.saturating_sub(above)).max(1))
        }
        (ConflictReason::TieNeverBroken, Some(cap)) => {
            each(&|points| points.min(cap.saturating_sub(1)).max(1))
        }
        (ConflictReason::NeverEnds, _) => Target::Points(100),
        _ => return Vec::new(),
    };
    vec![json!(target)]
}

/// The lowest cap with which a side can reach the target and a tie can be broken.
fn cap(rules: &Rules, why: ConflictReason) -> Option<Value> {
    let highest = rules.seat_counts().filter_map(|seats| rules.target(seats.into())).max()?;
    let passes = rules.match_.test == TargetTest::Above || matches!(why, ConflictReason::TieNeverBroken);
    Some(json!(highest.saturating_add(u32::from(passes))))
}

/// Orders of tiles that the set has: the tiles that stay, or all doubles from the highest down.
fn lead_orders(rules: &Rules, why: ConflictReason) -> Vec<Value> {
    let set = Wide::full_set(rules.tiles.set);
    let in_set = |entry: &LeadTile| match *entry {
        LeadTile::Double(number) => number <= rules.tiles.set.highest(),
        LeadTile::Tile(tile) => set.contains(tile),
    };
    let kept: Vec<LeadTile> = rules.lead.order.iter().copied().filter(in_set).collect();
    let all: Vec<u8> = (0..=rules.tiles.set.highest()).rev().collect();
    match why {
        ConflictReason::NoSuchTile if !kept.is_empty() => vec![json!(kept)],
        ConflictReason::NoSuchTile | ConflictReason::NoTileLeads => vec![json!(all)],
        _ => Vec::new(),
    }
}

/// The removed tiles that `keep` allows.
fn removed(rules: &Rules, keep: impl Fn(Tile) -> bool) -> Value {
    let kept = |tiles: &Vec<Tile>| tiles.iter().copied().filter(|tile| keep(*tile)).collect::<Vec<Tile>>();
    match &rules.tiles.without {
        Without::Always(tiles) => json!(kept(tiles)),
        Without::ByPlayers(tables) => {
            json!(tables.iter().map(|(players, tiles)| (*players, kept(tiles))).collect::<BTreeMap<_, _>>())
        }
    }
}
