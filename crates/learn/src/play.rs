//! A record played at a table, so that it can be shown like any other.

use boneyard_dgn::{self as dgn, Placement, Record, RoundRecord, Step};
use boneyard_ids::PersonId;
use boneyard_rules::{Move, Place, Rules, Seat, Tile, rules::LotBy};
use boneyard_table::{
    Audience, Command, CommandId, Input, LiveState, Output, Recorded, SeatPlan, SeenEvent, Shuffle,
    Table, TableOptions, TableView, Timestamp,
};

/// What one seat sees of a record, from some turn on.
pub(crate) struct Shown {
    /// The table at that turn.
    pub(crate) view: TableView,
    /// The present moment there.
    pub(crate) now: LiveState,
    /// The turns that follow, in order.
    pub(crate) turns: Vec<Turn>,
}

/// A turn: what was done in it and all that came of it, the next deal included, each with the present moment after it.
pub(crate) type Turn = Vec<(SeenEvent, LiveState)>;

/// Plays a record whose tiles are all known, and shows a seat what comes after so many turns.
///
/// # Errors
/// What the table refused, or what the record leaves open.
pub(crate) fn play(record: &Record, learner: Seat, begins: usize) -> Result<Shown, String> {
    let record = record.completed().map_err(|error| error.to_string())?;
    let mut playing = Playing::open(&record, learner)?;
    let mut shown = None;
    let mut turns: Vec<Turn> = Vec::new();
    for round in &record.rounds {
        let dealt = playing.deal(&record.rules, round)?;
        match turns.last_mut() {
            Some(turn) => turn.extend(dealt),
            None if begins == 0 => shown = Some(playing.moment()),
            None => {}
        }
        for turn in &round.turns {
            turns.push(playing.turn(&turn.value)?);
            if turns.len() == begins {
                shown = Some(playing.moment());
            }
        }
    }
    let (view, now) = shown.ok_or("the lesson begins after the record's end")?;
    turns.drain(..begins);
    Ok(Shown { view, now, turns })
}

/// A table that plays a record.
struct Playing {
    table: Table,
    time: Timestamp,
    commands: usize,
    learner: Audience,
}

impl Playing {
    fn open(record: &Record, learner: Seat) -> Result<Self, String> {
        let time = Timestamp(0);
        let players = record.rules.players(record.players.seats());
        let plan = vec![SeatPlan::Open; players];
        let opened = Table::open(time, &record.rules, &plan, TableOptions::default());
        let (mut table, _) = opened.map_err(|error| error.to_string())?;
        for (seat, player) in record.players.seated().take(players) {
            let person = PersonId::from(seat.to_string());
            table.handle(time, Input::Sit { person, name: player.name.clone(), seat });
        }
        let learner = table.audience_at(learner);
        Ok(Self { table, time, commands: 0, learner })
    }

    /// The table as the learner sees it now.
    fn moment(&self) -> (TableView, LiveState) {
        (self.table.view(self.learner), self.table.live_state(self.time, self.learner))
    }

    fn deal(&mut self, rules: &Rules, round: &RoundRecord) -> Result<Turn, String> {
        // A pause lies before every round but the first.
        self.time = self.table.next_deadline().unwrap_or(self.time);
        let mut dealt = self.tell(Input::Tick)?;
        dealt.extend(self.tell(Input::Shuffled(shuffle(rules, round)?))?);
        Ok(dealt)
    }

    fn turn(&mut self, turn: &dgn::Turn) -> Result<Turn, String> {
        let seat = turn.seat;
        let mut happenings = Vec::new();
        for step in &turn.steps {
            for wanted in choices(step)? {
                happenings.extend(self.act(seat, &wanted)?);
            }
        }
        // In the record a turn ends by itself that might have gone on.
        if self.legal(seat).contains(&Move::Done) {
            happenings.extend(self.act(seat, &Wanted::Exactly(Move::Done))?);
        }
        Ok(happenings)
    }

    fn legal(&self, seat: Seat) -> Vec<Move> {
        self.table.live_state(self.time, self.table.audience_at(seat)).legal
    }

    fn act(&mut self, seat: Seat, wanted: &Wanted) -> Result<Turn, String> {
        let legal = self.legal(seat);
        let choice = wanted.among(&legal).ok_or_else(|| {
            let legal: Vec<_> = legal.iter().map(Move::to_string).collect();
            format!("seat {seat} cannot do what the record says; it may choose from: {}", legal.join(", "))
        })?;
        self.commands += 1;
        let id = CommandId { seat, id: self.commands.to_string() };
        self.tell(Input::Command { id, command: Command::from(choice) })
    }

    /// Tells the table something; what came of it, as the learner sees it.
    fn tell(&mut self, input: Input) -> Result<Turn, String> {
        let mut told = Vec::new();
        for output in self.table.handle(self.time, input) {
            match output {
                Output::Append(events) => {
                    let now = self.table.live_state(self.time, self.learner);
                    told.extend(
                        events
                            .iter()
                            .map(|Recorded { event, .. }| (event.seen_by(self.learner), now.clone())),
                    );
                }
                Output::Answer { answer: Err(refusal), .. } => {
                    return Err(format!("the table refuses a turn: {refusal:?}"));
                }
                _ => {}
            }
        }
        Ok(told)
    }
}

/// What a record wants done.
enum Wanted {
    Exactly(Move),
    Laid(Placement),
}

impl Wanted {
    fn among(&self, legal: &[Move]) -> Option<Move> {
        let laid = |alike: fn(Tile, Place, Place) -> bool| {
            let is_wanted = |choice: &&Move| match (self, choice) {
                (Self::Exactly(wanted), choice) => wanted == *choice,
                (Self::Laid(placement), Move::Play { tile, at, leaves }) => {
                    placement.tile == *tile
                        && placement.at.is_none_or(|place| alike(*tile, place, *at))
                        && (placement.leaves.is_none() || placement.leaves == *leaves)
                }
                (Self::Laid(_), _) => false,
            };
            legal.iter().find(is_wanted).copied()
        };
        laid(|_, wanted, at| wanted == at).or_else(|| laid(on_the_same_number))
    }
}

/// Whether a tile that a record lays on one tile may lie on another just as well: of those with the same open number
/// a table lists one.
fn on_the_same_number(tile: Tile, wanted: Place, at: Place) -> bool {
    let (Place::On(wanted), Place::On(at)) = (wanted, at) else { return false };
    let has = |laid: Tile, number| laid.low() == number || laid.high() == number;
    [tile.low(), tile.high()].into_iter().any(|number| has(wanted, number) && has(at, number))
}

fn choices(step: &Step) -> Result<Vec<Wanted>, String> {
    Ok(match step {
        Step::Draw(tiles) => tiles.iter().map(|_| Wanted::Exactly(Move::Draw)).collect(),
        Step::Play(placement) => vec![Wanted::Laid(*placement)],
        Step::Close => vec![Wanted::Exactly(Move::Close)],
        Step::Pass => vec![Wanted::Exactly(Move::Pass)],
        Step::Declare => return Err("a lesson's table hears no announcement".into()),
    })
}

/// The shuffle that gives the seats these tiles, and a lot that gives the lead to whoever had it.
fn shuffle(rules: &Rules, round: &RoundRecord) -> Result<Shuffle, String> {
    let mut hands: Vec<_> = round.deals.iter().map(|deal| &deal.value).collect();
    hands.sort_by_key(|(seat, _)| *seat);
    let mut deal: Vec<Tile> = hands.iter().flat_map(|(_, hand)| hand.known.iter().copied()).collect();
    let stock = round.stock.as_ref().map_or(&[][..], |stock| &stock.value);
    deal.extend(stock.iter().copied().flatten());
    // What sleeps all round may be left out of a record.
    let rest: Vec<Tile> =
        rules.tile_list(hands.len()).into_iter().filter(|tile| !deal.contains(tile)).collect();
    if !rest.is_empty() && !stock.is_empty() {
        return Err(format!("round {} does not know all its tiles", round.number.value));
    }
    deal.extend(rest);
    let leader = round.lead.as_ref().map(|lead| lead.value);
    Ok(Shuffle { lot: lot(rules, hands.len(), leader), deal })
}

/// Tiles to draw for the lead, the best one to this seat.
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
