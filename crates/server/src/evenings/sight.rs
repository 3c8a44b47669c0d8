//! What the task of an evening says of it to those who ask. What takes long to compute is made of a [`Look`], elsewhere.

use std::sync::Arc;

use boneyard_club::Player;
use boneyard_club::live::{Audience, Author, Live};
use boneyard_protocol::evening::{BarredDevice, EveningPerson, EveningRefusal, FoundEvening, FoundPlayer};
use boneyard_store::BarredGuest;
use boneyard_table::PersonId;

use crate::evenings::answers::Answers;
use crate::evenings::people::Person;
use crate::evenings::task::EveningTask;

/// What one visitor may know of an evening: a snapshot.
pub(crate) struct Look {
    /// Who asks; `None` for an onlooker.
    pub(crate) author: Option<Author>,
    pub(crate) live: Arc<Live>,
    /// How many entries that is made of.
    pub(crate) entries: u32,
    pub(crate) answers: Arc<Answers>,
}

impl Look {
    /// Whose picture of the evening it is.
    pub(crate) fn audience(&self) -> Audience {
        Audience::of(self.author)
    }
}

impl EveningTask {
    /// Who a guest is here.
    pub(crate) fn author(&self, guest: Option<&str>) -> Option<Author> {
        self.people.author(guest)
    }

    /// The evening as a guest may know it.
    pub(crate) fn look(&self, guest: Option<&str>) -> Look {
        let author = self.people.author(guest);
        Look {
            author,
            live: self.book.snapshot(Audience::of(author)),
            entries: self.book.len(),
            answers: Arc::clone(&self.answers),
        }
    }

    /// The evening as whoever wants to join it sees it.
    pub(crate) fn found(&self, guest: Option<&str>) -> FoundEvening {
        let player =
            |(player, name): (Player, String)| FoundPlayer { player, name, taken: self.people.has(player) };
        let names = self.book.names();
        let players = u8::try_from(names.len()).unwrap_or(u8::MAX);
        FoundEvening {
            id: self.id.clone(),
            club: self.club.clone(),
            name: self.book.facts().map(|facts| facts.name).unwrap_or_default(),
            me: self.people.author(guest),
            players: Player::all(players).zip(names).map(player).collect(),
        }
    }

    /// The devices that are somebody here, for an organiser.
    pub(crate) fn devices(&self, guest: &str) -> Result<Vec<EveningPerson>, EveningRefusal> {
        self.check_organiser(guest)?;
        let person = |(other, person): (&str, Person)| EveningPerson {
            id: self.people.id_of(other),
            author: person.author,
            since_ms: person.since_ms,
            online: self.clients.is_here(&PersonId(other.into())),
            you: other == guest,
            confirmed: person.confirmed,
        };
        let mut people: Vec<EveningPerson> = self.people.iter().map(person).collect();
        people.sort_by_key(|person| (person.author, person.since_ms));
        Ok(people)
    }

    /// The devices that were let go and stay out, for an organiser.
    pub(crate) fn barred_devices(&self, guest: &str) -> Result<Vec<BarredDevice>, EveningRefusal> {
        self.check_organiser(guest)?;
        let device = |(id, barred): (&str, &BarredGuest)| BarredDevice {
            id: id.into(),
            player: barred.player.and_then(Player::new),
            since_ms: barred.since_ms,
        };
        let mut devices: Vec<BarredDevice> = self.barred().map(device).collect();
        devices.sort_by(|one, other| other.since_ms.cmp(&one.since_ms).then_with(|| one.id.cmp(&other.id)));
        Ok(devices)
    }

    /// Whether a guest organises the evening.
    pub(crate) fn check_organiser(&self, guest: &str) -> Result<(), EveningRefusal> {
        match self.people.author(Some(guest)) {
            Some(Author::Organiser) => Ok(()),
            _ => Err(EveningRefusal::NotOrganiser),
        }
    }
}
