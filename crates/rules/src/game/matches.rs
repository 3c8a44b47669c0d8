//! A match between two rounds: the score, the next leader, and the end.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::next_leader::next_lead;
use super::rating::rating_points;
use crate::{
    round::{Lead, MustLead},
    ruleset::{InstantEnd, NextLeadRule, Rules, RulesError},
    scoring::{FinishedRound, Settlement, Standing, Verdict, settle},
    seat::{BySeat, Seat, Sides},
    tile::Tile,
};

/// A match between two rounds: who plays, how it stands, who leads next.
///
/// ```
/// use boneyard_rules::{BySeat, FinishedRound, Lead, Match, Outcome, Rules, Seat};
///
/// let mut game = Match::new(Rules::preset("block")?, 2)?;
/// assert_eq!(game.lead(), Lead::Tile);
/// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
/// let round = game.finish(&FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values));
/// assert_eq!(round.sides[0].scored, 31);
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    rules: Rules,
    seats: usize,
    sides: Sides,
    standing: Standing,
    lead: Lead,
    /// The number of the last round begun or thrown back.
    number: u32,
    end: Option<MatchEnd>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchEnd {
    /// Who won and who lost.
    pub verdict: Verdict,
    /// Rating points by seat, where the rules have a formula.
    pub rating_points: Option<BySeat<u32>>,
    /// The seat whose time ran out, where that ended the match.
    pub eliminated: Option<Seat>,
}

/// What a deal begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin {
    /// The rules throw the deal back (C8).
    Redeal,
    /// This seat leads.
    Lead {
        /// Who leads.
        seat: Seat,
        /// What must open the round.
        must_lead: MustLead,
    },
    /// Nobody holds the hub, which must open the round: the seats draw for it, one tile each from this one on.
    Draw {
        /// Who draws first.
        seat: Seat,
        /// The hub.
        hub: Tile,
    },
    /// The tiles do not say who leads: a lot or the record does.
    Open,
}

impl Match {
    /// A new match at a table of `seats`.
    ///
    /// # Errors
    /// [`RulesError::Seats`] where the rules have no such table.
    pub fn new(rules: Rules, seats: usize) -> Result<Self, RulesError> {
        if rules.hand_size(seats).is_none() {
            return Err(RulesError::Seats { seats, allowed: rules.seat_counts().collect() });
        }
        let sides = rules.sides(seats);
        Ok(Self {
            standing: Standing::new(&rules, sides.count()),
            lead: rules.first_lead(),
            number: 0,
            end: None,
            rules,
            seats,
            sides,
        })
    }

    /// Resumes a match with this standing before round `number`.
    ///
    /// If tiles decide the leader of every round, they decide this one too. Otherwise the caller names the leader, who
    /// may lead any tile.
    ///
    /// # Errors
    /// [`RulesError::Seats`] where the rules have no such table.
    pub fn resume(rules: Rules, seats: usize, standing: Standing, number: u32) -> Result<Self, RulesError> {
        let mut taken_up = Self::new(rules, seats)?;
        taken_up.standing = standing;
        if number > 1 {
            taken_up.number = number - 1;
            taken_up.standing.rounds = number - 1;
            taken_up.lead = match taken_up.rules.lead.next {
                NextLeadRule::AsFirst => taken_up.rules.first_lead(),
                NextLeadRule::DescendingDouble => Lead::Hub(taken_up.rules.hub(number)),
                NextLeadRule::Winner | NextLeadRule::Rotate | NextLeadRule::WinningSide => Lead::Given,
            };
        }
        Ok(taken_up)
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// Who scores together.
    #[must_use]
    pub const fn sides(&self) -> &Sides {
        &self.sides
    }

    /// How it stands.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// How the leader of the next round is found.
    #[must_use]
    pub const fn lead(&self) -> Lead {
        self.lead
    }

    /// The number of the last round that was finished or thrown back; 0 before the first.
    #[must_use]
    pub const fn round_number(&self) -> u32 {
        self.number
    }

    /// How it ended; `None` while it goes on.
    #[must_use]
    pub const fn end(&self) -> Option<&MatchEnd> {
        self.end.as_ref()
    }

    /// What a deal begins with.
    #[must_use]
    pub fn begin(&self, hands: &BySeat<Vec<Tile>>) -> Begin {
        if self.rules.must_redeal(hands) {
            return Begin::Redeal;
        }
        match self.lead {
            Lead::Tile => self.rules.lead_by_tile(hands).map_or(Begin::Redeal, |found| Begin::Lead {
                seat: found.seat,
                must_lead: self.rules.opening_tile(found.tile),
            }),
            // Where either seat of a side may lead and nobody says which, the one that is named does.
            Lead::Seat(due) | Lead::WinningSide(due) => {
                let (seat, must_lead) = self.rules.opener(due, hands);
                Begin::Lead { seat, must_lead }
            }
            Lead::Hub(tile) => hands.seated().find(|(_, hand)| hand.contains(&tile)).map_or(
                Begin::Draw { seat: Seat::FIRST, hub: tile },
                |(seat, _)| Begin::Lead { seat, must_lead: MustLead::Tile(tile) },
            ),
            Lead::Lot | Lead::Given => Begin::Open,
        }
    }

    /// Whether this seat may announce 6-6 before the lead of the next round, should it hold it (R0.3.23).
    #[must_use]
    pub fn may_announce(&self, seat: Seat) -> bool {
        self.end.is_none()
            && self.rules.match_.instant.contains(&InstantEnd::Announced66)
            && self.standing.may_announce(&self.rules, self.sides.of(seat))
    }

    /// Counts a deal that was thrown back: it has a number and changes nothing else.
    pub fn count_redeal(&mut self) {
        self.number += 1;
    }

    /// Writes a finished round.
    pub fn finish(&mut self, finish: &FinishedRound) -> Settlement {
        let settlement = settle(&self.rules, &self.sides, &self.standing, finish);
        let lead = next_lead(&self.rules, &self.sides, finish, &settlement);
        self.finish_as_recorded(&settlement, lead);
        settlement
    }

    /// Adds a finished round as it was recorded. The record stands, also where these rules would settle the round in
    /// another way.
    pub fn finish_as_recorded(&mut self, settlement: &Settlement, lead: Lead) {
        self.number += 1;
        self.standing = settlement.standing();
        self.lead = lead;
        if let Some(verdict) = settlement.verdict.clone() {
            self.close(verdict, None);
        }
    }

    /// Ends the match as it was recorded.
    pub fn end_as_recorded(&mut self, end: MatchEnd) {
        self.end = Some(end);
    }

    /// Ends the match because a seat's time ran out: its side has lost, the others have won (R0.4.48).
    pub fn eliminate(&mut self, seat: Seat) {
        let loser = self.sides.of(seat);
        let (lost, won) = (0..self.sides.count()).partition(|side| *side == loser);
        self.close(Verdict { won, lost }, Some(seat));
    }

    fn close(&mut self, verdict: Verdict, eliminated: Option<Seat>) {
        let rating_points = rating_points(&self.rules, &self.sides, &self.standing, &verdict, eliminated);
        self.end = Some(MatchEnd { verdict, rating_points, eliminated });
    }
}
