//! The `fair` lines of a record, which let anyone check its deals.

use boneyard_deal::{Chain, Part, Seed};
use boneyard_dgn::{Fair, RoundRecord};
use boneyard_rules::Seat;

use crate::event::Event;

/// Follows the events of a match, and notes what decided each deal.
pub(super) struct FairRounds {
    seed: Seed,
    match_number: u32,
    /// The last shuffle: its parts and, by seat, the places from which tiles were taken.
    shuffled: Option<Shuffled>,
    /// The round that is played.
    open: Option<Dealt>,
    /// The rounds that are over, in the order of the record.
    rounds: Vec<Dealt>,
}

/// The shuffle of a pile from which the seats take their tiles.
struct Shuffled {
    /// 2 if the leader asked for a second shuffle.
    shuffle: u32,
    parts: Vec<Part>,
    /// In the order of taking. Places count from 0.
    taken: Vec<(Seat, usize)>,
}

/// What decided the deal of a round, and which places of the shuffled order became hands and draws.
struct Dealt {
    round: u32,
    shuffle: u32,
    parts: Vec<Part>,
    /// By seat, in seat order.
    hands: Vec<Vec<usize>>,
    /// The places of the boneyard, the next one first.
    boneyard: Vec<usize>,
    drawn: Vec<usize>,
    /// Whether the people chose places, so that the record must name them.
    picked: bool,
}

impl FairRounds {
    pub(super) const fn new(seed: Seed, match_number: u32) -> Self {
        Self { seed, match_number, shuffled: None, open: None, rounds: Vec::new() }
    }

    /// Notes an event of the match.
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            Event::Mixed { again, parts, .. } => {
                let shuffle = if *again { 2 } else { 1 };
                self.shuffled = Some(Shuffled { shuffle, parts: parts.clone(), taken: Vec::new() });
            }
            Event::Took { seat, place, .. } => {
                if let Some(shuffled) = &mut self.shuffled {
                    shuffled.taken.push((*seat, *place));
                }
            }
            Event::Dealt { round, hands, boneyard, parts, .. } => {
                let sizes: Vec<usize> = hands.iter().map(Vec::len).collect();
                self.open = Some(self.dealt(*round, &sizes, boneyard.len(), parts));
            }
            Event::ThrownBack { round, hands, boneyard, parts } => {
                let sizes: Vec<usize> = hands.iter().map(Vec::len).collect();
                let dealt = self.dealt(*round, &sizes, boneyard.len(), parts);
                self.rounds.push(dealt);
            }
            Event::Drew { place, .. } => {
                if let Some(open) = self.open.as_mut().filter(|open| *place < open.boneyard.len()) {
                    open.drawn.push(open.boneyard.remove(*place));
                    open.picked |= *place > 0;
                }
            }
            Event::RoundEnded { .. } | Event::MatchEnded { .. } => self.rounds.extend(self.open.take()),
            _ => {}
        }
    }

    fn dealt(&mut self, round: u32, sizes: &[usize], boneyard: usize, parts: &[Part]) -> Dealt {
        let tiles = sizes.iter().sum::<usize>() + boneyard;
        let Some(Shuffled { shuffle, parts, taken }) = self.shuffled.take() else {
            let mut places = 0..tiles;
            let hands = sizes.iter().map(|size| places.by_ref().take(*size).collect()).collect();
            let (parts, boneyard) = (parts.to_vec(), places.collect());
            return Dealt { round, shuffle: 1, parts, hands, boneyard, drawn: Vec::new(), picked: false };
        };
        let of_seat = |index| taken.iter().filter(move |(seat, _)| seat.index() == index);
        let hands = (0..sizes.len()).map(|index| of_seat(index).map(|(_, place)| *place).collect()).collect();
        let is_left = |place: &usize| taken.iter().all(|(_, other)| other != place);
        let boneyard = (0..tiles).filter(is_left).collect();
        Dealt { round, shuffle, parts, hands, boneyard, drawn: Vec::new(), picked: true }
    }

    /// Writes the lines into the rounds. The secrets are shown once the match is over.
    pub(super) fn write(self, rounds: &mut [RoundRecord], over: bool) {
        let mut chain = Chain::START;
        for (record, dealt) in rounds.iter_mut().zip(&self.rounds) {
            chain = chain.after(&record.to_string());
            let secret = self.seed.secret(self.match_number, dealt.round, dealt.shuffle);
            let fair = Fair {
                commit: Some(secret.commitment().to_string()),
                parts: dealt.parts.iter().map(Part::to_string).collect(),
                secret: over.then(|| secret.to_string()),
                chain: Some(chain.to_string()),
                picks: dealt.picked.then(|| picks(dealt)),
            };
            record.fair = Some(fair.into());
        }
    }
}

/// The places of each hand, then those of the drawn tiles.
fn picks(dealt: &Dealt) -> String {
    let places = |places: &Vec<usize>| places.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    dealt.hands.iter().chain([&dealt.drawn]).map(places).collect::<Vec<_>>().join(";")
}
