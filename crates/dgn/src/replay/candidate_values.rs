//! Finds points that unknown hands may have counted, guided by the recorded score.

use std::ops::RangeInclusive;

use boneyard_rules::{BySeat, Seat};

/// The most combinations that are all tried; of more, only some are.
const TRIED_MAX: u64 = 50_000;

/// How many times the search goes over all unknown hands at most.
const PASSES_MAX: usize = 4;

/// The least and the most points that each hand may count.
pub(crate) type Values = BySeat<RangeInclusive<u32>>;

/// Combinations of values for unknown hands. If there are too many to try all, only the extremes and those closest to the
/// recorded points. `distance` returns how far a combination is from the recorded points.
pub(crate) fn candidate_hand_values(
    values: &Values,
    distance: impl Fn(&BySeat<u32>) -> u64,
) -> Vec<BySeat<u32>> {
    let count = |value: &RangeInclusive<u32>| u64::from(value.end().saturating_sub(*value.start())) + 1;
    let all = values.iter().fold(1_u64, |product, value| product.saturating_mul(count(value)));
    if all <= TRIED_MAX {
        return combinations(values, |value| value.clone().collect());
    }
    let mut tried = combinations(values, |value| {
        if is_known(value) { vec![*value.start()] } else { vec![*value.start(), *value.end()] }
    });
    tried.extend(start_points(values).into_iter().map(|start| closest(values, start, &distance)));
    tried
}

fn is_known(value: &RangeInclusive<u32>) -> bool {
    value.start() == value.end()
}

/// Every combination of the values that `choices` returns for each hand.
fn combinations(values: &Values, choices: impl Fn(&RangeInclusive<u32>) -> Vec<u32>) -> Vec<BySeat<u32>> {
    let mut all = vec![values.map(|_| 0)];
    for (seat, value) in values.seated() {
        let choices = choices(value);
        all = all
            .iter()
            .flat_map(|combination| choices.iter().map(move |points| with(combination, seat, *points)))
            .collect();
    }
    all
}

/// The start points of the search: all hands light, all heavy, and one hand light or heavy against the others, because
/// the lightest or the heaviest hand may decide which side scores.
fn start_points(values: &Values) -> Vec<BySeat<u32>> {
    let (light, heavy) = (values.map(|value| *value.start()), values.map(|value| *value.end()));
    let unknown = values.seated().filter(|(_, value)| !is_known(value));
    let alone =
        unknown.flat_map(|(seat, _)| [with(&heavy, seat, light[seat]), with(&light, seat, heavy[seat])]);
    alone.chain([light.clone(), heavy.clone()]).collect()
}

/// Changes a combination one hand at a time until its distance no longer falls.
fn closest(
    values: &Values,
    mut combination: BySeat<u32>,
    distance: impl Fn(&BySeat<u32>) -> u64,
) -> BySeat<u32> {
    let mut smallest = distance(&combination);
    for _ in 0..PASSES_MAX {
        let before = smallest;
        for (seat, value) in values.seated().filter(|(_, value)| !is_known(value)) {
            for points in value.clone() {
                if smallest == 0 {
                    return combination;
                }
                let tried = with(&combination, seat, points);
                let tried_distance = distance(&tried);
                if tried_distance < smallest {
                    (combination, smallest) = (tried, tried_distance);
                }
            }
        }
        if smallest == before {
            break;
        }
    }
    combination
}

fn with(combination: &BySeat<u32>, seat: Seat, points: u32) -> BySeat<u32> {
    let mut combination = combination.clone();
    combination[seat] = points;
    combination
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_points_are_found_among_too_many_combinations() {
        let values = BySeat::new(4, |seat| if seat == Seat::FIRST { 0..=0 } else { 0..=150 });
        // The points of each loser are recorded.
        let each = |values: &BySeat<u32>| {
            values
                .iter()
                .zip([0, 23, 71, 4])
                .map(|(points, recorded)| u64::from(points.abs_diff(recorded)))
                .sum()
        };
        let found = candidate_hand_values(&values, each);
        assert!(found.iter().any(|values| each(values) == 0));
        // The points of the winner are recorded: the sum of all hands.
        let table = |values: &BySeat<u32>| u64::from(values.iter().sum::<u32>().abs_diff(317));
        assert!(candidate_hand_values(&values, table).iter().any(|values| table(values) == 0));
        let impossible = |values: &BySeat<u32>| u64::from(values.iter().sum::<u32>().abs_diff(451));
        assert!(candidate_hand_values(&values, impossible).iter().all(|values| impossible(values) > 0));
    }

    #[test]
    fn few_combinations_are_all_tried() {
        let values = BySeat::new(2, |_| 3..=5);
        assert_eq!(candidate_hand_values(&values, |_| 0).len(), 9);
    }
}
