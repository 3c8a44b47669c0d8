//! Measures how well bots know who holds a hidden tile.
//!
//! `cargo run --release -p boneyard-bots --example beliefs -- spanish-pairs 4 strong 100` lets four bots play 100 rounds. In each turn it asks
//! what the seat believes: for each tile that the seat does not see, how likely each place is. It prints the log-loss of the place where
//! the tile was, for deals that agree with the facts and for deals that are also weighed by what the others chose. Then it prints how often
//! a place was right that the weighed deals gave a chance of 0 to 10 %, 10 to 20 %, and so on.
#![expect(clippy::print_stdout, reason = "it prints what it found")]

use std::error::Error;
use std::sync::Arc;

use boneyard_bots::{
    Bot,
    arena::{Deal, FaceUp},
    belief::{Belief, LikelyDeals},
    sampler::Sampler,
};
use boneyard_rules::{Rules, Seat, Tile, View, WIDE};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// How many deals a belief is counted in.
const DEALS: u32 = 400;
/// How many steps the chances are counted in.
const STEPS: usize = 10;

/// What one way of drawing deals was worth.
#[derive(Default)]
struct Measured {
    tiles: u64,
    loss: f64,
    /// For chances of each step: how many places, the sum of their chances, and how many were right.
    steps: [(u64, f64, u64); STEPS],
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, seats, bot, rounds] = &arguments[..] else {
        return Err("name the rules, the number of seats, a bot and the number of rounds".into());
    };
    let (rules, bot) = (Arc::new(Rules::parse(rules)?), bot.parse::<Bot>()?);
    let (mut by_facts, mut by_choices) = (Measured::default(), Measured::default());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..rounds.parse()? {
        let deal = Deal::shuffled(rules.clone(), seats.parse()?, &mut rng)?;
        deal.play_face_up(|view, face_up| {
            by_facts.look(view, face_up, None, &mut rng);
            by_choices.look(view, face_up, Belief::of(view), &mut rng);
            bot.choose(view, &mut rng, None)
        })?;
    }
    let [facts, choices] = [&by_facts, &by_choices].map(|measured| measured.loss / measured.tiles as f64);
    println!("{rules}, {seats} seats, {bot}: {} tiles", by_facts.tiles);
    println!(
        "  log-loss {facts:.4} by facts, {choices:.4} by choices: {:.1} % less",
        100.0 * (1.0 - choices / facts)
    );
    for (places, chances, right) in by_choices.steps {
        let share = |sum: f64| 100.0 * sum / places as f64;
        println!(
            "  {places} places: {:.1} % on average, {:.1} % were right",
            share(chances),
            share(right as f64)
        );
    }
    Ok(())
}

impl Measured {
    /// Measures what a seat believes in its turn.
    fn look(
        &mut self,
        view: &View,
        FaceUp { round, .. }: FaceUp<'_>,
        belief: Option<Belief<WIDE>>,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let sampler = Sampler::<WIDE>::new(view, rng);
        let hidden: Vec<Tile> = sampler.knowledge().hidden.iter().collect();
        let seats = view.counts.seats();
        // The boneyard is the last place.
        let mut counted = vec![vec![0_u32; seats + 1]; hidden.len()];
        let mut likely = LikelyDeals::new(sampler, belief);
        for _ in 0..DEALS {
            let deal = likely.next(rng);
            for (tile, places) in hidden.iter().zip(&mut counted) {
                let holder = Seat::all(seats).position(|seat| deal.hands[seat.index()].contains(*tile));
                places[holder.unwrap_or(seats)] += 1;
            }
        }
        for (tile, places) in hidden.iter().zip(&counted) {
            let place = Seat::all(seats).position(|seat| round.hand(seat).contains(tile)).unwrap_or(seats);
            self.add(places, place);
        }
    }

    fn add(&mut self, places: &[u32], right: usize) {
        let possible = places.iter().filter(|count| **count > 0).count();
        if possible < 2 && places[right] > 0 {
            return;
        }
        // A place that no deal had may be right all the same: half a deal stands for it.
        let chance = |count: u32| (f64::from(count) + 0.5) / (f64::from(DEALS) + 0.5 * places.len() as f64);
        self.tiles += 1;
        self.loss -= chance(places[right]).ln();
        for (place, count) in places.iter().enumerate().filter(|(_, count)| **count > 0) {
            let share = f64::from(*count) / f64::from(DEALS);
            let step = &mut self.steps[((share * STEPS as f64) as usize).min(STEPS - 1)];
            step.0 += 1;
            step.1 += share;
            step.2 += u64::from(place == right);
        }
    }
}
