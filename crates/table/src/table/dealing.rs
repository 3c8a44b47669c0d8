//! Starts a round from the hands that were dealt or taken.

use boneyard_deal::Part;
use boneyard_rules::{Begin, BySeat, MustLead, Seat, Tile};

use crate::{event::Event, options::HandOrder, reaction::Reaction, table::Table};

impl Table {
    /// Starts the round with these hands, unless the rules require a new deal.
    pub(crate) fn begin_round(
        &mut self,
        reaction: &mut Reaction,
        hands: BySeat<Vec<Tile>>,
        boneyard: Vec<Tile>,
        parts: Vec<Part>,
    ) {
        let hands = hands.map(|hand| {
            let mut hand = hand.clone();
            if self.options.hand_order == HandOrder::Free {
                hand.sort_unstable();
            }
            hand
        });
        let round = self.game.round_number() + 1;
        let (leader, must_lead) = match (self.game.begin(&hands), self.lot_leader) {
            (Begin::Redeal, _) => {
                return self.emit(reaction, None, Event::ThrownBack { round, hands, boneyard, parts });
            }
            (Begin::Lead { seat, must_lead }, _) => (seat, must_lead),
            (Begin::Draw { seat, hub }, _) => (seat, MustLead::Tile(hub)),
            (Begin::Open, lot) => (lot.unwrap_or(Seat::FIRST), MustLead::Any),
        };
        let unlifted = self.unlifted_from(leader);
        let dealt = Event::Dealt { round, hands, boneyard, leader, must_lead, unlifted, parts };
        self.emit(reaction, None, dealt);
    }
}
