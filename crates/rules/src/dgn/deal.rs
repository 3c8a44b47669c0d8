//! The deal of a round in a record: its tiles, and who leads by them.

use alloc::{format, string::String, vec::Vec};

use super::{
    believed::Opening,
    line::DgnError,
    play::{Next, Play, PlayedRound},
    record::{At, Ended, Hand, RoundRecord},
};
use crate::{
    lead::{Lead, MustLead},
    matches::Begin,
    rules::{LeadTile, OpeningTile, Rules},
    seat::{BySeat, Seat},
    tile::Tile,
    tiles::Wide,
};

/// Who leads a round, as far as the rules and the known tiles say.
pub(super) enum Due {
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
        /// Who will find it, where the order of the stock tells.
        finder: Option<Seat>,
    },
}

/// Who begins a round, and with what.
#[derive(Clone, Copy)]
pub(super) struct Opener {
    /// Who leads, where that is settled before the turns.
    pub(super) leads: Option<Seat>,
    /// Who has the first turn.
    pub(super) begins: Option<Seat>,
    pub(super) opening: Opening,
}

impl Opener {
    pub(super) const fn leads(leads: Option<Seat>, opening: Opening) -> Self {
        Self { leads, begins: leads, opening }
    }
}

/// The tiles of a round as the record has them.
pub(super) struct Tiles {
    pub(super) hands: BySeat<Hand>,
    /// Where every hand has its line.
    pub(super) dealt: bool,
    pub(super) stock: Option<Vec<Option<Tile>>>,
    pub(super) stock_len: usize,
}

impl Play<'_> {
    /// Checks the tiles of a deal: each in the set, none twice, and as many as the rules deal.
    pub(super) fn tiles(&self, round: &RoundRecord) -> Result<Tiles, DgnError> {
        let seats = self.seats();
        let set: Wide = self.rules().set(seats);
        let each = self.rules().hand_size(seats).unwrap_or(0);
        let stock_len = set.len().saturating_sub(each * seats);
        let mut lines: Vec<(u32, Option<Seat>, Vec<Tile>, usize)> = round
            .deals
            .iter()
            .map(|deal| {
                let (seat, hand) = &deal.is;
                (deal.line, Some(*seat), hand.known.clone(), hand.known.len() + hand.unknown)
            })
            .collect();
        if let Some(stock) = &round.stock {
            lines.push((stock.line, None, stock.is.iter().copied().flatten().collect(), stock.is.len()));
        }
        lines.sort_by_key(|(line, ..)| *line);
        let mut seen = Wide::EMPTY;
        for (line, seat, known, count) in lines {
            let fault = |what: String| Err(DgnError::new(line, what));
            for tile in known {
                if !set.contains(tile) {
                    return fault(not_in_set(self.rules(), tile));
                }
                if seen.contains(tile) {
                    return fault(format!("{tile} stands twice in this deal; each tile stands once"));
                }
                seen.insert(tile);
            }
            match seat {
                Some(seat) if count != each => {
                    return fault(format!(
                        "seat {seat} is dealt {count} tiles; the rules deal {each} to each of {seats} seats"
                    ));
                }
                None if count != stock_len => {
                    return fault(format!(
                        "the stock has {count} tiles; {stock_len} are left after {seats} hands of {each}"
                    ));
                }
                _ => {}
            }
        }
        let hands = BySeat::new(seats, |seat| {
            let deal = round.deals.iter().find(|deal| deal.is.0 == seat);
            deal.map_or(Hand { known: Vec::new(), unknown: each }, |deal| deal.is.1.clone())
        });
        Ok(Tiles {
            hands,
            dealt: round.deals.len() == seats,
            stock: round.stock.as_ref().map(|stock| stock.is.clone()),
            stock_len,
        })
    }

    pub(super) fn due_leader(&self, round: &RoundRecord, tiles: &Tiles) -> Due {
        let rules = self.rules();
        let known = tiles.hands.map(|hand| hand.known.clone());
        if rules.is_thrown_back(&known) {
            return Due::Redeal;
        }
        if let Lead::WinningSide(seat) = self.game.lead() {
            let sides = self.game.sides();
            return Due::OneOf(sides.seats(sides.of(seat)).to_vec(), Opening::Any);
        }
        if tiles.dealt && tiles.hands.iter().all(|hand| hand.unknown == 0) {
            return match self.game.begin(&known) {
                Begin::Redeal => Due::Redeal,
                Begin::Lead { seat, must_lead } => Due::Leads(seat, must_lead),
                Begin::Draw { hub, .. } => self.draws(tiles, hub),
                Begin::Open => Due::OneOf(self.anybody(), Opening::Any),
            };
        }
        match self.game.lead() {
            Lead::Seat(seat) if rules.lead.tile == OpeningTile::AnyDouble => {
                self.lead_by_doubles(tiles, seat)
            }
            Lead::Seat(seat) | Lead::WinningSide(seat) => Due::Leads(seat, MustLead::Any),
            Lead::Hub(tile) => match tiles.hands.seated().find(|(_, hand)| hand.known.contains(&tile)) {
                Some((seat, _)) => Due::Leads(seat, MustLead::Tile(tile)),
                None => self.hub_somewhere(round, tiles, tile),
            },
            Lead::Lot | Lead::Given => Due::OneOf(self.anybody(), Opening::Any),
            Lead::Tile => self.lead_by_known_tiles(tiles),
        }
    }

    /// The seats draw for the hub, which nobody was dealt.
    fn draws(&self, tiles: &Tiles, hub: Tile) -> Due {
        let stock = tiles.stock.as_ref();
        let at = stock.and_then(|stock| stock.iter().position(|tile| *tile == Some(hub)));
        Due::Draws { hub, finder: at.map(|at| Seat::at(at % self.seats())) }
    }

    /// Nobody is known to hold the hub, but not all tiles are known: the first turn tells whether it was dealt.
    fn hub_somewhere(&self, round: &RoundRecord, tiles: &Tiles, hub: Tile) -> Due {
        let in_stock = tiles.stock.as_ref().is_some_and(|stock| stock.contains(&Some(hub)));
        let drawn = round.turns.first().is_some_and(|turn| turn.is.drawn().next().is_some());
        if in_stock || drawn {
            return self.draws(tiles, hub);
        }
        let may = tiles.hands.seated().filter(|(_, hand)| hand.unknown > 0).map(|(seat, _)| seat).collect();
        Due::OneOf(may, Opening::OneOf([hub].into_iter().collect()))
    }

    pub(super) fn anybody(&self) -> Vec<Seat> {
        Seat::all(self.seats()).collect()
    }

    /// Who may lead where it is the first seat from `due` on that holds a double, when not all tiles are known.
    fn lead_by_doubles(&self, tiles: &Tiles, due: Seat) -> Due {
        let mut may = Vec::new();
        let mut seat = due;
        for _ in 0..self.seats() {
            let hand = &tiles.hands[seat];
            if hand.known.iter().any(|tile| tile.is_double()) {
                may.push(seat);
                return match may[..] {
                    [seat] => Due::Leads(seat, MustLead::Double),
                    _ => Due::OneOf(may, Opening::Double),
                };
            }
            if hand.unknown > 0 {
                may.push(seat);
            }
            seat = seat.next(self.seats());
        }
        // Perhaps nobody holds one; then the seat itself leads, and whatever it likes.
        if !may.contains(&due) {
            may.push(due);
        }
        Due::OneOf(may, Opening::Any)
    }

    /// Who may lead by the tiles when not all of them are known.
    pub(super) fn lead_by_known_tiles(&self, tiles: &Tiles) -> Due {
        let rules = self.rules();
        let set: Wide = rules.set(self.seats());
        let mut hidden = Wide::EMPTY;
        let mut holder = None;
        for entry in &rules.lead.order {
            let tile = match *entry {
                LeadTile::Double(number) => rules.tiles.set.double(number),
                LeadTile::Tile(tile) => Some(tile),
            };
            let Some(tile) = tile.filter(|tile| set.contains(*tile)) else { continue };
            holder = tiles
                .hands
                .seated()
                .find(|(_, hand)| hand.known.contains(&tile))
                .map(|(seat, _)| (seat, tile));
            if holder.is_some() {
                break;
            }
            if !tiles.stock.as_ref().is_some_and(|stock| stock.contains(&Some(tile))) {
                hidden.insert(tile);
            }
        }
        let that_tile = rules.lead.tile != OpeningTile::Any;
        match holder {
            Some((seat, tile)) if hidden.is_empty() => Due::Leads(seat, rules.opening_tile(tile)),
            Some((holder, tile)) => {
                hidden.insert(tile);
                let might = |(seat, hand): &(Seat, &Hand)| hand.unknown > 0 || *seat == holder;
                let seats = tiles.hands.seated().filter(might).map(|(seat, _)| seat).collect();
                Due::OneOf(seats, if that_tile { Opening::OneOf(hidden) } else { Opening::Any })
            }
            // Perhaps nobody holds any of them; then the heaviest tile leads, and it is not known either.
            None => Due::OneOf(self.anybody(), Opening::Any),
        }
    }

    /// Who leads, and with what: by the rules where they say, else by the record.
    pub(super) fn opener(&self, round: &RoundRecord, due: Due) -> Result<Opener, DgnError> {
        match due {
            Due::Redeal => Ok(Opener::leads(None, Opening::Any)),
            Due::Draws { hub, finder } => {
                if let Some(finder) = finder {
                    self.check_finder(round, hub, finder)?;
                }
                let leads = finder.or(round.lead.as_ref().map(|told| told.is));
                Ok(Opener { leads, begins: Some(Seat::FIRST), opening: Opening::Drawn(hub) })
            }
            Due::Leads(seat, must_lead) => {
                if let Some(told) = round.lead.as_ref().filter(|told| told.is != seat) {
                    let why = match must_lead {
                        MustLead::Any => String::new(),
                        MustLead::Tile(tile) => format!(", which holds {tile}"),
                        MustLead::Double => ", the first one with a double".into(),
                    };
                    let what = format!(
                        "seat {} does not lead; by the rules it is seat {seat}{why}: lead {seat}",
                        told.is
                    );
                    return Err(DgnError::new(told.line, what));
                }
                let opening = match must_lead {
                    MustLead::Any => Opening::Any,
                    MustLead::Tile(tile) => Opening::OneOf([tile].into_iter().collect()),
                    MustLead::Double => Opening::Double,
                };
                Ok(Opener::leads(Some(seat), opening))
            }
            Due::OneOf(seats, opening) => {
                let first = round
                    .turns
                    .first()
                    .filter(|turn| !turn.is.announces())
                    .map(|turn| At { line: turn.line, is: turn.is.seat });
                // Midway only the tiles can tell who leads first, unless the record does.
                let midway = self.record.rounds.first().is_some_and(|first| first.number.is > 1)
                    && self.rounds.iter().all(|round| round.settled.is_none());
                let told = midway && !matches!(self.game.lead(), Lead::Tile | Lead::Hub(_));
                if round.lead.is_none()
                    && let (true, Some(first)) = (told, &first)
                {
                    let what = "this match was taken up midway, so who leads must be written; write `lead SEAT` before the turns";
                    return Err(DgnError::new(first.line, what));
                }
                let Some(told) = round.lead.clone().or(first) else {
                    return Ok(Opener::leads(None, opening));
                };
                if !seats.contains(&told.is) {
                    let may: Vec<String> = seats.iter().map(|seat| format!("{seat}")).collect();
                    let what = format!(
                        "seat {} may not lead; by the rules it is one of {}",
                        told.is,
                        may.join(", ")
                    );
                    return Err(DgnError::new(told.line, what));
                }
                Ok(Opener::leads(Some(told.is), opening))
            }
        }
    }

    /// Checks that the record names the seat that finds the hub.
    pub(super) fn check_finder(&self, round: &RoundRecord, hub: Tile, finder: Seat) -> Result<(), DgnError> {
        match round.lead.as_ref().filter(|told| told.is != finder) {
            None => Ok(()),
            Some(told) => Err(DgnError::new(
                told.line,
                format!(
                    "seat {} does not lead; seat {finder} draws {hub} and leads it: lead {finder}",
                    told.is
                ),
            )),
        }
    }

    pub(super) fn thrown_back(&mut self, round: &RoundRecord, last: bool) -> Result<PlayedRound, DgnError> {
        let wrong_end = round.end.as_ref().filter(|end| end.is != Ended::Redeal).map(|end| end.line);
        let wrong = [
            round.lead.as_ref().map(|lead| lead.line),
            round.turns.first().map(|turn| turn.line),
            round.left.iter().map(|left| left.line).min(),
            wrong_end,
        ];
        if let Some(line) = wrong.into_iter().flatten().min() {
            return Err(DgnError::new(
                line,
                "this deal is thrown back by the rules; only `end redeal` may follow",
            ));
        }
        let due = self.due();
        if round.end.is_none() && last {
            self.must_be_open(round, None)?;
            self.next = Next::Redeal;
            return Ok(self.written(round, None, None));
        }
        self.check_nothing_written(round)?;
        self.game.throw_back();
        self.next = Next::Round(due);
        let mut played = self.written(round, None, Some(Ended::Redeal));
        played.next_lead = due;
        Ok(played)
    }
}

pub(super) fn not_in_set(rules: &Rules, tile: Tile) -> String {
    let highest = rules.tiles.set.highest();
    if tile.third().is_some() != rules.tiles.set.is_triangles() {
        let (shown, example) =
            if rules.tiles.set.is_triangles() { ("three", "1-2-5") } else { ("two", "3-5") };
        format!("{tile} is not in the set in play; its tiles show {shown} numbers, such as {example}")
    } else if tile.high() > highest {
        format!("{tile} is not in the set in play; its numbers go up to {highest}")
    } else {
        format!("{tile} is not in the set in play; it is left out under these rules")
    }
}
