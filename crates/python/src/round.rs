//! A round in which every tile is known: the plain environment.

use boneyard_bots::{arena::Deal, points};
use boneyard_rules::{Action, Outcome, Seat, Side, Tile};
use boneyard_solver::{Budget, OpenRound, Solver};
use pyo3::{prelude::*, types::PyBytes};

use crate::{
    arguments::{Choice, RulesArgument, Seed},
    error::{Code, Error},
    observation,
    rules::Rules,
    solution::Solution,
    state::{Round, View},
    table::{Table, hand_texts, texts, tile_texts},
};

#[pymethods]
impl Round {
    #[new]
    #[pyo3(signature = (rules, seats = None, seed = Seed(0)), text_signature = "(rules, seats=None, seed=0)")]
    fn new(rules: RulesArgument<'_>, seats: Option<i64>, seed: Seed) -> Result<Self, Error> {
        let table = rules.table(seats)?;
        let deal = Deal::next(table.rules.clone(), &table.game, &mut seed.rng());
        Ok(Self::dealt(table, deal))
    }

    /// The rules of the round.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.table.clone())
    }

    /// The seat whose turn it is.
    #[getter]
    fn turn(&self) -> usize {
        self.round.turn().index()
    }

    /// The seat that led or is due to lead.
    #[getter]
    fn leader(&self) -> usize {
        self.round.leader().index()
    }

    /// Whether the round is over.
    #[getter]
    fn over(&self) -> bool {
        self.is_over()
    }

    /// How the round ended: `("out", seat)`, or `("blocked", seat)` with the seat that laid the last tile.
    #[getter]
    fn outcome(&self) -> Option<(&'static str, usize)> {
        self.round.outcome().map(|outcome| match outcome {
            Outcome::Out(seat) => ("out", seat.index()),
            Outcome::Blocked(seat) => ("blocked", seat.index()),
        })
    }

    /// The legal moves of the seat whose turn it is.
    fn legal_moves(&self) -> Vec<String> {
        texts(&self.legal)
    }

    /// How many moves are legal.
    fn count_legal(&self) -> usize {
        self.legal.len()
    }

    /// Plays a move: its text, or its index in `legal_moves()`.
    fn play(&mut self, choice: Choice) -> Result<(), Error> {
        let choice = match choice {
            Choice::Text(text) => text.parse()?,
            Choice::Index(index) => {
                let found = usize::try_from(index).ok().and_then(|index| self.legal.get(index));
                *found.ok_or_else(|| match self.legal.len() {
                    0 => Error::new(Code::Over, "the round is over"),
                    count => Error::new(
                        Code::Move,
                        format!("there is no legal move {index}: indexes are 0 to {}", count - 1),
                    ),
                })?
            }
        };
        self.make(choice)
    }

    /// The numbers of the legal moves, in the order of `legal_moves()`.
    fn legal_actions(&self) -> Vec<u16> {
        self.numbers()
    }

    /// Plays the legal move with this number.
    fn act(&mut self, action: i64) -> Result<(), Error> {
        let at = self.numbers().iter().position(|number| i64::from(*number) == action);
        match at {
            Some(at) => self.make(self.legal[at]),
            None if self.is_over() => Err(Error::new(Code::Over, "the round is over")),
            None => Err(Error::new(Code::Move, format!("action {action} is not legal now"))),
        }
    }

    /// One byte for each action: 1 if it is legal.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut mask = vec![0; self.table.actions.count()];
        for number in self.numbers() {
            mask[usize::from(number)] = 1;
        }
        PyBytes::new(py, &mask)
    }

    /// What a seat may see; the seat whose turn it is if none is given.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<i64>) -> Result<View, Error> {
        Ok(self.seen(self.seat_or_turn(seat)?))
    }

    /// What a seat may see, as a vector of bytes.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> Result<Bound<'py, PyBytes>, Error> {
        let seen = self.seen(self.seat_or_turn(seat)?);
        let mut bytes = Vec::with_capacity(self.table.observation_size);
        observation::observe(&self.table, &seen.view, &mut bytes);
        Ok(PyBytes::new(py, &bytes))
    }

    /// The tiles of a seat, in ascending order.
    fn hand(&self, seat: i64) -> Result<Vec<String>, Error> {
        Ok(hand_texts(&self.round.hand(self.table.seat(seat)?)))
    }

    /// The tiles that nobody was dealt or drew, the next one first.
    #[getter]
    fn boneyard(&self) -> Vec<String> {
        tile_texts(self.boneyard.iter().rev())
    }

    /// The open ends: a place and a number each.
    #[getter]
    fn ends(&self) -> Vec<(String, u8)> {
        self.round
            .ends()
            .iter()
            .map(|end| (end.at.to_string().trim_start_matches('@').to_owned(), end.number))
            .collect()
    }

    /// The actions so far: a seat, a move, and the tile if it was drawn.
    #[getter]
    fn history(&self) -> Vec<(usize, String, Option<String>)> {
        let text = |acted: &boneyard_rules::Acted| {
            let drawn = if let Action::Draw { tile } = acted.action { Some(tile.to_string()) } else { None };
            (acted.seat.index(), acted.action.choice().to_string(), drawn)
        };
        self.round.history().iter().map(text).collect()
    }

    /// What the finished round is worth to each seat: the points that its side gained, less the mean of what the other sides gained.
    /// More is better, also where points are bad.
    fn rewards(&self) -> Result<Vec<f64>, Error> {
        let settlement = self.settlement()?;
        let Table { rules, sides, seats, .. } = &*self.table;
        Ok(Seat::all(*seats).map(|seat| points(rules, &settlement, sides.of(seat))).collect())
    }

    /// The points that the finished round adds to the account of each side.
    fn scores(&self) -> Result<Vec<i32>, Error> {
        Ok(self.settlement()?.sides.iter().map(|line| line.scored).collect())
    }

    /// The exact value of the round and of every legal move, with all tiles known.
    #[pyo3(signature = (nodes = 10_000_000))]
    fn solve(&self, py: Python<'_>, nodes: i64) -> Result<Solution, Error> {
        let Ok(nodes) = u64::try_from(nodes) else {
            return Err(Error::new(Code::Size, format!("{nodes} nodes are too few: write 0 or more")));
        };
        if self.is_over() {
            return Err(Error::new(Code::Over, "the round is over"));
        }
        let Table { rules, seats, sides, .. } = &*self.table;
        let solver = Solver::new(rules, *seats, &self.standing)?;
        let boneyard: Vec<Tile> = self.boneyard.iter().rev().copied().collect();
        let open = OpenRound::of(&self.round, &boneyard);
        let side: Side = sides.of(self.round.turn());
        py.detach(|| Ok(Solution::of(&solver, &open, side, Budget::nodes(nodes))?))
    }

    /// Another round with the same tiles and history.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.round == other.round && self.boneyard == other.boneyard && self.table.rules == other.table.rules
    }

    fn __repr__(&self) -> String {
        let state = match self.round.outcome() {
            None => format!("turn of seat {}", self.round.turn().index()),
            Some(Outcome::Out(seat)) => format!("seat {} went out", seat.index()),
            Some(Outcome::Blocked(_)) => "blocked".to_owned(),
        };
        format!("<Round of {}, {} seats, {state}>", self.table.rules, self.table.seats)
    }
}
