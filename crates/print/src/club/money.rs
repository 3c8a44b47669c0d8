//! The money sheet: winnings per match, the additional prize, and the payments (CLUB-74 to CLUB-79).

use boneyard_club::{Evening, EveningStanding, Player, PrizeReading, SheetId, Stopped};

use crate::club::composer::{Composer, signed};
use crate::club::words::fill;
use crate::flow::{Column, Row};

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    composer.title(words.money)?;
    let setup = evening.setup();
    if setup.stake == 0 {
        composer.text(words.no_stakes)?;
        return Ok(());
    }
    let unit = if setup.unit.is_empty() { words.chips } else { &setup.unit };
    let half = (setup.target / 2).to_string();
    let stake = setup.stake.to_string();
    composer.text(&fill(words.stake, &[("stake", &stake), ("unit", unit), ("half", &half)]))?;
    if let Some(prize) = setup.prize {
        let reading = match prize.reading {
            PrizeReading::Stakes { stakes } => {
                let amount = (u64::from(stakes) * u64::from(setup.stake)).to_string();
                fill(words.prize_stakes, &[("amount", &amount), ("unit", unit)])
            }
            PrizeReading::Losses => words.prize_losses.to_owned(),
            PrizeReading::Winnings => words.prize_winnings.to_owned(),
        };
        composer.text(&reading)?;
    }
    composer.space(0.6);
    let standings = evening.standings();
    by_match(composer, &standings)?;
    settlement(composer, unit)?;
    Ok(())
}

/// One row per match, one column per player, and the totals below.
fn by_match(composer: &mut Composer<'_>, standings: &[EveningStanding]) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    let players: Vec<Player> = Player::all(evening.setup().size()).collect();
    let mut columns = vec![Column::word(words.match_column).key()];
    columns.extend(players.iter().map(|player| Column::number(&composer.player(*player)).even()));
    let mut table = composer.table(columns);
    for number in 1..=evening.schedule().len() {
        if let Some(winnings) = winnings(evening, number, &players) {
            let mut cells = vec![number.to_string()];
            cells.extend(winnings.into_iter().map(|won| won.map(signed).unwrap_or_default()));
            table.rows.push(Row::plain(cells));
        }
    }
    let totals = |name: &str, of: &dyn Fn(&EveningStanding) -> i64| {
        let sum = |player: &Player| standings.iter().find(|standing| standing.number == *player).map(of);
        let mut cells = vec![name.to_owned()];
        cells.extend(players.iter().map(|player| sum(player).map(signed).unwrap_or_default()));
        Row::strong(cells)
    };
    table.rows.push(totals(words.money_column, &|standing| standing.tally.money));
    if evening.setup().prize.is_some() {
        table.rows.push(totals(words.prize, &|standing| standing.prize));
        table.rows.push(totals(words.together, &|standing| standing.tally.money + standing.prize));
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
fn settlement(composer: &mut Composer<'_>, unit: &str) -> Result<(), Stopped> {
    let (words, evening) = (composer.words, composer.evening);
    if !evening.is_final() {
        composer.text(words.not_final)?;
        return Ok(());
    }
    composer.styled(words.settlement, composer.size.heading())?;
    let transfers = evening.transfers();
    if transfers.is_empty() {
        composer.text(words.nobody_owes)?;
    }
    for transfer in transfers {
        let (from, to) = (composer.player(transfer.from), composer.player(transfer.to));
        let amount = transfer.amount.to_string();
        composer
            .text(&fill(words.pays, &[("from", &from), ("to", &to), ("amount", &amount), ("unit", unit)]))?;
    }
    Ok(())
}
