//! Excel from 1997 to 2003: a container of streams, one of which has the workbook as records.

mod container;
mod records;
mod texts;

use std::collections::HashMap;

use crate::grid::{Budget, Grid};
use crate::shown::Shown;
use crate::{SHEETS_MAX, Sheet, SpreadsheetError};
use container::Container;
use records::{Record, Records, u16_at, u32_at};
use texts::{short_text, text, texts};

/// The most styles of a workbook. Excel itself stops far earlier.
const STYLES_MAX: usize = 65_536;

/// What the cells of all sheets need.
#[derive(Default)]
struct Workbook {
    from_1904: bool,
    /// The names of the sheets that are not hidden, and where they begin in the stream.
    sheets: Vec<(String, usize)>,
    texts: Vec<String>,
    /// How each style shows numbers.
    styles: Vec<Shown>,
}

pub(crate) fn read(bytes: &[u8], budget: &mut Budget<'_>) -> Result<Vec<Sheet>, SpreadsheetError> {
    let container = Container::open(bytes)?;
    // A newer file with a password is encrypted as a whole, and in such a container.
    if container.has("EncryptedPackage") {
        return Err(SpreadsheetError::Locked);
    }
    if container.has("_VBA_PROJECT_CUR") {
        return Err(SpreadsheetError::Macros);
    }
    let stream = container.stream("Workbook")?.ok_or(SpreadsheetError::OtherKind)?;
    let workbook = workbook(&stream, budget)?;
    let mut sheets = Vec::new();
    for (name, start) in &workbook.sheets {
        let stream = stream.get(*start..).ok_or(SpreadsheetError::Broken)?;
        sheets.extend(cells(stream, &workbook, budget)?.sheet(name.clone(), budget)?);
    }
    Ok(sheets)
}

fn workbook(stream: &[u8], budget: &mut Budget<'_>) -> Result<Workbook, SpreadsheetError> {
    let mut workbook = Workbook::default();
    // The number formats that have a text, and the one of each style.
    let (mut formats, mut styles) = (HashMap::new(), Vec::new());
    let mut records = Records::new(stream);
    while let Some(Record { kind, data }) = records.next(budget)? {
        match kind {
            // The first record says the version; 0x0600 is that of 1997.
            records::BEGIN if u16_at(data, 0)? != 0x0600 => return Err(SpreadsheetError::OtherKind),
            records::PASSWORD => return Err(SpreadsheetError::Locked),
            records::DATE_MODE => workbook.from_1904 = u16_at(data, 0)? == 1,
            records::SHEET => {
                let start = usize::try_from(u32_at(data, 0)?).map_err(|_| SpreadsheetError::Broken)?;
                // Hidden sheets, charts and modules have other numbers here.
                let is_shown = data.get(4).is_some_and(|state| state & 3 == 0) && data.get(5) == Some(&0);
                if is_shown {
                    workbook.sheets.push((short_text(data.get(6..).unwrap_or_default())?, start));
                }
            }
            records::FORMAT => {
                let code = text(data.get(2..).unwrap_or_default())?;
                formats.insert(u16_at(data, 0)?, Shown::of_code(&code));
            }
            records::STYLE => styles.push(u16_at(data, 2)?),
            records::TEXTS => workbook.texts = texts(data, &mut records, budget)?,
            records::END => break,
            _ => {}
        }
        if workbook.sheets.len() > SHEETS_MAX || styles.len() > STYLES_MAX {
            return Err(SpreadsheetError::TooLarge);
        }
    }
    let shown = |id: u16| formats.get(&id).copied().unwrap_or_else(|| Shown::built_in(u32::from(id)));
    workbook.styles = styles.into_iter().map(shown).collect();
    Ok(workbook)
}

impl Workbook {
    fn number(&self, style: u16, number: f64) -> String {
        self.styles.get(usize::from(style)).copied().unwrap_or_default().text(number, self.from_1904)
    }
}

fn cells(stream: &[u8], workbook: &Workbook, budget: &mut Budget<'_>) -> Result<Grid, SpreadsheetError> {
    let mut grid = Grid::default();
    let mut records = Records::new(stream);
    // Charts on a sheet are streams within its stream.
    let mut depth = 0_u32;
    // The cell of a formula whose text comes in a record of its own.
    let mut formula = None;
    while let Some(Record { kind, data }) = records.next(budget)? {
        match kind {
            records::BEGIN => depth += 1,
            records::END if depth <= 1 => break,
            records::END => depth -= 1,
            _ if depth != 1 => {}
            records::FORMULA_TEXT => {
                if let Some((row, column)) = formula.take() {
                    grid.put(row, column, &text(data)?, budget)?;
                }
            }
            records::SHARED_TEXT
            | records::TEXT
            | records::NUMBER
            | records::SHORT_NUMBER
            | records::TRUTH
            | records::FORMULA => {
                let (row, column, style) = (u16_at(data, 0)?, u16_at(data, 2)?, u16_at(data, 4)?);
                let (row, column) = (u32::from(row), u32::from(column));
                let shown = match kind {
                    records::SHARED_TEXT => {
                        let at = usize::try_from(u32_at(data, 6)?).unwrap_or(usize::MAX);
                        workbook.texts.get(at).ok_or(SpreadsheetError::Broken)?.clone()
                    }
                    records::TEXT => text(data.get(6..).unwrap_or_default())?,
                    records::NUMBER => workbook.number(style, records::f64_at(data, 6)?),
                    records::SHORT_NUMBER => workbook.number(style, short_number(u32_at(data, 6)?)),
                    records::TRUTH => {
                        let [value, is_error, ..] = data.get(6..).unwrap_or_default() else {
                            return Err(SpreadsheetError::Broken);
                        };
                        truth(*value, *is_error == 1)
                    }
                    _ => {
                        formula = None;
                        match data.get(6..14) {
                            Some([0, .., 0xff, 0xff]) => {
                                formula = Some((row, column));
                                String::new()
                            }
                            Some([kind @ (1 | 2), _, value, .., 0xff, 0xff]) => truth(*value, *kind == 2),
                            Some([.., 0xff, 0xff]) => String::new(),
                            _ => workbook.number(style, records::f64_at(data, 6)?),
                        }
                    }
                };
                grid.put(row, column, &shown, budget)?;
            }
            records::SHORT_NUMBERS => {
                let (row, first) = (u32::from(u16_at(data, 0)?), u32::from(u16_at(data, 2)?));
                let numbers = data.get(4..data.len().saturating_sub(2)).unwrap_or_default();
                for (column, number) in (first..).zip(numbers.chunks_exact(6)) {
                    let shown = workbook.number(u16_at(number, 0)?, short_number(u32_at(number, 2)?));
                    grid.put(row, column, &shown, budget)?;
                }
            }
            _ => {}
        }
    }
    Ok(grid)
}

fn truth(value: u8, is_error: bool) -> String {
    let text = match (is_error, value) {
        (false, 0) => "FALSE",
        (false, _) => "TRUE",
        (true, 0x07) => "#DIV/0!",
        (true, 0x0f) => "#VALUE!",
        (true, 0x17) => "#REF!",
        (true, 0x1d) => "#NAME?",
        (true, 0x24) => "#NUM!",
        (true, 0x2a) => "#N/A",
        (true, _) => "#NULL!",
    };
    text.into()
}

/// A number in four bytes: 30 bits of a whole number or of a fraction, and whether it is a hundredth.
fn short_number(bits: u32) -> f64 {
    let number = if bits & 2 == 0 {
        f64::from_bits(u64::from(bits & !3) << 32)
    } else {
        f64::from(bits.cast_signed() >> 2)
    };
    if bits & 1 == 0 { number } else { number / 100.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_numbers_are_whole_fractions_or_hundredths() {
        assert_eq!(short_number((123 << 2) | 2), 123.0);
        assert_eq!(short_number((12_345 << 2) | 3), 123.45);
        assert_eq!(short_number((-5_i32 << 2).cast_unsigned() | 2), -5.0);
        assert_eq!(short_number(0x3ff8_0000), 1.5);
    }
}
