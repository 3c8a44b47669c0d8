//! Simulated evenings with common problems: repeated entries, entries by the wrong player, impossible rounds, corrections, calls.

use boneyard_club::api::{EngineAnswer, EngineRequest};
use boneyard_club::live::{
    AlertSettlement, Author, CallReason, CallState, ClubTableView, EveningCommand, EveningOptions, LogEntry,
};
use boneyard_club::{Moment, Pair, Player, Round, Sanction, SheetId};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::answers::Recorder;

/// The conditions of the evenings, each with a seed.
pub(crate) const EVENINGS: [(&str, u64); 9] = [
    ("players 4 published\nstake 10 \"chips\"\nprize stakes 1\npenalties on\nplayer 2 \"Борис\" sight\n", 4),
    ("players 5 published\nstake 3 \"peanuts\"\nprize losses\n", 5),
    (
        "players 6 published\nstake 10 \"chips\"\nrepeat void\npenalties on\nplayer 3 \"Žarko\" movement hearing\n",
        6,
    ),
    ("players 7 published\norigin \"Cuba\" \"La Habana\" \"Amigos\"\ndate 2026-11-20\nprize winnings\n", 7),
    ("players 8 published\nlimit 45\n", 8),
    ("players 9 balanced\nmatches 4\npenalties on\n", 9),
    ("players 12 published\nmatches 3\ntarget 60\n", 12),
    ("players 13 balanced\nmatches 3\n", 13),
    ("players 33 balanced\nmatches 1\ntarget 50\n", 33),
];

/// One simulated evening.
struct Simulation {
    engine: Recorder,
    random: ChaCha8Rng,
    now: Moment,
    /// The number of entries sent.
    sent: u32,
}

/// Plays a whole evening and sends requests of every kind on the way.
pub(crate) fn play(conditions: &str, seed: u64) -> Recorder {
    let random = ChaCha8Rng::seed_from_u64(seed);
    let mut simulation =
        Simulation { engine: Recorder::default(), random, now: Moment(1_790_000_000_000), sent: 0 };
    simulation.ask_view();
    let file = format!("evening 1\nname \"Friday at the harbour\"\n{conditions}");
    simulation.organiser(EveningCommand::Open {
        file,
        options: EveningOptions::default(),
        courtesies: Vec::new(),
    });
    for number in 1.. {
        simulation.organiser(EveningCommand::Begin { number });
        let mut table = 0;
        while let Some(view) = simulation.table(SheetId { number, table: table + 1 }) {
            table += 1;
            simulation.play_table(&view);
        }
        // There is no such match, so all have been played.
        if table == 0 {
            break;
        }
        simulation.ask_view();
    }
    simulation.organiser(EveningCommand::Close { counts: None });
    simulation.ask_view();
    simulation.files();
    simulation.engine
}

impl Simulation {
    fn below(&mut self, bound: u64) -> u64 {
        self.random.next_u64() % bound
    }

    /// `true` one time in eight.
    fn sometimes(&mut self) -> bool {
        self.below(8) == 0
    }

    /// Adds an entry, sometimes twice.
    fn send(&mut self, by: Author, command: EveningCommand) -> EngineAnswer {
        self.now = self.now.after(5_000 + self.random.next_u64() % 60_000);
        self.sent += 1;
        let entry = Box::new(LogEntry { device: "laptop".into(), n: self.sent, at: self.now, by, command });
        let answer = self.engine.ask(EngineRequest::AddEntry { entry: entry.clone() });
        if self.sometimes() {
            self.engine.ask(EngineRequest::AddEntry { entry });
        }
        answer
    }

    fn organiser(&mut self, command: EveningCommand) -> EngineAnswer {
        self.send(Author::Organiser, command)
    }

    fn player(&mut self, player: Player, command: EveningCommand) -> EngineAnswer {
        self.send(Author::Player { player }, command)
    }

    fn table(&mut self, at: SheetId) -> Option<ClubTableView> {
        match self.engine.ask(EngineRequest::Table { at, now: self.now }) {
            EngineAnswer::Table { table } => table.map(|table| *table),
            _ => None,
        }
    }

    /// Requests the view of a random player, or of a spectator.
    fn ask_view(&mut self) {
        let viewer = Player::new(u16::try_from(self.below(6)).unwrap_or_default());
        self.engine.ask(EngineRequest::View { viewer, now: self.now });
    }

    /// Requests the files of the evening and their results.
    fn files(&mut self) {
        for whole in [true, false] {
            if let EngineAnswer::File { file } = self.engine.ask(EngineRequest::File { whole }) {
                self.engine.ask(EngineRequest::Score { file });
            }
        }
    }

    /// Plays a table until the organiser has confirmed it.
    fn play_table(&mut self, view: &ClubTableView) {
        let at = view.at;
        let here: Vec<Player> = view.seats.iter().map(|seat| seat.player).collect();
        let [named, leads] = [self.below(4), self.below(4)].map(|place| here[place as usize]);
        self.player(named, EveningCommand::NameScorekeeper { at, player: named });
        let scorekeeper = self.table(at).and_then(|table| table.acting_scorekeeper).unwrap_or(named);
        self.player(scorekeeper, EveningCommand::Present { at });
        self.player(scorekeeper, EveningCommand::Lead { at, round: 1, player: leads });
        while let Some(table) = self.table(at).filter(|table| table.outcome.is_none()) {
            if let Some(alert) = table.waiting {
                self.organiser(EveningCommand::Settle { alert, how: AlertSettlement::Dismiss });
            }
            let number = u16::try_from(table.rounds.len()).unwrap_or_default() + 1;
            self.trouble(at, number, &here, scorekeeper);
            let round = self.round();
            self.player(scorekeeper, EveningCommand::Round { at, number, round, sure: true });
        }
        if self.sometimes() {
            self.ask_view();
        }
        self.player(scorekeeper, EveningCommand::Finish { at });
        self.organiser(EveningCommand::Confirm { at });
    }

    /// A random round.
    fn round(&mut self) -> Round {
        let pair = Pair::ALL[usize::from(self.sometimes())];
        match u16::try_from(self.below(46)).unwrap_or_default() {
            0 => Round::Tied { column: None },
            points => Round::Won { pair, points },
        }
    }

    /// Sometimes sends a wrong or unusual entry.
    fn trouble(&mut self, at: SheetId, number: u16, here: &[Player], scorekeeper: Player) {
        let player = here[self.below(4) as usize];
        let round = Round::Won { pair: Pair::Second, points: 119 };
        match self.below(24) {
            0 => self.player(
                player,
                EveningCommand::Round { at, number, round: Round::Tied { column: None }, sure: true },
            ),
            1 => self.player(scorekeeper, EveningCommand::Round { at, number, round, sure: true }),
            2 => {
                self.player(scorekeeper, EveningCommand::Round { at, number: number + 2, round, sure: true })
            }
            3 => {
                self.player(player, EveningCommand::Object { at, round: number, text: "it was 5".to_owned() })
            }
            4 => self.player(player, EveningCommand::Call { at, reason: CallReason::Conduct }),
            5 => self.organiser(EveningCommand::Attend { call: 1, state: CallState::Done }),
            6 => {
                let reason = "touched a tile".to_owned();
                let amount = u32::from(player.number());
                let sanction = Sanction {
                    player,
                    amount,
                    number: Some(at.number),
                    round: Some(number),
                    reason,
                    expelled: false,
                };
                self.organiser(EveningCommand::Sanction { sanction })
            }
            7 => self.player(scorekeeper, EveningCommand::Lead { at, round: number, player }),
            8 => self.organiser(EveningCommand::Stop { at, lot: None }),
            9 => self.organiser(EveningCommand::Announce { text: "Кофе готов ☕".to_owned() }),
            10 => self.engine.ask(EngineRequest::AssumeBegun { number: at.number }),
            _ => return,
        };
    }
}
