//! Who leads a round, and with what.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{
    finish::Finish,
    position::Outcome,
    rules::{
        AfterBlock, AfterTie, BlockWinner, FirstLead, IfNone, LeadTile, LotBy, NextLeadRule, OpeningTile,
        Rules,
    },
    seat::{BySeat, Seat, Sides},
    settle::Settlement,
    tile::Tile,
    tiles::Tiles,
};

/// How the leader of the next round is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", content = "who", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lead {
    /// By the tiles of the deal.
    Tile,
    /// Everybody draws a tile by lot.
    Lot,
    /// This seat leads; where a double must, the first seat from it on that holds one.
    Seat(Seat),
    /// Either seat of this one's side. A table lets this one lead; a record says who did (F-jam).
    WinningSide(Seat),
    /// Whoever holds this tile (F-train).
    Hub(Tile),
    /// The match was taken up midway: whoever wrote it down says.
    Given,
}

/// What must open a round. It is sent as the tile, as `double`, or as nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Tile | \"double\" | null"))]
pub enum MustLead {
    /// Any tile may.
    #[default]
    Any,
    /// This tile.
    Tile(Tile),
    /// Any double of the leader's (F-gaple).
    Double,
}

impl MustLead {
    /// Those of a hand's tiles that may open the round.
    ///
    /// ```
    /// use boneyard_rules::{MustLead, Tiles};
    ///
    /// let hand: Tiles<1> = ["1-2".parse()?, "3-3".parse()?].into_iter().collect();
    /// assert_eq!(MustLead::Double.of(hand).len(), 1);
    /// assert_eq!(MustLead::Any.of(hand), hand);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn of<const W: usize>(self, hand: Tiles<W>) -> Tiles<W> {
        match self {
            Self::Any => hand,
            Self::Tile(tile) => [tile].into_iter().collect::<Tiles<W>>() & hand,
            Self::Double => hand.doubles(),
        }
    }

    /// The one tile that must lead.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Any | Self::Double => None,
        }
    }
}

/// [`MustLead`] as it is serialised.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Any(()),
    Tile(Tile),
    Double(Double),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Double {
    Double,
}

impl From<Written> for MustLead {
    fn from(written: Written) -> Self {
        match written {
            Written::Any(()) => Self::Any,
            Written::Tile(tile) => Self::Tile(tile),
            Written::Double(Double::Double) => Self::Double,
        }
    }
}

impl From<MustLead> for Written {
    fn from(must_lead: MustLead) -> Self {
        match must_lead {
            MustLead::Any => Self::Any(()),
            MustLead::Tile(tile) => Self::Tile(tile),
            MustLead::Double => Self::Double(Double::Double),
        }
    }
}

/// The seat that leads, found by the tiles of the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLead {
    /// Who leads.
    pub seat: Seat,
    /// The tile that decided.
    pub tile: Tile,
}

impl Rules {
    /// How the leader of a match's first round is found.
    #[must_use]
    pub fn first_lead(&self) -> Lead {
        match (self.lead.next, self.lead.first) {
            (NextLeadRule::DescendingDouble, _) => Lead::Hub(self.hub(1)),
            (_, FirstLead::Doubles) => Lead::Tile,
            (_, FirstLead::Lot | FirstLead::Youngest | FirstLead::Random) => Lead::Lot,
        }
    }

    /// The hub of a round, counted from 1: the highest double, then downwards; below 0-0 it begins anew.
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let rules = Rules::preset("draw")?;
    /// assert_eq!(rules.hub(2).to_string(), "5-5");
    /// assert_eq!(rules.hub(8).to_string(), "6-6");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn hub(&self, round: u32) -> Tile {
        let numbers = u32::from(self.tiles.set.highest()) + 1;
        let below = round.saturating_sub(1) % numbers;
        let number = u8::try_from(numbers - 1 - below).unwrap_or(0);
        Tile::double(number).unwrap_or_else(|| Tile::at_index(0))
    }

    /// The tiles that may decide who leads, the first choice first: those of `lead.order`, then the others
    /// as `lead.ifNone` says (C2 to C5).
    ///
    /// ```
    /// use boneyard_rules::Rules;
    ///
    /// let ranking = Rules::preset("goat")?.lead_ranking(4);
    /// assert_eq!(ranking[0].to_string(), "1-1");
    /// assert_eq!(ranking[6].to_string(), "0-0");
    /// assert_eq!(ranking[7].to_string(), "5-6");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn lead_ranking(&self, seats: usize) -> Vec<Tile> {
        let double_or_tile = |entry: &LeadTile| match *entry {
            LeadTile::Double(number) => self.tiles.set.double(number),
            LeadTile::Tile(tile) => Some(tile),
        };
        let mut ranking: Vec<Tile> = self.lead.order.iter().filter_map(double_or_tile).collect();
        let mut others: Vec<Tile> =
            self.tile_list(seats).into_iter().filter(|tile| !ranking.contains(tile)).collect();
        // Of triangles the largest number comes before the middle one (F-trio).
        let weight = |tile: &Tile| (tile.pips(), tile.third(), tile.high());
        others.sort_unstable_by_key(weight);
        match self.lead.if_none {
            IfNone::Heaviest => ranking.extend(others.into_iter().rev()),
            IfNone::HighestPair => {
                others.sort_unstable_by_key(|tile| (tile.pair(), weight(tile)));
                ranking.extend(others.into_iter().rev());
            }
            IfNone::Lightest => ranking.extend(others),
            IfNone::Redeal | IfNone::Draw => {}
        }
        ranking
    }

    /// Who leads by the tiles: the holder of the first one of [`Rules::lead_ranking`] that anybody holds.
    /// `None` asks for a redeal.
    #[must_use]
    pub fn lead_by_tile(&self, hands: &BySeat<Vec<Tile>>) -> Option<TileLead> {
        let holder = |tile: Tile| {
            hands.seated().find(|(_, hand)| hand.contains(&tile)).map(|(seat, _)| TileLead { seat, tile })
        };
        self.lead_ranking(hands.seats()).into_iter().find_map(holder)
    }

    /// What a leader found by `tile` must open with (C6).
    #[must_use]
    pub fn opening_tile(&self, tile: Tile) -> MustLead {
        match self.lead.tile {
            OpeningTile::ThatTile | OpeningTile::AnyDouble => MustLead::Tile(tile),
            OpeningTile::Any => MustLead::Any,
        }
    }

    /// Who leads where the lead is due to a seat, and with what: where a double must lead, the first seat from `due` on
    /// that holds one (F-gaple). Nobody holds any: the seat itself leads whatever it likes.
    #[must_use]
    pub fn opener(&self, due: Seat, hands: &BySeat<Vec<Tile>>) -> (Seat, MustLead) {
        if self.lead.tile != OpeningTile::AnyDouble {
            return (due, MustLead::Any);
        }
        let from_due = core::iter::successors(Some(due), |seat| Some(seat.next(hands.seats())));
        from_due
            .take(hands.seats())
            .find(|seat| hands[*seat].iter().any(|tile| tile.is_double()))
            .map_or((due, MustLead::Any), |seat| (seat, MustLead::Double))
    }

    /// Who leads by lot, from one tile drawn by each seat (R3.1.3, C40).
    #[must_use]
    pub fn lead_by_lot(&self, drawn: &BySeat<Tile>) -> Seat {
        let rank = |tile: Tile| match self.lead.lot_by {
            LotBy::Half => (u32::from(tile.largest()), u32::from(tile.is_double()), tile.pips()),
            LotBy::Sum => (tile.pips(), u32::from(tile.largest()), 0),
        };
        drawn.seated().max_by_key(|(_, tile)| rank(**tile)).map_or(Seat::FIRST, |(seat, _)| seat)
    }

    /// How the leader after this round is found (C7).
    #[must_use]
    pub fn next_lead(&self, sides: &Sides, finish: &Finish, settlement: &Settlement) -> Lead {
        let &Finish { outcome, leader, ref values, .. } = finish;
        let &Settlement { winner, tied, .. } = settlement;
        let seats = values.seats();
        let rotated = Lead::Seat(leader.next(seats));
        let (winning_seat, blocker) = match outcome {
            Outcome::Out(seat) => (Some(seat), seat),
            Outcome::Blocked(blocker) => {
                // Of a comparison of two hands the seat that was lower wins, whatever its partner holds.
                let compared = |seat: &Seat| {
                    self.score.block_winner != BlockWinner::BlockerVsNext
                        || [blocker, blocker.next(seats)].contains(seat)
                };
                let of_side = |side| {
                    let seats: Vec<Seat> = sides.seats(side).iter().copied().filter(compared).collect();
                    lightest(&seats, blocker, values)
                };
                (winner.and_then(of_side), blocker)
            }
        };
        let same = || match self.lead.next {
            NextLeadRule::AsFirst => self.first_lead(),
            NextLeadRule::Winner => Lead::Seat(winning_seat.unwrap_or(leader)),
            NextLeadRule::Rotate => rotated,
            NextLeadRule::WinningSide => winning_seat.map_or(Lead::Seat(leader), Lead::WinningSide),
            NextLeadRule::DescendingDouble => Lead::Hub(self.hub(settlement.rounds + 1)),
        };
        match outcome {
            Outcome::Out(_) => same(),
            Outcome::Blocked(_) if tied => match self.lead.after_tie {
                AfterTie::Same => same(),
                AfterTie::Blocker => Lead::Seat(blocker),
                AfterTie::Rotate => rotated,
                AfterTie::AsFirst => self.first_lead(),
            },
            Outcome::Blocked(_) => match self.lead.after_block {
                AfterBlock::Same => same(),
                AfterBlock::Blocker => Lead::Seat(blocker),
                AfterBlock::Winner => Lead::Seat(winning_seat.unwrap_or(leader)),
                AfterBlock::LowestHand => {
                    let all: Vec<Seat> = Seat::all(seats).collect();
                    Lead::Seat(lightest(&all, blocker, values).unwrap_or(leader))
                }
            },
        }
    }
}

/// Of these seats the one with the lightest hand; equal, the one that plays first after the blocker.
fn lightest(seats: &[Seat], blocker: Seat, values: &BySeat<u32>) -> Option<Seat> {
    let count = values.seats();
    let turns_after = |seat: Seat| (seat.index() + count - blocker.index() - 1) % count;
    seats.iter().copied().min_by_key(|seat| (values[*seat], turns_after(*seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_compares_halves_then_doubles_then_sums() {
        // R3.1.3, C40.
        let rules = Rules::preset("club-pairs").expect("a preset");
        let leads = |tiles: [&str; 4]| {
            rules.lead_by_lot(&BySeat::new(4, |seat| tiles[seat.index()].parse().expect("a tile"))).number()
        };
        assert_eq!(leads(["1-6", "5-5", "4-5", "0-0"]), 1);
        assert_eq!(leads(["4-5", "3-5", "5-5", "0-1"]), 3);
        assert_eq!(leads(["0-6", "1-6", "2-6", "5-5"]), 3);
    }
}
