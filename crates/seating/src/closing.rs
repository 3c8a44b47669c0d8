//! The closing matches of a seating with an odd number of pairs.
//!
//! The starter of such a seating leaves out the partners that are two steps apart on a circle of the players, and
//! opponents that are one or three steps apart meet one time too few. In the closing matches the missing pairs play,
//! and these opponents meet.
//!
//! The missing pairs are taken round the circle, six at a time: the first plays the fourth, the second the third, and
//! the fifth the sixth. The number of pairs is odd, so one pair has no opponents in the end. It plays a filler pair.

use crate::{MatchPlan, Pair, Pairing, Player, TablePlan};

/// Adds the closing matches: one near the middle of the evening and two at its end. They are placed so that as few players as
/// possible rest twice in a row.
pub(super) fn close(players: u8, order: u8, left_out: u8, matches: Vec<MatchPlan>) -> Vec<MatchPlan> {
    // Half the distance of the missing partners, modulo the order.
    let step = if left_out.is_multiple_of(2) { left_out / 2 } else { (left_out + order) / 2 };
    let element = |at: u8| (u16::from(at) * u16::from(step) % u16::from(order)) as u8;
    let circle: Vec<Player> = (0..order).filter_map(|at| Player::new(element(at) + 1)).collect();

    let closings: Vec<[MatchPlan; 3]> =
        (0..circle.len()).map(|first| closing_matches(&circle, first, players)).collect();
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

/// The closing matches, with the first pair at the place `first` of the circle. The last match has the filler pair.
fn closing_matches(circle: &[Player], first: usize, players: u8) -> [MatchPlan; 3] {
    let at = |place: usize| circle[(first + place) % circle.len()];
    let pair = |place| [at(place), at(place + 2)];
    let mut matches = [const { Vec::new() }; 3];
    let mut meet = |number: usize, one, other| matches[number].extend(Pairing::new([pair(one), pair(other)]));

    let sixes = circle.len() / 6;
    for start in (0..sixes).map(|six| 6 * six) {
        meet(0, start, start + 3);
        meet(1, start + 1, start + 2);
        meet(2, start + 4, start + 5);
    }
    // The number of pairs is odd, so one, three or five are left over. One of them has no opponents.
    let start = 6 * sixes;
    let (number, alone) = match circle.len() % 6 {
        1 => (0, start),
        3 => {
            meet(1, start, start + 1);
            (2, start + 2)
        }
        _ => {
            meet(1, start, start + 3);
            meet(0, start + 1, start + 2);
            (2, start + 4)
        }
    };
    let table = |pairing| TablePlan { pairing, filler: None };
    let mut matches = matches.map(|pairings| MatchPlan { tables: pairings.into_iter().map(table).collect() });
    matches.swap(number, 2);
    fill(&mut matches[2], pair(alone), players);
    matches
}

/// Seats the left-over pair against two resting players: those with the lowest and the highest number. With 4n + 2
/// players, the highest is the last player, who is not on the circle and rests in the other closing matches.
fn fill(last: &mut MatchPlan, alone: [Player; 2], players: u8) {
    let mut resting = last.resting(players);
    resting.retain(|player| !alone.contains(player));
    if let (Some(one), Some(other)) = (resting.pop(), resting.first())
        && let Some(pairing) = Pairing::new([alone, [one, *other]])
    {
        last.tables.push(TablePlan { pairing, filler: Some(Pair::Second) });
    }
}

/// The players who rest in a match, one bit each.
fn resting(plan: &MatchPlan, players: u8) -> u64 {
    plan.resting(players).iter().fold(0, |set, player| set | 1 << player.index())
}

/// How often players rest in two successive matches, summed over all players.
fn rests_in_a_row(rests: &[u64]) -> u32 {
    rests.windows(2).map(|two| (two[0] & two[1]).count_ones()).sum()
}
