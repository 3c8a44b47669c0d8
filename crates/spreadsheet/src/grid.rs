//! The cells of a sheet, and how much of a file may still be read.

use std::collections::BTreeMap;

use crate::{COLUMNS_MAX, ROWS_MAX, Sheet, SpreadsheetError, TEXT_BYTES_MAX};

/// How many steps pass between two questions whether to stop.
const STEPS: u32 = 4096;

/// What may still be read of a file.
pub(crate) struct Budget<'a> {
    /// Bytes of text, for all sheets together.
    text_left: usize,
    steps: u32,
    is_due: &'a dyn Fn() -> bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(is_due: &'a dyn Fn() -> bool) -> Self {
        Budget { text_left: TEXT_BYTES_MAX, steps: 0, is_due }
    }

    /// Counts a step of reading. Returns an error if it is time to stop.
    pub(crate) fn step(&mut self) -> Result<(), SpreadsheetError> {
        self.steps = (self.steps + 1) % STEPS;
        if self.steps == 0 && (self.is_due)() { Err(SpreadsheetError::Stopped) } else { Ok(()) }
    }

    fn take(&mut self, bytes: usize) -> Result<(), SpreadsheetError> {
        self.text_left = self.text_left.checked_sub(bytes).ok_or(SpreadsheetError::TooLarge)?;
        Ok(())
    }
}

/// The cells of a sheet that have content.
#[derive(Default)]
pub(crate) struct Grid(BTreeMap<(u32, u32), String>);

impl Grid {
    /// Adds a cell. Rows and columns count from 0. A cell without content changes nothing.
    pub(crate) fn put(
        &mut self,
        row: u32,
        column: u32,
        text: &str,
        budget: &mut Budget<'_>,
    ) -> Result<(), SpreadsheetError> {
        let text = tidy(text);
        if text.is_empty() {
            return Ok(());
        }
        if row >= ROWS_MAX || column >= COLUMNS_MAX {
            return Err(SpreadsheetError::TooLarge);
        }
        // With the tab or the line end behind it, so that every cell counts.
        budget.take(text.len() + 1)?;
        self.0.insert((row, column), text);
        Ok(())
    }

    /// The sheet as lines of text; `None` if it has no cells.
    pub(crate) fn sheet(
        self,
        name: String,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Sheet>, SpreadsheetError> {
        let Some(first) = self.0.keys().map(|(_, column)| *column).min() else { return Ok(None) };
        let mut text = String::new();
        let (mut at_row, mut at_column) = (0, first);
        for ((row, column), cell) in self.0 {
            budget.step()?;
            let gaps = if row > at_row { (row - at_row) + (column - first) } else { column - at_column };
            budget.take(gaps as usize)?;
            while at_row < row {
                text.push('\n');
                (at_row, at_column) = (at_row + 1, first);
            }
            while at_column < column {
                text.push('\t');
                at_column += 1;
            }
            push_cell(&mut text, &cell);
        }
        text.push('\n');
        Ok(Some(Sheet { name, text }))
    }
}

/// A text in one line, with single spaces. A text that cells share is made tidy once: it may be long, and nothing but spaces.
pub(crate) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Adds a cell, in quotation marks if a reader of CSV might take a part of it for a separator.
fn push_cell(text: &mut String, cell: &str) {
    if cell.contains(['"', ',', ';']) {
        text.push('"');
        text.push_str(&cell.replace('"', "\"\""));
        text.push('"');
    } else {
        text.push_str(cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(cells: &[(u32, u32, &str)]) -> Result<Option<String>, SpreadsheetError> {
        let mut budget = Budget::new(&|| false);
        let mut grid = Grid::default();
        for (row, column, text) in cells {
            grid.put(*row, *column, text, &mut budget)?;
        }
        Ok(grid.sheet("x".into(), &mut budget)?.map(|sheet| sheet.text))
    }

    #[test]
    fn rows_keep_their_numbers_and_lose_empty_columns_before_them() {
        let cells = [(2, 3, "Ana"), (2, 5, "note"), (4, 4, "ana@example.org"), (9, 0, "  ")];
        assert_eq!(text(&cells), Ok(Some("\n\nAna\t\tnote\n\n\tana@example.org\n".into())));
        assert_eq!(text(&[(0, 0, " \n ")]), Ok(None));
    }

    #[test]
    fn cells_stay_one_cell_for_a_reader_of_csv() {
        let cells = [(0, 0, "Pérez, Luis"), (0, 1, "says \"pass\""), (1, 0, "two\nlines\tand a tab")];
        assert_eq!(
            text(&cells),
            Ok(Some("\"Pérez, Luis\"\t\"says \"\"pass\"\"\"\ntwo lines and a tab\n".into()))
        );
    }

    #[test]
    fn sheets_are_bounded() {
        assert_eq!(text(&[(ROWS_MAX, 0, "x")]), Err(SpreadsheetError::TooLarge));
        assert_eq!(text(&[(0, COLUMNS_MAX, "x")]), Err(SpreadsheetError::TooLarge));
        assert!(text(&[(ROWS_MAX - 1, COLUMNS_MAX - 1, "x")]).is_ok());
        let long = "x".repeat(TEXT_BYTES_MAX);
        assert_eq!(text(&[(0, 0, &long)]), Err(SpreadsheetError::TooLarge));
        // The tabs between cells count as well.
        let wide: Vec<_> =
            (0..ROWS_MAX).map(|row| (row, if row == 0 { 0 } else { COLUMNS_MAX - 1 }, "x")).collect();
        assert_eq!(text(&wide), Err(SpreadsheetError::TooLarge));
    }
}
