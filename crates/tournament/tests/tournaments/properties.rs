//! What holds for every tournament.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_tournament::{
    Command, Entrant, Event, Format, Outcome, Pairing, PairingId, Refusal, Row, Settings, Timestamp,
    Tournament,
};
use proptest::{collection::vec, prelude::*, sample::select};

use crate::run::Run;

/// Something that may be done next; the numbers choose among what there is.
#[derive(Clone, Copy, Debug)]
enum Step {
    Enter(Option<u16>),
    Withdraw(usize),
    Return(usize),
    Pair,
    Report(usize, Outcome),
    ReportAll(Outcome),
    Correct(usize, Outcome),
    Wait,
}

fn any_step() -> impl Strategy<Value = Step> {
    let outcome = || select(Outcome::ALL.to_vec());
    let rating = || prop::option::of(1400_u16..1800);
    prop_oneof![
        2 => rating().prop_map(Step::Enter),
        2 => (0_usize..20).prop_map(Step::Withdraw),
        2 => (0_usize..20).prop_map(Step::Return),
        8 => Just(Step::Pair),
        6 => (0_usize..20, outcome()).prop_map(|(at, outcome)| Step::Report(at, outcome)),
        6 => outcome().prop_map(Step::ReportAll),
        2 => (0_usize..60, outcome()).prop_map(|(at, outcome)| Step::Correct(at, outcome)),
        1 => Just(Step::Wait),
    ]
}

fn any_format() -> impl Strategy<Value = Format> {
    prop_oneof![
        Just(Format::Arena { minutes: 5 }),
        (1_u16..=9).prop_map(|rounds| Format::Swiss { rounds, late_until_round: (rounds > 2).then_some(3) }),
        (1_u16..=2).prop_map(|cycles| Format::RoundRobin { cycles }),
        any::<bool>().prop_map(|third_place| Format::KnockOut { third_place }),
    ]
}

fn run_steps(format: Format, seed: u64, ratings: &[Option<u16>], steps: &[Step]) -> Run {
    let mut run = Run::with(Settings::new(format, 2..=12).expect("settings"), seed);
    for rating in ratings {
        run.ok(Command::Enter { rating: *rating });
    }
    run.ok(Command::Start);
    for step in steps {
        take(&mut run, *step);
        check_now(&run);
    }
    run
}

fn take(run: &mut Run, step: Step) {
    let open: Vec<PairingId> = run.tournament.open_meetings().map(|it| it.pairing.id).collect();
    match step {
        Step::Enter(rating) => drop(run.try_to(Command::Enter { rating })),
        Step::Withdraw(at) => drop(run.try_to(Command::Withdraw { entrant: Entrant::at(at) })),
        Step::Return(at) => drop(run.try_to(Command::Return { entrant: Entrant::at(at) })),
        Step::Pair => pair(run),
        Step::Report(at, outcome) => {
            if let Some(&pairing) = open.get(at % open.len().max(1)) {
                run.ok(Command::Report { pairing, outcome });
            }
        }
        Step::ReportAll(outcome) => {
            for pairing in open {
                run.ok(Command::Report { pairing, outcome });
            }
        }
        Step::Correct(at, outcome) => {
            drop(run.try_to(Command::Correct { pairing: PairingId::at(at), outcome }));
        }
        Step::Wait => run.now = Timestamp(run.now.0 + 30_000),
    }
}

/// Pairs, and checks who is paired.
fn pair(run: &mut Run) {
    let before = run.tournament.clone();
    let active: BTreeSet<Entrant> = before.active().collect();
    match run.try_to(Command::Pair) {
        Ok(events) => {
            for event in &events {
                if let Event::Paired { pairings, byes, .. } = event {
                    check_round(&before, &active, pairings, byes);
                }
            }
        }
        Err(Refusal::AllHaveMet { .. }) => {
            let entrants: Vec<Entrant> = active.into_iter().collect();
            assert!(!can_be_paired(&before, &entrants, entrants.len() % 2 == 1), "a pairing was missed");
        }
        Err(_) => {}
    }
}

fn check_round(before: &Tournament, active: &BTreeSet<Entrant>, pairings: &[Pairing], byes: &[Entrant]) {
    let mut paired: Vec<Entrant> =
        pairings.iter().flat_map(|it| it.entrants()).chain(byes.to_vec()).collect();
    let count = paired.len();
    paired.sort_unstable();
    paired.dedup();
    assert_eq!(paired.len(), count, "someone is paired twice");
    match before.settings().format() {
        Format::Swiss { .. } => {
            assert_eq!(paired, active.iter().copied().collect::<Vec<_>>());
            assert_eq!(byes.len(), active.len() % 2);
        }
        Format::Arena { .. } => {
            for pairing in pairings {
                let last = |entrant: Entrant| {
                    let meetings = before.meetings().iter().rev();
                    meetings.map(|it| it.pairing).find_map(|it| it.opponent(entrant))
                };
                let repeats = last(pairing.first) == Some(pairing.second)
                    || last(pairing.second) == Some(pairing.first);
                assert!(!repeats || active.len() == 2, "{pairing:?} repeats the last match");
            }
        }
        Format::RoundRobin { .. } | Format::KnockOut { .. } => {}
    }
}

/// Whether a round of a Swiss without a repeat exists, by trying everything.
fn can_be_paired(tournament: &Tournament, entrants: &[Entrant], needs_bye: bool) -> bool {
    let Some((&one, rest)) = entrants.split_first() else { return true };
    let has_had_bye = (1..=tournament.round()).any(|round| tournament.byes(round).any(|it| it == one));
    if needs_bye && !has_had_bye && can_be_paired(tournament, rest, false) {
        return true;
    }
    rest.iter().enumerate().any(|(at, other)| {
        let have_met = tournament.meetings().iter().any(|it| it.pairing.opponent(one) == Some(*other));
        let mut others = rest.to_vec();
        others.remove(at);
        !have_met && can_be_paired(tournament, &others, needs_bye)
    })
}

/// What holds after every step.
fn check_now(run: &Run) {
    let mut busy = BTreeSet::new();
    for entrant in run.tournament.open_meetings().flat_map(|it| it.pairing.entrants()) {
        assert!(busy.insert(entrant), "{entrant} has two open matches");
    }
    check_standings(run.tournament.settings().format(), &run.tournament.standings());
}

fn check_standings(format: Format, rows: &[Row]) {
    let entrants: BTreeSet<Entrant> = rows.iter().map(|row| row.entrant).collect();
    assert_eq!(entrants.len(), rows.len());
    let mut rank = 1;
    for (at, row) in rows.iter().enumerate() {
        assert_eq!(row.rank, rank);
        assert_eq!(row.played, row.won + row.tied + row.lost);
        match row.before_next {
            Some(reason) if reason.by.prefers_lower() => assert!(reason.ours < reason.theirs),
            Some(reason) => assert!(reason.ours > reason.theirs),
            None => assert!(at + 1 == rows.len() || matches!(format, Format::KnockOut { .. })),
        }
        if row.before_next.is_some() {
            rank = u16::try_from(at + 2).expect("few");
        }
    }
}

fn meeting_counts(run: &Run) -> BTreeMap<[Entrant; 2], usize> {
    let mut counts = BTreeMap::new();
    for meeting in run.tournament.meetings() {
        let mut pair = meeting.pairing.entrants();
        pair.sort_unstable();
        *counts.entry(pair).or_default() += 1;
    }
    counts
}

fn side_balance(run: &Run, entrant: Entrant) -> i32 {
    let sides = run.tournament.meetings().iter().map(|it| match it.pairing.entrants() {
        [first, _] if first == entrant => 1,
        [_, second] if second == entrant => -1,
        _ => 0,
    });
    sides.sum()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_tournament_is_its_events(
        format in any_format(),
        seed: u64,
        ratings in vec(prop::option::of(1400_u16..1800), 2..9),
        steps in vec(any_step(), 0..60),
    ) {
        let run = run_steps(format, seed, &ratings, &steps);
        let json = serde_json::to_string(&run.log).expect("events are JSON");
        let stored: Vec<Event> = serde_json::from_str(&json).expect("and are read again");
        prop_assert_eq!(&stored, &run.log);
        prop_assert_eq!(Tournament::restore(&stored).expect("a log"), run.tournament);
    }

    #[test]
    fn every_tournament_comes_to_an_end(
        format in any_format(),
        seed: u64,
        ratings in vec(prop::option::of(1400_u16..1800), 2..9),
        steps in vec(any_step(), 0..40),
    ) {
        let mut run = run_steps(format, seed, &ratings, &steps);
        let last = loop {
            run.report_all(Outcome::First);
            match run.try_to(Command::Pair) {
                Ok(_) => run.now = Timestamp(run.now.0 + 30_000),
                Err(refusal) => break refusal,
            }
        };
        match format {
            Format::Arena { .. } => {
                prop_assert!(matches!(last, Refusal::TimeOver | Refusal::NobodyToPair), "{}", last);
            }
            Format::Swiss { .. } => prop_assert!(
                matches!(last, Refusal::AllPaired | Refusal::AllHaveMet { .. } | Refusal::TooFewEntrants { .. }),
                "{}", last
            ),
            Format::RoundRobin { .. } | Format::KnockOut { .. } => {
                prop_assert_eq!(last, Refusal::AllPaired);
                prop_assert!(run.tournament.is_complete(run.now));
            }
        }
        run.ok(Command::Close);
        prop_assert_eq!(run.refused(Command::Pair), Refusal::Closed);
    }

    #[test]
    fn nobody_meets_too_often(
        format in any_format(),
        seed: u64,
        ratings in vec(prop::option::of(1400_u16..1800), 2..9),
        steps in vec(any_step(), 0..80),
    ) {
        let run = run_steps(format, seed, &ratings, &steps);
        let most = match format {
            Format::Swiss { .. } => 1,
            Format::RoundRobin { cycles } => cycles.into(),
            Format::Arena { .. } | Format::KnockOut { .. } => usize::MAX,
        };
        for (pair, count) in meeting_counts(&run) {
            prop_assert!(count <= most, "{:?} meet {} times", pair, count);
        }
        let byes: Vec<Entrant> = (1..=run.tournament.round()).flat_map(|round| run.tournament.byes(round)).collect();
        let distinct: BTreeSet<Entrant> = byes.iter().copied().collect();
        if matches!(format, Format::Swiss { .. }) {
            prop_assert_eq!(byes.len(), distinct.len());
        }
    }

    #[test]
    fn a_round_robin_is_complete_and_even(cycles in 1_u16..=2, entrants in 2_u16..=13, seed: u64) {
        let mut run = Run::with(Settings::new(Format::RoundRobin { cycles }, 2..=13).expect("settings"), seed);
        for _ in 0..entrants {
            run.ok(Command::Enter { rating: None });
        }
        run.ok(Command::Start);
        while !run.tournament.is_complete(run.now) {
            run.pair();
            run.report_all(Outcome::First);
        }
        let counts = meeting_counts(&run);
        prop_assert_eq!(counts.len(), usize::from(entrants) * usize::from(entrants - 1) / 2);
        prop_assert!(counts.values().all(|count| *count == usize::from(cycles)));
        for entrant in run.tournament.active() {
            let balance = side_balance(&run, entrant);
            prop_assert!(balance.abs() <= 1, "{} is off by {}", entrant, balance);
        }
    }

    #[test]
    fn a_knock_out_has_one_winner(
        third_place: bool,
        entrants in 2_u16..=40,
        outcomes in vec(select(Outcome::ALL[..5].to_vec()), 1..20),
    ) {
        let mut run = Run::start(Format::KnockOut { third_place }, entrants);
        let mut decided = 0;
        while !run.tournament.is_complete(run.now) {
            run.pair();
            for (first, _) in run.open() {
                // Every third match is not a tie, so that the tournament ends.
                let outcome = outcomes[decided % outcomes.len()];
                let is_tie = outcome == Outcome::Tie && decided % 3 != 0;
                run.report(first, if is_tie || outcome != Outcome::Tie { outcome } else { Outcome::First });
                decided += 1;
            }
        }
        let rows = run.tournament.standings();
        prop_assert_eq!(rows.len(), usize::from(entrants));
        prop_assert_eq!((rows[0].rank, rows[1].rank), (1, 2));
        if third_place && entrants >= 4 {
            prop_assert_eq!((rows[2].rank, rows[3].rank), (3, 4));
        }
    }

    #[test]
    fn sides_of_a_swiss_stay_even(entrants in 16_u16..=40, seed: u64, rounds in 1_u16..=6) {
        let format = Format::Swiss { rounds, late_until_round: None };
        let mut run = Run::with(Settings::new(format, 2..=40).expect("settings"), seed);
        for _ in 0..entrants {
            run.ok(Command::Enter { rating: None });
        }
        run.ok(Command::Start);
        for _ in 0..rounds {
            run.pair();
            run.report_all(if seed % 2 == 0 { Outcome::First } else { Outcome::Tie });
        }
        for entrant in run.tournament.active() {
            let balance = side_balance(&run, entrant);
            prop_assert!(balance.abs() <= 2, "{} is off by {}", entrant, balance);
        }
    }
}
