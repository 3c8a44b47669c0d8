use std::{cmp::Ordering, f64::consts::PI};

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use crate::Rating;

/// Glickman's paper takes 0.5 for τ, and finds 0.3 to 1.2 reasonable.
const CONFIG: Glicko2Config = Glicko2Config { tau: 0.5, convergence_tolerance: 0.000_001 };

/// One Glicko-2 unit, in points: 400 / ln 10, rounded as in the paper.
const UNIT: f64 = 173.7178;

/// A person in a finished match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    /// The rating before the match, with the idle time in it ([`Rating::after_idle`]).
    pub rating: Rating,
    /// Whether the player left before the end.
    pub left: bool,
}

/// A side of a finished match.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// The final place: the lowest number is best, and equal numbers are a tie.
    pub place: u8,
    /// One player, or two partners.
    pub players: Vec<Player>,
}

/// Why a match cannot be rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// The number of sides is out of range.
    #[error("a match of {sides} sides cannot be rated; 2 to 8 sides can play")]
    Sides {
        /// The number of sides.
        sides: usize,
    },
    /// A side has the wrong number of players. Sides of two play against one other such side only.
    #[error("`sides[{side}]` has {players} players instead of {expected}")]
    Players {
        /// The side, from 0.
        side: usize,
        /// How many players it has.
        players: usize,
        /// How many it should have.
        expected: usize,
    },
}

/// The new rating of every player of a match, in the order of the sides and their players.
///
/// # How a match counts
///
/// *Duels* are plain Glicko-2.
///
/// *Two pairs* are rated by side: a side is as strong as the mean of its two players. Each player meets a composite opponent
/// (G. Williams, *Abstracting Glicko-2 for Team Games*, 2013), which stands for the other three. In Glicko-2 units, against
/// *c* and *d* and with the partner *b*, its rating is *c* + *d* − *b* and its variance φ² is φ_b² + φ_c² + φ_d² + π². The
/// π² is luck: a player is half of a side, so a result says a quarter of what a duel says. Indeed g(π) is ½, where
/// g(φ) = 1/√(1 + 3φ²/π²) is Glicko-2's weight of an opponent. So the expected score is that of the mean of *a* and *b*
/// against the mean of *c* and *d*. Williams leaves out the partner and counts the result in full; then a weak partner costs
/// points, and ratings claim to be more certain than they are.
///
/// *Three to eight players for themselves*: each is compared with every other side, and the new rating is the mean of what
/// each comparison alone would give. So a match counts as one match, however many play.
///
/// *A player who left* has lost to every side that had a player at the end, and tied with the rest. The sides without a leaver
/// have won against a side with one, whatever the places say. The rating of a leaver's partner stays as it was. A bot may
/// have played on in the leaver's seat.
///
/// ```
/// use boneyard_rating::{Player, Rating, Side, after_match};
///
/// let (stayed, left) = (Player { rating: Rating::START, left: false }, Player { rating: Rating::START, left: true });
/// let after = after_match(&[
///     Side { place: 1, players: vec![stayed, left] },
///     Side { place: 2, players: vec![stayed, stayed] },
/// ])?;
/// assert_eq!(after[0][0], Rating::START);
/// assert!(after[0][1].rating() < 1500.0 && after[1][0].rating() > 1500.0);
///
/// let three = Side { place: 1, players: vec![stayed; 3] };
/// assert!(after_match(&[three.clone(), three]).is_err());
/// # Ok::<_, boneyard_rating::MatchError>(())
/// ```
///
/// # Errors
/// If there are not 2 to 8 sides, or the sides are neither two pairs nor one player each.
pub fn after_match(sides: &[Side]) -> Result<Vec<Vec<Rating>>, MatchError> {
    check_sizes(sides)?;
    let new_ratings = |(at, side): (usize, &Side)| {
        let others: Vec<&Side> = sides[..at].iter().chain(&sides[at + 1..]).collect();
        side.players.iter().map(|player| new_rating(player, side, &others)).collect()
    };
    Ok(sides.iter().enumerate().map(new_ratings).collect())
}

fn check_sizes(sides: &[Side]) -> Result<(), MatchError> {
    let expected = match sides {
        [first, _] => first.players.len().clamp(1, 2),
        _ if (3..=8).contains(&sides.len()) => 1,
        _ => return Err(MatchError::Sides { sides: sides.len() }),
    };
    match sides.iter().position(|side| side.players.len() != expected) {
        Some(side) => Err(MatchError::Players { side, players: sides[side].players.len(), expected }),
        None => Ok(()),
    }
}

fn new_rating(player: &Player, side: &Side, others: &[&Side]) -> Rating {
    if !player.left && side.has_leaver() {
        return player.rating;
    }
    let compared: Vec<Glicko2Rating> = others
        .iter()
        .map(|other| {
            let result = (composite_opponent(player, side, other), outcome(player, side, other));
            glicko2_rating_period(&player.rating.glicko(), &[result], &CONFIG)
        })
        .collect();
    let mean =
        |number: fn(&Glicko2Rating) -> f64| compared.iter().map(number).sum::<f64>() / compared.len() as f64;
    Rating::nearest(Glicko2Rating {
        rating: mean(|one| one.rating),
        deviation: mean(|one| one.deviation),
        volatility: mean(|one| one.volatility),
    })
}

/// The opponent against whom the player alone would face the same odds; in a match without partners, the other player.
fn composite_opponent(player: &Player, side: &Side, other: &Side) -> Glicko2Rating {
    let partners_rating = side.rating() - player.rating.rating();
    let partners_variance = side.variance() - player.rating.deviation().powi(2);
    let size = side.players.len() as f64;
    let luck = (size.powi(2) - 1.0) / 3.0 * (PI * UNIT).powi(2);
    Glicko2Rating {
        rating: other.rating() - partners_rating,
        deviation: (other.variance() + partners_variance + luck).sqrt(),
        ..Rating::START.glicko()
    }
}

fn outcome(player: &Player, side: &Side, other: &Side) -> Outcomes {
    if player.left {
        return if other.players.iter().all(|opponent| opponent.left) {
            Outcomes::DRAW
        } else {
            Outcomes::LOSS
        };
    }
    if other.has_leaver() {
        return Outcomes::WIN;
    }
    match side.place.cmp(&other.place) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    }
}

impl Side {
    fn has_leaver(&self) -> bool {
        self.players.iter().any(|player| player.left)
    }

    /// The sum of the ratings.
    fn rating(&self) -> f64 {
        self.players.iter().map(|player| player.rating.rating()).sum()
    }

    /// The sum of the squared deviations.
    fn variance(&self) -> f64 {
        self.players.iter().map(|player| player.rating.deviation().powi(2)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pair_win_probability;

    #[test]
    fn glickmans_worked_example() {
        let opponent = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
        let results = [
            (opponent(1400.0, 30.0), Outcomes::WIN),
            (opponent(1550.0, 100.0), Outcomes::LOSS),
            (opponent(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&opponent(1500.0, 200.0), &results, &CONFIG);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    fn player(rating: f64, deviation: f64) -> Player {
        Player { rating: Rating::new(rating, deviation, 0.06).expect("a rating"), left: false }
    }

    #[test]
    fn the_composite_opponent_of_a_duel_is_the_opponent() {
        let [player, opponent] = [player(1520.3, 61.7), player(1641.9, 83.1)];
        let side = |player| Side { place: 1, players: vec![player] };
        let composite = composite_opponent(&player, &side(player), &side(opponent));
        assert_eq!(composite, opponent.rating.glicko());
    }

    #[test]
    fn the_composite_opponent_of_a_pair_has_the_odds_of_the_pair() {
        let [a, b, c, d] =
            [player(1850.0, 90.0), player(1400.0, 200.0), player(1500.0, 60.0), player(1600.0, 340.0)];
        let (side, other) = (Side { place: 1, players: vec![a, b] }, Side { place: 2, players: vec![c, d] });
        // The odds of the pair count the deviation of everyone, and those of Glicko-2 only the deviation of the opponent.
        let opponent = composite_opponent(&a, &side, &other);
        let (odds, _) = skillratings::glicko2::expected_score(&a.rating.glicko(), &opponent);
        let expected = pair_win_probability([a.rating, b.rating], [c.rating, d.rating]);
        assert!((odds - expected).abs() < 1e-12, "{odds} {expected}");
    }
}
