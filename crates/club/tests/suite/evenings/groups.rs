//! Evenings with groups of fixed pairs, and then a knock-out of the best of each.

use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
use boneyard_club::csv::{self, CsvKind};
use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{EnteredSheet, EntryRefusal, EveningCommand, EveningPhase};
use boneyard_club::{
    Evening, EveningError, Groups, MatchPlan, Player, PresentPlayer, SeatingKind, Setup, SheetScore,
    StandingsKey,
};
use proptest::prelude::*;

use super::evening::{TestEvening, at, evening, player};

/// Seven pairs: 1, 4 and 5 are the first group, 2, 3, 6 and 7 the second.
const GROUPS: &str = "players 14 groups 2 qualify 2\n\
    match 1 table 1 final 100:40\n\
    match 1 table 2 final 100:60\n\
    match 1 table 3 final 100:75\n\
    match 2 table 1 final 100:0\n\
    match 2 table 2 final 75:100\n\
    match 2 table 3 final 100:90\n";

/// The last match of the groups.
const THIRD: &str =
    "match 3 table 1 final 100:90\nmatch 3 table 2 final 60:100\nmatch 3 table 3 final 100:90\n";

/// The knock-out: pairs 5 and 4 win, and pair 4 wins the final.
const KNOCK_OUT: &str = "pairs 4 table 1 9 10 5 6\npairs 4 table 2 3 4 7 8\npairs 5 table 1 9 10 7 8\n\
    match 4 table 1 final 100:99\nmatch 4 table 2 final 20:100\nmatch 5 table 1 final 0:100\n";

fn everyone(players: u16) -> Vec<Player> {
    Player::all(players).collect()
}

/// The pairs at each table, from 1, the lower first.
fn met(plan: &MatchPlan) -> Vec<[u16; 2]> {
    let mut met: Vec<[u16; 2]> = plan
        .tables
        .iter()
        .map(|table| {
            let [one, other] = table.pairing.pairs().map(|[one, _]| one.number().div_ceil(2));
            [one.min(other), one.max(other)]
        })
        .collect();
    met.sort_unstable();
    met
}

/// A line of a group: the group, the place, the pair, points, plus, minus, and what decided.
type Line = (u16, u16, u16, u16, u32, u32, Option<StandingsKey>);

fn groups(evening: &Evening) -> Vec<Line> {
    let line = |line: boneyard_club::GroupStanding| {
        let (pair, tally) = (line.number.number().div_ceil(2), line.tally);
        (line.group, line.place, pair, tally.points, tally.plus, tally.minus, line.decided_by)
    };
    evening.groups().into_iter().map(line).collect()
}

/// The sums are added by hand; the matches are those of the file, round by round.
#[test]
fn a_whole_evening_from_a_file() {
    use StandingsKey::{Effectiveness, Group, Meetings, Points, Progress};
    let before = evening(&format!("{GROUPS}{THIRD}"));
    let tables: Vec<Vec<[u16; 2]>> = before.schedule().matches.iter().map(met).collect();
    assert_eq!(
        tables,
        [[[2, 7], [3, 6], [4, 5]], [[1, 5], [2, 6], [3, 7]], [[1, 4], [2, 3], [6, 7]]],
        "every two of a group meet once"
    );
    // 2 and 3 are level in points, wins, effectiveness and plus; 2 has beaten 3.
    let expected: [Line; 7] = [
        (1, 1, 5, 3, 140, 100, Some(Points)),
        (1, 2, 4, 2, 190, 140, Some(Points)),
        (1, 3, 1, 1, 100, 190, None),
        (2, 1, 2, 2, 290, 250, Some(Meetings)),
        (2, 2, 3, 2, 290, 250, Some(Points)),
        (2, 3, 7, 1, 235, 260, Some(Effectiveness)),
        (2, 4, 6, 1, 235, 290, None),
    ];
    assert_eq!(groups(&before), expected);
    assert_eq!((before.schedule().len(), before.match_count(), before.current()), (3, 5, Some(4)));
    // 5 is the best winner of a group, and 3 the better of those in second place. But 3 and 2 are of one group.
    let drawn = before.draw(&everyone(14), 0).expect("a match");
    assert_eq!((met(&drawn), drawn.byes.len()), (vec![[2, 4], [3, 5]], 0));

    let whole = evening(&format!("{GROUPS}{THIRD}{KNOCK_OUT}"));
    assert!(whole.is_final());
    assert_eq!(groups(&whole), expected, "the knock-out does not count in the groups");
    let standings = whole.standings();
    let lines: Vec<(u16, u16, Option<u16>, Option<StandingsKey>)> = standings
        .iter()
        .filter(|line| line.is_first())
        .map(|line| (line.place, line.number.number().div_ceil(2), line.group, line.decided_by))
        .collect();
    assert_eq!(
        lines,
        [
            (1, 4, Some(1), Some(Progress)),
            (2, 5, Some(1), Some(Progress)),
            // Both lost in the first match of the knock-out: the winner of a group is before the second of one.
            (3, 2, Some(2), Some(Group)),
            (4, 3, Some(2), Some(Progress)),
            // Both are third of their groups, with a win of one point: -25 to -90.
            (5, 7, Some(2), Some(Effectiveness)),
            (6, 1, Some(1), Some(Group)),
            (7, 6, Some(2), None),
        ]
    );
    // 4 has 190 and 140 from its group, 100 to 20 and 100 to 0.
    let tally = standings[0].tally;
    assert_eq!((tally.played, tally.wins, tally.points, tally.plus, tally.minus), (4, 3, 7, 390, 160));
}

/// Before the groups are over, who has met whom does not count, and nothing is drawn.
#[test]
fn groups_stand_as_far_as_they_have_played() {
    let two = evening(GROUPS);
    let places: Vec<[u16; 2]> = groups(&two).iter().map(|line| [line.0, line.2]).collect();
    assert_eq!(places, [[1, 5], [1, 4], [1, 1], [2, 3], [2, 2], [2, 6], [2, 7]]);
    let refused = two.draw(&everyone(14), 0).expect_err("a match is left").to_string();
    assert_eq!(refused, "the knock-out is drawn when every match of the groups has ended");
    // All winners of groups come before all who are second.
    let standings = two.standings();
    let order: Vec<u16> = standings.iter().step_by(2).map(|line| line.number.number().div_ceil(2)).collect();
    assert_eq!(order, [5, 3, 4, 2, 6, 1, 7]);
    assert_eq!(standings[2].decided_by, Some(StandingsKey::Group));
}

/// A pair that is expelled after the groups does not go on, and the next of its group moves up.
#[test]
fn an_expelled_pair_is_not_in_the_knock_out() {
    let pairs = |lines: &str| {
        let drawn = evening(lines).draw(&everyone(14), 0).map(|plan| (met(&plan).concat(), plan.byes.len()));
        drawn.map(|(mut pairs, byes)| {
            pairs.sort_unstable();
            (pairs, byes)
        })
    };
    let groups_over = format!("{GROUPS}{THIRD}");
    assert_eq!(pairs(&groups_over), Ok((vec![2, 3, 4, 5], 0)));
    assert_eq!(pairs(&format!("{groups_over}expelled 10 match 4\n")), Ok((vec![1, 2, 3, 4], 0)));
}

/// Results before an expulsion in the knock-out stay, because others have gone on from them; those in the groups may be void.
#[test]
fn results_that_led_into_the_knock_out_stay() {
    let first = "pairs 4 table 1 9 10 5 6\npairs 4 table 2 3 4 7 8\n\
        match 4 table 1 final 100:99\nmatch 4 table 2 final 20:100\n";
    let lines = |rule: &str, out: &str| format!("expulsion keeps {rule}\n{GROUPS}{THIRD}{first}{out}");
    let out = "expelled 9 match 5\n";
    let [stay, annulled] = ["stay", "annulled"].map(|rule| evening(&lines(rule, out)));
    assert_eq!(stay.tallies(), annulled.tallies());
    assert_eq!(groups(&stay), groups(&annulled));
    // Pair 4 has won the other match, and meets nobody.
    assert!(annulled.draw(&everyone(14), 0).is_err());
    assert_eq!(annulled.standings()[0].tally.played, 3);

    let in_groups = evening(&format!("expulsion keeps annulled\n{GROUPS}{THIRD}expelled 9 match 3\n"));
    let played = |pair: usize| in_groups.tallies()[2 * pair - 2].played;
    assert_eq!((played(5), played(1)), (0, 1), "pair 1 has only its match against 4");
}

#[test]
fn a_file_keeps_its_groups() {
    for lines in [GROUPS.to_owned(), format!("{GROUPS}{THIRD}"), format!("{GROUPS}{THIRD}{KNOCK_OUT}")] {
        let friday = evening(&lines);
        let written = file::write(&friday, Privacy::Whole);
        assert!(written.contains("players 14 groups 2 qualify 2\nmatches 3\n"), "{written}");
        assert!(!written.contains("pairs 1 "), "the matches of the groups are known: {written}");
        assert_eq!(file::read(&written).as_ref(), Ok(&friday), "{written}");
        assert_eq!(file::write(&file::read(&written).expect("an evening"), Privacy::Whole), written);
    }
    let usual = evening("players 12 groups 3\n");
    assert_eq!(usual.setup().groups, Some(Groups { count: 3, qualify: 2 }));
    let teams = evening("players 32 groups 2 qualify 1 teams 2\n");
    assert_eq!((teams.setup().team_pairs, teams.schedule().len(), teams.match_count()), (2, 3, 4));
    assert_eq!(file::read(&file::write(&teams, Privacy::Whole)).as_ref(), Ok(&teams));
}

/// A match of the knock-out may be just what a match of the groups was before it was left out.
#[test]
fn a_file_keeps_fewer_matches_of_groups() {
    let lines = "players 8 groups 2 qualify 1\nmatches 1\npairs 1 table 2 none\npairs 2 table 1 1 2 3 4\n\
        match 1 table 1 final 100:0\nmatch 2 table 1 final 100:0\n";
    let friday = evening(lines);
    assert_eq!((friday.schedule().group_matches, friday.schedule().len(), friday.is_final()), (1, 2, true));
    assert_eq!(file::read(&file::write(&friday, Privacy::Whole)).as_ref(), Ok(&friday));
}

#[test]
fn impossible_groups_are_refused() {
    for (lines, line, says) in [
        ("players 12 groups\n", 3, "players 24 groups 4 qualify 2"),
        ("players 12 groups 4\n", 3, "6 pairs or teams do not play in 4 groups; write 2 to 3"),
        ("players 12 groups 1\n", 3, "6 pairs or teams do not play in 1 groups; write 2 to 3"),
        ("players 6 groups 2\n", 3, "groups need four pairs or teams, or more"),
        ("players 800 groups 2\n", 3, "write 44 to 64"),
        ("players 13 groups 2\n", 3, "13 players make no pairs"),
        (
            "players 14 groups 2 qualify 4\n",
            3,
            "4 of each group cannot go on to the knock-out; write `qualify` with 1 to 3",
        ),
        ("players 14 groups 2 qualify 0\n", 3, "0 of each group cannot go on"),
        (
            "players 16 groups 2 qualify 2 teams 4\n",
            3,
            "groups need four pairs or teams, or more; there are 2",
        ),
        ("players 8 pairs groups 2\n", 3, "`groups` is too much here"),
        ("players 14 groups 2\nbye 1 1 2\n", 4, "player 1 has no bye in match 1"),
        (
            "players 8 groups 2\nmatch 1 table 1 final 100:0\nmatch 2 table 1 final 100:0\n",
            5,
            "there is no match 2",
        ),
        ("players 14 groups 2\norder group\n", 4, "without"),
    ] {
        let error = file::read(&format!("evening 1\nname \"Friday\"\n{lines}")).expect_err(lines);
        assert_eq!(error.line, line, "{lines}{error}");
        assert!(error.message.contains(says), "{lines}{error}");
    }
    let no_groups = Setup::new("Friday", 12, SeatingKind::Groups);
    assert!(Evening::planned(no_groups.clone()).is_err());
    let others =
        Setup { groups: Some(Groups { count: 2, qualify: 1 }), ..Setup::new("x", 12, SeatingKind::Pairs) };
    assert!(Evening::planned(others).is_err());
    let friday = evening(GROUPS);
    let more = Setup { groups: Some(Groups { count: 2, qualify: 3 }), ..friday.setup().clone() };
    assert_eq!(friday.clone().set_setup(more), Err(EveningError::Settled));
}

/// Ends the match of every table: the pair with the lower number wins.
fn play(friday: &mut TestEvening, number: u16) {
    friday.organiser(EveningCommand::Begin { number });
    let tables: Vec<[u16; 2]> = friday.view().schedule.matches[usize::from(number) - 1]
        .tables
        .iter()
        .map(|table| table.pairing.pairs().map(|[one, _]| one.number()))
        .collect();
    for (table, [one, other]) in (1..).zip(tables) {
        let score = if one < other { [100, 40] } else { [40, 100] };
        let result = EnteredSheet { scored: SheetScore::Final { score }, stop: None, first: None };
        let at = at(number, table);
        friday.organiser(EveningCommand::Result { at, result, why: String::new(), was: None });
        friday.organiser(EveningCommand::Confirm { at });
    }
}

fn reseat(friday: &mut TestEvening, from: u16, matches: Vec<MatchPlan>) {
    let setup = friday.view().setup;
    friday.organiser(EveningCommand::Reseat {
        setup,
        from,
        matches,
        courtesies: Vec::new(),
        namesakes: false,
    });
}

/// Draws the next match among these players and seats it.
fn draw(friday: &mut TestEvening, present: &[Player]) -> MatchPlan {
    let published = friday.live.published().expect("an evening");
    let plan = published.draw(present, 7).expect("a match");
    reseat(friday, published.schedule().len() + 1, vec![plan.clone()]);
    plan
}

#[test]
fn the_knock_out_is_drawn_after_the_groups() {
    let mut friday = TestEvening::new("players 14 groups 2 qualify 2\n");
    assert_eq!((friday.view().matches, friday.view().setup.matches), (5, Some(3)));
    for number in 1..=3 {
        play(&mut friday, number);
    }
    assert_eq!(friday.view().phase, EveningPhase::Between);
    let refused = friday.try_organiser(EveningCommand::Begin { number: 4 });
    assert_eq!(refused, Err(EntryRefusal::NotDrawn { number: 4 }));
    // Groups 1, 4, 5 and 2, 3, 6, 7: winners 1 and 2, then 4 and 3.
    assert_eq!(met(&draw(&mut friday, &everyone(14))), [[1, 3], [2, 4]]);
    assert_eq!(friday.view().setup.matches, Some(3));
    play(&mut friday, 4);
    assert_eq!(friday.view().phase, EveningPhase::Between);
    assert_eq!(met(&draw(&mut friday, &everyone(14))), [[1, 2]]);
    play(&mut friday, 5);
    assert_eq!(friday.view().phase, EveningPhase::Played);
    let report = friday.view().report;
    assert!(report.is_final && report.groups.len() == 7);
    let places: Vec<u16> =
        report.standings.iter().step_by(2).map(|line| line.number.number().div_ceil(2)).collect();
    assert_eq!(places, [1, 2, 3, 4, 6, 5, 7], "6 has won a match in its group, 5 none");
}

/// A pair that goes home while the groups play leaves its matches out. In the knock-out the next of its group moves up.
#[test]
fn a_pair_that_goes_home_is_replaced_in_the_knock_out_only() {
    let mut friday = TestEvening::new("players 16 groups 2 qualify 2\n");
    play(&mut friday, 1);
    // Groups 1, 4, 5, 8 and 2, 3, 6, 7. Pair 1 goes home.
    let kept = friday.view().schedule.matches[..1].to_vec();
    let request = |kept| EngineRequest::Replan {
        kind: SeatingKind::Groups,
        team_pairs: 1,
        groups: 2,
        kept,
        present: everyone(16)[2..].iter().copied().map(PresentPlayer::from_the_start).collect(),
        matches: 2,
        seed: 1,
    };
    let EngineAnswer::Replan { matches } = EveningEngine::new().answer(request(kept)) else {
        panic!("a plan")
    };
    let left: Vec<Vec<[u16; 2]>> = matches.iter().map(met).collect();
    assert_eq!(left.concat().len(), 6, "{left:?}");
    assert!(left.concat().iter().all(|two| two[0] > 1));
    reseat(&mut friday, 2, matches);
    for number in 2..=3 {
        play(&mut friday, number);
    }
    // 1 has won its only match, and is second.
    let places: Vec<u16> =
        friday.view().report.groups[..4].iter().map(|line| line.number.number().div_ceil(2)).collect();
    assert_eq!(places, [4, 1, 5, 8]);
    // Pair 4 goes home as well: then 5 and 8 play the knock-out.
    let here: Vec<Player> =
        everyone(16).into_iter().filter(|one| !matches!(one.number(), 1 | 2 | 7 | 8)).collect();
    assert_eq!(met(&draw(&mut friday, &here)), [[2, 8], [3, 5]]);
    play(&mut friday, 4);
    // Pair 2 goes home before the final: nobody is left to draw.
    let published = friday.live.published().expect("an evening");
    assert!(published.draw(&everyone(16)[4..], 0).is_err());
    assert_eq!(met(&draw(&mut friday, &everyone(16))), [[2, 3]]);
}

/// Three groups of which two qualify: six, so that the best two have byes.
#[test]
fn byes_of_the_knock_out_go_to_the_best() {
    let mut friday = TestEvening::new("players 18 groups 3 qualify 2\n");
    assert_eq!(friday.view().matches, 6);
    for number in 1..=3 {
        play(&mut friday, number);
    }
    let first = draw(&mut friday, &everyone(18));
    let byes: Vec<u16> = first.byes.iter().map(|[one, _]| one.number().div_ceil(2)).collect();
    assert_eq!(byes, [1, 2]);
    assert_eq!(friday.view().schedule.sitting_out(4).len(), 4);
    assert_eq!(friday.view().schedule.sitting_out(1).len(), 6, "one pair of each group rests");
    play(&mut friday, 4);
    let tally = friday.live.published().expect("an evening").tallies()[0];
    assert_eq!(tally.played, 2, "a bye of a knock-out counts nothing");
}

/// Teams of two pairs: the groups have the sums of their pairs, and the matches of the team.
#[test]
fn teams_play_in_groups() {
    let mut friday = TestEvening::new("players 32 groups 2 qualify 1 teams 2\nteam 3 \"Los Tigres\"\n");
    for number in 1..=3 {
        play(&mut friday, number);
    }
    let report = friday.view().report;
    let lines: Vec<[u16; 4]> = report
        .groups
        .iter()
        .map(|line| [line.group, line.place, line.number.number(), line.tally.wins])
        .collect();
    // Teams 1, 4, 5, 8 and 2, 3, 6, 7.
    assert_eq!(lines[..4], [[1, 1, 1, 3], [1, 2, 13, 2], [1, 3, 17, 1], [1, 4, 29, 0]]);
    assert_eq!(lines[4][2], 5);
    assert_eq!(draw(&mut friday, &everyone(32)).tables.len(), 2);
    play(&mut friday, 4);
    let report = friday.view().report;
    assert!(report.is_final);
    let places: Vec<u16> = report.teams.iter().map(|team| team.team).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 6, 7, 8]);
    let csv = csv::write(&friday.live.published().expect("an evening"), CsvKind::Standings);
    assert!(csv.starts_with("place,number,name,team,team_name,group,played,"), "{csv}");
    assert!(csv.contains("\n3,9,9,3,Los Tigres,2,3,"), "{csv}");
}

/// Without teams and groups the spreadsheet has the columns that it had before.
#[test]
fn spreadsheets_have_columns_for_groups_and_teams() {
    let of = |lines: &str| csv::write(&evening(lines), CsvKind::Standings);
    assert!(of("players 8 pairs\n").starts_with("place,number,name,played,points,"));
    assert!(of("players 8 pairs teams 2\n").starts_with("place,number,name,team,team_name,played,points,"));
    let groups = of(&format!("{GROUPS}{THIRD}{KNOCK_OUT}"));
    assert!(groups.starts_with("place,number,name,group,played,points,"), "{groups}");
    assert!(groups.contains("\n1,7,7,1,4,7,3,390,160,0,230,0,0,progress,false\n"), "{groups}");
}

/// Penalties of the knock-out do not count in the groups.
#[test]
fn penalties_count_in_their_part() {
    let lines = format!("penalties on\n{GROUPS}{THIRD}{KNOCK_OUT}penalty 7 30 match 4 \"spoke\"\n");
    let friday = evening(&lines);
    let four = friday.groups().into_iter().find(|line| line.number == player(7)).expect("pair 4");
    assert_eq!((four.tally.penalties, friday.standings()[0].tally.penalties), (0, 30));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    /// Any groups with any results: each pair has met its group, the knock-out has those who qualify, one winner is first, and the file
    /// restores every state of the evening.
    #[test]
    fn an_evening_of_groups_has_one_winner(
        pairs in 4_u16..=30,
        many in 2_u16..=8,
        qualify in 1_u16..=4,
        mut results: u64,
    ) {
        let count = many.min(pairs / 2);
        let qualify = qualify.min(pairs / count);
        let groups = Some(Groups { count, qualify });
        let setup = Setup { groups, ..Setup::new("Friday", 2 * pairs, SeatingKind::Groups) };
        let mut friday = Evening::planned(setup).expect("groups");
        let mut won = || {
            results = results.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let lost = u16::try_from(results >> 57).expect("a small number").min(99);
            if results >> 40 & 1 == 0 { [100, lost] } else { [lost, 100] }
        };
        let of_groups = friday.schedule().group_matches;
        while let Some(number) = friday.current() {
            if number > friday.schedule().len() {
                let plan = friday.draw(&everyone(2 * pairs), 3).expect("a match");
                let seated = 2 * plan.tables.len() + plan.byes.len();
                if number == of_groups + 1 {
                    prop_assert_eq!(seated, usize::from(count * qualify));
                    for [one, _] in plan.tables.iter().flat_map(|table| table.pairing.pairs()).chain(plan.byes.clone()) {
                        let line = friday.groups().into_iter().find(|line| line.number == one).expect("in a group");
                        prop_assert!(line.place <= qualify);
                    }
                }
                let setup = friday.setup().clone();
                friday.reseat(setup, number, vec![plan]).expect("a match");
            }
            let tables: Vec<_> = friday.all_tables().filter(|at| at.number == number).collect();
            for at in tables {
                let sheet = friday.empty_sheet(at).expect("a table").with_final(won(), None).expect("a result");
                friday.put(at, sheet).expect("seated here");
            }
            let restored = file::read(&file::write(&friday, Privacy::Whole));
            prop_assert_eq!(restored.as_ref(), Ok(&friday));
        }
        prop_assert_eq!(friday.match_count(), friday.schedule().len());
        let last = friday.schedule().matches.last().expect("a final");
        prop_assert_eq!(last.tables.len(), 1, "one pair wins");
        let standings = friday.standings();
        prop_assert_eq!(standings[0].decided_by, Some(StandingsKey::Progress));
        let finalists: Vec<Player> = last.tables[0].pairing.pairs().concat();
        prop_assert!(standings[..4].iter().all(|line| finalists.contains(&line.number)));
        for line in friday.groups() {
            let size = friday.groups().iter().filter(|other| other.group == line.group).count();
            prop_assert_eq!(usize::from(line.tally.played), size - 1);
            let standing = standings.iter().find(|one| one.number == line.number).expect("a place");
            prop_assert_eq!(standing.place <= count * qualify, line.place <= qualify);
        }
    }
}
