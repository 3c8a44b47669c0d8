//! The value of each tie-break.

use super::{
    TieBreak,
    encounters::{Encounter, encounters},
};
use crate::{
    Bracket, Entrant, Format, Share,
    bracket::Slot,
    lot::lot,
    state::State,
    tally::{Tally, tallies},
};

/// What the tie-breaks are computed from.
pub(super) struct Values<'s> {
    state: &'s State,
    tallies: Vec<Tally>,
    encounters: Vec<Vec<Encounter>>,
    bracket: Option<Bracket>,
    is_swiss: bool,
}

impl<'s> Values<'s> {
    pub(super) fn new(state: &'s State) -> Self {
        let tallies = tallies(state);
        let encounters = encounters(state, &tallies);
        let is_swiss = matches!(state.format(), Format::Swiss { .. });
        Self { state, tallies, encounters, bracket: Bracket::of(state), is_swiss }
    }

    pub(super) fn tally(&self, entrant: Entrant) -> &Tally {
        &self.tallies[entrant.index()]
    }

    /// The values of the members of a group; `None` if the tie-break does not apply to it.
    pub(super) fn of_group(&self, by: TieBreak, group: &[Entrant]) -> Option<Vec<i64>> {
        let each = |value: &dyn Fn(Entrant) -> i64| Some(group.iter().map(|it| value(*it)).collect());
        match by {
            TieBreak::Points => each(&|it| self.tally(it).halves.into()),
            TieBreak::DirectEncounter => {
                group.iter().map(|entrant| self.direct_encounter(*entrant, group)).collect()
            }
            TieBreak::BuchholzCut1 => {
                each(&|it| self.buchholz(it).sum::<i64>() - self.buchholz(it).min().unwrap_or(0))
            }
            TieBreak::Buchholz => each(&|it| self.buchholz(it).sum()),
            TieBreak::SonnebornBerger => each(&|it| self.sonneborn_berger(it)),
            TieBreak::Wins => each(&|it| self.tally(it).won.into()),
            TieBreak::FewerMatches => each(&|it| self.tally(it).played().into()),
            TieBreak::RoundReached => {
                let reached = self.rounds_reached();
                each(&|it| reached[it.index()])
            }
            TieBreak::ThirdPlace => each(&|it| self.is_third(it).into()),
            TieBreak::Lot => each(&|it| lot(self.state.seed, it).into()),
        }
    }

    fn of_rounds(&self, entrant: Entrant) -> &[Encounter] {
        self.encounters.get(entrant.index()).map_or(&[], Vec::as_slice)
    }

    /// The points against the others of a group; `None` if the entrant has not met all of them.
    fn direct_encounter(&self, entrant: Entrant, group: &[Entrant]) -> Option<i64> {
        let mut met = Vec::new();
        let mut halves = 0;
        for encounter in self.of_rounds(entrant) {
            let &Encounter::Met { opponent, share } = encounter else { continue };
            if group.contains(&opponent) && (share.is_played() || !self.is_swiss) {
                halves += share.halves();
                met.push(opponent);
            }
        }
        met.sort_unstable();
        met.dedup();
        (met.len() + 1 == group.len()).then_some(halves.into())
    }

    fn halves(&self, entrant: Entrant) -> i64 {
        self.tally(entrant).halves.into()
    }

    /// An entrant's points as they count for its opponents.
    fn halves_for_opponents(&self, entrant: Entrant) -> i64 {
        let is_absent = |encounter: &&Encounter| match encounter {
            Encounter::Absent => true,
            Encounter::Met { share, .. } => *share == Share::LostUnplayed,
            Encounter::Bye | Encounter::Open => false,
        };
        let absent = match self.is_swiss {
            true => self.of_rounds(entrant).iter().rev().take_while(is_absent).count(),
            false => 0,
        };
        self.halves(entrant) + absent as i64 * i64::from(Share::Tied.halves())
    }

    /// What each round adds to the Buchholz.
    fn buchholz(&self, entrant: Entrant) -> impl Iterator<Item = i64> {
        self.of_rounds(entrant).iter().filter_map(move |encounter| match *encounter {
            Encounter::Open => None,
            Encounter::Met { opponent, share } if share.is_played() => {
                Some(self.halves_for_opponents(opponent))
            }
            Encounter::Absent | Encounter::Bye | Encounter::Met { .. } => Some(self.halves(entrant)),
        })
    }

    fn sonneborn_berger(&self, entrant: Entrant) -> i64 {
        let of_round = |encounter: &Encounter| match *encounter {
            Encounter::Met { opponent, share } if share.is_played() || !self.is_swiss => {
                i64::from(share.halves()) * self.halves_for_opponents(opponent)
            }
            Encounter::Met { share, .. } => i64::from(share.halves()) * self.halves(entrant),
            Encounter::Bye if self.is_swiss => i64::from(Share::Won.halves()) * self.halves(entrant),
            Encounter::Open | Encounter::Absent | Encounter::Bye => 0,
        };
        self.of_rounds(entrant).iter().map(of_round).sum()
    }

    /// The round of the bracket that everyone has reached, by [`Entrant::index`]; 0 outside the bracket.
    fn rounds_reached(&self) -> Vec<i64> {
        let mut reached = vec![0; self.state.entries.len()];
        let mut reach = |slot: Slot, round: usize| {
            if let Slot::Entrant(entrant) = slot {
                reached[entrant.index()] = round as i64;
            }
        };
        for (index, round) in self.bracket.iter().flat_map(|bracket| bracket.rounds.iter().enumerate()) {
            for one in round {
                one.sides.iter().for_each(|slot| reach(*slot, index + 1));
                reach(one.winner, index + 2);
            }
        }
        reached
    }

    fn is_third(&self, entrant: Entrant) -> bool {
        let third_place = self.bracket.as_ref().and_then(|bracket| bracket.third_place.as_ref());
        third_place.is_some_and(|one| one.winner == Slot::Entrant(entrant))
    }
}
