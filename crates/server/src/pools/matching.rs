//! Chooses who of the people who wait play together.

use std::time::{Duration, Instant};

/// A person who waits for opponents.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    /// The rating; `None` where ratings do not matter.
    pub(super) rating: Option<f64>,
    pub(super) since: Instant,
}

impl Candidate {
    /// The band at once: about what one class of players spans.
    const BAND: f64 = 100.0;
    /// How fast the band widens, in points a second: after 20 seconds it is 600 points wide.
    const WIDENS: f64 = 25.0;

    /// How far the other players' ratings may be from this one's.
    fn band(&self, now: Instant) -> f64 {
        let waited: Duration = now.saturating_duration_since(self.since);
        Self::BAND + Self::WIDENS * waited.as_secs_f64()
    }
}

/// The next `players` people who play together, by their indices; `None` if nobody fits yet. Whoever has waited longest has the
/// first choice. Each takes those nearest in rating; all must be within the band of each other.
pub(super) fn choose(candidates: &[Candidate], players: usize, now: Instant) -> Option<Vec<usize>> {
    if candidates.len() < players {
        return None;
    }
    let mut by_wait: Vec<usize> = (0..candidates.len()).collect();
    by_wait.sort_by_key(|index| candidates[*index].since);
    let rating = |index: usize| candidates[index].rating.unwrap_or(0.0);
    // The sort is stable: of equal ratings, whoever has waited longer comes first.
    let mut by_rating = by_wait.clone();
    by_rating.sort_by(|one, other| rating(*one).total_cmp(&rating(*other)));
    let mut places = vec![0; candidates.len()];
    by_rating.iter().enumerate().for_each(|(place, index)| places[*index] = place);
    by_wait.into_iter().find_map(|first| {
        let chosen = nearest(&by_rating, places[first], players, rating);
        fits(candidates, &chosen, now).then_some(chosen)
    })
}

/// The person at a place in the order of ratings, and the nearest others.
fn nearest(by_rating: &[usize], place: usize, players: usize, rating: impl Fn(usize) -> f64) -> Vec<usize> {
    let mut chosen = vec![by_rating[place]];
    let own = rating(by_rating[place]);
    let (mut below, mut above) = (place, place + 1);
    while chosen.len() < players {
        let lower = below.checked_sub(1).map(|place| by_rating[place]);
        let higher = by_rating.get(above).copied();
        match (lower, higher) {
            (Some(lower), Some(higher)) if own - rating(lower) < rating(higher) - own => {
                chosen.push(lower);
                below -= 1;
            }
            (_, Some(higher)) => {
                chosen.push(higher);
                above += 1;
            }
            (Some(lower), None) => {
                chosen.push(lower);
                below -= 1;
            }
            (None, None) => break,
        }
    }
    chosen
}

/// Whether the ratings of these people are within each one's band.
fn fits(candidates: &[Candidate], chosen: &[usize], now: Instant) -> bool {
    let ratings = || chosen.iter().filter_map(|index| candidates[*index].rating);
    let (low, high) = (ratings().fold(f64::INFINITY, f64::min), ratings().fold(f64::NEG_INFINITY, f64::max));
    chosen.iter().all(|index| {
        let candidate = &candidates[*index];
        candidate.rating.is_none_or(|rating| {
            let band = candidate.band(now);
            rating - low <= band && high - rating <= band
        })
    })
}

/// The people in the order of their seats. Where two pairs play, the strongest and the weakest are partners, across the table.
pub(super) fn seated(candidates: &[Candidate], mut chosen: Vec<usize>, two_pairs: bool) -> Vec<usize> {
    if two_pairs && chosen.len() == 4 {
        let rating = |index: usize| candidates[index].rating.unwrap_or(0.0);
        chosen.sort_by(|one, other| rating(*other).total_cmp(&rating(*one)));
        chosen.swap(2, 3);
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// People with these ratings, who came one second after the other.
    fn waiting(began: Instant, ratings: &[f64]) -> Vec<Candidate> {
        let candidate = |(index, rating): (usize, &f64)| Candidate {
            rating: Some(*rating),
            since: began + SECOND * u32::try_from(index).unwrap(),
        };
        ratings.iter().enumerate().map(candidate).collect()
    }

    #[test]
    fn whoever_has_waited_longest_meets_the_nearest_rating() {
        let began = Instant::now();
        let people = waiting(began, &[1500.0, 1900.0, 1590.0, 1480.0]);
        let now = began + 4 * SECOND;
        assert_eq!(choose(&people, 2, now), Some(vec![0, 3]));
        assert_eq!(choose(&people[..2], 2, now), None, "400 points apart");
        assert_eq!(choose(&people[..1], 2, now), None);
        // Alone for the first choice, the others still meet.
        assert_eq!(choose(&people[1..], 2, now), Some(vec![1, 2]));
    }

    #[test]
    fn the_band_widens_until_any_two_meet() {
        let began = Instant::now();
        let people = waiting(began, &[1500.0, 1900.0]);
        // The second came a second later, and both must accept.
        assert_eq!(choose(&people, 2, began + 12 * SECOND), None);
        assert_eq!(choose(&people, 2, began + 13 * SECOND), Some(vec![0, 1]));
    }

    #[test]
    fn all_at_a_table_are_within_the_band_of_each_other() {
        let began = Instant::now();
        let people = waiting(began, &[1500.0, 1410.0, 1590.0]);
        assert_eq!(choose(&people, 3, began + 2 * SECOND), None, "180 points between the last two");
        assert_eq!(choose(&people, 3, began + 6 * SECOND).map(|chosen| chosen.len()), Some(3));
    }

    #[test]
    fn without_ratings_the_first_who_come_play() {
        let began = Instant::now();
        let mut people = waiting(began, &[0.0; 5]);
        people.iter_mut().for_each(|candidate| candidate.rating = None);
        assert_eq!(choose(&people, 4, began), Some(vec![0, 1, 2, 3]));
    }

    #[test]
    fn the_strongest_and_the_weakest_are_partners() {
        let people = waiting(Instant::now(), &[1500.0, 1700.0, 1400.0, 1600.0]);
        // Partners have the first and the third seat, and the second and the fourth.
        assert_eq!(seated(&people, vec![0, 1, 2, 3], true), [1, 3, 2, 0]);
        assert_eq!(seated(&people, vec![0, 1, 2, 3], false), [0, 1, 2, 3]);
    }
}
