//! What the tiles that others chose say about the tiles that they hold.
//!
//! A pass is a fact: [`Knowledge`](crate::knowledge::Knowledge) has it. That a player laid 3-2 and not 6-3 is a hint that they had no
//! 6-3. [`Habits`] say how strong the hint is.

use boneyard_rules::{SEATS_MAX, Seat, Seen, Tile, Tiles, View};
use rand::Rng;

use crate::{
    habits::Habits,
    knowledge::Spot,
    random::fraction,
    sampler::{Hidden, Sampler},
};

/// Random exchanges of two or three tiles in one proposal. Those that the facts forbid are skipped.
const PROPOSED_EXCHANGES: usize = 3;
/// Between two deals there is one proposal for so many spots.
const SPOTS_PER_PROPOSAL: usize = 5;
/// Before the first deal of a walk there are so many times more proposals.
const FIRST: usize = 12;
/// Likely deals between two new starts, so that the walk does not stay in one region.
const LIKELY_DEALS_PER_START: u32 = 256;

/// The choices of the other seats in a round, and how they choose.
#[derive(Clone, Debug)]
pub struct Belief<const W: usize> {
    habits: Habits,
    /// Of each seat, in order; none of seats whose hands are known.
    choices: [Vec<Choice<W>>; SEATS_MAX],
    /// The tiles that each seat has laid.
    laid: [Tiles<W>; SEATS_MAX],
}

/// A tile that a seat chose.
#[derive(Clone, Copy, Debug)]
struct Choice<const W: usize> {
    tile: Tile,
    /// All tiles that fitted.
    fitting: Tiles<W>,
    /// The tiles that the seat had laid before.
    laid: Tiles<W>,
    /// How many tiles the seat had drawn before.
    drawn: usize,
}

impl<const W: usize> Belief<W> {
    /// What a view says about the hidden tiles, by the habits of its game; `None` if it has none.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let habits = Habits::of(&view.rules)?;
        let mut belief = Self { habits, choices: Default::default(), laid: [Tiles::EMPTY; SEATS_MAX] };
        let mut drawn = [0; SEATS_MAX];
        // The lead is no choice among tiles that fit: often the rules decide it.
        let mut is_lead = true;
        for (seen, fitting) in view.history.iter().zip(view.fitting_before::<W>()) {
            let seat = seen.seat().index();
            match *seen {
                Seen::Played { tile, .. } => {
                    if !is_lead && !view.shows(seen.seat()) {
                        let (laid, drawn) = (belief.laid[seat], drawn[seat]);
                        belief.choices[seat].push(Choice { tile, fitting, laid, drawn });
                    }
                    belief.laid[seat].insert(tile);
                    is_lead = false;
                }
                Seen::Drew { .. } => drawn[seat] += 1,
                Seen::Passed { .. } | Seen::Closed { .. } | Seen::Done { .. } => {}
            }
        }
        Some(belief)
    }

    /// How likely a seat with this hand was to choose as it did, compared with other hands. Drawn tiles count as held since the deal, so
    /// where the seat has drawn some, this is less exact than [`Belief::likelihood`].
    pub(crate) fn likelihood_of(&self, seat: Seat, hand: Tiles<W>) -> f64 {
        let all = hand | self.laid[seat.index()];
        let likelihoods =
            self.choices[seat.index()].iter().map(|choice| self.chosen(choice, all.without(choice.laid)));
        likelihoods.product()
    }

    /// How likely the others were to choose as they did in the present deal of a sampler, compared with its other deals.
    #[must_use]
    pub fn likelihood(&self, sampler: &Sampler<W>) -> f64 {
        let knowledge = sampler.knowledge();
        let mut spots = knowledge.spots.iter().zip(sampler.tiles()).peekable();
        let mut likelihood = 1.0;
        // The spots of a seat follow each other, in the order in which it got the tiles.
        while let Some(seat) = spots.peek().and_then(|(spot, _)| spot.seat) {
            let mut got = knowledge.dealt[seat.index()];
            let mut drawn = 0;
            for choice in &self.choices[seat.index()] {
                let is_before =
                    |spot: &Spot<W>, drawn| spot.seat == Some(seat) && (spot.dealt || drawn < choice.drawn);
                while let Some((spot, tile)) = spots.next_if(|(spot, _)| is_before(spot, drawn)) {
                    got.insert(*tile);
                    drawn += usize::from(!spot.dealt);
                }
                likelihood *= self.chosen(choice, got.without(choice.laid));
            }
            while spots.next_if(|(spot, _)| spot.seat == Some(seat)).is_some() {}
        }
        likelihood
    }

    /// How likely a choice was with this hand; 0 if the hand had not the tile.
    fn chosen(&self, choice: &Choice<W>, hand: Tiles<W>) -> f64 {
        if !(hand & choice.fitting).contains(choice.tile) {
            return 0.0;
        }
        let all: f32 = (hand & choice.fitting).iter().map(|tile| self.habits.weight(tile, hand)).sum();
        f64::from(self.habits.weight(choice.tile, hand) / all)
    }

    fn is_empty(&self) -> bool {
        self.choices.iter().all(Vec::is_empty)
    }
}

/// Deals that agree with the facts, each as often as the choices of the others make it likely.
///
/// It proposes small exchanges of tiles. A deal that is likelier than the present one is always taken. Any other is taken with the
/// ratio of the two likelihoods (Metropolis et al. 1953).
#[derive(Clone, Debug)]
pub struct LikelyDeals<const W: usize> {
    sampler: Sampler<W>,
    /// `None` if all deals that agree with the facts are equally likely.
    belief: Option<Belief<W>>,
    /// The likelihood of the sampler's present deal.
    likelihood: f64,
    deals: u32,
}

impl<const W: usize> LikelyDeals<W> {
    /// The deals of a sampler, by a belief about the same view.
    #[must_use]
    pub fn new(sampler: Sampler<W>, belief: Option<Belief<W>>) -> Self {
        let belief = belief.filter(|belief| !belief.is_empty());
        Self { sampler, belief, likelihood: 0.0, deals: 0 }
    }

    /// Moves to the next deal.
    pub fn next(&mut self, rng: &mut impl Rng) -> Hidden<W> {
        let Some(belief) = &self.belief else { return self.sampler.next(rng) };
        let is_first = self.deals.is_multiple_of(LIKELY_DEALS_PER_START);
        if is_first {
            if self.deals > 0 {
                self.sampler.start(rng);
            }
            self.likelihood = belief.likelihood(&self.sampler);
        }
        self.deals += 1;
        let proposals = self.sampler.tiles().len().div_ceil(SPOTS_PER_PROPOSAL);
        for _ in 0..if is_first { FIRST * proposals } else { proposals } {
            let least = self.likelihood * fraction(rng);
            self.sampler.propose(PROPOSED_EXCHANGES, rng, |proposed| {
                let likelihood = belief.likelihood(proposed);
                let is_taken = likelihood >= least;
                if is_taken {
                    self.likelihood = likelihood;
                }
                is_taken
            });
        }
        self.sampler.hidden()
    }
}
