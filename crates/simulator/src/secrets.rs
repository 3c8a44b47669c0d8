//! Nobody is shown anything that follows from what they may not know.
//!
//! A round is played, then played again with another deal that agrees with all that one audience could know:
//! to the byte and to the millisecond it must be shown the same. Everybody else does the same at the same
//! times as far as it can be seen; where single choices are moved, a move that was forced with one deal may be a choice
//! with the other.

use boneyard_bots::Level;
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Action, Match, Move, Round, Rules, Seat, View};
use boneyard_table::{
    Audience, BoneyardChoice, By, Command, CommandId, Event, HandOrder, Input, Output, PersonId, Phase,
    Recorded, SeatPlan, Shuffle, SingleChoice, Table, TableOptions, Taking, Tempo, Timestamp,
};

use crate::{
    Tally,
    dice::Dice,
    exchange::{Done, Played},
    plan::{any_rules, any_table, options},
};

/// Times a table is told something before its round must have ended.
const STEPS_MAX: usize = 5_000;

pub(crate) fn run(seed: u64, rules: Option<&Rules>) -> Result<Tally, String> {
    let mut dice = Dice::new(seed ^ 0x5ec2_e700_0000_0000);
    let rules = any_rules(&mut dice, rules);
    let seats = any_table(&mut dice, &rules);
    // Another deal of the same pile would lie in other places, so here all tiles are dealt and hands are sorted.
    let options = TableOptions {
        taking: Taking::Dealt,
        boneyard: BoneyardChoice::Next,
        hand_order: HandOrder::Free,
        ..options(&mut dice)
    };
    let mut before = opened(&mut dice, &rules, seats, options)?;
    for _ in 0..dice.below(3) {
        let shuffle = shuffle(&mut dice, &rules, seats);
        before.day(&mut dice, shuffle)?;
        if !before.shuffling {
            return Ok(Tally::default());
        }
    }
    let shuffle = shuffle(&mut dice, &rules, seats);
    let mut first = before.begun();
    first.day(&mut dice, shuffle.clone())?;
    let game = before.game(&rules)?;
    let declares = Seat::all(seats).any(|seat| game.may_announce(seat));
    let Some(actions) = first.done(declares) else { return Ok(Tally::default()) };
    let mut tally = Tally::default();
    for (index, audience) in first.audiences().enumerate() {
        let played = Played {
            rules: &rules,
            game: &game,
            moves_single: options.tempo == Tempo::Even || options.single_choice == SingleChoice::Moved,
            seats,
            declared: first.declared(),
            leader: first.leader().ok_or("the round has no leader")?,
            deal: shuffle.deal.clone(),
            actions: actions.clone(),
        };
        let Some((deal, choices)) = played.exchanged(&mut dice, audience) else { continue };
        let mut second = before.begun();
        second.again(&first, Shuffle { deal, lot: shuffle.lot.clone() }, &actions, &choices)?;
        same(&first.streams[index], &second.streams[index])
            .map_err(|what| format!("{audience:?} of {rules} is told what it may not know: {what}"))?;
        tally.exchanged += 1;
    }
    Ok(tally)
}

fn shuffle(dice: &mut Dice, rules: &Rules, seats: usize) -> Shuffle {
    let tiles = rules.tile_list(seats);
    Shuffle { deal: dice.shuffled(tiles.clone()), lot: dice.shuffled(tiles) }
}

/// A table with people and bots that asks for its first deal.
fn opened(dice: &mut Dice, rules: &Rules, seats: usize, options: TableOptions) -> Result<Watched, String> {
    let people: Vec<bool> = (0..rules.players(seats)).map(|_| dice.chance(600)).collect();
    let plan: Vec<SeatPlan> = people
        .iter()
        .map(|person| if *person { SeatPlan::Open } else { SeatPlan::Bot { level: Level::Random } })
        .collect();
    let now = Timestamp(1_000_000);
    let (table, outputs) = Table::open(now, rules, &plan, options).map_err(|error| error.to_string())?;
    let mut watched = Watched::new(table, now);
    watched.carry_out(outputs)?;
    for (index, _) in people.iter().enumerate().filter(|(_, person)| **person) {
        let seat = Seat::at(index);
        watched
            .tell(now, Input::Sit { person: PersonId(format!("{seat}")), name: format!("{seat}"), seat })?;
    }
    Ok(watched)
}

/// Something an audience was shown.
#[derive(Clone, PartialEq, Debug)]
enum Shown {
    /// Events and the present moment, in JSON.
    Update {
        at: Timestamp,
        events: Vec<String>,
        now: String,
    },
    Answer {
        at: Timestamp,
        what: String,
    },
    /// What a bot was given to think about.
    View(Box<View>),
    /// From here on all hands are open.
    End,
}

/// Both up to the end of the round.
fn same(first: &[Shown], second: &[Shown]) -> Result<(), String> {
    let until_end = |stream: &[Shown]| stream.iter().take_while(|shown| **shown != Shown::End).count();
    let (firsts, seconds) = (&first[..until_end(first)], &second[..until_end(second)]);
    match firsts.iter().zip(seconds).find(|(one, other)| one != other) {
        Some((one, other)) => {
            Err(format!("with one deal it is shown\n{one:?}\nand with the other\n{other:?}"))
        }
        None if firsts.len() != seconds.len() => Err(format!(
            "with one deal it is shown {} things and with the other {}",
            firsts.len(),
            seconds.len()
        )),
        None => Ok(()),
    }
}

/// A table with all that each audience is shown, the spectators last.
struct Watched {
    table: Table,
    now: Timestamp,
    events: Vec<Recorded>,
    streams: Vec<Vec<Shown>>,
    /// What people asked, and when.
    acts: Vec<(Timestamp, Input)>,
    shuffling: bool,
    thought: Option<(u64, Vec<Move>)>,
    unshown: Vec<Recorded>,
    commands: u32,
}

impl Watched {
    fn new(table: Table, now: Timestamp) -> Self {
        let audiences = table.players() + 1;
        Self {
            table,
            now,
            events: Vec::new(),
            streams: vec![Vec::new(); audiences],
            acts: Vec::new(),
            shuffling: false,
            thought: None,
            unshown: Vec::new(),
            commands: 0,
        }
    }

    /// The same table at the same time; what was shown and done from now on.
    fn begun(&self) -> Self {
        let mut begun = Self::new(self.table.clone(), self.now);
        begun.shuffling = self.shuffling;
        begun.commands = self.commands;
        begun
    }

    fn seats(&self) -> usize {
        self.table.seats().seats()
    }

    /// Each player, by the first of their seats.
    fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.players())
    }

    fn audiences(&self) -> impl Iterator<Item = Audience> {
        self.players().map(|seat| self.table.audience_at(seat)).chain([Audience::Spectators])
    }

    /// What the player of a seat is shown.
    fn stream(&mut self, seat: Seat) -> &mut Vec<Shown> {
        let player = seat.index() % self.table.players();
        &mut self.streams[player]
    }

    fn tell(&mut self, at: Timestamp, input: Input) -> Result<(), String> {
        self.now = at;
        let outputs = self.table.handle(at, input);
        self.carry_out(outputs)
    }

    fn carry_out(&mut self, outputs: Vec<Output>) -> Result<(), String> {
        for output in outputs {
            match output {
                Output::Append(events) => {
                    self.unshown.extend(events.iter().cloned());
                    self.events.extend(events);
                }
                Output::Show => self.show()?,
                Output::Answer { to, answer } => {
                    let what = format!("{answer:?}");
                    let at = self.now;
                    self.stream(to.seat).push(Shown::Answer { at, what });
                }
                Output::Shuffle { .. } => self.shuffling = true,
                Output::Think { turn, view, .. } => {
                    self.thought = Some((turn, view.legal.clone()));
                    self.stream(view.seat).push(Shown::View(view));
                }
            }
        }
        Ok(())
    }

    fn show(&mut self) -> Result<(), String> {
        let unshown = std::mem::take(&mut self.unshown);
        let open = unshown.iter().position(|recorded| matches!(recorded.event, Event::RoundEnded { .. }));
        let audiences: Vec<Audience> = self.audiences().collect();
        for (index, audience) in audiences.into_iter().enumerate() {
            let text = |recorded: &Recorded| {
                serde_json::to_string(&recorded.event.seen_by(audience)).map_err(|error| error.to_string())
            };
            let hidden = &unshown[..open.unwrap_or(unshown.len())];
            let events = hidden.iter().map(text).collect::<Result<Vec<_>, _>>()?;
            let now = self.table.now(self.now, audience);
            let moment = ServerMessage::Update { from: self.table.seq() + 1, events: Vec::new(), now };
            let now = serde_json::to_string(&moment).map_err(|error| error.to_string())?;
            // The moment after the round may already say what the hands show.
            let now = if open.is_some() { String::new() } else { now };
            self.streams[index].push(Shown::Update { at: self.now, events, now });
            if open.is_some() {
                self.streams[index].push(Shown::End);
            }
        }
        Ok(())
    }

    fn is_playing(&self) -> bool {
        self.table.phase() == Phase::Playing
    }

    /// Deals, and plays until another deal is asked for or the match is over.
    fn day(&mut self, dice: &mut Dice, shuffle: Shuffle) -> Result<(), String> {
        self.shuffling = false;
        self.tell(self.now, Input::Shuffled(shuffle))?;
        let mut act_at = None;
        for _ in 0..STEPS_MAX {
            if self.shuffling || matches!(self.table.phase(), Phase::Over | Phase::Stopped) {
                return Ok(());
            }
            if let Some((turn, legal)) = self.thought.take() {
                self.tell(self.now, Input::Chosen { turn, choice: *dice.pick(&legal) })?;
                continue;
            }
            let at = *act_at.get_or_insert_with(|| self.now.after_ms(dice.between((1, 5_000))));
            match self.table.next_deadline() {
                Some(deadline) if deadline <= at => self.tell(deadline, Input::Tick)?,
                _ => {
                    act_at = None;
                    self.now = at;
                    if let Some(input) = self.somebody_acts(dice, at) {
                        self.acts.push((at, input.clone()));
                        self.tell(at, input)?;
                    }
                }
            }
        }
        Err(format!("no end of the round after event {}", self.table.seq()))
    }

    /// The person whose turn it is plays; others come, go and ask for what does not hang on tiles.
    fn somebody_acts(&mut self, dice: &mut Dice, at: Timestamp) -> Option<Input> {
        let seat = Seat::at(dice.below(self.seats()));
        let people = |seat: Seat| self.table.seats()[seat].person().is_some();
        let now = |seat: Seat| self.table.now(at, self.table.audience_at(seat));
        let declares = self.players().find(|seat| now(*seat).may_declare);
        let turn = self.players().find(|seat| !now(*seat).legal.is_empty() && people(*seat));
        let (seat, command) = match (turn, dice.below(10)) {
            (_, 0) if people(seat) => return Some(Input::Departed { seat }),
            (_, 1) if people(seat) => return Some(Input::Arrived { seat }),
            (Some(turn), 2) if turn != seat && people(seat) => (seat, Command::Draw),
            (_, 3) if people(seat) && self.is_playing() => (seat, Command::Ready),
            _ if declares.is_some_and(people) => (declares?, Command::Declare),
            (Some(turn), _) => (turn, (*dice.pick(&now(turn).legal)).into()),
            _ => return None,
        };
        self.commands += 1;
        Some(Input::Command { id: CommandId { seat, id: self.commands.to_string() }, command })
    }

    /// What everybody did in the round, where something might be announced before it; `None` where it did not end as
    /// rounds do.
    fn done(&self, declares: bool) -> Option<Vec<Done>> {
        let mut done = Vec::new();
        let mut step_began = Timestamp(0);
        for recorded in &self.events {
            let (seat, by) = match recorded.event {
                Event::Dealt { .. } => {
                    step_began = recorded.at;
                    if declares {
                        step_began = step_began.after_ms(Table::DECLARE_MS);
                    }
                    continue;
                }
                Event::Declared { .. } => {
                    step_began = recorded.at;
                    continue;
                }
                Event::ThrownBack { .. } => return None,
                Event::RoundEnded { .. } => return Some(done),
                Event::Played { seat, by, .. }
                | Event::Closed { seat, by, .. }
                | Event::Done { seat, by }
                | Event::Drew { seat, by, .. }
                | Event::Passed { seat, by } => (seat, by),
                _ => continue,
            };
            let Some(action) = action(&recorded.event) else { continue };
            let asked = |(_, input): &&(Timestamp, Input)| match input {
                Input::Command { id, .. } => Some(id) == recorded.cause.as_ref(),
                _ => false,
            };
            let asked_at = self.acts.iter().find(asked).map(|(at, _)| *at);
            done.push(Done { seat, action, by, at: recorded.at, step_began, asked_at });
            step_began = recorded.at;
        }
        None
    }

    /// How the match stands after all events.
    fn game(&self, rules: &Rules) -> Result<Match, String> {
        let mut game = Match::new(rules.clone(), self.seats()).map_err(|error| error.to_string())?;
        let mut round: Option<Round> = None;
        for recorded in &self.events {
            match &recorded.event {
                Event::Dealt { hands, boneyard, leader, must_lead, .. } => {
                    let dealt = Round::deal(rules, hands.clone(), boneyard.clone(), *leader, *must_lead);
                    round = Some(dealt.map_err(|error| error.to_string())?);
                }
                Event::ThrownBack { .. } => game.throw_back(),
                Event::RoundEnded { .. } => {
                    let finish = round.as_ref().and_then(|round| round.finish(rules, game.standing()));
                    game.finish(&finish.ok_or("no round was played to its end")?);
                }
                Event::Declared { seat, .. } => {
                    let declared = round.as_mut().is_some_and(|round| round.announce(*seat));
                    if !declared {
                        return Err(format!("seat {seat} could not announce"));
                    }
                }
                event => {
                    if let (Some(round), Some(action)) = (&mut round, action(event)) {
                        round.play(action).map_err(|error| error.to_string())?;
                    }
                }
            }
        }
        Ok(game)
    }

    fn leader(&self) -> Option<Seat> {
        self.events.iter().find_map(|recorded| match recorded.event {
            Event::Dealt { leader, .. } => Some(leader),
            _ => None,
        })
    }

    /// Who announced 6-6 in the round.
    fn declared(&self) -> Option<Seat> {
        self.events.iter().find_map(|recorded| match recorded.event {
            Event::Declared { seat, .. } => Some(seat),
            _ => None,
        })
    }

    /// Plays the round again with another deal: everybody does what they did, when they did.
    fn again(
        &mut self,
        first: &Self,
        shuffle: Shuffle,
        actions: &[Done],
        choices: &[usize],
    ) -> Result<(), String> {
        let mut acts = Vec::new();
        for (index, (done, choices)) in actions.iter().zip(choices).enumerate() {
            if done.by == By::Forced && *choices > 1 {
                let id = CommandId { seat: done.seat, id: format!("again-{index}") };
                acts.push((done.at, Input::Command { id, command: done.action.choice().into() }));
            }
        }
        // What the table did by itself it did before anything that was asked at the same moment.
        acts.extend(first.acts.iter().cloned());
        acts.sort_by_key(|(at, _)| *at);
        let mut acts = acts.into_iter().peekable();
        self.shuffling = false;
        self.tell(self.now, Input::Shuffled(shuffle))?;
        for _ in 0..STEPS_MAX {
            if !self.is_playing() {
                return Ok(());
            }
            if let Some((turn, _)) = self.thought.take() {
                let choice = actions.get(self.actions_done()).map(|done| done.action.choice());
                let choice = choice.ok_or("the round goes on with the other deal")?;
                self.tell(self.now, Input::Chosen { turn, choice })?;
                continue;
            }
            match (self.table.next_deadline(), acts.peek()) {
                (Some(deadline), Some((at, _))) if deadline <= *at => self.tell(deadline, Input::Tick)?,
                (_, Some(_)) => {
                    if let Some((at, input)) = acts.next() {
                        self.tell(at, input)?;
                    }
                }
                (Some(deadline), None) => self.tell(deadline, Input::Tick)?,
                (None, None) => return Err("with the other deal the round does not end".into()),
            }
        }
        Err("with the other deal the round does not end".into())
    }

    fn actions_done(&self) -> usize {
        self.events.iter().filter(|recorded| action(&recorded.event).is_some()).count()
    }
}

/// What an event of play did in its round.
fn action(event: &Event) -> Option<Action> {
    match *event {
        Event::Played { tile, at, leaves, .. } => Some(Action::Play { tile, at, leaves }),
        Event::Closed { .. } => Some(Action::Close),
        Event::Done { .. } => Some(Action::Done),
        Event::Drew { tile, .. } => Some(Action::Draw { tile }),
        Event::Passed { .. } => Some(Action::Pass),
        _ => None,
    }
}
