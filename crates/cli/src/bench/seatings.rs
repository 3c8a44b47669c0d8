//! `boneyard bench seatings`: how long the seating of an evening takes.

use std::hint::black_box;
use std::ops::RangeInclusive;

use boneyard_club::{
    PLAYERS_MIN, Player, PresentPlayer, ROTATING_PLAYERS_MAX, Schedule, SeatingKind, replan,
};
use boneyard_terminal::{Progress, print};
use serde::Serialize;

use super::error::BenchError;
use crate::processor_time::processor_time;

/// Measure how long balanced seatings of club nights take.
///
/// The columns are the time to make a seating, to rotate the seats, to find scorekeepers, and to replan the second half
/// after a player leaves.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Measure only this number of players; by default, every number.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(i64::from(PLAYERS_MIN)..=i64::from(ROTATING_PLAYERS_MAX)))]
    players: Option<u16>,

    /// The random seed of the replanned half.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Print JSON: one line for each number of players.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench seatings
  boneyard bench seatings --players 40 --json";

#[derive(Serialize)]
struct Measured {
    players: u16,
    matches: u16,
    /// Pairs of players who do not face each other exactly twice.
    uneven: u32,
    scorekeepers: usize,
    made_ms: f64,
    turned_ms: f64,
    scorekeepers_ms: f64,
    replanned_ms: f64,
}

/// Measures every chosen number of players.
pub(super) fn run(arguments: &Arguments) -> Result<(), BenchError> {
    let numbers: RangeInclusive<u16> = match arguments.players {
        Some(players) => players..=players,
        None => PLAYERS_MIN..=ROTATING_PLAYERS_MAX,
    };
    if !arguments.json {
        print("players  matches  uneven  scorekeepers  made ms  turned ms  scorekeepers ms  replanned ms\n");
    }
    let mut progress = Progress::new(numbers.len() as f64);
    for players in numbers {
        progress.show(0.0, || format!("{players} players"));
        let measured = measure(players, arguments.seed)?;
        progress.done(1.0);
        progress.clear();
        print(&if arguments.json { serde_json::to_string(&measured)? + "\n" } else { line(&measured) });
    }
    Ok(())
}

fn line(measured: &Measured) -> String {
    let Measured { players, matches, uneven, scorekeepers, .. } = measured;
    let Measured { made_ms, turned_ms, scorekeepers_ms, replanned_ms, .. } = measured;
    format!(
        "{players:7}  {matches:7}  {uneven:6}  {scorekeepers:12}  {made_ms:7.1}  {turned_ms:9.1}  {scorekeepers_ms:15.1}  \
         {replanned_ms:12.1}\n"
    )
}

fn measure(players: u16, seed: u64) -> Result<Measured, BenchError> {
    let (made_ms, schedule) = timed(|| Schedule::of(players, SeatingKind::Balanced));
    let schedule = schedule?;
    let (turned_ms, _) = timed(|| schedule.turned());
    let (scorekeepers_ms, scorekeepers) = timed(|| schedule.scorekeepers());
    // The first player leaves after half of the matches.
    let half = schedule.len() / 2;
    let (played, left) = (&schedule.matches[..usize::from(half)], schedule.len() - half);
    let present: Vec<PresentPlayer> =
        Player::all(players).skip(usize::from(players > 4)).map(PresentPlayer::from_the_start).collect();
    let (replanned_ms, replanned) = timed(|| replan(played, &present, left, seed));
    replanned?;
    let opponents = schedule.balance().opponents;
    Ok(Measured {
        players,
        matches: schedule.len(),
        uneven: opponents.iter().filter(|(times, _)| **times != 2).map(|(_, pairs)| pairs).sum(),
        scorekeepers: scorekeepers.players.len(),
        made_ms,
        turned_ms,
        scorekeepers_ms,
        replanned_ms,
    })
}

/// The processor time of `make` in milliseconds, and its result.
fn timed<T>(make: impl FnOnce() -> T) -> (f64, T) {
    let start = processor_time();
    let made = black_box(make());
    ((processor_time() - start).as_secs_f64() * 1_000.0, made)
}
