//! Writes an evening file.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

use crate::file::words::quote;
use crate::file::{VERSION, regulation};
use crate::{Evening, FillerMoney, PrizeReading, Setup, Sheet, SheetId, Stop, TablePlan};

/// Who may read the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// Everyone: the players' needs are left out.
    Shared,
    /// The organiser: the file holds everything.
    Whole,
}

/// Writes an evening as text that [`super::read`] reads.
///
/// ```
/// use boneyard_club::file::{self, Privacy};
///
/// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nplayer 2 \"Boris\" sight\n")?;
/// assert!(file::write(&evening, Privacy::Whole).contains("player 2 \"Boris\" sight\n"));
/// assert!(file::write(&evening, Privacy::Shared).contains("player 2 \"Boris\"\n"));
/// # Ok::<_, file::FileError>(())
/// ```
#[must_use]
pub fn write(evening: &Evening, privacy: Privacy) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(&mut text, evening, privacy);
    text
}

fn write_all(out: &mut String, evening: &Evening, privacy: Privacy) -> fmt::Result {
    writeln!(out, "evening {VERSION}")?;
    write_setup(out, evening.setup(), privacy)?;
    write_seating(out, evening)?;
    write_annulled(out, evening)?;
    for (at, sheet) in evening.sheets() {
        write_sheet(out, at, sheet)?;
    }
    for at in evening.all_tables() {
        if let Some(player) = evening.scorekeeper(at) {
            writeln!(out, "scorer {} {} {player}", at.number, at.table)?;
        }
    }
    for sanction in evening.sanctions() {
        match (sanction.amount, sanction.expelled) {
            (0, false) => write!(out, "sanction {}", sanction.player)?,
            (0, true) => write!(out, "expelled {}", sanction.player)?,
            (amount, false) => write!(out, "penalty {} {amount}", sanction.player)?,
            (amount, true) => write!(out, "expelled {} penalty {amount}", sanction.player)?,
        }
        if let Some(number) = sanction.number {
            write!(out, " match {number}")?;
        }
        if let Some(round) = sanction.round {
            write!(out, " round {round}")?;
        }
        writeln!(out, " {}", quote(&sanction.reason))?;
    }
    for line in evening.log() {
        let texts = [&line.what, &line.old, &line.new, &line.why].map(|text| quote(text)).join(" ");
        writeln!(out, "log {} {} {texts}", line.at, line.by)?;
    }
    Ok(())
}

fn write_setup(out: &mut String, setup: &Setup, privacy: Privacy) -> fmt::Result {
    writeln!(out, "name {}", quote(&setup.name))?;
    if let Some(origin) = &setup.origin {
        write!(out, "origin {} {}", quote(&origin.country), quote(&origin.city))?;
        if !origin.organisation.is_empty() {
            write!(out, " {}", quote(&origin.organisation))?;
        }
        out.push('\n');
    }
    if let Some(date) = setup.date {
        writeln!(out, "date {date}")?;
    }
    write!(out, "players {} {}", setup.size(), setup.seating.word())?;
    if let Some(groups) = setup.groups {
        write!(out, " {} qualify {}", groups.count, groups.qualify)?;
    }
    if setup.team_pairs > 1 {
        write!(out, " teams {}", setup.team_pairs)?;
    }
    out.push('\n');
    if let Some(matches) = setup.matches {
        writeln!(out, "matches {matches}")?;
    }
    if setup.stake > 0 {
        write!(out, "stake {}", setup.stake)?;
        if !setup.unit.is_empty() {
            write!(out, " {}", quote(&setup.unit))?;
        }
        out.push('\n');
    }
    if let Some(prize) = setup.prize {
        match prize.reading {
            PrizeReading::Stakes { stakes } => write!(out, "prize stakes {stakes}")?,
            PrizeReading::Losses => write!(out, "prize losses")?,
            PrizeReading::Winnings => write!(out, "prize winnings")?,
        }
        out.push_str(if prize.shared { " shared\n" } else { "\n" });
    }
    if setup.filler_money == FillerMoney::Void {
        writeln!(out, "repeat void")?;
    }
    writeln!(out, "target {}", setup.target)?;
    if setup.penalties {
        writeln!(out, "penalties on")?;
    }
    if let Some(minutes) = setup.limit {
        writeln!(out, "limit {minutes}")?;
    }
    regulation::write(out, &setup.own_regulation, &setup.regulation)?;
    for (number, name) in (1..).zip(&setup.teams).filter(|(_, name)| !name.is_empty()) {
        let number: u32 = number;
        writeln!(out, "team {number} {}", quote(name))?;
    }
    for (number, person) in (1..).zip(&setup.players) {
        let number: u32 = number;
        write!(out, "player {number} {}", quote(&person.name))?;
        if privacy == Privacy::Whole {
            for need in &person.needs {
                write!(out, " {}", need.word())?;
            }
        }
        out.push('\n');
    }
    Ok(())
}

/// Writes the tables that differ from the fixed schedule, except those with annulled matches.
fn write_seating(out: &mut String, evening: &Evening) -> fmt::Result {
    let schedule = evening.schedule();
    let fixed = evening.setup().fixed_schedule();
    let of_fixed = |at: SheetId| fixed.as_ref().and_then(|fixed| fixed.table(at));
    let annulled: BTreeSet<SheetId> = evening.annulled().iter().map(|(at, _)| *at).collect();
    for at in evening.all_tables().filter(|at| !annulled.contains(at)) {
        if let Some(plan) = schedule.table(at).filter(|plan| of_fixed(at) != Some(plan)) {
            write_pairs(out, at, plan)?;
        }
    }
    for (number, plan) in (1..).zip(&schedule.matches) {
        let seated = plan.tables.len();
        let fixed_plan = fixed.as_ref().and_then(|fixed| fixed.matches.get(usize::from(number) - 1));
        for table in seated + 1..=fixed_plan.map_or(0, |plan| plan.tables.len()) {
            let number: u16 = number;
            writeln!(out, "pairs {number} table {table} none")?;
        }
        for [one, other] in &plan.byes {
            writeln!(out, "bye {number} {one} {other}")?;
        }
    }
    Ok(())
}

/// Writes the annulled matches with their players, then the pairings that replaced them.
fn write_annulled(out: &mut String, evening: &Evening) -> fmt::Result {
    let fixed = evening.setup().fixed_schedule();
    let mut seated: BTreeMap<SheetId, Option<TablePlan>> = BTreeMap::new();
    for (at, sheet) in evening.annulled() {
        let fixed_table = || fixed.as_ref().and_then(|fixed| fixed.table(*at)).copied();
        let before = seated.entry(*at).or_insert_with(fixed_table);
        if before.map(|plan| plan.pairing) != Some(*sheet.pairing()) {
            let current = evening.schedule().table(*at).filter(|plan| plan.pairing == *sheet.pairing());
            let plan = current.copied().unwrap_or(TablePlan { pairing: *sheet.pairing(), filler: None });
            write_pairs(out, *at, &plan)?;
            *before = Some(plan);
        }
        write_sheet(out, *at, sheet)?;
        writeln!(out, "annulled {} table {}", at.number, at.table)?;
    }
    for (at, before) in seated {
        if let Some(plan) = evening.schedule().table(at).filter(|plan| Some(**plan) != before) {
            write_pairs(out, at, plan)?;
        }
    }
    Ok(())
}

fn write_pairs(out: &mut String, at: SheetId, plan: &TablePlan) -> fmt::Result {
    let [[a, b], [c, d]] = plan.pairing.pairs();
    write!(out, "pairs {} table {} {a} {b} {c} {d}", at.number, at.table)?;
    if let Some(filler) = plan.filler {
        write!(out, " filler {}", filler.index() + 1)?;
    }
    out.push('\n');
    Ok(())
}

fn write_sheet(out: &mut String, at: SheetId, sheet: &Sheet) -> fmt::Result {
    write!(out, "match {} table {}", at.number, at.table)?;
    match sheet.scored() {
        crate::SheetScore::Rounds { rounds } => {
            for round in rounds {
                write!(out, " {round}")?;
            }
        }
        crate::SheetScore::Final { score: [first, second] } => write!(out, " final {first}:{second}")?,
    }
    match sheet.stopped() {
        None => {}
        Some(Stop::Ahead) => out.push_str(" stopped"),
        Some(Stop::Lot { winner }) => write!(out, " lot {}", winner.index() + 1)?,
        Some(Stop::Absent { pair }) => write!(out, " absent {}", pair.index() + 1)?,
        Some(Stop::Expelled { pair }) => write!(out, " expelled {}", pair.index() + 1)?,
    }
    if let Some(first) = sheet.first() {
        write!(out, " first {first}")?;
    }
    out.push('\n');
    Ok(())
}
