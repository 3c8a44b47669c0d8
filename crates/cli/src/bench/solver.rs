//! `boneyard bench solver`: the time to solve a round in which every tile is known.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use boneyard_bots::arena::Deal;
use boneyard_loadtest::quantile;
use boneyard_rules::{Action, Move, Round, Rules, Seat, Tile};
use boneyard_solver::{Budget, OpenRound, Solver, Table};
use boneyard_terminal::{Progress, print};
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::Serialize;

use super::error::BenchError;
use crate::processor_time::processor_time;
use crate::tables::Tables;

/// Measure how long it takes to find the exact value of a round in which every tile is known.
///
/// Each deal is played with random moves until no more than --tiles tiles are in all hands together. The first times are
/// those of its value; the others are those of the values of all legal moves. Nothing is kept from deal to deal.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(flatten)]
    tables: Tables,

    /// The tiles in all hands together; by default, all that are dealt.
    #[arg(long, value_name = "NUMBER")]
    tiles: Option<usize>,

    /// The number of deals.
    #[arg(long, value_name = "NUMBER", default_value = "200")]
    deals: NonZeroU32,

    /// The entries of the solver's table, of 16 bytes each.
    #[arg(long, value_name = "NUMBER", default_value_t = 1 << 15)]
    entries: usize,

    /// Print JSON: one line for each size of table.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard bench solver --tiles 28 --deals 200 --json
  boneyard bench solver --rules draw --seats 2 --tiles 10
  boneyard bench solver --rules all --tiles 12 --deals 50";

#[derive(Serialize)]
struct Measured {
    rules: String,
    seats: usize,
    tiles: usize,
    deals: u32,
    /// Processor time of one value.
    median_ms: f64,
    p99_ms: f64,
    /// Processor time of the values of all legal moves.
    every_move_median_ms: f64,
    every_move_p99_ms: f64,
}

/// Measures every chosen table. With `--rules all`, tables that the solver does not play are left out.
pub(super) fn run(arguments: &Arguments) -> Result<(), BenchError> {
    let tables = arguments.tables.each()?;
    let widest = tables.iter().map(|(rules, _)| rules.to_string().len()).max().unwrap_or(0);
    if !arguments.json {
        print(&format!(
            "{:widest$}  seats  tiles  deals  median ms     p99 ms  every move: median ms     p99 ms\n",
            "rules"
        ));
    }
    let mut progress = Progress::new(tables.len() as f64 * f64::from(arguments.deals.get()));
    for (rules, seats) in tables {
        match measure(arguments, &rules, seats, &mut progress) {
            Err(BenchError::Unsupported { .. }) if arguments.tables.rules == "all" => continue,
            measured => show(arguments, widest, &measured?, &mut progress)?,
        }
    }
    Ok(())
}

fn show(
    arguments: &Arguments,
    widest: usize,
    measured: &Measured,
    progress: &mut Progress,
) -> Result<(), BenchError> {
    progress.clear();
    print(&if arguments.json {
        serde_json::to_string(measured)? + "\n"
    } else {
        let Measured { rules, seats, tiles, deals, median_ms, p99_ms, .. } = measured;
        let Measured { every_move_median_ms, every_move_p99_ms, .. } = measured;
        format!(
            "{rules:widest$}  {seats:5}  {tiles:5}  {deals:5}  {median_ms:9.3}  {p99_ms:9.3}  \
             {every_move_median_ms:21.3}  {every_move_p99_ms:9.3}\n"
        )
    });
    Ok(())
}

/// Deals that end before few enough tiles are left are tried again so many times.
const TRIES: u32 = 1_000;

fn measure(
    arguments: &Arguments,
    rules: &Arc<Rules>,
    seats: usize,
    progress: &mut Progress,
) -> Result<Measured, BenchError> {
    let dealt = rules.hand_size(seats).unwrap_or_default() * seats;
    let tiles = arguments.tiles.unwrap_or(dealt).min(dealt);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(arguments.tables.seed);
    let (mut values, mut moves) = (Vec::new(), Vec::new());
    for deal in 0..arguments.deals.get() {
        progress.show(f64::from(deal), || format!("{rules}, {seats} seats"));
        let dealt = (0..TRIES).find_map(|_| position(rules, seats, tiles, &mut rng).transpose());
        let Some(dealt) = dealt else { return Err(BenchError::NoRound { rules: rules.to_string(), tiles }) };
        let (deal, open) = dealt?;
        let solver = Solver::new(rules, seats, deal.standing())
            .map_err(|cause| BenchError::Unsupported { rules: rules.to_string(), cause })?;
        let side = deal.sides().of(open.setup.turn);
        let mut table = Table::with_entries(arguments.entries);
        let start = processor_time();
        solver.value(&open, side, &mut table, Budget::UNLIMITED)?;
        values.push(processor_time() - start);
        let mut table = Table::with_entries(arguments.entries);
        let start = processor_time();
        solver.moves(&open, &mut table, Budget::UNLIMITED)?;
        moves.push(processor_time() - start);
    }
    progress.done(f64::from(arguments.deals.get()));
    let of = |times: &[Duration]| (quantile(times, 0.5), quantile(times, 0.99));
    let ((median_ms, p99_ms), (every_move_median_ms, every_move_p99_ms)) = (of(&values), of(&moves));
    Ok(Measured {
        rules: rules.to_string(),
        seats,
        tiles,
        deals: arguments.deals.get(),
        median_ms,
        p99_ms,
        every_move_median_ms,
        every_move_p99_ms,
    })
}

/// A deal, played with random moves until no more than this many tiles are in hands; `None` if the round ends before.
fn position(
    rules: &Arc<Rules>,
    seats: usize,
    tiles: usize,
    rng: &mut impl Rng,
) -> Result<Option<(Deal, OpenRound)>, BenchError> {
    let deal = Deal::shuffled(rules.clone(), seats, rng)?;
    let mut round = deal.round().clone();
    let mut boneyard = deal.boneyard();
    while Seat::all(seats).map(|seat| round.hand(seat).len()).sum::<usize>() > tiles {
        let legal = round.legal();
        if legal.is_empty() {
            return Ok(None);
        }
        play(&mut round, legal[rng.random_range(0..legal.len())], &mut boneyard)?;
    }
    let open = OpenRound::of(&round, boneyard);
    Ok(round.outcome().is_none().then_some((deal, open)))
}

fn play(round: &mut Round, choice: Move, boneyard: &mut &[Tile]) -> Result<(), BenchError> {
    let action = match (choice, boneyard.split_first()) {
        (Move::Play { tile, at, leaves }, _) => Action::Play { tile, at, leaves },
        (Move::Draw, Some((tile, rest))) => {
            *boneyard = rest;
            Action::Draw { tile: *tile }
        }
        (Move::Close, _) => Action::Close,
        (Move::Done, _) => Action::Done,
        (Move::Draw, None) | (Move::Pass, _) => Action::Pass,
    };
    Ok(round.play(action)?)
}
