//! Reads the rows of a spreadsheet: Excel (`.xlsx` and `.xls`) and OpenDocument (`.ods`).
//!
//! Start at [`read`]. Strangers send these files, so everything is bounded: `package.rs` inflates the parts of a file within
//! [`INFLATED_BYTES_MAX`], and a grid takes the cells within [`ROWS_MAX`], [`COLUMNS_MAX`] and [`TEXT_BYTES_MAX`].
//! `xlsx.rs` and `ods.rs` go through XML event by event, `xls.rs` through records. `shown.rs` writes numbers and dates as
//! cells show them. Formulas are never computed, and macros never run: a cell has the value that the program saved.

mod grid;
mod ods;
mod package;
mod shown;
mod xls;
mod xlsx;
mod xml;

use grid::Budget;

/// The most bytes of a file that are inflated.
pub const INFLATED_BYTES_MAX: usize = 16 * 1024 * 1024;

/// The last row that may have a cell.
pub const ROWS_MAX: u32 = 10_000;

/// The last column that may have a cell.
pub const COLUMNS_MAX: u32 = 100;

/// The most bytes of all rows as text.
pub const TEXT_BYTES_MAX: usize = 512 * 1024;

/// The most sheets of a file.
pub const SHEETS_MAX: usize = 100;

/// A sheet with at least one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The name on its tab.
    pub name: String,
    /// Its rows as lines, with tabs between the cells. Line 1 is row 1. Columns before the first one with a cell are left out.
    pub text: String,
}

/// Why a spreadsheet cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SpreadsheetError {
    /// A password is needed to open it.
    #[error("the file has a password")]
    Locked,
    /// It has macros.
    #[error("the file has macros")]
    Macros,
    /// It is no Excel or OpenDocument spreadsheet, or an Excel file of before 1997.
    #[error("not an Excel or OpenDocument spreadsheet")]
    OtherKind,
    /// A part of it is missing or damaged.
    #[error("the file is damaged")]
    Broken,
    /// No sheet has a cell with a text or a value. Hidden sheets do not count.
    #[error("the file has no cells with content")]
    Empty,
    /// It is beyond one of the limits of this crate.
    #[error("the file is too large: at most {ROWS_MAX} rows and {COLUMNS_MAX} columns")]
    TooLarge,
    /// `is_due` said that reading must stop.
    #[error("reading was stopped")]
    Stopped,
}

/// Reads the sheets that have cells, in the order of their tabs. Hidden sheets are left out.
///
/// `is_due` is asked often whether to stop.
///
/// ```
/// use boneyard_spreadsheet::{SpreadsheetError, read};
///
/// let not_a_spreadsheet = read(b"name,email\n", &|| false);
/// assert_eq!(not_a_spreadsheet, Err(SpreadsheetError::OtherKind));
/// ```
///
/// # Errors
/// See [`SpreadsheetError`].
pub fn read(bytes: &[u8], is_due: &dyn Fn() -> bool) -> Result<Vec<Sheet>, SpreadsheetError> {
    let mut budget = Budget::new(is_due);
    let sheets = match bytes {
        [b'P', b'K', 3, 4, ..] => {
            let mut package = package::Package::open(bytes)?;
            if package.has("mimetype") {
                ods::read(&mut package, &mut budget)?
            } else {
                xlsx::read(&mut package, &mut budget)?
            }
        }
        [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ..] => xls::read(bytes, &mut budget)?,
        _ => return Err(SpreadsheetError::OtherKind),
    };
    if sheets.is_empty() { Err(SpreadsheetError::Empty) } else { Ok(sheets) }
}
