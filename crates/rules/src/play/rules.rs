//! The rules that decide what is legal in a turn, packed into a few bytes.

use crate::{
    ruleset::{
        Blanks, BlockRule, CrossOpens, DeadBoneyard, DrawMode, EqualEnds, IfAble, Matching, PlayScore, Rest,
        Rules, Shape, TurnPlays,
    },
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// The rules that decide what is legal in a turn. A position contains them, so they are packed into a few bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayRules {
    /// The most tiles drawn in a turn; 0 if the rules allow no draw.
    pub(crate) draw_limit: u8,
    /// Whether all of `draw_limit` must be drawn before the seat may play or pass.
    pub(crate) exactly: bool,
    /// Whether a seat that can play may draw.
    pub(crate) if_able: bool,
    /// How many tiles of the boneyard are never drawn.
    pub(crate) reserve: u8,
    /// Whether tiles go to the right end while both ends show one number.
    pub(crate) right_on_equal: bool,
    /// Whether the round is blocked once every tile of the only open number but its double is on the table.
    pub(crate) dead_suit: bool,
    /// Whether the round is blocked once no tile in a hand or in the boneyard fits.
    pub(crate) dead_boneyard_blocks: bool,
    pub(crate) turn: TurnPlays,
    pub(crate) close_double: bool,
    pub(crate) shape: Shape,
    pub(crate) cross_opens: CrossOpens,
    pub(crate) touch: Touch,
    /// What scores in play. Layouts need it because positions that score differently are not equivalent.
    pub(crate) score: Option<PlayScore>,
}

/// Which halves may touch which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Touch {
    /// Equal numbers.
    Equal,
    /// Equal numbers; a blank touches any number.
    WildBlanks,
    /// Numbers that add up to seven; 0-0, 1-6, 2-5 and 3-4 touch any number (F-matador).
    SumSeven,
}

impl PlayRules {
    pub(crate) fn new(rules: &Rules) -> Self {
        Self {
            draw_limit: match rules.draw.mode {
                _ if rules.deal.rest == Rest::Asleep => 0,
                DrawMode::None => 0,
                DrawMode::UntilPlayable => rules.draw.max.unwrap_or(u8::MAX),
                DrawMode::Exactly => rules.draw.count,
            },
            exactly: rules.draw.mode == DrawMode::Exactly,
            if_able: rules.draw.if_able == IfAble::Allowed,
            reserve: rules.draw.reserve,
            right_on_equal: rules.turn.equal_ends == EqualEnds::LeaderRight,
            dead_suit: rules.end.block == BlockRule::DeadSuit,
            dead_boneyard_blocks: rules.end.dead_boneyard == DeadBoneyard::Stays,
            turn: rules.turn.plays,
            close_double: rules.turn.close_double,
            shape: rules.layout.shape,
            cross_opens: rules.layout.cross_opens,
            touch: match (rules.layout.match_, rules.tiles.blanks) {
                (Matching::Sum7, _) => Touch::SumSeven,
                (Matching::Equal, Blanks::Wild) => Touch::WildBlanks,
                (Matching::Equal, Blanks::Plain) => Touch::Equal,
            },
            score: rules.score.play,
        }
    }

    /// Whether this half of a tile may touch an end that shows `number`.
    fn touches(&self, half: Pips, tile: Tile, number: Pips) -> bool {
        match self.touch {
            Touch::Equal => half == number,
            Touch::WildBlanks => half == number || half == 0 || number == 0,
            Touch::SumSeven => half + number == 7 || is_matador(tile),
        }
    }

    /// The halves that may stay open when a tile is laid at an end that shows `number`, each once.
    pub(crate) fn left_open(&self, tile: Tile, number: Pips) -> [Option<Pips>; 2] {
        let open = |touching: Pips, open: Pips| self.touches(touching, tile, number).then_some(open);
        let high = open(tile.low(), tile.high());
        let low = open(tile.high(), tile.low());
        if high.is_none() || tile.is_double() { [low, None] } else { [high, low] }
    }

    /// The tiles of which exactly one half, and those of which either half, can touch an end that shows `number`.
    #[inline]
    pub(crate) fn ways<const W: usize>(&self, number: Pips) -> [Tiles<W>; 2] {
        let fitting: Tiles<W> = self.fitting(number);
        let either = match self.touch {
            Touch::Equal => return [fitting, Tiles::EMPTY],
            Touch::WildBlanks if number == 0 => fitting,
            Touch::WildBlanks => Tiles::of_number(number) & Tiles::of_number(0),
            Touch::SumSeven => Tiles::MATADORS,
        };
        let doubles = fitting.doubles();
        [fitting.without(either) | doubles, either.without(doubles)]
    }

    /// The tiles that may be laid at an end that shows `number`.
    #[inline]
    pub(crate) fn fitting<const W: usize>(&self, number: Pips) -> Tiles<W> {
        match self.touch {
            Touch::Equal => Tiles::of_number(number),
            Touch::WildBlanks if number == 0 => Tiles::ALL,
            Touch::WildBlanks => Tiles::of_number(number) | Tiles::of_number(0),
            Touch::SumSeven if number == 0 => Tiles::MATADORS,
            Touch::SumSeven => Tiles::of_number(7 - number.min(7)) | Tiles::MATADORS,
        }
    }
}

/// 0-0, and the tiles whose halves make seven.
fn is_matador(tile: Tile) -> bool {
    matches!(tile.pips(), 0 | 7)
}
