//! The search: is the value of a state at least a goal?

use crate::{
    bounds::{bounds, decided},
    budget::{Meter, Stopped},
    deal::Deal,
    key::key,
    order::Order,
    plays::Plays,
    state::{Play, State},
    table::{BEYOND, Best, Known, Table},
    value::Value,
};

/// A search of one deal.
pub(crate) struct Search<'a> {
    pub(crate) deal: &'a Deal,
    pub(crate) table: &'a mut Table,
    pub(crate) meter: Meter<'a>,
}

impl Search<'_> {
    /// The value of a state: exact, or as close as the budget allows.
    ///
    /// Each step asks whether the value reaches a goal, and the answer is a closer bound (MTD(f), Plaat 1996).
    pub(crate) fn value(&mut self, state: &State) -> Value {
        let (mut at_least, mut at_most) = bounds(self.deal, state);
        let mut guess = 0.clamp(at_least, at_most);
        while at_least < at_most {
            let goal = if guess == at_least { guess + 1 } else { guess };
            match self.reach(state, goal) {
                Ok(value) if value >= goal => (at_least, guess) = (value, value),
                Ok(value) => (at_most, guess) = (value, value),
                Err(Stopped) => break,
            }
        }
        Value::between(at_least, at_most)
    }

    /// The value after a move.
    pub(crate) fn after(&mut self, state: &State, play: Play) -> Value {
        let mut next = *state;
        match next.play(self.deal, play) {
            Some(value) => Value::Exact(value + i32::from(next.gained)),
            None => {
                let gained = i32::from(next.gained);
                let value = self.value(&next);
                Value::between(value.at_least() + gained, value.at_most() + gained)
            }
        }
    }

    /// The first of these moves with the highest value, and that value. If the budget runs out, the move of which most is
    /// proved. The caller passes at least one move, all of a side whose points count for it.
    pub(crate) fn best_of<T: Copy>(&mut self, state: &State, plays: &[(T, Play)]) -> (T, Value) {
        let value = self.value(state);
        if let Some(exact) = value.exact() {
            for (choice, play) in plays {
                match self.reaches(state, *play, exact) {
                    Ok(true) => return (*choice, value),
                    Ok(false) => {}
                    Err(Stopped) => break,
                }
            }
        }
        let known = self.table.get(key(self.deal, state)).and_then(|known| known.best);
        let found = known.map(|best| best.play(state.ends));
        let choice = plays.iter().find(|(_, play)| Some(*play) == found).unwrap_or(&plays[0]);
        (choice.0, value)
    }

    /// Whether the value after a move is at least `goal`.
    fn reaches(&mut self, state: &State, play: Play, goal: i32) -> Result<bool, Stopped> {
        let mut next = *state;
        let over = next.play(self.deal, play);
        let gained = i32::from(next.gained);
        match over {
            Some(value) => Ok(value + gained >= goal),
            None => Ok(self.reach(&next, goal - gained)? + gained >= goal),
        }
    }

    /// A bound of the value of a state: from below if it is at least `goal`, otherwise from above.
    fn reach(&mut self, state: &State, goal: i32) -> Result<i32, Stopped> {
        let mut state = *state;
        let mut gained = 0;
        // A forced move is no node of the search.
        let plays = loop {
            if let Some(value) = decided(self.deal, &state, goal - gained) {
                return Ok(value + gained);
            }
            let plays = Plays::of(self.deal, &state);
            let Some(play) = plays.single() else { break plays };
            let over = state.play(self.deal, play);
            gained += i32::from(state.gained);
            if let Some(value) = over {
                return Ok(value + gained);
            }
        };
        let goal = goal - gained;
        let key = key(self.deal, &state);
        let known = self.table.get(key).unwrap_or(Known { at_least: -BEYOND, at_most: BEYOND, best: None });
        if known.at_least >= goal {
            return Ok(known.at_least + gained);
        }
        if known.at_most < goal {
            return Ok(known.at_most + gained);
        }
        self.meter.count()?;
        let first = known.best.map(|best| best.play(state.ends));
        let mut order = Order::new();
        order.add(self.deal, &state, &plays, first);
        let (value, best) = self.try_moves(&state, &mut order, goal)?;
        // A move that decided is worth more than the best of moves that all failed.
        let decides = (value >= goal) == self.deal.payoff.is_ours(state.seat.into());
        let best = if decides { None } else { known.best }.or(Some(Best::new(best, state.ends)));
        let (at_least, at_most) =
            if value >= goal { (value, known.at_most) } else { (known.at_least, value) };
        self.table.put(key, state.held().count_ones(), Known { at_least, at_most, best });
        Ok(value + gained)
    }

    /// Tries moves until one decides whether the value reaches the goal. Returns a bound of the value, and the best move.
    fn try_moves(&mut self, state: &State, order: &mut Order, goal: i32) -> Result<(i32, Play), Stopped> {
        let ours = self.deal.payoff.is_ours(state.seat.into());
        let mut best = (if ours { -BEYOND } else { BEYOND }, Play::Done);
        while let Some(play) = order.next() {
            let mut next = *state;
            let value = match next.play(self.deal, play) {
                Some(value) => value + i32::from(next.gained),
                None => {
                    let gained = i32::from(next.gained);
                    self.reach(&next, goal - gained)? + gained
                }
            };
            if ours && value > best.0 || !ours && value < best.0 {
                best = (value, play);
                if (value >= goal) == ours {
                    break;
                }
            }
        }
        Ok(best)
    }
}
