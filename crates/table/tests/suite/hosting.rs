//! Before the match: the host gives free seats to bots and takes them back. At any time: people change their names and
//! faces.

use boneyard_ids::PersonId;
use boneyard_rules::{Rules, RulesError, SEATS_MAX, Seat};
use boneyard_table::{
    Audience, Command, CommandId, Event, EventError, Input, Level, Output, Persona, Phase, Recorded, Refusal,
    Request, RestoreError, SeatPlan, SeenEvent, Shuffle, Sitter, Table, TableOptions, Timestamp, record,
};

const NOW: Timestamp = Timestamp(1_000);
const STEADY: Level = Level::Steady;

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn seated(number: u8, level: Level, persona: Persona) -> Event {
    Event::BotSeated { seat: seat(number), level, persona: Some(persona) }
}

fn person(name: &str) -> PersonId {
    PersonId::from(name)
}

/// A table and what it did.
struct Fixture {
    table: Table,
    events: Vec<Recorded>,
    shuffles: usize,
    commands: u32,
    now: Timestamp,
}

impl Fixture {
    fn open(rules: &str, plan: &[SeatPlan]) -> Self {
        let rules = Rules::parse(rules).expect("good rules");
        let (table, outputs) =
            Table::open(NOW, &rules, plan, TableOptions::default()).expect("so many may play");
        let mut fixture = Self { table, events: Vec::new(), shuffles: 0, commands: 0, now: NOW };
        fixture.keep(&outputs);
        fixture
    }

    /// Four free chairs at a table of pairs. Ana sits on the second.
    fn waiting() -> Self {
        let mut fixture = Self::open("spanish-pairs", &[SeatPlan::Open; 4]);
        fixture.sit("Ana", 2);
        fixture
    }

    fn keep(&mut self, outputs: &[Output]) {
        for output in outputs {
            match output {
                Output::Append(recorded) => self.events.extend(recorded.iter().cloned()),
                Output::Request(Request::Shuffle { .. }) => self.shuffles += 1,
                _ => {}
            }
        }
    }

    fn handle(&mut self, input: Input) -> Vec<Output> {
        let outputs = self.table.handle(self.now, input);
        self.keep(&outputs);
        outputs
    }

    fn sit(&mut self, name: &str, number: u8) {
        self.handle(Input::Sit {
            person: person(name),
            name: name.into(),
            face: None,
            program: false,
            seat: seat(number),
        });
    }

    fn introduce(&mut self, person: &str, name: &str, face: Option<u16>) {
        let person = PersonId::from(person);
        self.handle(Input::Introduce { person, name: name.into(), face, account: None });
    }

    /// The guest became part of an account.
    fn move_guest(&mut self, guest: &str, account: &str) {
        let (guest, account) = (PersonId::from(guest), PersonId::from(account));
        let name = account.to_string();
        self.handle(Input::Introduce { person: guest, name, face: None, account: Some(account) });
    }

    fn send(&mut self, number: u8, id: &str, command: Command) -> Result<u64, Refusal> {
        let id = CommandId { seat: seat(number), id: id.into() };
        let answer =
            self.handle(Input::Command { id, command }).into_iter().find_map(|output| match output {
                Output::Answer { answer, .. } => Some(answer),
                _ => None,
            });
        answer.expect("it is answered at once")
    }

    fn ask(&mut self, number: u8, command: Command) -> Result<u64, Refusal> {
        self.commands += 1;
        self.send(number, &format!("c{}", self.commands), command)
    }

    fn shuffle(&mut self) {
        let deal = self.table.rules().tile_list(self.table.seats().seats());
        let lot = deal.iter().rev().copied().collect();
        self.handle(Input::Shuffled(Shuffle { deal, lot }));
    }

    /// Plays the first choice of every seat until the round is over.
    fn play_out(&mut self) {
        while self.table.phase() == Phase::Playing {
            let turn = self.table.live_state(self.now, Audience::Spectators).turn.expect("a turn");
            let choice = self.table.live_state(self.now, Audience::Seat(turn)).legal[0].into();
            self.ask(u8::try_from(turn.index() + 1).expect("few seats"), choice).expect("it is legal");
        }
    }

    fn sitter(&self, number: u8) -> Sitter {
        self.table.view(Audience::Spectators).seats[seat(number)].sitter.clone()
    }

    /// The events since the table was opened.
    fn last(&self, count: usize) -> Vec<Event> {
        self.events[self.events.len() - count..].iter().map(|recorded| recorded.event.clone()).collect()
    }

    fn restored(&self) -> Table {
        Table::restore(self.events.iter().cloned()).expect("its own events")
    }

    /// The names of the players in the record of the first match.
    fn recorded_names(&self) -> Vec<String> {
        let record = record(&self.events, 1, None).expect("a match");
        record.players.iter().map(|player| player.name.clone()).collect()
    }
}

#[test]
fn a_bot_gives_way_to_a_person_of_its_name() {
    let boris = SeatPlan::Bot { level: STEADY, persona: Some(Persona::Boris) };
    let mut fixture = Fixture::open("draw", &[SeatPlan::Open, boris, SeatPlan::Open]);
    fixture.sit("Воris", 1);
    let persona = |fixture: &Fixture, number| match fixture.sitter(number) {
        Sitter::Bot { persona, level, .. } => (persona, level),
        other => panic!("{other:?} is no bot"),
    };
    assert_eq!(persona(&fixture, 2), (Persona::Eva, STEADY));
    assert!(matches!(&fixture.last(2)[..], [Event::BotSeated { .. }, Event::Seated { .. }]));
    // Nor does the host get a bot of a person's name.
    let command = Command::SeatBots { seat: Some(seat(3)), level: STEADY, persona: Some(Persona::Boris) };
    assert_eq!(fixture.restored().seats(), fixture.table.seats());
    fixture.introduce("Воris", "Eva", None);
    assert_eq!(persona(&fixture, 2).0, Persona::Ana);
    fixture.introduce("Воris", "Boris", None);
    fixture.ask(1, command).expect("it is the host");
    assert_eq!(persona(&fixture, 3).0, Persona::Eva, "another one of this level");
    // In a match that has begun nobody changes.
    fixture.introduce("Воris", "Eva", None);
    assert_eq!(persona(&fixture, 3).0, Persona::Eva);
}

#[test]
fn a_table_of_more_seats_than_any_game_has_is_refused_before_its_bots_are_chosen() {
    let plan = [SeatPlan::bot(STEADY); SEATS_MAX + 1];
    let rules = Rules::preset("draw").expect("a preset");
    let refused = Table::open(NOW, &rules, &plan, TableOptions::default()).map(|_| ());
    assert!(matches!(refused, Err(RulesError::Seats { .. })), "{refused:?}");
}

#[test]
fn the_host_gives_a_free_seat_to_a_bot_and_takes_it_back() {
    let mut fixture = Fixture::waiting();
    let one = |number| Command::SeatBots { seat: Some(seat(number)), level: STEADY, persona: None };
    assert!(fixture.ask(2, one(3)).is_ok());
    assert_eq!(fixture.sitter(3), Sitter::bot(STEADY, Persona::Boris));
    assert_eq!(fixture.table.phase(), Phase::Waiting, "two seats are still free");
    assert_eq!(fixture.table.can_sit(&person("eva"), seat(3)), Err(Refusal::SeatTaken { seat: seat(3) }));

    let free = |number| Command::RemoveBot { seat: seat(number) };
    assert!(fixture.ask(2, free(3)).is_ok());
    assert_eq!(fixture.sitter(3), Sitter::Open);
    assert_eq!(fixture.table.can_sit(&person("eva"), seat(3)), Ok(()));
    assert_eq!(fixture.last(2), [seated(3, STEADY, Persona::Boris), Event::Left { seat: seat(3) }]);
    assert_eq!(fixture.restored().seats(), fixture.table.seats());
}

#[test]
fn a_bot_from_the_plan_can_be_taken_back_too() {
    let plan = [SeatPlan::Open, SeatPlan::bot(STEADY), SeatPlan::Open, SeatPlan::Open];
    let mut fixture = Fixture::open("spanish-pairs", &plan);
    fixture.sit("Ana", 1);
    fixture.ask(1, Command::RemoveBot { seat: seat(2) }).expect("it is the host");
    fixture.sit("Eva", 2);
    fixture
        .ask(1, Command::SeatBots { seat: None, level: Level::Easy, persona: None })
        .expect("two seats are free");
    let record = record(&fixture.events, 1, None).expect("a match");
    let players: Vec<_> =
        record.players.iter().map(|player| (player.name.as_str(), player.bot.as_deref())).collect();
    assert_eq!(players, [("Ana", None), ("Eva", None), ("Mila", Some("easy")), ("Leo", Some("easy"))]);
}

#[test]
fn the_host_chooses_who_sits_on_a_seat() {
    let mut fixture = Fixture::waiting();
    let seat_bot =
        |free: Option<u8>, persona| Command::SeatBots { seat: free.map(seat), level: STEADY, persona };
    fixture.ask(2, seat_bot(Some(3), Some(Persona::Vera))).expect("seat 3 is free");
    assert_eq!(fixture.sitter(3), Sitter::bot(STEADY, Persona::Vera));
    let again = fixture.ask(2, seat_bot(None, Some(Persona::Vera)));
    assert_eq!(again, Err(Refusal::BotSitsHere { seat: seat(3) }));
    fixture.ask(2, seat_bot(None, Some(Persona::Boris))).expect("two seats are free");
    // The first free seat gets the wanted bot, the others get other bots.
    assert_eq!(fixture.sitter(1), Sitter::bot(STEADY, Persona::Boris));
    assert_eq!(fixture.sitter(4), Sitter::bot(STEADY, Persona::Eva));
    assert_eq!(fixture.restored().seats(), fixture.table.seats());
    assert_eq!(fixture.recorded_names(), ["Boris", "Ana", "Vera", "Eva"]);
}

#[test]
fn no_bot_is_seated_whose_name_looks_like_a_persons() {
    let mut fixture = Fixture::open("spanish-pairs", &[SeatPlan::Open; 4]);
    fixture.sit("Вoris", 1);
    fixture.sit("eva", 2);
    fixture
        .ask(1, Command::SeatBots { seat: None, level: STEADY, persona: None })
        .expect("two seats are free");
    assert_eq!(fixture.recorded_names(), ["Вoris", "eva", "Ana", "Otto"]);
}

#[test]
fn bots_of_tables_that_were_stored_before_bots_had_names_are_told_by_their_seats() {
    let mut fixture = Fixture::waiting();
    fixture
        .ask(2, Command::SeatBots { seat: None, level: STEADY, persona: None })
        .expect("three seats are free");
    for recorded in &mut fixture.events {
        if let Event::BotSeated { persona, .. } = &mut recorded.event {
            *persona = None;
        }
    }
    let restored = fixture.restored();
    let sitter = |number| boneyard_table::sitter(&restored.seats()[seat(number)]);
    let of_seat = |number| Sitter::bot(STEADY, Persona::of_seat(seat(number)));
    for number in [1, 3, 4] {
        assert_eq!(sitter(number), of_seat(number));
    }
    assert_eq!(fixture.recorded_names(), ["Bot 1", "Ana", "Bot 3", "Bot 4"], "a record stays as it was");
}

#[test]
fn all_free_seats_go_to_bots_with_one_command_and_the_match_begins() {
    let mut fixture = Fixture::waiting();
    let command = Command::SeatBots { seat: None, level: Level::Easy, persona: None };
    let answer = fixture.send(2, "bots", command);
    let bot = |number, persona| seated(number, Level::Easy, persona);
    let bots = [bot(1, Persona::Mila), bot(3, Persona::Leo), bot(4, Persona::Boris)];
    assert_eq!(fixture.last(4)[..3], bots);
    assert_eq!(fixture.last(1), [Event::MatchBegan { number: 1 }]);
    assert_eq!(fixture.table.phase(), Phase::Between);
    assert_eq!(fixture.shuffles, 1);
    let causes: Vec<u64> =
        fixture.events.iter().filter(|one| one.cause.is_some()).map(|one| one.seq).collect();
    assert_eq!(answer, Ok(causes[0]), "the last seat has the command as its cause");
    assert_eq!(causes.len(), 1);
    assert_eq!(fixture.send(2, "bots", command), answer, "a repeated command gets the same answer");
}

#[test]
fn only_the_host_gives_seats_to_bots_and_only_before_the_match() {
    let mut fixture = Fixture::waiting();
    fixture.sit("Eva", 1);
    let all = Command::SeatBots { seat: None, level: STEADY, persona: None };
    let one = |number| Command::SeatBots { seat: Some(seat(number)), level: STEADY, persona: None };
    let free = |number| Command::RemoveBot { seat: seat(number) };
    // Seat 3 is free: nobody may act for it.
    assert_eq!(fixture.ask(3, all), Err(Refusal::NotSeated));
    for command in [all, one(3), free(3)] {
        assert_eq!(fixture.ask(1, command), Err(Refusal::NotHost));
    }
    assert_eq!(fixture.ask(2, one(1)), Err(Refusal::SeatTaken { seat: seat(1) }));
    assert_eq!(fixture.ask(2, one(5)), Err(Refusal::NoSuchSeat { seat: seat(5) }));
    assert_eq!(fixture.ask(2, free(3)), Err(Refusal::NoBot { seat: seat(3) }), "a free seat");
    assert_eq!(fixture.ask(2, free(1)), Err(Refusal::NoBot { seat: seat(1) }), "a person");
    assert_eq!(fixture.ask(2, free(5)), Err(Refusal::NoSuchSeat { seat: seat(5) }));
    assert!(fixture.ask(2, one(3)).is_ok());
    assert_eq!(fixture.ask(2, one(3)), Err(Refusal::SeatTaken { seat: seat(3) }), "a bot");
    fixture.ask(2, all).expect("seat 4 is free");
    for command in [all, one(3), free(3)] {
        assert_eq!(fixture.ask(2, command), Err(Refusal::MatchBegan));
    }
}

#[test]
fn the_host_is_the_person_who_has_sat_longest() {
    let mut fixture = Fixture::waiting();
    fixture.sit("Eva", 1);
    fixture.sit("Luis", 4);
    let host = |fixture: &Fixture| fixture.table.live_state(NOW, Audience::Spectators).host;
    assert_eq!(host(&fixture), Some(seat(2)));
    fixture.ask(2, Command::Leave).expect("the match has not begun");
    assert_eq!(host(&fixture), Some(seat(1)));
    fixture.sit("Ana", 3);
    assert_eq!(host(&fixture), Some(seat(1)), "who comes back comes last");
    assert_eq!(fixture.restored().host(), Some(seat(1)));
    fixture.ask(1, Command::SeatBots { seat: None, level: STEADY, persona: None }).expect("it is the host");
    assert_eq!(host(&fixture), None, "a match needs no host");
}

#[test]
fn a_bot_gets_both_seats_of_a_player_with_two_hands() {
    let mut fixture = Fixture::open("seven-plus-seven", &[SeatPlan::Open; 2]);
    fixture.sit("Ana", 1);
    // Seat 4 is the second seat of the player on seat 2, and seat 3 that of the host.
    fixture
        .ask(3, Command::SeatBots { seat: Some(seat(4)), level: STEADY, persona: None })
        .expect("it is free");
    for number in [2, 4] {
        assert_eq!(fixture.sitter(number), Sitter::bot(STEADY, Persona::Boris));
    }
    assert_eq!(fixture.last(2)[0], seated(2, STEADY, Persona::Boris));
    assert_eq!(fixture.recorded_names(), ["Ana", "Boris", "Ana", "Boris"]);
}

#[test]
fn a_guest_who_becomes_part_of_an_account_keeps_the_seat() {
    let mut fixture = Fixture::waiting();
    fixture.move_guest("Ana", "Anica");
    assert_eq!(fixture.table.seats()[seat(2)].person(), Some(&person("Anica")));
    assert_eq!(fixture.restored().seats(), fixture.table.seats());
    let before = fixture.table.seq();
    fixture.move_guest("Ana", "Luis");
    assert_eq!(fixture.table.seq(), before, "the guest has no seat any more");
}

#[test]
fn an_account_that_sits_at_the_table_gets_no_second_seat() {
    let mut fixture = Fixture::waiting();
    fixture.sit("Luis", 1);
    fixture.move_guest("Ana", "Luis");
    assert_eq!(fixture.table.seats()[seat(2)].person(), Some(&person("Ana")));
}

#[test]
fn a_saved_name_and_face_reach_the_table() {
    let mut fixture = Fixture::waiting();
    let before = fixture.table.seq();
    fixture.introduce("Ana", "Ana", None);
    fixture.introduce("Luis", "Luis", Some(3));
    assert_eq!(fixture.table.seq(), before, "nothing changed, and Luis has no seat");
    fixture.introduce("Ana", "Anica", Some(u16::MAX));
    let renamed = Event::Renamed { seat: seat(2), name: "Anica".into(), face: Some(u16::MAX), person: None };
    assert_eq!(fixture.last(1), [renamed]);
    let anica = |face| Sitter::Person { name: "Anica".into(), face, held_by: None, program: false };
    assert_eq!(fixture.sitter(2), anica(Some(u16::MAX)));
    fixture.introduce("Ana", "Anica", None);
    assert_eq!(fixture.sitter(2), anica(None), "the face follows the name again");
    let seen = fixture.events[fixture.events.len() - 1].event.seen_by(Audience::Spectators);
    assert_eq!(seen, SeenEvent::Renamed { seat: seat(2), name: "Anica".into(), face: None });
    assert_eq!(fixture.restored().seats(), fixture.table.seats());
}

#[test]
fn a_person_with_two_hands_has_one_name() {
    let mut fixture = Fixture::open("seven-plus-seven", &[SeatPlan::Open; 2]);
    fixture.sit("Ana", 1);
    fixture.introduce("Ana", "Anica", Some(5));
    for number in [1, 3] {
        assert_eq!(
            fixture.sitter(number),
            Sitter::Person { name: "Anica".into(), face: Some(5), held_by: None, program: false }
        );
    }
}

#[test]
fn a_name_changes_in_the_middle_of_a_turn_without_disturbing_it() {
    let mut fixture = Fixture::open("draw lead.first=lot", &[SeatPlan::Open; 2]);
    fixture.sit("Ana", 1);
    fixture.sit("Eva", 2);
    fixture.shuffle();
    let live = |fixture: &Fixture| fixture.table.live_state(NOW, Audience::Seat(seat(1)));
    let before = live(&fixture);
    fixture.introduce("Eva", "Evita", None);
    fixture.introduce("Ana", "Anica", None);
    assert_eq!(live(&fixture), before);
    // A bot that plays for a person stays.
    fixture.handle(Input::Departed { seat: seat(2) });
    fixture.now = NOW.after_ms(Table::GRACE_MS);
    fixture.ask(1, Command::Hold { seat: seat(2) }).expect("she is away");
    fixture.introduce("Eva", "Eva", None);
    let held_by = Some(Table::HOLDING_LEVEL);
    assert_eq!(fixture.sitter(2), Sitter::Person { name: "Eva".into(), face: None, held_by, program: false });
}

#[test]
fn a_record_has_the_names_at_the_end_of_its_match() {
    let mut fixture = Fixture::open("draw lead.first=lot match.target=1", &[SeatPlan::Open; 2]);
    fixture.sit("", 1);
    fixture.sit("Eva", 2);
    fixture.shuffle();
    assert_eq!(fixture.recorded_names(), ["Player 1", "Eva"]);
    fixture.introduce("Eva", "Evita", Some(1));
    assert_eq!(fixture.recorded_names(), ["Player 1", "Evita"]);
    while fixture.table.phase() != Phase::Over {
        fixture.play_out();
        fixture.now = fixture.now.after_ms(Table::PAUSE_MS);
        fixture.handle(Input::Tick);
        fixture.shuffle();
    }
    fixture.introduce("Eva", "Eva the second", None);
    assert_eq!(fixture.recorded_names(), ["Player 1", "Evita"], "the match was over");
    fixture.ask(1, Command::Ready).expect("a rematch");
    fixture.ask(2, Command::Ready).expect("a rematch");
    let again = record(&fixture.events, 2, None).expect("a second match");
    assert_eq!(again.players[seat(2)].name, "Eva the second");
}

#[test]
fn a_log_in_which_a_free_seat_changes_its_name_is_refused() {
    let mut fixture = Fixture::waiting();
    let event = Event::Renamed { seat: seat(1), name: "Eva".into(), face: None, person: None };
    let seq = fixture.events.len() as u64 + 1;
    fixture.events.push(Recorded { seq, at: NOW, cause: None, event });
    let why = EventError::NoPerson(seat(1));
    assert_eq!(Table::restore(fixture.events).err(), Some(RestoreError::Impossible { seq, why }));
}

#[test]
fn a_stored_event_without_a_face_is_read() {
    let stored = r#"{"type":"seated","seat":2,"person":"ana","name":"Ana"}"#;
    let event: Event = serde_json::from_str(stored).expect("an event of an earlier version");
    assert_eq!(
        event,
        Event::Seated {
            seat: seat(2),
            person: person("ana"),
            name: "Ana".into(),
            face: None,
            program: false
        }
    );
    assert_eq!(serde_json::to_string(&event).expect("plain data"), stored);
}

/// Two people after the first round of a long match.
fn between_rounds() -> Fixture {
    let mut fixture = Fixture::open("draw lead.first=lot match.target=1000", &[SeatPlan::Open; 3]);
    for (number, name) in [(1, "Ana"), (2, "Eva"), (3, "Luis")] {
        fixture.sit(name, number);
    }
    fixture.shuffle();
    fixture.play_out();
    fixture.shuffles = 0;
    fixture
}

#[test]
fn the_pause_ends_when_all_who_are_here_are_ready() {
    let mut fixture = between_rounds();
    fixture.handle(Input::Departed { seat: seat(3) });
    fixture.ask(1, Command::Ready).expect("a round is over");
    assert_eq!(fixture.shuffles, 0, "Eva reads the score");
    fixture.ask(2, Command::Ready).expect("a round is over");
    assert_eq!(fixture.shuffles, 1);
}

#[test]
fn the_pause_ends_when_the_last_one_who_is_not_ready_goes_away() {
    let mut fixture = between_rounds();
    fixture.ask(1, Command::Ready).expect("a round is over");
    fixture.ask(3, Command::Ready).expect("a round is over");
    fixture.handle(Input::Departed { seat: seat(2) });
    assert_eq!(fixture.shuffles, 1);
}

#[test]
fn the_pause_lasts_while_nobody_is_here() {
    let mut fixture = between_rounds();
    fixture.ask(1, Command::Ready).expect("a round is over");
    fixture.ask(3, Command::Ready).expect("a round is over");
    for number in [1, 3, 2] {
        fixture.handle(Input::Departed { seat: seat(number) });
    }
    assert_eq!(fixture.shuffles, 0);
    fixture.now = fixture.now.after_ms(Table::PAUSE_MS);
    fixture.handle(Input::Tick);
    assert_eq!(fixture.shuffles, 1);
}

#[test]
fn a_rematch_waits_for_everyone() {
    let mut fixture = between_rounds();
    fixture.handle(Input::Departed { seat: seat(3) });
    fixture.now = fixture.now.after_ms(Table::GRACE_MS);
    fixture.ask(1, Command::Stop).expect("Luis is away");
    fixture.ask(1, Command::Ready).expect("the match is over");
    fixture.ask(2, Command::Ready).expect("the match is over");
    assert_eq!(fixture.table.phase(), Phase::Stopped);
}
