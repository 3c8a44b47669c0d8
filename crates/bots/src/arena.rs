//! Bots against each other: a deal that can be played again with other players.

use std::{fmt, sync::Arc};

use boneyard_rules::{
    Action, Begin, BySeat, FinishedRound, Match, Move, MustLead, PlayError, Round, Rules, RulesError, Seat,
    Settlement, Sides, Standing, Tile, View, settle,
};
use rand::Rng;

use crate::{evaluate::worth, playout::below};

/// The first round of a match, dealt. Playing it twice with the sides exchanged compares two bots fairly.
#[derive(Clone, Debug)]
pub struct Deal {
    rules: Arc<Rules>,
    sides: Sides,
    /// Before the first action.
    round: Round,
    /// The order in which tiles will be drawn.
    boneyard: Vec<Tile>,
}

/// A round that bots played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Everything that happened.
    pub round: Round,
    /// What it wrote.
    pub settlement: Settlement,
    /// What it was worth to each side, in points against the others.
    pub worth: Vec<f64>,
}

/// The two bots of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contender {
    /// The one whose gain is told.
    First,
    /// The one it is measured against.
    Second,
}

/// What one bot won of another, in points a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    /// The mean over all deals.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Margin {
    /// The mean of what each deal brought, and how far it can be trusted.
    #[must_use]
    pub fn of(deals: &[f64]) -> Self {
        let count = deals.len().max(1) as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let spread: f64 = deals.iter().map(|gain| (gain - mean).powi(2)).sum();
        Self { mean, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// The interval that holds the true margin in 95 of 100 such measurements.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        [self.mean - 1.96 * self.error, self.mean + 1.96 * self.error]
    }
}

/// A bot made no move that could be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foul {
    /// Who.
    pub seat: Seat,
    /// What it chose, if anything.
    pub chosen: Option<Move>,
    /// Why that is refused.
    pub why: PlayError,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chosen {
            Some(chosen) => write!(f, "seat {} chose {chosen}: {}", self.seat, self.why),
            None => write!(f, "seat {} chose nothing: {}", self.seat, self.why),
        }
    }
}

impl std::error::Error for Foul {}

impl Deal {
    /// A deal that these rules do not throw back. Where the tiles do not say who leads, any seat may.
    ///
    /// # Errors
    /// [`RulesError::Seats`] where the rules have no such table.
    ///
    /// # Panics
    /// Never: a whole set dealt by the rules' own sizes is a sound setup.
    pub fn shuffled(rules: Arc<Rules>, seats: usize, rng: &mut impl Rng) -> Result<Self, RulesError> {
        let game = Match::new((*rules).clone(), seats)?;
        let size = rules.hand_size(seats).unwrap_or_default();
        let mut tiles = rules.tile_list(seats);
        loop {
            for last in (1..tiles.len()).rev() {
                tiles.swap(last, below(rng, last + 1));
            }
            let hands = BySeat::new(seats, |seat| tiles[seat.index() * size..][..size].to_vec());
            let (leader, must_lead) = match game.begin(&hands) {
                Begin::Redeal => continue,
                Begin::Lead { seat, must_lead } => (seat, must_lead),
                Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
                Begin::Open => (Seat::at(below(rng, seats)), MustLead::Any),
            };
            let boneyard = tiles.split_off(seats * size);
            let round = Round::deal(&rules, hands, boneyard.clone(), leader, must_lead)
                .expect("a whole set dealt by the rules is sound");
            return Ok(Self { sides: game.sides().clone(), rules, round, boneyard });
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Who scores together.
    #[must_use]
    pub const fn sides(&self) -> &Sides {
        &self.sides
    }

    /// The standing before it: that of a match about to begin.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing::new(&self.rules, self.sides.count())
    }

    /// The round before its first action.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Plays it to the end. `choose` is shown what the seat to move may know.
    ///
    /// # Errors
    /// The first choice that cannot be carried out.
    pub fn play(&self, mut choose: impl FnMut(&View) -> Option<Move>) -> Result<Played, Foul> {
        let mut round = self.round.clone();
        let mut boneyard = self.boneyard.iter().copied();
        let finish = loop {
            if let Some(finish) = FinishedRound::of(&round, &self.rules, &self.standing()) {
                break finish;
            }
            let seat = round.turn();
            let chosen = choose(&View::of(&round, self.rules.clone(), self.standing(), seat));
            let foul = |why| Foul { seat, chosen, why };
            let action = match chosen {
                Some(Move::Play { tile, at, leaves }) => Action::Play { tile, at, leaves },
                Some(Move::Close) => Action::Close,
                Some(Move::Done) => Action::Done,
                Some(Move::Draw) => {
                    Action::Draw { tile: boneyard.next().ok_or_else(|| foul(PlayError::NothingToDraw))? }
                }
                Some(Move::Pass) | None => Action::Pass,
            };
            round.play(action).map_err(foul)?;
        };
        let settlement = settle(&self.rules, &self.sides, &self.standing(), &finish);
        let worth = (0..self.sides.count()).map(|side| worth(&self.rules, &settlement, side)).collect();
        Ok(Played { round, settlement, worth })
    }

    /// Plays it once for each side: that side is the first bot's, every other the second's. Answers what
    /// the first won a round against the second, in points, settled as at the start of a match.
    ///
    /// # Errors
    /// The first choice that cannot be carried out.
    pub fn compare(&self, mut choose: impl FnMut(Contender, &View) -> Option<Move>) -> Result<f64, Foul> {
        let mut gain = 0.0;
        for side in 0..self.sides.count() {
            let played = self.play(|view| {
                let own = self.sides.of(view.seat) == side;
                choose(if own { Contender::First } else { Contender::Second }, view)
            })?;
            gain += played.worth[side];
        }
        Ok(gain / self.sides.count() as f64)
    }
}
