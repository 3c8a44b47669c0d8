//! Parses the lines before the first round.

use boneyard_rules::{BySeat, Rules, RulesError, SEATS_MAX, Seat};

use super::words::{Words, quote};
use crate::{
    error::DgnError,
    record::{Player, Record, SideStart, Start},
    spanned::Spanned,
};

#[derive(Default)]
pub(crate) struct Header {
    id: Option<String>,
    rules: Option<Spanned<Rules>>,
    date: Option<String>,
    event: Option<String>,
    site: Option<String>,
    notes: Vec<String>,
    players: Vec<(Seat, Spanned<Player>)>,
    start: Vec<Spanned<Start>>,
}

impl Header {
    pub(crate) fn line(&mut self, first: &str, mut words: Words) -> Result<(), DgnError> {
        let line = words.line;
        let once = |given: bool| {
            if given { Err(DgnError::new(line, format!("`{first}` appears twice"))) } else { Ok(()) }
        };
        match first {
            "id" => {
                once(self.id.is_some())?;
                self.id = Some(words.quoted()?);
            }
            "event" => {
                once(self.event.is_some())?;
                self.event = Some(words.quoted()?);
            }
            "site" => {
                once(self.site.is_some())?;
                self.site = Some(words.quoted()?);
            }
            "note" => self.notes.push(words.quoted()?),
            "date" => {
                once(self.date.is_some())?;
                self.date = Some(date(words.expect("a day")?, &words)?);
            }
            "rules" => {
                once(self.rules.is_some())?;
                let rules = Rules::parse_played(words.take_rest())
                    .map_err(|fault: RulesError| words.error(format!("{fault}")))?;
                self.rules = Some(Spanned { line, value: rules });
            }
            "seat" => {
                let seat = words.seat(SEATS_MAX)?;
                if self.players.iter().any(|(taken, _)| *taken == seat) {
                    return Err(words.error(format!("seat {seat} appears twice")));
                }
                let name = words.quoted()?;
                let bot = words.next().map(|word| bot(word, &words)).transpose()?;
                self.players.push((seat, Spanned { line, value: Player { name, bot } }));
            }
            _ => {
                let start = start(&mut words)?;
                let again = self.start.iter().any(|given| match (given.value, start) {
                    (Start::Side(given), Start::Side(new)) => given.side == new.side,
                    (Start::Carried(_), Start::Carried(_)) => true,
                    _ => false,
                });
                once(again)?;
                self.start.push(Spanned { line, value: start });
            }
        }
        words.end()
    }

    /// The record without rounds. `line` is the line of its first round, for errors about missing lines.
    pub(crate) fn record(self, line: u32) -> Result<Record, DgnError> {
        let rules = self
            .rules
            .ok_or_else(|| DgnError::new(line, "the rules are missing; write a line such as `rules goat`"))?;
        let mut players = self.players;
        players.sort_by_key(|(seat, _)| *seat);
        let seats = players.len();
        if let Some((gap, (_, player))) =
            players.iter().enumerate().find(|(index, (seat, _))| seat.index() != *index)
        {
            return Err(DgnError::new(player.line, format!("seat {} is missing", gap + 1)));
        }
        if rules.value.hand_size(seats).is_none() {
            let line = players.iter().map(|(_, player)| player.line).max().unwrap_or(line);
            let fault = RulesError::Seats { seats, allowed: rules.value.seat_counts().collect() };
            return Err(DgnError::new(line, format!("{fault}")));
        }
        Ok(Record {
            id: self.id,
            rules: rules.value,
            date: self.date,
            event: self.event,
            site: self.site,
            notes: self.notes,
            players: BySeat::new(seats, |seat| players[seat.index()].1.value.clone()),
            start: self.start,
            rounds: Vec::new(),
            result: None,
        })
    }
}

fn date(word: &str, words: &Words) -> Result<String, DgnError> {
    let part = |range: std::ops::Range<usize>| {
        word.get(range).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let within = |text: Option<&str>, most: u8| {
        text.and_then(|text| text.parse::<u8>().ok()).is_some_and(|number| (1..=most).contains(&number))
    };
    let dashes = word.get(4..5) == Some("-") && word.get(7..8) == Some("-");
    if word.len() == 10 && dashes && part(0..4).is_some() && within(part(5..7), 12) && within(part(8..10), 31)
    {
        Ok(word.to_owned())
    } else {
        Err(words.error(format!("`{}` is not a day; write it as 2026-11-21", quote(word))))
    }
}

fn bot(word: &str, words: &Words) -> Result<String, DgnError> {
    word.strip_prefix("bot=")
        .filter(|level| {
            !level.is_empty() && level.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        })
        .map(ToOwned::to_owned)
        .ok_or_else(|| {
            words
                .error(format!("`{}` is not a level; write bot=steady, or nothing for a person", quote(word)))
        })
}

fn start(words: &mut Words) -> Result<Start, DgnError> {
    let first = words.expect("a seat or `carried`")?;
    if first == "carried" {
        return Ok(Start::Carried(points(words)?.unsigned_abs()));
    }
    let side = words.seat_from(first, SEATS_MAX)?;
    let points_written = signed_points(words)?;
    let remembered = match words.next() {
        None => 0,
        Some("remembered") => points(words)?.unsigned_abs(),
        Some(other) => {
            return Err(words.error(format!("`{}` does not belong here; write `remembered 7`", quote(other))));
        }
    };
    Ok(Start::Side(SideStart { side, points: points_written, remembered }))
}

/// The most points that a line may have: more than any match has, and sums of them fit an `i32`.
const POINTS_MAX: i32 = 10_000_000;

pub(crate) fn signed_points(words: &mut Words) -> Result<i32, DgnError> {
    let points: i32 = words.number("a number of points")?;
    if points.abs() > POINTS_MAX {
        return Err(words.error(format!("{points} points are more than any match comes to")));
    }
    Ok(points)
}

fn points(words: &mut Words) -> Result<i32, DgnError> {
    let points = signed_points(words)?;
    if points < 0 { Err(words.error(format!("{points} points cannot be"))) } else { Ok(points) }
}
