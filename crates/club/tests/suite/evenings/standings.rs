//! Places, money, the additional prize and penalties.

use boneyard_club::live::{EntryRefusal, EveningCommand};
use boneyard_club::{Evening, EveningError, Sanction, StandingsKey};

use super::evening::{TestEvening, at, evening, player};

fn order(evening: &Evening) -> Vec<u16> {
    evening.standings().iter().map(|line| line.number.number()).collect()
}

fn keys(evening: &Evening) -> Vec<Option<StandingsKey>> {
    evening.standings().iter().map(|line| line.decided_by).collect()
}

fn prizes(evening: &Evening) -> Vec<i64> {
    let mut lines = evening.standings();
    lines.sort_by_key(|line| line.number);
    lines.iter().map(|line| line.prize).collect()
}

/// The results of three matches of four players.
fn four(conditions: &str, scores: [&str; 3]) -> Evening {
    let played: String = (1..)
        .zip(scores)
        .map(|(number, score): (u16, _)| format!("match {number} table 1 {score}\n"))
        .collect();
    evening(&format!("players 4 published\n{conditions}{played}"))
}

/// CLUB-86, R3.3.8: the interim order is points, wins, effectiveness, plus, then the number. CLUB-89: the deciding key is named.
#[test]
fn the_order_after_a_match() {
    let evening = evening("players 8 published\nmatch 1 table 1 final 100:0\nmatch 1 table 2 final 77:112\n");
    assert_eq!(order(&evening), [1, 2, 7, 8, 5, 6, 3, 4]);
    let (number, points, effectiveness) =
        (Some(StandingsKey::Number), Some(StandingsKey::Points), Some(StandingsKey::Effectiveness));
    assert_eq!(keys(&evening), [number, points, number, points, number, effectiveness, number, None]);
    assert!(!evening.is_final());
}

/// CLUB-87, CLUB-88: in the final order, meetings decide a tie before the number does; in the interim order the number does.
#[test]
fn meetings_decide_ties_at_the_end() {
    let scores = [
        "100:60", "40:100", "60:100", "60:100", "40:100", "100:40", "100:60", "100:60", "100:40", "100:40",
        "100:40", "40:100", "40:100", "60:100",
    ];
    let line = |(place, score): (usize, &&str)| {
        format!("match {} table {} final {score}\n", place / 2 + 1, place % 2 + 1)
    };
    let lines: Vec<String> = scores.iter().enumerate().map(line).collect();
    let played = |tables: usize| evening(&format!("players 8 published\n{}", lines[..tables].concat()));
    let end = played(14);
    assert!(end.is_final());
    // Players 1 and 5 have six points, four wins, effectiveness 40 and plus 540 each. In their meetings, player 5 is
    // three units ahead.
    let [one, five] = [1, 5].map(|number| end.tallies()[number - 1]);
    assert_eq!((one.points, one.wins, one.effectiveness, one.plus), (6, 4, 40, 540));
    assert_eq!((five.points, five.wins, five.effectiveness, five.plus), (6, 4, 40, 540));
    assert_eq!(order(&end), [3, 7, 8, 5, 1, 6, 2, 4]);
    assert_eq!(keys(&end)[3], Some(StandingsKey::Meetings));
    assert!(end.by_number().is_empty());
    for tables in 0..14 {
        assert!(
            !keys(&played(tables)).contains(&Some(StandingsKey::Meetings)),
            "meetings count at the end only"
        );
    }
}

/// CLUB-88, CLUB-89: three fully tied players are ordered by number, and the key says so.
#[test]
fn the_number_decides_full_ties() {
    let evening = four("", ["final 100:40", "final 40:100", "final 100:40"]);
    assert_eq!(order(&evening), [1, 2, 4, 3]);
    assert_eq!(
        keys(&evening),
        [Some(StandingsKey::Number), Some(StandingsKey::Number), Some(StandingsKey::Points), None]
    );
    assert_eq!(evening.by_number(), [1, 2, 4].map(player));
}

/// CLUB-71, R3.3.5, R3.1.22: a penalty lowers the player's effectiveness and nothing else; the partner is untouched.
#[test]
fn a_penalty_lowers_effectiveness_alone() {
    let scores = ["final 100:40", "final 40:100", "final 100:40"];
    let (without, with) = (four("", scores), four("penalties on\npenalty 1 5 match 2 \"spoke\"\n", scores));
    assert_eq!(order(&with), [2, 4, 1, 3]);
    for (old, new) in without.tallies().iter().zip(with.tallies()) {
        assert_eq!(
            (old.points, old.wins, old.plus, old.minus, old.money),
            (new.points, new.wins, new.plus, new.minus, new.money)
        );
    }
    let lost: Vec<i64> = without
        .tallies()
        .iter()
        .zip(with.tallies())
        .map(|(old, new)| old.effectiveness - new.effectiveness)
        .collect();
    assert_eq!(lost, [5, 0, 0, 0]);
}

/// CLUB-69, CLUB-70, CLUB-72: penalties must be on, and only the organiser enters them, for one player. A sanction has no amount.
#[test]
fn the_organiser_enters_penalties_where_they_are_on() {
    let sanction = |amount| EveningCommand::Sanction {
        sanction: Sanction {
            player: player(3),
            amount,
            number: Some(1),
            round: Some(2),
            reason: "spoke".to_owned(),
            expelled: false,
        },
    };
    let mut off = TestEvening::new("players 4 published\n");
    off.organiser(sanction(0));
    assert_eq!(
        off.try_organiser(sanction(10)),
        Err(EntryRefusal::Evening { error: EveningError::PenaltiesOff })
    );
    let mut on = TestEvening::new("players 4 published\npenalties on\n");
    assert_eq!(on.try_player(2, sanction(10)), Err(EntryRefusal::NotOrganiser));
    on.organiser(sanction(10));
    assert_eq!(on.view().sanctions.len(), 1);
    let given = on.view().sanctions[0].clone();
    on.organiser(EveningCommand::Withdraw { place: 0, sanction: given, why: "wrong player".to_owned() });
    assert!(on.view().sanctions.is_empty());
    assert_eq!(on.view().log.len(), 1, "what is taken back is logged");
}

/// CLUB-73, CLUB-103: a need never affects a result and is no sanction.
#[test]
fn needs_do_not_affect_results() {
    let scores = ["final 100:40", "40:0 0:60 61:0 first 1", "final 30:20 stopped"];
    let needs = "player 1 \"Ana\" sight\nplayer 2 \"Boris\" movement hearing\nplayer 4 \"Dora\" sight movement hearing\n";
    let names = needs.replace(" sight", "").replace(" movement", "").replace(" hearing", "");
    let settled = "stake 10\nprize stakes 1\npenalties on\n";
    let with = four(&format!("{settled}{needs}"), scores);
    assert!(with.setup().players.iter().any(|person| !person.needs.is_empty()));
    assert_eq!(with.report(), four(&format!("{settled}{names}"), scores).report());
    assert!(with.sanctions().is_empty() && with.tallies().iter().all(|tally| tally.penalties == 0));
}

/// CLUB-74, CLUB-75: each partner gets the units times the stake; the other pair loses as much.
#[test]
fn money_is_units_times_the_stake() {
    let evening = four("stake 10 \"chips\"\n", ["final 100:0", "final 100:37", "final 64:100"]);
    let money: Vec<i64> = evening.tallies().iter().map(|tally| tally.money).collect();
    assert_eq!(money, [40, 20, 0, -60]);
    let stopped = four("stake 10\n", ["final 60:0 stopped", "final 10:10 lot 2", "0:0"]);
    let money: Vec<i64> = stopped.tallies().iter().map(|tally| tally.money).collect();
    assert_eq!(money, [0, 20, -20, 0]);
}

/// CLUB-9, CLUB-76: without a stake, nobody wins or loses money. T-3: an evening with several tables has no stake.
#[test]
fn no_stake_no_money() {
    let evening = four("stake 0\n", ["final 100:0", "final 100:37", "final 64:100"]);
    assert!(evening.tallies().iter().all(|tally| tally.money == 0));
}

/// CLUB-36: in a match with a filler pair, the money is settled for all four players or for none.
#[test]
fn money_of_a_filled_table_settles_or_is_void() {
    let played: String = (1..=8).map(|number| format!("match {number} table 1 final 100:20\n")).collect();
    let settled = evening(&format!("players 6 published\nstake 10\n{played}"));
    let void = evening(&format!("players 6 published\nstake 10\nrepeat void\n{played}"));
    let money = |evening: &Evening| evening.tallies().iter().map(|tally| tally.money).collect::<Vec<_>>();
    let differences: Vec<i64> =
        money(&settled).iter().zip(money(&void)).map(|(one, other)| one - other).collect();
    // 1 and 4 against 3 and 2, 100:20: two units of 10.
    assert_eq!(differences, [20, -20, -20, 20, 0, 0]);
    assert_eq!(money(&settled).iter().sum::<i64>() + money(&void).iter().sum::<i64>(), 0);
}

/// CLUB-78, CLUB-95: the three readings of the additional prize, computed from the final order.
#[test]
fn the_prize_in_its_three_readings() {
    let scores = ["final 100:0", "final 100:37", "final 64:100"];
    assert_eq!(prizes(&four("stake 10\nprize stakes 1\n", scores)), [20, 0, -10, -10]);
    assert_eq!(prizes(&four("stake 10\nprize stakes 3\n", scores)), [60, 0, -30, -30]);
    assert_eq!(prizes(&four("stake 10\nprize losses\n", scores)), [60, 0, 0, -60]);
    assert_eq!(prizes(&four("stake 10\nprize winnings\n", scores)), [0, 0, 0, 0]);
    assert_eq!(prizes(&four("stake 10\nprize stakes 1\n", ["final 100:0", "final 100:37", "0:0"])), [0; 4]);
}

/// CLUB-79: tied leaders may share the prize: they split it and do not pay.
#[test]
fn tied_leaders_may_share_the_prize() {
    let scores = ["final 100:40", "final 40:100", "final 100:40"];
    assert_eq!(prizes(&four("stake 10\nprize stakes 1\n", scores)), [20, 0, -10, -10]);
    assert_eq!(prizes(&four("stake 10\nprize stakes 1 shared\n", scores)), [4, 3, -10, 3]);
}

/// CLUB-90: with six or seven players, not all play equally often; the standings show how often.
#[test]
fn the_standings_show_how_often_a_player_played() {
    let evening = evening("players 6 published\nmatch 1 table 1 final 100:0\n");
    let mut played: Vec<(u16, u16)> =
        evening.standings().iter().map(|line| (line.number.number(), line.tally.played)).collect();
    played.sort_unstable();
    assert_eq!(played, [(1, 1), (2, 0), (3, 1), (4, 1), (5, 1), (6, 0)]);
}

/// CLUB-68, CLUB-75, CLUB-91: effectiveness and money sum to 0, plus equals minus, and there are two wins per table.
#[test]
fn sums_are_right_for_every_evening() {
    for (seed, (players, tables)) in (0..60_u64).zip([(8, 2), (4, 1), (5, 1)].into_iter().cycle()) {
        let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut next = |bound: u64| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random % bound
        };
        let mut lines = format!("players {players} published\n");
        if tables == 1 {
            lines.push_str(&format!("stake {}\n", 1 + next(500)));
        }
        let matches = if players == 4 { 3 } else { players - 1 + players % 2 };
        for number in 1..=matches {
            for table in 1..=tables {
                let lost = next(100);
                let won = if next(4) == 0 { lost + 1 } else { 100 };
                let score = if next(2) == 0 { format!("{lost}:{won}") } else { format!("{won}:{lost}") };
                let stopped = if won < 100 { " stopped" } else { "" };
                lines.push_str(&format!("match {number} table {table} final {score}{stopped}\n"));
            }
        }
        let evening = evening(&lines);
        assert!(evening.is_final(), "seed {seed}");
        let tallies = evening.tallies();
        let sum = |of: fn(&boneyard_club::Tally) -> i64| tallies.iter().map(of).sum::<i64>();
        assert_eq!(sum(|tally| tally.effectiveness), 0, "seed {seed}");
        assert_eq!(sum(|tally| tally.plus.into()), sum(|tally| tally.minus.into()), "seed {seed}");
        assert_eq!(sum(|tally| tally.wins.into()), 2 * matches * tables, "seed {seed}");
        assert_eq!(sum(|tally| tally.money), 0, "seed {seed}");
        assert_eq!(tallies.iter().any(|tally| tally.money != 0), tables == 1, "seed {seed}");
    }
}

/// CLUB-55: what is recorded about a match and about a player.
#[test]
fn a_card_shows_all_results_and_sanctions_of_a_player() {
    let evening = four(
        "stake 5\nprize stakes 1\npenalties on\npenalty 2 3 match 1 \"late\"\nsanction 2 match 3 round 1 \"spoke\"\n",
        ["final 100:0", "final 100:37", "final 64:100"],
    );
    let card = boneyard_club::Card::of(&evening, player(2)).expect("a card");
    let results: Vec<(u8, u16, u16)> = card
        .matches
        .iter()
        .filter_map(|played| played.seated.as_ref()?.result)
        .map(|result| (result.points, result.plus, result.minus))
        .collect();
    assert_eq!(results, [(3, 100, 0), (0, 37, 100), (1, 100, 64)]);
    let tally = card.standing.tally;
    assert_eq!((card.standing.place, card.standing.prize), (2, 0), "the second pays and gets nothing");
    assert_eq!((tally.played, tally.points, tally.wins), (3, 4, 2));
    assert_eq!((tally.plus, tally.minus, tally.penalties, tally.effectiveness), (237, 164, 3, 70));
    assert_eq!(tally.money, 10);
    let sanctions: Vec<(u32, &str)> =
        evening.sanctions().iter().map(|sanction| (sanction.amount, sanction.reason.as_str())).collect();
    assert_eq!(sanctions, [(3, "late"), (0, "spoke")]);
    assert_eq!(evening.sheet(at(1, 1)).map(|sheet| sheet.recorded()), Some([100, 0]));
}
