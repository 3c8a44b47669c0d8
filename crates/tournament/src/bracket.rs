//! The bracket of a knock-out.

use boneyard_pairing::seeds_in_order;
use serde::{Deserialize, Serialize};

use crate::{Entrant, Format, Meeting, Outcome, PairingId, state::State};

/// Who reaches a side of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = BracketSlot)]
pub enum Slot {
    /// A match before it is not decided.
    Undecided,
    /// Nobody: there were fewer entrants than places, or both were absent from the match before it.
    Nobody,
    /// This entrant.
    Entrant(Entrant),
}

/// A match of the bracket. A tie is played again, so it may have several pairings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct BracketMatch {
    /// Who plays.
    pub sides: [Slot; 2],
    /// The pairings so far; the last one decides.
    pub pairings: Vec<PairingId>,
    /// Who goes on. An entrant who meets nobody goes on at once.
    pub winner: Slot,
    /// Who is out.
    pub loser: Slot,
    /// Whether the last pairing is open.
    pub is_open: bool,
}

/// The bracket of a knock-out, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Bracket {
    /// The rounds; the winners of matches 0 and 1 meet in match 0 of the next round. The last round is the final.
    pub rounds: Vec<Vec<BracketMatch>>,
    /// The match for the third place, if the settings have one and there are semi-finals. It belongs to the last round.
    pub third_place: Option<BracketMatch>,
}

impl Bracket {
    /// The bracket of a knock-out that has started; `None` for every other tournament.
    pub(crate) fn of(state: &State) -> Option<Self> {
        match state.format() {
            Format::KnockOut { third_place } if state.started_at.is_some() => {
                Some(Self::new(&state.seeding, &state.meetings, third_place))
            }
            _ => None,
        }
    }

    /// Builds the bracket from the seeding, the best first. The best seeds get the byes.
    fn new(seeding: &[Entrant], meetings: &[Meeting], third_place: bool) -> Self {
        let places = seeding.len().max(2).next_power_of_two();
        let slot = |seed: usize| seeding.get(seed).map_or(Slot::Nobody, |entrant| Slot::Entrant(*entrant));
        let mut slots: Vec<Slot> = seeds_in_order(places).into_iter().map(slot).collect();
        let mut rounds: Vec<Vec<BracketMatch>> = Vec::new();
        let mut losers = Vec::new();
        while slots.len() > 1 {
            let of_round = meetings_of(meetings, rounds.len() + 1);
            let matches: Vec<BracketMatch> =
                slots.chunks(2).map(|sides| BracketMatch::new([sides[0], sides[1]], &of_round)).collect();
            slots = matches.iter().map(|it| it.winner).collect();
            if let [one, other] = matches.as_slice() {
                losers = vec![one.loser, other.loser];
            }
            rounds.push(matches);
        }
        let third_place = match losers.as_slice() {
            &[one, other] if third_place => {
                Some(BracketMatch::new([one, other], &meetings_of(meetings, rounds.len())))
            }
            _ => None,
        };
        Self { rounds, third_place }
    }

    /// Every match with its round, from 1. The match for the third place comes before the final.
    pub(crate) fn matches(&self) -> impl Iterator<Item = (u16, &BracketMatch)> {
        let last = self.rounds.len();
        let third_place = self.third_place.iter().map(move |it| (last, it));
        let (before, finals) = self.rounds.split_at(last - 1);
        before
            .iter()
            .enumerate()
            .flat_map(|(index, round)| round.iter().map(move |it| (index + 1, it)))
            .chain(third_place)
            .chain(finals.iter().flatten().map(move |it| (last, it)))
            .map(|(round, it)| (u16::try_from(round).unwrap_or(u16::MAX), it))
    }

    /// Whether every match is decided.
    pub(crate) fn is_decided(&self) -> bool {
        self.matches().all(|(_, it)| it.winner != Slot::Undecided)
    }

    /// The first pairing that does not follow from the outcomes before it.
    pub(crate) fn stray(&self, meetings: &[Meeting]) -> Option<PairingId> {
        let has_place = |id: &PairingId| self.matches().any(|(_, it)| it.pairings.contains(id));
        meetings.iter().map(|meeting| meeting.pairing.id).find(|id| !has_place(id))
    }
}

impl BracketMatch {
    fn new(sides: [Slot; 2], of_round: &[&Meeting]) -> Self {
        let (pairings, last) = match sides {
            [Slot::Entrant(one), Slot::Entrant(other)] => pairings_of(one, other, of_round),
            _ => (Vec::new(), None),
        };
        let is_open = last.is_some_and(|last| last.outcome.is_none());
        let (winner, loser) = match sides {
            [Slot::Undecided, _] | [_, Slot::Undecided] => (Slot::Undecided, Slot::Undecided),
            [Slot::Nobody, other] => (other, Slot::Nobody),
            [one, Slot::Nobody] => (one, Slot::Nobody),
            [Slot::Entrant(_), Slot::Entrant(_)] => last.map_or((Slot::Undecided, Slot::Undecided), decision),
        };
        Self { sides, pairings, winner, loser, is_open }
    }

    /// The entrants of a match that can be paired now.
    pub(crate) fn ready(&self) -> Option<[Entrant; 2]> {
        match self.sides {
            [Slot::Entrant(one), Slot::Entrant(other)] if self.winner == Slot::Undecided && !self.is_open => {
                Some([one, other])
            }
            _ => None,
        }
    }

    /// The entrant of a match of the first round who meets nobody.
    pub(crate) const fn bye(&self) -> Option<Entrant> {
        match self.sides {
            [Slot::Entrant(one), Slot::Nobody] | [Slot::Nobody, Slot::Entrant(one)] => Some(one),
            _ => None,
        }
    }
}

fn meetings_of(meetings: &[Meeting], round: usize) -> Vec<&Meeting> {
    meetings.iter().filter(|meeting| usize::from(meeting.round) == round).collect()
}

/// The pairings of two entrants up to the first that is not a tie, and the last of these.
fn pairings_of<'m>(
    one: Entrant,
    other: Entrant,
    of_round: &[&'m Meeting],
) -> (Vec<PairingId>, Option<&'m Meeting>) {
    let mut found = Vec::new();
    let mut last = None;
    for &meeting in of_round.iter().filter(|meeting| meeting.pairing.opponent(one) == Some(other)) {
        found.push(meeting.pairing.id);
        last = Some(meeting);
        if meeting.outcome != Some(Outcome::Tie) {
            break;
        }
    }
    (found, last)
}

const fn decision(meeting: &Meeting) -> (Slot, Slot) {
    let (first, second) = (Slot::Entrant(meeting.pairing.first), Slot::Entrant(meeting.pairing.second));
    match meeting.outcome {
        Some(Outcome::First | Outcome::WalkoverFirst) => (first, second),
        Some(Outcome::Second | Outcome::WalkoverSecond) => (second, first),
        Some(Outcome::Neither) => (Slot::Nobody, Slot::Nobody),
        Some(Outcome::Tie) | None => (Slot::Undecided, Slot::Undecided),
    }
}
