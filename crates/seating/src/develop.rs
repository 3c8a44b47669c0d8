//! Develops a whole seating from its first match.

use super::starter::Starter;
use super::{closing, even};
use crate::{MatchPlan, Stopped, TablePlan, check_stop};

/// The balanced seating for a number of players.
///
/// # Panics
/// Never: a test develops the seatings of all numbers of players.
pub(super) fn balanced(players: u16, stop: &dyn Fn() -> bool) -> Result<Vec<MatchPlan>, Stopped> {
    let starter = Starter::find(players).expect("every number of players has a starter");
    let matches: Option<Vec<MatchPlan>> =
        (0..starter.order()).map(|number| develop(&starter, number)).collect();
    let matches = matches.expect("the starters of the project are valid");
    Ok(match starter.left_out {
        None => matches,
        Some(left_out) => {
            let mut matches = closing::close(players, starter.order(), left_out, matches);
            check_stop(stop)?;
            even::even_tables(&mut matches, 0, stop)?;
            even::even_neighbours(&mut matches, 0, stop)?;
            even::even_seats(&mut matches, 0, stop)?;
            matches
        }
    })
}

fn develop(starter: &Starter, number: u8) -> Option<MatchPlan> {
    let pairings = starter.pairings(number)?;
    let tables = pairings.into_iter().map(|pairing| TablePlan { pairing, filler: None }).collect();
    Some(MatchPlan::of(tables))
}
