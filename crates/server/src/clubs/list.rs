//! Reads and writes lists of members as CSV. Reading accepts the delimiters, headings and line ends of common programs.

pub(crate) mod entries;
mod records;

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use boneyard_club::csv::safe_cell;
use boneyard_protocol::club::{
    CLUB_NAME_CHARS_MAX, JoinedNote, LineFault, ListColumn, ListFault, MemberEntry, NOTE_CHARS_MAX,
};
use boneyard_store::Member;
use boneyard_text::{visible_line, visible_name};

use crate::email::email;
use records::{Headings, NAME_HEADINGS, Record, records_of, text_of};

/// A list that can be imported.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct List {
    /// The members, in the order of the list.
    pub(crate) entries: Vec<Listed>,
    /// The headings of columns that are left out.
    pub(crate) ignored: Vec<String>,
    /// The notes that are joined from several fields.
    pub(crate) joined: Vec<JoinedNote>,
}

/// A member on a list.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) name: String,
    /// Empty if the line has none.
    pub(crate) email: String,
    /// `None` if the list has no column for notes, or if this line ends before that column.
    pub(crate) note: Option<String>,
}

/// The headings of each column, in lower case, in the client's languages.
const HEADINGS: [(ListColumn, &[&str]); 3] = [
    (ListColumn::Name, NAME_HEADINGS),
    (
        ListColumn::Email,
        &[
            "email",
            "e-mail",
            "mail",
            "email address",
            "e-mail address",
            "почта",
            "эл. почта",
            "e-mail адрес",
            "электронная почта",
            "адрес электронной почты",
            "e-pošta",
            "epošta",
            "e-adresa",
            "e-mail adresa",
            "mail adresa",
            "correo",
            "correo electrónico",
            "correo electronico",
            "e-mail correo",
            "correio eletrônico",
            "correio eletronico",
            "correio eletrónico",
            "endereço de e-mail",
        ],
    ),
    (
        ListColumn::Note,
        &[
            "note",
            "notes",
            "comment",
            "comments",
            "remark",
            "заметка",
            "заметки",
            "примечание",
            "примечания",
            "комментарий",
            "bilješka",
            "napomena",
            "komentar",
            "nota",
            "notas",
            "observación",
            "observaciones",
            "comentario",
            "observação",
            "observações",
            "comentário",
        ],
    ),
];

/// Reads a list: name, e-mail and note, or the columns that its headings name. Only the name is required.
///
/// # Errors
/// The faults of all invalid lines, in line order. Faults of the encoding, the quotation marks or the headings are
/// returned without those of further lines.
pub(crate) fn read(bytes: &[u8]) -> Result<List, Vec<ListFault>> {
    let text = text_of(bytes).map_err(|fault| vec![fault])?;
    let is_likely =
        |fields: &[String]| are_headings(fields) || fields.iter().any(|field| email(field).is_some());
    let (delimiter, records) = records_of(&text, is_likely).map_err(|fault| vec![fault])?;
    let mut records = records.into_iter().peekable();
    let Some(first) = records.peek() else {
        return Err(vec![ListFault { line: 1, fault: LineFault::Empty }]);
    };
    let columns = if are_headings(&first.fields) {
        let headings = Columns::named(first)?;
        records.next();
        headings
    } else {
        Columns::in_order()
    };
    let mut entries = Vec::new();
    let mut joined = Vec::new();
    let mut faults = Vec::new();
    let mut earlier = EarlierLines::default();
    for mut record in records {
        let is_joined = columns.join_note(&mut record, delimiter);
        match is_joined.and_then(|is_joined| Ok((is_joined, columns.entry(&record, &mut earlier)?))) {
            Ok((is_joined, entry)) => {
                joined.extend(
                    entry
                        .note
                        .clone()
                        .filter(|_| is_joined)
                        .map(|note| JoinedNote { line: record.line, note }),
                );
                entries.push(entry);
            }
            Err(fault) => faults.push(ListFault { line: record.line, fault }),
        }
    }
    if entries.is_empty() && faults.is_empty() {
        faults.push(ListFault { line: 1, fault: LineFault::Empty });
    }
    if faults.is_empty() { Ok(List { entries, ignored: columns.ignored, joined }) } else { Err(faults) }
}

/// Writes a list that `read` accepts. A spreadsheet shows every cell as text, never as a formula.
pub(crate) fn write(members: &[MemberEntry]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    writer.write_record(["name", "email", "note"])?;
    for MemberEntry { name, email, note } in members {
        writer.write_record([name, email, note].map(|text| safe_cell(text).into_owned()))?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

fn heading(field: &str) -> Option<ListColumn> {
    let field = field.to_lowercase();
    HEADINGS.iter().find(|(_, words)| words.contains(&field.as_str())).map(|(column, _)| *column)
}

/// Whether a line has headings instead of a member.
fn are_headings(fields: &[String]) -> bool {
    fields.iter().all(|field| !field.contains('@')) && fields.iter().any(|field| heading(field).is_some())
}

/// The column numbers of the fields.
struct Columns {
    name: usize,
    email: Option<usize>,
    note: Option<usize>,
    /// How many columns a line has.
    count: usize,
    ignored: Vec<String>,
}

impl Columns {
    fn in_order() -> Self {
        Columns { name: 0, email: Some(1), note: Some(2), count: 3, ignored: Vec::new() }
    }

    fn named(headings: &Record) -> Result<Self, Vec<ListFault>> {
        let Headings { places, ignored, name } = Headings::of(headings, heading)?;
        let place = |column| places.get(&column).copied();
        let (email, note) = (place(ListColumn::Email), place(ListColumn::Note));
        let count = headings.fields.iter().rposition(|field| !field.is_empty()).map_or(0, |last| last + 1);
        // A list without notes can have them behind its columns.
        let note = note.or(Some(count));
        Ok(Columns { name, email, note, count, ignored })
    }

    /// Joins the fields behind the last column to its note: the note has a delimiter that is not in quotation marks. Returns whether there are
    /// such fields.
    ///
    /// # Errors
    /// The last column is not the note, so it is not clear where the fields belong.
    fn join_note(&self, record: &mut Record, delimiter: u8) -> Result<bool, LineFault> {
        let is_surplus = record.fields.iter().skip(self.count).any(|field| !field.is_empty());
        let Some(note) = self.note.filter(|note| note + 1 >= self.count) else {
            return if is_surplus {
                Err(LineFault::TooManyFields { columns: self.count })
            } else {
                Ok(false)
            };
        };
        if is_surplus {
            let joint = if delimiter.is_ascii_whitespace() {
                " ".into()
            } else {
                format!("{} ", char::from(delimiter))
            };
            let parts: Vec<String> = record.fields.drain(note..).filter(|part| !part.is_empty()).collect();
            record.fields.push(parts.join(&joint));
        }
        Ok(is_surplus)
    }

    /// The member on a line. `earlier` has the members of the lines before.
    fn entry(&self, record: &Record, earlier: &mut EarlierLines) -> Result<Listed, LineFault> {
        let field = |at: usize| record.fields.get(at).map(String::as_str).filter(|field| !field.is_empty());
        let name = field(self.name).ok_or(LineFault::NoName)?;
        let (name, given) = match self.email.and_then(field) {
            Some(given) => (name, Some(given)),
            None => name_and_email(name),
        };
        let name = visible_name(name, CLUB_NAME_CHARS_MAX)
            .map_err(|_| LineFault::BadName { max: CLUB_NAME_CHARS_MAX })?;
        let email = match given {
            Some(given) => email(given).ok_or_else(|| LineFault::BadEmail { email: shortened(given) })?,
            None => String::new(),
        };
        let note = match self.note.and_then(|at| record.fields.get(at)) {
            Some(note) => {
                let note = visible_line(note, NOTE_CHARS_MAX);
                Some(note.map_err(|_| LineFault::BadNote { max: NOTE_CHARS_MAX })?)
            }
            None => None,
        };
        earlier.add(record.line, &name, &email)?;
        Ok(Listed { name, email, note })
    }
}

/// Splits `Ana ana@example.org` and `Ana <ana@example.org>`, as mail programs write them.
fn name_and_email(text: &str) -> (&str, Option<&str>) {
    let split = text.rsplit_once(' ').map(|(name, last)| (name, last.trim_matches(['<', '>'])));
    match split {
        Some((name, last)) if last.contains('@') => (name, Some(last)),
        _ => (text, None),
    }
}

/// The names and e-mails of earlier lines, to find the same member twice.
#[derive(Default)]
struct EarlierLines {
    /// The line of each e-mail, by [`Member::email_key`].
    emails: HashMap<String, usize>,
    /// The first line of each name, and whether one of its lines has no e-mail.
    names: HashMap<String, (usize, bool)>,
}

impl EarlierLines {
    /// Adds a line, unless an earlier one means the same member.
    fn add(&mut self, line: usize, name: &str, email: &str) -> Result<(), LineFault> {
        if let Some(key) = Member::email_key(email) {
            match self.emails.entry(key) {
                Entry::Occupied(earlier) => {
                    return Err(LineFault::EmailTwice { email: email.into(), line: *earlier.get() });
                }
                Entry::Vacant(first) => first.insert(line),
            };
        }
        let (first, lacks_email) = self.names.entry(name.into()).or_insert((line, email.is_empty()));
        // People of one name can be told apart only if each has an e-mail.
        if *first != line && (*lacks_email || email.is_empty()) {
            return Err(LineFault::NameTwice { name: name.into(), line: *first });
        }
        *lacks_email |= email.is_empty();
        Ok(())
    }
}

/// The start of a text, enough to find it in the list.
fn shortened(text: &str) -> String {
    text.chars().take(CLUB_NAME_CHARS_MAX).collect()
}

#[cfg(test)]
mod tests;
