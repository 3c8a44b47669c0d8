//! The payments that settle the money of an evening.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::Player;

/// A payment from one player to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Transfer {
    pub from: Player,
    pub to: Player,
    /// In the unit of the evening.
    pub amount: i64,
}

/// The payments that settle all amounts, whose sum is 0. The player who owes most pays the player who is owed most, until all
/// are settled. Each payment settles at least one player, so there are fewer payments than players.
pub(crate) fn transfers(amounts: &[(Player, i64)]) -> Vec<Transfer> {
    let mut open = amounts.to_vec();
    let mut transfers = Vec::new();
    loop {
        // At a tie, the player with the lower number is chosen.
        let owed = open.iter().copied().max_by_key(|(player, amount)| (*amount, Reverse(*player)));
        let owing = open.iter().copied().min_by_key(|(player, amount)| (*amount, *player));
        let (Some((to, owed)), Some((from, owing))) = (owed, owing) else { return transfers };
        let amount = owed.min(-owing);
        if amount <= 0 {
            return transfers;
        }
        transfers.push(Transfer { from, to, amount });
        for (player, left) in &mut open {
            if *player == to {
                *left -= amount;
            } else if *player == from {
                *left += amount;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn player(number: u16) -> Player {
        Player::new(number).expect("a player's number")
    }

    /// CLUB-75, CLUB-76: the payments that the organiser announces at the end.
    #[test]
    fn the_player_who_owes_most_pays_first() {
        let amounts = [(player(1), 60), (player(2), 20), (player(3), -10), (player(4), -70)];
        let paid: Vec<(u16, u16, i64)> = transfers(&amounts)
            .iter()
            .map(|paid| (paid.from.number(), paid.to.number(), paid.amount))
            .collect();
        assert_eq!(paid, [(4, 1, 60), (3, 2, 10), (4, 2, 10)]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// CLUB-75.
        #[test]
        fn payments_settle_all_players(amounts in prop::collection::vec(-500_i64..500, 3..7)) {
            let last = -amounts.iter().sum::<i64>();
            let amounts: Vec<(Player, i64)> =
                (1..).map(player).zip(amounts.into_iter().chain([last])).collect();
            let paid = transfers(&amounts);
            prop_assert!(paid.len() < amounts.len());
            for (player, amount) in amounts {
                let of = |who: fn(&Transfer) -> Player| {
                    paid.iter().filter(|paid| who(paid) == player).map(|paid| paid.amount).sum::<i64>()
                };
                prop_assert_eq!(of(|paid| paid.to) - of(|paid| paid.from), amount);
            }
        }
    }
}
