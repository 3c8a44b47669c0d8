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
    /// How the round ended.
    pub outcome: Outcome,
    /// The seat that led the round.
    pub leader: Seat,
    /// The points of each seat's remaining tiles, from [`Rules::hand_value`].
    pub values: BySeat<u32>,
    /// How many tiles each seat still holds.
    pub tiles: BySeat<usize>,
    /// The points scored in play by each seat, less those paid.
    pub made: BySeat<i32>,
    /// The points paid in play by each seat.
    pub paid: BySeat<u32>,
    /// The side that was the first to reach a target in play that must be met exactly.
    pub first_at_target: Option<Side>,
    /// The events that decide bonuses and instant ends.
    pub facts: RoundFacts,
}

impl FinishedRound {
    /// The facts about a round; `None` until it has ended. `standing` is the standing before the round.
    ///
    /// ```
    /// use boneyard_rules::{Action, BySeat, FinishedRound, MustLead, Outcome, Place, Round, Rules, Seat, Standing, Tile};
    ///
    /// let rules = Rules::parse(r#"draw deal.hand={"2":1}"#)?;
    /// let mut tiles = rules.tile_list(2);
    /// let boneyard = tiles.split_off(2);
    /// let hands = BySeat::new(2, |seat| vec![tiles[seat.index()]]);
    /// let mut round = Round::deal(&rules, hands, boneyard, Seat::FIRST, MustLead::Any)?;
    /// let standing = Standing::new(&rules, 2);
    /// assert_eq!(FinishedRound::of(&round, &rules, &standing), None);
    /// round.play(Action::play("0-0".parse()?, Place::First))?;
    /// let finished = FinishedRound::of(&round, &rules, &standing).expect("seat 1 went out");
    /// assert_eq!((finished.outcome, finished.values[Seat::at(1)]), (Outcome::Out(Seat::FIRST), 1));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(round: &Round, rules: &Rules, standing: &Standing) -> Option<Self> {
        let outcome = round.outcome()?;
        let scoring = PlayScoring::of_round(round, rules, standing);
        Some(Self {
            tiles: BySeat::new(round.seats(), |seat| round.hand_len(seat)),
            made: scoring.made(),
            paid: scoring.paid(),
            first_at_target: scoring.first_at_target(),
            facts: RoundFacts { announced: round.announced(), ..RoundFacts::of(round.history(), outcome) },
            ..Self::plain(outcome, round.leader(), round.values(rules))
        })
    }

    /// A round without bonuses or points in play. Each seat that did not go out holds one tile.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, FinishedRound, Outcome, Seat};
    ///
    /// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
    /// let finished = FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
    /// assert_eq!(finished.tiles.iter().sum::<usize>(), 1);
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

/// The events of a round that decide bonuses and instant ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundFacts {
    /// The last tile of the seat that went out; `None` in a block.
    pub last: Option<Tile>,
    /// Whether `last` fitted both ends, was no double, and the ends differed.
    pub both_ends: bool,
    /// The seats after whose play three passes followed, once for each such play.
    pub silenced: Vec<Seat>,
    /// The seat that announced 6-6 before the lead; `None` if no seat did.
    pub announced: Option<Seat>,
}

impl RoundFacts {
    /// The events in these actions of a round. `outcome` says whether a seat went out with the last tile.
    ///
    /// ```
    /// use boneyard_rules::{Acted, Action, RoundFacts, Outcome, Place, Seat};
    ///
    /// let laid = |seat, tile: &str, at| {
    ///     Ok::<_, boneyard_rules::ParseTileError>(Acted { seat, action: Action::play(tile.parse()?, at) })
    /// };
    /// let history = [laid(Seat::at(0), "1-2", Place::First)?, laid(Seat::at(1), "1-2", Place::Left)?];
    /// assert!(RoundFacts::of(&history, Outcome::Out(Seat::at(1))).both_ends);
    ///
    /// // The double at the right is closed, so the last tile fits one end only.
    /// let [first, last] = history;
    /// let closed = Acted { seat: Seat::at(0), action: Action::Close };
    /// let history = [first, laid(Seat::at(0), "2-2", Place::Right)?, closed, last];
    /// assert!(!RoundFacts::of(&history, Outcome::Out(Seat::at(1))).both_ends);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn of<'a>(history: impl IntoIterator<Item = &'a Acted>, outcome: Outcome) -> Self {
        let mut facts = Self::default();
        let mut ends: Option<LineEnds> = None;
        let mut last = None;
        let mut last_at = Place::First;
        let mut passes = 0;
        for Acted { seat, action } in history {
            match *action {
                Action::Play { tile, at, .. } => {
                    let both = matches!(
                        ends,
                        Some([Some(left), Some(right)]) if left != right && tile.has(left) && tile.has(right)
                    );
                    facts.both_ends = both && !tile.is_double();
                    facts.last = Some(tile);
                    ends = Some(ends_after(ends, tile, at));
                    last = Some(*seat);
                    last_at = at;
                    passes = 0;
                }
                // A closed double is no end that a later tile could fit.
                Action::Close => match (last_at, &mut ends) {
                    (Place::Left, Some([left, _])) => *left = None,
                    (Place::Right, Some([_, right])) => *right = None,
                    _ => {}
                },
                Action::Draw { .. } | Action::Done => {}
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

/// The numbers at the left and the right end of a line; `None` for a closed end.
type LineEnds = [Option<Pips>; 2];

/// The ends of a line after a tile was laid; `ends` is `None` before the first tile.
fn ends_after(ends: Option<LineEnds>, tile: Tile, at: Place) -> LineEnds {
    match ends {
        None => [Some(tile.low()), Some(tile.high())],
        Some([left, right]) if at == Place::Left => [left.map(|end| tile.beyond(end)), right],
        Some([left, right]) => [left, right.map(|end| tile.beyond(end))],
    }
}
