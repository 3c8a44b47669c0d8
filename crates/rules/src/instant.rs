//! Events that end a match at once, whatever the points.

use crate::{
    finish::Finish,
    position::Outcome,
    rules::{AnnounceBy, InstantEnd, Rules},
    seat::{Side, Sides},
    settle::{Standing, Verdict},
    tile::Tile,
};

/// Wins in a row that end a match of `six-in-a-row`.
const ROW: i32 = 6;

/// An opposing hand must hold more than this for 6-6 to win as the last tile (R0.3.25, C32).
const LOSER_HOLDS: u32 = 25;

/// The side that announced 6-6 loses the match with this or more left (R0.3.23, C32).
const ANNOUNCER_HOLDS: u32 = 25;

/// The instant end that a round brings, where it brings one, and its verdict. `winner` won the round; `after` is the standing that it led to.
pub(crate) fn instant_end(
    rules: &Rules,
    sides: &Sides,
    finish: &Finish,
    winner: Option<Side>,
    after: &Standing,
) -> Option<(InstantEnd, Verdict)> {
    let of_match = |side: Side, wins: bool| {
        let (this, others) = (0..sides.count()).partition(|other| *other == side);
        if wins { Verdict { won: this, lost: others } } else { Verdict { won: others, lost: this } }
    };
    let held = |side: Side| sides.seats(side).iter().map(|seat| finish.values[*seat]).sum::<u32>();
    let out_with = |number| match finish.outcome {
        Outcome::Out(seat) => Some(sides.of(seat))
            .filter(|_| finish.course.last.is_some() && finish.course.last == Tile::double(number)),
        Outcome::Blocked(_) => None,
    };
    let verdict = |instant: InstantEnd| match instant {
        InstantEnd::SixInARow => {
            winner.filter(|side| after.accounts[*side].points >= ROW).map(|side| of_match(side, true))
        }
        InstantEnd::OutWith00 => out_with(0).map(|side| of_match(side, true)),
        InstantEnd::OutWith66 => out_with(6)
            .filter(|side| {
                finish.values.seated().any(|(seat, value)| sides.of(seat) != *side && *value > LOSER_HOLDS)
            })
            .map(|side| of_match(side, true)),
        InstantEnd::Announced66 => {
            let announcer = sides.of(finish.course.announced?);
            match winner {
                Some(winner) if winner == announcer => Some(of_match(announcer, true)),
                // Both hands count, special values applied; a tied fish decides nothing.
                Some(_) if held(announcer) >= ANNOUNCER_HOLDS => Some(of_match(announcer, false)),
                _ => None,
            }
        }
    };
    rules.match_.instant.iter().find_map(|instant| Some((*instant, verdict(*instant)?)))
}

/// What is announced: 6-6 (R0.3.23).
pub(crate) fn announced_tile() -> Tile {
    Tile::double(6).unwrap_or_else(|| Tile::at_index(0))
}

impl Standing {
    /// Whether a side may announce 6-6 before the lead (R0.3.23, C34).
    ///
    /// ```
    /// use boneyard_rules::{Rules, Standing};
    ///
    /// let rules = Rules::preset("goat-yard")?;
    /// let mut standing = Standing::new(&rules, 2);
    /// assert!(!standing.may_announce(&rules, 0));
    /// standing.accounts[0].open = true;
    /// standing.first_open = Some(0);
    /// assert!(standing.may_announce(&rules, 0));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn may_announce(&self, rules: &Rules, side: Side) -> bool {
        self.accounts[side].open
            && match rules.match_.announce_by {
                AnnounceBy::FirstOpen => self.first_open == Some(side),
                AnnounceBy::OpenSide => true,
            }
    }
}
