//! CSV for a person who opens it with a double click, instead of for a program.

use serde::{Deserialize, Serialize};

/// What separates the cells of a line. Spreadsheets expect a semicolon where the comma is the decimal mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`
    Semicolon,
}

/// Lines of CSV, as spreadsheets open them: with a byte order mark, so that they read UTF-8, and with the separator that they expect.
///
/// A first line such as `sep=;` would name the separator too. With it, Excel ignores the byte order mark.
///
/// ```
/// use boneyard_club::csv::{Separator, for_spreadsheet};
///
/// let lines = "name,note\nAna,\"a, b\"\nEva,a; b\n";
/// assert_eq!(for_spreadsheet(lines, Separator::Semicolon), "\u{feff}name;note\nAna;\"a, b\"\nEva;\"a; b\"\n");
/// assert_eq!(for_spreadsheet(lines, Separator::Comma), format!("\u{feff}{lines}"));
/// ```
#[must_use]
pub fn for_spreadsheet(lines: &str, separator: Separator) -> String {
    let mut text = String::from('\u{feff}');
    if separator == Separator::Comma {
        text.push_str(lines);
        return text;
    }
    let (mut start, mut is_quoted) = (0, false);
    for (at, letter) in lines.char_indices() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' | '\r' | '\n' if !is_quoted => {
                push_cell(&mut text, &lines[start..at]);
                text.push(if letter == ',' { ';' } else { letter });
                start = at + 1;
            }
            _ => {}
        }
    }
    push_cell(&mut text, &lines[start..]);
    text
}

/// Adds a cell, in quotation marks if it has a semicolon. A cell with quotation marks is in them already.
fn push_cell(text: &mut String, cell: &str) {
    if cell.contains(';') && !cell.starts_with('"') {
        text.push('"');
        text.push_str(cell);
        text.push('"');
    } else {
        text.push_str(cell);
    }
}
