//! OpenDocument: a ZIP archive whose `content.xml` has all sheets, with each cell as the program showed it.

use std::collections::HashSet;
use std::ops::Range;

use quick_xml::events::{BytesStart, Event};

use crate::grid::{Budget, Grid};
use crate::package::Package;
use crate::xml::{Events, attribute, push_entity};
use crate::{SHEETS_MAX, Sheet, SpreadsheetError};

const KIND: &str = "application/vnd.oasis.opendocument.spreadsheet";

pub(crate) fn read(
    package: &mut Package<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Sheet>, SpreadsheetError> {
    let kind = package.part("mimetype")?.unwrap_or_default();
    if !kind.starts_with(KIND) {
        return Err(SpreadsheetError::OtherKind);
    }
    let manifest = package.part("META-INF/manifest.xml")?.unwrap_or_default();
    if manifest.contains("encryption-data") {
        return Err(SpreadsheetError::Locked);
    }
    if package.names().any(|name| is_macro(&name)) {
        return Err(SpreadsheetError::Macros);
    }
    let text = package.part("content.xml")?.ok_or(SpreadsheetError::Broken)?;
    let mut events = Events::new(&text);
    let mut sheets = Vec::new();
    let mut tables = 0;
    let mut styles = Styles::default();
    while let Some(event) = events.next(budget)? {
        let Event::Start(element) = event else { continue };
        match element.name().as_ref() {
            "style:style" => styles.begin(attribute(&element, "style:name")?),
            "style:table-properties" if attribute(&element, "table:display")?.as_deref() == Some("false") => {
                styles.hide();
            }
            "table:table" => {
                tables += 1;
                if tables > SHEETS_MAX {
                    return Err(SpreadsheetError::TooLarge);
                }
                let name = attribute(&element, "table:name")?.unwrap_or_default();
                let is_hidden = styles.are_hidden(attribute(&element, "table:style-name")?);
                let grid = cells(&mut events, is_hidden, budget)?;
                sheets.extend(grid.sheet(name, budget)?);
            }
            _ => {}
        }
    }
    Ok(sheets)
}

/// Whether a part is a module of macros. Libraries without modules have only lists.
fn is_macro(name: &str) -> bool {
    let is_script = name.starts_with("Basic/") || name.starts_with("Scripts/");
    let is_list = name.ends_with("/script-lc.xml") || name.ends_with("/script-lb.xml");
    is_script && !is_list && !name.ends_with('/') && (name.ends_with(".xml") || name.starts_with("Scripts/"))
}

/// The styles of hidden sheets.
#[derive(Default)]
struct Styles {
    current: String,
    hidden: HashSet<String>,
}

impl Styles {
    fn begin(&mut self, name: Option<String>) {
        self.current = name.unwrap_or_default();
    }

    fn hide(&mut self) {
        self.hidden.insert(std::mem::take(&mut self.current));
    }

    fn are_hidden(&self, style: Option<String>) -> bool {
        style.is_some_and(|style| self.hidden.contains(&style))
    }
}

/// How often a row or a cell stands there.
fn repeated(element: &BytesStart<'_>, name: &str) -> Result<u32, SpreadsheetError> {
    match attribute(element, name)? {
        Some(count) => count.parse::<u32>().map_err(|_| SpreadsheetError::Broken),
        None => Ok(1),
    }
}

/// The cells of a sheet, read until its end. Those of a hidden sheet are left out.
fn cells(
    events: &mut Events<'_>,
    is_hidden: bool,
    budget: &mut Budget<'_>,
) -> Result<Grid, SpreadsheetError> {
    let mut grid = Grid::default();
    let (mut row, mut rows, mut column) = (0_u32, 1_u32, 0_u32);
    // The cells of the current row: a row can stand there several times.
    let mut current: Vec<(Range<u32>, String)> = Vec::new();
    let mut depth = 1_u32;
    loop {
        match events.next(budget)?.ok_or(SpreadsheetError::Broken)? {
            Event::Start(element) => match element.name().as_ref() {
                // A table within a cell.
                "table:table" => depth += 1,
                "table:table-row" if depth == 1 => {
                    rows = repeated(&element, "table:number-rows-repeated")?;
                    (column, current) = (0, Vec::new());
                }
                name @ ("table:table-cell" | "table:covered-table-cell") if depth == 1 => {
                    let cells = repeated(&element, "table:number-columns-repeated")?;
                    let text = content(events, name, budget)?;
                    let columns = column..column.saturating_add(cells);
                    column = columns.end;
                    if !is_hidden && !text.is_empty() {
                        current.push((columns, text));
                    }
                }
                _ => {}
            },
            Event::End(element) => match element.name().as_ref() {
                "table:table" if depth == 1 => return Ok(grid),
                "table:table" => depth -= 1,
                "table:table-row" if depth == 1 => {
                    let repeated = row..row.saturating_add(rows);
                    row = repeated.end;
                    // An empty row often stands there a million times.
                    let repeated = if current.is_empty() { 0..0 } else { repeated };
                    for row in repeated {
                        for (columns, text) in &current {
                            for column in columns.clone() {
                                grid.put(row, column, text, budget)?;
                            }
                        }
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }
}

/// What a cell shows: its paragraphs, without the notes of readers.
fn content(
    events: &mut Events<'_>,
    until: &str,
    budget: &mut Budget<'_>,
) -> Result<String, SpreadsheetError> {
    let mut text = String::new();
    let (mut paragraphs, mut notes, mut depth) = (0_u32, 0_u32, 0_u32);
    loop {
        match events.next(budget)?.ok_or(SpreadsheetError::Broken)? {
            Event::Start(element) => match element.name().as_ref() {
                "text:p" => paragraphs += 1,
                "text:s" | "text:tab" | "text:line-break" => text.push(' '),
                "office:annotation" => notes += 1,
                name if name == until => depth += 1,
                _ => {}
            },
            Event::End(element) => match element.name().as_ref() {
                "text:p" => {
                    paragraphs = paragraphs.saturating_sub(1);
                    text.push(' ');
                }
                "office:annotation" => notes = notes.saturating_sub(1),
                name if name == until && depth == 0 => return Ok(text.trim().to_owned()),
                name if name == until => depth -= 1,
                _ => {}
            },
            Event::Text(part) if paragraphs > 0 && notes == 0 => text.push_str(part.as_ref()),
            Event::CData(part) if paragraphs > 0 && notes == 0 => text.push_str(part.as_ref()),
            Event::GeneralRef(entity) if paragraphs > 0 && notes == 0 => push_entity(&mut text, &entity)?,
            _ => {}
        }
    }
}
