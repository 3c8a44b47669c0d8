//! The standings of a competition as CSV.

use crate::StandingsKey;
use crate::competition::CompetitionResults;
use crate::csv::cell::{Lines, number, text};

/// The standings of a competition, one line for each player or pair. The first line names the columns. In a competition of players the
/// column `partner` is empty.
#[must_use]
pub fn competition(results: &CompetitionResults) -> String {
    let mut lines = Lines::headed(
        "place,name,partner,sessions,played,points,wins,plus,minus,penalties,effectiveness,decided_by",
    );
    for line in &results.standings {
        let name = |at: usize| line.players.get(at).map(|player| player.name.clone()).unwrap_or_default();
        lines.add([
            number(line.place),
            text(name(0)),
            text(name(1)),
            number(line.sessions),
            number(line.played),
            number(line.points),
            number(line.wins),
            number(line.plus),
            number(line.minus),
            number(line.penalties),
            number(line.effectiveness),
            text(line.decided_by.map(StandingsKey::name).unwrap_or_default()),
        ]);
    }
    lines.into_text()
}
