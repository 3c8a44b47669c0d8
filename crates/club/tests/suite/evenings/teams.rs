//! Evenings of teams: several fixed pairs that play for one place.

use std::collections::BTreeMap;

use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{EntryRefusal, EveningCommand};
use boneyard_club::{Evening, EveningError, Player, SeatingKind, Setup, StandingsKey, Stop, TablePlan};
use proptest::prelude::*;

use super::evening::{TestEvening, at, evening, player};

/// The lines of a match: at each of these tables the first pair has the first of two points.
fn results(number: u16, scores: &[(u16, u16)]) -> String {
    let lines = (1..).zip(scores).map(|(table, (one, other))| {
        let table: usize = table;
        format!("match {number} table {table} final {one}:{other}\n")
    });
    lines.collect()
}

/// The teams by place.
fn places(evening: &Evening) -> Vec<u16> {
    evening.teams().iter().map(|line| line.team).collect()
}

/// The whole evening of these teams, with results that follow from a seed.
fn played(teams: u16, team_pairs: u16, seed: u64) -> Evening {
    let players = 2 * teams * team_pairs;
    let lines = format!("players {players} pairs teams {team_pairs}\n");
    let mut scores = seed;
    let mut lines = vec![lines];
    for (number, plan) in (1..).zip(&evening(&lines[0]).schedule().matches) {
        let score = |_: &TablePlan| {
            scores = scores.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let lost = u16::try_from((scores >> 33) % 4 * 30).expect("a score");
            if (scores >> 40) & 1 == 0 { (100, lost) } else { (lost, 100) }
        };
        lines.push(results(number, &plan.tables.iter().map(score).collect::<Vec<_>>()));
    }
    evening(&lines.concat())
}

#[test]
fn files_keep_teams() {
    let whole = evening("players 16 pairs teams 2\nteam 1 \"Los Tigres\"\nteam 3 \"Kaj \\\"x\\\"\"\n");
    assert_eq!(whole.setup().teams, ["Los Tigres", "", "Kaj \"x\""]);
    assert_eq!((whole.setup().sides(), whole.schedule().len()), (4, 3));
    let written = file::write(&whole, Privacy::Whole);
    assert!(written.contains("players 16 pairs teams 2\n"), "{written}");
    assert!(written.contains("team 1 \"Los Tigres\"\nteam 3 \"Kaj"), "{written}");
    assert!(!written.contains("\npairs "), "the seating is fixed: {written}");
    assert_eq!(file::read(&written).as_ref(), Ok(&whole));
    for kind in ["swiss", "knock-out"] {
        let first = evening(&format!("players 16 {kind} teams 4\npairs 1 table 1 1 2 9 10\n"));
        assert_eq!(file::read(&file::write(&first, Privacy::Whole)).as_ref(), Ok(&first));
    }
}

/// An evening without teams looks as before there were any.
#[test]
fn without_teams_nothing_is_written() {
    let plain = evening("players 8 pairs teams 1\n");
    assert_eq!(plain, evening("players 8 pairs\n"));
    assert!(!file::write(&plain, Privacy::Whole).contains("team"));
    let json = serde_json::to_string(plain.setup()).expect("JSON");
    assert!(!json.contains("team"), "{json}");
    let report = serde_json::to_string(&plain.report()).expect("JSON");
    assert!(!report.contains("team"), "{report}");
    assert_eq!(serde_json::from_str::<Setup>(&json).as_ref().ok(), Some(plain.setup()));
}

#[test]
fn impossible_teams_are_refused() {
    for (lines, line, says) in [
        ("players 16 pairs teams 3\n", 3, "16 players make no teams of 3; teams are two or more"),
        ("players 16 pairs teams 0\n", 3, "no teams of 0"),
        ("players 16 pairs teams 8\n", 3, "no teams of 8"),
        ("players 84 pairs teams 21\n", 3, "each of 1 to 20 fixed pairs"),
        ("players 16 balanced teams 2\n", 3, "16 players make no teams of 2"),
        ("players 16 pairs teams\n", 3, "something is missing; write `players 16 pairs teams 2`"),
        ("players 16 pairs squads 2\n", 3, "`squads` is too much here"),
        ("players 16 pairs teams 2\nteam 5 \"Fünf\"\n", 4, "there is no team 5 to name; there are 4 teams"),
        ("players 16 pairs\nteam 1 \"Eins\"\n", 4, "there is no team 1"),
        ("players 16 pairs teams 2\nteam 0 \"Null\"\n", 4, "there is no team 0"),
        ("players 16 pairs teams 2\nteam 2 \"\"\n", 4, "the name of team 2 is empty"),
        ("players 16 pairs teams 2\nteam 2 \"A\"\nteam 2 \"B\"\n", 5, "`team 2` appears twice"),
        ("players 16 pairs teams 2\npairs 1 table 1 1 2 3 4\n", 4, "two pairs of team 1 sit at one table"),
        (
            "players 16 swiss teams 2\nmatches 2\npairs 1 table 2 1 2 9 10\npairs 1 table 1 13 14 15 16\n",
            6,
            "team 4",
        ),
    ] {
        let error = file::read(&format!("evening 1\nname \"Friday\"\n{lines}")).expect_err(lines);
        assert_eq!(error.line, line, "{lines}{error}");
        assert!(error.message.contains(says), "{lines}{error}");
    }
    let named = Setup { team_pairs: 2, teams: vec!["A".into(), String::new()], ..plain(8) };
    assert!(named.check().is_err(), "the last name is empty");
}

fn plain(players: u16) -> Setup {
    Setup::new("Friday", players, SeatingKind::Pairs)
}

/// Which of two teams wins: the tables, then the difference, then the first table.
#[test]
fn a_team_wins_by_tables_then_points_then_the_first_table() {
    let two_teams = |scores: &[(u16, u16)]| {
        let pairs = scores.len();
        let lines = format!("players {} pairs teams {pairs}\n", 4 * pairs);
        let evening = evening(&(lines + &results(1, scores)));
        let winner = evening.teams().into_iter().find(|line| line.tally.wins == 1).expect("a winner").team;
        // The first match seats the first team at the first side.
        let [[first, _], _] = evening.schedule().matches[0].tables[0].pairing.pairs();
        if winner == first.team(evening.setup().team_pairs) { 'A' } else { 'B' }
    };
    assert_eq!(two_teams(&[(100, 90), (100, 90), (0, 100)]), 'A', "two tables to one");
    assert_eq!(two_teams(&[(100, 90), (0, 100)]), 'B', "a table each, and more points");
    assert_eq!(two_teams(&[(30, 100), (100, 20)]), 'A', "a table each, and more points");
    assert_eq!(two_teams(&[(100, 50), (50, 100)]), 'A', "the first table");
    assert_eq!(two_teams(&[(50, 100), (100, 50)]), 'B', "the first table");
}

/// A match of a team counts once all its tables have ended.
#[test]
fn a_match_of_a_team_ends_with_its_last_table() {
    let one = evening("players 8 pairs teams 2\nmatch 1 table 1 final 100:0\n");
    assert!(one.teams().iter().all(|line| line.tally.played == 0 && line.tally.wins == 0));
    assert_eq!(one.teams()[0].tally.points, 3, "what was played counts in the sums");
    assert_eq!(one.teams()[0].decided_by, Some(StandingsKey::Points));
}

#[test]
fn a_knock_out_of_teams_leaves_the_winner() {
    let lines = "players 16 knock-out teams 2\n\
        pairs 1 table 1 1 2 13 14\npairs 1 table 2 3 4 15 16\n\
        pairs 1 table 3 5 6 9 10\npairs 1 table 4 7 8 11 12\n\
        match 1 table 1 final 100:50\nmatch 1 table 2 final 20:100\n\
        match 1 table 3 final 100:50\nmatch 1 table 4 final 100:90\n";
    let first = evening(lines);
    assert_eq!((first.match_count(), first.current()), (2, Some(2)));
    // Team 4 has the better difference. Everybody is there, but only the winners are drawn.
    let plan = first.draw(&Player::all(16).collect::<Vec<_>>(), 0).expect("a match");
    let seated: Vec<u16> = plan.players().map(|player| player.team(2)).collect();
    assert_eq!((plan.tables.len(), plan.byes.len()), (2, 0));
    assert!(seated.iter().all(|team| [2, 4].contains(team)), "{seated:?}");
    let mut next = lines.to_owned();
    for (table, plan) in (1..).zip(&plan.tables) {
        let table: usize = table;
        let [[a, b], [c, d]] = plan.pairing.pairs();
        let is_second = a.team(2) == 2;
        let score = if is_second { "10:100" } else { "100:10" };
        next += &format!("pairs 2 table {table} {a} {b} {c} {d}\nmatch 2 table {table} final {score}\n");
    }
    let end = evening(&next);
    assert!(end.is_final());
    assert_eq!(places(&end), [4, 2, 1, 3], "of the two that lost, team 1 has won a table");
    assert_eq!(end.teams()[0].decided_by, Some(StandingsKey::Progress));
    let winners: Vec<u16> =
        end.standings().iter().filter(|line| line.place == 1).map(|line| line.number.number()).collect();
    assert_eq!(winners, [13, 14, 15, 16]);
}

/// In a Swiss all pairs of a team have the bye, and it is one won match of the team.
#[test]
fn a_team_has_a_bye_whole() {
    let lines = "players 12 swiss teams 2\nmatches 2\n";
    let plan = evening(lines).draw(&Player::all(12).collect::<Vec<_>>(), 0).expect("a match");
    assert_eq!(plan.byes, [[player(9), player(10)], [player(11), player(12)]]);
    let seats: String = (1..)
        .zip(&plan.tables)
        .map(|(table, plan)| {
            let table: usize = table;
            let [[a, b], [c, d]] = plan.pairing.pairs();
            format!("pairs 1 table {table} {a} {b} {c} {d}\nmatch 1 table {table} final 100:90\n")
        })
        .collect();
    let after = evening(&format!("{lines}bye 1 9 10\nbye 1 11 12\n{seats}"));
    let free = after.teams().into_iter().find(|line| line.team == 3).expect("the third team");
    assert_eq!((free.tally.played, free.tally.wins, free.tally.points), (1, 1, 4));
    let without = after.draw(&[player(1), player(10)], 0).expect("a match");
    assert_eq!(without.tables.len(), 2, "whoever is there brings the team");
}

/// Four teams of two pairs, after a match that teams 1 and 2 have won at both tables. Pair 1 is of players 1 and 2.
fn after_one(kind: &str, more: &str) -> String {
    format!(
        "players 16 {kind} teams 2\n{more}\
         pairs 1 table 1 1 2 13 14\npairs 1 table 2 3 4 15 16\n\
         pairs 1 table 3 5 6 9 10\npairs 1 table 4 7 8 11 12\n\
         match 1 table 1 final 100:50\nmatch 1 table 2 final 100:60\n\
         match 1 table 3 final 100:50\nmatch 1 table 4 final 100:60\n"
    )
}

/// The teams that are seated in the next match.
fn drawn(evening: &Evening) -> Vec<u16> {
    let plan = evening.draw(&Player::all(evening.setup().size()).collect::<Vec<_>>(), 0).expect("a match");
    let mut teams: Vec<u16> =
        plan.players().chain(plan.byes.iter().flatten().copied()).map(|one| one.team(2)).collect();
    teams.sort_unstable();
    teams.dedup();
    teams
}

/// A team of which a pair is expelled is drawn, and plays on with its other pairs. The table of that pair is a walkover.
#[test]
fn a_team_plays_on_without_an_expelled_pair() {
    for (kind, more, teams) in [("swiss", "matches 2\n", vec![1, 2, 3, 4]), ("knock-out", "", vec![1, 2])] {
        let lines = after_one(kind, more) + "expelled 1 match 2\n";
        assert_eq!(drawn(&evening(&lines)), teams, "{kind}");
        let mut friday = TestEvening::new(&lines);
        let evening = friday.live.published().expect("an evening");
        let plan = evening.draw(&Player::all(16).collect::<Vec<_>>(), 0).expect("a match");
        friday.organiser(EveningCommand::Reseat {
            setup: friday.view().setup,
            from: 2,
            matches: vec![plan.clone()],
            courtesies: Vec::new(),
            namesakes: false,
        });
        friday.organiser(EveningCommand::Begin { number: 2 });
        for (table, plan) in (1..).zip(&plan.tables) {
            let shown = friday.table(at(2, table));
            let is_walkover = plan.pairing.seats(player(1));
            let absent = plan.pairing.pair_of(player(1)).map(|pair| Stop::Absent { pair });
            assert_eq!(shown.stop, absent, "{kind}, table {table}");
            assert_eq!(shown.outcome.is_some(), is_walkover);
        }
    }
}

/// A team whose pairs are all expelled is not drawn again, and is out of a knock-out.
#[test]
fn a_team_that_is_expelled_whole_is_not_drawn() {
    let out = "expelled 1 match 2\nexpelled 4 match 2\n";
    assert_eq!(drawn(&evening(&(after_one("swiss", "matches 2\n") + out))), [2, 3, 4]);
    let alone = evening(&(after_one("knock-out", "") + out));
    assert!(alone.draw(&Player::all(16).collect::<Vec<_>>(), 0).is_err(), "only team 2 is left");
    // It is out from that match on, not before.
    let later = "expelled 1 match 2\nexpelled 4 match 3\n";
    assert_eq!(drawn(&evening(&(after_one("swiss", "matches 3\n") + later))), [1, 2, 3, 4]);
}

/// If the results of an expelled pair count for nobody, the other tables decide the match of its team.
#[test]
fn results_that_count_for_nobody_leave_the_match_of_the_team_to_its_other_tables() {
    let wins = |more: &str, out: &str| {
        let evening = evening(&(after_one("swiss", &format!("matches 2\n{more}")) + out));
        let mut lines = evening.teams();
        lines.sort_by_key(|line| line.team);
        let sums: Vec<[u16; 2]> = lines.iter().map(|line| [line.tally.played, line.tally.wins]).collect();
        sums
    };
    let annuls = "expulsion keeps annulled\n";
    assert_eq!(wins("", "expelled 1 match 2\n"), [[1, 1], [1, 1], [1, 0], [1, 0]]);
    assert_eq!(wins(annuls, "expelled 1 match 2\n"), [[1, 1], [1, 1], [1, 0], [1, 0]], "table 2 decides");
    let both = "expelled 1 match 2\nexpelled 4 match 2\n";
    assert_eq!(wins(annuls, both), [[0, 0], [1, 1], [1, 0], [0, 0]], "no table is left");
}

/// The bye of a team is none for a pair that is expelled.
#[test]
fn an_expelled_pair_has_no_bye() {
    let seats = "players 12 swiss teams 2\nmatches 2\nbye 1 9 10\nbye 1 11 12\n\
        pairs 1 table 1 1 2 5 6\npairs 1 table 2 3 4 7 8\n\
        match 1 table 1 final 100:90\nmatch 1 table 2 final 100:90\n";
    let free = |more: &str| {
        let evening = evening(&format!("{seats}{more}"));
        let team = evening.teams().into_iter().find(|line| line.team == 3).expect("the third team").tally;
        (team.wins, team.points, evening.tallies()[8].points, evening.tallies()[10].points)
    };
    assert_eq!(free(""), (1, 4, 2, 2));
    assert_eq!(free("expelled 9 match 1\n"), (1, 2, 0, 2));
    assert_eq!(free("expelled 9 match 2\n"), (1, 4, 2, 2));
}

/// A late team joins whole, and the size of the teams stays.
#[test]
fn teams_join_whole() {
    let mut friday = TestEvening::new("players 8 pairs teams 2\n");
    let setup = friday.live.published().expect("an evening").setup().clone();
    let reseat = |setup: Setup, matches| EveningCommand::Reseat {
        setup,
        from: 1,
        matches,
        courtesies: Vec::new(),
        namesakes: false,
    };
    let many = evening("players 12 pairs teams 2\n");
    let matches = many.schedule().matches.clone();
    let late = Setup { name: setup.name.clone(), team_pairs: 2, ..plain(12) };
    let alone = Setup { team_pairs: 1, ..late.clone() };
    let refused = friday.try_organiser(reseat(alone, matches.clone()));
    assert_eq!(refused, Err(EntryRefusal::Evening { error: EveningError::Settled }));
    let part = Setup { players: late.players[..10].to_vec(), ..late.clone() };
    assert!(friday.try_organiser(reseat(part, matches.clone())).is_err(), "half a team");
    friday.organiser(reseat(late, matches));
    assert_eq!(friday.view().report.teams.len(), 3);
    let mates = evening("players 12 pairs\n").schedule().matches[..1].to_vec();
    let setup = friday.view().setup;
    let refused = friday.try_organiser(reseat(setup, mates));
    let is_refused = |error: &EntryRefusal| {
        matches!(error, EntryRefusal::Evening { error: EveningError::TeamMates { .. } })
    };
    assert!(refused.as_ref().is_err_and(is_refused), "{refused:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// The standings of teams, computed again from the results alone.
    #[test]
    fn teams_have_the_sums_of_their_pairs(teams in 2_u16..8, team_pairs in 2_u16..=4, seed: u64) {
        let evening = played(teams, team_pairs, seed);
        prop_assert!(evening.is_final());
        let team_of = |player: Player| (player.number() - 1) / (2 * team_pairs);
        // Points of tables, plus, minus; and of each match and team, tables won, difference and the first table.
        let mut sums: BTreeMap<u16, [i64; 2]> = BTreeMap::new();
        let mut matches: BTreeMap<(u16, [u16; 2]), Vec<i64>> = BTreeMap::new();
        for (at, sheet) in evening.sheets() {
            let [one, other] = sheet.pairing().pairs().map(|[one, _]| team_of(one));
            let [us, them] = sheet.raw().map(i64::from);
            for (team, plus, minus) in [(one, us, them), (other, them, us)] {
                let sum = sums.entry(team).or_default();
                sum[0] += plus;
                sum[1] += minus;
            }
            let (key, ahead) =
                if one < other { ([one, other], us - them) } else { ([other, one], them - us) };
            matches.entry((at.number, key)).or_default().push(ahead);
        }
        let mut won: BTreeMap<u16, u16> = BTreeMap::new();
        for ((_, [one, other]), ahead) in &matches {
            prop_assert_eq!(ahead.len(), usize::from(team_pairs));
            let tables: i64 = ahead.iter().map(|one| one.signum()).sum();
            let difference: i64 = ahead.iter().sum();
            let decides = [tables, difference, ahead[0]].into_iter().find(|by| *by != 0).expect("a winner");
            *won.entry(if decides > 0 { *one } else { *other }).or_default() += 1;
        }
        let standings = evening.teams();
        prop_assert_eq!(standings.len(), usize::from(teams));
        for line in &standings {
            let [plus, minus] = sums[&(line.team - 1)];
            prop_assert_eq!(i64::from(line.tally.plus), plus);
            prop_assert_eq!(i64::from(line.tally.minus), minus);
            prop_assert_eq!(line.tally.effectiveness, plus - minus);
            prop_assert_eq!(line.tally.wins, won.get(&(line.team - 1)).copied().unwrap_or(0));
            prop_assert_eq!(line.tally.played, teams - 1);
        }
        for two in standings.windows(2) {
            let keys = |line: &boneyard_club::TeamStanding| {
                let tally = line.tally;
                (tally.points, tally.wins, tally.effectiveness, tally.plus)
            };
            prop_assert!(keys(&two[0]) >= keys(&two[1]), "{:?}", two);
        }
        // The lines of players are by place of their team, each with the own sums.
        let lines = evening.standings();
        let tallies = evening.tallies();
        for (at, line) in lines.iter().enumerate() {
            let team = &standings[at / usize::from(2 * team_pairs)];
            prop_assert_eq!((line.place, line.team), (team.place, Some(team.team)));
            prop_assert_eq!(line.tally, tallies[usize::from(line.number.number()) - 1]);
        }
        prop_assert_eq!(file::read(&file::write(&evening, Privacy::Whole)), Ok(evening));
    }
}
