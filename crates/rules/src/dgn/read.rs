//! Text to a [`Record`].

use alloc::{borrow::ToOwned, format, string::String, vec::Vec};

use super::{
    line::{DgnError, TILES_WRITTEN_MAX, Words, number, shown, without_comment},
    record::{
        At, Ended, Fair, Hand, Left, MatchResult, Player, Record, RoundRecord, SideStart, Start, Then, Turn,
    },
};
use crate::{
    action::Place,
    error::RulesError,
    rules::Rules,
    seat::{BySeat, SEATS_MAX, Seat},
};

impl Record {
    /// Reads a record. Nothing is played yet: that is [`replay`](crate::dgn::replay)'s business.
    ///
    /// # Errors
    /// The first line that is not written as records are.
    ///
    /// ```
    /// use boneyard_rules::dgn::Record;
    ///
    /// let text = "dgn 1\nrules draw\nseat 1 \"N\"\nseat 2 \"S\"\n";
    /// assert_eq!(Record::read(text)?.to_string(), text);
    /// assert_eq!(Record::read("dgn 2").unwrap_err().line, 1);
    /// # Ok::<_, boneyard_rules::dgn::DgnError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, DgnError> {
        match read_until_fault(text)? {
            (record, None) => Ok(record),
            (_, Some(fault)) => Err(fault),
        }
    }
}

/// Reads up to the first line that is not written as records are. What stands before it can be played, so
/// that the first fault is named, whatever its kind.
pub(crate) fn read_until_fault(text: &str) -> Result<(Record, Option<DgnError>), DgnError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader::default();
    let mut last_line = 1;
    for (index, line) in text.split('\n').enumerate() {
        let Ok(line_number) = u32::try_from(index + 1) else { break };
        let line = without_comment(line);
        if line.is_empty() {
            continue;
        }
        last_line = line_number;
        if let Err(fault) = reader.line(Words::new(line_number, line)) {
            return match reader.record {
                Some(record) => Ok((record, Some(fault))),
                None => Err(fault),
            };
        }
    }
    reader.begin(last_line)?;
    match reader.record {
        Some(record) => Ok((record, None)),
        None => Err(DgnError::new(last_line, "nothing was read; a record starts with `dgn 1`")),
    }
}

#[derive(Default)]
struct Reader {
    /// Whether the first line was there.
    greeted: bool,
    header: Header,
    /// Made of the header when the first round begins.
    record: Option<Record>,
}

#[derive(Default)]
struct Header {
    id: Option<String>,
    rules: Option<At<Rules>>,
    date: Option<String>,
    event: Option<String>,
    site: Option<String>,
    notes: Vec<String>,
    players: Vec<(Seat, At<Player>)>,
    start: Vec<At<Start>>,
}

/// The parts of a round, in the order in which they stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Deal,
    Turns,
    Left,
    End,
    Scores,
}

impl Reader {
    fn line(&mut self, mut words: Words) -> Result<(), DgnError> {
        let first = words.expect("a word")?;
        if !self.greeted {
            if first != "dgn" {
                return Err(words.error(format!("a record starts with `dgn 1`, not with `{}`", shown(first))));
            }
            let version = words.expect("the version")?;
            if version != "1" {
                return Err(
                    words.error(format!("version `{}` is not known; this reads `dgn 1`", shown(version)))
                );
            }
            self.greeted = true;
            return words.end();
        }
        match first {
            "id" | "rules" | "date" | "event" | "site" | "note" | "seat" | "start" => {
                if self.record.is_some() {
                    return Err(words.error(format!("`{first}` stands before the first round")));
                }
                self.header.line(first, words)
            }
            "dgn" => Err(words.error("`dgn 1` stands once, at the top")),
            "round" => {
                let record = self.begin(words.line)?;
                after_result(record, &words)?;
                let number = words.number("a round's number, counted from 1")?;
                words.end()?;
                if !(1..=ROUNDS_MAX).contains(&number) {
                    return Err(words.error(format!("rounds count from 1 to {ROUNDS_MAX}")));
                }
                let number = At { line: words.line, is: number };
                record.rounds.push(RoundRecord { number, ..RoundRecord::default() });
                Ok(())
            }
            "result" => {
                let record = self.begin(words.line)?;
                after_result(record, &words)?;
                let line = words.line;
                record.result = Some(At { line, is: result(words, record.players.seats())? });
                Ok(())
            }
            _ if !ROUND_WORDS.contains(&first) && number::<u8>(first).is_none() => {
                Err(unknown_word(first, &words))
            }
            _ => {
                let record = self.begin(words.line)?;
                after_result(record, &words)?;
                let seats = record.players.seats();
                match record.rounds.last_mut() {
                    Some(round) => round.line(first, words, seats),
                    None => Err(words.error("a `round` line belongs before this")),
                }
            }
        }
    }

    /// The record, with its header checked.
    fn begin(&mut self, line: u32) -> Result<&mut Record, DgnError> {
        if self.record.is_none() {
            if !self.greeted {
                return Err(DgnError::new(line, "a record starts with `dgn 1`"));
            }
            self.record = Some(core::mem::take(&mut self.header).record(line)?);
        }
        self.record.as_mut().ok_or_else(|| DgnError::new(line, "a record starts with `dgn 1`"))
    }
}

/// More rounds than any match has.
const ROUNDS_MAX: u32 = 1_000_000;

const ROUND_WORDS: [&str; 8] = ["fair", "deal", "stock", "lead", "left", "end", "score", "total"];

fn after_result(record: &Record, words: &Words) -> Result<(), DgnError> {
    match record.result {
        None => Ok(()),
        Some(_) => Err(words.error("nothing follows `result`")),
    }
}

fn unknown_word(word: &str, words: &Words) -> DgnError {
    match word {
        "made" => words.error("`made` tells points scored in play, and nothing scores in play under these rules"),
        "last" => words.error("`last` is told where the last tile pays extra, and it does not under these rules"),
        "declared" => words.error("`declared` tells an announced 6-6, and nothing is announced under these rules"),
        _ => words.error(format!(
            "`{}` begins no line; a round has deal, stock, lead, turns such as `2 1-5@R`, left, end, score, total",
            shown(word)
        )),
    }
}

impl Header {
    fn line(&mut self, first: &str, mut words: Words) -> Result<(), DgnError> {
        let line = words.line;
        let once = |given: bool| {
            if given { Err(DgnError::new(line, format!("`{first}` stands twice"))) } else { Ok(()) }
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
                let rules = Rules::parse(words.rest())
                    .map_err(|fault: RulesError| words.error(format!("{fault}")))?;
                self.rules = Some(At { line, is: rules });
            }
            "seat" => {
                let seat = words.seat(SEATS_MAX)?;
                if self.players.iter().any(|(taken, _)| *taken == seat) {
                    return Err(words.error(format!("seat {seat} stands twice")));
                }
                let name = words.quoted()?;
                let bot = words.next().map(|word| bot(word, &words)).transpose()?;
                self.players.push((seat, At { line, is: Player { name, bot } }));
            }
            _ => {
                let start = start(&mut words)?;
                let again = self.start.iter().any(|given| match (given.is, start) {
                    (Start::Side(given), Start::Side(new)) => given.side == new.side,
                    (Start::Carried(_), Start::Carried(_)) => true,
                    _ => false,
                });
                once(again)?;
                self.start.push(At { line, is: start });
            }
        }
        words.end()
    }

    /// The record so far; `line` is where its first round would begin.
    fn record(self, line: u32) -> Result<Record, DgnError> {
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
        if rules.is.hand_size(seats).is_none() {
            let line = players.iter().map(|(_, player)| player.line).max().unwrap_or(line);
            let fault = RulesError::Seats { seats, allowed: rules.is.tables().collect() };
            return Err(DgnError::new(line, format!("{fault}")));
        }
        Ok(Record {
            id: self.id,
            rules: rules.is,
            date: self.date,
            event: self.event,
            site: self.site,
            notes: self.notes,
            players: BySeat::new(seats, |seat| players[seat.index()].1.is.clone()),
            start: self.start,
            rounds: Vec::new(),
            result: None,
        })
    }
}

fn date(word: &str, words: &Words) -> Result<String, DgnError> {
    let part = |range: core::ops::Range<usize>| {
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
        Err(words.error(format!("`{}` is no day; write it as 2026-11-21", shown(word))))
    }
}

fn bot(word: &str, words: &Words) -> Result<String, DgnError> {
    word.strip_prefix("bot=")
        .filter(|level| {
            !level.is_empty() && level.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        })
        .map(ToOwned::to_owned)
        .ok_or_else(|| {
            words.error(format!("`{}` is no level; write bot=steady, or nothing for a person", shown(word)))
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
            return Err(words.error(format!("`{}` does not belong here; write `remembered 7`", shown(other))));
        }
    };
    Ok(Start::Side(SideStart { side, points: points_written, remembered }))
}

/// The most points that may be written: more than any match comes to, and sums of them still fit.
const POINTS_MAX: i32 = 10_000_000;

fn signed_points(words: &mut Words) -> Result<i32, DgnError> {
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

impl RoundRecord {
    /// How far the round is written.
    fn part(&self) -> Part {
        if !self.scores.is_empty() || !self.totals.is_empty() {
            Part::Scores
        } else if self.end.is_some() {
            Part::End
        } else if !self.left.is_empty() {
            Part::Left
        } else if !self.turns.is_empty() {
            Part::Turns
        } else {
            Part::Deal
        }
    }

    fn line(&mut self, first: &str, mut words: Words, seats: usize) -> Result<(), DgnError> {
        let line = words.line;
        let written = self.part();
        let until = |part: Part, after: &str| {
            if written > part {
                Err(DgnError::new(line, format!("this stands before {after}")))
            } else {
                Ok(())
            }
        };
        let once = |given: bool, what: &str| {
            if given {
                Err(DgnError::new(line, format!("{what} stands twice in this round")))
            } else {
                Ok(())
            }
        };
        match first {
            "fair" => {
                until(Part::Deal, "the first turn")?;
                once(self.fair.is_some(), "`fair`")?;
                self.fair = Some(At { line, is: fair(&mut words)? });
            }
            "deal" => {
                until(Part::Deal, "the first turn")?;
                let seat = words.seat(seats)?;
                once(self.deals.iter().any(|deal| deal.is.0 == seat), &format!("the hand of seat {seat}"))?;
                let tiles = words.tiles()?;
                let mut known: Vec<_> = tiles.iter().copied().flatten().collect();
                known.sort_unstable();
                let unknown = tiles.len() - known.len();
                self.deals.push(At { line, is: (seat, Hand { known, unknown }) });
                self.deals.sort_by_key(|deal| deal.is.0);
            }
            "stock" => {
                until(Part::Deal, "the first turn")?;
                once(self.stock.is_some(), "`stock`")?;
                self.stock = Some(At { line, is: words.tiles()? });
            }
            "lead" => {
                until(Part::Deal, "the first turn")?;
                once(self.lead.is_some(), "`lead`")?;
                self.lead = Some(At { line, is: words.seat(seats)? });
                words.end()?;
            }
            "left" => {
                until(Part::Left, "the end of the round")?;
                let seat = words.seat(seats)?;
                once(
                    self.left.iter().any(|left| left.is.0 == seat),
                    &format!("what is left to seat {seat}"),
                )?;
                self.left.push(At { line, is: (seat, left(&mut words)?) });
                self.left.sort_by_key(|left| left.is.0);
            }
            "end" => {
                until(Part::End, "the points")?;
                once(self.end.is_some(), "`end`")?;
                self.end = Some(At { line, is: ended(&mut words, seats)? });
                words.end()?;
            }
            "score" | "total" => {
                let seat = words.seat(seats)?;
                let list = if first == "score" { &mut self.scores } else { &mut self.totals };
                once(list.iter().any(|given| given.is.0 == seat), &format!("`{first} {seat}`"))?;
                let points = words.number("a number of points")?;
                words.end()?;
                list.push(At { line, is: (seat, points) });
                list.sort_by_key(|given| given.is.0);
            }
            _ if number::<u8>(first).is_some() => {
                until(Part::Turns, "what is left in the hands, and before the end")?;
                let seat = words.seat_from(first, seats)?;
                let is = turn(seat, &mut words)?;
                self.turns.push(At { line, is });
            }
            _ => return Err(unknown_word(first, &words)),
        }
        words.end()
    }
}

fn left(words: &mut Words) -> Result<Left, DgnError> {
    let first = words.expect("the tiles left, or `-` for none,")?;
    if let Some(pips) = first.strip_prefix('?') {
        let pips = number(pips)
            .filter(|pips| *pips <= 10_000_u32)
            .ok_or_else(|| words.error(format!("`{}` counts no pips; write ?13", shown(first))))?;
        return Ok(Left::Pips(pips));
    }
    let mut tiles = Vec::new();
    if first != "-" {
        tiles.push(words.tile_from(first)?);
        while let Some(word) = words.next() {
            tiles.push(words.tile_from(word)?);
        }
        tiles.sort_unstable();
    }
    Ok(Left::Tiles(tiles))
}

fn ended(words: &mut Words, seats: usize) -> Result<Ended, DgnError> {
    Ok(match words.expect("how the round ended")? {
        "out" => Ended::Out(words.seat(seats)?),
        "blocked" => Ended::Blocked(words.seat(seats)?),
        "redeal" => Ended::Redeal,
        "timeout" => Ended::Timeout(words.seat(seats)?),
        "stopped" => Ended::Stopped,
        other => {
            return Err(words.error(format!(
                "no round ends `{}`; write out SEAT, blocked SEAT, redeal, timeout SEAT or stopped",
                shown(other)
            )));
        }
    })
}

fn result(mut words: Words, seats: usize) -> Result<MatchResult, DgnError> {
    let how = words.expect("how the match ended")?;
    let mut sides = Vec::new();
    let is = match how {
        "won" | "lost" => {
            while let Some(word) = words.next() {
                let seat = words.seat_from(word, seats)?;
                if sides.contains(&seat) {
                    return Err(words.error(format!("side {seat} stands twice")));
                }
                sides.push(seat);
            }
            if sides.is_empty() {
                return Err(words.error(format!("the line ends where the sides that {how} belong")));
            }
            if how == "won" { MatchResult::Won(sides) } else { MatchResult::Lost(sides) }
        }
        "drawn" => MatchResult::Drawn,
        "unfinished" => MatchResult::Unfinished,
        other => {
            return Err(words.error(format!(
                "no match ends `{}`; write won SIDE, lost SIDE, drawn or unfinished",
                shown(other)
            )));
        }
    };
    words.end()?;
    Ok(is)
}

fn fair(words: &mut Words) -> Result<Fair, DgnError> {
    let mut fair = Fair::default();
    let mut any = false;
    while let Some(word) = words.next() {
        any = true;
        let malformed = |words: &Words| {
            words.error(format!(
                "`{}` is no part of a deal; write commit=, parts=, secret= or chain= in hexadecimal",
                shown(word)
            ))
        };
        let (name, value) = word.split_once('=').ok_or_else(|| malformed(words))?;
        let hex = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let slot = match name {
            "commit" => &mut fair.commit,
            "secret" => &mut fair.secret,
            "chain" => &mut fair.chain,
            "picks" if value.bytes().all(|byte| byte.is_ascii_digit() || byte == b',' || byte == b';') => {
                fair.picks = Some(value.to_owned());
                continue;
            }
            "parts" if fair.parts.is_empty() && value.split(',').all(hex) => {
                fair.parts = value.split(',').map(ToOwned::to_owned).collect();
                continue;
            }
            _ => return Err(malformed(words)),
        };
        if slot.is_some() || !hex(value) {
            return Err(malformed(words));
        }
        *slot = Some(value.to_owned());
    }
    if any { Ok(fair) } else { Err(words.error("the line ends where the parts of a deal belong")) }
}

/// The actions of a turn.
fn turn(seat: Seat, words: &mut Words) -> Result<Turn, DgnError> {
    let mut drawn = Vec::new();
    let mut drawing = false;
    loop {
        let Some(word) = words.next() else {
            return if drawn.is_empty() {
                Err(words.error(if drawing {
                    "the line ends where the drawn tiles belong"
                } else {
                    "the line ends where a play, `draw` or `pass` belongs"
                }))
            } else {
                Ok(Turn { seat, drawn, then: Then::Unfinished })
            };
        };
        let then = match word {
            "draw" if !drawing => {
                drawing = true;
                continue;
            }
            "draw" => return Err(words.error("`draw` stands once a turn, before all its tiles")),
            "pass" => Then::Pass,
            "declare" => {
                return Err(words.error("nothing is announced under these rules; play, draw or pass"));
            }
            "close" => return Err(words.error("no double is closed under these rules; play, draw or pass")),
            _ if drawing && !word.contains('@') => {
                words.tile_or_count(word, &mut drawn)?;
                if drawn.len() > TILES_WRITTEN_MAX {
                    return Err(words.error("no boneyard holds so many tiles"));
                }
                continue;
            }
            _ => play(word, words)?,
        };
        if drawing && drawn.is_empty() {
            return Err(words.error("the drawn tiles belong after `draw`, such as `draw 0-4 2-6`"));
        }
        return match words.next() {
            None => Ok(Turn { seat, drawn, then }),
            Some("close") => {
                Err(words.error("no double is closed under these rules; the turn ends with its play"))
            }
            Some(more) => Err(words.error(format!(
                "`{}` is too much: a turn is one tile, after what was drawn, or `pass`",
                shown(more)
            ))),
        };
    }
}

fn play(word: &str, words: &Words) -> Result<Then, DgnError> {
    let (tile, end) = match word.split_once('@') {
        None => (word, None),
        Some((tile, end)) => (tile, Some(end)),
    };
    if tile.split('-').count() == 3 && tile.split('-').all(|corner| number::<u8>(corner).is_some()) {
        return Err(words.error(format!(
            "`{}` is a triangle; these rules are played with pairs of numbers, such as 3-5",
            shown(word)
        )));
    }
    let tile = words.tile_from(tile)?;
    let at = match end {
        None => None,
        Some("L") => Some(Place::Left),
        Some("R") => Some(Place::Right),
        Some(end) => {
            let what = match end {
                "U" | "D" => "is an arm of a cross",
                "M" => "is the public train",
                "0" => "leads a tile drawn in the same turn",
                _ if number::<u8>(end).is_some() => "is a train",
                _ if end.contains('=') => {
                    "names the half that stays open, which the fitting half decides here"
                }
                _ if end.contains('-') => "is a laid tile of a tree",
                _ if end.contains(',') => "is a cell for triangles",
                _ => "is no end",
            };
            return Err(words.error(format!(
                "`@{}` {what}; these rules are played on a line: write {tile}@L or {tile}@R",
                shown(end)
            )));
        }
    };
    Ok(Then::Play { tile, at })
}
