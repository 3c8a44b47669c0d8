//! What a seat can infer about the tiles it does not see.
//!
//! A pass proves that no tile in that hand fitted. A draw proves the same, if only seats that cannot play may draw.
//! Both facts are about the tiles that the seat had at that time, not about tiles it drew later. So knowledge is kept
//! by *spot*: one for each tile a seat was dealt, one for each tile it drew, and one for each tile of the boneyard. A
//! deal agrees with everything the seat saw if every tile has a spot that admits it.
//!
//! If a tile decided the lead, no seat was dealt a tile that ranks higher. Hands that the rules redeal cannot be
//! described by single spots; the sampler handles them.

use std::iter;

use boneyard_rules::{
    Rules, SEATS_MAX, Seat, Seen, Tile, Tiles, View,
    ruleset::{DrawMode, IfAble, NextLeadRule},
};

/// A place that one tile has or came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot<const W: usize> {
    /// The seat that the spot belongs to; `None` for the boneyard.
    pub seat: Option<Seat>,
    /// Whether the seat was dealt the tile; false if it drew it.
    pub dealt: bool,
    /// The tiles that can be here.
    pub admits: Tiles<W>,
}

/// What one seat knows about the tiles it does not see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge<const W: usize> {
    /// The tiles in other hands and in the boneyard.
    pub hidden: Tiles<W>,
    /// Played tiles that may have been dealt or drawn. They take up spots of the seat that played them.
    pub unsettled: Tiles<W>,
    /// The tiles that each seat was certainly dealt and has played.
    pub dealt: [Tiles<W>; SEATS_MAX],
    /// One spot for each hidden or unsettled tile. Those of a seat follow each other, in the order in which it got the tiles; the boneyard's come last.
    pub spots: Vec<Spot<W>>,
}

/// A fact about one seat's hand at one time.
#[derive(Clone, Copy)]
struct Fact<const W: usize> {
    seat: Seat,
    what: What<W>,
}

#[derive(Clone, Copy)]
enum What<const W: usize> {
    /// The hand had none of these tiles.
    Lacked(Tiles<W>),
    Drew,
    Laid(Tile),
}

impl<const W: usize> Knowledge<W> {
    /// Everything that follows from a view.
    #[must_use]
    pub fn of(view: &View) -> Self {
        Self::from_facts(view, &facts(view))
    }

    /// What is on the table for all to see: how many tiles everyone holds, and which are laid. Passes and draws are forgotten.
    #[must_use]
    pub fn of_counts(view: &View) -> Self {
        let mut facts = facts(view);
        facts.retain(|fact| !matches!(fact.what, What::Lacked(_)));
        Self::from_facts(view, &facts)
    }

    fn from_facts(view: &View, facts: &[Fact<W>]) -> Self {
        let seats = view.counts.seats();
        let other_hand = view.other_hand.iter().flat_map(|other| &other.tiles);
        let own: Tiles<W> = view.hand.iter().chain(other_hand).copied().collect();
        let laid: Tiles<W> = view.history.iter().filter_map(laid_tile).collect();
        let hidden = view.rules.set::<W>(seats).without(own | laid);
        let mut knowledge = Self {
            hidden,
            unsettled: Tiles::EMPTY,
            dealt: [Tiles::EMPTY; SEATS_MAX],
            spots: Vec::with_capacity(hidden.len()),
        };
        for seat in Seat::all(seats).filter(|seat| !view.shows(*seat)) {
            knowledge.add_seat(seat, view.counts[seat], facts);
        }
        let boneyard = Spot { seat: None, dealt: false, admits: hidden };
        knowledge.spots.extend(iter::repeat_n(boneyard, view.boneyard));
        knowledge
    }

    /// Adds the spots of a seat that holds so many tiles, from the facts about all seats.
    fn add_seat(&mut self, seat: Seat, held: usize, facts: &[Fact<W>]) {
        let of_seat = || facts.iter().enumerate().filter(|(_, fact)| fact.seat == seat);
        let laid: Tiles<W> = of_seat().filter_map(|(_, fact)| fact.laid()).collect();
        let drew = of_seat().filter(|(_, fact)| matches!(fact.what, What::Drew)).count();
        let spot = Spot { seat: Some(seat), dealt: true, admits: admitted(seat, self.hidden, facts) };
        if drew == 0 {
            self.dealt[seat.index()] = laid;
            self.spots.extend(iter::repeat_n(spot, held));
            return;
        }
        self.unsettled |= laid;
        let dealt = (held + laid.len()).saturating_sub(drew);
        self.spots.extend(iter::repeat_n(spot, dealt));
        for (at, fact) in of_seat() {
            if let What::Drew = fact.what {
                let admits = admitted(seat, self.hidden, &facts[at..]);
                self.spots.push(Spot { seat: Some(seat), dealt: false, admits });
            }
        }
    }
}

impl<const W: usize> Fact<W> {
    const fn laid(&self) -> Option<Tile> {
        if let What::Laid(tile) = self.what { Some(tile) } else { None }
    }
}

/// The tiles that a seat can have had since before these facts: hidden tiles that no fact excludes, and tiles it
/// played before a fact excluded them.
fn admitted<const W: usize>(seat: Seat, hidden: Tiles<W>, facts: &[Fact<W>]) -> Tiles<W> {
    let mut lacked = Tiles::EMPTY;
    let mut laid = Tiles::EMPTY;
    for fact in facts.iter().filter(|fact| fact.seat == seat) {
        match fact.what {
            What::Lacked(tiles) => lacked |= tiles,
            What::Laid(tile) if !lacked.contains(tile) => laid.insert(tile),
            What::Laid(_) | What::Drew => {}
        }
    }
    hidden.without(lacked) | laid
}

/// The facts about all seats, in order.
fn facts<const W: usize>(view: &View) -> Vec<Fact<W>> {
    let undealt = What::Lacked(undealt_lead_tiles(view));
    let mut facts: Vec<_> = Seat::all(view.counts.seats()).map(|seat| Fact { seat, what: undealt }).collect();
    let mut drawn = 0;
    for (seen, fitting) in view.history.iter().zip(view.fitting_before()) {
        let seat = seen.seat();
        let mut add = |what| facts.push(Fact { seat, what });
        match *seen {
            Seen::Played { tile, .. } => {
                add(What::Laid(tile));
                drawn = 0;
            }
            Seen::Closed { .. } | Seen::Done { .. } => {}
            Seen::Drew { .. } => {
                if draw_proves(&view.rules, drawn) {
                    add(What::Lacked(fitting));
                }
                add(What::Drew);
                drawn += 1;
            }
            Seen::Passed { .. } => {
                add(What::Lacked(fitting));
                drawn = 0;
            }
        }
    }
    facts
}

/// The tiles that the last action of a history proves its seat not to have held then: those that fitted, if it passed or had to
/// draw.
///
/// ```
/// use boneyard_bots::{arena::Deal, knowledge::proved_by_last};
/// use boneyard_rules::{Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::preset("draw")?.into(), 2, &mut rng)?;
/// let round = deal.round();
/// let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
/// assert!(proved_by_last::<1>(&view).is_empty(), "nobody has acted");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn proved_by_last<const W: usize>(view: &View) -> Tiles<W> {
    let is_same_turn = |seen: &&Seen| !matches!(seen, Seen::Played { .. } | Seen::Passed { .. });
    let proves = match view.history.split_last() {
        Some((Seen::Passed { .. }, _)) => true,
        Some((Seen::Drew { .. }, before)) => {
            let of_turn = before.iter().rev().take_while(is_same_turn);
            draw_proves(&view.rules, of_turn.filter(|seen| matches!(seen, Seen::Drew { .. })).count())
        }
        _ => false,
    };
    view.fitting_before().pop().filter(|_| proves).unwrap_or(Tiles::EMPTY)
}

/// Whether a draw proves that no tile fitted, after so many other draws of the same turn.
fn draw_proves(rules: &Rules, drawn: usize) -> bool {
    // If a fixed number is drawn, only the first draw proves it.
    let is_forced = drawn == 0 || rules.draw.mode == DrawMode::UntilPlayable;
    is_forced && rules.draw.if_able != IfAble::Allowed
}

/// The tiles that no seat was dealt: they would have led the round instead.
fn undealt_lead_tiles<const W: usize>(view: &View) -> Tiles<W> {
    let Some(leading) = view.must_lead.tile() else { return Tiles::EMPTY };
    if view.rules.lead.next == NextLeadRule::DescendingDouble {
        // Only the hub leads. If the round began with a draw, the hub was drawn.
        let drawn_for = matches!(view.history.first(), Some(Seen::Drew { .. }));
        return [leading].into_iter().filter(|_| drawn_for).collect();
    }
    view.rules.leads_before(leading, view.counts.seats())
}

pub(crate) fn laid_tile(seen: &Seen) -> Option<Tile> {
    match seen {
        Seen::Played { tile, .. } => Some(*tile),
        Seen::Closed { .. } | Seen::Done { .. } | Seen::Drew { .. } | Seen::Passed { .. } => None,
    }
}
