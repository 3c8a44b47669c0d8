//! A recorded match whose hands are known: its positions, and random numbers for each of its plays.

use std::sync::Arc;

use boneyard_bots::{Budget, outlook};
use boneyard_dgn::{KnownReplay, Record};
use boneyard_rules::{Acted, Action, Move, Round, Rules, Seat, Tile, View};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{error::AnalysisError, rounding::hundredths};

/// Rounds that go on at random, for one outlook.
const PLAYOUTS: u32 = 400;

/// A recorded match, without the rounds in which some tile is unknown.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    pub(crate) rules: Arc<Rules>,
    pub(crate) rounds: Vec<KnownReplay>,
    seed: u64,
    /// What chance does to a round: the standard deviation of its worth to the first side, in points.
    pub(crate) spread: f64,
}

impl Recorded {
    pub(crate) fn read(record: &str, seed: u64) -> Result<Self, AnalysisError> {
        let record = Record::read(record)?;
        let rounds = record.known_rounds()?;
        let first = rounds.first().ok_or(AnalysisError::NoKnownRound)?.clone();
        let mut recorded = Self { rules: Arc::new(record.rules), rounds, seed, spread: 0.0 };
        let mut rng = recorded.random(0, 0);
        let worth = outlook(&first.dealt, &recorded.rules, &first.standing, &mut rng, PLAYOUTS);
        recorded.spread = worth.first().map_or(0.0, |worth| worth.error) * f64::from(PLAYOUTS).sqrt();
        Ok(recorded)
    }

    pub(crate) fn round(&self, round: usize) -> Result<&KnownReplay, AnalysisError> {
        self.rounds.get(round).ok_or(AnalysisError::NoRound { round, rounds: self.rounds.len() })
    }

    /// The round before its action with this index, or after its last one.
    pub(crate) fn before(&self, replay: &KnownReplay, action: usize) -> Result<Round, AnalysisError> {
        let history = replay.played.history();
        let too_late = || AnalysisError::NoAction { action, actions: history.len() };
        let mut round = replay.dealt.clone();
        for acted in history.get(..action).ok_or_else(too_late)? {
            round.play(acted.action).map_err(|_| AnalysisError::NotLegal(acted.action.choice()))?;
        }
        Ok(round)
    }

    pub(crate) fn acted(replay: &KnownReplay, action: usize) -> Result<Acted, AnalysisError> {
        let history = replay.played.history();
        history.get(action).copied().ok_or(AnalysisError::NoAction { action, actions: history.len() })
    }

    pub(crate) fn view(&self, replay: &KnownReplay, round: &Round, seat: Seat) -> View {
        View::of(round, self.rules.clone(), replay.standing.clone(), seat)
    }

    pub(crate) fn outlook(
        &self,
        replay: &KnownReplay,
        round: &Round,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Vec<f32> {
        let sides = outlook(round, &self.rules, &replay.standing, rng, PLAYOUTS);
        sides.into_iter().map(|side| hundredths(side.mean)).collect()
    }

    /// The budget of `deals` deals with a set of 28 tiles. Rounds with larger sets are longer, and get fewer deals.
    pub(crate) fn budget(&self, deals: u32) -> Budget<'static> {
        let seats = self.rounds.first().map_or(0, |round| round.dealt.seats());
        let tiles = u32::try_from(self.rules.tile_list(seats).len()).unwrap_or(u32::MAX).max(28);
        Budget::deals((deals.saturating_mul(28) / tiles).max(1))
    }

    /// Random numbers of their own for each play, so that the order of analyses does not matter.
    pub(crate) fn random(&self, round: usize, action: usize) -> Xoshiro256PlusPlus {
        let place = ((round as u64) << 32) | action as u64;
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// Plays a move. A draw takes the tile that the record would draw next; if the record does not have it, the lowest tile of the
/// boneyard.
pub(crate) fn carry_out(
    replay: &KnownReplay,
    round: &mut Round,
    choice: Move,
    rules: &Rules,
) -> Result<(), AnalysisError> {
    let action = match choice {
        Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
        Move::Draw => {
            Action::Draw { tile: next_drawn(replay, round, rules).ok_or(AnalysisError::NotLegal(choice))? }
        }
        Move::Close => Action::Close,
        Move::Done => Action::Done,
        Move::Pass => Action::Pass,
    };
    round.play(action).map_err(|_| AnalysisError::NotLegal(choice))
}

fn next_drawn(replay: &KnownReplay, round: &Round, rules: &Rules) -> Option<Tile> {
    let drawn = round.history().iter().filter(|acted| acted.action.choice() == Move::Draw).count();
    if let Some(order) = &replay.boneyard {
        return order.get(drawn).copied();
    }
    let seats = round.seats();
    let is_out = |tile: &Tile| {
        let laid = |acted: &Acted| matches!(acted.action, Action::Play { tile: laid, .. } if laid == *tile);
        !round.history().iter().any(laid) && !Seat::all(seats).any(|seat| round.hand(seat).contains(tile))
    };
    rules.tile_list(seats).into_iter().find(is_out)
}
