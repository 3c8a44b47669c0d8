//! Evenings that are played at a desk, with what goes wrong at real ones: a device that sends twice, a scorekeeper who is not one,
//! a round that cannot be, a correction, a call.

use boneyard_club::api::{EngineAnswer, EngineRequest};
use boneyard_club::live::{
    AlertSettlement, Author, CallReason, CallState, ClubTableView, Customs, EveningCommand, LogEntry,
};
use boneyard_club::{Moment, Pair, Player, Round, Sanction, SheetId};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::answers::Keeping;

/// How evenings begin, and the seeds by which they are played.
pub(crate) const NIGHTS: [(&str, u64); 9] = [
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

/// One evening, and who plays it.
struct Night {
    engine: Keeping,
    random: ChaCha8Rng,
    now: Moment,
    sent: u32,
}

/// Plays an evening to its end and asks all there is to ask on the way.
pub(crate) fn play(conditions: &str, seed: u64) -> Keeping {
    let random = ChaCha8Rng::seed_from_u64(seed);
    let mut night = Night { engine: Keeping::default(), random, now: Moment(1_790_000_000_000), sent: 0 };
    night.look();
    let file = format!("evening 1\nname \"Friday at the harbour\"\n{conditions}");
    night.organiser(EveningCommand::Open { file, customs: Customs::default(), courtesies: Vec::new() });
    for number in 1.. {
        night.organiser(EveningCommand::Begin { number });
        let mut table = 0;
        while let Some(view) = night.table(SheetId { number, table: table + 1 }) {
            table += 1;
            night.play_table(&view);
        }
        // There is no such match: all have been played.
        if table == 0 {
            break;
        }
        night.look();
    }
    night.organiser(EveningCommand::Close);
    night.look();
    night.files();
    night.engine
}

impl Night {
    fn below(&mut self, bound: u64) -> u64 {
        self.random.next_u64() % bound
    }

    fn sometimes(&mut self) -> bool {
        self.below(8) == 0
    }

    fn send(&mut self, by: Author, command: EveningCommand) -> EngineAnswer {
        self.now = self.now.after(5_000 + self.random.next_u64() % 60_000);
        self.sent += 1;
        let entry = Box::new(LogEntry { device: "laptop".into(), n: self.sent, at: self.now, by, command });
        let answer = self.engine.ask(EngineRequest::Take { entry: entry.clone() });
        if self.sometimes() {
            self.engine.ask(EngineRequest::Take { entry });
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

    fn look(&mut self) {
        let viewer = Player::new(u8::try_from(self.below(6)).unwrap_or_default());
        self.engine.ask(EngineRequest::View { viewer, now: self.now });
    }

    /// The evening as files, and what they come to.
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
        let [keeper, leads] = [self.below(4), self.below(4)].map(|place| here[place as usize]);
        self.player(keeper, EveningCommand::Keeper { at, player: keeper });
        let writer = self.table(at).and_then(|table| table.writer).unwrap_or(keeper);
        self.player(writer, EveningCommand::Present { at });
        self.player(writer, EveningCommand::Lead { at, round: 1, player: leads });
        while let Some(table) = self.table(at).filter(|table| table.outcome.is_none()) {
            if let Some(alert) = table.waiting {
                self.organiser(EveningCommand::Settle { alert, how: AlertSettlement::Dismiss });
            }
            let number = u16::try_from(table.rounds.len()).unwrap_or_default() + 1;
            self.trouble(at, number, &here, writer);
            let round = self.round();
            self.player(writer, EveningCommand::Round { at, number, round, sure: true });
        }
        if self.sometimes() {
            self.look();
        }
        self.player(writer, EveningCommand::Finish { at });
        self.organiser(EveningCommand::Confirm { at });
    }

    /// What a round writes.
    fn round(&mut self) -> Round {
        let pair = Pair::ALL[usize::from(self.sometimes())];
        match u8::try_from(self.below(46)).unwrap_or_default() {
            0 => Round::Tied { column: None },
            points => Round::Won { pair, points },
        }
    }

    /// Something that is not as it should be, now and then.
    fn trouble(&mut self, at: SheetId, number: u16, here: &[Player], writer: Player) {
        let player = here[self.below(4) as usize];
        let round = Round::Won { pair: Pair::Second, points: 119 };
        match self.below(24) {
            0 => self.player(
                player,
                EveningCommand::Round { at, number, round: Round::Tied { column: None }, sure: true },
            ),
            1 => self.player(writer, EveningCommand::Round { at, number, round, sure: true }),
            2 => self.player(writer, EveningCommand::Round { at, number: number + 2, round, sure: true }),
            3 => {
                self.player(player, EveningCommand::Object { at, round: number, text: "it was 5".to_owned() })
            }
            4 => self.player(player, EveningCommand::Call { at, reason: CallReason::Conduct }),
            5 => self.organiser(EveningCommand::Attend { call: 1, state: CallState::Done }),
            6 => {
                let reason = "touched a tile".to_owned();
                let amount = u32::from(player.number());
                let sanction =
                    Sanction { player, amount, number: Some(at.number), round: Some(number), reason };
                self.organiser(EveningCommand::Sanction { sanction })
            }
            7 => self.player(writer, EveningCommand::Lead { at, round: number, player }),
            8 => self.organiser(EveningCommand::Stop { at, lot: None }),
            9 => self.organiser(EveningCommand::Announce { text: "Кофе готов ☕".to_owned() }),
            10 => self.engine.ask(EngineRequest::AssumeBegun { number: at.number }),
            _ => return,
        };
    }
}
