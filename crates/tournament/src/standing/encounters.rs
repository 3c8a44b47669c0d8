//! Who met whom, entrant by entrant and round by round.

use crate::{Entrant, Format, Share, state::State, tally::Tally};

/// What a round was for an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encounter {
    /// The entrant was not paired.
    Absent,
    Bye,
    /// The match is open.
    Open,
    Met {
        opponent: Entrant,
        share: Share,
    },
}

/// The encounters of everyone in a Swiss or a round robin: by [`Entrant::index`], then by round.
pub(super) fn encounters(state: &State, tallies: &[Tally]) -> Vec<Vec<Encounter>> {
    if !matches!(state.format(), Format::Swiss { .. } | Format::RoundRobin { .. }) {
        return Vec::new();
    }
    let mut rounds = vec![vec![Encounter::Absent; state.round.into()]; state.entries.len()];
    let mut set = |entrant: Entrant, round: u16, encounter| {
        if let Some(it) = rounds[entrant.index()].get_mut(usize::from(round.saturating_sub(1))) {
            *it = encounter;
        }
    };
    for bye in &state.byes {
        set(bye.entrant, bye.round, Encounter::Bye);
    }
    for meeting in &state.meetings {
        for entrant in meeting.pairing.entrants() {
            set(entrant, meeting.round, Encounter::Open);
        }
        for (entrant, opponent, share) in meeting.shares() {
            let is_annulled = [entrant, opponent].iter().any(|it| tallies[it.index()].is_annulled);
            let met = Encounter::Met { opponent, share };
            set(entrant, meeting.round, if is_annulled { Encounter::Absent } else { met });
        }
    }
    rounds
}
