//! The records of a workbook: a kind, a length and data.

use crate::SpreadsheetError;
use crate::grid::Budget;

pub(super) const BEGIN: u16 = 0x0809;
pub(super) const END: u16 = 0x000a;
pub(super) const CONTINUE: u16 = 0x003c;
pub(super) const PASSWORD: u16 = 0x002f;
pub(super) const DATE_MODE: u16 = 0x0022;
pub(super) const SHEET: u16 = 0x0085;
pub(super) const FORMAT: u16 = 0x041e;
pub(super) const STYLE: u16 = 0x00e0;
pub(super) const TEXTS: u16 = 0x00fc;
pub(super) const SHARED_TEXT: u16 = 0x00fd;
pub(super) const TEXT: u16 = 0x0204;
pub(super) const NUMBER: u16 = 0x0203;
pub(super) const SHORT_NUMBER: u16 = 0x027e;
pub(super) const SHORT_NUMBERS: u16 = 0x00bd;
pub(super) const TRUTH: u16 = 0x0205;
pub(super) const FORMULA: u16 = 0x0006;
pub(super) const FORMULA_TEXT: u16 = 0x0207;

pub(super) struct Record<'a> {
    pub(super) kind: u16,
    pub(super) data: &'a [u8],
}

pub(super) struct Records<'a>(&'a [u8]);

impl<'a> Records<'a> {
    pub(super) fn new(stream: &'a [u8]) -> Self {
        Records(stream)
    }

    /// The next record; `None` at the end of the stream.
    pub(super) fn next(&mut self, budget: &mut Budget<'_>) -> Result<Option<Record<'a>>, SpreadsheetError> {
        budget.step()?;
        // A stream may end with zeros that fill its last sector.
        if self.0.len() < 4 || self.0.iter().take(4).all(|byte| *byte == 0) {
            return Ok(None);
        }
        let (kind, length) = (u16_at(self.0, 0)?, usize::from(u16_at(self.0, 2)?));
        let data = self.0.get(4..4 + length).ok_or(SpreadsheetError::Broken)?;
        self.0 = &self.0[4 + length..];
        Ok(Some(Record { kind, data }))
    }

    /// The data of the next record if it continues the one before.
    pub(super) fn continued(&mut self) -> Option<&'a [u8]> {
        if u16_at(self.0, 0).ok()? != CONTINUE {
            return None;
        }
        let length = usize::from(u16_at(self.0, 2).ok()?);
        let data = self.0.get(4..4 + length)?;
        self.0 = &self.0[4 + length..];
        Some(data)
    }
}

fn array_at<const N: usize>(data: &[u8], at: usize) -> Result<[u8; N], SpreadsheetError> {
    let bytes = data.get(at..).and_then(|rest| rest.first_chunk::<N>());
    bytes.copied().ok_or(SpreadsheetError::Broken)
}

pub(super) fn u16_at(data: &[u8], at: usize) -> Result<u16, SpreadsheetError> {
    array_at(data, at).map(u16::from_le_bytes)
}

pub(super) fn u32_at(data: &[u8], at: usize) -> Result<u32, SpreadsheetError> {
    array_at(data, at).map(u32::from_le_bytes)
}

pub(super) fn f64_at(data: &[u8], at: usize) -> Result<f64, SpreadsheetError> {
    array_at(data, at).map(f64::from_le_bytes)
}
