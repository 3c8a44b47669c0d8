//! `boneyard loadtest evening`: measures how fast a room full of phones shows the entries of an evening.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use boneyard_client::Visitor;
use boneyard_club::live::EveningCommand;
use boneyard_club::{Pair, Player, ROTATING_PLAYERS_MAX, Round, Schedule, SeatingKind, Setup, SheetId, file};
use boneyard_protocol::evening::OpenEvening;
use boneyard_terminal::{Progress, print};
use futures_util::future::{join_all, try_join_all};
use serde::Serialize;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::connected_seats::OWN_SERVER_FLAGS;
use super::error::LoadError;
use super::phone::{Arrival, Entered, EntryKey, EntrySender, Phone};
use super::target_server::TargetServer;
use crate::quantile::quantile;

/// The most phones of one evening. The server allows about this many clients at one evening.
const PHONES_MAX: u32 = 900;

/// Phones that open their sockets at once.
const OPENING_AT_ONCE: usize = 32;

/// How long to wait for the last phone.
const LAST_PHONE_MAX: Duration = Duration::from_secs(30);

/// Measure how soon a room full of phones shows an entry of a club night.
///
/// A scorekeeper at each table enters rounds, all at the same time. The phones that belong to no player watch. The command
/// measures the time from sending an entry until one phone shows it (a screen), until all phones show it (all screens), and
/// until the server answers that it is stored (its answer). It starts its own server with a database on disk, unless you pass
/// --url.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of club nights at the same time.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=100))]
    evenings: u32,

    /// The number of players of each night, a multiple of four.
    #[arg(long, value_name = "NUMBER", default_value = "16", value_parser = players)]
    players: u16,

    /// The number of phones of each night, including those of the players.
    #[arg(long, value_name = "NUMBER", default_value = "500", value_parser = clap::value_parser!(u32).range(4..=i64::from(PHONES_MAX)))]
    phones: u32,

    /// The number of matches.
    #[arg(long, value_name = "NUMBER", default_value = "6", value_parser = clap::value_parser!(u16).range(1..=15))]
    matches: u16,

    /// How many entries each scorekeeper sends in a second, at most.
    #[arg(long, value_name = "NUMBER", default_value = "5")]
    rate: NonZeroU32,

    /// Test this running server. The test creates a club and an evening there.
    #[arg(long, value_name = "URL")]
    url: Option<String>,

    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard loadtest evening
  boneyard loadtest evening --phones 500 --json
  boneyard loadtest evening --evenings 40 --players 64 --phones 64 --rate 1 --matches 1
  boneyard loadtest evening --phones 100 --rate 20 --url http://127.0.0.1:8080";

/// The measurements.
#[derive(Serialize)]
struct Measured {
    evenings: u32,
    phones: u32,
    entries: usize,
    /// Arrivals of entries, over all phones.
    shown: usize,
    /// Missing arrivals; 0 is correct.
    missing: usize,
    opening_s: f64,
    entering_s: f64,
    screens: Times,
    all: Times,
    acknowledged: Times,
}

#[derive(Serialize)]
struct Times {
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

impl Times {
    fn of(times: &[Duration]) -> Self {
        Times { p50_ms: quantile(times, 0.5), p99_ms: quantile(times, 0.99), max_ms: quantile(times, 1.0) }
    }
}

/// Plays an evening that all phones follow.
pub(super) async fn run(arguments: &Arguments) -> Result<(), LoadError> {
    let server = match &arguments.url {
        Some(url) => TargetServer::running_at(url)?,
        None => TargetServer::start_with(&OWN_SERVER_FLAGS).await?,
    };
    let schedule = Schedule::of(arguments.players, kind(arguments.players))?;
    let began = Instant::now();
    let mut rooms = Vec::new();
    for _ in 0..arguments.evenings {
        rooms.push(open_room(&server, arguments).await?);
    }
    let opening_s = began.elapsed().as_secs_f64();

    let began = Instant::now();
    let mut progress = Progress::new(1.0);
    progress.show(0.0, || "playing".to_owned());
    let nights = rooms.into_iter().map(|room| record(room, &schedule, arguments));
    let recorded: Vec<Recorded> = try_join_all(nights).await?;
    let entering_s = began.elapsed().as_secs_f64();
    progress.clear();
    let measured = measured(arguments, &recorded, [opening_s, entering_s]);
    let text = if arguments.json { serde_json::to_string(&measured)? + "\n" } else { table(&measured) };
    print(&text);
    match measured.missing {
        0 => Ok(()),
        missing => Err(LoadError::NotShown { missing }),
    }
}

/// What happened on one evening.
struct Recorded {
    entered: Vec<Entered>,
    /// What each phone received, the organiser's first.
    logs: Vec<Vec<Arrival>>,
}

/// Plays an evening, and waits until every phone has shown it.
async fn record(
    (mut players, watchers): (Vec<Phone>, Vec<Phone>),
    schedule: &Schedule,
    arguments: &Arguments,
) -> Result<Recorded, LoadError> {
    let entered = play(&mut players, schedule, arguments).await?;
    // The first entry opened the evening.
    let last = u32::try_from(entered.len()).unwrap_or(u32::MAX) + 1;
    let mut logs = Vec::new();
    for mut phone in players.into_iter().chain(watchers) {
        // Later entries count as missing.
        let _ = timeout(LAST_PHONE_MAX, phone.last.wait_for(|shown| *shown >= last)).await;
        drop((phone.last, phone.sender));
        logs.push(phone.arrivals.await?);
    }
    Ok(Recorded { entered, logs })
}

/// The number of players, if four of them sit at each table.
fn players(text: &str) -> Result<u16, String> {
    let players = text.parse().ok().filter(|players| matches!(players, 4..=800) && players % 4 == 0);
    players.ok_or_else(|| "write a multiple of four, from 4 to 800".to_owned())
}

/// The published seating, where there is one. More than 64 play in fixed pairs.
fn kind(players: u16) -> SeatingKind {
    match players {
        4 | 8 | 12 | 16 => SeatingKind::Published,
        ..=ROTATING_PLAYERS_MAX => SeatingKind::Balanced,
        _ => SeatingKind::Pairs,
    }
}

/// Opens an evening, and the sockets of the players (first the organiser) and of the spectators.
async fn open_room(
    server: &TargetServer,
    arguments: &Arguments,
) -> Result<(Vec<Phone>, Vec<Phone>), LoadError> {
    let players = arguments.players;
    let organiser = Visitor::guest(server).await?;
    let club = organiser.open_club("Under load", "Player 1", "player-1@example.org").await?;
    let setup = Setup::new("Under load", players, kind(players));
    let evening = boneyard_club::Evening::planned(setup)?;
    let file = file::write(&evening, file::Privacy::Whole);
    let open = OpenEvening { club, file, options: None, online: None, begin: false, namesakes: false };
    let opened = organiser.open_evening(&open).await?;

    let mut visitors = vec![organiser];
    for player in Player::all(players).skip(1) {
        let visitor = Visitor::guest(server).await?;
        visitor.join_evening(&opened, player).await?;
        visitors.push(visitor);
    }
    visitors.resize((arguments.phones as usize).max(usize::from(players)), Visitor::nobody(server));
    let mut room = Vec::new();
    for chunk in visitors.chunks(OPENING_AT_ONCE) {
        let opening = chunk.iter().map(|visitor| Phone::follow(visitor, &opened.id));
        for phone in join_all(opening).await {
            room.push(phone?);
        }
    }
    for phone in &mut room {
        phone.last.wait_for(|last| *last >= 1).await.map_err(|_| LoadError::Expected("sockets stay open"))?;
    }
    let watchers = room.split_off(usize::from(players));
    Ok((room, watchers))
}

/// Enters matches: the organiser begins and confirms them, and a player at each table keeps the score.
async fn play(
    players: &mut [Phone],
    schedule: &Schedule,
    arguments: &Arguments,
) -> Result<Vec<Entered>, LoadError> {
    let mut entered = Vec::new();
    for number in 1..=arguments.matches {
        entered.push(players[0].sender.enter(EveningCommand::Begin { number }).await?);
        let tables: Vec<SheetId> = (1..=u8::try_from(arguments.players / 4).unwrap_or(u8::MAX))
            .map(|table| SheetId { number, table })
            .collect();
        let scorekeepers =
            players.iter_mut().zip(Player::all(arguments.players)).filter_map(|(phone, player)| {
                let table = tables.iter().find(|at| scorekeeper(schedule, **at) == Some(player))?;
                Some(keep_score(&mut phone.sender, arguments.rate, *table, player))
            });
        for entries in join_all(scorekeepers).await {
            entered.extend(entries?);
        }
        for at in tables {
            entered.push(players[0].sender.enter(EveningCommand::Confirm { at }).await?);
        }
    }
    Ok(entered)
}

/// The scorekeeper of a table: a player other than the organiser.
fn scorekeeper(schedule: &Schedule, at: SheetId) -> Option<Player> {
    let seats = schedule.table(at)?.pairing.in_order();
    seats.into_iter().find(|seat| *seat != Player::ORGANISER)
}

/// Keeps the score of a match at one table.
async fn keep_score(
    sender: &mut EntrySender,
    rate: NonZeroU32,
    at: SheetId,
    scorekeeper: Player,
) -> Result<Vec<Entered>, LoadError> {
    let won = |number, pair, points| EveningCommand::Round {
        at,
        number,
        round: Round::Won { pair, points },
        sure: true,
    };
    let commands = [
        EveningCommand::NameScorekeeper { at, player: scorekeeper },
        EveningCommand::Present { at },
        EveningCommand::Lead { at, round: 1, player: scorekeeper },
        won(1, Pair::First, 35 + u16::from(at.table)),
        won(2, Pair::Second, 41 + u16::from(at.table)),
        EveningCommand::Round { at, number: 3, round: Round::Tied { column: None }, sure: true },
        won(4, Pair::First, 64),
        EveningCommand::Finish { at },
    ];
    let mut ticks = interval(Duration::from_secs(1) / rate.get());
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut entered = Vec::new();
    for command in commands {
        ticks.tick().await;
        entered.push(sender.enter(command).await?);
    }
    Ok(entered)
}

/// Summarises when entries arrived at the phones.
fn measured(arguments: &Arguments, recorded: &[Recorded], [opening_s, entering_s]: [f64; 2]) -> Measured {
    let (mut screens, mut all, mut acknowledged) = (Vec::new(), Vec::new(), Vec::new());
    for recorded in recorded {
        let (of_screens, of_all) = shown(recorded);
        screens.extend(of_screens);
        all.extend(of_all);
        acknowledged
            .extend(recorded.entered.iter().map(|entry| entry.acknowledged.duration_since(entry.sent)));
    }
    let expected: usize = recorded.iter().map(|night| night.entered.len() * night.logs.len()).sum();
    Measured {
        evenings: arguments.evenings,
        phones: arguments.phones,
        entries: acknowledged.len(),
        shown: screens.len(),
        missing: expected - screens.len(),
        opening_s: rounded(opening_s),
        entering_s: rounded(entering_s),
        screens: Times::of(&screens),
        all: Times::of(&all),
        acknowledged: Times::of(&acknowledged),
    }
}

/// How long each screen of an evening took to show each entry, and how long the slowest took.
fn shown(Recorded { entered, logs }: &Recorded) -> (Vec<Duration>, Vec<Duration>) {
    let mut screens = Vec::new();
    let mut last: BTreeMap<u32, Duration> = BTreeMap::new();
    let sent: BTreeMap<EntryKey, Instant> = entered.iter().map(|entry| (entry.key, entry.sent)).collect();
    // The first phone is the organiser's. Only it receives the author of every entry.
    let organisers = logs.first().into_iter().flatten().flat_map(|arrival| &arrival.entries);
    let sent: BTreeMap<u32, Instant> =
        organisers.filter_map(|(seq, key)| Some((*seq, *sent.get(key)?))).collect();
    for Arrival { entries, at } in logs.iter().flatten() {
        for (seq, _) in entries {
            let Some(sent) = sent.get(seq) else { continue };
            let took = at.duration_since(*sent);
            screens.push(took);
            let slowest = last.entry(*seq).or_default();
            *slowest = took.max(*slowest);
        }
    }
    (screens, last.into_values().collect())
}

fn rounded(seconds: f64) -> f64 {
    (seconds * 1e3).round() / 1e3
}

fn table(measured: &Measured) -> String {
    let Measured { evenings, phones, entries, missing, opening_s, entering_s, .. } = measured;
    let mut text = format!(
        "{evenings} evenings of {phones} phones in {opening_s:.1} s, {entries} entries in {entering_s:.1} s, {missing} missing\n\
         {:14} {:>9} {:>9} {:>9}\n",
        "from entry to", "p50 ms", "p99 ms", "max ms"
    );
    for (what, Times { p50_ms, p99_ms, max_ms }) in [
        ("a screen", &measured.screens),
        ("all screens", &measured.all),
        ("its answer", &measured.acknowledged),
    ] {
        text.push_str(&format!("{what:14} {p50_ms:9.2} {p99_ms:9.2} {max_ms:9.2}\n"));
    }
    text
}
