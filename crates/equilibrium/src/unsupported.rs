//! Rules that this crate does not support.

use boneyard_rules::{
    Rules, Tiles,
    ruleset::{
        Blanks, BlockRule, DeadBoneyard, DrawMode, IfAble, Matching, NextLeadRule, Rest, Shape, TurnPlays,
    },
};
use thiserror::Error;

/// The number of players.
pub(crate) const SEATS: usize = 2;

/// The feature of a ruleset that this crate does not support.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unsupported {
    /// The rules have no table of two seats.
    #[error("these rules have no table of two seats")]
    Seats,
    /// The set has more tiles than one machine word has bits.
    #[error("`tiles.set` has more than 64 tiles: sets up to double-9 are supported")]
    Set,
    /// The tiles do not form a line with two ends.
    #[error("`layout.shape` is not `line`: lines with two ends are supported")]
    Shape,
    /// Numbers that differ may touch.
    #[error("numbers that differ may touch (`layout.match` or `tiles.blanks`): equal numbers are supported")]
    Touch,
    /// Tiles score while they are laid, or draws cost points.
    #[error("tiles or draws score in play (`score.play`, `draw.penalty`): points of the hands are supported")]
    ScoresInPlay,
    /// A round pays bonuses.
    #[error("`score.bonus` is set: points of the hands are supported")]
    Bonuses,
    /// A turn may lay several tiles.
    #[error("`turn.plays` is not `one`: turns of one tile are supported")]
    Turns,
    /// Draws are not forced and one at a time.
    #[error("`draw.mode` is `exactly` or `draw.ifAble` is `allowed`: draws until a tile fits are supported")]
    Draws,
    /// The round may end before nobody can go on.
    #[error("`end.block` or `end.deadBoneyard` is set: rounds that end when nobody can go on are supported")]
    Ends,
    /// The seats draw for the tile that leads.
    #[error("`lead.next` is `descending-double`: rounds that begin with a play are supported")]
    Hub,
}

/// Refuses the first feature that this crate does not support.
///
/// # Errors
/// The feature.
///
/// ```
/// use boneyard_equilibrium::{Unsupported, check};
/// use boneyard_rules::Rules;
///
/// assert_eq!(check(&Rules::preset("block")?), Ok(()));
/// assert_eq!(check(&Rules::preset("all-fives")?), Err(Unsupported::Shape));
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn check(rules: &Rules) -> Result<(), Unsupported> {
    let refusals = [
        (rules.hand_size(SEATS).is_none(), Unsupported::Seats),
        (rules.layout.shape != Shape::Line, Unsupported::Shape),
        (!Tiles::<1>::fits(rules.tiles.set), Unsupported::Set),
        (rules.layout.match_ != Matching::Equal || rules.tiles.blanks == Blanks::Wild, Unsupported::Touch),
        (
            rules.score.play.is_some() || rules.draw.penalty > 0 || rules.draw.pass_penalty > 0,
            Unsupported::ScoresInPlay,
        ),
        (!rules.score.bonus.is_empty(), Unsupported::Bonuses),
        (rules.turn.plays != TurnPlays::One || rules.turn.close_double, Unsupported::Turns),
        (draws(rules) && is_other_draw(rules), Unsupported::Draws),
        (
            rules.end.block == BlockRule::DeadSuit
                || (draws(rules) && rules.end.dead_boneyard == DeadBoneyard::Stays),
            Unsupported::Ends,
        ),
        (rules.lead.next == NextLeadRule::DescendingDouble, Unsupported::Hub),
    ];
    refusals.into_iter().find(|(refused, _)| *refused).map_or(Ok(()), |(_, why)| Err(why))
}

/// Whether a seat may ever draw.
fn draws(rules: &Rules) -> bool {
    rules.deal.rest != Rest::Asleep && rules.draw.mode != DrawMode::None
}

fn is_other_draw(rules: &Rules) -> bool {
    rules.draw.mode == DrawMode::Exactly || rules.draw.if_able == IfAble::Allowed
}

/// The most tiles that a turn draws; 0 if the rules allow no draw.
pub(crate) fn draw_limit(rules: &Rules) -> usize {
    if draws(rules) { rules.draw.max.map_or(usize::MAX, usize::from) } else { 0 }
}
