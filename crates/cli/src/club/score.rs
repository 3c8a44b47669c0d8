//! `boneyard club score`: results, standings and seating of an evening.

use std::path::PathBuf;
use std::process::ExitCode;

use boneyard_club::csv::{self, CsvKind};
use boneyard_club::{
    Evening, EveningStanding, FinishedTable, GroupStanding, Groups, MatchReport, Pair, Pairing, Player,
    Report, SheetId, StandingsKey, Stop, Tally, TeamStanding, file,
};

use crate::columns::aligned;
use crate::record_file::{RecordFileError, each};

/// Print the results of club nights: every match, the standings with what decided each place, and who pays whom.
///
/// If a file has an error, the error stream gets one line: FILE:LINE, what is wrong, and what would be right. The other
/// files are still read.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Evening files; - reads standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Print JSON: one line for each file.
    #[arg(long, conflicts_with = "csv")]
    json: bool,

    /// Print CSV for a spreadsheet: standings, results, money, log or seating.
    #[arg(
        long,
        value_name = "WHAT",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "standings"
    )]
    csv: Option<CsvKind>,
}

const EXAMPLES: &str = "\
Examples:
  boneyard club score friday.evening
  boneyard club score friday.evening --json
  boneyard club score friday.evening --csv > standings.csv
  boneyard club score friday.evening --csv=results > results.csv

For a spreadsheet you can print
standings  all players in order, with all sums
results    one line for each table of each match that started
money      what each player won or lost
log        corrections, notes, sanctions, penalties and annulled matches
seating    one line for each table of each match

The exit status is 0 if every file is valid, and 2 if one is not.";

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    each::<RecordFileError>(&arguments.files, |found| {
        let evening = found.read(file::read)?;
        if arguments.json {
            return found.json(&evening.report());
        }
        // An empty line separates two files.
        let apart = if arguments.files.len() > 1 { "\n" } else { "" };
        Ok(arguments.csv.map_or_else(|| page(&evening), |what| csv::write(&evening, what)) + apart)
    })
}

/// The whole evening, in the order in which an organiser reads it out.
fn page(evening: &Evening) -> String {
    let report = evening.report();
    let mut parts = vec![conditions(evening)];
    if !report.matches.is_empty() {
        parts.push(format!("Results\n{}", results(evening, &report)));
    }
    let after = match report
        .matches
        .iter()
        .filter(|played| is_over(evening, played))
        .map(|played| played.number)
        .max()
    {
        _ if report.is_final => "Final standings".to_owned(),
        None => "Standings before the end of the first match".to_owned(),
        Some(number) => format!("Standings after match {number} of {}", evening.match_count()),
    };
    if !report.teams.is_empty() {
        parts.push(format!("Teams\n{}", teams(&report.teams)));
    }
    let groups = groups(evening, &report);
    parts.extend(groups.into_iter().map(|(group, text)| format!("Group {group}\n{text}")));
    parts.push(format!("{after}\n{}", standings(evening, &report.standings)));
    if evening.setup().stake > 0 {
        let mut text = format!("Money, in {}\n{}", unit(evening), money(evening, &report.standings));
        if report.is_final {
            text += &payments(evening);
        }
        parts.push(text);
    }
    parts.join("\n")
}

fn conditions(evening: &Evening) -> String {
    let setup = evening.setup();
    let mut place: Vec<String> = Vec::new();
    if let Some(origin) = &setup.origin {
        place.extend((!origin.organisation.is_empty()).then(|| origin.organisation.clone()));
        place.extend([origin.city.clone(), origin.country.clone()]);
    }
    place.extend(setup.date.map(|date| date.to_string()));
    let teams =
        if setup.has_teams() { format!(", teams of {} pairs", setup.team_pairs) } else { String::new() };
    let groups =
        setup.groups.map(|Groups { count, qualify }| format!(", {count} groups, {qualify} of each go on"));
    let teams = teams + &groups.unwrap_or_default();
    let seating = setup.seating.word();
    let mut terms = vec![
        format!("{} players, {seating} seating{teams}", setup.size()),
        format!("matches to {}", setup.target),
    ];
    if setup.stake > 0 {
        terms.push(format!("stake {} {}", setup.stake, unit(evening)));
    }
    terms.extend(setup.limit.map(|minutes| format!("{minutes} min a match")));
    let lines = [setup.name.clone(), place.join(", "), terms.join("; ")];
    lines.into_iter().filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
}

fn unit(evening: &Evening) -> &str {
    match &*evening.setup().unit {
        "" => "chips",
        unit => unit,
    }
}

fn is_over(evening: &Evening, played: &MatchReport) -> bool {
    let at = SheetId { number: played.number, table: played.table };
    evening.sheet(at).is_some_and(|sheet| sheet.outcome().is_some())
}

fn results(evening: &Evening, report: &Report) -> String {
    let mut rows = vec![row(["match", "table", "first pair", "score", "second pair", ""])];
    for played in &report.matches {
        let at = SheetId { number: played.number, table: played.table };
        let pair = |pair| named(evening, &played.pairs, pair);
        let [first, second] = played.score;
        rows.push(row([
            &played.number.to_string(),
            &played.table.to_string(),
            &pair(Pair::First),
            &format!("{first}:{second}"),
            &pair(Pair::Second),
            &remark(evening, at, played.next_lead),
        ]));
    }
    aligned(&rows, &[0, 1, 3])
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// A pair with numbers and names, such as `1 Ana & 2 Boris`.
fn named(evening: &Evening, pairing: &Pairing, pair: Pair) -> String {
    pairing.players_of(pair).map(|player| numbered(evening, player)).join(" & ")
}

fn numbered(evening: &Evening, player: Player) -> String {
    let (number, name) = (player.to_string(), evening.setup().name_of(player));
    // A player without a name is shown by number.
    if name == number { number } else { format!("{number} {name}") }
}

/// Facts about a match that its score does not show.
fn remark(evening: &Evening, at: SheetId, next_lead: Option<Player>) -> String {
    let Some(sheet) = evening.sheet(at) else { return String::new() };
    let mut notes = Vec::new();
    match sheet.stopped() {
        Some(Stop::Ahead) => notes.push("stopped".to_owned()),
        Some(Stop::Lot { winner }) => {
            notes.push(format!("stopped at a tie; won by lot: {}", named(evening, sheet.pairing(), winner)));
        }
        Some(Stop::Absent { pair }) => {
            notes.push(format!("walkover: {} did not come", named(evening, sheet.pairing(), pair)));
        }
        Some(Stop::Expelled { pair }) => {
            notes.push(format!("{} expelled", named(evening, sheet.pairing(), pair)));
        }
        None => {}
    }
    let filler = evening.schedule().table(at).and_then(|plan| plan.filler);
    match FinishedTable::of(sheet, filler) {
        None => notes.push("in progress".to_owned()),
        Some(_) => notes.extend(filler.map(|pair| {
            format!("{} filled in: does not count for them", named(evening, sheet.pairing(), pair))
        })),
    }
    notes.extend(next_lead.map(|player| format!("{} leads next", evening.setup().name_of(player))));
    notes.join("; ")
}

/// A line of standings: the place and who has it, the sums, and what decided the place.
type Placed = (Vec<String>, Tally, Option<StandingsKey>);

/// Standings as a table. The first columns are of the place and of who has it, whose name is the last of them.
fn placed(first_columns: &[&str], lines: impl Iterator<Item = Placed>, has_penalties: bool) -> String {
    let mut heading: Vec<String> = first_columns.iter().map(|column| (*column).to_owned()).collect();
    heading.extend(row(["played", "points", "wins", "effectiveness", "plus", "minus"]));
    heading.extend(has_penalties.then(|| "penalties".to_owned()));
    heading.push("decided by".to_owned());
    let (name, last) = (first_columns.len() - 1, heading.len() - 1);
    let mut rows = vec![heading];
    for (mut cells, tally, decided_by) in lines {
        cells.extend(row([
            &tally.played.to_string(),
            &tally.points.to_string(),
            &tally.wins.to_string(),
            &signed(tally.effectiveness),
            &tally.plus.to_string(),
            &tally.minus.to_string(),
        ]));
        cells.extend(has_penalties.then(|| tally.penalties.to_string()));
        cells.push(decided_by.map_or("-", StandingsKey::name).to_owned());
        rows.push(cells);
    }
    let right: Vec<usize> = (0..last).filter(|column| *column != name).collect();
    aligned(&rows, &right)
}

/// The teams by place. Points and scores are the sums of their pairs; matches are those of the team.
fn teams(teams: &[TeamStanding]) -> String {
    let lines = teams.iter().map(|TeamStanding { place, team, name, tally, decided_by }| {
        (row([&place.to_string(), &team.to_string(), name]), *tally, *decided_by)
    });
    placed(&["place", "no.", "team"], lines, false)
}

/// The standings of each group, with its number. Only the matches of the group count.
fn groups(evening: &Evening, report: &Report) -> Vec<(u16, String)> {
    let setup = evening.setup();
    let who = |first: Player| match setup.team_of(first) {
        Some(team) if setup.team_name(team).is_empty() => format!("team {team}"),
        Some(team) => format!("{team} {}", setup.team_name(team)),
        None => [Some(first), setup.fixed_partner(first)]
            .into_iter()
            .flatten()
            .map(|player| numbered(evening, player))
            .collect::<Vec<_>>()
            .join(" & "),
    };
    let of_group = |lines: &[GroupStanding]| {
        let placed_lines = lines.iter().map(|GroupStanding { place, number, tally, decided_by, .. }| {
            (row([&place.to_string(), &who(*number)]), *tally, *decided_by)
        });
        (lines[0].group, placed(&["place", "pair or team"], placed_lines, false))
    };
    report.groups.chunk_by(|one, next| one.group == next.group).map(of_group).collect()
}

fn standings(evening: &Evening, standings: &[EveningStanding]) -> String {
    let level = evening.by_number();
    let lines = standings.iter().map(|standing| {
        let mark = if level.contains(&standing.number) { " =" } else { "" };
        let name = format!("{}{mark}", standing.name);
        let cells = row([&standing.place.to_string(), &standing.number.to_string(), &name]);
        (cells, standing.tally, standing.decided_by)
    });
    let legend = if level.is_empty() {
        ""
    } else {
        "= ordered by number: these players are tied in everything else\n"
    };
    placed(&["place", "no.", "player"], lines, evening.setup().penalties) + legend
}

/// A number with its sign, such as `+127`, `0` or `-199`.
fn signed(number: i64) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

fn money(evening: &Evening, standings: &[EveningStanding]) -> String {
    let prize = evening.setup().prize.is_some();
    let mut rows = vec![row(["no.", "player", "money"])];
    if prize {
        rows[0].extend(row(["prize", "together"]));
    }
    for standing in standings {
        let (money, gained) = (standing.tally.money, standing.prize);
        let mut cells = row([&standing.number.to_string(), &standing.name, &signed(money)]);
        if prize {
            cells.extend([signed(gained), signed(money + gained)]);
        }
        rows.push(cells);
    }
    aligned(&rows, &[0, 2, 3, 4])
}

/// One line for each payment: who pays whom, and how much.
fn payments(evening: &Evening) -> String {
    let name = |player| evening.setup().name_of(player);
    let paid = evening.transfers();
    paid.iter().map(|paid| format!("{} pays {} {}\n", name(paid.from), name(paid.to), paid.amount)).collect()
}
