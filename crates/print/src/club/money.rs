//! The money sheet: winnings per match, the additional prize, and the payments (CLUB-74 to CLUB-79).

use boneyard_club::{Evening, EveningStanding, Player, PrizeReading, SheetId, Stopped};

use crate::club::composer::{Composer, signed};
use crate::club::regulation::RuleSentences;
use crate::flow::{Column, Row};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    composer.title(&composer.message("print-money-title"))?;
    let setup = evening.setup();
    if setup.stake == 0 {
        composer.text(&composer.message("print-money-none"))?;
        return Ok(());
    }
    let stake = amount(composer, setup.stake.into());
    let mut terms = vec![composer.message_with("print-money-stake", [("stake", stake.into())])];
    terms.extend(RuleSentences::with(composer.messages, setup).wins);
    composer.text(&terms.join(" "))?;
    if let Some(prize) = setup.prize {
        let reading = match prize.reading {
            PrizeReading::Stakes { stakes } => {
                let prize = amount(composer, i64::from(stakes) * i64::from(setup.stake));
                composer.message_with("print-money-prize-stakes", [("amount", prize.into())])
            }
            PrizeReading::Losses => composer.message("print-money-prize-losses"),
            PrizeReading::Winnings => composer.message("print-money-prize-winnings"),
        };
        composer.text(&reading)?;
    }
    composer.space(0.6);
    let standings = evening.standings();
    by_match(composer, &standings)?;
    settlement(composer)?;
    Ok(())
}

/// One row per match, one column per player, and the totals below.
fn by_match(composer: &mut Composer<'_>, standings: &[EveningStanding]) -> Result<(), Stopped> {
    let evening = composer.evening;
    let players: Vec<Player> = Player::all(evening.setup().size()).collect();
    let mut columns = vec![Column::word(composer.message("print-column-match")).key()];
    columns.extend(players.iter().map(|player| Column::number(composer.player(*player)).even()));
    let mut table = composer.table(columns);
    for number in 1..=evening.schedule().len() {
        if let Some(winnings) = winnings(evening, number, &players) {
            let mut cells = vec![number.to_string()];
            cells.extend(winnings.into_iter().map(|won| won.map(signed).unwrap_or_default()));
            table.rows.push(Row::plain(cells));
        }
    }
    let totals = |name: String, of: &dyn Fn(&EveningStanding) -> i64| {
        let sum = |player: &Player| standings.iter().find(|standing| standing.number == *player).map(of);
        let mut cells = vec![name];
        cells.extend(players.iter().map(|player| sum(player).map(signed).unwrap_or_default()));
        Row::strong(cells)
    };
    table.rows.push(totals(composer.message("print-column-money"), &|standing| standing.tally.money));
    if evening.setup().prize.is_some() {
        table.rows.push(totals(composer.message("print-column-prize"), &|standing| standing.prize));
        table.rows.push(totals(composer.message("print-row-total"), &|standing| {
            standing.tally.money + standing.prize
        }));
    }
    composer.flow.table(&table)
}

/// The winnings of each player in a match; `None` for a player without a result, such as one who rests. The whole is
/// `None` for a match without results.
fn winnings(evening: &Evening, number: u16, players: &[Player]) -> Option<Vec<Option<i64>>> {
    let plan = evening.schedule().matches.get(usize::from(number) - 1)?;
    let of = |player: &Player| {
        let at = SheetId { number, table: plan.table_of(*player)? };
        let pair = evening.schedule().table(at)?.pairing.pair_of(*player)?;
        Some(evening.winnings(at)?[pair.index()])
    };
    let won: Vec<Option<i64>> = players.iter().map(of).collect();
    won.iter().any(Option::is_some).then_some(won)
}

/// The payments. Before every match has a result, a note that these are not final.
fn settlement(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let evening = composer.evening;
    if !evening.is_final() {
        composer.text(&composer.message("print-money-so-far"))?;
        return Ok(());
    }
    composer.styled(&composer.message("print-money-payments"), composer.size.heading())?;
    let transfers = evening.transfers();
    if transfers.is_empty() {
        composer.text(&composer.message("print-money-even"))?;
    }
    for transfer in transfers {
        let (from, to) = (composer.player(transfer.from), composer.player(transfer.to));
        let amount = amount(composer, transfer.amount);
        composer.text(&composer.message_with(
            "print-money-payment",
            [("from", from.into()), ("to", to.into()), ("amount", amount.into())],
        ))?;
    }
    Ok(())
}

/// An amount of money, in the organiser's unit or in chips.
fn amount(composer: &Composer<'_>, amount: i64) -> String {
    match &*composer.own(&composer.evening.setup().unit) {
        "" => composer.message_with("print-money-chips", [("amount", amount.into())]),
        unit => composer.message_with("print-money-unit", [("amount", amount.into()), ("unit", unit.into())]),
    }
}
