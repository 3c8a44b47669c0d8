//! What happened in a round of a record, as far as its settlement asks.

use alloc::{format, vec::Vec};

use super::{
    deal::not_in_set,
    line::DgnError,
    outcome::side_named,
    play::Play,
    record::{Laying, Left, RoundRecord, Step, Turn},
};
use crate::{
    action::{Action, Move, Place},
    finish::Course,
    position::Outcome,
    round::Acted,
    rules::{InstantEnd, Rules, TargetTest},
    seat::{BySeat, Seat, Side},
    tiles::Wide,
};

/// What happened in these turns, of which nothing is left out.
pub(super) fn of_turns(turns: &[Turn], outcome: Outcome) -> Course {
    let action = |choice: Move| match choice {
        Move::Play { tile, at, leaves } => Some(Action::Play { tile, at, leaves }),
        Move::Close => Some(Action::Close),
        Move::Done => Some(Action::Done),
        Move::Pass => Some(Action::Pass),
        // Which tile a draw brought may not be known, and nothing hangs on it.
        Move::Draw => None,
    };
    let acted: Vec<Acted> = moves(turns)
        .filter_map(|(seat, choice)| action(choice).map(|action| Acted { seat, action }))
        .collect();
    let announced = turns.first().filter(|turn| turn.announces()).map(|turn| turn.seat);
    Course { announced, ..Course::of(&acted, outcome) }
}

/// What was done in these turns, move by move; each drawn tile is one.
pub(super) fn moves(turns: &[Turn]) -> impl Iterator<Item = (Seat, Move)> {
    let of_step = |step: &Step| match *step {
        Step::Play(Laying { tile, at, leaves }) => {
            [Move::Play { tile, at: at.unwrap_or(Place::First), leaves }].into()
        }
        Step::Draw(ref drawn) => alloc::vec![Move::Draw; drawn.len()],
        Step::Declare => Vec::new(),
        Step::Close => [Move::Close].into(),
        Step::Pass => [Move::Pass].into(),
    };
    turns.iter().flat_map(move |turn| turn.steps.iter().flat_map(of_step).map(|choice| (turn.seat, choice)))
}

/// How many tiles each seat holds after these turns.
pub(super) fn held_after(dealt: usize, seats: usize, turns: &[Turn]) -> BySeat<usize> {
    let mut held = BySeat::new(seats, |_| dealt);
    for turn in turns {
        held[turn.seat] = (held[turn.seat] + turn.drawn().count()).saturating_sub(turn.laid().count());
    }
    held
}

/// Whether a round is written by the tile that went out.
fn asks_for_last_tile(rules: &Rules) -> bool {
    rules.score.bonus.iter().any(|bonus| bonus.event.asks_for_last_tile())
        || rules.match_.instant.iter().any(|instant| instant.asks_for_last_tile())
}

impl Play<'_> {
    /// Refuses lines about what happened that mean nothing under these rules, or that the turns tell already.
    pub(super) fn check_course_lines(&self, round: &RoundRecord) -> Result<(), DgnError> {
        let rules = self.rules();
        let played = !round.turns.is_empty();
        let announces = rules.match_.instant.contains(&InstantEnd::Announced66);
        let last = round.last.as_ref().map(|last| (last.line, "last", asks_for_last_tile(rules)));
        let made = round.made.iter().map(|made| (made.line, "made", rules.score.play.is_some())).min();
        let declared = round.declared.as_ref().map(|declared| (declared.line, "declared", announces));
        let mut lines: Vec<(u32, &str, bool)> = [last, made, declared].into_iter().flatten().collect();
        lines.sort_unstable();
        let what = match lines.into_iter().find(|(_, _, means)| played || !means) {
            None => return Ok(()),
            Some((line, word, true)) => {
                (line, format!("`{word}` is for rounds without turns; these turns tell it"))
            }
            Some((line, "made", _)) => (
                line,
                "`made` tells points scored in play, and nothing scores in play under these rules".into(),
            ),
            Some((line, "last", _)) => (
                line,
                "`last` is told where the last tile pays extra, and it does not under these rules".into(),
            ),
            Some((line, ..)) => {
                (line, "`declared` tells an announced 6-6, and nothing is announced under these rules".into())
            }
        };
        Err(DgnError::new(what.0, what.1))
    }

    /// What happened in a round without turns, as far as its lines say. Capicua and passes are not written.
    pub(super) fn told_course(
        &self,
        round: &RoundRecord,
        left: &BySeat<Option<&Left>>,
        outcome: Outcome,
        line: u32,
    ) -> Result<Course, DgnError> {
        let course = Course { announced: round.declared.as_ref().map(|seat| seat.is), ..Course::default() };
        let Some(last) = &round.last else {
            if matches!(outcome, Outcome::Out(_)) && asks_for_last_tile(self.rules()) {
                let what =
                    "the tile that went out pays extra under these rules; write a line such as `last 3-4`";
                return Err(DgnError::new(line, what));
            }
            return Ok(course);
        };
        let fault = |what| Err(DgnError::new(last.line, what));
        if matches!(outcome, Outcome::Blocked(_)) {
            return fault("nobody went out, so no tile did; leave `last` away".into());
        }
        let set: Wide = self.rules().set(self.seats());
        let is_left =
            |left: &Option<&Left>| matches!(left, Some(Left::Tiles(tiles)) if tiles.contains(&last.is));
        if !set.contains(last.is) {
            return fault(not_in_set(self.rules(), last.is));
        }
        if let Some((seat, _)) = left.seated().find(|(_, left)| is_left(left)) {
            return fault(format!("{} is left to seat {seat}, so it did not go out", last.is));
        }
        Ok(Course { last: Some(last.is), ..course })
    }

    /// What each seat made in play, as a round without turns says.
    pub(super) fn told_made(&self, round: &RoundRecord, line: u32) -> Result<BySeat<i32>, DgnError> {
        let mut made = BySeat::new(self.seats(), |_| 0);
        if self.rules().score.play.is_some() && round.made.is_empty() {
            let what = "these rules score in play; write what each side made, such as `made 1 25`";
            return Err(DgnError::new(line, what));
        }
        for told in &round.made {
            let (seat, points) = told.is;
            side_named(&self.game, seat).map_err(|what| DgnError::new(told.line, what))?;
            made[seat] = points;
        }
        Ok(made)
    }

    /// The side that came in play to a target that must be met exactly, as a round without turns says. Whoever comes
    /// there by going out is later.
    pub(super) fn told_first(
        &self,
        round: &RoundRecord,
        made: &BySeat<i32>,
    ) -> Result<Option<Side>, DgnError> {
        let rules = self.rules();
        let target = rules.target(self.seats()).filter(|_| rules.match_.test == TargetTest::Exactly);
        let Some(target) = target.and_then(|target| i32::try_from(target).ok()) else { return Ok(None) };
        let accounts = &self.game.standing().accounts;
        let met = self.game.sides().iter().enumerate().filter(|(side, seats)| {
            let made: i32 = seats.iter().map(|seat| made[*seat]).fold(0, i32::saturating_add);
            accounts[*side].points.saturating_add(made) == target
        });
        let met: Vec<Side> = met.map(|(side, _)| side).collect();
        match met[..] {
            [] => Ok(None),
            [first] => Ok(Some(first)),
            _ => {
                let line = round.made.iter().map(|made| made.line).max().unwrap_or(round.number.line);
                let what =
                    format!("who came first to {target} is not told by this; write the turns of the round");
                Err(DgnError::new(line, what))
            }
        }
    }

    /// How many tiles each seat of a round without turns was left with, where that is asked for.
    pub(super) fn told_tiles(
        &self,
        left: &BySeat<Option<&Left>>,
        outcome: Outcome,
        line: u32,
    ) -> Result<BySeat<usize>, DgnError> {
        let counts = matches!(outcome, Outcome::Blocked(_)) && self.rules().score.counts_tiles();
        let mut tiles = BySeat::new(self.seats(), |_| 0);
        for seat in Seat::all(self.seats()) {
            tiles[seat] = match left[seat] {
                Some(Left::Tiles(held)) => held.len(),
                _ if counts => {
                    let what = format!(
                        "tiles are counted under these rules, and those of seat {seat} are not known; write a line \
                         such as `left {seat} 2-3 0-0`"
                    );
                    return Err(DgnError::new(line, what));
                }
                _ => usize::from(outcome != Outcome::Out(seat)),
            };
        }
        Ok(tiles)
    }
}
