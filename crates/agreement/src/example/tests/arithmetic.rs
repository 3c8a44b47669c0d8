//! Reads the sums in English sentences and adds them up.

use boneyard_rules::Rules;

use crate::Example;

/// Checks every sum of an example.
pub(super) fn assert_sums(rules: &Rules, example: &Example) {
    for round in &example.rounds {
        for line in round.hands.iter().chain(&round.written) {
            if let Err(fault) = check_sums(line) {
                panic!("{rules}: {fault}: {line}\n{round:#?}");
            }
        }
    }
}

/// A number as sentences write it: `19`, `−5`, with a comma or a full stop behind it. Tiles such as `1-6` are none.
fn number(word: &str) -> Option<i64> {
    let word = word.trim_end_matches([',', '.', ':']);
    match word.strip_prefix('−') {
        Some(digits) => digits.parse::<i64>().ok().map(|number| -number),
        None => word.parse().ok(),
    }
}

/// Checks the sums in a sentence. Words between the numbers say what they are: `15 in play + 19 left, rounded to 20 = 35`.
fn check_sums(line: &str) -> Result<usize, String> {
    let mut terms: Vec<i64> = Vec::new();
    let mut sign = None;
    let mut rounds = false;
    let mut sums = 0;
    let mut words = line.split_whitespace();
    while let Some(word) = words.next() {
        match (word, number(word)) {
            ("+", _) => sign = Some(1),
            ("−", _) => sign = Some(-1),
            ("rounded", _) => rounds = true,
            ("=", _) => {
                let total = words.next().and_then(number).ok_or("a sum without a total")?;
                if terms.iter().sum::<i64>() != total {
                    return Err(format!("{terms:?} is not {total}"));
                }
                sums += 1;
                // The total may be rounded or be part of a longer sum.
                terms = vec![total];
                sign = None;
            }
            (_, Some(rounded)) if rounds => {
                let exact = terms.pop().ok_or("nothing to round")?;
                if (exact.abs() - rounded.abs()).abs() >= 5 || rounded % 5 != 0 {
                    return Err(format!("{exact} is not rounded to {rounded}"));
                }
                terms.push(if exact < 0 { -rounded } else { rounded });
                rounds = false;
            }
            (_, Some(number)) => match sign.take() {
                Some(sign) => terms.push(sign * number),
                None => terms = vec![number],
            },
            _ => {}
        }
    }
    Ok(sums)
}

#[test]
fn sums_are_found_and_checked() {
    let right = "Ana and Carla score 15 in play + 19 left, rounded to 20 = 35. Total: 21 + 35 = 56.";
    assert_eq!(check_sums(right), Ok(2));
    assert_eq!(check_sums("Boris holds 1-6, 2-5: 7 + 7 = 14."), Ok(1));
    assert_eq!(check_sums("Ana scores 14 + 5 = 19, rounded to 20. Total: −5 + 20 = 15."), Ok(2));
    assert_eq!(check_sums("Ana goes out with 3-4."), Ok(0));
    for wrong in [
        "Boris holds 1-6, 2-5: 7 + 7 = 15.",
        "Ana scores 25 in play − 10 for draws = 16. Total: 16.",
        "Ana scores 14 + 5 = 19, rounded to 30.",
        "Ana scores 14. Total: 7 + 14 = 22.",
    ] {
        assert!(check_sums(wrong).is_err(), "{wrong}");
    }
}
