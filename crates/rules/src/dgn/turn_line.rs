//! The line of a turn: its seat, then its actions.

use alloc::{format, vec::Vec};

use super::{
    line::{DgnError, TILES_WRITTEN_MAX, Words, number, shown},
    record::{Then, Turn},
};
use crate::{action::Place, seat::Seat};

/// The actions of a turn.
pub(super) fn turn(seat: Seat, words: &mut Words) -> Result<Turn, DgnError> {
    let mut drawn = Vec::new();
    let mut drawing = false;
    loop {
        let Some(word) = words.next() else {
            return if drawn.is_empty() {
                Err(words.error(if drawing {
                    "the line ends where the drawn tiles belong"
                } else {
                    "the line ends where a play, `draw` or `pass` belongs"
                }))
            } else {
                Ok(Turn { seat, drawn, then: Then::Unfinished })
            };
        };
        let then = match word {
            "draw" if !drawing => {
                drawing = true;
                continue;
            }
            "draw" => return Err(words.error("`draw` stands once a turn, before all its tiles")),
            "pass" => Then::Pass,
            "declare" => {
                return Err(words.error("nothing is announced under these rules; play, draw or pass"));
            }
            "close" => return Err(words.error("no double is closed under these rules; play, draw or pass")),
            _ if drawing && !word.contains('@') => {
                words.tile_or_count(word, &mut drawn)?;
                if drawn.len() > TILES_WRITTEN_MAX {
                    return Err(words.error("no boneyard holds so many tiles"));
                }
                continue;
            }
            _ => play(word, words)?,
        };
        if drawing && drawn.is_empty() {
            return Err(words.error("the drawn tiles belong after `draw`, such as `draw 0-4 2-6`"));
        }
        return match words.next() {
            None => Ok(Turn { seat, drawn, then }),
            Some("close") => {
                Err(words.error("no double is closed under these rules; the turn ends with its play"))
            }
            Some(more) => Err(words.error(format!(
                "`{}` is too much: a turn is one tile, after what was drawn, or `pass`",
                shown(more)
            ))),
        };
    }
}

fn play(word: &str, words: &Words) -> Result<Then, DgnError> {
    let (tile, end) = match word.split_once('@') {
        None => (word, None),
        Some((tile, end)) => (tile, Some(end)),
    };
    if tile.split('-').count() == 3 && tile.split('-').all(|corner| number::<u8>(corner).is_some()) {
        return Err(words.error(format!(
            "`{}` is a triangle; these rules are played with pairs of numbers, such as 3-5",
            shown(word)
        )));
    }
    let tile = words.tile_from(tile)?;
    let at = match end {
        None => None,
        Some("L") => Some(Place::Left),
        Some("R") => Some(Place::Right),
        Some(end) => {
            let what = match end {
                "U" | "D" => "is an arm of a cross",
                "M" => "is the public train",
                "0" => "leads a tile drawn in the same turn",
                _ if number::<u8>(end).is_some() => "is a train",
                _ if end.contains('=') => {
                    "names the half that stays open, which the fitting half decides here"
                }
                _ if end.contains('-') => "is a laid tile of a tree",
                _ if end.contains(',') => "is a cell for triangles",
                _ => "is no end",
            };
            return Err(words.error(format!(
                "`@{}` {what}; these rules are played on a line: write {tile}@L or {tile}@R",
                shown(end)
            )));
        }
    };
    Ok(Then::Play { tile, at })
}
