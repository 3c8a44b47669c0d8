//! What a seed makes of the world: the table, and how bad its days are.

use boneyard_rules::{Rules, presets};
use boneyard_table::session::SessionBounds;
use boneyard_table::{
    BoneyardChoice, DealMethod, HandOrder, Level, Lifting, OnTimeout, SeatPlan, SingleChoice, TableOptions,
    Tempo,
};

use crate::dice::Dice;

pub(crate) struct Plan {
    pub(crate) rules: Rules,
    /// Each player's place.
    pub(crate) players: Vec<SeatPlan>,
    pub(crate) options: TableOptions,
    pub(crate) bounds: SessionBounds,
    /// Matches people want to play, one after the other.
    pub(crate) matches: u32,
    pub(crate) spectators: usize,
    /// People who have the table open twice.
    pub(crate) doubled: bool,
    pub(crate) network: NetworkPlan,
    pub(crate) server: ServerPlan,
    pub(crate) people: PeoplePlan,
}

#[derive(Clone)]
pub(crate) struct NetworkPlan {
    pub(crate) delay_ms: (u64, u64),
    /// In a thousand messages, where messages stand by themselves; else the connection breaks instead.
    pub(crate) lost: usize,
    pub(crate) doubled: usize,
    /// Whether messages keep their order, as over TCP.
    pub(crate) ordered: bool,
    /// Whether every message is turned into text and back.
    pub(crate) as_text: bool,
}

pub(crate) struct ServerPlan {
    pub(crate) append_ms: (u64, u64),
    /// In a thousand appends: the disk refuses.
    pub(crate) refused: usize,
    /// In a thousand appends: the server is killed while one is under way.
    pub(crate) killed_storing: usize,
    /// How long the server runs until it is killed; `None` for ever.
    pub(crate) killed_after_ms: Option<(u64, u64)>,
    /// After so many kills the server is left alone, or no match would ever end.
    pub(crate) kills_max: u64,
    pub(crate) down_ms: (u64, u64),
    pub(crate) shuffle_ms: (u64, u64),
    pub(crate) thought_ms: (u64, u64),
}

pub(crate) struct PeoplePlan {
    pub(crate) think_ms: (u64, u64),
    /// In a thousand decisions: one takes much longer.
    pub(crate) dawdle: usize,
    /// In a thousand decisions: nonsense is asked.
    pub(crate) mischief: usize,
    /// How long a connection lasts; `None` for ever.
    pub(crate) online_ms: Option<(u64, u64)>,
    pub(crate) offline_ms: (u64, u64),
    /// In a thousand rounds: a person says to be ready.
    pub(crate) ready: usize,
    /// In a thousand chances: a person who waited out the grace time stops the match.
    pub(crate) stop: usize,
    /// The same, to have a bot hold the seat.
    pub(crate) hold: usize,
}

impl Plan {
    pub(crate) fn new(dice: &mut Dice, rules: Option<&Rules>) -> Self {
        let rules = any_rules(dice, rules);
        let players = rules.players(any_table(dice, &rules));
        let bots = match dice.below(10) {
            0 => players,
            1..=3 => 0,
            _ => dice.below(players),
        };
        let plans = (0..players).map(|player| {
            if player < bots { SeatPlan::Bot { level: *dice.pick(&Level::ALL) } } else { SeatPlan::Open }
        });
        let plans = plans.collect();
        let plans = dice.shuffled(plans);
        let network = NetworkPlan::new(dice);
        Self {
            rules,
            players: plans,
            options: options(dice),
            bounds: bounds(dice),
            // Bots alone play one match.
            matches: if bots < players && dice.chance(100) { 2 } else { 1 },
            spectators: dice.below(3),
            doubled: network.ordered && dice.chance(100),
            network,
            server: ServerPlan::new(dice),
            people: PeoplePlan::new(dice),
        }
    }
}

/// These rules, or those of any preset.
pub(crate) fn any_rules(dice: &mut Dice, rules: Option<&Rules>) -> Rules {
    rules.cloned().unwrap_or_else(|| PRESETS.with(|presets| dice.pick(presets).clone()))
}

/// How many seats a table of these rules may have.
pub(crate) fn any_table(dice: &mut Dice, rules: &Rules) -> usize {
    usize::from(*dice.pick(&rules.tables().collect::<Vec<_>>()))
}

thread_local! {
    /// Reading the presets takes longer than many a round.
    static PRESETS: Vec<Rules> = presets::all().into_iter().map(|preset| preset.rules).collect();
}

pub(crate) fn options(dice: &mut Dice) -> TableOptions {
    TableOptions {
        turn_seconds: dice.chance(500).then(|| *dice.pick(&[5, 10, 30])),
        on_timeout: if dice.chance(300) { OnTimeout::Eliminate } else { OnTimeout::Play },
        tempo: if dice.chance(500) { Tempo::Even } else { Tempo::Open },
        bot_delay_ms: *dice.pick(&[0, 300, 700, 2_000]),
        taking: *dice.pick(&[DealMethod::Dealt, DealMethod::Dealt, DealMethod::Together, DealMethod::InTurn]),
        lifting: if dice.chance(300) { Lifting::InStages } else { Lifting::AtOnce },
        boneyard: if dice.chance(300) { BoneyardChoice::Pointed } else { BoneyardChoice::Next },
        single_choice: if dice.chance(300) { SingleChoice::Moved } else { SingleChoice::Waits },
        hand_order: if dice.chance(300) { HandOrder::Fixed } else { HandOrder::Free },
    }
}

fn bounds(dice: &mut Dice) -> SessionBounds {
    let retry_ms = *dice.pick(&[(1, 1_000), (1_000, 20_000), (1_000, 200_000)]);
    let retry_first_ms = dice.between(retry_ms);
    SessionBounds {
        missed_events_max: *dice.pick(&[0, 5, 64]),
        arrival_ms: *dice.pick(&[0, 10_000]),
        retry_first_ms,
        retry_max_ms: 2 * retry_first_ms,
        // Bots alone may play a long match, and its table must not close.
        idle_over_ms: SessionBounds::STANDARD.idle_playing_ms,
        ..SessionBounds::STANDARD
    }
}

impl NetworkPlan {
    fn new(dice: &mut Dice) -> Self {
        let ordered = dice.chance(600);
        Self {
            delay_ms: *dice.pick(&[(0, 0), (5, 40), (20, 400), (0, 3_000)]),
            lost: if ordered { 0 } else { *dice.pick(&[0, 10, 50]) },
            doubled: if ordered { 0 } else { *dice.pick(&[0, 20, 100]) },
            ordered,
            as_text: dice.chance(100),
        }
    }
}

impl ServerPlan {
    fn new(dice: &mut Dice) -> Self {
        Self {
            append_ms: *dice.pick(&[(0, 0), (0, 2), (1, 60), (0, 900)]),
            refused: *dice.pick(&[0, 0, 0, 10]),
            killed_storing: *dice.pick(&[0, 0, 5, 30]),
            killed_after_ms: *dice.pick(&[
                None,
                Some((10_000, 600_000)),
                Some((1_000, 60_000)),
                Some((2_000, 10_000)),
            ]),
            kills_max: dice.between((1, 12)),
            down_ms: *dice.pick(&[(1, 1_000), (1_000, 20_000), (1_000, 200_000)]),
            shuffle_ms: *dice.pick(&[(0, 0), (0, 0), (0, 200)]),
            thought_ms: *dice.pick(&[(0, 0), (1, 20), (0, 2_500)]),
        }
    }
}

impl PeoplePlan {
    fn new(dice: &mut Dice) -> Self {
        Self {
            think_ms: *dice.pick(&[(0, 300), (300, 3_000), (500, 9_000)]),
            dawdle: *dice.pick(&[0, 20, 100]),
            mischief: *dice.pick(&[0, 0, 50, 200]),
            online_ms: *dice.pick(&[None, Some((5_000, 300_000)), Some((1_000, 40_000))]),
            offline_ms: *dice.pick(&[(1, 500), (500, 20_000), (10_000, 200_000)]),
            ready: *dice.pick(&[0, 500, 1_000]),
            stop: *dice.pick(&[0, 0, 0, 200]),
            hold: *dice.pick(&[0, 300, 900]),
        }
    }
}
