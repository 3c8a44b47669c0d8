//! Excel since 2007: a ZIP archive with a workbook, its sheets, texts that cells share, and styles.

use std::collections::HashMap;

use quick_xml::events::Event;

use crate::grid::{Budget, Grid, tidy};
use crate::package::Package;
use crate::shown::Shown;
use crate::xml::{Events, attribute, local, push_entity};
use crate::{SHEETS_MAX, Sheet, SpreadsheetError};

/// The most texts that cells share, and the most styles of cells. A sheet within the limits needs fewer.
const SHARED_MAX: usize = 200_000;

/// What the cells of all sheets need.
struct Workbook {
    from_1904: bool,
    /// The names of the sheets that are not hidden, and their parts.
    sheets: Vec<(String, String)>,
    texts: Vec<Box<str>>,
    styles: Vec<Shown>,
}

pub(crate) fn read(
    package: &mut Package<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Sheet>, SpreadsheetError> {
    if package.names().any(|name| name.to_ascii_lowercase().ends_with("vbaproject.bin")) {
        return Err(SpreadsheetError::Macros);
    }
    let workbook = workbook(package, budget)?;
    let mut sheets = Vec::new();
    for (name, part) in &workbook.sheets {
        let text = package.part(part)?.ok_or(SpreadsheetError::Broken)?;
        sheets.extend(cells(&text, &workbook, budget)?.sheet(name.clone(), budget)?);
    }
    Ok(sheets)
}

fn workbook(package: &mut Package<'_>, budget: &mut Budget<'_>) -> Result<Workbook, SpreadsheetError> {
    let roots = relations(package, "", "_rels/.rels", budget)?;
    let (_, main) =
        roots.values().find(|(kind, _)| kind == "officeDocument").ok_or(SpreadsheetError::OtherKind)?;
    let (folder, file) = main.rsplit_once('/').unwrap_or(("", main));
    let related = relations(package, folder, &format!("{folder}/_rels/{file}.rels"), budget)?;
    let part_of =
        |kind: &str| related.values().find(|(other, _)| other == kind).map(|(_, part)| part.as_str());
    let text = package.part(main)?.ok_or(SpreadsheetError::Broken)?;
    let mut events = Events::new(&text);
    let (mut from_1904, mut sheets, mut is_workbook) = (false, Vec::new(), false);
    loop {
        let event = match events.next(budget) {
            Ok(Some(event)) => event,
            Ok(None) => break,
            // The binary workbook of `.xlsb`, or a text document, has no such XML.
            Err(_) if !is_workbook => return Err(SpreadsheetError::OtherKind),
            Err(error) => return Err(error),
        };
        let Event::Start(element) = event else { continue };
        match local(element.name().as_ref()) {
            "workbook" => is_workbook = true,
            "workbookPr" => {
                from_1904 =
                    attribute(&element, "date1904")?.is_some_and(|value| value == "1" || value == "true");
            }
            "sheet" => {
                let is_shown = attribute(&element, "state")?.is_none_or(|state| state == "visible");
                let id = attribute(&element, "id")?.ok_or(SpreadsheetError::Broken)?;
                // A chart has a tab of its own, and no cells.
                if let Some((_, part)) = related.get(&id).filter(|(kind, _)| is_shown && kind == "worksheet")
                {
                    sheets.push((attribute(&element, "name")?.unwrap_or_default(), part.clone()));
                }
            }
            _ => {}
        }
        if sheets.len() > SHEETS_MAX {
            return Err(SpreadsheetError::TooLarge);
        }
    }
    if !is_workbook {
        return Err(SpreadsheetError::OtherKind);
    }
    let texts = match part_of("sharedStrings").map(|part| package.part(part)).transpose()?.flatten() {
        Some(text) => shared_texts(&text, budget)?,
        None => Vec::new(),
    };
    let styles = match part_of("styles").map(|part| package.part(part)).transpose()?.flatten() {
        Some(text) => styles(&text, budget)?,
        None => Vec::new(),
    };
    Ok(Workbook { from_1904, sheets, texts, styles })
}

/// The relations of a part by their ids: the last word of the kind, and the other part.
fn relations(
    package: &mut Package<'_>,
    folder: &str,
    part: &str,
    budget: &mut Budget<'_>,
) -> Result<HashMap<String, (String, String)>, SpreadsheetError> {
    let text = package.part(part.trim_start_matches('/'))?.ok_or(SpreadsheetError::OtherKind)?;
    let mut events = Events::new(&text);
    let mut relations = HashMap::new();
    while let Some(event) = events.next(budget)? {
        let Event::Start(element) = event else { continue };
        if local(element.name().as_ref()) != "Relationship" {
            continue;
        }
        let of = |name| attribute(&element, name).map(Option::unwrap_or_default);
        let (id, kind, target) = (of("Id")?, of("Type")?, of("Target")?);
        let kind = kind.rsplit('/').next().unwrap_or_default().to_owned();
        relations.insert(id, (kind, resolved(folder, &target)));
    }
    Ok(relations)
}

/// The name of a part that stands relative to a folder.
fn resolved(folder: &str, target: &str) -> String {
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_owned();
    }
    let mut path: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
    for step in target.split('/') {
        match step {
            "." | "" => {}
            ".." => {
                path.pop();
            }
            _ => path.push(step),
        }
    }
    path.join("/")
}

fn shared_texts(text: &str, budget: &mut Budget<'_>) -> Result<Vec<Box<str>>, SpreadsheetError> {
    let mut events = Events::new(text);
    let mut texts = Vec::new();
    while let Some(event) = events.next(budget)? {
        if matches!(&event, Event::Start(element) if local(element.name().as_ref()) == "si") {
            texts.push(tidy(&rich_text(&mut events, "si", budget)?).into_boxed_str());
            if texts.len() > SHARED_MAX {
                return Err(SpreadsheetError::TooLarge);
            }
        }
    }
    Ok(texts)
}

/// The text until the end of an element: all its `t`, without the readings of East Asian words.
fn rich_text(
    events: &mut Events<'_>,
    until: &str,
    budget: &mut Budget<'_>,
) -> Result<String, SpreadsheetError> {
    let (mut text, mut is_text, mut readings) = (String::new(), false, 0_u32);
    while let Some(event) = events.next(budget)? {
        match event {
            Event::Start(element) => match local(element.name().as_ref()) {
                "t" => is_text = readings == 0,
                "rPh" => readings += 1,
                _ => {}
            },
            Event::End(element) => match local(element.name().as_ref()) {
                "t" => is_text = false,
                "rPh" => readings = readings.saturating_sub(1),
                name if name == until => return Ok(with_characters(&text)),
                _ => {}
            },
            Event::Text(part) if is_text => text.push_str(part.as_ref()),
            Event::CData(part) if is_text => text.push_str(part.as_ref()),
            Event::GeneralRef(entity) if is_text => push_entity(&mut text, &entity)?,
            _ => {}
        }
    }
    Err(SpreadsheetError::Broken)
}

/// Restores the characters that Excel writes as `_x000D_`.
fn with_characters(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("_x") {
        let (before, escaped) = rest.split_at(at);
        plain.push_str(before);
        let code = escaped.get(2..6).filter(|_| escaped.as_bytes().get(6) == Some(&b'_'));
        let letter = code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        let (written, length) = letter.map_or(('_', 1), |letter| (letter, 7));
        plain.push(written);
        rest = &escaped[length..];
    }
    plain.push_str(rest);
    plain
}

/// How each style shows numbers.
fn styles(text: &str, budget: &mut Budget<'_>) -> Result<Vec<Shown>, SpreadsheetError> {
    let mut events = Events::new(text);
    let (mut formats, mut styles, mut is_of_cells) = (HashMap::new(), Vec::new(), false);
    while let Some(event) = events.next(budget)? {
        match event {
            Event::Start(element) => match local(element.name().as_ref()) {
                "numFmt" => {
                    let code = attribute(&element, "formatCode")?.unwrap_or_default();
                    formats.insert(number(&element, "numFmtId")?, Shown::of_code(&code));
                }
                "cellXfs" => is_of_cells = true,
                "xf" if is_of_cells => {
                    let id = number(&element, "numFmtId")?;
                    styles.push(formats.get(&id).copied().unwrap_or_else(|| Shown::built_in(id)));
                }
                _ => {}
            },
            Event::End(element) if local(element.name().as_ref()) == "cellXfs" => is_of_cells = false,
            _ => {}
        }
        if styles.len() > SHARED_MAX {
            return Err(SpreadsheetError::TooLarge);
        }
    }
    Ok(styles)
}

/// An attribute that is a number; 0 without it.
fn number(element: &quick_xml::events::BytesStart<'_>, name: &str) -> Result<u32, SpreadsheetError> {
    match attribute(element, name)? {
        Some(value) => value.trim().parse().map_err(|_| SpreadsheetError::Broken),
        None => Ok(0),
    }
}

fn cells(text: &str, workbook: &Workbook, budget: &mut Budget<'_>) -> Result<Grid, SpreadsheetError> {
    let mut events = Events::new(text);
    let mut grid = Grid::default();
    let (mut next_row, mut row, mut column) = (0_u32, 0_u32, 0_u32);
    while let Some(event) = events.next(budget)? {
        let Event::Start(element) = event else { continue };
        match local(element.name().as_ref()) {
            // Both the row and the cell may leave out where they are: behind the one before.
            "row" => {
                row = number(&element, "r")?.checked_sub(1).unwrap_or(next_row);
                (next_row, column) = (row.saturating_add(1), 0);
            }
            "c" => {
                if let Some(place) = attribute(&element, "r")? {
                    (row, column) = place_of(&place).ok_or(SpreadsheetError::Broken)?;
                }
                let kind = attribute(&element, "t")?;
                let style = number(&element, "s")?;
                let content = content(&mut events, kind.as_deref(), style, workbook, budget)?;
                grid.put(row, column, &content, budget)?;
                column = column.saturating_add(1);
            }
            _ => {}
        }
    }
    Ok(grid)
}

/// Row and column of `B12`, from 0.
fn place_of(place: &str) -> Option<(u32, u32)> {
    let digits = place.find(|letter: char| letter.is_ascii_digit())?;
    let (letters, row) = place.split_at(digits);
    let mut column = 0_u32;
    for letter in letters.bytes() {
        let value = letter.to_ascii_uppercase().checked_sub(b'A').filter(|value| *value < 26)?;
        column = column.checked_mul(26)?.checked_add(u32::from(value) + 1)?;
    }
    Some((row.parse::<u32>().ok()?.checked_sub(1)?, column.checked_sub(1)?))
}

/// What a cell shows, read until its end.
fn content(
    events: &mut Events<'_>,
    kind: Option<&str>,
    style: u32,
    workbook: &Workbook,
    budget: &mut Budget<'_>,
) -> Result<String, SpreadsheetError> {
    let (mut value, mut is_value, mut inline) = (String::new(), false, None);
    loop {
        match events.next(budget)?.ok_or(SpreadsheetError::Broken)? {
            Event::Start(element) => match local(element.name().as_ref()) {
                "v" => is_value = true,
                "is" => inline = Some(rich_text(events, "is", budget)?),
                _ => {}
            },
            Event::End(element) => match local(element.name().as_ref()) {
                "v" => is_value = false,
                "c" => break,
                _ => {}
            },
            Event::Text(part) if is_value => value.push_str(part.as_ref()),
            Event::CData(part) if is_value => value.push_str(part.as_ref()),
            Event::GeneralRef(entity) if is_value => push_entity(&mut value, &entity)?,
            _ => {}
        }
    }
    if let Some(inline) = inline {
        return Ok(inline);
    }
    let style = workbook.styles.get(style as usize).copied().unwrap_or_default();
    Ok(match kind {
        Some("s") => {
            let text = value.trim().parse::<usize>().ok().and_then(|at| workbook.texts.get(at));
            text.ok_or(SpreadsheetError::Broken)?.to_string()
        }
        Some("b") => if value.trim() == "1" { "TRUE" } else { "FALSE" }.into(),
        Some("str") => with_characters(&value),
        // A date in words of its own, or an error such as `#N/A`.
        Some("d" | "e" | "inlineStr") => value,
        _ if value.trim().is_empty() => String::new(),
        _ => {
            let number = value.trim().parse().map_err(|_| SpreadsheetError::Broken)?;
            style.text(number, workbook.from_1904)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_letters_and_a_number() {
        assert_eq!(place_of("A1"), Some((0, 0)));
        assert_eq!(place_of("XFD1048576"), Some((1_048_575, 16_383)));
        for wrong in ["", "1", "A", "A0", "Ä1", "ZZZZZZZZZZ1", "A99999999999"] {
            assert_eq!(place_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn escaped_characters_are_restored() {
        assert_eq!(with_characters("a_x000A_b_x005F_x"), "a\nb_x");
        for plain in ["a_xb", "_x", "_x00", "_xD83D_", "_x00é0_", "_é"] {
            assert_eq!(with_characters(plain), plain);
        }
    }

    #[test]
    fn parts_are_found_from_their_folder() {
        assert_eq!(resolved("xl", "worksheets/sheet1.xml"), "xl/worksheets/sheet1.xml");
        assert_eq!(resolved("xl", "/xl/styles.xml"), "xl/styles.xml");
        assert_eq!(resolved("xl/a", "../../../b.xml"), "b.xml");
    }
}
