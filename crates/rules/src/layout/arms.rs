//! A line, or a cross of four arms round its first double, the spinner; with all that rules may say of its ends: wild
//! blanks, sums of seven, and doubles that are closed.

use alloc::vec::Vec;

use super::{Layout, OpenEnd};
use crate::{
    action::{Move, Place},
    play_rules::PlayRules,
    position::PlayError,
    rules::{CrossOpens, Shape},
    seat::Seat,
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// Up to four arms, each with its outer end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arms {
    /// The numbers at the outer ends: left, right, up, down.
    ends: [Option<Pips>; 4],
    /// The sides of the spinner that wait for a tile before its further arms open; its number.
    spinner: Spinner,
    /// The tile laid last is the spinner, and its further arms are open.
    spun: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Spinner {
    /// No double has been laid.
    None,
    /// The further arms open once these ends of the line have gone on.
    Waits { number: Pips, left: bool, right: bool },
    /// There are no further arms to open.
    Settled,
}

const PLACES: [Place; 4] = [Place::Left, Place::Right, Place::Up, Place::Down];
const UP: usize = 2;
const DOWN: usize = 3;

impl Arms {
    fn at(&self, at: Place) -> Option<(usize, Pips)> {
        let arm = PLACES.iter().position(|place| *place == at)?;
        self.ends[arm].map(|number| (arm, number))
    }

    /// What distinguishes positions: the numbers at the ends, wherever they are.
    fn key(&self) -> [Option<Pips>; 4] {
        let mut ends = self.ends;
        ends.sort_unstable();
        ends
    }

    fn laid(mut self, tile: Tile, at: Place, leaves: Option<Pips>, rules: &PlayRules) -> Self {
        let Some((arm, touched)) = self.at(at) else { return self };
        let open = leaves.or(rules.left_open(tile, touched)[0]).unwrap_or(touched);
        self.ends[arm] = Some(open);
        self.spun = false;
        self.cover_spinner(arm);
        if tile.is_double() && self.spinner == Spinner::None && rules.shape == Shape::Cross {
            let left = at == Place::Left;
            self.begin_spinner(open, left, !left, rules);
        }
        self
    }

    /// The first double of the round is the spinner. These ends of the line are still its own.
    fn begin_spinner(&mut self, number: Pips, left: bool, right: bool, rules: &PlayRules) {
        match rules.cross_opens {
            CrossOpens::AtOnce => {
                self.open_further(number);
                self.spun = true;
            }
            CrossOpens::AfterBothSides => self.spinner = Spinner::Waits { number, left, right },
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
                self.open_further(number);
            }
        }
    }

    fn open_further(&mut self, number: Pips) {
        self.spinner = Spinner::Settled;
        self.ends[UP] = Some(number);
        self.ends[DOWN] = Some(number);
    }
}

impl<const W: usize> Layout<W> for Arms {
    fn first(tile: Tile, _seats: usize, rules: &PlayRules) -> Self {
        let ends = [Some(tile.low()), Some(tile.high()), None, None];
        let mut arms = Self { ends, spinner: Spinner::None, spun: false };
        if tile.is_double() && rules.shape == Shape::Cross {
            arms.begin_spinner(tile.low(), true, true, rules);
        }
        arms
    }

    fn line(ends: [Pips; 2]) -> Option<Self> {
        let [left, right] = ends.map(Some);
        Some(Self { ends: [left, right, None, None], spinner: Spinner::None, spun: false })
    }

    fn plays(&self, hand: Tiles<W>, _seat: Seat, rules: &PlayRules, moves: &mut Vec<Move>) {
        let right_only = rules.right_on_equal && self.equal_line();
        let mut keys: Vec<(Tile, [Option<Pips>; 4])> = Vec::new();
        for (at, number) in PLACES.into_iter().zip(self.ends) {
            let Some(number) = number else { continue };
            if right_only && at == Place::Left {
                continue;
            }
            for tile in (hand & rules.fitting(number)).iter() {
                let open = rules.left_open(tile, number);
                for half in open.into_iter().flatten() {
                    // The half is named where there is a choice.
                    let leaves = open[1].is_some().then_some(half);
                    let key = (tile, self.laid(tile, at, leaves, rules).key());
                    if !keys.contains(&key) {
                        keys.push(key);
                        moves.push(Move::Play { tile, at, leaves });
                    }
                }
            }
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

    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>, rules: &PlayRules) {
        *self = self.laid(tile, at, leaves, rules);
    }

    fn open_tiles(&self, rules: &PlayRules) -> Tiles<W> {
        self.ends.iter().flatten().fold(Tiles::EMPTY, |all, number| all | rules.fitting(*number))
    }

    fn ends(&self) -> Vec<OpenEnd> {
        let open = |(at, number): (Place, Option<Pips>)| number.map(|number| OpenEnd { at, number });
        PLACES.into_iter().zip(self.ends).filter_map(open).collect()
    }

    fn single_number(&self) -> Option<Pips> {
        let mut ends = self.ends.into_iter().flatten();
        let first = ends.next()?;
        ends.all(|number| number == first).then_some(first)
    }

    fn close(&mut self, at: Place) {
        let Some((arm, _)) = self.at(at) else { return };
        self.ends[arm] = None;
        if self.spun {
            self.ends[UP] = None;
            self.ends[DOWN] = None;
        }
    }
}

impl Arms {
    /// Whether both ends of the line show one number.
    fn equal_line(&self) -> bool {
        self.ends[0].is_some() && self.ends[0] == self.ends[1]
    }
}
