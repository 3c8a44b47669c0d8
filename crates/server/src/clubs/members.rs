//! Handlers for the members of a club.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use boneyard_ids::{ClubId, EveningId, MemberId};
use boneyard_protocol::Problem;
use boneyard_protocol::club::{
    AlikeNames, BeMember, CLUB_NAME_CHARS_MAX, ClubMember, ClubNames, ClubRefusal, ImportOptions,
    MemberChange, MemberEntry, MembersImport, MergeMembers, NOTE_CHARS_MAX, NamedPlayer, NamesRequest,
    NewMemberLink, NewMemberOptions, SpreadsheetRequest,
};
use boneyard_store::{ClubChange, MEMBERS_MAX, Member, Store};
use boneyard_text::{plain, visible_line, visible_name};

use crate::bounds::{INVITATION_MS, LIST_FAULTS_MAX};
use crate::clubs::list::{self, List, Listed};
use crate::clubs::rights::RunsClub;
use crate::config::Rates;
use crate::email::email;
use crate::evenings::downloads::for_reader;
use crate::evenings::result::EveningResult;
use crate::evenings::rights::RunsEvenings;
use crate::evenings::roster::{Roster, RosterPlayer};
use crate::evenings::{Evenings, views};
use crate::http::{ApiError, Body, Params};
use crate::work::{Charge, Workers};
use crate::{clock, random};

/// All members. For organisers.
#[utoipa::path(get, path = "/api/clubs/{id}/members", tag = "clubs",
    responses((status = 200, body = Vec<ClubMember>), (status = 403), (status = 404)))]
pub(crate) async fn all(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
) -> Result<Json<Vec<ClubMember>>, ApiError> {
    Ok(Json(store.members(&club.id).await?.into_iter().map(shown).collect()))
}

/// The names of all members, and yours. For everyone who may open an evening in the club.
///
/// With `evening`, also the players of that evening, each with the name that the member has now.
#[utoipa::path(get, path = "/api/clubs/{id}/names", tag = "clubs", params(NamesRequest),
    responses((status = 200, body = ClubNames), (status = 403), (status = 404)))]
pub(crate) async fn names(
    State(store): State<Arc<Store>>,
    State(evenings): State<Evenings>,
    RunsEvenings { club, organises, member, .. }: RunsEvenings,
    Params(NamesRequest { evening }): Params<NamesRequest>,
) -> Result<Json<ClubNames>, ApiError> {
    // With an e-mail, a visitor may have claimed to be any member. A member without one cannot be claimed.
    let you = member.filter(|member| organises || member.email.is_empty()).map(|member| member.name);
    let members = store.members(&club.id).await?.into_iter().map(|member| member.name).collect();
    let players = match evening {
        Some(evening) => players(&store, &evenings, &club.id, &evening).await?,
        None => Vec::new(),
    };
    Ok(Json(ClubNames { you, members, players }))
}

/// The players of an evening of a club, with the names of those who are members.
async fn players(
    store: &Store,
    evenings: &Evenings,
    club: &ClubId,
    evening: &EveningId,
) -> Result<Vec<NamedPlayer>, ApiError> {
    let snapshot = views::snapshot(evenings, evening, None).await?;
    if snapshot.club != *club {
        return Err(Problem::NotFound.into());
    }
    let names = snapshot.player_names();
    let result: Option<EveningResult> = match store.evening_result(evening).await? {
        Some(result) => Some(serde_json::from_str(&result).map_err(ApiError::broken)?),
        None => None,
    };
    let member_at_close = |name: &str| {
        let placed = result.as_ref()?.places.iter().find(|placed| placed.name == name)?;
        placed.member.as_ref()
    };
    let players: Vec<_> =
        names.iter().map(|name| RosterPlayer { name, member: member_at_close(name) }).collect();
    let roster = Roster::of(store, club).await?;
    let members: Vec<_> =
        roster.members_of(&players).into_iter().map(|member| Some(member?.name.clone())).collect();
    Ok(names.into_iter().zip(members).map(|(name, member)| NamedPlayer { name, member }).collect())
}

/// Say which member you are. For organisers.
///
/// If no member has the name, you are added to the list.
#[utoipa::path(put, path = "/api/clubs/{id}/names", tag = "clubs", request_body = BeMember,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn be(
    State(store): State<Arc<Store>>,
    RunsClub { club, guest }: RunsClub,
    Body(BeMember { name }): Body<BeMember>,
) -> Result<StatusCode, ApiError> {
    let member = named(member_name(&name)?);
    store.change_club(ClubChange::BeMember { club: club.id, guest: guest.id, member }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a link with which one device becomes a member's. For organisers.
///
/// Only the hash of the secret is stored, so this answer is the only one with the secret. An earlier link for the same
/// member stops working.
#[utoipa::path(post, path = "/api/clubs/{id}/members/{member}/link", tag = "clubs",
    responses((status = 201, body = NewMemberLink), (status = 403), (status = 404)))]
pub(crate) async fn invite(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, member)): Path<(ClubId, MemberId)>,
) -> Result<(StatusCode, Json<NewMemberLink>), ApiError> {
    let secret = random::id::<26>();
    let until_ms = clock::now_ms() + INVITATION_MS;
    let secret_hash = random::hash(&secret);
    store.change_club(ClubChange::InviteMember { club: club.id, member, secret_hash, until_ms }).await?;
    Ok((StatusCode::CREATED, Json(NewMemberLink { secret, until_ms })))
}

/// Add a member. For organisers.
///
/// If the only member of this name has no e-mail, and you send one, that member gets it. A name that differs from a member's only in
/// accents, capitals, spaces or punctuation is refused, unless you say that they are two people.
#[utoipa::path(post, path = "/api/clubs/{id}/members", tag = "clubs", params(NewMemberOptions),
    request_body = MemberEntry, responses((status = 201, body = ClubMember), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn add(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Params(NewMemberOptions { namesakes }): Params<NewMemberOptions>,
    Body(entry): Body<MemberEntry>,
) -> Result<(StatusCode, Json<ClubMember>), ApiError> {
    let member = new_member(checked(&entry)?);
    if !namesakes {
        let known = store.members(&club.id).await?;
        let mut alike = NamesAlike::of(&known);
        if let Some(other) = alike.add(&member.name) {
            return Err(ClubRefusal::NamesAlike { other }.into());
        }
    }
    let change = ClubChange::AddMember { club: club.id.clone(), member: member.clone() };
    store.change_club(change).await?;
    // The store may have given the e-mail to a known member.
    let stored = match member.email.as_str() {
        "" => None,
        email => store.member_by_email(&club.id, email).await?,
    };
    Ok((StatusCode::CREATED, Json(shown(stored.unwrap_or(member)))))
}

/// Change a member's name, e-mail or note. For organisers.
#[utoipa::path(put, path = "/api/clubs/{id}/members/{member}", tag = "clubs", request_body = MemberEntry,
    responses((status = 200, body = ClubMember), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn edit(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, member)): Path<(ClubId, MemberId)>,
    Body(entry): Body<MemberEntry>,
) -> Result<Json<ClubMember>, ApiError> {
    let MemberEntry { name, email, note } = checked(&entry)?;
    let known = store.member(&club.id, &member).await?.ok_or(ClubRefusal::Gone)?;
    let member = Member { name, email, note, ..known };
    store.change_club(ClubChange::EditMember { club: club.id, member: member.clone() }).await?;
    Ok(Json(shown(member)))
}

/// Merge two members, who are one person. For organisers.
///
/// The other member leaves the list. Devices, seasons and statistics of both belong to the member who stays. This cannot be taken back.
#[utoipa::path(post, path = "/api/clubs/{id}/members/{member}/merge", tag = "clubs", request_body = MergeMembers,
    responses((status = 200, body = ClubMember), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn merge(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, member)): Path<(ClubId, MemberId)>,
    Body(MergeMembers { other, entry }): Body<MergeMembers>,
) -> Result<Json<ClubMember>, ApiError> {
    let MemberEntry { name, email, note } = checked(&entry)?;
    let known = store.member(&club.id, &member).await?.ok_or(ClubRefusal::Gone)?;
    let member = Member { name, email, note, ..known };
    store.change_club(ClubChange::MergeMembers { club: club.id, member: member.clone(), other }).await?;
    Ok(Json(shown(member)))
}

/// Remove a member. For organisers.
#[utoipa::path(delete, path = "/api/clubs/{id}/members/{member}", tag = "clubs", responses((status = 204),
    (status = 403), (status = 404)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Path((_club, member)): Path<(ClubId, MemberId)>,
) -> Result<StatusCode, ApiError> {
    store.change_club(ClubChange::RemoveMember { club: club.id, member }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Download the members as CSV: name, e-mail, note. For organisers.
#[utoipa::path(get, path = "/api/clubs/{id}/members.csv", tag = "clubs", params(SpreadsheetRequest),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403), (status = 404)))]
pub(crate) async fn export(
    State(store): State<Arc<Store>>,
    RunsClub { club, .. }: RunsClub,
    Params(SpreadsheetRequest { spreadsheet }): Params<SpreadsheetRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let members: Vec<_> = store.members(&club.id).await?.into_iter().map(entry).collect();
    let text = list::write(&members).map_err(ApiError::broken)?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"members.csv\""),
    ];
    Ok((headers, for_reader(text.into(), spreadsheet)))
}

/// Import members from CSV, or preview the import. For organisers.
///
/// The columns are name, e-mail and note, or have headings and any order. Only the name is required. Fields may be
/// separated by commas, semicolons or tabs. The text is UTF-8, or UTF-16 with a byte order mark. A known e-mail changes that member's name, and note if the list has notes. A
/// line without an e-mail is the member of that name, and a line with one can be a member of that name who has none yet.
/// All other lines add members. No member is removed. If any line is invalid, nothing is imported.
#[utoipa::path(post, path = "/api/clubs/{id}/members.csv", tag = "clubs", params(ImportOptions),
    request_body(content = String, content_type = "text/csv"), responses((status = 200, body = MembersImport),
    (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)))]
pub(crate) async fn import(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(workers): State<Arc<Workers>>,
    RunsClub { club, guest }: RunsClub,
    Params(options): Params<ImportOptions>,
    body: Bytes,
) -> Result<Json<MembersImport>, ApiError> {
    rates.lists.count(guest.id)?;
    let list = workers.run(Charge::Free, move |_| Ok(list::read(&body))).await?.map_err(|mut faults| {
        let more = faults.len().saturating_sub(LIST_FAULTS_MAX);
        faults.truncate(LIST_FAULTS_MAX);
        ClubRefusal::BadList { faults, more }
    })?;
    let known = store.members(&club.id).await?;
    let (import, members) = compare(list, &known);
    if known.len() + import.added.len() > MEMBERS_MAX {
        return Err(ClubRefusal::TooManyMembers { max: MEMBERS_MAX }.into());
    }
    if !options.preview && !members.is_empty() {
        store.change_club(ClubChange::ImportMembers { club: club.id, members }).await?;
    }
    Ok(Json(import))
}

/// The changes that a list makes to the known members, and the members to store.
fn compare(List { entries, ignored, joined }: List, known: &[Member]) -> (MembersImport, Vec<Member>) {
    let mut import =
        MembersImport { added: vec![], changed: vec![], unchanged: 0, ignored, joined, alike: vec![] };
    let mut members = Vec::new();
    let mut alike = NamesAlike::of(known);
    let known = KnownMembers::new(known);
    for Listed { name, email, note } in entries {
        let Some(before) = known.find(&name, &email) else {
            if let Some(other) = alike.add(&name) {
                import.alike.push(AlikeNames { name: name.clone(), other });
            }
            let added = MemberEntry { name, email, note: note.unwrap_or_default() };
            members.push(new_member(added.clone()));
            import.added.push(added);
            continue;
        };
        let note = note.unwrap_or_else(|| before.note.clone());
        // A list without e-mails removes none.
        let email = if email.is_empty() { before.email.clone() } else { email };
        let after = Member { name, email, note, ..before.clone() };
        if after == *before {
            import.unchanged += 1;
        } else {
            import.changed.push(MemberChange { before: entry(before.clone()), after: entry(after.clone()) });
            members.push(after);
        }
    }
    (import, members)
}

/// Names by their plain form, to find those of one person that are written differently.
struct NamesAlike(HashMap<String, String>);

impl NamesAlike {
    fn of(known: &[Member]) -> Self {
        NamesAlike(known.iter().map(|member| (plain(&member.name), member.name.clone())).collect())
    }

    /// Adds a name. Returns an earlier name that is like it, but not the same.
    fn add(&mut self, name: &str) -> Option<String> {
        let earlier = self.0.insert(plain(name), name.to_owned());
        earlier.filter(|earlier| earlier != name)
    }
}

/// The members on a club's list, by e-mail and by name.
struct KnownMembers<'a> {
    by_email: HashMap<String, &'a Member>,
    by_name: HashMap<&'a str, Vec<&'a Member>>,
}

impl<'a> KnownMembers<'a> {
    fn new(known: &'a [Member]) -> Self {
        let mut by_name: HashMap<&str, Vec<&Member>> = HashMap::new();
        for member in known {
            by_name.entry(&member.name).or_default().push(member);
        }
        let with_email = |member: &'a Member| Some((Member::email_key(&member.email)?, member));
        KnownMembers { by_email: known.iter().filter_map(with_email).collect(), by_name }
    }

    /// The member that a line of a list means: the one with its e-mail, or else the first one with its name. A member
    /// who has another e-mail is another person.
    fn find(&self, name: &str, email: &str) -> Option<&'a Member> {
        let named = || self.by_name.get(name).into_iter().flatten().copied();
        match Member::email_key(email) {
            None => named().next(),
            Some(key) => self
                .by_email
                .get(&key)
                .copied()
                .or_else(|| named().next().filter(|member| member.email.is_empty())),
        }
    }
}

/// A member of this name, of whom nothing else is known.
pub(super) fn named(name: String) -> Member {
    new_member(MemberEntry { name, email: String::new(), note: String::new() })
}

fn new_member(MemberEntry { name, email, note }: MemberEntry) -> Member {
    Member { id: random::id::<10>().into(), name, email, note, since_ms: clock::now_ms() }
}

fn member_name(given: &str) -> Result<String, Problem> {
    visible_name(given, CLUB_NAME_CHARS_MAX).map_err(|_| Problem::BadName { max: CLUB_NAME_CHARS_MAX })
}

fn checked(given: &MemberEntry) -> Result<MemberEntry, ApiError> {
    Ok(MemberEntry {
        name: member_name(&given.name)?,
        email: match given.email.trim() {
            "" => String::new(),
            _ => email(&given.email).ok_or_else(|| ClubRefusal::BadEmail { email: given.email.clone() })?,
        },
        note: visible_line(&given.note, NOTE_CHARS_MAX)
            .map_err(|_| ClubRefusal::BadNote { max: NOTE_CHARS_MAX })?,
    })
}

fn shown(member: Member) -> ClubMember {
    ClubMember { id: member.id.clone(), since_ms: member.since_ms, entry: entry(member) }
}

fn entry(member: Member) -> MemberEntry {
    MemberEntry { name: member.name, email: member.email, note: member.note }
}
