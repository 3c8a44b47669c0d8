//! Which numbers may touch.

use boneyard_rules::Tile;

use super::parameters::Parameters;

/// 0-0, 1-6, 2-5 and 3-4 may be laid at any time (F-matador).
fn is_matador(tile: Tile) -> bool {
    (tile.low(), tile.high()) == (0, 0) || tile.low() + tile.high() == 7
}

fn touches(parameters: &Parameters, tile: Tile, half: u8, number: u8) -> bool {
    if parameters.is("layout.match", "sum-7") {
        return is_matador(tile) || half + number == 7;
    }
    // R4.2.15: a blank half matches any number, in a hand and on the table.
    let wild = parameters.is("tiles.blanks", "wild") && (half == 0 || number == 0);
    wild || half == number
}

/// The halves of a tile that may stay open when it touches `number`; none if the tile does not fit.
pub(crate) fn left_open(parameters: &Parameters, tile: Tile, number: u8) -> Vec<u8> {
    let mut open = Vec::new();
    for (inner, outer) in [(tile.low(), tile.high()), (tile.high(), tile.low())] {
        if touches(parameters, tile, inner, number) && !open.contains(&outer) {
            open.push(outer);
        }
    }
    open
}
