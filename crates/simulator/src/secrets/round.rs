//! Extracts facts about a round from its events: the leader, the plays, and where each tile of the shuffle went.

use boneyard_rules::{Action, FinishedRound, Match, Round, Rules, Seat, Tile};
use boneyard_table::{Event, Recorded};

/// The action of an event, if a seat acted.
pub(super) fn action(event: &Event) -> Option<Action> {
    match *event {
        Event::Played { tile, at, leaves, .. } => Some(Action::Play { tile, at, leaves }),
        Event::Closed { .. } => Some(Action::Close),
        Event::Done { .. } => Some(Action::Done),
        Event::Drew { tile, .. } => Some(Action::Draw { tile }),
        Event::Passed { .. } => Some(Action::Pass),
        _ => None,
    }
}

pub(super) fn leader(events: &[Recorded]) -> Option<Seat> {
    events.iter().find_map(|recorded| match recorded.event {
        Event::Dealt { leader, .. } => Some(leader),
        _ => None,
    })
}

/// The seat that announced 6-6.
pub(super) fn declared(events: &[Recorded]) -> Option<Seat> {
    events.iter().find_map(|recorded| match recorded.event {
        Event::Declared { seat, .. } => Some(seat),
        _ => None,
    })
}

/// The match after all events.
pub(super) fn game(events: &[Recorded], rules: &Rules, seats: usize) -> Match {
    const OWN: &str = "the table's own events follow the rules";
    let mut game = Match::new(rules.clone(), seats).expect(OWN);
    let mut round: Option<Round> = None;
    for recorded in events {
        match &recorded.event {
            Event::Dealt { hands, boneyard, leader, must_lead, .. } => {
                let dealt = Round::deal(rules, hands.clone(), boneyard.clone(), *leader, *must_lead);
                round = Some(dealt.expect(OWN));
            }
            Event::ThrownBack { .. } => game.count_redeal(),
            Event::RoundEnded { .. } => {
                let finish =
                    round.as_ref().and_then(|round| FinishedRound::of(round, rules, game.standing()));
                game.finish(&finish.expect(OWN));
            }
            Event::Declared { seat, .. } => {
                assert!(round.as_mut().is_some_and(|round| round.announce(*seat)), "{OWN}");
            }
            event => {
                if let (Some(round), Some(action)) = (&mut round, action(event)) {
                    round.play(action).expect(OWN);
                }
            }
        }
    }
    game
}

/// Maps a deal to its shuffle. A deal lists the hands of all seats in order, then the boneyard.
pub(super) struct Dealing {
    /// By index in the deal: the index in the shuffle.
    places: Vec<usize>,
}

impl Dealing {
    /// The mapping of a round: in shuffle order if the tiles were dealt, or as the seats took them from the pile.
    pub(super) fn of(events: &[Recorded], shuffle: &[Tile], seats: usize) -> Self {
        let mut taken = vec![Vec::new(); seats];
        for recorded in events {
            if let Event::Took { seat, place, .. } = recorded.event {
                taken[seat.index()].push(place);
            }
        }
        let mut places: Vec<usize> = taken.into_iter().flatten().collect();
        let left: Vec<usize> = (0..shuffle.len()).filter(|place| !places.contains(place)).collect();
        places.extend(left);
        Self { places }
    }

    pub(super) fn dealt(&self, shuffle: &[Tile]) -> Vec<Tile> {
        self.places.iter().map(|place| shuffle[*place]).collect()
    }

    /// The shuffle that gives this deal if every seat takes from the same places.
    pub(super) fn shuffled(&self, deal: &[Tile]) -> Vec<Tile> {
        let mut shuffle = deal.to_vec();
        for (tile, place) in deal.iter().zip(&self.places) {
            shuffle[*place] = *tile;
        }
        shuffle
    }
}
