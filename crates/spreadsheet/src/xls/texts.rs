//! Texts in records: one byte a letter, or two. Those that cells share may go on in the next record.

use super::records::{Records, u32_at};
use crate::SpreadsheetError;
use crate::grid::{Budget, tidy};

const IS_WIDE: u8 = 1;
const HAS_READING: u8 = 4;
const HAS_RUNS: u8 = 8;

/// A text behind its length in two bytes.
pub(super) fn text(data: &[u8]) -> Result<String, SpreadsheetError> {
    let mut segments = Segments::new(data);
    let length = segments.u16()?;
    segments.text(length)
}

/// A text behind its length in one byte.
pub(super) fn short_text(data: &[u8]) -> Result<String, SpreadsheetError> {
    let mut segments = Segments::new(data);
    let length = u16::from(segments.byte()?);
    segments.text(length)
}

/// The texts that cells share.
pub(super) fn texts(
    data: &[u8],
    records: &mut Records<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<String>, SpreadsheetError> {
    let count = u32_at(data, 4)?;
    let mut segments = Segments::new(data.get(8..).unwrap_or_default());
    while let Some(data) = records.continued() {
        segments.later.push(data);
    }
    segments.later.reverse();
    let mut texts = Vec::new();
    for _ in 0..count {
        budget.step()?;
        let length = segments.u16()?;
        texts.push(tidy(&segments.text(length)?));
    }
    Ok(texts)
}

/// The data of a record and of those that continue it.
struct Segments<'a> {
    current: &'a [u8],
    /// The last one comes next.
    later: Vec<&'a [u8]>,
}

impl<'a> Segments<'a> {
    fn new(current: &'a [u8]) -> Self {
        Segments { current, later: Vec::new() }
    }

    fn byte(&mut self) -> Result<u8, SpreadsheetError> {
        while self.current.is_empty() {
            self.current = self.later.pop().ok_or(SpreadsheetError::Broken)?;
        }
        let (first, rest) = self.current.split_first().ok_or(SpreadsheetError::Broken)?;
        self.current = rest;
        Ok(*first)
    }

    fn u16(&mut self) -> Result<u16, SpreadsheetError> {
        Ok(u16::from_le_bytes([self.byte()?, self.byte()?]))
    }

    fn skip(&mut self, bytes: usize) -> Result<(), SpreadsheetError> {
        let mut left = bytes;
        while left > self.current.len() {
            left -= self.current.len();
            self.current = self.later.pop().ok_or(SpreadsheetError::Broken)?;
        }
        self.current = &self.current[left..];
        Ok(())
    }

    /// Reads a text of so many letters: what it has, the letters, and then fonts and readings.
    fn text(&mut self, length: u16) -> Result<String, SpreadsheetError> {
        let flags = self.byte()?;
        let runs = if flags & HAS_RUNS == 0 { 0 } else { usize::from(self.u16()?) };
        let reading = if flags & HAS_READING == 0 {
            0
        } else {
            let (low, high) = (self.u16()?, self.u16()?);
            usize::from(low) + (usize::from(high) << 16)
        };
        let mut letters: Vec<u16> = Vec::new();
        let mut is_wide = flags & IS_WIDE != 0;
        for _ in 0..length {
            if self.current.is_empty() {
                // The rest of the text says anew how wide its letters are.
                is_wide = self.byte()? & IS_WIDE != 0;
            }
            letters.push(if is_wide { self.u16()? } else { u16::from(self.byte()?) });
        }
        self.skip(runs * 4)?;
        self.skip(reading)?;
        Ok(String::from_utf16_lossy(&letters))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_goes_on_in_the_next_record_with_other_letters() {
        let mut stream = vec![0x3c, 0, 5, 0, 1, 0x42, 0x01, 0x43, 0x01];
        stream.extend([0x3c, 0, 4, 0, 9, 9, 9, 9]);
        let mut records = Records::new(&stream);
        // One text of three letters with one run of another font.
        let data = [1, 0, 0, 0, 1, 0, 0, 0, 3, 0, HAS_RUNS, 1, 0, b'A'];
        let read = texts(&data, &mut records, &mut Budget::new(&|| false));
        assert_eq!(read, Ok(vec!["Ał\u{143}".into()]));
    }

    #[test]
    fn lengths_beyond_the_data_are_refused() {
        assert_eq!(text(&[255, 255, 0, b'A']), Err(SpreadsheetError::Broken));
        assert_eq!(text(&[]), Err(SpreadsheetError::Broken));
        let count = [0, 0, 0, 0, 255, 255, 255, 255];
        let read = texts(&count, &mut Records::new(&[]), &mut Budget::new(&|| false));
        assert_eq!(read, Err(SpreadsheetError::Broken));
    }
}
