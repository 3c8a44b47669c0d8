//! Reads and writes entry lists of competitions as CSV.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use boneyard_club::competition::{COMPETITION_ENTRIES_MAX, CompetitionEntry, LICENCE_CHARS_MAX};
use boneyard_club::csv::safe_cell;
use boneyard_protocol::club::{CLUB_NAME_CHARS_MAX, LineFault, ListColumn, ListFault};
use boneyard_protocol::competition::EntryListRead;
use boneyard_text::{visible_line, visible_name};

use super::records::{Headings, NAME_HEADINGS, Record, records_of, text_of};

/// The headings of licence numbers, in lower case, in the client's languages.
const LICENCE_HEADINGS: &[&str] = &[
    "licence",
    "license",
    "licence number",
    "license number",
    "licence no",
    "license no",
    "licence no.",
    "license no.",
    "federation number",
    "лицензия",
    "номер лицензии",
    "№ лицензии",
    "licenca",
    "licencija",
    "broj licence",
    "broj licencije",
    "broj iskaznice",
    "licencia",
    "número de licencia",
    "numero de licencia",
    "nº de licencia",
    "n.º de licencia",
    "carné",
    "licença",
    "número da licença",
    "número de licença",
    "nº da licença",
    "n.º da licença",
    "carteirinha",
];

/// The headings of clubs, in lower case, in the client's languages.
const CLUB_HEADINGS: &[&str] = &[
    "club",
    "club name",
    "name of the club",
    "клуб",
    "название клуба",
    "klub",
    "naziv kluba",
    "nombre del club",
    "clube",
    "nome do clube",
];

/// Reads an entry list: names alone, or the columns that its headings name.
///
/// # Errors
/// The faults of all invalid lines, in line order.
pub(crate) fn read(bytes: &[u8]) -> Result<EntryListRead, Vec<ListFault>> {
    let text = text_of(bytes).map_err(|fault| vec![fault])?;
    let (_, records) = records_of(&text, are_headings).map_err(|fault| vec![fault])?;
    let Some(first) = records.first() else {
        return Err(vec![ListFault { line: 1, fault: LineFault::Empty }]);
    };
    let (columns, records) = if are_headings(&first.fields) {
        (Headings::of(first, heading)?, &records[1..])
    } else if records.iter().any(|record| record.fields.iter().filter(|field| !field.is_empty()).count() > 1)
    {
        return Err(vec![ListFault { line: first.line, fault: LineFault::NoHeadings }]);
    } else {
        let name = first.fields.iter().position(|field| !field.is_empty()).unwrap_or_default();
        (Headings { places: HashMap::new(), ignored: Vec::new(), name }, &records[..])
    };
    if let Some(surplus) = records.get(COMPETITION_ENTRIES_MAX) {
        let fault = LineFault::TooManyEntries { max: COMPETITION_ENTRIES_MAX };
        return Err(vec![ListFault { line: surplus.line, fault }]);
    }
    let mut entries = Vec::with_capacity(records.len());
    let mut faults = Vec::new();
    let mut earlier = EarlierLines::default();
    for record in records {
        match columns.entry(record).and_then(|entry| earlier.add(record.line, entry)) {
            Ok(entry) => entries.push(entry),
            Err(fault) => faults.push(ListFault { line: record.line, fault }),
        }
    }
    if entries.is_empty() && faults.is_empty() {
        faults.push(ListFault { line: 1, fault: LineFault::Empty });
    }
    if faults.is_empty() { Ok(EntryListRead { entries, ignored: columns.ignored }) } else { Err(faults) }
}

/// Writes a list that `read` accepts. A spreadsheet shows every cell as text, never as a formula.
pub(crate) fn write(entries: &[CompetitionEntry]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    writer.write_record(["name", "licence", "club"])?;
    for CompetitionEntry { name, licence, club } in entries {
        writer.write_record([name, licence, club].map(|text| safe_cell(text).into_owned()))?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

fn heading(field: &str) -> Option<ListColumn> {
    let field = field.to_lowercase();
    let columns = [
        (ListColumn::Name, NAME_HEADINGS),
        (ListColumn::Licence, LICENCE_HEADINGS),
        (ListColumn::Club, CLUB_HEADINGS),
    ];
    columns.iter().find(|(_, words)| words.contains(&field.as_str())).map(|(column, _)| *column)
}

fn are_headings(fields: &[String]) -> bool {
    fields.iter().any(|field| heading(field).is_some())
}

impl Headings {
    fn entry(&self, record: &Record) -> Result<CompetitionEntry, LineFault> {
        let field = |at: usize| record.fields.get(at).map_or("", String::as_str);
        let of = |column| self.places.get(&column).map_or("", |at| field(*at));
        let name = Some(field(self.name)).filter(|name| !name.is_empty()).ok_or(LineFault::NoName)?;
        Ok(CompetitionEntry {
            name: visible_name(name, CLUB_NAME_CHARS_MAX)
                .map_err(|_| LineFault::BadName { max: CLUB_NAME_CHARS_MAX })?,
            licence: visible_line(of(ListColumn::Licence), LICENCE_CHARS_MAX)
                .map_err(|_| LineFault::BadLicence { max: LICENCE_CHARS_MAX })?,
            club: visible_line(of(ListColumn::Club), CLUB_NAME_CHARS_MAX)
                .map_err(|_| LineFault::BadClub { max: CLUB_NAME_CHARS_MAX })?,
        })
    }
}

/// The lines of names and licence numbers, to find them twice.
#[derive(Default)]
struct EarlierLines {
    names: HashMap<String, usize>,
    licences: HashMap<String, usize>,
}

impl EarlierLines {
    /// Adds a line, unless an earlier one has the same name or licence number.
    fn add(&mut self, line: usize, entry: CompetitionEntry) -> Result<CompetitionEntry, LineFault> {
        match self.names.entry(entry.name.clone()) {
            Entry::Occupied(earlier) => {
                return Err(LineFault::EntryTwice { name: entry.name, line: *earlier.get() });
            }
            Entry::Vacant(first) => first.insert(line),
        };
        if !entry.licence.is_empty() {
            match self.licences.entry(entry.licence.to_lowercase()) {
                Entry::Occupied(earlier) => {
                    return Err(LineFault::LicenceTwice { licence: entry.licence, line: *earlier.get() });
                }
                Entry::Vacant(first) => first.insert(line),
            };
        }
        Ok(entry)
    }
}

#[cfg(test)]
mod tests {
    use super::{CompetitionEntry, EntryListRead, LineFault, ListColumn, ListFault, read, write};

    fn entry(name: &str, licence: &str, club: &str) -> CompetitionEntry {
        CompetitionEntry { name: name.into(), licence: licence.into(), club: club.into() }
    }

    #[track_caller]
    fn entries(text: &str) -> EntryListRead {
        read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?} in {text:?}"))
    }

    fn faults(text: &str) -> Vec<(usize, LineFault)> {
        let faults = read(text.as_bytes()).expect_err("a list with faults");
        faults.into_iter().map(|ListFault { line, fault }| (line, fault)).collect()
    }

    #[test]
    fn headings_name_columns_in_any_order_and_in_five_languages() {
        let lists = [
            "Club,Licence number,Name\nSplit,HR-1,Ana",
            "Клуб;Номер лицензии;ФИО\nSplit;HR-1;Ana",
            "Klub\tBroj licence\tIme i prezime\nSplit\tHR-1\tAna",
            "Club;N.º de licencia;Nombre\nSplit;HR-1;Ana",
            "\u{feff}Clube,Número da licença,Nome\r\nSplit,HR-1,Ana\r\n",
        ];
        for text in lists {
            assert_eq!(entries(text).entries, [entry("Ana", "HR-1", "Split")], "{text}");
        }
        let list = entries("Name;Born;Club\nAna;1990;\n");
        assert_eq!((list.entries, list.ignored), (vec![entry("Ana", "", "")], vec!["Born".to_owned()]));
    }

    #[test]
    fn a_list_without_headings_has_names_alone() {
        let list = entries(" Ana  Marić \n\nBoris\n");
        assert_eq!(list.entries, [entry("Ana Marić", "", ""), entry("Boris", "", "")]);
        assert_eq!(faults("Ana\tHR-1\nBoris\tHR-2"), [(1, LineFault::NoHeadings)]);
    }

    #[test]
    fn lines_with_faults_are_named() {
        let text = "name;licence;club\nAna;1;x\nAna;2;y\nBoris;1;\n;3;\n";
        let twice = |name: &str| LineFault::EntryTwice { name: name.into(), line: 2 };
        let licence = LineFault::LicenceTwice { licence: "1".into(), line: 2 };
        assert_eq!(faults(text), [(3, twice("Ana")), (4, licence), (5, LineFault::NoName)]);
        let long =
            format!("name;licence;club\n{};1;\nB;{};\nC;;{}", "x".repeat(61), "1".repeat(31), "y".repeat(61));
        let max = 60;
        assert_eq!(
            faults(&long),
            [
                (2, LineFault::BadName { max }),
                (3, LineFault::BadLicence { max: 30 }),
                (4, LineFault::BadClub { max })
            ]
        );
        assert_eq!(faults("licence;club\n1;x"), [(1, LineFault::NoColumn { column: ListColumn::Name })]);
        assert_eq!(faults("club;name;klub\n"), [(1, LineFault::ColumnTwice { column: ListColumn::Club })]);
        for empty in ["", "\n", "name;licence\n"] {
            assert_eq!(faults(empty), [(1, LineFault::Empty)], "{empty:?}");
        }
        let many: String = (0..=2000).map(|number| format!("P{number}\n")).collect();
        assert_eq!(faults(&many), [(2001, LineFault::TooManyEntries { max: 2000 })]);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let list = [entry("Pérez, Luis", "=1", "\"Split\""), entry("Ana", "", "")];
        let text = write(&list).expect("a list");
        assert_eq!(read(&text).expect("the same list").entries, list);
    }
}
