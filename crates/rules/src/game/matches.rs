//! A match: its score between two rounds, the next leader, and its end.

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

/// A match between two rounds: its rules, seats and score, and how the next leader is found.
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
    /// The number of the last round that was finished or redealt.
    number: u32,
    end: Option<MatchEnd>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MatchEnd {
    /// The sides that won and the sides that lost; both lists are empty in a drawn match.
    pub verdict: Verdict,
    /// Rating points by seat; `None` where the rules have no formula.
    pub rating_points: Option<BySeat<u32>>,
    /// The seat whose time ran out or who gave up; `None` if the match ended otherwise.
    pub eliminated: Option<Seat>,
    /// Whether the eliminated seat gave up. Otherwise its time ran out.
    #[serde(default)]
    pub resigned: bool,
}

/// The step that follows a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin {
    /// The rules require a new deal (C8).
    Redeal,
    /// This seat leads.
    Lead {
        /// The leader.
        seat: Seat,
        /// What must open the round.
        must_lead: MustLead,
    },
    /// No seat holds the hub, which must open the round. The seats draw one tile each in turn until a seat draws it.
    Draw {
        /// The seat that draws first.
        seat: Seat,
        /// The double that must open the round.
        hub: Tile,
    },
    /// The tiles do not decide the leader. The caller draws lots or reads the leader from a record.
    Open,
}

impl Match {
    /// A new match at a table of `seats`.
    ///
    /// # Errors
    /// [`RulesError::Seats`] where the rules are not for so many seats.
    ///
    /// ```
    /// use boneyard_rules::{Match, Rules};
    ///
    /// let rules = Rules::preset("goat")?;
    /// assert!(Match::new(rules.clone(), 4).is_ok());
    /// let refused = Match::new(rules, 5).expect_err("too many seats");
    /// assert!(refused.to_string().starts_with("these rules have no table of 5 seats"));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
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
    /// If tiles decide the leader of every round, they decide the leader of this round too. Otherwise the caller names
    /// the leader, who may lead any tile.
    ///
    /// # Errors
    /// [`RulesError::Seats`] where the rules are not for so many seats.
    ///
    /// ```
    /// use boneyard_rules::{Lead, Match, Rules, Standing};
    ///
    /// let rules = Rules::preset("spanish-pairs")?;
    /// let mut standing = Standing::new(&rules, 2);
    /// standing.accounts[0].points = 120;
    /// let game = Match::resume(rules, 4, standing, 5)?;
    /// assert_eq!((game.round_number(), game.lead()), (4, Lead::Given));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn resume(rules: Rules, seats: usize, standing: Standing, number: u32) -> Result<Self, RulesError> {
        let mut resumed = Self::new(rules, seats)?;
        resumed.standing = standing;
        if number > 1 {
            resumed.number = number - 1;
            resumed.standing.rounds = number - 1;
            resumed.lead = match resumed.rules.lead.next {
                NextLeadRule::AsFirst => resumed.rules.first_lead(),
                NextLeadRule::DescendingDouble => Lead::Hub(resumed.rules.hub(number)),
                NextLeadRule::Winner | NextLeadRule::Rotate | NextLeadRule::WinningSide => Lead::Given,
            };
        }
        Ok(resumed)
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// The seats that score together.
    #[must_use]
    pub const fn sides(&self) -> &Sides {
        &self.sides
    }

    /// The score before the next round.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// How the leader of the next round is found.
    #[must_use]
    pub const fn lead(&self) -> Lead {
        self.lead
    }

    /// The number of the last round that was finished or redealt; 0 before the first.
    #[must_use]
    pub const fn round_number(&self) -> u32 {
        self.number
    }

    /// How the match ended; `None` until it has ended.
    #[must_use]
    pub const fn end(&self) -> Option<&MatchEnd> {
        self.end.as_ref()
    }

    /// The step that follows this deal: a new deal, the lead, or draws for the hub.
    ///
    /// ```
    /// use boneyard_rules::{Begin, BySeat, Match, MustLead, Rules, Seat, Tile};
    ///
    /// let game = Match::new(Rules::preset("goat")?, 2)?;
    /// let hand = |tiles: [&str; 2]| tiles.map(|tile| tile.parse::<Tile>().expect("a tile")).to_vec();
    /// let hands = BySeat::new(2, |seat| hand([["0-0", "2-3"], ["1-1", "4-5"]][seat.index()]));
    /// let must_lead = MustLead::Tile("1-1".parse()?);
    /// assert_eq!(game.begin(&hands), Begin::Lead { seat: Seat::at(1), must_lead }, "Goat starts with 1-1");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
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
            // Where either seat of a side may lead, `due` leads unless a record names the other seat.
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

    /// Whether this seat may announce 6-6 before the lead of the next round (R0.3.23). It must also hold the tile.
    #[must_use]
    pub fn may_announce(&self, seat: Seat) -> bool {
        self.end.is_none()
            && self.rules.match_.instant.contains(&InstantEnd::Announced66)
            && self.standing.may_announce(&self.rules, self.sides.of(seat))
    }

    /// Counts a redeal: a redeal uses up a round number and changes nothing else.
    pub fn count_redeal(&mut self) {
        self.number += 1;
    }

    /// Scores a finished round, updates the standing and finds the next leader.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, FinishedRound, Match, Outcome, Rules, Seat};
    ///
    /// let mut game = Match::new(Rules::parse("block match.target=30")?, 2)?;
    /// let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { 31 });
    /// game.finish(&FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values));
    /// assert_eq!(game.end().map(|end| end.verdict.won.clone()), Some(vec![0]));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn finish(&mut self, finished: &FinishedRound) -> Settlement {
        let settlement = settle(&self.rules, &self.sides, &self.standing, finished);
        let lead = next_lead(&self.rules, &self.sides, finished, &settlement);
        self.finish_as_recorded(&settlement, lead);
        settlement
    }

    /// Adds a finished round with the recorded settlement, even if these rules would now score the round differently.
    pub fn finish_as_recorded(&mut self, settlement: &Settlement, lead: Lead) {
        self.number += 1;
        self.standing = settlement.standing();
        self.lead = lead;
        if let Some(verdict) = settlement.verdict.clone() {
            self.close(verdict, None);
        }
    }

    /// Ends the match with the recorded end, even if these rules would now end it differently.
    pub fn end_as_recorded(&mut self, end: MatchEnd) {
        self.end = Some(end);
    }

    /// Ends the match because a seat's time ran out: its side has lost, the others have won (R0.4.48).
    ///
    /// ```
    /// use boneyard_rules::{Match, Rules, Seat};
    ///
    /// let mut game = Match::new(Rules::preset("draw")?, 2)?;
    /// game.eliminate(Seat::FIRST);
    /// let end = game.end().expect("the match is over");
    /// assert_eq!((&end.verdict.lost[..], end.eliminated), (&[0][..], Some(Seat::FIRST)));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn eliminate(&mut self, seat: Seat) {
        let loser = self.sides.of(seat);
        let (lost, won) = (0..self.sides.count()).partition(|side| *side == loser);
        self.close(Verdict { won, lost }, Some(seat));
    }

    /// Ends the match because a player gave up. The verdict and the points are those of [`Match::eliminate`].
    pub fn resign(&mut self, seat: Seat) {
        self.eliminate(seat);
        if let Some(end) = &mut self.end {
            end.resigned = true;
        }
    }

    fn close(&mut self, verdict: Verdict, eliminated: Option<Seat>) {
        let rating_points = rating_points(&self.rules, &self.sides, &self.standing, &verdict, eliminated);
        self.end = Some(MatchEnd { verdict, rating_points, eliminated, resigned: false });
    }
}
