//! Evenings of fixed pairs: players 1 and 2, 3 and 4, and so on play all matches together.

use boneyard_club::api::{EngineAnswer, EngineRequest, EveningEngine};
use boneyard_club::file::{self, Privacy};
use boneyard_club::{Card, MatchPlan, Pairing, PresentPlayer, SeatingKind, StandingsKey, TablePlan};

use super::evening::{at, evening, player};

const RESULTS: &str = "players 8 pairs\nwins 1 1 1 1\norder wins effectiveness plus meetings\n\
    match 1 table 1 final 100:20\nmatch 1 table 2 final 90:100\n\
    match 2 table 1 final 100:80\nmatch 2 table 2 final 100:30\n\
    match 3 table 1 final 40:100\nmatch 3 table 2 final 100:99\n";

/// Both players of a pair have the same place, their lines follow each other, and places count pairs.
#[test]
fn pairs_are_ranked_and_both_players_share_the_place() {
    let evening = evening(RESULTS);
    assert!(evening.is_final());
    let standings = evening.standings();
    let places: Vec<u16> = standings.iter().map(|line| line.place).collect();
    assert_eq!(places, [1, 1, 2, 2, 3, 3, 4, 4]);
    for two in standings.chunks(2) {
        assert_eq!(two[0].partner, Some(two[1].number));
        assert_eq!(two[1].partner, Some(two[0].number));
        assert_eq!((two[0].tally, two[0].decided_by), (two[1].tally, two[1].decided_by));
    }
    assert_eq!(standings.last().and_then(|line| line.decided_by), None);
}

/// Without fixed pairs nobody has a partner in the standings, and no two places are the same.
#[test]
fn single_players_have_no_partner_in_the_standings() {
    let standings = evening("players 4 published\n").standings();
    assert!(standings.iter().all(|line| line.partner.is_none()));
}

#[test]
fn a_penalty_of_one_counts_for_the_pair() {
    let evening = evening(&format!("{RESULTS}penalties on\npenalty 4 30 match 1 \"late\"\n"));
    let tallies = evening.tallies();
    for number in [3, 4] {
        assert_eq!(tallies[player(number).index()].penalties, 30, "player {number}");
    }
    assert_eq!(tallies[player(3).index()].effectiveness, tallies[player(4).index()].effectiveness);
    assert_eq!(tallies[player(1).index()].penalties, 0);
}

/// Pairs that are level in everything are listed with both players.
#[test]
fn level_pairs_are_named_whole() {
    let evening = evening("players 8 pairs\n");
    let level: Vec<u16> = evening.by_number().iter().map(|player| player.number()).collect();
    assert_eq!(level, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(evening.standings()[0].decided_by, Some(StandingsKey::Number));
}

#[test]
fn every_player_has_a_card_with_the_same_partner_in_each_match() {
    for card in Card::all(&evening(RESULTS)) {
        let partner = card.player.fixed_partner().expect("a partner");
        let partners: Vec<_> =
            card.matches.iter().filter_map(|one| one.seated.as_ref()).map(|seat| seat.partner).collect();
        assert_eq!(partners, [partner; 3], "player {}", card.player);
    }
}

#[test]
fn files_keep_pairs_and_refuse_what_parts_them() {
    let whole = evening(RESULTS);
    let written = file::write(&whole, Privacy::Whole);
    assert!(written.contains("players 8 pairs\n") && !written.contains("\npairs "), "{written}");
    assert_eq!(file::read(&written).as_ref(), Ok(&whole));
    for (lines, line, says) in [
        ("players 9 pairs\n", 3, "9 players make no pairs"),
        (
            "players 8 pairs\npairs 1 table 1 1 3 2 4\n",
            4,
            "player 1 sits apart from the partner in match 1 table 1",
        ),
        ("players 4 pairs\nstake 10\nprize losses\n", 5, "no additional prize for fixed pairs"),
    ] {
        let error = file::read(&format!("evening 1\nname \"Friday\"\n{lines}")).expect_err(lines);
        assert_eq!((error.line, error.message.contains(says)), (line, true), "{lines}: {error}");
    }
    // The two at the ends of a table may change seats.
    let turned = evening("players 8 pairs\npairs 1 table 1 2 1 8 7\n");
    let pairing = Pairing::new([[player(2), player(1)], [player(8), player(7)]]).expect("four players");
    assert_eq!(turned.plan(at(1, 1)), Ok(&TablePlan { pairing, filler: None }));
}

/// The engine plans the rest of an evening of pairs without parting them.
#[test]
fn the_engine_seats_a_late_pair() {
    let mut engine = EveningEngine::new();
    let schedule = EngineRequest::Schedule { players: 6, kind: SeatingKind::Pairs, team_pairs: 1, groups: 0 };
    let EngineAnswer::Schedule { schedule, .. } = engine.answer(schedule) else {
        panic!("a seating of pairs")
    };
    let kept = schedule.matches[..1].to_vec();
    let since = |number: u16| u16::from(number > 6);
    let present =
        (1..=8).map(|number| PresentPlayer { player: player(number), since: since(number) }).collect();
    let request = EngineRequest::Replan {
        kind: SeatingKind::Pairs,
        team_pairs: 1,
        groups: 0,
        kept,
        present,
        matches: 3,
        seed: 1,
    };
    let EngineAnswer::Replan { matches } = engine.answer(request) else { panic!("a plan") };
    let parted = |plan: &MatchPlan| {
        let pairs = plan.tables.iter().flat_map(|table| table.pairing.pairs());
        pairs.into_iter().any(|[one, other]| one.fixed_partner() != Some(other))
    };
    assert!(matches.iter().all(|plan| plan.tables.len() == 2 && !parted(plan)), "{matches:?}");
    let EngineAnswer::Regulations { regulations } = engine.answer(EngineRequest::Regulations) else {
        panic!("regulations")
    };
    assert_eq!(regulations.len(), 9);
}
