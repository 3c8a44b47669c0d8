//! A player's card: where the player sits in each match, with whom, against whom, and the results (CLUB-92).

use serde::{Deserialize, Serialize};

use crate::{ClubSeat, Evening, EveningStanding, Pair, PairResult, Player, Sheet, SheetId};

/// The evening of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Card {
    pub player: Player,
    pub name: String,
    /// All matches, in order.
    pub matches: Vec<CardMatch>,
    /// The player's line in the standings.
    pub standing: EveningStanding,
}

/// A match on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CardMatch {
    /// The match, from 1.
    pub number: u16,
    /// The seat; `None` if the player rests.
    pub seated: Option<CardSeat>,
    /// `None` unless the pair is there and has no opponents, in a match that was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<CardBye>,
}

/// A match without opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CardBye {
    /// What it counts in a Swiss; `None` until every table of the match has ended, and in a knock-out.
    pub result: Option<CardResult>,
}

/// A seat in a match, and the result there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct CardSeat {
    /// The table, from 1.
    pub table: u8,
    pub seat: ClubSeat,
    /// The partner, who sits opposite.
    pub partner: Player,
    /// The opponents. The first sits on the right and plays next.
    pub opponents: [Player; 2],
    /// Whether the match does not count for the player, who only fills the table (CLUB-35) or did not come.
    pub filled_in: bool,
    /// Whether the player's pair did not come.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub absent: bool,
    /// `None` until the match is over.
    pub result: Option<CardResult>,
}

/// The result of a match for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CardResult {
    /// Match points won.
    pub points: u8,
    /// Whether the player's pair won.
    pub won: bool,
    /// The recorded score of the player's pair.
    pub plus: u16,
    /// The recorded score of the opponents.
    pub minus: u16,
}

impl Card {
    /// The card of a player; `None` if there is no such player.
    ///
    /// ```
    /// use boneyard_club::{Card, Player, file};
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// let card = Card::of(&evening, Player::ORGANISER).expect("player 1 plays");
    /// assert_eq!(card.matches[0].seated.as_ref().map(|seat| seat.table), Some(1));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(evening: &Evening, player: Player) -> Option<Self> {
        evening
            .standings()
            .into_iter()
            .find(|standing| standing.number == player)
            .map(|standing| Self::with(evening, standing))
    }

    /// All cards in the order of the player numbers. Computes the standings only once.
    #[must_use]
    pub fn all(evening: &Evening) -> Vec<Self> {
        let mut standings = evening.standings();
        standings.sort_unstable_by_key(|standing| standing.number);
        standings.into_iter().map(|standing| Self::with(evening, standing)).collect()
    }

    fn with(evening: &Evening, standing: EveningStanding) -> Self {
        let player = standing.number;
        let matches = (1..=evening.schedule().len())
            .map(|number| CardMatch {
                number,
                seated: seated(evening, number, player),
                bye: evening
                    .schedule()
                    .has_bye(number, player)
                    .then(|| CardBye { result: evening.bye_result(number) }),
            })
            .collect();
        Self { player, name: standing.name.clone(), matches, standing }
    }
}

fn seated(evening: &Evening, number: u16, player: Player) -> Option<CardSeat> {
    let plan = evening.schedule().matches.get(usize::from(number).checked_sub(1)?)?;
    let table = plan.table_of(player)?;
    let at = SheetId { number, table };
    let planned = evening.schedule().table(at)?;
    let seat = planned.pairing.seat_of(player)?;
    let pair = planned.pairing.pair_of(player)?;
    let sheet = evening.sheet(at);
    Some(CardSeat {
        table,
        seat,
        partner: planned.pairing.at(seat.after(2)),
        opponents: [planned.pairing.at(seat.after(1)), planned.pairing.at(seat.after(3))],
        filled_in: planned.filler.or(sheet.and_then(Sheet::uncounted)) == Some(pair),
        absent: sheet.and_then(Sheet::absent) == Some(pair),
        result: sheet.and_then(|sheet| result(sheet, pair)),
    })
}

fn result(sheet: &Sheet, pair: Pair) -> Option<CardResult> {
    Some(sheet.outcome()?.result_of(pair).into())
}

impl From<PairResult> for CardResult {
    fn from(PairResult { points, wins, plus, minus, .. }: PairResult) -> Self {
        Self { points, won: wins == 1, plus, minus }
    }
}
