//! Scores a finished round.

use super::{
    block::block,
    bonus::bonuses,
    credit::Credit,
    judging::{Verdict, at_once, by_points},
    made::PointsInPlay,
    parameters::Parameters,
    round::{Over, Round},
    standing::{Account, Standing},
    tiles::hand_value,
};

/// The facts about a finished round that scoring needs.
pub(crate) struct Finished<'a> {
    pub(crate) parameters: &'a Parameters,
    pub(crate) round: &'a Round<'a>,
    pub(crate) over: Over,
    pub(crate) sides: Vec<Vec<usize>>,
    /// The points left in each hand, by seat.
    pub(crate) values: Vec<i64>,
    /// The points left in the hands of each side.
    pub(crate) of_side: Vec<i64>,
}

impl<'a> Finished<'a> {
    pub(crate) fn of(round: &'a Round<'a>) -> Self {
        let parameters = round.parameters;
        let sides = parameters.sides(round.hands.len());
        let values: Vec<i64> = round.hands.iter().map(|hand| hand_value(parameters, hand)).collect();
        let of_side = sides.iter().map(|side| side.iter().map(|seat| values[*seat]).sum()).collect();
        let over = round.over.expect("a finished round");
        Self { parameters, round, over, sides, values, of_side }
    }

    pub(crate) fn seats(&self) -> usize {
        self.values.len()
    }

    pub(crate) fn side_of(&self, seat: usize) -> usize {
        self.sides.iter().position(|side| side.contains(&seat)).expect("a side")
    }

    /// The side with the most points left among those that `among` accepts; `None` in a tie.
    pub(crate) fn single_highest(&self, among: impl Fn(usize) -> bool) -> Option<usize> {
        let candidates: Vec<usize> = (0..self.of_side.len()).filter(|side| among(*side)).collect();
        let most = candidates.iter().map(|side| self.of_side[*side]).max()?;
        let mut at_the_top = candidates.iter().filter(|side| self.of_side[**side] == most);
        let first = at_the_top.next();
        first.copied().filter(|_| at_the_top.next().is_none())
    }
}

/// The score of a round.
pub(crate) struct Settled {
    pub(crate) winner: Option<usize>,
    pub(crate) tied: bool,
    /// The points that the round added to each side's account.
    pub(crate) scored: Vec<i64>,
    pub(crate) after: Standing,
    pub(crate) verdict: Option<Verdict>,
}

/// Scores a finished round.
pub(crate) fn settle(finished: &Finished<'_>, before: &Standing) -> Settled {
    let p = finished.parameters;
    let rounds = before.rounds + 1;
    let tally = PointsInPlay::of(p, before, finished.seats(), &finished.round.scores);
    let mut made = vec![0; finished.sides.len()];
    for (seat, points) in tally.made.iter().enumerate() {
        made[finished.side_of(seat)] += points;
    }
    let mut credit = match finished.over {
        Over::Out(seat) => out(finished, seat),
        Over::Blocked(blocker) => block(finished, blocker),
    };
    round_off(p, &mut credit);
    cap_round_points(p, &mut credit, before, &made);
    let extra = bonuses(finished, credit.winner, rounds);
    let received = if credit.receiver.is_some() { before.carried } else { 0 };
    let mut after =
        Standing { rounds, carried: before.carried - received + credit.waiting, ..before.clone() };
    for (side, account) in after.accounts.iter_mut().enumerate() {
        clear_remembered(finished, &credit, side, account);
        let carried = if credit.receiver == Some(side) { received } else { 0 };
        add_to_account(finished, account, credit.points[side], carried, &extra[side], made[side]);
    }
    let scored =
        after.accounts.iter().zip(&before.accounts).map(|(now, then)| now.points - then.points).collect();
    let opened = |side: &usize| after.accounts[*side].open && !before.accounts[*side].open;
    after.first_open = before.first_open.or_else(|| (0..finished.sides.len()).find(opened));
    restart_rows(p, &mut after, credit.winner);
    let verdict = at_once(finished, &credit, &after)
        .or_else(|| by_points(p, finished.seats(), &after, tally.first_at_target));
    Settled { winner: credit.winner, tied: credit.tied, scored, after, verdict }
}

/// The credits when a seat goes out: to the winner's side as `score.out` says, or to each losing side its own hands (C14,
/// C15, R0.1.30).
fn out(finished: &Finished<'_>, seat: usize) -> Credit {
    let p = finished.parameters;
    let side = finished.side_of(seat);
    let mut credit = Credit::none(finished.sides.len());
    credit.winner = Some(side);
    credit.receiver = Some(side);
    let all: i64 = finished.of_side.iter().sum();
    match p.word("score.sense") {
        "round-points" | "none" => credit.points[side] = 1,
        "play-only" => {}
        "losers-pay" => {
            credit.points.clone_from(&finished.of_side);
            credit.points[side] = 0;
            // The single highest loser receives the carried points (C20).
            credit.receiver = finished.single_highest(|other| other != side);
        }
        _ if p.is("score.out", "table") => credit.points[side] = all,
        _ => credit.points[side] = all - finished.of_side[side],
    }
    credit
}

/// Rounds the points of a winner (F-fives).
fn round_off(p: &Parameters, credit: &mut Credit) {
    if p.is("score.sense", "losers-pay") {
        return;
    }
    for points in &mut credit.points {
        *points = match p.maybe_word("score.round") {
            Some("nearest-5") => (*points + 2) / 5 * 5,
            Some("up-5") => (*points + 4) / 5 * 5,
            _ => *points,
        };
    }
}

/// F-telefon: points for winning a round never raise a side above `score.roundCap`.
fn cap_round_points(p: &Parameters, credit: &mut Credit, before: &Standing, made: &[i64]) {
    let Some(cap) = p.maybe("score.roundCap") else { return };
    for (side, points) in credit.points.iter_mut().enumerate() {
        let missing = cap - before.accounts[side].points - made[side];
        *points = (*points).min(missing.max(0));
    }
}

/// Remembered points are lost when their side goes out, or when another side alone pays for a block (R0.4.28, R0.4.39).
fn clear_remembered(finished: &Finished<'_>, credit: &Credit, side: usize, account: &mut Account) {
    let p = finished.parameters;
    let went_out = matches!(finished.over, Over::Out(seat) if finished.side_of(seat) == side);
    let spared = credit.sole_payer.is_some_and(|single| single != side);
    if (went_out && p.flag("account.clearOnOut")) || (spared && p.flag("account.blockResets")) {
        account.remembered = 0;
    }
}

/// Adds one side's credit and its points in play to its account (C21-C24, R0.4.26-31).
fn add_to_account(
    finished: &Finished<'_>,
    account: &mut Account,
    credit: i64,
    carried: i64,
    extra: &[i64],
    made: i64,
) {
    let p = finished.parameters;
    let exactly = p.target(finished.seats()).filter(|_| p.is("match.test", "=="));
    let before = account.points;
    account.points += made;
    // A single score that would pass an exact target is void (fine print, Target).
    let add = |account: &mut Account, score: i64| {
        if exactly.is_none_or(|target| account.points + score <= target) {
            account.points += score;
        }
    };
    let own = credit + extra.iter().sum::<i64>();
    let whole = own + carried;
    let opening_credit = if p.flag("account.carryOpens") { whole } else { own };
    if account.open {
        add(account, credit + carried);
        for bonus in extra {
            add(account, *bonus);
        }
    } else if opening_credit >= p.number("account.openAt") {
        account.open = true;
        let all = whole + account.remembered;
        account.remembered = 0;
        add(account, all);
    } else if p.is("account.below", "remembered") {
        account.remembered += whole;
    }
    if let Some(cap) = p.maybe("match.cap") {
        // Only the points up to the cap count (R3.3.2).
        account.points = account.points.min(cap.max(before));
    }
}

/// Totals count rounds won in a row: a win sets the other sides to 0 (fine print, Jamaican six-love).
fn restart_rows(p: &Parameters, after: &mut Standing, winner: Option<usize>) {
    if !p.ends_at_once("six-in-a-row") {
        return;
    }
    if let Some(winner) = winner {
        for (side, account) in after.accounts.iter_mut().enumerate() {
            if side != winner {
                account.points = 0;
            }
        }
    }
}
