//! Plays a record at a table, so that a page can show it like any other table.

use std::collections::VecDeque;

use boneyard_dgn::{self as dgn, DgnError, Placement, Record, RoundRecord, Step};
use boneyard_ids::PersonId;
use boneyard_rules::{Move, Place, Rules, RulesError, Seat, Tile, ruleset::LotBy};
use boneyard_table::{
    Audience, Command, CommandId, Input, LiveState, Output, Recorded, Refusal, RestoreError, SeatPlan,
    SeenEvent, Shuffle, Table, TableOptions, TableView, Timestamp,
};

/// What the learner sees of a record, from some turn on.
pub(crate) struct LessonPlay {
    /// The table at the start of the lesson.
    pub(crate) view: TableView,
    /// The live state at the start of the lesson.
    pub(crate) now: LiveState,
    /// The turns from there on, in order.
    pub(crate) turns: Vec<SeenTurn>,
}

/// The events of a turn and of the deal that may follow, each with the live state after the event.
pub(crate) type SeenTurn = Vec<(SeenEvent, LiveState)>;

/// Why a table cannot play a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum PlayFault {
    #[error("the lesson begins after the end of the record")]
    BeginsAfterEnd,
    #[error(transparent)]
    Record(#[from] DgnError),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(transparent)]
    Follow(#[from] RestoreError),
    #[error("seat {seat} cannot do what the record says; it may choose from: {legal}")]
    IllegalMove { seat: Seat, legal: String },
    #[error("the table refuses a turn: {0:?}")]
    Refused(Refusal),
    #[error("a lesson cannot have an announcement of 6-6")]
    Announcement,
    #[error("some tiles of round {round} are missing in the record")]
    MissingTiles { round: u32 },
}

/// Plays a record and returns what the learner sees after the first `turns_before` turns. All tiles must be known.
pub(crate) fn play(record: &Record, learner: Seat, turns_before: usize) -> Result<LessonPlay, PlayFault> {
    let record = record.completed()?;
    let mut player = RecordPlayer::open(&record, learner)?;
    let mut start = None;
    let mut turns: Vec<SeenTurn> = Vec::new();
    for round in &record.rounds {
        let dealt = player.deal(&record.rules, round)?;
        match turns.last_mut() {
            Some(turn) => turn.extend(dealt),
            None if turns_before == 0 => start = Some(player.state()),
            None => {}
        }
        for turn in &round.turns {
            turns.push(player.turn(&turn.value)?);
            if turns.len() == turns_before {
                start = Some(player.state());
            }
        }
    }
    let (view, now) = start.ok_or(PlayFault::BeginsAfterEnd)?;
    turns.drain(..turns_before);
    Ok(LessonPlay { view, now, turns })
}

/// A record at a table as one seat saw it: the table after the first deal, and what happened then. `None` if the record leaves a tile
/// open, begins midway, has a round without turns, or has what a lesson cannot have.
#[must_use]
pub fn record_replay(record: &Record, seat: Seat) -> Option<(TableView, Vec<SeenEvent>)> {
    let seats = record.players.seats();
    let tiles = record.rules.tile_list(seats).len();
    let is_known = |round: &RoundRecord| {
        let hands = round.deals.iter().map(|deal| &deal.value.1);
        let dealt: usize = hands.clone().map(|hand| hand.known.len()).sum();
        let stock = round.stock.as_ref().map_or(&[][..], |stock| &stock.value);
        let all_known = hands.clone().all(|hand| hand.unknown == 0) && stock.iter().all(Option::is_some);
        round.deals.len() == seats && all_known && dealt + stock.len() == tiles && !round.turns.is_empty()
    };
    let is_first = |round: &RoundRecord| round.number.value == 1;
    if !record.start.is_empty() || !record.rounds.first().is_some_and(is_first) {
        return None;
    }
    if !record.rounds.iter().all(is_known) {
        return None;
    }
    let LessonPlay { view, turns, .. } = play(record, seat, 0).ok()?;
    Some((view, turns.into_iter().flatten().map(|(event, _)| event).collect()))
}

/// A table that plays a record.
struct RecordPlayer {
    /// It makes some draws and passes at once, and so it may be ahead of the record.
    table: Table,
    /// The same table, as far as the record has come.
    shown: Table,
    /// The events that are not shown yet.
    ahead: VecDeque<Recorded>,
    time: Timestamp,
    commands: usize,
    learner: Audience,
}

impl RecordPlayer {
    fn open(record: &Record, learner: Seat) -> Result<Self, PlayFault> {
        let time = Timestamp(0);
        let players = record.rules.players(record.players.seats());
        let plan = vec![SeatPlan::Open; players];
        let (table, outputs) = Table::open(time, &record.rules, &plan, TableOptions::default())?;
        let opened = outputs.into_iter().filter_map(appended).flatten();
        let shown = Table::restore(opened)?;
        let learner = table.audience_at(learner);
        let mut player = Self { table, shown, ahead: VecDeque::new(), time, commands: 0, learner };
        for (seat, sits) in record.players.seated().take(players) {
            let person = PersonId::from(seat.to_string());
            player.handle(Input::Sit {
                person,
                name: sits.name.clone(),
                face: None,
                program: false,
                seat,
            })?;
        }
        player.show()?;
        Ok(player)
    }

    /// The table as the learner sees it now.
    fn state(&self) -> (TableView, LiveState) {
        (self.shown.view(self.learner), self.shown.live_state(self.time, self.learner))
    }

    /// Begins a round with the recorded tiles.
    fn deal(&mut self, rules: &Rules, round: &RoundRecord) -> Result<SeenTurn, PlayFault> {
        // Before every round but the first there is a pause.
        self.time = self.table.next_deadline().unwrap_or(self.time);
        self.handle(Input::Tick)?;
        self.handle(Input::Shuffled(shuffle(rules, round)?))?;
        self.show()
    }

    /// Plays the steps of a turn.
    fn turn(&mut self, turn: &dgn::Turn) -> Result<SeenTurn, PlayFault> {
        let seat = turn.seat;
        let mut seen = Vec::new();
        for step in &turn.steps {
            for wanted in wanted_moves(step)? {
                seen.extend(self.act(seat, &wanted)?);
            }
        }
        // A record has no step for ending a turn that could go on.
        if self.legal(seat).contains(&Move::Done) {
            seen.extend(self.act(seat, &WantedMove::Move(Move::Done))?);
        }
        Ok(seen)
    }

    fn legal(&self, seat: Seat) -> Vec<Move> {
        self.shown.live_state(self.time, self.shown.audience_at(seat)).legal
    }

    fn act(&mut self, seat: Seat, wanted: &WantedMove) -> Result<SeenTurn, PlayFault> {
        let legal = self.legal(seat);
        let choice = wanted.find_in(&legal).ok_or_else(|| {
            let legal: Vec<_> = legal.iter().map(Move::to_string).collect();
            PlayFault::IllegalMove { seat, legal: legal.join(", ") }
        })?;
        // What the table has done itself was the only legal move.
        if self.ahead.is_empty() {
            self.commands += 1;
            let id = CommandId { seat, id: self.commands.to_string() };
            self.handle(Input::Command { id, command: Command::from(choice) })?;
        }
        let mut seen = self.show_next()?;
        seen.extend(self.show()?);
        Ok(seen)
    }

    /// Passes an input to the table, which may carry out several actions.
    fn handle(&mut self, input: Input) -> Result<(), PlayFault> {
        for output in self.table.handle(self.time, input) {
            match output {
                Output::Answer { answer: Err(refusal), .. } => return Err(PlayFault::Refused(refusal)),
                output => self.ahead.extend(appended(output).into_iter().flatten()),
            }
        }
        Ok(())
    }

    /// Shows what has happened up to the next action of a seat, as the learner sees it.
    fn show(&mut self) -> Result<SeenTurn, PlayFault> {
        let mut seen = Vec::new();
        while self.ahead.front().is_some_and(|next| next.event.by().is_none()) {
            seen.extend(self.show_next()?);
        }
        Ok(seen)
    }

    /// Shows the next event, if there is one.
    fn show_next(&mut self) -> Result<SeenTurn, PlayFault> {
        let Some(next) = self.ahead.pop_front() else { return Ok(Vec::new()) };
        self.shown.follow(next.clone())?;
        let now = self.shown.live_state(self.time, self.learner);
        Ok(vec![(self.shown.seen(&next, self.learner), now)])
    }
}

/// The events that an output stores.
fn appended(output: Output) -> Option<Vec<Recorded>> {
    match output {
        Output::Append(events) => Some(events),
        _ => None,
    }
}

/// A move of the record. A placement may leave out the place.
enum WantedMove {
    Move(Move),
    Placement(Placement),
}

impl WantedMove {
    /// The legal move that the record means. If none has the recorded place, one at a place with the same open number.
    fn find_in(&self, legal: &[Move]) -> Option<Move> {
        let find = |is_same_place: fn(Tile, Place, Place) -> bool| {
            let is_wanted = |choice: &&Move| match (self, choice) {
                (Self::Move(wanted), choice) => wanted == *choice,
                (Self::Placement(placement), Move::Play { tile, at, leaves }) => {
                    placement.tile == *tile
                        && placement.at.is_none_or(|place| is_same_place(*tile, place, *at))
                        && (placement.leaves.is_none() || placement.leaves == *leaves)
                }
                (Self::Placement(_), _) => false,
            };
            legal.iter().find(is_wanted).copied()
        };
        find(|_, wanted, at| wanted == at).or_else(|| find(on_the_same_number))
    }
}

/// Whether two places show the same open number for the tile. A table lists only one of such places.
fn on_the_same_number(tile: Tile, wanted: Place, at: Place) -> bool {
    let (Place::On(wanted), Place::On(at)) = (wanted, at) else { return false };
    let has = |laid: Tile, number| laid.low() == number || laid.high() == number;
    [tile.low(), tile.high()].into_iter().any(|number| has(wanted, number) && has(at, number))
}

fn wanted_moves(step: &Step) -> Result<Vec<WantedMove>, PlayFault> {
    Ok(match step {
        Step::Draw(tiles) => tiles.iter().map(|_| WantedMove::Move(Move::Draw)).collect(),
        Step::Play(placement) => vec![WantedMove::Placement(*placement)],
        Step::Close => vec![WantedMove::Move(Move::Close)],
        Step::Pass => vec![WantedMove::Move(Move::Pass)],
        Step::Declare => return Err(PlayFault::Announcement),
    })
}

/// The shuffle that gives the seats the recorded tiles, and the lead to the recorded leader.
fn shuffle(rules: &Rules, round: &RoundRecord) -> Result<Shuffle, PlayFault> {
    let mut hands: Vec<_> = round.deals.iter().map(|deal| &deal.value).collect();
    hands.sort_by_key(|(seat, _)| *seat);
    let mut deal: Vec<Tile> = hands.iter().flat_map(|(_, hand)| hand.known.iter().copied()).collect();
    let stock = round.stock.as_ref().map_or(&[][..], |stock| &stock.value);
    deal.extend(stock.iter().copied().flatten());
    // A record may leave out tiles that are never drawn.
    let rest: Vec<Tile> =
        rules.tile_list(hands.len()).into_iter().filter(|tile| !deal.contains(tile)).collect();
    if !rest.is_empty() && !stock.is_empty() {
        return Err(PlayFault::MissingTiles { round: round.number.value });
    }
    deal.extend(rest);
    let leader = round.lead.as_ref().map(|lead| lead.value);
    Ok(Shuffle { lot: lot(rules, hands.len(), leader), deal })
}

/// The tiles that the seats draw for the lead, in seat order: the leader draws the best one.
fn lot(rules: &Rules, seats: usize, leader: Option<Seat>) -> Vec<Tile> {
    let mut tiles = rules.tile_list(seats);
    tiles.sort_by_key(|tile| match rules.lead.lot_by {
        LotBy::Half => (tile.high(), tile.low()),
        LotBy::Sum => (tile.pips().try_into().unwrap_or(u8::MAX), tile.high()),
    });
    let best = tiles.pop();
    if let (Some(leader), Some(best)) = (leader, best) {
        tiles.insert(leader.index(), best);
    }
    tiles
}
