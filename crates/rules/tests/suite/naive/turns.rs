//! Lists whole turns, as records write them.

use super::round::{Round, Word};

/// Every continuation of the turn. A continuation ends with its last tile, with `pass`, or with `draw`, because the
/// drawn tile is unknown.
pub(crate) fn whole_turns(round: &Round<'_>) -> Vec<Word> {
    let mut turns = Vec::new();
    for word in round.legal() {
        if word == "draw" || word == "pass" {
            turns.push(word);
            continue;
        }
        let mut after = round.clone();
        after.act(&word);
        // A record does not write `done`.
        let written = match word.as_str() {
            "done" => String::new(),
            // The first tile of a round must name its place if the tile was drawn in the same turn.
            _ if round.table.is_none() && round.drawn > 0 => format!("{word}@0"),
            _ => word,
        };
        if after.over.is_some() || after.turn != round.turn {
            // Each double is listed without and with `close`, even one with which the seat goes out.
            turns.extend(Some(format!("{written} close")).filter(|_| after.closable().is_some()));
            turns.push(written);
            continue;
        }
        for rest in whole_turns(&after) {
            turns.push(if rest.is_empty() { written.clone() } else { format!("{written} {rest}") });
        }
    }
    turns
}
