//! The standings of a season and the hall of fame.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use boneyard_club::season::{
    CountedEvenings, HallOfFame, PLACE_POINTS_MAX, PlacePoints, RecordKind, Season, SeasonEvening, SeasonKey,
    SeasonPoints, SeasonResult, SeasonRules, SeasonStanding,
};
use boneyard_ids::{EveningId, SeasonPlayerId};
use proptest::prelude::*;
use proptest::sample::subsequence;

/// `ana 1 6 2 +30`: a member on place 1 with 6 match points, 2 wins and effectiveness 30.
fn result(text: &str) -> SeasonResult {
    let fields: Vec<&str> = text.split(' ').collect();
    SeasonResult {
        member: fields[0].into(),
        place: fields[1].parse().unwrap(),
        points: fields[2].parse().unwrap(),
        wins: fields[3].parse().unwrap(),
        effectiveness: fields[4].parse().unwrap(),
    }
}

fn evening(id: &str, results: &[&str]) -> SeasonEvening {
    SeasonEvening::new(id, 8, results.iter().map(|text| result(text)).collect()).unwrap()
}

fn season(rules: SeasonRules, evenings: Vec<SeasonEvening>) -> Season {
    Season { name: "2026".into(), rules, over: true, evenings }
}

fn best(evenings: u16) -> CountedEvenings {
    CountedEvenings::Best { evenings: NonZeroU16::new(evenings).unwrap() }
}

fn by_place(points: &[u32]) -> SeasonPoints {
    SeasonPoints::ByPlace { points: PlacePoints::new(points.to_vec()).unwrap() }
}

/// The ids of players, in their order.
fn joined(players: &[SeasonPlayerId]) -> String {
    players.iter().map(SeasonPlayerId::as_str).collect::<Vec<_>>().join(" ")
}

/// Place, member, points and the key that decided the place: `1 ana 9 Wins`.
fn shown(standings: &[SeasonStanding]) -> Vec<String> {
    let place = |line: &SeasonStanding| line.place.map_or("-".to_owned(), |place| place.to_string());
    let key = |line: &SeasonStanding| line.decided_by.map_or(String::new(), |key| format!(" {key:?}"));
    standings
        .iter()
        .map(|line| format!("{} {} {}{}", place(line), line.member, line.points, key(line)))
        .collect()
}

#[test]
fn wins_then_effectiveness_decide_ties_of_match_points() {
    let season = season(
        SeasonRules::default(),
        vec![
            evening("one", &["ana 1 6 3 +40", "boris 2 6 2 +90", "eva 3 5 2 +10", "luka 8 1 1 -80"]),
            evening("two", &["boris 1 4 2 -10", "eva 2 4 2 +20", "ana 4 4 2 -30", "vera 5 9 3 +10"]),
        ],
    );
    // Ana and Boris have 10 points each, with 5 and 4 wins. Eva and Vera have 9 each, with 4 and 3 wins.
    let expected = ["1 ana 10 Wins", "2 boris 10 Points", "3 eva 9 Wins", "4 vera 9 Points", "5 luka 1"];
    assert_eq!(shown(&season.standings()), expected);
}

#[test]
fn fully_tied_members_share_a_place() {
    let season = season(
        SeasonRules::default(),
        vec![evening("one", &["ana 1 6 3 +40", "boris 2 6 3 +39", "eva 3 6 3 +39", "luka 4 2 1 -80"])],
    );
    let expected = ["1 ana 6 Effectiveness", "2 boris 6", "2 eva 6 Points", "4 luka 2"];
    assert_eq!(shown(&season.standings()), expected);
}

#[test]
fn places_beyond_the_list_get_no_points() {
    let rules = SeasonRules { points: by_place(&[10, 7, 5]), ..SeasonRules::default() };
    let season = season(
        rules,
        vec![
            evening("one", &["ana 1 3 1 0", "boris 4 9 3 0"]),
            evening("two", &["ana 3 3 1 0", "boris 2 9 3 0"]),
        ],
    );
    assert_eq!(shown(&season.standings()), ["1 ana 15 Points", "2 boris 7"]);
}

#[test]
fn only_the_best_evenings_count_and_they_are_named() {
    let rules = SeasonRules { counted: best(2), ..SeasonRules::default() };
    let evenings = vec![
        evening("one", &["ana 1 5 2 +10", "boris 2 4 2 0"]),
        evening("two", &["ana 2 3 1 0", "boris 1 4 3 0"]),
        evening("three", &["ana 3 5 3 0", "boris 1 4 2 +50"]),
    ];
    let standings = season(rules, evenings).standings();
    assert_eq!(shown(&standings), ["1 ana 10 Points", "2 boris 8"]);
    assert_eq!((standings[0].played, standings[0].wins), (3, 5));
    assert_eq!(standings[0].counted, ["one".into(), "three".into()]);
    // Boris has three evenings with 4 points. The one with 3 wins counts first, then the one with the better effectiveness.
    assert_eq!(standings[1].counted, ["two".into(), "three".into()]);
}

#[test]
fn members_with_too_few_evenings_come_last_without_a_place() {
    let rules = SeasonRules { evenings_min: 2, ..SeasonRules::default() };
    let season = season(
        rules,
        vec![
            evening("one", &["ana 3 2 1 0", "vera 1 20 9 0"]),
            evening("two", &["ana 3 2 1 0", "zoe 1 8 4 0"]),
        ],
    );
    assert_eq!(shown(&season.standings()), ["1 ana 4", "- vera 20", "- zoe 8"]);
}

/// Players who differ only by their numbers share a place: both have won, and both get its points.
#[test]
fn joint_winners_have_both_won() {
    let rules = SeasonRules { points: by_place(&[5, 3, 2]), ..SeasonRules::default() };
    let season = season(rules, vec![evening("one", &["ana 1 4 2 0", "eva 1 4 2 0", "zoe 3 2 1 0"])]);
    assert_eq!(shown(&season.standings()), ["1 ana 5", "1 eva 5 Points", "3 zoe 2"]);
    let hall = HallOfFame::of(&[season]);
    let won: Vec<u32> = hall.honours.iter().map(|honours| honours.evenings).collect();
    assert_eq!(won, [1, 1, 0]);
}

#[test]
fn a_refusal_says_what_would_be_right() {
    let refused = |players: u16, results: &[&str]| {
        let results = results.iter().map(|text| result(text)).collect();
        SeasonEvening::new("one", players, results).unwrap_err().to_string()
    };
    assert_eq!(refused(3, &[]), "3 cannot play an evening: 4 to 800 can");
    assert_eq!(
        refused(4, &["ana 5 0 0 0"]),
        "member `ana` cannot be on place 5: the 4 places go from 1 to 4"
    );
    assert_eq!(
        refused(4, &["ana 1 0 0 0", "ana 2 0 0 0"]),
        "member `ana` has two results; one evening gives one"
    );
    let refused = |points: &[u32]| PlacePoints::new(points.to_vec()).unwrap_err().to_string();
    assert_eq!(refused(&[]), "the first place gets no points; give it one or more");
    assert_eq!(refused(&[0]), "the first place gets no points; give it one or more");
    assert_eq!(refused(&[PLACE_POINTS_MAX + 1]), "the first place gets `10001`; a place gets at most 10000");
    assert_eq!(
        refused(&[3, 1, 2]),
        "place 3 gets `2` and place 2 only `1`; no place gets more than one before it"
    );
    assert_eq!(refused(&[1; 65]), "points for `65` places; at most 64 get any");
}

#[test]
fn a_season_is_restored_from_json_and_checked() {
    let rules = SeasonRules { points: by_place(&[3, 2, 1]), counted: best(5), evenings_min: 2 };
    let season = season(rules, vec![evening("one", &["ana 1 6 3 +40"])]);
    let text = serde_json::to_string(&season).unwrap();
    assert_eq!(serde_json::from_str::<Season>(&text).unwrap(), season);
    // Rules that were stored before these fields existed.
    assert_eq!(serde_json::from_str::<SeasonRules>("{}").unwrap(), SeasonRules::default());
    let no_such_place = text.replace("\"place\":1", "\"place\":9");
    assert!(serde_json::from_str::<Season>(&no_such_place).is_err());
    let rising = text.replace("[3,2,1]", "[1,2,3]");
    assert!(serde_json::from_str::<Season>(&rising).is_err());
}

#[test]
fn the_hall_of_fame_has_winners_and_records() {
    let first = Season {
        name: "2025".into(),
        ..season(
            SeasonRules::default(),
            vec![
                evening("a", &["ana 1 6 3 +40", "boris 2 6 3 +40"]),
                evening("b", &["ana 2 6 3 +40", "boris 1 6 3 +40", "eva 3 1 1 -20"]),
            ],
        )
    };
    let second = season(
        SeasonRules::default(),
        vec![evening("c", &["eva 1 9 4 +90"]), evening("d", &["eva 1 8 4 +120"])],
    );
    let unfinished = Season {
        over: false,
        name: "2027".into(),
        ..season(SeasonRules::default(), vec![evening("e", &["boris 1 9 2 +10", "eva 5 0 0 -9"])])
    };
    let hall = HallOfFame::of(&[first, second, unfinished]);

    let champions: Vec<_> =
        hall.champions.iter().map(|it| (it.season.as_str(), joined(&it.members))).collect();
    assert_eq!(champions, [("2026", "eva".to_owned()), ("2025", "ana boris".to_owned())]);
    let honours: Vec<_> =
        hall.honours.iter().map(|it| (it.member.as_str(), it.seasons, it.evenings, it.played)).collect();
    assert_eq!(honours, [("boris", 1, 2, 3), ("eva", 1, 2, 4), ("ana", 1, 1, 2)]);
    let records: Vec<_> = hall
        .records
        .iter()
        .map(|it| {
            let holders: Vec<_> =
                it.holders.iter().map(|by| format!("{} {}", by.member, by.evening)).collect();
            (it.kind, it.value, holders.join(", "))
        })
        .collect();
    assert_eq!(
        records,
        [
            (RecordKind::Points, 9, "eva c, boris e".to_owned()),
            (RecordKind::Wins, 4, "eva c".to_owned()),
            (RecordKind::Effectiveness, 120, "eva d".to_owned()),
            (RecordKind::WinsInARow, 2, "eva d, boris e".to_owned()),
            (RecordKind::Evenings, 4, "eva e".to_owned()),
        ]
    );
    assert_eq!(HallOfFame::of(&[]), HallOfFame::default());
}

const MEMBERS: [&str; 6] = ["ana", "boris", "eva", "luka", "vera", "zoe"];

/// An evening of eight with some members. The values are few, so that ties are common.
fn any_evening() -> impl Strategy<Value = SeasonEvening> {
    let members = subsequence(&MEMBERS[..], 0..=MEMBERS.len());
    let places = prop::collection::vec(1..=8u16, MEMBERS.len());
    let sums = prop::collection::vec((0..4u16, 0..3u16, -2..3i64), MEMBERS.len());
    (members, places, sums).prop_map(|(members, places, sums)| {
        let results = members.iter().zip(places).zip(sums).map(|((member, place), sums)| SeasonResult {
            member: (*member).into(),
            place,
            points: sums.0,
            wins: sums.1,
            effectiveness: sums.2,
        });
        SeasonEvening::new("", 8, results.collect()).unwrap()
    })
}

/// Up to eight evenings, each with an id of its own.
fn any_evenings() -> impl Strategy<Value = Vec<SeasonEvening>> {
    prop::collection::vec(any_evening(), 0..=8).prop_map(|evenings| {
        let numbered = (1..).zip(evenings);
        numbered
            .map(|(number, it)| SeasonEvening::new(number.to_string(), 8, it.results().to_vec()).unwrap())
            .collect()
    })
}

fn any_rules() -> impl Strategy<Value = SeasonRules> {
    let points = prop_oneof![Just(SeasonPoints::MatchPoints), Just(by_place(&[5, 3, 3, 1]))];
    let counted = prop_oneof![Just(CountedEvenings::All), (1..6u16).prop_map(best)];
    (points, counted, 0..5u16).prop_map(|(points, counted, evenings_min)| SeasonRules {
        points,
        counted,
        evenings_min,
    })
}

/// Points, wins and effectiveness of each evening that a member played, in the order of the evenings.
fn gained(season: &Season, member: &SeasonPlayerId) -> Vec<(u32, u32, i64)> {
    let results = season.evenings.iter().filter_map(|evening| evening.result_of(member));
    results.map(|it| (season.rules.points.of(it), it.wins.into(), it.effectiveness)).collect()
}

fn sum(these: impl Iterator<Item = (u32, u32, i64)>) -> (u32, u32, i64) {
    these.fold((0, 0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1, sum.2 + one.2))
}

fn sums(line: &SeasonStanding) -> (u32, u32, i64) {
    (line.points, line.wins, line.effectiveness)
}

/// All lines by member, without the ids of the evenings.
fn without_evenings(season: &Season) -> BTreeMap<SeasonPlayerId, SeasonStanding> {
    let lines = season.standings().into_iter();
    lines.map(|line| (line.member.clone(), SeasonStanding { counted: vec![], ..line })).collect()
}

proptest! {
    #[test]
    fn every_member_has_one_line_and_a_place_after_enough_evenings(
        rules in any_rules(), evenings in any_evenings()
    ) {
        let season = season(rules, evenings);
        let standings = season.standings();
        for member in MEMBERS.map(SeasonPlayerId::from) {
            let played = gained(&season, &member).len();
            let lines: Vec<_> = standings.iter().filter(|line| line.member == member).collect();
            prop_assert_eq!(lines.len(), usize::from(played > 0));
            for line in lines {
                prop_assert_eq!(usize::from(line.played), played);
                prop_assert_eq!(line.place.is_some(), line.played >= season.rules.evenings_min);
            }
        }
    }

    #[test]
    fn a_place_is_one_more_than_how_many_are_better(rules in any_rules(), evenings in any_evenings()) {
        let standings = season(rules, evenings).standings();
        let ranked: Vec<_> = standings.iter().filter(|line| line.place.is_some()).collect();
        for line in &ranked {
            let better = ranked.iter().filter(|other| sums(other) > sums(line)).count();
            prop_assert_eq!(line.place, Some(u32::try_from(better).unwrap() + 1));
        }
        prop_assert!(ranked.is_sorted_by(|one, next| sums(one) >= sums(next)));
        prop_assert!(standings.is_sorted_by_key(|line| line.place.is_none()), "who is not ranked comes last");
    }

    #[test]
    fn the_key_is_the_first_in_which_a_member_is_ahead_of_the_next(
        rules in any_rules(), evenings in any_evenings()
    ) {
        let standings = season(rules, evenings).standings();
        for (at, line) in standings.iter().enumerate() {
            let next = standings.get(at + 1).filter(|next| next.place.is_some());
            let expected = next.and_then(|next| {
                let keys = [
                    (SeasonKey::Points, line.points > next.points),
                    (SeasonKey::Wins, line.wins > next.wins),
                    (SeasonKey::Effectiveness, line.effectiveness > next.effectiveness),
                ];
                keys.into_iter().find(|(_, ahead)| *ahead).map(|(key, _)| key)
            });
            prop_assert_eq!(line.decided_by, expected.filter(|_| line.place.is_some()));
        }
    }

    #[test]
    fn no_other_choice_of_evenings_gives_more_points(rules in any_rules(), evenings in any_evenings()) {
        let season = season(rules, evenings);
        for line in season.standings() {
            let gained = gained(&season, &line.member);
            let most = match season.rules.counted {
                CountedEvenings::All => gained.len(),
                CountedEvenings::Best { evenings } => gained.len().min(evenings.get().into()),
            };
            prop_assert_eq!(line.counted.len(), most);
            let choices = (0..1u32 << gained.len()).filter(|choice| choice.count_ones() as usize == most);
            let best = choices
                .map(|choice| sum((0..gained.len()).filter(|at| choice >> at & 1 == 1).map(|at| gained[at])))
                .max();
            prop_assert_eq!(Some(sums(&line)), best);
        }
    }

    #[test]
    fn the_totals_are_sums_of_the_counted_evenings(
        rules in any_rules(), evenings in any_evenings()
    ) {
        let season = season(rules, evenings);
        for line in season.standings() {
            let ids: Vec<&EveningId> = season.evenings.iter().map(SeasonEvening::id).collect();
            let at = |id: &EveningId| ids.iter().position(|known| *known == id).unwrap();
            prop_assert!(line.counted.is_sorted_by(|one, next| at(one) < at(next)));
            let counted = line.counted.iter().map(|id| {
                let result = season.evenings[at(id)].result_of(&line.member).unwrap();
                (season.rules.points.of(result), result.wins.into(), result.effectiveness)
            });
            prop_assert_eq!(sum(counted), sums(&line));
        }
    }

    #[test]
    fn neither_the_order_of_evenings_nor_that_of_results_changes_a_place(
        rules in any_rules(), (evenings, shuffled) in any_evenings()
            .prop_flat_map(|evenings| (Just(evenings.clone()), Just(evenings).prop_shuffle()))
    ) {
        let reversed = shuffled.into_iter().map(|evening| {
            let results = evening.results().iter().rev().cloned().collect();
            SeasonEvening::new(evening.id().clone(), evening.players(), results).unwrap()
        });
        let (one, other) = (season(rules.clone(), evenings), season(rules, reversed.collect()));
        prop_assert_eq!(without_evenings(&one), without_evenings(&other));
    }

    #[test]
    fn one_more_evening_never_costs_points(
        rules in any_rules(), evenings in any_evenings(), more in any_evening()
    ) {
        let before = season(rules.clone(), evenings.clone());
        let after = season(rules, evenings.into_iter().chain([more]).collect());
        let after = without_evenings(&after);
        for line in before.standings() {
            prop_assert!(after[&line.member].points >= line.points);
        }
    }

    #[test]
    fn counting_the_best_eight_of_eight_evenings_is_counting_all(rules in any_rules(), evenings in any_evenings()) {
        let all = season(SeasonRules { counted: CountedEvenings::All, ..rules.clone() }, evenings.clone());
        let best = season(SeasonRules { counted: best(8), ..rules }, evenings);
        prop_assert_eq!(all.standings(), best.standings());
    }

    #[test]
    fn the_sums_of_the_hall_of_fame_are_right(rules in any_rules(), evenings in any_evenings()) {
        let season = season(rules, evenings);
        let hall = HallOfFame::of(std::slice::from_ref(&season));
        let won: usize = season.evenings.iter().map(|evening| evening.winners().count()).sum();
        prop_assert_eq!(hall.honours.iter().map(|it| it.evenings as usize).sum::<usize>(), won);
        let played: usize = season.evenings.iter().map(|evening| evening.results().len()).sum();
        prop_assert_eq!(hall.honours.iter().map(|it| it.played as usize).sum::<usize>(), played);
        let first = season.standings().into_iter().filter(|line| line.place == Some(1)).count();
        prop_assert_eq!(hall.honours.iter().filter(|it| it.seasons > 0).count(), first);
        for record in hall.records {
            prop_assert!(record.value > 0 && !record.holders.is_empty());
            for holder in record.holders {
                let evening = season.evenings.iter().find(|evening| *evening.id() == holder.evening).unwrap();
                let result = evening.result_of(&holder.member).unwrap();
                match record.kind {
                    RecordKind::Points => prop_assert_eq!(i64::from(result.points), record.value),
                    RecordKind::Wins => prop_assert_eq!(i64::from(result.wins), record.value),
                    RecordKind::Effectiveness => prop_assert_eq!(result.effectiveness, record.value),
                    RecordKind::WinsInARow => prop_assert_eq!(result.place, 1),
                    RecordKind::Evenings => {
                        prop_assert_eq!(gained(&season, &holder.member).len() as i64, record.value);
                    }
                }
            }
        }
    }
}
