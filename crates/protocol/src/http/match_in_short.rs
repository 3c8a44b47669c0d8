//! The state of a match in few words, from its table.

use boneyard_rules::{OpenEnd, Place, Tile};
use boneyard_table::{Audience, Phase, SeenEvent, Table};

use super::{LaidTile, MatchInShort};

impl MatchInShort {
    /// The state of a table's match that everyone may see; `None` before the first match.
    #[must_use]
    pub fn of(table: &Table) -> Option<Self> {
        if table.phase() == Phase::Waiting {
            return None;
        }
        let view = table.view(Audience::Spectators);
        let (mut laid, mut ends): (Vec<LaidTile>, _) = (Vec::new(), Vec::new());
        if let Some(round) = view.round {
            ends = round.ends;
            for event in round.history {
                match event {
                    SeenEvent::Played { tile, at, ends, .. } => {
                        laid.push(LaidTile { tile, at, inner: inner_half(tile, at, &ends), closed: false });
                    }
                    SeenEvent::Closed { .. } => {
                        laid.iter_mut().next_back().into_iter().for_each(|last| last.closed = true)
                    }
                    _ => {}
                }
            }
        }
        Some(Self { sides: view.sides, standing: view.standing, laid, ends })
    }
}

/// The number of the half that touches the line; `None` where the ends after the play do not show it.
fn inner_half(tile: Tile, at: Place, ends: &[OpenEnd]) -> Option<u8> {
    // In a tree, an end at this place belongs to the parent.
    if matches!(at, Place::On(_)) {
        return None;
    }
    let open = ends.iter().find(|end| end.at == at)?.number;
    Some(if tile.low() == open { tile.high() } else { tile.low() })
}
