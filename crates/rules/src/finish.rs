//! A round that is over, as far as what it writes asks.

use alloc::vec::Vec;

use crate::{
    action::{Action, Place},
    position::Outcome,
    round::{Acted, Round},
    rules::Rules,
    seat::{BySeat, Seat, Side},
    settle::Standing,
    tile::{Pips, Tile},
};

/// A round that is over, as far as what it writes asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// How it ended.
    pub outcome: Outcome,
    /// Who led it.
    pub leader: Seat,
    /// What each seat's remaining tiles count, as [`Rules::hand_value`] says.
    pub values: BySeat<u32>,
    /// How many tiles each seat still holds.
    pub tiles: BySeat<usize>,
    /// What each seat made in play, less what it paid.
    pub made: BySeat<i32>,
    /// What each seat paid in play, where that was counted apart.
    pub paid: BySeat<u32>,
    /// The side that came first, in play, to a target that must be met exactly.
    pub first_at_target: Option<Side>,
    /// What happened in it.
    pub course: Course,
}

impl Finish {
    /// A round in which nothing happened that pays extra: the seat that went out holds nothing, and whoever else holds
    /// tiles holds as many as another.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Finish, Outcome, Seat};
    ///
    /// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
    /// let finish = Finish::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
    /// assert_eq!(finish.tiles.iter().sum::<usize>(), 1);
    /// ```
    #[must_use]
    pub fn plain(outcome: Outcome, leader: Seat, values: BySeat<u32>) -> Self {
        let seats = values.seats();
        Self {
            tiles: BySeat::new(seats, |seat| usize::from(outcome != Outcome::Out(seat))),
            made: BySeat::new(seats, |_| 0),
            paid: BySeat::new(seats, |_| 0),
            first_at_target: None,
            course: Course::default(),
            outcome,
            leader,
            values,
        }
    }
}

/// What happened in a round, as far as bonuses and instant ends ask.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The tile that went out.
    pub last: Option<Tile>,
    /// Whether that tile was no double and fitted both ends, which differed.
    pub both_ends: bool,
    /// The seat whose play drew three passes, once for each such play.
    pub silenced: Vec<Seat>,
    /// Who announced 6-6 before the lead.
    pub announced: Option<Seat>,
}

impl Course {
    /// What happened, from all that was done in the round. `outcome` says whether its last tile went out.
    ///
    /// ```
    /// use boneyard_rules::{Acted, Action, Course, Outcome, Place, Seat};
    ///
    /// let laid = |seat, tile: &str, at| {
    ///     Ok::<_, boneyard_rules::ParseTileError>(Acted { seat, action: Action::play(tile.parse()?, at) })
    /// };
    /// let history = [laid(Seat::at(0), "1-2", Place::First)?, laid(Seat::at(1), "1-2", Place::Left)?];
    /// assert!(Course::of(&history, Outcome::Out(Seat::at(1))).both_ends);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn of<'a>(history: impl IntoIterator<Item = &'a Acted>, outcome: Outcome) -> Self {
        let mut course = Self::default();
        let mut ends: Option<[Pips; 2]> = None;
        let mut last = None;
        let mut passes = 0;
        for Acted { seat, action } in history {
            match *action {
                Action::Play { tile, at, .. } => {
                    let both =
                        ends.is_some_and(|[left, right]| left != right && tile.has(left) && tile.has(right));
                    course.both_ends = both && !tile.is_double();
                    course.last = Some(tile);
                    ends = Some(follow(ends, tile, at));
                    last = Some(*seat);
                    passes = 0;
                }
                Action::Draw { .. } | Action::Close | Action::Done => {}
                Action::Pass => {
                    passes += 1;
                    course.silenced.extend(last.filter(|_| passes == 3));
                }
            }
        }
        if !matches!(outcome, Outcome::Out(_)) {
            course.both_ends = false;
            course.last = None;
        }
        course
    }
}

/// The ends of a line after a tile was laid, whether or not others lay there before.
fn follow(ends: Option<[Pips; 2]>, tile: Tile, at: Place) -> [Pips; 2] {
    match ends {
        None => [tile.low(), tile.high()],
        Some([left, right]) if at == Place::Left => [tile.beyond(left), right],
        Some([left, right]) => [left, tile.beyond(right)],
    }
}

impl Round {
    /// What the round writes by, where the match stood like this before it; `None` while it goes on.
    #[must_use]
    pub fn finish(&self, rules: &Rules, standing: &Standing) -> Option<Finish> {
        let outcome = self.outcome()?;
        let tally = self.tally(rules, standing);
        Some(Finish {
            tiles: BySeat::new(self.seats(), |seat| self.hand(seat).len()),
            made: tally.made(),
            paid: tally.paid(),
            first_at_target: tally.first_at_target(),
            course: Course { announced: self.announced(), ..Course::of(self.history(), outcome) },
            ..Finish::plain(outcome, self.leader(), self.values(rules))
        })
    }
}
