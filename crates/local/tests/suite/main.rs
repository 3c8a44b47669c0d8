//! Tables on a device, as a page runs them.

#[path = "../../examples/matches/matches.rs"]
mod matches;
#[path = "../../examples/matches/page.rs"]
mod page;

use boneyard_local::LocalEngine;
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_protocol::local::{LocalAnswer, LocalNext, LocalRequest};
use boneyard_protocol::matches::{MatchReplay, SideResult};
use boneyard_protocol::{ClientMessage, Problem, ServerMessage};
use boneyard_rules::Seat;
use boneyard_table::{Command, Level, SeenEvent, TableOptions};

use self::{
    matches::{RELOADED_EVERY, tables},
    page::Page,
};

const WEAKEST: Level = Level::ALL[0];
const STRONGEST: Level = Level::ALL[Level::ALL.len() - 1];

fn table(seats: Vec<SeatRequest>) -> OpenTable {
    OpenTable { rules: "draw".into(), seats, options: TableOptions::default() }
}

fn against(level: Level) -> OpenTable {
    table(vec![SeatRequest::Me, SeatRequest::bot(level)])
}

#[test]
fn the_expected_matches_of_webassembly_are_fresh() {
    let played = include_str!("../../../../web/src/features/table/local/testing/matches.json");
    assert!(
        played == matches::text(),
        "web/src/features/table/local/testing/matches.json is stale; write it with \
         `cargo run -p boneyard-local --example matches`"
    );
}

#[test]
fn a_match_of_every_preset_goes_on_as_it_was_after_a_reload() {
    for table in tables(WEAKEST) {
        let [mut stayed, mut reloaded] = [Page::open(&table), Page::open(&table)];
        while !stayed.is_over() {
            stayed.go_on();
        }
        for step in 0.. {
            if reloaded.is_over() {
                break;
            }
            if step % RELOADED_EVERY == 5 {
                reloaded.reload();
            }
            reloaded.go_on();
        }
        assert_eq!(record(&stayed), record(&reloaded), "{}", table.rules);
    }
}

/// The record of the last match.
fn record(page: &Page) -> String {
    let request = LocalRequest::Record { id: "local-1".into(), number: None, events: page.stored.clone() };
    match LocalEngine::default().answer(request) {
        LocalAnswer::Record { text: Some(text) } => text,
        other => panic!("there is no record: {other:?}"),
    }
}

#[test]
fn a_match_that_is_over_is_shown_again_with_the_hand_that_was_asked_for() {
    let mut page = Page::open(&OpenTable { rules: "draw match.target=20".into(), ..against(WEAKEST) });
    let ask = |page: &Page, number, seat| {
        let (id, events) = ("local-1".into(), page.stored.clone());
        LocalEngine::default().answer(LocalRequest::Replay { id, number, events, seat })
    };
    let refused = LocalAnswer::Refused { problem: Problem::NotFound };
    assert_eq!(ask(&page, None, None), refused, "the match goes on");
    while !page.is_over() {
        page.go_on();
    }
    let shown = |number, seat| match ask(&page, number, seat) {
        LocalAnswer::Replay { replay } => replay,
        other => panic!("there is no replay: {other:?}"),
    };
    let last = shown(None, None);
    assert_eq!(last, shown(Some(1), None));
    assert_eq!(ask(&page, Some(2), None), refused);
    assert_eq!(last.match_.id.to_string(), "local-1-1");
    let players = &last.match_.players;
    assert_eq!(players.iter().map(|player| player.you).collect::<Vec<_>>(), [true, false]);
    assert_eq!(players[1].bot.as_deref(), Some(WEAKEST.name()));
    let won = players.iter().filter(|player| player.outcome == SideResult::Won);
    assert_eq!(won.count(), 1);
    let hand = |replay: &MatchReplay| {
        replay.events.iter().find_map(|it| match &it.event {
            SeenEvent::Dealt { hand, .. } => hand.clone(),
            _ => None,
        })
    };
    assert_eq!(hand(&last), None);
    let [own, other] = [1, 2].map(|number| hand(&shown(None, Seat::new(number))));
    assert!(own.is_some() && other.is_some() && own != other);
}

#[test]
fn the_strongest_bots_play_a_round_and_choose_the_same_after_a_reload() {
    let round = |reloads: bool| {
        let mut page = Page::open(&against(STRONGEST));
        let round_over = |page: &Page| page.stored.iter().any(|event| event.body.contains("round-ended"));
        while !round_over(&page) {
            page.go_on();
            if reloads {
                page.reload();
            }
        }
        let plays = page.stored.iter().filter(|event| event.body.starts_with(r#"{"play""#));
        // The commands of a person have an id, and a page that was loaded again has counted on.
        plays.map(|event| event.body.clone()).collect::<Vec<_>>()
    };
    let plays = round(false);
    assert!(plays.len() > 5);
    assert_eq!(plays, round(true));
}

#[test]
fn a_hint_is_what_a_person_may_play_and_is_refused_at_other_times() {
    let mut page = Page::open(&against(WEAKEST));
    while !page.own.as_ref().is_some_and(|own| own.your_turn) {
        page.go_on();
    }
    let (mut engine, now_ms) = (LocalEngine::default(), 1_790_000_100_000);
    assert_eq!(engine.answer(LocalRequest::Hint), LocalAnswer::Refused { problem: Problem::NotFound });
    settled(
        &mut engine,
        LocalRequest::Continue { id: "local-1".into(), events: page.stored.clone(), now_ms },
    );
    let message = ClientMessage::Hello { version: boneyard_protocol::VERSION, last_seen: 0 };
    let messages = settled(&mut engine, LocalRequest::Receive { message, now_ms });
    let [.., ServerMessage::Snapshot { now, .. }] = &messages[..] else {
        panic!("a hello is answered by a snapshot: {messages:?}")
    };
    let LocalAnswer::Hint { advice } = engine.answer(LocalRequest::Hint) else { panic!("there is no hint") };
    assert!(now.legal.contains(&advice.choice));
    let again = engine.answer(LocalRequest::Hint);
    assert_eq!(again, LocalAnswer::Hint { advice }, "the same position has the same hint");
    let message = ClientMessage::Command { id: "c".into(), command: Command::from(advice.choice) };
    settled(&mut engine, LocalRequest::Receive { message, now_ms });
    let refused = engine.answer(LocalRequest::Hint);
    assert!(
        matches!(refused, LocalAnswer::Refused { problem: Problem::Refused { .. } }),
        "it is the bot's turn: {refused:?}"
    );
}

/// The messages that a page is shown after a request whose events are all stored.
fn settled(engine: &mut LocalEngine, request: LocalRequest) -> Vec<ServerMessage> {
    let (mut shown, mut next) = answered(engine, request);
    while matches!(next, LocalNext::Store { .. }) {
        let (more, then) = answered(engine, LocalRequest::Stored { now_ms: 1_790_000_100_000 });
        shown.extend(more);
        next = then;
    }
    shown
}

fn answered(engine: &mut LocalEngine, request: LocalRequest) -> (Vec<ServerMessage>, LocalNext) {
    match engine.answer(request) {
        LocalAnswer::Went { messages, next, .. } => (messages, next),
        other => panic!("the table did not go on: {other:?}"),
    }
}

#[test]
fn nothing_is_shown_before_it_is_stored_and_a_failed_store_loses_nothing_that_was_shown() {
    let mut page = Page::open(&against(WEAKEST));
    while !page.own.as_ref().is_some_and(|own| own.your_turn) {
        page.go_on();
    }
    // A second engine with the same events, whose store fails once.
    let (mut engine, now_ms, id) = (LocalEngine::default(), 1_790_000_100_000, "local-1");
    let events = page.stored.clone();
    let on_disk = || LocalRequest::Continue { id: id.into(), events: events.clone(), now_ms };
    let (_, next) = answered(&mut engine, on_disk());
    assert!(matches!(next, LocalNext::Store { .. }), "the time of the pause is given back: {next:?}");
    let (_, _) = answered(&mut engine, LocalRequest::Stored { now_ms });
    let hello = ClientMessage::Hello { version: boneyard_protocol::VERSION, last_seen: 0 };
    let mut said = answered(&mut engine, LocalRequest::Receive { message: hello, now_ms });
    while matches!(said.1, LocalNext::Store { .. }) {
        said = answered(&mut engine, LocalRequest::Stored { now_ms });
    }
    let legal = match &said.0[..] {
        [.., ServerMessage::Snapshot { now, .. }] => now.legal.clone(),
        other => panic!("a hello is answered by a snapshot: {other:?}"),
    };
    let command = ClientMessage::Command { id: "c".into(), command: Command::from(legal[0]) };
    let (messages, next) = answered(&mut engine, LocalRequest::Receive { message: command, now_ms });
    assert!(messages.is_empty(), "the move is not stored yet: {messages:?}");
    assert!(matches!(next, LocalNext::Store { .. }));
    let (messages, next) = answered(&mut engine, LocalRequest::StoreFailed { now_ms });
    assert!(messages.iter().all(|it| !matches!(it, ServerMessage::Played { .. })));
    let LocalNext::Wait { until_ms: Some(later) } = next else { panic!("it tries again: {next:?}") };
    let (_, next) = answered(&mut engine, LocalRequest::Tick { now_ms: later });
    assert_eq!(next, LocalNext::Recover);
    let (_, next) = answered(&mut engine, LocalRequest::StoreFailed { now_ms: later });
    let LocalNext::Wait { until_ms: Some(later) } = next else { panic!("it tries again: {next:?}") };
    let (_, next) = answered(&mut engine, LocalRequest::Tick { now_ms: later });
    assert_eq!(next, LocalNext::Recover);
    let recovered = LocalRequest::Continue { id: id.into(), events: events.clone(), now_ms: later };
    let (_, next) = answered(&mut engine, recovered);
    assert!(!matches!(next, LocalNext::Recover), "the table goes on from what is stored");
}

#[test]
fn only_one_person_and_bots_sit_at_a_table_on_a_device() {
    let bot = SeatRequest::bot(WEAKEST);
    let refused = |table: OpenTable| {
        let request = LocalRequest::Open {
            id: "t".into(),
            table,
            random: boneyard_deal::Secret::new([1; 32]),
            now_ms: 1,
        };
        match LocalEngine::default().answer(request) {
            LocalAnswer::Refused { problem } => problem,
            other => panic!("the table was opened: {other:?}"),
        }
    };
    let detail = |problem| match problem {
        Problem::BadRequest { detail } => detail,
        other => panic!("another problem: {other:?}"),
    };
    assert_eq!(detail(refused(table(vec![bot, bot]))), "seats: you play at your own table");
    let open = table(vec![SeatRequest::Me, SeatRequest::Open]);
    assert_eq!(detail(refused(open)), "seats: only bots can join you on this device");
    let unknown = OpenTable { rules: "chess".into(), ..against(WEAKEST) };
    assert!(matches!(refused(unknown), Problem::BadRules { .. }));
    let many = table(std::iter::once(SeatRequest::Me).chain(vec![bot; 11]).collect());
    assert!(matches!(refused(many), Problem::BadSeats { .. }));
}

#[test]
fn a_table_without_events_is_not_found_and_events_that_do_not_fit_are_refused() {
    let stored = Page::open(&against(WEAKEST)).stored;
    let answer = |events: Vec<_>| {
        LocalEngine::default().answer(LocalRequest::Continue { id: "t".into(), events, now_ms: 1 })
    };
    assert_eq!(answer(Vec::new()), LocalAnswer::Refused { problem: Problem::NotFound });
    let gap = stored.iter().filter(|event| event.seq != 2).cloned().collect();
    assert_eq!(answer(gap), LocalAnswer::Refused { problem: Problem::Storage });
    let mut unreadable = stored;
    unreadable[0].body = "{}".into();
    assert_eq!(answer(unreadable), LocalAnswer::Refused { problem: Problem::Storage });
}
