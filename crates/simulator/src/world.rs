//! One world: a table, its server, and everyone at it.

use boneyard_dgn as dgn;
use boneyard_ids::PersonId;
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{Phase, SeatPlan, Table, Timestamp, record};

use crate::{
    agenda::{Agenda, Happening},
    client::{Client, Heard, Link},
    dice::Dice,
    environment::Environment,
    message::{Connection, Message},
    network::{Network, Way},
    plan::Plan,
    referee::Referee,
    server::Server,
    tally::Tally,
    violation::Violation,
};

struct World {
    environment: Environment,
    server: Option<Server>,
    life: u32,
    down_since: Timestamp,
    clients: Vec<Client>,
}

/// Steps after which a world that has not ended never will.
const STEPS_MAX: u32 = 400_000;

pub(crate) fn run(seed: u64, rules: Option<&Rules>) -> Result<Tally, Violation> {
    let mut dice = Dice::new(seed);
    let plan = Plan::new(&mut dice, rules);
    let network = Network::new(plan.network.clone(), Dice::new(dice.between((0, u64::from(u32::MAX) - 1))));
    let start = Timestamp(1_795_000_000_000);
    let referee = Referee::new(&plan)?;
    let clients = clients(&plan);
    let agenda = Agenda::new(start);
    let environment = Environment {
        plan,
        agenda,
        network,
        dice,
        disk: Vec::new(),
        referee,
        tally: Tally::default(),
        closing: false,
    };
    let mut world = World { environment, server: None, life: 0, down_since: start, clients };
    world.environment.agenda.at(start, Happening::Start);
    for client in 0..world.clients.len() {
        let wait = world.environment.dice.between((0, 5_000));
        world.environment.agenda.after_ms(wait, Happening::Connect { client });
    }
    for _ in 0..STEPS_MAX {
        let Some(happening) = world.environment.agenda.next() else {
            return Err(Violation::Silence { seq: world.environment.disk.len() as u64 });
        };
        world.happen(happening)?;
        if world.is_over()? {
            return world.compare().map(|()| world.environment.tally);
        }
    }
    let hours = world.environment.agenda.now.ms_since(start) / 3_600_000;
    Err(Violation::Endless { seq: world.environment.disk.len() as u64, hours })
}

/// People for all open seats, spectators, and some who have the table open twice.
fn clients(plan: &Plan) -> Vec<Client> {
    let mut clients = Vec::new();
    for (index, place) in plan.players.iter().enumerate() {
        if *place == SeatPlan::Open {
            let person = PersonId::from(format!("person-{index}"));
            // Where they have two seats, half of them ask for the second.
            let seats = plan.players.len() * plan.rules.hands_per_player();
            let seat = Seat::at(index);
            let seat = plan.rules.other_seat(seat, seats).filter(|_| index % 2 == 1).unwrap_or(seat);
            for _ in 0..if plan.doubled { 2 } else { 1 } {
                clients.push(Client::new(clients.len(), Some(person.clone()), Some(seat)));
            }
        }
    }
    for spectator in 0..plan.spectators {
        // Some who watch have a name, others have none.
        let person = (spectator == 0).then(|| PersonId::from("onlooker"));
        clients.push(Client::new(clients.len(), person, None));
    }
    clients
}

impl World {
    fn happen(&mut self, happening: Happening) -> Result<(), Violation> {
        match happening {
            Happening::Start => self.start()?,
            Happening::Kill { life } => {
                if life == self.life {
                    self.kill()?;
                }
            }
            Happening::ToServer(message) => {
                if let Some(server) = self.server.as_mut().filter(|server| server.life == message.life()) {
                    server.receive(message);
                    server.run(&mut self.environment)?;
                }
            }
            Happening::Stored { life } => {
                if let Some(server) = self.server.as_mut().filter(|server| server.life == life) {
                    server.stored(&mut self.environment)?;
                    server.run(&mut self.environment)?;
                }
            }
            Happening::Wake { life } => {
                if let Some(server) = self.server.as_mut().filter(|server| server.life == life) {
                    server.run(&mut self.environment)?;
                }
            }
            Happening::ToClient { connection, message } => self.hear(connection, *message)?,
            Happening::Connect { client } => self.connect(client),
            Happening::Break { connection } => {
                if !self.environment.closing && self.clients[connection.client].link.is(connection) {
                    self.disconnect(connection);
                }
            }
            Happening::Cut { connection } => self.cut(connection),
            Happening::Act { client } => {
                self.clients[client].acts = false;
                self.act(client);
            }
        }
        Ok(())
    }

    fn start(&mut self) -> Result<(), Violation> {
        let environment = &mut self.environment;
        self.life += 1;
        environment.referee.down(environment.agenda.now.ms_since(self.down_since));
        let mut server = Server::start(environment, self.life)?;
        if let Some(running) = environment.plan.server.killed_after_ms.filter(|_| !environment.closing) {
            let after = environment.dice.between(running);
            environment.agenda.after_ms(after, Happening::Kill { life: self.life });
        }
        server.run(environment)?;
        self.server = Some(server);
        Ok(())
    }

    /// All that is not on the disk is lost.
    fn kill(&mut self) -> Result<(), Violation> {
        let environment = &mut self.environment;
        if environment.closing || environment.tally.restarts >= environment.plan.server.kills_max {
            return Ok(());
        }
        let Some(server) = self.server.take() else { return Ok(()) };
        environment.tally.restarts += 1;
        if let Some(storing) = server.storing.filter(|_| environment.dice.chance(500)) {
            environment.keep(&storing.events, storing.prompt)?;
        }
        self.down_since = environment.agenda.now;
        let down = environment.dice.between(environment.plan.server.down_ms);
        environment.agenda.after_ms(down, Happening::Start);
        for client in &self.clients {
            if let Link::Trying(connection) | Link::On(connection) = client.link {
                let at = environment.network.arrival(environment.agenda.now, connection, Way::ToClient);
                environment.agenda.at(at, Happening::Cut { connection });
            }
        }
        Ok(())
    }

    fn hear(&mut self, connection: Connection, message: ServerMessage) -> Result<(), Violation> {
        let client = &mut self.clients[connection.client];
        if !client.link.is(connection) {
            return Ok(());
        }
        let message = if self.environment.network.plan.as_text { as_text(message)? } else { message };
        let heard = client.hear(&mut self.environment, connection, message)?;
        match heard {
            Heard::Understood => {
                self.compare_now_and_then(connection.client)?;
                self.think(connection.client);
            }
            Heard::Lost => {
                self.disconnect(connection);
                return Ok(());
            }
        }
        Ok(())
    }

    fn connect(&mut self, client: usize) {
        let environment = &mut self.environment;
        let page = &mut self.clients[client];
        if page.link != Link::Off {
            return;
        }
        if self.server.is_none() {
            let wait = environment.dice.between((250, 5_000));
            environment.agenda.after_ms(wait, Happening::Connect { client });
            return;
        }
        let connection = page.connect(environment, self.life);
        if let Some(lasts) = environment.plan.people.online_ms.filter(|_| !environment.closing) {
            let after = environment.dice.between(lasts);
            environment.agenda.after_ms(after, Happening::Break { connection });
        }
        self.think(client);
    }

    /// The connection breaks; the server may take its time to notice.
    fn disconnect(&mut self, connection: Connection) {
        let environment = &mut self.environment;
        let notices = if environment.plan.network.ordered && !environment.closing {
            environment.dice.between((0, 15_000))
        } else {
            0
        };
        let at =
            environment.network.arrival(environment.agenda.now.after_ms(notices), connection, Way::ToServer);
        environment.agenda.at(at, Happening::ToServer(Message::Gone { connection }));
        self.cut(connection);
    }

    fn cut(&mut self, connection: Connection) {
        let client = &mut self.clients[connection.client];
        if !client.link.is(connection) {
            return;
        }
        client.link = Link::Off;
        let environment = &mut self.environment;
        environment.tally.disconnects += 1;
        let wait = if environment.closing {
            250
        } else {
            environment.dice.between(environment.plan.people.offline_ms)
        };
        environment.agenda.after_ms(wait, Happening::Connect { client: connection.client });
    }

    /// Lets a person think about what to do next, unless they do already.
    fn think(&mut self, client: usize) {
        let page = &mut self.clients[client];
        let Some(wait) = page.thinks_for(&mut self.environment).filter(|_| !page.acts) else { return };
        page.acts = true;
        self.environment.agenda.after_ms(wait, Happening::Act { client });
    }

    fn act(&mut self, client: usize) {
        let page = &mut self.clients[client];
        let life = self.life;
        match page.link {
            Link::Off => return,
            Link::On(connection) => page.act(&mut self.environment, connection, life),
            Link::Trying(_) => {}
        }
        if let (true, Some(connection)) = (page.gives_up(&self.environment), page.link.connection()) {
            self.disconnect(connection);
            return;
        }
        self.think(client);
    }

    /// Whether the matches were played and everyone is back and up to date.
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
            self.environment.plan.server.refused = 0;
            self.environment.plan.server.killed_storing = 0;
            self.environment.plan.people.mischief = 0;
            for client in 0..self.clients.len() {
                self.connect(client);
                self.think(client);
            }
        }
        let seq = self.server.as_ref().map_or(0, |server| server.table().seq());
        Ok(self.clients.iter().all(|client| client.is_up_to_date(seq)))
    }

    /// Compares a client's picture with the table, or with the table as it was then.
    fn compare_now_and_then(&mut self, client: usize) -> Result<(), Violation> {
        let (Some(server), Some(view)) = (&self.server, &self.clients[client].view) else { return Ok(()) };
        let environment = &mut self.environment;
        if view.seq == server.table().seq() && environment.dice.chance(100) {
            environment.tally.compared += 1;
            return self.clients[client].compare(server.table());
        }
        if environment.dice.chance(3) {
            environment.tally.compared += 1;
            let then = environment.disk.iter().take(view.seq as usize).cloned();
            return self.clients[client].compare(&Table::restore(then)?);
        }
        Ok(())
    }

    /// At the end all clients agree with the table, the table with its events, and they with the record.
    fn compare(&mut self) -> Result<(), Violation> {
        let Some(server) = &self.server else { return Ok(()) };
        let restored = self.environment.restored()?;
        for client in &self.clients {
            client.compare(server.table())?;
            client.compare(&restored)?;
            self.environment.tally.compared += 2;
        }
        for number in 1..=self.environment.referee.matches_begun() {
            let record = record(&self.environment.disk, number, None);
            let record = record.ok_or(Violation::NoRecord { number })?;
            let text = record.to_string();
            let illegal = |fault: dgn::DgnError| Violation::IllegalRecord {
                number,
                fault: fault.to_string(),
                text: text.clone(),
            };
            let report = dgn::replay(&text).map_err(illegal)?;
            self.environment.referee.compare(number, report)?;
            let complete = record.completed().map_err(illegal)?.to_string();
            if complete != text {
                return Err(Violation::IncompleteRecord { number, text, complete });
            }
        }
        Ok(())
    }
}

/// A message turned into text and back, as the wire does it.
fn as_text(message: ServerMessage) -> Result<ServerMessage, Violation> {
    let text = serde_json::to_string(&message).expect("messages have string keys only");
    match serde_json::from_str::<ServerMessage>(&text) {
        Ok(back) if back == message => Ok(back),
        _ => Err(Violation::Text { message: Box::new(message), text }),
    }
}
