//! The parts of a file that is a ZIP archive, inflated within a limit.

use std::borrow::Cow;
use std::io::{Cursor, Read};

use zip::ZipArchive;
use zip::result::ZipError;

use crate::{INFLATED_BYTES_MAX, SpreadsheetError};

pub(crate) struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    /// Bytes that may still be inflated.
    left: usize,
}

impl<'a> Package<'a> {
    pub(crate) fn open(bytes: &'a [u8]) -> Result<Self, SpreadsheetError> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| SpreadsheetError::Broken)?;
        Ok(Package { archive, left: INFLATED_BYTES_MAX })
    }

    /// The names of all parts. One that cannot be read is none that anything asks for.
    pub(crate) fn names(&self) -> impl Iterator<Item = Cow<'_, str>> {
        self.archive.file_names().flatten()
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.index(name).is_some()
    }

    /// The text of a part; `None` if there is no such part.
    pub(crate) fn part(&mut self, name: &str) -> Result<Option<String>, SpreadsheetError> {
        let Some(index) = self.index(name) else { return Ok(None) };
        let part = self.archive.by_index(index).map_err(|error| match error {
            ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => SpreadsheetError::Locked,
            _ => SpreadsheetError::Broken,
        })?;
        let is_short = usize::try_from(part.size()).is_ok_and(|size| size <= self.left);
        if !is_short {
            return Err(SpreadsheetError::TooLarge);
        }
        // The size is only what the file says of itself.
        let mut bytes = Vec::new();
        let most = u64::try_from(self.left).unwrap_or(u64::MAX).saturating_add(1);
        part.take(most).read_to_end(&mut bytes).map_err(|_| SpreadsheetError::Broken)?;
        self.left = self.left.checked_sub(bytes.len()).ok_or(SpreadsheetError::TooLarge)?;
        String::from_utf8(bytes).map(Some).map_err(|_| SpreadsheetError::Broken)
    }

    /// The place of a part. Programs differ in the capitals of names.
    fn index(&self, name: &str) -> Option<usize> {
        let exact = self.archive.index_for_name(name);
        exact.or_else(|| {
            let found = self.names().find(|other| other.eq_ignore_ascii_case(name))?;
            self.archive.index_for_name(&found)
        })
    }
}
