//! What moderators and sanctioned people see of what is stored.

use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_protocol::moderation::{
    Appeal, AppealDecided, AppealDecision, Conduct, Decided, ImposedSanction, Lifted, ModeratedPerson,
    PLAY_HINTS_MAX, PersonFile, PlayEffect, PlayHint, REPORTS_SHOWN_MAX, ReportLine, ReportReason,
    SHARED_NETWORKS_MAX, SanctionKind, SanctionView, SharedNetwork,
};
use boneyard_rules::Seat;
use boneyard_store::{
    HintedPair, ModeratedPerson as StoredPerson, NETWORKS_KEPT_MS, PlayFinding, Report,
    Sanction as StoredSanction, SanctionKind as StoredKind, Store,
};

use crate::clock;
use crate::http::ApiError;
use crate::permissions::Permissions;

pub(super) fn person(stored: StoredPerson) -> ModeratedPerson {
    let StoredPerson { person, has_account } = stored;
    ModeratedPerson { name: person.name, face: person.face, account: has_account, program: person.is_bot }
}

/// A report in a moderator's list.
pub(super) fn line(report: Report, moderator: &PersonId) -> ReportLine {
    let own = [&report.person, &report.reporter].iter().any(|other| other.person.id == *moderator);
    let (table, match_, seat) = match report.place {
        None => (None, None, None),
        Some(place) => (Some(place.table), place.match_id, Seat::new(place.seat)),
    };
    ReportLine {
        id: report.id,
        reason: reason(&report.reason),
        words: report.words,
        at_ms: report.at_ms,
        by: person(report.reporter),
        table,
        match_,
        seat,
        match_over: report.is_match_over,
        own,
        decided: report.decided.map(|decided| Decided {
            at_ms: decided.at_ms,
            by: decided.by,
            sanction: decided.sanction,
            reason: decided.reason,
        }),
    }
}

/// A reason that this version does not know is another one.
pub(super) fn reason(stored: &str) -> ReportReason {
    ReportReason::ALL.into_iter().find(|reason| reason.word() == stored).unwrap_or(ReportReason::Other)
}

/// A sanction, as its person sees it.
pub(super) fn sanction(stored: StoredSanction) -> ImposedSanction {
    ImposedSanction {
        active: stored.is_active(clock::now_ms()),
        id: stored.id,
        kind: match stored.kind {
            StoredKind::Warning => SanctionKind::Warning,
            StoredKind::TimeOut => SanctionKind::TimeOut,
            StoredKind::Ban => SanctionKind::Ban,
        },
        reason: stored.reason,
        since_ms: stored.since_ms,
        until_ms: stored.until_ms,
        lifted: stored.lifted.map(|(at_ms, reason)| Lifted { at_ms, reason }),
        appeal: stored.appeal.map(|appeal| Appeal {
            words: appeal.words,
            at_ms: appeal.at_ms,
            decided: appeal.decided.map(|decided| AppealDecided {
                at_ms: decided.at_ms,
                decision: if decided.upheld { AppealDecision::Uphold } else { AppealDecision::Lift },
                reason: decided.reason,
            }),
        }),
    }
}

/// A sanction, as a moderator sees it.
pub(super) fn sanction_view(
    permissions: &Permissions,
    stored: StoredSanction,
    moderator: &PersonId,
) -> SanctionView {
    SanctionView {
        own: !stored.may_be_judged_by(moderator, permissions.moderators()),
        person: person(stored.person.clone()),
        by: stored.by_name.clone(),
        report: stored.report.clone(),
        sanction: sanction(stored),
    }
}

/// What moderators know of a person.
pub(super) async fn file(
    store: &Store,
    permissions: &Permissions,
    about: StoredPerson,
    moderator: &PersonId,
) -> Result<PersonFile, ApiError> {
    let (store, id) = (store, about.person.id.clone());
    let counts = store.report_counts(&id).await?;
    let reports = store.reports_about(&id, REPORTS_SHOWN_MAX).await?;
    let conduct = store.conduct_of(&id).await?;
    let sanctions = store.sanctions_of(&id).await?;
    let since_ms = clock::now_ms() - NETWORKS_KEPT_MS;
    let networks = store.networks_shared_with(&id, since_ms, SHARED_NETWORKS_MAX).await?;
    let plays = store.play_hints_about(&id, PLAY_HINTS_MAX).await?;
    Ok(PersonFile {
        person: person(about),
        open: counts.open,
        all: counts.all,
        reports: reports.into_iter().map(|report| line(report, moderator)).collect(),
        conduct: Conduct {
            begun: conduct.begun,
            finished: conduct.finished,
            left: conduct.left,
            given_up: conduct.given_up,
            turns: conduct.turns,
            timed_out: conduct.timed_out,
        },
        sanctions: sanctions
            .into_iter()
            .map(|stored| sanction_view(permissions, stored, moderator))
            .collect(),
        networks: networks.into_iter().map(shared_network).collect(),
        plays: plays.into_iter().map(play_hint).collect(),
    })
}

pub(super) fn shared_network(stored: boneyard_store::SharedNetwork) -> SharedNetwork {
    let boneyard_store::SharedNetwork { person: other, matches, partners, last_ms } = stored;
    SharedNetwork { person: person(other), matches, partners, last_ms }
}

pub(super) fn play_hint(stored: HintedPair) -> PlayHint {
    let HintedPair { person: by, other, found } = stored;
    let PlayFinding { partners, helps, rounds, tiles, deviations, matches } = found;
    let effect = if helps { PlayEffect::Helps } else { PlayEffect::Hinders };
    PlayHint { by: person(by), of: person(other), partners, effect, rounds, tiles, deviations, matches }
}

/// Cuts a page of at most `max` from what was read, which has one more if there is a next page.
pub(super) fn page<T>(
    mut read: Vec<T>,
    max: usize,
    place: impl Fn(&T) -> String,
) -> (Vec<T>, Option<String>) {
    let has_more = read.len() > max;
    read.truncate(max);
    let next = read.last().filter(|_| has_more).map(place);
    (read, next)
}

pub(super) fn bad_place() -> Problem {
    let detail = "after: not a place in a list; send the `next` of the page before".into();
    Problem::BadRequest { detail }
}
