//! The lattice of triangles: cells, and the points where their corners meet. Both are named by column and row.

/// A cell of the lattice.
pub(super) type At = (i8, i8);

/// A point of the lattice. Its column and row add up to an even number.
pub(super) type Point = (i8, i8);

/// Whether a cell points down: its column and row add up to an odd number.
#[inline]
const fn points_down((x, y): At) -> bool {
    (x ^ y) & 1 == 1
}

/// The points under a cell's corners, from left to right. The middle one is its apex.
#[inline]
pub(super) const fn points(cell: At) -> [Point; 3] {
    let (x, y) = cell;
    let (apex, base) = if points_down(cell) { (y + 1, y) } else { (y, y + 1) };
    [(x - 1, base), (x, apex), (x + 1, base)]
}

/// The cells beyond a cell's edges.
#[inline]
pub(super) const fn neighbours(cell: At) -> [At; 3] {
    let (x, y) = cell;
    [(x - 1, y), (x + 1, y), (x, if points_down(cell) { y - 1 } else { y + 1 })]
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELLS: [At; 4] = [(0, 0), (1, 0), (-2, 3), (-4, -4)];

    #[test]
    fn neighbours_share_two_points() {
        for cell in CELLS {
            for next in neighbours(cell) {
                let shared = points(cell).into_iter().filter(|point| points(next).contains(point));
                assert_eq!(shared.count(), 2, "{cell:?} and {next:?}");
                assert!(neighbours(next).contains(&cell));
            }
        }
    }
}
