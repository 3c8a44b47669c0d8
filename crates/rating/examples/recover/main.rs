//! Shows how well ratings find the true strengths of 10,000 players after 60 matches each, as one line of JSON.
//!
//! `cargo run --release -p boneyard-rating --example recover -- --seed 1 --players 10000`
//!
//! `rank_correlation` is Spearman's, between the ratings and the true strengths. `error_rms` is how far ratings are from the
//! true strengths, and `deviation_mean` how far they claim to be; both are in points.
//!
//! In pairs the order is found more slowly than in duels. A player is half of a side, so a result says a quarter as much
//! about each: 60 matches of pairs are worth 15 duels.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is a tool for a terminal")]

mod population;

use std::{env, process::ExitCode};

use population::{BAND, Game, Recovery, STRENGTH_SD, recover};
use serde_json::{Value, json};

const MATCHES_EACH: usize = 60;

struct Options {
    seed: u64,
    players: usize,
}

fn main() -> ExitCode {
    let Some(Options { seed, players }) = options(&env::args().skip(1).collect::<Vec<_>>()) else {
        eprintln!("usage: recover [--seed <number>] [--players <a multiple of 4>]");
        return ExitCode::from(2);
    };
    let found = |game| numbers(&recover(game, players, MATCHES_EACH, seed));
    let line = json!({
        "seed": seed,
        "players": players,
        "matches_each": MATCHES_EACH,
        "strength_sd": STRENGTH_SD,
        "band": BAND,
        "duels": found(Game::Duel),
        "pairs": found(Game::Pairs),
    });
    println!("{line}");
    ExitCode::SUCCESS
}

fn options(arguments: &[String]) -> Option<Options> {
    let mut options = Options { seed: 1, players: 10_000 };
    for option in arguments.chunks(2) {
        let [name, value] = option else { return None };
        match name.as_str() {
            "--seed" => options.seed = value.parse().ok()?,
            "--players" => options.players = value.parse().ok()?,
            _ => return None,
        }
    }
    (options.players >= 4 && options.players.is_multiple_of(4)).then_some(options)
}

fn numbers(found: &Recovery) -> Value {
    let rounded = |value: f64| (value * 10_000.0).round() / 10_000.0;
    json!({
        "rank_correlation": rounded(found.rank_correlation),
        "error_rms": rounded(found.error_rms),
        "deviation_mean": rounded(found.deviation_mean),
    })
}
