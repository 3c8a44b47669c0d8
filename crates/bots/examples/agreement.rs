//! Measures how often a bot plays a move that the exact solution of an endgame plays, with at most 8 tiles unseen.
//!
//! `cargo run --release -p boneyard-bots --example agreement -- [BOT] [DECISIONS] [SEED]`; `endgame` is the bot that plays
//! the solutions of a decision. Rounds are played at random, under rules of two players with several sets and hands. A move
//! agrees if the solution, with many more iterations than a decision has, plays it in one of 20 cases or more, or gains at
//! most 0.05 points more with its best move.

use std::{process::ExitCode, sync::Arc};

use boneyard_bots::{
    Bot,
    arena::Deal,
    endgame::{self, Endgames},
};
use boneyard_rules::{Move, Rules, View};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// The most tiles in the other hand and in the boneyard.
const UNSEEN_MAX: usize = 8;
/// The iterations of the exact solution.
const ITERATIONS: u32 = 200;
/// The least probability of a move that the exact solution plays.
const PLAYED: f64 = 0.05;
/// The most that a move may cost, in points.
const COST: f64 = 0.05;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, default: &'static str| arguments.get(at).map_or(default, String::as_str);
    let bot = match argument(0, "endgame") {
        "endgame" => None,
        name => match name.parse::<Bot>() {
            Ok(bot) => Some(bot),
            Err(why) => return refuse(&why.to_string()),
        },
    };
    let (Ok(decisions), Ok(seed)) = (argument(1, "1000").parse(), argument(2, "1").parse()) else {
        return refuse("the number of decisions and the seed are numbers");
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let games = games();
    let mut exact = Endgames::with_iterations(ITERATIONS);
    let (mut asked, mut agreed, mut cost, mut unsolved) = (0_u32, 0_u32, 0.0, 0_u32);
    for round in 0.. {
        let rules = &games[round % games.len()];
        for view in views(rules, &mut rng) {
            let Some(solved) = exact.solved(&view) else {
                unsolved += 1;
                continue;
            };
            let chosen = match bot {
                None => endgame::choose(&view, &mut rng),
                Some(bot) => bot.choose(&view, &mut rng, None),
            };
            let Some(found) = solved.iter().find(|solved| Some(solved.choice) == chosen) else { continue };
            let best = solved.iter().filter_map(|solved| solved.value).fold(f64::NEG_INFINITY, f64::max);
            let lost = found.value.map_or(0.0, |value| best - value);
            asked += 1;
            agreed += u32::from(found.chance >= PLAYED || lost <= COST);
            cost += lost;
        }
        if asked >= decisions {
            break;
        }
    }
    let part = f64::from(agreed) / f64::from(asked.max(1)) * 100.0;
    let cost = cost / f64::from(asked.max(1));
    say(&format!(
        "{agreed} of {asked} decisions agree ({part:.2} %); a decision loses {cost:.4} points on average"
    ));
    say(&format!("{unsolved} decisions were too large to solve"));
    ExitCode::SUCCESS
}

/// Rounds of two players that have, or come to have, few unseen tiles.
fn games() -> Vec<Arc<Rules>> {
    let up_to = |highest: u8| -> String {
        let beyond = (highest + 1..=6).flat_map(|high| (0..=high).map(move |low| format!("[{low},{high}]")));
        beyond.collect::<Vec<_>>().join(",")
    };
    let games = [
        ("block", 3, 3),
        ("block", 3, 4),
        ("block", 3, 5),
        ("block", 4, 6),
        ("block", 4, 7),
        ("draw", 3, 3),
        ("draw", 3, 4),
        ("draw", 4, 5),
        ("draw", 4, 6),
        ("draw", 6, 7),
    ];
    let rules = games.map(|(game, highest, hand)| {
        format!(r#"{game} deal.hand={{"2":{hand}}} tiles.without=[{}]"#, up_to(highest))
    });
    rules.iter().filter_map(|text| Rules::parse(text).ok()).map(Arc::new).collect()
}

/// The views of a random round with a choice and few unseen tiles.
fn views(rules: &Arc<Rules>, rng: &mut Xoshiro256PlusPlus) -> Vec<View> {
    let mut views = Vec::new();
    let Ok(deal) = Deal::shuffled(rules.clone(), 2, rng) else { return views };
    let _ = deal.play(|view| {
        let unseen = view.boneyard + view.counts[view.seat.next(2)];
        if view.legal.len() > 1 && unseen <= UNSEEN_MAX {
            views.push(view.clone());
        }
        let chosen: Option<Move> = Bot::Random.choose(view, rng, None);
        chosen
    });
    views
}

#[expect(clippy::print_stdout, reason = "an example prints")]
fn say(line: &str) {
    println!("{line}");
}

#[expect(clippy::print_stderr, reason = "an example prints")]
fn refuse(why: &str) -> ExitCode {
    eprintln!("agreement: {why}");
    ExitCode::from(2)
}
