//! Opening, joining and leaving evenings, and changing devices.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand};
use boneyard_club::{Pairing, PlayerSetup, SeatingKind, Setup};
use boneyard_ids::ClubId;
use boneyard_protocol::evening::{EveningServerMessage, OpenedEvening, PlayerDevice};
use serde_json::{Value, json};

use super::{FOUR, Friday, refusal};
use crate::phone::{Phone, club, enter_club, join_evening, player};
use crate::running::Running;
use crate::visitor::{Answer, Visitor};

async fn open(who: &Visitor, club: &ClubId) -> Answer {
    who.request("POST", "/api/evenings", Some(&json!({ "club": club, "file": FOUR }))).await
}

// CLUB-1, CLUB-16, CLUB-17: organisers can open evenings at once, members after they have entered their e-mail.
#[tokio::test]
async fn only_organisers_and_members_open_an_evening() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let club = club(&ana).await;
    assert_eq!(open(&ana, &club).await.status, 201, "nobody has entered an e-mail yet");
    assert_eq!(refusal(&open(&eva, &club).await), (403, "not-member".into()));
    // An organiser who is no member any more still organises.
    let luka = Visitor::named(server.address, "Luka").await;
    let path = |rest: &str| format!("/api/clubs/{club}/{rest}");
    let invitation = ana.request("POST", &path("invitations"), None).await.json();
    let secret = json!({ "secret": invitation["secret"] });
    assert_eq!(luka.request("POST", &path("organisers"), Some(&secret)).await.status, 204);
    assert_eq!(open(&luka, &club).await.status, 201);
    enter_club(&ana, &club, &eva, "Eva").await;
    assert_eq!(open(&eva, &club).await.status, 201);
}

// CLUB-37: the organiser begins the first match, at once if so wanted.
#[tokio::test]
async fn an_evening_can_begin_as_it_opens() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let club = club(&ana).await;
    let begun = async |file: &str| {
        let body = json!({ "club": club, "file": file, "begin": true });
        let answer = ana.request("POST", "/api/evenings", Some(&body)).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let OpenedEvening { id, .. } = answer.parse();
        let mut laptop = Phone::follow(server.address, Some(&ana.cookie), &id, "laptop").await.unwrap();
        let listed = ana.request("GET", &format!("/api/clubs/{club}/evenings"), None).await.json();
        let view = laptop.view();
        assert_eq!(listed[0]["begun"], view.begun, "the list knows it too");
        laptop.does(EveningCommand::Close { counts: None }).await;
        (view.begun, laptop.entries.len())
    };
    assert_eq!(begun(FOUR).await, (1, 3));
    // An evening that goes on from its file has begun already.
    assert_eq!(begun(&format!("{FOUR}match 1 table 1 final 100:37\n")).await, (1, 2));
}

// CLUB-18 to CLUB-20: a person can be in one open evening only, and entering the club names that evening.
#[tokio::test]
async fn a_member_is_in_one_evening_at_a_time() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let home = club(&ana).await;
    assert_eq!(enter_club(&ana, &home, &ana, "Ana").await.json()["kind"], "free");
    let opened: OpenedEvening = open(&ana, &home).await.parse();

    let again = open(&ana, &home).await;
    let elsewhere = json!({ "code": "elsewhere", "id": opened.id, "name": "Friday at the harbour" });
    assert_eq!((again.status, &again.json()["problem"]["refusal"]), (409, &elsewhere));
    // The same e-mail on another device is the same person.
    let phone = Visitor::new(server.address).await;
    let entered = enter_club(&ana, &home, &phone, "Ana").await.json();
    let there = json!({ "kind": "in-evening", "evening": opened.id, "title": "Friday at the harbour" });
    assert_eq!(entered, there);
    assert_eq!(refusal(&open(&phone, &home).await), (409, "elsewhere".into()));
    assert_eq!(phone.request("GET", "/api/evenings/mine", None).await.json()["id"], json!(opened.id));
    // An unverified e-mail does not take another person's rights.
    let mut spectator = Phone::follow(server.address, Some(&phone.cookie), &opened.id, "p").await.unwrap();
    assert_eq!(spectator.me, None);

    let mut laptop = Phone::follow(server.address, Some(&ana.cookie), &opened.id, "l").await.unwrap();
    laptop.does(EveningCommand::Close { counts: None }).await;
    spectator.receive_until(2).await;
    assert_eq!(ana.request("GET", "/api/evenings/mine", None).await.json(), Value::Null);
    assert_eq!(open(&phone, &home).await.status, 201);
}

// CLUB-21: joining needs a code and a name from the list, but no e-mail.
#[tokio::test]
async fn a_player_joins_by_code_and_name() {
    let friday = Friday::open(FOUR).await;
    let boris = Visitor::new(friday.server.address).await;
    let code = friday.opened.code.to_lowercase();
    let found = boris.request("GET", &format!("/api/evenings?code={code}"), None).await.json();
    assert_eq!(found["id"], json!(friday.opened.id));
    let taken = |found: &Value| -> Vec<bool> {
        let players = found["players"].as_array().unwrap();
        players.iter().map(|player| player["taken"].as_bool().unwrap()).collect()
    };
    assert_eq!(taken(&found), [true, false, false, false], "player 1 organises (CLUB-7)");

    let wrong = OpenedEvening { id: friday.opened.id.clone(), code: "ZZZZ".into() };
    assert_eq!(refusal(&join_evening(&boris, &wrong, 2).await), (403, "wrong-code".into()));
    for nobody in [1, 5, 800] {
        let answer = join_evening(&boris, &friday.opened, nobody).await;
        assert_eq!(refusal(&answer), (422, "no-such-player".into()), "{nobody}");
    }
    assert_eq!(join_evening(&boris, &friday.opened, 801).await.status, 400);
    assert_eq!(join_evening(&boris, &friday.opened, 3).await.status, 204);
    assert_eq!(join_evening(&boris, &friday.opened, 2).await.status, 204, "the wrong name was pressed");

    let carmen = Visitor::new(friday.server.address).await;
    assert_eq!(refusal(&join_evening(&carmen, &friday.opened, 2).await), (409, "name-taken".into()));
    assert_eq!(join_evening(&carmen, &friday.opened, 3).await.status, 204);
    let found = boris.request("GET", &format!("/api/evenings?code={code}"), None).await.json();
    assert_eq!(taken(&found), [true, true, true, false]);
    assert_eq!(found["me"], json!({ "kind": "player", "player": 2 }));
    assert_eq!(refusal(&join_evening(&friday.ana, &friday.opened, 4).await), (422, "no-such-player".into()));
    assert_eq!(boris.request("GET", "/api/evenings?code=ZZZZ", None).await.status, 404);
}

// CLUB-20: for visitors who joined by code only, each device is a person.
#[tokio::test]
async fn a_player_leaves_one_evening_to_join_another() {
    let friday = Friday::open(FOUR).await;
    let (boris, mut phone) = friday.player(2).await;
    let eva = Visitor::named(friday.server.address, "Eva").await;
    let club = club(&eva).await;
    enter_club(&eva, &club, &eva, "Eva").await;
    let saturday: OpenedEvening = open(&eva, &club).await.parse();

    let refused = join_evening(&boris, &saturday, 2).await;
    assert_eq!(refused.json()["problem"]["refusal"]["name"], "Friday at the harbour");
    assert_eq!(friday.delete(&boris, "/people/me").await.status, 204);
    while phone.me.is_some() {
        phone.receive().await.unwrap();
    }
    assert_eq!(friday.delete(&boris, "/people/me").await.status, 404);
    assert_eq!(join_evening(&boris, &saturday, 2).await.status, 204);
}

#[tokio::test]
async fn the_organiser_releases_the_player_of_a_lost_phone() {
    let friday = Friday::open(FOUR).await;
    let (boris, mut phone) = friday.player(2).await;
    let (carmen, _) = friday.player(3).await;
    let people = friday.get(&friday.ana, "/people").await.json();
    let ids: Vec<&str> =
        people.as_array().unwrap().iter().map(|person| person["id"].as_str().unwrap()).collect();
    assert_eq!(people[1]["author"], json!({ "kind": "player", "player": 2 }));
    assert_eq!((&people[0]["you"], &people[1]["online"]), (&json!(true), &json!(true)));
    assert!(!people.to_string().contains(boris.cookie.split('=').nth(1).unwrap()), "cookies are secret");

    assert_eq!(refusal(&friday.get(&carmen, "/people").await), (403, "not-organiser".into()));
    let path = format!("/people/{}", ids[1]);
    assert_eq!(refusal(&friday.delete(&carmen, &path).await), (403, "not-organiser".into()));
    assert_eq!(friday.delete(&friday.ana, "/people/nobody").await.status, 404);
    assert_eq!(friday.delete(&friday.ana, &path).await.status, 204);
    // The lost phone learns that it has no role any more. It cannot enter anything.
    while phone.me.is_some() {
        phone.receive().await.unwrap();
    }
    let refused = phone.enter_as(1, phone.now, EveningCommand::Begin { number: 1 }).await;
    assert_eq!(refused, Err(boneyard_protocol::Problem::NotAllowed));
    let (_, replacement) = friday.player(2).await;
    assert_eq!(replacement.me, Some(Author::Player { player: player(2) }));
}

// CLUB-98: the organiser continues on another device.
#[tokio::test]
async fn a_link_makes_another_device_an_organisers() {
    let friday = Friday::open(FOUR).await;
    let (boris, _) = friday.player(2).await;
    let tablet = Visitor::new(friday.server.address).await;
    let (id, secret) = friday.link().await;
    assert_eq!(friday.get(&friday.ana, "/links").await.json()[0]["id"], json!(id));
    assert_eq!(refusal(&friday.get(&boris, "/links").await), (403, "not-organiser".into()));
    assert_eq!(refusal(&friday.post(&boris, "/links", Value::Null).await), (403, "not-organiser".into()));
    assert_eq!(refusal(&friday.claim(&tablet, "guess").await), (410, "link-over".into()));
    let mut screen = friday.phone_of(&tablet, "tablet").await;
    assert_eq!(screen.me, None);
    assert_eq!(friday.claim(&tablet, &secret).await.status, 204);
    // The connected device gets its new role at once, with everything that only organisers see.
    while screen.me.is_none() {
        screen.receive().await.unwrap();
    }
    assert_eq!(refusal(&friday.claim(&boris, &secret).await), (410, "link-over".into()));
    screen.does(EveningCommand::Begin { number: 1 }).await;

    let (id, secret) = friday.link().await;
    assert_eq!(friday.delete(&tablet, &format!("/links/{id}")).await.status, 204);
    assert_eq!(friday.delete(&tablet, &format!("/links/{id}")).await.status, 404);
    assert_eq!(refusal(&friday.claim(&boris, &secret).await), (410, "link-over".into()));

    // An organiser can leave, except the last one.
    assert_eq!(friday.delete(&friday.ana, "/people/me").await.status, 204);
    assert_eq!(refusal(&friday.delete(&tablet, "/people/me").await), (409, "last-organiser".into()));
}

// CLUB-28: the organiser sees which players have a phone.
#[tokio::test]
async fn participants_see_who_is_connected() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    let device = |number, online| PlayerDevice { player: player(number), online };
    while laptop.people != [device(1, true)] {
        laptop.receive().await.unwrap();
    }
    let (_, phone) = friday.player(3).await;
    while laptop.people != [device(1, true), device(3, true)] {
        laptop.receive().await.unwrap();
    }
    drop(phone);
    while laptop.people != [device(1, true), device(3, false)] {
        laptop.receive().await.unwrap();
    }
}

// CLUB-15: numbers are drawn by lot before the first match. A phone follows its player, not the number.
#[tokio::test]
async fn phones_follow_their_players_to_other_numbers() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    let (_, mut boris) = friday.player(2).await;
    let (dora, mut doras) = friday.player(4).await;
    let file =
        FOUR.replace("Boris", "x").replace("Carmen", "Boris").replace('x', "Carmen").replace("Dora", "Eva");
    let options = laptop.view().options;
    laptop.does(EveningCommand::Open { file, options, courtesies: Vec::new() }).await;
    let is_welcome = |message: &EveningServerMessage| matches!(message, EveningServerMessage::Welcome { .. });
    while !is_welcome(&boris.receive().await.unwrap()) {}
    assert_eq!(boris.me, Some(Author::Player { player: player(3) }));
    assert_eq!(boris.view().card.unwrap().name, "Boris");
    // After a correction of player 4's name, the phone stays.
    assert_eq!(friday.phone_of(&dora, "phone").await.me, Some(Author::Player { player: player(4) }));

    let file =
        FOUR.replace("Dora", "x").replace("Carmen", "Dora").replace('x', "Carmen").replace("Dora", "Eva");
    laptop.does(EveningCommand::Open { file, options, courtesies: Vec::new() }).await;
    // Each change of the line-up sends another `welcome`.
    while doras.me != Some(Author::Player { player: player(3) }) {
        doras.receive().await.expect("Eva is player 3 now");
    }
}

#[tokio::test]
async fn codes_cannot_be_guessed() {
    let friday = Friday::open(FOUR).await;
    let stranger = Visitor::new(friday.server.address).await;
    let find = async |code: &str| stranger.request("GET", &format!("/api/evenings?code={code}"), None).await;
    for tried in 0.. {
        let answer = find("ZZZZ").await;
        if answer.status == 429 {
            assert!(tried >= 20, "players mistype codes, and {tried} attempts are too few");
            break;
        }
        assert!(tried < 100, "a guest could try {tried} codes");
    }
    // The organiser is on the same network, so other phones there are not locked out by a phone that guesses codes.
    let eva = Visitor::new(friday.server.address).await;
    let code = &friday.opened.code;
    let found = eva.request("GET", &format!("/api/evenings?code={code}"), None).await;
    assert_eq!(found.status, 200, "{}", found.text());
    // The guessing phone has a few attempts left. Then even the right code gets no answer.
    let mut left = 0;
    while find(code).await.status == 200 {
        left += 1;
        assert!(left < 30, "the guessing phone has no limit");
    }
    assert_eq!(join_evening(&stranger, &friday.opened, 2).await.status, 429);
    assert_eq!(join_evening(&eva, &friday.opened, 2).await.status, 204);
}

// Everyone who sees an evening's URL, for example on a screen, can send codes for it.
#[tokio::test]
async fn wrong_codes_do_not_lock_out_others() {
    let friday = Friday::open(FOUR).await;
    let _laptop = friday.organiser().await;
    let wrong = OpenedEvening { id: friday.opened.id.clone(), code: "ZZZZ".into() };
    for _ in 0..40 {
        let stranger = Visitor::new(friday.server.address).await;
        for _ in 0..8 {
            let status = join_evening(&stranger, &wrong, 2).await.status;
            assert!(matches!(status, 403 | 429), "{status}");
        }
    }
    let boris = Visitor::new(friday.server.address).await;
    assert_eq!(join_evening(&boris, &friday.opened, 2).await.status, 204);
}

#[tokio::test]
async fn players_whose_names_look_alike_are_asked_about() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let club = club(&ana).await;
    let open = async |file: &str, namesakes: bool| {
        let request = json!({ "club": club, "file": file, "namesakes": namesakes });
        ana.request("POST", "/api/evenings", Some(&request)).await
    };
    // The second one has a Cyrillic letter.
    let file = FOUR.replace("Carmen", "Bоris");
    let refused = open(&file, false).await;
    assert_eq!(
        (refused.status, &refused.json()["problem"]["refusal"]),
        (409, &json!({ "code": "names-alike", "first": 2, "name": "Boris", "second": 3, "other": "Bоris" }))
    );
    let opened = open(&file, true).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let friends = open(&file.replace("Bоris", "Bоris 2"), false).await;
    assert_eq!(refusal(&friends).1, "elsewhere", "the names are not what is refused");
}

#[tokio::test]
async fn a_new_name_in_a_running_evening_that_looks_like_another_is_asked_about() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    let named = |setup: &Setup, player: usize, name: &str| {
        let mut setup = setup.clone();
        setup.players[player - 1].name = name.into();
        setup
    };
    let rename = |setup, namesakes| EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes };
    let alike = |first, name: &str, second, other: &str| {
        Err(EntryRefusal::NamesAlike { first, name: name.into(), second, other: other.into() })
    };
    // The other name has a Cyrillic letter.
    let setup = named(&laptop.view().setup, 3, "Elsa");
    laptop.does(rename(setup.clone(), false)).await;
    let cyrillic = named(&setup, 2, "Еlsa");
    assert_eq!(laptop.enter(rename(cyrillic.clone(), false)).await, alike(2, "Еlsa", 3, "Elsa"));
    laptop.does(rename(cyrillic, true)).await;
    assert_eq!(laptop.view().setup.players[1].name, "Еlsa");
    // The answer holds for later changes of the others.
    let setup = named(&laptop.view().setup, 4, "Luka");
    laptop.does(rename(setup, false)).await;

    let view = laptop.view();
    let mut setup = view.setup.clone();
    setup.seating = SeatingKind::Balanced;
    setup.players.push(PlayerSetup { name: "LUKA".into(), needs: Vec::new() });
    let mut matches = view.schedule.matches[1..].to_vec();
    let pairs = [[player(1), player(5)], [player(2), player(3)]];
    matches[0].tables[0].pairing = Pairing::new(pairs).unwrap();
    let arrives = |namesakes| EveningCommand::Reseat {
        setup: setup.clone(),
        from: 2,
        matches: matches.clone(),
        courtesies: Vec::new(),
        namesakes,
    };
    assert_eq!(laptop.enter(arrives(false)).await, alike(4, "Luka", 5, "LUKA"));
    laptop.does(arrives(true)).await;
    assert_eq!(laptop.view().setup.players.len(), 5);
}
