//! Values of moves in deals with all tiles open, by the solver.

use boneyard_rules::{BySeat, Move, Place, Seen, Setup, Tiles, View};
use boneyard_solver::{Budget, OpenRound, Solver, Table};
use rand::Rng;

use crate::{evaluate::MATCH, random::shuffle, sampler::Hidden};

/// The entries of the solver's table: 512 KiB, which stay in the processor's cache.
pub(crate) const ENTRIES: usize = 1 << 15;
/// The most nodes for all moves in one deal. Rounds with so few tiles take some hundreds.
const NODES: u64 = 200_000;

/// Solves deals that agree with a view.
pub(crate) struct Exact<'a> {
    view: &'a View,
    solver: Solver,
    table: Table,
    /// The round without its hidden tiles.
    open: OpenRound,
}

impl<'a> Exact<'a> {
    /// `None` if the solver does not support the rules.
    pub(crate) fn of(view: &'a View) -> Option<Self> {
        let seats = view.counts.seats();
        let points = Solver::new(&view.rules, seats, &view.standing).ok()?;
        // Where the solver cannot value the end of the match, points alone are still better than random play.
        let solver = points.clone().with_match(MATCH).unwrap_or(points);
        let (mut laid, mut silenced) = (Vec::new(), Vec::new());
        let (mut last_laid, mut passes) = (view.leader, 0);
        for seen in &view.history {
            match *seen {
                Seen::Played { seat, tile, .. } => {
                    laid.push(tile);
                    (last_laid, passes) = (seat, 0);
                }
                Seen::Passed { .. } => {
                    passes += 1;
                    if passes == 3 {
                        silenced.push(last_laid);
                    }
                }
                Seen::Drew { .. } | Seen::Closed { .. } | Seen::Done { .. } => {}
            }
        }
        let end = |place| view.ends.iter().find(|end| end.at == place).map(|end| end.number);
        let setup = Setup {
            hands: BySeat::new(seats, |_| Vec::new()),
            boneyard: Vec::new(),
            laid,
            ends: end(Place::Left).zip(end(Place::Right)).map(<[_; 2]>::from),
            turn: view.seat,
            must_lead: view.must_lead,
            last_laid,
            drawn: view.drawn,
        };
        let is_mid_turn = view.legal.contains(&Move::Done);
        let open = OpenRound {
            setup,
            leader: view.leader,
            passes,
            is_mid_turn,
            silenced,
            // A view does not show announcements.
            announced: None,
        };
        Some(Self { view, solver, table: Table::with_entries(ENTRIES), open })
    }

    /// How many tiles are in hands and in the boneyard.
    pub(crate) fn tiles(view: &View) -> usize {
        view.counts.iter().sum::<usize>() + view.boneyard
    }

    /// What each move is worth to the mover's side if these are the hidden tiles, in the order of [`View::legal`]: in points, plus or
    /// minus [`MATCH`] if the round ends the match. The boneyard is drawn in a random order. `None` if the round is too long for the solver.
    pub(crate) fn values<const W: usize>(
        &mut self,
        hidden: &Hidden<W>,
        rng: &mut impl Rng,
    ) -> Option<Vec<f64>> {
        let tiles = |tiles: Tiles<W>| tiles.iter().collect::<Vec<_>>();
        let setup = &mut self.open.setup;
        setup.hands = BySeat::new(self.view.counts.seats(), |seat| {
            if seat == self.view.seat { self.view.hand.clone() } else { tiles(hidden.hands[seat.index()]) }
        });
        setup.boneyard = tiles(hidden.boneyard);
        shuffle(&mut setup.boneyard, rng);
        let valued = self.solver.moves(&self.open, &mut self.table, Budget::nodes(NODES)).ok()?;
        let value = |choice: &Move| {
            let found = valued.iter().find(|valued| valued.choice == *choice)?;
            Some(f64::from(found.value.at_least() + found.value.at_most()) / 2.0)
        };
        self.view.legal.iter().map(value).collect()
    }
}
