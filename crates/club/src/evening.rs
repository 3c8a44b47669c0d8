//! An evening: its conditions, its seating and all that was played, entered and corrected.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits::{BadTold, Counted, SHEET_ROUNDS_MAX, Told};
use crate::setup::{MATCHES_MAX, SetupError};
use crate::tally::{Done, Tally, tallies, winnings};
use crate::{
    Courtesy, LogLine, MatchPlan, Pairing, Player, Sanction, Schedule, Setup, Sheet, SheetError, SheetId,
    TablePlan, Transfer, courtesies, prize, standings, transfer,
};

/// An evening as far as it was played. What it holds is what its file holds ([`crate::file`]), and what is done at the tables
/// without a need being named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evening {
    setup: Setup,
    schedule: Schedule,
    sheets: BTreeMap<SheetId, Sheet>,
    annulled: Vec<(SheetId, Sheet)>,
    scorers: BTreeMap<SheetId, Player>,
    sanctions: Vec<Sanction>,
    log: Vec<LogLine>,
    /// How many characters stand in the log.
    log_chars: usize,
    /// What is done for players besides what follows from their needs.
    named: BTreeMap<Player, Vec<Courtesy>>,
}

/// A table of a match as an organiser seats it instead of the schedule; `None` where it is not played.
pub type OwnTable = (SheetId, Option<TablePlan>);

impl Evening {
    /// An evening before its first match, seated by its schedule and the organiser's own pairings.
    pub fn new(setup: Setup, own: &[OwnTable]) -> Result<Self, EveningError> {
        setup.check()?;
        let schedule = seated(&setup, own)?;
        Ok(Self {
            setup,
            schedule,
            sheets: BTreeMap::new(),
            annulled: Vec::new(),
            scorers: BTreeMap::new(),
            sanctions: Vec::new(),
            log: Vec::new(),
            log_chars: 0,
            named: BTreeMap::new(),
        })
    }

    /// An evening before its first match with the seating of the crate, also where not everybody knows that one; its file then
    /// says who sits where.
    pub fn planned(setup: Setup) -> Result<Self, EveningError> {
        setup.check()?;
        let players = setup.size();
        let Ok(schedule) = Schedule::of(players, setup.seating) else {
            return Err(EveningError::NoSeating { players });
        };
        let wanted = setup.matches.map_or(schedule.matches.len(), usize::from);
        let own: Vec<OwnTable> = (1..)
            .zip(schedule.matches.iter().take(wanted))
            .flat_map(|(number, plan)| {
                (1..).zip(&plan.tables).map(move |(table, plan)| (SheetId { number, table }, Some(*plan)))
            })
            .collect();
        Self::new(setup, &own)
    }

    /// What was decided before the first match.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits where, the organiser's own pairings included.
    #[must_use]
    pub const fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// A table's sheet, once something stands on it.
    #[must_use]
    pub fn sheet(&self, at: SheetId) -> Option<&Sheet> {
        self.sheets.get(&at)
    }

    /// Every sheet on which something stands, match by match.
    pub fn sheets(&self) -> impl Iterator<Item = (SheetId, &Sheet)> {
        self.sheets.iter().map(|(at, sheet)| (*at, sheet))
    }

    /// Sheets that were annulled, in the order in which that was done.
    #[must_use]
    pub fn annulled(&self) -> &[(SheetId, Sheet)] {
        &self.annulled
    }

    /// Who kept the score at a table.
    #[must_use]
    pub fn scorer(&self, at: SheetId) -> Option<Player> {
        self.scorers.get(&at).copied()
    }

    /// Sanctions and penalties, as they were entered.
    #[must_use]
    pub fn sanctions(&self) -> &[Sanction] {
        &self.sanctions
    }

    /// Corrections, as they were made.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// What a table plays.
    pub fn plan(&self, at: SheetId) -> Result<&TablePlan, EveningError> {
        let tables = self.schedule.matches.get(usize::from(at.number).wrapping_sub(1));
        self.schedule.table(at).ok_or_else(|| match tables {
            Some(tables) => EveningError::NoTable { at, tables: tables.tables.len() },
            None => EveningError::NoMatch { number: at.number, matches: self.schedule.len() },
        })
    }

    /// An empty sheet for a table.
    pub fn blank(&self, at: SheetId) -> Result<Sheet, EveningError> {
        Ok(Sheet::new(self.plan(at)?.pairing, self.setup.target))
    }

    /// The same evening with those sheets only.
    #[must_use]
    pub fn only(&self, keep: impl Fn(SheetId) -> bool) -> Self {
        let mut evening = self.clone();
        evening.sheets.retain(|at, _| keep(*at));
        evening
    }

    /// What is done at the tables for a player, each thing once, in the order of the rules: what follows from needs, and what was
    /// named without one.
    #[must_use]
    pub fn courtesies_of(&self, player: Player) -> Vec<Courtesy> {
        let needed = self.setup.person(player).map(|person| courtesies(&person.needs)).unwrap_or_default();
        let mut all = self.named.get(&player).cloned().unwrap_or_default();
        all.extend(needed);
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Names what is done for players besides what follows from their needs, in the place of what was named before.
    pub fn name_courtesies(&mut self, mut named: BTreeMap<Player, Vec<Courtesy>>) {
        for courtesies in named.values_mut() {
            courtesies.sort_unstable();
            courtesies.dedup();
        }
        self.named = named;
    }

    /// The same evening without what anybody needs, as all but the organiser may have it. What is done for whom stays, since
    /// everybody at a table sees that (CLUB-103).
    #[must_use]
    pub fn without_needs(mut self) -> Self {
        let of = |player| (player, self.courtesies_of(player));
        self.named = Player::all(self.setup.size()).map(of).collect();
        for person in &mut self.setup.players {
            person.needs.clear();
        }
        self
    }

    /// The same evening without what is done for anybody and what people write about each other, as whoever is not there may have it:
    /// what is done tells what is needed (CLUB-103).
    #[must_use]
    pub(crate) fn without_remarks(mut self) -> Self {
        self = self.without_needs();
        self.named.clear();
        self.log.clear();
        for sanction in &mut self.sanctions {
            sanction.reason.clear();
        }
        self
    }

    /// Puts a sheet down for a table, in the place of the one that lay there.
    pub fn put(&mut self, at: SheetId, sheet: Sheet) -> Result<(), EveningError> {
        let pairing = self.plan(at)?.pairing;
        if *sheet.pairing() != pairing {
            return Err(EveningError::OtherPlayers { at, pairing });
        }
        let stood = self.sheet(at).map_or(0, |sheet| sheet.rounds().len());
        check_count(Counted::Rounds, self.rounds() - stood + sheet.rounds().len())?;
        self.sheets.insert(at, sheet);
        Ok(())
    }

    /// How many rounds stand on all sheets, annulled ones included.
    fn rounds(&self) -> usize {
        let sheets = self.sheets.values().chain(self.annulled.iter().map(|(_, sheet)| sheet));
        sheets.map(|sheet| sheet.rounds().len()).sum()
    }

    /// Voids what stands for a table, to be played again (CLUB-82). It stays on file.
    pub fn annul(&mut self, at: SheetId) -> Result<(), EveningError> {
        if !self.sheets.contains_key(&at) {
            return Err(EveningError::NothingToAnnul { at });
        }
        check_count(Counted::Annulled, self.annulled.len() + 1)?;
        self.annulled.extend(self.sheets.remove(&at).map(|sheet| (at, sheet)));
        self.scorers.remove(&at);
        Ok(())
    }

    /// Keeps a sheet that was annulled, whoever sat there: others may be seated at the table since.
    pub(crate) fn put_annulled(&mut self, at: SheetId, sheet: Sheet) -> Result<(), EveningError> {
        check_count(Counted::Annulled, self.annulled.len() + 1)?;
        check_count(Counted::Rounds, self.rounds() + sheet.rounds().len())?;
        self.annulled.push((at, sheet));
        Ok(())
    }

    /// Says who keeps the score at a table (CLUB-38).
    pub fn set_scorer(&mut self, at: SheetId, player: Player) -> Result<(), EveningError> {
        let pairing = self.plan(at)?.pairing;
        if !pairing.seats(player) {
            return Err(SheetError::NotHere { player, pairing }.into());
        }
        self.scorers.insert(at, player);
        Ok(())
    }

    /// Enters a sanction or a penalty (CLUB-70, CLUB-72).
    pub fn sanction(&mut self, sanction: Sanction) -> Result<(), EveningError> {
        self.check_player(sanction.player)?;
        if let Some(number) = sanction.number
            && (number == 0 || number > self.schedule.len())
        {
            return Err(EveningError::NoMatch { number, matches: self.schedule.len() });
        }
        if sanction.amount > 0 && !self.setup.penalties {
            return Err(EveningError::PenaltiesOff);
        }
        if sanction.amount > crate::setup::AMOUNT_MAX {
            return Err(EveningError::PenaltyTooHigh { amount: sanction.amount });
        }
        if let Some(round) = sanction.round
            && !(1..=SHEET_ROUNDS_MAX).contains(&usize::from(round))
        {
            return Err(EveningError::NoRound { round, most: SHEET_ROUNDS_MAX });
        }
        Told::Reason.check(&sanction.reason)?;
        check_count(Counted::Sanctions, self.sanctions.len() + 1)?;
        self.sanctions.push(sanction);
        Ok(())
    }

    /// Takes a sanction back, by its place in the list.
    pub fn withdraw_sanction(&mut self, at: usize) -> Option<Sanction> {
        (at < self.sanctions.len()).then(|| self.sanctions.remove(at))
    }

    /// Notes a correction (CLUB-54).
    pub fn note(&mut self, line: LogLine) -> Result<(), EveningError> {
        self.check_player(line.by)?;
        Told::Corrected.check(&line.what)?;
        Told::Before.check(&line.old)?;
        Told::Since.check(&line.new)?;
        self.check_room_to_note(&line.why, line.chars())?;
        self.log_chars += line.chars();
        self.log.push(line);
        Ok(())
    }

    /// Whether a correction can be noted for this reason, with so many characters in all.
    pub(crate) fn check_room_to_note(&self, why: &str, chars: usize) -> Result<(), EveningError> {
        Told::Reason.check(why)?;
        check_count(Counted::LogLines, self.log.len() + 1)?;
        check_count(Counted::LogChars, self.log_chars + chars)
    }

    /// Whether there is such a player.
    pub fn check_player(&self, player: Player) -> Result<(), EveningError> {
        let players = self.setup.size();
        if player.number() > players {
            return Err(EveningError::NoPlayer { player, players });
        }
        Ok(())
    }

    /// Changes the seating of matches that nobody has begun, and the line-up with it: late arrivals, leavers, substitutes.
    /// What was played is kept.
    pub fn reseat(&mut self, setup: Setup, from: u16, matches: Vec<MatchPlan>) -> Result<(), EveningError> {
        setup.check()?;
        if let Some((at, _)) = self.sheets.range(SheetId { number: from, table: 0 }..).next() {
            return Err(EveningError::Begun { at: *at });
        }
        let kept = usize::from(from.saturating_sub(1)).min(self.schedule.matches.len());
        let mut schedule = Schedule { players: setup.size(), ..self.schedule.clone() };
        schedule.matches.truncate(kept);
        schedule.matches.extend(matches);
        check_schedule(&schedule)?;
        let setup = Setup { matches: Some(schedule.len()), ..setup };
        (self.setup, self.schedule) = (setup, schedule);
        Ok(())
    }

    /// Changes what was decided, as far as that leaves the seating as it is: names, needs, stakes, limits.
    pub fn set_setup(&mut self, setup: Setup) -> Result<(), EveningError> {
        setup.check()?;
        let same = setup.size() == self.setup.size()
            && setup.seating == self.setup.seating
            && setup.matches == self.setup.matches
            && setup.target == self.setup.target;
        if !same {
            return Err(EveningError::Settled);
        }
        self.setup = setup;
        Ok(())
    }

    /// The first match that some table has not finished; `None` where all have.
    #[must_use]
    pub fn current(&self) -> Option<u16> {
        self.first_missing().map(|at| at.number)
    }

    fn first_missing(&self) -> Option<SheetId> {
        self.all_tables().find(|at| self.sheets.get(at).and_then(Sheet::outcome).is_none())
    }

    /// Every table of every match, in order.
    pub fn all_tables(&self) -> impl Iterator<Item = SheetId> + '_ {
        let tables = |plan: &MatchPlan| 1..=u8::try_from(plan.tables.len()).unwrap_or(u8::MAX);
        (1..)
            .zip(&self.schedule.matches)
            .flat_map(move |(number, plan)| tables(plan).map(move |table| SheetId { number, table }))
    }

    /// A match that was begun before every table had delivered an earlier one (CLUB-49): where, and who is missing.
    #[must_use]
    pub fn begun_too_early(&self) -> Option<(SheetId, SheetId)> {
        let missing = self.first_missing()?;
        let next = SheetId { number: missing.number + 1, table: 0 };
        self.sheets.range(next..).next().map(|(begun, _)| (*begun, missing))
    }

    /// Whether every match of the schedule is in.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.first_missing().is_none()
    }

    /// Tables that are done, in order.
    #[must_use]
    pub fn done(&self) -> Vec<Done> {
        self.sheets.keys().filter_map(|at| self.done_at(*at)).collect()
    }

    /// A table that is done.
    fn done_at(&self, at: SheetId) -> Option<Done> {
        let filler = self.schedule.table(at).and_then(|plan| plan.filler);
        Done::of(self.sheets.get(&at)?, filler)
    }

    /// What a table was worth in money to each player of the first and of the second pair (CLUB-74); `None` until it is over.
    #[must_use]
    pub fn winnings(&self, at: SheetId) -> Option<[i64; 2]> {
        Some(winnings(&self.done_at(at)?, self.staked(), self.setup.repeat))
    }

    /// The stake, where one is played for.
    fn staked(&self) -> u32 {
        if self.setup.is_round_robin() { self.setup.stake } else { 0 }
    }

    /// Who pays whom, so that everybody has what the money and the prize came to.
    #[must_use]
    pub fn transfers(&self) -> Vec<Transfer> {
        let owed = |standing: &Standing| (standing.number, standing.tally.money + standing.prize);
        transfer::transfers(&self.standings().iter().map(owed).collect::<Vec<_>>())
    }

    /// Each player's sums, in the order of their numbers.
    #[must_use]
    pub fn tallies(&self) -> Vec<Tally> {
        tallies(self.setup.size(), &self.done(), &self.sanctions, self.staked(), self.setup.repeat)
    }

    /// Everybody in order, with what parts each from the next.
    fn ranked(&self, tallies: &[Tally]) -> Vec<standings::Ranked> {
        if self.is_final() { standings::last(tallies, &self.done()) } else { standings::interim(tallies) }
    }

    /// Players whom nothing but their numbers parts from another (CLUB-89).
    #[must_use]
    pub fn by_number(&self) -> Vec<Player> {
        let ranked = self.ranked(&self.tallies());
        let level = |place: &usize| standings::level_with(&ranked, *place).len() > 1;
        (0..ranked.len()).filter(level).map(|place| ranked[place].player).collect()
    }

    /// Everybody in order: the order after a match until the evening is final, then the final one.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let tallies = self.tallies();
        let ranked = self.ranked(&tallies);
        let prizes = match self.setup.prize {
            Some(prize) if self.is_final() => prize::prizes(prize, self.setup.stake, &ranked, &tallies),
            _ => vec![0; tallies.len()],
        };
        let standing = |(place, ranked): (u8, &standings::Ranked)| Standing {
            place,
            number: ranked.player,
            name: self.setup.name_of(ranked.player),
            tally: tallies[ranked.player.index()],
            prize: prizes[ranked.player.index()],
            decided_by: ranked.decided_by,
        };
        (1..).zip(&ranked).map(standing).collect()
    }

    /// Results and standings.
    #[must_use]
    pub fn report(&self) -> Report {
        let played = |(at, sheet): (SheetId, &Sheet)| MatchReport {
            number: at.number,
            table: at.table,
            pairs: *sheet.pairing(),
            score: sheet.recorded(),
            stopped: sheet.stopped().is_some(),
            next_lead: sheet.next_lead(),
        };
        Report {
            is_final: self.is_final(),
            standings: self.standings(),
            matches: self.sheets().map(played).collect(),
        }
    }
}

/// A player's line in the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// From 1; no two are the same.
    pub place: u8,
    /// The player's number.
    pub number: Player,
    /// The player's name.
    pub name: String,
    /// What was gathered.
    #[serde(flatten)]
    pub tally: Tally,
    /// The additional prize; 0 until the evening is final.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub prize: i64,
    /// What parts this player from the one below; `None` for the last.
    pub decided_by: Option<standings::Key>,
}

/// Results and standings, as `boneyard club score --json` prints them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// Whether every match of the schedule is in.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// Everybody, the first place first.
    pub standings: Vec<Standing>,
    /// Every match that was begun.
    pub matches: Vec<MatchReport>,
}

/// What came of a table in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchReport {
    /// The match.
    pub number: u16,
    /// The table.
    pub table: u8,
    /// Who played.
    pub pairs: Pairing,
    /// What is recorded; the running score while the match is in progress.
    pub score: [u16; 2],
    /// Whether it ended below the target.
    pub stopped: bool,
    /// Who leads next; `None` where it is over or nobody noted who led first.
    pub next_lead: Option<Player>,
}

/// The schedule with the organiser's own pairings in place of its own.
fn seated(setup: &Setup, own: &[OwnTable]) -> Result<Schedule, EveningError> {
    let players = setup.size();
    let fixed = Schedule::fixed(players, setup.seating);
    // A pairing stands instead of one of the schedule; more matches than it has are asked for in so many words.
    let known = fixed.as_ref().map(Schedule::len);
    let mut matches: Vec<Vec<Option<TablePlan>>> = fixed
        .map(|schedule| schedule.matches)
        .unwrap_or_default()
        .into_iter()
        .map(|plan| plan.tables.into_iter().map(Some).collect())
        .collect();
    if let Some(count) = setup.matches {
        matches.resize(usize::from(count), Vec::new());
    }
    for (at, plan) in own {
        let (number, table) = (usize::from(at.number), usize::from(at.table));
        let most = setup.matches.or(known).unwrap_or(MATCHES_MAX);
        if !(1..=most).contains(&at.number) {
            return Err(EveningError::NoMatch { number: at.number, matches: most });
        }
        if at.table == 0 || at.table > players / 4 {
            return Err(EveningError::NoTable { at: *at, tables: usize::from(players / 4) });
        }
        if matches.len() < number {
            matches.resize(number, Vec::new());
        }
        let tables = &mut matches[number - 1];
        if tables.len() < table {
            tables.resize(table, None);
        }
        tables[table - 1] = *plan;
    }
    if matches.is_empty() && known.is_none() {
        return Err(EveningError::NoSeating { players });
    }
    let whole = |mut tables: Vec<Option<TablePlan>>| {
        while tables.last().is_some_and(Option::is_none) {
            tables.pop();
        }
        tables.into_iter().collect::<Option<Vec<_>>>().filter(|tables| !tables.is_empty())
    };
    let mut plans = Vec::with_capacity(matches.len());
    for (number, tables) in (1..).zip(matches) {
        let tables = whole(tables).ok_or(EveningError::Unseated { number })?;
        plans.push(MatchPlan { tables });
    }
    let schedule = Schedule { players, kind: setup.seating, matches: plans };
    check_schedule(&schedule)?;
    Ok(schedule)
}

/// Nobody plays at two tables at once, and everybody who plays is a player of the evening.
fn check_schedule(schedule: &Schedule) -> Result<(), EveningError> {
    if schedule.matches.len() > usize::from(MATCHES_MAX) {
        return Err(SetupError::Matches.into());
    }
    check_count(Counted::Tables, schedule.matches.iter().map(|plan| plan.tables.len()).sum())?;
    for (number, plan) in (1..).zip(&schedule.matches) {
        if plan.tables.is_empty() {
            return Err(EveningError::Unseated { number });
        }
        let mut seated = BTreeSet::new();
        for (table, planned) in (1..).zip(&plan.tables) {
            let at = SheetId { number, table };
            for player in planned.pairing.in_order() {
                if player.number() > schedule.players {
                    return Err(EveningError::NoPlayer { player, players: schedule.players });
                }
                if !seated.insert(player) {
                    return Err(EveningError::SeatedTwice { at, player });
                }
            }
        }
    }
    Ok(())
}

/// Whether an evening may have so many of something.
fn check_count(what: Counted, count: usize) -> Result<(), EveningError> {
    let most = what.most();
    if count > most { Err(EveningError::TooMany { what, most }) } else { Ok(()) }
}

/// Why an evening cannot be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EveningError {
    /// Something that was decided cannot be so.
    Setup {
        /// What.
        error: SetupError,
    },
    /// A sheet cannot be so.
    Sheet {
        /// What.
        error: SheetError,
    },
    /// So many players have no seating that everybody knows.
    NoSeating {
        /// How many.
        players: u8,
    },
    /// A match without a seating.
    Unseated {
        /// The match.
        number: u16,
    },
    /// There is no such match.
    NoMatch {
        /// The match.
        number: u16,
        /// How many there are.
        matches: u16,
    },
    /// There is no such table.
    NoTable {
        /// Where.
        at: SheetId,
        /// How many there are in that match.
        tables: usize,
    },
    /// There is no such player.
    NoPlayer {
        /// The number.
        player: Player,
        /// How many there are.
        players: u8,
    },
    /// Somebody would sit at two tables in one match.
    SeatedTwice {
        /// The second of them.
        at: SheetId,
        /// Who.
        player: Player,
    },
    /// A sheet of others than those who sit there.
    OtherPlayers {
        /// Where.
        at: SheetId,
        /// Who does sit there.
        pairing: Pairing,
    },
    /// Nothing stands on the sheet.
    NothingToAnnul {
        /// Where.
        at: SheetId,
    },
    /// A penalty where none are given.
    PenaltiesOff,
    /// A penalty higher than any.
    PenaltyTooHigh {
        /// The amount.
        amount: u32,
    },
    /// A sanction in a round that no sheet has.
    NoRound {
        /// The round.
        round: u16,
        /// The last there can be.
        most: usize,
    },
    /// A text that cannot stand there.
    Text {
        /// Which, and why.
        #[cfg_attr(feature = "ts", ts(inline))]
        bad: BadTold,
    },
    /// More of something than an evening holds.
    TooMany {
        /// Of what.
        #[cfg_attr(feature = "ts", ts(inline))]
        what: Counted,
        /// How many there may be.
        most: usize,
    },
    /// A match that has begun cannot be seated anew.
    Begun {
        /// Where something stands already.
        at: SheetId,
    },
    /// Players, seating, target and number of matches stay as they are once the evening stands.
    Settled,
}

impl From<SetupError> for EveningError {
    fn from(error: SetupError) -> Self {
        Self::Setup { error }
    }
}

impl From<SheetError> for EveningError {
    fn from(error: SheetError) -> Self {
        Self::Sheet { error }
    }
}

impl From<BadTold> for EveningError {
    fn from(bad: BadTold) -> Self {
        Self::Text { bad }
    }
}

impl fmt::Display for EveningError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup { error } => error.fmt(out),
            Self::Sheet { error } => error.fmt(out),
            Self::NoSeating { players } => write!(
                out,
                "{players} players have no seating that everybody knows; write a `pairs` line for every table of every match"
            ),
            Self::Unseated { number } => {
                write!(out, "match {number} has a table without players; write a `pairs` line for it")
            }
            Self::NoMatch { number, matches } => {
                write!(out, "there is no match {number}; matches go from 1 to {matches}")
            }
            Self::NoTable { at, tables } => {
                let last = if *tables == 1 { "there is one table, 1".to_owned() } else { format!("tables go from 1 to {tables}") };
                write!(out, "match {} has no table {}; {last}", at.number, at.table)
            }
            Self::NoPlayer { player, players } => {
                write!(out, "there is no player {player}; players go from 1 to {players}")
            }
            Self::SeatedTwice { at, player } => write!(
                out,
                "player {player} would sit twice in match {}, the second time at table {}; seat somebody else there",
                at.number, at.table
            ),
            Self::OtherPlayers { at, pairing } => {
                let [a, c, b, d] = pairing.in_order();
                write!(out, "match {} table {} is played by {a} and {b} against {c} and {d}", at.number, at.table)
            }
            Self::NothingToAnnul { at } => write!(
                out,
                "nothing stands for match {} table {}; `annulled` follows the lines it makes void",
                at.number, at.table
            ),
            Self::PenaltiesOff => {
                out.write_str("penalties are off; write `penalties on`, or a `sanction` without an amount")
            }
            Self::PenaltyTooHigh { amount } => {
                write!(out, "a penalty of {amount} is too high; the highest is {}", crate::setup::AMOUNT_MAX)
            }
            Self::NoRound { round, most } => {
                write!(out, "there is no round {round}; rounds go from 1 to {most}")
            }
            Self::Text { bad } => bad.fmt(out),
            Self::TooMany { what, most } => {
                write!(out, "an evening has {most} {what} at most; leave what is beyond that out")
            }
            Self::Begun { at } => write!(
                out,
                "match {} has begun at table {}; seat the matches after it anew",
                at.number, at.table
            ),
            Self::Settled => out.write_str(
                "the number of players, the seating, the target and the number of matches are settled; open another evening",
            ),
        }
    }
}

impl std::error::Error for EveningError {}
