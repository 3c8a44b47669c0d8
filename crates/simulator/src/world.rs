//! One world: a table, its server, and everybody at it.

use boneyard_bots::{Budget, Level, choose};
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Move, Rules, Seat, View};
use boneyard_table::{PersonId, Phase, Recorded, SeatPlan, Table, Timestamp, record};

use crate::{
    Tally,
    agenda::{Agenda, Happening},
    client::{Client, Heard, Link},
    dice::Dice,
    message::{Connection, Message},
    network::{Network, Way},
    plan::Plan,
    referee::Referee,
    shell::Shell,
};

/// Everything around the server and its clients.
pub(crate) struct Around {
    pub(crate) plan: Plan,
    pub(crate) agenda: Agenda,
    pub(crate) network: Network,
    pub(crate) dice: Dice,
    /// What survives everything.
    pub(crate) disk: Vec<Recorded>,
    pub(crate) referee: Referee,
    pub(crate) tally: Tally,
    /// The matches are played: everybody comes back and compares.
    pub(crate) closing: bool,
}

impl Around {
    /// The events are on the disk.
    pub(crate) fn keep(&mut self, events: &[Recorded], prompt: bool) -> Result<(), String> {
        for recorded in events {
            self.referee.see(recorded, prompt, &mut self.tally)?;
        }
        self.disk.extend_from_slice(events);
        Ok(())
    }

    pub(crate) fn restored(&self) -> Result<Table, String> {
        Table::restore(self.disk.iter().cloned())
            .map_err(|error| format!("the table does not come back: {error}"))
    }

    pub(crate) fn send(&mut self, connection: Connection, message: ServerMessage) {
        self.network_send(connection, Way::ToClient, &message);
    }

    pub(crate) fn network_send(&mut self, connection: Connection, way: Way, message: &ServerMessage) {
        for at in self.network.arrivals(self.agenda.now, connection, way) {
            self.agenda.at(at, Happening::ToClient { connection, message: Box::new(message.clone()) });
        }
    }

    pub(crate) fn say(&mut self, connection: Connection, message: &Message) {
        for at in self.network.arrivals(self.agenda.now, connection, Way::ToServer) {
            self.agenda.at(at, Happening::ToServer(message.clone()));
        }
    }

    /// What a bot chooses. Deep thought would take the simulation's own time, so most of it is dice.
    pub(crate) fn bots_choice(&mut self, level: Level, view: &View) -> Result<Move, String> {
        if level == Level::Steady && !self.dice.chance(20) {
            return Ok(*self.dice.pick(&view.legal));
        }
        let choice = choose(level, view, self.dice.stream(), Budget::playouts(4));
        choice
            .filter(|choice| view.legal.contains(choice))
            .ok_or_else(|| format!("the {level} bot chooses {choice:?} of {:?}", view.legal))
    }
}

struct World {
    around: Around,
    shell: Option<Shell>,
    life: u32,
    down_since: Timestamp,
    clients: Vec<Client>,
}

/// Steps after which a world that has not ended never will.
const STEPS_MAX: u32 = 400_000;

pub(crate) fn run(seed: u64, rules: Option<&Rules>) -> Result<Tally, String> {
    let mut dice = Dice::new(seed);
    let plan = Plan::new(&mut dice, rules);
    let network = Network::new(plan.network.clone(), Dice::new(dice.between((0, u64::from(u32::MAX) - 1))));
    let start = Timestamp(1_795_000_000_000);
    let referee = Referee::new(&plan)?;
    let clients = clients(&plan);
    let agenda = Agenda::new(start);
    let around = Around {
        plan,
        agenda,
        network,
        dice,
        disk: Vec::new(),
        referee,
        tally: Tally::default(),
        closing: false,
    };
    let mut world = World { around, shell: None, life: 0, down_since: start, clients };
    world.around.agenda.at(start, Happening::Start);
    for client in 0..world.clients.len() {
        let wait = world.around.dice.between((0, 5_000));
        world.around.agenda.after_ms(wait, Happening::Connect { client });
    }
    for _ in 0..STEPS_MAX {
        let Some(happening) = world.around.agenda.next() else {
            return Err(format!("nothing happens any more after event {}", world.around.disk.len()));
        };
        world.happen(happening)?;
        if world.is_over()? {
            return world.compare().map(|()| world.around.tally);
        }
    }
    let hours = world.around.agenda.now.ms_since(start) / 3_600_000;
    Err(format!("no end after event {} and {hours} hours", world.around.disk.len()))
}

/// People for all open seats, spectators, and some who have the table open twice.
fn clients(plan: &Plan) -> Vec<Client> {
    let mut clients = Vec::new();
    for (index, place) in plan.players.iter().enumerate() {
        if *place == SeatPlan::Open {
            let person = PersonId(format!("person-{index}"));
            // Where they have two seats, half of them ask for the second.
            let seats = plan.players.len() * plan.rules.hands_each();
            let seat = Seat::at(index);
            let seat = plan.rules.other_seat(seat, seats).filter(|_| index % 2 == 1).unwrap_or(seat);
            for _ in 0..if plan.doubled { 2 } else { 1 } {
                clients.push(Client::new(clients.len(), Some(person.clone()), Some(seat)));
            }
        }
    }
    for spectator in 0..plan.spectators {
        // Some who watch have a name, others have none.
        let person = (spectator == 0).then(|| PersonId("onlooker".into()));
        clients.push(Client::new(clients.len(), person, None));
    }
    clients
}

impl World {
    fn happen(&mut self, happening: Happening) -> Result<(), String> {
        match happening {
            Happening::Start => self.start()?,
            Happening::Kill { life } => {
                if life == self.life {
                    self.kill()?;
                }
            }
            Happening::ToServer(message) => {
                if let Some(shell) = self.shell.as_mut().filter(|shell| shell.life == message.life()) {
                    shell.receive(message);
                    shell.run(&mut self.around)?;
                }
            }
            Happening::Stored { life } => {
                if let Some(shell) = self.shell.as_mut().filter(|shell| shell.life == life) {
                    shell.stored(&mut self.around)?;
                    shell.run(&mut self.around)?;
                }
            }
            Happening::Wake { life } => {
                if let Some(shell) = self.shell.as_mut().filter(|shell| shell.life == life) {
                    shell.run(&mut self.around)?;
                }
            }
            Happening::ToClient { connection, message } => self.hear(connection, *message)?,
            Happening::Connect { client } => self.connect(client),
            Happening::Break { connection } => {
                if !self.around.closing && self.clients[connection.client].link.is(connection) {
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

    fn start(&mut self) -> Result<(), String> {
        let around = &mut self.around;
        self.life += 1;
        around.referee.down(around.agenda.now.ms_since(self.down_since));
        let mut shell = Shell::start(around, self.life)?;
        if let Some(running) = around.plan.server.killed_after_ms.filter(|_| !around.closing) {
            let after = around.dice.between(running);
            around.agenda.after_ms(after, Happening::Kill { life: self.life });
        }
        shell.run(around)?;
        self.shell = Some(shell);
        Ok(())
    }

    /// All that is not on the disk is lost.
    fn kill(&mut self) -> Result<(), String> {
        let around = &mut self.around;
        if around.closing || around.tally.restarts >= around.plan.server.kills_max {
            return Ok(());
        }
        let Some(shell) = self.shell.take() else { return Ok(()) };
        around.tally.restarts += 1;
        if let Some(storing) = shell.storing.filter(|_| around.dice.chance(500)) {
            around.keep(&storing.events, storing.prompt)?;
        }
        self.down_since = around.agenda.now;
        let down = around.dice.between(around.plan.server.down_ms);
        around.agenda.after_ms(down, Happening::Start);
        for client in &self.clients {
            if let Link::Trying(connection) | Link::On(connection) = client.link {
                let at = around.network.arrival(around.agenda.now, connection, Way::ToClient);
                around.agenda.at(at, Happening::Cut { connection });
            }
        }
        Ok(())
    }

    fn hear(&mut self, connection: Connection, message: ServerMessage) -> Result<(), String> {
        let client = &mut self.clients[connection.client];
        if !client.link.is(connection) {
            return Ok(());
        }
        let message = if self.around.network.plan.as_text { as_text(message)? } else { message };
        let heard = client.hear(&mut self.around, connection, message)?;
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
        let around = &mut self.around;
        let page = &mut self.clients[client];
        if page.link != Link::Off {
            return;
        }
        if self.shell.is_none() {
            let wait = around.dice.between((250, 5_000));
            around.agenda.after_ms(wait, Happening::Connect { client });
            return;
        }
        let connection = page.connect(around, self.life);
        if let Some(lasts) = around.plan.people.online_ms.filter(|_| !around.closing) {
            let after = around.dice.between(lasts);
            around.agenda.after_ms(after, Happening::Break { connection });
        }
        self.think(client);
    }

    /// The connection breaks; the server may take its time to notice.
    fn disconnect(&mut self, connection: Connection) {
        let around = &mut self.around;
        let notices =
            if around.plan.network.ordered && !around.closing { around.dice.between((0, 15_000)) } else { 0 };
        let at = around.network.arrival(around.agenda.now.after_ms(notices), connection, Way::ToServer);
        around.agenda.at(at, Happening::ToServer(Message::Gone { connection }));
        self.cut(connection);
    }

    fn cut(&mut self, connection: Connection) {
        let client = &mut self.clients[connection.client];
        if !client.link.is(connection) {
            return;
        }
        client.link = Link::Off;
        let around = &mut self.around;
        around.tally.disconnects += 1;
        let wait = if around.closing { 250 } else { around.dice.between(around.plan.people.offline_ms) };
        around.agenda.after_ms(wait, Happening::Connect { client: connection.client });
    }

    /// Lets a person think about what to do next, unless they do already.
    fn think(&mut self, client: usize) {
        let page = &mut self.clients[client];
        let Some(wait) = page.thinks_for(&mut self.around).filter(|_| !page.acts) else { return };
        page.acts = true;
        self.around.agenda.after_ms(wait, Happening::Act { client });
    }

    fn act(&mut self, client: usize) {
        let page = &mut self.clients[client];
        let life = self.life;
        match page.link {
            Link::Off => return,
            Link::On(connection) => page.act(&mut self.around, connection, life),
            Link::Trying(_) => {}
        }
        if let (true, Some(connection)) = (page.gives_up(&self.around), page.link.connection()) {
            self.disconnect(connection);
            return;
        }
        self.think(client);
    }

    /// Whether the matches were played and everybody is back and up to date.
    fn is_over(&mut self) -> Result<bool, String> {
        let Some(shell) = self.shell.as_ref().filter(|shell| shell.is_idle()) else { return Ok(false) };
        let matches = u64::from(self.around.plan.matches);
        let over = matches!(shell.table.phase(), Phase::Over | Phase::Stopped);
        if !over || self.around.tally.matches < matches {
            return Ok(false);
        }
        if !self.around.closing {
            self.around.closing = true;
            self.around.network.heal();
            self.around.plan.server.refused = 0;
            self.around.plan.server.killed_storing = 0;
            self.around.plan.people.mischief = 0;
            for client in 0..self.clients.len() {
                self.connect(client);
                self.think(client);
            }
        }
        let seq = shell_seq(self.shell.as_ref());
        Ok(self.clients.iter().all(|client| client.is_up_to_date(seq)))
    }

    /// Compares a client's picture with the table, or with the table as it was then.
    fn compare_now_and_then(&mut self, client: usize) -> Result<(), String> {
        let (Some(shell), Some(view)) = (&self.shell, &self.clients[client].view) else { return Ok(()) };
        let around = &mut self.around;
        if view.seq == shell.table.seq() && around.dice.chance(100) {
            around.tally.compared += 1;
            return self.clients[client].compare(&shell.table);
        }
        if around.dice.chance(3) {
            around.tally.compared += 1;
            let then = around.disk.iter().take(view.seq as usize).cloned();
            let table =
                Table::restore(then).map_err(|error| format!("the table does not come back: {error}"))?;
            return self.clients[client].compare(&table);
        }
        Ok(())
    }

    /// At the end all pictures agree with the table, the table with its events, and they with the record.
    fn compare(&mut self) -> Result<(), String> {
        let Some(shell) = &self.shell else { return Ok(()) };
        let restored = self.around.restored()?;
        for client in &self.clients {
            client.compare(&shell.table)?;
            client.compare(&restored)?;
            self.around.tally.compared += 2;
        }
        for number in 1..=self.around.referee.matches_begun() {
            let record = record(&self.around.disk, number, None)
                .ok_or_else(|| format!("match {number} has no record"))?;
            let text = record.to_string();
            let report = boneyard_rules::dgn::replay(&text)
                .map_err(|fault| format!("the record of match {number} is not legal: {fault}\n{text}"))?;
            self.around.referee.compare(number, &report)?;
            let whole = record.completed().map_err(|fault| fault.to_string())?.to_string();
            if whole != text {
                return Err(format!("the record of match {number} is not whole:\n{text}\nbut\n{whole}"));
            }
        }
        Ok(())
    }
}

fn shell_seq(shell: Option<&Shell>) -> u64 {
    shell.map_or(0, |shell| shell.table.seq())
}

/// Turned into text and back, as the wire does.
fn as_text(message: ServerMessage) -> Result<ServerMessage, String> {
    let text = serde_json::to_string(&message).map_err(|error| error.to_string())?;
    let back: ServerMessage = serde_json::from_str(&text).map_err(|error| format!("{error} in {text}"))?;
    if back == message { Ok(back) } else { Err(format!("{text} is read as another message")) }
}
