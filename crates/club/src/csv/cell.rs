//! Cells and rows of CSV. Text that a spreadsheet would run as a formula is escaped.

use std::borrow::Cow;
use std::fmt;

/// Escapes a text for a cell, so that a spreadsheet does not run it as a formula.
///
/// A text that begins with `=`, `+`, `-`, `@`, a tab or a line end gets an apostrophe in front. So does a text with apostrophes
/// before such a character, so that [`read_cell`] restores every text.
///
/// ```
/// use boneyard_club::csv::{read_cell, safe_cell};
///
/// assert_eq!(safe_cell("=1+1"), "'=1+1");
/// assert_eq!(read_cell("'=1+1"), "=1+1");
/// assert_eq!(safe_cell("O'Neill"), "O'Neill");
/// ```
#[must_use]
pub fn safe_cell(text: &str) -> Cow<'_, str> {
    if is_formula(text) { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}

/// Restores the text that [`safe_cell`] escaped. Cells that are not escaped stay as they are.
#[must_use]
pub fn read_cell(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| is_formula(text)).unwrap_or(cell)
}

/// Whether a spreadsheet might run the text as a formula if its leading apostrophes were removed.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r', '\n'])
}

/// The content of a cell.
pub(super) enum Cell {
    /// Text, which is escaped.
    Text(String),
    /// A number, whose minus sign is not escaped.
    Number(String),
}

pub(super) fn text(text: impl Into<String>) -> Cell {
    Cell::Text(text.into())
}

pub(super) fn number(number: impl fmt::Display) -> Cell {
    Cell::Number(number.to_string())
}

pub(super) fn number_if(known: Option<impl fmt::Display>) -> Cell {
    known.map_or_else(|| text(""), number)
}

/// Rows of cells, separated by commas. Cells with commas, quotation marks or line ends are quoted.
#[derive(Default)]
pub(super) struct Lines(String);

impl Lines {
    pub(super) fn headed(columns: &str) -> Self {
        Self(format!("{columns}\n"))
    }

    pub(super) fn add(&mut self, cells: impl IntoIterator<Item = Cell>) {
        for (place, cell) in cells.into_iter().enumerate() {
            if place > 0 {
                self.0.push(',');
            }
            self.0 += &match &cell {
                Cell::Text(text) => quoted(&safe_cell(text)),
                Cell::Number(number) => number.clone(),
            };
        }
        self.0.push('\n');
    }

    pub(super) fn into_text(self) -> String {
        self.0
    }
}

fn quoted(cell: &str) -> String {
    let needs_quotes = |letter: char| matches!(letter, '"' | ',' | '\n' | '\r');
    if cell.contains(needs_quotes) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_cell_is_read_back_unchanged(text in "'{0,3}[=+@\t\r\n'a-]{0,3}[a-z']{0,3}") {
            let cell = safe_cell(&text);
            prop_assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']), "{cell:?}");
            prop_assert_eq!(read_cell(&cell), &text);
        }
    }
}
