//! A bot with the same seed makes the same choices in every build, so that a match of bots can be repeated.

use std::sync::Arc;

use boneyard_bots::{
    Bot, Budget, Level, RandomRounds,
    arena::{Contender, Deal},
    choose,
    sampler::Sampler,
};
use boneyard_rules::{Rules, Tiles, View, WIDE};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use sha2::{Digest, Sha256};

/// Every layout and both widths, two hands for one player, points in play, redeals and draws.
const RULES: [&str; 12] = [
    "spanish-pairs",
    "draw",
    "goat-yard",
    "seven-plus-seven",
    "all-fives",
    "mexican-train",
    "chickenfoot",
    "triominoes",
    "triangle-dominoes",
    "draw score.play=headings score.sense=play-only",
    "goat deal.redeal={\"doubles\":3,\"suit\":4}",
    "classic draw.mode=exactly draw.count=3",
];

/// How many turns of a round are shown.
const TURNS: usize = 6;

/// More deals than a sampler finds before it starts again from a new random deal.
const DEALS: usize = 70;

/// What every level chooses in the first turns of a round, and which deals it thinks possible.
fn turns(rules: &str) -> String {
    let rules = Arc::new(Rules::parse(rules).expect("good rules"));
    let seats = rules.seat_counts().last().expect("some table");
    let mut rng = ChaCha8Rng::seed_from_u64(20_250_103);
    let deal = Deal::shuffled(rules.clone(), seats.into(), &mut rng).expect("a table the rules have");
    let mut lines = vec![format!("{rules}, {seats} seats")];
    deal.play(|view| {
        if view.legal.len() > 1 && lines.len() <= TURNS {
            let chosen = Level::ALL.map(|level| {
                let chosen = choose(level, view, &mut rng, Budget::playouts(60));
                chosen.map_or(String::new(), |chosen| chosen.to_string())
            });
            let deals = if Tiles::<1>::fits(rules.tiles.set) {
                sampled::<1>(view, &mut rng)
            } else {
                sampled::<WIDE>(view, &mut rng)
            };
            lines.push(format!("  {}: {} · {deals}", view.seat, chosen.join(" ")));
        }
        choose(Level::Beginner, view, &mut rng, Budget::default())
    })
    .expect("a round without fouls");
    lines.join("\n")
}

/// The first tiles of the first deal, and the start of a hash of all deals.
fn sampled<const W: usize>(view: &View, rng: &mut ChaCha8Rng) -> String {
    let mut sampler = Sampler::<W>::new(view, rng);
    let first: Vec<String> = sampler.tiles().iter().take(4).map(ToString::to_string).collect();
    let mut hash = Sha256::new();
    for _ in 0..DEALS {
        sampler.next(rng);
        for tile in sampler.tiles() {
            hash.update(tile.to_string());
        }
    }
    let start: String = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("{}… {start}", first.join(" "))
}

#[test]
fn a_seed_gives_the_same_choices_and_deals() {
    insta::assert_snapshot!(RULES.map(turns).join("\n"));
}

#[test]
fn a_seed_gives_the_same_random_rounds() {
    let counts = RULES.map(|text| {
        let rules = Rules::parse(text).expect("good rules");
        let seats = rules.seat_counts().next().expect("some table");
        let counted = RandomRounds::new(&rules, seats.into(), 7).and_then(|mut rounds| rounds.play(50));
        format!("{text}: {:?}", counted.expect("a table the rules have"))
    });
    insta::assert_snapshot!(counts.join("\n"));
}

#[test]
fn a_seed_gives_the_same_gain() {
    let gains = RULES.map(|text| {
        let rules = Arc::new(Rules::parse(text).expect("good rules"));
        let seats = rules.seat_counts().last().expect("some table");
        let mut rng = ChaCha8Rng::seed_from_u64(20_250_104);
        let deal = Deal::shuffled(rules, seats.into(), &mut rng).expect("a table the rules have");
        let gain = deal.compare(|contender, view, _| {
            let bot = match contender {
                Contender::First => Bot::Greedy,
                Contender::Second => Bot::Random,
            };
            bot.choose(view, &mut rng, None)
        });
        format!("{text}: {:.1?}", gain.expect("a round without fouls"))
    });
    insta::assert_snapshot!(gains.join("\n"));
}
