//! What a seat sees, as a vector of bytes. It is made from a [`View`], which has no field for hidden tiles.

use boneyard_bots::knowledge::Knowledge;
use boneyard_rules::{LayoutKind, SEATS_MAX, Seat, Seen, Tile, Tiles, View, WIDE};

use crate::{
    actions::{end, train},
    blocks::{numbers, places},
    table::Table,
};

/// Adds the observation of a view to `bytes`.
pub(crate) fn observe(table: &Table, view: &View, bytes: &mut Vec<u8>) {
    let mut writer = Writer { table, view, bytes };
    writer.tiles(view.hand.iter().copied());
    if table.rules.hands_per_player() == 2 {
        writer.tiles(view.other_hand.iter().flat_map(|other| other.tiles.iter().copied()));
    }
    writer.tiles(view.history.iter().filter_map(laid));
    writer.may_hold();
    let seats = writer.seats();
    writer.bytes.extend(seats.map(|seat| byte(view.counts[seat])));
    writer.bytes.extend([byte(view.boneyard), view.drawn]);
    writer.seat(view.turn);
    writer.seat(view.leader);
    writer.ends();
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

const fn laid(seen: &Seen) -> Option<Tile> {
    match seen {
        Seen::Played { tile, .. } => Some(*tile),
        Seen::Closed { .. } | Seen::Done { .. } | Seen::Drew { .. } | Seen::Passed { .. } => None,
    }
}

struct Writer<'a> {
    table: &'a Table,
    view: &'a View,
    bytes: &'a mut Vec<u8>,
}

impl Writer<'_> {
    /// A new block of zeros.
    fn block(&mut self, size: usize) -> &mut [u8] {
        let start = self.bytes.len();
        self.bytes.resize(start + size, 0);
        &mut self.bytes[start..]
    }

    /// The seats of the table from the viewer's on.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (own, seats) = (self.view.seat.index(), self.table.seats);
        (0..seats).map(move |after| Seat::at((own + after) % seats))
    }

    fn tiles(&mut self, tiles: impl IntoIterator<Item = Tile>) {
        let table = self.table;
        let block = self.block(table.tiles.len());
        for tile in tiles {
            block[table.actions.tile(tile)] = 1;
        }
    }

    /// The tiles that each other seat may hold, by everything that follows from the view.
    fn may_hold(&mut self) {
        // Narrow sets of tiles take half the time, and most games have few tiles.
        if Tiles::<1>::fits(self.table.rules.tiles.set) {
            self.may_hold_of::<1>();
        } else {
            self.may_hold_of::<WIDE>();
        }
    }

    fn may_hold_of<const W: usize>(&mut self) {
        let view = self.view;
        let mut admitted = [Tiles::<W>::EMPTY; SEATS_MAX];
        let knowledge = Knowledge::<W>::of(view);
        for spot in &knowledge.spots {
            if let Some(seat) = spot.seat {
                admitted[seat.index()] |= spot.admits & knowledge.hidden;
            }
        }
        if let Some(other) = &view.other_hand {
            admitted[other.seat.index()] = other.tiles.iter().copied().collect();
        }
        for seat in self.seats().skip(1) {
            self.tiles(admitted[seat.index()].iter());
        }
    }

    /// One bit for a seat, the viewer's first.
    fn seat(&mut self, seat: Seat) {
        let (own, seats) = (self.view.seat.index(), self.table.seats);
        self.block(seats)[(seat.index() + seats - own) % seats] = 1;
    }

    fn ends(&mut self) {
        let (view, table) = (self.view, self.table);
        let numbers = numbers(&table.rules);
        let kind = LayoutKind::of(&table.rules);
        if kind == LayoutKind::Triangles {
            return;
        }
        let block = self.block(places(&table.rules, table.seats).max(1) * numbers);
        for open in &view.ends {
            let at = match kind {
                LayoutKind::Trains => train(open.at, view.seat, table.seats),
                LayoutKind::Tree => 0,
                _ => end(open.at),
            };
            block[at * numbers + usize::from(open.number)] += 1;
        }
    }
}
