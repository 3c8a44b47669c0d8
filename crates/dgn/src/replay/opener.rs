//! Finds the leader of a recorded round and the opening tile, from the rules and the known tiles or from the record.

use boneyard_rules::{
    Begin, Lead, MustLead, Opening, Seat, Tile, Wide,
    ruleset::{LeadTile, OpeningTile},
};

use super::{deal::DealtTiles, match_replay::MatchReplay};
use crate::{
    error::DgnError,
    record::{Hand, RoundRecord},
    spanned::Spanned,
};

/// The leader of a round, as far as the rules and the known tiles decide it.
pub(crate) enum DueLead {
    /// No leader: the hands must be redealt.
    Redeal,
    /// This seat leads, and this must open the round.
    Leads(Seat, MustLead),
    /// One of these seats leads. The record decides which.
    OneOf(Vec<Seat>, Opening),
    /// No seat was dealt the hub, so the seats draw until a seat draws the hub.
    Draws {
        /// The double that must open the round.
        hub: Tile,
        /// The seat that will draw the hub; `None` if the place of the hub in the stock is unknown.
        finder: Option<Seat>,
    },
}

/// The leader of a round and the opening tile.
#[derive(Clone, Copy)]
pub(crate) struct Opener {
    /// The leader; `None` if the leader is not decided before the turns.
    pub(crate) leader: Option<Seat>,
    /// The seat with the first turn. It may differ from the leader where the seats draw for the hub.
    pub(crate) first_turn: Option<Seat>,
    /// What may open the round.
    pub(crate) opening: Opening,
}

impl Opener {
    /// The leader has the first turn.
    pub(crate) const fn of_leader(leader: Option<Seat>, opening: Opening) -> Self {
        Self { leader, first_turn: leader, opening }
    }
}

/// The leader of a round by the rules and the known tiles.
pub(crate) fn due_leader(replay: &MatchReplay, round: &RoundRecord, tiles: &DealtTiles) -> DueLead {
    let rules = replay.rules();
    let known = tiles.hands.map(|hand| hand.known.clone());
    if rules.must_redeal(&known) {
        return DueLead::Redeal;
    }
    if let Lead::WinningSide(seat) = replay.game.lead() {
        let sides = replay.game.sides();
        return DueLead::OneOf(sides.seats(sides.of(seat)).to_vec(), Opening::Any);
    }
    if tiles.has_all_hands && tiles.hands.iter().all(|hand| hand.unknown == 0) {
        return match replay.game.begin(&known) {
            Begin::Redeal => DueLead::Redeal,
            Begin::Lead { seat, must_lead } => DueLead::Leads(seat, must_lead),
            Begin::Draw { hub, .. } => draws(replay, tiles, hub),
            Begin::Open => DueLead::OneOf(replay.all_seats(), Opening::Any),
        };
    }
    match replay.game.lead() {
        Lead::Seat(seat) if rules.lead.tile == OpeningTile::AnyDouble => lead_by_doubles(replay, tiles, seat),
        Lead::Seat(seat) | Lead::WinningSide(seat) => DueLead::Leads(seat, MustLead::Any),
        Lead::Hub(tile) => match tiles.hands.seated().find(|(_, hand)| hand.known.contains(&tile)) {
            Some((seat, _)) => DueLead::Leads(seat, MustLead::Tile(tile)),
            None => lead_by_unknown_hub(replay, round, tiles, tile),
        },
        Lead::Lot | Lead::Given => DueLead::OneOf(replay.all_seats(), Opening::Any),
        Lead::Tile => lead_by_known_tiles(replay, tiles),
    }
}

/// The lead when no seat was dealt the hub.
fn draws(replay: &MatchReplay, tiles: &DealtTiles, hub: Tile) -> DueLead {
    let stock = tiles.stock.as_ref();
    let at = stock.and_then(|stock| stock.iter().position(|tile| *tile == Some(hub)));
    DueLead::Draws { hub, finder: at.map(|at| Seat::at(at % replay.seats())) }
}

/// The lead when no known hand holds the hub and some tiles are unknown. The first turn shows whether the hub was
/// dealt.
fn lead_by_unknown_hub(replay: &MatchReplay, round: &RoundRecord, tiles: &DealtTiles, hub: Tile) -> DueLead {
    let in_stock = tiles.stock.as_ref().is_some_and(|stock| stock.contains(&Some(hub)));
    let drawn = round.turns.first().is_some_and(|turn| turn.value.drawn().next().is_some());
    if in_stock || drawn {
        return draws(replay, tiles, hub);
    }
    let holders = tiles.hands.seated().filter(|(_, hand)| hand.unknown > 0).map(|(seat, _)| seat).collect();
    DueLead::OneOf(holders, Opening::OneOf([hub].into_iter().collect()))
}

/// The seats that may lead if the first seat from `due` on with a double leads, and some tiles are unknown.
fn lead_by_doubles(replay: &MatchReplay, tiles: &DealtTiles, due: Seat) -> DueLead {
    let mut candidates = Vec::new();
    let mut seat = due;
    for _ in 0..replay.seats() {
        let hand = &tiles.hands[seat];
        if hand.known.iter().any(|tile| tile.is_double()) {
            candidates.push(seat);
            return match candidates[..] {
                [seat] => DueLead::Leads(seat, MustLead::Double),
                _ => DueLead::OneOf(candidates, Opening::Double),
            };
        }
        if hand.unknown > 0 {
            candidates.push(seat);
        }
        seat = seat.next(replay.seats());
    }
    // Perhaps no seat holds a double. Then `due` leads any tile.
    if !candidates.contains(&due) {
        candidates.push(due);
    }
    DueLead::OneOf(candidates, Opening::Any)
}

/// The seats that may lead by the tiles if some tiles are unknown.
pub(crate) fn lead_by_known_tiles(replay: &MatchReplay, tiles: &DealtTiles) -> DueLead {
    let rules = replay.rules();
    let set: Wide = rules.set(replay.seats());
    // The tiles of `lead.order`, before that of `holder`, that an unknown hand may hold.
    let mut hidden = Wide::EMPTY;
    let mut holder = None;
    for entry in &rules.lead.order {
        let tile = match *entry {
            LeadTile::Double(number) => rules.tiles.set.double(number),
            LeadTile::Tile(tile) => Some(tile),
        };
        let Some(tile) = tile.filter(|tile| set.contains(*tile)) else { continue };
        holder =
            tiles.hands.seated().find(|(_, hand)| hand.known.contains(&tile)).map(|(seat, _)| (seat, tile));
        if holder.is_some() {
            break;
        }
        if !tiles.stock.as_ref().is_some_and(|stock| stock.contains(&Some(tile))) {
            hidden.insert(tile);
        }
    }
    let leads_that_tile = rules.lead.tile != OpeningTile::Any;
    match holder {
        Some((seat, tile)) if hidden.is_empty() => DueLead::Leads(seat, rules.opening_tile(tile)),
        Some((holder, tile)) => {
            hidden.insert(tile);
            let may_lead = |(seat, hand): &(Seat, &Hand)| hand.unknown > 0 || *seat == holder;
            let seats = tiles.hands.seated().filter(may_lead).map(|(seat, _)| seat).collect();
            DueLead::OneOf(seats, if leads_that_tile { Opening::OneOf(hidden) } else { Opening::Any })
        }
        // If no seat holds a tile of `lead.order`, `lead.ifNone` names the tile that decides. Its holder is unknown
        // too.
        None => DueLead::OneOf(replay.all_seats(), Opening::Any),
    }
}

/// The leader and the opening tile by the rules, or by the record where the rules leave a choice.
pub(crate) fn opener(replay: &MatchReplay, round: &RoundRecord, due: DueLead) -> Result<Opener, DgnError> {
    match due {
        DueLead::Redeal => Ok(Opener::of_leader(None, Opening::Any)),
        DueLead::Draws { hub, finder } => {
            if let Some(finder) = finder {
                check_finder(round, hub, finder)?;
            }
            let leader = finder.or(round.lead.as_ref().map(|recorded| recorded.value));
            Ok(Opener { leader, first_turn: Some(Seat::FIRST), opening: Opening::Drawn(hub) })
        }
        DueLead::Leads(seat, must_lead) => {
            if let Some(recorded) = round.lead.as_ref().filter(|recorded| recorded.value != seat) {
                let why = match must_lead {
                    MustLead::Any => String::new(),
                    MustLead::Tile(tile) => format!(", which has {tile}"),
                    MustLead::Double => ", the first one with a double".into(),
                };
                let what = format!(
                    "seat {} does not lead; by the rules it is seat {seat}{why}: lead {seat}",
                    recorded.value
                );
                return Err(DgnError::new(recorded.line, what));
            }
            Ok(Opener::of_leader(Some(seat), must_lead.into()))
        }
        DueLead::OneOf(seats, opening) => {
            let first = round
                .turns
                .first()
                .filter(|turn| !turn.value.announces())
                .map(|turn| Spanned { line: turn.line, value: turn.value.seat });
            // In a resumed match the first leader is unknown, unless the tiles decide or the record names the leader.
            let resumed = replay.record.rounds.first().is_some_and(|first| first.number.value > 1)
                && replay.rounds.iter().all(|round| round.settled.is_none());
            let needs_lead = resumed && !matches!(replay.game.lead(), Lead::Tile | Lead::Hub(_));
            if round.lead.is_none()
                && let (true, Some(first)) = (needs_lead, &first)
            {
                let what = "this match was resumed, so its first leader must be written; write `lead SEAT` before the turns";
                return Err(DgnError::new(first.line, what));
            }
            let Some(recorded) = round.lead.clone().or(first) else {
                return Ok(Opener::of_leader(None, opening));
            };
            if !seats.contains(&recorded.value) {
                let names: Vec<String> = seats.iter().map(|seat| format!("{seat}")).collect();
                let what = format!(
                    "seat {} may not lead; by the rules it is one of {}",
                    recorded.value,
                    names.join(", ")
                );
                return Err(DgnError::new(recorded.line, what));
            }
            Ok(Opener::of_leader(Some(recorded.value), opening))
        }
    }
}

/// Checks that a recorded leader is the seat that draws the hub.
pub(crate) fn check_finder(round: &RoundRecord, hub: Tile, finder: Seat) -> Result<(), DgnError> {
    match round.lead.as_ref().filter(|recorded| recorded.value != finder) {
        None => Ok(()),
        Some(recorded) => Err(DgnError::new(
            recorded.line,
            format!(
                "seat {} does not lead; seat {finder} draws {hub} and leads it: lead {finder}",
                recorded.value
            ),
        )),
    }
}
