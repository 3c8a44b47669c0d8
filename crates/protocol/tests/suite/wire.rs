//! The exact JSON of the table protocol. A change here is a change of the protocol.

use boneyard_deal::{Commitment, Part, Seed};
use boneyard_ids::PersonId;
use boneyard_protocol::{ClientMessage, Problem, ServerMessage, VERSION};
use boneyard_rules::{
    BySeat, Cell, FinishedRound, Lead, Match, MatchEnd, Move, MustLead, OpenEnd, Outcome, Place, Rules, Seat,
    Standing, Tile, Verdict,
};
use boneyard_table::{
    ActedBy, Audience, Away, BoneyardChoice, Command, DealMethod, Event, HandOrder, Input, Level, Lifting,
    LiveState, NextDeal, OnTimeout, Pace, Persona, Phase, Phrase, PileView, ProposalView, Proposed, Refusal,
    RoundView, Said, SeatPlan, SeatView, SeenEvent, SingleChoice, Sitter, Table, TableOptions, TableView,
    Talk, Tempo, Timestamp, session::TableMessage,
};
use insta::assert_json_snapshot;

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn hands() -> BySeat<Vec<Tile>> {
    BySeat::new(2, |seat| {
        let tiles = if seat == Seat::FIRST { ["0-1", "6-6"] } else { ["2-5", "3-3"] };
        tiles.map(tile).to_vec()
    })
}

fn match_end() -> MatchEnd {
    MatchEnd {
        verdict: Verdict { won: vec![1], lost: vec![0] },
        rating_points: Some(BySeat::new(2, |seat| seat.index() as u32 * 9)),
        eliminated: Some(Seat::FIRST),
        resigned: false,
    }
}

/// One event of every kind, in the order of `Event`.
fn every_event() -> Vec<Event> {
    let rules = Rules::preset("goat-club-one").expect("a preset");
    let options = TableOptions::default();
    let outcome = Outcome::Out(seat(2));
    let mut game = Match::new(rules.clone(), 2).expect("two may play");
    let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 13 } else { 0 });
    let settlement = game.finish(&FinishedRound::plain(outcome, Seat::FIRST, values));
    let ends = vec![OpenEnd { at: Place::Left, number: 6 }, OpenEnd { at: Place::Right, number: 6 }];
    let boneyard = vec![tile("1-4"), tile("0-0")];
    vec![
        Event::Opened {
            rules: rules.to_string(),
            seats: vec![SeatPlan::Open, SeatPlan::bot(Level::Steady)],
            options: Box::new(options),
            seed: Some(Seed::new([7; 32])),
            house_rules: Some("5f0a91c2d3e4b607".into()),
        },
        Event::Seated {
            seat: Seat::FIRST,
            person: PersonId::from("secret"),
            name: "Ana".into(),
            face: None,
            program: false,
        },
        Event::Renamed { seat: Seat::FIRST, name: "Eva".into(), face: Some(7), person: None },
        Event::BotSeated { seat: seat(2), level: Level::Easy, persona: Some(Persona::Mila) },
        Event::Left { seat: Seat::FIRST },
        Event::MatchBegan { number: 1 },
        Event::LotDrawn {
            tiles: BySeat::new(2, |at| tile(if at == Seat::FIRST { "0-1" } else { "5-5" })),
            leader: seat(2),
        },
        Event::Mixed {
            round: 1,
            pile: boneyard.clone(),
            each: 1,
            order: Some(vec![seat(2), Seat::FIRST]),
            again: true,
            parts: vec![Part::missing(1), Part::new([0xab; 16])],
        },
        Event::MixedAgain { seat: seat(2) },
        Event::Took { seat: Seat::FIRST, place: 1, tile: tile("0-0"), lifted: true, by: ActedBy::Person },
        Event::Took { seat: Seat::FIRST, place: 0, tile: tile("1-4"), lifted: false, by: ActedBy::Clock },
        Event::Dealt {
            round: 1,
            hands: hands(),
            boneyard: boneyard.clone(),
            leader: Seat::FIRST,
            must_lead: MustLead::Tile(tile("6-6")),
            unlifted: vec![Seat::FIRST],
            parts: Vec::new(),
        },
        Event::Lifted { seat: Seat::FIRST, hand: vec![tile("0-1"), tile("6-6")] },
        Event::ThrownBack { round: 1, hands: hands(), boneyard, parts: Vec::new() },
        Event::Declared { seat: Seat::FIRST, by: ActedBy::Person },
        Event::Played {
            seat: Seat::FIRST,
            tile: tile("6-6"),
            at: Place::First,
            leaves: None,
            ends: ends.clone(),
            by: ActedBy::Forced,
        },
        Event::Closed { seat: Seat::FIRST, ends, by: ActedBy::Person },
        Event::Done { seat: Seat::FIRST, by: ActedBy::Person },
        Event::Drew { seat: Seat::FIRST, tile: tile("1-4"), place: 0, boneyard: 1, by: ActedBy::Clock },
        Event::Passed { seat: seat(2), by: ActedBy::Bot },
        Event::RoundEnded {
            round: 1,
            outcome,
            hands: hands(),
            settlement: Box::new(settlement),
            lead: Lead::Seat(seat(2)),
        },
        Event::Ready { seat: Seat::FIRST },
        Event::MatchEnded { end: Some(match_end()) },
        Event::MatchEnded { end: None },
        Event::Held { seat: Seat::FIRST, level: Level::Steady },
        Event::Returned { seat: Seat::FIRST },
        Event::Paced { seat: Seat::FIRST, bot_delay_ms: 1_600 },
        Event::Proposed { seat: Seat::FIRST, proposed: Proposed::TakeBack { from: 12 } },
        Event::Proposed { seat: Seat::FIRST, proposed: Proposed::End },
        Event::Agreed { seat: seat(2) },
        Event::Declined { seat: seat(2) },
        Event::TookBack { seat: Seat::FIRST, from: 12 },
        Event::Credited { ms: 1_500 },
    ]
}

/// Fails to compile if an event is added to `Event` but not above.
const fn is_listed(event: &Event) {
    match event {
        Event::Opened { .. }
        | Event::Seated { .. }
        | Event::Renamed { .. }
        | Event::BotSeated { .. }
        | Event::Left { .. }
        | Event::MatchBegan { .. }
        | Event::LotDrawn { .. }
        | Event::Mixed { .. }
        | Event::MixedAgain { .. }
        | Event::Took { .. }
        | Event::Dealt { .. }
        | Event::Lifted { .. }
        | Event::ThrownBack { .. }
        | Event::Declared { .. }
        | Event::Played { .. }
        | Event::Closed { .. }
        | Event::Done { .. }
        | Event::Drew { .. }
        | Event::Passed { .. }
        | Event::RoundEnded { .. }
        | Event::Ready { .. }
        | Event::MatchEnded { .. }
        | Event::Held { .. }
        | Event::Returned { .. }
        | Event::Paced { .. }
        | Event::Proposed { .. }
        | Event::Agreed { .. }
        | Event::Declined { .. }
        | Event::TookBack { .. }
        | Event::Credited { .. } => {}
    }
}

fn seen_by(audience: Audience) -> Vec<SeenEvent> {
    every_event()
        .iter()
        .map(|event| {
            is_listed(event);
            event.seen_by(audience)
        })
        .collect()
}

#[test]
fn events_as_their_own_seat_sees_them() {
    assert_json_snapshot!(seen_by(Audience::Seat(Seat::FIRST)));
}

#[test]
fn events_as_spectators_see_them() {
    assert_json_snapshot!(seen_by(Audience::Spectators));
}

#[test]
fn events_as_another_seat_sees_them_differ_in_its_own_hand_alone() {
    let spectators = seen_by(Audience::Spectators);
    let other = seen_by(Audience::Seat(seat(2)));
    let differ: Vec<_> =
        spectators.iter().zip(&other).filter(|(one, other)| one != other).map(|(_, other)| other).collect();
    assert!(matches!(
        differ[..],
        [SeenEvent::Dealt { hand: Some(hand), .. }] if *hand == [tile("2-5"), tile("3-3")]
    ));
}

#[test]
fn events_as_they_are_stored() {
    assert_json_snapshot!(every_event());
}

/// A table for two, in the middle of a round.
fn view() -> TableView {
    let rules = Rules::preset("goat-club-one").expect("a preset");
    TableView {
        seq: 9,
        options: TableOptions {
            turn_seconds: Some(30),
            bank_seconds: Some(60),
            gather_seconds: None,
            on_timeout: OnTimeout::Eliminate,
            tempo: Tempo::Even,
            bot_delay_ms: 700,
            taking: DealMethod::InTurn,
            lifting: Lifting::InStages,
            boneyard: BoneyardChoice::Pointed,
            single_choice: SingleChoice::Moved,
            hand_order: HandOrder::Fixed,
            rated: true,
            talk: Talk::Chat,
        },
        house_rules: Some("5f0a91c2d3e4b607".into()),
        you: Some(Seat::FIRST),
        second: None,
        seats: BySeat::new(2, |seat| SeatView {
            sitter: if seat == Seat::FIRST {
                Sitter::Person { name: "Ana".into(), face: None, held_by: None, program: false }
            } else {
                Sitter::bot(Level::Easy, Persona::Mila)
            },
            side: seat.index(),
            ready: false,
        }),
        sides: rules.sides(2),
        phase: Phase::Playing,
        match_number: 1,
        standing: Standing::new(&rules, 2),
        pile: Some(PileView {
            second_hand: None,
            round: 2,
            takers: vec![None, Some(Seat::FIRST)],
            each: 1,
            order: Some(vec![Seat::FIRST, seat(2)]),
            again: false,
            hand: Some(vec![tile("0-1")]),
        }),
        round: Some(RoundView {
            number: 1,
            leader: Seat::FIRST,
            must_lead: MustLead::Tile(tile("6-6")),
            hand: Some(vec![tile("0-1")]),
            second_hand: None,
            counts: BySeat::new(2, |seat| seat.index() + 1),
            boneyard: 2,
            ends: vec![OpenEnd { at: Place::Left, number: 6 }],
            history: seen_by(Audience::Seat(Seat::FIRST))
                .into_iter()
                .filter(|event| matches!(event, SeenEvent::Played { .. }))
                .chain([scored()])
                .collect(),
        }),
        sheet: Vec::new(),
        match_end: None,
        rules,
    }
}

/// A play with the points that it scored.
fn scored() -> SeenEvent {
    SeenEvent::Played {
        seat: Seat::FIRST,
        tile: tile("5-5"),
        at: Place::First,
        leaves: None,
        ends: vec![OpenEnd { at: Place::Left, number: 5 }, OpenEnd { at: Place::Right, number: 5 }],
        points: 10,
        by: ActedBy::Person,
    }
}

fn now() -> LiveState {
    LiveState {
        turn: Some(Seat::FIRST),
        marked: vec![seat(2)],
        legal: vec![Move::play(tile("0-1"), Place::Left), Move::Draw, Move::Close, Move::Done, Move::Pass],
        legal_points: vec![10, 0, 0, 0, 0],
        end_counts: vec![Some(6), Some(12), None],
        made: Some(BySeat::new(4, |seat| if seat == Seat::FIRST { 15 } else { 0 })),
        declare_ms: Some(4_000),
        may_declare: true,
        taking_ms: Some(20_000),
        may_mix_again: true,
        clock_ms: Some(29_000),
        bank_ms: Some(60_000),
        proposal: Some(ProposalView {
            seat: seat(2),
            what: Proposed::TakeBack { from: 12 },
            waits_for: vec![Seat::FIRST],
        }),
        forced_ms: Some(2_500),
        next_round_ms: Some(8_000),
        away: vec![Away { seat: seat(2), grace_ms: 60_000 }],
        next_deal: Some(NextDeal { match_number: 1, round: 2, commitment: Commitment::new([0xcd; 32]) }),
        host: Some(Seat::FIRST),
        guests: 2,
        frozen: true,
    }
}

#[test]
fn server_messages() {
    let events = seen_by(Audience::Spectators).into_iter().take(2).collect();
    let messages = vec![
        ServerMessage::Snapshot { version: VERSION, view: view(), now: now() },
        ServerMessage::Update { from: 1, events, now: LiveState::default() },
        ServerMessage::Said { seat: seat(2), said: Said::Phrase(Phrase::Applause) },
        ServerMessage::Ack { id: "c1".into(), seq: 7 },
        ServerMessage::Refused { id: "c2".into(), refusal: Refusal::NotHeld { tile: tile("5-6") } },
        ServerMessage::Problem { problem: Problem::TooSlow },
        ServerMessage::Pong,
    ];
    assert_json_snapshot!(messages);
    for message in messages {
        let text = serde_json::to_string(&message).expect("plain data");
        let read: ServerMessage = serde_json::from_str(&text).expect("what was written");
        assert_eq!(read, message);
    }
}

#[test]
fn client_messages() {
    let command = |command: Command| ClientMessage::Command { id: "c1".into(), command };
    let messages = vec![
        ClientMessage::Hello { version: VERSION, last_seen: 7 },
        command(Command::Play { tile: tile("5-6"), at: Place::Right, leaves: None }),
        command(Command::Play { tile: tile("0-3"), at: Place::Up, leaves: Some(3) }),
        command(Command::Play { tile: tile("5-6"), at: Place::Train(seat(2)), leaves: None }),
        command(Command::Play { tile: tile("5-6"), at: Place::On(tile("6-6")), leaves: None }),
        command(Command::Play {
            tile: tile("1-2-5"),
            at: Place::Cell(Cell { x: -3, y: 2, turn: 1 }),
            leaves: None,
        }),
        command(Command::Close),
        command(Command::Done),
        command(Command::Draw),
        command(Command::DrawAt { place: 3 }),
        command(Command::Take { place: 27 }),
        command(Command::TakeRest),
        command(Command::MixAgain),
        command(Command::Pass),
        command(Command::Declare),
        command(Command::Ready),
        command(Command::Hold { seat: seat(2) }),
        command(Command::Stop),
        command(Command::Leave),
        command(Command::SeatBots { seat: None, level: Level::Steady, persona: None }),
        command(Command::SeatBots {
            seat: Some(seat(2)),
            level: Level::Beginner,
            persona: Some(Persona::Ivo),
        }),
        command(Command::RemoveBot { seat: seat(2) }),
        command(Command::Return),
        command(Command::Resign),
        command(Command::TakeBack),
        command(Command::OfferEnd),
        command(Command::Agree),
        command(Command::Decline),
        command(Command::Pace { pace: Pace::Quick }),
        ClientMessage::Say { id: "s1".into(), said: Said::Phrase(Phrase::GoodGame) },
        ClientMessage::Say { id: "s2".into(), said: Said::Text("hello".into()) },
        ClientMessage::Part { commitment: Commitment::new([0xcd; 32]), part: Part::new([0xab; 16]) },
        ClientMessage::Ping,
    ];
    assert_json_snapshot!(messages);
}

#[test]
fn table_refusals() {
    let (first, tile) = (Seat::FIRST, tile("5-6"));
    let choice = Move::play(tile, Place::Left);
    assert_json_snapshot!(vec![
        Refusal::NoSuchSeat { seat: first },
        Refusal::SeatTaken { seat: first },
        Refusal::AlreadySeated { seat: first },
        Refusal::NotSeated,
        Refusal::NotYourTurn { turn: first },
        Refusal::NoRound,
        Refusal::MatchBegan,
        Refusal::NotHost,
        Refusal::NoBot { seat: first },
        Refusal::BotSitsHere { seat: first },
        Refusal::NothingToWaitFor,
        Refusal::NotAway { seat: first },
        Refusal::InGrace { seat: first, left_ms: 59_000 },
        Refusal::NotHeld { tile },
        Refusal::MustLead { tile },
        Refusal::MustLeadDouble,
        Refusal::WrongPlace { tile },
        Refusal::DoesNotFit { tile, ends: vec![OpenEnd { at: Place::Left, number: 1 }] },
        Refusal::WhichHalf { tile, halves: [5, 6] },
        Refusal::OnlyDoubles { tile },
        Refusal::NothingToClose,
        Refusal::NotDone,
        Refusal::RightOnEqualEnds { tile, number: 5 },
        Refusal::MustPlay { choice },
        Refusal::MustDraw,
        Refusal::NothingToDraw,
        Refusal::NothingToTake,
        Refusal::TakenAlready,
        Refusal::NotMixedAgain,
        Refusal::NotPointed,
        Refusal::BeforeLead { left_ms: 4_000 },
        Refusal::NothingToDeclare,
        Refusal::RatedStands,
        Refusal::NothingToTakeBack,
        Refusal::NoHints,
        Refusal::NotResigned,
        Refusal::NothingAsked,
        Refusal::AskedAlready,
        Refusal::NotReplaced,
        Refusal::BotPlays,
        Refusal::NoTalk,
        Refusal::NoTalkInRound,
        Refusal::BadText { max: 200 },
        Refusal::TooMuchTalk,
        Refusal::TimeOut { reason: "Be kind.".into(), until_ms: 1_700_000_000_000 },
        Refusal::Banned { reason: "Be kind.".into(), until_ms: None },
        Refusal::Frozen,
    ]);
}

#[test]
fn a_snapshot_of_a_new_table() {
    let rules = Rules::preset("draw").expect("a preset");
    let plan = [SeatPlan::Open, SeatPlan::Open];
    let (mut table, _) =
        Table::open(Timestamp(0), &rules, &plan, TableOptions::default()).expect("two may play");
    let person = PersonId::from("secret");
    table.handle(
        Timestamp(0),
        Input::Sit { person, name: "Ana".into(), face: None, program: false, seat: Seat::FIRST },
    );
    let mut view = serde_json::to_value(table.view(Audience::Spectators)).expect("plain data");
    // The rules are long. The files of the presets are their snapshots.
    view["rules"] = "…".into();
    assert_json_snapshot!(view);
}

/// Every event of the list, alone and with each live state, is read back as it was.
#[test]
fn updates_are_read_back_as_they_were() {
    let turn = LiveState { turn: Some(seat(3)), clock_ms: Some(9_000), ..LiveState::default() };
    let legal = vec![Move::play(tile("0-1"), Place::Left), Move::Draw, Move::Close, Move::Done, Move::Pass];
    let own_turn = LiveState { turn: Some(seat(2)), legal, ..LiveState::default() };
    let states = [LiveState::default(), turn, own_turn, now()];
    let mut short = 0;
    for audience in [Audience::Spectators, Audience::Seat(seat(2))] {
        for event in seen_by(audience).into_iter().chain([scored()]) {
            for now in &states {
                let (events, now) = (vec![event.clone()], now.clone());
                let update = ServerMessage::Update { from: 7, events: events.clone(), now: now.clone() };
                let message = ServerMessage::from(TableMessage::Update { from: 7, events, now });
                short += usize::from(message != update);
                let text = serde_json::to_string(&message).expect("plain data");
                let read: ServerMessage = serde_json::from_str(&text).expect("what was written");
                assert_eq!(read.expanded(), update, "{text}");
            }
        }
    }
    assert!(short > 10, "{short} updates have a short form");
}

#[test]
fn short_updates() {
    let now = LiveState {
        turn: Some(seat(2)),
        legal: vec![Move::play(tile("0-1"), Place::Left), Move::Draw, Move::Pass],
        clock_ms: Some(29_000),
        ..LiveState::default()
    };
    let short: Vec<ServerMessage> = seen_by(Audience::Seat(seat(2)))
        .into_iter()
        .map(|event| TableMessage::Update { from: 7, events: vec![event], now: now.clone() }.into())
        .filter(|message| !matches!(message, ServerMessage::Update { .. }))
        .collect();
    assert_json_snapshot!(short);
}
