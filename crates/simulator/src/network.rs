//! The network: when a message arrives, how often, and whether it arrives at all.

use std::collections::HashMap;

use boneyard_table::Timestamp;

use crate::{message::Connection, plan::NetworkPlan, rng::SimRng};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Direction {
    ToServer,
    ToClient,
}

pub(crate) struct Network {
    pub(crate) plan: NetworkPlan,
    rng: SimRng,
    last: HashMap<(Connection, Direction), Timestamp>,
}

impl Network {
    pub(crate) fn new(plan: NetworkPlan, rng: SimRng) -> Self {
        Self { plan, rng, last: HashMap::new() }
    }

    /// Stops all loss, duplication and delay, and keeps messages in order from now on.
    pub(crate) const fn heal(&mut self) {
        self.plan.delay_ms = (0, 0);
        self.plan.lost = 0;
        self.plan.duplicated = 0;
        self.plan.ordered = true;
    }

    /// When a message arrives: never, once or twice.
    pub(crate) fn arrivals(
        &mut self,
        now: Timestamp,
        connection: Connection,
        way: Direction,
    ) -> Vec<Timestamp> {
        if self.rng.chance(self.plan.lost) {
            return Vec::new();
        }
        let mut arrivals = vec![self.arrival(now, connection, way)];
        if self.rng.chance(self.plan.duplicated) {
            arrivals.push(self.arrival(now, connection, way));
        }
        arrivals
    }

    /// The arrival time of something that is never lost, such as the end of a connection. It comes after everything
    /// sent before.
    pub(crate) fn arrival(&mut self, now: Timestamp, connection: Connection, way: Direction) -> Timestamp {
        let mut at = now.after_ms(self.rng.between(self.plan.delay_ms));
        let last = self.last.entry((connection, way)).or_default();
        if self.plan.ordered {
            at = at.max(*last);
        }
        *last = at.max(*last);
        at
    }
}
