//! Opening hands against chance. All of it is arithmetic: the expected numbers are exact, and no hand is simulated.
//!
//! `counting.rs` counts the hands of each match after it ends.

use std::collections::BTreeMap;

use boneyard_protocol::matches::{ChanceVerdict, DoublesCount, HandCounts, PipsCount};
use boneyard_rules::Family;
use boneyard_store::{HandCount, HandGroup};
use statrs::distribution::{ChiSquared, ContinuousCDF, Discrete, Hypergeometric, Normal};

/// Fewer hands say nothing.
const HANDS_MIN: u32 = 50;

/// Numbers of doubles are taken together until chance puts at least this many hands there. Below it the chi-squared test is wrong.
const EXPECTED_MIN: f64 = 5.0;

/// Groups of hands, the largest first. Groups of a family that this version does not know are left out.
pub(super) fn compare(counts: Vec<HandCount>) -> Vec<HandCounts> {
    let mut groups: BTreeMap<HandGroup, Vec<HandCount>> = BTreeMap::new();
    for count in counts {
        groups.entry(count.group.clone()).or_default().push(count);
    }
    let mut compared: Vec<HandCounts> =
        groups.into_iter().filter_map(|(group, counts)| compare_group(&group, &counts)).collect();
    compared.sort_by_key(|group| std::cmp::Reverse(group.hands));
    compared
}

fn compare_group(group: &HandGroup, counts: &[HandCount]) -> Option<HandCounts> {
    let family = Family::ALL.into_iter().find(|family| family.name() == group.family)?;
    let hands: u32 = counts.iter().map(|count| count.hands).sum();
    let (set, in_set, in_hand) =
        (u64::from(group.set_tiles), u64::from(group.set_doubles), u64::from(group.hand_tiles));
    let chance = Hypergeometric::new(set, in_set, in_hand).ok()?;
    let most = u8::try_from(in_set.min(in_hand)).ok()?;
    let observed = |doubles: u8| {
        counts.iter().filter(|count| count.doubles == doubles).map(|count| count.hands).sum::<u32>()
    };
    let doubles: Vec<DoublesCount> = (0..=most)
        .map(|number| DoublesCount {
            doubles: number,
            observed: observed(number),
            expected: f64::from(hands) * chance.pmf(u64::from(number)),
        })
        .collect();
    let sum: u64 = counts.iter().map(|count| count.pips).sum();
    let pips = pips(group, hands, sum)?;
    Some(HandCounts {
        family,
        set_tiles: group.set_tiles,
        set_doubles: group.set_doubles,
        highest: group.highest,
        hand_tiles: group.hand_tiles,
        hands,
        doubles_verdict: of_doubles(hands, &doubles),
        pips_verdict: of_pips(hands, &pips),
        doubles,
        pips,
    })
}

/// The mean of the hands, and what chance gives: the mean and the standard deviation of a hand that is drawn without putting back.
fn pips(group: &HandGroup, hands: u32, sum: u64) -> Option<PipsCount> {
    let (set, in_hand) = (f64::from(group.set_tiles), f64::from(group.hand_tiles));
    if hands == 0 || group.hand_tiles == 0 || group.set_tiles < 2 || group.hand_tiles > group.set_tiles {
        return None;
    }
    let mean = f64::from(group.set_pips) / set;
    let variance = group.set_squares as f64 / set - mean * mean;
    let left_out = (set - in_hand) / (set - 1.0);
    Some(PipsCount {
        observed_mean: sum as f64 / f64::from(hands),
        expected_mean: in_hand * mean,
        deviation: (in_hand * variance * left_out).max(0.0).sqrt(),
    })
}

/// The chi-squared test.
fn of_doubles(hands: u32, doubles: &[DoublesCount]) -> ChanceVerdict {
    let bins = bins(doubles);
    if hands < HANDS_MIN || bins.len() < 2 {
        return ChanceVerdict::TooFew { needed: HANDS_MIN.max(hands.saturating_add(1)) };
    }
    let distance: f64 =
        bins.iter().map(|(observed, expected)| (observed - expected).powi(2) / expected).sum();
    verdict(ChiSquared::new((bins.len() - 1) as f64).map_or(1.0, |chance| chance.sf(distance)))
}

/// Observed and expected hands. Neighbours are taken together until each bin is large enough.
fn bins(doubles: &[DoublesCount]) -> Vec<(f64, f64)> {
    let mut bins: Vec<(f64, f64)> = Vec::new();
    let (mut observed, mut expected) = (0.0, 0.0);
    for count in doubles {
        observed += f64::from(count.observed);
        expected += count.expected;
        if expected >= EXPECTED_MIN {
            bins.push((observed, expected));
            (observed, expected) = (0.0, 0.0);
        }
    }
    // What is left is too small for a bin of its own.
    if let Some(last) = bins.last_mut() {
        *last = (last.0 + observed, last.1 + expected);
    }
    bins
}

/// How far the mean of many hands is from the mean by chance, in standard deviations.
fn of_pips(hands: u32, pips: &PipsCount) -> ChanceVerdict {
    if hands < HANDS_MIN || pips.deviation == 0.0 {
        return ChanceVerdict::TooFew { needed: HANDS_MIN.max(hands.saturating_add(1)) };
    }
    let distance =
        (pips.observed_mean - pips.expected_mean).abs() / (pips.deviation / f64::from(hands).sqrt());
    verdict(2.0 * Normal::standard().sf(distance))
}

fn verdict(p: f64) -> ChanceVerdict {
    match p {
        p if p >= 0.01 => ChanceVerdict::AsExpected { p },
        p if p >= 0.0001 => ChanceVerdict::Unusual { p },
        p => ChanceVerdict::VeryUnusual { p },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands of seven from a set of double six.
    fn group() -> HandGroup {
        HandGroup {
            family: "classic".into(),
            set_tiles: 28,
            set_doubles: 7,
            highest: 6,
            set_pips: 168,
            set_squares: 1_260,
            hand_tiles: 7,
        }
    }

    fn counts(hands: [u32; 8], pips_each: u64) -> Vec<HandCount> {
        (0..)
            .zip(hands)
            .filter(|(_, hands)| *hands > 0)
            .map(|(doubles, hands)| HandCount {
                group: group(),
                doubles,
                hands,
                pips: u64::from(hands) * pips_each,
            })
            .collect()
    }

    /// All 1 184 040 hands: C(7, k) times C(21, 7 - k).
    const ALL: [u32; 8] = [116_280, 379_848, 427_329, 209_475, 46_550, 4_410, 147, 1];

    #[test]
    fn all_hands_together_agree_exactly() {
        let [compared] = &compare(counts(ALL, 42))[..] else { panic!("one group") };
        assert_eq!(compared.hands, 1_184_040);
        for count in &compared.doubles {
            let off = (f64::from(count.observed) - count.expected).abs();
            assert!(off < 1e-3, "{count:?}");
        }
        // 168 of 28 tiles: 6 each. The variance of a tile is 1260 / 28 - 36 = 9, that of a hand 7 * 9 * 21 / 27 = 49.
        let PipsCount { observed_mean, expected_mean, deviation } = compared.pips;
        assert!((observed_mean - 42.0).abs() < 1e-9 && (expected_mean - 42.0).abs() < 1e-9);
        assert!((deviation - 7.0).abs() < 1e-9, "{deviation}");
        let exact = |verdict| matches!(verdict, ChanceVerdict::AsExpected { p } if p > 0.999);
        assert!(exact(compared.doubles_verdict) && exact(compared.pips_verdict), "{compared:?}");
    }

    #[test]
    fn hands_that_chance_hardly_gives_are_very_unusual() {
        let [compared] = &compare(counts([0, 0, 0, 0, 100, 0, 0, 0], 60))[..] else { panic!("one group") };
        assert!(matches!(compared.doubles_verdict, ChanceVerdict::VeryUnusual { .. }), "{compared:?}");
        assert!(matches!(compared.pips_verdict, ChanceVerdict::VeryUnusual { .. }), "{compared:?}");
    }

    #[test]
    fn a_few_hands_have_no_verdict() {
        let [compared] = &compare(counts([4, 14, 18, 9, 3, 1, 0, 0], 42))[..] else { panic!("one group") };
        assert_eq!(compared.doubles_verdict, ChanceVerdict::TooFew { needed: 50 });
        assert!(compare(Vec::new()).is_empty());
    }

    #[test]
    fn the_test_agrees_with_the_table_of_chi_squared() {
        // 100 hands in five bins: 9.82, 32.08, 36.09, 17.69, and 4.32 that join the bin before. The sum of 12.4 with 3 degrees of
        // freedom has a p of 0.006, as tables say.
        let [compared] = &compare(counts([20, 24, 34, 16, 5, 1, 0, 0], 42))[..] else { panic!("one group") };
        let expected = [9.820, 32.080, 36.091, 22.008];
        let distance: f64 = [20.0, 24.0, 34.0, 22.0]
            .iter()
            .zip(expected)
            .map(|(seen, expected): (&f64, f64)| (seen - expected).powi(2) / expected)
            .sum();
        assert!((12.0..13.0).contains(&distance), "{distance}");
        let ChanceVerdict::Unusual { p } = compared.doubles_verdict else { panic!("{compared:?}") };
        assert!((0.005..0.007).contains(&p), "{p}");
    }
}
