//! The matches that make up for what a starter leaves out.
//!
//! A starter for an odd number of pairs leaves out the partners that are two steps apart on a circle of the players, and the
//! opponents that are one or three steps apart meet once too few. So in the closing matches pairs of the first kind meet such
//! that players one and three steps apart face each other: in six pairs that follow one another the first plays the fourth, the
//! second the third, and the fifth the sixth. One pair is left, and another repeats against it to fill the table.

use crate::{MatchPlan, Pair, Pairing, Player, TablePlan};

/// Adds the closing matches: one about the middle of the evening and two at its end, where nobody rests twice on end if that
/// can be.
pub(super) fn close(players: u8, order: u8, left_out: u8, matches: Vec<MatchPlan>) -> Vec<MatchPlan> {
    // Half the distance of the partners left out, counted round.
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
        rests_on_end(&[before, &[middle], after, &[last_but_one, last]].concat())
    });
    let mut all = matches;
    if let Some((place, [middle, last_but_one, last])) = best {
        all.insert(place, middle.clone());
        all.extend([last_but_one.clone(), last.clone()]);
    }
    all
}

/// The closing matches, where the first pair begins at a place of the circle. The last holds the pair that fills a table.
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
    // The circle is odd, so one, three or five pairs are left, of which one stays alone.
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

/// Seats a pair against two who would rest; the last player, who rests in the other closing matches, is one of them.
fn fill(last: &mut MatchPlan, alone: [Player; 2], players: u8) {
    let mut resting = last.resting(players);
    resting.retain(|player| !alone.contains(player));
    if let (Some(one), Some(other)) = (resting.pop(), resting.first())
        && let Some(pairing) = Pairing::new([alone, [one, *other]])
    {
        last.tables.push(TablePlan { pairing, filler: Some(Pair::Second) });
    }
}

/// Who rests in a match, one bit each.
fn resting(plan: &MatchPlan, players: u8) -> u64 {
    plan.resting(players).iter().fold(0, |set, player| set | 1 << player.index())
}

/// How often a player rests in two matches in a row.
fn rests_on_end(rests: &[u64]) -> u32 {
    rests.windows(2).map(|two| (two[0] & two[1]).count_ones()).sum()
}
