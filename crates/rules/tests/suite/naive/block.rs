//! The winner of a blocked round and its credits (C16-C20).

use super::{credit::Credit, settling::Finished};

/// The credits of a blocked round.
pub(crate) fn block(finished: &Finished<'_>, blocker: usize) -> Credit {
    let p = finished.parameters;
    let mut credit = Credit::none(finished.sides.len());
    let lowest = lowest(finished, blocker);
    credit.winner = winner(finished, blocker, &lowest);
    credit.tied = !lowest.is_empty() && credit.winner.is_none();
    match p.word("score.sense") {
        "round-points" | "none" => {
            credit.receiver = credit.winner;
            if let Some(side) = credit.winner {
                credit.points[side] = 1;
            }
        }
        "play-only" => credit.receiver = credit.winner,
        "winner-gains" => gain(finished, &mut credit, &lowest),
        "losers-pay" => pay(finished, &mut credit, &lowest),
        other => panic!("no such sense: {other}"),
    }
    credit
}

/// The lowest sides, as `score.blockWinner` compares them; none for `nobody`.
fn lowest(finished: &Finished<'_>, blocker: usize) -> Vec<usize> {
    let sides = 0..finished.sides.len();
    let least = |of: &[i64]| -> Vec<usize> {
        let least = of.iter().min().expect("sides");
        sides.clone().filter(|side| of[*side] == *least).collect()
    };
    let sides_of_lowest = |seats: &[usize]| -> Vec<usize> {
        let least = seats.iter().map(|seat| finished.values[*seat]).min().expect("seats");
        let low = |side: &usize| {
            seats.iter().any(|seat| finished.side_of(*seat) == *side && finished.values[*seat] == least)
        };
        sides.clone().filter(low).collect()
    };
    match finished.parameters.word("score.blockWinner") {
        // In pairs "player" means the side.
        "lowest-player" | "lowest-side" => least(&finished.of_side),
        "side-of-lowest-player" => sides_of_lowest(&(0..finished.seats()).collect::<Vec<_>>()),
        "blocker-vs-next" => sides_of_lowest(&[blocker, (blocker + 1) % finished.seats()]),
        "fewest-tiles" => {
            let tiles = |seat: &usize| finished.round.hands[*seat].len() as i64;
            least(&finished.sides.iter().map(|side| side.iter().map(tiles).sum()).collect::<Vec<i64>>())
        }
        _ => Vec::new(),
    }
}

/// The lowest side; in a tie the side that `score.blockTie` names (C18).
fn winner(finished: &Finished<'_>, blocker: usize, lowest: &[usize]) -> Option<usize> {
    if lowest.len() < 2 {
        return lowest.first().copied();
    }
    let if_tied = |seat: usize| Some(finished.side_of(seat)).filter(|side| lowest.contains(side));
    match finished.parameters.word("score.blockTie") {
        "blocker-wins" => if_tied(blocker),
        "leader-wins" => if_tied(finished.round.led_by().expect("a tile was led")),
        "blocker-loses" => {
            // R4.1.11: the other side wins all points.
            let mut others = lowest.iter().filter(|side| **side != finished.side_of(blocker));
            others.next().copied().filter(|_| others.next().is_none())
        }
        _ => None,
    }
}

/// The points carried to a later round when sides tie (C18-C20).
fn carried_on(finished: &Finished<'_>, tied: &[usize]) -> i64 {
    let p = finished.parameters;
    match p.word("score.blockTie") {
        "carry" => finished.of_side.iter().sum(),
        "eggs" if p.is("score.eggs", "once") => finished.of_side[tied[0]],
        "eggs" => tied.iter().map(|side| finished.of_side[*side]).sum(),
        _ => 0,
    }
}

/// `winner-gains`: the points of the winner (C17).
fn gain(finished: &Finished<'_>, credit: &mut Credit, lowest: &[usize]) {
    let Some(side) = credit.winner else {
        credit.waiting = carried_on(finished, lowest);
        return;
    };
    let own = finished.of_side[side];
    let all: i64 = finished.of_side.iter().sum();
    let others = (0..finished.of_side.len()).filter(|other| *other != side);
    credit.receiver = Some(side);
    credit.points[side] = match finished.parameters.word("score.block") {
        "table" => all,
        "opponents" => all - own,
        // Never below 0: the winner may not have the lightest hands.
        "opponents-minus-own" => (all - own - own).max(0),
        "sum-of-differences" => others.map(|other| (finished.of_side[other] - own).max(0)).sum(),
        other => panic!("no such payment: {other}"),
    };
}

/// `losers-pay`: the points of each side (C17).
fn pay(finished: &Finished<'_>, credit: &mut Credit, lowest: &[usize]) {
    let p = finished.parameters;
    let sides = finished.sides.len();
    let all: i64 = finished.of_side.iter().sum();
    match p.word("score.block") {
        "own-all" => {
            credit.points.clone_from(&finished.of_side);
            credit.receiver = finished.single_highest(|_| true);
        }
        "highest-pays-table" => match finished.single_highest(|_| true) {
            Some(single) => {
                credit.points[single] = all;
                credit.receiver = Some(single);
                credit.sole_payer = Some(single);
            }
            None => {
                // R0.4.40: the round is tied, and all points may be carried.
                let most = finished.of_side.iter().max().expect("sides");
                let tied: Vec<usize> = (0..sides).filter(|side| finished.of_side[*side] == *most).collect();
                credit.tied = true;
                credit.waiting = carried_on(finished, &tied);
            }
        },
        by_loser => {
            // With `carry` the points of all hands are carried, and no side scores.
            if credit.tied && p.is("score.blockTie", "carry") {
                credit.waiting = all;
                return;
            }
            let spared: Vec<usize> = credit.winner.map_or(lowest.to_vec(), |side| vec![side]);
            let least = finished.of_side[lowest[0]];
            for side in (0..sides).filter(|side| !spared.contains(side)) {
                let own = finished.of_side[side];
                credit.points[side] = if by_loser == "difference" { (own - least).max(0) } else { own };
            }
            // A tied block of three: the heavier side scores its own hand and the carried points; the tied hands are
            // carried.
            credit.receiver = finished.single_highest(|side| !spared.contains(&side));
            if credit.tied {
                credit.waiting = carried_on(finished, lowest);
            }
        }
    }
}
