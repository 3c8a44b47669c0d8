//! What a whole match comes to.

use boneyard_rules::{BySeat, Seat, Sides};
use serde::{Deserialize, Serialize};

use crate::{grade::Grade, play::PlayAnalysis, rounding::hundredths};

/// How many moments are named.
const MOMENTS: usize = 3;

/// What a match comes to, by the plays that were analysed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchSummary {
    /// The plays by choice that changed the outlook most, the greatest change first: at most three.
    pub moments: Vec<TurningPoint>,
    /// By seat: how well it played.
    pub seats: BySeat<SeatSummary>,
}

/// A play that changed what a round was worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The index of the round.
    pub round: usize,
    /// The index of the action in its round.
    pub action: usize,
    /// Who acted.
    pub seat: Seat,
    /// What the round was worth to the side of this seat before the action, in points.
    pub before: f32,
    /// What it was worth after it.
    pub after: f32,
}

/// How well a seat played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSummary {
    /// In how many plays it had a choice.
    pub choices: u32,
    /// How often it chose what the engine prefers.
    pub agreed: u32,
    /// The mean loss of its choices, in points. By chance it may be below 0.
    pub loss: f32,
    /// How many choices were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
}

impl MatchSummary {
    /// Sums up plays in the order of the match. `start` is what each round was worth to each side before its first action, by the index
    /// of the round.
    #[must_use]
    pub(crate) fn of(plays: &[PlayAnalysis], sides: &Sides, seats: usize, start: &[Vec<f32>]) -> Self {
        let mut by_seat = BySeat::new(seats, |_| SeatSummary::default());
        let mut lost = BySeat::new(seats, |_| 0.0);
        let mut moments = Vec::new();
        for (index, play) in plays.iter().enumerate() {
            if play.options.len() < 2 {
                continue;
            }
            by_seat[play.seat].count(play);
            lost[play.seat] += play.better.as_ref().map_or(0.0, |better| f64::from(better.loss));
            let last = index.checked_sub(1).and_then(|last| plays.get(last));
            let before = match last.filter(|last| last.round == play.round) {
                Some(last) => Some(&last.outlook).filter(|_| last.action + 1 == play.action),
                None => start.get(play.round).filter(|_| play.action == 0),
            };
            let side = sides.of(play.seat);
            let of_side = |outlook: &Vec<f32>| outlook.get(side).copied();
            if let (Some(before), Some(after)) = (before.and_then(of_side), of_side(&play.outlook)) {
                moments.push(TurningPoint {
                    round: play.round,
                    action: play.action,
                    seat: play.seat,
                    before,
                    after,
                });
            }
        }
        moments.sort_by(|one, other| other.change().total_cmp(&one.change()));
        moments.truncate(MOMENTS);
        for (seat, lost) in lost.seated() {
            by_seat[seat].loss = hundredths(lost / f64::from(by_seat[seat].choices.max(1)));
        }
        Self { moments, seats: by_seat }
    }
}

impl TurningPoint {
    /// How far the outlook went up or down.
    fn change(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

impl SeatSummary {
    fn count(&mut self, play: &PlayAnalysis) {
        self.choices += 1;
        self.agreed += u32::from(play.better.is_none());
        match play.grade {
            Grade::Good => {}
            Grade::Inaccuracy => self.inaccuracies += 1,
            Grade::Mistake => self.mistakes += 1,
            Grade::Blunder => self.blunders += 1,
        }
    }
}
