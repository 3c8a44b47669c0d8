//! An evening as CSV for spreadsheets (CLUB-94).
//!
//! ```
//! use boneyard_club::csv::{self, CsvKind};
//! use boneyard_club::file;
//!
//! let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
//! let lines = csv::write(&evening, CsvKind::Money);
//! assert_eq!(lines.lines().next(), Some("number,name,money,prize,together,unit"));
//! assert!("weather".parse::<CsvKind>().is_err());
//! # Ok::<_, file::FileError>(())
//! ```

mod cell;
#[cfg(not(target_arch = "wasm32"))]
mod competition;
mod kind;
mod separator;

pub use cell::{read_cell, safe_cell};
#[cfg(not(target_arch = "wasm32"))]
pub use competition::competition;
pub use kind::{CsvKind, ParseCsvKindError};
pub use separator::{Separator, for_spreadsheet};

use cell::{Cell, Lines, number, number_if, text};

use crate::log::NOTE;
use crate::{ClubSeat, Ending, Evening, Pair, Player, Sheet, SheetId, StandingsKey, TablePlan};

/// One CSV file of an evening. The first line names the columns.
#[must_use]
pub fn write(evening: &Evening, what: CsvKind) -> String {
    match what {
        CsvKind::Standings => standings(evening),
        CsvKind::Results => results(evening),
        CsvKind::Money => money(evening),
        CsvKind::Log => log(evening),
        CsvKind::Seating => seating(evening),
    }
}

fn standings(evening: &Evening) -> String {
    let (team, group) = (evening.setup().has_teams(), evening.setup().groups.is_some());
    let mut lines = Lines::headed(&format!(
        "place,number,name,{}{}played,points,wins,plus,minus,penalties,effectiveness,money,prize,decided_by,by_number",
        if team { "team,team_name," } else { "" },
        if group { "group," } else { "" },
    ));
    let tied = evening.by_number();
    for standing in evening.standings() {
        let tally = standing.tally;
        let mut cells = vec![number(standing.place), number(standing.number), text(standing.name)];
        if team {
            let name = evening.setup().team_name(standing.team.unwrap_or_default());
            cells.extend([number_if(standing.team), text(name)]);
        }
        cells.extend(group.then(|| number_if(standing.group)));
        cells.extend([
            number(tally.played),
            number(tally.points),
            number(tally.wins),
            number(tally.plus),
            number(tally.minus),
            number(tally.penalties),
            number(tally.effectiveness),
            number(tally.money),
            number(standing.prize),
            text(standing.decided_by.map(StandingsKey::name).unwrap_or_default()),
            text(tied.contains(&standing.number).to_string()),
        ]);
        lines.add(cells);
    }
    lines.into_text()
}

/// The cells for [`SEAT_COLUMNS`]: match, table, then the number and the name of the player on each seat.
fn seats(evening: &Evening, at: SheetId, plan: &TablePlan) -> [Cell; 10] {
    let [top, bottom, left, right] =
        [ClubSeat::Top, ClubSeat::Bottom, ClubSeat::Left, ClubSeat::Right].map(|seat| plan.pairing.at(seat));
    let name = |player: Player| text(evening.setup().name_of(player));
    [
        number(at.number),
        number(at.table),
        number(top),
        name(top),
        number(bottom),
        name(bottom),
        number(left),
        name(left),
        number(right),
        name(right),
    ]
}

const SEAT_COLUMNS: &str = "match,table,top,top_name,bottom,bottom_name,left,left_name,right,right_name";

fn results(evening: &Evening) -> String {
    let mut lines = Lines::headed(&format!(
        "{SEAT_COLUMNS},first_score,second_score,winner,ending,points,not_entered,next_lead"
    ));
    for (at, sheet) in evening.sheets() {
        let Some(plan) = evening.schedule().table(at) else { continue };
        let [first, second] = sheet.recorded();
        let outcome = sheet.outcome();
        let result = [
            number(first),
            number(second),
            text(outcome.map(|outcome| pair(outcome.winner)).unwrap_or_default()),
            text(ending(sheet)),
            number_if(outcome.map(|outcome| outcome.result_of(outcome.winner).points)),
            text(not_entered(plan, sheet.uncounted())),
            number_if(sheet.next_lead()),
        ];
        lines.add(seats(evening, at, plan).into_iter().chain(result));
    }
    lines.into_text()
}

const fn pair(pair: Pair) -> &'static str {
    match pair {
        Pair::First => "first",
        Pair::Second => "second",
    }
}

fn ending(sheet: &Sheet) -> &'static str {
    match sheet.outcome().map(|outcome| outcome.ending) {
        None => "",
        Some(Ending::Target) => "target",
        Some(Ending::Stopped) => "stopped",
        Some(Ending::Lot) => "lot",
        Some(Ending::Absent) => "absent",
        Some(Ending::Expelled) => "expelled",
    }
}

/// The players for whom the match does not count.
fn not_entered(plan: &TablePlan, uncounted: Option<Pair>) -> String {
    plan.filler.or(uncounted).map(|pair| spaced(&plan.pairing.players_of(pair))).unwrap_or_default()
}

fn spaced(players: &[Player]) -> String {
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(" ")
}

fn money(evening: &Evening) -> String {
    let mut lines = Lines::headed("number,name,money,prize,together,unit");
    for standing in evening.standings() {
        let (money, prize) = (standing.tally.money, standing.prize);
        lines.add([
            number(standing.number),
            text(standing.name),
            number(money),
            number(prize),
            number(money + prize),
            text(&evening.setup().unit),
        ]);
    }
    lines.into_text()
}

fn log(evening: &Evening) -> String {
    let mut lines = Lines::headed("kind,time,by,what,old,new,player,match,round,amount,why");
    let none = || text("");
    for line in evening.log() {
        lines.add([
            text(if line.is_note() { NOTE } else { "correction" }),
            text(line.at.to_string()),
            number(line.by),
            text(&line.what),
            text(&line.old),
            text(&line.new),
            none(),
            none(),
            none(),
            none(),
            text(&line.why),
        ]);
    }
    for sanction in evening.sanctions() {
        lines.add([
            text(match sanction.amount {
                _ if sanction.expelled => "expelled",
                0 => "sanction",
                _ => "penalty",
            }),
            none(),
            none(),
            none(),
            none(),
            none(),
            number(sanction.player),
            number_if(sanction.number),
            number_if(sanction.round),
            number(sanction.amount),
            text(&sanction.reason),
        ]);
    }
    for (at, sheet) in evening.annulled() {
        let [first, second] = sheet.recorded();
        lines.add([
            text("annulled"),
            none(),
            none(),
            text(format!("match {} table {}", at.number, at.table)),
            text(format!("{first}:{second}")),
            none(),
            none(),
            number(at.number),
            none(),
            none(),
            none(),
        ]);
    }
    lines.into_text()
}

fn seating(evening: &Evening) -> String {
    let mut lines = Lines::headed(&format!("{SEAT_COLUMNS},not_entered,resting"));
    for (number, planned) in (1..).zip(&evening.schedule().matches) {
        let resting = spaced(&evening.schedule().sitting_out(number));
        for (table, plan) in (1..).zip(&planned.tables) {
            let at = SheetId { number, table };
            let rest = [text(not_entered(plan, None)), text(&resting)];
            lines.add(seats(evening, at, plan).into_iter().chain(rest));
        }
    }
    lines.into_text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file;

    /// Text never starts a formula, and computed numbers stay numbers.
    #[test]
    fn formulas_are_written_as_text_and_numbers_as_numbers() {
        let text = "evening 1\nname \"x\"\nplayers 4 published\nstake 10 \"@SUM\"\npenalties on\nplayer 1 \"=1+1\"\n\
                    player 2 \"-2\"\nplayer 3 \"+3\"\nplayer 4 \"'=4\"\nmatch 1 table 1 final 100:37\n\
                    penalty 2 30 \"=HYPERLINK(\\\"x\\\")\"\nlog 2026-11-20T20:14:05Z 1 \"+what\" \"-old\" \"@new\" \"\\nwhy\"\n";
        let evening = file::read(text).expect("an evening");
        let money = write(&evening, CsvKind::Money);
        for line in ["1,'=1+1,20,0,20,'@SUM", "3,'+3,-20,0,-20,'@SUM", "4,''=4,-20,0,-20,'@SUM"] {
            assert!(money.contains(&format!("{line}\n")), "no {line} in {money}");
        }
        assert!(write(&evening, CsvKind::Results).contains("1,1,1,'=1+1,2,'-2,"));
        let log = write(&evening, CsvKind::Log);
        assert!(log.contains(",'+what,'-old,'@new,") && log.contains(",\"'\nwhy\"\n"), "{log}");
        assert!(log.contains(",30,\"'=HYPERLINK(\"\"x\"\")\"\n"), "{log}");
    }
}
