//! Every tie-break of one Swiss and one round robin, computed as the page explains it.
//!
//! The words are in `locales/en/page/tournaments/tournaments.ftl`, under `tieBreaks-swiss` and `tieBreaks-roundRobin`.

use std::collections::{BTreeMap, HashSet};

use boneyard_tournament::{Command, Format, Meeting, Outcome, Row, TieBreak};

use crate::run::{Run, entrant};

/// What a round was for an entrant.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Part {
    /// A match at a table, with the half points of the entrant.
    Played { opponent: u16, halves: u32 },
    /// A win without a match, or a round without an opponent.
    Free,
    /// The entrant was not there, or lost without a match.
    Missed,
}

/// The sheet of a tournament: what each round was for each entrant.
struct Sheet(BTreeMap<u16, Vec<Part>>);

impl Sheet {
    fn of(run: &Run) -> Self {
        let rounds = run.tournament.round();
        let part = |number: u16, round: u16| {
            if run.tournament.byes(round).any(|it| it == entrant(number)) {
                return Part::Free;
            }
            let of_round =
                |it: &&Meeting| it.round == round && it.pairing.entrants().contains(&entrant(number));
            let Some(meeting) = run.tournament.meetings().iter().find(of_round) else { return Part::Missed };
            let is_first = meeting.pairing.first == entrant(number);
            let opponent = if is_first { meeting.pairing.second } else { meeting.pairing.first }.number();
            match meeting.outcome.expect("every match is decided") {
                Outcome::First => Part::Played { opponent, halves: if is_first { 2 } else { 0 } },
                Outcome::Second => Part::Played { opponent, halves: if is_first { 0 } else { 2 } },
                Outcome::Tie => Part::Played { opponent, halves: 1 },
                Outcome::WalkoverFirst if is_first => Part::Free,
                Outcome::WalkoverSecond if !is_first => Part::Free,
                Outcome::WalkoverFirst | Outcome::WalkoverSecond | Outcome::Neither => Part::Missed,
            }
        };
        let rows = run.tournament.standings();
        let numbers = rows.iter().map(|row| row.entrant.number());
        Self(numbers.map(|it| (it, (1..=rounds).map(|round| part(it, round)).collect())).collect())
    }

    /// “1 for a win, ½ for a tie. A win without a match and a round without an opponent count 1, and a round that you missed
    /// 0.”
    fn points(&self, number: u16) -> u32 {
        self.0[&number].iter().map(|part| Self::points_of(*part)).sum()
    }

    const fn points_of(part: Part) -> u32 {
        match part {
            Part::Played { halves, .. } => halves,
            Part::Free => 2,
            Part::Missed => 0,
        }
    }

    /// “A round that you played at a table counts the points of your opponent, any other round your own points. If an opponent
    /// missed the last rounds or lost them without a match, each of them adds ½ to the points of the opponent here.”
    fn of_rounds(&self, number: u16) -> Vec<u32> {
        let of_opponent = |opponent: u16| {
            let missed_last = self.0[&opponent].iter().rev().take_while(|part| **part == Part::Missed);
            self.points(opponent) + missed_last.count() as u32
        };
        let of_round = |part: &Part| match part {
            Part::Played { opponent, .. } => of_opponent(*opponent),
            Part::Free | Part::Missed => self.points(number),
        };
        self.0[&number].iter().map(of_round).collect()
    }

    fn buchholz(&self, number: u16) -> u32 {
        self.of_rounds(number).iter().sum()
    }

    /// “The Buchholz less the lowest number in its sum.”
    fn buchholz_cut_1(&self, number: u16) -> u32 {
        self.buchholz(number) - self.of_rounds(number).iter().min().expect("a round")
    }

    /// “For each round, its number in the Buchholz times your points in that round, added up.”
    fn sonneborn_berger(&self, number: u16) -> u32 {
        let points = self.0[&number].iter().map(|part| Self::points_of(*part));
        self.of_rounds(number).iter().zip(points).map(|(of_round, points)| of_round * points).sum()
    }

    /// “Matches won at a table.”
    fn wins(&self, number: u16) -> u32 {
        let is_win = |part: &&Part| matches!(part, Part::Played { halves: 2, .. });
        self.0[&number].iter().filter(is_win).count() as u32
    }

    /// “Points in the matches among those who are tied, if each has played all the others at a table.”
    fn direct_encounter(&self, number: u16, tied: &[u16]) -> Option<u32> {
        let against = |other: u16| {
            self.0[&number].iter().find_map(|part| match part {
                Part::Played { opponent, halves } if *opponent == other => Some(*halves),
                _ => None,
            })
        };
        tied.iter().filter(|other| **other != number).map(|other| against(*other)).sum()
    }
}

/// Nine entrants, a tenth from round 2, entrant 3 withdraws before round 4, and some matches are won without being played.
fn swiss(seed: u16) -> Run {
    let mut run = Run::start(SWISS, 9);
    for round in 0..5 {
        match round {
            1 => drop(run.ok(Command::Enter { rating: Some(1900) })),
            3 => drop(run.ok(Command::Withdraw { entrant: entrant(3) })),
            _ => {}
        }
        for (at, (first, _)) in run.pair().into_iter().enumerate() {
            // Numbers that look random: the middle bits of a product.
            let drawn = (usize::from(seed) * 5 + round) * 7 + at + 1;
            let outcomes = [Outcome::First, Outcome::Second, Outcome::Tie, Outcome::First, Outcome::Second];
            let unplayed = [Outcome::WalkoverFirst, Outcome::WalkoverSecond, Outcome::Neither];
            let drawn = drawn.wrapping_mul(2_654_435_761) >> 7;
            run.report(first, if drawn % 9 == 0 { unplayed[drawn / 9 % 3] } else { outcomes[drawn / 9 % 5] });
        }
    }
    run
}

#[test]
fn the_tie_breaks_of_a_swiss_are_those_that_the_page_explains() {
    let mut decided = HashSet::new();
    let (mut has_walkover, mut has_both_absent) = (false, false);
    for seed in 0..60 {
        let run = swiss(seed);
        let sheet = Sheet::of(&run);
        assert!(run.tournament.byes(1).next().is_some(), "seed {seed}: a bye");
        assert_eq!((sheet.0[&10][0], sheet.0[&3][4]), (Part::Missed, Part::Missed), "late, and withdrawn");
        let outcomes = || run.tournament.meetings().iter().filter_map(|it| it.outcome);
        has_walkover |= outcomes().any(|it| it == Outcome::WalkoverFirst);
        has_both_absent |= outcomes().any(|it| it == Outcome::Neither);
        let rows = run.tournament.standings();
        for (row, next) in rows.iter().zip(&rows[1..]) {
            assert_eq!(row.half_points, sheet.points(row.entrant.number()), "seed {seed}: {row:?}");
            check_reason(&sheet, row, next, &format!("seed {seed}"));
            decided.extend(row.before_next.map(|reason| reason.by));
        }
    }
    assert!(has_walkover && has_both_absent);
    assert_eq!(decided.len(), TieBreak::order(SWISS).len(), "each tie-break decides a place: {decided:?}");
}

const SWISS: Format = Format::Swiss { rounds: 5, late_until_round: Some(2) };

/// Compares why an entrant is before the next with the sheet.
fn check_reason(sheet: &Sheet, row: &Row, next: &Row, at: &str) {
    let reason = row.before_next.expect("the lot decides at last");
    let [ours, theirs] = [row, next].map(|it| it.entrant.number());
    let value = |by: TieBreak, number: u16| match by {
        TieBreak::Points => Some(sheet.points(number)),
        TieBreak::DirectEncounter => {
            let is_level = |other: &u16| sheet.points(*other) == sheet.points(number);
            sheet.direct_encounter(number, &sheet.0.keys().copied().filter(is_level).collect::<Vec<_>>())
        }
        TieBreak::BuchholzCut1 => Some(sheet.buchholz_cut_1(number)),
        TieBreak::Buchholz => Some(sheet.buchholz(number)),
        TieBreak::SonnebornBerger => Some(sheet.sonneborn_berger(number)),
        TieBreak::Wins => Some(sheet.wins(number)),
        _ => None,
    };
    for by in TieBreak::order(SWISS).iter().copied().take_while(|by| *by != reason.by) {
        if by != TieBreak::DirectEncounter {
            assert_eq!(value(by, ours), value(by, theirs), "{at}: {by:?} of {row:?} {next:?}");
        }
    }
    if let (Some(ours), Some(theirs)) = (value(reason.by, ours), value(reason.by, theirs)) {
        assert_eq!((reason.ours, reason.theirs), (ours.into(), theirs.into()), "{at}: {row:?} {next:?}");
    } else {
        assert!(matches!(reason.by, TieBreak::DirectEncounter | TieBreak::Lot), "{at}: {row:?}");
    }
}

#[test]
fn a_direct_encounter_counts_matches_at_a_table() {
    // 1 beats 3 at a table or without a match; 2 beats 4; then 2 beats 1 and 3 beats 4. So 1 and 3 are level.
    for (outcome, expected) in [(Outcome::First, Some(2)), (Outcome::WalkoverFirst, None)] {
        let mut run = Run::start(Format::Swiss { rounds: 2, late_until_round: None }, 4);
        assert_eq!(run.pair(), [(1, 3), (4, 2)]);
        run.report(1, outcome);
        run.report(4, Outcome::Second);
        assert_eq!(run.pair(), [(2, 1), (3, 4)]);
        run.report_all(Outcome::First);
        let sheet = Sheet::of(&run);
        assert_eq!(sheet.direct_encounter(1, &[1, 3]), expected);
        let rows = run.tournament.standings();
        let tie = rows.iter().find(|row| row.rank == 2).and_then(|row| row.before_next).expect("a tie-break");
        assert_eq!(tie.by == TieBreak::DirectEncounter, expected.is_some(), "{tie:?}");
    }
}

#[test]
fn the_tie_breaks_of_a_round_robin_are_those_that_the_page_explains() {
    let mut run = Run::start(Format::RoundRobin { cycles: 1 }, 7);
    let outcomes = [Outcome::First, Outcome::Tie, Outcome::Second, Outcome::WalkoverFirst, Outcome::Tie];
    let out = run.tournament.seeding()[2];
    while !run.tournament.is_complete(run.now) {
        if run.tournament.round() == 2 {
            run.ok(Command::Withdraw { entrant: out });
        }
        let at = usize::from(run.tournament.round());
        for (index, (first, _)) in run.pair().into_iter().enumerate() {
            run.report(first, outcomes[(at + 2 * index) % outcomes.len()]);
        }
    }
    let rows = run.tournament.standings();
    let annulled = rows.iter().find(|row| row.entrant == out).expect("a row");
    assert!(annulled.is_annulled && annulled.played < 3, "fewer than half of six");

    // “1 for a win, also without a match, and ½ for a tie.” Matches against the one who withdrew do not count.
    let counted: Vec<(u16, u16, u32, u32)> = run
        .tournament
        .meetings()
        .iter()
        .filter(|it| !it.pairing.entrants().contains(&out))
        .map(|it| {
            let (ours, theirs) = match it.outcome.expect("decided") {
                Outcome::First | Outcome::WalkoverFirst => (2, 0),
                Outcome::Second | Outcome::WalkoverSecond => (0, 2),
                Outcome::Tie => (1, 1),
                Outcome::Neither => (0, 0),
            };
            (it.pairing.first.number(), it.pairing.second.number(), ours, theirs)
        })
        .collect();
    let of = |number: u16| {
        counted.iter().filter_map(move |&(first, second, ours, theirs)| match number {
            _ if number == first => Some((second, ours)),
            _ if number == second => Some((first, theirs)),
            _ => None,
        })
    };
    let points = |number: u16| of(number).map(|(_, halves)| halves).sum::<u32>();
    // “For each match that counts, the points of your opponent times your points in that match, added up.”
    let sonneborn_berger =
        |number: u16| of(number).map(|(opponent, halves)| points(opponent) * halves).sum::<u32>();
    for (row, next) in rows.iter().zip(&rows[1..]) {
        let [ours, theirs] = [row, next].map(|it| it.entrant.number());
        assert_eq!(row.half_points, points(ours));
        let reason = row.before_next.expect("the lot decides at last");
        let expected = match reason.by {
            TieBreak::Points => [points(ours), points(theirs)],
            TieBreak::SonnebornBerger => [sonneborn_berger(ours), sonneborn_berger(theirs)],
            TieBreak::Wins => [row.won, next.won],
            _ => continue,
        };
        assert_eq!([reason.ours, reason.theirs], expected.map(i64::from), "{row:?} {next:?}");
    }
}
