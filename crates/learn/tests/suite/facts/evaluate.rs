//! Answers the questions of facts from the record.

use std::str::FromStr;

use boneyard_dgn::{Step, Turn};
use boneyard_rules::{Action, Move, Outcome, Place, Seat, Tile, ruleset::IfAble};

use super::{
    deduction::Holder,
    fact::{Fact, Key},
    lesson::{Lesson, Moment},
};

type Answer = Result<Vec<String>, String>;

impl Fact {
    /// The answer that the record gives.
    pub(crate) fn true_answer(&self, lesson: &Lesson) -> Answer {
        let query: Vec<&str> = self.query.iter().map(String::as_str).collect();
        answer(&lesson.at(self.key), &query)
    }
}

fn answer(now: &Moment<'_>, query: &[&str]) -> Answer {
    let lesson = now.lesson;
    match query {
        ["after", moves, rest @ ..] => answer(&after(now, moves)?, rest),
        ["word", words @ ..] => {
            let is_tile = |word: &str| now.is_end && word.parse::<Tile>().is_ok();
            let is_excused = |word: &&str| {
                word.parse::<u32>().is_ok() || ["must", "only", "cannot"].contains(word) || is_tile(word)
            };
            if words.iter().all(is_excused) { yes(true) } else { Err("excuses no such word".into()) }
        }
        ["calc", terms @ ..] => one(calculate(terms)?),
        ["ends"] => some(now.round.ends().iter().map(|end| end.number)),
        ["end", place] => {
            let shows = |end: &boneyard_rules::OpenEnd| end.at.to_string() == *place;
            some(now.round.ends().into_iter().filter(shows).map(|end| end.number))
        }
        ["rule", name] => {
            let value = lesson.rules.parameter(name).ok_or_else(|| format!("there is no rule `{name}`"))?;
            one(value.to_string().replace([' ', '"'], ""))
        }
        ["players"] => one(lesson.players.len()),
        ["set"] => one(lesson.set().len()),
        ["of", number] => one(with(&lesson.set(), number)?.len()),
        ["dealt"] => one(lesson.at(Key::After(0)).round.hand(lesson.learner).len()),
        ["boneyard"] => one(now.round.boneyard_len()),
        ["mover"] => one(lesson.name(now.round.turn())),
        ["learner"] => one(lesson.name(lesson.learner)),
        ["leader"] => one(lesson.name(now.round.leader())),
        ["partner"] => {
            let sides = lesson.rules.sides(lesson.players.len());
            let partners = lesson
                .seats()
                .filter(|seat| *seat != lesson.learner && sides.partners(*seat, lesson.learner));
            some(partners.map(|seat| lesson.name(seat)))
        }
        ["marked"] => some(now.round.marked().into_iter().map(|seat| lesson.name(seat))),
        ["blocked"] => yes(matches!(now.round.outcome(), Some(Outcome::Blocked(_)))),
        ["went-out"] => some(match now.round.outcome() {
            Some(Outcome::Out(seat)) => Some(lesson.name(seat)),
            _ => None,
        }),
        ["count", name] => one(now.round.hand(seat(now, name)?).len()),
        ["out", number] => one(with(&now.laid(), number)?.len()),
        ["seen", number] => one(with(&now.laid(), number)?.len() + with(&now.own(), number)?.len()),
        ["unseen", number] => some(with(&now.hidden(), number)?),
        ["mine", number] => some(with(&now.round.hand(lesson.learner), number)?),
        ["may", name] => some(now.may_hold(holder(now, name)?)),
        ["surely", name, tiles @ ..] => {
            let holder = holder(now, name)?;
            let tiles = parse_all::<Tile>(tiles)?;
            yes(!tiles.is_empty() && tiles.into_iter().all(|tile| now.surely_holds(holder, tile)))
        }
        ["holders", what] => holders(now, what),
        ["void", name, numbers @ ..] => {
            let seat = seat(now, name)?;
            let may = if now.view().shows(seat) { now.round.hand(seat) } else { now.may_hold(Some(seat)) };
            let lacks = |number: &u8| !may.iter().any(|tile| tile.has(*number));
            yes(parse_all::<u8>(numbers)?.iter().all(lacks))
        }
        // The numbers that were open when this seat could not play.
        ["stuck", name] => {
            let (turn, before) = now.last_turn(seat(now, name)?).ok_or("no turn yet")?;
            let by_choice = lesson.rules.draw.if_able == IfAble::Allowed;
            let was_stuck = turn.steps.contains(&Step::Pass) || (turn.drawn().next().is_some() && !by_choice);
            let mut numbers: Vec<_> = before.round.ends().into_iter().map(|end| end.number).collect();
            numbers.sort_unstable();
            numbers.dedup();
            some(numbers.into_iter().filter(|_| was_stuck))
        }
        ["must-lead"] => some(now.round.must_lead().tile()),
        // Whether the learner had one tile to choose from in the last turn.
        ["forced"] => {
            let (_, before) = now.last_turn(lesson.learner).ok_or("no turn yet")?;
            yes(fits(&before, lesson.learner).len() == 1)
        }
        ["passes"] => {
            let turns = lesson.turns[..now.turns].iter().rev();
            some(turns.take_while(|turn| turn.steps == [Step::Pass]).map(|turn| lesson.name(turn.seat)))
        }
        ["last", name] => {
            let (turn, _) = now.last_turn(seat(now, name)?).ok_or("no turn yet")?;
            some(turn.steps.iter().filter_map(|step| match step {
                Step::Draw(_) => None,
                Step::Play(placement) => Some(format!(
                    "{}{}",
                    placement.tile,
                    placement.at.map_or(String::new(), |at| at.to_string())
                )),
                Step::Close => Some("close".into()),
                Step::Pass => Some("pass".into()),
                Step::Declare => Some("declare".into()),
            }))
        }
        // The number that the last tile of this seat was laid on.
        ["covered", name] => {
            let (turn, before) = now.last_turn(seat(now, name)?).ok_or("no turn yet")?;
            let at = turn.steps.iter().find_map(|step| match step {
                Step::Play(placement) => placement.at,
                _ => None,
            });
            some(before.round.ends().into_iter().filter(|end| Some(end.at) == at).map(|end| end.number))
        }
        ["laid", name, tiles @ ..] => {
            let seat = seat(now, name)?;
            let laid = |tile: &Tile| {
                now.round.history().iter().any(|acted| {
                    acted.seat == seat
                        && matches!(acted.action, Action::Play { tile: laid, .. } if laid == *tile)
                })
            };
            yes(parse_all::<Tile>(tiles)?.iter().all(laid))
        }
        ["drew", name] => {
            let (turn, _) = now.last_turn(seat(now, name)?).ok_or("no turn yet")?;
            one(turn.drawn().count())
        }
        // The tiles that the learner drew in the last turn; in a hint, those that the turn will bring.
        ["draws"] if now.is_hint => {
            some(lesson.turns.get(now.turns).into_iter().flat_map(Turn::drawn).flatten())
        }
        ["draws"] => {
            let (turn, _) = now.last_turn(lesson.learner).ok_or("no turn yet")?;
            some(turn.drawn().flatten())
        }
        ["hand"] => some(now.round.hand(lesson.learner)),
        ["hand", name] => some(open_hand(now, name)?),
        ["value"] => one(lesson.rules.hand_value(&now.round.hand(lesson.learner))),
        ["value", name] => one(lesson.rules.hand_value(&open_hand(now, name)?)),
        ["pips", tiles @ ..] => one(parse_all::<Tile>(tiles)?.iter().map(|tile| tile.pips()).sum::<u32>()),
        ["worth", tiles @ ..] => one(lesson.rules.hand_value(&parse_all::<Tile>(tiles)?)),
        ["legal"] => some(now.view().legal),
        ["fits"] => some(fits(now, lesson.learner)),
        ["fits", name] if lesson.seat(name).is_some_and(|seat| now.view().shows(seat)) => {
            some(fits(now, seat(now, name)?))
        }
        ["fits", tile] => {
            let tile: Tile = parse(tile)?;
            yes(fits(now, lesson.learner).contains(&tile))
        }
        ["heaviest"] => some(heaviest(now.round.hand(lesson.learner))),
        ["heaviest", "fits"] => some(heaviest(fits(now, lesson.learner))),
        ["heaviest", number] => some(heaviest(with(&now.round.hand(lesson.learner), number)?)),
        ["made", name] => one(now.view().play_scoring().made()[seat(now, name)?]),
        ["scored", name] => {
            let seat = seat(now, name)?;
            let (_, before) = now.last_turn(seat).ok_or("no turn yet")?;
            one(now.view().play_scoring().made()[seat] - before.view().play_scoring().made()[seat])
        }
        ["points", choice] => one(now.view().points_for(parse(choice)?)),
        ["writes"] if now.is_end => some(lesson.settlement.sides.iter().map(|side| side.scored)),
        ["bonuses"] if now.is_end => some(lesson.settlement.bonuses.iter().map(|bonus| bonus.points)),
        ["carried"] if now.is_end => one(lesson.settlement.carried),
        ["totals"] if now.is_end => some(lesson.settlement.sides.iter().map(|side| side.after.points)),
        ["remembered"] if now.is_end => {
            some(lesson.settlement.sides.iter().map(|side| side.after.remembered))
        }
        ["winner"] if now.is_end => {
            let sides = lesson.rules.sides(lesson.players.len());
            let winners = lesson.settlement.winner.map_or(&[][..], |winner| sides.seats(winner));
            some(winners.iter().map(|seat| lesson.name(*seat)))
        }
        _ => Err("no such question at this key".into()),
    }
}

/// The lesson after the mover makes these moves, such as `2-2@L+close` or `draw+3-4@L`. Draws take the recorded tiles.
fn after<'a>(now: &Moment<'a>, moves: &str) -> Result<Moment<'a>, String> {
    let mut now = now.clone();
    for written in moves.split('+') {
        if written == "draw" {
            let turn = now.lesson.turns.get(now.turns).ok_or("no more turns")?;
            for tile in turn.drawn().flatten() {
                play(&mut now, Action::Draw { tile })?;
            }
            continue;
        }
        let action = match parse::<Move>(written)? {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Close => Action::Close,
            Move::Done => Action::Done,
            Move::Pass => Action::Pass,
            Move::Draw => return Err("write draw".into()),
        };
        play(&mut now, action)?;
    }
    Ok(now)
}

fn play(now: &mut Moment<'_>, action: Action) -> Result<(), String> {
    now.round.play(action).map_err(|error| error.to_string())
}

/// The tiles of a seat that fit now, or would fit if it were its turn.
fn fits(now: &Moment<'_>, seat: Seat) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = if now.round.turn() == seat && now.round.outcome().is_none() {
        let laid = |choice: Move| if let Move::Play { tile, .. } = choice { Some(tile) } else { None };
        now.round.legal().into_iter().filter_map(laid).collect()
    } else {
        let ends = now.round.ends();
        let mut hand = now.round.hand(seat);
        hand.retain(|tile| ends.iter().any(|end| end.at != Place::First && tile.has(end.number)));
        hand
    };
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

fn heaviest(tiles: Vec<Tile>) -> Vec<Tile> {
    let most = tiles.iter().map(|tile| tile.pips()).max();
    tiles.into_iter().filter(|tile| Some(tile.pips()) == most).collect()
}

/// Who can hold an unseen tile, or any unseen tile with a number.
fn holders(now: &Moment<'_>, what: &str) -> Answer {
    let is_asked: Box<dyn Fn(&Tile) -> bool> = match what.parse::<u8>() {
        Ok(number) => Box::new(move |tile: &Tile| tile.has(number)),
        Err(_) => {
            let asked: Tile = parse(what)?;
            Box::new(move |tile: &Tile| *tile == asked)
        }
    };
    let found = now.holders().into_iter().filter(|holder| now.may_hold(*holder).iter().any(&is_asked));
    some(found.map(|holder| holder.map_or("boneyard", |seat| now.lesson.name(seat))))
}

/// A hand that the learner sees.
fn open_hand(now: &Moment<'_>, name: &str) -> Result<Vec<Tile>, String> {
    let seat = seat(now, name)?;
    if now.is_end || now.view().shows(seat) {
        Ok(now.round.hand(seat))
    } else {
        Err("the learner does not see this hand".into())
    }
}

fn with(tiles: &[Tile], number: &str) -> Result<Vec<Tile>, String> {
    let number: u8 = parse(number)?;
    Ok(tiles.iter().copied().filter(|tile| tile.has(number)).collect())
}

/// A sum such as `12 + 8`; also with `-`, `*` and `/`, from left to right.
fn calculate(terms: &[&str]) -> Result<i64, String> {
    let (first, rest) = terms.split_first().ok_or("an empty sum")?;
    let mut sum: i64 = parse(first)?;
    for pair in rest.chunks(2) {
        let [sign, term] = pair else { return Err("an unfinished sum".into()) };
        let term: i64 = parse(term)?;
        sum = match *sign {
            "+" => sum + term,
            "-" => sum - term,
            "*" => sum * term,
            "/" if term != 0 => sum / term,
            _ => return Err(format!("`{sign}` is no sign of a sum")),
        };
    }
    Ok(sum)
}

fn seat(now: &Moment<'_>, name: &str) -> Result<Seat, String> {
    now.lesson.seat(name).ok_or_else(|| format!("no player is called `{name}`"))
}

fn holder(now: &Moment<'_>, name: &str) -> Result<Holder, String> {
    if name == "boneyard" { Ok(None) } else { seat(now, name).map(Some) }
}

fn parse<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` has no meaning here"))
}

fn parse_all<T: FromStr>(words: &[&str]) -> Result<Vec<T>, String> {
    words.iter().map(|word| parse(word)).collect()
}

fn yes(is_so: bool) -> Answer {
    one(if is_so { "yes" } else { "no" })
}

fn one(answer: impl ToString) -> Answer {
    Ok(vec![answer.to_string()])
}

/// A list; `none` if it is empty.
fn some<T: ToString>(items: impl IntoIterator<Item = T>) -> Answer {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    Ok(if items.is_empty() { vec!["none".into()] } else { items })
}
