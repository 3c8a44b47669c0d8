//! The leader of the next round (C7).

use super::{
    parameters::Parameters,
    round::Over,
    settling::{Finished, Settled},
};

/// How a leader is found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Next {
    Tiles,
    Lot,
    Seat(usize),
    /// Either seat of this seat's side.
    SideOf(usize),
    /// The holder of the hub.
    Hub,
    /// The match was resumed: a record names the leader.
    Written,
}

/// How the first leader of a match is found.
pub(crate) fn first(parameters: &Parameters) -> Next {
    match (parameters.word("lead.next"), parameters.word("lead.first")) {
        ("descending-double", _) => Next::Hub,
        (_, "doubles") => Next::Tiles,
        _ => Next::Lot,
    }
}

/// How the leader of a resumed match is found.
pub(crate) fn resumed(parameters: &Parameters) -> Next {
    match parameters.word("lead.next") {
        "as-first" | "descending-double" => first(parameters),
        _ => Next::Written,
    }
}

/// How the next leader is found after a round.
pub(crate) fn after(finished: &Finished<'_>, settled: &Settled) -> Next {
    let p = finished.parameters;
    let leader = finished.round.led_by().expect("a tile was led");
    let rotated = Next::Seat((leader + 1) % finished.seats());
    let by_rule = |winning: Option<usize>| match p.word("lead.next") {
        "as-first" | "descending-double" => first(p),
        // If the winner leads and there is none, the leader leads again.
        "winner" => Next::Seat(winning.unwrap_or(leader)),
        "rotate" => rotated,
        "winning-side" => winning.map_or(Next::Seat(leader), Next::SideOf),
        other => panic!("no such rule: {other}"),
    };
    let blocker = match finished.over {
        Over::Out(seat) => return by_rule(Some(seat)),
        Over::Blocked(seat) => seat,
    };
    let winning = settled.winner.and_then(|side| winning_seat(finished, side, blocker));
    let rule = p.word(if settled.tied { "lead.afterTie" } else { "lead.afterBlock" });
    match rule {
        "same" => by_rule(winning),
        "blocker" => Next::Seat(blocker),
        "rotate" => rotated,
        "as-first" => first(p),
        "winner" => Next::Seat(winning.unwrap_or(leader)),
        "lowest-hand" => Next::Seat(lightest(finished, blocker, |_| true).expect("seats")),
        other => panic!("no such rule: {other}"),
    }
}

/// The seat of the winning side that leads: the seat with the lightest hand. With `blocker-vs-next`, only the two
/// compared seats count.
fn winning_seat(finished: &Finished<'_>, side: usize, blocker: usize) -> Option<usize> {
    let next = (blocker + 1) % finished.seats();
    let compared = finished.parameters.is("score.blockWinner", "blocker-vs-next");
    lightest(finished, blocker, |seat| {
        finished.side_of(seat) == side && (!compared || seat == blocker || seat == next)
    })
}

/// The seat with the lightest hand; in a tie the first to play after the blocker.
fn lightest(finished: &Finished<'_>, blocker: usize, among: impl Fn(usize) -> bool) -> Option<usize> {
    let seats = finished.seats();
    let after = (1..=seats).map(|steps| (blocker + steps) % seats);
    after.filter(|seat| among(*seat)).min_by_key(|seat| finished.values[*seat])
}
