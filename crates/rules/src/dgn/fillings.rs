//! Ways to fill in what hands that nobody wrote down may have counted.

use alloc::{vec, vec::Vec};

use super::table::Value;
use crate::seat::{BySeat, Seat};

/// The most ways that are tried one by one.
const TRIED_MAX: u64 = 50_000;

/// How often each hand is looked at anew on the way to the written points.
const ROUNDS_MAX: usize = 4;

/// All ways to fill in unknown values. Where those are too many they are the extremes, and what comes closest to the
/// points of the record: `astray` says by how much a way misses them.
pub(super) fn fillings(values: &BySeat<Value>, astray: impl Fn(&BySeat<u32>) -> u64) -> Vec<BySeat<u32>> {
    let ways = |value: &Value| match *value {
        Value::Known(_) => 1,
        Value::Between(least, most) => u64::from(most.saturating_sub(least)) + 1,
    };
    let few = values.iter().fold(1_u64, |product, value| product.saturating_mul(ways(value))) <= TRIED_MAX;
    if few {
        return product(values, |least, most| (least..=most).collect());
    }
    let mut tried = product(values, |least, most| vec![least, most]);
    tried.extend(outset(values).into_iter().map(|filling| closest(values, filling, &astray)));
    tried
}

/// Every combination of the choices for each unknown value.
fn product(values: &BySeat<Value>, choices: impl Fn(u32, u32) -> Vec<u32>) -> Vec<BySeat<u32>> {
    let mut all = vec![values.map(|_| 0)];
    for (seat, value) in values.seated() {
        let choices = match *value {
            Value::Known(points) => vec![points],
            Value::Between(least, most) => choices(least, most),
        };
        all = all
            .iter()
            .flat_map(|filling| choices.iter().map(move |points| with(filling, seat, *points)))
            .collect();
    }
    all
}

/// Where the search sets out: all hands light, all heavy, and each one alone against the others, since who is lightest
/// or heaviest may decide who writes.
fn outset(values: &BySeat<Value>) -> Vec<BySeat<u32>> {
    let [light, heavy] = [bound(values, false), bound(values, true)];
    let unknown = values.seated().filter(|(_, value)| matches!(value, Value::Between(..)));
    let alone =
        unknown.flat_map(|(seat, _)| [with(&heavy, seat, light[seat]), with(&light, seat, heavy[seat])]);
    alone.chain([light.clone(), heavy.clone()]).collect()
}

/// The least or the most that each hand may count.
fn bound(values: &BySeat<Value>, most: bool) -> BySeat<u32> {
    values.map(|value| match *value {
        Value::Known(points) => points,
        Value::Between(_, upper) if most => upper,
        Value::Between(lower, _) => lower,
    })
}

/// Goes from a filling, a hand at a time, to one that misses the written points by as little as may be.
fn closest(
    values: &BySeat<Value>,
    mut filling: BySeat<u32>,
    astray: impl Fn(&BySeat<u32>) -> u64,
) -> BySeat<u32> {
    let mut misses = astray(&filling);
    for _ in 0..ROUNDS_MAX {
        let before = misses;
        for (seat, value) in values.seated() {
            let Value::Between(least, most) = *value else { continue };
            for points in least..=most {
                if misses == 0 {
                    return filling;
                }
                let tried = with(&filling, seat, points);
                let by = astray(&tried);
                if by < misses {
                    (filling, misses) = (tried, by);
                }
            }
        }
        if misses == before {
            break;
        }
    }
    filling
}

fn with(filling: &BySeat<u32>, seat: Seat, points: u32) -> BySeat<u32> {
    let mut filling = filling.clone();
    filling[seat] = points;
    filling
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_points_are_found_among_too_many_ways() {
        let values = BySeat::new(4, |seat| match seat.index() {
            0 => Value::Known(0),
            _ => Value::Between(0, 150),
        });
        // Each loser's points are written.
        let each = |filling: &BySeat<u32>| {
            filling.iter().zip([0, 23, 71, 4]).map(|(points, told)| u64::from(points.abs_diff(told))).sum()
        };
        let found = fillings(&values, each);
        assert!(found.iter().any(|filling| each(filling) == 0));
        // The winner's are, which are those of all others.
        let table = |filling: &BySeat<u32>| u64::from(filling.iter().sum::<u32>().abs_diff(317));
        assert!(fillings(&values, table).iter().any(|filling| table(filling) == 0));
        let impossible = |filling: &BySeat<u32>| u64::from(filling.iter().sum::<u32>().abs_diff(451));
        assert!(fillings(&values, impossible).iter().all(|filling| impossible(filling) > 0));
    }

    #[test]
    fn few_ways_are_all_tried() {
        let values = BySeat::new(2, |_| Value::Between(3, 5));
        assert_eq!(fillings(&values, |_| 0).len(), 9);
    }
}
