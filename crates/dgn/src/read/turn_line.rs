//! Parses the line of a turn: its seat, then its steps.

use boneyard_rules::{PIPS_MAX, Pips, Place, SET_TILES_MAX, Seat};

use super::words::{Words, number, quote};
use crate::{
    error::DgnError,
    turn::{Placement, Step, Turn},
};

/// Parses the steps of a turn.
pub(crate) fn turn(seat: Seat, words: &mut Words) -> Result<Turn, DgnError> {
    let mut steps: Vec<Step> = Vec::new();
    let mut drew = false;
    while let Some(word) = words.next() {
        if matches!(steps.last(), Some(Step::Pass)) {
            return Err(words.error(format!("`{}` is too much: a turn ends with its `pass`", quote(word))));
        }
        match word {
            "draw" => {
                if matches!(steps.last(), Some(Step::Draw(_))) {
                    return Err(words.error("`draw` must appear once, before all its tiles"));
                }
                steps.push(Step::Draw(Vec::new()));
                drew = true;
                continue;
            }
            "pass" | "close" | "declare" => {}
            _ if drew && !word.contains('@') => {
                let Some(Step::Draw(drawn)) = steps.last_mut() else {
                    return Err(words.error(format!(
                        "`{}` is too much: after a draw every tile that is laid names its end",
                        quote(word)
                    )));
                };
                words.tile_or_count(word, drawn)?;
                if drawn.len() > SET_TILES_MAX {
                    return Err(words.error("too many tiles; no boneyard has this many"));
                }
                continue;
            }
            _ => {}
        }
        check_draw_has_tiles(&steps, words)?;
        steps.push(match word {
            "pass" => Step::Pass,
            "close" => Step::Close,
            "declare" if !steps.is_empty() => {
                return Err(words.error("`declare` must come first in its turn: 3 declare 6-6"));
            }
            "declare" => Step::Declare,
            _ => Step::Play(placement(word, words)?),
        });
    }
    match steps.last() {
        Some(Step::Declare) => {
            Err(words.error("the line ends where the announced tile belongs: 3 declare 6-6"))
        }
        None => Err(words.error("the line ends where a play, `draw` or `pass` belongs")),
        Some(Step::Draw(drawn)) if drawn.is_empty() => {
            Err(words.error("the line ends where the drawn tiles belong"))
        }
        _ => Ok(Turn { seat, steps }),
    }
}

/// Refuses a step that follows `draw` without a tile between them.
fn check_draw_has_tiles(steps: &[Step], words: &Words) -> Result<(), DgnError> {
    match steps.last() {
        Some(Step::Draw(drawn)) if drawn.is_empty() => {
            Err(words.error("the drawn tiles belong after `draw`, such as `draw 0-4 2-6`"))
        }
        _ => Ok(()),
    }
}

fn placement(word: &str, words: &Words) -> Result<Placement, DgnError> {
    let (written, end) = match word.split_once('@') {
        None => (word, None),
        Some((tile, end)) => (tile, Some(end)),
    };
    let tile = words.tile_from(written)?;
    let Some(end) = end else { return Ok(Placement { tile, at: None, leaves: None }) };
    let (end, leaves) = match end.split_once('=') {
        None => (end, None),
        Some((end, half)) => {
            let half = number::<Pips>(half).filter(|half| *half <= PIPS_MAX);
            let what =
                || format!("`{}` names no half; write the number left open, such as @L=3", quote(word));
            (end, Some(half.ok_or_else(|| words.error(what()))?))
        }
    };
    // `@0` marks the first tile of a round if it was drawn in the same turn.
    let at = if end == "0" { Some(Place::First) } else { Place::read(end, written, tile) };
    let at = at.ok_or_else(|| {
        let what = format!(
            "`@{}` is not an end; write @L or @R, @U or @D, @M or a seat, a laid tile, or a cell x,y",
            quote(end)
        );
        words.error(what)
    })?;
    Ok(Placement { tile, at: Some(at), leaves })
}
