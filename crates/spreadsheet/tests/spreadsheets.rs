//! Spreadsheets as people have them, and as attackers make them. `files/make.py` writes the files.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{Cursor, Write};
use std::time::{Duration, Instant};

use boneyard_spreadsheet::{INFLATED_BYTES_MAX, SHEETS_MAX, Sheet, SpreadsheetError, read};
use proptest::prelude::*;
use zip::write::{SimpleFileOptions, ZipWriter};

const XLSX: &[u8] = include_bytes!("files/members.xlsx");
const XLS: &[u8] = include_bytes!("files/members.xls");
const ODS: &[u8] = include_bytes!("files/members.ods");
const EMPTY: &[u8] = include_bytes!("files/empty.xlsx");

fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, SpreadsheetError> {
    read(bytes, &|| false)
}

fn refused(bytes: &[u8]) -> SpreadsheetError {
    sheets(bytes).expect_err("a spreadsheet that cannot be read")
}

fn archive(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, data) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(data).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// A workbook with one sheet.
fn workbook(sheet: &str, more: &[(&str, &[u8])]) -> Vec<u8> {
    let roots = br#"<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
    let related = br#"<Relationships><Relationship Id="s1" Type="x/worksheet" Target="sheet.xml"/>
        <Relationship Id="s2" Type="x/sharedStrings" Target="texts.xml"/></Relationships>"#;
    let main = br#"<x:workbook><x:sheets><x:sheet name="A &amp; B" r:id="s1"/></x:sheets></x:workbook>"#;
    let mut parts: Vec<(&str, &[u8])> = vec![
        ("_rels/.rels", roots),
        ("xl/_rels/workbook.xml.rels", related),
        ("xl/workbook.xml", main),
        ("xl/sheet.xml", sheet.as_bytes()),
    ];
    parts.extend(more);
    archive(&parts)
}

fn sheet_of(cells: &str) -> Vec<u8> {
    workbook(&format!("<worksheet><sheetData>{cells}</sheetData></worksheet>"), &[])
}

fn content(body: &str) -> Vec<u8> {
    let kind = b"application/vnd.oasis.opendocument.spreadsheet";
    let content = format!(
        "<office:spreadsheet><table:table table:name=\"S\">{body}</table:table></office:spreadsheet>"
    );
    archive(&[("mimetype", kind), ("content.xml", content.as_bytes())])
}

#[test]
fn excel_files_are_rows_as_their_cells_show_them() {
    let rows = "\n\nName\tE-mail\tPhone\tSince\tPays\tPoints\n\
                Ana Marić\tana@example.org\t600123456\t2026-11-20\tTRUE\t12.5\n\n\
                \"Pérez, Luis\"\tluis@example.org\t091 123\t2026-11-20\tFALSE\t100\n\
                Дмитрий «Дима»\t\t\t\t\t0.3\n";
    let found = sheets(XLSX).unwrap();
    let names: Vec<_> = found.iter().map(|sheet| sheet.name.as_str()).collect();
    // Neither the empty sheet nor the hidden one.
    assert_eq!(names, ["Members", "Guests"]);
    assert_eq!(found[0].text, format!("{rows}Eva & Luka\n"));
    assert_eq!(found[1].text, "Zora\n");

    let found = sheets(XLS).unwrap();
    let names: Vec<_> = found.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(names, ["Members", "Many"]);
    assert_eq!(found[0].text, rows);
    let lines: Vec<_> = found[1].text.lines().collect();
    assert_eq!(lines.len(), 400);
    for (at, line) in lines.iter().enumerate() {
        assert_eq!(*line, format!("Игрок {at} {}", "ж".repeat(60)));
    }
}

#[test]
fn open_document_cells_are_as_their_program_showed_them() {
    let found = sheets(ODS).unwrap();
    let expected = "\n\nName\tE-mail\tPhone\tSince\tPays\tPoints\n\
                    Ana Marić\tana@example.org\t600123456\t20.11.2026\tTRUE\t12.5\n\n\
                    \"Pérez, Luis\"\tluis@example.org\t091 123\t20.11.2026\tFALSE\t100\n\
                    Дмитрий «Дима»\t\t\t\t\t0.3\n";
    assert_eq!(found, [Sheet { name: "Members".into(), text: expected.into() }]);
    let body = "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell table:number-columns-repeated=\"2\">\
                <text:p>a<text:s/>&lt;b</text:p><text:p>c</text:p></table:table-cell></table:table-row>";
    assert_eq!(sheets(&content(body)).unwrap()[0].text, "a <b c\ta <b c\na <b c\ta <b c\n");
}

#[test]
fn programs_may_leave_out_places_and_shared_texts() {
    let cells = "<row><c t=\"inlineStr\"><is><t>Ana</t></is></c><c><v>7</v></c></row><row r=\"3\"><c t=\"str\"><v>E&amp;va</v></c>\
                 <c t=\"e\"><v>#N/A</v></c><c t=\"b\"><v>1</v></c></row>";
    let found = sheets(&sheet_of(cells)).unwrap();
    assert_eq!(found, [Sheet { name: "A & B".into(), text: "Ana\t7\n\nE&va\t#N/A\tTRUE\n".into() }]);
}

#[test]
fn files_that_cannot_be_read_say_why() {
    use SpreadsheetError::{Broken, Empty, Locked, Macros, OtherKind};
    assert_eq!(refused(EMPTY), Empty);
    assert_eq!(refused(include_bytes!("files/locked.xlsx")), Locked);
    assert_eq!(refused(include_bytes!("files/locked.ods")), Locked);
    assert_eq!(refused(include_bytes!("files/macros.xlsm")), Macros);
    assert_eq!(refused(include_bytes!("files/macros.ods")), Macros);
    for other in [&b"name;e-mail\n"[..], b"", b"%PDF-1.7", b"<html><table>", b"\xff\xd8\xff"] {
        assert_eq!(refused(other), OtherKind);
    }
    let document =
        archive(&[("mimetype", b"application/vnd.oasis.opendocument.text"), ("content.xml", b"<x/>")]);
    assert_eq!(refused(&document), OtherKind);
    let word = br#"<Relationships><Relationship Id="1" Type="x/officeDocument" Target="word/document.xml"/></Relationships>"#;
    let word = archive(&[
        ("_rels/.rels", word),
        ("word/_rels/document.xml.rels", b"<Relationships/>"),
        ("word/document.xml", b"<w:document/>"),
    ]);
    assert_eq!(refused(&word), OtherKind);
    assert_eq!(refused(&archive(&[("a.txt", b"a")])), OtherKind);
    for whole in [XLSX, XLS, ODS] {
        assert_eq!(refused(&whole[..whole.len() / 2]), Broken);
    }
    assert_eq!(refused(&sheet_of("<row><c t=\"s\"><v>7</v></c></row>")), Broken);
    assert_eq!(refused(&sheet_of("<row><c><v>seven</v></c></row>")), Broken);
    assert_eq!(refused(&sheet_of("<row><c><v>&laugh;</v></c></row>")), Broken);
    let entities = "<!DOCTYPE x [<!ENTITY a \"aaaa\">]><worksheet><sheetData/></worksheet>";
    assert_eq!(refused(&workbook(entities, &[])), Broken);
}

/// Each of these is small, and huge once it is read without limits.
#[test]
fn bombs_are_refused_at_once() {
    use SpreadsheetError::TooLarge;
    let began = Instant::now();
    let spaces = vec![b' '; INFLATED_BYTES_MAX + 1];
    let inflating = workbook("<worksheet/>", &[("xl/texts.xml", &spaces)]);
    assert!(inflating.len() < 1024 * 1024);
    assert_eq!(refused(&inflating), TooLarge);
    // The archive says that the part is short.
    let mut lying = inflating.clone();
    let size = u32::try_from(spaces.len()).unwrap().to_le_bytes();
    while let Some(at) = lying.windows(4).position(|bytes| bytes == size) {
        lying[at..at + 4].copy_from_slice(&100_u32.to_le_bytes());
    }
    assert!(matches!(refused(&lying), TooLarge | SpreadsheetError::Broken));
    // One text of a megabyte in each of many cells, and one of spaces.
    let long = format!(
        "<sst><si><t>{}</t></si><si><t>{}</t></si></sst>",
        "x".repeat(600_000),
        " ".repeat(8_000_000)
    );
    let cells = |text: &str| {
        let cell = format!("<c t=\"s\"><v>{text}</v></c>");
        format!(
            "<worksheet><sheetData>{}</sheetData></worksheet>",
            format!("<row>{}</row>", cell.repeat(100)).repeat(2_000)
        )
    };
    assert_eq!(refused(&workbook(&cells("0"), &[("xl/texts.xml", long.as_bytes())])), TooLarge);
    assert_eq!(
        refused(&workbook(&cells("1"), &[("xl/texts.xml", long.as_bytes())])),
        SpreadsheetError::Empty
    );
    assert_eq!(refused(&sheet_of("<row><c r=\"XFD1048576\"><v>1</v></c></row>")), TooLarge);
    assert_eq!(refused(&sheet_of("<row r=\"4294967295\"><c><v>1</v></c></row>")), TooLarge);
    let repeated = |rows: &str, columns: &str| {
        content(&format!(
            "<table:table-row table:number-rows-repeated=\"{rows}\"><table:table-cell table:number-columns-repeated=\"{columns}\">\
             <text:p>x</text:p></table:table-cell></table:table-row>"
        ))
    };
    assert_eq!(refused(&repeated("4294967295", "1")), TooLarge);
    assert_eq!(refused(&repeated("1", "4294967295")), TooLarge);
    assert_eq!(refused(&repeated("9999", "99")), TooLarge);
    let tables = "</table:table><table:table table:name=\"S\">".repeat(SHEETS_MAX + 1);
    assert_eq!(refused(&content(&tables)), TooLarge);
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
}

/// A chain of sectors that ends where it begins.
#[test]
fn a_circle_of_sectors_ends() {
    let mut circle = vec![0_u8; 512 * 4];
    circle[..8].copy_from_slice(&[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    circle[30..32].copy_from_slice(&9_u16.to_le_bytes());
    circle[48..52].copy_from_slice(&1_u32.to_le_bytes());
    circle[68..72].copy_from_slice(&u32::MAX.to_le_bytes());
    circle[76..512].fill(0xff);
    circle[76..80].copy_from_slice(&0_u32.to_le_bytes());
    // Sector 1 follows sector 1.
    circle[516..520].copy_from_slice(&1_u32.to_le_bytes());
    assert_eq!(refused(&circle), SpreadsheetError::Broken);
    // The chain of the table itself goes in a circle.
    circle[68..72].copy_from_slice(&2_u32.to_le_bytes());
    circle[512 * 4 - 4..].copy_from_slice(&2_u32.to_le_bytes());
    assert_eq!(refused(&circle), SpreadsheetError::Broken);
}

#[test]
fn reading_stops_when_it_is_time() {
    let rows = "<row><c><v>1</v></c></row>".repeat(5_000);
    assert_eq!(read(&sheet_of(&rows), &|| true), Err(SpreadsheetError::Stopped));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Damage never makes it panic. The records of an old file are not compressed, so it reaches all of them.
    #[test]
    fn damaged_files_are_read_or_refused(which in 0_usize..4, damage in prop::collection::vec((any::<u16>(), any::<u8>()), 1..20)) {
        let mut bytes = [XLSX, XLS, ODS, include_bytes!("files/locked.xlsx")][which].to_vec();
        for (at, byte) in damage {
            let at = usize::from(at) % bytes.len();
            bytes[at] = byte;
        }
        let _ = sheets(&bytes);
    }

    #[test]
    fn damaged_xml_is_read_or_refused(cells in "[<>/a-z\"=& ;0-9rcvt]{0,200}") {
        let _ = sheets(&sheet_of(&format!("<row><c><v>1</v></c></row>{cells}")));
        let _ = sheets(&content(&cells));
    }
}
