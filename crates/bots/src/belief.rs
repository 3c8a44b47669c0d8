//! What the tiles that others chose say about the tiles that they hold.
//!
//! A pass is a fact: [`Knowledge`](crate::knowledge::Knowledge) has it. That a player laid 3-2 and not 6-3 is a hint that they had no
//! 6-3. [`Habits`] say how strong the hint is.

use boneyard_rules::{SEATS_MAX, Seen, Tile, Tiles, View};
use rand::Rng;

use crate::{
    habits::Habits,
    random::fraction,
    sampler::{Hidden, Sampler},
};

/// Among how many deals that agree with the facts one is drawn by its likelihood.
const CANDIDATES: u32 = 8;

/// The choices of the other seats in a round, and how they choose.
#[derive(Clone, Debug)]
pub struct Belief<const W: usize> {
    habits: Habits,
    choices: Vec<Choice<W>>,
}

/// A tile that another seat chose.
#[derive(Clone, Copy, Debug)]
struct Choice<const W: usize> {
    seat: usize,
    tile: Tile,
    /// All tiles that fitted.
    fitting: Tiles<W>,
    /// The tiles that the seat has laid since, with this one. It held them, or has drawn them since: the model does not tell
    /// these apart.
    laid: Tiles<W>,
}

impl<const W: usize> Belief<W> {
    /// What a view says about the hidden tiles, by the habits of its game; `None` if it has none.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let habits = Habits::of(&view.rules)?;
        let mut laid = [Tiles::<W>::EMPTY; SEATS_MAX];
        let mut choices = Vec::new();
        for (seen, fitting) in view.history.iter().zip(view.fitting_before::<W>()).rev() {
            let Seen::Played { seat, tile, .. } = *seen else { continue };
            laid[seat.index()].insert(tile);
            if !view.shows(seat) {
                choices.push(Choice { seat: seat.index(), tile, fitting, laid: laid[seat.index()] });
            }
        }
        // The lead is no choice among tiles that fit: often the rules decide it.
        let is_lead = |choice: &mut Choice<W>| opening_tile(&view.history) == Some(choice.tile);
        choices.pop_if(is_lead);
        Some(Self { habits, choices })
    }

    /// How likely the others were to choose as they did if these tiles are hidden, compared with other deals.
    #[must_use]
    pub fn likelihood(&self, hidden: &Hidden<W>) -> f64 {
        let likelihoods = self.choices.iter().map(|choice| {
            let hand = hidden.hands[choice.seat] | choice.laid;
            let all: f32 = (hand & choice.fitting).iter().map(|tile| self.habits.weight(tile, hand)).sum();
            f64::from(self.habits.weight(choice.tile, hand) / all)
        });
        likelihoods.product()
    }

    /// The next deal: one of a few of the sampler's, drawn by its likelihood (importance resampling: Rubin 1987).
    pub fn next(&self, sampler: &mut Sampler<W>, rng: &mut impl Rng) -> Hidden<W> {
        let mut chosen = sampler.next(rng);
        if self.choices.is_empty() {
            return chosen;
        }
        let mut sum = self.likelihood(&chosen);
        for _ in 1..CANDIDATES {
            let other = sampler.next(rng);
            let likelihood = self.likelihood(&other);
            sum += likelihood;
            if fraction(rng) * sum < likelihood {
                chosen = other;
            }
        }
        chosen
    }
}

/// The tile that opened the round.
fn opening_tile(history: &[Seen]) -> Option<Tile> {
    history.iter().find_map(|seen| if let Seen::Played { tile, .. } = seen { Some(*tile) } else { None })
}
