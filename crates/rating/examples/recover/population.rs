//! Players with a hidden strength, who meet in a pool and are rated after every match.

use std::f64::consts::TAU;

use boneyard_rating::{Player, Rating, Side, after_match};
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

/// The standard deviation of the true strengths, in points. Of two players drawn at random, the better one wins 81% of the
/// duels.
pub(crate) const STRENGTH_SD: f64 = 300.0;

/// Players at one table have ratings within about this many points.
pub(crate) const BAND: f64 = 200.0;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Game {
    Duel,
    /// Two against two, with new partners in every match.
    Pairs,
}

/// How well ratings agree with the true strengths.
pub(crate) struct Recovery {
    /// Spearman's rank correlation.
    pub(crate) rank_correlation: f64,
    /// The root of the mean square of rating - strength, in points.
    pub(crate) error_rms: f64,
    /// The mean of the deviations, in points.
    pub(crate) deviation_mean: f64,
}

struct Person {
    strength: f64,
    rating: Rating,
}

/// Lets `players` new players play `matches_each` matches each. `players` is a multiple of 4.
pub(crate) fn recover(game: Game, players: usize, matches_each: usize, seed: u64) -> Recovery {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut people: Vec<Person> =
        (0..players).map(|_| Person { strength: strength(&mut rng), rating: Rating::START }).collect();
    for _ in 0..matches_each {
        for mut table in seated(game, &people, &mut rng) {
            table.shuffle(&mut rng);
            play(&mut people, &table, &mut rng);
        }
    }
    compare(&people)
}

/// A normally distributed strength, by the method of Box and Muller.
fn strength(rng: &mut impl Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.random::<f64>()).ln()).sqrt();
    Rating::START.rating() + STRENGTH_SD * radius * (TAU * rng.random::<f64>()).cos()
}

/// Everyone at one table each. Neighbours in the order of rating plus a random part of the band sit together.
fn seated(game: Game, people: &[Person], rng: &mut impl Rng) -> Vec<Vec<usize>> {
    let mut queue: Vec<(f64, usize)> =
        people.iter().map(|person| person.rating.rating() + rng.random_range(0.0..BAND)).zip(0..).collect();
    queue.sort_by(|one, other| one.0.total_cmp(&other.0));
    let seats = match game {
        Game::Duel => 2,
        Game::Pairs => 4,
    };
    queue.chunks_exact(seats).map(|table| table.iter().map(|(_, person)| *person).collect()).collect()
}

/// The first half of a table plays against the second. The winner is drawn after Bradley and Terry, from the means of the
/// true strengths.
fn play(people: &mut [Person], table: &[usize], rng: &mut impl Rng) {
    let (first, second) = table.split_at(table.len() / 2);
    let strength =
        |side: &[usize]| side.iter().map(|at| people[*at].strength).sum::<f64>() / side.len() as f64;
    let first_wins = rng.random_bool(1.0 / (1.0 + 10_f64.powf((strength(second) - strength(first)) / 400.0)));
    let side = |members: &[usize], won: bool| Side {
        place: if won { 1 } else { 2 },
        players: members.iter().map(|at| Player { rating: people[*at].rating, left: false }).collect(),
    };
    let after = after_match(&[side(first, first_wins), side(second, !first_wins)]).expect("two equal sides");
    for (at, rating) in table.iter().zip(after.into_iter().flatten()) {
        people[*at].rating = rating;
    }
}

fn compare(people: &[Person]) -> Recovery {
    let count = people.len() as f64;
    let mean = |number: &dyn Fn(&Person) -> f64| people.iter().map(number).sum::<f64>() / count;
    Recovery {
        rank_correlation: spearman(
            &people.iter().map(|person| person.rating.rating()).collect::<Vec<_>>(),
            &people.iter().map(|person| person.strength).collect::<Vec<_>>(),
        ),
        error_rms: mean(&|person| (person.rating.rating() - person.strength).powi(2)).sqrt(),
        deviation_mean: mean(&|person| person.rating.deviation()),
    }
}

/// Spearman's rank correlation of two lists without ties.
fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let count = one.len() as f64;
    let distances =
        ranks(one).into_iter().zip(ranks(other)).map(|(one, other)| (one as f64 - other as f64).powi(2));
    1.0 - 6.0 * distances.sum::<f64>() / (count * (count.powi(2) - 1.0))
}

/// The rank of each number, from 0.
fn ranks(numbers: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|one, other| numbers[*one].total_cmp(&numbers[*other]));
    let mut ranks = vec![0; numbers.len()];
    for (rank, at) in order.into_iter().enumerate() {
        ranks[at] = rank;
    }
    ranks
}
