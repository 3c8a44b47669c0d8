//! Opens tables with people on their seats.

use boneyard_ids::{TableId, TournamentId};
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_rules::{Rules, Seat};
use boneyard_table::{Level, TableOptions};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::super::error::LoadError;
use super::super::opening;
use super::super::target_server::TargetServer;

/// The most players at a table, if the rules allow so few.
const PLAYERS_MAX: usize = 4;

/// One of this many tables has a bot on its last seat.
const TABLES_PER_BOT: usize = 4;

/// The time of a turn, at tables with a clock. Nobody needs so long, but after a restart the clock gets time back.
const TURN_SECONDS: u32 = 60;

/// A table with people on all seats, or on all but one.
pub(super) struct PlayedTable {
    pub(super) id: TableId,
    pub(super) preset: String,
    /// The people's cookies and their seats. Where each player has two seats, this is the first.
    pub(super) people: Vec<(String, Seat)>,
    pub(super) booked: Booked,
}

/// Where the results of a table's matches are booked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Booked {
    /// In the lists of matches only.
    Casual,
    /// In the ratings of people with these names, in the order of the seats.
    Rated { names: Vec<String> },
    /// In the standings of this tournament: the first match of the table.
    Tournament { id: TournamentId },
}

/// Opens a table with a random number of players.
pub(super) async fn open_table(
    server: &TargetServer,
    rules: &Rules,
    number: usize,
    rng: &mut ChaCha8Rng,
) -> Result<PlayedTable, LoadError> {
    let players = players(rules, rng);
    let has_bot = players > 1 && number.is_multiple_of(TABLES_PER_BOT);
    let mut seats = vec![SeatRequest::Open; players];
    seats[0] = SeatRequest::Me;
    if has_bot {
        seats[players - 1] = SeatRequest::bot(Level::Beginner);
    }
    let turn_seconds = rng.next_u32().is_multiple_of(2).then_some(TURN_SECONDS);
    let options = TableOptions { turn_seconds, bot_delay_ms: 0, ..TableOptions::default() };
    let mut session = server.connection().await?;
    let cookies = opening::guests(&mut session, players - usize::from(has_bot)).await?;
    let request = OpenTable { rules: rules.to_string(), seats, options };
    let id = opening::open_and_seat(&mut session, &request, &cookies).await?;
    let people = cookies.into_iter().zip(Seat::all(players)).collect();
    Ok(PlayedTable { id, preset: rules.preset.clone(), people, booked: Booked::Casual })
}

/// Opens a table with the fewest players that the rules allow, who have new accounts and play rated matches.
pub(super) async fn open_rated_table(
    server: &TargetServer,
    rules: &Rules,
    rng: &mut ChaCha8Rng,
) -> Result<PlayedTable, LoadError> {
    let players = rules.seat_counts().map(|seats| rules.players(usize::from(seats))).min().unwrap_or(2);
    let mut seats = vec![SeatRequest::Open; players];
    seats[0] = SeatRequest::Me;
    let mut session = server.connection().await?;
    let (mut cookies, mut names) = (Vec::new(), Vec::new());
    for guest in opening::guests(&mut session, players).await? {
        let name = format!("Person {:x}", rng.next_u64());
        cookies.push(opening::open_account(&mut session, &guest, &name).await?);
        names.push(name);
    }
    let options = TableOptions { bot_delay_ms: 0, rated: true, ..TableOptions::default() };
    let request = OpenTable { rules: rules.to_string(), seats, options };
    let id = opening::open_and_seat(&mut session, &request, &cookies).await?;
    let people = cookies.into_iter().zip(Seat::all(players)).collect();
    Ok(PlayedTable { id, preset: rules.preset.clone(), people, booked: Booked::Rated { names } })
}

/// A random number of players that the rules allow, at most [`PLAYERS_MAX`] if they allow so few.
fn players(rules: &Rules, rng: &mut ChaCha8Rng) -> usize {
    let mut allowed: Vec<usize> =
        rules.seat_counts().map(|seats| rules.players(usize::from(seats))).collect();
    allowed.sort_unstable();
    let few = allowed.partition_point(|players| *players <= PLAYERS_MAX).max(1);
    allowed[rng.next_u64() as usize % few]
}
