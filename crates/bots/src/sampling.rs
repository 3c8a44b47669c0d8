//! Tries every move on many deals that agree with the view, and plays each one to its end at random.

use boneyard_rules::{Layout, LayoutVisitor, Move, PlayScoring, Position, View, visit_layout};
use rand::rngs::Xoshiro256PlusPlus;

use crate::{
    belief::{Belief, LikelyDeals},
    budget::Budget,
    evaluate::Evaluation,
    exact::Exact,
    greedy,
    knowledge::Knowledge,
    mind::{Likely, Memory, Mind},
    playout::{action, play_out, play_out_counted},
    sampler::Sampler,
    weighed::Weighed,
};

/// Deals between two calls of `out_of_time`.
const DEALS_PER_LOOK: u32 = 8;

/// The most deals of a decision, with any budget: their values are kept.
const DEALS_MAX: u32 = 100_000;

/// The best move for this mind.
pub(crate) fn choose(
    view: &View,
    rng: &mut Xoshiro256PlusPlus,
    budget: Budget<'_>,
    mind: Mind,
) -> Option<Move> {
    let best = weigh(view, rng, budget, mind).best();
    debug_assert!(best.is_some(), "seat {} sees an impossible round", view.seat);
    // A view that contradicts itself gives no position to search from. Play the greedy move instead.
    best.or_else(|| greedy::choose(view, rng))
}

/// Tries every move. Finds nothing if the view contradicts itself.
pub(crate) fn weigh(view: &View, rng: &mut Xoshiro256PlusPlus, budget: Budget<'_>, mind: Mind) -> Weighed {
    visit_layout(&view.rules, Search { view, rng, budget, mind })
}

struct Search<'a, 'b> {
    view: &'a View,
    rng: &'a mut Xoshiro256PlusPlus,
    budget: Budget<'b>,
    mind: Mind,
}

impl<const W: usize> LayoutVisitor<W> for Search<'_, '_> {
    type Output = Weighed;

    fn visit<L: Layout<W>>(self) -> Weighed {
        search::<L, W>(self).unwrap_or_default()
    }
}

fn search<L: Layout<W>, const W: usize>(search: Search<'_, '_>) -> Option<Weighed> {
    let Search { view, rng, budget, mind } = search;
    let sampler = match mind.memory {
        Memory::Everything => Sampler::<W>::new(view, rng),
        Memory::Counts => Sampler::of(view, Knowledge::of_counts(view), rng),
    };
    let hidden = sampler.hidden();
    let base = view.determinize::<L, W>(hidden.hands, hidden.boneyard)?;
    let belief = Some(view).filter(|_| mind.likely == Likely::ByChoices).and_then(Belief::of);
    let mut likely = LikelyDeals::new(sampler, belief);
    let mut exact = Some(view).filter(|view| Exact::tiles(view) <= mind.looks_ahead).and_then(Exact::of);
    let tried = Tried { view, evaluation: Evaluation::new(view), made: view.play_scoring() };
    let mut weighed = Weighed::new(&view.legal);
    let deals = budget.deals_for(view.legal.len(), base.all_tiles().len(), mind.deals);
    for deal in 1..=deals.min(DEALS_MAX) {
        let mut hidden = likely.next(rng);
        hidden.hands[view.seat.index()] = base.hand(view.seat);
        if let Some(other) = &view.other_hand {
            hidden.hands[other.seat.index()] = base.hand(other.seat);
        }
        let solved = exact.as_mut().and_then(|exact| exact.values(&hidden, rng));
        match solved {
            Some(values) => weighed.add(values),
            None => {
                let dealt = base.with_hidden(hidden.hands, hidden.boneyard);
                weighed.add(view.legal.iter().map(|choice| tried.value(&dealt, *choice, rng)));
            }
        }
        if deal.is_multiple_of(DEALS_PER_LOOK) && budget.is_over() {
            break;
        }
    }
    Some(weighed)
}

/// What the playouts of a view have in common.
struct Tried<'a> {
    view: &'a View,
    evaluation: Evaluation<'a>,
    /// The points scored in play so far.
    made: PlayScoring,
}

impl Tried<'_> {
    /// The value of a move in a deal, with everything after it at random.
    fn value<L: Layout<W>, const W: usize>(
        &self,
        dealt: &Position<L, W>,
        choice: Move,
        rng: &mut Xoshiro256PlusPlus,
    ) -> f64 {
        debug_assert!(self.view.legal.contains(&choice));
        let mut position = *dealt;
        let Some(first) = action(&position, choice, rng) else { return 0.0 };
        position.play_unchecked(first);
        let mut tally = self.made;
        if tally.is_idle() {
            play_out(&mut position, rng);
        } else {
            tally.act(dealt.turn(), choice, dealt.layout(), position.layout());
            play_out_counted(&mut position, rng, &mut tally);
        }
        position.outcome().map_or(0.0, |outcome| self.evaluation.of(&position, &tally, outcome))
    }
}
