//! The network: when a message arrives, how often, and whether at all.

use std::collections::HashMap;

use boneyard_table::Timestamp;

use crate::{dice::Dice, message::Connection, plan::NetworkPlan};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    ToServer,
    ToClient,
}

pub(crate) struct Network {
    pub(crate) plan: NetworkPlan,
    dice: Dice,
    last: HashMap<(Connection, Way), Timestamp>,
}

impl Network {
    pub(crate) fn new(plan: NetworkPlan, dice: Dice) -> Self {
        Self { plan, dice, last: HashMap::new() }
    }

    /// From now on nothing is lost, doubled or late.
    pub(crate) const fn heal(&mut self) {
        self.plan.delay_ms = (0, 0);
        self.plan.lost = 0;
        self.plan.doubled = 0;
        self.plan.ordered = true;
    }

    /// When a message arrives: never, once or twice.
    pub(crate) fn arrivals(&mut self, now: Timestamp, connection: Connection, way: Way) -> Vec<Timestamp> {
        if self.dice.chance(self.plan.lost) {
            return Vec::new();
        }
        let mut arrivals = vec![self.arrival(now, connection, way)];
        if self.dice.chance(self.plan.doubled) {
            arrivals.push(self.arrival(now, connection, way));
        }
        arrivals
    }

    /// When something certain arrives, such as the end of a connection: after all that went before.
    pub(crate) fn arrival(&mut self, now: Timestamp, connection: Connection, way: Way) -> Timestamp {
        let mut at = now.after_ms(self.dice.between(self.plan.delay_ms));
        let last = self.last.entry((connection, way)).or_default();
        if self.plan.ordered {
            at = at.max(*last);
        }
        *last = at.max(*last);
        at
    }
}
