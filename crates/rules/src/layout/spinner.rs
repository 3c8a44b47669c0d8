//! A line, or a cross with four arms round its first double, the spinner. It supports wild blanks, sums of seven, closed
//! doubles and points for open ends.

use alloc::vec::Vec;

use super::{
    Fits, Layout,
    choice::pick_tile,
    fits::Half::{High, Low},
};
use crate::{
    play::{Move, OpenEnd, Place, PlayError, PlayRules, Touch},
    ruleset::{CrossOpens, PlayScore, Shape},
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// Up to four arms, each with its outer end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpinnerLayout {
    /// The outer ends: left, right, up, down.
    ends: [Option<End>; 4],
    /// Whether the first tile was a double that is still uncovered on both sides.
    lone_double: bool,
    spinner: Spinner,
}

/// An open end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct End {
    number: Pips,
    shows: Shows,
}

/// What lies at an open end, where ends score.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Shows {
    /// No tile yet: an arm of the spinner scores only once it has a tile.
    Nothing,
    /// One half of a tile. A lone double shows one half at each end.
    Half,
    /// Both halves of a double.
    Double,
}

impl End {
    fn half(number: Pips) -> Option<Self> {
        Some(Self { number, shows: Shows::Half })
    }

    #[inline]
    fn key(self, rules: &PlayRules) -> EndKey {
        let counts = match rules.score {
            None => 0,
            // 0-0 counts no more than a blank half does, and still makes a better heading.
            Some(PlayScore::Headings) => self.shows as u16,
            Some(_) => self.count() as u16,
        };
        (u16::from(self.number) + 1) << 8 | counts
    }

    /// The pips that the end counts where ends score.
    fn count(self) -> u32 {
        match self.shows {
            Shows::Nothing => 0,
            Shows::Half => self.number.into(),
            Shows::Double => 2 * u32::from(self.number),
        }
    }
}

/// An end in the key of a position: the number in the high byte and, where ends score, the score in the low byte. 0 for
/// a closed end.
type EndKey = u16;

/// Whether the upper and the lower arm of the spinner are open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Spinner {
    /// No double has been laid.
    None,
    /// They open once the spinner is covered on both sides in the line. `left` and `right` say which sides are still
    /// uncovered.
    Waits { number: Pips, left: bool, right: bool },
    /// They have opened. `last` says whether the spinner is the tile laid last.
    Settled { last: bool },
}

const PLACES: [Place; 4] = [Place::Left, Place::Right, Place::Up, Place::Down];
const UP: usize = 2;
const DOWN: usize = 3;

impl SpinnerLayout {
    fn at(&self, at: Place) -> Option<(usize, Pips)> {
        let arm = match at {
            Place::Left => 0,
            Place::Right => 1,
            Place::Up => UP,
            Place::Down => DOWN,
            _ => return None,
        };
        self.ends[arm].map(|end| (arm, end.number))
    }

    /// Positions with equal keys are equivalent (G88): they have the same numbers at their ends, in any order, and where
    /// ends score, the same counts.
    fn key(&self, rules: &PlayRules) -> [EndKey; 4] {
        let mut ends = self.ends.map(|end| end.map_or(0, |end| end.key(rules)));
        ends.sort_unstable();
        ends
    }

    /// The key after a tile was laid on `arm`, which then has the outer end `end`.
    fn key_beyond(mut self, arm: usize, end: Option<End>, rules: &PlayRules) -> [EndKey; 4] {
        self.ends[arm] = end;
        self.cover_lone_double(arm);
        self.cover_spinner(arm);
        self.key(rules)
    }

    /// Whether arms with the same number are equivalent: nothing scores, and no further arms will open.
    fn equal_numbers_are_equivalent(&self, rules: &PlayRules) -> bool {
        rules.score.is_none() && !matches!(self.spinner, Spinner::Waits { .. })
    }

    /// Whether both arms lead to equivalent positions for every tile.
    #[inline]
    fn are_twins(&self, arms: [(usize, End); 2], rules: &PlayRules) -> bool {
        let [(arm, end), (other, other_end)] = arms;
        end.number == other_end.number
            && if self.is_settled() {
                end.key(rules) == other_end.key(rules)
            } else {
                self.equal_numbers_are_equivalent(rules)
                    || self.key_beyond(arm, None, rules) == self.key_beyond(other, None, rules)
            }
    }

    /// Whether a tile laid on one arm changes no other arm.
    #[inline]
    fn is_settled(&self) -> bool {
        !self.lone_double && !matches!(self.spinner, Spinner::Waits { .. })
    }

    /// The tiles of a hand that fit at each arm, where equal numbers touch and the layout is settled. Of
    /// equivalent arms only the first gets tiles.
    #[inline]
    fn fitting<const W: usize>(&self, hand: Tiles<W>, rules: &PlayRules) -> [Tiles<W>; 4] {
        let keys = self.ends.map(|end| end.map_or(0, |end| end.key(rules)));
        let first = usize::from(rules.right_on_equal && self.equal_line());
        core::array::from_fn(|arm| match self.ends[arm] {
            Some(end) if arm >= first && !keys[first..arm].contains(&keys[arm]) => {
                hand.with_number(end.number)
            }
            _ => Tiles::EMPTY,
        })
    }

    /// The tile whose halves are the numbers of both arms, if laying it on either arm leads to the same position when
    /// each arm keeps its number.
    fn keeping(&self, arms: [(usize, End); 2], rules: &PlayRules) -> Option<Tile> {
        let [(arm, end), (other, other_end)] = arms;
        let remaining = |(arm, end): (usize, End)| self.key_beyond(arm, End::half(end.number), rules);
        let tile = Tile::new(end.number, other_end.number).filter(|tile| !tile.is_double())?;
        (self.equal_numbers_are_equivalent(rules) || remaining((arm, end)) == remaining((other, other_end)))
            .then_some(tile)
    }

    fn laid(mut self, tile: Tile, at: Place, leaves: Option<Pips>, rules: &PlayRules) -> Self {
        let Some((arm, touched)) = self.at(at) else { return self };
        let open = match (leaves, rules.touch) {
            (Some(open), _) => open,
            (None, Touch::Equal) => tile.beyond(touched),
            (None, _) => rules.left_open(tile, touched)[0].unwrap_or(touched),
        };
        let shows = if tile.is_double() { Shows::Double } else { Shows::Half };
        self.ends[arm] = Some(End { number: open, shows });
        if let Spinner::Settled { last } = &mut self.spinner {
            *last = false;
        }
        self.cover_lone_double(arm);
        self.cover_spinner(arm);
        if tile.is_double() && self.spinner == Spinner::None && rules.shape == Shape::Cross {
            let left = at == Place::Left;
            self.begin_spinner(open, left, !left, rules);
        }
        self
    }

    /// Makes the first double of the round the spinner. `left` and `right` say on which sides in the line that double
    /// is uncovered.
    fn begin_spinner(&mut self, number: Pips, left: bool, right: bool, rules: &PlayRules) {
        match rules.cross_opens {
            CrossOpens::AtOnce => self.open_further(number, true),
            CrossOpens::AfterBothSides => self.spinner = Spinner::Waits { number, left, right },
        }
    }

    /// Once a lone double is covered on one side, the other end shows the whole double.
    fn cover_lone_double(&mut self, arm: usize) {
        if self.lone_double && arm < UP {
            self.lone_double = false;
            if let Some(end) = &mut self.ends[1 - arm] {
                end.shows = Shows::Double;
            }
        }
    }

    fn cover_spinner(&mut self, arm: usize) {
        if let Spinner::Waits { number, left, right } = &mut self.spinner {
            match arm {
                0 => *left = false,
                1 => *right = false,
                _ => {}
            }
            if !*left && !*right {
                let number = *number;
                self.open_further(number, false);
            }
        }
    }

    fn open_further(&mut self, number: Pips, last: bool) {
        self.spinner = Spinner::Settled { last };
        let bare = Some(End { number, shows: Shows::Nothing });
        self.ends[UP] = bare;
        self.ends[DOWN] = bare;
    }
}

impl<const W: usize> Layout<W> for SpinnerLayout {
    fn first(tile: Tile, _seats: usize, rules: &PlayRules) -> Self {
        let ends = [End::half(tile.low()), End::half(tile.high()), None, None];
        let mut arms = Self { ends, lone_double: tile.is_double(), spinner: Spinner::None };
        if tile.is_double() && rules.shape == Shape::Cross {
            arms.begin_spinner(tile.low(), true, true, rules);
        }
        arms
    }

    fn line(ends: [Pips; 2]) -> Option<Self> {
        let [left, right] = ends.map(End::half);
        Some(Self { ends: [left, right, None, None], lone_double: false, spinner: Spinner::None })
    }

    fn plays(&self, hand: Tiles<W>, _seat: Seat, rules: &PlayRules, mut each: impl FnMut(Fits<W>)) {
        let first = usize::from(rules.right_on_equal && self.equal_line());
        let arms = || (first..PLACES.len()).filter_map(|arm| Some((arm, self.ends[arm]?)));
        for (arm, end) in arms() {
            let before = || arms().take_while(|(other, _)| *other < arm);
            if before().any(|other| self.are_twins([(arm, end), other], rules)) {
                continue;
            }
            let at = PLACES[arm];
            let [plain, either] = rules.ways(end.number).map(|tiles| hand & tiles);
            each(Fits::plain(at, plain));
            if either.is_empty() {
                continue;
            }
            let (mut high, mut low) = (either, either);
            for other in before() {
                let Some(tile) = self.keeping([(arm, end), other], rules) else { continue };
                if tile.high() == end.number { high.remove(tile) } else { low.remove(tile) }
            }
            each(Fits::leaving(at, High, high));
            each(Fits::leaving(at, Low, low));
        }
    }

    #[inline]
    fn pick(
        &self,
        hand: Tiles<W>,
        seat: Seat,
        rules: &PlayRules,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        if rules.touch == Touch::Equal && self.is_settled() {
            let sets = PLACES.into_iter().zip(self.fitting(hand, rules));
            return pick_tile(sets, choose).map(|(at, tile)| Move::play(tile, at));
        }
        match self.count(hand, seat, rules) {
            0 => None,
            count => self.nth(hand, seat, rules, choose(count)),
        }
    }

    fn check(
        &self,
        tile: Tile,
        at: Place,
        leaves: Option<Pips>,
        _seat: Seat,
        rules: &PlayRules,
    ) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at, leaves };
        let does_not_fit = || PlayError::DoesNotFit(choice, Layout::<W>::ends(self));
        let Some((_, number)) = self.at(at) else {
            return Err(match at {
                Place::First => PlayError::WrongPlace(choice),
                _ => PlayError::NoSuchEnd(choice, Layout::<W>::ends(self)),
            });
        };
        let open = rules.left_open(tile, number);
        match (open, leaves) {
            ([None, _], _) => Err(does_not_fit()),
            ([Some(a), Some(b)], None) => Err(PlayError::WhichHalf(choice, [a, b])),
            ([_, Some(_)], Some(half)) if !open.contains(&Some(half)) => Err(does_not_fit()),
            ([_, None], Some(_)) => Err(PlayError::NoChoiceOfHalf(choice)),
            _ if rules.right_on_equal && self.equal_line() && at == Place::Left => {
                Err(PlayError::RightOnEqualEnds(tile, number))
            }
            _ => Ok(()),
        }
    }

    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>, _seat: Seat, rules: &PlayRules) {
        *self = self.laid(tile, at, leaves, rules);
    }

    fn open_tiles(&self, rules: &PlayRules) -> Tiles<W> {
        self.ends.iter().flatten().fold(Tiles::EMPTY, |all, end| all | rules.fitting(end.number))
    }

    #[inline]
    fn fits_any(&self, tiles: Tiles<W>, rules: &PlayRules) -> bool {
        self.ends.iter().flatten().any(|end| !(tiles & rules.fitting(end.number)).is_empty())
    }

    fn ends(&self) -> Vec<OpenEnd> {
        let open = |(at, end): (Place, Option<End>)| end.map(|End { number, .. }| OpenEnd { at, number });
        PLACES.into_iter().zip(self.ends).filter_map(open).collect()
    }

    fn end_counts(&self) -> Vec<Option<u32>> {
        let count = |end: End| (end.shows != Shows::Nothing).then(|| end.count());
        self.ends.into_iter().flatten().map(count).collect()
    }

    fn single_number(&self) -> Option<Pips> {
        let mut numbers = self.ends.into_iter().flatten().map(|end| end.number);
        let first = numbers.next()?;
        numbers.all(|number| number == first).then_some(first)
    }

    fn made(&self, score: PlayScore, _tile: Tile, _at: Place, _before: Option<&Self>) -> i32 {
        let sum: u32 = self.ends.iter().flatten().map(|end| end.count()).sum();
        let each = |of: u32| if sum.is_multiple_of(of) { sum / of } else { 0 };
        let points = match score {
            PlayScore::Fives => each(5) * 5,
            PlayScore::FivesThrees => each(5) + each(3),
            PlayScore::Headings => self.heading(),
            PlayScore::Triominoes | PlayScore::FaceSum => 0,
        };
        i32::try_from(points).unwrap_or(i32::MAX)
    }

    fn close(&mut self, at: Place) {
        let Some((arm, _)) = self.at(at) else { return };
        self.ends[arm] = None;
        if self.spinner == (Spinner::Settled { last: true }) {
            self.ends[UP] = None;
            self.ends[DOWN] = None;
        }
    }
}

impl SpinnerLayout {
    /// Whether both ends of the line show one number.
    fn equal_line(&self) -> bool {
        let [left, right, ..] = self.ends.map(|end| end.map(|end| end.number));
        left.is_some() && left == right
    }

    /// The points for equal ends: 3 if one of them is a double, else 2 (F-bergen).
    fn heading(&self) -> u32 {
        let mut ends = self.ends.iter().flatten().filter(|end| end.shows != Shows::Nothing);
        let Some(first) = ends.next() else { return 0 };
        let (mut others, mut double) = (0, first.shows == Shows::Double);
        for end in ends {
            if end.number != first.number {
                return 0;
            }
            others += 1;
            double |= end.shows == Shows::Double;
        }
        match (others, double) {
            (0, _) => 0,
            (_, false) => 2,
            (_, true) => 3,
        }
    }
}
