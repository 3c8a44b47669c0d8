//! Two players with two hands each (R1.3.1): one person owns two seats and plays each hand in its own turn.

use std::collections::VecDeque;

use boneyard_ids::PersonId;
use boneyard_rules::{Move, Rules, Seat, Tile, View};
use boneyard_table::{
    Audience, Command, CommandId, Event, Input, Level, LiveState, Occupant, Output, Phase, Recorded, Refusal,
    Request, SeatPlan, SeenEvent, Shuffle, Sitter, Table, TableOptions, Timestamp, record,
};

use crate::sits;

const BEGAN: Timestamp = Timestamp(1_000);
const SEATS: usize = 4;
const LEVEL: Level = Level::Beginner;

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn id(seat: Seat, id: &str) -> CommandId {
    CommandId { seat, id: id.into() }
}

/// A table with its collected outputs.
struct Fixture {
    table: Table,
    events: Vec<Recorded>,
    answers: Vec<Result<u64, Refusal>>,
    thought: Option<(u64, Box<View>)>,
}

impl Fixture {
    fn open(players: [SeatPlan; 2], options: TableOptions) -> Self {
        let rules = Rules::parse("seven-plus-seven").expect("a preset");
        let (table, outputs) = Table::open(BEGAN, &rules, &players, options).expect("two may play");
        let mut fixture = Self { table, events: Vec::new(), answers: Vec::new(), thought: None };
        fixture.record_outputs(outputs);
        fixture
    }

    /// Two seated people and a deal in the order of the tile list. Seat 4 leads.
    fn dealt() -> Self {
        let mut fixture = Self::open([SeatPlan::Open; 2], TableOptions::default());
        fixture.sit("ana", seat(1));
        fixture.sit("boris", seat(2));
        fixture
    }

    fn sit(&mut self, person: &str, at: Seat) {
        self.pass(BEGAN, sits(person, at));
    }

    fn pass(&mut self, now: Timestamp, input: Input) {
        let outputs = self.table.handle(now, input);
        self.record_outputs(outputs);
    }

    fn ask(&mut self, now: Timestamp, of: Seat, command: Command) -> Result<u64, Refusal> {
        let id = id(of, &format!("c{}", self.answers.len()));
        self.pass(now, Input::Command { id, command });
        self.answers.last().cloned().expect("every command is answered")
    }

    fn record_outputs(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Append(events) => self.events.extend(events),
                Output::Answer { answer, .. } => self.answers.push(answer),
                Output::Request(Request::Think { turn, view, .. }) => self.thought = Some((turn, view)),
                Output::Request(Request::Shuffle { .. }) => {
                    // Both shuffles keep the order of the tile list, so seat 4 draws the highest tile.
                    let deal = self.table.rules().tile_list(SEATS);
                    let lot = deal[deal.len() - SEATS..].to_vec();
                    outputs.extend(self.table.handle(BEGAN, Input::Shuffled(Shuffle { deal, lot })));
                }
                Output::Show | Output::Request(Request::AskToDeclare { .. }) => {}
            }
        }
    }

    fn live_state(&self, at: Seat) -> LiveState {
        self.table.live_state(BEGAN, self.table.audience_at(at))
    }

    fn turn(&self) -> Seat {
        self.live_state(Seat::FIRST).turn.expect("a round is played")
    }

    /// The hands that an audience sees.
    fn hands(&self, audience: Audience) -> [Option<Vec<Tile>>; 2] {
        let round = self.table.view(audience).round.expect("a round is played");
        [round.hand, round.second_hand]
    }
}

#[test]
fn a_person_who_sits_down_takes_both_seats() {
    let mut fixture = Fixture::open([SeatPlan::Open; 2], TableOptions::default());
    fixture.sit("ana", seat(3));
    let person = |fixture: &Fixture, number| fixture.table.seats()[seat(number)].person().cloned();
    assert_eq!(person(&fixture, 1), Some(PersonId::from("ana")));
    assert_eq!(person(&fixture, 3), person(&fixture, 1));
    assert_eq!((person(&fixture, 2), person(&fixture, 4)), (None, None));
    let ana = PersonId::from("ana");
    assert_eq!(fixture.table.seat_of(&ana), Some(seat(1)));
    assert_eq!(fixture.table.audience(Some(&ana)), Audience::BothSeats(seat(1), seat(3)));
    assert_eq!(fixture.table.can_sit(&ana, seat(2)), Err(Refusal::AlreadySeated { seat: seat(1) }));
    let eva = PersonId::from("eva");
    assert_eq!(fixture.table.can_sit(&eva, seat(1)), Err(Refusal::SeatTaken { seat: seat(1) }));
    assert_eq!(fixture.table.phase(), Phase::Waiting);

    fixture.ask(BEGAN, seat(1), Command::Leave).expect("nothing has begun");
    assert!(fixture.table.seats().iter().all(|occupant| *occupant == Occupant::Open));
    fixture.sit("eva", seat(1));
    fixture.sit("boris", seat(4));
    assert_eq!(fixture.table.phase(), Phase::Playing);
}

#[test]
fn a_player_sees_both_hands_and_only_those() {
    let fixture = Fixture::dealt();
    let tiles = fixture.table.rules().tile_list(SEATS);
    let dealt = |number: usize| Some(tiles[(number - 1) * 7..number * 7].to_vec());
    let sorted = |hands: [Option<Vec<Tile>>; 2]| {
        hands.map(|hand| {
            hand.map(|mut hand| {
                hand.sort_unstable();
                hand
            })
        })
    };
    let ana = fixture.table.audience_at(seat(1));
    let boris = fixture.table.audience_at(seat(2));
    assert_eq!((ana, boris), (Audience::BothSeats(seat(1), seat(3)), Audience::BothSeats(seat(2), seat(4))));
    assert_eq!(sorted(fixture.hands(ana)), [dealt(1), dealt(3)]);
    assert_eq!(sorted(fixture.hands(boris)), [dealt(2), dealt(4)]);
    assert_eq!(fixture.hands(Audience::Spectators), [None, None]);
    let view = fixture.table.view(boris);
    assert_eq!((view.you, view.second), (Some(seat(2)), Some(seat(4))));

    let deal = fixture.events.iter().find(|recorded| matches!(recorded.event, Event::Dealt { .. }));
    let seen = |audience| match deal.expect("tiles were dealt").event.seen_by(audience) {
        SeenEvent::Dealt { hand, second_hand, .. } => [hand, second_hand],
        other => panic!("{other:?} is no deal"),
    };
    assert_eq!(seen(ana), [dealt(1), dealt(3)]);
    assert_eq!(seen(Audience::Spectators), [None, None]);
}

#[test]
fn each_hand_is_played_in_its_own_turn_by_its_owner() {
    let mut fixture = Fixture::dealt();
    assert_eq!(fixture.turn(), seat(4));
    assert_eq!(fixture.live_state(seat(1)).legal, []);
    // Boris owns seats 2 and 4. Seat 4 has the turn, so only its hand is legal.
    let legal = fixture.live_state(seat(2)).legal;
    assert_eq!(legal.len(), 7);
    let other_tile = fixture.hands(fixture.table.audience_at(seat(2)))[0].clone().expect("he sees it")[0];
    let other = Command::Play { tile: other_tile, at: boneyard_rules::Place::First, leaves: None };
    assert_eq!(fixture.ask(BEGAN, seat(2), other), Err(Refusal::NotHeld { tile: other_tile }));
    let ask = Command::from(legal[0]);
    assert_eq!(fixture.ask(BEGAN, seat(1), ask), Err(Refusal::NotYourTurn { turn: seat(4) }));
    fixture.ask(BEGAN, seat(2), ask).expect("it is the turn of his second hand");
    let Move::Play { tile, .. } = legal[0] else { panic!("the lead is a tile") };
    let played = &fixture.events.last().expect("it was laid").event;
    assert!(matches!(played, Event::Played { seat: by, tile: laid, .. } if *by == seat(4) && *laid == tile));
    // Next comes Ana's first hand.
    assert_eq!(fixture.turn(), seat(1));
    assert!(!fixture.live_state(seat(1)).legal.is_empty());
}

#[test]
fn both_hands_get_the_network_credit_of_their_owner() {
    let options = TableOptions { turn_seconds: Some(10), ..TableOptions::default() };
    let mut fixture = Fixture::open([SeatPlan::Open; 2], options);
    fixture.sit("ana", seat(1));
    fixture.sit("boris", seat(2));
    fixture.pass(BEGAN, Input::RoundTrip { seat: seat(2), ms: 300 });
    assert_eq!((fixture.turn(), fixture.table.next_deadline()), (seat(4), Some(BEGAN.after_ms(10_300))));
    fixture.pass(BEGAN.after_ms(10_300), Input::Tick);
    assert_eq!(fixture.turn(), seat(1));
    assert_eq!(fixture.table.next_deadline(), Some(BEGAN.after_ms(20_300)));
}

#[test]
fn a_bot_plays_both_hands_of_an_absent_person() {
    let mut fixture = Fixture::dealt();
    fixture.pass(BEGAN, Input::Departed { seat: seat(2) });
    let away = fixture.live_state(seat(1)).away;
    assert_eq!(away.iter().map(|away| away.seat).collect::<Vec<_>>(), [seat(2)]);
    let late = BEGAN.after_ms(Table::GRACE_MS);
    // Seat 3 is Ana's own second seat, so she cannot let a bot play for it.
    let own = fixture.ask(late, seat(1), Command::Hold { seat: seat(3) });
    assert_eq!(own, Err(Refusal::NotAway { seat: seat(1) }));
    fixture.ask(late, seat(1), Command::Hold { seat: seat(4) }).expect("the grace time is over");
    let held = fixture.table.view(Audience::Spectators).seats;
    for number in [2, 4] {
        let sitter = &held[seat(number)].sitter;
        assert!(matches!(sitter, Sitter::Person { held_by: Some(_), .. }), "{sitter:?}");
    }
    let (turn, view) = fixture.thought.take().expect("the bot has the turn");
    assert_eq!(view.seat, seat(4));
    fixture.pass(late, Input::Chosen { turn, choice: view.legal[0] });
    fixture.pass(late.after_ms(10_000), Input::Tick);
    fixture.pass(late.after_ms(10_000), Input::Arrived { seat: seat(2) });
    assert!(fixture.table.seats().iter().all(|occupant| occupant.bot().is_none()));
    assert!(fixture.live_state(seat(1)).away.is_empty());
    let returned = fixture.events.iter().filter(|recorded| matches!(recorded.event, Event::Returned { .. }));
    assert_eq!(returned.count(), 1);
}

#[test]
fn a_bot_sees_both_of_its_hands_and_nothing_else() {
    let bot = SeatPlan::bot(LEVEL);
    let fixture = Fixture::open([bot, bot], TableOptions::default());
    let (_, view) = fixture.thought.as_ref().expect("a bot leads");
    let tiles = fixture.table.rules().tile_list(SEATS);
    let hand = |number: usize| -> Vec<Tile> {
        let mut hand = tiles[(number - 1) * 7..number * 7].to_vec();
        hand.sort_unstable_by_key(|tile| (tile.high(), tile.low()));
        hand
    };
    let other = view.other_hand.as_ref().expect("each player has two");
    assert_eq!((view.seat, &view.hand), (seat(4), &hand(4)));
    assert_eq!((other.seat, &other.tiles), (seat(2), &hand(2)));
}

#[test]
fn being_ready_counts_for_both_hands_and_the_record_has_both_seats() {
    let mut fixture = Fixture::dealt();
    let mut now = BEGAN;
    let mut asked = 0;
    for _ in 0..2_000 {
        match fixture.table.phase() {
            Phase::Over => break,
            Phase::Playing => {
                let owner = if fixture.turn().index().is_multiple_of(2) { seat(1) } else { seat(2) };
                let choice = fixture.live_state(owner).legal[0];
                fixture.ask(now, owner, choice.into()).expect("it is among the legal moves");
            }
            _ => {
                asked += 1;
                fixture.ask(now, seat(1), Command::Ready).expect("a round was written");
                let again = fixture.ask(now, seat(3), Command::Ready);
                assert_eq!(again, Err(Refusal::NothingToWaitFor));
                let ready = fixture.table.view(Audience::Spectators).seats;
                assert!(ready[seat(1)].ready && ready[seat(3)].ready && !ready[seat(2)].ready);
                fixture.ask(now, seat(2), Command::Ready).expect("a round was written");
            }
        }
        now = now.after_ms(1);
    }
    assert!(asked > 0 && fixture.table.phase() == Phase::Over);
    let text = record(&fixture.events, 1, None).expect("a match was played").to_string();
    let names: Vec<&str> = text.lines().filter(|line| line.starts_with("seat ")).collect();
    assert_eq!(names, [r#"seat 1 "ana""#, r#"seat 2 "boris""#, r#"seat 3 "ana""#, r#"seat 4 "boris""#]);
    boneyard_dgn::replay(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));

    // A rematch begins once both are ready.
    fixture.ask(now, seat(1), Command::Ready).expect("the match is over");
    assert_eq!(fixture.table.phase(), Phase::Over);
    fixture.ask(now, seat(2), Command::Ready).expect("the match is over");
    assert_eq!(fixture.table.phase(), Phase::Playing);
}

#[test]
fn a_table_is_opened_for_two_players() {
    let rules = Rules::parse("seven-plus-seven").expect("a preset");
    let four = Table::open(BEGAN, &rules, &[SeatPlan::Open; 4], TableOptions::default());
    assert!(four.is_err(), "four players are too many");
}

#[test]
fn the_record_names_each_player_at_both_seats() {
    let bot = SeatPlan::bot(LEVEL);
    let mut fixture = Fixture::open([SeatPlan::Open, bot], TableOptions::default());
    fixture.sit("ana", seat(1));
    let record = record(&fixture.events, 1, None).expect("a match began");
    let names: Vec<&str> = Seat::all(SEATS).map(|seat| record.players[seat].name.as_str()).collect();
    assert_eq!(names, ["ana", "Ivo", "ana", "Ivo"]);
    let bots: Vec<bool> = Seat::all(SEATS).map(|seat| record.players[seat].bot.is_some()).collect();
    assert_eq!(bots, [false, true, false, true]);
}
