//! `boneyard loadtest pools --mixed`: people with mixed wishes, who come at once or one after the other.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use boneyard_protocol::pools::{JoinPool, PoolOption};
use boneyard_rules::{Rules, presets};
use boneyard_table::{Clock, OnTimeout, TableOptions, Talk};
use boneyard_terminal::Progress;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{sleep_until, timeout_at};

use super::{Arguments, CONNECTING_AT_ONCE, Person, rounded, server};
use crate::error::LoadError;
use crate::machine::Machine;
use crate::process::Process;
use crate::quantile::quantile;
use crate::target_server::TargetServer;

/// The measurements.
#[derive(Serialize)]
pub(super) struct Measured {
    people: usize,
    games: usize,
    over_s: u32,
    seed: u64,
    tables: usize,
    /// People who had no table in the end.
    left: usize,
    /// The parts of all people who sat within as many seconds: 1 is everyone.
    seated_1s: f64,
    seated_10s: f64,
    seated_60s: f64,
    /// Of those who sat.
    waiting_p50_ms: f64,
    waiting_p99_ms: f64,
    waiting_max_ms: f64,
    /// The longest time for which people waited together who could have played, by a check that does not use the server's code.
    could_have_sat_max_ms: f64,
    /// From the first request until the last table.
    elapsed_s: f64,
    /// The processor time of the server in that time; `None` if the system does not report it.
    processor_s: Option<f64>,
    /// The same, as a part of all processors for that time: 1 is everything.
    processor_share: Option<f64>,
    #[serde(flatten)]
    machine: Machine,
}

/// A person who has waited.
struct Waited {
    wants: JoinPool,
    has_account: bool,
    from: Instant,
    until: Instant,
    table: Option<String>,
}

pub(super) async fn run(arguments: &Arguments) -> Result<Measured, LoadError> {
    let server = server().await?;
    let mut progress = Progress::new(1.0);
    let mut rng = ChaCha8Rng::seed_from_u64(arguments.seed);
    let games: Vec<Game> = presets::all().into_iter().take(arguments.games as usize).map(Game::of).collect();
    let wishes: Vec<(JoinPool, bool)> = (0..arguments.people).map(|_| wish(&games, &mut rng)).collect();
    let mut people = everyone(&server, wishes, &mut progress).await?;
    let come_at_once = arguments.over_s == 0;
    if come_at_once {
        // The server accepts few connections at a time that have not asked for anything.
        let again = people.into_iter().map(|one| one.connect_again(&server));
        people = stream::iter(again).buffered(CONNECTING_AT_ONCE).try_collect().await?;
    }

    let process = server.process().await;
    let processor_time = || process.and_then(Process::cpu_seconds);
    let before = processor_time();
    let began = Instant::now();
    let over = Duration::from_secs(arguments.over_s.into());
    let deadline = began + over + Duration::from_secs(arguments.patience_s.into());
    let count = people.len();
    let mut waiting = JoinSet::new();
    for (number, mut one) in people.into_iter().enumerate() {
        let server = server.clone();
        let comes = began + over.mul_f64(number as f64 / count as f64);
        waiting.spawn(async move {
            sleep_until(comes.into()).await;
            if !come_at_once {
                one = one.connect_again(&server).await?;
            }
            let Newcomer { mut person, wants, has_account } = one;
            let from = Instant::now();
            let table = match timeout_at(deadline.into(), person.meet(&wants)).await {
                Ok(met) => Some(met?.0),
                Err(_) => None,
            };
            Ok::<_, LoadError>(Waited { wants, has_account, from, until: Instant::now(), table })
        });
    }
    let (mut waited, mut last, mut after) = (Vec::new(), began, before);
    while let Some(one) = waiting.join_next().await {
        let one: Waited = one??;
        if one.table.is_some() {
            (last, after) = (Instant::now(), processor_time());
        }
        waited.push(one);
        progress.show(waited.len() as f64 / count as f64, || format!("{} of {count} people", waited.len()));
    }
    progress.clear();
    measured(
        arguments,
        &games,
        &waited,
        last - began,
        after.zip(before).map(|(after, before)| after - before),
    )
}

fn measured(
    arguments: &Arguments,
    games: &[Game],
    waited: &[Waited],
    elapsed: Duration,
    processor_s: Option<f64>,
) -> Result<Measured, LoadError> {
    let mut tables: HashMap<&str, Vec<&Waited>> = HashMap::new();
    for one in waited {
        if let Some(table) = &one.table {
            tables.entry(table).or_default().push(one);
        }
    }
    let suits =
        |party: &Vec<&Waited>| games.iter().any(|game| game.ways(party.len()).any(|way| way.suits(party)));
    if !tables.values().all(suits) {
        return Err(LoadError::Expected("only people who suit each other at a table"));
    }
    let times: Vec<Duration> =
        waited.iter().filter(|one| one.table.is_some()).map(|one| one.until - one.from).collect();
    let within = |seconds: u64| {
        let soon = times.iter().filter(|time| **time <= Duration::from_secs(seconds)).count();
        rounded(soon as f64 / waited.len() as f64)
    };
    let machine = Machine::this();
    let elapsed_s = elapsed.as_secs_f64();
    Ok(Measured {
        people: waited.len(),
        games: games.len(),
        over_s: arguments.over_s,
        seed: arguments.seed,
        tables: tables.len(),
        left: waited.len() - times.len(),
        seated_1s: within(1),
        seated_10s: within(10),
        seated_60s: within(60),
        waiting_p50_ms: quantile(&times, 0.5),
        waiting_p99_ms: quantile(&times, 0.99),
        waiting_max_ms: quantile(&times, 1.0),
        could_have_sat_max_ms: rounded(could_have_sat(games, waited).as_secs_f64() * 1e3),
        elapsed_s: rounded(elapsed_s),
        processor_s: processor_s.map(rounded),
        processor_share: processor_s.map(|seconds| rounded(seconds / elapsed_s / machine.cores() as f64)),
        machine,
    })
}

/// A person who has not asked yet.
struct Newcomer {
    person: Person,
    wants: JoinPool,
    has_account: bool,
}

impl Newcomer {
    /// The same person, with a new connection.
    async fn connect_again(self, server: &TargetServer) -> Result<Self, LoadError> {
        Ok(Newcomer { person: self.person.connect_again(server).await?, ..self })
    }
}

/// Creates everyone, with accounts for those who have one.
async fn everyone(
    server: &TargetServer,
    wishes: Vec<(JoinPool, bool)>,
    progress: &mut Progress,
) -> Result<Vec<Newcomer>, LoadError> {
    let count = wishes.len();
    let mut creating = stream::iter(wishes.into_iter().enumerate())
        .map(|(number, (wants, has_account))| async move {
            let person = Person::connect(server, has_account.then_some(number)).await?;
            Ok::<_, LoadError>(Newcomer { person, wants, has_account })
        })
        .buffered(CONNECTING_AT_ONCE);
    let mut people = Vec::with_capacity(count);
    while let Some(person) = creating.try_next().await? {
        people.push(person);
        progress.show(people.len() as f64 / count as f64, || format!("{} of {count} people", people.len()));
    }
    Ok(people)
}

/// A game, with what the check needs.
struct Game {
    name: String,
    rules: Rules,
    players: Vec<u8>,
}

impl Game {
    fn of(preset: presets::Preset) -> Self {
        let rules = preset.rules;
        let players = |seats: u8| u8::try_from(rules.players(seats.into())).unwrap_or(seats);
        Game { name: rules.preset.clone(), players: rules.seat_counts().map(players).collect(), rules }
    }

    /// The ways in which as many people can play.
    fn ways(&self, players: usize) -> impl Iterator<Item = Way<'_>> {
        let allowed = self.players.iter().copied().filter(move |allowed| usize::from(*allowed) == players);
        allowed.flat_map(|players| [false, true].map(|rated| Way { game: self, players, rated }))
    }
}

/// A way to play.
#[derive(Clone, Copy)]
struct Way<'a> {
    game: &'a Game,
    players: u8,
    rated: bool,
}

fn minds(one: &Waited, option: PoolOption) -> bool {
    !one.wants.any.contains(&option)
}

impl Way<'_> {
    fn insists(one: &Waited) -> bool {
        minds(one, PoolOption::Rated) && one.wants.options.rated
    }

    /// Whether a person would play so.
    fn accepts(&self, one: &Waited) -> bool {
        let rated = if self.rated { one.has_account } else { !Self::insists(one) };
        let rated = rated && (!minds(one, PoolOption::Rated) || one.wants.options.rated == self.rated);
        rated
            && one.wants.games.contains(&self.game.name)
            && one.wants.players.is_none_or(|n| n == self.players)
    }

    /// Whether two people agree on the options.
    fn agree(&self, one: &Waited, other: &Waited) -> bool {
        let both = |option| minds(one, option) && minds(other, option);
        let options = |one: &Waited| {
            TableOptions { rated: self.rated, ..one.wants.options }.timed_if_rated(&self.game.rules)
        };
        let (own, others) = (options(one), options(other));
        (!both(PoolOption::Clock) || own.turn_seconds == others.turn_seconds)
            && (!both(PoolOption::Talk) || own.talk == others.talk)
    }

    fn suits(&self, party: &[&Waited]) -> bool {
        let agrees = |one: &&Waited| party.iter().all(|other| self.agree(one, other));
        let accepted = party.iter().all(|one| self.accepts(one) && agrees(one));
        accepted && (!self.rated || party.iter().any(|one| Self::insists(one)))
    }

    /// Tries every party with the people in `party`, and keeps the longest time for which one waited together.
    fn longest<'a>(&self, party: &mut Vec<&'a Waited>, others: &[&'a Waited], best: &mut Duration) {
        let (Some(from), Some(until)) =
            (party.iter().map(|one| one.from).max(), party.iter().map(|one| one.until).min())
        else {
            return;
        };
        let together = until.saturating_duration_since(from);
        if together <= *best {
            return;
        }
        if party.len() == usize::from(self.players) {
            if self.suits(party) {
                *best = together;
            }
            return;
        }
        for (place, other) in others.iter().enumerate() {
            if party.iter().all(|one| self.agree(one, other)) {
                party.push(other);
                self.longest(party, &others[place + 1..], best);
                party.pop();
            }
        }
    }
}

/// The longest time for which people waited together who could have played with each other.
fn could_have_sat(games: &[Game], waited: &[Waited]) -> Duration {
    let mut best = Duration::ZERO;
    for way in games.iter().flat_map(|game| game.players.iter().flat_map(|n| game.ways((*n).into()))) {
        let people: Vec<&Waited> = waited.iter().filter(|one| way.accepts(one)).collect();
        for (place, one) in people.iter().enumerate() {
            way.longest(&mut vec![one], &people[place + 1..], &mut best);
        }
    }
    best
}

/// What a person wants, and whether the person has an account: every fifth has. One to six games; three in ten want a fixed number of
/// players, four in ten mind the clock, two in ten the talk, half mind whether the match is rated.
fn wish(games: &[Game], rng: &mut ChaCha8Rng) -> (JoinPool, bool) {
    let mut draw = |below: usize| usize::try_from(rng.next_u64() % below.max(1) as u64).unwrap_or(0);
    let mut chosen: Vec<&Game> = Vec::new();
    let count = (1 + draw(6)).min(games.len());
    while chosen.len() < count {
        let game = &games[draw(games.len())];
        if !chosen.iter().any(|known| known.name == game.name) {
            chosen.push(game);
        }
    }
    let has_account = draw(5) == 0;
    let players = (draw(10) < 3).then(|| chosen[0].players[draw(chosen[0].players.len())]);
    let mut options = TableOptions::default();
    let mut any = Vec::new();
    match draw(10) {
        0 | 1 => {}
        clock @ 2..4 => {
            let Clock { turn_seconds, bank_seconds, on_timeout: _ } = Clock::that_suits(&chosen[0].rules);
            options.turn_seconds = Some(if clock == 2 { turn_seconds } else { 20 });
            options.bank_seconds = Some(bank_seconds);
            options.on_timeout = OnTimeout::Hold;
        }
        _ => any.push(PoolOption::Clock),
    }
    match draw(10) {
        0 => options.talk = Talk::Chat,
        1 => options.talk = Talk::Off,
        _ => any.push(PoolOption::Talk),
    }
    match draw(2) {
        0 => options.rated = has_account,
        _ => any.push(PoolOption::Rated),
    }
    let games = chosen.iter().map(|game| game.name.clone()).collect();
    (JoinPool { games, players, options, any, bots: false }, has_account)
}
