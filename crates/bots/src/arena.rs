//! Compares bots: plays the same deal several times with different bots.

use std::{fmt, sync::Arc};

use boneyard_rules::{
    Action, Begin, BySeat, FinishedRound, Match, Move, MustLead, PlayError, Round, Rules, RulesError, Seat,
    Settlement, Sides, Standing, Tile, View, settle,
};
use rand::Rng;

use crate::{
    evaluate::worth,
    random::{below, shuffle},
};

/// The dealt first round of a match. Playing it once for each side, with the bots exchanged, compares two bots
/// fairly.
#[derive(Clone, Debug)]
pub struct Deal {
    rules: Arc<Rules>,
    sides: Sides,
    /// The round before its first action.
    round: Round,
    /// The boneyard, the next tile first.
    boneyard: Vec<Tile>,
}

/// A finished round of bots.
#[derive(Clone, Debug)]
pub struct Played {
    /// The round with its history.
    pub round: Round,
    /// The points that were written.
    pub settlement: Settlement,
    /// The value to each side, in points: its gain minus the mean gain of the others, and 50 more or less if the round
    /// wins or loses the match.
    pub worth: Vec<f64>,
}

/// The two bots of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contender {
    /// The bot whose gain is returned.
    First,
    /// The bot it is compared with.
    Second,
}

/// How much one bot wins against another, in points per round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    /// The mean over all deals.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Margin {
    /// The mean gain of some deals, with its standard error.
    #[must_use]
    pub fn of(deals: &[f64]) -> Self {
        let count = deals.len().max(1) as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let spread: f64 = deals.iter().map(|gain| (gain - mean).powi(2)).sum();
        Self { mean, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// The 95 % confidence interval of the mean.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        [self.mean - 1.96 * self.error, self.mean + 1.96 * self.error]
    }
}

/// A bot chose an illegal move, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foul {
    /// The bot's seat.
    pub seat: Seat,
    /// The chosen move, if any.
    pub chosen: Option<Move>,
    /// Why the rules refuse it.
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
    /// A random deal that the rules do not redeal. If the tiles do not decide who leads, a random seat leads.
    ///
    /// # Errors
    /// [`RulesError::Seats`] if the rules have no table of this size.
    ///
    /// # Panics
    /// Never: a full set dealt by the rules' own hand sizes is a legal setup.
    pub fn shuffled(rules: Arc<Rules>, seats: usize, rng: &mut impl Rng) -> Result<Self, RulesError> {
        let game = Match::new((*rules).clone(), seats)?;
        let size = rules.hand_size(seats).unwrap_or_default();
        let mut tiles = rules.tile_list(seats);
        loop {
            shuffle(&mut tiles, rng);
            let hands = BySeat::new(seats, |seat| tiles[seat.index() * size..][..size].to_vec());
            let (leader, must_lead) = match game.begin(&hands) {
                Begin::Redeal => continue,
                Begin::Lead { seat, must_lead } => (seat, must_lead),
                Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
                Begin::Open => (Seat::at(below(rng, seats)), MustLead::Any),
            };
            let boneyard = tiles.split_off(seats * size);
            let round = Round::deal(&rules, hands, boneyard.clone(), leader, must_lead)
                .expect("a full set dealt by the rules is legal");
            return Ok(Self { sides: game.sides().clone(), rules, round, boneyard });
        }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Which seats score together.
    #[must_use]
    pub const fn sides(&self) -> &Sides {
        &self.sides
    }

    /// The standing before the round: that of a new match.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing::new(&self.rules, self.sides.count())
    }

    /// The round before its first action.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The boneyard before the first action, the next tile first.
    #[must_use]
    pub fn boneyard(&self) -> &[Tile] {
        &self.boneyard
    }

    /// Plays the round to its end. `choose` gets the view of the seat whose turn it is.
    ///
    /// # Errors
    /// The first illegal choice.
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

    /// Plays the round once for each side: the first bot plays that side, and the second bot all others. Returns the
    /// mean [`Played::worth`] of the first bot's sides, settled as in the first round of a match.
    ///
    /// # Errors
    /// The first illegal choice.
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
