//! The script of an evening, entry by entry, and its recording for one device.

use std::collections::BTreeMap;

use boneyard_club::live::{
    Audience, Author, EveningCommand, EveningOptions, EveningView, LiveEvening, LogEntry,
};
use boneyard_club::{Moment, Pair, Player, Round, SheetId};
use boneyard_ids::DeviceId;
use serde::Serialize;
use serde_json::{Map, Value};

/// When the evenings begin: 20 November 2026, 20:00 UTC.
const BEGINS: u64 = 1_795_204_800_000;

/// A step of a script.
enum Event {
    /// An author makes an entry.
    LogEntry(Box<LogEntry>),
    /// The viewer's device continues without a network.
    Assumes(u16),
    /// Only time passes.
    Passes,
}

/// Everything that happens in an evening, from its opening on.
pub(crate) struct EveningScript {
    now: u64,
    /// The number of the last entry of each device.
    numbers: BTreeMap<DeviceId, u32>,
    events: Vec<(Moment, Event)>,
}

/// A device's view of an evening: the first view, and the changes of every step.
#[derive(Serialize)]
pub(crate) struct Recording {
    /// The name by which a test chooses the recording.
    name: &'static str,
    /// The author on whose device the evening is seen.
    viewer: Author,
    steps: Vec<Step>,
}

/// One step: the entry, and the parts of the view that changed.
#[derive(Serialize)]
struct Step {
    at: Moment,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Author>,
    #[serde(rename = "act", skip_serializing_if = "Option::is_none")]
    command: Option<EveningCommand>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumes: Option<u16>,
    view: Map<String, Value>,
}

/// The player with this number.
pub(crate) fn player(number: u16) -> Player {
    Player::new(number).expect("a number from 1 to 64")
}

/// A table of a match.
pub(crate) const fn at(number: u16, table: u8) -> SheetId {
    SheetId { number, table }
}

/// A round won by a pair.
pub(crate) const fn won(pair: Pair, points: u16) -> Round {
    Round::Won { pair, points }
}

/// A tied fish, in the column of the pair that led.
pub(crate) const TIED: Round = Round::Tied { column: None };

impl EveningScript {
    /// An evening that the organiser opens from a file.
    pub(crate) fn new(file: &str, options: EveningOptions) -> Self {
        let mut script = Self { now: BEGINS, numbers: BTreeMap::new(), events: Vec::new() };
        let file = format!("evening 1\nname \"Friday at the harbour\"\n{file}");
        script.organiser(EveningCommand::Open { file, options, courtesies: Vec::new() });
        script
    }

    /// The organiser makes an entry.
    pub(crate) fn organiser(&mut self, command: EveningCommand) {
        self.enter("laptop".into(), Author::Organiser, command);
    }

    /// A player makes an entry.
    pub(crate) fn player(&mut self, number: u16, command: EveningCommand) {
        self.enter(format!("phone {number}").into(), Author::Player { player: player(number) }, command);
    }

    fn enter(&mut self, device: DeviceId, by: Author, command: EveningCommand) {
        let n = self.numbers.entry(device.clone()).or_default();
        *n += 1;
        let at = Moment(self.now);
        let entry = LogEntry { device, n: *n, at, by, command };
        self.events.push((at, Event::LogEntry(Box::new(entry))));
    }

    /// Time passes, in seconds; the next entry shows its effect.
    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now += seconds * 1000;
    }

    /// Time passes, and the view shows its effect.
    pub(crate) fn pass(&mut self, seconds: u64) {
        self.wait(seconds);
        self.events.push((Moment(self.now), Event::Passes));
    }

    /// The viewer's device continues as if the organiser had begun a match.
    pub(crate) fn assume(&mut self, number: u16) {
        self.events.push((Moment(self.now), Event::Assumes(number)));
    }

    /// A player starts to keep the score at a table, all players are present, and one leads.
    pub(crate) fn keeps(&mut self, scorekeeper: u16, at: SheetId, leads: u16) {
        self.player(scorekeeper, EveningCommand::NameScorekeeper { at, player: player(scorekeeper) });
        self.player(scorekeeper, EveningCommand::Present { at });
        self.player(scorekeeper, EveningCommand::Lead { at, round: 1, player: player(leads) });
    }

    /// A player enters a round, and has confirmed it if it has more than 60 points.
    pub(crate) fn writes(&mut self, scorekeeper: u16, at: SheetId, number: u16, round: Round) {
        self.wait(150);
        let sure = matches!(round, Round::Won { points, .. } if points > 60);
        self.player(scorekeeper, EveningCommand::Round { at, number, round, sure });
    }

    /// The evening as the device of `viewer` sees it.
    pub(crate) fn recorded_for(&self, name: &'static str, viewer: Author) -> Recording {
        let mut live = LiveEvening::new();
        let mut whole = LiveEvening::new();
        let mut seq = 0;
        let mut shown = Map::new();
        let steps = self.events.iter().map(|(at, event)| {
            let mut step = Step { at: *at, by: None, command: None, assumes: None, view: Map::new() };
            match event {
                Event::LogEntry(entry) => {
                    seq += 1;
                    let public_author = whole.public_author(entry);
                    whole
                        .take(entry)
                        .unwrap_or_else(|refusal| panic!("{name}: {refusal}: {:?}", entry.command));
                    let audience = Audience::of(Some(viewer));
                    let entry = entry.seen_by(audience, seq, public_author, &whole.companions());
                    live.replay(&entry)
                        .unwrap_or_else(|refusal| panic!("{name}: {refusal}: {:?}", entry.command));
                    (step.by, step.command) = (Some(entry.by), Some(entry.command));
                }
                Event::Assumes(number) => {
                    live.assume_begun(*number);
                    step.assumes = Some(*number);
                }
                Event::Passes => {}
            }
            let view = live.view(Some(viewer.player()), *at).expect("an evening that is open");
            let view = parts(&view);
            step.view = view.iter().filter(|(key, part)| shown.get(*key) != Some(part)).map(owned).collect();
            shown = view;
            step
        });
        Recording { name, viewer, steps: steps.collect() }
    }
}

fn owned((key, part): (&String, &Value)) -> (String, Value) {
    (key.clone(), part.clone())
}

fn parts(view: &EveningView) -> Map<String, Value> {
    match serde_json::to_value(view) {
        Ok(Value::Object(parts)) => parts,
        other => panic!("a view is an object: {other:?}"),
    }
}
