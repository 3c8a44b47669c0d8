//! Whether a finished round ends the match, and for whom: the counterpart of `account.rs`, `verdict.rs` and `instant_win.rs` in
//! the rules.

use boneyard_rules::{
    Account, Rules, Side, Standing,
    ruleset::{AccountRules, InstantEnd, Reach, SeveralOver, TargetTest},
};

use super::LastTile;
use crate::seats::{Each, SEATS};

/// The rounds won in a row that end a match with `six-in-a-row`.
const ROW: i32 = 6;

/// Going out with 6-6 wins the match if an opposing hand counts more points than this.
const LOSER_HOLDS: i32 = 25;

/// The side that announced 6-6 loses the match if its hands count this many points or more.
const ANNOUNCER_HOLDS: i32 = 25;

/// What the value of a round adds for a match that it ends. It exists only where the round can end the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchEnd {
    /// Added where our side wins the match, and subtracted where it loses.
    worth: i32,
    us: Side,
    sides: usize,
    /// The fewest points that reach the target; `None` without a target.
    target: Option<i32>,
    reach: Reach,
    several_over: SeveralOver,
    cap: Option<i32>,
    /// Whether the number of rounds ends the match after this one.
    is_last_round: bool,
    opening: AccountRules,
    /// The accounts before the round, by side.
    accounts: Each<Account>,
    instant: Vec<InstantEnd>,
    /// The side that announced 6-6.
    announced: Option<Side>,
}

/// The facts about a finished round that decide whether it ends the match.
pub(super) struct Settled {
    /// The side that won the round.
    pub(super) winner: Option<Side>,
    /// The side that went out, and its last tile.
    pub(super) out: Option<(Side, LastTile)>,
    /// The side that alone pays for a block.
    pub(super) sole_payer: Option<Side>,
    pub(super) credits: Each<SideCredit>,
    /// The points of each side's remaining tiles.
    pub(super) totals: Each<i32>,
    /// The heaviest hand of another side than the one that went out.
    pub(super) heaviest_opponent: i32,
}

/// The points that a round credits to a side.
#[derive(Clone, Copy, Default)]
pub(super) struct SideCredit {
    pub(super) hands: i32,
    pub(super) bonuses: i32,
    pub(super) received: i32,
}

impl MatchEnd {
    /// `None` if the round, which pays a side at most `most` points, cannot end the match.
    pub(crate) fn new(
        rules: &Rules,
        seats: usize,
        standing: &Standing,
        us: Side,
        worth: u16,
        announced: Option<Side>,
        most: i32,
    ) -> Option<Self> {
        let target = rules.target(seats).map(|target| i32::try_from(target).unwrap_or(i32::MAX));
        let above = i32::from(rules.match_.test == TargetTest::Above);
        let mut accounts = [Account::default(); SEATS];
        for (account, before) in accounts.iter_mut().zip(&standing.accounts) {
            *account = *before;
        }
        let end = Self {
            worth: worth.into(),
            us,
            sides: standing.accounts.len(),
            target: target.map(|target| target.saturating_add(above)),
            reach: rules.match_.reach,
            several_over: rules.match_.several_over,
            cap: rules.match_.cap.map(|cap| i32::try_from(cap).unwrap_or(i32::MAX)),
            is_last_round: rules.match_.rounds.is_some_and(|limit| standing.rounds + 1 >= limit),
            opening: rules.account.clone(),
            accounts,
            instant: rules.match_.instant.clone(),
            announced,
        };
        let decides = end.is_last_round || !end.instant.is_empty() || end.reaches_any(most, |_| true);
        (worth > 0 && decides).then_some(end)
    }

    /// What the end of the match adds to the value of a round.
    pub(super) fn value(&self, settled: &Settled) -> i32 {
        self.verdict(settled) * self.worth
    }

    /// The least and the most that the end of the match can add. The round credits at most `ours` points to our side, and at most `theirs`
    /// to another side. `at_once` says which of them can win with a last tile.
    #[inline]
    pub(super) fn range(&self, ours: i32, theirs: i32, at_once: [bool; 2]) -> (i32, i32) {
        let we_reach = self.reaches_any(ours, |side| side == self.us);
        let they_reach = self.reaches_any(theirs, |side| side != self.us);
        let (wins, loses) = match self.reach {
            Reach::Wins => (we_reach, they_reach),
            Reach::Loses => (they_reach, we_reach),
        };
        let any = self.is_last_round || self.announced.is_some();
        let [we_win, they_win] = at_once;
        (
            if any || loses || they_win { -self.worth } else { 0 },
            if any || wins || we_win { self.worth } else { 0 },
        )
    }

    /// Whether the rules have this event that ends a match at once.
    pub(crate) fn has_instant(&self, instant: InstantEnd) -> bool {
        self.instant.contains(&instant)
    }

    /// Whether one of these sides can reach the target, or win enough rounds in a row, with at most these points.
    #[inline]
    fn reaches_any(&self, most: i32, of: impl Fn(Side) -> bool) -> bool {
        let row = if self.has_instant(InstantEnd::SixInARow) { ROW } else { i32::MAX };
        let goal = self.target.unwrap_or(i32::MAX).min(row);
        let reaches = |account: &Account| {
            let remembered = i32::try_from(account.remembered).unwrap_or(i32::MAX);
            account.points.saturating_add(remembered).saturating_add(most) >= goal
        };
        self.accounts[..self.sides].iter().enumerate().any(|(side, account)| of(side) && reaches(account))
    }

    /// 1 if our side wins the match, -1 if it loses, and 0 if the match goes on or is drawn.
    fn verdict(&self, settled: &Settled) -> i32 {
        let mut points = [0; SEATS];
        for (side, points) in points.iter_mut().enumerate().take(self.sides) {
            let is_reset = self.has_instant(InstantEnd::SixInARow)
                && settled.winner.is_some_and(|winner| winner != side);
            *points = if is_reset { 0 } else { self.after(settled, side) };
        }
        let points = &points[..self.sides];
        self.at_once(settled, points).or_else(|| self.by_points(points)).unwrap_or(0)
    }

    /// The points of a side after the round.
    fn after(&self, settled: &Settled, side: Side) -> i32 {
        let Account { points, remembered, open } = self.accounts[side];
        let SideCredit { hands, bonuses, received } = settled.credits[side];
        let whole = hands + bonuses + received;
        let clears = (self.opening.clear_on_out && settled.out.is_some_and(|(out, _)| out == side))
            || (self.opening.block_resets && settled.sole_payer.is_some_and(|payer| payer != side));
        let opening_credit = if self.opening.carry_opens { whole } else { hands + bonuses };
        let added = if open {
            whole
        } else if i64::from(opening_credit) >= i64::from(self.opening.open_at) {
            let remembered = if clears { 0 } else { i32::try_from(remembered).unwrap_or(i32::MAX) };
            whole.saturating_add(remembered)
        } else {
            0
        };
        let room = self.cap.map_or(i32::MAX, |cap| cap.saturating_sub(points).max(0));
        points.saturating_add(added.min(room))
    }

    const fn won_by(&self, side: Side) -> i32 {
        if side == self.us { 1 } else { -1 }
    }

    /// The verdict of an event that ends the match at once.
    fn at_once(&self, settled: &Settled, points: &[i32]) -> Option<i32> {
        let verdict = |instant: &InstantEnd| match instant {
            InstantEnd::SixInARow => {
                settled.winner.filter(|winner| points[*winner] >= ROW).map(|winner| self.won_by(winner))
            }
            InstantEnd::OutWith00 => {
                settled.out.filter(|(_, last)| last.blank).map(|(side, _)| self.won_by(side))
            }
            InstantEnd::OutWith66 => settled
                .out
                .filter(|(_, last)| last.double_six && settled.heaviest_opponent > LOSER_HOLDS)
                .map(|(side, _)| self.won_by(side)),
            InstantEnd::Announced66 => {
                let (announcer, winner) = (self.announced?, settled.winner?);
                if winner == announcer {
                    Some(self.won_by(announcer))
                } else {
                    Some(-self.won_by(announcer)).filter(|_| settled.totals[announcer] >= ANNOUNCER_HOLDS)
                }
            }
        };
        self.instant.iter().find_map(verdict)
    }

    /// The verdict by points, or by the number of rounds.
    fn by_points(&self, points: &[i32]) -> Option<i32> {
        let reached = |points: i32| self.target.is_some_and(|target| points >= target);
        let (highest, lowest) = (*points.iter().max()?, *points.iter().min()?);
        let own = points[self.us];
        let alone = |best: i32| points.iter().filter(|points| **points == best).count() == 1;
        let wins = |best: i32| if own == best { 1 } else { -1 };
        if reached(highest) {
            match self.reach {
                Reach::Loses => {
                    let is_worst = self.several_over == SeveralOver::All || own == highest;
                    return Some(if reached(own) && is_worst { -1 } else { 1 });
                }
                // If several sides share the highest total, the match continues.
                Reach::Wins if alone(highest) => return Some(wins(highest)),
                Reach::Wins => {}
            }
        }
        let best = if self.reach == Reach::Wins { highest } else { lowest };
        // A shared best total is a drawn match.
        (self.is_last_round && alone(best)).then(|| wins(best))
    }
}
