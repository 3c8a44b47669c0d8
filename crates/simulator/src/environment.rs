//! The environment of server and clients: time, network, disk, random numbers, and the referee.

use boneyard_bots::{Budget, Level, choose};
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Move, View};
use boneyard_table::{Recorded, RestoreError, Table};

use crate::{
    message::{Connection, Message},
    network::{Direction, Network},
    plan::Plan,
    queue::{EventQueue, SimEvent},
    referee::Referee,
    rng::SimRng,
    tally::Tally,
    violation::Violation,
};

pub(crate) struct Environment {
    pub(crate) plan: Plan,
    pub(crate) queue: EventQueue,
    pub(crate) network: Network,
    pub(crate) rng: SimRng,
    /// The stored events. They survive a kill.
    pub(crate) disk: Vec<Recorded>,
    pub(crate) referee: Referee,
    /// How many commands all clients have sent, without repeats.
    pub(crate) commands: u32,
    pub(crate) tally: Tally,
    /// Whether all matches are over, so that every client connects once more and compares its view.
    pub(crate) closing: bool,
}

impl Environment {
    /// Writes events to the disk. `prompt` is true if the server did nothing else when they happened.
    pub(crate) fn store(&mut self, events: &[Recorded], prompt: bool) -> Result<(), Violation> {
        for recorded in events {
            self.referee.see(recorded, prompt, &mut self.tally)?;
        }
        self.disk.extend_from_slice(events);
        Ok(())
    }

    /// The table restored from the disk.
    pub(crate) fn restored(&self) -> Result<Table, RestoreError> {
        Table::restore(self.disk.iter().cloned())
    }

    pub(crate) fn send_to_client(&mut self, connection: Connection, message: &ServerMessage) {
        for at in self.network.arrivals(self.queue.now, connection, Direction::ToClient) {
            self.queue.at(at, SimEvent::ToClient { connection, message: Box::new(message.clone()) });
        }
    }

    pub(crate) fn send_to_server(&mut self, connection: Connection, message: &Message) {
        for at in self.network.arrivals(self.queue.now, connection, Direction::ToServer) {
            self.queue.at(at, SimEvent::ToServer(message.clone()));
        }
    }

    /// A bot's move. A bot that searches does so for 2 moves in 100 and plays the others at random, because searching would
    /// slow the simulation down.
    pub(crate) fn bot_move(&mut self, level: Level, view: &View) -> Result<Move, Violation> {
        if level > Level::Beginner && !self.rng.chance(20) {
            return Ok(*self.rng.pick(&view.legal));
        }
        let choice = choose(level, view, self.rng.stream(), Budget::playouts(4));
        choice.filter(|choice| view.legal.contains(choice)).ok_or_else(|| Violation::IllegalBotMove {
            level,
            choice,
            legal: view.legal.clone(),
        })
    }
}
