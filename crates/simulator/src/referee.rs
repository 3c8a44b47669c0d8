//! Checks each stored event: it follows from the rules, happens once, and comes in time.

use std::{
    collections::{HashSet, VecDeque},
    iter::once,
};

use boneyard_dgn as dgn;
use boneyard_rules::{
    Action, Begin, BySeat, FinishedRound, Lead, Match, MatchEnd, MustLead, Round, Rules, RulesError, Seat,
    Tile,
};
use boneyard_table::{ActedBy, CommandId, Event, Phase, Recorded, SeatPlan};

use crate::{
    plan::Plan,
    tally::Tally,
    timing::Timing,
    violation::{EventFault, Violation},
};

pub(crate) struct Referee {
    rules: Rules,
    seq: u64,
    causes: HashSet<CommandId>,
    /// Whether a bot plays for the seat now.
    bots: BySeat<bool>,
    /// Whether the seat belongs to a person, also while a bot plays for them.
    people: BySeat<bool>,
    phase: Phase,
    game: Match,
    round: Option<Round>,
    boneyard: VecDeque<Tile>,
    lot: Option<Seat>,
    /// The pile by place, while the seats take tiles from it.
    pile: Vec<Option<Tile>>,
    taken: BySeat<Vec<Tile>>,
    order: Option<Vec<Seat>>,
    unlifted: Vec<Seat>,
    timing: Timing,
    /// Each finished match with its last phase.
    ends: Vec<(Match, Phase)>,
}

impl Referee {
    pub(crate) fn new(plan: &Plan) -> Result<Self, RulesError> {
        let players = plan.players.len();
        let seats = players * plan.rules.hands_per_player();
        let bot = |seat: Seat| matches!(plan.players[seat.index() % players], SeatPlan::Bot { .. });
        Ok(Self {
            rules: plan.rules.clone(),
            seq: 0,
            causes: HashSet::new(),
            bots: BySeat::new(seats, bot),
            people: BySeat::new(seats, |_| false),
            phase: Phase::Waiting,
            game: Match::new(plan.rules.clone(), seats)?,
            round: None,
            boneyard: VecDeque::new(),
            lot: None,
            pile: Vec::new(),
            taken: BySeat::new(seats, |_| Vec::new()),
            order: None,
            unlifted: Vec::new(),
            timing: Timing::new(plan.options, players),
            ends: Vec::new(),
        })
    }

    /// Records an outage of the server.
    pub(crate) const fn down(&mut self, ms: u64) {
        self.timing.down(ms);
    }

    pub(crate) fn matches_ended(&self) -> u32 {
        self.ends.len() as u32
    }

    /// Checks the next event. `prompt` is true if the server did nothing else when it happened.
    pub(crate) fn see(
        &mut self,
        recorded: &Recorded,
        prompt: bool,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let Recorded { seq, event, .. } = recorded;
        self.seq += 1;
        if *seq != self.seq {
            return Err(Violation::Misnumbered { expected: self.seq, seq: *seq });
        }
        let checked = self.check(recorded, prompt, tally).and_then(|()| self.follow(event, tally));
        checked.map_err(|fault| Violation::Event { seq: *seq, event: Box::new(event.clone()), fault })
    }

    /// Checks the time of an event, and that the right player caused it.
    fn check(&mut self, recorded: &Recorded, prompt: bool, tally: &mut Tally) -> Result<(), EventFault> {
        let Recorded { cause, event, .. } = recorded;
        if cause.as_ref().is_some_and(|cause| !self.causes.insert(cause.clone())) {
            return Err(EventFault::CarriedOutTwice);
        }
        let round = self.round.as_ref().filter(|_| self.phase == Phase::Playing);
        let turn = round.map(Round::turn);
        let choices = round.map_or(0, |round| round.legal().len());
        let is_bot = match event {
            Event::Declared { seat, .. } => self.bots[*seat],
            _ => turn.is_some_and(|seat| self.bots[seat]),
        };
        let declares = Seat::all(self.people.seats()).any(|seat| self.game.may_announce(seat));
        self.timing.see(recorded, turn, choices, prompt, declares)?;
        if let Some(by) = event.by() {
            if (by == ActedBy::Bot) != is_bot {
                return Err(EventFault::NotBySeat { by, is_bot });
            }
            if (by == ActedBy::Person) != cause.is_some() {
                return Err(EventFault::CauseMismatch { by, cause: cause.clone() });
            }
            tally.plays += 1;
        }
        Ok(())
    }

    fn follow(&mut self, event: &Event, tally: &mut Tally) -> Result<(), EventFault> {
        match event {
            Event::Opened { .. } => ensure(self.seq == 1, "opens a table twice")?,
            Event::Seated { seat, .. } => {
                let free = !self.bots[*seat] && !self.people[*seat] && self.phase == Phase::Waiting;
                ensure(free && self.is_first(*seat), "the seat is not free")?;
                self.set_people(*seat, true);
            }
            Event::Renamed { seat, .. } => {
                let may = self.people[*seat] && self.is_first(*seat);
                ensure(may, "the seat has no person with a name")?;
            }
            Event::BotSeated { seat, .. } => {
                let free = !self.bots[*seat] && !self.people[*seat] && self.phase == Phase::Waiting;
                ensure(free && self.is_first(*seat), "the seat is not free for a bot")?;
                self.set_bots(*seat, true);
            }
            Event::Left { seat } => {
                let may = (self.people[*seat] || self.bots[*seat]) && self.phase == Phase::Waiting;
                ensure(may && self.is_first(*seat), "nobody can leave the seat")?;
                self.set_people(*seat, false);
                self.set_bots(*seat, false);
            }
            Event::MatchBegan { number } => {
                let full = self.bots.seated().all(|(seat, bot)| *bot || self.people[seat]);
                let ends = self.ends.len() as u32;
                ensure(full && *number == ends + 1, "no match can begin")?;
                self.game = Match::new(self.rules.clone(), self.bots.seats())?;
                self.round = None;
                self.lot = None;
                self.phase = Phase::Between;
            }
            Event::LotDrawn { tiles, leader } => {
                ensure(self.game.lead() == Lead::Lot && self.lot.is_none(), "no lot is due")?;
                ensure(*leader == self.rules.lead_by_lot(tiles), "another seat has the lead")?;
                self.lot = Some(*leader);
            }
            Event::Mixed { round, pile, each, order, again, .. } => {
                let due = *round == self.game.round_number() + 1 && self.game.end().is_none();
                let first = self.phase == Phase::Between && !*again;
                ensure(due && (first || self.phase == Phase::Taking && *again), "no pile is due")?;
                ensure(self.rules.hand_size(self.bots.seats()) == Some(*each), "the hand size is wrong")?;
                let empty = BySeat::new(self.bots.seats(), |_| Vec::new());
                self.whole_set(&empty, pile)?;
                self.pile = pile.iter().copied().map(Some).collect();
                self.taken = empty;
                self.order.clone_from(order);
                self.phase = Phase::Taking;
            }
            Event::MixedAgain { .. } => {
                let untouched = self.taken.iter().all(Vec::is_empty);
                ensure(self.phase == Phase::Taking && untouched, "tiles were taken already")?;
            }
            Event::Took { seat, place, tile, .. } => {
                let lies = self.pile.get_mut(*place).and_then(Option::take);
                ensure(self.phase == Phase::Taking && lies == Some(*tile), "that tile is not at that place")?;
                let each = self.rules.hand_size(self.bots.seats()).unwrap_or(0);
                let mut order = self.order.iter().flatten();
                let turn = order.find(|seat| self.taken[**seat].len() < each);
                ensure(turn.is_none_or(|turn| turn == seat), "another seat takes first")?;
                self.taken[*seat].push(*tile);
                ensure(self.taken[*seat].len() <= each, "the hand is too large")?;
            }
            Event::Lifted { seat, hand } => {
                let mut hand = hand.clone();
                hand.sort_unstable();
                let mut held = self.round.as_ref().map(|round| round.hand(*seat)).unwrap_or_default();
                held.sort_unstable();
                ensure(
                    held == hand && self.unlifted.first() == Some(seat),
                    "the seat may not look at its tiles now",
                )?;
                self.unlifted.remove(0);
            }
            Event::Dealt { round, hands, boneyard, leader, must_lead, unlifted, .. } => {
                if self.phase == Phase::Taking {
                    let same = hands.seated().all(|(seat, hand)| {
                        let (mut taken, mut hand) = (self.taken[seat].clone(), hand.clone());
                        taken.sort_unstable();
                        hand.sort_unstable();
                        taken == hand
                    });
                    ensure(same, "the hands are not those that were taken")?;
                    self.phase = Phase::Between;
                }
                self.unlifted.clone_from(unlifted);
                let due = self.phase == Phase::Between && *round == self.game.round_number() + 1;
                ensure(due && self.game.end().is_none(), "no deal is due")?;
                self.whole_set(hands, boneyard)?;
                let begin = match self.game.begin(hands) {
                    Begin::Open => self.lot.take().map(|seat| (seat, MustLead::Any)),
                    Begin::Lead { seat, must_lead } => Some((seat, must_lead)),
                    Begin::Draw { seat, hub } => Some((seat, MustLead::Tile(hub))),
                    Begin::Redeal => None,
                };
                ensure(begin == Some((*leader, *must_lead)), "another seat leads, or none")?;
                let dealt = Round::deal(&self.rules, hands.clone(), boneyard.clone(), *leader, *must_lead);
                self.round = Some(dealt?);
                self.boneyard = boneyard.iter().copied().collect();
                self.phase = Phase::Playing;
            }
            Event::ThrownBack { hands, boneyard, .. } => {
                self.whole_set(hands, boneyard)?;
                ensure(matches!(self.phase, Phase::Between | Phase::Taking), "no deal is due")?;
                self.phase = Phase::Between;
                ensure(self.game.begin(hands) == Begin::Redeal, "the rules require no new deal")?;
                self.game.count_redeal();
            }
            Event::Declared { seat, .. } => {
                let may = self.phase == Phase::Playing && self.game.may_announce(*seat);
                let round = self.round.as_mut().filter(|_| may).ok_or("nothing may be announced")?;
                ensure(round.announce(*seat), "the seat does not hold 6-6, or announces late")?;
            }
            Event::Played { seat, tile, at, leaves, ends, .. } => {
                self.act(*seat, Action::Play { tile: *tile, at: *at, leaves: *leaves })?;
                ensure(
                    self.round.as_ref().map(Round::ends).as_ref() == Some(ends),
                    "the open ends are wrong",
                )?;
            }
            Event::Closed { seat, ends, .. } => {
                self.act(*seat, Action::Close)?;
                ensure(
                    self.round.as_ref().map(Round::ends).as_ref() == Some(ends),
                    "the open ends are wrong",
                )?;
            }
            Event::Done { seat, .. } => self.act(*seat, Action::Done)?,
            Event::Drew { seat, tile, place, boneyard, .. } => {
                ensure(self.boneyard.remove(*place) == Some(*tile), "that tile is not at that place")?;
                ensure(self.boneyard.len() == *boneyard, "the number of tiles left is wrong")?;
                self.act(*seat, Action::Draw { tile: *tile })?;
            }
            Event::Passed { seat, .. } => self.act(*seat, Action::Pass)?,
            Event::RoundEnded { outcome, hands, settlement, lead, .. } => {
                let round = self.round.as_ref().ok_or("no round is in progress")?;
                let left = BySeat::new(hands.seats(), |seat| round.hand(seat));
                let finish =
                    FinishedRound::of(round, &self.rules, self.game.standing()).ok_or("the round goes on")?;
                let same = finish.outcome == *outcome && left == *hands;
                ensure(same && self.phase == Phase::Playing, "the rules end the round differently")?;
                let written = self.game.finish(&finish);
                ensure(written == **settlement, "the rules settle the round differently")?;
                ensure(self.game.lead() == *lead, "another seat leads next")?;
                self.phase = Phase::Between;
                tally.rounds += 1;
            }
            Event::MatchEnded { end } => self.end(end.as_ref(), tally)?,
            Event::Held { seat, .. } => {
                let may = self.people[*seat] && !self.bots[*seat] && self.is_first(*seat);
                ensure(may, "the seat has no person to hold it for")?;
                self.set_bots(*seat, true);
            }
            Event::Returned { seat } => {
                let was = self.people[*seat] && self.bots[*seat] && self.is_first(*seat);
                ensure(was, "no person was away")?;
                self.set_bots(*seat, false);
            }
            Event::Paced { seat, .. }
            | Event::Proposed { seat, .. }
            | Event::Agreed { seat }
            | Event::Declined { seat } => {
                let may = self.people[*seat] && self.is_first(*seat);
                ensure(may, "the seat has no person who could ask or answer")?;
            }
            Event::TookBack { .. } => ensure(false, "nobody asked to take anything back")?,
            Event::Ready { seat } => {
                let waits = matches!(self.phase, Phase::Between | Phase::Over | Phase::Stopped);
                ensure(
                    waits && self.people[*seat] && self.is_first(*seat),
                    "the table is not waiting for the seat to be ready",
                )?;
            }
            Event::Credited { ms } => {
                ensure(*ms < 40 * 24 * 60 * 60 * 1_000, "the credited time is impossibly long")?
            }
        }
        Ok(())
    }

    fn end(&mut self, end: Option<&MatchEnd>, tally: &mut Tally) -> Result<(), EventFault> {
        let playing = matches!(self.phase, Phase::Playing | Phase::Taking | Phase::Between);
        ensure(playing, "no match is in progress")?;
        if let Some((seat, resigned)) = end.and_then(|end| Some((end.eliminated?, end.resigned))) {
            ensure(self.phase == Phase::Playing, "no round is in progress")?;
            if resigned {
                // Who gives up need not have the turn.
                let may = self.people[seat] && self.rules.players(self.people.seats()) == 2;
                ensure(may, "that seat cannot give up")?;
                self.game.resign(seat);
            } else {
                ensure(
                    self.round.as_ref().map(Round::turn) == Some(seat),
                    "that seat does not have the turn",
                )?;
                self.game.eliminate(seat);
            }
        }
        ensure(self.game.end() == end, "the rules end the match differently")?;
        self.phase = if end.is_some() { Phase::Over } else { Phase::Stopped };
        self.ends.push((self.game.clone(), self.phase));
        tally.matches += 1;
        Ok(())
    }

    /// Checks that a match's replayed record has the same result as the table.
    pub(crate) fn compare(&self, number: u32, report: dgn::Report) -> Result<(), Violation> {
        let Some((game, phase)) = self.ends.get(number as usize - 1) else { return Ok(()) };
        let points: Vec<i32> = game.standing().accounts.iter().map(|account| account.points).collect();
        let zero = vec![0; points.len()];
        let totals = report.rounds.last().and_then(|round| round.totals.clone()).unwrap_or(zero);
        let over = report.match_.over == (*phase == Phase::Over);
        let rating = game.end().and_then(|end| end.rating_points.as_ref());
        let rating: Option<Vec<u32>> = rating.map(|points| points.iter().copied().collect());
        let same = totals == points || !self.rules.score.writes_points();
        if same && over && report.match_.rating_points == rating {
            return Ok(());
        }
        let report = Box::new(report);
        Err(Violation::PointsDiffer { number, recorded: totals, points, report })
    }

    /// Whether this is the first seat of its player. Events about a person name the first seat.
    fn is_first(&self, seat: Seat) -> bool {
        seat.index() < self.rules.players(self.bots.seats())
    }

    fn set_people(&mut self, seat: Seat, there: bool) {
        for seat in once(seat).chain(self.rules.other_seat(seat, self.bots.seats())) {
            self.people[seat] = there;
        }
    }

    fn set_bots(&mut self, seat: Seat, plays: bool) {
        for seat in once(seat).chain(self.rules.other_seat(seat, self.bots.seats())) {
            self.bots[seat] = plays;
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), EventFault> {
        let round =
            self.round.as_mut().filter(|_| self.phase == Phase::Playing).ok_or("no round is in progress")?;
        if round.turn() != seat {
            return Err(EventFault::NotTheTurn(round.turn()));
        }
        Ok(round.play(action)?)
    }

    /// Checks that the tiles are the full set, each exactly once.
    fn whole_set(&self, hands: &BySeat<Vec<Tile>>, boneyard: &[Tile]) -> Result<(), EventFault> {
        let mut tiles: Vec<Tile> = hands.iter().flatten().chain(boneyard).copied().collect();
        tiles.sort_unstable();
        ensure(tiles == self.rules.tile_list(hands.seats()), "the tiles are not the full set")
    }
}

fn ensure(holds: bool, why: &'static str) -> Result<(), EventFault> {
    if holds { Ok(()) } else { Err(EventFault::Impossible(why)) }
}
