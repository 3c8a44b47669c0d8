//! Tests of accounts, sessions and links.

use boneyard_store::{
    Account, AccountChange, AccountError, AccountRefusal, Club, ClubChange, DEVICES_MAX, Guest, LinkPurpose,
    PUSH_DEVICES_MAX, PUSH_FAILURES_MAX, PUSH_KEPT_MS, Passkey, PushDevice, Relation, SESSIONS_MAX, Session,
    Store, TOKENS_MAX,
};

use crate::Scratch;

pub(crate) fn person(id: &str, name: &str) -> Guest {
    Guest { id: id.into(), name: name.into(), face: None, created_ms: 1, is_bot: false }
}

pub(crate) async fn open(store: &Store, id: &str, name: &str) -> Result<(), AccountError> {
    store.save_guest(person(id, "")).await.unwrap();
    store.change_account(AccountChange::Open { account: account(id, name), passkey: None }).await
}

pub(crate) fn account(id: &str, name: &str) -> Account {
    Account {
        person: person(id, name),
        password: Some("hash".into()),
        email: None,
        email_confirmed: false,
        turn_mails: false,
        arrival_mails: false,
        settings: "{}".into(),
        created_ms: 2,
    }
}

async fn sign_in(store: &Store, id: &str, n: u8) {
    let session = Session {
        id: format!("session {n}").as_str().into(),
        device: "device".into(),
        scopes: None,
        since_ms: i64::from(n),
        used_ms: i64::from(n),
    };
    let change = AccountChange::SignIn { person: id.into(), secret_hash: [n; 32], session };
    store.change_account(change).await.unwrap();
}

async fn link(store: &Store, id: &str, purpose: LinkPurpose, secret: u8) {
    let secret_hash = [secret; 32];
    let make = AccountChange::MakeLink { person: id.into(), purpose, secret_hash, until_ms: 100 };
    store.change_account(make).await.unwrap();
}

fn refused(outcome: Result<(), AccountError>) -> AccountRefusal {
    match outcome {
        Err(AccountError::Refused(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test]
async fn an_account_comes_back_after_reopening_and_its_guest_is_none_any_more() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ána").await.unwrap();
    assert_eq!(refused(open(&store, "eva", "ÁNA").await), AccountRefusal::NameTaken("Ána".into()));
    store.close().await;
    let store = scratch.open().await;
    let account = store.account_named(" áNA ").await.unwrap().unwrap();
    assert_eq!((account.person.id.as_str(), account.person.name.as_str()), ("ana", "Ána"));
    assert_eq!(store.account(&"ana".into()).await.unwrap(), Some(account));
    assert_eq!(store.guest_without_account(&"ana".into()).await.unwrap(), None);
    assert_eq!(store.guest_without_account(&"eva".into()).await.unwrap(), Some(person("eva", "")));
}

#[tokio::test]
async fn the_session_that_was_not_used_for_longest_gives_way() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    let most = u8::try_from(SESSIONS_MAX).unwrap();
    for n in 1..=most {
        sign_in(&store, "ana", n).await;
    }
    let used = AccountChange::Use { session: "session 1".into(), used_ms: 1_000 };
    store.change_account(used).await.unwrap();
    sign_in(&store, "ana", most + 1).await;
    let sessions = store.sessions(&"ana".into(), 0).await.unwrap();
    assert_eq!(sessions.len(), SESSIONS_MAX);
    assert_eq!(sessions[0].id.as_str(), "session 1");
    assert!(sessions.iter().all(|session| session.id.as_str() != "session 2"));
    assert_eq!(store.session(&[2; 32], 0).await.unwrap(), None);
    let (who, _) = store.session(&[3; 32], 0).await.unwrap().unwrap();
    assert_eq!(who.id.as_str(), "ana");
    assert_eq!(store.session(&[3; 32], 3).await.unwrap(), None, "not used for too long");
}

async fn name(store: &Store, id: &str) -> String {
    store.guest(&id.into()).await.unwrap().unwrap().name
}

async fn rename(store: &Store, id: &str, name: &str) -> Result<(), AccountError> {
    let (person, name) = (id.into(), name.to_owned());
    store.change_account(AccountChange::Rename { person, name, face: None }).await
}

async fn rename_guest(store: &Store, id: &str, name: &str) -> Result<(), AccountError> {
    let (person, name) = (id.into(), name.to_owned());
    store.change_account(AccountChange::RenameGuest { person, name, face: None }).await
}

#[tokio::test]
async fn no_two_accounts_have_names_that_look_alike() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "mod", "Mod").await.unwrap();
    let taken = || AccountRefusal::NameTaken("Mod".into());
    assert_eq!(refused(open(&store, "eva", "Моd").await), taken());
    open(&store, "eva", "Eva").await.unwrap();
    assert_eq!(refused(rename(&store, "eva", "M0d").await), taken());
    assert_eq!(name(&store, "eva").await, "Eva");
    rename(&store, "mod", "MOD").await.unwrap();
    rename(&store, "mod", "Moderata").await.unwrap();
    rename(&store, "eva", "M0d").await.unwrap();
    store.change_account(AccountChange::Delete { person: "eva".into() }).await.unwrap();
    open(&store, "ivo", "mod").await.unwrap();
    assert_eq!(store.account_named_like("Mоd").await.unwrap().as_deref(), Some("mod"));
    assert_eq!(store.account_named_like("").await.unwrap(), None);
}

#[tokio::test]
async fn guests_share_names_with_guests_and_get_a_number_beside_an_account() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    for (id, name) in
        [("one", "Ana"), ("two", "Ana"), ("three", "АNA"), ("four", "Ana María"), ("five", "Ana 2")]
    {
        store.save_guest(person(id, "")).await.unwrap();
        rename_guest(&store, id, name).await.unwrap();
    }
    open(&store, "second", "Ana 2").await.unwrap();
    assert_eq!(name(&store, "five").await, "Ana 2 2");
    open(&store, "first", "Ana").await.unwrap();
    let mut names = Vec::new();
    for id in ["one", "two", "three", "four", "first", "second"] {
        names.push(name(&store, id).await);
    }
    assert_eq!(names, ["Ana 3", "Ana 3", "АNA 3", "Ana María", "Ana", "Ana 2"]);
    assert_eq!(refused(rename_guest(&store, "one", "ana").await), AccountRefusal::NameTaken("Ana".into()));
    rename_guest(&store, "one", "Ana 3").await.unwrap();
    assert_eq!(store.guests_named_like("ana 3").await.unwrap().len(), 3);
    assert_eq!(store.guest_names_from("ana ").await.unwrap().len(), 4);
    store.change_account(AccountChange::ForgetGuestName { name: "Ana 3".into() }).await.unwrap();
    assert_eq!((name(&store, "one").await, name(&store, "three").await), (String::new(), "АNA 3".into()));
}

#[tokio::test]
async fn names_from_before_they_were_compared_stay_apart_when_the_database_is_opened() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    for (id, name) in [("ana", "Ana"), ("eva", "Eva")] {
        open(&store, id, name).await.unwrap();
    }
    store.save_guest(person("guest", "")).await.unwrap();
    store.close().await;
    // As an older version left them: two accounts that look alike, and a guest with the name of one.
    let database = rusqlite::Connection::open(scratch.path()).unwrap();
    for change in [
        "UPDATE guests SET name = 'Аna' WHERE id = 'eva'",
        "UPDATE accounts SET name_key = 'аna' WHERE person_id = 'eva'",
        "UPDATE guests SET name = 'ANA' WHERE id = 'guest'",
        "DELETE FROM name_looks",
        "UPDATE server SET looks_version = 0",
    ] {
        database.execute(change, []).unwrap();
    }
    drop(database);
    let store = scratch.open().await;
    let names = [name(&store, "ana").await, name(&store, "eva").await, name(&store, "guest").await];
    assert_eq!(names, ["Ana", "Аna", "ANA 2"]);
    // Old names stay, and can be written again. New ones are refused.
    rename(&store, "eva", "Аna").await.unwrap();
    assert!(matches!(refused(rename(&store, "eva", "аna").await), AccountRefusal::NameTaken(_)));
    store
        .change_account(AccountChange::Rename { person: "eva".into(), name: "Аna".into(), face: Some(3) })
        .await
        .unwrap();
    assert!(matches!(refused(open(&store, "ivo", "ANА").await), AccountRefusal::NameTaken(_)));
}

async fn know(store: &Store, id: &str, before: Option<u8>, secret: u8) {
    let know = AccountChange::KnowDevice {
        person: id.into(),
        before: before.map(|before| [before; 32]),
        secret_hash: [secret; 32],
        used_ms: i64::from(secret),
    };
    store.change_account(know).await.unwrap();
}

#[tokio::test]
async fn a_device_is_known_to_all_who_signed_in_there_until_their_password_changes() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    open(&store, "eva", "Eva").await.unwrap();
    let knows = async |id: &str, secret: u8| store.knows_device(&id.into(), &[secret; 32]).await.unwrap();
    know(&store, "ana", None, 1).await;
    assert!(knows("ana", 1).await && !knows("eva", 1).await && !knows("ana", 2).await);
    know(&store, "eva", Some(1), 2).await;
    assert!(knows("ana", 2).await && knows("eva", 2).await);
    assert!(!knows("ana", 1).await && !knows("eva", 1).await, "the old secret is worth nothing");
    know(&store, "eva", Some(2), 3).await;
    know(&store, "eva", None, 4).await;
    assert_eq!(store.known_devices(&"eva".into()).await.unwrap(), [4, 3]);

    let (person, password) = ("eva".into(), "new".into());
    let change = AccountChange::SetPassword { person, password, except: "session".into() };
    store.change_account(change).await.unwrap();
    assert!(knows("ana", 3).await && !knows("eva", 3).await && !knows("eva", 4).await);
    link(&store, "ana", LinkPurpose::ResetPassword, 9).await;
    let reset = AccountChange::ResetPassword { secret_hash: [9; 32], password: "new".into(), now_ms: 0 };
    store.change_account(reset).await.unwrap();
    assert!(!knows("ana", 3).await);
}

#[tokio::test]
async fn the_known_device_that_was_not_used_for_longest_gives_way() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    let most = u8::try_from(DEVICES_MAX).unwrap();
    for secret in 1..=most + 1 {
        know(&store, "ana", None, secret).await;
    }
    assert_eq!(store.known_devices(&"ana".into()).await.unwrap().len(), DEVICES_MAX);
    assert!(!store.knows_device(&"ana".into(), &[1; 32]).await.unwrap());
    store.change_account(AccountChange::Delete { person: "ana".into() }).await.unwrap();
    assert_eq!(store.known_devices(&"ana".into()).await.unwrap(), [0; 0]);
}

#[tokio::test]
async fn a_link_works_once_in_time_and_for_its_purpose() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    let confirm = |secret: u8, now_ms| AccountChange::ConfirmEmail { secret_hash: [secret; 32], now_ms };
    let reset = |secret: u8, now_ms| AccountChange::ResetPassword {
        secret_hash: [secret; 32],
        password: "new".into(),
        now_ms,
    };
    let email = LinkPurpose::ConfirmEmail("Ana@Example.org".into());
    link(&store, "ana", email.clone(), 1).await;
    link(&store, "ana", LinkPurpose::ResetPassword, 2).await;
    for wrong in [confirm(2, 0), reset(1, 0), confirm(1, 100), reset(2, 100), confirm(3, 0)] {
        assert_eq!(refused(store.change_account(wrong.clone()).await), AccountRefusal::LinkOver, "{wrong:?}");
    }
    link(&store, "ana", email, 4).await;
    assert_eq!(refused(store.change_account(confirm(1, 0)).await), AccountRefusal::LinkOver, "replaced");
    store.change_account(confirm(4, 99)).await.unwrap();
    assert_eq!(refused(store.change_account(confirm(4, 99)).await), AccountRefusal::LinkOver);
    assert!(store.account_named("ana@example.ORG").await.unwrap().unwrap().email_confirmed);

    sign_in(&store, "ana", 1).await;
    store.change_account(reset(2, 99)).await.unwrap();
    assert_eq!(store.account(&"ana".into()).await.unwrap().unwrap().password.as_deref(), Some("new"));
    assert_eq!(store.sessions(&"ana".into(), 0).await.unwrap(), []);
}

#[tokio::test]
async fn a_moved_guest_brings_clubs_and_does_not_move_twice() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    open(&store, "eva", "Eva").await.unwrap();
    store.save_guest(person("guest", "Guest")).await.unwrap();
    for (club, guest) in [("harbour", "guest"), ("both", "guest"), ("both", "ana")] {
        let known = store.club(&club.into()).await.unwrap().is_some();
        let organiser = format!("{club} {guest}");
        let change = if known {
            let secret_hash = [9; 32];
            let (id, first) = ("invitation".into(), "guest".into());
            let invite = ClubChange::Invite {
                club: club.into(),
                id,
                guest: first,
                secret_hash,
                made_ms: 1,
                until_ms: 9,
            };
            store.change_club(invite).await.unwrap();
            let (organiser, guest) = (organiser.as_str().into(), guest.into());
            ClubChange::Join { club: club.into(), secret_hash, organiser, guest, now_ms: 2 }
        } else {
            let (name, settings) = (club.to_owned(), "{}".to_owned());
            let club = Club { id: club.into(), name, settings, created_ms: 1 };
            ClubChange::Open { club, organiser: organiser.as_str().into(), guest: guest.into(), member: None }
        };
        store.change_club(change).await.unwrap();
    }
    let moving = |to: &str| AccountChange::MoveGuest { guest: "guest".into(), to: to.into() };
    store.change_account(moving("ana")).await.unwrap();
    let clubs = store.clubs_of(&"ana".into()).await.unwrap();
    let names: Vec<(&str, bool)> = clubs.iter().map(|club| (club.name.as_str(), club.organises)).collect();
    assert_eq!(names, [("both", true), ("harbour", true)]);
    assert_eq!(store.clubs_of(&"guest".into()).await.unwrap(), []);
    assert_eq!(store.organisers(&"both".into()).await.unwrap().len(), 1, "nobody organises twice");
    assert_eq!(store.who_is(&"guest".into()).await.unwrap(), Some(person("ana", "Ana")));
    assert_eq!(store.guest_without_account(&"guest".into()).await.unwrap(), None);
    assert_eq!(refused(store.change_account(moving("eva")).await), AccountRefusal::Gone);
    let account = AccountChange::MoveGuest { guest: "eva".into(), to: "ana".into() };
    assert_eq!(
        refused(store.change_account(account).await),
        AccountRefusal::Gone,
        "an account does not move"
    );
}

#[tokio::test]
async fn a_deleted_account_leaves_a_person_without_a_name_and_without_a_way_in() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    sign_in(&store, "ana", 1).await;
    link(&store, "ana", LinkPurpose::ResetPassword, 2).await;
    store.change_account(AccountChange::Delete { person: "ana".into() }).await.unwrap();
    assert_eq!(store.session(&[1; 32], 0).await.unwrap(), None);
    assert_eq!(store.account_named("Ana").await.unwrap(), None);
    assert_eq!(store.guest_without_account(&"ana".into()).await.unwrap(), None);
    assert_eq!(store.who_is(&"ana".into()).await.unwrap(), Some(person("ana", "")));
    let reset = AccountChange::ResetPassword { secret_hash: [2; 32], password: "new".into(), now_ms: 0 };
    assert_eq!(refused(store.change_account(reset).await), AccountRefusal::LinkOver);
    open(&store, "other", "Ana").await.unwrap();
}

#[tokio::test]
async fn tokens_are_sessions_that_signing_in_does_not_push_out() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    let make = async |n: u8| {
        let scopes = Some("read play".to_owned());
        let (id, device) = (format!("token {n}").as_str().into(), "program".into());
        let token = Session { id, device, scopes, since_ms: 1, used_ms: 1 };
        let change = AccountChange::MakeToken { person: "ana".into(), secret_hash: [n; 32], token };
        store.change_account(change).await
    };
    make(200).await.unwrap();
    for n in 1..=u8::try_from(SESSIONS_MAX).unwrap() + 1 {
        sign_in(&store, "ana", n).await;
    }
    let (person, token) = store.session(&[200; 32], 0).await.unwrap().unwrap();
    assert_eq!((person.id.as_str(), token.scopes.as_deref()), ("ana", Some("read play")));
    assert_eq!(store.sessions(&"ana".into(), 0).await.unwrap().len(), SESSIONS_MAX + 1);
    for n in 201..200 + u8::try_from(TOKENS_MAX).unwrap() {
        make(n).await.unwrap();
    }
    assert_eq!(refused(make(250).await), AccountRefusal::TooManyTokens);

    let others = AccountChange::EndOtherSessions { person: "ana".into(), except: "session 50".into() };
    store.change_account(others).await.unwrap();
    assert_eq!(store.sessions(&"ana".into(), 0).await.unwrap().len(), 1 + TOKENS_MAX);
    let (person, password) = ("ana".into(), "other".into());
    let change = AccountChange::SetPassword { person, password, except: "session 50".into() };
    store.change_account(change).await.unwrap();
    assert_eq!(store.sessions(&"ana".into(), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn an_account_becomes_a_bot_account_for_ever() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    let become_bot = async |id: &str| {
        let change = AccountChange::BecomeBot { person: id.into() };
        store.change_account(change).await
    };
    store.save_guest(person("guest", "Guest")).await.unwrap();
    assert_eq!(refused(become_bot("guest").await), AccountRefusal::Gone);
    open(&store, "robot", "Robot").await.unwrap();
    become_bot("robot").await.unwrap();
    sign_in(&store, "robot", 1).await;
    let (robot, _) = store.session(&[1; 32], 0).await.unwrap().unwrap();
    assert!(robot.is_bot);
    assert!(store.account(&"robot".into()).await.unwrap().unwrap().person.is_bot);
    assert!(store.who_is(&"robot".into()).await.unwrap().unwrap().is_bot);
}

#[tokio::test]
async fn people_know_each_other_in_one_way_at_a_time() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    for (id, name) in [("ana", "Ana"), ("eva", "Eva"), ("mara", "Mara")] {
        open(&store, id, name).await.unwrap();
    }
    let relate = async |person: &str, other: &str, relation| {
        let (person, other) = (person.into(), other.into());
        store.change_account(AccountChange::Relate { person, other, relation, since_ms: 1 }).await
    };
    let known = async |relation| {
        let found = store.relations_of(&"ana".into(), relation).await.unwrap();
        found.into_iter().map(|known| known.person.name).collect::<Vec<_>>()
    };
    relate("ana", "mara", Relation::Friend).await.unwrap();
    relate("ana", "eva", Relation::Friend).await.unwrap();
    assert_eq!(known(Relation::Friend).await, ["Eva", "Mara"]);
    relate("ana", "eva", Relation::Blocked).await.unwrap();
    assert_eq!(
        (known(Relation::Friend).await, known(Relation::Blocked).await),
        (vec!["Mara".into()], vec!["Eva".into()])
    );
    let relation = async |of: &str, to: &str| store.relation(&of.into(), &to.into()).await.unwrap();
    assert_eq!(relation("ana", "eva").await, Some(Relation::Blocked));
    assert_eq!(relation("eva", "ana").await, None);
    assert_eq!(refused(relate("ana", "ana", Relation::Friend).await), AccountRefusal::Gone);
    assert_eq!(refused(relate("ana", "nobody", Relation::Friend).await), AccountRefusal::Gone);
    let forget = AccountChange::Forget { person: "ana".into(), other: "eva".into() };
    store.change_account(forget.clone()).await.unwrap();
    assert_eq!(refused(store.change_account(forget).await), AccountRefusal::Gone);
    // A deleted account is nobody's friend.
    store.change_account(AccountChange::Delete { person: "mara".into() }).await.unwrap();
    assert_eq!(known(Relation::Friend).await, [""; 0]);
}

fn passkey(n: u8) -> Passkey {
    Passkey {
        id: format!("passkey {n}").as_str().into(),
        credential: vec![n; 16],
        device: "device".into(),
        key: "{}".into(),
        since_ms: i64::from(n),
        used_ms: i64::from(n),
    }
}

#[tokio::test]
async fn an_account_without_a_password_keeps_its_last_passkey() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.save_guest(person("ana", "")).await.unwrap();
    let account = Account { password: None, ..account("ana", "Ana") };
    store.change_account(AccountChange::Open { account, passkey: Some(passkey(1)) }).await.unwrap();
    assert_eq!(store.account(&"ana".into()).await.unwrap().unwrap().password, None);
    let change = async |change| store.change_account(change).await;
    let add = |n| AccountChange::AddPasskey { person: "ana".into(), passkey: passkey(n) };
    let remove = |n: u8| AccountChange::RemovePasskey {
        person: "ana".into(),
        passkey: format!("passkey {n}").as_str().into(),
        except: "session 1".into(),
    };
    assert_eq!(refused(change(remove(1)).await), AccountRefusal::LastPasskey);
    change(add(2)).await.unwrap();
    assert_eq!(refused(change(add(2)).await), AccountRefusal::Gone, "a device gives each passkey once");
    sign_in(&store, "ana", 1).await;
    sign_in(&store, "ana", 2).await;
    let token = Session {
        id: "token".into(),
        device: "program".into(),
        scopes: Some("read".to_owned()),
        since_ms: 1,
        used_ms: 1,
    };
    change(AccountChange::MakeToken { person: "ana".into(), secret_hash: [200; 32], token }).await.unwrap();
    change(remove(1)).await.unwrap();
    let left = store.sessions(&"ana".into(), 0).await.unwrap();
    assert_eq!(left.len(), 1, "the other session and the token ended");
    assert_eq!(refused(change(remove(1)).await), AccountRefusal::Gone);
    let used = AccountChange::UsePasskey { passkey: "passkey 2".into(), key: "{1}".into(), used_ms: 9 };
    change(used).await.unwrap();
    let (owner, found) = store.passkey(&[2; 16]).await.unwrap().unwrap();
    assert_eq!((owner.as_str(), found.key.as_str(), found.used_ms), ("ana", "{1}", 9));
    let password = AccountChange::SetPassword {
        person: "ana".into(),
        password: "hash".into(),
        except: "session 1".into(),
    };
    change(password).await.unwrap();
    change(remove(2)).await.unwrap();
    for n in 0..20 {
        change(add(n + 10)).await.unwrap();
    }
    assert_eq!(refused(change(add(50)).await), AccountRefusal::TooManyPasskeys);
    change(AccountChange::Delete { person: "ana".into() }).await.unwrap();
    assert_eq!(store.passkey(&[10; 16]).await.unwrap(), None, "they go with the account");
}

#[tokio::test]
async fn a_turn_gets_one_e_mail() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    let note = async |since_ms| {
        let (person, table) = ("ana".into(), "table".into());
        store.change_account(AccountChange::NoteTurnMail { person, table, since_ms }).await
    };
    note(5).await.unwrap();
    assert_eq!(refused(note(5).await), AccountRefusal::Gone);
    note(6).await.unwrap();
    let wants = AccountChange::SetTurnMails { person: "ana".into(), wants: true };
    store.change_account(wants).await.unwrap();
    assert!(store.account(&"ana".into()).await.unwrap().unwrap().turn_mails);
    let found = store.account_with_turn_mails(&"ana".into()).await.unwrap();
    assert!(found.is_none(), "there is no confirmed e-mail");
}

fn push_device(endpoint: &str, session: Option<u8>, renewed_ms: i64) -> PushDevice {
    PushDevice {
        endpoint: endpoint.into(),
        session: session.map(|n| format!("session {n}").as_str().into()),
        p256dh: vec![4; 65],
        auth: vec![5; 16],
        language: "hr".into(),
        renewed_ms,
    }
}

async fn keep_push(store: &Store, person: &str, device: PushDevice) {
    let keep = AccountChange::KeepPushDevice { person: person.into(), device };
    store.change_account(keep).await.unwrap();
}

async fn endpoints(store: &Store, person: &str, now_ms: i64) -> Vec<String> {
    let devices = store.push_devices(&person.into(), now_ms).await.unwrap();
    devices.into_iter().map(|device| device.endpoint).collect()
}

#[tokio::test]
async fn a_device_gets_the_notices_of_one_person_until_the_session_ends() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    store.save_guest(person("guest", "")).await.unwrap();
    sign_in(&store, "ana", 1).await;
    keep_push(&store, "guest", push_device("browser", None, 5)).await;
    assert_eq!(store.push_devices(&"guest".into(), 6).await.unwrap(), [push_device("browser", None, 5)]);
    keep_push(&store, "ana", push_device("browser", Some(1), 6)).await;
    keep_push(&store, "ana", push_device("phone", None, 7)).await;
    assert!(endpoints(&store, "guest", 8).await.is_empty(), "the browser is Ana's now");
    assert_eq!(endpoints(&store, "ana", 8).await, ["phone", "browser"]);
    let end = AccountChange::EndSession { person: "ana".into(), session: "session 1".into() };
    store.change_account(end).await.unwrap();
    assert_eq!(endpoints(&store, "ana", 8).await, ["phone"]);
    let remove =
        |person: &str| AccountChange::RemovePushDevice { person: person.into(), endpoint: "phone".into() };
    assert_eq!(refused(store.change_account(remove("guest")).await), AccountRefusal::Gone);
    store.change_account(remove("ana")).await.unwrap();
    assert!(endpoints(&store, "ana", 8).await.is_empty());
}

#[tokio::test]
async fn a_guest_who_opens_an_account_or_signs_in_leaves_no_device() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    for guest in ["ana", "guest"] {
        store.save_guest(person(guest, "")).await.unwrap();
        keep_push(&store, guest, push_device(guest, None, 5)).await;
    }
    open(&store, "ana", "Ana").await.unwrap();
    assert!(endpoints(&store, "ana", 6).await.is_empty());
    let moved = AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() };
    store.change_account(moved).await.unwrap();
    assert!(endpoints(&store, "guest", 6).await.is_empty() && endpoints(&store, "ana", 6).await.is_empty());
}

#[tokio::test]
async fn devices_are_few_and_those_that_cannot_be_reached_are_forgotten() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.save_guest(person("ana", "")).await.unwrap();
    let most = i64::try_from(PUSH_DEVICES_MAX).unwrap();
    for n in 0..=most {
        keep_push(&store, "ana", push_device(&format!("device {n}"), None, n)).await;
    }
    let kept = endpoints(&store, "ana", most).await;
    assert_eq!((kept.len(), kept.contains(&"device 0".to_owned())), (PUSH_DEVICES_MAX, false));
    assert!(endpoints(&store, "ana", most + PUSH_KEPT_MS).await.is_empty(), "nobody renewed them");

    let note = |arrived| AccountChange::NotePush { endpoint: "device 1".into(), arrived };
    for _ in 0..2 * PUSH_FAILURES_MAX {
        store.change_account(note(false)).await.unwrap();
        store.change_account(note(true)).await.unwrap();
    }
    assert!(endpoints(&store, "ana", most).await.contains(&"device 1".to_owned()));
    for _ in 0..PUSH_FAILURES_MAX {
        store.change_account(note(false)).await.unwrap();
    }
    assert!(!endpoints(&store, "ana", most).await.contains(&"device 1".to_owned()));
    store.change_account(AccountChange::PushDeviceGone { endpoint: "device 2".into() }).await.unwrap();
    assert_eq!(endpoints(&store, "ana", most).await.len(), PUSH_DEVICES_MAX - 2);

    let later = most + PUSH_KEPT_MS;
    keep_push(&store, "ana", push_device("new", None, later)).await;
    assert_eq!(endpoints(&store, "ana", most).await, ["new"], "the old ones are deleted");
}

#[tokio::test]
async fn a_turn_gets_one_notice_also_for_guests() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    let note = |person: &str, since_ms| AccountChange::NotePushTurn {
        person: person.into(),
        table: "t".into(),
        since_ms,
    };
    store.change_account(note("guest", 5)).await.unwrap();
    assert_eq!(refused(store.change_account(note("guest", 5)).await), AccountRefusal::Gone);
    store.change_account(note("eva", 5)).await.unwrap();
    store.change_account(note("guest", 6)).await.unwrap();
}

#[tokio::test]
async fn e_mails_about_people_who_come_are_for_those_who_want_them() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    open(&store, "ana", "Ana").await.unwrap();
    let email = AccountChange::SetEmail { person: "ana".into(), email: Some("ana@example.org".into()) };
    store.change_account(email).await.unwrap();
    link(&store, "ana", LinkPurpose::ConfirmEmail("ana@example.org".into()), 1).await;
    let confirm = AccountChange::ConfirmEmail { secret_hash: [1; 32], now_ms: 3 };
    store.change_account(confirm).await.unwrap();
    assert_eq!(store.account_with_arrival_mails(&"ana".into()).await.unwrap(), None);
    let wants = AccountChange::SetArrivalMails { person: "ana".into(), wants: true };
    store.change_account(wants).await.unwrap();
    let found = store.account_with_arrival_mails(&"ana".into()).await.unwrap().unwrap();
    assert!(found.arrival_mails && !found.turn_mails);
}
