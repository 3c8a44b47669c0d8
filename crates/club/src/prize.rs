//! The additional prize, computed from the final standings (CLUB-78, CLUB-79).

use crate::standings::{Ranked, level_with};
use crate::tally::Tally;
use crate::{Player, Prize, PrizeReading};

/// What each player gains or pays, in the order of the player numbers. The sum is 0.
///
/// All players but the runner-up pay the winner. If the prize is shared and several players are tied for the first
/// place, they split it, and all others pay; the remainder goes to the first of them, one unit each. If the prize is
/// shared and one player wins, players tied with the runner-up do not pay either.
#[must_use]
pub(crate) fn prizes(prize: Prize, stake: u32, order: &[Ranked], tallies: &[Tally]) -> Vec<i64> {
    let mut prizes = vec![0; tallies.len()];
    let (winners, spared) = winners_and_spared(prize.shared, order);
    let mut pot = 0;
    for ranked in order {
        if winners.contains(&ranked.player) || spared.contains(&ranked.player) {
            continue;
        }
        let pays = owed(prize.reading, stake, tallies[ranked.player.index()].money);
        prizes[ranked.player.index()] = -pays;
        pot += pays;
    }
    let shares = i64::try_from(winners.len()).unwrap_or(1).max(1);
    for (winner, at) in winners.iter().zip(0..) {
        prizes[winner.index()] = pot / shares + i64::from(at < pot % shares);
    }
    assert_eq!(prizes.iter().sum::<i64>(), 0, "every prize is paid by other players (CLUB-78)");
    prizes
}

/// The players who take the prize, and those who neither take nor pay. `order` is the final order.
fn winners_and_spared(shared: bool, order: &[Ranked]) -> (Vec<Player>, Vec<Player>) {
    let place = |at: usize| order.get(at).map(|ranked| ranked.player).into_iter().collect::<Vec<_>>();
    if !shared || order.len() < 2 {
        return (place(0), place(1));
    }
    let leaders = level_with(order, 0);
    let spared = if leaders.len() > 1 { Vec::new() } else { level_with(order, 1) };
    (leaders, spared)
}

fn owed(reading: PrizeReading, stake: u32, money: i64) -> i64 {
    match reading {
        PrizeReading::Stakes { stakes } => i64::from(stakes) * i64::from(stake),
        PrizeReading::Losses => (-money).max(0),
        PrizeReading::Winnings => money.max(0),
    }
}
