//! What people ask of each other: to take back a play, to end the match; and what each may do alone: give up, leave, return.

use boneyard_rules::presets;
use boneyard_table::{Input, ProposalView, Proposed, Request, record, replay};

use super::*;

const ASKED: Result<u64, Refusal> = Err(Refusal::NothingAsked);

impl Fixture {
    fn proposal(&self) -> Option<ProposalView> {
        self.table.live_state(self.now, Audience::Spectators).proposal
    }
}

#[test]
fn a_play_is_taken_back_once_everyone_agrees() {
    let mut fixture = Fixture::playing(3, TableOptions::default());
    assert_eq!(fixture.ask(1, Command::TakeBack), Err(Refusal::NothingToTakeBack));
    let before = fixture.table.view(Audience::Seat(seat(1)));
    assert_eq!(fixture.play_one(), 1);
    let from = fixture.table.seq();
    fixture.play_one();
    fixture.now = fixture.now.after_ms(3_000);
    assert!(fixture.ask(1, Command::TakeBack).is_ok());
    let asked =
        ProposalView { seat: seat(1), what: Proposed::TakeBack { from }, waits_for: vec![seat(2), seat(3)] };
    assert_eq!(fixture.proposal(), Some(asked));
    assert_eq!(fixture.ask(2, Command::OfferEnd), Err(Refusal::AskedAlready));
    assert_eq!(fixture.ask(1, Command::Agree), ASKED);
    assert!(fixture.ask(3, Command::Agree).is_ok());
    assert_eq!(fixture.ask(3, Command::Agree), ASKED);
    assert!(fixture.ask(2, Command::Agree).is_ok());
    assert_eq!(fixture.events.last().map(|last| &last.event), Some(&Event::TookBack { seat: seat(1), from }));
    assert_eq!((fixture.turn(), fixture.proposal()), (Some(seat(1)), None));
    let after = fixture.table.view(Audience::Seat(seat(1)));
    assert_eq!(after.round, before.round);
    // A restart knows it, too.
    let restored = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    assert_eq!(restored.view(Audience::Seat(seat(1))), after);
}

#[test]
fn what_is_asked_lapses_when_play_goes_on_or_somebody_declines() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.play_one();
    assert!(fixture.ask(1, Command::TakeBack).is_ok());
    assert!(fixture.ask(2, Command::Decline).is_ok());
    assert_eq!((fixture.proposal(), fixture.ask(2, Command::Agree)), (None, ASKED));
    assert!(fixture.ask(1, Command::TakeBack).is_ok());
    assert!(fixture.ask(1, Command::Decline).is_ok(), "who asked may withdraw it");
    assert!(fixture.ask(1, Command::TakeBack).is_ok());
    assert_eq!(fixture.play_one(), 2);
    assert_eq!(fixture.proposal(), None);
}

#[test]
fn bots_agree_at_once_and_rated_matches_stand() {
    let bot = SeatPlan::bot(Level::Beginner);
    let mut fixture = Fixture::open("draw lead.first=lot", &[SeatPlan::Open, bot], TableOptions::default());
    fixture.sit(1);
    fixture.shuffle();
    fixture.play_one();
    assert!(fixture.ask(1, Command::TakeBack).is_ok());
    assert_eq!(fixture.turn(), Some(seat(1)));
    assert!(fixture.ask(1, Command::OfferEnd).is_ok());
    assert_eq!(fixture.table.phase(), Phase::Stopped);

    let mut rated = Fixture::playing(2, TableOptions { rated: true, ..TableOptions::default() });
    rated.play_one();
    assert_eq!(rated.ask(1, Command::TakeBack), Err(Refusal::RatedStands));
}

#[test]
fn everyone_may_agree_to_end_a_match_without_a_result() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    assert!(fixture.ask(2, Command::OfferEnd).is_ok());
    assert!(fixture.ask(1, Command::Agree).is_ok());
    assert_eq!(fixture.events.last().map(|last| &last.event), Some(&Event::MatchEnded { end: None }));
    assert_eq!(fixture.ask(1, Command::OfferEnd), Err(Refusal::NoRound));
}

#[test]
fn one_of_two_players_may_give_up() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    assert!(fixture.ask(2, Command::Resign).is_ok());
    let Some(Event::MatchEnded { end: Some(end) }) = fixture.events.last().map(|last| &last.event) else {
        panic!("{:?}", fixture.events.last())
    };
    assert_eq!((&end.verdict.won[..], &end.verdict.lost[..]), (&[0][..], &[1][..]));
    assert_eq!((end.eliminated, end.resigned), (Some(Seat::at(1)), true));
    let written = record(&fixture.events, 1, None).expect("a match").to_string();
    assert!(boneyard_dgn::replay(&written).is_ok(), "{written}");
    let mut three = Fixture::playing(3, TableOptions::default());
    assert_eq!(three.ask(1, Command::Resign), Err(Refusal::NotResigned));
}

#[test]
fn a_match_that_is_given_up_says_whether_everyone_acted() {
    for turns in 0..3 {
        let mut fixture = Fixture::playing(2, TableOptions::default());
        for turn in 0..turns {
            let choice = fixture.first_choice();
            fixture.ask(turn + 1, choice).expect("it is legal");
        }
        assert!(fixture.ask(2, Command::Resign).is_ok());
        assert_eq!(fixture.table.has_everyone_acted(), turns == 2, "{turns} turns");
    }
    let mut fixture = Fixture::playing(2, TableOptions::default());
    fixture.play_out();
    for number in [1, 2] {
        fixture.ask(number, Command::Ready).expect("a round is over");
    }
    fixture.shuffle();
    assert!(fixture.ask(2, Command::Resign).is_ok());
    assert!(fixture.table.has_everyone_acted(), "in the first round");
}

#[test]
fn a_bot_plays_on_for_who_leaves_until_the_person_returns() {
    let mut fixture = Fixture::playing(2, TableOptions::default());
    assert_eq!(fixture.ask(1, Command::Return), Err(Refusal::NotReplaced));
    assert!(fixture.ask(1, Command::Leave).is_ok());
    assert!(matches!(fixture.wants[..], [.., Output::Request(Request::Think { .. })]), "{:?}", fixture.wants);
    assert_eq!(fixture.ask(1, Command::Leave), Err(Refusal::NoRound));
    assert!(fixture.ask(1, Command::Return).is_ok());
    assert_eq!(fixture.kinds()[fixture.kinds().len() - 2..], ["held", "returned"]);
    fixture.play_one();
}

#[test]
fn a_bot_plays_for_who_runs_out_of_time_where_the_options_say_so() {
    use boneyard_table::OnTimeout;
    let (turn_seconds, on_timeout) = (Some(10), OnTimeout::Hold);
    let options = TableOptions { turn_seconds, on_timeout, ..TableOptions::default() };
    let mut fixture = Fixture::playing(2, options);
    fixture.now = BEGAN.after_ms(10_000);
    fixture.handle(Input::Tick);
    let held = Event::Held { seat: seat(1), level: Table::HOLDING_LEVEL };
    assert_eq!(fixture.events.last().map(|last| &last.event), Some(&held));
    assert!(fixture.ask(1, Command::Return).is_ok());
}

#[test]
fn the_reserve_passes_once_the_time_of_a_turn_is_over() {
    let options = TableOptions { turn_seconds: Some(10), bank_seconds: Some(20), ..TableOptions::default() };
    let mut fixture = Fixture::playing(2, options);
    let clocks = |fixture: &Fixture, at: Timestamp| {
        let now = fixture.table.live_state(at, Audience::Spectators);
        (now.clock_ms, now.bank_ms)
    };
    assert_eq!(clocks(&fixture, BEGAN.after_ms(4_000)), (Some(6_000), Some(20_000)));
    assert_eq!(clocks(&fixture, BEGAN.after_ms(15_000)), (Some(0), Some(15_000)));
    assert_eq!(fixture.table.next_deadline(), Some(BEGAN.after_ms(30_000)));
    fixture.now = BEGAN.after_ms(15_000);
    fixture.play_one();
    // The other player has the whole reserve; the first one has the rest.
    assert_eq!(clocks(&fixture, fixture.now), (Some(10_000), Some(20_000)));
    while fixture.turn() != Some(seat(1)) {
        fixture.play_one();
    }
    assert_eq!(clocks(&fixture, fixture.now), (Some(10_000), Some(15_000)));
    let restored = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    assert_eq!(restored.live_state(fixture.now, Audience::Spectators).bank_ms, Some(15_000));
}

#[test]
fn players_of_a_slow_match_are_not_away_before_their_time_is_over() {
    let day = 24 * 60 * 60;
    let options = TableOptions { turn_seconds: Some(day), ..TableOptions::default() };
    let mut fixture = Fixture::playing(2, options);
    fixture.handle(Input::Departed { seat: seat(2) });
    fixture.now = fixture.now.after_ms(GRACE);
    let left_ms = u64::from(day) * 1_000 - GRACE;
    let in_grace = Refusal::InGrace { seat: seat(2), left_ms };
    assert_eq!(fixture.ask(1, Command::Hold { seat: seat(2) }), Err(in_grace));
}

/// Matches of every preset, with some plays taken back: the record is legal, and the replay and a restart agree with the table.
#[test]
fn taking_back_leaves_a_legal_match_in_every_preset() {
    let mut taken_back = 0;
    for preset in presets::all() {
        let rules = preset.rules.clone();
        let seats = rules.seat_counts().next().expect("a table size");
        let people = u8::try_from(rules.players(usize::from(seats))).expect("few people");
        let mut fixture = Fixture::playing_by(&rules.preset, people, TableOptions::default());
        let mut steps = 0_u32;
        while fixture.table.phase() == Phase::Playing {
            steps += 1;
            fixture.now = fixture.now.after_ms(Table::DECLARE_MS);
            fixture.handle(Input::Tick);
            let turn = fixture.turn().expect("a turn");
            let legal = fixture.table.live_state(fixture.now, fixture.table.audience_at(turn)).legal;
            let choice = legal[steps as usize * 7 % legal.len()];
            fixture.ask(turn.number(), choice.into()).expect("it is legal");
            if steps.is_multiple_of(5) && steps < 60 && fixture.table.phase() == Phase::Playing {
                // Where the seat has only drawn, there is nothing to take back.
                if fixture.ask(turn.number(), Command::TakeBack).is_err() {
                    continue;
                }
                let waits = fixture.proposal().map_or(Vec::new(), |asked| asked.waits_for);
                for other in waits {
                    fixture.ask(other.number(), Command::Agree).expect("it was asked");
                }
                let restored = Table::restore(fixture.events.iter().cloned()).expect("its own events");
                let seen = |table: &Table| table.view(table.audience_at(turn));
                assert_eq!(seen(&restored), seen(&fixture.table), "{}", rules.preset);
            }
        }
        let took_back = |recorded: &&Recorded| matches!(recorded.event, Event::TookBack { .. });
        taken_back += fixture.events.iter().filter(took_back).count();
        let written = record(&fixture.events, 1, None).expect("a match").to_string();
        let legal = boneyard_dgn::replay(&written);
        assert!(legal.is_ok(), "{}: {}\n{written}", rules.preset, legal.expect_err("a fault"));
        fixture.ask(1, Command::OfferEnd).ok();
        for number in 2..=people {
            fixture.ask(number, Command::Agree).ok();
        }
        let shown = replay(fixture.events.clone(), 1, |_| Audience::Spectators).expect("its own events");
        let shown = shown.map_or(Vec::new(), |replay| replay.events);
        let took_back =
            |(_, event): &(Timestamp, _)| matches!(event, boneyard_table::SeenEvent::TookBack { .. });
        assert!(!shown.iter().any(took_back), "{}", rules.preset);
    }
    assert!(taken_back > 100, "{taken_back}");
}
