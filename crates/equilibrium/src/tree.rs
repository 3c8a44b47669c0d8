//! The public tree: every course of a round that both players can see.
//!
//! A [`Node`] is what everyone has seen. With it go the hands that each seat may hold there. Each of them came from one hand
//! at the parent, so one walk over the tree deals with all hands at once (Johanson, Waugh, Bowling and Zinkevich 2011,
//! "Accelerating best response calculation in large extensive games"). After a draw several hands may have become one: what
//! can still be gained depends on the tiles alone, not on their order or on who was dealt them.
//!
//! Whether a round goes on after a tile depends on both hands: it is blocked if neither fits. The seat whose turn it is
//! and does not fit has two children: the round is blocked, or it passes. Which of them depends on the other hand alone.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use boneyard_rules::{Move, Outcome, Pips, Place, Rules, Seat, Tile, Tiles, ruleset::EqualEnds};
use thiserror::Error;

use crate::{
    payoff::Payoffs,
    start::Start,
    unsupported::{SEATS, Unsupported, check, draw_limit},
};

/// How long the passes over a node take, compared with those over a hand.
const WORK_OF_NODE: usize = 8;

/// A node of a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(pub(crate) u32);

/// All public courses of a round from a [`Start`].
#[derive(Clone, Debug)]
pub struct Tree {
    pub(crate) start: Start,
    /// Parents stand before their children, and the children of a node stand together.
    pub(crate) nodes: Vec<Node>,
    /// The hands of each seat at all nodes.
    pub(crate) hands: [Vec<Tiles<1>>; SEATS],
    /// For each hand, which hand of the parent it came from, counted from the parent's first. Unused at the root and for
    /// hands that have drawn.
    pub(crate) from: [Vec<u32>; SEATS],
    /// The hands that drew, and what they became, both counted from the first of their node.
    pub(crate) draws: Vec<(u32, u32)>,
    /// The payoffs of all ends: for each a row for each hand of the first seat. 0 where the hands have a common tile.
    pub(crate) payoffs: Vec<f32>,
}

/// A public state.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    /// The move that led here; `None` at the start, and where the move before it blocked the round.
    pub(crate) by: Option<Move>,
    /// The seat whose turn it is.
    pub(crate) turn: usize,
    /// The hands of each seat.
    pub(crate) hands: [Range<u32>; SEATS],
    pub(crate) children: Range<u32>,
    /// How many children are plays. They come first.
    pub(crate) plays: u32,
    /// How the hands of the seat that drew came here; empty after other moves.
    pub(crate) draws: Range<u32>,
    /// The size of the boneyard before a draw that led here.
    pub(crate) drawn_from: usize,
    /// Where the payoffs of an end begin; `None` while the round goes on.
    pub(crate) end: Option<u32>,
}

impl Node {
    pub(crate) fn is_play(&self) -> bool {
        matches!(self.by, Some(Move::Play { .. }))
    }

    /// The places of the hands of a seat.
    pub(crate) const fn range(&self, seat: usize) -> Range<usize> {
        self.hands[seat].start as usize..self.hands[seat].end as usize
    }
}

/// A tree would be larger than its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TooLarge {
    /// The entries are too many.
    #[error("the round has more than {0} entries for hands, draws and payoffs")]
    Entries(usize),
    /// The rules have a feature that this crate does not support.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
}

/// What the moves of a round depend on, besides hands.
#[derive(Clone, Copy)]
struct Board {
    laid: Tiles<1>,
    ends: Option<[Pips; 2]>,
    last_laid: usize,
    boneyard: usize,
    /// The tiles drawn in this turn.
    drawn: usize,
    counts: [usize; SEATS],
}

impl Tree {
    /// The tree of a start. `entries_max` limits the work and the memory: each hand, draw and payoff is an entry.
    ///
    /// # Errors
    /// The tree would have more entries, or the rules are not supported.
    pub fn new(start: &Start, entries_max: usize) -> Result<Self, TooLarge> {
        check(&start.rules)?;
        Builder::new(start, entries_max.min(u32::MAX as usize / 2)).build()
    }

    /// Where the tree begins.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The root.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The number of hands, draws and payoffs.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.hands[0].len() + self.hands[1].len() + self.draws.len() + self.payoffs.len()
    }

    /// How long an iteration of [`equilibrium`](crate::equilibrium) takes, in units of some nanoseconds.
    #[must_use]
    pub fn work(&self) -> usize {
        self.entries() + WORK_OF_NODE * self.nodes.len()
    }

    /// The node after these moves from the root; `None` if the tree does not have them.
    #[must_use]
    pub fn after(&self, moves: &[Move]) -> Option<NodeId> {
        let mut at = 0;
        for choice in moves {
            let children = self.nodes[at as usize].children.clone();
            at = children.clone().find(|child| self.goes_on_by(*child, |by| by == *choice)).or_else(|| {
                // While both ends show one number, a tile goes to either.
                let ends_agree = |by: Move| matches!((by, *choice), (Move::Play { tile: a, .. }, Move::Play { tile: b, .. }) if a == b);
                let mut same = children.filter(|child| self.goes_on_by(*child, ends_agree));
                same.next().filter(|_| same.next().is_none())
            })?;
        }
        Some(NodeId(at))
    }

    fn goes_on_by(&self, child: u32, by: impl Fn(Move) -> bool) -> bool {
        let node = &self.nodes[child as usize];
        node.end.is_none() && node.by.is_some_and(by)
    }

    /// The moves from the root to a node, each with its seat.
    #[must_use]
    pub fn moves_to(&self, node: NodeId) -> Vec<(Seat, Move)> {
        let mut moves = Vec::new();
        let mut at = node.0;
        while at != 0 {
            let node = &self.nodes[at as usize];
            moves.extend(node.by.map(|by| (Seat::at(self.nodes[node.parent as usize].turn), by)));
            at = node.parent;
        }
        moves.reverse();
        moves
    }

    /// The hands of a seat at a node.
    pub(crate) fn hands_of(&self, node: &Node, seat: usize) -> &[Tiles<1>] {
        &self.hands[seat][node.range(seat)]
    }
}

/// The tiles that fit these ends.
fn fitting(ends: [Pips; 2]) -> Tiles<1> {
    Tiles::of_number(ends[0]) | Tiles::of_number(ends[1])
}

/// The half of a tile that stays open at an end.
pub(crate) const fn beyond(tile: Tile, number: Pips) -> Pips {
    if tile.low() == number { tile.high() } else { tile.low() }
}

struct Builder<'a> {
    rules: &'a Rules,
    tree: Tree,
    boards: Vec<Board>,
    payoffs: Payoffs<'a>,
    set: Tiles<1>,
    draw_limit: usize,
    reserve: usize,
    entries_max: usize,
}

/// How a child differs from its parent.
struct Child {
    by: Option<Move>,
    turn: usize,
    board: Board,
    outcome: Option<Outcome>,
    /// The hands of the seat that moves and of the other seat that lead there, before the move.
    moves: Moves,
    others: Others,
}

/// What a hand does on the way to a child.
#[derive(Clone, Copy)]
enum Moves {
    Lays(Tile),
    /// Draws one of these tiles.
    Draws(Tiles<1>),
    Stays,
}

/// Which hands of the other seat go with a child.
#[derive(Clone, Copy)]
enum Others {
    All,
    Without(Tile),
    Fitting,
    Stuck,
}

impl<'a> Builder<'a> {
    fn new(start: &'a Start, entries_max: usize) -> Self {
        let Start { rules, standing, leader, .. } = start;
        let leader = *leader;
        let size = |seat: usize| start.hands[seat].first().map_or(0, |(hand, _)| hand.len());
        let board = Board {
            laid: start.laid,
            ends: start.ends,
            last_laid: start.last_laid.index(),
            boneyard: start.boneyard,
            drawn: 0,
            counts: [size(0), size(1)],
        };
        let hands =
            start.hands.each_ref().map(|of_seat| of_seat.iter().map(|(hand, _)| *hand).collect::<Vec<_>>());
        let root = Node {
            parent: 0,
            by: None,
            turn: start.turn.index().min(SEATS - 1),
            hands: hands.each_ref().map(|of_seat| 0..of_seat.len() as u32),
            children: 0..0,
            plays: 0,
            draws: 0..0,
            drawn_from: 0,
            end: None,
        };
        let from = hands.each_ref().map(|of_seat| vec![0; of_seat.len()]);
        let start = start.clone();
        let tree = Tree { start, nodes: vec![root], hands, from, draws: Vec::new(), payoffs: Vec::new() };
        Self {
            rules,
            tree,
            boards: vec![board],
            payoffs: Payoffs::new(rules, standing, leader),
            set: rules.set(SEATS),
            draw_limit: draw_limit(rules),
            reserve: usize::from(rules.draw.reserve),
            entries_max,
        }
    }

    fn build(mut self) -> Result<Tree, TooLarge> {
        let mut at = 0;
        while at < self.tree.nodes.len() {
            if self.tree.nodes[at].end.is_none() {
                self.expand(at)?;
            }
            at += 1;
        }
        Ok(self.tree)
    }

    /// Adds the children of a node.
    fn expand(&mut self, at: usize) -> Result<(), TooLarge> {
        let begin = self.tree.nodes.len() as u32;
        match self.boards[at].ends {
            None => self.add_leads(at)?,
            Some(ends) => {
                self.add_plays(at, ends)?;
                self.tree.nodes[at].plays = self.tree.nodes.len() as u32 - begin;
                self.add_others(at, fitting(ends))?;
            }
        }
        let children = begin..self.tree.nodes.len() as u32;
        let node = &mut self.tree.nodes[at];
        node.children = children;
        if self.boards[at].ends.is_none() {
            node.plays = node.children.len() as u32;
        }
        Ok(())
    }

    fn add_leads(&mut self, at: usize) -> Result<(), TooLarge> {
        let must_lead = self.tree.start.must_lead;
        let node = &self.tree.nodes[at];
        let hands = self.tree.hands_of(node, node.turn).iter();
        let tiles = hands.fold(Tiles::EMPTY, |tiles, hand| tiles | must_lead.of(*hand));
        for tile in tiles.iter() {
            self.add_play(at, tile, Place::First, [tile.low(), tile.high()])?;
        }
        Ok(())
    }

    fn add_plays(&mut self, at: usize, [left, right]: [Pips; 2]) -> Result<(), TooLarge> {
        let node = &self.tree.nodes[at];
        let tiles =
            self.tree.hands_of(node, node.turn).iter().fold(Tiles::EMPTY, |tiles, hand| tiles | *hand);
        let only_right = left == right && self.rules.turn.equal_ends == EqualEnds::LeaderRight;
        if !only_right {
            for tile in tiles.with_number(left).iter() {
                self.add_play(at, tile, Place::Left, [beyond(tile, left), right])?;
            }
        }
        if only_right || left != right {
            for tile in tiles.with_number(right).iter() {
                self.add_play(at, tile, Place::Right, [left, beyond(tile, right)])?;
            }
        }
        Ok(())
    }

    fn add_play(&mut self, at: usize, tile: Tile, place: Place, ends: [Pips; 2]) -> Result<(), TooLarge> {
        let (seat, mut board) = (self.tree.nodes[at].turn, self.boards[at]);
        board.laid.insert(tile);
        board.ends = Some(ends);
        board.last_laid = seat;
        board.drawn = 0;
        board.counts[seat] -= 1;
        let outcome = (board.counts[seat] == 0).then_some(Outcome::Out(Seat::at(seat)));
        let by = Some(Move::play(tile, place));
        let turn = if outcome.is_some() { seat } else { 1 - seat };
        let (moves, others) = (Moves::Lays(tile), Others::Without(tile));
        self.add(at, Child { by, turn, board, outcome, moves, others })
    }

    /// Adds what happens to hands that do not fit.
    fn add_others(&mut self, at: usize, fitting: Tiles<1>) -> Result<(), TooLarge> {
        let (seat, board) = (self.tree.nodes[at].turn, self.boards[at]);
        let hands = self.tree.hands_of(&self.tree.nodes[at], seat);
        if hands.iter().all(|hand| !(*hand & fitting).is_empty()) {
            return Ok(());
        }
        let has_drawable = board.boneyard > self.reserve && self.draw_limit > 0;
        if has_drawable && board.drawn < self.draw_limit {
            let mut after = board;
            after.boneyard -= 1;
            after.drawn += 1;
            after.counts[seat] += 1;
            let (moves, others) = (Moves::Draws(self.set.without(board.laid)), Others::All);
            let by = Some(Move::Draw);
            return self.add(at, Child { by, turn: seat, board: after, outcome: None, moves, others });
        }
        if !has_drawable {
            // A round that is blocked by a tile ends at once. After draws the seat still passes.
            let by = (board.drawn > 0).then_some(Move::Pass);
            let outcome = Some(Outcome::Blocked(Seat::at(board.last_laid)));
            let (moves, others) = (Moves::Stays, Others::Stuck);
            self.add(at, Child { by, turn: 1 - seat, board, outcome, moves, others })?;
        }
        let others = if has_drawable { Others::All } else { Others::Fitting };
        let (by, board) = (Some(Move::Pass), Board { drawn: 0, ..board });
        self.add(at, Child { by, turn: 1 - seat, board, outcome: None, moves: Moves::Stays, others })
    }

    /// Adds a child, unless no pair of hands leads there.
    fn add(&mut self, at: usize, child: Child) -> Result<(), TooLarge> {
        let Child { by, turn, board, outcome, moves, others } = child;
        let parent = &self.tree.nodes[at];
        let (seat, ranges) = (parent.turn, [parent.range(0), parent.range(1)]);
        let begin = self.tree.hands.each_ref().map(|hands| hands.len() as u32);
        let first_draw = self.tree.draws.len() as u32;
        let fitting = self.boards[at].ends.map_or(Tiles::EMPTY, fitting);
        self.add_moved(seat, ranges[seat].clone(), moves, fitting);
        let goes = |hand: Tiles<1>| match others {
            Others::All => true,
            Others::Without(tile) => !hand.contains(tile),
            Others::Fitting => !(hand & fitting).is_empty(),
            Others::Stuck => (hand & fitting).is_empty(),
        };
        let watching = 1 - seat;
        for (from, place) in ranges[watching].clone().enumerate() {
            let hand = self.tree.hands[watching][place];
            if goes(hand) {
                self.tree.hands[watching].push(hand);
                self.tree.from[watching].push(from as u32);
            }
        }
        let hands = [0, 1].map(|seat: usize| begin[seat]..self.tree.hands[seat].len() as u32);
        if hands.iter().any(Range::is_empty) {
            for (seat, begin) in begin.into_iter().enumerate() {
                self.tree.hands[seat].truncate(begin as usize);
                self.tree.from[seat].truncate(begin as usize);
            }
            self.tree.draws.truncate(first_draw as usize);
            return Ok(());
        }
        if self.tree.entries() > self.entries_max {
            return Err(TooLarge::Entries(self.entries_max));
        }
        let end = match outcome {
            None => None,
            Some(outcome) => Some(self.add_payoffs(outcome, &board, &hands)?),
        };
        self.tree.nodes.push(Node {
            parent: at as u32,
            by,
            turn,
            hands,
            children: 0..0,
            plays: 0,
            draws: first_draw..self.tree.draws.len() as u32,
            drawn_from: self.boards[at].boneyard,
            end,
        });
        self.boards.push(board);
        Ok(())
    }

    /// Adds what the hands of the seat that moves become.
    fn add_moved(&mut self, seat: usize, hands: Range<usize>, moves: Moves, fitting: Tiles<1>) {
        let begin = self.tree.hands[seat].len();
        let mut places: HashMap<Tiles<1>, u32, BuildHasherDefault<Mixer>> = HashMap::default();
        for (from, place) in hands.enumerate() {
            let hand = self.tree.hands[seat][place];
            let is_stuck = || (hand & fitting).is_empty();
            match moves {
                Moves::Lays(tile) if hand.contains(tile) => {
                    self.tree.hands[seat].push(hand.without([tile].into_iter().collect()));
                    self.tree.from[seat].push(from as u32);
                }
                Moves::Draws(hidden) if is_stuck() => {
                    for tile in hidden.without(hand).iter() {
                        let mut with = hand;
                        with.insert(tile);
                        let next = (self.tree.hands[seat].len() - begin) as u32;
                        let to = *places.entry(with).or_insert(next);
                        if to == next {
                            self.tree.hands[seat].push(with);
                            self.tree.from[seat].push(0);
                        }
                        self.tree.draws.push((from as u32, to));
                    }
                }
                Moves::Stays if is_stuck() => {
                    self.tree.hands[seat].push(hand);
                    self.tree.from[seat].push(from as u32);
                }
                Moves::Lays(_) | Moves::Draws(_) | Moves::Stays => {}
            }
        }
    }

    fn add_payoffs(
        &mut self,
        outcome: Outcome,
        board: &Board,
        hands: &[Range<u32>; SEATS],
    ) -> Result<u32, TooLarge> {
        let begin = self.tree.payoffs.len();
        let cells = hands[0].len() * hands[1].len();
        if self.tree.entries() + cells > self.entries_max {
            return Err(TooLarge::Entries(self.entries_max));
        }
        let [first, second] = [0, 1].map(|seat: usize| {
            let range = hands[seat].start as usize..hands[seat].end as usize;
            Valued::new(&self.tree.hands[seat][range], |hand| self.payoffs.value(hand))
        });
        // Few values are different, and each pair of them is settled once.
        let settled = self.payoffs.of_pairs(outcome, [&first.values, &second.values], board.counts);
        for (a, kind_a) in &first.hands {
            let row = &settled[kind_a * second.values.len()..][..second.values.len()];
            let paid = second
                .hands
                .iter()
                .map(|(b, kind)| if (*a & *b).is_empty() { row[*kind] as f32 } else { 0.0 });
            self.tree.payoffs.extend(paid);
        }
        Ok(begin as u32)
    }
}

/// Hashes sets of tiles, quicker than the hasher of the standard library. Nobody chooses the sets.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes.chunks(size_of::<u64>()) {
            let word = byte.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// Hands and their points.
struct Valued {
    /// The different points.
    values: Vec<u32>,
    /// The hands, each with the place of its points.
    hands: Vec<(Tiles<1>, usize)>,
}

impl Valued {
    fn new(hands: &[Tiles<1>], value: impl Fn(Tiles<1>) -> u32) -> Self {
        let mut values = Vec::new();
        let hands = hands.iter().map(|hand| {
            let value = value(*hand);
            let known = values.iter().position(|known| *known == value);
            let place = known.unwrap_or_else(|| {
                values.push(value);
                values.len() - 1
            });
            (*hand, place)
        });
        Self { hands: hands.collect(), values }
    }
}
