//! Evenings whose matches are drawn from the results before them: a Swiss and a knock-out of fixed pairs.

use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{EnteredSheet, EntryRefusal, EveningCommand, EveningPhase};
use boneyard_club::{Evening, MatchPlan, Player, PlayerSetup, SeatingKind, Setup, SheetScore, StandingsKey};

use super::evening::{TestEvening, at, evening, player};

/// Five pairs: in each match one has a bye.
const SWISS: &str = "players 10 swiss\nmatches 3\n\
    pairs 1 table 1 1 2 5 6\npairs 1 table 2 7 8 3 4\nbye 1 9 10\n";

fn everyone(players: u16) -> Vec<Player> {
    Player::all(players).collect()
}

/// The numbers of the players at each table of a match.
fn seated(plan: &MatchPlan) -> Vec<[u16; 4]> {
    plan.tables.iter().map(|table| table.pairing.in_order().map(Player::number)).collect()
}

/// Ends the match of every table: the first pair wins, by as much more as the table is nearer to the first.
fn play(friday: &mut TestEvening, number: u16) {
    friday.organiser(EveningCommand::Begin { number });
    let tables = friday.view().tables.len();
    for table in 1..=u8::try_from(tables).expect("few tables") {
        let score = [100, 10 * u16::from(table)];
        let result = EnteredSheet { scored: SheetScore::Final { score }, stop: None, first: None };
        let at = at(number, table);
        friday.organiser(EveningCommand::Result { at, result, why: String::new(), was: None });
        friday.organiser(EveningCommand::Confirm { at });
    }
}

/// Draws the next match among these players and seats it.
fn seat(friday: &mut TestEvening, present: &[Player]) -> MatchPlan {
    let evening = friday.live.published().expect("an evening");
    let plan = evening.draw(present, 7).expect("a match");
    let (setup, from) = (evening.setup().clone(), evening.schedule().len() + 1);
    let matches = vec![plan.clone()];
    friday.organiser(EveningCommand::Reseat {
        setup,
        from,
        matches,
        courtesies: Vec::new(),
        namesakes: false,
    });
    plan
}

#[test]
fn a_file_keeps_the_byes() {
    let swiss = evening(SWISS);
    assert_eq!((swiss.schedule().len(), swiss.match_count(), swiss.is_final()), (1, 3, false));
    assert_eq!(swiss.schedule().sitting_out(1), [player(9), player(10)]);
    assert!(swiss.schedule().has_bye(1, player(10)) && !swiss.schedule().has_bye(1, player(1)));
    let written = file::write(&swiss, Privacy::Whole);
    assert!(
        written.contains("players 10 swiss\nmatches 3\n") && written.contains("bye 1 9 10\n"),
        "{written}"
    );
    assert_eq!(file::read(&written).as_ref(), Ok(&swiss));
}

/// A file need not seat anybody: the first match is drawn as well.
#[test]
fn the_first_match_can_be_drawn() {
    for (lines, matches) in [("players 14 swiss\n", 4), ("players 14 knock-out\n", 3)] {
        let empty = evening(lines);
        assert_eq!((empty.schedule().len(), empty.match_count(), empty.current()), (0, matches, Some(1)));
        assert_eq!(file::read(&file::write(&empty, Privacy::Whole)).as_ref(), Ok(&empty));
        let plan = empty.draw(&everyone(14), 0).expect("a match");
        assert_eq!(plan.tables.len() * 2 + plan.byes.len(), 7);
        let mut friday = TestEvening::new(lines);
        let refused = friday.try_organiser(EveningCommand::Begin { number: 1 });
        assert_eq!(refused, Err(EntryRefusal::NotDrawn { number: 1 }));
        seat(&mut friday, &everyone(14));
        play(&mut friday, 1);
        assert_eq!(friday.view().matches, matches);
    }
}

#[test]
fn invalid_byes_and_seatings_are_refused() {
    for (lines, line, says) in [
        ("players 9 knock-out\n", 3, "9 players make no pairs"),
        (
            "players 8 knock-out\nmatches 2\npairs 1 table 1 1 2 3 4\n",
            4,
            "a knock-out of 8 players has 2 matches; leave `matches` out",
        ),
        ("players 8 swiss\npairs 1 table 1 1 2 3 4\nbye 2 5 6\n", 5, "there is no match 2"),
        ("players 8 swiss\npairs 1 table 1 1 2 3 4\nbye 1 5 7\n", 5, "player 5 has no bye in match 1"),
        ("players 8 swiss\npairs 1 table 1 1 2 3 4\nbye 1 3 4\n", 5, "player 3 has no bye in match 1"),
        ("players 8 swiss\npairs 1 table 1 1 2 3 4\nbye 1 5 6\nbye 1 6 5\n", 6, "player 6 has no bye"),
        ("players 8 swiss\npairs 1 table 1 1 2 3 4\nbye 1 9 10\n", 5, "there is no player 10"),
        ("players 8 pairs\nbye 1 1 2\n", 4, "player 1 has no bye in match 1"),
        ("players 66 balanced\n", 3, "partners rotate among 64 players at most"),
        ("players 8 swiss\norder progress\npairs 1 table 1 1 2 3 4\n", 4, "without `progress` and `number`"),
    ] {
        let error = file::read(&format!("evening 1\nname \"Friday\"\n{lines}")).expect_err(lines);
        assert_eq!(error.line, line, "{lines}{error}");
        assert!(error.message.contains(says), "{lines}{error}");
    }
}

/// A bye is a win by the target to half of it, once every table of the match has ended.
#[test]
fn a_bye_of_a_swiss_is_a_win() {
    let one = evening(&format!("{SWISS}match 1 table 1 final 100:30\n"));
    assert_eq!(one.tallies()[8].played, 0, "table 2 still plays");
    let both = evening(&format!("{SWISS}match 1 table 1 final 100:30\nmatch 1 table 2 final 100:0\n"));
    let tally = both.tallies()[8];
    assert_eq!((tally.played, tally.wins, tally.points, tally.plus, tally.minus), (1, 1, 2, 100, 50));
    assert_eq!(both.tallies()[9], tally, "both players of the pair");
    let places: Vec<u16> = both.standings().iter().map(|line| line.number.number()).collect();
    assert_eq!(places, [7, 8, 1, 2, 9, 10, 5, 6, 3, 4]);
    assert_eq!(both.current(), Some(2), "match 2 has not been drawn");
}

/// A bye by another regulation is worth what that win is worth there.
#[test]
fn a_bye_follows_the_regulation() {
    let results = "match 1 table 1 final 200:30\nmatch 1 table 2 final 200:0\n";
    let tallies = evening(&format!("regulation spain\ntarget 200\n{SWISS}{results}")).tallies();
    assert_eq!((tallies[8].wins, tallies[8].plus, tallies[8].minus), (1, 200, 100));
    assert_eq!(tallies[8].points, tallies[0].points, "every win is worth the same");
}

#[test]
fn a_swiss_is_drawn_match_by_match() {
    let mut friday = TestEvening::new(SWISS);
    assert_eq!(friday.view().matches, 3);
    play(&mut friday, 1);
    assert_eq!(friday.view().phase, EveningPhase::Between, "two matches follow");
    let refused = friday.try_organiser(EveningCommand::Begin { number: 2 });
    assert_eq!(refused, Err(EntryRefusal::NotDrawn { number: 2 }));
    let second = seat(&mut friday, &everyone(10));
    assert_ne!(second.byes, [[player(9), player(10)]], "nobody has two byes");
    assert_eq!((second.tables.len(), friday.view().matches), (2, 3));
    play(&mut friday, 2);
    // The first pair goes home: four pairs are left.
    let third = seat(&mut friday, &everyone(10)[2..]);
    assert_eq!((third.tables.len(), third.byes.len()), (2, 0));
    assert!(seated(&third).concat().iter().all(|number| *number > 2));
    play(&mut friday, 3);
    assert_eq!(friday.view().phase, EveningPhase::Played);
    assert!(friday.view().report.is_final);
    let refused = friday.try_organiser(EveningCommand::Begin { number: 4 });
    assert_eq!(refused, Err(EntryRefusal::AllPlayed));
}

/// A pair that comes late is drawn from the next match on.
#[test]
fn a_late_pair_joins_a_swiss() {
    let mut friday = TestEvening::new(SWISS);
    play(&mut friday, 1);
    let evening = friday.live.published().expect("an evening");
    let mut setup = evening.setup().clone();
    for name in ["Late", "Later"] {
        setup.players.push(PlayerSetup { name: name.to_owned(), needs: Vec::new() });
    }
    // The new pair is in the list before it is drawn.
    let (courtesies, namesakes) = (Vec::new(), false);
    friday.organiser(EveningCommand::Reseat { setup, from: 2, matches: Vec::new(), courtesies, namesakes });
    assert_eq!((friday.view().schedule.matches.len(), friday.view().matches), (1, 3));
    let second = seat(&mut friday, &everyone(12));
    assert_eq!((second.tables.len(), second.byes.len()), (3, 0));
    assert!(seated(&second).concat().contains(&11));
    play(&mut friday, 2);
    let tally = friday.live.published().expect("an evening").tallies()[10];
    assert_eq!(tally.played, 1, "a match that was missed is no bye");
}

/// CLUB-103: among more players than a word has bits, nobody sees courtesies of another table. The readers check it.
#[test]
fn a_large_field_keeps_courtesies_apart() {
    let lines = "players 132 swiss\nplayer 68 \"Eva\" sight\nplayer 4 \"Ana\" hearing\n\
        pairs 1 table 1 1 2 3 4\npairs 1 table 2 67 68 131 132\n";
    let mut friday = TestEvening::new(lines);
    play(&mut friday, 1);
    let companions = friday.live.companions();
    let knows = |one, other| companions.are_together(player(one), player(other));
    assert!(knows(4, 1) && knows(68, 132));
    assert!(!knows(4, 68) && !knows(68, 4), "64 numbers apart");
}

/// The organiser may change the number of matches of a Swiss.
#[test]
fn a_swiss_can_be_longer() {
    let mut friday = TestEvening::new(SWISS);
    let setup = Setup { matches: Some(4), ..friday.view().setup };
    let (courtesies, namesakes) = (Vec::new(), false);
    friday.organiser(EveningCommand::Reseat { setup, from: 2, matches: Vec::new(), courtesies, namesakes });
    assert_eq!(friday.view().matches, 4);
}

/// Who loses is out, and places follow from how far the pairs came, whatever they scored.
#[test]
fn a_knock_out_ranks_by_how_far_pairs_came() {
    let lines =
        "players 12 knock-out\npairs 1 table 1 7 8 9 10\npairs 1 table 2 5 6 11 12\nbye 1 1 2\nbye 1 3 4\n";
    let mut friday = TestEvening::new(lines);
    assert_eq!(friday.view().matches, 3);
    play(&mut friday, 1);
    let second = seat(&mut friday, &everyone(12));
    assert_eq!(second.byes, Vec::<[Player; 2]>::new());
    let mut met: Vec<Vec<u16>> = seated(&second)
        .into_iter()
        .map(|mut four| {
            four.sort_unstable();
            four.to_vec()
        })
        .collect();
    met.sort_unstable();
    assert_eq!(met, [[1, 2, 7, 8], [3, 4, 5, 6]]);
    play(&mut friday, 2);
    let third = seat(&mut friday, &everyone(12));
    assert_eq!(third.tables.len(), 1, "two pairs are left");
    let [winners, finalists] = third.tables[0].pairing.pairs();
    play(&mut friday, 3);
    let evening = friday.live.published().expect("an evening");
    assert!(evening.is_final());
    let standings = evening.standings();
    let places: Vec<Player> = standings.iter().map(|line| line.number).collect();
    let sorted = |mut pair: [Player; 2]| {
        pair.sort_unstable();
        pair
    };
    assert_eq!(places[..2], sorted(winners));
    assert_eq!(places[2..4], sorted(finalists));
    assert_eq!(standings[1].decided_by, Some(StandingsKey::Progress));
    // Those who lost the first match come last, although 1 and 2 have played no more matches than they.
    assert_eq!(sorted([places[8], places[10]]).map(Player::number), [9, 11]);
    assert_eq!(friday.view().phase, EveningPhase::Played);
}

/// A pair that goes home after a win is not before one that lost later.
#[test]
fn a_pair_that_leaves_a_knock_out_comes_no_farther() {
    let lines = "players 8 knock-out\npairs 1 table 1 1 2 7 8\npairs 1 table 2 3 4 5 6\n";
    let mut friday = TestEvening::new(lines);
    play(&mut friday, 1);
    let left = everyone(8)[2..].to_vec();
    let evening = friday.live.published().expect("an evening");
    assert!(evening.draw(&left, 1).is_err(), "one pair is left");
    let standings = evening.standings();
    assert_eq!(standings[0].place, 1);
    assert_eq!(evening.current(), Some(2));
}

/// A Swiss of forty pairs: drawn on a phone, with the results of a simulated evening, against a count of its own.
#[test]
fn forty_pairs_play_a_swiss() {
    let setup = Setup { matches: Some(6), ..Setup::new("Forty pairs", 80, SeatingKind::Swiss) };
    let mut evening = Evening::planned(setup).expect("eighty players");
    let mut points = [0_u32; 41];
    let mut met = std::collections::BTreeSet::new();
    for number in 1..=6_u16 {
        if number > 1 {
            let plan = evening.draw(&everyone(80), 3).expect("a match");
            let (setup, from) = (evening.setup().clone(), evening.schedule().len() + 1);
            evening.reseat(setup, from, vec![plan]).expect("seated");
        }
        let tables = evening.schedule().matches[usize::from(number) - 1].tables.clone();
        assert_eq!(tables.len(), 20);
        for (table, plan) in (1..).zip(tables) {
            let [one, other] = plan.pairing.pairs().map(|pair| pair[0].number().div_ceil(2));
            assert!(met.insert([one.min(other), one.max(other)]), "pairs {one} and {other} meet twice");
            assert!(points[usize::from(one)].abs_diff(points[usize::from(other)]) <= 4, "match {number}");
            // The lower number wins, the more so the farther they are apart.
            let lost = 60_u16.saturating_sub(2 * one.abs_diff(other));
            let score = if one < other { [100, lost] } else { [lost, 100] };
            points[usize::from(one.min(other))] += if lost == 0 {
                3
            } else if lost <= 50 {
                2
            } else {
                1
            };
            let sheet = evening.empty_sheet(at(number, table)).expect("a table");
            let sheet = sheet.with_final(score, None).expect("a result");
            evening.put(at(number, table), sheet).expect("seated here");
        }
    }
    assert!(evening.is_final());
    let standings = evening.standings();
    assert_eq!(standings.len(), 80);
    for line in &standings {
        let pair = usize::from(line.number.number().div_ceil(2));
        assert_eq!(u32::from(line.tally.points), points[pair], "player {}", line.number);
    }
    assert!(standings.windows(2).all(|two| two[0].tally.points >= two[1].tally.points));
}

#[test]
fn the_engine_draws() {
    let mut friday = TestEvening::new(SWISS);
    play(&mut friday, 1);
    let mut engine = EveningEngine::new();
    let published = friday.live.published().expect("an evening");
    let draw = |players| EngineRequest::Draw {
        file: file::write(&published, Privacy::Shared),
        present: everyone(players),
        lot: 7,
    };
    let plan = seat(&mut friday, &everyone(10));
    assert_eq!(engine.answer(draw(10)), EngineAnswer::Draw { plan });
    assert!(matches!(engine.answer(draw(2)), EngineAnswer::Refused { .. }));
}
