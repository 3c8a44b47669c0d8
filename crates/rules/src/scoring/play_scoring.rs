//! Points in play: the points that each seat scores by laying tiles and pays for draws.

use super::standing::Standing;
use crate::{
    layout::{AnyLayout, Layout, LayoutKind, LayoutVisitor},
    play::{Action, Move, PlayError, PlayRules},
    round::{Acted, Round, replay_layout},
    ruleset::{OpeningScores, PlayScore, Rules, TargetTest},
    seat::{BySeat, SEATS_MAX, Seat, Side, Sides},
    tile::Tile,
    tiles::WIDE,
};

/// Points scored in play, move by move. They count at once, so the scoring starts with the standing of the match.
///
/// Call [`PlayScoring::play`] for each action of a round, [`PlayScoring::act`] for each move of a position, or
/// [`PlayScoring::of`] with a whole history.
///
/// ```
/// use boneyard_rules::{Move, Rules, Seat, Standing, PlayScoring};
///
/// let rules = Rules::parse("draw score.play=fives")?;
/// let led: Move = "5-5".parse()?;
/// let scoring = PlayScoring::of(&rules, &Standing::new(&rules, 2), 2, [(Seat::FIRST, led)]);
/// assert_eq!(scoring.made()[Seat::FIRST], 10);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayScoring {
    score: Option<PlayScore>,
    /// The points that a drawn tile costs.
    draw_costs: i32,
    /// The points that a pass after a draw costs.
    pass_costs: i32,
    /// The target that must be met exactly: a score that would pass it is void (F-53).
    exactly: Option<i64>,
    opening: OpeningScores,
    round_cap: Option<u32>,
    /// Whether a round of the match was finished before this one.
    later_round: bool,
    seats: usize,
    /// The side of each seat.
    sides: [u8; SEATS_MAX],
    /// The points of each side, those made in this round included.
    points: [i32; SEATS_MAX],
    /// The points that each seat scored, less those paid.
    made: [i32; SEATS_MAX],
    /// The points that each seat paid.
    paid: [u32; SEATS_MAX],
    /// Whether a tile was drawn since the last play or pass.
    drew: bool,
    /// The order in which sides reached the exact target: 1 for the first; 0 for a side below the target.
    target_order: [u8; SEATS_MAX],
}

impl PlayScoring {
    /// The scoring of a new round of `seats`. `standing` is the standing before the round.
    ///
    /// ```
    /// use boneyard_rules::{PlayScoring, Rules, Standing};
    ///
    /// let rules = Rules::preset("draw")?;
    /// assert!(PlayScoring::new(&rules, &Standing::new(&rules, 2), 2).is_idle(), "nothing scores in play");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn new(rules: &Rules, standing: &Standing, seats: usize) -> Self {
        let sides: Sides = rules.sides(seats);
        let mut points = [0; SEATS_MAX];
        for (side, account) in standing.accounts.iter().enumerate().take(SEATS_MAX) {
            points[side] = account.points;
        }
        let mut side_of_seat = [0; SEATS_MAX];
        for seat in Seat::all(seats) {
            side_of_seat[seat.index()] = u8::try_from(sides.of(seat)).unwrap_or(0);
        }
        let exactly = (rules.match_.test == TargetTest::Exactly).then(|| rules.target(seats)).flatten();
        Self {
            score: rules.score.play,
            draw_costs: rules.draw.penalty.into(),
            pass_costs: rules.draw.pass_penalty.into(),
            exactly: exactly.map(i64::from),
            opening: rules.score.opening,
            round_cap: rules.score.round_cap,
            later_round: standing.rounds > 0,
            seats,
            sides: side_of_seat,
            points,
            made: [0; SEATS_MAX],
            paid: [0; SEATS_MAX],
            drew: false,
            target_order: [0; SEATS_MAX],
        }
    }

    /// Scores all moves of a round. `standing` is the standing before the round.
    ///
    /// ```
    /// use boneyard_rules::{Move, PlayScoring, Rules, Seat, Standing};
    ///
    /// let rules = Rules::parse("draw score.play=fives")?;
    /// let moves: [(Seat, Move); 2] = [(Seat::at(0), "5-5".parse()?), (Seat::at(1), "0-5@L".parse()?)];
    /// let scoring = PlayScoring::of(&rules, &Standing::new(&rules, 2), 2, moves);
    /// assert_eq!((scoring.made()[Seat::at(0)], scoring.made()[Seat::at(1)]), (10, 10));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(
        rules: &Rules,
        standing: &Standing,
        seats: usize,
        history: impl IntoIterator<Item = (Seat, Move)>,
    ) -> Self {
        let scoring = Self::new(rules, standing, seats);
        if scoring.is_idle() {
            return scoring;
        }
        LayoutKind::of(rules).visit(Replay { scoring, rules, history })
    }

    /// Scores a round so far. `standing` is the standing before the round.
    #[must_use]
    pub fn of_round(round: &Round, rules: &Rules, standing: &Standing) -> Self {
        let done = |acted: &Acted| (acted.seat, acted.action.choice());
        Self::of(rules, standing, round.seats(), round.history().iter().map(done))
    }

    /// True if nothing scores during play; [`PlayScoring::act`] may then be skipped.
    #[must_use]
    #[inline]
    pub const fn is_idle(&self) -> bool {
        self.score.is_none() && self.draw_costs == 0 && self.pass_costs == 0
    }

    /// Scores a move, given the layout before and after it; a layout without a tile is `None`. Returns the points:
    /// negative if the seat paid.
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
                    (Some(score), Some(after)) if before.is_some() || self.scores_as_opening(seat, tile) => {
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
        self.record(seat, points)
    }

    /// Plays an action of the seat whose turn it is and scores it. Returns the points: negative if the seat paid.
    ///
    /// # Errors
    /// [`PlayError`] says what would have been legal; the round and the points are then unchanged.
    ///
    /// ```
    /// use boneyard_rules::{Action, BySeat, MustLead, Place, PlayScoring, Round, Rules, Seat, Standing};
    ///
    /// let rules = Rules::preset("all-fives")?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let mut round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let mut scoring = PlayScoring::new(&rules, &Standing::new(&rules, 2), 2);
    /// assert_eq!(scoring.points_of(&round, &rules, "0-5".parse()?), 5);
    /// assert_eq!(scoring.play(&mut round, Action::play("0-5".parse()?, Place::First))?, 5);
    /// assert_eq!(scoring.made()[Seat::FIRST], 5);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, round: &mut Round, action: Action) -> Result<i32, PlayError> {
        if self.is_idle() {
            return round.play(action).map(|()| 0);
        }
        let (seat, before) = (round.turn(), round.layout());
        round.play(action)?;
        Ok(self.act(seat, action.choice(), before.as_ref(), round.layout().as_ref()))
    }

    /// The points that the seat whose turn it is would score with this legal move: 0 for a move that lays no tile, though
    /// it may cost points.
    #[must_use]
    pub fn points_of(&self, round: &Round, rules: &Rules, choice: Move) -> i32 {
        let (Some(_), Move::Play { tile, at, leaves }) = (self.score, choice) else { return 0 };
        let (seat, rules) = (round.turn(), PlayRules::new(rules));
        let before = round.layout();
        let after = match before {
            None => AnyLayout::first(tile, self.seats, &rules),
            Some(mut layout) => {
                layout.lay(tile, at, leaves, seat, &rules);
                layout
            }
        };
        let mut scoring = *self;
        scoring.act(seat, choice, before.as_ref(), Some(&after))
    }

    /// Whether this tile scores when it opens the round.
    fn scores_as_opening(&self, seat: Seat, tile: Tile) -> bool {
        match self.opening {
            OpeningScores::Every => true,
            OpeningScores::None => false,
            OpeningScores::LaterDoubleFive => {
                let points = i64::from(self.points[self.side(seat)]);
                self.later_round
                    && Some(tile) == Tile::double(5)
                    && self.round_cap.is_none_or(|cap| points < i64::from(cap))
            }
        }
    }

    fn side(&self, seat: Seat) -> Side {
        self.sides[seat.index()].into()
    }

    /// Adds the points of a move, or none if they would pass an exact target. Returns the points added.
    fn record(&mut self, seat: Seat, points: i32) -> i32 {
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
            let latest = self.target_order.iter().copied().max().unwrap_or(0);
            // A side that pays for a draw is below the target again.
            self.target_order[side] =
                if i64::from(self.points[side]) == target { latest.saturating_add(1) } else { 0 };
        }
        points
    }

    /// The points scored by each seat, less those paid.
    #[must_use]
    pub fn made(&self) -> BySeat<i32> {
        BySeat::new(self.seats, |seat| self.made[seat.index()])
    }

    /// The points paid by each seat for draws and for passes after a draw.
    #[must_use]
    pub fn paid(&self) -> BySeat<u32> {
        BySeat::new(self.seats, |seat| self.paid[seat.index()])
    }

    /// Of the sides that are now at a target that must be met exactly, the one that reached it first; `None` if none
    /// is.
    #[must_use]
    pub fn first_at_target(&self) -> Option<Side> {
        let at_target = (0..SEATS_MAX).filter(|side| self.target_order[*side] > 0);
        at_target.min_by_key(|side| self.target_order[*side])
    }
}

/// The visitor of [`PlayScoring::of`].
struct Replay<'a, H> {
    scoring: PlayScoring,
    rules: &'a Rules,
    history: H,
}

impl<H: IntoIterator<Item = (Seat, Move)>> LayoutVisitor<WIDE> for Replay<'_, H> {
    type Output = PlayScoring;

    fn visit<L: Layout<WIDE>>(self) -> PlayScoring {
        let Self { mut scoring, rules, history } = self;
        let rules = PlayRules::new(rules);
        replay_layout::<L, WIDE>(&rules, scoring.seats, history, |seat, chosen, before, after| {
            scoring.act(seat, chosen, before, after);
        });
        scoring
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn scored(rules: &str, points: [i32; 2], turns: &[(usize, &str)]) -> PlayScoring {
        let rules = Rules::parse(rules).expect("rules");
        let mut standing = Standing::new(&rules, 2);
        for (account, points) in standing.accounts.iter_mut().zip(points) {
            account.points = points;
        }
        let history: Vec<(Seat, Move)> =
            turns.iter().map(|(seat, choice)| (Seat::at(*seat), choice.parse().expect("a move"))).collect();
        PlayScoring::of(&rules, &standing, 2, history)
    }

    fn made(rules: &str, points: [i32; 2], turns: &[(usize, &str)]) -> [i32; 2] {
        let made = scored(rules, points, turns).made();
        [made[Seat::at(0)], made[Seat::at(1)]]
    }

    const CROSS: &str = "draw layout.shape=cross layout.crossOpens=after-both-sides score.play=fives";

    #[test]
    fn a_spinner_scores_by_its_open_ends_and_the_tiles_on_its_arms() {
        // G78: 5-5 makes 10. Then the ends 0 and 5-5 make 10. 4-5 covers 5-5: the ends 0 and 4 make nothing.
        let turns = [(0, "5-5"), (1, "0-5@L"), (0, "4-5@R"), (1, "5-6@U"), (0, "1-6@U"), (1, "5-6@D")];
        assert_eq!(made(CROSS, [0, 0], &turns[..1]), [10, 0]);
        assert_eq!(made(CROSS, [0, 0], &turns[..2]), [10, 10]);
        // With one arm the ends are 0, 4 and 6, which make 10; then 0, 4 and 1, which make 5.
        assert_eq!(made(CROSS, [0, 0], &turns[..4]), [10, 20]);
        assert_eq!(made(CROSS, [0, 0], &turns[..5]), [15, 20]);
    }

    #[test]
    fn triangles_score_their_numbers_and_their_closed_shapes() {
        // G81, and the same tiles where closed shapes score nothing.
        let triangles = ["triominoes", "triangle-dominoes"];
        let of = |turns: &[(usize, &str)]| triangles.map(|rules| made(rules, [0, 0], turns)[0]);
        assert_eq!(of(&[(0, "5-5-5")]), [25, 15]);
        assert_eq!(of(&[(0, "0-0-0")]), [40, 0]);
        assert_eq!(of(&[(0, "3-4-5")]), [12, 12]);
        let draws = [(1, "5-5-5"), (0, "draw"), (0, "draw"), (0, "draw"), (0, "pass")];
        assert_eq!(of(&draws), [-25, 0]);
        assert_eq!(scored("triominoes", [0, 0], &draws).paid()[Seat::at(0)], 25);
        // A pass on an empty boneyard costs nothing, even if another seat drew before.
        assert_eq!(of(&[(1, "5-5-5"), (0, "pass")]), [0, 0]);
        assert_eq!(of(&[(1, "5-5-5"), (0, "draw"), (0, "5-5-4@1,0")]), [9, 14]);
        let round = ["2-2-3", "3-4-2@-1,0", "5-2-4@-1,-1", "2-5-0@0,-1", "0-1-2@1,-1", "2-2-1@1,0"];
        let sixth = |turns: usize| of(&round.map(|choice| (0, choice))[..turns]);
        assert_eq!([sixth(5), sixth(6)], [[37, 37], [92, 42]], "5 more, and 50 for the hexagon");
    }

    #[test]
    fn a_score_that_would_pass_an_exact_target_is_void() {
        // F-53: 5-5 makes 2, and so does 0-5 beside it. From 60 points, 2 more would pass 61 and are void.
        let exact = "draw score.sense=play-only score.play=fives-threes match.test=== match.target=61";
        assert_eq!(made(exact, [58, 59], &[(0, "5-5"), (1, "0-5@L")]), [2, 2]);
        assert_eq!(made(exact, [60, 59], &[(0, "5-5"), (1, "0-5@L")]), [0, 2]);
    }
}
