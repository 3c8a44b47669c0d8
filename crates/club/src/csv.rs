//! An evening as lines for a spreadsheet (CLUB-94).
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

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Ending, Evening, Key, Pair, Player, Seat, Sheet, SheetId, TablePlan};

/// What there is to put into a spreadsheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CsvKind {
    /// Everybody in order, with all sums.
    Standings,
    /// A line a table and match that was begun.
    Results,
    /// What everybody has won or lost.
    Money,
    /// Corrections, sanctions, penalties, and what was annulled.
    Log,
    /// A line a table and match of the whole evening.
    Seating,
}

impl CsvKind {
    /// All, the one that is asked for most first.
    pub const ALL: [Self; 5] = [Self::Standings, Self::Results, Self::Money, Self::Log, Self::Seating];

    /// Its name on the command line and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standings => "standings",
            Self::Results => "results",
            Self::Money => "money",
            Self::Log => "log",
            Self::Seating => "seating",
        }
    }
}

impl fmt::Display for CsvKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What was given is nothing that is put into a spreadsheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCsvKindError(String);

impl fmt::Display for ParseCsvKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = CsvKind::ALL.map(CsvKind::name).join(", ");
        write!(f, "nothing for a spreadsheet: `{}` (there are {names})", self.0)
    }
}

impl std::error::Error for ParseCsvKindError {}

impl FromStr for CsvKind {
    type Err = ParseCsvKindError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| ParseCsvKindError(name.to_owned()))
    }
}

/// The lines, the first of which names the columns.
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

/// Rows of cells. A cell is put between quotation marks where it would be mistaken for several.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn headed(columns: &str) -> Self {
        Self(format!("{columns}\n"))
    }

    fn add(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().map(|cell| quoted(&cell)).collect();
        self.0 += &cells.join(",");
        self.0.push('\n');
    }
}

fn quoted(cell: &str) -> String {
    let odd = |letter: char| matches!(letter, '"' | ',' | '\n' | '\r');
    if cell.contains(odd) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

fn standings(evening: &Evening) -> String {
    let mut lines = Lines::headed(
        "place,number,name,played,points,wins,plus,minus,penalties,effectiveness,money,prize,decided_by,by_number",
    );
    let level = evening.by_number();
    for standing in evening.standings() {
        let tally = standing.tally;
        lines.add([
            standing.place.to_string(),
            standing.number.to_string(),
            standing.name,
            tally.played.to_string(),
            tally.points.to_string(),
            tally.wins.to_string(),
            tally.plus.to_string(),
            tally.minus.to_string(),
            tally.penalties.to_string(),
            tally.effectiveness.to_string(),
            tally.money.to_string(),
            standing.prize.to_string(),
            standing.decided_by.map(Key::name).unwrap_or_default().to_owned(),
            level.contains(&standing.number).to_string(),
        ]);
    }
    lines.0
}

/// Which table it is, with the numbers and names of its two pairs in their order.
fn seats(evening: &Evening, at: SheetId, plan: &TablePlan) -> [String; 10] {
    let [top, bottom, left, right] =
        [Seat::Top, Seat::Bottom, Seat::Left, Seat::Right].map(|seat| plan.pairing.at(seat));
    let name = |player: Player| evening.setup().name_of(player);
    [
        at.number.to_string(),
        at.table.to_string(),
        top.to_string(),
        name(top),
        bottom.to_string(),
        name(bottom),
        left.to_string(),
        name(left),
        right.to_string(),
        name(right),
    ]
}

const SEATS: &str = "match,table,top,top_name,bottom,bottom_name,left,left_name,right,right_name";

fn results(evening: &Evening) -> String {
    let mut lines = Lines::headed(&format!(
        "{SEATS},first_score,second_score,winner,ending,points,not_entered,next_lead"
    ));
    for (at, sheet) in evening.sheets() {
        let Some(plan) = evening.schedule().table(at) else { continue };
        let [first, second] = sheet.recorded();
        let outcome = sheet.outcome();
        let came = [
            first.to_string(),
            second.to_string(),
            outcome.map(|outcome| pair(outcome.winner).to_owned()).unwrap_or_default(),
            ending(sheet).to_owned(),
            outcome.map(|outcome| outcome.entered(outcome.winner).points.to_string()).unwrap_or_default(),
            not_entered(plan),
            sheet.next_lead().map(|player| player.to_string()).unwrap_or_default(),
        ];
        lines.add(seats(evening, at, plan).into_iter().chain(came));
    }
    lines.0
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
    }
}

fn not_entered(plan: &TablePlan) -> String {
    plan.filler.map(|pair| spaced(&plan.pairing.players_of(pair))).unwrap_or_default()
}

fn spaced(players: &[Player]) -> String {
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(" ")
}

fn money(evening: &Evening) -> String {
    let mut lines = Lines::headed("number,name,money,prize,together,unit");
    for standing in evening.standings() {
        let (money, prize) = (standing.tally.money, standing.prize);
        lines.add([
            standing.number.to_string(),
            standing.name,
            money.to_string(),
            prize.to_string(),
            (money + prize).to_string(),
            evening.setup().unit.clone(),
        ]);
    }
    lines.0
}

fn log(evening: &Evening) -> String {
    let mut lines = Lines::headed("kind,time,by,what,old,new,player,match,round,amount,why");
    let none = String::new;
    for line in evening.log() {
        lines.add([
            "correction".to_owned(),
            line.at.to_string(),
            line.by.to_string(),
            line.what.clone(),
            line.old.clone(),
            line.new.clone(),
            none(),
            none(),
            none(),
            none(),
            line.why.clone(),
        ]);
    }
    for sanction in evening.sanctions() {
        let kind = if sanction.amount > 0 { "penalty" } else { "sanction" };
        lines.add([
            kind.to_owned(),
            none(),
            none(),
            none(),
            none(),
            none(),
            sanction.player.to_string(),
            sanction.number.map(|number| number.to_string()).unwrap_or_default(),
            sanction.round.map(|round| round.to_string()).unwrap_or_default(),
            sanction.amount.to_string(),
            sanction.reason.clone(),
        ]);
    }
    for (at, sheet) in evening.annulled() {
        let [first, second] = sheet.recorded();
        lines.add([
            "annulled".to_owned(),
            none(),
            none(),
            format!("match {} table {}", at.number, at.table),
            format!("{first}:{second}"),
            none(),
            none(),
            at.number.to_string(),
            none(),
            none(),
            none(),
        ]);
    }
    lines.0
}

fn seating(evening: &Evening) -> String {
    let mut lines = Lines::headed(&format!("{SEATS},not_entered,resting"));
    for (number, planned) in (1..).zip(&evening.schedule().matches) {
        let resting = spaced(&planned.resting(evening.setup().size()));
        for (table, plan) in (1..).zip(&planned.tables) {
            let at = SheetId { number, table };
            let rest = [not_entered(plan), resting.clone()];
            lines.add(seats(evening, at, plan).into_iter().chain(rest));
        }
    }
    lines.0
}
