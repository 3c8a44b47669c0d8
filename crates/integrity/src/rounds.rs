//! The rounds of a stored match.

use std::{collections::BTreeMap, sync::Arc};

use boneyard_rules::{Action, BySeat, Move, Round, Rules, Seat, Standing, View};
use boneyard_table::{ActedBy, Event, Recorded};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::excess::excess;

/// What the plays of a match show.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchExcess {
    /// The rules of the match.
    pub rules: Arc<Rules>,
    /// The number of seats.
    pub seats: usize,
    /// The rounds that ended, without those in which a play was taken back.
    pub rounds: Vec<RoundExcess>,
}

/// For each seat that chose a play and each hidden hand: the sum of [`excess`] over the round.
pub type RoundExcess = BTreeMap<(Seat, Seat), f64>;

/// Why the events of a table cannot be read as a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExcessError {
    /// The table does not begin with an opening whose rules this version knows.
    #[error("the table has no rules that this version knows")]
    NoRules,
    /// An event cannot follow from those before it.
    #[error("event {seq} cannot follow from those before it")]
    Impossible {
        /// The number of the event.
        seq: u64,
    },
}

/// Looks at match number `match_number`, from 1, of all events of its table. `None` if the events have no such match.
/// Only plays that people chose count. The same seed gives the same result.
///
/// A round in which a play was taken back is left out: its players then know more than their views.
///
/// # Errors
/// The first event that cannot follow from those before it.
///
/// ```
/// # use boneyard_rules::Rules;
/// # use boneyard_table::{Level, Output, SeatPlan, Table, TableOptions, Timestamp};
/// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
/// # let bot = SeatPlan::bot(Level::Easy);
/// # let (_, outputs) = Table::open(now, &rules, &[bot, bot], TableOptions::default())?;
/// # let [Output::Append(events), ..] = &outputs[..] else { unreachable!("opening is an event") };
/// use boneyard_integrity::match_excess;
///
/// let begun = match_excess(events, 1, 7).expect("the table's own events").expect("bots begin at once");
/// assert!(begun.rounds.is_empty(), "no round has ended");
/// assert_eq!(match_excess(events, 2, 7), Ok(None));
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn match_excess(
    events: &[Recorded],
    match_number: u32,
    seed: u64,
) -> Result<Option<MatchExcess>, ExcessError> {
    let Some(Event::Opened { rules, .. }) = events.first().map(|opened| &opened.event) else {
        return Err(ExcessError::NoRules);
    };
    let rules = Arc::new(Rules::parse_played(rules).map_err(|_| ExcessError::NoRules)?);
    let begins = |recorded: &Recorded| matches!(recorded.event, Event::MatchBegan { number } if number == match_number);
    let Some(began) = events.iter().position(begins) else { return Ok(None) };
    let mut found = MatchExcess { rules: Arc::clone(&rules), seats: 0, rounds: Vec::new() };
    let mut open: Option<OpenRound> = None;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for Recorded { seq, event, .. } in &events[began + 1..] {
        let impossible = ExcessError::Impossible { seq: *seq };
        match event {
            Event::MatchBegan { .. } => break,
            Event::Dealt { hands, boneyard, leader, must_lead, .. } => {
                let round = Round::deal(&rules, hands.clone(), boneyard.clone(), *leader, *must_lead);
                let round = round.map_err(|_| impossible)?;
                let sides = rules.sides(round.seats()).count();
                found.seats = round.seats();
                let standing = Standing::new(&rules, sides);
                open =
                    Some(OpenRound { rules: Arc::clone(&rules), standing, round, excess: BTreeMap::new() });
            }
            Event::TookBack { .. } => open = None,
            Event::RoundEnded { .. } => found.rounds.extend(open.take().map(|open| open.excess)),
            event => {
                if let Some(open) = &mut open {
                    open.follow(event, &mut rng).ok_or(impossible)?;
                }
            }
        }
    }
    Ok(Some(found))
}

/// A round that is being replayed.
struct OpenRound {
    rules: Arc<Rules>,
    standing: Standing,
    round: Round,
    excess: RoundExcess,
}

impl OpenRound {
    /// Follows an event of the round; `None` if it is impossible.
    fn follow(&mut self, event: &Event, rng: &mut Xoshiro256PlusPlus) -> Option<()> {
        let (seat, action) = match *event {
            Event::Declared { seat, .. } => return self.round.announce(seat).then_some(()),
            Event::Played { seat, tile, at, leaves, by, .. } => {
                if by == ActedBy::Person && seat == self.round.turn() {
                    self.look_at(seat, Move::Play { tile, at, leaves }, rng);
                }
                (seat, Action::Play { tile, at, leaves })
            }
            Event::Closed { seat, .. } => (seat, Action::Close),
            Event::Done { seat, .. } => (seat, Action::Done),
            Event::Drew { seat, tile, .. } => (seat, Action::Draw { tile }),
            Event::Passed { seat, .. } => (seat, Action::Pass),
            _ => return Some(()),
        };
        if seat != self.round.turn() {
            return None;
        }
        self.round.play(action).ok()
    }

    fn look_at(&mut self, seat: Seat, chosen: Move, rng: &mut Xoshiro256PlusPlus) {
        let view = View::of(&self.round, Arc::clone(&self.rules), self.standing.clone(), seat);
        let hands = BySeat::new(self.round.seats(), |seat| self.round.hand(seat));
        for (of, tiles) in excess(&view, chosen, &hands, rng) {
            *self.excess.entry((seat, of)).or_default() += tiles;
        }
    }
}
