//! The points of rounds and matches.

use boneyard_club::{EveningStanding, MatchOutcome, Pair, Pairing, Round, Sheet};

use super::evening::{at, evening, player, round};

fn line(evening: &boneyard_club::Evening, number: u16) -> EveningStanding {
    let standings = evening.standings();
    standings.into_iter().find(|line| line.number == player(number)).expect("a player of the evening")
}

/// How a match to a target with this final score ended.
fn outcome(target: u16, score: [u16; 2]) -> MatchOutcome {
    let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    let sheet = Sheet::new(pairing, target).with_final(score, None).expect("a finished match");
    sheet.outcome().expect("a finished match")
}

/// CLUB-61, CLUB-64..66, CLUB-74: the points of winners and losers at every possible score.
#[test]
fn a_match_is_worth_three_two_or_one_by_what_the_losers_have() {
    for lost in 0..100 {
        let outcome = outcome(100, [lost, 100]);
        let (won, loser) = (outcome.result_of(Pair::Second), outcome.result_of(Pair::First));
        let worth: u8 = match lost {
            0 => 3,
            1..=50 => 2,
            _ => 1,
        };
        assert_eq!((won.points, won.wins, won.units), (worth, 1, worth.cast_signed()), "100:{lost}");
        assert_eq!((loser.points, loser.wins, loser.units), (0, 0, -worth.cast_signed()), "100:{lost}");
        assert_eq!((won.plus, won.minus), (100, lost));
        assert_eq!((loser.plus, loser.minus), (lost, 100));
        assert_eq!(won.effectiveness(), 100 - i32::from(lost));
        assert_eq!(loser.effectiveness(), -won.effectiveness());
    }
}

/// CLUB-10: the match points depend on the losers' score: 0, at most half of the target, or more.
#[test]
fn the_thresholds_for_match_points_scale_with_the_target() {
    let points = |target, lost| outcome(target, [target, lost]).result_of(Pair::First).points;
    assert_eq!(
        [points(150, 0), points(150, 1), points(150, 75), points(150, 76), points(150, 149)],
        [3, 2, 2, 1, 1]
    );
    assert_eq!([points(61, 30), points(61, 31)], [2, 1]);
}

/// CLUB-46: the recorded score is at most the target. CLUB-62, CLUB-63: each partner receives all of it.
#[test]
fn points_beyond_the_target_are_not_recorded() {
    let evening = evening("players 4 published\nmatch 1 table 1 31:0 45:0 40:0\n");
    assert_eq!(evening.sheet(at(1, 1)).map(Sheet::raw), Some([116, 0]));
    for winner in [1, 2] {
        let line = line(&evening, winner);
        assert_eq!((line.tally.points, line.tally.wins, line.tally.plus, line.tally.minus), (3, 1, 100, 0));
    }
}

/// CLUB-44: one pair wins the pips of both losers. CLUB-45: a won round has 1 to 118 points, so 0 is always a tied
/// fish.
#[test]
fn a_round_is_worth_at_most_two_hands() {
    let mut sheet = Sheet::new(evening("players 4 published\n").schedule().matches[0].tables[0].pairing, 100);
    for points in [0, 119, 255] {
        assert!(sheet.add(Round::Won { pair: Pair::First, points }).is_err(), "{points}");
    }
    for points in [1, 118] {
        assert!(sheet.without_rounds().add(Round::Won { pair: Pair::First, points }).is_ok(), "{points}");
    }
    assert!(sheet.add(Round::Tied { column: None }).is_ok());
}

/// CLUB-41, CLUB-43: the lead passes counter-clockwise, no matter which pair won, also after a tied fish.
#[test]
fn the_lead_rotates_no_matter_which_pair_wins() {
    // 1 and 2 against 3 and 4: top 1, left 3, bottom 2, right 4.
    let evening = evening("players 4 published\nmatch 1 table 1 10:0 0:0 0:20 5:0 0:1 first 2\n");
    let sheet = evening.sheet(at(1, 1)).expect("a sheet");
    let leaders: Vec<u16> =
        (1..=6).filter_map(|round| sheet.leader_of(round)).map(|player| player.number()).collect();
    assert_eq!(leaders, [2, 4, 1, 3, 2, 4]);
    assert_eq!(sheet.next_lead(), Some(player(4)));
}

/// CLUB-43, R3.3.7, C38: a tied fish is a zero in the column of the pair that led, or in the entered column. It scores nothing.
#[test]
fn a_tied_fish_is_recorded_for_the_pair_that_led() {
    let evening = evening("players 4 published\nmatch 1 table 1 0:0 0:0 0:0/1 first 1\n");
    let sheet = evening.sheet(at(1, 1)).expect("a sheet");
    let columns: Vec<Option<Pair>> = (1..=3).map(|round| sheet.column_of(round)).collect();
    assert_eq!(columns, [Some(Pair::First), Some(Pair::Second), Some(Pair::First)]);
    assert_eq!(sheet.recorded(), [0, 0]);
    assert_eq!(round("0:0/1").gains(), [0, 0]);
}

/// CLUB-67, R3.3.4: totals are sums of recorded scores; the plus of a pair is the minus of its opponents.
#[test]
fn totals_are_sums_over_what_was_recorded() {
    let evening = evening(
        "players 4 published\nmatch 1 table 1 final 100:0\nmatch 2 table 1 final 100:37\nmatch 3 table 1 final 64:100\n",
    );
    let one = line(&evening, 1).tally;
    assert_eq!(
        (one.played, one.points, one.wins, one.plus, one.minus, one.effectiveness),
        (3, 5, 2, 264, 137, 127)
    );
}

/// CLUB-33..35, CLUB-67: a match does not count for the filler pair, and counts in full for the other pair.
#[test]
fn a_filler_pair_is_not_entered() {
    let played = "match 1 table 1 final 100:20\nmatch 2 table 1 final 100:20\nmatch 3 table 1 final 100:20\n\
                  match 4 table 1 final 100:20\nmatch 5 table 1 final 100:20\nmatch 6 table 1 final 100:20\n\
                  match 7 table 1 final 100:20\n";
    let before = evening(&format!("players 6 published\npenalties on\n{played}"));
    let after = evening(&format!(
        "players 6 published\npenalties on\n{played}match 8 table 1 final 100:0\npenalty 1 7 match 8 \"spoke\"\n"
    ));
    for number in [1, 4] {
        let (old, new) = (line(&before, number).tally, line(&after, number).tally);
        let penalty = if number == 1 { 7 } else { 0 };
        assert_eq!((new.played, new.points, new.wins), (old.played, old.points, old.wins), "player {number}");
        assert_eq!((new.plus, new.minus, new.penalties), (old.plus, old.minus, penalty), "player {number}");
    }
    for number in [2, 3] {
        let (old, new) = (line(&before, number).tally, line(&after, number).tally);
        assert_eq!((new.played, new.minus), (old.played + 1, old.minus + 100), "player {number}");
    }
    assert!(after.standings().iter().all(|line| line.tally.played == 5));
}

/// CLUB-34: of seven players, 3 and 6 fill the last table.
#[test]
fn seven_players_end_with_six_matches_each() {
    let played: String = (1..=11).map(|number| format!("match {number} table 1 final 100:50\n")).collect();
    let evening = evening(&format!("players 7 published\n{played}"));
    assert!(evening.standings().iter().all(|line| line.tally.played == 6));
    assert!(evening.is_final());
}

/// CLUB-97: all rounds, or the final score alone, give the same standings.
#[test]
fn rounds_and_a_final_score_give_the_same_line() {
    let rounds = evening("players 4 published\nmatch 1 table 1 31:0 0:37 45:0 40:0\n");
    let only = evening("players 4 published\nmatch 1 table 1 final 116:37\n");
    assert_eq!(rounds.report().standings, only.report().standings);
    assert_eq!(rounds.report().matches, only.report().matches);
}
