//! The facts about a finished round that scoring needs.

use alloc::vec::Vec;

use super::{play_scoring::PlayScoring, standing::Standing};
use crate::{
    play::{Action, Place},
    round::{Acted, Outcome, Round},
    ruleset::Rules,
    seat::{BySeat, Seat, Side},
    tile::{Pips, Tile},
};

/// The facts about a finished round that scoring needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRound {
    /// How it ended.
    pub outcome: Outcome,
    /// Who led it.
    pub leader: Seat,
    /// What each seat's remaining tiles count, as [`Rules::hand_value`] says.
    pub values: BySeat<u32>,
    /// How many tiles each seat still holds.
    pub tiles: BySeat<usize>,
    /// Points scored in play by each seat, less those paid.
    pub made: BySeat<i32>,
    /// Points paid in play by each seat.
    pub paid: BySeat<u32>,
    /// The side that first reached, in play, a target that must be met exactly.
    pub first_at_target: Option<Side>,
    /// What happened in it that bonuses and instant ends ask about.
    pub facts: RoundFacts,
}

impl FinishedRound {
    /// The facts about a round; `standing` is that before it. `None` while the round goes on.
    #[must_use]
    pub fn of(round: &Round, rules: &Rules, standing: &Standing) -> Option<Self> {
        let outcome = round.outcome()?;
        let tally = PlayScoring::of_round(round, rules, standing);
        Some(Self {
            tiles: BySeat::new(round.seats(), |seat| round.hand(seat).len()),
            made: tally.made(),
            paid: tally.paid(),
            first_at_target: tally.first_at_target(),
            facts: RoundFacts { announced: round.announced(), ..RoundFacts::of(round.history(), outcome) },
            ..Self::plain(outcome, round.leader(), round.values(rules))
        })
    }

    /// A round without bonuses or points in play. Seats that did not go out hold one tile each.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, FinishedRound, Outcome, Seat};
    ///
    /// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
    /// let finish = FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
    /// assert_eq!(finish.tiles.iter().sum::<usize>(), 1);
    /// ```
    #[must_use]
    pub fn plain(outcome: Outcome, leader: Seat, values: BySeat<u32>) -> Self {
        let seats = values.seats();
        Self {
            tiles: BySeat::new(seats, |seat| usize::from(outcome != Outcome::Out(seat))),
            made: BySeat::new(seats, |_| 0),
            paid: BySeat::new(seats, |_| 0),
            first_at_target: None,
            facts: RoundFacts::default(),
            outcome,
            leader,
            values,
        }
    }
}

/// What happened in a round that bonuses and instant ends ask about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundFacts {
    /// The tile that went out.
    pub last: Option<Tile>,
    /// Whether that tile was no double and fitted both ends, which differed.
    pub both_ends: bool,
    /// The seat whose play drew three passes, once for each such play.
    pub silenced: Vec<Seat>,
    /// Who announced 6-6 before the lead.
    pub announced: Option<Seat>,
}

impl RoundFacts {
    /// Reads the facts from the actions of a round. `outcome` says whether the last tile went out.
    ///
    /// ```
    /// use boneyard_rules::{Acted, Action, RoundFacts, Outcome, Place, Seat};
    ///
    /// let laid = |seat, tile: &str, at| {
    ///     Ok::<_, boneyard_rules::ParseTileError>(Acted { seat, action: Action::play(tile.parse()?, at) })
    /// };
    /// let history = [laid(Seat::at(0), "1-2", Place::First)?, laid(Seat::at(1), "1-2", Place::Left)?];
    /// assert!(RoundFacts::of(&history, Outcome::Out(Seat::at(1))).both_ends);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn of<'a>(history: impl IntoIterator<Item = &'a Acted>, outcome: Outcome) -> Self {
        let mut facts = Self::default();
        let mut ends: Option<[Pips; 2]> = None;
        let mut last = None;
        let mut passes = 0;
        for Acted { seat, action } in history {
            match *action {
                Action::Play { tile, at, .. } => {
                    let both =
                        ends.is_some_and(|[left, right]| left != right && tile.has(left) && tile.has(right));
                    facts.both_ends = both && !tile.is_double();
                    facts.last = Some(tile);
                    ends = Some(follow(ends, tile, at));
                    last = Some(*seat);
                    passes = 0;
                }
                Action::Draw { .. } | Action::Close | Action::Done => {}
                Action::Pass => {
                    passes += 1;
                    facts.silenced.extend(last.filter(|_| passes == 3));
                }
            }
        }
        if !matches!(outcome, Outcome::Out(_)) {
            facts.both_ends = false;
            facts.last = None;
        }
        facts
    }
}

/// The ends of a line after a tile was laid, whether or not others lay there before.
fn follow(ends: Option<[Pips; 2]>, tile: Tile, at: Place) -> [Pips; 2] {
    match ends {
        None => [tile.low(), tile.high()],
        Some([left, right]) if at == Place::Left => [tile.beyond(left), right],
        Some([left, right]) => [left, tile.beyond(right)],
    }
}
