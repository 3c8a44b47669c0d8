//! Points made in play: what each seat makes by laying tiles, and pays for drawing them.

use crate::{
    action::{Move, Place},
    layout::{Arms, Figure, Layout, Line, Trains, Tree, Triangles},
    play_rules::PlayRules,
    round::{Acted, Round},
    rules::{Hook, PlayScore, Rules, TargetTest},
    seat::{BySeat, SEATS_MAX, Seat, Side, Sides},
    settle::Standing,
    telefon,
    tile::Tile,
    tiles::WIDE,
};

/// What each seat has made in play, action by action. Scores belong to the side at once, so it begins with how the
/// match stands.
///
/// Whoever has a position tells it each action with the tiles as they lie before and after: [`Tally::act`]. Whoever
/// has a history folds that: [`Tally::of`].
///
/// ```
/// use boneyard_rules::{Move, Rules, Seat, Standing, Tally};
///
/// let rules = Rules::parse("draw score.play=fives")?;
/// let led: Move = "5-5".parse()?;
/// let tally = Tally::of(&rules, &Standing::new(&rules, 2), 2, [(Seat::FIRST, led)]);
/// assert_eq!(tally.made()[Seat::FIRST], 10);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    score: Option<PlayScore>,
    /// Points that a drawn tile costs, and a pass after one.
    draw_costs: i32,
    pass_costs: i32,
    /// A single score that would pass this is void (F-53).
    exactly: Option<i64>,
    /// Whether what the opening tile makes is under Telefon's exception.
    quiet_opening: bool,
    /// Whether a round came before that counted.
    later_round: bool,
    seats: usize,
    sides: [u8; SEATS_MAX],
    /// What is written for each side, with what it made.
    points: [i32; SEATS_MAX],
    made: [i32; SEATS_MAX],
    /// What each seat paid for drawing and for passes after it; taken from what it made.
    paid: [u32; SEATS_MAX],
    drew: bool,
    first_at_target: Option<Side>,
}

impl Tally {
    /// Nothing made yet, in a round of `seats` that begins with this standing.
    #[must_use]
    pub fn new(rules: &Rules, standing: &Standing, seats: usize) -> Self {
        let sides: Sides = rules.sides(seats);
        let mut points = [0; SEATS_MAX];
        for (side, account) in standing.accounts.iter().enumerate().take(SEATS_MAX) {
            points[side] = account.points;
        }
        let mut of = [0; SEATS_MAX];
        for seat in Seat::all(seats) {
            of[seat.index()] = u8::try_from(sides.of(seat)).unwrap_or(0);
        }
        let exactly = (rules.match_.test == TargetTest::Exactly).then(|| rules.target(seats)).flatten();
        Self {
            score: rules.score.play,
            draw_costs: rules.draw.penalty.into(),
            pass_costs: rules.draw.pass_penalty.into(),
            exactly: exactly.map(i64::from),
            quiet_opening: rules.hooks.contains(&Hook::QuietOpening),
            later_round: standing.rounds > 0,
            seats,
            sides: of,
            points,
            made: [0; SEATS_MAX],
            paid: [0; SEATS_MAX],
            drew: false,
            first_at_target: None,
        }
    }

    /// What was made by all that was done in a round.
    #[must_use]
    pub fn of(
        rules: &Rules,
        standing: &Standing,
        seats: usize,
        history: impl IntoIterator<Item = (Seat, Move)>,
    ) -> Self {
        let tally = Self::new(rules, standing, seats);
        if tally.is_idle() {
            return tally;
        }
        match rules.figure() {
            Figure::Line => tally.follow::<Line>(rules, history),
            Figure::Arms => tally.follow::<Arms>(rules, history),
            Figure::Trains => tally.follow::<Trains>(rules, history),
            Figure::Tree => tally.follow::<Tree>(rules, history),
            Figure::Triangles => tally.follow::<Triangles>(rules, history),
        }
    }

    fn follow<L: Layout<WIDE>>(
        mut self,
        rules: &Rules,
        history: impl IntoIterator<Item = (Seat, Move)>,
    ) -> Self {
        let rules = PlayRules::new(rules);
        let mut layout: Option<L> = None;
        let mut last = Place::First;
        for (seat, choice) in history {
            let before = layout;
            match choice {
                Move::Play { tile, at, leaves } => {
                    match &mut layout {
                        Some(layout) => layout.lay(tile, at, leaves, seat, &rules),
                        None => layout = Some(L::first(tile, self.seats, &rules)),
                    }
                    last = at;
                }
                Move::Close => {
                    if let Some(layout) = &mut layout {
                        layout.close(last);
                    }
                }
                Move::Pass => {
                    if let Some(layout) = &mut layout {
                        layout.pass(seat);
                    }
                }
                Move::Draw | Move::Done => {}
            }
            self.act(seat, choice, before.as_ref(), layout.as_ref());
        }
        self
    }

    /// Whether nothing is ever made or paid under these rules, so that nobody need tell what is done.
    #[must_use]
    #[inline]
    pub const fn is_idle(&self) -> bool {
        self.score.is_none() && self.draw_costs == 0 && self.pass_costs == 0
    }

    /// Counts what a seat did, with the tiles as they lay before it and as they lie after it. Says what the seat made:
    /// less than nothing where it paid.
    pub fn act<L: Layout<W>, const W: usize>(
        &mut self,
        seat: Seat,
        choice: Move,
        before: Option<&L>,
        after: Option<&L>,
    ) -> i32 {
        let points = match choice {
            Move::Play { tile, at, .. } => {
                self.drew = false;
                match (self.score, after) {
                    (Some(score), Some(after)) if before.is_some() || self.may_open(seat, tile) => {
                        after.made(score, tile, at, before)
                    }
                    _ => 0,
                }
            }
            Move::Draw => {
                self.drew = true;
                -self.draw_costs
            }
            Move::Pass => {
                let drew = core::mem::take(&mut self.drew);
                if drew { -self.pass_costs } else { 0 }
            }
            Move::Close | Move::Done => 0,
        };
        self.write(seat, points)
    }

    /// Whether this tile scores where it opens the round.
    fn may_open(&self, seat: Seat, tile: Tile) -> bool {
        !self.quiet_opening || telefon::opening_scores(tile, self.later_round, self.points[self.side(seat)])
    }

    fn side(&self, seat: Seat) -> Side {
        self.sides[seat.index()].into()
    }

    fn write(&mut self, seat: Seat, points: i32) -> i32 {
        let side = self.side(seat);
        let passes = |target: i64| i64::from(self.points[side]) + i64::from(points) > target;
        if points == 0 || points > 0 && self.exactly.is_some_and(passes) {
            return 0;
        }
        self.points[side] = self.points[side].saturating_add(points);
        self.made[seat.index()] += points;
        if points < 0 {
            self.paid[seat.index()] += points.unsigned_abs();
        }
        if let Some(target) = self.exactly {
            let met = |side: &Side| i64::from(self.points[*side]) == target;
            // Whoever pays for a tile leaves the target again.
            self.first_at_target = self.first_at_target.filter(met).or_else(|| Some(side).filter(met));
        }
        points
    }

    /// What each seat made, less what it paid.
    #[must_use]
    pub fn made(&self) -> BySeat<i32> {
        BySeat::new(self.seats, |seat| self.made[seat.index()])
    }

    /// What each seat paid for drawing tiles, and for passes after it.
    #[must_use]
    pub fn paid(&self) -> BySeat<u32> {
        BySeat::new(self.seats, |seat| self.paid[seat.index()])
    }

    /// The side that came first to a target that must be met exactly, where one did in play.
    #[must_use]
    pub const fn first_at_target(&self) -> Option<Side> {
        self.first_at_target
    }
}

impl Round {
    /// What each seat made in it so far, where the match stood like this before it.
    #[must_use]
    pub fn tally(&self, rules: &Rules, standing: &Standing) -> Tally {
        let done = |acted: &Acted| (acted.seat, acted.action.choice());
        Tally::of(rules, standing, self.seats(), self.history().iter().map(done))
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn tallied(rules: &str, points: [i32; 2], turns: &[(usize, &str)]) -> Tally {
        let rules = Rules::parse(rules).expect("rules");
        let mut standing = Standing::new(&rules, 2);
        for (account, points) in standing.accounts.iter_mut().zip(points) {
            account.points = points;
        }
        let history: Vec<(Seat, Move)> =
            turns.iter().map(|(seat, said)| (Seat::at(*seat), said.parse().expect("a move"))).collect();
        Tally::of(&rules, &standing, 2, history)
    }

    fn made(rules: &str, points: [i32; 2], turns: &[(usize, &str)]) -> [i32; 2] {
        let made = tallied(rules, points, turns).made();
        [made[Seat::at(0)], made[Seat::at(1)]]
    }

    const CROSS: &str = "draw layout.shape=cross layout.crossOpens=after-both-sides score.play=fives";

    #[test]
    fn a_spinner_counts_once_alone_twice_at_an_end_and_its_arms_by_their_tiles() {
        // G78: 10 for 5-5, 10 more for 5-5 and 0; 5-5 is covered by 5-4 then: 0 and 4.
        let turns = [(0, "5-5"), (1, "0-5@L"), (0, "4-5@R"), (1, "5-6@U"), (0, "1-6@U"), (1, "5-6@D")];
        assert_eq!(made(CROSS, [0, 0], &turns[..1]), [10, 0]);
        assert_eq!(made(CROSS, [0, 0], &turns[..2]), [10, 10]);
        // 0 and 4, then 0, 4 and 6 with one arm, then 0, 4 and 1.
        assert_eq!(made(CROSS, [0, 0], &turns[..4]), [10, 20]);
        assert_eq!(made(CROSS, [0, 0], &turns[..5]), [15, 20]);
    }

    #[test]
    fn triangles_score_their_numbers_and_their_joints() {
        // G81, and the same tiles where joints are worth nothing.
        let triangles = ["triominoes", "triangle-dominoes"];
        let of = |turns: &[(usize, &str)]| triangles.map(|rules| made(rules, [0, 0], turns)[0]);
        assert_eq!(of(&[(0, "5-5-5")]), [25, 15]);
        assert_eq!(of(&[(0, "0-0-0")]), [40, 0]);
        assert_eq!(of(&[(0, "3-4-5")]), [12, 12]);
        let draws = [(1, "5-5-5"), (0, "draw"), (0, "draw"), (0, "draw"), (0, "pass")];
        assert_eq!(of(&draws), [-25, 0]);
        assert_eq!(tallied("triominoes", [0, 0], &draws).paid()[Seat::at(0)], 25);
        // A pass on an empty boneyard costs nothing, whoever drew before.
        assert_eq!(of(&[(1, "5-5-5"), (0, "pass")]), [0, 0]);
        assert_eq!(of(&[(1, "5-5-5"), (0, "draw"), (0, "5-5-4@1,0")]), [9, 14]);
        let round = ["2-2-3", "3-4-2@-1,0", "5-2-4@-1,-1", "2-5-0@0,-1", "0-1-2@1,-1", "2-2-1@1,0"];
        let sixth = |turns: usize| of(&round.map(|said| (0, said))[..turns]);
        assert_eq!([sixth(5), sixth(6)], [[37, 37], [92, 42]], "5 more, and 50 for the hexagon");
    }

    #[test]
    fn a_score_that_would_pass_an_exact_target_is_void() {
        // F-53: 5-5 makes 2, 0-5 beside it 2 more, and 5-5 again at the end of 2-5 makes 4.
        let exact = "draw score.sense=play-only score.play=fives-threes match.test=== match.target=61";
        assert_eq!(made(exact, [58, 59], &[(0, "5-5"), (1, "0-5@L")]), [2, 2]);
        assert_eq!(made(exact, [60, 59], &[(0, "5-5"), (1, "0-5@L")]), [0, 2]);
    }
}
