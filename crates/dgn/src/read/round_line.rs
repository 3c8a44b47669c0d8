//! Parses one line of a round and checks its order among the others.

use super::{
    header::signed_points,
    turn_line::turn,
    unknown_word,
    words::{Words, number, quote},
};
use crate::{
    error::DgnError,
    record::{Ended, Fair, Hand, Left, RoundRecord},
    spanned::Spanned,
};

/// The parts of a round, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Deal,
    Turns,
    Left,
    End,
    Scores,
}

impl RoundRecord {
    /// The last part that has a line.
    fn part(&self) -> Part {
        if !self.scores.is_empty() || !self.totals.is_empty() {
            Part::Scores
        } else if self.end.is_some() {
            Part::End
        } else if !self.left.is_empty()
            || self.last.is_some()
            || !self.made.is_empty()
            || self.declared.is_some()
        {
            Part::Left
        } else if !self.turns.is_empty() {
            Part::Turns
        } else {
            Part::Deal
        }
    }

    pub(crate) fn line(&mut self, first: &str, mut words: Words, seats: usize) -> Result<(), DgnError> {
        let line = words.line;
        let written = self.part();
        let until = |part: Part, after: &str| {
            if written > part {
                Err(DgnError::new(line, format!("this line belongs before {after}")))
            } else {
                Ok(())
            }
        };
        let once = |given: bool, what: &str| {
            if given {
                Err(DgnError::new(line, format!("{what} appears twice in this round")))
            } else {
                Ok(())
            }
        };
        match first {
            "fair" => {
                until(Part::Deal, "the first turn")?;
                once(self.fair.is_some(), "`fair`")?;
                self.fair = Some(Spanned { line, value: fair(&mut words)? });
            }
            "deal" => {
                until(Part::Deal, "the first turn")?;
                let seat = words.seat(seats)?;
                once(
                    self.deals.iter().any(|deal| deal.value.0 == seat),
                    &format!("the hand of seat {seat}"),
                )?;
                let tiles = words.tiles()?;
                let mut known: Vec<_> = tiles.iter().copied().flatten().collect();
                known.sort_unstable();
                let unknown = tiles.len() - known.len();
                self.deals.push(Spanned { line, value: (seat, Hand { known, unknown }) });
                self.deals.sort_by_key(|deal| deal.value.0);
            }
            "stock" => {
                until(Part::Deal, "the first turn")?;
                once(self.stock.is_some(), "`stock`")?;
                self.stock = Some(Spanned { line, value: words.tiles()? });
            }
            "lead" => {
                until(Part::Deal, "the first turn")?;
                once(self.lead.is_some(), "`lead`")?;
                self.lead = Some(Spanned { line, value: words.seat(seats)? });
                words.end()?;
            }
            "left" => {
                until(Part::Left, "the end of the round")?;
                let seat = words.seat(seats)?;
                once(
                    self.left.iter().any(|left| left.value.0 == seat),
                    &format!("what is left to seat {seat}"),
                )?;
                self.left.push(Spanned { line, value: (seat, left(&mut words)?) });
                self.left.sort_by_key(|left| left.value.0);
            }
            "last" => {
                until(Part::Left, "the end of the round")?;
                once(self.last.is_some(), "`last`")?;
                let word = words.expect("the tile that went out")?;
                self.last = Some(Spanned { line, value: words.tile_from(word)? });
            }
            "made" => {
                until(Part::Left, "the end of the round")?;
                let seat = words.seat(seats)?;
                once(self.made.iter().any(|made| made.value.0 == seat), &format!("what side {seat} made"))?;
                let points = signed_points(&mut words)?;
                self.made.push(Spanned { line, value: (seat, points) });
                self.made.sort_by_key(|made| made.value.0);
            }
            "declared" => {
                until(Part::Left, "the end of the round")?;
                once(self.declared.is_some(), "`declared`")?;
                self.declared = Some(Spanned { line, value: words.seat(seats)? });
            }
            "end" => {
                until(Part::End, "the points")?;
                once(self.end.is_some(), "`end`")?;
                self.end = Some(Spanned { line, value: ended(&mut words, seats)? });
                words.end()?;
            }
            "score" | "total" => {
                let seat = words.seat(seats)?;
                let list = if first == "score" { &mut self.scores } else { &mut self.totals };
                once(list.iter().any(|given| given.value.0 == seat), &format!("`{first} {seat}`"))?;
                let points = words.number("a number of points")?;
                words.end()?;
                list.push(Spanned { line, value: (seat, points) });
                list.sort_by_key(|given| given.value.0);
            }
            _ if number::<u8>(first).is_some() => {
                until(Part::Turns, "what is left in the hands, and before the end")?;
                let seat = words.seat_from(first, seats)?;
                let value = turn(seat, &mut words)?;
                self.turns.push(Spanned { line, value });
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
            .ok_or_else(|| words.error(format!("`{}` counts no pips; write ?13", quote(first))))?;
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
                quote(other)
            )));
        }
    })
}

fn fair(words: &mut Words) -> Result<Fair, DgnError> {
    let mut fair = Fair::default();
    let mut any = false;
    while let Some(word) = words.next() {
        any = true;
        let malformed = |words: &Words| {
            words.error(format!(
                "`{}` is not part of a deal; write commit=, parts=, secret= or chain= in hexadecimal, or picks= with places, each once",
                quote(word)
            ))
        };
        let (name, value) = word.split_once('=').ok_or_else(|| malformed(words))?;
        let hex = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let slot = match name {
            "commit" => &mut fair.commit,
            "secret" => &mut fair.secret,
            "chain" => &mut fair.chain,
            "picks"
                if fair.picks.is_none()
                    && value.bytes().all(|byte| byte.is_ascii_digit() || byte == b',' || byte == b';') =>
            {
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
