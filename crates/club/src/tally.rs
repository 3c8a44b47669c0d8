//! The totals of each player over all counted matches (CLUB-67).

use serde::{Deserialize, Serialize};

use crate::{Ending, FillerMoney, MatchOutcome, Pair, PairResult, PenaltyTakes, Player, Sheet, TablePlan};

/// The totals of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Tally {
    /// Matches that count for the player.
    pub played: u16,
    /// Match points.
    pub points: u16,
    /// Matches won.
    pub wins: u16,
    /// The recorded scores of the player's pairs, summed.
    pub plus: u32,
    /// The recorded scores of the opponents, summed.
    pub minus: u32,
    /// The sum of the penalties. The regulation says what they lower: usually effectiveness and nothing else (CLUB-71).
    pub penalties: u32,
    /// All plus points minus `minus`, minus `penalties` unless these lower match points (CLUB-66).
    pub effectiveness: i64,
    /// The money won, negative for a loss: units times the stake (CLUB-74).
    pub money: i64,
}

/// A table with its outcome, after its match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct FinishedTable {
    pub plan: TablePlan,
    pub outcome: MatchOutcome,
}

impl FinishedTable {
    /// The table of a finished sheet; `None` while the match is in progress. A pair for which the match does not count is like
    /// one that only fills the table.
    ///
    /// ```
    /// use boneyard_club::{FinishedTable, Pairing, Player, Sheet};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// assert!(FinishedTable::of(&Sheet::new(pairing, 100), None).is_none());
    /// ```
    #[must_use]
    pub fn of(sheet: &Sheet, filler: Option<Pair>) -> Option<Self> {
        let plan = TablePlan { pairing: *sheet.pairing(), filler: filler.or(sheet.uncounted()) };
        sheet.outcome().map(|outcome| Self { plan, outcome })
    }
}

/// The totals of players 1 to `players`, in order, without penalties.
///
/// Asserts the invariants of CLUB-68 and CLUB-75: the money sums to 0. Without fillers, all plus equals all minus, and there are
/// two wins per table.
#[must_use]
pub(crate) fn tallies(
    players: u16,
    done: &[FinishedTable],
    stake: u32,
    filler_money: FillerMoney,
) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); usize::from(players)];
    for table in done {
        enter(&mut tallies, table);
        settle(&mut tallies, table, stake, filler_money);
    }
    check(&tallies, done);
    tallies
}

/// Adds a bye to the totals of a pair: a won match, without money.
pub(crate) fn enter_bye(tallies: &mut [Tally], pair: [Player; 2], result: PairResult) {
    for player in pair {
        if let Some(tally) = tallies.get_mut(player.index()) {
            tally.add(result);
        }
    }
}

impl Tally {
    /// Adds a match, without its money.
    fn add(&mut self, entered: PairResult) {
        self.played += 1;
        self.points += u16::from(entered.points);
        self.wins += u16::from(entered.wins);
        self.plus += u32::from(entered.plus);
        self.minus += u32::from(entered.minus);
    }

    /// Sets the penalties, and lowers what the regulation says (CLUB-66, CLUB-71).
    pub(crate) fn penalize(&mut self, penalties: u32, takes: PenaltyTakes) {
        self.penalties = penalties;
        self.effectiveness = i64::from(self.plus) - i64::from(self.minus);
        if takes == PenaltyTakes::MatchPoints {
            let points = u16::try_from(penalties).unwrap_or(u16::MAX);
            self.points = self.points.saturating_sub(points);
            return;
        }
        self.effectiveness -= i64::from(penalties);
        if takes == PenaltyTakes::Points {
            self.plus = self.plus.saturating_sub(penalties);
        }
    }
}

/// Adds a match to the totals of its players, except those who only filled the table (CLUB-35).
fn enter(tallies: &mut [Tally], table: &FinishedTable) {
    for (pair, player) in seats(table) {
        let entered = table.outcome.result_of(pair);
        let Some(tally) = tallies.get_mut(player.index()).filter(|_| table.plan.filler != Some(pair)) else {
            continue;
        };
        tally.add(entered);
    }
}

/// The money that each player of the first and of the second pair wins at a table. All four settle, or nobody does (CLUB-36), so
/// the sum is always 0. A walkover costs nothing, as a bye pays nothing.
pub(crate) fn winnings(table: &FinishedTable, stake: u32, filler_money: FillerMoney) -> [i64; 2] {
    if table.outcome.ending == Ending::Absent {
        return [0, 0];
    }
    if table.plan.filler.is_some() && filler_money == FillerMoney::Void {
        return [0, 0];
    }
    Pair::ALL.map(|pair| i64::from(table.outcome.result_of(pair).units) * i64::from(stake))
}

fn settle(tallies: &mut [Tally], table: &FinishedTable, stake: u32, filler_money: FillerMoney) {
    let winnings = winnings(table, stake, filler_money);
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
    assert_eq!(sum(|tally| tally.money), 0, "the money sums to 0 (CLUB-75)");
    if done.iter().all(|table| table.plan.filler.is_none()) {
        let (plus, minus) = (sum(|tally| tally.plus.into()), sum(|tally| tally.minus.into()));
        assert_eq!(plus, minus, "all plus equals all minus (CLUB-68)");
        let wins = sum(|tally| tally.wins.into());
        assert_eq!(wins, 2 * done.len() as i64, "two players win at a table (CLUB-68)");
    }
}
