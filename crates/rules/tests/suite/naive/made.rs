//! Points in play, and the cost of draws.

use boneyard_rules::Tile;

use super::{
    parameters::Parameters,
    standing::Standing,
    table::Table,
    tiles::{shows_one_number, sum},
    triangles::Shape,
};

/// One score in play, even if an exact target makes it void.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Score {
    Made {
        seat: usize,
        points: i64,
    },
    /// The points of the tile that led the round.
    Led {
        seat: usize,
        tile: Tile,
        points: i64,
    },
    Paid {
        seat: usize,
        points: i64,
    },
}

/// The points of the tile that was just laid. `led` says that it opened the round.
pub(crate) fn made(parameters: &Parameters, table: &Table<'_>, tile: Tile, shape: Shape, led: bool) -> i64 {
    match parameters.maybe_word("score.play") {
        None => 0,
        // F-triangle: every tile scores its three numbers.
        Some("face-sum") => sum(tile),
        Some("triominoes") => triominoes(tile, shape, led),
        Some(by_ends) => of_ends(by_ends, table),
    }
}

/// F-trio: the face sum and the highest bonus. Leading a triple scores 10 more, leading 0-0-0 scores 40 in all.
fn triominoes(tile: Tile, shape: Shape, led: bool) -> i64 {
    let lead = match (led && shows_one_number(tile), sum(tile)) {
        (false, _) => 0,
        (true, 0) => 40,
        (true, _) => 10,
    };
    let bonus = match shape {
        Shape::Nothing => 0,
        Shape::Bridge => 40,
        Shape::Hexagons(1) => 50,
        Shape::Hexagons(2) => 60,
        Shape::Hexagons(_) => 70,
    };
    sum(tile) + lead + bonus
}

fn of_ends(by: &str, table: &Table<'_>) -> i64 {
    let Table::Cross(cross) = table else { panic!("ends are counted in lines and crosses") };
    let ends = cross.ends();
    let counted: i64 = ends.iter().map(|end| end.count).sum();
    match by {
        // F-fives: a multiple of five scores itself.
        "fives" if counted % 5 == 0 => counted,
        // F-53: a multiple of five scores its fifth, a multiple of three its third.
        "fives-threes" => {
            let by = |n: i64| if counted % n == 0 { counted / n } else { 0 };
            by(5) + by(3)
        }
        // F-bergen: equal ends 2, equal with a double 3.
        "headings" => {
            let begun: Vec<_> = ends.iter().filter(|end| end.begun).collect();
            let equal = begun.len() > 1 && begun.iter().all(|end| end.number == begun[0].number);
            match (equal, begun.iter().any(|end| end.is_double)) {
                (false, _) => 0,
                (true, false) => 2,
                (true, true) => 3,
            }
        }
        _ => 0,
    }
}

/// The sums of the scores of a round.
pub(crate) struct PointsInPlay {
    /// The points scored by each seat, less those paid.
    pub(crate) made: Vec<i64>,
    /// The points paid by each seat.
    pub(crate) paid: Vec<i64>,
    /// Of the sides that are at an exact target, the one that reached it first; `None` if none is.
    pub(crate) first_at_target: Option<usize>,
}

impl PointsInPlay {
    /// Points in play count for the side at once (fine print, Target).
    pub(crate) fn of(parameters: &Parameters, standing: &Standing, seats: usize, scores: &[Score]) -> Self {
        let sides = parameters.sides(seats);
        let side_of = |seat: usize| sides.iter().position(|side| side.contains(&seat)).expect("a side");
        let mut total: Vec<i64> = standing.accounts.iter().map(|account| account.points).collect();
        let mut tally = Self { made: vec![0; seats], paid: vec![0; seats], first_at_target: None };
        // The sides at the target, in the order in which they reached it.
        let mut at_target: Vec<usize> = Vec::new();
        let exactly = parameters.target(seats).filter(|_| parameters.is("match.test", "=="));
        for score in scores {
            let (seat, points) = match *score {
                Score::Paid { seat, points } => {
                    tally.paid[seat] += points;
                    tally.made[seat] -= points;
                    total[side_of(seat)] -= points;
                    at_target.retain(|side| *side != side_of(seat));
                    continue;
                }
                Score::Led { seat, tile, points } => {
                    let scores = opening_scores(parameters, standing, tile, total[side_of(seat)]);
                    (seat, if scores { points } else { 0 })
                }
                Score::Made { seat, points } => (seat, points),
            };
            let side = side_of(seat);
            if points == 0 || exactly.is_some_and(|target| total[side] + points > target) {
                continue;
            }
            tally.made[seat] += points;
            total[side] += points;
            if exactly == Some(total[side]) {
                at_target.push(side);
            }
        }
        tally.first_at_target = at_target.first().copied();
        tally
    }
}

/// Whether the tile that opens a round scores. F-telefon: only 5-5 does, after the first round and below 300.
fn opening_scores(parameters: &Parameters, standing: &Standing, tile: Tile, total: i64) -> bool {
    match parameters.word("score.opening") {
        "every" => true,
        "none" => false,
        "later-5-5" => {
            let below = parameters.maybe("score.roundCap").is_none_or(|cap| total < cap);
            tile.low() == 5 && tile.high() == 5 && standing.rounds > 0 && below
        }
        other => panic!("no such opening: {other}"),
    }
}
