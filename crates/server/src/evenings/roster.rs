//! The members of a club, to find those who played in an evening.

use std::collections::HashSet;

use boneyard_ids::{ClubId, MemberId};
use boneyard_store::{Member, MergedMember, Store, StoreError};

/// The members of a club, with those who were merged into others.
#[derive(Debug, Default)]
pub(crate) struct Roster {
    members: Vec<Member>,
    merged: Vec<MergedMember>,
}

/// A player of an evening, as far as the evening knows.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RosterPlayer<'a> {
    pub(crate) name: &'a str,
    /// The member who had this name when the evening was closed.
    pub(crate) member: Option<&'a MemberId>,
}

impl Roster {
    pub(crate) async fn of(store: &Store, club: &ClubId) -> Result<Self, StoreError> {
        Ok(Roster { members: store.members(club).await?, merged: store.merged_members(club).await? })
    }

    /// The members who these players of one evening are, in their order; `None` for a guest. No member appears twice.
    ///
    /// The member who had the name when the evening was closed comes first, then the member who has it now, then the member into whom the
    /// bearer of this name was merged.
    pub(crate) fn members_of(&self, players: &[RosterPlayer<'_>]) -> Vec<Option<&Member>> {
        let mut found: Vec<Option<&Member>> = vec![None; players.len()];
        let mut taken: HashSet<&MemberId> = HashSet::new();
        for find in [Self::by_own_id, Self::by_merged_id, Self::by_name, Self::by_merged_name] {
            for (player, found) in players.iter().zip(&mut found).filter(|(_, found)| found.is_none()) {
                *found = find(self, player).filter(|member| taken.insert(&member.id));
            }
        }
        found
    }

    fn by_own_id(&self, player: &RosterPlayer<'_>) -> Option<&Member> {
        self.with_id(player.member?)
    }

    fn by_merged_id(&self, player: &RosterPlayer<'_>) -> Option<&Member> {
        let merged = self.merged.iter().find(|merged| Some(&merged.id) == player.member)?;
        self.with_id(&merged.member)
    }

    /// The member with this name, if only one has it.
    fn by_name(&self, player: &RosterPlayer<'_>) -> Option<&Member> {
        let mut named = self.members.iter().filter(|member| member.name == player.name);
        named.next().filter(|_| named.next().is_none())
    }

    /// The member into whom members of this name were merged, if nobody has the name now.
    fn by_merged_name(&self, player: &RosterPlayer<'_>) -> Option<&Member> {
        if self.members.iter().any(|member| member.name == player.name) {
            return None;
        }
        let mut merged = self.merged.iter().filter(|merged| merged.name == player.name);
        let first = merged.next()?;
        merged.all(|other| other.member == first.member).then(|| self.with_id(&first.member))?
    }

    fn with_id(&self, id: &MemberId) -> Option<&Member> {
        self.members.iter().find(|member| member.id == *id)
    }
}

#[cfg(test)]
impl Roster {
    /// A roster of members, each with an id and a name, and of merged members with the member who counts for both.
    pub(crate) fn with(members: &[(&str, &str)], merged: &[(&str, &str, &str)]) -> Self {
        let member = |(id, name): &(&str, &str)| Member {
            id: (*id).into(),
            name: (*name).into(),
            email: String::new(),
            note: String::new(),
            since_ms: 1,
        };
        let merged_member = |(id, name, member): &(&str, &str, &str)| MergedMember {
            id: (*id).into(),
            name: (*name).into(),
            member: (*member).into(),
        };
        Roster {
            members: members.iter().map(member).collect(),
            merged: merged.iter().map(merged_member).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids of the members who these players are.
    fn found(roster: &Roster, players: &[(&str, Option<&str>)]) -> Vec<Option<String>> {
        let ids: Vec<Option<MemberId>> = players.iter().map(|(_, id)| id.map(Into::into)).collect();
        let players: Vec<_> = players
            .iter()
            .zip(&ids)
            .map(|((name, _), id)| RosterPlayer { name, member: id.as_ref() })
            .collect();
        roster.members_of(&players).into_iter().map(|member| Some(member?.id.to_string())).collect()
    }

    fn id(id: &str) -> Option<String> {
        Some(id.into())
    }

    #[test]
    fn a_player_is_the_member_of_that_name_or_a_guest() {
        let roster = Roster::with(&[("m1", "Ana"), ("m2", "Boris")], &[]);
        let players = [("Boris", Some("m2")), ("Ana", None), ("Eva", None)];
        assert_eq!(found(&roster, &players), [id("m2"), id("m1"), None]);
    }

    #[test]
    fn a_renamed_member_keeps_their_results() {
        // Another person played under the new name while the member still had the old name.
        let players = [("Ana", Some("m1")), ("Ana Luna", None)];
        assert_eq!(found(&Roster::with(&[("m1", "Ana Luna")], &[]), &players), [id("m1"), None]);
        // After the member is removed, both are guests.
        assert_eq!(found(&Roster::default(), &players), [None, None]);
    }

    #[test]
    fn a_name_that_two_members_have_is_a_guest() {
        let roster = Roster::with(&[("m1", "Ana"), ("m2", "Ana")], &[]);
        assert_eq!(found(&roster, &[("Ana", None)]), [None]);
    }

    #[test]
    fn a_merged_member_is_the_one_who_stayed() {
        let roster = Roster::with(&[("m1", "Ivan Babić")], &[("m2", "Ivan Babic", "m1")]);
        assert_eq!(found(&roster, &[("Ivan Babic", Some("m2"))]), [id("m1")]);
        assert_eq!(
            found(&roster, &[("Ivan Babic", None)]),
            [id("m1")],
            "before or after the other was a member"
        );
        // Both played in one evening: nobody counts twice.
        let both = [("Ivan Babic", Some("m2")), ("Ivan Babić", Some("m1"))];
        assert_eq!(found(&roster, &both), [None, id("m1")]);
        // The name of a merged member can be given again.
        let roster = Roster::with(&[("m1", "Ivan"), ("m3", "I. B.")], &[("m2", "I. B.", "m1")]);
        assert_eq!(found(&roster, &[("I. B.", None)]), [id("m3")]);
        assert_eq!(found(&roster, &[("I. B.", Some("m2"))]), [id("m1")]);
        // Two people were merged under one name.
        let merged = [("m2", "I. B.", "m1"), ("m4", "I. B.", "m3")];
        let roster = Roster::with(&[("m1", "Ivan"), ("m3", "Ines")], &merged);
        assert_eq!(found(&roster, &[("I. B.", None)]), [None]);
    }
}
