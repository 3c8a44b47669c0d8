//! Chooses the table and the faults of a world from its seed.

use boneyard_deal::Seed;
use boneyard_rules::{Rules, presets};
use boneyard_table::session::SessionBounds;
use boneyard_table::{
    BoneyardChoice, DealMethod, HandOrder, Level, Lifting, OnTimeout, SeatPlan, SingleChoice, TableOptions,
    Talk, Tempo,
};

use crate::rng::SimRng;

pub(crate) struct Plan {
    pub(crate) rules: Rules,
    /// The plan for each player.
    pub(crate) players: Vec<SeatPlan>,
    pub(crate) options: TableOptions,
    pub(crate) bounds: SessionBounds,
    /// How many matches the world plays.
    pub(crate) matches: u32,
    pub(crate) spectators: usize,
    /// Whether each person has the table open twice.
    pub(crate) two_clients_each: bool,
    pub(crate) network: NetworkPlan,
    pub(crate) server: ServerPlan,
    pub(crate) people: PeoplePlan,
}

/// Ranges such as `delay_ms` include both ends.
#[derive(Clone)]
pub(crate) struct NetworkPlan {
    pub(crate) delay_ms: (u64, u64),
    /// How many of 1000 messages are lost. If messages keep their order, the connection breaks instead.
    pub(crate) lost: usize,
    /// How many of 1000 messages arrive twice.
    pub(crate) duplicated: usize,
    /// Whether messages keep their order, as over TCP.
    pub(crate) ordered: bool,
    /// Whether every message goes through JSON and back.
    pub(crate) as_text: bool,
}

pub(crate) struct ServerPlan {
    /// The number from which the secrets of the deals are derived.
    pub(crate) seed: Seed,
    pub(crate) append_ms: (u64, u64),
    /// How many of 1000 appends and recoveries fail.
    pub(crate) store_failures: usize,
    /// During how many of 1000 appends the server is killed.
    pub(crate) killed_storing: usize,
    /// How long the server runs until it is killed; `None` for never.
    pub(crate) killed_after_ms: Option<(u64, u64)>,
    /// The most kills of a world, so that matches can end.
    pub(crate) kills_max: u64,
    pub(crate) down_ms: (u64, u64),
    pub(crate) shuffle_ms: (u64, u64),
    /// How long a bot takes to answer.
    pub(crate) thought_ms: (u64, u64),
}

pub(crate) struct PeoplePlan {
    pub(crate) think_ms: (u64, u64),
    /// How many of 1000 decisions take much longer.
    pub(crate) slow_decisions: usize,
    /// How many of 1000 decisions of the host before the match give free seats to bots or take one back.
    pub(crate) hosts: usize,
    /// How many of 1000 clients add a part to a deal.
    pub(crate) parts: usize,
    /// How many of 1000 decisions also change the person's name or face.
    pub(crate) renames: usize,
    /// How many of 1000 decisions also send a useless command.
    pub(crate) useless_commands: usize,
    /// How long a connection lasts; `None` for no limit.
    pub(crate) online_ms: Option<(u64, u64)>,
    pub(crate) offline_ms: (u64, u64),
    /// How often in 1000 chances between two rounds a person says that they are ready.
    pub(crate) ready: usize,
    /// How often in 1000 chances after the grace time a person stops the match.
    pub(crate) stop: usize,
    /// How often in 1000 chances after the grace time a person lets a bot play for an absent player.
    pub(crate) hold: usize,
}

impl Plan {
    pub(crate) fn new(rng: &mut SimRng, rules: Option<&Rules>) -> Self {
        let rules = any_rules(rng, rules);
        let players = rules.players(any_seat_count(rng, &rules));
        let bots = match rng.below(10) {
            0 => players,
            1..=3 => 0,
            _ => rng.below(players),
        };
        let plans = (0..players)
            .map(|player| if player < bots { SeatPlan::bot(*rng.pick(&Level::ALL)) } else { SeatPlan::Open });
        let plans = plans.collect();
        let plans = rng.shuffled(plans);
        let network = NetworkPlan::new(rng);
        Self {
            rules,
            players: plans,
            options: options(rng),
            bounds: bounds(rng),
            // A table of bots only plays one match.
            matches: if bots < players && rng.chance(100) { 2 } else { 1 },
            spectators: rng.below(3),
            two_clients_each: network.ordered && rng.chance(100),
            network,
            server: ServerPlan::new(rng),
            people: PeoplePlan::new(rng),
        }
    }
}

/// These rules, or those of a random preset.
pub(crate) fn any_rules(rng: &mut SimRng, rules: Option<&Rules>) -> Rules {
    rules.cloned().unwrap_or_else(|| PRESETS.with(|presets| rng.pick(presets).clone()))
}

/// A random number of seats that the rules allow.
pub(crate) fn any_seat_count(rng: &mut SimRng, rules: &Rules) -> usize {
    usize::from(*rng.pick(&rules.seat_counts().collect::<Vec<_>>()))
}

thread_local! {
    /// Cached, because reading the presets takes longer than many rounds.
    static PRESETS: Vec<Rules> = presets::all().into_iter().map(|preset| preset.rules).collect();
}

pub(crate) fn options(rng: &mut SimRng) -> TableOptions {
    let turn_seconds = rng.chance(500).then(|| *rng.pick(&[5, 10, 30]));
    TableOptions {
        turn_seconds,
        // A reserve needs a time for each turn.
        bank_seconds: turn_seconds.and_then(|_| *rng.pick(&[None, Some(10), Some(60)])),
        gather_seconds: None,
        on_timeout: *rng.pick(&[OnTimeout::Play, OnTimeout::Play, OnTimeout::Eliminate, OnTimeout::Hold]),
        tempo: if rng.chance(500) { Tempo::Even } else { Tempo::Open },
        bot_delay_ms: *rng.pick(&[0, 300, 700, 2_000]),
        taking: *rng.pick(&[DealMethod::Dealt, DealMethod::Dealt, DealMethod::Together, DealMethod::InTurn]),
        lifting: if rng.chance(300) { Lifting::InStages } else { Lifting::AtOnce },
        boneyard: if rng.chance(300) { BoneyardChoice::Pointed } else { BoneyardChoice::Next },
        single_choice: if rng.chance(300) { SingleChoice::Moved } else { SingleChoice::Waits },
        hand_order: if rng.chance(300) { HandOrder::Fixed } else { HandOrder::Free },
        // Ratings are no part of a table.
        rated: false,
        talk: Talk::Phrases,
    }
}

fn bounds(rng: &mut SimRng) -> SessionBounds {
    let retry_ms = *rng.pick(&[(1, 1_000), (1_000, 20_000), (1_000, 200_000)]);
    let retry_first_ms = rng.between(retry_ms);
    SessionBounds {
        missed_events_max: *rng.pick(&[0, 5, 64]),
        arrival_ms: *rng.pick(&[0, 10_000]),
        retry_first_ms,
        retry_max_ms: 2 * retry_first_ms,
        // A match of bots only may be long, and its table must not close.
        idle_over_ms: SessionBounds::STANDARD.idle_playing_ms,
        ..SessionBounds::STANDARD
    }
}

impl NetworkPlan {
    fn new(rng: &mut SimRng) -> Self {
        let ordered = rng.chance(600);
        Self {
            delay_ms: *rng.pick(&[(0, 0), (5, 40), (20, 400), (0, 3_000)]),
            lost: if ordered { 0 } else { *rng.pick(&[0, 10, 50]) },
            duplicated: if ordered { 0 } else { *rng.pick(&[0, 20, 100]) },
            ordered,
            as_text: rng.chance(100),
        }
    }
}

impl ServerPlan {
    fn new(rng: &mut SimRng) -> Self {
        Self {
            seed: Seed::new(rng.bytes()),
            append_ms: *rng.pick(&[(0, 0), (0, 2), (1, 60), (0, 900)]),
            store_failures: *rng.pick(&[0, 0, 0, 10]),
            killed_storing: *rng.pick(&[0, 0, 5, 30]),
            killed_after_ms: *rng.pick(&[
                None,
                Some((10_000, 600_000)),
                Some((1_000, 60_000)),
                Some((2_000, 10_000)),
            ]),
            kills_max: rng.between((1, 12)),
            down_ms: *rng.pick(&[(1, 1_000), (1_000, 20_000), (1_000, 200_000)]),
            shuffle_ms: *rng.pick(&[(0, 0), (0, 0), (0, 200)]),
            thought_ms: *rng.pick(&[(0, 0), (1, 20), (0, 2_500)]),
        }
    }
}

impl PeoplePlan {
    fn new(rng: &mut SimRng) -> Self {
        Self {
            think_ms: *rng.pick(&[(0, 300), (300, 3_000), (500, 9_000)]),
            slow_decisions: *rng.pick(&[0, 20, 100]),
            hosts: *rng.pick(&[0, 50, 300]),
            parts: *rng.pick(&[0, 800, 1_000]),
            renames: *rng.pick(&[0, 0, 20]),
            useless_commands: *rng.pick(&[0, 0, 50, 200]),
            online_ms: *rng.pick(&[None, Some((5_000, 300_000)), Some((1_000, 40_000))]),
            offline_ms: *rng.pick(&[(1, 500), (500, 20_000), (10_000, 200_000)]),
            ready: *rng.pick(&[0, 500, 1_000]),
            stop: *rng.pick(&[0, 0, 0, 200]),
            hold: *rng.pick(&[0, 300, 900]),
        }
    }
}
