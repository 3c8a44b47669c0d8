//! Triangles on a lattice: a tile goes to a free cell that touches a laid tile along an edge, and tiles show the same
//! number at every corner that they share.
//!
//! These free cells are the rim. The corners of a cell, and so the tiles that fit it, follow from the numbers on the points
//! of the lattice. A laid tile changes few cells, so that the tally of fitting tiles is kept up to date.

use alloc::vec::Vec;
use core::fmt;

use super::{
    Fits, Layout,
    corners::Corners,
    free_cell::FreeCell,
    lattice::{At, Point, neighbours, points},
    tally::Tally,
    torus::{COLUMNS, Cells, Numbers, ROWS},
};
use crate::{
    play::{Cell, Move, OpenEnd, Place, PlayError, PlayRules},
    ruleset::PlayScore,
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// Triangles on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Triangles {
    /// The cells with tiles.
    taken: Cells,
    /// The free cells that share an edge with a laid tile.
    rim: Cells,
    /// The number on each corner of a laid tile.
    numbers: Numbers,
    /// In how many cells of the rim each tile fits: first of the rows above the first tile, then of all other rows.
    fits: [Tally; 2],
    /// The leftmost column that a cell of the rim may be in.
    left: i8,
    /// The uppermost row that a cell of the rim may be in.
    top: i8,
}

/// The shape that a laid tile completes (F-trio).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClosedShape {
    /// No shape.
    Plain,
    /// A bridge: one edge touches a tile, and the opposite corner touches another tile.
    Bridge,
    /// This many corners of the tile, 1 to 3, are now surrounded by six tiles.
    Hexagons(u8),
}

impl ClosedShape {
    /// The points that the shape adds to the numbers of the tile where shapes score. Only the highest bonus counts.
    ///
    /// ```
    /// use boneyard_rules::ClosedShape;
    ///
    /// assert_eq!(ClosedShape::Bridge.bonus(), 40);
    /// assert_eq!(ClosedShape::Hexagons(2).bonus(), 60);
    /// ```
    #[must_use]
    pub const fn bonus(self) -> i32 {
        match self {
            Self::Plain | Self::Hexagons(0) => 0,
            Self::Bridge => 40,
            Self::Hexagons(1) => 50,
            Self::Hexagons(2) => 60,
            Self::Hexagons(_) => 70,
        }
    }
}

/// The points that leading this tile adds to its numbers: 10 for a triple, 40 for 0-0-0.
const fn lead_bonus(tile: Tile) -> i32 {
    match (tile.is_triple(), tile.low()) {
        (true, 0) => 40,
        (true, _) => 10,
        (false, _) => 0,
    }
}

impl Triangles {
    /// The shape that a tile on this cell completes; [`ClosedShape::Plain`] for a cell where none may be laid.
    #[must_use]
    pub fn closed_shape(&self, x: i8, y: i8) -> ClosedShape {
        let cell = (x, y);
        let Some(corners) = self.on_rim(cell) else { return ClosedShape::Plain };
        if neighbours(cell).iter().filter(|next| self.taken.contains(**next)).count() == 1 {
            return if corners.unknown().is_none() { ClosedShape::Bridge } else { ClosedShape::Plain };
        }
        // A tile on this cell completes a hexagon if the five other cells round the point have tiles.
        match points(cell).iter().filter(|point| self.taken.around(**point).count() == 5).count() {
            0 => ClosedShape::Plain,
            hexagons => ClosedShape::Hexagons(hexagons as u8),
        }
    }

    /// The first cell of the rim that passes a test, by row and then by column, from this row on.
    #[inline]
    fn find(&self, from: i8, mut is_it: impl FnMut(&FreeCell) -> bool) -> Option<FreeCell> {
        for y in from..self.top + ROWS {
            let mut cells = self.rim.row(y, self.left);
            while cells != 0 {
                let cell = (self.left + cells.trailing_zeros() as i8, y);
                let free = FreeCell::new(cell, self.numbers.corners(cell));
                if is_it(&free) {
                    return Some(free);
                }
                cells &= cells - 1;
            }
        }
        None
    }

    /// Calls `each` with every cell of the rim, by row and then by column.
    fn each(&self, mut each: impl FnMut(FreeCell)) {
        self.find(self.top, |free| {
            each(*free);
            false
        });
    }

    /// How many plays these triangles have.
    // Inlined, this function would copy all digits to the stack in every turn of a playout.
    #[inline(never)]
    fn count_of(&self, hand: u64) -> usize {
        self.fits[0].sum(hand) + self.fits[1].sum(hand)
    }

    /// The tiles that fit any cell, one bit a triangle.
    #[inline]
    fn fitting(&self) -> u64 {
        self.fits[0].counted() | self.fits[1].counted()
    }

    /// The tally of a row.
    #[inline]
    const fn tally(&mut self, y: i8) -> &mut Tally {
        &mut self.fits[(y >= 0) as usize]
    }

    /// The corners of a cell of the rim; `None` for any other cell, however far away.
    fn on_rim(&self, cell: At) -> Option<Corners> {
        let (across, down) =
            (i16::from(cell.0) - i16::from(self.left), i16::from(cell.1) - i16::from(self.top));
        let is_near = (0..COLUMNS.into()).contains(&across) && (0..ROWS.into()).contains(&down);
        (is_near && self.rim.contains(cell)).then(|| self.numbers.corners(cell))
    }

    /// Records the number of a point that had none.
    #[inline]
    fn show(&mut self, point: Point, number: Pips) {
        for near in self.rim.around(point) {
            let corners = self.numbers.corners(near);
            let corner = (point.0 - near.0 + 1) as usize;
            self.tally(near.1).subtract(corners.tiles() & !corners.with(corner, number).tiles());
        }
        self.numbers.set(point, number);
    }

    /// Marks a cell as taken and adds its free neighbours to the rim. The caller has recorded the tile's numbers.
    #[inline]
    fn take(&mut self, cell: At) {
        self.taken.insert(cell);
        (self.left, self.top) = (self.left.min(cell.0 - 1), self.top.min(cell.1 - 1));
        for next in neighbours(cell) {
            if !self.taken.contains(next) && !self.rim.contains(next) {
                self.rim.insert(next);
                let tiles = self.numbers.corners(next).tiles();
                self.tally(next.1).add(tiles);
            }
        }
    }
}

impl<const W: usize> Layout<W> for Triangles {
    /// The first tile lies on (0, 0) with its smallest number at the top.
    fn first(tile: Tile, _seats: usize, _rules: &PlayRules) -> Self {
        let mut first = Self {
            taken: Cells::EMPTY,
            rim: Cells::EMPTY,
            numbers: Numbers::NONE,
            fits: [Tally::ZERO; 2],
            left: -1,
            top: -1,
        };
        let corners = first.numbers.corners((0, 0));
        for (corner, point) in points((0, 0)).into_iter().enumerate() {
            first.numbers.set(point, corners.number_of(tile, 0, corner));
        }
        first.take((0, 0));
        first
    }

    #[inline]
    fn plays(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules, mut each: impl FnMut(Fits<W>)) {
        let fitting = hand.triangles() & self.fitting();
        if fitting == 0 {
            return;
        }
        self.each(|free| {
            if free.tiles() & fitting != 0 {
                each(Fits::turned(free, fitting));
            }
        });
    }

    #[inline]
    fn count(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules) -> usize {
        self.count_of(hand.triangles())
    }

    #[inline]
    fn nth(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules, mut n: usize) -> Option<Move> {
        let hand = hand.triangles();
        let above = self.fits[0].sum(hand);
        let from = match n.checked_sub(above) {
            Some(rest) => {
                n = rest;
                0
            }
            None => self.top,
        };
        let free = self.find(from, |free| {
            let rest = n.checked_sub((free.tiles() & hand).count_ones() as usize);
            n = rest.unwrap_or(n);
            rest.is_none()
        })?;
        Fits::<W>::turned(free, hand).nth(n)
    }

    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        _seat: Seat,
        _rules: &PlayRules,
    ) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at, leaves };
        let Place::Cell(cell) = at else { return Err(PlayError::NeedsCell(tile)) };
        let Some(corners) = self.on_rim((cell.x, cell.y)) else {
            return Err(PlayError::NoSuchCell(choice));
        };
        if leaves.is_some() {
            Err(PlayError::NoChoiceOfHalf(choice))
        } else if corners.admits(tile, cell.turn) {
            Ok(())
        } else {
            Err(PlayError::CornersDiffer(choice, corners.numbers()))
        }
    }

    fn lay(&mut self, tile: Tile, at: Place, _leaves: Option<Pips>, _seat: Seat, _rules: &PlayRules) {
        let Place::Cell(Cell { x, y, turn }) = at else { return };
        let cell = (x, y);
        let corners = self.numbers.corners(cell);
        self.tally(y).subtract(corners.tiles());
        self.rim.remove(cell);
        if let Some(corner) = corners.unknown() {
            self.show(points(cell)[corner], corners.number_of(tile, turn, corner));
        }
        self.take(cell);
    }

    #[inline]
    fn fits_any(&self, tiles: Tiles<W>, _rules: &PlayRules) -> bool {
        tiles.triangles() & self.fitting() != 0
    }

    fn open_tiles(&self, _rules: &PlayRules) -> Tiles<W> {
        Tiles::of_triangles(self.fitting())
    }

    /// Always empty: a triangle goes to a cell, which has two or three numbers to match.
    fn ends(&self) -> Vec<OpenEnd> {
        Vec::new()
    }

    fn single_number(&self) -> Option<Pips> {
        None
    }

    fn made(&self, score: PlayScore, tile: Tile, at: Place, before: Option<&Self>) -> i32 {
        let extra = match (score, before, at) {
            (PlayScore::Triominoes, None, _) => lead_bonus(tile),
            (PlayScore::Triominoes, Some(before), Place::Cell(cell)) => {
                before.closed_shape(cell.x, cell.y).bonus()
            }
            _ => 0,
        };
        i32::try_from(tile.pips()).unwrap_or(i32::MAX) + extra
    }
}

impl fmt::Debug for Triangles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_list();
        self.each(|free| {
            list.entry(&free);
        });
        list.finish()
    }
}

#[cfg(test)]
mod tests {
    use alloc::{
        collections::{BTreeMap, BTreeSet},
        string::ToString,
        vec,
    };

    use super::*;
    use crate::{Rules, play::from_apex, tiles::Wide};

    /// The whole layout, without the rim: the number on every point and the cells that are taken.
    #[derive(Default)]
    struct WholeLayout {
        numbers: BTreeMap<Point, Pips>,
        taken: BTreeSet<(i8, i8)>,
    }

    /// The points under a cell's corners, clockwise from its apex.
    fn clockwise((x, y): At) -> [Point; 3] {
        if (x + y) % 2 == 0 {
            [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
        } else {
            [(x, y + 1), (x - 1, y), (x + 1, y)]
        }
    }

    impl WholeLayout {
        fn lay(&mut self, cell: (i8, i8), numbers: [Pips; 3]) {
            self.taken.insert(cell);
            self.numbers.extend(clockwise(cell).into_iter().zip(numbers));
        }

        fn fits(&self, cell: (i8, i8), numbers: [Pips; 3]) -> bool {
            !self.taken.contains(&cell)
                && neighbours(cell).iter().any(|next| self.taken.contains(next))
                && clockwise(cell)
                    .iter()
                    .zip(numbers)
                    .all(|(point, number)| self.numbers.get(point).is_none_or(|laid| *laid == number))
        }

        fn closed_shape(&self, cell: (i8, i8)) -> ClosedShape {
            let touching = neighbours(cell).iter().filter(|next| self.taken.contains(*next)).count();
            let met = clockwise(cell).iter().filter(|point| self.numbers.contains_key(point)).count();
            let surrounded = |(x, y): Point| {
                let around = [y - 1, y].into_iter().flat_map(|y| [x - 1, x, x + 1].map(|x| (x, y)));
                around.into_iter().all(|near| near == cell || self.taken.contains(&near))
            };
            match (touching, clockwise(cell).into_iter().filter(|point| surrounded(*point)).count()) {
                (1, _) if met == 3 => ClosedShape::Bridge,
                (_, 0) => ClosedShape::Plain,
                (_, hexagons) => ClosedShape::Hexagons(hexagons as u8),
            }
        }
    }

    fn rules() -> PlayRules {
        let text = "draw tiles.set=triomino-56 layout.shape=triangles lead.order=[5,4,3,2,1,0]";
        PlayRules::new(&Rules::parse(text).expect("rules"))
    }

    fn in_cell(text: &str) -> (Tile, Place) {
        match text.parse() {
            Ok(Move::Play { tile, at, .. }) => (tile, at),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn the_rim_agrees_with_the_whole_layout() {
        let rules = rules();
        let mut shapes = vec![];
        let mut state = 1_u64;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        for round in 0..80 {
            let mut left = Wide::full_set(crate::ruleset::TileSet::Triomino56);
            let first = left.nth(below(56)).expect("a tile");
            left.remove(first);
            let mut layout = <Triangles as Layout<4>>::first(first, 2, &rules);
            let mut whole = WholeLayout::default();
            whole.lay((0, 0), from_apex(first, 0));
            loop {
                let mut moves = vec![];
                layout.plays(left, Seat::FIRST, &rules, |fits| moves.extend(fits.iter()));
                let mut expected = vec![];
                let beside: BTreeSet<(i8, i8)> =
                    whole.taken.iter().flat_map(|cell| neighbours(*cell)).collect();
                for tile in left.iter() {
                    for &(x, y) in &beside {
                        let fits = |turn: &u8| whole.fits((x, y), from_apex(tile, *turn));
                        if let Some(turn) = (0..3).find(fits) {
                            expected.push(Move::play(tile, Place::Cell(Cell { x, y, turn })));
                        }
                    }
                }
                let open: Wide = expected
                    .iter()
                    .filter_map(|choice| match choice {
                        Move::Play { tile, .. } => Some(*tile),
                        _ => None,
                    })
                    .collect();
                assert_eq!(<Triangles as Layout<4>>::open_tiles(&layout, &rules) & left, open);
                moves.sort_unstable();
                expected.sort_unstable();
                assert_eq!(moves, expected);
                // Some figures grow in one direction only, so that they are long.
                let farthest = |choice: &&Move| match choice {
                    Move::Play { at: Place::Cell(cell), .. } if round < 70 => cell.x,
                    Move::Play { at: Place::Cell(cell), .. } => -cell.y,
                    _ => 0,
                };
                let chosen = match moves.len() {
                    0 => break,
                    _ if round >= 60 => moves.iter().max_by_key(farthest).copied(),
                    count => Some(moves[below(count)]),
                };
                let Some(Move::Play { tile, at: at @ Place::Cell(cell), .. }) = chosen else { break };
                let shape = whole.closed_shape((cell.x, cell.y));
                assert_eq!(layout.closed_shape(cell.x, cell.y), shape, "{tile}{at}");
                shapes.push(shape);
                <Triangles as Layout<4>>::lay(&mut layout, tile, at, None, Seat::FIRST, &rules);
                whole.lay((cell.x, cell.y), from_apex(tile, cell.turn));
                left.remove(tile);
            }
        }
        for shape in
            [ClosedShape::Plain, ClosedShape::Bridge, ClosedShape::Hexagons(1), ClosedShape::Hexagons(2)]
        {
            assert!(shapes.contains(&shape), "{shape:?} never came up");
        }
    }

    // F-trio: 40 for a bridge, 50 for a hexagon, 60 for two, 70 for three; only the highest counts.
    #[test]
    fn closed_shapes_pay_their_bonus() {
        assert_eq!([1, 2, 3].map(|hexagons| ClosedShape::Hexagons(hexagons).bonus()), [50, 60, 70]);
        assert_eq!([ClosedShape::Plain, ClosedShape::Bridge].map(ClosedShape::bonus), [0, 40]);
    }

    #[test]
    fn a_tile_needs_an_edge_and_equal_corners() {
        let rules = rules();
        let layout = <Triangles as Layout<4>>::first("2-3-4".parse().expect("a tile"), 2, &rules);
        let says = |text: &str| {
            let (tile, at) = in_cell(text);
            let checked = <Triangles as Layout<4>>::check(&layout, tile, at, None, Seat::FIRST, &rules);
            checked.map_err(|fault| fault.to_string())
        };
        assert_eq!(says("3-4-3@0,1"), Ok(()));
        assert_eq!(
            says("1-3-4@0,1"),
            Err("1-3-4@0,1 does not fit; from its apex the cell asks for ?-4-3".into())
        );
        for text in ["1-1-1@0,0", "1-1-1@2,0", "1-1-1@127,-128"] {
            let tile = text.split_once('@').map(|(_, cell)| cell).unwrap_or_default();
            assert_eq!(
                says(text),
                Err(alloc::format!(
                    "1-1-1@{tile} names a cell that is taken or touches no tile along an edge"
                ))
            );
        }
        assert_eq!(
            says("1-1-1@L"),
            Err("1-1-1 needs a cell; write it from the cell's apex, such as 1-1-1@1,0".into())
        );
    }

    #[test]
    fn the_smallest_number_of_the_first_tile_lies_at_the_top() {
        let layout = <Triangles as Layout<4>>::first("2-3-4".parse().expect("a tile"), 2, &rules());
        assert_eq!(layout.numbers.corners((0, 0)).numbers(), [2, 3, 4].map(Some));
    }

    #[test]
    fn layouts_do_not_depend_on_the_order_of_plays() {
        let rules = rules();
        let lay = |plays: [&str; 4]| {
            let mut layout = <Triangles as Layout<4>>::first("2-3-4".parse().expect("a tile"), 2, &rules);
            for (tile, at) in plays.map(in_cell) {
                let checked = <Triangles as Layout<4>>::check(&layout, tile, at, None, Seat::FIRST, &rules);
                assert_eq!(checked, Ok(()));
                <Triangles as Layout<4>>::lay(&mut layout, tile, at, None, Seat::FIRST, &rules);
            }
            layout
        };
        let [right, left, below] = ["3-2-3@1,0", "4-4-2@-1,0", "4-4-3@0,1"];
        let layout = lay([right, left, below, "3-5-3@2,0"]);
        assert_eq!(layout, lay([below, right, "3-5-3@2,0", left]));
        assert_ne!(layout, lay([below, right, "3-4-3@2,0", left]));
    }
}
