//! Trying every move on many deals that agree with all the seat saw, each played on at random.

use boneyard_rules::{Action, BySeat, Move, MustLead, Position, Seat, Seen, Setup, Tile, View};
use rand::rngs::Xoshiro256PlusPlus;

use crate::{
    choose::Budget,
    evaluate::Evaluation,
    greedy,
    playout::play_out,
    sampler::{Hidden, Sampler},
};

/// Deals tried between two looks at the clock.
const DEALS_PER_LOOK: u32 = 8;

pub(crate) fn choose(view: &View, rng: &mut Xoshiro256PlusPlus, budget: Budget<'_>) -> Option<Move> {
    let best = if view.rules.tiles.set.highest() <= 9 {
        search::<1>(view, rng, budget)
    } else {
        search::<3>(view, rng, budget)
    };
    debug_assert!(best.is_some(), "seat {} sees a round that cannot be", view.seat);
    // A view that contradicts itself gives no position to imagine from; play on all the same.
    best.or_else(|| greedy::choose(view, rng))
}

fn search<const W: usize>(view: &View, rng: &mut Xoshiro256PlusPlus, budget: Budget<'_>) -> Option<Move> {
    let mut sampler = Sampler::<W>::new(view, rng);
    let base = position(view, sampler.hidden())?;
    let evaluation = Evaluation::new(view);
    let mut totals: Vec<(Move, f64)> = view.legal.iter().map(|tried| (*tried, 0.0)).collect();
    let playouts = budget.playouts_with(base.known().len());
    let deals = (playouts / totals.len() as u32).max(1);
    for deal in 1..=deals {
        let mut hidden = sampler.next(rng);
        hidden.hands[view.seat.index()] = base.hand(view.seat);
        let dealt = base.with_hidden(hidden.hands, hidden.boneyard);
        for (tried, total) in &mut totals {
            let Move::Play { tile, at } = *tried else { continue };
            let mut position = dealt;
            position.play_unchecked(Action::Play { tile, at });
            play_out(&mut position, rng);
            *total += position.outcome().map_or(0.0, |outcome| evaluation.of(&position, outcome));
        }
        if deal.is_multiple_of(DEALS_PER_LOOK) && budget.is_over() {
            break;
        }
    }
    let best = totals.iter().copied().reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map(|(tried, _)| tried)
}

/// The round as it would be with the hidden tiles there.
fn position<const W: usize>(view: &View, hidden: Hidden<W>) -> Option<Position<W>> {
    let laid: Vec<(Seat, Tile)> = view
        .history
        .iter()
        .filter_map(|seen| match *seen {
            Seen::Played { seat, tile, .. } => Some((seat, tile)),
            Seen::Drew { .. } | Seen::Passed { .. } => None,
        })
        .collect();
    let hand = |seat: Seat| {
        if seat == view.seat { view.hand.clone() } else { hidden.hands[seat.index()].iter().collect() }
    };
    let setup = Setup {
        hands: BySeat::new(view.counts.seats(), hand),
        boneyard: hidden.boneyard.iter().collect(),
        laid: laid.iter().map(|(_, tile)| *tile).collect(),
        ends: view.ends,
        turn: view.turn,
        must_lead: if view.ends.is_none() { view.must_lead } else { MustLead::Any },
        last_laid: laid.last().map_or(view.leader, |(seat, _)| *seat),
        drawn: view.drawn,
    };
    setup.position(&view.rules).ok()
}
