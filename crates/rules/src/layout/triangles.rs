//! Triangles on a lattice: a tile goes to a free cell that touches a laid tile along an edge, and tiles show the same
//! number at every corner that they share.
//!
//! Only the rim is stored: the free cells that share an edge with a laid tile. A tile can go nowhere else. A point that a
//! later tile can touch is always a corner of a rim cell, so the rim has all numbers that matter.

use alloc::vec::Vec;
use core::fmt;

use super::{
    Fits, Layout,
    corners::Corners,
    free_cell::{CellKey, FreeCell, key},
};
use crate::{
    play::{Cell, Move, OpenEnd, Place, PlayError, PlayRules, from_apex},
    ruleset::PlayScore,
    seat::Seat,
    tile::{Pips, TRIANGLES, Tile},
    tiles::Tiles,
};

/// The most cells that a rim can have: each tile after the first removes one and adds two at most.
const RIM_MAX: usize = TRIANGLES + 2;

/// How many cells are compared at once: a few vector registers full.
const CHUNK: usize = 16;

/// Room for a rim in whole chunks, so that [`Triangles::rank`] needs no remainder loop.
const ROOM: usize = RIM_MAX.next_multiple_of(CHUNK);

/// Triangles on the table: the rim where further ones may be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Triangles {
    /// The cells of the rim in ascending order, then [`NO_CELL`] up to the end.
    cells: [CellKey; ROOM],
    /// The known corners of each cell.
    corners: [Corners; ROOM],
    count: u8,
    /// The tiles that fit any cell, one bit a triangle.
    fitting: u64,
}

/// Fills the unused entries; it sorts after every cell.
const NO_CELL: CellKey = CellKey::MAX;

/// A point of the lattice, where corners meet.
type Point = (i8, i8);

/// The shape that a laid tile completes (F-trio).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClosedShape {
    /// No shape.
    Plain,
    /// A bridge: one edge touches a tile, and the opposite corner touches another tile.
    Bridge,
    /// This many of its corners, 1 to 3, are now surrounded by six tiles.
    Hexagons(u8),
}

impl ClosedShape {
    /// The points that it adds to the numbers of the tile where shapes score. Only the highest bonus counts.
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

/// Whether a cell points up.
const fn points_up((x, y): (i8, i8)) -> bool {
    (x as u8 ^ y as u8) & 1 == 0
}

/// The points under a cell's corners, clockwise from its apex.
const fn points(cell: (i8, i8)) -> [Point; 3] {
    let (x, y) = cell;
    if points_up(cell) {
        [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    } else {
        [(x, y + 1), (x - 1, y), (x + 1, y)]
    }
}

/// The cells beyond a cell's edges. The first edge goes from the apex clockwise to the next corner.
const fn neighbours(cell: (i8, i8)) -> [(i8, i8); 3] {
    let (x, y) = cell;
    if points_up(cell) { [(x + 1, y), (x, y + 1), (x - 1, y)] } else { [(x - 1, y), (x, y - 1), (x + 1, y)] }
}

impl Triangles {
    /// The shape that a tile on this cell completes; [`ClosedShape::Plain`] for a cell where none may be laid.
    #[must_use]
    pub fn closed_shape(&self, x: i8, y: i8) -> ClosedShape {
        let Some(corners) = self.at((x, y)).map(|at| self.corners[at]) else { return ClosedShape::Plain };
        if corners.edges() == 1 {
            return if corners.is_complete() { ClosedShape::Bridge } else { ClosedShape::Plain };
        }
        // The last free cell at a point touches tiles along both edges there, and no other rim cell has this point.
        let last = |corner: usize| {
            let point = points((x, y))[corner];
            corners.touches(corner) && corners.touches((corner + 2) % 3) && self.around(point).count() == 1
        };
        match (0..3).filter(|corner| last(*corner)).count() {
            0 => ClosedShape::Plain,
            hexagons => ClosedShape::Hexagons(hexagons as u8),
        }
    }

    fn rim(&self) -> impl Iterator<Item = (CellKey, Corners)> {
        let count = usize::from(self.count);
        self.cells[..count].iter().copied().zip(self.corners[..count].iter().copied())
    }

    /// How many cells of the rim come before this one. It compares all cells, which is faster than a binary search.
    #[inline]
    fn rank(&self, cell: CellKey) -> usize {
        let chunks = self.cells.chunks_exact(CHUNK).take(usize::from(self.count).div_ceil(CHUNK));
        chunks.map(|chunk| chunk.iter().map(|other| i16::from(*other < cell)).sum::<i16>()).sum::<i16>()
            as usize
    }

    fn at(&self, cell: (i8, i8)) -> Option<usize> {
        let at = self.rank(key(cell));
        (self.cells.get(at) == Some(&key(cell))).then_some(at)
    }

    /// The rim cells with a corner on this point, as index and corner. Of the six cells round a point, three lie in the
    /// row above it and three in its own row.
    #[inline]
    fn around(&self, (x, y): Point) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut around = [None; 6];
        for (row, (y, corners)) in [(y - 1, [1, 0, 2]), (y, [2, 0, 1])].into_iter().enumerate() {
            let first = key((x - 1, y));
            let begin = self.rank(first);
            for (step, cell) in self.cells.iter().skip(begin).take(3).enumerate() {
                let along = usize::from(cell.abs_diff(first));
                around[3 * row + step] = corners.get(along).map(|corner| (begin + step, *corner));
            }
        }
        around.into_iter().flatten()
    }

    /// The number on a point of the outline; `None` where no tile has a corner.
    fn number_on(&self, point: Point) -> Option<Pips> {
        self.around(point).find_map(|(at, corner)| self.corners[at].get(corner))
    }

    /// Records the number of a point in every rim cell that has it.
    fn show(&mut self, point: Point, number: Pips) {
        for (at, corner) in self.around(point) {
            self.corners[at].set(corner, number);
        }
    }

    fn add(&mut self, cell: (i8, i8), corners: Corners) {
        let at = self.rank(key(cell));
        let count = usize::from(self.count);
        self.cells.copy_within(at..count, at + 1);
        self.corners.copy_within(at..count, at + 1);
        self.cells[at] = key(cell);
        self.corners[at] = corners;
        self.count += 1;
    }

    fn remove(&mut self, at: usize) {
        let count = usize::from(self.count);
        self.cells.copy_within(at + 1..count, at);
        self.corners.copy_within(at + 1..count, at);
        self.cells[count - 1] = NO_CELL;
        self.corners[count - 1] = Corners::default();
        self.count -= 1;
    }

    /// Lays numbers, clockwise from the apex, on a cell that was removed from the rim. `known` are the cell's corners
    /// from before.
    fn put(&mut self, cell: (i8, i8), numbers: [Pips; 3], known: Corners) {
        for (corner, point) in points(cell).into_iter().enumerate() {
            if known.get(corner).is_none() {
                self.show(point, numbers[corner]);
            }
        }
        for (edge, next) in neighbours(cell).into_iter().enumerate() {
            if known.touches(edge) {
                continue;
            }
            // Both cells count clockwise, so the edge begins in one where it ends in the other.
            let begins = points(cell)[(edge + 1) % 3];
            let other = points(next).into_iter().position(|point| point == begins).unwrap_or(0);
            if let Some(at) = self.at(next) {
                self.corners[at].touch(other);
                continue;
            }
            let mut corners = Corners::default();
            corners.touch(other);
            corners.set(other, numbers[(edge + 1) % 3]);
            corners.set((other + 1) % 3, numbers[edge]);
            let opposite = (other + 2) % 3;
            if let Some(number) = self.number_on(points(next)[opposite]) {
                corners.set(opposite, number);
            }
            self.add(next, corners);
        }
        self.fitting = self.rim().fold(0, |all, (_, corners)| all | corners.tiles());
    }
}

impl<const W: usize> Layout<W> for Triangles {
    /// The first tile lies on (0, 0) with its smallest number at the top.
    fn first(tile: Tile, _seats: usize, _rules: &PlayRules) -> Self {
        let corners = [Corners::default(); ROOM];
        let mut first = Self { cells: [NO_CELL; ROOM], corners, count: 0, fitting: 0 };
        first.put((0, 0), from_apex(tile, 0), Corners::default());
        first
    }

    #[inline]
    fn plays(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules, mut each: impl FnMut(Fits<W>)) {
        let fitting = hand.triangles() & self.fitting;
        if fitting == 0 {
            return;
        }
        for (cell, corners) in self.rim() {
            if corners.tiles() & fitting != 0 {
                each(Fits::turned(FreeCell::new(cell, corners), fitting));
            }
        }
    }

    #[inline]
    fn count(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules) -> usize {
        let fitting = hand.triangles() & self.fitting;
        if fitting == 0 {
            return 0;
        }
        self.rim().map(|(_, corners)| (corners.tiles() & fitting).count_ones() as usize).sum()
    }

    #[inline]
    fn nth(&self, hand: Tiles<W>, _seat: Seat, _rules: &PlayRules, mut n: usize) -> Option<Move> {
        let fitting = hand.triangles() & self.fitting;
        for (cell, corners) in self.rim() {
            let here = (corners.tiles() & fitting).count_ones() as usize;
            if n < here {
                return Fits::<W>::turned(FreeCell::new(cell, corners), fitting).nth(n);
            }
            n -= here;
        }
        None
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
        let Some(corners) = self.at((cell.x, cell.y)).map(|at| self.corners[at]) else {
            return Err(PlayError::NoSuchCell(choice));
        };
        if leaves.is_some() {
            Err(PlayError::NoChoiceOfHalf(choice))
        } else if corners.admit(from_apex(tile, cell.turn)) {
            Ok(())
        } else {
            Err(PlayError::CornersDiffer(choice, corners.numbers()))
        }
    }

    fn lay(&mut self, tile: Tile, at: Place, _leaves: Option<Pips>, _seat: Seat, _rules: &PlayRules) {
        let Place::Cell(Cell { x, y, turn }) = at else { return };
        let Some(at) = self.at((x, y)) else { return };
        let known = self.corners[at];
        self.remove(at);
        self.put((x, y), from_apex(tile, turn), known);
    }

    fn open_tiles(&self, _rules: &PlayRules) -> Tiles<W> {
        Tiles::of_triangles(self.fitting)
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
        f.debug_list().entries(self.rim().map(|(cell, corners)| FreeCell::new(cell, corners))).finish()
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
    use crate::{Rules, tiles::Wide};

    /// The whole layout, without the rim: the number on every point and the cells that are taken.
    #[derive(Default)]
    struct WholeLayout {
        numbers: BTreeMap<Point, Pips>,
        taken: BTreeSet<(i8, i8)>,
    }

    impl WholeLayout {
        fn lay(&mut self, cell: (i8, i8), numbers: [Pips; 3]) {
            self.taken.insert(cell);
            self.numbers.extend(points(cell).into_iter().zip(numbers));
        }

        fn fits(&self, cell: (i8, i8), numbers: [Pips; 3]) -> bool {
            !self.taken.contains(&cell)
                && neighbours(cell).iter().any(|next| self.taken.contains(next))
                && points(cell)
                    .iter()
                    .zip(numbers)
                    .all(|(point, number)| self.numbers.get(point).is_none_or(|laid| *laid == number))
        }

        fn closed_shape(&self, cell: (i8, i8)) -> ClosedShape {
            let touching = neighbours(cell).iter().filter(|next| self.taken.contains(*next)).count();
            let met = points(cell).iter().filter(|point| self.numbers.contains_key(point)).count();
            let surrounded = |(x, y): Point| {
                let around = [y - 1, y].into_iter().flat_map(|y| [x - 1, x, x + 1].map(|x| (x, y)));
                around.into_iter().all(|near| near == cell || self.taken.contains(&near))
            };
            match (touching, points(cell).into_iter().filter(|point| surrounded(*point)).count()) {
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
        for _ in 0..60 {
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
                let Some(Move::Play { tile, at: at @ Place::Cell(cell), .. }) =
                    (!moves.is_empty()).then(|| moves[below(moves.len())])
                else {
                    break;
                };
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
        for (point, number) in [((0, 0), 2), ((1, 1), 3), ((-1, 1), 4)] {
            assert_eq!(layout.number_on(point), Some(number));
        }
    }
}
