//! Who begins a round, and with what: by the rules and the known tiles, else by the record.

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

/// Who leads a round, as far as the rules and the known tiles say.
pub(crate) enum DueLead {
    /// Nobody: the deal is thrown back.
    Redeal,
    /// This seat, with this.
    Leads(Seat, MustLead),
    /// One of these: the record says.
    OneOf(Vec<Seat>, Opening),
    /// Nobody was dealt the hub, so the seats draw for it.
    Draws {
        /// The hub.
        hub: Tile,
        /// The seat that will draw it, where the order of the stock is known.
        finder: Option<Seat>,
    },
}

/// Who begins a round, and with what.
#[derive(Clone, Copy)]
pub(crate) struct Opener {
    /// Who leads, where that is settled before the turns.
    pub(crate) leads: Option<Seat>,
    /// Who has the first turn.
    pub(crate) begins: Option<Seat>,
    pub(crate) opening: Opening,
}

impl Opener {
    pub(crate) const fn leads(leads: Option<Seat>, opening: Opening) -> Self {
        Self { leads, begins: leads, opening }
    }
}

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
    if tiles.dealt && tiles.hands.iter().all(|hand| hand.unknown == 0) {
        return match replay.game.begin(&known) {
            Begin::Redeal => DueLead::Redeal,
            Begin::Lead { seat, must_lead } => DueLead::Leads(seat, must_lead),
            Begin::Draw { hub, .. } => draws(replay, tiles, hub),
            Begin::Open => DueLead::OneOf(replay.anybody(), Opening::Any),
        };
    }
    match replay.game.lead() {
        Lead::Seat(seat) if rules.lead.tile == OpeningTile::AnyDouble => lead_by_doubles(replay, tiles, seat),
        Lead::Seat(seat) | Lead::WinningSide(seat) => DueLead::Leads(seat, MustLead::Any),
        Lead::Hub(tile) => match tiles.hands.seated().find(|(_, hand)| hand.known.contains(&tile)) {
            Some((seat, _)) => DueLead::Leads(seat, MustLead::Tile(tile)),
            None => hub_somewhere(replay, round, tiles, tile),
        },
        Lead::Lot | Lead::Given => DueLead::OneOf(replay.anybody(), Opening::Any),
        Lead::Tile => lead_by_known_tiles(replay, tiles),
    }
}

/// The seats draw for the hub, which nobody was dealt.
fn draws(replay: &MatchReplay, tiles: &DealtTiles, hub: Tile) -> DueLead {
    let stock = tiles.stock.as_ref();
    let at = stock.and_then(|stock| stock.iter().position(|tile| *tile == Some(hub)));
    DueLead::Draws { hub, finder: at.map(|at| Seat::at(at % replay.seats())) }
}

/// No seat is known to hold the hub, and some tiles are unknown. The first turn shows whether it was dealt.
fn hub_somewhere(replay: &MatchReplay, round: &RoundRecord, tiles: &DealtTiles, hub: Tile) -> DueLead {
    let in_stock = tiles.stock.as_ref().is_some_and(|stock| stock.contains(&Some(hub)));
    let drawn = round.turns.first().is_some_and(|turn| turn.value.drawn().next().is_some());
    if in_stock || drawn {
        return draws(replay, tiles, hub);
    }
    let may = tiles.hands.seated().filter(|(_, hand)| hand.unknown > 0).map(|(seat, _)| seat).collect();
    DueLead::OneOf(may, Opening::OneOf([hub].into_iter().collect()))
}

/// Who may lead where it is the first seat from `due` on that holds a double, when not all tiles are known.
fn lead_by_doubles(replay: &MatchReplay, tiles: &DealtTiles, due: Seat) -> DueLead {
    let mut may = Vec::new();
    let mut seat = due;
    for _ in 0..replay.seats() {
        let hand = &tiles.hands[seat];
        if hand.known.iter().any(|tile| tile.is_double()) {
            may.push(seat);
            return match may[..] {
                [seat] => DueLead::Leads(seat, MustLead::Double),
                _ => DueLead::OneOf(may, Opening::Double),
            };
        }
        if hand.unknown > 0 {
            may.push(seat);
        }
        seat = seat.next(replay.seats());
    }
    // Perhaps nobody holds one; then the seat itself leads, with any tile.
    if !may.contains(&due) {
        may.push(due);
    }
    DueLead::OneOf(may, Opening::Any)
}

/// Who may lead by the tiles when not all of them are known.
pub(crate) fn lead_by_known_tiles(replay: &MatchReplay, tiles: &DealtTiles) -> DueLead {
    let rules = replay.rules();
    let set: Wide = rules.set(replay.seats());
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
    let that_tile = rules.lead.tile != OpeningTile::Any;
    match holder {
        Some((seat, tile)) if hidden.is_empty() => DueLead::Leads(seat, rules.opening_tile(tile)),
        Some((holder, tile)) => {
            hidden.insert(tile);
            let might = |(seat, hand): &(Seat, &Hand)| hand.unknown > 0 || *seat == holder;
            let seats = tiles.hands.seated().filter(might).map(|(seat, _)| seat).collect();
            DueLead::OneOf(seats, if that_tile { Opening::OneOf(hidden) } else { Opening::Any })
        }
        // Perhaps nobody holds any of them; then the heaviest tile leads, and it is not known either.
        None => DueLead::OneOf(replay.anybody(), Opening::Any),
    }
}

/// Who leads, and with what: by the rules where they say, else by the record.
pub(crate) fn opener(replay: &MatchReplay, round: &RoundRecord, due: DueLead) -> Result<Opener, DgnError> {
    match due {
        DueLead::Redeal => Ok(Opener::leads(None, Opening::Any)),
        DueLead::Draws { hub, finder } => {
            if let Some(finder) = finder {
                check_finder(round, hub, finder)?;
            }
            let leads = finder.or(round.lead.as_ref().map(|recorded| recorded.value));
            Ok(Opener { leads, begins: Some(Seat::FIRST), opening: Opening::Drawn(hub) })
        }
        DueLead::Leads(seat, must_lead) => {
            if let Some(recorded) = round.lead.as_ref().filter(|recorded| recorded.value != seat) {
                let why = match must_lead {
                    MustLead::Any => String::new(),
                    MustLead::Tile(tile) => format!(", which holds {tile}"),
                    MustLead::Double => ", the first one with a double".into(),
                };
                let what = format!(
                    "seat {} does not lead; by the rules it is seat {seat}{why}: lead {seat}",
                    recorded.value
                );
                return Err(DgnError::new(recorded.line, what));
            }
            Ok(Opener::leads(Some(seat), must_lead.into()))
        }
        DueLead::OneOf(seats, opening) => {
            let first = round
                .turns
                .first()
                .filter(|turn| !turn.value.announces())
                .map(|turn| Spanned { line: turn.line, value: turn.value.seat });
            // Midway only the tiles can tell who leads first, unless the record does.
            let midway = replay.record.rounds.first().is_some_and(|first| first.number.value > 1)
                && replay.rounds.iter().all(|round| round.settled.is_none());
            let needs_lead = midway && !matches!(replay.game.lead(), Lead::Tile | Lead::Hub(_));
            if round.lead.is_none()
                && let (true, Some(first)) = (needs_lead, &first)
            {
                let what = "this match was taken up midway, so who leads must be written; write `lead SEAT` before the turns";
                return Err(DgnError::new(first.line, what));
            }
            let Some(recorded) = round.lead.clone().or(first) else {
                return Ok(Opener::leads(None, opening));
            };
            if !seats.contains(&recorded.value) {
                let may: Vec<String> = seats.iter().map(|seat| format!("{seat}")).collect();
                let what = format!(
                    "seat {} may not lead; by the rules it is one of {}",
                    recorded.value,
                    may.join(", ")
                );
                return Err(DgnError::new(recorded.line, what));
            }
            Ok(Opener::leads(Some(recorded.value), opening))
        }
    }
}

/// Checks that the record names the seat that finds the hub.
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
