//! What one seat may see of a round.

use boneyard_bots::{Resampler, knowledge::Knowledge};
use boneyard_rules::{Seen, Tiles, WIDE};
use pyo3::{prelude::*, types::PyBytes};

use crate::{
    arguments::Seed,
    error::{Code, Error},
    observation,
    rules::Rules,
    state::{Round, View},
    table::{hand_texts, texts, tile_texts},
};

#[pymethods]
impl View {
    /// The rules of the round.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.table.clone())
    }

    /// The seat that sees this view.
    #[getter]
    fn seat(&self) -> usize {
        self.view.seat.index()
    }

    /// The seat whose turn it is.
    #[getter]
    fn turn(&self) -> usize {
        self.view.turn.index()
    }

    /// The seat that led or is due to lead.
    #[getter]
    fn leader(&self) -> usize {
        self.view.leader.index()
    }

    /// Whether the round is over.
    #[getter]
    const fn over(&self) -> bool {
        self.over
    }

    /// The tiles of this seat, in ascending order.
    #[getter]
    fn hand(&self) -> Vec<String> {
        hand_texts(&self.view.hand)
    }

    /// The other hand of this seat's player, where each player has two.
    #[getter]
    fn other_hand(&self) -> Option<Vec<String>> {
        self.view.other_hand.as_ref().map(|other| hand_texts(&other.tiles))
    }

    /// How many tiles each seat holds.
    #[getter]
    fn counts(&self) -> Vec<usize> {
        self.view.counts.iter().copied().collect()
    }

    /// How many tiles were not dealt and not drawn.
    #[getter]
    const fn boneyard(&self) -> usize {
        self.view.boneyard
    }

    /// How many tiles were drawn so far in this turn.
    #[getter]
    const fn drawn(&self) -> u8 {
        self.view.drawn
    }

    /// The open ends: a place and a number each.
    #[getter]
    fn ends(&self) -> Vec<(String, u8)> {
        self.view
            .ends
            .iter()
            .map(|end| (end.at.to_string().trim_start_matches('@').to_owned(), end.number))
            .collect()
    }

    /// The actions so far: a seat, a move, and the tile if this seat saw which one was drawn.
    #[getter]
    fn history(&self) -> Vec<(usize, String, Option<String>)> {
        let text = |seen: &Seen| {
            let drawn =
                if let Seen::Drew { tile, .. } = seen { tile.map(|tile| tile.to_string()) } else { None };
            (seen.seat().index(), seen.choice().to_string(), drawn)
        };
        self.view.history.iter().map(text).collect()
    }

    /// The legal moves of this seat; empty during another seat's turn.
    fn legal_moves(&self) -> Vec<String> {
        texts(&self.view.legal)
    }

    /// The numbers of the legal moves, in the order of `legal_moves()`.
    fn legal_actions(&self) -> Vec<u16> {
        let mut numbers = Vec::new();
        self.table.actions.numbers(&self.view.legal, self.view.turn, || self.view.ends.clone(), &mut numbers);
        numbers
    }

    /// One byte for each action: 1 if it is legal for this seat now.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut mask = vec![0; self.table.actions.count()];
        for number in self.legal_actions() {
            mask[usize::from(number)] = 1;
        }
        PyBytes::new(py, &mask)
    }

    /// This view as a vector of bytes.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut bytes = Vec::with_capacity(self.table.observation_size);
        observation::observe(&self.table, &self.view, &mut bytes);
        PyBytes::new(py, &bytes)
    }

    /// The tiles that a seat may hold, by everything that follows from passes, draws and counts.
    fn may_hold(&self, seat: i64) -> Result<Vec<String>, Error> {
        let seat = self.table.seat(seat)?;
        if seat == self.view.seat {
            return Ok(hand_texts(&self.view.hand));
        }
        if let Some(other) = self.view.other_hand.as_ref().filter(|other| other.seat == seat) {
            return Ok(hand_texts(&other.tiles));
        }
        let knowledge = Knowledge::<WIDE>::of(&self.view);
        let spots = knowledge.spots.iter().filter(|spot| spot.seat == Some(seat));
        let admitted = spots.fold(Tiles::EMPTY, |all, spot| all | spot.admits) & knowledge.hidden;
        let held = |tile: &&boneyard_rules::Tile| admitted.contains(**tile);
        Ok(tile_texts(self.table.tiles.iter().filter(held)))
    }

    /// Whole rounds that this seat cannot tell from the one it sees.
    #[pyo3(signature = (count = 1, seed = Seed(0)), text_signature = "($self, count=1, seed=0)")]
    fn resample(&self, py: Python<'_>, count: i64, seed: Seed) -> Result<Vec<Round>, Error> {
        let Ok(count) = usize::try_from(count) else {
            return Err(Error::new(Code::Size, format!("{count} rounds are too few: write 0 or more")));
        };
        if self.over {
            return Err(Error::new(Code::Over, "the round is over"));
        }
        py.detach(|| {
            let mut rng = seed.rng();
            let mut resampler = Resampler::new(&self.view, &mut rng);
            let one = |_| {
                let (round, boneyard) = resampler.next(&mut rng).ok_or_else(|| {
                    Error::new(Code::Contradiction, "no deal that was tried agrees with this view")
                })?;
                Ok(Round::at(self.table.clone(), self.view.standing.clone(), round, boneyard))
            };
            (0..count).map(one).collect()
        })
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.view == other.view && self.over == other.over
    }

    fn __repr__(&self) -> String {
        format!(
            "<View of seat {} in a round of {}, {} seats>",
            self.seat(),
            self.table.rules,
            self.table.seats
        )
    }
}
