//! Writes a match of a table as a DGN record.

use boneyard_dgn::{Ended, Hand, MatchResult, Placement, Player, Record, RoundRecord, Spanned, Step, Turn};
use boneyard_ids::MatchId;
use boneyard_rules::{BySeat, MatchEnd, Outcome, Place, Rules, Seat, Sides, Tile, ruleset::Reach};
use time::UtcDateTime;

mod fair;

use self::fair::FairRounds;

use crate::{
    event::{Event, Recorded, not_taken_back},
    occupant::SeatPlan,
    timestamp::Timestamp,
};

/// The record of match number `match_number`, from 1, made from all events of its table. `None` if the events have no
/// such match.
///
/// While a match is in progress, the current round is left out because its hands are hidden, and so are the secrets of
/// the deals.
///
/// ```
/// # use boneyard_rules::Rules;
/// # use boneyard_table::{Output, record, Level, SeatPlan, Table, TableOptions, Timestamp};
/// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
/// # let bot = SeatPlan::bot(Level::Easy);
/// let (_, outputs) = Table::open(now, &rules, &[bot, bot], TableOptions::default())?;
/// let [Output::Append(events), ..] = &outputs[..] else { unreachable!("opening is an event") };
/// let record = record(events, 1, None).expect("bots begin at once");
/// assert!(record.to_string().starts_with("dgn 1\nrules draw\n"));
/// # Ok::<_, boneyard_rules::RulesError>(())
/// ```
pub fn record<'a>(
    events: impl IntoIterator<Item = &'a Recorded>,
    match_number: u32,
    id: Option<MatchId>,
) -> Option<Record> {
    let mut events = events.into_iter();
    let Event::Opened { rules, seats, seed, .. } = &events.next()?.event else { return None };
    let rules = Rules::parse_played(rules).ok()?;
    let places = seats.len();
    let table = places * rules.hands_per_player();
    let mut players =
        BySeat::new(table, |seat| player(Seat::at(seat.index() % places), seats[seat.index() % places]));
    let sides = rules.sides(table);
    let mut begun = None;
    for recorded in events.by_ref() {
        match &recorded.event {
            Event::Seated { seat, name, .. } | Event::Renamed { seat, name, .. } => {
                set_player(&rules, &mut players, *seat, &person(*seat, name));
            }
            Event::BotSeated { seat, level, persona } => {
                let bot = player(*seat, SeatPlan::Bot { level: *level, persona: *persona });
                set_player(&rules, &mut players, *seat, &bot);
            }
            // The next person there is no bot.
            Event::Left { seat } => {
                set_player(&rules, &mut players, *seat, &player(*seat, SeatPlan::Open));
            }
            Event::MatchBegan { number } if *number == match_number => {
                begun = Some(recorded.at);
                break;
            }
            _ => {}
        }
    }
    let mut record = Record {
        id: id.map(|id| id.to_string()),
        rules,
        date: day(begun?),
        event: None,
        site: None,
        notes: Vec::new(),
        players,
        start: Vec::new(),
        rounds: Vec::new(),
        result: Some(MatchResult::Unfinished.into()),
    };
    let mut fair = seed.map(|seed| FairRounds::new(seed, match_number));
    let (mut open, mut over) = (None, false);
    for recorded in not_taken_back(events) {
        match &recorded.event {
            Event::MatchBegan { .. } => break,
            // The record has the names that the players have when the match ends.
            Event::Renamed { seat, name, .. } if !over => {
                set_player(&record.rules, &mut record.players, *seat, &person(*seat, name));
            }
            event => {
                over |= matches!(event, Event::MatchEnded { .. });
                write(&mut record, &mut open, &sides, event);
                if let Some(fair) = &mut fair {
                    fair.follow(event);
                }
            }
        }
    }
    if let Some(fair) = fair {
        fair.write(&mut record.rounds, over);
    }
    Some(record)
}

fn player(seat: Seat, plan: SeatPlan) -> Player {
    match plan {
        SeatPlan::Open => Player { name: String::new(), bot: None },
        SeatPlan::Bot { level, persona } => Player {
            name: persona.map_or_else(|| format!("Bot {seat}"), |persona| persona.name().into()),
            bot: Some(level.name().into()),
        },
    }
}

/// Gives the player of a seat another name in a record, and one from the seat if the name is empty.
pub fn rename_player(record: &mut Record, seat: Seat, name: &str) {
    set_player(&record.rules, &mut record.players, seat, &person(seat, name));
}

/// A person without a name gets one from the seat.
fn person(seat: Seat, name: &str) -> Player {
    let name = if name.is_empty() { format!("Player {seat}") } else { name.into() };
    Player { name, bot: None }
}

/// Writes a player on their seat, or on both of them.
fn set_player(rules: &Rules, players: &mut BySeat<Player>, seat: Seat, player: &Player) {
    let table = players.seats();
    for seat in std::iter::once(seat).chain(rules.other_seat(seat, table)) {
        players[seat].clone_from(player);
    }
}

fn write(record: &mut Record, open: &mut Option<RoundRecord>, sides: &Sides, event: &Event) {
    match event {
        Event::Dealt { round, hands, boneyard, leader, must_lead, .. } => {
            // While the seats draw for the hub, there is no leader.
            let leads = must_lead.tile().is_none_or(|tile| hands[*leader].contains(&tile));
            let lead = Some(*leader).filter(|_| leads).map(Spanned::from);
            *open = Some(RoundRecord { lead, ..dealt(*round, hands, boneyard) });
        }
        Event::ThrownBack { round, hands, boneyard, .. } => {
            let end = Some(Ended::Redeal.into());
            record.rounds.push(RoundRecord { end, ..dealt(*round, hands, boneyard) });
        }
        Event::Declared { seat, .. } => step(open, *seat, Step::Declare),
        Event::Played { seat, tile, at, leaves, .. } => {
            if let (Place::First, Some(open)) = (*at, &mut *open) {
                // If the seats drew for the hub, the seat that drew it leads.
                open.lead.get_or_insert((*seat).into());
            }
            let placement = Placement { tile: *tile, at: Some(*at), leaves: *leaves };
            step(open, *seat, Step::Play(placement));
        }
        Event::Closed { seat, .. } => step(open, *seat, Step::Close),
        // DGN needs no step for this: the turn's line ends here.
        Event::Done { .. } => {}
        Event::Passed { seat, .. } => step(open, *seat, Step::Pass),
        Event::Drew { seat, tile, .. } => draw(open, *seat, *tile),
        Event::RoundEnded { outcome, settlement, .. } => {
            let Some(mut round) = open.take() else { return };
            let ended = match *outcome {
                Outcome::Out(seat) => Ended::Out(seat),
                Outcome::Blocked(seat) => Ended::Blocked(seat),
            };
            round.end = Some(ended.into());
            let written = sides.iter().zip(&settlement.sides).filter(|_| record.rules.score.writes_points());
            for (seats, line) in written {
                round.scores.push((seats[0], line.scored).into());
                round.totals.push((seats[0], line.after.points).into());
            }
            record.rounds.push(round);
        }
        Event::MatchEnded { end } => {
            if let Some(mut round) = open.take() {
                let eliminated = end.as_ref().and_then(|end| end.eliminated);
                round.end = Some(eliminated.map_or(Ended::Stopped, Ended::Timeout).into());
                write_unplayed_announcement(&mut round);
                record.rounds.push(round);
            }
            if let Some(end) = end {
                record.result = Some(result(&record.rules, sides, end).into());
            }
        }
        _ => {}
    }
}

/// A `declare` needs the tile that is played after it. Without one, the announcement gets a line of its own.
fn write_unplayed_announcement(round: &mut RoundRecord) {
    if let [turn] = &round.turns[..]
        && turn.value.steps == [Step::Declare]
    {
        round.declared = Some(turn.value.seat.into());
        round.turns.clear();
    }
}

fn dealt(number: u32, hands: &BySeat<Vec<Tile>>, boneyard: &[Tile]) -> RoundRecord {
    let hand = |(seat, tiles): (Seat, &Vec<_>)| {
        let mut known = tiles.clone();
        known.sort_unstable();
        Spanned::from((seat, Hand { known, unknown: 0 }))
    };
    RoundRecord {
        number: number.into(),
        deals: hands.seated().map(hand).collect(),
        stock: Some(boneyard.iter().copied().map(Some).collect::<Vec<_>>().into()),
        ..RoundRecord::default()
    }
}

/// The current turn, which begins here if another seat acted last.
fn turn_of(open: &mut Option<RoundRecord>, seat: Seat) -> Option<&mut Turn> {
    let turns = &mut open.as_mut()?.turns;
    if turns.last().is_none_or(|turn| turn.value.seat != seat) {
        turns.push(Turn { seat, steps: Vec::new() }.into());
    }
    turns.last_mut().map(|turn| &mut turn.value)
}

fn step(open: &mut Option<RoundRecord>, seat: Seat, step: Step) {
    let Some(turn) = turn_of(open, seat) else { return };
    let mut step = step;
    let drew = turn.steps.iter().any(|step| matches!(step, Step::Draw(_)));
    if let Step::Play(placement) = &mut step {
        // DGN writes no end for the first tile of a round, unless it was drawn in the same turn.
        placement.at = placement.at.filter(|at| drew || *at != Place::First);
    }
    turn.steps.push(step);
}

fn draw(open: &mut Option<RoundRecord>, seat: Seat, tile: Tile) {
    next_in_stock(open, tile);
    let Some(turn) = turn_of(open, seat) else { return };
    match turn.steps.last_mut() {
        Some(Step::Draw(drawn)) => drawn.push(Some(tile)),
        _ => turn.steps.push(Step::Draw(vec![Some(tile)])),
    }
}

/// Moves a drawn tile to its place in the record's boneyard, which lists tiles in the order of drawing.
fn next_in_stock(open: &mut Option<RoundRecord>, tile: Tile) {
    let Some(round) = open else { return };
    let drawn = round.turns.iter().map(|turn| turn.value.drawn().count()).sum();
    let Some(stock) = &mut round.stock else { return };
    if let Some(at) = stock.value.iter().position(|known| *known == Some(tile)).filter(|at| *at >= drawn) {
        stock.value[drawn..=at].rotate_right(1);
    }
}

/// Names the winners if reaching the target wins, or the losers if it loses.
fn result(rules: &Rules, sides: &Sides, end: &MatchEnd) -> MatchResult {
    let named = |chosen: &[usize]| chosen.iter().map(|side| sides.seats(*side)[0]).collect();
    let verdict = &end.verdict;
    match (verdict.won.is_empty(), verdict.lost.is_empty(), rules.match_.reach) {
        (true, true, _) => MatchResult::Drawn,
        (false, _, Reach::Wins) | (false, true, _) => MatchResult::Won(named(&verdict.won)),
        (_, false, _) => MatchResult::Lost(named(&verdict.lost)),
    }
}

/// The date in UTC, such as `2026-11-21`; `None` after the year 9999.
fn day(at: Timestamp) -> Option<String> {
    let seconds = i64::try_from(at.0 / 1_000).ok()?;
    UtcDateTime::from_unix_timestamp(seconds).ok().map(|moment| moment.date().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight_in_utc() {
        let on = |seconds: u64| day(Timestamp(seconds * 1_000));
        assert_eq!(on(0), Some("1970-01-01".into()));
        assert_eq!(on(951_782_399), Some("2000-02-28".into()));
        assert_eq!(on(951_782_400), Some("2000-02-29".into()));
        assert_eq!(on(4_102_444_799), Some("2099-12-31".into()));
        assert_eq!(day(Timestamp(u64::MAX)), None);
    }
}
