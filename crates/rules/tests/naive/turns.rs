//! Turns of several tiles as a record lists them: whole.

use super::round::{Round, Word};

/// Each way in which the turn may go on from here. It ends with its last tile, with `pass`, or with `draw`: nobody
/// knows what that brings.
pub(crate) fn whole_turns(round: &Round<'_>) -> Vec<Word> {
    let mut turns = Vec::new();
    for word in round.legal() {
        if word == "draw" || word == "pass" {
            turns.push(word);
            continue;
        }
        let mut after = round.clone();
        after.act(&word);
        // The word that ends a turn is not written.
        let said = match word.as_str() {
            "done" => String::new(),
            // The first tile of a round, where it was drawn in the same turn.
            _ if round.table.is_none() && round.drawn > 0 => format!("{word}@0"),
            _ => word,
        };
        if after.over.is_some() || after.turn != round.turn {
            // Each double stands open and with `close`, also one that goes out.
            turns.extend(Some(format!("{said} close")).filter(|_| after.closable().is_some()));
            turns.push(said);
            continue;
        }
        for rest in whole_turns(&after) {
            turns.push(if rest.is_empty() { said.clone() } else { format!("{said} {rest}") });
        }
    }
    turns
}
