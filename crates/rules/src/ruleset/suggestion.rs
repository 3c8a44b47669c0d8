//! Suggests a known name for a misspelt one.

use alloc::vec::Vec;

/// The known name most like `written`; `None` if all of them differ in more than a third of their letters.
///
/// The distance is computed here because the crates for it need the standard library.
pub(super) fn most_like<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let nearest = known.into_iter().map(|name| (distance(written, name), name)).min()?;
    let letters = written.chars().count().max(nearest.1.chars().count());
    (nearest.0 * 3 <= letters).then_some(nearest.1)
}

/// How many letters to insert, remove, replace or swap with their neighbour to turn one name into the other.
fn distance(first: &str, second: &str) -> usize {
    let (first, second): (Vec<char>, Vec<char>) = (first.chars().collect(), second.chars().collect());
    // The last two rows of the table of distances between the beginnings of both names.
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=second.len()).collect();
    for (i, letter) in first.iter().enumerate() {
        let mut next = Vec::with_capacity(row.len());
        next.push(i + 1);
        for (j, other) in second.iter().enumerate() {
            let replaced = row[j] + usize::from(letter != other);
            let mut least = replaced.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && first[i - 1] == *other && second[j - 1] == *letter {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = row;
        row = next;
    }
    row[second.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_insertions_removals_replacements_and_swaps() {
        assert_eq!(distance("draw", "draw"), 0);
        assert_eq!(distance("moode", "mode"), 1);
        assert_eq!(distance("mde", "mode"), 1);
        assert_eq!(distance("gaot", "goat"), 1);
        assert_eq!(distance("", "mode"), 4);
        assert_eq!(distance("козел", "козёл"), 1);
    }

    #[test]
    fn a_name_that_is_like_nothing_has_no_suggestion() {
        assert_eq!(most_like("gaot", ["goat", "draw"]), Some("goat"));
        assert_eq!(most_like("poker", ["goat", "draw"]), None);
        assert_eq!(most_like("poker", []), None);
    }
}
