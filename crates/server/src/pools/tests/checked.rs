//! Random people, compared with a check that tries every set of them. After a search, no set of people who could play is left
//! waiting. All people at a table suit each other.

use std::collections::HashMap;

use boneyard_protocol::pools::{JoinPool, POOL_BOTS_AFTER_S, PoolOption};
use boneyard_rules::Rules;
use boneyard_table::{Clock, OnTimeout, TableOptions, Talk, Tempo};
use proptest::prelude::*;

use super::{Person, Room, names};
use crate::pools::waiting::Party;

const NAMES: [&str; 7] = ["Ana", "Eva", "Luis", "Ivo", "Mara", "Zoe", "Ben"];
const GAMES: [&str; 4] = ["draw", "block", "spanish-pairs", "draw draw.reserve=2"];

/// A person who comes, some seconds after the last one.
#[derive(Clone, Debug)]
struct Coming {
    name: &'static str,
    wants: JoinPool,
    rating: Option<f64>,
    blocked: Vec<&'static str>,
    after: u64,
}

/// The person, and when they came first.
type Everyone = HashMap<&'static str, (Coming, u64)>;

fn coming() -> impl Strategy<Value = Coming> {
    let games = prop::sample::subsequence(GAMES.to_vec(), 1..=3).prop_shuffle();
    let games = games.prop_map(|games| games.into_iter().map(str::to_owned).collect());
    let clock = prop::sample::select(vec![None, Some(20), Some(40)]);
    let talk = prop::sample::select(vec![Talk::Phrases, Talk::Chat]);
    let tempo = prop::sample::select(vec![Tempo::Open, Tempo::Even]);
    let options = (clock, talk, tempo, prop::bool::ANY, prop::bool::weighted(0.1)).prop_map(
        |(turn_seconds, talk, tempo, rated, slow)| TableOptions {
            turn_seconds,
            bank_seconds: turn_seconds.map(|_| 60),
            on_timeout: OnTimeout::Hold,
            talk,
            tempo,
            rated,
            bot_delay_ms: if slow { 100 } else { 700 },
            ..TableOptions::default()
        },
    );
    let players = prop_oneof![2 => Just(None), 1 => (2..=4_u8).prop_map(Some)];
    let any = prop::sample::subsequence(PoolOption::ALL.to_vec(), 0..=4);
    let wants = (games, players, options, any, prop::bool::ANY)
        .prop_map(|(games, players, options, any, bots)| JoinPool { games, players, options, any, bots });
    let rating = prop::option::of(prop::sample::select(vec![1400.0, 1480.0, 1500.0, 1560.0, 1700.0]));
    let blocked = prop::sample::subsequence(NAMES.to_vec(), 0..=2);
    let person = (prop::sample::select(NAMES.to_vec()), wants, rating, blocked, 0..8_u64);
    let person = person.prop_map(|(name, wants, rating, blocked, after)| Coming {
        name,
        wants,
        rating,
        blocked: if rating.is_some() { blocked } else { Vec::new() },
        after,
    });
    // A guest who insists on rated matches is refused earlier, as is a number of players that no game allows.
    person.prop_filter("refused", |person| {
        let insists = person.wants.options.rated && !person.wants.any.contains(&PoolOption::Rated);
        let alone_with_pairs =
            person.wants.games == ["spanish-pairs"] && person.wants.players.is_some_and(|n| n < 4);
        let is_refused = alone_with_pairs || (insists && person.rating.is_none());
        !is_refused
    })
}

/// How these people could play at one table; `None` if they could not. `players` counts bots, too.
fn table(people: &[&(Coming, u64)], game: &str, players: u8, now: u64) -> Option<TableOptions> {
    let rules = Rules::parse(game).unwrap();
    let counts: Vec<u8> = rules.seat_counts().collect();
    let wants: Vec<&JoinPool> = people.iter().map(|(person, _)| &person.wants).collect();
    let plays = |wants: &&JoinPool| {
        wants.games.iter().any(|wanted| wanted == game)
            && wants.players.is_none_or(|wanted| wanted == players)
    };
    if !counts.contains(&players) || !wants.iter().all(plays) {
        return None;
    }
    let minds = |wants: &JoinPool, option| !wants.any.contains(&option);
    let rated = wants.iter().any(|wants| minds(wants, PoolOption::Rated) && wants.options.rated);
    let bots = usize::from(players) > people.len();
    let mut options =
        TableOptions { rated, bot_delay_ms: wants[0].options.bot_delay_ms, ..TableOptions::default() };
    let Clock { turn_seconds, bank_seconds, on_timeout } = Clock::that_suits(&rules);
    options.turn_seconds = Some(turn_seconds);
    options.bank_seconds = Some(bank_seconds);
    options.on_timeout = on_timeout;
    let with_clock = |wants: &JoinPool| TableOptions { rated, ..wants.options }.timed_if_rated(&rules);
    if let Some(minding) = wants.iter().find(|wants| minds(wants, PoolOption::Clock)) {
        let TableOptions { turn_seconds, bank_seconds, .. } = with_clock(minding);
        (options.turn_seconds, options.bank_seconds) = (turn_seconds, bank_seconds);
        if turn_seconds.is_none() {
            options.on_timeout = OnTimeout::default();
        }
    }
    if let Some(minding) = wants.iter().find(|wants| minds(wants, PoolOption::Talk)) {
        options.talk = minding.options.talk;
    }
    if let Some(minding) = wants.iter().find(|wants| minds(wants, PoolOption::Ways)) {
        options.tempo = minding.options.tempo;
    }
    let agrees = |wants: &&JoinPool| {
        (!minds(wants, PoolOption::Clock) || with_clock(wants).turn_seconds == options.turn_seconds)
            && (!minds(wants, PoolOption::Talk) || wants.options.talk == options.talk)
            && (!minds(wants, PoolOption::Ways) || wants.options.tempo == options.tempo)
            && (!minds(wants, PoolOption::Rated) || wants.options.rated == rated)
            && wants.options.bot_delay_ms == options.bot_delay_ms
            && (!bots || (wants.bots && !rated))
    };
    let meets = |(one, since): &(Coming, u64), (other, since_other): &(Coming, u64)| {
        let band = |since: u64| 100.0 + 25.0 * (now - since) as f64;
        let near = one
            .rating
            .zip(other.rating)
            .is_some_and(|(one, other)| (one - other).abs() <= band(*since).min(band(*since_other)));
        one.name == other.name || ((!rated || near) && !one.blocked.contains(&other.name))
    };
    let all_meet = people.iter().all(|one| people.iter().all(|other| meets(one, other)));
    (wants.iter().all(agrees) && all_meet).then_some(options)
}

/// Some people who could play at one table.
fn could_sit(everyone: &Everyone, now: u64) -> Option<Vec<&'static str>> {
    let people: Vec<&(Coming, u64)> = everyone.values().collect();
    (0_u32..1 << people.len()).find_map(|set| {
        let some: Vec<&(Coming, u64)> = people
            .iter()
            .enumerate()
            .filter(|(place, _)| set >> place & 1 == 1)
            .map(|(_, one)| *one)
            .collect();
        let players = u8::try_from(some.len()).ok().filter(|players| *players >= 2)?;
        GAMES.iter().find_map(|game| table(&some, game, players, now))?;
        Some(some.iter().map(|(person, _)| person.name).collect())
    })
}

/// Checks a party, and takes its people away.
fn check(party: &Party, everyone: &mut Everyone, now: u64) {
    let players = u8::try_from(party.seats.len()).unwrap();
    let people: Vec<String> = names(party).into_iter().filter(|name| name != "bot").collect();
    let some: Vec<&(Coming, u64)> = people.iter().map(|name| &everyone[&**name]).collect();
    let options = table(&some, &party.game.rules, players, now);
    assert_eq!(options, Some(party.options), "{people:?} play {}", party.game.rules);
    if people.len() < usize::from(players) {
        let waited = some.iter().map(|(_, since)| now - since).max();
        assert!(waited >= Some(POOL_BOTS_AFTER_S.into()), "bots come too soon");
    }
    for name in people {
        assert!(everyone.remove(&*name).is_some(), "{name} sits twice");
    }
}

proptest! {
    #[test]
    fn nobody_who_could_sit_is_left_waiting(comings in prop::collection::vec(coming(), 1..24)) {
        let mut room = Room::new();
        let mut everyone = Everyone::new();
        for coming in comings {
            room.seconds += coming.after;
            let now = room.seconds;
            let Coming { name, rating, ref blocked, ref wants, .. } = coming;
            room.comes(&Person { name, rating, blocked }, wants);
            let since = everyone.get(name).map_or(now, |(_, since)| *since);
            everyone.insert(name, (coming, since));
            for name in NAMES {
                if let Some(party) = room.party(name) {
                    check(&party, &mut everyone, now);
                }
            }
            prop_assert_eq!(could_sit(&everyone, now), None);
            let is_due = |(person, since): &&(Coming, u64)| {
                let casual = !person.wants.options.rated || person.wants.any.contains(&PoolOption::Rated);
                person.wants.bots && casual && now - since >= u64::from(POOL_BOTS_AFTER_S)
            };
            prop_assert_eq!(everyone.values().filter(is_due).count(), 0, "bots are late");
        }
    }
}
