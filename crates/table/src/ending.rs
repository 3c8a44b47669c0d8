//! How a match counts for its players once it is over.
//!
//! `docs/endings.md` lists the cases, each with its test.

use boneyard_rules::{MatchEnd, Seat, Side};

use crate::{audience::Audience, occupant::Occupant, table::Table, timestamp::Timestamp};

/// How a match ended for its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Whether it changes ratings.
    pub is_rated: bool,
    /// The players, in the order of their first seats.
    pub players: Vec<PlayerEnding>,
}

/// How a match ended for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerEnding {
    /// The first seat.
    pub seat: Seat,
    /// Whether the player left: a bot plays there, the match ended because the player's time ran out or the player gave up, or the
    /// others stopped the match after the grace time.
    pub has_left: bool,
    /// How the match counts. In a rated match that somebody left, this may differ from the points.
    pub counts: Counts,
}

/// How a match counts for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// As won.
    Won,
    /// As lost.
    Lost,
    /// As tied.
    Tied,
    /// Not at all.
    Not,
}

impl Table {
    /// How the match that has ended counts. `end` is what the event of its end says, and `at` when it happened.
    ///
    /// A rated match counts as lost for everyone who left, whatever a bot did there and whatever the others chose: to stop, to let a bot
    /// play, or to agree on an end. It does not count for the partner of somebody who left. A side that stayed has won if every other
    /// side was left, or every side that won by points was. Before everyone has acted, nothing counts.
    #[must_use]
    pub fn ending(&self, at: Timestamp, end: Option<&MatchEnd>) -> Ending {
        let sides = self.game.sides();
        let leavers = self.leavers(at, end);
        let is_rated = self.is_rated(end, &leavers);
        let was_left = |side: Side| leavers.iter().any(|leaver| sides.of(*leaver) == side);
        let counts = |seat: Seat| {
            let side = sides.of(seat);
            if !is_rated || leavers.is_empty() {
                return by_points(end, side);
            }
            if leavers.contains(&seat) {
                return Counts::Lost;
            }
            if was_left(side) {
                return Counts::Not;
            }
            let others_left = (0..sides.count()).all(|other| other == side || was_left(other));
            let won = end.map_or(&[][..], |end| &end.verdict.won);
            let winners_left = !won.is_empty() && won.iter().all(|winner| was_left(*winner));
            if others_left || winners_left { Counts::Won } else { by_points(end, side) }
        };
        let player = |seat| PlayerEnding { seat, has_left: leavers.contains(&seat), counts: counts(seat) };
        Ending { is_rated, players: Seat::all(self.players()).map(player).collect() }
    }

    /// The first seats of the players who left.
    fn leavers(&self, at: Timestamp, end: Option<&MatchEnd>) -> Vec<Seat> {
        let away = if end.is_none() { self.live_state(at, Audience::Spectators).away } else { Vec::new() };
        let was_away = |seat| away.iter().any(|away| away.seat == seat && away.grace_ms == 0);
        let is_held = |seat: Seat| matches!(self.seats[seat], Occupant::Person { held_by: Some(_), .. });
        let is_out = |seat| end.is_some_and(|end| end.eliminated == Some(seat));
        let has_left = |seat: &Seat| is_held(*seat) || was_away(*seat) || is_out(*seat);
        Seat::all(self.players()).filter(has_left).collect()
    }

    /// Whether the match changes ratings. A match that was stopped does only if somebody left, and a match with a bot on a seat of its
    /// own never does.
    fn is_rated(&self, end: Option<&MatchEnd>, leavers: &[Seat]) -> bool {
        let all_people = Seat::all(self.players()).all(|seat| self.seats[seat].person().is_some());
        let is_decided = end.is_some() || !leavers.is_empty();
        self.options.rated && all_people && is_decided && self.has_everyone_acted()
    }
}

/// How a match counts for a side by its points.
fn by_points(end: Option<&MatchEnd>, side: Side) -> Counts {
    match end {
        None => Counts::Not,
        Some(end) if end.verdict.won.contains(&side) => Counts::Won,
        Some(end) if end.verdict.lost.contains(&side) => Counts::Lost,
        Some(_) => Counts::Tied,
    }
}
