//! Rating points of a finished match, where the ruleset has a formula for them.

use crate::{
    ruleset::{RatingFormula, Rules},
    scoring::{Standing, Verdict},
    seat::{BySeat, Seat, Side, Sides},
};

/// The rating points of each seat (R0.4.46-51, R3.3.3); `None` where the rules have no formula. `eliminated` is the
/// seat whose time ran out, if that ended the match.
///
/// ```
/// use boneyard_rules::{Rules, Seat, Standing, Verdict, rating_points};
///
/// let rules = Rules::parse("draw rating.formula=club-3-2-1")?;
/// let mut standing = Standing::new(&rules, 2);
/// standing.accounts[0].points = 100;
/// standing.accounts[1].points = 40;
/// let verdict = Verdict { won: vec![0], lost: vec![1] };
/// let points = rating_points(&rules, &rules.sides(2), &standing, &verdict, None).expect("a formula");
/// assert_eq!((points[Seat::at(0)], points[Seat::at(1)]), (2, 0), "the loser has 1 to 50 points");
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[must_use]
pub fn rating_points(
    rules: &Rules,
    sides: &Sides,
    standing: &Standing,
    verdict: &Verdict,
    eliminated: Option<Seat>,
) -> Option<BySeat<u32>> {
    let formula = rules.rating.formula?;
    let seats = sides.iter().map(<[Seat]>::len).sum();
    let points = |side: Side| {
        let account = standing.accounts[side];
        let remembered = if rules.rating.remembered { account.remembered } else { 0 };
        i64::from(account.points) + i64::from(remembered)
    };
    let loser = eliminated.map(|seat| sides.of(seat));
    Some(BySeat::new(seats, |seat| {
        let side = sides.of(seat);
        if !verdict.won.contains(&side) {
            return 0;
        }
        match formula {
            // R0.4.46-51: a tenth of the difference to 100, or to the eliminated player's points.
            RatingFormula::GoatClub => {
                let from = loser.map_or(100, points);
                // Half up: 7.5 is 8. The minimum of 1 applies after rounding.
                let tenths = (from - points(side) + 5).div_euclid(10);
                u32::try_from(tenths.max(1)).unwrap_or(1)
            }
            // R3.3.3, and R3.3.6: a win by timeout counts one point.
            RatingFormula::Club321 if loser.is_some() => 1,
            RatingFormula::Club321 => {
                let loser_points = verdict.lost.iter().map(|side| points(*side)).max().unwrap_or(0);
                match loser_points {
                    ..=0 => 3,
                    1..=50 => 2,
                    _ => 1,
                }
            }
        }
    }))
}
