//! The end of a match, its winner and its rating points.

use super::{credit::Credit, parameters::Parameters, round::Over, settling::Finished, standing::Standing};

/// The sides that won and lost; both are empty in a drawn match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub(crate) won: Vec<usize>,
    pub(crate) lost: Vec<usize>,
}

impl Verdict {
    /// The sides that `lost` accepts have lost, all other sides have won.
    pub(crate) fn lost_by(sides: usize, lost: impl Fn(usize) -> bool) -> Self {
        let (lost, won) = (0..sides).partition(|side| lost(*side));
        Self { won, lost }
    }
}

/// The event that ends the match at once, regardless of totals (R0.3.23-25, F-jam).
pub(crate) fn at_once(finished: &Finished<'_>, credit: &Credit, after: &Standing) -> Option<Verdict> {
    let p = finished.parameters;
    let sides = finished.sides.len();
    let won_by = |winner: usize| Some(Verdict::lost_by(sides, |side| side != winner));
    if let Over::Out(seat) = finished.over {
        let side = finished.side_of(seat);
        let last = finished.round.last.expect("a tile was laid").tile;
        let shows = |number: u8| last.is_double() && last.has(number);
        let heavy =
            (0..finished.seats()).any(|other| finished.side_of(other) != side && finished.values[other] > 25);
        let bald = p.ends_at_once("out-with-0-0") && shows(0);
        let six = p.ends_at_once("out-with-6-6-if-a-loser-holds-over-25") && shows(6) && heavy;
        if bald || six {
            return won_by(side);
        }
    }
    if let (Some(seat), Some(winner)) = (finished.round.announced, credit.winner) {
        let side = finished.side_of(seat);
        if winner == side {
            return won_by(side);
        }
        if finished.of_side[side] >= 25 {
            return Some(Verdict::lost_by(sides, |other| other == side));
        }
    }
    let in_a_row = |side: &usize| p.ends_at_once("six-in-a-row") && after.accounts[*side].points >= 6;
    credit.winner.filter(in_a_row).and_then(won_by)
}

/// Whether the match is over by its points or its number of rounds.
pub(crate) fn by_points(
    p: &Parameters,
    seats: usize,
    standing: &Standing,
    first_at_target: Option<usize>,
) -> Option<Verdict> {
    let points: Vec<i64> = standing.accounts.iter().map(|account| account.points).collect();
    let best = *points.iter().max().expect("sides");
    let least = *points.iter().min().expect("sides");
    let is_shared = |at: i64| points.iter().filter(|points| **points == at).count() > 1;
    let reached = |points: i64| {
        p.target(seats).is_some_and(|target| match p.word("match.test") {
            ">" => points > target,
            "==" => points == target,
            _ => points >= target,
        })
    };
    let loses = p.is("match.reach", "loses");
    if reached(best) {
        if loses {
            // C30: all sides that reached the target lose, or only the highest.
            let all = p.is("match.severalOver", "all");
            return Some(Verdict::lost_by(points.len(), |side| {
                reached(points[side]) && (all || points[side] == best)
            }));
        }
        // Of several sides at an exact target, the one that reached it first wins.
        if let (Some(first), "==") = (first_at_target, p.word("match.test")) {
            return Some(Verdict::lost_by(points.len(), |side| side != first));
        }
        // The highest total wins. If several sides share it, they play one more round.
        if !is_shared(best) {
            return Some(Verdict::lost_by(points.len(), |side| points[side] != best));
        }
    }
    // After the last round the best total wins. If several sides share it, the match is drawn.
    let rounds = p.maybe("match.rounds")?;
    if standing.rounds < rounds {
        return None;
    }
    let top = if loses { least } else { best };
    Some(if is_shared(top) {
        Verdict { won: Vec::new(), lost: Vec::new() }
    } else {
        Verdict::lost_by(points.len(), |side| points[side] != top)
    })
}

/// Rating points by seat (R0.4.46-51, R3.3.3).
pub(crate) fn rating(
    p: &Parameters,
    seats: usize,
    standing: &Standing,
    verdict: &Verdict,
    eliminated: Option<usize>,
) -> Option<Vec<i64>> {
    let formula = p.maybe_word("rating.formula")?;
    let sides = p.sides(seats);
    let side_of = |seat: usize| sides.iter().position(|side| side.contains(&seat)).expect("a side");
    let points = |side: usize| {
        let account = &standing.accounts[side];
        account.points + if p.flag("rating.remembered") { account.remembered } else { 0 }
    };
    let of_seat = |seat: usize| {
        let side = side_of(seat);
        if !verdict.won.contains(&side) {
            return 0;
        }
        match (formula, eliminated) {
            ("goat-club", _) => {
                // Rounded half up, at least 1.
                let from = eliminated.map_or(100, |seat| points(side_of(seat)));
                ((from - points(side) + 5).div_euclid(10)).max(1)
            }
            // R3.3.6: a match stopped for time counts 1.
            (_, Some(_)) => 1,
            (_, None) => match verdict.lost.iter().map(|side| points(*side)).max() {
                Some(..=0) | None => 3,
                Some(1..=50) => 2,
                Some(_) => 1,
            },
        }
    };
    Some((0..seats).map(of_seat).collect())
}
