//! Tries every move on many deals that agree with the view, and plays each one to its end at random.

use boneyard_rules::{Layout, LayoutVisitor, Move, View, visit_layout};
use rand::rngs::Xoshiro256PlusPlus;

use crate::{
    belief::Belief,
    budget::Budget,
    evaluate::Evaluation,
    greedy,
    playout::{action, play_out, play_out_counted},
    sampler::Sampler,
};

/// Deals between two calls of `out_of_time`.
const DEALS_PER_LOOK: u32 = 8;

/// Which deals are likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Likely {
    /// All that agree with the facts, each as likely as any other.
    Equally,
    /// Those in which the others would choose what they chose.
    ByChoices,
}

pub(crate) fn choose(
    view: &View,
    rng: &mut Xoshiro256PlusPlus,
    budget: Budget<'_>,
    likely: Likely,
) -> Option<Move> {
    let best = visit_layout(&view.rules, Search { view, rng, budget, likely });
    debug_assert!(best.is_some(), "seat {} sees an impossible round", view.seat);
    // A view that contradicts itself gives no position to search from. Play the greedy move instead.
    best.or_else(|| greedy::choose(view, rng))
}

struct Search<'a, 'b> {
    view: &'a View,
    rng: &'a mut Xoshiro256PlusPlus,
    budget: Budget<'b>,
    likely: Likely,
}

impl<const W: usize> LayoutVisitor<W> for Search<'_, '_> {
    type Output = Option<Move>;

    fn visit<L: Layout<W>>(self) -> Option<Move> {
        search::<L, W>(self)
    }
}

fn search<L: Layout<W>, const W: usize>(search: Search<'_, '_>) -> Option<Move> {
    let Search { view, rng, budget, likely } = search;
    let mut sampler = Sampler::<W>::new(view, rng);
    let hidden = sampler.hidden();
    let base = view.determinize::<L, W>(hidden.hands, hidden.boneyard)?;
    let belief = Some(view).filter(|_| likely == Likely::ByChoices).and_then(Belief::of);
    let evaluation = Evaluation::new(view);
    let made = view.play_scoring();
    let mut totals: Vec<(Move, f64)> = view.legal.iter().map(|tried| (*tried, 0.0)).collect();
    let deals = budget.deals_for(totals.len(), base.all_tiles().len());
    for deal in 1..=deals {
        let mut hidden = match &belief {
            None => sampler.next(rng),
            Some(belief) => belief.next(&mut sampler, rng),
        };
        hidden.hands[view.seat.index()] = base.hand(view.seat);
        if let Some(other) = &view.other_hand {
            hidden.hands[other.seat.index()] = base.hand(other.seat);
        }
        let dealt = base.with_hidden(hidden.hands, hidden.boneyard);
        for (tried, total) in &mut totals {
            let mut position = dealt;
            let Some(first) = action(&position, *tried, rng) else { continue };
            position.play_unchecked(first);
            let mut tally = made;
            if tally.is_idle() {
                play_out(&mut position, rng);
            } else {
                tally.act(dealt.turn(), *tried, dealt.layout(), position.layout());
                play_out_counted(&mut position, rng, &mut tally);
            }
            *total += position.outcome().map_or(0.0, |outcome| evaluation.of(&position, &tally, outcome));
        }
        if deal.is_multiple_of(DEALS_PER_LOOK) && budget.is_over() {
            break;
        }
    }
    let best = totals.iter().copied().reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map(|(tried, _)| tried)
}
