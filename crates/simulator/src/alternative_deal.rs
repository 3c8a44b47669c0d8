//! Finds an alternative deal of a played round that one audience must not be able to distinguish.

use boneyard_rules::{Action, Begin, BySeat, Match, Move, MustLead, Round, Rules, Seat, Tile};
use boneyard_table::{ActedBy, Audience, Table, Timestamp};

use crate::rng::SimRng;

/// An action of a seat in the played round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatAction {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) by: ActedBy,
    pub(crate) at: Timestamp,
    /// When the seat last acted in its turn, or when the turn began.
    pub(crate) step_began: Timestamp,
    /// When the person sent the command; `None` if no command caused the action.
    pub(crate) asked_at: Option<Timestamp>,
    /// Whether the person was connected.
    pub(crate) connected: bool,
}

/// A played round: the match before it, its deal and all actions.
pub(crate) struct PlayedRound<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) game: &'a Match,
    /// Whether the table moves a seat with one legal move.
    pub(crate) moves_single: bool,
    pub(crate) seats: usize,
    /// The seat that announced 6-6 before the lead.
    pub(crate) declared: Option<Seat>,
    /// The seat that was due to lead.
    pub(crate) leader: Seat,
    /// The hands of seats 1, 2, …, then the boneyard.
    pub(crate) deal: Vec<Tile>,
    pub(crate) actions: Vec<SeatAction>,
}

/// How many random pairs of hidden tiles are tried. Every pair that can be swapped stays swapped.
const TRIES: usize = 40;

impl PlayedRound<'_> {
    /// A deal that differs only in tiles the audience cannot know, and in which everyone can act the same at the same
    /// times. Also returns how many legal moves each action then has. `None` if no such deal is found.
    pub(crate) fn alternative_deal(
        &self,
        rng: &mut SimRng,
        audience: Audience,
    ) -> Option<(Vec<Tile>, Vec<usize>)> {
        let hidden = self.hidden(audience);
        let mut found = None;
        let mut deal = self.deal.clone();
        for _ in 0..TRIES {
            let (one, other) = (*rng.pick(&hidden), *rng.pick(&hidden));
            if self.place(one) == self.place(other) {
                continue;
            }
            deal.swap(one, other);
            match self.choices(&deal, audience) {
                Some(choices) => found = Some((deal.clone(), choices)),
                None => deal.swap(one, other),
            }
        }
        found
    }

    fn hand_size(&self) -> usize {
        self.rules.hand_size(self.seats).unwrap_or(0)
    }

    /// Where the tile at `index` of the deal lies: the index of its hand, or `index` itself for a boneyard tile.
    fn place(&self, index: usize) -> usize {
        let in_hands = self.seats * self.hand_size();
        if index < in_hands { index / self.hand_size() } else { index }
    }

    /// The indexes in the deal of the tiles that the audience does not see before the round ends.
    fn hidden(&self, audience: Audience) -> Vec<usize> {
        let in_hands = self.seats * self.hand_size();
        let drawn = |tile: Tile| {
            let draw = Action::Draw { tile };
            self.actions.iter().any(|done| audience.plays(done.seat) && done.action == draw)
        };
        (0..self.deal.len())
            .filter(|index| {
                let mine = *index < in_hands && audience.plays(Seat::at(self.place(*index)));
                !mine && !drawn(self.deal[*index])
            })
            .collect()
    }

    fn round(&self, deal: &[Tile]) -> Option<Round> {
        let size = self.hand_size();
        let hands = BySeat::new(self.seats, |seat| deal[seat.index() * size..][..size].to_vec());
        let boneyard = deal[self.seats * size..].to_vec();
        let (leader, must_lead) = match self.game.begin(&hands) {
            Begin::Lead { seat, must_lead } => (seat, must_lead),
            Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
            // The lot is separate from the deal, so the same seat leads.
            Begin::Open => (self.leader, MustLead::Any),
            Begin::Redeal => return None,
        };
        Round::deal(self.rules, hands, boneyard, leader, must_lead).ok()
    }

    /// The round after 6-6 was announced, if it was.
    fn announced(&self, mut round: Round) -> Option<Round> {
        self.declared.is_none_or(|seat| round.announce(seat)).then_some(round)
    }

    /// How many legal moves each action has with this deal; `None` if the audience could see a difference.
    fn choices(&self, deal: &[Tile], audience: Audience) -> Option<Vec<usize>> {
        let original = self.round(&self.deal)?;
        let mut round = self.round(deal)?;
        if (round.leader(), round.must_lead()) != (original.leader(), original.must_lead()) {
            return None;
        }
        round = self.announced(round)?;
        let mut boneyard = deal[self.seats * self.hand_size()..].iter();
        let mut choices = Vec::with_capacity(self.actions.len());
        for done in &self.actions {
            let legal = round.legal();
            let action = match done.action {
                Action::Draw { tile } => {
                    let drawn = *boneyard.next()?;
                    if audience.plays(done.seat) && drawn != tile {
                        return None;
                    }
                    Action::Draw { tile: drawn }
                }
                other => other,
            };
            if !self.is_still_chosen(done, &legal) {
                return None;
            }
            choices.push(legal.len());
            round.play(action).ok()?;
        }
        // The end of the round is public, so it must be the same.
        let mut ended = self.announced(original)?;
        for done in &self.actions {
            ended.play(done.action).ok()?;
        }
        (round.outcome() == ended.outcome()).then_some(choices)
    }

    /// Whether the same action would happen at the same time with these legal moves.
    fn is_still_chosen(&self, done: &SeatAction, legal: &[Move]) -> bool {
        let choice = done.action.choice();
        if !legal.contains(&choice) {
            return false;
        }
        let forced_at = done.step_began.after_ms(Table::FORCED_MOVE_MS);
        let forced = self.moves_single && legal.len() == 1;
        let weight = |choice: &Move| match choice {
            Move::Play { tile, .. } => tile.pips(),
            Move::Draw | Move::Close | Move::Done | Move::Pass => 0,
        };
        match done.by {
            ActedBy::Bot => true,
            // If the other deal gives a choice, only a connected person can make the move.
            ActedBy::Forced => forced || done.connected,
            // A person who acts after the time for forced moves must have had a choice.
            ActedBy::Person => !forced || done.asked_at.is_some_and(|at| at < forced_at),
            ActedBy::Clock => {
                let heaviest = legal.iter().max_by_key(|choice| weight(choice));
                heaviest == Some(&choice) && (!forced || done.at < forced_at)
            }
        }
    }
}
