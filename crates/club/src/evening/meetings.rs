//! Who has won against whom. A pair without a team counts as a team of its own.

use crate::{Evening, Pair, Player, Sheet, SheetId};

/// A meeting of two pairs or two teams that has ended at all its tables, by the first player of each.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    /// The match.
    pub(super) number: u16,
    pub(super) winner: Player,
    pub(super) loser: Player,
}

impl Evening {
    /// Who has won against whom, match by match.
    ///
    /// A team wins if it has won at more of the tables, then by the difference of the points at all of them. If that is 0 as well,
    /// the team that has won at the first of the tables wins.
    pub(super) fn meetings(&self) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for (number, plan) in (1..).zip(&self.schedule.matches) {
            // How far the lower number is ahead, by what weighs most; `None` if a table has no result.
            let mut met: Vec<([Player; 2], Option<[i32; 3]>)> = Vec::new();
            for (table, plan) in (1..).zip(&plan.tables) {
                let mut sides = plan.pairing.pairs().map(|[one, _]| self.setup.first_of_side(one));
                let is_turned = sides[0] > sides[1];
                if is_turned {
                    sides.swap(0, 1);
                }
                let at = SheetId { number, table };
                // The tables that count decide the match of a team.
                if self.is_void(at) {
                    continue;
                }
                let outcome = self.sheet(at).and_then(Sheet::outcome);
                let place = met.iter().position(|(met, _)| *met == sides).unwrap_or_else(|| {
                    met.push((sides, Some([0; 3])));
                    met.len() - 1
                });
                let ahead = &mut met[place].1;
                *ahead = ahead.zip(outcome).map(|([tables, points, first], outcome)| {
                    let sign = if is_turned { -1 } else { 1 };
                    let won = if outcome.winner == Pair::First { sign } else { -sign };
                    let difference = sign * outcome.result_of(Pair::First).effectiveness();
                    [tables + won, points + difference, if first == 0 { won } else { first }]
                });
            }
            meetings.extend(met.into_iter().filter_map(|([one, other], ahead)| {
                let is_ahead = ahead? > [0; 3];
                let [winner, loser] = if is_ahead { [one, other] } else { [other, one] };
                Some(Meeting { number, winner, loser })
            }));
        }
        meetings
    }
}
