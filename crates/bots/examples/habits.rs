//! Fits the weights of `habits` to rounds of bots.
//!
//! `cargo run --release -p boneyard-bots --example habits -- spanish-pairs 4 mc-300 300` lets four bots play 300 rounds. It prints the
//! weights that predict their choices best, and the log-loss of a choice with and without them. Half of the rounds decide the
//! weights, and the others measure the loss.
#![expect(clippy::print_stdout, reason = "it prints what it found")]

use std::error::Error;
use std::sync::Arc;

use boneyard_bots::{
    Bot,
    arena::Deal,
    habits::{FEATURES, features},
};
use boneyard_rules::{Move, Rules, Seen, Tile, Tiles, View, WIDE};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// Steps of Newton's method for each weight.
const STEPS: usize = 60;

/// The features of each tile that could have been chosen, and the place of the one that was.
struct Choice {
    tiles: Vec<[f64; FEATURES]>,
    chosen: usize,
}

type Weights = [f64; FEATURES];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, seats, bot, rounds] = &arguments[..] else {
        return Err("name the rules, the number of seats, a bot and the number of rounds".into());
    };
    let (rules, bot) = (Arc::new(Rules::parse(rules)?), bot.parse::<Bot>()?);
    let mut choices = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..rounds.parse()? {
        let deal = Deal::shuffled(rules.clone(), seats.parse()?, &mut rng)?;
        let mut of_round = Vec::new();
        deal.play(|view| {
            let chosen = bot.choose(view, &mut rng, None);
            of_round.extend(chosen.and_then(|chosen| choice(view, chosen)));
            chosen
        })?;
        choices.push(of_round);
    }
    let (fitted, others) = choices.split_at(choices.len() / 2);
    let weights = fit(&fitted.iter().flatten().collect::<Vec<_>>());
    let others: Vec<&Choice> = others.iter().flatten().collect();
    let [before, after] = [[0.0; FEATURES], weights].map(|weights| loss(&others, &weights));
    println!("{rules}, {seats} seats, {bot}: {} choices measured", others.len());
    println!("  weights {weights:.3?}, log-loss {before:.3} without and {after:.3} with them");
    Ok(())
}

/// The choice of a tile where others fitted; `None` for a lead and where nothing was to choose.
fn choice(view: &View, chosen: Move) -> Option<Choice> {
    let Move::Play { tile: chosen, .. } = chosen else { return None };
    // Before a tile lies, nothing fits: it is a lead.
    view.history.iter().find(|seen| matches!(seen, Seen::Played { .. }))?;
    let hand: Tiles<WIDE> = view.hand.iter().copied().collect();
    let could = |tile: &Tile| {
        view.legal.iter().any(|legal| matches!(legal, Move::Play { tile: other, .. } if other == tile))
    };
    let tiles: Vec<Tile> = hand.iter().filter(could).collect();
    if tiles.len() < 2 {
        return None;
    }
    let chosen = tiles.iter().position(|tile| *tile == chosen)?;
    let tiles = tiles.iter().map(|tile| features(*tile, hand).map(|feature| feature as f64)).collect();
    Some(Choice { tiles, chosen })
}

impl Choice {
    /// How likely each tile is.
    fn likelihoods(&self, weights: &Weights) -> Vec<f64> {
        let score = |tile: &[f64; FEATURES]| -> f64 { tile.iter().zip(weights).map(|(x, w)| x * w).sum() };
        let powers: Vec<f64> = self.tiles.iter().map(|tile| score(tile).exp()).collect();
        let all: f64 = powers.iter().sum();
        powers.iter().map(|power| power / all).collect()
    }
}

/// The mean of minus the logarithm of a choice's likelihood.
fn loss(choices: &[&Choice], weights: &Weights) -> f64 {
    let loss = |choice: &&Choice| -choice.likelihoods(weights)[choice.chosen].ln();
    choices.iter().map(loss).sum::<f64>() / choices.len().max(1) as f64
}

/// The weights with the least loss. Newton's method, one weight at a time.
fn fit(choices: &[&Choice]) -> Weights {
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        for feature in 0..FEATURES {
            let (mut slope, mut curve) = (0.0, f64::EPSILON);
            for choice in choices {
                let likelihoods = choice.likelihoods(&weights);
                let mean = |power: i32| -> f64 {
                    choice.tiles.iter().zip(&likelihoods).map(|(tile, p)| tile[feature].powi(power) * p).sum()
                };
                slope += choice.tiles[choice.chosen][feature] - mean(1);
                curve += mean(2) - mean(1).powi(2);
            }
            weights[feature] += slope / curve;
        }
    }
    weights
}
