//! Reads the seatings that are listed match by match in `seatings/`.

use crate::{MatchPlan, Pair, Pairing, Player, SeatingKind, TablePlan};

const PUBLISHED: &str = include_str!("../seatings/published.txt");
const BALANCED: &str = include_str!("../seatings/balanced.txt");

/// The matches of a listed seating; `None` if none is listed for this number of players and this kind.
///
/// # Panics
/// Never: a test reads every listed seating.
pub(super) fn find(players: u16, kind: SeatingKind) -> Option<Vec<MatchPlan>> {
    let (file, word) = match kind {
        SeatingKind::Published => (PUBLISHED, "published"),
        SeatingKind::Balanced => (BALANCED, "balanced"),
        SeatingKind::Pairs | SeatingKind::Swiss | SeatingKind::KnockOut | SeatingKind::Groups => return None,
    };
    let lines = section(file, &format!("{word} {players}"))?;
    Some(lines.map(|line| read_match(line).expect("the seatings of the project are valid")).collect())
}

/// The scorekeepers that a published seating names; empty if there is no such seating.
pub(super) fn scorekeepers(players: u16) -> Vec<Player> {
    let heading = format!("published {players}, scorekeepers ");
    let named = PUBLISHED.lines().find_map(|line| line.strip_prefix(&heading)).unwrap_or_default();
    named.split(' ').filter_map(|player| player.parse().ok()).collect()
}

/// The lines after a heading, up to the next empty line. In the file, a comma and more text may follow the heading.
pub(super) fn section<'a>(file: &'a str, heading: &str) -> Option<impl Iterator<Item = &'a str> + use<'a>> {
    let mut lines = file.lines();
    lines.find(|line| line.split(',').next() == Some(heading))?;
    Some(lines.take_while(|line| !line.is_empty()))
}

/// Reads a line like `1 2 - 3 4 | (5 6) - 7 8`, in which parentheses mark the filler pair.
fn read_match(line: &str) -> Option<MatchPlan> {
    line.split(" | ").map(read_table).collect::<Option<_>>().map(MatchPlan::of)
}

fn read_table(text: &str) -> Option<TablePlan> {
    let (first, second) = text.split_once(" - ")?;
    let filler = match (first.starts_with('('), second.starts_with('(')) {
        (true, _) => Some(Pair::First),
        (_, true) => Some(Pair::Second),
        _ => None,
    };
    let pairing = Pairing::new([read_pair(first)?, read_pair(second)?])?;
    Some(TablePlan { pairing, filler })
}

fn read_pair(text: &str) -> Option<[Player; 2]> {
    let (one, other) = text.trim_start_matches('(').trim_end_matches(')').split_once(' ')?;
    Some([one.parse().ok()?, other.parse().ok()?])
}
