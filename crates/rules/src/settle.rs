//! What a finished round writes.

use alloc::{vec, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::{
    bonus::{PaidBonus, paid},
    finish::Finish,
    instant::instant_end,
    position::Outcome,
    rules::{
        Below, BlockPays, BlockTie, BlockWinner, Eggs, Hook, InstantEnd, OutPays, Reach, Rounding, Rules,
        Sense, SeveralOver, TargetTest,
    },
    seat::{BySeat, Seat, Side, Sides},
    telefon::round_pays,
};

/// What is written for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// Recorded points.
    pub points: i32,
    /// Points kept outside the account (R0.4.26).
    pub remembered: u32,
    /// Whether points are recorded yet.
    pub open: bool,
}

/// How a match stands between two rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// One account a side.
    pub accounts: Vec<Account>,
    /// Points of tied fishes that wait on the table.
    pub carried: u32,
    /// Rounds that counted so far.
    #[serde(default)]
    pub rounds: u32,
    /// The side whose account opened first, where accounts open.
    #[serde(default)]
    pub first_open: Option<Side>,
}

impl Standing {
    /// The standing before the first round.
    #[must_use]
    pub fn new(rules: &Rules, sides: usize) -> Self {
        let account = Account { open: rules.account.open_at == 0, ..Account::default() };
        Self { accounts: vec![account; sides], carried: 0, rounds: 0, first_open: None }
    }
}

/// One side's line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideScore {
    /// The account before the round.
    pub before: Account,
    /// What the round credits to the side, before any threshold or cap; carried points and bonuses included.
    pub credit: i32,
    /// How much of the credit had waited on the table.
    pub received: u32,
    /// How much of the credit are bonuses.
    #[serde(default)]
    pub bonus: u32,
    /// Points made in play, less those paid; beside the credit.
    #[serde(default)]
    pub made: i32,
    /// Points paid in play: for tiles drawn, and for passes after them.
    #[serde(default)]
    pub paid: u32,
    /// Points added to the record.
    pub scored: i32,
    /// The account after the round.
    pub after: Account,
}

/// What a finished round writes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settlement {
    /// The side that won the round, counted from 0; `None` where nobody did.
    pub winner: Option<Side>,
    /// Whether a block was equal, so that nobody could be named.
    pub tied: bool,
    /// What each seat's remaining tiles count.
    pub values: BySeat<u32>,
    /// The score sheet, a line a side.
    pub sides: Vec<SideScore>,
    /// Points that wait on the table now.
    pub carried: u32,
    /// The bonuses that were paid.
    #[serde(default)]
    pub bonuses: Vec<PaidBonus>,
    /// Rounds that count, this one included.
    #[serde(default)]
    pub rounds: u32,
    /// The side whose account opened first, where accounts open.
    #[serde(default)]
    pub first_open: Option<Side>,
    /// What ended the match at once, whatever the points.
    #[serde(default)]
    pub instant: Option<InstantEnd>,
    /// Who won the match, where it is over.
    #[serde(default)]
    pub verdict: Option<Verdict>,
}

impl Settlement {
    /// How the match stands after the round.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing {
            accounts: self.sides.iter().map(|side| side.after).collect(),
            carried: self.carried,
            rounds: self.rounds,
            first_open: self.first_open,
        }
    }
}

/// What a round credits, before accounts are looked at.
struct Credits {
    winner: Option<Side>,
    tied: bool,
    /// By side.
    points: Vec<u32>,
    /// The side that receives what waited on the table.
    receiver: Option<Side>,
    /// Points that wait from now on, beside those nobody received.
    waiting: u32,
    /// The side a fish for one fell on.
    single: Option<Side>,
}

/// Writes a finished round into a standing.
#[must_use]
pub fn settle(rules: &Rules, sides: &Sides, before: &Standing, finish: &Finish) -> Settlement {
    let hands = Hands { sides, finish };
    let credits = match (finish.outcome, rules.score.sense) {
        (Outcome::Out(seat), Sense::WinnerGains) => hands.winner_goes_out(rules, sides.of(seat)),
        (Outcome::Out(seat), Sense::LosersPay) => hands.losers_are_out(sides.of(seat)),
        (Outcome::Blocked(blocker), Sense::WinnerGains) => hands.winner_takes_block(rules, blocker),
        (Outcome::Blocked(blocker), Sense::LosersPay) => hands.losers_pay_block(rules, blocker),
        (Outcome::Out(seat), sense) => hands.wins(sides.of(seat), round_is_worth(sense)),
        (Outcome::Blocked(blocker), sense) => {
            let lowest = hands.lowest(rules, blocker);
            match hands.untied(rules, &lowest, blocker) {
                Some(winner) => hands.wins(winner, round_is_worth(sense)),
                None => hands.hangs(rules, &lowest),
            }
        }
    };
    let rounds = before.rounds + 1;
    let bonuses = paid(rules, sides, finish, credits.winner, rounds);
    let received = if credits.receiver.is_some() { before.carried } else { 0 };
    let out_side = match finish.outcome {
        Outcome::Out(seat) => Some(sides.of(seat)),
        Outcome::Blocked(_) => None,
    };
    let seats = finish.values.seats();
    let lines = before.accounts.iter().enumerate().map(|(side, account)| {
        let made: i32 = sides.seats(side).iter().filter_map(|seat| finish.made.get(*seat)).sum();
        let points = match credits.points[side] {
            points if rules.hooks.contains(&Hook::RoundPaysTo300) => {
                round_pays(points, account.points.saturating_add(made))
            }
            points => points,
        };
        let wiped = (rules.account.clear_on_out && out_side == Some(side))
            || (rules.account.block_resets && credits.single.is_some_and(|single| single != side));
        let credit = Credit {
            points,
            received: if credits.receiver == Some(side) { received } else { 0 },
            bonuses: bonuses.iter().filter(|bonus| bonus.side == side).map(|bonus| bonus.points).collect(),
            made,
            paid: sides.seats(side).iter().filter_map(|seat| finish.paid.get(*seat)).sum(),
        };
        write(rules, seats, *account, &credit, wiped)
    });
    let mut settlement = Settlement {
        winner: credits.winner,
        tied: credits.tied,
        values: finish.values.clone(),
        sides: lines.collect(),
        carried: (before.carried - received).saturating_add(credits.waiting),
        bonuses,
        rounds,
        first_open: before.first_open,
        instant: None,
        verdict: None,
    };
    if let (true, Some(winner)) = (rules.match_.instant.contains(&InstantEnd::SixInARow), credits.winner) {
        // Totals count rounds won in a row: a win ends everybody else's (F-jam).
        for line in settlement.sides.iter_mut().enumerate().filter(|(side, _)| *side != winner) {
            line.1.after.points = 0;
        }
    }
    if settlement.first_open.is_none() {
        settlement.first_open =
            settlement.sides.iter().position(|line| line.after.open && rules.account.open_at > 0);
    }
    let after = settlement.standing();
    let ended = instant_end(rules, sides, finish, settlement.winner, &after);
    settlement.instant = ended.as_ref().map(|(instant, _)| *instant);
    settlement.verdict =
        ended.map(|(_, verdict)| verdict).or_else(|| judged(rules, seats, &after, finish.first_at_target));
    settlement
}

/// What winning a round is worth where hands are not counted. Where nothing is written, rounds won are counted all the
/// same, for the verdict.
const fn round_is_worth(sense: Sense) -> u32 {
    match sense {
        Sense::RoundPoints | Sense::None => 1,
        Sense::WinnerGains | Sense::LosersPay | Sense::PlayOnly => 0,
    }
}

/// What a round credits to one side.
struct Credit {
    points: u32,
    /// What had waited on the table.
    received: u32,
    bonuses: Vec<u32>,
    made: i32,
    paid: u32,
}

/// Writes one side's credit into its account (C21 to C25).
fn write(rules: &Rules, seats: usize, before: Account, credit: &Credit, wiped: bool) -> SideScore {
    let bonus = credit.bonuses.iter().copied().fold(0, u32::saturating_add);
    let own = credit.points.saturating_add(bonus);
    let whole = own.saturating_add(credit.received);
    let mut after = before;
    if wiped {
        after.remembered = 0;
    }
    after.points = after.points.saturating_add(room(rules, seats, after.points, credit.made));
    let tested = if rules.account.carry_opens { whole } else { own };
    if before.open {
        let hands = credit.points.saturating_add(credit.received);
        for single in [hands].iter().chain(&credit.bonuses) {
            let single = i32::try_from(*single).unwrap_or(i32::MAX);
            after.points = after.points.saturating_add(room(rules, seats, after.points, single));
        }
    } else if tested >= rules.account.open_at {
        let written = i32::try_from(whole.saturating_add(after.remembered)).unwrap_or(i32::MAX);
        after.open = true;
        after.points = after.points.saturating_add(room(rules, seats, after.points, written));
        after.remembered = 0;
    } else if rules.account.below == Below::Remembered {
        after.remembered = after.remembered.saturating_add(whole);
    }
    SideScore {
        before,
        credit: i32::try_from(whole).unwrap_or(i32::MAX),
        received: credit.received,
        bonus,
        made: credit.made,
        paid: credit.paid,
        scored: after.points.saturating_sub(before.points),
        after,
    }
}

/// How much of a score is written to so many points.
fn room(rules: &Rules, seats: usize, points: i32, score: i32) -> i32 {
    let beyond = |limit: u32| i64::from(points) + i64::from(score) > i64::from(limit);
    if rules.match_.test == TargetTest::Exactly && score > 0 && rules.target(seats).is_some_and(beyond) {
        // A single score that would pass the target is void (F-53).
        return 0;
    }
    match rules.match_.cap {
        // Only what fits is written: 92 and 35 to a cap of 100 writes 8 (R3.3.2).
        Some(cap) => score.min(i32::try_from(cap).unwrap_or(i32::MAX).saturating_sub(points).max(0)),
        None => score,
    }
}

struct Hands<'a> {
    sides: &'a Sides,
    finish: &'a Finish,
}

impl Hands<'_> {
    fn of_side(&self, side: Side) -> u32 {
        self.sides.seats(side).iter().map(|seat| self.finish.values[*seat]).sum()
    }

    fn by_side(&self) -> Vec<u32> {
        (0..self.sides.count()).map(|side| self.of_side(side)).collect()
    }

    fn table(&self) -> u32 {
        self.finish.values.iter().sum()
    }

    /// The credit of a single winner, rounded as the rules say.
    fn gain(&self, rules: &Rules, winner: Side, points: u32) -> Credits {
        let rounded = match rules.score.round {
            None => points,
            Some(Rounding::Nearest5) => (points + 2) / 5 * 5,
            Some(Rounding::Up5) => points.div_ceil(5) * 5,
        };
        self.wins(winner, rounded)
    }

    /// A round whose winner is credited so many points, and nobody else any.
    fn wins(&self, winner: Side, points: u32) -> Credits {
        let mut by_side = vec![0; self.sides.count()];
        by_side[winner] = points;
        Credits {
            winner: Some(winner),
            tied: false,
            points: by_side,
            receiver: Some(winner),
            waiting: 0,
            single: None,
        }
    }

    fn winner_goes_out(&self, rules: &Rules, winner: Side) -> Credits {
        let points = match rules.score.out {
            OutPays::Table => self.table(),
            OutPays::Opponents | OutPays::Own => self.table() - self.of_side(winner),
        };
        self.gain(rules, winner, points)
    }

    fn losers_are_out(&self, winner: Side) -> Credits {
        let mut points = self.by_side();
        // The partner's tiles burn (R0.1.30).
        points[winner] = 0;
        let receiver = single_highest(&points, |side| side != winner);
        Credits { winner: Some(winner), tied: false, points, receiver, waiting: 0, single: None }
    }

    fn winner_takes_block(&self, rules: &Rules, blocker: Seat) -> Credits {
        let lowest = self.lowest(rules, blocker);
        let Some(winner) = self.untied(rules, &lowest, blocker) else {
            return self.hangs(rules, &lowest);
        };
        let (table, own) = (self.table(), self.of_side(winner));
        let points = match rules.score.block {
            BlockPays::Table => table,
            BlockPays::OpponentsMinusOwn => (table - own).saturating_sub(own),
            BlockPays::SumOfDifferences => self.by_side().iter().map(|other| other.saturating_sub(own)).sum(),
            _ => table - own,
        };
        self.gain(rules, winner, points)
    }

    fn losers_pay_block(&self, rules: &Rules, blocker: Seat) -> Credits {
        let mut points = self.by_side();
        match rules.score.block {
            BlockPays::OwnAll => {
                let receiver = single_highest(&points, |_| true);
                Credits { winner: None, tied: false, points, receiver, waiting: 0, single: None }
            }
            BlockPays::HighestPaysTable => {
                let Some(single) = single_highest(&points, |_| true) else {
                    let highest = points.iter().copied().max().unwrap_or(0);
                    let tied = (0..points.len()).filter(|side| points[*side] == highest).collect::<Vec<_>>();
                    return self.hangs(rules, &tied);
                };
                let table = self.table();
                points.fill(0);
                points[single] = table;
                Credits {
                    winner: None,
                    tied: false,
                    points,
                    receiver: Some(single),
                    waiting: 0,
                    single: Some(single),
                }
            }
            _ => self.heavier_pay(rules, blocker, points),
        }
    }

    /// All but the lightest side write: their own hands, or what they are heavier by.
    fn heavier_pay(&self, rules: &Rules, blocker: Seat, mut points: Vec<u32>) -> Credits {
        let lowest = self.lowest(rules, blocker);
        let winner = self.untied(rules, &lowest, blocker);
        if winner.is_none() && rules.score.block_tie == BlockTie::Carry {
            return self.hangs(rules, &lowest);
        }
        // With equal lightest hands the heavier sides still write.
        let spared = |side: Side| winner.map_or(lowest.contains(&side), |winner| winner == side);
        let own = lowest.first().map_or(0, |side| points[*side]);
        for (side, credit) in points.iter_mut().enumerate() {
            if spared(side) {
                *credit = 0;
            } else if rules.score.block == BlockPays::Difference {
                *credit = credit.saturating_sub(own);
            }
        }
        let receiver = single_highest(&points, |side| !spared(side));
        let waiting = match (winner, rules.score.block_tie) {
            (None, BlockTie::Eggs) => self.eggs(rules, &lowest),
            _ => 0,
        };
        Credits { winner, tied: winner.is_none(), points, receiver, waiting, single: None }
    }

    /// The sides that a block might make the winner: more than one where they are equal.
    fn lowest(&self, rules: &Rules, blocker: Seat) -> Vec<Side> {
        let seats = self.finish.values.seats();
        let sides_of = |seats: &[Seat]| {
            let least = seats.iter().map(|seat| self.finish.values[*seat]).min().unwrap_or(0);
            let mut sides: Vec<Side> = seats
                .iter()
                .filter(|seat| self.finish.values[**seat] == least)
                .map(|seat| self.sides.of(*seat))
                .collect();
            sides.sort_unstable();
            sides.dedup();
            sides
        };
        let sides_with_least = |of_side: Vec<u32>| {
            let least = of_side.iter().copied().min().unwrap_or(0);
            (0..of_side.len()).filter(|side| of_side[*side] == least).collect()
        };
        match rules.score.block_winner {
            BlockWinner::LowestPlayer | BlockWinner::LowestSide => sides_with_least(self.by_side()),
            BlockWinner::FewestTiles => {
                let held = |seats: &[Seat]| seats.iter().map(|seat| self.finish.tiles[*seat]).sum::<usize>();
                let held = |seats| u32::try_from(held(seats)).unwrap_or(u32::MAX);
                sides_with_least(self.sides.iter().map(held).collect())
            }
            BlockWinner::SideOfLowestPlayer => sides_of(&Seat::all(seats).collect::<Vec<_>>()),
            BlockWinner::BlockerVsNext => sides_of(&[blocker, blocker.next(seats)]),
            BlockWinner::Nobody => Vec::new(),
        }
    }

    /// The winner of a block: the single lowest, or the one that a tie is given to.
    fn untied(&self, rules: &Rules, lowest: &[Side], blocker: Seat) -> Option<Side> {
        if let [single] = lowest {
            return Some(*single);
        }
        let given = |seat: Seat| lowest.iter().copied().find(|side| *side == self.sides.of(seat));
        match rules.score.block_tie {
            BlockTie::Void | BlockTie::Eggs | BlockTie::Carry => None,
            BlockTie::BlockerWins => given(blocker),
            BlockTie::LeaderWins => given(self.finish.leader),
            BlockTie::BlockerLoses => {
                let others: Vec<Side> =
                    lowest.iter().copied().filter(|side| *side != self.sides.of(blocker)).collect();
                if let [other] = others[..] { Some(other) } else { None }
            }
        }
    }

    /// A round that nobody writes for the tie at its head.
    fn hangs(&self, rules: &Rules, tied: &[Side]) -> Credits {
        let waiting = match rules.score.block_tie {
            BlockTie::Eggs => self.eggs(rules, tied),
            BlockTie::Carry => self.table(),
            _ => 0,
        };
        Credits {
            winner: None,
            tied: true,
            points: vec![0; self.sides.count()],
            receiver: None,
            waiting,
            single: None,
        }
    }

    fn eggs(&self, rules: &Rules, tied: &[Side]) -> u32 {
        match rules.score.eggs {
            Eggs::Sum => tied.iter().map(|side| self.of_side(*side)).sum(),
            Eggs::Once => tied.first().map_or(0, |side| self.of_side(*side)),
        }
    }
}

/// The only side with the highest points among those asked for.
fn single_highest(points: &[u32], counts: impl Fn(Side) -> bool) -> Option<Side> {
    let asked = || (0..points.len()).filter(|side| counts(*side));
    let highest = asked().map(|side| points[side]).max()?;
    let mut at_the_top = asked().filter(|side| points[*side] == highest);
    at_the_top.next().filter(|_| at_the_top.next().is_none())
}

/// Who won a match and who lost it. Sides count from 0; a drawn match leaves both empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    /// The sides that won.
    pub won: Vec<Side>,
    /// The sides that lost: in Goat, the goats.
    pub lost: Vec<Side>,
}

/// Whether the match is over by its points or its number of rounds, and who won it.
#[must_use]
pub fn verdict(rules: &Rules, seats: usize, standing: &Standing) -> Option<Verdict> {
    judged(rules, seats, standing, None)
}

/// The same, where `first` came before the others to a target that must be met exactly.
fn judged(rules: &Rules, seats: usize, standing: &Standing, first: Option<Side>) -> Option<Verdict> {
    let points: Vec<i32> = standing.accounts.iter().map(|account| account.points).collect();
    let target = rules.target(seats);
    let reached = |points: i32| {
        target.is_some_and(|target| {
            let (points, target) = (i64::from(points), i64::from(target));
            match rules.match_.test {
                TargetTest::AtLeast => points >= target,
                TargetTest::Above => points > target,
                TargetTest::Exactly => points == target,
            }
        })
    };
    let split = |stands_out: &dyn Fn(Side) -> bool| -> (Vec<Side>, Vec<Side>) {
        (0..points.len()).partition(|side| stands_out(*side))
    };
    let highest = points.iter().copied().max()?;
    let lowest = points.iter().copied().min()?;
    let last_round = rules.match_.rounds.is_some_and(|limit| standing.rounds >= limit);
    if points.iter().any(|points| reached(*points)) {
        match rules.match_.reach {
            Reach::Loses => {
                let worst = |side: Side| match rules.match_.several_over {
                    SeveralOver::All => true,
                    SeveralOver::Highest => points[side] == highest,
                };
                let (lost, won) = split(&|side| reached(points[side]) && worst(side));
                return Some(Verdict { won, lost });
            }
            Reach::Wins => {
                let best = |side: Side| match rules.match_.test {
                    TargetTest::Exactly => reached(points[side]) && first.is_none_or(|first| first == side),
                    TargetTest::AtLeast | TargetTest::Above => points[side] == highest,
                };
                let (won, lost) = split(&best);
                if won.len() == 1 {
                    return Some(Verdict { won, lost });
                }
                // Equal totals at the top play one more round, where the match has one.
            }
        }
    }
    if last_round {
        let best = if rules.match_.reach == Reach::Wins { highest } else { lowest };
        let (won, lost) = split(&|side| points[side] == best);
        return Some(if won.len() == 1 {
            Verdict { won, lost }
        } else {
            Verdict { won: Vec::new(), lost: Vec::new() }
        });
    }
    None
}
