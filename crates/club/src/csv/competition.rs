//! The standings of a competition as CSV.

use crate::StandingsKey;
use crate::competition::{CompetitionPlayer, CompetitionResults};
use crate::csv::cell::{Lines, number, text};

/// The standings of a competition, one line for each player or pair. The first line names the columns. In a competition of players the
/// columns of partners are empty. Licence numbers and clubs are those of the entry list.
#[must_use]
pub fn competition(results: &CompetitionResults) -> String {
    let mut lines = Lines::headed(
        "place,name,partner,sessions,played,points,wins,plus,minus,penalties,effectiveness,decided_by,licence,\
         club,partner_licence,partner_club",
    );
    for line in &results.standings {
        let of = |at: usize, what: fn(&CompetitionPlayer) -> &String| {
            text(line.players.get(at).map(what).cloned().unwrap_or_default())
        };
        lines.add([
            number(line.place),
            of(0, |player| &player.name),
            of(1, |player| &player.name),
            number(line.sessions),
            number(line.played),
            number(line.points),
            number(line.wins),
            number(line.plus),
            number(line.minus),
            number(line.penalties),
            number(line.effectiveness),
            text(line.decided_by.map(StandingsKey::name).unwrap_or_default()),
            of(0, |player| &player.licence),
            of(0, |player| &player.club),
            of(1, |player| &player.licence),
            of(1, |player| &player.club),
        ]);
    }
    lines.into_text()
}
