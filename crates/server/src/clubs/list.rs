//! Reads and writes lists of members as CSV. Reading accepts the delimiters, headings and line ends of common programs.

use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use boneyard_club::csv::{read_cell, safe_cell};
use boneyard_protocol::club::{
    CLUB_NAME_CHARS_MAX, JoinedNote, LineFault, ListColumn, ListFault, MemberEntry, NOTE_CHARS_MAX,
};
use boneyard_store::Member;
use boneyard_text::{visible_line, visible_name};

use crate::email::email;

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

/// The possible delimiters of fields. Programs write `;` or tabs in languages where the comma is the decimal mark.
const DELIMITERS: [u8; 3] = *b",;\t";

/// The headings of each column, in lower case, in the client's languages.
const HEADINGS: [(ListColumn, &[&str]); 3] = [
    (
        ListColumn::Name,
        &[
            "name",
            "names",
            "full name",
            "member",
            "player",
            "имя",
            "фио",
            "имя и фамилия",
            "фамилия и имя",
            "участник",
            "игрок",
            "ime",
            "ime i prezime",
            "prezime i ime",
            "član",
            "igrač",
            "nombre",
            "nombre completo",
            "nombre y apellidos",
            "miembro",
            "jugador",
            "nome",
            "nome completo",
            "nome e sobrenome",
            "membro",
            "jogador",
        ],
    ),
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
    let (delimiter, records) = records_of(&text).map_err(|fault| vec![fault])?;
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

/// The text without a byte order mark. Spreadsheets call UTF-16 “Unicode text”.
fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, ListFault> {
    match bytes {
        [0xff, 0xfe, text @ ..] => return utf_16(text, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, text @ ..] => return utf_16(text, u16::from_be_bytes).map(Cow::Owned),
        _ => {}
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text))),
        Err(error) => {
            let read = &bytes[..error.valid_up_to()];
            Err(ListFault { line: line_breaks(read) + 1, fault: LineFault::Encoding })
        }
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ListFault> {
    let (units, odd) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(units.len());
    let mut is_text = odd.is_empty();
    for letter in char::decode_utf16(units.iter().map(|bytes| unit(*bytes))) {
        match letter {
            Ok(letter) => text.push(letter),
            Err(_) => {
                is_text = false;
                break;
            }
        }
    }
    let fault = ListFault { line: line_breaks(text.as_bytes()) + 1, fault: LineFault::Encoding };
    if is_text { Ok(text) } else { Err(fault) }
}

/// A record: one line, or several if a quoted field has line breaks.
struct Record {
    line: usize,
    fields: Vec<String>,
}

/// The delimiter of a list, and its records.
fn records_of(text: &str) -> Result<(u8, Vec<Record>), ListFault> {
    // Blank, but still a line, so that faults have the right numbers.
    let without_first = declared(text).map(|(delimiter, line)| (delimiter, &text[line.len()..]));
    let (delimiter, text) = without_first.unwrap_or_else(|| (delimiter_of(text), text));
    if let Some(line) = open_quote(text, delimiter) {
        return Err(ListFault { line, fault: LineFault::OpenQuote });
    }
    let mut reader = reader(text, delimiter);
    let mut records = Vec::new();
    let (mut line, mut counted_bytes) = (1, 0);
    let mut record = csv::StringRecord::new();
    loop {
        let start = usize::try_from(reader.position().byte()).unwrap_or(text.len());
        // Reading cannot fail here: the text is valid UTF-8, and records can have any number of fields.
        if !reader.read_record(&mut record).unwrap_or(false) {
            return Ok((delimiter, records));
        }
        // The reader skips empty lines before a record.
        let start = start + text[start..].bytes().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        line += line_breaks(&text.as_bytes()[counted_bytes..start]);
        counted_bytes = start;
        let fields: Vec<String> = record.iter().map(|field| read_cell(field.trim()).to_owned()).collect();
        if fields.iter().any(|field| !field.is_empty()) {
            records.push(Record { line, fields });
        }
    }
}

fn reader(text: &str, delimiter: u8) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(text.as_bytes())
}

/// The delimiter that a first line such as `sep=;` names for Excel, and this line without its end.
fn declared(text: &str) -> Option<(u8, &str)> {
    let line = text.split(['\r', '\n']).next()?;
    let setting = line.trim_matches('"');
    let is_setting = setting.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("sep="));
    match setting.as_bytes().get(4..) {
        // Other programs put empty cells behind the setting.
        Some([delimiter, rest @ ..]) if is_setting && rest.iter().all(|byte| b"\",;\t ".contains(byte)) => {
            delimiter.is_ascii().then_some((*delimiter, line))
        }
        _ => None,
    }
}

/// The delimiter of a list: the first delimiter with which the first line has headings or an e-mail, or else the
/// delimiter with which the first line has the most fields.
fn delimiter_of(text: &str) -> u8 {
    let first_fields = |delimiter: u8| -> Vec<String> {
        let mut records = reader(text, delimiter).into_records();
        let record = records.next().and_then(Result::ok);
        record.iter().flatten().map(|field| field.trim().to_owned()).collect()
    };
    let is_likely = |delimiter: &u8| {
        let fields = first_fields(*delimiter);
        are_headings(&fields) || fields.iter().any(|field| email(field).is_some())
    };
    let by_count = || DELIMITERS.into_iter().rev().max_by_key(|delimiter| first_fields(*delimiter).len());
    DELIMITERS.into_iter().find(is_likely).or_else(by_count).unwrap_or(b',')
}

/// The line of the quotation mark that is not closed, from 1; `None` if all are closed.
fn open_quote(text: &str, delimiter: u8) -> Option<usize> {
    enum QuoteState {
        Start,
        Plain,
        Quoted(usize),
        /// After a quotation mark that closes the field or is the first of a doubled mark.
        Closed(usize),
    }
    let mut state = QuoteState::Start;
    for (at, byte) in text.bytes().enumerate() {
        state = match (state, byte) {
            (QuoteState::Start, b'"') => QuoteState::Quoted(at),
            (QuoteState::Closed(opened), b'"') => QuoteState::Quoted(opened),
            (QuoteState::Quoted(opened), b'"') => QuoteState::Closed(opened),
            (QuoteState::Quoted(opened), _) => QuoteState::Quoted(opened),
            (_, b'\r' | b'\n') => QuoteState::Start,
            (_, byte) if byte == delimiter => QuoteState::Start,
            _ => QuoteState::Plain,
        };
    }
    match state {
        QuoteState::Quoted(opened) => Some(line_breaks(&text.as_bytes()[..opened]) + 1),
        _ => None,
    }
}

/// The number of line breaks. `\n`, `\r` and `\r\n` each count as one.
fn line_breaks(bytes: &[u8]) -> usize {
    let ends = |at: usize| match bytes[at] {
        b'\n' => true,
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        _ => false,
    };
    (0..bytes.len()).filter(|at| ends(*at)).count()
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
        let mut places: HashMap<ListColumn, usize> = HashMap::new();
        let mut ignored = Vec::new();
        let mut faults = Vec::new();
        let mut refuse = |fault| faults.push(ListFault { line: headings.line, fault });
        for (at, field) in headings.fields.iter().enumerate() {
            match heading(field) {
                Some(column) if places.insert(column, at).is_some() => {
                    refuse(LineFault::ColumnTwice { column })
                }
                Some(_) => {}
                None if field.is_empty() => {}
                None => ignored.push(field.clone()),
            }
        }
        let place = |column| places.get(&column).copied();
        let name = place(ListColumn::Name);
        if name.is_none() {
            refuse(LineFault::NoColumn { column: ListColumn::Name });
        }
        let (email, note) = (place(ListColumn::Email), place(ListColumn::Note));
        let count = headings.fields.iter().rposition(|field| !field.is_empty()).map_or(0, |last| last + 1);
        // A list without notes can have them behind its columns.
        let note = note.or(Some(count));
        match name {
            Some(name) if faults.is_empty() => Ok(Columns { name, email, note, count, ignored }),
            _ => Err(faults),
        }
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
