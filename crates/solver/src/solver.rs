//! The solver: values of positions and of moves.

use boneyard_rules::{Move, Place, Rules, Side, Standing, ruleset::EqualEnds};

use crate::{
    budget::{Budget, Meter},
    deal::{Deal, NO_END},
    open_round::{OpenRound, OpenRoundError},
    plays::Plays,
    search::Search,
    state::{Play, State, Step},
    table::Table,
    unsupported::{self, Unsupported},
    value::{Value, ValuedMove},
};

/// Finds the exact value of rounds in which every tile is known, for games on a line with two ends.
///
/// # What a value is
///
/// The value for a side is the credit that the round will give it, less the credits of all other sides, if from now on
/// everyone plays perfectly and sees every tile. Credits are [`SideScore::credit`](boneyard_rules::SideScore::credit) of
/// the rules' own [`settle`](boneyard_rules::settle): the points of the hands with their rounding, bonuses, and
/// points carried from earlier rounds. What a credit does to an account is left out: thresholds, remembered points and exact
/// targets. So are bonuses that were earned before the position. Where points are bad (`match.reach` is `loses`) the sign is
/// turned: a higher value is always better.
///
/// The end of the match counts only [`with_match`](Solver::with_match).
///
/// With two sides the game is a zero-sum game, and the value is its minimax value: what each side can secure.
///
/// With three or four sides the value is what the side can secure if all others play together against it ("paranoid").
/// This is a guarantee, is unique, and can be searched with bounds. An equilibrium of several selfish players (max^n) is
/// neither: it depends on how ties are broken, and there may be many.
///
/// ```
/// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat, Standing};
/// use boneyard_solver::{Budget, OpenRound, Solver, Table, Value};
///
/// let rules = Rules::parse(r#"block deal.hand={"2":3}"#)?;
/// let tiles = rules.tile_list(2);
/// let hands = BySeat::new(2, |seat| tiles[seat.index() * 3..][..3].to_vec());
/// let round = Round::deal(&rules, hands, tiles[6..].to_vec(), Seat::FIRST, MustLead::Any)?;
///
/// let solver = Solver::new(&rules, 2, &Standing::new(&rules, 2))?;
/// let mut table = Table::with_entries(1 << 10);
/// let open = OpenRound::of(&round, &tiles[6..]);
/// let value = solver.value(&open, 0, &mut table, Budget::UNLIMITED)?;
/// assert_eq!(value, Value::Exact(6), "a block: seat 1 keeps 0-1, and seat 2 keeps 0-3 and 0-4");
///
/// let refused = Solver::new(&Rules::preset("all-fives")?, 2, &Standing::new(&rules, 2));
/// assert!(refused.is_err(), "a cross has more than two ends");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    rules: Rules,
    seats: usize,
    standing: Standing,
    /// What winning the match adds to a value, and losing it subtracts.
    match_worth: u16,
}

impl Solver {
    /// A solver for a table of `seats` under these rules. `standing` is the standing before the round: it says what is
    /// carried from earlier rounds, and which bonuses the round can pay.
    ///
    /// # Errors
    /// The first feature of the rules that the solver does not support.
    pub fn new(rules: &Rules, seats: usize, standing: &Standing) -> Result<Self, Unsupported> {
        unsupported::check(rules, seats)?;
        if standing.accounts.len() != rules.sides(seats).count() {
            return Err(Unsupported::Standing(standing.accounts.len()));
        }
        Ok(Self { rules: rules.clone(), seats, standing: standing.clone(), match_worth: 0 })
    }

    /// The same solver, with values that include the end of the match: if the round ends it, `worth` is added for a side that
    /// wins the match, and subtracted for a side that loses it. The match ends as [`settle`](boneyard_rules::settle) says, with
    /// accounts, caps and events that end it at once. A drawn match adds nothing.
    ///
    /// # Errors
    /// The feature with which the solver cannot value the end of a match.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat, Standing};
    /// use boneyard_solver::{Budget, OpenRound, Solver, Table, Value};
    ///
    /// let rules = Rules::parse(r#"block deal.hand={"2":3}"#)?;
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 3..][..3].to_vec());
    /// let round = Round::deal(&rules, hands, tiles[6..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let open = OpenRound::of(&round, &tiles[6..]);
    ///
    /// let mut standing = Standing::new(&rules, 2);
    /// standing.accounts[0].points = 95;
    /// let solver = Solver::new(&rules, 2, &standing)?.with_match(50)?;
    /// let value = solver.value(&open, 0, &mut Table::with_entries(1 << 10), Budget::UNLIMITED)?;
    /// assert_eq!(value, Value::Exact(56), "6 points, and the first side reaches 100");
    ///
    /// let exactly = Rules::parse("draw match.test===")?;
    /// assert!(Solver::new(&exactly, 2, &Standing::new(&exactly, 2))?.with_match(50).is_err());
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_match(self, worth: u16) -> Result<Self, Unsupported> {
        unsupported::check_match(&self.rules)?;
        Ok(Self { match_worth: worth, ..self })
    }

    /// The value of a round for a side, counted from 0. The caller passes a side of the table.
    ///
    /// # Errors
    /// The first mistake in the round.
    pub fn value(
        &self,
        open: &OpenRound,
        side: Side,
        table: &mut Table,
        budget: Budget<'_>,
    ) -> Result<Value, OpenRoundError> {
        let (deal, mut state) = self.deal(open, side)?;
        if let Some(value) = state.settle(&deal) {
            return Ok(Value::Exact(value + i32::from(state.gained)));
        }
        let gained = i32::from(state.gained);
        let value = self.search(&deal, &state, table, budget).value(&state);
        Ok(Value::between(value.at_least() + gained, value.at_most() + gained))
    }

    /// Every legal move with the value of the position after it, for the side whose turn it is. The moves are those of
    /// [`Round::legal`](boneyard_rules::Round::legal), sorted.
    ///
    /// # Errors
    /// The first mistake in the round.
    pub fn moves(
        &self,
        open: &OpenRound,
        table: &mut Table,
        budget: Budget<'_>,
    ) -> Result<Vec<ValuedMove>, OpenRoundError> {
        let (deal, state) = self.deal(open, self.side(open))?;
        let plays = match self.plays(&deal, &state, open) {
            Ok(plays) => plays,
            Err(choice) => {
                let value = self.value(open, self.side(open), table, budget)?;
                return Ok(vec![ValuedMove { choice, value }]);
            }
        };
        let mut search = self.search(&deal, &state, table, budget);
        let valued = |(choice, play)| ValuedMove { choice, value: search.after(&state, play) };
        Ok(plays.into_iter().map(valued).collect())
    }

    /// The best move for the side whose turn it is: the first in the order of [`Solver::moves`] of those with the highest
    /// value. If the budget runs out, the move of which most is proved.
    ///
    /// # Errors
    /// The first mistake in the round.
    pub fn best(
        &self,
        open: &OpenRound,
        table: &mut Table,
        budget: Budget<'_>,
    ) -> Result<ValuedMove, OpenRoundError> {
        let (deal, state) = self.deal(open, self.side(open))?;
        let plays = match self.plays(&deal, &state, open) {
            Ok(plays) => plays,
            Err(choice) => {
                let value = self.value(open, self.side(open), table, budget)?;
                return Ok(ValuedMove { choice, value });
            }
        };
        let (choice, value) = self.search(&deal, &state, table, budget).best_of(&state, &plays);
        Ok(ValuedMove { choice, value })
    }

    fn side(&self, open: &OpenRound) -> Side {
        self.rules.sides(self.seats).of(open.setup.turn)
    }

    fn deal(&self, open: &OpenRound, side: Side) -> Result<(Deal, State), OpenRoundError> {
        let deal = Deal::new(&self.rules, self.seats, &self.standing, open, side, self.match_worth)?;
        let state = State::start(&deal, open);
        Ok((deal, state))
    }

    fn search<'a>(
        &self,
        deal: &'a Deal,
        state: &State,
        table: &'a mut Table,
        budget: Budget<'a>,
    ) -> Search<'a> {
        table.begin(deal, &state.hands);
        Search { deal, table, meter: Meter::new(budget) }
    }

    /// The legal moves that lay a tile or end a turn, sorted; `Err` with the only legal move if it draws or passes.
    fn plays(&self, deal: &Deal, state: &State, open: &OpenRound) -> Result<Vec<(Move, Play)>, Move> {
        let turns = &deal.turns;
        let may_draw = state.drawn < turns.draw_limit && state.left > turns.reserve;
        let begins = state.step == Step::Fresh && open.setup.ends.is_some();
        if begins && turns.exactly && state.drawn > 0 && may_draw {
            return Err(Move::Draw);
        }
        let plays = Plays::of(deal, state);
        let mut moves: Vec<(Move, Play)> =
            plays.iter().map(|play| (self.choice(deal, open, play), play)).collect();
        if moves.is_empty() {
            return Err(if may_draw { Move::Draw } else { Move::Pass });
        }
        moves.sort_unstable_by_key(|(choice, _)| *choice);
        Ok(moves)
    }

    fn choice(&self, deal: &Deal, open: &OpenRound, play: Play) -> Move {
        let Play::Tile { tile, on } = play else { return Move::Done };
        let at = match open.setup.ends {
            None => Place::First,
            Some([left, right]) if left == right && self.rules.turn.equal_ends == EqualEnds::LeaderRight => {
                Place::Right
            }
            Some([left, _]) if on == left && on != NO_END => Place::Left,
            Some(_) => Place::Right,
        };
        Move::play(deal.tiles[usize::from(tile)], at)
    }
}
