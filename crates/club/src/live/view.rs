//! What a screen shows of an evening.

use serde::{Deserialize, Serialize};

use crate::live::{Alert, AlertState, Announcement, Call, CallState, Customs, LateTable, LiveEvening};
use crate::{
    Card, ClubSeat, Correction, Courtesy, MatchOutcome, Moment, Pair, Player, Report, Round, Sanction,
    Schedule, Setup, Sheet, SheetId, SheetScore, Stop, shuffler,
};

/// Where an evening stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EveningPhase {
    /// No match has begun.
    Waiting,
    /// A match is being played.
    Playing,
    /// Every table has delivered, and another match follows.
    Between,
    /// Every match has been played and confirmed.
    Played,
    /// The organiser has closed it.
    Closed,
}

/// An evening, as far as a device knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningView {
    /// Where it stands.
    pub phase: EveningPhase,
    /// What was decided; needs only as far as this device may know them.
    pub setup: Setup,
    /// How the club keeps its evenings.
    pub customs: Customs,
    /// Who sits where in every match.
    pub schedule: Schedule,
    /// The match being played, or played last; 0 before the first.
    pub begun: u16,
    /// When it began.
    pub begun_at: Option<Moment>,
    /// The tables of that match.
    pub tables: Vec<ClubTableView>,
    /// Results and standings; a match that is over counts once it is confirmed.
    pub report: Report,
    /// Players whom nothing but their number parts from another (CLUB-89).
    pub by_number: Vec<Player>,
    /// Tables that are to be reminded (CLUB-48).
    pub late: Vec<LateTable>,
    /// Alerts that are not settled.
    pub alerts: Vec<Alert>,
    /// Calls that are not done, the oldest first.
    pub calls: Vec<Call>,
    /// Announcements, the newest last.
    pub announcements: Vec<Announcement>,
    /// Sanctions and penalties, as they were entered.
    pub sanctions: Vec<Sanction>,
    /// Corrections, as they were made.
    pub log: Vec<Correction>,
    /// The viewer's own card.
    pub card: Option<Card>,
    /// When the evening was closed.
    pub closed: Option<Moment>,
}

/// What a table is doing, in the words of the organiser's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableState {
    /// Nothing has been entered yet.
    Waiting,
    /// Rounds are being entered.
    Playing,
    /// A player calls the organiser, or an error waits for the organiser.
    Calls,
    /// Nothing was heard for too long.
    Late,
    /// The match is over there and waits for the organiser.
    ToConfirm,
    /// The organiser has confirmed it.
    Done,
}

/// A table in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubTableView {
    /// Which.
    pub at: SheetId,
    /// What it is doing.
    pub state: TableState,
    /// Who sits there, in the order of play: top, left, bottom, right.
    pub seats: Vec<ClubSeatView>,
    /// The pair that only fills the table.
    pub filler: Option<Pair>,
    /// Who was named to keep the score.
    pub keeper: Option<Player>,
    /// Who enters the score: the scorekeeper, or a player who writes for the scorekeeper. `None` before one is named and after the end is confirmed.
    pub writer: Option<Player>,
    /// Who may keep the score.
    pub able: Vec<Player>,
    /// Whether all four are there.
    pub present: bool,
    /// Who led the first round.
    pub first: Option<Player>,
    /// The rounds; none where only the end is known.
    pub rounds: Vec<ClubRoundView>,
    /// Whether only the end is known.
    pub only_end: bool,
    /// What the pairs have collected, uncapped.
    pub raw: [u16; 2],
    /// What is recorded of it.
    pub score: [u16; 2],
    /// How it was stopped below the target, if it was.
    pub stop: Option<Stop>,
    /// How the match ended here; `None` while it is in progress.
    pub outcome: Option<MatchOutcome>,
    /// Who leads next.
    pub next_lead: Option<Player>,
    /// Who shuffles for that round.
    pub shuffler: Option<Player>,
    /// Whether the scorekeeper has sent the end.
    pub sent: bool,
    /// The pair that is asked to agree to the end, if the club asks for it; `None` if no pair can be named.
    pub asked: Option<Pair>,
    /// Who of that pair agreed to it.
    pub agreed: Option<Player>,
    /// When the organiser confirmed it.
    pub confirmed: Option<Moment>,
    /// The alert for which entry waits.
    pub waiting: Option<u32>,
    /// When something was last entered.
    pub heard: Option<Moment>,
    /// When the time is up.
    pub time_up: Option<Moment>,
    /// Minutes beyond the limit.
    pub minutes: u16,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubSeatView {
    /// Where.
    pub seat: ClubSeat,
    /// Who.
    pub player: Player,
    /// The player's name.
    pub name: String,
    /// What is done for the player.
    pub courtesies: Vec<Courtesy>,
}

/// A round as a sheet shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubRoundView {
    /// What it wrote.
    pub round: Round,
    /// Who led it.
    pub leader: Option<Player>,
    /// The column in which it stands.
    pub column: Option<Pair>,
    /// What the pairs had after it, uncapped.
    pub totals: [u16; 2],
}

impl LiveEvening {
    /// What a screen shows now; `None` before the evening was opened. `viewer` is whose card comes with it.
    #[must_use]
    pub fn view(&self, viewer: Option<Player>, now: Moment) -> Option<EveningView> {
        let (evening, published) = (self.evening.as_ref()?, self.published()?);
        let report = Report { matches: evening.report().matches, ..published.report() };
        let unsettled = |state| matches!(state, AlertState::Open | AlertState::Confirmed);
        Some(EveningView {
            phase: self.phase(),
            setup: evening.setup().clone(),
            customs: self.customs,
            schedule: evening.schedule().clone(),
            begun: self.begun,
            begun_at: self.begun_at,
            tables: self.tables_of(self.begun).into_iter().filter_map(|at| self.table(at, now)).collect(),
            report,
            by_number: published.by_number(),
            late: self.late(now),
            alerts: self.alerts.iter().filter(|alert| unsettled(alert.state)).cloned().collect(),
            calls: self.calls.iter().filter(|call| call.state != CallState::Done).cloned().collect(),
            announcements: self.announcements.clone(),
            sanctions: evening.sanctions().to_vec(),
            log: evening.log().to_vec(),
            card: viewer.and_then(|player| Card::of(&published, player)),
            closed: self.closed,
        })
    }

    /// Where the evening stands.
    #[must_use]
    pub fn phase(&self) -> EveningPhase {
        let last = self.evening.as_ref().map_or(0, |evening| evening.schedule().len());
        let delivered = self.tables_of(self.begun).iter().all(|at| self.is_confirmed(*at));
        match () {
            () if self.closed.is_some() => EveningPhase::Closed,
            () if self.begun == 0 => EveningPhase::Waiting,
            () if !delivered => EveningPhase::Playing,
            () if self.begun < last => EveningPhase::Between,
            () => EveningPhase::Played,
        }
    }

    /// One table of any match.
    #[must_use]
    pub fn table(&self, at: SheetId, now: Moment) -> Option<ClubTableView> {
        let evening = self.evening.as_ref()?;
        let plan = evening.schedule().table(at)?;
        let sheet = self.sheet(at).ok()?;
        let table = self.tables.get(&at).cloned().unwrap_or_default();
        let next_lead = sheet.next_lead();
        let seat = |seat: ClubSeat| {
            let player = plan.pairing.at(seat);
            let name = evening.setup().name_of(player);
            ClubSeatView { seat, player, name, courtesies: self.courtesies_of(player) }
        };
        Some(ClubTableView {
            at,
            state: self.state(at, &sheet, now),
            seats: ClubSeat::ALL.into_iter().map(seat).collect(),
            filler: plan.filler,
            keeper: table.keeper,
            writer: self.writer(at),
            able: self.able_to_write(at),
            present: table.present,
            first: sheet.first(),
            rounds: rounds(&sheet),
            only_end: matches!(sheet.scored(), SheetScore::Final { .. }),
            raw: sheet.raw(),
            score: sheet.recorded(),
            stop: sheet.stopped(),
            outcome: sheet.outcome(),
            next_lead,
            shuffler: next_lead
                .and_then(|lead| shuffler(&plan.pairing, lead, |player| self.courtesies_of(player))),
            sent: table.sent,
            asked: self.asked_to_agree(at).ok().flatten().filter(|_| self.customs.countersign),
            agreed: table.agreed,
            confirmed: table.confirmed,
            waiting: self.waiting(at),
            heard: table.heard,
            time_up: self.time_up(at),
            minutes: table.minutes,
        })
    }

    fn state(&self, at: SheetId, sheet: &Sheet, now: Moment) -> TableState {
        let table = self.tables.get(&at);
        let called = self.calls.iter().any(|call| call.at == at && call.state == CallState::Open);
        if self.is_confirmed(at) {
            TableState::Done
        } else if called || self.waiting(at).is_some() {
            TableState::Calls
        } else if sheet.outcome().is_some() {
            TableState::ToConfirm
        } else if self.late(now).iter().any(|late| late.at == at) {
            TableState::Late
        } else if table.is_some_and(|table| table.heard.is_some()) {
            TableState::Playing
        } else {
            TableState::Waiting
        }
    }
}

fn rounds(sheet: &Sheet) -> Vec<ClubRoundView> {
    let mut totals = [0, 0];
    let view = |(number, round): (usize, &Round)| {
        let gains = round.gains();
        totals = [totals[0] + gains[0], totals[1] + gains[1]];
        ClubRoundView {
            round: *round,
            leader: sheet.leader_of(number),
            column: sheet.column_of(number),
            totals,
        }
    };
    (1..).zip(sheet.rounds()).map(view).collect()
}
