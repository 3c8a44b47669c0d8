//! What each player has gathered: sums over what was entered (CLUB-67).

use serde::{Deserialize, Serialize};

use crate::{FillerMoney, MatchOutcome, Pair, Player, Sanction, Sheet, TablePlan};

/// A player's sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// Matches entered.
    pub played: u16,
    /// Match points.
    pub points: u16,
    /// Matches won.
    pub wins: u16,
    /// Own recorded score.
    pub plus: u32,
    /// The opponents' recorded score.
    pub minus: u32,
    /// Penalties; they lower effectiveness and nothing else (CLUB-71).
    pub penalties: u32,
    /// Plus less minus less penalties (CLUB-66).
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub effectiveness: i64,
    /// Units times the stake (CLUB-74).
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub money: i64,
}

/// A table that is done: who sat there, who only filled it, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinishedTable {
    /// Who played.
    pub plan: TablePlan,
    /// What came of it.
    pub outcome: MatchOutcome,
}

impl FinishedTable {
    /// A sheet that is done; `None` while it is in progress.
    #[must_use]
    pub fn of(sheet: &Sheet, filler: Option<Pair>) -> Option<Self> {
        let plan = TablePlan { pairing: *sheet.pairing(), filler };
        sheet.outcome().map(|outcome| Self { plan, outcome })
    }
}

/// The sums of players 1 to `players`, in order.
///
/// What must hold (CLUB-68) is asserted: without fillers and penalties, effectiveness comes to nothing, plus to minus and
/// wins to two a table; money always comes to nothing (CLUB-75).
#[must_use]
pub(crate) fn tallies(
    players: u8,
    done: &[FinishedTable],
    sanctions: &[Sanction],
    stake: u32,
    repeat: FillerMoney,
) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); usize::from(players)];
    for table in done {
        enter(&mut tallies, table);
        settle(&mut tallies, table, stake, repeat);
    }
    check(&tallies, done);
    for sanction in sanctions {
        if let Some(tally) = tallies.get_mut(sanction.player.index()) {
            tally.penalties += sanction.amount;
        }
    }
    for tally in &mut tallies {
        tally.effectiveness = i64::from(tally.plus) - i64::from(tally.minus) - i64::from(tally.penalties);
    }
    tallies
}

/// Enters what a match is worth for all but those who only filled the table (CLUB-35).
fn enter(tallies: &mut [Tally], table: &FinishedTable) {
    for (pair, player) in seats(table) {
        let entered = table.outcome.entered(pair);
        let Some(tally) = tallies.get_mut(player.index()).filter(|_| table.plan.filler != Some(pair)) else {
            continue;
        };
        tally.played += 1;
        tally.points += u16::from(entered.points);
        tally.wins += u16::from(entered.wins);
        tally.plus += u32::from(entered.plus);
        tally.minus += u32::from(entered.minus);
    }
}

/// What a table is worth in money to each player of the first and of the second pair: for all four, or for nobody
/// (CLUB-36), since winnings must come to nothing.
pub(crate) fn winnings(table: &FinishedTable, stake: u32, repeat: FillerMoney) -> [i64; 2] {
    if table.plan.filler.is_some() && repeat == FillerMoney::Void {
        return [0, 0];
    }
    Pair::ALL.map(|pair| i64::from(table.outcome.entered(pair).units) * i64::from(stake))
}

fn settle(tallies: &mut [Tally], table: &FinishedTable, stake: u32, repeat: FillerMoney) {
    let winnings = winnings(table, stake, repeat);
    for (pair, player) in seats(table) {
        if let Some(tally) = tallies.get_mut(player.index()) {
            tally.money += winnings[pair.index()];
        }
    }
}

fn seats(table: &FinishedTable) -> impl Iterator<Item = (Pair, Player)> {
    let pairing = table.plan.pairing;
    Pair::ALL.into_iter().flat_map(move |pair| pairing.players_of(pair).map(|player| (pair, player)))
}

fn check(tallies: &[Tally], done: &[FinishedTable]) {
    let sum = |of: fn(&Tally) -> i64| tallies.iter().map(of).sum::<i64>();
    assert_eq!(sum(|tally| tally.money), 0, "money comes to nothing (CLUB-75)");
    if done.iter().all(|table| table.plan.filler.is_none()) {
        let (plus, minus) = (sum(|tally| tally.plus.into()), sum(|tally| tally.minus.into()));
        assert_eq!(plus, minus, "what pairs win others lose (CLUB-68)");
        let wins = sum(|tally| tally.wins.into());
        assert_eq!(wins, 2 * done.len() as i64, "two players win at a table (CLUB-68)");
    }
}
