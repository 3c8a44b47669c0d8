//! One world: a table, its server and its clients.

use boneyard_dgn as dgn;
use boneyard_ids::{MatchId, PersonId};
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{DealMethod, Phase, SeatPlan, Table, Timestamp, record};

use crate::{
    client::{Client, Link, Received},
    environment::Environment,
    message::{Connection, Message},
    network::{Direction, Network},
    plan::Plan,
    queue::{EventQueue, SimEvent},
    referee::Referee,
    rng::SimRng,
    server::{Server, table_id},
    tally::Tally,
    violation::Violation,
};

struct World {
    environment: Environment,
    server: Option<Server>,
    server_run: u32,
    down_since: Timestamp,
    clients: Vec<Client>,
}

/// The most steps of a world. A world with more steps counts as endless.
const STEPS_MAX: u32 = 1_000_000;

pub(crate) fn run(seed: u64, rules: Option<&Rules>) -> Result<Tally, Violation> {
    let mut rng = SimRng::new(seed);
    let plan = Plan::new(&mut rng, rules);
    let network = Network::new(plan.network.clone(), SimRng::new(rng.between((0, u64::from(u32::MAX) - 1))));
    let start = Timestamp(1_795_000_000_000);
    let referee = Referee::new(&plan)?;
    let clients = clients(&plan);
    let queue = EventQueue::new(start);
    let environment = Environment {
        plan,
        queue,
        network,
        rng,
        disk: Vec::new(),
        referee,
        commands: 0,
        tally: Tally::default(),
        closing: false,
    };
    let mut world = World { environment, server: None, server_run: 0, down_since: start, clients };
    world.environment.queue.at(start, SimEvent::Start);
    for client in 0..world.clients.len() {
        let wait = world.environment.rng.between((0, 5_000));
        world.environment.queue.after_ms(wait, SimEvent::Connect { client });
    }
    for _ in 0..STEPS_MAX {
        let Some(event) = world.environment.queue.next() else {
            return Err(Violation::Silence { seq: world.environment.disk.len() as u64 });
        };
        world.happen(event)?;
        if world.is_over()? {
            return world.compare().map(|()| world.environment.tally);
        }
    }
    let hours = world.environment.queue.now.ms_since(start) / 3_600_000;
    Err(Violation::Endless { seq: world.environment.disk.len() as u64, hours })
}

/// Clients for the people of all open seats, for spectators, and for people who have the table open twice.
fn clients(plan: &Plan) -> Vec<Client> {
    let mut clients = Vec::new();
    for (index, place) in plan.players.iter().enumerate() {
        if *place == SeatPlan::Open {
            let person = PersonId::from(format!("person-{index}"));
            // If players have two seats, half of the people ask for the second one.
            let seats = plan.players.len() * plan.rules.hands_per_player();
            let seat = Seat::at(index);
            let seat = plan.rules.other_seat(seat, seats).filter(|_| index % 2 == 1).unwrap_or(seat);
            for _ in 0..if plan.two_clients_each { 2 } else { 1 } {
                clients.push(Client::new(clients.len(), Some(person.clone()), Some(seat)));
            }
        }
    }
    for spectator in 0..plan.spectators {
        // One spectator is signed in, the others are anonymous.
        let person = (spectator == 0).then(|| PersonId::from("spectator"));
        clients.push(Client::new(clients.len(), person, None));
    }
    clients
}

impl World {
    fn happen(&mut self, event: SimEvent) -> Result<(), Violation> {
        match event {
            SimEvent::Start => self.start()?,
            SimEvent::Kill { server_run } => {
                if server_run == self.server_run {
                    self.kill()?;
                }
            }
            SimEvent::ToServer(message) => {
                if let Some(server) =
                    self.server.as_mut().filter(|server| server.server_run == message.server_run())
                {
                    server.receive(message);
                    server.run(&mut self.environment)?;
                }
            }
            SimEvent::Stored { server_run } => {
                if let Some(server) = self.server.as_mut().filter(|server| server.server_run == server_run) {
                    server.stored(&mut self.environment)?;
                    server.run(&mut self.environment)?;
                }
            }
            SimEvent::Wake { server_run } => {
                if let Some(server) = self.server.as_mut().filter(|server| server.server_run == server_run) {
                    server.run(&mut self.environment)?;
                }
            }
            SimEvent::ToClient { connection, message } => self.receive(connection, *message)?,
            SimEvent::Connect { client } => self.connect(client),
            SimEvent::Break { connection } => {
                if !self.environment.closing && self.clients[connection.client].link.is(connection) {
                    self.disconnect(connection);
                }
            }
            SimEvent::ConnectionLost { connection } => self.cut(connection),
            SimEvent::Act { client } => {
                self.clients[client].is_scheduled = false;
                self.act(client);
            }
        }
        Ok(())
    }

    fn start(&mut self) -> Result<(), Violation> {
        let environment = &mut self.environment;
        self.server_run += 1;
        environment.referee.down(environment.queue.now.ms_since(self.down_since));
        let mut server = Server::start(environment, self.server_run)?;
        if let Some(running) = environment.plan.server.killed_after_ms.filter(|_| !environment.closing) {
            let after = environment.rng.between(running);
            environment.queue.after_ms(after, SimEvent::Kill { server_run: self.server_run });
        }
        server.run(environment)?;
        self.server = Some(server);
        Ok(())
    }

    /// Kills the server. Everything that is not on the disk is lost.
    fn kill(&mut self) -> Result<(), Violation> {
        let environment = &mut self.environment;
        if environment.closing || environment.tally.restarts >= environment.plan.server.kills_max {
            return Ok(());
        }
        let Some(server) = self.server.take() else { return Ok(()) };
        environment.tally.restarts += 1;
        if let Some(storing) = server.storing.filter(|_| environment.rng.chance(500)) {
            environment.store(&storing.events, storing.prompt)?;
        }
        self.down_since = environment.queue.now;
        let down = environment.rng.between(environment.plan.server.down_ms);
        environment.queue.after_ms(down, SimEvent::Start);
        for client in &self.clients {
            if let Link::Connecting(connection) | Link::Online(connection) = client.link {
                let at = environment.network.arrival(environment.queue.now, connection, Direction::ToClient);
                environment.queue.at(at, SimEvent::ConnectionLost { connection });
            }
        }
        Ok(())
    }

    fn receive(&mut self, connection: Connection, message: ServerMessage) -> Result<(), Violation> {
        let client = &mut self.clients[connection.client];
        if !client.link.is(connection) {
            return Ok(());
        }
        let message = if self.environment.network.plan.as_text { as_text(message)? } else { message };
        let received = client.receive(&mut self.environment, connection, message)?;
        match received {
            Received::Applied => {
                self.compare_sometimes(connection.client)?;
                self.think(connection.client);
            }
            Received::OutOfSync => {
                self.disconnect(connection);
                return Ok(());
            }
        }
        Ok(())
    }

    fn connect(&mut self, client: usize) {
        let environment = &mut self.environment;
        let page = &mut self.clients[client];
        if page.link != Link::Offline {
            return;
        }
        if self.server.is_none() {
            let wait = environment.rng.between((250, 5_000));
            environment.queue.after_ms(wait, SimEvent::Connect { client });
            return;
        }
        let connection = page.connect(environment, self.server_run);
        if let Some(lasts) = environment.plan.people.online_ms.filter(|_| !environment.closing) {
            let after = environment.rng.between(lasts);
            environment.queue.after_ms(after, SimEvent::Break { connection });
        }
        self.think(client);
    }

    /// Breaks a connection. The client notices at once, the server may notice later.
    fn disconnect(&mut self, connection: Connection) {
        let environment = &mut self.environment;
        let notices = if environment.plan.network.ordered && !environment.closing {
            environment.rng.between((0, 15_000))
        } else {
            0
        };
        let at = environment.network.arrival(
            environment.queue.now.after_ms(notices),
            connection,
            Direction::ToServer,
        );
        environment.queue.at(at, SimEvent::ToServer(Message::ConnectionLost { connection }));
        self.cut(connection);
    }

    fn cut(&mut self, connection: Connection) {
        let client = &mut self.clients[connection.client];
        if !client.link.is(connection) {
            return;
        }
        client.link = Link::Offline;
        let environment = &mut self.environment;
        environment.tally.disconnects += 1;
        let wait = if environment.closing {
            250
        } else {
            environment.rng.between(environment.plan.people.offline_ms)
        };
        environment.queue.after_ms(wait, SimEvent::Connect { client: connection.client });
    }

    /// Schedules a person's next action, unless one is scheduled.
    fn think(&mut self, client: usize) {
        let page = &mut self.clients[client];
        let Some(wait) = page.next_action_in_ms(&mut self.environment).filter(|_| !page.is_scheduled) else {
            return;
        };
        page.is_scheduled = true;
        self.environment.queue.after_ms(wait, SimEvent::Act { client });
    }

    fn act(&mut self, client: usize) {
        let page = &mut self.clients[client];
        let server_run = self.server_run;
        match page.link {
            Link::Offline => return,
            Link::Online(connection) => page.act(&mut self.environment, connection, server_run),
            Link::Connecting(_) => {}
        }
        if let (true, Some(connection)) = (page.reconnects(&self.environment), page.link.connection()) {
            self.disconnect(connection);
            return;
        }
        self.think(client);
    }

    /// Whether all matches are over and every client is connected and up to date. When the matches are over, this heals
    /// the network and connects every client once more.
    fn is_over(&mut self) -> Result<bool, Violation> {
        let Some(server) = self.server.as_ref().filter(|server| server.is_idle()) else { return Ok(false) };
        let matches = u64::from(self.environment.plan.matches);
        let over = matches!(server.table().phase(), Phase::Over | Phase::Stopped);
        if !over || self.environment.tally.matches < matches {
            return Ok(false);
        }
        if !self.environment.closing {
            self.environment.closing = true;
            self.environment.network.heal();
            self.environment.plan.server.store_failures = 0;
            self.environment.plan.server.killed_storing = 0;
            self.environment.plan.people.useless_commands = 0;
            for client in 0..self.clients.len() {
                self.connect(client);
                self.think(client);
            }
        }
        let seq = self.server.as_ref().map_or(0, |server| server.table().seq());
        Ok(self.clients.iter().all(|client| client.is_up_to_date(seq)))
    }

    /// Sometimes compares a client's view with the table, or with the table at the time of the view.
    fn compare_sometimes(&mut self, client: usize) -> Result<(), Violation> {
        let (Some(server), Some(view)) = (&self.server, &self.clients[client].view) else { return Ok(()) };
        let environment = &mut self.environment;
        if view.seq == server.table().seq() && environment.rng.chance(100) {
            environment.tally.compared += 1;
            return self.clients[client].compare(server.table());
        }
        if environment.rng.chance(3) {
            environment.tally.compared += 1;
            let then = environment.disk.iter().take(view.seq as usize).cloned();
            return self.clients[client].compare(&Table::restore(then)?);
        }
        Ok(())
    }

    /// At the end, compares every client with the table and with the table restored from the disk, and the record of
    /// each match with the referee.
    fn compare(&mut self) -> Result<(), Violation> {
        let Some(server) = &self.server else { return Ok(()) };
        let restored = self.environment.restored()?;
        for client in &self.clients {
            client.compare(server.table())?;
            client.compare(&restored)?;
            self.environment.tally.compared += 2;
        }
        for number in 1..=self.environment.referee.matches_ended() {
            let id = MatchId::new(&table_id(), number);
            let record = record(&self.environment.disk, number, Some(id));
            let record = record.ok_or(Violation::NoRecord { number })?;
            let text = record.to_string();
            let illegal = |fault: dgn::DgnError| Violation::IllegalRecord {
                number,
                fault: fault.to_string(),
                text: text.clone(),
            };
            let report = dgn::replay(&text).map_err(illegal)?;
            self.environment.referee.compare(number, report)?;
            let deals = dgn::check_deals(&text).map_err(illegal)?;
            // A second shuffle has another secret than the lot before it.
            let mixes_again = self.environment.plan.options.taking == DealMethod::InTurn;
            let unchecked = |deal: &&dgn::DealReport| {
                let lot = deal.lot == Some(dgn::LotCheck::Unknown) && !mixes_again;
                deal.deal != dgn::DealCheck::Checked || lot
            };
            if let Some(deal) = deals.iter().find(unchecked) {
                return Err(Violation::UncheckedDeal { number, round: deal.number, text });
            }
            let complete = record.completed().map_err(illegal)?.to_string();
            if complete != text {
                return Err(Violation::IncompleteRecord { number, text, complete });
            }
        }
        Ok(())
    }
}

/// Sends a message through JSON and back.
fn as_text(message: ServerMessage) -> Result<ServerMessage, Violation> {
    let text = serde_json::to_string(&message).expect("messages have string keys only");
    match serde_json::from_str::<ServerMessage>(&text) {
        Ok(back) if back == message => Ok(back),
        _ => Err(Violation::Text { message: Box::new(message), text }),
    }
}
