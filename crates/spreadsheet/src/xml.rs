//! What both kinds of XML have in common.

use quick_xml::Reader;
use quick_xml::escape::{resolve_xml_entity, unescape};
use quick_xml::events::{BytesRef, BytesStart, Event};

use crate::SpreadsheetError;
use crate::grid::Budget;

/// The events of a part. An empty element is a start and an end.
pub(crate) struct Events<'a>(Reader<&'a [u8]>);

impl<'a> Events<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
        reader.config_mut().expand_empty_elements = true;
        Events(reader)
    }

    /// The next event; `None` at the end.
    pub(crate) fn next(&mut self, budget: &mut Budget<'_>) -> Result<Option<Event<'a>>, SpreadsheetError> {
        budget.step()?;
        match self.0.read_event() {
            Ok(Event::Eof) => Ok(None),
            // No program writes entities of its own into a spreadsheet.
            Ok(Event::DocType(_)) | Err(_) => Err(SpreadsheetError::Broken),
            Ok(event) => Ok(Some(event)),
        }
    }
}

/// The value of an attribute, by its name without or with a prefix.
pub(crate) fn attribute(element: &BytesStart<'_>, name: &str) -> Result<Option<String>, SpreadsheetError> {
    for attribute in element.attributes().with_checks(false) {
        let attribute = attribute.map_err(|_| SpreadsheetError::Broken)?;
        let key: &str = attribute.key.as_ref();
        let is_named = if name.contains(':') { key == name } else { local(key) == name };
        if is_named {
            let value = unescape(attribute.value.as_ref()).map_err(|_| SpreadsheetError::Broken)?;
            return Ok(Some(value.into_owned()));
        }
    }
    Ok(None)
}

/// A name without its prefix.
pub(crate) fn local(name: &str) -> &str {
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}

/// Adds the character that an entity such as `&amp;` stands for.
pub(crate) fn push_entity(text: &mut String, entity: &BytesRef<'_>) -> Result<(), SpreadsheetError> {
    if let Some(resolved) = resolve_xml_entity(entity.as_ref()) {
        text.push_str(resolved);
        return Ok(());
    }
    match entity.resolve_char_ref() {
        Ok(Some(letter)) => text.push(letter),
        _ => return Err(SpreadsheetError::Broken),
    }
    Ok(())
}
