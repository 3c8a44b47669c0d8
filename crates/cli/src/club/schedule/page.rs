//! A seating as a page of text.

use std::collections::BTreeMap;

use boneyard_club::{Balance, MatchPlan, Pair, Player, Schedule, TablePlan};

/// The longest line of the tables, in characters.
const LINE_CHARS_MAX: usize = 100;

/// The matches in a grid, or in one block each if a line cannot hold the tables; then the balance.
pub(super) fn page(schedule: &Schedule) -> String {
    let kind = schedule.kind.word();
    let tables = most_tables(schedule);
    let tables = if tables == 1 { "1 table".to_owned() } else { format!("{tables} tables") };
    let mut text = format!("{} players, {kind}: {} matches, {tables}\n\n", schedule.players, schedule.len());
    text += &matches(schedule);
    text += "\n`a-b v c-d`: a at the top, b at the bottom, c on the left and d on the right.\n";
    if schedule.matches.iter().any(|plan| !plan.not_entered().is_empty()) {
        text += "A pair in brackets fills the table. The match does not count for it.\n";
    }
    text + "\n" + &balance(schedule)
}

fn most_tables(schedule: &Schedule) -> usize {
    schedule.matches.iter().map(|plan| plan.tables.len()).max().unwrap_or(0)
}

fn matches(schedule: &Schedule) -> String {
    let digits = schedule.players.to_string().len();
    let cells: Vec<Vec<String>> = schedule
        .matches
        .iter()
        .map(|plan| plan.tables.iter().map(|table| cell(table, digits)).collect())
        .collect();
    let width = cells.iter().flatten().map(String::len).max().unwrap_or(0).max("table 00".len());
    let tables = most_tables(schedule);
    let resting = schedule.matches.iter().any(|plan| !plan.resting(schedule.players).is_empty());
    if 7 + tables * (width + 2) <= LINE_CHARS_MAX {
        grid(schedule, &cells, width, resting)
    } else {
        blocks(schedule, &cells, width, resting)
    }
}

/// The players at a table, such as ` 1- 4 v  3- 5`, with a filler pair in brackets.
fn cell(table: &TablePlan, digits: usize) -> String {
    let pair = |pair: Pair| {
        let [one, other] = table.pairing.players_of(pair);
        if table.filler == Some(pair) {
            return format!("({one}-{other})");
        }
        format!("{:>digits$}-{:<digits$}", one.number(), other.number())
    };
    format!("{} v {}", pair(Pair::First), pair(Pair::Second))
}

fn grid(schedule: &Schedule, cells: &[Vec<String>], width: usize, resting: bool) -> String {
    let mut text = String::from("match");
    for table in 1..=most_tables(schedule) {
        text += &format!("  {:width$}", format!("table {table}"));
    }
    text += if resting { "  resting\n" } else { "\n" };
    for ((number, plan), cells) in (1..).zip(&schedule.matches).zip(cells) {
        let mut line = format!("{number:5}");
        for at in 0..most_tables(schedule) {
            line += &format!("  {:width$}", cells.get(at).map_or("", String::as_str));
        }
        if resting {
            line += &format!("  {}", resting_names(plan, schedule.players));
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn blocks(schedule: &Schedule, cells: &[Vec<String>], width: usize, resting: bool) -> String {
    let in_line = ((LINE_CHARS_MAX - "  tables 00-00".len()) / (width + 2)).max(1);
    let mut text = String::new();
    for ((number, plan), cells) in (1..).zip(&schedule.matches).zip(cells) {
        text += &format!("match {number}\n");
        for (part, cells) in cells.chunks(in_line).enumerate() {
            let (first, last) = (part * in_line + 1, part * in_line + cells.len());
            let tables =
                if first == last { format!("table {first}") } else { format!("tables {first}-{last}") };
            let cells: String = cells.iter().map(|cell| format!("  {cell:width$}")).collect();
            text += format!("  {tables:12}{cells}").trim_end();
            text.push('\n');
        }
        if resting {
            text += &format!("  resting       {}\n", resting_names(plan, schedule.players));
        }
    }
    text
}

fn resting_names(plan: &MatchPlan, players: u16) -> String {
    let resting = plan.resting(players);
    let names: Vec<String> = resting.iter().map(Player::to_string).collect();
    match resting.len() {
        0 => "nobody".to_owned(),
        count if count > usize::from(players / 2) => "all others".to_owned(),
        _ => names.join(", "),
    }
}

fn balance(schedule: &Schedule) -> String {
    let balance = schedule.balance();
    let Balance { partners, opponents, neighbours, players } = &balance;
    let mut lines = vec![
        ("partners", spread(partners, "pairs")),
        ("opponents", spread(opponents, "pairs")),
        ("right neighbours", spread(neighbours, "ordered pairs")),
    ];
    let seats = players.iter().flat_map(|player| player.seats);
    lines.push(("seats", format!("every player sits {} times on each side of the table", range(seats))));
    if most_tables(schedule) > 1 {
        let tables = players.iter().flat_map(|player| player.tables.iter().copied());
        lines.push(("tables", format!("every player sits {} times at each table", range(tables))));
    }
    let longest = players.iter().map(|player| player.longest_rest).max().unwrap_or(0);
    lines.push((
        "rests",
        match longest {
            0 => "nobody rests".to_owned(),
            1 => format!("{} each, never twice in a row", range(players.iter().map(|player| player.rests))),
            _ => {
                format!("{} each, up to {longest} in a row", range(players.iter().map(|player| player.rests)))
            }
        },
    ));
    let scorekeepers = schedule.scorekeepers();
    let named: Vec<String> = scorekeepers.players.iter().map(Player::to_string).collect();
    let fewest = if scorekeepers.least { "" } else { "; maybe fewer" };
    lines.push(("scorekeepers", named.join(", ") + fewest));
    let mut text =
        String::from("Balance. Meetings are counted only in matches that count for both players.\n");
    for (what, how) in lines {
        text += &format!("  {what:16}  {how}\n");
    }
    if let Some(why) = schedule.unevenness() {
        let why = why.to_string();
        text += &format!("\n{}{}.\n", why[..1].to_uppercase(), &why[1..]);
    }
    text
}

/// The words for 3 to 9, which follow another number, as in "6 three times".
const WORDS: [&str; 7] = ["three", "four", "five", "six", "seven", "eight", "nine"];

/// How many pairs meet how often, such as `6 pairs once, 16 twice, 6 three times`.
fn spread(counts: &BTreeMap<u16, u32>, what: &str) -> String {
    let mut what = format!(" {what}");
    let parts = counts.iter().map(|(times, pairs)| {
        let times = match times {
            0 => "never".to_owned(),
            1 => "once".to_owned(),
            2 => "twice".to_owned(),
            times @ 3..=9 => format!("{} times", WORDS[usize::from(*times) - 3]),
            times => format!("{times} times"),
        };
        format!("{pairs}{} {times}", std::mem::take(&mut what))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The smallest and the largest count, such as `2` or `2 to 3`.
fn range(counts: impl Iterator<Item = u16> + Clone) -> String {
    match (counts.clone().min(), counts.max()) {
        (Some(least), Some(most)) if least != most => format!("{least} to {most}"),
        (least, _) => least.unwrap_or(0).to_string(),
    }
}
