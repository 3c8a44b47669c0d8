//! Seasons and the hall of fame of a club.
//!
//! A closed evening counts if the organiser said so, or else if every match was played, with the result that was stored when it was
//! closed. The season follows from an evening's planned day, or from the day on which it was opened. A player counts as the member who had
//! the player's name when the evening was closed, or else as the member who has that name now. A merged member counts as the one who stayed.
//! All other players are guests, known by name.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_club::Moment;
use boneyard_club::season::{HallOfFame, Season, SeasonEvening, SeasonId, SeasonResult};
use boneyard_ids::{ClubId, EveningId, SeasonPlayerId};
use boneyard_protocol::Problem;
use boneyard_protocol::club::{
    ClubSettings, HallView, HeldEvening, SeasonPerson, SeasonRequest, SeasonSettings, SeasonView,
};
use boneyard_store::{ClosedEvening, Club, Member, Store};

use crate::clock;
use crate::evenings::result::{EveningResult, Placed, members_of};
use crate::evenings::roster::Roster;
use crate::evenings::summary::facts;
use crate::http::{ApiError, Params, VisitorNetwork};
use crate::work::{Charge, Workers};

/// The standings of a club's season, with the evenings that count.
#[utoipa::path(get, path = "/api/clubs/{id}/season", tag = "clubs", security(()), params(SeasonRequest),
    responses((status = 200, body = SeasonView), (status = 404), (status = 429)))]
pub(crate) async fn season(
    State(store): State<Arc<Store>>,
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<ClubId>,
    Params(SeasonRequest { season: requested }): Params<SeasonRequest>,
) -> Result<Json<SeasonView>, ApiError> {
    let stored = Stored::of(&store, &id).await?;
    let view = workers
        .run(Charge::Short(network), move |_| Ok(season_view(ClubHistory::of(stored), requested)))
        .await?;
    Ok(Json(view?))
}

fn season_view(mut history: ClubHistory, requested: Option<SeasonId>) -> Result<SeasonView, Problem> {
    let wanted = requested.unwrap_or_else(|| history.last());
    if !history.settings.span.has(wanted) {
        return Err(Problem::NotFound);
    }
    let mut seasons: BTreeSet<SeasonId> = history.seasons.keys().copied().collect();
    seasons.extend([wanted, history.present]);
    let (evenings, counted) = history.seasons.remove(&wanted).unwrap_or_default().into_iter().unzip();
    let season = history.season(wanted, counted);
    let standings = season.standings();
    Ok(SeasonView {
        season: wanted,
        over: season.over,
        seasons: seasons.into_iter().rev().collect(),
        evenings,
        people: history.named(standings.iter().map(|line| &line.member)),
        standings,
        settings: history.settings,
    })
}

/// The hall of fame: the winners of seasons and evenings, and the records.
#[utoipa::path(get, path = "/api/clubs/{id}/hall", tag = "clubs", security(()),
    responses((status = 200, body = HallView), (status = 404), (status = 429)))]
pub(crate) async fn hall(
    State(store): State<Arc<Store>>,
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<ClubId>,
) -> Result<Json<HallView>, ApiError> {
    let stored = Stored::of(&store, &id).await?;
    Ok(Json(workers.run(Charge::Short(network), move |_| Ok(hall_view(ClubHistory::of(stored)))).await?))
}

fn hall_view(mut history: ClubHistory) -> HallView {
    let mut evenings = Vec::new();
    let mut seasons = Vec::new();
    for (id, held) in std::mem::take(&mut history.seasons) {
        let (held_evenings, counted): (Vec<_>, _) = held.into_iter().unzip();
        evenings.extend(held_evenings);
        seasons.push(history.season(id, counted));
    }
    let hall = HallOfFame::of(&seasons);
    let records = hall.records.iter().flat_map(|record| &record.holders);
    let named: HashSet<&EveningId> = records.map(|holder| &holder.evening).collect();
    evenings.retain(|evening| named.contains(&evening.id));
    let people = history.named(hall.honours.iter().map(|honour| &honour.member));
    HallView { span: history.settings.span, hall, evenings, people }
}

/// The stored data of a club's evenings.
struct Stored {
    settings: SeasonSettings,
    roster: Roster,
    evenings: Vec<ClosedEvening>,
}

impl Stored {
    async fn of(store: &Store, club: &ClubId) -> Result<Self, ApiError> {
        let club = store.club(club).await?.ok_or(Problem::NotFound)?;
        let settings = settings_of(&club)?;
        let roster = Roster::of(store, &club.id).await?;
        Ok(Stored { settings, roster, evenings: store.closed_evenings(&club.id).await? })
    }
}

/// The evenings of a club that count, by season and day.
struct ClubHistory {
    settings: SeasonSettings,
    seasons: BTreeMap<SeasonId, Vec<(HeldEvening, SeasonEvening)>>,
    people: HashMap<SeasonPlayerId, SeasonPerson>,
    /// The current season.
    present: SeasonId,
}

impl ClubHistory {
    fn of(Stored { settings, roster, evenings }: Stored) -> Self {
        let present = settings.span.season_of(clock::moment().day());
        let mut history = ClubHistory { settings, seasons: BTreeMap::new(), people: HashMap::new(), present };
        for closed in evenings {
            history.count(closed, &roster);
        }
        for evenings in history.seasons.values_mut() {
            // A stable sort: evenings of one day stay in the order in which they were opened.
            evenings.sort_by_key(|(held, _)| held.day);
        }
        history
    }

    /// Adds an evening, if it counts.
    fn count(&mut self, ClosedEvening { evening, result }: ClosedEvening, roster: &Roster) {
        let Some(facts) = facts(&evening) else { return };
        let result: EveningResult = match serde_json::from_str(&result) {
            Ok(result) => result,
            Err(cause) => {
                tracing::error!(evening.id = %evening.id, "The stored result of evening {} cannot be read: {cause}", evening.id);
                return;
            }
        };
        if !result.counts() {
            return;
        }
        let people = people_of(&result.places, roster);
        let results = result.by_place().zip(&people).map(|((place, placed), person)| SeasonResult {
            member: person.id.clone(),
            place,
            points: placed.points,
            wins: placed.wins,
            effectiveness: placed.effectiveness,
        });
        match SeasonEvening::new(evening.id.clone(), facts.players, results.collect()) {
            Ok(counted) => {
                let opened = Moment(evening.created_ms.cast_unsigned()).day();
                let day = facts.date.unwrap_or(opened);
                let held = HeldEvening { id: evening.id, name: facts.name, day, players: facts.players };
                self.seasons.entry(self.settings.span.season_of(day)).or_default().push((held, counted));
                self.people.extend(people.into_iter().map(|person| (person.id.clone(), person)));
            }
            Err(cause) => {
                tracing::error!(evening.id = %evening.id, "Evening {} is missing in its season: {cause}", evening.id);
            }
        }
    }

    /// The last season with evenings that has begun; the current one if there is none. A planned evening is in a later season.
    fn last(&self) -> SeasonId {
        self.seasons.range(..=self.present).next_back().map_or(self.present, |(season, _)| *season)
    }

    fn season(&self, id: SeasonId, evenings: Vec<SeasonEvening>) -> Season {
        let rules = self.settings.rules.clone();
        Season { name: id.to_string(), rules, over: id < self.present, evenings }
    }

    /// The people with these ids.
    fn named<'a>(&self, ids: impl Iterator<Item = &'a SeasonPlayerId>) -> Vec<SeasonPerson> {
        ids.filter_map(|id| self.people.get(id).cloned()).collect()
    }
}

fn settings_of(club: &Club) -> Result<SeasonSettings, ApiError> {
    let settings: ClubSettings = serde_json::from_str(&club.settings).map_err(ApiError::broken)?;
    Ok(settings.season)
}

/// The people of an evening's results, in the order of `places`. No member appears twice.
fn people_of(places: &[Placed], roster: &Roster) -> Vec<SeasonPerson> {
    let person = |(placed, member): (&Placed, Option<&Member>)| match member {
        Some(member) => SeasonPerson {
            id: SeasonPlayerId::of_member(&member.id),
            name: member.name.clone(),
            guest: false,
        },
        None => SeasonPerson {
            id: SeasonPlayerId::of_guest(&placed.name),
            name: placed.name.clone(),
            guest: true,
        },
    };
    places.iter().zip(members_of(places, roster)).map(person).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_have_their_own_names_and_guests_those_of_the_evening() {
        let placed = |name: &str, member: Option<&str>| {
            let (name, member) = (name.into(), member.map(Into::into));
            Placed { name, place: None, member, points: 1, wins: 1, effectiveness: 1 }
        };
        let roster = Roster::with(&[("m1", "Ana Luna")], &[]);
        let people = people_of(&[placed("Ana", Some("m1")), placed("Eva", None)], &roster);
        let seen: Vec<_> = people.iter().map(|person| (person.id.to_string(), &*person.name)).collect();
        assert_eq!(seen, [("m1".into(), "Ana Luna"), ("guest:Eva".into(), "Eva")]);
    }
}
