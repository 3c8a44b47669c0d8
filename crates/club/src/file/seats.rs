//! Who is seated where, as the `pairs` lines of a file say it: after an annulled match a table may get other players.

use std::collections::BTreeMap;

use crate::file::words::FileError;
use crate::limits::PAIRS_LINES_MAX;
use crate::{OwnTable, Pairing, Schedule, SheetId};

/// The `pairs` lines of a file, between the `annulled` lines of their tables.
#[derive(Default)]
pub(crate) struct Seats {
    /// The lines of each table, by how often its match was annulled before.
    lines: BTreeMap<SheetId, BTreeMap<usize, Line>>,
    taken: usize,
    /// How often the match of a table was annulled so far.
    annulled: BTreeMap<SheetId, usize>,
}

#[derive(Clone, Copy)]
struct Line {
    line: u32,
    own: OwnTable,
}

impl Seats {
    /// Takes in what one line says.
    pub(crate) fn take(&mut self, line: u32, own: OwnTable) -> Result<(), FileError> {
        let at = own.0;
        let after = self.annulled.get(&at).copied().unwrap_or_default();
        let of_table = self.lines.entry(at).or_default();
        if let Some(first) = of_table.get(&after) {
            let what = format!(
                "match {} table {} was seated on line {}; one line seats a table",
                at.number, at.table, first.line
            );
            return Err(FileError { line, what });
        }
        self.taken += 1;
        if self.taken > PAIRS_LINES_MAX {
            let what = format!("a file has {PAIRS_LINES_MAX} `pairs` lines at most; leave this one out");
            return Err(FileError { line, what });
        }
        of_table.insert(after, Line { line, own });
        Ok(())
    }

    /// The lines that follow are of the match that is played again.
    pub(crate) fn annul(&mut self, at: SheetId) {
        *self.annulled.entry(at).or_default() += 1;
    }

    /// What holds in the end, with the line that says so, in the order of the lines.
    pub(crate) fn last(&self) -> Vec<(u32, OwnTable)> {
        let mut last: Vec<(u32, OwnTable)> = self
            .lines
            .values()
            .filter_map(|of_table| of_table.last_key_value())
            .map(|(_, line)| (line.line, line.own))
            .collect();
        last.sort_unstable_by_key(|(line, _)| *line);
        last
    }

    /// Who sat at a table after it was annulled so often, and from which line on, where somebody else is seated there in the end.
    pub(crate) fn former(
        &self,
        at: SheetId,
        annulled: usize,
        fixed: Option<&Schedule>,
    ) -> Option<(Option<u32>, Pairing)> {
        let of_table = self.lines.get(&at)?;
        of_table.range(annulled + 1..).next()?;
        match of_table.range(..=annulled).next_back() {
            Some((_, line)) => Some((Some(line.line), line.own.1?.pairing)),
            None => Some((None, fixed?.table(at)?.pairing)),
        }
    }
}
