//! What a bot would do on a person's seat, and why.

use boneyard_rules::{
    LayoutKind, Move, Seat, Tile, Tiles, View, WIDE,
    ruleset::{Blanks, Matching, Sense, TurnPlays},
};
use boneyard_table::{Advice, Reason};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{Budget, Weighed, choose::MASTER, knowledge::Knowledge, sampling};

/// Tries every move as a bot of the highest level does. Finds no moves if it is not this seat's turn.
pub fn weigh(view: &View, rng: &mut impl Rng, budget: Budget<'_>) -> Weighed {
    if view.legal.is_empty() {
        return Weighed::default();
    }
    sampling::weigh(view, &mut Xoshiro256PlusPlus::from_rng(rng), budget, MASTER)
}

/// The move that a bot of the highest level would make, and a reason to tell a person. `None` if it is not this seat's turn.
///
/// ```
/// use boneyard_bots::{Budget, advise, arena::Deal};
/// use boneyard_rules::{Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
/// let round = deal.round();
/// let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
/// let advice = advise(&view, &mut rng, Budget::playouts(500)).expect("it is this seat's turn");
/// assert!(round.legal().contains(&advice.choice));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn advise(view: &View, rng: &mut impl Rng, budget: Budget<'_>) -> Option<Advice> {
    if let [choice] = view.legal[..] {
        return Some(Advice { choice, why: Reason::Only });
    }
    let weighed = weigh(view, rng, budget);
    let choice = weighed.best()?;
    Some(Advice { choice, why: why(view, choice, &weighed) })
}

/// A reason to tell a person for a move of the view: the first that holds, of those that say most. `weighed` has the values of the
/// view's moves.
#[must_use]
pub fn why(view: &View, choice: Move, weighed: &Weighed) -> Reason {
    let better = || better(weighed, choice);
    let Some(tile) = tile_of(choice) else { return better() };
    if view.hand.len() == 1 {
        return Reason::LastTile;
    }
    let points = view.points_for(choice);
    if points > 0 && view.legal.iter().all(|other| view.points_for(*other) <= points) {
        return Reason::Scores { points };
    }
    if let Some(seat) = stopped(view, choice) {
        return Reason::Stops { seat };
    }
    let others = || view.legal.iter().copied().filter(|other| tile_of(*other) != Some(tile));
    let tiles = kept(view, choice);
    if tiles > 1 && others().all(|other| kept(view, other) < tiles) {
        return Reason::Keeps { tiles: u8::try_from(tiles).unwrap_or(u8::MAX) };
    }
    // Where unequal numbers may touch, a double may fit several numbers.
    let touch_equal = view.rules.layout.match_ == Matching::Equal && view.rules.tiles.blanks != Blanks::Wild;
    if tile.is_double() && touch_equal {
        return Reason::Double;
    }
    let value = |tile: Tile| view.rules.hand_value(&[tile]);
    // A tile may count more if it is the only one: that is not what it costs among others.
    let counts =
        matches!(view.rules.score.sense, Sense::WinnerGains | Sense::LosersPay) && value(tile) == tile.pips();
    if counts && others().filter_map(tile_of).all(|other| value(other) < value(tile)) {
        return Reason::Heavy { points: value(tile) };
    }
    better()
}

const fn tile_of(choice: Move) -> Option<Tile> {
    match choice {
        Move::Play { tile, .. } => Some(tile),
        Move::Draw | Move::Close | Move::Done | Move::Pass => None,
    }
}

/// All tiles that fit after a play.
fn fitting(view: &View, choice: Move) -> Tiles<WIDE> {
    let Move::Play { tile, at, leaves } = choice else { return Tiles::EMPTY };
    view.fitting_after(tile, at, leaves)
}

/// How many tiles of the hand fit after a play.
fn kept(view: &View, choice: Move) -> usize {
    let fitting = fitting(view, choice);
    view.hand.iter().filter(|held| Some(**held) != tile_of(choice) && fitting.contains(**held)).count()
}

/// The next player, if they certainly have no tile that fits after a play.
fn stopped(view: &View, choice: Move) -> Option<Seat> {
    let next = view.seat.next(view.counts.seats());
    // With trains the same tiles do not fit for everyone, and a turn may have several plays.
    let is_plain =
        LayoutKind::of(&view.rules) != LayoutKind::Trains && view.rules.turn.plays == TurnPlays::One;
    let sides = view.rules.sides(view.counts.seats());
    let is_opponent = !view.shows(next) && sides.of(next) != sides.of(view.seat);
    if !is_plain || !is_opponent {
        return None;
    }
    let knowledge = Knowledge::<WIDE>::of(view);
    let fitting = fitting(view, choice) & knowledge.hidden;
    let mut spots = knowledge.spots.iter().filter(|spot| spot.seat == Some(next));
    spots.all(|spot| (spot.admits & fitting).is_empty()).then_some(next)
}

/// By how much the move did better than the best of the others.
fn better(weighed: &Weighed, choice: Move) -> Reason {
    let others = weighed.moves().filter(|(other, _)| *other != choice);
    let second = others.reduce(|best, other| if other.1.mean > best.1.mean { other } else { best });
    let points = second.and_then(|(other, _)| weighed.better_by(choice, other)).map_or(0.0, |by| by.mean);
    Reason::Better { points: points as f32, deals: u32::try_from(weighed.deals()).unwrap_or(u32::MAX) }
}
