//! Moderation: reports, sanctions, appeals, and the log of what moderators did.

mod change;
mod conduct;
mod plays;

use boneyard_ids::{MatchId, PersonId, ReportId, SanctionId, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::row::id;
use crate::{Guest, Store, StoreError};

pub use change::{ModerationChange, NewReport, NewSanction};
pub(crate) use change::{forget, move_guest, write};
pub(crate) use conduct::fold;
pub use conduct::{Conduct, EARLY_EXITS_KEPT_MS, EarlyExits, NETWORKS_KEPT_MS, PlayerConduct, SharedNetwork};
pub use plays::{HintedPair, PlayFinding, PlayHint, PlayHintRun, replace_play_hints};

/// How long the talk of a decided report is kept, in milliseconds: 90 days.
pub const TALK_KEPT_MS: i64 = 90 * 24 * 60 * 60 * 1000;

/// A person, for moderators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModeratedPerson {
    /// The person.
    pub person: Guest,
    /// Whether the person has an account.
    pub has_account: bool,
}

/// A report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its id.
    pub id: ReportId,
    /// Whom it is about.
    pub person: ModeratedPerson,
    /// Who sent it.
    pub reporter: ModeratedPerson,
    /// The word for the reason.
    pub reason: String,
    /// What the reporter says.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Where it happened; `None` for a report about an account.
    pub place: Option<ReportPlace>,
    /// Whether the match is over.
    pub is_match_over: bool,
    /// What was said at the table before, as JSON. The store does not read it.
    pub talk: String,
    /// What was decided; `None` while the report is open.
    pub decided: Option<ReportDecided>,
}

/// Where something that is reported happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportPlace {
    /// The table.
    pub table: TableId,
    /// The match; `None` before the first one.
    pub match_id: Option<MatchId>,
    /// The first seat of the person, from 1.
    pub seat: u8,
}

/// What was decided about a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportDecided {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The name of the moderator.
    pub by: String,
    /// The sanction; `None` if the report was dismissed.
    pub sanction: Option<SanctionId>,
    /// Why.
    pub reason: String,
}

/// How many reports there are about a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ReportCounts {
    /// Reports that are open.
    pub open: u32,
    /// All reports.
    pub all: u32,
}

/// The kind of a sanction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SanctionKind {
    /// A warning.
    Warning,
    /// The person says nothing.
    TimeOut,
    /// The person does not play with others, and says nothing.
    Ban,
}

impl SanctionKind {
    const ALL: [(SanctionKind, &str); 3] =
        [(SanctionKind::Warning, "warning"), (SanctionKind::TimeOut, "time-out"), (SanctionKind::Ban, "ban")];

    fn stored(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, text)| text)
    }

    fn read(text: &str) -> Result<Self, sqlx::Error> {
        let found = Self::ALL.iter().find(|(_, stored)| *stored == text).map(|(kind, _)| *kind);
        found.ok_or_else(|| sqlx::Error::Decode(format!("no kind of a sanction: `{text}`").into()))
    }

    /// The word for imposing it, in the log.
    fn act(self) -> &'static str {
        match self {
            SanctionKind::Warning => "warn",
            SanctionKind::TimeOut => "time-out",
            SanctionKind::Ban => "ban",
        }
    }
}

/// A sanction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sanction {
    /// Its id.
    pub id: SanctionId,
    /// Whom it is imposed on.
    pub person: ModeratedPerson,
    /// What it is.
    pub kind: SanctionKind,
    /// Why it was imposed.
    pub reason: String,
    /// When, in milliseconds since 1970.
    pub since_ms: i64,
    /// When it ends by itself, in milliseconds since 1970; `None` for a warning and for a ban for good.
    pub until_ms: Option<i64>,
    /// The moderator who imposed it.
    pub by: PersonId,
    /// The name of the moderator.
    pub by_name: String,
    /// The report that led to it.
    pub report: Option<ReportId>,
    /// When and why it was lifted.
    pub lifted: Option<(i64, String)>,
    /// The appeal.
    pub appeal: Option<Appeal>,
}

impl Sanction {
    /// Whether a moderator may decide an appeal against it: not about themselves, and not the one who imposed it if another of the
    /// moderators can decide.
    #[must_use]
    pub fn may_be_judged_by(&self, moderator: &PersonId, moderators: &[PersonId]) -> bool {
        change::may_decide_appeal(moderator, self.person.person.id.as_str(), self.by.as_str(), moderators)
    }

    /// Whether it holds at this time. A warning never does.
    #[must_use]
    pub fn is_active(&self, now_ms: i64) -> bool {
        self.kind != SanctionKind::Warning
            && self.lifted.is_none()
            && self.until_ms.is_none_or(|until| until > now_ms)
    }
}

/// An appeal against a sanction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// What the person says.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What was decided; `None` while the appeal is open.
    pub decided: Option<AppealDecided>,
}

/// What was decided about an appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppealDecided {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the sanction stayed.
    pub upheld: bool,
    /// Why.
    pub reason: String,
}

/// A place in a list of sanctions: a time and an id.
pub type SanctionPlace = (i64, SanctionId);

/// Something that a moderator did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModerationEntry {
    /// Its number in the log.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The name of the moderator.
    pub by: String,
    /// The word for what was done.
    pub act: String,
    /// Whom it is about.
    pub person: ModeratedPerson,
    /// Why.
    pub reason: String,
    /// The report.
    pub report: Option<ReportId>,
    /// The sanction.
    pub sanction: Option<SanctionId>,
    /// When the sanction was to end by itself, in milliseconds since 1970.
    pub until_ms: Option<i64>,
}

const REPORT: &str = "SELECT reports.id, person.id, person.name, person.face, person.created_ms, person.is_bot, \
    EXISTS (SELECT 1 FROM accounts WHERE person_id = person.id), \
    reporter.id, reporter.name, reporter.face, reporter.created_ms, reporter.is_bot, \
    EXISTS (SELECT 1 FROM accounts WHERE person_id = reporter.id), \
    reports.reason, words, reports.at_ms, reports.table_id, match_id, seat, \
    EXISTS (SELECT 1 FROM matches WHERE matches.id = match_id), talk, \
    decided_ms, coalesce(decider.name, ''), sanction_id, coalesce(decision_reason, '') \
    FROM reports JOIN guests AS person ON person.id = reports.person_id \
    JOIN guests AS reporter ON reporter.id = reporter_id LEFT JOIN guests AS decider ON decider.id = decided_by";

const SANCTION: &str = "SELECT sanctions.id, person.id, person.name, person.face, person.created_ms, person.is_bot, \
    EXISTS (SELECT 1 FROM accounts WHERE person_id = person.id), \
    kind, reason, since_ms, until_ms, by_id, moderator.name, report_id, lifted_ms, lift_reason, \
    appeal, appeal_ms, appeal_decided_ms, appeal_upheld, appeal_reason \
    FROM sanctions JOIN guests AS person ON person.id = sanctions.person_id \
    JOIN guests AS moderator ON moderator.id = by_id";

/// The most sanctions that are read for one person.
const SANCTIONS_READ_MAX: i64 = 200;

impl Store {
    /// A report.
    pub async fn report(&self, report: &ReportId) -> Result<Option<Report>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{REPORT} WHERE reports.id = ?")))
            .bind(report.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(read_report).transpose()?)
    }

    /// The people with open or with decided reports: those with the oldest report first. The list goes on after the person of the
    /// report `after`. Each comes with the oldest of these reports, at most `reports_max`.
    pub async fn reported_people(
        &self,
        decided: bool,
        after: Option<&ReportId>,
        max: usize,
        reports_max: usize,
    ) -> Result<Vec<Vec<Report>>, StoreError> {
        let place = match after {
            None => None,
            Some(after) => self.place_of_report(decided, after).await?,
        };
        let (first_ms, person) = place.unwrap_or((i64::MIN, String::new()));
        let people: Vec<String> = sqlx::query_scalar(
            "SELECT person_id FROM reports WHERE (decided_ms IS NOT NULL) = ?1 GROUP BY person_id \
             HAVING (min(at_ms), person_id) > (?2, ?3) ORDER BY min(at_ms), person_id LIMIT ?4",
        )
        .bind(decided)
        .bind(first_ms)
        .bind(person)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let mut groups = Vec::with_capacity(people.len());
        for person in people {
            let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
                "{REPORT} WHERE reports.person_id = ? AND (decided_ms IS NOT NULL) = ? \
                 ORDER BY reports.at_ms, reports.id LIMIT ?"
            )))
            .bind(person)
            .bind(decided)
            .bind(i64::try_from(reports_max).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
            groups.push(rows.iter().map(read_report).collect::<Result<_, _>>()?);
        }
        Ok(groups)
    }

    /// Where the list of reported people goes on: after the person of this report.
    async fn place_of_report(
        &self,
        decided: bool,
        report: &ReportId,
    ) -> Result<Option<(i64, String)>, StoreError> {
        let place = sqlx::query_as(
            "SELECT coalesce(min(reports.at_ms), own.at_ms), own.person_id FROM reports AS own LEFT JOIN reports \
               ON reports.person_id = own.person_id AND (reports.decided_ms IS NOT NULL) = ?2 \
             WHERE own.id = ?1 GROUP BY own.id",
        );
        Ok(place.bind(report.as_str()).bind(decided).fetch_optional(&self.readers).await?)
    }

    /// The last reports about a person, the latest first.
    pub async fn reports_about(&self, person: &PersonId, max: usize) -> Result<Vec<Report>, StoreError> {
        self.reports("reports.person_id", person, max).await
    }

    /// The last reports that a person sent, the latest first.
    pub async fn reports_by(&self, person: &PersonId, max: usize) -> Result<Vec<Report>, StoreError> {
        self.reports("reporter_id", person, max).await
    }

    async fn reports(&self, of: &str, person: &PersonId, max: usize) -> Result<Vec<Report>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{REPORT} WHERE {of} = ? ORDER BY reports.at_ms DESC, reports.id DESC LIMIT ?"
        )))
        .bind(person.as_str())
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(read_report).collect::<Result<_, _>>()?)
    }

    /// How many reports there are about a person.
    pub async fn report_counts(&self, person: &PersonId) -> Result<ReportCounts, StoreError> {
        let counts = sqlx::query_as(
            "SELECT count(*) FILTER (WHERE decided_ms IS NULL), count(*) FROM reports WHERE person_id = ?",
        );
        let (open, all) = counts.bind(person.as_str()).fetch_one(&self.readers).await?;
        Ok(ReportCounts { open, all })
    }

    /// How many reports are open, and how many appeals.
    pub async fn open_moderation(&self) -> Result<(u32, u32), StoreError> {
        let counts = sqlx::query_as(
            "SELECT (SELECT count(*) FROM reports WHERE decided_ms IS NULL), \
               (SELECT count(*) FROM sanctions WHERE appeal_ms IS NOT NULL AND appeal_decided_ms IS NULL)",
        );
        Ok(counts.fetch_one(&self.readers).await?)
    }

    /// A sanction.
    pub async fn sanction(&self, sanction: &SanctionId) -> Result<Option<Sanction>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{SANCTION} WHERE sanctions.id = ?")))
            .bind(sanction.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(read_sanction).transpose()?)
    }

    /// The last sanctions of a person, the latest first.
    pub async fn sanctions_of(&self, person: &PersonId) -> Result<Vec<Sanction>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{SANCTION} WHERE sanctions.person_id = ? ORDER BY since_ms DESC, sanctions.id DESC LIMIT ?"
        )))
        .bind(person.as_str())
        .bind(SANCTIONS_READ_MAX)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(read_sanction).collect::<Result<_, _>>()?)
    }

    /// The sanctions of a person that hold at this time.
    pub async fn active_sanctions_of(
        &self,
        person: &PersonId,
        now_ms: i64,
    ) -> Result<Vec<Sanction>, StoreError> {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{SANCTION} WHERE sanctions.person_id = ? AND lifted_ms IS NULL AND kind <> 'warning' \
               AND (until_ms IS NULL OR until_ms > ?)"
        )))
        .bind(person.as_str())
        .bind(now_ms)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(read_sanction).collect::<Result<_, _>>()?)
    }

    /// The sanctions that hold at this time, the latest first. The list goes on after `before`.
    pub async fn active_sanctions(
        &self,
        now_ms: i64,
        before: Option<&SanctionPlace>,
        max: usize,
    ) -> Result<Vec<Sanction>, StoreError> {
        let (since_ms, place) = before.map_or((i64::MAX, ""), |(since_ms, id)| (*since_ms, id.as_str()));
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{SANCTION} WHERE lifted_ms IS NULL AND kind <> 'warning' AND (until_ms IS NULL OR until_ms > ?) \
               AND (since_ms, sanctions.id) < (?, ?) ORDER BY since_ms DESC, sanctions.id DESC LIMIT ?"
        )))
        .bind(now_ms)
        .bind(since_ms)
        .bind(place)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(read_sanction).collect::<Result<_, _>>()?)
    }

    /// The sanctions with an open appeal, or with a decided one: the oldest appeal first. The list goes on after `after`.
    pub async fn appeals(
        &self,
        decided: bool,
        after: Option<&SanctionPlace>,
        max: usize,
    ) -> Result<Vec<Sanction>, StoreError> {
        let (at_ms, place) = after.map_or((i64::MIN, ""), |(at_ms, id)| (*at_ms, id.as_str()));
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{SANCTION} WHERE appeal_ms IS NOT NULL AND (appeal_decided_ms IS NOT NULL) = ? \
               AND (appeal_ms, sanctions.id) > (?, ?) ORDER BY appeal_ms, sanctions.id LIMIT ?"
        )))
        .bind(decided)
        .bind(at_ms)
        .bind(place)
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(read_sanction).collect::<Result<_, _>>()?)
    }

    /// What moderators did, the latest act first. The list goes on before the entry with the number `before`.
    pub async fn moderation_log(
        &self,
        before: Option<i64>,
        max: usize,
    ) -> Result<Vec<ModerationEntry>, StoreError> {
        // A guest who became part of an account is that account's person.
        let rows = sqlx::query(
            "SELECT seq, at_ms, coalesce(moderator.name, ''), act, person.id, person.name, person.face, \
               person.created_ms, person.is_bot, EXISTS (SELECT 1 FROM accounts WHERE person_id = person.id), \
               reason, report_id, sanction_id, until_ms FROM moderation_log \
             LEFT JOIN guests AS moderator ON moderator.id = by_id \
             JOIN guests AS known ON known.id = moderation_log.person_id \
             JOIN guests AS person ON person.id = coalesce(known.moved_to, known.id) \
             WHERE seq < ? ORDER BY seq DESC LIMIT ?",
        )
        .bind(before.unwrap_or(i64::MAX))
        .bind(i64::try_from(max).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let entry = |row: &SqliteRow| -> Result<ModerationEntry, sqlx::Error> {
            Ok(ModerationEntry {
                seq: row.try_get(0)?,
                at_ms: row.try_get(1)?,
                by: row.try_get(2)?,
                act: row.try_get(3)?,
                person: moderated(row, 4)?,
                reason: row.try_get(10)?,
                report: optional_id(row, 11)?,
                sanction: optional_id(row, 12)?,
                until_ms: row.try_get(13)?,
            })
        };
        Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
    }
}

/// Reads a person from six columns.
fn moderated(row: &SqliteRow, first: usize) -> Result<ModeratedPerson, sqlx::Error> {
    Ok(ModeratedPerson {
        person: Guest {
            id: id(row, first)?,
            name: row.try_get(first + 1)?,
            face: row.try_get(first + 2)?,
            created_ms: row.try_get(first + 3)?,
            is_bot: row.try_get(first + 4)?,
        },
        has_account: row.try_get(first + 5)?,
    })
}

fn optional_id<Id: for<'text> From<&'text str>>(
    row: &SqliteRow,
    column: usize,
) -> Result<Option<Id>, sqlx::Error> {
    Ok(row.try_get::<Option<&str>, _>(column)?.map(Into::into))
}

fn read_report(row: &SqliteRow) -> Result<Report, sqlx::Error> {
    let place = match (optional_id(row, 16)?, row.try_get(18)?) {
        (Some(table), Some(seat)) => Some(ReportPlace { table, match_id: optional_id(row, 17)?, seat }),
        _ => None,
    };
    let decided = match row.try_get(21)? {
        None => None,
        Some(at_ms) => Some(ReportDecided {
            at_ms,
            by: row.try_get(22)?,
            sanction: optional_id(row, 23)?,
            reason: row.try_get(24)?,
        }),
    };
    Ok(Report {
        id: id(row, 0)?,
        person: moderated(row, 1)?,
        reporter: moderated(row, 7)?,
        reason: row.try_get(13)?,
        words: row.try_get(14)?,
        at_ms: row.try_get(15)?,
        place,
        is_match_over: row.try_get(19)?,
        talk: row.try_get(20)?,
        decided,
    })
}

fn read_sanction(row: &SqliteRow) -> Result<Sanction, sqlx::Error> {
    let lifted: Option<i64> = row.try_get(14)?;
    let lift_reason: Option<String> = row.try_get(15)?;
    let decided = match row.try_get(18)? {
        None => None,
        Some(at_ms) => Some(AppealDecided {
            at_ms,
            upheld: row.try_get::<Option<bool>, _>(19)?.unwrap_or_default(),
            reason: row.try_get::<Option<String>, _>(20)?.unwrap_or_default(),
        }),
    };
    let appeal = match (row.try_get::<Option<String>, _>(16)?, row.try_get(17)?) {
        (Some(words), Some(at_ms)) => Some(Appeal { words, at_ms, decided }),
        _ => None,
    };
    Ok(Sanction {
        id: id(row, 0)?,
        person: moderated(row, 1)?,
        kind: SanctionKind::read(row.try_get(7)?)?,
        reason: row.try_get(8)?,
        since_ms: row.try_get(9)?,
        until_ms: row.try_get(10)?,
        by: id(row, 11)?,
        by_name: row.try_get(12)?,
        report: optional_id(row, 13)?,
        lifted: lifted.map(|at_ms| (at_ms, lift_reason.unwrap_or_default())),
        appeal,
    })
}
