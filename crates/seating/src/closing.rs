//! The closing matches of a seating with an odd number of pairs.
//!
//! The starter of such a seating leaves out the partners that are two steps apart on a circle of the players. In the closing matches
//! these pairs play. Two of the closing matches fill every table. The pairs that are left play in the last match, so no other match
//! lets more players rest than the number of players makes necessary.
//!
//! Partners that are two steps apart are the edges of one ring through all players of the circle, whose order is odd. Every other
//! edge plays in the one full match, and the edges between in the other. Where the ring closes, one edge is left, or three that are
//! not neighbours. The number of pairs is odd, so one pair has no opponents in the end. It plays a filler pair.

use super::counts::CountTable;
use crate::{MatchPlan, Pair, Pairing, Player, TablePlan};

/// Adds the closing matches: one near the middle of the evening and two at its end. They are placed so that as few players as
/// possible rest twice in a row.
pub(super) fn close(players: u16, order: u8, left_out: u8, matches: Vec<MatchPlan>) -> Vec<MatchPlan> {
    // Half the distance of the missing partners, modulo the order.
    let step = if left_out.is_multiple_of(2) { left_out / 2 } else { (left_out + order) / 2 };
    let element = |at: u8| (u16::from(at) * u16::from(step) % u16::from(order)) as u8;
    let circle: Vec<Player> = (0..order).filter_map(|at| Player::new(u16::from(element(at)) + 1)).collect();

    let mut meetings = CountTable::new(players.into());
    for table in matches.iter().flat_map(|plan| &plan.tables) {
        for (one, other) in opponents(table.pairing.pairs()) {
            meetings.increment(one, other);
        }
    }
    let games = Games::on(&circle, meetings);
    let closings: Vec<[MatchPlan; 3]> =
        (0..circle.len()).map(|first| games.seated(&circle, first, players)).collect();
    let half = matches.len() / 2;
    let places = (0..half).flat_map(|off| [half + off, half - off]).chain([matches.len()]);
    let ways = places.flat_map(|place| closings.iter().map(move |closing| (place, closing)));

    let rests: Vec<u64> = matches.iter().map(|plan| resting(plan, players)).collect();
    let best = ways.min_by_key(|(place, closing)| {
        let [middle, last_but_one, last] = closing.each_ref().map(|plan| resting(plan, players));
        let (before, after) = rests.split_at(*place);
        rests_in_a_row(&[before, &[middle], after, &[last_but_one, last]].concat())
    });
    let mut all = matches;
    if let Some((place, [middle, last_but_one, last])) = best {
        all.insert(place, middle.clone());
        all.extend([last_but_one.clone(), last.clone()]);
    }
    all
}

/// A pair of the ring: the places of both players on the circle.
type Edge = [usize; 2];

/// Two pairs of the ring, against each other.
type Game = [Edge; 2];

/// The games of the closing matches, in places on the circle. Moved round the circle, they are as good.
struct Games {
    /// The games of the two full matches and of the last match.
    matches: [Vec<Game>; 3],
    /// The pair of the last match that has no opponents.
    alone: Edge,
}

impl Games {
    /// `meetings` counts how often players are opponents in the other matches.
    fn on(circle: &[Player], mut meetings: CountTable) -> Self {
        let order = circle.len();
        let edge = |at: usize| [2 * at % order, (2 * at + 2) % order];
        // The edges that are left. Between them are even numbers of edges.
        let between = (order - 3) / 6 * 2;
        let left = if order % 4 == 1 { vec![order - 1] } else { vec![between, 2 * between + 1, order - 1] };
        let mut full = [const { Vec::new() }; 2];
        let mut since = 0;
        for at in 0..order {
            if left.contains(&at) {
                since = 0;
            } else {
                full[since % 2].push(edge(at));
                since += 1;
            }
        }
        let [one, other] = full.map(|edges| {
            let games = paired_off(edges, circle, &meetings);
            for (one, other) in games.iter().flat_map(|game| opponents(players_of(circle, game))) {
                meetings.increment(one, other);
            }
            games
        });
        let mut left: Vec<Edge> = left.into_iter().map(edge).collect();
        // The pair without opponents is the one that leaves the best game.
        let growth_without = |alone: usize| {
            let others = (0..left.len()).filter(|at| *at != alone).map(|at| left[at]);
            Game::try_from(others.collect::<Vec<Edge>>()).map_or(0, |game| growth(circle, &game, &meetings))
        };
        let alone = (0..left.len()).min_by_key(|at| growth_without(*at)).unwrap_or(0);
        let alone = left.swap_remove(alone);
        let last = Game::try_from(left).into_iter().collect();
        Self { matches: [one, other, last], alone }
    }

    /// The closing matches, moved by `first` places round the circle. The last match has the filler pair.
    fn seated(&self, circle: &[Player], first: usize, players: u16) -> [MatchPlan; 3] {
        let pair = |edge: Edge| edge.map(|at| circle[(first + at) % circle.len()]);
        let table = |game: &Game| {
            let pairing = Pairing::new(game.map(pair))?;
            Some(TablePlan { pairing, filler: None })
        };
        let mut matches =
            self.matches.each_ref().map(|games| MatchPlan::of(games.iter().filter_map(table).collect()));
        fill(&mut matches[2], pair(self.alone), players);
        matches
    }
}

/// Pairs against pairs, so that players meet evenly: any two games are the best that their four pairs can make.
fn paired_off(mut edges: Vec<Edge>, circle: &[Player], meetings: &CountTable) -> Vec<Game> {
    edges.sort_unstable();
    let mut games: Vec<Game> = edges.chunks_exact(2).map(|two| [two[0], two[1]]).collect();
    loop {
        let mut changed = false;
        for one in 0..games.len() {
            for other in one + 1..games.len() {
                let ([a, b], [c, d]) = (games[one], games[other]);
                let ways = [[[a, b], [c, d]], [[a, c], [b, d]], [[a, d], [b, c]]];
                let sum =
                    |games: &[Game; 2]| games.iter().map(|game| growth(circle, game, meetings)).sum::<i32>();
                // Of equals the first is kept, so every change makes the sum smaller.
                let best = ways.into_iter().min_by_key(sum).unwrap_or(ways[0]);
                changed |= best != ways[0];
                [games[one], games[other]] = best;
            }
        }
        if !changed {
            return games;
        }
    }
}

/// By how much a game makes the sum of the squares of all meetings grow.
fn growth(circle: &[Player], game: &Game, meetings: &CountTable) -> i32 {
    opponents(players_of(circle, game)).iter().map(|(one, other)| meetings.growth(*one, *other)).sum()
}

fn players_of(circle: &[Player], game: &Game) -> [[Player; 2]; 2] {
    game.map(|edge| edge.map(|at| circle[at]))
}

/// The indices of the players who meet as opponents, the lower one first.
fn opponents([[a, b], [c, d]]: [[Player; 2]; 2]) -> [(usize, usize); 4] {
    [(a, c), (a, d), (b, c), (b, d)].map(|(one, other)| {
        let (one, other) = (one.index(), other.index());
        (one.min(other), one.max(other))
    })
}

/// Seats the left-over pair against two resting players: those with the lowest and the highest number. With 4n + 2
/// players, the highest is the last player, who is not on the circle and rests in the other closing matches.
fn fill(last: &mut MatchPlan, alone: [Player; 2], players: u16) {
    let mut resting = last.resting(players);
    resting.retain(|player| !alone.contains(player));
    if let (Some(one), Some(other)) = (resting.pop(), resting.first())
        && let Some(pairing) = Pairing::new([alone, [one, *other]])
    {
        last.tables.push(TablePlan { pairing, filler: Some(Pair::Second) });
    }
}

/// The players who rest in a match, one bit each.
fn resting(plan: &MatchPlan, players: u16) -> u64 {
    plan.resting(players).iter().fold(0, |set, player| set | 1 << player.index())
}

/// How often players rest in two successive matches, summed over all players.
fn rests_in_a_row(rests: &[u64]) -> u32 {
    rests.windows(2).map(|two| (two[0] & two[1]).count_ones()).sum()
}
