//! Checks the dealt tiles of a recorded round.

use boneyard_rules::{BySeat, Rules, Seat, Tile, Wide};

use super::match_replay::MatchReplay;
use crate::{
    error::DgnError,
    record::{Hand, RoundRecord},
};

/// The dealt tiles of a recorded round.
pub(crate) struct DealtTiles {
    /// The dealt hands; a hand without a line is unknown.
    pub(crate) hands: BySeat<Hand>,
    /// Whether the record has a `deal` line for every seat.
    pub(crate) has_all_hands: bool,
    /// The boneyard in the order in which it will be drawn, `None` for an unknown tile. The list is `None` without a
    /// `stock` line.
    pub(crate) stock: Option<Vec<Option<Tile>>>,
    /// How many tiles the boneyard has.
    pub(crate) stock_len: usize,
}

/// Checks the tiles of a deal: each in the set, none twice, and as many as the rules deal.
pub(crate) fn dealt_tiles(replay: &MatchReplay, round: &RoundRecord) -> Result<DealtTiles, DgnError> {
    let seats = replay.seats();
    let set: Wide = replay.rules().set(seats);
    let each = replay.rules().hand_size(seats).unwrap_or(0);
    let stock_len = set.len().saturating_sub(each * seats);
    let mut lines: Vec<(u32, Option<Seat>, Vec<Tile>, usize)> = round
        .deals
        .iter()
        .map(|deal| {
            let (seat, hand) = &deal.value;
            (deal.line, Some(*seat), hand.known.clone(), hand.known.len() + hand.unknown)
        })
        .collect();
    if let Some(stock) = &round.stock {
        lines.push((stock.line, None, stock.value.iter().copied().flatten().collect(), stock.value.len()));
    }
    lines.sort_by_key(|(line, ..)| *line);
    let mut seen = Wide::EMPTY;
    for (line, seat, known, count) in lines {
        let fault = |what: String| Err(DgnError::new(line, what));
        for tile in known {
            if !set.contains(tile) {
                return fault(not_in_set(replay.rules(), tile));
            }
            if seen.contains(tile) {
                return fault(format!("{tile} appears twice in this deal; each tile appears once"));
            }
            seen.insert(tile);
        }
        match seat {
            Some(seat) if count != each => {
                return fault(format!(
                    "seat {seat} is dealt {count} tiles; the rules deal {each} to each of {seats} seats"
                ));
            }
            None if count != stock_len => {
                return fault(format!(
                    "the stock has {count} tiles; {stock_len} are left after {seats} hands of {each}"
                ));
            }
            _ => {}
        }
    }
    let hands = BySeat::new(seats, |seat| {
        let deal = round.deals.iter().find(|deal| deal.value.0 == seat);
        deal.map_or(Hand { known: Vec::new(), unknown: each }, |deal| deal.value.1.clone())
    });
    Ok(DealtTiles {
        hands,
        has_all_hands: round.deals.len() == seats,
        stock: round.stock.as_ref().map(|stock| stock.value.clone()),
        stock_len,
    })
}

/// The error text for a tile that is not in the set in play.
pub(crate) fn not_in_set(rules: &Rules, tile: Tile) -> String {
    let highest = rules.tiles.set.highest();
    if tile.third().is_some() != rules.tiles.set.is_triangles() {
        let (shown, example) =
            if rules.tiles.set.is_triangles() { ("three", "1-2-5") } else { ("two", "3-5") };
        format!("{tile} is not in the set in play; its tiles show {shown} numbers, such as {example}")
    } else if tile.high() > highest {
        format!("{tile} is not in the set in play; its numbers go up to {highest}")
    } else {
        format!("{tile} is not in the set in play; it is left out under these rules")
    }
}
