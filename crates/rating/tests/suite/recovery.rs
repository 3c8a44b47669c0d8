//! Ratings find the order of hidden strengths, and say honestly how wrong they may be.

#[path = "../../examples/recover/population.rs"]
mod population;

use population::{Game, recover};

#[test]
fn sixty_matches_each_find_the_order_of_300_players() {
    let (seed, players) = (7041, 300);
    let replay = format!(
        "seed {seed} (replay: cargo run --release -p boneyard-rating --example recover -- --seed {seed} --players {players})"
    );
    println!("{replay}");
    for game in [Game::Duel, Game::Pairs] {
        let found = recover(game, players, 60, seed);
        assert!(found.rank_correlation >= 0.9, "{:?} {}: {replay}", game, found.rank_correlation);
        let honesty = found.error_rms / found.deviation_mean;
        assert!((0.7..1.2).contains(&honesty), "{game:?}: errors are {honesty} deviations: {replay}");
    }
}
