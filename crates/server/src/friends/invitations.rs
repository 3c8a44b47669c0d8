//! Invitations to tables. They are kept in memory for some minutes; a restart forgets them.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use boneyard_ids::{PersonId, TableId};
use boneyard_store::Guest;
use parking_lot::Mutex;

use crate::push::{Push, PushText};
use crate::tables::Listing;

/// How long an invitation is valid.
const VALID_FOR: Duration = Duration::from_secs(10 * 60);

/// Invitations of one person. The oldest of a stranger goes first: strangers must not displace those of friends.
const PER_PERSON_MAX: usize = 10;

/// Invitations of one person from the same sender, whose oldest goes first. So no sender displaces those of others.
const PER_SENDER_MAX: usize = 2;

/// People with invitations. Beyond that, nobody new is invited until some have ended.
const PEOPLE_MAX: usize = 10_000;

struct Invitation {
    table: TableId,
    from: Guest,
    /// Whether the person who is invited has made the sender a friend.
    is_from_friend: bool,
    at: Instant,
}

/// The invitations of everyone.
#[derive(Default)]
pub(crate) struct Invitations {
    by_person: Mutex<HashMap<PersonId, Vec<Invitation>>>,
    push: Push,
}

impl Invitations {
    /// No invitations yet. People get notices about new ones by `push`.
    pub(crate) fn new(push: Push) -> Self {
        Invitations { by_person: Mutex::default(), push }
    }

    /// Invites a person to a table with these rules, and sends a notice to their devices.
    pub(crate) fn invite(&self, to: PersonId, listing: &Listing, from: Guest, is_from_friend: bool) {
        let (table, preset) = (listing.id().clone(), listing.rules().preset.clone());
        let text = PushText::Invitation { table: table.clone(), from: from.name.clone(), preset };
        self.push.send(to.clone(), text);
        self.add(to, table, from, is_from_friend);
    }

    /// Invites a person to a table. An earlier invitation to the same table is replaced.
    fn add(&self, to: PersonId, table: TableId, from: Guest, is_from_friend: bool) {
        let (now, mut all) = (Instant::now(), self.by_person.lock());
        if all.len() >= PEOPLE_MAX && !all.contains_key(&to) {
            all.retain(|_, own| own.iter().any(|invitation| invitation.is_valid(now)));
            if all.len() >= PEOPLE_MAX {
                return;
            }
        }
        let own = all.entry(to).or_default();
        own.retain(|earlier| earlier.is_valid(now) && earlier.table != table);
        if own.iter().filter(|earlier| earlier.from.id == from.id).count() >= PER_SENDER_MAX
            && let Some(oldest) = own.iter().position(|earlier| earlier.from.id == from.id)
        {
            own.remove(oldest);
        }
        own.push(Invitation { table, from, is_from_friend, at: now });
        if own.len() > PER_PERSON_MAX {
            own.remove(own.iter().position(|invitation| !invitation.is_from_friend).unwrap_or(0));
        }
    }

    /// The tables to which a person is invited, with who invited them, the latest first.
    pub(crate) fn of(&self, person: &PersonId) -> Vec<(TableId, Guest)> {
        let (now, all) = (Instant::now(), self.by_person.lock());
        let own = all.get(person).into_iter().flatten().rev().filter(|invitation| invitation.is_valid(now));
        own.map(|invitation| (invitation.table.clone(), invitation.from.clone())).collect()
    }

    /// Ends an invitation.
    pub(crate) fn remove(&self, person: &PersonId, table: &TableId) {
        let mut all = self.by_person.lock();
        let Some(own) = all.get_mut(person) else { return };
        own.retain(|invitation| invitation.table != *table);
        if own.is_empty() {
            all.remove(person);
        }
    }
}

impl Invitation {
    fn is_valid(&self, now: Instant) -> bool {
        now.duration_since(self.at) < VALID_FOR
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(name: &str) -> Guest {
        Guest { id: name.into(), name: name.into(), face: None, created_ms: 1, is_bot: false }
    }

    fn tables_of_ana(invitations: &Invitations) -> Vec<String> {
        invitations.of(&"ana".into()).into_iter().map(|(table, _)| table.to_string()).collect()
    }

    #[test]
    fn one_sender_does_not_displace_the_invitations_of_others() {
        let invitations = Invitations::default();
        invitations.add("ana".into(), "b".into(), from("ben"), false);
        for n in 1..=12 {
            invitations.add("ana".into(), format!("s{n}").as_str().into(), from("spammer"), false);
        }
        assert_eq!(tables_of_ana(&invitations), ["s12", "s11", "b"]);
        invitations.add("ana".into(), "s11".into(), from("spammer"), false);
        assert_eq!(tables_of_ana(&invitations), ["s11", "s12", "b"], "the same table again");
    }

    #[test]
    fn the_oldest_invitation_of_a_full_list_goes_first() {
        let invitations = Invitations::default();
        for n in 0..=PER_PERSON_MAX {
            let sender = from(&format!("sender {}", n / PER_SENDER_MAX));
            invitations.add("ana".into(), format!("t{n}").as_str().into(), sender, false);
        }
        let tables = tables_of_ana(&invitations);
        assert_eq!((tables.len(), tables.last().map(String::as_str)), (PER_PERSON_MAX, Some("t1")));
    }

    #[test]
    fn strangers_displace_no_invitation_of_a_friend() {
        let invitations = Invitations::default();
        invitations.add("ana".into(), "b".into(), from("ben"), true);
        for n in 0..100 {
            let sender = from(&format!("stranger {n}"));
            invitations.add("ana".into(), format!("s{n}").as_str().into(), sender, false);
        }
        let tables = tables_of_ana(&invitations);
        assert_eq!((tables.len(), tables.last().map(String::as_str)), (PER_PERSON_MAX, Some("b")));
        for n in 0..PER_PERSON_MAX {
            invitations.add(
                "ana".into(),
                format!("f{n}").as_str().into(),
                from(&format!("friend {n}")),
                true,
            );
        }
        assert!(
            tables_of_ana(&invitations).iter().all(|table| table.starts_with('f')),
            "the friends' own oldest"
        );
        invitations.add("ana".into(), "late".into(), from("stranger"), false);
        assert!(!tables_of_ana(&invitations).contains(&"late".to_owned()));
    }
}
