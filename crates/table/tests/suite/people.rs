//! The requests of people at a table: continue without others, be ready, leave, repeat a command.

mod agreeing;
mod ending;

use boneyard_ids::PersonId;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    ActedBy, Audience, Away, Command, CommandId, Event, Input, Level, Output, Pace, Phase, Recorded, Refusal,
    Request, SeatPlan, Shuffle, Sitter, Table, TableOptions, Tempo, Timestamp,
};

const BEGAN: Timestamp = Timestamp(1_000);
const GRACE: u64 = Table::GRACE_MS;

fn seat(number: u8) -> Seat {
    Seat::at(usize::from(number - 1))
}

/// A table of people and what it did.
struct Fixture {
    table: Table,
    rules: Rules,
    events: Vec<Recorded>,
    wants: Vec<Output>,
    now: Timestamp,
    commands: u32,
}

impl Fixture {
    fn open(rules: &str, plan: &[SeatPlan], options: TableOptions) -> Self {
        let rules = Rules::parse(rules).expect("good rules");
        let (table, outputs) = Table::open(BEGAN, &rules, plan, options).expect("so many may play");
        let mut fixture =
            Self { table, rules, events: Vec::new(), wants: Vec::new(), now: BEGAN, commands: 0 };
        fixture.keep(&outputs);
        fixture
    }

    /// A round of `people` people. Seat 1 leads: the seats draw for the lead from the reversed tile list, so seat 1
    /// draws the highest tile.
    fn playing(people: u8, options: TableOptions) -> Self {
        Self::playing_by("draw lead.first=lot", people, options)
    }

    fn playing_by(rules: &str, people: u8, options: TableOptions) -> Self {
        let plan = vec![SeatPlan::Open; people.into()];
        let mut fixture = Self::open(rules, &plan, options);
        (1..=people).for_each(|number| fixture.sit(number));
        fixture.shuffle();
        fixture
    }

    fn keep(&mut self, outputs: &[Output]) {
        self.wants.clear();
        for output in outputs {
            match output {
                Output::Append(recorded) => self.events.extend(recorded.iter().cloned()),
                want => self.wants.push(want.clone()),
            }
        }
    }

    fn handle(&mut self, input: Input) -> Vec<Output> {
        let outputs = self.table.handle(self.now, input);
        self.keep(&outputs);
        outputs
    }

    fn sit(&mut self, number: u8) {
        let person = PersonId::from(format!("p{number}"));
        self.handle(Input::Sit {
            person,
            name: format!("Person {number}"),
            face: None,
            program: false,
            seat: seat(number),
        });
    }

    fn shuffle(&mut self) {
        let deal = self.rules.tile_list(self.table.seats().seats());
        let lot = deal.iter().rev().copied().collect();
        self.handle(Input::Shuffled(Shuffle { deal, lot }));
    }

    /// The answer to a command; `None` if the move is not shown yet.
    fn send(&mut self, number: u8, id: &str, command: Command) -> Option<Result<u64, Refusal>> {
        let id = CommandId { seat: seat(number), id: id.into() };
        let outputs = self.handle(Input::Command { id, command });
        outputs.into_iter().find_map(|output| match output {
            Output::Answer { answer, .. } => Some(answer),
            _ => None,
        })
    }

    fn ask(&mut self, number: u8, command: Command) -> Result<u64, Refusal> {
        self.commands += 1;
        let id = format!("c{}", self.commands);
        self.send(number, &id, command).expect("it is answered at once")
    }

    fn first_choice(&self) -> Command {
        let turn = self.turn().expect("a seat has the turn");
        self.table.live_state(self.now, Audience::Seat(turn)).legal[0].into()
    }

    fn turn(&self) -> Option<Seat> {
        self.table.live_state(self.now, Audience::Spectators).turn
    }

    fn number_of(seat: Seat) -> u8 {
        seat.number()
    }

    /// Plays the first choice of the seat that has the turn; returns the number of its player.
    fn play_one(&mut self) -> u8 {
        let number = Self::number_of(self.turn().expect("a turn"));
        let choice = self.first_choice();
        self.ask(number, choice).expect("it is legal");
        number
    }

    /// Plays the first choice of every seat until the round is over.
    fn play_out(&mut self) {
        while self.table.phase() == Phase::Playing {
            self.play_one();
        }
    }

    fn away(&self) -> Vec<Away> {
        self.table.live_state(self.now, Audience::Spectators).away
    }

    fn kinds(&self) -> Vec<&'static str> {
        let kind = |recorded: &Recorded| match recorded.event {
            Event::Held { .. } => "held",
            Event::Returned { .. } => "returned",
            Event::MatchEnded { .. } => "match ended",
            Event::MatchBegan { .. } => "match began",
            Event::Ready { .. } => "ready",
            Event::Left { .. } => "left",
            Event::Seated { .. } => "seated",
            Event::Dealt { .. } => "dealt",
            Event::Credited { .. } => "credited",
            _ => "",
        };
        self.events.iter().map(kind).filter(|kind| !kind.is_empty()).collect()
    }
}

#[test]
fn others_continue_without_an_absent_player_after_a_minute() {
    let mut fixture = Fixture::playing(3, TableOptions::default());
    assert_eq!(fixture.ask(1, Command::Hold { seat: seat(2) }), Err(Refusal::NotAway { seat: seat(2) }));
    fixture.handle(Input::Departed { seat: seat(2) });
    assert_eq!(fixture.away(), [Away { seat: seat(2), grace_ms: GRACE }]);
    fixture.now = BEGAN.after_ms(GRACE - 1);
    assert_eq!(fixture.away(), [Away { seat: seat(2), grace_ms: 1 }]);
    let early = Err(Refusal::InGrace { seat: seat(2), left_ms: 1 });
    assert_eq!(fixture.ask(1, Command::Hold { seat: seat(2) }), early);
    fixture.now = BEGAN.after_ms(GRACE);
    // A player cannot let a bot play their own seat, or a seat that does not exist.
    assert_eq!(fixture.ask(2, Command::Hold { seat: seat(2) }), Err(Refusal::NotAway { seat: seat(2) }));
    assert_eq!(fixture.ask(1, Command::Hold { seat: seat(4) }), Err(Refusal::NoSuchSeat { seat: seat(4) }));
    assert!(fixture.ask(1, Command::Hold { seat: seat(2) }).is_ok());
    let sitter = &fixture.table.view(Audience::Spectators).seats[seat(2)].sitter;
    assert_eq!(
        *sitter,
        Sitter::Person {
            name: "Person 2".into(),
            face: None,
            held_by: Some(Table::HOLDING_LEVEL),
            program: false
        }
    );
    // A bot already plays for seat 2.
    assert_eq!(fixture.ask(1, Command::Hold { seat: seat(2) }), Err(Refusal::NotAway { seat: seat(2) }));
    fixture.handle(Input::Arrived { seat: seat(2) });
    assert_eq!(fixture.away(), []);
    assert_eq!(fixture.kinds()[5..], ["held", "returned"]);
    // A player who was never away does not return.
    fixture.handle(Input::Arrived { seat: seat(3) });
    assert_eq!(fixture.kinds().len(), 7);
}

#[test]
fn a_bot_moves_for_an_absent_person_until_the_person_returns() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.handle(Input::Departed { seat: seat(1) });
    fixture.now = BEGAN.after_ms(GRACE);
    fixture.ask(2, Command::Hold { seat: seat(1) }).expect("the person is away");
    let asked = fixture.wants.iter().find_map(|want| match want {
        Output::Request(Request::Think { turn, level, view }) => Some((*turn, *level, view.clone())),
        _ => None,
    });
    let (turn, level, view) = asked.expect("the bot is asked");
    assert_eq!((level, view.seat), (Table::HOLDING_LEVEL, seat(1)));
    fixture.handle(Input::Chosen { turn, choice: view.legal[0] });
    fixture.now = fixture.now.after_ms(700);
    fixture.handle(Input::Tick);
    let by = fixture.events.iter().filter_map(|recorded| recorded.event.by()).collect::<Vec<_>>();
    assert_eq!(by, [ActedBy::Bot]);
}

#[test]
fn others_may_stop_when_the_first_absent_player_is_away_for_a_minute() {
    let mut fixture = Fixture::playing(3, TableOptions::default());
    assert_eq!(fixture.ask(1, Command::Stop), Err(Refusal::NotAway { seat: seat(1) }));
    fixture.now = BEGAN.after_ms(10);
    fixture.handle(Input::Departed { seat: seat(3) });
    fixture.now = BEGAN.after_ms(30);
    fixture.handle(Input::Departed { seat: seat(2) });
    // The refusal has the shorter of the two times.
    let refusal = Refusal::InGrace { seat: seat(3), left_ms: GRACE - 20 };
    assert_eq!(fixture.ask(1, Command::Stop), Err(refusal));
    fixture.now = BEGAN.after_ms(10 + GRACE);
    assert!(fixture.ask(1, Command::Stop).is_ok());
    assert_eq!(fixture.table.phase(), Phase::Stopped);
    assert_eq!(fixture.events.last().map(|last| &last.event), Some(&Event::MatchEnded { end: None }));
    assert_eq!(fixture.ask(1, Command::Stop), Err(Refusal::NoRound), "there is nothing more to stop");
}

#[test]
fn a_rated_match_is_stopped_when_no_opponent_is_there() {
    let playing = |preset, rated| {
        let options = TableOptions { rated, ..TableOptions::default() };
        let seats = if preset == "club-pairs" { 4 } else { 3 };
        let mut fixture = Fixture::playing_by(preset, seats, options);
        fixture.handle(Input::Departed { seat: seat(3) });
        fixture.now = BEGAN.after_ms(GRACE);
        fixture
    };
    assert!(playing("club-pairs", false).ask(1, Command::Stop).is_ok(), "nothing is at stake");
    assert!(playing("draw", false).ask(1, Command::Stop).is_ok(), "nothing is at stake");

    // Of pairs, neither may stop while one opponent is there. A bot may play for the absent player.
    let mut fixture = playing("club-pairs", true);
    for (asks, there) in [(1, 4), (2, 1)] {
        assert_eq!(fixture.ask(asks, Command::Stop), Err(Refusal::NotAway { seat: seat(there) }));
    }
    assert!(fixture.ask(1, Command::Hold { seat: seat(3) }).is_ok());
    // The time of the opponent who went away last counts.
    fixture.handle(Input::Departed { seat: seat(2) });
    fixture.now = fixture.now.after_ms(GRACE / 2);
    fixture.handle(Input::Departed { seat: seat(4) });
    fixture.now = fixture.now.after_ms(GRACE / 2);
    let in_grace = Refusal::InGrace { seat: seat(4), left_ms: GRACE - GRACE / 2 };
    assert_eq!(fixture.ask(1, Command::Stop), Err(in_grace));
    fixture.now = fixture.now.after_ms(GRACE);
    assert!(fixture.ask(1, Command::Stop).is_ok());
    assert_eq!(fixture.table.phase(), Phase::Stopped);

    // Of three single players, a friend of the absent one cannot undo the match.
    let mut fixture = playing("draw", true);
    assert_eq!(fixture.ask(2, Command::Stop), Err(Refusal::NotAway { seat: seat(1) }));
    assert!(fixture.ask(2, Command::Hold { seat: seat(3) }).is_ok());
    fixture.handle(Input::Departed { seat: seat(1) });
    fixture.now = fixture.now.after_ms(GRACE);
    assert!(fixture.ask(2, Command::Stop).is_ok(), "only a bot is left");
}

#[test]
fn one_person_leaves_before_the_match_and_another_takes_the_seat() {
    let mut fixture = Fixture::open("draw", &[SeatPlan::Open; 2], TableOptions::default());
    fixture.sit(1);
    let person = PersonId::from("p1");
    assert_eq!(fixture.table.can_sit(&person, seat(2)), Err(Refusal::AlreadySeated { seat: seat(1) }));
    let other = PersonId::from("p2");
    assert_eq!(fixture.table.can_sit(&other, seat(1)), Err(Refusal::SeatTaken { seat: seat(1) }));
    assert_eq!(fixture.table.can_sit(&other, seat(3)), Err(Refusal::NoSuchSeat { seat: seat(3) }));
    assert_eq!(fixture.ask(2, Command::Leave), Err(Refusal::NotSeated));
    assert!(fixture.ask(1, Command::Leave).is_ok());
    assert_eq!(fixture.table.can_sit(&other, seat(1)), Ok(()));
    fixture.sit(1);
    fixture.sit(2);
    assert_eq!(fixture.kinds(), ["seated", "left", "seated", "seated", "match began"]);
    fixture.shuffle();
    assert!(fixture.ask(1, Command::Leave).is_ok());
    assert_eq!(fixture.kinds().last(), Some(&"held"), "after the match began, a bot plays on");
}

#[test]
fn the_next_round_begins_when_all_are_ready_or_after_a_pause() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    assert_eq!(fixture.ask(1, Command::Ready), Err(Refusal::NothingToWaitFor));
    fixture.play_out();
    assert_eq!(fixture.table.phase(), Phase::Between);
    assert_eq!(fixture.table.next_deadline(), Some(fixture.now.after_ms(Table::PAUSE_MS)));
    let shuffles = |fixture: &Fixture| {
        fixture.wants.iter().any(|want| matches!(want, Output::Request(Request::Shuffle { round: 2, .. })))
    };
    assert!(fixture.ask(1, Command::Ready).is_ok() && !shuffles(&fixture));
    assert_eq!(fixture.ask(1, Command::Ready), Err(Refusal::NothingToWaitFor), "said once");
    assert!(fixture.ask(2, Command::Ready).is_ok() && shuffles(&fixture));
    assert_eq!(fixture.table.next_deadline(), None, "it waits for the shuffle");
    // If nobody is ready, the next round begins after the pause.
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.play_out();
    fixture.now = fixture.now.after_ms(Table::PAUSE_MS - 1);
    assert_eq!(fixture.table.live_state(fixture.now, Audience::Spectators).next_round_ms, Some(1));
    fixture.handle(Input::Tick);
    assert!(!shuffles(&fixture));
    fixture.now = fixture.now.after_ms(1);
    fixture.handle(Input::Tick);
    assert!(shuffles(&fixture));
}

#[test]
fn a_repeated_command_gets_the_first_answer_and_is_carried_out_once() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    let choice = fixture.first_choice();
    let refused = fixture.send(2, "early", choice);
    assert_eq!(refused, Some(Err(Refusal::NotYourTurn { turn: seat(1) })));
    let done = fixture.send(1, "a", choice).expect("an answer");
    let events = fixture.events.len();
    assert!(done.is_ok());
    assert_eq!(fixture.send(1, "a", choice), Some(done), "the same answer");
    assert_eq!(fixture.send(2, "early", choice), refused, "although it could be carried out now");
    assert_eq!(fixture.events.len(), events, "the repeated commands cause no events");
}

#[test]
fn under_even_tempo_a_move_appears_after_the_minimum_time() {
    let options = TableOptions { tempo: Tempo::Even, ..TableOptions::default() };
    let mut fixture = Fixture::playing(2, options);
    fixture.now = BEGAN.after_ms(200);
    let choice = fixture.first_choice();
    assert_eq!(fixture.send(1, "a", choice), None, "the move is not due yet");
    assert_eq!(fixture.send(1, "a", choice), None, "nor when the command is repeated");
    assert_eq!(fixture.send(1, "b", choice), Some(Err(Refusal::NotYourTurn { turn: seat(1) })));
    assert_eq!(fixture.table.live_state(fixture.now, Audience::Seat(seat(1))).legal, []);
    let due = BEGAN.after_ms(Table::EVEN_TEMPO_MS_MIN);
    assert_eq!(fixture.table.next_deadline(), Some(due));
    fixture.now = due;
    let outputs = fixture.handle(Input::Tick);
    let answers = outputs.iter().filter(|output| matches!(output, Output::Answer { answer: Ok(_), .. }));
    assert_eq!(answers.count(), 1);
    // A move that is chosen after the minimum time is shown at once.
    fixture.now = due.after_ms(Table::EVEN_TEMPO_MS_MIN + 1);
    let choice = fixture.first_choice();
    assert!(matches!(fixture.send(2, "c", choice), Some(Ok(_))));
}

#[test]
fn the_time_of_a_bot_varies_around_its_pace_and_has_a_minimum_under_even_tempo() {
    let even = Table::EVEN_TEMPO_MS_MIN;
    for (tempo, bot_delay_ms, times) in [
        (Tempo::Open, 700, 280..1_120),
        (Tempo::Open, 0, 0..1),
        (Tempo::Even, 700, even..even + 1),
        (Tempo::Even, 4_000, 4_000..4_001),
    ] {
        let options = TableOptions { tempo, bot_delay_ms, ..TableOptions::default() };
        let plan = [SeatPlan::Open, SeatPlan::bot(Level::Beginner)];
        let mut fixture = Fixture::open("draw lead.first=lot", &plan, options);
        fixture.sit(1);
        fixture.shuffle();
        let choice = fixture.first_choice();
        fixture.now = BEGAN.after_ms(Table::EVEN_TEMPO_MS_MIN);
        fixture.ask(1, choice).expect("it is legal");
        let asked = fixture.wants.iter().find_map(|want| match want {
            Output::Request(Request::Think { turn, view, .. }) => Some((*turn, view.legal[0])),
            _ => None,
        });
        let (turn, choice) = asked.expect("the bot is asked");
        // An answer to another question is ignored.
        fixture.handle(Input::Chosen { turn: turn + 1, choice });
        assert_eq!(fixture.table.next_deadline(), None);
        let began = fixture.now;
        fixture.handle(Input::Chosen { turn, choice });
        let due = fixture.table.next_deadline().unwrap_or(began).ms_since(began);
        assert!(times.contains(&due), "{tempo:?}, {bot_delay_ms} ms: {due}");
    }
}

#[test]
fn an_outage_is_credited_to_the_clock_and_to_the_grace_times() {
    let options = TableOptions { turn_seconds: Some(10), ..TableOptions::default() };
    let fixture = Fixture::playing(2, options);
    let clock = |table: &Table, at| table.live_state(at, Audience::Spectators).clock_ms;
    let at = BEGAN.after_ms(4_000);
    assert_eq!(clock(&fixture.table, at), Some(6_000));
    let mut table = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    let outputs = table.handle(at, Input::Restored);
    let credited = outputs.iter().any(|output| match output {
        Output::Append(recorded) => recorded.iter().any(|one| one.event == Event::Credited { ms: 4_000 }),
        _ => false,
    });
    assert!(credited, "{outputs:?}");
    assert_eq!(clock(&table, at), Some(10_000));
    // After the restart, everyone is away from now on, until their clients connect again.
    let away = table.live_state(at.after_ms(5), Audience::Spectators).away;
    assert_eq!(away, [1, 2].map(|number| Away { seat: seat(number), grace_ms: GRACE - 5 }));
}

#[test]
fn when_time_runs_out_the_heaviest_tile_is_played_or_the_seat_is_eliminated() {
    use boneyard_table::OnTimeout;
    for on_timeout in [OnTimeout::Play, OnTimeout::Eliminate] {
        let options = TableOptions { turn_seconds: Some(10), on_timeout, ..TableOptions::default() };
        let mut fixture = Fixture::playing(2, options);
        assert_eq!(fixture.table.next_deadline(), Some(BEGAN.after_ms(10_000)));
        fixture.now = BEGAN.after_ms(10_000);
        fixture.handle(Input::Tick);
        let last = &fixture.events.last().expect("an event").event;
        match (on_timeout, last) {
            (OnTimeout::Play, Event::Played { seat: by, tile, by: ActedBy::Clock, .. }) => {
                assert_eq!((*by, tile.to_string().as_str()), (seat(1), "0-6"), "of 0-0 to 0-6");
            }
            (OnTimeout::Eliminate, Event::MatchEnded { end: Some(end) }) => {
                assert_eq!((end.eliminated, end.resigned), (Some(seat(1)), false));
                assert_eq!(end.verdict.lost, [0]);
            }
            _ => panic!("{last:?}"),
        }
    }
}

#[test]
fn a_rematch_begins_with_an_empty_sheet_and_no_round() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.play_out();
    fixture.handle(Input::Departed { seat: seat(2) });
    // The next round waits for its shuffle when the match is stopped.
    fixture.now = fixture.now.after_ms(GRACE);
    fixture.handle(Input::Tick);
    assert!(fixture.ask(1, Command::Stop).is_ok());
    fixture.handle(Input::Arrived { seat: seat(2) });
    assert!(fixture.ask(1, Command::Ready).is_ok());
    assert!(fixture.ask(2, Command::Ready).is_ok());
    let began = fixture.events.iter().filter_map(|recorded| match recorded.event {
        Event::MatchBegan { number } => Some(number),
        _ => None,
    });
    assert_eq!(began.collect::<Vec<_>>(), [1, 2]);
    let shuffle = Output::Request(Request::Shuffle { match_number: 2, round: 1, key: None });
    assert!(fixture.wants.contains(&shuffle), "{:?}", fixture.wants);
    let view = fixture.table.view(Audience::Spectators);
    assert_eq!((view.match_number, view.sheet, view.round), (2, Vec::new(), None));
    assert!(Seat::all(2).all(|seat| !view.seats[seat].ready), "the new match clears who is ready");
    fixture.shuffle();
    assert_eq!(fixture.table.view(Audience::Spectators).round.map(|round| round.number), Some(1));
}

#[test]
fn rounds_are_numbered_within_their_match() {
    let mut fixture =
        Fixture::playing_by("draw lead.first=lot match.target=1000", 2, TableOptions::default());
    for number in 1..=3 {
        let view = fixture.table.view(Audience::Spectators);
        assert_eq!(view.round.map(|round| round.number), Some(number));
        fixture.play_out();
        let sheet = fixture.table.view(Audience::Spectators).sheet;
        assert_eq!(sheet.last().map(|result| result.round), Some(number));
        fixture.now = fixture.now.after_ms(Table::PAUSE_MS);
        fixture.handle(Input::Tick);
        fixture.shuffle();
    }
}

#[test]
fn the_pause_begins_when_the_round_ends() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.now = BEGAN.after_ms(40_000);
    fixture.play_out();
    assert_eq!(fixture.table.next_deadline(), Some(fixture.now.after_ms(Table::PAUSE_MS)));
}

#[test]
fn a_shuffle_that_nobody_requested_deals_nothing() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.play_out();
    let events = fixture.events.len();
    fixture.shuffle();
    assert_eq!((fixture.table.phase(), fixture.events.len()), (Phase::Between, events));
}

#[test]
fn a_person_who_left_their_seat_does_not_count_as_away() {
    let mut fixture = Fixture::open("draw", &[SeatPlan::Open; 2], TableOptions::default());
    fixture.sit(1);
    fixture.handle(Input::Departed { seat: seat(1) });
    assert_eq!(fixture.away().len(), 1);
    assert!(fixture.ask(1, Command::Leave).is_ok());
    assert_eq!(fixture.away(), []);
}

#[test]
fn a_person_for_whom_a_bot_plays_need_not_be_ready() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.handle(Input::Departed { seat: seat(2) });
    fixture.now = BEGAN.after_ms(GRACE);
    fixture.play_out();
    fixture.ask(1, Command::Hold { seat: seat(2) }).expect("the person is away");
    fixture.ask(1, Command::Ready).expect("the round is over");
    assert!(
        fixture.wants.contains(&Output::Request(Request::Shuffle { match_number: 1, round: 2, key: None })),
        "{:?}",
        fixture.wants
    );
}

#[test]
fn the_first_answer_of_a_bot_counts() {
    let plan = [SeatPlan::bot(Level::Beginner), SeatPlan::Open];
    let mut fixture = Fixture::open("draw lead.first=lot", &plan, TableOptions::default());
    fixture.sit(2);
    fixture.shuffle();
    let asked = fixture.wants.iter().find_map(|want| match want {
        Output::Request(Request::Think { turn, view, .. }) => Some((*turn, view.legal.clone())),
        _ => None,
    });
    let (turn, legal) = asked.expect("the bot leads");
    fixture.handle(Input::Chosen { turn, choice: legal[1] });
    fixture.handle(Input::Chosen { turn, choice: legal[0] });
    fixture.now = fixture.table.next_deadline().expect("the bot takes its time");
    fixture.handle(Input::Tick);
    let played = fixture.events.iter().find_map(|recorded| match recorded.event {
        Event::Played { tile, .. } => Some(tile),
        _ => None,
    });
    let chosen = match legal[1] {
        boneyard_rules::Move::Play { tile, .. } => Some(tile),
        _ => None,
    };
    assert_eq!(played, chosen);
}

#[test]
fn only_a_match_that_lost_time_is_credited() {
    let credits = |table: &Table, at: Timestamp| {
        let mut table = table.clone();
        let outputs = table.handle(at, Input::Restored);
        outputs.iter().any(|output| match output {
            Output::Append(recorded) => {
                recorded.iter().any(|one| matches!(one.event, Event::Credited { .. }))
            }
            _ => false,
        })
    };
    let restored =
        |fixture: &Fixture| Table::restore(fixture.events.iter().cloned()).expect("its own events");
    let playing = restored(&Fixture::playing(2, TableOptions::default()));
    assert!(credits(&playing, BEGAN.after_ms(1)) && !credits(&playing, BEGAN));
    let mut waiting = Fixture::open("draw", &[SeatPlan::Open; 2], TableOptions::default());
    waiting.sit(1);
    assert!(!credits(&restored(&waiting), BEGAN.after_ms(1)));
}

#[test]
fn a_table_by_rules_of_an_earlier_version_is_restored() {
    let fixture = Fixture::playing_by("draw", 2, TableOptions::default());
    let mut events = fixture.events.clone();
    let Event::Opened { rules, .. } = &mut events[0].event else { panic!("a table is opened first") };
    // Version 0.1 accepted rules in which the winner of rounds loses the match.
    *rules = "draw match.reach=loses".into();
    assert!(Rules::parse(rules).is_err());
    let table = Table::restore(events).expect("rules that were played by");
    assert_eq!(table.rules().to_string(), "draw match.reach=loses");
}

#[test]
fn a_table_has_the_events_of_this_round_and_the_one_before() {
    let mut fixture =
        Fixture::playing_by("draw lead.first=lot match.target=1000", 2, TableOptions::default());
    let mut deals = Vec::new();
    for _ in 1..=3 {
        deals.push(fixture.table.seq());
        fixture.play_out();
        fixture.now = fixture.now.after_ms(Table::PAUSE_MS);
        fixture.handle(Input::Tick);
        fixture.shuffle();
    }
    // The fourth round was dealt and has its first play.
    let choice = fixture.first_choice();
    fixture.ask(1, choice).or_else(|_| fixture.ask(2, choice)).expect("one of two has the turn");
    let from = |last_seen: u64| fixture.table.events_after(last_seen).map(Iterator::count);
    let seq = fixture.table.seq();
    assert_eq!(from(seq), Some(0));
    assert_eq!(
        from(deals[2] - 1),
        usize::try_from(seq - deals[2] + 1).ok(),
        "since the deal of the third round"
    );
    assert_eq!(from(deals[2] - 2), None);
    assert_eq!(from(0), None);
}

#[test]
fn the_last_answers_of_each_person_are_remembered() {
    let max = Table::ANSWERS_MAX;
    let mut fixture = Fixture::playing(2, TableOptions::default());
    let choice = fixture.first_choice();
    let done = fixture.send(1, "played", choice);
    assert!(matches!(done, Some(Ok(_))));
    // Send one refusal more than the table remembers.
    for number in 0..=max {
        assert_eq!(
            fixture.send(1, &format!("r{number}"), Command::Ready),
            Some(Err(Refusal::NothingToWaitFor))
        );
    }
    assert_eq!(fixture.send(1, "played", choice), done, "refusals never push out a success");
    fixture.play_out();
    assert_eq!(fixture.send(1, "r1", Command::Ready), Some(Err(Refusal::NothingToWaitFor)), "remembered");
    assert!(matches!(fixture.send(1, "r0", Command::Ready), Some(Ok(_))), "forgotten, so decided again");
}

#[test]
fn successes_push_out_no_refusal() {
    let mut fixture =
        Fixture::playing_by("draw lead.first=lot match.target=1000", 2, TableOptions::default());
    let refused = fixture.send(2, "early", Command::Ready);
    assert_eq!(refused, Some(Err(Refusal::NothingToWaitFor)));
    let mut answered = 0;
    while answered <= 2 * Table::ANSWERS_MAX {
        fixture.play_out();
        fixture.now = fixture.now.after_ms(Table::PAUSE_MS);
        fixture.handle(Input::Tick);
        answered = usize::try_from(fixture.commands).expect("few commands");
        fixture.shuffle();
    }
    fixture.play_out();
    assert_eq!(fixture.send(2, "early", Command::Ready), refused);
}

#[test]
fn answers_are_forgotten_when_another_person_has_the_seat() {
    let mut fixture = Fixture::open("draw", &[SeatPlan::Open; 2], TableOptions::default());
    let leave = |fixture: &mut Fixture, person: &str| {
        let (person, name) = (PersonId::from(person), "Guest".into());
        fixture.handle(Input::Sit { person, name, face: None, program: false, seat: seat(1) });
        fixture.send(1, "leave", Command::Leave).expect("it is answered at once").expect("nothing began")
    };
    let left = leave(&mut fixture, "ana");
    // The answer is remembered, so the repeated command does nothing and the person keeps the seat.
    assert_eq!(leave(&mut fixture, "ana"), left);
    fixture.send(1, "really", Command::Leave).expect("it is answered at once").expect("nothing began");
    leave(&mut fixture, "ben");
    let seq = fixture.table.seq();
    assert_eq!(leave(&mut fixture, "ana"), seq + 2, "the command is carried out again");
}

#[test]
fn points_made_in_play_are_shown_while_the_round_lasts() {
    let mut fixture = Fixture::playing_by("all-fives lead.first=lot", 2, TableOptions::default());
    let made = |fixture: &Fixture| {
        let made = fixture.table.live_state(fixture.now, Audience::Spectators).made?;
        Some(Seat::all(2).map(|seat| made[seat]).collect::<Vec<_>>())
    };
    assert_eq!(made(&fixture), Some(vec![0, 0]));
    let mut last = vec![0, 0];
    while fixture.table.phase() == Phase::Playing {
        let number = u8::try_from(fixture.turn().expect("a turn").index() + 1).expect("few seats");
        let choice = fixture.first_choice();
        fixture.ask(number, choice).expect("it is legal");
        last = made(&fixture).unwrap_or(last);
    }
    assert!(last.iter().any(|points| *points > 0), "{last:?}");
    assert_eq!(made(&fixture), None, "the round is over");
    // `draw` scores no points in play.
    assert_eq!(made(&Fixture::playing(2, TableOptions::default())), None);
}

#[test]
fn the_next_turn_has_the_full_time_when_a_turn_ends_by_choice() {
    let options = TableOptions { turn_seconds: Some(10), ..TableOptions::default() };
    let mut fixture = Fixture::playing_by("donkey lead.first=lot", 4, options);
    for step in 0..400 {
        if fixture.table.phase() != Phase::Playing {
            fixture.now = fixture.now.after_ms(Table::PAUSE_MS);
            fixture.handle(Input::Tick);
            fixture.shuffle();
            continue;
        }
        let turn = fixture.turn().expect("a turn");
        let number = u8::try_from(turn.index() + 1).expect("few seats");
        let legal = fixture.table.live_state(fixture.now, Audience::Seat(turn)).legal;
        let done = legal.contains(&boneyard_rules::Move::Done);
        fixture.now = fixture.now.after_ms(1_000);
        let choice = if done { Command::Done } else { legal[0].into() };
        fixture.ask(number, choice).expect("it is legal");
        if done && fixture.table.phase() == Phase::Playing {
            let clock = fixture.table.live_state(fixture.now, Audience::Spectators).clock_ms;
            assert_eq!(clock, Some(10_000), "after step {step}");
            return;
        }
    }
    panic!("no seat ended its turn by choice");
}

#[test]
fn a_person_changes_the_pace_of_the_bots_also_after_a_restart() {
    let plan = [SeatPlan::Open, SeatPlan::bot(Level::Beginner)];
    let mut fixture = Fixture::open("draw lead.first=lot", &plan, TableOptions::default());
    assert_eq!(fixture.send(1, "early", Command::Pace { pace: Pace::Slow }), Some(Err(Refusal::NotSeated)));
    fixture.sit(1);
    for pace in Pace::ALL {
        fixture.ask(1, Command::Pace { pace }).expect("anyone who sits here may");
        assert_eq!(fixture.table.options().bot_delay_ms, pace.bot_delay_ms());
        let restored = Table::restore(fixture.events.clone()).expect("the table's own events");
        assert_eq!(restored.options().bot_delay_ms, pace.bot_delay_ms());
    }
}

#[test]
fn hints_are_for_your_turn_in_a_casual_match_against_bots() {
    let person = |number: u8| PersonId::from(format!("p{number}"));
    let plan = [SeatPlan::Open, SeatPlan::bot(Level::Beginner)];
    let mut fixture = Fixture::open("draw lead.first=lot", &plan, TableOptions::default());
    fixture.sit(1);
    assert_eq!(fixture.table.view_for_hint(&person(1)), Err(Refusal::NoRound));
    fixture.shuffle();
    let view = fixture.table.view_for_hint(&person(1)).expect("it is their turn");
    assert_eq!((view.seat, view.hand.len()), (Seat::FIRST, 7));
    assert_eq!(fixture.table.view_for_hint(&person(2)), Err(Refusal::NotSeated));
    let choice = fixture.first_choice();
    fixture.ask(1, choice).expect("it is legal");
    let refusal = Refusal::NotYourTurn { turn: Seat::at(1) };
    assert_eq!(fixture.table.view_for_hint(&person(1)), Err(refusal));

    let with_people = Fixture::playing(2, TableOptions::default());
    assert_eq!(with_people.table.view_for_hint(&person(1)), Err(Refusal::NoHints));
}
