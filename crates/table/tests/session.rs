//! A session with clients: what is sent to each client, and how it recovers from store failures.

use boneyard_ids::PersonId;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    Command, Level, Refusal, SeatPlan, Shuffle, Table, TableOptions, Timestamp,
    session::{CloseReason, Effect, Roster, SessionBounds, SessionInput, TableMessage, TableSession},
};

const BEGAN: Timestamp = Timestamp(1_000);
const BOUNDS: SessionBounds = SessionBounds { missed_events_max: 2, ..SessionBounds::STANDARD };

type Client = u32;

fn person(name: &str) -> PersonId {
    PersonId::from(name)
}

/// A session with a driver that stores events and collects all other effects.
struct Driven {
    session: TableSession<Client>,
    now: Timestamp,
    stored: Vec<boneyard_table::Recorded>,
    store_fails: bool,
    effects: Vec<Effect<Client>>,
}

impl Driven {
    /// A table for two people.
    fn open() -> Self {
        let rules = Rules::preset("draw").expect("a preset");
        let plan = [SeatPlan::Open; 2];
        let session = TableSession::open(BEGAN, &rules, &plan, TableOptions::default(), BOUNDS);
        let session = session.expect("two may play");
        let mut driven =
            Self { session, now: BEGAN, stored: Vec::new(), store_fails: false, effects: Vec::new() };
        driven.poll();
        driven
    }

    /// The same table with Ana and Ben on their seats, each with one client.
    fn seated() -> Self {
        let mut driven = Self::open();
        for (client, name) in [(1, "ana"), (2, "ben")] {
            driven.join(client, Some(name), 0);
            driven.sit(name, Seat::at(client as usize - 1));
        }
        driven.effects.clear();
        driven
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
        self.pass(SessionInput::Sit { seat, person: person(name), name: name.into() });
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
    let mut driven = Driven::open();
    for client in [7, 8, 9] {
        driven.join(client, None, 0);
    }
    driven.join(1, Some("ana"), 0);
    driven.effects();
    driven.sit("ana", Seat::FIRST);
    let sent: Vec<Vec<Client>> = driven.effects().into_iter().filter_map(recipients).collect();
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
    let mut driven = Driven::seated();
    driven.command(1, "c1", Command::Draw);
    driven.command(2, "c1", Command::Draw);
    let refusals = |driven: &Driven, client| {
        let sent = driven.sent_to(client);
        sent.into_iter().filter(|message| matches!(message, TableMessage::Refused { .. })).count()
    };
    assert_eq!((refusals(&driven, 1), refusals(&driven, 2)), (1, 1));

    // After the match is stopped, both ask for a rematch under the same id, and both requests count.
    driven.pass(SessionInput::Left { client: 2 });
    driven.wait_until(driven.now.after_ms(Table::GRACE_MS));
    driven.command(1, "stop", Command::Stop);
    driven.join(3, Some("ben"), 0);
    let before = driven.session.table().seq();
    driven.effects();
    driven.command(1, "again", Command::Ready);
    driven.command(3, "again", Command::Ready);
    for (client, seq) in [(1, before + 1), (3, before + 2)] {
        let ack = TableMessage::Ack { id: "again".into(), seq };
        assert!(driven.sent_to(client).contains(&&ack), "client {client}: {:?}", driven.sent_to(client));
    }
}

#[test]
fn a_returning_client_gets_the_missed_events_or_a_snapshot() {
    let mut driven = Driven::seated();
    let seq = driven.session.table().seq();
    driven.join(11, None, seq - 1);
    assert!(
        matches!(driven.sent_to(11)[..], [TableMessage::Update { from, events, .. }] if *from == seq && events.len() == 1)
    );
    for (client, last_seen) in [(12, 0), (13, 1), (14, seq + 1)] {
        driven.join(client, None, last_seen);
        assert!(matches!(driven.sent_to(client)[..], [TableMessage::Snapshot { .. }]));
    }
}

#[test]
fn nothing_is_shown_before_it_is_stored() {
    let mut driven = Driven::open();
    driven.join(1, Some("ana"), 0);
    driven.effects();
    let sit = SessionInput::Sit { seat: Seat::FIRST, person: person("ana"), name: "Ana".into() };
    driven.session.handle(driven.now, sit);
    let Some(Effect::Append(events)) = driven.session.poll(driven.now) else { panic!("it is stored first") };
    // Another client has to wait too.
    driven.session.handle(driven.now, SessionInput::Joined { client: 2, person: None, last_seen: 0 });
    assert_eq!(driven.session.poll(driven.now), None);
    assert_eq!(driven.session.next_wake(), None);
    driven.stored.extend(events.iter().cloned());
    driven.pass(SessionInput::Stored);
    assert!(driven.effects().contains(&Effect::AnswerSit(Ok(()))));
}

#[test]
fn a_frozen_table_continues_from_the_stored_events() {
    let mut driven = Driven::seated();
    let seq = driven.session.table().seq();
    driven.store_fails = true;
    driven.pass(SessionInput::Left { client: 2 });
    driven.wait_until(driven.now.after_ms(Table::GRACE_MS));
    driven.effects();
    driven.command(1, "stop", Command::Stop);
    assert!(driven.session.is_frozen());
    assert_eq!(driven.sent_to(1).last(), Some(&&refused("stop", Refusal::Frozen)));
    let first = driven.sent_to(1)[0];
    assert!(
        matches!(first, TableMessage::Update { from, now, events } if *from == seq + 1 && now.frozen && events.is_empty())
    );

    // While the table is frozen, all requests are refused.
    driven.effects();
    driven.command(1, "ready", Command::Ready);
    assert_eq!(driven.sent_to(1), [&refused("ready", Refusal::Frozen)]);
    driven.join(3, None, 0);
    driven.sit("eve", Seat::FIRST);
    let effects = driven.effects();
    assert!(effects.contains(&Effect::Close { client: 3, reason: CloseReason::StoreFails }));
    assert!(effects.contains(&Effect::AnswerSit(Err(Refusal::Frozen))));

    // The wait doubles with each failure, up to a bound.
    let mut waits = Vec::new();
    for _ in 0..7 {
        let at = driven.session.next_wake().expect("it tries again");
        waits.push(at.ms_since(driven.now));
        driven.wait_until(at);
    }
    assert_eq!(waits, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);

    driven.store_fails = false;
    driven.effects();
    driven.wait_until(driven.session.next_wake().expect("it tries again"));
    assert!(!driven.session.is_frozen());
    assert!(matches!(driven.sent_to(1)[..], [TableMessage::Snapshot { .. }]), "{:?}", driven.sent_to(1));
    assert!(driven.effects().contains(&Effect::Resumed));
    // The outage is an event. The `Stop` command was not stored, so it has no effect.
    let shown = driven.session.table().seq();
    assert!(shown > seq);
    assert_eq!(driven.away(), [Seat::at(1)]);
    // The next update follows the snapshot.
    driven.wait_until(driven.now.after_ms(Table::GRACE_MS));
    driven.effects();
    driven.command(1, "stop again", Command::Stop);
    let next = driven.sent_to(1)[0];
    assert!(matches!(next, TableMessage::Update { from, .. } if *from == shown + 1), "{next:?}");
}

#[test]
fn a_frozen_table_waits_from_the_moment_of_the_failure() {
    let mut driven = Driven::open();
    let sit = SessionInput::Sit { seat: Seat::FIRST, person: person("ana"), name: "Ana".into() };
    driven.session.handle(driven.now, sit);
    assert!(matches!(driven.session.poll(driven.now), Some(Effect::Append(_))));
    let failed = driven.now.after_ms(700);
    driven.session.handle(failed, SessionInput::StoreFailed);
    assert_eq!(driven.session.next_wake(), Some(failed.after_ms(BOUNDS.retry_first_ms)));
}

#[test]
fn after_a_recovery_people_without_a_client_are_away_at_once() {
    let mut driven = Driven::open();
    driven.sit("ana", Seat::FIRST);
    assert_eq!(driven.away(), []);
    driven.store_fails = true;
    driven.sit("ben", Seat::at(1));
    driven.store_fails = false;
    driven.wait_until(driven.session.next_wake().expect("it tries again"));
    assert_eq!(driven.away(), [Seat::FIRST]);
    let since = driven.now;
    driven.wait_until(since.after_ms(BOUNDS.arrival_ms));
    let now = driven.session.table().live_state(driven.now, boneyard_table::Audience::Spectators);
    assert_eq!(now.away[0].grace_ms, Table::GRACE_MS - BOUNDS.arrival_ms);
}

#[test]
fn a_client_that_missed_how_it_got_its_seat_gets_a_snapshot() {
    let mut driven = Driven::open();
    let seq = driven.session.table().seq();
    driven.sit("ana", Seat::FIRST);
    driven.effects();
    driven.join(1, Some("ana"), seq);
    assert!(matches!(driven.sent_to(1)[..], [TableMessage::Snapshot { .. }]), "{:?}", driven.sent_to(1));
    // Others have missed one event, which changes nothing about what they may see.
    driven.join(2, Some("ben"), seq);
    assert!(matches!(driven.sent_to(2)[..], [TableMessage::Update { .. }]), "{:?}", driven.sent_to(2));
}

#[test]
fn a_client_that_replaces_its_own_pushes_out_no_spectator() {
    let mut roster = Roster::new(4, 1, |audience| audience == "spectators");
    for spectator in [1, 2, 3] {
        assert_eq!(roster.join(spectator, None, "spectators"), Ok(Vec::new()));
    }
    assert_eq!(roster.join(4, Some(person("ana")), "seat 1"), Ok(Vec::new()));
    assert_eq!(roster.join(5, Some(person("ana")), "seat 1"), Ok(vec![4]));
}

#[test]
fn a_later_outage_is_tried_again_as_soon_as_the_first() {
    let mut driven = Driven::seated();
    driven.pass(SessionInput::Left { client: 2 });
    for outage in 1..=2 {
        driven.wait_until(driven.now.after_ms(Table::GRACE_MS));
        driven.store_fails = true;
        driven.command(1, &format!("stop {outage}"), Command::Stop);
        let waits = |driven: &Driven| driven.session.next_wake().map(|at| at.ms_since(driven.now));
        assert!(driven.session.is_frozen());
        assert_eq!(waits(&driven), Some(BOUNDS.retry_first_ms), "outage {outage}");
        driven.wait_until(driven.session.next_wake().expect("it tries again"));
        assert_eq!(waits(&driven), Some(2 * BOUNDS.retry_first_ms), "outage {outage}");
        driven.store_fails = false;
        driven.wait_until(driven.session.next_wake().expect("it tries again"));
        assert!(!driven.session.is_frozen());
    }
}

#[test]
fn everyone_sees_at_once_who_is_away_and_who_is_back() {
    let mut driven = Driven::seated();
    let away = |driven: &Driven| match driven.sent_to(1)[..] {
        [TableMessage::Update { now, events, .. }] if events.is_empty() => {
            now.away.iter().map(|away| away.seat).collect::<Vec<_>>()
        }
        ref other => panic!("one update: {other:?}"),
    };
    driven.pass(SessionInput::Left { client: 2 });
    assert_eq!(away(&driven), [Seat::at(1)]);
    driven.effects();
    driven.join(3, Some("ben"), 0);
    assert_eq!(away(&driven), []);
}

#[test]
fn a_person_who_sits_down_without_a_client_counts_as_away_later() {
    let mut driven = Driven::open();
    driven.sit("ana", Seat::FIRST);
    assert!(driven.away().is_empty());
    driven.wait_until(driven.now.after_ms(BOUNDS.arrival_ms));
    assert_eq!(driven.away(), [Seat::FIRST]);
    driven.join(1, Some("ana"), 0);
    assert!(driven.away().is_empty());
    driven.join(2, Some("ana"), 0);
    driven.pass(SessionInput::Left { client: 1 });
    assert!(driven.away().is_empty(), "her other client is here");
    driven.pass(SessionInput::Left { client: 2 });
    assert_eq!(driven.away(), [Seat::FIRST]);
}

#[test]
fn a_table_without_clients_closes_in_time() {
    let mut driven = Driven::open();
    driven.join(1, None, 0);
    let later = BEGAN.after_ms(2 * BOUNDS.idle_waiting_ms);
    driven.wait_until(later);
    assert_eq!(driven.session.next_wake(), None, "a spectator keeps it open");
    driven.pass(SessionInput::Left { client: 1 });
    let closes = later.after_ms(BOUNDS.idle_waiting_ms);
    assert_eq!(driven.session.next_wake(), Some(closes));
    driven.effects();
    driven.wait_until(closes);
    assert_eq!(driven.effects(), [Effect::Ended]);
    driven.join(2, None, 0);
    assert!(driven.effects().is_empty());
}

#[test]
fn bots_are_asked_again_after_an_outage() {
    let rules = Rules::preset("draw").expect("a preset");
    let bot = SeatPlan::Bot { level: Level::Greedy };
    let session = TableSession::open(BEGAN, &rules, &[bot, bot], TableOptions::default(), BOUNDS);
    let session = session.expect("two may play");
    let mut driven =
        Driven { session, now: BEGAN, stored: Vec::new(), store_fails: false, effects: Vec::new() };
    driven.poll();
    assert!(driven.effects().iter().any(|effect| matches!(effect, Effect::Shuffle { .. })));
    let table = Table::restore(driven.stored.iter().cloned()).expect("its own events");
    driven.session = TableSession::resume(driven.now, table, BOUNDS);
    driven.poll();
    assert!(driven.effects().iter().any(|effect| matches!(effect, Effect::Shuffle { .. })));
    let deal = rules.tile_list(2);
    driven.pass(SessionInput::Shuffled(Shuffle { lot: deal.clone(), deal }));
    let asked = driven.effects();
    let asked: Vec<Level> = asked
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Think { level, .. } => Some(level),
            _ => None,
        })
        .collect();
    assert_eq!(asked, [Level::Greedy]);
}
