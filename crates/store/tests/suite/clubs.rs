//! Tests of clubs, their organisers and members.

mod competitions;
mod regulations;

use boneyard_store::{
    Club, ClubChange, ClubError, ClubRefusal, Guest, GuestClub, INVITATIONS_MAX, MEMBERS_MAX, Member,
    MergedMember, Store,
};

use crate::{Scratch, append, bodies};

fn club() -> Club {
    Club { id: "harbour".into(), name: "At the harbour".into(), settings: "{}".into(), created_ms: 5 }
}

fn member(id: &str, name: &str, email: &str) -> Member {
    Member { id: id.into(), name: name.into(), email: email.into(), note: String::new(), since_ms: 9 }
}

async fn change(store: &Store, change: ClubChange) -> Result<(), ClubRefusal> {
    match store.change_club(change).await {
        Ok(()) => Ok(()),
        Err(ClubError::Refused(refusal)) => Err(refusal),
        Err(ClubError::Store(error)) => panic!("{error}"),
    }
}

async fn add(store: &Store, member: Member) -> Result<(), ClubRefusal> {
    change(store, ClubChange::AddMember { club: "harbour".into(), member }).await
}

async fn edit(store: &Store, member: Member) -> Result<(), ClubRefusal> {
    change(store, ClubChange::EditMember { club: "harbour".into(), member }).await
}

async fn invite(store: &Store, id: &str, guest: &str, secret: u8, until_ms: i64) -> Result<(), ClubRefusal> {
    let (club, secret_hash) = ("harbour".into(), [secret; 32]);
    let invitation =
        ClubChange::Invite { club, id: id.into(), guest: guest.into(), secret_hash, made_ms: 10, until_ms };
    change(store, invitation).await
}

async fn join(store: &Store, guest: &str, secret: u8, now_ms: i64) -> Result<(), ClubRefusal> {
    let (organiser, guest, secret_hash) = (format!("organiser-{guest}").into(), guest.into(), [secret; 32]);
    change(store, ClubChange::Join { club: "harbour".into(), secret_hash, organiser, guest, now_ms }).await
}

async fn enter(store: &Store, guest: &str, member: &str) -> Result<(), ClubRefusal> {
    let (member, guest) = (member.into(), guest.into());
    change(store, ClubChange::Enter { club: "harbour".into(), member, guest, now_ms: 20 }).await
}

async fn dismiss(store: &Store, guest: &str) -> Result<(), ClubRefusal> {
    let organiser = format!("organiser-{guest}").into();
    change(store, ClubChange::RemoveOrganiser { club: "harbour".into(), organiser }).await
}

/// A club that Ana has opened. Ana and Boris are guests.
async fn opened(scratch: &Scratch) -> Store {
    let store = scratch.open().await;
    for (id, name) in [("ana", "Ana"), ("boris", "Boris")] {
        store
            .save_guest(Guest { id: id.into(), name: name.into(), face: None, created_ms: 1, is_bot: false })
            .await
            .unwrap();
    }
    let (organiser, guest) = ("organiser-ana".into(), "ana".into());
    change(&store, ClubChange::Open { club: club(), organiser, guest, member: None }).await.unwrap();
    store
}

/// The name of the member that a guest is; `None` if the club does not know the guest.
async fn known_as(store: &Store, guest: &str) -> Option<String> {
    store.member_of(&"harbour".into(), &guest.into()).await.unwrap().map(|member| member.name)
}

async fn organisers(store: &Store) -> Vec<String> {
    let organisers = store.organisers(&"harbour".into()).await.unwrap();
    organisers.into_iter().map(|organiser| organiser.name).collect()
}

async fn members(store: &Store) -> Vec<Member> {
    store.members(&"harbour".into()).await.unwrap()
}

#[tokio::test]
async fn a_club_is_remembered_and_can_change() {
    let scratch = Scratch::new();
    opened(&scratch).await.close().await;
    let store = scratch.open().await;
    assert_eq!(store.club(&"harbour".into()).await.unwrap(), Some(club()));
    assert_eq!(store.club(&"another".into()).await.unwrap(), None);

    let edit = |club: &str| {
        let (name, settings) = ("On the pier".into(), "{1}".into());
        ClubChange::Edit { club: club.into(), name, settings }
    };
    assert_eq!(change(&store, edit("harbour")).await, Ok(()));
    assert_eq!(change(&store, edit("another")).await, Err(ClubRefusal::Gone));
    let expected = Club { name: "On the pier".into(), settings: "{1}".into(), ..club() };
    assert_eq!(store.club(&"harbour".into()).await.unwrap(), Some(expected));
}

#[tokio::test]
async fn the_founder_of_a_club_is_its_first_organiser() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    assert_eq!(organisers(&store).await, ["Ana"]);
    let mine = GuestClub {
        id: "harbour".into(),
        name: "At the harbour".into(),
        organises: true,
        member: false,
        email: None,
    };
    assert_eq!(store.clubs_of(&"ana".into()).await.unwrap(), std::slice::from_ref(&mine));
    assert_eq!(store.clubs_of(&"boris".into()).await.unwrap(), []);

    // A founder with a name is the first member too.
    let pier = Club { id: "pier".into(), ..club() };
    let (organiser, member) = ("o2".into(), Some(member("m1", "Ana", "")));
    change(&store, ClubChange::Open { club: pier, organiser, guest: "ana".into(), member }).await.unwrap();
    let also = GuestClub { id: "pier".into(), member: true, ..mine.clone() };
    assert_eq!(store.clubs_of(&"ana".into()).await.unwrap(), [mine, also]);
    let listed = store.members(&"pier".into()).await.unwrap();
    assert_eq!(listed.iter().map(|member| member.name.as_str()).collect::<Vec<_>>(), ["Ana"]);
}

#[tokio::test]
async fn an_organiser_says_which_member_they_are() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let be = async |id: &str, name: &str| {
        let (club, guest, member) = ("harbour".into(), "ana".into(), member(id, name, ""));
        change(&store, ClubChange::BeMember { club, guest, member }).await
    };
    add(&store, member("m1", "Ana Luna", "ana@example.org")).await.unwrap();
    assert_eq!(be("m2", "Ana Luna").await, Ok(()));
    assert_eq!(known_as(&store, "ana").await.as_deref(), Some("Ana Luna"));
    assert_eq!(members(&store).await.len(), 1, "a known name adds nobody");
    assert_eq!(be("m3", "Anita").await, Ok(()));
    assert_eq!(known_as(&store, "ana").await.as_deref(), Some("Anita"));

    add(&store, member("m4", "Eva", "eva@example.org")).await.unwrap();
    add(&store, member("m5", "Eva", "eva@example.net")).await.unwrap();
    assert_eq!(be("m6", "Eva").await, Err(ClubRefusal::NameTaken("Eva".into())), "which of the two?");
}

#[tokio::test]
async fn members_without_an_e_mail_are_told_apart_by_name() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let taken = Err(ClubRefusal::NameTaken("Ana".into()));
    assert_eq!(add(&store, member("m1", "Ana", "")).await, Ok(()));
    assert_eq!(add(&store, member("m2", "Boris", "")).await, Ok(()), "many have no e-mail");
    assert_eq!(add(&store, member("m3", "Ana", "")).await, taken);
    assert_eq!(edit(&store, member("m2", "Ana", "")).await, taken);
    assert_eq!(edit(&store, Member { note: "left".into(), ..member("m1", "Ana", "") }).await, Ok(()));
    assert_eq!(store.member_by_email(&"harbour".into(), "").await.unwrap(), None);

    // The member of that name gets the e-mail; a second one with another e-mail is another person.
    enter(&store, "boris", "m1").await.unwrap();
    assert_eq!(add(&store, member("m4", "Ana", "ana@example.org")).await, Ok(()));
    assert_eq!(known_as(&store, "boris").await.as_deref(), Some("Ana"), "the device stays known");
    assert_eq!(add(&store, member("m5", "Ana", "ana@example.net")).await, Ok(()));
    assert_eq!(add(&store, member("m6", "Ana", "")).await, taken);
    let emails: Vec<_> = members(&store).await.into_iter().map(|member| (member.id, member.email)).collect();
    let expected = [("m5", "ana@example.net"), ("m1", "ana@example.org"), ("m2", "")];
    assert_eq!(emails, expected.map(|(id, email)| (id.into(), email.into())));
}

#[tokio::test]
async fn an_import_gives_an_e_mail_to_a_known_member() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ana", "")).await.unwrap();
    let list =
        vec![member("m1", "Ana", "ana@example.org"), member("x1", "Eva", ""), member("x2", "Luka", "")];
    let import = || ClubChange::ImportMembers { club: "harbour".into(), members: list.clone() };
    assert_eq!(change(&store, import()).await, Ok(()));
    assert_eq!(change(&store, import()).await, Ok(()), "the same list adds nobody");
    assert_eq!(members(&store).await, list);
}

#[tokio::test]
async fn a_members_link_works_once() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Eva", "")).await.unwrap();
    let invite = async |club: &str, member: &str, secret: u8| {
        let (club, member, secret_hash) = (club.into(), member.into(), [secret; 32]);
        change(&store, ClubChange::InviteMember { club, member, secret_hash, until_ms: 100 }).await
    };
    let enter = async |club: &str, secret: u8, now_ms: i64| {
        let (club, guest, secret_hash) = (club.into(), "boris".into(), [secret; 32]);
        change(&store, ClubChange::EnterByLink { club, secret_hash, guest, now_ms }).await
    };
    let over = Err(ClubRefusal::InvitationOver);
    assert_eq!(invite("harbour", "m9", 1).await, Err(ClubRefusal::Gone));
    assert_eq!(invite("another", "m1", 1).await, Err(ClubRefusal::Gone));
    assert_eq!(invite("harbour", "m1", 1).await, Ok(()));
    assert_eq!(invite("harbour", "m1", 2).await, Ok(()), "a newer link");
    assert_eq!(enter("harbour", 1, 11).await, over, "the older link");
    assert_eq!(enter("harbour", 2, 100).await, over, "too late");
    assert_eq!(enter("another", 2, 11).await, over, "another club");
    assert_eq!(enter("harbour", 2, 11).await, Ok(()));
    assert_eq!(known_as(&store, "boris").await.as_deref(), Some("Eva"));
    assert_eq!(enter("harbour", 2, 11).await, over, "used");

    invite("harbour", "m1", 3).await.unwrap();
    change(&store, ClubChange::RemoveMember { club: "harbour".into(), member: "m1".into() }).await.unwrap();
    assert_eq!(enter("harbour", 3, 11).await, over, "the member is gone");
}

// CLUB-17: an e-mail is compared ignoring case.
#[tokio::test]
async fn a_member_is_found_by_e_mail_without_regard_to_capitals() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let ana = member("m1", "Ana", "Ana@Example.org");
    assert_eq!(add(&store, ana.clone()).await, Ok(()));
    assert_eq!(store.member_by_email(&"harbour".into(), "aNA@example.ORG").await.unwrap(), Some(ana.clone()));
    assert_eq!(store.member_by_email(&"harbour".into(), "eva@example.org").await.unwrap(), None);
    assert_eq!(store.member_by_email(&"another".into(), "ana@example.org").await.unwrap(), None);
    assert_eq!(store.member(&"harbour".into(), &"m1".into()).await.unwrap(), Some(ana));
    assert_eq!(store.member(&"another".into(), &"m1".into()).await.unwrap(), None);
}

#[tokio::test]
async fn no_two_members_have_the_same_e_mail() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ana", "ana@example.org")).await.unwrap();
    add(&store, member("m2", "Eva", "eva@example.org")).await.unwrap();
    let taken = Err(ClubRefusal::EmailTaken("ANA@example.org".into()));
    assert_eq!(add(&store, member("m3", "Another Ana", "ANA@example.org")).await, taken.clone());
    assert_eq!(edit(&store, member("m2", "Eva", "ANA@example.org")).await, taken);
    let names: Vec<_> = members(&store).await.into_iter().map(|member| member.name).collect();
    assert_eq!(names, ["Ana", "Eva"]);
}

#[tokio::test]
async fn a_member_can_change_everything_except_the_day_of_joining() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ana", "ana@example.org")).await.unwrap();
    let changed =
        Member { note: "plays left".into(), since_ms: 77, ..member("m1", "Anna", "ANA@example.org") };
    assert_eq!(edit(&store, changed.clone()).await, Ok(()));
    assert_eq!(members(&store).await, [Member { since_ms: 9, ..changed }]);
    assert_eq!(edit(&store, member("m9", "Nobody", "no@example.org")).await, Err(ClubRefusal::Gone));
}

#[tokio::test]
async fn an_import_adds_and_changes_and_removes_nobody() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ana", "ana@example.org")).await.unwrap();
    add(&store, member("m2", "Eva", "eva@example.org")).await.unwrap();
    let list = vec![
        Member { note: "new note".into(), ..member("x1", "Ana María", "ANA@example.org") },
        member("x2", "Boris", "boris@example.org"),
    ];
    let import = ClubChange::ImportMembers { club: "harbour".into(), members: list };
    assert_eq!(change(&store, import).await, Ok(()));
    let expected = [
        Member { note: "new note".into(), ..member("m1", "Ana María", "ANA@example.org") },
        member("x2", "Boris", "boris@example.org"),
        member("m2", "Eva", "eva@example.org"),
    ];
    assert_eq!(members(&store).await, expected);
}

#[tokio::test]
async fn an_import_that_is_too_long_stores_nothing() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let list = |n: usize| -> Vec<Member> {
        (0..n).map(|i| member(&format!("m{i}"), "Somebody", &format!("m{i}@example.org"))).collect()
    };
    let import = |n| ClubChange::ImportMembers { club: "harbour".into(), members: list(n) };
    assert_eq!(change(&store, import(MEMBERS_MAX + 1)).await, Err(ClubRefusal::TooManyMembers));
    assert_eq!(members(&store).await, []);
    assert_eq!(change(&store, import(MEMBERS_MAX)).await, Ok(()));
    let one_more = add(&store, member("more", "More", "more@example.org")).await;
    assert_eq!(one_more, Err(ClubRefusal::TooManyMembers));
    assert_eq!(change(&store, import(MEMBERS_MAX)).await, Ok(()), "the same list adds nobody");
}

// CLUB-19: the device is known as this member from then on.
#[tokio::test]
async fn a_guest_enters_as_one_member_at_a_time() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ana", "ana@example.org")).await.unwrap();
    add(&store, member("m2", "Eva", "eva@example.org")).await.unwrap();
    for (guest, as_member) in [("boris", "m1"), ("boris", "m2"), ("ana", "m2")] {
        assert_eq!(enter(&store, guest, as_member).await, Ok(()));
        let known = store.member_of(&"harbour".into(), &guest.into()).await.unwrap().unwrap();
        assert_eq!(known.id.as_str(), as_member);
    }
    let known = GuestClub {
        id: "harbour".into(),
        name: "At the harbour".into(),
        organises: false,
        member: true,
        email: Some("eva@example.org".into()),
    };
    assert_eq!(store.clubs_of(&"boris".into()).await.unwrap(), [known]);
    assert_eq!(enter(&store, "boris", "m9").await, Err(ClubRefusal::Gone));
}

#[tokio::test]
async fn a_removed_member_is_no_longer_recognised() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ana", "ana@example.org")).await.unwrap();
    enter(&store, "boris", "m1").await.unwrap();
    let removal = || ClubChange::RemoveMember { club: "harbour".into(), member: "m1".into() };
    assert_eq!(change(&store, removal()).await, Ok(()));
    assert_eq!(change(&store, removal()).await, Err(ClubRefusal::Gone));
    assert_eq!(members(&store).await, []);
    assert_eq!(store.member_of(&"harbour".into(), &"boris".into()).await.unwrap(), None);
    assert_eq!(store.clubs_of(&"boris".into()).await.unwrap(), []);
}

#[tokio::test]
async fn a_member_with_a_new_e_mail_must_enter_again() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Boris", "boris@example.org")).await.unwrap();
    enter(&store, "boris", "m1").await.unwrap();
    let is_known = async || store.member_of(&"harbour".into(), &"boris".into()).await.unwrap().is_some();
    edit(&store, member("m1", "Borya", "Boris@Example.org")).await.unwrap();
    assert!(is_known().await, "another name, and the same e-mail");
    edit(&store, member("m1", "Borya", "borya@example.org")).await.unwrap();
    assert!(!is_known().await, "the e-mail may be somebody else's");
    enter(&store, "boris", "m1").await.unwrap();
    edit(&store, member("m1", "Borya", "")).await.unwrap();
    assert!(!is_known().await, "no e-mail any more");

    // An organiser who corrects an e-mail stays known.
    enter(&store, "ana", "m1").await.unwrap();
    edit(&store, member("m1", "Borya", "boris@example.org")).await.unwrap();
    edit(&store, member("m1", "Borya", "borya@example.org")).await.unwrap();
    assert_eq!(known_as(&store, "ana").await.as_deref(), Some("Borya"));
}

#[tokio::test]
async fn an_invitation_makes_one_organiser() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    assert_eq!(join(&store, "boris", 1, 11).await, Err(ClubRefusal::InvitationOver), "there is none");
    invite(&store, "i1", "ana", 1, 100).await.unwrap();
    assert_eq!(join(&store, "boris", 2, 11).await, Err(ClubRefusal::InvitationOver), "another secret");
    assert_eq!(join(&store, "boris", 1, 100).await, Err(ClubRefusal::InvitationOver), "too late");
    assert_eq!(join(&store, "boris", 1, 99).await, Ok(()));
    assert_eq!(join(&store, "boris", 1, 99).await, Ok(()), "an organiser can open the link again");
    assert_eq!(join(&store, "carmen", 1, 99).await, Err(ClubRefusal::InvitationOver), "it works once");
    invite(&store, "i1", "ana", 1, 100).await.unwrap();
    assert_eq!(organisers(&store).await, ["Ana", "Boris"]);

    let listed = store.invitations(&"harbour".into(), 99).await.unwrap();
    assert_eq!(
        listed.iter().map(|made| (made.id.as_str(), made.name.as_str())).collect::<Vec<_>>(),
        [("i1", "Ana")]
    );
    assert_eq!(store.invitations(&"harbour".into(), 100).await.unwrap(), []);
}

#[tokio::test]
async fn a_withdrawn_invitation_is_over() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    invite(&store, "i1", "ana", 1, 100).await.unwrap();
    let withdrawal = |club: &str| ClubChange::Withdraw { club: club.into(), invitation: "i1".into() };
    assert_eq!(change(&store, withdrawal("another")).await, Err(ClubRefusal::Gone));
    assert_eq!(change(&store, withdrawal("harbour")).await, Ok(()));
    assert_eq!(join(&store, "boris", 1, 11).await, Err(ClubRefusal::InvitationOver));
}

#[tokio::test]
async fn expired_invitations_do_not_count_towards_the_limit() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    for n in (1..).take(INVITATIONS_MAX) {
        // Invitations made at 10 that expire at 10 have expired when the next one is made.
        invite(&store, &format!("old{n}"), "ana", n + 100, 10).await.unwrap();
        invite(&store, &format!("i{n}"), "ana", n, 100).await.unwrap();
    }
    let refused = invite(&store, "more", "ana", 99, 100).await;
    assert_eq!(refused, Err(ClubRefusal::TooManyInvitations));
    assert_eq!(store.invitations(&"harbour".into(), 11).await.unwrap().len(), INVITATIONS_MAX);
}

#[tokio::test]
async fn the_last_organiser_stays_and_a_removed_one_cannot_invite_others() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    assert_eq!(dismiss(&store, "ana").await, Err(ClubRefusal::LastOrganiser));
    assert_eq!(organisers(&store).await, ["Ana"]);

    invite(&store, "i1", "ana", 1, 100).await.unwrap();
    join(&store, "boris", 1, 11).await.unwrap();
    invite(&store, "i2", "ana", 2, 100).await.unwrap();
    invite(&store, "i3", "boris", 3, 100).await.unwrap();
    assert_eq!(dismiss(&store, "ana").await, Ok(()));
    assert_eq!(dismiss(&store, "ana").await, Err(ClubRefusal::Gone));
    assert_eq!(organisers(&store).await, ["Boris"]);
    assert_eq!(join(&store, "ana", 1, 12).await, Err(ClubRefusal::InvitationOver));
    assert_eq!(join(&store, "ana", 2, 12).await, Err(ClubRefusal::InvitationOver), "Ana made it");
    assert_eq!(join(&store, "ana", 3, 12).await, Ok(()), "Boris made it");
}

#[tokio::test]
async fn a_refused_change_does_not_affect_other_jobs_of_its_group() {
    let scratch = Scratch::new();
    let store = std::sync::Arc::new(opened(&scratch).await);
    add(&store, member("taken", "Ana", "ana@example.org")).await.unwrap();
    store.append(append("known", 1, &["a"])).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..90 {
        let store = store.clone();
        tasks.spawn(async move {
            match number % 3 {
                0 => {
                    let twin = member(&format!("twin{number}"), "Twin", "ANA@example.org");
                    assert_eq!(
                        add(&store, twin).await,
                        Err(ClubRefusal::EmailTaken("ANA@example.org".into()))
                    );
                }
                1 => {
                    let new = member(&format!("m{number}"), "New", &format!("m{number}@example.org"));
                    assert_eq!(add(&store, new).await, Ok(()));
                }
                // A repeated append makes the writer process the jobs of its group one by one.
                _ => store.append(append("known", 1, &["a"])).await.unwrap(),
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(members(&store).await.len(), 31);
    assert_eq!(bodies(&store, "known").await, ["a"]);
}

#[tokio::test]
async fn clubs_cannot_see_each_other() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let pier = Club { id: "pier".into(), ..club() };
    let (organiser, guest) = ("organiser-boris".into(), "boris".into());
    change(&store, ClubChange::Open { club: pier, organiser, guest, member: None }).await.unwrap();
    let ana = || member("m1", "Ana", "ana@example.org");
    add(&store, ana()).await.unwrap();
    let elsewhere =
        ClubChange::AddMember { club: "pier".into(), member: Member { id: "m2".into(), ..ana() } };
    assert_eq!(change(&store, elsewhere).await, Ok(()));
    let foreign = ClubChange::RemoveMember { club: "pier".into(), member: "m1".into() };
    assert_eq!(change(&store, foreign).await, Err(ClubRefusal::Gone));
    let foreign = ClubChange::RemoveOrganiser { club: "pier".into(), organiser: "organiser-ana".into() };
    assert_eq!(change(&store, foreign).await, Err(ClubRefusal::Gone));
    let foreign =
        ClubChange::Enter { club: "pier".into(), member: "m1".into(), guest: "boris".into(), now_ms: 1 };
    assert_eq!(change(&store, foreign).await, Err(ClubRefusal::Gone));
}

async fn merge(store: &Store, member: Member, other: &str) -> Result<(), ClubRefusal> {
    change(store, ClubChange::MergeMembers { club: "harbour".into(), member, other: other.into() }).await
}

#[tokio::test]
async fn a_merged_member_is_known_by_the_old_id_and_name() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ivan Babić", "")).await.unwrap();
    add(&store, member("m2", "Ivan Babic", "ivan@example.org")).await.unwrap();
    add(&store, member("m3", "I. Babić", "")).await.unwrap();
    enter(&store, "boris", "m2").await.unwrap();

    // The organiser keeps the e-mail of the other.
    let kept = member("m1", "Ivan Babić", "ivan@example.org");
    merge(&store, kept.clone(), "m2").await.unwrap();
    assert_eq!(store.member(&"harbour".into(), &"m2".into()).await.unwrap(), None);
    assert_eq!(store.member_of(&"harbour".into(), &"boris".into()).await.unwrap(), Some(kept));
    let merged = |id: &str, name: &str, member: &str| MergedMember {
        id: id.into(),
        name: name.into(),
        member: member.into(),
    };
    let all = store.merged_members(&"harbour".into()).await.unwrap();
    assert_eq!(all, [merged("m2", "Ivan Babic", "m1")]);

    // What was merged before goes along. The name that stays may be that of the other.
    merge(&store, member("m3", "Ivan Babić", "ivan@example.org"), "m1").await.unwrap();
    let all = store.merged_members(&"harbour".into()).await.unwrap();
    assert_eq!(all, [merged("m1", "I. Babić", "m3"), merged("m2", "Ivan Babic", "m3")]);

    change(&store, ClubChange::RemoveMember { club: "harbour".into(), member: "m3".into() }).await.unwrap();
    assert_eq!(store.merged_members(&"harbour".into()).await.unwrap(), []);
}

#[tokio::test]
async fn two_members_of_one_club_can_be_merged() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, member("m1", "Ivan Babić", "")).await.unwrap();
    add(&store, member("m2", "Ivan Babic", "")).await.unwrap();
    add(&store, member("m3", "Vera", "vera@example.org")).await.unwrap();
    let kept = |email: &str| member("m1", "Ivan Babić", email);
    assert_eq!(merge(&store, kept(""), "m1").await, Err(ClubRefusal::Gone));
    assert_eq!(merge(&store, kept(""), "nobody").await, Err(ClubRefusal::Gone));
    let taken = ClubRefusal::EmailTaken("vera@example.org".into());
    assert_eq!(merge(&store, kept("vera@example.org"), "m2").await, Err(taken));
    let names = store.members(&"harbour".into()).await.unwrap().into_iter().map(|member| member.name);
    assert!(
        names.eq(["Ivan Babic", "Ivan Babić", "Vera"].map(String::from)),
        "a refused merge changes nothing"
    );
}
