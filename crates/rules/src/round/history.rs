//! The history of a round, and the one function that replays it on a layout.

use serde::{Deserialize, Serialize};

use crate::{
    layout::Layout,
    play::{Action, Move, Place, PlayRules},
    seat::Seat,
};

/// An action and the seat that took it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acted {
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    #[serde(flatten)]
    pub action: Action,
}

/// Replays a history on a layout. Calls `each` with every move and the layout before and after it, and returns the last
/// layout. A layout is `None` before the first tile.
pub(crate) fn replay_layout<L: Layout<W>, const W: usize>(
    rules: &PlayRules,
    seats: usize,
    history: impl IntoIterator<Item = (Seat, Move)>,
    mut each: impl FnMut(Seat, Move, Option<&L>, Option<&L>),
) -> Option<L> {
    let mut layout: Option<L> = None;
    let mut last = Place::First;
    for (seat, chosen) in history {
        let before = layout;
        match (chosen, &mut layout) {
            (Move::Play { tile, at, leaves }, Some(layout)) => {
                layout.lay(tile, at, leaves, seat, rules);
                last = at;
            }
            (Move::Play { tile, .. }, None) => layout = Some(L::first(tile, seats, rules)),
            (Move::Close, Some(layout)) => layout.close(last),
            (Move::Pass, Some(layout)) => layout.pass(seat),
            (Move::Close | Move::Pass, None) | (Move::Draw | Move::Done, _) => {}
        }
        each(seat, chosen, before.as_ref(), layout.as_ref());
    }
    layout
}
