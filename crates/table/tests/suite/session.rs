//! A session with clients: what is sent to each client, and how it recovers from store failures.

use boneyard_deal::Seed;
use boneyard_ids::PersonId;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    Command, Input, Level, Opening, Phase, Phrase, Refusal, Request, Said, SeatPlan, SeenEvent, Shuffle,
    Table, TableOptions, Timestamp,
    session::{CloseReason, Effect, Roster, SessionBounds, SessionInput, TableMessage, TableSession},
};

const BEGAN: Timestamp = Timestamp(1_000);
const BOUNDS: SessionBounds = SessionBounds { missed_events_max: 2, ..SessionBounds::STANDARD };

type Client = u32;

fn person(name: &str) -> PersonId {
    PersonId::from(name)
}

/// A session with a driver that stores events and collects all other effects.
struct Fixture {
    session: TableSession<Client>,
    now: Timestamp,
    stored: Vec<boneyard_table::Recorded>,
    store_fails: bool,
    effects: Vec<Effect<Client>>,
}

impl Fixture {
    /// A table for two people.
    fn open() -> Self {
        Self::open_with(TableOptions::default(), None)
    }

    fn open_with(options: TableOptions, seed: Option<Seed>) -> Self {
        let rules = Rules::preset("draw").expect("a preset");
        let plan = [SeatPlan::Open; 2];
        let opening = Opening { seed, ..Opening::default() };
        let session = TableSession::open(BEGAN, &rules, &plan, options, opening, BOUNDS);
        let session = session.expect("two may play");
        let mut fixture =
            Self { session, now: BEGAN, stored: Vec::new(), store_fails: false, effects: Vec::new() };
        fixture.poll();
        fixture
    }

    /// The same table with Ana and Ben on their seats, each with one client.
    fn seated() -> Self {
        let mut fixture = Self::open();
        for (client, name) in [(1, "ana"), (2, "ben")] {
            fixture.join(client, Some(name), 0);
            fixture.sit(name, Seat::at(client as usize - 1));
        }
        fixture.effects.clear();
        fixture
    }

    fn poll(&mut self) {
        while let Some(effect) = self.session.poll(self.now) {
            let answer = match &effect {
                Effect::Append(_) if self.store_fails => SessionInput::StoreFailed,
                Effect::Append(events) => {
                    self.stored.extend(events.iter().cloned());
                    SessionInput::Stored
                }
                Effect::Recover if self.store_fails => SessionInput::RecoveryFailed,
                Effect::Recover => {
                    let table = Table::restore(self.stored.iter().cloned()).expect("its own events");
                    SessionInput::Recovered(Box::new(table))
                }
                _ => {
                    self.effects.push(effect);
                    continue;
                }
            };
            self.session.handle(self.now, answer);
        }
    }

    fn pass(&mut self, input: SessionInput<Client>) {
        self.session.handle(self.now, input);
        self.poll();
    }

    fn join(&mut self, client: Client, name: Option<&str>, last_seen: u64) {
        self.pass(SessionInput::Joined { client, person: name.map(person), last_seen });
    }

    fn sit(&mut self, name: &str, seat: Seat) {
        self.pass(SessionInput::Table(Input::Sit {
            seat,
            person: person(name),
            name: name.into(),
            face: None,
            program: false,
        }));
    }

    fn command(&mut self, client: Client, id: &str, command: Command) {
        self.pass(SessionInput::Command { client, id: id.into(), command });
    }

    fn wait_until(&mut self, at: Timestamp) {
        self.now = at;
        self.poll();
    }

    /// The effects since the last call.
    fn effects(&mut self) -> Vec<Effect<Client>> {
        std::mem::take(&mut self.effects)
    }

    /// The messages to a client since the last call of `effects`.
    fn sent_to(&self, client: Client) -> Vec<&TableMessage> {
        let sent = self.effects.iter().filter_map(|effect| match effect {
            Effect::Send { to, message } if to.contains(&client) => Some(message),
            _ => None,
        });
        sent.collect()
    }

    /// The seats whose people are away, as a spectator sees them.
    fn away(&self) -> Vec<Seat> {
        let now = self.session.table().live_state(self.now, boneyard_table::Audience::Spectators);
        now.away.iter().map(|away| away.seat).collect()
    }
}

fn refused(id: &str, refusal: Refusal) -> TableMessage {
    TableMessage::Refused { id: id.into(), refusal }
}

#[test]
fn clients_that_see_the_same_share_one_message() {
    let mut fixture = Fixture::open();
    for client in [7, 8, 9] {
        fixture.join(client, None, 0);
    }
    fixture.join(1, Some("ana"), 0);
    fixture.effects();
    fixture.sit("ana", Seat::FIRST);
    let sent: Vec<Vec<Client>> = fixture.effects().into_iter().filter_map(recipients).collect();
    // The spectators get the event. Ana gets a snapshot, because she may now see a player's view.
    assert_eq!(sent, [vec![7, 8, 9], vec![1]]);
}

fn recipients(effect: Effect<Client>) -> Option<Vec<Client>> {
    match effect {
        Effect::Send { to, .. } => Some(to),
        _ => None,
    }
}

#[test]
fn the_same_command_id_from_two_seats_is_two_commands() {
    let mut fixture = Fixture::seated();
    fixture.command(1, "c1", Command::Draw);
    fixture.command(2, "c1", Command::Draw);
    let refusals = |fixture: &Fixture, client| {
        let sent = fixture.sent_to(client);
        sent.into_iter().filter(|message| matches!(message, TableMessage::Refused { .. })).count()
    };
    assert_eq!((refusals(&fixture, 1), refusals(&fixture, 2)), (1, 1));

    // After the match is stopped, both ask for a rematch under the same id, and both requests count.
    fixture.pass(SessionInput::Left { client: 2 });
    fixture.wait_until(fixture.now.after_ms(Table::GRACE_MS));
    fixture.command(1, "stop", Command::Stop);
    fixture.join(3, Some("ben"), 0);
    let before = fixture.session.table().seq();
    fixture.effects();
    fixture.command(1, "again", Command::Ready);
    fixture.command(3, "again", Command::Ready);
    for (client, seq) in [(1, before + 1), (3, before + 2)] {
        let ack = TableMessage::Ack { id: "again".into(), seq };
        assert!(fixture.sent_to(client).contains(&&ack), "client {client}: {:?}", fixture.sent_to(client));
    }
}

#[test]
fn a_returning_client_gets_the_missed_events_or_a_snapshot() {
    let mut fixture = Fixture::seated();
    let seq = fixture.session.table().seq();
    fixture.join(11, None, seq - 1);
    let sent = fixture.sent_to(11);
    assert!(
        matches!(sent[..], [TableMessage::Update { from, events, .. }] if *from == seq && events.len() == 1)
    );
    for (client, last_seen) in [(12, 0), (13, 1), (14, seq + 1)] {
        fixture.join(client, None, last_seen);
        assert!(matches!(fixture.sent_to(client)[..], [TableMessage::Snapshot { .. }]));
    }
}

#[test]
fn nothing_is_shown_before_it_is_stored() {
    let mut fixture = Fixture::open();
    fixture.join(1, Some("ana"), 0);
    fixture.effects();
    let sit = SessionInput::Table(Input::Sit {
        seat: Seat::FIRST,
        person: person("ana"),
        name: "Ana".into(),
        face: None,
        program: false,
    });
    fixture.session.handle(fixture.now, sit);
    let Some(Effect::Append(events)) = fixture.session.poll(fixture.now) else {
        panic!("it is stored first")
    };
    // Another client has to wait too.
    fixture.session.handle(fixture.now, SessionInput::Joined { client: 2, person: None, last_seen: 0 });
    assert_eq!(fixture.session.poll(fixture.now), None);
    assert_eq!(fixture.session.next_wake(), None);
    fixture.stored.extend(events.iter().cloned());
    fixture.pass(SessionInput::Stored);
    assert!(fixture.effects().contains(&Effect::AnswerSit(Ok(()))));
}

#[test]
fn a_frozen_table_continues_from_the_stored_events() {
    let mut fixture = Fixture::seated();
    let seq = fixture.session.table().seq();
    fixture.store_fails = true;
    fixture.pass(SessionInput::Left { client: 2 });
    fixture.wait_until(fixture.now.after_ms(Table::GRACE_MS));
    fixture.effects();
    fixture.command(1, "stop", Command::Stop);
    assert!(fixture.session.is_frozen());
    assert_eq!(fixture.sent_to(1).last(), Some(&&refused("stop", Refusal::Frozen)));
    let first = fixture.sent_to(1)[0];
    assert!(
        matches!(first, TableMessage::Update { from, now, events } if *from == seq + 1 && now.frozen && events.is_empty())
    );

    // While the table is frozen, all requests are refused.
    fixture.effects();
    fixture.command(1, "ready", Command::Ready);
    assert_eq!(fixture.sent_to(1), [&refused("ready", Refusal::Frozen)]);
    fixture.join(3, None, 0);
    fixture.sit("eve", Seat::FIRST);
    let effects = fixture.effects();
    assert!(effects.contains(&Effect::Close { client: 3, reason: CloseReason::StoreFails }));
    assert!(effects.contains(&Effect::AnswerSit(Err(Refusal::Frozen))));

    // The wait doubles with each failure, up to a bound.
    let mut waits = Vec::new();
    for _ in 0..7 {
        let at = fixture.session.next_wake().expect("it tries again");
        waits.push(at.ms_since(fixture.now));
        fixture.wait_until(at);
    }
    assert_eq!(waits, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);

    fixture.store_fails = false;
    fixture.effects();
    fixture.wait_until(fixture.session.next_wake().expect("it tries again"));
    assert!(!fixture.session.is_frozen());
    assert!(matches!(fixture.sent_to(1)[..], [TableMessage::Snapshot { .. }]), "{:?}", fixture.sent_to(1));
    assert!(fixture.effects().contains(&Effect::Resumed));
    // The outage is an event. The `Stop` command was not stored, so it has no effect.
    let shown = fixture.session.table().seq();
    assert!(shown > seq);
    assert_eq!(fixture.away(), [Seat::at(1)]);
    // The next update follows the snapshot.
    fixture.wait_until(fixture.now.after_ms(Table::GRACE_MS));
    fixture.effects();
    fixture.command(1, "stop again", Command::Stop);
    let next = fixture.sent_to(1)[0];
    assert!(matches!(next, TableMessage::Update { from, .. } if *from == shown + 1), "{next:?}");
}

#[test]
fn a_frozen_table_waits_from_the_moment_of_the_failure() {
    let mut fixture = Fixture::open();
    let sit = SessionInput::Table(Input::Sit {
        seat: Seat::FIRST,
        person: person("ana"),
        name: "Ana".into(),
        face: None,
        program: false,
    });
    fixture.session.handle(fixture.now, sit);
    assert!(matches!(fixture.session.poll(fixture.now), Some(Effect::Append(_))));
    let failed = fixture.now.after_ms(700);
    fixture.session.handle(failed, SessionInput::StoreFailed);
    assert_eq!(fixture.session.next_wake(), Some(failed.after_ms(BOUNDS.retry_first_ms)));
}

#[test]
fn after_a_recovery_people_without_a_client_are_away_at_once() {
    let mut fixture = Fixture::open();
    fixture.sit("ana", Seat::FIRST);
    assert_eq!(fixture.away(), []);
    fixture.store_fails = true;
    fixture.sit("ben", Seat::at(1));
    fixture.store_fails = false;
    fixture.wait_until(fixture.session.next_wake().expect("it tries again"));
    assert_eq!(fixture.away(), [Seat::FIRST]);
    let since = fixture.now;
    fixture.wait_until(since.after_ms(BOUNDS.arrival_ms));
    let now = fixture.session.table().live_state(fixture.now, boneyard_table::Audience::Spectators);
    assert_eq!(now.away[0].grace_ms, Table::GRACE_MS - BOUNDS.arrival_ms);
}

#[test]
fn a_client_that_missed_how_it_got_its_seat_gets_a_snapshot() {
    let mut fixture = Fixture::open();
    let seq = fixture.session.table().seq();
    fixture.sit("ana", Seat::FIRST);
    fixture.effects();
    fixture.join(1, Some("ana"), seq);
    assert!(matches!(fixture.sent_to(1)[..], [TableMessage::Snapshot { .. }]), "{:?}", fixture.sent_to(1));
    // Others have missed one event, which changes nothing about what they may see.
    fixture.join(2, Some("ben"), seq);
    assert!(matches!(fixture.sent_to(2)[..], [TableMessage::Update { .. }]), "{:?}", fixture.sent_to(2));
}

#[test]
fn a_client_that_replaces_another_of_its_person_removes_no_spectator() {
    let mut roster = Roster::new(4, 1, |audience| audience == "spectators");
    for spectator in [1, 2, 3] {
        assert_eq!(roster.join(spectator, None, "spectators"), Ok(Vec::new()));
    }
    assert_eq!(roster.join(4, Some(person("ana")), "seat 1"), Ok(Vec::new()));
    assert_eq!(roster.join(5, Some(person("ana")), "seat 1"), Ok(vec![4]));
}

#[test]
fn the_wait_after_a_later_failure_starts_short_again() {
    let mut fixture = Fixture::seated();
    fixture.pass(SessionInput::Left { client: 2 });
    for outage in 1..=2 {
        fixture.wait_until(fixture.now.after_ms(Table::GRACE_MS));
        fixture.store_fails = true;
        fixture.command(1, &format!("stop {outage}"), Command::Stop);
        let waits = |fixture: &Fixture| fixture.session.next_wake().map(|at| at.ms_since(fixture.now));
        assert!(fixture.session.is_frozen());
        assert_eq!(waits(&fixture), Some(BOUNDS.retry_first_ms), "outage {outage}");
        fixture.wait_until(fixture.session.next_wake().expect("it tries again"));
        assert_eq!(waits(&fixture), Some(2 * BOUNDS.retry_first_ms), "outage {outage}");
        fixture.store_fails = false;
        fixture.wait_until(fixture.session.next_wake().expect("it tries again"));
        assert!(!fixture.session.is_frozen());
    }
}

#[test]
fn everyone_sees_at_once_who_is_away_and_who_is_back() {
    let mut fixture = Fixture::seated();
    let away = |fixture: &Fixture| match fixture.sent_to(1)[..] {
        [TableMessage::Update { now, events, .. }] if events.is_empty() => {
            now.away.iter().map(|away| away.seat).collect::<Vec<_>>()
        }
        ref other => panic!("one update: {other:?}"),
    };
    fixture.pass(SessionInput::Left { client: 2 });
    assert_eq!(away(&fixture), [Seat::at(1)]);
    fixture.effects();
    fixture.join(3, Some("ben"), 0);
    assert_eq!(away(&fixture), []);
}

#[test]
fn a_person_who_sits_down_without_a_client_counts_as_away_later() {
    let mut fixture = Fixture::open();
    fixture.sit("ana", Seat::FIRST);
    assert!(fixture.away().is_empty());
    fixture.wait_until(fixture.now.after_ms(BOUNDS.arrival_ms));
    assert_eq!(fixture.away(), [Seat::FIRST]);
    fixture.join(1, Some("ana"), 0);
    assert!(fixture.away().is_empty());
    fixture.join(2, Some("ana"), 0);
    fixture.pass(SessionInput::Left { client: 1 });
    assert!(fixture.away().is_empty(), "her other client is here");
    fixture.pass(SessionInput::Left { client: 2 });
    assert_eq!(fixture.away(), [Seat::FIRST]);
}

#[test]
fn a_table_without_clients_closes_after_the_idle_time() {
    let mut fixture = Fixture::open();
    fixture.join(1, None, 0);
    let later = BEGAN.after_ms(2 * BOUNDS.idle_waiting_ms);
    fixture.wait_until(later);
    assert_eq!(fixture.session.next_wake(), None, "a spectator keeps it open");
    fixture.pass(SessionInput::Left { client: 1 });
    let closes = later.after_ms(BOUNDS.idle_waiting_ms);
    assert_eq!(fixture.session.next_wake(), Some(closes));
    fixture.effects();
    fixture.wait_until(closes);
    assert_eq!(fixture.effects(), [Effect::Ended]);
    fixture.join(2, None, 0);
    assert!(fixture.effects().is_empty());
}

#[test]
fn bots_are_asked_again_after_an_outage() {
    let rules = Rules::preset("draw").expect("a preset");
    let bot = SeatPlan::bot(Level::Easy);
    let (options, opening) = (TableOptions::default(), Opening::default());
    let session = TableSession::open(BEGAN, &rules, &[bot, bot], options, opening, BOUNDS);
    let session = session.expect("two may play");
    let mut fixture =
        Fixture { session, now: BEGAN, stored: Vec::new(), store_fails: false, effects: Vec::new() };
    fixture.poll();
    assert!(
        fixture.effects().iter().any(|effect| matches!(effect, Effect::Request(Request::Shuffle { .. })))
    );
    let table = Table::restore(fixture.stored.iter().cloned()).expect("its own events");
    fixture.session = TableSession::resume(fixture.now, table, BOUNDS);
    fixture.poll();
    assert!(
        fixture.effects().iter().any(|effect| matches!(effect, Effect::Request(Request::Shuffle { .. })))
    );
    let deal = rules.tile_list(2);
    fixture.pass(SessionInput::Table(Input::Shuffled(Shuffle { lot: deal.clone(), deal })));
    let asked = fixture.effects();
    let asked: Vec<Level> = asked
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Request(Request::Think { level, .. }) => Some(level),
            _ => None,
        })
        .collect();
    assert_eq!(asked, [Level::Easy]);
}

#[test]
fn a_table_without_clients_sleeps_if_it_has_nothing_to_do() {
    let mut fixture = Fixture::open();
    let sleeps_at = BEGAN.after_ms(BOUNDS.awake_ms);
    assert_eq!(fixture.session.sleeps_at(), Some(sleeps_at), "it waits for people");
    fixture.join(1, None, 0);
    assert_eq!(fixture.session.sleeps_at(), None, "a client is connected");
    let table = Table::restore(fixture.stored.iter().cloned()).expect("the table's own events");
    let mut woken: TableSession<Client> = TableSession::after_sleep(sleeps_at, table, BOUNDS);
    assert_eq!(woken.poll(sleeps_at), None, "no time is credited");
    assert_eq!(woken.table().seq(), fixture.session.table().seq());

    // A table that waits for its first deal must not sleep, also without clients.
    let mut playing = Fixture::seated();
    playing.session.handle(playing.now, SessionInput::Left { client: 1 });
    playing.session.handle(playing.now, SessionInput::Left { client: 2 });
    playing.poll();
    assert_eq!(playing.session.sleeps_at(), None, "it waits for a shuffle");
}

#[test]
fn a_table_whose_deal_waits_for_a_person_who_comes_stays_awake() {
    let mut fixture = Fixture::open_with(TableOptions::default(), Some(Seed::new([7; 32])));
    for (index, name) in ["ana", "ben"].into_iter().enumerate() {
        fixture.sit(name, Seat::at(index));
    }
    assert_eq!(fixture.session.sleeps_at(), None, "both may still come");
    fixture.wait_until(fixture.now.after_ms(BOUNDS.arrival_ms));
    assert_eq!(fixture.away(), [Seat::FIRST, Seat::at(1)]);
    let shuffles = |effect: &Effect<Client>| matches!(effect, Effect::Request(Request::Shuffle { .. }));
    assert!(fixture.effects().iter().any(shuffles), "nobody came, so the deal waits no longer");
}

#[test]
fn a_guest_who_signs_in_plays_on_with_the_account_and_else_counts_as_away() {
    let mut fixture = Fixture::seated();
    let account = Some(person("anica"));
    let introduce = SessionInput::Table(Input::Introduce {
        person: person("ana"),
        name: "Anica".into(),
        face: None,
        account,
    });
    fixture.pass(introduce);
    assert!(matches!(fixture.sent_to(1)[..], [TableMessage::Snapshot { .. }]), "the old page only watches");
    fixture.effects.clear();
    fixture.join(3, Some("anica"), 0);
    assert_eq!(fixture.session.here(), [Seat::FIRST, Seat::at(1)]);
    fixture.pass(SessionInput::Left { client: 3 });
    assert_eq!(fixture.away(), [Seat::FIRST]);
}

#[test]
fn an_account_that_does_not_connect_counts_as_away() {
    let mut fixture = Fixture::seated();
    let account = Some(person("anica"));
    let introduce = SessionInput::Table(Input::Introduce {
        person: person("ana"),
        name: "Anica".into(),
        face: None,
        account,
    });
    fixture.pass(introduce);
    fixture.wait_until(fixture.now.after_ms(BOUNDS.arrival_ms));
    assert_eq!(fixture.away(), [Seat::FIRST]);
}

/// What a client is told about guests in its last message.
fn guests(fixture: &Fixture, client: Client) -> Option<usize> {
    match fixture.sent_to(client).last()? {
        TableMessage::Update { now, .. } | TableMessage::Snapshot { now, .. } => Some(now.guests),
        TableMessage::Said { .. } | TableMessage::Ack { .. } | TableMessage::Refused { .. } => None,
    }
}

#[test]
fn people_at_a_waiting_table_see_that_guests_opened_it() {
    let mut fixture = Fixture::open();
    fixture.join(1, Some("ana"), 0);
    fixture.sit("ana", Seat::FIRST);
    assert_eq!(guests(&fixture, 1), Some(0));
    fixture.effects.clear();
    fixture.join(2, None, 0);
    assert_eq!(guests(&fixture, 1), Some(1), "an anonymous guest");
    assert_eq!(guests(&fixture, 2), Some(0), "guests are not told of guests");
    fixture.effects.clear();
    // One seat is free, so a second guest changes nothing.
    fixture.join(3, Some("ben"), 0);
    assert_eq!(guests(&fixture, 1), None);
    fixture.pass(SessionInput::Left { client: 2 });
    assert_eq!(guests(&fixture, 1), None);
    fixture.pass(SessionInput::Left { client: 3 });
    assert_eq!(guests(&fixture, 1), Some(0));
}

#[test]
fn a_guest_who_sits_down_or_watches_a_match_is_no_guest() {
    let mut fixture = Fixture::open();
    fixture.join(1, Some("ana"), 0);
    fixture.join(2, Some("ben"), 0);
    fixture.join(3, None, 0);
    fixture.sit("ana", Seat::FIRST);
    assert_eq!(guests(&fixture, 1), Some(1));
    fixture.effects.clear();
    fixture.sit("ben", Seat::at(1));
    assert_eq!((guests(&fixture, 1), guests(&fixture, 2)), (Some(0), Some(0)));
    fixture.effects.clear();
    fixture.join(4, None, 0);
    fixture.pass(SessionInput::Left { client: 3 });
    assert!(fixture.sent_to(1).is_empty(), "{:?}", fixture.sent_to(1));
}

#[test]
fn a_frozen_table_tells_nobody_of_guests_and_learns_no_names() {
    let mut fixture = Fixture::open();
    fixture.join(1, Some("ana"), 0);
    fixture.sit("ana", Seat::FIRST);
    fixture.join(2, None, 0);
    fixture.store_fails = true;
    fixture.sit("ben", Seat::at(1));
    fixture.effects.clear();
    let introduce = |name: &str| {
        let (person, name) = (person("ana"), name.into());
        SessionInput::Table(Input::Introduce { person, name, face: Some(4), account: None })
    };
    fixture.pass(introduce("Anica"));
    fixture.pass(SessionInput::Left { client: 2 });
    assert!(fixture.sent_to(1).is_empty(), "{:?}", fixture.sent_to(1));
    fixture.store_fails = false;
    fixture.wait_until(BEGAN.after_ms(BOUNDS.retry_first_ms));
    fixture.pass(introduce("Anica"));
    let renamed = fixture.sent_to(1).into_iter().any(|message| match message {
        TableMessage::Update { events, .. } => {
            let seat = Seat::FIRST;
            events.contains(&SeenEvent::Renamed { seat, name: "Anica".into(), face: Some(4) })
        }
        _ => false,
    });
    assert!(renamed, "{:?}", fixture.sent_to(1));
}

/// What a spectator was told last: the number of the last event, and whose turn it is.
fn told(fixture: &mut Fixture, client: Client) -> Option<(u64, Option<Seat>)> {
    let last = fixture.sent_to(client).into_iter().rev().find_map(|message| match message {
        TableMessage::Snapshot { view, now } => Some((view.seq, now.turn)),
        TableMessage::Update { from, events, now } => Some((from + events.len() as u64 - 1, now.turn)),
        _ => None,
    });
    fixture.effects.clear();
    last
}

#[test]
fn spectators_of_a_rated_match_see_it_later() {
    let mut fixture = Fixture::open_with(TableOptions { rated: true, ..TableOptions::default() }, None);
    for (client, name) in [(1, "ana"), (2, "ben")] {
        fixture.join(client, Some(name), 0);
        fixture.sit(name, Seat::at(client as usize - 1));
    }
    fixture.effects.clear();
    fixture.join(3, None, 0);
    let TableMessage::Snapshot { view, .. } = fixture.sent_to(3)[0] else { panic!("a snapshot") };
    assert_eq!(view.phase, Phase::Waiting, "it has not begun yet for the spectator");
    let seen = view.seq;
    let began = fixture.session.table().seq();
    assert!(began > seen);
    fixture.effects.clear();
    fixture.wait_until(BEGAN.after_ms(Table::SPECTATOR_DELAY_MS - 1));
    assert_eq!(told(&mut fixture, 3), None);
    fixture.wait_until(BEGAN.after_ms(Table::SPECTATOR_DELAY_MS));
    assert_eq!(told(&mut fixture, 3).map(|(seq, _)| seq), Some(began));

    // A returning spectator goes on where it was, and a frozen table leaves no gap.
    fixture.join(4, None, began);
    assert_eq!(told(&mut fixture, 4).map(|(seq, _)| seq), Some(began));
    fixture.store_fails = true;
    fixture.command(1, "c1", Command::OfferEnd);
    assert_eq!(told(&mut fixture, 3).map(|(seq, _)| seq), Some(began));
    fixture.store_fails = false;
    fixture.wait_until(fixture.now.after_ms(60_000));
    assert!(!fixture.session.is_frozen());
    assert_eq!(told(&mut fixture, 3).map(|(seq, _)| seq), Some(began));
    fixture.wait_until(fixture.now.after_ms(Table::SPECTATOR_DELAY_MS));
    let all = fixture.session.table().seq();
    assert_eq!(told(&mut fixture, 3).map(|(seq, _)| seq), Some(all));
}

#[test]
fn people_with_a_seat_talk_to_everyone_at_the_table() {
    let mut fixture = Fixture::seated();
    fixture.join(3, None, 0);
    let say = |fixture: &mut Fixture, client, said| {
        fixture.effects.clear();
        fixture.pass(SessionInput::Say { client, id: "s".into(), said });
    };
    let hello = Said::Phrase(Phrase::Hello);
    say(&mut fixture, 3, hello.clone());
    assert_eq!(fixture.sent_to(3), [&refused("s", Refusal::NotSeated)]);
    for _ in 0..5 {
        say(&mut fixture, 1, hello.clone());
        let said = TableMessage::Said { seat: Seat::FIRST, said: hello.clone() };
        assert_eq!((fixture.sent_to(2), fixture.sent_to(3)), (vec![&said], vec![&said]));
        assert!(fixture.sent_to(1).contains(&&said));
    }
    say(&mut fixture, 1, hello.clone());
    assert_eq!(fixture.sent_to(1), [&refused("s", Refusal::TooMuchTalk)]);
    say(&mut fixture, 2, hello);
    assert_eq!(fixture.sent_to(1).len(), 1, "the other one may speak");
    say(&mut fixture, 2, Said::Text("hi".into()));
    assert_eq!(fixture.sent_to(2), [&refused("s", Refusal::NoTalk)]);
    assert_eq!(fixture.session.talk().len(), 6);
}
