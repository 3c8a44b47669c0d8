//! Who is seated where, as the `pairs` lines of a file say it: a table of a match that was annulled may be seated anew.

use std::collections::BTreeMap;

use crate::file::words::FileError;
use crate::{OwnTable, Pairing, Schedule, SheetId};

/// The `pairs` lines of a file, between the `annulled` lines of their tables.
#[derive(Default)]
pub(crate) struct Seats {
    lines: Vec<Line>,
    /// How often the match of a table was annulled so far.
    annulled: BTreeMap<SheetId, usize>,
}

struct Line {
    line: u32,
    own: OwnTable,
    /// How often the match of the table was annulled before.
    after: usize,
}

impl Seats {
    /// Takes in what one line says.
    pub(crate) fn take(&mut self, line: u32, own: OwnTable) -> Result<(), FileError> {
        let (at, after) = (own.0, self.annulled.get(&own.0).copied().unwrap_or_default());
        if let Some(first) = self.lines.iter().find(|other| other.own.0 == at && other.after == after) {
            let what = format!(
                "match {} table {} was seated on line {}; one line seats a table",
                at.number, at.table, first.line
            );
            return Err(FileError { line, what });
        }
        self.lines.push(Line { line, own, after });
        Ok(())
    }

    /// The lines that follow are of the match that is played again.
    pub(crate) fn annul(&mut self, at: SheetId) {
        *self.annulled.entry(at).or_default() += 1;
    }

    /// What holds in the end, with the line that says so.
    pub(crate) fn last(&self) -> Vec<(u32, OwnTable)> {
        let is_last = |line: &&Line| !self.lines.iter().any(|other| other.replaces(line));
        self.lines.iter().filter(is_last).map(|line| (line.line, line.own)).collect()
    }

    /// Who sat at a table after it was annulled so often, and from which line on, where somebody else is seated there in the end.
    pub(crate) fn former(
        &self,
        at: SheetId,
        annulled: usize,
        fixed: Option<&Schedule>,
    ) -> Option<(Option<u32>, Pairing)> {
        let of_table = || self.lines.iter().filter(|line| line.own.0 == at);
        if !of_table().any(|line| line.after > annulled) {
            return None;
        }
        match of_table().filter(|line| line.after <= annulled).max_by_key(|line| line.after) {
            Some(line) => Some((Some(line.line), line.own.1?.pairing)),
            None => Some((None, fixed?.table(at)?.pairing)),
        }
    }
}

impl Line {
    /// Whether this one holds in the place of another, from some annulment on.
    fn replaces(&self, other: &Self) -> bool {
        self.own.0 == other.own.0 && self.after > other.after
    }
}
