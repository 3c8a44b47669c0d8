//! The guests who take part in an evening, each with a role.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_club::Player;
use boneyard_club::live::Author;
use boneyard_ids::{EveningId, ParticipantId, PersonId};
use boneyard_store::EveningPerson;
use sha2::{Digest, Sha256};

/// The roles of an evening's guests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct People {
    evening: EveningId,
    by_guest: BTreeMap<PersonId, Person>,
}

/// A guest's role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) author: Author,
    /// When the guest got the role, in milliseconds since 1970.
    pub(crate) since_ms: i64,
    /// Whether the organiser has confirmed that the device is the player's.
    pub(crate) confirmed: bool,
}

impl People {
    /// The stored people of an evening.
    pub(crate) fn restore(evening: &EveningId, stored: Vec<EveningPerson>) -> Self {
        let mut people = People { evening: evening.clone(), by_guest: BTreeMap::new() };
        for EveningPerson { guest, player, since_ms, confirmed } in stored {
            let author = match player.map(Player::new) {
                None => Author::Organiser,
                Some(Some(player)) => Author::Player { player },
                // Skip an invalid player number.
                Some(None) => continue,
            };
            people.by_guest.insert(guest, Person { author, since_ms, confirmed });
        }
        people
    }

    /// The author of a guest's entries; `None` for a spectator.
    pub(crate) fn author(&self, guest: Option<&PersonId>) -> Option<Author> {
        self.by_guest.get(guest?).map(|person| person.author)
    }

    /// A guest's role; `None` for a spectator.
    pub(crate) fn person(&self, guest: &PersonId) -> Option<Person> {
        self.by_guest.get(guest).copied()
    }

    /// Sets whether the organiser has confirmed a guest's device.
    pub(crate) fn confirm(&mut self, guest: &PersonId, confirmed: bool) {
        if let Some(person) = self.by_guest.get_mut(guest) {
            person.confirmed = confirmed;
        }
    }

    /// All guests with a role.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&PersonId, Person)> {
        self.by_guest.iter().map(|(guest, person)| (guest, *person))
    }

    /// Whether a guest has joined as this player. Player 1 is always taken, by the organiser (CLUB-7).
    pub(crate) fn is_taken(&self, player: Player) -> bool {
        player == Player::ORGANISER || self.by_guest.values().any(|person| person.author.player() == player)
    }

    /// The guest with this public id; `None` if nobody with a role has it.
    pub(crate) fn guest_with_id(&self, id: &ParticipantId) -> Option<&PersonId> {
        self.by_guest.keys().find(|guest| self.public_id(guest) == *id)
    }

    /// The id by which others know a guest. The guest's own id is secret, because it is in a cookie. The public id of a
    /// guest never changes during an evening, so a repeated entry is recognised.
    pub(crate) fn public_id(&self, guest: &PersonId) -> ParticipantId {
        let (evening, guest) = (self.evening.as_str(), guest.as_str());
        let digest = Sha256::new().chain_update(evening).chain_update([0]).chain_update(guest).finalize();
        digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect::<String>().into()
    }

    /// Whether a guest is the only organiser.
    pub(crate) fn is_last_organiser(&self, guest: &PersonId) -> bool {
        let is_organiser = |person: &Person| person.author == Author::Organiser;
        self.by_guest.get(guest).is_some_and(is_organiser)
            && self.by_guest.values().filter(|person| is_organiser(person)).count() == 1
    }

    /// Gives a guest a role.
    pub(crate) fn join(&mut self, guest: PersonId, person: Person) {
        self.by_guest.insert(guest, person);
    }

    /// Removes a guest's role.
    pub(crate) fn leave(&mut self, guest: &PersonId) {
        self.by_guest.remove(guest);
    }

    /// Moves each guest to the new number of their player after a change of the line-up, by name. If the name at a
    /// number is new, the guest stays but is not confirmed any more: it may be a corrected name or another player. A
    /// guest whose player was removed or became player 1 is removed.
    pub(crate) fn renumber(&mut self, before: &[String], after: &[String]) {
        let number_in_after = |old: Player| {
            let name = before.get(old.index())?;
            let moved = after.iter().position(|other| other == name);
            let kept = || after.get(old.index()).filter(|now| !before.contains(now)).map(|_| old.index());
            let place = moved.or_else(kept)? + 1;
            Some((Player::new(u16::try_from(place).ok()?)?, moved.is_some()))
        };
        self.by_guest.retain(|_, person| match person.author {
            Author::Organiser => true,
            Author::Player { player } => match number_in_after(player) {
                None | Some((Player::ORGANISER, _)) => false,
                Some((player, same_name)) => {
                    person.author = Author::Player { player };
                    person.confirmed &= same_name;
                    true
                }
            },
        });
    }

    /// The guests whose player or confirmation differs between `self` and `after`.
    pub(crate) fn differing(&self, after: &Self) -> Vec<PersonId> {
        let guests: BTreeSet<&PersonId> = self.by_guest.keys().chain(after.by_guest.keys()).collect();
        let role = |people: &Self, guest: &PersonId| {
            people.person(guest).map(|Person { author, confirmed, .. }| (author, confirmed))
        };
        let differs = |guest: &&PersonId| role(self, guest) != role(after, guest);
        guests.into_iter().filter(differs).cloned().collect()
    }

    /// The changes from `self` to `after`: the guests whose role has changed, and those who have lost it. Guests with a
    /// role in `after` only are left out, because they are stored when they join.
    pub(crate) fn changes(&self, after: &Self) -> (Vec<EveningPerson>, Vec<PersonId>) {
        let mut reassigned = Vec::new();
        let mut removed = Vec::new();
        for (guest, person) in &self.by_guest {
            match after.by_guest.get(guest) {
                Some(now) if now == person => {}
                Some(now) => reassigned.push(stored(guest, *now)),
                None => removed.push(guest.clone()),
            }
        }
        (reassigned, removed)
    }
}

/// A person as it is stored.
pub(crate) fn stored(guest: &PersonId, person: Person) -> EveningPerson {
    let player = match person.author {
        Author::Organiser => None,
        Author::Player { player } => Some(player.number()),
    };
    EveningPerson { guest: guest.clone(), player, since_ms: person.since_ms, confirmed: person.confirmed }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(players: &[(&str, Option<u16>)]) -> People {
        let person = |(guest, player): &(&str, Option<u16>)| EveningPerson {
            guest: (*guest).into(),
            player: *player,
            since_ms: 1,
            confirmed: true,
        };
        People::restore(&"friday".into(), players.iter().map(person).collect())
    }

    fn names(names: &str) -> Vec<String> {
        names.split(' ').map(str::to_owned).collect()
    }

    fn numbers(people: &People) -> Vec<(&str, u16)> {
        people.iter().map(|(guest, person)| (guest.as_str(), person.author.player().number())).collect()
    }

    #[test]
    fn devices_follow_their_players_to_other_numbers() {
        let mut people = people(&[("ana", None), ("boris", Some(2)), ("carmen", Some(3)), ("dora", Some(4))]);
        let before = people.clone();
        people.renumber(&names("Ana Boris Carmen Dora"), &names("Ana Carmen Boris Dorotea"));
        assert_eq!(numbers(&people), [("ana", 1), ("boris", 3), ("carmen", 2), ("dora", 4)]);
        let confirmed = |guest: &str| people.person(&guest.into()).is_some_and(|person| person.confirmed);
        assert!(confirmed("boris") && !confirmed("dora"), "Dorotea may be another person");
        let (reassigned, removed) = before.changes(&people);
        let reassigned: Vec<_> = reassigned.iter().map(|person| person.guest.as_str()).collect();
        assert_eq!(reassigned, ["boris", "carmen", "dora"]);
        assert!(removed.is_empty());
    }

    #[test]
    fn a_device_is_removed_if_its_player_is_removed_or_becomes_player_1() {
        let mut people = people(&[("ana", None), ("boris", Some(2)), ("carmen", Some(3)), ("eva", Some(5))]);
        let before = people.clone();
        people.renumber(&names("Ana Boris Carmen Dora Eva"), &names("Boris Ana Dora Carmen"));
        assert_eq!(numbers(&people), [("ana", 1), ("carmen", 4)]);
        assert_eq!(before.changes(&people).1, ["boris".into(), "eva".into()]);
    }

    #[test]
    fn a_guests_public_id_differs_between_evenings() {
        let ana = PersonId::from("ana");
        let friday = people(&[("ana", None)]);
        let saturday = People::restore(&"saturday".into(), Vec::new());
        assert_eq!(friday.guest_with_id(&friday.public_id(&ana)), Some(&ana));
        assert_ne!(friday.public_id(&ana), saturday.public_id(&ana));
        assert_eq!(friday.guest_with_id(&"ana".into()), None);
    }
}
