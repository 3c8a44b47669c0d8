//! The connected clients, each with its person and its audience.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_ids::PersonId;

/// The connected clients `C`, each in an audience `A`. All clients of an audience may see the same.
///
/// ```
/// use boneyard_ids::PersonId;
/// use boneyard_table::session::Roster;
///
/// let ana = PersonId::from("ana");
/// let mut roster = Roster::new(8, 2, |audience| audience == "spectators");
/// roster.join(1, Some(ana.clone()), "seat 1")?;
/// roster.join(2, None, "spectators")?;
/// assert!(roster.is_here(&ana));
/// assert_eq!(roster.leave(1), Some(ana));
/// # Ok::<_, boneyard_table::session::RosterFull>(())
/// ```
#[derive(Clone, Debug)]
pub struct Roster<C, A> {
    clients_max: usize,
    per_person_max: usize,
    only_watches: fn(A) -> bool,
    members: BTreeMap<C, Member<A>>,
}

#[derive(Clone, Debug)]
struct Member<A> {
    /// `None` for an anonymous spectator.
    person: Option<PersonId>,
    audience: A,
}

/// There is no room for another client.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no room for another client")]
pub struct RosterFull;

impl<C: Copy + Ord, A: Copy + Eq> Roster<C, A> {
    /// An empty roster with room for `clients_max` clients. Each person who takes part may have `per_person_max` of
    /// them. `only_watches` returns true for audiences of spectators.
    pub fn new(clients_max: usize, per_person_max: usize, only_watches: fn(A) -> bool) -> Self {
        Self { clients_max, per_person_max, only_watches, members: BTreeMap::new() }
    }

    /// Adds a client and returns the clients that it replaces; close their connections.
    ///
    /// Spectators get at most three quarters of the room. A player replaces the latest spectator if there is no room,
    /// and a person's new client replaces their oldest one.
    ///
    /// ```
    /// # use boneyard_table::session::{Roster, RosterFull};
    /// let mut roster = Roster::new(4, 1, |audience| audience == "spectators");
    /// assert_eq!(roster.join(1, None, "spectators"), Ok(vec![]));
    /// assert_eq!(roster.join(2, None, "spectators"), Ok(vec![]));
    /// assert_eq!(roster.join(3, None, "spectators"), Ok(vec![]));
    /// assert_eq!(roster.join(4, None, "spectators"), Err(RosterFull));
    /// assert_eq!(roster.join(5, None, "seat 1"), Ok(vec![]));
    /// assert_eq!(roster.join(6, None, "seat 2"), Ok(vec![3]), "a spectator is replaced");
    /// ```
    ///
    /// # Errors
    /// [`RosterFull`] if there is no client to replace.
    pub fn join(&mut self, client: C, person: Option<PersonId>, audience: A) -> Result<Vec<C>, RosterFull> {
        let watches = (self.only_watches)(audience);
        let mut removed = Vec::new();
        self.members.remove(&client);
        if watches {
            if self.spectators().count() >= self.clients_max * 3 / 4 {
                return Err(RosterFull);
            }
        } else if let Some(person) = &person {
            let own = self.clients_of(person);
            removed.extend(own.first().filter(|_| own.len() >= self.per_person_max));
        }
        if self.members.len() - removed.len() >= self.clients_max {
            let latest = self.spectators().next_back().filter(|_| !watches).ok_or(RosterFull)?;
            removed.push(latest);
        }
        self.members.retain(|member, _| !removed.contains(member));
        self.members.insert(client, Member { person, audience });
        Ok(removed)
    }

    /// Removes a client. Returns its person if that person has no other client here.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::session::Roster;
    /// let ana = PersonId::from("ana");
    /// let mut roster = Roster::new(8, 2, |_| false);
    /// roster.join(1, Some(ana.clone()), 'a')?;
    /// roster.join(2, Some(ana.clone()), 'a')?;
    /// assert_eq!(roster.leave(1), None, "her second client is still connected");
    /// assert_eq!(roster.leave(2), Some(ana));
    /// # Ok::<_, boneyard_table::session::RosterFull>(())
    /// ```
    pub fn leave(&mut self, client: C) -> Option<PersonId> {
        let person = self.members.remove(&client)?.person?;
        (!self.is_here(&person)).then_some(person)
    }

    /// Whether a person has a connected client.
    #[must_use]
    pub fn is_here(&self, person: &PersonId) -> bool {
        self.members.values().any(|member| member.person.as_ref() == Some(person))
    }

    /// Whether no client is connected.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// The person of a client; `None` for an anonymous spectator.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_table::session::Roster;
    /// let mut roster = Roster::new(8, 2, |_| false);
    /// roster.join(1, Some(PersonId::from("ana")), 'a')?;
    /// roster.join(2, None, 'a')?;
    /// assert_eq!(roster.person(1), Some(&PersonId::from("ana")));
    /// assert_eq!(roster.person(2), None);
    /// # Ok::<_, boneyard_table::session::RosterFull>(())
    /// ```
    #[must_use]
    pub fn person(&self, client: C) -> Option<&PersonId> {
        self.members.get(&client)?.person.as_ref()
    }

    /// The audience of a client; `None` if the client has not joined.
    #[must_use]
    pub fn audience(&self, client: C) -> Option<A> {
        Some(self.members.get(&client)?.audience)
    }

    /// The clients of an audience, oldest first.
    pub fn of_audience(&self, audience: A) -> impl Iterator<Item = C> {
        self.members.iter().filter(move |(_, member)| member.audience == audience).map(|(client, _)| *client)
    }

    /// All clients, oldest first.
    #[must_use]
    pub fn clients(&self) -> Vec<C> {
        self.members.keys().copied().collect()
    }

    /// The clients of a person, oldest first.
    #[must_use]
    pub fn clients_of(&self, person: &PersonId) -> Vec<C> {
        let own = self.members.iter().filter(|(_, member)| member.person.as_ref() == Some(person));
        own.map(|(client, _)| *client).collect()
    }

    /// Moves each client to the audience its person belongs to now, and returns the clients that moved.
    pub fn regroup(&mut self, audience_of: impl Fn(Option<&PersonId>) -> A) -> Vec<(C, A)> {
        let mut moved = Vec::new();
        for (client, member) in &mut self.members {
            let audience = audience_of(member.person.as_ref());
            if audience != member.audience {
                member.audience = audience;
                moved.push((*client, audience));
            }
        }
        moved
    }

    /// The clients of each audience.
    ///
    /// ```
    /// # use boneyard_table::session::Roster;
    /// let mut roster = Roster::new(8, 2, |_| false);
    /// roster.join(1, None, 'a')?;
    /// roster.join(2, None, 'b')?;
    /// roster.join(3, None, 'a')?;
    /// assert_eq!(roster.by_audience(), [('a', vec![1, 3]), ('b', vec![2])]);
    /// # Ok::<_, boneyard_table::session::RosterFull>(())
    /// ```
    #[must_use]
    pub fn by_audience(&self) -> Vec<(A, Vec<C>)> {
        let mut groups: Vec<(A, Vec<C>)> = Vec::new();
        for (client, member) in &self.members {
            match groups.iter_mut().find(|(audience, _)| *audience == member.audience) {
                Some((_, clients)) => clients.push(*client),
                None => groups.push((member.audience, vec![*client])),
            }
        }
        groups
    }

    /// How many people only watch. Each anonymous client counts as one person.
    #[must_use]
    pub fn watching(&self) -> usize {
        let watching = || self.members.values().filter(|member| (self.only_watches)(member.audience));
        let people: BTreeSet<&PersonId> = watching().filter_map(|member| member.person.as_ref()).collect();
        people.len() + watching().filter(|member| member.person.is_none()).count()
    }

    fn spectators(&self) -> impl DoubleEndedIterator<Item = C> {
        let watching = self.members.iter().filter(|(_, member)| (self.only_watches)(member.audience));
        watching.map(|(client, _)| *client)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAX: usize = 8;
    const PER_PERSON_MAX: usize = 3;
    const WATCHING: char = 'w';

    fn empty() -> Roster<usize, char> {
        Roster::new(MAX, PER_PERSON_MAX, |audience| audience == WATCHING)
    }

    fn person(name: &str) -> Option<PersonId> {
        Some(PersonId::from(name))
    }

    #[test]
    fn clients_are_grouped_by_audience() {
        let mut roster = empty();
        for (client, audience) in ['a', 'b', 'a', WATCHING].into_iter().enumerate() {
            assert_eq!(roster.join(client, None, audience), Ok(vec![]));
        }
        assert_eq!(roster.by_audience(), [('a', vec![0, 2]), ('b', vec![1]), (WATCHING, vec![3])]);
        assert_eq!(roster.regroup(|_| 'a'), [(1, 'a'), (3, 'a')]);
    }

    #[test]
    fn a_full_roster_refuses_players_too() {
        let mut roster = empty();
        for client in 0..MAX {
            assert_eq!(roster.join(client, None, 'a'), Ok(vec![]));
        }
        assert_eq!(roster.join(MAX, person("late"), 'a'), Err(RosterFull));
        assert!(!roster.is_here(&PersonId::from("late")));
    }

    #[test]
    fn people_who_watch_are_counted_once() {
        let mut roster = empty();
        let came = [(1, None, WATCHING), (2, None, WATCHING), (3, person("ana"), WATCHING)];
        for (client, person, audience) in came.into_iter().chain([(4, person("ana"), WATCHING)]) {
            assert_eq!(roster.join(client, person, audience), Ok(vec![]));
        }
        assert_eq!(roster.join(5, person("ben"), 'a'), Ok(vec![]));
        assert_eq!(roster.watching(), 3, "two anonymous people and Ana");
        roster.leave(4);
        assert_eq!(roster.watching(), 3);
        roster.leave(3);
        assert_eq!(roster.watching(), 2);
    }

    #[test]
    fn spectators_leave_room_for_players() {
        let mut roster = empty();
        let watching = MAX * 3 / 4;
        for client in 0..watching {
            assert_eq!(roster.join(client, None, WATCHING), Ok(vec![]));
        }
        assert_eq!(roster.join(watching, None, WATCHING), Err(RosterFull));
        let removed: Vec<usize> = (watching..watching + MAX)
            .flat_map(|client| {
                roster.join(client, person(&client.to_string()), 'a').expect("players have room")
            })
            .collect();
        assert_eq!(
            removed,
            (0..watching).rev().collect::<Vec<_>>(),
            "the latest spectator is replaced first"
        );
        assert_eq!(roster.join(100, person("more"), 'a'), Err(RosterFull), "no player is replaced");
    }

    #[test]
    fn a_new_client_replaces_the_persons_oldest_one() {
        let mut roster = empty();
        for client in 0..PER_PERSON_MAX {
            assert_eq!(roster.join(client, person("ana"), 'a'), Ok(vec![]));
        }
        assert_eq!(roster.join(PER_PERSON_MAX, person("ana"), 'a'), Ok(vec![0]));
        assert_eq!(roster.clients_of(&PersonId::from("ana")).len(), PER_PERSON_MAX);
    }

    #[test]
    fn a_person_is_here_until_the_last_client_leaves() {
        let mut roster = empty();
        for client in [1, 2] {
            assert_eq!(roster.join(client, person("ana"), 'a'), Ok(vec![]));
        }
        assert_eq!(roster.leave(1), None);
        assert_eq!(roster.leave(2), person("ana"));
        assert!(roster.is_empty());
    }
}
