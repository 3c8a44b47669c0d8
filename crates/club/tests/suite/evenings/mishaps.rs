//! When something goes wrong: walkovers, annulled rounds, tied blocks, penalties and expulsions, as the regulation says.

use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{EnteredSheet, EntryRefusal, EveningCommand};
use boneyard_club::{
    AbsentResult, AbsentScore, Ending, Evening, ExpelledResults, ExpelledScore, Expulsion, LeadAfter,
    MishapRules, Pair, PenaltyTakes, RegulationName, Round, Sanction, SeatingKind, Setup, SheetScore, Stop,
    Walkover,
};
use proptest::prelude::*;
use proptest::sample::select;

use super::evening::{TestEvening, at, evening, player, round};

/// The leaders of the rounds of a sheet and of the next one.
fn leaders(rules: &str, rounds: &str) -> Vec<Option<u16>> {
    let lines = format!("players 4 published\n{rules}match 1 table 1 {rounds} first 1\n");
    let evening = evening(&lines);
    let sheet = evening.sheet(at(1, 1)).expect("a sheet");
    (1..=sheet.rounds().len() + 1).map(|round| sheet.leader_of(round).map(|one| one.number())).collect()
}

/// CLUB-41, CLUB-43. In match 1, the lead goes 1, 3, 2, 4.
#[test]
fn the_regulation_says_who_leads_after_a_round_without_a_winner() {
    let some = |players: &[u16]| players.iter().copied().map(Some).collect::<Vec<_>>();
    assert_eq!(leaders("", "10:0 annulled 0:0 10:0"), some(&[1, 3, 3, 2, 4]));
    assert_eq!(leaders("annulled-round next\n", "10:0 annulled 10:0"), some(&[1, 3, 2, 4]));
    assert_eq!(leaders("tied-block same\n", "0:0 0:0 10:0 annulled"), some(&[1, 1, 1, 3, 3]));
    // Where the winners lead, a replayed first round has the same leader, and after a won round it is one of two.
    assert_eq!(leaders("lead winner\n", "annulled 10:0"), [Some(1), Some(1), None]);
    assert_eq!(leaders("lead winner\n", "0:0"), [Some(1), None]);
    assert_eq!(leaders("lead winner\ntied-block same\n", "0:0"), [Some(1), Some(1)]);
}

/// An annulled round scores nothing, in six-love too.
#[test]
fn an_annulled_round_scores_nothing() {
    let evening = evening("players 4 published\nregulation jamaica\nmatch 1 table 1 1:0 annulled 1:0\n");
    assert_eq!(evening.sheet(at(1, 1)).map(|sheet| sheet.raw()), Some([2, 0]));
}

/// A scorekeeper enters an annulled round and takes it back.
#[test]
fn a_scorekeeper_annuls_a_round_and_takes_it_back() {
    let mut friday = TestEvening::new("players 4 published\n");
    let here = at(1, 1);
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.player(3, EveningCommand::NameScorekeeper { at: here, player: player(3) });
    friday.player(3, EveningCommand::Lead { at: here, round: 1, player: player(1) });
    friday.player(3, EveningCommand::Round { at: here, number: 1, round: Round::Annulled, sure: false });
    let table = friday.table(here);
    assert_eq!((table.raw, table.next_lead), ([0, 0], Some(player(1))));
    assert_eq!((table.rounds[0].round, table.rounds[0].column), (Round::Annulled, None));
    let back =
        EveningCommand::Change { at: here, number: 1, old: Round::Annulled, new: None, why: String::new() };
    friday.player(3, back);
    assert!(friday.table(here).rounds.is_empty());
}

fn walkover(at: boneyard_club::SheetId, pair: Pair) -> EveningCommand {
    let scored = SheetScore::Rounds { rounds: Vec::new() };
    let result = EnteredSheet { scored, stop: Some(Stop::Absent { pair }), first: None };
    EveningCommand::Result { at, result, why: String::new(), was: None }
}

/// The organiser enters a walkover, confirms it, and may annul it.
#[test]
fn the_organiser_enters_a_walkover_and_takes_it_back() {
    let mut friday = TestEvening::new("players 8 pairs\nmatches 1\n");
    let here = at(1, 1);
    friday.organiser(EveningCommand::Begin { number: 1 });
    friday.organiser(walkover(here, Pair::Second));
    let table = friday.table(here);
    let outcome = table.outcome.expect("an outcome");
    assert_eq!((outcome.ending, outcome.score, outcome.worth), (Ending::Absent, [100, 50], 2), "as a bye");
    friday.organiser(EveningCommand::Confirm { at: here });
    friday.organiser(EveningCommand::Annul { at: here, why: "they came".to_owned() });
    assert_eq!(friday.table(here).outcome, None);
    friday.organiser(EveningCommand::Result {
        at: here,
        result: EnteredSheet { scored: SheetScore::Final { score: [100, 20] }, stop: None, first: None },
        why: String::new(),
        was: None,
    });
    assert_eq!(friday.table(here).score, [100, 20]);
}

/// Where partners rotate, those who came are seated anew.
#[test]
fn there_is_no_walkover_where_partners_rotate() {
    let mut friday = TestEvening::new("players 8 published\n");
    friday.organiser(EveningCommand::Begin { number: 1 });
    let refused = friday.try_organiser(walkover(at(1, 1), Pair::First));
    assert!(matches!(refused, Err(EntryRefusal::Evening { .. })), "{refused:?}");
    // An expulsion from a match is possible there.
    let scored = SheetScore::Rounds { rounds: vec![round("31:0")] };
    let result = EnteredSheet { scored, stop: Some(Stop::Expelled { pair: Pair::First }), first: None };
    friday.organiser(EveningCommand::Result { at: at(1, 1), result, why: String::new(), was: None });
    assert_eq!(friday.table(at(1, 1)).score, [31, 100]);
}

/// After an expulsion from the evening, the matches that are left are walkovers, and the other results may be void.
#[test]
fn a_pair_that_is_expelled_from_the_evening_is_out() {
    let seats = "pairs 1 table 1 1 2 3 4\npairs 1 table 2 5 6 7 8\npairs 2 table 1 1 2 5 6\npairs 2 table 2 3 4 7 8\n";
    for (results, wins) in [("stay", 1), ("annulled", 0)] {
        let lines = format!("players 8 pairs\nmatches 2\nexpulsion keeps {results}\n{seats}");
        let mut friday = TestEvening::new(&lines);
        friday.organiser(EveningCommand::Begin { number: 1 });
        for table in [1, 2] {
            let scored = SheetScore::Final { score: [100, 20] };
            let result = EnteredSheet { scored, stop: None, first: None };
            friday.organiser(EveningCommand::Result {
                at: at(1, table),
                result,
                why: String::new(),
                was: None,
            });
            friday.organiser(EveningCommand::Confirm { at: at(1, table) });
        }
        let sanction = Sanction {
            player: player(2),
            amount: 0,
            number: Some(2),
            round: None,
            reason: "hit a player".to_owned(),
            expelled: true,
        };
        friday.organiser(EveningCommand::Sanction { sanction });
        friday.organiser(EveningCommand::Begin { number: 2 });
        assert_eq!(friday.table(at(2, 1)).stop, Some(Stop::Absent { pair: Pair::First }));
        assert_eq!(friday.table(at(2, 2)).stop, None);
        let tallies = friday.live.evening().expect("an evening").tallies();
        assert_eq!(tallies[0].wins, wins, "{results}");
        assert_eq!(tallies[4].wins, 2, "5 and 6 have won both matches");
    }
}

/// An expelled pair is not drawn again.
#[test]
fn an_expelled_pair_is_not_drawn() {
    let lines = "players 8 swiss\nmatches 2\npairs 1 table 1 1 2 3 4\npairs 1 table 2 5 6 7 8\n\
                 match 1 table 1 final 100:0\nmatch 1 table 2 final 100:0\nexpelled 1 match 2\n";
    let all: Vec<_> = boneyard_club::Player::all(8).collect();
    let plan = evening(lines).draw(&all, 1).expect("a draw");
    assert!(plan.tables.iter().all(|table| !table.pairing.seats(player(1))));
}

/// A night keeps the name of the club's own regulation.
#[test]
fn a_night_keeps_the_name_of_the_clubs_own_regulation() {
    for base in ["club", "spain"] {
        let line = format!("regulation \"Summer “league” #2\" based on {base}\n");
        let evening = evening(&format!("players 4 published\n{line}"));
        assert_eq!(evening.setup().own_regulation, "Summer “league” #2");
        assert_eq!(evening.setup().regulation.name.word(), base);
        assert!(file::write(&evening, Privacy::Shared).contains(&line));
    }
}

fn any_mishaps() -> impl Strategy<Value = MishapRules> {
    use PenaltyTakes::{Effectiveness, MatchPoints, Points};
    let walkover = (
        select(vec![AbsentScore::Zero, AbsentScore::Half]),
        select(vec![AbsentResult::Loss, AbsentResult::Nothing]),
        proptest::option::of(0..=20_u8),
        0..=20_u16,
    );
    let walkover =
        walkover.prop_map(|(lost, absent, worth, penalty)| Walkover { lost, absent, worth, penalty });
    let lead = || select(vec![LeadAfter::Same, LeadAfter::Next]);
    let expulsion = (
        select(vec![ExpelledScore::Keeps, ExpelledScore::Zero]),
        select(vec![ExpelledResults::Stay, ExpelledResults::Annulled]),
    );
    let expulsion = expulsion.prop_map(|(score, results)| Expulsion { score, results });
    let takes = select(vec![Effectiveness, Points, MatchPoints]);
    (walkover, lead(), lead(), takes, expulsion).prop_map(
        |(walkover, annulled, tied, penalties, expulsion)| MishapRules {
            walkover,
            annulled,
            tied,
            penalties,
            expulsion,
        },
    )
}

/// A match of two pairs, by their places in the list of pairs, and how it ended.
#[derive(Clone, Copy, Debug)]
enum Ended {
    Score([u16; 2]),
    Absent(usize),
    Expelled([u16; 2], usize),
}

/// The three matches of four pairs: tables of two pairs each.
const MATCHES: [[[usize; 2]; 2]; 3] = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]];

/// What a test says that each pair has: played, points, wins, plus, minus, penalties, effectiveness.
type Sums = [i64; 7];

/// Adds up a night by hand, to 100 by the match points of club pairs.
fn by_hand(
    rules: &MishapRules,
    ended: &[[Ended; 2]; 3],
    penalties: &[(usize, u32)],
    out: Option<(usize, usize)>,
) -> [Sums; 4] {
    let mut sums = [[0_i64; 7]; 4];
    for (number, (pairs, ended)) in MATCHES.iter().zip(ended).enumerate() {
        for (pairs, ended) in pairs.iter().zip(ended) {
            let void = rules.expulsion.results == ExpelledResults::Annulled
                && out.is_some_and(|(pair, from)| pairs.contains(&pair) && number + 1 < from);
            let (score, loser) = match *ended {
                Ended::Score(score) => (score, usize::from(score[0] > score[1])),
                Ended::Absent(pair) => {
                    let mut score = [100; 2];
                    score[pair] = if rules.walkover.lost == AbsentScore::Half { 50 } else { 0 };
                    (score, pair)
                }
                Ended::Expelled(at, pair) => {
                    let mut score = [100; 2];
                    score[pair] = if rules.expulsion.score == ExpelledScore::Keeps { at[pair] } else { 0 };
                    (score, pair)
                }
            };
            let lost = score[loser];
            let worth = match (*ended, rules.walkover.worth) {
                (Ended::Absent(_), Some(worth)) => i64::from(worth),
                _ if lost == 0 => 3,
                _ if lost <= 50 => 2,
                _ => 1,
            };
            for side in [0, 1] {
                let sum = &mut sums[pairs[side]];
                let stayed_away = matches!(*ended, Ended::Absent(pair) if pair == side);
                if stayed_away {
                    sum[5] += i64::from(rules.walkover.penalty);
                }
                if void || (stayed_away && rules.walkover.absent == AbsentResult::Nothing) {
                    continue;
                }
                let won = side != loser;
                sum[0] += 1;
                sum[1] += if won { worth } else { 0 };
                sum[2] += i64::from(won);
                sum[3] += i64::from(score[side]);
                sum[4] += i64::from(score[1 - side]);
            }
        }
    }
    for (pair, amount) in penalties {
        sums[*pair][5] += i64::from(*amount);
    }
    for sum in &mut sums {
        let penalty = sum[5];
        sum[6] = sum[3] - sum[4];
        match rules.penalties {
            PenaltyTakes::Effectiveness => sum[6] -= penalty,
            PenaltyTakes::Points => {
                sum[6] -= penalty;
                sum[3] = (sum[3] - penalty).max(0);
            }
            PenaltyTakes::MatchPoints => sum[1] = (sum[1] - penalty).max(0),
        }
    }
    sums
}

fn any_end() -> impl Strategy<Value = Ended> {
    prop_oneof![
        (0..100_u16, any::<bool>())
            .prop_map(|(lost, first)| { Ended::Score(if first { [100, lost] } else { [lost, 100] }) }),
        (0..2_usize).prop_map(Ended::Absent),
        (0..100_u16, 0..100_u16, 0..2_usize)
            .prop_map(|(one, other, pair)| Ended::Expelled([one, other], pair)),
    ]
}

/// The evening of these results as a file.
fn written(
    rules: &MishapRules,
    ended: &[[Ended; 2]; 3],
    penalties: &[(usize, u32)],
    out: Option<(usize, usize)>,
) -> String {
    let mut setup = Setup::new("Friday", 8, SeatingKind::Pairs);
    (setup.penalties, setup.matches) = (true, Some(3));
    setup.regulation.mishaps = *rules;
    let empty = Evening::planned(setup).expect("an evening");
    let head = file::write(&empty, Privacy::Whole);
    let mut text: String =
        head.lines().filter(|line| !line.starts_with("pairs ")).map(|line| format!("{line}\n")).collect();
    for (number, (pairs, ended)) in (1..).zip(MATCHES.iter().zip(ended)) {
        for (table, ([one, other], ended)) in (1..).zip(pairs.iter().zip(ended)) {
            let [a, b, c, d] = [2 * one + 1, 2 * one + 2, 2 * other + 1, 2 * other + 2];
            let (number, table): (u16, u16) = (number, table);
            text.push_str(&format!(
                "pairs {number} table {table} {a} {b} {c} {d}\nmatch {number} table {table} "
            ));
            text.push_str(&match ended {
                Ended::Score([one, other]) => format!("final {one}:{other}\n"),
                Ended::Absent(pair) => format!("absent {}\n", pair + 1),
                Ended::Expelled([one, other], pair) => format!("final {one}:{other} expelled {}\n", pair + 1),
            });
        }
    }
    for (pair, amount) in penalties {
        text.push_str(&format!("penalty {} {amount}\n", 2 * pair + 1));
    }
    if let Some((pair, from)) = out {
        text.push_str(&format!("expelled {} match {from} \"hit\"\n", 2 * pair + 2));
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// The standings are what a little function adds up, and the file is read back exactly.
    #[test]
    fn standings_are_as_added_up_by_hand(
        rules in any_mishaps(),
        ended in proptest::array::uniform3(proptest::array::uniform2(any_end())),
        penalties in proptest::collection::vec((0..4_usize, 1..=20_u32), 0..4),
        out in proptest::option::of((0..4_usize, 1..=3_usize)),
    ) {
        let text = written(&rules, &ended, &penalties, out);
        let evening = file::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let expected = by_hand(&rules, &ended, &penalties, out);
        let tallies = evening.tallies();
        for (pair, expected) in expected.iter().enumerate() {
            for tally in &tallies[2 * pair..=2 * pair + 1] {
                let found: Sums = [
                    tally.played.into(), tally.points.into(), tally.wins.into(), tally.plus.into(),
                    tally.minus.into(), tally.penalties.into(), tally.effectiveness,
                ];
                prop_assert_eq!(&found, expected, "pair {}\n{}", pair, text);
            }
        }
        prop_assert_eq!(file::read(&file::write(&evening, Privacy::Whole)), Ok(evening));
    }

    /// Conditions with a random regulation are read back exactly, from a file and from JSON.
    #[test]
    fn a_regulation_is_restored_from_its_file(
        name in select(RegulationName::ALL.to_vec()),
        mishaps in any_mishaps(),
        own in select(vec!["", "Summer league", "\"Liga\" \\ #1"]),
        pairs in any::<bool>(),
    ) {
        let kind = if pairs { SeatingKind::Pairs } else { SeatingKind::Balanced };
        let mut setup = Setup::new("Friday", 8, kind);
        let known = name.known();
        (setup.regulation, setup.target) = (known.regulation, known.target);
        setup.regulation.mishaps = mishaps;
        own.clone_into(&mut setup.own_regulation);
        let evening = Evening::planned(setup.clone()).expect("an evening");
        let again = file::read(&file::write(&evening, Privacy::Whole)).expect("a file");
        prop_assert_eq!(again.setup(), &setup);
        let json = serde_json::to_string(&setup).expect("JSON");
        prop_assert_eq!(serde_json::from_str::<Setup>(&json).expect("conditions"), setup);
    }
}
