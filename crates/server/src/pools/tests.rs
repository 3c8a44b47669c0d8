//! Tests of who meets, with a clock that the test moves.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_protocol::pools::{JoinPool, POOL_BOTS_AFTER_S, PoolOption};
use boneyard_rules::{Family, presets};
use boneyard_store::Guest;
use boneyard_table::{OnTimeout, TableOptions, Talk, Tempo};

use super::waiting::{Entrant, Party, Place, Pools};
use super::wish::Wish;
use crate::bounds::{POOL_DEVICES_MAX, POOL_KEEPS};

mod checked;

/// The people in a test.
struct Room {
    pools: Pools,
    began: Instant,
    seconds: u64,
    /// Their requests, the last of each.
    places: BTreeMap<String, Place>,
}

/// A guest, or a person with an account.
#[derive(Clone, Default)]
struct Person<'a> {
    name: &'a str,
    /// The rating in every family; `None` for a guest.
    rating: Option<f64>,
    blocked: &'a [&'a str],
}

impl Room {
    fn new() -> Self {
        Room { pools: Pools::default(), began: Instant::now(), seconds: 0, places: BTreeMap::new() }
    }

    fn now(&self) -> Instant {
        self.began + Duration::from_secs(self.seconds)
    }

    fn enters(&mut self, name: &str, wants: &JoinPool) {
        self.comes(&Person { name, ..Person::default() }, wants);
    }

    fn with_account(&mut self, name: &str, rating: f64, wants: &JoinPool) {
        self.comes(&Person { name, rating: Some(rating), blocked: &[] }, wants);
    }

    fn comes(&mut self, person: &Person<'_>, wants: &JoinPool) {
        let place = self.asks(person, wants);
        self.places.insert(person.name.to_owned(), place);
    }

    fn asks(&self, &Person { name, rating, blocked }: &Person<'_>, wants: &JoinPool) -> Place {
        let person = Guest { id: name.into(), name: name.into(), face: None, created_ms: 1, is_bot: false };
        let entrant = Entrant {
            person,
            hides: name == "Eva",
            wish: Arc::new(Wish::read(wants).ok().unwrap()),
            bots: wants.bots,
            ratings: rating.map(|rating| Family::ALL.map(|family| (family, rating)).into()),
            blocked: blocked.iter().map(|name| (*name).into()).collect(),
        };
        self.pools.enter(entrant, self.now()).unwrap()
    }

    fn party(&self, name: &str) -> Option<Party> {
        self.pools.party(&name.into(), self.now())
    }

    /// What a person plays with whom, and how; empty if nobody fits.
    fn found(&self, name: &str) -> String {
        self.party(name).map_or_else(String::new, |party| {
            let TableOptions { turn_seconds, talk, rated, .. } = party.options;
            let clock = turn_seconds.map_or_else(|| "no clock".into(), |seconds| format!("{seconds} s"));
            let kind = if rated { "rated" } else { "casual" };
            format!("{} {} {clock} {talk:?} {kind}", party.game.rules, names(&party).join(" "))
        })
    }
}

/// The names in the order of the seats; `bot` for a bot.
fn names(party: &Party) -> Vec<String> {
    party.seats.iter().map(|seat| seat.as_ref().map_or("bot", |person| &person.name).to_owned()).collect()
}

/// What a person wants who minds nothing but the games.
fn any(games: &[&str]) -> JoinPool {
    JoinPool {
        games: games.iter().map(|game| (*game).to_owned()).collect(),
        players: None,
        options: TableOptions::default(),
        any: PoolOption::ALL.into(),
        bots: false,
    }
}

fn for_players(games: &[&str], players: u8) -> JoinPool {
    JoinPool { players: Some(players), ..any(games) }
}

fn rated(games: &[&str]) -> JoinPool {
    let options = TableOptions { rated: true, ..TableOptions::default() };
    JoinPool { options, any: vec![PoolOption::Clock, PoolOption::Talk], ..any(games) }
}

fn with_bots(wants: JoinPool) -> JoinPool {
    JoinPool { bots: true, ..wants }
}

#[test]
fn two_who_mind_nothing_meet_with_the_clock_of_the_game() {
    let mut room = Room::new();
    room.enters("Ana", &any(&["draw", "block"]));
    assert_eq!(room.found("Ana"), "", "nobody meets themselves");
    room.with_account("Luis", 1500.0, &any(&["draw", "block"]));
    assert_eq!(room.found("Luis"), "draw Luis Ana 40 s Phrases casual");
    assert_eq!(room.found("Ana"), "", "she waits no more");
}

#[test]
fn the_game_that_all_like_best_is_played_with_whoever_has_waited_longest() {
    let mut room = Room::new();
    let talking = |talk, games: &[&str]| {
        let options = TableOptions { talk, ..TableOptions::default() };
        JoinPool { options, any: vec![PoolOption::Clock, PoolOption::Rated], ..any(games) }
    };
    room.enters("Ana", &talking(Talk::Chat, &["block", "draw"]));
    room.seconds += 1;
    room.enters("Eva", &talking(Talk::Off, &["all-fives", "block"]));
    room.seconds += 1;
    room.enters("Luis", &talking(Talk::Phrases, &["draw"]));
    assert_eq!(room.found("Luis"), "", "they do not agree how to talk");
    room.enters("Ivo", &any(&["draw", "block"]));
    assert_eq!(room.found("Ivo"), "draw Ivo Luis 40 s Phrases casual", "both like it best");
    room.enters("Ivo", &any(&["block", "all-fives", "draw"]));
    assert_eq!(room.found("Ivo"), "block Ivo Ana 40 s Chat casual", "both like it best");
    room.enters("Ana", &talking(Talk::Chat, &["block"]));
    room.seconds += 1;
    room.enters("Ivo", &any(&["all-fives", "block"]));
    assert_eq!(room.found("Ivo"), "all-fives Ivo Eva 40 s Off casual");
}

#[test]
fn as_few_as_suit_all_begin() {
    let mut room = Room::new();
    room.enters("Ana", &for_players(&["draw"], 3));
    room.enters("Luis", &for_players(&["draw"], 4));
    room.enters("Ivo", &for_players(&["draw"], 3));
    assert!(["Ana", "Luis", "Ivo"].iter().all(|name| room.found(name).is_empty()));
    room.enters("Mara", &any(&["draw"]));
    assert_eq!(room.found("Mara"), "draw Mara Ana Ivo 40 s Phrases casual");
    // A game that the wanted number cannot play is left out.
    room.enters("Zoe", &for_players(&["spanish-pairs", "draw"], 2));
    room.enters("Mara", &any(&["spanish-pairs", "draw"]));
    assert_eq!(room.found("Mara"), "draw Mara Zoe 40 s Phrases casual");
}

#[test]
fn options_that_one_person_minds_hold_for_all() {
    let mut room = Room::new();
    let clock = |turn_seconds| {
        let options = TableOptions { turn_seconds, on_timeout: OnTimeout::Hold, ..TableOptions::default() };
        JoinPool { options, any: vec![PoolOption::Talk, PoolOption::Rated], ..any(&["draw"]) }
    };
    room.enters("Ana", &clock(Some(20)));
    room.seconds += 1;
    room.enters("Luis", &clock(None));
    assert_eq!(room.found("Luis"), "");
    let chat = TableOptions { talk: Talk::Chat, ..TableOptions::default() };
    let talks = JoinPool { options: chat, any: vec![PoolOption::Clock, PoolOption::Rated], ..any(&["draw"]) };
    room.enters("Ivo", &talks);
    assert_eq!(room.found("Ivo"), "draw Ivo Ana 20 s Chat casual");
    room.enters("Ivo", &talks);
    assert_eq!(room.found("Ivo"), "draw Ivo Luis no clock Chat casual");
    // Nobody can leave other options to the others.
    let slow = TableOptions { bot_delay_ms: 100, ..TableOptions::default() };
    room.enters("Ana", &JoinPool { options: slow, ..any(&["draw"]) });
    room.enters("Ivo", &any(&["draw"]));
    assert_eq!(room.found("Ivo"), "");
}

#[test]
fn a_match_is_rated_if_one_person_insists_and_all_may_play_it() {
    let mut room = Room::new();
    room.with_account("Ana", 1500.0, &rated(&["draw"]));
    room.seconds += 1;
    room.enters("Guest", &any(&["draw"]));
    assert_eq!(room.found("Guest"), "", "a guest plays casual matches only");
    room.with_account("Luis", 1500.0, &any(&["draw", "block"]));
    assert_eq!(room.found("Luis"), "draw Luis Ana 40 s Phrases rated", "she has waited longer");
    room.with_account("Luis", 1500.0, &any(&["draw"]));
    assert_eq!(room.found("Luis"), "draw Luis Guest 40 s Phrases casual");
    // Who wants no clock gets one if the match is rated, and nobody insists for three who do not mind.
    let no_clock = JoinPool { any: vec![PoolOption::Talk, PoolOption::Rated], ..for_players(&["draw"], 3) };
    room.with_account("Luis", 1500.0, &no_clock);
    room.seconds += 1;
    room.with_account("Ivo", 1500.0, &for_players(&["draw"], 3));
    assert_eq!(room.found("Ivo"), "");
    room.with_account("Ana", 1500.0, &JoinPool { players: Some(3), ..rated(&["draw"]) });
    assert_eq!(room.found("Ana"), "draw Ana Luis Ivo 40 s Phrases rated");
}

#[test]
fn the_nearest_in_rating_meet_and_the_band_widens() {
    let mut room = Room::new();
    room.with_account("Ana", 1500.0, &rated(&["draw"]));
    room.seconds += 1;
    room.with_account("Luis", 1900.0, &rated(&["draw"]));
    assert_eq!(room.found("Luis"), "", "400 points apart");
    room.seconds += 11;
    assert_eq!(room.found("Ana"), "", "the band of who came last is narrower");
    room.seconds += 1;
    room.with_account("Ivo", 1580.0, &rated(&["draw"]));
    room.with_account("Mara", 1450.0, &rated(&["draw"]));
    assert_eq!(room.found("Ana"), "draw Ana Mara 40 s Phrases rated");
    room.seconds += 13;
    assert_eq!(room.found("Ivo"), "draw Ivo Luis 40 s Phrases rated");
}

#[test]
fn all_at_a_rated_table_are_within_the_band_of_each_other() {
    let mut room = Room::new();
    let three = JoinPool { players: Some(3), ..rated(&["draw"]) };
    for (name, rating) in [("Ana", 1500.0), ("Luis", 1410.0), ("Ivo", 1590.0)] {
        room.with_account(name, rating, &three);
    }
    room.seconds += 3;
    assert_eq!(room.found("Ana"), "", "180 points between the last two");
    room.seconds += 1;
    assert_eq!(room.party("Ana").map(|party| party.seats.len()), Some(3));
}

#[test]
fn the_strongest_and_the_weakest_are_partners() {
    let mut room = Room::new();
    for (name, rating) in [("Ana", 1500.0), ("Luis", 1580.0), ("Ivo", 1490.0), ("Mara", 1560.0)] {
        room.with_account(name, rating, &rated(&["spanish-pairs"]));
    }
    // Partners have the first and the third seat, and the second and the fourth.
    let party = room.party("Mara").unwrap();
    assert_eq!(names(&party), ["Luis", "Mara", "Ivo", "Ana"]);
}

#[test]
fn people_who_block_each_other_do_not_meet() {
    let mut room = Room::new();
    room.comes(&Person { name: "Ana", rating: Some(1500.0), blocked: &["Luis"] }, &any(&["draw"]));
    room.enters("Luis", &any(&["draw"]));
    assert_eq!(room.found("Luis") + &room.found("Ana"), "");
    room.enters("Ivo", &any(&["draw"]));
    assert_eq!(room.found("Ivo"), "draw Ivo Ana 40 s Phrases casual");
}

#[test]
fn bots_take_the_seats_that_stay_empty() {
    let mut room = Room::new();
    room.enters("Ana", &with_bots(for_players(&["spanish-pairs"], 4)));
    room.enters("Luis", &for_players(&["spanish-pairs"], 4));
    room.seconds += u64::from(POOL_BOTS_AFTER_S) - 1;
    room.with_account("Ivo", 1500.0, &with_bots(any(&["draw", "spanish-pairs"])));
    assert_eq!(room.found("Ana"), "", "it is not yet time");
    room.seconds += 1;
    assert_eq!(room.found("Luis"), "", "he did not agree");
    let party = room.found("Ana");
    assert_eq!(party, "spanish-pairs Ana bot Ivo bot 40 s Phrases casual", "two people are partners");
    // The fewest bots, and the game that the person likes best.
    room.enters("Mara", &with_bots(any(&["draw", "block"])));
    room.with_account("Zoe", 1500.0, &with_bots(rated(&["all-fives"])));
    room.seconds += u64::from(POOL_BOTS_AFTER_S);
    assert_eq!(room.found("Mara"), "draw Mara bot 40 s Phrases casual");
    assert_eq!(room.found("Zoe"), "", "bots play no rated matches");
    // People are better than bots.
    room.enters("Mara", &with_bots(for_players(&["draw"], 3)));
    room.seconds += u64::from(POOL_BOTS_AFTER_S);
    room.enters("Eva", &with_bots(for_players(&["draw"], 3)));
    room.enters("Ivo", &any(&["draw"]));
    assert_eq!(room.found("Mara"), "draw Mara Eva Ivo 40 s Phrases casual");
}

#[test]
fn every_device_is_answered_and_the_place_is_kept_with_other_wishes() {
    let mut room = Room::new();
    let ana = Person { name: "Ana", ..Person::default() };
    let mut phone = room.asks(&ana, &any(&["draw"]));
    room.seconds += 7;
    let mut laptop = room.asks(&ana, &any(&["block"]));
    assert_eq!(laptop.since, room.began, "she has waited since she came");
    room.enters("Luis", &any(&["draw"]));
    assert_eq!(room.found("Luis"), "", "the last wish counts");
    room.enters("Luis", &any(&["block"]));
    room.party("Luis").unwrap().answers.give(&"t1".into());
    assert!(phone.table.try_recv().is_ok() && laptop.table.try_recv().is_ok());
    // One more device than allowed takes the place of the first.
    let mut devices: Vec<Place> = (0..=POOL_DEVICES_MAX).map(|_| room.asks(&ana, &any(&["draw"]))).collect();
    let closed = devices.iter_mut().map(|place| place.table.try_recv().is_err_and(|error| is_closed(&error)));
    assert_eq!(closed.filter(|closed| *closed).count(), 1);
}

fn is_closed(error: &tokio::sync::oneshot::error::TryRecvError) -> bool {
    matches!(error, tokio::sync::oneshot::error::TryRecvError::Closed)
}

#[test]
fn between_two_requests_nobody_is_seated_and_the_place_is_kept_for_a_while() {
    let mut room = Room::new();
    room.enters("Ana", &any(&["draw"]));
    room.places.clear();
    room.enters("Luis", &any(&["draw"]));
    assert_eq!(room.found("Luis"), "");
    assert_eq!(room.pools.waiting(9, room.now()).len(), 1, "they want the same");
    room.enters("Ana", &any(&["draw"]));
    assert_eq!(room.places["Ana"].since, room.began);
    assert_eq!(room.found("Ana"), "draw Ana Luis 40 s Phrases casual");
    room.enters("Ana", &any(&["draw"]));
    room.places.clear();
    room.seconds += 2 * POOL_KEEPS.as_secs();
    assert_eq!(room.pools.waiting(9, room.now()), []);
    room.enters("Ana", &any(&["draw"]));
    assert_eq!(room.places["Ana"].since, room.now(), "she had gone");
}

#[test]
fn a_request_that_comes_before_the_answer_finds_no_second_table() {
    let mut room = Room::new();
    let luis = Person { name: "Luis", ..Person::default() };
    room.enters("Ana", &any(&["draw"]));
    room.enters("Luis", &any(&["draw"]));
    let party = room.party("Luis").unwrap();
    // Luis' page asks for something else while the table opens.
    let mut newer = room.asks(&luis, &any(&["block"]));
    room.enters("Ivo", &any(&["block"]));
    assert_eq!(room.found("Ivo"), "", "Luis has a table");
    party.answers.give(&"t1".into());
    assert_eq!(newer.table.try_recv(), Ok("t1".into()));
    // Luis knows of his table and asks for another one.
    room.comes(&luis, &any(&["block"]));
    assert_eq!(room.found("Luis"), "block Luis Ivo 40 s Phrases casual");
}

#[test]
fn an_answer_that_nobody_heard_is_given_to_the_next_request() {
    for is_sent in [false, true] {
        let mut room = Room::new();
        room.enters("Ana", &any(&["draw"]));
        room.enters("Luis", &any(&["draw"]));
        let party = room.party("Luis").unwrap();
        if is_sent {
            party.answers.give(&"t1".into());
            drop(room.places.remove("Ana"));
        } else {
            drop(room.places.remove("Ana"));
            party.answers.give(&"t1".into());
        }
        room.enters("Ana", &any(&["block"]));
        assert_eq!(room.places.get_mut("Ana").unwrap().table.try_recv(), Ok("t1".into()), "{is_sent}");
    }
}

#[test]
fn if_no_table_can_be_opened_the_requests_end() {
    let mut room = Room::new();
    room.enters("Ana", &any(&["draw"]));
    room.enters("Luis", &any(&["draw"]));
    drop(room.party("Luis"));
    assert!(is_closed(&room.places.get_mut("Ana").unwrap().table.try_recv().unwrap_err()));
    room.enters("Ana", &any(&["draw"]));
    room.enters("Luis", &any(&["draw"]));
    assert_eq!(room.found("Ana"), "draw Ana Luis 40 s Phrases casual");
}

#[test]
fn two_who_mind_nothing_meet_among_many_who_cannot() {
    let mut room = Room::new();
    let games = presets::NAMES;
    for seconds in 0..100 {
        // Each has a clock of their own, and wants more players than come.
        let options = TableOptions { turn_seconds: Some(100 + seconds), ..TableOptions::default() };
        let wants = JoinPool { options, any: vec![PoolOption::Talk], ..for_players(games, 4) };
        room.enters(&format!("Person {seconds}"), &wants);
    }
    room.enters("Ana", &for_players(games, 4));
    assert_eq!(room.found("Ana"), "");
    room.enters("Luis", &any(games));
    assert_eq!(room.found("Luis"), "", "Ana wants four");
    room.enters("Ivo", &any(games));
    assert!(room.found("Ivo").ends_with("Ivo Luis 40 s Phrases casual"));
}

#[test]
fn people_with_equal_wishes_are_one_line() {
    let mut room = Room::new();
    room.enters("Ana", &for_players(&["draw", "block"], 4));
    room.seconds += 1;
    room.enters("Eva", &for_players(&["draw match.target=100", "block"], 4));
    room.enters("Luis", &for_players(&["block", "draw"], 4));
    assert_eq!(room.pools.people(&"Ana".into()), 3, "the order of the games does not matter");
    let lines = room.pools.waiting(9, room.now());
    let shown = |line: &boneyard_protocol::lobby::WaitingPeople| {
        let people: Vec<&str> = line.people.iter().map(|person| &*person.name).collect();
        format!("{} by {} for {} s", line.games.join(", "), people.join(", "), line.seconds)
    };
    assert_eq!(
        lines.iter().map(shown).collect::<Vec<_>>(),
        ["draw, block by Ana,  for 1 s", "block, draw by Luis for 0 s"],
        "Eva hides"
    );
    assert_eq!((lines[0].players, &*lines[0].any), (Some(4), &PoolOption::ALL[..]));
    assert_eq!(room.pools.waiting(1, room.now())[0].people.len(), 1);
    room.pools.leave(&"Luis".into());
    assert_eq!(room.pools.waiting(9, room.now()).len(), 1);
}

#[test]
fn who_does_not_mind_the_ways_of_a_table_follows_the_others() {
    let mut room = Room::new();
    let wanting = |tempo, any: &[PoolOption]| JoinPool {
        options: TableOptions { tempo, ..TableOptions::default() },
        any: any.into(),
        ..for_players(&["draw"], 2)
    };
    room.enters("Ana", &wanting(Tempo::Even, &[PoolOption::Clock]));
    room.enters("Luis", &wanting(Tempo::Open, &[PoolOption::Clock]));
    assert_eq!(room.found("Luis"), "", "they want another tempo");
    room.enters("Eva", &wanting(Tempo::Open, &PoolOption::ALL));
    let party = room.party("Eva").unwrap();
    assert_eq!((names(&party).join(" "), party.options.tempo), ("Eva Ana".into(), Tempo::Even));
}
