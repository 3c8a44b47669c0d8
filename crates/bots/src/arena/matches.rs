//! Whole matches of bots.

use std::sync::Arc;

use boneyard_rules::{Match, Move, Rules, RulesError, Side, View};
use rand::Rng;

use super::{Contender, Deal, FaceUp, Foul};

/// A match that is not over after so many rounds is drawn.
const ROUNDS_MAX: usize = 1_000;

/// A match in which the first bot played one side, and the second bot all others.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedMatch {
    /// The points of the first bot in each round: [`Played::points`](super::Played::points) of its side.
    pub points: Vec<f64>,
    /// Who has won; `None` if both or neither have.
    pub winner: Option<Contender>,
}

/// Plays a match once for each side, with the same deals: the first bot plays that side, and the second bot all others.
///
/// # Errors
/// The rules have no table of this size, or a bot's first illegal choice.
pub fn compare<E: From<RulesError> + From<Foul>>(
    rules: &Arc<Rules>,
    seats: usize,
    rng: &mut (impl Rng + Clone),
    mut choose: impl FnMut(Contender, &View, FaceUp<'_>) -> Option<Move>,
) -> Result<Vec<PlayedMatch>, E> {
    let game = Match::new((**rules).clone(), seats)?;
    let played = (0..game.sides().count()).map(|side| {
        let mut deals = rng.clone();
        Ok(play(rules, game.clone(), side, &mut deals, &mut choose)?)
    });
    let played = played.collect::<Result<_, E>>()?;
    // The next match has other deals.
    rng.next_u64();
    Ok(played)
}

fn play(
    rules: &Arc<Rules>,
    mut game: Match,
    own: Side,
    deals: &mut impl Rng,
    mut choose: impl FnMut(Contender, &View, FaceUp<'_>) -> Option<Move>,
) -> Result<PlayedMatch, Foul> {
    let sides = game.sides().clone();
    let who = |side: Side| if side == own { Contender::First } else { Contender::Second };
    let mut points = Vec::new();
    while game.end().is_none() && points.len() < ROUNDS_MAX {
        let deal = Deal::next(rules.clone(), &game, deals);
        let played = deal.play_face_up(|view, face_up| choose(who(sides.of(view.seat)), view, face_up))?;
        points.push(played.points[own]);
        game.finish(&played.finished);
    }
    let won = game.end().map(|end| end.verdict.won.clone()).unwrap_or_default();
    let winner = match (won.contains(&own), won.iter().any(|side| *side != own)) {
        (true, false) => Some(Contender::First),
        (false, true) => Some(Contender::Second),
        _ => None,
    };
    Ok(PlayedMatch { points, winner })
}
