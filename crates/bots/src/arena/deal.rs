//! One round that several bots play in turn.

use std::sync::Arc;

use boneyard_rules::{
    Action, Begin, BySeat, FinishedRound, Match, Move, MustLead, PlayError, Round, Rules, RulesError, Seat,
    Settlement, Sides, Standing, Tile, View, settle,
};
use rand::Rng;

use super::{Contender, FaceUp, Foul};
use crate::{
    evaluate::{points, worth},
    random::{below, shuffle},
};

/// A dealt round of a match. Playing it once for each side, with the bots exchanged, compares two bots fairly.
#[derive(Clone, Debug)]
pub struct Deal {
    rules: Arc<Rules>,
    sides: Sides,
    standing: Standing,
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
    /// How it ended.
    pub finished: FinishedRound,
    /// The points that were written.
    pub settlement: Settlement,
    /// The points that each side gained, minus the mean of what the others gained. In rules where points are bad, the other way round.
    pub points: Vec<f64>,
    /// The value to each side, in points: its gain minus the mean gain of the others, and 50 more or less if the round
    /// wins or loses the match.
    pub worth: Vec<f64>,
}

impl Deal {
    /// A random deal of a first round that the rules do not redeal. If the tiles do not decide who leads, a random seat leads.
    ///
    /// # Errors
    /// [`RulesError::Seats`] if the rules have no table of this size.
    pub fn shuffled(rules: Arc<Rules>, seats: usize, rng: &mut impl Rng) -> Result<Self, RulesError> {
        let game = Match::new((*rules).clone(), seats)?;
        Ok(Self::next(rules, &game, rng))
    }

    /// A random deal of the next round of a match with these rules.
    ///
    /// # Panics
    /// Never: a full set dealt by the rules' own hand sizes is a legal setup.
    #[must_use]
    pub fn next(rules: Arc<Rules>, game: &Match, rng: &mut impl Rng) -> Self {
        let seats = game.seats();
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
            let (sides, standing) = (game.sides().clone(), game.standing().clone());
            return Self { rules, sides, standing, round, boneyard };
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

    /// The standing before the round.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
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

    /// The round before its first action, and the boneyard, the next tile first.
    #[must_use]
    pub fn into_round(self) -> (Round, Vec<Tile>) {
        (self.round, self.boneyard)
    }

    /// Plays the round to its end. `choose` gets the view of the seat whose turn it is.
    ///
    /// # Errors
    /// The first illegal choice.
    pub fn play(&self, mut choose: impl FnMut(&View) -> Option<Move>) -> Result<Played, Foul> {
        self.play_face_up(|view, _| choose(view))
    }

    /// Like [`Deal::play`]; `choose` also gets what no bot sees.
    ///
    /// # Errors
    /// The first illegal choice.
    pub fn play_face_up(
        &self,
        mut choose: impl FnMut(&View, FaceUp<'_>) -> Option<Move>,
    ) -> Result<Played, Foul> {
        let mut round = self.round.clone();
        let mut boneyard = self.boneyard.iter();
        let finished = loop {
            if let Some(finished) = FinishedRound::of(&round, &self.rules, &self.standing) {
                break finished;
            }
            let seat = round.turn();
            let view = View::of(&round, self.rules.clone(), self.standing.clone(), seat);
            let chosen = choose(&view, FaceUp { round: &round, boneyard: boneyard.as_slice() });
            let foul = |why| Foul { seat, chosen, why };
            let action = match chosen {
                Some(Move::Play { tile, at, leaves }) => Action::Play { tile, at, leaves },
                Some(Move::Close) => Action::Close,
                Some(Move::Done) => Action::Done,
                Some(Move::Draw) => {
                    Action::Draw { tile: *boneyard.next().ok_or_else(|| foul(PlayError::NothingToDraw))? }
                }
                Some(Move::Pass) | None => Action::Pass,
            };
            round.play(action).map_err(foul)?;
        };
        let settlement = settle(&self.rules, &self.sides, &self.standing, &finished);
        let sides = 0..self.sides.count();
        let points = sides.clone().map(|side| points(&self.rules, &settlement, side)).collect();
        let worth = sides.map(|side| worth(&self.rules, &settlement, side)).collect();
        Ok(Played { round, finished, settlement, points, worth })
    }

    /// Plays the round once for each side: the first bot plays that side, and the second bot all others. Returns the
    /// [`Played::points`] of the first bot's side in each.
    ///
    /// # Errors
    /// The first illegal choice.
    pub fn compare(
        &self,
        mut choose: impl FnMut(Contender, &View, FaceUp<'_>) -> Option<Move>,
    ) -> Result<Vec<f64>, Foul> {
        let sides = 0..self.sides.count();
        sides
            .map(|side| {
                let played = self.play_face_up(|view, face_up| {
                    let own = self.sides.of(view.seat) == side;
                    choose(if own { Contender::First } else { Contender::Second }, view, face_up)
                })?;
                Ok(played.points[side])
            })
            .collect()
    }
}
