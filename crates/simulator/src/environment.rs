//! Everything around the server and its clients: time, network, disk, chance, and the referee.

use boneyard_bots::{Budget, Level, choose};
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Move, View};
use boneyard_table::{Recorded, RestoreError, Table};

use crate::{
    agenda::{Agenda, Happening},
    dice::Dice,
    message::{Connection, Message},
    network::{Network, Way},
    plan::Plan,
    referee::Referee,
    tally::Tally,
    violation::Violation,
};

pub(crate) struct Environment {
    pub(crate) plan: Plan,
    pub(crate) agenda: Agenda,
    pub(crate) network: Network,
    pub(crate) dice: Dice,
    /// What survives a kill.
    pub(crate) disk: Vec<Recorded>,
    pub(crate) referee: Referee,
    pub(crate) tally: Tally,
    /// The matches are played: everyone comes back and compares.
    pub(crate) closing: bool,
}

impl Environment {
    /// Writes events to the disk. `prompt` says that the server had nothing else to do when they happened.
    pub(crate) fn keep(&mut self, events: &[Recorded], prompt: bool) -> Result<(), Violation> {
        for recorded in events {
            self.referee.see(recorded, prompt, &mut self.tally)?;
        }
        self.disk.extend_from_slice(events);
        Ok(())
    }

    /// The table as the disk has it.
    pub(crate) fn restored(&self) -> Result<Table, RestoreError> {
        Table::restore(self.disk.iter().cloned())
    }

    pub(crate) fn send(&mut self, connection: Connection, message: &ServerMessage) {
        for at in self.network.arrivals(self.agenda.now, connection, Way::ToClient) {
            self.agenda.at(at, Happening::ToClient { connection, message: Box::new(message.clone()) });
        }
    }

    pub(crate) fn say(&mut self, connection: Connection, message: &Message) {
        for at in self.network.arrivals(self.agenda.now, connection, Way::ToServer) {
            self.agenda.at(at, Happening::ToServer(message.clone()));
        }
    }

    /// A bot's move. Deep thought would slow the simulation down, so most moves are random.
    pub(crate) fn bots_choice(&mut self, level: Level, view: &View) -> Result<Move, Violation> {
        if level == Level::Steady && !self.dice.chance(20) {
            return Ok(*self.dice.pick(&view.legal));
        }
        let choice = choose(level, view, self.dice.stream(), Budget::playouts(4));
        choice.filter(|choice| view.legal.contains(choice)).ok_or_else(|| Violation::BotsChoice {
            level,
            choice,
            legal: view.legal.clone(),
        })
    }
}
