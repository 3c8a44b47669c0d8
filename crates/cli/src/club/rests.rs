//! `boneyard club rests`: who sits out how often, for every number of players and of matches.

use std::fmt::Write;

use boneyard_club::{
    MatchPlan, PLAYERS_MIN, Player, ROTATING_PLAYERS_MAX, Schedule, ScheduleError, SeatingKind,
};

/// Print how often players sit out, in every seating that comes with the program.
///
/// Without a number of players, it prints one line for each seating. With one, it prints a line for each number of matches,
/// because a club night may end before the last match of its seating.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The number of players, from 4 to 64.
    #[arg(value_name = "PLAYERS")]
    players: Option<u16>,

    /// Print CSV for a spreadsheet: one line for each seating and number of matches.
    #[arg(long)]
    csv: bool,
}

const EXAMPLES: &str = "\
Examples:
  boneyard club rests
  boneyard club rests 10
  boneyard club rests --csv > rests.csv

A match is short if more players sit out than must: at a table sit four, and fixed pairs sit together.";

/// Partners rotate among this many players at most.
const MOST: u16 = ROTATING_PLAYERS_MAX;

const KINDS: [SeatingKind; 3] = [SeatingKind::Published, SeatingKind::Balanced, SeatingKind::Pairs];

/// The table as text.
pub(super) fn table(arguments: &Arguments) -> Result<String, ScheduleError> {
    let numbers = match arguments.players {
        Some(players) => players..=players,
        None => PLAYERS_MIN..=MOST,
    };
    let mut lines = Vec::new();
    for players in numbers {
        let schedules = schedules(players)?;
        for schedule in &schedules {
            let all = schedule.matches.len();
            let shown = if arguments.csv || arguments.players.is_some() { 1 } else { all };
            lines.extend((shown..=all).map(|matches| Rests::of(schedule, matches)));
        }
    }
    Ok(if arguments.csv { csv(&lines) } else { page(&lines) })
}

/// The seatings for a number of players. The balanced one of a number with a published seating may be the same.
fn schedules(players: u16) -> Result<Vec<Schedule>, ScheduleError> {
    let found = |kind| match Schedule::of(players, kind) {
        Err(ScheduleError::NotPublished { .. } | ScheduleError::OddPlayers { .. }) => None,
        other => Some(other),
    };
    KINDS.into_iter().filter_map(found).collect()
}

/// Who sits out in the first matches of a seating.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Rests {
    players: u16,
    kind: SeatingKind,
    matches: usize,
    /// How many players must sit out each match.
    unavoidable: usize,
    /// How often the player sits out who does so least, and most.
    fewest: usize,
    most: usize,
    /// The numbers of the matches in which more players sit out than must.
    short: Vec<usize>,
}

impl Rests {
    fn of(schedule: &Schedule, matches: usize) -> Self {
        let Schedule { players, kind, .. } = *schedule;
        let unavoidable = must_sit_out(players, kind);
        let resting: Vec<Vec<Player>> =
            schedule.matches.iter().take(matches).map(|plan: &MatchPlan| plan.resting(players)).collect();
        let mut rests = vec![0; usize::from(players)];
        for player in resting.iter().flatten() {
            rests[player.index()] += 1;
        }
        Self {
            players,
            kind,
            matches,
            unavoidable,
            fewest: rests.iter().copied().min().unwrap_or(0),
            most: rests.iter().copied().max().unwrap_or(0),
            short: (1..).zip(&resting).filter(|(_, out)| out.len() > unavoidable).map(|(n, _)| n).collect(),
        }
    }

    /// Whether all short matches come after all others; `None` without a short match.
    fn short_are_last(&self) -> Option<bool> {
        let first = *self.short.first()?;
        Some(self.short.len() == self.matches + 1 - first)
    }
}

/// How many players cannot sit at a table.
fn must_sit_out(players: u16, kind: SeatingKind) -> usize {
    match kind {
        SeatingKind::Pairs => usize::from(players / 2 % 2) * 2,
        _ => usize::from(players % 4),
    }
}

fn page(lines: &[Rests]) -> String {
    let mut text =
        String::from("players  seating    matches  sit out each  rests of a player  short matches\n");
    for line in lines {
        let Rests { players, kind, matches, unavoidable, fewest, most, short } = line;
        let rests = if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
        let short = match line.short_are_last() {
            None => "none".to_owned(),
            Some(true) if short.len() == 1 => "the last".to_owned(),
            Some(true) => format!("the last {}", short.len()),
            Some(false) => format!("{short:?}"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{players:>7}  {:<9}  {matches:>7}  {unavoidable:>12}  {rests:>17}  {short}",
            kind.word()
        );
    }
    text
}

fn csv(lines: &[Rests]) -> String {
    let mut text =
        String::from("players,seating,matches,sit_out,fewest_rests,most_rests,short_matches,short_last\n");
    for line in lines {
        let Rests { players, kind, matches, unavoidable, fewest, most, short } = line;
        let last = line.short_are_last().map_or("", |last| if last { "yes" } else { "no" });
        let _ = writeln!(
            text,
            "{players},{},{matches},{unavoidable},{fewest},{most},{},{last}",
            kind.word(),
            short.len()
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CLUB-34: no more people sit out than must, except in one match that stands last, and nobody rests twice as the others rest once.
    #[test]
    fn no_number_of_players_has_more_people_sitting_out_than_unavoidable() {
        for players in PLAYERS_MIN..=MOST {
            for schedule in schedules(players).expect("a number of players") {
                let rests = Rests::of(&schedule, schedule.matches.len());
                assert!(rests.short.is_empty() || rests.short == [rests.matches], "{rests:?}");
                assert!(rests.most - rests.fewest <= 1, "{rests:?}");
            }
        }
    }

    /// Rests counted by hand: of six players two rest in each of eight matches.
    #[test]
    fn rests_of_a_shortened_night_are_counted() {
        let six = Schedule::of(6, SeatingKind::Published).expect("a published seating");
        let rests = |matches| {
            let Rests { unavoidable, fewest, most, short, .. } = Rests::of(&six, matches);
            (unavoidable, fewest, most, short.len())
        };
        assert_eq!(rests(1), (2, 0, 1, 0));
        assert_eq!(rests(8), (2, 2, 3, 0));
        assert!(Rests::of(&six, 8).short_are_last().is_none());
    }
}
