//! What a person who waits wants to play.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

use boneyard_protocol::Problem;
use boneyard_protocol::http::checked_options;
use boneyard_protocol::pools::{JoinPool, POOL_GAMES_MAX, PoolOption};
use boneyard_rules::{Family, Rules, RulesError, presets};
use boneyard_table::{
    BoneyardChoice, Clock, DealMethod, HandOrder, Lifting, OnTimeout, SingleChoice, TableOptions, Talk, Tempo,
};

use crate::http::ApiError;

/// A game for which people wait.
#[derive(Debug)]
pub(super) struct Game {
    /// The rules in their shortest form. The other fields follow from it.
    pub(super) rules: String,
    pub(super) preset: String,
    pub(super) family: Family,
    /// How many people can play.
    pub(super) players: Players,
    /// How many people play as two pairs.
    pairs: Players,
    clock: Clock,
}

/// Numbers of players: bit 2 is set for two players.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Players(u16);

/// A clock that a person minds about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ClockWish {
    /// `None` for no clock.
    turn_seconds: Option<u32>,
    bank_seconds: Option<u16>,
    on_timeout: OnTimeout,
}

/// How a person wants tiles to be dealt, lifted, drawn and ordered, and what the time before a play reveals.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Ways {
    tempo: Tempo,
    taking: DealMethod,
    lifting: Lifting,
    boneyard: BoneyardChoice,
    single_choice: SingleChoice,
    hand_order: HandOrder,
}

/// What a person wants to play, checked. People with equal wishes are one line in the lobby.
#[derive(Debug)]
pub(super) struct Wish {
    /// The games, the best first. Each is here once, and can be played by `players` people.
    pub(super) games: Vec<Arc<Game>>,
    pub(super) players: Option<u8>,
    /// The options. Those in `any` have their defaults.
    pub(super) options: TableOptions,
    /// The options that follow the others' wishes, in order.
    pub(super) any: Vec<PoolOption>,
    /// The options that nobody can leave to the others, as JSON: people at a table agree on them.
    pub(super) fixed: Arc<str>,
    /// A hash of all this, to compare wishes quickly.
    hash: u64,
}

impl Game {
    /// The game with these rules.
    ///
    /// # Errors
    /// No such rules exist.
    pub(super) fn read(text: &str) -> Result<Arc<Self>, RulesError> {
        static PRESETS: LazyLock<HashMap<String, Arc<Game>>> = LazyLock::new(|| {
            let game = |preset: presets::Preset| Game::of(&preset.rules, preset.family);
            presets::all().into_iter().map(game).map(|game| (game.rules.clone(), Arc::new(game))).collect()
        });
        if let Some(known) = PRESETS.get(text) {
            return Ok(Arc::clone(known));
        }
        let rules = Rules::parse(text)?;
        let game = Game::of(&rules, presets::find(&rules.preset)?.family);
        // An override may be what the preset says anyway.
        Ok(PRESETS.get(&game.rules).map_or_else(|| Arc::new(game), Arc::clone))
    }

    /// Whether reading this game takes no time.
    pub(super) fn is_preset(text: &str) -> bool {
        presets::NAMES.contains(&text)
    }

    fn of(rules: &Rules, family: Family) -> Self {
        let (mut players, mut pairs) = (Players::default(), Players::default());
        for seats in rules.seat_counts().map(usize::from) {
            let count = rules.players(seats);
            players.insert(count);
            if rules.sides(seats).count() < count {
                pairs.insert(count);
            }
        }
        Game {
            rules: rules.to_string(),
            preset: rules.preset.clone(),
            family,
            players,
            pairs,
            clock: Clock::that_suits(rules),
        }
    }

    /// Whether as many people play as two pairs.
    pub(super) fn has_pairs(&self, players: u8) -> bool {
        self.pairs.contains(players)
    }

    /// The clock of a match for which nobody minds the clock.
    pub(super) fn clock(&self) -> ClockWish {
        let Clock { turn_seconds, bank_seconds, on_timeout } = self.clock;
        ClockWish { turn_seconds: Some(turn_seconds), bank_seconds: Some(bank_seconds), on_timeout }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rules.hash(state);
    }
}

impl Players {
    fn insert(&mut self, players: usize) {
        self.0 |= 1 << players;
    }

    pub(super) fn contains(self, players: u8) -> bool {
        self.0 >> players & 1 == 1
    }

    /// The numbers that a person accepts, the fewest players first.
    pub(super) fn accepted(self, wanted: Option<u8>) -> impl Iterator<Item = u8> {
        (0..16).filter(move |players| self.contains(*players) && wanted.is_none_or(|only| only == *players))
    }
}

impl ClockWish {
    fn of(options: &TableOptions) -> Self {
        let TableOptions { turn_seconds, bank_seconds, on_timeout, .. } = *options;
        ClockWish { turn_seconds, bank_seconds, on_timeout }
    }

    fn key(self) -> (Option<u32>, Option<u16>, u8) {
        (self.turn_seconds, self.bank_seconds, self.on_timeout as u8)
    }

    /// These options with this clock.
    pub(super) fn set(self, options: TableOptions) -> TableOptions {
        let ClockWish { turn_seconds, bank_seconds, on_timeout } = self;
        TableOptions { turn_seconds, bank_seconds, on_timeout, ..options }
    }
}

impl Ord for ClockWish {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for ClockWish {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ways {
    fn of(options: &TableOptions) -> Self {
        let TableOptions { tempo, taking, lifting, boneyard, single_choice, hand_order, .. } = *options;
        Ways { tempo, taking, lifting, boneyard, single_choice, hand_order }
    }

    /// These options with these ways.
    pub(super) fn set(self, options: TableOptions) -> TableOptions {
        let Ways { tempo, taking, lifting, boneyard, single_choice, hand_order } = self;
        TableOptions { tempo, taking, lifting, boneyard, single_choice, hand_order, ..options }
    }
}

impl Wish {
    /// Checks a request. Games that the wanted number of people cannot play are left out.
    ///
    /// # Errors
    /// No game or too many, rules or options that do not exist, or a number of players that no game allows.
    pub(super) fn read(request: &JoinPool) -> Result<Self, ApiError> {
        let mut games: Vec<Arc<Game>> = Vec::with_capacity(request.games.len());
        for text in &request.games {
            let game = Game::read(text)?;
            if !games.contains(&game) {
                games.push(game);
            }
        }
        let allowed = games.iter().fold(0, |all, game| all | game.players.0);
        games.retain(|game| game.players.accepted(request.players).next().is_some());
        if games.is_empty() {
            return Err(Problem::BadSeats { allowed: Players(allowed).accepted(None).collect() }.into());
        }
        let mut any = request.any.clone();
        any.sort_unstable();
        any.dedup();
        let options = minded(request.options, &any);
        let fixed = minded(options, &PoolOption::ALL);
        let json = |options: &TableOptions| serde_json::to_string(options).map_err(ApiError::broken);
        let mut hasher = DefaultHasher::new();
        (
            &games,
            request.players,
            json(&options)?,
            any.iter().map(|option| *option as u8).collect::<Vec<_>>(),
        )
            .hash(&mut hasher);
        Ok(Wish {
            games,
            players: request.players,
            options,
            any,
            fixed: json(&fixed)?.into(),
            hash: hasher.finish(),
        })
    }

    /// Checks what needs no time: how many games there are, and the options.
    ///
    /// # Errors
    /// No game or too many, or an option that is out of range.
    pub(super) fn check(request: &JoinPool) -> Result<(), Problem> {
        if !(1..=POOL_GAMES_MAX).contains(&request.games.len()) {
            return Err(Problem::BadRequest { detail: format!("games: 1 to {POOL_GAMES_MAX}") });
        }
        checked_options(request.options).map(|_| ())
    }

    fn minds(&self, option: PoolOption) -> bool {
        !self.any.contains(&option)
    }

    /// Who may say what; `None` if the person does not mind.
    pub(super) fn talk(&self) -> Option<Talk> {
        self.minds(PoolOption::Talk).then_some(self.options.talk)
    }

    /// How the table is run; `None` if the person does not mind.
    pub(super) fn ways(&self) -> Option<Ways> {
        self.minds(PoolOption::Ways).then_some(Ways::of(&self.options))
    }

    /// Whether the match is rated; `None` if the person does not mind.
    pub(super) fn rated(&self) -> Option<bool> {
        self.minds(PoolOption::Rated).then_some(self.options.rated)
    }

    /// The clock for a game; `None` if the person does not mind. A rated match without a clock gets that of its game.
    pub(super) fn clock(&self, game: &Game, rated: bool) -> Option<ClockWish> {
        let own = self.minds(PoolOption::Clock).then_some(ClockWish::of(&self.options))?;
        Some(if rated && own.turn_seconds.is_none() { game.clock() } else { own })
    }
}

impl PartialEq for Wish {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.games == other.games
            && self.players == other.players
            && self.options == other.options
            && self.any == other.any
    }
}

/// The options about which a person minds; the others have their defaults. Without a clock nothing happens when it runs out.
fn minded(options: TableOptions, any: &[PoolOption]) -> TableOptions {
    let mut options = options;
    let default = TableOptions::default();
    if any.contains(&PoolOption::Clock) || options.turn_seconds.is_none() {
        options = ClockWish::of(&default).set(options);
    }
    if any.contains(&PoolOption::Talk) {
        options.talk = default.talk;
    }
    if any.contains(&PoolOption::Rated) {
        options.rated = default.rated;
    }
    if any.contains(&PoolOption::Ways) {
        options = Ways::default().set(options);
    }
    options
}
