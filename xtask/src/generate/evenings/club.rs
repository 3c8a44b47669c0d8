//! A simulated club evening: scorekeepers enter random rounds.

use std::collections::BTreeMap;

use boneyard_club::live::{
    AlertSettlement, AlertState, Audience, Author, CallState, ClubTableView, EveningCommand, EveningOptions,
    EveningView, LiveEvening, LogEntry, entries_seen_by,
};
use boneyard_club::{Moment, Pair, Player, Round, SheetId};
use boneyard_ids::DeviceId;

use super::player;

/// The first entry, on a Friday evening in UTC.
const START: Moment = Moment(1_795_197_600_000);

/// The time between two entries.
const STEP_MS: u64 = 25_000;

/// An evening and its entries.
pub(super) struct Club {
    pub(super) now: Moment,
    live: LiveEvening,
    entries: Vec<LogEntry>,
    /// The number of entries of each device.
    made: BTreeMap<DeviceId, u32>,
    /// The state of the random number generator.
    rng: u64,
}

impl Club {
    /// An evening opened from a file.
    pub(super) fn open(file: &str, options: EveningOptions) -> Self {
        let mut club = Self {
            now: START,
            live: LiveEvening::new(),
            entries: Vec::new(),
            made: BTreeMap::new(),
            rng: 7041,
        };
        club.organiser(EveningCommand::Open { file: file.to_owned(), options, courtesies: Vec::new() });
        club
    }

    pub(super) fn organiser(&mut self, command: EveningCommand) {
        self.take("desk".into(), Author::Organiser, command);
    }

    /// A player makes an entry a little later than the entry before it.
    pub(super) fn by(&mut self, number: u16, command: EveningCommand) {
        self.now = self.now.after(STEP_MS);
        self.at_once(number, command);
    }

    /// A player makes an entry at the time of the entry before it.
    pub(super) fn at_once(&mut self, number: u16, command: EveningCommand) {
        self.take(format!("phone-{number}").into(), Author::Player { player: player(number) }, command);
    }

    /// A player makes an entry on a second phone, at the time of the entry before it.
    pub(super) fn other_phone(&mut self, number: u16, command: EveningCommand) {
        self.take(format!("spare-{number}").into(), Author::Player { player: player(number) }, command);
    }

    fn take(&mut self, device: DeviceId, by: Author, command: EveningCommand) {
        let n = self.made.entry(device.clone()).or_default();
        *n += 1;
        let entry = LogEntry { device, n: *n, at: self.now, by, command };
        self.live.take(&entry).unwrap_or_else(|refusal| panic!("{refusal}: {entry:?}"));
        self.entries.push(entry);
    }

    pub(super) fn wait_minutes(&mut self, minutes: u64) {
        self.now = self.now.after(minutes * 60_000);
    }

    /// The entries before the first round: the scorekeeper, the players present, the lead.
    pub(super) fn sit(&mut self, at: SheetId, scorekeeper: u16) {
        let leader = player(self.at(at)[usize::from(at.number + u16::from(at.table)) % 4]);
        self.by(scorekeeper, EveningCommand::NameScorekeeper { at, player: player(scorekeeper) });
        let scorekeeper = self.scorekeeper(at);
        self.by(scorekeeper, EveningCommand::Present { at });
        self.by(scorekeeper, EveningCommand::Lead { at, round: 1, player: leader });
    }

    pub(super) fn name_any_scorekeeper(&mut self, at: SheetId) {
        let scorekeeper = self.view(at).able.first().expect("somebody who can write").number();
        self.sit(at, scorekeeper);
    }

    /// Enters rounds, each almost a minute after the one before.
    pub(super) fn rounds(&mut self, at: SheetId, rounds: &[&str]) {
        for text in rounds {
            self.round(at, text.parse().expect("a round"));
        }
    }

    fn round(&mut self, at: SheetId, round: Round) {
        self.now = self.now.after(2 * STEP_MS);
        let number = u16::try_from(self.view(at).rounds.len() + 1).unwrap_or(u16::MAX);
        let number = number.max(self.arriving(at) + 1);
        self.by(self.scorekeeper(at), EveningCommand::Round { at, number, round, sure: true });
    }

    /// The last round that a phone sent for a table whose end was entered from paper; 0 if there is none.
    fn arriving(&self, at: SheetId) -> u16 {
        if !self.view(at).only_end {
            return 0;
        }
        let round_number = |entry: &LogEntry| match entry.command {
            EveningCommand::Round { at: of, number, .. } if of == at => number,
            _ => 0,
        };
        self.entries.iter().map(round_number).max().unwrap_or(0)
    }

    /// Random rounds until the match is over; then the scorekeeper finishes it.
    pub(super) fn end(&mut self, at: SheetId) {
        while self.view(at).outcome.is_none() {
            let round = self.random_round();
            self.round(at, round);
        }
        if !self.view(at).sent && self.view(at).acting_scorekeeper.is_some() {
            let scorekeeper = self.scorekeeper(at);
            self.by(scorekeeper, EveningCommand::Finish { at });
        }
    }

    /// Plays a whole match at tables 1 to `tables`, and confirms each.
    pub(super) fn whole(&mut self, number: u16, tables: u8) {
        self.organiser(EveningCommand::Begin { number });
        for table in 1..=tables {
            let at = SheetId { number, table };
            self.name_any_scorekeeper(at);
            self.end(at);
            let scorekeeper = self.scorekeeper(at);
            let other = self.at(at).into_iter().find(|seat| self.is_opponent(at, scorekeeper, *seat));
            self.by(other.expect("two opponents"), EveningCommand::Agree { at });
            self.organiser(EveningCommand::Confirm { at });
        }
        self.wait_minutes(3);
    }

    fn is_opponent(&self, at: SheetId, one: u16, other: u16) -> bool {
        let four = self.at(at);
        let seat = |number| four.iter().position(|of| *of == number);
        matches!((seat(one), seat(other)), (Some(one), Some(other)) if one % 2 != other % 2)
    }

    /// A random round, sometimes a tied fish.
    fn random_round(&mut self) -> Round {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let random_round = self.rng >> 33;
        let pair = if random_round.is_multiple_of(2) { Pair::First } else { Pair::Second };
        match random_round / 2 % 12 {
            0 => Round::Tied { column: None },
            _ => Round::Won { pair, points: u16::try_from(4 + random_round / 24 % 46).unwrap_or(u16::MAX) },
        }
    }

    /// The scorekeeper answers every open alert of a table: no error.
    pub(super) fn deny_alerts(&mut self, at: SheetId) {
        for alert in self.live.alerts().to_vec() {
            if alert.at == at && alert.state == AlertState::Open {
                self.by(self.scorekeeper(at), EveningCommand::Answer { alert: alert.id, is_error: false });
            }
        }
    }

    /// The organiser closes every alert of a match, and every call of the evening.
    pub(super) fn settle_all(&mut self, number: u16) {
        for alert in self.live.alerts().to_vec() {
            if alert.at.number == number && alert.state != AlertState::Settled {
                self.organiser(EveningCommand::Settle { alert: alert.id, how: AlertSettlement::Dismiss });
            }
        }
        for call in self.live.calls().to_vec() {
            if call.state != CallState::Done {
                self.organiser(EveningCommand::Attend { call: call.id, state: CallState::Done });
            }
        }
    }

    pub(super) fn last_alert(&self) -> u32 {
        self.live.alerts().last().expect("an alert").id
    }

    pub(super) fn last_call(&self) -> u32 {
        self.live.calls().last().expect("a call").id
    }

    /// The four at a table, in the order of play.
    pub(super) fn at(&self, at: SheetId) -> [u16; 4] {
        let plan = self.live.evening().and_then(|evening| evening.schedule().table(at));
        plan.expect("a table of the evening").pairing.in_order().map(Player::number)
    }

    /// The author of a table's entries.
    pub(super) fn scorekeeper(&self, at: SheetId) -> u16 {
        self.live.acting_scorekeeper(at).expect("an acting scorekeeper").number()
    }

    fn view(&self, at: SheetId) -> ClubTableView {
        self.live.table_view(at, self.now).expect("a table of the evening")
    }

    pub(super) fn organisers_view(&self) -> EveningView {
        self.seen(Some(Author::Organiser), Some(Player::ORGANISER))
    }

    pub(super) fn players_view(&self, player: Player) -> EveningView {
        self.seen(Some(Author::Player { player }), Some(player))
    }

    pub(super) fn screens_view(&self) -> EveningView {
        self.seen(None, None)
    }

    /// The view of the evening for a reader.
    fn seen(&self, by: Option<Author>, card: Option<Player>) -> EveningView {
        let mut live = LiveEvening::new();
        for entry in entries_seen_by(Audience::of(by), &self.entries) {
            live.replay(&entry).expect("what was taken once is taken again");
        }
        live.view(card, self.now).expect("an evening that was opened")
    }

    /// Every table of the matches that have begun.
    pub(super) fn begun_tables(&self) -> Vec<ClubTableView> {
        let begun = self.live.begun();
        let all = self.live.evening().into_iter().flat_map(|evening| evening.all_tables());
        all.filter(|at| at.number <= begun).map(|at| self.view(at)).collect()
    }
}
