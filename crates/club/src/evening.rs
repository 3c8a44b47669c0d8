//! An evening: its conditions, its seating, its score sheets, its sanctions and its log of corrections.

mod draw;
mod drawn;
mod error;
mod expelled;
mod groups;
mod meetings;
mod pairings;
mod report;
mod teams;

use std::collections::BTreeMap;

pub use error::EveningError;
pub use groups::GroupStanding;
pub use report::{EveningStanding, MatchReport, Report, TeamStanding};

use pairings::{check_schedule, seated};

use crate::limits::{LimitedItem, SHEET_ROUNDS_MAX, TextKind};
use crate::{
    Correction, Courtesy, MatchPlan, Player, Sanction, Schedule, SeatingKind, Setup, Sheet, SheetError,
    SheetId, TablePlan, courtesies,
};

/// An evening with everything played so far. It holds what its file holds ([`crate::file`]), and courtesies for players
/// whose needs are not given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evening {
    setup: Setup,
    schedule: Schedule,
    sheets: BTreeMap<SheetId, Sheet>,
    annulled: Vec<(SheetId, Sheet)>,
    scorekeepers: BTreeMap<SheetId, Player>,
    sanctions: Vec<Sanction>,
    log: Vec<Correction>,
    /// The number of characters in the log.
    log_chars: usize,
    /// Courtesies for players beyond those that follow from their needs.
    extra_courtesies: BTreeMap<Player, Vec<Courtesy>>,
    /// The player who reads this copy of the evening, and sees the courtesies of their own tables only. `None` for the
    /// organiser.
    reader: Option<Player>,
}

/// The organiser's own pairing for a table, in place of the schedule; `None` removes the table.
pub type TableOverride = (SheetId, Option<TablePlan>);

impl Evening {
    /// An evening before its first match. The organiser's own pairings replace those of the schedule.
    ///
    /// ```
    /// use boneyard_club::{Evening, SeatingKind, Setup};
    ///
    /// assert!(Evening::new(Setup::new("Friday", 8, SeatingKind::Balanced), &[]).is_ok());
    /// let error = Evening::new(Setup::new("Friday", 10, SeatingKind::Balanced), &[]).expect_err("no fixed seating");
    /// assert!(error.to_string().starts_with("10 players have no fixed seating"));
    /// ```
    pub fn new(setup: Setup, overrides: &[TableOverride]) -> Result<Self, EveningError> {
        setup.check()?;
        let schedule = seated(&setup, overrides)?;
        // With groups, the conditions always say how many matches these have.
        let matches = if setup.groups.is_some() { Some(schedule.group_matches) } else { setup.matches };
        let setup = Setup { matches, ..setup };
        Ok(Self {
            setup,
            schedule,
            sheets: BTreeMap::new(),
            annulled: Vec::new(),
            scorekeepers: BTreeMap::new(),
            sanctions: Vec::new(),
            log: Vec::new(),
            log_chars: 0,
            extra_courtesies: BTreeMap::new(),
            reader: None,
        })
    }

    /// An evening before its first match, with a generated seating if there is no fixed one. The file of the evening then lists
    /// all pairings.
    ///
    /// ```
    /// use boneyard_club::{Evening, SeatingKind, Setup};
    ///
    /// let evening = Evening::planned(Setup::new("Friday", 10, SeatingKind::Balanced))?;
    /// assert_eq!(evening.schedule().players, 10);
    /// # Ok::<_, boneyard_club::EveningError>(())
    /// ```
    pub fn planned(setup: Setup) -> Result<Self, EveningError> {
        setup.check()?;
        let players = setup.size();
        let Some(schedule) = setup.whole_schedule() else {
            return Err(EveningError::NoSeating { players });
        };
        let matches = setup.matches.map_or(schedule.matches.len(), usize::from);
        let planned = (1..).zip(schedule.matches.iter().take(matches));
        let tables = planned.clone().flat_map(|(number, plan)| {
            (1..).zip(&plan.tables).map(move |(table, plan)| (SheetId { number, table }, Some(*plan)))
        });
        let mut evening = Self::new(setup, &tables.collect::<Vec<TableOverride>>())?;
        for (number, plan) in planned {
            for pair in &plan.byes {
                evening.add_bye(number, *pair)?;
            }
        }
        Ok(evening)
    }

    /// The conditions of the evening.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seating, including the organiser's own pairings.
    #[must_use]
    pub const fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// The sheet of a table; `None` before the first entry.
    #[must_use]
    pub fn sheet(&self, at: SheetId) -> Option<&Sheet> {
        self.sheets.get(&at)
    }

    /// All sheets with an entry, match by match.
    pub fn sheets(&self) -> impl Iterator<Item = (SheetId, &Sheet)> {
        self.sheets.iter().map(|(at, sheet)| (*at, sheet))
    }

    /// Annulled sheets, in the order in which they were annulled.
    #[must_use]
    pub fn annulled(&self) -> &[(SheetId, Sheet)] {
        &self.annulled
    }

    /// The scorekeeper of a table; `None` before one is named.
    #[must_use]
    pub fn scorekeeper(&self, at: SheetId) -> Option<Player> {
        self.scorekeepers.get(&at).copied()
    }

    /// Sanctions and penalties, in the order of entry.
    #[must_use]
    pub fn sanctions(&self) -> &[Sanction] {
        &self.sanctions
    }

    /// Corrections, in the order in which they were made.
    #[must_use]
    pub fn log(&self) -> &[Correction] {
        &self.log
    }

    /// The pairing and the filler of a table.
    ///
    /// ```
    /// use boneyard_club::{SheetId, file};
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\n")?;
    /// assert!(evening.plan(SheetId { number: 1, table: 1 }).is_ok());
    /// let error = evening.plan(SheetId { number: 1, table: 2 }).expect_err("one table only");
    /// assert_eq!(error.to_string(), "match 1 has no table 2; there is one table, 1");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn plan(&self, at: SheetId) -> Result<&TablePlan, EveningError> {
        let tables = self.schedule.matches.get(usize::from(at.number).wrapping_sub(1));
        self.schedule.table(at).ok_or_else(|| match tables {
            Some(tables) => EveningError::NoTable { at, tables: tables.tables.len() },
            None => EveningError::NoMatch { number: at.number, matches: self.schedule.len() },
        })
    }

    /// An empty sheet for a table.
    pub fn empty_sheet(&self, at: SheetId) -> Result<Sheet, EveningError> {
        Ok(Sheet::by_rules(self.plan(at)?.pairing, self.setup.sheet_rules()))
    }

    /// The same evening, with only the sheets that `keep` selects.
    #[must_use]
    pub fn with_sheets(&self, keep: impl Fn(SheetId) -> bool) -> Self {
        let mut evening = self.clone();
        evening.sheets.retain(|at, _| keep(*at));
        evening
    }

    /// All courtesies for a player, without duplicates, in the order of the rules. They follow from the player's needs or were set
    /// by [`Evening::set_courtesies`].
    ///
    /// ```
    /// use boneyard_club::{Courtesy, file};
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nplayer 2 \"Boris\" hearing\n")?;
    /// assert!(evening.courtesies_of("2".parse()?).contains(&Courtesy::KnocksToPass));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn courtesies_of(&self, player: Player) -> Vec<Courtesy> {
        let needed = self.setup.person(player).map(|person| courtesies(&person.needs)).unwrap_or_default();
        let mut all = self.extra_courtesies.get(&player).cloned().unwrap_or_default();
        all.extend(needed);
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The courtesies for a player at a table, as far as the reader of this copy may see them (CLUB-103).
    #[must_use]
    pub fn courtesies_at(&self, at: SheetId, player: Player) -> Vec<Courtesy> {
        let seats = |reader| self.schedule.table(at).is_some_and(|plan| plan.pairing.seats(reader));
        if self.reader.is_none_or(seats) { self.courtesies_of(player) } else { Vec::new() }
    }

    /// Limits the courtesies to the tables of a player, who reads this copy of the evening. `None` shows those of every
    /// table.
    pub(crate) fn set_reader(&mut self, reader: Option<Player>) {
        self.reader = reader;
    }

    /// Replaces the courtesies that do not follow from needs.
    pub fn set_courtesies(&mut self, mut named: BTreeMap<Player, Vec<Courtesy>>) {
        for courtesies in named.values_mut() {
            courtesies.sort_unstable();
            courtesies.dedup();
        }
        self.extra_courtesies = named;
    }

    /// The same evening without the players' needs and the notes, for readers other than the organiser. The courtesies stay, because
    /// the players at a table see them (CLUB-103).
    #[must_use]
    pub fn without_needs(mut self) -> Self {
        let of = |player| (player, self.courtesies_of(player));
        self.extra_courtesies = Player::all(self.setup.size()).map(of).collect();
        for person in &mut self.setup.players {
            person.needs.clear();
        }
        self.without_notes()
    }

    /// The same evening without the notes, which only organisers see.
    #[must_use]
    pub(crate) fn without_notes(mut self) -> Self {
        self.log.retain(|line| !line.is_note());
        self
    }

    /// The same evening for spectators: without needs, courtesies, the log and the reasons of sanctions. A courtesy would reveal
    /// a need (CLUB-103).
    #[must_use]
    pub(crate) fn without_remarks(mut self) -> Self {
        self = self.without_needs();
        self.extra_courtesies.clear();
        self.log.clear();
        for sanction in &mut self.sanctions {
            sanction.reason.clear();
        }
        self
    }

    /// Sets the sheet of a table.
    ///
    /// ```
    /// use boneyard_club::{Evening, SeatingKind, Setup, SheetId};
    ///
    /// let mut evening = Evening::planned(Setup::new("Friday", 4, SeatingKind::Published))?;
    /// let at = SheetId { number: 1, table: 1 };
    /// let mut sheet = evening.empty_sheet(at)?;
    /// sheet.add("31:0".parse()?)?;
    /// evening.put(at, sheet)?;
    /// assert_eq!(evening.sheet(at).map(|sheet| sheet.raw()), Some([31, 0]));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn put(&mut self, at: SheetId, sheet: Sheet) -> Result<(), EveningError> {
        let pairing = self.plan(at)?.pairing;
        if *sheet.pairing() != pairing {
            return Err(EveningError::OtherPlayers { at, pairing });
        }
        if sheet.absent().is_some() && !self.setup.seating.has_fixed_pairs() {
            return Err(EveningError::NoWalkover { at });
        }
        let old_rounds = self.sheet(at).map_or(0, |sheet| sheet.rounds().len());
        check_count(LimitedItem::Rounds, self.rounds() - old_rounds + sheet.rounds().len())?;
        self.sheets.insert(at, sheet);
        Ok(())
    }

    /// Whether a round or a final score is entered for any table, even if it was annulled later.
    pub(crate) fn has_results(&self) -> bool {
        let is_entered = |sheet: &Sheet| !sheet.rounds().is_empty() || sheet.raw() != [0, 0];
        !self.annulled.is_empty() || self.sheets.values().any(is_entered)
    }

    /// The number of rounds on all sheets, including annulled ones.
    fn rounds(&self) -> usize {
        let sheets = self.sheets.values().chain(self.annulled.iter().map(|(_, sheet)| sheet));
        sheets.map(|sheet| sheet.rounds().len()).sum()
    }

    /// Annuls the sheet of a table, so that the match is played again (CLUB-82). The file keeps the annulled sheet.
    ///
    /// ```
    /// use boneyard_club::{SheetId, file};
    ///
    /// let mut evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// let at = SheetId { number: 1, table: 1 };
    /// evening.annul(at)?;
    /// assert!(evening.sheet(at).is_none());
    /// assert!(evening.annul(at).is_err(), "the new sheet is empty");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn annul(&mut self, at: SheetId) -> Result<(), EveningError> {
        if !self.sheets.contains_key(&at) {
            return Err(EveningError::NothingToAnnul { at });
        }
        check_count(LimitedItem::Annulled, self.annulled.len() + 1)?;
        self.annulled.extend(self.sheets.remove(&at).map(|sheet| (at, sheet)));
        self.scorekeepers.remove(&at);
        Ok(())
    }

    /// Adds an annulled sheet. Its players may differ from those seated at the table now.
    pub(crate) fn put_annulled(&mut self, at: SheetId, sheet: Sheet) -> Result<(), EveningError> {
        check_count(LimitedItem::Annulled, self.annulled.len() + 1)?;
        check_count(LimitedItem::Rounds, self.rounds() + sheet.rounds().len())?;
        self.annulled.push((at, sheet));
        Ok(())
    }

    /// Names the scorekeeper of a table (CLUB-38).
    pub fn set_scorekeeper(&mut self, at: SheetId, player: Player) -> Result<(), EveningError> {
        let pairing = self.plan(at)?.pairing;
        if !pairing.seats(player) {
            return Err(SheetError::NotHere { player, pairing }.into());
        }
        self.scorekeepers.insert(at, player);
        Ok(())
    }

    /// Removes the scorekeeper of a table, and returns who that was.
    pub(crate) fn remove_scorekeeper(&mut self, at: SheetId) -> Option<Player> {
        self.scorekeepers.remove(&at)
    }

    /// Enters a sanction or a penalty (CLUB-70, CLUB-72).
    ///
    /// ```
    /// use boneyard_club::{Evening, Player, Sanction, SeatingKind, Setup};
    ///
    /// let setup = Setup { penalties: true, ..Setup::new("Friday", 4, SeatingKind::Published) };
    /// let mut evening = Evening::planned(setup)?;
    /// let reason = "touched a tile".to_owned();
    /// evening.sanction(Sanction { player: Player::ORGANISER, amount: 30, number: Some(1), round: None, reason, expelled: false })?;
    /// assert_eq!(evening.tallies()[0].effectiveness, -30);
    /// # Ok::<_, boneyard_club::EveningError>(())
    /// ```
    pub fn sanction(&mut self, sanction: Sanction) -> Result<(), EveningError> {
        self.check_player(sanction.player)?;
        // A pair can be expelled before its next match is drawn.
        let matches = if sanction.expelled { self.match_count() } else { self.schedule.len() };
        if let Some(number) = sanction.number
            && !(1..=matches).contains(&number)
        {
            return Err(EveningError::NoMatch { number, matches });
        }
        if sanction.amount > 0 && !self.setup.penalties {
            return Err(EveningError::PenaltiesOff);
        }
        if sanction.expelled && sanction.number.is_none() {
            return Err(EveningError::ExpelledWhen { player: sanction.player });
        }
        let most = self.setup.regulation.mishaps.penalties.most();
        if sanction.amount > most {
            return Err(EveningError::PenaltyTooHigh { amount: sanction.amount, most });
        }
        if let Some(round) = sanction.round
            && !(1..=SHEET_ROUNDS_MAX).contains(&usize::from(round))
        {
            return Err(EveningError::NoRound { round, most: SHEET_ROUNDS_MAX });
        }
        TextKind::Reason.check(&sanction.reason)?;
        check_count(LimitedItem::Sanctions, self.sanctions.len() + 1)?;
        self.sanctions.push(sanction);
        Ok(())
    }

    /// Removes a sanction by its index in the list.
    pub fn withdraw_sanction(&mut self, at: usize) -> Option<Sanction> {
        (at < self.sanctions.len()).then(|| self.sanctions.remove(at))
    }

    /// Adds a correction or a note to the log (CLUB-54).
    pub fn note(&mut self, line: Correction) -> Result<(), EveningError> {
        self.check_player(line.by)?;
        TextKind::Corrected.check(&line.what)?;
        TextKind::Before.check(&line.old)?;
        TextKind::Since.check(&line.new)?;
        self.check_correction_fits(&line.why, line.chars())?;
        if line.is_note() {
            check_count(LimitedItem::Notes, self.log.iter().filter(|line| line.is_note()).count() + 1)?;
        }
        self.log_chars += line.chars();
        self.log.push(line);
        Ok(())
    }

    /// Checks that the log has room for a correction of `chars` characters with this reason.
    pub(crate) fn check_correction_fits(&self, why: &str, chars: usize) -> Result<(), EveningError> {
        TextKind::Reason.check(why)?;
        check_count(LimitedItem::LogLines, self.log.len() + 1)?;
        check_count(LimitedItem::LogChars, self.log_chars + chars)
    }

    /// Checks that the player is in the evening.
    pub fn check_player(&self, player: Player) -> Result<(), EveningError> {
        let players = self.setup.size();
        if player.number() > players {
            return Err(EveningError::NoPlayer { player, players });
        }
        Ok(())
    }

    /// Changes the players and the seating of matches that have not begun: late arrivals, leavers, substitutes.
    /// Matches before `from` keep their seating.
    pub fn reseat(&mut self, setup: Setup, from: u16, matches: Vec<MatchPlan>) -> Result<(), EveningError> {
        setup.check()?;
        if setup.team_pairs != self.setup.team_pairs || setup.groups != self.setup.groups {
            return Err(EveningError::Settled);
        }
        if let Some((at, _)) = self.sheets.range(SheetId { number: from, table: 0 }..).next() {
            return Err(EveningError::Begun { at: *at });
        }
        let kept = usize::from(from.saturating_sub(1)).min(self.schedule.matches.len());
        let mut schedule = Schedule { players: setup.size(), ..self.schedule.clone() };
        schedule.matches.truncate(kept);
        schedule.matches.extend(matches);
        if schedule.kind == SeatingKind::Groups && kept < usize::from(schedule.group_matches) {
            schedule.group_matches = schedule.len();
        }
        check_schedule(&schedule, &setup)?;
        let matches = match schedule.kind {
            SeatingKind::Groups if schedule.group_matches == 0 => {
                return Err(EveningError::Unseated { number: 1 });
            }
            SeatingKind::Groups => Some(schedule.group_matches),
            SeatingKind::Swiss => setup.matches.map(|planned| planned.max(schedule.len())),
            SeatingKind::KnockOut => None,
            _ => Some(schedule.len()),
        };
        let setup = Setup { matches, ..setup };
        (self.setup, self.schedule) = (setup, schedule);
        Ok(())
    }

    /// Changes conditions that do not affect the seating: names, needs, stakes, limits.
    ///
    /// ```
    /// use boneyard_club::{Evening, EveningError, SeatingKind, Setup};
    ///
    /// let setup = Setup::new("Friday", 4, SeatingKind::Published);
    /// let mut evening = Evening::planned(setup.clone())?;
    /// evening.set_setup(Setup { name: "Saturday".to_owned(), ..evening.setup().clone() })?;
    /// let error = evening.set_setup(Setup { target: 150, ..evening.setup().clone() });
    /// assert_eq!(error, Err(EveningError::Settled));
    /// # Ok::<_, EveningError>(())
    /// ```
    pub fn set_setup(&mut self, setup: Setup) -> Result<(), EveningError> {
        setup.check()?;
        let keeps_seating = setup.size() == self.setup.size()
            && setup.seating == self.setup.seating
            && setup.team_pairs == self.setup.team_pairs
            && setup.groups == self.setup.groups
            && setup.matches == self.setup.matches
            && setup.target == self.setup.target
            && setup.regulation == self.setup.regulation;
        if !keeps_seating {
            return Err(EveningError::Settled);
        }
        self.setup = setup;
        Ok(())
    }

    /// The first match that is not finished at every table, or not drawn; `None` if all are finished.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// assert_eq!(evening.current(), Some(2));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn current(&self) -> Option<u16> {
        let next = self.schedule.len() + 1;
        self.first_missing().map(|at| at.number).or_else(|| (next <= self.match_count()).then_some(next))
    }

    /// The first table without a result.
    fn first_missing(&self) -> Option<SheetId> {
        self.all_tables().find(|at| !self.has_result(*at))
    }

    fn has_result(&self, at: SheetId) -> bool {
        self.sheets.get(&at).and_then(Sheet::outcome).is_some()
    }

    /// Every table of every match, in order.
    pub fn all_tables(&self) -> impl Iterator<Item = SheetId> + '_ {
        let tables = |plan: &MatchPlan| 1..=u8::try_from(plan.tables.len()).unwrap_or(u8::MAX);
        (1..)
            .zip(&self.schedule.matches)
            .flat_map(move |(number, plan)| tables(plan).map(move |table| SheetId { number, table }))
    }

    /// A table that began a match although an earlier match is not finished everywhere, and a table where that match is
    /// not finished (CLUB-49).
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// assert_eq!(evening.begun_too_early(), None);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn begun_too_early(&self) -> Option<(SheetId, SheetId)> {
        let missing = self.first_missing()?;
        let next = SheetId { number: missing.number + 1, table: 0 };
        self.sheets.range(next..).next().map(|(begun, _)| (*begun, missing))
    }

    /// Whether every match has a result at every table.
    ///
    /// ```
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// assert!(!evening.is_final(), "two of three matches are left");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.current().is_none()
    }
}

/// Refuses a count above its limit.
fn check_count(what: LimitedItem, count: usize) -> Result<(), EveningError> {
    let most = what.most();
    if count > most { Err(EveningError::TooMany { what, most }) } else { Ok(()) }
}
