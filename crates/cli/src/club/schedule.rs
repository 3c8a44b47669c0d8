//! `boneyard club schedule`: the seating of every match of an evening, and its balance.

mod page;

use std::collections::BTreeMap;

use boneyard_club::file::{self, Privacy};
use boneyard_club::{
    Evening, EveningError, Groups, MatchPlan, PLAYERS_MAX, PLAYERS_MIN, Player, Schedule, ScheduleError,
    SeatingKind, Setup, SheetId, TableOverride, finished, never_stop,
};
use serde::Serialize;

/// Print who sits where in every match of a club night, and how balanced that is.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of players: 4, 5, 6, 7, 8, 12 or 16; with --balanced, any number from 4 to 64; with --pairs,
    /// any even number up to 800. With --groups, pairs stay together as well.
    #[arg(value_name = "PLAYERS")]
    players: String,

    /// Use the balanced seating instead of the published one.
    #[arg(long)]
    balanced: bool,

    /// Use the seating of fixed pairs: players 1 and 2, 3 and 4, and so on.
    #[arg(long, conflicts_with = "balanced", group = "together")]
    pairs: bool,

    /// Let fixed pairs play in so many groups, 2 to 64, and then the best of each a knock-out, which `boneyard club draw` draws.
    #[arg(long, value_name = "GROUPS", conflicts_with = "balanced", group = "together")]
    groups: Option<u16>,

    /// How many of each group play the knock-out.
    #[arg(long, value_name = "NUMBER", default_value_t = 2, requires = "groups")]
    qualify: u16,

    /// Form teams of so many pairs, 2 to 20: with 2, players 1 to 4 are a team. Two teams meet at as many tables.
    #[arg(long, value_name = "PAIRS", default_value_t = 1, requires = "together")]
    teams: u16,

    /// Rotate the seats of each table so that everyone has different neighbours. Pairs and tables stay the same.
    #[arg(long)]
    turned: bool,

    /// Print JSON.
    #[arg(long, conflicts_with = "csv")]
    json: bool,

    /// Print CSV for a spreadsheet: one line for each table.
    #[arg(long)]
    csv: bool,

    /// Print an evening file with this seating and, if you give one, this name.
    #[arg(
        long,
        value_name = "NAME",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "Club night",
        conflicts_with_all = ["json", "csv"]
    )]
    evening: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  boneyard club schedule 8
  boneyard club schedule 10 --balanced
  boneyard club schedule 16 --turned
  boneyard club schedule 16 --pairs --teams 2
  boneyard club schedule 24 --groups 4 --qualify 2 --evening > friday.evening
  boneyard club schedule 6 --json
  boneyard club schedule 10 --balanced --evening=\"Friday at the harbour\" > friday.evening

An evening file is text. Write the players' names into it, and a line for every table that has played. Then pass it to
`boneyard club score` and `boneyard club sheets`. The file also says who sits where.";

/// Why no seating can be printed.
#[derive(Debug, thiserror::Error)]
pub(super) enum PlanError {
    #[error("not a number of players: `{0}` (write a number from {PLAYERS_MIN} to {PLAYERS_MAX})")]
    NotANumber(String),
    #[error("{cause}; try `boneyard club schedule {players} --balanced`")]
    NotPublished { cause: ScheduleError, players: u16 },
    #[error(transparent)]
    Schedule(#[from] ScheduleError),
    #[error(transparent)]
    Evening(#[from] EveningError),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// The seating as text.
pub(super) fn evening_text(arguments: &Arguments) -> Result<String, PlanError> {
    let schedule = find(arguments)?;
    if let Some(name) = &arguments.evening {
        return evening(name, &schedule, arguments);
    }
    match (arguments.json, arguments.csv) {
        (true, _) => json(&schedule),
        (_, true) => Ok(csv(&schedule)),
        _ => Ok(page::page(&schedule)),
    }
}

fn find(arguments: &Arguments) -> Result<Schedule, PlanError> {
    let tried = &arguments.players;
    let players = tried.parse().map_err(|_| PlanError::NotANumber(tried.clone()))?;
    let kind = match (arguments.balanced, arguments.pairs) {
        (true, _) => SeatingKind::Balanced,
        (_, true) => SeatingKind::Pairs,
        _ => SeatingKind::Published,
    };
    let found = match arguments.groups {
        Some(groups) => finished(Schedule::of_groups_until(players, groups, arguments.teams, &never_stop)),
        None => finished(Schedule::of_teams_until(players, kind, arguments.teams, &never_stop)),
    };
    let schedule = found.map_err(|error| match error {
        ScheduleError::NotPublished { .. } => PlanError::NotPublished { cause: error, players },
        ScheduleError::Players { .. }
        | ScheduleError::OddPlayers { .. }
        | ScheduleError::TeamSize { .. }
        | ScheduleError::Groups { .. }
        | ScheduleError::TooManyToRotate { .. } => error.into(),
    })?;
    Ok(if arguments.turned { schedule.turned() } else { schedule })
}

/// The comment at the top of a new evening file: what to do with it.
const INSTRUCTIONS: &str = "\
# Write the names of the players, and a line for every table that has played, with its rounds or its final score:
# match 1 table 1 31:0 0:20 69:0 first 3
# match 2 table 1 final 100:37
";

/// An evening before its first match, as a file.
fn evening(name: &str, schedule: &Schedule, arguments: &Arguments) -> Result<String, PlanError> {
    let own: Vec<TableOverride> = (1..)
        .zip(&schedule.matches)
        .flat_map(|(number, plan)| {
            (1..).zip(&plan.tables).map(move |(table, plan)| (SheetId { number, table }, Some(*plan)))
        })
        .collect();
    let groups = arguments.groups.map(|count| Groups { count, qualify: arguments.qualify });
    let team_pairs = arguments.teams;
    let setup = Setup { team_pairs, groups, ..Setup::new(name, schedule.players, schedule.kind) };
    let evening = Evening::new(setup, &own)?;
    let text = file::write(&evening, Privacy::Whole);
    // The first line names the format.
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    Ok(format!("{first}\n{INSTRUCTIONS}{rest}"))
}

#[derive(Serialize)]
struct Printed {
    players: u16,
    kind: SeatingKind,
    matches: Vec<PrintedMatch>,
    balance: PrintedBalance,
}

#[derive(Serialize)]
struct PrintedMatch {
    number: usize,
    tables: Vec<PrintedTable>,
    resting: Vec<Player>,
    not_entered: Vec<Player>,
}

#[derive(Serialize)]
struct PrintedTable {
    table: usize,
    pairs: [[Player; 2]; 2],
}

/// The number of pairs of players for each number of meetings.
#[derive(Serialize)]
struct PrintedBalance {
    partners: BTreeMap<u16, u32>,
    opponents: BTreeMap<u16, u32>,
}

fn json(schedule: &Schedule) -> Result<String, PlanError> {
    let balance = schedule.balance();
    let printed = Printed {
        players: schedule.players,
        kind: schedule.kind,
        matches: (1..).zip(&schedule.matches).map(|plan| printed_match(plan, schedule.players)).collect(),
        balance: PrintedBalance { partners: balance.partners, opponents: balance.opponents },
    };
    Ok(serde_json::to_string(&printed)? + "\n")
}

fn printed_match((number, plan): (usize, &MatchPlan), players: u16) -> PrintedMatch {
    let tables = (1..).zip(&plan.tables);
    PrintedMatch {
        number,
        tables: tables.map(|(table, plan)| PrintedTable { table, pairs: plan.pairing.pairs() }).collect(),
        resting: plan.resting(players),
        not_entered: plan.not_entered(),
    }
}

/// One line for each table. Each line of a match lists the players who rest.
fn csv(schedule: &Schedule) -> String {
    let mut text = String::from("match,table,top,bottom,left,right,not_entered,resting\n");
    for (number, plan) in (1..).zip(&schedule.matches) {
        let resting = spaced(&plan.resting(schedule.players));
        for (at, table) in (1..).zip(&plan.tables) {
            let [[top, bottom], [left, right]] = table.pairing.pairs();
            let filler = table.filler.map(|pair| table.pairing.players_of(pair));
            let not_entered = filler.map(|filler| spaced(&filler)).unwrap_or_default();
            text += &format!("{number},{at},{top},{bottom},{left},{right},{not_entered},{resting}\n");
        }
    }
    text
}

fn spaced(players: &[Player]) -> String {
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(" ")
}
