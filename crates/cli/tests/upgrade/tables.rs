//! The tables of a fixture, and how far each is played.

use std::time::Duration;

use serde_json::{Value, json};

use crate::cast::Cast;
use crate::seats::{Page, Seats};

/// The players, who also open the evenings.
pub(crate) const PLAYERS: [&str; 4] = ["Ana", "Boris", "Carmen", "Dora"];

/// How far the players play at a table before they leave it.
enum Until {
    /// A player is missing.
    Waiting,
    /// This many tiles are taken from the pile, before the round.
    Took(usize),
    /// This many tiles are laid in a round that is not the table's first.
    Laid(usize),
    /// Some tiles are laid after an event of this kind, in a round that is not the table's first.
    LaidAfter(&'static str),
    /// A round is scored, and players are not ready.
    Between,
    /// The match is over.
    Over,
    /// A bot plays for a player who is away.
    Held,
    /// The others stopped the match.
    Stopped,
}

struct Plan {
    rules: &'static str,
    people: usize,
    /// Levels of the bots in the seats after the players.
    bots: &'static [&'static str],
    options: Value,
    until: Until,
}

/// Each preset with its players, and the number of tiles laid in the unfinished round.
const PRESETS: [(&str, usize, usize); 38] = [
    ("classic", 4, 9),
    ("classic-one", 3, 8),
    ("classic-family", 2, 8),
    ("goat-club-all", 4, 9),
    ("goat-club-one", 3, 8),
    ("goat", 4, 9),
    ("goat-yard", 4, 9),
    ("sea-goat", 4, 9),
    ("goat-family", 2, 8),
    ("goat-croatian", 4, 9),
    ("donkey", 4, 10),
    ("spanish-pairs", 4, 9),
    ("seven-plus-seven", 2, 9),
    ("venezuelan", 4, 9),
    ("for-two", 2, 8),
    ("for-three", 3, 9),
    ("cuban", 4, 15),
    ("brazilian-pairs", 4, 9),
    ("club-pairs", 4, 9),
    ("draw", 2, 8),
    ("draw-house", 3, 9),
    ("matador", 3, 7),
    ("block", 4, 7),
    ("picture", 2, 8),
    ("triangle-dominoes", 3, 8),
    ("triominoes", 4, 9),
    ("all-fives", 4, 10),
    ("fives-threes", 4, 7),
    ("telefon", 3, 9),
    ("bergen", 3, 7),
    ("latin-pairs", 4, 9),
    ("jamaican-partner", 4, 9),
    ("jamaican-cutthroat", 3, 10),
    ("puerto-rico-500", 4, 9),
    ("dominican-200", 4, 9),
    ("gaple", 4, 9),
    ("mexican-train", 4, 24),
    ("chickenfoot", 4, 16),
];

/// Matches short enough to be played to their end, one or two of each family.
const SHORT: [(&str, usize); 10] = [
    ("goat-club-one match.target=30", 4),
    ("sea-goat match.target=40", 2),
    ("donkey match.target=30", 2),
    ("draw match.target=30", 3),
    ("spanish-pairs match.target=40", 4),
    ("all-fives match.target=35", 2),
    ("telefon match.target=100", 2),
    ("mexican-train match.rounds=1", 3),
    ("chickenfoot match.rounds=1", 2),
    ("triominoes match.target=60", 2),
];

fn plan(rules: &'static str, people: usize, options: Value, until: Until) -> Plan {
    Plan { rules, people, bots: &[], options, until }
}

fn at_once() -> Value {
    json!({ "bot_delay_ms": 0 })
}

fn of_presets() -> Vec<Plan> {
    let presets =
        PRESETS.iter().map(|(rules, people, laid)| plan(rules, *people, at_once(), Until::Laid(*laid)));
    let short = SHORT.iter().map(|(rules, people)| plan(rules, *people, at_once(), Until::Over));
    presets.chain(short).collect()
}

/// Tables with other options, or left at another moment.
fn of_options() -> Vec<Plan> {
    let in_stages = || json!({ "taking": "in-turn", "lifting": "in-stages", "hand_order": "fixed" });
    let pointed = json!({ "taking": "together", "boneyard": "pointed" });
    let clock = json!({ "turn_seconds": 600, "on_timeout": "eliminate" });
    let even = json!({ "tempo": "even", "single_choice": "moved" });
    let with_bots = |rules, bots, laid| Plan { bots, ..plan(rules, 1, at_once(), Until::Laid(laid)) };
    vec![
        plan("draw", 3, at_once(), Until::Waiting),
        plan(
            "sea-goat account.openAt=0 match.announceBy=open-side",
            4,
            at_once(),
            Until::LaidAfter("declared"),
        ),
        plan("club-pairs", 4, in_stages(), Until::Laid(6)),
        plan("draw", 2, pointed, Until::Laid(12)),
        plan("draw", 2, clock, Until::Laid(8)),
        plan("goat-club-one", 4, even, Until::Laid(3)),
        plan("block match.target=20", 2, at_once(), Until::LaidAfter("match-began")),
        plan("draw deal.redeal={\"doubles\":3,\"suit\":null}", 2, at_once(), Until::LaidAfter("thrown-back")),
        plan("draw tiles.set=double-9 draw.reserve=2 match.target=150", 4, at_once(), Until::Laid(14)),
        plan("all-fives layout.shape=line match.target=50", 2, at_once(), Until::Laid(6)),
        with_bots("draw", &["random", "greedy", "steady"], 6),
        with_bots("chickenfoot", &["steady", "greedy"], 10),
        plan("draw", 2, at_once(), Until::Held),
        plan("block", 2, at_once(), Until::Stopped),
        // These tables continue by themselves within seconds, so they come last.
        plan("draw", 2, json!({ "taking": "together" }), Until::Took(5)),
        plan("club-pairs", 4, in_stages(), Until::Took(10)),
        plan("seven-plus-seven", 2, json!({ "taking": "in-turn" }), Until::Took(9)),
        plan("goat", 4, at_once(), Until::Between),
    ]
}

/// Opens and plays a table for each preset, and short matches of each family to their end.
pub(crate) async fn write_presets(cast: &Cast) -> Vec<Value> {
    write(cast, of_presets()).await
}

/// Opens and plays tables with options. Some of them continue by themselves within seconds.
pub(crate) async fn write_options(cast: &Cast) -> Vec<Value> {
    write(cast, of_options()).await
}

/// For each table: its id, its rules, the names of its players in the order of their seats, and the state that a table
/// which continues by itself must still show later.
async fn write(cast: &Cast, plans: Vec<Plan>) -> Vec<Value> {
    let mut written = Vec::new();
    for (number, plan) in plans.into_iter().enumerate() {
        let mut people = PLAYERS;
        people.rotate_left(number % 4);
        let people = &people[..plan.people];
        let table = open(cast, &plan, people).await;
        eprintln!("Table {table}: {}", plan.rules);
        let kept = play(cast, &plan, people, &table).await;
        written.push(json!({ "id": table, "rules": plan.rules, "people": people, "goes_on": kept }));
    }
    written
}

async fn open(cast: &Cast, plan: &Plan, people: &[&str]) -> String {
    let mut seats = vec![json!({ "kind": "open" }); plan.people];
    seats[0] = json!({ "kind": "me" });
    seats.extend(plan.bots.iter().map(|level| json!({ "kind": "bot", "level": level })));
    let request = json!({ "rules": plan.rules, "seats": seats, "options": plan.options });
    let opened = cast.guest(people[0]).ask("POST", "/api/tables", request).await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let missing = usize::from(matches!(plan.until, Until::Waiting));
    for (place, name) in people.iter().enumerate().take(people.len() - missing).skip(1) {
        let seat = format!("/api/tables/{table}/seats/{}", place + 1);
        cast.guest(name).ask("POST", &seat, Value::Null).await;
    }
    table
}

/// Plays a table until it is left. If it then continues by itself, returns the state that it must still show.
async fn play(cast: &Cast, plan: &Plan, people: &[&str], table: &str) -> Value {
    let guests: Vec<_> = people.iter().map(|name| cast.guest(name)).collect();
    if matches!(plan.until, Until::Waiting) {
        // A player sat down and left again, so another may sit there.
        let mut seats = Seats::open(&guests[1..2], table).await;
        assert!(seats.command(0, &json!({ "type": "leave" })).await);
        return Value::Null;
    }
    let mut seats = Seats::open(&guests, table).await;
    match plan.until {
        Until::Waiting => {}
        Until::Took(tiles) => {
            take(&mut seats, tiles).await;
            let taken =
                |page: &Page| page.events.iter().map(|event| event["tile"].clone()).collect::<Vec<_>>();
            let known = |tile: &Value| !tile.is_null();
            let hands = seats.pages.iter().map(|page| taken(page).into_iter().filter(known).collect());
            return json!({ "taken": hands.collect::<Vec<Value>>() });
        }
        Until::Laid(tiles) => seats.play_until(|page| laid_in_later_round(page) >= tiles).await,
        Until::LaidAfter(kind) => {
            let last = |page: &Page| page.events.iter().rposition(|event| event["type"] == kind);
            let laid_after = |page: &Page| last(page).map_or(0, |last| laid(&page.events[last..]));
            seats
                .play_until(|page| (3..9).contains(&laid_after(page)) && laid_in_later_round(page) > 0)
                .await;
        }
        Until::Between => {
            seats.play_until(|page| count(page, "round-ended") > 1).await;
            let events = seats.pages[0].events.iter().filter(|event| event["type"] == "round-ended");
            return json!({ "sheet": events.map(|event| event["result"].clone()).collect::<Vec<_>>() });
        }
        Until::Over => seats.play_until(|page| count(page, "match-ended") > 0).await,
        Until::Held => {
            seats.play_until(|page| laid(&page.events) > 4 && !page.now["legal"].is_null()).await;
            leave_last(&mut seats, &json!({ "type": "hold", "seat": 2 })).await;
            seats.play_until(|page| count(page, "round-ended") > 0 && laid_in_later_round(page) > 4).await;
        }
        Until::Stopped => {
            seats.play_until(|page| laid(&page.events) > 4).await;
            leave_last(&mut seats, &json!({ "type": "stop" })).await;
        }
    }
    Value::Null
}

/// The last player goes away. After the grace time, the first one decides about the seat.
async fn leave_last(seats: &mut Seats, command: &Value) {
    seats.pages.pop();
    while !seats.command(0, command).await {
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
}

/// Players take this many tiles from the pile.
async fn take(seats: &mut Seats, tiles: usize) {
    // The leader may ask for another shuffle, and then takes last.
    for person in 0..seats.pages.len() {
        if seats.pages[person].now["may_mix_again"] == true {
            assert!(seats.command(person, &json!({ "type": "mix-again" })).await);
            break;
        }
    }
    for place in 0..2 * tiles {
        for person in 0..seats.pages.len() {
            if count(&seats.pages[0], "took") >= tiles {
                return;
            }
            // If seats take in turn, the table refuses the others.
            seats.command(person, &json!({ "type": "take", "place": place })).await;
        }
    }
    panic!("table {} has no tiles left: {}", seats.table, seats.pages[0].view["pile"]);
}

fn count(page: &Page, kind: &str) -> usize {
    page.events.iter().filter(|event| event["type"] == kind).count()
}

fn laid(events: &[Value]) -> usize {
    events.iter().filter(|event| event["type"] == "played").count()
}

/// The number of tiles laid since the last deal, if a round was scored before it.
fn laid_in_later_round(page: &Page) -> usize {
    let dealt = page.events.iter().rposition(|event| event["type"] == "dealt").unwrap_or(0);
    let written = page.events[..dealt].iter().any(|event| event["type"] == "round-ended");
    if written { laid(&page.events[dealt..]) } else { 0 }
}
