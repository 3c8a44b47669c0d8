//! The `pairs` lines of a file. After an annulled match, a table may get other players.

use std::collections::BTreeMap;

use crate::file::words::FileError;
use crate::limits::PAIRS_LINES_MAX;
use crate::{Pairing, Schedule, SheetId, TableOverride};

/// The `pairs` lines of a file. For each, the number of `annulled` lines of the same table before it.
#[derive(Default)]
pub(crate) struct PairsLines {
    /// The lines of each table, by the number of its `annulled` lines before them.
    lines: BTreeMap<SheetId, BTreeMap<usize, Line>>,
    /// The number of `pairs` lines so far.
    count: usize,
    /// How often the match of a table has been annulled so far.
    annulled: BTreeMap<SheetId, usize>,
}

#[derive(Clone, Copy)]
struct Line {
    line: u32,
    table_override: TableOverride,
}

impl PairsLines {
    /// Adds a `pairs` line.
    pub(crate) fn take(&mut self, line: u32, table_override: TableOverride) -> Result<(), FileError> {
        let at = table_override.0;
        let after = self.annulled.get(&at).copied().unwrap_or_default();
        let of_table = self.lines.entry(at).or_default();
        if let Some(first) = of_table.get(&after) {
            let message = format!(
                "match {} table {} was seated on line {}; one line seats a table",
                at.number, at.table, first.line
            );
            return Err(FileError { line, message });
        }
        self.count += 1;
        if self.count > PAIRS_LINES_MAX {
            let message = format!("a file has {PAIRS_LINES_MAX} `pairs` lines at most; leave this one out");
            return Err(FileError { line, message });
        }
        of_table.insert(after, Line { line, table_override });
        Ok(())
    }

    /// Notes an `annulled` line: later lines seat the repeated match.
    pub(crate) fn annul(&mut self, at: SheetId) {
        *self.annulled.entry(at).or_default() += 1;
    }

    /// The last `pairs` line of each table with its line number, in the order of the lines.
    pub(crate) fn last(&self) -> Vec<(u32, TableOverride)> {
        let mut last: Vec<(u32, TableOverride)> = self
            .lines
            .values()
            .filter_map(|of_table| of_table.last_key_value())
            .map(|(_, line)| (line.line, line.table_override))
            .collect();
        last.sort_unstable_by_key(|(line, _)| *line);
        last
    }

    /// The pairing of a table after `annulled` annulled matches, with the number of its line if it has one. `None` if
    /// no later line changes the pairing.
    pub(crate) fn former(
        &self,
        at: SheetId,
        annulled: usize,
        fixed: Option<&Schedule>,
    ) -> Option<(Option<u32>, Pairing)> {
        let of_table = self.lines.get(&at)?;
        of_table.range(annulled + 1..).next()?;
        match of_table.range(..=annulled).next_back() {
            Some((_, line)) => Some((Some(line.line), line.table_override.1?.pairing)),
            None => Some((None, fixed?.table(at)?.pairing)),
        }
    }
}
