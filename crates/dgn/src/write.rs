//! Writes a [`Record`] as text.

use std::fmt::{self, Display, Formatter, Write};

use boneyard_rules::{Move, Place, Tile};

use crate::{
    record::{Ended, Fair, Hand, Left, MatchResult, Player, Record, RoundRecord, SideStart, Start},
    turn::{Placement, Step, Turn},
};

/// The text of a record: the inverse of [`Record::read`].
impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("dgn 1\n")?;
        if let Some(id) = &self.id {
            writeln!(f, "id {}", Quoted(id))?;
        }
        writeln!(f, "rules {}", self.rules)?;
        if let Some(date) = &self.date {
            writeln!(f, "date {date}")?;
        }
        if let Some(event) = &self.event {
            writeln!(f, "event {}", Quoted(event))?;
        }
        if let Some(site) = &self.site {
            writeln!(f, "site {}", Quoted(site))?;
        }
        for note in &self.notes {
            writeln!(f, "note {}", Quoted(note))?;
        }
        for (seat, Player { name, bot }) in self.players.seated() {
            write!(f, "seat {seat} {}", Quoted(name))?;
            if let Some(level) = bot {
                write!(f, " bot={level}")?;
            }
            f.write_char('\n')?;
        }
        for start in &self.start {
            writeln!(f, "start {}", start.value)?;
        }
        for round in &self.rounds {
            write!(f, "\n{round}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "\nresult {}", result.value)?;
        }
        Ok(())
    }
}

impl Display for RoundRecord {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {}", self.number.value)?;
        if let Some(fair) = &self.fair {
            writeln!(f, "fair{}", fair.value)?;
        }
        for deal in &self.deals {
            let (seat, hand) = &deal.value;
            writeln!(f, "deal {seat}{hand}")?;
        }
        if let Some(stock) = &self.stock {
            f.write_str("stock")?;
            tiles(f, stock.value.iter().copied())?;
            f.write_char('\n')?;
        }
        if let Some(lead) = &self.lead {
            writeln!(f, "lead {}", lead.value)?;
        }
        for turn in &self.turns {
            writeln!(f, "{}", turn.value)?;
        }
        for left in &self.left {
            let (seat, left) = &left.value;
            writeln!(f, "left {seat}{left}")?;
        }
        if let Some(last) = &self.last {
            writeln!(f, "last {}", last.value)?;
        }
        for made in &self.made {
            writeln!(f, "made {} {}", made.value.0, made.value.1)?;
        }
        if let Some(declared) = &self.declared {
            writeln!(f, "declared {}", declared.value)?;
        }
        if let Some(end) = &self.end {
            writeln!(f, "end {}", end.value)?;
        }
        // The total of a side is written under its score.
        for score in &self.scores {
            let (side, points) = score.value;
            writeln!(f, "score {side} {points}")?;
            for total in self.totals.iter().filter(|total| total.value.0 == side) {
                writeln!(f, "total {side} {}", total.value.1)?;
            }
        }
        let scored = |side| self.scores.iter().any(|score| score.value.0 == side);
        for total in self.totals.iter().filter(|total| !scored(total.value.0)) {
            writeln!(f, "total {} {}", total.value.0, total.value.1)?;
        }
        Ok(())
    }
}

/// Text in double quotes. A line break becomes a space, because a value has one line.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                '\n' | '\r' => f.write_char(' ')?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

/// Writes tiles, each after a space: `?n` for `n` unknown tiles in a row, `-` for none.
fn tiles(f: &mut Formatter<'_>, tiles: impl Iterator<Item = Option<Tile>>) -> fmt::Result {
    let mut any = false;
    let mut unknown = 0_usize;
    for tile in tiles {
        any = true;
        match tile {
            None => unknown += 1,
            Some(tile) => {
                if unknown > 0 {
                    write!(f, " ?{unknown}")?;
                    unknown = 0;
                }
                write!(f, " {tile}")?;
            }
        }
    }
    match (any, unknown) {
        (false, _) => f.write_str(" -"),
        (true, 0) => Ok(()),
        (true, unknown) => write!(f, " ?{unknown}"),
    }
}

impl Display for Hand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut known = self.known.clone();
        known.sort_unstable();
        tiles(f, known.into_iter().map(Some).chain(std::iter::repeat_n(None, self.unknown)))
    }
}

impl Display for Left {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pips(pips) => write!(f, " ?{pips}"),
            Self::Tiles(left) => {
                let mut left = left.clone();
                left.sort_unstable();
                tiles(f, left.into_iter().map(Some))
            }
        }
    }
}

/// The line of a turn: `2 draw 0-4 2-6 2-6@L`.
impl Display for Turn {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seat)?;
        let mut drew = false;
        for step in &self.steps {
            match step {
                Step::Draw(drawn) => {
                    f.write_str(" draw")?;
                    tiles(f, drawn.iter().copied())?;
                    drew = true;
                }
                // Keep an `@0` that was read: on any tile but the first of a round it is an error, and must remain one.
                // After a draw, a tile without a place would be read as one more drawn tile.
                Step::Play(Placement { tile, at, leaves })
                    if *at == Some(Place::First) || (at.is_none() && drew) =>
                {
                    write!(f, " {tile}@0")?;
                    leaves.map_or(Ok(()), |leaves| write!(f, "={leaves}"))?;
                }
                Step::Play(Placement { tile, at, leaves }) => {
                    let at = at.unwrap_or(Place::First);
                    write!(f, " {}", Move::Play { tile: *tile, at, leaves: *leaves })?;
                }
                Step::Declare => f.write_str(" declare")?,
                Step::Close => f.write_str(" close")?,
                Step::Pass => f.write_str(" pass")?,
            }
        }
        Ok(())
    }
}

impl Display for Start {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Carried(points) => write!(f, "carried {points}"),
            Self::Side(SideStart { side, points, remembered: 0 }) => write!(f, "{side} {points}"),
            Self::Side(SideStart { side, points, remembered }) => {
                write!(f, "{side} {points} remembered {remembered}")
            }
        }
    }
}

impl Display for Ended {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Out(seat) => write!(f, "out {seat}"),
            Self::Blocked(seat) => write!(f, "blocked {seat}"),
            Self::Redeal => f.write_str("redeal"),
            Self::Timeout(seat) => write!(f, "timeout {seat}"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl Display for MatchResult {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sides = match self {
            Self::Drawn => return f.write_str("drawn"),
            Self::Unfinished => return f.write_str("unfinished"),
            Self::Won(sides) => {
                f.write_str("won")?;
                sides
            }
            Self::Lost(sides) => {
                f.write_str("lost")?;
                sides
            }
        };
        sides.iter().try_for_each(|side| write!(f, " {side}"))
    }
}

impl Display for Fair {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut part = |name: &str, value: &Option<String>| match value {
            Some(value) => write!(f, " {name}={value}"),
            None => Ok(()),
        };
        part("commit", &self.commit)?;
        part("parts", &(!self.parts.is_empty()).then(|| self.parts.join(",")))?;
        part("secret", &self.secret)?;
        part("chain", &self.chain)?;
        part("picks", &self.picks)
    }
}
