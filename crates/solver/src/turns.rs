//! The rules of a turn that a line needs, packed for the search.

use boneyard_rules::{
    Rules,
    ruleset::{BlockRule, DeadBoneyard, DrawMode, Rest, TurnPlays},
};

/// The rules of a turn on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnRules {
    pub(crate) plays: TurnPlays,
    /// The most tiles that a turn draws; 0 where nothing is drawn.
    pub(crate) draw_limit: u8,
    /// Whether a seat that has begun to draw must draw up to the limit.
    pub(crate) exactly: bool,
    /// How many tiles of the boneyard are never drawn.
    pub(crate) reserve: u8,
    /// Whether the round is blocked once every tile of the only open number but its double is laid.
    pub(crate) dead_suit: bool,
    /// Whether the round is blocked while tiles may be drawn, if none of them fits.
    pub(crate) dead_boneyard_blocks: bool,
}

impl TurnRules {
    pub(crate) fn new(rules: &Rules) -> Self {
        let draw_limit = match rules.draw.mode {
            _ if rules.deal.rest == Rest::Asleep => 0,
            DrawMode::None => 0,
            DrawMode::UntilPlayable => rules.draw.max.unwrap_or(u8::MAX),
            DrawMode::Exactly => rules.draw.count,
        };
        Self {
            plays: rules.turn.plays,
            draw_limit,
            exactly: rules.draw.mode == DrawMode::Exactly,
            reserve: rules.draw.reserve,
            dead_suit: rules.end.block == BlockRule::DeadSuit,
            dead_boneyard_blocks: rules.end.dead_boneyard == DeadBoneyard::Stays,
        }
    }
}
