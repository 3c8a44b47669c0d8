//! Settlements that random rounds hardly ever meet: carried points close to the opening credit, ties of three sides,
//! and blocks that each rule scores differently.

use boneyard_rules::{
    Account, BySeat, FinishedRound, HandSum, Outcome, RoundSums, Rules, Seat, Settlement, Standing, Verdict,
    settle, verdict,
};

fn out(seat: u8) -> Outcome {
    Outcome::Out(Seat::at(usize::from(seat - 1)))
}

fn blocked(seat: u8) -> Outcome {
    Outcome::Blocked(Seat::at(usize::from(seat - 1)))
}

fn parsed(text: &str) -> Rules {
    Rules::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Settles a round that leaves these points in the hands. The first seat led the round.
fn settled(rules: &Rules, before: &Standing, outcome: Outcome, hands: &[u32]) -> Settlement {
    let values = BySeat::new(hands.len(), |seat| hands[seat.index()]);
    let sides = rules.sides(hands.len());
    let finished = FinishedRound::plain(outcome, Seat::FIRST, values);
    let settlement = settle(rules, &sides, before, &finished);
    let sums = RoundSums::of(rules, &sides, before, &finished);
    for (side, sum) in settlement.sides.iter().zip(&sums.hands) {
        let exact = sum.added.iter().sum::<u32>() - sum.subtracted.iter().sum::<u32>();
        let hands = side.credit.unsigned_abs() - side.received - side.bonus;
        assert_eq!(sum.rounded.unwrap_or(exact), hands, "{rules}: {sum:?}");
    }
    assert_eq!(sums.carried.iter().sum::<u32>(), settlement.carried, "{rules}");
    settlement
}

/// What a side scores for hands in the first round of a match.
fn hand_sum(rules: &str, outcome: Outcome, hands: &[u32], side: usize) -> HandSum {
    let rules = parsed(rules);
    let values = BySeat::new(hands.len(), |seat| hands[seat.index()]);
    let (sides, finished) = (rules.sides(hands.len()), FinishedRound::plain(outcome, Seat::FIRST, values));
    let sums = RoundSums::of(&rules, &sides, &Standing::new(&rules, sides.count()), &finished);
    sums.hands[side].clone()
}

#[test]
fn a_sum_shows_the_hands_that_count_and_the_rounding() {
    let sum = |added: &[u32], subtracted: &[u32], rounded| HandSum {
        added: added.to_vec(),
        subtracted: subtracted.to_vec(),
        rounded,
    };
    // After a seat went out, each hand counts by itself. In a block, the hands of a side count together.
    assert_eq!(hand_sum("spanish-pairs", out(1), &[0, 7, 4, 9], 0), sum(&[0, 7, 4, 9], &[], None));
    assert_eq!(hand_sum("spanish-pairs", blocked(1), &[1, 7, 4, 9], 0), sum(&[5, 16], &[], None));
    assert_eq!(hand_sum("spanish-pairs", blocked(1), &[1, 7, 4, 9], 1), HandSum::default());
    let pays = |pays: &str| hand_sum(&format!("block score.block={pays}"), blocked(1), &[3, 9, 5], 0);
    assert_eq!(pays("opponents"), sum(&[9, 5], &[], None));
    assert_eq!(pays("opponents-minus-own"), sum(&[9, 5], &[3], None));
    assert_eq!(pays("sum-of-differences"), sum(&[9, 5], &[3, 3], None));
    let rounded = "block score.block=opponents score.round=nearest-5";
    assert_eq!(hand_sum(rounded, blocked(1), &[3, 9, 5], 0), sum(&[9, 5], &[], Some(15)));
    assert_eq!(hand_sum(rounded, blocked(1), &[3, 10, 5], 0), sum(&[10, 5], &[], None));
    // The third seat holds less than the winner: a difference below 0 counts 0.
    let compared = "block score.block=sum-of-differences score.blockWinner=blocker-vs-next";
    assert_eq!(hand_sum(compared, blocked(1), &[6, 9, 5], 0), sum(&[3], &[], None));
}

/// Settles the first round of a match into which these points were carried.
fn first(rules: &str, carried: u32, outcome: Outcome, hands: &[u32]) -> Settlement {
    let rules = parsed(rules);
    let sides = rules.sides(hands.len()).count();
    settled(&rules, &Standing { carried, ..Standing::new(&rules, sides) }, outcome, hands)
}

/// Each side's account after the round: points, remembered points, and whether it is open.
fn accounts(settlement: &Settlement) -> Vec<(i32, u32, bool)> {
    let account = |account: Account| (account.points, account.remembered, account.open);
    settlement.sides.iter().map(|line| account(line.after)).collect()
}

/// C21, C23: carried points count towards the opening credit or not, as the rules say. A credit that is too small is
/// lost or remembered.
#[test]
fn carried_points_open_an_account_only_where_the_rules_say_so() {
    let none = (0, 0, false);
    for (carry_opens, below, own, carried, expected) in [
        // Enough together, too little alone.
        (true, "lost", 15, 10, (25, 0, true)),
        (true, "remembered", 15, 10, (25, 0, true)),
        (false, "lost", 15, 10, none),
        (false, "remembered", 15, 10, (0, 25, false)),
        // One point short together.
        (true, "lost", 15, 9, none),
        (true, "remembered", 15, 9, (0, 24, false)),
        // Enough alone: the carried points come on top.
        (false, "lost", 25, 10, (35, 0, true)),
        (false, "remembered", 25, 10, (35, 0, true)),
        // One point short without the carried points.
        (false, "lost", 24, 100, none),
        (false, "remembered", 24, 100, (0, 124, false)),
    ] {
        let rules = format!("goat-yard account.carryOpens={carry_opens} account.below={below}");
        let settlement = first(&rules, carried, out(1), &[0, own]);
        assert_eq!(accounts(&settlement), [none, expected], "{rules}: {own} and {carried}");
        assert_eq!(settlement.sides[1].received, carried, "{rules}");
        assert_eq!(settlement.carried, 0, "{rules}: nothing is carried on");
    }
}

/// C24: remembered points do not count towards the opening credit. The credit that opens the account adds them.
#[test]
fn remembered_points_are_added_when_the_account_opens() {
    let rules = parsed("goat-yard account.below=remembered");
    let mut before = Standing::new(&rules, 2);
    before.accounts[1].remembered = 24;
    let after = |own| accounts(&settled(&rules, &before, out(1), &[0, own]))[1];
    assert_eq!(after(24), (0, 48, false));
    assert_eq!(after(25), (49, 0, true));
}

/// C20: carried points go to the side that scores most. If two sides share the most, the points stay carried.
#[test]
fn carried_points_go_to_a_single_heaviest_side() {
    let write = |hands: &[u32]| {
        let settlement = first("goat-yard account.openAt=0", 12, out(1), hands);
        (settlement.sides.iter().map(|line| line.after.points).collect::<Vec<_>>(), settlement.carried)
    };
    assert_eq!(write(&[0, 9, 7]), (vec![0, 21, 7], 0));
    assert_eq!(write(&[0, 7, 9]), (vec![0, 7, 21], 0));
    assert_eq!(write(&[0, 9, 9]), (vec![0, 9, 9], 12));
    // One point is enough to be the heaviest side.
    assert_eq!(write(&[0, 0, 1]), (vec![0, 0, 13], 0));
}

/// C19: eggs are the points of the tied hands: of all of them, or of one.
#[test]
fn eggs_are_the_points_of_one_or_of_all_tied_hands() {
    let carried = |rules: &str, hands: &[u32]| first(rules, 5, blocked(1), hands).carried;
    assert_eq!(carried("goat-yard", &[8, 8, 8]), 5 + 24);
    assert_eq!(carried("goat-yard score.eggs=once", &[8, 8, 8]), 5 + 8);
    assert_eq!(carried("goat-yard account.openAt=0", &[8, 8, 20]), 16, "the five go to the heaviest");
    assert_eq!(carried("goat-yard score.blockTie=carry", &[8, 8, 20]), 5 + 36);
    assert_eq!(carried("goat-yard score.blockTie=void", &[8, 8, 20]), 0);
}

/// The winning side of a block with these hands, if seat 1, 2 or 3 blocked; `None` if no side wins.
fn winners(tie: &str, hands: &[u32]) -> Vec<Option<usize>> {
    let rules = format!("block score.blockTie={tie}");
    (1..=3).map(|blocker| first(&rules, 0, blocked(blocker), hands).winner).collect()
}

/// C18: of two equal hands, the hand that did not block wins. Of three equal hands two remain, so no side wins.
#[test]
fn the_blocker_loses_a_tie_of_two() {
    assert_eq!(winners("blocker-loses", &[8, 8, 20]), [Some(1), Some(0), None]);
    assert_eq!(winners("blocker-loses", &[20, 8, 8]), [None, Some(2), Some(1)]);
    assert_eq!(winners("blocker-loses", &[8, 8, 8]), [None; 3]);
}

/// C18: the rules may give a tie to the side of the blocker or of the leader, if its hands are tied.
#[test]
fn the_blocker_or_the_leader_wins_a_tie_of_its_own_hand() {
    assert_eq!(winners("blocker-wins", &[8, 8, 20]), [Some(0), Some(1), None]);
    assert_eq!(winners("blocker-wins", &[8, 8, 8]), [Some(0), Some(1), Some(2)]);
    // The first seat led.
    assert_eq!(winners("leader-wins", &[8, 8, 20]), [Some(0); 3]);
    assert_eq!(winners("leader-wins", &[8, 8, 8]), [Some(0); 3]);
    assert_eq!(winners("leader-wins", &[20, 8, 8]), [None; 3]);
    assert_eq!(winners("void", &[8, 8, 8]), [None; 3]);
}

/// C17: the points of the winner of a block under each rule, with hands for which the rules differ.
#[test]
fn a_block_pays_its_winner_by_the_rule() {
    let hands = [3, 10, 20];
    for (block, points) in
        [("opponents", 30), ("opponents-minus-own", 27), ("table", 33), ("sum-of-differences", 7 + 17)]
    {
        let settlement = first(&format!("block score.block={block}"), 0, blocked(1), &hands);
        assert_eq!(settlement.winner, Some(0), "{block}");
        assert_eq!(accounts(&settlement), [(points, 0, true), (0, 0, true), (0, 0, true)], "{block}");
    }
    // The winner may hold more than another side, because only the blocker and the next seat are compared.
    let rules = "block score.blockWinner=blocker-vs-next score.block=opponents-minus-own";
    assert_eq!(accounts(&first(rules, 0, blocked(1), &[20, 30, 1]))[0].0, 11);
    assert_eq!(accounts(&first(rules, 0, blocked(1), &[40, 41, 1]))[0].0, 2);
}

/// C16: the winner of a block under each rule, with hands for which the rules differ.
#[test]
fn the_rule_decides_who_wins_a_block() {
    // Seats 1 and 3 hold 2 + 30, seats 2 and 4 hold 12 + 11.
    let hands = [2, 12, 30, 11];
    for (rule, blocker, winner) in [
        ("lowest-side", 4, 1),
        ("side-of-lowest-player", 4, 0),
        ("blocker-vs-next", 4, 0),
        ("blocker-vs-next", 2, 1),
        ("blocker-vs-next", 3, 1),
    ] {
        let settlement = first(&format!("latin-pairs score.blockWinner={rule}"), 0, blocked(blocker), &hands);
        assert_eq!(settlement.winner, Some(winner), "{rule} {blocker}");
    }
}

/// C17: the points of the losers after a block under each rule.
#[test]
fn a_block_charges_its_losers_by_the_rule() {
    let hands = [3, 10, 20];
    let written = |block: &str, hands: &[u32]| {
        let settlement = first(&format!("goat-yard account.openAt=0 {block}"), 0, blocked(1), hands);
        settlement.sides.iter().map(|line| line.after.points).collect::<Vec<_>>()
    };
    assert_eq!(written("score.block=own", &hands), [0, 10, 20]);
    assert_eq!(written("score.block=difference", &hands), [0, 7, 17]);
    assert_eq!(written("score.block=own-all score.blockWinner=nobody", &hands), [3, 10, 20]);
    assert_eq!(written("score.block=highest-pays-table score.blockWinner=nobody", &hands), [0, 0, 33]);
    // If the lightest hands tie, the heavier side still scores.
    assert_eq!(written("score.block=own", &[8, 8, 20]), [0, 0, 20]);
    assert_eq!(written("score.block=difference", &[8, 8, 20]), [0, 0, 12]);
    // If the heaviest hands are equal, no side scores.
    let highest = "score.block=highest-pays-table score.blockWinner=nobody";
    assert_eq!(written(highest, &[3, 20, 20]), [0, 0, 0]);
}

/// F-53, R3.3.2: a score that would pass an exact target is void; a cap cuts a score.
#[test]
fn scores_are_void_beyond_an_exact_target_and_cut_at_a_cap() {
    let write = |rules: &str, points: i32, hand: u32| {
        let rules = parsed(rules);
        let mut before = Standing::new(&rules, 2);
        before.accounts[0].points = points;
        let settlement = settled(&rules, &before, out(1), &[0, hand]);
        (settlement.sides[0].after.points, settlement.verdict.map(|verdict| verdict.won))
    };
    assert_eq!(write("block match.test=== match.target=100", 90, 10), (100, Some(vec![0])));
    assert_eq!(write("block match.test=== match.target=100", 90, 11), (90, None));
    assert_eq!(write("block match.test=== match.target=100", 90, 9), (99, None));
    assert_eq!(write("block match.target=100 match.cap=100", 92, 35), (100, Some(vec![0])));
    assert_eq!(write("block match.target=100 match.cap=100", 92, 8), (100, Some(vec![0])));
    assert_eq!(write("block match.target=100 match.cap=100", 92, 7), (99, None));
    assert_eq!(write("block match.target=100", 92, 35), (127, Some(vec![0])));
}

/// The verdict on these totals after this number of rounds: the sides that won and the sides that lost.
fn judged(rules: &str, rounds: u32, totals: &[i32]) -> Option<(Vec<usize>, Vec<usize>)> {
    let rules = parsed(rules);
    let mut standing = Standing { rounds, ..Standing::new(&rules, totals.len()) };
    standing.accounts.iter_mut().zip(totals).for_each(|(account, total)| account.points = *total);
    verdict(&rules, totals.len(), &standing).map(|Verdict { won, lost }| (won, lost))
}

/// C28: the sides that won a match, and those that lost.
#[test]
fn the_verdict_follows_the_target_and_the_number_of_rounds() {
    assert_eq!(judged("block match.target=100", 3, &[100, 99, 20]), Some((vec![0], vec![1, 2])));
    assert_eq!(judged("block match.target=100", 3, &[99, 99, 20]), None);
    assert_eq!(judged("block match.target=100 match.test=>", 3, &[100, 20, 20]), None);
    assert_eq!(judged("block match.target=100 match.test=>", 3, &[20, 101, 20]), Some((vec![1], vec![0, 2])));
    // Two sides reach the target: the higher wins. With equal totals the match continues.
    assert_eq!(judged("block match.target=100", 3, &[120, 130, 20]), Some((vec![1], vec![0, 2])));
    assert_eq!(judged("block match.target=100", 3, &[120, 120, 20]), None);
    // Goat: all sides that reach the target lose, or only the highest.
    assert_eq!(judged("goat-yard", 3, &[125, 124, 130]), Some((vec![1], vec![0, 2])));
    assert_eq!(
        judged("goat-yard match.severalOver=highest", 3, &[125, 124, 130]),
        Some((vec![0, 1], vec![2]))
    );
    assert_eq!(
        judged("goat-yard match.severalOver=highest", 3, &[130, 124, 130]),
        Some((vec![1], vec![0, 2]))
    );
    // After the last round the best total wins. Equal best totals draw.
    assert_eq!(judged("block match.target=null match.rounds=3", 2, &[50, 20, 10]), None);
    assert_eq!(
        judged("block match.target=null match.rounds=3", 3, &[50, 20, 10]),
        Some((vec![0], vec![1, 2]))
    );
    assert_eq!(judged("block match.target=null match.rounds=3", 3, &[50, 50, 10]), Some((vec![], vec![])));
    assert_eq!(judged("goat-yard match.rounds=3", 3, &[50, 20, 30]), Some((vec![1], vec![0, 2])));
}

/// C25: where the rules say so, the player who goes out loses remembered points, and so do players who do not pay for a block.
#[test]
fn remembered_points_are_cleared_where_the_rules_say_so() {
    let after = |rules: &str, outcome, hands: &[u32]| {
        let rules = parsed(rules);
        let mut before = Standing::new(&rules, hands.len());
        before.accounts.iter_mut().for_each(|account| account.remembered = 6);
        let settlement = settled(&rules, &before, outcome, hands);
        settlement.sides.iter().map(|line| line.after.remembered).collect::<Vec<_>>()
    };
    let remembered = "goat-yard account.below=remembered";
    assert_eq!(after(remembered, out(1), &[0, 4, 5]), [6, 10, 11]);
    assert_eq!(after(&format!("{remembered} account.clearOnOut=true"), out(1), &[0, 4, 5]), [0, 10, 11]);
    let alone = format!("{remembered} score.block=highest-pays-table score.blockWinner=nobody");
    assert_eq!(after(&alone, blocked(1), &[4, 5, 6]), [6, 6, 21]);
    assert_eq!(after(&format!("{alone} account.blockResets=true"), blocked(1), &[4, 5, 6]), [0, 0, 21]);
    // If the highest hands are equal, no side pays alone.
    assert_eq!(after(&format!("{alone} account.blockResets=true"), blocked(1), &[4, 6, 6]), [6, 6, 6]);
}
