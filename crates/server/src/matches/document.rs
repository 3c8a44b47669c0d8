//! Records of matches as JSON.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_dgn::{Record, RoundRecord, Spanned, Start};
use boneyard_ids::MatchId;
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{
    MatchDocument, RecordDocument, RecordHand, RecordPlayer, RecordPoints, RecordRound, RecordTurn,
};
use boneyard_rules::{Seat, Tile};
use boneyard_store::Store;

use super::shown;
use crate::http::{ApiError, VisitorNetwork};
use crate::tables::{self, History, RecoverError};
use crate::visitors::Visitor;
use crate::work::Charge;

/// A match that is over with its record, as JSON.
#[utoipa::path(get, path = "/api/matches/{id}/document", tag = "matches",
    responses((status = 200, body = MatchDocument), (status = 404), (status = 429)))]
pub(crate) async fn one(
    State(store): State<Arc<Store>>,
    State(history): State<History>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Visitor>,
    Path(id): Path<MatchId>,
) -> Result<Json<MatchDocument>, ApiError> {
    let (table, stored) = store.finished_match(&id).await?.ok_or(Problem::NotFound)?;
    let finished = stored.clone();
    let id = table.clone();
    let read = move |events: &[_]| {
        Ok::<_, RecoverError>(tables::finished_record(&id, &finished, &tables::read_events(events)?))
    };
    let record = history.read(Charge::Short(network), &table, read).await??.ok_or(Problem::NotFound)?;
    let match_ = shown(stored, visitor.map(|Visitor(guest)| guest.id).as_ref());
    Ok(Json(MatchDocument { match_, record: document(&record) }))
}

/// A record as JSON.
pub(super) fn document(record: &Record) -> RecordDocument {
    let player = |(seat, player): (Seat, &boneyard_dgn::Player)| RecordPlayer {
        seat,
        name: player.name.clone(),
        bot: player.bot.clone(),
    };
    let start = |start: &Spanned<Start>| match start.value {
        Start::Side(side) => Some(RecordPoints { side: side.side, points: side.points }),
        Start::Carried(_) => None,
    };
    RecordDocument {
        id: record.id.clone(),
        rules: record.rules.to_string(),
        date: record.date.clone(),
        event: record.event.clone(),
        site: record.site.clone(),
        notes: record.notes.clone(),
        players: record.players.seated().map(player).collect(),
        start: record.start.iter().filter_map(start).collect(),
        rounds: record.rounds.iter().map(round).collect(),
        result: record.result.as_ref().map(|result| result.value.to_string()),
    }
}

fn round(round: &RoundRecord) -> RecordRound {
    let points = |list: &[Spanned<(Seat, i32)>]| -> Vec<RecordPoints> {
        list.iter()
            .map(|Spanned { value: (side, points), .. }| RecordPoints { side: *side, points: *points })
            .collect()
    };
    let hands = round.deals.iter().map(|Spanned { value: (seat, hand), .. }| RecordHand {
        seat: *seat,
        tiles: hand.known.iter().map(Tile::to_string).collect(),
        unknown: u32::try_from(hand.unknown).unwrap_or(u32::MAX),
    });
    let turns = round.turns.iter().map(|turn| RecordTurn {
        seat: turn.value.seat,
        // The line of a turn begins with its seat.
        actions: turn
            .value
            .to_string()
            .split_once(' ')
            .map(|(_, actions)| actions.to_owned())
            .unwrap_or_default(),
    });
    let stock = round.stock.as_ref();
    RecordRound {
        number: round.number.value,
        hands: hands.collect(),
        stock: stock.map(|stock| stock.value.iter().map(|tile| tile.map(|tile| tile.to_string())).collect()),
        lead: round.lead.as_ref().map(|lead| lead.value),
        turns: turns.collect(),
        end: round.end.as_ref().map(|end| end.value.to_string()),
        scores: points(&round.scores),
        totals: points(&round.totals),
    }
}
