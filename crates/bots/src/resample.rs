//! Deals a round again: the same public course, with other hidden tiles.

use std::collections::VecDeque;

use boneyard_rules::{Action, BySeat, Round, SEATS_MAX, Seat, Seen, Tile, Tiles, View, WIDE};
use rand::Rng;

use crate::{random::shuffle, sampler::Sampler};

/// How many deals may fail in a row. Some deals agree with all passes and draws, and yet would have ended the round.
const DEALS_MAX: usize = 1_000;

/// Draws whole rounds that a seat cannot tell from the one it sees. The deals are those of the [`Sampler`].
///
/// ```
/// use boneyard_bots::{Resampler, arena::Deal};
/// use boneyard_rules::{Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
/// let (rules, standing) = (deal.rules(), deal.standing());
/// let seat = deal.round().turn();
/// let view = View::of(deal.round(), rules.clone(), standing.clone(), seat);
/// let (round, boneyard) = Resampler::new(&view, &mut rng).next(&mut rng).expect("the view is that of a round");
/// assert_eq!(View::of(&round, rules.clone(), standing.clone(), seat), view);
/// assert_eq!(boneyard.len(), view.boneyard);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Resampler<'a> {
    view: &'a View,
    sampler: Sampler<WIDE>,
}

impl<'a> Resampler<'a> {
    /// The rounds that agree with this view.
    #[must_use]
    pub fn new(view: &'a View, rng: &mut impl Rng) -> Self {
        Self { view, sampler: Sampler::new(view, rng) }
    }

    /// Another round, and its boneyard in random order, the next tile first. `None` if no round gives this view: it contradicts itself,
    /// or the round is over.
    pub fn next(&mut self, rng: &mut impl Rng) -> Option<(Round, Vec<Tile>)> {
        (0..DEALS_MAX).find_map(|_| {
            self.sampler.next(rng);
            let (round, mut boneyard) = self.round()?;
            shuffle(&mut boneyard, rng);
            Some((round, boneyard))
        })
    }

    /// The round of the current deal, and its boneyard; `None` if it does not give the view.
    fn round(&self) -> Option<(Round, Vec<Tile>)> {
        let view = self.view;
        let seats = view.counts.seats();
        let Dealt { mut hands, mut drawn, boneyard } = self.dealt();
        let mut undealt = boneyard.clone();
        undealt.extend(drawn.iter().flatten());
        let first = view.history.first().map_or(view.leader, Seen::seat);
        let hands = BySeat::new(seats, |seat| std::mem::take(&mut hands[seat.index()]).iter().collect());
        let mut round = Round::deal(&view.rules, hands, undealt, first, view.must_lead).ok()?;
        for seen in &view.history {
            let action = match *seen {
                Seen::Played { tile, at, leaves, .. } => Action::Play { tile, at, leaves },
                Seen::Closed { .. } => Action::Close,
                Seen::Done { .. } => Action::Done,
                Seen::Drew { seat, .. } => Action::Draw { tile: drawn[seat.index()].pop_front()? },
                Seen::Passed { .. } => Action::Pass,
            };
            round.play(action).ok()?;
        }
        let again = View::of(&round, view.rules.clone(), view.standing.clone(), view.seat);
        (round.outcome().is_none() && again == *view).then_some((round, boneyard))
    }

    /// Who was dealt and who drew what in the current deal.
    fn dealt(&self) -> Dealt {
        let view = self.view;
        let knowledge = self.sampler.knowledge();
        let mut dealt = Dealt { hands: knowledge.dealt, drawn: Default::default(), boneyard: Vec::new() };
        for (spot, tile) in knowledge.spots.iter().zip(self.sampler.tiles()) {
            match spot.seat {
                Some(seat) if spot.dealt => dealt.hands[seat.index()].insert(*tile),
                Some(seat) => dealt.drawn[seat.index()].push_back(*tile),
                None => dealt.boneyard.push(*tile),
            }
        }
        for (seat, hand) in shown(view) {
            let all = &mut dealt.hands[seat.index()];
            *all = hand.iter().copied().collect();
            for seen in view.history.iter().filter(|seen| seen.seat() == seat) {
                match *seen {
                    Seen::Played { tile, .. } => all.insert(tile),
                    Seen::Drew { tile: Some(tile), .. } => dealt.drawn[seat.index()].push_back(tile),
                    _ => {}
                }
            }
            for tile in &dealt.drawn[seat.index()] {
                all.remove(*tile);
            }
        }
        dealt
    }
}

/// The tiles of a deal.
struct Dealt {
    /// What each seat was dealt.
    hands: [Tiles<WIDE>; SEATS_MAX],
    /// What each seat drew since, in order.
    drawn: [VecDeque<Tile>; SEATS_MAX],
    /// What is left in the boneyard.
    boneyard: Vec<Tile>,
}

/// The hands that a view shows.
fn shown(view: &View) -> impl Iterator<Item = (Seat, &[Tile])> {
    let other = view.other_hand.iter().map(|other| (other.seat, &other.tiles[..]));
    [(view.seat, &view.hand[..])].into_iter().chain(other)
}
