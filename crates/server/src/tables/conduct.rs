//! How the people behaved in a match that ends, and the evidence of a report.

use std::collections::BTreeMap;

use boneyard_ids::PersonId;
use boneyard_rules::Seat;
use boneyard_store::{FinishedMatch, PlayerConduct};
use boneyard_table::session::TableSession;
use boneyard_table::{Audience, Event, Recorded, Said, Table};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::network::Network;
use crate::random;
use crate::transport::outbox::ClientId;

/// What a report at a table takes with it.
pub(crate) struct Evidence {
    /// The person on the seat.
    pub(crate) person: PersonId,
    /// The first seat of the person.
    pub(crate) seat: Seat,
    /// The number of the match; 0 before the first one.
    pub(crate) match_number: u32,
    /// What was said last, the oldest first.
    pub(crate) talk: Vec<StoredTalk>,
}

/// Something that was said, as it is stored with a report.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTalk {
    pub(crate) at_ms: i64,
    pub(crate) seat: Seat,
    /// Who sits there; `None` if the person has left.
    pub(crate) person: Option<PersonId>,
    pub(crate) said: Said,
}

/// The evidence about the person on a seat; `None` if no person sits there.
pub(super) fn evidence(session: &TableSession<ClientId>, seat: Seat) -> Option<Evidence> {
    let table = session.table();
    let person = table.seats().get(seat)?.person()?.clone();
    let seat = table.seat_of(&person)?;
    let talk = session.talk().iter().map(|spoken| StoredTalk {
        at_ms: spoken.at.0.cast_signed(),
        seat: spoken.seat,
        person: table.seats().get(spoken.seat).and_then(|occupant| occupant.person().cloned()),
        said: spoken.said.clone(),
    });
    let match_number = table.view(Audience::Spectators).match_number;
    Some(Evidence { person, seat, match_number, talk: talk.collect() })
}

/// From which networks the people of a table play, as hashes with a key that is never stored. They are lost when the table leaves
/// memory.
pub(super) struct Networks {
    key: [u8; 32],
    of_people: BTreeMap<PersonId, Vec<[u8; 16]>>,
}

impl Networks {
    /// The networks that are remembered of one person.
    const OF_PERSON_MAX: usize = 4;
    /// The people who are remembered before those without a seat are forgotten.
    const PEOPLE_MAX: usize = 16;

    pub(super) fn new() -> Self {
        Networks { key: random::bytes(), of_people: BTreeMap::new() }
    }

    /// Remembers the network of a person who sits at the table, or sits down.
    pub(super) fn note(&mut self, table: &Table, person: &PersonId, network: Network) {
        if self.of_people.len() >= Self::PEOPLE_MAX {
            self.of_people.retain(|known, _| table.seat_of(known).is_some());
        }
        let hash = Sha256::new().chain_update(self.key).chain_update(network.to_string()).finalize();
        let mut mark = [0; 16];
        mark.copy_from_slice(&hash[..16]);
        let known = self.of_people.entry(person.clone()).or_default();
        if !known.contains(&mark) && known.len() < Self::OF_PERSON_MAX {
            known.push(mark);
        }
    }

    fn of(&self, person: &PersonId) -> Vec<[u8; 16]> {
        self.of_people.get(person).cloned().unwrap_or_default()
    }
}

/// How the people behaved in the match that ends with these events. The table has applied them.
pub(super) fn conduct(
    table: &Table,
    finished: &FinishedMatch,
    events: &[Recorded],
    networks: &Networks,
) -> Vec<PlayerConduct> {
    let given_up = events.iter().find_map(|recorded| match &recorded.event {
        Event::MatchEnded { end: Some(end) } if end.resigned => end.eliminated,
        _ => None,
    });
    let given_up = given_up.map(|seat| table.first_seat(seat));
    let costs_nothing = table.options().rated && finished.rated_in.is_none();
    let of_player = |player: &boneyard_store::FinishedPlayer| {
        let (seat, person) = (Seat::new(player.seat)?, player.person.clone()?);
        let has_given_up = given_up == Some(seat);
        let count = table.turn_counts().get(seat).copied().unwrap_or_default();
        Some(PlayerConduct {
            seat: player.seat,
            has_left: player.has_left && !has_given_up,
            has_given_up,
            left_early: costs_nothing && player.has_left,
            turns: count.turns,
            timed_out: count.timed_out,
            networks: networks.of(&person),
            person,
        })
    };
    finished.players.iter().filter_map(of_player).collect()
}
