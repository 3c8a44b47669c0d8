//! What everyone can infer about the hands of both seats: every hand that a seat may hold, with its weight.
//!
//! [`Knowledge`] says which tiles each spot of a seat admits. The weight of a hand is the number of ways in which its tiles,
//! and those that the seat has played, can have come to the spots, times the likelihood of what the seat chose.

use boneyard_equilibrium::{Start, hands_of};
use boneyard_rules::{MustLead, Pips, Place, Seat, Seen, Tile, Tiles, View};

use crate::{
    belief::Belief,
    knowledge::{Knowledge, Spot},
};

/// The most hands of a seat in the tree of an endgame.
const HANDS_MAX: u64 = 3_000;
/// The most tiles that a seat has drawn.
const DRAWN_MAX: usize = 8;

/// The round of a view after a part of its history, at the beginning of a turn, as everyone sees it. `None` if too many hands
/// are possible, or none.
pub(crate) fn start_at(view: &View, history_len: usize) -> Option<Start> {
    let public = public_at(view, history_len)?;
    let hands = [hands(&public, Seat::at(0))?, hands(&public, Seat::at(1))?];
    let mut plays = public.history.iter().filter(|seen| matches!(seen, Seen::Played { .. }));
    Some(Start {
        laid: public.history.iter().filter_map(tile_of).collect(),
        ends: ends(&public.history),
        last_laid: plays.next_back().map_or(public.leader, Seen::seat),
        turn: public.turn,
        rules: public.rules,
        standing: public.standing,
        leader: public.leader,
        must_lead: public.must_lead,
        boneyard: public.boneyard,
        hands,
    })
}

/// What an onlooker saw after a part of the history.
fn public_at(view: &View, history_len: usize) -> Option<View> {
    let (before, after) = view.history.split_at_checked(history_len)?;
    let mut counts = view.counts.clone();
    let mut boneyard = view.boneyard;
    for seen in after.iter().rev() {
        match *seen {
            Seen::Played { seat, .. } => counts[seat] += 1,
            Seen::Drew { seat, .. } => {
                counts[seat] = counts[seat].checked_sub(1)?;
                boneyard += 1;
            }
            Seen::Passed { .. } | Seen::Closed { .. } | Seen::Done { .. } => {}
        }
    }
    let unseen = |seen: &Seen| match *seen {
        Seen::Drew { seat, .. } => Seen::Drew { seat, tile: None },
        seen => seen,
    };
    Some(View {
        rules: view.rules.clone(),
        standing: view.standing.clone(),
        seat: view.seat,
        hand: Vec::new(),
        other_hand: None,
        counts,
        boneyard,
        leader: view.leader,
        must_lead: view.must_lead,
        history: before.iter().map(unseen).collect(),
        ends: Vec::new(),
        turn: after.first().map_or(view.turn, Seen::seat),
        drawn: 0,
        legal: Vec::new(),
    })
}

/// Every hand that a seat may hold, with its weight.
fn hands(public: &View, seat: Seat) -> Option<Vec<(Tiles<1>, f64)>> {
    // Nobody sees the hand of this seat: everything that follows about it follows from what it did.
    let onlooker = View { seat: seat.next(2), ..public.clone() };
    let knowledge = Knowledge::<1>::of(&onlooker);
    let of_seat = || knowledge.spots.iter().filter(|spot| spot.seat == Some(seat));
    let drawn: Vec<Spot<1>> = of_seat().filter(|spot| !spot.dealt).copied().collect();
    let dealt = of_seat().find(|spot| spot.dealt).map_or(Tiles::EMPTY, |spot| spot.admits);
    let admitted = of_seat().fold(Tiles::EMPTY, |all, spot| all | spot.admits) & knowledge.hidden;
    let held = public.counts[seat];
    let redeal = public.rules.deal.redeal;
    let may_redeal = redeal.doubles.is_some() || redeal.suit.is_some();
    if count(admitted.len(), held) > HANDS_MAX || drawn.len() > DRAWN_MAX || (may_redeal && !drawn.is_empty())
    {
        return None;
    }
    let laid: Tiles<1> =
        public.history.iter().filter(|seen| seen.seat() == seat).filter_map(tile_of).collect();
    let leads = ends(&public.history).is_none() && seat == public.turn && public.must_lead != MustLead::Any;
    let belief = Belief::of(&onlooker);
    let weighted = hands_of(admitted, held)?.into_iter().filter_map(|hand| {
        let cannot_lead = leads && public.must_lead.of(hand).is_empty();
        let is_redealt = may_redeal && redeal.applies_to(hand | laid);
        let is_possible = !cannot_lead && !is_redealt;
        let ways = if is_possible { ways(hand | knowledge.unsettled, dealt, &drawn) } else { 0.0 };
        let likelihood = belief.as_ref().map_or(1.0, |belief| belief.likelihood_of(seat, hand));
        (ways * likelihood > 0.0).then_some((hand, ways * likelihood))
    });
    let mut hands: Vec<(Tiles<1>, f64)> = weighted.collect();
    let most = hands.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
    for (_, weight) in &mut hands {
        *weight /= most;
    }
    (!hands.is_empty()).then_some(hands)
}

/// In how many ways these tiles can have come to a seat: one tile to each spot of `drawn`, and the others among the dealt
/// tiles, all of which `dealt` must admit.
fn ways(tiles: Tiles<1>, dealt: Tiles<1>, drawn: &[Spot<1>]) -> f64 {
    // For each set of spots that are taken, in how many ways the tiles so far took them.
    let mut taken = vec![0.0; 1 << drawn.len()];
    taken[0] = 1.0;
    for tile in tiles.iter() {
        for spots in (0..taken.len()).rev() {
            let to_drawn: f64 = (0..drawn.len())
                .filter(|at| spots >> at & 1 == 1 && drawn[*at].admits.contains(tile))
                .map(|at| taken[spots & !(1 << at)])
                .sum();
            let to_dealt = if dealt.contains(tile) { taken[spots] } else { 0.0 };
            taken[spots] = to_drawn + to_dealt;
        }
    }
    taken.last().copied().unwrap_or(0.0)
}

/// The number of sets of `size` among `tiles` tiles.
fn count(tiles: usize, size: usize) -> u64 {
    // At most 55 tiles: the largest product is far below the limit of the type.
    if size > tiles {
        return 0;
    }
    (0..size as u64).fold(1, |count, n| count * (tiles as u64 - n) / (n + 1))
}

fn tile_of(seen: &Seen) -> Option<Tile> {
    if let Seen::Played { tile, .. } = seen { Some(*tile) } else { None }
}

/// The numbers at the ends of the line.
fn ends(history: &[Seen]) -> Option<[Pips; 2]> {
    let beyond = |tile: Tile, number: Pips| if tile.low() == number { tile.high() } else { tile.low() };
    let mut ends: Option<[Pips; 2]> = None;
    for seen in history {
        if let Seen::Played { tile, at, .. } = *seen {
            ends = Some(match (ends, at) {
                (None, _) => [tile.low(), tile.high()],
                (Some([left, right]), Place::Left) => [beyond(tile, left), right],
                (Some([left, right]), _) => [left, beyond(tile, right)],
            });
        }
    }
    ends
}
