//! The container of old Office files: sectors in chains, and a directory of named streams.

use super::records::{u16_at, u32_at};
use crate::SpreadsheetError;

/// The numbers from here on are no sectors.
const SECTORS_MAX: u32 = 0xffff_fffa;
/// Streams below this length are in the stream of short sectors.
const SHORT_MAX: usize = 4096;
const SHORT_SECTOR: usize = 64;
const ENTRY: usize = 128;
/// The sectors of the table that the head itself names.
const IN_HEAD: usize = 109;

pub(super) struct Container<'a> {
    bytes: &'a [u8],
    sector: usize,
    /// Which sector follows each.
    next: Vec<u32>,
    entries: Vec<Entry>,
    /// Which short sector follows each.
    next_short: Vec<u32>,
}

struct Entry {
    name: String,
    start: u32,
    length: usize,
}

impl<'a> Container<'a> {
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, SpreadsheetError> {
        let sector = match u16_at(bytes, 30)? {
            9 => 512,
            12 => 4096,
            _ => return Err(SpreadsheetError::Broken),
        };
        let mut container =
            Container { bytes, sector, next: Vec::new(), entries: Vec::new(), next_short: Vec::new() };
        // The table may have room for more sectors than the file has, and it may name a part of itself again and again.
        let sectors = bytes.len() / sector;
        for number in container.table_sectors()? {
            if container.next.len() > sectors {
                break;
            }
            let data = container.sector(number)?;
            container.next.extend(numbers(data));
        }
        container.next.truncate(sectors + 1);
        let directory = container.chain(u32_at(bytes, 48)?, usize::MAX)?;
        container.entries = directory.chunks_exact(ENTRY).map(entry).collect::<Result<_, _>>()?;
        container.next_short = numbers(&container.chain(u32_at(bytes, 60)?, usize::MAX)?).collect();
        Ok(container)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.entry(name).is_some()
    }

    /// The bytes of a stream; `None` if there is none of this name.
    pub(super) fn stream(&self, name: &str) -> Result<Option<Vec<u8>>, SpreadsheetError> {
        let Some(entry) = self.entry(name) else { return Ok(None) };
        if entry.length >= SHORT_MAX {
            return self.chain(entry.start, entry.length).map(Some);
        }
        let root = self.entries.first().ok_or(SpreadsheetError::Broken)?;
        let shorts = self.chain(root.start, root.length)?;
        let read = |number: usize| {
            let start = number.checked_mul(SHORT_SECTOR)?;
            shorts.get(start..shorts.len().min(start + SHORT_SECTOR))
        };
        follow(entry.start, entry.length, &self.next_short, read).map(Some)
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name))
    }

    /// The sectors that say which sector follows each: some in the head, further ones in a chain of their own.
    fn table_sectors(&self) -> Result<Vec<u32>, SpreadsheetError> {
        let mut sectors: Vec<u32> =
            numbers(self.bytes.get(76..76 + 4 * IN_HEAD).unwrap_or_default()).collect();
        let mut more = u32_at(self.bytes, 68)?;
        // A file has no more sectors than its length allows, so a chain in a circle ends.
        for _ in 0..=self.bytes.len() / self.sector {
            if more >= SECTORS_MAX {
                sectors.retain(|number| *number < SECTORS_MAX);
                return Ok(sectors);
            }
            sectors.extend(numbers(self.sector(more)?));
            more = sectors.pop().ok_or(SpreadsheetError::Broken)?;
        }
        Err(SpreadsheetError::Broken)
    }

    /// A sector. The last one of a file may be cut short.
    fn sector(&self, number: u32) -> Result<&'a [u8], SpreadsheetError> {
        let number = usize::try_from(number).map_err(|_| SpreadsheetError::Broken)?;
        self.sector_at(number).ok_or(SpreadsheetError::Broken)
    }

    fn sector_at(&self, number: usize) -> Option<&'a [u8]> {
        let start = number.checked_add(1)?.checked_mul(self.sector)?;
        self.bytes.get(start..self.bytes.len().min(start.checked_add(self.sector)?))
    }

    fn chain(&self, start: u32, length: usize) -> Result<Vec<u8>, SpreadsheetError> {
        follow(start, length, &self.next, |number| self.sector_at(number))
    }
}

/// The data of a chain of sectors, at most so many bytes.
fn follow<'s>(
    start: u32,
    length: usize,
    next: &[u32],
    read: impl Fn(usize) -> Option<&'s [u8]>,
) -> Result<Vec<u8>, SpreadsheetError> {
    let mut data = Vec::new();
    let mut number = start;
    // No sector comes twice, so a chain in a circle ends, and no chain is longer than the file.
    for _ in 0..=next.len() {
        if number >= SECTORS_MAX || data.len() >= length {
            data.truncate(length);
            return Ok(data);
        }
        let at = usize::try_from(number).map_err(|_| SpreadsheetError::Broken)?;
        data.extend_from_slice(read(at).ok_or(SpreadsheetError::Broken)?);
        number = *next.get(at).ok_or(SpreadsheetError::Broken)?;
    }
    Err(SpreadsheetError::Broken)
}

fn numbers(data: &[u8]) -> impl Iterator<Item = u32> + '_ {
    data.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes))
}

fn entry(data: &[u8]) -> Result<Entry, SpreadsheetError> {
    let letters = data.as_chunks::<2>().0.iter().take(32).map(|bytes| u16::from_le_bytes(*bytes));
    let name: Vec<u16> = letters.take_while(|letter| *letter != 0).collect();
    Ok(Entry {
        name: String::from_utf16_lossy(&name),
        start: u32_at(data, 116)?,
        length: usize::try_from(u32_at(data, 120)?).map_err(|_| SpreadsheetError::Broken)?,
    })
}
