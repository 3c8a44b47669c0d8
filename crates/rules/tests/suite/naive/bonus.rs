//! Bonuses: extra points for events.

use super::{round::Over, settling::Finished};

/// The bonuses of each side, one by one.
pub(crate) fn bonuses(finished: &Finished<'_>, winner: Option<usize>, number: i64) -> Vec<Vec<i64>> {
    let mut paid = vec![Vec::new(); finished.sides.len()];
    let out = match finished.over {
        Over::Out(seat) => Some(finished.side_of(seat)),
        Over::Blocked(_) => None,
    };
    let last = finished.round.last.expect("a tile was laid");
    let is_blank = last.tile.low() == 0 && last.tile.high() == 0 && last.tile.is_double();
    for bonus in finished.parameters.list("score.bonus") {
        let points = bonus["points"].as_i64().expect("points");
        let receivers: Vec<usize> = match bonus["event"].as_str().expect("an event") {
            "capicua" | "capicu" => out.into_iter().filter(|_| last.both_ends).collect(),
            "chuchazo" => out.into_iter().filter(|_| is_blank).collect(),
            "out" => out.into_iter().collect(),
            // Paid each time, also to a side that does not win the round.
            "pass-all-three" => finished.round.silenced.iter().map(|seat| finished.side_of(*seat)).collect(),
            event if event == format!("round-{number}") => winner.into_iter().collect(),
            _ => Vec::new(),
        };
        for side in receivers {
            paid[side].push(points);
        }
    }
    paid
}
