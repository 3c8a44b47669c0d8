//! Rounds of one game, each a position with its history, on the layout of the rules.

use std::sync::Arc;

use boneyard_bots::points;
use boneyard_rules::{
    Acted, Action, BySeat, Deals, FinishedRound, Layout, LayoutVisitor, Move, OpenEnd, Outcome, Place,
    PlayScoring, Position, RoundFacts, SEATS_MAX, Seat, Tile, Tiles, View, settle, visit_layout,
};
use rand::{Rng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

use crate::{error::Error, table::Table};

/// The rounds of many tables. The layout is known only inside.
pub(super) trait Tables: Send + Sync {
    /// How many tables there are.
    fn count(&self) -> usize;

    /// The seat whose turn it is at a table.
    fn turn(&self, at: usize) -> Seat;

    /// The legal moves at a table. There is always one.
    fn legal(&self, at: usize) -> &[Move];

    /// The open ends at a table.
    fn ends(&self, at: usize) -> Vec<OpenEnd>;

    /// What a seat may see at a table.
    fn view(&self, at: usize, seat: Seat) -> View;

    /// Plays one move at each table: its index among the legal moves, which the caller has checked. Writes a row of rewards for each
    /// round that ends, and a 1 into `over`, and deals that table anew.
    fn play(&mut self, choices: &[usize], rewards: &mut [f32], over: &mut [u8]);

    /// The round at a table with its history, and its boneyard in random order.
    fn round(&mut self, at: usize) -> Result<(boneyard_rules::Round, Vec<Tile>), Error>;
}

/// Deals rounds at so many tables.
pub(super) fn deal(
    table: &Arc<Table>,
    count: usize,
    rng: Xoshiro256PlusPlus,
) -> Result<Box<dyn Tables>, Error> {
    visit_layout(&table.rules, Dealing { table, count, rng })
}

struct Dealing<'a> {
    table: &'a Arc<Table>,
    count: usize,
    rng: Xoshiro256PlusPlus,
}

impl<const W: usize> LayoutVisitor<W> for Dealing<'_> {
    type Output = Result<Box<dyn Tables>, Error>;

    fn visit<L: Layout<W>>(self) -> Self::Output {
        let Self { table, count, rng } = self;
        let deals = Deals::new(&table.rules, table.seats)?;
        let tiles = table.tiles.clone();
        let mut dealer = Dealer { table: table.clone(), deals, tiles, rng };
        let games = (0..count).map(|_| Game::<L, W>::dealt(&mut dealer)).collect::<Result<_, _>>()?;
        Ok(Box::new(Games { dealer, games }))
    }
}

/// What all tables share.
struct Dealer<const W: usize> {
    table: Arc<Table>,
    deals: Deals<W>,
    /// The tiles in play, in dealing order.
    tiles: Vec<Tile>,
    rng: Xoshiro256PlusPlus,
}

impl<const W: usize> Dealer<W> {
    /// A random number below `bound`.
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        // The high half of a product maps 32 random bits to the range without a division.
        ((u64::from(self.rng.next_u32()) * bound as u64) >> 32) as usize
    }

    /// The position after a random deal that the rules do not redeal.
    fn position<L: Layout<W>>(&mut self) -> Result<Position<L, W>, Error> {
        let (seats, size) = (self.deals.seats(), self.deals.hand_size());
        loop {
            let (dealt, _) = self.tiles.partial_shuffle(&mut self.rng, seats * size);
            let mut hands = [Tiles::EMPTY; SEATS_MAX];
            for (hand, tiles) in hands.iter_mut().zip(dealt.chunks(size)) {
                *hand = tiles.iter().copied().collect();
            }
            let leader = Seat::at(self.below(seats));
            if let Some(position) = self.deals.position(hands, leader)? {
                return Ok(position);
            }
        }
    }
}

/// A round in progress.
struct Game<L, const W: usize> {
    position: Position<L, W>,
    leader: Seat,
    history: Vec<Acted>,
    scoring: PlayScoring,
    legal: Vec<Move>,
}

impl<L: Layout<W>, const W: usize> Game<L, W> {
    fn dealt(dealer: &mut Dealer<W>) -> Result<Self, Error> {
        let position = dealer.position()?;
        let Table { rules, standing, seats, .. } = &*dealer.table;
        let scoring = PlayScoring::new(rules, standing, *seats);
        let legal = position.legal();
        Ok(Self { leader: position.turn(), position, history: Vec::new(), scoring, legal })
    }

    /// Plays a legal move. Returns how the round ended.
    #[inline]
    fn play(&mut self, index: usize, dealer: &mut Dealer<W>) -> Option<Outcome> {
        let seat = self.position.turn();
        let action = match self.legal[index] {
            Move::Play { tile, at, leaves } => {
                if at == Place::First {
                    // Where the seats draw for the hub, the seat that drew it leads.
                    self.leader = seat;
                }
                Action::Play { tile, at, leaves }
            }
            Move::Draw => {
                let boneyard = self.position.boneyard();
                let drawn = boneyard.nth(dealer.below(boneyard.len()));
                drawn.map_or(Action::Pass, |tile| Action::Draw { tile })
            }
            Move::Close => Action::Close,
            Move::Done => Action::Done,
            Move::Pass => Action::Pass,
        };
        if self.scoring.is_idle() {
            self.position.play_unchecked(action);
        } else {
            let before = self.position.layout().copied();
            self.position.play_unchecked(action);
            self.scoring.act(seat, action.choice(), before.as_ref(), self.position.layout());
        }
        self.history.push(Acted { seat, action });
        self.legal.clear();
        let outcome = self.position.outcome();
        if outcome.is_none() {
            self.position.legal_into(&mut self.legal);
        }
        outcome
    }

    /// Deals the next round at this table.
    fn begin(&mut self, position: Position<L, W>, table: &Table) {
        self.position = position;
        self.leader = position.turn();
        self.history.clear();
        if !self.scoring.is_idle() {
            self.scoring = PlayScoring::new(&table.rules, &table.standing, table.seats);
        }
        self.position.legal_into(&mut self.legal);
    }

    /// Writes what a finished round is worth to each seat.
    fn reward(&self, outcome: Outcome, table: &Table, rewards: &mut [f32]) {
        let Table { rules, sides, standing, seats, .. } = table;
        let values = BySeat::new(*seats, |seat| rules.tiles_value(self.position.hand(seat)));
        let finished = FinishedRound {
            tiles: BySeat::new(*seats, |seat| self.position.hand(seat).len()),
            made: self.scoring.made(),
            paid: self.scoring.paid(),
            first_at_target: self.scoring.first_at_target(),
            facts: RoundFacts::of(&self.history, outcome),
            ..FinishedRound::plain(outcome, self.leader, values)
        };
        let settlement = settle(rules, sides, standing, &finished);
        for (side, seats) in sides.iter().enumerate() {
            let gained = points(rules, &settlement, side) as f32;
            for seat in seats {
                rewards[seat.index()] = gained;
            }
        }
    }
}

struct Games<L, const W: usize> {
    dealer: Dealer<W>,
    games: Vec<Game<L, W>>,
}

impl<L: Layout<W>, const W: usize> Tables for Games<L, W> {
    fn count(&self) -> usize {
        self.games.len()
    }

    fn turn(&self, at: usize) -> Seat {
        self.games[at].position.turn()
    }

    fn legal(&self, at: usize) -> &[Move] {
        &self.games[at].legal
    }

    fn ends(&self, at: usize) -> Vec<OpenEnd> {
        self.games[at].position.ends()
    }

    fn view(&self, at: usize, seat: Seat) -> View {
        let Game { position, history, leader, .. } = &self.games[at];
        let table = &self.dealer.table;
        View::of_position(position, history, *leader, table.rules.clone(), table.standing.clone(), seat)
    }

    fn play(&mut self, choices: &[usize], rewards: &mut [f32], over: &mut [u8]) {
        let Self { dealer, games } = self;
        let seats = dealer.table.seats;
        let rows = rewards.chunks_exact_mut(seats).zip(over);
        for ((game, index), (rewards, over)) in games.iter_mut().zip(choices).zip(rows) {
            let Some(outcome) = game.play(*index, dealer) else { continue };
            game.reward(outcome, &dealer.table, rewards);
            *over = 1;
            // A full set was dealt at the start, so it can be dealt again.
            if let Ok(position) = dealer.position() {
                game.begin(position, &dealer.table);
            }
        }
    }

    fn round(&mut self, at: usize) -> Result<(boneyard_rules::Round, Vec<Tile>), Error> {
        let Game { position, history, .. } = &self.games[at];
        let table = &self.dealer.table;
        let mut hands = BySeat::new(table.seats, |seat| position.hand(seat));
        let mut boneyard: Vec<Tile> = position.boneyard().iter().collect();
        let mut undealt = boneyard.clone();
        for Acted { seat, action } in history.iter().rev() {
            match *action {
                Action::Play { tile, .. } => hands[*seat].insert(tile),
                Action::Draw { tile } => {
                    hands[*seat].remove(tile);
                    undealt.push(tile);
                }
                Action::Close | Action::Done | Action::Pass => {}
            }
        }
        let first = history.first().map_or(position.turn(), |acted| acted.seat);
        let hands = hands.map(|hand| hand.iter().collect());
        let mut round =
            boneyard_rules::Round::deal(&table.rules, hands, undealt, first, position.must_lead())?;
        for acted in history {
            round.play(acted.action)?;
        }
        boneyard.shuffle(&mut self.dealer.rng);
        Ok((round, boneyard))
    }
}
