//! The view of an evening and its tables for a screen.

use boneyard_ids::TableId;
use serde::{Deserialize, Serialize};

use crate::live::{
    Alert, AlertState, Announcement, Call, CallState, EveningOptions, LateTable, LiveEvening, OnlinePlay,
    StoppedBy,
};
use crate::{
    Card, ClubSeat, Correction, Courtesy, Evening, MatchOutcome, Moment, Pair, Player, Report, Round,
    Sanction, Schedule, Setup, Sheet, SheetId, SheetScore, Stop, Transfer, shuffler,
};

/// The phase of an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EveningPhase {
    /// No match has begun.
    Waiting,
    /// A match is being played.
    Playing,
    /// All results of the current match are confirmed, and another match follows.
    Between,
    /// All results of all matches are confirmed.
    Played,
    /// The organiser has closed the evening.
    Closed,
}

/// An evening as one device may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct EveningView {
    pub phase: EveningPhase,
    /// The conditions; without the needs that this device may not see.
    pub setup: Setup,
    /// The options of the evening.
    pub options: EveningOptions,
    /// How the tables are played online; `None` at real tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<OnlinePlay>,
    /// Who sits where in every match; in a Swiss and a knock-out, in every match that has been drawn.
    pub schedule: Schedule,
    /// The number of matches in all, drawn or not.
    pub matches: u16,
    /// The current match, or the last one played; 0 before the first.
    pub begun: u16,
    /// When that match began; `None` before the first.
    pub begun_at: Option<Moment>,
    /// The tables of the current match.
    pub tables: Vec<ClubTableView>,
    /// All results entered so far. The standings and sums count only confirmed results.
    pub report: Report,
    /// Players who are tied with another in all keys but the player number (CLUB-89).
    pub by_number: Vec<Player>,
    /// Who pays whom: the payments that settle the money and the prize of all confirmed results (CLUB-76).
    #[serde(default)]
    pub transfers: Vec<Transfer>,
    /// Tables that need a reminder (CLUB-48).
    pub late: Vec<LateTable>,
    /// Players who take part without a phone.
    pub without_phone: Vec<Player>,
    /// Alerts that are open or confirmed.
    pub alerts: Vec<Alert>,
    /// Calls that are not done, the oldest first.
    pub calls: Vec<Call>,
    /// All announcements, the newest last.
    pub announcements: Vec<Announcement>,
    /// Sanctions and penalties, in the order of entry.
    pub sanctions: Vec<Sanction>,
    /// Corrections, in the order in which they were made.
    pub log: Vec<Correction>,
    /// The card of the viewer; `None` if the viewer is no player of the evening.
    pub card: Option<Card>,
    /// `None` while the evening is open.
    pub closed: Option<Moment>,
    /// Whether the closed evening counts in the club's seasons; `false` while it is open.
    pub counts: bool,
    /// Whether the organiser discarded the evening. It is then closed too.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub discarded: bool,
}

/// The state of a table in the organiser's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// The table has made no entry yet.
    Waiting,
    /// The table has made an entry, and its match is not over.
    Playing,
    /// An open call or a confirmed error waits for the organiser.
    Calls,
    /// The table needs a reminder; see [`LateTable`].
    Late,
    /// The match is over and waits for confirmation.
    ToConfirm,
    /// The organiser has confirmed the result.
    Done,
}

/// A table in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct ClubTableView {
    pub at: SheetId,
    pub state: TableState,
    /// The table where the match is played online, once it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<TableId>,
    /// In the order of play: top, left, bottom, right.
    pub seats: Vec<ClubSeatView>,
    /// The pair that only fills the table, if there is one.
    pub filler: Option<Pair>,
    /// The named scorekeeper.
    #[serde(rename = "keeper")]
    pub scorekeeper: Option<Player>,
    /// The player who enters the score: the scorekeeper, or another player in place of the scorekeeper. `None` before a
    /// scorekeeper is named and after the result is confirmed.
    pub acting_scorekeeper: Option<Player>,
    /// The same player, under the name that pages of earlier builds read.
    pub writer: Option<Player>,
    /// The players who can keep the score.
    pub able: Vec<Player>,
    /// Whether all four players are at the table.
    pub present: bool,
    /// The leader of the first round.
    pub first: Option<Player>,
    pub rounds: Vec<ClubRoundView>,
    /// The most points of a round.
    pub round_points_max: u16,
    /// Whether only the final score is known; then `rounds` is empty.
    pub only_end: bool,
    /// The points of each pair, not capped at the target.
    pub raw: [u16; 2],
    /// The recorded score, capped at the target unless the regulation records it as it is.
    pub score: [u16; 2],
    /// How the match was stopped below the target, if it was.
    pub stop: Option<Stop>,
    /// Who stopped it; `None` if it was not stopped, or if the sheet was entered from paper.
    pub stopped_by: Option<StoppedBy>,
    /// `None` while the match is in progress.
    pub outcome: Option<MatchOutcome>,
    /// The leader of the next round.
    pub next_lead: Option<Player>,
    /// The player who shuffles for the next round.
    pub shuffler: Option<Player>,
    /// Whether the scorekeeper has sent the result.
    pub sent: bool,
    /// Whether the organiser entered the result, so that the scorekeeper has none to send.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub by_organiser: bool,
    /// The pair that must agree to the result; `None` if the club requires no agreement.
    pub asked: Option<Pair>,
    /// The player of that pair who agreed.
    pub agreed: Option<Player>,
    /// When the organiser confirmed the result.
    pub confirmed: Option<Moment>,
    /// The id of the confirmed alert that stops entry.
    pub waiting: Option<u32>,
    /// When the last entry was made.
    pub heard: Option<Moment>,
    /// When the time is up; `None` without a limit, and for a match that is not the current one.
    pub time_up: Option<Moment>,
    /// How long before the time is up the table is warned, in milliseconds.
    pub warn_ms: u64,
    /// Extra minutes beyond the limit.
    pub minutes: u16,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct ClubSeatView {
    pub seat: ClubSeat,
    pub player: Player,
    pub name: String,
    /// Only for the organiser and the players of the table.
    pub courtesies: Vec<Courtesy>,
}

/// A round on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct ClubRoundView {
    pub round: Round,
    pub leader: Option<Player>,
    /// The pair in whose column the round is written; see [`Sheet::column_of`].
    pub column: Option<Pair>,
    /// The points of each pair after the round, not capped at the target.
    pub totals: [u16; 2],
}

impl LiveEvening {
    /// The evening at the time `now`; `None` before it is opened. The view includes the card of `viewer`.
    #[must_use]
    pub fn view(&self, viewer: Option<Player>, now: Moment) -> Option<EveningView> {
        let (evening, published) = (self.evening.as_ref()?, self.published()?);
        let report = Report { matches: evening.report().matches, ..published.report() };
        let unsettled = |state| matches!(state, AlertState::Open | AlertState::Confirmed);
        Some(EveningView {
            phase: self.phase(),
            setup: evening.setup().clone(),
            options: self.options,
            online: self.online.clone(),
            schedule: evening.schedule().clone(),
            matches: evening.match_count(),
            begun: self.begun,
            begun_at: self.begun_at,
            tables: self
                .tables_of(self.begun)
                .into_iter()
                .filter_map(|at| self.table_view(at, now))
                .collect(),
            report,
            by_number: published.by_number(),
            transfers: published.transfers(),
            late: self.late(now),
            without_phone: self.without_phone.iter().copied().collect(),
            alerts: self.alerts.iter().filter(|alert| unsettled(alert.state)).cloned().collect(),
            calls: self.calls.iter().filter(|call| call.state != CallState::Done).cloned().collect(),
            announcements: self.announcements.clone(),
            sanctions: evening.sanctions().to_vec(),
            log: evening.log().to_vec(),
            card: viewer.and_then(|player| Card::of(&published, player)),
            closed: self.closed,
            counts: self.counts(),
            discarded: self.discarded,
        })
    }

    /// The phase of the evening.
    #[must_use]
    pub fn phase(&self) -> EveningPhase {
        let last = self.evening.as_ref().map_or(0, Evening::match_count);
        let delivered = self.tables_of(self.begun).iter().all(|at| self.is_confirmed(*at));
        match () {
            () if self.closed.is_some() => EveningPhase::Closed,
            () if self.begun == 0 => EveningPhase::Waiting,
            () if !delivered => EveningPhase::Playing,
            () if self.begun < last => EveningPhase::Between,
            () => EveningPhase::Played,
        }
    }

    /// One table of any match at the time `now`.
    #[must_use]
    pub fn table_view(&self, at: SheetId, now: Moment) -> Option<ClubTableView> {
        let evening = self.evening.as_ref()?;
        let plan = evening.schedule().table(at)?;
        let sheet = self.sheet(at).ok()?;
        let table = self.tables.get(&at).cloned().unwrap_or_default();
        let next_lead = sheet.next_lead();
        let seat = |seat: ClubSeat| {
            let player = plan.pairing.at(seat);
            let name = evening.setup().name_of(player);
            ClubSeatView { seat, player, name, courtesies: self.courtesies_at(at, player) }
        };
        Some(ClubTableView {
            at,
            state: self.state(at, &sheet, now),
            online: table.online,
            seats: ClubSeat::ALL.into_iter().map(seat).collect(),
            filler: plan.filler,
            scorekeeper: table.scorekeeper,
            acting_scorekeeper: self.acting_scorekeeper(at),
            writer: self.acting_scorekeeper(at),
            able: self.able_to_keep_score(at),
            present: table.present,
            first: sheet.first(),
            rounds: rounds(&sheet),
            round_points_max: sheet.round_points_max(),
            only_end: matches!(sheet.scored(), SheetScore::Final { .. }),
            raw: sheet.raw(),
            score: sheet.recorded(),
            stop: sheet.stopped(),
            stopped_by: table.stopped_by,
            outcome: sheet.outcome(),
            next_lead,
            shuffler: next_lead
                .and_then(|lead| shuffler(&plan.pairing, lead, |player| self.courtesies_at(at, player))),
            sent: table.sent,
            by_organiser: sheet.outcome().is_some() && table.result_by.is_none(),
            asked: self.asked_to_agree(at).ok().flatten().filter(|_| self.options.countersign),
            agreed: table.agreed,
            confirmed: table.confirmed,
            waiting: self.waiting(at),
            heard: table.last_entry_at,
            time_up: self.time_up(at),
            warn_ms: u64::from(evening.setup().regulation.warning) * 60_000,
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
        } else if table.is_some_and(|table| table.last_entry_at.is_some()) {
            TableState::Playing
        } else {
            TableState::Waiting
        }
    }
}

fn rounds(sheet: &Sheet) -> Vec<ClubRoundView> {
    let mut totals = [0, 0];
    let view = |(number, round): (usize, &Round)| {
        totals = sheet.after(totals, *round);
        ClubRoundView {
            round: *round,
            leader: sheet.leader_of(number),
            column: sheet.column_of(number),
            totals,
        }
    };
    (1..).zip(sheet.rounds()).map(view).collect()
}
