//! Changes of moderation. Each is applied completely or refused. What a moderator does is written to the log in the same transaction.

use boneyard_ids::{PersonId, ReportId, SanctionId};
use sqlx::SqliteConnection;

use super::{NETWORKS_KEPT_MS, ReportPlace, SanctionKind, TALK_KEPT_MS};
use crate::error::ModerationRefusal;
use crate::house_rules::{self, HouseRules};
use crate::moderators::{self, NamedModerator};

/// A change of moderation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ModerationChange {
    /// A person sends a report.
    Report(NewReport),
    /// A moderator decides a report.
    Decide {
        /// The report.
        report: ReportId,
        /// The moderator, who neither sent the report nor is the person whom it is about.
        moderator: PersonId,
        /// What is imposed; `None` dismisses the report.
        imposes: Option<NewSanction>,
        /// Why.
        reason: String,
        /// Whether the other open reports about the person are decided, too, without those that the moderator sent.
        all: bool,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A moderator imposes a sanction without a report.
    Impose {
        /// The person.
        person: PersonId,
        /// The moderator, who is another person.
        moderator: PersonId,
        /// The sanction.
        sanction: NewSanction,
        /// Why.
        reason: String,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A moderator lifts a sanction. Its open appeal is granted with it.
    Lift {
        /// The sanction.
        sanction: SanctionId,
        /// The moderator, who is not its person.
        moderator: PersonId,
        /// Why.
        reason: String,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A person appeals against a sanction that was not lifted.
    Appeal {
        /// The person.
        person: PersonId,
        /// The sanction.
        sanction: SanctionId,
        /// What the person says.
        words: String,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// A moderator decides an appeal.
    DecideAppeal {
        /// The sanction.
        sanction: SanctionId,
        /// The moderator. It is the one who imposed the sanction only if no other can decide.
        moderator: PersonId,
        /// All moderators.
        moderators: Vec<PersonId>,
        /// Whether the sanction is lifted.
        lifts: bool,
        /// Why.
        reason: String,
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
    /// The host has these own rules now. A version that is stored already stays as it is.
    KeepHouseRules(HouseRules),
    /// The host names these moderators. Names that are left out are forgotten.
    NameModerators(Vec<NamedModerator>),
    /// Removes what is too old: shared networks, and the talk of decided reports.
    ForgetOld {
        /// The time of the change, in milliseconds since 1970.
        now_ms: i64,
    },
}

/// A report that is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReport {
    /// A new id.
    pub id: ReportId,
    /// Whom it is about.
    pub person: PersonId,
    /// Who sends it.
    pub reporter: PersonId,
    /// The word for the reason.
    pub reason: String,
    /// What the reporter says.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Where it happened; `None` for a report about an account.
    pub place: Option<ReportPlace>,
    /// What was said at the table before, as JSON. The store does not read it.
    pub talk: String,
}

/// A sanction that is imposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSanction {
    /// A new id.
    pub id: SanctionId,
    /// What it is.
    pub kind: SanctionKind,
    /// When it ends by itself, in milliseconds since 1970; `None` for a warning and for a ban for good.
    pub until_ms: Option<i64>,
}

type Outcome = Result<Result<(), ModerationRefusal>, sqlx::Error>;

/// Writes a change. After a refusal the caller must roll back.
pub(crate) async fn write(connection: &mut SqliteConnection, change: &ModerationChange) -> Outcome {
    match change {
        ModerationChange::Report(report) => insert_report(connection, report).await,
        ModerationChange::Decide { report, moderator, imposes, reason, all, now_ms } => {
            let act = Act { moderator, reason, now_ms: *now_ms };
            decide(connection, report, imposes.as_ref(), *all, act).await
        }
        ModerationChange::Impose { person, moderator, sanction, reason, now_ms } => {
            if person == moderator {
                return Ok(Err(ModerationRefusal::Own));
            }
            impose(connection, person.as_str(), sanction, None, Act { moderator, reason, now_ms: *now_ms })
                .await?;
            Ok(Ok(()))
        }
        ModerationChange::Lift { sanction, moderator, reason, now_ms } => {
            lift(connection, sanction, Act { moderator, reason, now_ms: *now_ms }).await
        }
        ModerationChange::Appeal { person, sanction, words, now_ms } => {
            appeal(connection, person, sanction, words, *now_ms).await
        }
        ModerationChange::DecideAppeal { sanction, moderator, moderators, lifts, reason, now_ms } => {
            let act = Act { moderator, reason, now_ms: *now_ms };
            decide_appeal(connection, sanction, moderators, *lifts, act).await
        }
        ModerationChange::KeepHouseRules(rules) => {
            house_rules::keep(connection, rules).await?;
            Ok(Ok(()))
        }
        ModerationChange::NameModerators(named) => {
            moderators::keep(connection, named).await?;
            Ok(Ok(()))
        }
        ModerationChange::ForgetOld { now_ms } => forget_old(connection, *now_ms).await,
    }
}

/// Who does something, why and when.
#[derive(Clone, Copy)]
struct Act<'a> {
    moderator: &'a PersonId,
    reason: &'a str,
    now_ms: i64,
}

/// What an act is about.
struct Subject<'a> {
    person: &'a str,
    report: Option<&'a str>,
    sanction: Option<&'a str>,
    until_ms: Option<i64>,
}

async fn log(
    connection: &mut SqliteConnection,
    Act { moderator, reason, now_ms }: Act<'_>,
    word: &str,
    Subject { person, report, sanction, until_ms }: Subject<'_>,
) -> Result<(), sqlx::Error> {
    let entry = sqlx::query(
        "INSERT INTO moderation_log (at_ms, by_id, act, person_id, reason, report_id, sanction_id, until_ms) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    );
    let entry = entry.bind(now_ms).bind(moderator.as_str()).bind(word).bind(person).bind(reason);
    entry.bind(report).bind(sanction).bind(until_ms).execute(connection).await?;
    Ok(())
}

async fn insert_report(connection: &mut SqliteConnection, report: &NewReport) -> Outcome {
    let NewReport { id, person, reporter, reason, words, at_ms, place, talk } = report;
    if person == reporter {
        return Ok(Err(ModerationRefusal::Own));
    }
    let insert = sqlx::query(
        "INSERT INTO reports (id, person_id, reporter_id, reason, words, at_ms, table_id, match_id, seat, talk) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(id.as_str()).bind(person.as_str()).bind(reporter.as_str()).bind(reason);
    let insert = insert.bind(words).bind(at_ms).bind(place.as_ref().map(|place| place.table.as_str()));
    let insert = insert.bind(place.as_ref().and_then(|place| Some(place.match_id.as_ref()?.as_str())));
    let insert = insert.bind(place.as_ref().map(|place| place.seat)).bind(talk);
    let inserted = insert.execute(connection).await?.rows_affected();
    Ok(if inserted == 0 { Err(ModerationRefusal::Reported) } else { Ok(()) })
}

async fn decide(
    connection: &mut SqliteConnection,
    report: &ReportId,
    imposes: Option<&NewSanction>,
    all: bool,
    act: Act<'_>,
) -> Outcome {
    let found = sqlx::query_as("SELECT person_id, reporter_id, decided_ms FROM reports WHERE id = ?");
    let found: Option<(String, String, Option<i64>)> =
        found.bind(report.as_str()).fetch_optional(&mut *connection).await?;
    let Some((person, reporter, decided)) = found else { return Ok(Err(ModerationRefusal::Gone)) };
    let moderator = act.moderator.as_str();
    if person == moderator || reporter == moderator {
        return Ok(Err(ModerationRefusal::Own));
    }
    if decided.is_some() {
        return Ok(Err(ModerationRefusal::Decided));
    }
    match imposes {
        Some(sanction) => impose(connection, &person, sanction, Some(report), act).await?,
        None => {
            let subject =
                Subject { person: &person, report: Some(report.as_str()), sanction: None, until_ms: None };
            log(connection, act, "dismiss", subject).await?;
        }
    }
    let decide = sqlx::query(
        "UPDATE reports SET decided_ms = ?1, decided_by = ?2, sanction_id = ?3, decision_reason = ?4 \
         WHERE decided_ms IS NULL AND (id = ?5 OR (?6 AND person_id = ?7 AND reporter_id <> ?2))",
    );
    let decide = decide.bind(act.now_ms).bind(moderator).bind(imposes.map(|sanction| sanction.id.as_str()));
    decide.bind(act.reason).bind(report.as_str()).bind(all).bind(person).execute(connection).await?;
    Ok(Ok(()))
}

async fn impose(
    connection: &mut SqliteConnection,
    person: &str,
    NewSanction { id, kind, until_ms }: &NewSanction,
    report: Option<&ReportId>,
    act: Act<'_>,
) -> Result<(), sqlx::Error> {
    let report = report.map(ReportId::as_str);
    let insert = sqlx::query(
        "INSERT INTO sanctions (id, person_id, kind, reason, since_ms, until_ms, by_id, report_id) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    );
    let insert = insert.bind(id.as_str()).bind(person).bind(kind.stored()).bind(act.reason);
    let insert = insert.bind(act.now_ms).bind(until_ms).bind(act.moderator.as_str()).bind(report);
    insert.execute(&mut *connection).await?;
    let subject = Subject { person, report, sanction: Some(id.as_str()), until_ms: *until_ms };
    log(connection, act, kind.act(), subject).await
}

async fn lift(connection: &mut SqliteConnection, sanction: &SanctionId, act: Act<'_>) -> Outcome {
    let found = sqlx::query_as("SELECT person_id, lifted_ms FROM sanctions WHERE id = ?");
    let found: Option<(String, Option<i64>)> =
        found.bind(sanction.as_str()).fetch_optional(&mut *connection).await?;
    let Some((person, lifted)) = found else { return Ok(Err(ModerationRefusal::Gone)) };
    if person == act.moderator.as_str() {
        return Ok(Err(ModerationRefusal::Own));
    }
    if lifted.is_some() {
        return Ok(Err(ModerationRefusal::Decided));
    }
    end(connection, sanction, act).await?;
    let appeal = sqlx::query(
        "UPDATE sanctions SET appeal_decided_ms = ?, appeal_upheld = 0, appeal_reason = ? \
         WHERE id = ? AND appeal_ms IS NOT NULL AND appeal_decided_ms IS NULL",
    );
    let appeal = appeal.bind(act.now_ms).bind(act.reason).bind(sanction.as_str());
    appeal.execute(&mut *connection).await?;
    let subject =
        Subject { person: &person, report: None, sanction: Some(sanction.as_str()), until_ms: None };
    log(connection, act, "lift", subject).await?;
    Ok(Ok(()))
}

async fn end(
    connection: &mut SqliteConnection,
    sanction: &SanctionId,
    act: Act<'_>,
) -> Result<(), sqlx::Error> {
    let end = sqlx::query("UPDATE sanctions SET lifted_ms = ?, lift_reason = ? WHERE id = ?");
    end.bind(act.now_ms).bind(act.reason).bind(sanction.as_str()).execute(connection).await?;
    Ok(())
}

async fn appeal(
    connection: &mut SqliteConnection,
    person: &PersonId,
    sanction: &SanctionId,
    words: &str,
    now_ms: i64,
) -> Outcome {
    let found = sqlx::query_as("SELECT lifted_ms, appeal_ms FROM sanctions WHERE id = ? AND person_id = ?");
    let found: Option<(Option<i64>, Option<i64>)> =
        found.bind(sanction.as_str()).bind(person.as_str()).fetch_optional(&mut *connection).await?;
    match found {
        None => return Ok(Err(ModerationRefusal::Gone)),
        Some((_, Some(_))) => return Ok(Err(ModerationRefusal::Appealed)),
        Some((Some(_), None)) => return Ok(Err(ModerationRefusal::Decided)),
        Some((None, None)) => {}
    }
    let appeal = sqlx::query("UPDATE sanctions SET appeal = ?, appeal_ms = ? WHERE id = ?");
    appeal.bind(words).bind(now_ms).bind(sanction.as_str()).execute(connection).await?;
    Ok(Ok(()))
}

async fn decide_appeal(
    connection: &mut SqliteConnection,
    sanction: &SanctionId,
    moderators: &[PersonId],
    lifts: bool,
    act: Act<'_>,
) -> Outcome {
    let found =
        sqlx::query_as("SELECT person_id, by_id, appeal_ms, appeal_decided_ms FROM sanctions WHERE id = ?");
    let found: Option<(String, String, Option<i64>, Option<i64>)> =
        found.bind(sanction.as_str()).fetch_optional(&mut *connection).await?;
    let Some((person, by, Some(_), decided)) = found else { return Ok(Err(ModerationRefusal::Gone)) };
    if !may_decide_appeal(act.moderator, &person, &by, moderators) {
        return Ok(Err(ModerationRefusal::Own));
    }
    if decided.is_some() {
        return Ok(Err(ModerationRefusal::Decided));
    }
    let decide = sqlx::query(
        "UPDATE sanctions SET appeal_decided_ms = ?, appeal_upheld = ?, appeal_reason = ? WHERE id = ?",
    );
    let decide = decide.bind(act.now_ms).bind(!lifts).bind(act.reason).bind(sanction.as_str());
    decide.execute(&mut *connection).await?;
    if lifts {
        end(connection, sanction, act).await?;
    }
    let subject =
        Subject { person: &person, report: None, sanction: Some(sanction.as_str()), until_ms: None };
    log(connection, act, if lifts { "grant" } else { "uphold" }, subject).await?;
    Ok(Ok(()))
}

/// Whether a moderator may decide an appeal: not about themselves, and not about their own sanction if another moderator can decide.
pub(super) fn may_decide_appeal(
    moderator: &PersonId,
    person: &str,
    by: &str,
    moderators: &[PersonId],
) -> bool {
    let may = |other: &PersonId| other.as_str() != person && other.as_str() != by;
    moderator.as_str() != person && (moderator.as_str() != by || !moderators.iter().any(may))
}

async fn forget_old(connection: &mut SqliteConnection, now_ms: i64) -> Outcome {
    let networks = sqlx::query("DELETE FROM match_networks WHERE ended_ms < ?");
    networks.bind(now_ms - NETWORKS_KEPT_MS).execute(&mut *connection).await?;
    let talk = sqlx::query("UPDATE reports SET talk = '[]' WHERE decided_ms < ? AND talk <> '[]'");
    talk.bind(now_ms - TALK_KEPT_MS).execute(&mut *connection).await?;
    let hints =
        sqlx::query("DELETE FROM play_hints WHERE EXISTS (SELECT 1 FROM play_hint_run WHERE at_ms < ?)");
    hints.bind(now_ms - NETWORKS_KEPT_MS).execute(connection).await?;
    Ok(Ok(()))
}

/// Gives what moderation knows of a guest to the account that the guest becomes part of. The log keeps the guest's id, which leads to
/// the account.
pub(crate) async fn move_guest(
    connection: &mut SqliteConnection,
    guest: &PersonId,
    to: &PersonId,
) -> Result<(), sqlx::Error> {
    for statement in [
        // A person who reported a guest of their own has reported themselves.
        "DELETE FROM reports WHERE (person_id = ?1 AND reporter_id = ?2) OR (person_id = ?2 AND reporter_id = ?1)",
        "UPDATE OR IGNORE reports SET person_id = ?2 WHERE person_id = ?1",
        "UPDATE OR IGNORE reports SET reporter_id = ?2 WHERE reporter_id = ?1",
        // The same reporter had reported the account at the same table.
        "DELETE FROM reports WHERE ?1 IN (person_id, reporter_id)",
        "UPDATE sanctions SET person_id = ?2 WHERE person_id = ?1",
        "UPDATE match_networks SET person_id = ?2 WHERE person_id = ?1",
        "UPDATE OR IGNORE play_hints SET person_id = ?2 WHERE person_id = ?1",
        "UPDATE OR IGNORE play_hints SET other_id = ?2 WHERE other_id = ?1",
        "DELETE FROM play_hints WHERE ?1 IN (person_id, other_id) OR person_id = other_id",
        "INSERT INTO conduct (person_id, begun, finished, has_left, given_up, turns, timed_out) \
         SELECT ?2, begun, finished, has_left, given_up, turns, timed_out FROM conduct WHERE person_id = ?1 \
         ON CONFLICT DO UPDATE SET begun = begun + excluded.begun, finished = finished + excluded.finished, \
           has_left = has_left + excluded.has_left, given_up = given_up + excluded.given_up, \
           turns = turns + excluded.turns, timed_out = timed_out + excluded.timed_out",
        "DELETE FROM conduct WHERE person_id = ?1",
        "UPDATE OR IGNORE early_exits SET person_id = ?2 WHERE person_id = ?1",
    ] {
        sqlx::query(statement).bind(guest.as_str()).bind(to.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Removes what moderation knows of a person who deletes the account: reports about the person, the words of the person's own reports
/// and appeals, and the figures. Sanctions and the log stay, without a name.
pub(crate) async fn forget(connection: &mut SqliteConnection, person: &PersonId) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM reports WHERE person_id = ?",
        "UPDATE reports SET words = '' WHERE reporter_id = ?",
        "UPDATE sanctions SET appeal = '' WHERE person_id = ? AND appeal IS NOT NULL",
        "DELETE FROM conduct WHERE person_id = ?",
        "DELETE FROM early_exits WHERE person_id = ?",
        "DELETE FROM match_networks WHERE person_id = ?",
        "DELETE FROM play_hints WHERE ?1 IN (person_id, other_id)",
    ] {
        sqlx::query(statement).bind(person.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}
