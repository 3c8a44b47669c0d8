//! Compares what the server has booked with the matches that ended, through the public API.

use std::collections::BTreeSet;
use std::time::Duration;

use boneyard_client::Request;
use boneyard_ids::{MatchId, TournamentId};
use boneyard_protocol::matches::{FinishedMatch, MatchesPage, Profile, RATING_CHANGES_MAX};
use boneyard_protocol::tournaments::TournamentView;
use tokio::time::{Instant, sleep};

use super::super::error::LoadError;
use super::super::target_server::TargetServer;
use super::opening::{Booked, PlayedTable};
use super::report::Report;

/// How long a match may stay unbooked after a start.
const BOOKING_MAX: Duration = Duration::from_secs(10);

/// The time between two looks.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// The rating of a new player.
const FIRST_RATING: u16 = 1500;

/// Compares the bookings of a table, of which this many matches ended with a result. Nobody may play meanwhile.
pub(super) async fn check(
    server: &TargetServer,
    table: &PlayedTable,
    ended: u32,
    report: &mut Report,
) -> Result<(), LoadError> {
    let about = format!("after kill {}, table {} ({})", report.kills, table.id, table.preset);
    match &table.booked {
        Booked::Casual => {}
        Booked::Rated { names } => {
            for ((cookie, _), name) in table.people.iter().zip(names) {
                report.ratings_checked += 1;
                for fault in ratings(server, table, ended, cookie, name).await? {
                    report.fault(format!("{about}, {name}: {fault}"));
                }
            }
        }
        Booked::Tournament { id } => {
            report.outcomes_checked += 1;
            // The people may play on at the table, and only the first match counts.
            for fault in outcome(server, table, ended.min(1), id).await? {
                report.fault(format!("{about}: {fault}"));
            }
        }
    }
    Ok(())
}

/// Compares the list of a person's matches, the profile and the ratings. Returns what is wrong.
async fn ratings(
    server: &TargetServer,
    table: &PlayedTable,
    ended: u32,
    cookie: &str,
    name: &str,
) -> Result<Vec<String>, LoadError> {
    let expected: BTreeSet<MatchId> = (1..=ended).map(|number| MatchId::new(&table.id, number)).collect();
    let began = Instant::now();
    // The ratings of the last match may be booked after the start.
    let mut matches = loop {
        let matches = matches_of(server, cookie).await?;
        let is_booked = matches.iter().flat_map(|found| &found.players).all(|player| player.rating.is_some());
        if (is_booked && matches.len() >= expected.len()) || began.elapsed() >= BOOKING_MAX {
            break matches;
        }
        sleep(LOOK_EVERY).await;
    };
    matches.reverse();
    let path = format!("/api/people/{}", name.replace(' ', "%20"));
    let profile: Profile = server.ask(&Request::new("GET", path)).await?;
    Ok(rating_faults(&matches, &profile, &expected))
}

/// Compares the matches of a person, the first first, and the profile with the matches that ended. Returns what is wrong.
fn rating_faults(matches: &[FinishedMatch], profile: &Profile, expected: &BTreeSet<MatchId>) -> Vec<String> {
    let ended = expected.len();
    let mut faults = Vec::new();
    let found: BTreeSet<MatchId> = matches.iter().map(|found| found.id.clone()).collect();
    if found != *expected || found.len() != matches.len() {
        faults.push(format!("{ended} matches ended, and the list has {} of {}", matches.len(), found.len()));
    }
    let mut rating = FIRST_RATING;
    for FinishedMatch { id, players, .. } in matches {
        for player in players.iter().filter(|player| player.rating.is_none()) {
            faults.push(format!("the rating of seat {} after match {id} is lost", player.seat));
        }
        let own = players.iter().find(|player| player.you).and_then(|player| player.rating);
        let Some(own) = own else { continue };
        if own.before != rating {
            faults.push(format!("match {id} began with the rating {}, after {rating}", own.before));
        }
        rating = own.after;
    }
    let booked: usize = profile.ratings.iter().map(|rating| rating.matches as usize).sum();
    if booked != ended {
        faults.push(format!("{ended} matches ended, and the rating rests on {booked}"));
    }
    if let Some(shown) = profile.ratings.first().map(|first| first.rating).filter(|shown| *shown != rating) {
        faults.push(format!("the rating is {shown}, and was {rating} after the last match"));
    }
    let changes: Vec<&MatchId> = profile.changes.iter().map(|change| &change.match_).collect();
    if changes.len() != changes.iter().collect::<BTreeSet<_>>().len() {
        faults.push("a match is booked twice in the history of the rating".to_owned());
    }
    if changes.iter().any(|id| !expected.contains(*id))
        || changes.len() != expected.len().min(RATING_CHANGES_MAX)
    {
        faults.push(format!("{ended} matches ended, and the history of the rating has {}", changes.len()));
    }
    let played: usize = profile.played.iter().map(|played| played.played as usize).sum();
    if played != ended {
        faults.push(format!("{ended} matches ended, and the profile counts {played}"));
    }
    faults
}

/// All matches of a person, the last first.
async fn matches_of(server: &TargetServer, cookie: &str) -> Result<Vec<FinishedMatch>, LoadError> {
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let page = Request::new("GET", format!("/api/matches{after}")).cookie(cookie);
        let MatchesPage { matches, next } = server.ask(&page).await?;
        all.extend(matches);
        match next {
            Some(next) => after = format!("?after={next}"),
            None => return Ok(all),
        }
    }
}

/// Compares the outcome of a tournament's match, and the standings of its two entrants. Returns what is wrong.
async fn outcome(
    server: &TargetServer,
    table: &PlayedTable,
    ended: u32,
    id: &TournamentId,
) -> Result<Vec<String>, LoadError> {
    let expected = (ended > 0).then(|| MatchId::new(&table.id, 1));
    let began = Instant::now();
    loop {
        let request = Request::new("GET", format!("/api/tournaments/{id}")).cookie(&table.people[0].0);
        let view: TournamentView = server.ask(&request).await?;
        let faults = outcome_faults(&view, table, expected.as_ref(), ended);
        if faults.is_empty() || began.elapsed() >= BOOKING_MAX {
            return Ok(faults);
        }
        sleep(LOOK_EVERY).await;
    }
}

fn outcome_faults(
    view: &TournamentView,
    table: &PlayedTable,
    expected: Option<&MatchId>,
    ended: u32,
) -> Vec<String> {
    let board = &view.tournament;
    let mut pairings = board.rounds.iter().flat_map(|round| &round.pairings);
    let own = pairings.find(|pairing| match expected {
        Some(expected) => pairing.match_.as_ref() == Some(expected),
        None => pairing.table.as_ref() == Some(&table.id),
    });
    let Some(pairing) = own else {
        return vec![format!("{ended} matches ended, and no pairing of the tournament shows it")];
    };
    let mut faults = Vec::new();
    if pairing.outcome.is_some() != expected.is_some() {
        faults.push(format!("{ended} matches ended, and the outcome is {:?}", pairing.outcome));
    }
    for entrant in [pairing.first, pairing.second] {
        let row = board.standings.iter().find(|row| row.entrant == entrant);
        let played = row.map_or(0, |row| row.played);
        if played != ended {
            faults.push(format!("{ended} matches ended, and the standings count {played} for {entrant:?}"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn played(number: u32, rating: Value) -> FinishedMatch {
        let player = |seat: u32, you: bool, rating: &Value| {
            let mut player = json!({
                "seat": seat, "side": seat - 1, "name": "Ana", "you": you, "points": 10, "outcome": "won",
            });
            if !rating.is_null() {
                player["rating"] = rating.clone();
            }
            player
        };
        let players = [player(1, true, &rating), player(2, false, &rating)];
        let found = json!({
            "id": format!("table-{number}"), "preset": "draw", "rules": "draw", "began_ms": number, "ended_ms": number,
            "rounds": 1, "rated": true, "players": players,
        });
        serde_json::from_value(found).unwrap()
    }

    fn profile(rating: u16, matches: u32, history: &[u32]) -> Profile {
        let change = |number: &u32| json!({ "family": "classic", "match": format!("table-{number}"), "rating": 1, "at_ms": 1 });
        let profile = json!({
            "name": "Ana", "face": null, "since_ms": 1,
            "ratings": [{
                "family": "classic", "rating": rating, "deviation": 300, "provisional": true, "matches": matches,
            }],
            "changes": history.iter().map(change).collect::<Vec<_>>(),
            "played": [{ "preset": "draw", "played": matches, "won": matches, "tied": 0, "left": 0 }],
        });
        serde_json::from_value(profile).unwrap()
    }

    fn faults(matches: &[FinishedMatch], profile: &Profile) -> usize {
        let ended = (1..=2).map(|number| MatchId::new(&"table".to_owned().into(), number)).collect();
        rating_faults(matches, profile, &ended).len()
    }

    #[test]
    fn a_rating_that_is_booked_twice_or_lost_is_a_fault() {
        let first = played(1, json!({ "before": 1500, "after": 1600 }));
        let second = played(2, json!({ "before": 1600, "after": 1700 }));
        let both = [first.clone(), second.clone()];
        assert_eq!(faults(&both, &profile(1700, 2, &[1, 2])), 0);
        // Booked twice: in the rating, in the history, and with a jump between two matches.
        assert!(faults(&both, &profile(1800, 2, &[1, 2])) > 0);
        assert!(faults(&both, &profile(1700, 3, &[1, 2])) > 0);
        assert!(faults(&both, &profile(1700, 2, &[1, 2, 2])) > 0);
        let jump = played(2, json!({ "before": 1650, "after": 1700 }));
        assert!(faults(&[first.clone(), jump], &profile(1700, 2, &[1, 2])) > 0);
        // Lost: the match, its rating, and its place in the history.
        assert!(faults(std::slice::from_ref(&first), &profile(1600, 1, &[1])) > 0);
        assert!(faults(&[first.clone(), played(2, Value::Null)], &profile(1600, 2, &[1, 2])) > 0);
        assert!(faults(&both, &profile(1700, 2, &[1])) > 0);
        // A match that did not end.
        assert!(
            faults(
                &[first, second, played(3, json!({ "before": 1700, "after": 1710 }))],
                &profile(1710, 3, &[1, 2, 3])
            ) > 0
        );
    }
}
